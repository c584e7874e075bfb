// invokedynamic: the bootstrap methods that compilers use are known and linked to generated classes, one
// per call site, made when the site is first executed: LambdaMetafactory, StringConcatFactory,
// ObjectMethods, SwitchBootstraps. No LambdaForm runs. All others are called: bootstrap.c.
#include "vm/dynamic.h"

#include "vm/gen.h"
#include "vm/interp.h"

struct site {
	struct vm *vm;
	struct thread *t;
	struct vclass *in;
	struct slice name, type; // of the call site
	const struct bootstrap_method *bootstrap;
	uint16_t index;
};

static uint16_t argument(const struct site *s, uint32_t i)
{
	return bytes_u2(s->bootstrap->arguments + 2 * (size_t)i);
}

static uint8_t argument_tag(const struct site *s, uint32_t i)
{
	return i < s->bootstrap->n_arguments ? s->in->file->tags[argument(s, i)] : 0;
}

// "La/B;" of a class name, which for arrays is a descriptor already.
static struct slice as_type(struct vm *vm, struct slice name)
{
	return name.ptr[0] == '[' ? name : arena_printf(&vm->arena, "L%.*s;", SLICE_ARG(name));
}

// The hash of states tells classes apart by name, so no two sites have the same.
static struct slice site_class_name(const struct site *s, const char *suffix)
{
	return arena_printf(&s->vm->arena, "%s$$%s$%u", s->in->name->text, suffix, s->index);
}

static struct vmethod *bad_site(const struct site *s, const char *bootstrap)
{
	throw_new(s->vm, s->t, "java/lang/BootstrapMethodError", "wrong arguments of %s", bootstrap);
	return NULL;
}

// ---- lambdas --------------------------------------------------------------------------------------

struct implementation {
	struct member_ref member;
	uint8_t kind; // enum reference_kind
};

static struct slice captured_name(struct vm *vm, uint32_t i)
{
	return arena_printf(&vm->arena, "arg$%u", i);
}

// One parameter of what is called: its receiver first, where it has one.
struct parameters {
	struct slice receiver, rest;
};

static struct slice next_parameter(struct parameters *p)
{
	if (p->receiver.len) {
		struct slice receiver = p->receiver;
		p->receiver = SLICE_EMPTY;
		return receiver;
	}
	return descriptor_next(&p->rest);
}

static void call_implementation(struct gen *g, const struct implementation *impl, bool is_interface)
{
	static const uint8_t ops[] = { [REF_invokeVirtual] = OP_invokevirtual,
		[REF_invokeStatic] = OP_invokestatic,
		[REF_invokeSpecial] = OP_invokespecial,
		[REF_newInvokeSpecial] = OP_invokespecial,
		[REF_invokeInterface] = OP_invokeinterface };
	uint8_t op = ops[impl->kind];
	uint16_t r = gen_ref(g, is_interface ? CONSTANT_InterfaceMethodref : CONSTANT_Methodref,
		impl->member.class_name, impl->member.name, impl->member.descriptor);
	gen_op_u2(g, op, r);
	if (op == OP_invokeinterface) {
		gen_op(g, (uint8_t)(descriptor_parameter_words(impl->member.descriptor) + 1));
		gen_op(g, 0);
	}
}

