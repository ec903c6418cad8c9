"""Exchanging two directories in one step, where the system can."""

from __future__ import annotations

import ctypes
import os
import sys
from pathlib import Path

# From linux/fcntl.h and linux/fs.h; renameat2(2).
_AT_FDCWD = -100
_RENAME_EXCHANGE = 2


def exchange(one: Path, two: Path) -> bool:
    """Lets two existing paths of one file system change places, so that neither is ever missing.

    False, with nothing done, where the system or the file system has no such operation.
    """
    if not sys.platform.startswith("linux"):
        return False
    try:
        renameat2 = ctypes.CDLL(None, use_errno=True).renameat2
    except (OSError, AttributeError):
        return False
    paths = os.fsencode(one), os.fsencode(two)
    return bool(renameat2(_AT_FDCWD, paths[0], _AT_FDCWD, paths[1], _RENAME_EXCHANGE) == 0)
