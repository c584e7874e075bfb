// Depth-first search with state matching and dynamic partial order reduction at once.
//
// In each state only a persistent set of threads is tried (Flanagan, Godefroid, POPL 2005): one thread at
// first, more when a step further on races with what was done here. The difficulty with matching: when the
// search meets a state that it knows it goes back, and never comes to the steps below that might race
// with the steps of the path that it came by this time. So each state that is done keeps a sum: who may touch
// what in any step below it (Yang, Chen, Gopalakrishnan, Kirby, "Efficient stateful dynamic partial order
// reduction", SPIN 2008, keep a graph for the same purpose). When the state is met again, every member
// of its sum is checked for races with the new path, as if it were the next step of its thread.
//
// Why that loses no error. T(r), the threads tried in r when r is done, is persistent: no sequence w
// of other threads' steps from r holds one that conflicts with a step of T(r).
//   (1) r is on no cycle of the graph that was searched. Suppose w = t1 ... tn is such a sequence, the
//       first to conflict with t in T(r) being tn. All states below r were done before r, so T is
//       persistent there (induction), so the steps of w are taken on some path below r.t, in an order that
//       differs only where they do not conflict, with other steps in between that conflict with none of
//       them. On that path tn races with t. Either the path was walked with r on the stack, and the race
//       was seen, or it ends in a known state, then it was seen by way of the sum. Then a thread was added to
//       T(r) that has a step in t1 ... tn (or all were), against the assumption. Clocks at the known state
//       order less than clocks further down would: races may be seen that are none, never the other way.
//   (2) r is on a cycle: all that can go are tried in r, and T(r) is persistent trivially. Sums of states on
//       a cycle are not known before its whole component is (Tarjan's algorithm runs along), so a
//       step into a component that is not yet done makes every state from there to the top of the stack
//       try everything; when the component is done, its sum is checked against the stack below it.
// Persistent sets find every stuck state. They also find every step that breaks a property: an error that
// the tried threads keep putting off stays possible, until the search meets a cycle, where everything
// is tried (the "ignoring problem"). Errors must be a matter of the step that breaks the property: what it reads
// counts as touched.
//
// They also find every pair of steps that conflict and are possible at once (a data race): let s be a state
// that was visited, w the shortest sequence from there to a state where a of p and b of q are possible.
// If T(s) has a thread of w, the first such step can be moved to the front, and w gets shorter. If it
// has p, whose next step is a, it must have a thread of w.b too, since b conflicts with a. Else a step of
// T(s) leaves w possible, and that ends as above.
//
// Blocked threads are checked for races in every state that they are blocked in, and are in its sum.
// There are no sleep sets here: what they would save (a step into a state that is known) costs one look-up,
// and a sleeping thread's steps would be missing in the sums.
#include <stdlib.h>

#include "base/arena.h"
#include "base/bug.h"
#include "base/hash.h"
#include "search/checkpoint.h"
#include "search/fair.h"
#include "search/internal.h"
#include "search/sums.h"
#include "search/thread_sets.h"
#include "search/trace.h"

enum { DONE = UINT32_MAX, COMPONENT = UINT32_MAX - 1 };

#ifdef RADDLE_STRESS
enum { FIRST_SLOTS = 2 };
#else
enum { FIRST_SLOTS = 1 << 12 };
#endif

// A state. Its number is the order in which states were met.
struct node {
	struct search_hash hash;
	uint32_t low; // Tarjan's: the first state that it leads back to; DONE when its component is
	uint32_t sum; // of all below, when done
};

enum frame_set { ENABLED, TODO, FINISHED, N_SETS };

struct frame {
	uint64_t mark;
	uint32_t sets, n_words;     // of each of its sets, in words
	uint32_t n_enabled, n_todo; // members
	uint32_t options;           // in options: how many each thread has
	uint32_t node;
	uint32_t sum; // so far
	uint32_t current, option, n_options;
	uint32_t first_edge; // of those that begin here or above
	bool is_cyclic;
	bool has_way_out; // to a stuck state, or to another component
};

// A state that is not done, with what can go there if that is asked.
struct open_node {
	uint32_t node;
	uint32_t enabled, n_words; // in open_words
};

