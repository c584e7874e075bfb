// Through which variables fields are accessed, and where the objects were made that these may point to: seed
// 004, section IV-D. A place is then a field of objects of one points-to set, and two places of a field conflict
// only where their sets meet.
//
// Points-to sets of a program that uses a real JDK may lack something (reflection, natives, a budget that was over).
// So they are claims like all others. Each object that is accessed, by its name, has those
// places that make objects in common which all sets through which it was accessed have; where none is left,
// the set at hand is mistaken: from then on it meets everything, and that is a surprise. Why that is
// enough: choose one of the places that are left for each object. Let an access through a set without that place end
// the thread. In this program two accesses of one object are through sets that meet, so that nothing is
// removed wrongly and the search meets all accesses that end a thread; it has met none.
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "facts/facts.h"
#include "lookahead/internal.h"
#include "pta/pta.h"

struct points_to {
	struct world *world;
	struct method *main;
	struct pta *pta;           // exhaustive
	struct pta_demand *demand; // by demand
	struct map numbers;        // of the objects of its answers, + 1
	struct ir_builder *builder;
	struct arena arena;
	struct bit_sets sets;     // of objects of pta
	struct map known;         // of a method and a pc: set + 1
	struct map methods;       // that were looked at
	struct map common;        // by the names of objects: set + 1
	VEC(uint8_t) is_mistaken; // by set
};

enum {
	MAX_OBJECTS = 8192,         // by demand; sets with more are any
	MAX_PROPAGATIONS = 5000000, // seconds; programs that are searched are smaller
};

static void solve(struct points_to *p, const struct lookahead_options *options)
{
	bool is_by_demand = options->points_to >= POINTS_TO_CI_DD;
	p->main = options->program.main;
	struct pta_options how = { .policy = PTA_INSENSITIVE,
		.models = options->program.models,
		.n_roots = 1,
		.roots = &p->main,
		.jobs = 1,
		.max_propagations = MAX_PROPAGATIONS,
		.budget = options->program.budget,
		.notes = options->program.notes };
	if (options->points_to == POINTS_TO_CS_EX || options->points_to == POINTS_TO_CS_DD) {
		how.policy = PTA_BY_OBJECT;
		how.depth = 1;
	}
	if (!p->main)
		return;
	if (is_by_demand) {
		p->demand = pta_demand_new(p->world, &how,
			options->budget ? options->budget : PTA_DEMAND_BUDGET);
		return;
	}
	p->pta = pta_solve(p->world, &how);
	if (pta_is_partial(p->pta)) {
		pta_free(p->pta);
		p->pta = NULL;
	}
}

void ahead_points_to_init(struct lookahead *ahead)
{
	if (ahead->options.points_to < POINTS_TO_CI_EX || !ahead->options.program.world)
		return;
	struct points_to *p = xcalloc(1, sizeof(*p));
	ahead->points_to = p;
	p->world = ahead->options.program.world;
	solve(p, &ahead->options);
	ir_prepare(p->world);
	p->builder = ir_builder_new(p->world);
	arena_init(&p->arena);
	bits_init(&p->sets, p->pta ? pta_n_objects(p->pta) + 1 : MAX_OBJECTS);
}

void ahead_points_to_free(struct lookahead *ahead)
{
	struct points_to *p = ahead->points_to;
	if (!p)
		return;
	pta_free(p->pta);
	if (p->demand)
		pta_demand_free(p->demand);
	map_release(&p->numbers);
	ir_builder_free(p->builder);
	arena_release(&p->arena);
	bits_release(&p->sets);
	map_release(&p->known);
	map_release(&p->methods);
	map_release(&p->common);
	vec_release(&p->is_mistaken);
	free(p);
	ahead->points_to = NULL;
}

// ---- the sets of a method's accesses ------------------------------------------------------------------

// In all contexts; 0 where it may be an object that nobody is known to have made.
static set_id objects_of(struct points_to *p, const struct method *method, uint32_t value)
{
	set_id set = 0;
	uint32_t node = pta_first_node(p->pta, method);
	for (; node; node = pta_next_node(p->pta, node)) {
		pta_set objects = pta_value(p->pta, node, value);
		uint32_t o = pta_set_next(p->pta, objects, 1);
		for (; o; o = pta_set_next(p->pta, objects, o + 1)) {
			if (pta_object(p->pta, o)->kind == PTA_OPEN)
				return 0;
			set = bits_with(&p->sets, set, o);
		}
	}
	return set;
}

