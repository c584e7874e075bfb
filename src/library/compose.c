// Summaries, bottom-up: Tarjan's components of the call graph (Depth-first search and linear graph algorithms, SIAM
// 1972), each to its fixed point. A method's summary is what it touches itself and what its callees touch, moved into
// its frame: parameters become the places of the arguments, and the locks that it holds at the call are added.
//
// What is static, and is touched by an entry, is not handed on: it can be come to through that entry, without any lock.
#include "library/internal.h"

#include <stdlib.h>
#include <string.h>

#define MAX_ACCESSES 256 // of one summary
#define MAX_ROUNDS 4     // of one component
#define MAX_LOCKS 16

// Between a call that leaves a lock held and the one that releases it, by the order of the code.
struct range {
	uint32_t from, to; // bytecode indices
	struct lib_lock lock;
};

struct composer {
	struct library *library;
	struct library_private *p;
	// Tarjan
	uint32_t *index, *low; // [method]
	bool *is_open;         // [method]: on the stack
	VEC(uint32_t) stack;
	uint32_t n_indexed;
	// Of the method at hand.
	VEC(struct place) results; // [call]
	VEC(struct place) args;    // [place]
	VEC(uint32_t) lists;       // [list]: interned + 1; 0: not yet
	VEC(struct range) ranges;
	struct map seen; // hashes of the accesses in the summary
};

// ---- targets ----------------------------------------------------------------------------------

// The class of what the field holds, if it is one only.
static const struct klass *held_class(const struct library_private *p, const struct place *place)
{
	if (place->root != PLACE_PARAM && place->root != PLACE_STATIC)
		return NULL;
	uint32_t field = place->n         ? place->parts[place->n - 1]
		: place->root == PLACE_STATIC ? place->number
									  : PART_ANY_ELEMENT;
	if (field >= p->n_fields || p->holdings[field].is_open)
		return NULL;
	return p->holdings[field].exact;
}

static uint32_t targets_of(struct composer *c, const struct fragment *f,
	const struct frag_call *call, const struct method *out[FAMILY_MAX])
{
	if (call->use == FRAG_START || call->use == FRAG_START_THREAD)
		return 0;
	out[0] = call->target;
	if (call->is_exact)
		return call->target->member->code != NULL;
	const struct klass *only = call->n_args ? held_class(c->p, &f->places[call->args]) : NULL;
	if (only && klass_is_subtype(only, call->named)) {
		out[0] = world_select_method(c->p->how.world, only, call->target);
		if (out[0])
			return out[0]->member->code != NULL;
	}
	const struct family *family = family_of(c->library, call->named, call->target);
	if (family->n > FAMILY_MAX)
		return 0;
	for (uint32_t i = 0; i < family->n; i++)
		out[i] = family->targets[i];
	return family->n;
}

static const struct fragment *fragment_of(const struct library_private *p,
	const struct method *method)
{
	return method->id < p->n_methods ? p->fragments[method->id] : NULL;
}

// ---- into the caller's frame ------------------------------------------------------------------

static struct place resolve(const struct composer *c, const struct place *place)
{
	if (place->root != PLACE_RESULT)
		return *place;
	if (place->number >= c->results.n)
		return (struct place){ 0 };
	struct place found = c->results.v[place->number];
	for (uint32_t i = 0; i < place->n; i++)
		found = lib_extend(found, place->parts[i]);
	return found;
}

// What the call returns, if all targets agree.
static struct place result_of(struct composer *c, const struct fragment *f,
	const struct frag_call *call)
{
	const struct method *targets[FAMILY_MAX];
	struct place found = { 0 };
	uint32_t n = targets_of(c, f, call, targets);
	for (uint32_t i = 0; i < n; i++) {
		if (targets[i]->id >= c->p->n_methods)
			return (struct place){ 0 };
		struct place place = lib_translate(&c->p->summaries[targets[i]->id].returned,
			vec_from(&c->args, call->args), call->n_args);
		if (i && !place_equal(&found, &place) &&
			(found.root != PLACE_NEW || place.root != PLACE_NEW))
			return (struct place){ 0 };
		found = place;
	}
	return found;
}

