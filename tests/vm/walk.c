// Random walks through a program's states, forwards and backwards: undo must give the same bytes, a state
// that is reached again the same hash, and stepping again from a mark the same successor.
//
//     walk JDK CLASS-FOLDER MAIN STEPS SEED
#include <stdio.h>
#include <stdlib.h>

#include "base/hash.h"
#include "vm/vm.h"

#define MAX_DEPTH 400

static uint64_t next(uint64_t *state)
{
	*state += 0x9e3779b97f4a7c15u;
	uint64_t x = *state;
	x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
	x = (x ^ x >> 27) * 0x94d049bb133111ebu;
	return x ^ x >> 31;
}

struct point {
	vm_mark_id mark;
	uint64_t bytes;
	struct vm_hash hash;
	uint32_t chosen; // thread stepped from here
	struct vm_hash after;
};

static int fail(const char *what, uint64_t step)
{
	printf("FAILED: %s at step %llu\n", what, (unsigned long long)step);
	return 1;
}

static bool same(struct vm_hash a, struct vm_hash b)
{
	return a.low == b.low && a.high == b.high;
}

static struct point here(struct vm *vm)
{
	struct point p = { .mark = vm_mark(vm) };
	p.bytes = vm_fingerprint(vm);
	p.hash = vm_hash(vm);
	return p;
}

static int walk(struct vm *vm, uint64_t steps, uint64_t seed)
{
	static struct point path[MAX_DEPTH + 1];
	static uint32_t choices[VM_MAX_THREADS];
	uint32_t depth = 0;
	uint64_t backwards = 0, deepest = 0;
	path[0] = here(vm);
	for (uint64_t step = 0; step < steps; step++) {
		uint32_t n = vm_status(vm) == VM_RUNNING ? vm_choices(vm, choices, VM_MAX_THREADS) : 0;
		if (vm_status(vm) == VM_UNSUPPORTED || vm_status(vm) == VM_LIMIT) {
			printf("stopped: %s", vm_message(vm));
			return 1;
		}
		if (n == 0 || depth == MAX_DEPTH || next(&seed) % 16 == 0) {
			uint32_t to = depth ? (uint32_t)(next(&seed) % depth) : 0;
			vm_undo(vm, path[to].mark);
			depth = to;
			backwards++;
			if (vm_fingerprint(vm) != path[to].bytes)
				return fail("undo gives other bytes", step);
			if (!same(vm_hash(vm), path[to].hash))
				return fail("undo gives another hash", step);
			// Sometimes the same step again: it must lead to the same state.
			if (path[to].chosen && next(&seed) % 4 == 0) {
				vm_step(vm, path[to].chosen, VM_STEP_VISIBLE);
				if (!same(vm_hash(vm), path[to].after))
					return fail("the same step leads elsewhere", step);
				vm_undo(vm, path[to].mark);
			}
			continue;
		}
		path[depth].chosen = choices[next(&seed) % n];
		vm_step(vm, path[depth].chosen, VM_STEP_VISIBLE);
		struct vm_hash after = vm_hash(vm);
		path[depth].after = after;
		if (vm_status(vm) == VM_UNSUPPORTED || vm_status(vm) == VM_LIMIT) {
			printf("stopped: %s", vm_message(vm));
			return 1;
		}
		path[++depth] = here(vm);
		path[depth].chosen = 0;
		deepest = depth > deepest ? depth : deepest;
	}
	printf("ok: %llu steps, %llu times back, depth %llu\n", (unsigned long long)steps,
		(unsigned long long)backwards, (unsigned long long)deepest);
	return 0;
}

int main(int argc, char **argv)
{
	if (argc != 6)
		return 2;
	struct err err = ERR_INIT;
	struct notes *notes = notes_new();
	struct input *input = input_new(&(struct input_options){ .release = 17 }, notes);
	if (!input_add(input, argv[2], ROLE_INPUT, &err) || !input_add_jdk(input, argv[1], &err)) {
		printf("%s\n", err.text);
		return 2;
	}
	struct vm *vm = vm_new(input,
		&(struct vm_options){ .jdk_home = argv[1], .class_path = argv[2], .is_checking = true },
		&err);
	if (!vm || !vm_start_main(vm, argv[3], 0, NULL, &err)) {
		printf("%s\n", err.text);
		return 2;
	}
	int status = walk(vm, strtoull(argv[4], NULL, 10), strtoull(argv[5], NULL, 10));
	vm_free(vm);
	input_free(input);
	notes_free(notes);
	return status;
}
