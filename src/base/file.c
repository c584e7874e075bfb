#include "base/file.h"

#include <errno.h>
#include <fcntl.h>
#include <unistd.h>

// O_NONBLOCK: opening a fifo must not wait for a writer.
int file_open(const char *path, struct stat *status, struct err *err)
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
	int fd = file_open(path, &status, err);
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
