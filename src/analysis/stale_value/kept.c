// Objects that are in a collection which others have as well: accounts.get(id), for (Account a : accounts), and what a
// method finds there. They are as much shared as the collection is.
#include "analysis/stale_value/effects.h"

#include "analysis/stale_value/calls.h"
#include "analysis/stale_value/op.h"
#include "base/intern.h"

#define MAX_CHAIN 8 // calls from the collection to what is in it
#define MAX_PHIS 2

// What is taken out, by poll or remove, belongs to the one who has got it.
static bool gives_element(struct slice name)
{
	static const char *const names[] = { "get", "getOrDefault", "computeIfAbsent", "next",
		"nextElement", "previous", "getValue", "getKey", "first", "last", "getFirst", "getLast",
		"firstElement", "lastElement", "elementAt", "peek", "peekFirst", "peekLast", "element",
		"firstEntry", "lastEntry", "floorEntry", "ceilingEntry", "higherEntry", "lowerEntry",
		NULL };
	return slice_is_one_of(name, names);
}

static bool gives_view(struct slice name)
{
	static const char *const names[] = { "iterator", "listIterator", "values", "keySet", "entrySet",
		"elements", "keys", "subList", "headMap", "tailMap", "subMap", "descendingIterator", NULL };
	return slice_is_one_of(name, names);
}

// A collection in a field, or one that callers give.
static bool is_others(const struct sv_method *m, uint32_t value)
{
	const struct ir_insn *insn = ir_at(m->ir, value);
	if (insn->op == IR_PARAM)
		return insn->aux > 0 || method_is_static(m->ir->method);
	return insn->op == IR_GET_FIELD || insn->op == IR_GET_STATIC;
}

static bool is_element(const struct sv_method *m, uint32_t value)
{
	const struct ir *ir = m->ir;
	bool is_found = false;
	for (uint32_t i = 0; i < MAX_CHAIN; i++) {
		const struct ir_insn *insn = ir_at(ir, value);
		if (insn->op != IR_INVOKE || !ir_invoke_has_receiver(insn))
			return is_found && is_others(m, value);
		struct member_ref ref = class_member_ref(ir->file, insn->constant);
		if (!slice_has_prefix(ref.class_name, SLICE("java/util/")) ||
			(!gives_element(ref.name) && (i == 0 || !gives_view(ref.name))))
			return false;
		is_found = true;
		value = path_source(m->paths, ir_arg(ir, insn, 0));
	}
	return false;
}

bool kept_is_found_by(const struct sv_method *m, const struct ir_insn *call)
{
	const struct targets *targets = m->sv->is_surveyed && call->sub != OP_invokedynamic
		? op_targets(m, call, ir_resolved_method(m->ir, call))
		: NULL;
	bool is_found = targets != NULL;
	for (uint32_t i = 0; targets && i < targets->n; i++)
		is_found &= m->sv->notes[targets->methods[i]->id].is_finder;
	return is_found;
}

// What comes out of a pipeline.
static bool is_stage(const struct sv_method *m, uint32_t value)
{
	const struct ir *ir = m->ir;
	uint32_t opened = elements_opened(m, value);
	value = opened ? opened : elements_source(m, value);
	for (uint32_t i = 0; i < MAX_CHAIN; i++) {
		const struct ir_insn *call = ir_at(ir, value);
		if (call->op != IR_INVOKE || !ir_invoke_has_receiver(call))
			return i && is_others(m, value);
		struct slice name = class_member_ref(ir->file, call->constant).name;
		if (!slice_equal(name, SLICE("stream")) && !slice_equal(name, SLICE("parallelStream")) &&
			!gives_view(name))
			return false;
		value = path_source(m->paths, ir_arg(ir, call, 0));
	}
	return false;
}

// Of several some may be null, or new: x = map.get(key); if (x == null) x = new X().
static bool is_kept(const struct sv_method *m, uint32_t value, uint32_t depth)
{
	const struct ir *ir = m->ir;
	value = path_source(m->paths, value);
	const struct ir_insn *insn = ir_at(ir, value);
	bool found = false;
	if (insn->op == IR_INVOKE)
		return is_element(m, value) || kept_is_found_by(m, insn) || is_stage(m, value);
	for (uint32_t k = 0; insn->op == IR_PHI && depth < MAX_PHIS && k < insn->n_args; k++) {
		uint32_t arg = path_source(m->paths, ir_arg(ir, insn, k));
		uint8_t op = ir_at(ir, arg)->op;
		if (op == IR_NEW || op == IR_CONST_NULL)
			continue;
		if (!is_kept(m, arg, depth + 1))
			return false;
		found = true;
	}
	return found;
}

bool kept_is(const struct sv_method *m, uint32_t value)
{
	return is_kept(m, value, 0);
}

// The stages of a pipeline that hand on what they are given, and what makes one out of a collection.
static bool hands_on(struct slice name)
{
	static const char *const names[] = { "stream", "parallelStream", "filter", "peek", "sorted",
		"distinct", "limit", "skip", "takeWhile", "dropWhile", "parallel", "sequential",
		"findFirst", "findAny", "min", "max", NULL };
	return slice_is_one_of(name, names) || gives_view(name);
}

// accounts.values().stream().filter(...).forEach(lambda). What collects or reduces has objects of its own.
bool kept_is_handed(const struct sv_method *m, const struct ir_insn *call)
{
	const struct ir *ir = m->ir;
	struct slice name = class_member_ref(ir->file, call->constant).name;
	if (!bodies_is_run_here(ir, call) || slice_equal(name, SLICE("collect")) ||
		slice_equal(name, SLICE("reduce")))
		return false;
	for (uint32_t i = 0; i < MAX_CHAIN && call->n_args; i++) {
		uint32_t value = path_source(m->paths, ir_arg(ir, call, 0));
		call = ir_at(ir, value);
		if (call->op != IR_INVOKE)
			return is_others(m, value);
		if (call->sub == OP_invokedynamic)
			return false;
		struct member_ref ref = class_member_ref(ir->file, call->constant);
		if (call->sub == OP_invokestatic) // Optional.ofNullable(x)
			return slice_has_prefix(ref.class_name, SLICE("java/util/Optional")) && call->n_args &&
				kept_is(m, ir_arg(ir, call, 0));
		if (!slice_has_prefix(ref.class_name, SLICE("java/util/")) || !hands_on(ref.name))
			return kept_is_found_by(m, call);
	}
	return false;
}

void kept_note(const struct sv_method *m, struct method_notes *notes)
{
	const struct ir *ir = m->ir;
	bool found = false;
	if (!slice_has_suffix(name_slice(ir->method->descriptor), SLICE(";")))
		return;
	for (uint32_t b = 1; b <= ir->n_blocks; b++) {
		const struct ir_insn *last = ir_at(ir, ir->blocks[b].first + ir->blocks[b].n - 1);
		if (ir->blocks[b].n == 0 || last->op != IR_RETURN || last->n_args == 0 ||
			!type_is_reference(ir_at(ir, ir_arg(ir, last, 0))->type) ||
			ir_at(ir, ir_arg(ir, last, 0))->op == IR_CONST_NULL)
			continue;
		if (!is_kept(m, ir_arg(ir, last, 0), 0))
			return;
		found = true;
	}
	notes->is_finder = found;
}
