// The stacks of a finding: for each edge of the cycle the one that it was judged by, then others on which a
// thread could hold the same lock and ask for the same. Every frame says which locks it has, in the order in
// which it took them.
#include "analysis/lock_order/describe.h"

#include <stdlib.h>

#include "analysis/lock_order/gates.h"
#include "analysis/lock_order/judge.h"
#include "analysis/lock_order/keys.h"
#include "analysis/lock_order/names.h"
#include "analysis/lock_order/pairs.h"
#include "analysis/lock_order/reach.h"
#include "analysis/lock_order/self.h"

#define MAX_FRAMES 40
#define MAX_STACKS 8    // of one edge
#define MAX_TRIED 12    // stacks of an edge that are judged
#define MAX_OF_FRAME 12 // locks

static const char *text_of(struct lock_order *lo, struct buf *buf)
{
	const char *kept = (const char *)arena_printf(&lo->arena, "%s", buf_cstring(buf)).ptr;
	buf_release(buf);
	return kept;
}

const char *stack_lock_text(struct lock_order *lo, uint32_t name, uint32_t node, uint32_t key)
{
	struct buf path = BUF_INIT, text = BUF_INIT;
	name_print(lo, name, lo->cg->nodes[node].facts, &path);
	const char *type = lo->keys.v[key].type_name;
	bool is_nameless = strcmp(buf_cstring(&path), "?") == 0;
	if (is_nameless)
		buf_printf(&text, "%s %s", strchr("aeiouAEIOU", *type) ? "an" : "a", type);
	else
		finding_print_path(buf_cstring(&path), &text);
	if (!is_nameless && strcmp(buf_cstring(&path), type) != 0)
		buf_printf(&text, " (%s)", type);
	buf_release(&path);
	return text_of(lo, &text);
}

// ---- where the two locks are taken ------------------------------------------------------------

// The two locks as the frame itself has them, not as who started the thread.
static void names_in_frame(struct lock_order *lo, const struct pair *pair, uint32_t names[2])
{
	const struct cg_node *node = &lo->cg->nodes[pair->node];
	const struct pair copy = *pair;
	names[0] = copy.outer;
	names[1] = copy.inner;
	if (copy.starter && node->facts->helds[copy.held].lock)
		names[0] = name_of_expr(lo, node, node->facts->helds[copy.held].lock);
	if (copy.starter && copy.via == UINT32_MAX)
		names[1] = name_of_expr(lo, node, node->facts->locks[copy.lock].lock);
}

// wait() and await() take their lock again; "" where the lock is just taken.
static const char *again(const struct method_facts *facts, uint32_t lock)
{
	if (lock == LOCK_INIT || lock & LOCK_AWAIT || !facts->locks[lock].is_wait)
		return "";
	return facts->locks[lock].mode == LOCK_MONITOR ? " again, to return from wait()"
												   : " again, to return from await()";
}

struct stack_ends stack_ends(struct lock_order *lo, uint32_t pair, uint32_t from, uint32_t to)
{
	const struct pair bottom = lo->pairs.v[pair_bottom(lo, pair)];
	uint32_t names[2], lock = bottom.lock;
	names_in_frame(lo, &bottom, names);
	struct stack_ends ends = { .holder = bottom.node, .taker = bottom.node, .again = "" };
	ends.outer = stack_lock_text(lo, names[0], bottom.node, from);
	if (bottom.via != UINT32_MAX) {
		uint32_t r = bottom.reach;
		while (lo->reaches.v[r].via != UINT32_MAX)
			r = lo->reaches.v[r].callee;
		ends.taker = lo->reaches.v[r].node;
		names[1] = lo->reaches.v[r].name;
		lock = lo->reaches.v[r].lock;
	} else if (names[1] == names[0] && lock & LOCK_AWAIT && lock != LOCK_INIT) {
		ends.inner = lo->keys.v[to].type_name; // exit() waits for no object
		return ends;
	}
	ends.inner = stack_lock_text(lo, names[1], ends.taker, to);
	ends.again = again(lo->cg->nodes[ends.taker].facts, lock);
	return ends;
}

