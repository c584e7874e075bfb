// Lists that only grow: what was there once stays where it is, so that it does not matter when it is read.
//
//     int end = journal.size();
//     while (n < end) use(journal.get(n++));       // others: journal.append(x), and nothing else
#include "analysis/atomicity/sections.h"

#include "analysis/atomicity/collections.h"
#include "analysis/atomicity/escape.h"
#include "analysis/atomicity/names.h"
#include "analysis/atomicity/warnings.h"

static bool is_named(const struct fact_call *call, const char *name, const char *descriptor)
{
	return strcmp(call->target->name->text, name) == 0 &&
		strncmp(call->target->descriptor->text, descriptor, strlen(descriptor)) == 0;
}

static bool is_element(const struct fact_call *call)
{
	return is_named(call, "get", "(I)") || is_named(call, "elementAt", "(I)");
}

static bool is_size(const struct fact_call *call)
{
	return is_named(call, "size", "()") || is_named(call, "isEmpty", "()");
}

static bool is_append(const struct fact_call *call)
{
	return is_named(call, "add", "(Ljava/lang/Object;)") || is_named(call, "addElement", "(") ||
		is_named(call, "addAll", "(Ljava/util/Collection;)");
}

static bool is_list(const struct atomicity *at, const struct field *field)
{
	uint32_t klass = atom_field_class(at, field);
	const char *name = klass ? at->world->classes[klass]->name->text : "";
	return strcmp(name, "java/util/List") == 0 || strcmp(name, "java/util/ArrayList") == 0 ||
		strcmp(name, "java/util/Vector") == 0;
}

static bool is_value_call(const struct fact_call *call)
{
	return strncmp(call->target->owner->name->text, "java/lang/", 10) == 0 ||
		atom_is_locking(call->target);
}

static uint32_t field_at(const struct method_facts *facts, uint32_t expr)
{
	return expr && facts->exprs[expr].kind == EXPR_FIELD && facts->exprs[expr].field
		? facts->exprs[expr].field->id
		: 0;
}

// ---- the two sections -----------------------------------------------------------------------

// The list that the section reads elements of (or, may_count, asks for its size), if it does nothing else; 0: it does.
static uint32_t list_of(struct atomicity *at, const struct section_place *section,
	const struct touches *touches, bool may_count)
{
	const struct method_facts *facts = facts_of(at->facts, section->method);
	uint32_t list = 0;
	if (!facts || touches->is_collection || section->method->owner->role != ROLE_INPUT)
		return 0;
	for (uint32_t i = 0; i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		if (!call->target || call->op == OP_invokedynamic)
			return 0;
		if (is_value_call(call))
			continue;
		uint32_t field = call->n_args && call->op != OP_invokestatic
			? field_at(facts, facts->operands[call->args])
			: 0;
		if (!field || (list && field != list) ||
			!(is_element(call) || (may_count && is_size(call))))
			return 0;
		list = field;
	}
	for (uint32_t i = 0; list && i < touches->n; i++) {
		uint32_t field = touches->keys[i] >> 2;
		if (field != list && !atom_is_library(at->world->fields[field]->owner) &&
			(touches->keys[i] & (TOUCH_CONTENTS | TOUCH_WRITES) || atom_can_change(at, field)))
			return 0;
	}
	return list;
}

// ---- all users of the list ------------------------------------------------------------------

static bool keeps_entries(const struct atomicity *at, const struct method_facts *facts,
	uint32_t index, uint32_t list)
{
	const struct fact_call *call = &facts->calls[index];
	bool has_receiver = call->op != OP_invokestatic && call->op != OP_invokedynamic;
	for (uint32_t k = 0; call->op != OP_nop && k < call->n_args; k++) {
		if (field_at(facts, facts->operands[call->args + k]) != list)
			continue;
		if (k == 0 && has_receiver ? !call->target || !(is_append(call) || atom_is_query(call)) ||
					atom_writes_by_view(at, facts, index)
								   : call->lambda || !atom_only_reads_argument(call))
			return false;
	}
	return true;
}

static bool only_grows(struct atomicity *at, uint32_t list)
{
	const struct field *field = at->world->fields[list];
	if (!(field->access & ACC_PRIVATE) || atom_can_change(at, list) || !is_list(at, field) ||
		at->field_state[list] & (FIELD_ESCAPES | FIELD_GIVEN))
		return false;
	for (uint32_t id = 1; id < at->facts->n_by_method; id++) {
		const struct method_facts *facts = at->facts->by_method[id];
		if (!facts || facts->method->owner->nest_host != field->owner->nest_host)
			continue;
		for (uint32_t i = 0; i < facts->n_calls; i++)
			if (!keeps_entries(at, facts, i, list))
				return false;
	}
	return true;
}

bool atom_is_read_of_growing(struct atomicity *at, const struct warning *w,
	const struct touches *first, const struct touches *second)
{
	struct section_place a = atom_section(at, w->place_method, w->first_bci, w->first_taken),
						 b = atom_section(at, w->place_method, w->second_bci, w->second_taken);
	if (!w->first_taken || !w->second_taken)
		return false;
	uint32_t list = list_of(at, &b, second, false);
	return list && list_of(at, &a, first, true) == list && only_grows(at, list);
}
