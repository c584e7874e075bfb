// A random walk through a program's states, forwards and backwards: undo must give the same bytes, a state
// that is reached again the same hash, and stepping again from a mark the same successor. It goes on until it has
// made STEPS steps forwards (where the program ends, back and on another way), and at the end back to where it
// began: as many backwards. What the machine cannot do ends a path as the program's end does.
//
//     walk JDK CLASS-FOLDER MAIN STEPS SEED
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "vm/vm.h"

#define MAX_DEPTH 50000
#define MAX_STOPPED 10 // for each step that is asked for
#define LOOK_EVERY 64  // steps: of those states all bytes are compared

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
	uint64_t bytes; // 0: not looked at
	struct vm_hash hash;
	uint32_t chosen; // thread stepped from here; 0: none yet
};

static bool same(struct vm_hash a, struct vm_hash b)
{
	return a.low == b.low && a.high == b.high;
}

static struct point here(struct vm *vm, bool is_looked_at)
{
	struct point p = { .mark = vm_mark(vm) };
	p.bytes = is_looked_at ? vm_fingerprint(vm) : 0;
	p.hash = vm_hash(vm);
	return p;
}

struct walk {
	struct vm *vm;
	uint64_t seed, step;
	struct point path[MAX_DEPTH + 1];
	uint32_t depth;
	uint64_t n_back, n_looked, deepest, n_ends;
	uint64_t n_stopped; // steps to where the machine gives up, undone and not counted
	char *stopped_by;   // the first
};

// To any state of the path, mostly one of the last ones; the first looks at where the walk began.
static const char *go_back(struct walk *w, uint32_t to)
{
	struct vm *vm = w->vm;
	struct point *p = &w->path[to], *after = to < w->depth ? p + 1 : NULL;
	vm_undo(vm, p->mark);
	w->n_back++;
	if (p->bytes && (w->n_looked++, vm_fingerprint(vm) != p->bytes))
		return "undo gives other bytes";
	if (!same(vm_hash(vm), p->hash))
		return "undo gives another hash";
	if (after && next(&w->seed) % 2 == 0) {
		vm_step(vm, p->chosen, VM_STEP_VISIBLE);
		if (!same(vm_hash(vm), after->hash))
			return "the same step leads elsewhere";
		vm_undo(vm, p->mark);
	}
	w->depth = to;
	return NULL;
}

// On to where there are two threads, as the model checker does; where there are never two: back to the start.
static bool begin(struct vm *vm)
{
	vm_mark_id start = vm_mark(vm);
	for (uint32_t i = 0; i < 1000000 && vm_runnable(vm, 1) && !vm_runnable(vm, 2); i++)
		vm_run(vm, 1, 10);
	bool are_two = vm_status(vm) == VM_RUNNING && vm_runnable(vm, 2);
	if (are_two)
		vm_rebase(vm);
	else
		vm_undo(vm, start);
	return are_two;
}

static const char *go_back_some(struct walk *w, uint64_t luck)
{
	uint32_t most = luck / 64 % 256 ? 64 : w->depth;
	return go_back(w, w->depth - 1 - (uint32_t)(luck >> 32) % (most < w->depth ? most : w->depth));
}

static bool is_stopped(const struct vm *vm)
{
	return vm_status(vm) == VM_UNSUPPORTED || vm_status(vm) == VM_LIMIT;
}

static void step_from(struct walk *w, struct point *from, uint32_t thread)
{
	from->chosen = thread;
	vm_step(w->vm, thread, VM_STEP_VISIBLE);
	if (is_stopped(w->vm)) {
		if (w->n_stopped++ == 0)
			w->stopped_by = strdup(vm_message(w->vm));
		vm_undo(w->vm, from->mark);
		return;
	}
	w->path[++w->depth] = here(w->vm, w->step++ % LOOK_EVERY == 0);
	w->deepest = w->depth > w->deepest ? w->depth : w->deepest;
}

static const char *walk(struct walk *w, uint64_t steps)
{
	static uint32_t choices[VM_MAX_THREADS];
	struct vm *vm = w->vm;
	const char *wrong = NULL;
	w->path[0] = here(vm, true);
	while (w->step < steps && w->n_stopped <= MAX_STOPPED * steps && !wrong) {
		uint32_t n = vm_status(vm) == VM_RUNNING ? vm_choices(vm, choices, VM_MAX_THREADS) : 0;
		uint64_t luck = next(&w->seed);
		w->n_ends += n == 0;
		if (w->depth && (n == 0 || w->depth == MAX_DEPTH || luck % 64 == 0))
			wrong = go_back_some(w, luck);
		else if (n > 0)
			step_from(w, &w->path[w->depth], choices[luck / 64 % n]);
		else
			break; // it ends without a step
	}
	return wrong ? wrong : go_back(w, 0);
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
		&(struct vm_options){ .jdk_home = argv[1],
			.class_path = argv[2],
			.is_checking = true,
			.reads_files = true },
		&err);
	if (!vm || !vm_start_main(vm, argv[3], 0, NULL, &err)) {
		printf("%s\n", err.text);
		return 2;
	}
	static struct walk w;
	w.vm = vm;
	w.seed = strtoull(argv[5], NULL, 10);
	bool are_two = begin(vm);
	const char *wrong = walk(&w, strtoull(argv[4], NULL, 10));
	printf(
		"%s%s%llu steps, %llu times back, %llu states compared byte by byte, %llu ends, depth %llu%s\n",
		wrong ? wrong : "", wrong ? ": " : "", (unsigned long long)w.step,
		(unsigned long long)w.n_back, (unsigned long long)w.n_looked, (unsigned long long)w.n_ends,
		(unsigned long long)w.deepest, are_two ? ", from two threads on" : "");
	if (w.n_stopped)
		printf("%llu steps more ended with: %s\n", (unsigned long long)w.n_stopped, w.stopped_by);
	free(w.stopped_by);
	vm_free(vm);
	input_free(input);
	notes_free(notes);
	return wrong ? 1 : 0;
}
