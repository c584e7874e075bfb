// Locking expressions, seed 002, 4.1, as names over a method's parameters, static fields and class
// literals; and TRANSLATELOCK of 4.3.
//
// The mutex of a synchronized collection is the collection as far as users can tell (it is unless they
// made a view of another collection), so `c.mutex` is `c`.
#include "analysis/atomicity/names.h"

#include "analysis/atomicity/calls.h"
#include "analysis/atomicity/collections.h"
#include "analysis/atomicity/held.h"
#include "base/hash.h"

uint32_t locking_intern(struct atomicity *at, struct place name)
{
	bool is_new;
	uint64_t key = hash_pair((uint64_t)name.root << 8 | name.n, name.number);
	for (uint32_t i = 0; i < name.n; i++)
		key = hash_pair(key, name.parts[i]);
	uint64_t *slot = map_put(&at->name_index, key, &is_new);
	if (is_new) {
		vec_push(&at->names, name);
		*slot = at->names.n - 1;
	}
	return (uint32_t)*slot;
}

static bool is_mutex(const struct field *field)
{
	return strcmp(field->name->text, "mutex") == 0 && is_synchronized_collection(field->owner);
}

static bool add_step(const struct atomicity *at, struct place *name, uint32_t step)
{
	uint32_t same = 0;
	if (!(step & PART_ELEMENT) && at->is_self[step])
		return true;
	if (name->n && !((step | name->parts[name->n - 1]) & PART_ELEMENT))
		same = locking_short_cut(at, name->parts[name->n - 1], step);
	if (same) {
		name->parts[name->n - 1] = same;
		return true;
	}
	if (name->n == MAX_STEPS)
		return false;
	name->parts[name->n++] = step;
	return true;
}

// ---- expressions ----------------------------------------------------------------------------

#define MAX_CHAIN 16 // calls on results of calls

static bool build_deep(const struct atomicity *at, const struct method_facts *facts, uint32_t index,
	uint32_t depth, struct place *name);

// What a call returns, if that has a better name.
static bool build_result(const struct atomicity *at, const struct method_facts *facts,
	uint32_t index, uint32_t depth, struct place *name)
{
	uint32_t call = facts->exprs[index].a;
	const struct place *result = depth ? atom_result(at, facts, call) : NULL;
	struct place longer = *name;
	if (result && result->root == PLACE_STATIC) {
		name->root = PLACE_STATIC;
		name->number = result->number;
		return true;
	}
	if (!result || result->number >= facts->calls[call].n_args ||
		!build_deep(at, facts, facts->operands[facts->calls[call].args + result->number], depth - 1,
			&longer))
		return false;
	for (uint32_t i = 0; i < result->n; i++)
		if (!add_step(at, &longer, result->parts[i]))
			return false;
	*name = longer;
	return true;
}

// False where it is *.
static bool build_deep(const struct atomicity *at, const struct method_facts *facts, uint32_t index,
	uint32_t depth, struct place *name)
{
	const struct expr *expr = &facts->exprs[index];
	switch (expr->kind) {
	case EXPR_PARAM:
		name->root = PLACE_PARAM;
		name->number = expr->a;
		return true;
	case EXPR_STATIC:
		name->root = PLACE_STATIC;
		name->number = expr->field ? at->alias[expr->field->id] : 0;
		return expr->field != NULL;
	case EXPR_CLASS:
		name->root = PLACE_CLASS;
		name->number = expr->a;
		return expr->a != 0;
	case EXPR_FIELD:
		if (!expr->field || !build_deep(at, facts, expr->a, depth, name))
			return false;
		return is_mutex(expr->field) || add_step(at, name, at->alias[expr->field->id]);
	case EXPR_ELEMENT:
		// An index that is no constant is a variable, which a caller has no name for.
		return expr->b && build_deep(at, facts, expr->a, depth, name) &&
			add_step(at, name, PART_ELEMENT | (expr->b - 1));
	case EXPR_VIEW:
		return build_deep(at, facts, expr->a, depth, name);
	case EXPR_NULL:
	case EXPR_NONE:
		return false;
	case EXPR_CALL:
		if (build_result(at, facts, index, depth, name))
			return true;
		break;
	default:
		break;
	}
	name->root = PLACE_VALUE;
	name->number = index;
	return true;
}

static bool build(const struct atomicity *at, const struct method_facts *facts, uint32_t index,
	struct place *name)
{
	return build_deep(at, facts, index, MAX_CHAIN, name);
}

uint32_t locking_of_expr(struct atomicity *at, const struct method_facts *facts, uint32_t expr)
{
	struct place name = { 0 };
	return expr && build(at, facts, expr, &name) ? locking_intern(at, name) : 0;
}

bool locking_is_held(struct atomicity *at, const struct method_facts *facts, uint32_t held,
	uint32_t name)
{
	for (; held; held = facts->helds[held].below)
		if (locking_of_expr(at, facts, facts->helds[held].lock) == name)
			return true;
	return false;
}

