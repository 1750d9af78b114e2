"""Runs a command quietly: `python tools/quietly.py WORDS COMMAND...`

Prints one line with the time it took, and more lines while it takes long; if it fails, prints all its output.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time

WORTH_A_LINE = 1.0  # seconds; anything shorter had nothing to do
LONG = 10.0  # seconds until a line says that it is still running
INTERRUPTED = 130
EXCUSE = "A slow line or a busy machine takes a minute or two."


def main(words: str, *command: str) -> int:
    began = time.monotonic()
    with tempfile.TemporaryFile() as said:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=said, stderr=subprocess.STDOUT)
        try:
            code = wait(process, words, began)
        except KeyboardInterrupt:  # the command was interrupted too
            process.wait()
            return INTERRUPTED
        if code:
            said.seek(0)
            print(f"{words}: this failed.\n{said.read().decode(errors='replace')}", file=sys.stderr, flush=True)
        elif (seconds := time.monotonic() - began) > WORTH_A_LINE:
            print(f"{words}: {seconds:.0f} s", flush=True)
    return abs(code)


def wait(process: subprocess.Popen[bytes], words: str, began: float) -> int:
    """The exit code; meanwhile prints that it is still running, less and less often."""
    patience = LONG
    while True:
        try:
            return process.wait(patience)
        except subprocess.TimeoutExpired:
            print(f"{words}: {time.monotonic() - began:.0f} s, and still at it. {EXCUSE}", flush=True)
            patience *= 2


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
