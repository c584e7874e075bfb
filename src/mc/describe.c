// An error as a finding: where it is in the program's own code, who takes part in it, and words for it. What a property's
// finding says is a function here, by the name that the row of properties.def has.
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/bug.h"
#include "mc/internal.h"

enum { MAX_NAMED = 3, MAX_LOCKS = 16 };

struct telling {
	struct mc_trace *trace;
	struct mc_words words;
	struct mc_finding *found;
	struct mc_open *open;
	const struct search_error *error;
	struct arena *arena;
	uint32_t n;
	struct finding_actor *actors;
	struct finding_wait *waits; // of each of them
	struct vm_wait *machine;    // likewise
	uint32_t *numbers;          // likewise
	struct finding_execution *execution;
	struct buf message, key;
};

static const struct {
	enum rule rule;
} properties[] = {
	[MC_NONE] = { N_RULES },
#define PROPERTY(symbol, rule, describe) [MC_##symbol] = { RULE_##rule },
#include "mc/properties.def"
#undef PROPERTY
};

enum rule mc_rule_of(enum mc_property property)
{
	return properties[property].rule;
}

uint32_t mc_rules(void)
{
	uint32_t set = 0;
	for (int i = MC_NONE + 1; i < N_MC_PROPERTIES; i++)
		set |= rule_bit(properties[i].rule);
	return set;
}

// ---- threads at the end ------------------------------------------------------------------------------

// Daemons are there where they are in the program's own code.
static bool is_told(const struct vm *vm, uint32_t number)
{
	struct vm_thread_info info = vm_thread(vm, number);
	if (info.state == VM_THREAD_NONE || info.state == VM_THREAD_ENDED)
		return false;
	return !info.is_daemon || mc_where(vm, number).own.method;
}

static void list_actors(struct telling *t)
{
	const struct vm *vm = t->trace->model->vm;
	uint32_t most = vm_n_threads(vm);
	t->actors = ARENA_ARRAY(t->arena, struct finding_actor, most);
	t->waits = ARENA_ARRAY(t->arena, struct finding_wait, most);
	t->machine = ARENA_ARRAY(t->arena, struct vm_wait, most);
	t->numbers = ARENA_ARRAY(t->arena, uint32_t, most);
	for (uint32_t number = 1; number <= most; number++) {
		if (!is_told(vm, number))
			continue;
		struct finding_actor *actor = &t->actors[t->n];
		*actor = (struct finding_actor){ .thread = mc_thread_id(t->trace, number) };
		actor->name = t->trace->threads->list.v[actor->thread].text;
		mc_state_words(&t->words, number, actor, &t->waits[t->n]);
		t->machine[t->n] = vm_waits_for(vm, number);
		t->numbers[t->n++] = number;
	}
}

static uint32_t actor_of(const struct telling *t, uint32_t number)
{
	for (uint32_t i = 0; number && i < t->n; i++)
		if (t->numbers[i] == number)
			return i;
	return t->n;
}

static void set_place(struct telling *t, struct finding_frame frame)
{
	t->found->plain.class = frame.class;
	t->found->plain.file = frame.file;
	t->found->plain.line = frame.line;
}

// ---- hangs -------------------------------------------------------------------------------------------

// The actors of the first cycle of who waits for whom, in its order; how many there are.
static uint32_t find_cycle(const struct telling *t, uint32_t *cycle)
{
	for (uint32_t start = 0; start < t->n; start++) {
		uint32_t n = 0, at = start;
		do {
			cycle[n++] = at;
			at = actor_of(t, t->machine[at].owner);
		} while (at < t->n && at != start && n < t->n);
		if (at == start && t->machine[start].owner)
			return n;
	}
	return 0;
}

static bool has(const uint32_t *list, uint32_t n, uint32_t what)
{
	for (uint32_t i = 0; i < n; i++)
		if (list[i] == what)
			return true;
	return false;
}

