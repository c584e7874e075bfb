// Open files. The machine has descriptors of its own: which file each is and where it is read next is state, which
// is undone and hashed. The host's descriptors are none: they are only ever read and written at a position. While
// there is undo a file of the host stays open for all who open it again, since going back may open what was closed,
// and none is open for writing: what was written cannot be taken back.
//
// Folders are read whole when they are opened; then their descriptor counts names.
#include "vm/files.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/hash.h"

struct host_file {
	char *path;
	int fd;
	bool is_folder;
	VEC(char *) names;
};

static struct open_file *slot_of(const struct vm *vm, int fd)
{
	if (fd < FILES_FIRST || fd >= N_OPEN_FILES || !vm->image->files[fd].host)
		return NULL;
	return &vm->image->files[fd];
}

static struct host_file *host_of(const struct vm *vm, int fd)
{
	const struct open_file *f = slot_of(vm, fd);
	return f ? vm->hosts.v[f->host - 1] : NULL;
}

static void release_host(struct host_file *host)
{
	for (uint32_t i = 0; i < host->names.n; i++)
		free(host->names.v[i]);
	vec_release(&host->names);
	if (host->fd >= 0)
		close(host->fd);
	free(host->path);
	free(host);
}

void files_release(struct vm *vm)
{
	for (uint32_t i = 0; i < vm->hosts.n; i++)
		if (vm->hosts.v[i])
			release_host(vm->hosts.v[i]);
	vec_release(&vm->hosts);
}

// ---- opening ----------------------------------------------------------------------------------------

static struct host_file *open_host(const char *path, bool is_folder, int flags, mode_t mode)
{
	struct host_file host = { .fd = -1, .is_folder = is_folder };
	if (is_folder) {
		DIR *folder = opendir(path);
		if (!folder)
			return NULL;
		struct dirent *entry;
		while ((entry = readdir(folder)))
			vec_push(&host.names, strdup(entry->d_name));
		closedir(folder);
	} else if ((host.fd = open(path, flags | O_CLOEXEC, mode)) < 0) {
		return NULL;
	}
	host.path = strdup(path);
	struct host_file *copy = xmalloc(sizeof(*copy));
	*copy = host;
	return copy;
}

// Its number; 0 with errno.
static uint32_t find_host(struct vm *vm, const char *path, bool is_folder, int flags, mode_t mode)
{
	for (uint32_t i = 0; vm->is_logging && i < vm->hosts.n; i++)
		if (vm->hosts.v[i] && vm->hosts.v[i]->is_folder == is_folder &&
			strcmp(vm->hosts.v[i]->path, path) == 0)
			return i + 1;
	struct host_file *host = open_host(path, is_folder, flags, mode);
	if (!host)
		return 0;
	for (uint32_t i = 0; i < vm->hosts.n; i++)
		if (!vm->hosts.v[i]) {
			vm->hosts.v[i] = host;
			return i + 1;
		}
	vec_push(&vm->hosts, host);
	return vm->hosts.n;
}

static int open_any(struct vm *vm, const char *path, bool is_folder, int flags, mode_t mode)
{
	int fd = FILES_FIRST;
	while (fd < N_OPEN_FILES && vm->image->files[fd].host)
		fd++;
	uint32_t host = fd < N_OPEN_FILES ? find_host(vm, path, is_folder, flags, mode)
									  : (errno = EMFILE, 0);
	if (!host)
		return -errno;
	write_32(vm, &vm->image->files[fd].host, host);
	write_64(vm, &vm->image->files[fd].at, 0);
	if (fd >= vm->end_of_files)
		vm->end_of_files = fd + 1;
	return fd;
}

int files_open(struct vm *vm, const char *path, int flags, mode_t mode)
{
	return open_any(vm, path, false, flags, mode);
}

int files_open_folder(struct vm *vm, const char *path)
{
	return open_any(vm, path, true, O_RDONLY, 0);
}

