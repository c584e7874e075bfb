// What one run shows: which actions order threads, and which accesses of one variable are not ordered.
//
//     released                            acquired by
//     UNLOCK, WAIT                        LOCK, and who goes on after WAIT
//     WRITE and UPDATE of a volatile      READ and UPDATE of it
//     START                               the thread's first step
//     END                                 who looks whether it is alive, or has its monitor; of all but daemons: what comes after
//     INIT                                INIT
//
// The JDK's own code is followed as it is: its locks, queues and futures are made of these. What is printed orders nobody here,
// although the stream has a lock: programs do not mean it to.
#include <string.h>

#include "witness/internal.h"

enum key_kind { KEY_MONITOR = 1, KEY_VOLATILE, KEY_END, KEY_ENDS, KEY_CLASS, KEY_VARIABLE };

static uint64_t key_of(enum key_kind kind, uint64_t object, uint64_t offset)
{
	return hash_u64(object + ((uint64_t)kind << 58)) + offset;
}

void watch_init(struct watch *watch)
{
	*watch = (struct watch){ 0 };
	arena_init(&watch->arena);
	vec_push(&watch->places, (struct place){ "", 0 });
}

void watch_release(struct watch *watch)
{
	arena_release(&watch->arena);
	vec_release(&watch->places);
	vec_release(&watch->meetings);
	vec_release(&watch->visits);
	vec_release(&watch->shadows);
	map_release(&watch->visit_numbers);
	map_release(&watch->place_numbers);
	map_release(&watch->meeting_numbers);
	map_release(&watch->texts);
	map_release(&watch->frames);
	map_release(&watch->variables);
	map_release(&watch->threads);
	vec_release(&watch->held);
}

void watch_begin_run(struct watch *watch)
{
	watch->run++;
	order_init(&watch->order);
	map_clear(&watch->frames);
	map_clear(&watch->variables);
	map_clear(&watch->threads);
	vec_clear(&watch->held);
	vec_clear(&watch->shadows);
}

void watch_end_run(struct watch *watch)
{
	order_release(&watch->order);
}

uint32_t watch_thread(struct watch *watch, uint64_t name, uint32_t parent)
{
	bool is_new;
	uint64_t *number = map_put(&watch->threads, name, &is_new);
	if (is_new) {
		*number = watch->order.threads.n + 1;
		uint32_t thread = watch->order.threads.n;
		order_begin(&watch->order, thread, parent == UINT32_MAX ? thread : parent);
	}
	return (uint32_t)*number - 1;
}

// ---- places and names ---------------------------------------------------------------------------

static const char *text_of(struct watch *watch, const char *text)
{
	bool is_new;
	uint64_t *kept = map_put(&watch->texts, hash_stable(slice_of_string(text)), &is_new);
	if (is_new)
		*kept = (uint64_t)(uintptr_t)arena_printf(&watch->arena, "%s", text).ptr;
	return (const char *)(uintptr_t)*kept;
}

static void print_class(const char *name, struct buf *out)
{
	for (; *name; name++)
		buf_char(out, *name == '/' ? '.' : *name);
}

static uint32_t add_place(struct watch *watch, const struct vm_frame *frame)
{
	const char *class, *name, *descriptor;
	struct buf text = BUF_INIT;
	vm_method_names(frame->method, &class, &name, &descriptor);
	print_class(class, &text);
	buf_printf(&text, ".%s%s", name, descriptor);
	const char *method = text_of(watch, buf_cstring(&text));
	buf_release(&text);
	bool is_new;
	uint64_t *number = map_put(&watch->place_numbers,
		hash_u64((uint64_t)(uintptr_t)method) + frame->pc, &is_new);
	if (is_new) {
		*number = watch->places.n;
		vec_push(&watch->places, (struct place){ method, frame->pc });
	}
	return (uint32_t)*number;
}

// The innermost frame of the program's own code; 0: there is none. Accessors of inner classes are none.
static uint32_t place_of(struct watch *watch, const struct vm *vm, uint32_t number)
{
	struct vm_frame frame;
	bool is_there = vm_frame_top(&frame, vm, number);
	for (; is_there; is_there = vm_frame_below(&frame, vm)) {
		if (!frame.code || vm_method_is_jdk(frame.method))
			continue;
		const char *class, *name, *descriptor;
		vm_method_names(frame.method, &class, &name, &descriptor);
		if (strncmp(name, "access$", 7) == 0)
			continue;
		bool is_new;
		uint64_t *place = map_put(&watch->frames,
			hash_u64((uint64_t)(uintptr_t)frame.method) + frame.pc, &is_new);
		if (is_new)
			*place = add_place(watch, &frame);
		return (uint32_t)*place;
	}
	return 0;
}

static bool is_in_initialiser(const struct vm *vm, uint32_t number)
{
	struct vm_frame frame;
	for (bool is_there = vm_frame_top(&frame, vm, number); is_there;
		 is_there = vm_frame_below(&frame, vm)) {
		const char *class, *name, *descriptor;
		vm_method_names(frame.method, &class, &name, &descriptor);
		if (strcmp(name, "<clinit>") == 0)
			return true;
	}
	return false;
}

