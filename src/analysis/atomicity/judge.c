// Who else can reach the witness? Seed 002, 5.2:
//
//   violation  other threads may lock it in between: it is a parameter, a static field, an object that
//              is handed out or came from outside, or is used without the context elsewhere
//   style      it is encapsulated and only used under the context: suspect, but protected
//   filtered   a class of the library (Vector, StringBuffer, ...) that is encapsulated; an object
//              that is made here and never leaves; the library's own static fields
#include "analysis/atomicity/atomicity.h"

#define FAR 3     // calls: the severity is low
#define TOO_FAR 5 // not reported

// ---- results of calls -----------------------------------------------------------------------

static bool has_prefix(const char *text, const char *prefix)
{
	return strncmp(text, prefix, strlen(prefix)) == 0;
}

// Does the call make the object that it returns?
static bool makes(const struct atomicity *at, const struct fact_call *call)
{
	static const char *const prefixes[] = { "new", "create", "open", "getInstance", "clone", "copy",
		"build", "make" };
	if (!call->target)
		return false;
	for (uint32_t i = 0; i < sizeof(prefixes) / sizeof(prefixes[0]); i++)
		if (call->target->owner->role != ROLE_INPUT &&
			has_prefix(call->target->name->text, prefixes[i]))
			return true;
	const struct method_facts *facts = facts_of(at->facts, call->target);
	for (uint32_t i = 0; facts && i < facts->n_returns; i++)
		if (facts->exprs[facts->returns[i]].kind != EXPR_NEW ||
			atom_leaks(at, facts, facts->returns[i], UINT32_MAX))
			return false;
	return facts && facts->n_returns;
}

static bool is_made_by_call(const struct atomicity *at, const struct warning *warning)
{
	const struct method_facts *facts = facts_of(at->facts, warning->witness_method);
	for (uint32_t i = 1; i < facts->n_exprs; i++) {
		if (facts->exprs[i].kind != EXPR_CALL)
			continue;
		const struct fact_call *call = &facts->calls[facts->exprs[i].a];
		if (call->bci == warning->witness.number)
			return makes(at, call) && !atom_leaks(at, facts, i, warning->at_bci);
	}
	return false;
}

// ---- verdicts -------------------------------------------------------------------------------

static void say(struct judgement *judgement, const char *text, int32_t weight)
{
	judgement->evidence[judgement->n++] =
		(struct finding_evidence){ .text = text, .weight = weight, .is_against = weight < 0 };
	judgement->score += weight;
}

static bool is_library_class(const struct atomicity *at, const struct witness *witness)
{
	const struct klass *klass = witness->klass ? at->world->classes[witness->klass] : NULL;
	return witness->is_model ||
		(klass && (is_synchronized_collection(klass) || is_collection_interface(klass)));
}

static void judge_field(struct atomicity *at, const struct warning *warning, struct judgement *out)
{
	const struct witness *witness = &warning->witness;
	const struct field *field = at->world->fields[witness->field];
	uint8_t reach = at->field_state[field->id];

	if (field->access & ACC_PUBLIC)
		reach |= FIELD_ESCAPES;
	if (reach & FIELD_ESCAPES) {
		say(out, "the witness is handed out, others can lock it", 10);
	} else if (reach & FIELD_GIVEN) {
		say(out, "the witness came from outside, others can lock it", 10);
	} else if (reach & FIELD_UNGUARDED) {
		say(out, "the witness is used without the context elsewhere in the class", 10);
	} else if (is_library_class(at, witness)) {
		out->verdict = VERDICT_FILTERED;
	} else {
		out->verdict = VERDICT_STYLE;
		out->severity = SEVERITY_LOW;
		say(out, "the witness is encapsulated and only used under its owner's lock", -20);
	}
}

static bool is_local_and_stays(const struct atomicity *at, const struct warning *warning)
{
	const struct method_facts *facts = facts_of(at->facts, warning->witness_method);
	for (uint32_t i = 1; i < facts->n_exprs; i++)
		if (facts->exprs[i].kind == EXPR_NEW && facts->exprs[i].a == warning->witness.number)
			return !atom_leaks(at, facts, i, warning->at_bci);
	return true;
}

// System.out and such.
static bool is_library_field(const struct field *field)
{
	return field->owner->role != ROLE_INPUT ||
		strcmp(field->owner->name->text, "java/lang/System") == 0;
}

static bool has_suffix(const char *text, const char *suffix)
{
	size_t n = strlen(text), m = strlen(suffix);
	return n >= m && strcmp(text + n - m, suffix) == 0;
}

