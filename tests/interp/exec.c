// Runs IR: blocks along their edges, instructions in their order, values by number.
#include <stdlib.h>

#include "interp.h"

#define MAX_STEPS 2000000000u

// ---- values ---------------------------------------------------------------------------------

static union value operand(struct frame *f, const struct ir_insn *insn, uint32_t i)
{
	uint32_t value = ir_arg(f->ir, insn, i);
	if (!f->is_defined[value])
		die(f->vm, "value %u used before it is defined", value);
	return f->values[value];
}

static bool is_checked_class(struct vm *vm, struct ir_type type)
{
	const struct klass *klass = vm->world->classes[type.klass];
	return !klass_is_phantom(klass) && !klass->is_interface; // the verifier takes those for Object
}

// A reference is an instance of its IR type.
static void check_reference(struct frame *f, uint32_t number, const struct object *object)
{
	struct ir_type type = f->ir->insns[number].type;
	if (!object)
		return;
	if (type.kind == KIND_NULL)
		die(f->vm, "value %u of type null is a %s", number, type_text(f->vm, object->type));
	bool is_class = type.kind == KIND_CLASS || type.element == 'L';
	if (is_class && !is_checked_class(f->vm, type))
		return;
	const struct type *expected = type_from_ir(f->vm, type);
	if (!object_is_instance(f->vm, object, expected))
		die(f->vm, "value %u of type %s is a %s", number, type_text(f->vm, expected),
			type_text(f->vm, object->type));
}

static void define(struct frame *f, uint32_t number, union value value)
{
	struct ir_type type = f->ir->insns[number].type;
	if (type_is_reference(type))
		check_reference(f, number, value.ref);
	else if (type.kind == KIND_TOP)
		die(f->vm, "value %u has no type", number);
	f->values[number] = value;
	f->is_defined[number] = true;
}

// ---- fields ---------------------------------------------------------------------------------

static struct field *site_field(struct frame *f, const struct ir_insn *insn)
{
	void **site = &f->body->sites[f->at];
	if (!*site)
		*site = ir_resolved_field(f->ir, insn);
	if (!*site) {
		struct member_ref ref = class_member_ref(f->ir->file, insn->constant);
		die(f->vm, "no field %.*s.%.*s", SLICE_ARG(ref.class_name), SLICE_ARG(ref.name));
	}
	return *site;
}

static union value narrowed(const struct field *field, union value value)
{
	char letter = field->descriptor->text[0];
	if (letter_size(letter) < 4)
		value.i = narrow_int(letter, value.i);
	return value;
}

static bool run_field(struct frame *f, const struct ir_insn *insn, union value *result)
{
	const struct field *field = site_field(f, insn);
	bool is_static = insn->op == IR_GET_STATIC || insn->op == IR_PUT_STATIC;
	bool is_put = insn->op == IR_PUT_FIELD || insn->op == IR_PUT_STATIC;
	union value *slot;

	if (is_static) {
		if (!type_initialize(f->vm, type_of_klass(f->vm, field->owner)))
			return false;
		slot = static_slot(f->vm, field);
	} else {
		struct object *object = operand(f, insn, 0).ref;
		if (!object)
			return throw_null(f->vm);
		slot = object_slot(f->vm, object, field);
	}
	if (is_put)
		*slot = narrowed(field, operand(f, insn, is_static ? 0 : 1));
	else
		*result = *slot;
	return true;
}

// ---- arrays ---------------------------------------------------------------------------------

static bool check_index(struct vm *vm, const struct object *array, int32_t index)
{
	if (!array)
		return throw_null(vm);
	if ((uint32_t)index < array->length && index >= 0)
		return true;
	return throw_new(vm, "java/lang/ArrayIndexOutOfBoundsException",
		"Index %d out of bounds for length %u", index, array->length);
}

// Is the array of the kind that the bytecode instruction is for?
static void check_letter(struct frame *f, const struct ir_insn *insn, const struct object *array)
{
	static const char letters[] = "IJFDLBCS";
	char expected = letters[insn->sub - (insn->op == IR_ARRAY_LOAD ? OP_iaload : OP_iastore)];
	char letter = array->type->element->letter;
	bool ok = letter == expected || (expected == 'B' && letter == 'Z') ||
		(expected == 'L' && letter == '[');
	if (!ok)
		die(f->vm, "%s on %s", opcode_names[insn->sub], type_text(f->vm, array->type));
}

static bool run_array_load(struct frame *f, const struct ir_insn *insn, union value *result)
{
	const struct object *array = operand(f, insn, 0).ref;
	int32_t index = operand(f, insn, 1).i;
	if (!check_index(f->vm, array, index))
		return false;
	check_letter(f, insn, array);
	*result = element_get(array, (uint32_t)index);
	return true;
}

