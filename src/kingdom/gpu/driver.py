"""A GPU's memory, compiled kernels, launches and clock (extra `cuda`: cuda-bindings, NVRTC)."""

from __future__ import annotations

import ctypes
import hashlib
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from kingdom.gpu.source import ACTED, BLOCK, ROW_BYTES, SHAPE, TABLE_BYTES, Shape, source
from kingdom.native.memory import Table

SOME = (4, 8, 16, 32)
"""Games per warp for which there are kernels."""
KERNELS = ("whole", "simulate", "begin", "act", "look", *(f"some_{games}" for games in SOME))
LOCAL = 8
"""Rows of whole games lie in local memory, with at least this many blocks side by side; found by measuring."""
OPTIONS = ("--std=c++17", "--use_fast_math", "-diag-suppress=128,177,550")
"""NVRTC warns about loops that a ruleset never enters."""


class NoGpu(RuntimeError):
    """There is no GPU, or something that is needed to use it is missing."""


def _cache() -> Path:
    """The folder of machine code for the next process."""
    from platformdirs import user_cache_path

    return user_cache_path("kingdom", appauthor=False) / "gpu"


def _checked(answer: Any) -> Any:
    """The results of a call, after checking its error."""
    error, *rest = answer
    if int(error):
        raise NoGpu(f"the GPU says {error!r}")
    return rest[0] if len(rest) == 1 else tuple(rest)


class Gpu:
    """The first GPU of this machine, in the context that other libraries use as well."""

    def __init__(self) -> None:
        try:
            from cuda.bindings import driver, nvrtc
        except ImportError as error:
            raise NoGpu('cuda-bindings is not installed: pip install "wonderful-kingdom[cuda]"') from error
        self.driver: Any = driver
        self.nvrtc: Any = nvrtc
        try:
            _checked(driver.cuInit(0))
        except RuntimeError as error:
            raise NoGpu(f"no NVIDIA GPU here: {error}") from error
        self.device = _checked(driver.cuDeviceGet(0))
        self.context = _checked(driver.cuDevicePrimaryCtxRetain(self.device))
        _checked(driver.cuCtxSetCurrent(self.context))
        of = driver.CUdevice_attribute
        asked = (of.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, of.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR)
        self.chip = "sm_" + "".join(str(_checked(driver.cuDeviceGetAttribute(one, self.device))) for one in asked)
        self.name = _checked(driver.cuDeviceGetName(128, self.device)).split(b"\0")[0].decode()

    def compiled(self, text: str) -> bytes:
        """The machine code of kernels; kept for the next process."""
        named = hashlib.sha256("\n".join((text, self.chip, *OPTIONS)).encode()).hexdigest()[:24]
        kept = _cache() / f"{named}.cubin"
        with suppress(OSError):
            return kept.read_bytes()
        nvrtc = self.nvrtc
        program = _checked(nvrtc.nvrtcCreateProgram(text.encode(), b"kingdom.cu", 0, [], []))
        options = [option.encode() for option in (*OPTIONS, f"--gpu-architecture={self.chip}")]
        failed = int(nvrtc.nvrtcCompileProgram(program, len(options), options)[0])
        if failed:
            log = b" " * _checked(nvrtc.nvrtcGetProgramLogSize(program))
            nvrtc.nvrtcGetProgramLog(program, log)
            raise NoGpu(f"the kernels were not compiled:\n{log.decode(errors='replace')}")
        made: bytes = b" " * int(_checked(nvrtc.nvrtcGetCUBINSize(program)))
        _checked(nvrtc.nvrtcGetCUBIN(program, made))
        with suppress(OSError):
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_bytes(made)
        return made

    def synchronize(self) -> None:
        """Wait until everything launched so far is done."""
        _checked(self.driver.cuCtxSynchronize())

    def seconds(self, launch: Callable[[], None]) -> float:
        """The duration of something by the GPU's clock."""
        first, last = (_checked(self.driver.cuEventCreate(0)) for _ in range(2))
        _checked(self.driver.cuEventRecord(first, 0))
        launch()
        _checked(self.driver.cuEventRecord(last, 0))
        _checked(self.driver.cuEventSynchronize(last))
        return float(_checked(self.driver.cuEventElapsedTime(first, last))) / 1e3


@lru_cache(maxsize=1)
def gpu() -> Gpu:
    """The GPU; `NoGpu` where there is none."""
    return Gpu()


