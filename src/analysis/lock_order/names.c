// Locks as frames see them.
#include "analysis/lock_order/names.h"

#include "analysis/lock_order/objects.h"
#include "analysis/lock_order/rounds.h"
#include "base/hash.h"

// An expression of a method. There are too many methods for the caches: by where the facts are, which
// only tells equal from different.
static uint64_t hash_expr(uint64_t hash, const struct method_facts *scope, uint32_t expr)
{
	return hash_pair(hash, (uint64_t)(uintptr_t)scope * 0x9e3779b97f4a7c15u + expr);
}

// The whole expression is part of the key where it decides about objects.
static uint64_t key_of(const struct lock_name *n)
{
	uint64_t small = n->root | (uint64_t)n->view << 4 | (uint64_t)n->is_cut << 8 |
		(uint64_t)n->n_suffix << 12 | (uint64_t)n->type.kind << 16;
	// What is behind the suffix is 0.
	uint64_t hash = hash_pair(small | (uint64_t)n->number << 32,
		n->suffix[0] | (uint64_t)n->suffix[1] << 32);
	hash = hash_pair(hash + n->type.klass * 0x9e3779b97f4a7c15u,
		n->suffix[2] | (uint64_t)n->suffix[3] << 32);
	if (n->root == ROOT_LOCAL)
		hash = hash_expr(hash, n->scope, n->expr);
	if (n->root == ROOT_PARAM && n->whole_scope)
		hash = hash_expr(hash, n->whole_scope, n->whole_expr);
	return hash;
}

static uint32_t intern(struct lock_order *lo, struct lock_name name)
{
	bool is_new;
	uint64_t *slot = map_put(&lo->name_index, key_of(&name), &is_new);
	if (is_new) {
		vec_push(&lo->names, name);
		*slot = lo->names.n - 1;
	}
	return (uint32_t)*slot;
}

static uint32_t intern_by(const struct lock_order *lo, struct lo_worker *worker,
	struct lock_name name)
{
	const uint64_t *slot = map_get(&lo->name_index, key_of(&name));
	if (slot)
		return (uint32_t)*slot;
	vec_push(&worker->names, name);
	return NAME_NEW | (worker->names.n - 1);
}

uint32_t name_settle(struct lock_order *lo, const struct lo_worker *worker, uint32_t name)
{
	return name & NAME_NEW ? intern(lo, worker->names.v[name & ~NAME_NEW]) : name;
}

static void add_suffix(struct lock_name *name, uint32_t step)
{
	if (name->n_suffix == MAX_SUFFIX)
		name->is_cut = true;
	else
		name->suffix[name->n_suffix++] = step;
}

static void build(const struct lock_order *lo, const struct method_facts *facts, uint32_t index,
	uint32_t depth, struct lock_name *name);

// An element without a constant index; indices of one frame are told apart by their tags. With the
// parameter + 1 that the index or key is, where it is one: the callers know it by another tag.
static void add_variable(struct lock_name *name, uint32_t tag, uint32_t param)
{
	add_suffix(name,
		SUFFIX_ELEMENT | SUFFIX_VARIABLE | (tag & 0xffff) |
			(param <= SUFFIX_MAX_PARAM ? param << SUFFIX_PARAM_SHIFT : 0));
}

// Of an index: IR values start with the parameters.
static uint32_t param_of_index(const struct method_facts *facts, uint32_t tag)
{
	uint32_t value = tag & 0x3fff, n = !method_is_static(facts->method);
	struct slice rest = descriptor_parameters(name_slice(facts->method->descriptor));
	while (n < value && descriptor_next(&rest).len)
		n++;
	return INDEX_SHAPE(tag) == INDEX_PLAIN && value <= n ? value : 0;
}

static uint32_t param_of_key(const struct method_facts *facts, uint32_t key)
{
	return key && facts->exprs[key].kind == EXPR_PARAM ? facts->exprs[key].a + 1 : 0;
}

