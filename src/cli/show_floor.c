// raddle show threads, parallel, escape, held, accesses: what the floor under the rules knows of a program
// (src/heap, threads, sync, access), with its reasons. The same floor as a scan's.
#include "cli/show.h"

#include <stdlib.h>

#include "class/class.h"
#include "floor/floor.h"

struct view {
	struct shown shown;
	struct pta *pta;
	struct bodies *bodies;
	struct heap *heap;
	struct threads *threads;
	struct sync *sync;
	struct accesses *accesses;
	uint32_t n_names;
	struct method_pattern *patterns; // none: what is in INPUT
	struct arena arena;
	int status;
};

// ---- building ---------------------------------------------------------------------------------

// False where there is nothing to see; `status` says why.
static bool floor_build(struct view *floor, struct session *session, const string_list *names)
{
	*floor = (struct view){ .n_names = names->n, .status = EXIT_USAGE };
	if (!show_prepare(&floor->shown, session))
		return false;
	if (floor->shown.scan.how.mode == SCAN_LIBRARY) {
		notes_add(session->notes, NOTE_ERROR, 0,
			"a program is needed: no main in INPUT, and no --main");
		show_release(&floor->shown, EXIT_USAGE);
		return false;
	}
	struct floor *built = floor->shown.in.floor;
	floor_build_accesses(built);
	if (!built->is_whole) {
		floor->status = show_release(&floor->shown, EXIT_LIMIT);
		return false;
	}
	floor->status = EXIT_NOTHING_FOUND;
	arena_init(&floor->arena);
	floor->pta = built->pta;
	floor->bodies = built->bodies;
	floor->heap = built->heap;
	floor->threads = built->threads;
	floor->sync = built->sync;
	floor->accesses = built->accesses;
	floor->patterns = xcalloc(names->n + 1u, sizeof(*floor->patterns));
	for (uint32_t i = 0; i < names->n; i++)
		if (!method_pattern_parse(session->world, names->v[i], &floor->patterns[i]))
			floor->status = show_not_found(session, "method", names->v[i]);
	return true;
}

static int floor_release(struct view *floor)
{
	free(floor->patterns);
	arena_release(&floor->arena);
	return show_release(&floor->shown, floor->status);
}

static bool is_wanted(const struct view *floor, const struct method *method)
{
	for (uint32_t i = 0; i < floor->n_names; i++)
		if (floor->patterns[i].klass == method->owner &&
			method_pattern_matches(&floor->patterns[i], method))
			return true;
	return floor->n_names == 0 && method->owner->role == ROLE_INPUT;
}

static void print_method(const struct method *method, struct buf *out)
{
	class_print_name(name_slice(method->owner->name), out);
	buf_printf(out, ".%.*s", SLICE_ARG(name_slice(method->name)));
}

// "app.Main.main:12".
static void print_line(const struct body *body, uint32_t insn, struct buf *out)
{
	print_method(body->method, out);
	buf_printf(out, ":%u", ir_line(body->ir, ir_at(body->ir, insn)));
}

static const struct thread *own_thread(const struct view *floor, uint32_t thread)
{
	const struct thread *t = thread_at(floor->threads, thread);
	return t->is_own ? t : NULL;
}

// ---- threads ----------------------------------------------------------------------------------

static void print_thread_name(const struct view *floor, uint32_t thread, struct buf *out)
{
	method_print(pta_node(floor->pta, thread_at(floor->threads, thread)->entry)->method, out);
}

static void print_thread(const struct view *floor, uint32_t thread, struct buf *out)
{
	const struct thread *t = thread_at(floor->threads, thread);
	buf_printf(out, "%u ", thread - 1);
	print_thread_name(floor, thread, out);
	buf_string(out, t->is_many || !t->is_once ? ", many\n" : "\n");
	const struct body *body = t->start_node ? bodies_of_node(floor->bodies, t->start_node) : NULL;
	if (body && t->start_insn) {
		buf_string(out, "  started by ");
		method_print(body->method, out);
		buf_printf(out, " (%.*s:%u)\n", SLICE_ARG(class_source_file(body->method->owner->file)),
			ir_line(body->ir, ir_at(body->ir, t->start_insn)));
	}
	if (t->worker)
		buf_string(out, "  one worker runs it and what else it is given\n");
	else if (!t->is_once)
		buf_string(out,
			!t->is_many       ? "  several in the whole run, never two at the same time\n"
				: t->is_chain ? "  each starts the next\n"
							  : "  two may run at the same time\n");
	if (t->own.n)
		buf_printf(out, "  each has objects of its own, of %u places\n", t->own.n);
}

