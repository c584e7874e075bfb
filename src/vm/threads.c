// Threads, monitors, waiting, virtual time. A thread that cannot go on is left at its instruction with a
// state that says what it waits for; when it is chosen again it executes the instruction anew and
// finds in `wake` why. Wait sets are not kept: they are the threads that say they wait.
#include <stdlib.h>

#include "vm/collect.h"
#include "vm/internal.h"

struct thread *vthread_at(const struct vm *vm, uint32_t number)
{
	return &vm->image->threads[number];
}

static struct thread *touch(struct vm *vm, struct thread *t)
{
	if (vm->is_logging)
		log_bytes(vm, t, sizeof(*t));
	t->has_digest = false;
	return t;
}

void thread_set_status(struct vm *vm, ref java, uint32_t status)
{
	if (OFF(vm, Thread, threadStatus))
		set_32(vm, java, OFF(vm, Thread, threadStatus), status);
	else if (get_32(java, OFF(vm, Thread, holder)))
		set_32(vm, get_32(java, OFF(vm, Thread, holder)), OFF(vm, FieldHolder, threadStatus),
			status);
}

uint32_t thread_status(const struct vm *vm, ref java)
{
	if (OFF(vm, Thread, threadStatus))
		return get_32(java, OFF(vm, Thread, threadStatus));
	ref holder = get_32(java, OFF(vm, Thread, holder));
	return holder ? get_32(holder, OFF(vm, FieldHolder, threadStatus)) : 0;
}

enum {
	STATUS_RUN = 5,
	STATUS_SLEEP = 0xe1,
	STATUS_WAIT = 0x191,
	STATUS_TIMED = 0x1a1,
	STATUS_PARK = 0x291,
	STATUS_TIMED_PARK = 0x2a1,
	STATUS_BLOCKED = 0x401,
	STATUS_DEAD = 2
};

static void set_state(struct vm *vm, struct thread *t, enum vm_thread_state state, uint32_t status)
{
	t->state = (uint8_t)state;
	thread_set_status(vm, t->java, status);
}

struct thread *thread_new(struct vm *vm, struct thread *creator, ref java)
{
	struct image *image = vm->image;
	uint32_t number = 0;
	for (uint32_t i = 1; i <= image->n_threads && !number; i++)
		if (image->threads[i].state == VM_THREAD_NONE)
			number = i;
	if (!number) {
		if (image->n_threads >= VM_MAX_THREADS) {
			vm_limit(vm, creator, "more than %u threads", VM_MAX_THREADS);
			return NULL;
		}
		if (vm->is_logging)
			log_bytes(vm, &image->n_threads, sizeof(image->n_threads));
		number = ++image->n_threads;
	}
	struct thread *t = touch(vm, &image->threads[number]);
	memset(t, 0, sizeof(*t));
	t->number = number;
	t->java = java;
	t->state = VM_THREAD_RUNNABLE;
	t->until = INT64_MAX;
	t->name = creator ? name_mix(creator->name, ++creator->n_started) : 1;
	set_64(vm, java, OFF(vm, Thread, eetop), number);
	return t;
}

struct thread *thread_of_java(struct vm *vm, ref java)
{
	uint64_t number = get_64(java, OFF(vm, Thread, eetop));
	if (number == 0 || number > vm->image->n_threads)
		return NULL;
	struct thread *t = vthread_at(vm, (uint32_t)number);
	return t->java == java && t->state != VM_THREAD_NONE ? t : NULL;
}

int64_t thread_now(const struct vm *vm)
{
	// In a plain run time also passes with the work done, so that who waits for it by looking ends.
	return vm->image->now + (vm->options.is_checking ? 0 : (int64_t)(vm->n_instructions * 4));
}

// ---- monitors ---------------------------------------------------------------------------------

enum done monitor_enter(struct vm *vm, struct thread *t, ref object)
{
	struct object *o = object_at(object);
	uint32_t owner = LOCK_OWNER(o->lock);
	if (owner == 0) {
		write_32(vm, &o->lock, t->number << 20 | 1);
	} else if (owner == t->number) {
		write_32(vm, &o->lock, o->lock + 1);
	} else {
		t->on = object;
		set_state(vm, t, VM_THREAD_BLOCKED, STATUS_BLOCKED);
		return DONE_BLOCK;
	}
	return DONE_OK;
}

