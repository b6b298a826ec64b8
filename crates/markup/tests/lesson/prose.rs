//! Prose becomes HTML.

use expect_test::expect;

use super::check;

#[test]
fn headings_carry_their_ids_and_terms_their_colours() {
    check(
        "## What counts {#hardware}\n\n[32 lanes](term:lane) *touch* `sectors`.\n",
        expect![[r#"
            <h2 id="hardware">What counts</h2>
            <p><a class="term lane" href="../glossary/#term-lane">32 lanes</a> <em>touch</em> <code>sectors</code>.</p>
        "#]],
    );
}

#[test]
fn links_lead_inside_and_outside() {
    check(
        "## A {#a}\n\n[here](#a), [there](../banks/#padding), [the guide](https://example.org/?a=1&b=2)\n",
        expect![[r##"
            <h2 id="a">A</h2>
            <p><a href="#a">here</a>, <a href="../banks/#padding">there</a>, <a href="https://example.org/?a=1&amp;b=2" rel="external noopener">the guide</a></p>
        "##]],
    );
}

#[test]
fn formulas_become_mathml() {
    check(
        "So $S = \\lceil U / 32 \\rceil$:\n\n$$\\eta = \\frac{U}{M}$$\n",
        expect![[r#"
            <p>So <math><mi>S</mi><mo>=</mo><mo stretchy="false">⌈</mo><mi>U</mi><mo lspace="0" rspace="0">/</mo><mn>32</mn><mo stretchy="false">⌉</mo></math>:</p>
            <div class="math" tabindex="0"><math display="block"><mi>η</mi><mo>=</mo><mfrac><mi>U</mi><mi>M</mi></mfrac></math></div>
        "#]],
    );
}

#[test]
fn tables_can_be_scrolled() {
    check(
        "| a | b |\n|---|--:|\n| 1 | 2 |\n",
        expect![[r#"
        <div class="scroll" tabindex="0">
        <table><thead><tr><th>a</th><th style="text-align: right">b</th></tr></thead><tbody>
        <tr><td>1</td><td style="text-align: right">2</td></tr>
        </tbody></table>
        </div>
    "#]],
    );
}

#[test]
fn footnotes_are_numbered_by_their_first_use_over_all_blocks() {
    check(
        "One[^b], two[^a].

```check
fact = [\"S1-24\"]
says = \"It says\"
happens = \"It happens\"
know = \"From the guide[^b] and[^c]\"
```

[^a]: First *defined*.
[^b]: The guide.
[^c]: More.
",
        expect![[r##"
            <p>One<sup class="note"><a id="ref-b" href="#note-b" role="doc-noteref">1</a></sup>, two<sup class="note"><a id="ref-a" href="#note-a" role="doc-noteref">2</a></sup>.</p>
            Check {
                says: "<p>It says</p>\n",
                happens: "<p>It happens</p>\n",
                know: "<p>From the guide<sup class=\"note\"><a id=\"ref-b-2\" href=\"#note-b\" role=\"doc-noteref\">1</a></sup> and<sup class=\"note\"><a id=\"ref-c\" href=\"#note-c\" role=\"doc-noteref\">3</a></sup></p>\n",
                facts: [
                    "S1-24",
                ],
            }
            <section class="notes" role="doc-endnotes">
            <ol>
            <li id="note-b"><p>The guide. <a class="back" href="#ref-b" role="doc-backlink">↩︎</a></p></li>
            <li id="note-a"><p>First <em>defined</em>. <a class="back" href="#ref-a" role="doc-backlink">↩︎</a></p></li>
            <li id="note-c"><p>More. <a class="back" href="#ref-c" role="doc-backlink">↩︎</a></p></li>
            </ol>
            </section>
            facts: S1-24
        "##]],
    );
}

#[test]
fn cuda_is_highlighted() {
    check(
        "```cuda
// stride 2
#define N 32
__global__ void copy(float *out, const float4 *__restrict__ in, int n) {
  __shared__ float tile[32][33];
  unsigned int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = __ldg(&in[2 * i].x);
  __syncthreads();
}
copy<<<grid, 256>>>(out, in, n);
```
",
        expect![[r#"
            <pre class="code cuda" tabindex="0"><code><span class="h-comment">// stride 2</span>
            <span class="h-preprocessor">#define</span> N 32
            <span class="h-builtin">__global__</span> <span class="h-type">void</span> <span class="h-function">copy</span>(<span class="h-type">float</span> *out, <span class="h-keyword">const</span> <span class="h-type">float4</span> *<span class="h-builtin">__restrict__</span> in, <span class="h-type">int</span> n) {
              <span class="h-builtin">__shared__</span> <span class="h-type">float</span> tile[<span class="h-number">32</span>][<span class="h-number">33</span>];
              <span class="h-type">unsigned <span class="h-type">int</span></span> i = <span class="h-builtin">blockIdx</span>.x * <span class="h-builtin">blockDim</span>.x + <span class="h-builtin">threadIdx</span>.x;
              <span class="h-keyword">if</span> (i &lt; n) out[i] = <span class="h-function">__ldg</span>(&amp;in[<span class="h-number">2</span> * i].x);
              <span class="h-function">__syncthreads</span>();
            }
            <span class="h-function">copy</span><span class="h-builtin">&lt;&lt;&lt;</span>grid, <span class="h-number">256</span><span class="h-builtin">&gt;&gt;&gt;</span>(out, in, n);
            </code></pre>
        "#]],
    );
}

#[test]
fn python_and_text_are_code_too() {
    check(
        "```python\n@cuda.jit\ndef f(x):\n    # all\n    return np.sum(x, 0) is None\n```\n\n```text\na < b\n```\n",
        expect![[r#"
            <pre class="code python" tabindex="0"><code><span class="h-builtin">@</span><span class="h-builtin">cuda.jit</span>
            <span class="h-keyword">def</span> <span class="h-function">f</span>(x):
                <span class="h-comment"># all</span>
                <span class="h-keyword">return</span> np.<span class="h-function">sum</span>(x, <span class="h-number">0</span>) <span class="h-keyword">is</span> <span class="h-constant">None</span>
            </code></pre>
            <pre class="code text" tabindex="0"><code>a &lt; b
            </code></pre>
        "#]],
    );
}
