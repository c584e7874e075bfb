// What was made first. A final field that holds what the constructor was given leads to an older object, so
// two objects never lead to each other that way: of two pools, each wrapped in the other, one would have
// to be there before it was made.
//
// Stack 0 holds X.a and wants X.b, stack 1 holds Y.c and wants Y.d, where X and Y are their `this`. They
// wait for each other only if X.a is Y.d and X.b is Y.c. If this makes an object older than itself, they
// do not.
#include "analysis/lock_order/judge.h"

#include "analysis/lock_order/names.h"
#include "analysis/lock_order/pairs.h"

static bool is_older_field(const struct lock_order *lo, const struct field *field)
{
	uint32_t n = 0;
	if (!(field->access & ACC_FINAL) || field->access & ACC_STATIC)
		return false;
	for (uint32_t i = 0; i < field->owner->n_methods; i++) {
		const struct method *method = &field->owner->methods[i];
		if (!method_is_constructor(method))
			continue;
		const struct method_facts *facts = facts_of(lo->facts, method);
		if (!facts)
			return false;
		for (uint32_t k = 0; k < facts->n_stores; k++) {
			if (facts->stores[k].field != field)
				continue;
			const struct expr *value = &facts->exprs[facts->stores[k].value];
			if (value->kind != EXPR_PARAM || value->a == 0)
				return false;
			n++;
		}
	}
	return n > 0;
}

// The way from `this` to the lock; false where it is another one.
static bool way_of(const struct lock_order *lo, const struct pair *pair, uint32_t id,
	struct lock_name *way)
{
	const struct cg_node *node = &lo->cg->nodes[pair->node];
	*way = lo->names.v[id];
	if (way->root != ROOT_PARAM || way->number != 0 || way->is_cut || pair->starter ||
		method_is_static(node->method))
		return false;
	for (uint32_t i = 0; i < way->n_suffix; i++)
		if (way->suffix[i] & SUFFIX_ELEMENT)
			return false;
	return true;
}

// A part that the owner made for itself is one object for each owner.
static bool is_part(const struct lock_order *lo, uint32_t step)
{
	struct lock_name name = { .root = ROOT_PARAM, .n_suffix = 1, .suffix = { step } };
	return lo->world->fields[step]->access & ACC_FINAL && judge_is_own_part(lo, &name);
}

// X.a.lock is Y.d.lock: then X.a is Y.d.
static bool drop_part(const struct lock_order *lo, struct lock_name *a, struct lock_name *d)
{
	if (a->n_suffix && d->n_suffix && a->suffix[a->n_suffix - 1] == d->suffix[d->n_suffix - 1] &&
		is_part(lo, a->suffix[a->n_suffix - 1])) {
		a->n_suffix--;
		d->n_suffix--;
	}
	for (uint32_t i = 0; i < a->n_suffix + d->n_suffix; i++) {
		uint32_t step = i < a->n_suffix ? a->suffix[i] : d->suffix[i - a->n_suffix];
		if (!is_older_field(lo, lo->world->fields[step]))
			return false;
	}
	return true;
}

// X is Y.d, X.b is Y.c. If d starts as c does, d = c.e, then Y.c is Y.c.e.b.
static bool is_without_end(const struct lock_name *b, const struct lock_name *c,
	const struct lock_name *d)
{
	return c->n_suffix <= d->n_suffix && d->n_suffix - c->n_suffix + b->n_suffix > 0 &&
		memcmp(c->suffix, d->suffix, c->n_suffix * sizeof(c->suffix[0])) == 0;
}

bool older_than_itself(const struct lock_order *lo, uint32_t first, uint32_t second)
{
	const struct pair *x = &lo->pairs.v[first], *y = &lo->pairs.v[second];
	struct lock_name a, b, c, d;
	if (!way_of(lo, x, x->outer, &a) || !way_of(lo, x, x->inner, &b) ||
		!way_of(lo, y, y->outer, &c) || !way_of(lo, y, y->inner, &d) || !drop_part(lo, &a, &d) ||
		!drop_part(lo, &b, &c))
		return false;
	return (a.n_suffix == 0 && is_without_end(&b, &c, &d)) ||
		(c.n_suffix == 0 && is_without_end(&d, &a, &b));
}
