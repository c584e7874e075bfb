// See access.h. What an instruction accesses is found once for each node, whichever threads run it; then each group is
// spread over its threads.
#include "access/internal.h"

#include <stdlib.h>

#include "base/budget.h"
#include "class/class.h"
#include "facts/facts.h"

// Before sorting: what it is about comes first. Its thread is not set yet.
struct keyed {
	uint64_t key;
	uint32_t number; // in the order in which they were found
	struct access access;
};

struct collector {
	const struct bodies *bodies;
	const struct pta *pta;
	VEC(struct keyed) all;
	struct accesses *out;
	struct states *states;
	struct views *views;
	uint32_t n_threads;     // of the program's own, that run the node at hand
	uint32_t *first_thread; // [node + 1], into threads: those that run it, by number
	uint32_t *threads;
};

static void add(struct collector *c, uint32_t about, struct access access)
{
	uint64_t target = access.target == TARGET_STATIC ? TARGET_FIELD : access.target;
	vec_push(&c->all, (struct keyed){ target << 32 | about, c->all.n, access });
	c->out->n_reads += access.is_write ? 0 : c->n_threads;
	c->out->n_writes += access.is_write ? c->n_threads : 0;
}

static bool is_plain(const struct field *field)
{
	return field && !(field->access & (ACC_VOLATILE | ACC_FINAL)) &&
		!klass_is_phantom(field->owner) && field->owner->role != ROLE_JDK;
}

// ---- containers -------------------------------------------------------------------------------

// Is it one whose calls race with each other?
static bool is_unsafe(const struct collector *c, uint32_t object)
{
	const struct pta_object *o = pta_object(c->pta, object);
	return o->klass && o->kind != PTA_MERGED &&
		model_safety_of(c->bodies->models, o->klass) == MODEL_UNSAFE;
}

// The operand that a place is, if it is one; UINT32_MAX: none.
static uint32_t operand_of(const struct ir_insn *call, const struct model_place *place)
{
	bool is_static = !ir_invoke_has_receiver(call);
	uint32_t k = place->base == MODEL_THIS && !is_static ? 0
		: place->base == MODEL_ARG                       ? model_operand(place, is_static)
		: place->base == MODEL_LAST && call->n_args      ? call->n_args - 1u
														 : UINT32_MAX;
	return k < call->n_args ? k : UINT32_MAX;
}

// Points-to does not tell builders apart; one that is in a field is known by that.
static void add_merged(struct collector *c, uint32_t node, const struct body *body, uint32_t base,
	struct access access, uint32_t object)
{
	uint32_t source = path_source(body->paths, base);
	const struct ir_insn *insn = ir_at(body->ir, source);
	const struct klass *klass = pta_object(c->pta, object)->klass;
	if ((insn->op != IR_GET_FIELD && insn->op != IR_GET_STATIC) || !body->fields[source] ||
		!klass || model_safety_of(c->bodies->models, klass) != MODEL_UNSAFE)
		return;
	access.field = body->fields[source];
	access.base = 0;
	if (insn->op == IR_GET_FIELD) {
		access.base = ir_arg(body->ir, insn, 0);
		access.objects = pta_value(c->pta, node, access.base);
	}
	vec_push(&c->all,
		(struct keyed){ (uint64_t)(TARGET_CONTENTS + 1) << 32 | access.field->id, c->all.n,
			access });
}

// VarHandle.get(o), AtomicIntegerFieldUpdater.set(o, 1): the field of o, or a static one.
static void add_by_handle(struct collector *c, uint32_t node, const struct body *body,
	uint32_t insn, const struct model_effect *effect)
{
	const struct ir_insn *call = ir_at(body->ir, insn);
	const struct field *field = body->fields[insn];
	bool is_static = field->access & ACC_STATIC;
	uint32_t base = is_static || call->n_args < 2 ? 0 : ir_arg(body->ir, call, 1);
	if (!is_plain(field) || (!is_static && !base))
		return;
	add(c, field->id,
		(struct access){ .target = is_static ? TARGET_STATIC : TARGET_FIELD,
			.is_write = effect->kind == MODEL_WRITE,
			.node = node,
			.insn = insn,
			.base = base,
			.field = field,
			.objects = base ? pta_value(c->pta, node, base) : 0,
			.is_atomic = effect->flags & (MODEL_VOLATILE | MODEL_ATOMIC | MODEL_OPAQUE) });
}

