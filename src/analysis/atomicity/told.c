// What is only told:
//
//     if (!bucket.tryTake(cost)) refusal = "about " + bucket.available() + " left";
//
// The first section is a whole step that was not done, and says so. The answer of the second one goes into a text for
// people to read, and into nothing else: what came in between is no harm. (Where the step was done, the text may be
// what its result is known by.)
#include "analysis/atomicity/relate.h"

#include "analysis/atomicity/flow.h"
#include "analysis/atomicity/offers.h"

// ---- the second section's answer ------------------------------------------------------------

enum part { TOLD_VALUE, TOLD_TEXT };

struct telling {
	const struct flow *flow;
	bool is_apart;         // not together with another value
	struct bitset seen[2]; // by enum part
	uint32_t n_texts;
	VEC(uint32_t) work; // value << 1 | enum part
};

static void add_part(struct telling *telling, uint32_t value, enum part part)
{
	if (bitset_has(&telling->seen[part], value))
		return;
	bitset_add(&telling->seen[part], value);
	telling->n_texts += part == TOLD_TEXT;
	vec_push(&telling->work, value << 1 | (uint32_t)part);
}

static bool is_builder(const char *owner)
{
	return strcmp(owner, "java/lang/StringBuilder") == 0 ||
		strcmp(owner, "java/lang/StringBuffer") == 0;
}

// For people to read.
static bool is_print(const char *owner)
{
	return string_has_prefix(owner, "java/io/Print") ||
		string_has_prefix(owner, "java/util/logging/") || string_has_suffix(owner, "Logger");
}

static bool is_string(const struct ir *ir, const struct ir_insn *insn)
{
	return insn->type.kind == KIND_CLASS && insn->type.klass &&
		strcmp(ir->world->classes[insn->type.klass]->name->text, "java/lang/String") == 0;
}

// A value is given to a call. False: it may be used for something else than a text.
static bool tell_by_call(struct telling *telling, uint32_t value, uint32_t user)
{
	const struct ir *ir = telling->flow->ir;
	const struct ir_insn *insn = ir_at(ir, user);
	if (insn->sub == OP_invokedynamic) {
		add_part(telling, user, TOLD_TEXT);
		return is_string(ir, insn);
	}
	const struct method *method = ir_resolved_method(ir, insn);
	const char *owner = method ? method->owner->name->text : "";
	bool is_receiver = method && ir_invoke_has_receiver(insn) && ir_arg(ir, insn, 0) == value;
	if (is_builder(owner) && !is_receiver) {
		add_part(telling, path_source(telling->flow->paths, ir_arg(ir, insn, 0)), TOLD_TEXT);
		add_part(telling, user, TOLD_TEXT);
		return true;
	}
	if (string_has_prefix(owner, "java/lang/") && is_string(ir, insn)) {
		add_part(telling, user, TOLD_TEXT);
		return true;
	}
	if (string_has_prefix(owner, "java/lang/") && !ir_invoke_has_receiver(insn)) {
		add_part(telling, user, TOLD_VALUE); // a box
		return true;
	}
	telling->n_texts += is_print(owner);
	return !is_receiver && is_print(owner);
}

static bool is_constant(const struct ir *ir, uint32_t value)
{
	return ir_at(ir, value)->op >= IR_CONST_INT && ir_at(ir, value)->op <= IR_CONST_OTHER;
}

static bool tell_value(struct telling *telling, uint32_t value, uint32_t user)
{
	const struct ir *ir = telling->flow->ir;
	const struct ir_insn *insn = ir_at(ir, user);
	uint32_t array;
	switch (insn->op) {
	case IR_BINARY:
		if (telling->is_apart && !is_constant(ir, ir_arg(ir, insn, 0)) &&
			!is_constant(ir, ir_arg(ir, insn, 1)))
			return false;
		add_part(telling, user, TOLD_VALUE);
		return true;
	case IR_UNARY:
	case IR_CHECK_CAST:
	case IR_PHI:
		add_part(telling, user, TOLD_VALUE);
		return true;
	case IR_ARRAY_STORE:
		// The arguments of String.format.
		array = path_source(telling->flow->paths, ir_arg(ir, insn, 0));
		add_part(telling, array, TOLD_VALUE);
		return ir_at(ir, array)->op == IR_NEW_ARRAY;
	case IR_INVOKE:
		return tell_by_call(telling, value, user);
	default:
		return false;
	}
}

// A text is kept, returned or given to somebody. But it is not looked at, and no key.
static bool tell_text(struct telling *telling, uint32_t user)
{
	const struct ir *ir = telling->flow->ir;
	const struct ir_insn *insn = ir_at(ir, user);
	const struct method *method = insn->op == IR_INVOKE ? ir_resolved_method(ir, insn) : NULL;
	const char *owner = method ? method->owner->name->text : "";
	bool is_key = method &&
		(model_is_a(method->owner, MODEL_KNOWN_MAP) || model_is_a(method->owner, MODEL_KNOWN_SET));
	if (insn->op == IR_IF || insn->op == IR_SWITCH || is_key)
		return false;
	if (insn->op == IR_PHI || insn->op == IR_CHECK_CAST ||
		(insn->type.kind != KIND_NONE && string_has_prefix(owner, "java/lang/")))
		add_part(telling, user, TOLD_TEXT);
	return true;
}

