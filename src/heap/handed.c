// Who has what was in a field, when the field is given something else at the same time?
//
//     synchronized (lock) { full = batch; batch = new ArrayList<>(); }     swapped out: full is nobody else's
//     t = front; front = back; back = t;                                   two fields that never hold the same
//     filling = exchanger.exchange(filling);                               what a field holds is only there
#include "heap/internal.h"

// ---- swapped out under a lock -----------------------------------------------------------------

bool heap_is_swapped_out(const struct body *body, uint32_t get, uint32_t insn)
{
	const struct ir *ir = body->ir;
	const struct field *field = body->fields[get];
	const struct ir_insn *got = ir_at(ir, get);
	bool is_held = locks_at(body->locks, get) != NULL;
	for (uint32_t i = 1; field && is_held && i <= ir->n_insns; i++) {
		const struct ir_insn *put = ir_at(ir, i);
		if (body->fields[i] != field ||
			put->op != (got->op == IR_GET_FIELD ? IR_PUT_FIELD : IR_PUT_STATIC))
			continue;
		bool is_same = got->op == IR_GET_STATIC ||
			path_source(body->paths, ir_arg(ir, put, 0)) ==
				path_source(body->paths, ir_arg(ir, got, 0));
		if (is_same && path_source(body->paths, ir_arg(ir, put, put->n_args - 1u)) != get &&
			ir_insn_dominates(ir, get, i) && ir_insn_dominates(ir, i, insn) &&
			body_is_one_hold(body, get, i))
			return true;
	}
	return false;
}

// ---- two fields -------------------------------------------------------------------------------

// Is the store one half of an exchange of the two fields of one object?
static bool exchanges(const struct body *body, uint32_t put, const struct field *f,
	const struct field *g)
{
	const struct ir *ir = body->ir;
	const struct ir_insn *insn = ir_at(ir, put);
	const struct field *mine = body->fields[put], *others = mine == f ? g : f;
	uint32_t value = path_source(body->paths, ir_arg(ir, insn, insn->n_args - 1u));
	if (body->fields[value] != others || ir_has(ir_at(ir, value), IR_C))
		return false;
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		const struct ir_insn *back = ir_at(ir, i);
		if ((back->op != IR_PUT_FIELD && back->op != IR_PUT_STATIC) || body->fields[i] != others ||
			ir->block_of[i] != ir->block_of[put])
			continue;
		uint32_t got = path_source(body->paths, ir_arg(ir, back, back->n_args - 1u));
		if (body->fields[got] == mine && got < put && value < i &&
			(back->n_args < 2 ||
				path_source(body->paths, ir_arg(ir, back, 0)) ==
					path_source(body->paths, ir_arg(ir, insn, 0))))
			return true;
	}
	return false;
}

// Is it new, and put into nothing else?
static bool is_only_there(const struct body *body, uint32_t put)
{
	const struct ir *ir = body->ir;
	const struct ir_insn *insn = ir_at(ir, put);
	uint32_t value = path_source(body->paths, ir_arg(ir, insn, insn->n_args - 1u)), n_stores = 0;
	uint8_t op = ir_at(ir, value)->op;
	if (op != IR_NEW && op != IR_NEW_ARRAY && (op != IR_INVOKE || !body->models[value]))
		return false;
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		const struct ir_insn *store = ir_at(ir, i);
		n_stores += (store->op == IR_PUT_FIELD || store->op == IR_PUT_STATIC) && store->n_args &&
			path_source(body->paths, ir_arg(ir, store, store->n_args - 1u)) == value;
	}
	return n_stores == 1;
}

static bool are_exchanged(const struct heap *heap, const struct field *f, const struct field *g)
{
	bool is_exchanged = false;
	for (uint32_t i = 0; i < heap->stores.n; i++) {
		const struct ref_store *store = &heap->stores.v[i];
		if (store->field != f && store->field != g)
			continue;
		const struct body *body = bodies_of_node(heap->bodies, store->node);
		bool is_exchange = exchanges(body, store->insn, f, g);
		is_exchanged |= is_exchange;
		if (!is_exchange && !is_only_there(body, store->insn))
			return false;
	}
	return is_exchanged;
}

bool heap_fields_never_share(struct heap *heap, const struct field *f, const struct field *g)
{
	bool is_new;
	if (f == g || f->owner != g->owner)
		return false;
	uint64_t *known = map_put(&heap->exchanged, (uint64_t)f->id << 32 | g->id, &is_new);
	if (is_new)
		*known = are_exchanged(heap, f, g) ? 1 : 2;
	return *known == 1;
}
