// Which methods may take a lock, in the end, and which of their parameters decide anything: what a
// call below runs, or what a lock is called. Behaviours that differ only in other parameters are one,
// and calls of methods that never come to a lock are left out of the graph of a library.
//
// From the facts alone, by a fixed point over all calls. A parameter matters where it is a lock, a
// task for another thread, the receiver of a call that is dispatched and may come to a lock, or an
// argument for a parameter that matters. A virtual call stands for all methods that it may
// run by the class hierarchy; where these are too many, for all of its name and descriptor.
//
// Methods outside INPUT are not looked at: they may lock, and all their parameters matter.
//
// The facts are read by many threads, each with lists of its own; the fixed point is the same in
// whatever order they come.
#include "callgraph/internal.h"

#include <stdatomic.h>

#include "base/hash.h"
#include "base/pool.h"

#define MAX_DEPTH 5 // phis of phis; evaluation does not go as deep
#define METHODS_A_BATCH 256
#define SLOTS_A_BATCH 512
#define SLOTS_FOR_ONE 2048 // so few are not worth a second thread
#define AHEAD 8            // methods: their names are all over the place
#define ALL UINT64_MAX

// From a slot to what depends on it: a caller that may lock if it does (IF_LOCKS, NO_PARAM), a
// caller's parameter that matters if it locks (IF_LOCKS) or if parameter `of` matters, or another
// slot that stands for it (ALL_OF).
enum { IF_LOCKS = 64, ALL_OF = 65 };
enum { CALLED = 1, CALLED_OPAQUE }; // is_called; the same for every call of a slot
#define NO_PARAM 255
struct flow {
	uint32_t from, to; // slots
	uint8_t of, param;
};

struct gatherer {
	OWN_LINE struct relevance *r;
	struct expander *x;
	VEC(struct flow) flows;
	VEC(uint32_t) raised; // slots
	uint32_t *place;      // [n + 1] by slot: how many flows, then where the next one goes
	uint32_t *caller;     // [2 * n_methods + 1] by slot: the last method that was seen to call it
};

// Slots: methods by id; virtual calls by the method they resolve to; groups of methods by name and
// descriptor; function objects by the name of their method.
struct relevance {
	struct callgraph *cg;
	struct gatherer *gatherers;
	uint32_t n_methods, n;
	uint32_t *group;            // of a method; 0: it is not virtual
	_Atomic uint8_t *is_called; // [2 * n_methods + 1]
	param_set *masks;           // [n]
	uint8_t *locks;             // [n]
	struct flow *flows;         // by slot
	uint32_t *first;            // [n + 1]
	VEC(uint32_t) work;
	struct map groups, lambdas;
};

static bool is_known(const struct method *method)
{
	return method->owner->role == ROLE_INPUT && method->owner->file && !method->owner->is_shadowed;
}

static bool is_virtual(const struct method *method)
{
	return !method_is_static(method) && !method_is_initialiser(method) &&
		!(method->access & ACC_PRIVATE);
}

// ---- slots ----------------------------------------------------------------------------------

static uint32_t virtual_slot(const struct relevance *r, const struct method *resolved)
{
	return r->n_methods + resolved->id;
}

static uint32_t slot_of(struct relevance *r, struct map *map, uint64_t key)
{
	bool is_new;
	uint64_t *slot = map_put(map, key, &is_new);
	if (is_new)
		*slot = r->n++;
	return (uint32_t)*slot;
}

static uint32_t lambda_slot(const struct relevance *r, const struct name *name)
{
	uint64_t *slot = map_get(&r->lambdas, name->hash);
	return slot ? (uint32_t)*slot : 0;
}

static void make_slots(struct relevance *r)
{
	const struct facts *facts = r->cg->facts;
	r->n = 2 * r->n_methods + 1;
	struct method *const *methods = r->cg->world->methods;
	for (uint32_t id = 1; id <= r->n_methods; id++) {
		const struct method *m = methods[id];
		if (id + AHEAD <= r->n_methods) {
			__builtin_prefetch(methods[id + AHEAD]->name);
			__builtin_prefetch(methods[id + AHEAD]->descriptor);
		}
		if (is_virtual(m) && is_known(m))
			r->group[id] = slot_of(r, &r->groups, hash_pair(m->name->hash, m->descriptor->hash));
	}
	for (uint32_t i = 1; i <= facts->n_lambdas; i++)
		slot_of(r, &r->lambdas, facts->lambdas[i]->name->hash);
}

