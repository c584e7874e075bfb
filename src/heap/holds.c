// What can be come to from the objects of a set: themselves, what is in their fields, elements and contents, what is in
// those. Found once for each set, as far as MAX_HELD objects: sets that come to more may come to anything.
#include "heap/internal.h"

#define MAX_HELD 64

static bool note_set(const struct heap *heap, pta_set set, object_list *found)
{
	for (uint32_t o = pta_set_next(heap->pta, set, 1); o && found->n <= MAX_HELD;
		 o = pta_set_next(heap->pta, set, o + 1)) {
		bool is_known = false;
		for (uint32_t i = 0; i < found->n && !is_known; i++)
			is_known = found->v[i] == o;
		if (!is_known)
			vec_push(found, o);
	}
	return found->n <= MAX_HELD;
}

static bool note_held(const struct heap *heap, uint32_t object, object_list *found)
{
	const struct pta_object *o = pta_object(heap->pta, object);
	if (o->kind == PTA_LAMBDA) // what it captured is in no field
		return false;
	if (o->type.kind == KIND_ARRAY)
		return note_set(heap, pta_elements(heap->pta, object), found);
	for (const struct klass *k = o->klass; k; k = k->super)
		for (uint32_t i = 0; i < k->n_fields; i++)
			if (!(k->fields[i].access & ACC_STATIC) &&
				!note_set(heap, pta_field(heap->pta, object, &k->fields[i]), found))
				return false;
	for (uint32_t f = MODEL_FIELD_ELEM; f < MODEL_N_FIELDS; f++)
		if (!note_set(heap, pta_contents(heap->pta, object, f), found))
			return false;
	return true;
}

static uint64_t find_held(struct heap *heap, pta_set set)
{
	object_list found = { 0 };
	bool is_whole = note_set(heap, set, &found);
	for (uint32_t i = 0; i < found.n && is_whole; i++)
		is_whole = note_held(heap, found.v[i], &found);
	if (is_whole)
		vec_push(&heap->held, found);
	else
		vec_release(&found);
	return is_whole ? heap->held.n : UINT64_MAX;
}

bool heap_may_come_to(struct heap *heap, pta_set from, pta_set to)
{
	bool is_new;
	uint64_t *known = map_put(&heap->held_by_set, from, &is_new);
	if (is_new) {
		uint64_t number = find_held(heap, from);
		known = map_put(&heap->held_by_set, from, NULL);
		*known = number;
	}
	if (*known == UINT64_MAX)
		return true;
	const object_list *held = &heap->held.v[*known - 1];
	for (uint32_t i = 0; i < held->n; i++)
		if (pta_set_has(heap->pta, to, held->v[i]))
			return true;
	return false;
}
