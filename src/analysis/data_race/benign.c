// Races that are meant: a value of 32 bits that every thread computes alike (facts_is_memo). Not so for references (what
// they refer to may not be there yet) unless it is a string or another object of final fields, which whoever has the
// reference sees (JLS 17.5); nor for long and double, which may be read in halves.
#include "analysis/data_race/data_race.h"

#include "class/class.h"
#include "facts/facts.h"

// Is it seen whole, whenever it is seen?
static bool is_whole(const struct race_run *run, const struct field *field)
{
	struct slice type = name_slice(field->descriptor);
	if (type.ptr[0] != 'L')
		return type.ptr[0] != 'J' && type.ptr[0] != 'D' && type.ptr[0] != '[';
	struct slice name = { type.ptr + 1, type.len - 2 };
	const struct klass *klass = world_loaded(run->world, name);
	return klass && (klass->access & ACC_FINAL) &&
		model_safety_of(run->models, klass) == MODEL_IMMUTABLE;
}

static bool is_single_check(const struct body *body, const struct field *field, uint32_t *n_writes)
{
	for (uint32_t i = 1; i <= body->ir->n_insns; i++)
		if (ir_at(body->ir, i)->op == IR_INVOKE && body->fields[i] == field)
			return false; // by a handle
	return facts_is_memo(body->ir, body->paths, body->locks, field, n_writes);
}

bool race_is_benign(const struct race_run *run, const struct access_group *group)
{
	uint32_t n_writes = 0;
	if (!group->field || !is_whole(run, group->field))
		return false;
	for (uint32_t i = 0; i < group->n; i++) {
		const struct access *access = &run->accesses->all.v[group->first + i];
		const struct body *body = bodies_of_node(run->bodies, access->node);
		bool is_constructor = slice_equal(name_slice(body->method->name), SLICE("<init>"));
		if (!is_constructor && !is_single_check(body, group->field, &n_writes))
			return false;
	}
	return n_writes > 0;
}
