// A parsed class becomes a checked one: what its names, members and bootstrap methods refer to, JVMS
// 4.1 to 4.7 (the constants themselves: constants_check.c), and later its code.
#include "class/internal.h"

#include "base/bug.h"

static bool fail(struct checker *k, const uint8_t *where, const char *why)
{
	cursor_fail_at(&k->in, where, why);
	return false;
}

// ---- the class's names ----------------------------------------------------------------------

static bool is_plain_class(const struct class *c, uint16_t index)
{
	return constant_is(c, index, CONSTANT_Class) && class_name_at(c, index).ptr[0] != '[';
}

static bool check_names(struct checker *k)
{
	const struct class *c = k->c;
	const uint8_t *where = c->bytes.ptr + k->raw->names_at;

	if (!is_plain_class(c, c->this_class))
		return fail(k, where + 2, "this_class is not a class");
	if (c->super_class && !is_plain_class(c, c->super_class))
		return fail(k, where + 4, "super_class is not a class");
	if (c->super_class == 0 && !(c->access & ACC_MODULE) &&
		!slice_equal(class_name(c), SLICE("java/lang/Object")))
		return fail(k, where + 4, "no super_class");
	for (uint32_t i = 0; i < c->n_interfaces; i++)
		if (!is_plain_class(c, c->interfaces[i]))
			return fail(k, where + 8 + 2 * (size_t)i, "interface is not a class");
	return true;
}

// ---- members --------------------------------------------------------------------------------

static bool check_names_exactly(const struct class *c, const struct member *m, bool is_method)
{
	struct slice name = member_name(c, m), descriptor = member_descriptor(c, m);
	if (is_method)
		return name_is_method(name) && descriptor_is_method(descriptor);
	return name_is_field(name) && descriptor_is_field(descriptor);
}

static bool check_member_names(struct checker *k, const struct member *m, bool is_method)
{
	const struct class *c = k->c;
	if (!constant_is(c, m->name, CONSTANT_Utf8) || !constant_is(c, m->descriptor, CONSTANT_Utf8))
		return false;
	if (k->is_quick && text_is_ordinary_name(k, m->name) &&
		text_is_descriptor(k, m->descriptor, is_method ? FACT_IS_METHOD : FACT_IS_FIELD))
		return true;
	return check_names_exactly(c, m, is_method);
}

static uint32_t parameter_words(const struct checker *k, const struct member *m)
{
	if (k->is_quick && (k->facts[m->descriptor] & FACT_IS_METHOD))
		return k->words[m->descriptor];
	return descriptor_parameter_words(member_descriptor(k->c, m));
}

static const char *method_complaint(const struct checker *k, const struct member *m)
{
	bool wants_code = !(m->access & (ACC_ABSTRACT | ACC_NATIVE));
	// HotSpot takes <clinit> whatever its flags say.
	if (!wants_code && m->code && slice_equal(member_name(k->c, m), SLICE("<clinit>")))
		return NULL;
	if (wants_code != (m->code != NULL))
		return wants_code ? "method without code" : "abstract or native method with code";
	if (m->code && parameter_words(k, m) + !(m->access & ACC_STATIC) > m->code->max_locals)
		return "parameters do not fit into max_locals";
	return NULL;
}

static bool check_members(struct checker *k, const struct member *members, uint32_t n,
	bool is_method)
{
	for (uint32_t i = 0; i < n; i++) {
		const struct member *m = &members[i];
		const char *why = NULL;
		if (!check_member_names(k, m, is_method))
			why = is_method ? "malformed method name or descriptor"
							: "malformed field name or descriptor";
		else if (is_method)
			why = method_complaint(k, m);
		if (why) // flags, name, descriptor and the number of attributes come before them
			return fail(k, m->attributes.at - 8, why);
	}
	return true;
}

// ---- bootstrap methods ----------------------------------------------------------------------

