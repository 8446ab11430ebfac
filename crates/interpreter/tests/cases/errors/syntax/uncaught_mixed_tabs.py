# Tabs and spaces that do not agree.
if True:
        x = 1
	y = 2
print(x)
