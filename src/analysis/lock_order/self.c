// Two objects of one type. The lock order graph has a self edge then; what matters is where the two
// come from:
//
//   f(a, b)           two arguments: another caller may swap them
//   this.in, this.out two fields: another method locks them the other way round, or whoever made
//                     the object chose what is in them
//   locks[i], [j]     two elements, unless one index is behind the other
//   x, x.next         one leads to the other: fixed by final fields, unless other fields lead back or
//                     the links are a ring
#include "analysis/lock_order/self.h"

#include "analysis/lock_order/gates.h"
#include "analysis/lock_order/judge.h"
#include "analysis/lock_order/keys.h"
#include "analysis/lock_order/names.h"
#include "analysis/lock_order/objects.h"
#include "analysis/lock_order/pairs.h"
#include "analysis/lock_order/reach.h"
#include "analysis/lock_order/sorted.h"

static bool is_variable(uint32_t suffix)
{
	return suffix & SUFFIX_ELEMENT && suffix & SUFFIX_VARIABLE;
}

static bool same_root(const struct lock_name *a, const struct lock_name *b)
{
	if (a->root != b->root)
		return false;
	return a->root == ROOT_LOCAL ? a->scope == b->scope && a->expr == b->expr
								 : a->number == b->number;
}

// How many steps they have in common from one root.
static uint32_t common_steps(const struct lock_name *a, const struct lock_name *b)
{
	uint32_t n = 0;
	while (n < a->n_suffix && n < b->n_suffix && a->suffix[n] == b->suffix[n])
		n++;
	return n;
}

// ---- the ways -------------------------------------------------------------------------------

static bool are_two_arguments(const struct lock_name *outer, const struct lock_name *inner)
{
	return outer->root == ROOT_PARAM && inner->root == ROOT_PARAM && outer->number != inner->number;
}

// Reached from both arguments in the same way: who exchanges the arguments exchanges the locks.
static bool are_same_steps(const struct lock_name *outer, const struct lock_name *inner)
{
	return outer->n_suffix == inner->n_suffix && common_steps(outer, inner) == outer->n_suffix;
}

// Two elements of one array, map or list, by variable indices, or the same part of each.
static bool are_two_elements(const struct lock_name *outer, const struct lock_name *inner)
{
	if (!same_root(outer, inner) || outer->n_suffix != inner->n_suffix || outer->is_cut ||
		inner->is_cut)
		return false;
	uint32_t at = common_steps(outer, inner);
	if (at == outer->n_suffix)
		return false;
	uint32_t a = outer->suffix[at], b = inner->suffix[at];
	if (!is_variable(a) || !is_variable(b))
		return false;
	for (uint32_t i = at + 1u; i < outer->n_suffix; i++)
		if (outer->suffix[i] != inner->suffix[i])
			return false;
	// Whoever uses the least and the greatest of the indices has put them in order.
	return INDEX_SHAPE(a) != INDEX_LEAST && INDEX_SHAPE(a) != INDEX_MOST &&
		INDEX_SHAPE(b) != INDEX_MOST && INDEX_SHAPE(b) != INDEX_BEHIND;
}

bool self_are_two_elements(const struct lock_order *lo, uint32_t a, uint32_t b)
{
	return are_two_elements(&lo->names.v[a], &lo->names.v[b]);
}

// Somebody sorts here, or keeps things sorted.
static bool has_sorting(const struct method_facts *facts)
{
	for (uint32_t i = 0; facts && i < facts->n_calls; i++) {
		const struct method *target = facts->calls[i].target;
		if (!target)
			continue;
		struct slice owner = name_slice(target->owner->name);
		if (strncmp(target->name->text, "sort", 4) == 0 ||
			strcmp(target->name->text, "parallelSort") == 0 ||
			slice_has_prefix(owner, SLICE("java/util/Tree")) ||
			slice_has_prefix(owner, SLICE("java/util/Sorted")))
			return true;
	}
	return false;
}

static bool is_sorted_above(const struct lock_order *lo, uint32_t id, uint32_t depth)
{
	const struct cg_node *node = &lo->cg->nodes[id];
	if (has_sorting(node->facts))
		return true;
	for (uint32_t i = 0; i < node->n_in && depth < 2; i++) {
		const struct cg_edge *edge = &lo->cg->edges[lo->cg->in_edges[node->first_in + i]];
		if (edge->from != id && is_sorted_above(lo, edge->from, depth + 1))
			return true;
	}
	return false;
}

