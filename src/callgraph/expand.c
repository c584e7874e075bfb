// The calls that a behaviour makes: expressions are evaluated with what the behaviour knows of its
// arguments, receivers select methods, arguments make the callee's behaviour.
#include "callgraph/internal.h"
#include "model/model.h"

#define MAX_SPLIT 4 // arguments of a call with alternatives
#define MAX_WAYS 8  // behaviours that they make
#define AHEAD 4     // calls

static const struct shape *make_shape(struct expander *x, const struct method *method)
{
	uint32_t n = !method_is_static(method), first = n;
	struct slice rest = descriptor_parameters(name_slice(method->descriptor)), next;
	while (descriptor_next(&rest).len)
		n++;
	struct shape *shape = arena_alloc(&x->arena, sizeof(*shape) + n * sizeof(uint32_t));
	shape->n = n > UINT16_MAX ? UINT16_MAX : (uint16_t)n;
	shape->is_input = method->owner->role == ROLE_INPUT;
	shape->is_static = method_is_static(method);
	shape->is_of_locks = model_is_within(method->owner, MODEL_KNOWN_LOCKS);
	shape->is_barrier = model_does(x->cg->world->models, method, MODEL_WAIT, MODEL_SYNC_BARRIER);
	shape->is_of_thread = model_is_known(method->owner, MODEL_KNOWN_THREAD);
	if (first)
		shape->declared[0] = method->owner->id;
	rest = descriptor_parameters(name_slice(method->descriptor));
	for (uint32_t i = first; (next = descriptor_next(&rest)).len; i++) {
		const struct klass *klass = next.ptr[0] == 'L'
			? world_loaded(x->cg->world, slice_of(next.ptr + 1, next.len - 2))
			: NULL;
		shape->declared[i] = next.ptr[0] != 'L' ? NO_OBJECT : klass ? klass->id : 0;
	}
	return shape;
}

const struct shape *shape_of(struct expander *x, const struct method *method)
{
	const struct cg_private *private = x->cg->private;
	if (method->id >= private->n_by_method)
		return make_shape(x, method);
	struct known_method *known = &private->by_method[method->id];
	const struct shape *shape = atomic_load_explicit(&known->shape, memory_order_acquire);
	if (!shape) {
		shape = make_shape(x, method);
		atomic_store_explicit(&known->shape, shape, memory_order_release);
	}
	return shape;
}

// ---- edges ----------------------------------------------------------------------------------

// A behaviour's own knowledge of `this` must not be narrower than what runs it.
static aval receiver_of(const struct callgraph *cg, aval known, const struct method *method)
{
	if (aval_kind(known) != AVAL_TYPE)
		return known;
	const struct klass *klass = cg->world->classes[aval_id(known)];
	return klass_is_subtype(klass, method->owner) ? known : aval_make(AVAL_TYPE, method->owner->id);
}

// No subclass can come: all of INPUT is there from the start.
static bool is_leaf(const struct klass *klass)
{
	return klass->access & ACC_FINAL || (klass->role == ROLE_INPUT && klass->n_subtypes == 0);
}

// A parameter that nobody asks for: nothing is known of it.
static bool is_ignored(const struct callgraph *cg, const struct shape *shape,
	const struct method *method, uint32_t param)
{
	return shape->declared[param] == NO_OBJECT || !is_relevant(cg, method, param);
}

// Nothing better than the declared type is nothing.
static aval canonical(const struct callgraph *cg, uint32_t declared, aval value)
{
	if (value == AVAL_NONE || aval_kind(value) == AVAL_LAMBDA)
		return value;
	const struct klass *klass = cg->world->classes[aval_id(value)];
	if (aval_kind(value) == AVAL_EXACT && (!cg->options.is_for_locks || !is_leaf(klass)))
		return value;
	return declared && klass_is_subtype(cg->world->classes[declared], klass)
		? AVAL_NONE
		: aval_make(AVAL_TYPE, klass->id);
}

// Is one of the proposals from `first` on, all of them for the same callee, this behaviour?
static bool is_proposed(const struct expander *x, uint32_t first, uint32_t first_wanted,
	uint32_t to, const aval *params, uint32_t n)
{
	for (uint32_t i = first; to && i < x->proposals.n; i++)
		if (x->proposals.v[i].edge.to == to)
			return true;
	for (uint32_t i = first_wanted; !to && i < x->wanted.n; i++)
		if (!x->proposals.v[x->wanted.v[i].proposal].edge.to && n &&
			memcmp(x->params.v + x->wanted.v[i].first_param, params, n * sizeof(*params)) == 0)
			return true;
	return false;
}

