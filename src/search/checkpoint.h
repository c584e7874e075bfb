// Files that a stopped search goes on from: words of 64 bits with a checksum. The head (which search of
// which program, counts, errors found) is the same for all orders; what follows is the order's own.
#ifndef SEARCH_CHECKPOINT_H
#define SEARCH_CHECKPOINT_H

#include <stdio.h>

#include "base/buf.h"
#include "search/internal.h"

struct saver {
	bool in_place; // the target is no file: a device is not replaced by one
	FILE *file;
	struct buf name; // of the file while it is being written
	const char *target;
	uint64_t sum;
	bool has_failed;
};

// Writes the head. The file appears under its name in saver_end, whole or not at all.
bool saver_begin(struct saver *saver, struct run *run, struct err *err);
void saver_put(struct saver *saver, uint64_t word);
bool saver_end(struct saver *saver, struct err *err);

struct loader {
	uint64_t *words;
	uint64_t n, at;
	bool has_failed; // what is read then is 0
};

bool checkpoint_is_there(struct run *run);
// Reads the head into the result.
bool loader_begin(struct loader *loader, struct run *run, struct err *err);
uint64_t loader_get(struct loader *loader);
// A count of things of at least so many words each, which the file has room for; else 0 and failed.
uint64_t loader_count(struct loader *loader, uint64_t words);
bool loader_end(struct loader *loader, struct err *err);

#endif