static void print_starts_dot(const struct view *floor, struct buf *out)
{
	buf_string(out, "digraph threads {\n");
	for (uint32_t a = 1; a <= threads_count(floor->threads); a++) {
		const struct thread *t = own_thread(floor, a);
		if (!t)
			continue;
		buf_printf(out, "  %u [label=\"", a - 1);
		print_thread_name(floor, a, out);
		buf_printf(out, "\"%s];\n", t->is_many ? " style=bold" : "");
		for (uint32_t p = 1; t->start_node && p <= threads_count(floor->threads); p++)
			if (own_thread(floor, p) && bitset_has(&own_thread(floor, p)->reaches, t->start_node))
				buf_printf(out, "  %u -> %u;\n", p - 1, a - 1);
	}
	buf_string(out, "}\n");
}

int show_threads_of_program(struct session *session, const string_list *names, struct buf *out)
{
	struct view floor;
	if (!floor_build(&floor, session, names))
		return floor.status;
	if (floor.shown.as_dot)
		print_starts_dot(&floor, out);
	for (uint32_t t = 1; !floor.shown.as_dot && t <= threads_count(floor.threads); t++)
		if (own_thread(&floor, t))
			print_thread(&floor, t, out);
	return floor_release(&floor);
}

// ---- parallel ---------------------------------------------------------------------------------

// A source line of a method as one thread runs it: its first instruction there that is more than moving
// values about.
struct line_point {
	struct thread_state state;
	held_names held; // locks that are one object each
	const struct body *body;
	uint32_t line;
};

typedef VEC(struct line_point) point_list;

static bool is_doing(const struct ir_insn *insn)
{
	return ir_has(insn, IR_H) || ir_has(insn, IR_C) || insn->op == IR_NEW;
}

static void add_points(struct view *floor, uint32_t thread, uint32_t node, point_list *points)
{
	const struct body *body = bodies_of_node(floor->bodies, node);
	for (uint32_t i = 1; i <= body->ir->n_insns; i++) {
		uint32_t line = ir_line(body->ir, ir_at(body->ir, i));
		if (!is_doing(ir_at(body->ir, i)))
			continue;
		struct line_point point = { .body = body, .line = line };
		struct thread_point at = { thread, node, i };
		point.state = threads_state(floor->threads, at, &floor->arena);
		sync_held_once_at(floor->sync, node, i, &point.held);
		vec_push(points, point);
	}
}

static int compare_points(const void *left, const void *right)
{
	const struct line_point *a = left, *b = right;
	if (a->body->method->id != b->body->method->id)
		return a->body->method->id < b->body->method->id ? -1 : 1;
	if (a->line != b->line)
		return a->line < b->line ? -1 : 1;
	if (a->state.point.node != b->state.point.node)
		return a->state.point.node < b->state.point.node ? -1 : 1;
	if (a->state.point.thread != b->state.point.thread)
		return a->state.point.thread < b->state.point.thread ? -1 : 1;
	return a->state.point.insn < b->state.point.insn ? -1
													 : a->state.point.insn > b->state.point.insn;
}

static bool is_same_line(const struct line_point *a, const struct line_point *b)
{
	return a->body == b->body && a->line == b->line;
}

// Why the two are never run at the same time; NULL: they may be.
static const char *why_apart(const struct view *floor, const struct line_point *a,
	const struct line_point *b)
{
	struct held_name name;
	object_list none = { 0 };
	enum thread_order order = threads_order_states(floor->threads, &a->state, &b->state);
	if (order != ORDER_NONE)
		return thread_order_names[order];
	return sync_have_common(floor->sync, &a->held, &b->held, &none, &name)
		? "one lock is held at both"
		: NULL;
}