// ---- what a method does with its parameters ---------------------------------------------------

static void add_flow(struct gatherer *g, uint32_t from, uint32_t of, uint32_t to, uint32_t param)
{
	vec_push(&g->flows, (struct flow){ from, to, (uint8_t)of, (uint8_t)param });
}

static void add_flows(struct gatherer *g, uint32_t from, uint32_t of, uint32_t to, param_set set)
{
	for (uint32_t i = 0; set; i++, set >>= 1)
		if (set & 1)
			add_flow(g, from, of == IF_LOCKS || of < 63 ? of : 63, to, i);
}

// What lies deeper than evaluation goes is left out.
static param_set seen_params(const struct method_facts *facts, uint32_t index)
{
	return params_of(facts, index, MAX_DEPTH + 1, 0);
}

// Does a constructor keep something it was given, or itself, in the field?
static bool may_hold_this(const struct relevance *r, const struct field *field)
{
	if (!field || !(field->access & ACC_FINAL) || field->access & ACC_STATIC)
		return false;
	for (uint32_t i = 0; i < field->owner->n_methods; i++) {
		const struct method *m = &field->owner->methods[i];
		const struct method_facts *facts = method_is_initialiser(m) ? facts_of(r->cg->facts, m)
																	: NULL;
		for (uint32_t k = 0; facts && k < facts->n_stores; k++) {
			uint8_t kind = facts->exprs[facts->stores[k].value].kind;
			if (facts->stores[k].field == field && (kind == EXPR_PARAM || kind == EXPR_FIELD))
				return true;
		}
	}
	return false;
}

static param_set params_of_lock(const struct relevance *r, const struct method_facts *facts,
	uint32_t lock)
{
	while (facts->exprs[lock].kind == EXPR_VIEW)
		lock = facts->exprs[lock].a;
	const struct expr *expr = &facts->exprs[lock];
	if (expr->kind == EXPR_FIELD && may_hold_this(r, expr->field))
		return param_bit(0);
	return seen_params(facts, lock);
}

static bool is_notify(const struct method *target)
{
	const char *name = target->name->text;
	if ((name[0] != 'n' && name[0] != 's') || (name[1] != 'o' && name[1] != 'i'))
		return false;
	return strcmp(name, "notify") == 0 || strcmp(name, "notifyAll") == 0 ||
		strcmp(name, "signal") == 0 || strcmp(name, "signalAll") == 0;
}

// Which parameters of a virtual call's caller decide what it runs.
static param_set params_of_dispatch(struct gatherer *g, const struct method_facts *facts,
	const struct fact_call *call)
{
	uint32_t receiver = facts->operands[call->args];
	const struct method *target = call->target;
	param_set found = seen_params(facts, receiver);
	if (!found || target->access & (ACC_FINAL | ACC_PRIVATE) || target->owner->access & ACC_FINAL)
		return 0;
	const struct targets *targets = targets_of(g->x, target->owner, target);
	if (targets->n == 1 && !targets->is_cut && !targets->lambdas[0])
		return 0;
	// An object of the caller's own class is a likely one where there are many.
	if (targets->is_cut && facts->exprs[receiver].kind == EXPR_PARAM &&
		!method_is_static(facts->method))
		found |= param_bit(0);
	return found;
}

static bool is_opaque(struct gatherer *g, const struct method *target)
{
	bool is_many;
	return !is_known(target) || is_notify(target) ||
		thread_start_argument(g->x, target, &is_many) != UINT32_MAX;
}

static void note_called(struct gatherer *g, uint32_t slot, bool is_opaque)
{
	uint8_t how = is_opaque ? CALLED_OPAQUE : CALLED;
	if (atomic_load_explicit(&g->r->is_called[slot], memory_order_relaxed) != how)
		atomic_store_explicit(&g->r->is_called[slot], how, memory_order_relaxed);
}

static uint32_t slot_run(const struct relevance *r, const struct lambda *lambda)
{
	const struct method *run = lambda->implementation;
	return lambda_is_dispatched(lambda) ? virtual_slot(r, run) : run->id;
}