// Who wants a lock of those in the list might be the one that would wake them.
static uint32_t add_locked_out(const struct telling *t, uint32_t *list, uint32_t n)
{
	for (uint32_t k = 0; k < n; k++)
		for (uint32_t i = 0; i < t->n; i++)
			if (t->machine[i].kind == VM_WAITS_LOCK && t->machine[i].owner == t->numbers[list[k]] &&
				!has(list, n, i))
				list[n++] = i;
	return n;
}

// Those whom nobody can wake; who waits for their end follows from it.
static uint32_t find_stuck(const struct telling *t, uint32_t *stuck)
{
	uint32_t n = 0;
	for (int is_any = 0; is_any <= 1 && !n; is_any++)
		for (uint32_t i = 0; i < t->n; i++) {
			bool is_stuck = t->machine[i].kind != VM_WAITS_NOT && !t->actors[i].is_idle &&
				actor_of(t, t->machine[i].owner) == t->n;
			if (is_stuck || (is_any && !t->actors[i].is_ended))
				stuck[n++] = i;
		}
	return add_locked_out(t, stuck, n);
}

static bool are_locks(const struct telling *t, const uint32_t *list, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		if (t->machine[list[i]].kind != VM_WAITS_LOCK)
			return false;
	return true;
}

static void print_names(const struct telling *t, const uint32_t *list, uint32_t n, bool is_lock,
	struct buf *out)
{
	uint32_t shown = n > MAX_NAMED + 1 ? MAX_NAMED : n;
	for (uint32_t i = 0; i < shown; i++)
		buf_printf(out, "%s%s",
			!i               ? ""
				: i + 1 == n ? " and "
							 : ", ",
			is_lock ? t->waits[list[i]].lock : t->actors[list[i]].name);
	if (shown < n)
		buf_printf(out, " and %u more", n - shown);
}

