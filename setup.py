"""What the project file cannot say: packages and sources that are found, files for desktops, builds that repeat."""

import gzip
import os
import sys
import tarfile
from pathlib import Path

from setuptools import Extension, find_packages, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist

# isort: split
# setuptools' own copy: Python has none any longer.
from distutils.command.install_data import install_data

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parent / "packaging" / "release")]
import share_tree

# The zip format knows no earlier day. What is in a wheel does not depend on when it was built.
BEGINNING = 315532800
os.environ.setdefault("SOURCE_DATE_EPOCH", str(BEGINNING))


class BuildKernel(build_ext):
    """Compiles without the paths of the machine that builds, for users have others; several kernels at a time."""

    def initialize_options(self) -> None:
        """Use all cores."""
        super().initialize_options()
        self.parallel = os.cpu_count()

    def build_extensions(self) -> None:
        """Compile."""
        linker = getattr(self.compiler, "linker_so", None)
        if linker:
            self.compiler.linker_so = [word for word in linker if not word.startswith("-Wl,-rpath")]
        if self.compiler.compiler_type == "unix":
            for extension in self.extensions:
                extension.extra_compile_args.append("-g0")
        super().build_extensions()


class InstallShare(install_data):
    """Installs what lies below `share`: some of it is filled in."""

    def run(self) -> None:
        """Install."""
        self.outfiles += map(str, share_tree.write(Path(self.install_dir) / "share"))


class Sdist(sdist):
    """Packs the same sources to the same bytes."""

    def make_archive(self, base_name, format, root_dir=None, base_dir=None, *_, **__):  # type: ignore[no-untyped-def]
        """Pack a folder as .tar.gz; setuptools asks for no other format."""
        archive = Path(f"{base_name}.tar.gz")
        root = Path(root_dir or ".")
        with (
            archive.open("wb") as file,
            gzip.GzipFile("", "wb", fileobj=file, mtime=BEGINNING) as packed,
            tarfile.open(fileobj=packed, mode="w") as tar,
        ):
            for path in sorted((root / base_dir).rglob("*")):
                if path.is_file():
                    tar.addfile(_member(tar, path, root), path.open("rb"))
        return str(archive)


def _member(tar: tarfile.TarFile, path: Path, root: Path) -> tarfile.TarInfo:
    member = tar.gettarinfo(str(path), path.relative_to(root).as_posix())
    member.uid = member.gid = 0
    member.uname = member.gname = ""
    member.mtime = BEGINNING
    member.mode = 0o755 if member.mode & 0o100 else 0o644
    return member


def _kernels() -> list[Extension]:
    """The search kernels. Optional: without a C compiler the program is installed all the same and does without."""
    return [_kernel(source) for source in sorted(Path("tolva_gui", "ai").rglob("kernel.pyx"))]


def _kernel(source: Path) -> Extension:
    # Kernels may include the shared .pxi files.
    shared = sorted(map(str, Path("tolva_gui", "ai").rglob("*.pxi")))
    return Extension(
        ".".join([*source.parent.parent.parts, "_kernel"]),
        [str(source)],
        depends=shared,
        define_macros=[("Py_LIMITED_API", "0x030B0000"), ("CYTHON_LIMITED_API", "1")],
        py_limited_api=True,
        optional=True,
    )


setup(
    # `resources` lies beside the code; an installed program finds it as tolva_gui/_resources.
    packages=[*find_packages(include=["tolva_gui", "tolva_gui.*"]), "tolva_gui._resources"],
    ext_modules=_kernels(),
    data_files=[("share", [])],  # filled in by InstallShare
    cmdclass={"build_ext": BuildKernel, "install_data": InstallShare, "sdist": Sdist},
)
