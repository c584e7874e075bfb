// invokedynamic, for the bootstrap methods that javac uses: LambdaMetafactory, StringConcatFactory
// and ObjectMethods (records).
#include <stdlib.h>

#include "interp.h"

// ---- boxing ---------------------------------------------------------------------------------

struct box {
	char letter;
	const char *class_name, *value_of, *hash_code, *compare, *field;
};

static const struct box boxes[] = {
	{ 'Z', "java/lang/Boolean", "(Z)Ljava/lang/Boolean;", "(Z)I", "(ZZ)I", "Z" },
	{ 'B', "java/lang/Byte", "(B)Ljava/lang/Byte;", "(B)I", "(BB)I", "B" },
	{ 'C', "java/lang/Character", "(C)Ljava/lang/Character;", "(C)I", "(CC)I", "C" },
	{ 'S', "java/lang/Short", "(S)Ljava/lang/Short;", "(S)I", "(SS)I", "S" },
	{ 'I', "java/lang/Integer", "(I)Ljava/lang/Integer;", "(I)I", "(II)I", "I" },
	{ 'J', "java/lang/Long", "(J)Ljava/lang/Long;", "(J)I", "(JJ)I", "J" },
	{ 'F', "java/lang/Float", "(F)Ljava/lang/Float;", "(F)I", "(FF)I", "F" },
	{ 'D', "java/lang/Double", "(D)Ljava/lang/Double;", "(D)I", "(DD)I", "D" },
};
#define N_BOXES (sizeof(boxes) / sizeof(*boxes))

static const struct box *box_of(struct vm *vm, char letter)
{
	for (uint32_t i = 0; i < N_BOXES; i++)
		if (boxes[i].letter == letter)
			return &boxes[i];
	die(vm, "no box for %c", letter);
}

static bool is_primitive(char letter)
{
	return letter != 'L' && letter != '[' && letter != 'V';
}

// Widening only.
static union value widen(char from, char to, union value value)
{
	if (from == to || letter_size(to) < 4 || (to == 'I' && letter_size(from) <= 4 && from != 'F'))
		return value;
	union value result = { .bits = 0 };
	double d = from == 'F' ? (double)value.f : from == 'J' ? (double)value.j : (double)value.i;
	if (to == 'J')
		result.j = value.i;
	else if (to == 'F')
		result.f = from == 'J' ? (float)value.j : (float)value.i;
	else
		result.d = from == 'D' ? value.d : d;
	return result;
}

static bool unbox(struct vm *vm, char to, union value value, union value *result)
{
	if (!value.ref)
		return throw_null(vm);
	for (uint32_t i = 0; i < N_BOXES; i++) {
		const struct klass *klass = value.ref->type->klass;
		if (strcmp(klass->name->text, boxes[i].class_name) != 0)
			continue;
		const struct field *field = field_named(vm, klass, "value", boxes[i].field);
		*result = widen(boxes[i].letter, to, *object_slot(vm, value.ref, field));
		return true;
	}
	return throw_new(vm, "java/lang/ClassCastException", "%s is no box",
		type_text(vm, value.ref->type));
}

// From a value of one type to another, as method handles' asType does it.
static bool adapt(struct vm *vm, char from, char to, union value value, union value *result)
{
	*result = value;
	if (to == 'V')
		return true;
	if (is_primitive(from) && is_primitive(to)) {
		*result = widen(from, to, value);
		return true;
	}
	if (is_primitive(to))
		return unbox(vm, to, value, result);
	if (!is_primitive(from))
		return true;
	const struct box *box = box_of(vm, from);
	return call_named(vm, box->class_name, "valueOf", box->value_of, &value, result);
}

// ---- lambdas --------------------------------------------------------------------------------

struct lambda {
	const struct name *name; // of the interface's method
	uint8_t kind;            // enum reference_kind
	const struct method *target;
	struct slice captured_types; // the invokedynamic's descriptor
	const struct class *file;
	const struct bootstrap_method *bootstrap;
	uint32_t n_captured;
	union value captured[];
};