// The value whose contents an iterator's are, as far as this method shows where it has the iterator from.
static uint32_t viewed_value(const struct body *body, uint32_t value)
{
	for (uint32_t depth = 0; depth < 6; depth++) {
		uint32_t operand = view_operand(body, path_source(body->paths, value));
		if (!operand)
			break;
		value = operand;
	}
	return value;
}

// What the object's own class says of the call, where another class names the method.
static bool moves_entries(const struct collector *c, const struct method *callee, uint32_t object)
{
	const struct klass *klass = pta_object(c->pta, object)->klass;
	if (!callee || !klass || !pta_contents(c->pta, object, MODEL_FIELD_ORDER))
		return false;
	const struct method *own = world_select_method(c->bodies->world, klass, callee);
	const struct model_row *row = own ? model_of(c->bodies->models, own) : NULL;
	for (uint32_t i = 0; row && i < row->n_effects; i++)
		if (row->effects[i].kind == MODEL_WRITE && row->effects[i].from.n_fields &&
			row->effects[i].from.fields[0] == MODEL_FIELD_ORDER)
			return true;
	return false;
}

// `writes this.order`: only if something is in that.
static bool is_meant(const struct collector *c, const struct model_effect *effect, uint32_t object)
{
	return !effect->from.n_fields || effect->from.fields[0] != MODEL_FIELD_ORDER ||
		pta_contents(c->pta, object, MODEL_FIELD_ORDER);
}

// A call on the object, which may be a view of others.
static void add_container(struct collector *c, const struct body *body, struct access access,
	uint32_t object)
{
	view_roots roots = { 0 };
	views_roots(c->views, object, &roots);
	if (view_is(c->views, object) && !view_locks_itself(c->views, object))
		access.base = viewed_value(body, access.base);
	for (uint32_t i = 0; i < roots.n; i++) {
		uint32_t root = roots.v[i].object;
		bool is_array = pta_object(c->pta, root)->type.kind == KIND_ARRAY;
		if (pta_object(c->pta, root)->kind == PTA_MERGED || (!is_array && !is_unsafe(c, root)))
			continue;
		access.target = is_array ? TARGET_ELEMENT : TARGET_CONTENTS;
		access.guard = roots.v[i].guard;
		access.is_guarded = access.guard && view_locks_itself(c->views, object);
		add(c, root, access);
	}
	vec_release(&roots);
}

// Is what the call returns a view that will be looked at by calls of its own?
static bool makes_view(const struct collector *c, uint32_t node, uint32_t insn)
{
	pta_set made = pta_value(c->pta, node, insn);
	for (uint32_t o = pta_set_next(c->pta, made, 1); o; o = pta_set_next(c->pta, made, o + 1)) {
		const struct klass *klass = pta_object(c->pta, o)->klass;
		if (!view_is(c->views, o) || !klass ||
			model_safety_of(c->bodies->models, klass) == MODEL_SAFETY_UNKNOWN)
			return false;
	}
	return made != 0;
}

// Do many threads run what the call is given?
static bool is_parallel(const struct collector *c, uint32_t node, uint32_t insn,
	const struct model_effect *effect)
{
	object_list streams = { 0 };
	bool is_found = false;
	if (effect->where == MODEL_IN_WORKERS)
		bodies_objects_at(c->bodies, node, insn, &effect->by, &streams);
	for (uint32_t i = 0; i < streams.n; i++)
		is_found |= pta_contents(c->pta, streams.v[i], MODEL_FIELD_PARALLEL) != 0;
	vec_release(&streams);
	return is_found;
}