static void resolve_calls(struct composer *c, const struct fragment *f)
{
	vec_clear(&c->results);
	vec_clear(&c->args);
	for (uint32_t i = 0; i < f->n_calls; i++) {
		const struct frag_call *call = &f->calls[i];
		for (uint32_t k = 0; k < call->n_args; k++) {
			struct place place = resolve(c, &f->places[call->args + k]);
			vec_push(&c->args, place);
		}
		struct place result = result_of(c, f, call);
		vec_push(&c->results, result);
	}
}

static int compare_locks(const void *left, const void *right)
{
	const struct lib_lock *a = left, *b = right;
	int order = memcmp(&a->place, &b->place, sizeof(a->place));
	return order ? order : (int)a->is_read - (int)b->is_read;
}

struct lock_list {
	uint32_t n;
	struct lib_lock all[MAX_LOCKS];
};

// A lock that is in a field as a view of another one is that one. Once only: the field of the one view may stand for a
// lock that is in no field itself.
static void look_through(const struct library_private *p, struct lib_lock *lock)
{
	struct place *place = &lock->place;
	uint32_t *field = place->n        ? &place->parts[place->n - 1]
		: place->root == PLACE_STATIC ? &place->number
									  : NULL;
	if (!field || *field >= p->n_fields || !p->holdings[*field].view)
		return;
	lock->is_read = p->holdings[*field].view == LOCK_READ + 1;
	*field = p->holdings[*field].view_of;
}

static void add_lock(struct lock_list *list, const struct lib_lock *lock)
{
	if (lock->place.root == PLACE_NEW || list->n == MAX_LOCKS)
		return;
	for (uint32_t i = 0; i < list->n; i++)
		if (compare_locks(&list->all[i], lock) == 0)
			return;
	list->all[list->n++] = *lock;
}

// The lock as the caller sees it. One that is a parameter may be a view that the caller has in a field.
static struct lib_lock translate_lock(const struct library_private *p, const struct lib_lock *lock,
	const struct place *args, uint32_t n_args)
{
	struct lib_lock moved = { .is_read = lock->is_read };
	moved.place = lib_translate(&lock->place, args, n_args);
	if (lock->place.root == PLACE_PARAM && !lock->place.n)
		look_through(p, &moved);
	return moved;
}

static uint32_t intern_list(struct composer *c, struct lock_list *list)
{
	if (list->n > 1)
		qsort(list->all, list->n, sizeof(*list->all), compare_locks);
	return locks_intern(c->library, list->all, list->n);
}

// The locks of the fragment's list `number`.
static uint32_t own_locks(struct composer *c, const struct fragment *f, uint32_t number)
{
	if (!number)
		return 0;
	if (!c->lists.v[number]) {
		struct lock_list list = { 0 };
		for (uint32_t i = 0; i < f->lists[number].n; i++) {
			struct lib_lock lock = { .is_read = f->lists[number].all[i].is_read };
			lock.place = resolve(c, &f->lists[number].all[i].place);
			look_through(c->p, &lock);
			add_lock(&list, &lock);
		}
		c->lists.v[number] = intern_list(c, &list) + 1;
	}
	return c->lists.v[number] - 1;
}

static bool is_same_lock(const struct lib_lock *a, const struct lib_lock *b)
{
	return place_equal(&a->place, &b->place);
}

static void add_left(struct summary *summary, struct lib_lock lock, bool is_release)
{
	for (uint32_t i = 0; i < summary->n_left; i++)
		if (is_same_lock(&summary->left[i].lock, &lock) &&
			summary->left[i].is_release == is_release)
			return;
	if (summary->n_left < MAX_LEFT && lock.place.root != PLACE_NEW)
		summary->left[summary->n_left++] = (struct frag_left){ lock, is_release };
}

static void close_range(struct composer *c, const struct lib_lock *lock, uint32_t bci, bool *is_met)
{
	for (uint32_t i = 0; i < c->ranges.n; i++) {
		struct range *range = &c->ranges.v[i];
		if (range->from > bci || !is_same_lock(&range->lock, lock))
			continue;
		range->to = bci; // of several releases the last: handlers come behind
		*is_met = true;
	}
}

