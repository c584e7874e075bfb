// The hash of states with many objects, kept from one state to the next: what was written since, forwards or by
// undoing, is looked at again, and nothing else. New objects, and older ones that were written, are the nodes of
// a graph (paths.c) that names each by a path from the roots and keeps sums over all.
//
// Roots are the slots of threads and the older objects; the older objects go first, then outer frames before
// inner ones. What a node is besides its references to new objects is its content. Arrays are looked at by
// element: their content is a sum over the elements, and a shadow has what is in that sum.
//
// What was written is read off the undo log: all records since the last look, and what undo took back from before it.
#include <stdlib.h>
#include <sys/mman.h>

#include "vm/hash.h"
#include "vm/paths.h"

#define REGION ((uint64_t)1 << 32) // what a reference can name

// By node of paths.
struct object_info {
	const struct old *old; // NULL: a new object
	uint32_t size, weight; // weight 0: not looked at yet
	uint32_t n_other;      // old arrays: elements that are no new objects and not what they were
	bool is_array, has_references, is_waiting;
	uint64_t cells[2];
	uint64_t stamp; // when it was last a root
	struct path root;
};

struct range {
	uint32_t at, n;
};

struct kept {
	struct paths paths;
	VEC(struct object_info) infos;
	uint32_t *node_at;           // by address / 8 of the object
	uint32_t *edge_at;           // by address / 4 of the reference
	uint8_t *shadow;             // of elements that are no edges
	VEC(struct range) undone;    // what undo took back that was looked at
	size_t n_log;                // so far the log was looked at
	uint32_t heap_at, undone_to; // then; and the lowest since
	uint32_t n_noted;
	VEC(uint32_t) waiting; // nodes to look at
	VEC(uint32_t) rooted, roots_before;
	uint64_t stamp;
	uint64_t weight;
};

// ---- nodes --------------------------------------------------------------------------------------------

static struct object_info *info_of(struct kept *k, uint32_t node)
{
	return &k->infos.v[node];
}

static void wait_for(struct kept *k, uint32_t node)
{
	if (!info_of(k, node)->is_waiting)
		vec_push(&k->waiting, node);
	info_of(k, node)->is_waiting = true;
}

static uint32_t add_node(struct kept *k, const struct vm *vm, ref r, const struct old *old)
{
	uint32_t node = paths_node(&k->paths, r);
	const struct vclass *class = class_of(r);
	while (k->infos.n <= node)
		vec_push(&k->infos, (struct object_info){ 0 });
	bool is_waiting = info_of(k, node)->is_waiting; // from before it was removed
	*info_of(k, node) = (struct object_info){ .old = old,
		.size = hash_size_of(vm, r),
		.is_array = class->kind == '[',
		.has_references = class->kind == '[' && hash_has_references(class),
		.is_waiting = is_waiting };
	k->node_at[r / 8] = node;
	wait_for(k, node);
	return node;
}

static uint32_t node_of(struct kept *k, const struct vm *vm, ref r)
{
	uint32_t node = k->node_at[r / 8];
	return node ? node : add_node(k, vm, r, NULL);
}

static uint64_t was_cell(const struct object_info *info, uint32_t offset, uint32_t size)
{
	uint64_t value = 0;
	if (info->old)
		memcpy(&value, info->old->was + offset, size);
	return value;
}

// Elements that are edges have 0 in the shadow.
static void cut(struct kept *k, uint32_t edge)
{
	const struct path_edge *e = &k->paths.edges.v[edge];
	uint32_t slot = k->paths.nodes.v[e->from].key + e->label;
	struct object_info *info = info_of(k, e->from);
	if (info->is_array && was_cell(info, e->label, 4))
		info->n_other++;
	k->edge_at[slot / 4] = 0;
	paths_cut(&k->paths, edge);
}

static void remove_node(struct kept *k, uint32_t node)
{
	struct path_node *n = &k->paths.nodes.v[node];
	struct object_info *info = info_of(k, node);
	ref r = n->key;
	while (n->first_in)
		cut(k, n->first_in);
	while (n->first_out)
		cut(k, n->first_out);
	if (info->is_array)
		memset(k->shadow + r, 0, (info->size + 7) & ~7u);
	if (n->counts)
		k->weight -= info->weight;
	k->node_at[r / 8] = 0;
	paths_remove(&k->paths, node);
}

