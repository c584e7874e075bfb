// Casts. What is cast is the same object under another type: an expression of its own, since what is not cast, or cast to
// another class elsewhere, is not of this one.
//
//     Object o = all.get(0);
//     ((Base) o).run();               // the run of any Base
//     if (o instanceof Special) ((Special) o).more();
//
// Only where a value is cast to one class and not used otherwise, as what comes out of a generic method mostly is, the
// value itself is of the class: its lock is the lock of such an object, by whatever name.
//
// A parameter stays what it is: callgraph/ knows it by what callers give, and where it may be of too many classes, by
// the class of the receiver (StringBuffer.append(CharSequence)), which says more than the cast.
#include "facts/internal.h"

#define SEVERAL UINT32_MAX
#define NEAR 32 // expressions

static bool is_same_type(struct ir_type a, struct ir_type b)
{
	return a.kind == b.kind && a.dimensions == b.dimensions && a.element == b.element &&
		a.klass == b.klass;
}

// To ask whether it is one says nothing of what it is.
static bool is_question(const struct ir_insn *insn)
{
	return insn->op == IR_INSTANCE_OF || insn->op == IR_IF;
}

void casts_find(struct extractor *x)
{
	const struct ir *ir = x->ir;
	bool has_casts = false;
	for (uint32_t i = 1; i <= ir->n_insns && !has_casts; i++)
		has_casts = ir_at(ir, i)->op == IR_CHECK_CAST;
	x->only_cast = has_casts ? ARENA_ARRAY(&x->scratch, uint32_t, ir->n_insns + 1) : NULL;
	for (uint32_t i = 1; i <= ir->n_insns && has_casts; i++) {
		const struct ir_insn *insn = ir_at(ir, i);
		for (uint32_t k = 0; k < insn->n_args && !is_question(insn); k++) {
			uint32_t *only = &x->only_cast[ir_arg(ir, insn, k)];
			bool is_other = insn->op != IR_CHECK_CAST || *only == SEVERAL ||
				(*only && !is_same_type(ir_at(ir, *only)->type, insn->type));
			*only = is_other ? SEVERAL : i;
		}
	}
}

static bool is_declared(const struct expr *expr)
{
	return expr->kind == EXPR_CALL || expr->kind == EXPR_ELEMENT || expr->kind == EXPR_FIELD;
}

uint32_t cast_expr(struct extractor *x, uint32_t value, uint32_t inner, struct ir_type type)
{
	struct expr expr = x->exprs.v[inner];
	if (is_same_type(expr.type, type) || (!is_declared(&expr) && expr.kind != EXPR_PHI))
		return inner;
	if (is_declared(&expr) && x->only_cast[value] != SEVERAL) {
		x->exprs.v[inner].type = type;
		return inner;
	}
	uint32_t first = x->exprs.n > inner + NEAR ? x->exprs.n - NEAR : inner + 1;
	for (uint32_t i = first; i < x->exprs.n; i++) { // cast to the same just before
		const struct expr *other = &x->exprs.v[i];
		if (other->kind == expr.kind && other->a == expr.a && other->b == expr.b &&
			other->field == expr.field && other->constant == expr.constant &&
			is_same_type(other->type, type))
			return i;
	}
	expr.type = type;
	vec_push(&x->exprs, expr);
	return x->exprs.n - 1;
}
