// A trace for people: the path is run once more, and what each thread is about to do is noted before it does
// it. An operation of the JDK's is one line with its name.
#include <string.h>

#include "base/bug.h"
#include "mc/internal.h"

struct recorder {
	struct mc_model *model;
	struct arena *arena;
	VEC(struct mc_step) steps;
	VEC(struct mc_lane) lanes;
	VEC(uint64_t) operations;    // that each lane was last seen in
	bool is_signal, has_written; // in the operation of the present step
	struct vm_action first;      // of the present step
	bool is_operation;           // it is one of the JDK's
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
	vec_push(&r->lanes,
		(struct mc_lane){ .thread = thread,
			.name = keep(r, &name),
			.state = "has ended",
			.method = "",
			.place = "",
			.stand = "",
			.about = "" });
	vec_push(&r->operations, 0);
	buf_release(&name);
	return r->lanes.n - 1;
}

// ---- states at the end ------------------------------------------------------------------------------

static const char *object_text(struct recorder *r, const struct vm_action *action)
{
	if (!action->class_name)
		return "an object";
	struct buf name = BUF_INIT;
	class_print_name(slice_of_string(action->class_name), &name);
	const char *text = keep(r, &name);
	buf_release(&name);
	return text;
}

static void print_state(struct recorder *r, uint32_t number, struct buf *out)
{
	struct vm_thread_info info = vm_thread(r->model->vm, number);
	struct vm_action action = vm_peek(r->model->vm, number);
	bool wants_monitor = info.state == VM_THREAD_BLOCKED || action.is_held;
	switch (wants_monitor ? VM_THREAD_BLOCKED : info.state) {
	case VM_THREAD_BLOCKED: {
		uint32_t owner = vm_owner(r->model->vm, action.object);
		buf_printf(out, "waits for the monitor of %s", object_text(r, &action));
		if (owner && owner != number)
			buf_printf(out, ", which %s has", r->lanes.v[lane_of(r, owner)].name);
		break;
	}
	case VM_THREAD_WAITING:
		buf_printf(out, "waits to be notified on %s", object_text(r, &action));
		break;
	case VM_THREAD_PARKED:
		buf_string(out, "is parked");
		break;
	case VM_THREAD_SLEEPING:
		buf_string(out, "sleeps");
		break;
	case VM_THREAD_INIT:
		buf_printf(out, "waits until class %s is initialised", object_text(r, &action));
		break;
	case VM_THREAD_LAST:
		buf_string(out, "has left main");
		break;
	default:
		buf_string(out, "is about to ");
		vm_action_print(&action, out);
	}
}

// "write Main$A field"
static const char *about_text(struct recorder *r, uint32_t number)
{
	struct vm_action action = vm_peek(r->model->vm, number);
	if (action.kind < VM_ACTION_READ || action.kind > VM_ACTION_UPDATE || !action.class_name)
		return "";
	struct buf text = BUF_INIT;
	buf_string(&text, action.kind == VM_ACTION_READ ? "read " : "write ");
	class_print_name(slice_of_string(action.class_name), &text);
	buf_printf(&text, " %s", action.is_array || !action.member ? "[]" : action.member);
	const char *kept = keep(r, &text);
	buf_release(&text);
	return kept;
}

static bool has_lane(const struct recorder *r, uint64_t thread)
{
	for (uint32_t i = 0; i < r->lanes.n; i++)
		if (r->lanes.v[i].thread == thread)
			return true;
	return false;
}

static void note_stand(struct recorder *r, uint32_t number)
{
	struct vm *vm = r->model->vm;
	uint32_t at = lane_of(r, number); // may make one, and move the others
	struct mc_lane *lane = &r->lanes.v[at];
	lane->stand = mc_stand_of(vm, number, r->model->how.by_code, r->arena);
	lane->about = about_text(r, number);
	lane->is_asleep = mc_is_asleep(vm, number);
	lane->is_blocked = !vm_runnable(vm, number) || vm_peek(vm, number).is_held;
}

