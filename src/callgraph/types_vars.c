// The variables of level precise: who reads them is looked at again when they grow.
#include "callgraph/types_solver.h"

void number_variables(struct cg_types *types)
{
	const struct world *world = types->cg->world;
	types->n_methods = world->n_methods + 1;
	types->n_fields = world->n_fields + 1;
	types->n_classes = world->n_classes + 1;
	types->returns = types->fields + types->n_fields;
	types->elements = types->returns + types->n_methods;
	types->params = types->elements + types->n_classes;
	types->first_param = xcalloc(types->n_methods + 2, sizeof(uint32_t));
	uint32_t total = 0;
	for (uint32_t id = 0; id < types->n_methods; id++) {
		const struct method *m = world->methods[id];
		types->first_param[id] = total;
		if (!m || m->owner->role != ROLE_INPUT || !m->member->code)
			continue;
		total += !method_is_static(m);
		struct slice rest = descriptor_parameters(name_slice(m->descriptor));
		while (descriptor_next(&rest).len)
			total++;
	}
	types->first_param[types->n_methods] = types->first_param[types->n_methods + 1] = total;
	types->n_sets = types->params + total;
	types->sets = xcalloc(types->n_sets + 1, sizeof(*types->sets));
}

void enqueue(struct solver *s, uint32_t method)
{
	if (s->is_queued[method])
		return;
	s->is_queued[method] = true;
	vec_push(&s->queue, method);
}

static void has_grown(struct solver *s, uint32_t var)
{
	for (uint32_t r = s->readers[var]; r; r = s->reader_list.v[r].next)
		enqueue(s, s->reader_list.v[r].method);
}

void read_var(struct solver *s, uint32_t var)
{
	bool is_new;
	if (s->types->sets[var].is_open) // it will not grow
		return;
	map_put(&s->reader_seen, (uint64_t)var << 32 | s->now, &is_new);
	if (!is_new)
		return;
	vec_push(&s->reader_list, (struct reader){ s->now, s->readers[var] });
	s->readers[var] = s->reader_list.n - 1;
}

void open_var(struct solver *s, uint32_t var)
{
	if (s->types->sets[var].is_open)
		return;
	s->types->sets[var].is_open = true;
	has_grown(s, var);
}

void write_var(struct solver *s, uint32_t var, const struct cg_values *values)
{
	struct type_set *set = &s->types->sets[var];
	bool has_new = false;
	if (set->is_open)
		return;
	if (values->n == 0)
		return;
	for (uint32_t i = 0; i < values->n && !has_new; i++) {
		bool is_there = false;
		for (uint32_t k = 0; k < set->n; k++)
			is_there |= set->v[k] == values->v[i];
		has_new = !is_there;
	}
	if (!has_new)
		return;
	struct cg_values all = { .n = set->n };
	memcpy(all.v, set->v, sizeof(set->v));
	for (uint32_t i = 0; i < values->n; i++)
		if (!values_add(s->cg, &all, values->v[i])) {
			open_var(s, var);
			return;
		}
	if (all.n == set->n && memcmp(all.v, set->v, sizeof(aval) * all.n) == 0)
		return;
	set->n = (uint8_t)all.n;
	memcpy(set->v, all.v, sizeof(aval) * all.n);
	has_grown(s, var);
}

uint32_t param_var(const struct solver *s, uint32_t method, uint32_t param)
{
	const struct cg_types *types = s->types;
	uint32_t var = types->params + types->first_param[method] + param;
	return var < types->params + types->first_param[method + 1] ? var : UINT32_MAX;
}

void open_params(struct solver *s, uint32_t method)
{
	const struct cg_types *types = s->types;
	s->is_called[method] = true;
	for (uint32_t i = types->first_param[method]; i < types->first_param[method + 1]; i++)
		open_var(s, types->params + i);
}

bool is_known_method(const struct solver *s, const struct method *method)
{
	return method->id < s->types->n_methods && method->owner->role == ROLE_INPUT &&
		facts_of(s->cg->facts, method) && !facts_of(s->cg->facts, method)->is_failed;
}
