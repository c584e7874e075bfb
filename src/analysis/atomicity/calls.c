// The call graph: every method of INPUT, and what it calls outside INPUT a few calls deep. By class
// hierarchy as in seed 002, 4.1, bounded; where the receiver's objects are known by these.
//
// A call on `this` in an inherited method does not run what a subclass overrides if that subclass
// overrides the calling method as well: its objects never get there (but for super calls).
#include "analysis/atomicity/calls.h"

#include "analysis/atomicity/collections.h"
#include "analysis/atomicity/held.h"
#include "base/hash.h"

#define MAX_OUTSIDE 2    // calls deep outside INPUT
#define MAX_SUBTYPES 300 // looked at for one call

struct targets {
	uint32_t n;
	const struct method *methods[MAX_CHA_TARGETS];
	uint32_t max;
	bool is_over;
	bool was_over; // there are more than were looked at
};

bool atom_calls_is_input(const struct method *method)
{
	return method->owner->role == ROLE_INPUT && !klass_is_phantom(method->owner);
}

static void add_target(struct targets *targets, const struct method *method)
{
	if (!method || method_is_abstract(method))
		return;
	for (uint32_t i = 0; i < targets->n; i++)
		if (targets->methods[i] == method)
			return;
	if (targets->n == targets->max)
		targets->is_over = true;
	else
		targets->methods[targets->n++] = method;
}

struct search {
	const struct atomicity *at;
	const struct world *world;
	const struct method *resolved;
	const struct method *self; // of calls on `this`: the caller
	uint32_t n_seen;
	struct targets *targets;
};

// Bridge methods are looked through: they call the one that was written.
static bool calls_super(const struct atomicity *at, const struct method *method,
	const struct method *self, bool opens_bridge)
{
	const struct method_facts *facts = facts_of(at->facts, method);
	for (uint32_t i = 0; facts && i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		if (call->op == OP_invokespecial && call->target == self)
			return true;
		if (opens_bridge && method->access & ACC_BRIDGE && call->target &&
			call->target->name == method->name && calls_super(at, call->target, self, false))
			return true;
	}
	return false;
}

// May the caller run on an object of this class: not overridden, or called by what overrides it?
static bool runs_self(const struct search *search, const struct klass *klass)
{
	const struct method *self = search->self;
	if (!self || self->access & (ACC_STATIC | ACC_PRIVATE))
		return true;
	const struct method *selected = world_select_method(search->world, klass, self);
	return !selected || selected == self || calls_super(search->at, selected, self, true);
}

static void collect(struct search *search, const struct klass *klass)
{
	if (search->targets->is_over || ++search->n_seen > MAX_SUBTYPES) {
		search->targets->is_over = true;
		return;
	}
	bool is_concrete = klass->file && !(klass->access & (ACC_INTERFACE | ACC_ABSTRACT));
	if (is_concrete && runs_self(search, klass))
		add_target(search->targets, world_select_method(search->world, klass, search->resolved));
	for (uint32_t i = 0; i < klass->n_subtypes; i++)
		collect(search, klass->subtypes[i]);
}

// What the declared class itself would run, where there are too many others.
static void search_below(struct atomicity *at, const struct klass *klass,
	const struct method *resolved, const struct method *self, struct targets *targets)
{
	struct search search = { .at = at,
		.world = at->world,
		.resolved = resolved,
		.targets = targets,
		.self = self };
	collect(&search, klass);
	targets->was_over = targets->is_over;
	if (targets->n == 0) // no class is known that has it; whoever writes one inherits this
		add_target(targets, resolved);
	if (targets->is_over) {
		targets->n = 0;
		targets->is_over = false;
		add_target(targets,
			klass_is_phantom(klass) ? NULL : world_select_method(at->world, klass, resolved));
	}
}

// In `known`: how many, then their ids. Or'ed with the first: was_over.
#define KNOWN_OVER 0x80000000u

