// Runs the main method of a class from its IR.
//
//     interp [--jdk HOME] CLASSPATH CLASS
//
// What the program prints goes to stdout; an exception that leaves main as a last line
// "uncaught: ...", as Launcher.java prints it. Exit 2 where something is not supplied here.
#include "interp.h"

#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#define MAX_DEPTH 2500
#define STACK_SIZE ((size_t)1 << 30)

_Noreturn void die(struct vm *vm, const char *format, ...)
{
	va_list args;
	fflush(stdout);
	fputs("interp: ", stderr);
	va_start(args, format);
	vfprintf(stderr, format, args);
	va_end(args);
	fputc('\n', stderr);
	for (const struct frame *f = vm->top; f; f = f->caller) {
		struct buf text = BUF_INIT;
		method_print(f->body->method, &text);
		fprintf(stderr, "  at %s, value %u, bytecode %u\n", buf_cstring(&text), f->at,
			f->ir->insns[f->at].bci);
		buf_release(&text);
	}
	exit(2);
}

// ---- methods --------------------------------------------------------------------------------

static void lift(struct vm *vm, struct body *body)
{
	struct err err = ERR_INIT;
	world_open(vm->world, body->method->owner);
	body->ir = ir_build(vm->builder, body->method, &vm->arena, &err);
	struct buf text = BUF_INIT;
	method_print(body->method, &text);
	if (!body->ir)
		die(vm, "%s does not lift: %s", buf_cstring(&text), err.text);
	buf_release(&text);
	ir_check(body->ir);
	body->sites = ARENA_ARRAY(&vm->arena, void *, body->ir->n_insns + 1);
	vm->n_methods_lifted++;
}

static struct body *body_of(struct vm *vm, const struct method *method)
{
	while (vm->bodies.n <= method->id)
		vec_push(&vm->bodies, NULL);
	if (vm->bodies.v[method->id])
		return vm->bodies.v[method->id];
	struct body *body = ARENA_NEW(&vm->arena, struct body);
	vm->bodies.v[method->id] = body;
	body->method = method;
	body->native = find_native(method);
	if (body->native)
		return body;
	if (!method->member->code) {
		struct buf text = BUF_INIT;
		method_print(method, &text);
		die(vm, "no code for %s", buf_cstring(&text));
	}
	lift(vm, body);
	return body;
}

static bool run_locked(struct vm *vm, struct body *body, struct object *lock,
	const union value *args, union value *result)
{
	lock->n_monitors++;
	bool ok = run_body(vm, body, args, result);
	lock->n_monitors--;
	return ok;
}

// Its constructor may go deeper.
static bool throw_overflow(struct vm *vm)
{
	vm->is_overflowing = true;
	throw_new(vm, "java/lang/StackOverflowError", NULL);
	vm->is_overflowing = false;
	return false;
}

bool call_method(struct vm *vm, const struct method *method, const union value *args,
	union value *result)
{
	struct body *body = body_of(vm, method);
	union value ignored;
	if (!result)
		result = &ignored;
	if (body->native)
		return body->native(vm, method, args, result);
	if (vm->depth >= MAX_DEPTH && !vm->is_overflowing)
		return throw_overflow(vm);
	vm->depth++;
	bool ok;
	if (!method_is_synchronized(method))
		ok = run_body(vm, body, args, result);
	else if (method_is_static(method))
		ok = run_locked(vm, body, mirror_of(vm, type_of_klass(vm, method->owner)), args, result);
	else
		ok = run_locked(vm, body, args[0].ref, args, result);
	vm->depth--;
	return ok;
}

const struct method *select_method(struct vm *vm, struct object *receiver,
	const struct method *resolved)
{
	const struct klass *klass = receiver->type->letter == '[' ? vm->object->klass
															  : receiver->type->klass;
	const struct method *selected = world_select_method(vm->world, klass, resolved);
	if (!selected)
		die(vm, "nothing to run for %s.%s%s on %s", resolved->owner->name->text,
			resolved->name->text, resolved->descriptor->text, type_text(vm, receiver->type));
	return selected;
}

bool call_virtual(struct vm *vm, const struct method *resolved, const union value *args,
	union value *result)
{
	if (!args[0].ref)
		return throw_null(vm);
	if (lambda_implements(args[0].ref, resolved))
		return call_lambda(vm, resolved, args, result);
	return call_method(vm, select_method(vm, args[0].ref, resolved), args, result);
}

