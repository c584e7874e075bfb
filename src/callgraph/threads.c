// Which calls start threads, and what these run; which threads run which behaviours.
#include "callgraph/internal.h"

static const struct start {
	const char *class_name, *method;
	uint8_t argument;
	bool is_many;
} starts[] = {
#define START(class, method, argument, many) { class, method, argument, many },
#include "callgraph/thread_starts.def"
#undef START
};

#define N_STARTS (sizeof(starts) / sizeof(starts[0]))

void threads_prepare(struct callgraph *cg)
{
	struct cg_private *private = cg->private;
	struct intern *names = cg->world->names;
	if (!private->start_names)
	private->start_names = xcalloc(N_STARTS, sizeof(*private->start_names));
	for (size_t i = 0; i < N_STARTS; i++)
	private->start_names[i] = intern_string(names, starts[i].method);
	private->invoke_all = intern_string(names, "invokeAll");
	private->invoke_any = intern_string(names, "invokeAny");
}

static const struct klass *start_class(struct callgraph *cg, size_t i)
{
	// Phantoms too: a program without a JDK still starts threads.
	return world_loaded(cg->world, slice_of_string(starts[i].class_name));
}

static const struct method *declared_task(const struct klass *type)
{
	const struct method *found = NULL;
	for (uint32_t i = 0; i < type->n_methods; i++) {
		const struct method *m = &type->methods[i];
		if (method_is_abstract(m) && !found)
			found = m;
		if (strcmp(m->name->text, "run") == 0 && strcmp(m->descriptor->text, "()V") == 0)
			return m;
	}
	return found;
}

const struct method *task_method(const struct klass *type)
{
	const struct method *found = declared_task(type);
	struct supertypes all;
	if (found)
		return found;
	supertypes_begin(&all, type);
	for (const struct klass *super; !found && (super = supertypes_next(&all));)
		found = declared_task(super);
	supertypes_end(&all);
	return found;
}

// Is the argument's declared type something that can be run?
static bool is_task(struct callgraph *cg, struct slice descriptor)
{
	if (descriptor.ptr[0] != 'L')
		return false;
	const struct klass *klass = world_loaded(cg->world,
		slice_of(descriptor.ptr + 1, descriptor.len - 2));
	if (!klass || !klass->file)
		return false;
	const struct klass *thread = world_loaded(cg->world, SLICE("java/lang/Thread"));
	return (klass->access & ACC_ABSTRACT && task_method(klass)) || klass == thread;
}

static uint32_t find_task(struct callgraph *cg, const struct method *target, uint32_t from)
{
	bool has_receiver = !method_is_static(target);
	if (from == 0 && has_receiver)
		return 0;
	uint32_t number = has_receiver;
	struct slice rest = descriptor_parameters(name_slice(target->descriptor)), next;
	for (; (next = descriptor_next(&rest)).len; number++)
		if (number >= from && is_task(cg, next))
			return number;
	return UINT32_MAX;
}

static uint32_t look_up(struct callgraph *cg, const struct method *target, bool *is_many)
{
	for (size_t i = 0; i < N_STARTS; i++) {
		if (target->name != cg->private->start_names[i])
			continue;
		const struct klass *klass = start_class(cg, i);
		if (!klass || !klass_is_subtype(target->owner, klass))
			continue;
		// Constructors of subclasses hand their task to Thread's, where it is met again.
		if (strcmp(starts[i].method, "<init>") == 0 && target->owner != klass)
			continue;
		uint32_t argument = find_task(cg, target, starts[i].argument);
		if (argument == UINT32_MAX)
			continue;
		*is_many = starts[i].is_many;
		return argument;
	}
	return UINT32_MAX;
}

// ---- without a JDK ----------------------------------------------------------------------------

// Is it something to run, by its name?
static bool is_missing_task(struct callgraph *cg, struct slice descriptor)
{
	static const char *const names[] = { "java/lang/Runnable", "java/lang/Thread",
		"java/util/TimerTask", "java/util/concurrent/Callable" };
	if (descriptor.ptr[0] != 'L')
		return false;
	struct slice name = slice_of(descriptor.ptr + 1, descriptor.len - 2);
	const struct klass *klass = world_loaded(cg->world, name);
	if (klass && !klass_is_phantom(klass))
		return false;
	for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		if (slice_equal(name, slice_of_string(names[i])))
			return true;
	return slice_has_prefix(name, SLICE("java/util/function/"));
}

// Nobody knows what a missing class extends: those of java.util.concurrent are told by their methods.
static bool may_be(const struct klass *klass, const struct klass *start, struct slice start_name)
{
	struct slice package = SLICE("java/util/concurrent/");
	return (start && klass_is_subtype(klass, start)) ||
		(klass_is_phantom(klass) && slice_has_prefix(name_slice(klass->name), package) &&
			slice_has_prefix(start_name, package));
}

uint32_t missing_start_argument(struct callgraph *cg, const struct class *file,
	const struct fact_call *call, bool *is_many)
{
	if (call->op == OP_invokedynamic)
		return UINT32_MAX;
	struct member_ref ref = class_member_ref(file, call->constant);
	const struct klass *klass = world_loaded(cg->world, ref.class_name);
	for (size_t i = 0; klass && i < N_STARTS; i++) {
		const struct klass *start = start_class(cg, i);
		if (!slice_equal(ref.name, slice_of_string(starts[i].method)) ||
			!may_be(klass, start, slice_of_string(starts[i].class_name)) ||
			(slice_equal(ref.name, SLICE("<init>")) && klass != start))
			continue;
		*is_many = starts[i].is_many;
		uint32_t number = call->op != OP_invokestatic, from = starts[i].argument;
		if (from == 0 && number)
			return 0;
		struct slice rest = descriptor_parameters(ref.descriptor), next;
		for (; (next = descriptor_next(&rest)).len; number++)
			if (number >= from && (is_task(cg, next) || is_missing_task(cg, next)))
				return number;
	}
	return UINT32_MAX;
}

// ---- with one ---------------------------------------------------------------------------------

// Kept as 1: starts no thread; 2 + argument * 2 + many.
uint32_t thread_start_argument(struct expander *x, const struct method *target, bool *is_many)
{
	if (target->id >= x->n_starts) {
		uint32_t n = x->cg->world->n_methods + 1;
		x->starts = xrealloc(x->starts, n * sizeof(*x->starts));
		memset(x->starts + x->n_starts, 0, (n - x->n_starts) * sizeof(*x->starts));
		x->n_starts = n;
	}
	uint16_t *known = &x->starts[target->id];
	if (*known == 0) {
		uint32_t argument = look_up(x->cg, target, is_many);
		*known = (uint16_t)(argument == UINT32_MAX ? 1 : 2 + argument * 2 + *is_many);
	}
	if (*known == 1)
		return UINT32_MAX;
	*is_many = *known & 1;
	return (*known - 2u) >> 1;
}
