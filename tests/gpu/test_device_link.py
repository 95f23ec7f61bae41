"""The linker for device code: the lines that clang's offloading calls it with, and a CUDA program from source to the end."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from enzyme_hub import gpu
from enzyme_hub.commands import config
from enzyme_hub.commands.cli import main as enzyme_hub
from enzyme_hub.errors import HubError, LinkError
from enzyme_hub.targets import toolkit
from linker_plugin import main

HERE = Path(__file__).parent
CLANG = next(filter(None, map(shutil.which, ("clang++-22", "clang++"))), None)
CUDA = "-x cuda --cuda-device-only --cuda-gpu-arch=sm_90 -nocudainc -nocudalib -Wno-unknown-cuda-version --cuda-feature=+ptx78"
HIP = "-x hip --cuda-device-only --offload-arch=gfx90a -nogpuinc -nogpulib"

pytestmark = pytest.mark.skipif(CLANG is None, reason="no clang 22")


def bitcode(folder: Path, name: str, flags: str) -> Path:
    made = folder / f"{name}.o"
    assert CLANG is not None
    source = HERE / "kernels" / f"{name}.cu"
    subprocess.run([CLANG, *flags.split(), "-O2", "-emit-llvm", "-c", str(source), "-o", str(made)], check=True)
    return made


def needs(tool: object) -> None:
    assert callable(tool)
    try:
        tool()
    except LinkError as error:
        pytest.skip(error.what)


def test_nvidias_line(tmp_path: Path) -> None:
    needs(toolkit.ptxas)
    image = tmp_path / "image.img"
    given = str(bitcode(tmp_path, "reduction", CUDA))
    line = f"--enzyme-device -o {image} -arch sm_90 --cuda-path=/usr/local/cuda {given} --plugin-opt=-mattr=+ptx88 -L/usr/lib"
    assert main.main(line.split()) == 0
    data = image.read_bytes()
    assert data[:4] == b"\x7fELF" and b"gradient" in data and b"enzyme" not in data


def test_amds_line(tmp_path: Path) -> None:
    needs(toolkit.lld)
    image = tmp_path / "image.img"
    given = str(bitcode(tmp_path, "tree", HIP))
    line = f"--no-undefined -shared -plugin LLVMgold.so -plugin-opt=mcpu=gfx90a --no-undefined {given} -o {image}"
    assert main.main(line.split()) == 0
    data = image.read_bytes()
    assert data[:4] == b"\x7fELF" and b"gradient.kd" in data and b"enzyme" not in data


def test_bitcode_with_requests_beside_native_code(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given, native = bitcode(tmp_path, "tree", CUDA), tmp_path / "native.o"
    native.write_bytes(b"\x7fELF native code")
    assert main.main(f"--enzyme-device -o {tmp_path}/image -arch sm_90 {given} {native}".split()) == 1
    assert "EH0107" in capsys.readouterr().err


def test_a_processor_that_is_not_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(f"--enzyme-device -o {tmp_path}/image {bitcode(tmp_path, 'tree', CUDA)}".split()) == 1
    assert "for which GPU" in capsys.readouterr().err


@pytest.fixture
def cuda() -> str:
    """The toolkit that `enzyme-hub[cuda]` brings."""
    found = importlib.util.find_spec("nvidia.cu13") if importlib.util.find_spec("nvidia") else None
    if found is None or found.submodule_search_locations is None:
        pytest.skip("no enzyme-hub[cuda]")
    return next(iter(found.submodule_search_locations))


def flags_for(cuda: str) -> str:
    includes = config.includes()
    flags = f"--cuda-gpu-arch=sm_90 --cuda-path={cuda} {includes} {includes}/cuda -Wno-unknown-cuda-version -nocudalib"
    return flags + " -Xclang -target-sdk-version=12.9 -O2"


def test_with_cudas_headers(tmp_path: Path, cuda: str, capfd: pytest.CaptureFixture[str]) -> None:
    made = tmp_path / "headers.bc"
    assert CLANG is not None
    command = [CLANG, "-x", "cuda", "--cuda-device-only", *flags_for(cuda).split(), "-g", "-emit-llvm", "-c"]
    subprocess.run([*command, str(HERE / "headers.cu"), "-o", str(made)], check=True)
    library = gpu.load(made, checks=True)
    n = 200
    x, dx, y, dy = np.random.default_rng(1).uniform(-1, 1, n), np.zeros(n), np.zeros(1), np.ones(1)
    library["grad"][2, 128](x, dx, y, dy, n)
    assert np.allclose(y[0], (np.exp(-x) * abs(x)).sum())
    assert np.allclose(dx, np.exp(-x) * (np.sign(x) - abs(x)))
    assert f"n is 200, x[0] {x[0]:g}" in capfd.readouterr().out
    dx, y, dy = np.zeros(n), np.zeros(n), np.ones(n)
    library["of_kernel"][2, 128](x, dx, y, dy, n)
    assert np.array_equal(dx, 2 * x)
    with pytest.raises(HubError, match="n > 0"):
        library["primal"][2, 128](x, y, 0)
    x, dx, y = np.random.default_rng(1).uniform(0.5, 1.5, 128), np.zeros(128), np.zeros(128)
    library["through_gradient"][1, 128, 2 * 1024](x, dx, y, np.ones(128))
    assert np.allclose(dx, x[::-1] ** 3 + 3 * x**2 * x[::-1])
    with pytest.raises(HubError, match="stopped itself"):
        library["through_gradient"][1, 128](x, dx, y, np.ones(128))
    x, dx, y, w = np.random.default_rng(1).uniform(0.5, 1.5, 32), np.zeros(32), np.zeros(34), np.arange(34.0)
    library["rows_gradient"][1, 32](x, dx, y, w.copy())
    share, t = np.exp(x) / np.exp(x).sum(), np.arange(32)
    source = t // 8 * 8 + t // 4 % 8
    expected = share * (w[:32] - w[:32] @ share) + w[32 + t % 2] * x[source]
    np.add.at(expected, source, w[32 + t % 2] * x)
    assert np.allclose(y[:32], share) and np.allclose(dx, expected)
    needs(toolkit.ptxas)
    assert enzyme_hub(["opt", str(made), "--target", "nvptx64:sm_90", "-o", str(tmp_path / "headers.cubin")]) == 0


def test_a_cuda_program(tmp_path: Path, cuda: str) -> None:
    """examples/cuda."""
    wrapper = shutil.which("clang-linker-wrapper") or next(
        Path("/usr/lib/llvm-22/bin").glob("clang-linker-wrapper"), None
    )
    if wrapper is None:
        pytest.skip("no clang-linker-wrapper (clang-tools-22)")
    flags = flags_for(cuda) + " -fgpu-rdc -foffload-lto"
    folder = os.pathsep.join((f"{cuda}/bin", str(Path(sys.executable).parent), os.environ["PATH"]))
    environment = {**os.environ, "PATH": folder, "XDG_CACHE_HOME": str(tmp_path / "cache")}
    assert CLANG is not None
    source = HERE.parent.parent / "examples" / "cuda" / "gradient.cu"
    subprocess.run(
        [CLANG, "-x", "cuda", *flags.split(), "-c", str(source), "-o", str(tmp_path / "gradient.o")], check=True
    )
    command = f"{CLANG} --cuda-path={cuda} -fgpu-rdc -foffload-lto --offload-link gradient.o -o gradient -L{cuda}/lib"
    command += (
        " -lcudart_static -lpthread -ldl -lrt -Wl,--device-compiler=nvptx64-nvidia-cuda=-B" + config.device_linker()
    )
    subprocess.run(command.split(), check=True, cwd=tmp_path, env=environment)
    done = subprocess.run([str(tmp_path / "gradient")], capture_output=True, text=True)
    assert done.returncode == 0
    assert "no GPU here" in done.stdout or "largest difference" in done.stdout


def test_a_hip_program(tmp_path: Path) -> None:
    """examples/hip: the device code alone, on a processor, as a code object, and through the linker for device code."""
    needs(toolkit.lld)
    made = tmp_path / "gradient.bc"
    assert CLANG is not None
    source = HERE.parent.parent / "examples" / "hip" / "gradient.hip"
    command = [
        CLANG,
        *HIP.split(),
        *config.includes().split(),
        "-O2",
        "-g",
        "-emit-llvm",
        "-c",
        str(source),
        "-o",
        str(made),
    ]
    subprocess.run(command, check=True)
    x, dx, y = np.random.default_rng(1).uniform(0.5, 1.5, 256), np.zeros(256), np.zeros(2)
    gpu.load(made, checks=True)["gradient"][2, 128](x, dx, y, np.ones(2))
    other = x[np.arange(256) ^ 1]
    assert np.allclose(dx, 2 * x * other + other**2)
    assert enzyme_hub(["opt", str(made), "--target", "amdgcn:gfx90a", "-o", str(tmp_path / "gradient.co")]) == 0
    image = tmp_path / "image.img"
    line = f"--no-undefined -shared -plugin LLVMgold.so -plugin-opt=mcpu=gfx90a --no-undefined {made} -o {image}"
    assert main.main(line.split()) == 0
    assert b"gradient.kd" in image.read_bytes()
