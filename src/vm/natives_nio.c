// Natives of sun.nio and of jimage: files that are read through paths in off-heap memory, folders, and
// read-only mappings. Mappings lie behind the region, one after the other, and are no part of the state.
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "vm/files.h"
#include "vm/natives.h"

#ifndef MAP_FIXED_NOREPLACE
#define MAP_FIXED_NOREPLACE 0x100000
#endif

enum done unix_throw(struct vm *vm, struct thread *t, int number)
{
	enum done done = throw_new(vm, t, "sun/nio/fs/UnixException", NULL);
	struct vfield *f = t->exception ? class_field(vm, class_of(t->exception), "errno") : NULL;
	if (f)
		set_32(vm, t->exception, f->offset, (uint32_t)number);
	return done;
}

// Off-heap bytes: they must lie in the heap (see unsafe_allocate_memory).
uint8_t *memory_at(struct vm *vm, struct thread *t, uint64_t address, uint64_t n)
{
	uint64_t from = VM_BASE_ADDRESS + HEAP_START, to = VM_BASE_ADDRESS + heap_top(vm);
	if (address >= from && address <= to && n <= to - address)
		return (uint8_t *)address;
	vm_unsupported(vm, t, "a path or buffer outside the machine's memory");
	return NULL;
}

const uint8_t *memory_to_read(struct vm *vm, struct thread *t, uint64_t address, uint64_t n)
{
	for (uint32_t i = 0; i < vm->n_maps; i++)
		if (address >= vm->maps[i].start && address <= vm->maps[i].end &&
			n <= vm->maps[i].end - address)
			return (const uint8_t *)address;
	return memory_at(vm, t, address, n);
}

const char *path_at(struct vm *vm, struct thread *t, uint64_t address)
{
	uint8_t *p = memory_at(vm, t, address, 1);
	if (p && memchr(p, 0, VM_BASE + heap_top(vm) - p))
		return (const char *)p;
	return NULL;
}

bool may_read_file(struct vm *vm, struct thread *t, const char *path)
{
	const char *home = vm->options.jdk_home;
	// The JDK's own files are the same whenever they are read.
	if (vm->options.reads_files || !vm->image->is_booted ||
		(home && strncmp(path, home, strlen(home)) == 0))
		return true;
	vm_unsupported(vm, t, "reading files while every schedule is explored");
	return false;
}

// What was read from standard input is gone.
bool may_read_input(struct vm *vm, struct thread *t)
{
	if (vm->options.reads_files && !vm->is_logging)
		return true;
	vm_unsupported(vm, t, "reading standard input while every schedule is explored");
	return false;
}

// What was written cannot be taken back.
bool may_write_files(struct vm *vm, struct thread *t)
{
	if (never_goes_back(vm))
		return true;
	vm_unsupported(vm, t, "writing files while every schedule is explored");
	return false;
}

// ---- UnixNativeDispatcher -----------------------------------------------------------------------------

NATIVE_FN(nio_init)
{
	RETURN(0);
}

NATIVE_FN(nio_cwd)
{
	char folder[PATH_MAX];
	RETURN_NEW(byte_array(vm, t, slice_of_string(getcwd(folder, sizeof(folder)) ? folder : "/")));
}

NATIVE_FN(nio_strerror)
{
	RETURN_NEW(byte_array(vm, t, slice_of_string(strerror((int)args[0]))));
}

NATIVE_FN(nio_open)
{
	const char *path = path_at(vm, t, args[0]);
	int flags = (int)args[2];
	bool writes = (flags & O_ACCMODE) != O_RDONLY || (flags & (O_CREAT | O_TRUNC));
	if (!path || !(writes ? may_write_files(vm, t) : may_read_file(vm, t, path)))
		return DONE_STOP;
	int fd = files_open(vm, path, flags, (mode_t)args[3]);
	if (fd < 0)
		return unix_throw(vm, t, -fd);
	RETURN_INT(fd);
}

NATIVE_FN(nio_close)
{
	files_close(vm, (int)args[0]);
	return DONE_OK;
}

NATIVE_FN(nio_read)
{
	uint8_t *p = memory_at(vm, t, args[1], (uint32_t)args[3]);
	if (!p)
		return DONE_STOP;
	if (vm->is_logging)
		log_bytes(vm, p, (uint32_t)args[3]);
	ssize_t n = files_read(vm, (int)args[0], p, (uint32_t)args[3]);
	if (n < 0)
		return unix_throw(vm, t, errno);
	RETURN_INT(n);
}

