// What a method does to fields of its own object by which methods come in an order: it makes what is in them, it cannot
// do without it, it refuses to go on while it is not there, or once it is. A field that is used where nobody has made
// sure that it is not null is as good as one that is checked: whoever comes too early fails.
#include "library/internal.h"

#include "class/class.h"

struct finder {
	const struct ir *ir;
	struct paths *paths;
	const struct model_row *const *models; // [insn]
	const bool *is_always;                 // [block]
	use_list *out;
};

// ---- the straight beginning -------------------------------------------------------------------

static const struct ir_insn *last_of(const struct ir *ir, uint32_t block)
{
	return ir_at(ir, ir->blocks[block].first + ir->blocks[block].n - 1);
}

// How the block ends, or what it goes on to.
static uint8_t end_of(const struct ir *ir, uint32_t block)
{
	for (uint32_t fuel = 4; fuel && last_of(ir, block)->op == IR_GOTO; fuel--)
		block = ir->blocks[block].succs[0].to;
	return last_of(ir, block)->op;
}

static bool is_throwing(const struct ir *ir, uint32_t block)
{
	return end_of(ir, block) == IR_THROW;
}

// The blocks that the method runs whichever way it goes, unless it throws.
static const bool *find_always(const struct ir *ir, struct arena *arena)
{
	bool *is_always = ARENA_ARRAY(arena, bool, ir->n_blocks + 1u);
	uint32_t block = 1;
	while (!is_always[block]) {
		const struct ir_block *b = &ir->blocks[block];
		is_always[block] = true;
		if (!b->n_normal_succs || b->n_normal_succs > 2)
			break;
		bool is_first = b->n_normal_succs == 1 || is_throwing(ir, b->succs[1].to);
		if (b->n_normal_succs == 2 && is_first == is_throwing(ir, b->succs[0].to))
			break;
		block = b->succs[is_first ? 0 : 1].to;
	}
	return is_always;
}

// ---- fields of its own ------------------------------------------------------------------------

// Is it the receiver, or an object around it?
static bool is_own(const struct finder *f, uint32_t value)
{
	const struct ir_insn *insn = ir_at(f->ir, path_source(f->paths, value));
	while (insn->op == IR_GET_FIELD) {
		const struct field *field = ir_resolved_field(f->ir, insn);
		if (!field || !field_is_outer(field))
			return false;
		insn = ir_at(f->ir, path_source(f->paths, ir_arg(f->ir, insn, 0)));
	}
	return insn->op == IR_PARAM && !insn->aux && !method_is_static(f->ir->method);
}

static const struct field *field_of(const struct finder *f, const struct ir_insn *insn)
{
	bool is_instance = insn->op == IR_GET_FIELD || insn->op == IR_PUT_FIELD;
	bool is_static = insn->op == IR_GET_STATIC || insn->op == IR_PUT_STATIC;
	const struct field *field = is_instance || is_static ? ir_resolved_field(f->ir, insn) : NULL;
	if (!field || klass_is_phantom(field->owner) || field->owner->role == ROLE_JDK ||
		(field->access & ACC_SYNTHETIC))
		return NULL;
	return field;
}

// The field of its own that the value was read from.
static const struct field *read_field(const struct finder *f, uint32_t value)
{
	const struct ir_insn *insn = ir_at(f->ir, path_source(f->paths, value));
	const struct field *field = field_of(f, insn);
	return field && (insn->op == IR_GET_STATIC || is_own(f, ir_arg(f->ir, insn, 0))) ? field : NULL;
}

// Of a call that reads or writes an atomic: the field that holds it.
static const struct field *atomic_of(const struct finder *f, uint32_t at, uint8_t kind)
{
	const struct ir_insn *call = ir_at(f->ir, at);
	const struct model_row *row = call->op == IR_INVOKE ? f->models[at] : NULL;
	for (uint32_t i = 0; row && i < row->n_effects; i++)
		if (row->effects[i].kind == kind && row->effects[i].from.base == MODEL_THIS &&
			(row->effects[i].flags & (MODEL_VOLATILE | MODEL_ATOMIC)))
			return read_field(f, ir_arg(f->ir, call, 0));
	return NULL;
}