// The element by what the call has for the callee's parameter; false where that is not known.
static bool add_argument(const struct method_facts *facts, const struct fact_call *call,
	uint32_t argument, uint32_t key, struct lock_name *name)
{
	if (key && facts->exprs[key].kind == EXPR_PHI) // chosen on two ways: sorted, most likely
		add_variable(name, (key & 0x3fff) | (uint32_t)INDEX_LEAST << 14, 0);
	else if (key)
		add_variable(name, key & 0x3fff, param_of_key(facts, key));
	else if (argument + 1u == call->n_args && call->first_int && call->n_args == 2)
		add_suffix(name, SUFFIX_ELEMENT | call->first_int);
	else if (argument + 1u == call->n_args && call->index_tag)
		add_variable(name, call->index_tag, param_of_index(facts, call->index_tag));
	else
		return false;
	return true;
}

// What was looked up with these keys. Keys that are chosen on two ways are sorted.
static void add_looked_up(const struct method_facts *facts, const struct fact_call *call,
	uint32_t index, struct lock_name *name)
{
	uint32_t key = 0;
	for (uint32_t i = call->op == OP_invokestatic ? 0 : 1; i < call->n_args; i++) {
		uint32_t arg = facts->operands[call->args + i];
		if (arg && facts->exprs[arg].kind == EXPR_PHI) {
			add_variable(name, (index & 0x3fff) | (uint32_t)INDEX_LEAST << 14, 0);
			return;
		}
		key = key ? key : arg;
	}
	if (key)
		add_variable(name, key & 0x3fff, param_of_key(facts, key));
	else if (call->index_tag)
		add_variable(name, call->index_tag, param_of_index(facts, call->index_tag));
	else
		add_variable(name, index & 0x3fff, 0);
}

// map.get(key), list.get(i): elements of what the receiver is.
static bool build_lookup(const struct lock_order *lo, const struct method_facts *facts,
	const struct fact_call *call, uint32_t index, uint32_t depth, struct lock_name *name)
{
	static const char *const lookups[] = { "get", "computeIfAbsent", "getOrDefault", "elementAt",
		"putIfAbsent", NULL };
	if (!slice_has_prefix(name_slice(call->target->owner->name), SLICE("java/util/")) ||
		call->n_args < 2 || !string_is_one_of(call->target->name->text, lookups))
		return false;
	const struct klass *owner = call->target->owner;
	const struct klass *map = world_loaded(lo->world, SLICE("java/util/Map"));
	const struct klass *list = world_loaded(lo->world, SLICE("java/util/List"));
	if (!(map && klass_is_subtype(owner, map)) && !(list && klass_is_subtype(owner, list)))
		return false;
	build(lo, facts, facts->operands[call->args], depth + 1, name);
	if (list && klass_is_subtype(owner, list) && call->first_int && call->n_args == 2)
		add_suffix(name, SUFFIX_ELEMENT | call->first_int);
	else
		add_looked_up(facts, call, index, name);
	return true;
}

// What a map holds for the key, or what was made for it and put there just now:
//     Object old = locks.putIfAbsent(key, made); return old == null ? made : old;
static bool build_found_or_made(const struct lock_order *lo, const struct method_facts *facts,
	const struct expr *phi, uint32_t depth, struct lock_name *name)
{
	uint32_t n_made = 0, found = 0;
	for (uint32_t i = 0; i < phi->b; i++)
		n_made += facts->exprs[facts->operands[phi->a + i]].kind == EXPR_NEW;
	for (uint32_t i = 0; i < phi->b && n_made && depth <= 4; i++) {
		uint32_t operand = facts->operands[phi->a + i];
		const struct expr *expr = &facts->exprs[operand];
		const struct fact_call *call = expr->kind == EXPR_CALL ? &facts->calls[expr->a] : NULL;
		struct lock_name other = { 0 };
		if (expr->kind == EXPR_NEW || expr->kind == EXPR_NULL)
			continue;
		if (!call || !call->target || !build_lookup(lo, facts, call, operand, depth, &other))
			return false;
		found = operand;
	}
	return n_made && found &&
		build_lookup(lo, facts, &facts->calls[facts->exprs[found].a], found, depth, name);
}

// x.getClass() of a class without subclasses.
static bool build_get_class(const struct lock_order *lo, const struct method_facts *facts,
	const struct fact_call *call, struct lock_name *name)
{
	if (strcmp(call->target->name->text, "getClass") != 0 ||
		call->target->owner != lo->world->object)
		return false;
	const struct expr *of = &facts->exprs[facts->operands[call->args]];
	if (of->type.kind != KIND_CLASS ||
		(of->kind != EXPR_NEW && lo->world->classes[of->type.klass]->n_subtypes))
		return false;
	name->root = ROOT_CLASS;
	name->number = of->type.klass;
	return true;
}

