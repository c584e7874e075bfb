// Which entries come before others. An entry that makes what another one cannot do without has run when that one does:
// init, start, open, by whatever name. What it writes is written before anybody else comes, as in a constructor.
//
// That holds of a field only if nothing but such entries makes what is in it: no constructor, which would leave nothing
// to wait for, no thread of the library's own, which would make it anew while others use it, nobody from outside. An
// entry that clears the field too makes it anew, and one that makes what is missing itself waits for nobody.
#include "library/internal.h"

#include <stdlib.h>

enum { FIELD_MADE_OTHERWISE = 1, FIELD_NEEDED = 2 };
enum { CALLED_EARLY = 1, CALLED_LATE = 2 };

struct uses {
	uint32_t n;
	struct field_use *all;
};

struct setups {
	uint8_t *fields;    // [field]
	uint8_t *calls;     // [method]
	struct uses **uses; // [method]: of entries that were asked for; callees included
	uint32_t *seen;     // [method]: the number of the last walk * 2, + 1 if it runs there always
	uint32_t n_walks;
	VEC(uint32_t) to_see; // method * 2, + 1 if it is always run
	use_list found;
};

void setups_free(struct setups *s)
{
	if (!s)
		return;
	free(s->fields);
	free(s->calls);
	free(s->uses);
	free(s->seen);
	vec_release(&s->to_see);
	vec_release(&s->found);
	free(s);
}

// ---- what an entry does to its object, callees included ---------------------------------------

// Is it the receiver, or an object around it?
static bool is_own(const struct library_private *p, const struct fragment *f,
	const struct lib_place *place)
{
	if (place->root != PLACE_PARAM || place->number || method_is_static(f->method))
		return false;
	for (uint32_t i = 0; i < place->n; i++)
		if (place->fields[i] >= p->n_fields ||
			!field_is_outer(p->how.world->fields[place->fields[i]]))
			return false;
	return true;
}

static void see(struct setups *s, const struct library_private *p, const struct method *method,
	bool is_always)
{
	if (method->id >= p->n_methods || !p->fragments[method->id])
		return;
	uint32_t *seen = &s->seen[method->id];
	uint32_t now = 2 * s->n_walks + is_always;
	if (*seen >= now && *seen / 2 == s->n_walks)
		return;
	*seen = now;
	vec_push(&s->to_see, method->id * 2 + is_always);
}

static void see_call(struct library *library, const struct klass *klass, const struct fragment *f,
	const struct frag_call *call, bool is_always)
{
	struct library_private *p = library->private;
	bool is_same_class = method_is_static(call->target) && call->target->owner == f->method->owner;
	if (call->use >= FRAG_START ||
		(!is_same_class && (!call->n_args || !is_own(p, f, &f->places[call->args]))))
		return;
	const struct method *target = call->target;
	bool is_exact = call->is_exact;
	if (!is_exact && klass_is_subtype(klass, target->owner)) {
		const struct method *chosen = world_select_method(p->how.world, klass, target);
		is_exact = chosen && chosen->member->code;
		target = is_exact ? chosen : target;
	}
	if (is_exact) {
		see(p->setups, p, target, is_always);
		return;
	}
	const struct family *family = family_of(library, call->named, target);
	for (uint32_t i = 0; i < family->n && family->n <= FAMILY_MAX; i++)
		see(p->setups, p, family->targets[i], is_always && family->n == 1);
}

static void add_use(use_list *list, const struct field_use *use, bool is_always)
{
	uint8_t always = is_always ? use->always & use->kinds : 0;
	for (uint32_t i = 0; i < list->n; i++)
		if (list->v[i].field == use->field) {
			list->v[i].kinds |= use->kinds;
			list->v[i].always |= always;
			return;
		}
	vec_push(list, (struct field_use){ use->field, use->kinds, always });
}

// In s->found, until the next walk.
static void walk(struct library *library, const struct method *entry)
{
	struct library_private *p = library->private;
	struct setups *s = p->setups;
	s->n_walks++;
	vec_clear(&s->found);
	vec_clear(&s->to_see);
	see(s, p, entry, true);
	for (uint32_t at = 0; at < s->to_see.n; at++) {
		const struct fragment *f = p->fragments[s->to_see.v[at] / 2];
		bool is_always = s->to_see.v[at] % 2;
		for (uint32_t i = 0; i < f->n_uses; i++)
			add_use(&s->found, &f->uses[i], is_always);
		for (uint32_t i = 0; i < f->n_calls; i++)
			see_call(library, entry->owner, f, &f->calls[i], is_always && f->calls[i].is_always);
	}
}

static const struct uses *uses_of(struct library *library, const struct method *entry)
{
	struct library_private *p = library->private;
	struct setups *s = p->setups;
	if (!s->uses[entry->id]) {
		walk(library, entry);
		struct uses *uses = ARENA_NEW(&p->arena, struct uses);
		uses->n = s->found.n;
		uses->all = ARENA_ARRAY(&p->arena, struct field_use, s->found.n + 1u);
		for (uint32_t i = 0; i < s->found.n; i++)
			uses->all[i] = s->found.v[i];
		s->uses[entry->id] = uses;
	}
	return s->uses[entry->id];
}

// ---- who calls whom when ----------------------------------------------------------------------

