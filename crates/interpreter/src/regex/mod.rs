//! Python's `re`: the pattern language, its compiler and its matcher.
