// Which of the JDK's own operations a thread is inside, told from its frames down to the innermost one
// of the program.
//
// Some the program cannot look into: nothing that happens there is a point where another thread could
// make a difference (silent). Class initialisers of the JDK run once, whoever comes first; what was
// printed cannot be read back; a thread's own variables are its own; caches of reflection, class loading
// and linking hold the same whoever fills them.
//
// Others are linearizable: locks, atomics, latches, queues and concurrent maps behave as if each call
// were one step (Herlihy, Wing 1990), or two around the time in which it is parked. Executors are
// operations between the pieces of the program's code that they run.
#include "vm/internal.h"

enum trait {
	TRAIT_UNKNOWN,
	TRAIT_NONE,
	TRAIT_SILENT,
	TRAIT_OPERATION,
	TRAIT_POOL, // an operation, but for the loop that runs tasks
	TRAIT_PRINTER
};

static const struct {
	const char *prefix;
	enum trait trait;
} traits[] = {
	{ "java/util/concurrent/locks/", TRAIT_OPERATION },
	{ "java/util/concurrent/atomic/", TRAIT_OPERATION },
	{ "java/util/concurrent/CountDownLatch", TRAIT_OPERATION },
	{ "java/util/concurrent/CyclicBarrier", TRAIT_OPERATION },
	{ "java/util/concurrent/Semaphore", TRAIT_OPERATION },
	{ "java/util/concurrent/Phaser", TRAIT_OPERATION },
	{ "java/util/concurrent/Exchanger", TRAIT_OPERATION },
	{ "java/util/concurrent/FutureTask", TRAIT_OPERATION },
	{ "java/util/concurrent/ArrayBlockingQueue", TRAIT_OPERATION },
	{ "java/util/concurrent/LinkedBlocking", TRAIT_OPERATION },
	{ "java/util/concurrent/LinkedTransferQueue", TRAIT_OPERATION },
	{ "java/util/concurrent/PriorityBlockingQueue", TRAIT_OPERATION },
	{ "java/util/concurrent/DelayQueue", TRAIT_OPERATION },
	{ "java/util/concurrent/SynchronousQueue", TRAIT_OPERATION },
	{ "java/util/concurrent/ConcurrentLinked", TRAIT_OPERATION },
	{ "java/util/concurrent/ConcurrentHashMap", TRAIT_OPERATION },
	{ "java/util/concurrent/ConcurrentSkipList", TRAIT_OPERATION },
	{ "java/util/concurrent/CopyOnWrite", TRAIT_OPERATION },
	{ "java/util/concurrent/ScheduledThreadPoolExecutor$DelayedWorkQueue", TRAIT_OPERATION },
	{ "java/util/concurrent/ThreadPoolExecutor", TRAIT_POOL },
	{ "java/util/concurrent/ScheduledThreadPoolExecutor", TRAIT_OPERATION },
	{ "java/util/concurrent/AbstractExecutorService", TRAIT_OPERATION },
	{ "java/util/concurrent/ExecutorCompletionService", TRAIT_OPERATION },
	{ "java/util/concurrent/CompletableFuture", TRAIT_OPERATION },
	{ "java/util/concurrent/ForkJoin", TRAIT_OPERATION },
	{ "java/util/concurrent/CountedCompleter", TRAIT_OPERATION },
	{ "java/util/concurrent/ThreadLocalRandom", TRAIT_SILENT },
	{ "java/lang/ThreadLocal", TRAIT_SILENT },
	{ "java/lang/InheritableThreadLocal", TRAIT_SILENT },
	{ "java/lang/ThreadGroup", TRAIT_SILENT },
	{ "java/lang/Shutdown", TRAIT_OPERATION },
	{ "java/lang/ApplicationShutdownHooks", TRAIT_SILENT },
	{ "java/lang/Class", TRAIT_SILENT },
	{ "java/lang/invoke/", TRAIT_SILENT },
	{ "java/lang/reflect/", TRAIT_SILENT },
	{ "jdk/internal/reflect/", TRAIT_SILENT },
	{ "jdk/internal/loader/", TRAIT_SILENT },
	{ "java/io/PrintStream", TRAIT_PRINTER },
};

static enum trait trait_of(struct vclass *k)
{
	if (k->trait)
		return k->trait;
	k->trait = TRAIT_NONE;
	for (size_t i = 0; i < sizeof(traits) / sizeof(*traits) && k->role == ROLE_JDK; i++)
		if (strncmp(k->name->text, traits[i].prefix, strlen(traits[i].prefix)) == 0) {
			k->trait = (uint8_t)traits[i].trait;
			break;
		}
	return k->trait;
}

