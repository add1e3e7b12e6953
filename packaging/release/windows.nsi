; The installer for Windows, from the bundle. It asks for no administrator and installs for who runs it.
;   makensis -DVERSION=… -DAPP_ID=… -DBUNDLE=… -DOUT=… windows.nsi

Unicode true
!include "MUI2.nsh"

Name "Tolva"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Tolva"
InstallDirRegKey HKCU "Software\Tolva" "Folder"
SetCompressor /SOLID lzma

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${APP_ID}"
!define RECORD "${APP_ID}.Record"

!define MUI_FINISHPAGE_RUN "$INSTDIR\tolva-gui.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "Swedish"
!insertmacro MUI_LANGUAGE "English"

Section
  ; What an earlier version has left would be loaded before what is new.
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${BUNDLE}\*"
  CreateShortcut "$SMPROGRAMS\Tolva.lnk" "$INSTDIR\tolva-gui.exe"

  WriteRegStr HKCU "Software\Classes\.tolva" "" "${RECORD}"
  WriteRegStr HKCU "Software\Classes\${RECORD}" "" "Tolva"
  WriteRegStr HKCU "Software\Classes\${RECORD}\shell\open\command" "" '"$INSTDIR\tolva-gui.exe" "%1"'

  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "Software\Tolva" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Tolva"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Tolva authors"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\tolva-gui.exe"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
SectionEnd

; Games and settings stay: they are the player's.
Section "Uninstall"
  Delete "$SMPROGRAMS\Tolva.lnk"
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\licences"
  Delete "$INSTDIR\tolva-gui.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  DeleteRegKey HKCU "Software\Classes\.tolva"
  DeleteRegKey HKCU "Software\Classes\${RECORD}"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Tolva"
SectionEnd
