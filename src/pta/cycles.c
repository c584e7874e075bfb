// Cells that feed each other hold the same in the end: they are merged, and what is left is ranked in
// topological order, so that a cell is looked at after those that feed it.
//
// R. Tarjan's strongly connected components over edges without filter, without recursion, as E. Nuutila
// and E. Soisalon-Soininen (1994) stack only what is no root. Done anew whenever the graph has grown by a
// part of itself.
#include "pta/internal.h"

#include <stdlib.h>

struct frame {
	uint32_t cell, edge;
};

struct search {
	struct pta *pta;
	uint32_t *index, *low; // [n_cells]: order of discovery, and the least that is reached; DONE
	uint32_t n_found, next_rank;
	VEC(struct frame) frames;
	VEC(uint32_t) stack;
};

#define DONE UINT32_MAX

static int compare_edges(const void *left, const void *right)
{
	uint64_t a = *(const uint64_t *)left, b = *(const uint64_t *)right;
	return a < b ? -1 : a > b;
}

static void append_edges(struct cell *to, struct cell *from)
{
	uint32_t n = to->n_edges + from->n_edges;
	if (n > to->cap_edges) {
		to->edges = xrealloc(to->edges, n * sizeof(*to->edges));
		to->cap_edges = n;
	}
	if (from->n_edges)
		memcpy(to->edges + to->n_edges, from->edges, from->n_edges * sizeof(*to->edges));
	to->n_edges = n;
	free(from->edges);
	from->edges = NULL;
	from->n_edges = from->cap_edges = 0;
}

static void append_uses(struct pta *pta, uint32_t *to, uint32_t from)
{
	uint32_t last = from;
	if (!from)
		return;
	while (pta->uses.v[last].next)
		last = pta->uses.v[last].next;
	pta->uses.v[last].next = *to;
	*to = from;
}

// Where the two have seen different things, the fewer of them hear everything again.
static void merge_uses(struct pta *pta, struct cell *t, struct cell *f)
{
	append_uses(pta, &t->late, f->late);
	if (f->n_uses > t->n_uses) {
		uint32_t uses = t->uses, done = t->done;
		t->uses = f->uses;
		t->done = f->done;
		f->uses = uses;
		f->done = done;
	}
	append_uses(pta, t->done == f->done ? &t->uses : &t->late, f->uses);
	t->n_uses += f->n_uses;
	f->n_uses = f->uses = f->late = 0;
	sets_replace(&pta->sets, &f->done, 0);
}

static void merge(struct pta *pta, uint32_t to, uint32_t from)
{
	struct cell *t = &pta->cells.v[to], *f = &pta->cells.v[from];
	f->rep = to;
	append_edges(t, f);
	merge_uses(pta, t, f);
	uint32_t set = sets_union(&pta->sets, t->set, f->set);
	sets_replace(&pta->sets, &t->set, set);
	sets_replace(&pta->sets, &f->set, 0);
	t->flags |= CELL_MERGED;
}

// The members of a component are those on the stack from `root` on.
static void close_component(struct search *s, uint32_t root)
{
	struct pta *pta = s->pta;
	uint32_t order = s->index[root];
	bool is_merged = false;
	while (s->stack.n && s->index[s->stack.v[s->stack.n - 1]] >= order &&
		s->index[s->stack.v[s->stack.n - 1]] != DONE) {
		uint32_t member = vec_pop(&s->stack);
		s->index[member] = DONE;
		merge(pta, root, member);
		is_merged = true;
	}
	s->index[root] = DONE;
	pta->cells.v[root].rank = s->next_rank--;
	if (!is_merged)
		return;
	const struct cell *c = &pta->cells.v[root];
	if (((c->uses && c->set != c->done) || c->late) && !(c->flags & CELL_UNUSED)) {
		pta->cells.v[root].flags |= CELL_UNUSED;
		vec_push(&pta->fresh_uses, root);
	}
}

// One step at the frame on top.
static void step(struct search *s)
{
	struct frame *frame = &s->frames.v[s->frames.n - 1];
	uint32_t cell = frame->cell;
	const struct cell *c = &s->pta->cells.v[cell];
	while (frame->edge < c->n_edges) {
		uint64_t edge = c->edges[frame->edge];
		if ((uint32_t)edge) {
			frame->edge++;
			continue;
		}
		uint32_t to = cell_find(s->pta, (uint32_t)(edge >> 32));
		if (s->index[to] == 0) {
			s->index[to] = ++s->n_found;
			vec_push(&s->frames, (struct frame){ to, 0 });
			s->low[to] = s->index[to];
			return;
		}
		if (s->index[to] != DONE && s->low[to] < s->low[cell])
			s->low[cell] = s->low[to];
		frame->edge++;
	}
	(void)vec_pop(&s->frames);
	if (s->low[cell] == s->index[cell])
		close_component(s, cell);
	else
		vec_push(&s->stack, cell);
	if (s->frames.n) {
		uint32_t parent = s->frames.v[s->frames.n - 1].cell;
		if (s->index[cell] != DONE && s->low[cell] < s->low[parent])
			s->low[parent] = s->low[cell];
	}
}

// Edges point to who is there now, none twice; and what was merged flows again.
static void tidy_edges(struct pta *pta, uint32_t cell)
{
	struct cell *c = &pta->cells.v[cell];
	uint32_t n = 0;
	for (uint32_t i = 0; i < c->n_edges; i++) {
		uint32_t to = cell_find(pta, (uint32_t)(c->edges[i] >> 32));
		if (to != cell)
			c->edges[n++] = (uint64_t)to << 32 | (uint32_t)c->edges[i];
	}
	c->n_edges = n;
	if (n > 1)
		qsort(c->edges, n, sizeof(*c->edges), compare_edges);
	n = 0;
	for (uint32_t i = 0; i < c->n_edges; i++)
		if (i == 0 || c->edges[i] != c->edges[n - 1])
			c->edges[n++] = c->edges[i];
	c->n_edges = n;
}

void cycles_collapse(struct pta *pta)
{
	uint32_t n = pta->cells.n;
	struct search s = { .pta = pta, .next_rank = n };
	s.index = xcalloc(n, sizeof(*s.index));
	s.low = xcalloc(n, sizeof(*s.low));
	for (uint32_t cell = 1; cell < n; cell++) {
		if (pta->cells.v[cell].rep != cell || s.index[cell] || !pta->cells.v[cell].n_edges)
			continue;
		s.low[cell] = s.index[cell] = ++s.n_found;
		vec_push(&s.frames, (struct frame){ cell, 0 });
		while (s.frames.n)
			step(&s);
	}
	free(s.index);
	free(s.low);
	vec_release(&s.frames);
	vec_release(&s.stack);
	vec_clear(&pta->heap);
	pta->n_copy_edges = 0;
	for (uint32_t cell = 1; cell < n; cell++) {
		struct cell *c = &pta->cells.v[cell];
		bool is_dirty = c->flags & (CELL_DIRTY | CELL_MERGED);
		c->flags &= ~(uint32_t)(CELL_DIRTY | CELL_MERGED);
		if (c->rep != cell)
			continue;
		tidy_edges(pta, cell);
		pta->n_copy_edges += c->n_edges;
		if (is_dirty && c->n_edges)
			cell_queue(pta, cell);
	}
	pta->n_copy_edges_sorted = pta->n_copy_edges;
	pta->n_sorted += n + pta->n_copy_edges;
	pta->n_cycle_passes++;
}
