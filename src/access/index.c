// Can two threads be at one index? See index_eval.c for what an index may be.
//
// Two threads of one kind have k and k + step in place of the loop's variable: their ranges do not meet if the one's ends
// before the other's begins, whatever k is. Only what is sure to overlap (0 to 10 and 10 to 20, both ends in it) is told apart from
// what cannot be compared: a thread that was given its own number is believed to have its own part.
// Of threads of two kinds the ranges must be seen to be apart.
#include "access/internal.h"

#include <stdlib.h>

struct indices *indices_new(const struct bodies *bodies, const struct heap *heap,
	const struct threads *threads)
{
	struct indices *ix = xcalloc(1, sizeof(*ix));
	ix->bodies = bodies;
	ix->heap = heap;
	ix->threads = threads;
	ix->pta = bodies->pta;
	return ix;
}

void indices_free(struct indices *ix)
{
	if (!ix)
		return;
	map_release(&ix->guarded);
	map_release(&ix->ranges);
	vec_release(&ix->known);
	signal_places_free(ix->signals);
	vec_release(&ix->symbols);
	free(ix);
}

// ---- two threads of one kind ------------------------------------------------------------------

// As the next thread has it.
static struct poly next_thread(struct indices *ix, const struct poly *poly)
{
	struct poly next = *poly;
	for (uint32_t s = 1; s < ix->symbols.n; s++) {
		if (!poly_has(poly, s))
			continue;
		struct symbol symbol = ix->symbols.v[s];
		struct poly here = poly_symbol(s), one = poly_constant(1), by;
		if (symbol.kind == SYMBOL_LOOP)
			by = poly_add(&here, &symbol.step, 1);
		else if (symbol.kind == SYMBOL_GIVEN)
			by = poly_add(&here, &one, 1);
		else if (symbol.kind == SYMBOL_QUOTIENT && index_depends(ix, &symbol.over)) {
			symbol.over = next_thread(ix, &symbol.over);
			by = poly_unknown;
			for (uint32_t i = 1; i < ix->symbols.n && !by.is_known; i++)
				if (ix->symbols.v[i].kind == SYMBOL_QUOTIENT &&
					poly_equal(&ix->symbols.v[i].over, &symbol.over) &&
					poly_equal(&ix->symbols.v[i].under, &symbol.under))
					by = poly_symbol(i);
		} else {
			continue;
		}
		next = poly_replace(&next, s, &by);
	}
	return next;
}

// Is it sure that the second begins before the first one has ended?
static bool overlap(const struct poly *high, const struct poly *low)
{
	struct poly gap = poly_add(low, high, -1);
	int64_t number;
	return poly_is_constant(&gap, &number) && number < 1;
}

static bool differ_in_kind(struct indices *ix, const struct range *p, const struct range *q)
{
	if (!index_depends(ix, &p->low) || !index_depends(ix, &q->low))
		return false;
	if (p->stride.is_known || q->stride.is_known)
		return poly_equal(&p->low, &q->low);
	bool is_same = poly_equal(&p->low, &q->low) && poly_equal(&p->high, &q->high) &&
		poly_equal(&p->low, &p->high);
	if (is_same) // one number each
		return true;
	struct poly next_p = next_thread(ix, &p->low), next_q = next_thread(ix, &q->low);
	return !overlap(&p->high, &next_q) && !overlap(&q->high, &next_p);
}

// ---- two threads of two kinds -----------------------------------------------------------------

// The least, or the greatest, that it is for any thread.
static struct poly extreme(const struct indices *ix, struct poly poly, bool is_greatest)
{
	for (uint32_t i = 0; poly.is_known && i < poly.n; i++)
		for (int k = 0; k < 2 && poly.is_known && i < poly.n; k++) {
			uint32_t s = poly.terms[i].symbols[k];
			if (!s || ix->symbols.v[s].kind != SYMBOL_LOOP)
				continue;
			bool is_last = is_greatest == (poly.terms[i].factor > 0);
			struct poly by = is_last ? ix->symbols.v[s].last : ix->symbols.v[s].first;
			if (poly_has(&by, s))
				return poly_unknown;
			poly = poly_replace(&poly, s, &by);
			i = 0;
			k = -1;
		}
	return poly;
}

