// What calls return, in terms of the method that is called: getters of what does not change after
// construction, and methods that return what they were given (return this); singletons. So ship.at() is
// ship.at each time, c.quarters(1) is c, and Registry.get() is Registry.INSTANCE.
#include "analysis/atomicity/held.h"

#include "analysis/atomicity/calls.h"
#include "analysis/atomicity/names.h"

static bool is_settled(const struct atomicity *at, uint32_t field)
{
	uint32_t access = at->world->fields[field]->access;
	return access & ACC_FINAL || (access & ACC_PRIVATE && !at->is_written[field]);
}

static bool stores_field(const struct method_facts *facts, const struct field *field)
{
	for (uint32_t i = 0; facts && i < facts->n_stores; i++)
		if (facts->stores[i].field == field)
			return true;
	return false;
}

// if (instance == null) instance = new Registry(); return instance; and nobody else writes it.
static bool is_made_by(const struct atomicity *at, const struct field *field,
	const struct method_facts *getter)
{
	if (!(field->access & ACC_PRIVATE) || getter->method->owner != field->owner)
		return false;
	for (uint32_t i = 0; i < getter->n_stores; i++)
		if (getter->stores[i].field == field &&
			getter->exprs[getter->stores[i].value].kind != EXPR_NEW)
			return false;
	for (uint32_t i = 0; i < field->owner->n_methods; i++)
		if (&field->owner->methods[i] != getter->method &&
			stores_field(facts_of(at->facts, &field->owner->methods[i]), field))
			return false;
	return true;
}

static bool is_singleton(struct atomicity *at, uint32_t id, const struct method_facts *facts)
{
	const struct field *field = at->world->fields[id];
	if (is_settled(at, id))
		return true;
	if (!is_made_by(at, field, facts))
		return false;
	at->is_written[id] = 0; // nobody has got it before
	return true;
}

// 0 where it is not the same each time.
static uint32_t result_of(struct atomicity *at, const struct method_facts *facts)
{
	uint32_t name = facts->n_returns ? locking_of_expr(at, facts, facts->returns[0]) : 0;
	struct place result = at->names.v[name];
	if (!name || result.n > (result.root == PLACE_PARAM ? 1 : 0) ||
		(result.root != PLACE_PARAM && result.root != PLACE_STATIC))
		return 0;
	if (result.n && (result.parts[0] & PART_ELEMENT || !is_settled(at, result.parts[0])))
		return 0;
	if (result.root == PLACE_STATIC && !is_singleton(at, result.number, facts))
		return 0;
	for (uint32_t i = 1; i < facts->n_returns; i++)
		if (locking_of_expr(at, facts, facts->returns[i]) != name)
			return 0;
	return name;
}

void atom_results_find(struct atomicity *at)
{
	uint32_t *results = ARENA_ARRAY(&at->arena, uint32_t, at->world->n_methods + 1);
	for (uint32_t id = 1; id < at->facts->n_by_method; id++)
		if (at->facts->by_method[id] && atom_calls_is_input(at->world->methods[id]))
			results[id] = result_of(at, at->facts->by_method[id]);
	at->results = results;
}

// Reads only: flow.c asks from many threads.
const struct place *atom_result(const struct atomicity *at, const struct method_facts *facts,
	uint32_t call)
{
	const struct method *target = facts->calls[call].target;
	if (!at->results || !target || !at->results[target->id])
		return NULL;
	uint32_t low = at->first_edge.v[facts->method->id];
	uint32_t end = low + at->n_edges.v[facts->method->id], high = end;
	while (low < high) { // by call, ascending
		uint32_t middle = (low + high) / 2;
		if (at->edges.v[middle].call < call)
			low = middle + 1;
		else
			high = middle;
	}
	const struct edge *edge = low < end ? &at->edges.v[low] : NULL;
	if (!edge || edge->call != call || edge->maker || edge->n_targets != 1 ||
		edge->callee != target->id)
		return NULL;
	return &at->names.v[at->results[target->id]];
}

// ---- handles --------------------------------------------------------------------------------
//
//     Iterator<T> iterator() { return new Cursor(this); }
//
// What is in the field of the cursor is what iterator() is called on.

// What the target of the call makes and returns, of its facts; 0: something else.
static uint32_t made_by(const struct method_facts *maker)
{
	uint32_t made = maker && maker->n_returns == 1 ? maker->returns[0] : 0;
	return made && maker->exprs[made].kind == EXPR_NEW && maker->exprs[made].type.kind == KIND_CLASS
		? made
		: 0;
}

const struct klass *atom_made_class(const struct atomicity *at, const struct method_facts *facts,
	uint32_t call)
{
	const struct method_facts *maker = facts->calls[call].target
		? facts_of(at->facts, facts->calls[call].target)
		: NULL;
	uint32_t made = made_by(maker);
	return made && atom_calls_is_input(maker->method)
		? at->world->classes[maker->exprs[made].type.klass]
		: NULL;
}

// The parameter that the constructor puts into the field; 0: something else.
static uint32_t param_in(const struct method_facts *constructor, const struct field *field)
{
	uint32_t param = 0;
	for (uint32_t i = 0; constructor && i < constructor->n_stores; i++) {
		const struct fact_store *store = &constructor->stores[i];
		if (store->field != field)
			continue;
		if (param || constructor->exprs[store->value].kind != EXPR_PARAM)
			return 0;
		param = constructor->exprs[store->value].a;
	}
	return param;
}

uint32_t atom_made_from(const struct atomicity *at, const struct method_facts *facts, uint32_t call,
	uint32_t id)
{
	const struct field *field = at->world->fields[id];
	const struct method_facts *maker = facts->calls[call].target && field->access & ACC_FINAL
		? facts_of(at->facts, facts->calls[call].target)
		: NULL;
	uint32_t made = made_by(maker);
	for (uint32_t i = 0; made && i < maker->n_calls; i++) {
		const struct fact_call *init = &maker->calls[i];
		if (init->op != OP_invokespecial || !init->n_args || !init->target ||
			maker->operands[init->args] != made)
			continue;
		uint32_t param = param_in(facts_of(at->facts, init->target), field);
		const struct expr *argument = param && param < init->n_args
			? &maker->exprs[maker->operands[init->args + param]]
			: NULL;
		return argument && argument->kind == EXPR_PARAM && argument->a < facts->calls[call].n_args
			? argument->a + 1
			: 0;
	}
	return 0;
}
