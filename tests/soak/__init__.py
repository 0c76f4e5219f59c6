"""A soak: the tests of faults as a program that runs for as long as wanted, and continues where it stopped."""