static void want_node(struct expander *x, const struct method *callee, uint64_t key,
	const aval *params, uint32_t n)
{
	vec_push(&x->wanted,
		(struct wanted){ .callee = callee,
			.key = key,
			.proposal = x->proposals.n,
			.first_param = x->params.n,
			.n_params = (uint16_t)n,
			.is_input = callee->owner->role == ROLE_INPUT });
	vec_reserve(&x->params, x->params.n + n);
	if (n)
		memcpy(x->params.v + x->params.n, params, n * sizeof(*params));
	x->params.n += n;
}

// One behaviour of the callee, unless it is among the proposals from `first` on.
static void propose(struct expander *x, struct cg_edge edge, const struct method *callee,
	const struct shape *shape, const aval *params, uint32_t first, uint32_t first_wanted)
{
	uint64_t key = behaviour_key(callee, params, shape->n);
	edge.to = find_node(x->cg, key, callee, params);
	if (is_proposed(x, first, first_wanted, edge.to, params, shape->n))
		return;
	if (!edge.to)
		want_node(x, callee, key, params, shape->n);
	else if (!shape->is_input)
		vec_push(&x->wanted, (struct wanted){ .proposal = x->proposals.n });
	x->has_start |= edge.kind == CG_START;
	vec_push(&x->proposals, (struct proposal){ .edge = edge });
}

// What lock() does is known, and that it is one of several implementations of Lock says nothing. The
// action of a barrier is followed from its constructor: most have none. Thread.run itself runs what
// the constructor was given, which is followed from there; and who calls run() of some Runnable hardly
// means a Thread.
static bool is_followed(struct expander *x, const struct shape *callee, uint32_t from,
	uint32_t call, enum cg_edge_kind kind)
{
	const struct method *named = x->cg->nodes[from].facts->calls[call].target;
	bool is_of_runnable = callee->is_of_thread && named && named->owner->is_interface;
	return callee->n <= MAX_PARAMS && !callee->is_barrier &&
		!(callee->is_of_locks && !shape_of(x, x->cg->nodes[from].method)->is_of_locks) &&
		!(kind == CG_START && callee->is_of_thread) && !is_of_runnable;
}

// The arguments of a call, as the callee knows them.
struct arguments {
	aval params[MAX_PARAMS];
	struct cg_values values[MAX_SPLIT]; // of those with alternatives
	uint32_t split[MAX_SPLIT], n_split, n_ways;
};

// An argument that is not the receiver.
static aval evaluate(const struct callgraph *cg, const struct cg_node *node, uint32_t argument,
	uint32_t param, bool is_ignored, struct arguments *arguments)
{
	if (argument == 0)
		return AVAL_NONE;
	// There are alternatives at phis only.
	if (!cg->private->types && node->facts->exprs[argument].kind != EXPR_PHI)
		return is_ignored ? AVAL_NONE : cg_eval(cg, node, argument);
	struct cg_values all = cg_eval_all(cg, node, argument);
	if (all.n == 1)
		return all.v[0];
	if (arguments->n_split == MAX_SPLIT || arguments->n_ways * all.n > MAX_WAYS)
		return cg_eval(cg, node, argument);
	arguments->n_ways *= all.n;
	arguments->values[arguments->n_split] = all;
	arguments->split[arguments->n_split++] = param;
	return AVAL_NONE;
}

static bool is_all_known(const struct klass *klass)
{
	return !klass_is_phantom(klass) && !klass_has_phantom_super(klass);
}

// A function object's interface is generic: Consumer<String> is not given an Account. Can the argument
// be of the class that the function wants?
static bool may_take(const struct callgraph *cg, struct ir_type given, uint32_t declared)
{
	if (given.kind != KIND_CLASS || declared == 0 || declared == NO_OBJECT)
		return true;
	const struct klass *a = cg->world->classes[given.klass], *b = cg->world->classes[declared];
	if (klass_is_subtype(a, b) || klass_is_subtype(b, a) || !is_all_known(a) || !is_all_known(b))
		return true;
	return (a->is_interface && !(b->access & ACC_FINAL)) ||
		(b->is_interface && !(a->access & ACC_FINAL));
}