// Of a call of a method of its own that does nothing but return a field, or what an atomic in a field holds.
static const struct field *returned_field(const struct finder *f, uint32_t at)
{
	enum { PLAIN = 5, ATOMIC = 8 }; // bytes of code
	const struct ir_insn *call = ir_at(f->ir, at);
	if (call->op != IR_INVOKE || call->n_args != 1 || !ir_invoke_has_receiver(call) ||
		!is_own(f, ir_arg(f->ir, call, 0)))
		return NULL;
	const struct method *callee = ir_resolved_method(f->ir, call);
	const struct code *code = callee && callee->owner->role != ROLE_JDK ? callee->member->code
																		: NULL;
	if (!code || (code->length != PLAIN && code->length != ATOMIC))
		return NULL;
	struct insn read = code_insn(code, 1);
	if (code_insn(code, 0).op != OP_aload_0 || read.op != OP_getfield ||
		(code->length == ATOMIC && code_insn(code, 4).op != OP_invokevirtual))
		return NULL;
	struct ir names = { .world = f->ir->world, .method = callee, .file = callee->owner->file };
	return ir_resolved_field(&names, &(struct ir_insn){ .constant = (uint16_t)read.a });
}

static bool is_zero(const struct finder *f, uint32_t value)
{
	const struct ir_insn *insn = ir_at(f->ir, path_source(f->paths, value));
	return insn->op == IR_CONST_NULL || (insn->op == IR_CONST_INT && !insn->immediate);
}

static struct field_use *use_of(use_list *list, const struct field *field)
{
	for (uint32_t i = 0; i < list->n; i++)
		if (list->v[i].field == field->id)
			return &list->v[i];
	vec_push(list, (struct field_use){ .field = field->id });
	return &list->v[list->n - 1];
}

static void note(const struct finder *f, uint32_t at, const struct field *field, uint16_t kind)
{
	if (!field)
		return;
	struct field_use *use = use_of(f->out, field);
	if (kind == USE_MAKES && (use->kinds & (USE_MAKES | USE_NEEDS)) == USE_NEEDS)
		use->kinds |= USE_REMAKES;
	if (kind == USE_MAKES)
		use->made = ir_at(f->ir, at)->bci;
	if (kind == USE_LEAVES && !(use->kinds & USE_LEAVES))
		use->left = ir_at(f->ir, at)->bci;
	use->kinds |= kind;
	use->always |= f->is_always[f->ir->block_of[at]] ? kind : 0;
}

// ---- instructions -----------------------------------------------------------------------------

static void see_write(const struct finder *f, uint32_t at)
{
	const struct ir_insn *insn = ir_at(f->ir, at);
	const struct field *field = field_of(f, insn);
	uint32_t value = ir_arg(f->ir, insn, insn->n_args - 1u);
	bool is_here = insn->op == IR_PUT_STATIC || is_own(f, ir_arg(f->ir, insn, 0));
	if (field && (field->access & ACC_FINAL)) {
		// An atomic that begins with something else than null.
		const struct ir_insn *made = ir_at(f->ir, path_source(f->paths, value));
		const struct ir_insn *init = made->op == IR_NEW ? ir_at(f->ir, made->aux) : NULL;
		if (init && init->op == IR_INVOKE && init->n_args > 1 &&
			!is_zero(f, ir_arg(f->ir, init, 1)))
			note(f, at, field, USE_MAKES);
		return;
	}
	note(f, at, field, is_zero(f, value) ? USE_CLEARS : is_here ? USE_MAKES : USE_MAKES_AWAY);
	if (!type_is_reference(ir_at(f->ir, value)->type) && ir_at(f->ir, value)->op != IR_CONST_INT)
		note(f, at, field, USE_COMPUTES);
}

