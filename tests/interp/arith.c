// Numbers as the JVM has them (JVMS 6.5): wrapping integers, masked shifts, saturating conversions.
#include <math.h>

#include "interp.h"

bool is_arithmetic_trap(uint8_t op, const union value *args)
{
	return op == OP_idiv || op == OP_irem ? args[1].i == 0 : args[1].j == 0;
}

int32_t narrow_int(char letter, int32_t value)
{
	switch (letter) {
	case 'Z':
		return value & 1;
	case 'B':
		return (int8_t)value;
	case 'C':
		return (uint16_t)value;
	case 'S':
		return (int16_t)value;
	default:
		return value;
	}
}

static int32_t shift_right_int(int32_t a, uint32_t n)
{
	return a < 0 ? (int32_t) ~(~(uint32_t)a >> n) : (int32_t)((uint32_t)a >> n);
}

static int64_t shift_right_long(int64_t a, uint32_t n)
{
	return a < 0 ? (int64_t) ~(~(uint64_t)a >> n) : (int64_t)((uint64_t)a >> n);
}

static int32_t int_binary(struct vm *vm, uint8_t op, int32_t a, int32_t b)
{
	uint32_t ua = (uint32_t)a, ub = (uint32_t)b;
	switch (op) {
	case OP_iadd:
		return (int32_t)(ua + ub);
	case OP_isub:
		return (int32_t)(ua - ub);
	case OP_imul:
		return (int32_t)(ua * ub);
	case OP_idiv:
		return b == -1 ? (int32_t)(0 - ua) : a / b;
	case OP_irem:
		return b == -1 ? 0 : a % b;
	case OP_ishl:
		return (int32_t)(ua << (ub & 31));
	case OP_ishr:
		return shift_right_int(a, ub & 31);
	case OP_iushr:
		return (int32_t)(ua >> (ub & 31));
	case OP_iand:
		return a & b;
	case OP_ior:
		return a | b;
	case OP_ixor:
		return a ^ b;
	default:
		die(vm, "binary operation %s", opcode_names[op]);
	}
}

// The right operand of a shift is an int.
static int64_t long_binary(struct vm *vm, uint8_t op, int64_t a, union value right)
{
	uint64_t ua = (uint64_t)a, ub = (uint64_t)right.j;
	int64_t b = right.j;
	switch (op) {
	case OP_ladd:
		return (int64_t)(ua + ub);
	case OP_lsub:
		return (int64_t)(ua - ub);
	case OP_lmul:
		return (int64_t)(ua * ub);
	case OP_ldiv:
		return b == -1 ? (int64_t)(0 - ua) : a / b;
	case OP_lrem:
		return b == -1 ? 0 : a % b;
	case OP_lshl:
		return (int64_t)(ua << ((uint32_t)right.i & 63));
	case OP_lshr:
		return shift_right_long(a, (uint32_t)right.i & 63);
	case OP_lushr:
		return (int64_t)(ua >> ((uint32_t)right.i & 63));
	case OP_land:
		return a & b;
	case OP_lor:
		return a | b;
	case OP_lxor:
		return a ^ b;
	default:
		die(vm, "binary operation %s", opcode_names[op]);
	}
}

static int32_t compare_doubles(double a, double b, int32_t if_nan)
{
	if (isnan(a) || isnan(b))
		return if_nan;
	return (a > b) - (a < b);
}

static float float_binary(struct vm *vm, uint8_t op, float a, float b)
{
	switch (op) {
	case OP_fadd:
		return a + b;
	case OP_fsub:
		return a - b;
	case OP_fmul:
		return a * b;
	case OP_fdiv:
		return a / b;
	case OP_frem:
		return fmodf(a, b);
	default:
		die(vm, "binary operation %s", opcode_names[op]);
	}
}

static double double_binary(struct vm *vm, uint8_t op, double a, double b)
{
	switch (op) {
	case OP_dadd:
		return a + b;
	case OP_dsub:
		return a - b;
	case OP_dmul:
		return a * b;
	case OP_ddiv:
		return a / b;
	case OP_drem:
		return fmod(a, b);
	default:
		die(vm, "binary operation %s", opcode_names[op]);
	}
}

static int32_t compare(uint8_t op, union value a, union value b)
{
	switch (op) {
	case OP_lcmp:
		return (a.j > b.j) - (a.j < b.j);
	case OP_fcmpl:
	case OP_fcmpg:
		return compare_doubles((double)a.f, (double)b.f, op == OP_fcmpl ? -1 : 1);
	default:
		return compare_doubles(a.d, b.d, op == OP_dcmpl ? -1 : 1);
	}
}

