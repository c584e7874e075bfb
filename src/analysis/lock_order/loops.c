// Locks that a loop takes and keeps, one for each element of what the caller of a library gives: two
// callers may list the same objects in different orders.
//
//     for (Row row : rows) row.lock.lock();
#include "analysis/lock_order/reach.h"

#include "analysis/lock_order/describe.h"
#include "analysis/lock_order/judge.h"
#include "analysis/lock_order/keys.h"
#include "analysis/lock_order/names.h"
#include "analysis/lock_order/objects.h"
#include "analysis/lock_order/pairs.h"
#include "analysis/lock_order/self.h"

// The parameter over which the expression iterates: rows.iterator().next().lock, rows[i].lock
static bool is_of_argument(const struct method_facts *facts, uint32_t index)
{
	bool is_iterated = false;
	for (uint32_t steps = 0; steps < 12 && index; steps++) {
		const struct expr *expr = &facts->exprs[index];
		const struct fact_call *call = expr->kind == EXPR_CALL ? &facts->calls[expr->a] : NULL;
		switch (expr->kind) {
		case EXPR_PARAM:
			return is_iterated && (expr->a || method_is_static(facts->method));
		case EXPR_FIELD:
		case EXPR_VIEW:
			index = expr->a;
			break;
		case EXPR_ELEMENT:
			is_iterated = true;
			index = expr->a;
			break;
		case EXPR_CALL:
			if (!call->target || !call->n_args || call->op == OP_invokestatic)
				return false;
			is_iterated |= strcmp(call->target->name->text, "next") == 0;
			index = facts->operands[call->args];
			break;
		default:
			return false;
		}
	}
	return false;
}

static uint32_t lock_at(const struct method_facts *facts, uint32_t bci)
{
	for (uint32_t i = 0; i < facts->n_locks; i++)
		if (facts->locks[i].bci == bci && !facts->locks[i].is_method_lock)
			return i;
	return UINT32_MAX;
}

static void report(struct lock_order *lo, uint32_t id, const struct fact_left *left)
{
	const struct cg_node *node = &lo->cg->nodes[id];
	uint32_t name = name_of_expr(lo, node, left->lock), lock = lock_at(node->facts, left->bci);
	uint32_t keys[MAX_KEYS];
	if (lock == UINT32_MAX || keys_of(lo, name, left->mode, keys) == 0)
		return;
	vec_push(&lo->pairs,
		(struct pair){ .node = id,
			.outer = name,
			.inner = name,
			.outer_mode = left->mode,
			.inner_mode = left->mode,
			.below = UINT32_MAX,
			.via = UINT32_MAX,
			.lock = lock,
			.is_final = true,
			.n_frames = 1,
			.next_of_node = UINT32_MAX });
	vec_push(&lo->edges,
		(struct lock_edge){ .from = keys[0],
			.to = keys[0],
			.pair = lo->pairs.n - 1,
			.next = UINT32_MAX });
	uint32_t pairs[2] = { lo->pairs.n - 1, lo->pairs.n - 1 };
	uint32_t edges[2] = { lo->edges.n - 1, lo->edges.n - 1 };
	struct verdict v = { .is_possible = true, .score = 45, .facts = ALL_KNOWN };
	judge_say(&v, 20, false, "the objects are locked in the order in which the caller lists them");
	bool is_public = judge_is_public(lo, pairs[0]);
	if (is_public)
		judge_say_public(lo, &v, 15, pairs, 2);
	if (!is_public)
		certainty_lower(&v.facts.threads, CERTAINTY_ASSUMED);
	judge_rate(&v);
	describe(lo, edges, pairs, 2, &v);
}

void loops_find(struct lock_order *lo)
{
	for (uint32_t at = 0; lo->is_library && at < lo->survey.leavers.n; at++) {
		uint32_t id = lo->survey.leavers.v[at];
		const struct cg_node *node = &lo->cg->nodes[id];
		for (uint32_t i = 0; i < node->facts->n_left; i++) {
			const struct fact_left *left = &node->facts->left[i];
			if (!left->is_release && left->lock && left->mode != LOCK_READ &&
				is_of_argument(node->facts, left->lock) &&
				once_is_in_loop(node->method, left->bci) && !left_own_release(lo, node, left) &&
				!self_is_sorted_above(lo, id))
				report(lo, id, left);
		}
	}
}
