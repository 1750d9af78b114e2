"""Builds docs/ into the package as a site: `python tools/docsite.py [FOLDER]`, unless it is up to date.

Sphinx reads a copy of the pages, whose links to files that only a clone has are plain words; a link that leads
nowhere ends the build. Type and colours are the web client's own, so that has to be built first.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import tomllib
from importlib.metadata import distribution
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tools import webclient

ROOT = webclient.ROOT
DOCS = ROOT / "docs"
THEME = DOCS / "site"
BUILT = ROOT / "src" / "boomtable" / "_docs"
BESIDES = {"CHANGELOG.md": "changelog.md", "CONTRIBUTING.md": "contributing.md"}  # pages from outside of docs/
PROGRAMS = "examples"  # can be downloaded
SCRIPTS = ("sphinx", "snowballstemmer")  # whose search runs in the browser
STEMMERS = "_static/*-stemmer.js"  # language_data.js has them, too
UNUSED = ("objects.inv", ".buildinfo", "_static/*.png", "_static/basic.css", "_static/pygments.css", STEMMERS)
LINK = re.compile(r"(?<!!)\[((?:[^\[\]]|\[[^\]]*\])*)\]\((?![a-z]+:|#)([^)#\s]+)(#[^)\s]*)?\)")
CODE = re.compile(r"(^```.*?^```|^ {4}.*?$|`[^`\n]*`)", re.MULTILINE | re.DOTALL)
ALONE = "---\norphan: true\n---\n\n"  # the first page is the table of contents
ENTRY = re.compile(r"^- \[([^\]]*)\]\(([^)]*)\)", re.MULTILINE)
SETTINGS = {
    "project": "Boomtable",
    "extensions": ["myst_parser", "tools.docsite"],
    "html_theme": "site",
    "html_theme_path": [str(DOCS)],
    "html_copy_source": False,
    "html_use_index": False,
    "html_permalinks": False,
    "highlight_language": "none",
    "myst_heading_anchors": 4,
    "suppress_warnings": ["misc.highlighting_failure"],
}


def main(folder: str = "") -> None:
    if folder:
        shutil.copytree(build(), folder, dirs_exist_ok=True)
    else:
        build()


def build() -> Path:
    """Build the site, unless it is up to date."""
    if not built():
        webclient.build()
        sources = digest()
        shutil.rmtree(BUILT, ignore_errors=True)
        with TemporaryDirectory() as scratch:
            copied(Path(scratch, "pages"))
            make(Path(scratch, "pages"), Path(scratch, "site"), Path(scratch, "read"))
            shutil.copytree(Path(scratch, "site"), BUILT)
        (BUILT / ".stamp").write_text(sources)
    return BUILT


def built() -> bool:
    return webclient.built() and digest() == webclient.read(BUILT / ".stamp")


def digest() -> str:
    """A hash of everything the site is built from."""
    files = [*webclient.inside(DOCS), *webclient.inside(ROOT / PROGRAMS), *map(ROOT.joinpath, BESIDES), Path(__file__)]
    sums = [f"{page.relative_to(ROOT).as_posix()} {hashlib.sha256(page.read_bytes()).hexdigest()}" for page in files]
    return hashlib.sha256("\n".join([*sorted(sums), webclient.digest()]).encode()).hexdigest()


def make(pages: Path, site: Path, read: Path) -> None:
    """Run Sphinx, for which every warning is an error."""
    if not find_spec("sphinx"):
        sys.exit("the docs were not built: there is no Sphinx; `make docs` gets it")
    from sphinx.application import Sphinx

    os.environ["SOURCE_DATE_EPOCH"] = "0"  # the same pages give the same bytes
    facts = {"sections": sections(), "version": version()}
    app = Sphinx(pages, None, site, read, "html", {**SETTINGS, "html_context": facts}, status=None, warningiserror=True)
    app.build()
    if app.statuscode:
        sys.exit("the docs were not built: Sphinx could not do it (why is above)")
    dress(site / "_static")
    for name in [path for unused in UNUSED for path in site.glob(unused)]:
        name.unlink()


def dress(static: Path) -> None:
    """Copy the client's style, fonts and sign."""
    assets = webclient.BUILT / "assets"
    [style] = assets.glob("index-*.css")
    text = style.read_text(encoding="utf-8")
    for font in assets.glob("*.woff2"):
        shutil.copy(font, static)
        text = text.replace(f"/assets/{font.name}", font.name)
    (static / "client.css").write_text(text, encoding="utf-8")
    shutil.copy(webclient.BUILT / "icon.svg", static)
    (static / "licences.txt").write_text("\n\n".join(map(licence, SCRIPTS)), encoding="utf-8")


