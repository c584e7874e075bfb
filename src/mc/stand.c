// Where a thread stands, in words that a real JVM understands: the instruction that it is about to execute, and
// the calls of the program that led there. An operation of the JDK's is the call of it.
//
//     Main$A.run()V@12#5f0d... Main.main([Ljava/lang/String;)V@7#...
//
// Each frame is class.method, descriptor, bytecode index and a hash of the method's code, by which another version of it
// is noticed. The first is the instruction; of the others those of the JDK are left out: what is between two
// methods of the program is not the program's business. How the JDK's Thread begins, ends and is joined is not either: the
// machine runs a virtual thread in another way than a JVM. A thread that stands in nothing else is at its start: "-".
#include <inttypes.h>
#include <string.h>

#include "mc/internal.h"

static void put_frame(struct buf *out, const struct vm_frame *frame)
{
	const char *class_name, *name, *descriptor;
	vm_method_names(frame->method, &class_name, &name, &descriptor);
	if (out->len)
		buf_char(out, ' ');
	class_print_name(slice_of_string(class_name), out);
	buf_printf(out, ".%s%s@%u#%016" PRIx64, name, descriptor, frame->pc, code_hash(frame->code));
}

// A class that the machine made up while it ran has another name in each run.
static bool is_hidden(const struct vm_frame *frame)
{
	const char *class_name, *name, *descriptor;
	vm_method_names(frame->method, &class_name, &name, &descriptor);
	return strstr(class_name, "$$") || strchr(class_name, '+');
}

static bool is_named(const struct vm_frame *frame)
{
	return frame->code && !vm_method_is_jdk(frame->method) && !is_hidden(frame);
}

// Out of the operation of the JDK's, and of natives.
static bool find_top(struct vm_frame *frame, const struct vm *vm, uint32_t number, bool by_code)
{
	uint64_t operation = by_code ? 0 : vm_inside(vm, number).operation;
	bool has = vm_frame_top(frame, vm, number);
	while (has && operation && frame->place != operation)
		has = vm_frame_below(frame, vm);
	if (has && operation)
		has = vm_frame_below(frame, vm);
	while (has && (!frame->code || is_hidden(frame) || frame->is_in_thread))
		has = vm_frame_below(frame, vm);
	return has;
}

const char *mc_stand_of(const struct vm *vm, uint32_t number, bool by_code, struct arena *arena)
{
	struct buf out = BUF_INIT;
	struct vm_frame frame;
	if (find_top(&frame, vm, number, by_code)) {
		put_frame(&out, &frame);
		while (vm_frame_below(&frame, vm))
			if (is_named(&frame))
				put_frame(&out, &frame);
	}
	if (!out.len)
		buf_char(&out, '-');
	const char *text = (const char *)arena_printf(arena, "%s", buf_cstring(&out)).ptr;
	buf_release(&out);
	return text;
}

// Can only another thread's doing, or time, let it go on?
bool mc_is_asleep(const struct vm *vm, uint32_t number)
{
	enum vm_thread_state state = vm_thread(vm, number).state;
	return state == VM_THREAD_WAITING || state == VM_THREAD_PARKED || state == VM_THREAD_SLEEPING ||
		state == VM_THREAD_INIT;
}
