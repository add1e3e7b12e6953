; The installer for Windows, made from the bundle. It installs for the current user, without administrator rights.
;   makensis -DVERSION=… -DAPP_ID=… -DFILES=… -DOUT=… windows.nsi
; FILES are those of the bundle, which NSIS takes in the order of their names.

Unicode true
!include "MUI2.nsh"

Name "Tolva"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Tolva"
InstallDirRegKey HKCU "Software\Tolva" "Folder"
SetCompressor /SOLID lzma
; Reproducible output: files get the date of the installation.
SetDateSave off

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

LangString OPEN ${LANG_SWEDISH} "Tolva är öppet. Stäng det och försök igen."
LangString OPEN ${LANG_ENGLISH} "Tolva is open. Please close it and try again."

; A running program cannot be overwritten; half a version would be left.
!macro StopIfOpen
  IfFileExists "$INSTDIR\tolva-gui.exe" 0 closed
  ClearErrors
  FileOpen $0 "$INSTDIR\tolva-gui.exe" a
  IfErrors 0 writable
  MessageBox MB_OK|MB_ICONEXCLAMATION "$(OPEN)" /SD IDOK
  SetErrorLevel 3
  Abort
writable:
  FileClose $0
closed:
!macroend

Section
  !insertmacro StopIfOpen
  ; Files left by an earlier version would be loaded before the new ones.
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\licences"
  SetOutPath "$INSTDIR"
  File /r "${FILES}"
  CreateShortcut "$SMPROGRAMS\Tolva.lnk" "$INSTDIR\tolva-gui.exe"

  WriteRegStr HKCU "Software\Classes\.tolva" "" "${RECORD}"
  WriteRegStr HKCU "Software\Classes\${RECORD}" "" "Tolva"
  WriteRegStr HKCU "Software\Classes\${RECORD}\DefaultIcon" "" "$INSTDIR\tolva-gui.exe,0"
  WriteRegStr HKCU "Software\Classes\${RECORD}\shell\open\command" "" '"$INSTDIR\tolva-gui.exe" "%1"'

  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "Software\Tolva" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Tolva"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Tolva authors"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\tolva-gui.exe"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
SectionEnd

; The player's games and settings stay.
Section "Uninstall"
  !insertmacro StopIfOpen
  Delete "$SMPROGRAMS\Tolva.lnk"
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\licences"
  Delete "$INSTDIR\tolva-gui.exe"
  Delete "$INSTDIR\tolva-gui.com"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  ; Another program may have taken over the file type since.
  ReadRegStr $0 HKCU "Software\Classes\.tolva" ""
  StrCmp $0 "${RECORD}" 0 +2
  DeleteRegKey HKCU "Software\Classes\.tolva"
  DeleteRegKey HKCU "Software\Classes\${RECORD}"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Tolva"
SectionEnd