struct stateful {
	struct run *run;
	struct search_model *model;
	struct trace trace;
	struct sums sums;
	VEC(struct node) nodes;
	uint32_t *slots; // numbers of nodes + 1
	uint32_t n_slots;
	VEC(struct open_node) open; // as met
	search_words open_words;
	VEC(struct frame) frames;
	search_words words; // of the frames' sets
	VEC(uint16_t) options;
	search_threads threads; // of the present state
	fair_edges edges;       // of open nodes
	uint32_t n_partial;     // frames where not all are to be tried
	search_words wanted;
	search_path path;
	struct search_error
		endless; // the first such, if it is an error only where other executions end
	uint64_t transitions;
};

static uint64_t *set_of(struct stateful *s, const struct frame *frame, enum frame_set set)
{
	return s->words.v + frame->sets + set * frame->n_words;
}

static bool is_in(struct stateful *s, const struct frame *frame, enum frame_set set,
	uint32_t thread)
{
	return set_has(set_of(s, frame, set), frame->n_words, thread);
}

// ---- states -----------------------------------------------------------------------------------------------

static void grow_slots(struct stateful *s)
{
	free(s->slots);
	s->n_slots = s->n_slots ? s->n_slots * 2 : FIRST_SLOTS;
	s->slots = xcalloc(s->n_slots, sizeof(*s->slots));
	for (uint32_t n = 0; n < s->nodes.n; n++) {
		uint32_t i = (uint32_t)hash_u64(s->nodes.v[n].hash.a) & (s->n_slots - 1);
		while (s->slots[i])
			i = (i + 1) & (s->n_slots - 1);
		s->slots[i] = n + 1;
	}
}

static uint32_t find_node(struct stateful *s, struct search_hash hash, bool *is_new)
{
	if ((uint64_t)(s->nodes.n + 1) * 3 > (uint64_t)s->n_slots * 2)
		grow_slots(s);
	uint32_t i = (uint32_t)hash_u64(hash.a) & (s->n_slots - 1);
	for (; s->slots[i]; i = (i + 1) & (s->n_slots - 1)) {
		const struct node *node = &s->nodes.v[s->slots[i] - 1];
		if (node->hash.a == hash.a && node->hash.b == hash.b) {
			*is_new = false;
			return s->slots[i] - 1;
		}
	}
	*is_new = true;
	INVARIANT(s->nodes.n < COMPONENT - 1);
	vec_push(&s->nodes, (struct node){ hash, s->nodes.n, 0 });
	s->slots[i] = s->nodes.n;
	return s->nodes.n - 1;
}

// ---- races --------------------------------------------------------------------------------------------------

static bool tries_all(const struct frame *frame)
{
	return frame->n_todo == frame->n_enabled;
}

static void try_thread(struct stateful *s, struct frame *frame, uint32_t thread)
{
	if (is_in(s, frame, TODO, thread))
		return;
	set_add(set_of(s, frame, TODO), thread);
	frame->n_todo++;
	s->n_partial -= tries_all(frame);
}

static void try_all(struct stateful *s, struct frame *frame)
{
	if (tries_all(frame))
		return;
	set_copy(set_of(s, frame, TODO), set_of(s, frame, ENABLED), frame->n_words);
	frame->n_todo = frame->n_enabled;
	s->n_partial--;
}

// The threads that the racing step needs to get there, of those that can go.
static const uint64_t *wanted_threads(struct stateful *s, const struct frame *frame, uint32_t event,
	uint32_t thread)
{
	struct trace_clock clock = trace_thread_clock(&s->trace, thread);
	s->wanted.n = 0;
	set_push(&s->wanted, frame->n_words);
	if (is_in(s, frame, ENABLED, thread))
		set_add(s->wanted.v, thread);
	for (uint32_t i = event + 1; i < s->trace.events.n; i++) {
		uint32_t earlier = s->trace.events.v[i].choice.thread;
		if (is_in(s, frame, ENABLED, earlier) && trace_is_before(&s->trace, i, clock))
			set_add(s->wanted.v, earlier);
	}
	return s->wanted.v;
}

