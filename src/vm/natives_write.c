// Natives that make, change and delete files: of java.io, of sun.nio's paths and of channels. All of them ask
// may_write_files first: what they do cannot be undone, so it is refused while every schedule is explored.
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "vm/files.h"
#include "vm/natives.h"

#define MAY_WRITE()              \
	if (!may_write_files(vm, t)) \
	return DONE_STOP

// ---- streams ------------------------------------------------------------------------------------------

NATIVE_FN(file_open_to_write)
{
	return open_stream(vm, t, REF(0), REF(1), O_WRONLY | O_CREAT | (args[2] ? O_APPEND : O_TRUNC));
}

// RandomAccessFile's modes: r, rw, rws, rwd.
NATIVE_FN(file_open_random)
{
	int flags = args[2] & 1 ? O_RDONLY
							: O_RDWR | O_CREAT |
			(args[2] & 4          ? O_SYNC
					: args[2] & 8 ? O_DSYNC
								  : 0);
	return open_stream(vm, t, REF(0), REF(1), flags);
}

NATIVE_FN(file_set_length)
{
	MAY_WRITE();
	int fd = fd_of(vm, REF(0));
	if (ftruncate(files_host(vm, fd), (off_t)args[1]) != 0)
		return io_failed(vm, t);
	if (files_at(vm, fd) > (int64_t)args[1])
		files_seek(vm, fd, (int64_t)args[1]);
	return DONE_OK;
}

// ---- UnixFileSystem -------------------------------------------------------------------------------------

NATIVE_FN(fs_create)
{
	MAY_WRITE();
	char *path = file_path(vm, REF(1));
	int fd = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666), failed = fd < 0 ? errno : 0;
	if (fd >= 0)
		close(fd);
	free(path);
	errno = failed;
	if (failed && failed != EEXIST)
		return io_failed(vm, t);
	RETURN(!failed);
}

NATIVE_FN(fs_delete)
{
	MAY_WRITE();
	char *path = file_path(vm, REF(1));
	bool done = remove(path) == 0;
	free(path);
	RETURN(done);
}

NATIVE_FN(fs_make_folder)
{
	MAY_WRITE();
	char *path = file_path(vm, REF(1));
	bool done = mkdir(path, 0777) == 0;
	free(path);
	RETURN(done);
}

NATIVE_FN(fs_rename)
{
	MAY_WRITE();
	char *from = file_path(vm, REF(1)), *to = file_path(vm, REF(2));
	bool done = rename(from, to) == 0;
	free(from);
	free(to);
	RETURN(done);
}

// (File, long milliseconds); the time of the last access stays.
NATIVE_FN(fs_set_modified)
{
	MAY_WRITE();
	char *path = file_path(vm, REF(1));
	int64_t at = (int64_t)args[2];
	struct timespec times[2] = { { .tv_nsec = UTIME_OMIT },
		{ .tv_sec = at / 1000, .tv_nsec = at % 1000 * 1000000 } };
	bool done = utimensat(AT_FDCWD, path, times, 0) == 0;
	free(path);
	RETURN(done);
}

static bool change_mode(const char *path, mode_t on, mode_t off)
{
	struct stat status;
	return stat(path, &status) == 0 && chmod(path, (status.st_mode & 07777 & ~off) | on) == 0;
}

// (File, int access, boolean enable, boolean only the owner's); access: 4 read, 2 write, 1 execute
NATIVE_FN(fs_set_permission)
{
	MAY_WRITE();
	char *path = file_path(vm, REF(1));
	mode_t bits = (mode_t)(args[2] & 7);
	bits = args[4] ? bits << 6 : bits << 6 | bits << 3 | bits;
	bool done = args[3] ? change_mode(path, bits, 0) : change_mode(path, 0, bits);
	free(path);
	RETURN(done);
}

NATIVE_FN(fs_set_read_only)
{
	MAY_WRITE();
	char *path = file_path(vm, REF(1));
	bool done = change_mode(path, 0, 0222);
	free(path);
	RETURN(done);
}

// (File, int of what): 0 in all, 1 free, 2 usable
NATIVE_FN(fs_space)
{
	char *path = file_path(vm, REF(1));
	struct statvfs found;
	uint64_t n = statvfs(path, &found) != 0 ? 0
		: args[2] == 0                      ? found.f_blocks
		: args[2] == 1                      ? found.f_bfree
											: found.f_bavail;
	free(path);
	RETURN(n ? n * found.f_frsize : 0);
}

NATIVE_FN(fs_name_max)
{
	char *path = file_path(vm, REF(1));
	long n = pathconf(path, _PC_NAME_MAX);
	free(path);
	RETURN(n < 0 ? 255 : n);
}

// ---- UnixNativeDispatcher: paths in off-heap memory -------------------------------------------------------

static enum done done_or_throw(struct vm *vm, struct thread *t, int status)
{
	return status == 0 ? DONE_OK : unix_throw(vm, t, errno);
}

