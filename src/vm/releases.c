// Which JDKs the machine can run programs on. It does natives, fields and some methods of java.base itself, as
// these are in certain releases: classes of another one would end in a native that is missing, or worse.
#include "vm/internal.h"

static const uint32_t releases[] = { 11, 17, 21, 25 };
enum { N_RELEASES = sizeof(releases) / sizeof(releases[0]) };

static bool is_supported(uint32_t release)
{
	for (uint32_t i = 0; i < N_RELEASES; i++)
		if (releases[i] == release)
			return true;
	return false;
}

void vm_print_releases(struct buf *out)
{
	for (uint32_t i = 0; i < N_RELEASES; i++)
		buf_printf(out, "%s%u", i == 0 ? "" : i + 1 == N_RELEASES ? " and " : ", ", releases[i]);
}

// By the version of its class files.
static uint32_t release_of_classes(struct vm *vm)
{
	uint32_t entry = input_find(vm->input, SLICE("java/lang/Object"));
	struct slice bytes = SLICE_EMPTY;
	struct err ignored = ERR_INIT; // whoever loads it complains
	struct arena_mark mark = arena_mark(&vm->arena);
	if (entry != UINT32_MAX)
		input_read(vm->input, input_entry(vm->input, entry), &vm->arena, &bytes, &ignored);
	uint32_t release = class_release(class_major(bytes));
	arena_reset(&vm->arena, mark);
	return release;
}

// What the JDK calls itself may be missing, and what its classes are may be something else: neither may be unknown.
uint32_t release_of_jdk(struct vm *vm, struct err *err)
{
	uint32_t of_classes = release_of_classes(vm);
	uint32_t named = input_feature_release(input_jdk_version(vm->input));
	uint32_t release = named && !is_supported(named) ? named : of_classes;
	if (!of_classes)
		err_set(err, ERR_USAGE, "no java.lang.Object: is there a JDK?");
	if (!of_classes || is_supported(release))
		return of_classes ? release : 0;
	struct buf known = BUF_INIT;
	vm_print_releases(&known);
	err_set(err, ERR_USAGE, "programs cannot be run on JDK %u: the releases supported are %s",
		release, buf_cstring(&known));
	buf_release(&known);
	return 0;
}
