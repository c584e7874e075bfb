// Program mode: which threads run a method, and whether each has objects of its own there. Before main has started a
// thread, and after all of them have ended, none does.
#include "analysis/stale_value/stale_value.h"

uint64_t threads_at(const struct sv_method *m, uint32_t insn)
{
	return running_at(m->sv->threads, m->ir->method, ir_at(m->ir, insn)->bci);
}

uint64_t threads_of(const struct sv_method *m, const struct method *method)
{
	return running_at(m->sv->threads, method, 0);
}

// The object that the operation is on, or whose field it is on; false: it has no such words.
static bool place_of_op(const struct sv_method *m, const struct op *op,
	struct running_object *place)
{
	const struct place *cell = &op->effect.cell;
	bool is_object = op->effect.guard == GUARD_OBJECT || op->effect.group == GROUP_PLAIN;
	*place = (struct running_object){ .id = cell->root == ROOT_PARAM ? cell->param : cell->id };
	if (op->is_elsewhere || op->lambda ||
		(cell->root != ROOT_PARAM && cell->root != ROOT_VALUE && cell->root != ROOT_STATIC))
		return false;
	place->root = cell->root == ROOT_PARAM ? RUNNING_PARAM
		: cell->root == ROOT_VALUE         ? RUNNING_VALUE
										   : RUNNING_STATIC;
	if (cell->root == ROOT_STATIC)
		place->field = m->ir->world->fields[cell->id];
	if (!is_object && (cell->n == 0 || cell->root == ROOT_STATIC))
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