// (long path, UnixFileStoreAttributes)
NATIVE_FN(nio_space)
{
	const char *path = path_at(vm, t, args[0]);
	struct statvfs found;
	if (!path || !may_read_file(vm, t, path))
		return DONE_STOP;
	if (statvfs(path, &found) != 0)
		return unix_throw(vm, t, errno);
	put_number(vm, REF(2), "f_frsize", found.f_frsize);
	put_number(vm, REF(2), "f_bsize", found.f_bsize);
	put_number(vm, REF(2), "f_blocks", found.f_blocks);
	put_number(vm, REF(2), "f_bfree", found.f_bfree);
	put_number(vm, REF(2), "f_bavail", found.f_bavail);
	return DONE_OK;
}

// One path, and for some a mode behind it.
#define CHANGES_PATH(name, call)                    \
	NATIVE_FN(name)                                 \
	{                                               \
		const char *path = path_at(vm, t, args[0]); \
		if (!path || !may_write_files(vm, t))       \
			return DONE_STOP;                       \
		return done_or_throw(vm, t, call);          \
	}

CHANGES_PATH(nio_mkdir, mkdir(path, (mode_t)args[2]))
CHANGES_PATH(nio_rmdir, rmdir(path))
CHANGES_PATH(nio_unlink, unlink(path))
CHANGES_PATH(nio_chmod, chmod(path, (mode_t)args[2]))

#define CHANGES_PATHS(name, call)                                                  \
	NATIVE_FN(name)                                                                \
	{                                                                              \
		const char *path = path_at(vm, t, args[0]), *to = path_at(vm, t, args[2]); \
		if (!path || !to || !may_write_files(vm, t))                               \
			return DONE_STOP;                                                      \
		return done_or_throw(vm, t, call);                                         \
	}

CHANGES_PATHS(nio_rename, rename(path, to))
CHANGES_PATHS(nio_link, link(path, to))
CHANGES_PATHS(nio_symlink, symlink(path, to))

static struct timespec time_of(uint64_t time, int64_t per_second)
{
	int64_t seconds = (int64_t)time / per_second, rest = (int64_t)time % per_second;
	if (rest < 0) {
		seconds--;
		rest += per_second;
	}
	return (struct timespec){ .tv_sec = seconds, .tv_nsec = rest * (1000000000 / per_second) };
}

// 17: (long path, long access, long modification), in microseconds
NATIVE_FN(nio_utimes)
{
	const char *path = path_at(vm, t, args[0]);
	if (!path || !may_write_files(vm, t))
		return DONE_STOP;
	struct timespec times[] = { time_of(args[2], 1000000), time_of(args[4], 1000000) };
	int flags = symbol_is(m->name, "lutimes0") ? AT_SYMLINK_NOFOLLOW : 0;
	return done_or_throw(vm, t, utimensat(AT_FDCWD, path, times, flags));
}

// Later: (int folder, long path, long access, long modification, int flags), in nanoseconds
NATIVE_FN(nio_utimensat)
{
	const char *path = path_at(vm, t, args[1]);
	if (!path || !may_write_files(vm, t))
		return DONE_STOP;
	struct timespec times[] = { time_of(args[3], 1000000000), time_of(args[5], 1000000000) };
	return done_or_throw(vm, t, utimensat((int)args[0], path, times, (int)args[7]));
}

NATIVE_FN(nio_futimens)
{
	MAY_WRITE();
	struct timespec times[] = { time_of(args[1], 1000000000), time_of(args[3], 1000000000) };
	return done_or_throw(vm, t, futimens(files_host(vm, (int)args[0]), times));
}

NATIVE_FN(nio_fchmod)
{
	MAY_WRITE();
	return done_or_throw(vm, t, fchmod(files_host(vm, (int)args[0]), (mode_t)args[1]));
}

NATIVE_FN(nio_write)
{
	const uint8_t *p = memory_to_read(vm, t, args[1], (uint32_t)args[3]);
	if (!p || !may_write_files(vm, t))
		return DONE_STOP;
	if (files_write(vm, (int)args[0], p, (uint32_t)args[3]) < 0)
		return unix_throw(vm, t, errno);
	RETURN_INT(args[3]);
}

// (int to, int from, ...): all that is left of one goes to the other.
NATIVE_FN(nio_copy)
{
	MAY_WRITE();
	uint8_t bytes[16384];
	ssize_t n;
	while ((n = files_read(vm, (int)args[1], bytes, sizeof(bytes))) > 0)
		if (files_write(vm, (int)args[0], bytes, (size_t)n) < 0)
			return unix_throw(vm, t, errno);
	return n < 0 ? unix_throw(vm, t, errno) : DONE_OK;
}

// ---- channels ---------------------------------------------------------------------------------------------