static bool recall(const struct atomicity *at, uint64_t key, struct targets *targets)
{
	const uint64_t *slot = map_get(&at->known_targets, key);
	if (!slot)
		return false;
	const uint32_t *known = at->known.v + *slot;
	targets->n = known[0] & ~KNOWN_OVER;
	targets->was_over = known[0] & KNOWN_OVER;
	for (uint32_t i = 0; i < targets->n; i++)
		targets->methods[i] = at->world->methods[known[1 + i]];
	return true;
}

static void remember(struct atomicity *at, uint64_t key, const struct targets *targets)
{
	*map_put(&at->known_targets, key, NULL) = at->known.n;
	vec_push(&at->known, targets->n | (targets->was_over ? KNOWN_OVER : 0));
	for (uint32_t i = 0; i < targets->n; i++)
		vec_push(&at->known, targets->methods[i]->id);
}

static bool is_on_this(const struct method_facts *facts, const struct fact_call *call)
{
	const struct expr *expr = &facts->exprs[facts->operands[call->args]];
	return call->n_args && call->op != OP_invokestatic && expr->kind == EXPR_PARAM &&
		expr->a == 0 && !method_is_static(facts->method);
}

bool atom_follows_up(const struct atomicity *at, const struct edge *edge)
{
	const struct method_facts *facts = at->facts->by_method[edge->caller];
	return edge->n_targets <= MAX_LIKELY || at->is_cha ||
		(!edge->maker && is_on_this(facts, &facts->calls[edge->call]));
}

static void by_hierarchy(struct atomicity *at, const struct method_facts *facts,
	const struct fact_call *call, struct targets *targets)
{
	const struct expr *expr = &facts->exprs[facts->operands[call->args]];
	const struct klass *klass = call->target->owner;
	bool is_self = is_on_this(facts, call);

	if (expr->type.kind == KIND_CLASS &&
		klass_is_subtype(at->world->classes[expr->type.klass], klass))
		klass = at->world->classes[expr->type.klass];
	if (klass->access & ACC_FINAL || call->target->access & (ACC_FINAL | ACC_PRIVATE)) {
		add_target(targets, world_select_method(at->world, klass, call->target));
		return;
	}
	// Most calls are of few methods.
	uint64_t key = (uint64_t)call->target->id << 32 | klass->id;
	if (!recall(at, key, targets)) {
		search_below(at, klass, call->target, NULL, targets);
		remember(at, key, targets);
	}
	bool is_sure = targets->n == 1 && targets->methods[0] == call->target && !targets->was_over;
	if (is_self && !at->is_cha && !is_sure && klass->n_subtypes) {
		targets->n = 0;
		targets->max = MAX_SELF_TARGETS;
		search_below(at, klass, call->target, facts->method, targets);
	}
}

// Could it matter which of them it is?
static bool takes_locks(const struct atomicity *at, const struct targets *targets)
{
	for (uint32_t i = 0; i < targets->n; i++) {
		const struct method_facts *facts = facts_of(at->facts, targets->methods[i]);
		if (method_is_synchronized(targets->methods[i]) || (facts && facts->n_locks))
			return true;
	}
	return false;
}

static void by_objects(struct atomicity *at, const struct fact_call *call,
	const struct receiver *receiver, struct targets *targets)
{
	targets->n = 0;
	for (uint32_t i = 0; i < receiver->n; i++)
		if (klass_is_subtype(receiver->classes[i], call->target->owner))
			add_target(targets, world_select_method(at->world, receiver->classes[i], call->target));
}

static void add_model(struct atomicity *at, const struct method_facts *facts, uint32_t index,
	enum model model)
{
	*map_put(&at->models, (uint64_t)facts->method->id << 32 | index, NULL) = model;
	at->has_models.v[facts->method->id] = true;
}