static void note_ends(struct recorder *r)
{
	for (uint32_t number = 1; number <= vm_n_threads(r->model->vm); number++) {
		struct vm_thread_info info = vm_thread(r->model->vm, number);
		if (info.state == VM_THREAD_NONE || info.state == VM_THREAD_ENDED)
			continue;
		if (info.is_daemon && !has_lane(r, info.name))
			continue;
		note_stand(r, number);
		if (info.is_daemon)
			continue;
		struct buf out = BUF_INIT;
		uint32_t lane = lane_of(r, number);
		print_state(r, number, &out);
		r->lanes.v[lane].state = keep(r, &out);
		if (info.state == VM_THREAD_WAITING)
			r->lanes.v[lane].object = vm_peek(r->model->vm, number).object_name;
		struct mc_place place = mc_place_of(r->model->vm, number, r->arena);
		r->lanes.v[lane].place = place.place;
		r->lanes.v[lane].method = place.method;
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

static void print_action(const struct recorder *r, uint32_t number, uint32_t lane,
	const struct vm_action *action, struct buf *out)
{
	const struct vm *vm = r->model->vm;
	struct vm_thread_info info = vm_thread(vm, number);
	struct vm_inside inside = vm_inside(vm, number);
	if (info.has_timeout && !vm_runnable(vm, number))
		buf_string(out, "timeout of ");
	if (inside.operation && !r->model->how.by_code) {
		bool goes_on = r->operations.v[lane] == inside.operation;
		buf_string(out, goes_on ? "go on with " : "call ");
		class_print_name(slice_of_string(inside.class_name), out);
		buf_printf(out, ".%s", inside.method);
		return;
	}
	if (info.state == VM_THREAD_WAITING || info.state == VM_THREAD_PARKED ||
		info.state == VM_THREAD_SLEEPING)
		buf_string(out, vm_runnable(vm, number) ? "woken from " : "");
	vm_action_print(action, out);
	if (is_unheard(vm, number, action))
		buf_string(out, " (nobody waits)");
}

static void on_action(void *context, uint32_t number, const struct vm_action *action, bool is_more)
{
	struct recorder *r = context;
	const struct vm *vm = r->model->vm;
	struct vm_inside inside = vm_inside(vm, number);
	bool is_operation = inside.operation && !r->model->how.by_code;
	if (!is_more) {
		r->first = *action;
		r->is_operation = is_operation;
		r->is_signal = inside.is_signal;
		r->has_written = false;
	}
	r->has_written |= action->kind == VM_ACTION_WRITE || action->kind == VM_ACTION_UPDATE ||
		(action->kind == VM_ACTION_UNPARK && !is_unheard(vm, number, action));
	if (is_more && is_operation)
		return;
	struct buf does = BUF_INIT;
	uint32_t lane = lane_of(r, number);
	struct mc_place place = mc_place_of(vm, number, r->arena);
	print_action(r, number, lane, action, &does);
	vec_push(&r->steps,
		(struct mc_step){ .thread = vm_thread(vm, number).name,
			.lane = lane,
			.is_more = is_more,
			.object = action->kind == VM_ACTION_NOTIFY ? action->object_name : 0,
			.does = keep(r, &does),
			.method = place.method,
			.place = place.place,
			.stand = mc_stand_of(vm, number, r->model->how.by_code, r->arena),
			.is_asleep = mc_is_asleep(vm, number) });
	buf_release(&does);
	r->operations.v[lane] = is_operation ? inside.operation : 0;
}

// What the variable has after the step, of a step that reads or writes one.
static void add_value(struct recorder *r, struct mc_step *step)
{
	struct buf value = BUF_INIT;
	step->is_write = !r->is_operation && r->first.kind == VM_ACTION_WRITE &&
		!mc_is_jdk_class(r->first.class_name ? r->first.class_name : "");
	if (!r->is_operation && r->first.kind >= VM_ACTION_READ && r->first.kind <= VM_ACTION_UPDATE &&
		vm_print_value(r->model->vm, &r->first, &value))
		step->does =
			(const char *)arena_printf(r->arena, "%s = %s", step->does, buf_cstring(&value)).ptr;
	buf_release(&value);
}

static bool take(struct recorder *r, struct search_choice choice)
{
	uint32_t first = r->steps.n;
	if (!mc_number_of(r->model, choice.thread) || !search_replay(&r->model->search, &choice, 1) ||
		r->steps.n == first)
		return false;
	struct mc_step *step = &r->steps.v[first];
	step->option = choice.option;
	step->is_chosen = r->first.kind == VM_ACTION_CHOOSE;
	if (step->is_chosen)
		step->does = (const char *)arena_printf(r->arena, "%s: %d", step->does,
			(int32_t)(r->first.offset + choice.option))
						 .ptr;
	else if (r->first.n_options && choice.option)
		step->does = (const char *)arena_printf(r->arena, "%s (fails)", step->does).ptr;
	add_value(r, step);
	if (r->is_signal && !r->has_written)
		step->does = (const char *)arena_printf(r->arena, "%s (nobody waits)", step->does).ptr;
	return true;
}

bool mc_record(struct mc_finding *finding, struct mc_model *model, const struct search_choice *path,
	uint32_t n_path, struct arena *arena)
{
	struct recorder r = { .model = model, .arena = arena };
	bool is_good = true;
	model->tell = on_action;
	model->tell_context = &r;
	for (uint32_t i = 0; i < n_path && is_good; i++)
		is_good = take(&r, path[i]);
	model->tell = NULL;
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
	vec_release(&r.operations);
	return is_good;
}