uint32_t atom_edge_argument(const struct method_facts *caller, const struct edge *edge,
	uint32_t param)
{
	const struct fact_call *call = &caller->calls[edge->call];
	if (!edge->maker)
		return param < call->n_args ? caller->operands[call->args + param] : 0;
	// Captured values come first.
	const struct fact_call *maker = &caller->calls[edge->maker - 1];
	if (param < maker->n_args)
		return caller->operands[maker->args + param];
	if (edge->is_passed)
		return 0;
	param = param - maker->n_args + 1;
	return param < call->n_args ? caller->operands[call->args + param] : 0;
}

// Is it an object that has the field, going by what the caller knows? Otherwise it only would be one
// if it were of some subclass.
static bool has_field(const struct atomicity *at, struct ir_type type, uint32_t step)
{
	if (step & PART_ELEMENT || type.kind != KIND_CLASS || !type.klass)
		return true;
	return klass_is_subtype(at->world->classes[type.klass], at->world->fields[step]->owner);
}

static bool is_sealed(const struct klass *klass)
{
	struct slice bytes;
	return klass->file &&
		attribute_find(klass->file, klass->file->attributes, ATTRIBUTE_PermittedSubclasses, &bytes);
}

// A template method calls what its only subclass has. And of a program all classes are seen: who has an interface has one
// of its implementations. A library's users may have others, unless it does not let them.
bool locking_are_classes_seen(const struct atomicity *at, struct ir_type type)
{
	if (at->in->options->mode != SCAN_LIBRARY)
		return true;
	const struct klass *klass = type.kind == KIND_CLASS && type.klass
		? at->world->classes[type.klass]
		: NULL;
	return klass && (!(klass->access & ACC_PUBLIC) || is_sealed(klass));
}

//     double read(ToDoubleFunction<Range> f) { return f.applyAsDouble(range); }      read(Range::max)
//
// What a method of the program gives to the function object that it is given: the name, in terms of that method's
// parameters.
bool locking_passed(const struct atomicity *at, const struct edge *edge, struct place *name)
{
	if (!edge->is_passed || name->root != PLACE_PARAM)
		return false;
	const struct method_facts *caller = at->facts->by_method[edge->caller];
	const struct fact_call *call = &caller->calls[edge->call];
	const struct fact_call *maker = &caller->calls[edge->maker - 1];
	const struct method_facts *helper = facts_of(at->facts, call->target);
	if (name->number < maker->n_args || !helper)
		return false;
	for (uint32_t k = 0; k < call->n_args; k++) {
		const struct expr *expr = &caller->exprs[caller->operands[call->args + k]];
		uint32_t run = expr->kind == EXPR_LAMBDA && expr->a + 1 == edge->maker
			? atom_runs_param(helper, k, maker->lambda)
			: UINT32_MAX;
		uint32_t given = name->number - maker->n_args + 1;
		if (run == UINT32_MAX || given >= helper->calls[run].n_args)
			continue;
		struct place result = { 0 };
		if (!build(at, helper, helper->operands[helper->calls[run].args + given], &result) ||
			result.root == PLACE_VALUE)
			return false;
		for (uint32_t i = 0; i < name->n; i++)
			if (!add_step(at, &result, name->parts[i]))
				return false;
		*name = result;
		return true;
	}
	return false;
}

// The field of what a call has made holds what the call was given.
static bool build_from(const struct atomicity *at, const struct method_facts *facts, uint32_t step,
	struct place *name)
{
	const struct expr *expr = name->root == PLACE_VALUE ? &facts->exprs[name->number] : NULL;
	if (!expr || expr->kind != EXPR_CALL || name->n || step & PART_ELEMENT)
		return false;
	uint32_t argument = atom_made_from(at, facts, expr->a, step);
	struct place given = { 0 };
	if (!argument ||
		!build(at, facts, facts->operands[facts->calls[expr->a].args + argument - 1], &given))
		return false;
	*name = given;
	return true;
}

// What the call returns; 0: nobody uses it.
static uint32_t result_expr(const struct method_facts *caller, const struct edge *edge)
{
	for (uint32_t i = 1; !edge->maker && i < caller->n_exprs; i++)
		if (caller->exprs[i].kind == EXPR_CALL && caller->exprs[i].a == edge->call)
			return i;
	return 0;
}

