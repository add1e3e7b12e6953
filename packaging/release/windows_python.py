"""A Windows Python that runs under Wine, made of wheels alone, each pinned by its hash (windows-requirements.txt).

- python311.dll and the modules in C: the official build of CPython, which panda3d's wheel carries.
- The standard library: that of the Python that runs this, which has to be 3.11 too.
- python.exe, python3.dll (a forwarder for the stable ABI): a few lines of C below.
- icuuc.dll: an empty stand-in. Windows 10 has it, Wine 8 has not, and Qt asks it for rare encodings only. It must not
  get into a bundle (`windows_bundle`).
"""

import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path, PurePosixPath
from typing import Final

import release_tools
import wine
from release_tools import run

REQUIREMENTS: Final = release_tools.REQUIREMENTS.with_name("windows-requirements.txt")
DISTRIBUTOR: Final = "panda3d"
VERSION: Final = "3.11.9"
"""Of the CPython in that wheel."""
COMPILER: Final = ("x86_64-w64-mingw32-gcc", "-Os", "-s", "-Wl,--no-insert-timestamp")
BESIDE: Final = ("python311.dll", "vcruntime140", "api-ms-win-crt")
LIBRARIES: Final = ("libcrypto-3.dll", "libssl-3.dll", "sqlite3.dll", "libffi-8.dll")
NOT_NEEDED: Final = (
    "site-packages",
    "test",
    "lib-dynload",
    "idlelib",
    "turtledemo",
    "tkinter",
    "__pycache__",
)
NO_ENTRY: Final = "int DllMain(void *a, unsigned b, void *c) { return 1; }\n"
START: Final = r"""
#include <windows.h>
int wmain(int n, wchar_t **v) {
    HMODULE python = LoadLibraryW(L"python311.dll");
    int (*start)(int, wchar_t **) = python ? (void *)GetProcAddress(python, "Py_Main") : 0;
    return start ? start(n, v) : 99;
}
"""
SIZES: Final = {
    "VOID_P": 8,
    "SIZE_T": 8,
    "LONG": 4,
    "INT": 4,
    "SHORT": 2,
    "LONG_LONG": 8,
    "WCHAR_T": 2,
    "TIME_T": 8,
    "DOUBLE": 8,
    "FLOAT": 4,
    "FPOS_T": 8,
    "OFF_T": 4,
    "PID_T": 4,
    "_BOOL": 1,
}
FLAGS: Final = (
    "MS_WINDOWS",
    "MS_WIN64",
    "MS_WIN32",
    "NT_THREADS",
    "HAVE_DECLSPEC_DLL",
    "Py_ENABLE_SHARED",
    "HAVE_SSIZE_T",
    "HAVE_STDDEF_H",
    "HAVE_SYS_TYPES_H",
    "HAVE_SYS_STAT_H",
    "HAVE_ERRNO_H",
    "HAVE_STDINT_H",
    "HAVE_INTTYPES_H",
    "HAVE_WCHAR_H",
    "WITH_THREAD",
)


def prepare() -> Path:
    """Return the folder with python.exe; it is made and filled if need be."""
    made = wine.folder() / "python"
    stamp = made / "filled.txt"
    wanted = (
        REQUIREMENTS.read_text(encoding="utf-8") + sys.version + Path(__file__).read_text(encoding="utf-8")
    )
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != wanted:
        shutil.rmtree(made, ignore_errors=True)
        (made / "Lib" / "site-packages").mkdir(parents=True)
        for wheel in _downloaded():
            _unpack(wheel, made)
        _copy_library(made)
        _compile(made)
        stamp.write_text(wanted, encoding="utf-8")
    return made


def pinned() -> dict[str, str]:
    """Return the version of each wheel by its name."""
    return dict(re.findall(r"^([\w-]+)==([\w.]+)", REQUIREMENTS.read_text(encoding="utf-8"), re.MULTILINE))


def _downloaded() -> list[Path]:
    """Fetch the wheels; pip refuses one with another hash."""
    folder = wine.folder() / "wheels"
    shutil.rmtree(folder, ignore_errors=True)
    version = "{}.{}".format(*wine.PYTHON)
    chosen = ("--platform", "win_amd64", "--python-version", version, "--only-binary", ":all:", "--no-deps")
    fetch = ("-m", "pip", "download", "--quiet", *chosen, "--require-hashes", "--dest", folder)
    run(release_tools.python(), *fetch, "-r", REQUIREMENTS)
    return sorted(folder.glob("*.whl"))