bool lambda_implements(const struct object *object, const struct method *resolved)
{
	return object->lambda && method_is_abstract(resolved) && resolved->name == object->lambda->name;
}

// Further interfaces that altMetafactory is told of: flags, then the number of markers and these.
bool lambda_is_marked(const struct object *object, const struct type *type)
{
	const struct lambda *lambda = object->lambda;
	if (!lambda || type->letter != 'L' || lambda->bootstrap->n_arguments < 4)
		return false;
	const uint8_t *arguments = lambda->bootstrap->arguments;
	int32_t flags = class_integer(lambda->file, bytes_u2(arguments + 6));
	struct slice name = name_slice(type->klass->name);
	if (flags & 1 && slice_equal(name, SLICE("java/io/Serializable")))
		return true;
	int32_t n = flags & 2 ? class_integer(lambda->file, bytes_u2(arguments + 8)) : 0;
	for (int32_t i = 0; i < n; i++)
		if (slice_equal(name, class_name_at(lambda->file, bytes_u2(arguments + 10 + 2 * i))))
			return true;
	return false;
}

static const struct method *handle_target(struct frame *f, struct method_handle handle)
{
	struct vm *vm = f->vm;
	struct member_ref ref = class_member_ref(f->ir->file, handle.reference);
	struct klass *klass = ref.class_name.ptr[0] == '[' ? vm->world->object
													   : world_find(vm->world, ref.class_name);
	const struct name *name = intern_slice(vm->world->names, ref.name);
	const struct name *descriptor = intern_slice(vm->world->names, ref.descriptor);
	const struct method *method = ref.tag == CONSTANT_InterfaceMethodref
		? world_resolve_interface_method(vm->world, klass, name, descriptor)
		: world_resolve_method(vm->world, klass, name, descriptor);
	if (!method)
		die(vm, "no method %s.%s%s for a handle", klass->name->text, name->text, descriptor->text);
	return method;
}

static bool make_lambda(struct frame *f, const struct ir_insn *insn,
	const struct bootstrap_method *bootstrap, const union value *args, union value *result)
{
	const struct class *file = f->ir->file;
	struct member_ref site = class_member_ref(file, insn->constant);
	struct method_handle handle = class_method_handle(file, bytes_u2(bootstrap->arguments + 2));
	struct lambda *lambda = arena_zero(&f->vm->arena,
		sizeof(*lambda) + sizeof(union value) * insn->n_args);

	lambda->name = intern_slice(f->vm->world->names, site.name);
	lambda->kind = handle.kind;
	lambda->target = handle_target(f, handle);
	lambda->captured_types = site.descriptor;
	lambda->n_captured = insn->n_args;
	lambda->file = file;
	lambda->bootstrap = bootstrap;
	memcpy(lambda->captured, args, sizeof(union value) * insn->n_args);
	struct type *type = type_from_descriptor(f->vm, descriptor_return(site.descriptor));
	result->ref = object_new(f->vm, type);
	result->ref->lambda = lambda;
	return true;
}

struct argument {
	char letter;
	union value value;
};

static uint32_t collect(const struct lambda *lambda, const struct method *called,
	const union value *args, struct argument *out)
{
	uint32_t n = 0;
	struct slice next, rest = descriptor_parameters(lambda->captured_types);
	while ((next = descriptor_next(&rest)).len) {
		out[n] = (struct argument){ (char)next.ptr[0], lambda->captured[n] };
		n++;
	}
	rest = descriptor_parameters(name_slice(called->descriptor));
	for (uint32_t i = 1; (next = descriptor_next(&rest)).len; i++)
		out[n++] = (struct argument){ (char)next.ptr[0], args[i] };
	return n;
}

