"""`final_answer` ends a cell from anywhere, and no `except` can hold it back."""


def search(numbers, wanted):
    for number in numbers:
        try:
            if number * number == wanted:
                final_answer(number)
        except BaseException:
            print("never printed")
        finally:
            print("looked at", number)


search(range(10), 9)