// Does the call return something new?
static bool returns_new(const struct library_private *p, const struct fragment *f, uint32_t number)
{
	const struct method *target = number < f->n_calls ? f->calls[number].target : NULL;
	return target && target->id < p->n_methods &&
		p->summaries[target->id].returned.root == PLACE_NEW;
}

static void note_call(struct library *library, const struct fragment *f,
	const struct frag_call *call)
{
	struct library_private *p = library->private;
	const struct lib_place *receiver = &f->places[call->args];
	if (!call->n_args || method_is_static(call->target) || is_own(p, f, receiver))
		return;
	bool is_new = receiver->root == PLACE_NEW ||
		(receiver->root == PLACE_RESULT && !receiver->n && returns_new(p, f, receiver->number));
	if (is_new && !call->is_early)
		return; // it stays here, or others have it: that tells nothing
	uint8_t how = is_new ? CALLED_EARLY : CALLED_LATE;
	if (call->is_exact || receiver->root == PLACE_NEW) {
		if (call->target->id < p->n_methods)
			p->setups->calls[call->target->id] |= how;
		return;
	}
	const struct family *family = family_of(library, call->named, call->target);
	for (uint32_t i = 0; i < family->n && i < FAMILY_MAX; i++)
		if (family->targets[i]->id < p->n_methods)
			p->setups->calls[family->targets[i]->id] |= how;
}

static void note_made(struct library *library, const struct method *method)
{
	struct setups *s = library->private->setups;
	walk(library, method);
	for (uint32_t i = 0; i < s->found.n; i++)
		if (s->found.v[i].kinds & USE_MAKES)
			s->fields[s->found.v[i].field] |= FIELD_MADE_OTHERWISE;
}

void library_find_setups(struct library *library)
{
	struct library_private *p = library->private;
	struct setups *s = p->setups = xcalloc(1, sizeof(*s));
	s->fields = xcalloc(p->n_fields, 1);
	s->calls = xcalloc(p->n_methods, 1);
	s->uses = xcalloc(p->n_methods, sizeof(*s->uses));
	s->seen = xcalloc(p->n_methods, sizeof(*s->seen));
	for (uint32_t m = 1; m < p->n_methods && !budget_is_over(p->how.budget); m++) {
		const struct fragment *f = p->fragments[m];
		if (!f)
			continue;
		for (uint32_t i = 0; i < f->n_uses; i++) {
			uint8_t *field = &s->fields[f->uses[i].field];
			*field |= f->uses[i].kinds & USE_MAKES_AWAY ? FIELD_MADE_OTHERWISE : 0;
			*field |= f->uses[i].kinds & (USE_NEEDS | USE_CHECKS) ? FIELD_NEEDED : 0;
		}
		for (uint32_t i = 0; i < f->n_calls; i++)
			note_call(library, f, &f->calls[i]);
		if (name_slice(f->method->name).ptr[0] == '<' || p->tasks[m])
			note_made(library, f->method);
	}
}

// ---- answers ----------------------------------------------------------------------------------

// Does the entry make the field, which others need and nobody makes but such entries?
static bool is_making(const struct setups *s, const struct field_use *use)
{
	return (use->kinds & USE_MAKES) && !(use->kinds & USE_CLEARS) &&
		s->fields[use->field] == FIELD_NEEDED;
}

static bool is_maker(struct library *library, const struct method *entry)
{
	const struct uses *uses = uses_of(library, entry);
	for (uint32_t i = 0; i < uses->n; i++)
		if (is_making(library->private->setups, &uses->all[i]))
			return true;
	return false;
}

// Can `late` do nothing with the cell before `early` has run?
static bool comes_before(struct library *library, const struct lib_cell *cell,
	const struct method *early, const struct method *late)
{
	const struct uses *makes = uses_of(library, early), *needs = uses_of(library, late);
	for (uint32_t i = 0; i < makes->n; i++) {
		if (!is_making(library->private->setups, &makes->all[i]))
			continue;
		for (uint32_t k = 0; k < needs->n; k++) {
			const struct field_use *use = &needs->all[k];
			if (use->field != makes->all[i].field || (use->kinds & USE_MAKES))
				continue;
			// Who is told whether it is there may ask at any time: that orders other fields only.
			bool is_it = use->field == cell->field->id;
			if (is_it ? use->kinds & USE_NEEDS : use->always & (USE_NEEDS | USE_CHECKS))
				return true;
		}
	}
	return false;
}

static bool is_called_early(const struct library_private *p, const struct lib_way *way)
{
	return !way->task && p->setups->calls[way->entry->id] == CALLED_EARLY;
}

const char *library_setup(struct library *library, const struct lib_cell *cell,
	const struct lib_way *a, const struct lib_way *b)
{
	const struct library_private *p = library->private;
	if (comes_before(library, cell, a->entry, b->entry) ||
		comes_before(library, cell, b->entry, a->entry))
		return "the one makes what the other cannot do without: it has run before";
	if (is_maker(library, a->entry) && is_maker(library, b->entry))
		return "both make what others cannot do without: they are run before anybody else comes";
	if (is_called_early(p, a) || is_called_early(p, b))
		return "whoever calls it in this library does so before anybody else has the object";
	return NULL;
}