bool self_is_sorted_above(const struct lock_order *lo, uint32_t node)
{
	return is_sorted_above(lo, node, 0);
}

// Two elements of an array that the caller of a library gives, one after the other.
static bool are_of_argument(const struct lock_order *lo, const struct pair *pair,
	const struct lock_name *outer, const struct lock_name *inner)
{
	const struct method *method = lo->cg->nodes[pair->node].method;
	return lo->is_library && outer->root == ROOT_PARAM && same_root(outer, inner) &&
		outer->n_suffix && outer->n_suffix == inner->n_suffix &&
		outer->suffix[0] & SUFFIX_ELEMENT && inner->suffix[0] & SUFFIX_ELEMENT &&
		(outer->number || method_is_static(method)) && !is_sorted_above(lo, pair->node, 0);
}

uint32_t self_iterated(const struct lock_name *name)
{
	if (name->root != ROOT_LOCAL)
		return 0;
	const struct method_facts *facts = name->scope;
	const struct expr *next = &facts->exprs[name->expr];
	const struct fact_call *call = next->kind == EXPR_CALL ? &facts->calls[next->a] : NULL;
	if (!call || !call->target || call->n_args != 1 ||
		strcmp(call->target->name->text, "next") != 0)
		return 0;
	const struct expr *iterator = &facts->exprs[facts->operands[call->args]];
	call = iterator->kind == EXPR_CALL ? &facts->calls[iterator->a] : NULL;
	return call && call->target && call->n_args && call->op != OP_invokestatic &&
			strcmp(call->target->name->text, "iterator") == 0
		? facts->operands[call->args]
		: 0;
}

// One is what a loop takes out of a collection, the other any element of that.
static bool are_of_collection(const struct lock_order *lo, const struct pair *pair,
	const struct lock_name *one, const struct lock_name *any)
{
	uint32_t collection = one->n_suffix ? 0 : self_iterated(one);
	if (!collection || any->n_suffix == 0 || !is_variable(any->suffix[any->n_suffix - 1u]))
		return false;
	const struct expr *expr = &one->scope->exprs[collection];
	bool is_one = false;
	if (any->root == ROOT_LOCAL)
		is_one = any->scope == one->scope && any->expr == collection && any->n_suffix == 1;
	else if (any->root == ROOT_STATIC)
		is_one = expr->kind == EXPR_STATIC && expr->field && expr->field->id == any->number &&
			any->n_suffix == 1;
	else if (any->root == ROOT_PARAM && any->number == 0 && any->n_suffix == 2)
		is_one = expr->kind == EXPR_FIELD && expr->field && expr->field->id == any->suffix[0] &&
			one->scope->exprs[expr->a].kind == EXPR_PARAM && one->scope->exprs[expr->a].a == 0 &&
			one->scope == lo->cg->nodes[pair->node].facts;
	return is_one && !is_sorted_above(lo, pair->node, 0);
}

// The inner one is a field of the outer one; the fields that lead there.
static bool leads_to(const struct lock_name *outer, const struct lock_name *inner,
	uint32_t *first_step)
{
	if (!same_root(outer, inner) || outer->n_suffix >= inner->n_suffix ||
		common_steps(outer, inner) != outer->n_suffix)
		return false;
	*first_step = inner->suffix[outer->n_suffix];
	return true;
}

// The same of parts of the two: this.lock and this.next.lock.
static bool leads_to_part(const struct lock_name *outer, const struct lock_name *inner,
	uint32_t *first_step)
{
	uint32_t n = common_steps(outer, inner), n_tail = outer->n_suffix - n;
	if (!same_root(outer, inner) || outer->n_suffix >= inner->n_suffix || n_tail == 0 ||
		outer->is_cut || inner->is_cut)
		return false;
	for (uint32_t i = 0; i < n_tail; i++)
		if (outer->suffix[n + i] != inner->suffix[inner->n_suffix - n_tail + i])
			return false;
	*first_step = inner->suffix[n];
	return true;
}

static bool is_final_step(const struct lock_order *lo, const struct lock_name *outer,
	const struct lock_name *inner)
{
	for (uint32_t i = outer->n_suffix; i < inner->n_suffix; i++)
		if (!(inner->suffix[i] & SUFFIX_ELEMENT) &&
			lo->world->fields[inner->suffix[i]]->access & ACC_FINAL)
			return true;
	return false;
}

