// What fields keep: the objects that are stored into a field, or put into a collection that it holds, as far as
// new objects, function objects and `this` can be followed to there through parameters.
//
// For calls of an interface that everybody implements: Handler.handle, Runnable.run. The call alone may mean
// any of them, but connection.closeHandler is only what was given to closeHandler(). Of small INPUTs only.
#include "callgraph/internal.h"

#define MAX_DEPTH 4       // parameters of parameters, fields of fields
#define MAX_ASKED 1000    // values for one field
#define MAX_ROOT_STEPS 24 // map.get(key).iterator().next()

// An expression of a method; `next` of the same field or the same target, 0: none.
struct site {
	const struct method_facts *facts;
	uint32_t index; // expression or call
	uint32_t next;
};

struct cg_kept {
	uint32_t n_fields, n_methods;
	uint32_t *values; // by field id: sites of expressions
	uint32_t *calls;  // by method id: sites of calls that name it
	struct map fed;   // function object -> field whose elements it is given: list.forEach(e -> ...)
	struct map fed_methods; // the same by the method that it runs; first argument << 32 | field
	VEC(struct site) sites;
};

static void add_site(struct cg_kept *kept, uint32_t *first, const struct method_facts *facts,
	uint32_t index)
{
	vec_push(&kept->sites, (struct site){ facts, index, *first });
	*first = kept->sites.n - 1;
}

static bool is_field_of_input(const struct cg_kept *kept, const struct field *field)
{
	return field && field->owner->role == ROLE_INPUT && field->id < kept->n_fields;
}

// Looks for the field that an object is kept in.
struct root {
	const struct method_facts *facts;
	uint32_t n_steps;
	const struct field *field;
};

static void find_root(struct root *root, uint32_t index);

static void find_root_of_arguments(struct root *root, const struct fact_call *call, uint32_t first)
{
	for (uint32_t i = first; i < call->n_args && !root->field; i++)
		find_root(root, root->facts->operands[call->args + i]);
}

static bool is_outer(const struct fact_call *call)
{
	return call->target && call->target->owner->role != ROLE_INPUT && call->n_args &&
		call->op != OP_invokedynamic && call->op != OP_nop;
}

// A copy: new ArrayList<>(this.f).
static void find_root_of_new(struct root *root, uint32_t index)
{
	const struct method_facts *facts = root->facts;
	for (uint32_t i = 0; i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		if (call->op == OP_invokespecial && is_outer(call) &&
			facts->operands[call->args] == index) {
			find_root_of_arguments(root, call, 1);
			return;
		}
	}
}

// this.f, this.f[i], this.f.iterator().next()
static void find_root(struct root *root, uint32_t index)
{
	const struct method_facts *facts = root->facts;
	const struct expr *expr = &facts->exprs[index];
	if (index == 0 || root->field || ++root->n_steps > MAX_ROOT_STEPS)
		return;
	if (expr->kind == EXPR_FIELD || expr->kind == EXPR_STATIC)
		root->field = expr->field;
	else if (expr->kind == EXPR_ELEMENT)
		find_root(root, expr->a);
	else if (expr->kind == EXPR_NEW)
		find_root_of_new(root, index);
	else if (expr->kind == EXPR_CALL && is_outer(&facts->calls[expr->a])) {
		const struct fact_call *call = &facts->calls[expr->a];
		if (call->op == OP_invokestatic) // List.copyOf(this.f)
			find_root_of_arguments(root, call, 0);
		else
			find_root(root, facts->operands[call->args]);
	}
	for (uint32_t i = 0; expr->kind == EXPR_PHI && i < expr->b && !root->field; i++)
		find_root(root, facts->operands[expr->a + i]);
}

// NULL: none, or not one of INPUT.
static const struct field *root_of(const struct cg_kept *kept, const struct method_facts *facts,
	uint32_t index)
{
	struct root root = { .facts = facts };
	find_root(&root, index);
	return is_field_of_input(kept, root.field) ? root.field : NULL;
}

// ---- where things are put -----------------------------------------------------------------------

static void note_stores(struct cg_kept *kept, const struct method_facts *facts)
{
	for (uint32_t i = 0; i < facts->n_stores; i++) {
		const struct fact_store *store = &facts->stores[i];
		const struct field *field = store->field ? store->field : root_of(kept, facts, store->base);
		if (is_field_of_input(kept, field) && store->value)
			add_site(kept, &kept->values[field->id], facts, store->value);
	}
}