static void set_content(struct kept *k, uint32_t node, bool counts, uint64_t low, uint64_t high)
{
	uint64_t weight = info_of(k, node)->weight;
	k->weight += counts ? weight : 0;
	k->weight -= k->paths.nodes.v[node].counts ? weight : 0;
	paths_content(&k->paths, node, counts, low, high);
}

// The edge of a slot is one to that object; 0: none.
static void link_slot(struct kept *k, const struct vm *vm, uint32_t node, uint32_t slot, ref to)
{
	uint32_t edge = k->edge_at[slot / 4];
	if (edge && k->paths.nodes.v[k->paths.edges.v[edge].to].key == to)
		return;
	if (edge)
		cut(k, edge);
	if (to) {
		uint32_t target = node_of(k, vm, to);
		k->edge_at[slot / 4] = paths_edge(&k->paths, node, slot - k->paths.nodes.v[node].key,
			target);
	}
}

// ---- looking at objects ----------------------------------------------------------------------------------

static void add_fields(struct kept *k, struct walk *w, uint32_t node, const struct plan *plan,
	bool counts)
{
	ref r = k->paths.nodes.v[node].key;
	for (uint32_t i = 0; i < plan->n; i++) {
		uint32_t slot = r + plan->fields[i].offset;
		char kind = plan->fields[i].kind;
		uint64_t value = hash_field_value(VM_BASE + slot, kind);
		if (plan->head && hash_is_idle_end(w->vm, plan, VM_BASE + r, i))
			value = 0;
		bool is_edge = kind == 'L' && hash_is_new(w->vm, (ref)value);
		if (kind == 'L')
			link_slot(k, w->vm, node, slot, is_edge && counts ? (ref)value : 0);
		walk_add(w, is_edge ? 1 : kind == 'L' ? hash_older(w->vm, (ref)value) : value);
	}
}

// An older object that is as it was leads nowhere, even if what it was names a new object: classes stay when their
// definition is undone, and then their mirror must not lead to a loader that only they remember.
static void look_at_object(struct kept *k, struct vm *vm, uint32_t node)
{
	struct walk w = { .vm = vm, .hasher = vm->hasher, .low = 5, .high = 6 };
	ref r = k->paths.nodes.v[node].key;
	const struct old *old = info_of(k, node)->old;
	bool counts = !old || hash_old_has_changed(vm, old);
	const struct vclass *mirror = hash_mirrored(vm, r);
	const struct plan *plan = hash_plan(vm->hasher, class_of(r), false),
					  *statics = mirror ? hash_plan(vm->hasher, mirror, true) : NULL;
	info_of(k, node)->weight = hash_weight_of_plan(plan) +
		(statics ? hash_weight_of_plan(statics) : 0);
	hash_add_head(&w, r);
	if (statics)
		add_fields(k, &w, node, statics, counts);
	add_fields(k, &w, node, plan, counts);
	set_content(k, node, counts, w.low, w.high);
}

static void add_cell(struct object_info *info, uint32_t at, uint64_t value, uint64_t sign)
{
	if (!value)
		return;
	info->cells[0] += sign * paths_mix(at, value, 0);
	info->cells[1] += sign * paths_mix(at, value, 1);
}

// An element, or eight bytes of them where they are no references.
static void look_at_cell(struct kept *k, struct vm *vm, uint32_t node, uint32_t offset)
{
	ref r = k->paths.nodes.v[node].key;
	struct object_info *info = info_of(k, node);
	uint32_t left = info->size - offset, size = info->has_references ? 4 : left < 8 ? left : 8;
	uint64_t now = 0, before = 0, was = was_cell(info, offset, size);
	memcpy(&now, VM_BASE + r + offset, size);
	memcpy(&before, k->shadow + r + offset, size);
	bool was_edge = info->has_references && k->edge_at[(r + offset) / 4];
	if (!was_edge) {
		info->n_other -= before != was;
		add_cell(info, offset, info->has_references ? hash_older(vm, (ref)before) : before,
			(uint64_t)-1);
	}
	bool is_edge = info->has_references && hash_is_new(vm, (ref)now);
	uint64_t plain = is_edge ? 0 : now;
	memcpy(k->shadow + r + offset, &plain, size);
	if (info->has_references) {
		uint32_t n_other = info->n_other;
		link_slot(k, vm, node, r + offset, is_edge ? (ref)now : 0);
		info = info_of(k, node);
		info->n_other = n_other; // it is counted here
	}
	if (!is_edge) {
		info->n_other += now != was;
		add_cell(info, offset, info->has_references ? hash_older(vm, (ref)now) : now, 1);
	}
}

