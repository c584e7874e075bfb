// The call graph of seed 001 (figure 4, right column): states are i.m, an object and a method that runs on
// it; uses are edges i.m > k.n between objects, with the locks that are held (figure 6). Calls through
// `this` and static calls are hops within one object: a use goes on over them, with its user, so that k.n' which
// k.n calls by `this` is used by i.m too.
//
// Method by method: each instruction uses the wanted objects that it may be about (wanted.c), for each receiver
// of the method that is worth being told from anybody, and once for all others.
//
// Constructors, and what they call, are left out, as in the seed: nobody else has the object yet.
#include "analysis/object_race/object_race.h"

#include <stdlib.h>

#define MAX_USES 400000

struct finder {
	struct object_run *run;
	VEC(uint32_t) work;   // uses to take over hops
	VEC(bool) is_waiting; // [use]
	struct map sites;     // node << 32 | insn: index in locks
	VEC(struct site_locks) locks;
};

struct site_locks {
	struct lockset source, target;
};

// ---- states and uses --------------------------------------------------------------------------

static uint32_t state_of(struct object_run *run, uint32_t object, uint32_t node)
{
	bool is_new;
	uint64_t *known = map_put(&run->state_index, (uint64_t)object << 32 | node, &is_new);
	if (is_new) {
		vec_push(&run->states, (struct state){ .object = object, .node = node });
		*known = run->states.n - 1;
	}
	return (uint32_t)*known;
}

// From where anybody uses it says nothing but which threads do.
static uint32_t place_of(const struct object_run *run, const struct use *use)
{
	return use->user == objects_anybody(run) ? use_threads(run, use) : use->from;
}

static bool is_same_use(const struct object_run *run, const struct use *a, const struct use *b)
{
	return a->kind == b->kind && a->object == b->object && a->state == b->state &&
		a->user == b->user && place_of(run, a) == place_of(run, b) && a->thread == b->thread &&
		(a->kind == USE_METHOD || (a->method == b->method && a->field == b->field));
}

static uint64_t hash_use(const struct object_run *run, const struct use *use)
{
	uint64_t what = use->state != NO_STATE ? use->state
		: use->method                      ? use->method->id
		: use->field                       ? use->field->id
										   : 0;
	uint64_t hash = hash_u64((uint64_t)place_of(run, use) << 32 | use->object);
	hash = hash_u64(hash ^ ((uint64_t)use->user << 32 | what));
	return hash_u64(hash ^ ((uint64_t)use->thread << 8 | use->kind));
}

// The same use twice holds what both hold. Uses of states that have changed are taken over hops again.
static void add_use(struct finder *finder, const struct use *use)
{
	struct object_run *run = finder->run;
	uint32_t number;
	for (uint64_t hash = hash_use(run, use);; hash++) {
		bool is_new;
		uint64_t *known = map_put(&run->use_index, hash, &is_new);
		if (is_new) {
			*known = number = run->uses.n;
			vec_push(&run->uses, *use);
			run->is_cut |= run->uses.n > MAX_USES;
			vec_push(&finder->is_waiting, false);
			break;
		}
		number = (uint32_t)*known;
		struct use *old = &run->uses.v[number];
		if (!is_same_use(run, old, use))
			continue;
		uint32_t n_before = old->source.n + old->target.n;
		lockset_meet(&old->source, &use->source);
		lockset_meet(&old->target, &use->target);
		if (old->source.n + old->target.n == n_before)
			return;
		break;
	}
	if (use->kind == USE_METHOD && !finder->is_waiting.v[number]) {
		finder->is_waiting.v[number] = true;
		vec_push(&finder->work, number);
	}
}

// ---- what a method does ------------------------------------------------------------------------

struct where {
	struct finder *finder;
	struct object_run *run;
	uint32_t node;
	const struct body *body;
	const node_list *receivers;
	uint32_t insn;
};