// ---- locks of a frame -------------------------------------------------------------------------

struct frame_locks {
	uint32_t n;
	const char *texts[MAX_OF_FRAME];
	uint32_t bcis[MAX_OF_FRAME]; // where taken
	struct stack_keys *keys;     // of others than the outer lock; or NULL
};

// By the place where it was taken; what is there already stays.
static void add_lock(struct frame_locks *locks, const char *text, uint32_t bci)
{
	uint32_t at = locks->n;
	for (uint32_t i = 0; i < locks->n; i++)
		if (strcmp(locks->texts[i], text) == 0)
			return;
	if (locks->n == MAX_OF_FRAME)
		return;
	for (; at > 0 && locks->bcis[at - 1] > bci; at--) {
		locks->texts[at] = locks->texts[at - 1];
		locks->bcis[at] = locks->bcis[at - 1];
	}
	locks->texts[at] = text;
	locks->bcis[at] = bci;
	locks->n++;
}

static void add_named(struct lock_order *lo, struct frame_locks *locks, uint32_t node,
	uint32_t name, uint8_t mode, uint32_t bci)
{
	uint32_t keys[MAX_KEYS];
	if (!keys_of(lo, name, mode, keys))
		return;
	add_lock(locks, stack_lock_text(lo, name, node, keys[0]), bci);
	struct stack_keys *all = locks->keys;
	if (!all || all->n == sizeof(all->v) / sizeof(all->v[0]))
		return;
	all->is_read[all->n] = judge_is_read(lo, name, mode);
	all->v[all->n++] = keys[0];
}

// What the frame holds at its place. `outer`, of the edge's own lock, is the text of that which was taken
// there as `outer_held`.
static void add_held(struct lock_order *lo, struct frame_locks *locks,
	const struct pair_frame *frame, const char *outer, uint32_t outer_held)
{
	const struct method_facts *facts = lo->cg->nodes[frame->node].facts;
	uint32_t chain[MAX_OF_FRAME], n = 0;
	for (uint32_t held = frame->held; held && n < MAX_OF_FRAME; held = facts->helds[held].below)
		chain[n++] = held;
	while (n-- > 0) {
		const struct fact_held h = facts->helds[chain[n]];
		if (outer && chain[n] == outer_held)
			add_lock(locks, outer, h.bci);
		else if (h.lock)
			add_named(lo, locks, frame->node, name_of_expr(lo, &lo->cg->nodes[frame->node], h.lock),
				h.mode, h.bci);
	}
	for (uint32_t left = left_next(lo, lo->left_of_node[frame->node], frame->bci); left;
		 left = left_next(lo, lo->lefts.v[left].next, frame->bci)) {
		const struct left_held l = lo->lefts.v[left];
		add_named(lo, locks, frame->node, l.name, l.mode, l.first);
	}
}

// Without its locks. Made once: stacks have many frames in common, and lines take time to find.
static struct finding_frame frame_at(struct lock_order *lo, const struct pair_frame *frame)
{
	const struct method *method = lo->cg->nodes[frame->node].method;
	bool is_new;
	uint64_t *known = map_put(&lo->frame_index, (uint64_t)method->id << 32 | frame->bci, &is_new);
	if (is_new) {
		*known = lo->frames.n;
		vec_push(&lo->frames, analysis_frame(method, frame->bci, &lo->arena));
	}
	return lo->frames.v[*known];
}

static void set_locks(struct lock_order *lo, struct finding_frame *frame,
	const struct frame_locks *locks)
{
	const char **texts = ARENA_ARRAY(&lo->arena, const char *, locks->n + 1);
	memcpy(texts, locks->texts, locks->n * sizeof(*texts));
	frame->locks = texts;
	frame->n_locks = locks->n;
}

