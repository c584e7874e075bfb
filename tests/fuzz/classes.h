// For fuzz targets whose input is several class files, one after the other: each CAFEBABE starts one. So
// classes may extend, implement and call each other. All classes that are not there are phantoms. What
// stands before the first one belongs to the target.
//
// With libFuzzer most mutations are made inside classes that parse: another instruction, another
// operand, another member that a reference names. Random ones rarely get past the parser. Two
// inputs are crossed class by class.
#ifndef FUZZ_CLASSES_H
#define FUZZ_CLASSES_H

#include "base/arena.h"
#include "class/class.h"
#include "input/internal.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static bool is_class_file(struct slice bytes)
{
	return bytes.len >= 4 && bytes_u4(bytes.ptr) == CLASS_MAGIC;
}

// The first class file in the bytes, or what stands before it, taken off them.
static struct slice next_class(struct slice *rest)
{
	size_t n = 1;
	while (n < rest->len && !is_class_file(slice_from(*rest, n))) {
		ptrdiff_t more = slice_find(slice_from(*rest, n + 1), CLASS_MAGIC >> 24);
		n = more < 0 ? rest->len : n + 1 + (size_t)more;
	}
	struct slice result = slice_until(*rest, n);
	*rest = slice_from(*rest, result.len);
	return result;
}

// As INPUT; with_jdk: but those whose names start with java/ as the JDK.
static __attribute__((unused)) void add_classes(struct input *input, struct slice rest,
	uint32_t max, bool with_jdk)
{
	for (uint32_t i = 0; i < max && rest.len >= 4; i++) {
		struct err err = ERR_INIT;
		struct slice bytes = next_class(&rest), name;
		bool is_jdk = with_jdk && class_name_of(bytes, &name) &&
			strip_prefix(&name, SLICE("java/"));
		container_add(input, SLICE("fuzz.class"), bytes, is_jdk ? ROLE_JDK : ROLE_INPUT, 0, &err);
	}
}

#ifdef RADDLE_FUZZ

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed);
size_t LLVMFuzzerCustomCrossOver(const uint8_t *left, size_t n_left, const uint8_t *right,
	size_t n_right, uint8_t *result, size_t max_size, unsigned seed);

struct mutation {
	uint64_t state;
	struct arena arena;
	const struct class *c;
	uint32_t names_at; // of access_flags, this_class, super_class
	const struct code *code;
	uint8_t *bytes;   // of the code
	struct insn insn; // one of them
};

static uint32_t roll(struct mutation *m, uint32_t n)
{
	m->state = m->state * 6364136223846793005u + 1442695040888963407u;
	return n ? (uint32_t)(m->state >> 33) % n : 0;
}

static uint8_t *byte_at(const struct mutation *m, size_t offset)
{
	return (uint8_t *)(uintptr_t)m->c->bytes.ptr + offset;
}

static void put_u2(uint8_t *at, uint32_t value)
{
	at[0] = (uint8_t)(value >> 8);
	at[1] = (uint8_t)value;
}

// Another constant of the same kind.
static void change_constant(struct mutation *m, uint8_t *at, bool is_wide)
{
	uint32_t old = is_wide ? bytes_u2(at) : at[0];
	if (old >= m->c->n_constants)
		return;
	for (int tries = 0; tries < 40; tries++) {
		uint32_t index = roll(m, m->c->n_constants);
		if (m->c->tags[index] != m->c->tags[old] || (!is_wide && index > 255))
			continue;
		if (is_wide)
			put_u2(at, index);
		else
			at[0] = (uint8_t)index;
		return;
	}
}

// ---- code that stays code ---------------------------------------------------------------------

static uint32_t random_start(struct mutation *m)
{
	uint32_t near = roll(m, m->code->length), bci = 0;
	for (;;) {
		uint32_t next = code_insn(m->code, bci).next;
		if (next > near || next >= m->code->length)
			return bci;
		bci = next;
	}
}