// Does a program link such objects in a ring, by the field that leads from one to the next?
static bool are_in_ring(struct lock_order *lo, const struct pair *pair, uint32_t *step)
{
	struct lock_name outer = lo->names.v[pair->outer], inner = lo->names.v[pair->inner];
	return !lo->is_library && inner.n_suffix == outer.n_suffix + 1u &&
		(leads_to(&outer, &inner, step) || leads_to_part(&outer, &inner, step)) &&
		!(*step & SUFFIX_ELEMENT) && rings_are_closed(lo, lo->world->fields[*step]);
}

// this -> something of the same class that this does not hold in a field: out of a collection.
static bool leads_somewhere(const struct lock_name *outer, const struct lock_name *inner)
{
	if (inner->root == ROOT_LOCAL && !same_root(outer, inner))
		return inner->n_suffix == 0 && inner->scope->exprs[inner->expr].kind == EXPR_CALL;
	uint32_t step;
	return leads_to(outer, inner, &step) && inner->suffix[inner->n_suffix - 1u] & SUFFIX_ELEMENT;
}

// Out of a collection, surely; or a part of that.
static bool is_out_of_collection(const struct lock_name *outer, const struct lock_name *inner)
{
	uint32_t step;
	if (inner->root != ROOT_LOCAL || same_root(outer, inner))
		return (leads_to(outer, inner, &step) || leads_to_part(outer, inner, &step)) &&
			step & SUFFIX_ELEMENT;
	const struct expr *expr = &inner->scope->exprs[inner->expr];
	const struct method *from = expr->kind == EXPR_CALL ? inner->scope->calls[expr->a].target
														: NULL;
	return from && slice_has_prefix(name_slice(from->owner->name), SLICE("java/util/"));
}

// Are they the same parts of two objects, or the objects?
static bool are_alike(const struct lock_name *outer, const struct lock_name *inner)
{
	uint32_t n = inner->root == ROOT_LOCAL ? inner->n_suffix : 0;
	if (n > outer->n_suffix || (n == 0 && inner->root == ROOT_LOCAL && outer->n_suffix) ||
		outer->is_cut || inner->is_cut)
		return false;
	for (uint32_t i = 0; i < n; i++)
		if (outer->suffix[outer->n_suffix - n + i] != inner->suffix[i])
			return false;
	return true;
}

// Do the objects of a class make others that lead back to them by the field, new Node(this), or let it do
// so, child.parent = this?
static bool leads_back(const struct lock_order *lo, const struct field *field)
{
	for (uint32_t m = 0; m < field->owner->n_methods; m++) {
		const struct method_facts *facts = facts_of(lo->facts, &field->owner->methods[m]);
		for (uint32_t i = 0; facts && i < facts->n_stores; i++)
			if (facts->stores[i].field == field && facts_is_this(facts, facts->stores[i].value) &&
				!facts_is_this(facts, facts->stores[i].base))
				return true;
		for (uint32_t i = 0; facts && i < facts->n_calls; i++) {
			const struct fact_call *call = &facts->calls[i];
			uint32_t kept = call->target && call->op == OP_invokespecial &&
					call->target->owner == field->owner
				? owners_kept_parameter(facts_of(lo->facts, call->target), field)
				: 0;
			if (kept && kept < call->n_args &&
				facts_is_this(facts, facts->operands[call->args + kept]))
				return true;
		}
	}
	return false;
}

// Goes the first up, by a field, where the second goes down into a collection?
static bool goes_up_and_down(const struct lock_order *lo, const struct pair *up,
	const struct pair *down)
{
	const struct lock_name *names = lo->names.v;
	const struct lock_name *outer = &names[up->outer], *inner = &names[up->inner];
	uint32_t step;
	return (leads_to(outer, inner, &step) || leads_to_part(outer, inner, &step)) &&
		!(step & SUFFIX_ELEMENT) && !is_out_of_collection(outer, inner) &&
		is_out_of_collection(&names[down->outer], &names[down->inner]) &&
		are_alike(&names[down->outer], &names[down->inner]) &&
		leads_back(lo, lo->world->fields[step]);
}