// What a method of a library does that is handed over as a function with its object, list::add: as if it were called here.
static void add_function(struct collector *c, struct access access, const struct body *body,
	uint32_t function)
{
	const struct pta_object *o = pta_object(c->pta, function);
	const struct method *method = o->kind == PTA_LAMBDA ? o->lambda->implementation : NULL;
	const struct model_row *row = method && method->owner->role == ROLE_JDK &&
			!method_is_static(method)
		? model_of(c->bodies->models, method)
		: NULL;
	uint32_t made = row && o->node == access.node ? body_insn_at(body, o->bci) : 0;
	const struct ir_insn *insn = made ? ir_at(body->ir, made) : NULL;
	if (!insn || insn->sub != OP_invokedynamic || !insn->n_args)
		return;
	access.base = ir_arg(body->ir, insn, 0);
	pta_set set = pta_value(c->pta, access.node, access.base);
	for (uint32_t i = 0; i < row->n_effects; i++) {
		const struct model_effect *effect = &row->effects[i];
		if ((effect->kind != MODEL_READ && effect->kind != MODEL_WRITE) ||
			effect->from.base != MODEL_THIS ||
			(effect->flags & (MODEL_VOLATILE | MODEL_ATOMIC | MODEL_OPAQUE)))
			continue;
		access.is_write = effect->kind == MODEL_WRITE;
		for (uint32_t b = pta_set_next(c->pta, set, 1); b; b = pta_set_next(c->pta, set, b + 1))
			if (pta_object(c->pta, b)->kind != PTA_MERGED && is_meant(c, effect, b))
				add_container(c, body, access, b);
	}
}

// A method that every object has: the text, the hash of a container are made of all that is in it.
static void add_inherited(struct collector *c, struct access access, const struct body *body,
	const struct method *method)
{
	pta_set set = method ? pta_value(c->pta, access.node, access.base) : 0;
	for (uint32_t o = pta_set_next(c->pta, set, 1); o; o = pta_set_next(c->pta, set, o + 1)) {
		const struct pta_object *object = pta_object(c->pta, o);
		const struct method *own = object->kind == PTA_NEW && object->klass
			? world_select_method(c->bodies->world, object->klass, method)
			: NULL;
		const struct model_row *row = own ? model_of(c->bodies->models, own) : NULL;
		for (uint32_t i = 0; row && i < row->n_effects; i++)
			if (row->effects[i].kind == MODEL_READ && row->effects[i].from.base == MODEL_THIS)
				add_container(c, body, access, o);
	}
}

// "a" + list: a string is made of the texts of the operands.
static void add_texts(struct collector *c, uint32_t node, const struct body *body, uint32_t insn)
{
	const struct ir_insn *call = ir_at(body->ir, insn);
	const struct method *text = model_member(c->bodies->world, MODEL_MEMBER_TEXT);
	pta_set made = pta_value(c->pta, node, insn);
	uint32_t object = pta_set_next(c->pta, made, 1);
	if (call->sub != OP_invokedynamic || !object || pta_object(c->pta, object)->kind != PTA_MERGED)
		return;
	for (uint32_t k = 0; k < call->n_args; k++)
		add_inherited(c,
			(struct access){ .target = TARGET_CONTENTS,
				.node = node,
				.insn = insn,
				.base = ir_arg(body->ir, call, k) },
			body, text);
}

