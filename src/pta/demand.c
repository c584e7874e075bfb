// Queries: each has constraints of its own, which are solved and thrown away; what is kept is the answer.
#include "pta/demand.h"

#include <stdlib.h>

#include "pta/keys.h"
#include "pta/relevance.h"

struct pta_demand {
	struct world *world;
	struct pta_options options;
	uint64_t budget; // 0: exhaustive
	struct pta *base;
	struct writers writers;
	struct relevance relevance; // of the solution that was given out last
	struct arena arena;
	struct pta *whole; // exhaustive
	struct keys keys;  // of whole
	struct arena answers;
	struct map answer_of; // node << 32 | variable
	struct ir_builder *builder;
	struct map accesses; // method id << 16 | bci -> value + 1
	struct map indexed;  // method id: its accesses are known
	struct pta_demand_counts counts;
};

static const struct pta_answer anything = { .is_anything = true };

struct pta_demand *pta_demand_new(struct world *world, const struct pta_options *options,
	uint64_t budget)
{
	struct pta_demand *d = xcalloc(1, sizeof(*d));
	d->world = world;
	d->options = *options;
	d->budget = budget;
	arena_init(&d->answers);
	arena_init(&d->arena);
	if (budget == 0) {
		d->whole = pta_solve(world, options);
		keys_init(&d->keys, d->whole);
		d->base = d->whole;
	} else {
		struct pta_options types = *options;
		types.policy = PTA_TYPES;
		types.depth = 0;
		types.with_origins = false;
		d->base = pta_solve(world, &types);
		writers_init(&d->writers, d->base);
		d->counts.n_constraints = (uint64_t)d->writers.n_stmts + d->writers.n_calls;
		d->counts.n_base_propagations = d->base->n_propagations;
	}
	d->builder = ir_builder_new(world);
	return d;
}

void pta_demand_free(struct pta_demand *d)
{
	if (!d)
		return;
	if (d->whole)
		keys_release(&d->keys);
	else
		writers_release(&d->writers);
	ir_builder_free(d->builder);
	arena_release(&d->answers);
	arena_release(&d->arena);
	map_release(&d->answer_of);
	map_release(&d->accesses);
	map_release(&d->indexed);
	pta_free(d->base);
	free(d);
}

struct pta_demand_counts pta_demand_count(const struct pta_demand *demand)
{
	return demand->counts;
}

// ---- one query --------------------------------------------------------------------------------

struct pta *pta_demand_solve(struct pta_demand *d, const struct pta_query *queries, uint32_t n)
{
	struct relevance_query *vars = xcalloc(n, sizeof(*vars));
	bool is_reached = !d->whole;
	for (uint32_t i = 0; i < n && is_reached; i++) {
		uint32_t node = pta_first_node(d->base, queries[i].method);
		is_reached = node && d->base->nodes.v[node].pag;
		if (is_reached)
			vars[i] = (struct relevance_query){ node,
				pag_var(d->base->nodes.v[node].pag, queries[i].value) };
	}
	struct pta *pta = NULL;
	if (is_reached) {
		struct pta_options options = d->options;
		options.max_propagations = d->budget;
		arena_clear(&d->arena);
		relevance_make(&d->relevance, &d->writers, options.policy, vars, n, &d->arena);
		pta = solve_relevant(d->world, &options, &d->relevance);
		pta->is_partial |= d->base->is_partial;
		d->counts.n_queries++;
		d->counts.n_anything += pta->is_partial;
		d->counts.n_kept += bitset_count(&d->relevance.stmts) + bitset_count(&d->relevance.calls);
		d->counts.n_propagations += pta->n_propagations;
	}
	free(vars);
	return pta;
}

static int compare_keys(const void *left, const void *right)
{
	uint64_t a = *(const uint64_t *)left, b = *(const uint64_t *)right;
	return a < b ? -1 : a > b;
}

// What all nodes of the method have there.
static const struct pta_answer *answer(struct pta_demand *d, const struct pta *pta,
	struct keys *keys, struct pta_query query)
{
	VEC(uint64_t) objects = { 0 };
	struct pta_answer *found = ARENA_NEW(&d->answers, struct pta_answer);
	for (uint32_t node = pta_first_node(pta, query.method); node; node = pta_next_node(pta, node)) {
		pta_set set = pta_value(pta, node, query.value);
		for (uint32_t o = pta_set_next(pta, set, 1); o; o = pta_set_next(pta, set, o + 1)) {
			vec_push(&objects, key_of_object(keys, o));
			found->is_open |= pta_object(pta, o)->kind == PTA_OPEN;
		}
	}
	if (objects.n)
		qsort(objects.v, objects.n, sizeof(*objects.v), compare_keys);
	for (uint32_t i = 0; i < objects.n; i++)
		if (i == 0 || objects.v[i] != objects.v[i - 1])
			objects.v[found->n++] = objects.v[i];
	if (found->n)
		found->objects = memcpy(arena_alloc(&d->answers, found->n * sizeof(*objects.v)), objects.v,
			found->n * sizeof(*objects.v));
	vec_release(&objects);
	return found;
}

