// Demand-driven origins. A query walks backwards over expressions, each (method, expression) once,
// up to a budget; what it cannot follow leaves the set open.
#include "pta/pta.h"

#include <stdlib.h>

#include "base/hash.h"
#include "base/map.h"
#include "base/vec.h"

#define MAX_STEPS 500
#define MAX_DEPTH 3
#ifdef RADDLE_STRESS
#define FIRST_MET 2
#else
#define FIRST_MET 64
#endif

struct site {
	const struct method_facts *facts;
	uint32_t call;
};

struct place {
	const struct method_facts *facts;
	uint32_t store;
};

// What a query has met; emptied by what is in it, for most queries meet little.
struct met {
	uint64_t *keys; // open addressing; 0: free
	uint32_t cap;
	VEC(uint32_t) used; // slots
};

// By number; 0 where nothing was put.
struct numbers {
	uint32_t *v;
	uint32_t n, cap;
};

struct pta {
	struct facts *facts;
	VEC(struct pta_object) objects;
	struct map by_key;
	struct map groups;        // target_key -> group of methods
	struct numbers group_of;  // method id -> its group
	struct numbers sites_of;  // group of methods -> list in `sites`, + 1
	struct numbers stores_of; // field id -> list in `stores`, + 1
	VEC(struct site) sites;
	VEC(uint32_t) next_site;
	VEC(struct place) stores;
	VEC(uint32_t) next_store;
	VEC(struct place) array_stores;
	struct map makers;           // lambda id -> site + 1
	struct map lambda_of_method; // implementation -> lambda id
	uint32_t depth;              // of queries within queries
	struct map cache;            // (method, expression) -> set + 1
	struct map field_cache;      // field -> set + 1
	VEC(struct pta_set) sets;
	struct met met[MAX_DEPTH + 1]; // by depth
};

struct query {
	struct pta *pta;
	struct pta_set set;
	struct met *met;
	uint32_t n_steps;
	uint32_t n_fields; // whose stores are being followed
};

static void follow(struct query *q, const struct method_facts *facts, uint32_t expr);

// ---- indices --------------------------------------------------------------------------------

// Static methods and constructors by themselves, others by name and descriptor: calls of what they
// override count too.
static uint64_t target_key(const struct method *method)
{
	if (method_is_static(method) || method->name->text[0] == '<' || method->access & ACC_PRIVATE)
		return hash_u64(method->id);
	return hash_pair(method->name->hash, method->descriptor->hash);
}

static uint32_t *number_at(struct numbers *numbers, uint32_t i)
{
	if (i >= numbers->n) {
		vec_reserve(numbers, i + 1);
		memset(numbers->v + numbers->n, 0, (numbers->cap - numbers->n) * sizeof(*numbers->v));
		numbers->n = numbers->cap;
	}
	return &numbers->v[i];
}

static uint32_t number(const struct numbers *numbers, uint32_t i)
{
	return i < numbers->n ? numbers->v[i] : 0;
}

static uint32_t group_of(struct pta *pta, const struct method *method)
{
	uint32_t *group = number_at(&pta->group_of, method->id);
	if (!*group) {
		bool is_new;
		uint64_t *slot = map_put(&pta->groups, target_key(method), &is_new);
		if (is_new)
			*slot = pta->groups.n;
		*group = (uint32_t)*slot;
	}
	return *group;
}

static void index_call(struct pta *pta, const struct method_facts *facts, uint32_t call)
{
	const struct fact_call *fact = &facts->calls[call];
	if (fact->lambda) {
		vec_push(&pta->sites, (struct site){ facts, call });
		vec_push(&pta->next_site, 0);
		*map_put(&pta->makers, fact->lambda->id, NULL) = pta->sites.n;
		if (fact->lambda->implementation)
			*map_put(&pta->lambda_of_method, fact->lambda->implementation->id,
				NULL) = fact->lambda->id;
		return;
	}
	if (!fact->target)
		return;
	uint32_t *head = number_at(&pta->sites_of, group_of(pta, fact->target));
	vec_push(&pta->sites, (struct site){ facts, call });
	vec_push(&pta->next_site, *head);
	*head = pta->sites.n;
}

