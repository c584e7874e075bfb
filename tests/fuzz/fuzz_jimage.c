// Bytes as a lib/modules in memory: opened, listed, every resource read. The first byte order that
// the magic says is used, so seeds of both kinds help.
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
	struct input_options options = { .max_entry = 1 << 16 };
	struct notes *notes = notes_new();
	struct input *input = input_new(&options, notes);
	struct err err = ERR_INIT;
	if (is_jimage(slice_of(data, size)))
		container_add(input, SLICE("modules"), slice_of(data, size), ROLE_JDK, 0, &err);
	read_all(input);
	input_free(input);
	notes_free(notes);
	return 0;
}
