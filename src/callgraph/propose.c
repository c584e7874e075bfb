// What a behaviour proposes for one method that it calls: which behaviours of that method its arguments make.
#include "callgraph/expand.h"
#include "model/model.h"

#define MAX_SPLIT 4 // arguments of a call with alternatives
#define MAX_WAYS 8  // behaviours that they make

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

void add_edge(struct expander *x, uint32_t from, uint32_t call_index, const struct method *callee,
	const struct lambda *lambda, aval receiver, enum cg_edge_kind kind, uint8_t shift)
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

void note_cut(struct expander *x, uint32_t from, uint32_t call, const struct targets *targets,
	const struct method *resolved)
{
	const struct callgraph *cg = x->cg;
	if (!targets->is_cut || !cg->options.is_for_locks || !targets_may_lock(cg, resolved))
		return;
	struct cg_cut_call cut = { cg->nodes[from].method->id, call };
	if (keyset_add(&x->seen_cut, (uint64_t)cut.method << 32 | cut.call))
		vec_push(&x->cut_calls, cut);
}