// A call through Collection, List, Map: locks the receiver if that is a synchronized collection.
static void model_collection(struct atomicity *at, const struct method_facts *facts, uint32_t index,
	const struct receiver *receiver)
{
	const struct fact_call *call = &facts->calls[index];
	const struct expr *expr = &facts->exprs[facts->operands[call->args]];
	bool is_sure = false;
	for (uint32_t i = 0; i < receiver->n; i++)
		is_sure |= is_synchronized_collection(receiver->classes[i]);
	bool is_locked = receiver->is_open && expr->field &&
		(expr->kind == EXPR_FIELD || expr->kind == EXPR_STATIC) &&
		atom_is_locked_outside(at, expr->field);
	bool may_be = receiver->is_open && expr->kind == EXPR_PARAM &&
		!(facts->method->access & ACC_PRIVATE);
	if (is_locking_query(call->target) && (is_sure || is_locked || may_be))
		add_model(at, facts, index,
			is_sure         ? MODEL_LOCKS
				: is_locked ? MODEL_LOCKED
							: MODEL_MAY_LOCK);
}

static void add_edge(struct atomicity *at, uint32_t caller, uint32_t call,
	const struct method *callee, uint32_t n_targets, uint32_t maker)
{
	vec_push(&at->edges,
		(struct edge){ .caller = caller,
			.call = call,
			.callee = callee->id,
			.n_targets = n_targets,
			.maker = maker,
			.is_held = at->facts->by_method[caller]->calls[call].held });
	at->n_edges.v[caller]++;
}

// ---- function objects as arguments ----------------------------------------------------------

uint32_t atom_runs_param(const struct method_facts *facts, uint32_t param,
	const struct lambda *lambda)
{
	for (uint32_t i = 0; facts && i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		if (call->op != OP_invokeinterface || !call->target || call->target->name != lambda->name)
			continue;
		const struct expr *receiver = &facts->exprs[facts->operands[call->args]];
		if (receiver->kind == EXPR_PARAM && receiver->a == param)
			return i;
	}
	return UINT32_MAX;
}

// Collections, maps, streams and Optional run what they are given before they return.
static bool library_runs(const struct method *method)
{
	const char *owner = method->owner->name->text;
	return string_has_prefix(owner, "java/lang/Iterable") ||
		(string_has_prefix(owner, "java/util/") && !string_has_prefix(owner, "java/util/Timer") &&
			(!string_has_prefix(owner, "java/util/concurrent/") ||
				string_has_prefix(owner, "java/util/concurrent/Concurrent")));
}

static bool is_for_each(const struct method *method)
{
	const char *name = method->name->text;
	return string_has_prefix(name, "forEach") || string_has_prefix(name, "removeIf") ||
		string_has_prefix(name, "replaceAll");
}

static void add_passed(struct atomicity *at, const struct method_facts *facts, uint32_t index)
{
	const struct fact_call *call = &facts->calls[index];
	for (uint32_t k = 0; k < call->n_args; k++) {
		const struct expr *expr = &facts->exprs[facts->operands[call->args + k]];
		if (expr->kind != EXPR_LAMBDA || (k == 0 && call->op != OP_invokestatic))
			continue;
		const struct lambda *lambda = facts->calls[expr->a].lambda;
		bool is_library = !atom_calls_is_input(call->target) && library_runs(call->target);
		if (!lambda->implementation || method_is_abstract(lambda->implementation) ||
			(!is_library &&
				atom_runs_param(facts_of(at->facts, call->target), k, lambda) == UINT32_MAX))
			continue;
		vec_push(&at->edges,
			(struct edge){ .caller = facts->method->id,
				.call = index,
				.callee = lambda->implementation->id,
				.n_targets = 1,
				.maker = expr->a + 1,
				.is_passed = true,
				.is_repeated = is_library && is_for_each(call->target),
				.is_held = call->held });
		at->n_edges.v[facts->method->id]++;
	}
}

// ---- calls ----------------------------------------------------------------------------------