enum done throw_not_owner(struct vm *vm, struct thread *t)
{
	bool is_silent = vm->image->jdk < 14;
	return throw_new(vm, t, "java/lang/IllegalMonitorStateException", is_silent ? NULL : "%s",
		"current thread is not owner");
}

enum done monitor_exit(struct vm *vm, struct thread *t, ref object)
{
	struct object *o = object_at(object);
	if (LOCK_OWNER(o->lock) != t->number)
		return throw_not_owner(vm, t);
	write_32(vm, &o->lock, LOCK_COUNT(o->lock) == 1 ? 0 : o->lock - 1);
	return DONE_OK;
}

static bool is_interrupted(struct vm *vm, struct thread *t)
{
	return *(VM_BASE + t->java + OFF(vm, Thread, interrupted));
}

static enum done throw_interrupted(struct vm *vm, struct thread *t, const char *why)
{
	set_8(vm, t->java, OFF(vm, Thread, interrupted), 0);
	return throw_new(vm, t, "java/lang/InterruptedException", why ? "%s" : NULL, why);
}

static void set_timeout(struct vm *vm, struct thread *t, int64_t nanos)
{
	int64_t now = thread_now(vm);
	t->until = nanos > INT64_MAX - now ? INT64_MAX : now + nanos;
}

static uint8_t take_wake(struct thread *t)
{
	uint8_t wake = t->wake;
	t->wake = WAKE_NONE;
	t->until = INT64_MAX;
	return wake;
}

// nanos 0: for ever.
enum done thread_wait(struct vm *vm, struct thread *t, ref object, int64_t nanos)
{
	struct object *o = object_at(object);
	if (t->wake) {
		if (LOCK_OWNER(o->lock) != 0) {
			set_state(vm, t, VM_THREAD_BLOCKED, STATUS_BLOCKED);
			return DONE_BLOCK;
		}
		write_32(vm, &o->lock, t->number << 20 | t->saved_count);
		return take_wake(t) == WAKE_INTERRUPT ? throw_interrupted(vm, t, NULL) : DONE_OK;
	}
	if (LOCK_OWNER(o->lock) != t->number)
		return throw_not_owner(vm, t);
	if (is_interrupted(vm, t))
		return throw_interrupted(vm, t, NULL);
	t->saved_count = LOCK_COUNT(o->lock);
	write_32(vm, &o->lock, 0);
	t->on = object;
	write_64(vm, &vm->image->wait_seq, vm->image->wait_seq + 1);
	t->wait_seq = vm->image->wait_seq;
	if (nanos)
		set_timeout(vm, t, nanos);
	set_state(vm, t, VM_THREAD_WAITING, nanos ? STATUS_TIMED : STATUS_WAIT);
	return DONE_BLOCK;
}

// The thread goes on: it wants its monitor again, or just runs.
static void wake_up(struct vm *vm, struct thread *t, enum wake why)
{
	touch(vm, t);
	t->wake = (uint8_t)why;
	if (t->state == VM_THREAD_WAITING)
		set_state(vm, t, VM_THREAD_BLOCKED, STATUS_BLOCKED);
	else
		set_state(vm, t, VM_THREAD_RUNNABLE, STATUS_RUN);
}

static struct thread *find_waiter(struct vm *vm, ref object, uint64_t after)
{
	struct thread *first = NULL;
	for (uint32_t i = 1; i <= vm->image->n_threads; i++) {
		struct thread *t = vthread_at(vm, i);
		if (t->state == VM_THREAD_WAITING && t->on == object && t->wait_seq > after &&
			(!first || t->wait_seq < first->wait_seq))
			first = t;
	}
	return first;
}

void thread_notify(struct vm *vm, struct thread *t, ref object, bool all)
{
	(void)t;
	struct thread *waiter;
	if (all) {
		while ((waiter = find_waiter(vm, object, 0)))
			wake_up(vm, waiter, WAKE_CALLED);
		return;
	}
	waiter = find_waiter(vm, object, 0);
	for (uint32_t i = 0; i < vm->chosen_waiter && waiter; i++)
		waiter = find_waiter(vm, object, waiter->wait_seq);
	vm->chosen_waiter = 0;
	if (waiter)
		wake_up(vm, waiter, WAKE_CALLED);
}

