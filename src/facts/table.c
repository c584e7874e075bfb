// The facts of a method that only fills arrays with constants, without its IR. An array of arrays of
// strings has thousands of stores that say the same: kept is one for each kind of array and value.
#include "facts/internal.h"

#include "base/bug.h"

#define MAX_STORES 32 // different ones; those who have more are no tables

// On the stack or in a local variable.
struct item {
	uint8_t kind; // enum expr_kind
	bool is_wide; // takes two words of the stack
	bool is_set;  // a local variable that is no parameter
	uint32_t a;   // as in struct expr
	struct ir_type type;
};

struct table {
	struct extractor *x;
	const struct class *file;
	const struct code *code;
	struct item *stack, *locals;
	uint32_t n, words;
	uint16_t last_class; // constant of the last anewarray; 0: it was a newarray
	struct ir_type last_type;
};

static bool push(struct table *t, struct item item)
{
	t->words += item.is_wide ? 2 : 1;
	if (t->words > t->code->max_stack)
		return false;
	t->stack[t->n++] = item;
	return true;
}

static bool pop(struct table *t, struct item *item)
{
	if (t->n == 0)
		return false;
	*item = t->stack[--t->n];
	t->words -= item->is_wide ? 2 : 1;
	return true;
}

// There are few.
static uint32_t expr_for(struct extractor *x, const struct item *item)
{
	for (uint32_t i = 1; i < x->exprs.n; i++)
		if (x->exprs.v[i].kind == item->kind && x->exprs.v[i].a == item->a)
			return i;
	vec_push(&x->exprs,
		(struct expr){ .kind = item->kind, .is_stable = true, .a = item->a, .type = item->type });
	return x->exprs.n - 1;
}

static bool is_same_type(struct ir_type a, struct ir_type b)
{
	return a.kind == b.kind && a.dimensions == b.dimensions && a.element == b.element &&
		a.klass == b.klass;
}

static bool is_known(const struct extractor *x, const struct item *base, const struct item *value)
{
	for (uint32_t i = 0; i < x->stores.n; i++) {
		const struct expr *to = &x->exprs.v[x->stores.v[i].base];
		const struct expr *what = &x->exprs.v[x->stores.v[i].value];
		if (to->kind == base->kind && is_same_type(to->type, base->type) &&
			what->kind == value->kind && is_same_type(what->type, value->type))
			return true;
	}
	return false;
}

static bool store(struct table *t, uint32_t bci)
{
	struct item base, index, value;
	uint8_t op = t->code->bytes[bci];
	if (!pop(t, &value) || !pop(t, &index) || !pop(t, &base))
		return false;
	if (index.kind != EXPR_NONE || index.is_wide || base.kind == EXPR_NONE ||
		(value.kind != EXPR_NONE) != (op == OP_aastore) ||
		value.is_wide != (op == OP_lastore || op == OP_dastore))
		return false; // that is for the lifter to complain of
	if (value.kind == EXPR_NONE || is_known(t->x, &base, &value))
		return true;
	vec_push(&t->x->stores,
		(struct fact_store){ .bci = (uint16_t)bci,
			.base = expr_for(t->x, &base),
			.value = expr_for(t->x, &value) });
	return t->x->stores.n <= MAX_STORES;
}

static bool new_array(struct table *t, uint32_t bci)
{
	const uint8_t *p = t->code->bytes + bci;
	struct item length;
	if (!pop(t, &length) || length.kind != EXPR_NONE)
		return false;
	if (p[0] == OP_newarray || bytes_u2(p + 1) != t->last_class) {
		struct insn insn = code_insn(t->code, bci);
		t->last_type = ir_new_array_type(t->x->builder, t->file, &insn);
		t->last_class = p[0] == OP_newarray ? 0 : bytes_u2(p + 1);
	}
	return push(t, (struct item){ .kind = EXPR_NEW, .a = bci, .type = t->last_type });
}

static bool push_constant(struct table *t, uint16_t index)
{
	uint8_t tag = t->file->tags[index];
	if (!constant_is_plain(t->file, index))
		return false;
	if (tag == CONSTANT_String)
		return push(t,
			(struct item){ .kind = EXPR_STRING,
				.a = index,
				.type = ir_string_type(t->x->builder) });
	return push(t, (struct item){ .is_wide = tag == CONSTANT_Long || tag == CONSTANT_Double });
}

