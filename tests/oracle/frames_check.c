// The JVM's own frames as an oracle for the lifter: at every StackMapTable frame of every method of
// INPUT, what raddle inferred for the locals and the stack must be assignable to what the frame
// says (JVMS 4.10.1.2). javac wrote the frames and the JVM's verifier checked them; raddle never
// looks at them when it lifts. That bounds the types from above. From below: a phi's type must be
// one that all its operands can be assigned to, an array element's that of its array.
//
//     frames_check INPUT...      prints disagreements, then "N methods, N frames, N wrong, N not lifted"
#include <stdio.h>
#include <stdlib.h>

#include "base/bug.h"
#include "ir/ir.h"

enum { TOP, INTEGER, FLOAT, DOUBLE, LONG, NUL, UNINITIALIZED_THIS, OBJECT, UNINITIALIZED };

struct slot {
	uint8_t tag;
	uint16_t data; // OBJECT: constant index, UNINITIALIZED: bytecode of the new
};

struct frame {
	uint32_t n_locals, n_stack;
	struct slot locals[65536], stack[65536];
};

struct tally {
	uint64_t methods, frames, dead_frames, slots, undecided, wrong, not_lifted;
};

static struct world *world;
static struct tally tally;

// ---- decoding -------------------------------------------------------------------------------

static struct slot read_slot(struct cursor *in)
{
	struct slot slot = { .tag = cursor_u1(in) };
	if (slot.tag == OBJECT || slot.tag == UNINITIALIZED)
		slot.data = cursor_u2(in);
	return slot;
}

static void first_frame(const struct method *m, struct frame *frame)
{
	const char *tags = "IFDJ";
	frame->n_locals = frame->n_stack = 0;
	if (!method_is_static(m)) {
		bool is_constructor = strcmp(m->name->text, "<init>") == 0 && m->owner != world->object;
		frame->locals[frame->n_locals++] = (struct slot){ .tag = is_constructor ? UNINITIALIZED_THIS
																				: OBJECT };
	}
	struct slice rest = descriptor_parameters(name_slice(m->descriptor)), next;
	while ((next = descriptor_next(&rest)).len) {
		uint8_t letter = next.ptr[0];
		if (strchr("ZBCS", letter))
			letter = 'I';
		const char *at = strchr(tags, letter);
		// A declared reference type is not in the constant pool as a class: data 0 means "any".
		frame->locals[frame->n_locals++] = (struct slot){ .tag = at ? (uint8_t)(at - tags + 1)
																	: OBJECT };
	}
}

static void next_frame(struct cursor *in, struct frame *frame, uint32_t *bci, bool is_first)
{
	uint8_t type = cursor_u1(in);
	uint32_t delta;

	frame->n_stack = 0;
	if (type < 64) {
		delta = type;
	} else if (type < 128) {
		delta = type - 64u;
		frame->stack[frame->n_stack++] = read_slot(in);
	} else if (type == 247) {
		delta = cursor_u2(in);
		frame->stack[frame->n_stack++] = read_slot(in);
	} else if (type >= 248 && type <= 250) {
		delta = cursor_u2(in);
		frame->n_locals -= 251u - type;
	} else if (type == 251) {
		delta = cursor_u2(in);
	} else if (type >= 252 && type <= 254) {
		delta = cursor_u2(in);
		for (uint32_t i = 0; i < type - 251u; i++)
			frame->locals[frame->n_locals++] = read_slot(in);
	} else {
		delta = cursor_u2(in);
		frame->n_locals = cursor_u2(in);
		for (uint32_t i = 0; i < frame->n_locals; i++)
			frame->locals[i] = read_slot(in);
		frame->n_stack = cursor_u2(in);
		for (uint32_t i = 0; i < frame->n_stack; i++)
			frame->stack[i] = read_slot(in);
	}
	*bci = is_first ? delta : *bci + delta + 1;
}

// ---- comparing ------------------------------------------------------------------------------

