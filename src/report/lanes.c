#include "report/lanes.h"

#include "report/execution.h"
#include "report/internal.h"

const char *lane_kind_name(enum lane_kind kind)
{
	static const char *const names[] = { "call", "acquire", "wait", "read", "write", "other" };
	return names[kind];
}

static const char *text_of(struct buf *words, struct arena *arena)
{
	const char *text = (const char *)arena_printf(arena, "%s", buf_cstring(words)).ptr;
	buf_release(words);
	return text;
}

// The innermost frame is the last step, so that time goes down the page.
static struct lane new_lane(const char *title, uint32_t n, struct arena *arena)
{
	return (struct lane){ title, n, ARENA_ARRAY(arena, struct lane_step, n) };
}

static struct lane_step call_step(const struct finding_frame *frame, uint32_t depth)
{
	return (struct lane_step){ LANE_CALL, frame, "calls", 0, depth };
}

// ---- lock-order -----------------------------------------------------------------------------

static const char *edge_title(const struct finding_lock_order *order, uint32_t index,
	struct arena *arena)
{
	struct text_words words[MAX_EDGE_WORDS];
	struct buf title = BUF_INIT;
	uint32_t n = text_edge_words(order, index, words);
	for (uint32_t i = 0; i < n; i++)
		buf_string(&title, words[i].words);
	if (title.len && title.ptr[title.len - 1] == ':')
		title.len--;
	return text_of(&title, arena);
}

// "takes a, then b"; of the innermost frame the last lock is the one it waits for.
static void describe_locks(struct lane_step *step, bool is_innermost, struct arena *arena)
{
	const struct finding_frame *frame = step->frame;
	uint32_t n_taken = frame->n_locks - (is_innermost && frame->n_locks ? 1 : 0);
	struct buf words = BUF_INIT;
	for (uint32_t i = 0; i < n_taken; i++)
		buf_printf(&words, "%s%s", i ? ", then " : "takes ", frame->locks[i]);
	if (is_innermost)
		buf_printf(&words, "%swaits for %s", n_taken ? ", " : "",
			frame->n_locks ? frame->locks[n_taken] : "the other thread");
	step->kind = is_innermost ? LANE_WAIT : n_taken ? LANE_TAKE : LANE_CALL;
	if (words.len)
		step->words = text_of(&words, arena);
	else
		buf_release(&words);
}

static struct lane edge_lane(const struct finding_lock_order *order, uint32_t index,
	struct arena *arena)
{
	const struct finding_edge *edge = &order->edges[index];
	const struct finding_stack *stack = edge->n_stacks ? &edge->stacks[0] : NULL;
	struct lane lane = new_lane(edge_title(order, index, arena), stack ? stack->n : 0, arena);
	for (uint32_t i = 0; i < lane.n; i++) {
		lane.steps[i] = call_step(&stack->frames[lane.n - 1 - i], i);
		describe_locks(&lane.steps[i], i + 1 == lane.n, arena);
	}
	return lane;
}

static void add_lock_order(struct lanes *lanes, const struct finding_lock_order *order,
	struct arena *arena)
{
	lanes->n = order->n_edges;
	lanes->v = ARENA_ARRAY(arena, struct lane, lanes->n);
	for (uint32_t i = 0; i < lanes->n; i++)
		lanes->v[i] = edge_lane(order, i, arena);
}

// ---- atomicity, stale-value -----------------------------------------------------------------

static const char *path_words(const char *verb, const char *path, struct arena *arena)
{
	struct buf words = BUF_INIT;
	buf_printf(&words, "%s ", verb);
	finding_print_path(path, &words);
	return text_of(&words, arena);
}

// The method's own place, then what it calls down to the place that takes the lock.
static void add_use(struct lane *lane, const struct finding_frame *place,
	const struct finding_stack *stack, const char *words, uint32_t depth, enum lane_kind kind)
{
	for (uint32_t i = stack->n; i > 1; i--)
		lane->steps[lane->n++] = call_step(&stack->frames[i - 1], depth + stack->n - i);
	const struct finding_frame *frame = stack->n ? &stack->frames[0] : place;
	uint32_t inner = stack->n ? stack->n - 1 : 0;
	lane->steps[lane->n++] = (struct lane_step){ kind, frame, words, 0, depth + inner };
}

static void add_atomicity(struct lanes *lanes, const struct finding_atomicity *atomicity,
	struct arena *arena)
{
	const char *again = atomicity->second_witness ? atomicity->second_witness : atomicity->witness;
	bool is_value = atomicity->is_witness_value;
	uint32_t n = 3 + atomicity->first_stack.n + atomicity->second_stack.n;
	uint32_t depth = atomicity->context_lock ? 1 : 0;
	lanes->n = 2;
	lanes->v = ARENA_ARRAY(arena, struct lane, 2);
	struct lane *one = &lanes->v[0], *other = &lanes->v[1];
	*one = new_lane("one thread", n, arena);
	one->n = 0;
	if (atomicity->context_lock)
		one->steps[one->n++] = (struct lane_step){ LANE_TAKE, &atomicity->context,
			path_words("holds", atomicity->context_lock, arena), 0, 0 };
	add_use(one, &atomicity->first, &atomicity->first_stack,
		path_words(is_value ? "looks at" : "takes and releases", atomicity->witness, arena), depth,
		is_value ? LANE_READ : LANE_TAKE);
	uint32_t n_before = one->n;
	add_use(one, &atomicity->second, &atomicity->second_stack,
		path_words(is_value ? "relies on that look at" : "takes again", again, arena), depth,
		is_value ? LANE_WRITE : LANE_TAKE);
	*other = new_lane("another thread", 1, arena);
	other->steps[0] = (struct lane_step){ LANE_OTHER, NULL,
		path_words(is_value ? "changes" : "takes in between", atomicity->witness, arena), 0, 0 };
	for (uint32_t i = 0; i < one->n; i++)
		one->steps[i].order = ++lanes->n_steps + (i >= n_before);
	other->steps[0].order = n_before + 1;
	lanes->n_steps++;
}