bool call_named(struct vm *vm, const char *class_name, const char *name, const char *descriptor,
	const union value *args, union value *result)
{
	struct klass *klass = world_find_string(vm->world, class_name);
	const struct method *method = world_resolve_method(vm->world, klass,
		intern_string(vm->world->names, name), intern_string(vm->world->names, descriptor));
	if (!method && klass->is_interface)
		method = klass_method_named(vm->world, klass, name, descriptor);
	if (!method)
		die(vm, "no method %s.%s%s", class_name, name, descriptor);
	if (method_is_static(method))
		return type_initialize(vm, type_of_klass(vm, method->owner)) &&
			call_method(vm, method, args, result);
	if (strcmp(name, "<init>") == 0)
		return call_method(vm, method, args, result);
	return call_virtual(vm, method, args, result);
}

// ---- exceptions -----------------------------------------------------------------------------

bool throw_new(struct vm *vm, const char *class_name, const char *message, ...)
{
	struct type *type = type_of_klass(vm, world_find_string(vm->world, class_name));
	if (!type_initialize(vm, type))
		return false;
	union value args[2] = { { .ref = object_new(vm, type) }, { .ref = NULL } };
	if (message) {
		struct buf text = BUF_INIT;
		va_list list;
		va_start(list, message);
		buf_vprintf(&text, message, list);
		va_end(list);
		args[1].ref = string_new(vm, buf_view(&text));
		buf_release(&text);
	}
	const char *descriptor = message ? "(Ljava/lang/String;)V" : "()V";
	if (!call_named(vm, class_name, "<init>", descriptor, args, NULL))
		return false;
	vm->pending = args[0].ref;
	return false;
}

bool throw_null(struct vm *vm)
{
	return throw_new(vm, "java/lang/NullPointerException", NULL);
}

// ---- initialisation, JVMS 5.5 ----------------------------------------------------------------

static void set_constant(struct vm *vm, const struct klass *klass, const struct field *field)
{
	struct slice bytes;
	if (!attribute_find(klass->file, field->member->attributes, ATTRIBUTE_ConstantValue, &bytes) ||
		bytes.len < 2)
		return;
	uint16_t index = bytes_u2(bytes.ptr);
	union value *slot = static_slot(vm, field);
	switch (klass->file->tags[index]) {
	case CONSTANT_Integer:
		slot->i = class_integer(klass->file, index);
		break;
	case CONSTANT_Float:
		slot->f = class_float(klass->file, index);
		break;
	case CONSTANT_Long:
		slot->j = class_long(klass->file, index);
		break;
	case CONSTANT_Double:
		slot->d = class_double(klass->file, index);
		break;
	default:
		slot->ref = string_intern(vm, string_new(vm, class_name_at(klass->file, index)));
	}
}

static bool has_default_methods(const struct klass *klass)
{
	for (uint32_t i = 0; i < klass->n_methods; i++)
		if (!(klass->methods[i].access & (ACC_STATIC | ACC_ABSTRACT)))
			return true;
	return false;
}

static bool initialize_interfaces(struct vm *vm, const struct klass *klass)
{
	for (uint32_t i = 0; i < klass->n_interfaces; i++) {
		struct klass *interface = klass->interfaces[i];
		if (!initialize_interfaces(vm, interface))
			return false;
		if (has_default_methods(interface) && !type_initialize(vm, type_of_klass(vm, interface)))
			return false;
	}
	return true;
}

static bool run_initializer(struct vm *vm, struct type *type)
{
	struct klass *klass = type->klass;
	for (uint32_t i = 0; i < klass->n_fields; i++)
		if (klass->fields[i].access & ACC_STATIC)
			set_constant(vm, klass, &klass->fields[i]);
	if (klass->super && !klass->is_interface) {
		if (!type_initialize(vm, type_of_klass(vm, klass->super)) ||
			!initialize_interfaces(vm, klass))
			return false;
	}
	const struct method *initializer = klass_method_named(vm->world, klass, "<clinit>", "()V");
	return !initializer || call_method(vm, initializer, NULL, NULL);
}

static bool initialization_failed(struct vm *vm)
{
	struct object *cause = vm->pending;
	if (klass_is_subtype(cause->type->klass, world_find_string(vm->world, "java/lang/Error")))
		return false;
	const char *name = "java/lang/ExceptionInInitializerError";
	struct type *type = type_of_klass(vm, world_find_string(vm->world, name));
	if (!type_initialize(vm, type))
		return false;
	union value args[2] = { { .ref = object_new(vm, type) }, { .ref = cause } };
	if (call_named(vm, name, "<init>", "(Ljava/lang/Throwable;)V", args, NULL))
		vm->pending = args[0].ref;
	return false;
}

