// Which methods a call runs. The receiver's objects are sorted by what their classes select (JVMS 5.4.6);
// each method gets those as its `this`, and no others.
#include "pta/internal.h"

uint32_t site_new(struct pta *pta, struct site site)
{
	vec_push(&pta->sites, site);
	return pta->sites.n - 1;
}

bool edge_add(struct pta *pta, uint32_t from, uint16_t bci, uint8_t kind, uint32_t site,
	uint32_t to)
{
	bool is_new;
	uint64_t key = site ? (uint64_t)site << 32 | to : (uint64_t)1 << 63 | (uint64_t)from << 32 | to;
	map_put(&pta->linked, key, &is_new);
	if (is_new)
		vec_push(&pta->edges, (struct pta_edge){ from, to, bci, kind });
	return is_new;
}

// ---- one target -------------------------------------------------------------------------------

// What the parameter takes of an argument. Compilers see to it that the arguments of an instruction fit;
// what rows, function objects and reflection hand over, the machine casts.
uint32_t argument_filter(struct pta *pta, const struct site *site, struct slice parameter)
{
	return site->root ? filter_get(pta, type_of_descriptor_text(pta, parameter)) : 0;
}

// Where the receiver's objects are not sorted, all of them are `this`.
static void connect(struct pta *pta, uint32_t id, uint32_t to, bool is_sorted)
{
	const struct site site = pta->sites.v[id];
	const struct node node = pta->nodes.v[to];
	const struct method *method = node.public.method;
	struct slice rest = descriptor_parameters(name_slice(method->descriptor)), next;
	uint32_t arg = 0, var = 0;
	if (!method_is_static(method)) {
		if (!is_sorted && site.n_args && pta->site_args.v[site.args])
			cell_edge(pta, pta->site_args.v[site.args], node.cells + 1, 0);
		arg = var = 1;
	}
	while ((next = descriptor_next(&rest)).len) {
		uint32_t from = arg < site.n_args ? pta->site_args.v[site.args + arg] : 0;
		arg++;
		if (next.ptr[0] != 'L' && next.ptr[0] != '[')
			continue;
		var++;
		if (from)
			cell_edge(pta, from, node.cells + var, argument_filter(pta, &site, next));
	}
	char result = (char)descriptor_return(name_slice(method->descriptor)).ptr[0];
	if (site.result && (result == 'L' || result == '['))
		cell_edge(pta, result_cell(&node), site.result, 0);
	else if (site.result && result != 'V')
		cell_put(pta, site.result, object_box(pta, result));
	if (site.thrown)
		cell_edge(pta, thrown_cell(&node), site.thrown, 0);
}

// A thread or task of its own for each object that it is started with.
static void link_start(struct pta *pta, uint32_t id, const struct method *method,
	const member_list *objects)
{
	const struct site site = pta->sites.v[id];
	uint32_t n = objects ? objects->n : 1;
	for (uint32_t i = 0; i < n; i++) {
		uint32_t object = objects ? objects->v[i] : 0, with = site.started ? site.started : object;
		uint32_t origin = origin_get(pta, id, with, method);
		uint32_t to = node_of_start(pta, id, method, object, origin);
		pta->origins.v[origin].entry = to;
		if (method_is_static(method)) // by the thread, not by who starts it
			initialise_class(pta, to, 0, method->owner);
		if (edge_add(pta, site.node, site.bci, PTA_START, id, to))
			connect(pta, id, to, objects != NULL);
		if (object)
			cell_put(pta, pta->nodes.v[to].cells + 1, object);
		if (site.where == MODEL_IN_THREAD)
			cell_put(pta, pta->threads, with);
	}
}

static void link_object(struct pta *pta, uint32_t id, const struct method *method, uint32_t object)
{
	const struct site site = pta->sites.v[id];
	uint32_t to = node_of_call(pta, id, method, object);
	if (edge_add(pta, site.node, site.bci, site.edge_kind, id, to))
		connect(pta, id, to, true);
	cell_put(pta, pta->nodes.v[to].cells + 1, object);
}

