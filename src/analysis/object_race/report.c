// The finding of one raced object: the two methods that meet there, with threads and the way to each, who
// owns it, and what follows: who should lock. Severity and certainty are those of the data race behind it.
#include "analysis/object_race/judge.h"

#include <stdlib.h>

#include "analysis/data_race/data_race.h"
#include "class/class.h"

#define MAX_RELATED 16

struct reporter {
	struct object_run *run;
	struct race_run words; // data-race's words for accesses, threads and objects
};

static struct finding_object object_of(struct reporter *r, uint32_t node)
{
	const struct pta_object *o = objects_pta(r->run, node);
	return (struct finding_object){
		.site = analysis_frame(o->method, o->bci, &r->words.scratch),
		.type = race_type_name(&r->words, r->run->object_of.v[node]),
	};
}

// ---- the two methods --------------------------------------------------------------------------

static const char *keep(struct reporter *r, struct buf *text)
{
	const char *kept = (const char *)arena_printf(&r->words.scratch, "%s", buf_cstring(text)).ptr;
	buf_release(text);
	return kept;
}

// "app.Box.add", "a read of app.Box.v", "a write of an element".
static const char *name_of(struct reporter *r, const struct use *use)
{
	struct buf text = BUF_INIT;
	if (use->method)
		return race_short_name(&r->words, use->method);
	if (!use->field)
		return use->kind == USE_READ ? "a read of an element" : "a write of an element";
	buf_string(&text, use->kind == USE_GET ? "a read of " : "a write of ");
	class_print_name(name_slice(use->field->owner->name), &text);
	buf_printf(&text, ".%.*s", SLICE_ARG(name_slice(use->field->name)));
	return keep(r, &text);
}

static struct finding_access method_of(struct reporter *r, const struct access *access,
	const struct use *use)
{
	struct finding_access method = race_access_of(&r->words, access);
	method.kind = ACCESS_CALL;
	method.method = use->method ? analysis_method_name(use->method, &r->words.scratch)
								: name_of(r, use);
	return method;
}

// ---- words ------------------------------------------------------------------------------------

static const char *say_owner(struct reporter *r, uint32_t owner)
{
	struct buf text = BUF_INIT;
	struct finding_object o = object_of(r, owner);
	buf_printf(&text, "it belongs to one %s (%s:%u): whoever locks that protects it", o.type,
		o.site.file, o.site.line);
	return keep(r, &text);
}

// All pairs of methods that race on the object, the seed's <j, n, n'>.
static const char *say_pairs(struct reporter *r, uint32_t node)
{
	struct buf text = BUF_INIT;
	uint32_t n = 0;
	for (uint32_t i = r->run->first_race[node]; i < r->run->first_race[node + 1]; i++) {
		const struct object_race *race = &r->run->races.v[r->run->races_of[i]];
		if (n++ >= 4)
			continue;
		buf_string(&text, n > 1 ? ", " : "at the same time may run: ");
		use_print(r->run, &r->run->uses.v[race->a], &text);
		buf_string(&text, " and ");
		use_print(r->run, &r->run->uses.v[race->b], &text);
	}
	if (n > 4)
		buf_printf(&text, ", and %u other pairs", n - 4);
	return keep(r, &text);
}

static const char *message_of(struct reporter *r, const struct object_race *race)
{
	struct buf text = BUF_INIT;
	const struct object_run *run = r->run;
	buf_printf(&text, "%s and %s may run at the same time on one %s",
		name_of(r, &run->uses.v[race->a]), name_of(r, &run->uses.v[race->b]),
		race_type_name(&r->words, run->object_of.v[race->object]));
	if (race->owner)
		buf_printf(&text, ", which belongs to one %s",
			race_type_name(&r->words, run->object_of.v[race->owner]));
	return keep(r, &text);
}

// Names only: the object's type and the method that makes it, and the two methods.
static const char *key_of(struct reporter *r, const struct object_race *race)
{
	struct buf text = BUF_INIT;
	const struct object_run *run = r->run;
	const char *a = name_of(r, &run->uses.v[race->a]), *b = name_of(r, &run->uses.v[race->b]);
	bool is_sorted = strcmp(a, b) <= 0;
	buf_printf(&text, "%s %s %s %s", race_type_name(&r->words, run->object_of.v[race->object]),
		analysis_method_name(objects_pta(run, race->object)->method, &r->words.scratch),
		is_sorted ? a : b, is_sorted ? b : a);
	return keep(r, &text);
}

// ---- the finding ------------------------------------------------------------------------------