// All that is on the two lines, in all threads that come there: parallel where any two are.
static const char *order_lines(const struct view *floor, const struct line_point *a, uint32_t n_a,
	const struct line_point *b, uint32_t n_b)
{
	const char *reason = NULL;
	for (uint32_t i = 0; i < n_a; i++)
		for (uint32_t k = 0; k < n_b; k++) {
			const char *why = why_apart(floor, &a[i], &b[k]);
			if (!why)
				return NULL;
			if (!reason || reason == thread_order_names[ORDER_SAME])
				reason = why;
		}
	return reason;
}

static void print_pairs(struct view *floor, point_list *points, struct buf *out)
{
	for (uint32_t i = 0; i < points->n;) {
		uint32_t n_i = 1;
		while (i + n_i < points->n && is_same_line(&points->v[i], &points->v[i + n_i]))
			n_i++;
		for (uint32_t k = i; k < points->n;) {
			uint32_t n_k = 1;
			while (k + n_k < points->n && is_same_line(&points->v[k], &points->v[k + n_k]))
				n_k++;
			const char *why = order_lines(floor, points->v + i, n_i, points->v + k, n_k);
			print_line(points->v[i].body, points->v[i].state.point.insn, out);
			buf_char(out, ' ');
			print_line(points->v[k].body, points->v[k].state.point.insn, out);
			buf_printf(out, "%s%s\n", why ? " not parallel: " : " ",
				why ? why : thread_order_names[ORDER_NONE]);
			k += n_k;
		}
		i += n_i;
	}
}

int show_parallel(struct session *session, const string_list *names, struct buf *out)
{
	struct view floor;
	point_list points = { 0 };
	if (!floor_build(&floor, session, names))
		return floor.status;
	for (uint32_t t = 1; t <= threads_count(floor.threads); t++) {
		const struct thread *thread = own_thread(&floor, t);
		if (!thread)
			continue;
		for (uint32_t node = bitset_next(&thread->runs, 0); node != UINT32_MAX;
			 node = bitset_next(&thread->runs, node + 1))
			if (bodies_of_node(floor.bodies, node) &&
				is_wanted(&floor, pta_node(floor.pta, node)->method))
				add_points(&floor, t, node, &points);
	}
	if (points.n)
		qsort(points.v, points.n, sizeof(*points.v), compare_points);
	print_pairs(&floor, &points, out);
	for (uint32_t i = 0; i < points.n; i++)
		vec_release(&points.v[i].held);
	vec_release(&points);
	return floor_release(&floor);
}

// ---- escape -----------------------------------------------------------------------------------

// Which threads touch the object, and how often it is still fresh then.
struct touched {
	object_list threads;
	uint32_t n_accesses, n_fresh, n_taken;
};

static void touch(struct view *floor, struct touched *touched, const struct thread_point *at,
	uint32_t base, uint32_t object)
{
	struct touched *t = &touched[object];
	enum heap_reach reach = base ? heap_reach(floor->heap, at->node, base, at->insn) : REACH_SHARED;
	t->n_accesses++;
	t->n_fresh += reach == REACH_FRESH;
	t->n_taken += reach == REACH_TAKEN || reach == REACH_SWAPPED;
	if (reach != REACH_FRESH)
		object_list_add(&t->threads, at->thread);
}

// The object of which a final field is read, or a method of the library called: no access that could race where it is safe
// for threads, but a touch.
static uint32_t touched_safely(const struct body *body, uint32_t insn)
{
	const struct ir_insn *at = ir_at(body->ir, insn);
	const struct method *callee = body->callees[insn];
	bool is_final = at->op == IR_GET_FIELD && body->fields[insn] &&
		body->fields[insn]->access & ACC_FINAL;
	bool is_call = at->op == IR_INVOKE && callee && !method_is_initialiser(callee) &&
		body->models[insn] && ir_invoke_has_receiver(at);
	return is_final || is_call ? ir_arg(body->ir, at, 0) : 0;
}

