// The constraint graph. What is in a cell is one interned set; a cell whose set has grown is dirty, and
// flows along its edges in the order of their ranks, which are topological as far as cycles.c has seen.
// When nothing is dirty any more, uses are told of the objects that are new to them.
//
// D. Pearce, P. Kelly, C. Hankin, "Efficient Field-Sensitive Pointer Analysis of C" (TOPLAS 2007) for the
// loop; F. Pereira, D. Berlin, "Wave Propagation and Deep Propagation for Pointer Analysis" (CGO 2009)
// for copying before reacting. We flow whole sets and not differences: they are interned, and most
// unions have been made before.
#include "pta/internal.h"

#include <stdlib.h>

uint32_t cell_new(struct pta *pta, uint32_t n)
{
	uint32_t first = pta->cells.n;
	vec_reserve(&pta->cells, first + n);
	for (uint32_t i = 0; i < n; i++)
		pta->cells.v[first + i] = (struct cell){ .rep = first + i, .rank = first + i };
	pta->cells.n += n;
	return first;
}

uint32_t cell_find(struct pta *pta, uint32_t cell)
{
	struct cell *cells = pta->cells.v;
	while (cells[cell].rep != cell) {
		cells[cell].rep = cells[cells[cell].rep].rep;
		cell = cells[cell].rep;
	}
	return cell;
}

// ---- the dirty ones, a heap by rank -----------------------------------------------------------

static bool is_before(const struct pta *pta, uint32_t a, uint32_t b)
{
	const struct cell *cells = pta->cells.v;
	return cells[a].rank != cells[b].rank ? cells[a].rank < cells[b].rank : a < b;
}

void cell_queue(struct pta *pta, uint32_t cell)
{
	if (pta->cells.v[cell].flags & CELL_DIRTY)
		return;
	pta->cells.v[cell].flags |= CELL_DIRTY;
	vec_push(&pta->heap, cell);
	uint32_t *heap = pta->heap.v, at = pta->heap.n - 1;
	while (at && is_before(pta, cell, heap[(at - 1) / 2])) {
		heap[at] = heap[(at - 1) / 2];
		at = (at - 1) / 2;
	}
	heap[at] = cell;
}

static uint32_t take_first(struct pta *pta)
{
	uint32_t *heap = pta->heap.v, first = heap[0], last = vec_pop(&pta->heap), at = 0;
	uint32_t n = pta->heap.n;
	while (2 * at + 1 < n) {
		uint32_t child = 2 * at + 1;
		if (child + 1 < n && is_before(pta, heap[child + 1], heap[child]))
			child++;
		if (!is_before(pta, heap[child], last))
			break;
		heap[at] = heap[child];
		at = child;
	}
	if (n)
		heap[at] = last;
	return first;
}

// ---- flow -------------------------------------------------------------------------------------

static void grown(struct pta *pta, uint32_t cell)
{
	struct cell *c = &pta->cells.v[cell];
	if ((c->uses || c->late) && !(c->flags & CELL_UNUSED)) {
		c->flags |= CELL_UNUSED;
		vec_push(&pta->fresh_uses, cell);
	}
	if (c->n_edges)
		cell_queue(pta, cell);
}

void cell_flow(struct pta *pta, uint32_t to, uint32_t set, uint32_t filter)
{
	if (!set)
		return;
	if (filter) {
		const struct filter *f = &pta->filters.v[filter];
		set = sets_filter(&pta->sets, set, filter, f->mask.v, f->mask.n);
	}
	to = cell_find(pta, to);
	uint32_t old = pta->cells.v[to].set, united = sets_union(&pta->sets, old, set);
	pta->n_propagations++;
	if (united == old)
		return;
	sets_replace(&pta->sets, &pta->cells.v[to].set, united);
	grown(pta, to);
}

void cell_put(struct pta *pta, uint32_t cell, uint32_t object)
{
	if (object && !sets_has(&pta->sets, pta->cells.v[cell_find(pta, cell)].set, object))
		cell_flow(pta, cell, sets_of(&pta->sets, &object, 1), 0);
}

void cell_edge(struct pta *pta, uint32_t from, uint32_t to, uint32_t filter)
{
	from = cell_find(pta, from);
	to = cell_find(pta, to);
	if (from == to)
		return;
	struct cell *c = &pta->cells.v[from];
	if (c->n_edges == c->cap_edges) {
		c->cap_edges = c->cap_edges ? 2 * c->cap_edges : 2;
		c->edges = xrealloc(c->edges, c->cap_edges * sizeof(*c->edges));
	}
	c->edges[c->n_edges++] = (uint64_t)to << 32 | filter;
	pta->n_copy_edges++;
	// It may still be dirty: then what is new flows later, and what was there has to flow now.
	cell_flow(pta, to, c->set, filter);
}