static bool is_loadable(const struct class *c, uint16_t index)
{
	switch (index < c->n_constants ? c->tags[index] : (uint8_t)CONSTANT_NONE) {
	case CONSTANT_Integer:
	case CONSTANT_Float:
	case CONSTANT_Long:
	case CONSTANT_Double:
	case CONSTANT_Class:
	case CONSTANT_String:
	case CONSTANT_MethodHandle:
	case CONSTANT_MethodType:
	case CONSTANT_Dynamic:
		return true;
	default:
		return false;
	}
}

static bool check_bootstrap_methods(struct checker *k)
{
	for (uint32_t i = 0; i < k->c->n_bootstrap_methods; i++) {
		const struct bootstrap_method *m = &k->c->bootstrap_methods[i];
		const uint8_t *where = m->arguments - 4;
		if (!constant_is(k->c, m->handle, CONSTANT_MethodHandle))
			return fail(k, where, "bootstrap method is not a method handle");
		for (uint32_t a = 0; a < m->n_arguments; a++)
			if (!is_loadable(k->c, bytes_u2(m->arguments + 2 * (size_t)a)))
				return fail(k, where, "bootstrap argument is not a loadable constant");
	}
	return true;
}

static bool check_dynamic_constants(struct checker *k)
{
	const struct class *c = k->c;
	uint32_t dynamic = (uint32_t)1 << CONSTANT_Dynamic | (uint32_t)1 << CONSTANT_InvokeDynamic;
	if (k->raw->is_plain && !(k->raw->tags_seen & dynamic))
		return true;
	for (uint32_t i = 1; i < c->n_constants; i++)
		if ((c->tags[i] == CONSTANT_Dynamic || c->tags[i] == CONSTANT_InvokeDynamic) &&
			class_u2(c, (uint16_t)i) >= c->n_bootstrap_methods)
			return fail(k, c->bytes.ptr + c->offsets[i] - 1, "no such bootstrap method");
	return true;
}

// ---- all of it ------------------------------------------------------------------------------

static bool check(struct checker *k)
{
	const struct class *c = k->c;
	return constants_check(k) && check_names(k) &&
		check_members(k, c->fields, c->n_fields, false) &&
		check_members(k, c->methods, c->n_methods, true) && check_bootstrap_methods(k) &&
		check_dynamic_constants(k);
}

const struct class *class_check(struct raw_class *raw, struct arena *arena, struct err *err)
{
	struct class *c = &raw->unchecked;
	struct arena_mark before = arena_mark(arena);
	struct checker checker;

	checker.c = c;
	checker.raw = raw;
	checker.in = cursor_of(c->bytes);
	checker.facts = arena_alloc(arena, c->n_constants);
	if (!check(&checker)) {
		cursor_check(&checker.in, err);
		arena_reset(arena, before);
		return NULL;
	}
	c->facts = checker.is_quick ? checker.facts : NULL;
	return c;
}

static bool check_code(struct code_scratch *scratch, const struct class *c, const struct code *code,
	uint64_t *starts, struct cursor *in)
{
	bool is_quick = c->facts && code_check_quickly(scratch, c, code, starts);
	if (is_quick && !CHECKS_TWICE)
		return true;
	bool is_good = code_check_exactly(c, code, starts, in);
	INVARIANT(is_good || !is_quick);
	return is_good;
}

bool class_check_code(const struct class *c, struct arena *arena, struct err *err)
{
	struct arena_mark before = arena_mark(arena);
	struct code_scratch scratch;
	struct cursor in = cursor_of(c->bytes);

	for (uint32_t i = 0; i < c->n_methods; i++) {
		struct code *code = c->methods[i].code;
		if (!code)
			continue;
		uint64_t *starts = arena_alloc(arena, (code->length / 64 + 1) * sizeof(uint64_t));
		if (check_code(&scratch, c, code, starts, &in)) {
			code->starts = starts;
			continue;
		}
		while (i-- > 0)
			if (c->methods[i].code)
				c->methods[i].code->starts = NULL;
		cursor_check(&in, err);
		arena_reset(arena, before);
		return false;
	}
	return true;
}