static bool is_in(const struct findings *findings, const struct finding *finding)
{
	for (uint32_t i = 0; i < findings->all.n; i++)
		if (findings->all.v[i] == finding)
			return true;
	return false;
}

// One bug: the data race is told first, this is what it says too.
static void relate(struct reporter *r, const struct raced_object *raced, struct finding *finding)
{
	struct findings *out = r->run->out;
	for (uint32_t i = 0; i < raced->findings.n; i++) {
		struct finding *other = raced->findings.v[i];
		if (!is_in(out, other))
			continue;
		finding->is_part = true;
		finding_relate(out, other, finding->id);
		finding_relate(out, finding, other->id);
	}
}

static struct finding *report_object(struct reporter *r, uint32_t node,
	const struct raced_object *raced)
{
	struct object_run *run = r->run;
	const struct object_race *race = &run->races.v[raced->race];
	const struct access *a = &run->floor->accesses->all.v[raced->pair.a];
	const struct access *b = &run->floor->accesses->all.v[raced->pair.b];
	struct finding_object object = object_of(r, node), owner;
	struct finding_access methods[2] = { method_of(r, a, &run->uses.v[race->a]),
		method_of(r, b, &run->uses.v[race->b]) };
	struct finding_evidence evidence[3] = { { say_pairs(r, node), false, 0 } };
	uint32_t n = 1;
	if (race->owner) {
		owner = object_of(r, race->owner);
		evidence[n++] = (struct finding_evidence){ say_owner(r, race->owner), false, 0 };
	} else {
		evidence[n++] = (struct finding_evidence){
			"no object owns it: it must lock itself, or all who use it one lock", false, 0
		};
	}
	struct finding_race details = { .n_objects = 1,
		.objects = &object,
		.n_accesses = 2,
		.accesses = methods,
		.owner = race->owner ? &owner : NULL };
	const struct finding_frame *place = &methods[0].stack.frames[0];
	struct finding finding = {
		.rule = RULE_object_race,
		.facts = raced->pair.finding->facts,
		.severity = raced->pair.finding->severity,
		.score = 50,
		.message = message_of(r, race),
		.class = place->class,
		.file = place->file,
		.line = place->line,
		.n_evidence = n,
		.evidence = evidence,
		.race = &details,
	};
	findings_add(run->out, &finding, slice_of_string(key_of(r, race)));
	struct finding *made = run->out->all.v[run->out->all.n - 1];
	relate(r, raced, made);
	arena_clear(&r->words.scratch);
	return made;
}

// What is inside of a raced owner is one bug with it, and told there.
static void relate_owned(struct reporter *r, struct finding *owned, struct finding *owner)
{
	struct findings *out = r->run->out;
	finding_relate(out, owned, owner->id);
	finding_relate(out, owner, owned->id);
	if (owned->is_part)
		return;
	owned->is_part = true;
	finding_add_evidence(out, owner,
		(const char *)arena_printf(&r->words.scratch, "inside of it: %s", owned->message).ptr,
		false);
}

void report_races(struct object_run *run, const struct judgement *judgement)
{
	const struct floor *floor = run->floor;
	struct reporter r = { .run = run,
		.words = { .in = run->in,
			.world = run->in->world,
			.floor = run->floor,
			.models = floor->models,
			.pta = floor->pta,
			.bodies = floor->bodies,
			.heap = floor->heap,
			.threads = floor->threads,
			.sync = floor->sync,
			.accesses = floor->accesses,
			.out = run->out } };
	uint32_t n_threads = threads_count(floor->threads);
	analysis_list_threads(floor, run->out);
	arena_init(&r.words.scratch);
	r.words.thread_ids = xcalloc(n_threads + 1, sizeof(int32_t));
	memset(r.words.thread_ids, 0xff, (n_threads + 1) * sizeof(int32_t)); // -1
	struct finding **made = xcalloc(run->object_of.n, sizeof(*made));
	for (uint32_t node = 1; node < run->object_of.n; node++)
		if (judgement->objects[node].is_raced && objects_pta(run, node)->kind != PTA_LAMBDA)
			made[node] = report_object(&r, node, &judgement->objects[node]);
	for (uint32_t node = 1; node < run->object_of.n; node++) {
		uint32_t owner = made[node] ? run->races.v[judgement->objects[node].race].owner : 0;
		if (owner && made[owner])
			relate_owned(&r, made[node], made[owner]);
	}
	free(made);
	free(r.words.thread_ids);
	race_free_ways(&r.words);
	arena_release(&r.words.scratch);
}
