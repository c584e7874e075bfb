// Who can reach an object: what is stored, handed out, captured or passed on; and under which locks the
// fields of a class are used. One pass over the facts of INPUT, without regard to order but for
// objects made in the method itself.
#include "analysis/atomicity/escape.h"

#include "analysis/atomicity/calls.h"

#define MAX_GUARDS 3
#define GUARD_OWNER UINT32_MAX

// Locks under which a field was used every time.
struct guards {
	bool is_seen;
	uint8_t n;
	uint32_t ids[MAX_GUARDS]; // fields of the same object, or GUARD_OWNER: its own lock
};

// ---- where references go --------------------------------------------------------------------

// Is it one that something can be said of?
static bool is_of_field(const struct expr *expr)
{
	return expr->kind == EXPR_FIELD || expr->kind == EXPR_STATIC;
}

static void mark(struct atomicity *at, const struct method_facts *facts, uint32_t index,
	uint8_t reach, uint32_t depth)
{
	const struct expr *expr = &facts->exprs[index];
	if (!index)
		return;
	if (is_of_field(expr) && expr->field)
		at->field_state[expr->field->id] |= reach;
	for (uint32_t i = 0; expr->kind == EXPR_PHI && depth && i < expr->b; i++)
		mark(at, facts, facts->operands[expr->a + i], reach, depth - 1);
}

bool atom_is_library(const struct klass *klass)
{
	const char *name = klass->name->text;
	return klass->role == ROLE_JDK || string_has_prefix(name, "java/util/") ||
		string_has_prefix(name, "java/lang/") || string_has_prefix(name, "java/io/");
}

// What is known of a method after it was asked for once. Of parameters: a pair of bits for each of the
// first MAX_KNOWN_PARAMS and each depth, that it is known and that it leaks.
#define MAX_KNOWN_PARAMS 8
#define MAX_LEAK_DEPTH 2
enum {
	KNOWN_LIBRARY = 1,
	IS_LIBRARY = 2,
	KNOWN_KEEPS = 4,
	KEEPS = 8,
	KNOWN_QUERY = 16,
	IS_QUERY = 32
};
struct escapes {
	uint8_t library;
	uint32_t params;
};

static bool is_library(const struct atomicity *at, const struct method *method)
{
	uint8_t *known = &at->escapes[method->id].library;
	if (!(*known & KNOWN_LIBRARY))
		*known |= KNOWN_LIBRARY | (atom_is_library(method->owner) ? IS_LIBRARY : 0);
	return *known & IS_LIBRARY;
}

// Does a method of the library keep its arguments, or hand them to another thread? Those that end in
// All copy what is in the argument.
static bool look_up_keeps(const struct method *method)
{
	static const char *const prefixes[] = { "add", "put", "offer", "push", "set", "insert",
		"replace", "compareAndSet", "getAndSet", "submit", "execute", "schedule", "start",
		"runAsync", "supplyAsync", "complete", "send" };
	const char *name = method->name->text;
	size_t length = strlen(name);
	if (string_has_prefix(method->owner->name->text, "java/lang/Thread"))
		return true;
	// What is written to a stream is copied.
	if (string_has_prefix(method->owner->name->text, "java/lang/String") ||
		string_has_prefix(method->owner->name->text, "java/io/") ||
		(length > 3 && strcmp(name + length - 3, "All") == 0))
		return false;
	for (uint32_t i = 0; i < sizeof(prefixes) / sizeof(prefixes[0]); i++)
		if (string_has_prefix(name, prefixes[i]))
			return true;
	return false;
}

static bool library_keeps(const struct atomicity *at, const struct method *method)
{
	uint8_t *known = &at->escapes[method->id].library;
	if (!(*known & KNOWN_KEEPS))
		*known |= KNOWN_KEEPS | (look_up_keeps(method) ? KEEPS : 0);
	return *known & KEEPS;
}

static bool param_leaks(const struct atomicity *at, const struct method *method, uint32_t param,
	uint32_t depth);

// Is what is argument `i` of the call kept by someone?
static bool argument_leaks(const struct atomicity *at, const struct fact_call *call, uint32_t i,
	uint32_t depth)
{
	if (call->op == OP_invokedynamic)
		return call->lambda != NULL;
	if (!call->target)
		return true;
	if (is_library(at, call->target))
		return i > 0 && library_keeps(at, call->target);
	if (i == 0 && call->op != OP_invokestatic)
		return false;
	return param_leaks(at, call->target, i, depth);
}

