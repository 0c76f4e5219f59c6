"""The kernel: state, events, actions, modules, engine. Standard library only, no input or output, no chance."""