// Captured values are the first parameters of the implementation; which one that is, the first of them
// may decide.
static void look_at_lambda(struct gatherer *g, const struct method_facts *facts,
	const struct fact_call *call)
{
	const struct lambda *lambda = call->lambda;
	const struct method *target = lambda->implementation;
	uint32_t id = facts->method->id;
	if (!target)
		return;
	uint32_t slot = slot_run(g->r, lambda);
	uint32_t first = lambda_first_argument(lambda) - lambda->n_captured;
	if (lambda_is_dispatched(lambda)) {
		note_called(g, slot, is_opaque(g, target));
		if (call->n_args && is_known(target) && targets_of(g->x, target->owner, target)->n != 1)
			g->r->masks[id] |= seen_params(facts, facts->operands[call->args]);
	}
	for (uint32_t i = 0; i < call->n_args; i++) {
		param_set from = seen_params(facts, facts->operands[call->args + i]);
		if (is_known(target))
			add_flows(g, slot, first + i, id, from);
		else
			g->r->masks[id] |= from;
	}
}

static void look_at_call(struct gatherer *g, const struct method_facts *facts,
	const struct fact_call *call)
{
	struct relevance *r = g->r;
	uint32_t id = facts->method->id;
	const struct method *target = call->target;
	bool opaque = is_opaque(g, target);
	bool is_dispatched = call->op == OP_invokevirtual || call->op == OP_invokeinterface;
	uint32_t slot = is_dispatched ? virtual_slot(r, target) : target->id;

	if (opaque)
		r->locks[id] = 1;
	note_called(g, slot, opaque);
	if (is_dispatched)
		add_flows(g, slot, IF_LOCKS, id, params_of_dispatch(g, facts, call));
	if (g->caller[slot] != id) // once for all calls of a method
		add_flow(g, slot, IF_LOCKS, id, NO_PARAM);
	g->caller[slot] = id;
	for (uint32_t i = 0; i < call->n_args; i++) {
		param_set from = seen_params(facts, facts->operands[call->args + i]);
		if (opaque)
			r->masks[id] |= from;
		else if (from)
			add_flows(g, slot, i, id, from);
	}
}

static void look_at(struct gatherer *g, const struct method_facts *facts)
{
	struct relevance *r = g->r;
	uint32_t id = facts->method->id;
	param_set found = 0;
	for (uint32_t i = 0; i < facts->n_locks; i++)
		found |= params_of_lock(r, facts, facts->locks[i].lock);
	for (uint32_t i = 1; i < facts->n_helds; i++)
		found |= params_of_lock(r, facts, facts->helds[i].lock);
	for (uint32_t i = 0; i < facts->n_left; i++)
		found |= params_of_lock(r, facts, facts->left[i].lock);
	r->masks[id] = found;
	r->locks[id] = facts->n_locks || facts->n_left || facts->n_initialisers;
	for (uint32_t i = 0; i < facts->n_calls; i++) {
		if (facts->calls[i].lambda)
			look_at_lambda(g, facts, &facts->calls[i]);
		else if (facts->calls[i].target)
			look_at_call(g, facts, &facts->calls[i]);
	}
}

static void gather_one(void *context, uint32_t item, uint32_t worker)
{
	struct relevance *r = context;
	const struct method *method = r->cg->world->methods[item + 1];
	const struct method_facts *facts = facts_of(r->cg->facts, method);
	if (facts && is_known(method)) {
		look_at(&r->gatherers[worker], facts);
	} else if (method->member->code || method_is_locking_native(method)) {
		r->masks[method->id] = ALL;
		r->locks[method->id] = 1;
	}
	if (r->group[method->id])
		add_flow(&r->gatherers[worker], method->id, ALL_OF, r->group[method->id], NO_PARAM);
}

// What virtual calls may run.
static void gather_targets(void *context, uint32_t item, uint32_t worker)
{
	struct relevance *r = context;
	struct gatherer *g = &r->gatherers[worker];
	const struct method *method = r->cg->world->methods[item + 1];
	uint32_t slot = virtual_slot(r, method);
	if (r->is_called[method->id] == CALLED_OPAQUE)
		r->locks[method->id] = 1;
	if (r->is_called[slot] == CALLED_OPAQUE)
		r->locks[slot] = 1;
	if (!is_known(method) || !r->is_called[slot]) { // called by code that was not looked at
		r->locks[slot] = 1;
		r->masks[slot] = ALL;
		return;
	}
	if (!is_virtual(method)) {
		add_flow(g, method->id, ALL_OF, slot, NO_PARAM);
		return;
	}
	uint32_t lambdas = method_is_abstract(method) ? lambda_slot(r, method->name) : 0;
	if (lambdas)
		add_flow(g, lambdas, ALL_OF, slot, NO_PARAM);
	const struct targets *targets = targets_of(g->x, method->owner, method);
	if (targets->is_cut) {
		add_flow(g, r->group[method->id], ALL_OF, slot, NO_PARAM);
		return;
	}
	for (uint32_t i = 0; i < targets->n; i++)
		if (!targets->lambdas[i])
			add_flow(g, targets->methods[i]->id, ALL_OF, slot, NO_PARAM);
}

