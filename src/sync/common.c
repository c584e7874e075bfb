// Have two accesses a lock in common? See sync.h. Each lock's names are turned to the accessed object:
// the one object or class that it is, or its way from the accessed object. Equal ways lead to one lock if
// the objects are one: down by stable fields always, up only if the accessed object is in one owner.
#include "sync/internal.h"

#include "class/class.h"

// The names as seen from the accessed object: ways begin there (number 0).
void sync_turn_by(const struct sync *sync, const struct sync_access *access,
	const held_names *entry, held_names *out)
{
	const struct body *body = bodies_of_node(sync->bodies, access->node);
	held_names held = { 0 };
	sync_held_by(sync, access->node, access->insn, entry, &held);
	struct chain chain = { 0 };
	if (access->base)
		chain = sync_chain(sync, body, access->base, false, 0);
	for (uint32_t h = 0; h < held.n; h++) {
		struct held_name name = held.v[h];
		if (name.kind != NAME_WAY) {
			vec_push(out, name);
			continue;
		}
		for (uint32_t i = 0; i < chain.n; i++) {
			if (chain.links[i] != name.number || i + name.n_ups > NAME_FIELDS)
				continue;
			struct held_name turned = name;
			turned.number = 0;
			turned.n_ups = (uint8_t)(i + name.n_ups);
			for (uint32_t f = 0; f < i; f++)
				turned.ups[f] = chain.fields[f];
			for (uint32_t f = 0; f < name.n_ups; f++)
				turned.ups[i + f] = name.ups[f];
			vec_push(out, turned);
			break;
		}
	}
	vec_release(&held);
}

// The index at which the accessed object, or who holds it, was taken out of an array; 0: it was not.
static uint32_t slot_index(const struct sync *sync, const struct body *body, uint32_t base)
{
	struct chain chain = sync_chain(sync, body, base, true, 0);
	const struct ir_insn *last = ir_at(body->ir, chain.links[chain.n - 1]);
	return sync_is_slot(body, chain.links[chain.n - 1]) ? ir_arg(body->ir, last, 1) : 0;
}

// Ways from one element, or from what is in it, to the lock of the same index: striped locks.
static void turn_stripes(const struct sync *sync, const struct sync_access *access, held_names *out)
{
	const struct body *body = bodies_of_node(sync->bodies, access->node);
	if (!access->base)
		return;
	uint32_t slot = access->index ? 0 : slot_index(sync, body, access->base);
	uint32_t index = access->index ? access->index : slot;
	if (!index)
		return;
	struct chain base = sync_chain(sync, body, access->base, true, slot);
	for (const struct held *held = locks_at(body->locks, access->insn); held; held = held->below) {
		if (!held->value)
			continue;
		struct chain lock = sync_chain(sync, body, held->value, true, index);
		for (uint32_t i = 0; i < base.n && lock.index; i++)
			for (uint32_t j = 0; j < lock.n; j++) {
				if (base.links[i] != lock.links[j] || i > NAME_FIELDS || j > NAME_FIELDS || !j)
					continue;
				struct held_name name = { .kind = NAME_WAY,
					.number = slot ? 2 : 1,
					.n_ups = (uint8_t)i,
					.n_downs = (uint8_t)j };
				for (uint32_t f = 0; f < i; f++)
					name.ups[f] = base.fields[f];
				for (uint32_t f = 0; f < j; f++)
					name.downs[f] = lock.fields[j - 1 - f];
				vec_push(out, name);
			}
	}
}

// There is one such object, and it is in that field of one other object only.
static bool is_in_one_place(const struct sync *sync, uint32_t object, const struct field *field)
{
	uint32_t n, n_here = 0;
	const struct holder *holders = heap_holders(sync->heap, object, &n);
	for (uint32_t i = 0; i < n; i++) {
		if (holders[i].field != field)
			continue;
		if (++n_here > 1 || !holders[i].object || holders[i].object == HOLDER_MANY ||
			!heap_object_is_once(sync->heap, holders[i].object))
			return false;
	}
	return n_here == 1 && heap_object_is_once(sync->heap, object);
}