static bool same_frame(const struct lock_order *lo, const struct pair *a, const struct pair *b)
{
	const struct lock_name *outer = &lo->names.v[a->outer], *inner = &lo->names.v[a->inner];
	if (outer->root != ROOT_PARAM && inner->root != ROOT_PARAM)
		return true;
	const struct method *m = lo->cg->nodes[a->node].method, *n = lo->cg->nodes[b->node].method;
	if (outer->root == ROOT_PARAM && inner->root == ROOT_PARAM && outer->number != inner->number)
		return false; // two arguments speak for themselves
	return !method_is_static(m) && !method_is_static(n) &&
		(outer->root != ROOT_PARAM || outer->number == 0) &&
		(inner->root != ROOT_PARAM || inner->number == 0) &&
		(klass_is_subtype(m->owner, n->owner) || klass_is_subtype(n->owner, m->owner));
}

// In the terms of who takes them: the callers may know only where it all begins.
static bool are_up_and_down(const struct lock_order *lo, uint32_t index, uint32_t second)
{
	const struct pair *a = &lo->pairs.v[pair_bottom(lo, index)];
	const struct pair *b = &lo->pairs.v[pair_bottom(lo, second)];
	return same_frame(lo, a, b) && (goes_up_and_down(lo, a, b) || goes_up_and_down(lo, b, a));
}

// Is one of the two the object that is being made, or an element of an array that it made? Nobody else
// has it yet.
static bool is_being_made(const struct lock_order *lo, const struct pair *pair,
	const struct lock_name *outer, const struct lock_name *inner)
{
	const struct method *method = lo->cg->nodes[pair->node].method;
	struct lock_name own = outer->number == 0 ? *outer : *inner;
	if (own.number != 0 || !method_is_constructor(method))
		return false;
	for (uint32_t i = 0; i < own.n_suffix; i++)
		if (own.suffix[i] & SUFFIX_ELEMENT)
			own.n_suffix = (uint8_t)i;
	return judge_is_own_part(lo, &own);
}

// The two fields of this whose objects, or the same parts of these, are locked; false if it is not that.
static bool are_two_fields(const struct lock_order *lo, const struct lock_name *outer,
	const struct lock_name *inner, const struct field **f, const struct field **g)
{
	if (!same_root(outer, inner) || outer->root == ROOT_STATIC ||
		outer->n_suffix != inner->n_suffix)
		return false;
	uint32_t at = common_steps(outer, inner);
	if (at == outer->n_suffix)
		return false;
	for (uint32_t i = at + 1; i < outer->n_suffix; i++)
		if (outer->suffix[i] != inner->suffix[i])
			return false;
	uint32_t a = outer->suffix[at], b = inner->suffix[at];
	if (a & SUFFIX_ELEMENT || b & SUFFIX_ELEMENT)
		return false;
	*f = lo->world->fields[a];
	*g = lo->world->fields[b];
	return (*f)->owner == (*g)->owner;
}

// What a starter gave to the object that its thread runs: (new Task(a, b)).f is a, where the constructor
// keeps its argument there. Two threads with objects of their own may mean the same by it.
static struct lock_name see_through_new(struct lock_order *lo, const struct pair *pair,
	const struct lock_name name)
{
	const struct method_facts *facts = name.scope;
	if (name.root != ROOT_LOCAL || facts != pair->starter || !name.n_suffix || name.is_cut ||
		name.suffix[0] & SUFFIX_ELEMENT || facts->exprs[name.expr].kind != EXPR_NEW)
		return name;
	const struct field *field = lo->world->fields[name.suffix[0]];
	const struct cg_node *starter = &lo->cg->nodes[lo->cg->edges[pair->start].from];
	for (uint32_t i = 0; field->access & ACC_FINAL && i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		if (!call->target || call->op != OP_invokespecial || call->n_args == 0 ||
			facts->operands[call->args] != name.expr || !facts_of(lo->facts, call->target))
			continue;
		uint32_t param = owners_kept_parameter(facts_of(lo->facts, call->target), field);
		uint32_t given = param && param < call->n_args ? facts->operands[call->args + param] : 0;
		if (!given)
			return name;
		uint32_t given_name = name_of_expr(lo, starter, given); // names may move
		struct lock_name seen = lo->names.v[given_name];
		if (seen.n_suffix + name.n_suffix - 1u > MAX_SUFFIX || seen.is_cut || seen.view)
			return name;
		for (uint32_t k = 1; k < name.n_suffix; k++)
			seen.suffix[seen.n_suffix++] = name.suffix[k];
		seen.view = name.view;
		seen.type = name.type;
		return seen;
	}
	return name;
}