// The value that is compared with null or zero, 0: none; *is_first: the branch is taken if it is that.
static uint32_t tested_value(const struct finder *f, const struct ir_insn *test, bool *is_first)
{
	*is_first = test->sub == OP_ifnull || test->sub == OP_ifeq || test->sub == OP_if_acmpeq;
	if (test->n_args == 1)
		return *is_first || test->sub == OP_ifnonnull || test->sub == OP_ifne
			? ir_arg(f->ir, test, 0)
			: 0;
	if (test->n_args != 2 || (!*is_first && test->sub != OP_if_acmpne))
		return 0;
	// null == x is written out so
	return is_zero(f, ir_arg(f->ir, test, 0)) ? ir_arg(f->ir, test, 1)
		: is_zero(f, ir_arg(f->ir, test, 1))  ? ir_arg(f->ir, test, 0)
											  : 0;
}

static void see_test(const struct finder *f, uint32_t at)
{
	const struct ir_block *block = &f->ir->blocks[f->ir->block_of[at]];
	bool is_zero_first;
	uint32_t value = tested_value(f, ir_at(f->ir, at), &is_zero_first);
	if (!value || block->n_normal_succs != 2)
		return;
	value = path_source(f->paths, value);
	const struct field *field = read_field(f, value);
	if (!field)
		field = atomic_of(f, value, MODEL_READ);
	if (!field)
		field = returned_field(f, value);
	if (!field)
		return;
	uint8_t unset = end_of(f->ir, block->succs[is_zero_first ? 0 : 1].to);
	uint8_t set = end_of(f->ir, block->succs[is_zero_first ? 1 : 0].to);
	bool is_moved = atomic_of(f, value, MODEL_WRITE); // it is set whatever was there
	if (unset == IR_THROW || set == IR_THROW || !is_moved)
		note(f, at, field,
			unset == IR_THROW     ? USE_CHECKS
				: set == IR_THROW ? USE_REFUSES
								  : USE_TESTS);
	if (unset == IR_THROW || unset == IR_RETURN)
		note(f, at, field, USE_LEAVES);
}

// The operand that must not be null; 0: none.
static uint32_t dereferenced(const struct ir *ir, const struct ir_insn *insn)
{
	switch (insn->op) {
	case IR_INVOKE:
		return ir_invoke_has_receiver(insn) ? ir_arg(ir, insn, 0) : 0;
	case IR_GET_FIELD:
	case IR_PUT_FIELD:
	case IR_ARRAY_LOAD:
	case IR_ARRAY_STORE:
	case IR_ARRAY_LENGTH:
	case IR_MONITOR_ENTER:
		return ir_arg(ir, insn, 0);
	default:
		return 0;
	}
}

static void see(const struct finder *f, uint32_t at)
{
	const struct ir_insn *insn = ir_at(f->ir, at);
	uint32_t used = dereferenced(f->ir, insn);
	const struct field *field = used ? read_field(f, used) : NULL;
	if (field && !(field->access & ACC_FINAL))
		note(f, at, field, USE_NEEDS);
	if (insn->op == IR_PUT_FIELD || insn->op == IR_PUT_STATIC)
		see_write(f, at);
	if (insn->op == IR_IF)
		see_test(f, at);
	if (insn->op == IR_INSTANCE_OF)
		note(f, at, read_field(f, ir_arg(f->ir, insn, 0)), USE_TESTS);
	if (insn->op != IR_INVOKE || insn->n_args < 2)
		return;
	uint32_t written = ir_arg(f->ir, insn, insn->n_args - 1u);
	if (ir_at(f->ir, written)->type.kind == KIND_INT)
		note(f, at, atomic_of(f, at, MODEL_WRITE), is_zero(f, written) ? USE_CLEARS : USE_MAKES);
}

const bool *frag_find_uses(const struct ir *ir, struct paths *paths,
	const struct model_row *const *models, use_list *out, struct arena *arena)
{
	struct finder f = { ir, paths, models, find_always(ir, arena), out };
	for (uint32_t i = 1; i <= ir->n_insns; i++)
		see(&f, i);
	for (uint32_t i = 0; i < out->n; i++)
		if (out->v[i].kinds & (USE_TESTS | USE_MAKES)) // it reckons with what is not there
			out->v[i].kinds &= (uint16_t)~USE_NEEDS;
	return f.is_always;
}
