"""Rules on rows as machine code: the subset of Python that becomes C++, and the library that is made from it.

A rule is a plain function over numbers and memory (`memory`). What Python calls is marked (`entry`) and called through
`bound`, which gives the library's function or, where there is no library, the function itself.
"""

from kingdom.native.entry import Checked, Refused, entry
from kingdom.native.library import bound, is_native

__all__ = ["Checked", "Refused", "bound", "entry", "is_native"]
