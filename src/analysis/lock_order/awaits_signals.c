// Who could end a wait for a latch, a queue, a barrier or a semaphore.
#include "analysis/lock_order/awaits.h"

#include "analysis/lock_order/judge.h"
#include "analysis/lock_order/keys.h"
#include "analysis/lock_order/names.h"
#include "analysis/lock_order/waits.h"

bool signals_meet(const struct lock_order *lo, const uint32_t *a, uint32_t n_a, const uint32_t *b,
	uint32_t n_b)
{
	for (uint32_t i = 0; i < n_a; i++)
		for (uint32_t k = 0; k < n_b; k++)
			if (keys_meet(lo, a[i], b[k]))
				return true;
	return false;
}

static enum signal_kind signal_for(enum await_kind kind)
{
	switch (kind) {
	case AWAIT_LATCH:
		return SIGNAL_COUNT;
	case AWAIT_VALUE:
		return SIGNAL_COMPLETE;
	case AWAIT_TAKE:
		return SIGNAL_PUT;
	case AWAIT_PUT:
		return SIGNAL_TAKE;
	case AWAIT_BARRIER:
		return SIGNAL_ARRIVE;
	case AWAIT_PERMIT:
		return SIGNAL_RELEASE;
	default:
		return SIGNAL_NONE;
	}
}

uint32_t signals_next(struct lock_order *lo, const struct signals *signals,
	const struct await_way *way, uint32_t from)
{
	const struct cg_node *node = &lo->cg->nodes[way->nodes[0]];
	const struct fact_call *wait = &node->facts->calls[way->call];
	uint32_t keys[MAX_KEYS];
	uint32_t n = keys_of(lo, name_of_expr(lo, node, node->facts->operands[wait->args]),
		LOCK_MONITOR, keys);
	for (uint32_t i = from; i < signals->all.n; i++) {
		const struct signal *s = &signals->all.v[i];
		if (s->kind == signal_for(way->kind) && signals_meet(lo, s->keys, s->n_keys, keys, n))
			return i;
	}
	return UINT32_MAX;
}

bool signals_all_need(struct lock_order *lo, const struct signals *signals,
	const struct await_way *way, const struct kept *kept, struct need *need)
{
	// One that fills or empties the queue has to go on doing so: what it did before is used up.
	bool is_queue = way->kind == AWAIT_TAKE || way->kind == AWAIT_PUT, has_any = false;
	for (uint32_t i = signals_next(lo, signals, way, 0); i != UINT32_MAX;
		 i = signals_next(lo, signals, way, i + 1)) {
		const struct signal *s = &signals->all.v[i];
		if (s->reference) // who runs it is not looked for
			return false;
		if (way->kind == AWAIT_PERMIT) {
			enum permit_return given_back = permit_return_of(lo, way, s, kept, need);
			if (given_back == PERMIT_FREE)
				return false;
			has_any |= given_back == PERMIT_NEEDS;
			continue;
		}
		if (!need_is_before(lo, s->node, s->call, kept, is_queue, need))
			return false;
		has_any = true;
	}
	return has_any;
}

// How many have to come is known, and it is one.
static bool is_barrier_of_one(const struct lock_order *lo, const struct await_way *way)
{
	const struct cg_node *node = &lo->cg->nodes[way->nodes[0]];
	struct origin_set set = provenance_of(lo->provenance, node->facts,
		node->facts->operands[node->facts->calls[way->call].args]);
	for (uint32_t i = 0; i < set.n; i++) {
		const struct fact_call *call = object_constructor(lo, set.objects[i]);
		if (call && call->first_int == 1 + 1)
			return true;
	}
	return false;
}

// Can the queue be full?
static bool is_bounded(const struct lock_order *lo, const struct await_way *way)
{
	const struct cg_node *node = &lo->cg->nodes[way->nodes[0]];
	struct origin_set set = provenance_of(lo->provenance, node->facts,
		node->facts->operands[node->facts->calls[way->call].args]);
	for (uint32_t i = 0; i < set.n; i++) {
		struct ir_type type = provenance_origin(lo->provenance, set.objects[i])->type;
		const char *name = type.kind == KIND_CLASS ? lo->world->classes[type.klass]->name->text
												   : "";
		if (strcmp(name, "java/util/concurrent/ArrayBlockingQueue") == 0 ||
			strcmp(name, "java/util/concurrent/SynchronousQueue") == 0)
			return true;
		// new LinkedBlockingQueue(limit)
		const struct fact_call *call = object_constructor(lo, set.objects[i]);
		if (slice_has_prefix(slice_of_string(name), SLICE("java/util/concurrent/LinkedBlocking")) &&
			call && call->target && strcmp(call->target->descriptor->text, "(I)V") == 0)
			return true;
	}
	return false;
}

bool signals_can_fail(struct lock_order *lo, const struct await_way *way)
{
	return !(way->kind == AWAIT_PUT && !is_bounded(lo, way)) &&
		!(way->kind == AWAIT_BARRIER && is_barrier_of_one(lo, way));
}

void signals_find(struct lock_order *lo, struct signals *signals)
{
	for (uint32_t at = 0; at < lo->notable.n; at++) {
		uint32_t id = lo->notable.v[at].node;
		const struct cg_node *node = &lo->cg->nodes[id];
		if (!(lo->notable.v[at].what & NOTABLE_SIGNAL) || node->method->owner->role != ROLE_INPUT)
			continue;
		for (uint32_t i = 0; i < node->facts->n_calls; i++) {
			const struct fact_call *call = &node->facts->calls[i];
			struct signal signal = { .node = id, .call = i, .kind = signal_kind_of(lo, call) };
			if (!signal.kind && node->facts->has_lambdas) {
				signal.kind = signal_kind_of_reference(lo, call);
				signal.reference = call->lambda;
			}
			if (!signal.kind)
				continue;
			uint32_t name = name_of_expr(lo, node, node->facts->operands[call->args]);
			if (judge_is_being_made(lo, id, name)) // nobody waits yet
				continue;
			signal.n_keys = keys_of(lo, name, LOCK_MONITOR, signal.keys);
			vec_push(&signals->all, signal);
		}
	}
}