void put_number(struct vm *vm, ref object, const char *name, uint64_t value)
{
	struct vfield *f = class_field(vm, class_of(object), name);
	if (f)
		store_kind(vm, VM_BASE + object + f->offset, f->kind, value);
}

static void put_attributes(struct vm *vm, ref a, const struct stat *s)
{
	put_number(vm, a, "st_mode", s->st_mode);
	put_number(vm, a, "st_ino", s->st_ino);
	put_number(vm, a, "st_dev", s->st_dev);
	put_number(vm, a, "st_rdev", s->st_rdev);
	put_number(vm, a, "st_nlink", s->st_nlink);
	put_number(vm, a, "st_uid", s->st_uid);
	put_number(vm, a, "st_gid", s->st_gid);
	put_number(vm, a, "st_size", (uint64_t)s->st_size);
	put_number(vm, a, "st_atime_sec", (uint64_t)s->st_atim.tv_sec);
	put_number(vm, a, "st_atime_nsec", (uint64_t)s->st_atim.tv_nsec);
	put_number(vm, a, "st_mtime_sec", (uint64_t)s->st_mtim.tv_sec);
	put_number(vm, a, "st_mtime_nsec", (uint64_t)s->st_mtim.tv_nsec);
	put_number(vm, a, "st_ctime_sec", (uint64_t)s->st_ctim.tv_sec);
	put_number(vm, a, "st_ctime_nsec", (uint64_t)s->st_ctim.tv_nsec);
}

// 17 throws, later JDKs return errno.
NATIVE_FN(nio_stat)
{
	const char *path = path_at(vm, t, args[0]);
	struct stat status;
	if (!path || !may_read_file(vm, t, path))
		return DONE_STOP;
	bool is_link = symbol_is(m->name, "lstat0");
	if ((is_link ? lstat(path, &status) : stat(path, &status)) != 0) {
		if (m->returns == 'I')
			RETURN_INT(errno);
		return unix_throw(vm, t, errno);
	}
	put_attributes(vm, REF(2), &status);
	RETURN(0);
}

NATIVE_FN(nio_fstat)
{
	struct stat status;
	if (fstat(files_host(vm, (int)args[0]), &status) != 0)
		return unix_throw(vm, t, errno);
	put_attributes(vm, REF(1), &status);
	return DONE_OK;
}

// 17: the mode, 0 where there is no such file.
NATIVE_FN(nio_mode)
{
	const char *path = path_at(vm, t, args[0]);
	struct stat status;
	if (!path || !may_read_file(vm, t, path))
		return DONE_STOP;
	RETURN(stat(path, &status) == 0 ? status.st_mode : 0);
}

NATIVE_FN(nio_exists)
{
	const char *path = path_at(vm, t, args[0]);
	if (!path || !may_read_file(vm, t, path))
		return DONE_STOP;
	RETURN(access(path, F_OK) == 0);
}

NATIVE_FN(nio_access)
{
	const char *path = path_at(vm, t, args[0]);
	if (!path || !may_read_file(vm, t, path))
		return DONE_STOP;
	int failed = access(path, (int)args[2]) == 0 ? 0 : errno;
	if (m->returns == 'I')
		RETURN_INT(failed);
	return failed ? unix_throw(vm, t, failed) : DONE_OK;
}

NATIVE_FN(nio_realpath)
{
	const char *path = path_at(vm, t, args[0]);
	char real[PATH_MAX];
	if (!path || !may_read_file(vm, t, path))
		return DONE_STOP;
	if (!realpath(path, real))
		return unix_throw(vm, t, errno);
	RETURN_NEW(byte_array(vm, t, slice_of_string(real)));
}

NATIVE_FN(nio_readlink)
{
	const char *path = path_at(vm, t, args[0]);
	char target[PATH_MAX];
	if (!path || !may_read_file(vm, t, path))
		return DONE_STOP;
	ssize_t n = readlink(path, target, sizeof(target));
	if (n < 0)
		return unix_throw(vm, t, errno);
	RETURN_NEW(byte_array(vm, t, slice_of(target, (size_t)n)));
}

NATIVE_FN(nio_opendir)
{
	const char *path = path_at(vm, t, args[0]);
	if (!path || !may_read_file(vm, t, path))
		return DONE_STOP;
	int fd = files_open_folder(vm, path);
	if (fd < 0)
		return unix_throw(vm, t, -fd);
	RETURN(fd);
}