static bool has_element(const struct lock_name *name)
{
	for (uint32_t i = 0; i < name->n_suffix; i++)
		if (name->suffix[i] & SUFFIX_ELEMENT)
			return true;
	return false;
}

// A method that only hands out a parameter, or a field of one: what it is in the caller's terms. What a
// library takes out of an array of its own, list.remove(0), is an element of the list.
static bool build_getter(const struct lock_order *lo, const struct method_facts *facts,
	const struct fact_call *call, uint32_t index, uint32_t depth, struct lock_name *name)
{
	const struct method_facts *callee = facts_of(lo->facts, call->target);
	if (!callee || callee->n_returns != 1 || call->op == OP_invokedynamic)
		return false;
	struct lock_name inner = { 0 };
	build(lo, callee, callee->returns[0], depth + 1, &inner);
	if (inner.root == ROOT_LOCAL || inner.is_cut)
		return false;
	if (inner.view)
		name->view = inner.view;
	if (inner.root != ROOT_PARAM) {
		name->root = inner.root;
		name->number = inner.number;
	} else {
		uint32_t argument = inner.number < call->n_args ? facts->operands[call->args + inner.number]
														: 0;
		if (!argument)
			return false;
		build(lo, facts, argument, depth + 1, name);
		if (call->target->owner->role != ROLE_INPUT && has_element(&inner)) {
			add_variable(name, index & 0x3fff, 0);
			return true;
		}
	}
	for (uint32_t i = 0; i < inner.n_suffix; i++) {
		uint32_t param = SUFFIX_PARAM(inner.suffix[i]);
		if (!(inner.suffix[i] & SUFFIX_ELEMENT) || !(inner.suffix[i] & SUFFIX_VARIABLE))
			add_suffix(name, inner.suffix[i]);
		else if (!param || param > call->n_args ||
			!add_argument(facts, call, param - 1, facts->operands[call->args + param - 1], name))
			add_looked_up(facts, call, index, name);
	}
	return true;
}

// A ConcurrentHashMap locks one of its bins, a node, while it changes it and runs functions that it
// was given. Which one is hidden; any two keys may share one, so they are a part of the map.
static bool build_bin(const struct lock_order *lo, const struct method_facts *facts, uint32_t index,
	struct lock_name *name)
{
	static const char map[] = "java/util/concurrent/ConcurrentHashMap";
	const struct klass *owner = facts->method->owner;
	struct ir_type type = facts->exprs[index].type;
	if (owner->role == ROLE_INPUT || type.kind != KIND_CLASS ||
		strcmp(owner->name->text, map) != 0 || method_is_static(facts->method) ||
		!slice_has_prefix(name_slice(lo->world->classes[type.klass]->name),
			SLICE("java/util/concurrent/ConcurrentHashMap$")))
		return false;
	for (uint32_t i = 0; i < owner->n_fields; i++)
		if (strcmp(owner->fields[i].name->text, "table") == 0) {
			name->root = ROOT_PARAM;
			name->number = 0;
			add_suffix(name, owner->fields[i].id);
			return true;
		}
	return false;
}

static bool build_call(const struct lock_order *lo, const struct method_facts *facts,
	uint32_t index, uint32_t depth, struct lock_name *name)
{
	const struct fact_call *call = &facts->calls[facts->exprs[index].a];
	if (!call->target || depth > 4)
		return false;
	// The string's own object: what is to be told of it is what is told of the string.
	if (strcmp(call->target->name->text, "intern") == 0 &&
		strcmp(call->target->owner->name->text, "java/lang/String") == 0) {
		build(lo, facts, facts->operands[call->args], depth + 1, name);
		return true;
	}
	return build_get_class(lo, facts, call, name) ||
		build_lookup(lo, facts, call, index, depth, name) ||
		build_getter(lo, facts, call, index, depth, name);
}

static bool is_same_way(const struct lock_name *a, const struct lock_name *b)
{
	return a->root == b->root && a->number == b->number && a->view == b->view &&
		a->n_suffix == b->n_suffix && !a->is_cut && !b->is_cut &&
		memcmp(a->suffix, b->suffix, a->n_suffix * sizeof(a->suffix[0])) == 0;
}

