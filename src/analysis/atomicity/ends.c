// Queues: who appends at the end does not disturb who looks at the front or takes from it. What was there when the first
// section looked still is there in the second, as long as others only append.
//
//     while (box.size() > 0) { use(box.head()); box.dropHead(); }      // others: box.append(x)
#include "analysis/atomicity/sections.h"

#include "analysis/atomicity/escape.h"

enum end { END_NONE, END_BACK, END_FRONT, END_SIZE };

// Elements stay in the order in which they were appended.
static bool is_sequence(const struct klass *klass)
{
	const char *name = klass->name->text;
	return strncmp(name, "java/util/", 10) == 0 && !strstr(name, "Priority") &&
		!strstr(name, "Delay") &&
		(strstr(name, "Deque") || strstr(name, "Queue") || strstr(name, "List") ||
			strcmp(name, "java/util/Vector") == 0);
}

// Which end of the sequence the call is about.
static enum end end_of(const struct fact_call *call)
{
	static const char *const back[] = { "add", "addLast", "offer", "offerLast", "put", "putLast",
		"addElement", NULL };
	static const char *const front[] = { "element", "getFirst", "peek", "peekFirst", "poll",
		"pollFirst", "removeFirst", "firstElement", NULL };
	static const char *const size[] = { "isEmpty", "size", NULL };
	const char *name = call->target->name->text, *descriptor = call->target->descriptor->text;
	bool has_arguments = descriptor[1] != ')';
	if (string_is_one_of(name, back))
		return call->n_args == 2 && descriptor[1] == 'L' ? END_BACK : END_NONE;
	if (!has_arguments && (string_is_one_of(name, front) || strcmp(name, "remove") == 0))
		return END_FRONT;
	if ((strcmp(name, "get") == 0 || strcmp(name, "remove") == 0) &&
		strncmp(descriptor, "(I)", 3) == 0 && call->first_int == 1)
		return END_FRONT;
	return !has_arguments && string_is_one_of(name, size) ? END_SIZE : END_NONE;
}

static bool is_value_call(const struct fact_call *call)
{
	return strncmp(call->target->owner->name->text, "java/lang/", 10) == 0 ||
		strncmp(call->target->owner->name->text, "java/util/concurrent/locks/", 27) == 0;
}

// All calls of the method are about that end of one field's sequence, or its size.
struct atom_ends atom_ends_of(const struct atomicity *at, const struct method *method,
	const struct touches *touches)
{
	const struct method_facts *facts = facts_of(at->facts, method);
	struct atom_ends ends = { 0 }, none = { 0 };
	if (!facts || touches->is_collection)
		return none;
	for (uint32_t i = 0; i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		if (!call->target || call->op == OP_invokedynamic)
			return none;
		if (is_value_call(call))
			continue;
		const struct expr *receiver = call->n_args && call->op != OP_invokestatic
			? &facts->exprs[facts->operands[call->args]]
			: NULL;
		if (!receiver || receiver->kind != EXPR_FIELD || !receiver->field ||
			(ends.field && ends.field != receiver->field->id) ||
			!is_sequence(call->named ? at->world->classes[call->named] : call->target->owner))
			return none;
		ends.field = receiver->field->id;
		enum end end = end_of(call);
		ends.is_other |= end == END_NONE;
		ends.has_back |= end == END_BACK;
		ends.has_front |= end == END_FRONT;
		ends.has_size |= end == END_SIZE;
	}
	// Nothing else is changed.
	for (uint32_t i = 0; i < touches->n; i++)
		if (touches->keys[i] & TOUCH_WRITES && touches->keys[i] >> 2 != ends.field &&
			!atom_is_library(at->world->fields[touches->keys[i] >> 2]->owner))
			return none;
	return ends;
}