// Some thread must be tried before the event that the racing step needs to get there: the thread itself, or
// one whose later steps happened before its next.
static void on_race(void *context, uint32_t event, uint32_t thread)
{
	struct stateful *s = context;
	struct frame *frame = &s->frames.v[event];
	if (tries_all(frame) || is_in(s, frame, TODO, thread))
		return;
	const uint64_t *wanted = wanted_threads(s, frame, event, thread);
	if (set_meets(wanted, set_of(s, frame, TODO), frame->n_words))
		return;
	uint32_t first = is_in(s, frame, ENABLED, thread) ? thread : set_first(wanted, frame->n_words);
	if (first == UINT32_MAX)
		try_all(s, frame);
	else
		try_thread(s, frame, first);
}

static void check_races(struct stateful *s, uint32_t thread, const struct search_touch *touch)
{
	if (s->n_partial)
		trace_races(&s->trace, thread, touch, false, on_race, s);
}

static void check_sum(struct stateful *s, uint32_t sum)
{
	uint32_t n = s->sums.sets.v[sum].n;
	for (uint32_t i = 0; i < n && s->n_partial; i++) {
		struct sum_item *item = sums_get(&s->sums, sum, i);
		if (item->mode == SUM_EVERYTHING) {
			struct search_touch touch = { .is_everything = true };
			check_races(s, item->thread, &touch);
			continue;
		}
		if (!item->in_trace)
			item->in_trace = trace_key(&s->trace, item->key) + 1;
		trace_races_of(&s->trace, item->thread, item->in_trace - 1, (enum search_mode)item->mode,
			false, on_race, s);
	}
}

// The top of the stack leads to a state whose component is not done: a cycle.
static void close_cycle(struct stateful *s, uint32_t node)
{
	for (uint32_t i = s->frames.n; i > 0; i--) {
		struct frame *frame = &s->frames.v[i - 1];
		try_all(s, frame);
		frame->is_cyclic = true;
		if (frame->node <= node)
			break;
	}
	struct node *top = &s->nodes.v[s->frames.v[s->frames.n - 1].node];
	if (top->low > node)
		top->low = node;
}

// ---- frames -------------------------------------------------------------------------------------------------

// What the threads of the present state can do.
static void look_at_threads(struct stateful *s, struct frame *frame)
{
	s->threads.n = 0;
	s->model->threads(s->model->self, &s->threads);
	frame->n_words = set_words_of(&s->threads, 0);
	frame->sets = set_push(&s->words, N_SETS * frame->n_words);
	frame->options = s->options.n;
	vec_reserve(&s->options, s->options.n + 64 * frame->n_words);
	s->options.n += 64 * frame->n_words;
	for (uint32_t i = 0; i < s->threads.n; i++) {
		const struct search_thread *thread = &s->threads.v[i];
		INVARIANT(thread->n_options <= UINT16_MAX);
		s->options.v[frame->options + thread->id] = (uint16_t)thread->n_options;
		if (thread->n_options) {
			set_add(set_of(s, frame, ENABLED), thread->id);
			frame->n_enabled++;
		} else {
			check_races(s, thread->id, &thread->touch);
			frame->sum = sums_add(&s->sums, frame->sum, thread->id, &thread->touch);
		}
	}
}

static void first_todo(struct stateful *s, struct frame *frame, uint32_t last)
{
	if (s->run->options->fair_error) {
		set_copy(set_of(s, frame, TODO), set_of(s, frame, ENABLED), frame->n_words);
		frame->n_todo = frame->n_enabled;
	} else if (frame->n_enabled) {
		bool prefers_last = is_in(s, frame, ENABLED, last);
		set_add(set_of(s, frame, TODO),
			prefers_last ? last : set_first(set_of(s, frame, ENABLED), frame->n_words));
		frame->n_todo = 1;
	}
	s->n_partial += !tries_all(frame);
}

static void open_state(struct stateful *s, struct frame *frame)
{
	struct open_node open = { .node = frame->node };
	if (s->run->options->fair_error) {
		open.n_words = frame->n_words;
		open.enabled = set_push(&s->open_words, frame->n_words);
		set_copy(s->open_words.v + open.enabled, set_of(s, frame, ENABLED), frame->n_words);
	}
	vec_push(&s->open, open);
}