// for (T t : ring): the iterator is of the class that ring.iterator() makes.
static bool by_maker(struct atomicity *at, const struct method_facts *facts,
	const struct fact_call *call, struct targets *targets)
{
	const struct expr *expr = &facts->exprs[facts->operands[call->args]];
	const struct klass *made = expr->kind == EXPR_CALL ? atom_made_class(at, facts, expr->a) : NULL;
	if (!made || !klass_is_subtype(made, call->target->owner))
		return false;
	targets->n = 0;
	add_target(targets, world_select_method(at->world, made, call->target));
	return targets->n;
}

static void virtual_targets(struct atomicity *at, const struct method_facts *facts, uint32_t index,
	struct targets *targets)
{
	const struct fact_call *call = &facts->calls[index];
	uint32_t argument = facts->operands[call->args];
	struct receiver receiver = { .is_open = true };
	bool is_collection = is_collection_interface(call->target->owner);
	bool may_be_step = at->provenance && atom_calls_is_input(facts->method) &&
		atom_may_be_step(call);

	if (!is_collection)
		by_hierarchy(at, facts, call, targets);
	if (at->provenance && argument &&
		((is_collection && is_locking_query(call->target)) || may_be_step ||
			(!is_collection && targets->n > 1 && takes_locks(at, targets))))
		receiver = atom_receiver_of(at, facts, argument);
	if (may_be_step && atom_is_step(at, facts, index, &receiver))
		add_model(at, facts, index, MODEL_STEP);
	else if (is_collection && at->provenance)
		model_collection(at, facts, index, &receiver);
	else if (!receiver.is_open && !at->is_cha)
		by_objects(at, call, &receiver, targets);
}

static void add_call(struct atomicity *at, const struct method_facts *facts, uint32_t index)
{
	const struct fact_call *call = &facts->calls[index];
	struct targets targets;
	bool is_exact = false;

	if (!call->target || call->op == OP_invokedynamic)
		return;
	add_passed(at, facts, index);
	// Not all of it: `methods` is long.
	targets.n = 0;
	targets.max = at->is_cha ? MAX_CHA_TARGETS : MAX_TARGETS;
	targets.is_over = targets.was_over = false;
	if (call->op == OP_invokestatic || call->op == OP_invokespecial) {
		add_target(&targets, call->target);
	} else {
		const struct expr *expr = &facts->exprs[facts->operands[call->args]];
		if (expr->kind == EXPR_LAMBDA) {
			const struct lambda *lambda = facts->calls[expr->a].lambda;
			if (lambda->implementation && lambda->name == call->target->name &&
				!method_is_abstract(lambda->implementation))
				add_edge(at, facts->method->id, index, lambda->implementation, 1, expr->a + 1);
			return;
		}
		is_exact = !at->is_cha && atom_calls_is_input(facts->method) &&
			by_maker(at, facts, call, &targets);
		if (!is_exact)
			virtual_targets(at, facts, index, &targets);
	}
	if (targets.was_over && targets.n <= 1 && !is_exact)
		vec_push(&at->cut_calls, (struct cut_call){ facts->method->id, index });
	for (uint32_t i = 0; i < targets.n; i++) {
		add_edge(at, facts->method->id, index, targets.methods[i], targets.n, 0);
		at->edges.v[at->edges.n - 1].is_exact = is_exact;
	}
}

#define GROW(vec, size)            \
	do {                           \
		while ((vec)->n <= (size)) \
			vec_push((vec), 0);    \
	} while (0)

static void grow(struct atomicity *at)
{
	uint32_t n = at->world->n_methods;
	GROW(&at->first_edge, n);
	GROW(&at->n_edges, n);
	GROW(&at->first_in, n);
	GROW(&at->depth, n);
	GROW(&at->first_taken, n);
	GROW(&at->first_twice, n);
	GROW(&at->has_models, n);
}

