// What a step and the hash of the state after it cost, by the size of the heap; then the first hash.
//
//     vm_hash JDK CLASS-FOLDER MAIN OBJECTS before|since STEPS
//
// MAIN makes so many objects that stay reachable: before it starts its two threads, or in one of them. Then
// both step in turn, as the model checker has them: what the hash compares with is the moment when there were
// two threads.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "vm/vm.h"

static double seconds(void)
{
	struct timespec now;
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
	return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static uint32_t n_runnable(const struct vm *vm)
{
	uint32_t choices[8];
	return vm_choices(vm, choices, 8);
}

// Until the threads are there, then until the first has begun to count.
static bool prepare(struct vm *vm, uint64_t to_make)
{
	vm_mark(vm);
	while (vm_status(vm) == VM_RUNNING && !vm_runnable(vm, 3))
		if (vm_run(vm, 1, 1) == 0)
			return false;
	vm_run(vm, 1, 1000000); // it joins them
	vm_rebase(vm);
	vm_mark(vm);
	vm_run(vm, 2, 3000 + to_make);
	return vm_status(vm) == VM_RUNNING && n_runnable(vm) == 2;
}

int main(int argc, char **argv)
{
	struct err err = ERR_INIT;
	struct input *input = input_new(&(struct input_options){ .release = 17 }, notes_new());
	if (argc != 7 || !input_add(input, argv[2], ROLE_INPUT, &err) ||
		!input_add_jdk(input, argv[1], &err))
		return 2;
	struct vm *vm = vm_new(input,
		&(struct vm_options){ .jdk_home = argv[1], .class_path = argv[2], .is_checking = true },
		&err);
	const char *args[] = { argv[4], argv[5] };
	uint64_t objects = strtoull(argv[4], NULL, 10), steps = strtoull(argv[6], NULL, 10);
	bool is_since = strcmp(argv[5], "since") == 0;
	if (!vm || !vm_start_main(vm, argv[3], 2, args, &err) ||
		!prepare(vm, is_since ? objects * 30 : 0)) {
		printf("%s%s\n", err.text, vm ? vm_message(vm) : "");
		return 2;
	}
	double start = seconds(), hashing = 0;
	vm_hash(vm); // of a large state: all of it is looked at once
	double first = seconds() - start;
	start = seconds();
	for (uint64_t i = 0; i < steps; i++) {
		vm_mark(vm);
		vm_step(vm, 2 + (uint32_t)(i & 1), VM_STEP_VISIBLE);
		double before = seconds();
		vm_hash(vm);
		hashing += seconds() - before;
	}
	double each = (seconds() - start) / (double)steps;
	printf("%llu %s %.3f %.3f %.3f\n", (unsigned long long)objects, argv[5], each * 1e6,
		hashing / (double)steps * 1e6, first * 1e6);
	return 0;
}
