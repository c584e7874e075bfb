// Fields that hold the same lock, by what constructors put into them.
//
//     readLock = rw.readLock(); writeLock = rw.writeLock();     both, and rw if it is a field, are one lock
//     mutex = this;                                             x.mutex is x
//     this.mixer = mixer; mutex = mixer.mutex;                  x.mutex is x.mixer.mutex
//     this.a = lock; this.b = lock;                             x.a is x.b
//
// This is said of fields that only the constructors of their class write, and always so.
#include "analysis/atomicity/names.h"

#include <stdlib.h>

// What the field of an object is, in terms of its other fields.
enum meaning {
	MEANING_NONE,  // never written yet
	MEANING_SELF,  // the object
	MEANING_FIELD, // what is in `via`
	MEANING_INNER, // what is in `inner` of what is in `via`
	MEANING_OTHER,
};

struct field_meaning {
	uint8_t kind;   // enum meaning
	bool is_late;   // written otherwise than by its constructors
	bool is_locked; // somebody locks what is in it, by this name
	uint32_t via, inner;
};

static uint32_t root(const struct atomicity *at, uint32_t field)
{
	while (at->alias[field] != field)
		field = at->alias[field];
	return field;
}

static void unite(struct atomicity *at, uint32_t a, uint32_t b)
{
	at->alias[root(at, b)] = root(at, a);
}

// ---- views of read-write locks --------------------------------------------------------------

static void find_views(struct atomicity *at, const struct method_facts *facts)
{
	for (uint32_t i = 0; i < facts->n_stores; i++) {
		const struct fact_store *a = &facts->stores[i];
		const struct expr *view = &facts->exprs[a->value];
		if (!a->field || view->kind != EXPR_VIEW)
			continue;
		const struct expr *base = &facts->exprs[view->a];
		if ((base->kind == EXPR_FIELD || base->kind == EXPR_STATIC) && base->field)
			unite(at, base->field->id, a->field->id);
		for (uint32_t k = 0; k < facts->n_stores; k++) {
			const struct fact_store *b = &facts->stores[k];
			const struct expr *other = &facts->exprs[b->value];
			if (b->field && k != i &&
				(b->value == view->a || (other->kind == EXPR_VIEW && other->a == view->a)))
				unite(at, a->field->id, b->field->id);
		}
	}
}

// ---- constructors ---------------------------------------------------------------------------

static bool is_this(const struct method_facts *facts, uint32_t index)
{
	return index && facts->exprs[index].kind == EXPR_PARAM && facts->exprs[index].a == 0;
}

static bool is_own_store(const struct method_facts *facts, const struct fact_store *store)
{
	return method_is_constructor(facts->method) && facts->method->owner == store->field->owner &&
		is_this(facts, store->base);
}

// The first field that the constructor puts the value into; NULL: none.
static const struct field *holder_of(const struct method_facts *facts, uint32_t value)
{
	for (uint32_t i = 0; i < facts->n_stores; i++)
		if (facts->stores[i].value == value && facts->stores[i].field &&
			is_own_store(facts, &facts->stores[i]))
			return facts->stores[i].field;
	return NULL;
}

static struct field_meaning meaning_of(const struct method_facts *facts,
	const struct fact_store *store)
{
	const struct expr *value = &facts->exprs[store->value];
	struct field_meaning meaning = { .kind = MEANING_OTHER };
	const struct field *holder = NULL;

	if (is_this(facts, store->value)) {
		meaning.kind = MEANING_SELF;
	} else if (value->kind == EXPR_FIELD && value->field && is_this(facts, value->a)) {
		meaning = (struct field_meaning){ .kind = MEANING_FIELD, .via = value->field->id };
	} else if (value->kind == EXPR_FIELD && value->field &&
		facts->exprs[value->a].kind == EXPR_PARAM &&
		(holder = holder_of(facts, value->a)) != NULL) {
		meaning = (struct field_meaning){ .kind = MEANING_INNER,
			.via = holder->id,
			.inner = value->field->id };
	} else if (value->kind == EXPR_PARAM && (holder = holder_of(facts, store->value)) != NULL &&
		holder != store->field) {
		meaning = (struct field_meaning){ .kind = MEANING_FIELD, .via = holder->id };
	}
	return meaning;
}