// The interface's method: erased is its descriptor, actual what the lambda is used as.
static void make_lambda_method(struct gen *g, const struct site *s,
	const struct implementation *impl, struct slice self, struct slice erased, struct slice actual)
{
	struct vm *vm = s->vm;
	bool has_receiver = impl->kind != REF_invokeStatic && impl->kind != REF_newInvokeSpecial;
	struct parameters wanted = { has_receiver ? as_type(vm, impl->member.class_name) : SLICE_EMPTY,
		descriptor_parameters(impl->member.descriptor) };
	if (impl->kind == REF_newInvokeSpecial) {
		gen_op_u2(g, OP_new, gen_class(g, impl->member.class_name));
		gen_op(g, OP_dup);
	}
	struct slice captured = descriptor_parameters(s->type), d;
	for (uint32_t i = 0; (d = descriptor_next(&captured)).len; i++) {
		gen_load(g, 'L', 0);
		gen_op_u2(g, OP_getfield, gen_ref(g, CONSTANT_Fieldref, self, captured_name(vm, i), d));
		gen_convert(g, d, next_parameter(&wanted));
	}
	struct slice given = descriptor_parameters(erased), used = descriptor_parameters(actual);
	uint16_t local = 1;
	while ((d = descriptor_next(&given)).len) {
		struct slice as = descriptor_next(&used), to = next_parameter(&wanted);
		gen_load(g, (char)d.ptr[0], local);
		local += gen_words(d);
		if (as.len && as.ptr[0] != 'V')
			gen_convert(g, d, as);
		if (to.len)
			gen_convert(g, as, to);
	}
	call_implementation(g, impl, impl->member.tag == CONSTANT_InterfaceMethodref);
	struct slice got = impl->kind == REF_newInvokeSpecial
		? as_type(vm, impl->member.class_name)
		: descriptor_return(impl->member.descriptor);
	struct slice to = descriptor_return(erased);
	gen_convert(g, got, to.ptr[0] == 'V' ? to : descriptor_return(actual));
	if (to.ptr[0] != 'V')
		gen_convert(g, descriptor_return(actual), to);
	gen_return(g, (char)to.ptr[0]);
	gen_method(g, ACC_PUBLIC, s->name, erased, (uint16_t)(local + 300), local);
}

// The call site's method: makes the object, or returns the only one where nothing is captured.
static void make_lambda_factory(struct gen *g, const struct site *s, struct slice self)
{
	struct slice captured = descriptor_parameters(s->type), d;
	uint16_t local = 0;
	if (captured.len == 0 || captured.ptr[0] == ')') {
		gen_field(g, ACC_STATIC, SLICE("only"), SLICE("Ljava/lang/Object;"));
		gen_op_u2(g, OP_getstatic,
			gen_ref(g, CONSTANT_Fieldref, self, SLICE("only"), SLICE("Ljava/lang/Object;")));
	} else {
		gen_op_u2(g, OP_new, g->this_class);
		for (uint32_t i = 0; (d = descriptor_next(&captured)).len; i++) {
			struct slice name = captured_name(s->vm, i);
			gen_field(g, ACC_PRIVATE | ACC_FINAL, name, d);
			gen_op(g, OP_dup);
			gen_load(g, (char)d.ptr[0], local);
			local += gen_words(d);
			gen_op_u2(g, OP_putfield, gen_ref(g, CONSTANT_Fieldref, self, name, d));
		}
	}
	gen_return(g, 'L');
	gen_method(g, ACC_STATIC, SLICE("make"), s->type, 8, local);
}

static void load_text(struct gen *g, struct slice text)
{
	gen_op_u2(g, OP_ldc_w, gen_string(g, text));
}

// What is written in place of a lambda: a description, from which the capturing class makes it again.
static void make_write_replace(struct gen *g, const struct site *s,
	const struct method_handle *handle, struct slice self, struct slice erased, struct slice actual)
{
	static const char description[] = "java/lang/invoke/SerializedLambda";
	struct member_ref impl = class_member_ref(s->in->file, handle->reference);
	struct slice interface = descriptor_return(s->type), captured = descriptor_parameters(s->type),
				 d;
	int32_t n = 0;
	for (struct slice rest = captured; descriptor_next(&rest).len;)
		n++;
	gen_op_u2(g, OP_new, gen_class(g, slice_of_string(description)));
	gen_op(g, OP_dup);
	gen_op_u2(g, OP_ldc_w, gen_class(g, class_text(s->in)));
	load_text(g, slice_of(interface.ptr + 1, interface.len - 2));
	load_text(g, s->name);
	load_text(g, erased);
	gen_int(g, handle->kind);
	load_text(g, impl.class_name);
	load_text(g, impl.name);
	load_text(g, impl.descriptor);
	load_text(g, actual);
	gen_int(g, n);
	gen_op_u2(g, OP_anewarray, gen_class(g, SLICE("java/lang/Object")));
	for (int32_t i = 0; (d = descriptor_next(&captured)).len; i++) {
		gen_op(g, OP_dup);
		gen_int(g, i);
		gen_load(g, 'L', 0);
		gen_op_u2(g, OP_getfield,
			gen_ref(g, CONSTANT_Fieldref, self, captured_name(s->vm, (uint32_t)i), d));
		gen_convert(g, d, SLICE("Ljava/lang/Object;"));
		gen_op(g, OP_aastore);
	}
	gen_invoke(g, OP_invokespecial, description, "<init>",
		"(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;I"
		"Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;[Ljava/lang/Object;)V");
	gen_return(g, 'L');
	gen_method(g, ACC_PRIVATE | ACC_FINAL, SLICE("writeReplace"), SLICE("()Ljava/lang/Object;"), 20,
		1);
}

