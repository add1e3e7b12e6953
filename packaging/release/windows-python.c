/* python.exe of the Windows Python for Wine: everything is in the library (windows_python.py). */
#include <windows.h>

int wmain(int n, wchar_t **v) {
    HMODULE python = LoadLibraryW(L"python311.dll");
    int (*start)(int, wchar_t **) = python ? (void *)GetProcAddress(python, "Py_Main") : 0;
    return start ? start(n, v) : 99;
}