void cells_propagate(struct pta *pta)
{
	while (pta->heap.n && !solve_is_over(pta)) {
		uint32_t cell = take_first(pta);
		pta->cells.v[cell].flags &= ~(uint32_t)CELL_DIRTY;
		if (pta->cells.v[cell].rep != cell)
			continue;
		uint32_t set = pta->cells.v[cell].set;
		for (uint32_t i = 0; i < pta->cells.v[cell].n_edges; i++) {
			uint64_t edge = pta->cells.v[cell].edges[i];
			cell_flow(pta, (uint32_t)(edge >> 32), set, (uint32_t)edge);
		}
	}
}

// ---- uses -------------------------------------------------------------------------------------

static void react(struct pta *pta, const struct use *use, const member_list *objects)
{
	if (use->kind == USE_CALL) {
		call_receivers(pta, use->other, objects);
		return;
	}
	for (uint32_t i = 0; i < objects->n; i++) {
		uint32_t object = objects->v[i], cell = 0;
		switch (use->kind) {
		case USE_LOAD:
		case USE_STORE:
			cell = field_cell(pta, object, use->field);
			break;
		case USE_ELEMENT_LOAD:
		case USE_ELEMENT_STORE:
			cell = element_cell(pta, object);
			break;
		case USE_SLOT_LOAD:
		case USE_SLOT_STORE:
			cell = slot_cell(pta, object, use->slot);
			break;
		case USE_LIBRARY:
			border_enter(pta, object);
			break;
		case USE_REFLECT:
			reflect_react(pta, use, object);
			break;
		default:
			model_react(pta, use, object);
			break;
		}
		if (!cell)
			continue;
		if (use->kind == USE_LOAD || use->kind == USE_ELEMENT_LOAD || use->kind == USE_SLOT_LOAD) {
			cell_edge(pta, cell, use->other, 0);
		} else {
			uint32_t shape = pta->objects.v[object].shape;
			uint32_t filter = use->kind == USE_ELEMENT_STORE
				? filter_get(pta, element_type(pta->shapes.v[shape].type))
				: 0;
			cell_edge(pta, use->other, cell, filter);
		}
	}
}

void cell_use(struct pta *pta, uint32_t cell, struct use use)
{
	struct cell *c = &pta->cells.v[cell_find(pta, cell)];
	// Others have seen what is there already; this one has not.
	uint32_t *list = c->done ? &c->late : &c->uses;
	use.next = *list;
	vec_push(&pta->uses, use);
	*list = pta->uses.n - 1;
	c->n_uses++;
	if (c->set && !(c->flags & CELL_UNUSED)) {
		c->flags |= CELL_UNUSED;
		vec_push(&pta->fresh_uses, c->rep);
	}
}

static void react_all(struct pta *pta, uint32_t first, const member_list *objects)
{
	for (uint32_t u = objects->n ? first : 0; u; u = pta->uses.v[u].next) {
		struct use use = pta->uses.v[u];
		pta->n_told += objects->n;
		react(pta, &use, objects);
	}
}

// The uses of a cell hear what is new; late ones hear everything, and are like the others then.
static void react_cell(struct pta *pta, uint32_t cell)
{
	struct cell *c = &pta->cells.v[cell];
	member_list all = { 0 }, objects = pta->fresh;
	pta->fresh = (member_list){ 0 };
	uint32_t late = c->late, old = c->uses, last = late;
	vec_clear(&objects);
	sets_difference(&pta->sets, c->set, c->done, &objects);
	if (late) {
		sets_difference(&pta->sets, c->set, 0, &all);
		while (pta->uses.v[last].next)
			last = pta->uses.v[last].next;
		pta->uses.v[last].next = old;
		c->uses = late;
		c->late = 0;
	}
	sets_replace(&pta->sets, &c->done, c->set);
	react_all(pta, old, &objects);
	for (uint32_t u = late; u && u != old; u = pta->uses.v[u].next) {
		struct use use = pta->uses.v[u];
		pta->n_told += all.n;
		react(pta, &use, &all);
	}
	vec_release(&all);
	vec_release(&pta->fresh);
	pta->fresh = objects;
}

bool cells_react(struct pta *pta)
{
	uint32_t n = pta->fresh_uses.n;
	if (n == 0)
		return false;
	for (uint32_t i = 0; i < n && !solve_is_over(pta); i++) {
		uint32_t cell = pta->fresh_uses.v[i];
		pta->cells.v[cell].flags &= ~(uint32_t)CELL_UNUSED;
		if (pta->cells.v[cell].rep == cell)
			react_cell(pta, cell);
	}
	memmove(pta->fresh_uses.v, pta->fresh_uses.v + n,
		(pta->fresh_uses.n - n) * sizeof(*pta->fresh_uses.v));
	pta->fresh_uses.n -= n;
	return true;
}

void cells_release(struct pta *pta)
{
	for (uint32_t i = 0; i < pta->cells.n; i++)
		free(pta->cells.v[i].edges);
	vec_release(&pta->cells);
	vec_release(&pta->uses);
	vec_release(&pta->heap);
	vec_release(&pta->fresh_uses);
	vec_release(&pta->fresh);
}