static struct vmethod *define_site(struct gen *g, const struct site *s, const char *name,
	struct slice type)
{
	struct vclass *k = gen_define(g, s->vm, s->t, s->in);
	if (!k)
		return NULL;
	return class_method(k, symbol_of_string(s->vm, name), symbol_of(s->vm, type));
}

enum { FLAG_SERIALIZABLE = 1, FLAG_MARKERS = 2, FLAG_BRIDGES = 4 };

static int32_t integer_argument(const struct site *s, uint32_t i)
{
	return argument_tag(s, i) == CONSTANT_Integer ? class_integer(s->in->file, argument(s, i)) : 0;
}

static struct vmethod *link_lambda(const struct site *s, bool is_alternative)
{
	struct vm *vm = s->vm;
	const struct class *c = s->in->file;
	struct slice interface = descriptor_return(s->type);
	if (argument_tag(s, 0) != CONSTANT_MethodType || argument_tag(s, 1) != CONSTANT_MethodHandle ||
		argument_tag(s, 2) != CONSTANT_MethodType || interface.ptr[0] != 'L')
		return bad_site(s, "LambdaMetafactory");
	struct method_handle handle = class_method_handle(c, argument(s, 1));
	if (handle.kind < REF_invokeVirtual)
		return bad_site(s, "LambdaMetafactory");
	struct implementation impl = { class_member_ref(c, handle.reference), handle.kind };
	// A private method of the class itself, as compilers for Java 8 name it: nest mates call it in another way.
	if (impl.kind == REF_invokeSpecial && slice_equal(impl.member.class_name, class_text(s->in)))
		impl.kind = impl.member.tag == CONSTANT_InterfaceMethodref ? REF_invokeInterface
																   : REF_invokeVirtual;
	struct slice erased = class_name_at(c, argument(s, 0)),
				 actual = class_name_at(c, argument(s, 2));
	struct slice self = site_class_name(s, "Lambda");
	struct gen g;
	gen_start(&g, self, "java/lang/Object");
	gen_interface(&g, slice_of(interface.ptr + 1, interface.len - 2));
	make_lambda_factory(&g, s, self);
	make_lambda_method(&g, s, &impl, self, erased, actual);
	if (is_alternative) {
		int32_t flags = integer_argument(s, 3);
		uint32_t at = 4;
		if (flags & FLAG_SERIALIZABLE) {
			gen_interface(&g, SLICE("java/io/Serializable"));
			make_write_replace(&g, s, &handle, self, erased, actual);
		}
		int32_t n = flags & FLAG_MARKERS ? integer_argument(s, at++) : 0;
		for (; n > 0; n--, at++)
			if (argument_tag(s, at) == CONSTANT_Class)
				gen_interface(&g, class_name_at(c, argument(s, at)));
		n = flags & FLAG_BRIDGES ? integer_argument(s, at++) : 0;
		for (; n > 0; n--, at++)
			if (argument_tag(s, at) == CONSTANT_MethodType)
				make_lambda_method(&g, s, &impl, self, class_name_at(c, argument(s, at)), actual);
	}
	struct vmethod *m = define_site(&g, s, "make", s->type);
	struct vfield *only = m ? class_field(vm, m->owner, "only") : NULL;
	if (only) {
		ref object = perm_object(vm, m->owner, 0, name_mix(s->in->name->hash, s->index + 0x1a3bda));
		memcpy(VM_BASE + m->owner->mirror + only->offset, &object, 4);
	}
	gen_release(&g);
	return m;
}

// ---- string concatenation ---------------------------------------------------------------------------

static const char builder[] = "java/lang/StringBuilder";