static void add_edge(struct expander *x, uint32_t from, uint32_t call_index,
	const struct method *callee, const struct lambda *lambda, aval receiver, enum cg_edge_kind kind,
	uint8_t shift)
{
	const struct callgraph *cg = x->cg;
	if (!may_lock(cg, callee))
		return;
	const struct shape *shape = shape_of(x, callee);
	if (!is_followed(x, shape, from, call_index, kind))
		return;
	struct cg_edge edge = { .from = from,
		.call = call_index,
		.kind = (uint8_t)kind,
		.shift = shift,
		.lambda = lambda };
	struct arguments a;
	a.n_split = 0;
	a.n_ways = 1;
	for (uint32_t i = 0; i < shape->n; i++) {
		bool ignored = is_ignored(cg, shape, callee, i);
		if (i == 0 && receiver && !lambda && !shape->is_static) {
			a.params[i] = ignored ? AVAL_NONE : receiver_of(cg, receiver, callee);
		} else {
			uint32_t argument = cg_argument(cg, &edge, i);
			if (lambda && argument &&
				!may_take(cg, cg->nodes[from].facts->exprs[argument].type, shape->declared[i]))
				return;
			a.params[i] = evaluate(cg, &cg->nodes[from], argument, i, ignored, &a);
		}
		a.params[i] = ignored ? AVAL_NONE : canonical(cg, shape->declared[i], a.params[i]);
	}
	uint32_t first = x->proposals.n, first_wanted = x->wanted.n;
	for (uint32_t way = 0; way < a.n_ways; way++) {
		for (uint32_t i = 0, rest = way; i < a.n_split; rest /= a.values[i++].n) {
			uint32_t param = a.split[i];
			a.params[param] = is_ignored(cg, shape, callee, param)
				? AVAL_NONE
				: canonical(cg, shape->declared[param], a.values[i].v[rest % a.values[i].n]);
		}
		propose(x, edge, callee, shape, a.params, first, first_wanted);
	}
}

// More methods than are followed, and they may lock: the report has to say so.
static void note_cut(struct expander *x, uint32_t from, uint32_t call,
	const struct targets *targets, const struct method *resolved)
{
	const struct callgraph *cg = x->cg;
	if (!targets->is_cut || !cg->options.is_for_locks || !targets_may_lock(cg, resolved))
		return;
	struct cg_cut_call cut = { cg->nodes[from].method->id, call };
	if (keyset_add(&x->seen_cut, (uint64_t)cut.method << 32 | cut.call))
		vec_push(&x->cut_calls, cut);
}

static void call_virtual(struct expander *x, uint32_t from, uint32_t call,
	const struct method *resolved, const struct klass *named, aval receiver, enum cg_edge_kind kind,
	uint8_t shift);

// Whoever runs Other::method or Other::new uses the class, maybe first.
static void initialise_by_reference(struct expander *x, uint32_t from, uint32_t call,
	const struct lambda *lambda, enum cg_edge_kind kind)
{
	const struct method *run = lambda->implementation;
	if (!x->cg->options.has_initialisers || run->owner == lambda->maker->owner ||
		run->owner->role != ROLE_INPUT ||
		!(method_is_static(run) || strcmp(run->name->text, "<init>") == 0))
		return;
	for (uint32_t i = 0; i < run->owner->n_methods; i++)
		if (run->owner->methods[i].member->code &&
			strcmp(run->owner->methods[i].name->text, "<clinit>") == 0)
			add_edge(x, from, call, &run->owner->methods[i], NULL, AVAL_NONE, kind, 0);
}

#define NO_ARGUMENTS 255 // shift: what the library hands to the function object is not known

static void call_lambda(struct expander *x, uint32_t from, uint32_t call,
	const struct lambda *lambda, enum cg_edge_kind kind, uint8_t shift);

// On this object, which is no argument of the call.
static void call_one(struct expander *x, uint32_t from, uint32_t call,
	const struct method *resolved, aval object, enum cg_edge_kind kind)
{
	const struct callgraph *cg = x->cg;
	if (aval_kind(object) == AVAL_LAMBDA) {
		const struct lambda *lambda = cg->facts->lambdas[aval_id(object)];
		if (method_is_abstract(resolved) && !lambda_is_dispatched(lambda))
			call_lambda(x, from, call, lambda, kind, NO_ARGUMENTS);
		return;
	}
	const struct method *selected = world_select_method(cg->world,
		cg->world->classes[aval_id(object)], resolved);
	if (selected && !method_is_abstract(selected))
		add_edge(x, from, call, selected, NULL, object, kind, NO_ARGUMENTS);
}

// forEach(Plugin::start): on any object of the type.
static void call_on_any(struct expander *x, uint32_t from, uint32_t call,
	const struct lambda *lambda, enum cg_edge_kind kind)
{
	const struct method *run = lambda->implementation;
	if (run->owner->role != ROLE_INPUT)
		return;
	const struct targets *targets = targets_of(x, run->owner, run);
	note_cut(x, from, call, targets, run);
	for (uint32_t i = 0; i < targets->n && !targets->is_cut; i++)
		if (!targets->lambdas[i] && !method_is_abstract(targets->methods[i]))
			add_edge(x, from, call, targets->methods[i], NULL, aval_make(AVAL_TYPE, run->owner->id),
				kind, NO_ARGUMENTS);
	const struct kept_objects *kept = targets->is_cut ? kept_for(x, lambda, run) : NULL;
	for (uint32_t i = 0; kept && i < kept->n; i++)
		call_one(x, from, call, run, kept->v[i], kind);
}