def _unpack(wheel: Path, made: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        if not wheel.name.startswith(DISTRIBUTOR):
            packed.extractall(made / "Lib" / "site-packages")
            return
        for name in packed.namelist():
            place = place_in_python(name)
            if place:
                target = made / place
                target.parent.mkdir(exist_ok=True)
                target.write_bytes(packed.read(name))


def place_in_python(name: str) -> str | None:
    """Return where a file of the distributor's wheel goes; None if it is not Python's."""
    path = PurePosixPath(name)
    if path.parts[0] != "deploy_libs":
        return None
    if path.name.lower().startswith(BESIDE):
        return path.name
    is_module = path.suffix == ".pyd" and not path.name.startswith("_tkinter")
    return f"DLLs/{path.name}" if is_module or path.name in LIBRARIES else None


def _copy_library(made: Path) -> None:
    """Copy the standard library and the headers of the Python that runs this."""
    for path in Path(sysconfig.get_path("stdlib")).iterdir():
        if path.suffix == ".py":
            shutil.copy(path, made / "Lib")
        elif path.is_dir() and path.name not in NOT_NEEDED and not path.name.startswith("config-"):
            ignore = shutil.ignore_patterns("__pycache__", "test", "tests")
            shutil.copytree(path, made / "Lib" / path.name, ignore=ignore)
    shutil.copytree(sysconfig.get_path("include"), made / "include")
    (made / "include" / "pyconfig.h").write_text(header(), encoding="utf-8")


def header() -> str:
    """Return the pyconfig.h that MinGW compiles extensions with."""
    flags = "".join(f"#define {name} 1\n" for name in FLAGS)
    sizes = "".join(f"#define SIZEOF_{name} {size}\n" for name, size in SIZES.items())
    rest = '#define ALIGNOF_SIZE_T 8\n#define ALIGNOF_LONG 4\n#define ALIGNOF_MAX_ALIGN_T 8\n#define PLATFORM "win32"\n'
    return f"#pragma once\n{flags}{sizes}{rest}"


def _compile(made: Path) -> None:
    """Make the program, the forwarder and the stand-in."""
    names = _exported(made / "python311.dll")
    qt = made / "Lib" / "site-packages" / "PySide6" / "Qt6Core.dll"
    (made / "empty.c").write_text(NO_ENTRY, encoding="utf-8")
    (made / "python.c").write_text(START, encoding="utf-8")
    (made / "icu.c").write_text(_stand_ins(_imported(qt, "icuuc.dll")) + NO_ENTRY, encoding="utf-8")
    (made / "python3.def").write_text(
        definition([f"{name} = python311.{name}" for name in names]), encoding="utf-8"
    )
    (made / "link.def").write_text(definition(names), encoding="utf-8")
    library = ("-shared", "-nostartfiles", "-e", "DllMain", "-o")
    run(*COMPILER, *library, "python3.dll", "empty.c", "python3.def", folder=made)
    run(*COMPILER, *library, "icuuc.dll", "icu.c", folder=made)
    run(*COMPILER, "-municode", "-o", "python.exe", "python.c", folder=made)
    link = ("-d", "link.def", "-D", "python3.dll", "-l", "libpython3.a")
    run("x86_64-w64-mingw32-dlltool", *link, folder=made)


def definition(exports: list[str]) -> str:
    """Return the text by which a linker knows what python3.dll offers."""
    return "LIBRARY python3.dll\nEXPORTS\n" + "".join(f"  {each}\n" for each in exports)


def _stand_ins(names: list[str]) -> str:
    return "".join(f"__declspec(dllexport) void *{name}(void) {{ return 0; }}\n" for name in names)


def _exported(library: Path) -> list[str]:
    """Return what a library offers by name."""
    table = _objdump(library).partition("[Ordinal/Name Pointer] Table")[2]
    return re.findall(r"^\s*\[\s*\d+\](?: \+base\[\s*\d+\]\s+\w+)?\s+(\w+)$", table, re.MULTILINE)


def _imported(library: Path, source: str) -> list[str]:
    """Return what a library wants of another by name."""
    table = _objdump(library).partition(f"DLL Name: {source}")[2].partition("\n\n")[0]
    return re.findall(r"^\s+[0-9a-f]+\s+(?:<none>\s+)?[0-9a-f]+\s+(\w+)\s*$", table, re.MULTILINE)


def _objdump(library: Path) -> str:
    told = subprocess.run(
        ["x86_64-w64-mingw32-objdump", "-p", str(library)], capture_output=True, text=True, check=True
    )
    return told.stdout
