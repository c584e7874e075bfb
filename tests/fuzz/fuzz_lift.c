// Fuzz target: class files through the whole front end: input, world, lifter, analyses of one method,
// printing. Whatever passes the parser lifts or is refused with one clear line.
//
// The bytes are one class file or several, see classes.h.
#include "classes.h"
#include "ir/ir.h"
#include "ir/locks.h"
#include "ir/path.h"
#include "world/world.h"

#define MAX_CLASSES 8

static struct buf out;
static struct arena arena;

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
	struct notes *notes = notes_new();
	struct input *input = input_new(NULL, notes);

	add_classes(input, slice_of(data, size), MAX_CLASSES, false);
	lift_all(input, notes, size % 4 == 0);
	input_free(input);
	notes_free(notes);
	return 0;
}