static void finish_array(struct kept *k, struct vm *vm, uint32_t node)
{
	struct walk w = { .vm = vm, .hasher = vm->hasher, .low = 7, .high = 8 };
	const struct path_node *n = &k->paths.nodes.v[node];
	const struct object_info *info = info_of(k, node);
	const struct object *was = info->old ? (const struct object *)(void *)info->old->was : NULL;
	hash_add_head(&w, n->key);
	walk_add(&w, array_length(n->key));
	bool counts = !was || n->first_out || info->n_other || was->lock != object_at(n->key)->lock;
	set_content(k, node, counts, w.low + info->cells[0], w.high + info->cells[1]);
}

static void begin_array(struct kept *k, struct vm *vm, uint32_t node)
{
	struct object_info *info = info_of(k, node);
	uint32_t step = info->has_references ? 4 : 8, size = info->size;
	info->weight = hash_weight_of_array(k->paths.nodes.v[node].key);
	for (uint32_t offset = ARRAY_BASE; offset < size; offset += step) {
		uint64_t was = was_cell(info, offset, size - offset < step ? size - offset : step);
		info->n_other += was != 0;
	}
	for (uint32_t offset = ARRAY_BASE; offset < size; offset += step)
		look_at_cell(k, vm, node, offset);
}

static void look(struct kept *k, struct vm *vm, uint32_t node)
{
	info_of(k, node)->is_waiting = false;
	if (!k->paths.nodes.v[node].key)
		return; // removed
	if (!info_of(k, node)->is_array) {
		look_at_object(k, vm, node);
		return;
	}
	if (!info_of(k, node)->weight)
		begin_array(k, vm, node);
	finish_array(k, vm, node);
}

static void look_at_waiting(struct kept *k, struct vm *vm)
{
	while (k->waiting.n)
		look(k, vm, vec_pop(&k->waiting));
}

// ---- what was written --------------------------------------------------------------------------------------

static bool is_of_thread(const struct vm *vm, uint32_t address)
{
	return address - offset_of(vm->image->threads) < sizeof(struct thread) * (VM_MAX_THREADS + 1);
}

static void look_at_range(struct kept *k, struct vm *vm, struct range range)
{
	if (is_of_thread(vm, range.at))
		return;
	ref r = hash_object_around(vm, range.at);
	uint32_t node = r ? k->node_at[r / 8] : 0;
	if (!node)
		return;
	const struct object_info *info = info_of(k, node);
	wait_for(k, node);
	if (!info->is_array || !info->weight)
		return;
	uint32_t step = info->has_references ? 4 : 8, from = range.at - r, to = from + range.n;
	for (uint32_t offset = from < ARRAY_BASE ? ARRAY_BASE : from / step * step;
		 offset < to && offset < info_of(k, node)->size; offset += step)
		look_at_cell(k, vm, node, offset);
}

// Calls for each record of the log from there on; the last first.
static void each_record(const struct vm *vm, size_t from, size_t to, struct kept *k,
	void (*f)(struct kept *, struct vm *, struct range))
{
	while (to > from) {
		struct log_record record;
		memcpy(&record, vm->log.bytes + to - sizeof(record), sizeof(record));
		to -= sizeof(record) + record.padded;
		uint64_t at = (uint64_t)((const uint8_t *)record.address - VM_BASE);
		if (at < REGION)
			f(k, (struct vm *)(uintptr_t)vm, (struct range){ (uint32_t)at, record.length });
	}
}

static void note_undone(struct kept *k, struct vm *vm, struct range range)
{
	if (!is_of_thread(vm, range.at))
		vec_push(&k->undone, range);
}

void hash_undoes(struct vm *vm, size_t to, uint32_t heap_at)
{
	struct kept *k = vm->hasher ? vm->hasher->kept : NULL;
	if (!k)
		return;
	if (to < k->n_log) {
		each_record(vm, to, k->n_log, k, note_undone);
		k->n_log = to;
	}
	if (heap_at < k->undone_to)
		k->undone_to = heap_at;
}

static void remove_undone(struct kept *k)
{
	for (uint32_t i = k->undone_to / 8; i < k->heap_at / 8; i++)
		if (k->node_at[i])
			remove_node(k, k->node_at[i]);
}

// ---- roots ---------------------------------------------------------------------------------------------------

