// What the calls of a method take and release: LOCKSHELD of their targets, in the method's own terms. Not
// what is known not to be taken: by objects of another class, and by collections that have no lock.
#include "analysis/atomicity/flow.h"

#include "analysis/atomicity/asked.h"
#include "analysis/atomicity/calls.h"
#include "analysis/atomicity/collections.h"
#include "analysis/atomicity/held.h"
#include "analysis/atomicity/names.h"

// The value that is the callee's parameter; 0: none.
static uint32_t argument_value(const struct flow *flow, const struct edge *edge, uint32_t param)
{
	uint32_t insn = flow->insn_of_call[edge->call];
	if (edge->maker) {
		uint32_t maker = flow->insn_of_call[edge->maker - 1], n = ir_at(flow->ir, maker)->n_args;
		if (param < n)
			return ir_arg(flow->ir, ir_at(flow->ir, maker), param);
		if (edge->is_passed)
			return 0;
		param = param - n + 1;
	}
	return param < ir_at(flow->ir, insn)->n_args ? ir_arg(flow->ir, ir_at(flow->ir, insn), param)
												 : 0;
}

// Is it what the library gives to a function object?
static bool is_element(const struct flow *flow, const struct edge *edge, const struct place *name)
{
	return edge->is_passed && name->root == PLACE_PARAM &&
		name->number >= ir_at(flow->ir, flow->insn_of_call[edge->maker - 1])->n_args &&
		!atom_calls_is_input(flow->facts->calls[edge->call].target);
}

static uint32_t translate(struct flow *flow, uint32_t id, const struct edge *edge)
{
	struct place name = flow->at->names.v[id];
	if (name.root == PLACE_RESULT)
		return edge->maker ? 0
						   : lexp_translate_element(flow, &name, flow->insn_of_call[edge->call]);
	if (is_element(flow, edge, &name)) {
		uint32_t element = stream_given(flow, flow->insn_of_call[edge->call]);
		return element ? lexp_translate_element(flow, &name, element) : 0;
	}
	const struct ir_insn *insn = ir_at(flow->ir, flow->insn_of_call[edge->call]);
	uint32_t value = 0;
	if (locking_passed(flow->at, edge, &name))
		value = name.root == PLACE_PARAM && name.number < insn->n_args
			? ir_arg(flow->ir, insn, name.number)
			: 0;
	else if (name.root == PLACE_PARAM)
		value = argument_value(flow, edge, name.number);
	bool is_receiver = !edge->maker && name.number == 0 &&
		!method_is_static(flow->at->world->methods[edge->callee]);
	return lexp_translate(flow, &name, value,
		(edge->is_exact && is_receiver) ||
			lexp_is_known(flow, value, edge->n_targets, is_receiver));
}

static void add_event(struct flow *flow, uint32_t insn, struct event event)
{
	if (!event.lexp)
		return;
	for (uint32_t i = 0; i < flow->n_events[insn]; i++) {
		struct event *old = &flow->events.v[flow->first_event[insn] + i];
		if (old->lexp == event.lexp) {
			old->taken = event.depth < old->depth ? event.taken : old->taken;
			old->depth = event.depth < old->depth ? event.depth : old->depth;
			old->is_model &= event.is_model;
			old->needs = old->needs == event.needs ? old->needs : 0;
			old->is_repeated |= event.is_repeated;
			return;
		}
	}
	vec_push(&flow->events, event);
	flow->n_events[insn]++;
}

static bool takes(const struct atomicity *at, uint32_t method, uint32_t name)
{
	for (uint32_t t = at->first_taken.v[method]; t; t = at->taken.v[t - 1].next)
		if (at->taken.v[t - 1].name == name)
			return true;
	return false;
}

bool atom_is_likely(const struct atomicity *at, const struct edge *edge, uint32_t name)
{
	uint32_t n = 0;
	const struct edge *first = edge, *last = edge;
	if (edge->n_targets <= MAX_LIKELY || at->is_cha)
		return true;
	while (first > at->edges.v && first[-1].caller == edge->caller && first[-1].call == edge->call)
		first--;
	while (last < at->edges.v + at->edges.n && last->caller == edge->caller &&
		last->call == edge->call)
		n += takes(at, last++->callee, name);
	for (; first < edge; first++)
		n += takes(at, first->callee, name);
	return 2 * n >= edge->n_targets;
}