static void append(struct gen *g, struct slice type)
{
	static const char *const descriptors[128] = { ['Z'] = "(Z)Ljava/lang/StringBuilder;",
		['C'] = "(C)Ljava/lang/StringBuilder;",
		['I'] = "(I)Ljava/lang/StringBuilder;",
		['B'] = "(I)Ljava/lang/StringBuilder;",
		['S'] = "(I)Ljava/lang/StringBuilder;",
		['J'] = "(J)Ljava/lang/StringBuilder;",
		['F'] = "(F)Ljava/lang/StringBuilder;",
		['D'] = "(D)Ljava/lang/StringBuilder;" };
	const char *descriptor = descriptors[type.ptr[0] & 127];
	if (slice_equal(type, SLICE("Ljava/lang/String;")))
		descriptor = "(Ljava/lang/String;)Ljava/lang/StringBuilder;";
	else if (!descriptor)
		descriptor = "(Ljava/lang/Object;)Ljava/lang/StringBuilder;";
	gen_invoke(g, OP_invokevirtual, builder, "append", descriptor);
}

static void append_text(struct gen *g, struct slice text)
{
	if (text.len == 0)
		return;
	gen_op_u2(g, OP_ldc_w, gen_string(g, text));
	append(g, SLICE("Ljava/lang/String;"));
}

static void new_builder(struct gen *g)
{
	gen_op_u2(g, OP_new, gen_class(g, slice_of_string(builder)));
	gen_op(g, OP_dup);
	gen_invoke(g, OP_invokespecial, builder, "<init>", "()V");
}

static void append_constant(struct gen *g, const struct site *s, uint32_t i)
{
	const struct class *c = s->in->file;
	uint16_t index = argument_tag(s, i) ? argument(s, i) : 0;
	switch (argument_tag(s, i)) {
	case CONSTANT_String:
		append_text(g, class_name_at(c, index));
		break;
	case CONSTANT_Integer:
		gen_int(g, class_integer(c, index));
		append(g, SLICE("I"));
		break;
	case CONSTANT_Class:
		gen_op_u2(g, OP_ldc_w, gen_class(g, class_name_at(c, index)));
		append(g, SLICE("Ljava/lang/Object;"));
		break;
	default:
		vm_unsupported(s->vm, s->t, "this constant in a string concatenation");
		break;
	}
}

static struct vmethod *link_concat(const struct site *s, bool has_recipe)
{
	struct slice parameters = descriptor_parameters(s->type), d;
	struct gen g;
	uint16_t local = 0;
	uint32_t constant = 1;
	gen_start(&g, site_class_name(s, "Concat"), "java/lang/Object");
	new_builder(&g);
	struct slice recipe = has_recipe && argument_tag(s, 0) == CONSTANT_String
		? class_name_at(s->in->file, argument(s, 0))
		: SLICE_EMPTY;
	size_t from = 0;
	for (size_t i = 0; i <= recipe.len && has_recipe; i++) {
		if (i < recipe.len && recipe.ptr[i] > 2)
			continue;
		append_text(&g, slice_until(slice_from(recipe, from), i - from));
		from = i + 1;
		if (i < recipe.len && recipe.ptr[i] == 1 && (d = descriptor_next(&parameters)).len) {
			gen_load(&g, (char)d.ptr[0], local);
			local += gen_words(d);
			append(&g, d);
		} else if (i < recipe.len && recipe.ptr[i] == 2) {
			append_constant(&g, s, constant++);
		}
	}
	while (!has_recipe && (d = descriptor_next(&parameters)).len) {
		gen_load(&g, (char)d.ptr[0], local);
		local += gen_words(d);
		append(&g, d);
	}
	gen_invoke(&g, OP_invokevirtual, builder, "toString", "()Ljava/lang/String;");
	gen_return(&g, 'L');
	gen_method(&g, ACC_STATIC, SLICE("concat"), s->type, 8, local);
	struct vmethod *m = define_site(&g, s, "concat", s->type);
	gen_release(&g);
	return s->vm->status == VM_RUNNING ? m : NULL;
}

// ---- records ----------------------------------------------------------------------------------------

struct component {
	struct slice owner, name, type;
};