// Any two elements of one array, map or list, in both threads.
static bool are_two_elements_twice(struct lock_order *lo, uint32_t index, uint32_t second)
{
	const struct pair a = lo->pairs.v[index], b = lo->pairs.v[second];
	struct lock_name outer = lo->names.v[a.outer], inner = lo->names.v[a.inner];
	struct lock_name other_outer = lo->names.v[b.outer], other = lo->names.v[b.inner];
	if (!are_two_elements(&outer, &inner) || !are_two_elements(&other_outer, &other))
		return false;
	if (a.starter && a.starter == b.starter) {
		outer = see_through_new(lo, &a, outer);
		inner = see_through_new(lo, &a, inner);
		other_outer = see_through_new(lo, &b, other_outer);
		other = see_through_new(lo, &b, other);
	}
	return same_root(&outer, &inner) && same_root(&outer, &other_outer) &&
		common_steps(&outer, &other_outer) >= common_steps(&outer, &inner) &&
		common_steps(&outer, &inner) == common_steps(&other_outer, &other) &&
		!pair_is_sorted(lo, index) && !pair_is_sorted(lo, second);
}

// ---- verdict --------------------------------------------------------------------------------

enum way {
	WAY_NONE,
	WAY_ARGUMENTS,
	WAY_REACHED,
	WAY_LIST,
	WAY_OPPOSITE,
	WAY_UP_AND_DOWN,
	WAY_ELEMENTS,
	WAY_CHOSEN,
	WAY_BACK,
	WAY_RING,
	WAY_LEADS,
	WAY_VALUE,
	WAY_COLLECTION,
	WAY_REGISTERED
};

// Two links of one ring, followed by different threads.
static bool are_two_in_ring(struct lock_order *lo, uint32_t index, uint32_t second)
{
	const struct pair a = lo->pairs.v[index], b = lo->pairs.v[second];
	uint32_t mine, its;
	return are_in_ring(lo, &a, &mine) && are_in_ring(lo, &b, &its) && mine == its;
}

static enum way way_of_two(struct lock_order *lo, uint32_t index, uint32_t second)
{
	if (are_two_in_ring(lo, index, second))
		return WAY_RING;
	struct order_by by;
	if (pair_orders_differ(lo, index, second))
		return WAY_UP_AND_DOWN;
	const struct pair *a = &lo->pairs.v[index], *b = &lo->pairs.v[second];
	if (are_up_and_down(lo, index, second))
		return WAY_BACK;
	if (!same_frame(lo, a, b))
		return WAY_NONE;
	if (name_is_same(lo, a->outer, b->inner) && name_is_same(lo, a->inner, b->outer) &&
		name_is_stable(lo, a->outer) && name_is_stable(lo, a->inner))
		return pair_order(lo, index, &by) && pair_order(lo, second, &by) ? WAY_NONE : WAY_OPPOSITE;
	if (are_two_elements_twice(lo, index, second))
		return WAY_ELEMENTS;
	const struct lock_name *outer = &lo->names.v[a->outer], *inner = &lo->names.v[a->inner];
	const struct lock_name *other_outer = &lo->names.v[b->outer], *other = &lo->names.v[b->inner];
	uint32_t f = 0, g = 0;
	if (inner->is_cut || other->is_cut)
		return WAY_NONE;
	bool leads = leads_to(outer, inner, &f), other_leads = leads_to(other_outer, other, &g);
	bool are_parts = !leads && !other_leads && leads_to_part(outer, inner, &f) &&
		leads_to_part(other_outer, other, &g);
	if (((leads && other_leads) || are_parts) && f != g && !(f & SUFFIX_ELEMENT) &&
		!(g & SUFFIX_ELEMENT))
		return rings_are_sides(lo, lo->world->fields[f], lo->world->fields[g]) ? WAY_NONE
																			   : WAY_BACK;
	if ((leads && leads_somewhere(other_outer, other) && !leads_somewhere(outer, inner)) ||
		(other_leads && leads_somewhere(outer, inner) && !leads_somewhere(other_outer, other)))
		return WAY_BACK;
	return WAY_NONE;
}