static void look_at(struct points_to *p, const void *at, const struct method *method, bool wrong)
{
	struct err err = ERR_INIT;
	world_open(p->world, method->owner);
	struct ir *ir = method->member->code ? ir_build(p->builder, method, &p->arena, &err) : NULL;
	for (uint32_t i = 1; ir && i <= ir->n_insns; i++) {
		const struct ir_insn *insn = ir_at(ir, i);
		if (insn->op != IR_GET_FIELD && insn->op != IR_PUT_FIELD && insn->op != IR_ARRAY_LOAD &&
			insn->op != IR_ARRAY_STORE)
			continue;
		bool is_new;
		uint64_t key = hash_pair((uintptr_t)at, insn->bci);
		set_id set = objects_of(p, method, ir_arg(ir, insn, 0));
		if (wrong && set)
			set = bits_with(&p->sets, 0, 1 + (insn->bci + method->id) % pta_n_objects(p->pta));
		uint64_t *known = map_put(&p->known, key, &is_new);
		*known = is_new || *known == set + 1 ? set + 1 : 1; // jsr: code that was lifted twice
	}
	arena_clear(&p->arena);
}

static set_id ask(struct points_to *p, const struct method *method, uint32_t bci)
{
	const struct pta_answer *answer = pta_demand_access(p->demand, method, (uint16_t)bci);
	set_id set = 0;
	if (answer->is_anything || answer->is_open)
		return 0;
	for (uint32_t i = 0; i < answer->n; i++) {
		bool is_new;
		uint64_t *number = map_put(&p->numbers, answer->objects[i], &is_new);
		if (is_new)
			*number = p->numbers.n;
		if (*number >= MAX_OBJECTS)
			return 0;
		set = bits_with(&p->sets, set, (uint32_t)*number);
	}
	return set;
}

static bool is_mistaken(const struct points_to *p, set_id set)
{
	return set < p->is_mistaken.n && p->is_mistaken.v[set];
}

static const struct method *method_of(struct points_to *p, const void *at)
{
	const char *class_name, *name, *descriptor;
	vm_method_names(at, &class_name, &name, &descriptor);
	struct klass *klass = world_loaded(p->world, slice_of_string(class_name));
	return klass ? klass_method_named(p->world, klass, name, descriptor) : NULL;
}

// Of the program's own code: the JDK's is mostly modelled, and its variables may point to nearly anything.
set_id ahead_objects(struct lookahead *ahead, const void *at, uint32_t pc)
{
	struct points_to *p = ahead->points_to;
	if (!p || (!p->pta && !p->demand) || vm_method_is_jdk(at))
		return 0;
	uint64_t key = hash_pair((uintptr_t)at, pc);
	const uint64_t *known = map_get(&p->known, key);
	if (known)
		return (set_id)*known - 1;
	const struct method *method = method_of(p, at);
	if (p->demand) {
		bool is_new;
		double start = ahead_milliseconds();
		set_id set = method ? ask(p, method, pc) : 0;
		ahead->counts.milliseconds += ahead_milliseconds() - start;
		*map_put(&p->known, key, &is_new) = set + 1;
		return set;
	}
	bool is_new;
	map_put(&p->methods, (uintptr_t)at, &is_new);
	if (method && is_new)
		look_at(p, at, method, ahead->options.wrong_objects);
	known = map_get(&p->known, key);
	return known ? (set_id)*known - 1 : 0;
}

// ---- claims ---------------------------------------------------------------------------------------------

static bool observe_one(struct lookahead *ahead, uint64_t name, set_id objects)
{
	struct points_to *p = ahead->points_to;
	if (!objects || is_mistaken(p, objects) || ahead->options.forget_checks)
		return true;
	bool is_new;
	uint64_t *common = map_put(&p->common, name, &is_new);
	set_id left = is_new ? objects : bits_meet(&p->sets, (set_id)*common - 1, objects);
	if (left) {
		*common = left + 1;
		return true;
	}
	while (p->is_mistaken.n <= objects)
		vec_push(&p->is_mistaken, 0);
	p->is_mistaken.v[objects] = 1;
	ahead->counts.mistaken++;
	return false;
}

bool ahead_objects_observe(struct lookahead *ahead, const struct effects *effects)
{
	bool is_known = true;
	for (uint32_t i = 0; ahead->points_to && i < effects->n; i++)
		if (effects->names[i])
			is_known &= observe_one(ahead, effects->names[i],
				ahead->places.v[effects->bits[i] / 2].objects);
	return is_known;
}

// ---- places of some objects -----------------------------------------------------------------------------