static const struct pta_answer *ask(struct pta_demand *d, struct pta_query query)
{
	if (d->whole)
		return pta_is_partial(d->whole) || !pta_first_node(d->whole, query.method)
			? &anything
			: answer(d, d->whole, &d->keys, query);
	struct pta *pta = pta_demand_solve(d, &query, 1);
	const struct pta_answer *found = &anything;
	if (pta && !pta_is_partial(pta) && pta_first_node(pta, query.method)) {
		struct keys keys;
		keys_init(&keys, pta);
		found = answer(d, pta, &keys, query);
		keys_release(&keys);
	}
	pta_free(pta);
	return found;
}

const struct pta_answer *pta_demand_value(struct pta_demand *d, struct pta_query query)
{
	uint32_t node = pta_first_node(d->base, query.method);
	const struct pag *pag = node ? d->base->nodes.v[node].pag : NULL;
	bool is_new;
	if (!pag || pag->is_failed)
		return &anything;
	uint64_t key = (uint64_t)node << 32 | pag_var(pag, query.value);
	uint64_t *known = map_put(&d->answer_of, key, &is_new);
	if (is_new) {
		const struct pta_answer *found = ask(d, query);
		*known = (uint64_t)(uintptr_t)found;
	}
	return (const struct pta_answer *)(uintptr_t)*known;
}

uint32_t pta_demand_n_values(const struct pta_demand *d, const struct method *method)
{
	uint32_t node = pta_first_node(d->base, method);
	return node ? pta_n_values(d->base, node) : 0;
}

bool pta_demand_is_variable(const struct pta_demand *d, struct pta_query query)
{
	uint32_t node = pta_first_node(d->base, query.method);
	const struct pag *pag = node ? d->base->nodes.v[node].pag : NULL;
	return pag && !pag->is_failed && pag_var(pag, query.value);
}

// ---- what an instruction is about -------------------------------------------------------------

static bool is_about_object(const struct ir_insn *insn)
{
	switch (insn->op) {
	case IR_GET_FIELD:
	case IR_PUT_FIELD:
	case IR_ARRAY_LOAD:
	case IR_ARRAY_STORE:
	case IR_ARRAY_LENGTH:
	case IR_MONITOR_ENTER:
	case IR_MONITOR_EXIT:
		return true;
	case IR_INVOKE:
		return ir_invoke_has_receiver(insn);
	default:
		return false;
	}
}

static void index_accesses(struct pta_demand *d, const struct method *method)
{
	struct arena arena;
	struct err err = ERR_INIT;
	arena_init(&arena);
	struct ir *ir = method->member->code ? ir_build(d->builder, method, &arena, &err) : NULL;
	for (uint32_t i = 1; ir && i <= ir->n_insns; i++) {
		const struct ir_insn *insn = ir_at(ir, i);
		if (is_about_object(insn) && insn->n_args)
			*map_put(&d->accesses, (uint64_t)method->id << 16 | insn->bci, NULL) = 1 +
				ir_arg(ir, insn, 0);
	}
	arena_release(&arena);
}

const struct pta_answer *pta_demand_access(struct pta_demand *d, const struct method *method,
	uint16_t bci)
{
	bool is_new;
	if (!pta_first_node(d->base, method))
		return &anything;
	map_put(&d->indexed, method->id, &is_new);
	if (is_new)
		index_accesses(d, method);
	const uint64_t *value = map_get(&d->accesses, (uint64_t)method->id << 16 | bci);
	return value ? pta_demand_value(d, (struct pta_query){ method, (uint32_t)*value - 1 })
				 : &anything;
}

bool pta_answers_meet(const struct pta_answer *a, const struct pta_answer *b)
{
	if (a->is_anything || b->is_anything || ((a->is_open || b->is_open) && a->n && b->n))
		return true;
	for (uint32_t i = 0, k = 0; i < a->n && k < b->n;) {
		if (a->objects[i] == b->objects[k])
			return true;
		if (a->objects[i] < b->objects[k])
			i++;
		else
			k++;
	}
	return false;
}