static bool run_array_store(struct frame *f, const struct ir_insn *insn)
{
	struct object *array = operand(f, insn, 0).ref;
	int32_t index = operand(f, insn, 1).i;
	union value value = operand(f, insn, 2);
	if (!check_index(f->vm, array, index))
		return false;
	check_letter(f, insn, array);
	if (insn->sub == OP_aastore && value.ref &&
		!object_is_instance(f->vm, value.ref, array->type->element))
		return throw_new(f->vm, "java/lang/ArrayStoreException", "%s",
			type_text(f->vm, value.ref->type));
	element_set(array, (uint32_t)index, value);
	return true;
}

static struct object *new_dimensions(struct vm *vm, struct type *type, const int32_t *lengths,
	uint32_t n)
{
	struct object *array = array_new(vm, type, (uint32_t)lengths[0]);
	for (uint32_t i = 0; n > 1 && i < array->length; i++)
		element_set(array, i,
			(union value){ .ref = new_dimensions(vm, type->element, lengths + 1, n - 1) });
	return array;
}

static bool run_new_array(struct frame *f, const struct ir_insn *insn, union value *result)
{
	int32_t lengths[255];
	for (uint32_t i = 0; i < insn->n_args; i++)
		lengths[i] = operand(f, insn, i).i;
	for (uint32_t i = 0; i < insn->n_args; i++)
		if (lengths[i] < 0)
			return throw_new(f->vm, "java/lang/NegativeArraySizeException", "%d", lengths[i]);
	result->ref = new_dimensions(f->vm, type_from_ir(f->vm, insn->type), lengths, insn->n_args);
	return true;
}

static bool run_array_length(struct frame *f, const struct ir_insn *insn, union value *result)
{
	const struct object *array = operand(f, insn, 0).ref;
	if (!array)
		return throw_null(f->vm);
	if (array->type->letter != '[')
		die(f->vm, "length of a %s", type_text(f->vm, array->type));
	result->i = (int32_t)array->length;
	return true;
}

// ---- objects --------------------------------------------------------------------------------

static bool run_new(struct frame *f, const struct ir_insn *insn, union value *result)
{
	struct type *type = type_from_ir(f->vm, insn->type);
	if (!type_initialize(f->vm, type))
		return false;
	result->ref = object_new(f->vm, type);
	return true;
}

static struct type *site_type(struct frame *f, const struct ir_insn *insn)
{
	void **site = &f->body->sites[f->at];
	if (!*site)
		*site = type_from_constant(f->vm, class_name_at(f->ir->file, insn->constant));
	return *site;
}

static bool run_type_test(struct frame *f, const struct ir_insn *insn, union value *result)
{
	struct object *object = operand(f, insn, 0).ref;
	bool is_cast = insn->op == IR_CHECK_CAST;
	const struct type *type = is_cast ? type_from_ir(f->vm, insn->type) : site_type(f, insn);
	bool is_instance = object && object_is_instance(f->vm, object, type);
	if (!is_cast) {
		result->i = is_instance;
		return true;
	}
	if (object && !is_instance)
		return throw_new(f->vm, "java/lang/ClassCastException",
			"class %s cannot be cast to class %s", type_text(f->vm, object->type),
			type_text(f->vm, type));
	result->ref = object;
	return true;
}

static bool run_monitor(struct frame *f, const struct ir_insn *insn)
{
	struct object *object = operand(f, insn, 0).ref;
	if (!object)
		return throw_null(f->vm);
	if (insn->op == IR_MONITOR_ENTER)
		object->n_monitors++;
	else if (object->n_monitors-- == 0)
		return throw_new(f->vm, "java/lang/IllegalMonitorStateException", NULL);
	return true;
}

// ---- calls ----------------------------------------------------------------------------------

static struct method *site_method(struct frame *f, const struct ir_insn *insn)
{
	void **site = &f->body->sites[f->at];
	if (!*site)
		*site = ir_resolved_method(f->ir, insn);
	if (!*site) {
		struct member_ref ref = class_member_ref(f->ir->file, insn->constant);
		die(f->vm, "no method %.*s.%.*s%.*s", SLICE_ARG(ref.class_name), SLICE_ARG(ref.name),
			SLICE_ARG(ref.descriptor));
	}
	return *site;
}

// JVMS 6.5.invokespecial: super.m() looks from the direct superclass on.
static const struct method *special_method(struct frame *f, const struct method *resolved)
{
	const struct klass *here = f->body->method->owner;
	if (resolved->name->text[0] == '<' || resolved->owner->is_interface ||
		!(here->access & ACC_SUPER) || resolved->owner == here ||
		!klass_is_subtype(here, resolved->owner))
		return resolved;
	const struct method *method = world_resolve_method(f->vm->world, here->super, resolved->name,
		resolved->descriptor);
	return method ? method : resolved;
}