// Does the reference name a method that others implement or override, and few enough to follow?
static bool runs_others(struct expander *x, const struct lambda *lambda)
{
	const struct method *run = lambda->implementation;
	if (!lambda_is_dispatched(lambda))
		return false;
	if (method_is_abstract(run))
		return true;
	const struct targets *targets = targets_of(x, run->owner, run);
	return run->owner->role == ROLE_INPUT && targets->n > 1 && !targets->is_cut;
}

// plugin::start: on what was captured, which the maker of the function object may know.
static void call_bound(struct expander *x, uint32_t from, uint32_t call,
	const struct lambda *lambda, enum cg_edge_kind kind, uint8_t shift)
{
	const struct callgraph *cg = x->cg;
	const struct method *run = lambda->implementation;
	const struct cg_edge edge = { .from = from, .call = call, .shift = shift, .lambda = lambda };
	aval receiver = cg_eval(cg, &cg->nodes[from], cg_argument(cg, &edge, 0));
	const struct klass *klass = lambda->implementation_class;
	if (aval_kind(receiver) == AVAL_LAMBDA) {
		const struct lambda *captured = cg->facts->lambdas[aval_id(receiver)];
		if (captured->name == run->name && !lambda_is_dispatched(captured))
			call_lambda(x, from, call, captured, kind, shift);
		return;
	}
	if (aval_kind(receiver) && klass_is_subtype(cg->world->classes[aval_id(receiver)], klass))
		klass = cg->world->classes[aval_id(receiver)];
	else
		receiver = AVAL_NONE;
	if (aval_kind(receiver) == AVAL_EXACT) {
		const struct method *selected = world_select_method(cg->world, klass, run);
		if (selected)
			add_edge(x, from, call, selected, lambda, AVAL_NONE, kind, shift);
		return;
	}
	const struct targets *targets = targets_of(x, klass, run);
	note_cut(x, from, call, targets, run);
	for (uint32_t i = 0; i < targets->n; i++)
		if (!targets->lambdas[i])
			add_edge(x, from, call, targets->methods[i], lambda, AVAL_NONE, kind, shift);
		else if (!lambda_is_dispatched(targets->lambdas[i]))
			call_lambda(x, from, call, targets->lambdas[i], kind, shift);
}

static void call_lambda(struct expander *x, uint32_t from, uint32_t call,
	const struct lambda *lambda, enum cg_edge_kind kind, uint8_t shift)
{
	const struct method_facts *facts = x->cg->nodes[from].facts;
	const struct method *run = lambda->implementation;
	if (!run)
		return;
	if (!runs_others(x, lambda)) {
		if (method_is_abstract(run))
			return;
		if (lambda_is_dispatched(lambda))
			note_cut(x, from, call, targets_of(x, run->owner, run), run);
		initialise_by_reference(x, from, call, lambda, kind);
		add_edge(x, from, call, run, lambda, AVAL_NONE, kind, shift);
	} else if (lambda->n_captured) {
		call_bound(x, from, call, lambda, kind, shift);
	} else if (shift == NO_ARGUMENTS) {
		call_on_any(x, from, call, lambda, kind);
	} else if (shift + 1u < facts->calls[call].n_args) { // Runnable::run
		uint32_t n_before = x->proposals.n;
		call_virtual(x, from, call, run, run->owner,
			cg_eval(x->cg, &x->cg->nodes[from],
				facts->operands[facts->calls[call].args + shift + 1]),
			kind, (uint8_t)(shift + 1));
		const struct kept_objects *kept = x->proposals.n == n_before &&
				targets_of(x, run->owner, run)->is_cut
			? kept_for(x, lambda, run)
			: NULL;
		for (uint32_t i = 0; kept && i < kept->n; i++)
			call_virtual(x, from, call, run, run->owner, kept->v[i], kind, (uint8_t)(shift + 1));
	}
}

// Too many implementations: an object of the caller's own class is a likely one (v.addAll(c) with
// another Vector for c).
static void call_own_class(struct expander *x, uint32_t from, uint32_t call,
	const struct method *resolved, const struct klass *klass, enum cg_edge_kind kind, uint8_t shift)
{
	const struct callgraph *cg = x->cg;
	const struct cg_node *node = &cg->nodes[from];
	const struct klass *own = node->method->owner;
	if (method_is_static(node->method) ||
		node->facts->exprs[node->facts->operands[node->facts->calls[call].args + shift]].kind !=
			EXPR_PARAM)
		return;
	if (aval_kind(node->params[0]) == AVAL_TYPE || aval_kind(node->params[0]) == AVAL_EXACT)
		own = cg->world->classes[aval_id(node->params[0])];
	if (own == klass || !klass_is_subtype(own, klass) || own->is_interface)
		return;
	const struct method *selected = world_select_method(cg->world, own, resolved);
	if (selected && !method_is_abstract(selected))
		add_edge(x, from, call, selected, NULL, aval_make(AVAL_TYPE, own->id), kind, shift);
}