static const struct site_locks *locks_of(const struct where *at, uint32_t receiver)
{
	bool is_new;
	struct finder *finder = at->finder;
	uint64_t *known = map_put(&finder->sites, (uint64_t)at->node << 32 | at->insn << 1 | !receiver,
		&is_new);
	if (is_new) {
		struct site_locks locks;
		*known = finder->locks.n;
		locksets_at(at->run, at->node, at->body, at->insn, receiver, &locks.source, &locks.target);
		vec_push(&finder->locks, locks);
		return &finder->locks.v[finder->locks.n - 1];
	}
	return &finder->locks.v[*known];
}

// By one user, who runs for the object: anybody has no edge that is known.
static void add_use_by(const struct where *at, struct use use, uint32_t object, uint32_t receiver)
{
	use.node = at->node;
	use.insn = at->insn;
	use.from = state_of(at->run, object, at->node);
	if (use.kind != USE_METHOD)
		use.state = NO_STATE;
	use.edge = use.user == objects_anybody(at->run)
		? GRAPH_NO_EDGE
		: graph_find(&at->run->graph, use.user, use.object);
	use.is_reentrant = use.edge == GRAPH_NO_EDGE || graph_is_reentrant(&at->run->graph, use.edge);
	const struct site_locks *locks = locks_of(at, receiver);
	use.source = locks->source;
	use.target = locks->target;
	if (use.kind == USE_METHOD && !use.is_static && method_is_synchronized(use.method))
		lockset_target(at->run, &use.target);
	add_use(at->finder, &use);
}

// By the method's receivers, those that are worth it one by one.
static void add_use_at(const struct where *at, struct use use, uint32_t receiver)
{
	struct object_run *run = at->run;
	const node_list *users = run->is_all ? at->receivers : &run->worthy[use.object];
	uint32_t n = 0;
	for (uint32_t i = 0; i < users->n; i++) {
		if (!run->is_all && !node_list_has(at->receivers, users->v[i]))
			continue;
		n++;
		use.user = users->v[i];
		add_use_by(at, use, use.user, receiver);
	}
	use.user = objects_anybody(run);
	if (n < at->receivers->n)
		add_use_by(at, use, use.user, receiver);
}

static struct use method_use(const struct where *at, uint32_t object, uint32_t node)
{
	const struct method *method = pta_node(at->run->pta, node)->method;
	return (struct use){ .kind = USE_METHOD,
		.object = object,
		.method = method,
		.is_static = method_is_static(method),
		.state = state_of(at->run, object, node) };
}

static void call_method(const struct where *at, uint32_t object, uint32_t node, uint32_t receiver)
{
	if (objects_want_method(at->run, object, node))
		add_use_at(at, method_use(at, object, node), receiver);
}

// By the given user, whoever of the receivers has it.
static void call_method_by(const struct where *at, uint32_t user, uint32_t object, uint32_t node)
{
	struct object_run *run = at->run;
	if (!objects_want_method(run, object, node))
		return;
	struct use use = method_use(at, object, node);
	use.user = user;
	for (uint32_t i = 0; i < at->receivers->n; i++)
		if (run->is_all || bitset_has(&run->wanted, at->receivers->v[i]))
			add_use_by(at, use, at->receivers->v[i], 0);
	if (!run->is_all)
		add_use_by(at, use, objects_anybody(run), 0);
}

// The lambdas among the objects that the operand may be, with that method.
static bool call_lambdas(const struct where *at, const node_list *objects, uint32_t node,
	uint32_t receiver)
{
	const struct method *method = pta_node(at->run->pta, node)->method;
	const node_list *receivers = objects_wanted(at->run, at->run->receivers[node]);
	bool is_called = false;
	for (uint32_t i = 0; i < objects->n && map_get(&at->run->lambdas, method->id); i++) {
		uint32_t lambda = objects->v[i];
		const struct pta_object *o = lambda ? objects_pta(at->run, lambda) : NULL;
		if (!o || o->kind != PTA_LAMBDA || !o->lambda || o->lambda->implementation != method)
			continue;
		is_called = true;
		if (method_is_static(method)) {
			call_method(at, lambda, node, receiver);
			continue;
		}
		for (uint32_t k = 0; k < receivers->n; k++)
			if (graph_find(&at->run->graph, lambda, receivers->v[k]) != GRAPH_NO_EDGE)
				call_method_by(at, lambda, receivers->v[k], node);
	}
	return is_called;
}