static bool is_param(const struct method_facts *facts, uint32_t index, uint32_t param)
{
	return index && facts->exprs[index].kind == EXPR_PARAM && facts->exprs[index].a == param;
}

static bool look_up_param(const struct atomicity *at, const struct method_facts *facts,
	uint32_t param, uint32_t depth)
{
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

static bool param_leaks(const struct atomicity *at, const struct method *method, uint32_t param,
	uint32_t depth)
{
	const struct method_facts *facts = facts_of(at->facts, method);
	if (!facts || depth == 0)
		return !facts;
	if (param >= MAX_KNOWN_PARAMS)
		return look_up_param(at, facts, param, depth);
	uint32_t *known = &at->escapes[method->id].params;
	uint32_t shift = 2 * (MAX_KNOWN_PARAMS * (depth - 1) + param);
	if (!(*known >> shift & 1))
		*known |= (look_up_param(at, facts, param, depth) ? 3u : 1u) << shift;
	return *known >> shift & 2;
}
_Static_assert(2 * MAX_KNOWN_PARAMS * MAX_LEAK_DEPTH <= 32, "all fit into escapes.params");

// A private field from which it does not get out either.
static bool is_kept_inside(const struct atomicity *at, const struct fact_store *store)
{
	return store->field && store->field->access & ACC_PRIVATE &&
		!(at->field_state[store->field->id] & (FIELD_ESCAPES | FIELD_UNGUARDED));
}

static bool leaks(const struct atomicity *at, const struct method_facts *facts, uint32_t index,
	uint32_t before, const struct fact_store *but)
{
	for (uint32_t i = 0; i < facts->n_stores; i++)
		if (facts->stores[i].value == index && &facts->stores[i] != but &&
			facts->stores[i].bci < before && !is_kept_inside(at, &facts->stores[i]))
			return true;
	for (uint32_t i = 0; i < facts->n_calls; i++)
		for (uint32_t k = 0; k < facts->calls[i].n_args; k++)
			if (facts->operands[facts->calls[i].args + k] == index &&
				facts->calls[i].bci < before &&
				argument_leaks(at, &facts->calls[i], k, MAX_LEAK_DEPTH))
				return true;
	return false;
}

bool atom_leaks(const struct atomicity *at, const struct method_facts *facts, uint32_t expr,
	uint32_t before)
{
	return leaks(at, facts, expr, before, NULL);
}

bool atom_leaks_but(const struct atomicity *at, const struct method_facts *facts, uint32_t expr,
	const struct fact_store *store)
{
	return leaks(at, facts, expr, UINT32_MAX, store);
}

// ---- factories ------------------------------------------------------------------------------

static bool makes(const struct atomicity *at, const struct fact_call *call, uint32_t depth);

// Collections.synchronizedMap(map): a wrapper is as new as what is in it.
static bool is_wrapper(const struct fact_call *call)
{
	return call->target && call->op == OP_invokestatic && call->n_args &&
		strcmp(call->target->owner->name->text, "java/util/Collections") == 0 &&
		(string_has_prefix(call->target->name->text, "synchronized") ||
			string_has_prefix(call->target->name->text, "unmodifiable"));
}

// Collections.EMPTY_MAP is for everybody, but nobody can change it.
static bool is_empty_constant(const struct expr *expr)
{
	return expr->kind == EXPR_STATIC && expr->field &&
		strcmp(expr->field->owner->name->text, "java/util/Collections") == 0 &&
		string_has_prefix(expr->field->name->text, "EMPTY_");
}

static bool is_made(const struct atomicity *at, const struct method_facts *facts, uint32_t index,
	uint32_t depth)
{
	const struct expr *expr = &facts->exprs[index];
	if (expr->kind == EXPR_NEW || is_empty_constant(expr))
		return true;
	if (expr->kind != EXPR_CALL || !depth)
		return false;
	const struct fact_call *call = &facts->calls[expr->a];
	if (!is_wrapper(call))
		return makes(at, call, depth - 1);
	uint32_t inner = facts->operands[call->args];
	return is_made(at, facts, inner, depth - 1) && !atom_leaks(at, facts, inner, UINT32_MAX);
}

static bool makes(const struct atomicity *at, const struct fact_call *call, uint32_t depth)
{
	static const char *const prefixes[] = { "new", "create", "open", "getInstance", "clone", "copy",
		"build", "make" };
	if (!call->target)
		return false;
	for (uint32_t i = 0; i < sizeof(prefixes) / sizeof(prefixes[0]); i++)
		if (call->target->owner->role != ROLE_INPUT &&
			string_has_prefix(call->target->name->text, prefixes[i]))
			return true;
	const struct method_facts *facts = facts_of(at->facts, call->target);
	for (uint32_t i = 0; facts && i < facts->n_returns; i++)
		if (!is_made(at, facts, facts->returns[i], depth) ||
			atom_leaks(at, facts, facts->returns[i], UINT32_MAX))
			return false;
	return facts && facts->n_returns;
}

bool atom_makes(const struct atomicity *at, const struct fact_call *call)
{
	return makes(at, call, 2);
}

// ---- fields ---------------------------------------------------------------------------------

// Objects.requireNonNull(x) is x.
static bool returns_argument(const struct fact_call *call)
{
	return call->target && call->op == OP_invokestatic && call->n_args &&
		strcmp(call->target->owner->name->text, "java/util/Objects") == 0 &&
		strcmp(call->target->name->text, "requireNonNull") == 0;
}

// Is the value that is stored nobody else's?
static bool is_fresh(const struct atomicity *at, const struct method_facts *facts, uint32_t index,
	const struct fact_store *store)
{
	const struct expr *expr = &facts->exprs[index];
	if (expr->kind == EXPR_NULL)
		return true;
	if (expr->kind == EXPR_NEW)
		return !leaks(at, facts, index, UINT32_MAX, store);
	if (expr->kind == EXPR_PARAM && store->field->access & (ACC_PRIVATE | ACC_FINAL))
		return atom_is_gift(at, facts->method, expr->a);
	if (expr->kind == EXPR_CALL) {
		// Collections.synchronizedMap and the like.
		const struct fact_call *call = &facts->calls[expr->a];
		if (returns_argument(call) && facts->operands[call->args])
			return is_fresh(at, facts, facts->operands[call->args], store);
		return call->target && call->op == OP_invokestatic &&
			(is_library(at, call->target) || atom_makes(at, call));
	}
	return expr->kind == EXPR_VIEW || expr->kind == EXPR_STRING;
}

static void look_at_stores(struct atomicity *at, const struct method_facts *facts)
{
	// What comes from a stream is new.
	if (facts->method->access & ACC_PRIVATE && strcmp(facts->method->name->text, "readObject") == 0)
		return;
	for (uint32_t i = 0; i < facts->n_stores; i++) {
		const struct fact_store *store = &facts->stores[i];
		if (store->field && store->value && !is_fresh(at, facts, store->value, store))
			at->field_state[store->field->id] |= FIELD_GIVEN;
	}
}

// The locks that the field was used under each time: the object that has it, or other fields of it.
static uint32_t guards_of(const struct atomicity *at, const struct method_facts *facts,
	uint32_t held, const struct expr *use, uint32_t out[MAX_GUARDS])
{
	uint32_t n = 0;
	for (; held && n < MAX_GUARDS; held = facts->helds[held].below) {
		const struct expr *lock = &facts->exprs[facts->helds[held].lock];
		bool is_static = use->kind == EXPR_STATIC;
		if (is_static ? lock->kind == EXPR_CLASS && lock->a == use->field->owner->id
					  : facts->helds[held].lock == use->a)
			out[n++] = GUARD_OWNER;
		else if (lock->field && lock->kind == use->kind && (is_static || lock->a == use->a))
			out[n++] = at->alias[lock->field->id];
	}
	return n;
}

static void intersect(struct guards *guards, const uint32_t *ids, uint32_t n)
{
	uint32_t kept = 0;
	for (uint32_t i = 0; i < guards->n; i++)
		for (uint32_t k = 0; k < n; k++)
			if (guards->ids[i] == ids[k]) {
				guards->ids[kept++] = ids[k];
				break;
			}
	guards->n = (uint8_t)kept;
}

static void look_at_use(struct atomicity *at, const struct method_facts *facts, uint32_t index,
	uint32_t held)
{
	const struct expr *expr = &facts->exprs[index];
	uint32_t ids[MAX_GUARDS];
	if (!is_of_field(expr) || !expr->field)
		return;
	// A private method may count on its callers; nobody else has the object in its constructor.
	if (facts->method->access & ACC_PRIVATE || method_is_initialiser(facts->method))
		return;
	struct guards *guards = &at->guards[expr->field->id];
	uint32_t n = guards_of(at, facts, held, expr, ids);
	if (guards->is_seen) {
		intersect(guards, ids, n);
	} else {
		guards->is_seen = true;
		guards->n = (uint8_t)n;
		memcpy(guards->ids, ids, n * sizeof(*ids));
	}
	if (guards->n == 0)
		at->field_state[expr->field->id] |= FIELD_UNGUARDED;
}

bool atom_is_query_name(const struct method *method)
{
	static const char *const prefixes[] = { "get", "size", "is", "contains", "iterator", "element",
		"first", "last", "indexOf", "toString", "toArray", "keys", "keySet", "values", "entrySet",
		"length", "charAt", "equals", "hashCode", "substring", "peek", "forEach", "stream",
		"copyInto", "listIterator", "clone", "ceiling", "floor", "higherKey", "higherEntry",
		"lowerKey", "lowerEntry", "headMap", "headSet", "tailMap", "tailSet", "subMap", "subSet",
		"subList", "descending", "navigableKeySet", "nextClearBit", "nextSetBit",
		"previousClearBit", "previousSetBit", "cardinality", "intersects", "remainingCapacity" };
	for (uint32_t i = 0; i < sizeof(prefixes) / sizeof(prefixes[0]); i++)
		if (string_has_prefix(method->name->text, prefixes[i]))
			return true;
	return false;
}

bool atom_is_locking(const struct method *method)
{
	return string_has_prefix(method->owner->name->text, "java/util/concurrent/locks/") &&
		strstr(method->name->text, "ock");
}

bool atom_is_query(const struct fact_call *call)
{
	return call->target && atom_is_library(call->target->owner) && atom_is_query_name(call->target);
}

static bool is_query(const struct atomicity *at, const struct fact_call *call)
{
	if (!call->target)
		return false;
	uint8_t *known = &at->escapes[call->target->id].library;
	if (!(*known & KNOWN_QUERY))
		*known |= KNOWN_QUERY | (atom_is_query(call) ? IS_QUERY : 0);
	return *known & IS_QUERY;
}

static void look_at_calls(struct atomicity *at, const struct method_facts *facts)
{
	for (uint32_t i = 0; i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		for (uint32_t k = 0; k < call->n_args; k++) {
			uint32_t argument = facts->operands[call->args + k];
			bool is_receiver = k == 0 && call->op != OP_invokestatic &&
				call->op != OP_invokedynamic;
			bool is_choice = facts->exprs[argument].kind == EXPR_PHI;
			if (!is_of_field(&facts->exprs[argument]) && !is_choice)
				continue;
			if (!is_receiver && argument_leaks(at, call, k, MAX_LEAK_DEPTH))
				mark(at, facts, argument, FIELD_ESCAPES, 2);
			else if (is_receiver && !is_query(at, call))
				look_at_use(at, facts, argument, call->held);
		}
	}
	for (uint32_t i = 0; i < facts->n_locks; i++)
		if (facts->locks[i].lock)
			look_at_use(at, facts, facts->locks[i].lock, facts->locks[i].held);
}

void atom_escape_prepare(struct atomicity *at)
{
	at->escapes = ARENA_ARRAY(&at->arena, struct escapes, at->world->n_methods + 1);
	at->guards = ARENA_ARRAY(&at->arena, struct guards, at->world->n_fields + 1);
	at->field_state = ARENA_ARRAY(&at->arena, uint8_t, at->world->n_fields + 1);
	for (uint32_t id = 1; id < at->facts->n_by_method; id++) {
		const struct method_facts *facts = at->facts->by_method[id];
		if (!facts || !atom_calls_is_input(facts->method))
			continue;
		for (uint32_t i = 0; i < facts->n_stores; i++)
			mark(at, facts, facts->stores[i].value, FIELD_ESCAPES, 2);
		look_at_calls(at, facts);
		for (uint32_t i = 0; i < facts->n_returns && !(facts->method->access & ACC_PRIVATE); i++)
			mark(at, facts, facts->returns[i], FIELD_ESCAPES, 2);
	}
	for (uint32_t id = 1; id < at->facts->n_by_method; id++)
		if (at->facts->by_method[id] && atom_calls_is_input(at->facts->by_method[id]->method))
			look_at_stores(at, at->facts->by_method[id]);
}