// ---- the fixed point --------------------------------------------------------------------------

static void count_flows(void *context, uint32_t item, uint32_t worker)
{
	(void)worker;
	struct relevance *r = context;
	struct gatherer *g = &r->gatherers[item];
	g->place = xcalloc(r->n + 1, sizeof(*g->place));
	for (uint32_t i = 0; i < g->flows.n; i++)
		g->place[g->flows.v[i].from]++;
}

static void place_flows(void *context, uint32_t item, uint32_t worker)
{
	(void)worker;
	struct relevance *r = context;
	struct gatherer *g = &r->gatherers[item];
	for (uint32_t i = 0; i < g->flows.n; i++)
		r->flows[g->place[g->flows.v[i].from]++] = g->flows.v[i];
}

static void sort_flows(struct relevance *r)
{
	uint32_t jobs = r->cg->facts->jobs, n = 0;
	pool_run(jobs, jobs, 1, count_flows, r);
	r->first = xcalloc(r->n + 2, sizeof(*r->first));
	for (uint32_t slot = 0; slot < r->n; slot++) {
		r->first[slot] = n;
		for (uint32_t w = 0; w < jobs; w++) {
			uint32_t count = r->gatherers[w].place[slot];
			r->gatherers[w].place[slot] = n;
			n += count;
		}
	}
	r->first[r->n] = n;
	r->flows = xcalloc(n + 1, sizeof(*r->flows));
	pool_run(jobs, jobs, 1, place_flows, r);
}

// By many threads at once: sets only grow, so the end is the same in whatever order they do.
static void raise(struct gatherer *g, uint32_t slot, param_set mask, bool locks)
{
	struct relevance *r = g->r;
	param_set old = __atomic_load_n(&r->masks[slot], __ATOMIC_RELAXED);
	if ((old | mask) != old)
		old = __atomic_fetch_or(&r->masks[slot], mask, __ATOMIC_RELAXED);
	bool is_new = (old | mask) != old;
	if (locks && !__atomic_load_n(&r->locks[slot], __ATOMIC_RELAXED))
		is_new |= !__atomic_exchange_n(&r->locks[slot], 1, __ATOMIC_RELAXED);
	if (is_new)
		vec_push(&g->raised, slot);
}

static void solve_one(void *context, uint32_t item, uint32_t worker)
{
	struct relevance *r = context;
	struct gatherer *g = &r->gatherers[worker];
	uint32_t slot = r->work.v[item];
	param_set mask = __atomic_load_n(&r->masks[slot], __ATOMIC_RELAXED);
	bool locks = __atomic_load_n(&r->locks[slot], __ATOMIC_RELAXED);
	for (uint32_t i = r->first[slot]; i < r->first[slot + 1]; i++) {
		const struct flow *flow = &r->flows[i];
		if (flow->of == ALL_OF)
			raise(g, flow->to, mask, locks);
		else if (flow->of == IF_LOCKS && locks)
			raise(g, flow->to, flow->param == NO_PARAM ? 0 : param_bit(flow->param), true);
		else if (flow->of < 64 && mask >> flow->of & 1)
			raise(g, flow->to, param_bit(flow->param), false);
	}
}

// What was raised is looked at in the next round.
static void take_raised(struct relevance *r)
{
	vec_clear(&r->work);
	for (uint32_t w = 0; w < r->cg->facts->jobs; w++) {
		struct gatherer *g = &r->gatherers[w];
		vec_reserve(&r->work, r->work.n + g->raised.n);
		if (g->raised.n)
			memcpy(r->work.v + r->work.n, g->raised.v, g->raised.n * sizeof(uint32_t));
		r->work.n += g->raised.n;
		vec_clear(&g->raised);
	}
}

static void solve(struct relevance *r)
{
	while (r->work.n) {
		uint32_t jobs = r->work.n < SLOTS_FOR_ONE ? 1 : r->cg->facts->jobs;
		pool_run(jobs, r->work.n, SLOTS_A_BATCH, solve_one, r);
		take_raised(r);
	}
}