static bool run_invoke(struct frame *f, const struct ir_insn *insn, union value *result)
{
	union value args[257];
	for (uint32_t i = 0; i < insn->n_args; i++)
		args[i] = operand(f, insn, i);
	if (insn->sub == OP_invokedynamic)
		return run_dynamic(f, insn, args, result);
	const struct method *resolved = site_method(f, insn);
	switch (insn->sub) {
	case OP_invokestatic:
		return type_initialize(f->vm, type_of_klass(f->vm, resolved->owner)) &&
			call_method(f->vm, resolved, args, result);
	case OP_invokespecial:
		if (!args[0].ref)
			return throw_null(f->vm);
		return call_method(f->vm, special_method(f, resolved), args, result);
	default:
		return call_virtual(f->vm, resolved, args, result);
	}
}

// ---- instructions ---------------------------------------------------------------------------

static bool run_constant(struct frame *f, const struct ir_insn *insn, union value *result)
{
	const struct class *file = f->ir->file;
	switch (insn->op) {
	case IR_CONST_INT:
		result->i = insn->immediate;
		break;
	case IR_CONST_LONG:
		result->j = insn->constant ? class_long(file, insn->constant) : insn->immediate;
		break;
	case IR_CONST_FLOAT:
		result->f = insn->constant ? class_float(file, insn->constant) : (float)insn->immediate;
		break;
	case IR_CONST_DOUBLE:
		result->d = insn->constant ? class_double(file, insn->constant) : insn->immediate;
		break;
	case IR_CONST_STRING: {
		void **site = &f->body->sites[f->at];
		if (!*site)
			*site = string_intern(f->vm, string_new(f->vm, class_name_at(file, insn->constant)));
		result->ref = *site;
		break;
	}
	case IR_CONST_CLASS:
		result->ref = mirror_of(f->vm, site_type(f, insn));
		break;
	case IR_CONST_NULL:
	case IR_CONST_RETURN:
		break;
	default:
		die(f->vm, "constant of another kind");
	}
	return true;
}

static bool run_arithmetic(struct frame *f, const struct ir_insn *insn, union value *result)
{
	union value args[2] = { operand(f, insn, 0), { .bits = 0 } };
	if (insn->op == IR_UNARY) {
		*result = compute_unary(f->vm, insn->sub, args[0]);
		return true;
	}
	args[1] = operand(f, insn, 1);
	if (insn->op == IR_DIVIDE && is_arithmetic_trap(insn->sub, args))
		return throw_new(f->vm, "java/lang/ArithmeticException", "/ by zero");
	*result = compute_binary(f->vm, insn->sub, args[0], args[1]);
	return true;
}

// Everything but phis and ends of blocks.
static bool run_insn(struct frame *f, const struct ir_insn *insn, union value *result)
{
	switch (insn->op) {
	case IR_PARAM:
		*result = f->args[insn->aux];
		return true;
	case IR_CATCH:
		result->ref = f->caught;
		return true;
	case IR_UNARY:
	case IR_BINARY:
	case IR_DIVIDE:
		return run_arithmetic(f, insn, result);
	case IR_ARRAY_LENGTH:
		return run_array_length(f, insn, result);
	case IR_ARRAY_LOAD:
		return run_array_load(f, insn, result);
	case IR_ARRAY_STORE:
		return run_array_store(f, insn);
	case IR_GET_FIELD:
	case IR_PUT_FIELD:
	case IR_GET_STATIC:
	case IR_PUT_STATIC:
		return run_field(f, insn, result);
	case IR_NEW:
		return run_new(f, insn, result);
	case IR_NEW_ARRAY:
		return run_new_array(f, insn, result);
	case IR_CHECK_CAST:
	case IR_INSTANCE_OF:
		return run_type_test(f, insn, result);
	case IR_INVOKE:
		return run_invoke(f, insn, result);
	case IR_MONITOR_ENTER:
	case IR_MONITOR_EXIT:
		return run_monitor(f, insn);
	default:
		return run_constant(f, insn, result);
	}
}

// ---- ends of blocks -------------------------------------------------------------------------

static uint32_t normal_successor(struct frame *f, const struct ir_block *block, uint32_t i)
{
	if (i >= block->n_normal_succs || block->succs[i].is_exceptional)
		die(f->vm, "no normal successor %u", i);
	return block->succs[i].to;
}

static uint32_t switch_successor(struct frame *f, const struct ir_insn *insn)
{
	struct insn bytecode = code_insn(f->ir->code, insn->bci);
	struct insn_switch s = code_switch(f->ir->code, &bytecode);
	int32_t key = operand(f, insn, 0).i;
	for (uint32_t i = 0; i < s.n; i++)
		if (switch_key(&s, i) == key)
			return i;
	return s.n;
}