static void push_state(struct stateful *s, uint32_t node, uint32_t last)
{
	struct run *run = s->run;
	struct frame frame = { .mark = s->model->mark(s->model->self), .node = node };
	if (s->path.n > run->result->depth)
		run->result->depth = s->path.n;
	look_at_threads(s, &frame);
	run_judge(run, s->model, s->path.v, s->path.n, 0);
	bool is_cut = run->options->max_depth && s->path.n >= run->options->max_depth;
	if (!frame.n_enabled)
		run_stuck(run, s->model, s->path.v, s->path.n, 0);
	else if (is_cut)
		atomic_store(&run->flags->is_cut, true);
	frame.has_way_out = !frame.n_enabled || is_cut;
	if (is_cut) {
		memset(set_of(s, &frame, ENABLED), 0, frame.n_words * sizeof(uint64_t));
		frame.n_enabled = 0;
	}
	first_todo(s, &frame, last);
	frame.first_edge = s->edges.n;
	open_state(s, &frame);
	vec_push(&s->frames, frame);
}

static bool is_of_component(const void *context, uint32_t node)
{
	const struct stateful *s = context;
	return s->nodes.v[node].low == COMPONENT;
}

// The states of the component are marked as such.
static void look_for_cycle(struct stateful *s, const struct frame *frame,
	const search_words *always)
{
	search_path path = { 0 };
	path_append(&path, s->path.v, s->path.n);
	if (fair_walk(s->edges.v + frame->first_edge, s->edges.n - frame->first_edge, frame->node,
			always, is_of_component, s, &path))
		run_error(s->run, s->run->options->fair_error, 0, path.v, path.n, NULL, 0);
	vec_release(&path);
}

// The threads that can go in all open states from `first` on.
static search_words always_enabled(const struct stateful *s, uint32_t first)
{
	search_words always = { 0 };
	const struct open_node *one = &s->open.v[first];
	for (uint32_t w = 0; w < one->n_words; w++)
		vec_push(&always, s->open_words.v[one->enabled + w]);
	for (uint32_t i = first + 1; i < s->open.n; i++)
		for (uint32_t w = 0; w < always.n; w++) {
			const struct open_node *open = &s->open.v[i];
			always.v[w] &= w < open->n_words ? s->open_words.v[open->enabled + w] : 0;
		}
	return always;
}

static void note_moving(search_words *set, uint32_t thread)
{
	if (thread / 64 >= set->n)
		set_push(set, thread / 64 + 1 - set->n);
	set_add(set->v, thread);
}

// No way leads out of the component of the frame, whose state is the present one: since persistent sets keep every
// stuck state that can be reached, there is none.
static void look_for_end(struct stateful *s, const struct frame *frame)
{
	static const search_words nobody;
	if (!frame->is_cyclic || frame->has_way_out || !s->model->endless)
		return;
	search_words moving = { 0 };
	search_path path = { 0 };
	struct search_error found = { 0 };
	bool is_relative = false;
	path_append(&path, s->path.v, s->path.n);
	fair_walk(s->edges.v + frame->first_edge, s->edges.n - frame->first_edge, frame->node, &nobody,
		is_of_component, s, &path);
	for (uint32_t i = s->path.n; i < path.n; i++)
		note_moving(&moving, path.v[i].thread);
	found.error = s->model->endless(s->model->self, &moving, &found.where, &is_relative);
	found.n_path = path.n;
	found.path = path.v;
	if (is_relative && !s->run->result->executions && !s->endless.path) {
		s->endless = found;
	} else {
		if (found.error)
			run_error(s->run, found.error, found.where, found.path, found.n_path, NULL, 0);
		vec_release(&path);
	}
	vec_release(&moving);
}

// What was put off until some execution ended.
static void tell_endless(struct stateful *s)
{
	const struct search_error *found = &s->endless;
	if (found->path && s->run->result->executions && !atomic_load(&s->run->flags->is_over))
		run_error(s->run, found->error, found->where, found->path, found->n_path, NULL, 0);
	free(s->endless.path);
}