static void add_functions(struct collector *c, uint32_t node, const struct body *body,
	uint32_t insn, const struct model_effect *effect)
{
	uint32_t k = effect->from.n_fields ? UINT32_MAX
									   : operand_of(ir_at(body->ir, insn), &effect->from);
	// In stages that a loop makes, many run it.
	bool is_stage = effect->where == MODEL_IN_STAGE && body_is_in_loop(body, insn);
	if (k == UINT32_MAX ||
		(effect->where != MODEL_IN_HERE && effect->where != MODEL_IN_WORKERS && !is_stage))
		return;
	struct access access = { .target = TARGET_CONTENTS,
		.node = node,
		.insn = insn,
		.base = ir_arg(body->ir, ir_at(body->ir, insn), k),
		.is_parallel = is_stage || is_parallel(c, node, insn, effect) };
	add_inherited(c, access, body, model_of_every_object(c->bodies->world, effect->method));
	pta_set set = pta_value(c->pta, node, ir_arg(body->ir, ir_at(body->ir, insn), k));
	for (uint32_t o = pta_set_next(c->pta, set, 1); o; o = pta_set_next(c->pta, set, o + 1))
		add_function(c, access, body, o);
}

// Does the object run a method of the program's own when it is called, which the model of the library's does not speak of?
static bool runs_own(const struct collector *c, const struct ir_insn *call,
	const struct method *callee, uint32_t object)
{
	const struct klass *klass = pta_object(c->pta, object)->klass;
	if (!callee || !klass || klass_is_phantom(klass) || klass->role == ROLE_JDK ||
		!ir_invoke_has_receiver(call) || call->sub == OP_invokespecial)
		return false;
	const struct method *method = world_select_method(c->bodies->world, klass, callee);
	return method && method->member->code && method->owner->role != ROLE_JDK;
}

static void add_contents(struct collector *c, uint32_t node, const struct body *body, uint32_t insn)
{
	const struct ir_insn *call = ir_at(body->ir, insn);
	const struct model_row *row = body->models[insn];
	for (uint32_t i = 0; i < row->n_effects; i++) {
		const struct model_effect *effect = &row->effects[i];
		// A view or an iterator is there to look at what is in it.
		bool is_view = effect->kind == MODEL_SHARE && effect->to.base == MODEL_RETURN;
		bool is_write = effect->kind == MODEL_WRITE;
		if (effect->kind == MODEL_CALL)
			add_functions(c, node, body, insn, effect);
		if (!is_view && !is_write && effect->kind != MODEL_READ)
			continue;
		if (is_view && makes_view(c, node, insn))
			continue;
		if (body->fields[insn] && !is_view)
			add_by_handle(c, node, body, insn, effect);
		if ((effect->flags & (MODEL_VOLATILE | MODEL_ATOMIC | MODEL_OPAQUE)) || body->fields[insn])
			continue;
		uint32_t k = operand_of(call, &effect->from);
		if (k == UINT32_MAX)
			continue;
		uint32_t base = ir_arg(body->ir, call, k);
		pta_set set = pta_value(c->pta, node, base);
		for (uint32_t o = pta_set_next(c->pta, set, 1); o; o = pta_set_next(c->pta, set, o + 1)) {
			struct access access = { .target = TARGET_CONTENTS,
				.is_write = is_write || moves_entries(c, body->callees[insn], o),
				.node = node,
				.insn = insn,
				.base = base };
			if (pta_object(c->pta, o)->kind == PTA_MERGED)
				add_merged(c, node, body, base, access, o);
			else if (is_meant(c, effect, o) && (k || !runs_own(c, call, body->callees[insn], o)))
				add_container(c, body, access, o);
		}
	}
}

// A call on an object of a library's class of which no model says anything.
static void add_state(struct collector *c, uint32_t node, const struct body *body, uint32_t insn)
{
	const struct ir_insn *call = ir_at(body->ir, insn);
	const struct method *callee = body->callees[insn];
	if (!callee || !ir_invoke_has_receiver(call) || klass_is_phantom(callee->owner) ||
		callee->owner->role != ROLE_JDK || name_slice(callee->name).ptr[0] == '<')
		return;
	uint32_t base = ir_arg(body->ir, call, 0);
	pta_set set = pta_value(c->pta, node, base);
	for (uint32_t o = pta_set_next(c->pta, set, 1); o; o = pta_set_next(c->pta, set, o + 1)) {
		const struct klass *klass = pta_object(c->pta, o)->klass;
		if (pta_object(c->pta, o)->kind != PTA_NEW || !klass || klass_is_phantom(klass) ||
			klass->role != ROLE_JDK ||
			model_safety_of(c->bodies->models, klass) != MODEL_SAFETY_UNKNOWN)
			continue;
		enum state_use use = state_use_of(c->states, callee);
		if (use == STATE_READS || use == STATE_WRITES)
			add(c, o,
				(struct access){ .target = TARGET_CONTENTS,
					.is_write = use == STATE_WRITES,
					.node = node,
					.insn = insn,
					.base = base });
	}
}