// Is the argument no object that takes the lock? If it is a parameter, *needs says what must be known of it.
static bool is_left_out(struct flow *flow, const struct edge *edge, const struct taken *taken,
	uint32_t *needs)
{
	uint32_t id = atom_needs(flow->at, taken);
	uint32_t value = id ? argument_value(flow, edge, flow->at->names.v[taken->name].number) : 0;
	if (!value)
		return false;
	struct ir_type type = ir_at(flow->ir, value)->type;
	const struct klass *klass = flow->at->world->classes[id];
	if (type.kind == KIND_CLASS && type.klass &&
		klass_is_subtype(flow->at->world->classes[type.klass], klass))
		return false;
	ir_dominators(flow->ir);
	if (branch_leaves_out(flow->ir, flow->paths, flow->insn_of_call[edge->call], value, klass))
		return true;
	uint8_t kind = path_of(flow->paths, value)->kind;
	*needs = kind == PATH_THIS || kind == PATH_PARAMETER ? id : 0;
	return false;
}

// The only store to the field in this method; 0: there is none, or there are several.
static uint32_t only_store(const struct flow *flow, const struct field *field)
{
	uint32_t store = 0;
	for (uint32_t i = 1; i <= flow->ir->n_insns; i++) {
		if (ir_at(flow->ir, i)->op != IR_PUT_FIELD ||
			ir_resolved_field(flow->ir, ir_at(flow->ir, i)) != field)
			continue;
		if (store)
			return 0;
		store = i;
	}
	return store;
}

// set = new HashSet<>(other); ... set.size(): has the method itself put a collection without a lock there?
static bool is_plain_by_now(struct flow *flow, uint32_t insn, const struct path *path)
{
	struct ir *ir = flow->ir;
	uint32_t store = path->kind == PATH_FIELD && path->field ? only_store(flow, path->field) : 0;
	if (!store || path_of(flow->paths, ir_arg(ir, ir_at(ir, store), 0)) != path->base)
		return false;
	const struct ir_insn *made = ir_at(ir,
		path_source(flow->paths, ir_arg(ir, ir_at(ir, store), 1)));
	if (made->op != IR_NEW || made->type.kind != KIND_CLASS ||
		is_synchronized_collection(flow->at->world->classes[made->type.klass]))
		return false;
	ir_dominators(ir);
	if (!ir_insn_dominates(ir, store, insn))
		return false;
	for (uint32_t i = 0; i < flow->facts->n_calls; i++)
		if (flow_call_writes(flow, i, path->field->id))
			return false;
	return true;
}

static void events_of_call(struct flow *flow, uint32_t call, uint32_t *edge_at)
{
	struct atomicity *at = flow->at;
	uint32_t method = flow->ir->method->id, insn = flow->insn_of_call[call];
	uint32_t end = at->first_edge.v[method] + at->n_edges.v[method];
	uint64_t *model = map_get(&at->models, (uint64_t)method << 32 | call);

	flow->first_event[insn] = flow->events.n;
	if (model && !(*model >= MODEL_LOCKED && at->is_pair)) {
		uint32_t value = ir_arg(flow->ir, ir_at(flow->ir, insn), 0);
		const struct path *path = path_of(flow->paths, value);
		if (!is_plain_by_now(flow, insn, path))
			add_event(flow, insn,
				(struct event){ .is_model = *model == MODEL_MAY_LOCK,
					.lexp = lexp_of_path(flow, path, ir_at(flow->ir, value)->type) });
	}
	for (; *edge_at < end && at->edges.v[*edge_at].call == call; ++*edge_at) {
		const struct edge *edge = &at->edges.v[*edge_at];
		for (uint32_t t = at->first_taken.v[edge->callee]; t; t = at->taken.v[t - 1].next) {
			const struct taken *taken = &at->taken.v[t - 1];
			uint32_t needs = 0;
			if ((taken->is_single && at->is_pair) ||
				locking_is_far(at, taken->name, flow->ir->method->owner) ||
				!atom_is_likely(at, edge, taken->name) || is_left_out(flow, edge, taken, &needs))
				continue;
			add_event(flow, insn,
				(struct event){ .lexp = translate(flow, taken->name, edge),
					.is_model = taken->is_model,
					.depth = taken->depth,
					.is_repeated = edge->is_repeated &&
						!is_element(flow, edge, &at->names.v[taken->name]), // another one each time
					.is_result = at->names.v[taken->name].root == PLACE_RESULT,
					.taken = t,
					.needs = needs });
		}
	}
}

void lexps_of_calls(struct flow *flow)
{
	uint32_t edge = flow->at->first_edge.v[flow->ir->method->id];
	for (uint32_t call = 0; call < flow->facts->n_calls; call++)
		events_of_call(flow, call, &edge);
}
