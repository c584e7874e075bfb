// Which parameters of a method decide anything: what a call below it runs, or what a lock is called.
// Behaviours that differ only in the others are one. From the facts alone, by a fixed point over all
// calls: a parameter matters where it is the receiver of a call that is dispatched, a lock, a task
// for another thread, or an argument for a parameter that matters. Virtual calls stand for all methods
// of the same name and descriptor.
//
// Methods outside INPUT are not looked at: all their parameters matter.
#include "callgraph/internal.h"

#include "base/hash.h"

#define MAX_DEPTH 5 // phis of phis; evaluation does not go as deep
#define ALL UINT64_MAX

typedef uint64_t params; // a set; those from 63 on share a bit

static params bit(uint32_t param)
{
	return (params)1 << (param < 63 ? param : 63);
}

// Where `of` matters, `param` of the method does.
struct flow {
	uint32_t method;
	uint8_t of, param;
};

// Methods by id, then groups of methods, then groups of function objects.
struct relevance {
	struct callgraph *cg;
	uint32_t n_methods;
	uint32_t *group; // of a method; 0: it is not virtual
	params *masks;   // [n]
	VEC(uint32_t) work;
	VEC(struct flow) flows;
	VEC(uint32_t) flow_slots; // slot of each flow
	uint32_t *first, *sorted; // flows by slot
	struct map groups, lambdas;
	uint32_t n;
};

static bool is_known(const struct method *method)
{
	return method->owner->role == ROLE_INPUT && method->owner->file && !method->owner->is_shadowed;
}

static bool is_virtual(const struct method *method)
{
	return !method_is_static(method) && method->name->text[0] != '<' &&
		!(method->access & ACC_PRIVATE);
}

// ---- slots ----------------------------------------------------------------------------------

static uint32_t slot_of(struct relevance *r, struct map *map, uint64_t key)
{
	bool is_new;
	uint64_t *slot = map_put(map, key, &is_new);
	if (is_new)
		*slot = r->n++;
	return (uint32_t)*slot;
}

static void make_groups(struct relevance *r)
{
	const struct world *world = r->cg->world;
	r->n = r->n_methods + 1;
	for (uint32_t id = 1; id <= r->n_methods; id++) {
		const struct method *m = world->methods[id];
		if (is_virtual(m) && is_known(m))
			r->group[id] = slot_of(r, &r->groups,
				hash_pair(m->name->hash, m->descriptor->hash));
	}
}

// Function objects by the name of their method.
static uint32_t lambda_slot(const struct relevance *r, const struct name *name)
{
	uint64_t *slot = map_get(&r->lambdas, name->hash);
	return slot ? (uint32_t)*slot : 0;
}

static void make_lambda_groups(struct relevance *r)
{
	const struct facts *facts = r->cg->facts;
	for (uint32_t i = 1; i <= facts->n_lambdas; i++)
		slot_of(r, &r->lambdas, facts->lambdas[i]->name->hash);
}

// ---- what a method does with its parameters ---------------------------------------------------

static params params_of(const struct method_facts *facts, uint32_t index, uint32_t depth)
{
	const struct expr *expr = &facts->exprs[index];
	params found = 0;
	if (index == 0)
		return 0;
	if (expr->kind == EXPR_PARAM)
		return bit(expr->a);
	if (expr->kind != EXPR_PHI || depth > MAX_DEPTH)
		return 0;
	for (uint32_t i = 0; i < expr->b; i++)
		found |= params_of(facts, facts->operands[expr->a + i], depth + 1);
	return found;
}

// Does a constructor keep something it was given, or itself, in the field?
static bool may_hold_this(const struct relevance *r, const struct field *field)
{
	if (!field || !(field->access & ACC_FINAL) || field->access & ACC_STATIC)
		return false;
	for (uint32_t i = 0; i < field->owner->n_methods; i++) {
		const struct method *m = &field->owner->methods[i];
		const struct method_facts *facts = m->name->text[0] == '<' ? facts_of(r->cg->facts, m)
																	: NULL;
		for (uint32_t k = 0; facts && k < facts->n_stores; k++) {
			uint8_t kind = facts->exprs[facts->stores[k].value].kind;
			if (facts->stores[k].field == field && (kind == EXPR_PARAM || kind == EXPR_FIELD))
				return true;
		}
	}
	return false;
}