// Another instruction of the same length.
static void change_opcode(struct mutation *m)
{
	uint8_t length = opcode_lengths[m->insn.op];
	if (length == 0 || m->insn.is_wide)
		return;
	bool same_format = length > 1 && roll(m, 4);
	for (int tries = 0; tries < 40; tries++) {
		uint32_t op = roll(m, N_OPCODES);
		if (opcode_lengths[op] != length ||
			(same_format && opcode_formats[op] != opcode_formats[m->insn.op]))
			continue;
		m->bytes[m->insn.bci] = (uint8_t)op;
		return;
	}
}

static void change_operand(struct mutation *m)
{
	uint8_t *at = m->bytes + m->insn.bci + 1;
	if (m->insn.is_wide)
		return;
	switch (opcode_formats[m->insn.op]) {
	case OPERAND_BYTE:
		at[0] = (uint8_t)roll(m, 256);
		break;
	case OPERAND_LOCAL:
	case OPERAND_IINC:
		at[0] = (uint8_t)roll(m, m->code->max_locals);
		break;
	case OPERAND_BRANCH:
		put_u2(at, random_start(m) - m->insn.bci);
		break;
	case OPERAND_LDC:
		change_constant(m, at, false);
		break;
	case OPERAND_LDC_W:
	case OPERAND_LDC2_W:
	case OPERAND_FIELD:
	case OPERAND_METHOD:
	case OPERAND_INTERFACE:
	case OPERAND_DYNAMIC:
	case OPERAND_CLASS:
	case OPERAND_MULTI:
		change_constant(m, at, true);
		break;
	default:
		change_opcode(m);
		break;
	}
}

static void change_handler(struct mutation *m)
{
	if (m->code->n_handlers == 0) {
		change_operand(m);
		return;
	}
	uint8_t *at = m->bytes + m->code->length + 2 + 8 * (size_t)roll(m, m->code->n_handlers);
	switch (roll(m, 4)) {
	case 0:
		put_u2(at, random_start(m));
		break;
	case 1:
		put_u2(at + 2, roll(m, 4) ? random_start(m) : m->code->length);
		break;
	case 2:
		put_u2(at + 4, random_start(m));
		break;
	default:
		change_constant(m, at + 6, true);
		break;
	}
}

// The same bytes somewhere else; may cut instructions in two.
static void copy_code(struct mutation *m)
{
	uint32_t from = random_start(m), to = random_start(m);
	uint32_t n = 1 + roll(m, 12);
	if (n <= m->code->length - from && n <= m->code->length - to)
		memmove(m->bytes + to, m->bytes + from, n);
}

static void change_limits(struct mutation *m)
{
	uint8_t *at = m->bytes - 8 + 2 * (size_t)roll(m, 2);
	put_u2(at, bytes_u2(at) + roll(m, 5) - 2);
}

static void change_flags(struct mutation *m, const struct member *member)
{
	// The member's flags are right before its name in the file: found by their value.
	uint8_t *start = (uint8_t *)(uintptr_t)m->c->bytes.ptr;
	for (uint8_t *at = m->bytes - 8; at > start; at--)
		if (bytes_u2(at) == member->access && bytes_u2(at + 2) == member->name &&
			bytes_u2(at + 4) == member->descriptor) {
			put_u2(at, member->access ^ (roll(m, 2) ? ACC_STATIC : ACC_SYNCHRONIZED));
			return;
		}
}

static bool mutate_code(struct mutation *m)
{
	uint32_t n = 0, i = 0;
	for (uint32_t k = 0; k < m->c->n_methods; k++)
		n += m->c->methods[k].code != NULL;
	if (n == 0)
		return false;
	uint32_t chosen = roll(m, n);
	while (!m->c->methods[i].code || chosen--)
		i++;
	m->code = m->c->methods[i].code;
	m->bytes = (uint8_t *)(uintptr_t)m->code->bytes;
	m->insn = code_insn(m->code, random_start(m));
	switch (roll(m, 16)) {
	case 0:
		copy_code(m);
		break;
	case 1:
		change_limits(m);
		break;
	case 2:
		change_flags(m, &m->c->methods[i]);
		break;
	case 3:
	case 4:
		change_handler(m);
		break;
	case 5:
		m->bytes[m->insn.bci] = OP_nop;
		break;
	case 6:
	case 7:
	case 8:
	case 9:
		change_opcode(m);
		break;
	default:
		change_operand(m);
		break;
	}
	return true;
}