static bool is_assignable_class(uint32_t from, struct slice to_name)
{
	const struct klass *to = world_loaded(world, to_name);
	if (!to || to->is_interface || klass_is_phantom(to))
		return true; // the verifier treats interfaces as Object
	return klass_may_be_subtype(world->classes[from], to);
}

static bool is_assignable(const struct ir *ir, struct ir_type from, struct slice to)
{
	if (from.kind == KIND_NULL)
		return true;
	if (to.ptr[0] != '[') {
		if (from.kind == KIND_CLASS)
			return is_assignable_class(from.klass, to);
		struct klass *klass = world_loaded(world, to);
		return klass == world->object || (klass && klass->is_interface);
	}
	if (from.kind != KIND_ARRAY)
		return false;
	uint32_t dimensions = 0;
	while (to.ptr[dimensions] == '[')
		dimensions++;
	struct slice element = slice_from(to, dimensions);
	if (from.dimensions == dimensions) {
		if (from.element != (char)element.ptr[0])
			return false;
		return from.element != 'L' ||
			is_assignable_class(from.klass, slice_of(element.ptr + 1, element.len - 2));
	}
	// An array of more dimensions is an array of Object, Cloneable or Serializable.
	struct klass *klass = element.ptr[0] == 'L'
		? world_loaded(world, slice_of(element.ptr + 1, element.len - 2))
		: NULL;
	(void)ir;
	return from.dimensions > dimensions && klass && (klass == world->object || klass->is_interface);
}

static uint32_t count_constructors(const struct ir *ir, uint32_t allocation)
{
	uint32_t n = 0;
	for (uint32_t i = 1; i <= ir->n_insns; i++)
		n += ir->insns[i].op == IR_INVOKE && ir->insns[i].aux == allocation;
	return n;
}

// Has the object been constructed on every way to the start of the block, or on none? (Groovy has
// code that chooses among several constructors for one object: then anything goes.)
static bool construction_agrees(const struct ir *ir, uint32_t allocation, uint32_t block,
	bool is_constructed)
{
	uint32_t call = ir->insns[allocation].aux;
	bool found = call && ir->block_of[call] != block && ir_dominates(ir, ir->block_of[call], block);
	return found == is_constructed || count_constructors(ir, allocation) > 1;
}

static bool slot_agrees(const struct ir *ir, struct slot slot, uint32_t value, uint32_t block)
{
	struct ir_type type = ir->insns[value].type;
	if (slot.tag == TOP)
		return true;
	if (value == 0)
		return false;
	switch (slot.tag) {
	case INTEGER:
		return type.kind == KIND_INT;
	case FLOAT:
		return type.kind == KIND_FLOAT;
	case DOUBLE:
		return type.kind == KIND_DOUBLE;
	case LONG:
		return type.kind == KIND_LONG;
	case NUL:
		return type.kind == KIND_NULL;
	case UNINITIALIZED_THIS:
		return ir->insns[value].op == IR_PARAM && ir->insns[value].aux == 0;
	case UNINITIALIZED:
		return ir->insns[value].op == IR_NEW && ir->insns[value].bci == slot.data &&
			construction_agrees(ir, value, block, false);
	case OBJECT:
		if (ir->insns[value].op == IR_NEW && !construction_agrees(ir, value, block, true))
			return false;
		return slot.data == 0 ? type_is_reference(type)
							  : is_assignable(ir, type, class_name_at(ir->file, slot.data));
	default:
		return false;
	}
}

// Types merged from a class whose superclass is missing can only be guessed.
static bool depends_on_phantom(const struct ir *ir, uint32_t value, uint32_t *n_looked_at)
{
	const struct ir_insn *insn = &ir->insns[value];
	if (insn->type.klass && klass_has_phantom_super(world->classes[insn->type.klass]))
		return true;
	if (insn->op != IR_PHI || ++*n_looked_at > 100)
		return false;
	for (uint32_t i = 0; i < insn->n_args; i++)
		if (depends_on_phantom(ir, ir_arg(ir, insn, i), n_looked_at))
			return true;
	return false;
}