static void index_store(struct pta *pta, const struct method_facts *facts, uint32_t store)
{
	const struct fact_store *fact = &facts->stores[store];
	if (!fact->field) {
		vec_push(&pta->array_stores, (struct place){ facts, store });
		return;
	}
	uint32_t *head = number_at(&pta->stores_of, fact->field->id);
	vec_push(&pta->stores, (struct place){ facts, store });
	vec_push(&pta->next_store, *head);
	*head = pta->stores.n;
}

static void expect_all(struct pta *pta)
{
	uint64_t n_calls = 0, n_stores = 0;
	for (uint32_t id = 1; id < pta->facts->n_by_method; id++) {
		const struct method_facts *mf = pta->facts->by_method[id];
		n_calls += mf ? mf->n_calls : 0;
		n_stores += mf ? mf->n_stores : 0;
	}
	vec_expect(&pta->sites, n_calls);
	vec_expect(&pta->next_site, n_calls);
	vec_expect(&pta->stores, n_stores);
	vec_expect(&pta->next_store, n_stores);
}

static void index_methods(struct pta *pta)
{
	struct facts *facts = pta->facts;
	for (uint32_t id = 1; id < facts->n_by_method; id++) {
		const struct method_facts *mf = facts->by_method[id];
		if (!mf)
			continue;
		for (uint32_t i = 0; i < mf->n_calls; i++)
			index_call(pta, mf, i);
		for (uint32_t i = 0; i < mf->n_stores; i++)
			index_store(pta, mf, i);
	}
}

struct pta *pta_new(struct facts *facts)
{
	struct pta *pta = xcalloc(1, sizeof(*pta));
	pta->facts = facts;
	vec_push(&pta->objects, (struct pta_object){ 0 });
	expect_all(pta);
	index_methods(pta);
	return pta;
}

void pta_free(struct pta *pta)
{
	if (!pta)
		return;
	vec_release(&pta->objects);
	map_release(&pta->by_key);
	map_release(&pta->groups);
	vec_release(&pta->group_of);
	vec_release(&pta->sites_of);
	vec_release(&pta->stores_of);
	vec_release(&pta->sites);
	vec_release(&pta->next_site);
	vec_release(&pta->stores);
	vec_release(&pta->next_store);
	vec_release(&pta->array_stores);
	map_release(&pta->makers);
	map_release(&pta->lambda_of_method);
	map_release(&pta->cache);
	map_release(&pta->field_cache);
	vec_release(&pta->sets);
	for (uint32_t i = 0; i <= MAX_DEPTH; i++) {
		free(pta->met[i].keys);
		vec_release(&pta->met[i].used);
	}
	free(pta);
}

const struct pta_object *pta_object(const struct pta *pta, uint32_t object)
{
	return &pta->objects.v[object];
}

// ---- what was met ---------------------------------------------------------------------------

static uint64_t *met_slot(const struct met *met, uint64_t key)
{
	uint32_t mask = met->cap - 1, i = (uint32_t)hash_u64(key) & mask;
	while (met->keys[i] && met->keys[i] != key)
		i = (i + 1) & mask;
	return &met->keys[i];
}

static void met_clear(struct met *met)
{
	for (uint32_t i = 0; i < met->used.n; i++)
		met->keys[met->used.v[i]] = 0;
	vec_clear(&met->used);
}

static void met_grow(struct met *met)
{
	struct met old = *met;
	met->cap = old.cap ? 2 * old.cap : FIRST_MET;
	met->keys = xcalloc(met->cap, sizeof(*met->keys));
	for (uint32_t i = 0; i < old.used.n; i++) {
		uint64_t *slot = met_slot(met, old.keys[old.used.v[i]]);
		*slot = old.keys[old.used.v[i]];
		met->used.v[i] = (uint32_t)(slot - met->keys);
	}
	free(old.keys);
}

// Is it new? Keys are not 0: methods have ids from 1.
static bool met_add(struct met *met, uint64_t key)
{
	if (met->used.n >= met->cap / 2)
		met_grow(met);
	uint64_t *slot = met_slot(met, key);
	if (*slot)
		return false;
	*slot = key;
	vec_push(&met->used, (uint32_t)(slot - met->keys));
	return true;
}

// ---- sets -----------------------------------------------------------------------------------