// ---- fields and elements ----------------------------------------------------------------------

static void add_insn(struct collector *c, uint32_t node, const struct body *body, uint32_t i)
{
	const struct ir_insn *insn = ir_at(body->ir, i);
	const struct field *field = body->fields[i];
	bool is_write = insn->op == IR_PUT_FIELD || insn->op == IR_PUT_STATIC ||
		insn->op == IR_ARRAY_STORE;
	switch (insn->op) {
	case IR_GET_STATIC:
	case IR_PUT_STATIC:
		if (is_plain(field))
			add(c, field->id,
				(struct access){ .target = TARGET_STATIC,
					.is_write = is_write,
					.node = node,
					.insn = i,
					.field = field });
		break;
	case IR_GET_FIELD:
	case IR_PUT_FIELD: {
		uint32_t base = ir_arg(body->ir, insn, 0);
		if (is_plain(field))
			add(c, field->id,
				(struct access){ .target = TARGET_FIELD,
					.is_write = is_write,
					.node = node,
					.insn = i,
					.base = base,
					.field = field,
					.objects = pta_value(c->pta, node, base) });
		break;
	}
	case IR_ARRAY_LOAD:
	case IR_ARRAY_STORE: {
		uint32_t base = ir_arg(body->ir, insn, 0), index = ir_arg(body->ir, insn, 1);
		pta_set set = pta_value(c->pta, node, base);
		for (uint32_t o = pta_set_next(c->pta, set, 1); o; o = pta_set_next(c->pta, set, o + 1))
			if (pta_object(c->pta, o)->type.kind == KIND_ARRAY)
				add(c, o,
					(struct access){ .target = TARGET_ELEMENT,
						.is_write = is_write,
						.node = node,
						.insn = i,
						.base = base,
						.index = index });
		break;
	}
	case IR_INVOKE:
		if (body->models[i])
			add_contents(c, node, body, i);
		else
			add_state(c, node, body, i);
		add_texts(c, node, body, i);
		break;
	default:
		break;
	}
}

static bool is_same(const struct keyed *a, const struct keyed *b)
{
	return a->key == b->key && a->access.node == b->access.node &&
		a->access.insn == b->access.insn && a->access.is_write == b->access.is_write;
}

static int compare(const void *left, const void *right)
{
	const struct keyed *a = left, *b = right;
	const struct access *x = &a->access, *y = &b->access;
	if (a->key != b->key)
		return a->key < b->key ? -1 : 1;
	if (x->node != y->node)
		return x->node < y->node ? -1 : 1;
	if (x->insn != y->insn)
		return x->insn < y->insn ? -1 : 1;
	if (x->is_write != y->is_write)
		return (int)x->is_write - (int)y->is_write;
	return a->number < b->number ? -1 : a->number > b->number;
}

static void collect_node(struct collector *c, uint32_t node)
{
	const struct body *body = bodies_of_node(c->bodies, node);
	c->n_threads = c->first_thread[node + 1] - c->first_thread[node];
	if (!body || !c->n_threads)
		return;
	for (uint32_t i = 1; i <= body->ir->n_insns; i++)
		add_insn(c, node, body, i);
	c->out->n_reached += (uint64_t)c->n_threads * body->ir->n_insns;
}

// ---- threads ----------------------------------------------------------------------------------

// The nodes of a thread of the program's own from this one on; UINT32_MAX: no more.
static uint32_t next_run(const struct threads *threads, uint32_t thread, uint32_t node)
{
	return thread_at(threads, thread)->is_own ? bitset_next(&thread_at(threads, thread)->runs, node)
											  : UINT32_MAX;
}