static bool ends_before(const struct poly *high, const struct poly *low)
{
	struct poly gap = poly_add(low, high, -1);
	int64_t number;
	return poly_is_constant(&gap, &number) && number >= 1;
}

// Every second one each: remainders that are not the same.
static bool have_other_remainders(const struct range *p, const struct range *q)
{
	int64_t stride_p, stride_q, low_p, low_q;
	return poly_is_constant(&p->stride, &stride_p) && poly_is_constant(&q->stride, &stride_q) &&
		stride_p == stride_q && stride_p > 1 && poly_is_constant(&p->low, &low_p) &&
		poly_is_constant(&q->low, &low_q) && (low_p - low_q) % stride_p != 0;
}

static bool are_apart(const struct indices *ix, const struct range *p, const struct range *q)
{
	struct poly low_p = extreme(ix, p->low, false), high_p = extreme(ix, p->high, true);
	struct poly low_q = extreme(ix, q->low, false), high_q = extreme(ix, q->high, true);
	return ends_before(&high_p, &low_q) || ends_before(&high_q, &low_p) ||
		have_other_remainders(p, q);
}

// ---- the question -----------------------------------------------------------------------------

// The one atomic that counted to the value, which nobody else got from it: getAndIncrement(). 0: none.
static uint32_t counter_of(const struct indices *ix, struct index_at at)
{
	const struct body *body = bodies_of_node(ix->bodies, at.node);
	uint32_t call = path_source(body->paths, at.value);
	const struct ir_insn *insn = ir_at(body->ir, call);
	const struct model_row *row = insn->op == IR_INVOKE ? body->models[call] : NULL;
	bool is_counting = false;
	for (uint32_t i = 0; row && insn->n_args == 1 && i < row->n_effects; i++)
		is_counting |= row->effects[i].kind == MODEL_WRITE &&
			(row->effects[i].flags & MODEL_ATOMIC) && row->effects[i].from.base == MODEL_THIS;
	pta_set set = is_counting ? pta_value(ix->pta, at.node, ir_arg(body->ir, insn, 0)) : 0;
	uint32_t object = set ? pta_set_next(ix->pta, set, 1) : 0;
	return object && !pta_set_next(ix->pta, set, object + 1) &&
			heap_object_is_once(ix->heap, object)
		? object
		: 0;
}

bool indices_differ(struct indices *ix, struct index_at p, struct index_at q)
{
	if (!p.value || !q.value)
		return false;
	uint32_t counter = counter_of(ix, p);
	if (counter && counter == counter_of(ix, q))
		return true;
	struct range a = index_range(ix, p), b = index_range(ix, q);
	if (!a.low.is_known || !b.low.is_known)
		return false;
	return are_apart(ix, &a, &b) || (p.thread == q.thread && differ_in_kind(ix, &a, &b));
}

// ---- slots ------------------------------------------------------------------------------------

// list.get(i): what is in it, by a number.
static bool is_got_by_index(const struct body *body, uint32_t call)
{
	const struct ir_insn *insn = ir_at(body->ir, call);
	const struct model_row *row = body->models[call];
	if (insn->op != IR_INVOKE || insn->n_args != 2 ||
		ir_at(body->ir, ir_arg(body->ir, insn, 1))->type.kind != KIND_INT)
		return false;
	for (uint32_t i = 0; row && i < row->n_effects; i++)
		if (row->effects[i].kind == MODEL_WRITE)
			return false;
	for (uint32_t i = 0; row && i < row->n_effects; i++)
		if (row->effects[i].kind == MODEL_MOVE && row->effects[i].to.base == MODEL_RETURN &&
			row->effects[i].from.base == MODEL_THIS && row->effects[i].from.n_fields == 1 &&
			row->effects[i].from.fields[0] == MODEL_FIELD_ELEM)
			return true;
	return false;
}

