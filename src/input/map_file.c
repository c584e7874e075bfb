// Files as bytes. Containers are mapped read-only and their descriptors closed at once, so the
// number of jars is not bound by the number of open files. A file that somebody truncates while it
// is mapped kills the process (SIGBUS), as it does the JVM's own class loader.
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"
#include "input/internal.h"

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
	int fd = file_open(path, &status, err);
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