static void complain(const struct ir *ir, uint32_t bci, const char *where, uint32_t i,
	struct slot slot, uint32_t value)
{
	uint32_t n_looked_at = 0;
	if (value && depends_on_phantom(ir, value, &n_looked_at)) {
		tally.undecided++;
		return;
	}
	struct buf out = BUF_INIT;
	tally.wrong++;
	if (tally.wrong > 50)
		return;
	method_print(ir->method, &out);
	buf_printf(&out, " bytecode %u %s %u: frame says %u ", bci, where, i, slot.tag);
	if (slot.tag == OBJECT && slot.data)
		buf_slice(&out, class_name_at(ir->file, slot.data));
	buf_string(&out, ", raddle says ");
	if (value)
		ir_print_insn(ir, value, &out);
	else
		buf_string(&out, "undefined");
	puts(buf_cstring(&out));
	buf_release(&out);
}

static void compare(const struct ir *ir, const struct frame *frame, const struct ir_frame *ours,
	uint32_t bci)
{
	uint32_t local = 0;
	for (uint32_t i = 0; i < frame->n_locals; i++) {
		uint32_t value = local < ours->n_locals ? ours->locals[local] : 0;
		tally.slots++;
		if (!slot_agrees(ir, frame->locals[i], value, ours->block))
			complain(ir, bci, "local", local, frame->locals[i], value);
		local += frame->locals[i].tag == LONG || frame->locals[i].tag == DOUBLE ? 2 : 1;
	}
	if (frame->n_stack != ours->n_stack) {
		complain(ir, bci, "stack depth", ours->n_stack, (struct slot){ 0 }, 0);
		return;
	}
	for (uint32_t i = 0; i < frame->n_stack; i++) {
		tally.slots++;
		if (!slot_agrees(ir, frame->stack[i], ours->stack[i], ours->block))
			complain(ir, bci, "stack", i, frame->stack[i], ours->stack[i]);
	}
}

// ---- from below -----------------------------------------------------------------------------

static bool is_top(const struct klass *klass)
{
	return klass == world->object || klass_is_phantom(klass);
}

static bool is_below_elements(struct ir_type from, struct ir_type to)
{
	const struct klass *klass = to.klass ? world->classes[to.klass] : NULL;
	if (from.dimensions > to.dimensions)
		return klass && (is_top(klass) || klass->is_interface);
	if (from.dimensions < to.dimensions || from.element != to.element)
		return false;
	return from.element != 'L' || is_top(klass) ||
		klass_may_be_subtype(world->classes[from.klass], klass);
}

static bool is_below(struct ir_type from, struct ir_type to)
{
	if (from.kind == KIND_NULL || to.kind == KIND_TOP)
		return type_is_reference(to) || to.kind == KIND_TOP;
	if (to.kind == KIND_ARRAY)
		return from.kind == KIND_ARRAY && is_below_elements(from, to);
	if (to.kind != KIND_CLASS)
		return from.kind == to.kind;
	const struct klass *klass = world->classes[to.klass];
	if (from.kind == KIND_ARRAY)
		return is_top(klass) || klass->is_interface;
	return from.kind == KIND_CLASS &&
		(is_top(klass) || klass_may_be_subtype(world->classes[from.klass], klass));
}

static struct ir_type element_of(struct ir_type array)
{
	if (array.kind != KIND_ARRAY)
		return array; // null
	array.dimensions--;
	if (array.dimensions == 0)
		array.kind = KIND_CLASS;
	return array;
}

static void check_values(const struct ir *ir)
{
	for (uint32_t v = 1; v <= ir->n_insns; v++) {
		const struct ir_insn *insn = &ir->insns[v];
		bool is_right = true;
		if (insn->op == IR_PHI)
			for (uint32_t i = 0; i < insn->n_args; i++)
				is_right &= ir_arg(ir, insn, i) == 0 ||
					is_below(ir->insns[ir_arg(ir, insn, i)].type, insn->type);
		else if (insn->op == IR_ARRAY_LOAD && insn->sub == OP_aaload)
			is_right = is_below(element_of(ir->insns[ir_arg(ir, insn, 0)].type), insn->type);
		if (!is_right)
			complain(ir, insn->bci, "value", v, (struct slot){ 0 }, v);
	}
}