bool type_initialize(struct vm *vm, struct type *type)
{
	if (type->state == INIT_DONE || type->state == INIT_RUNNING)
		return true;
	if (type->state == INIT_FAILED)
		return throw_new(vm, "java/lang/NoClassDefFoundError", "Could not initialize class %s",
			type_text(vm, type));
	type->state = INIT_RUNNING;
	bool ok = run_initializer(vm, type);
	type->state = ok ? INIT_DONE : INIT_FAILED;
	return ok || initialization_failed(vm);
}

// ---- start ----------------------------------------------------------------------------------

static void must(struct vm *vm, bool ok, const char *what)
{
	if (!ok)
		die(vm, "%s failed: %s", what, vm->pending ? type_text(vm, vm->pending->type) : "?");
}

static struct object *object_of(struct vm *vm, const char *class_name)
{
	return object_new(vm, type_of_klass(vm, world_find_string(vm->world, class_name)));
}

static void start(struct vm *vm)
{
	static const char *const first[] = { "java/lang/Throwable", "java/lang/invoke/MethodHandle",
		"java/lang/invoke/MethodType", "java/lang/Error" };
	for (uint32_t i = 0; i < sizeof(first) / sizeof(*first); i++)
		world_find_string(vm->world, first[i]);
	heap_init(vm);
	vm->builder = ir_builder_new(vm->world);
	struct type *system = type_of_klass(vm, world_find_string(vm->world, "java/lang/System"));
	must(vm, type_initialize(vm, vm->string), "String");
	must(vm, type_initialize(vm, system), "System");
	vm->out = object_of(vm, "java/io/PrintStream");
	vm->err = object_of(vm, "java/io/PrintStream");
	vm->thread = object_of(vm, "java/lang/Thread");
	static_slot(vm, field_named(vm, system->klass, "out", "Ljava/io/PrintStream;"))->ref = vm->out;
	static_slot(vm, field_named(vm, system->klass, "err", "Ljava/io/PrintStream;"))->ref = vm->err;
}

static void print_uncaught(struct vm *vm)
{
	struct buf text = BUF_INIT;
	struct object *string;
	must(vm, stringify(vm, 'L', (union value){ .ref = vm->pending }, &string), "toString");
	string_print(vm, string, &text);
	printf("uncaught: %s\n", buf_cstring(&text));
	buf_release(&text);
}

static void run_main(struct vm *vm, const char *class_name)
{
	struct klass *klass = world_find_as_typed(vm->world, class_name);
	const struct method *method = klass
		? klass_method_named(vm->world, klass, "main", "([Ljava/lang/String;)V")
		: NULL;
	if (!method)
		die(vm, "no main method in %s", class_name);
	union value args = { .ref = array_new(vm, type_array(vm, vm->string), 0) };
	if (!type_initialize(vm, type_of_klass(vm, klass)) || !call_method(vm, method, &args, NULL))
		print_uncaught(vm);
}

struct job {
	const char *jdk, *class_path, *class_name;
};

static void *work(void *context)
{
	const struct job *job = context;
	struct vm vm = { 0 };
	struct err err = ERR_INIT;
	struct notes *notes = notes_new();
	struct input *input = input_new(&(struct input_options){ 0 }, notes);

	arena_init(&vm.arena);
	if (!input_add(input, job->class_path, ROLE_INPUT, &err) ||
		!input_add_jdk(input, job->jdk, &err))
		die(&vm, "%s", err.text);
	vm.world = world_new(input, notes, 1);
	world_load_input(vm.world);
	start(&vm);
	run_main(&vm, job->class_name);
	fflush(stdout);
	if (getenv("INTERP_STATISTICS"))
		fprintf(stderr, "%llu methods lifted, %llu instructions run\n",
			(unsigned long long)vm.n_methods_lifted, (unsigned long long)vm.steps);
	exit(0);
}

int main(int argc, char **argv)
{
	char home[PATH_MAX] = "";
	int at = 1;
	if (argc > 2 && strcmp(argv[1], "--jdk") == 0)
		at = 3;
	else if (!input_default_jdk(home, sizeof(home)))
		home[0] = 0;
	struct job job = { at == 3 ? argv[2] : home, NULL, NULL };
	if (argc != at + 2) {
		fputs("usage: interp [--jdk HOME] CLASSPATH CLASS\n", stderr);
		return 2;
	}
	job.class_path = argv[at];
	job.class_name = argv[at + 1];
	// Java frames are C frames here: deep recursion needs a deep stack.
	pthread_attr_t attributes;
	pthread_t thread;
	pthread_attr_init(&attributes);
	pthread_attr_setstacksize(&attributes, STACK_SIZE);
	if (pthread_create(&thread, &attributes, work, &job) != 0) {
		fputs("interp: no thread\n", stderr);
		return 2;
	}
	pthread_join(thread, NULL);
	return 0;
}