// What callees leave held, and how far; what is still held in the end is left to the own caller.
static void find_ranges(struct composer *c, const struct fragment *f, struct summary *summary)
{
	const struct method *targets[FAMILY_MAX];
	vec_clear(&c->ranges);
	for (uint32_t i = 0; i < f->n_left; i++) {
		struct lib_lock lock = f->left[i].lock;
		lock.place = resolve(c, &lock.place);
		look_through(c->p, &lock);
		add_left(summary, lock, f->left[i].is_release);
	}
	for (uint32_t i = 0; i < f->n_calls; i++) {
		const struct frag_call *call = &f->calls[i];
		uint32_t n = targets_of(c, f, call, targets);
		if (n != 1 || targets[0]->id >= c->p->n_methods)
			continue;
		const struct summary *callee = &c->p->summaries[targets[0]->id];
		for (uint32_t k = 0; k < callee->n_left; k++) {
			struct lib_lock lock = translate_lock(c->p, &callee->left[k].lock,
				vec_from(&c->args, call->args), call->n_args);
			bool is_met = false;
			if (!callee->left[k].is_release)
				vec_push(&c->ranges, (struct range){ call->bci + 1u, UINT32_MAX, lock });
			else
				close_range(c, &lock, call->bci, &is_met);
			if (callee->left[k].is_release && !is_met)
				add_left(summary, lock, true);
		}
	}
	for (uint32_t i = 0; i < c->ranges.n; i++)
		if (c->ranges.v[i].to == UINT32_MAX)
			add_left(summary, c->ranges.v[i].lock, false);
}

// With those that a callee has left.
static uint32_t locks_by(struct composer *c, uint32_t own, uint32_t bci)
{
	struct lock_list list = { 0 };
	bool is_any = false;
	for (uint32_t i = 0; i < c->ranges.n; i++) {
		const struct range *range = &c->ranges.v[i];
		if (range->from > bci || range->to < bci)
			continue;
		is_any = true;
		add_lock(&list, &range->lock);
	}
	if (!is_any)
		return own;
	const struct lib_locks *locks = locks_of(c->library, own);
	for (uint32_t i = 0; i < locks->n; i++)
		add_lock(&list, &locks->all[i]);
	return intern_list(c, &list);
}

// Those of the callee's access and those that the caller holds.
static uint32_t join_locks(struct composer *c, uint32_t callee, uint32_t caller,
	const struct place *args, uint32_t n_args)
{
	struct lock_list list = { 0 };
	if (!callee)
		return caller;
	const struct lib_locks *inner = locks_of(c->library, callee);
	for (uint32_t i = 0; i < inner->n; i++) {
		struct lib_lock lock = translate_lock(c->p, &inner->all[i], args, n_args);
		add_lock(&list, &lock);
	}
	const struct lib_locks *outer = locks_of(c->library, caller);
	for (uint32_t i = 0; i < outer->n; i++)
		add_lock(&list, &outer->all[i]);
	return intern_list(c, &list);
}

// ---- one method -------------------------------------------------------------------------------

static uint64_t hash_access(const struct lib_access *a)
{
	uint64_t hash = hash_u64((uint64_t)a->field << 32 | a->locks);
	hash = hash_u64(hash ^ a->receiver);
	hash = hash_u64(hash ^ ((uint64_t)a->target << 9 | (uint64_t)a->is_write << 8 | a->base.root));
	hash = hash_u64(hash ^ ((uint64_t)a->base.number << 8 | a->base.n));
	for (uint32_t i = 0; i < a->base.n; i++)
		hash = hash_u64(hash * 31 + a->base.parts[i]);
	return hash;
}

