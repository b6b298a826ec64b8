from IPython.display import IFrame

IFrame("https://coalescope.example/en/embed/banks/?v=1&stride=33", width="100%", height=640)