void kept_add_root(struct vm *vm, struct hash_root root)
{
	struct kept *k = vm->hasher->kept;
	uint32_t node = node_of(k, vm, root.r);
	struct object_info *info = info_of(k, node);
	if (info->stamp == k->stamp && info->root.rank <= root.rank)
		return;
	if (info->stamp != k->stamp)
		vec_push(&k->rooted, node);
	info->stamp = k->stamp;
	info->root = (struct path){ .rank = root.rank, .name = root.name };
}

static void update_roots(struct kept *k, struct vm *vm)
{
	struct walk w = { .vm = vm, .hasher = vm->hasher, .kind = WALK_ROOTS };
	vec_clear(&k->roots_before);
	for (uint32_t i = 0; i < k->rooted.n; i++)
		vec_push(&k->roots_before, k->rooted.v[i]);
	vec_clear(&k->rooted);
	k->stamp++;
	hash_add_threads(&w);
	for (uint32_t i = 0; i < k->roots_before.n; i++) {
		uint32_t node = k->roots_before.v[i];
		const struct object_info *info = info_of(k, node);
		if (k->paths.nodes.v[node].key && !info->old && info->stamp != k->stamp)
			paths_root(&k->paths, node, PATHS_NO_ROOT, 0);
	}
	for (uint32_t i = 0; i < k->rooted.n; i++) {
		const struct path *root = &info_of(k, k->rooted.v[i])->root;
		paths_root(&k->paths, k->rooted.v[i], root->rank, root->name);
	}
}

// ---- states --------------------------------------------------------------------------------------------------

static void add_olds(struct kept *k, const struct vm *vm)
{
	const struct hasher *h = vm->hasher;
	for (; k->n_noted < h->noted.n; k->n_noted++) {
		const struct old *old = h->noted.v[k->n_noted];
		paths_root(&k->paths, add_node(k, vm, old->r, old), 0, old->id);
	}
}

void kept_update(struct vm *vm)
{
	struct kept *k = vm->hasher->kept;
	remove_undone(k);
	add_olds(k, vm);
	for (uint32_t i = 0; i < k->undone.n; i++)
		look_at_range(k, vm, k->undone.v[i]);
	vec_clear(&k->undone);
	each_record(vm, k->n_log, vm->log.n, k, look_at_range);
	k->n_log = vm->log.n;
	k->heap_at = k->undone_to = vm->image->heap_at;
	look_at_waiting(k, vm);
	update_roots(k, vm);
	look_at_waiting(k, vm);
	paths_settle(&k->paths);
	for (uint32_t i = 0; i < k->paths.lost.n; i++)
		remove_node(k, k->paths.lost.v[i]);
	vm->n_hashed += k->paths.n_changed;
	k->paths.n_changed = 0;
}

void kept_begin(struct vm *vm)
{
	struct kept *k = vm->hasher->kept = xcalloc(1, sizeof(*k));
	k->node_at = hash_map_zeros(REGION / 8 * sizeof(uint32_t));
	k->edge_at = hash_map_zeros(REGION / 4 * sizeof(uint32_t));
	k->shadow = hash_map_zeros(REGION);
	k->n_log = vm->log.n;
	k->heap_at = k->undone_to = vm->image->heap_at;
	vec_push(&k->infos, (struct object_info){ 0 });
}

void kept_release(struct kept *k)
{
	if (!k)
		return;
	munmap(k->node_at, REGION / 8 * sizeof(uint32_t));
	munmap(k->edge_at, REGION / 4 * sizeof(uint32_t));
	munmap(k->shadow, REGION);
	paths_release(&k->paths);
	vec_release(&k->infos);
	vec_release(&k->undone);
	vec_release(&k->waiting);
	vec_release(&k->rooted);
	vec_release(&k->roots_before);
	free(k);
}

uint64_t kept_weight(const struct kept *k)
{
	return k->weight;
}

bool kept_old_has_changed(const struct kept *k, const struct old *old)
{
	return k->paths.nodes.v[k->node_at[old->r / 8]].counts;
}

uint64_t kept_name(const struct kept *k, ref r)
{
	return k->paths.nodes.v[k->node_at[r / 8]].best.name;
}

void kept_add_sums(struct walk *w)
{
	walk_add(w, w->hasher->kept->paths.sum[0]);
	walk_add(w, w->hasher->kept->paths.sum[1]);
}

void hash_commits(struct vm *vm)
{
	if (!vm->hasher || !vm->hasher->kept)
		return;
	kept_update(vm);
	vm->hasher->kept->n_log = 0;
}
