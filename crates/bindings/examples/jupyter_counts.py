import json
import subprocess

strides = [1, 2, 4, 8, 16]
accesses = [{"op": "global-load", "width": 4, "offsets": [4 * stride * lane for lane in range(32)]} for stride in strides]
lines = "\n".join(json.dumps(access) for access in accesses)
answers = subprocess.run(["coalescope", "analyze"], input=lines, check=True, capture_output=True, text=True).stdout
{stride: json.loads(answer)["sectors"] for stride, answer in zip(strides, answers.splitlines())}
