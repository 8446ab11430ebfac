# A forgotten comma in a list.
data = [
    1,
    2 3,
]
