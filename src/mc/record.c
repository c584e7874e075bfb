// A trace for people: the path is run once more, and what each thread is about to do is noted before it does
// it. Who has which monitor is counted along, so that a deadlock can name its cycle.
#include <string.h>

#include "base/bug.h"
#include "mc/internal.h"

struct monitor {
	uint64_t object;
	uint32_t lane, count;
};

struct recorder {
	struct mc_model *model;
	struct arena *arena;
	VEC(struct mc_step) steps;
	VEC(struct mc_lane) lanes;
	VEC(struct monitor) monitors;
};

static const char *keep(struct recorder *r, const struct buf *text)
{
	return (const char *)arena_printf(r->arena, "%.*s", (int)text->len, text->len ? text->ptr : "")
		.ptr;
}

static uint32_t lane_of(struct recorder *r, uint32_t number)
{
	uint64_t thread = vm_thread(r->model->vm, number).name;
	for (uint32_t i = 0; i < r->lanes.n; i++)
		if (r->lanes.v[i].thread == thread)
			return i;
	struct buf name = BUF_INIT;
	vm_thread_name(r->model->vm, number, &name);
	vec_push(&r->lanes, (struct mc_lane){ thread, keep(r, &name), "has ended", "" });
	buf_release(&name);
	return r->lanes.n - 1;
}

// ---- monitors ---------------------------------------------------------------------------------------

static struct monitor *monitor_of(struct recorder *r, uint64_t object)
{
	for (uint32_t i = 0; i < r->monitors.n; i++)
		if (r->monitors.v[i].object == object)
			return &r->monitors.v[i];
	vec_push(&r->monitors, (struct monitor){ object, 0, 0 });
	return &r->monitors.v[r->monitors.n - 1];
}

static void follow_monitors(struct recorder *r, const struct vm_action *action, uint32_t lane)
{
	if (action->kind != VM_ACTION_LOCK && action->kind != VM_ACTION_UNLOCK)
		return;
	struct monitor *monitor = monitor_of(r, action->object_name);
	if (action->kind == VM_ACTION_LOCK) {
		monitor->lane = lane;
		monitor->count++;
	} else if (monitor->count) {
		monitor->count--;
	}
}

// ---- states at the end ------------------------------------------------------------------------------

static const char *object_text(const struct vm_action *action)
{
	return action->class_name ? action->class_name : "an object";
}

static void print_state(struct recorder *r, uint32_t number, uint32_t lane, struct buf *out)
{
	struct vm_thread_info info = vm_thread(r->model->vm, number);
	struct vm_action action = vm_peek(r->model->vm, number);
	switch (info.state) {
	case VM_THREAD_BLOCKED: {
		const struct monitor *monitor = monitor_of(r, action.object_name);
		buf_printf(out, "waits for the monitor of %s", object_text(&action));
		if (monitor->count && monitor->lane != lane)
			buf_printf(out, ", which %s has", r->lanes.v[monitor->lane].name);
		break;
	}
	case VM_THREAD_WAITING:
		buf_printf(out, "waits to be notified on %s", object_text(&action));
		break;
	case VM_THREAD_PARKED:
		buf_string(out, "is parked");
		break;
	case VM_THREAD_SLEEPING:
		buf_string(out, "sleeps");
		break;
	case VM_THREAD_INIT:
		buf_printf(out, "waits until class %s is initialised", object_text(&action));
		break;
	case VM_THREAD_LAST:
		buf_string(out, "has left main");
		break;
	default:
		buf_string(out, "is about to ");
		vm_action_print(&action, out);
	}
}

static void note_ends(struct recorder *r)
{
	for (uint32_t number = 1; number <= vm_n_threads(r->model->vm); number++) {
		struct vm_thread_info info = vm_thread(r->model->vm, number);
		if (info.state == VM_THREAD_NONE || info.state == VM_THREAD_ENDED || info.is_daemon)
			continue;
		struct buf out = BUF_INIT;
		uint32_t lane = lane_of(r, number);
		print_state(r, number, lane, &out);
		r->lanes.v[lane].state = keep(r, &out);
		r->lanes.v[lane].place = mc_place_of(r->model->vm, number, r->arena).place;
		buf_release(&out);
	}
}

// ---- steps ------------------------------------------------------------------------------------------

// A signal that reaches nobody: it is lost, or the other does not need it.
static bool is_unheard(const struct vm *vm, uint32_t number, const struct vm_action *action)
{
	if (action->kind == VM_ACTION_NOTIFY)
		return vm_notify_choices(vm, number) == 0;
	if (action->kind != VM_ACTION_UNPARK)
		return false;
	for (uint32_t i = 1; i <= vm_n_threads(vm); i++) {
		struct vm_thread_info info = vm_thread(vm, i);
		if (info.state == VM_THREAD_PARKED && info.object_name == action->object_name)
			return false;
	}
	return true;
}

static bool take(struct recorder *r, struct search_choice choice)
{
	struct vm *vm = r->model->vm;
	uint32_t number = mc_number_of(r->model, choice.thread);
	if (!number)
		return false;
	struct vm_action action = vm_peek(vm, number);
	struct mc_place place = mc_place_of(vm, number, r->arena);
	struct buf does = BUF_INIT;
	struct vm_thread_info info = vm_thread(vm, number);
	if (info.state == VM_THREAD_WAITING || info.state == VM_THREAD_PARKED ||
		info.state == VM_THREAD_SLEEPING)
		buf_string(&does,
			info.has_timeout && !vm_runnable(vm, number) ? "timeout of " : "woken from ");
	vm_action_print(&action, &does);
	if (is_unheard(vm, number, &action))
		buf_string(&does, " (nobody waits)");
	uint32_t lane = lane_of(r, number);
	vec_push(&r->steps,
		(struct mc_step){ .thread = vm_thread(vm, number).name,
			.lane = lane,
			.option = choice.option,
			.does = keep(r, &does),
			.method = place.method,
			.place = place.place });
	buf_release(&does);
	follow_monitors(r, &action, lane);
	return search_replay(&r->model->search, &choice, 1);
}

bool mc_record(struct mc_finding *finding, struct mc_model *model, const struct search_choice *path,
	uint32_t n_path, struct arena *arena)
{
	struct recorder r = { .model = model, .arena = arena };
	bool is_good = true;
	for (uint32_t i = 0; i < n_path && is_good; i++)
		is_good = take(&r, path[i]);
	note_ends(&r);
	finding->n_steps = r.steps.n;
	finding->n_lanes = r.lanes.n;
	finding->n_switches = 0;
	struct mc_step *steps = ARENA_ARRAY(arena, struct mc_step, r.steps.n);
	struct mc_lane *lanes = ARENA_ARRAY(arena, struct mc_lane, r.lanes.n);
	for (uint32_t i = 0; i < r.steps.n; i++) {
		steps[i] = r.steps.v[i];
		finding->n_switches += i && steps[i].lane != steps[i - 1].lane;
	}
	for (uint32_t i = 0; i < r.lanes.n; i++)
		lanes[i] = r.lanes.v[i];
	finding->steps = steps;
	finding->lanes = lanes;
	finding->end = vm_hash(model->vm);
	vec_release(&r.steps);
	vec_release(&r.lanes);
	vec_release(&r.monitors);
	return is_good;
}
