// Files as bytes.
#ifndef BASE_FILE_H
#define BASE_FILE_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/stat.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/slice.h"

// A descriptor, and what is known of the file; -1 with err.
int file_open(const char *path, struct stat *status, struct err *err);

// A small file, read into the arena.
bool file_read(const char *path, uint64_t limit, struct arena *arena, struct slice *bytes,
	struct err *err);

#endif