static uint32_t value_of(const struct where *at, uint32_t value)
{
	return objects_of_set(at->run, pta_value(at->run->pta, at->node, value));
}

// The target runs on objects that are an operand of the call, whichever.
static void run_function(const struct where *at, const struct ir_insn *call, uint32_t node)
{
	const node_list *receivers = objects_wanted(at->run, at->run->receivers[node]);
	for (uint32_t k = 0; k < call->n_args; k++) {
		uint32_t value = ir_arg(at->body->ir, call, k);
		if (!type_is_reference(ir_at(at->body->ir, value)->type))
			continue;
		if (call_lambdas(at, objects_list(at->run, value_of(at, value)), node, 0))
			return;
	}
	for (uint32_t i = 0; i < receivers->n; i++)
		call_method(at, receivers->v[i], node, 0);
}

static void call_target(const struct where *at, const struct ir_insn *call,
	const struct pta_edge *edge)
{
	struct object_run *run = at->run;
	const struct method *method = pta_node(run->pta, edge->to)->method;
	if (!bodies_of_node(run->bodies, edge->to) || objects_is_constructor(method))
		return;
	if (edge->kind != PTA_CALL) {
		run_function(at, call, edge->to);
		return;
	}
	uint32_t receiver = ir_invoke_has_receiver(call) ? ir_arg(at->body->ir, call, 0) : 0;
	if (!receiver || objects_is_this(at->body, receiver))
		return; // a hop
	uint32_t list = value_of(at, receiver);
	if (call_lambdas(at, objects_list(run, list), edge->to, receiver))
		return;
	const node_list *objects = objects_wanted(run, list);
	const node_list *receivers = objects_wanted(run, run->receivers[edge->to]);
	bool is_fewer = receivers->n < objects->n;
	const node_list *few = is_fewer ? receivers : objects, *many = is_fewer ? objects : receivers;
	for (uint32_t i = 0; i < few->n; i++)
		if (node_list_has(many, few->v[i]))
			call_method(at, few->v[i], edge->to, receiver);
}

static bool has_own_target(const struct object_run *run, const struct pta_edge *edges, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		if (edges[i].kind == PTA_CALL && bodies_of_node(run->bodies, edges[i].to))
			return true;
	return false;
}

static void add_invoke(const struct where *at, const struct ir_insn *call)
{
	uint32_t n;
	const struct method *callee = at->body->callees[at->insn];
	const struct pta_edge *edges = bodies_edges_at(at->run->bodies, at->node, call, &n);
	for (uint32_t i = 0; i < n; i++)
		if (edges[i].kind != PTA_START && edges[i].kind != PTA_INITIALISE)
			call_target(at, call, &edges[i]);
	if (!callee || !ir_invoke_has_receiver(call) || objects_is_constructor(callee) ||
		(!at->body->models[at->insn] && has_own_target(at->run, edges, n)))
		return;
	uint32_t receiver = ir_arg(at->body->ir, call, 0);
	if (objects_is_this(at->body, receiver))
		return;
	const node_list *objects = objects_wanted(at->run, value_of(at, receiver));
	for (uint32_t i = 0; i < objects->n; i++) {
		struct use use = { .kind = USE_CALL, .object = objects->v[i], .method = callee };
		if (objects_want_use(at->run, &use))
			add_use_at(at, use, receiver);
	}
}

static void add_access(const struct where *at, enum use_kind kind, const struct ir_insn *insn)
{
	uint32_t base = ir_arg(at->body->ir, insn, 0);
	if (objects_is_this(at->body, base))
		return;
	const node_list *objects = objects_wanted(at->run, value_of(at, base));
	bool is_field = kind == USE_GET || kind == USE_PUT;
	for (uint32_t i = 0; i < objects->n; i++) {
		struct use use = { .kind = (uint8_t)kind,
			.object = objects->v[i],
			.field = is_field ? at->body->fields[at->insn] : NULL };
		if (objects_want_use(at->run, &use))
			add_use_at(at, use, base);
	}
}

