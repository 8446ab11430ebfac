type('x', tuple(type(str(i), (), {}) for i in range(3000)), {})
