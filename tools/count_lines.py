"""Print the size of each layer: files, lines, and lines of code without blanks, comments and docstrings."""

import ast
import io
import tokenize
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "boomtable"
LAYERS = (
    "engine",
    "games",
    "wire",
    "timing",
    "bots",
    "server",
    "lab",
    "boards",
    "text",
    "words",
    "cli",
    "boomtable",
    "tests",
)
SILENT = {
    tokenize.COMMENT,
    tokenize.DEDENT,
    tokenize.ENCODING,
    tokenize.ENDMARKER,
    tokenize.INDENT,
    tokenize.NEWLINE,
    tokenize.NL,
}


def layer(path: Path) -> str:
    """The layer a file belongs to; each title under games counts as its own layer."""
    if not path.is_relative_to(PACKAGE):
        return "tests"
    first, *rest = path.relative_to(PACKAGE).with_suffix("").parts
    if first == "games" and len(rest) > 1:
        return f"games/{rest[0]}"
    return "boomtable" if first == "__init__" else first


def docstring_lines(tree: ast.Module) -> set[int]:
    lines: set[int] = set()
    for node in ast.walk(tree):
        match node:
            case (
                ast.Module(body=[ast.Expr(value=ast.Constant(value=str())) as doc, *_])
                | ast.ClassDef(body=[ast.Expr(value=ast.Constant(value=str())) as doc, *_])
                | ast.FunctionDef(body=[ast.Expr(value=ast.Constant(value=str())) as doc, *_])
                | ast.AsyncFunctionDef(body=[ast.Expr(value=ast.Constant(value=str())) as doc, *_])
            ):
                lines.update(range(doc.lineno, (doc.end_lineno or doc.lineno) + 1))
    return lines


def code_lines(source: str) -> int:
    spoken: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in SILENT:
            spoken.update(range(token.start[0], token.end[0] + 1))
    return len(spoken - docstring_lines(ast.parse(source)))


def message_lines(source: str) -> int:
    return sum(bool(line.strip()) and not line.startswith("#") for line in source.splitlines())


def sizes() -> dict[str, tuple[int, int, int]]:
    """Files, lines and code lines of each layer."""
    total: dict[str, tuple[int, int, int]] = defaultdict(lambda: (0, 0, 0))
    for path in [*PACKAGE.rglob("*"), *(ROOT / "tests").rglob("*")]:
        if path.suffix not in {".py", ".ftl"}:
            continue
        source = path.read_text(encoding="utf-8")
        code = code_lines(source) if path.suffix == ".py" else message_lines(source)
        files, lines, so_far = total[layer(path)]
        total[layer(path)] = (files + 1, lines + len(source.splitlines()), so_far + code)
    return total


def rank(name: str) -> tuple[int, str]:
    first = name.partition("/")[0]
    return (LAYERS.index(first) if first in LAYERS else len(LAYERS), name)


def main() -> None:
    table = sizes()
    print(f"{'layer':<28}{'files':>7}{'lines':>8}{'code':>8}")
    for name in sorted(table, key=rank):
        files, lines, code = table[name]
        print(f"{name:<28}{files:>7}{lines:>8}{code:>8}")
    files, lines, code = (sum(column) for column in zip(*table.values(), strict=True))
    print(f"{'all':<28}{files:>7}{lines:>8}{code:>8}")


if __name__ == "__main__":
    main()
