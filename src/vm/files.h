// Files and folders that the program has open (files.c), and what natives of files share.
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

// ---- what natives share ------------------------------------------------------------------------------

bool may_write_files(struct vm *vm, struct thread *t);
// A plain run: what cannot be taken back may be done.
static inline bool never_goes_back(const struct vm *vm)
{
	return vm->options.writes_files && !vm->is_logging;
}

// Of all bytes, to a standard stream or a file; IOException.
enum done write_out(struct vm *vm, struct thread *t, int fd, const void *bytes, uint32_t n);
enum done open_stream(struct vm *vm, struct thread *t, ref stream, ref name, int flags);
int fd_of(struct vm *vm, ref stream);     // of a FileInputStream and the like; -1: closed
int fd_in(struct vm *vm, ref descriptor); // of a FileDescriptor
char *file_path(struct vm *vm, ref file); // of a File or a String; to be freed
enum done io_failed(struct vm *vm, struct thread *t); // IOException by errno
enum done unix_throw(struct vm *vm, struct thread *t, int number);
// Off-heap bytes; NULL: not of this machine, which has stopped it.
uint8_t *memory_at(struct vm *vm, struct thread *t, uint64_t address, uint64_t n);
const uint8_t *memory_to_read(struct vm *vm, struct thread *t, uint64_t address,
	uint64_t n); // or mapped
const char *path_at(struct vm *vm, struct thread *t, uint64_t address);
// Sets a field, if it is there.
void put_number(struct vm *vm, ref object, const char *name, uint64_t value);

#endif
