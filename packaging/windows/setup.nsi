; The setup for one user: the program, a link in the start menu, the types of records, and the way back. Made by pack.sh with
; makensis -DVERSION=… -DFOLDER=<where the program lies> -DSETUP=<the setup to write>.

Target amd64-unicode
SetCompressor /SOLID lzma
; The two programs differ in one byte: a dictionary that holds one of them packs the other for nothing.
SetCompressorDictSize 64
ManifestDPIAware true
RequestExecutionLevel user

!include MUI2.nsh

Name "Komadai"
OutFile "${SETUP}"
InstallDir "$LOCALAPPDATA\Programs\Komadai"
InstallDirRegKey HKCU "Software\Komadai" "folder"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Komadai"
VIAddVersionKey "FileDescription" "Komadai setup"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "CompanyName" "The Komadai developers"
VIAddVersionKey "LegalCopyright" "MIT OR Apache-2.0"

!define MUI_ICON "komadai.ico"
!define MUI_UNICON "komadai.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\komadai.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Japanese"

!define CLASSES "Software\Classes"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Komadai"
!define APP_PATH "Software\Microsoft\Windows\CurrentVersion\App Paths\komadai.exe"

LangString inUse ${LANG_ENGLISH} "Komadai is running. Close it, then try again."
LangString inUse ${LANG_JAPANESE} "Komadaiが動いています。終了してから、もう一度お試しください。"

; A program that runs cannot be replaced or deleted: half of it would stay, and nothing to remove it with.
!macro UnlessItRuns PROGRAM
    ${DoWhile} ${FileExists} "$INSTDIR\${PROGRAM}"
        ClearErrors
        FileOpen $0 "$INSTDIR\${PROGRAM}" a
        ${IfNot} ${Errors}
            FileClose $0
            ${ExitDo}
        ${EndIf}
        ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(inUse)" /SD IDCANCEL IDCANCEL`
            Abort "$(inUse)"
        ${EndIf}
    ${Loop}
!macroend

!macro TellSystem
    ; SHCNE_ASSOCCHANGED: icons and double clicks change at once.
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

!macro Type ENDING WORDS MIME
    WriteRegStr HKCU "${CLASSES}\Komadai.${ENDING}" "" "${WORDS}"
    WriteRegStr HKCU "${CLASSES}\Komadai.${ENDING}\DefaultIcon" "" "$INSTDIR\komadai.exe,0"
    WriteRegStr HKCU "${CLASSES}\Komadai.${ENDING}\shell\open\command" "" '"$INSTDIR\komadai.exe" "%1"'
    WriteRegNone HKCU "${CLASSES}\.${ENDING}\OpenWithProgids" "Komadai.${ENDING}"
    WriteRegStr HKCU "${CLASSES}\.${ENDING}" "Content Type" "${MIME}"
    WriteRegStr HKCU "Software\Komadai\Capabilities\FileAssociations" ".${ENDING}" "Komadai.${ENDING}"
    ; What another program opens stays with it: Windows offers both.
    ReadRegStr $0 HKCU "${CLASSES}\.${ENDING}" ""
    ReadRegStr $1 HKLM "${CLASSES}\.${ENDING}" ""
    ${If} "$0$1" == ""
        WriteRegStr HKCU "${CLASSES}\.${ENDING}" "" "Komadai.${ENDING}"
    ${EndIf}
!macroend

!macro NoType ENDING
    DeleteRegKey HKCU "${CLASSES}\Komadai.${ENDING}"
    DeleteRegValue HKCU "${CLASSES}\.${ENDING}\OpenWithProgids" "Komadai.${ENDING}"
    DeleteRegKey /ifempty HKCU "${CLASSES}\.${ENDING}\OpenWithProgids"
    ReadRegStr $0 HKCU "${CLASSES}\.${ENDING}" ""
    ${If} $0 == "Komadai.${ENDING}"
        DeleteRegValue HKCU "${CLASSES}\.${ENDING}" ""
        DeleteRegValue HKCU "${CLASSES}\.${ENDING}" "Content Type"
    ${EndIf}
    DeleteRegKey /ifempty /ifnovalues HKCU "${CLASSES}\.${ENDING}"
!macroend

Section
    !insertmacro UnlessItRuns "komadai.exe"
    !insertmacro UnlessItRuns "komadai.com"
    SetOutPath "$INSTDIR"
    File "${FOLDER}\*.*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Komadai.lnk" "$INSTDIR\komadai.exe"

    WriteRegStr HKCU "Software\Komadai" "folder" "$INSTDIR"
    WriteRegStr HKCU "Software\Komadai\Capabilities" "ApplicationName" "Komadai"
    WriteRegStr HKCU "Software\Komadai\Capabilities" "ApplicationDescription" "A shogi board for people in the same room"
    WriteRegStr HKCU "Software\RegisteredApplications" "Komadai" "Software\Komadai\Capabilities"
    WriteRegStr HKCU "${APP_PATH}" "" "$INSTDIR\komadai.exe"
    !insertmacro Type "kif" "Shogi record (KIF)" "application/x-shogi-kif"
    !insertmacro Type "kifu" "Shogi record (KIF)" "application/x-shogi-kif"
    !insertmacro Type "ki2" "Shogi record (KI2)" "application/x-shogi-ki2"
    !insertmacro Type "ki2u" "Shogi record (KI2)" "application/x-shogi-ki2"
    !insertmacro Type "csa" "Shogi record (CSA)" "application/x-shogi-csa"
    !insertmacro Type "jkf" "Shogi record (JKF)" "application/x-shogi-jkf"

    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Komadai"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\komadai.exe"
    WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Komadai developers"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
    !insertmacro TellSystem
SectionEnd

; Settings, journals and records are the player's, and stay.
Section "Uninstall"
    !insertmacro UnlessItRuns "komadai.exe"
    !insertmacro UnlessItRuns "komadai.com"
    Delete "$SMPROGRAMS\Komadai.lnk"
    Delete "$INSTDIR\komadai.exe"
    Delete "$INSTDIR\komadai.com"
    Delete "$INSTDIR\NOTICES.txt"
    Delete "$INSTDIR\LICENSE-MIT"
    Delete "$INSTDIR\LICENSE-APACHE"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    !insertmacro NoType "kif"
    !insertmacro NoType "kifu"
    !insertmacro NoType "ki2"
    !insertmacro NoType "ki2u"
    !insertmacro NoType "csa"
    !insertmacro NoType "jkf"
    DeleteRegValue HKCU "Software\RegisteredApplications" "Komadai"
    DeleteRegKey HKCU "${APP_PATH}"
    DeleteRegKey HKCU "Software\Komadai"
    DeleteRegKey HKCU "${UNINSTALL}"
    !insertmacro TellSystem
SectionEnd