// Nothing depends on what is logged.
static bool is_logger(const struct atomicity *at, const struct witness *witness)
{
	const struct klass *klass = witness->klass ? at->world->classes[witness->klass] : NULL;
	if (witness->root == WITNESS_CLASS)
		klass = at->world->classes[witness->number];
	if (witness->root == WITNESS_STATIC && witness->n_steps) {
		uint32_t id = atom_field_class(at, at->world->fields[witness->number]);
		klass = id ? at->world->classes[id] : klass;
	}
	return klass &&
		(has_suffix(klass->name->text, "Logger") || has_suffix(klass->name->text, "/Log"));
}

static bool is_filtered(const struct atomicity *at, const struct warning *warning)
{
	const struct witness *witness = &warning->witness;
	if (witness->root == WITNESS_NEW && is_local_and_stays(at, warning))
		return true;
	if (witness->root == WITNESS_STATIC && is_library_field(at->world->fields[witness->number]))
		return true;
	if (witness->root == WITNESS_CALL && is_made_by_call(at, warning))
		return true;
	if ((witness->root == WITNESS_OTHER || witness->root == WITNESS_CALL) &&
		is_library_class(at, witness))
		return true;
	if (is_logger(at, witness))
		return true;
	if (warning->depth + warning->lock_depth >= TOO_FAR)
		return true;
	// Nobody else has the object yet, nobody else waits for the class.
	const char *name = warning->context_method->name->text;
	return strcmp(name, "<clinit>") == 0 ||
		(strcmp(name, "<init>") == 0 && warning->is_context_this);
}

static bool is_private_static(const struct atomicity *at, const struct witness *witness)
{
	return witness->root == WITNESS_STATIC &&
		at->world->fields[witness->number]->access & ACC_PRIVATE;
}

static const struct method *called_at(const struct atomicity *at, const struct method *method,
	uint32_t bci)
{
	const struct method_facts *facts = facts_of(at->facts, method);
	for (uint32_t i = 0; facts && i < facts->n_calls; i++)
		if (facts->calls[i].bci == bci)
			return facts->calls[i].target;
	return NULL;
}

// Singletons and caches: asking twice gives the same answer.
static void judge_static(const struct atomicity *at, const struct warning *warning,
	struct judgement *out)
{
	const struct method *called = called_at(at, warning->place_method, warning->second_bci);
	say(out, "the witness is static, every thread can lock it", 10);
	if (warning->lock_depth) {
		out->severity = SEVERITY_LOW;
		say(out, "what is called takes it further down", -10);
		return;
	}
	if (!called || called != called_at(at, warning->place_method, warning->first_bci) ||
		!has_prefix(called->name->text, "get"))
		return;
	out->severity = SEVERITY_LOW;
	say(out, "both times the same static object is asked for", -20);
}

static void say_unknown(struct judgement *out)
{
	out->severity = SEVERITY_LOW;
	say(out, "where the witness comes from is not known", -10);
}

bool atom_is_far(const struct warning *warning)
{
	return warning->depth + warning->lock_depth >= FAR;
}

// The further apart context and locks are, the less the one knows of the other.
static void judge_distance(const struct warning *warning, struct judgement *out)
{
	if (warning->depth)
		say(out, "context and witness are in different methods", -5);
	if (!atom_is_far(warning))
		return;
	out->severity = SEVERITY_LOW;
	say(out, "many calls lie between the context and the place that takes the witness", -10);
}

struct judgement atom_judge(struct atomicity *at, const struct warning *warning)
{
	struct judgement out = { .verdict = VERDICT_VIOLATION, .severity = SEVERITY_MEDIUM };
	const struct witness *witness = &warning->witness;

	if (is_filtered(at, warning)) {
		out.verdict = VERDICT_FILTERED;
		return out;
	}
	say(&out, "the witness is released and taken again under the context", 50);
	if (witness->field &&
		(witness->n_steps ? witness->root == WITNESS_SELF : is_private_static(at, witness)))
		judge_field(at, warning, &out);
	else if (witness->root == WITNESS_PARAM)
		say(&out, "the witness comes from a parameter, callers can share it", 10);
	else if (witness->root == WITNESS_SELF && !witness->n_steps)
		say(&out, "the witness is this, callers can share it", 5);
	else if (witness->root == WITNESS_STATIC || witness->root == WITNESS_CLASS)
		judge_static(at, warning, &out);
	else if (witness->root == WITNESS_OTHER || witness->root == WITNESS_CALL)
		say_unknown(&out);
	if (witness->is_model) {
		out.severity = SEVERITY_LOW;
		say(&out, "the witness is a lock only if it is a synchronized collection", -20);
	}
	judge_distance(warning, &out);
	return out;
}
