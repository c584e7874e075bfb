// Natives of java.io and of what is outside: descriptors, streams, files that are read, the process.
#define _GNU_SOURCE // environ
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "vm/files.h"
#include "vm/natives.h"

// Of a FileInputStream, a FileOutputStream or a RandomAccessFile.
static uint32_t descriptor_offset(struct vm *vm, ref stream)
{
	for (struct vclass *k = class_of(stream); k; k = k->super) {
		struct vfield *f = k->role == ROLE_JDK ? class_field(vm, k, "fd") : NULL;
		if (f && symbol_is(f->type, "Ljava/io/FileDescriptor;"))
			return f->offset;
	}
	return 0;
}

int fd_of(struct vm *vm, ref stream)
{
	uint32_t offset = descriptor_offset(vm, stream);
	ref descriptor = offset ? get_32(stream, offset) : 0;
	return descriptor ? (int)get_32(descriptor, OFF(vm, FileDescriptor, fd)) : -1;
}

static enum done io_error(struct vm *vm, struct thread *t, const char *what)
{
	return throw_new(vm, t, "java/io/IOException", "%s", what);
}

NATIVE_FN(fd_handle)
{
	RETURN((uint64_t)-1);
}

NATIVE_FN(fd_close)
{
	int fd = (int)get_32(REF(0), OFF(vm, FileDescriptor, fd));
	set_32(vm, REF(0), OFF(vm, FileDescriptor, fd), (uint32_t)-1);
	files_close(vm, fd);
	return DONE_OK;
}

enum done write_out(struct vm *vm, struct thread *t, int fd, const void *bytes, uint32_t n)
{
	if (fd != 1 && fd != 2) {
		if (!may_write_files(vm, t))
			return DONE_STOP;
		return files_write(vm, fd, bytes, n) < 0 ? io_failed(vm, t) : DONE_OK;
	}
	if (vm->options.write)
		vm->options.write(vm->options.context, fd, bytes, n);
	return DONE_OK;
}

NATIVE_FN(file_write_bytes)
{
	ref bytes = REF(1);
	int32_t at = (int32_t)args[2], n = (int32_t)args[3];
	if (!bytes)
		return throw_npe(vm, t);
	if (at < 0 || n < 0 || (int64_t)at + n > array_length(bytes))
		return throw_new(vm, t, "java/lang/IndexOutOfBoundsException", NULL);
	int fd = fd_of(vm, REF(0));
	if (fd < 0)
		return io_error(vm, t, "Stream Closed");
	return write_out(vm, t, fd, array_at(bytes)->data + at, (uint32_t)n);
}

NATIVE_FN(file_write_one)
{
	uint8_t byte = (uint8_t)args[1];
	int fd = fd_of(vm, REF(0));
	return fd < 0 ? io_error(vm, t, "Stream Closed") : write_out(vm, t, fd, &byte, 1);
}

// Of a stream or a RandomAccessFile; FileNotFoundException.
enum done open_stream(struct vm *vm, struct thread *t, ref stream, ref name, int flags)
{
	char *path = string_c(vm, name);
	if (flags == O_RDONLY ? !may_read_file(vm, t, path) : !may_write_files(vm, t)) {
		free(path);
		return DONE_STOP;
	}
	struct stat status;
	bool is_folder = stat(path, &status) == 0 && S_ISDIR(status.st_mode);
	int fd = is_folder ? -EISDIR : files_open(vm, path, flags, 0666);
	if (fd < 0)
		throw_new(vm, t, "java/io/FileNotFoundException", "%s (%s)", path, strerror(-fd));
	else
		set_32(vm, get_32(stream, descriptor_offset(vm, stream)), OFF(vm, FileDescriptor, fd),
			(uint32_t)fd);
	free(path);
	return fd < 0 ? DONE_THROW : DONE_OK;
}

NATIVE_FN(file_open)
{
	return open_stream(vm, t, REF(0), REF(1), O_RDONLY);
}

