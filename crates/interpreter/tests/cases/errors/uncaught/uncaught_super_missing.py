# A method that no parent has.
class A: pass
class B(A):
    def run(self): return super().run()
print("calling")
B().run()
