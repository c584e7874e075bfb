// Which part of a collection an operation is about: a value, or what a getter of an object says, order.id(). The
// methods that look and change may each ask for it.
#include "analysis/stale_value/judge.h"

#include "analysis/stale_value/op.h"
#include "base/intern.h"

// A key without casts and boxing.
static uint32_t key_root(struct sv_method *m, uint32_t key)
{
	const struct ir *ir = m->ir;
	for (;;) {
		key = path_source(m->paths, key);
		const struct ir_insn *insn = ir_at(ir, key);
		if (insn->op != IR_INVOKE || insn->sub != OP_invokestatic || insn->n_args != 1)
			return key;
		struct member_ref ref = class_member_ref(ir->file, insn->constant);
		if (!slice_equal(ref.name, SLICE("valueOf")))
			return key;
		key = ir_arg(ir, insn, 0);
	}
}

// By its name, something that gives another value each time.
static bool is_generator(struct slice name)
{
	static const char *const words[] = { "next", "read", "poll", "take", "pop", "remove",
		"increment", "decrement", "getAnd", "add", "new", "create", "make", "random", "generate",
		"advance", "allocate", "now", "call", "run" };
	for (uint32_t i = 0; i < sizeof(words) / sizeof(*words); i++)
		if (slice_has_prefix(name, slice_of_string(words[i])))
			return true;
	return false;
}

// x.name(), twice
static bool is_same_getter(struct sv_method *m, const struct ir_insn *x, const struct ir_insn *y)
{
	const struct ir *ir = m->ir;
	if (x->op != IR_INVOKE || y->op != IR_INVOKE || x->constant != y->constant || x->n_args != 1 ||
		y->n_args != 1 || !ir_invoke_has_receiver(x) || !ir_invoke_has_receiver(y) ||
		is_generator(class_member_ref(ir->file, x->constant).name))
		return false;
	uint32_t a = path_source(m->paths, ir_arg(ir, x, 0)),
			 b = path_source(m->paths, ir_arg(ir, y, 0));
	return a == b || path_equal(path_of(m->paths, a), path_of(m->paths, b));
}

bool keys_is_same_value(struct sv_method *m, uint32_t a, uint32_t b)
{
	a = key_root(m, a);
	b = key_root(m, b);
	if (a == b)
		return true;
	const struct ir_insn *x = ir_at(m->ir, a), *y = ir_at(m->ir, b);
	if (is_same_getter(m, x, y))
		return true;
	if (x->op == y->op &&
		(x->op == IR_CONST_INT || x->op == IR_CONST_STRING || x->op == IR_CONST_CLASS))
		return x->constant == y->constant && (x->constant || x->immediate == y->immediate);
	return type_is_reference(x->type) && type_is_reference(y->type) &&
		path_equal(path_of(m->paths, a), path_of(m->paths, b));
}

// o.id() where o is what `object` is.
static bool is_asked_of(struct sv_method *m, uint32_t key, const struct method *getter,
	uint32_t object)
{
	const struct ir_insn *insn = ir_at(m->ir, key_root(m, key));
	return insn->op == IR_INVOKE && insn->n_args == 1 && ir_invoke_has_receiver(insn) &&
		insn->sub != OP_invokedynamic && ir_resolved_method(m->ir, insn) == getter &&
		keys_is_same_value(m, ir_arg(m->ir, insn, 0), object);
}

bool keys_are_same(struct sv_method *m, const struct op *a, const struct op *b)
{
	const struct method *x = a->effect.key_by, *y = b->effect.key_by;
	if (x && !y)
		return is_asked_of(m, b->key, x, a->key);
	if (y && !x)
		return is_asked_of(m, a->key, y, b->key);
	return x == y && keys_is_same_value(m, a->key, b->key);
}

const struct ir_insn *keys_parameter(struct sv_method *m, const struct op *op,
	const struct method **getter)
{
	const struct ir *ir = m->ir;
	const struct ir_insn *key = ir_at(ir, path_source(m->paths, op->key));
	*getter = op->effect.key_by;
	if (key->op == IR_PARAM)
		return key;
	if (*getter)
		return NULL;
	key = ir_at(ir, key_root(m, op->key));
	if (key->op != IR_INVOKE || key->n_args != 1 || !ir_invoke_has_receiver(key) ||
		key->sub == OP_invokedynamic ||
		is_generator(class_member_ref(ir->file, key->constant).name))
		return NULL;
	*getter = ir_resolved_method(ir, key);
	key = ir_at(ir, path_source(m->paths, ir_arg(ir, key, 0)));
	bool is_self = key->op == IR_PARAM && key->aux == 0 && !method_is_static(ir->method);
	return *getter && key->op == IR_PARAM && !is_self ? key : NULL;
}
