// What a thread holds in a stack and what it waits for there, as objects of points-to: on the way by which it came, not on
// all ways to these methods. Locks of which that is not known (views of a read-write lock, permits, objects from outside)
// rule out nothing.
#include "running/internal.h"

// Is each object of the set one that is locked by its own name and is known to be made by the program?
static bool is_plain(const struct running *r, pta_set set, uint8_t mode)
{
	if (!set || (mode != LOCK_MONITOR && mode != LOCK_EXCLUSIVE))
		return false;
	for (uint32_t o = pta_set_next(r->pta, set, 1); o; o = pta_set_next(r->pta, set, o + 1)) {
		const struct pta_object *object = pta_object(r->pta, o);
		if (object->kind == PTA_OPEN || object->kind == PTA_MERGED || object->kind == PTA_VM)
			return false;
	}
	return true;
}

// The object that the set is, if it is one; else 0.
static uint32_t only_object(const struct running *r, pta_set set)
{
	uint32_t object = pta_set_next(r->pta, set, 1);
	return pta_set_count(r->pta, set) == 1 && heap_object_is_once(r->heap, object) ? object : 0;
}

static pta_set set_of_held(const struct running *r, uint32_t node, const struct body *body,
	const struct held *held)
{
	if (!held->insn) // of a static method: its class, which is not looked at
		return method_is_static(body->method) ? 0 : pta_parameter(r->pta, node, 0);
	return held->value ? pta_value(r->pta, node, held->value) : 0;
}

static void add_held(struct stack_locks *locks, const struct running *r, uint32_t node,
	const struct body *body, const struct held *held)
{
	pta_set set = set_of_held(r, node, body, held);
	if (locks->n_sure == MAX_SURE || !is_plain(r, set, held->mode))
		return;
	uint32_t object = only_object(r, set);
	if (object)
		locks->sure[locks->n_sure++] = object;
}

// The lock that the stack is about: where it was taken, or that of the synchronized method.
static void find_outer(struct stack_locks *locks, const struct running *r,
	const struct running_stack *stack, uint32_t node, const struct body *body, uint32_t insn)
{
	for (const struct held *held = locks_at(body->locks, insn); held; held = held->below) {
		if (stack->is_method_lock != !held->insn ||
			(held->insn && ir_at(body->ir, held->insn)->bci != stack->taken))
			continue;
		pta_set set = set_of_held(r, node, body, held);
		locks->outer = is_plain(r, set, held->mode) ? set : 0;
	}
}

// What the last frame waits for. A synchronized method waits at its beginning.
static void find_wanted(struct stack_locks *locks, const struct running *r, uint32_t node,
	const struct body *body, uint32_t insn, uint32_t bci)
{
	pta_set set = 0;
	uint8_t mode = LOCK_MONITOR;
	if (bci == 0 && body->locks->entry) {
		set = set_of_held(r, node, body, body->locks->entry);
	} else {
		struct lock_effect effect = lock_effect(body->ir, insn);
		if (effect.action == LOCK_ACQUIRE && !effect.is_stamped)
			set = pta_value(r->pta, node, ir_arg(body->ir, ir_at(body->ir, insn), 0));
		mode = effect.mode;
	}
	locks->wanted = is_plain(r, set, mode) ? set : 0;
}

bool stack_locks_find(struct stack_locks *locks, const struct running *r,
	const struct running_stack *stack, const struct stack_step *way, uint32_t n)
{
	*locks = (struct stack_locks){ 0 };
	for (uint32_t i = 0; i < n && stack->is_waiting; i++) {
		uint32_t node = way[i].point.node, insn = way[i].point.insn;
		const struct body *body = bodies_of_node(r->bodies, node);
		bool is_last = way[i].frame + 1 == stack->n;
		uint32_t bci = stack->frames[way[i].frame].bci;
		if (!body || !insn)
			continue;
		if (is_last)
			find_wanted(locks, r, node, body, insn, bci);
		if (is_last && bci == 0 && body->locks->entry)
			break; // which it has not got yet
		for (const struct held *held = locks_at(body->locks, insn); held; held = held->below)
			add_held(locks, r, node, body, held);
		if (way[i].frame == stack->holder)
			find_outer(locks, r, stack, node, body, insn);
	}
	uint32_t wanted = locks->wanted ? only_object(r, locks->wanted) : 0;
	for (uint32_t i = 0; wanted && i < locks->n_sure; i++)
		if (locks->sure[i] == wanted) // it has it already
			return false;
	return true;
}

bool stack_locks_exclude(const struct stack_locks *a, const struct stack_locks *b)
{
	for (uint32_t i = 0; i < a->n_sure; i++)
		for (uint32_t k = 0; k < b->n_sure; k++)
			if (a->sure[i] == b->sure[k])
				return true;
	return false;
}

bool stack_locks_lead(const struct running *r, const struct stack_locks *from, uint32_t from_thread,
	const struct stack_locks *to, uint32_t to_thread)
{
	if (!from->wanted || !to->outer)
		return true;
	const struct thread *thread = thread_at(r->threads, from_thread);
	for (uint32_t o = pta_set_next(r->pta, from->wanted, 1); o;
		 o = pta_set_next(r->pta, from->wanted, o + 1))
		if (pta_set_has(r->pta, to->outer, o) &&
			!(from_thread == to_thread && object_list_has(&thread->own, o)))
			return true;
	return false;
}
