// Collections that are gone through: by iterators, enumerations and streams, of the collection or of a view of
// it. Each step is locked, or not even that, but nobody locks the collection from the first to the last.
#include "analysis/stale_value/collect.h"

#include "analysis/stale_value/effects.h"
#include "analysis/stale_value/fields.h"
#include "analysis/stale_value/models.h"
#include "analysis/stale_value/op.h"
#include "analysis/stale_value/place.h"
#include "base/intern.h"

#define MAX_STAGES 16

static bool is_beginning(struct slice name)
{
	static const char *const names[] = { "iterator", "listIterator", "descendingIterator",
		"elements", "stream", NULL };
	return slice_is_one_of(name, names);
}

// The collection that an iterator, or the view that it is of, goes through; 0: none.
static uint32_t viewed_collection(struct sv_method *m, uint32_t value)
{
	const struct ir *ir = m->ir;
	uint32_t found = 0;
	for (uint32_t depth = 0; depth < 3; depth++) {
		const struct ir_insn *source = ir_at(ir, path_source(m->paths, value));
		if (source->op != IR_INVOKE || !ir_invoke_has_receiver(source) ||
			model_result_at(ir, source) != MODEL_RESULT_VIEW)
			return found;
		found = value = ir_arg(ir, source, 0);
	}
	return found;
}

// Through the stages of a stream up to the collection that it is of.
static uint32_t streamed_collection(struct sv_method *m, uint32_t value)
{
	const struct ir *ir = m->ir;
	for (uint32_t depth = 0; depth < MAX_STAGES; depth++) {
		const struct ir_insn *source = ir_at(ir, path_source(m->paths, value));
		if (source->op == IR_INVOKE && source->sub == OP_invokestatic) {
			uint32_t array = views_source(m, value);
			return array == value ? 0 : array;
		}
		if (source->op != IR_INVOKE || !ir_invoke_has_receiver(source))
			return 0;
		struct member_ref ref = class_member_ref(ir->file, source->constant);
		if (!slice_has_prefix(ref.class_name, SLICE("java/util/stream/")))
			return viewed_collection(m, value);
		value = ir_arg(ir, source, 0);
	}
	return 0;
}

// Do its iterators notice when it is changed? Those of concurrent collections do not mind.
static bool is_fail_fast(const struct sv_method *m, uint32_t value)
{
	const struct ir *ir = m->ir;
	struct ir_type type = ir_at(ir, value)->type;
	if (op_group_of_class(m->sv, type.klass) != GROUP_PLAIN)
		return model_is_fail_fast(ir->world, ir->world->classes[type.klass]);
	const struct ir_insn *source = ir_at(ir, path_source(m->paths, value));
	if (source->op == IR_GET_FIELD || source->op == IR_GET_STATIC) {
		const struct field *field = ir_resolved_field(ir, source);
		return field && !(atomic_load(&m->sv->fields[field->id].flags) & FIELD_WEAK);
	}
	return model_is_wrapping(ir, source);
}

static void add_iterate(struct collector *c, uint32_t i, uint32_t value, enum group group,
	enum verb verb)
{
	if (group != GROUP_LIST && group != GROUP_SET && group != GROUP_MAP)
		return;
	struct op op = { .insn = i };
	op.effect.verb = (uint8_t)verb;
	op.effect.group = (uint8_t)group;
	op.effect.guard = GUARD_OBJECT;
	op.effect.params = 1;
	op.effect.cell = op.effect.lock = place_of_value(c->m, value);
	if (is_fail_fast(c->m, value))
		op_add(c, op);
}

// An enumeration of a map does not look at what changes.
static void begin_op(struct collector *c, uint32_t i, const struct member_ref *ref)
{
	uint32_t receiver = ir_arg(c->ir, ir_at(c->ir, i), 0);
	uint32_t value = viewed_collection(c->m, receiver);
	value = value ? value : receiver;
	enum group group = op_group_of(c->m, value);
	if (group != GROUP_MAP || !slice_equal(ref->name, SLICE("elements")))
		add_iterate(c, i, value, group, VERB_ITERATE);
}

// anyMatch, findFirst, count: what it says about the collection. A copy is something else.
static void question_op(struct collector *c, uint32_t i, uint32_t value, struct slice answer)
{
	struct op op = { .insn = i };
	if (answer.ptr[0] == 'V' || answer.ptr[0] == '[' ||
		(answer.ptr[0] == 'L' && !slice_has_prefix(answer, SLICE("Ljava/util/Optional"))))
		return;
	op.effect.verb = VERB_READ;
	op.effect.group = GROUP_PLAIN;
	op.effect.cell = op_place_of_array(c->m, value);
	if (op_is_guarded(c, i) && place_field(c->ir->world, &op.effect.cell))
		op_add_guarded(c, op);
}

static void stream_op(struct collector *c, uint32_t i, struct slice answer)
{
	uint32_t value = streamed_collection(c->m, ir_arg(c->ir, ir_at(c->ir, i), 0));
	enum group group = value ? op_group_of(c->m, value) : GROUP_NONE;
	if (group == GROUP_PLAIN || (value && ir_at(c->ir, value)->type.kind == KIND_ARRAY))
		question_op(c, i, value, answer);
	else if (value)
		add_iterate(c, i, value, group, VERB_NEXT);
}

static void step_op(struct collector *c, uint32_t i, const struct member_ref *ref)
{
	uint8_t letter = ref->name.len ? ref->name.ptr[0] : 0; // hasNext, next, remove and the like
	if (letter != 'h' && letter != 'n' && letter != 'r')
		return;
	const struct model_call *call = model_call(GROUP_ITERATOR, ref);
	uint32_t value = call ? viewed_collection(c->m, ir_arg(c->ir, ir_at(c->ir, i), 0)) : 0;
	enum group group = value ? op_group_of(c->m, value) : GROUP_NONE;
	if (group == GROUP_NONE)
		return;
	struct op op = { .insn = i };
	op.effect.verb = call->verb;
	op.effect.group = (uint8_t)group;
	op.effect.cell = place_of_value(c->m, value);
	op.effect.guard = GUARD_OBJECT;
	op.effect.lock = op.effect.cell;
	if (group != GROUP_PLAIN) {
		op.effect.params = call->verb == VERB_FIRST;
		op_add(c, op);
		return;
	}
	op.effect.verb = call->verb == VERB_REMOVE ? VERB_WRITE : VERB_READ;
	if (op_is_guarded(c, i) && place_field(c->ir->world, &op.effect.cell))
		op_add_guarded(c, op);
}

void iterate_collect(struct collector *c, uint32_t call, const struct member_ref *ref,
	enum group group)
{
	if (group != GROUP_NONE) {
		if (is_beginning(ref->name) && ref->descriptor.ptr[1] == ')')
			begin_op(c, call, ref);
	} else if (slice_has_prefix(ref->class_name, SLICE("java/util/stream/"))) {
		struct slice type = descriptor_return(ref->descriptor);
		if (!slice_has_prefix(type, SLICE("Ljava/util/stream/")))
			stream_op(c, call, type);
	} else if (ref->descriptor.ptr[1] == ')') {
		step_op(c, call, ref);
	}
}
