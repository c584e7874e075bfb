// Fields: who writes them, and in which fields and arrays an object is kept.
#include "heap/internal.h"

#include <stdlib.h>

#include "base/budget.h"
#include "class/class.h"

// ---- writes -----------------------------------------------------------------------------------

static bool is_named(const struct method *method, const char *name)
{
	return slice_equal(name_slice(method->name), slice_of_string(name));
}

// In a constructor of the field's class on `this`, or in the class's initialiser.
static bool is_first_write(const struct body *body, const struct ir_insn *insn,
	const struct field *field)
{
	if (body->method->owner != field->owner || insn->op == IR_INVOKE)
		return false;
	if (insn->op == IR_PUT_STATIC)
		return is_named(body->method, "<clinit>");
	return is_named(body->method, "<init>") &&
		path_source(body->paths, ir_arg(body->ir, insn, 0)) == 1;
}

static void note_write(struct heap *heap, const struct body *body, uint32_t at)
{
	const struct ir_insn *insn = ir_at(body->ir, at);
	const struct field *field = body->fields[at];
	if (!field || field->id >= heap->n_fields)
		return;
	struct field_writes *writes = &heap->writes[field->id];
	writes->n_all++;
	if (is_first_write(body, insn, field))
		return;
	const struct ir_insn *value = ir_at(body->ir, ir_arg(body->ir, insn, insn->n_args - 1u));
	// Of calls through a handle only a plain set says what it writes.
	bool is_set = insn->op != IR_INVOKE || insn->type.kind == KIND_NONE;
	bool is_constant = is_set && value->op == IR_CONST_INT && value->constant == 0;
	if (writes->n_later++ == 0) {
		writes->is_constant = is_constant;
		writes->constant = is_constant ? value->immediate : 0;
	} else if (!is_constant || value->immediate != writes->constant) {
		writes->is_constant = false;
	}
}

static bool writes_by_handle(const struct body *body, uint32_t at)
{
	const struct model_row *row = body->models[at];
	for (uint32_t i = 0; body->fields[at] && row && i < row->n_effects; i++)
		if (row->effects[i].kind == MODEL_WRITE)
			return true;
	return false;
}

void heap_note_writes(struct heap *heap)
{
	heap->n_fields = heap->bodies->world->n_fields + 1;
	heap->writes = xcalloc(heap->n_fields, sizeof(*heap->writes));
	for (uint32_t b = 0; b < heap->bodies->all.n; b++) {
		const struct body *body = heap->bodies->all.v[b];
		for (uint32_t i = 1; i <= body->ir->n_insns; i++) {
			uint8_t op = ir_at(body->ir, i)->op;
			if (op == IR_PUT_FIELD || op == IR_PUT_STATIC ||
				(op == IR_INVOKE && writes_by_handle(body, i)))
				note_write(heap, body, i);
		}
	}
}

bool heap_field_is_stable(const struct heap *heap, const struct field *field)
{
	if (field->access & ACC_FINAL)
		return true;
	bool is_own = !klass_is_phantom(field->owner) && field->owner->role != ROLE_JDK;
	return is_own && field->id < heap->n_fields && heap->writes[field->id].n_later == 0;
}

bool heap_field_constant(const struct heap *heap, const struct field *field, int32_t *value)
{
	if (field->id >= heap->n_fields || !heap->writes[field->id].n_later)
		return false;
	*value = heap->writes[field->id].constant;
	return heap->writes[field->id].is_constant;
}

#define MAX_HOLDERS 64 // of one store, told apart

// ---- holders ----------------------------------------------------------------------------------

struct held_by {
	uint32_t object;
	struct holder holder;
};

static int compare_holders(const void *left, const void *right)
{
	const struct holder *a = left, *b = right;
	if (a->object != b->object)
		return a->object < b->object ? -1 : 1;
	uint32_t x = a->field ? a->field->id : 0, y = b->field ? b->field->id : 0;
	return x < y ? -1 : x > y;
}

struct held_set {
	uint32_t holder;
	pta_set set;
};

typedef struct {
	VEC(struct held_by) all;
	VEC(struct held_set) sets;
	struct map seen; // a set, a field and a base: methods are there once for each context
} held_list;

static void note_held(const struct heap *heap, pta_set values, const struct field *field,
	uint32_t base, held_list *list)
{
	bool is_new;
	map_put(&list->seen, hash_pair((uint64_t)values << 32 | base, field ? field->id : 0), &is_new);
	if (is_new && values && base != HOLDER_MANY)
		vec_push(&list->sets, (struct held_set){ base, values });
	for (uint32_t o = is_new ? pta_set_next(heap->pta, values, 1) : 0; o;
		 o = pta_set_next(heap->pta, values, o + 1))
		vec_push(&list->all, (struct held_by){ o, { field, base } });
}