// (FileDescriptor, long address, int n, long position)
NATIVE_FN(channel_write_at)
{
	const uint8_t *p = memory_to_read(vm, t, args[1], (uint32_t)args[3]);
	if (!p || !may_write_files(vm, t))
		return DONE_STOP;
	ssize_t n = pwrite(files_host(vm, fd_in(vm, REF(0))), p, (uint32_t)args[3], (off_t)args[4]);
	if (n < 0)
		return io_failed(vm, t);
	RETURN_INT(n);
}

// (FileDescriptor, long addresses, int n): an address and a length each, as struct iovec
static bool vector_at(struct vm *vm, struct thread *t, const uint64_t *args, uint32_t i,
	uint8_t **bytes, uint64_t *n)
{
	const uint8_t *p = memory_at(vm, t, args[1] + 16 * (uint64_t)i, 16);
	if (!p)
		return false;
	*n = read_64(p + 8);
	*bytes = memory_at(vm, t, read_64(p), *n);
	return *bytes != NULL;
}

NATIVE_FN(channel_write_vectors)
{
	uint64_t sum = 0;
	for (uint32_t i = 0; i < (uint32_t)args[3]; i++) {
		uint8_t *p;
		uint64_t n;
		if (!vector_at(vm, t, args, i, &p, &n))
			return DONE_STOP;
		enum done done = write_out(vm, t, fd_in(vm, REF(0)), p, (uint32_t)n);
		if (done != DONE_OK)
			return done;
		sum += n;
	}
	RETURN(sum);
}

NATIVE_FN(channel_read_vectors)
{
	int64_t sum = 0;
	int fd = fd_in(vm, REF(0));
	if (fd == 0 && !may_read_input(vm, t))
		return DONE_STOP;
	for (uint32_t i = 0; i < (uint32_t)args[3]; i++) {
		uint8_t *p;
		uint64_t n;
		if (!vector_at(vm, t, args, i, &p, &n))
			return DONE_STOP;
		if (vm->is_logging)
			log_bytes(vm, p, (uint32_t)n);
		ssize_t got = files_read(vm, fd, p, n);
		if (got < 0)
			return io_failed(vm, t);
		sum += got;
		if ((uint64_t)got < n)
			break;
	}
	RETURN(sum == 0 ? -1 : sum);
}

NATIVE_FN(channel_truncate)
{
	MAY_WRITE();
	if (ftruncate(files_host(vm, fd_in(vm, REF(0))), (off_t)args[1]) != 0)
		return io_failed(vm, t);
	RETURN(0);
}

// (FileDescriptor, boolean waits, long at, long n, boolean is shared): 0 locked, -1 another process has it.
NATIVE_FN(channel_lock)
{
	MAY_WRITE();
	struct flock lock = { .l_type = args[6] ? F_RDLCK : F_WRLCK,
		.l_whence = SEEK_SET,
		.l_start = (off_t)args[2],
		.l_len = args[4] == INT64_MAX ? 0 : (off_t)args[4] };
	if (fcntl(files_host(vm, fd_in(vm, REF(0))), args[1] ? F_SETLKW : F_SETLK, &lock) == 0)
		RETURN(0);
	if (!args[1] && (errno == EAGAIN || errno == EACCES))
		RETURN_INT(-1);
	return io_failed(vm, t);
}

// Which file it is: locks are kept by this.
static enum done put_key(struct vm *vm, struct thread *t, uint64_t device[2], ref descriptor)
{
	struct stat status;
	if (fstat(files_host(vm, fd_in(vm, descriptor)), &status) != 0)
		return io_failed(vm, t);
	device[0] = status.st_dev;
	device[1] = status.st_ino;
	return DONE_OK;
}

// 17: (this, FileDescriptor)
NATIVE_FN(channel_key)
{
	uint64_t device[2];
	enum done done = put_key(vm, t, device, REF(1));
	if (done == DONE_OK) {
		put_number(vm, REF(0), "st_dev", device[0]);
		put_number(vm, REF(0), "st_ino", device[1]);
	}
	return done;
}

// Later: (FileDescriptor, long[] into)
NATIVE_FN(channel_key_into)
{
	uint64_t device[2];
	enum done done = put_key(vm, t, device, REF(0));
	for (uint32_t i = 0; done == DONE_OK && i < 2 && i < array_length(REF(1)); i++)
		write_64(vm, array_at(REF(1))->data + 8 * (size_t)i, device[i]);
	return done;
}

NATIVE_FN(channel_unlock)
{
	MAY_WRITE();
	struct flock lock = { .l_type = F_UNLCK,
		.l_whence = SEEK_SET,
		.l_start = (off_t)args[1],
		.l_len = args[3] == INT64_MAX ? 0 : (off_t)args[3] };
	if (fcntl(files_host(vm, fd_in(vm, REF(0))), F_SETLK, &lock) != 0)
		return io_failed(vm, t);
	return DONE_OK;
}