static bool adapt_all(struct vm *vm, const struct lambda *lambda, const struct argument *given,
	uint32_t n, union value *args)
{
	uint32_t at = 0;
	uint32_t shift = lambda->kind == REF_newInvokeSpecial;
	if (!shift && !method_is_static(lambda->target))
		args[at] = given[at].value, at++;
	struct slice next, rest = descriptor_parameters(name_slice(lambda->target->descriptor));
	while ((next = descriptor_next(&rest)).len) {
		if (at >= n)
			die(vm, "too few arguments for a lambda");
		if (!adapt(vm, given[at].letter, (char)next.ptr[0], given[at].value, &args[at + shift]))
			return false;
		at++;
	}
	if (at != n)
		die(vm, "too many arguments for a lambda");
	return true;
}

static bool call_target(struct vm *vm, const struct lambda *lambda, union value *args,
	union value *result)
{
	const struct method *target = lambda->target;
	struct type *owner = type_of_klass(vm, target->owner);
	switch (lambda->kind) {
	case REF_invokeStatic:
		return type_initialize(vm, owner) && call_method(vm, target, args, result);
	case REF_newInvokeSpecial:
		if (!type_initialize(vm, owner))
			return false;
		args[0].ref = object_new(vm, owner);
		result->ref = args[0].ref;
		return call_method(vm, target, args, NULL);
	case REF_invokeSpecial:
		return args[0].ref ? call_method(vm, target, args, result) : throw_null(vm);
	default:
		return call_virtual(vm, target, args, result);
	}
}

bool call_lambda(struct vm *vm, const struct method *called, const union value *args,
	union value *result)
{
	const struct lambda *lambda = args[0].ref->lambda;
	struct argument given[520];
	union value adapted[520], answer = { .bits = 0 };
	uint32_t n = collect(lambda, called, args, given);
	if (!adapt_all(vm, lambda, given, n, adapted) || !call_target(vm, lambda, adapted, &answer))
		return false;
	char to = (char)descriptor_return(name_slice(called->descriptor)).ptr[0];
	char from = (char)descriptor_return(name_slice(lambda->target->descriptor)).ptr[0];
	if (lambda->kind == REF_newInvokeSpecial)
		from = 'L';
	return adapt(vm, from, to, answer, result ? result : &answer);
}

// ---- string concatenation -------------------------------------------------------------------

bool stringify(struct vm *vm, char letter, union value value, struct object **string)
{
	union value result;
	const char *descriptor;
	switch (letter) {
	case 'Z':
		descriptor = "(Z)Ljava/lang/String;";
		break;
	case 'C':
		descriptor = "(C)Ljava/lang/String;";
		break;
	case 'J':
		descriptor = "(J)Ljava/lang/String;";
		break;
	case 'F':
		descriptor = "(F)Ljava/lang/String;";
		break;
	case 'D':
		descriptor = "(D)Ljava/lang/String;";
		break;
	case 'L':
	case '[':
		descriptor = "(Ljava/lang/Object;)Ljava/lang/String;";
		break;
	default:
		descriptor = "(I)Ljava/lang/String;";
	}
	if (!call_named(vm, "java/lang/String", "valueOf", descriptor, &value, &result))
		return false;
	*string = result.ref ? result.ref : string_new(vm, SLICE("null"));
	return true;
}

typedef VEC(uint16_t) unit_list;

static void put_string(struct vm *vm, unit_list *units, struct object *string)
{
	for (uint32_t i = 0, n = string_length(vm, string); i < n; i++)
		vec_push(units, string_unit(vm, string, i));
}

static struct object *finish_string(struct vm *vm, unit_list *units)
{
	struct object *string = string_from_units(vm, units->v, units->n);
	vec_release(units);
	return string;
}

static bool put_constant(struct vm *vm, unit_list *units, const struct class *file, uint16_t index)
{
	union value value = { .bits = 0 };
	char letter = 'L';
	switch (file->tags[index]) {
	case CONSTANT_String:
		value.ref = string_new(vm, class_name_at(file, index));
		break;
	case CONSTANT_Integer:
		value.i = class_integer(file, index);
		letter = 'I';
		break;
	case CONSTANT_Class:
		value.ref = mirror_of(vm, type_from_constant(vm, class_name_at(file, index)));
		break;
	default:
		die(vm, "string concatenation with a constant of tag %d", file->tags[index]);
	}
	struct object *string;
	if (!stringify(vm, letter, value, &string))
		return false;
	put_string(vm, units, string);
	return true;
}

