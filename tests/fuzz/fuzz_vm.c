// Fuzz target: class files in the machine. Whatever the parser accepts runs, ends with an exception, or
// meets a limit; it never crashes the machine.
//
// The JDK is booted once, and Warm.java is run in it, up to where the launcher would initialise the main
// class. After each input that state is brought back. Without a JDK ($JAVA_HOME, or where Debian puts it)
// nothing is tried.
//
// The bytes are one class file or several, see classes.h. All are defined, then main of the first that has
// one runs under a random schedule; of some, step by step, with hashes, and then back. At the end every object
// that was made must hold what its types say: a wrong reference seldom crashes, since all of the machine's
// memory is one region, in which sanitizers see nothing.
#define _GNU_SOURCE
#include <fcntl.h>
#include <linux/userfaultfd.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/hash.h"
#include "classes.h"
#include "vm/interp.h"
#include "vm/live.h"

#define MAX_CLASSES 8
#define MAX_HEAP (32u << 20)

static struct vm *machine, booted;

static const uint8_t warm[] = {
// clang-format off
#include "warm.inc"
	// clang-format on
};

// ---- back to the booted state ---------------------------------------------------------------------
//
// Where the kernel can say which pages were written (userfaultfd without messages, PAGEMAP_SCAN, Linux 6.7)
// those are copied back, and the others stay mapped. Elsewhere the region is a private mapping of a file
// in memory, and all of its pages are dropped: twice the time.

struct scan { // struct pm_scan_arg of newer headers
	uint64_t size, flags, start, end, walk_end, regions, n_regions, max_pages;
	uint64_t inverted, mask, any_of, returned;
};
#define SCAN_PAGES _IOWR('f', 16, struct scan)
#define SCAN_PROTECT_AGAIN 1u
#define PAGE_WRITTEN 2u
#define WP_UNPOPULATED (1u << 13)
#define WP_ASYNC (1u << 15)
#define N_REGIONS 256

static struct part {
	uint64_t start, end; // of the region, page by page
	uint8_t *bytes;      // as booted
} parts[2];
static int pagemap = -1;

static bool watch(int user, const struct part *part)
{
	struct uffdio_register range = { .range = { .start = (uintptr_t)VM_BASE + part->start,
										 .len = part->end - part->start },
		.mode = UFFDIO_REGISTER_MODE_WP };
	struct uffdio_writeprotect protect = { .range = range.range,
		.mode = UFFDIO_WRITEPROTECT_MODE_WP };
	return ioctl(user, UFFDIO_REGISTER, &range) == 0 &&
		ioctl(user, UFFDIO_WRITEPROTECT, &protect) == 0;
}

static bool keep_copy(struct vm *vm)
{
	struct uffdio_api api = { .api = UFFD_API, .features = WP_ASYNC | WP_UNPOPULATED };
	int user = (int)syscall(SYS_userfaultfd, O_CLOEXEC | O_NONBLOCK | 1);
	parts[0] = (struct part){ PERM_START, (vm->image->perm_at + 4095) & ~4095u, NULL };
	parts[1] = (struct part){ HEAP_START, (vm->image->heap_at + 4095) & ~4095u, NULL };
	pagemap = open("/proc/self/pagemap", O_RDONLY | O_CLOEXEC);
	bool is_watched = user >= 0 && pagemap >= 0 && ioctl(user, UFFDIO_API, &api) == 0;
	for (int i = 0; i < 2; i++) {
		parts[i].bytes = xmalloc(parts[i].end - parts[i].start);
		memcpy(parts[i].bytes, VM_BASE + parts[i].start, parts[i].end - parts[i].start);
		is_watched = is_watched && watch(user, &parts[i]);
	}
	if (!is_watched)
		pagemap = -1;
	return is_watched;
}

