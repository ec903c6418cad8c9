"""``python -m acp_codegen``: the same as the ``acp-codegen`` command."""

from __future__ import annotations

import sys

from acp_codegen.cli import main

if __name__ == "__main__":
    sys.exit(main())