// A function object holds what it captures.
static void note_captured(struct heap *heap, uint32_t node, const struct body *body, uint32_t at,
	held_list *list)
{
	const struct ir_insn *insn = ir_at(body->ir, at);
	pta_set functions = pta_value(heap->pta, node, at);
	for (uint32_t k = 0; k < insn->n_args; k++) {
		pta_set values = pta_value(heap->pta, node, ir_arg(body->ir, insn, k));
		for (uint32_t f = pta_set_next(heap->pta, functions, 1); f;
			 f = pta_set_next(heap->pta, functions, f + 1))
			note_held(heap, values, NULL, f, list);
	}
}

static void note_store(struct heap *heap, uint32_t node, const struct body *body, uint32_t at,
	held_list *list)
{
	const struct ir_insn *insn = ir_at(body->ir, at);
	bool is_store = insn->op == IR_PUT_FIELD || insn->op == IR_PUT_STATIC ||
		insn->op == IR_ARRAY_STORE;
	if (insn->op == IR_INVOKE && insn->sub == OP_invokedynamic)
		note_captured(heap, node, body, at, list);
	if (!is_store)
		return;
	pta_set values = pta_value(heap->pta, node, ir_arg(body->ir, insn, insn->n_args - 1u));
	if (!values)
		return;
	vec_push(&heap->stores, (struct ref_store){ node, at, body->fields[at] });
	if (insn->op == IR_PUT_STATIC) {
		note_held(heap, values, body->fields[at], 0, list);
		return;
	}
	pta_set bases = pta_value(heap->pta, node, ir_arg(body->ir, insn, 0));
	if (pta_set_count(heap->pta, bases) > MAX_HOLDERS) {
		note_held(heap, values, body->fields[at], HOLDER_MANY, list);
		return;
	}
	for (uint32_t base = pta_set_next(heap->pta, bases, 1); base;
		 base = pta_set_next(heap->pta, bases, base + 1))
		note_held(heap, values, body->fields[at], base, list);
}

// Pseudo-fields of modelled objects hold too.
static void note_contents(struct heap *heap, held_list *list)
{
	for (uint32_t o = 1; o <= pta_n_objects(heap->pta); o++) {
		const struct pta_object *object = pta_object(heap->pta, o);
		if (object->type.kind != KIND_CLASS)
			continue;
		for (uint32_t f = MODEL_FIELD_ELEM; f < MODEL_N_FIELDS; f++) {
			pta_set held = pta_contents(heap->pta, o, f);
			if (held)
				note_held(heap, held, NULL, o, list);
		}
	}
}

// By object: there are many, and each has few.
static void keep_holders(struct heap *heap, const held_list *list)
{
	uint32_t n_objects = pta_n_objects(heap->pta);
	uint32_t *place = xcalloc(n_objects + 2, sizeof(*place));
	struct holder *sorted = xcalloc(list->all.n + 1, sizeof(*sorted));
	heap->first_holder = xcalloc(n_objects + 2, sizeof(uint32_t));
	for (uint32_t i = 0; i < list->all.n; i++)
		place[list->all.v[i].object + 1]++;
	for (uint32_t o = 0; o <= n_objects; o++)
		place[o + 1] += place[o];
	for (uint32_t i = 0; i < list->all.n; i++)
		sorted[place[list->all.v[i].object]++] = list->all.v[i].holder;
	for (uint32_t o = 0, at = 0; o <= n_objects; at = place[o++]) {
		heap->first_holder[o] = heap->holders.n;
		qsort(sorted + at, place[o] - at, sizeof(*sorted), compare_holders);
		for (uint32_t i = at; i < place[o]; i++)
			if (i == at || compare_holders(&sorted[i - 1], &sorted[i]) != 0)
				vec_push(&heap->holders, sorted[i]);
	}
	heap->first_holder[n_objects + 1] = heap->holders.n;
	free(place);
	free(sorted);
}

