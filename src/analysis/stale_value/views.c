// What stands for another object: Arrays.asList(seats) and Arrays.stream(seats) for the array, map.keySet() for the map.
// To ask it is to look at that one.
#include "analysis/stale_value/op.h"

#define MAX_VIEWS 3 // of views

static bool is_array(const struct ir *ir, uint32_t value)
{
	return ir_at(ir, value)->type.kind == KIND_ARRAY;
}

// Arrays.asList(array), Stream.of(array): not what is made of several values.
static bool is_of_array(const struct ir *ir, const struct ir_insn *call,
	const struct member_ref *ref)
{
	if (!call->n_args || !is_array(ir, ir_arg(ir, call, 0)))
		return false;
	return slice_equal(ref->class_name, SLICE("java/util/Arrays"))
		? slice_equal(ref->name, SLICE("asList")) || slice_equal(ref->name, SLICE("stream"))
		: slice_has_prefix(ref->class_name, SLICE("java/util/stream/")) &&
			slice_equal(ref->name, SLICE("of"));
}

static bool is_part_of_collection(const struct member_ref *ref)
{
	static const char *const names[] = { "keySet", "navigableKeySet", "values", "entrySet",
		"subList", "headMap", "tailMap", "subMap", "headSet", "tailSet", "subSet", "descendingMap",
		"descendingSet", "reversed", NULL };
	return slice_has_prefix(ref->class_name, SLICE("java/util/")) &&
		slice_is_one_of(ref->name, names);
}

uint32_t views_source(struct sv_method *m, uint32_t value)
{
	const struct ir *ir = m->ir;
	for (uint32_t i = 0; i < MAX_VIEWS; i++) {
		const struct ir_insn *call = ir_at(ir, path_source(m->paths, value));
		if (call->op != IR_INVOKE || call->sub == OP_invokedynamic)
			break;
		struct member_ref ref = class_member_ref(ir->file, call->constant);
		bool is_static = call->sub == OP_invokestatic;
		bool is_view = is_static ? is_of_array(ir, call, &ref) ||
				(call->n_args == 1 && slice_has_prefix(ref.name, SLICE("unmodifiable")) &&
					slice_equal(ref.class_name, SLICE("java/util/Collections")))
								 : is_part_of_collection(&ref);
		if (!is_view)
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
