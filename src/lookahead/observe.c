// What the machine was seen to do: calls between frames, and actions at instructions.
#include <stdlib.h>
#include <string.h>

#include "base/bug.h"
#include "base/hash.h"
#include "lookahead/internal.h"

enum { MAX_FRAMES = 4096 };

bool ahead_add(id_list *list, uint32_t id)
{
	for (uint32_t i = 0; i < list->n; i++)
		if (list->v[i] == id)
			return false;
	vec_push(list, id);
	return true;
}

uint32_t ahead_method(struct lookahead *ahead, const struct vm_frame *frame)
{
	bool is_new;
	uint64_t *number = map_put(&ahead->method_ids, (uintptr_t)frame->method, &is_new);
	if (is_new) {
		struct routine m = { .at = frame->method,
			.code = frame->code,
			.is_ordered = frame->is_of_machine };
		vec_push(&ahead->methods, m);
		*number = ahead->methods.n;
		if (frame->is_of_machine && frame->is_of_threads)
			ahead->thread_stub = ahead->methods.n;
	}
	return (uint32_t)*number - 1;
}

struct site *ahead_site(struct lookahead *ahead, uint32_t method, uint32_t pc, bool *is_new)
{
	struct routine *m = &ahead->methods.v[method];
	bool fresh;
	if (!m->code)
		pc = NATIVE_PC(pc);
	uint64_t *number = map_put(&m->by_pc, pc, &fresh);
	if (fresh) {
		struct site site = { .method = method, .pc = pc };
		vec_push(&ahead->sites, site);
		*number = ahead->sites.n;
		vec_push(&m->sites, ahead->sites.n - 1);
	}
	if (is_new)
		*is_new = fresh;
	return &ahead->sites.v[*number - 1];
}

uint32_t ahead_child(struct lookahead *ahead, uint64_t object_name)
{
	bool is_new;
	uint64_t *number = map_put(&ahead->child_ids, object_name & ~(uint64_t)3, &is_new);
	if (is_new) {
		struct child child = { 0 };
		vec_push(&ahead->children, child);
		*number = ahead->children.n;
	}
	return (uint32_t)*number - 1;
}

// ---- effects ----------------------------------------------------------------------------------------------

static char *name_of(const char *class_name, const char *member)
{
	struct buf out = BUF_INIT;
	if (class_name)
		class_print_name(slice_of_string(class_name), &out);
	if (member)
		buf_printf(&out, "%s%s", class_name ? "." : "", member);
	const char *text = buf_cstring(&out);
	size_t n = strlen(text) + 1;
	char *copy = memcpy(xmalloc(n), text, n);
	buf_release(&out);
	return copy;
}

uint32_t ahead_place(struct lookahead *ahead, const void *what, bool is_monitor,
	const char *class_name, const char *member)
{
	if (!what)
		return PLACE_ANY;
	bool is_new;
	uint64_t *number = map_put(&ahead->place_ids, (uintptr_t)what + is_monitor, &is_new);
	if (is_new) {
		struct place place = { .what = what,
			.base = ahead->places.n,
			.is_monitor = is_monitor,
			.name = name_of(class_name, is_monitor ? NULL : member) };
		vec_push(&ahead->places, place);
		*number = ahead->places.n;
	}
	return (uint32_t)*number - 1;
}

// References can be handed on by it. Of a copy the arrays are of one kind.
static void note_references(struct lookahead *ahead, const struct vm_action *a,
	const struct effects *effects)
{
	bool is_access = a->kind >= VM_ACTION_READ && a->kind <= VM_ACTION_UPDATE;
	for (uint32_t i = 0; is_access && i < effects->n; i++)
		ahead->places.v[ahead_base_of(ahead, effects->bits[i])].is_reference |=
			vm_is_reference(ahead->vm, a);
	if (effects->n)
		ahead->places.v[ahead_base_of(ahead, effects->bits[0])].is_jdk =
			vm_accessed_is_jdk(ahead->vm, a);
}

static void add(struct effects *out, uint32_t place, bool is_write, uint64_t name)
{
	out->names[out->n] = name;
	out->bits[out->n++] = place * 2 + is_write;
}

// Of the objects that the variable may point to, through which the thread's instruction accesses it.
static uint32_t of_objects(struct lookahead *ahead, uint32_t thread, uint32_t place)
{
	struct vm_frame frame;
	if (!ahead->points_to || place < PLACE_FIRST || !vm_frame_top(&frame, ahead->vm, thread) ||
		!frame.code)
		return place;
	return ahead_refined(ahead, place, ahead_objects(ahead, frame.method, frame.pc));
}