static bool add_access(struct composer *c, struct summary *summary, const struct lib_access *access)
{
	bool is_new;
	if (access->target != LIB_STATIC && access->base.root != PLACE_PARAM &&
		access->base.root != PLACE_STATIC)
		return false;
	if (summary->n == MAX_ACCESSES) {
		c->library->n_full += !summary->is_full;
		summary->is_full = true;
		return false;
	}
	map_put(&c->seen, hash_access(access), &is_new);
	if (!is_new)
		return false;
	if (summary->n == summary->cap) {
		summary->cap = summary->cap ? 2 * summary->cap : 8;
		summary->accesses = xrealloc(summary->accesses, summary->cap * sizeof(*summary->accesses));
	}
	summary->accesses[summary->n++] = *access;
	return true;
}

static bool is_static(const struct lib_access *access)
{
	return access->target == LIB_STATIC || access->base.root == PLACE_STATIC;
}

// The class that the caller's receiver must be of, when the callee is run on it; false: there is none, since a class
// would have to be below two that have nothing to do with each other.
static bool narrow_receiver(const struct composer *c, const struct method *caller,
	const struct method *target, struct lib_access *access)
{
	struct klass *const *classes = c->p->how.world->classes;
	const struct klass *needed = access->receiver ? classes[access->receiver] : target->owner;
	if (klass_is_subtype(caller->owner, needed))
		needed = caller->owner;
	else if (!klass_is_subtype(needed, caller->owner))
		return false;
	access->receiver = needed == caller->owner ? 0 : needed->id;
	return true;
}

static bool is_receiver(const struct place *place, const struct method *method)
{
	return place->root == PLACE_PARAM && place->number == 0 && !method_is_static(method);
}

static bool add_callee(struct composer *c, const struct fragment *f, const struct frag_call *call,
	const struct method *target, struct summary *summary)
{
	const struct library_private *p = c->p;
	bool is_changed = false;
	const struct place *args = vec_from(&c->args, call->args);
	if (target->id >= p->n_methods)
		return false;
	bool is_entry = p->how.is_entry(p->how.context, target);
	uint32_t outer = locks_by(c, own_locks(c, f, call->locks), call->bci), last = UINT32_MAX,
			 joined = 0;
	const struct summary *callee = &p->summaries[target->id];
	is_changed |= callee->is_starting && !summary->is_starting;
	summary->is_starting |= callee->is_starting;
	for (uint32_t i = 0, n = callee->n; i < n && !summary->is_full; i++) {
		struct lib_access access = callee->accesses[i];
		if (is_static(&access) && is_entry)
			continue;
		bool is_own = call->n_args && is_receiver(&access.base, target) &&
			is_receiver(&args[0], f->method) && args[0].n == 0;
		if (access.base.root == PLACE_PARAM)
			access.base = lib_translate(&access.base, args, call->n_args);
		if (!is_own)
			access.receiver = 0;
		else if (!narrow_receiver(c, f->method, target, &access))
			continue;
		if (access.target != LIB_STATIC && access.base.root != PLACE_PARAM &&
			access.base.root != PLACE_STATIC)
			continue;
		if (access.locks != last)
			joined = join_locks(c, last = access.locks, outer, args, call->n_args);
		access.locks = joined;
		access.callee = target->id;
		access.from = i + 1;
		access.via_bci = call->bci;
		access.on = !is_own ? ON_OTHER : call->is_exact ? ON_RECEIVER_EXACT : ON_RECEIVER;
		is_changed |= add_access(c, summary, &access);
	}
	return is_changed;
}

static bool compose(struct composer *c, const struct fragment *f)
{
	struct summary *summary = &c->p->summaries[f->method->id];
	const struct method *targets[FAMILY_MAX];
	bool is_changed = false;
	summary->is_starting |= f->is_starting;
	resolve_calls(c, f);
	vec_clear(&c->lists);
	for (uint32_t i = 0; i <= f->n_lists; i++)
		vec_push(&c->lists, 0);
	find_ranges(c, f, summary);
	map_clear(&c->seen);
	for (uint32_t i = 0; i < summary->n; i++)
		map_put(&c->seen, hash_access(&summary->accesses[i]), NULL);
	for (uint32_t i = 0; i < f->n_accesses; i++) {
		const struct frag_access *own = &f->accesses[i];
		struct lib_access access = { .target = own->target,
			.is_write = own->is_write,
			.bci = own->bci,
			.field = own->field,
			.base = resolve(c, &own->base),
			.is_given = own->is_given,
			.is_memo = own->is_memo,
			.locks = locks_by(c, own_locks(c, f, own->locks), own->bci),
			.method = f->method->id };
		is_changed |= add_access(c, summary, &access);
	}
	for (uint32_t i = 0; i < f->n_calls; i++) {
		uint32_t n = targets_of(c, f, &f->calls[i], targets);
		for (uint32_t t = 0; t < n; t++)
			is_changed |= add_callee(c, f, &f->calls[i], targets[t], summary);
	}
	struct place returned = resolve(c, &f->returned);
	is_changed |= !place_equal(&returned, &summary->returned);
	summary->returned = returned;
	return is_changed;
}