// ---- one stack --------------------------------------------------------------------------------

// needs_only: it holds nothing that matters; is_endless: its wait does not end.
static struct finding_stack make_stack(struct lock_order *lo, uint32_t index,
	const struct gate_way *way, const struct lock_edge *edge, bool needs_only, bool is_endless,
	const struct finding_frame **place, struct stack_keys *held)
{
	struct pair_frame frames[MAX_WAY + MAX_FRAMES];
	uint32_t n = 0, bottom_index = pair_bottom(lo, index);
	const struct pair bottom = lo->pairs.v[bottom_index];
	while (n < way->n) { // outermost first
		frames[n] = frame_of_edge(lo->cg, way->edges[way->n - 1 - n]);
		n++;
	}
	uint32_t at_bottom = n; // by number: a method may be on the stack twice
	for (uint32_t i = index; i != bottom_index; i = lo->pairs.v[i].below)
		at_bottom++;
	n += pair_frames(lo, index, frames + n, MAX_FRAMES);
	const struct stack_ends ends = stack_ends(lo, index, edge->from, edge->to);
	struct slice inner = arena_printf(&lo->arena, "%s%s", ends.inner, is_endless ? "" : ends.again);

	struct finding_frame *out = ARENA_ARRAY(&lo->arena, struct finding_frame, n);
	for (uint32_t i = 0; i < n; i++) {
		struct finding_frame *frame = &out[n - 1 - i];
		struct frame_locks locks = { .keys = held };
		*frame = frame_at(lo, &frames[i]);
		const char *outer = i == at_bottom && !needs_only ? ends.outer : NULL;
		add_held(lo, &locks, &frames[i], outer, bottom.held);
		if (outer)
			add_lock(&locks, outer, 0);
		if (i == n - 1)
			add_lock(&locks, (const char *)inner.ptr, UINT32_MAX);
		set_locks(lo, frame, &locks);
	}
	if (!*place &&
		scan_reports_on(lo->in->options, lo->cg->nodes[frames[n - 1].node].method->owner))
		*place = &out[0];
	if (!*place && scan_reports_on(lo->in->options, lo->cg->nodes[bottom.node].method->owner))
		*place = &out[n - 1 - at_bottom];
	return (struct finding_stack){ n, out };
}

// ---- all of an edge ---------------------------------------------------------------------------

static int compare_stacks(const void *left, const void *right)
{
	const struct finding_stack *a = left, *b = right;
	int order = (a->n > b->n) - (a->n < b->n);
	for (uint32_t i = a->n; i-- > 0 && !order;) {
		const struct finding_frame *x = &a->frames[i], *y = &b->frames[i];
		order = strcmp(x->method, y->method);
		order = order ? order : (x->bci > y->bci) - (x->bci < y->bci);
	}
	return order;
}

static bool is_there(const struct finding_stack *stacks, uint32_t n,
	const struct finding_stack *stack)
{
	for (uint32_t i = 0; i < n; i++)
		if (compare_stacks(&stacks[i], stack) == 0)
			return true;
	return false;
}

// Could the threads of the cycle deadlock if one of them ran this stack instead, as surely?
static bool may_take_part(struct lock_order *lo, const struct described *cycle,
	const uint32_t *pairs, bool is_self)
{
	uint32_t keys[MAX_CYCLE] = { 0 };
	for (uint32_t i = 0; i < cycle->n; i++)
		keys[i] = lo->edges.v[cycle->edges[i]].from;
	struct verdict v = is_self ? judge_self(lo, pairs[0], pairs[1])
							   : judge(lo, pairs, keys, cycle->n);
	return v.is_possible && v.severity >= cycle->verdict->severity;
}

struct tried {
	uint32_t n, pairs[MAX_TRIED];
};

