"""The README as a package index shows it: without pictures and links to files that only a clone has."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

PICTURE = re.compile(r"^(?:<img [^>]*>|!\[[^\]]*\]\([^)]*\))\n", re.MULTILINE)
LINK = re.compile(r"\[([^\]]*)\]\((?!https?:)[^)]*\)")
WHY = re.compile(r" \(\[(?:why|how)\]\((?!https?:)[^)]*\)\)")  # says nothing without its link


class ReadmeHook(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        page = Path(self.root, "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": for_index(page)}


def for_index(page: str) -> str:
    return LINK.sub(r"\1", WHY.sub("", PICTURE.sub("", page)))