void ahead_effects(struct lookahead *ahead, uint32_t thread, const struct vm_action *a,
	struct effects *out)
{
	const struct vm *vm = ahead->vm;
	const void *place = vm_accessed(vm, a);
	uint64_t name = a->object ? a->object_name : 0;
	*out = (struct effects){ 0 };
	switch (a->kind) {
	case VM_ACTION_LOCAL:
	case VM_ACTION_START:
	case VM_ACTION_INIT:
		break;
	case VM_ACTION_READ:
	case VM_ACTION_WRITE:
	case VM_ACTION_UPDATE:
		add(out,
			of_objects(ahead, thread,
				ahead_place(ahead, place, false, a->class_name, a->is_array ? NULL : a->member)),
			a->kind != VM_ACTION_READ || !place, name);
		if (a->source)
			add(out, ahead_place(ahead, vm_accessed_source(a), false, "[", NULL), false,
				a->copied_from);
		break;
	case VM_ACTION_WAIT:
		add(out, PLACE_PERMIT, false, 0);
		__attribute__((fallthrough));
	case VM_ACTION_LOCK:
	case VM_ACTION_UNLOCK:
	case VM_ACTION_NOTIFY:
		add(out, ahead_place(ahead, place, true, a->class_name, NULL), true, name);
		break;
	case VM_ACTION_PARK:
	case VM_ACTION_SLEEP:
		add(out, PLACE_PERMIT, false, 0);
		break;
	case VM_ACTION_UNPARK:
	case VM_ACTION_INTERRUPT:
		add(out, PLACE_PERMIT, true, 0);
		break;
	case VM_ACTION_END:
		add(out, ahead_place(ahead, place, true, a->class_name, NULL), true, name);
		add(out, ahead_place(ahead, vm_accessed_by_ends(vm), false, NULL, NULL), true, name);
		break;
	case VM_ACTION_IO:
		if (ahead->options.keeps_output)
			add(out, PLACE_OUTPUT, true, 0);
		break;
	case VM_ACTION_FILE:
		add(out, PLACE_FILES, true, 0);
		break;
	default:
		add(out, PLACE_ANY, true, 0);
	}
}

static bool is_forgotten(const struct lookahead *ahead, uint32_t bit)
{
	const char *name = ahead->places.v[ahead_base_of(ahead, bit)].name;
	return ahead->options.forget && name && strcmp(name, ahead->options.forget) == 0;
}

// ---- calls ------------------------------------------------------------------------------------------------

// From the top down. The body of a thread is the first frame above those that begin all threads.
static bool note_calls(struct lookahead *ahead, uint32_t thread, struct vm_frame frame)
{
	bool is_known = true;
	struct vm_frame callee = frame, body = { 0 };
	bool has_callee = false, is_in_body = false;
	do {
		uint32_t method = ahead_method(ahead, &frame);
		if (has_callee && !callee.is_again) {
			uint32_t target = ahead_method(ahead, &callee);
			is_known &= !ahead_add(&ahead_site(ahead, method, frame.pc, NULL)->targets, target);
		} else if (
			has_callee) { // class initialisation, and the like: the call is at the instruction too
			uint32_t target = ahead_method(ahead, &callee);
			is_known &= !ahead_add(&ahead_site(ahead, method, frame.pc, NULL)->targets, target);
		}
		if (!frame.is_of_threads) {
			body = frame;
			is_in_body = true;
		}
		callee = frame;
		has_callee = true;
	} while (vm_frame_below(&frame, ahead->vm));
	bool is_started = callee.is_of_machine && callee.is_of_threads;
	if (is_started && is_in_body && NATIVE_PC(callee.pc) == 0) {
		uint32_t child = ahead_child(ahead, vm_thread(ahead->vm, thread).object_name);
		is_known &= !ahead_add(&ahead->children.v[child].bodies, ahead_method(ahead, &body));
	}
	return is_known;
}

// Threads are started where somebody calls into what starts threads.
static bool note_start(struct lookahead *ahead, struct vm_frame frame,
	const struct vm_action *action)
{
	uint32_t child = ahead_child(ahead, action->object_name);
	bool is_found = true;
	while (frame.is_of_threads && is_found)
		is_found = vm_frame_below(&frame, ahead->vm);
	uint32_t method = ahead_method(ahead, &frame);
	return !ahead_add(&ahead_site(ahead, method, frame.pc, NULL)->starts, child);
}

bool lookahead_observe(struct lookahead *ahead, uint32_t thread, const struct vm_action *action)
{
	struct vm_frame frame;
	if (action->kind == VM_ACTION_LOCAL || !vm_frame_top(&frame, ahead->vm, thread))
		return true;
	bool is_known = true, is_new_path;
	map_put(&ahead->known_paths, frame.path, &is_new_path);
	if (is_new_path)
		is_known &= note_calls(ahead, thread, frame);
	if (action->kind == VM_ACTION_START)
		is_known &= note_start(ahead, frame, action);
	ahead_ends_observe(ahead, thread, action);
	struct effects effects;
	ahead_effects(ahead, thread, action, &effects);
	is_known &= ahead_heap_observe(ahead, action);
	note_references(ahead, action, &effects);
	if (!effects.n)
		return is_known;
	is_known &= ahead_guard_observe(ahead, thread, action, &effects);
	is_known &= ahead_accessors_observe(ahead, thread, &effects);
	is_known &= ahead_objects_observe(ahead, &effects);
	uint32_t method = ahead_method(ahead, &frame);
	struct site *site = ahead_site(ahead, method, frame.pc, NULL);
	for (uint32_t i = 0; i < effects.n; i++)
		if (!is_forgotten(ahead, effects.bits[i]))
			is_known &= !ahead_add(&site->bits, effects.bits[i]);
	return is_known;
}