// The kinds i, l, f, d follow each other in the opcodes of arithmetic, i and l in those of bits.
union value compute_binary(struct vm *vm, uint8_t op, union value a, union value b)
{
	union value result = { .bits = 0 };
	if (op >= OP_lcmp && op <= OP_dcmpg) {
		result.i = compare(op, a, b);
		return result;
	}
	uint32_t kind = op < OP_ishl ? (op - OP_iadd) % 4u : (op - OP_ishl) % 2u;
	if (kind == 0)
		result.i = int_binary(vm, op, a.i, b.i);
	else if (kind == 1)
		result.j = long_binary(vm, op, a.j, b);
	else if (kind == 2)
		result.f = float_binary(vm, op, a.f, b.f);
	else
		result.d = double_binary(vm, op, a.d, b.d);
	return result;
}

static int32_t double_to_int(double d)
{
	if (isnan(d))
		return 0;
	if (d >= 2147483647.0)
		return INT32_MAX;
	return d <= -2147483648.0 ? INT32_MIN : (int32_t)d;
}

static int64_t double_to_long(double d)
{
	if (isnan(d))
		return 0;
	if (d >= 9223372036854775808.0)
		return INT64_MAX;
	return d <= -9223372036854775808.0 ? INT64_MIN : (int64_t)d;
}

static union value convert_to_whole(struct vm *vm, uint8_t op, union value a)
{
	union value result = { .bits = 0 };
	switch (op) {
	case OP_i2l:
		result.j = a.i;
		break;
	case OP_l2i:
		result.i = (int32_t)(uint32_t)(uint64_t)a.j;
		break;
	case OP_f2i:
		result.i = double_to_int((double)a.f);
		break;
	case OP_f2l:
		result.j = double_to_long((double)a.f);
		break;
	case OP_d2i:
		result.i = double_to_int(a.d);
		break;
	case OP_d2l:
		result.j = double_to_long(a.d);
		break;
	case OP_i2b:
		result.i = narrow_int('B', a.i);
		break;
	case OP_i2c:
		result.i = narrow_int('C', a.i);
		break;
	case OP_i2s:
		result.i = narrow_int('S', a.i);
		break;
	default:
		die(vm, "unary operation %s", opcode_names[op]);
	}
	return result;
}

union value compute_unary(struct vm *vm, uint8_t op, union value a)
{
	union value result = { .bits = 0 };
	switch (op) {
	case OP_ineg:
		result.i = (int32_t)(0 - (uint32_t)a.i);
		break;
	case OP_lneg:
		result.j = (int64_t)(0 - (uint64_t)a.j);
		break;
	case OP_fneg:
		result.f = -a.f;
		break;
	case OP_dneg:
		result.d = -a.d;
		break;
	case OP_i2f:
		result.f = (float)a.i;
		break;
	case OP_i2d:
		result.d = a.i;
		break;
	case OP_l2f:
		result.f = (float)a.j;
		break;
	case OP_l2d:
		result.d = (double)a.j;
		break;
	case OP_f2d:
		result.d = (double)a.f;
		break;
	case OP_d2f:
		result.f = (float)a.d;
		break;
	default:
		return convert_to_whole(vm, op, a);
	}
	return result;
}

static bool compare_branch(uint32_t condition, int32_t a, int32_t b)
{
	switch (condition) {
	case 0:
		return a == b;
	case 1:
		return a != b;
	case 2:
		return a < b;
	case 3:
		return a >= b;
	case 4:
		return a > b;
	default:
		return a <= b;
	}
}

// b is 0 where the instruction compares with zero.
bool compute_branch(struct vm *vm, uint8_t op, union value a, union value b)
{
	if (op >= OP_ifeq && op <= OP_ifle)
		return compare_branch((uint32_t)(op - OP_ifeq), a.i, 0);
	if (op >= OP_if_icmpeq && op <= OP_if_icmple)
		return compare_branch((uint32_t)(op - OP_if_icmpeq), a.i, b.i);
	switch (op) {
	case OP_if_acmpeq:
		return a.ref == b.ref;
	case OP_if_acmpne:
		return a.ref != b.ref;
	case OP_ifnull:
		return a.ref == NULL;
	case OP_ifnonnull:
		return a.ref != NULL;
	default:
		die(vm, "branch on %s", opcode_names[op]);
	}
}