static params params_of_lock(const struct relevance *r, const struct method_facts *facts,
	uint32_t lock)
{
	while (facts->exprs[lock].kind == EXPR_VIEW)
		lock = facts->exprs[lock].a;
	const struct expr *expr = &facts->exprs[lock];
	if (expr->kind == EXPR_FIELD && may_hold_this(r, expr->field))
		return bit(0);
	return params_of(facts, lock, 0);
}

static bool is_notify(const struct method *target)
{
	const char *name = target->name->text;
	return strcmp(name, "notify") == 0 || strcmp(name, "notifyAll") == 0 ||
		strcmp(name, "signal") == 0 || strcmp(name, "signalAll") == 0;
}

static void add_flow(struct relevance *r, uint32_t slot, uint32_t of, uint32_t method, params from)
{
	for (uint32_t i = 0; from; i++, from >>= 1) {
		if (!(from & 1))
			continue;
		vec_push(&r->flows, (struct flow){ method, (uint8_t)(of < 63 ? of : 63), (uint8_t)i });
		vec_push(&r->flow_slots, slot);
	}
}

// Which parameters of a virtual call's caller decide what it runs.
static params params_of_dispatch(struct relevance *r, const struct method_facts *facts,
	const struct fact_call *call)
{
	uint32_t receiver = facts->operands[call->args];
	const struct method *target = call->target;
	params found = params_of(facts, receiver, 0);
	if (!found || target->access & (ACC_FINAL | ACC_PRIVATE) || target->owner->access & ACC_FINAL)
		return is_notify(target) ? found : 0;
	const struct targets *targets = targets_of(r->cg->private->expanders, target->owner, target);
	if (targets->n == 1 && !targets->is_cut && !targets->lambdas[0])
		return 0;
	// An object of the caller's own class is a likely one where there are many.
	if (targets->is_cut && facts->exprs[receiver].kind == EXPR_PARAM &&
		!method_is_static(facts->method))
		found |= bit(0);
	return found;
}

static params look_at_call(struct relevance *r, const struct method_facts *facts,
	const struct fact_call *call)
{
	params found = 0;
	bool is_many, is_opaque;
	const struct method *target = call->target;
	if (call->lambda) { // captured values are the implementation's first parameters
		target = call->lambda->implementation;
		is_opaque = target && !is_known(target);
	} else if (target) {
		is_opaque = !is_known(target) ||
			thread_start_argument(r->cg->private->expanders, target, &is_many) != UINT32_MAX;
	} else {
		return 0;
	}
	bool is_dispatched = !call->lambda && call->n_args &&
		(call->op == OP_invokevirtual || call->op == OP_invokeinterface);
	if (is_dispatched)
		found = params_of_dispatch(r, facts, call);
	uint32_t slot = !target ? 0 : is_dispatched && is_virtual(target) ? r->group[target->id]
																	  : target->id;
	uint32_t lambdas = is_dispatched && call->op == OP_invokeinterface
		? lambda_slot(r, target->name)
		: 0;
	for (uint32_t i = 0; i < call->n_args && target; i++) {
		params from = params_of(facts, facts->operands[call->args + i], 0);
		if (is_opaque)
			found |= from;
		else if (from)
			add_flow(r, slot, i, facts->method->id, from);
		if (from && lambdas)
			add_flow(r, lambdas, i, facts->method->id, from);
	}
	return found;
}

static void look_at(struct relevance *r, const struct method_facts *facts)
{
	uint32_t id = facts->method->id;
	params found = 0;
	for (uint32_t i = 0; i < facts->n_locks; i++)
		found |= params_of_lock(r, facts, facts->locks[i].lock);
	for (uint32_t i = 1; i < facts->n_helds; i++)
		found |= params_of_lock(r, facts, facts->helds[i].lock);
	for (uint32_t i = 0; i < facts->n_left; i++)
		found |= params_of_lock(r, facts, facts->left[i].lock);
	for (uint32_t i = 0; i < facts->n_calls; i++)
		found |= look_at_call(r, facts, &facts->calls[i]);
	r->masks[id] = found;
}

