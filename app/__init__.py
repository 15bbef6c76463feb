"""Window and command line. Qt only: every rule and every figure comes from `core`."""
