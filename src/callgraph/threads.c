// Which calls start threads, and what these run; which threads run which behaviours.
#include "callgraph/internal.h"
#include "model/model.h"

void threads_prepare(struct callgraph *cg)
{
	models_prepare(cg->world->models, cg->world);
}

static const struct method *declared_task(const struct klass *type)
{
	const struct method *found = NULL;
	for (uint32_t i = 0; i < type->n_methods; i++) {
		const struct method *m = &type->methods[i];
		if (method_is_abstract(m) && !found)
			found = m;
		if (strcmp(m->name->text, "run") == 0 && strcmp(m->descriptor->text, "()V") == 0)
			return m;
	}
	return found;
}

const struct method *task_method(const struct klass *type)
{
	const struct method *found = declared_task(type);
	struct supertypes all;
	if (found)
		return found;
	supertypes_begin(&all, type);
	for (const struct klass *super; !found && (super = supertypes_next(&all));)
		found = declared_task(super);
	supertypes_end(&all);
	return found;
}

static uint32_t operand(const struct model_start *start, bool is_static)
{
	return start->argument ? start->argument - is_static : 0;
}

uint32_t missing_start_argument(struct callgraph *cg, const struct class *file,
	const struct fact_call *call, bool *is_many)
{
	struct model_start start;
	if (call->op == OP_invokedynamic)
		return UINT32_MAX;
	struct member_ref ref = class_member_ref(file, call->constant);
	const struct klass *klass = world_loaded(cg->world, ref.class_name);
	const struct name *method = intern_find(cg->world->names, ref.name);
	if (!klass || !method ||
		!model_start_of_missing(cg->world->models, klass, method, ref.descriptor, &start))
		return UINT32_MAX;
	*is_many = start.is_many;
	return operand(&start, call->op == OP_invokestatic);
}

static uint32_t look_up(struct callgraph *cg, const struct method *target, bool *is_many)
{
	struct model_start start;
	if (!model_start_of(cg->world->models, target->owner, target->name,
			name_slice(target->descriptor), &start))
		return UINT32_MAX;
	*is_many = start.is_many;
	return operand(&start, method_is_static(target));
}

// Does it run the elements of its argument in a pool?
static bool runs_elements(const struct models *models, const struct method *target)
{
	const struct model_effect *call = model_effect_of(models, target, MODEL_CALL);
	return call && call->where == MODEL_IN_POOL && call->times == MODEL_MANY &&
		call->from.base == MODEL_ARG && call->from.n_fields == 1 &&
		call->from.fields[0] == MODEL_FIELD_ELEM && !method_is_static(target);
}

// Kept as 1: starts no thread; 2 + argument * 2 + many; with ELEMENTS where it runs those. Asked for
// every call, so each thread remembers it for itself.
#define ELEMENTS 0x8000u

static uint32_t start_of(struct expander *x, const struct method *target)
{
	if (target->id >= x->n_starts) {
		uint32_t n = x->cg->world->n_methods + 1;
		x->starts = xrealloc(x->starts, n * sizeof(*x->starts));
		memset(x->starts + x->n_starts, 0, (n - x->n_starts) * sizeof(*x->starts));
		x->n_starts = n;
	}
	uint16_t *known = &x->starts[target->id];
	if (*known == 0) {
		bool is_many = false;
		uint32_t argument = look_up(x->cg, target, &is_many);
		*known = (uint16_t)(argument == UINT32_MAX ? 1 : 2 + argument * 2 + is_many);
		if (runs_elements(x->cg->world->models, target))
			*known |= ELEMENTS;
	}
	return *known;
}

uint32_t thread_start_argument(struct expander *x, const struct method *target, bool *is_many)
{
	uint32_t known = start_of(x, target) & ~ELEMENTS;
	if (known == 1)
		return UINT32_MAX;
	*is_many = known & 1;
	return (known - 2u) >> 1;
}

bool thread_runs_elements(struct expander *x, const struct method *target)
{
	return start_of(x, target) & ELEMENTS;
}