// forward ? cur.next : cur.prev, or the same part of it.
static bool goes_both_ways(const struct lock_order *lo, const struct lock_name *outer,
	const struct lock_name *inner)
{
	if (outer->root != ROOT_LOCAL || inner->root != ROOT_LOCAL || outer->scope != inner->scope ||
		!are_same_steps(outer, inner))
		return false;
	const struct method_facts *facts = inner->scope;
	const struct expr *phi = &facts->exprs[inner->expr];
	const struct field *fields[2] = { NULL };
	for (uint32_t i = 0; phi->kind == EXPR_PHI && phi->b == 2 && i < 2; i++) {
		const struct expr *way = &facts->exprs[facts->operands[phi->a + i]];
		if (way->kind == EXPR_FIELD && way->a == outer->expr)
			fields[i] = way->field;
	}
	return fields[0] && fields[1] && fields[0] != fields[1] &&
		rings_are_inverse(lo, fields[0], fields[1]);
}

static enum way way_of_one(struct lock_order *lo, uint32_t index)
{
	const struct pair pair = lo->pairs.v[index];
	const struct lock_name outer = lo->names.v[pair.outer], inner = lo->names.v[pair.inner];
	const struct field *f, *g;
	uint32_t step, mine, its;
	if (pair_is_chosen(lo, pair.outer, pair.inner)) // it was kept: the order can change
		return WAY_VALUE;
	if (pair_is_sorted(lo, index))
		return WAY_NONE;
	if (are_two_arguments(&outer, &inner) && is_being_made(lo, &pair, &outer, &inner))
		return WAY_NONE;
	// Who makes it is among the callers, and they know better.
	if (captured_is_handed_down(lo, pair.outer, lo->cg->nodes[pair.node].method) ||
		captured_is_handed_down(lo, pair.inner, lo->cg->nodes[pair.node].method))
		return WAY_NONE;
	if (are_two_arguments(&outer, &inner))
		return are_same_steps(&outer, &inner) ? WAY_ARGUMENTS : WAY_REACHED;
	if (reentry_receivers(lo, index, &mine, &its) &&
		are_two_arguments(&lo->names.v[mine], &lo->names.v[its]) &&
		are_same_steps(&lo->names.v[mine], &lo->names.v[its]))
		return WAY_REACHED;
	if (are_of_argument(lo, &pair, &outer, &inner))
		return WAY_LIST;
	if (are_two_elements(&outer, &inner))
		return WAY_ELEMENTS;
	if (are_of_collection(lo, &pair, &outer, &inner) ||
		are_of_collection(lo, &pair, &inner, &outer))
		return WAY_COLLECTION;
	if (registered_with_one(lo, index))
		return WAY_REGISTERED;
	if (are_in_ring(lo, &pair, &step))
		return WAY_RING;
	if (goes_both_ways(lo, &outer, &inner))
		return WAY_BACK;
	if (leads_to(&outer, &inner, &step) && outer.root == ROOT_PARAM &&
		!is_final_step(lo, &outer, &inner) && !(step & SUFFIX_ELEMENT) &&
		!field_may_be_itself(lo, lo->world->fields[step]))
		return WAY_LEADS; // what a final field holds was there first: the order is fixed
	if (are_two_fields(lo, &outer, &inner, &f, &g) && chosen_by_maker(lo, f, g))
		return WAY_CHOSEN;
	return WAY_NONE;
}

static const struct {
	int32_t weight;
	enum certainty objects;
	const char *text;
} ways[] = {
	[WAY_ARGUMENTS] = { 25, CERTAINTY_KNOWN,
		"the two objects are chosen by the caller, who may swap them" },
	[WAY_LIST] = { 20, CERTAINTY_KNOWN,
		"the objects are locked in the order of an array that the caller gives" },
	[WAY_REACHED] = { 5, CERTAINTY_ASSUMED,
		"the two objects are reached from what the caller chooses" },
	[WAY_OPPOSITE] = { 25, CERTAINTY_KNOWN, "the same two objects are locked in both orders" },
	[WAY_UP_AND_DOWN] = { 20, CERTAINTY_KNOWN,
		"the two objects are sorted before they are locked, but not the same way each time" },
	[WAY_ELEMENTS] = { 15, CERTAINTY_KNOWN,
		"two elements are locked in the order of their indices' values" },
	[WAY_CHOSEN] = { 20, CERTAINTY_KNOWN,
		"whoever makes the object chooses the two, in any order" },
	[WAY_BACK] = { 0, CERTAINTY_ASSUMED, "each object leads to the other" },
	[WAY_RING] = { 15, CERTAINTY_KNOWN, "the program links the objects in a ring" },
	[WAY_VALUE] = { 10, CERTAINTY_ASSUMED,
		"the order of the two objects is decided by a value that can change, be equal, or that the caller gives" },
	[WAY_COLLECTION] = { 15, CERTAINTY_KNOWN,
		"any two elements of a collection are locked, in any order" },
	[WAY_REGISTERED] = { 15, CERTAINTY_KNOWN,
		"each object locks itself and then all that are registered at the same place" },
	[WAY_LEADS] = { -5, CERTAINTY_GUESSED,
		"one object leads to the other; the order may be fixed" },
};

