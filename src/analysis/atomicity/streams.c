// Elements of streams and what Optional has:
//
//     lanes.stream().filter(l -> l.depth() < 50).findFirst().ifPresent(l -> l.push(job));
//
// What the function objects are given, and what orElse returns, is one of the elements of the stream that it began with,
// and the one that the earlier steps were about. It has no name; lanes.stream() stands for it. (Nobody locks a stream.)
#include "analysis/atomicity/flow.h"

#include "analysis/atomicity/collections.h"

bool atom_is_stream(const struct klass *klass)
{
	return strcmp(klass->name->text, "java/util/stream/Stream") == 0 ||
		strcmp(klass->name->text, "java/util/stream/BaseStream") == 0 ||
		strcmp(klass->name->text, "java/util/Optional") == 0;
}

static enum model_result result_of(const struct atomicity *at, const struct method *method)
{
	return model_result_of(model_of(at->world->models, method), method_is_static(method));
}

static bool passes_on(const struct atomicity *at, const struct method *method)
{
	enum model_result result = atom_is_stream(method->owner) ? result_of(at, method)
															 : MODEL_RESULT_OTHER;
	return !method_is_static(method) &&
		(result == MODEL_RESULT_SELF || result == MODEL_RESULT_HOLDER);
}

static bool returns_element(const struct atomicity *at, const struct method *method)
{
	return atom_is_stream(method->owner) && result_of(at, method) == MODEL_RESULT_ELEMENT;
}

bool atom_passes_on(const struct atomicity *at, const struct method *method)
{
	return passes_on(at, method) || returns_element(at, method);
}

static const struct method *called_at(const struct flow *flow, uint32_t insn)
{
	const struct ir_insn *i = ir_at(flow->ir, insn);
	return i->op == IR_INVOKE && i->n_args ? ir_resolved_method(flow->ir, i) : NULL;
}

// Where the stream begins.
static uint32_t origin_of(const struct flow *flow, uint32_t stream)
{
	for (;;) {
		uint32_t source = path_source(flow->paths, stream);
		const struct method *method = called_at(flow, source);
		bool is_of = method && atom_is_stream(method->owner) && method_is_static(method) &&
			result_of(flow->at, method) == MODEL_RESULT_BOX;
		if (!method || source > stream || (!passes_on(flow->at, method) && !is_of))
			return source;
		stream = ir_arg(flow->ir, ir_at(flow->ir, source), 0);
		if (is_of)
			return path_source(flow->paths, stream); // the object itself
	}
}

uint32_t stream_element(const struct flow *flow, uint32_t call)
{
	const struct method *method = called_at(flow, call);
	return method && returns_element(flow->at, method)
		? origin_of(flow, ir_arg(flow->ir, ir_at(flow->ir, call), 0))
		: 0;
}

// The stream that is sorted, or searched, with the comparator; 0: none.
static uint32_t compared_by(const struct flow *flow, uint32_t comparator, uint32_t depth)
{
	const struct ir *ir = flow->ir;
	ir_uses(flow->ir);
	for (uint32_t u = ir->uses_start[comparator]; u < ir->uses_start[comparator + 1]; u++) {
		uint32_t user = ir->uses[u];
		const struct method *method = called_at(flow, user);
		if (method && atom_is_stream(method->owner))
			return ir_arg(ir, ir_at(ir, user), 0);
		if (method && depth && strcmp(method->owner->name->text, "java/util/Comparator") == 0)
			return compared_by(flow, user, depth - 1);
	}
	return 0;
}

#define MAX_COMPARATORS 4 // comparing(...).thenComparing(...)

uint32_t stream_given(const struct flow *flow, uint32_t call)
{
	const struct method *method = called_at(flow, call);
	uint32_t stream = 0;
	if (method && atom_is_stream(method->owner) && ir_invoke_has_receiver(ir_at(flow->ir, call)))
		stream = ir_arg(flow->ir, ir_at(flow->ir, call), 0);
	else if (method && strcmp(method->owner->name->text, "java/util/Comparator") == 0)
		stream = compared_by(flow, call, MAX_COMPARATORS);
	return stream ? origin_of(flow, stream) : 0;
}