// What the constructors keep in a final field, in terms of the object: `lock = this`, `out = in`,
// `reading = rw.readLock()`.
// Where one keeps `this` and another a lock that it is given (java.util.Collections), `this` it is.
static bool find_alias(const struct lock_order *lo, const struct field *field, uint32_t depth,
	struct lock_name *alias)
{
	uint32_t n_found = 0, n_this = 0;
	bool is_one = true;
	if (!(field->access & ACC_FINAL) || field->access & ACC_STATIC || depth > 4)
		return false;
	for (uint32_t i = 0; i < field->owner->n_methods; i++) {
		const struct method *method = &field->owner->methods[i];
		const struct method_facts *facts = method_is_initialiser(method)
			? facts_of(lo->facts, method)
			: NULL;
		for (uint32_t k = 0; facts && k < facts->n_stores; k++) {
			if (facts->stores[k].field != field)
				continue;
			const struct expr *value = &facts->exprs[facts->stores[k].value];
			n_found++;
			n_this += value->kind == EXPR_PARAM && value->a == 0;
			if (value->kind != EXPR_PARAM && value->kind != EXPR_FIELD && value->kind != EXPR_VIEW)
				return false;
			struct lock_name other = { 0 };
			build(lo, facts, facts->stores[k].value, depth + 1, &other);
			is_one &= n_found == 1 || is_same_way(alias, &other);
			*alias = other;
		}
	}
	if (n_found > 1 && n_this)
		*alias = (struct lock_name){ .root = ROOT_PARAM };
	return n_found && (is_one || n_this) && alias->root == ROOT_PARAM && alias->number == 0 &&
		!alias->is_cut;
}

// The object's class, as the method knows it.
static const struct klass *class_of(const struct lock_order *lo, const struct method_facts *facts,
	uint32_t object)
{
	const struct expr *expr = &facts->exprs[object];
	if (expr->kind == EXPR_PARAM && expr->a == 0 && !method_is_static(facts->method))
		return facts->method->owner;
	return expr->type.kind == KIND_CLASS ? lo->world->classes[expr->type.klass] : NULL;
}

static void add_field(const struct lock_order *lo, struct lock_name *name,
	const struct method_facts *facts, const struct expr *expr, uint32_t depth)
{
	struct lock_name alias = { 0 };
	const struct field *field = expr->field;
	if (!find_alias(lo, field, depth, &alias) &&
		!field_is_itself(lo, field, class_of(lo, facts, expr->a))) {
		add_suffix(name, field->id);
		return;
	}
	for (uint32_t i = 0; i < alias.n_suffix; i++)
		add_suffix(name, alias.suffix[i]);
	if (alias.view)
		name->view = alias.view;
}

// Root first: the chain of fields is walked to its root, then the suffix is built on the way back.
static void build(const struct lock_order *lo, const struct method_facts *facts, uint32_t index,
	uint32_t depth, struct lock_name *name)
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
	case EXPR_INIT:
		name->root = ROOT_INIT;
		name->number = expr->a;
		return;
	case EXPR_FIELD:
		if (!expr->field)
			break;
		build(lo, facts, expr->a, depth, name);
		add_field(lo, name, facts, expr, depth);
		return;
	case EXPR_ELEMENT:
		build(lo, facts, expr->a, depth, name);
		if (expr->b)
			add_suffix(name, SUFFIX_ELEMENT | expr->b);
		else
			add_variable(name, expr->constant, param_of_index(facts, expr->constant));
		return;
	case EXPR_VIEW:
		build(lo, facts, expr->a, depth, name);
		name->view = expr->b ? 2 : 1;
		return;
	case EXPR_CALL:
		if (build_call(lo, facts, index, depth, name))
			return;
		break;
	case EXPR_PHI:
		if (build_found_or_made(lo, facts, expr, depth, name))
			return;
		break;
	default:
		break;
	}
	if (build_bin(lo, facts, index, name))
		return;
	name->root = ROOT_LOCAL;
	name->scope = facts;
	name->expr = index;
}

// The lock of a class loader that loads classes one at a time is the loader itself; of one that is
// registered as parallel capable there is one for each name of a class: loading_is_by_name.
static uint32_t loader_of(const struct lock_order *lo, const struct cg_node *node, uint32_t expr)
{
	if (!loading_is_lock(node->facts, expr))
		return expr;
	uint32_t loader = node->facts->operands[node->facts->calls[node->facts->exprs[expr].a].args];
	aval known = cg_eval(lo->cg, node, loader);
	bool is_class = aval_kind(known) == AVAL_TYPE || aval_kind(known) == AVAL_EXACT;
	return is_class && loading_is_serial(lo, lo->world->classes[aval_id(known)]) ? loader : expr;
}

