// Values that are the same wherever both are defined: a key for what a branch tests, by how it is computed. Leaves are
// SSA values made outside of loops; fields that may be written are noted, to be asked about.
#include "analysis/atomicity/values.h"

#include "analysis/atomicity/sections.h"
#include "base/hash.h"

#define MAX_LEVELS 5

static uint64_t key_at(const struct ir *ir, struct paths *paths, uint32_t value, uint32_t levels,
	struct value_reads *reads);

static uint64_t leaf(const struct ir *ir, uint32_t value)
{
	return ir->blocks[ir->block_of[value]].loop_head ? 0 : value;
}

// 0 if one of the arguments has none.
static uint64_t with_arguments(const struct ir *ir, struct paths *paths, uint64_t key,
	const struct ir_insn *insn, uint32_t levels, struct value_reads *reads)
{
	for (uint32_t k = 0; k < insn->n_args; k++) {
		uint64_t part = key_at(ir, paths, ir_arg(ir, insn, k), levels - 1, reads);
		if (!part)
			return 0;
		key = hash_pair(key, part);
	}
	return key;
}

// Strings, numbers and the constants of an enum stay what they are.
static bool is_pure(const struct ir *ir, const struct ir_insn *call)
{
	static const char *const classes[] = { "java/lang/String", "java/lang/Integer",
		"java/lang/Long", "java/lang/Boolean", "java/lang/Character", "java/lang/Double",
		"java/lang/Math" };
	if (call->sub == OP_invokedynamic)
		return false;
	struct member_ref ref = class_member_ref(ir->file, call->constant);
	for (uint32_t i = 0; i < sizeof(classes) / sizeof(*classes); i++)
		if (slice_equal(ref.class_name, slice_of_string(classes[i])))
			return !slice_equal(ref.name, SLICE("random"));
	return slice_equal(ref.name, SLICE("ordinal")) && call->n_args == 1;
}

#define GETTER_LENGTH 5

// boolean isOpen() { return open; }, without a lock: a read of the field. NULL: no such call.
static const struct field *field_of_getter(const struct ir *ir, const struct ir_insn *call)
{
	if (call->sub == OP_invokedynamic || call->n_args != 1 || !ir_invoke_has_receiver(call))
		return NULL;
	const struct method *method = ir_resolved_method(ir, call);
	const struct code *code = method ? atom_code(method) : NULL;
	if (!code || method_is_synchronized(method) || code->length != GETTER_LENGTH ||
		(!(method->access & (ACC_PRIVATE | ACC_FINAL)) && method->owner->n_subtypes))
		return NULL;
	struct insn read = code_insn(code, 1);
	if (code_insn(code, 0).op != OP_aload_0 || read.op != OP_getfield)
		return NULL;
	struct ir names = { .world = ir->world, .method = method, .file = method->owner->file };
	return ir_resolved_field(&names, &(struct ir_insn){ .constant = (uint16_t)read.a });
}

static uint64_t field_key(const struct ir *ir, struct paths *paths, uint32_t value, uint32_t levels,
	const struct field *field, struct value_reads *reads)
{
	const struct ir_insn *insn = ir_at(ir, value);
	if (!field || field->access & ACC_VOLATILE)
		return leaf(ir, value);
	uint64_t key = with_arguments(ir, paths, hash_pair(IR_GET_FIELD, field->id), insn, levels,
		reads);
	if (!key || field->access & ACC_FINAL)
		return key;
	if (reads->n == MAX_VALUE_READS)
		return leaf(ir, value);
	reads->v[reads->n++] = (struct value_read){ value, field };
	return key;
}

// $SwitchMap$pkg$Mode[mode.ordinal()]: javac's table for a switch over an enum.
static bool is_switch_map(const struct ir *ir, const struct ir_insn *load)
{
	const struct ir_insn *array = ir_at(ir, ir_arg(ir, load, 0));
	return array->op == IR_GET_STATIC &&
		slice_has_prefix(class_member_ref(ir->file, array->constant).name, SLICE("$SwitchMap$"));
}

static uint64_t key_at(const struct ir *ir, struct paths *paths, uint32_t value, uint32_t levels,
	struct value_reads *reads)
{
	if (type_is_reference(ir_at(ir, value)->type))
		value = path_source(paths, value);
	const struct ir_insn *insn = ir_at(ir, value);
	uint64_t key = hash_pair((uint64_t)insn->op << 8 | insn->sub, insn->constant);
	if (levels == 0)
		return leaf(ir, value);
	switch (insn->op) {
	case IR_CONST_INT:
		return hash_pair(hash_pair(IR_CONST_INT, insn->constant), (uint32_t)insn->immediate);
	case IR_CONST_NULL:
		return hash_pair(IR_CONST_NULL, 1);
	case IR_CONST_STRING:
	case IR_CONST_LONG:
	case IR_CONST_CLASS:
		return key;
	case IR_GET_FIELD:
	case IR_GET_STATIC:
		return field_key(ir, paths, value, levels, ir_resolved_field(ir, insn), reads);
	case IR_BINARY:
		if (insn->sub >= OP_lcmp && insn->sub <= OP_dcmpg)
			key = hash_pair(IR_BINARY, 0); // dcmpl or dcmpg: they differ in NaN
		return with_arguments(ir, paths, key, insn, levels, reads);
	case IR_UNARY:
	case IR_DIVIDE:
	case IR_ARRAY_LENGTH:
	case IR_INSTANCE_OF:
		return with_arguments(ir, paths, key, insn, levels, reads);
	case IR_ARRAY_LOAD:
		return is_switch_map(ir, insn) ? with_arguments(ir, paths, key, insn, levels, reads)
									   : leaf(ir, value);
	case IR_INVOKE:
		return is_pure(ir, insn)
			? with_arguments(ir, paths, key, insn, levels, reads)
			: field_key(ir, paths, value, levels, field_of_getter(ir, insn), reads);
	default:
		return leaf(ir, value);
	}
}

uint64_t value_key(const struct ir *ir, struct paths *paths, uint32_t value,
	struct value_reads *reads)
{
	return key_at(ir, paths, value, MAX_LEVELS, reads);
}
