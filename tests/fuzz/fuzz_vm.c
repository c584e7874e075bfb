// Fuzz target: class files in the machine. Whatever the parser accepts runs, ends with an exception, or
// meets a limit; it never crashes the machine.
//
// The JDK is booted once. Its memory is then mapped privately from a file in memory, so that dropping the
// pages that a run has written brings the booted state back. Without a JDK ($JAVA_HOME, or where Debian
// puts it) nothing is tried.
//
// The bytes are one class file or several, see classes.h. All are defined, then main of the first that has
// one runs under a random schedule.
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "classes.h"
#include "vm/internal.h"

#define MAX_CLASSES 8
#define MAX_INSTRUCTIONS 60000
#define MAX_HEAP (32u << 20)

static struct vm *machine, booted;

static bool copy_range(int file, uint64_t from, uint64_t to)
{
	while (from < to) {
		ssize_t n = pwrite(file, VM_BASE + from, to - from, (off_t)from);
		if (n <= 0)
			return false;
		from += (uint64_t)n;
	}
	return true;
}

// Maps a copy of the region over itself.
static bool freeze(struct vm *vm)
{
	int file = memfd_create("booted", MFD_CLOEXEC);
	uint64_t stack = STACKS_START + STACK_SIZE;
	if (file < 0 || ftruncate(file, (off_t)REGION_SIZE) != 0 ||
		!copy_range(file, PERM_START & ~4095u, (vm->image->perm_at + 4095) & ~4095u) ||
		!copy_range(file, HEAP_START, (vm->image->heap_at + 4095) & ~4095u) ||
		!copy_range(file, stack, stack + STACK_SIZE))
		return false;
	void *got = mmap(VM_BASE, REGION_SIZE, PROT_READ | PROT_WRITE,
		MAP_PRIVATE | MAP_FIXED | MAP_NORESERVE, file, 0);
	close(file);
	return got == VM_BASE;
}

static struct vm *start(void)
{
	const char *home = getenv("JAVA_HOME");
	struct err err = ERR_INIT;
	struct input *input = input_new(&(struct input_options){ .release = 17 }, notes_new());
	if (!home)
		home = "/usr/lib/jvm/default-java";
	char real[4096];
	if (!realpath(home, real) || !input_add_jdk(input, real, &err)) {
		fprintf(stderr, "note: no JDK: nothing is tried\n");
		return NULL;
	}
	struct vm *vm = vm_new(input,
		&(struct vm_options){ .jdk_home = strdup(real),
			.class_path = "",
			.max_heap = MAX_HEAP,
			.max_instructions = 0 },
		&err);
	if (!vm || !freeze(vm)) {
		fprintf(stderr, "note: %s: nothing is tried\n", err.text);
		return NULL;
	}
	vm->image->heap_limit = vm->image->heap_at + MAX_HEAP;
	return vm;
}

static void reset(struct vm *vm)
{
	struct arena arena = vm->arena;
	free(vm->message);
	madvise(VM_BASE, REGION_SIZE, MADV_DONTNEED);
	uint64_t done = vm->n_instructions;
	*vm = booted;
	vm->arena = arena;
	vm->image->heap_limit = vm->image->heap_at + MAX_HEAP;
	(void)done;
}

static struct vclass *define_all(struct vm *vm, struct thread *t, struct slice rest)
{
	struct vclass *main_class = NULL;
	for (uint32_t i = 0; i < MAX_CLASSES && rest.len >= 4 && vm->status == VM_RUNNING; i++) {
		struct vclass *k = class_define(vm, t, next_class(&rest), 0, ROLE_INPUT, false, NULL);
		t->exception = 0;
		if (k && !main_class && class_find_method(vm, k, "main", "([Ljava/lang/String;)V"))
			main_class = k;
	}
	return main_class;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static bool is_started;
	if (!is_started) {
		is_started = true;
		machine = start();
		if (machine)
			booted = *machine;
	}
	struct vm *vm = machine;
	if (!vm)
		return 0;
	struct thread *t = vthread_at(vm, 1);
	t->state = VM_THREAD_RUNNABLE;
	struct vclass *k = define_all(vm, t, slice_of(data, size));
	struct err err = ERR_INIT;
	vm->options.max_instructions = vm->n_instructions + MAX_INSTRUCTIONS;
	if (k && vm->status == VM_RUNNING &&
		vm_start_main(vm, (const char *)k->name->text, 0, NULL, &err))
		vm_run_schedule(vm, &(struct vm_schedule){ .kind = VM_RANDOM, .seed = size });
	reset(vm);
	return 0;
}