static int by_text(const void *a, const void *b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

// By the methods in which the threads are, and what they wait for there; in any order of the threads.
static void make_hang_key(struct telling *t, const uint32_t *list, uint32_t n)
{
	const char **parts = ARENA_ARRAY(t->arena, const char *, n);
	for (uint32_t i = 0; i < n; i++)
		parts[i] = (const char *)arena_printf(t->arena, "%s %s %s\n", t->actors[list[i]].at.method,
			t->waits[list[i]].words, t->waits[list[i]].type)
					   .ptr;
	if (n)
		qsort(parts, n, sizeof(*parts), by_text);
	for (uint32_t i = 0; i < n; i++)
		buf_string(&t->key, parts[i]);
}

// What is to be looked up along the path; what the stack shows of it is known already.
static void add_held(struct telling *t, struct finding_wait *wait, const struct vm_wait *machine)
{
	if (machine->kind != VM_WAITS_LOCK || !machine->owner)
		return;
	struct mc_held *held = &t->open->held[t->open->n_held++];
	*held = (struct mc_held){ .wait = wait, .object = machine->object, .number = machine->owner };
	vm_lock_place(&held->since, t->trace->model->vm, held->number, held->object);
}

static void take_part(struct telling *t, const uint32_t *list, uint32_t n)
{
	struct finding_wait *waits = ARENA_ARRAY(t->arena, struct finding_wait, n);
	t->open->held = ARENA_ARRAY(t->arena, struct mc_held, n);
	for (uint32_t i = 0; i < n; i++) {
		waits[i] = t->waits[list[i]];
		t->actors[list[i]].is_part = true;
		add_held(t, &waits[i], &t->machine[list[i]]);
	}
	t->execution->n_waits = n;
	t->execution->waits = waits;
	make_hang_key(t, list, n);
	if (n)
		set_place(t, t->actors[list[0]].at);
}

static void describe_hang(struct telling *t)
{
	uint32_t *list = ARENA_ARRAY(t->arena, uint32_t, t->n + 1);
	uint32_t n = find_cycle(t, list);
	t->execution->is_cycle = n > 0;
	if (n > 1) {
		print_names(t, list, n, false, &t->message);
		buf_string(&t->message, " wait for each other");
		if (are_locks(t, list, n)) {
			buf_string(&t->message, "'s locks: ");
			print_names(t, list, n, true, &t->message);
		}
	} else {
		n = n ? n : find_stuck(t, list);
		print_names(t, list, n, false, &t->message);
		if (n == 1)
			buf_printf(&t->message, " %s", t->actors[list[0]].state);
		buf_string(&t->message,
			t->execution->is_cycle ? ""
				: n == 1           ? ", for ever"
								   : " wait for ever");
	}
	take_part(t, list, n);
}

// A program that does not end because of what the JDK started for it.
static void describe_idle(struct telling *t)
{
	uint32_t *list = ARENA_ARRAY(t->arena, uint32_t, t->n + 1), n = 0;
	for (uint32_t i = 0; i < t->n; i++)
		if (t->actors[i].is_idle) {
			t->actors[i].is_part = true;
			list[n++] = i;
		}
	buf_string(&t->message, "the program does not end: ");
	print_names(t, list, n, false, &t->message);
	buf_printf(&t->message, " %s idle; was an executor not shut down?", n == 1 ? "is" : "are");
	buf_string(&t->key, "idle");
	for (uint32_t i = 0; i < t->execution->n_steps; i++)
		if (t->execution->steps[i].is_own)
			set_place(t, t->execution->steps[i].at);
}

static void describe_livelock(struct telling *t)
{
	uint32_t *list = ARENA_ARRAY(t->arena, uint32_t, t->n + 1), n = 0;
	for (uint32_t i = 0; i < t->n; i++)
		if (!t->actors[i].is_idle && !t->actors[i].is_ended && t->machine[i].kind == VM_WAITS_NOT)
			list[n++] = i;
	print_names(t, list, n, false, &t->message);
	buf_printf(&t->message, " %s round for ever", n == 1 ? "goes" : "go");
	take_part(t, list, n);
	t->execution->n_waits = 0;
}

// ---- exceptions --------------------------------------------------------------------------------------

static void describe_thrown(struct telling *t)
{
	const struct mc_ears *ears = t->trace->model->ears;
	struct finding_thrown *thrown = ARENA_NEW(t->arena, struct finding_thrown);
	struct buf class = BUF_INIT;
	class_print_name(slice_of_string(ears->class_name), &class);
	*thrown = (struct finding_thrown){
		.class = (const char *)arena_printf(t->arena, "%s", buf_cstring(&class)).ptr,
		.message = ears->has_message ? (const char *)arena_printf(t->arena, "%s", ears->message).ptr
									 : NULL,
		.thread = mc_thread_id(t->trace, ears->thread),
		.stack = mc_stack_of(ears->places, ears->n_places, t->arena),
	};
	struct finding_frame own = mc_own_frame(&thrown->stack);
	set_place(t, own);
	buf_printf(&t->message, "%s%s%s, in thread %s", thrown->class, thrown->message ? ": " : "",
		thrown->message ? thrown->message : "", t->trace->threads->list.v[thrown->thread].text);
	buf_printf(&t->key, "%s %s", thrown->class, own.method);
	t->execution->thrown = thrown;
	for (uint32_t i = 0; i < t->n; i++)
		t->actors[i].is_part = t->numbers[i] == ears->thread;
	buf_release(&class);
}

// ---- races -------------------------------------------------------------------------------------------

static struct finding_access access_of(struct telling *t, const struct mc_pending *pending)
{
	const struct vm *vm = t->trace->model->vm;
	uint32_t objects[MAX_LOCKS], n = 0;
	uint32_t n_objects = vm_locks_of(vm, pending->number, objects, MAX_LOCKS);
	const char **locks = ARENA_ARRAY(t->arena, const char *, n_objects);
	for (uint32_t i = 0; i < n_objects; i++) {
		struct buf name = BUF_INIT;
		if (vm_names_print(t->words.names, objects[i], &name))
			locks[n++] = mc_name_object(&t->words, objects[i]);
		buf_release(&name);
	}
	return (struct finding_access){
		.kind = pending->action.kind == VM_ACTION_READ ? ACCESS_READ : ACCESS_WRITE,
		.thread = (int32_t)mc_thread_id(t->trace, pending->number),
		.n_locks = n,
		.locks = locks,
		.stack = mc_stack(vm, pending->number, t->arena),
		.method = "",
	};
}

// What the JDK has made and nobody holds (the old array behind a collection) is named by the collection that the program
// has called; 0: it has a name of its own, or there is none.
static uint32_t called_on(struct telling *t, const struct mc_pending *pending)
{
	uint32_t receiver = mc_where(t->trace->model->vm, pending->number).receiver;
	return !mc_is_named(&t->words, pending->action.object) && mc_is_named(&t->words, receiver)
		? receiver
		: 0;
}

static const char *name_of_field(struct telling *t, const struct mc_pending *pending)
{
	const char *name = mc_name_accessed(&t->words, &pending->action, true);
	uint32_t receiver = pending->action.is_static ? 0 : called_on(t, pending);
	return receiver
		? (const char *)arena_printf(t->arena, "%s (%s)", mc_name_object(&t->words, receiver), name)
			  .ptr
		: name;
}

// All elements of an array and all that makes up a collection are one thing to the reader.
static void make_race_key(struct telling *t, const struct mc_pending *pending,
	const struct finding_access *accesses)
{
	const struct vm_action *action = &pending->action;
	bool is_whole = action->is_array || mc_is_jdk_class(action->class_name);
	uint32_t receiver = is_whole ? called_on(t, pending) : 0;
	const char *name = is_whole ? mc_name_object(&t->words, receiver ? receiver : action->object)
								: mc_name_accessed(&t->words, action, false);
	buf_string(&t->key, name);
	if (!is_whole || receiver || mc_is_named(&t->words, action->object))
		return;
	const char *methods[2];
	for (int i = 0; i < 2; i++)
		methods[i] = mc_own_frame(&accesses[i].stack).method;
	bool is_swapped = strcmp(methods[0], methods[1]) > 0;
	buf_printf(&t->key, " %s %s", methods[is_swapped], methods[!is_swapped]);
}

static void print_race(struct telling *t, const struct finding_race *race)
{
	const char *names[2];
	for (int i = 0; i < 2; i++)
		names[i] = t->trace->threads->list.v[race->accesses[i].thread].text;
	buf_printf(&t->message, "%s is written by %s while %s %s it", race->field, names[0], names[1],
		race->accesses[1].kind == ACCESS_WRITE ? "writes" : "reads");
}

// The one that writes comes first, and is where the finding is.
static void describe_race(struct telling *t)
{
	const struct mc_pending *pair[2];
	if (!mc_find_race(t->trace->model, t->error->where, pair))
		return;
	if (pair[0]->action.kind == VM_ACTION_READ) {
		const struct mc_pending *reader = pair[0];
		pair[0] = pair[1];
		pair[1] = reader;
	}
	struct finding_access *accesses = ARENA_ARRAY(t->arena, struct finding_access, 2);
	for (int i = 0; i < 2; i++)
		accesses[i] = access_of(t, pair[i]);
	// Of a copy it is the other one that says which element.
	const struct mc_pending *which = pair[pair[0]->action.length && !pair[1]->action.length];
	struct finding_race *race = ARENA_NEW(t->arena, struct finding_race);
	*race = (struct finding_race){
		.field = name_of_field(t, which),
		.n_accesses = 2,
		.accesses = accesses,
	};
	t->found->plain.race = race;
	make_race_key(t, which, accesses);
	print_race(t, race);
	set_place(t, mc_own_frame(&accesses[0].stack));
	for (uint32_t i = 0; i < t->n; i++)
		t->actors[i].is_part = t->numbers[i] == pair[0]->number || t->numbers[i] == pair[1]->number;
}

// ---- steps -------------------------------------------------------------------------------------------

// What the JDK reads for itself on behalf of the program says nothing.
static bool is_noise(const struct mc_seen *seen)
{
	bool is_access = seen->action.kind >= VM_ACTION_READ && seen->action.kind <= VM_ACTION_UPDATE;
	return seen->where.own.method && seen->where.called && !seen->is_operation &&
		((is_access && !seen->where.receiver) || seen->action.kind == VM_ACTION_UNLOCK);
}

static bool is_same_place(const struct finding_step *a, const struct finding_step *b)
{
	return a->thread == b->thread && a->at.line == b->at.line &&
		strcmp(a->at.method, b->at.method) == 0;
}

static void list_steps(struct telling *t)
{
	uint32_t n = t->trace->steps.n;
	struct finding_step *steps = ARENA_ARRAY(t->arena, struct finding_step, n);
	for (uint32_t i = 0; i < n; i++) {
		const struct mc_seen *seen = &t->trace->steps.v[i];
		steps[i] = (struct finding_step){ .thread = seen->id,
			.at = mc_frame_of(&seen->where, t->arena),
			.is_own = seen->where.own.method,
			.does = mc_step_words(&t->words, seen) };
		steps[i].is_folded = is_noise(seen) ||
			(i && is_same_place(&steps[i - 1], &steps[i]) &&
				strcmp(steps[i - 1].does, steps[i].does) == 0);
		t->execution->n_switches += i && steps[i].thread != steps[i - 1].thread;
	}
	t->execution->n_steps = n;
	t->execution->steps = steps;
}

// Somebody waits, and somebody has signalled the same before when nobody did.
static bool may_be_missed(const struct telling *t)
{
	for (uint32_t i = 0; i < t->n; i++) {
		enum vm_wait_kind kind = t->machine[i].kind;
		if (kind != VM_WAITS_NOTIFY && kind != VM_WAITS_PARKED)
			continue;
		for (uint32_t k = 0; k < t->trace->steps.n; k++) {
			const struct mc_seen *seen = &t->trace->steps.v[k];
			bool is_notify = seen->action.kind == VM_ACTION_NOTIFY;
			if (seen->is_unheard && is_notify == (kind == VM_WAITS_NOTIFY) &&
				(!is_notify || seen->action.object == t->machine[i].object))
				return true;
		}
	}
	return false;
}

// ---- the finding -------------------------------------------------------------------------------------

static void (*const describers[])(struct telling *t) = {
#define PROPERTY(symbol, rule, describe) [MC_##symbol] = describe_##describe,
#include "mc/properties.def"
#undef PROPERTY
};

void mc_describe(struct mc_finding *found, struct mc_open *open, struct mc_trace *trace,
	const struct search_error *error)
{
	struct telling t = { .trace = trace,
		.found = found,
		.open = open,
		.error = error,
		.arena = trace->arena,
		.message = BUF_INIT,
		.key = BUF_INIT };
	t.execution = ARENA_NEW(t.arena, struct finding_execution);
	*t.execution = (struct finding_execution){ 0 };
	*open = (struct mc_open){ 0 };
	struct finding_frame nowhere = mc_no_frame();
	found->plain = (struct finding){ .facts = { CERTAINTY_KNOWN, CERTAINTY_KNOWN, CERTAINTY_KNOWN,
										 false },
		.severity = SEVERITY_HIGH,
		.score = 100,
		.class = nowhere.class,
		.file = nowhere.file };
	mc_words_init(&t.words, trace);
	list_actors(&t);
	list_steps(&t);
	mc_list_lanes(found, trace);
	if (error) {
		found->plain.rule = mc_rule_of((enum mc_property)error->error);
		describers[error->error](&t);
		open->may_be_missed = error->error == MC_DEADLOCK && may_be_missed(&t);
	}
	t.execution->n_actors = t.n;
	t.execution->actors = t.actors;
	found->plain.execution = t.execution;
	found->plain.message = (const char *)arena_printf(t.arena, "%s", buf_cstring(&t.message)).ptr;
	found->plain.key = slice_of_string(
		(const char *)arena_printf(t.arena, "%s", buf_cstring(&t.key)).ptr);
	found->end = vm_hash(trace->model->vm);
	mc_words_release(&t.words);
	buf_release(&t.message);
	buf_release(&t.key);
}