static uint32_t object_for(struct pta *pta, struct pta_object object, uint64_t detail)
{
	uint64_t key = hash_pair(hash_pair(object.kind, object.method ? object.method->id : 0),
		hash_pair(hash_pair(object.id, object.bci), hash_pair(object.index, detail)));
	bool is_new;
	uint64_t *slot = map_put(&pta->by_key, key, &is_new);
	if (is_new) {
		vec_push(&pta->objects, object);
		*slot = pta->objects.n - 1;
	}
	return (uint32_t)*slot;
}

static void add(struct query *q, uint32_t object)
{
	for (uint32_t i = 0; i < q->set.n; i++)
		if (q->set.objects[i] == object)
			return;
	if (q->set.n == PTA_MAX_OBJECTS)
		q->set.is_open = true;
	else
		q->set.objects[q->set.n++] = object;
}

// ---- steps ----------------------------------------------------------------------------------

static void follow_field(struct query *q, const struct field *field, struct ir_type type)
{
	struct pta *pta = q->pta;
	struct pta_set before = q->set;
	bool was_open = q->set.is_open;

	q->set.is_open = false;
	q->n_fields++;
	for (uint32_t i = number(&pta->stores_of, field->id); i; i = pta->next_store.v[i - 1]) {
		const struct place *place = &pta->stores.v[i - 1];
		follow(q, place->facts, place->facts->stores[place->store].value);
	}
	q->n_fields--;
	// Nothing is seen to be stored, or not all of it: then it is what the field holds.
	if (q->set.is_open || q->set.n == before.n)
		add(q,
			object_for(pta,
				(struct pta_object){ .kind = OBJECT_FIELD,
					.id = field->id,
					.type = type,
					.is_static = field->access & ACC_STATIC },
				0));
	q->set.is_open = was_open;
}

// Callers whose resolved target is the method, or is overridden by it.
static void follow_callers(struct query *q, const struct method *method, uint32_t param)
{
	struct pta *pta = q->pta;
	uint32_t group = group_of(pta, method);
	bool has_any = false;

	for (uint32_t i = number(&pta->sites_of, group); i; i = pta->next_site.v[i - 1]) {
		const struct site *site = &pta->sites.v[i - 1];
		if (++q->n_steps > MAX_STEPS) {
			q->set.is_open = true;
			return;
		}
		const struct fact_call *call = &site->facts->calls[site->call];
		if (call->target != method &&
			(method_is_static(method) || method->name->text[0] == '<' ||
				!klass_is_subtype(method->owner, call->target->owner)))
			continue;
		has_any = true;
		if (param < call->n_args)
			follow(q, site->facts, site->facts->operands[call->args + param]);
	}
	if (!has_any)
		q->set.is_open = true;
}

static void follow_captured(struct query *q, uint32_t lambda, uint32_t param)
{
	struct pta *pta = q->pta;
	uint64_t *slot = map_get(&pta->makers, lambda);
	const struct site *site = slot ? &pta->sites.v[*slot - 1] : NULL;
	const struct fact_call *call = site ? &site->facts->calls[site->call] : NULL;
	if (call && param < call->n_args)
		follow(q, site->facts, site->facts->operands[call->args + param]);
	else
		q->set.is_open = true;
}

// `this` may be any object of its class; inside what is stored in a field that still says a lot.
static void add_any(struct query *q, const struct method_facts *facts)
{
	struct ir_type type = { .kind = KIND_CLASS, .klass = facts->method->owner->id };
	add(q,
		object_for(q->pta,
			(struct pta_object){ .kind = OBJECT_ANY, .id = type.klass, .type = type }, 0));
}

static void follow_param(struct query *q, const struct method_facts *facts, const struct expr *expr)
{
	uint64_t *lambda = map_get(&q->pta->lambda_of_method, facts->method->id);
	if (lambda)
		follow_captured(q, (uint32_t)*lambda, expr->a);
	else if (expr->a == 0 && !method_is_static(facts->method) && q->n_fields)
		add_any(q, facts);
	else
		follow_callers(q, facts->method, expr->a);
	// Anybody may call what is public in a library; the caller of pta decides what that means.
	if (expr->a == 0 && !method_is_static(facts->method) && !q->n_fields)
		q->set.is_open = true;
}

