// Natives of java.lang.management: what a program can ask about the JVM that runs it. Optional parts (times of
// threads, contention) are said not to be supported; of threads tells natives_thread_info.c; there are no flags, diagnostic commands or pools of memory.
#include "vm/files.h"
#include "vm/natives.h"

NATIVE_FN(management_version)
{
	RETURN_NEW(string_new(vm, t,
		vm->image->jdk >= 21       ? "4.0"
			: vm->image->jdk >= 17 ? "3.0"
								   : "2.0"));
}

static void set_support(struct vm *vm, struct vclass *k, const char *name)
{
	struct vfield *f = class_field(vm, k, name);
	if (f)
		set_8(vm, k->mirror, f->offset, 1);
}

NATIVE_FN(management_support)
{
	set_support(vm, m->owner, "objectMonitorUsageSupport");
	set_support(vm, m->owner, "synchronizerUsageSupport");
	return DONE_OK;
}

NATIVE_FN(management_startup_time)
{
	RETURN(1700000000000);
}

NATIVE_FN(management_uptime)
{
	RETURN(thread_now(vm) / 1000000);
}

NATIVE_FN(management_time)
{
	RETURN(thread_now(vm));
}

NATIVE_FN(management_classes)
{
	RETURN(vm->image->n_classes);
}

static bool is_alive(const struct thread *t)
{
	return t->state != VM_THREAD_NONE && t->state != VM_THREAD_ENDED;
}

NATIVE_FN(management_threads)
{
	uint32_t n = 0;
	for (uint32_t i = 1; i <= vm->image->n_threads; i++)
		n += is_alive(vthread_at(vm, i));
	RETURN(n);
}

NATIVE_FN(management_daemons)
{
	uint32_t n = 0;
	for (uint32_t i = 1; i <= vm->image->n_threads; i++)
		n += is_alive(vthread_at(vm, i)) && vthread_at(vm, i)->is_daemon;
	RETURN(n);
}

NATIVE_FN(management_threads_ever)
{
	RETURN(vm->image->n_threads);
}

// (boolean of the heap): a MemoryUsage
NATIVE_FN(management_memory)
{
	struct vclass *k = class_load_string(vm, "java/lang/management/MemoryUsage");
	ref usage = k ? heap_object(vm, t, k) : 0;
	if (!usage)
		return DONE_STOP;
	put_number(vm, usage, "init", 0);
	put_number(vm, usage, "used", vm->n_bytes);
	put_number(vm, usage, "committed", vm->n_bytes);
	put_number(vm, usage, "max", args[1] ? vm->image->heap_limit - HEAP_START : (uint64_t)-1);
	RETURN(usage);
}

// No elements of what the method returns an array of.
NATIVE_FN(management_none)
{
	struct slice type = slice_of_string(m->type->text);
	struct slice element = slice_from(descriptor_return(type), 2);
	struct vclass *k = class_load(vm, t, slice_until(element, element.len - 1), 0);
	if (!k)
		return DONE_STOP;
	RETURN_NEW(class_array(vm, t, k, 0));
}