static bool is_tried(struct tried *tried, uint32_t pair)
{
	for (uint32_t i = 0; i < tried->n; i++)
		if (tried->pairs[i] == pair)
			return true;
	tried->pairs[tried->n++] = pair;
	return false;
}

static void add_others(struct lock_order *lo, const struct described *cycle, uint32_t index,
	uint32_t first, struct tried *tried, struct finding_stack *stacks, uint32_t *n)
{
	const struct lock_edge edge = lo->edges.v[cycle->edges[index]];
	bool is_self = cycle->n == 2 && keys_meet(lo, edge.from, edge.to);
	const struct finding_frame *place = stacks[0].frames;
	for (uint32_t e = first; e != UINT32_MAX && tried->n < MAX_TRIED && *n < MAX_STACKS;
		 e = lo->edges.v[e].next) {
		uint32_t pairs[MAX_CYCLE];
		struct gate_way ways[MAX_CYCLE];
		memcpy(pairs, cycle->pairs, cycle->n * sizeof(*pairs));
		if (is_tried(tried, lo->edges.v[e].pair))
			continue;
		pairs[index] = lo->edges.v[e].pair;
		if (!may_take_part(lo, cycle, pairs, is_self))
			continue;
		gate_ways(lo, pairs, cycle->n, ways);
		struct finding_stack stack = make_stack(lo, pairs[index], &ways[index], &edge, false, false,
			&place, NULL);
		if (!is_there(stacks, *n, &stack))
			stacks[(*n)++] = stack;
	}
}

struct finding_edge stacks_of_edge(struct lock_order *lo, const struct described *cycle, uint32_t i,
	const struct gate_way *ways, const struct finding_frame **place, struct stack_keys *held)
{
	const struct verdict *verdict = cycle->verdict;
	struct finding_stack *stacks = ARENA_ARRAY(&lo->arena, struct finding_stack, MAX_STACKS);
	// Who could notify takes the locks in the order of who waits.
	bool is_notifier = verdict->is_lockout && !verdict->is_await;
	const struct lock_edge edge = lo->edges.v[cycle->edges[is_notifier ? 0 : i]];
	uint32_t n = 1;
	stacks[0] = make_stack(lo, cycle->pairs[i], &ways[i], &edge, verdict->is_await && i == 1,
		verdict->is_lockout, place, held);
	// Traits are there while cycles are judged.
	if (cycle->n > 1 && !verdict->is_lockout && lo->traits) {
		const uint64_t *all = map_get(&lo->edge_index, (uint64_t)edge.from << 32 | edge.to);
		struct tried tried = { 1, { cycle->pairs[i] } };
		add_others(lo, cycle, i, cycle->edges[i], &tried, stacks, &n);
		if (all)
			add_others(lo, cycle, i, (uint32_t)*all, &tried, stacks, &n);
		qsort(stacks + 1, n - 1, sizeof(*stacks), compare_stacks);
	}
	return (struct finding_edge){ .n_stacks = n, .stacks = stacks };
}

static bool meets_any(const struct lock_order *lo, const struct stack_keys *keys, uint32_t key,
	bool *is_exclusive)
{
	bool meets = false;
	for (uint32_t i = 0; i < keys->n; i++) {
		if (!keys_meet(lo, keys->v[i], key))
			continue;
		meets = true;
		*is_exclusive |= !keys->is_read[i];
	}
	return meets;
}

uint32_t stacks_common_lock(const struct lock_order *lo, const struct described *cycle,
	const struct stack_keys *held)
{
	for (uint32_t i = 0; i < held[0].n; i++) {
		uint32_t key = held[0].v[i];
		bool is_common = true, is_exclusive = false;
		for (uint32_t k = 0; k < cycle->n; k++)
			is_common &= meets_any(lo, &held[k], key, &is_exclusive) &&
				!keys_meet(lo, lo->edges.v[cycle->edges[k]].from, key);
		if (is_common && is_exclusive)
			return key;
	}
	return UINT32_MAX;
}
