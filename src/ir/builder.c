// The lifter as a whole.
#include "base/bug.h"
#include "ir/build.h"
#include "ir/store.h"
#include "model/model.h"

#include <stdlib.h>

#define MAX_DEFINITIONS ((uint64_t)1 << 25)

const uint8_t ir_properties[N_IR_OPS] = {
#define V IR_V
#define T IR_T
#define X IR_X
#define H IR_H
#define C IR_C
#define IR_OP(name, text, properties) properties,
#include "ir/ops.def"
#undef IR_OP
#undef V
#undef T
#undef X
#undef H
#undef C
};

const char *const ir_op_names[N_IR_OPS] = {
#define IR_OP(name, text, properties) text,
#include "ir/ops.def"
#undef IR_OP
};

static struct ir_type class_named(const struct world *world, enum model_known known)
{
	const struct klass *klass = model_known_class(world, known);
	INVARIANT(klass); // see ir_prepare
	return (struct ir_type){ .kind = KIND_CLASS, .klass = klass->id };
}

static const enum model_known basic_classes[] = { MODEL_KNOWN_OBJECT, MODEL_KNOWN_THROWABLE,
	MODEL_KNOWN_STRING, MODEL_KNOWN_CLASS, MODEL_KNOWN_METHOD_HANDLE, MODEL_KNOWN_METHOD_TYPE };

void ir_prepare(struct world *world)
{
	for (size_t i = 0; i < sizeof(basic_classes) / sizeof(basic_classes[0]); i++)
		world_find(world, model_known_name(basic_classes[i]));
	world->object = world_find(world, model_known_name(MODEL_KNOWN_OBJECT));
}

struct ir_builder *ir_builder_new(const struct world *world)
{
	struct ir_builder *b = xcalloc(1, sizeof(*b));
	b->world = world;
	b->object = class_named(world, basic_classes[0]);
	b->throwable = class_named(world, basic_classes[1]);
	b->string = class_named(world, basic_classes[2]);
	b->class_type = class_named(world, basic_classes[3]);
	b->method_handle = class_named(world, basic_classes[4]);
	b->method_type = class_named(world, basic_classes[5]);
	return b;
}

void ir_builder_free(struct ir_builder *b)
{
	if (!b)
		return;
	arena_release(&b->scratch);
	arena_release(&b->class_scratch);
	vec_release(&b->wanted);
	arena_release(&b->frame_arena);
	vec_release(&b->spans);
	vec_release(&b->blocks);
	vec_release(&b->edges);
	vec_release(&b->contexts);
	map_release(&b->keyed_blocks);
	vec_release(&b->preds);
	vec_release(&b->order);
	vec_release(&b->worklist);
	vec_release(&b->insns);
	vec_release(&b->phis);
	vec_release(&b->args);
	vec_release(&b->deferred);
	vec_release(&b->flow_typed);
	vec_release(&b->constructions);
	vec_release(&b->read_path);
	vec_release(&b->operands);
	vec_release(&b->frames);
	vec_release(&b->packed);
	free(b);
}

void ir_builder_keep_frames(struct ir_builder *b, bool keep)
{
	b->keep_frames = keep;
}

const struct ir_frame *ir_frames(const struct ir_builder *b, uint32_t *n)
{
	*n = b->frames.n;
	return b->frames.v;
}

static void begin_method(struct ir_builder *b, const struct method *method, struct err *err)
{
	refs_begin_class(b, method->owner);
	b->method = method;
	b->file = method->owner->file;
	b->code = method->member->code;
	b->err = err;
}

static void clear(struct ir_builder *b)
{
	arena_clear(&b->scratch);
	b->has_jsr = false;
	b->handler_work = 0;
	vec_clear(&b->spans);
	vec_clear(&b->blocks);
	vec_clear(&b->edges);
	vec_clear(&b->contexts);
	vec_clear(&b->preds);
	vec_clear(&b->order);
	vec_clear(&b->worklist);
	vec_clear(&b->insns);
	vec_clear(&b->phis);
	vec_clear(&b->args);
	vec_clear(&b->deferred);
	vec_clear(&b->flow_typed);
	vec_clear(&b->constructions);
	vec_clear(&b->frames);
	arena_clear(&b->frame_arena);
	map_clear(&b->keyed_blocks);
	vec_push(&b->contexts, (struct jsr_context){ 0 });
	vec_push(&b->args, 0); // so that offset 0 means none
	vec_push(&b->insns, (struct ir_insn){ 0 });
	vec_push(&b->insns, (struct ir_insn){ .type.kind = KIND_TOP }); // UNDEFINED
}

static bool allocate_variables(struct ir_builder *b)
{
	b->n_variables = (uint32_t)b->code->max_locals + b->code->max_stack + 1; // a pad needs one
	uint64_t n = (uint64_t)b->order.n * b->n_variables;
	if (n > MAX_DEFINITIONS)
		return lift_fail(b, 0, ERR_BUDGET, "too many blocks and variables");
	b->definitions = arena_alloc(&b->scratch, n * sizeof(uint32_t));
	b->stack = arena_alloc(&b->scratch, sizeof(uint32_t) * (b->code->max_stack + 1u));
	b->n_stack = b->n_stack_words = 0;
	return true;
}

static struct ir *lift(struct ir_builder *b, struct arena *arena)
{
	clear(b);
	if (!shape_build(b) || !allocate_variables(b) || !lift_blocks(b))
		return NULL;
	struct ir *ir = finish(b, arena);
#ifdef RADDLE_DEBUG
	if (ir)
		ir_check(ir);
#endif
	return ir;
}

struct ir *ir_build(struct ir_builder *b, const struct method *method, struct arena *arena,
	struct err *err)
{
	if (method->owner->has_bad_code) { // found out when the class was opened, perhaps just now
		err_set(err, ERR_INPUT, "the code of its class is malformed");
		return NULL;
	}
	INVARIANT(method->member->code && method->member->code->starts);
	begin_method(b, method, err);
	struct ir *ir = b->keep_frames ? NULL : store_get(b->world->code, method, b->world, arena);
	if (ir) {
		ir->builder = b;
		return ir;
	}
	ir = lift(b, arena);
	if (ir && !b->keep_frames)
		store_put(b->world->code, ir, &b->packed);
	return ir;
}

uint32_t ir_line(const struct ir *ir, const struct ir_insn *insn)
{
	return code_line(ir->file, ir->code, insn->bci);
}