static void follow_call(struct query *q, const struct method_facts *facts, const struct expr *expr)
{
	const struct fact_call *call = &facts->calls[expr->a];
	const struct method_facts *callee = call->target ? facts_of(q->pta->facts, call->target) : NULL;
	if (call->target && strcmp(call->target->name->text, "intern") == 0 &&
		strcmp(call->target->owner->name->text, "java/lang/String") == 0) {
		follow(q, facts, facts->operands[call->args]);
		return;
	}
	if (!callee || callee->n_returns == 0) {
		q->set.is_open = true;
		return;
	}
	for (uint32_t i = 0; i < callee->n_returns; i++) {
		const struct expr *returned = &callee->exprs[callee->returns[i]];
		if (returned->kind == EXPR_PARAM && returned->a < call->n_args)
			follow(q, facts, facts->operands[call->args + returned->a]);
		else
			follow(q, callee, callee->returns[i]);
	}
}

static void follow_element(struct query *q, const struct method_facts *facts,
	const struct expr *expr)
{
	if (q->pta->depth >= MAX_DEPTH) {
		q->set.is_open = true;
		return;
	}
	q->pta->depth++;
	struct pta_set arrays = pta_objects(q->pta, facts, expr->a);
	q->pta->depth--;
	for (uint32_t i = 0; i < arrays.n; i++)
		add(q,
			object_for(q->pta,
				(struct pta_object){ .kind = OBJECT_ELEMENT,
					.id = arrays.objects[i],
					.index = expr->b,
					.type = expr->type },
				0));
	q->set.is_open |= arrays.is_open;
}

static void follow(struct query *q, const struct method_facts *facts, uint32_t index)
{
	const struct expr *expr = &facts->exprs[index];
	struct pta_object object = { .type = expr->type };

	if (!met_add(q->met, (uint64_t)facts->method->id << 32 | index))
		return;
	if (++q->n_steps > MAX_STEPS) {
		q->set.is_open = true;
		return;
	}
	switch (expr->kind) {
	case EXPR_NULL:
		return;
	case EXPR_NEW:
		object.kind = OBJECT_NEW;
		object.method = facts->method;
		object.bci = (uint16_t)expr->a;
		add(q, object_for(q->pta, object, 0));
		return;
	case EXPR_CLASS:
		object.kind = OBJECT_CLASS;
		object.id = expr->a;
		add(q, object_for(q->pta, object, 0));
		return;
	case EXPR_STRING:
		object.kind = OBJECT_STRING;
		object.method = NULL;
		add(q,
			object_for(q->pta, object,
				hash_bytes(class_name_at(facts->method->owner->file, (uint16_t)expr->a))));
		return;
	case EXPR_LAMBDA:
		object.kind = OBJECT_LAMBDA;
		object.id = facts->calls[expr->a].lambda->id;
		add(q, object_for(q->pta, object, 0));
		return;
	case EXPR_STATIC:
	case EXPR_FIELD:
		if (expr->field)
			follow_field(q, expr->field, expr->type);
		else
			q->set.is_open = true;
		return;
	case EXPR_PARAM:
		follow_param(q, facts, expr);
		return;
	case EXPR_CALL:
		follow_call(q, facts, expr);
		return;
	case EXPR_ELEMENT:
		follow_element(q, facts, expr);
		return;
	case EXPR_VIEW:
		follow(q, facts, expr->a);
		return;
	case EXPR_PHI:
		for (uint32_t i = 0; i < expr->b; i++)
			follow(q, facts, facts->operands[expr->a + i]);
		return;
	default:
		q->set.is_open = true;
	}
}

// Sorted, so that equal sets look the same.
static void sort(struct pta_set *set)
{
	for (uint32_t i = 1; i < set->n; i++)
		for (uint32_t k = i; k > 0 && set->objects[k] < set->objects[k - 1]; k--) {
			uint32_t swap = set->objects[k];
			set->objects[k] = set->objects[k - 1];
			set->objects[k - 1] = swap;
		}
}

