"""How the twins are compiled, and what they are played on."""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias

from boomtable.bots import bits
from boomtable.bots.compiled import Row, compiling

Table: TypeAlias = Row[int]  # a whole table as the twins hold it: whole numbers in numbered places

HERE = Path(__file__).parent

compiled = compiling("twins", [*HERE.glob("*.py"), *HERE.glob("envs/*.py"), Path(bits.__file__)])