// An interface's implementations, for a receiver that is known by a class too: those that its objects
// can run. A type that fits none comes from a cast elsewhere, and says nothing.
static bool fits(const struct klass *known, const struct method *method)
{
	return method->owner->is_interface || klass_is_subtype(method->owner, known) ||
		klass_is_subtype(known, method->owner);
}

static bool fits_any(const struct klass *known, const struct targets *targets)
{
	for (uint32_t i = 0; known && i < targets->n; i++)
		if (!targets->lambdas[i] && fits(known, targets->methods[i]))
			return true;
	return false;
}

// A method with code, called on a function object: that of the interface it is made for.
static const struct method *default_of(const struct world *world, const struct lambda *lambda,
	const struct method *resolved)
{
	const struct method *selected = world_select_method(world, lambda->interface, resolved);
	return selected ? selected : resolved;
}

// A thread of the JDK's own, which is loaded for other reasons: INPUT did not make it.
static bool is_other_thread(const struct cg_node *starter, const struct klass *named,
	const struct method *run, enum cg_edge_kind kind)
{
	return kind == CG_START && starter->method->owner->role == ROLE_INPUT &&
		run->owner->role == ROLE_JDK && run->owner != named &&
		model_is_known(named, MODEL_KNOWN_THREAD);
}

// ---- calls of which the objects are known -------------------------------------------------------

#define MAX_KNOWN 16

struct known_calls {
	uint32_t n; // 0: not known
	const struct method *methods[MAX_KNOWN];
};

// What is modelled is not followed by who knows the objects.
static struct known_calls known_calls(const struct callgraph *cg, uint32_t from, uint32_t call,
	const struct method *resolved, enum cg_edge_kind kind)
{
	const struct cg_known_calls *oracle = cg->options.known;
	const struct cg_node *node = &cg->nodes[from];
	struct known_calls known = { 0 };
	if (oracle && kind == CG_CALL && node->method->owner->role == ROLE_INPUT &&
		!model_row_of(cg->world->models, resolved))
		known.n = oracle->find(oracle->context, node->method, node->facts->calls[call].bci,
			known.methods, MAX_KNOWN);
	if (known.n == MAX_KNOWN)
		known.n = 0;
	return known;
}

static bool is_among(const struct known_calls *known, const struct method *method,
	const struct lambda *lambda)
{
	bool is_found = !known->n || (lambda && lambda_is_dispatched(lambda));
	for (uint32_t i = 0; i < known->n && !is_found; i++)
		is_found = known->methods[i] == (lambda ? lambda->implementation : method);
	return is_found;
}

// More methods than types can tell apart, but there are only these.
static void call_known(struct expander *x, uint32_t from, uint32_t call,
	const struct known_calls *known, const struct method *resolved, const struct klass *klass,
	uint8_t shift)
{
	const struct callgraph *cg = x->cg;
	for (uint32_t i = 0; i < known->n; i++) {
		const struct method *method = known->methods[i];
		if (method->name == resolved->name && klass_is_subtype(method->owner, klass)) {
			add_edge(x, from, call, method, NULL, aval_make(AVAL_TYPE, method->owner->id), CG_CALL,
				shift);
			continue;
		}
		for (uint32_t k = 1; k <= cg->facts->n_lambdas; k++)
			if (cg->facts->lambdas[k] && cg->facts->lambdas[k]->implementation == method)
				call_lambda(x, from, call, cg->facts->lambdas[k], CG_CALL, shift);
	}
}

