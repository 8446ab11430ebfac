unidata_version = "14.0.0"


class _Version:
    unidata_version = "3.2.0"

    def __getattr__(self, name):
        return globals()[name]


ucd_3_2_0 = _Version()