// The other way round, by holder.
static void keep_held(struct heap *heap, const held_list *list)
{
	uint32_t n_objects = pta_n_objects(heap->pta);
	uint32_t *place = xcalloc(n_objects + 2, sizeof(*place));
	for (uint32_t i = 0; i < list->sets.n; i++)
		place[list->sets.v[i].holder + 1]++;
	for (uint32_t o = 0; o <= n_objects; o++)
		place[o + 1] += place[o];
	heap->held_sets = xcalloc(list->sets.n + 1, sizeof(*heap->held_sets));
	heap->first_held = xcalloc(n_objects + 2, sizeof(uint32_t));
	memcpy(heap->first_held, place, (n_objects + 2) * sizeof(*place));
	for (uint32_t i = 0; i < list->sets.n; i++)
		heap->held_sets[place[list->sets.v[i].holder]++] = list->sets.v[i].set;
	free(place);
}

void heap_note_holders(struct heap *heap)
{
	held_list list = { 0 };
	for (uint32_t node = 1; node <= pta_n_nodes(heap->pta); node++) {
		const struct body *body = bodies_of_node(heap->bodies, node);
		if (budget_is_over(heap->bodies->budget))
			break;
		for (uint32_t i = 1; body && i <= body->ir->n_insns; i++)
			note_store(heap, node, body, i, &list);
	}
	note_contents(heap, &list);
	keep_holders(heap, &list);
	keep_held(heap, &list);
	vec_release(&list.all);
	vec_release(&list.sets);
	map_release(&list.seen);
}

const struct holder *heap_holders(const struct heap *heap, uint32_t object, uint32_t *n)
{
	*n = heap->first_holder[object + 1] - heap->first_holder[object];
	return *n ? heap->holders.v + heap->first_holder[object] : NULL;
}

const pta_set *heap_held_sets(const struct heap *heap, uint32_t object, uint32_t *n)
{
	*n = heap->first_held[object + 1] - heap->first_held[object];
	return heap->held_sets + heap->first_held[object];
}

// Does this store put a new object there, and does nothing else get it?
static bool stores_new(const struct heap *heap, const struct ref_store *store)
{
	const struct body *body = bodies_of_node(heap->bodies, store->node);
	const struct ir *ir = body->ir;
	const struct ir_insn *insn = ir_at(ir, store->insn);
	uint32_t value = path_source(body->paths, ir_arg(ir, insn, insn->n_args - 1u));
	uint8_t op = ir_at(ir, value)->op;
	if (op == IR_INVOKE) // a model says that what it returns is new: checked by the object's place
		return body->models[value] != NULL;
	return op == IR_NEW || op == IR_NEW_ARRAY;
}

static bool find_one_owner(const struct heap *heap, uint32_t object, const struct field *field)
{
	uint32_t n;
	const struct holder *holders = heap_holders(heap, object, &n);
	for (uint32_t i = 0; i < n; i++)
		if (holders[i].field != field)
			return false;
	for (uint32_t i = 0; i < heap->stores.n; i++) {
		const struct ref_store *store = &heap->stores.v[i];
		const struct body *body = bodies_of_node(heap->bodies, store->node);
		const struct ir_insn *insn = ir_at(body->ir, store->insn);
		uint32_t value = ir_arg(body->ir, insn, insn->n_args - 1u);
		if (store->field == field && !stores_new(heap, store) &&
			pta_set_has(heap->pta, pta_value(heap->pta, store->node, value), object))
			return false;
	}
	return n > 0;
}

bool heap_has_one_owner(struct heap *heap, uint32_t object, const struct field *field)
{
	bool is_new;
	uint64_t *known = map_put(&heap->owners, (uint64_t)object << 32 | (field ? field->id : 0),
		&is_new);
	if (is_new)
		*known = find_one_owner(heap, object, field) ? 1 : 2;
	return *known == 1;
}

// ---- making -----------------------------------------------------------------------------------

struct heap *heap_new(const struct bodies *bodies)
{
	struct heap *heap = xcalloc(1, sizeof(*heap));
	heap->bodies = bodies;
	heap->pta = bodies->pta;
	arena_init(&heap->arena);
	heap_count_times(heap);
	heap_note_once(heap);
	heap_note_writes(heap);
	heap_note_holders(heap);
	return heap;
}

void heap_free(struct heap *heap)
{
	if (!heap)
		return;
	free(heap->times);
	free(heap->writes);
	free(heap->first_holder);
	free(heap->first_held);
	free(heap->held_sets);
	free(heap->new_for_each);
	free(heap->leaks);
	free(heap->fresh_params);
	vec_release(&heap->stores);
	vec_release(&heap->holders);
	map_release(&heap->owners);
	map_release(&heap->held_by_set);
	for (uint32_t i = 0; i < heap->held.n; i++)
		vec_release(&heap->held.v[i]);
	vec_release(&heap->held);
	map_release(&heap->owning);
	map_release(&heap->exchanged);
	arena_release(&heap->arena);
	free(heap);
}