NATIVE_FN(nio_readdir)
{
	const char *name = files_next_name(vm, (int)args[0]);
	if (!name)
		RETURN(0);
	RETURN_NEW(byte_array(vm, t, slice_of_string(name)));
}

NATIVE_FN(nio_closedir)
{
	files_close(vm, (int)args[0]);
	return DONE_OK;
}

// ---- channels -------------------------------------------------------------------------------------------

int fd_in(struct vm *vm, ref descriptor)
{
	return descriptor ? (int)get_32(descriptor, OFF(vm, FileDescriptor, fd)) : -1;
}

enum done io_failed(struct vm *vm, struct thread *t)
{
	return throw_new(vm, t, "java/io/IOException", "%s", strerror(errno));
}

NATIVE_FN(channel_fd)
{
	RETURN_INT(fd_in(vm, REF(0)));
}

NATIVE_FN(channel_set_fd)
{
	set_32(vm, REF(0), OFF(vm, FileDescriptor, fd), (uint32_t)args[1]);
	return DONE_OK;
}

NATIVE_FN(channel_vectors)
{
	RETURN(1024);
}

NATIVE_FN(channel_most)
{
	RETURN(INT_MAX);
}

NATIVE_FN(channel_granularity)
{
	RETURN(4096);
}

// (FileDescriptor, long address, int n[, long position]); -1 at the end.
NATIVE_FN(channel_read)
{
	uint8_t *p = memory_at(vm, t, args[1], (uint32_t)args[3]);
	int fd = fd_in(vm, REF(0));
	if (!p || (fd == 0 && !may_read_input(vm, t)))
		return DONE_STOP;
	if (vm->is_logging)
		log_bytes(vm, p, (uint32_t)args[3]);
	ssize_t n = symbol_is(m->name, "pread0")
		? pread(files_host(vm, fd), p, (uint32_t)args[3], (off_t)args[4])
		: files_read(vm, fd, p, (uint32_t)args[3]);
	if (n < 0)
		return io_failed(vm, t);
	RETURN_INT(n == 0 && (uint32_t)args[3] ? -1 : (int)n);
}

NATIVE_FN(channel_write)
{
	const uint8_t *p = memory_to_read(vm, t, args[1], (uint32_t)args[3]);
	int fd = fd_in(vm, REF(0));
	if (!p)
		return DONE_STOP;
	enum done done = write_out(vm, t, fd, p, (uint32_t)args[3]);
	*result = (uint32_t)args[3];
	return done;
}

NATIVE_FN(channel_size)
{
	struct stat status;
	if (fstat(files_host(vm, fd_in(vm, REF(0))), &status) != 0)
		return io_failed(vm, t);
	RETURN(status.st_size);
}

NATIVE_FN(channel_available)
{
	int fd = fd_in(vm, REF(0));
	struct stat status;
	int64_t at = files_at(vm, fd);
	int64_t left = at >= 0 && fstat(files_host(vm, fd), &status) == 0 ? status.st_size - at : 0;
	RETURN_INT(left < 0 ? 0 : left > INT_MAX ? INT_MAX : left);
}

// A negative position asks where it is.
NATIVE_FN(channel_seek)
{
	int64_t to = (int64_t)args[1];
	int fd = fd_in(vm, REF(0));
	int64_t at = to < 0 ? files_at(vm, fd) : files_seek(vm, fd, to);
	if (at < 0)
		return io_failed(vm, t);
	RETURN(at);
}

NATIVE_FN(channel_close)
{
	files_close(vm, fd_in(vm, REF(0)));
	set_32(vm, REF(0), OFF(vm, FileDescriptor, fd), (uint32_t)-1);
	return DONE_OK;
}

NATIVE_FN(channel_unsupported)
{
	RETURN((uint64_t)-6); // IOStatus.UNSUPPORTED_CASE: the Java code does it another way
}

// ---- mappings ----------------------------------------------------------------------------------------

#define MAPS_START (VM_BASE_ADDRESS + ((uint64_t)1 << 34))

static uint64_t map_file(struct vm *vm, int fd, uint64_t at, uint64_t n)
{
	if (vm->n_maps == N_MAPS || n == 0)
		return 0;
	uint64_t skip = at % 4096;
	uint64_t address = vm->n_maps ? vm->maps[vm->n_maps - 1].end + 4096 : MAPS_START;
	void *got = mmap((void *)address, n + skip, PROT_READ, MAP_PRIVATE | MAP_FIXED_NOREPLACE, fd,
		(off_t)(at - skip));
	if (got == MAP_FAILED)
		return 0;
	if (got != (void *)address) {
		munmap(got, n + skip);
		return 0;
	}
	vm->maps[vm->n_maps].start = address;
	vm->maps[vm->n_maps].end = (address + n + skip + 4095) & ~(uint64_t)4095;
	vm->n_maps++;
	return address + skip;
}

