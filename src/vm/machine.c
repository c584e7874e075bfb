// The machine as others see it: made, asked, ended.
#include <stdlib.h>

#include "vm/collect.h"
#include "vm/files.h"
#include "vm/internal.h"
#include "vm/live.h"

struct vm *vm_new(struct input *input, const struct vm_options *options, struct err *err)
{
	struct vm *vm = xcalloc(1, sizeof(*vm));
	vm->input = input;
	vm->options = *options;
	arena_init(&vm->arena);
	uint32_t release = release_of_jdk(vm, err);
	if (!release || !memory_map(vm, err)) {
		vm_free(vm);
		return NULL;
	}
	vm->image->jdk = release;
	vm->image->processors = options->processors ? options->processors : 3;
	vm->heap_high = HEAP_START;
	vm->collect_at = UINT64_MAX;
	vm->native_used = xcalloc(n_natives, 1);
	if (!boot(vm, err)) {
		vm_free(vm);
		return NULL;
	}
	uint64_t most = options->max_heap ? options->max_heap : (uint64_t)1 << 31;
	if (most > HEAP_END - HEAP_START)
		most = HEAP_END - HEAP_START;
	vm->image->heap_limit = vm->image->hole_end = HEAP_START + (uint32_t)most;
	if (options->collects)
		collect_begin(vm);
	return vm;
}

void vm_free(struct vm *vm)
{
	if (!vm)
		return;
	memory_unmap(vm);
	maps_release(vm);
	files_release(vm);
	zlib_release(vm);
	arena_release(&vm->arena);
	free(vm->message);
	free(vm->log.bytes);
	free(vm->native_used);
	vec_release(&vm->marks);
	vec_release(&vm->gray);
	hash_end(vm);
	live_release(vm);
	collect_end(vm);
	memory_release_bits(&vm->starts);
	free(vm);
}

enum vm_status vm_status(const struct vm *vm)
{
	return vm->status;
}

uint16_t vm_newest_major(const struct vm *vm)
{
	return vm->newest_major;
}

int vm_exit_status(const struct vm *vm)
{
	return vm->image->exit_status & 0xff;
}

const char *vm_message(const struct vm *vm)
{
	return vm->message ? vm->message : "";
}

struct vm_stats vm_stats(const struct vm *vm)
{
	return (struct vm_stats){ .instructions = vm->n_instructions,
		.allocations = vm->n_allocations,
		.allocated_bytes = vm->n_bytes,
		.native_calls = vm->n_native_calls,
		.collections = vm->n_collections,
		.classes = vm->image->n_classes,
		.undo_bytes = vm->log.n };
}

void vm_print_stack(const struct vm *vm, uint32_t thread, struct buf *out)
{
	stack_print(vm, vthread_at(vm, thread), out);
}

void vm_thread_name(const struct vm *vm, uint32_t thread, struct buf *out)
{
	ref name = get_32(vthread_at(vm, thread)->java, OFF(vm, Thread, name));
	if (name)
		string_text((struct vm *)(uintptr_t)vm, name, out);
}
