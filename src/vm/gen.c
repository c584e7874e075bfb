#include "vm/gen.h"

static void put_u1(struct buf *out, uint8_t value)
{
	buf_char(out, (char)value);
}

static void put_u2(struct buf *out, uint16_t value)
{
	put_u1(out, (uint8_t)(value >> 8));
	put_u1(out, (uint8_t)value);
}

static void put_u4(struct buf *out, uint32_t value)
{
	put_u2(out, (uint16_t)(value >> 16));
	put_u2(out, (uint16_t)value);
}

void gen_start(struct gen *g, struct slice name, const char *super)
{
	memset(g, 0, sizeof(*g));
	g->n_pool = 1;
	g->this_class = gen_class(g, name);
	g->super_class = gen_class(g, slice_of_string(super));
	g->code_name = gen_utf8(g, SLICE("Code"));
}

void gen_release(struct gen *g)
{
	buf_release(&g->pool);
	buf_release(&g->fields);
	buf_release(&g->methods);
	buf_release(&g->code);
}

uint16_t gen_utf8(struct gen *g, struct slice text)
{
	put_u1(&g->pool, CONSTANT_Utf8);
	put_u2(&g->pool, (uint16_t)text.len);
	buf_slice(&g->pool, text);
	return g->n_pool++;
}

static uint16_t put_named(struct gen *g, uint8_t tag, struct slice text)
{
	uint16_t name = gen_utf8(g, text);
	put_u1(&g->pool, tag);
	put_u2(&g->pool, name);
	return g->n_pool++;
}

uint16_t gen_class(struct gen *g, struct slice name)
{
	return put_named(g, CONSTANT_Class, name);
}

uint16_t gen_string(struct gen *g, struct slice text)
{
	return put_named(g, CONSTANT_String, text);
}

uint16_t gen_integer(struct gen *g, int32_t value)
{
	put_u1(&g->pool, CONSTANT_Integer);
	put_u4(&g->pool, (uint32_t)value);
	return g->n_pool++;
}

uint16_t gen_ref(struct gen *g, uint8_t tag, struct slice owner, struct slice name,
	struct slice type)
{
	uint16_t class_index = gen_class(g, owner);
	uint16_t name_index = gen_utf8(g, name), type_index = gen_utf8(g, type);
	put_u1(&g->pool, CONSTANT_NameAndType);
	put_u2(&g->pool, name_index);
	put_u2(&g->pool, type_index);
	uint16_t both = g->n_pool++;
	put_u1(&g->pool, tag);
	put_u2(&g->pool, class_index);
	put_u2(&g->pool, both);
	return g->n_pool++;
}

void gen_interface(struct gen *g, struct slice name)
{
	if (g->n_interfaces < sizeof(g->interfaces) / sizeof(g->interfaces[0]))
		g->interfaces[g->n_interfaces++] = gen_class(g, name);
}

void gen_field(struct gen *g, uint16_t access, struct slice name, struct slice type)
{
	uint16_t name_index = gen_utf8(g, name), type_index = gen_utf8(g, type);
	put_u2(&g->fields, access);
	put_u2(&g->fields, name_index);
	put_u2(&g->fields, type_index);
	put_u2(&g->fields, 0);
	g->n_fields++;
}

void gen_method(struct gen *g, uint16_t access, struct slice name, struct slice type,
	uint16_t max_stack, uint16_t max_locals)
{
	uint16_t name_index = gen_utf8(g, name), type_index = gen_utf8(g, type);
	put_u2(&g->methods, access);
	put_u2(&g->methods, name_index);
	put_u2(&g->methods, type_index);
	put_u2(&g->methods, 1);
	put_u2(&g->methods, g->code_name);
	put_u4(&g->methods, (uint32_t)g->code.len + 12);
	put_u2(&g->methods, max_stack);
	put_u2(&g->methods, max_locals);
	put_u4(&g->methods, (uint32_t)g->code.len);
	buf_slice(&g->methods, buf_view(&g->code));
	put_u2(&g->methods, 0);
	put_u2(&g->methods, 0);
	g->n_methods++;
	buf_clear(&g->code);
}

