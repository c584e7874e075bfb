// Who else can reach the witness? Seed 002, 5.2:
//
//   violation  other threads may lock it in between: it is a parameter, a static field, an object that
//              is handed out or came from outside, or is used without the context elsewhere
//   style      it is encapsulated and only used under the context: suspect, but protected
//   filtered   a class of the library (Vector, StringBuffer, ...) that is encapsulated; an object
//              that is made here and never leaves; the library's own static fields
#include "analysis/atomicity/atomicity.h"

enum field_reach {
	FIELD_GIVEN = 1,     // holds what came from outside
	FIELD_ESCAPES = 2,   // is handed out
	FIELD_UNGUARDED = 4, // is used without a lock on its owner
};

// ---- where references go --------------------------------------------------------------------

static void mark(struct atomicity *at, const struct method_facts *facts, uint32_t index, uint8_t reach,
	uint32_t depth)
{
	const struct expr *expr = &facts->exprs[index];
	if (!index)
		return;
	if ((expr->kind == EXPR_FIELD || expr->kind == EXPR_STATIC) && expr->field)
		at->field_state[expr->field->id] |= reach;
	for (uint32_t i = 0; expr->kind == EXPR_PHI && depth && i < expr->b; i++)
		mark(at, facts, facts->operands[expr->a + i], reach, depth - 1);
}