// Then it is taken again.
bool self_is_one_object(struct lock_order *lo, uint32_t pair)
{
	const struct pair p = lo->pairs.v[pair];
	uint32_t outer[MAX_KEYS], inner[MAX_KEYS];
	return keys_of(lo, p.outer, p.outer_mode, outer) == 1 &&
		keys_of(lo, p.inner, p.inner_mode, inner) == 1 && outer[0] == inner[0] &&
		lo->keys.v[outer[0]].is_single;
}

static bool is_semaphore(const struct lock_order *lo, uint32_t name)
{
	struct ir_type type = lo->names.v[name].type;
	return type.kind == KIND_CLASS &&
		strcmp(lo->world->classes[type.klass]->name->text, "java/util/concurrent/Semaphore") == 0;
}

#define MAX_UP 3

// Has a semaphore let only so many in? Who asks for one before a ring of locks has counted: one thread
// less than there are locks cannot close the ring.
static bool is_limited(const struct lock_order *lo, uint32_t id, uint32_t bci, uint32_t depth)
{
	const struct cg_node *node = &lo->cg->nodes[id];
	for (uint32_t left = left_next(lo, lo->left_of_node[id], bci); left;
		 left = left_next(lo, lo->lefts.v[left].next, bci))
		if (is_semaphore(lo, lo->lefts.v[left].name))
			return true;
	bool are_all = node->n_in > 0 && !node->is_entry && depth < MAX_UP;
	for (uint32_t i = 0; i < node->n_in && are_all; i++) {
		const struct cg_edge *edge = &lo->cg->edges[lo->cg->in_edges[node->first_in + i]];
		are_all = edge->kind == CG_CALL && edge->from != id &&
			is_limited(lo, edge->from, lo->cg->nodes[edge->from].facts->calls[edge->call].bci,
				depth + 1);
	}
	return are_all;
}

static bool is_ring_limited(const struct lock_order *lo, enum way way, uint32_t index)
{
	struct pair_frame frame = { 0 };
	uint32_t bottom = pair_bottom(lo, index);
	pair_frames(lo, bottom, &frame, 1);
	return (way == WAY_ELEMENTS || way == WAY_CHOSEN) && is_limited(lo, frame.node, frame.bci, 0);
}

struct verdict judge_self(struct lock_order *lo, uint32_t index, uint32_t other)
{
	struct verdict v = { .score = 45, .facts = ALL_KNOWN };
	uint32_t both[2] = { index, other };

	for (uint32_t i = 0; i < 2; i++) {
		const struct pair *pair = &lo->pairs.v[both[i]];
		if (judge_trait(lo, both[i], TRAIT_FRESH) || judge_trait(lo, both[i], TRAIT_SINGLE))
			return v;
		if (judge_is_read(lo, pair->outer, pair->outer_mode) &&
			judge_is_read(lo, pair->inner, pair->inner_mode))
			return v;
	}
	enum way way = index == other ? way_of_one(lo, index) : way_of_two(lo, index, other);
	if (way == WAY_NONE || older_than_itself(lo, index, other) || is_ring_limited(lo, way, index) ||
		!judge_threads_allow(lo, both, 2) || judge_gate_between(lo, both, 2) ||
		judge_trait(lo, index, TRAIT_HELD) || judge_trait(lo, other, TRAIT_HELD))
		return v;
	v.is_possible = true;
	judge_say(&v, ways[way].weight, ways[way].weight < 0, ways[way].text);
	bool is_public = judge_trait(lo, index, TRAIT_PUBLIC) && judge_trait(lo, other, TRAIT_PUBLIC);
	if (is_public)
		judge_say_public(lo, &v, 15, both, 2);
	judge_length(lo, &v, both, 2);
	certainty_lower(&v.facts.objects, ways[way].objects);
	doubts_say(lo, &v, both, 2);
	if (!is_public && lo->is_library)
		certainty_lower(&v.facts.threads, CERTAINTY_ASSUMED);
	judge_rate(&v);
	return v;
}