// What a function object's implementation does with the arguments of its interface's method.
static void add_lambda(struct relevance *r, const struct lambda *lambda)
{
	const struct method *run = lambda->implementation;
	uint32_t slot = lambda_slot(r, lambda->name), first = lambda_first_argument(lambda);
	if (!run)
		return;
	param_set old = r->masks[slot];
	bool old_locks = r->locks[slot], locks = !is_known(run) || r->locks[slot_run(r, lambda)];
	param_set mask = is_known(run) ? r->masks[slot_run(r, lambda)] : ALL;
	r->masks[slot] |= first > 62 ? ALL : mask >> first << 1;
	if (locks && !lambda->n_captured && lambda_is_dispatched(lambda))
		r->masks[slot] |= param_bit(1); // the receiver
	r->locks[slot] |= locks;
	if (r->masks[slot] != old || r->locks[slot] != old_locks)
		vec_push(&r->work, slot);
}

static void solve_all(struct relevance *r)
{
	for (uint32_t i = 1; i < r->n; i++)
		if (r->masks[i] || r->locks[i])
			vec_push(&r->work, i);
	// Function objects feed what calls them, which may be their own implementations.
	while (r->work.n) {
		solve(r);
		for (uint32_t i = 1; i <= r->cg->facts->n_lambdas; i++)
			add_lambda(r, r->cg->facts->lambdas[i]);
	}
}

static void release(struct relevance *r)
{
	for (uint32_t i = 0; i < r->cg->facts->jobs; i++) {
		vec_release(&r->gatherers[i].flows);
		vec_release(&r->gatherers[i].raised);
		free(r->gatherers[i].place);
		free(r->gatherers[i].caller);
	}
	free(r->gatherers);
	free(r->group);
	free(r->flows);
	free(r->first);
	vec_release(&r->work);
	map_release(&r->groups);
	map_release(&r->lambdas);
}

void find_relevant(struct callgraph *cg)
{
	struct relevance r = { .cg = cg, .n_methods = cg->world->n_methods };
	uint32_t jobs = cg->facts->jobs;
	r.group = xcalloc(r.n_methods + 1, sizeof(*r.group));
	r.is_called = xcalloc(2 * r.n_methods + 1, sizeof(*r.is_called));
	r.gatherers = xcalloc_apart(jobs, sizeof(*r.gatherers));
	for (uint32_t i = 0; i < jobs; i++)
		r.gatherers[i] = (struct gatherer){ .r = &r,
			.x = &cg->private->expanders[i],
			.caller = xcalloc(2 * r.n_methods + 1, sizeof(uint32_t)) };
	make_slots(&r);
	r.masks = xcalloc(r.n, sizeof(*r.masks));
	r.locks = xcalloc(r.n, sizeof(*r.locks));
	pool_run(jobs, r.n_methods, METHODS_A_BATCH, gather_one, &r);
	pool_run(jobs, r.n_methods, METHODS_A_BATCH, gather_targets, &r);
	sort_flows(&r);
	solve_all(&r);
	cg->private->relevant = r.masks;
	cg->private->may_lock = r.locks;
	cg->private->is_called = r.is_called;
	cg->private->n_relevant = r.n_methods + 1;
	release(&r);
}

bool is_relevant(const struct callgraph *cg, const struct method *method, uint32_t param)
{
	const struct cg_private *private = cg->private;
	return method->id >= private->n_relevant || (private->relevant[method->id] & param_bit(param));
}

bool may_lock(const struct callgraph *cg, const struct method *method)
{
	const struct cg_private *private = cg->private;
	return !cg->options.is_library || method->id >= private->n_relevant ||
		private->may_lock[method->id];
}

bool is_called(const struct callgraph *cg, const struct method *method)
{
	const struct cg_private *private = cg->private;
	return method->id >= private->n_relevant || private->is_called[method->id] ||
		private->is_called[private->n_relevant - 1 + method->id];
}

bool targets_may_lock(const struct callgraph *cg, const struct method *method)
{
	const struct cg_private *private = cg->private;
	return method->id >= private->n_relevant ||
		private->may_lock[private->n_relevant - 1 + method->id];
}

bool call_may_lock(const struct callgraph *cg, const struct fact_call *call)
{
	const struct cg_private *private = cg->private;
	uint32_t id = call->target->id;
	if (!cg->options.is_library || id >= private->n_relevant)
		return true;
	bool is_dispatched = call->op == OP_invokevirtual || call->op == OP_invokeinterface;
	return private->may_lock[is_dispatched ? private->n_relevant - 1 + id : id];
}