static bool return_item(struct table *t)
{
	struct item item;
	if (!pop(t, &item) || item.kind == EXPR_NONE)
		return false;
	vec_push(&t->x->returns, expr_for(t->x, &item));
	return true;
}

// Loads and stores of local variables.
static bool move(struct table *t, const uint8_t *p)
{
	bool is_load = p[0] == OP_aload || (p[0] >= OP_aload_0 && p[0] <= OP_aload_3);
	uint32_t local = p[0] == OP_aload || p[0] == OP_astore ? p[1]
		: is_load                                          ? p[0] - (uint32_t)OP_aload_0
														   : p[0] - (uint32_t)OP_astore_0;
	if (local >= t->code->max_locals)
		return false;
	if (is_load)
		return t->locals[local].is_set && push(t, t->locals[local]);
	if (!pop(t, &t->locals[local]))
		return false;
	t->locals[local].is_set = true;
	return true;
}

static bool step(struct table *t, uint32_t bci)
{
	const uint8_t *p = t->code->bytes + bci;
	switch (p[0]) {
	case OP_aconst_null:
		return push(t, (struct item){ .kind = EXPR_NULL, .type.kind = KIND_NULL });
	case OP_lconst_0:
	case OP_lconst_1:
	case OP_dconst_0:
	case OP_dconst_1:
		return push(t, (struct item){ .is_wide = true });
	case OP_ldc:
		return push_constant(t, p[1]);
	case OP_ldc_w:
	case OP_ldc2_w:
		return push_constant(t, bytes_u2(p + 1));
	case OP_iastore ... OP_sastore:
		return store(t, bci);
	case OP_newarray:
	case OP_anewarray:
		return new_array(t, bci);
	case OP_dup:
		return t->n && !t->stack[t->n - 1].is_wide && push(t, t->stack[t->n - 1]);
	case OP_return:
		return true;
	case OP_areturn:
		return return_item(t);
	case OP_aload:
	case OP_aload_0 ... OP_aload_3:
	case OP_astore:
	case OP_astore_0 ... OP_astore_3:
		return move(t, p);
	default:
		return p[0] <= OP_sipush && p[0] != OP_nop && push(t, (struct item){ 0 });
	}
}

bool table_facts(struct extractor *x, const struct method *method)
{
	struct table t = { .x = x, .file = method->owner->file, .code = method->member->code };
	if (method->owner->has_bad_code || method->access & ACC_SYNCHRONIZED ||
		!code_may_be_table(t.code))
		return false;
	t.stack = ARENA_ARRAY(&x->scratch, struct item, t.code->max_stack + 1u);
	t.locals = ARENA_ARRAY(&x->scratch, struct item, t.code->max_locals + 1u);
	for (uint32_t bci = 0; bci < t.code->length; bci += opcode_lengths[t.code->bytes[bci]])
		if (!step(&t, bci))
			return false;
	return true;
}

// ---- for debug builds -------------------------------------------------------------------------

static bool is_same_expr(const struct expr *a, const struct expr *b)
{
	return a->kind == b->kind && is_same_type(a->type, b->type);
}

static bool has_store(const struct method_facts *facts, const struct expr *base,
	const struct expr *value)
{
	for (uint32_t i = 0; i < facts->n_stores; i++)
		if (is_same_expr(&facts->exprs[facts->stores[i].base], base) &&
			is_same_expr(&facts->exprs[facts->stores[i].value], value))
			return true;
	return false;
}

static void check_stores(const struct method_facts *some, const struct method_facts *all)
{
	for (uint32_t i = 0; i < some->n_stores; i++)
		INVARIANT(has_store(all, &some->exprs[some->stores[i].base],
			&some->exprs[some->stores[i].value]));
}

void table_check(const struct method_facts *table, const struct method_facts *lifted)
{
	INVARIANT(lifted->n_calls + lifted->n_locks + lifted->n_left + lifted->n_initialisers == 0);
	INVARIANT(table->n_returns == lifted->n_returns);
	for (uint32_t i = 0; i < table->n_returns; i++) {
		const struct expr *a = &table->exprs[table->returns[i]],
						  *b = &lifted->exprs[lifted->returns[i]];
		INVARIANT(is_same_expr(a, b) && a->a == b->a);
	}
	check_stores(table, lifted);
	check_stores(lifted, table);
}