uint32_t vm_notify_choices(const struct vm *vm, uint32_t thread)
{
	struct vm_action action = vm_peek(vm, thread);
	uint32_t n = 0;
	for (uint32_t i = 1; i <= vm->image->n_threads; i++)
		n += vthread_at(vm, i)->state == VM_THREAD_WAITING &&
			vthread_at(vm, i)->on == action.object;
	return n;
}

void vm_choose_notified(struct vm *vm, uint32_t i)
{
	vm->chosen_waiter = i;
}

void vm_wake(struct vm *vm, uint32_t thread)
{
	struct thread *t = vthread_at(vm, thread);
	log_thread(vm, t);
	wake_up(vm, t, WAKE_CALLED);
}

// ---- park, sleep, interrupt --------------------------------------------------------------------

enum done thread_park(struct vm *vm, struct thread *t, bool is_absolute, int64_t time)
{
	if (t->wake) {
		take_wake(t);
		t->permit = 0;
		return DONE_OK;
	}
	if (t->permit || is_interrupted(vm, t)) {
		t->permit = 0;
		return DONE_OK;
	}
	if (is_absolute) {
		int64_t start = 1700000000000; // see currentTimeMillis
		int64_t nanos = (time - start) * 1000000 - thread_now(vm);
		if (nanos <= 0)
			return DONE_OK;
		set_timeout(vm, t, nanos);
	} else if (time) {
		if (time < 0)
			return DONE_OK;
		set_timeout(vm, t, time);
	}
	t->on = 0;
	set_state(vm, t, VM_THREAD_PARKED, t->until == INT64_MAX ? STATUS_PARK : STATUS_TIMED_PARK);
	return DONE_BLOCK;
}

void thread_unpark(struct vm *vm, struct thread *t)
{
	if (t->state == VM_THREAD_PARKED)
		wake_up(vm, t, WAKE_CALLED);
	else if (!t->permit)
		touch(vm, t)->permit = 1;
}

enum done thread_sleep(struct vm *vm, struct thread *t, int64_t nanos)
{
	const char *why = class_of(t->java)->super == WK(vm, BaseVirtualThread) ? NULL
																			: "sleep interrupted";
	if (t->wake)
		return take_wake(t) == WAKE_INTERRUPT ? throw_interrupted(vm, t, why) : DONE_OK;
	if (is_interrupted(vm, t))
		return throw_interrupted(vm, t, why);
	if (nanos <= 0)
		return DONE_OK;
	set_timeout(vm, t, nanos);
	t->on = 0;
	set_state(vm, t, VM_THREAD_SLEEPING, STATUS_SLEEP);
	return DONE_BLOCK;
}

void thread_interrupt(struct vm *vm, struct thread *t)
{
	if (t->state == VM_THREAD_WAITING || t->state == VM_THREAD_SLEEPING ||
		t->state == VM_THREAD_PARKED)
		wake_up(vm, t, WAKE_INTERRUPT);
	else if (!t->permit)
		touch(vm, t)->permit = 1;
}

void thread_end(struct vm *vm, struct thread *t)
{
	thread_set_status(vm, t->java, STATUS_DEAD);
	set_64(vm, t->java, OFF(vm, Thread, eetop), 0);
	thread_notify(vm, t, t->java, true);
	t->top = NULL;
	t->state = VM_THREAD_NONE;
}

// ---- who can go on ----------------------------------------------------------------------------

static bool others_are_done(const struct vm *vm, const struct thread *me)
{
	for (uint32_t i = 1; i <= vm->image->n_threads; i++) {
		const struct thread *t = vthread_at(vm, i);
		if (t != me && t->state != VM_THREAD_NONE && t->state != VM_THREAD_ENDED && !t->is_daemon)
			return false;
	}
	return true;
}