// ---- code -----------------------------------------------------------------------------------------

void gen_op(struct gen *g, uint8_t op)
{
	put_u1(&g->code, op);
}

void gen_op_u2(struct gen *g, uint8_t op, uint16_t operand)
{
	put_u1(&g->code, op);
	put_u2(&g->code, operand);
}

void gen_int(struct gen *g, int32_t value)
{
	if (value >= INT16_MIN && value <= INT16_MAX)
		gen_op_u2(g, OP_sipush, (uint16_t)value);
	else
		gen_op_u2(g, OP_ldc_w, gen_integer(g, value));
}

void gen_load(struct gen *g, char kind, uint16_t local)
{
	uint8_t op = kind == 'J'         ? OP_lload
		: kind == 'D'                ? OP_dload
		: kind == 'F'                ? OP_fload
		: kind == 'L' || kind == '[' ? OP_aload
									 : OP_iload;
	gen_op(g, OP_wide);
	gen_op_u2(g, op, local);
}

void gen_return(struct gen *g, char kind)
{
	gen_op(g,
		kind == 'V'                      ? OP_return
			: kind == 'J'                ? OP_lreturn
			: kind == 'D'                ? OP_dreturn
			: kind == 'F'                ? OP_freturn
			: kind == 'L' || kind == '[' ? OP_areturn
										 : OP_ireturn);
}

void gen_invoke(struct gen *g, uint8_t op, const char *owner, const char *name, const char *type)
{
	uint16_t r = gen_ref(g,
		op == OP_invokeinterface ? CONSTANT_InterfaceMethodref : CONSTANT_Methodref,
		slice_of_string(owner), slice_of_string(name), slice_of_string(type));
	gen_op_u2(g, op, r);
	if (op == OP_invokeinterface) {
		put_u1(&g->code, (uint8_t)(descriptor_parameter_words(slice_of_string(type)) + 1));
		put_u1(&g->code, 0);
	}
}

uint32_t gen_branch(struct gen *g, uint8_t op)
{
	uint32_t at = (uint32_t)g->code.len;
	gen_op_u2(g, op, 0);
	return at;
}

void gen_here(struct gen *g, uint32_t branch)
{
	uint16_t distance = (uint16_t)(g->code.len - branch);
	g->code.ptr[branch + 1] = (char)(distance >> 8);
	g->code.ptr[branch + 2] = (char)distance;
}

// ---- conversions ----------------------------------------------------------------------------------

static const struct wrapper {
	char kind;
	const char *name, *value_of, *getter, *getter_type;
} wrappers[] = {
	{ 'Z', "java/lang/Boolean", "(Z)Ljava/lang/Boolean;", "booleanValue", "()Z" },
	{ 'B', "java/lang/Byte", "(B)Ljava/lang/Byte;", "byteValue", "()B" },
	{ 'C', "java/lang/Character", "(C)Ljava/lang/Character;", "charValue", "()C" },
	{ 'S', "java/lang/Short", "(S)Ljava/lang/Short;", "shortValue", "()S" },
	{ 'I', "java/lang/Integer", "(I)Ljava/lang/Integer;", "intValue", "()I" },
	{ 'J', "java/lang/Long", "(J)Ljava/lang/Long;", "longValue", "()J" },
	{ 'F', "java/lang/Float", "(F)Ljava/lang/Float;", "floatValue", "()F" },
	{ 'D', "java/lang/Double", "(D)Ljava/lang/Double;", "doubleValue", "()D" },
};
#define N_WRAPPERS (sizeof(wrappers) / sizeof(wrappers[0]))

static const struct wrapper *wrapper_of_kind(char kind)
{
	for (uint32_t i = 0; i < N_WRAPPERS; i++)
		if (wrappers[i].kind == kind)
			return &wrappers[i];
	return NULL;
}

static const struct wrapper *wrapper_named(struct slice type)
{
	for (uint32_t i = 0; i < N_WRAPPERS; i++)
		if (type.len > 2 &&
			slice_equal(slice_of(type.ptr + 1, type.len - 2), slice_of_string(wrappers[i].name)))
			return &wrappers[i];
	return NULL;
}

