// What stands for another object: Arrays.asList(seats) and Arrays.stream(seats) for the array, map.keySet() for the map.
// To ask it is to look at that one.
#include "analysis/stale_value/models.h"
#include "analysis/stale_value/op.h"

#define MAX_VIEWS 3 // of views

static bool is_array(const struct ir *ir, uint32_t value)
{
	return ir_at(ir, value)->type.kind == KIND_ARRAY;
}

// A part of the collection, and no way through it.
static bool is_collection(const struct ir *ir, const struct ir_insn *call)
{
	uint32_t klass = call->type.kind == KIND_CLASS ? call->type.klass : 0;
	return klass &&
		(model_is_a(ir->world->classes[klass], MODEL_KNOWN_COLLECTION) ||
			model_is_a(ir->world->classes[klass], MODEL_KNOWN_MAP));
}

// Arrays.asList(array), Stream.of(array): not what is made of several values. What is wrapped to be safe is another one.
static bool is_view(const struct ir *ir, const struct ir_insn *call)
{
	enum model_result result = model_result_at(ir, call);
	if (call->sub == OP_invokestatic && call->n_args && is_array(ir, ir_arg(ir, call, 0)))
		return result == MODEL_RESULT_VIEW || result == MODEL_RESULT_HOLDER;
	return result == MODEL_RESULT_VIEW && is_collection(ir, call) && !model_is_wrapping(ir, call);
}

uint32_t views_source(struct sv_method *m, uint32_t value)
{
	const struct ir *ir = m->ir;
	for (uint32_t i = 0; i < MAX_VIEWS; i++) {
		const struct ir_insn *call = ir_at(ir, path_source(m->paths, value));
		if (call->op != IR_INVOKE || call->sub == OP_invokedynamic)
			break;
		if (!is_view(ir, call))
			break;
		value = ir_arg(ir, call, 0);
	}
	return value;
}

// The rest of the question means the same of the map: keySet().contains(key), values().isEmpty().
struct member_ref views_question(struct sv_method *m, uint32_t view, struct member_ref ref)
{
	const struct ir_insn *call = ir_at(m->ir, path_source(m->paths, view));
	struct slice of = class_member_ref(m->ir->file, call->constant).name;
	bool is_keys = slice_equal(of, SLICE("keySet")) || slice_equal(of, SLICE("navigableKeySet"));
	if (slice_equal(ref.name, SLICE("contains")))
		ref.name = is_keys ? SLICE("containsKey") : SLICE("containsValue");
	else if (!slice_equal(ref.name, SLICE("size")) && !slice_equal(ref.name, SLICE("isEmpty")) &&
		!(is_keys && slice_equal(ref.name, SLICE("remove"))))
		ref.name = SLICE("");
	return ref;
}
