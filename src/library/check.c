// Are the summaries what they should be? Run in debug builds. Written apart from compose.c, and from the answer back:
//
//     form        places are of parameters that there are, or of statics; sets of locks are in order, without doubles
//     reasons     an access is the method's own, or one of the callee that it names, seen through a call that there is,
//                 with the locks that are held at that call
//     nothing is missing   what a method touches itself, and what a callee touches that is the only one of its call
#include "library/internal.h"

#include <string.h>

#include "class/class.h"

struct checker {
	const struct library *library;
	const struct library_private *p;
	const struct method *method; // at hand
	struct buf *why;
};

static bool complain(struct checker *c, const char *what)
{
	buf_printf(c->why, "%s.%s%s: %s", c->method->owner->name->text, c->method->name->text,
		c->method->descriptor->text, what);
	return false;
}

// ---- form -------------------------------------------------------------------------------------

static bool is_well_formed(const struct checker *c, const struct place *place)
{
	if (place->n > LIBRARY_PARTS || place->unused)
		return false;
	for (uint32_t i = 0; i < LIBRARY_PARTS; i++)
		if (i >= place->n ? place->parts[i] != 0
						  : place->parts[i] != PART_ANY_ELEMENT &&
					(!place->parts[i] || place->parts[i] >= c->p->n_fields))
			return false;
	if (place->root == PLACE_PARAM)
		return place->number < descriptor_n_parameters(name_slice(c->method->descriptor)) +
			(uint32_t)!method_is_static(c->method);
	return place->root != PLACE_RESULT && place->root != PLACE_OUTER;
}

static bool check_locks(struct checker *c, uint32_t id)
{
	if (id >= c->p->lock_sets.n)
		return complain(c, "a set of locks that there is not");
	const struct lib_locks *locks = locks_of(c->library, id);
	for (uint32_t i = 0; i < locks->n; i++) {
		if (!is_well_formed(c, &locks->all[i].place) || locks->all[i].place.root == PLACE_NEW)
			return complain(c, "a lock at no place of the method");
		if (i && memcmp(&locks->all[i - 1].place, &locks->all[i].place, sizeof(struct place)) > 0)
			return complain(c, "locks out of order");
	}
	return true;
}

static bool check_form(struct checker *c, const struct lib_access *access)
{
	bool is_static = access->target == LIB_STATIC;
	if (!is_static && access->base.root != PLACE_PARAM && access->base.root != PLACE_STATIC)
		return complain(c, "an access to what is nobody else's");
	if (!is_well_formed(c, &access->base))
		return complain(c, "an access at no place of the method");
	if ((is_static || access->target == LIB_FIELD) &&
		(!access->field || access->field >= c->p->n_fields))
		return complain(c, "an access to no field");
	return check_locks(c, access->locks);
}

// ---- reasons ----------------------------------------------------------------------------------

// Is the lock in the set? One that is not known, or a view of another one, may be named otherwise.
static bool is_held(const struct checker *c, uint32_t set, const struct lib_lock *lock)
{
	const struct lib_locks *locks = locks_of(c->library, set);
	uint32_t field = lock->place.n         ? lock->place.parts[lock->place.n - 1]
		: lock->place.root == PLACE_STATIC ? lock->place.number
										   : PART_ANY_ELEMENT;
	if (lock->place.root == PLACE_RESULT || lock->place.root == PLACE_NEW ||
		(field < c->p->n_fields && c->p->holdings[field].view))
		return true;
	for (uint32_t i = 0; i < locks->n; i++)
		if (place_equal(&locks->all[i].place, &lock->place))
			return true;
	return locks->n >= 8; // a long list may have been cut
}

static bool are_held(const struct checker *c, uint32_t set, const struct lib_locks *own)
{
	for (uint32_t i = 0; i < own->n; i++)
		if (!is_held(c, set, &own->all[i]))
			return false;
	return true;
}

static bool is_like(const struct lib_access *a, const struct lib_access *b)
{
	return a->target == b->target && a->field == b->field && a->is_write == b->is_write &&
		a->method == b->method && a->bci == b->bci;
}

static bool check_own(struct checker *c, const struct fragment *f, const struct lib_access *access)
{
	for (uint32_t i = 0; i < f->n_accesses; i++) {
		const struct frag_access *own = &f->accesses[i];
		if (own->bci == access->bci && own->target == access->target &&
			own->field == access->field && own->is_write == access->is_write &&
			are_held(c, access->locks, &f->lists[own->locks]))
			return true;
	}
	return complain(c, "an access of its own that it does not do, or not without those locks");
}

