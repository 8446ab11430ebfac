# str.format with numbers: alignment, signs, grouping, types, nested widths.
for spec in ("{}", "{:d}", "{:5}|", "{:<5}|", "{:^5}|", "{:>5}|", "{:05}", "{:+}", "{: }", "{:,}", "{:_}", "{:x}", "{:#x}", "{:o}", "{:b}", "{:e}", "{:f}", "{:.1f}", "{:g}", "{:%}", "{:*^9}", "{:=+7}", "{!r}", "{!s:>6}", "{:c}"):
    print(spec, *(spec.format(v) for v in (65, 7, 1000)), *((spec.format(-65),) if "c" not in spec else ()))
for spec in ("{}", "{:.2f}", "{:8.3f}", "{:<8.1f}|", "{:e}", "{:.3e}", "{:g}", "{:.3g}", "{:%}", "{:,.2f}", "{:+.1f}", "{: .1f}", "{:08.2f}", "{:.0f}", "{!r}", "{:10}|", "{:n}", "{:#.0f}", "{:.10}"):
    print(spec, *(spec.format(v) for v in (3.14159, -2.5, 1234567.891, 1e-7, 0.0)))