void maps_release(struct vm *vm)
{
	for (uint32_t i = 0; i < vm->n_maps; i++)
		munmap((void *)vm->maps[i].start, vm->maps[i].end - vm->maps[i].start);
}

// Going back and mapping again gives the same addresses.
static uint64_t mapped_before(const struct vm *vm, int fd, uint64_t at, uint64_t n)
{
	const char *path = vm->is_logging ? files_path(vm, fd) : NULL;
	for (uint32_t i = 0; path && i < vm->n_maps; i++)
		if (vm->maps[i].path == path && vm->maps[i].at == at && vm->maps[i].n == n)
			return vm->maps[i].start + at % 4096;
	return 0;
}

static void note_mapping(struct vm *vm, int fd, uint64_t at, uint64_t n)
{
	if (!vm->is_logging)
		return;
	vm->maps[vm->n_maps - 1].path = files_path(vm, fd);
	vm->maps[vm->n_maps - 1].at = at;
	vm->maps[vm->n_maps - 1].n = n;
}

// 17: (this, int mode, long at, long n, boolean sync); later: (FileDescriptor, int mode, ...).
NATIVE_FN(channel_map)
{
	struct vfield *own = class_field(vm, class_of(REF(0)), "fd");
	bool is_channel = class_of(REF(0)) != WK(vm, FileDescriptor);
	ref descriptor = is_channel && own ? get_32(REF(0), own->offset) : REF(0);
	if (args[1] != 0) {
		vm_unsupported(vm, t, "writing to files through mappings");
		return DONE_STOP;
	}
	int fd = fd_in(vm, descriptor);
	uint64_t address = mapped_before(vm, fd, args[2], args[4]);
	if (!address) {
		address = map_file(vm, files_host(vm, fd), args[2], args[4]);
		if (address)
			note_mapping(vm, fd, args[2], args[4]);
	}
	if (!address)
		return throw_new(vm, t, "java/io/IOException", "Map failed");
	RETURN(address);
}

enum { OWN_BUFFER = NATIVE_OWN };

static enum done make_buffer(struct vm *vm, struct thread *t, uint64_t address, uint64_t n)
{
	struct frame *f = t->top;
	struct vclass *k = class_load_string(vm, "java/nio/DirectByteBuffer");
	struct vmethod *made = k ? class_find_method(vm, k, "<init>", "(JJ)V") : NULL;
	if (k && !made)
		made = class_find_method(vm, k, "<init>", "(JI)V");
	if (!made)
		return throw_new(vm, t, "java/lang/NoSuchMethodError", "DirectByteBuffer");
	if (!class_is_ready(t, k)) {
		class_initialize(vm, t, k);
		return DONE_FRAME;
	}
	ref buffer = heap_object(vm, t, k);
	f->stack[OWN_BUFFER] = buffer;
	return buffer ? java_call(vm, t, made, (uint64_t[]){ buffer, address, 0, n, 0 }) : DONE_STOP;
}

// A counter of the JVM's: eight bytes that nobody else looks at.
NATIVE_FN(perf_long)
{
	struct frame *f = t->top;
	if (f->stack[OWN_BUFFER])
		RETURN(f->stack[OWN_BUFFER]);
	ref bytes = off_heap_array(vm, t, 8);
	return bytes ? make_buffer(vm, t, (uintptr_t)array_at(bytes)->data, 8) : DONE_STOP;
}

// The JDK's image, mapped once.
NATIVE_FN(jimage_map)
{
	struct frame *f = t->top;
	if (f->stack[OWN_BUFFER])
		RETURN(f->stack[OWN_BUFFER]);
	f->pc = 0;
	if (!vm->jimage.address) {
		char *path = string_c(vm, REF(0));
		int fd = open(path, O_RDONLY | O_CLOEXEC);
		struct stat status;
		free(path);
		if (fd >= 0 && fstat(fd, &status) == 0) {
			vm->jimage.address = map_file(vm, fd, 0, (uint64_t)status.st_size);
			vm->jimage.n = (uint64_t)status.st_size;
		}
		if (fd >= 0)
			close(fd);
		if (!vm->jimage.address)
			RETURN(0);
	}
	return make_buffer(vm, t, vm->jimage.address, vm->jimage.n);
}