// What an object of another library is called with, and what that has to do with its field.
static void note_given(struct cg_kept *kept, const struct method_facts *facts,
	const struct field *field, uint32_t value)
{
	const struct expr *expr = &facts->exprs[value];
	if (!value)
		return;
	add_site(kept, &kept->values[field->id], facts, value);
	if (expr->kind != EXPR_LAMBDA)
		return;
	const struct lambda *lambda = facts->calls[expr->a].lambda;
	*map_put(&kept->fed, lambda->id, NULL) = field->id;
	if (lambda->implementation && lambda->implementation->access & ACC_SYNTHETIC)
		*map_put(&kept->fed_methods, lambda->implementation->id,
			NULL) = (uint64_t)lambda_first_argument(lambda) << 32 | field->id;
}

static void note_calls(struct cg_kept *kept, const struct method_facts *facts)
{
	for (uint32_t i = 0; i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		if (!call->target || call->op == OP_invokedynamic)
			continue;
		if (call->target->owner->role == ROLE_INPUT) {
			if (call->target->id < kept->n_methods)
				add_site(kept, &kept->calls[call->target->id], facts, i);
			continue;
		}
		// listeners.add(listener)
		const struct field *field = call->op != OP_invokestatic && call->n_args > 1
			? root_of(kept, facts, facts->operands[call->args])
			: NULL;
		for (uint32_t k = 1; field && k < call->n_args; k++)
			note_given(kept, facts, field, facts->operands[call->args + k]);
	}
}

void kept_prepare(struct callgraph *cg)
{
	if (cg->private->input.n == 0)
		return;
	struct cg_kept *kept = cg->private->kept = xcalloc(1, sizeof(*kept));
	kept->n_fields = cg->world->n_fields + 1;
	kept->n_methods = cg->world->n_methods + 1;
	kept->values = xcalloc(kept->n_fields, sizeof(uint32_t));
	kept->calls = xcalloc(kept->n_methods, sizeof(uint32_t));
	vec_push(&kept->sites, (struct site){ 0 });
	for (uint32_t id = 1; id < kept->n_methods; id++) {
		const struct method_facts *facts = facts_of(cg->facts, cg->world->methods[id]);
		if (!facts || facts->is_failed || facts->method->owner->role != ROLE_INPUT)
			continue;
		note_stores(kept, facts);
		note_calls(kept, facts);
	}
}

void kept_free(struct cg_kept *kept)
{
	if (!kept)
		return;
	free(kept->values);
	free(kept->calls);
	map_release(&kept->fed);
	map_release(&kept->fed_methods);
	vec_release(&kept->sites);
	free(kept);
}

// ---- what a field keeps --------------------------------------------------------------------------

struct search {
	const struct callgraph *cg;
	const struct method *called; // what is not of its class is not meant
	struct kept_objects *found;
	uint32_t n_asked;
};

static void add_object(struct search *s, aval value)
{
	const struct callgraph *cg = s->cg;
	const struct lambda *lambda = aval_kind(value) == AVAL_LAMBDA
		? cg->facts->lambdas[aval_id(value)]
		: NULL;
	const struct klass *klass = lambda ? lambda->interface : cg->world->classes[aval_id(value)];
	if (!klass_is_subtype(klass, s->called->owner) || (lambda && lambda->name != s->called->name))
		return;
	for (uint32_t i = 0; i < s->found->n; i++)
		if (s->found->v[i] == value)
			return;
	if (s->found->n == MAX_KEPT)
		s->found->is_over = true;
	else
		s->found->v[s->found->n++] = value;
}

static void search_value(struct search *s, const struct method_facts *facts, uint32_t index,
	uint32_t depth);

static void search_sites(struct search *s, uint32_t site, uint32_t param, uint32_t depth)
{
	const struct cg_kept *kept = s->cg->private->kept;
	for (; site && !s->found->is_over; site = kept->sites.v[site].next) {
		const struct site *at = &kept->sites.v[site];
		if (param == UINT32_MAX) {
			search_value(s, at->facts, at->index, depth);
			continue;
		}
		const struct fact_call *call = &at->facts->calls[at->index];
		if (param < call->n_args)
			search_value(s, at->facts, at->facts->operands[call->args + param], depth);
	}
}

