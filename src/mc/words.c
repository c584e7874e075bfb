// Steps and states in words: "takes app.Bank.journal", "waits for app.Bank.journal, which Thread-1 holds". Inside the JDK it
// is the call of the program that is named, and what it is called on.
#include <string.h>

#include "mc/internal.h"

void mc_words_init(struct mc_words *words, struct mc_trace *trace)
{
	*words = (struct mc_words){ .trace = trace, .names = vm_names_new(trace->model->vm) };
}

void mc_words_release(struct mc_words *words)
{
	vm_names_free(words->names);
	vec_release(&words->objects);
	vec_release(&words->texts);
}

static const char *keep(struct mc_words *words, struct buf *text)
{
	const char *copy = (const char *)arena_printf(words->trace->arena, "%s", buf_cstring(text)).ptr;
	buf_release(text);
	return copy;
}

// ---- names -------------------------------------------------------------------------------------------

static bool is_told(const struct mc_words *words, const char *text)
{
	for (uint32_t i = 0; i < words->texts.n; i++)
		if (strcmp(words->texts.v[i], text) == 0)
			return true;
	return false;
}

const char *mc_name_object(struct mc_words *words, uint32_t object)
{
	const struct vm *vm = words->trace->model->vm;
	if (!vm_is_thread_object(vm, object))
		object = vm_names_whole(words->names, object);
	for (uint32_t i = 0; i < words->objects.n; i++)
		if (words->objects.v[i] == object)
			return words->texts.v[i];
	struct buf name = BUF_INIT;
	if (vm_is_thread_object(vm, object))
		vm_thread_object_name(vm, object, &name);
	else
		vm_names_print(words->names, object, &name);
	const char *text = keep(words, &name), *first = text;
	for (uint32_t n = 2; is_told(words, text); n++)
		text = (const char *)arena_printf(words->trace->arena, "%s #%u", first, n).ptr;
	vec_push(&words->objects, object);
	vec_push(&words->texts, text);
	return text;
}

const char *mc_name_accessed(struct mc_words *words, const struct vm_action *action, bool is_full)
{
	struct buf name = BUF_INIT;
	bool is_jdk = !action->is_array &&
		mc_is_jdk_class(action->class_name ? action->class_name : "");
	vm_names_print_accessed(words->names, action, &name);
	if (is_full && is_jdk && action->member) {
		buf_string(&name, " (");
		class_print_name(slice_of_string(action->class_name), &name);
		buf_printf(&name, ".%s)", action->member);
	}
	return keep(words, &name);
}

// The JDK's classes are known by their last name.
static void print_called(const void *method, struct buf *out)
{
	const char *class, *name, *descriptor;
	vm_method_names(method, &class, &name, &descriptor);
	const char *slash = strrchr(class, '/'), *dollar = strrchr(class, '$');
	const char *last = dollar ? dollar : slash;
	class_print_name(slice_of_string(last ? last + 1 : class), out);
	buf_printf(out, ".%s", name);
}

bool mc_is_named(struct mc_words *words, uint32_t object)
{
	struct buf name = BUF_INIT;
	bool is_so = object && vm_names_print(words->names, object, &name);
	buf_release(&name);
	return is_so;
}

// "ReentrantLock.lock on app.Bank.journal"
static void print_call(struct mc_words *words, const struct mc_where *where, struct buf *out)
{
	print_called(where->called, out);
	if (vm_is_thread_object(words->trace->model->vm, where->receiver))
		buf_printf(out, " of %s", mc_name_object(words, where->receiver));
	else if (mc_is_named(words, where->receiver))
		buf_printf(out, " on %s", mc_name_object(words, where->receiver));
}

// ---- steps -------------------------------------------------------------------------------------------

static void print_access(struct mc_words *words, const struct mc_seen *seen, const char *verb,
	struct buf *out)
{
	buf_printf(out, "%s %s", verb, mc_name_accessed(words, &seen->action, true));
	if (seen->value)
		buf_printf(out, " = %s", seen->value);
}

static void print_own_action(struct mc_words *words, const struct mc_seen *seen, struct buf *out)
{
	const struct vm_action *action = &seen->action;
	switch (action->kind) {
	case VM_ACTION_READ:
		print_access(words, seen, "reads", out);
		break;
	case VM_ACTION_WRITE:
		print_access(words, seen, "writes", out);
		break;
	case VM_ACTION_UPDATE:
		print_access(words, seen, "updates", out);
		break;
	case VM_ACTION_LOCK:
		buf_printf(out, "takes %s", mc_name_object(words, action->object));
		break;
	case VM_ACTION_UNLOCK:
		buf_printf(out, "releases %s", mc_name_object(words, action->object));
		break;
	case VM_ACTION_WAIT:
		buf_printf(out, "%s on %s",
			seen->is_woken         ? "is woken"
				: seen->is_timeout ? "times out"
								   : "waits",
			mc_name_object(words, action->object));
		break;
	case VM_ACTION_NOTIFY:
		buf_printf(out, "notifies %s%s", action->is_all ? "all on " : "",
			mc_name_object(words, action->object));
		break;
	case VM_ACTION_CHOOSE:
		buf_printf(out, "chooses %d", (int32_t)(action->offset + seen->option));
		break;
	case VM_ACTION_END:
		buf_string(out, "ends");
		break;
	case VM_ACTION_INIT:
		buf_string(out, "initialises ");
		class_print_name(slice_of_string(action->class_name ? action->class_name : "a class"), out);
		break;
	case VM_ACTION_SLEEP:
		buf_printf(out, "calls Thread.%s", action->member ? action->member : "sleep");
		break;
	default:
		vm_action_print(action, out);
	}
}

