// Which entries come before others. An entry that makes what another one cannot do without has run when that one does:
// init, start, open, by whatever name. What it writes is written before anybody else comes, as in a constructor.
//
// That holds of a field only if nothing but such entries makes what is in it: no constructor, which would leave nothing
// to wait for, no thread of the library's own, which would make it anew while others use it, nobody from outside. An
// entry that clears the field too, or uses what was there, makes it anew, and one that makes what is missing does so
// whenever it is asked: getInstance. Such a one waits for nobody, nor does one that goes another way where something is
// missing that the first one makes: stop, before start.
#include "library/internal.h"

#include <stdlib.h>

// STARTING: made where threads or tasks are begun.
enum { FIELD_MADE_OTHERWISE = 1, FIELD_NEEDED = 2, FIELD_MADE_STARTING = 4 };
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
	const struct place *place)
{
	if (place->root != PLACE_PARAM || place->number || method_is_static(f->method))
		return false;
	for (uint32_t i = 0; i < place->n; i++)
		if (place->parts[i] >= p->n_fields ||
			!field_is_outer(p->how.world->fields[place->parts[i]]))
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
	uint16_t always = is_always ? use->always & use->kinds : 0;
	for (uint32_t i = 0; i < list->n; i++)
		if (list->v[i].field == use->field) {
			list->v[i].kinds |= use->kinds;
			list->v[i].always |= always;
			return;
		}
	vec_push(list,
		(struct field_use){ .field = use->field, .kinds = use->kinds, .always = always });
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
static bool returns_new(struct library *library, const struct fragment *f, uint32_t number)
{
	const struct library_private *p = library->private;
	const struct frag_call *call = &f->calls[number];
	if (call->is_exact)
		return call->target->id < p->n_methods &&
			p->summaries[call->target->id].returned.root == PLACE_NEW;
	const struct family *family = family_of(library, call->named, call->target);
	bool is_new = family->n && family->n <= FAMILY_MAX;
	for (uint32_t i = 0; i < family->n && is_new; i++)
		is_new = family->targets[i]->id < p->n_methods &&
			p->summaries[family->targets[i]->id].returned.root == PLACE_NEW;
	return is_new;
}

// May the method give its parameter k to others?
static bool keeps(struct library *library, const struct method *method, uint32_t k, uint32_t fuel)
{
	const struct library_private *p = library->private;
	const struct fragment *f = method->id < p->n_methods ? p->fragments[method->id] : NULL;
	if (!f || !fuel || k >= 32 || f->kept >> k & 1)
		return true;
	for (uint32_t i = 0; i < f->n_calls; i++) {
		const struct frag_call *call = &f->calls[i];
		for (uint32_t a = 0; a < call->n_args; a++) {
			const struct place *arg = &f->places[call->args + a];
			bool is_receiver = !a && !method_is_static(call->target);
			if (arg->root == PLACE_PARAM && arg->number == k && !arg->n &&
				(call->use >= FRAG_START ||
					(!is_receiver && keeps(library, call->target, a, fuel - 1))))
				return true;
		}
	}
	return false;
}

// Is the receiver of the call nobody else's yet, and does somebody get it later on?
static bool is_early(struct library *library, const struct fragment *f, uint32_t number)
{
	const struct frag_call *call = &f->calls[number];
	const struct place *receiver = &f->places[call->args];
	bool is_handed = call->is_handed;
	for (uint32_t i = 0; i < f->n_calls && call->is_early; i++) {
		const struct frag_call *other = &f->calls[i];
		for (uint32_t a = !method_is_static(other->target); a < other->n_args; a++) {
			if (!place_equal(&f->places[other->args + a], receiver))
				continue;
			if (i < number && (other->use >= FRAG_START || keeps(library, other->target, a, 3)))
				return false;
			is_handed |= i > number;
		}
	}
	return call->is_early && is_handed;
}

// Noted at the method that the call names: those that override it may be meant.
static void note_call(struct library *library, const struct fragment *f, uint32_t number)
{
	struct library_private *p = library->private;
	const struct frag_call *call = &f->calls[number];
	const struct place *receiver = &f->places[call->args];
	if (!call->n_args || method_is_static(call->target) || call->target->id >= p->n_methods ||
		is_own(p, f, receiver))
		return;
	bool is_new = receiver->root == PLACE_NEW ||
		(receiver->root == PLACE_RESULT && !receiver->n &&
			returns_new(library, f, receiver->number));
	if (!is_new)
		p->setups->calls[call->target->id] |= CALLED_LATE;
	else if (is_early(library, f, number))
		p->setups->calls[call->target->id] |= CALLED_EARLY;
	// else it stays here, or others have it: that tells nothing
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
			if ((f->uses[i].kinds & USE_MAKES) && p->summaries[m].is_starting)
				*field |= FIELD_MADE_STARTING;
		}
		for (uint32_t i = 0; i < f->n_calls; i++)
			note_call(library, f, i);
		if (name_slice(f->method->name).ptr[0] == '<' || p->tasks[m])
			note_made(library, f->method);
	}
}