static void look_at_store(struct field_meaning *meanings, const struct method_facts *facts,
	const struct fact_store *store)
{
	struct field_meaning *known = &meanings[store->field->id];
	if (!is_own_store(facts, store)) {
		known->is_late = true;
		return;
	}
	struct field_meaning meaning = meaning_of(facts, store);
	if (known->kind == MEANING_NONE) {
		known->kind = meaning.kind;
		known->via = meaning.via;
		known->inner = meaning.inner;
	} else if (known->kind != meaning.kind || known->via != meaning.via ||
		known->inner != meaning.inner) {
		known->kind = MEANING_OTHER;
	}
}

static void look_at_method(struct field_meaning *meanings, const struct method_facts *facts)
{
	for (uint32_t i = 0; i < facts->n_stores; i++)
		if (facts->stores[i].field && !facts->stores[i].is_static)
			look_at_store(meanings, facts, &facts->stores[i]);
	for (uint32_t i = 0; i < facts->n_locks; i++) {
		const struct expr *lock = &facts->exprs[facts->locks[i].lock];
		if (lock->kind == EXPR_FIELD && lock->field)
			meanings[lock->field->id].is_locked = true;
	}
}

// Can nobody we do not see write it later?
static bool is_settled(const struct atomicity *at, const struct field_meaning *meanings,
	uint32_t field)
{
	uint32_t access = at->world->fields[field]->access;
	return !meanings[field].is_late &&
		(access & (ACC_FINAL | ACC_PRIVATE) || !(access & (ACC_PUBLIC | ACC_PROTECTED)));
}

static void apply(struct atomicity *at, const struct field_meaning *meanings, uint32_t field)
{
	const struct field_meaning *meaning = &meanings[field];
	if (meaning->kind == MEANING_NONE || meaning->kind == MEANING_OTHER ||
		!is_settled(at, meanings, field))
		return;
	if (meaning->kind == MEANING_SELF) {
		at->is_self[field] = true;
		return;
	}
	if (!is_settled(at, meanings, meaning->via))
		return;
	bool is_inner = meaning->kind == MEANING_INNER;
	if (is_inner &&
		(!is_settled(at, meanings, meaning->inner) ||
			meanings[meaning->inner].kind != MEANING_SELF))
		return;
	// People know it by the name that is locked.
	if (meanings[field].is_locked && !meanings[meaning->via].is_locked)
		unite(at, field, meaning->via);
	else
		unite(at, meaning->via, field);
}

// When all fields have got their last alias.
static void add_short_cut(struct atomicity *at, const struct field_meaning *meanings,
	uint32_t field)
{
	const struct field_meaning *meaning = &meanings[field];
	bool is_new;
	if (meaning->kind != MEANING_INNER || !is_settled(at, meanings, field) ||
		!is_settled(at, meanings, meaning->via) || !is_settled(at, meanings, meaning->inner))
		return;
	uint64_t key = (uint64_t)at->alias[meaning->via] << 32 | at->alias[meaning->inner];
	uint64_t *slot = map_put(&at->short_cuts, key, &is_new);
	if (is_new)
		*slot = at->alias[field];
}

// ---- all ------------------------------------------------------------------------------------

void locking_find_same(struct atomicity *at)
{
	uint32_t n = at->world->n_fields + 1;
	struct field_meaning *meanings = xcalloc(n, sizeof(*meanings));
	at->alias = ARENA_ARRAY(&at->arena, uint32_t, n);
	at->is_self = ARENA_ARRAY(&at->arena, bool, n);
	for (uint32_t i = 0; i < n; i++)
		at->alias[i] = i;
	for (uint32_t id = 1; id < at->facts->n_by_method; id++) {
		const struct method_facts *facts = at->facts->by_method[id];
		if (facts)
			look_at_method(meanings, facts);
		if (facts && method_is_initialiser(facts->method))
			find_views(at, facts);
	}
	for (uint32_t i = 1; i < n; i++)
		apply(at, meanings, i);
	for (uint32_t i = 1; i < n; i++) {
		at->alias[i] = root(at, i);
		at->is_self[at->alias[i]] |= at->is_self[i];
	}
	for (uint32_t i = 1; i < n; i++)
		add_short_cut(at, meanings, i);
	free(meanings);
}

uint32_t locking_short_cut(const struct atomicity *at, uint32_t via, uint32_t inner)
{
	const uint64_t *field = map_get(&at->short_cuts, (uint64_t)via << 32 | inner);
	return field ? (uint32_t)*field : 0;
}