static void find_at(struct finder *finder, uint32_t node)
{
	struct object_run *run = finder->run;
	struct where at = { .finder = finder,
		.run = run,
		.node = node,
		.body = bodies_of_node(run->bodies, node),
		.receivers = objects_list(run, run->receivers[node]) };
	for (at.insn = 1; at.insn <= at.body->ir->n_insns && !run->is_cut; at.insn++) {
		const struct ir_insn *insn = ir_at(at.body->ir, at.insn);
		switch (insn->op) {
		case IR_INVOKE:
			add_invoke(&at, insn);
			break;
		case IR_GET_FIELD:
			add_access(&at, USE_GET, insn);
			break;
		case IR_PUT_FIELD:
			add_access(&at, USE_PUT, insn);
			break;
		case IR_ARRAY_LOAD:
			add_access(&at, USE_READ, insn);
			break;
		case IR_ARRAY_STORE:
			add_access(&at, USE_WRITE, insn);
			break;
		default:
			break;
		}
	}
}

// ---- threads, and library code ------------------------------------------------------------------

static bool is_thread_object(const struct object_run *run, uint32_t node)
{
	const struct klass *klass = objects_pta(run, node)->klass;
	const struct klass *thread = model_known_class(run->in->world, MODEL_KNOWN_THREAD);
	return klass && thread && klass_is_subtype(klass, thread);
}

// A thread begins with its run method: a use by nobody. Who starts a Thread starts it once.
static void add_entry(struct finder *finder, uint32_t number)
{
	struct object_run *run = finder->run;
	const struct thread *thread = thread_at(run->floor->threads, number);
	const struct method *method = pta_node(run->pta, thread->entry)->method;
	const node_list *receivers = objects_wanted(run, run->receivers[thread->entry]);
	uint32_t task = thread->object ? run->node_of[thread->object] : 0;
	bool has_task = task && node_list_has(receivers, task);
	for (uint32_t i = 0; i < receivers->n; i++) {
		uint32_t object = receivers->v[i];
		if ((has_task && object != task) || !objects_want_method(run, object, thread->entry))
			continue;
		struct use use = { .kind = USE_METHOD,
			.object = object,
			.method = method,
			.is_static = method_is_static(method),
			.state = state_of(run, object, thread->entry),
			.user = GRAPH_ROOT,
			.from = NO_STATE,
			.edge = GRAPH_NO_EDGE,
			.thread = number };
		use.is_reentrant = !is_thread_object(run, object) &&
			!object_list_has(&thread->own, run->object_of.v[object]);
		if (!use.is_static && method_is_synchronized(method))
			lockset_target(run, &use.target);
		add_use(finder, &use);
	}
}

// Library code that calls back: on whom is all that is known.
static void add_called_back(struct finder *finder, uint32_t node)
{
	struct object_run *run = finder->run;
	const struct method *method = pta_node(run->pta, node)->method;
	const node_list *objects = objects_wanted(run, run->receivers[node]);
	uint32_t n;
	const struct pta_edge *edges = pta_edges_to(run->pta, node, &n);
	for (uint32_t i = 0; i < n && objects->n; i++) {
		uint32_t from = edges[i].from;
		if (!from || bodies_of_node(run->bodies, from) || edges[i].kind == PTA_START ||
			edges[i].kind == PTA_INITIALISE || !run->threads_of[from])
			continue;
		for (uint32_t k = 0; k < objects->n; k++) {
			if (!objects_want_method(run, objects->v[k], node))
				continue;
			struct use use = { .kind = USE_METHOD,
				.object = objects->v[k],
				.method = method,
				.is_static = method_is_static(method),
				.state = state_of(run, objects->v[k], node),
				.user = GRAPH_ROOT,
				.from = state_of(run, GRAPH_ROOT, from),
				.edge = GRAPH_NO_EDGE,
				.is_reentrant = true,
				.node = from };
			if (!use.is_static && method_is_synchronized(method))
				lockset_target(run, &use.target);
			add_use(finder, &use);
		}
	}
}

// ---- over hops --------------------------------------------------------------------------------

