"""The fast engine on an NVIDIA GPU: the same rules, translated to CUDA C++ (extra `cuda`).

`available` says whether there is a GPU; `GpuBatch` plays many games there, as `kingdom.fast.batch.Batch` does on a CPU.
`python benchmarks/bench_gpu.py` checks it against the CPU, game by game, and measures it.
"""

from __future__ import annotations

from kingdom.gpu.driver import NoGpu, available

__all__ = ["NoGpu", "available"]
