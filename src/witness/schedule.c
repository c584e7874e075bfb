// The runs: which thread goes next is drawn, from a seed that is the run's number. Runs differ in how readily they switch, since races
// hide in different ways: behind a lock that the other thread happens to take next, or behind one that it takes much later.
#include "base/bug.h"
#include "witness/internal.h"

enum {
	MAX_THREADS = 200,      // in one run
	MAX_RUN_STEPS = 400000, // that others can see
	MAX_RUN_MILLIONS = 20,  // instructions
	MAX_MILLIONS = 120,
	RARELY = 16,       // one in so many choices ends a short sleep or wait
	SHORT = 100000000, // nanoseconds. Who waits for seconds does not mean that to end by itself
};

struct schedule {
	struct watch *watch;
	struct vm *vm;
	uint64_t random;
	uint32_t switch_bits; // one in 2^these steps may be followed by one of another thread
	uint32_t present;     // who took the last step; 0: nobody
	uint32_t n, all[VM_MAX_THREADS];
};

// Splitmix64: Steele, Lea and Flood, OOPSLA 2014.
static uint64_t draw(struct schedule *s)
{
	uint64_t x = s->random += 0x9e3779b97f4a7c15u;
	x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
	x = (x ^ x >> 27) * 0x94d049bb133111ebu;
	return x ^ x >> 31;
}

static bool can_go(const struct vm *vm, uint32_t number)
{
	return vm_runnable(vm, number) && !vm_peek(vm, number).is_held;
}

static void find_choices(struct schedule *s)
{
	s->n = 0;
	for (uint32_t number = 1; number <= vm_n_threads(s->vm); number++) {
		struct vm_thread_info info = vm_thread(s->vm, number);
		if (info.state == VM_THREAD_NONE || info.state == VM_THREAD_ENDED)
			continue;
		bool can_wake = info.has_timeout && info.until_timeout <= SHORT && draw(s) % RARELY == 0;
		if (can_go(s->vm, number) || can_wake)
			s->all[s->n++] = number;
	}
	if (!s->n)
		s->n = vm_next_timeouts(s->vm, s->all, VM_MAX_THREADS);
}

// 0: nobody can go.
static uint32_t choose(struct schedule *s)
{
	if (s->present && draw(s) & ((1u << s->switch_bits) - 1) && can_go(s->vm, s->present))
		return s->present;
	find_choices(s);
	return s->n ? s->all[draw(s) % s->n] : 0;
}

// False: there are more threads than are watched.
static bool meet_new_threads(struct schedule *s, uint32_t parent)
{
	for (uint32_t number = 1; number <= vm_n_threads(s->vm); number++)
		if (vm_is_fresh(s->vm, number))
			watch_thread(s->watch, vm_thread(s->vm, number).name, parent);
	return s->watch->order.threads.n < MAX_THREADS;
}

static bool take_step(struct schedule *s, uint32_t number)
{
	struct vm_action action = vm_peek(s->vm, number);
	uint32_t thread = watch_thread(s->watch, vm_thread(s->vm, number).name, UINT32_MAX);
	if (!vm_is_silent(s->vm, number, &action))
		watch_action(s->watch, s->vm, number, thread, &action);
	if (action.kind == VM_ACTION_NOTIFY && !action.is_all) {
		uint32_t n = vm_notify_choices(s->vm, number);
		vm_choose_notified(s->vm, n ? (uint32_t)(draw(s) % n) : 0);
	}
	vm_step(s->vm, number, VM_STEP_VISIBLE);
	watch_stepped(s->watch, s->vm, number, thread);
	s->present = number;
	return action.kind != VM_ACTION_START || meet_new_threads(s, thread);
}

static uint64_t instructions(const struct schedule *s)
{
	return vm_stats(s->vm).instructions;
}

// How many steps it took.
static uint32_t run_once(struct schedule *s, struct budget *budget)
{
	uint32_t n = 0, number;
	uint64_t end = instructions(s) + MAX_RUN_MILLIONS * 1000000u;
	watch_begin_run(s->watch);
	watch_thread(s->watch, vm_thread(s->vm, 1).name, UINT32_MAX);
	s->random = s->watch->run;
	s->switch_bits = 2 * (s->watch->run % 4);
	s->present = 0;
	while (n < MAX_RUN_STEPS && vm_status(s->vm) == VM_RUNNING && instructions(s) < end &&
		(n % 1024 || !budget_is_over(budget)) && (number = choose(s)) && take_step(s, number))
		n++;
	watch_end_run(s->watch);
	return n;
}

// As long as there is one thread there is nothing to choose. False: there is never a second one.
static bool run_to_first_start(struct vm *vm)
{
	uint64_t end = vm_stats(vm).instructions + MAX_RUN_MILLIONS * 1000000u;
	while (vm_status(vm) == VM_RUNNING && vm_stats(vm).instructions < end) {
		if (vm_peek(vm, 1).kind == VM_ACTION_START)
			return true;
		uint32_t number[2];
		if (vm_choices(vm, number, 2) != 1)
			return false;
		vm_step(vm, number[0], VM_STEP_VISIBLE);
	}
	return false;
}

uint32_t schedule_runs(struct watch *watch, struct vm *vm, uint32_t runs, uint64_t max_steps,
	struct budget *budget)
{
	if (!run_to_first_start(vm))
		return 0;
	struct schedule *s = xcalloc(1, sizeof(*s));
	s->watch = watch;
	s->vm = vm;
	vm_mark_id start = vm_mark(vm);
	uint32_t n = 0;
	uint64_t steps = 0, executed = 0;
	while (n < runs && steps < max_steps && executed < MAX_MILLIONS * 1000000u &&
		!budget_is_over(budget)) {
		uint64_t before = instructions(s);
		steps += run_once(s, budget);
		executed += instructions(s) - before;
		vm_undo(vm, start);
		n++;
	}
	free(s);
	return n;
}