static void copy_back(const struct part *part)
{
	struct {
		uint64_t start, end, categories;
	} regions[N_REGIONS];
	struct scan scan = { .size = sizeof(scan),
		.start = (uintptr_t)VM_BASE + part->start,
		.end = (uintptr_t)VM_BASE + part->end,
		.regions = (uintptr_t)regions,
		.n_regions = N_REGIONS,
		.mask = PAGE_WRITTEN,
		.returned = PAGE_WRITTEN };
	do {
		int n = ioctl(pagemap, SCAN_PAGES, &scan);
		if (n < 0)
			abort();
		for (int i = 0; i < n; i++)
			memcpy((void *)regions[i].start,
				part->bytes + (regions[i].start - (uintptr_t)VM_BASE - part->start),
				regions[i].end - regions[i].start);
		scan.start = scan.walk_end;
	} while (scan.start < scan.end);
	// From here on they count as not written.
	scan.flags = SCAN_PROTECT_AGAIN;
	scan.start = (uintptr_t)VM_BASE + part->start;
	scan.n_regions = 0;
	scan.regions = 0;
	if (ioctl(pagemap, SCAN_PAGES, &scan) < 0)
		abort();
}

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

// Runs Warm, and goes back to where its class was about to be initialised: the next is the input's.
static bool warm_up(struct vm *vm, struct err *err)
{
	struct thread *t = vthread_at(vm, 1);
	if (!class_define(vm, t, slice_of(warm, sizeof(warm)), 0, ROLE_INPUT, false, NULL) ||
		!vm_start_main(vm, "Warm", 0, NULL, err))
		return false;
	while (vm->status == VM_RUNNING &&
		!(t->top->method == vm->image->stub_main && t->top->pc == STUB_MAIN_RAN)) {
		uint32_t next;
		if (vm_choices(vm, &next, 1) == 0)
			return false;
		vm_run(vm, next, 1);
	}
	t->top->pc = STUB_MAIN_INIT;
	return vm->status == VM_RUNNING;
}

#define STACK_KEPT 65536 // of the main thread's stack, more than is used when the first input comes
static uint8_t stack_kept[STACK_KEPT];

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
		&(struct vm_options){ .jdk_home = strdup(real), .class_path = "", .max_heap = MAX_HEAP },
		&err);
	if (!vm || !warm_up(vm, &err) || (!keep_copy(vm) && !freeze(vm))) {
		fprintf(stderr, "note: %s: nothing is tried\n", err.text);
		return NULL;
	}
	memcpy(stack_kept, VM_BASE + STACKS_START + STACK_SIZE, STACK_KEPT);
	vm->image->heap_limit = vm->image->hole_end = vm->image->heap_at + MAX_HEAP;
	return vm;
}

static void reset(struct vm *vm)
{
	struct arena arena = vm->arena;
	free(vm->message);
	if (pagemap >= 0) {
		uint32_t perm_end = vm->image->perm_at, heap_high = vm->heap_high;
		copy_back(&parts[0]);
		copy_back(&parts[1]);
		memcpy(VM_BASE + STACKS_START + STACK_SIZE, stack_kept, STACK_KEPT);
		if (perm_end > parts[0].end)
			memset(VM_BASE + parts[0].end, 0, perm_end - parts[0].end);
		booted.heap_high = heap_high; // the heap's allocator clears what is below
	} else {
		madvise(VM_BASE, REGION_SIZE, MADV_DONTNEED);
	}
	*vm = booted;
	vm->arena = arena;
	vm->image->heap_limit = vm->image->hole_end = vm->image->heap_at + MAX_HEAP;
}

// ---- what must hold after a run ---------------------------------------------------------------------

static uint32_t first_heap; // above it are the input's objects

static bool is_class(const struct vm *vm, uint32_t offset)
{
	if (offset < PERM_START || offset >= vm->image->perm_at || offset % 8)
		return false;
	const struct vclass *k = class_at(offset);
	return k->id >= 1 && k->id <= vm->image->n_classes && vm->image->classes[k->id] == k;
}

// A reference that a variable of this type may hold. Interfaces are not checked by the verifier either.
static void check_reference(const struct vm *vm, ref r, struct vclass *type)
{
	if (r == 0)
		return;
	bool is_inside = (r > PERM_START && r < vm->image->perm_at) ||
		(r >= HEAP_START && r < vm->image->heap_at);
	if (!is_inside || r % 8 || !is_class(vm, object_at(r)->klass))
		abort();
	if (type && !(type->element ? type->element : type)->is_interface &&
		!class_may_cast(class_of(r), type))
		abort();
}