// ---- components -------------------------------------------------------------------------------

static void close_component(struct composer *c, uint32_t method)
{
	uint32_t first = c->stack.n;
	while (c->stack.v[first - 1] != method)
		first--;
	first--;
	uint32_t n = c->stack.n - first;
	for (uint32_t i = first; i < c->stack.n; i++)
		c->is_open[c->stack.v[i]] = false;
	bool is_changed = true;
	for (uint32_t round = 0; is_changed && round < (n > 1 ? MAX_ROUNDS : 2); round++) {
		is_changed = false;
		for (uint32_t i = c->stack.n; i-- > first;)
			is_changed |= compose(c, c->p->fragments[c->stack.v[i]]);
	}
	for (uint32_t i = first; i < c->stack.n; i++)
		c->p->summaries[c->stack.v[i]].is_settled = !is_changed;
	c->stack.n = first;
}

struct visit {
	uint32_t method, call, target;
};

static void open_method(struct composer *c, uint32_t method)
{
	c->index[method] = c->low[method] = ++c->n_indexed;
	c->is_open[method] = true;
	vec_push(&c->stack, method);
}

static void visit(struct composer *c, uint32_t root)
{
	VEC(struct visit) path = { 0 };
	open_method(c, root);
	vec_push(&path, (struct visit){ root, 0, 0 });
	while (path.n) {
		struct visit *top = &path.v[path.n - 1];
		uint32_t method = top->method;
		const struct fragment *f = c->p->fragments[method];
		if (top->call == f->n_calls) {
			if (c->low[method] == c->index[method])
				close_component(c, method);
			path.n--;
			if (path.n && c->low[path.v[path.n - 1].method] > c->low[method])
				c->low[path.v[path.n - 1].method] = c->low[method];
			continue;
		}
		const struct method *targets[FAMILY_MAX];
		uint32_t n = targets_of(c, f, &f->calls[top->call], targets);
		if (top->target >= n) {
			top->call++;
			top->target = 0;
			continue;
		}
		const struct method *next = targets[top->target++];
		if (!fragment_of(c->p, next))
			continue;
		if (!c->index[next->id]) {
			open_method(c, next->id);
			vec_push(&path, (struct visit){ next->id, 0, 0 });
		} else if (c->is_open[next->id] && c->index[next->id] < c->low[method]) {
			c->low[method] = c->index[next->id];
		}
	}
	vec_release(&path);
}

void library_compose(struct library *library)
{
	struct library_private *p = library->private;
	struct composer c = { .library = library, .p = p };
	c.index = xcalloc(p->n_methods, sizeof(uint32_t));
	c.low = xcalloc(p->n_methods, sizeof(uint32_t));
	c.is_open = xcalloc(p->n_methods, sizeof(bool));
	vec_push(&p->lock_sets, (struct lock_set){ 0 });
	for (uint32_t m = 1; m < p->n_methods && !budget_is_over(p->how.budget); m++)
		if (p->fragments[m] && !c.index[m])
			visit(&c, m);
	for (uint32_t m = 1; m < p->n_methods; m++)
		library->n_accesses += p->summaries[m].n;
	free(c.index);
	free(c.low);
	free(c.is_open);
	vec_release(&c.stack);
	vec_release(&c.results);
	vec_release(&c.args);
	vec_release(&c.lists);
	vec_release(&c.ranges);
	map_release(&c.seen);
}
