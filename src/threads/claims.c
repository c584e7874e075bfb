// Locks that a program makes itself of a flag and a monitor:
//
//     synchronized void lock() { while (held) wait(); held = true; }
//     synchronized void unlock() { held = false; notify(); }
//
// A field is such a flag if, once it is constructed, it is written under locks only, and every write is either a zero, or a
// number where the same hold of a lock has found it to be zero: a claim, which one thread wins, as
// compareAndSet(false, true) is one. Whoever has written the number has the lock until a zero is written.
#include "threads/internal.h"

#include "class/class.h"

// Is the write only come to from the edge of the IF on which the field was zero?
static bool is_behind_zero(const struct body *body, uint32_t block, uint32_t put)
{
	const struct ir *ir = body->ir;
	const struct ir_block *b = &ir->blocks[block];
	const struct ir_insn *last = ir_at(ir, b->first + b->n - 1);
	uint32_t at = ir->block_of[put];
	if (last->sub != OP_ifeq && last->sub != OP_ifne)
		return false;
	uint32_t zero = b->succs[last->sub == OP_ifeq ? 0 : 1].to;
	uint32_t other = b->succs[last->sub == OP_ifeq ? 1 : 0].to;
	if (zero == other || !ir_dominates(ir, block, at))
		return false;
	if (ir->blocks[zero].n_preds == 1 && ir_dominates(ir, zero, at))
		return true;
	// while (held) wait(): the other edge comes back to the question.
	return b->loop_head && !body_loop_has(body, b->loop_head, at) &&
		body_loop_has(body, b->loop_head, other) && !body_loop_has(body, b->loop_head, zero);
}

static bool is_claim(const struct body *body, uint32_t put)
{
	const struct ir *ir = body->ir;
	for (uint32_t b = 1; b <= ir->n_blocks; b++) {
		const struct ir_insn *last = ir_at(ir, ir->blocks[b].first + ir->blocks[b].n - 1);
		uint32_t get = last->op == IR_IF ? path_source(body->paths, ir_arg(ir, last, 0)) : 0;
		const struct ir_insn *got = get ? ir_at(ir, get) : NULL;
		if (got && got->op == IR_GET_FIELD && body->fields[get] == body->fields[put] &&
			path_source(body->paths, ir_arg(ir, got, 0)) ==
				path_source(body->paths, ir_arg(ir, ir_at(ir, put), 0)) &&
			body_is_one_hold(body, get, put) && is_behind_zero(body, b, put))
			return true;
	}
	return false;
}

enum write { WRITE_CLAIM, WRITE_ZERO, WRITE_OTHER };

static enum write write_of(const struct body *body, uint32_t put)
{
	const struct ir_insn *value = ir_at(body->ir, ir_arg(body->ir, ir_at(body->ir, put), 1));
	if (!locks_at(body->locks, put) || value->op != IR_CONST_INT || value->constant)
		return WRITE_OTHER;
	if (value->immediate == 0)
		return WRITE_ZERO;
	return is_claim(body, put) ? WRITE_CLAIM : WRITE_OTHER;
}

static bool is_put(const struct threads *t, const struct body *body, uint32_t insn)
{
	const struct field *field = body->fields[insn];
	return ir_at(body->ir, insn)->op == IR_PUT_FIELD && field && field->id < t->n_fields &&
		(name_slice(field->descriptor).ptr[0] == 'Z' ||
			name_slice(field->descriptor).ptr[0] == 'I');
}

void threads_find_claims(struct threads *t)
{
	t->claimed = ARENA_ARRAY(&t->arena, uint8_t, t->n_fields);
	for (uint32_t b = 0; b < t->bodies->all.n; b++) {
		const struct body *body = t->bodies->all.v[b];
		bool is_first = name_slice(body->method->name).ptr[0] == '<';
		for (uint32_t i = 1; i <= body->ir->n_insns && !is_first; i++) {
			if (!is_put(t, body, i))
				continue;
			uint8_t *claimed = &t->claimed[body->fields[i]->id];
			enum write write = write_of(body, i);
			if (write == WRITE_OTHER)
				*claimed = GUARDED_NO;
			else if (write == WRITE_CLAIM && *claimed != GUARDED_NO)
				*claimed = GUARDED_YES;
		}
	}
}

uint32_t threads_claimed_at(const struct threads *t, uint32_t node, const struct body *body,
	uint32_t insn, bool *is_claim_there)
{
	if (!is_put(t, body, insn) || t->claimed[body->fields[insn]->id] != GUARDED_YES)
		return 0;
	pta_set set = pta_value(t->pta, node, ir_arg(body->ir, ir_at(body->ir, insn), 0));
	uint32_t object = pta_set_next(t->pta, set, 1);
	*is_claim_there = write_of(body, insn) == WRITE_CLAIM;
	return object && !pta_set_next(t->pta, set, object + 1) && heap_object_is_once(t->heap, object)
		? object
		: 0;
}