static bool check_reason(struct checker *c, const struct fragment *f,
	const struct lib_access *access)
{
	if (!access->from)
		return access->method == c->method->id ? check_own(c, f, access)
											   : complain(c, "another method's access as its own");
	const struct summary *callee = access->callee < c->p->n_methods
		? &c->p->summaries[access->callee]
		: NULL;
	if (!callee || access->from > callee->n ||
		!is_like(access, &callee->accesses[access->from - 1]))
		return complain(c, "an access that the callee does not do");
	for (uint32_t i = 0; i < f->n_calls; i++)
		if (f->calls[i].bci == access->via_bci &&
			are_held(c, access->locks, &f->lists[f->calls[i].locks]))
			return true;
	return complain(c, "an access through no call, or not without its locks");
}

// ---- nothing is missing -----------------------------------------------------------------------

static bool has_access(const struct summary *summary, const struct lib_access *access)
{
	for (uint32_t i = 0; i < summary->n; i++) {
		const struct lib_access *other = &summary->accesses[i];
		if (other->target == access->target && other->field == access->field &&
			other->is_write == access->is_write && place_equal(&other->base, &access->base))
			return true;
	}
	return summary->is_full;
}

static bool is_kept(const struct lib_access *access)
{
	return access->target == LIB_STATIC || access->base.root == PLACE_PARAM ||
		access->base.root == PLACE_STATIC;
}

static bool has_results(const struct fragment *f, const struct frag_call *call)
{
	for (uint32_t k = 0; k < call->n_args; k++)
		if (f->places[call->args + k].root == PLACE_RESULT)
			return true;
	return false;
}

static bool check_call(struct checker *c, const struct fragment *f, const struct frag_call *call,
	const struct summary *summary)
{
	if (!call->is_exact || call->use == FRAG_START || call->use == FRAG_START_THREAD ||
		call->target->id >= c->p->n_methods || has_results(f, call))
		return true;
	const struct summary *callee = &c->p->summaries[call->target->id];
	bool is_entry = c->p->how.is_entry(c->p->how.context, call->target);
	for (uint32_t i = 0; i < callee->n; i++) {
		struct lib_access access = callee->accesses[i];
		bool is_static = access.target == LIB_STATIC || access.base.root == PLACE_STATIC;
		if ((is_static && is_entry) || access.receiver)
			continue;
		access.base = lib_translate(&access.base, f->places + call->args, call->n_args);
		if (is_kept(&access) && !has_access(summary, &access))
			return complain(c, "what a callee touches is missing");
	}
	return true;
}

static bool check_method(struct checker *c, const struct fragment *f, const struct summary *summary)
{
	for (uint32_t i = 0; i < summary->n; i++)
		if (!check_form(c, &summary->accesses[i]) || !check_reason(c, f, &summary->accesses[i]))
			return false;
	for (uint32_t i = 0; i < summary->n_left; i++)
		if (!is_well_formed(c, &summary->left[i].lock.place) ||
			summary->left[i].lock.place.root == PLACE_NEW)
			return complain(c, "a lock is left that the caller cannot know");
	for (uint32_t i = 0; i < f->n_accesses; i++) {
		struct lib_access own = { .target = f->accesses[i].target,
			.field = f->accesses[i].field,
			.is_write = f->accesses[i].is_write,
			.base = f->accesses[i].base };
		if (is_kept(&own) && !has_access(summary, &own))
			return complain(c, "what it touches itself is missing");
	}
	for (uint32_t i = 0; i < f->n_calls && summary->is_settled; i++)
		if (!check_call(c, f, &f->calls[i], summary))
			return false;
	return true;
}

bool library_check(const struct library *library, struct buf *why)
{
	struct checker c = { library, library->private, NULL, why };
	for (uint32_t m = 1; m < c.p->n_methods; m++) {
		if (!c.p->fragments[m])
			continue;
		c.method = c.p->fragments[m]->method;
		if (!check_method(&c, c.p->fragments[m], &c.p->summaries[m]))
			return false;
	}
	for (uint32_t i = 0, next = 0; i < library->cells.n; next += library->cells.v[i++].n)
		if (library->cells.v[i].first != next || next + library->cells.v[i].n > library->ways.n) {
			buf_string(why, "cells that do not share the ways among them");
			return false;
		}
	return true;
}
