// What a pipeline hands on is one object, whatever stage has it: of
// jobs.stream().filter(Job::isFree).findFirst().ifPresent(Job::claim) both methods are called on the same job, and so is
// what comes after `Job j = ....orElse(null)`. And of a method that looks for something and returns it, the caller has
// what was looked at.
#include "analysis/stale_value/op.h"

#include "analysis/stale_value/effects.h"
#include "analysis/stale_value/models.h"

#define MAX_STAGES 16
#define MAX_USES 32 // of a key

static bool is_optional(const struct ir *ir, const struct ir_insn *call)
{
	return slice_has_prefix(class_member_ref(ir->file, call->constant).class_name,
		SLICE("java/util/Optional"));
}

static bool is_pipeline(const struct ir *ir, const struct ir_insn *call)
{
	return is_optional(ir, call) ||
		slice_has_prefix(class_member_ref(ir->file, call->constant).class_name,
			SLICE("java/util/stream/"));
}

// From a stage, or an Optional, up to where its elements come from.
uint32_t elements_source(const struct sv_method *m, uint32_t value)
{
	const struct ir *ir = m->ir;
	for (uint32_t i = 0; i < MAX_STAGES; i++) {
		value = path_source(m->paths, value);
		const struct ir_insn *call = ir_at(ir, value);
		if (call->op != IR_INVOKE || call->sub == OP_invokedynamic || !call->n_args)
			break;
		if (!is_pipeline(ir, call))
			break;
		enum model_result result = model_result_at(ir, call);
		if (result != MODEL_RESULT_SELF && result != MODEL_RESULT_HOLDER &&
			(result != MODEL_RESULT_BOX || call->n_args != 1))
			break;
		value = ir_arg(ir, call, 0);
	}
	return value;
}

uint32_t elements_opened(const struct sv_method *m, uint32_t value)
{
	const struct ir *ir = m->ir;
	const struct ir_insn *call = ir_at(ir, value);
	if (call->op != IR_INVOKE || !ir_invoke_has_receiver(call))
		return 0;
	if (!is_optional(ir, call) || model_result_at(ir, call) != MODEL_RESULT_ELEMENT)
		return 0;
	return elements_source(m, ir_arg(ir, call, 0));
}

// ---- looked up twice --------------------------------------------------------------------------

// By a key: map.get(key), list.get(i), and a method that finds something.
static bool is_lookup(const struct sv_method *m, const struct ir_insn *call)
{
	if (call->op != IR_INVOKE || call->n_args != 2 || !ir_invoke_has_receiver(call))
		return false;
	struct member_ref ref = class_member_ref(m->ir->file, call->constant);
	if (slice_has_prefix(ref.class_name, SLICE("java/util/")))
		return slice_equal(ref.name, SLICE("get")) || slice_equal(ref.name, SLICE("elementAt"));
	return kept_is_found_by(m, call) || lent_group(m, call) != GROUP_NONE;
}

static bool is_same_receiver(const struct sv_method *m, const struct ir_insn *a,
	const struct ir_insn *b)
{
	return path_equal(path_of(m->paths, ir_arg(m->ir, a, 0)),
		path_of(m->paths, ir_arg(m->ir, b, 0)));
}

// accounts.get(id).debit(accounts.get(id).balance()): the first of such calls. Others that the key is given to may change
// what is there.
uint32_t elements_first_lookup(const struct sv_method *m, uint32_t value)
{
	const struct ir *ir = m->ir;
	const struct ir_insn *call = ir_at(ir, value);
	uint32_t key = call->n_args == 2 ? ir_arg(ir, call, 1) : 0, first = value;
	if (!key || ir->uses_start[key + 1] - ir->uses_start[key] > MAX_USES || !is_lookup(m, call))
		return value;
	for (uint32_t k = ir->uses_start[key]; k < ir->uses_start[key + 1]; k++) {
		uint32_t use = ir->uses[k];
		const struct ir_insn *other = ir_at(ir, use);
		if (other->op != IR_INVOKE || other->sub == OP_invokedynamic || use >= value)
			continue;
		bool is_same = other->n_args == 2 && other->constant == call->constant &&
			ir_arg(ir, other, 1) == key && is_same_receiver(m, other, call);
		if (!is_same && other->n_args > 2)
			return value;
		if (is_same && use < first && ir_insn_dominates(ir, use, value))
			first = use;
	}
	return first;
}

// ---- what a method has looked for -------------------------------------------------------------

static bool is_nothing(const struct ir *ir, uint32_t value)
{
	const struct ir_insn *insn = ir_at(ir, value);
	if (insn->op == IR_CONST_NULL)
		return true;
	return insn->op == IR_INVOKE && insn->sub == OP_invokestatic &&
		slice_equal(class_member_ref(ir->file, insn->constant).name, SLICE("empty"));
}

// Is it that one by all ways, or nothing? *found: 0 so far.
static bool is_one(const struct sv_method *m, uint32_t value, uint32_t *found, uint32_t depth)
{
	const struct ir *ir = m->ir;
	value = path_source(m->paths, value);
	const struct ir_insn *insn = ir_at(ir, value);
	if (is_nothing(ir, value))
		return true;
	for (uint32_t k = 0; insn->op == IR_PHI && depth && k < insn->n_args; k++)
		if (ir_arg(ir, insn, k) != value && !is_one(m, ir_arg(ir, insn, k), found, depth - 1))
			return false;
	if (insn->op == IR_PHI)
		return depth != 0;
	uint32_t opened = elements_opened(m, value);
	value = opened ? opened : elements_source(m, value);
	if (*found && *found != value)
		return false;
	*found = value;
	return ir_at(ir, value)->op == IR_INVOKE;
}

uint32_t elements_result(const struct sv_method *m)
{
	const struct ir *ir = m->ir;
	uint32_t found = 0;
	uint8_t type = descriptor_return(name_slice(ir->method->descriptor)).ptr[0];
	if (type != 'L')
		return 0;
	for (uint32_t b = 1; b <= ir->n_blocks; b++) {
		const struct ir_insn *last = ir_at(ir, ir->blocks[b].first + ir->blocks[b].n - 1);
		if (ir->blocks[b].n && last->op == IR_RETURN && last->n_args &&
			!is_one(m, ir_arg(ir, last, 0), &found, 3))
			return 0;
	}
	return found;
}