static void set_type(const struct lock_order *lo, const struct cg_node *node, uint32_t expr,
	struct lock_name *name)
{
	aval known = cg_eval(lo->cg, node, expr);
	name->type = node->facts->exprs[expr].type;
	if (aval_kind(known) == AVAL_TYPE || aval_kind(known) == AVAL_EXACT)
		name->type = (struct ir_type){ .kind = KIND_CLASS, .klass = aval_id(known) };
	// A field that holds `this`.
	if (name->root == ROOT_PARAM && name->number == 0 && name->n_suffix == 0 &&
		node->facts->exprs[expr].kind == EXPR_FIELD && !method_is_static(node->method)) {
		aval self = node->n_params ? node->params[0] : AVAL_NONE;
		bool is_class = aval_kind(self) == AVAL_TYPE || aval_kind(self) == AVAL_EXACT;
		name->type = (struct ir_type){ .kind = KIND_CLASS,
			.klass = is_class ? aval_id(self) : node->method->owner->id };
	}
	if (name->root == ROOT_CLASS || name->root == ROOT_INIT)
		name->type = (struct ir_type){ 0 };
}

static struct lock_name name_expr(const struct lock_order *lo, const struct cg_node *node,
	uint32_t expr)
{
	struct lock_name name = { .whole_scope = node->facts, .whole_expr = expr };
	// A read-write lock is one lock, whichever of its views is taken.
	while (node->facts->exprs[expr].kind == EXPR_VIEW) {
		name.view = node->facts->exprs[expr].b ? 2 : 1;
		expr = node->facts->exprs[expr].a;
		name.whole_expr = expr;
	}
	expr = loader_of(lo, node, expr);
	name.whole_expr = expr;
	build(lo, node->facts, expr, 0, &name);
	set_type(lo, node, expr, &name);
	return name;
}

uint32_t name_of_expr(struct lock_order *lo, const struct cg_node *node, uint32_t expr)
{
	return intern(lo, name_expr(lo, node, expr));
}

uint32_t name_of_expr_by(const struct lock_order *lo, struct lo_worker *worker,
	const struct cg_node *node, uint32_t expr)
{
	return intern_by(lo, worker, name_expr(lo, node, expr));
}

uint32_t name_of(struct lock_order *lo, struct lock_name name)
{
	return intern(lo, name);
}

uint32_t name_of_init(struct lock_order *lo, const struct klass *klass)
{
	return intern(lo, (struct lock_name){ .root = ROOT_INIT, .number = klass->id });
}

// An index of the callee means nothing to the caller, unless it is an argument.
static void lift_index(const struct lock_order *lo, uint32_t step, const struct cg_edge *edge,
	struct lock_name *lifted)
{
	const struct method_facts *facts = lo->cg->nodes[edge->from].facts;
	uint32_t param = SUFFIX_PARAM(step);
	uint32_t key = param ? cg_argument(lo->cg, edge, param - 1) : 0;
	if (!param || edge->kind != CG_CALL || (!key && edge->lambda) ||
		!add_argument(facts, &facts->calls[edge->call], param - 1 + edge->shift, key, lifted))
		add_suffix(lifted, SUFFIX_ELEMENT);
}

// What the caller gives for a parameter, as the caller names it; 0: nothing.
static uint32_t lift_root(const struct lock_order *lo, const struct cg_edge *edge, uint32_t param,
	struct lock_name *lifted)
{
	uint32_t argument = cg_argument(lo->cg, edge, param);
	*lifted = (struct lock_name){ 0 };
	if (argument)
		build(lo, lo->cg->nodes[edge->from].facts, argument, 0, lifted);
	return argument;
}

static bool is_captured(const struct cg_edge *edge, uint32_t param)
{
	if (!edge->lambda)
		return false;
	uint32_t end = lambda_first_argument(edge->lambda);
	return param < end && param >= end - edge->lambda->n_captured;
}

