// Files as bytes. Containers are mapped read-only and their descriptors closed at once, so the
// number of jars is not bound by the number of open files. A file that somebody truncates while it
// is mapped kills the process (SIGBUS), as it does the JVM's own class loader.
#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "input/internal.h"

// O_NONBLOCK: opening a fifo must not wait for a writer.
static int open_for_reading(const char *path, struct stat *status, struct err *err)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
	if (fd < 0) {
		err_set_errno(err, "cannot open");
		return -1;
	}
	if (fstat(fd, status) == 0)
		return fd;
	err_set_errno(err, "cannot stat");
	close(fd);
	return -1;
}

static bool map_descriptor(int fd, off_t size, struct slice *bytes, struct err *err)
{
	if (size == 0)
		return err_set(err, ERR_INPUT, "the file is empty");
	void *address = mmap(NULL, (size_t)size, PROT_READ, MAP_PRIVATE, fd, 0);
	if (address == MAP_FAILED)
		return err_set_errno(err, "cannot map");
	*bytes = slice_of(address, (size_t)size);
	return true;
}

bool file_map(const char *path, struct slice *bytes, struct file_id *id, bool *is_directory,
	struct err *err)
{
	struct stat status;
	bool ok = true;
	int fd = open_for_reading(path, &status, err);
	if (fd < 0)
		return false;
	*id = (struct file_id){ (uint64_t)status.st_dev, (uint64_t)status.st_ino };
	*is_directory = S_ISDIR(status.st_mode);
	*bytes = SLICE_EMPTY;
	if (S_ISREG(status.st_mode))
		ok = map_descriptor(fd, status.st_size, bytes, err);
	else if (!*is_directory)
		ok = err_set(err, ERR_INPUT, "neither a file nor a directory");
	close(fd);
	return ok;
}

void file_unmap(struct slice bytes)
{
	if (bytes.len)
		munmap((void *)(uintptr_t)bytes.ptr, bytes.len);
}

static bool read_descriptor(int fd, uint8_t *to, size_t size, size_t *n_read, struct err *err)
{
	*n_read = 0;
	while (*n_read < size) {
		ssize_t n = read(fd, to + *n_read, size - *n_read);
		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0)
			return err_set_errno(err, "cannot read");
		if (n == 0)
			break; // it became shorter: what is there will be judged by its reader
		*n_read += (size_t)n;
	}
	return true;
}

bool file_read(const char *path, uint64_t limit, struct arena *arena, struct slice *bytes,
	struct err *err)
{
	struct stat status;
	int fd = open_for_reading(path, &status, err);
	if (fd < 0)
		return false;
	uint64_t size = (uint64_t)status.st_size;
	bool ok = true;
	if (!S_ISREG(status.st_mode))
		ok = err_set(err, ERR_INPUT, "not a file");
	else if (size > limit)
		ok = err_set(err, ERR_BUDGET, "%llu bytes, over the limit of %llu",
			(unsigned long long)size, (unsigned long long)limit);
	if (ok) {
		uint8_t *to = arena_alloc(arena, (size_t)size);
		size_t n_read;
		ok = read_descriptor(fd, to, (size_t)size, &n_read, err);
		*bytes = slice_of(to, n_read);
	}
	close(fd);
	return ok;
}
