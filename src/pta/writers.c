// Who writes what: statements by variable and field, rows by pseudo-field, calls by result.
#include "pta/relevance.h"

#include <stdlib.h>

static uint64_t place_key(uint32_t node, uint16_t bci)
{
	return (uint64_t)node << 16 | bci;
}

struct row_place *writers_place(const struct writers *x, uint32_t node, uint16_t bci)
{
	const uint64_t *known = map_get(&x->place_of, place_key(node, bci));
	return known ? &x->places.v[*known - 1] : NULL;
}

static struct row_place *place_make(struct writers *x, uint32_t node, uint16_t bci)
{
	bool is_new;
	uint64_t *known = map_put(&x->place_of, place_key(node, bci), &is_new);
	if (is_new) {
		vec_push(&x->places, (struct row_place){ .node = node, .bci = bci });
		*known = x->places.n;
	}
	return &x->places.v[*known - 1];
}

// ---- rows -------------------------------------------------------------------------------------

static void note_field(struct row_place *place, uint64_t *bits, uint8_t field)
{
	if (field == MODEL_FIELD_ALL)
		memset(bits, 0xff, 4 * sizeof(*bits));
	else if (field == MODEL_FIELD_ANY)
		place->has_any = true;
	else
		bits[field / 64] |= (uint64_t)1 << (field % 64);
}

// is_store: the last field is written, those before are read.
static void note_place(struct writers *x, struct row_place *place, const struct application *app,
	const struct model_place *p, bool is_store)
{
	const struct field *named = model_static_field(x->base, app, p);
	if (named)
		vec_push(&place->statics, named);
	place->has_like |= p->base == MODEL_NEW_LIKE;
	for (uint32_t i = 0; i < p->n_fields; i++)
		note_field(place, is_store && i + 1 == p->n_fields ? place->stores : place->loads,
			p->fields[i]);
}

static void note_builtin(struct row_place *place, uint8_t builtin)
{
	if (builtin == MODEL_BUILTIN_CURRENT_THREAD) {
		place->has_thread = true;
	} else if (builtin != MODEL_BUILTIN_GET_CLASS) {
		place->has_reflection = true;
		note_field(place, place->loads, MODEL_FIELD_ARRAY);
		note_field(place, place->stores, MODEL_FIELD_ARRAY);
		note_field(place, place->stores, MODEL_FIELD_ELEM);
	}
}

static void note_row(struct writers *x, struct row_place *place, const struct application *app)
{
	for (uint32_t i = 0; i < app->row->n_effects; i++) {
		const struct model_effect *e = &app->row->effects[i];
		switch (e->kind) {
		case MODEL_SHARE:
			note_place(x, place, app, &e->to, false);
			note_place(x, place, app, &e->from, true);
			__attribute__((fallthrough));
		case MODEL_MOVE:
			note_place(x, place, app, &e->to, true);
			note_place(x, place, app, &e->from, false);
			break;
		case MODEL_CALL:
			note_place(x, place, app, &e->to, true);
			note_place(x, place, app, &e->from, false);
			note_place(x, place, app, &e->by, false);
			note_place(x, place, app, &e->as, false);
			for (uint32_t k = 0; k < e->n_args; k++)
				note_place(x, place, app, &e->args[k], false);
			if (e->as.base != MODEL_NOWHERE) {
				place->has_future = true;
				note_field(place, place->stores, MODEL_FIELD_FAILURE);
			}
			break;
		case MODEL_VIEW:
			note_field(place, place->loads, MODEL_FIELD_READ);
			note_field(place, place->loads, MODEL_FIELD_WRITE);
			break;
		case MODEL_DO:
			note_builtin(place, e->detail);
			break;
		default:
			break;
		}
	}
}

static void index_rows(struct writers *x)
{
	const struct pta *base = x->base;
	for (uint32_t i = 0; i < base->applications.n; i++) {
		const struct application *app = &base->applications.v[i];
		const struct site *site = &base->sites.v[app->site];
		note_row(x, place_make(x, site->node, site->bci), app);
	}
	for (uint32_t i = 0; i < base->lambda_linked.cap; i++) {
		uint64_t key = base->lambda_linked.slots[i].key;
		const struct site *site = &base->sites.v[key >> 63 ? key << 1 >> 33 : 0];
		const struct method *method = key >> 63 ? base->world->methods[(uint32_t)key] : NULL;
		if (key >> 63 && (!method || method->owner->role != ROLE_JDK))
			map_put(&x->absent, place_key(site->node, site->bci), NULL);
	}
}

// ---- fields that no statement names -----------------------------------------------------------

static void touch_fields(struct writers *x, struct bitset *touched, uint32_t object)
{
	const struct klass *klass = x->base->shapes.v[x->base->objects.v[object].shape].klass;
	if (!klass)
		bitset_add(touched, 0);
	for (; klass; klass = klass->super)
		for (uint32_t i = 0; i < klass->n_fields; i++)
			bitset_add(touched, klass->fields[i].id);
}