static void widen_primitive(struct gen *g, char from, char to)
{
	if (from != 'J' && from != 'F' && from != 'D')
		from = 'I';
	if (to != 'J' && to != 'F' && to != 'D')
		return;
	if (from == 'I')
		gen_op(g, to == 'J' ? OP_i2l : to == 'F' ? OP_i2f : OP_i2d);
	else if (from == 'J' && to != 'J')
		gen_op(g, to == 'F' ? OP_l2f : OP_l2d);
	else if (from == 'F' && to == 'D')
		gen_op(g, OP_f2d);
}

static void cast(struct gen *g, struct slice to)
{
	if (slice_equal(to, SLICE("Ljava/lang/Object;")))
		return;
	struct slice name = to.ptr[0] == '[' ? to : slice_of(to.ptr + 1, to.len - 2);
	gen_op_u2(g, OP_checkcast, gen_class(g, name));
}

void gen_convert(struct gen *g, struct slice from, struct slice to)
{
	if (!from.len || !to.len) // too few of one side: the verifier refuses what comes out
		return;
	bool from_ref = from.ptr[0] == 'L' || from.ptr[0] == '[';
	bool to_ref = to.ptr[0] == 'L' || to.ptr[0] == '[';
	if (to.ptr[0] == 'V') {
		if (gen_words(from))
			gen_op(g, gen_words(from) == 2 ? OP_pop2 : OP_pop);
	} else if (from.ptr[0] == 'V') {
		if (to_ref)
			gen_op(g, OP_aconst_null);
		else
			gen_op(g,
				gen_words(to) == 2     ? (to.ptr[0] == 'J' ? OP_lconst_0 : OP_dconst_0)
					: to.ptr[0] == 'F' ? OP_fconst_0
									   : OP_iconst_0);
	} else if (from_ref && to_ref) {
		if (!slice_equal(from, to))
			cast(g, to);
	} else if (!from_ref && !to_ref) {
		widen_primitive(g, (char)from.ptr[0], (char)to.ptr[0]);
	} else if (to_ref) {
		const struct wrapper *target = wrapper_named(to);
		const struct wrapper *w = target ? target : wrapper_of_kind((char)from.ptr[0]);
		widen_primitive(g, (char)from.ptr[0], w->kind);
		gen_invoke(g, OP_invokestatic, w->name, "valueOf", w->value_of);
	} else {
		const struct wrapper *w = wrapper_named(from);
		if (!w)
			w = wrapper_of_kind((char)to.ptr[0]);
		gen_op_u2(g, OP_checkcast, gen_class(g, slice_of_string(w->name)));
		gen_invoke(g, OP_invokevirtual, w->name, w->getter, w->getter_type);
		widen_primitive(g, w->kind, (char)to.ptr[0]);
	}
}

struct vclass *gen_define(struct gen *g, struct vm *vm, struct thread *t, struct vclass *host)
{
	struct buf out = BUF_INIT;
	put_u4(&out, 0xcafebabe);
	put_u4(&out, 61);
	put_u2(&out, g->n_pool);
	buf_slice(&out, buf_view(&g->pool));
	put_u2(&out, ACC_FINAL | ACC_SUPER | ACC_SYNTHETIC);
	put_u2(&out, g->this_class);
	put_u2(&out, g->super_class);
	put_u2(&out, g->n_interfaces);
	for (uint16_t i = 0; i < g->n_interfaces; i++)
		put_u2(&out, g->interfaces[i]);
	put_u2(&out, g->n_fields);
	buf_slice(&out, buf_view(&g->fields));
	put_u2(&out, g->n_methods);
	buf_slice(&out, buf_view(&g->methods));
	put_u2(&out, 0);
	struct vclass *k = class_define(vm, t, buf_view(&out), host->loader, host->role, true,
		class_nest_host(vm, host));
	buf_release(&out);
	if (k &&
		(class_verify(vm, t, k) != DONE_OK || vm->wanted.name)) // its types come from the program
		return NULL;
	if (k) {
		k->init = INIT_DONE; // it has nothing to initialise
		k->is_generated = true;
	}
	return k;
}