static bool starts_thread(const struct fact_call *call)
{
	static const char *const names[] = { "submit", "execute", "schedule", "start", "runAsync", "supplyAsync" };
	for (uint32_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		if (strcmp(call->target->name->text, names[i]) == 0)
			return true;
	return strncmp(call->target->owner->name->text, "java/lang/Thread", 16) == 0;
}

static bool param_leaks(const struct atomicity *at, const struct method *method, uint32_t param, uint32_t depth);

// Is what is argument `i` of the call kept by someone?
static bool argument_leaks(const struct atomicity *at, const struct fact_call *call, uint32_t i, uint32_t depth)
{
	if (call->op == OP_invokedynamic)
		return call->lambda != NULL;
	if (!call->target)
		return true;
	if (call->target->owner->role == ROLE_JDK && !calls_is_input(call->target))
		return starts_thread(call) && i > 0;
	if (i == 0 && call->op != OP_invokestatic)
		return false;
	return param_leaks(at, call->target, i, depth);
}

static bool is_param(const struct method_facts *facts, uint32_t index, uint32_t param)
{
	return index && facts->exprs[index].kind == EXPR_PARAM && facts->exprs[index].a == param;
}

static bool param_leaks(const struct atomicity *at, const struct method *method, uint32_t param, uint32_t depth)
{
	const struct method_facts *facts = facts_of(at->facts, method);
	if (!facts || depth == 0)
		return true;
	for (uint32_t i = 0; i < facts->n_stores; i++)
		if (is_param(facts, facts->stores[i].value, param))
			return true;
	for (uint32_t i = 0; i < facts->n_calls; i++)
		for (uint32_t k = 0; k < facts->calls[i].n_args; k++)
			if (is_param(facts, facts->operands[facts->calls[i].args + k], param) &&
				argument_leaks(at, &facts->calls[i], k, depth - 1))
				return true;
	return false;
}

// Does an object made here get out before the method ends?
static bool new_leaks(const struct atomicity *at, const struct method_facts *facts, uint32_t index,
	const struct fact_store *but)
{
	for (uint32_t i = 0; i < facts->n_stores; i++)
		if (facts->stores[i].value == index && &facts->stores[i] != but)
			return true;
	for (uint32_t i = 0; i < facts->n_calls; i++)
		for (uint32_t k = 0; k < facts->calls[i].n_args; k++)
			if (facts->operands[facts->calls[i].args + k] == index &&
				argument_leaks(at, &facts->calls[i], k, 2))
				return true;
	return false;
}

// ---- fields ---------------------------------------------------------------------------------

// Is the value that is stored nobody else's?
static bool is_fresh(const struct atomicity *at, const struct method_facts *facts, uint32_t index,
	const struct fact_store *store)
{
	const struct expr *expr = &facts->exprs[index];
	if (expr->kind == EXPR_NULL)
		return true;
	if (expr->kind == EXPR_NEW)
		return !new_leaks(at, facts, index, store);
	if (expr->kind == EXPR_CALL) {
		// Collections.synchronizedMap and the like.
		const struct fact_call *call = &facts->calls[expr->a];
		return call->target && call->target->owner->role == ROLE_JDK && call->op == OP_invokestatic;
	}
	return expr->kind == EXPR_VIEW || expr->kind == EXPR_STRING;
}

static void look_at_stores(struct atomicity *at, const struct method_facts *facts)
{
	for (uint32_t i = 0; i < facts->n_stores; i++) {
		const struct fact_store *store = &facts->stores[i];
		mark(at, facts, store->value, FIELD_ESCAPES, 2);
		if (store->field && store->value && !is_fresh(at, facts, store->value, store))
			at->field_state[store->field->id] |= FIELD_GIVEN;
	}
}

static bool holds(const struct method_facts *facts, uint32_t held, uint32_t base)
{
	for (; held; held = facts->helds[held].below)
		if (facts->helds[held].lock == base)
			return true;
	return false;
}

static void look_at_use(struct atomicity *at, const struct method_facts *facts, uint32_t index, uint32_t held)
{
	const struct expr *expr = &facts->exprs[index];
	if (expr->kind != EXPR_FIELD || !expr->field || holds(facts, held, expr->a))
		return;
	// A private method may count on its callers; nobody else has the object in its constructor.
	if (!(facts->method->access & ACC_PRIVATE) && facts->method->name->text[0] != '<')
		at->field_state[expr->field->id] |= FIELD_UNGUARDED;
}

static void look_at_calls(struct atomicity *at, const struct method_facts *facts)
{
	for (uint32_t i = 0; i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		for (uint32_t k = 0; k < call->n_args; k++) {
			uint32_t argument = facts->operands[call->args + k];
			if (!argument)
				continue;
			if (k == 0 && call->op != OP_invokestatic && call->op != OP_invokedynamic)
				look_at_use(at, facts, argument, call->held);
			else if (argument_leaks(at, call, k, 2))
				mark(at, facts, argument, FIELD_ESCAPES, 2);
		}
	}
	for (uint32_t i = 0; i < facts->n_locks; i++)
		if (facts->locks[i].lock)
			look_at_use(at, facts, facts->locks[i].lock, facts->locks[i].held);
}

void judge_prepare(struct atomicity *at)
{
	at->field_state = ARENA_ARRAY(&at->arena, uint8_t, at->world->n_fields + 1);
	for (uint32_t id = 1; id < at->facts->n_by_method; id++) {
		const struct method_facts *facts = at->facts->by_method[id];
		if (!facts || !calls_is_input(facts->method))
			continue;
		look_at_stores(at, facts);
		look_at_calls(at, facts);
		for (uint32_t i = 0; i < facts->n_returns && !(facts->method->access & ACC_PRIVATE); i++)
			mark(at, facts, facts->returns[i], FIELD_ESCAPES, 2);
	}
}

// ---- verdicts -------------------------------------------------------------------------------

static void say(struct judgement *judgement, const char *text, int32_t weight)
{
	judgement->evidence[judgement->n++] = (struct finding_evidence){ .text = text, .weight = weight,
		.is_against = weight < 0 };
	judgement->score += weight;
}

static bool is_library_class(const struct atomicity *at, const struct witness *witness)
{
	const struct klass *klass = witness->klass ? at->world->classes[witness->klass] : NULL;
	return witness->is_model || (klass && (is_synchronized_collection(klass) || is_collection_interface(klass)));
}

static void judge_field(struct atomicity *at, const struct warning *warning, struct judgement *out)
{
	const struct witness *witness = &warning->witness;
	const struct field *field = at->world->fields[witness->field];
	uint8_t reach = at->field_state[field->id];

	if (field->access & (ACC_PUBLIC | ACC_PROTECTED))
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
	const struct method_facts *facts = facts_of(at->facts, warning->context_method);
	for (uint32_t i = 1; i < facts->n_exprs; i++)
		if (facts->exprs[i].kind == EXPR_NEW && facts->exprs[i].a == warning->witness.number)
			return !new_leaks(at, facts, i, NULL);
	return true;
}

static bool is_filtered(const struct atomicity *at, const struct warning *warning)
{
	const struct witness *witness = &warning->witness;
	if (witness->root == WITNESS_NEW && is_local_and_stays(at, warning))
		return true;
	// System.out and such.
	if (witness->root == WITNESS_STATIC && at->world->fields[witness->number]->owner->role != ROLE_INPUT)
		return true;
	if (witness->root == WITNESS_OTHER && is_library_class(at, witness))
		return true;
	// Nobody else has the object yet, nobody else waits for the class.
	const char *name = warning->context_method->name->text;
	return strcmp(name, "<clinit>") == 0 || (strcmp(name, "<init>") == 0 && warning->is_context_this);
}

struct judgement judge(struct atomicity *at, const struct warning *warning)
{
	struct judgement out = { .verdict = VERDICT_VIOLATION, .severity = SEVERITY_MEDIUM };
	const struct witness *witness = &warning->witness;

	if (is_filtered(at, warning)) {
		out.verdict = VERDICT_FILTERED;
		return out;
	}
	say(&out, "the witness is released and taken again under the context", 50);
	if (witness->field && (witness->root == WITNESS_SELF) && witness->n_steps)
		judge_field(at, warning, &out);
	else if (witness->root == WITNESS_PARAM)
		say(&out, "the witness comes from a parameter, callers can share it", 10);
	else if (witness->root == WITNESS_STATIC || witness->root == WITNESS_CLASS)
		say(&out, "the witness is static, every thread can lock it", 10);
	else if (witness->root == WITNESS_OTHER)
		say(&out, "where the witness comes from is not known", -10);
	if (witness->is_model) {
		out.severity = SEVERITY_LOW;
		say(&out, "the witness is a lock only if it is a synchronized collection", -20);
	}
	if (warning->depth)
		say(&out, "context and witness are in different methods", -5);
	return out;
}
