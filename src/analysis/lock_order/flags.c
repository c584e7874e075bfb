// A field that decides twice:
//
//     if (!direct) wakeup();                     // under a lock
//     void wakeup() { if (direct) iterate(); }   // iterate() takes another one
//
// A stack that needs it to be false in one frame and true in another, of the same object, is none.
#include "analysis/lock_order/pairs.h"

#include "analysis/lock_order/sorted.h"

#define MAX_FLAGS 4
#define MAX_FRAMES (2 * MAX_CALLS + MAX_LIFTS)

struct flag {
	const struct field *field;
	bool is_set;
	uint32_t frame;
};

// Can one jump to a place from `from` up to `to`, other than from `from` on up to `end`?
static bool is_entered(const struct code *code, uint32_t from, uint32_t to, uint32_t end)
{
	for (uint32_t at = 0; at < code->length;) {
		struct insn insn = code_insn(code, at);
		uint8_t format = opcode_formats[insn.op];
		if ((format == OPERAND_BRANCH || format == OPERAND_BRANCH_W) && insn.a >= (int32_t)from &&
			insn.a <= (int32_t)to && (at < from || at >= end))
			return true;
		at = insn.next;
	}
	return false;
}

static bool is_written(const struct lock_order *lo, const struct method *method,
	const struct field *field)
{
	const struct code *code = method->member->code;
	for (uint32_t at = 0; at < code->length;) {
		struct insn insn = code_insn(code, at);
		if (insn.op == OP_putfield && orders_field_at(lo, method, &insn) == field)
			return true;
		at = insn.next;
	}
	return false;
}

// Fields of `this` that have a certain value wherever the place is come to: if (field) { place }.
static uint32_t flags_at(const struct lock_order *lo, const struct method *method, uint32_t place,
	struct flag flags[MAX_FLAGS])
{
	const struct code *code = method->member->code;
	uint32_t n = 0;
	for (uint32_t at = 0; at < place && n < MAX_FLAGS;) {
		struct insn load = code_insn(code, at);
		at = load.next;
		if (load.op != OP_aload_0 || at >= place)
			continue;
		struct insn get = code_insn(code, at);
		if (get.op != OP_getfield || get.next >= place)
			continue;
		struct insn test = code_insn(code, get.next);
		if ((test.op != OP_ifeq && test.op != OP_ifne) || test.next > place ||
			test.a <= (int32_t)place || is_entered(code, test.next, place, (uint32_t)test.a))
			continue;
		const struct field *field = orders_field_at(lo, method, &get);
		if (field && field->descriptor->text[0] == 'Z')
			flags[n++] = (struct flag){ field, test.op == OP_ifeq, 0 };
	}
	return n;
}

// Does the frame call the next one on its own object?
static bool passes_this(const struct lock_order *lo, const struct pair_frame *frame)
{
	const struct cg_node *node = &lo->cg->nodes[frame[0].node];
	if (method_is_static(node->method) || method_is_static(lo->cg->nodes[frame[1].node].method))
		return false;
	for (uint32_t i = 0; i < node->facts->n_calls; i++) {
		const struct fact_call *call = &node->facts->calls[i];
		if (call->bci != frame[0].bci || !call->n_args || call->op == OP_invokedynamic)
			continue;
		const struct expr *receiver = &node->facts->exprs[node->facts->operands[call->args]];
		return receiver->kind == EXPR_PARAM && receiver->a == 0;
	}
	return false;
}

static bool contradicts(const struct lock_order *lo, const struct pair_frame *frames,
	const struct flag *old, const struct flag *new)
{
	if (old->field != new->field || old->is_set == new->is_set)
		return false;
	for (uint32_t i = old->frame; i <= new->frame; i++)
		if (is_written(lo, lo->cg->nodes[frames[i].node].method, new->field))
			return false;
	return true;
}

bool flags_contradict(const struct lock_order *lo, uint32_t pair)
{
	struct pair_frame frames[MAX_FRAMES];
	struct flag flags[MAX_FLAGS * 4];
	uint32_t n_frames = pair_frames(lo, pair, frames, MAX_FRAMES), n = 0;
	for (uint32_t i = 0; i < n_frames; i++) {
		const struct method *method = lo->cg->nodes[frames[i].node].method;
		struct flag found[MAX_FLAGS];
		if (i && !passes_this(lo, &frames[i - 1]))
			n = 0;
		uint32_t n_found = method_is_static(method) ? 0
													: flags_at(lo, method, frames[i].bci, found);
		for (uint32_t k = 0; k < n_found; k++) {
			found[k].frame = i;
			for (uint32_t j = 0; j < n; j++)
				if (contradicts(lo, frames, &flags[j], &found[k]))
					return true;
			if (n < MAX_FLAGS * 4)
				flags[n++] = found[k];
		}
	}
	return false;
}
