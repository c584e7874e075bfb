// The path is run once more, and what each thread is about to do is noted before it does it. An operation of the JDK's is
// one step.
#include <string.h>

#include "base/bug.h"
#include "mc/internal.h"

static const char *keep(struct mc_trace *trace, const struct buf *text)
{
	return (
		const char *)arena_printf(trace->arena, "%.*s", (int)text->len, text->len ? text->ptr : "")
		.ptr;
}

// What it runs: the outermost method of the program's own, as far as that can be seen now.
static const char *run_of(struct mc_trace *trace, uint32_t number)
{
	struct finding_stack stack = mc_stack(trace->model->vm, number, trace->arena);
	for (uint32_t i = stack.n; i > 0; i--)
		if (stack.frames[i - 1].origin == ORIGIN_INPUT)
			return stack.frames[i - 1].method;
	return stack.n ? stack.frames[stack.n - 1].method : "";
}

uint32_t mc_thread_id(struct mc_trace *trace, uint32_t number)
{
	uint64_t name = vm_thread(trace->model->vm, number).name;
	for (uint32_t i = 0; i < trace->threads->list.n; i++)
		if (trace->threads->list.v[i].name == name)
			return i;
	struct buf text = BUF_INIT;
	vm_thread_name(trace->model->vm, number, &text);
	struct mc_thread thread = { .name = name,
		.given = keep(trace, &text),
		.run = run_of(trace, number) };
	if (!text.len)
		buf_printf(&text, "thread %u", trace->threads->list.n);
	thread.text = keep(trace, &text);
	vec_push(&trace->threads->list, thread);
	buf_release(&text);
	return trace->threads->list.n - 1;
}

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

static bool is_blocked(enum vm_thread_state state)
{
	return state == VM_THREAD_WAITING || state == VM_THREAD_PARKED || state == VM_THREAD_SLEEPING ||
		state == VM_THREAD_BLOCKED;
}

static void on_action(void *context, uint32_t number, const struct vm_action *action, bool is_more)
{
	struct mc_trace *trace = context;
	const struct vm *vm = trace->model->vm;
	struct vm_inside inside = vm_inside(vm, number);
	bool is_operation = inside.operation && !trace->model->how.by_code;
	bool is_lost = is_unheard(vm, number, action);
	if (!is_more) {
		trace->is_signal = inside.is_signal;
		trace->has_written = false;
	}
	trace->has_written |= action->kind == VM_ACTION_WRITE || action->kind == VM_ACTION_UPDATE ||
		(action->kind == VM_ACTION_UNPARK && !is_lost);
	if (is_more && is_operation)
		return;
	struct vm_thread_info info = vm_thread(vm, number);
	bool can_run = vm_runnable(vm, number);
	struct mc_seen seen = { .thread = info.name,
		.id = mc_thread_id(trace, number),
		.number = number,
		.is_more = is_more,
		.is_operation = is_operation,
		.is_woken = is_blocked(info.state) && can_run,
		.is_timeout = info.has_timeout && !can_run,
		.is_unheard = is_lost && !is_operation,
		.action = *action,
		.where = mc_where(vm, number),
		.stand = mc_stand_of(vm, number, trace->model->how.by_code, trace->arena),
		.is_asleep = mc_is_asleep(vm, number) };
	vec_push(&trace->steps, seen);
}

// What the variable has after the step, of a step that reads or writes one.
static const char *value_of(struct mc_trace *trace, const struct mc_seen *seen)
{
	struct buf value = BUF_INIT;
	bool is_access = !seen->is_operation && seen->action.kind >= VM_ACTION_READ &&
		seen->action.kind <= VM_ACTION_UPDATE;
	const char *text = is_access && vm_print_value(trace->model->vm, &seen->action, &value)
		? keep(trace, &value)
		: NULL;
	buf_release(&value);
	return text;
}

static bool take(struct mc_trace *trace, struct search_choice choice)
{
	uint32_t first = trace->steps.n;
	if (!mc_number_of(trace->model, choice.thread) ||
		!search_replay(&trace->model->search, &choice, 1) || trace->steps.n == first)
		return false;
	struct mc_seen *seen = &trace->steps.v[first];
	seen->option = choice.option;
	seen->has_failed = seen->action.n_options && seen->action.kind != VM_ACTION_CHOOSE &&
		choice.option;
	seen->is_unheard |= trace->is_signal && !trace->has_written;
	for (uint32_t i = first; i < trace->steps.n; i++)
		trace->steps.v[i].value = value_of(trace, &trace->steps.v[i]);
	return true;
}

bool mc_record(struct mc_trace *trace, const struct search_choice *path, uint32_t n_path)
{
	bool is_good = true;
	trace->model->tell = on_action;
	trace->model->tell_context = trace;
	for (uint32_t i = 0; i < n_path && is_good; i++)
		is_good = take(trace, path[i]);
	trace->model->tell = NULL;
	return is_good;
}

void mc_trace_release(struct mc_trace *trace)
{
	vec_release(&trace->steps);
}