// Those who hold the objects in that field (NULL: as an element). False: very many.
static bool go_up(const struct sync *sync, const struct field *field, object_list *objects)
{
	object_list above = { 0 };
	bool is_known = true;
	for (uint32_t i = 0; i < objects->n; i++) {
		uint32_t n;
		const struct holder *holders = heap_holders(sync->heap, objects->v[i], &n);
		for (uint32_t k = 0; k < n; k++) {
			if (holders[k].field != field)
				continue;
			is_known &= holders[k].object && holders[k].object != HOLDER_MANY;
			if (is_known)
				object_list_add(&above, holders[k].object);
		}
	}
	vec_release(objects);
	*objects = above;
	return is_known;
}

// Is each object that holds them, on the way up, in one slot of an array only, where the way is by a slot?
static bool is_one_slot(const struct sync *sync, const struct held_name *name,
	const object_list *objects)
{
	object_list at = { 0 };
	bool is_one = true;
	for (uint32_t i = 0; i < objects->n; i++)
		object_list_add(&at, objects->v[i]);
	for (uint32_t i = 0; i < name->n_ups && is_one; i++) {
		for (uint32_t k = 0; k < at.n && !name->ups[i] && is_one; k++)
			is_one = heap_has_one_owner(sync->heap, at.v[k], NULL);
		is_one &= go_up(sync, name->ups[i], &at);
	}
	vec_release(&at);
	return is_one;
}

static bool is_one_owner(const struct sync *sync, const struct held_name *name,
	const object_list *objects)
{
	bool has_slot = false;
	for (uint32_t i = 0; name->n_ups && i < objects->n; i++)
		if (!is_in_one_place(sync, objects->v[i], name->ups[0]) &&
			!heap_has_one_owner(sync->heap, objects->v[i], name->ups[0]))
			return false;
	for (uint32_t i = 1; i < name->n_ups; i++) {
		if (name->ups[i] && !heap_field_is_stable(sync->heap, name->ups[i]))
			return false;
		has_slot |= !name->ups[i];
	}
	return !has_slot || is_one_slot(sync, name, objects);
}

// Are they values of the map, or in one of these only?
static bool are_in_entries(const struct sync *sync, uint32_t map, const object_list *objects)
{
	pta_set values = pta_contents(sync->pta, map, MODEL_FIELD_VALUE);
	for (uint32_t i = 0; i < objects->n; i++) {
		uint32_t n, object = objects->v[i];
		const struct holder *holders = heap_holders(sync->heap, object, &n);
		bool is_in = pta_set_has(sync->pta, values, object);
		for (uint32_t k = 0; k < n && !is_in; k++)
			is_in = holders[k].object && holders[k].object != HOLDER_MANY &&
				pta_set_has(sync->pta, values, holders[k].object) &&
				heap_has_one_owner(sync->heap, object, holders[k].field);
		if (!is_in)
			return false;
	}
	return objects->n > 0;
}

void sync_turn(const struct sync *sync, const struct sync_access *access, held_names *out)
{
	sync_turn_by(sync, access, &sync->entries[access->node], out);
	turn_stripes(sync, access, out);
}

bool sync_have_common(const struct sync *sync, const held_names *p, const held_names *q,
	const object_list *objects, struct held_name *name)
{
	for (uint32_t i = 0; i < p->n; i++)
		for (uint32_t k = 0; k < q->n; k++) {
			struct held_name a = p->v[i], b = q->v[k];
			if (a.is_read && b.is_read)
				continue;
			a.is_read = b.is_read = false;
			if (!held_name_equal(&a, &b) ||
				(a.kind == NAME_WAY && !is_one_owner(sync, &a, objects)) ||
				(a.kind == NAME_ENTRY && !are_in_entries(sync, a.number, objects)))
				continue;
			*name = p->v[i];
			return true;
		}
	return false;
}

