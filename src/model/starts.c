// Which calls run something in another thread, for those who only ask this of a call: the first function of
// the row that is called elsewhere, or what becomes the task of a Thread.
#include "model/internal.h"

// Streams run their functions here as well, and nobody knows when cleaners and the like do.
static bool is_elsewhere(const struct model_effect *effect)
{
	if (effect->kind != MODEL_CALL || effect->from.n_fields)
		return false;
	switch (effect->where) {
	case MODEL_IN_THREAD:
	case MODEL_IN_POOL:
	case MODEL_IN_TIMER:
	case MODEL_IN_STAGE:
	case MODEL_IN_BARRIER:
	case MODEL_IN_SHUTDOWN:
		return true;
	case MODEL_IN_EVENT: // a listener is called when something happens, not by this call
		return effect->times == MODEL_ONCE;
	default:
		return false;
	}
}

static bool makes_thread(const struct models *models, const struct model_row *row, uint8_t base)
{
	if (base == MODEL_THIS)
		return row->class == models->thread;
	for (uint32_t i = 0; i < row->n_effects; i++)
		if (row->effects[i].kind == MODEL_MOVE && row->effects[i].to.base == MODEL_RETURN &&
			row->effects[i].to.n_fields == 0 && row->effects[i].from.type == models->thread)
			return true;
	return false;
}

static bool is_task_of_thread(const struct models *models, const struct model_row *row,
	const struct model_effect *effect)
{
	return effect->kind == MODEL_MOVE && effect->to.n_fields == 1 &&
		effect->to.fields[0] == MODEL_FIELD_TASK && effect->from.base == MODEL_ARG &&
		effect->from.n_fields == 0 && makes_thread(models, row, effect->to.base);
}

static bool start_of_row(const struct models *models, const struct model_row *row,
	struct model_start *start)
{
	for (uint32_t i = 0; row && i < row->n_effects; i++) {
		const struct model_effect *effect = &row->effects[i];
		uint8_t base = effect->from.base;
		if ((is_elsewhere(effect) && (base == MODEL_THIS || base == MODEL_ARG)) ||
			is_task_of_thread(models, row, effect)) {
			start->argument = base == MODEL_THIS ? 0 : effect->from.number;
			start->is_many = effect->kind == MODEL_CALL &&
				(effect->where == MODEL_IN_POOL || effect->where == MODEL_IN_STAGE);
			return true;
		}
	}
	return false;
}

void starts_add_row(struct models *models, const struct model_row *row)
{
	struct model_start start;
	if (row->method && start_of_row(models, row, &start))
		map_put(&models->start_names, (uint64_t)(uintptr_t)row->method, NULL);
}

bool model_start_of(const struct models *models, const struct klass *klass,
	const struct name *method, struct slice descriptor, struct model_start *start)
{
	return models && map_get(&models->start_names, (uint64_t)(uintptr_t)method) &&
		start_of_row(models, model_of_ref(models, klass, method, descriptor), start);
}

static struct slice package_of(const struct name *name)
{
	ptrdiff_t slash = slice_find_last(name_slice(name), '/');
	return slash < 0 ? SLICE_EMPTY : slice_until(name_slice(name), (size_t)slash);
}

bool model_start_of_missing(const struct models *models, const struct klass *klass,
	const struct name *method, struct slice descriptor, struct model_start *start)
{
	if (model_start_of(models, klass, method, descriptor, start))
		return true;
	if (!models || !klass_is_phantom(klass) || method->text[0] == '<' ||
		!map_get(&models->start_names, (uint64_t)(uintptr_t)method))
		return false;
	struct slice package = package_of(klass->name);
	for (uint32_t i = 0; i < models->classes.n; i++) {
		const struct model_class *class = models->classes.v[i];
		if (slice_equal(package_of(class->name), package) &&
			start_of_row(models, model_row_in(class, method, descriptor, false), start))
			return true;
	}
	return false;
}