static void list_threads(struct collector *c, const struct threads *threads)
{
	uint32_t n_nodes = pta_n_nodes(c->pta), n_threads = threads_count(threads);
	uint32_t *place = xcalloc(n_nodes + 2, sizeof(*place));
	for (uint32_t t = 1; t <= n_threads; t++)
		for (uint32_t node = next_run(threads, t, 0); node != UINT32_MAX;
			 node = next_run(threads, t, node + 1))
			place[node + 1]++;
	for (uint32_t node = 0; node <= n_nodes; node++)
		place[node + 1] += place[node];
	c->threads = xcalloc(place[n_nodes + 1] + 1, sizeof(*c->threads));
	c->first_thread = xcalloc(n_nodes + 2, sizeof(*c->first_thread));
	memcpy(c->first_thread, place, (n_nodes + 2) * sizeof(*place));
	for (uint32_t t = 1; t <= n_threads; t++)
		for (uint32_t node = next_run(threads, t, 0); node != UINT32_MAX;
			 node = next_run(threads, t, node + 1))
			c->threads[place[node]++] = t;
	free(place);
}

// How many accesses each thread has; place[thread + 1].
static uint32_t count_spread(const struct collector *c, uint32_t first, uint32_t end,
	uint32_t *place)
{
	uint32_t n = 0;
	for (uint32_t i = first; i < end; i++) {
		uint32_t node = c->all.v[i].access.node;
		for (uint32_t k = c->first_thread[node]; k < c->first_thread[node + 1]; k++, n++)
			place[c->threads[k] + 1]++;
	}
	return n;
}

// The accesses of one group, of each thread that runs them: by thread, then in the order in which they are.
static void spread(struct collector *c, uint32_t first, uint32_t end, uint32_t *place,
	uint32_t n_threads)
{
	struct accesses *out = c->out;
	const struct keyed *k = &c->all.v[first];
	bool has_object = k->access.target >= TARGET_ELEMENT && !k->access.field;
	memset(place, 0, (n_threads + 2) * sizeof(*place));
	uint32_t n = count_spread(c, first, end, place);
	vec_push(&out->groups,
		(struct access_group){ k->access.target, k->access.field, has_object ? (uint32_t)k->key : 0,
			out->all.n, n, end - first });
	for (uint32_t t = 0; t <= n_threads; t++)
		place[t + 1] += place[t];
	vec_reserve(&out->all, out->all.n + n);
	for (uint32_t i = first; i < end; i++) {
		struct access access = c->all.v[i].access;
		for (uint32_t at = c->first_thread[access.node]; at < c->first_thread[access.node + 1];
			 at++) {
			access.thread = c->threads[at];
			access.point = i - first;
			out->all.v[out->all.n + place[access.thread]++] = access;
		}
	}
	out->all.n += n;
}

// The first of each kind is kept.
static void remove_same(struct collector *c)
{
	uint32_t n = 0;
	for (uint32_t i = 0; i < c->all.n; i++)
		if (!n || !is_same(&c->all.v[n - 1], &c->all.v[i]))
			c->all.v[n++] = c->all.v[i];
	c->all.n = n;
}

static void spread_all(struct collector *c, uint32_t n_threads)
{
	uint32_t *place = xcalloc(n_threads + 2, sizeof(*place));
	for (uint32_t first = 0, end; first < c->all.n; first = end) {
		for (end = first + 1; end < c->all.n && c->all.v[end].key == c->all.v[first].key;)
			end++;
		if (!budget_is_over(c->bodies->budget))
			spread(c, first, end, place, n_threads);
	}
	free(place);
}