def licence(package: str) -> str:
    """The licence of scripts that the site has from this package."""
    files = [file for file in distribution(package).files or () if file.match("licenses/*")]
    return "\n".join([f"{package} {distribution(package).version}", "", *(file.read_text("utf-8") for file in files)])


def copied(folder: Path) -> None:
    """Copy every page, with links as the site has them."""
    shutil.copytree(DOCS, folder, ignore=shutil.ignore_patterns("site", "*.md"))
    (folder / PROGRAMS).mkdir()
    for program in (ROOT / PROGRAMS).glob("*.py"):
        shutil.copy(program, folder / downloaded(program))
    places = where()
    for page, place in places.items():
        target = folder / place
        target.parent.mkdir(exist_ok=True)
        target.write_text(ALONE + linked(page, place, places), encoding="utf-8")


def where() -> dict[Path, str]:
    """Where on the site each page is."""
    inside = {page: page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md")}
    named = {page: place.replace("README.md", "index.md") for page, place in inside.items()}
    return named | {ROOT / page: place for page, place in BESIDES.items()}


def linked(page: Path, place: str, places: dict[Path, str]) -> str:
    """A page whose links lead to pages of the site, and are words if there is no such page."""

    def link(found: re.Match[str]) -> str:
        words, file, anchor = found.group(1), found.group(2), found.group(3) or ""
        target = Path(os.path.normpath(page.parent / file))
        if target.suffix == ".md" and not target.exists():
            sys.exit(f"the docs were not built: {page.relative_to(ROOT)} links to {file}, which is not there")
        if target in places:
            return f"[{words}]({relative(places[target], place)}{anchor})"
        if target.is_relative_to(ROOT / PROGRAMS) and target.is_file():
            return f"[{words}]({relative(downloaded(target), place)})"
        return words

    parts = CODE.split(page.read_text(encoding="utf-8"))
    return "".join(part if index % 2 else LINK.sub(link, part) for index, part in enumerate(parts))


def downloaded(program: Path) -> str:
    """Where a program is as text, which a browser shows and Python does not import."""
    return f"{PROGRAMS}/{program.name}.txt"


def relative(file: str, place: str) -> str:
    return os.path.relpath(file, Path(place).parent).replace(os.sep, "/")


def sections() -> list[tuple[str, list[tuple[str, str]]]]:
    """The headings of the first page with the pages below each: what the sidebar shows."""
    first = (DOCS / "README.md").read_text(encoding="utf-8")
    headed = [part.partition("\n") for part in first.split("\n## ")[1:]]
    return [(heading, [(words, document(file)) for words, file in ENTRY.findall(text)]) for heading, _, text in headed]


def document(file: str) -> str:
    """What Sphinx calls the page that the first page links to."""
    return where()[Path(os.path.normpath(DOCS / file))].removesuffix(".md")


def version() -> str:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["version"])


def setup(app: Any) -> dict[str, Any]:
    """As Sphinx calls it: wide tables scroll, and not the page."""
    app.connect("doctree-resolved", lambda _, tree, __: scrolling(tree))
    return {"parallel_read_safe": True}


def scrolling(tree: Any) -> None:
    from docutils.nodes import container, table

    for each in list(tree.findall(table)):
        box = container(classes=["wide"])
        each.replace_self(box)
        box += each


if __name__ == "__main__":
    main(*sys.argv[1:])