// ---- data-race, object-race -----------------------------------------------------------------

static const char *thread_title(const struct finding_access *access,
	const struct findings *findings, struct arena *arena)
{
	for (uint32_t i = 0; i < findings->threads.n; i++) {
		const struct finding_thread *thread = &findings->threads.v[i];
		if (access->thread >= 0 && thread->id == (uint32_t)access->thread)
			return (const char *)arena_printf(arena, "thread %u: %s%s", thread->id, thread->run,
				thread->many ? ", many of them" : "")
				.ptr;
	}
	return "a thread";
}

static const char *access_words(const struct finding_access *access, const char *field,
	struct arena *arena)
{
	static const char *const verbs[] = { "reads", "writes", "calls" };
	struct buf words = BUF_INIT;
	buf_printf(&words, "%s %s", verbs[access->kind], *field ? field : "the object");
	buf_string(&words, access->n_locks ? ", holding " : ", holding no lock");
	for (uint32_t i = 0; i < access->n_locks; i++)
		buf_printf(&words, "%s%s", i ? ", " : "", access->locks[i]);
	return text_of(&words, arena);
}

static void add_race(struct lanes *lanes, const struct finding_race *race,
	const struct findings *findings, struct arena *arena)
{
	lanes->n = race->n_accesses;
	lanes->v = ARENA_ARRAY(arena, struct lane, lanes->n);
	for (uint32_t i = 0; i < lanes->n; i++) {
		const struct finding_access *access = &race->accesses[i];
		struct lane *lane = &lanes->v[i];
		*lane = new_lane(thread_title(access, findings, arena), access->stack.n, arena);
		for (uint32_t k = 0; k < lane->n; k++)
			lane->steps[k] = call_step(&access->stack.frames[lane->n - 1 - k], k);
		if (lane->n) {
			struct lane_step *last = &lane->steps[lane->n - 1];
			last->kind = access->kind == ACCESS_READ ? LANE_READ : LANE_WRITE;
			last->words = access_words(access, race->field, arena);
		}
	}
}

// ---- executions -------------------------------------------------------------------------------

// The order is that in which it happened.
static void add_execution(struct lanes *lanes, const struct finding *finding,
	const struct findings *findings, struct arena *arena)
{
	struct execution_rows rows = execution_rows(finding, arena);
	lanes->v = ARENA_ARRAY(arena, struct lane, findings->threads.n);
	uint32_t *lane_of = ARENA_ARRAY(arena, uint32_t, findings->threads.n);
	for (uint32_t i = 0; i < findings->threads.n; i++)
		lane_of[i] = UINT32_MAX;
	for (uint32_t i = 0; i < rows.n; i++) {
		const struct execution_row *row = &rows.v[i];
		if (lane_of[row->thread] == UINT32_MAX) {
			lane_of[row->thread] = lanes->n;
			lanes->v[lanes->n] = new_lane(findings->threads.v[row->thread].name, rows.n, arena);
			lanes->v[lanes->n++].n = 0;
		}
		struct lane *lane = &lanes->v[lane_of[row->thread]];
		lane->steps[lane->n++] = (struct lane_step){ row->is_end ? LANE_WAIT : LANE_OTHER, row->at,
			row->words, ++lanes->n_steps, 0 };
	}
}

// ---- the order ------------------------------------------------------------------------------

// How many steps of the lane come before the threads meet: all but what follows its last lock, or, where
// no lock is taken on the way, all but the last.
static uint32_t steps_alone(const struct lane *lane)
{
	for (uint32_t i = lane->n; i > 1; i--)
		if (lane->steps[i - 2].kind == LANE_TAKE)
			return i - 1;
	return lane->n ? lane->n - 1 : 0;
}

static void put_in_order(struct lanes *lanes)
{
	uint32_t order = 0;
	for (int is_meeting = 0; is_meeting <= 1; is_meeting++)
		for (uint32_t i = 0; i < lanes->n; i++) {
			struct lane *lane = &lanes->v[i];
			uint32_t alone = steps_alone(lane);
			for (uint32_t k = is_meeting ? alone : 0; k < (is_meeting ? lane->n : alone); k++)
				lane->steps[k].order = ++order;
		}
	lanes->n_steps = order;
}

struct lanes lanes_of(const struct finding *finding, const struct findings *findings,
	struct arena *arena)
{
	struct lanes lanes = { 0 };
	lanes.is_named = finding->execution;
	if (finding->execution) {
		add_execution(&lanes, finding, findings, arena);
		return lanes;
	}
	if (finding->atomicity) { // knows its order
		add_atomicity(&lanes, finding->atomicity, arena);
		return lanes;
	}
	if (finding->lock_order)
		add_lock_order(&lanes, finding->lock_order, arena);
	else if (finding->race)
		add_race(&lanes, finding->race, findings, arena);
	put_in_order(&lanes);
	return lanes;
}
