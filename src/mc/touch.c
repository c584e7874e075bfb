// What the machine's actions are to the search: which keys they touch, and how.
//
//     field or element   read, write; nothing where no other thread can reach the object
//     monitor            acquire, release; a thread that wants to have it back after wait too
//     wait set           wait and notify write it; who waits awaits it
//     permit of a thread park, unpark, interrupt
//     thread             start and end release it, its own steps and join await it
//     class              its initialisation
//     time               two timeouts that are due at once
//     output             its order, where that is asked for
//     files              which are open, and where they are read next: one thing
//     ends               the main thread awaits the ends of all, then the program ends
//
// What is not understood touches everything.
#include <string.h>

#include "base/hash.h"
#include "mc/internal.h"

enum kind {
	KEY_FIELD = 1,
	KEY_MONITOR,
	KEY_WAITERS,
	KEY_PERMIT,
	KEY_THREAD,
	KEY_CLASS,
	KEY_TIME,
	KEY_ENDS,
	KEY_OUTPUT,
	KEY_FILES,
};

// Not seeded: checkpoints keep keys.
static uint64_t key_of(enum kind kind, uint64_t name, uint64_t offset)
{
	uint64_t x = (name ^ (uint64_t)kind << 56) * 0x9e3779b97f4a7c15u + offset;
	x = (x ^ x >> 29) * 0xd6e8feb86659fd93u;
	return x ^ x >> 32;
}

uint64_t mc_thread_key(uint64_t name)
{
	return key_of(KEY_THREAD, name, 0);
}

uint64_t mc_output_key(void)
{
	return key_of(KEY_OUTPUT, 0, 0);
}

// States are matched without the names of objects that were made since the search began: what was foreseen of one below a
// state may be about another of its class when the state is met again. So those are one thing.
static uint64_t name_of(const struct vm_action *action)
{
	return action->is_new ? hash_stable(slice_of_string(action->class_name)) : action->object_name;
}

static uint64_t source_name(const struct vm_action *action)
{
	return action->is_source_new ? hash_stable(slice_of_string(action->source_class))
								 : action->copied_from;
}

// Of an array all elements are one thing here, since a copy touches many, and so is a lock or a queue
// whose operations touch most of it. Whether a thread is alive is a native or a field, as the JDK has it.
static uint64_t field_key(const struct vm_action *action)
{
	bool is_alive = action->member && strcmp(action->member, "eetop") == 0;
	return key_of(KEY_FIELD, name_of(action),
		action->is_array || action->is_whole || is_alive ? 0 : action->offset);
}

void mc_touch_key(struct search_touch *touch, uint64_t key, enum search_mode mode)
{
	for (uint32_t i = 0; i < touch->n; i++)
		if (touch->v[i].key == key &&
			(touch->v[i].mode == mode || (touch->v[i].mode == SEARCH_WRITE && mode == SEARCH_READ)))
			return;
	if (touch->n == SEARCH_MAX_ACCESSES)
		touch->is_everything = true;
	else
		touch->v[touch->n++] = (struct search_access){ key, mode };
}

static void add(struct search_touch *touch, uint64_t key, enum search_mode mode)
{
	mc_touch_key(touch, key, mode);
}

static void touch_blocked(struct search_touch *touch, const struct vm_thread_info *info,
	const struct vm_action *action)
{
	switch (info->state) {
	case VM_THREAD_BLOCKED:
		add(touch, key_of(KEY_MONITOR, name_of(action), 0), SEARCH_ACQUIRE);
		break;
	case VM_THREAD_WAITING:
		add(touch, key_of(KEY_WAITERS, name_of(action), 0), SEARCH_AWAIT);
		add(touch, key_of(KEY_MONITOR, name_of(action), 0), SEARCH_ACQUIRE);
		add(touch, key_of(KEY_PERMIT, info->object_name, 0), SEARCH_READ); // an interrupt
		break;
	case VM_THREAD_PARKED:
	case VM_THREAD_SLEEPING:
		add(touch, key_of(KEY_PERMIT, info->object_name, 0), SEARCH_WRITE);
		break;
	case VM_THREAD_INIT:
		add(touch, key_of(KEY_CLASS, action->object_name, 0), SEARCH_AWAIT);
		break;
	case VM_THREAD_LAST:
		add(touch, key_of(KEY_ENDS, 0, 0), SEARCH_AWAIT);
		break;
	default:
		touch->is_everything = true;
	}
	if (info->has_timeout)
		add(touch, key_of(KEY_TIME, 0, 0), SEARCH_WRITE);
}

