// Natives of JDK 11 that newer JDKs do in Java: see OLD_NATIVE in natives.def.
#include "vm/interp.h"
#include "vm/natives.h"

// ---- privileged actions: nobody is refused anything ------------------------------------------------

static enum done run_action(struct vm *vm, struct thread *t, ref action)
{
	if (!action) {
		throw_npe(vm, t);
		frame_pop(vm, t);
		return DONE_THROW;
	}
	struct vmethod *run = class_find_method(vm, class_of(action), "run", "()Ljava/lang/Object;");
	return java_call(vm, t, run, &(uint64_t){ action });
}

NATIVE_FN(privileged)
{
	if (t->top->pc == 0)
		return run_action(vm, t, REF(0));
	RETURN(t->top->stack[NATIVE_RESULT]);
}

static enum done throw_checked(struct vm *vm, struct thread *t, ref cause)
{
	frame_pop(vm, t);
	if (class_is_subclass(class_of(cause), WK(vm, RuntimeException)) ||
		class_is_subclass(class_of(cause), WK(vm, Error)))
		return throw_ref(vm, t, cause);
	throw_new(vm, t, "java/security/PrivilegedActionException", NULL);
	struct vfield *f = t->exception ? class_field(vm, class_of(t->exception), "exception") : NULL;
	if (f)
		set_ref(vm, t->exception, f->offset, cause);
	return DONE_THROW;
}

NATIVE_FN(privileged_throwing)
{
	struct frame *f = t->top;
	if (f->pc & NATIVE_CAUGHT)
		return throw_checked(vm, t, (ref)f->stack[NATIVE_EXCEPTION]);
	return native_privileged(vm, t, m, args, result);
}

// ---- classes ------------------------------------------------------------------------------------------

// (Unsafe this, String name, byte[] b, int off, int len, ClassLoader loader, ProtectionDomain domain)
NATIVE_FN(unsafe_define)
{
	uint64_t arguments[] = { args[5], args[1], args[2], args[3], args[4] };
	return native_loader_define(vm, t, m, arguments, result);
}

// ---- threads ------------------------------------------------------------------------------------------

// (Thread this, boolean clear)
NATIVE_FN(thread_is_interrupted)
{
	uint32_t at = OFF(vm, Thread, interrupted);
	bool is_so = VM_BASE[REF(0) + at];
	if (is_so && args[1])
		set_8(vm, REF(0), at, 0);
	RETURN(is_so);
}