uint32_t locking_translate(struct atomicity *at, uint32_t id, const struct edge *edge)
{
	struct place name = at->names.v[id], result = { 0 };
	if (name.root == PLACE_VALUE)
		return 0;
	const struct method_facts *caller = at->facts->by_method[edge->caller];
	if (name.root == PLACE_RESULT) {
		name.root = PLACE_VALUE;
		name.number = result_expr(caller, edge);
		return name.number ? locking_intern(at, name) : 0;
	}
	bool is_passed = locking_passed(at, edge, &name);
	if (name.root != PLACE_PARAM)
		return is_passed ? locking_intern(at, name) : id;
	const struct fact_call *call = &caller->calls[edge->call];
	uint32_t argument = !is_passed   ? atom_edge_argument(caller, edge, name.number)
		: name.number < call->n_args ? caller->operands[call->args + name.number]
									 : 0;
	if (!argument && edge->is_passed && name.number >= caller->calls[edge->maker - 1].n_args &&
		(argument = atom_found_given(at, caller, edge)) != 0) {
		name.root = PLACE_VALUE;
		name.number = argument;
		return locking_intern(at, name);
	}
	if (!argument || !build(at, caller, argument, &result))
		return 0;
	bool is_this = caller->exprs[argument].kind == EXPR_PARAM && caller->exprs[argument].a == 0 &&
		!method_is_static(caller->method);
	bool is_receiver = !edge->maker && name.number == 0 &&
		!method_is_static(at->world->methods[edge->callee]);
	bool is_known = !name.n || (edge->n_targets == 1 && is_this) ||
		(edge->is_exact && is_receiver) ||
		(edge->n_targets <= MAX_LIKELY && is_receiver &&
			locking_are_classes_seen(at, caller->exprs[argument].type));
	if (!is_known && !has_field(at, caller->exprs[argument].type, name.parts[0]))
		return 0;
	uint32_t n = name.n && build_from(at, caller, name.parts[0], &result) ? 1 : 0;
	for (uint32_t i = n; i < name.n; i++)
		if (!add_step(at, &result, name.parts[i]))
			return 0;
	return locking_intern(at, result);
}

// Does it mean something to callers? What is more than one field away from a parameter is the inside
// of the inside of an object.
bool locking_is_exported(const struct atomicity *at, uint32_t name)
{
	return name && at->names.v[name].root != PLACE_VALUE &&
		at->names.v[name].n <= MAX_EXPORTED_STEPS;
}

bool locking_is_element(const struct method_facts *facts, const struct place *name)
{
	const struct expr *expr = name->root == PLACE_VALUE ? &facts->exprs[name->number] : NULL;
	const struct method *target = expr && expr->kind == EXPR_CALL ? facts->calls[expr->a].target
																  : NULL;
	return target && strncmp(target->owner->name->text, "java/util/", 10) == 0;
}

static void print_root(const struct atomicity *at, const struct place *name,
	const struct method_facts *facts, struct buf *out)
{
	const struct world *world = at->world;
	switch (name->root) {
	case PLACE_STATIC:
		class_print_name(name_slice(world->fields[name->number]->owner->name), out);
		buf_printf(out, ".%s", world->fields[name->number]->name->text);
		return;
	case PLACE_CLASS:
		class_print_name(name_slice(world->classes[name->number]->name), out);
		buf_string(out, ".class");
		return;
	case PLACE_VALUE:
		facts_print_expr(facts, name->number, out);
		return;
	default:
		break;
	}
	for (uint32_t i = 1; i < facts->n_exprs; i++)
		if (facts->exprs[i].kind == EXPR_PARAM && facts->exprs[i].a == name->number) {
			facts_print_expr(facts, i, out);
			return;
		}
	buf_printf(out, "arg%u", name->number);
}

void locking_print(const struct atomicity *at, uint32_t id, const struct method_facts *facts,
	struct buf *out)
{
	const struct place *name = &at->names.v[id];
	print_root(at, name, facts, out);
	for (uint32_t i = 0; i < name->n; i++) {
		if (name->parts[i] & PART_ELEMENT)
			buf_printf(out, "[%u]", name->parts[i] & ~PART_ELEMENT);
		else
			buf_printf(out, ".%s", at->world->fields[name->parts[i]]->name->text);
	}
}

uint32_t atom_field_class(const struct atomicity *at, const struct field *field)
{
	struct slice type = name_slice(field->descriptor);
	if (type.len < 3 || type.ptr[0] != 'L')
		return 0;
	const struct klass *klass = world_loaded(at->world, slice_of(type.ptr + 1, type.len - 2));
	return klass ? klass->id : 0;
}

uint32_t locking_class(const struct atomicity *at, uint32_t id, const struct method_facts *facts)
{
	const struct place *name = &at->names.v[id];
	uint32_t last = name->n ? name->parts[name->n - 1] : 0;
	if (name->n)
		return last & PART_ELEMENT ? 0 : atom_field_class(at, at->world->fields[last]);
	if (name->root == PLACE_STATIC)
		return atom_field_class(at, at->world->fields[name->number]);
	for (uint32_t i = 1; name->root != PLACE_CLASS && i < facts->n_exprs; i++) {
		const struct expr *expr = &facts->exprs[i];
		bool is_it = name->root == PLACE_VALUE
			? i == name->number
			: expr->kind == EXPR_PARAM && expr->a == name->number;
		if (is_it)
			return expr->type.kind == KIND_CLASS ? expr->type.klass : 0;
	}
	return 0;
}