// The component of the top frame is done: all its states have the same below them.
static void finish_component(struct stateful *s, struct frame *frame)
{
	uint32_t first = s->open.n;
	do
		s->nodes.v[s->open.v[--first].node].low = COMPONENT;
	while (s->open.v[first].node != frame->node);
	look_for_end(s, frame);
	if (s->run->options->fair_error && s->edges.n > frame->first_edge) {
		search_words always = always_enabled(s, first);
		look_for_cycle(s, frame, &always);
		vec_release(&always);
	}
	for (uint32_t i = first; i < s->open.n; i++) {
		s->nodes.v[s->open.v[i].node].sum = frame->sum;
		s->nodes.v[s->open.v[i].node].low = DONE;
	}
	s->open_words.n = s->open.v[first].enabled;
	s->open.n = first;
	s->edges.n = frame->first_edge;
	if (frame->is_cyclic)
		check_sum(s, frame->sum);
}

static void pop_state(struct stateful *s)
{
	struct frame frame = s->frames.v[s->frames.n - 1];
	struct node *node = &s->nodes.v[frame.node];
	uint32_t low = node->low;
	s->n_partial -= !tries_all(&frame);
	s->frames.n--;
	s->words.n = frame.sets;
	s->options.n = frame.options;
	if (low == frame.node)
		finish_component(s, &frame);
	if (!s->frames.n)
		return;
	struct frame *parent = &s->frames.v[s->frames.n - 1];
	parent->sum = sums_join(&s->sums, parent->sum, frame.sum);
	struct node *above = &s->nodes.v[parent->node];
	if (low != frame.node && low < above->low)
		above->low = low;
	parent->has_way_out |= low == frame.node || frame.has_way_out;
	trace_pop(&s->trace);
	s->path.n--;
	s->model->undo(s->model->self, parent->mark);
}

// ---- steps --------------------------------------------------------------------------------------------------

static void take_step(struct stateful *s)
{
	struct run *run = s->run;
	struct frame *frame = &s->frames.v[s->frames.n - 1];
	struct search_choice choice = { frame->current, frame->option++ };
	uint64_t mark = frame->mark;
	struct search_step did = { 0 };
	s->model->step(s->model->self, choice, &did);
	s->transitions++;
	if (did.error)
		run_error(run, did.error, did.where, s->path.v, s->path.n, &choice, 0);
	check_races(s, choice.thread, &did.touch);
	if (did.touch
			.is_everything) // it may be the last step there is: the others' must be tried before it
		try_all(s, frame);
	frame->sum = sums_add(&s->sums, frame->sum, choice.thread, &did.touch);
	bool is_new;
	uint32_t node = find_node(s, s->model->hash(s->model->self), &is_new);
	trace_push(&s->trace, choice, &did.touch);
	if (s->nodes.v[node].low != DONE)
		vec_push(&s->edges, (struct fair_edge){ frame->node, node, choice });
	if (is_new) {
		vec_push(&s->path, choice);
		push_state(s, node, choice.thread);
		return;
	}
	if (s->nodes.v[node].low == DONE) {
		frame->has_way_out = true;
		check_sum(s, s->nodes.v[node].sum);
		frame->sum = sums_join(&s->sums, frame->sum, s->nodes.v[node].sum);
	} else {
		close_cycle(s, node);
	}
	trace_pop(&s->trace);
	s->model->undo(s->model->self, mark);
}

static bool next_thread(struct stateful *s, struct frame *frame)
{
	const uint64_t *todo = set_of(s, frame, TODO);
	uint64_t *finished = set_of(s, frame, FINISHED);
	uint32_t w = 0;
	while (w < frame->n_words && !(todo[w] & ~finished[w]))
		w++;
	if (w == frame->n_words)
		return false;
	frame->current = w * 64 + (uint32_t)__builtin_ctzll(todo[w] & ~finished[w]);
	set_add(finished, frame->current);
	frame->option = 0;
	frame->n_options = s->options.v[frame->options + frame->current];
	return true;
}