// What comes behind the root, in the caller's terms.
static inline void add_rest(const struct lock_order *lo, const struct lock_name *name,
	const struct cg_edge *edge, bool keeps_indices, struct lock_name *lifted)
{
	lifted->view = lifted->view ? lifted->view : name->view;
	lifted->type = name->type;
	for (uint32_t i = 0; i < name->n_suffix; i++) {
		if (!(name->suffix[i] & SUFFIX_ELEMENT) || !(name->suffix[i] & SUFFIX_VARIABLE))
			add_suffix(lifted, name->suffix[i]);
		else if (keeps_indices)
			add_suffix(lifted, name->suffix[i] & ~SUFFIX_PARAM_BITS);
		else
			lift_index(lo, name->suffix[i], edge, lifted);
	}
	lifted->is_cut |= name->is_cut;
}

// `root` is what lift_root made of the name's parameter.
static struct lock_name lift_param(const struct lock_order *lo, struct lock_name name,
	const struct cg_edge *edge, bool keeps_indices, uint32_t argument, const struct lock_name *root)
{
	struct lock_name lifted = *root;
	if (!argument) {
		// Not the caller's: it stays what the callee knows of it. What a function object has with it,
		// some caller further up gave to it.
		const struct method_facts *callee = lo->cg->nodes[edge->to].facts;
		lifted = name;
		lifted.root = ROOT_LOCAL;
		lifted.number = is_captured(edge, name.number) ? edge->lambda->id : 0;
		lifted.scope = callee;
		for (uint32_t i = 1; i < callee->n_exprs; i++)
			if (callee->exprs[i].kind == EXPR_PARAM && callee->exprs[i].a == name.number)
				lifted.expr = i;
		return lifted;
	}
	uint32_t kept = root->root == ROOT_LOCAL && !root->n_suffix && name.n_suffix &&
			!(name.suffix[0] & SUFFIX_ELEMENT) && edge->kind == CG_CALL
		? captured_kept(lo, root->scope, root->expr, lo->world->fields[name.suffix[0]])
		: 0;
	if (kept) {
		lifted = (struct lock_name){ 0 };
		build(lo, root->scope, kept, 0, &lifted);
		argument = kept;
		name.n_suffix--;
		memmove(name.suffix, name.suffix + 1, name.n_suffix * sizeof(name.suffix[0]));
		name.suffix[name.n_suffix] = 0;
	} else if (root->n_suffix + name.n_suffix > MAX_SUFFIX && !root->is_cut && !name.is_cut) {
		// Too long for a name from the caller's own parameters: what is at hand there stands for the
		// first part.
		lifted = (struct lock_name){ .root = ROOT_LOCAL,
			.scope = lo->cg->nodes[edge->from].facts,
			.expr = argument,
			.view = root->view };
	}
	add_rest(lo, &name, edge, keeps_indices, &lifted);
	if (name.n_suffix == 0) {
		lifted.whole_scope = lo->cg->nodes[edge->from].facts;
		lifted.whole_expr = argument;
	}
	return lifted;
}

// What a function object was given when it was made, where the caller made it and hands it down; false:
// the caller is not that.
static bool lift_captured(const struct lock_order *lo, const struct lock_name *name,
	const struct cg_edge *edge, bool keeps_indices, struct lock_name *lifted)
{
	const struct method_facts *facts = lo->cg->nodes[edge->from].facts;
	uint32_t given = captured_given(lo, lo->facts->lambdas[name->number],
		name->scope->exprs[name->expr].a, edge);
	if (!given)
		return false;
	*lifted = (struct lock_name){ 0 };
	build(lo, facts, given, 0, lifted);
	add_rest(lo, name, edge, keeps_indices, lifted);
	if (name->n_suffix == 0) {
		lifted->whole_scope = facts;
		lifted->whole_expr = given;
	}
	return true;
}

static uint32_t lift(struct lock_order *lo, uint32_t id, const struct cg_edge *edge,
	bool keeps_indices)
{
	struct lock_name lifted;
	if (name_is_captured(lo, id) &&
		lift_captured(lo, &lo->names.v[id], edge, keeps_indices, &lifted))
		return intern(lo, lifted);
	if (lo->names.v[id].root != ROOT_PARAM)
		return id;
	struct lock_name root;
	uint32_t argument = lift_root(lo, edge, lo->names.v[id].number, &root);
	return intern(lo, lift_param(lo, lo->names.v[id], edge, keeps_indices, argument, &root));
}

