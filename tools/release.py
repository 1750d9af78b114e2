"""Builds and checks what is published: `python tools/release.py [FOLDER]` writes it to a folder, dist by default.

A source archive, a wheel, the list of all that they depend on as CycloneDX (Python packages of every extra and npm
packages of the web page), and their licences as a table. The same commit gives the same bytes, in whatever folder.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections import deque
from importlib.metadata import PackageNotFoundError, metadata, requires, version
from pathlib import Path
from typing import Any

from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from packaging.requirements import Requirement

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tools import build_backend, webclient

ROOT = webclient.ROOT
NOT_DECLARED = "not declared: its source says"
AS_ITS_FILE_SAYS = {"resvg-py": "MIT"}  # these declare nothing
TWICE = "W002"  # the docs have the client's fonts, so that they can also be opened without a server
NOTES = """
None of these packages is in the wheel, except what the web page and the docs are built from:
boomtable/_web/licences.md and boomtable/_docs/_static/licences.txt have their licences. The wheel also contains
data of Unicode, whose licence is beside its own.

psycopg and psycopg-binary (LGPL-3.0-only) come with the extra `postgres` alone, unchanged, as packages that can
be replaced; psycopg-binary contains libpq and OpenSSL, whose licences it carries. Who passes on an image with that
extra passes them on under these terms.
"""
NAME = f"boomtable-{version('boomtable')}"


def main(folder: str = "dist") -> None:
    target = Path(folder).absolute()
    target.mkdir(parents=True, exist_ok=True)
    os.chdir(ROOT)
    made = [target / build_backend.build_sdist(str(target)), target / build_backend.build_wheel(str(target))]
    check(made)
    parts = bill(target)
    text = json.dumps(parts, indent=1, sort_keys=True)
    if fault := JsonStrictValidator(SchemaVersion.V1_6).validate_str(text):
        sys.exit(f"this is no CycloneDX: {fault}")
    (target / f"{NAME}.cdx.json").write_text(text, encoding="utf-8")
    (target / f"{NAME}-licences.md").write_text(licences(parts), encoding="utf-8")
    print(*sorted(f"{path.name} {path.stat().st_size}" for path in target.iterdir()), sep="\n")


def check(made: list[Path]) -> None:
    """An index takes them and shows the README, and the wheel holds the package and nothing else."""
    run("twine", "check", "--strict", *made)
    wheels = [path for path in made if path.suffix == ".whl"]
    run("check-wheel-contents", "--ignore", TWICE, "--toplevel", "boomtable", *wheels)


def bill(scratch: Path) -> dict[str, Any]:
    """Every package that one of the extras brings, and every npm package that the page is built with."""
    written = scratch / "environment.json"
    run("cyclonedx-py", "environment", "--output-reproducible", "-o", written, sys.executable)
    here: dict[str, Any] = json.loads(written.read_text(encoding="utf-8"))
    written.unlink()
    wanted = packages("boomtable[all]")
    python = [part for part in here["components"] if normal(part["name"]) in wanted]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": SchemaVersion.V1_6.to_version(),
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "boomtable", "version": version("boomtable")}},
        "components": [*python, *filter(built_with, npm_parts())],
    }


def npm_parts() -> list[dict[str, Any]]:
    told = webclient.npm_output("sbom", "--sbom-format", "cyclonedx", "--package-lock-only")
    return list(json.loads(told)["components"])


def built_with(part: dict[str, Any]) -> bool:
    """Whether the page needs it on every system, and not only its tests and checks."""
    testing = {"name": "cdx:npm:package:development", "value": "true"}
    return part["scope"] == "required" and testing not in part.get("properties", ())


def packages(root: str) -> set[str]:
    """The names of all packages that a requirement brings, on this system."""
    found, queue = set[str](), deque([Requirement(root)])
    seen = set[tuple[str, str]]()
    while queue:
        asked = queue.popleft()
        for extra in ("", *asked.extras):
            if (asked.name, extra) in seen:
                continue
            seen.add((asked.name, extra))
            for line in needed(asked.name):
                wanted = Requirement(line)
                if wanted.marker is None or wanted.marker.evaluate({"extra": extra}):
                    queue.append(wanted)
                    found.add(normal(wanted.name))
    return found - {"boomtable"}


def needed(name: str) -> list[str]:
    try:
        return requires(name) or []
    except PackageNotFoundError:
        return []  # for another system


def licences(parts: dict[str, Any]) -> str:
    """A table of the same."""
    rows = sorted((index(part), name(part), part["version"], licence(part)) for part in parts["components"])
    head = ["| from | package | version | licence |", "|---|---|---|---|"]
    lines = [f"# What {NAME} depends on", "", *head, *(f"| {' | '.join(row)} |" for row in rows), NOTES]
    return "\n".join(lines)


def index(part: dict[str, Any]) -> str:
    """Where it comes from: pypi or npm."""
    return str(part["purl"]).removeprefix("pkg:").partition("/")[0]


def name(part: dict[str, Any]) -> str:
    return f"{part['group']}/{part['name']}" if part.get("group") else str(part["name"])


def licence(part: dict[str, Any]) -> str:
    """As its package declares it: an SPDX expression if there is one, or else in its own words."""
    declared = [each.get("license", each) for each in part.get("licenses", ())]
    spdx = {each.get("expression") or each.get("id") for each in declared} - {None}
    own = {str(each.get("name", "")).removeprefix("License :: OSI Approved :: ") for each in declared}
    if index(part) == "pypi" and not (spdx or own - {""}):
        said = metadata(part["name"])["License"] or AS_ITS_FILE_SAYS.get(normal(part["name"]), NOT_DECLARED)
        own = {said.partition("\n")[0]}
    return ", ".join(sorted(map(str, spdx or own)))


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def run(program: str, *arguments: object) -> None:
    command = [str(Path(sys.executable).with_name(program)), *map(str, arguments)]
    ended = subprocess.run(command, check=False, capture_output=True, text=True)
    if ended.returncode:
        sys.exit(f"{program}: {ended.stdout}{ended.stderr}")


if __name__ == "__main__":
    main(*sys.argv[1:])
