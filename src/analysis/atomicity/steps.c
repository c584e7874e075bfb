// Concurrent collections have no lock that their users could hold: each call is a step of its own, and two of them under a
// context are as much torn apart as two sections of a witness.
//
//     synchronized void accrue(String who, int points) {
//         Integer before = balances.get(who);
//         balances.put(who, before + points);         others, who do not hold this, put as well
//     }
//
// They are made for users that do not wait for each other, so that much is right here that would not be with a lock: readers
// in between, several changes, two looks that do not agree. What is left is a question whose answer the second step counts
// on, and that others can make untrue: a put over what was not there, the last element of a queue, room for one more. Steps
// that ask themselves (putIfAbsent, merge, replace of what was seen) do not count on anything.
#include "analysis/atomicity/collections.h"

#include "analysis/atomicity/sections.h"
#include "analysis/atomicity/warnings.h"

enum step {
	STEP_NONE,
	ASKS_KEY,    // of a map: is there an entry, what is in it?
	ASKS_MEMBER, // is it in there?
	ASKS_AMOUNT, // how many, is there one?
	PUTS,        // an entry, over what is there
	REMOVES,     // an entry
	ADDS,
	NEEDS_ONE, // fails or waits if there is none
	POLLS,     // says if there is none
	NEEDS_INDEX,
};

bool is_concurrent_collection(const struct klass *klass)
{
	static const char *const names[] = { "ArrayBlockingQueue", "BlockingDeque", "BlockingQueue",
		"ConcurrentHashMap", "ConcurrentHashMap$KeySetView", "ConcurrentLinkedDeque",
		"ConcurrentLinkedQueue", "ConcurrentMap", "ConcurrentNavigableMap", "ConcurrentSkipListMap",
		"ConcurrentSkipListSet", "CopyOnWriteArrayList", "CopyOnWriteArraySet", "DelayQueue",
		"LinkedBlockingDeque", "LinkedBlockingQueue", "LinkedTransferQueue",
		"PriorityBlockingQueue", "TransferQueue" };
	const char *const package = "java/util/concurrent/", *name = klass->name->text;
	for (uint32_t i = 0; string_has_prefix(name, package) && i < sizeof(names) / sizeof(names[0]);
		 i++)
		if (strcmp(name + strlen(package), names[i]) == 0)
			return true;
	return false;
}

// ---- what a call does -----------------------------------------------------------------------

static enum step step_of_map(const char *name, uint32_t n_args)
{
	static const char *const asks[] = { "get", "getOrDefault", "containsKey", NULL };
	static const char *const needs[] = { "firstKey", "lastKey", NULL };
	if (string_is_one_of(name, asks))
		return ASKS_KEY;
	if (string_is_one_of(name, needs))
		return NEEDS_ONE;
	if (strcmp(name, "put") == 0)
		return PUTS;
	return strcmp(name, "remove") == 0 && n_args == 2 ? REMOVES : STEP_NONE;
}

static enum step step_of(const struct method *method, uint32_t n_args)
{
	static const char *const amounts[] = { "size", "isEmpty", "remainingCapacity", "peek",
		"peekFirst", "peekLast", NULL };
	static const char *const adds[] = { "add", "addFirst", "addLast", "offer", "offerFirst",
		"offerLast", "put", "putFirst", "putLast", "push", NULL };
	static const char *const needs[] = { "removeFirst", "removeLast", "element", "getFirst",
		"getLast", "first", "last", "pop", "take", "takeFirst", "takeLast", NULL };
	const char *name = method->name->text, *type = method->descriptor->text;
	if (string_is_one_of(name, amounts))
		return ASKS_AMOUNT;
	if (model_is_a(method->owner, MODEL_KNOWN_MAP))
		return step_of_map(name, n_args);
	if (strcmp(name, "contains") == 0)
		return ASKS_MEMBER;
	if (string_is_one_of(name, adds))
		return ADDS;
	if (string_is_one_of(name, needs) || (strcmp(name, "remove") == 0 && n_args == 1))
		return NEEDS_ONE;
	if (string_has_prefix(name, "poll"))
		return POLLS;
	return string_has_prefix(type, "(I)L") &&
			(strcmp(name, "get") == 0 || strcmp(name, "remove") == 0)
		? NEEDS_INDEX
		: STEP_NONE;
}