static void touch_safely(struct view *floor, struct touched *touched, uint32_t thread,
	uint32_t node)
{
	const struct body *body = bodies_of_node(floor->bodies, node);
	for (uint32_t i = 1; body && i <= body->ir->n_insns; i++) {
		struct thread_point at = { thread, node, i };
		uint32_t base = touched_safely(body, i);
		pta_set set = base ? pta_value(floor->pta, node, base) : 0;
		for (uint32_t o = set ? pta_set_next(floor->pta, set, 1) : 0; o;
			 o = pta_set_next(floor->pta, set, o + 1)) {
			const struct klass *klass = pta_object(floor->pta, o)->klass;
			if (klass && model_safety_of(floor->bodies->models, klass) != MODEL_UNSAFE)
				touch(floor, touched, &at, base, o);
		}
	}
}

static struct touched *touch_all(struct view *floor)
{
	struct touched *touched = xcalloc(pta_n_objects(floor->pta) + 1u, sizeof(*touched));
	for (uint32_t g = 0; g < floor->accesses->groups.n; g++) {
		const struct access_group *group = &floor->accesses->groups.v[g];
		for (uint32_t i = 0; i < group->n; i++) {
			const struct access *access = &floor->accesses->all.v[group->first + i];
			struct thread_point at = { access->thread, access->node, access->insn };
			if (group->object)
				touch(floor, touched, &at, access->base, group->object);
			for (uint32_t o = pta_set_next(floor->pta, access->objects, 1); o && !group->object;
				 o = pta_set_next(floor->pta, access->objects, o + 1))
				touch(floor, touched, &at, access->base, o);
		}
	}
	for (uint32_t t = 1; t <= threads_count(floor->threads); t++) {
		const struct bitset *runs = &thread_at(floor->threads, t)->runs;
		for (uint32_t node = bitset_next(runs, 0); own_thread(floor, t) && node != UINT32_MAX;
			 node = bitset_next(runs, node + 1))
			touch_safely(floor, touched, t, node);
	}
	return touched;
}

static void print_object(const struct view *floor, const struct touched *t, uint32_t object,
	struct buf *out)
{
	const struct pta_object *o = pta_object(floor->pta, object);
	const struct body *body = bodies_of_node(floor->bodies, o->node);
	uint32_t insn = body ? body_insn_at(body, o->bci) : 0;
	if (!insn)
		return;
	print_line(body, insn, out);
	buf_char(out, ' ');
	if (o->klass)
		class_print_name(name_slice(o->klass->name), out);
	else
		buf_string(out, "array");
	const struct thread *only = t->threads.n == 1 ? thread_at(floor->threads, t->threads.v[0])
												  : NULL;
	if (t->threads.n == 0)
		buf_string(out, " confined: nobody else has it when it is used");
	else if (only && !only->is_many)
		buf_printf(out, " confined: only thread %u uses it", t->threads.v[0] - 1);
	else if (only && object_list_has(&only->own, object))
		buf_printf(out, " confined: each run of thread %u has its own", t->threads.v[0] - 1);
	else
		buf_string(out, " shared: threads");
	for (uint32_t i = 0; (t->threads.n > 1 || (only && only->is_many)) && i < t->threads.n; i++)
		if (t->threads.n > 1 || !object_list_has(&only->own, object))
			buf_printf(out, " %u", t->threads.v[i] - 1);
	buf_printf(out, "%s; %u accesses, %u while it is fresh",
		heap_object_is_once(floor->heap, object) ? "; made once" : "", t->n_accesses, t->n_fresh);
	if (t->n_taken)
		buf_printf(out, ", %u of what was taken out of a container", t->n_taken);
	buf_char(out, '\n');
}

int show_escape(struct session *session, const string_list *names, struct buf *out)
{
	struct view floor;
	if (!floor_build(&floor, session, names))
		return floor.status;
	struct touched *touched = touch_all(&floor);
	for (uint32_t o = 1; o <= pta_n_objects(floor.pta); o++) {
		const struct pta_object *object = pta_object(floor.pta, o);
		if (touched[o].n_accesses && object->node && object->method &&
			is_wanted(&floor, object->method))
			print_object(&floor, &touched[o], o, out);
		vec_release(&touched[o].threads);
	}
	free(touched);
	return floor_release(&floor);
}

// ---- held -------------------------------------------------------------------------------------

static void print_locks_at(struct view *floor, uint32_t node, uint32_t insn, struct buf *out)
{
	uint32_t n;
	const char **texts;
	sync_print_held(floor->sync, node, insn, &floor->arena, &n, &texts);
	for (uint32_t i = 0; i < n; i++)
		buf_printf(out, "%s%s", i ? ", " : "", texts[i]);
	if (!n)
		buf_string(out, "nothing");
}