static struct component component(const struct site *s, uint32_t i)
{
	struct method_handle handle = class_method_handle(s->in->file, argument(s, i));
	struct member_ref r = class_member_ref(s->in->file, handle.reference);
	return (struct component){ r.class_name, r.name, r.descriptor };
}

static void load_component(struct gen *g, uint16_t local, struct component c)
{
	gen_load(g, 'L', local);
	if (local > 0) // equals' argument
		gen_op_u2(g, OP_checkcast, gen_class(g, c.owner));
	gen_op_u2(g, OP_getfield, gen_ref(g, CONSTANT_Fieldref, c.owner, c.name, c.type));
}

static void record_to_string(struct gen *g, const struct site *s)
{
	new_builder(g);
	gen_op_u2(g, OP_ldc_w, gen_class(g, class_text(s->in)));
	gen_invoke(g, OP_invokevirtual, "java/lang/Class", "getSimpleName", "()Ljava/lang/String;");
	append(g, SLICE("Ljava/lang/String;"));
	append_text(g, SLICE("["));
	for (uint32_t i = 2; i < s->bootstrap->n_arguments; i++) {
		struct component c = component(s, i);
		append_text(g,
			arena_printf(&s->vm->arena, "%s%.*s=", i > 2 ? ", " : "", SLICE_ARG(c.name)));
		load_component(g, 0, c);
		append(g, c.type);
	}
	append_text(g, SLICE("]"));
	gen_invoke(g, OP_invokevirtual, builder, "toString", "()Ljava/lang/String;");
	gen_return(g, 'L');
}

static const struct {
	char kind;
	const char *wrapper, *hash, *compare;
} primitives[] = { { 'Z', "java/lang/Boolean", "(Z)I", "(ZZ)I" },
	{ 'B', "java/lang/Byte", "(B)I", "(BB)I" }, { 'C', "java/lang/Character", "(C)I", "(CC)I" },
	{ 'S', "java/lang/Short", "(S)I", "(SS)I" }, { 'I', "java/lang/Integer", "(I)I", "(II)I" },
	{ 'J', "java/lang/Long", "(J)I", "(JJ)I" }, { 'F', "java/lang/Float", "(F)I", "(FF)I" },
	{ 'D', "java/lang/Double", "(D)I", "(DD)I" } };

static int primitive_row(struct slice type)
{
	for (uint32_t i = 0; i < sizeof(primitives) / sizeof(primitives[0]); i++)
		if (primitives[i].kind == (char)type.ptr[0])
			return (int)i;
	return -1;
}

static void record_hash_code(struct gen *g, const struct site *s)
{
	gen_int(g, 0);
	for (uint32_t i = 2; i < s->bootstrap->n_arguments; i++) {
		struct component c = component(s, i);
		int row = primitive_row(c.type);
		gen_int(g, 31);
		gen_op(g, OP_imul);
		load_component(g, 0, c);
		if (row < 0)
			gen_invoke(g, OP_invokestatic, "java/util/Objects", "hashCode",
				"(Ljava/lang/Object;)I");
		else
			gen_invoke(g, OP_invokestatic, primitives[row].wrapper, "hashCode",
				primitives[row].hash);
		gen_op(g, OP_iadd);
	}
	gen_return(g, 'I');
}

static void record_equals(struct gen *g, const struct site *s)
{
	VEC(uint32_t) differ = { 0 };
	gen_load(g, 'L', 0);
	gen_load(g, 'L', 1);
	uint32_t other = gen_branch(g, OP_if_acmpne);
	gen_int(g, 1);
	gen_return(g, 'I');
	gen_here(g, other);
	gen_load(g, 'L', 1);
	gen_op_u2(g, OP_instanceof, gen_class(g, class_text(s->in)));
	vec_push(&differ, gen_branch(g, OP_ifeq));
	for (uint32_t i = 2; i < s->bootstrap->n_arguments; i++) {
		struct component c = component(s, i);
		int row = primitive_row(c.type);
		load_component(g, 0, c);
		load_component(g, 1, c);
		if (row < 0)
			gen_invoke(g, OP_invokestatic, "java/util/Objects", "equals",
				"(Ljava/lang/Object;Ljava/lang/Object;)Z");
		else
			gen_invoke(g, OP_invokestatic, primitives[row].wrapper, "compare",
				primitives[row].compare);
		vec_push(&differ, gen_branch(g, row < 0 ? OP_ifeq : OP_ifne));
	}
	gen_int(g, 1);
	gen_return(g, 'I');
	for (uint32_t i = 0; i < differ.n; i++)
		gen_here(g, differ.v[i]);
	gen_int(g, 0);
	gen_return(g, 'I');
	vec_release(&differ);
}