// ---- answers ----------------------------------------------------------------------------------

// Does the entry make the field, which others need and nobody makes but such entries?
static bool is_making(const struct setups *s, const struct field_use *use)
{
	return (use->kinds & (USE_MAKES | USE_CLEARS | USE_REMAKES | USE_TESTS)) == USE_MAKES &&
		(s->fields[use->field] & (FIELD_NEEDED | FIELD_MADE_OTHERWISE)) == FIELD_NEEDED;
}

static bool is_maker(struct library *library, const struct method *entry)
{
	const struct uses *uses = uses_of(library, entry);
	for (uint32_t i = 0; i < uses->n; i++)
		if (is_making(library->private->setups, &uses->all[i]))
			return true;
	return false;
}

static const struct field_use *use_of(const struct uses *uses, uint32_t field)
{
	for (uint32_t i = 0; i < uses->n; i++)
		if (uses->all[i].field == field)
			return &uses->all[i];
	return NULL;
}

// Does `late` go another way if `early` has not run yet?
static bool reckons_with(const struct uses *late, const struct uses *early)
{
	for (uint32_t i = 0; i < late->n; i++) {
		const struct field_use *made = late->all[i].kinds & USE_TESTS
			? use_of(early, late->all[i].field)
			: NULL;
		if (made && (made->kinds & (USE_MAKES | USE_COMPUTES)) == USE_MAKES)
			return true;
	}
	return false;
}

// Can `late` do nothing, or nothing with the cell, before `early` has run?
static bool comes_before(struct library *library, const struct lib_cell *cell,
	const struct method *early, const struct method *late)
{
	const struct uses *makes = uses_of(library, early), *needs = uses_of(library, late);
	for (uint32_t i = 0; i < makes->n; i++) {
		if (!is_making(library->private->setups, &makes->all[i]))
			continue;
		const struct field_use *use = use_of(needs, makes->all[i].field);
		if (!use || (use->kinds & USE_MAKES))
			continue;
		if (use->always & (USE_NEEDS | USE_CHECKS))
			return true;
		if (use->field == cell->field->id && (use->kinds & (USE_NEEDS | USE_CHECKS)) &&
			!reckons_with(needs, makes))
			return true;
	}
	return false;
}

// Where the entry comes to it, in its own code.
static uint16_t bci_of(const struct lib_way *way)
{
	return way->access->from ? way->access->via_bci : way->access->bci;
}