static bool put_argument(struct vm *vm, unit_list *units, struct slice *types,
	const union value *args, uint32_t *n)
{
	struct slice type = descriptor_next(types);
	struct object *string;
	if (!type.len)
		die(vm, "too few arguments for a string concatenation");
	if (!stringify(vm, (char)type.ptr[0], args[(*n)++], &string))
		return false;
	put_string(vm, units, string);
	return true;
}

// The recipe has \1 for an argument and \2 for a constant.
static bool concatenate(struct frame *f, const struct ir_insn *insn,
	const struct bootstrap_method *bootstrap, const union value *args, union value *result)
{
	struct vm *vm = f->vm;
	struct slice types = descriptor_parameters(
		class_member_ref(f->ir->file, insn->constant).descriptor);
	struct object *recipe = string_new(vm,
		class_name_at(f->ir->file, bytes_u2(bootstrap->arguments)));
	unit_list units = { 0 };
	uint32_t n_args = 0, n_constants = 1;
	bool ok = true;

	for (uint32_t i = 0, n = string_length(vm, recipe); ok && i < n; i++) {
		uint16_t unit = string_unit(vm, recipe, i);
		if (unit == 1)
			ok = put_argument(vm, &units, &types, args, &n_args);
		else if (unit == 2)
			ok = put_constant(vm, &units, f->ir->file,
				bytes_u2(bootstrap->arguments + 2 * n_constants++));
		else
			vec_push(&units, unit);
	}
	result->ref = finish_string(vm, &units);
	return ok;
}

// ---- records --------------------------------------------------------------------------------

struct component {
	struct slice name;
	const struct field *field;
	char letter;
};

static struct component component_at(struct frame *f, const struct bootstrap_method *bootstrap,
	uint32_t i, struct slice *names)
{
	const struct class *file = f->ir->file;
	struct method_handle handle = class_method_handle(file,
		bytes_u2(bootstrap->arguments + 2 * (2 + i)));
	struct member_ref ref = class_member_ref(file, handle.reference);
	ptrdiff_t end = slice_find(*names, ';');
	size_t length = end < 0 ? names->len : (size_t)end;
	struct component c = { .name = slice_until(*names, length),
		.letter = (char)ref.descriptor.ptr[0] };
	c.field = klass_field(world_find(f->vm->world, ref.class_name),
		intern_slice(f->vm->world->names, ref.name),
		intern_slice(f->vm->world->names, ref.descriptor));
	if (!c.field)
		die(f->vm, "no field for a record component");
	*names = slice_from(*names, length + 1);
	return c;
}

static bool record_to_string(struct frame *f, const struct bootstrap_method *bootstrap,
	struct slice names, const union value *args, union value *result)
{
	struct vm *vm = f->vm;
	unit_list units = { 0 };
	union value mirror = { .ref = mirror_of(vm, args[0].ref->type) }, simple;
	if (!call_named(vm, "java/lang/Class", "getSimpleName", "()Ljava/lang/String;", &mirror,
			&simple))
		return false;
	put_string(vm, &units, simple.ref);
	vec_push(&units, '[');
	for (uint32_t i = 0; i + 2 < bootstrap->n_arguments; i++) {
		struct component c = component_at(f, bootstrap, i, &names);
		struct object *text;
		if (!stringify(vm, c.letter, *object_slot(vm, args[0].ref, c.field), &text))
			return false;
		if (i)
			put_string(vm, &units, string_new(vm, SLICE(", ")));
		put_string(vm, &units, string_new(vm, c.name));
		vec_push(&units, '=');
		put_string(vm, &units, text);
	}
	vec_push(&units, ']');
	result->ref = finish_string(vm, &units);
	return true;
}