NATIVE_FN(file_read_bytes)
{
	ref bytes = REF(1);
	int32_t at = (int32_t)args[2], n = (int32_t)args[3];
	if (!bytes)
		return throw_npe(vm, t);
	if (at < 0 || n < 0 || (int64_t)at + n > array_length(bytes))
		return throw_new(vm, t, "java/lang/IndexOutOfBoundsException", NULL);
	if (n == 0)
		RETURN(0);
	int fd = fd_of(vm, REF(0));
	if (fd == 0 && !may_read_input(vm, t))
		return DONE_STOP;
	if (fd < 0)
		return io_error(vm, t, "Stream Closed");
	if (vm->is_logging)
		log_bytes(vm, array_at(bytes)->data + at, (uint32_t)n);
	ssize_t got = files_read(vm, fd, array_at(bytes)->data + at, (size_t)n);
	if (got < 0)
		return io_error(vm, t, strerror(errno));
	RETURN_INT(got == 0 ? -1 : (int32_t)got);
}

NATIVE_FN(file_read_one)
{
	uint8_t byte;
	int fd = fd_of(vm, REF(0));
	if (fd == 0 && !may_read_input(vm, t))
		return DONE_STOP;
	if (fd < 0)
		return io_error(vm, t, "Stream Closed");
	ssize_t got = files_read(vm, fd, &byte, 1);
	RETURN_INT(got == 1 ? byte : -1);
}

NATIVE_FN(file_available)
{
	int fd = fd_of(vm, REF(0)), host = files_host(vm, fd), n = 0;
	struct stat status;
	if (host >= 0 && fstat(host, &status) == 0 && S_ISREG(status.st_mode)) {
		int64_t left = status.st_size - files_at(vm, fd);
		n = left > INT_MAX ? INT_MAX : left < 0 ? 0 : (int)left;
	} else if (host >= 0 && ioctl(host, FIONREAD, &n) != 0) {
		n = 0;
	}
	RETURN_INT(n);
}

NATIVE_FN(file_length)
{
	struct stat status;
	RETURN(fstat(files_host(vm, fd_of(vm, REF(0))), &status) == 0 ? status.st_size : 0);
}

NATIVE_FN(file_position)
{
	RETURN(files_at(vm, fd_of(vm, REF(0))));
}

NATIVE_FN(file_seek)
{
	if (files_seek(vm, fd_of(vm, REF(0)), (int64_t)args[1]) < 0)
		return io_error(vm, t, strerror(errno));
	return DONE_OK;
}

NATIVE_FN(file_skip)
{
	int fd = fd_of(vm, REF(0));
	int64_t from = files_at(vm, fd), to;
	if (from < 0 || __builtin_add_overflow(from, (int64_t)args[1], &to) ||
		files_seek(vm, fd, to) < 0)
		return io_error(vm, t, "Seek error");
	RETURN(to - from);
}

// ---- UnixFileSystem: paths as File or as String ----------------------------------------------------

char *file_path(struct vm *vm, ref r)
{
	if (r && class_of(r) != WK(vm, String))
		r = get_32(r, OFF(vm, File, path));
	return string_c(vm, r);
}

NATIVE_FN(fs_canonicalize)
{
	char *path = file_path(vm, REF(1)), real[PATH_MAX];
	ref string = string_new(vm, t, realpath(path, real) ? real : path);
	free(path);
	RETURN_NEW(string);
}

NATIVE_FN(fs_attributes)
{
	char *path = file_path(vm, REF(1));
	struct stat status;
	int found = stat(path, &status) != 0
		? 0
		: 1 | (S_ISREG(status.st_mode) ? 2 : 0) | (S_ISDIR(status.st_mode) ? 4 : 0);
	free(path);
	RETURN_INT(found);
}

NATIVE_FN(fs_length)
{
	char *path = file_path(vm, REF(1));
	struct stat status;
	uint64_t n = stat(path, &status) == 0 ? (uint64_t)status.st_size : 0;
	free(path);
	RETURN(n);
}

NATIVE_FN(fs_modified)
{
	char *path = file_path(vm, REF(1));
	struct stat status;
	uint64_t n = stat(path, &status) == 0
		? (uint64_t)status.st_mtim.tv_sec * 1000 + (uint64_t)status.st_mtim.tv_nsec / 1000000
		: 0;
	free(path);
	RETURN(n);
}