static void explore(struct stateful *s)
{
	struct run *run = s->run;
	for (uint64_t ticks = 0; s->frames.n; ticks++) {
		if (ticks % 64 == 0 || run->options->max_states) {
			run_live(run, s->nodes.n, s->transitions, s->path.n);
			run_ask(run, s->nodes.n);
		}
		if (atomic_load_explicit(&run->flags->is_over, memory_order_relaxed))
			return;
		struct frame *frame = &s->frames.v[s->frames.n - 1];
		if (frame->option < frame->n_options || next_thread(s, frame))
			take_step(s);
		else
			pop_state(s);
	}
}

// ---- checkpoints --------------------------------------------------------------------------------------------

static void save(struct stateful *s, struct err *err)
{
	struct saver saver;
	if (!saver_begin(&saver, s->run, err))
		return;
	saver_put(&saver, s->transitions);
	sums_save(&s->sums, &saver);
	saver_put(&saver, s->nodes.n);
	for (uint32_t i = 0; i < s->nodes.n; i++) {
		saver_put(&saver, s->nodes.v[i].hash.a);
		saver_put(&saver, s->nodes.v[i].hash.b);
		saver_put(&saver, (uint64_t)s->nodes.v[i].low << 32 | s->nodes.v[i].sum);
	}
	saver_put(&saver, s->open.n);
	for (uint32_t i = 0; i < s->open.n; i++)
		saver_put(&saver, s->open.v[i].node);
	saver_put(&saver, s->edges.n);
	for (uint32_t i = 0; i < s->edges.n; i++) {
		const struct fair_edge *edge = &s->edges.v[i];
		saver_put(&saver, (uint64_t)edge->from << 32 | edge->to);
		saver_put(&saver, (uint64_t)edge->choice.thread << 32 | edge->choice.option);
	}
	saver_put(&saver, s->frames.n);
	for (uint32_t i = 0; i < s->frames.n; i++) {
		const struct frame *frame = &s->frames.v[i];
		for (uint32_t w = 0; w < frame->n_words; w++) {
			saver_put(&saver, set_of(s, frame, TODO)[w]);
			saver_put(&saver, set_of(s, frame, FINISHED)[w]);
		}
		saver_put(&saver, (uint64_t)frame->node << 32 | frame->sum);
		saver_put(&saver, (uint64_t)frame->current << 32 | frame->option);
		saver_put(&saver, frame->first_edge);
		saver_put(&saver,
			(uint64_t)frame->n_options << 32 | frame->has_way_out << 1 | frame->is_cyclic);
	}
	s->run->result->is_saved = saver_end(&saver, err);
}

static void load_nodes(struct stateful *s, struct loader *loader)
{
	uint64_t n_nodes = loader_count(loader, 3);
	for (uint64_t i = 0; i < n_nodes; i++) {
		struct search_hash hash = { .a = loader_get(loader) };
		hash.b = loader_get(loader);
		bool is_new;
		uint32_t number = find_node(s, hash, &is_new);
		struct node *node = &s->nodes.v[number];
		uint64_t word = loader_get(loader);
		node->low = (uint32_t)(word >> 32);
		node->sum = (uint32_t)word;
		if (!is_new || node->sum >= s->sums.sets.n)
			loader->has_failed = true;
	}
	uint64_t n_open = loader_count(loader, 1);
	for (uint64_t i = 0; i < n_open; i++)
		vec_push(&s->open, (struct open_node){ .node = (uint32_t)loader_get(loader) });
	uint64_t n_edges = loader_count(loader, 2);
	for (uint64_t i = 0; i < n_edges; i++) {
		uint64_t states = loader_get(loader), choice = loader_get(loader);
		vec_push(&s->edges,
			(struct fair_edge){ (uint32_t)(states >> 32), (uint32_t)states,
				{ (uint32_t)(choice >> 32), (uint32_t)choice } });
		loader->has_failed |= states >> 32 >= s->nodes.n || (uint32_t)states >= s->nodes.n;
	}
}

