// Natives of ThreadMXBean: what threads wait for, and which of them wait for each other in a circle.
#include "vm/natives.h"

static ref reference_in(struct vm *vm, ref object, const char *class_name, const char *field)
{
	struct vclass *k = class_load_string(vm, class_name);
	if (!object || !k || !class_is_subclass(class_of(object), k))
		return 0;
	struct vfield *f = class_field(vm, k, field);
	return f ? get_32(object, f->offset) : 0;
}

// What the thread is blocked at: the object of a monitor, or what it said when it parked.
static ref blocker_of(const struct vm *vm, const struct thread *t)
{
	if (t->state == VM_THREAD_BLOCKED || t->state == VM_THREAD_WAITING)
		return t->on;
	return t->state == VM_THREAD_PARKED && t->java ? get_32(t->java, OFF(vm, Thread, parkBlocker))
												   : 0;
}

// Who must give that up: a Thread, or 0.
static ref owner_of(struct vm *vm, const struct thread *t, ref blocker, bool with_synchronizers)
{
	if (!blocker)
		return 0;
	if (t->state == VM_THREAD_BLOCKED) {
		uint32_t owner = LOCK_OWNER(object_at(blocker)->lock);
		return owner ? vthread_at(vm, owner)->java : 0;
	}
	if (t->state == VM_THREAD_PARKED && with_synchronizers)
		return reference_in(vm, blocker, "java/util/concurrent/locks/AbstractOwnableSynchronizer",
			"exclusiveOwnerThread");
	return 0;
}

// Does the way from owner to owner come back to the thread? Nobody waits for two.
static bool is_in_circle(struct vm *vm, const struct thread *from, bool with_synchronizers)
{
	const struct thread *t = from;
	for (uint32_t n = 0; t && n < vm->image->n_threads; n++) {
		ref owner = owner_of(vm, t, blocker_of(vm, t), with_synchronizers);
		t = owner ? thread_of_java(vm, owner) : NULL;
		if (t == from)
			return true;
	}
	return false;
}

static enum done find_circles(struct vm *vm, struct thread *t, bool with_synchronizers,
	uint64_t *result)
{
	uint32_t n = 0, at = 0;
	for (uint32_t i = 1; i <= vm->image->n_threads; i++)
		n += is_in_circle(vm, vthread_at(vm, i), with_synchronizers);
	if (n == 0)
		RETURN(0);
	ref array = class_array(vm, t, WK(vm, Thread), n);
	for (uint32_t i = 1; array && i <= vm->image->n_threads; i++)
		if (is_in_circle(vm, vthread_at(vm, i), with_synchronizers))
			set_ref(vm, array, ARRAY_BASE + 4 * at++, vthread_at(vm, i)->java);
	RETURN_NEW(array);
}

NATIVE_FN(thread_info_circles_of_monitors)
{
	return find_circles(vm, t, false, result);
}

NATIVE_FN(thread_info_circles)
{
	return find_circles(vm, t, true, result);
}

// ---- ThreadInfo -------------------------------------------------------------------------------------

static struct thread *thread_with_id(struct vm *vm, uint64_t id)
{
	for (uint32_t i = 1; i <= vm->image->n_threads; i++) {
		struct thread *t = vthread_at(vm, i);
		if (t->state != VM_THREAD_NONE && t->state != VM_THREAD_ENDED && t->java &&
			get_64(t->java, OFF(vm, Thread, tid)) == id)
			return t;
	}
	return NULL;
}

// Calls the constructor; the ThreadInfo is in its place already.
static enum done make_info(struct vm *vm, struct thread *t, struct thread *of, uint32_t max_depth,
	ref infos, uint32_t i)
{
	struct vclass *k = class_of(infos)->component;
	struct vmethod *made = class_find_method(vm, k, "<init>",
		"(Ljava/lang/Thread;ILjava/lang/Object;Ljava/lang/Thread;JJJJ[Ljava/lang/StackTraceElement;)V");
	ref info = heap_object(vm, t, k);
	ref trace = info ? thread_trace_of(vm, t, of, max_depth) : 0;
	if (!made || !trace)
		return DONE_STOP;
	set_ref(vm, infos, ARRAY_BASE + 4 * i, info);
	ref blocker = blocker_of(vm, of);
	return java_call(vm, t, made,
		(uint64_t[]){ info, of->java, thread_status(vm, of->java), blocker,
			owner_of(vm, of, blocker, true), 0, 0, (uint64_t)-1, 0, 0, 0, (uint64_t)-1, 0, trace });
}

enum { OWN_NEXT = NATIVE_OWN, OWN_INFOS };

static enum done make_infos(struct vm *vm, struct thread *t, ref ids, uint32_t max_depth, ref infos)
{
	struct frame *f = native_frame(t);
	while (f->stack[OWN_NEXT] < array_length(infos)) {
		uint32_t i = (uint32_t)f->stack[OWN_NEXT]++;
		struct thread *of = thread_with_id(vm, read_64(array_at(ids)->data + 8 * (size_t)i));
		if (of)
			return make_info(vm, t, of, max_depth, infos, i);
	}
	return DONE_OK;
}

// (long[] ids, int maxDepth, ThreadInfo[] result)
NATIVE_FN(thread_info_some)
{
	int32_t depth = (int32_t)args[1];
	return make_infos(vm, t, REF(0), depth < 0 ? UINT32_MAX : (uint32_t)depth, REF(2));
}

static ref all_ids(struct vm *vm, struct thread *t)
{
	uint32_t n = 0, at = 0;
	for (uint32_t i = 1; i <= vm->image->n_threads; i++)
		n += vthread_at(vm, i)->java != 0;
	ref ids = heap_array(vm, t, vm->image->arrays['J'], n);
	for (uint32_t i = 1; ids && i <= vm->image->n_threads; i++)
		if (vthread_at(vm, i)->java)
			set_64(vm, ids, ARRAY_BASE + 8 * at++,
				get_64(vthread_at(vm, i)->java, OFF(vm, Thread, tid)));
	return ids;
}

// (long[] ids, or null: all, boolean lockedMonitors, boolean lockedSynchronizers, int maxDepth)
NATIVE_FN(thread_info_dump)
{
	struct frame *f = native_frame(t);
	if (!f->stack[OWN_INFOS]) {
		if (args[1] || args[2]) {
			vm_unsupported(vm, t, "what locks a thread holds, in ThreadInfo");
			return DONE_STOP;
		}
		struct vclass *k = class_load_string(vm, "java/lang/management/ThreadInfo");
		if (!REF(0))
			args[0] = all_ids(vm, t);
		f->stack[OWN_INFOS] = k && REF(0) ? class_array(vm, t, k, array_length(REF(0))) : 0;
		if (!f->stack[OWN_INFOS])
			return DONE_STOP;
	}
	int32_t depth = (int32_t)args[3];
	enum done done = make_infos(vm, t, REF(0), depth < 0 ? UINT32_MAX : (uint32_t)depth,
		(ref)f->stack[OWN_INFOS]);
	*result = f->stack[OWN_INFOS];
	return done;
}
