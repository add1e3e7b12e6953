"""A Windows Python that runs under Wine, made of wheels alone, each pinned by its hash (windows-requirements.txt).

- python311.dll and the modules in C: the official build of CPython, which panda3d's wheel carries.
- The standard library: that of the Python that runs this, which has to be 3.11 too.
- python.exe, and python3.dll, a forwarder for the stable ABI, are compiled here.
- icuuc.dll: an empty stand-in. Windows 10 has it, Wine 8 has not, and Qt asks it for rare encodings only. It must not
  get into a bundle (`windows_bundle`).
"""

import re
import shutil
import subprocess
import sys
import sysconfig
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

import release_tools
import wine
from release_tools import run

HERE: Final = Path(__file__).parent
REQUIREMENTS: Final = HERE / "windows-requirements.txt"
VERSION: Final = "3.11.9"
"""Of the CPython in panda3d's wheel."""
COMPILER: Final = ("x86_64-w64-mingw32-gcc", "-Os", "-s", "-Wl,--no-insert-timestamp")
BESIDE: Final = ("python311.dll", "vcruntime140*.dll", "api-ms-win-crt*.dll")
MODULES: Final = ("*.pyd", "libcrypto-3.dll", "libssl-3.dll", "sqlite3.dll", "libffi-8.dll")
OF_PANDA: Final = ("deploy_libs", "direct", "panda3d", "panda3d_tools", "pandac")
NOT_NEEDED: Final = (
    "config-*",
    "dist-packages",
    "idlelib",
    "lib-dynload",
    "site-packages",
    "test",
    "tkinter",
)
NO_ENTRY: Final = "int DllMain(void *a, unsigned b, void *c) { return 1; }\n"


def prepare() -> Path:
    """Return the folder with python.exe; it is made and filled if need be."""
    made = wine.folder() / "python"
    stamp = made / "filled.txt"
    wanted = (
        REQUIREMENTS.read_text(encoding="utf-8") + sys.version + Path(__file__).read_text(encoding="utf-8")
    )
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != wanted:
        shutil.rmtree(made, ignore_errors=True)
        _copy_library(made)
        _install(made)
        _compile(made)
        stamp.write_text(wanted, encoding="utf-8")
    return made


def _copy_library(made: Path) -> None:
    """Copy the standard library and the headers of the Python that runs this."""
    unwanted = shutil.ignore_patterns(*NOT_NEEDED, "__pycache__", "tests", "*.so", "*.a")
    shutil.copytree(sysconfig.get_path("stdlib"), made / "Lib", ignore=unwanted)
    shutil.copytree(sysconfig.get_path("include"), made / "include")
    shutil.copy(HERE / "windows-pyconfig.h", made / "include" / "pyconfig.h")


def _install(made: Path) -> None:
    """Install the wheels; pip refuses one with another hash. What is Python's own goes to its places."""
    packages, libraries = made / "Lib" / "site-packages", made / "DLLs"
    version = "{}.{}".format(*wine.PYTHON)
    chosen = ("--platform", "win_amd64", "--python-version", version, "--only-binary", ":all:", "--no-deps")
    install = ("-m", "pip", "install", "--quiet", "--no-compile", *chosen, "--require-hashes")
    run(release_tools.python(), *install, "--target", packages, "-r", REQUIREMENTS)
    libraries.mkdir()
    for path in (packages / "deploy_libs").iterdir():
        for folder, patterns in ((made, BESIDE), (libraries, MODULES)):
            if any(fnmatch(path.name.lower(), pattern) for pattern in patterns):
                shutil.move(path, folder)
    for name in OF_PANDA:
        shutil.rmtree(packages / name)


def _compile(made: Path) -> None:
    """Make the program, the forwarder and the stand-in."""
    names = _exported(made / "python311.dll")
    wanted = _imported(made / "Lib" / "site-packages" / "PySide6" / "Qt6Core.dll", "icuuc.dll")
    for name, text in {
        "empty.c": NO_ENTRY,
        "icu.c": "".join(f"__declspec(dllexport) void *{each}(void) {{ return 0; }}\n" for each in wanted)
        + NO_ENTRY,
        "python3.def": definition([f"{name} = python311.{name}" for name in names]),
        "link.def": definition(names),
    }.items():
        (made / name).write_text(text, encoding="utf-8")
    library = ("-shared", "-nostartfiles", "-e", "DllMain", "-o")
    run(*COMPILER, *library, "python3.dll", "empty.c", "python3.def", folder=made)
    run(*COMPILER, *library, "icuuc.dll", "icu.c", folder=made)
    run(*COMPILER, "-municode", "-o", "python.exe", HERE / "windows-python.c", folder=made)
    link = ("-d", "link.def", "-D", "python3.dll", "-l", "libpython3.a")
    run("x86_64-w64-mingw32-dlltool", *link, folder=made)


def definition(exports: list[str]) -> str:
    """Return the text by which a linker knows what python3.dll offers."""
    return "LIBRARY python3.dll\nEXPORTS\n" + "".join(f"  {each}\n" for each in exports)


def _exported(library: Path) -> list[str]:
    """Return what a library offers by name."""
    table = _objdump(library).partition("[Ordinal/Name Pointer] Table")[2]
    return re.findall(r"^\s*\[\s*\d+\](?: \+base\[\s*\d+\]\s+\w+)?\s+(\w+)$", table, re.MULTILINE)


def _imported(library: Path, source: str) -> list[str]:
    """Return what a library wants of another by name."""
    table = _objdump(library).partition(f"DLL Name: {source}")[2].partition("\n\n")[0]
    return re.findall(r"^\s+[0-9a-f]+\s+(?:<none>\s+)?[0-9a-f]+\s+(\w+)\s*$", table, re.MULTILINE)


def _objdump(library: Path) -> str:
    command = ["x86_64-w64-mingw32-objdump", "-p", str(library)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout
