// Demand-driven origins. A query walks backwards over expressions, each (method, expression) once,
// up to a budget; what it cannot follow leaves the set open.
#include "callgraph/provenance.h"
#include "model/model.h"

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

struct provenance {
	struct facts *facts;
	VEC(struct origin) objects;
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
	VEC(struct origin_set) sets;
	struct met met[MAX_DEPTH + 1]; // by depth
};

struct query {
	struct provenance *provenance;
	struct origin_set set;
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
	if (method_is_static(method) || method_is_initialiser(method) || method->access & ACC_PRIVATE)
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

static uint32_t group_of(struct provenance *provenance, const struct method *method)
{
	uint32_t *group = number_at(&provenance->group_of, method->id);
	if (!*group) {
		bool is_new;
		uint64_t *slot = map_put(&provenance->groups, target_key(method), &is_new);
		if (is_new)
			*slot = provenance->groups.n;
		*group = (uint32_t)*slot;
	}
	return *group;
}

static void index_call(struct provenance *provenance, const struct method_facts *facts,
	uint32_t call)
{
	const struct fact_call *fact = &facts->calls[call];
	if (fact->lambda) {
		vec_push(&provenance->sites, (struct site){ facts, call });
		vec_push(&provenance->next_site, 0);
		*map_put(&provenance->makers, fact->lambda->id, NULL) = provenance->sites.n;
		if (fact->lambda->implementation)
			*map_put(&provenance->lambda_of_method, fact->lambda->implementation->id,
				NULL) = fact->lambda->id;
		return;
	}
	if (!fact->target)
		return;
	uint32_t *head = number_at(&provenance->sites_of, group_of(provenance, fact->target));
	vec_push(&provenance->sites, (struct site){ facts, call });
	vec_push(&provenance->next_site, *head);
	*head = provenance->sites.n;
}

static void index_store(struct provenance *provenance, const struct method_facts *facts,
	uint32_t store)
{
	const struct fact_store *fact = &facts->stores[store];
	if (!fact->field) {
		vec_push(&provenance->array_stores, (struct place){ facts, store });
		return;
	}
	uint32_t *head = number_at(&provenance->stores_of, fact->field->id);
	vec_push(&provenance->stores, (struct place){ facts, store });
	vec_push(&provenance->next_store, *head);
	*head = provenance->stores.n;
}

static void expect_all(struct provenance *provenance)
{
	uint64_t n_calls = 0, n_stores = 0;
	for (uint32_t id = 1; id < provenance->facts->n_by_method; id++) {
		const struct method_facts *mf = provenance->facts->by_method[id];
		n_calls += mf ? mf->n_calls : 0;
		n_stores += mf ? mf->n_stores : 0;
	}
	vec_expect(&provenance->sites, n_calls);
	vec_expect(&provenance->next_site, n_calls);
	vec_expect(&provenance->stores, n_stores);
	vec_expect(&provenance->next_store, n_stores);
}

static void index_methods(struct provenance *provenance)
{
	struct facts *facts = provenance->facts;
	for (uint32_t id = 1; id < facts->n_by_method; id++) {
		const struct method_facts *mf = facts->by_method[id];
		if (!mf)
			continue;
		for (uint32_t i = 0; i < mf->n_calls; i++)
			index_call(provenance, mf, i);
		for (uint32_t i = 0; i < mf->n_stores; i++)
			index_store(provenance, mf, i);
	}
}

struct provenance *provenance_new(struct facts *facts)
{
	struct provenance *provenance = xcalloc(1, sizeof(*provenance));
	provenance->facts = facts;
	vec_push(&provenance->objects, (struct origin){ 0 });
	expect_all(provenance);
	index_methods(provenance);
	return provenance;
}

void provenance_free(struct provenance *provenance)
{
	if (!provenance)
		return;
	vec_release(&provenance->objects);
	map_release(&provenance->by_key);
	map_release(&provenance->groups);
	vec_release(&provenance->group_of);
	vec_release(&provenance->sites_of);
	vec_release(&provenance->stores_of);
	vec_release(&provenance->sites);
	vec_release(&provenance->next_site);
	vec_release(&provenance->stores);
	vec_release(&provenance->next_store);
	vec_release(&provenance->array_stores);
	map_release(&provenance->makers);
	map_release(&provenance->lambda_of_method);
	map_release(&provenance->cache);
	map_release(&provenance->field_cache);
	vec_release(&provenance->sets);
	for (uint32_t i = 0; i <= MAX_DEPTH; i++) {
		free(provenance->met[i].keys);
		vec_release(&provenance->met[i].used);
	}
	free(provenance);
}

const struct origin *provenance_origin(const struct provenance *provenance, uint32_t object)
{
	return &provenance->objects.v[object];
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

static uint32_t object_for(struct provenance *provenance, struct origin object, uint64_t detail)
{
	uint64_t key = hash_pair(hash_pair(object.kind, object.method ? object.method->id : 0),
		hash_pair(hash_pair(object.id, object.bci), hash_pair(object.index, detail)));
	bool is_new;
	uint64_t *slot = map_put(&provenance->by_key, key, &is_new);
	if (is_new) {
		vec_push(&provenance->objects, object);
		*slot = provenance->objects.n - 1;
	}
	return (uint32_t)*slot;
}

static void add(struct query *q, uint32_t object)
{
	for (uint32_t i = 0; i < q->set.n; i++)
		if (q->set.objects[i] == object)
			return;
	if (q->set.n == MAX_ORIGIN_SET)
		q->set.is_open = true;
	else
		q->set.objects[q->set.n++] = object;
}

// ---- steps ----------------------------------------------------------------------------------

static void follow_field(struct query *q, const struct field *field, struct ir_type type)
{
	struct provenance *provenance = q->provenance;
	struct origin_set before = q->set;
	bool was_open = q->set.is_open;

	q->set.is_open = false;
	q->n_fields++;
	for (uint32_t i = number(&provenance->stores_of, field->id); i;
		 i = provenance->next_store.v[i - 1]) {
		const struct place *place = &provenance->stores.v[i - 1];
		follow(q, place->facts, place->facts->stores[place->store].value);
	}
	q->n_fields--;
	// Nothing is seen to be stored, or not all of it: then it is what the field holds.
	if (q->set.is_open || q->set.n == before.n)
		add(q,
			object_for(provenance,
				(struct origin){ .kind = ORIGIN_FIELD,
					.id = field->id,
					.type = type,
					.is_static = field->access & ACC_STATIC },
				0));
	q->set.is_open = was_open;
}

// Callers whose resolved target is the method, or is overridden by it.
static void follow_callers(struct query *q, const struct method *method, uint32_t param)
{
	struct provenance *provenance = q->provenance;
	uint32_t group = group_of(provenance, method);
	bool has_any = false;

	for (uint32_t i = number(&provenance->sites_of, group); i; i = provenance->next_site.v[i - 1]) {
		const struct site *site = &provenance->sites.v[i - 1];
		if (++q->n_steps > MAX_STEPS) {
			q->set.is_open = true;
			return;
		}
		const struct fact_call *call = &site->facts->calls[site->call];
		if (call->target != method &&
			(method_is_static(method) || method_is_initialiser(method) ||
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
	struct provenance *provenance = q->provenance;
	uint64_t *slot = map_get(&provenance->makers, lambda);
	const struct site *site = slot ? &provenance->sites.v[*slot - 1] : NULL;
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
		object_for(q->provenance,
			(struct origin){ .kind = ORIGIN_ANY, .id = type.klass, .type = type }, 0));
}

static void follow_param(struct query *q, const struct method_facts *facts, const struct expr *expr)
{
	uint64_t *lambda = map_get(&q->provenance->lambda_of_method, facts->method->id);
	if (lambda)
		follow_captured(q, (uint32_t)*lambda, expr->a);
	else if (expr->a == 0 && !method_is_static(facts->method) && q->n_fields)
		add_any(q, facts);
	else
		follow_callers(q, facts->method, expr->a);
	// Anybody may call what is public in a library; the caller of provenance decides what that means.
	if (expr->a == 0 && !method_is_static(facts->method) && !q->n_fields)
		q->set.is_open = true;
}

static void follow_call(struct query *q, const struct method_facts *facts, const struct expr *expr)
{
	const struct fact_call *call = &facts->calls[expr->a];
	const struct method_facts *callee = call->target ? facts_of(q->provenance->facts, call->target)
													 : NULL;
	if (call->target && strcmp(call->target->name->text, "intern") == 0 &&
		model_is_known(call->target->owner, MODEL_KNOWN_STRING)) {
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
	if (q->provenance->depth >= MAX_DEPTH) {
		q->set.is_open = true;
		return;
	}
	q->provenance->depth++;
	struct origin_set arrays = provenance_of(q->provenance, facts, expr->a);
	q->provenance->depth--;
	for (uint32_t i = 0; i < arrays.n; i++)
		add(q,
			object_for(q->provenance,
				(struct origin){ .kind = ORIGIN_ELEMENT,
					.id = arrays.objects[i],
					.index = expr->b,
					.type = expr->type },
				0));
	q->set.is_open |= arrays.is_open;
}

static void follow(struct query *q, const struct method_facts *facts, uint32_t index)
{
	const struct expr *expr = &facts->exprs[index];
	struct origin object = { .type = expr->type };

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
		object.kind = ORIGIN_NEW;
		object.method = facts->method;
		object.bci = (uint16_t)expr->a;
		add(q, object_for(q->provenance, object, 0));
		return;
	case EXPR_CLASS:
		object.kind = ORIGIN_CLASS;
		object.id = expr->a;
		add(q, object_for(q->provenance, object, 0));
		return;
	case EXPR_STRING:
		object.kind = ORIGIN_STRING;
		object.method = NULL;
		add(q,
			object_for(q->provenance, object,
				hash_bytes(class_name_at(facts->method->owner->file, (uint16_t)expr->a))));
		return;
	case EXPR_LAMBDA:
		object.kind = ORIGIN_LAMBDA;
		object.id = facts->calls[expr->a].lambda->id;
		add(q, object_for(q->provenance, object, 0));
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
static void sort(struct origin_set *set)
{
	for (uint32_t i = 1; i < set->n; i++)
		for (uint32_t k = i; k > 0 && set->objects[k] < set->objects[k - 1]; k--) {
			uint32_t swap = set->objects[k];
			set->objects[k] = set->objects[k - 1];
			set->objects[k - 1] = swap;
		}
}

struct origin_set provenance_of(struct provenance *provenance, const struct method_facts *facts,
	uint32_t expr)
{
	uint64_t key = (uint64_t)facts->method->id << 32 | expr;
	uint64_t *known = map_get(&provenance->cache, key);
	if (known)
		return provenance->sets.v[*known - 1];
	struct query q = { .provenance = provenance, .met = &provenance->met[provenance->depth] };
	// What a query within itself gets.
	vec_push(&provenance->sets, (struct origin_set){ .is_open = true });
	*map_put(&provenance->cache, key, NULL) = provenance->sets.n;
	follow(&q, facts, expr);
	met_clear(q.met);
	sort(&q.set);
	provenance->sets.v[*map_get(&provenance->cache, key) - 1] = q.set;
	return q.set;
}

struct origin_set provenance_field(struct provenance *provenance, const struct field *field)
{
	uint64_t *known = map_get(&provenance->field_cache, field->id);
	if (known)
		return provenance->sets.v[*known - 1];
	struct query q = { .provenance = provenance, .met = &provenance->met[provenance->depth] };
	follow_field(&q, field, (struct ir_type){ 0 });
	met_clear(q.met);
	sort(&q.set);
	vec_push(&provenance->sets, q.set);
	*map_put(&provenance->field_cache, field->id, NULL) = provenance->sets.n;
	return q.set;
}

// ---- fields of one object ---------------------------------------------------------------------

#define MAX_CONSTRUCTORS 4 // one calling another

// Is the field written by constructors only?
static bool is_set_once(const struct provenance *provenance, const struct field *field)
{
	uint32_t first = number(&provenance->stores_of, field->id);
	for (uint32_t i = first; i; i = provenance->next_store.v[i - 1])
		if (!method_is_constructor(provenance->stores.v[i - 1].facts->method))
			return false;
	return first && !(field->access & ACC_STATIC);
}

// The parameter that the constructor puts into the field; UINT32_MAX: not that simple.
static uint32_t kept_parameter(const struct provenance *provenance,
	const struct method *constructor, const struct field *field, uint32_t depth)
{
	const struct method_facts *facts = facts_of(provenance->facts, constructor);
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
		if (call->op != OP_invokespecial || !call->target || !method_is_constructor(call->target) ||
			depth == MAX_CONSTRUCTORS || !klass_is_subtype(call->target->owner, field->owner))
			continue;
		const struct expr *self = &facts->exprs[facts->operands[call->args]];
		if (self->kind != EXPR_PARAM || self->a != 0)
			continue;
		uint32_t k = kept_parameter(provenance, call->target, field, depth + 1);
		uint32_t argument = k < call->n_args ? facts->operands[call->args + k] : 0;
		if (argument && facts->exprs[argument].kind == EXPR_PARAM)
			found = facts->exprs[argument].a;
	}
	return found;
}

struct origin_set provenance_field_of(struct provenance *provenance, uint32_t object,
	const struct field *field)
{
	const struct origin *o = &provenance->objects.v[object];
	const struct method_facts *maker = o->kind == ORIGIN_NEW
		? facts_of(provenance->facts, o->method)
		: NULL;
	for (uint32_t i = 0; maker && is_set_once(provenance, field) && i < maker->n_calls; i++) {
		const struct fact_call *call = &maker->calls[i];
		if (call->op != OP_invokespecial || !call->target || !method_is_constructor(call->target))
			continue;
		const struct expr *self = &maker->exprs[maker->operands[call->args]];
		if (self->kind != EXPR_NEW || self->a != o->bci)
			continue;
		uint32_t k = kept_parameter(provenance, call->target, field, 0);
		if (k < call->n_args && maker->operands[call->args + k])
			return provenance_of(provenance, maker, maker->operands[call->args + k]);
		break;
	}
	return provenance_field(provenance, field);
}

uint32_t provenance_contents(struct provenance *provenance, const struct field *field,
	struct ir_type type)
{
	return object_for(provenance,
		(struct origin){ .kind = ORIGIN_ELEMENT,
			.id = field->id,
			.index = PROVENANCE_CONTENTS,
			.type = type,
			.is_static = field->access & ACC_STATIC },
		0);
}
