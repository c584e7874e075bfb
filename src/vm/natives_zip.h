// What natives_zip.c and natives_zlib.c share.
#ifndef VM_NATIVES_ZIP_H
#define VM_NATIVES_ZIP_H

#include "vm/files.h"
#include "vm/natives.h"

struct zip_buffers {
	const uint8_t *in;
	uint8_t *out;
	uint32_t n_in, n_out;
};

// A byte array and where in it, or an address: two words either way. False: thrown or stopped.
bool zip_bytes(struct vm *vm, struct thread *t, bool is_array, const uint64_t *words, uint32_t n,
	const uint8_t **bytes);
// Of inflateBytesBuffer and its likes, which name what is input and output: this, stream (2), input (2), length,
// output (2), length.
bool zip_buffers_of(struct vm *vm, struct thread *t, const struct vmethod *m, const uint64_t *args,
	struct zip_buffers *buffers);

// Streams of a plain run.
uint64_t zlib_inflater(struct vm *vm, bool is_raw); // 0: no memory
bool zlib_has(const struct vm *vm, uint64_t number);
enum done zlib_inflate(struct vm *vm, struct thread *t, uint64_t number, ref inflater,
	const struct zip_buffers *buffers, uint64_t *result);
void zlib_reset_inflater(struct vm *vm, uint64_t number);

#endif