// A virtual call of `resolved` on what `receiver` says, of the class `named` at least.
static void call_virtual(struct expander *x, uint32_t from, uint32_t call,
	const struct method *resolved, const struct klass *named, aval receiver, enum cg_edge_kind kind,
	uint8_t shift)
{
	const struct callgraph *cg = x->cg;
	const struct world *world = cg->world;
	if (aval_kind(receiver) == AVAL_LAMBDA) {
		const struct lambda *lambda = cg->facts->lambdas[aval_id(receiver)];
		if (lambda->name == resolved->name && method_is_abstract(resolved))
			call_lambda(x, from, call, lambda, kind, shift);
		else if (!method_is_abstract(resolved))
			add_edge(x, from, call, default_of(world, lambda, resolved), NULL, receiver, kind,
				shift);
		return;
	}
	const struct klass *klass = aval_kind(receiver) ? world->classes[aval_id(receiver)] : named;
	const struct klass *known = NULL;
	if (!klass_is_subtype(klass, named)) {
		if (aval_kind(receiver) == AVAL_EXACT && is_all_known(klass))
			return; // it did not pass the cast
		known = klass->is_interface || klass_is_subtype(named, klass) ? NULL : klass;
		klass = named;
		receiver = aval_make(AVAL_TYPE, klass->id);
	}
	if (aval_kind(receiver) == AVAL_EXACT || klass->access & ACC_FINAL ||
		resolved->access & (ACC_FINAL | ACC_PRIVATE)) {
		const struct method *selected = world_select_method(world, klass, resolved);
		if (selected && !method_is_abstract(selected))
			add_edge(x, from, call, selected, NULL, receiver, kind, shift);
		return;
	}
	const struct targets *targets = targets_of(x, klass, resolved);
	const struct known_calls objects = known_calls(cg, from, call, resolved, kind);
	if (objects.n && targets->is_cut) {
		call_known(x, from, call, &objects, resolved, klass, shift);
		return;
	}
	note_cut(x, from, call, targets, resolved);
	if (targets->is_cut)
		call_own_class(x, from, call, resolved, klass, kind, shift);
	if (!fits_any(known, targets))
		known = NULL;
	const struct cg_node *node = &cg->nodes[from];
	uint32_t receiver_expr = node->facts->operands[node->facts->calls[call].args + shift];
	for (uint32_t i = 0; i < targets->n; i++) {
		if (known && (targets->lambdas[i] || !fits(known, targets->methods[i])))
			continue;
		if (!is_among(&objects, targets->methods[i], targets->lambdas[i]))
			continue;
		if (targets->lambdas[i])
			call_lambda(x, from, call, targets->lambdas[i], kind, shift);
		else if (!method_is_abstract(targets->methods[i]) &&
			!is_other_thread(node, klass, targets->methods[i], kind) &&
			made_can_run(x, node, receiver_expr, targets->methods[i], resolved))
			add_edge(x, from, call, targets->methods[i], NULL, aval_make(AVAL_TYPE, klass->id),
				kind, shift);
	}
}

static void start_task(struct expander *x, uint32_t from, uint32_t index, aval task, bool is_many,
	uint32_t argument)
{
	const struct callgraph *cg = x->cg;
	const struct klass *type = aval_kind(task) == AVAL_LAMBDA
		? cg->facts->lambdas[aval_id(task)]->interface
		: aval_kind(task) ? cg->world->classes[aval_id(task)]
						  : NULL;
	const struct method *runs = type ? task_method(type) : NULL;
	uint32_t n_before = x->proposals.n;
	if (runs)
		call_virtual(x, from, index, runs, runs->owner, task, CG_START, (uint8_t)argument);
	for (uint32_t i = n_before; i < x->proposals.n; i++)
		x->proposals.v[i].is_many = is_many;
}

// Of a missing class: what the objects of its subclasses run.
static void start_subclasses(struct expander *x, uint32_t from, uint32_t index,
	const struct klass *type, uint32_t argument)
{
	for (uint32_t i = 0; i < type->n_subtypes; i++) {
		const struct klass *klass = type->subtypes[i];
		const struct method *runs = klass->file ? task_method(klass) : NULL;
		if (runs && runs->member->code)
			add_edge(x, from, index, runs, NULL, aval_make(AVAL_TYPE, klass->id), CG_START,
				(uint8_t)argument);
	}
}

// The call of a class that is missing.
static void call_missing(struct expander *x, uint32_t from, uint32_t index,
	const struct fact_call *call)
{
	struct callgraph *cg = x->cg;
	const struct cg_node *node = &cg->nodes[from];
	bool is_many = false;
	uint32_t argument = missing_start_argument(cg, node->method->owner->file, call, &is_many);
	if (argument == UINT32_MAX || argument >= call->n_args)
		return;
	aval task = cg_eval(cg, node, node->facts->operands[call->args + argument]);
	const struct klass *type = aval_kind(task) == AVAL_TYPE || aval_kind(task) == AVAL_EXACT
		? cg->world->classes[aval_id(task)]
		: NULL;
	uint32_t n_before = x->proposals.n;
	if (aval_kind(task) == AVAL_LAMBDA)
		call_lambda(x, from, index, cg->facts->lambdas[aval_id(task)], CG_START, (uint8_t)argument);
	else if (type && klass_is_phantom(type))
		start_subclasses(x, from, index, type, argument);
	else
		start_task(x, from, index, task, is_many, argument);
	for (uint32_t i = n_before; i < x->proposals.n; i++)
		x->proposals.v[i].is_many = is_many;
}

