// What the constants refer to and what the texts say, JVMS 4.4, one by one and exactly; the quick way
// is in constants_quick.c.
#include "class/internal.h"

#include "base/bug.h"

static const char *check_member_ref(const struct class *c, uint16_t index)
{
	const uint8_t *p = c->bytes.ptr + c->offsets[index];
	uint16_t name_and_type = bytes_u2(p + 2);
	uint8_t tag = c->tags[index];

	if (tag != CONSTANT_Dynamic && tag != CONSTANT_InvokeDynamic &&
		!constant_is(c, bytes_u2(p), CONSTANT_Class))
		return "member reference without a class";
	if (!constant_is(c, name_and_type, CONSTANT_NameAndType))
		return "member reference without a name and type";
	const uint8_t *pair = c->bytes.ptr + c->offsets[name_and_type];
	// Entries are checked in order, so the pair itself may not have been checked yet.
	if (!constant_is(c, bytes_u2(pair), CONSTANT_Utf8) ||
		!constant_is(c, bytes_u2(pair + 2), CONSTANT_Utf8))
		return "name and type without texts";
	struct slice name = class_utf8(c, bytes_u2(pair));
	struct slice type = class_utf8(c, bytes_u2(pair + 2));
	bool is_field = tag == CONSTANT_Fieldref || tag == CONSTANT_Dynamic;
	if (type.len == 0 || is_field != (type.ptr[0] != '('))
		return "descriptor of the wrong kind";
	if (is_field ? !name_is_field(name) : !name_is_method(name))
		return "illegal member name";
	if (!is_field && name.ptr[0] == '<' &&
		(tag != CONSTANT_Methodref || !slice_equal(name, SLICE("<init>")) ||
			type.ptr[type.len - 1] != 'V'))
		return "illegal use of a special method name";
	return NULL;
}

static const char *check_handle(const struct class *c, uint16_t index)
{
	const uint8_t *p = c->bytes.ptr + c->offsets[index];
	uint16_t target = bytes_u2(p + 1);

	switch (p[0]) {
	case REF_getField:
	case REF_getStatic:
	case REF_putField:
	case REF_putStatic:
		return constant_is(c, target, CONSTANT_Fieldref) ? NULL : "method handle without a field";
	case REF_invokeVirtual:
	case REF_newInvokeSpecial:
		return constant_is(c, target, CONSTANT_Methodref) ? NULL : "method handle without a method";
	case REF_invokeStatic:
	case REF_invokeSpecial:
		return constant_is(c, target, CONSTANT_Methodref) ||
				(c->major >= 52 && constant_is(c, target, CONSTANT_InterfaceMethodref))
			? NULL
			: "method handle without a method";
	case REF_invokeInterface:
		return constant_is(c, target, CONSTANT_InterfaceMethodref)
			? NULL
			: "method handle without a method";
	default:
		return "unknown kind of method handle";
	}
}

const char *constant_complaint(const struct class *c, uint16_t index)
{
	const uint8_t *p = c->bytes.ptr + c->offsets[index];

	switch (c->tags[index]) {
	case CONSTANT_Utf8:
		return utf8_is_valid(class_utf8(c, index)) ? NULL : "malformed text";
	case CONSTANT_Class:
		if (!constant_is(c, bytes_u2(p), CONSTANT_Utf8))
			return "class without a name";
		return name_is_class(class_name_at(c, index)) ? NULL : "illegal class name";
	case CONSTANT_String:
	case CONSTANT_Module:
	case CONSTANT_Package:
		return constant_is(c, bytes_u2(p), CONSTANT_Utf8) ? NULL : "constant without a text";
	case CONSTANT_MethodType:
		if (!constant_is(c, bytes_u2(p), CONSTANT_Utf8))
			return "method type without a text";
		return descriptor_is_method(class_name_at(c, index)) ? NULL : "malformed method descriptor";
	case CONSTANT_NameAndType: {
		if (!constant_is(c, bytes_u2(p), CONSTANT_Utf8) ||
			!constant_is(c, bytes_u2(p + 2), CONSTANT_Utf8))
			return "name and type without texts";
		struct slice type = class_utf8(c, bytes_u2(p + 2));
		bool is_method = type.len && type.ptr[0] == '(';
		return (is_method ? descriptor_is_method(type) : descriptor_is_field(type))
			? NULL
			: "malformed descriptor";
	}
	case CONSTANT_Fieldref:
	case CONSTANT_Methodref:
	case CONSTANT_InterfaceMethodref:
	case CONSTANT_Dynamic:
	case CONSTANT_InvokeDynamic:
		return check_member_ref(c, index);
	case CONSTANT_MethodHandle:
		return check_handle(c, index);
	default:
		return NULL;
	}
}

static bool check_exactly(const struct class *c, struct cursor *in)
{
	for (uint32_t i = 1; i < c->n_constants; i++) {
		const char *why = constant_complaint(c, (uint16_t)i);
		if (why) {
			cursor_fail_at(in, c->bytes.ptr + c->offsets[i] - 1, why);
			return false;
		}
	}
	return true;
}

bool constants_check(struct checker *checker)
{
	checker->is_quick = checker->raw->is_plain && constants_check_quickly(checker);
	if (checker->is_quick && !CHECKS_TWICE)
		return true;
	bool is_good = check_exactly(checker->c, &checker->in);
	INVARIANT(is_good || !checker->is_quick);
	return is_good;
}
