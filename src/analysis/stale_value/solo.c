// Objects with a task of their own: new Thread(this::loop), made by the constructor, and so once for each object. A thread
// is started once, and no executor runs a task that it was given once more than once at a time: what only the task
// writes has one writer, though others look at it.
#include "analysis/stale_value/stale_value.h"

#include "model/model.h"

bool solo_is_start(const struct ir *ir, const struct ir_insn *call)
{
	struct model_start start;
	const struct method *method = call->op == IR_INVOKE && call->sub != OP_invokedynamic
		? ir_resolved_method(ir, call)
		: NULL;
	return method &&
		model_start_of(ir->world->models, method->owner, method->name,
			name_slice(method->descriptor), &start);
}

static bool is_constructor(const struct method *method)
{
	return method->name->text[0] == '<' && method->name->text[1] == 'i';
}

// Is the lambda made by a constructor, once, and given to one that runs it, once?
bool solo_is_made(const struct sv_method *m, uint32_t lambda)
{
	const struct ir *ir = m->ir;
	if (!is_constructor(ir->method) || ir->uses_start[lambda + 1] - ir->uses_start[lambda] != 1)
		return false;
	uint32_t given = ir->uses[ir->uses_start[lambda]];
	struct flow flow = { .ir = ir, .arena = &m->worker->arena };
	return solo_is_start(ir, ir_at(ir, given)) && !flow_reaches(&flow, given, given, 0);
}

void solo_meet(const struct sv *sv, struct entry *entry, const struct call_site *site,
	bool is_first)
{
	const struct entry *caller = sv->entries[site->caller];
	uint32_t solo = 0;
	if (site->is_solo)
		solo = is_first ? site->callee : 0;
	else if (!site->is_lambda && site->params[0] == 1 && caller)
		solo = caller->solo;
	entry->solo = is_first || entry->solo == solo ? solo : 0;
}

bool solo_has(const struct sv_method *m, const struct op *op)
{
	const struct place *cell = &op->effect.cell;
	if (!m->entry || !m->entry->solo || cell->root != ROOT_PARAM || cell->param != 0 ||
		cell->n != 1 || method_is_static(m->ir->method) || op->effect.guard == GUARD_OBJECT ||
		op->effect.group != GROUP_NONE)
		return false;
	const struct field *field = place_field(m->ir->world, cell);
	if (!field || (field->access & (ACC_PUBLIC | ACC_PROTECTED)) ||
		field->descriptor->text[0] == '[')
		return false;
	uint32_t writer = atomic_load(&m->sv->fields[field->id].writer);
	const struct entry *entry = writer ? m->sv->entries[writer - 1] : NULL;
	return entry && entry->solo == m->entry->solo &&
		!(atomic_load(&m->sv->fields[field->id].flags) & FIELD_REWRITTEN);
}
