// What a class does with its fields, as a whole: where most of those that are changed are volatile, its author reckons
// with other threads, and one that is not has been forgotten. Like is compared with like: settings, which methods set
// to what they are given, with settings, others with others, statics with statics.
#include "library/internal.h"

#include "class/class.h"

// AWAY: from outside of the object, as a copy is made or a link of a list is set.
enum field_change { CHANGED_GIVEN = 1, CHANGED_OTHERWISE = 2, CHANGED_AWAY = 4 };
enum { KIND_OTHER, KIND_SETTING, KIND_STATIC, N_KINDS = 4 };

struct class_habit {
	uint32_t n_volatile[N_KINDS], n_guarded[N_KINDS], n_plain[N_KINDS];
};

static uint32_t kind_of(const struct library_private *p, const struct field *field)
{
	return (field->access & ACC_STATIC ? KIND_STATIC : 0) +
		((p->changes[field->id] & ~CHANGED_AWAY) == CHANGED_GIVEN ? KIND_SETTING : KIND_OTHER);
}

static uint8_t change_by(bool is_own, bool is_given)
{
	return !is_own ? CHANGED_AWAY : is_given ? CHANGED_GIVEN : CHANGED_OTHERWISE;
}

static void note_changes(struct library *library)
{
	struct library_private *p = library->private;
	for (uint32_t m = 1; m < p->n_methods; m++)
		for (uint32_t i = 0; p->fragments[m] && i < p->fragments[m]->n_changes; i++) {
			const struct frag_change *change = &p->fragments[m]->changes[i];
			p->changes[change->field] |= change_by(change->is_own, change->is_given);
		}
	for (uint32_t i = 0; i < library->cells.n; i++) {
		const struct lib_cell *cell = &library->cells.v[i];
		for (uint32_t w = 0; w < cell->n && cell->target <= LIB_FIELD; w++) {
			const struct lib_way *way = &library->ways.v[cell->first + w];
			bool is_own = !way->root || way->base.root == PLACE_OUTER ||
				(way->base.root == PLACE_PARAM && !way->base.number &&
					!method_is_static(way->entry));
			if (way->access->is_write)
				p->changes[cell->field->id] |= change_by(is_own, way->access->is_given);
		}
	}
}

// Does every way to it hold a lock that is known?
static bool is_guarded(const struct library *library, const struct lib_cell *cell)
{
	for (uint32_t w = 0; w < cell->n; w++) {
		const struct lib_locks *locks = &library->ways.v[cell->first + w].locks;
		bool is_held = false;
		for (uint32_t i = 0; i < locks->n && !is_held; i++)
			is_held = locks->all[i].place.root != PLACE_NONE;
		if (!is_held)
			return false;
	}
	return cell->n > 1;
}

void library_find_habits(struct library *library)
{
	struct library_private *p = library->private;
	p->changes = xcalloc(p->n_fields, sizeof(*p->changes));
	p->habits = xcalloc(p->how.world->n_classes + 1u, sizeof(*p->habits));
	note_changes(library);
	for (uint32_t id = 1; id < p->n_fields; id++) {
		const struct field *field = p->how.world->fields[id];
		struct class_habit *habit = &p->habits[field->owner->id];
		if (!p->changes[id])
			continue;
		if (field->access & ACC_VOLATILE)
			habit->n_volatile[kind_of(p, field)]++;
		else
			habit->n_plain[kind_of(p, field)]++;
	}
	for (uint32_t i = 0; i < library->cells.n; i++) {
		const struct lib_cell *cell = &library->cells.v[i];
		if (cell->target <= LIB_FIELD && p->changes[cell->field->id] && is_guarded(library, cell))
			p->habits[cell->field->owner->id].n_guarded[kind_of(p, cell->field)]++;
	}
}

struct lib_habit library_habit(const struct library *library, const struct lib_cell *cell)
{
	const struct library_private *p = library->private;
	const struct class_habit *habit = &p->habits[cell->field->owner->id];
	uint32_t kind = kind_of(p, cell->field);
	struct lib_habit found = { .is_setting = kind & KIND_SETTING };
	if (!p->changes[cell->field->id] || cell->target > LIB_FIELD)
		return found; // what is in it is another matter
	found.n_volatile = habit->n_volatile[kind];
	found.n_guarded = habit->n_guarded[kind] - is_guarded(library, cell);
	found.n_fields = habit->n_volatile[kind] + habit->n_plain[kind] - 1; // without itself
	return found;
}
