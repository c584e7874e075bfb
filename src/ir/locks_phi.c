// Hand-over-hand locking: the lock that a variable leads to is held on every way to a loop's head, but
// on each way it was taken elsewhere, for another value of the variable.
//
//     cur.lock.lock();              // for head
//     while (...) {
//         Node next = cur.next;
//         next.lock.lock();         // for what cur will be
//         cur.lock.unlock();
//         cur = next;
//     }
//     cur.lock.unlock();
//
// Where a release is by a phi, or by final fields from one, what the operand of the phi leads to becomes
// what the phi leads to on the edge where it gets that value. Such an entry stands under the phi's own
// number. What was taken goes by no other name from there on.
#include "ir/locks_internal.h"

#define MAX_FIELDS 3
#define MAX_PHIS 8 // others are not followed

// The final fields that lead to a value, the last first, and what they start from.
struct chain {
	uint32_t n, root;
	const struct field *fields[MAX_FIELDS];
};

static struct chain chain_of(const struct lock_flow *flow, uint32_t value, uint32_t max)
{
	const struct ir *ir = flow->ir;
	struct chain chain = { .root = path_source(flow->paths, value) };
	while (chain.n < max && ir_at(ir, chain.root)->op == IR_GET_FIELD) {
		const struct ir_insn *get = ir_at(ir, chain.root);
		const struct field *field = ir_resolved_field(ir, get);
		if (!field || !(field->access & ACC_FINAL))
			break;
		chain.fields[chain.n++] = field;
		chain.root = path_source(flow->paths, ir_arg(ir, get, 0));
	}
	return chain;
}

static bool has_same_fields(const struct chain *a, const struct chain *b)
{
	for (uint32_t i = 0; i < a->n && a->n == b->n; i++)
		if (a->fields[i] != b->fields[i])
			return false;
	return a->n == b->n;
}

static bool is_same_value(const struct lock_flow *flow, uint32_t a, uint32_t b)
{
	const struct path *path = a == b ? NULL : path_of(flow->paths, a);
	return a == b || (path->is_stable && path_equal(path, path_of(flow->paths, b)));
}

void phis_find(struct lock_flow *flow)
{
	for (uint32_t i = 0; i < flow->n_steps && flow->n_phis < MAX_PHIS; i++) {
		const struct lock_step *step = &flow->steps[i];
		if (step->effect.action != LOCK_RELEASE || step->effect.mode == LOCK_MONITOR)
			continue;
		uint32_t phi = chain_of(flow, step->value, MAX_FIELDS).root;
		bool is_known = ir_at(flow->ir, phi)->op != IR_PHI;
		for (uint32_t k = 0; k < flow->n_phis; k++)
			is_known |= flow->phis[k].phi == phi;
		if (is_known)
			continue;
		if (!flow->phis)
			flow->phis = ARENA_ARRAY(flow->arena, struct lock_phi, MAX_PHIS);
		flow->phis[flow->n_phis++] = (struct lock_phi){ phi, step->value, step->lock };
	}
}

// The operand of the phi that comes from the block; 0: there is not just one.
static uint32_t operand_from(const struct ir *ir, uint32_t phi, uint32_t from)
{
	const struct ir_block *block = &ir->blocks[ir->block_of[phi]];
	uint32_t found = 0;
	for (uint32_t i = 0; i < block->n_preds; i++) {
		if (block->preds[i] != from)
			continue;
		if (found)
			return 0;
		found = ir_arg(ir, ir_at(ir, phi), i);
	}
	return found;
}

static const struct held *find_held(const struct lock_flow *flow, const struct lock_phi *phi,
	const struct held *state, uint32_t operand)
{
	struct chain goal = chain_of(flow, phi->value, MAX_FIELDS);
	goal.root = path_source(flow->paths, operand);
	for (; state; state = state->under) {
		if (state->mode == LOCK_MONITOR || state->is_conditional || !state->value)
			continue;
		struct chain chain = chain_of(flow, state->value, goal.n);
		if (has_same_fields(&chain, &goal) && is_same_value(flow, chain.root, goal.root))
			break;
	}
	return state;
}

// What the entry is called from there on; false: it has no name any more.
static bool rename_entry(struct lock_flow *flow, uint32_t to, struct held *entry,
	const struct held *const *sources, const struct held *held)
{
	bool is_phi = false;
	for (uint32_t i = 0; i < flow->n_phis; i++) {
		const struct lock_phi *phi = &flow->phis[i];
		if (flow->ir->block_of[phi->phi] != to)
			continue;
		is_phi |= phi->phi == held->insn;
		if (sources[i] != held)
			continue;
		if (phi->phi == held->insn) // keeps its value
			return true;
		record_handed(flow, held);
		entry->taken = held->taken ? held->taken : held->insn;
		entry->insn = phi->phi;
		entry->lock = phi->lock;
		entry->value = phi->value;
		entry->is_stale = !phi->lock->is_stable;
		return true;
	}
	return !is_phi;
}

static const struct held *rename_all(struct lock_flow *flow, const struct held *state, uint32_t to,
	const struct held *const *sources)
{
	if (!state)
		return NULL;
	const struct held *under = rename_all(flow, state->under, to, sources);
	struct held entry = *state;
	if (!rename_entry(flow, to, &entry, sources, state))
		return under;
	return under == state->under && entry.insn == state->insn ? state
															  : state_push(flow, under, entry);
}

const struct held *phis_on_edge(struct lock_flow *flow, const struct held *state, uint32_t from,
	const struct ir_edge *edge)
{
	const struct held *sources[MAX_PHIS] = { 0 };
	bool has_any = false;
	if (!state || state == UNREACHED)
		return state;
	// All phis of a block get their values at once.
	for (uint32_t i = 0; i < flow->n_phis; i++) {
		const struct lock_phi *phi = &flow->phis[i];
		if (flow->ir->block_of[phi->phi] != edge->to)
			continue;
		has_any = true;
		uint32_t operand = edge->is_exceptional ? 0 : operand_from(flow->ir, phi->phi, from);
		sources[i] = operand ? find_held(flow, phi, state, operand) : NULL;
	}
	return has_any ? rename_all(flow, state, edge->to, sources) : state;
}