const char *mc_step_words(struct mc_words *words, const struct mc_seen *seen)
{
	struct buf out = BUF_INIT;
	const struct mc_where *where = &seen->where;
	if (!where->own.method || !where->called) {
		print_own_action(words, seen, &out);
	} else if (seen->action.kind == VM_ACTION_START) {
		buf_printf(&out, "starts %s", mc_name_object(words, where->receiver));
	} else {
		buf_string(&out,
			seen->is_timeout     ? "times out in "
				: seen->is_woken ? "goes on in "
								 : "calls ");
		print_call(words, where, &out);
	}
	buf_string(&out, seen->has_failed ? " (fails)" : "");
	buf_string(&out, seen->is_unheard ? " (nobody waits)" : "");
	return keep(words, &out);
}

// ---- states ------------------------------------------------------------------------------------------

static const char *words_of[] = {
	[VM_WAITS_NOT] = "is about to go on at",
	[VM_WAITS_LOCK] = "waits for",
	[VM_WAITS_NOTIFY] = "waits to be notified on",
	[VM_WAITS_PARKED] = "waits for",
	[VM_WAITS_END] = "waits for the end of",
	[VM_WAITS_TASK] = "waits for the task",
	[VM_WAITS_CLASS] = "waits for the initialisation of",
};

// Where the call says more: "waits in CountDownLatch.await on Main.done".
static void print_wait(struct mc_words *words, uint32_t number, const struct vm_wait *waits,
	struct buf *out)
{
	struct mc_where where = mc_where(words->trace->model->vm, number);
	struct buf holder = BUF_INIT;
	vm_thread_object_name(words->trace->model->vm, waits->holder, &holder);
	if (waits->kind == VM_WAITS_PARKED && where.called) {
		buf_string(out, "waits in ");
		print_call(words, &where, out);
	} else if (waits->kind == VM_WAITS_TASK && !mc_is_named(words, waits->object)) {
		buf_string(out, "waits for a task");
	} else {
		buf_printf(out, "%s %s", words_of[waits->kind], mc_name_object(words, waits->object));
	}
	bool is_itself = waits->owner == number;
	if (waits->kind == VM_WAITS_LOCK && waits->holder)
		buf_printf(out, ", which %s %s", is_itself ? "it" : buf_cstring(&holder),
			is_itself          ? "holds itself"
				: waits->owner ? "holds"
							   : "had when it ended");
	else if ((waits->kind == VM_WAITS_TASK || waits->kind == VM_WAITS_CLASS) && waits->holder)
		buf_printf(out, ", which %s runs", buf_cstring(&holder));
	buf_release(&holder);
}

static void print_going(struct mc_words *words, uint32_t number, struct buf *out)
{
	struct mc_seen next = { .number = number,
		.action = vm_peek(words->trace->model->vm, number),
		.where = mc_where(words->trace->model->vm, number) };
	buf_string(out, "goes on: ");
	buf_string(out, mc_step_words(words, &next));
}

void mc_state_words(struct mc_words *words, uint32_t number, struct finding_actor *actor,
	struct finding_wait *wait)
{
	struct mc_trace *trace = words->trace;
	const struct vm *vm = trace->model->vm;
	struct vm_thread_info info = vm_thread(vm, number);
	struct vm_wait waits = vm_waits_for(vm, number);
	struct mc_where where = mc_where(vm, number);
	struct buf state = BUF_INIT, type = BUF_INIT;
	actor->is_ended = info.state == VM_THREAD_LAST ||
		(!where.own.method && waits.kind == VM_WAITS_NOT); // its own code has
	actor->is_idle = !where.own.method && !actor->is_ended;
	actor->at = mc_frame_of(&where, trace->arena);
	if (actor->is_ended)
		buf_string(&state, "has ended");
	else if (actor->is_idle)
		buf_string(&state, "is idle");
	else if (info.state == VM_THREAD_SLEEPING)
		buf_string(&state, "sleeps");
	else if (waits.kind == VM_WAITS_NOT) {
		print_going(words, number, &state);
		actor->is_running = true;
	} else
		print_wait(words, number, &waits, &state);
	actor->state = keep(words, &state);
	vm_names_print_type(words->names, waits.object, &type);
	*wait = (struct finding_wait){ .thread = actor->thread,
		.is_lock = waits.kind == VM_WAITS_LOCK,
		.holder = waits.owner ? (int32_t)mc_thread_id(trace, waits.owner) : -1,
		.lock = waits.kind == VM_WAITS_NOT ? "" : mc_name_object(words, waits.object),
		.type = keep(words, &type),
		.words = words_of[waits.kind],
		.at = actor->at,
		.since = mc_no_frame() };
}