static struct vmethod *link_record(const struct site *s)
{
	struct gen g;
	for (uint32_t i = 2; i < s->bootstrap->n_arguments; i++)
		if (argument_tag(s, i) != CONSTANT_MethodHandle ||
			class_method_handle(s->in->file, argument(s, i)).kind > REF_putStatic)
			return bad_site(s, "ObjectMethods");
	gen_start(&g, site_class_name(s, "Record"), "java/lang/Object");
	if (slice_equal(s->name, SLICE("toString")))
		record_to_string(&g, s);
	else if (slice_equal(s->name, SLICE("hashCode")))
		record_hash_code(&g, s);
	else
		record_equals(&g, s);
	gen_method(&g, ACC_STATIC, s->name, s->type, 12, 2);
	struct vmethod *m = define_site(&g, s,
		(const char *)arena_printf(&s->vm->arena, "%.*s", SLICE_ARG(s->name)).ptr, s->type);
	gen_release(&g);
	return m;
}

// ---- pattern switches ---------------------------------------------------------------------------------

// The String argument of a dynamic constant's bootstrap; through one more level where it is dynamic too.
static bool dynamic_text(const struct class *c, uint16_t index, uint32_t i, uint32_t depth,
	struct slice *text)
{
	const struct bootstrap_method *b = &c->bootstrap_methods[class_member_ref(c, index).bootstrap];
	if (i >= b->n_arguments || depth > 2)
		return false;
	uint16_t at = bytes_u2(b->arguments + 2 * (size_t)i);
	if (c->tags[at] == CONSTANT_String) {
		*text = class_name_at(c, at);
		return true;
	}
	return c->tags[at] == CONSTANT_Dynamic && dynamic_text(c, at, 1, depth + 1, text);
}

static void test_enum_name(struct gen *g, struct slice name)
{
	gen_load(g, 'L', 0);
	gen_op_u2(g, OP_checkcast, gen_class(g, SLICE("java/lang/Enum")));
	gen_invoke(g, OP_invokevirtual, "java/lang/Enum", "name", "()Ljava/lang/String;");
	gen_op_u2(g, OP_ldc_w, gen_string(g, name));
	gen_invoke(g, OP_invokevirtual, "java/lang/Object", "equals", "(Ljava/lang/Object;)Z");
}

// Leaves branches to take when the label does not match; false where the label is of no known kind.
static bool test_label(struct gen *g, const struct site *s, uint32_t i, bool is_enum,
	uint32_t branches[2])
{
	const struct class *c = s->in->file;
	uint16_t index = argument(s, i);
	struct slice class_text_of, name;
	branches[0] = branches[1] = UINT32_MAX;
	switch (argument_tag(s, i)) {
	case CONSTANT_Class:
		gen_load(g, 'L', 0);
		gen_op_u2(g, OP_instanceof, gen_class(g, class_name_at(c, index)));
		break;
	case CONSTANT_String:
		if (is_enum) {
			test_enum_name(g, class_name_at(c, index));
		} else {
			gen_op_u2(g, OP_ldc_w, gen_string(g, class_name_at(c, index)));
			gen_load(g, 'L', 0);
			gen_invoke(g, OP_invokevirtual, "java/lang/Object", "equals", "(Ljava/lang/Object;)Z");
		}
		break;
	case CONSTANT_Integer:
		// An Integer, or a Character of that value.
		for (uint32_t j = 0; j < 2; j++) {
			gen_int(g, class_integer(c, index));
			gen_invoke(g, OP_invokestatic, j ? "java/lang/Character" : "java/lang/Integer",
				"valueOf", j ? "(C)Ljava/lang/Character;" : "(I)Ljava/lang/Integer;");
			gen_load(g, 'L', 0);
			gen_invoke(g, OP_invokevirtual, "java/lang/Object", "equals", "(Ljava/lang/Object;)Z");
		}
		gen_op(g, OP_ior);
		break;
	case CONSTANT_Dynamic:
		if (!dynamic_text(c, index, 1, 0, &class_text_of) || !dynamic_text(c, index, 2, 0, &name))
			return false;
		{
			struct slice internal = arena_copy(&s->vm->arena, class_text_of);
			uint8_t *p = (uint8_t *)(uintptr_t)internal.ptr;
			for (size_t j = 0; j < internal.len; j++)
				if (p[j] == '.')
					p[j] = '/';
			gen_load(g, 'L', 0);
			gen_op_u2(g, OP_instanceof, gen_class(g, internal));
			branches[1] = gen_branch(g, OP_ifeq);
			test_enum_name(g, name);
		}
		break;
	default:
		return false;
	}
	branches[0] = gen_branch(g, OP_ifeq);
	return true;
}

