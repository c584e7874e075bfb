// Which calls lock. Asked for every call there is, so nearly all are turned away by the length and the
// first letter of the method's name.
#include "model/internal.h"

static bool is_lock_effect(const struct model_effect *effect)
{
	switch (effect->kind) {
	case MODEL_ACQUIRE:
	case MODEL_TRY:
	case MODEL_CONVERT:
	case MODEL_RELEASE:
	case MODEL_VIEW:
		return effect->detail != MODEL_LOCK_PERMIT; // any thread may release a semaphore
	case MODEL_WAIT:
	case MODEL_SIGNAL:
		return effect->detail == MODEL_SYNC_MONITOR || effect->detail == MODEL_SYNC_CONDITION;
	default:
		return false;
	}
}

static const struct model_effect *lock_effect_of(const struct model_row *row)
{
	for (uint32_t i = 0; row && i < row->n_effects; i++)
		if (is_lock_effect(&row->effects[i]) && row->effects[i].from.base == MODEL_THIS)
			return &row->effects[i];
	return NULL;
}

static uint64_t length_bit(size_t len)
{
	return (uint64_t)1 << (len < 63 ? len : 63);
}

void locks_add_row(struct models *models, const struct model_row *row)
{
	if (!row->method || !lock_effect_of(row))
		return;
	map_put(&models->lock_names, (uint64_t)(uintptr_t)row->method, NULL);
	models->lock_lengths[(uint8_t)row->method->text[0]] |= length_bit(row->method->len);
}

bool model_name_may_lock(const struct models *models, struct slice name)
{
	return models && name.len && (models->lock_lengths[name.ptr[0]] & length_bit(name.len));
}

// The nearest row that locks, from the class upwards.
static const struct model_effect *effect_in(const struct models *models, const struct klass *klass,
	const struct name *method, struct slice descriptor)
{
	struct walk walk = { .klass = klass };
	const struct model_effect *found = NULL;
	for (const struct klass *k; !found && (k = walk_next(&walk));) {
		const struct model_class *class = model_class_named(models, k->name);
		if (class)
			found = lock_effect_of(model_row_in(class, method, descriptor, false));
	}
	walk_end(&walk);
	return found;
}

static uint8_t mode_of(const struct models *models, const struct klass *klass)
{
	struct walk walk = { .klass = klass };
	uint8_t mode = MODEL_LOCK_SOME;
	for (const struct klass *k; (k = walk_next(&walk));) {
		const struct model_class *class = model_class_named(models, k->name);
		if (class && class->is_lock) {
			mode = class->lock;
			break;
		}
	}
	walk_end(&walk);
	return mode;
}

static uint8_t mode_of_effect(const struct models *models, const struct model_effect *effect,
	const struct klass *klass)
{
	if (effect->kind == MODEL_WAIT || effect->kind == MODEL_SIGNAL)
		return effect->detail == MODEL_SYNC_MONITOR ? MODEL_LOCK_MONITOR : MODEL_LOCK_SOME;
	return effect->detail == MODEL_LOCK_CLASS ? mode_of(models, klass) : effect->detail;
}

const struct model_effect *model_lock_call(const struct models *models, const struct world *world,
	const struct klass *type, const struct member_ref *call, uint8_t *mode)
{
	if (!model_name_may_lock(models, call->name))
		return NULL;
	const struct name *method = intern_find(models->names, call->name);
	if (!method || !map_get(&models->lock_names, (uint64_t)(uintptr_t)method))
		return NULL;
	const struct model_effect *found = NULL;
	const struct klass *klass = type;
	// Nobody has read it: its name is all there is.
	struct klass unread = { .name = intern_find(models->names, call->class_name) };
	if (type)
		found = effect_in(models, type, method, call->descriptor);
	if (!found && !(klass = world_loaded(world, call->class_name)))
		klass = unread.name ? &unread : NULL;
	if (!found && klass)
		found = effect_in(models, klass, method, call->descriptor);
	// Of arrays, and of classes that nobody has: what is final in Object.
	if (!found && models->object)
		found = lock_effect_of(model_row_in(models->object, method, call->descriptor, false));
	if (found)
		*mode = mode_of_effect(models, found, klass);
	return found;
}