// Sets *next to the block that follows, 0: returns. False: an exception is pending.
static bool run_end(struct frame *f, const struct ir_block *block, const struct ir_insn *insn,
	uint32_t *next)
{
	*next = 0;
	switch (insn->op) {
	case IR_GOTO:
		*next = normal_successor(f, block, 0);
		return true;
	case IR_IF: {
		union value a = operand(f, insn, 0), b = { .bits = 0 };
		if (insn->n_args > 1)
			b = operand(f, insn, 1);
		*next = normal_successor(f, block, compute_branch(f->vm, insn->sub, a, b) ? 0 : 1);
		return true;
	}
	case IR_SWITCH:
		*next = normal_successor(f, block, switch_successor(f, insn));
		return true;
	case IR_RETURN:
		if (insn->n_args)
			f->result = operand(f, insn, 0);
		return true;
	case IR_THROW:
		f->vm->pending = operand(f, insn, 0).ref;
		return f->vm->pending ? false : throw_null(f->vm);
	default:
		die(f->vm, "a block ends in %s", ir_op_names[insn->op]);
	}
}

// ---- blocks ---------------------------------------------------------------------------------

static uint32_t pred_index(struct frame *f, const struct ir_block *block, uint32_t from)
{
	for (uint32_t i = 0; i < block->n_preds; i++)
		if (block->preds[i] == from)
			return i;
	die(f->vm, "block %u is not a predecessor", from);
}

// All phis read before any is written.
static void run_phis(struct frame *f, const struct ir_block *block, uint32_t from)
{
	if (block->n_phis == 0)
		return;
	uint32_t pred = pred_index(f, block, from);
	union value *fresh = xmalloc(sizeof(union value) * block->n_phis);
	for (uint32_t i = 0; i < block->n_phis; i++) {
		f->at = block->first + i;
		fresh[i] = operand(f, &f->ir->insns[f->at], pred);
	}
	for (uint32_t i = 0; i < block->n_phis; i++)
		define(f, block->first + i, fresh[i]);
	free(fresh);
}

// The handler, in the order of the edges, that catches what is pending; 0: none.
static uint32_t find_handler(struct frame *f, const struct ir_block *block)
{
	const struct klass *thrown = f->vm->pending->type->klass;
	for (uint32_t i = block->n_normal_succs; i < block->n_succs; i++) {
		const struct ir_edge *edge = &block->succs[i];
		if (!edge->is_exceptional)
			die(f->vm, "normal edge among exceptional ones");
		if (edge->catch_type == 0)
			return edge->to;
		struct slice name = class_name_at(f->ir->file, (uint16_t)edge->catch_type);
		if (klass_is_subtype(thrown, world_find(f->vm->world, name)))
			return edge->to;
	}
	return 0;
}

static bool run_block(struct frame *f, const struct ir_block *block, uint32_t *next)
{
	uint32_t last = block->first + block->n - 1;
	for (f->at = block->first + block->n_phis; f->at < last; f->at++) {
		const struct ir_insn *insn = &f->ir->insns[f->at];
		union value result = { .bits = 0 };
		if (++f->vm->steps > MAX_STEPS)
			die(f->vm, "runs too long");
		if (!run_insn(f, insn, &result))
			return false;
		if (ir_has(insn, IR_V) && insn->type.kind != KIND_NONE)
			define(f, f->at, result);
	}
	return run_end(f, block, &f->ir->insns[last], next);
}

static bool run_blocks(struct frame *f)
{
	uint32_t from = 0, at = 1;
	while (at) {
		const struct ir_block *block = &f->ir->blocks[at];
		uint32_t next;
		run_phis(f, block, from);
		if (!run_block(f, block, &next)) {
			if (!ir_has(&f->ir->insns[f->at], IR_X))
				die(f->vm, "%s throws", ir_op_names[f->ir->insns[f->at].op]);
			next = find_handler(f, block);
			if (!next)
				return false;
			f->caught = f->vm->pending;
			f->vm->pending = NULL;
		}
		from = at;
		at = next;
	}
	return true;
}

bool run_body(struct vm *vm, struct body *body, const union value *args, union value *result)
{
	const struct ir *ir = body->ir;
	struct frame f = { .vm = vm, .body = body, .ir = ir, .args = args, .caller = vm->top };
	f.values = xcalloc(ir->n_insns + 1, sizeof(union value));
	f.is_defined = xcalloc(ir->n_insns + 1, 1);
	vm->top = &f;
	bool ok = run_blocks(&f);
	vm->top = f.caller;
	*result = f.result;
	free(f.values);
	free(f.is_defined);
	return ok;
}
