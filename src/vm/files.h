// Files and folders that the program has open; see files.c.
#ifndef VM_FILES_H
#define VM_FILES_H

#include <sys/types.h>

#include "vm/internal.h"

enum { FILES_FIRST = 3 }; // below are the standard streams, which are the host's

// A descriptor, or -errno. flags and mode: as open's.
int files_open(struct vm *vm, const char *path, int flags, mode_t mode);
int files_open_folder(struct vm *vm, const char *path);
void files_close(struct vm *vm, int fd);
int files_host(const struct vm *vm, int fd); // the host's descriptor; -1: not open
const char *files_path(const struct vm *vm, int fd);

// As read, write (of all), lseek (from the start) and readdir.
ssize_t files_read(struct vm *vm, int fd, void *bytes, size_t n);
ssize_t files_write(struct vm *vm, int fd, const void *bytes, size_t n);
int64_t files_seek(struct vm *vm, int fd, int64_t to);
int64_t files_at(const struct vm *vm, int fd); // -1 with errno: not open, or not a file
const char *files_next_name(struct vm *vm, int fd);

void files_add(const struct vm *vm, void (*add)(void *, uint64_t), void *context);
void files_release(struct vm *vm);

#endif