bool vm_runnable(const struct vm *vm, uint32_t number)
{
	if (number == 0 || number > vm->image->n_threads || vm->status != VM_RUNNING)
		return false;
	const struct thread *t = vthread_at(vm, number);
	switch (t->state) {
	case VM_THREAD_RUNNABLE:
		return true;
	case VM_THREAD_BLOCKED:
		return LOCK_OWNER(object_at(t->on)->lock) == 0;
	case VM_THREAD_INIT:
		return t->init_of->init != INIT_RUNNING;
	case VM_THREAD_LAST:
		return others_are_done(vm, t);
	default:
		return false;
	}
}

static int64_t timeout_of(const struct thread *t)
{
	return t->state == VM_THREAD_WAITING || t->state == VM_THREAD_PARKED ||
			t->state == VM_THREAD_SLEEPING
		? t->until
		: INT64_MAX;
}

// Who waits for a time goes on when all others are blocked. In a plain run also some time after its moment has
// come, or a program in which one thread sleeps while another looks at a flag would never end. Not at once: programs
// sleep until others are done, and these take longer here than in a JVM that compiles.
#define LATE 40000000 // nanoseconds

static bool is_late(const struct vm *vm, const struct thread *t)
{
	return !vm->options.is_checking && timeout_of(t) != INT64_MAX &&
		thread_now(vm) - LATE > t->until;
}

uint32_t vm_choices(const struct vm *vm, uint32_t *threads, uint32_t max)
{
	uint32_t n = 0;
	for (uint32_t i = 1; i <= vm->image->n_threads && n < max; i++)
		if (vm_runnable(vm, i) || is_late(vm, vthread_at(vm, i)))
			threads[n++] = i;
	return n ? n : vm_next_timeouts(vm, threads, max);
}

uint32_t vm_next_timeouts(const struct vm *vm, uint32_t *threads, uint32_t max)
{
	uint32_t n = 0;
	int64_t next = INT64_MAX;
	for (uint32_t i = 1; i <= vm->image->n_threads; i++)
		if (timeout_of(vthread_at(vm, i)) < next)
			next = timeout_of(vthread_at(vm, i));
	for (uint32_t i = 1; i <= vm->image->n_threads && n < max && next != INT64_MAX; i++)
		if (timeout_of(vthread_at(vm, i)) == next)
			threads[n++] = i;
	return n;
}

// Makes a chosen thread ready to execute its instruction.
static void ready(struct vm *vm, struct thread *t)
{
	if (timeout_of(t) != INT64_MAX) {
		int64_t late = t->until - thread_now(vm);
		if (late > 0)
			write_64(vm, &vm->image->now, (uint64_t)(vm->image->now + late));
		wake_up(vm, t, WAKE_TIMEOUT);
		if (t->state == VM_THREAD_BLOCKED && !vm_runnable(vm, t->number))
			return;
	}
	if (t->state != VM_THREAD_RUNNABLE)
		set_state(vm, t, VM_THREAD_RUNNABLE, STATUS_RUN);
}

uint64_t vm_run(struct vm *vm, uint32_t thread, uint64_t n)
{
	struct thread *t = vthread_at(vm, thread);
	uint64_t before = vm->n_instructions;
	log_thread(vm, t);
	ready(vm, t);
	if (t->state != VM_THREAD_RUNNABLE)
		return 0;
	vm->budget = n;
	interp_run(vm, t);
	while (vm->n_bytes >= vm->collect_at) {
		collect(vm);
		interp_run(vm, t);
	}
	if (vm->options.max_instructions && vm->n_instructions > vm->options.max_instructions)
		vm_limit(vm, t, "more than %llu instructions",
			(unsigned long long)vm->options.max_instructions);
	return vm->n_instructions - before;
}

#define MAX_STEP 100000

void vm_step(struct vm *vm, uint32_t thread, enum vm_step_kind kind)
{
	uint64_t left = kind == VM_STEP_VISIBLE ? MAX_STEP : 1;
	vm->is_stepping = kind == VM_STEP_VISIBLE;
	do {
		uint64_t done = vm_run(vm, thread, left);
		left -= done < left ? done : left;
	} while (left && vm_runnable(vm, thread) && !peek_is_visible(vm, vthread_at(vm, thread)));
	vm->is_stepping = false;
}