static uint32_t key_object(const struct object_run *run, uint32_t i)
{
	return run->uses.v[i].object;
}
static uint32_t key_from(const struct object_run *run, uint32_t i)
{
	return run->uses.v[i].from;
}

static const struct lockset *hop_locks(struct object_run *run, struct hop *hop)
{
	const struct method *method = pta_node(run->pta, hop->to)->method;
	const struct body *body = bodies_of_node(run->bodies, hop->from);
	struct lockset source;
	if (hop->has_locks)
		return &hop->locks;
	locksets_at(run, hop->from, body, hop->insn, method_is_static(body->method) ? 0 : 1, &source,
		&hop->locks);
	if (!method_is_static(method) && method_is_synchronized(method))
		lockset_target(run, &hop->locks);
	hop->has_locks = true;
	return &hop->locks;
}

static void follow_hops(struct finder *finder)
{
	struct object_run *run = finder->run;
	while (finder->work.n) {
		uint32_t number = finder->work.v[--finder->work.n];
		finder->is_waiting.v[number] = false;
		struct use use = run->uses.v[number];
		uint32_t node = run->states.v[use.state].node;
		for (uint32_t i = run->first_hop[node]; i < run->first_hop[node + 1]; i++) {
			struct hop *hop = &run->hops.v[run->hops_from[i]];
			struct use next = use;
			if (!node_list_has(objects_list(run, run->receivers[hop->to]), use.object) ||
				!objects_want_method(run, use.object, hop->to))
				continue;
			next.state = state_of(run, use.object, hop->to);
			next.method = pta_node(run->pta, hop->to)->method;
			next.is_static = method_is_static(next.method);
			lockset_unite(&next.target, hop_locks(run, hop));
			add_use(finder, &next);
		}
		if (run->is_cut || budget_is_over(run->in->budget))
			return;
	}
}

// ---- all --------------------------------------------------------------------------------------

static void release(struct finder *finder)
{
	vec_release(&finder->work);
	vec_release(&finder->is_waiting);
	vec_release(&finder->locks);
	map_release(&finder->sites);
}

void uses_find(struct object_run *run)
{
	struct finder finder = { .run = run };
	for (uint32_t t = 1; t <= threads_count(run->floor->threads); t++)
		if (objects_is_entry(run, t))
			add_entry(&finder, t);
	for (uint32_t node = 1; node <= pta_n_nodes(run->pta) && !run->is_cut; node++) {
		if (!bodies_of_node(run->bodies, node) || !run->threads_of[node] ||
			budget_is_over(run->in->budget))
			continue;
		add_called_back(&finder, node);
		find_at(&finder, node);
	}
	follow_hops(&finder);
	release(&finder);
	if (run->is_cut)
		return;
	for (uint32_t u = 0; u < run->uses.n; u++)
		lockset_resolve(run, &run->uses.v[u]);
	objects_index(run, run->uses.n, run->object_of.n, key_object, &run->first_of_object,
		&run->of_object);
	objects_index(run, run->uses.n, run->states.n, key_from, &run->first_from, &run->from);
}

// ---- asking -----------------------------------------------------------------------------------

const node_list *objects_minimal(struct object_run *run, uint32_t edge)
{
	struct node_set *set = &run->minimal[edge];
	if (!set->is_known)
		graph_minimal(&run->graph, edge, &set->nodes);
	set->is_known = true;
	return &set->nodes;
}

bool uses_same_method(const struct use *a, const struct use *b)
{
	return a->kind == b->kind && a->method == b->method && a->field == b->field;
}

void use_print(const struct object_run *run, const struct use *use, struct buf *out)
{
	(void)run;
	static const char *const verbs[] = { [USE_GET] = "get ", [USE_PUT] = "put " };
	if (use->method)
		buf_printf(out, "%.*s", SLICE_ARG(name_slice(use->method->name)));
	else if (use->field)
		buf_printf(out, "%s%.*s", verbs[use->kind], SLICE_ARG(name_slice(use->field->name)));
	else
		buf_string(out, use->kind == USE_READ ? "rd" : "wr");
}
