"""Info.plist entries for macOS, in addition to PyInstaller's. Never run on a Mac."""

from typing import Final

from share_tree import APP

from tolva_gui import __version__

OLDEST: Final = "13.0"
"""The oldest macOS that this Qt supports."""


def plist() -> dict[str, object]:
    """Return the entries."""
    kind = f"{APP}.record"
    return {
        "CFBundleIdentifier": APP,
        "CFBundleShortVersionString": __version__,
        "CFBundleVersion": __version__,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": ["en", "sv"],
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Tolva",
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [kind],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": kind,
                "UTTypeDescription": "Tolva",
                "UTTypeConformsTo": ["public.plain-text"],
                "UTTypeTagSpecification": {"public.filename-extension": ["tolva"]},
            }
        ],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST,
        "NSHighResolutionCapable": True,
    }