NATIVE_FN(fs_access)
{
	char *path = file_path(vm, REF(1));
	int mode = (args[2] & 4 ? R_OK : 0) | (args[2] & 2 ? W_OK : 0) | (args[2] & 1 ? X_OK : 0);
	bool may = access(path, mode) == 0;
	free(path);
	RETURN(may);
}

static int by_name(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

NATIVE_FN(fs_list)
{
	char *path = file_path(vm, REF(1));
	if (!may_read_file(vm, t, path)) {
		free(path);
		return DONE_STOP;
	}
	DIR *folder = opendir(path);
	free(path);
	if (!folder)
		RETURN(0);
	VEC(char *) names = { 0 };
	struct dirent *entry;
	while ((entry = readdir(folder)))
		if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0)
			vec_push(&names, strdup(entry->d_name));
	closedir(folder);
	if (names.n)
		qsort(names.v, names.n, sizeof(*names.v), by_name);
	ref array = class_array(vm, t, WK(vm, String), names.n);
	for (uint32_t i = 0; i < names.n; i++) {
		if (array)
			set_ref(vm, array, ARRAY_BASE + 4 * i, string_new(vm, t, names.v[i]));
		free(names.v[i]);
	}
	vec_release(&names);
	RETURN_NEW(array);
}

// ---- the process ----------------------------------------------------------------------------------

NATIVE_FN(process_pid)
{
	RETURN(getpid());
}

// The start time; -1: no such process. There is only this one.
NATIVE_FN(process_alive)
{
	RETURN(args[0] == (uint64_t)getpid() ? 0 : (uint64_t)-1);
}

NATIVE_FN(process_info)
{
	struct vfield *command = class_field(vm, class_of(REF(0)), "command");
	if (!command || args[1] != (uint64_t)getpid())
		return DONE_OK;
	put_number(vm, REF(0), "startTime", 0); // as process_alive says
	set_ref(vm, REF(0), command->offset, string_printf(vm, t, "%s/bin/java", vm->options.jdk_home));
	return DONE_OK;
}

static const char *environment(const struct vm *vm, uint32_t i)
{
	// Every search is to find the same, whoever starts it.
	static const char *const fixed[] = { "PATH=/usr/bin:/bin", "HOME=/root", "LANG=C.UTF-8", NULL };
	return never_goes_back(vm) ? environ[i] : fixed[i];
}

// Names and values, by turns.
NATIVE_FN(process_environ)
{
	uint32_t n = 0, at = 0;
	while (environment(vm, n))
		n++;
	ref array = class_array(vm, t, vm->image->arrays['B'], 2 * n);
	for (uint32_t i = 0; array && i < n; i++) {
		const char *name = environment(vm, i), *value = strchr(name, '=');
		size_t length = value ? (size_t)(value - name) : strlen(name);
		set_ref(vm, array, ARRAY_BASE + 4 * at++, byte_array(vm, t, slice_of(name, length)));
		set_ref(vm, array, ARRAY_BASE + 4 * at++,
			byte_array(vm, t, slice_of_string(value ? value + 1 : "")));
	}
	RETURN_NEW(array);
}

NATIVE_FN(network_host)
{
	RETURN_NEW(string_new(vm, t, "localhost"));
}

NATIVE_FN(network_lookup)
{
	char *name = string_c(vm, REF(1));
	throw_new(vm, t, "java/net/UnknownHostException", "%s: Name or service not known", name);
	free(name);
	return DONE_THROW;
}

NATIVE_FN(timezone_id)
{
	RETURN_NEW(string_new(vm, t, "UTC"));
}

NATIVE_FN(libraries_builtin)
{
	RETURN(args[0]);
}

// The same bytes in every run.
NATIVE_FN(random_bytes)
{
	ref bytes = REF(1);
	if (!bytes)
		return throw_npe(vm, t);
	if (vm->is_logging)
		log_bytes(vm, array_at(bytes)->data, array_length(bytes));
	for (uint32_t i = 0; i < array_length(bytes); i++)
		array_at(bytes)->data[i] = (uint8_t)name_mix(t->name, ++t->n_hashes);
	return DONE_OK;
}
