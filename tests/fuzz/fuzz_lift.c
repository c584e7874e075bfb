// Fuzz target: class files through the whole front end: input, world, lifter, analyses of one method,
// printing. Whatever passes the parser lifts or is refused with one clear line.
//
// The bytes are one class file or several, one after the other: each CAFEBABE starts one. So classes
// may extend, implement and call each other. All classes that are not there are phantoms.
//
// With libFuzzer most mutations are made inside the code of methods that parse (see below): random
// ones rarely get past the parser.
#include "input/internal.h"
#include "ir/ir.h"
#include "ir/locks.h"
#include "ir/path.h"
#include "world/world.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#define MAX_CLASSES 8

static struct buf out;
static struct arena arena;

// The first class file in the bytes, taken off them.
static struct slice next_class(struct slice *rest)
{
	size_t n = 4;
	while (n < rest->len && (rest->len - n < 4 || bytes_u4(rest->ptr + n) != CLASS_MAGIC)) {
		ptrdiff_t more = slice_find(slice_from(*rest, n + 1), CLASS_MAGIC >> 24);
		n = more < 0 ? rest->len : n + 1 + (size_t)more;
	}
	struct slice result = slice_until(*rest, n);
	*rest = slice_from(*rest, result.len);
	return result;
}

static void print_all(const struct ir *ir)
{
	buf_clear(&out);
	ir_print(ir, &out);
	ir_print_cfg(ir, &out);
	ir_print_cfg_dot(ir, &out);
	ir_print_dom(ir, &out);
	ir_print_dom_dot(ir, &out);
}

static void resolve_all(const struct ir *ir)
{
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		const struct ir_insn *insn = ir_at(ir, i);
		if (insn->op == IR_INVOKE)
			ir_resolved_method(ir, insn);
		else if (insn->op == IR_GET_FIELD || insn->op == IR_PUT_FIELD ||
			insn->op == IR_GET_STATIC || insn->op == IR_PUT_STATIC)
			ir_resolved_field(ir, insn);
	}
}

static void analyse(struct ir *ir, bool with_printing)
{
	ir_check(ir);
	ir_dominators(ir);
	ir_loops(ir);
	ir_uses(ir);
	resolve_all(ir);
	struct locks *locks = locks_held(ir, paths_new(ir, &arena), &arena);
	struct locks *handed_on = locks_held_by_phis(ir, paths_new(ir, &arena), &arena);
	if (with_printing) {
		print_all(ir);
		locks_print(locks, &out);
		locks_print(handed_on, &out);
	}
}

static void lift_class(struct ir_builder *builder, const struct klass *klass, bool with_printing)
{
	for (uint32_t i = 0; i < klass->n_methods; i++) {
		struct err err = ERR_INIT;
		if (!klass->methods[i].member->code)
			continue;
		// Frames are for tests only, and quadratic.
		ir_builder_keep_frames(builder, klass->methods[i].member->code->max_locals < 64);
		struct ir *ir = ir_build(builder, &klass->methods[i], &arena, &err);
		if (!ir == !err_is_set(&err))
			__builtin_trap();
		if (ir)
			analyse(ir, with_printing);
		arena_clear(&arena);
	}
}

static void lift_all(struct input *input, struct notes *notes, bool with_printing)
{
	struct world *world = world_new(input, notes, 1);
	world_load_input(world);
	uint32_t n = world->n_classes;
	if (world->counts.input_classes) {
		ir_prepare(world);
		for (uint32_t id = 1; id <= n; id++)
			world_open(world, world->classes[id]);
		struct ir_builder *builder = ir_builder_new(world);
		for (uint32_t id = 1; id <= n; id++)
			lift_class(builder, world->classes[id], with_printing);
		ir_builder_free(builder);
	}
	world_free(world);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct slice rest = slice_of(data, size);
	struct notes *notes = notes_new();
	struct input *input = input_new(NULL, notes);

	for (int i = 0; i < MAX_CLASSES && rest.len >= 4; i++) {
		struct err err = ERR_INIT;
		container_add(input, SLICE("fuzz.class"), next_class(&rest), ROLE_INPUT, 0, &err);
	}
	lift_all(input, notes, size % 4 == 0);
	input_free(input);
	notes_free(notes);
	return 0;
}

#ifdef RADDLE_FUZZ

// ---- mutations of code that keep it code ------------------------------------------------------

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed);

struct mutation {
	uint64_t state;
	const struct class *c;
	const struct code *code;
	uint8_t *bytes;   // of the code
	struct insn insn; // one of them
};

static uint32_t roll(struct mutation *m, uint32_t n)
{
	m->state = m->state * 6364136223846793005u + 1442695040888963407u;
	return n ? (uint32_t)(m->state >> 33) % n : 0;
}

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

static void put_u2(uint8_t *at, uint32_t value)
{
	at[0] = (uint8_t)(value >> 8);
	at[1] = (uint8_t)value;
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

static bool mutate_class(struct mutation *m, const struct class *c)
{
	uint32_t n = 0;
	m->c = c;
	for (uint32_t i = 0; i < c->n_methods; i++)
		n += c->methods[i].code != NULL;
	if (n == 0)
		return false;
	uint32_t chosen = roll(m, n), i = 0;
	while (!c->methods[i].code || chosen--)
		i++;
	m->code = c->methods[i].code;
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
		change_flags(m, &c->methods[i]);
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

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed)
{
	struct mutation m = { .state = seed };
	uint32_t n = roll(&m, 5), done = 0;
	for (uint32_t i = 0; i < n; i++) {
		struct slice rest = slice_of(data, size), chosen = next_class(&rest);
		struct err err = ERR_INIT;
		while (rest.len >= 4 && roll(&m, 2))
			chosen = next_class(&rest);
		arena_clear(&arena);
		const struct class *c = class_read(chosen, &arena, &err);
		if (c && mutate_class(&m, c))
			done++;
	}
	arena_clear(&arena);
	return done ? size : LLVMFuzzerMutate(data, size, max_size);
}

#endif