// ---- what classes say of each other -------------------------------------------------------------

// A member reference, class, method handle, ... names something else of the kind.
static bool change_reference(struct mutation *m)
{
	for (int tries = 0; tries < 40; tries++) {
		uint32_t index = roll(m, m->c->n_constants);
		uint8_t *at = byte_at(m, m->c->offsets[index]);
		switch (m->c->tags[index]) {
		case CONSTANT_Class:
			change_constant(m, at, true);
			return true;
		case CONSTANT_Fieldref:
		case CONSTANT_Methodref:
		case CONSTANT_InterfaceMethodref:
		case CONSTANT_NameAndType:
			change_constant(m, at + 2 * (size_t)roll(m, 2), true);
			return true;
		case CONSTANT_MethodHandle:
			if (roll(m, 2))
				at[0] = (uint8_t)(1 + roll(m, 9));
			else
				change_constant(m, at + 1, true);
			return true;
		case CONSTANT_InvokeDynamic:
		case CONSTANT_Dynamic:
			change_constant(m, at + 2, true);
			return true;
		default:
			break;
		}
	}
	return false;
}

// Flags, name, supertype or an interface of the class.
static bool change_head(struct mutation *m)
{
	static const uint16_t flags[] = { ACC_PUBLIC, ACC_INTERFACE, ACC_ABSTRACT, ACC_FINAL };
	uint8_t *at = byte_at(m, m->names_at);
	uint32_t what = roll(m, 3 + m->c->n_interfaces);
	if (what == 0)
		put_u2(at, bytes_u2(at) ^ flags[roll(m, 4)]);
	else if (what < 3)
		change_constant(m, at + 2 * (size_t)what, true);
	else
		change_constant(m, at + 8 + 2 * (size_t)(what - 3), true);
	return true;
}

static bool mutate_class(struct mutation *m, struct slice bytes)
{
	struct err err = ERR_INIT;
	struct raw_class *raw = class_parse(bytes, &m->arena, &err);
	if (!raw)
		return false;
	m->names_at = raw->names_at;
	m->c = class_check(raw, &m->arena, &err);
	if (!m->c || !class_check_code(m->c, &m->arena, &err))
		return false;
	switch (roll(m, 8)) {
	case 0:
		return change_head(m);
	case 1:
	case 2:
		return change_reference(m);
	default:
		return mutate_code(m);
	}
}

// Any of them; seldom what stands before the first one.
static struct slice choose_class(struct mutation *m, struct slice rest)
{
	struct slice chosen = next_class(&rest);
	uint32_t n = is_class_file(chosen) || roll(m, 8) == 0;
	while (rest.len) {
		struct slice next = next_class(&rest);
		if (roll(m, ++n) == 0)
			chosen = next;
	}
	return chosen;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed)
{
	struct mutation m = { .state = seed };
	uint32_t n = roll(&m, 5), done = 0;
	arena_init(&m.arena);
	for (uint32_t i = 0; i < n && size; i++) {
		struct slice chosen = choose_class(&m, slice_of(data, size));
		if (is_class_file(chosen))
			done += mutate_class(&m, chosen);
		else if (chosen.ptr == data)
			data[done++ % chosen.len] = (uint8_t)roll(&m, 256);
		arena_clear(&m.arena);
	}
	arena_release(&m.arena);
	return done ? size : LLVMFuzzerMutate(data, size, max_size);
}

// Most of the left classes, then a few of the right ones.
size_t LLVMFuzzerCustomCrossOver(const uint8_t *left, size_t n_left, const uint8_t *right,
	size_t n_right, uint8_t *result, size_t max_size, unsigned seed)
{
	struct mutation m = { .state = seed };
	size_t n = 0;
	for (int side = 0; side < 2; side++) {
		struct slice rest = side ? slice_of(right, n_right) : slice_of(left, n_left);
		while (rest.len) {
			struct slice next = next_class(&rest);
			bool is_wanted = is_class_file(next) ? (roll(&m, 4) == 0) == (side == 1) : n == 0;
			if (!is_wanted || next.len > max_size - n)
				continue;
			memcpy(result + n, next.ptr, next.len);
			n += next.len;
		}
	}
	return n;
}

#endif
#endif
