// Locks as frames see them.
#include "analysis/lock_order/lock_order.h"

#include "base/hash.h"

static uint64_t hash_name(const struct lock_name *n)
{
	uint64_t h = hash_pair(n->root | (uint64_t)n->view << 8 | (uint64_t)n->is_cut << 16, n->number);
	for (uint32_t i = 0; i < n->n_suffix; i++)
		h = hash_pair(h, n->suffix[i]);
	if (n->root == ROOT_LOCAL)
		h = hash_pair(h, (uint64_t)n->scope->method->id << 32 | n->expr);
	return hash_pair(h, (uint64_t)n->type.klass << 8 | n->type.kind | (uint64_t)n->is_exact << 63);
}

static uint32_t intern(struct lock_order *lo, struct lock_name name)
{
	bool is_new;
	// The whole expression is part of the key where it decides about objects.
	uint64_t key = hash_name(&name);
	if (name.root == ROOT_PARAM && name.whole_scope)
		key = hash_pair(key, (uint64_t)name.whole_scope->method->id << 32 | name.whole_expr);
	uint64_t *slot = map_put(&lo->name_index, key, &is_new);
	if (is_new) {
		vec_push(&lo->names, name);
		*slot = lo->names.n - 1;
	}
	return (uint32_t)*slot;
}

static void add_suffix(struct lock_name *name, uint32_t step)
{
	if (name->n_suffix == MAX_SUFFIX)
		name->is_cut = true;
	else
		name->suffix[name->n_suffix++] = step;
}

// Root first: the chain of fields is walked to its root, then the suffix is built on the way back.
static void build(const struct method_facts *facts, uint32_t index, struct lock_name *name)
{
	const struct expr *expr = &facts->exprs[index];
	switch (expr->kind) {
	case EXPR_PARAM:
		name->root = ROOT_PARAM;
		name->number = expr->a;
		return;
	case EXPR_STATIC:
		if (!expr->field)
			break;
		name->root = ROOT_STATIC;
		name->number = expr->field->id;
		return;
	case EXPR_CLASS:
		if (!expr->a)
			break;
		name->root = ROOT_CLASS;
		name->number = expr->a;
		return;
	case EXPR_FIELD:
		if (!expr->field)
			break;
		build(facts, expr->a, name);
		add_suffix(name, expr->field->id);
		return;
	case EXPR_ELEMENT:
		build(facts, expr->a, name);
		add_suffix(name, SUFFIX_ELEMENT | expr->b);
		return;
	case EXPR_VIEW:
		build(facts, expr->a, name);
		name->view = expr->b ? 2 : 1;
		return;
	default:
		break;
	}
	name->root = ROOT_LOCAL;
	name->scope = facts;
	name->expr = index;
}

static void set_type(const struct lock_order *lo, const struct cg_node *node, uint32_t expr,
	struct lock_name *name)
{
	aval known = cg_eval(lo->cg, node, expr);
	name->type = node->facts->exprs[expr].type;
	if (aval_kind(known) == AVAL_TYPE || aval_kind(known) == AVAL_EXACT) {
		name->type = (struct ir_type){ .kind = KIND_CLASS, .klass = aval_id(known) };
		name->is_exact = aval_kind(known) == AVAL_EXACT;
	}
	if (name->root == ROOT_CLASS)
		name->type = (struct ir_type){ 0 };
}

uint32_t name_of_expr(struct lock_order *lo, const struct cg_node *node, uint32_t expr)
{
	struct lock_name name = { .whole_scope = node->facts, .whole_expr = expr };
	// A read-write lock is one lock, whichever of its views is taken.
	while (node->facts->exprs[expr].kind == EXPR_VIEW) {
		name.view = node->facts->exprs[expr].b ? 2 : 1;
		expr = node->facts->exprs[expr].a;
		name.whole_expr = expr;
	}
	build(node->facts, expr, &name);
	set_type(lo, node, expr, &name);
	return intern(lo, name);
}