def available() -> bool:
    """True if there is a GPU to run on, with everything it needs."""
    try:
        gpu()
    except Exception:  # noqa: BLE001 - whatever is wrong with the driver, there is no GPU to use
        return False
    return True


class Array:
    """Numbers in GPU memory. Other libraries use them without a copy (`torch.as_tensor`)."""

    def __init__(self, shape: tuple[int, ...], kind: Any) -> None:
        self.shape, self.kind = shape, np.dtype(kind)
        self.bytes = int(np.prod(shape)) * self.kind.itemsize
        self._gpu = gpu()
        self.pointer = int(_checked(self._gpu.driver.cuMemAlloc(max(self.bytes, 4))))
        _checked(self._gpu.driver.cuMemsetD8(self.pointer, 0, max(self.bytes, 4)))

    def __del__(self) -> None:
        with suppress(Exception):
            self._gpu.driver.cuMemFree(self.pointer)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        """Version 3 of the protocol; stream 1 is the default one, which all launches here use."""
        return {
            "shape": self.shape,
            "typestr": self.kind.str,
            "data": (self.pointer, False),
            "strides": None,
            "stream": 1,
            "version": 3,
        }

    @classmethod
    def of(cls, values: Any) -> Array:
        """A copy of an array in CPU memory."""
        held = np.ascontiguousarray(values)
        made = cls(held.shape, held.dtype)
        _checked(made._gpu.driver.cuMemcpyHtoD(made.pointer, held.ctypes.data, held.nbytes))
        return made

    def host(self) -> Any:
        """A copy in CPU memory."""
        held = np.empty(self.shape, self.kind)
        _checked(self._gpu.driver.cuMemcpyDtoH(held.ctypes.data, self.pointer, held.nbytes))
        return held


class Kernels:
    """The kernels of one ruleset, compiled, with its table in GPU memory."""

    def __init__(self, table: Table, local: int = LOCAL, shape: Shape = SHAPE) -> None:
        self.gpu = gpu()
        self.table = Array.of(np.asarray(table, np.int16))
        driver = self.gpu.driver
        self.module = _checked(driver.cuModuleLoadData(self.gpu.compiled(source(table, local, shape))))
        self.functions = {name: _checked(driver.cuModuleGetFunction(self.module, name.encode())) for name in KERNELS}
        alone = BLOCK, TABLE_BYTES + (0 if local else BLOCK * ROW_BYTES)
        self.shapes = {
            "whole": (BLOCK, *alone),
            "simulate": (BLOCK, *alone),
            "begin": (BLOCK, BLOCK, TABLE_BYTES + BLOCK * ROW_BYTES),
            "look": (shape.games, shape.block, shape.shared),
        }
        for name, games in (("act", ACTED), *((f"some_{games}", games) for games in SOME)):
            each = BLOCK // 32 * games
            self.shapes[name] = (each, BLOCK, TABLE_BYTES + each * ROW_BYTES)
        """For each kernel: games per block, threads, shared memory."""
        most = driver.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
        for function in self.functions.values():
            _checked(driver.cuFuncSetAttribute(function, most, 227 * 1024))

    def told(self, name: str) -> dict[str, int]:
        """Registers and local memory of a kernel, for benchmarks."""
        of = self.gpu.driver.CUfunction_attribute
        asked = {"registers": of.CU_FUNC_ATTRIBUTE_NUM_REGS, "local": of.CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES}
        function = self.functions[name]
        return {what: int(_checked(self.gpu.driver.cuFuncGetAttribute(one, function))) for what, one in asked.items()}

    def launch(self, name: str, games: int, *given: Any) -> None:
        """Launch a kernel: arrays go as pointers, None as a null pointer, `np.int64` as such, numbers as 32 bits."""
        each, threads, shared = self.shapes[name]
        blocks = (games + each - 1) // each
        values: list[Any] = [self.table.pointer]
        kinds: list[Any] = [ctypes.c_void_p]
        for one in given:
            if one is None or isinstance(one, Array):
                values.append(0 if one is None else one.pointer)
                kinds.append(ctypes.c_void_p)
            elif hasattr(one, "__cuda_array_interface__"):
                values.append(one.__cuda_array_interface__["data"][0])
                kinds.append(ctypes.c_void_p)
            else:
                values.append(int(one))
                kinds.append(ctypes.c_longlong if isinstance(one, np.int64) else ctypes.c_int)
        _checked(
            self.gpu.driver.cuLaunchKernel(
                self.functions[name], blocks, 1, 1, threads, 1, 1, shared, 0, (tuple(values), tuple(kinds)), 0
            )
        )