// Does `early` set a volatile or atomic field afterwards, once, and does `late` go on only if it has?
static bool is_announced(struct library *library, const struct lib_way *early,
	const struct lib_way *late)
{
	const struct library_private *p = library->private;
	const struct fragment *f = p->fragments[early->entry->id], *g = p->fragments[late->entry->id];
	const struct uses theirs = { g->n_uses, g->uses };
	for (uint32_t i = 0; i < f->n_uses; i++) {
		const struct field_use *made = &f->uses[i];
		const struct field *field = p->how.world->fields[made->field];
		const struct field_use *left = (made->kinds & (USE_MAKES | USE_COMPUTES)) == USE_MAKES &&
				(field->access & (ACC_VOLATILE | ACC_FINAL))
			? use_of(&theirs, made->field)
			: NULL;
		// It must not be done again while it is set.
		if (!left || !(left->kinds & left->always & USE_LEAVES) ||
			!(made->kinds & (USE_TESTS | USE_REFUSES)) ||
			(p->setups->fields[made->field] & FIELD_MADE_OTHERWISE))
			continue;
		if (bci_of(early) < made->made && bci_of(late) > left->left)
			return true;
	}
	return false;
}

typedef VEC(const struct klass *) class_list;

static void add_class(class_list *all, struct map *known, const struct klass *klass)
{
	bool is_new;
	if (klass_is_phantom(klass) || klass->role == ROLE_JDK)
		return;
	map_put(known, klass->id, &is_new);
	if (is_new)
		vec_push(all, klass);
}

// Those that name the method, in the class or anywhere above it: each class once, as many ways may lead to an interface.
static uint8_t calls_of(const struct library_private *p, const struct method *method)
{
	class_list all = { 0 };
	struct map known = { 0 };
	uint8_t how = 0;
	add_class(&all, &known, method->owner);
	for (uint32_t at = 0; at < all.n; at++) {
		const struct klass *klass = all.v[at];
		const struct method *named = klass_method(klass, method->name, method->descriptor);
		if (named && named->id < p->n_methods)
			how |= p->setups->calls[named->id];
		for (uint32_t i = 0; i < klass->n_interfaces; i++)
			add_class(&all, &known, klass->interfaces[i]);
		if (klass->super)
			add_class(&all, &known, klass->super);
	}
	map_release(&known);
	vec_release(&all);
	return how;
}

// Whoever asks something may do so at any time; what returns nothing is there for what it does.
static bool is_called_early(const struct library_private *p, const struct lib_way *way)
{
	struct slice type = name_slice(way->entry->descriptor);
	return !way->task && type.ptr[type.len - 1] == 'V' && calls_of(p, way->entry) == CALLED_EARLY;
}

// Is it refused once threads are begun? Then nobody else has the object while it runs.
static bool is_refused_later(struct library *library, const struct lib_cell *cell,
	const struct lib_way *way)
{
	const struct uses *uses = uses_of(library, way->entry);
	for (uint32_t i = 0; i < uses->n; i++) {
		const struct field_use *use = &uses->all[i];
		if ((use->always & USE_REFUSES) && !(use->kinds & USE_MAKES) &&
			use->field != cell->field->id &&
			(library->private->setups->fields[use->field] & FIELD_MADE_STARTING))
			return true;
	}
	return false;
}

const char *library_setup(struct library *library, const struct lib_cell *cell,
	const struct lib_way *a, const struct lib_way *b)
{
	const struct library_private *p = library->private;
	if (comes_before(library, cell, a->entry, b->entry) ||
		comes_before(library, cell, b->entry, a->entry))
		return "the one makes what the other cannot do without: it has run before";
	if (is_announced(library, a, b) || is_announced(library, b, a))
		return "the other goes on only if a volatile or atomic says that the one has been there";
	if (is_maker(library, a->entry) && is_maker(library, b->entry))
		return "both make what others cannot do without: they are run before anybody else comes";
	if (is_refused_later(library, cell, a) || is_refused_later(library, cell, b))
		return "it is refused once the library has begun threads";
	if (is_called_early(p, a) || is_called_early(p, b))
		return "whoever calls it in this library does so before anybody else has the object";
	return NULL;
}
