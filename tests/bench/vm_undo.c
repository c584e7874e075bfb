// Doing against undoing: steps of a program with two threads, forwards, then back in one go.
//
//     vm_undo JDK CLASS-FOLDER MAIN STEPS
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "vm/vm.h"

static double seconds(void)
{
	struct timespec now;
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
	return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static uint64_t go(struct vm *vm, uint64_t steps)
{
	static uint32_t choices[VM_MAX_THREADS];
	uint64_t done = 0;
	for (; done < steps && vm_status(vm) == VM_RUNNING; done++) {
		uint32_t n = vm_choices(vm, choices, VM_MAX_THREADS);
		if (n == 0)
			break;
		vm_mark(vm);
		vm_step(vm, choices[done % n], VM_STEP_VISIBLE);
	}
	return done;
}

int main(int argc, char **argv)
{
	struct err err = ERR_INIT;
	struct input *input = input_new(&(struct input_options){ .release = 17 }, notes_new());
	if (argc != 5 || !input_add(input, argv[2], ROLE_INPUT, &err) ||
		!input_add_jdk(input, argv[1], &err))
		return 2;
	struct vm *vm = vm_new(input,
		&(struct vm_options){ .jdk_home = argv[1], .class_path = argv[2], .is_checking = true },
		&err);
	if (!vm || !vm_start_main(vm, argv[3], 0, NULL, &err)) {
		printf("%s\n", err.text);
		return 2;
	}
	vm_mark_id first = vm_mark(vm);
	go(vm, strtoull(argv[4], NULL, 10)); // classes are loaded, code is quickened
	vm_undo(vm, first);
	double start = seconds();
	uint64_t n = go(vm, strtoull(argv[4], NULL, 10));
	double middle = seconds();
	vm_undo(vm, first);
	double end = seconds();
	printf("%llu steps: doing %.4f s, undoing %.4f s\n", (unsigned long long)n, middle - start,
		end - middle);
	return 0;
}
