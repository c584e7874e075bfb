// Fuzz target: any bytes as a class file. Parses them, and where they are a class, prints it in full
// and in short, and asks for the line of every instruction.
#include <stddef.h>
#include <stdint.h>

#include "class/class.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void visit_code(const struct class *c, const struct code *code)
{
	struct insn insn;
	for (uint32_t bci = 0; bci < code->length; bci = insn.next) {
		insn = code_insn(code, bci);
		(void)code_line(c, code, bci);
	}
}

static void visit(const struct class *c, struct buf *out)
{
	static const struct class_print_options all = { .show_private = true, .verbose = true };
	static const struct class_print_options some = { .show_code = true, .show_lines = true };

	class_print(c, &all, out);
	buf_clear(out);
	class_print(c, &some, out);
	for (uint32_t i = 0; i < c->n_methods; i++)
		if (c->methods[i].code)
			visit_code(c, c->methods[i].code);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct arena arena;
	struct buf out = BUF_INIT;
	struct err err = ERR_INIT;

	arena_init(&arena);
	const struct class *c = class_parse(slice_of(data, size), &arena, &err);
	if (c)
		visit(c, &out);
	buf_release(&out);
	arena_release(&arena);
	return 0;
}