void vm_begin_step(struct vm *vm)
{
	vm->epoch++;
}

void thread_tell_uncaught(struct vm *vm, struct thread *t, ref exception)
{
	bool has_handler = OFF(vm, Thread, uncaughtExceptionHandler) &&
		get_32(t->java, OFF(vm, Thread, uncaughtExceptionHandler));
	if (!vm->options.uncaught || has_handler)
		return;
	bool is_assertion = false;
	for (const struct vclass *k = class_of(exception); k; k = k->super)
		is_assertion |= symbol_is(k->name, "java/lang/AssertionError");
	struct buf stack = BUF_INIT;
	throwable_print(vm, exception, &stack);
	vm->options.uncaught(vm->options.context,
		&(struct vm_uncaught){ t->number, class_of(exception)->name->text, is_assertion,
			buf_cstring(&stack) });
	buf_release(&stack);
}

void thread_tell_handler_threw(struct vm *vm, struct thread *t, ref exception)
{
	struct buf out = BUF_INIT;
	char *name = string_c(vm, get_32(t->java, OFF(vm, Thread, name)));
	buf_string(&out, "\nException: ");
	class_print_name(class_text(class_of(exception)), &out);
	buf_printf(&out, " thrown from the UncaughtExceptionHandler in thread \"%s\"\n", name);
	if (vm->options.write)
		vm->options.write(vm->options.context, 2, out.ptr, (uint32_t)out.len);
	buf_release(&out);
	free(name);
}

// ---- schedules --------------------------------------------------------------------------------

#define SLICE_LENGTH 20000

static uint64_t next_random(uint64_t *state)
{
	*state += 0x9e3779b97f4a7c15u;
	return name_mix(*state, 7);
}

bool vm_run_schedule(struct vm *vm, const struct vm_schedule *schedule)
{
	static _Thread_local uint32_t choices[VM_MAX_THREADS];
	uint64_t random = schedule->seed;
	uint32_t last = 0, at = 0;
	while (vm->status == VM_RUNNING) {
		uint32_t n = vm_choices(vm, choices, VM_MAX_THREADS);
		if (n == 0)
			return false;
		uint32_t chosen = choices[0];
		uint64_t length = SLICE_LENGTH;
		if (schedule->kind == VM_RANDOM) {
			chosen = choices[next_random(&random) % n];
			length = 1 + next_random(&random) % 200;
		} else if (schedule->kind == VM_LIST && at < schedule->n) {
			chosen = schedule->list[2 * at];
			length = schedule->list[2 * at + 1];
			at++;
			bool is_there = false;
			for (uint32_t i = 0; i < n; i++)
				is_there |= choices[i] == chosen;
			if (!is_there)
				continue;
		} else {
			for (uint32_t i = n; i > 0; i--)
				if (choices[i - 1] > last)
					chosen = choices[i - 1];
		}
		last = chosen;
		uint64_t done = vm_run(vm, chosen, length);
		if (schedule->tell)
			schedule->tell(schedule->context, chosen, done);
	}
	return true;
}

bool vm_is_fresh(const struct vm *vm, uint32_t thread)
{
	const struct thread *t = vthread_at(vm, thread);
	return t->state == VM_THREAD_RUNNABLE && t->top && t->top->method == vm->image->stub_thread &&
		t->top->pc == 0;
}

uint32_t vm_owner(const struct vm *vm, uint32_t object)
{
	(void)vm;
	return object ? LOCK_OWNER(object_at(object)->lock) : 0;
}

uint32_t vm_n_threads(const struct vm *vm)
{
	return vm->image->n_threads;
}

struct vm_thread_info vm_thread(const struct vm *vm, uint32_t thread)
{
	const struct thread *t = vthread_at(vm, thread);
	return (struct vm_thread_info){ .state = t->state,
		.is_daemon = t->is_daemon,
		.has_timeout = timeout_of(t) != INT64_MAX,
		.until_timeout = timeout_of(t) > vm->image->now ? timeout_of(t) - vm->image->now : 0,
		.name = t->name,
		.blocked_on = t->on,
		.object_name = t->java ? object_at(t->java)->name & NAME_MASK : 0 };
}