static enum step step_of_call(const struct fact_call *call)
{
	return call->target ? step_of(call->target, call->n_args) : STEP_NONE;
}

static bool is_java_util(const struct method *method)
{
	return string_has_prefix(method->owner->name->text, "java/util/");
}

// A concurrent collection, or what may stand for one. Most calls are of others: they are told by their first letters.
static bool has_step_class(const struct klass *klass)
{
	return name_has_prefix(klass->name, "java/util/") &&
		(klass->is_interface ||
			string_has_prefix(klass->name->text + strlen("java/util/"), "concurrent/"));
}

bool atom_may_be_step(const struct fact_call *call)
{
	return call->n_args && call->target && call->op != OP_invokespecial &&
		has_step_class(call->target->owner) && step_of_call(call) != STEP_NONE;
}

bool atom_is_step(const struct atomicity *at, const struct method_facts *facts, uint32_t index,
	const struct receiver *receiver)
{
	const struct fact_call *call = &facts->calls[index];
	const struct expr *expr = &facts->exprs[facts->operands[call->args]];
	if (expr->kind == EXPR_PARAM && expr->a == 0 && !method_is_static(facts->method))
		return false; // the collection itself knows what it does
	if (is_concurrent_collection(call->target->owner) ||
		(call->named && is_concurrent_collection(at->world->classes[call->named])) ||
		(expr->type.kind == KIND_CLASS && expr->type.klass &&
			is_concurrent_collection(at->world->classes[expr->type.klass])))
		return true;
	for (uint32_t i = 0; i < receiver->n; i++)
		if (is_concurrent_collection(receiver->classes[i]))
			return true;
	return false;
}

// ---- two steps ------------------------------------------------------------------------------

static const struct fact_call *model_at(const struct atomicity *at,
	const struct section_place *place)
{
	const struct method_facts *facts = facts_of(at->facts, place->method);
	for (uint32_t i = 0; facts && i < facts->n_calls; i++) {
		const uint64_t *model = facts->calls[i].bci == place->bci
			? map_get(&at->models, (uint64_t)place->method->id << 32 | i)
			: NULL;
		if (model && *model == MODEL_STEP)
			return &facts->calls[i];
	}
	return NULL;
}

// Of a callee only the first step is known: it must be the only thing that is done to the collection.
static bool is_only_step(const struct method_facts *facts, const struct fact_call *step)
{
	const struct expr *receiver = &facts->exprs[facts->operands[step->args]];
	for (uint32_t i = 0; i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		const struct expr *other = call->n_args ? &facts->exprs[facts->operands[call->args]] : NULL;
		if (call != step && call->op != OP_nop && other &&
			(other == receiver || (receiver->field && other->field == receiver->field)))
			return false;
	}
	return true;
}

static const struct fact_call *step_at(const struct atomicity *at, const struct method *place,
	uint32_t bci, uint32_t taken, bool *is_whole)
{
	struct section_place section = atom_section(at, place, bci, taken);
	const struct fact_call *call = section.bci == FINDING_NO_BCI ? NULL : model_at(at, &section);
	*is_whole = call && (!taken || is_only_step(facts_of(at->facts, section.method), call));
	return call;
}

// Further down it is not known what the callers are told; but an entry that is always the same is another one.
static bool has_own_key(const struct atomicity *at, const struct section_place *section,
	const struct fact_call *call)
{
	const struct method_facts *facts = facts_of(at->facts, section->method);
	uint32_t key = call->n_args > 1 ? facts->operands[call->args + 1] : 0;
	uint8_t kind = key ? facts->exprs[key].kind : EXPR_NONE;
	return kind == EXPR_STRING || kind == EXPR_CLASS || kind == EXPR_STATIC;
}

static bool is_same_key(const struct atomicity *at, const struct warning *w,
	const struct fact_call *first, const struct fact_call *second)
{
	struct section_place a = atom_section(at, w->place_method, w->first_bci, w->first_taken);
	struct section_place b = atom_section(at, w->place_method, w->second_bci, w->second_taken);
	if (!w->first_taken && !w->second_taken)
		return w->relation & RELATION_SAME_KEY;
	return has_own_key(at, &a, first) == has_own_key(at, &b, second);
}