// Does the method put the task into other collections than this one, and never into this one?
static bool is_put_elsewhere(const struct method_facts *facts, uint32_t task, uint32_t collection)
{
	bool is_elsewhere = false;
	if (facts->exprs[collection].kind != EXPR_NEW)
		return false;
	for (uint32_t i = 0; i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		for (uint32_t k = 1; k < call->n_args && call->op != OP_invokestatic; k++) {
			if (facts->operands[call->args + k] != task)
				continue;
			uint32_t receiver = facts->operands[call->args];
			if (receiver == collection || facts->exprs[receiver].kind != EXPR_NEW)
				return false;
			is_elsewhere = true;
		}
	}
	return is_elsewhere;
}

// invokeAll(tasks): all tasks that this method makes, unless it puts them elsewhere. Where it makes none, a stream or a
// method that it calls does: any that there are.
static bool call_invoke_all(struct expander *x, uint32_t from, uint32_t index,
	const struct fact_call *call)
{
	const struct callgraph *cg = x->cg;
	const struct method_facts *facts = cg->nodes[from].facts;
	if (call->n_args < 2 || !thread_runs_elements(x, call->target))
		return false;
	const struct klass *callable = model_known_class(cg->world, MODEL_KNOWN_CALLABLE);
	if (!callable)
		return false;
	bool makes_some = false;
	for (uint32_t i = 1; i < facts->n_exprs; i++) {
		uint8_t kind = facts->exprs[i].kind;
		if ((kind != EXPR_NEW && kind != EXPR_LAMBDA) ||
			is_put_elsewhere(facts, i, facts->operands[call->args + 1]))
			continue;
		aval task = cg_eval(cg, &cg->nodes[from], i);
		const struct klass *type = aval_kind(task) == AVAL_LAMBDA
			? cg->facts->lambdas[aval_id(task)]->interface
			: aval_kind(task) ? cg->world->classes[aval_id(task)]
							  : NULL;
		if (!type || !klass_is_subtype(type, callable))
			continue;
		start_task(x, from, index, task, true, 1);
		makes_some = true;
	}
	if (!makes_some && cg->nodes[from].method->owner->role == ROLE_INPUT)
		start_task(x, from, index, aval_make(AVAL_TYPE, callable->id), true, 1);
	return true;
}

// An Executor of INPUT runs its tasks as its code says.
static bool is_own_executor(const struct callgraph *cg, const struct method *target, aval receiver)
{
	const struct klass *executor = model_known_class(cg->world, MODEL_KNOWN_EXECUTOR);
	if (!executor || !klass_is_subtype(target->owner, executor) ||
		strcmp(target->name->text, "execute") != 0)
		return false;
	if (target->owner->role == ROLE_INPUT || aval_kind(receiver) == AVAL_LAMBDA)
		return true;
	const struct klass *klass = aval_kind(receiver) == AVAL_TYPE ||
			aval_kind(receiver) == AVAL_EXACT
		? cg->world->classes[aval_id(receiver)]
		: NULL;
	return klass && klass->role == ROLE_INPUT && !klass->is_interface;
}

// May the Executor be one of INPUT that runs the task in the caller's thread?
static bool may_run_itself(struct expander *x, const struct fact_call *call)
{
	const struct method *target = call->target;
	if (call->op != OP_invokeinterface || strcmp(target->name->text, "execute") != 0)
		return false;
	const struct targets *targets = targets_of(x, target->owner, target);
	for (uint32_t i = 0; i < targets->n; i++)
		if (targets->lambdas[i] || targets->methods[i]->owner->role == ROLE_INPUT)
			return true;
	return false;
}

static bool call_thread(struct expander *x, uint32_t from, uint32_t index,
	const struct fact_call *call)
{
	const struct callgraph *cg = x->cg;
	bool is_many = false;
	const struct cg_node *node = &cg->nodes[from];
	if (call_invoke_all(x, from, index, call))
		return true;
	uint32_t argument = thread_start_argument(x, call->target, &is_many);
	if (argument == UINT32_MAX)
		return false;
	// A timer's own thread runs the tasks that were followed from where they were given to it.
	if (model_is_known(node->method->owner, MODEL_KNOWN_TIMER))
		return true;
	if (is_many && call->op != OP_invokestatic &&
		is_own_executor(cg, call->target, cg_eval(cg, node, node->facts->operands[call->args])))
		return false;
	start_task(x, from, index, cg_eval(cg, node, node->facts->operands[call->args + argument]),
		is_many, argument);
	return !may_run_itself(x, call);
}

// ---- library code that calls back ---------------------------------------------------------------

static bool is_of_streams(const struct method *target)
{
	return target->owner->role != ROLE_INPUT && model_is_within(target->owner, MODEL_KNOWN_STREAMS);
}

