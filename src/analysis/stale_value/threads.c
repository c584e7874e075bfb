// Which threads run a method, and whether each has objects of its own there. In programs, before main has started a
// thread, and after all of them have ended, none does.
#include "analysis/stale_value/confine.h"

#include "analysis/stale_value/effects.h"
#include "analysis/stale_value/fields.h"
#include "analysis/stale_value/models.h"
#include "analysis/stale_value/op.h"
#include "analysis/stale_value/place.h"

uint64_t threads_at(const struct sv_method *m, uint32_t insn)
{
	return running_at(m->sv->threads, m->ir->method, ir_at(m->ir, insn)->bci);
}

uint64_t threads_of(const struct sv_method *m, const struct method *method)
{
	return running_at(m->sv->threads, method, 0);
}

// Of the receiver, or of what is around it: the class whose objects have the cell; NULL: it is of another object.
static const struct klass *class_around(const struct sv_method *m, const struct place *cell)
{
	const struct world *world = m->ir->world;
	if (cell->root != PLACE_PARAM || cell->number != 0 || method_is_static(m->ir->method) ||
		!cell->n)
		return NULL;
	for (uint32_t i = 0; i < cell->n; i++)
		if (cell->parts[i] & PART_CONSTANT ||
			(i + 1u < cell->n && !(world->fields[cell->parts[i]]->access & ACC_SYNTHETIC)))
			return NULL;
	return world->fields[cell->parts[cell->n - 1]]->owner;
}

// What the others do that the step cannot do with: go on with what was there, or with what it looks like.
static uint64_t spoilers(const struct sv *sv, const struct field *field, const struct op *op,
	bool is_iteration)
{
	const struct field_facts *facts = &sv->fields[field->id];
	bool only_relies = !(verb_flags[op->effect.verb] & VF_WRITE) || op->effect.verb == VERB_PULL;
	return is_iteration ? atomic_load(&facts->changers)
		: only_relies   ? atomic_load(&facts->takers)
						: atomic_load(&facts->writers);
}

enum running_fit threads_fit(const struct sv_method *m, const struct op *op, bool is_iteration)
{
	const struct sv *sv = m->sv;
	const struct field *field = place_field(sv->world, &op->effect.cell);
	if (!sv->library || !field || op->is_elsewhere ||
		!running_has_workers(sv->library, field->owner) ||
		((field->access & (ACC_PUBLIC | ACC_PROTECTED)) && (field->owner->access & ACC_PUBLIC) &&
			!(field->access & ACC_FINAL)))
		return RUNNING_BY_ANYBODY;
	return running_fit(sv->library,
		running_at(sv->library, m->ir->method, 0) | spoilers(sv, field, op, is_iteration),
		class_around(m, &op->effect.cell));
}

// The object that the operation is on, or whose field it is on; false: it has no such words.
static bool place_of_op(const struct sv_method *m, const struct op *op,
	struct running_object *place)
{
	const struct place *cell = &op->effect.cell;
	bool is_object = op->effect.guard == GUARD_OBJECT || op->effect.group == GROUP_PLAIN;
	*place = (struct running_object){ .id = cell->root == PLACE_PARAM ? cell->number
																	  : cell->number };
	if (op->is_elsewhere || op->lambda ||
		(cell->root != PLACE_PARAM && cell->root != PLACE_VALUE && cell->root != PLACE_STATIC))
		return false;
	place->root = cell->root == PLACE_PARAM ? RUNNING_PARAM
		: cell->root == PLACE_VALUE         ? RUNNING_VALUE
											: RUNNING_STATIC;
	if (cell->root == PLACE_STATIC)
		place->field = m->ir->world->fields[cell->number];
	if (!is_object && (cell->n == 0 || cell->root == PLACE_STATIC))
		return false;
	place->n = is_object ? cell->n : cell->n - 1u;
	for (uint32_t i = 0; i < place->n; i++) {
		if (cell->parts[i] & PART_CONSTANT || cell->parts[i] > m->ir->world->n_fields)
			return false;
		place->fields[i] = m->ir->world->fields[cell->parts[i]];
	}
	return true;
}

bool threads_have_own(const struct sv_method *m, const struct op *op)
{
	struct running_object place;
	return place_of_op(m, op, &place) && running_is_own(m->sv->threads, m->ir->method, &place);
}

bool threads_have_one(const struct sv_method *m, const struct op *op)
{
	struct running_object place;
	return place_of_op(m, op, &place) && running_is_only(m->sv->threads, m->ir->method, &place);
}