static void index_touched(struct writers *x)
{
	const struct pta *base = x->base;
	for (uint32_t i = 0; i < N_TOUCHED; i++)
		x->touched[i] = bitset_new(base->world->n_fields + 1, &x->arena);
	for (uint32_t c = 1; c < base->cells.n; c++)
		for (uint32_t u = base->cells.v[c].uses; u; u = base->uses.v[u].next) {
			uint8_t kind = base->uses.v[u].kind;
			if (kind != USE_ANY_LOAD && kind != USE_ANY_STORE && kind != USE_LIKE)
				continue;
			uint32_t set = base->cells.v[c].set;
			for (uint32_t o = sets_next(&base->sets, set, 1); o;
				 o = sets_next(&base->sets, set, o + 1))
				touch_fields(x, &x->touched[kind == USE_LIKE ? TOUCHED_LIKE : TOUCHED_ANY], o);
		}
	for (uint32_t o = 1; o < base->objects.n; o++) {
		const struct klass *any = base->objects.v[o].reflected_class;
		for (uint32_t i = 0; any && i < any->n_fields; i++)
			bitset_add(&x->touched[TOUCHED_REFLECTION], any->fields[i].id);
		if (base->objects.v[o].reflected_field)
			bitset_add(&x->touched[TOUCHED_REFLECTION], base->objects.v[o].reflected_field->id);
	}
}

// ---- statements -------------------------------------------------------------------------------

static void chain(uint32_t *head, uint32_t *next, uint32_t number)
{
	*next = *head;
	*head = number + 1;
}

// An object is made for which `implemented` rows hold (model_implement).
static void note_made(struct writers *x, uint32_t number, struct ir_type type)
{
	const struct klass *klass = type.kind == KIND_CLASS ? x->base->world->classes[type.klass]
														: NULL;
	const struct model_row *rows[8];
	if (!klass || klass->role == ROLE_JDK || !x->base->options.models)
		return;
	uint32_t n = models_implemented(x->base->options.models, klass, rows, 8);
	for (uint32_t i = 0; i < n && i < 8; i++)
		note_row(x, &x->implemented, &(struct application){ .row = rows[i] });
	if (n)
		vec_push(&x->implementing, number);
}

static void index_statement(struct writers *x, uint32_t node, uint32_t number,
	const struct pag_stmt *s)
{
	x->node_of_stmt[number] = node;
	switch ((enum pag_op)s->op) {
	case PAG_STORE:
	case PAG_STATIC_STORE:
		chain(&x->store[s->field->id], &x->next[number], number);
		break;
	case PAG_ELEMENT_STORE:
		chain(&x->store[0], &x->next[number], number);
		break;
	case PAG_LEAK:
		vec_push(&x->leaks, number);
		break;
	case PAG_INITIALISE:
		break;
	case PAG_NEW:
		note_made(x, number, s->type);
		__attribute__((fallthrough));
	default:
		chain(&x->writer[x->first_var[node] + s->a], &x->next[number], number);
		break;
	}
}

static void index_node(struct writers *x, uint32_t node)
{
	const struct pag *pag = x->base->nodes.v[node].pag;
	for (uint32_t i = 0; i < pag->n_stmts; i++)
		index_statement(x, node, x->first_stmt[node] + i, &pag->stmts[i]);
	for (uint32_t i = 0; i < pag->n_calls; i++) {
		const struct pag_call *call = &pag->calls[i];
		uint32_t number = 2 * (x->first_call[node] + i);
		if (call->result)
			chain(&x->call_writer[x->first_var[node] + call->result], &x->next_call[number],
				number);
		if (call->thrown)
			chain(&x->call_writer[x->first_var[node] + call->thrown], &x->next_call[number + 1],
				number + 1);
	}
}

static void count(struct writers *x)
{
	const struct pta *base = x->base;
	x->first_var = ARENA_ARRAY(&x->arena, uint32_t, base->nodes.n);
	x->first_stmt = ARENA_ARRAY(&x->arena, uint32_t, base->nodes.n);
	x->first_call = ARENA_ARRAY(&x->arena, uint32_t, base->nodes.n);
	for (uint32_t i = 1; i < base->nodes.n; i++) {
		const struct node *node = &base->nodes.v[i];
		bool has_code = node->pag && !node->pag->is_failed;
		x->first_var[i] = x->n_vars;
		x->first_stmt[i] = x->n_stmts;
		x->first_call[i] = x->n_calls;
		x->n_vars += 1 + (has_code ? node->pag->n_vars : node->n_refs + 2);
		x->n_stmts += has_code ? node->pag->n_stmts : 0;
		x->n_calls += has_code ? node->pag->n_calls : 0;
	}
}

void writers_init(struct writers *x, struct pta *base)
{
	*x = (struct writers){ .base = base };
	arena_init(&x->arena);
	count(x);
	x->node_of_stmt = ARENA_ARRAY(&x->arena, uint32_t, x->n_stmts);
	x->writer = ARENA_ARRAY(&x->arena, uint32_t, x->n_vars);
	x->store = ARENA_ARRAY(&x->arena, uint32_t, base->world->n_fields + 1);
	x->next = ARENA_ARRAY(&x->arena, uint32_t, x->n_stmts);
	x->call_writer = ARENA_ARRAY(&x->arena, uint32_t, x->n_vars);
	x->next_call = ARENA_ARRAY(&x->arena, uint32_t, 2 * x->n_calls);
	for (uint32_t i = 1; i < base->nodes.n; i++)
		if (base->nodes.v[i].pag && !base->nodes.v[i].pag->is_failed)
			index_node(x, i);
	index_rows(x);
	index_touched(x);
}

void writers_release(struct writers *x)
{
	vec_release(&x->leaks);
	vec_release(&x->implementing);
	for (uint32_t i = 0; i < x->places.n; i++)
		vec_release(&x->places.v[i].statics);
	vec_release(&x->implemented.statics);
	vec_release(&x->places);
	map_release(&x->place_of);
	map_release(&x->absent);
	arena_release(&x->arena);
}
