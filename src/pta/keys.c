#include "pta/keys.h"

#include "base/hash.h"

#include <stdlib.h>

static uint64_t key_of_node(struct keys *keys, uint32_t node);

void keys_init(struct keys *keys, const struct pta *pta)
{
	*keys = (struct keys){ .pta = pta };
	keys->objects = xcalloc(pta->objects.n, sizeof(*keys->objects));
	keys->nodes = xcalloc(pta->nodes.n, sizeof(*keys->nodes));
	keys->origins = xcalloc(pta->origins.n, sizeof(*keys->origins));
}

void keys_release(struct keys *keys)
{
	free(keys->objects);
	free(keys->nodes);
	free(keys->origins);
}

static uint64_t key_of_type(struct ir_type type)
{
	return hash_pair((uint64_t)type.kind << 16 | (uint64_t)type.dimensions << 8 |
			(uint8_t)type.element,
		type.klass);
}

// Without the node that made it: which thread's code it was in is a part of origins only.
static uint64_t key_of_place(const struct pta_object *object)
{
	return hash_pair((uint64_t)(object->method ? object->method->id : 0) << 16 | object->bci,
		key_of_type(object->type));
}

// As origins.c tells them apart: what main starts and makes exactly, the rest by places.
static bool is_mains(const struct pta *pta, uint32_t node)
{
	const struct pta_node *public = &pta->nodes.v[node].public;
	return public->origin <= 1 &&
		(!public->receiver || is_mains(pta, pta->objects.v[public->receiver].public.node));
}

static uint64_t key_of_origin(struct keys *keys, uint32_t origin)
{
	const struct pta *pta = keys->pta;
	const struct pta_origin *o = &pta->origins.v[origin];
	if (keys->origins[origin])
		return keys->origins[origin];
	const struct pta_object *with = &pta->objects.v[o->object].public;
	uint64_t start = is_mains(pta, o->start) ? key_of_node(keys, o->start)
											 : pta->nodes.v[o->start].public.method->id;
	uint64_t made = !o->start       ? 1
		: is_mains(pta, with->node) ? key_of_object(keys, o->object)
									: key_of_place(with);
	uint64_t entry = pta->nodes.v[o->entry].public.method->id;
	return keys->origins[origin] = hash_pair(hash_pair(start, o->bci), hash_pair(made, entry)) | 1;
}

static uint64_t key_of_element(struct keys *keys, uint64_t element)
{
	const struct pta *pta = keys->pta;
	if (element >> 63)
		return key_of_object(keys, (uint32_t)element);
	// A place that makes objects has a shape in it, whose number is a matter of order.
	if (!(element >> 62) && pta->options.policy == PTA_BY_OBJECT)
		return hash_pair(element >> 36 << 16 | (element & UINT16_MAX),
			key_of_type(pta->shapes.v[element >> 16 & 0xfffff].type));
	return element;
}

static uint64_t key_of_node(struct keys *keys, uint32_t node)
{
	const struct pta *pta = keys->pta;
	const struct pta_node *n = &pta->nodes.v[node].public;
	if (!node || keys->nodes[node])
		return keys->nodes[node];
	uint64_t key = n->method->id;
	key = hash_pair(key, n->origin ? key_of_origin(keys, n->origin) : 0);
	key = hash_pair(key, n->receiver ? key_of_object(keys, n->receiver) : 0);
	for (uint32_t at = n->chain; at; at = pta->chains.v[at].rest)
		key = hash_pair(key, key_of_element(keys, pta->chains.v[at].element));
	return keys->nodes[node] = key | 1;
}

uint64_t key_of_object(struct keys *keys, uint32_t object)
{
	const struct object *o = &keys->pta->objects.v[object];
	if (!object || keys->objects[object])
		return keys->objects[object];
	uint64_t which = o->public.kind == PTA_CLASS && o->public.klass ? o->public.klass->id : 0;
	if (o->reflected_method)
		which = o->reflected_method->id;
	else if (o->reflected_field)
		which = (uint64_t)1 << 32 | o->reflected_field->id;
	else if (o->reflected_class)
		which = (uint64_t)1 << 33 | o->reflected_class->id;
	uint64_t key = hash_pair(key_of_place(&o->public), (uint64_t)o->public.kind << 60 ^ which);
	return keys->objects[object] = hash_pair(key, key_of_node(keys, o->public.node)) | 1;
}