// Collections and string builders themselves, whose users must guard them; not what is made of them, which
// knows what it does. Of the views that a collection keeps it does not matter how many are made.
static bool is_unguarded(const char *class, const struct vm_action *action)
{
	return vm_is_unguarded_class(class) && strchr(class + 10, '/') == NULL &&
		!vm_is_kept_view(action);
}

// The variable's name where a race on it would be the program's; NULL: it is the JDK's own business.
static const char *variable_of(struct watch *watch, const struct vm *vm, uint32_t number,
	const struct vm_action *action)
{
	const char *class = action->class_name ? action->class_name : "";
	struct vm_place top;
	if (!vm_place(vm, number, 0, &top))
		return NULL;
	if (top.is_jdk)
		return is_unguarded(top.class_name, action) ? "" : NULL;
	if (action->is_array || *class == '[')
		return "[]";
	struct buf text = BUF_INIT;
	print_class(class, &text);
	buf_printf(&text, ".%s", action->member ? action->member : "");
	const char *name = text_of(watch, buf_cstring(&text));
	buf_release(&text);
	return name;
}

// ---- accesses -----------------------------------------------------------------------------------

static void meet(struct watch *watch, const char *variable, const struct access_seen *a,
	const struct access_seen *b, bool is_ordered)
{
	bool is_sorted = a->place <= b->place;
	uint32_t low = is_sorted ? a->place : b->place, high = is_sorted ? b->place : a->place;
	uint64_t key = hash_u64((uint64_t)low << 32 | high) + (uint64_t)(uintptr_t)variable;
	bool is_new;
	uint64_t *number = map_put(&watch->meeting_numbers, key, &is_new);
	if (is_new) {
		*number = watch->meetings.n;
		vec_push(&watch->meetings, (struct meeting){ .variable = variable, .a = low, .b = high });
	}
	struct meeting *meeting = &watch->meetings.v[*number];
	if (!is_ordered && !meeting->raced) {
		meeting->raced = watch->run;
		meeting->a_writes = is_sorted ? a->is_write : b->is_write;
		meeting->b_writes = is_sorted ? b->is_write : a->is_write;
	}
	if (is_ordered && meeting->last != watch->run) {
		meeting->ordered++;
		meeting->last = watch->run;
	}
}

static void compare(struct watch *watch, const char *variable, const struct access_seen *then,
	const struct access_seen *now)
{
	if (then->thread == now->thread || (!then->is_write && !now->is_write))
		return;
	bool is_before = order_is_before(&watch->order, then->thread, then->when, now->thread);
	// Who uses a class has seen it initialised (JLS 12.4.2), but the machine does not tell of reads of final fields.
	if (is_before || !then->is_in_initialiser)
		meet(watch, variable, then, now, is_before);
}

static void remember(struct shadow *shadow, const struct access_seen *now)
{
	uint32_t at = 0;
	while (at < shadow->n &&
		(shadow->seen[at].thread != now->thread || shadow->seen[at].place != now->place))
		at++;
	if (at == shadow->n && shadow->n < MAX_SEEN)
		shadow->n++;
	at = at < MAX_SEEN ? at : 0;
	memmove(shadow->seen + at, shadow->seen + at + 1,
		(shadow->n - at - 1) * sizeof(*shadow->seen)); // the oldest comes first
	shadow->seen[shadow->n - 1] = *now;
}

static void visit(struct watch *watch, uint32_t place, uint32_t thread)
{
	bool is_new;
	uint64_t *number = map_put(&watch->visit_numbers, (uint64_t)watch->run << 32 | place, &is_new);
	if (is_new) {
		*number = watch->visits.n;
		vec_push(&watch->visits, (struct visit){ place, watch->run, thread, false });
	}
	watch->visits.v[*number].is_many |= watch->visits.v[*number].thread != thread;
}

// What an action accesses: a field or an element, or as many elements as are copied.
struct span {
	uint64_t object;
	uint32_t offset, n, each; // bytes of each
};

enum { MAX_SPAN = 1 << 14 }; // of a longer one the beginning is looked at

static struct shadow *shadow_of(struct watch *watch, uint64_t object, uint32_t offset)
{
	bool is_new;
	uint64_t *number = map_put(&watch->variables, key_of(KEY_VARIABLE, object, offset), &is_new);
	if (is_new) {
		vec_push(&watch->shadows, (struct shadow){ 0 });
		*number = watch->shadows.n;
	}
	return &watch->shadows.v[*number - 1];
}

static void access_span(struct watch *watch, const char *variable, const struct span *span,
	const struct access_seen *now)
{
	for (uint32_t k = 0; k < span->n && k < MAX_SPAN; k++) {
		struct shadow *shadow = shadow_of(watch, span->object, span->offset + k * span->each);
		for (uint32_t i = 0; i < shadow->n; i++)
			compare(watch, variable, &shadow->seen[i], now);
		remember(shadow, now);
	}
}