struct pta_set pta_objects(struct pta *pta, const struct method_facts *facts, uint32_t expr)
{
	uint64_t key = (uint64_t)facts->method->id << 32 | expr;
	uint64_t *known = map_get(&pta->cache, key);
	if (known)
		return pta->sets.v[*known - 1];
	struct query q = { .pta = pta, .met = &pta->met[pta->depth] };
	// What a query within itself gets.
	vec_push(&pta->sets, (struct pta_set){ .is_open = true });
	*map_put(&pta->cache, key, NULL) = pta->sets.n;
	follow(&q, facts, expr);
	met_clear(q.met);
	sort(&q.set);
	pta->sets.v[*map_get(&pta->cache, key) - 1] = q.set;
	return q.set;
}

struct pta_set pta_field(struct pta *pta, const struct field *field)
{
	uint64_t *known = map_get(&pta->field_cache, field->id);
	if (known)
		return pta->sets.v[*known - 1];
	struct query q = { .pta = pta, .met = &pta->met[pta->depth] };
	follow_field(&q, field, (struct ir_type){ 0 });
	met_clear(q.met);
	sort(&q.set);
	vec_push(&pta->sets, q.set);
	*map_put(&pta->field_cache, field->id, NULL) = pta->sets.n;
	return q.set;
}

// ---- fields of one object ---------------------------------------------------------------------

#define MAX_CONSTRUCTORS 4 // one calling another

static bool is_constructor(const struct method *method)
{
	return strcmp(method->name->text, "<init>") == 0;
}

// Is the field written by constructors only?
static bool is_set_once(const struct pta *pta, const struct field *field)
{
	uint32_t first = number(&pta->stores_of, field->id);
	for (uint32_t i = first; i; i = pta->next_store.v[i - 1])
		if (!is_constructor(pta->stores.v[i - 1].facts->method))
			return false;
	return first && !(field->access & ACC_STATIC);
}

// The parameter that the constructor puts into the field; UINT32_MAX: not that simple.
static uint32_t kept_parameter(const struct pta *pta, const struct method *constructor,
	const struct field *field, uint32_t depth)
{
	const struct method_facts *facts = facts_of(pta->facts, constructor);
	uint32_t found = UINT32_MAX;
	for (uint32_t i = 0; facts && i < facts->n_stores; i++) {
		const struct fact_store *store = &facts->stores[i];
		if (store->field != field)
			continue;
		const struct expr *value = &facts->exprs[store->value];
		if (value->kind != EXPR_PARAM || found != UINT32_MAX)
			return UINT32_MAX;
		found = value->a;
	}
	for (uint32_t i = 0; facts && found == UINT32_MAX && i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		if (call->op != OP_invokespecial || !call->target || !is_constructor(call->target) ||
			depth == MAX_CONSTRUCTORS || !klass_is_subtype(call->target->owner, field->owner))
			continue;
		const struct expr *self = &facts->exprs[facts->operands[call->args]];
		if (self->kind != EXPR_PARAM || self->a != 0)
			continue;
		uint32_t k = kept_parameter(pta, call->target, field, depth + 1);
		uint32_t argument = k < call->n_args ? facts->operands[call->args + k] : 0;
		if (argument && facts->exprs[argument].kind == EXPR_PARAM)
			found = facts->exprs[argument].a;
	}
	return found;
}

struct pta_set pta_field_of(struct pta *pta, uint32_t object, const struct field *field)
{
	const struct pta_object *o = &pta->objects.v[object];
	const struct method_facts *maker = o->kind == OBJECT_NEW ? facts_of(pta->facts, o->method)
															 : NULL;
	for (uint32_t i = 0; maker && is_set_once(pta, field) && i < maker->n_calls; i++) {
		const struct fact_call *call = &maker->calls[i];
		if (call->op != OP_invokespecial || !call->target || !is_constructor(call->target))
			continue;
		const struct expr *self = &maker->exprs[maker->operands[call->args]];
		if (self->kind != EXPR_NEW || self->a != o->bci)
			continue;
		uint32_t k = kept_parameter(pta, call->target, field, 0);
		if (k < call->n_args && maker->operands[call->args + k])
			return pta_objects(pta, maker, maker->operands[call->args + k]);
		break;
	}
	return pta_field(pta, field);
}

uint32_t pta_contents(struct pta *pta, const struct field *field, struct ir_type type)
{
	return object_for(pta,
		(struct pta_object){ .kind = OBJECT_ELEMENT,
			.id = field->id,
			.index = PTA_CONTENTS,
			.type = type,
			.is_static = field->access & ACC_STATIC },
		0);
}