// Does the second step count on the answer of the first?
static bool counts_on(const struct atomicity *at, const struct warning *w,
	const struct fact_call *asked, const struct fact_call *second)
{
	enum step first = step_of_call(asked);
	bool decides = w->relation & RELATION_DECIDES, goes_on = w->relation & RELATION_GOES_ON;
	bool is_set = model_is_a(second->target->owner, MODEL_KNOWN_SET);
	switch (step_of_call(second)) {
	case PUTS:
		return first == ASKS_KEY && is_same_key(at, w, asked, second);
	case REMOVES:
		return first == ASKS_KEY && is_same_key(at, w, asked, second) && goes_on;
	case ADDS:
		// A set says whether it was in there, a list does not.
		return (first == ASKS_MEMBER && is_same_key(at, w, asked, second) &&
				   (goes_on || !is_set)) ||
			(first == ASKS_AMOUNT && decides && !is_set);
	case NEEDS_ONE:
		return first == ASKS_AMOUNT;
	case POLLS:
		return first == ASKS_AMOUNT && goes_on;
	case NEEDS_INDEX:
		return first == ASKS_AMOUNT && w->relation & RELATION_FLOWS;
	default:
		return false;
	}
}

enum steps_verdict atom_judge_steps(const struct atomicity *at, const struct warning *w)
{
	bool is_first_whole, is_second_whole;
	const struct fact_call *first = step_at(at, w->place_method, w->first_bci, w->first_taken,
		&is_first_whole);
	const struct fact_call *second = step_at(at, w->place_method, w->second_bci, w->second_taken,
		&is_second_whole);
	if (!first && !second)
		return STEPS_NONE;
	if (!is_first_whole || !is_second_whole || w->relation & RELATION_TURNS ||
		!(w->relation & (RELATION_FLOWS | RELATION_DECIDES)) || !counts_on(at, w, first, second))
		return STEPS_APART;
	return STEPS_TORN;
}

// ---- who comes in between -------------------------------------------------------------------

static bool is_adding(const struct fact_call *call)
{
	static const char *const prefixes[] = { "add", "offer", "put", "push", "compute", "merge",
		"set", "transfer" };
	for (uint32_t i = 0; i < sizeof(prefixes) / sizeof(prefixes[0]); i++)
		if (string_has_prefix(call->target->name->text, prefixes[i]))
			return true;
	return false;
}

static bool is_taking(const struct fact_call *call)
{
	static const char *const prefixes[] = { "remove", "poll", "take", "pop", "clear", "drainTo",
		"retainAll", "compute", "merge" };
	for (uint32_t i = 0; i < sizeof(prefixes) / sizeof(prefixes[0]); i++)
		if (string_has_prefix(call->target->name->text, prefixes[i]))
			return true;
	return false;
}

bool atom_disturbs_steps(const struct atomicity *at, const struct warning *w,
	const struct fact_call *other)
{
	bool is_whole;
	const struct fact_call *second = step_at(at, w->place_method, w->second_bci, w->second_taken,
		&is_whole);
	if (!second || !other->target || !other->n_args || other->op == OP_invokestatic ||
		other->op == OP_invokespecial || other->op == OP_nop || !is_java_util(other->target))
		return false;
	switch (step_of_call(second)) {
	case PUTS:
	case REMOVES:
		// What was not there can only come.
		if (w->relation & RELATION_IF_NONE && !(w->relation & RELATION_FLOWS))
			return is_adding(other);
		return is_adding(other) || is_taking(other) ||
			string_has_prefix(other->target->name->text, "replace");
	case ADDS:
		return is_adding(other);
	default:
		return is_taking(other);
	}
}

uint32_t atom_step_receiver(const struct atomicity *at, const struct warning *w,
	const struct method_facts **facts)
{
	bool is_whole;
	const struct fact_call *second = step_at(at, w->place_method, w->second_bci, w->second_taken,
		&is_whole);
	*facts = facts_of(at->facts,
		atom_section(at, w->place_method, w->second_bci, w->second_taken).method);
	return second ? (*facts)->operands[second->args] : 0;
}
