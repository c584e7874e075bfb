// The call graph of seed 001 (figure 4, right column): states are i.m, an object and a method that runs on
// it; uses are edges i.m > k.n between objects, with the locks that are held (figure 6). Calls through
// `this` and static calls are hops within one object: a use goes on over them, with its user, so that k.n' which
// k.n calls by `this` is used by i.m too.
//
// Constructors, and what they call, are left out, as in the seed: nobody else has the object yet.
#include "analysis/object_race/object_race.h"

#include <stdlib.h>

#include "facts/facts.h"

#define MAX_STATES 100000
#define MAX_USES 400000

struct finder {
	struct object_run *run;
	struct bitset calls_back; // nodes of library code from which the program's is reached
	VEC(uint32_t) work;       // uses to take over hops
	VEC(bool) is_waiting;     // [use]
	struct map sites;         // node << 32 | insn: index in locks
	VEC(struct site_locks) locks;
	struct map through;     // node of library code: index in reached
	VEC(node_list) reached; // nodes of the program that it calls back
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
		if (run->states.n == MAX_STATES)
			run->is_cut = true;
		vec_push(&run->states, (struct state){ .object = object, .node = node });
		*known = run->states.n - 1;
	}
	return (uint32_t)*known;
}

static bool is_same_use(const struct use *a, const struct use *b)
{
	return a->kind == b->kind && a->object == b->object && a->state == b->state &&
		a->user == b->user && a->from == b->from && a->thread == b->thread &&
		(a->kind == USE_METHOD || (a->method == b->method && a->field == b->field));
}

static uint64_t hash_use(const struct use *use)
{
	uint64_t what = use->state != NO_STATE ? use->state
		: use->method                      ? use->method->id
		: use->field                       ? use->field->id
										   : 0;
	uint64_t hash = hash_u64((uint64_t)use->from << 32 | use->object);
	hash = hash_u64(hash ^ ((uint64_t)use->user << 32 | what));
	return hash_u64(hash ^ ((uint64_t)use->thread << 8 | use->kind));
}