// ---- the fixed point --------------------------------------------------------------------------

// What a function object's implementation does with the arguments of its interface's method.
static void add_lambda(struct relevance *r, const struct lambda *lambda)
{
	const struct method_facts *maker = facts_of(r->cg->facts, lambda->maker);
	uint32_t slot = lambda_slot(r, lambda->name), n_captured = 0;
	for (uint32_t i = 0; maker && i < maker->n_calls; i++)
		if (maker->calls[i].lambda == lambda)
			n_captured = maker->calls[i].n_args;
	if (!lambda->implementation || n_captured > 62)
		return;
	params mask = is_known(lambda->implementation) ? r->masks[lambda->implementation->id] : ALL;
	r->masks[slot] |= mask >> n_captured << 1;
}

static void sort_flows(struct relevance *r)
{
	r->first = xcalloc(r->n + 2, sizeof(*r->first));
	r->sorted = xcalloc(r->flows.n + 1, sizeof(*r->sorted));
	for (uint32_t i = 0; i < r->flows.n; i++)
		r->first[r->flow_slots.v[i] + 1]++;
	for (uint32_t i = 0; i <= r->n; i++)
		r->first[i + 1] += r->first[i];
	for (uint32_t i = 0; i < r->flows.n; i++)
		r->sorted[r->first[r->flow_slots.v[i]]++] = i;
	for (uint32_t i = r->n + 1; i > 0; i--)
		r->first[i] = r->first[i - 1];
	r->first[0] = 0;
}

static void raise(struct relevance *r, uint32_t slot, params mask)
{
	if ((r->masks[slot] | mask) == r->masks[slot])
		return;
	r->masks[slot] |= mask;
	vec_push(&r->work, slot);
}

static void solve(struct relevance *r)
{
	for (uint32_t i = 1; i < r->n; i++)
		if (r->masks[i])
			vec_push(&r->work, i);
	while (r->work.n) {
		uint32_t slot = vec_pop(&r->work);
		params mask = r->masks[slot];
		if (slot <= r->n_methods && r->group[slot])
			raise(r, r->group[slot], mask);
		for (uint32_t i = r->first[slot]; i < r->first[slot + 1]; i++) {
			const struct flow *flow = &r->flows.v[r->sorted[i]];
			if (mask >> flow->of & 1)
				raise(r, flow->method, bit(flow->param));
		}
	}
}

void find_relevant(struct callgraph *cg)
{
	struct relevance r = { .cg = cg, .n_methods = cg->world->n_methods };
	r.group = xcalloc(r.n_methods + 1, sizeof(*r.group));
	make_groups(&r);
	make_lambda_groups(&r);
	r.masks = xcalloc(r.n, sizeof(*r.masks));
	for (uint32_t id = 1; id <= r.n_methods; id++) {
		const struct method *method = cg->world->methods[id];
		const struct method_facts *facts = facts_of(cg->facts, method);
		if (facts && is_known(method))
			look_at(&r, facts);
		else if (method->member->code)
			r.masks[id] = ALL;
	}
	sort_flows(&r);
	// Function objects feed what calls them, which may be their own implementations.
	params before;
	do {
		solve(&r);
		before = 0;
		for (uint32_t i = 1; i <= cg->facts->n_lambdas; i++) {
			uint32_t slot = lambda_slot(&r, cg->facts->lambdas[i]->name);
			params old = r.masks[slot];
			add_lambda(&r, cg->facts->lambdas[i]);
			before |= old ^ r.masks[slot];
		}
	} while (before);
	cg->private->relevant = r.masks;
	cg->private->n_relevant = r.n_methods + 1;
	free(r.group);
	free(r.first);
	free(r.sorted);
	vec_release(&r.work);
	vec_release(&r.flows);
	vec_release(&r.flow_slots);
	map_release(&r.groups);
	map_release(&r.lambdas);
}

bool is_relevant(const struct callgraph *cg, const struct method *method, uint32_t param)
{
	const struct cg_private *private = cg->private;
	return method->id >= private->n_relevant || (private->relevant[method->id] & bit(param));
}
