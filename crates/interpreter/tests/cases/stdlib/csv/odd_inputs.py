# Unusual separators, quotes, spaces and line ends.
import csv, io
cases = [('a,"b ""c"" d",e', {}), ("a,,b,", {}), ('"",""', {}), ("a;b;'c;d'", {"delimiter": ";", "quotechar": "'"}), ("a, b,  c", {"skipinitialspace": True}), ('a, "b c", d', {}), ('a, "b c", d', {"skipinitialspace": True}), ("a\\,b,c", {"escapechar": "\\"}), ('"a\\"b",c', {"escapechar": "\\"}), ("a|b|c", {"delimiter": "|"}), ("1,'2',\"3\"", {"quoting": csv.QUOTE_NONE}), ('"x"y"z",w', {}), ("tab\tsep", {"dialect": "excel-tab"}), ("  ,  ", {}), ('"multi\nline",b', {}), ("é,ß,日本", {}), ("a b c", {"delimiter": " "}), ("a  b", {"delimiter": " "}), ('"1","2.5",x' , {}), ("#c,1", {})]
for text, opts in cases: print(repr(text), opts, list(csv.reader(io.StringIO(text), **opts)))
for ends in ("\n", "\r\n", "\r"): print(repr(ends), list(csv.reader(io.StringIO(ends.join(["a,b", "c,d"]), newline=""))))
for row in (["x y", "z"], ['"'], ["'"], ["a\nb"], ["\r"], [" lead"], [0, 0.0, False, None, ""], ["\\"], ["a,b", 'c"d'], []):
    o = io.StringIO(); csv.writer(o).writerow(row); print(row, repr(o.getvalue()))
big = [[str(i * j) for j in range(3)] for i in range(50)]; o = io.StringIO(); csv.writer(o).writerows(big); o.seek(0); print(list(csv.reader(o)) == big)
