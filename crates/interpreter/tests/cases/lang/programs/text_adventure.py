# A scripted text adventure with rooms, items and commands.
ROOMS = {
    "hall": {"text": "A dusty hall.", "exits": {"north": "library", "east": "kitchen"}, "items": ["lamp"]},
    "library": {"text": "Shelves everywhere.", "exits": {"south": "hall", "down": "cellar"}, "items": ["book"], "locked": {"down": "key"}},
    "kitchen": {"text": "It smells of soup.", "exits": {"west": "hall"}, "items": ["key", "spoon"]},
    "cellar": {"text": "Dark and cold.", "exits": {"up": "library"}, "items": ["treasure"], "dark": True},
}
class GameOver(Exception):
    pass
class Game:
    aliases = {"n": "go north", "s": "go south", "e": "go east", "w": "go west", "i": "inventory", "l": "look"}
    def __init__(self):
        self.rooms = {k: {**v, "items": list(v["items"])} for k, v in ROOMS.items()}
        self.here, self.bag, self.moves = "hall", [], 0
    @property
    def room(self):
        return self.rooms[self.here]
    def play(self, script):
        for line in script:
            print(">", line)
            verb, *args = self.aliases.get(line, line).split()
            method = getattr(self, f"do_{verb}", None)
            self.moves += 1
            try:
                print(method(*args) if method else f"I do not know how to {verb}.")
            except TypeError:
                print(f"{verb.capitalize()} what?")
            except GameOver as e:
                print(e, f"({self.moves} moves)")
                return
    def do_look(self):
        if self.room.get("dark") and "lamp" not in self.bag:
            return "It is pitch dark."
        items = f" You see: {', '.join(sorted(self.room['items']))}." if self.room["items"] else ""
        return f"{self.room['text']} Exits: {', '.join(self.room['exits'])}.{items}"
    def do_go(self, where):
        match self.room["exits"].get(where), self.room.get("locked", {}).get(where):
            case None, _:
                return "You cannot go that way."
            case _, str(key) if key not in self.bag:
                return f"It is locked; you need a {key}."
            case target, _:
                self.here = target
                return self.do_look()
    def do_take(self, item):
        if item not in self.room["items"]:
            return f"There is no {item} here."
        self.room["items"].remove(item)
        self.bag.append(item)
        if item == "treasure":
            raise GameOver("You win!")
        return f"Taken: {item}."
    def do_drop(self, item):
        try:
            self.bag.remove(item)
        except ValueError:
            return f"You have no {item}."
        self.room["items"].append(item)
        return f"Dropped: {item}."
    def do_inventory(self):
        return f"You carry {', '.join(self.bag) or 'nothing'}."
Game().play(["l", "i", "n", "go down", "s", "take lamp", "e", "take key", "take gold", "take", "w", "n", "dance", "drop spoon", "i", "go down", "take treasure", "look"])
