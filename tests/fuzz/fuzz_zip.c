// Bytes as an archive in memory: indexed, every entry read and named. Nothing may crash, hang or
// take more memory than the limits allow.
#include "input/internal.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void read_all(const struct input *input)
{
	struct arena arena;
	arena_init(&arena);
	for (uint32_t i = 0; i < input_n_entries(input); i++) {
		const struct input_entry *entry = input_entry(input, i);
		struct err err = ERR_INIT;
		struct slice bytes;
		volatile uint8_t last; // the bytes must be there
		if (input_read(input, entry, &arena, &bytes, &err) && bytes.len)
			last = bytes.ptr[bytes.len - 1];
		(void)last;
		input_place(entry, &arena);
		if (input_find(input, entry->class_name) == UINT32_MAX)
			__builtin_trap();
		arena_clear(&arena);
	}
	arena_release(&arena);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct input_options options = { .max_nesting = 3,
		.max_entry = 1 << 16,
		.max_nested = 1 << 20 };
	struct notes *notes = notes_new();
	struct input *input = input_new(&options, notes);
	struct err err = ERR_INIT;
	// Depth 1, as if nested: the Class-Path of a manifest must not name files of this machine.
	container_add(input, SLICE("/nowhere/fuzz.jar"), slice_of(data, size), ROLE_INPUT, 1, &err);
	read_all(input);
	input_free(input);
	notes_free(notes);
	return 0;
}
