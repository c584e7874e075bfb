// Where threads stand before each step and at the end, for a trace that a real JVM follows.
#include "mc/internal.h"

typedef VEC(struct mc_lane) lane_list;

static struct mc_lane *find_lane(const lane_list *lanes, uint64_t thread)
{
	for (uint32_t i = 0; i < lanes->n; i++)
		if (lanes->v[i].thread == thread)
			return &lanes->v[i];
	return NULL;
}

static struct mc_lane *lane_of(lane_list *lanes, const struct mc_trace *trace, uint32_t id)
{
	const struct mc_thread *thread = &trace->threads->list.v[id];
	struct mc_lane *known = find_lane(lanes, thread->name);
	if (known)
		return known;
	vec_push(lanes, (struct mc_lane){ thread->name, thread->given, "", "", false, false });
	return &lanes->v[lanes->n - 1];
}

// "write Main$A field"
static const char *about(const struct vm_action *action, struct arena *arena)
{
	if (action->kind < VM_ACTION_READ || action->kind > VM_ACTION_UPDATE || !action->class_name)
		return "";
	struct buf text = BUF_INIT;
	buf_string(&text, action->kind == VM_ACTION_READ ? "read " : "write ");
	class_print_name(slice_of_string(action->class_name), &text);
	buf_printf(&text, " %s", action->is_array || !action->member ? "[]" : action->member);
	const char *kept = (const char *)arena_printf(arena, "%s", buf_cstring(&text)).ptr;
	buf_release(&text);
	return kept;
}

static void note_end(struct mc_lane *lane, const struct mc_trace *trace, uint32_t number)
{
	const struct vm *vm = trace->model->vm;
	struct vm_action action = vm_peek(vm, number);
	lane->stand = mc_stand_of(vm, number, trace->model->how.by_code, trace->arena);
	lane->about = about(&action, trace->arena);
	lane->is_asleep = mc_is_asleep(vm, number);
	lane->is_blocked = !vm_runnable(vm, number) || action.is_held;
}

// A daemon that has done nothing is not the program's business.
static void note_ends(lane_list *lanes, struct mc_trace *trace)
{
	for (uint32_t number = 1; number <= vm_n_threads(trace->model->vm); number++) {
		struct vm_thread_info info = vm_thread(trace->model->vm, number);
		bool is_alive = info.state != VM_THREAD_NONE && info.state != VM_THREAD_ENDED;
		if (is_alive && (!info.is_daemon || find_lane(lanes, info.name)))
			note_end(lane_of(lanes, trace, mc_thread_id(trace, number)), trace, number);
	}
}

void mc_list_lanes(struct mc_finding *found, struct mc_trace *trace)
{
	lane_list lanes = { 0 };
	struct mc_step *steps = ARENA_ARRAY(trace->arena, struct mc_step, trace->steps.n);
	for (uint32_t i = 0; i < trace->steps.n; i++) {
		const struct mc_seen *seen = &trace->steps.v[i];
		steps[i] = (struct mc_step){ seen->thread, seen->option, seen->is_more, seen->is_asleep,
			seen->stand };
		lane_of(&lanes, trace, seen->id);
	}
	note_ends(&lanes, trace);
	struct mc_lane *kept = ARENA_ARRAY(trace->arena, struct mc_lane, lanes.n);
	for (uint32_t i = 0; i < lanes.n; i++)
		kept[i] = lanes.v[i];
	found->steps = steps;
	found->n_lanes = lanes.n;
	found->lanes = kept;
	vec_release(&lanes);
}