struct index_at index_of_slot(struct indices *ix, struct index_at base)
{
	struct index_at none = { 0 };
	for (uint32_t depth = 0; base.value && depth < 8; depth++) {
		const struct body *body = bodies_of_node(ix->bodies, base.node);
		uint32_t value = path_source(body->paths, base.value);
		const struct ir_insn *insn = ir_at(body->ir, value);
		if (insn->op == IR_ARRAY_LOAD || is_got_by_index(body, value))
			return (struct index_at){ base.thread, base.node, ir_arg(body->ir, insn, 1) };
		const struct pta_edge *call = insn->op == IR_PARAM &&
				base.node != thread_at(ix->threads, base.thread)->entry
			? index_caller(ix, base.thread, base.node)
			: NULL;
		if (!call)
			return none;
		const struct body *caller = bodies_of_node(ix->bodies, call->from);
		const struct ir_insn *at = ir_at(caller->ir, body_insn_at(caller, call->bci));
		if (value - 1 >= at->n_args)
			return none;
		base.node = call->from;
		base.value = ir_arg(caller->ir, at, value - 1);
	}
	return none;
}

// ---- one thread of many -----------------------------------------------------------------------

// On which edge of the IF is the number equal to *with? UINT32_MAX: on none.
static uint32_t equal_edge(const struct body *body, const struct ir_insn *last, int64_t *with)
{
	*with = 0;
	if (last->sub == OP_if_icmpeq || last->sub == OP_if_icmpne) {
		const struct ir_insn *right = ir_at(body->ir, ir_arg(body->ir, last, 1));
		if (right->op != IR_CONST_INT || right->constant)
			return UINT32_MAX;
		*with = right->immediate;
		return last->sub == OP_if_icmpeq ? 0 : 1;
	}
	return last->sub == OP_ifeq ? 0 : last->sub == OP_ifne ? 1 : UINT32_MAX;
}

// Is the instruction only come to where the thread's own number is a certain one? Then *number is number - that.
static bool asks_for_one(struct indices *ix, struct index_at at, struct poly *number)
{
	const struct body *body = bodies_of_node(ix->bodies, at.node);
	uint32_t block = body->ir->block_of[at.value];
	for (uint32_t b = body->ir->blocks[block].idom; b; b = body->ir->blocks[b].idom) {
		const struct ir_block *up = &body->ir->blocks[b];
		const struct ir_insn *last = ir_at(body->ir, up->first + up->n - 1);
		int64_t with;
		uint32_t edge = last->op == IR_IF ? equal_edge(body, last, &with) : UINT32_MAX;
		if (edge == UINT32_MAX || body->ir->blocks[up->succs[edge].to].n_preds != 1 ||
			!ir_dominates(body->ir, up->succs[edge].to, block) ||
			ir_at(body->ir, ir_arg(body->ir, last, 0))->type.kind != KIND_INT)
			continue;
		struct range range = index_range(ix,
			(struct index_at){ at.thread, at.node, ir_arg(body->ir, last, 0) });
		struct poly minus = poly_constant(-with);
		if (!poly_equal(&range.low, &range.high) || !index_depends(ix, &range.low))
			continue;
		*number = poly_add(&range.low, &minus, 1);
		return true;
	}
	return false;
}

static bool is_one_threads(struct indices *ix, const struct access *access, struct poly *number)
{
	struct index_at at = { access->thread, access->node, access->insn };
	for (uint32_t depth = 0; depth < 8; depth++) {
		if (asks_for_one(ix, at, number))
			return true;
		const struct pta_edge *call = at.node != thread_at(ix->threads, at.thread)->entry
			? index_caller(ix, at.thread, at.node)
			: NULL;
		if (!call)
			return false;
		at.node = call->from;
		at.value = body_insn_at(bodies_of_node(ix->bodies, call->from), call->bci);
	}
	return false;
}

bool indices_ask_for_one(struct indices *ix, const struct access *p, const struct access *q)
{
	struct poly a, b;
	return p->thread == q->thread && is_one_threads(ix, p, &a) && is_one_threads(ix, q, &b) &&
		poly_equal(&a, &b);
}