uint32_t name_lift_by(const struct lock_order *lo, struct lo_worker *worker, uint32_t id,
	const struct cg_edge *edge, bool keeps_indices)
{
	const struct lock_name *name = &lo->names.v[id];
	if (name->root != ROOT_PARAM) {
		struct lock_name lifted;
		if (name_is_captured(lo, id) && lift_captured(lo, name, edge, keeps_indices, &lifted))
			return intern_by(lo, worker, lifted);
		return id;
	}
	if (worker->lifted_by != edge || worker->lifted_param != name->number) {
		worker->lifted_by = edge;
		worker->lifted_param = name->number;
		worker->lifted_argument = lift_root(lo, edge, name->number, &worker->lifted);
	}
	return intern_by(lo, worker,
		lift_param(lo, *name, edge, keeps_indices, worker->lifted_argument, &worker->lifted));
}

uint32_t name_lift(struct lock_order *lo, uint32_t name, const struct cg_edge *edge)
{
	return lift(lo, name, edge, false);
}

void name_lift_two(struct lock_order *lo, const uint32_t names[2], const struct cg_edge *edge,
	uint32_t lifted[2])
{
	lifted[0] = lift(lo, names[0], edge, true);
	lifted[1] = lift(lo, names[1], edge, true);
}

bool name_is_stable(const struct lock_order *lo, uint32_t id)
{
	const struct lock_name *name = &lo->names.v[id];
	if (name->is_cut)
		return false;
	if (name->root == ROOT_STATIC && !stable_is_field(lo, lo->world->fields[name->number]))
		return false;
	for (uint32_t i = 0; i < name->n_suffix; i++)
		if (name->suffix[i] & SUFFIX_ELEMENT
				? !(name->suffix[i] & ~SUFFIX_ELEMENT) || name->suffix[i] & SUFFIX_VARIABLE
				: !stable_is_field(lo, lo->world->fields[name->suffix[i]]))
			return false;
	return true;
}

static bool is_same_root(const struct lock_name *x, const struct lock_name *y)
{
	if (x->is_cut || y->is_cut || x->root != y->root)
		return false;
	return x->root == ROOT_LOCAL ? x->scope == y->scope && x->expr == y->expr
								 : x->number == y->number;
}

static bool is_any_element(uint32_t step)
{
	return step & SUFFIX_ELEMENT && (step == SUFFIX_ELEMENT || step & SUFFIX_VARIABLE);
}

bool name_is_same_array(const struct lock_order *lo, uint32_t a, uint32_t b)
{
	const struct lock_name *x = &lo->names.v[a], *y = &lo->names.v[b];
	if (!is_same_root(x, y) || x->n_suffix != y->n_suffix)
		return false;
	for (uint32_t i = 0; i < x->n_suffix; i++)
		if (x->suffix[i] != y->suffix[i] &&
			!(is_any_element(x->suffix[i]) && is_any_element(y->suffix[i])))
			return false;
	return true;
}

bool name_is_same(const struct lock_order *lo, uint32_t a, uint32_t b)
{
	const struct lock_name *x = &lo->names.v[a], *y = &lo->names.v[b];
	if (!is_same_root(x, y) || x->n_suffix != y->n_suffix)
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
	case ROOT_INIT:
		class_print_name(name_slice(lo->world->classes[name->number]->name), out);
		buf_string(out, name->root == ROOT_INIT ? ".class while it is initialised" : ".class");
		break;
	default: {
		bool is_new = name->n_suffix && name->scope->exprs[name->expr].kind == EXPR_NEW;
		buf_string(out, is_new ? "(" : "");
		facts_print_expr(name->scope, name->expr, out);
		buf_string(out, is_new ? ")" : "");
	}
	}
	for (uint32_t i = 0; i < name->n_suffix; i++) {
		if (!(name->suffix[i] & SUFFIX_ELEMENT))
			buf_printf(out, ".%s", lo->world->fields[name->suffix[i]]->name->text);
		else if (name->suffix[i] & ~SUFFIX_ELEMENT && !(name->suffix[i] & SUFFIX_VARIABLE))
			buf_printf(out, "[%u]", (name->suffix[i] & ~SUFFIX_ELEMENT) - 1);
		else
			buf_string(out, "[...]");
	}
	if (name->view)
		buf_string(out, name->view == 1 ? ".readLock()" : ".writeLock()");
}