// What calls give to the parameter: calls of the method, and of those that it overrides.
static void search_callers(struct search *s, const struct method *method, uint32_t param,
	uint32_t depth)
{
	const struct cg_kept *kept = s->cg->private->kept;
	struct supertypes all;
	supertypes_begin(&all, method->owner);
	for (const struct klass *type; !s->found->is_over && (type = supertypes_next(&all));) {
		const struct method *named = type == method->owner
			? method
			: klass_method(type, method->name, method->descriptor);
		if (named && named->id < kept->n_methods)
			search_sites(s, kept->calls[named->id], param, depth);
		if (method_is_static(method) || method_is_initialiser(method))
			break;
	}
	supertypes_end(&all);
}

static void search_value(struct search *s, const struct method_facts *facts, uint32_t index,
	uint32_t depth)
{
	const struct cg_kept *kept = s->cg->private->kept;
	const struct expr *expr = &facts->exprs[index];
	if (index == 0 || depth > MAX_DEPTH || s->found->is_over)
		return;
	if (++s->n_asked > MAX_ASKED) {
		s->found->is_over = true;
		return;
	}
	switch (expr->kind) {
	case EXPR_NEW:
		if (expr->type.kind == KIND_CLASS)
			add_object(s, aval_make(AVAL_EXACT, expr->type.klass));
		break;
	case EXPR_LAMBDA:
		add_object(s, aval_make(AVAL_LAMBDA, facts->calls[expr->a].lambda->id));
		break;
	case EXPR_PARAM:
		if (facts_is_this(facts, index))
			add_object(s, aval_make(AVAL_TYPE, facts->method->owner->id));
		else
			search_callers(s, facts->method, expr->a, depth + 1);
		break;
	case EXPR_FIELD:
	case EXPR_STATIC:
		if (is_field_of_input(kept, expr->field))
			search_sites(s, kept->values[expr->field->id], UINT32_MAX, depth + 1);
		break;
	case EXPR_PHI:
		for (uint32_t i = 0; i < expr->b; i++)
			search_value(s, facts, facts->operands[expr->a + i], depth + 1);
		break;
	default:
		break;
	}
}

static const struct kept_objects *kept_of(struct expander *x, uint32_t field,
	const struct method *called)
{
	bool is_new;
	uint64_t *slot = map_put(&x->kept, (uint64_t)field << 32 | called->id, &is_new);
	if (is_new) {
		struct kept_objects *found = ARENA_NEW(&x->arena, struct kept_objects);
		struct search s = { .cg = x->cg, .called = called, .found = found };
		search_sites(&s, x->cg->private->kept->values[field], UINT32_MAX, 0);
		if (found->is_over)
			found->n = 0;
		*slot = (uintptr_t)found;
	}
	return (const struct kept_objects *)(uintptr_t)*slot;
}

// A wrapper hands its calls on to what it was made with. Wrappers of one class are made with different objects, and
// which of these a call runs, the wrapper alone does not tell.
static bool is_wrapper(const struct method *caller, const struct method *called)
{
	return caller->name == called->name && !method_is_static(caller) &&
		klass_is_subtype(caller->owner, called->owner);
}

const struct kept_objects *kept_in(struct expander *x, const struct method_facts *facts,
	uint32_t receiver, const struct method *called)
{
	const struct cg_kept *kept = x->cg->private->kept;
	if (!kept)
		return NULL;
	const struct expr *expr = &facts->exprs[receiver];
	uint64_t *fed = expr->kind == EXPR_PARAM ? map_get(&kept->fed_methods, facts->method->id)
											 : NULL;
	if (fed && expr->a >= *fed >> 32) // not captured
		return kept_of(x, (uint32_t)*fed, called);
	const struct field *field = root_of(kept, facts, receiver);
	const struct kept_objects *found = field ? kept_of(x, field->id, called) : NULL;
	return found && found->n > 1 && is_wrapper(facts->method, called) ? NULL : found;
}

const struct kept_objects *kept_for(struct expander *x, const struct lambda *lambda,
	const struct method *called)
{
	const struct cg_kept *kept = x->cg->private->kept;
	uint64_t *fed = kept ? map_get(&kept->fed, lambda->id) : NULL;
	return fed ? kept_of(x, (uint32_t)*fed, called) : NULL;
}