// Is it an object that operations treat as one thing?
bool inside_is_whole(struct vclass *k)
{
	for (; k; k = k->super)
		if (trait_of(k) == TRAIT_OPERATION || trait_of(k) == TRAIT_POOL)
			return true;
	return false;
}

static bool is_standard_stream(const struct vm *vm, const struct frame *f)
{
	ref stream = f->method->access & ACC_STATIC ? 0 : (ref)f->locals[0];
	return stream && stream < vm->base_heap &&
		(stream == vm->standard_streams[0] || stream == vm->standard_streams[1]);
}

static bool is_task_loop(const struct vmethod *m)
{
	return symbol_is(m->name, "runWorker") || symbol_is(m->name, "run");
}

// What a thread is given when it is made, and gives back: its name, its number, its place in a group.
static bool is_birth_or_death(const struct vmethod *m)
{
	return symbol_is(m->name, "<init>") || symbol_is(m->name, "exit");
}

struct vm_inside vm_inside(const struct vm *vm, uint32_t thread)
{
	const struct image *image = vm->image;
	struct vm_inside inside = { 0 };
	for (const struct frame *f = vthread_at(vm, thread)->top; f; f = f->prev) {
		struct vclass *k = f->method->owner;
		if (f->method == image->stub_init) {
			if (((const struct vclass *)f->locals[0])->role != ROLE_JDK)
				break;
			inside.is_silent = true;
			return inside;
		}
		if (k == image->stub_init->owner)
			continue;
		if (k->role != ROLE_JDK)
			break;
		enum trait trait = trait_of(k);
		if (trait == TRAIT_SILENT || (k == WK(vm, Thread) && is_birth_or_death(f->method)) ||
			(trait == TRAIT_PRINTER && is_standard_stream(vm, f))) {
			inside.is_silent = true;
			return inside;
		}
		if (trait == TRAIT_OPERATION || (trait == TRAIT_POOL && !is_task_loop(f->method)))
			inside = (struct vm_inside){ .operation = offset_of_frame(f),
				.is_signal = strncmp(f->method->name->text, "signal", 6) == 0 ||
					strcmp(f->method->name->text, "unpark") == 0,
				.class_name = k->name->text,
				.method = f->method->name->text,
				.object = f->method->access & ACC_STATIC ? 0 : (ref)f->locals[0] };
	}
	return inside;
}

// What the JDK keeps of its threads and of itself, which programs hardly ever look at.
static bool is_housekeeping(const struct vm_action *action)
{
	const char *class = action->class_name;
	if (!class || action->kind == VM_ACTION_INIT ||
		(*class != '[' && strncmp(class, "java/lang/", 10) != 0))
		return false;
	if (strcmp(class, "java/lang/ThreadGroup") == 0 || strcmp(class, "java/lang/System") == 0 ||
		strcmp(class, "[Ljava/lang/Thread;") == 0 ||
		(strcmp(class, "java/lang/Thread$FieldHolder") == 0 &&
			(!action->member || strcmp(action->member, "priority") != 0)))
		return true;
	if (strcmp(class, "java/lang/Thread") != 0 || !action->member ||
		(action->kind != VM_ACTION_READ && action->kind != VM_ACTION_WRITE))
		return false;
	static const char *const seen[] = { "eetop", "interrupted", "isAlive", "name", "priority" };
	for (size_t i = 0; i < sizeof(seen) / sizeof(*seen); i++)
		if (strcmp(action->member, seen[i]) == 0)
			return false;
	return true;
}

// Reflection and method handles are silent, but not what they access of the program's.
static bool is_of_program(const struct vm *vm, const struct vm_action *action)
{
	return action->kind >= VM_ACTION_READ && action->kind <= VM_ACTION_UPDATE && action->object &&
		class_of(action->object)->kind != '[' && !vm_accessed_is_jdk(vm, action);
}

bool vm_is_silent(const struct vm *vm, uint32_t thread, const struct vm_action *action)
{
	return is_housekeeping(action) ||
		(vm_inside(vm, thread).is_silent && !is_of_program(vm, action));
}

void vm_set_whole_operations(struct vm *vm, bool is_so)
{
	vm->has_whole_operations = is_so;
}

void vm_set_watched_output(struct vm *vm, bool is_so)
{
	vm->has_watched_output = is_so;
}

bool vm_is_still_inside(const struct vm *vm, uint32_t thread, uint64_t operation)
{
	const struct thread *t = vthread_at(vm, thread);
	return operation && t->low && offset_of_frame(t->low) >= operation &&
		vm_inside(vm, thread).operation == operation;
}