uint32_t name_lift(struct lock_order *lo, uint32_t id, const struct cg_edge *edge)
{
	struct lock_name name = lo->names.v[id];
	if (name.root != ROOT_PARAM)
		return id;
	const struct cg_node *caller = &lo->cg->nodes[edge->from];
	uint32_t argument = cg_argument(lo->cg, edge, name.number);
	struct lock_name lifted = { .view = name.view, .type = name.type, .is_exact = name.is_exact };
	if (!argument) {
		// Not the caller's: it stays what the callee knows of it.
		const struct method_facts *callee = lo->cg->nodes[edge->to].facts;
		lifted = name;
		lifted.root = ROOT_LOCAL;
		lifted.scope = callee;
		for (uint32_t i = 1; i < callee->n_exprs; i++)
			if (callee->exprs[i].kind == EXPR_PARAM && callee->exprs[i].a == name.number)
				lifted.expr = i;
		return intern(lo, lifted);
	}
	build(caller->facts, argument, &lifted);
	for (uint32_t i = 0; i < name.n_suffix; i++)
		add_suffix(&lifted, name.suffix[i]);
	lifted.is_cut |= name.is_cut;
	if (name.n_suffix == 0) {
		lifted.whole_scope = caller->facts;
		lifted.whole_expr = argument;
	}
	return intern(lo, lifted);
}

bool name_is_stable(const struct lock_order *lo, uint32_t id)
{
	const struct lock_name *name = &lo->names.v[id];
	if (name->is_cut)
		return false;
	if (name->root == ROOT_STATIC && !(lo->world->fields[name->number]->access & ACC_FINAL))
		return false;
	for (uint32_t i = 0; i < name->n_suffix; i++)
		if (name->suffix[i] & SUFFIX_ELEMENT
				? !(name->suffix[i] & ~SUFFIX_ELEMENT)
				: !(lo->world->fields[name->suffix[i]]->access & ACC_FINAL))
			return false;
	return true;
}

bool name_is_same(const struct lock_order *lo, uint32_t a, uint32_t b)
{
	const struct lock_name *x = &lo->names.v[a], *y = &lo->names.v[b];
	if (x->is_cut || y->is_cut || x->root != y->root || x->n_suffix != y->n_suffix)
		return false;
	if (x->root == ROOT_LOCAL ? x->scope != y->scope || x->expr != y->expr : x->number != y->number)
		return false;
	for (uint32_t i = 0; i < x->n_suffix; i++)
		if (x->suffix[i] != y->suffix[i] || x->suffix[i] == SUFFIX_ELEMENT)
			return false;
	return true;
}

void name_print(const struct lock_order *lo, uint32_t id, const struct method_facts *frame,
	struct buf *out)
{
	const struct lock_name *name = &lo->names.v[id];
	struct method_facts *none = NULL;
	(void)none;
	switch (name->root) {
	case ROOT_PARAM:
		if (name->number == 0 && !method_is_static(frame->method))
			buf_string(out, "this");
		else
			for (uint32_t i = 1; i < frame->n_exprs; i++)
				if (frame->exprs[i].kind == EXPR_PARAM && frame->exprs[i].a == name->number) {
					facts_print_expr(frame, i, out);
					break;
				}
		break;
	case ROOT_STATIC:
		class_print_name(name_slice(lo->world->fields[name->number]->owner->name), out);
		buf_printf(out, ".%s", lo->world->fields[name->number]->name->text);
		break;
	case ROOT_CLASS:
		class_print_name(name_slice(lo->world->classes[name->number]->name), out);
		buf_string(out, ".class");
		break;
	default:
		facts_print_expr(name->scope, name->expr, out);
	}
	for (uint32_t i = 0; i < name->n_suffix; i++) {
		if (!(name->suffix[i] & SUFFIX_ELEMENT))
			buf_printf(out, ".%s", lo->world->fields[name->suffix[i]]->name->text);
		else if (name->suffix[i] & ~SUFFIX_ELEMENT)
			buf_printf(out, "[%u]", (name->suffix[i] & ~SUFFIX_ELEMENT) - 1);
		else
			buf_string(out, "[...]");
	}
}