static struct span span_of(const struct vm *vm, uint32_t array, uint64_t name, uint32_t offset,
	uint32_t length)
{
	uint32_t each = length ? vm_element_size(vm, array) : 1;
	return (struct span){ name, offset, length ? length / each : 1, each };
}

static void watch_access(struct watch *watch, const struct vm *vm, uint32_t number, uint32_t thread,
	const struct vm_action *action)
{
	if (!action->is_shared)
		return;
	const char *variable = variable_of(watch, vm, number, action);
	struct access_seen now = { thread, order_now(&watch->order, thread), 0,
		action->kind != VM_ACTION_READ, is_in_initialiser(vm, number) };
	if (variable)
		now.place = place_of(watch, vm, number);
	if (!now.place)
		return;
	struct span span = span_of(vm, action->object, action->object_name, action->offset,
		action->length);
	access_span(watch, variable, &span, &now);
	if (action->copied_from) {
		struct access_seen source = now;
		source.is_write = false;
		struct span from = span_of(vm, action->source, action->copied_from, action->source_offset,
			action->length);
		access_span(watch, variable, &from, &source);
	}
	if (span.n <= MAX_SPAN)
		visit(watch, now.place, thread);
}

// ---- actions ------------------------------------------------------------------------------------

static void watch_volatile(struct watch *watch, uint32_t thread, const struct vm_action *action)
{
	uint64_t key = key_of(KEY_VOLATILE, action->object_name, action->offset);
	if (action->kind != VM_ACTION_WRITE)
		order_take(&watch->order, thread, key);
	if (action->kind != VM_ACTION_READ)
		order_give(&watch->order, thread, key);
}

static void lock(struct watch *watch, uint32_t thread, const struct vm_action *action)
{
	uint64_t key = key_of(KEY_MONITOR, action->object_name, 0);
	order_take(&watch->order, thread, key);
	vec_push(&watch->held, (struct monitor_taken){ thread, action->object, key });
}

static void unlock(struct watch *watch, uint32_t thread, uint64_t key)
{
	for (uint32_t i = watch->held.n; i-- > 0;)
		if (watch->held.v[i].thread == thread && watch->held.v[i].key == key)
			watch->held.v[i] = watch->held.v[--watch->held.n];
	order_give(&watch->order, thread, key);
}

void watch_stepped(struct watch *watch, const struct vm *vm, uint32_t number, uint32_t thread)
{
	for (uint32_t i = watch->held.n; i-- > 0;) {
		struct monitor_taken held = watch->held.v[i];
		if (held.thread == thread && vm_owner(vm, held.object) != number)
			unlock(watch, thread, held.key);
	}
}

static void watch_running(struct watch *watch, const struct vm *vm, uint32_t number,
	uint32_t thread, const struct vm_action *action)
{
	struct order *order = &watch->order;
	uint64_t object = action->object_name;
	switch (action->kind) {
	case VM_ACTION_READ:
	case VM_ACTION_WRITE:
	case VM_ACTION_UPDATE:
		if (action->is_static) // who uses a class has seen it initialised: JLS 12.4.2
			order_take(order, thread, key_of(KEY_CLASS, object, 0));
		if (vm_accessed(vm, action) == vm_accessed_by_ends(vm))
			order_take(order, thread, key_of(KEY_END, object, 0));
		else if (action->is_opaque)
			break; // it orders nothing, and is no race
		else if (action->is_volatile || action->kind == VM_ACTION_UPDATE)
			watch_volatile(watch, thread, action);
		else
			watch_access(watch, vm, number, thread, action);
		break;
	case VM_ACTION_LOCK:
		lock(watch, thread, action);
		break;
	case VM_ACTION_UNLOCK:
	case VM_ACTION_WAIT:
		unlock(watch, thread, key_of(KEY_MONITOR, object, 0));
		break;
	case VM_ACTION_END:
		order_give(order, thread, key_of(KEY_END, object, 0));
		order_give(order, thread, key_of(KEY_MONITOR, object, 0));
		if (!vm_thread(vm, number).is_daemon)
			order_give(order, thread, key_of(KEY_ENDS, 0, 0));
		break;
	case VM_ACTION_INIT:
		order_take(order, thread, key_of(KEY_CLASS, object, 0));
		order_give(order, thread, key_of(KEY_CLASS, object, 0));
		break;
	default:
		break;
	}
}

void watch_action(struct watch *watch, const struct vm *vm, uint32_t number, uint32_t thread,
	const struct vm_action *action)
{
	switch (vm_thread(vm, number).state) {
	case VM_THREAD_RUNNABLE:
		watch_running(watch, vm, number, thread, action);
		break;
	case VM_THREAD_BLOCKED:
	case VM_THREAD_WAITING:
		lock(watch, thread, action);
		break;
	case VM_THREAD_LAST: // shutdown hooks come then
		order_take(&watch->order, thread, key_of(KEY_ENDS, 0, 0));
		break;
	case VM_THREAD_INIT:
		order_take(&watch->order, thread, key_of(KEY_CLASS, action->object_name, 0));
		break;
	default:
		break;
	}
}