static void touch_action(struct search_touch *touch, const struct vm_thread_info *info,
	const struct vm_action *action)
{
	uint64_t name = name_of(action);
	switch (action->kind) {
	case VM_ACTION_LOCAL:
	case VM_ACTION_IO: // what a program has written it cannot read
	case VM_ACTION_CHOOSE:
		break;
	case VM_ACTION_START: // a thread that has not begun is not alive, and has no permit
		add(touch, key_of(KEY_FIELD, name, 0), SEARCH_WRITE);
		add(touch, key_of(KEY_PERMIT, name, 0), SEARCH_WRITE);
		break;
	case VM_ACTION_READ:
		if (action->is_shared && action->length && !action->is_array)
			touch->is_everything = true; // a clone reads every field
		else if (action->is_shared)
			add(touch, field_key(action), SEARCH_READ);
		if (action->is_interrupt)
			add(touch, key_of(KEY_PERMIT, name, 0), SEARCH_READ);
		break;
	case VM_ACTION_WRITE:
	case VM_ACTION_UPDATE:
		if (action->is_shared)
			add(touch, field_key(action), SEARCH_WRITE);
		if (action->is_interrupt)
			add(touch, key_of(KEY_PERMIT, name, 0), SEARCH_WRITE);
		if (action->copied_from)
			add(touch, key_of(KEY_FIELD, source_name(action), 0), SEARCH_READ);
		break;
	case VM_ACTION_LOCK:
		add(touch, key_of(KEY_MONITOR, name, 0), SEARCH_ACQUIRE);
		break;
	case VM_ACTION_UNLOCK:
		add(touch, key_of(KEY_MONITOR, name, 0), SEARCH_RELEASE);
		break;
	case VM_ACTION_WAIT:
		add(touch, key_of(KEY_MONITOR, name, 0), SEARCH_RELEASE);
		add(touch, key_of(KEY_WAITERS, name, 0), SEARCH_WRITE);
		add(touch, key_of(KEY_PERMIT, info->object_name, 0), SEARCH_READ);
		break;
	case VM_ACTION_NOTIFY:
		add(touch, key_of(KEY_WAITERS, name, 0), SEARCH_WRITE);
		break;
	case VM_ACTION_PARK:
	case VM_ACTION_SLEEP:
		add(touch, key_of(KEY_PERMIT, info->object_name, 0), SEARCH_WRITE);
		break;
	case VM_ACTION_INIT: // every later use of the class depends on it, and is no boundary
		touch->is_everything = true;
		break;
	case VM_ACTION_UNPARK:
	case VM_ACTION_INTERRUPT:
		add(touch, key_of(KEY_PERMIT, name, 0), SEARCH_WRITE);
		break;
	case VM_ACTION_FILE:
		add(touch, key_of(KEY_FILES, 0, 0), SEARCH_WRITE);
		break;
	case VM_ACTION_END: // isAlive, join; the end of a thread takes its monitor for a moment
		add(touch, key_of(KEY_MONITOR, name, 0), SEARCH_ACQUIRE);
		add(touch, key_of(KEY_FIELD, name, 0), SEARCH_WRITE);
		add(touch, key_of(KEY_WAITERS, name, 0), SEARCH_WRITE);
		add(touch, key_of(KEY_ENDS, 0, 0), SEARCH_RELEASE);
		break;
	default:
		touch->is_everything = true;
	}
}

void mc_touch(struct search_touch *touch, const struct vm *vm, uint32_t number,
	const struct vm_action *action)
{
	struct vm_thread_info info = vm_thread(vm, number);
	add(touch, mc_thread_key(info.name), SEARCH_AWAIT);
	if (info.state == VM_THREAD_RUNNABLE)
		touch_action(touch, &info, action);
	else
		touch_blocked(touch, &info, action);
}