static void check_object(struct vm *vm, ref r, struct vclass *k)
{
	for (const struct vclass *c = k; c; c = c->super)
		for (uint32_t i = 0; i < c->n_fields; i++) {
			const struct vfield *f = &c->fields[i];
			if (f->kind != 'L' || (f->access & ACC_STATIC))
				continue;
			struct slice type = symbol_slice(f->type);
			if (type.ptr[0] == 'L')
				type = slice_of(type.ptr + 1, type.len - 2);
			check_reference(vm, get_32(r, f->offset), class_loaded(vm, type, c->loader));
		}
}

// Objects made by the input lie one behind the other, and their fields hold what their types say.
static void check_heap(struct vm *vm)
{
	for (ref r = first_heap; r < vm->image->heap_at;) {
		if (!is_class(vm, object_at(r)->klass))
			abort();
		struct vclass *k = class_of(r);
		uint64_t size = k->size;
		if (k->kind == '[') {
			size = ARRAY_BASE + ((uint64_t)array_length(r) << k->log2);
			for (uint32_t i = 0; !class_is_primitive(k->component) && i < array_length(r); i++)
				check_reference(vm, get_32(r, ARRAY_BASE + 4 * i), k->component);
		} else {
			check_object(vm, r, k);
		}
		r += (uint32_t)((size + 7) & ~(uint64_t)7);
	}
}

#define MAX_STEPS 60

// Steps and hashes, then back to the same bytes.
static void walk(struct vm *vm, uint64_t luck)
{
	static uint32_t choices[VM_MAX_THREADS];
	vm->options.is_checking = true;
	vm_mark_id first = vm_mark(vm);
	uint64_t before = vm_fingerprint(vm);
	for (uint32_t i = 0; i < MAX_STEPS && vm->status == VM_RUNNING; i++) {
		uint32_t n = vm_choices(vm, choices, VM_MAX_THREADS);
		if (n == 0)
			break;
		vm_mark(vm);
		vm_step(vm, choices[(luck >> i % 60) % n], VM_STEP_VISIBLE);
		vm_hash(vm);
	}
	check_heap(vm);
	vm_undo(vm, first);
	if (vm_fingerprint(vm) != before)
		abort();
	hash_end(vm);
	live_release(vm);
	vec_release(&vm->marks);
	vec_release(&vm->gray);
	free(vm->log.bytes);
	munmap(vm->starts.words, vm->starts.n_words * sizeof(uint64_t));
}

static struct vclass *define_all(struct vm *vm, struct thread *t, struct slice rest)
{
	struct vclass *main_class = NULL;
	for (uint32_t i = 0; i < MAX_CLASSES && rest.len >= 4 && vm->status == VM_RUNNING; i++) {
		struct vclass *k = class_define(vm, t, next_class(&rest), 0, ROLE_INPUT, false, NULL);
		t->exception = 0;
		struct vmethod *m = k ? class_find_method(vm, k, "main", "([Ljava/lang/String;)V") : NULL;
		if (m && !main_class && (m->access & ACC_STATIC))
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
		if (machine) {
			booted = *machine;
			first_heap = machine->image->heap_at;
		}
	}
	struct vm *vm = machine;
	if (!vm)
		return 0;
	struct thread *t = vthread_at(vm, 1);
	uint64_t luck = hash_stable(slice_of(data, size));
	vm->options.max_instructions = vm->n_instructions + (luck % 16 ? 2000 : 60000);
	struct vclass *k = define_all(vm, t, slice_of(data, size));
	t->top->stack[STUB_MAIN_CLASS] = (uintptr_t)k;
	if (k && vm->status == VM_RUNNING && luck % 256 == 1)
		walk(vm, luck);
	else if (k && vm->status == VM_RUNNING)
		vm_run_schedule(vm, &(struct vm_schedule){ .kind = VM_RANDOM, .seed = luck });
	check_heap(vm);
	reset(vm);
	return 0;
}