// By all names: the one object that it is, and the ways on which the frame comes to it; each text once.
static void print_names_at(struct view *floor, uint32_t node, uint32_t insn, struct buf *out)
{
	held_names held = { 0 };
	VEC(struct slice) texts = { 0 };
	sync_held_at(floor->sync, node, insn, &held);
	for (uint32_t i = 0; i < held.n; i++) {
		struct buf name = BUF_INIT;
		bool is_said = false;
		sync_print_name(floor->sync, node, &held.v[i], &name);
		for (uint32_t k = 0; k < texts.n; k++)
			is_said |= slice_equal(texts.v[k], buf_view(&name));
		if (!is_said) {
			buf_printf(out, "%s%s", texts.n ? ", " : "", buf_cstring(&name));
			vec_push(&texts, arena_printf(&floor->arena, "%s", buf_cstring(&name)));
		}
		buf_release(&name);
	}
	if (!held.n)
		buf_string(out, "nothing");
	vec_release(&texts);
	vec_release(&held);
}

static void print_held(struct view *floor, uint32_t node, const struct body *body, struct buf *out)
{
	struct buf text = BUF_INIT, last = BUF_INIT;
	pta_print_node(floor->pta, node, out);
	buf_char(out, '\n');
	for (uint32_t i = 1; i <= body->ir->n_insns; i++) {
		if (!is_doing(ir_at(body->ir, i)))
			continue;
		buf_clear(&text);
		buf_printf(&text, "  %u: ", ir_line(body->ir, ir_at(body->ir, i)));
		print_names_at(floor, node, i, &text);
		if (strcmp(buf_cstring(&text), buf_cstring(&last)) != 0)
			buf_printf(out, "%s\n", buf_cstring(&text));
		buf_clear(&last);
		buf_string(&last, buf_cstring(&text));
	}
	buf_release(&text);
	buf_release(&last);
}

int show_held(struct session *session, const string_list *names, struct buf *out)
{
	struct view floor;
	if (!floor_build(&floor, session, names))
		return floor.status;
	for (uint32_t node = 1; node <= pta_n_nodes(floor.pta); node++) {
		const struct body *body = bodies_of_node(floor.bodies, node);
		if (body && is_wanted(&floor, body->method))
			print_held(&floor, node, body, out);
	}
	return floor_release(&floor);
}

// ---- accesses ---------------------------------------------------------------------------------

static void print_access(struct view *floor, const struct access *access, struct buf *out)
{
	const struct body *body = bodies_of_node(floor->bodies, access->node);
	buf_printf(out, "  %s thread %u ", access->is_write ? "write" : "read", access->thread - 1);
	print_line(body, access->insn, out);
	buf_string(out, " held: ");
	print_locks_at(floor, access->node, access->insn, out);
	enum heap_reach reach = access->base
		? heap_reach(floor->heap, access->node, access->base, access->insn)
		: REACH_SHARED;
	buf_string(out,
		reach == REACH_FRESH                                 ? "; fresh\n"
			: reach == REACH_TAKEN || reach == REACH_SWAPPED ? "; taken out of a container\n"
															 : "\n");
}

int show_accesses(struct session *session, const string_list *names, struct buf *out)
{
	struct view floor;
	if (session->options->library)
		return show_library_accesses(session, names, out);
	if (!floor_build(&floor, session, names))
		return floor.status;
	for (uint32_t g = 0; g < floor.accesses->groups.n; g++) {
		const struct access_group *group = &floor.accesses->groups.v[g];
		const struct access *all = floor.accesses->all.v + group->first;
		bool is_shown = false;
		for (uint32_t i = 0; i < group->n; i++)
			is_shown |= is_wanted(&floor, pta_node(floor.pta, all[i].node)->method);
		if (!is_shown)
			continue;
		access_group_print(floor.accesses, floor.bodies, floor.heap, group, out);
		buf_char(out, '\n');
		for (uint32_t i = 0; i < group->n; i++)
			print_access(&floor, &all[i], out);
	}
	return floor_release(&floor);
}