static bool is_only_told(const struct flow *flow, uint32_t call, bool is_apart)
{
	const struct ir *ir = flow->ir;
	struct telling telling = { .flow = flow, .is_apart = is_apart };
	bool is_told = true;
	ir_uses(flow->ir);
	for (uint32_t i = 0; i < 2; i++)
		telling.seen[i] = bitset_new(ir->n_insns + 1, flow->arena);
	add_part(&telling, call, TOLD_VALUE);
	while (telling.work.n && is_told) {
		uint32_t part = vec_pop(&telling.work), value = part >> 1;
		for (uint32_t u = ir->uses_start[value]; is_told && u < ir->uses_start[value + 1]; u++)
			is_told = part & 1 ? tell_text(&telling, ir->uses[u])
							   : tell_value(&telling, value, ir->uses[u]);
	}
	vec_release(&telling.work);
	return is_told && telling.n_texts;
}

// ---- the first section's --------------------------------------------------------------------

// Is the place only reached if the call said false, 0 or null?
static bool is_refused(const struct flow *flow, uint32_t call, uint32_t place)
{
	const struct ir *ir = flow->ir;
	for (uint32_t b = 1; b <= ir->n_blocks; b++) {
		const struct ir_block *block = &ir->blocks[b];
		const struct ir_insn *test = block->n ? ir_at(ir, block->first + block->n - 1) : NULL;
		if (!test || test->op != IR_IF || test->n_args != 1 || block->n_normal_succs != 2 ||
			path_source(flow->paths, ir_arg(ir, test, 0)) != call)
			continue;
		bool is_jump = test->sub == OP_ifeq || test->sub == OP_ifnull;
		if (!is_jump && test->sub != OP_ifne && test->sub != OP_ifnonnull)
			continue;
		uint32_t refused =
			block->succs[is_jump ? 0 : 1].to; // the one that is jumped to comes first
		if (ir->blocks[refused].n_preds == 1 && ir_dominates(ir, refused, ir->block_of[place]))
			return true;
	}
	return false;
}

bool told_of_refusal(const struct flow *flow, uint32_t first, uint32_t second)
{
	const struct ir *ir = flow->ir;
	return first != second && ir_at(ir, first)->op == IR_INVOKE &&
		ir_at(ir, second)->op == IR_INVOKE && is_refused(flow, first, second) &&
		is_only_told(flow, second, false);
}

// ---- what others make of it -----------------------------------------------------------------

//     synchronized String line() { return hits + " hits, " + bytes + " bytes"; }
bool told_is_all(const struct flow *flow)
{
	const struct ir *ir = flow->ir;
	uint32_t n = 0;
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		const struct ir_insn *insn = ir_at(ir, i);
		const struct field *field = insn->op == IR_GET_FIELD ? ir_resolved_field(ir, insn) : NULL;
		bool is_text = insn->sub == OP_invokedynamic && is_string(ir, insn);
		if (!is_text && offer_is_write(flow, i))
			return false;
		if (insn->op != IR_GET_FIELD || (field && field->access & ACC_FINAL))
			continue;
		if (!is_only_told(flow, i, true))
			return false;
		n++;
	}
	return n > 0;
}

// ---- the step that was not done -------------------------------------------------------------

static bool is_nothing(const struct ir_insn *insn)
{
	return insn->op == IR_CONST_NULL || (insn->op == IR_CONST_INT && insn->immediate == 0);
}

// Is something written on a way to the block?
static bool is_written_before(const struct flow *flow, uint32_t block)
{
	const struct ir *ir = flow->ir;
	struct bitset seen = bitset_new(ir->n_blocks + 1, flow->arena);
	VEC(uint32_t) work = { 0 };
	bool is_written = false;
	bitset_add(&seen, block);
	vec_push(&work, block);
	while (work.n && !is_written) {
		const struct ir_block *from = &ir->blocks[vec_pop(&work)];
		for (uint32_t i = 0; i < from->n && !is_written; i++)
			is_written = offer_is_write(flow, from->first + i);
		for (uint32_t i = 0; i < from->n_preds; i++)
			if (!bitset_has(&seen, from->preds[i])) {
				bitset_add(&seen, from->preds[i]);
				vec_push(&work, from->preds[i]);
			}
	}
	vec_release(&work);
	return is_written;
}

// Returns nothing (false, 0, null) without having written, or something else.
static bool is_honest(const struct flow *flow, uint32_t value, uint32_t block, uint32_t depth)
{
	const struct ir *ir = flow->ir;
	uint32_t source = path_source(flow->paths, value);
	const struct ir_insn *insn = ir_at(ir, source);
	if (is_nothing(insn))
		return !is_written_before(flow, block);
	if (insn->op == IR_CONST_INT || insn->op == IR_NEW)
		return true;
	for (uint32_t k = 0; insn->op == IR_PHI && depth && k < insn->n_args; k++)
		if (!is_honest(flow, ir_arg(ir, insn, k), ir->blocks[ir->block_of[source]].preds[k],
				depth - 1))
			return false;
	return insn->op == IR_PHI && depth;
}

bool told_is_done_or_not(const struct flow *flow)
{
	const struct ir *ir = flow->ir;
	uint32_t n = 0;
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		if (ir_at(ir, i)->op != IR_RETURN)
			continue;
		if (!ir_at(ir, i)->n_args ||
			!is_honest(flow, ir_arg(ir, ir_at(ir, i), 0), ir->block_of[i], 4))
			return false;
		n++;
	}
	return n > 0;
}