void files_close(struct vm *vm, int fd)
{
	struct open_file *f = slot_of(vm, fd);
	if (!f)
		return;
	if (!vm->is_logging) {
		release_host(vm->hosts.v[f->host - 1]);
		vm->hosts.v[f->host - 1] = NULL;
	}
	write_32(vm, &f->host, 0);
}

// ---- reading and writing ------------------------------------------------------------------------------------------

int files_host(const struct vm *vm, int fd)
{
	const struct host_file *host = host_of(vm, fd);
	return fd >= 0 && fd < FILES_FIRST ? fd : host ? host->fd : -1;
}

const char *files_path(const struct vm *vm, int fd)
{
	const struct host_file *host = host_of(vm, fd);
	return host ? host->path : NULL;
}

int64_t files_at(const struct vm *vm, int fd)
{
	const struct open_file *f = slot_of(vm, fd);
	if (f)
		return (int64_t)f->at;
	return lseek(fd < FILES_FIRST ? fd : -1, 0, SEEK_CUR);
}

int64_t files_seek(struct vm *vm, int fd, int64_t to)
{
	struct open_file *f = slot_of(vm, fd);
	if (!f || to < 0) {
		errno = f ? EINVAL : fd >= 0 && fd < FILES_FIRST ? ESPIPE : EBADF;
		return -1;
	}
	write_64(vm, &f->at, (uint64_t)to);
	return to;
}

ssize_t files_read(struct vm *vm, int fd, void *bytes, size_t n)
{
	struct open_file *f = slot_of(vm, fd);
	if (!f)
		return read(fd < FILES_FIRST ? fd : -1, bytes, n);
	const struct host_file *host = host_of(vm, fd);
	ssize_t got = pread(host->fd, bytes, n, (off_t)f->at);
	if (got < 0 && errno == ESPIPE)
		return read(host->fd, bytes, n); // a pipe has no positions, and what is read is gone
	if (got > 0)
		write_64(vm, &f->at, f->at + (uint64_t)got);
	return got;
}

// As much as one call of the host's takes.
static ssize_t write_some(struct open_file *f, int host, const void *bytes, size_t n)
{
	ssize_t got = pwrite(host, bytes, n, (off_t)f->at);
	return got < 0 && errno == ESPIPE ? write(host, bytes, n) : got;
}

ssize_t files_write(struct vm *vm, int fd, const void *bytes, size_t n)
{
	struct open_file *f = slot_of(vm, fd);
	if (!f) {
		errno = EBADF;
		return -1;
	}
	int host = host_of(vm, fd)->fd;
	for (size_t done = 0; done < n;) {
		ssize_t got = write_some(f, host, (const uint8_t *)bytes + done, n - done);
		if (got < 0)
			return -1;
		done += (size_t)got;
		f->at += (uint64_t)got;
	}
	// What was opened to append goes to the end, wherever the position was.
	off_t end = fcntl(host, F_GETFL) & O_APPEND ? lseek(host, 0, SEEK_END) : -1;
	if (end >= 0)
		f->at = (uint64_t)end;
	return (ssize_t)n;
}

const char *files_next_name(struct vm *vm, int fd)
{
	struct open_file *f = slot_of(vm, fd);
	const struct host_file *host = host_of(vm, fd);
	if (!f || f->at >= host->names.n)
		return NULL;
	write_64(vm, &f->at, f->at + 1);
	return host->names.v[f->at - 1];
}

// ---- state --------------------------------------------------------------------------------------------

void files_add(const struct vm *vm, void (*add)(void *, uint64_t), void *context)
{
	for (int fd = FILES_FIRST; fd < vm->end_of_files; fd++) {
		const struct host_file *host = host_of(vm, fd);
		if (!host)
			continue;
		add(context, (uint64_t)fd << 1 | host->is_folder);
		add(context, hash_stable(slice_of_string(host->path)));
		add(context, vm->image->files[fd].at);
	}
}