// ---- methods --------------------------------------------------------------------------------

static void check_frames(const struct ir_builder *builder, const struct ir *ir,
	struct slice stack_map)
{
	static struct frame frame;
	struct cursor in = cursor_of(stack_map);
	uint32_t n = cursor_u2(&in), bci = 0, n_ours;
	const struct ir_frame *ours = ir_frames(builder, &n_ours);

	first_frame(ir->method, &frame);
	for (uint32_t i = 0; i < n; i++) {
		next_frame(&in, &frame, &bci, i == 0);
		INVARIANT(cursor_ok(&in));
		bool found = false;
		for (uint32_t k = 0; k < n_ours; k++) {
			if (ir->blocks[ours[k].block].bci != bci)
				continue;
			found = true;
			compare(ir, &frame, &ours[k], bci);
		}
		if (found)
			tally.frames++;
		else
			tally.dead_frames++;
	}
}

static void check_method(struct ir_builder *builder, const struct method *method,
	struct arena *arena)
{
	struct err err = ERR_INIT;
	struct ir *ir = ir_build(builder, method, arena, &err);
	tally.methods++;
	if (!ir) {
		struct buf out = BUF_INIT;
		method_print(method, &out);
		printf("%s: not lifted: %s\n", buf_cstring(&out), err.text);
		buf_release(&out);
		tally.not_lifted++;
		return;
	}
	ir_check(ir);
	check_values(ir);
	ir_dominators(ir);
	// In version 50 frames are a hint: a JVM that finds them wrong infers types itself (JVMS 4.10).
	struct slice stack_map;
	if (attribute_find(ir->file, ir->code->attributes, ATTRIBUTE_StackMapTable, &stack_map) &&
		stack_map.len && ir->file->major > 50)
		check_frames(builder, ir, stack_map);
}

static void check_class(struct ir_builder *builder, const struct klass *klass, struct arena *arena)
{
	for (uint32_t i = 0; klass->file && !klass->is_shadowed && i < klass->n_methods; i++) {
		if (!klass->methods[i].member->code)
			continue;
		check_method(builder, &klass->methods[i], arena);
		arena_clear(arena);
	}
}

int main(int argc, char **argv)
{
	struct notes *notes = notes_new();
	struct input_options options = { 0 };
	struct input *input = input_new(&options, notes);
	struct err err = ERR_INIT;
	char home[4096];

	for (int i = 1; i < argc; i++)
		if (!input_add(input, argv[i], ROLE_INPUT, &err)) {
			fprintf(stderr, "%s\n", err.text);
			return 2;
		}
	if (input_default_jdk(home, sizeof(home)))
		input_add_jdk(input, home, &err);
	world = world_new(input, notes, 1);
	world_load_input(world);
	notes_flush(notes, NOTE_WARNING, stderr);
	uint32_t n = world->n_classes;
	for (uint32_t id = 1; id <= n; id++)
		if (world->classes[id]->role == ROLE_INPUT)
			world_open(world, world->classes[id]);
	ir_prepare(world);

	struct arena arena;
	arena_init(&arena);
	struct ir_builder *builder = ir_builder_new(world);
	ir_builder_keep_frames(builder, true);
	for (uint32_t id = 1; id <= n; id++)
		if (world->classes[id]->role == ROLE_INPUT)
			check_class(builder, world->classes[id], &arena);
	printf(
		"%llu methods, %llu frames, %llu slots, %llu frames in dead code, %llu undecided, %llu wrong, %llu not lifted\n",
		(unsigned long long)tally.methods, (unsigned long long)tally.frames,
		(unsigned long long)tally.slots, (unsigned long long)tally.dead_frames,
		(unsigned long long)tally.undecided, (unsigned long long)tally.wrong,
		(unsigned long long)tally.not_lifted);
	ir_builder_free(builder);
	arena_release(&arena);
	world_free(world);
	input_free(input);
	notes_free(notes);
	return tally.wrong || tally.not_lifted ? 1 : 0;
}