static struct vmethod *link_switch(const struct site *s, bool is_enum)
{
	struct gen g;
	gen_start(&g, site_class_name(s, "Switch"), "java/lang/Object");
	gen_load(&g, 'L', 0);
	uint32_t is_there = gen_branch(&g, OP_ifnonnull);
	gen_int(&g, -1);
	gen_return(&g, 'I');
	gen_here(&g, is_there);
	for (uint32_t i = 0; i < s->bootstrap->n_arguments; i++) {
		uint32_t branches[2];
		gen_load(&g, 'I', 1);
		gen_int(&g, (int32_t)i);
		uint32_t later = gen_branch(&g, OP_if_icmpgt);
		if (!test_label(&g, s, i, is_enum, branches)) {
			gen_release(&g);
			return NULL;
		}
		gen_int(&g, (int32_t)i);
		gen_return(&g, 'I');
		gen_here(&g, later);
		gen_here(&g, branches[0]);
		if (branches[1] != UINT32_MAX)
			gen_here(&g, branches[1]);
	}
	gen_int(&g, s->bootstrap->n_arguments);
	gen_return(&g, 'I');
	gen_method(&g, ACC_STATIC, SLICE("select"), s->type, 8, 2);
	struct vmethod *m = define_site(&g, s, "select", s->type);
	gen_release(&g);
	return m;
}

// ---- linking ----------------------------------------------------------------------------------------

static struct vmethod *link_site(const struct site *s, struct member_ref bootstrap)
{
	if (slice_equal(bootstrap.class_name, SLICE("java/lang/invoke/LambdaMetafactory")))
		return link_lambda(s, slice_equal(bootstrap.name, SLICE("altMetafactory")));
	if (slice_equal(bootstrap.class_name, SLICE("java/lang/invoke/StringConcatFactory")))
		return link_concat(s, slice_equal(bootstrap.name, SLICE("makeConcatWithConstants")));
	if (slice_equal(bootstrap.class_name, SLICE("java/lang/runtime/ObjectMethods")))
		return link_record(s);
	if (slice_equal(bootstrap.class_name, SLICE("java/lang/runtime/SwitchBootstraps")))
		return link_switch(s, slice_equal(bootstrap.name, SLICE("enumSwitch")));
	return NULL;
}

struct vmethod *resolve_dynamic(struct vm *vm, struct thread *t, struct vclass *in, uint16_t index)
{
	struct pool_entry *entry = &in->pool[index];
	const struct class *c = in->file;
	struct member_ref r = class_member_ref(c, index);
	// One class per constant, not per instruction: javac gives each site its own.
	if (entry->p)
		return (struct vmethod *)entry->p;
	const struct bootstrap_method *b = &c->bootstrap_methods[r.bootstrap];
	struct method_handle handle = class_method_handle(c, b->handle);
	struct site s = { vm, t, in, r.name, r.descriptor, b, index };
	struct arena_mark mark = arena_mark(&vm->arena);
	struct vmethod *m = link_site(&s, class_member_ref(c, handle.reference));
	arena_reset(&vm->arena, mark);
	if (vm->wanted.name)
		return NULL;
	entry->p = (uintptr_t)m;
	return m;
}