// ---- owners -----------------------------------------------------------------------------------

pta_set sync_owners(const struct sync *sync, const struct sync_access *access, uint32_t object,
	const struct field **field)
{
	const struct body *body = bodies_of_node(sync->bodies, access->node);
	if (!access->base)
		return 0;
	struct chain chain = sync_chain(sync, body, access->base, false, 0);
	*field = chain.n > 1 ? chain.fields[0] : NULL;
	if (!*field || !heap_has_one_owner(sync->heap, object, *field))
		return 0;
	return pta_value(sync->pta, access->node, chain.links[1]);
}

bool sync_may_be_same(const struct sync *sync, const struct sync_access *p,
	const struct sync_access *q, uint32_t object)
{
	const struct field *of_p = NULL, *of_q = NULL;
	pta_set owners_p = sync_owners(sync, p, object, &of_p);
	pta_set owners_q = sync_owners(sync, q, object, &of_q);
	return !owners_p || !owners_q || of_p != of_q || pta_sets_meet(sync->pta, owners_p, owners_q);
}

// ---- for people -------------------------------------------------------------------------------

void sync_print_name(const struct sync *sync, uint32_t node, const struct held_name *name,
	struct buf *out)
{
	const struct body *body = bodies_of_node(sync->bodies, node);
	switch (name->kind) {
	case NAME_CLASS:
		class_print_name(name_slice(sync->bodies->world->classes[name->number]->name), out);
		buf_string(out, ".class");
		break;
	case NAME_STRING:
		buf_string(out, "a string");
		break;
	case NAME_ENTRY:
		buf_string(out, "an entry of ");
		__attribute__((fallthrough));
	case NAME_CLAIM:
	case NAME_OBJECT: {
		const struct pta_object *o = pta_object(sync->pta, name->number);
		uint32_t n;
		const struct holder *holders = heap_holders(sync->heap, name->number, &n);
		if (n && holders[0].field) {
			class_print_name(name_slice(holders[0].field->owner->name), out);
			buf_printf(out, ".%.*s", SLICE_ARG(name_slice(holders[0].field->name)));
		} else if (o->klass) {
			buf_string(out, "a ");
			class_print_name(name_slice(o->klass->name), out);
		} else {
			buf_string(out, "an array");
		}
		break;
	}
	default:
		if (body && name->number && name->number <= body->ir->n_insns && !name->n_ups)
			path_print(body->paths, path_of(body->paths, name->number), out);
		else if (name->n_ups)
			buf_printf(out, "the holder of .%.*s",
				SLICE_ARG(name->ups[0] ? name_slice(name->ups[0]->name) : SLICE("[]")));
		else
			buf_string(out, "the object itself");
		for (uint32_t i = 0; i < name->n_downs; i++)
			buf_printf(out, ".%.*s",
				SLICE_ARG(name->downs[i] ? name_slice(name->downs[i]->name) : SLICE("[]")));
		break;
	}
	if (name->is_read)
		buf_string(out, " (read)");
}

void sync_print_held(const struct sync *sync, uint32_t node, uint32_t insn, struct arena *arena,
	uint32_t *n, const char ***texts)
{
	held_names held = { 0 };
	sync_held_at(sync, node, insn, &held);
	*n = 0;
	*texts = ARENA_ARRAY(arena, const char *, held.n + 1);
	bool has_object = false;
	for (uint32_t i = 0; i < held.n; i++)
		has_object |= held.v[i].kind != NAME_WAY;
	for (uint32_t i = 0; i < held.n; i++) {
		// Of a lock that is one object, that says more than ways to it.
		if (held.v[i].kind == NAME_WAY && (has_object || held.v[i].n_downs))
			continue;
		struct buf text = BUF_INIT;
		sync_print_name(sync, node, &held.v[i], &text);
		(*texts)[(*n)++] = (const char *)arena_printf(arena, "%s", buf_cstring(&text)).ptr;
		buf_release(&text);
	}
	vec_release(&held);
}