uint32_t ahead_refined(struct lookahead *ahead, uint32_t place, set_id objects)
{
	if (!objects)
		return place;
	bool is_new;
	uint64_t *number = map_put(&ahead->refined, (uint64_t)place << 32 | objects, &is_new);
	if (is_new) {
		struct place refined = ahead->places.v[place];
		refined.base = place;
		refined.objects = objects;
		refined.kept = refined.removed = 0;
		refined.name = NULL; // that of its base
		vec_push(&ahead->places, refined);
		*number = ahead->places.n;
	}
	return (uint32_t)*number - 1;
}

static bool may_be_same(const struct points_to *p, const struct place *a, const struct place *b)
{
	return !a->objects || !b->objects || is_mistaken(p, a->objects) || is_mistaken(p, b->objects) ||
		bits_do_meet(&p->sets, a->objects, b->objects);
}

void ahead_objects_prepare(struct lookahead *ahead)
{
	map_clear(&ahead->widened);
	for (uint32_t i = 0; ahead->points_to && i < ahead->places.n; i++) {
		struct place *place = &ahead->places.v[i];
		place->meets = place->meets_in = place->siblings = place->siblings_in = 0;
		for (uint32_t k = 0; k < ahead->places.n; k++) {
			const struct place *other = &ahead->places.v[k];
			if (other->base != place->base)
				continue;
			place->siblings_in = bits_with(&ahead->sets, place->siblings_in, 2 * k + 1);
			place->siblings = bits_with(&ahead->sets, place->siblings, 2 * k);
			if (!may_be_same(ahead->points_to, place, other))
				continue;
			place->meets_in = bits_with(&ahead->sets, place->meets_in, 2 * k + 1);
			place->meets = bits_with(&ahead->sets, place->meets, 2 * k);
		}
		place->meets = bits_join(&ahead->sets, place->meets, place->meets_in);
		place->siblings = bits_join(&ahead->sets, place->siblings, place->siblings_in);
	}
	if (ahead->points_to)
		ahead->counts.object_sets = ahead->points_to->sets.n - 1;
}

// With the same accesses of all places that may be of the same objects.
set_id ahead_widened(struct lookahead *ahead, set_id set)
{
	if (!ahead->points_to)
		return set;
	bool is_new;
	map_put(&ahead->widened, set, &is_new);
	if (!is_new)
		return (set_id)*map_get(&ahead->widened, set);
	set_id wide = set;
	for (uint32_t i = PLACE_FIRST; i < ahead->n_places; i++) {
		const struct place *place = &ahead->places.v[i];
		for (uint32_t k = 0; k < ahead->n_places; k++) {
			if (!bits_has(&ahead->sets, place->meets, 2 * k))
				continue;
			if (bits_has(&ahead->sets, set, 2 * i))
				wide = bits_with(&ahead->sets, wide, 2 * k);
			if (bits_has(&ahead->sets, set, 2 * i + 1))
				wide = bits_with(&ahead->sets, wide, 2 * k + 1);
		}
	}
	*map_get(&ahead->widened, set) = wide;
	return wide;
}

// ---- for people -----------------------------------------------------------------------------------------

static int by_line(const void *a, const void *b)
{
	return strcmp(((const struct buf *)a)->ptr, ((const struct buf *)b)->ptr);
}

// "Main.main:12 Main.run:7": where the objects are made.
void ahead_objects_print(struct lookahead *ahead, set_id objects, struct buf *out)
{
	struct points_to *p = ahead->points_to;
	VEC(struct buf) texts = { 0 };
	for (uint32_t o = 1; objects && p->pta && o <= pta_n_objects(p->pta); o++) {
		if (!bits_has(&p->sets, objects, o))
			continue;
		const struct pta_object *object = pta_object(p->pta, o);
		struct buf text = BUF_INIT;
		if (object->method) {
			class_print_name(name_slice(object->method->owner->name), &text);
			buf_printf(&text, ".%s:%u", object->method->name->text,
				facts_line(object->method, object->bci));
		} else {
			pta_print_object(p->pta, o, &text);
		}
		buf_cstring(&text);
		vec_push(&texts, text);
	}
	if (texts.n)
		qsort(texts.v, texts.n, sizeof(*texts.v), by_line);
	for (uint32_t i = 0; i < texts.n; i++) {
		if (i == 0 || strcmp(texts.v[i].ptr, texts.v[i - 1].ptr) != 0)
			buf_printf(out, " %s", texts.v[i].ptr);
	}
	for (uint32_t i = 0; i < texts.n; i++)
		buf_release(&texts.v[i]);
	vec_release(&texts);
	uint32_t n = 0;
	for (uint32_t i = 0; objects && p->demand && i < MAX_OBJECTS; i++)
		n += bits_has(&p->sets, objects, i);
	if (p->demand)
		buf_printf(out, " %u places", n);
	if (!objects)
		buf_string(out, " any");
}