static bool component_hash(struct vm *vm, char letter, union value value, union value *hash)
{
	if (!is_primitive(letter))
		return call_named(vm, "java/util/Objects", "hashCode", "(Ljava/lang/Object;)I", &value,
			hash);
	const struct box *box = box_of(vm, letter);
	return call_named(vm, box->class_name, "hashCode", box->hash_code, &value, hash);
}

static bool record_hash(struct frame *f, const struct bootstrap_method *bootstrap,
	struct slice names, const union value *args, union value *result)
{
	uint32_t sum = 0;
	for (uint32_t i = 0; i + 2 < bootstrap->n_arguments; i++) {
		struct component c = component_at(f, bootstrap, i, &names);
		union value hash;
		if (!component_hash(f->vm, c.letter, *object_slot(f->vm, args[0].ref, c.field), &hash))
			return false;
		sum = sum * 31 + (uint32_t)hash.i;
	}
	result->i = (int32_t)sum;
	return true;
}

static bool components_equal(struct vm *vm, char letter, const union value *pair, bool *equal)
{
	union value answer;
	bool ok;
	if (is_primitive(letter)) {
		const struct box *box = box_of(vm, letter);
		ok = call_named(vm, box->class_name, "compare", box->compare, pair, &answer);
		*equal = answer.i == 0;
	} else {
		ok = call_named(vm, "java/util/Objects", "equals",
			"(Ljava/lang/Object;Ljava/lang/Object;)Z", pair, &answer);
		*equal = answer.i != 0;
	}
	return ok;
}

static bool record_equals(struct frame *f, const struct bootstrap_method *bootstrap,
	struct slice names, const union value *args, union value *result)
{
	bool equal = args[1].ref && args[1].ref->type == args[0].ref->type;
	for (uint32_t i = 0; equal && i + 2 < bootstrap->n_arguments; i++) {
		struct component c = component_at(f, bootstrap, i, &names);
		union value pair[2] = { *object_slot(f->vm, args[0].ref, c.field),
			*object_slot(f->vm, args[1].ref, c.field) };
		if (!components_equal(f->vm, c.letter, pair, &equal))
			return false;
	}
	result->i = equal;
	return true;
}

static bool run_record(struct frame *f, const struct ir_insn *insn,
	const struct bootstrap_method *bootstrap, const union value *args, union value *result)
{
	struct slice name = class_member_ref(f->ir->file, insn->constant).name;
	struct slice names = class_name_at(f->ir->file, bytes_u2(bootstrap->arguments + 2));
	if (slice_equal(name, SLICE("toString")))
		return record_to_string(f, bootstrap, names, args, result);
	if (slice_equal(name, SLICE("hashCode")))
		return record_hash(f, bootstrap, names, args, result);
	return record_equals(f, bootstrap, names, args, result);
}

// ---- dispatch -------------------------------------------------------------------------------

bool run_dynamic(struct frame *f, const struct ir_insn *insn, const union value *args,
	union value *result)
{
	const struct class *file = f->ir->file;
	struct member_ref site = class_member_ref(file, insn->constant);
	const struct bootstrap_method *bootstrap = &file->bootstrap_methods[site.bootstrap];
	struct method_handle handle = class_method_handle(file, bootstrap->handle);
	struct member_ref ref = class_member_ref(file, handle.reference);

	if (slice_equal(ref.class_name, SLICE("java/lang/invoke/LambdaMetafactory")))
		return make_lambda(f, insn, bootstrap, args, result);
	if (slice_equal(ref.name, SLICE("makeConcatWithConstants")))
		return concatenate(f, insn, bootstrap, args, result);
	if (slice_equal(ref.class_name, SLICE("java/lang/runtime/ObjectMethods")))
		return run_record(f, insn, bootstrap, args, result);
	die(f->vm, "bootstrap method %.*s.%.*s", SLICE_ARG(ref.class_name), SLICE_ARG(ref.name));
}
