// A disk that goes wrong at a chosen moment: every call that changes files is counted, and at the chosen one the process
// is killed, or from it on the disk is full. A write is two calls, so that it can be torn. Loaded with LD_PRELOAD.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

static atomic_long seen;
static long kill_at, full_from;
static int armed;

void disk_arm(long kill_call, long full_call)
{
    kill_at = kill_call;
    full_from = full_call;
    seen = 0;
    armed = 1;
}

long disk_calls(void)
{
    return seen;
}

// Whether the call fails for want of room.
static int full(void)
{
    if (!armed)
        return 0;
    long call = ++seen;
    if (call == kill_at)
        kill(getpid(), SIGKILL);
    return full_from && call >= full_from;
}

static int in_file(int fd)
{
    struct stat found;
    return armed && fstat(fd, &found) == 0 && S_ISREG(found.st_mode);
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define NO_ROOM return errno = ENOSPC, -1

ssize_t write(int fd, const void *data, size_t size)
{
    if (!in_file(fd))
        return REAL(write)(fd, data, size);
    if (full())
        NO_ROOM;
    ssize_t half = REAL(write)(fd, data, size / 2);
    if (half < 0)
        return half;
    if (full())
        NO_ROOM;
    ssize_t rest = REAL(write)(fd, (const char *)data + half, size - half);
    return rest < 0 ? rest : half + rest;
}

#define PWRITE(name, offset_type)                                                                  \
    ssize_t name(int fd, const void *data, size_t size, offset_type at)                            \
    {                                                                                              \
        if (!in_file(fd))                                                                          \
            return REAL(name)(fd, data, size, at);                                                 \
        if (full())                                                                                \
            NO_ROOM;                                                                               \
        ssize_t half = REAL(name)(fd, data, size / 2, at);                                         \
        if (half < 0)                                                                              \
            return half;                                                                           \
        if (full())                                                                                \
            NO_ROOM;                                                                               \
        ssize_t rest = REAL(name)(fd, (const char *)data + half, size - half, at + half);          \
        return rest < 0 ? rest : half + rest;                                                      \
    }

PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

#define OPEN(name)                                                                                 \
    int name(const char *path, int flags, ...)                                                     \
    {                                                                                              \
        va_list rest;                                                                              \
        va_start(rest, flags);                                                                     \
        mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0;                                  \
        va_end(rest);                                                                              \
        if (flags & (O_CREAT | O_TRUNC) && full())                                                 \
            NO_ROOM;                                                                               \
        return REAL(name)(path, flags, mode);                                                      \
    }

OPEN(open)
OPEN(open64)

// Room is not asked for by the others, but a kill may come before each of them.
#define SIMPLE(result, name, parameters, arguments)                                                \
    result name parameters                                                                         \
    {                                                                                              \
        full();                                                                                    \
        return REAL(name) arguments;                                                               \
    }

SIMPLE(int, rename, (const char *from, const char *to), (from, to))
SIMPLE(int, unlink, (const char *path), (path))
SIMPLE(int, fsync, (int fd), (fd))
SIMPLE(int, fdatasync, (int fd), (fd))
SIMPLE(int, ftruncate, (int fd, off_t size), (fd, size))
SIMPLE(int, ftruncate64, (int fd, off64_t size), (fd, size))
SIMPLE(int, mkdir, (const char *path, mode_t mode), (path, mode))
