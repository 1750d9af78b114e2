"""One test for many cases: collected once, it runs them one after another and names the one that fails."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from inspect import signature
from typing import Any

import pytest

Named = type(pytest.param())


def each(names: str | tuple[str, ...], cases: Iterable[Any]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Like `pytest.mark.parametrize`, for too many cases to be separate tests."""
    wanted, every = (names,) if isinstance(names, str) else names, list(cases)

    def over_all(test: Callable[..., None]) -> Callable[..., None]:
        @wraps(test)
        def tried(**others: Any) -> None:
            assert every, f"there is no {' and '.join(wanted)} to try"
            for case in every:
                values = case.values if isinstance(case, Named) else (case,) if isinstance(names, str) else case
                try:
                    test(**dict(zip(wanted, values, strict=True)), **others)
                except (Exception, pytest.fail.Exception) as error:
                    name = case.id if isinstance(case, Named) else ", ".join(map("{} = {!r}".format, wanted, values))
                    error.add_note(f"with {name}")
                    raise

        left = [one for name, one in signature(test).parameters.items() if name not in wanted]
        vars(tried)["__signature__"] = signature(test).replace(parameters=left)
        return tried

    return over_all