// objects: those that are `this`; NULL: whatever the receiver is.
static void link(struct pta *pta, uint32_t id, const struct method *method,
	const member_list *objects)
{
	const struct site site = pta->sites.v[id];
	if (model_link(pta, id, method, objects) || (site.is_hook && method->owner->role == ROLE_JDK))
		return;
	if (!method->member->code) {
		border_call(pta, id, method);
		return;
	}
	if (site.where != MODEL_IN_HERE) {
		link_start(pta, id, method, objects);
		return;
	}
	if (objects && is_told_by_object(pta, method)) {
		for (uint32_t i = 0; i < objects->n; i++)
			link_object(pta, id, method, objects->v[i]);
		return;
	}
	uint32_t to = node_of_call(pta, id, method, 0);
	if (edge_add(pta, site.node, site.bci, site.edge_kind, id, to))
		connect(pta, id, to, objects != NULL);
	if (objects && !method_is_static(method))
		cell_flow(pta, pta->nodes.v[to].cells + 1, sets_of(&pta->sets, objects->v, objects->n), 0);
}

// ---- function objects -------------------------------------------------------------------------

static bool is_functional(const struct lambda *lambda, const struct site *site)
{
	return site->target ? site->target->name == lambda->name && method_is_abstract(site->target)
						: site->name == lambda->name;
}

// A call of the implementation, in the place of the call of the interface's method.
static uint32_t call_implementation(struct pta *pta, uint32_t id, uint32_t object)
{
	const struct pta_object public = pta->objects.v[object].public;
	const struct lambda *lambda = public.lambda;
	struct site site = pta->sites.v[id];
	uint32_t n_call_args = site.n_args, made = 0;
	if (site.where != MODEL_IN_HERE && !site.started)
		site.started = object;
	site.root = site.root ? site.root : id;
	site.name = NULL;
	site.target = lambda->implementation;
	site.named = lambda->implementation_class;
	site.op = lambda_is_dispatched(lambda) ? OP_invokevirtual
		: lambda->kind == REF_invokeStatic ? OP_invokestatic
										   : OP_invokespecial;
	site.result = site.result ? cell_new(pta, 1) : 0;
	if (lambda->kind == REF_newInvokeSpecial && lambda->implementation_class) {
		made = site.result ? site.result : cell_new(pta, 1);
		struct klass *klass = pta->world->classes[lambda->implementation_class->id];
		initialise_class(pta, site.node, site.bci, klass);
		cell_put(pta, made, object_modelled(pta, public.node, public.bci, class_type(klass)));
	}
	site.args = pta->site_args.n;
	if (made)
		vec_push(&pta->site_args, made);
	for (uint32_t i = 0; i < lambda->n_captured; i++)
		vec_push(&pta->site_args, pta->objects.v[object].slots + i);
	for (uint32_t i = 1; i < n_call_args; i++) {
		uint32_t cell = cell_new(pta, 1);
		vec_push(&pta->site_args, cell);
	}
	site.n_args = (uint8_t)(pta->site_args.n - site.args);
	uint32_t call = site_new(pta, site);
	if (lambda->kind == REF_invokeStatic && lambda->implementation && site.where == MODEL_IN_HERE)
		initialise_class(pta, site.node, site.bci, lambda->implementation->owner);
	return call;
}

// Function objects may lead to each other, and to themselves: one call each, however they are come to
// from a call of the program.
static void link_lambda(struct pta *pta, uint32_t id, uint32_t object)
{
	const struct site site = pta->sites.v[id];
	uint32_t root = site.root ? site.root : id;
	bool is_new;
	map_put(&pta->lambda_linked, (uint64_t)1 << 62 | (uint64_t)id << 32 | object, &is_new);
	if (!is_new)
		return;
	uint64_t *known = map_put(&pta->lambda_linked, (uint64_t)root << 32 | object, &is_new);
	uint32_t call = (uint32_t)*known;
	if (is_new) {
		call = call_implementation(pta, id, object);
		*map_put(&pta->lambda_linked, (uint64_t)root << 32 | object, NULL) = call;
	}
	const struct site to = pta->sites.v[call];
	uint32_t first = to.args + to.n_args - site.n_args + 1;
	for (uint32_t i = 1; i < site.n_args; i++)
		if (pta->site_args.v[site.args + i])
			cell_edge(pta, pta->site_args.v[site.args + i], pta->site_args.v[first + i - 1], 0);
	if (site.result && to.result)
		cell_edge(pta, to.result, site.result, 0);
	if (is_new)
		site_open(pta, call);
}

// ---- many receivers ---------------------------------------------------------------------------

static const struct method *selected(struct pta *pta, const struct klass *klass,
	const struct method *target)
{
	bool is_new;
	uint64_t *known = map_put(&pta->selected, (uint64_t)target->id << 32 | klass->id, &is_new);
	if (is_new) {
		const struct method *method = world_select_method(pta->world, klass, target);
		// The models make objects of interfaces: what they do is a row of the interface.
		if (!method && (klass->access & ACC_ABSTRACT))
			method = target;
		*known = (uint64_t)(uintptr_t)method;
	}
	return (const struct method *)(uintptr_t)*known;
}