static void add_calls(struct atomicity *at, const struct method_facts *facts)
{
	at->first_edge.v[facts->method->id] = at->edges.n;
	for (uint32_t i = 0; i < facts->n_calls; i++)
		add_call(at, facts, i);
}

// ---- rounds ---------------------------------------------------------------------------------

// How deep the callee is outside INPUT; more than MAX_OUTSIDE: not looked at.
static uint32_t depth_below(const struct atomicity *at, const struct edge *edge)
{
	const struct method *callee = at->world->methods[edge->callee];
	return atom_calls_is_input(callee) ? 0 : at->depth.v[edge->caller] + 1u;
}

static void extract_callees(struct atomicity *at, uint32_t from)
{
	// The world grows: what is known of it does not hold any more.
	map_clear(&at->known_targets);
	vec_clear(&at->known);
	VEC(struct method *) methods = { 0 };
	struct map seen = { 0 };
	for (uint32_t i = from; i < at->edges.n; i++) {
		const struct edge *edge = &at->edges.v[i];
		struct method *callee = at->world->methods[edge->callee];
		uint32_t depth = depth_below(at, edge);
		bool is_new;
		if (depth > MAX_OUTSIDE || facts_of(at->facts, callee) || !callee->member->code)
			continue;
		map_put(&seen, callee->id, &is_new);
		if (!is_new)
			continue;
		at->depth.v[callee->id] = (uint8_t)depth;
		vec_push(&methods, callee);
	}
	facts_extract(at->facts, methods.v, methods.n);
	grow(at);
	for (uint32_t i = 0; i < methods.n; i++) {
		const struct method_facts *facts = facts_of(at->facts, methods.v[i]);
		if (facts) // opening its class may have shown that the code is bad
			add_calls(at, facts);
	}
	vec_release(&methods);
	map_release(&seen);
}

static void extract_input(struct atomicity *at)
{
	VEC(struct method *) methods = { 0 };
	for (uint32_t i = 1; i <= at->world->n_methods; i++) {
		struct method *method = at->world->methods[i];
		if (atom_calls_is_input(method) && !method->owner->is_shadowed && method->member->code)
			vec_push(&methods, method);
	}
	facts_extract(at->facts, methods.v, methods.n);
	vec_release(&methods);
}

static bool has_outside(const struct atomicity *at)
{
	for (uint32_t i = 1; i <= at->world->n_classes; i++)
		if (at->world->classes[i]->role != ROLE_INPUT && !klass_is_phantom(at->world->classes[i]))
			return true;
	return false;
}

static void add_all(struct atomicity *at)
{
	vec_clear(&at->edges);
	vec_clear(&at->cut_calls);
	for (uint32_t id = 1; id < at->facts->n_by_method; id++) {
		at->n_edges.v[id] = 0;
		if (at->facts->by_method[id])
			add_calls(at, at->facts->by_method[id]);
	}
}

static void index_callers(struct atomicity *at)
{
	for (uint32_t i = at->edges.n; i > 0; i--) {
		struct edge *edge = &at->edges.v[i - 1];
		edge->next_in = at->first_in.v[edge->callee];
		at->first_in.v[edge->callee] = i;
	}
}

static void extract_outside(struct atomicity *at)
{
	uint32_t from = 0;
	add_all(at);
	for (uint32_t round = 0; round < MAX_OUTSIDE && !budget_is_over(at->in->budget); round++) {
		uint32_t n = at->edges.n;
		extract_callees(at, from);
		from = n;
	}
}

// Twice: by the hierarchy only, to know what to extract; then with points-to, which needs the facts.
void atom_calls_build(struct atomicity *at)
{
	extract_input(at);
	grow(at);
	if (has_outside(at))
		extract_outside(at);
	if (budget_is_over(at->in->budget))
		return;
	at->provenance = provenance_new(at->facts);
	map_clear(&at->known_targets);
	vec_clear(&at->known);
	add_all(at);
	index_callers(at);
}