static void load_sets(struct stateful *s, struct loader *loader, struct frame *frame)
{
	const uint64_t *enabled = set_of(s, frame, ENABLED);
	uint64_t *todo = set_of(s, frame, TODO), *finished = set_of(s, frame, FINISHED);
	for (uint32_t w = 0; w < frame->n_words; w++) {
		todo[w] = loader_get(loader);
		finished[w] = loader_get(loader);
		loader->has_failed |= (todo[w] & ~enabled[w]) != 0;
	}
	frame->n_todo = set_count(todo, frame->n_words);
}

// The frame is of the model's present state. What it had found out is in the file.
static void load_frame(struct stateful *s, struct loader *loader)
{
	struct frame frame = { .mark = s->model->mark(s->model->self) };
	s->n_partial = 0; // no races are looked for
	look_at_threads(s, &frame);
	load_sets(s, loader, &frame);
	uint64_t word = loader_get(loader);
	frame.node = (uint32_t)(word >> 32);
	frame.sum = (uint32_t)word;
	word = loader_get(loader);
	frame.current = (uint32_t)(word >> 32);
	frame.option = (uint32_t)word;
	frame.first_edge = (uint32_t)loader_get(loader);
	word = loader_get(loader);
	frame.n_options = (uint32_t)(word >> 32);
	frame.is_cyclic = word & 1;
	frame.has_way_out = word >> 1 & 1;
	if (frame.node >= s->nodes.n || frame.sum >= s->sums.sets.n || frame.first_edge > s->edges.n)
		loader->has_failed = true;
	vec_push(&s->frames, frame);
}

static bool load(struct stateful *s, struct err *err)
{
	struct loader loader;
	if (!loader_begin(&loader, s->run, err))
		return false;
	s->transitions = loader_get(&loader);
	sums_load(&s->sums, &loader);
	load_nodes(s, &loader);
	uint64_t n_frames = loader_count(&loader, 4);
	uint32_t n_partial = 0;
	for (uint64_t i = 0; i < n_frames && !loader.has_failed; i++) {
		load_frame(s, &loader);
		const struct frame *frame = &s->frames.v[i];
		n_partial += !tries_all(frame);
		if (i + 1 == n_frames || loader.has_failed)
			break;
		struct search_choice choice = { frame->current, frame->option - 1 };
		struct search_step did = { 0 };
		if (!is_in(s, frame, ENABLED, choice.thread) ||
			choice.option >= s->options.v[frame->options + choice.thread]) {
			loader.has_failed = true;
			break;
		}
		s->model->step(s->model->self, choice, &did);
		vec_push(&s->path, choice);
		trace_push(&s->trace, choice, &did.touch);
	}
	s->n_partial = n_partial;
	return loader_end(&loader, err);
}

void search_stateful(struct run *run, struct err *err)
{
	struct stateful s = { .run = run, .model = &run->models[0] };
	struct search_result *result = run->result;
	s.trace.misses_reads = run->options->break_reduction;
	sums_init(&s.sums);
	uint64_t root = s.model->mark(s.model->self);
	if (checkpoint_is_there(run)) {
		if (!load(&s, err)) {
			atomic_store(&run->flags->is_limited, true);
			atomic_store(&run->flags->is_over, true);
		}
	} else {
		bool is_new;
		push_state(&s, find_node(&s, s.model->hash(s.model->self), &is_new), UINT32_MAX);
	}
	if (!err_is_set(err)) {
		explore(&s);
		tell_endless(&s);
		if (atomic_load(&run->flags->is_limited) && run->options->checkpoint)
			save(&s, err);
	}
	result->states = s.nodes.n;
	result->transitions = s.transitions;
	result->store_bytes = s.nodes.cap * sizeof(struct node) + s.n_slots * sizeof(*s.slots) +
		sums_bytes(&s.sums);
	s.model->undo(s.model->self, root);
	trace_release(&s.trace);
	sums_release(&s.sums);
	vec_release(&s.nodes);
	free(s.slots);
	vec_release(&s.open);
	vec_release(&s.edges);
	vec_release(&s.open_words);
	vec_release(&s.frames);
	vec_release(&s.words);
	vec_release(&s.options);
	vec_release(&s.threads);
	vec_release(&s.wanted);
	vec_release(&s.path);
}
