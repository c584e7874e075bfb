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

struct frame {
	uint64_t mark;
	uint64_t enabled, todo, done;
	uint32_t node;
	uint32_t sum; // so far
	uint32_t current, option, n_options;
	uint32_t first_edge; // of those that begin here or above
	bool is_cyclic;
	uint8_t options[SEARCH_MAX_THREADS];
};

struct stateful {
	struct run *run;
	struct search_model *model;
	struct trace trace;
	struct sums sums;
	VEC(struct node) nodes;
	uint32_t *slots; // numbers of nodes + 1
	uint32_t n_slots;
	VEC(uint32_t) open; // nodes that are not done, as met
	VEC(struct frame) frames;
	fair_edges edges;      // of open nodes, where cycles are looked for
	VEC(uint64_t) enabled; // beside open
	uint32_t n_partial;    // frames where not all are to be tried
	search_path path;
	uint64_t transitions;
};

static uint64_t bit(uint32_t thread)
{
	return (uint64_t)1 << thread;
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

static void try_also(struct stateful *s, struct frame *frame, uint64_t threads)
{
	if (frame->todo == frame->enabled)
		return;
	frame->todo |= threads;
	if (frame->todo == frame->enabled)
		s->n_partial--;
}

// Some thread must be tried before the event that the racing step needs to get there: the thread itself, or
// one whose later steps happened before its next.
static void on_race(void *context, uint32_t event, uint32_t thread)
{
	struct stateful *s = context;
	struct frame *frame = &s->frames.v[event];
	if (frame->todo == frame->enabled || frame->todo & bit(thread))
		return;
	const struct trace_clock *clock = trace_thread_clock(&s->trace, thread);
	uint64_t wanted = bit(thread);
	for (uint32_t i = event + 1; i < s->trace.events.n; i++)
		if (trace_is_before(&s->trace, i, clock))
			wanted |= bit(s->trace.events.v[i].choice.thread);
	wanted &= frame->enabled;
	if (wanted & frame->todo)
		return;
	if (wanted & bit(thread))
		try_also(s, frame, bit(thread));
	else
		try_also(s, frame, wanted ? wanted & -wanted : frame->enabled);
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
		try_also(s, frame, frame->enabled);
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
	struct search_thread threads[SEARCH_MAX_THREADS];
	uint32_t n = s->model->threads(s->model->self, threads, SEARCH_MAX_THREADS);
	INVARIANT(n <= SEARCH_MAX_THREADS);
	for (uint32_t i = 0; i < n; i++) {
		INVARIANT(threads[i].id < SEARCH_MAX_THREADS && threads[i].n_options <= UINT8_MAX);
		frame->options[threads[i].id] = (uint8_t)threads[i].n_options;
		if (threads[i].n_options) {
			frame->enabled |= bit(threads[i].id);
		} else {
			check_races(s, threads[i].id, &threads[i].touch);
			frame->sum = sums_add(&s->sums, frame->sum, threads[i].id, &threads[i].touch);
		}
	}
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
	if (!frame.enabled)
		run_stuck(run, s->model, s->path.v, s->path.n, 0);
	else if (is_cut)
		atomic_store(&run->flags->is_cut, true);
	if (is_cut)
		frame.enabled = 0;
	bool prefers_last = last < SEARCH_MAX_THREADS && frame.enabled & bit(last);
	frame.todo = run->options->fair_error ? frame.enabled
		: prefers_last                    ? bit(last)
										  : frame.enabled & -frame.enabled;
	frame.first_edge = s->edges.n;
	s->n_partial += frame.todo != frame.enabled;
	vec_push(&s->open, node);
	if (run->options->fair_error)
		vec_push(&s->enabled, frame.enabled);
	vec_push(&s->frames, frame);
}

static bool is_of_component(const void *context, uint32_t node)
{
	const struct stateful *s = context;
	return s->nodes.v[node].low == COMPONENT;
}

// The states of the component are marked as such.
static void look_for_cycle(struct stateful *s, const struct frame *frame, uint64_t always)
{
	search_path path = { 0 };
	path_append(&path, s->path.v, s->path.n);
	if (fair_walk(s->edges.v + frame->first_edge, s->edges.n - frame->first_edge, frame->node,
			always, is_of_component, s, &path))
		run_error(s->run, s->run->options->fair_error, 0, path.v, path.n, NULL, 0);
	vec_release(&path);
}

// The component of the top frame is done: all its states have the same below them.
static void finish_component(struct stateful *s, struct frame *frame)
{
	uint32_t first = s->open.n;
	uint64_t always = UINT64_MAX;
	bool is_asked = s->run->options->fair_error != 0;
	do {
		s->nodes.v[s->open.v[--first]].low = COMPONENT;
		always &= is_asked ? s->enabled.v[first] : 0;
	} while (s->open.v[first] != frame->node);
	if (is_asked && s->edges.n > frame->first_edge)
		look_for_cycle(s, frame, always);
	for (uint32_t i = first; i < s->open.n; i++) {
		s->nodes.v[s->open.v[i]].sum = frame->sum;
		s->nodes.v[s->open.v[i]].low = DONE;
	}
	s->open.n = first;
	if (is_asked) {
		s->enabled.n = first;
		s->edges.n = frame->first_edge;
	}
	if (frame->is_cyclic)
		check_sum(s, frame->sum);
}

static void pop_state(struct stateful *s)
{
	struct frame frame = s->frames.v[s->frames.n - 1];
	struct node *node = &s->nodes.v[frame.node];
	uint32_t low = node->low;
	s->n_partial -= frame.todo != frame.enabled;
	s->frames.n--;
	if (low == frame.node)
		finish_component(s, &frame);
	if (!s->frames.n)
		return;
	struct frame *parent = &s->frames.v[s->frames.n - 1];
	parent->sum = sums_join(&s->sums, parent->sum, frame.sum);
	struct node *above = &s->nodes.v[parent->node];
	if (low != frame.node && low < above->low)
		above->low = low;
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
		try_also(s, frame, frame->enabled);
	frame->sum = sums_add(&s->sums, frame->sum, choice.thread, &did.touch);
	bool is_new;
	uint32_t node = find_node(s, s->model->hash(s->model->self), &is_new);
	trace_push(&s->trace, choice, &did.touch);
	if (run->options->fair_error && s->nodes.v[node].low != DONE)
		vec_push(&s->edges, (struct fair_edge){ frame->node, node, choice });
	if (is_new) {
		vec_push(&s->path, choice);
		push_state(s, node, choice.thread);
		return;
	}
	if (s->nodes.v[node].low == DONE) {
		check_sum(s, s->nodes.v[node].sum);
		frame->sum = sums_join(&s->sums, frame->sum, s->nodes.v[node].sum);
	} else {
		close_cycle(s, node);
	}
	trace_pop(&s->trace);
	s->model->undo(s->model->self, mark);
}

static bool next_thread(struct frame *frame)
{
	uint64_t left = frame->todo & ~frame->done;
	if (!left)
		return false;
	frame->current = (uint32_t)__builtin_ctzll(left);
	frame->done |= bit(frame->current);
	frame->option = 0;
	frame->n_options = frame->options[frame->current];
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
		if (frame->option < frame->n_options || next_thread(frame))
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
		saver_put(&saver, s->open.v[i]);
	saver_put(&saver, s->frames.n);
	for (uint32_t i = 0; i < s->frames.n; i++) {
		const struct frame *frame = &s->frames.v[i];
		saver_put(&saver, frame->todo);
		saver_put(&saver, frame->done);
		saver_put(&saver, (uint64_t)frame->node << 32 | frame->sum);
		saver_put(&saver, (uint64_t)frame->current << 32 | frame->option);
		saver_put(&saver, (uint64_t)frame->n_options << 32 | frame->is_cyclic);
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
		vec_push(&s->open, (uint32_t)loader_get(loader));
}

// The frame is of the model's present state. What it had found out is in the file.
static void load_frame(struct stateful *s, struct loader *loader)
{
	struct frame frame = { .mark = s->model->mark(s->model->self) };
	s->n_partial = 0; // no races are looked for
	look_at_threads(s, &frame);
	frame.todo = loader_get(loader);
	frame.done = loader_get(loader);
	uint64_t word = loader_get(loader);
	frame.node = (uint32_t)(word >> 32);
	frame.sum = (uint32_t)word;
	word = loader_get(loader);
	frame.current = (uint32_t)(word >> 32) % SEARCH_MAX_THREADS;
	frame.option = (uint32_t)word;
	word = loader_get(loader);
	frame.n_options = (uint32_t)(word >> 32);
	frame.is_cyclic = word & 1;
	if (frame.node >= s->nodes.n || frame.sum >= s->sums.sets.n || frame.todo & ~frame.enabled)
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
	uint64_t n_frames = loader_count(&loader, 5);
	uint32_t n_partial = 0;
	for (uint64_t i = 0; i < n_frames && !loader.has_failed; i++) {
		load_frame(s, &loader);
		const struct frame *frame = &s->frames.v[i];
		n_partial += frame->todo != frame->enabled;
		if (i + 1 == n_frames || loader.has_failed)
			break;
		struct search_choice choice = { frame->current, frame->option - 1 };
		struct search_step did = { 0 };
		if (!(frame->enabled & bit(choice.thread)) ||
			choice.option >= frame->options[choice.thread]) {
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
	vec_release(&s.enabled);
	vec_release(&s.frames);
	vec_release(&s.path);
}
