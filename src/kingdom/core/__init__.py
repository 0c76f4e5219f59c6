"""The kernel: state, events, actions, modules, engine. Standard library only, no I/O, no randomness."""