// The same use twice holds what both hold. Uses of states that have changed are taken over hops again.
static void add_use(struct finder *finder, const struct use *use)
{
	struct object_run *run = finder->run;
	uint32_t number;
	for (uint64_t hash = hash_use(use);; hash++) {
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
		if (!is_same_use(old, use))
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

// ---- what a state does ------------------------------------------------------------------------

struct place {
	struct finder *finder;
	struct object_run *run;
	uint32_t state, object, node;
	const struct body *body;
	uint32_t insn;
};

static const struct site_locks *locks_of(const struct place *at, uint32_t receiver)
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

static void add_use_at(const struct place *at, struct use use, uint32_t receiver)
{
	use.node = at->node;
	use.insn = at->insn;
	use.from = at->state;
	if (use.kind != USE_METHOD)
		use.state = NO_STATE;
	use.edge = graph_find(&at->run->graph, use.user, use.object);
	use.is_reentrant = use.edge == GRAPH_NO_EDGE || graph_is_reentrant(&at->run->graph, use.edge);
	const struct site_locks *locks = locks_of(at, receiver);
	use.source = locks->source;
	use.target = locks->target;
	if (use.kind == USE_METHOD && !use.is_static && method_is_synchronized(use.method))
		lockset_target(at->run, &use.target);
	add_use(at->finder, &use);
}

static void call_method(const struct place *at, uint32_t user, uint32_t object, uint32_t node,
	uint32_t receiver)
{
	const struct method *method = pta_node(at->run->pta, node)->method;
	add_use_at(at,
		(struct use){ .kind = USE_METHOD,
			.object = object,
			.method = method,
			.is_static = method_is_static(method),
			.state = state_of(at->run, object, node),
			.user = user },
		receiver);
}

static void hop(const struct place *at, uint32_t node)
{
	const struct method *method = pta_node(at->run->pta, node)->method;
	struct hop new = { .from = at->state, .to = state_of(at->run, at->object, node) };
	struct lockset source;
	locksets_at(at->run, at->node, at->body, at->insn, method_is_static(at->body->method) ? 0 : 1,
		&source, &new.locks);
	if (!method_is_static(method) && method_is_synchronized(method))
		lockset_target(at->run, &new.locks);
	vec_push(&at->run->hops, new);
}

// Nodes of the program that library code calls back.
static const node_list *called_back(struct finder *finder, uint32_t first)
{
	const struct object_run *run = finder->run;
	bool is_new;
	uint64_t *known = map_put(&finder->through, first, &is_new);
	if (!is_new)
		return &finder->reached.v[*known];
	*known = finder->reached.n;
	node_list reached = { 0 };
	VEC(uint32_t) work = { 0 };
	struct map seen = { 0 };
	vec_push(&work, first);
	while (work.n) {
		uint32_t n, node = work.v[--work.n];
		const struct pta_edge *edges = pta_edges_from(run->pta, node, &n);
		for (uint32_t i = 0; i < n; i++) {
			uint32_t to = edges[i].to;
			if (edges[i].kind == PTA_START || edges[i].kind == PTA_INITIALISE)
				continue;
			map_put(&seen, to, &is_new);
			if (is_new && bodies_of_node(run->bodies, to))
				vec_push(&reached, to);
			else if (is_new && bitset_has(&finder->calls_back, to))
				vec_push(&work, to);
		}
	}
	vec_release(&work);
	map_release(&seen);
	vec_push(&finder->reached, reached);
	return &finder->reached.v[finder->reached.n - 1];
}

// Library code that calls back: on whom is all that is known.
static void call_through(const struct place *at, uint32_t first)
{
	struct object_run *run = at->run;
	const node_list nodes = *called_back(at->finder, first);
	for (uint32_t i = 0; i < nodes.n && !run->is_cut; i++) {
		const node_list *objects = objects_list(run, run->receivers[nodes.v[i]]);
		if (objects_is_constructor(pta_node(run->pta, nodes.v[i])->method))
			continue;
		for (uint32_t k = 0; k < objects->n; k++)
			if (objects->v[k])
				call_method(at, GRAPH_ROOT, objects->v[k], nodes.v[i], 0);
	}
}

// The lambdas among the objects that the operand may be, with that method.
static bool call_lambdas(const struct place *at, const node_list *objects, uint32_t node,
	uint32_t receiver)
{
	const struct method *method = pta_node(at->run->pta, node)->method;
	const node_list *receivers = objects_list(at->run, at->run->receivers[node]);
	bool is_called = false;
	for (uint32_t i = 0; i < objects->n; i++) {
		uint32_t lambda = objects->v[i];
		const struct pta_object *o = lambda ? objects_pta(at->run, lambda) : NULL;
		if (!o || o->kind != PTA_LAMBDA || !o->lambda || o->lambda->implementation != method)
			continue;
		is_called = true;
		if (method_is_static(method)) {
			call_method(at, at->object, lambda, node, receiver);
			continue;
		}
		for (uint32_t k = 0; k < receivers->n; k++)
			if (receivers->v[k] &&
				graph_find(&at->run->graph, lambda, receivers->v[k]) != GRAPH_NO_EDGE)
				call_method(at, lambda, receivers->v[k], node, 0);
	}
	return is_called;
}

static const node_list *value_of(const struct place *at, uint32_t value)
{
	return objects_list(at->run, objects_of_set(at->run, pta_value(at->run->pta, at->node, value)));
}

// The target runs on objects that are an operand of the call, whichever.
static void run_function(const struct place *at, const struct ir_insn *call, uint32_t node)
{
	const node_list *receivers = objects_list(at->run, at->run->receivers[node]);
	for (uint32_t k = 0; k < call->n_args; k++) {
		uint32_t value = ir_arg(at->body->ir, call, k);
		if (!type_is_reference(ir_at(at->body->ir, value)->type))
			continue;
		const node_list *objects = value_of(at, value);
		if (call_lambdas(at, objects, node, 0))
			return;
	}
	for (uint32_t i = 0; i < receivers->n; i++)
		if (receivers->v[i])
			call_method(at,
				graph_find(&at->run->graph, at->object, receivers->v[i]) != GRAPH_NO_EDGE
					? at->object
					: GRAPH_ROOT,
				receivers->v[i], node, 0);
}

static void call_target(const struct place *at, const struct ir_insn *call,
	const struct pta_edge *edge)
{
	struct object_run *run = at->run;
	const struct method *method = pta_node(run->pta, edge->to)->method;
	const node_list *receivers = objects_list(run, run->receivers[edge->to]);
	if (!bodies_of_node(run->bodies, edge->to)) {
		if (bitset_has(&at->finder->calls_back, edge->to))
			call_through(at, edge->to);
		return;
	}
	if (objects_is_constructor(method))
		return;
	if (edge->kind != PTA_CALL) {
		run_function(at, call, edge->to);
		return;
	}
	uint32_t receiver = ir_invoke_has_receiver(call) ? ir_arg(at->body->ir, call, 0) : 0;
	if (!receiver || objects_is_this(at->body, receiver)) {
		if (node_list_has(receivers, at->object))
			hop(at, edge->to);
		return;
	}
	const node_list *objects = value_of(at, receiver);
	if (call_lambdas(at, objects, edge->to, receiver))
		return;
	for (uint32_t i = 0; i < objects->n; i++)
		if (objects->v[i] && node_list_has(receivers, objects->v[i]))
			call_method(at, at->object, objects->v[i], edge->to, receiver);
}

static bool has_own_target(const struct object_run *run, const struct pta_edge *edges, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		if (edges[i].kind == PTA_CALL && bodies_of_node(run->bodies, edges[i].to))
			return true;
	return false;
}

static void add_invoke(const struct place *at, const struct ir_insn *call)
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
	const node_list *objects = value_of(at, receiver);
	for (uint32_t i = 0; i < objects->n; i++)
		if (objects->v[i])
			add_use_at(at,
				(struct use){ .kind = USE_CALL,
					.object = objects->v[i],
					.method = callee,
					.user = at->object },
				receiver);
}

static void add_access(const struct place *at, enum use_kind kind, const struct ir_insn *insn)
{
	uint32_t base = ir_arg(at->body->ir, insn, 0);
	if (objects_is_this(at->body, base))
		return;
	const node_list *objects = value_of(at, base);
	bool is_field = kind == USE_GET || kind == USE_PUT;
	for (uint32_t i = 0; i < objects->n; i++)
		if (objects->v[i])
			add_use_at(at,
				(struct use){ .kind = (uint8_t)kind,
					.object = objects->v[i],
					.field = is_field ? at->body->fields[at->insn] : NULL,
					.user = at->object },
				base);
}

static void expand_state(struct finder *finder, uint32_t state)
{
	struct object_run *run = finder->run;
	struct place at = { .finder = finder,
		.run = run,
		.state = state,
		.object = run->states.v[state].object,
		.node = run->states.v[state].node };
	at.body = bodies_of_node(run->bodies, at.node);
	for (at.insn = 1; at.body && at.insn <= at.body->ir->n_insns && !run->is_cut; at.insn++) {
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

// ---- threads ----------------------------------------------------------------------------------

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
	const node_list *receivers = objects_list(run, run->receivers[thread->entry]);
	uint32_t task = thread->object ? run->node_of[thread->object] : 0;
	bool has_task = task && node_list_has(receivers, task);
	if (!thread->is_own || !bodies_of_node(run->bodies, thread->entry))
		return;
	for (uint32_t i = 0; i < receivers->n; i++) {
		uint32_t object = receivers->v[i];
		if (has_task && object != task)
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
		use.is_reentrant = object && !is_thread_object(run, object) &&
			!object_list_has(&thread->own, run->object_of.v[object]);
		if (!use.is_static && method_is_synchronized(method))
			lockset_target(run, &use.target);
		add_use(finder, &use);
	}
}

static void find_calls_back(struct finder *finder)
{
	struct object_run *run = finder->run;
	VEC(uint32_t) work = { 0 };
	finder->calls_back = bitset_new(pta_n_nodes(run->pta) + 1, &run->arena);
	for (uint32_t node = 1; node <= pta_n_nodes(run->pta); node++)
		if (bodies_of_node(run->bodies, node))
			vec_push(&work, node);
	while (work.n) {
		uint32_t n, node = work.v[--work.n];
		const struct pta_edge *edges = pta_edges_to(run->pta, node, &n);
		for (uint32_t i = 0; i < n; i++) {
			uint32_t from = edges[i].from;
			if (!from || edges[i].kind == PTA_START || edges[i].kind == PTA_INITIALISE ||
				bodies_of_node(run->bodies, from) || bitset_has(&finder->calls_back, from))
				continue;
			bitset_add(&finder->calls_back, from);
			vec_push(&work, from);
		}
	}
	vec_release(&work);
}

// ---- over hops --------------------------------------------------------------------------------

// numbers[first[key] .. first[key + 1]]: all i with that key.
static void index_by(struct object_run *run, uint32_t n, uint32_t n_keys,
	uint32_t (*key)(const struct object_run *, uint32_t), uint32_t **first, uint32_t **numbers)
{
	*first = ARENA_ARRAY(&run->arena, uint32_t, n_keys + 2);
	*numbers = ARENA_ARRAY(&run->arena, uint32_t, n + 1);
	for (uint32_t i = 0; i < n; i++)
		if (key(run, i) < n_keys)
			(*first)[key(run, i) + 1]++;
	for (uint32_t k = 0; k <= n_keys; k++)
		(*first)[k + 1] += (*first)[k];
	uint32_t *filled = xcalloc(n_keys + 1, sizeof(uint32_t));
	for (uint32_t i = 0; i < n; i++)
		if (key(run, i) < n_keys)
			(*numbers)[(*first)[key(run, i)] + filled[key(run, i)]++] = i;
	free(filled);
}

static uint32_t key_object(const struct object_run *run, uint32_t i)
{
	return run->uses.v[i].object;
}
static uint32_t key_from(const struct object_run *run, uint32_t i)
{
	return run->uses.v[i].from;
}
static uint32_t key_hop(const struct object_run *run, uint32_t i)
{
	return run->hops.v[i].from;
}

static void follow_hops(struct finder *finder)
{
	struct object_run *run = finder->run;
	index_by(run, run->hops.n, run->states.n, key_hop, &run->first_hop, &run->hops_from);
	while (finder->work.n) {
		uint32_t number = finder->work.v[--finder->work.n];
		finder->is_waiting.v[number] = false;
		struct use use = run->uses.v[number];
		for (uint32_t i = run->first_hop[use.state]; i < run->first_hop[use.state + 1]; i++) {
			const struct hop *hop = &run->hops.v[run->hops_from[i]];
			struct use next = use;
			next.state = hop->to;
			next.method = pta_node(run->pta, run->states.v[hop->to].node)->method;
			next.is_static = method_is_static(next.method);
			lockset_unite(&next.target, &hop->locks);
			add_use(finder, &next);
		}
		if (run->is_cut || budget_is_over(run->in->budget))
			return;
	}
}

// ---- which threads ----------------------------------------------------------------------------

static void mark_thread(struct object_run *run, uint32_t thread)
{
	VEC(uint32_t) work = { 0 };
	for (uint32_t u = 0; u < run->uses.n; u++)
		if (run->uses.v[u].thread == thread && run->uses.v[u].from == NO_STATE)
			vec_push(&work, run->uses.v[u].state);
	for (uint32_t i = 0; i < work.n; i++)
		bitset_add(&run->states.v[work.v[i]].threads, thread);
	while (work.n) {
		uint32_t s = work.v[--work.n];
		for (uint32_t i = run->first_from[s]; i < run->first_from[s + 1]; i++) {
			uint32_t to = run->uses.v[run->from[i]].state;
			if (to == NO_STATE || bitset_has(&run->states.v[to].threads, thread))
				continue;
			bitset_add(&run->states.v[to].threads, thread);
			vec_push(&work, to);
		}
		for (uint32_t i = run->first_hop[s]; i < run->first_hop[s + 1]; i++) {
			uint32_t to = run->hops.v[run->hops_from[i]].to;
			if (bitset_has(&run->states.v[to].threads, thread))
				continue;
			bitset_add(&run->states.v[to].threads, thread);
			vec_push(&work, to);
		}
	}
	vec_release(&work);
}

bool uses_are_too_many(const struct object_run *run)
{
	uint64_t n = 0;
	for (uint32_t node = 1; node <= pta_n_nodes(run->pta); node++)
		if (bodies_of_node(run->bodies, node))
			n += objects_list(run, run->receivers[node])->n;
	return n > MAX_STATES;
}

static void release(struct finder *finder)
{
	for (uint32_t i = 0; i < finder->reached.n; i++)
		vec_release(&finder->reached.v[i]);
	vec_release(&finder->reached);
	vec_release(&finder->work);
	vec_release(&finder->is_waiting);
	vec_release(&finder->locks);
	map_release(&finder->sites);
	map_release(&finder->through);
}

void uses_find(struct object_run *run)
{
	struct finder finder = { .run = run };
	uint32_t n_threads = threads_count(run->floor->threads);
	find_calls_back(&finder);
	for (uint32_t t = 1; t <= n_threads; t++)
		add_entry(&finder, t);
	for (uint32_t s = 0; s < run->states.n && !run->is_cut; s++) {
		if (budget_is_over(run->in->budget))
			break;
		expand_state(&finder, s);
	}
	follow_hops(&finder);
	if (run->is_cut) {
		release(&finder);
		return;
	}
	for (uint32_t u = 0; u < run->uses.n; u++)
		lockset_resolve(run, &run->uses.v[u]);
	index_by(run, run->uses.n, run->object_of.n, key_object, &run->first_of_object,
		&run->of_object);
	index_by(run, run->uses.n, run->states.n, key_from, &run->first_from, &run->from);
	for (uint32_t s = 0; s < run->states.n; s++)
		run->states.v[s].threads = bitset_new(n_threads + 1, &run->arena);
	for (uint32_t t = 1; t <= n_threads; t++)
		mark_thread(run, t);
	release(&finder);
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
