"""Runs jobs on a Ray cluster; the results come in the order of the jobs."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterable
from importlib.util import find_spec
from logging import ERROR
from socket import create_connection
from typing import Any, TypeVar

from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.lab.workers import Results, WorkFailed, failed
from kingdom.work import AHEAD

J = TypeVar("J")
R = TypeVar("R")

HERE = "local"
"""The address of a temporary cluster on this machine."""
ADDRESS = re.compile(r"(?:ray://)?(?P<host>[^:/]+):(?P<port>\d{1,5})")
PATIENCE = 10
"""Seconds until a machine that does not answer counts as absent."""


def check(address: str = HERE) -> None:
    """Raise before any work if Ray is missing or the cluster does not answer: Ray itself would retry for minutes."""
    if find_spec("ray") is None:
        raise KingdomError(
            why("not-installed", name="Ray", extra="ray", command='pip install "wonderful-kingdom[ray]"')
        )
    if (parts := ADDRESS.fullmatch(address)) is None:
        return
    try:
        create_connection((parts["host"], int(parts["port"])), timeout=PATIENCE).close()
    except OSError as error:
        raise KingdomError(why("no-cluster", address=address, error=str(error.strerror or error))) from None


def _task(work: Callable[[J], R]) -> Callable[[J], R]:
    """Wrap work as a plain function: Ray accepts no other callables."""

    def task(job: J) -> R:
        return work(job)

    return task


def in_order(work: Callable[[J], R], jobs: Iterable[J], address: str = HERE) -> Results[J, R]:
    """Each job with its result; `work` and the jobs must be picklable."""
    check(address)
    import ray

    import kingdom

    # The machines of a cluster do not need the package: it is sent with the work.
    environment: dict[str, Any] = {} if address == HERE else {"py_modules": [kingdom]}
    try:
        ray.init(address, log_to_driver=False, logging_level=ERROR, include_dashboard=False, runtime_env=environment)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise KingdomError(why("no-cluster", address=address, error=" ".join(str(error).split()))) from None
    try:
        remote = ray.remote(_task(work))
        most = AHEAD * max(int(ray.cluster_resources().get("CPU", 1)), 1)
        source = iter(jobs)
        begun: deque[tuple[J, Any]] = deque()
        while True:
            while len(begun) < most and (job := next(source, None)) is not None:
                begun.append((job, remote.remote(job)))
            if not begun:
                return
            job, promise = begun.popleft()
            try:
                result = ray.get(promise)
            except ray.exceptions.RayError as error:
                cause = getattr(error, "cause", None) or error
                raise WorkFailed(failed(job, cause)) from None
            yield job, result
    finally:
        ray.shutdown()