#define NO_TARGET UINT32_MAX

// A method of that name that can be called with so many arguments: the one that a supertype outside
// INPUT declares first, for that is whom the library calls.
static const struct method *named_method(const struct pta *pta, const struct shape *shape,
	const struct site *site)
{
	const struct method *found = NULL;
	for (uint32_t i = 0; i < shape->n_supers; i++) {
		const struct klass *klass = pta->world->classes[shape->supers[i]];
		for (uint32_t k = 0; k < klass->n_methods; k++) {
			const struct method *method = &klass->methods[k];
			if (method->name != site->name || method_is_static(method) ||
				descriptor_n_parameters(name_slice(method->descriptor)) + 1 < site->n_args)
				continue;
			if (klass->role == ROLE_JDK &&
				descriptor_n_parameters(name_slice(method->descriptor)) + 1 == site->n_args)
				return method;
			if (!found || (klass->role == ROLE_JDK && found->owner->role != ROLE_JDK))
				found = method;
		}
	}
	return found;
}

static uint32_t target_of(struct pta *pta, const struct site *given, struct shape *shape)
{
	const struct klass *klass = shape->klass ? shape->klass : pta->world->object;
	struct site by_name = *given;
	const struct site *site = &by_name;
	if (!site->target) {
		// Scanned once for a type of object and a name, however many calls there are.
		bool is_new;
		uint64_t key = hash_pair((uint64_t)(uintptr_t)site->name,
			(uint64_t)(shape - pta->shapes.v) << 8 | site->n_args);
		uint64_t *known = map_put(&pta->named, key, &is_new);
		if (is_new)
			*known = (uint64_t)(uintptr_t)named_method(pta, shape, site);
		by_name.target = (const struct method *)(uintptr_t)*known;
	}
	if (!site->target)
		return NO_TARGET;
	const struct klass *wanted = site->named ? site->named : site->target->owner;
	bool is_one = wanted == pta->world->object;
	for (uint32_t i = 0; i < shape->n_supers && !is_one; i++)
		is_one = shape->supers[i] == wanted->id;
	if (!is_one && !shape_may_be(shape, wanted))
		return NO_TARGET;
	const struct method *method = site->op == OP_invokespecial ? site->target
															   : selected(pta, klass, site->target);
	for (uint32_t i = 0; i < pta->n_targets; i++)
		if (pta->targets.v[i].method == method)
			return i;
	if (pta->n_targets == pta->targets.n)
		vec_push(&pta->targets, (struct target){ 0 });
	pta->targets.v[pta->n_targets].method = method;
	vec_clear(&pta->targets.v[pta->n_targets].objects);
	return pta->n_targets++;
}

void call_receivers(struct pta *pta, uint32_t id, const member_list *objects)
{
	const struct site site = pta->sites.v[id];
	pta->n_targets = 0;
	pta->call_epoch++;
	for (uint32_t i = 0; i < objects->n; i++) {
		const struct object *object = &pta->objects.v[objects->v[i]];
		struct shape *shape = &pta->shapes.v[object->shape];
		if (shape->kind == SHAPE_LAMBDA && is_functional(object->public.lambda, &site)) {
			link_lambda(pta, id, objects->v[i]);
			continue;
		}
		if (object->handler) {
			reflect_proxy(pta, id, objects->v[i]);
			continue;
		}
		if (shape->call_epoch != pta->call_epoch) {
			shape->call_epoch = pta->call_epoch;
			shape->call_target = target_of(pta, &site, shape);
		}
		if (shape->call_target != NO_TARGET)
			vec_push(&pta->targets.v[shape->call_target].objects, objects->v[i]);
	}
	for (uint32_t i = 0; i < pta->n_targets; i++) {
		const struct target *target = &pta->targets.v[i];
		if (target->method)
			link(pta, id, target->method, &target->objects);
		else
			border_call(pta, id, NULL);
	}
}

void site_open(struct pta *pta, uint32_t id)
{
	const struct site *site = &pta->sites.v[id];
	if (!site->target && !site->name) {
		border_call(pta, id, NULL);
	} else if (site->op == OP_invokestatic ||
		(site->op == OP_invokespecial && !is_told_by_object(pta, site->target))) {
		link(pta, id, site->target, NULL);
	} else if (pta->site_args.v[site->args]) {
		cell_use(pta, pta->site_args.v[site->args], (struct use){ .kind = USE_CALL, .other = id });
	}
}