// list.parallelStream().map(...).forEach(...)
static bool is_parallel(const struct method_facts *facts, const struct fact_call *call)
{
	for (uint32_t steps = 0; steps < 16; steps++) {
		if (strncmp(call->target->name->text, "parallel", 8) == 0)
			return true;
		if (call->op == OP_invokestatic || call->n_args == 0)
			return false;
		const struct expr *receiver = &facts->exprs[facts->operands[call->args]];
		if (receiver->kind != EXPR_CALL || !facts->calls[receiver->a].target)
			return false;
		call = &facts->calls[receiver->a];
	}
	return false;
}

// The function objects of INPUT that the library is given: it runs them, now or soon. Where its own
// code is followed, it is seen to; a pipeline of streams is too far from what it calls.
static void call_back(struct expander *x, uint32_t from, uint32_t index,
	const struct fact_call *call)
{
	const struct callgraph *cg = x->cg;
	const struct cg_node *node = &cg->nodes[from];
	bool is_many = is_of_streams(call->target) && is_parallel(node->facts, call);
	if (call->target->access & ACC_NATIVE) // Class.isInstance
		return;
	for (uint32_t i = call->op != OP_invokestatic; i < call->n_args; i++) {
		uint32_t argument = node->facts->operands[call->args + i];
		aval value = argument ? cg_eval(cg, node, argument) : AVAL_NONE;
		if (aval_kind(value) != AVAL_LAMBDA)
			continue;
		const struct lambda *lambda = cg->facts->lambdas[aval_id(value)];
		if (lambda->maker->owner->role != ROLE_INPUT)
			continue;
		call_lambda(x, from, index, lambda, CG_CALL, NO_ARGUMENTS);
		uint32_t n_before = x->proposals.n;
		if (is_many)
			call_lambda(x, from, index, lambda, CG_START, NO_ARGUMENTS);
		for (uint32_t k = n_before; k < x->proposals.n; k++)
			x->proposals.v[k].is_many = true;
	}
}

// Too many implementations: those that the field has in which the receiver is kept.
static void call_kept(struct expander *x, uint32_t from, uint32_t index, const struct klass *named)
{
	const struct method_facts *facts = x->cg->nodes[from].facts;
	const struct fact_call *call = &facts->calls[index];
	if (!x->cg->private->kept || !targets_of(x, named, call->target)->is_cut)
		return;
	const struct kept_objects *kept = kept_in(x, facts, facts->operands[call->args], call->target);
	for (uint32_t i = 0; kept && i < kept->n; i++)
		call_virtual(x, from, index, call->target, named, kept->v[i], CG_CALL, 0);
}

static void expand_call(struct expander *x, uint32_t from, uint32_t index)
{
	const struct callgraph *cg = x->cg;
	const struct cg_node *node = &cg->nodes[from];
	const struct fact_call *call = &node->facts->calls[index];
	if (call->op == OP_nop) {
		add_edge(x, from, index, call->target, NULL, AVAL_NONE, CG_CALL, 0);
		return;
	}
	if (!call->target) {
		call_missing(x, from, index, call);
		return;
	}
	if (!call_may_lock(cg, call) || call_thread(x, from, index, call))
		return;
	if (is_of_streams(call->target)) {
		call_back(x, from, index, call);
		return;
	}
	if (call->op == OP_invokestatic || call->op == OP_invokespecial) {
		if (!method_is_abstract(call->target))
			add_edge(x, from, index, call->target, NULL,
				call->op == OP_invokespecial ? cg_eval(cg, node, node->facts->operands[call->args])
											 : AVAL_NONE,
				CG_CALL, 0);
		return;
	}
	if (node->facts->exprs[node->facts->operands[call->args]].kind == EXPR_NULL)
		return; // it is never made
	struct cg_values receivers = cg_eval_all(cg, node, node->facts->operands[call->args]);
	const struct method *target = call->target;
	const struct klass *named = call->named ? cg->world->classes[call->named] : target->owner;
	uint32_t n_before = x->proposals.n;
	for (uint32_t i = 0; i < receivers.n; i++)
		call_virtual(x, from, index, target, named, receivers.v[i], CG_CALL, 0);
	if (x->proposals.n == n_before)
		call_kept(x, from, index, named);
	if (target->owner->role != ROLE_INPUT &&
		(x->proposals.n == n_before ||
			(!cg->options.is_library && targets_of(x, named, target)->is_cut)))
		call_back(x, from, index, call);
}

void expand_node(struct expander *x, uint32_t id)
{
	const struct callgraph *cg = x->cg;
	const struct method_facts *facts = cg->nodes[id].facts;
	uint32_t n = facts->n_calls + (cg->options.has_initialisers ? facts->n_initialisers : 0);
	struct repeat repeat = repeat_of(x, id);
	for (uint32_t i = 0; i < n; i++) {
		if (i + AHEAD < n)
			__builtin_prefetch(facts->calls[i + AHEAD].target);
		if (!repeat_call(x, id, i, &repeat))
			expand_call(x, id, i);
	}
}