struct accesses *accesses_collect(const struct bodies *bodies, const struct threads *threads,
	struct budget *budget)
{
	struct accesses *out = xcalloc(1, sizeof(*out));
	struct collector c = { .bodies = bodies,
		.pta = bodies->pta,
		.out = out,
		.states = states_new(bodies),
		.views = views_new(bodies) };
	out->views = c.views;
	for (uint32_t b = 0; b < bodies->all.n; b++)
		out->n_statements += bodies->all.v[b]->ir->n_insns;
	list_threads(&c, threads);
	for (uint32_t node = 1; node <= pta_n_nodes(c.pta) && !budget_is_over(budget); node++)
		collect_node(&c, node);
	if (c.all.n)
		qsort(c.all.v, c.all.n, sizeof(*c.all.v), compare);
	remove_same(&c);
	spread_all(&c, threads_count(threads));
	vec_release(&c.all);
	free(c.threads);
	free(c.first_thread);
	states_free(c.states);
	return out;
}

void accesses_free(struct accesses *accesses)
{
	if (!accesses)
		return;
	views_free(accesses->views);
	vec_release(&accesses->all);
	vec_release(&accesses->groups);
	free(accesses);
}

// ---- names ------------------------------------------------------------------------------------

// The field in which the object is, or a view of it; NULL: none.
static const struct field *field_with(const struct accesses *accesses, const struct heap *heap,
	uint32_t object, uint32_t depth)
{
	uint32_t n;
	const struct holder *holders = heap_holders(heap, object, &n);
	for (uint32_t i = 0; i < n; i++)
		if (holders[i].field && !(holders[i].field->access & ACC_SYNTHETIC)) // captured
			return holders[i].field;
	for (uint32_t view = views_of(accesses->views, object, 1); view && depth < 4;
		 view = views_of(accesses->views, object, view + 1)) {
		const struct field *field = field_with(accesses, heap, view, depth + 1);
		if (field)
			return field;
	}
	return NULL;
}

static void print_field(const struct field *field, struct buf *out)
{
	class_print_name(name_slice(field->owner->name), out);
	buf_printf(out, ".%.*s", SLICE_ARG(name_slice(field->name)));
}

// Compiled without -g a parameter has no name, and "arg1" says nothing.
static bool has_names(const struct body *body)
{
	struct slice bytes;
	return attribute_find(body->method->owner->file, body->method->member->code->attributes,
		ATTRIBUTE_LocalVariableTable, &bytes);
}

// The variable by which the code that touches it knows it; false: none.
static bool print_variable(const struct accesses *accesses, const struct bodies *bodies,
	const struct access_group *group, struct buf *out)
{
	for (uint32_t i = 0; i < group->n; i++) {
		const struct access *access = &accesses->all.v[group->first + i];
		const struct body *body = bodies_of_node(bodies, access->node);
		const struct path *path = access->base ? path_of(body->paths, access->base) : NULL;
		if (!path || path->kind != PATH_PARAMETER || !has_names(body))
			continue;
		path_print(body->paths, path, out);
		return true;
	}
	return false;
}

void access_group_print(const struct accesses *accesses, const struct bodies *bodies,
	const struct heap *heap, const struct access_group *group, struct buf *out)
{
	if (group->field) {
		print_field(group->field, out);
		return;
	}
	const char *suffix = group->target == TARGET_ELEMENT ? "[]" : "";
	const struct field *field = field_with(accesses, heap, group->object, 0);
	if (field) {
		print_field(field, out);
		buf_string(out, suffix);
		return;
	}
	const struct pta_object *o = pta_object(bodies->pta, group->object);
	if (o->method) {
		class_print_name(name_slice(o->method->owner->name), out);
		buf_printf(out, ".%.*s.", SLICE_ARG(name_slice(o->method->name)));
	}
	const struct body *body = o->node ? bodies_of_node(bodies, o->node) : NULL;
	if (print_variable(accesses, bodies, group, out))
		buf_string(out, suffix);
	else if (o->klass)
		class_print_name(name_slice(o->klass->name), out);
	else if (body)
		ir_print_type(body->ir, o->type, out); // "int[]"
	else
		buf_string(out, "array[]");
}
