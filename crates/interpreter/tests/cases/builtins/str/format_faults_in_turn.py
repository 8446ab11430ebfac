# What is wrong with a template comes in its turn, after what is looked up before it.
class Thing:
    def __repr__(self):
        return "Thing()"


thing = Thing()
thing.a = Thing()
thing.a.b = [1, 2]
for template in ("{0.a..b}", "{0.}", "{0[}", "{0[]}", "{0.a.b[0]}", "{0.a.b[x]}", "{0.a.b[0}", "{0.a.b[0]x}", "{a..b}", "{0.q..}", "{5..}", "{x..}",
                 "{0[a]..b}", "{0!x}", "{0!rr}", "{x!q}", "{7!q}", "{x}}", "{9}{", "{0:{1}}}", "{x}{0!", "{0.a.b[99999999999999999999]}", "{x}{99999999999999999999}",
                 "{0}{}", "{x}{0}{}", "{y}{", "{}{0}", "a}b{x}"):
    try:
        print(template, template.format(thing))
    except Exception as error:
        print(template, type(error).__name__, error)
