// What cannot be seen. A call that leaves what can be seen (a native, an absent method) returns an open
// object. What is given to absent code comes into one cell, the library; and absent code may call every
// method of what it was given that overrides one from outside.
#include "pta/callbacks.h"
#include "pta/internal.h"

void border_call(struct pta *pta, uint32_t id, const struct method *method)
{
	const struct site *site = &pta->sites.v[id];
	bool is_new;
	map_put(&pta->lambda_linked, (uint64_t)1 << 63 | (uint64_t)id << 32 | (method ? method->id : 0),
		&is_new);
	if (!is_new)
		return;
	uint32_t result = site->result;
	struct ir_type type = site->type;
	// Natives of the JDK keep and call nothing that the models do not say.
	bool is_absent = !method || method->owner->role != ROLE_JDK;
	for (uint32_t i = 0; is_absent && i < pta->sites.v[id].n_args; i++) {
		uint32_t arg = pta->site_args.v[pta->sites.v[id].args + i];
		if (arg)
			cell_edge(pta, arg, pta->library, 0);
	}
	if (!result)
		return;
	if (is_absent)
		cell_edge(pta, pta->library, result, filter_get(pta, type));
	cell_put(pta, result, object_open(pta, type));
}

static bool is_outside(const struct klass *klass)
{
	return klass_is_phantom(klass) || klass->role == ROLE_JDK;
}

static bool is_declared_outside(const struct klass *klass, const struct method *method)
{
	for (const struct klass *k = klass; k; k = k->super) {
		if (is_outside(k) &&
			(klass_is_phantom(k) || klass_method(k, method->name, method->descriptor)))
			return true;
		for (uint32_t i = 0; i < k->n_interfaces; i++)
			if (is_declared_outside(k->interfaces[i], method))
				return true;
	}
	return false;
}

// A call from nowhere, with open arguments.
static void call_back(struct pta *pta, const struct method *method, uint32_t object)
{
	bool is_new;
	uint64_t *known = map_put(&pta->callbacks, method->id, &is_new);
	if (is_new) {
		struct site site = { .args = pta->site_args.n,
			.op = OP_invokevirtual,
			.edge_kind = PTA_CALLBACK,
			.target = method };
		struct slice rest = descriptor_parameters(name_slice(method->descriptor)), next;
		uint32_t receiver = cell_new(pta, 1);
		vec_push(&pta->site_args, receiver);
		while ((next = descriptor_next(&rest)).len) {
			struct ir_type type = type_of_descriptor_text(pta, next);
			uint32_t open = object_open(pta, type), cell = open ? cell_new(pta, 1) : 0;
			vec_push(&pta->site_args, cell);
			if (open) {
				cell_put(pta, cell, open);
				cell_edge(pta, pta->library, cell, filter_get(pta, type));
			}
		}
		site.n_args = (uint8_t)(pta->site_args.n - site.args);
		site.result = pta->library;
		site.type = (struct ir_type){ .kind = KIND_NONE };
		uint32_t id = site_new(pta, site);
		*map_put(&pta->callbacks, method->id, NULL) = receiver;
		site_open(pta, id);
		known = map_put(&pta->callbacks, method->id, NULL);
	}
	cell_put(pta, (uint32_t)*known, object);
}

bool is_called_back(const struct klass *klass, const struct method *method)
{
	return !(method->access & (ACC_STATIC | ACC_PRIVATE)) && !method_is_initialiser(method) &&
		is_declared_outside(klass, method);
}

void border_enter(struct pta *pta, uint32_t object)
{
	const struct klass *klass = pta->shapes.v[pta->objects.v[object].shape].klass;
	bool is_lambda = pta->shapes.v[pta->objects.v[object].shape].kind == SHAPE_LAMBDA;
	for (const struct klass *k = klass; k && !klass_is_phantom(k); k = k->super) {
		if (k->role == ROLE_JDK && !is_lambda)
			continue;
		for (uint32_t i = 0; i < k->n_methods; i++) {
			const struct method *method = &k->methods[i];
			if (method->access & (ACC_STATIC | ACC_PRIVATE) || method_is_initialiser(method) ||
				(method_is_abstract(method) && !is_lambda))
				continue;
			if (is_lambda || is_called_back(klass, method))
				call_back(pta, method, object);
		}
	}
}
