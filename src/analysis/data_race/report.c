// The finding of one field: the worst pair with its stacks, threads and locks, and what speaks for and
// against it. High where the object, the threads and the missing lock are known (doc/report.md).
#include "analysis/data_race/data_race.h"

#include <stdlib.h>

#include "class/class.h"

#define MAX_EVIDENCE 8

// ---- what speaks for it and against it --------------------------------------------------------

struct evidence {
	uint32_t n;
	struct finding_evidence all[MAX_EVIDENCE];
};

static void say(struct evidence *evidence, bool is_against, int32_t weight, const char *text)
{
	if (evidence->n < MAX_EVIDENCE)
		evidence->all[evidence->n++] = (struct finding_evidence){ text, is_against, weight };
}

static void say_thread(struct race_run *run, struct evidence *evidence, uint32_t thread)
{
	const struct thread *t = thread_at(run->threads, thread);
	const struct finding_frame *start = race_start_of(run, t);
	if (!start)
		return;
	const struct method *starter = pta_node(run->pta, t->start_node)->method;
	struct slice text = arena_printf(&run->scratch,
		"the thread that runs %s is started by %s (%s:%u)%s",
		race_short_name(run, pta_node(run->pta, t->entry)->method), race_short_name(run, starter),
		start->file, start->line, t->is_many ? ", many at the same time" : "");
	say(evidence, false, 0, (const char *)text.ptr);
}

static bool is_object_known(const struct race_run *run, const struct pair *pair)
{
	for (uint32_t i = 0; i < pair->objects.n; i++)
		if (heap_object_is_once(run->heap, pair->objects.v[i]))
			return true;
	return !pair->a->base;
}

// At how many of its accesses is each lock held? "guarded at 9 of 10 places".
static void say_guard(struct race_run *run, struct evidence *evidence,
	const struct access_group *group)
{
	uint32_t n_locked = 0, n_places = 0;
	const struct access *last = NULL;
	for (uint32_t i = 0; i < group->n; i++) {
		const struct access *access = &run->accesses->all.v[group->first + i];
		held_names held = { 0 };
		if (last && last->node == access->node && last->insn == access->insn)
			continue;
		last = access;
		sync_held_at(run->sync, access->node, access->insn, &held);
		n_places++;
		n_locked += held.n > 0;
		vec_release(&held);
	}
	if (n_locked && n_locked < n_places)
		say(evidence, false, 0,
			(const char *)arena_printf(&run->scratch,
				"a lock is held at %u of %u places that access it", n_locked, n_places)
				.ptr);
}

// A constructor's access to the object that it constructs.
static bool is_construction(const struct race_run *run, const struct access *access)
{
	const struct body *body = bodies_of_node(run->bodies, access->node);
	return access->base && path_source(body->paths, access->base) == 1 &&
		slice_equal(name_slice(body->method->name), SLICE("<init>"));
}

// Two threads of one kind, and objects that threads of this kind make: only if points-to is right in that
// one gets at what another has made do they meet.
static bool is_made_by_thread(const struct race_run *run, const struct pair *pair)
{
	if (pair->a->thread != pair->b->thread)
		return false;
	for (uint32_t i = 0; i < pair->objects.n; i++) {
		uint32_t node = pta_object(run->pta, pair->objects.v[i])->node;
		if (!node || !thread_runs(thread_at(run->threads, pair->a->thread), node))
			return false;
	}
	return true;
}

static enum severity weigh(struct race_run *run, const struct access_group *group,
	const struct pair *pair, struct evidence *evidence)
{
	bool is_known = is_object_known(run, pair);
	uint32_t n_a, n_b;
	const char **texts;
	sync_print_held(run->sync, pair->a->node, pair->a->insn, &run->scratch, &n_a, &texts);
	sync_print_held(run->sync, pair->b->node, pair->b->insn, &run->scratch, &n_b, &texts);
	say_thread(run, evidence, pair->a->thread);
	if (pair->b->thread != pair->a->thread)
		say_thread(run, evidence, pair->b->thread);
	say(evidence, !is_known, is_known ? 30 : -20,
		!pair->a->base ? "the field is static: there is one"
			: is_known ? "there is one such object, which both threads have"
					   : "there may be several such objects, one for each thread");
	say(evidence, false, 20,
		!n_a && !n_b     ? "no lock is held at either access"
			: n_a && n_b ? "the locks that are held at the two accesses are not the same"
						 : "a lock is held at one of the two accesses only");
	say_guard(run, evidence, group);
	if (race_is_benign(run, group)) {
		say(evidence, true, -40,
			"each thread computes the same value and reads it once: it may be meant");
		return SEVERITY_LOW;
	}
	if (group->target == TARGET_ELEMENT && n_a && n_b) {
		say(evidence, true, -30, "the two may never meet at one index");
		return SEVERITY_LOW;
	}
	if (!is_known && (is_construction(run, pair->a) || is_construction(run, pair->b))) {
		say(evidence, true, -30, "one of them constructs the object, of which there may be many");
		return SEVERITY_LOW;
	}
	if (!is_known && is_made_by_thread(run, pair)) {
		say(evidence, true, -30, "the thread makes such objects itself: each may have its own");
		return SEVERITY_LOW;
	}
	return is_known ? SEVERITY_HIGH : SEVERITY_MEDIUM;
}

// ---- the finding ------------------------------------------------------------------------------

void race_report(struct race_run *run, const struct access_group *group, const struct pair *pair,
	uint32_t n_pairs)
{
	const struct access *first = pair->a->is_write ? pair->a : pair->b;
	const struct access *second = pair->a->is_write ? pair->b : pair->a;
	struct buf name = BUF_INIT;
	access_group_print(run->accesses, run->bodies, run->heap, group, &name);
	const char *field = (const char *)arena_printf(&run->scratch, "%s", buf_cstring(&name)).ptr;
	buf_release(&name);
	struct finding_access accesses[2] = { race_access_of(run, first), race_access_of(run, second) };
	struct finding_object objects[RACE_OBJECTS];
	struct evidence evidence = { 0 };
	enum severity severity = weigh(run, group, pair, &evidence);
	if (n_pairs > 1)
		say(&evidence, false, 0,
			(const char *)arena_printf(&run->scratch, "%u pairs of accesses race", n_pairs).ptr);
	struct finding_race race = {
		.field = field,
		.n_objects = race_list_objects(run, &pair->objects, objects),
		.objects = objects,
		.n_accesses = 2,
		.accesses = accesses,
	};
	const struct method *method = pta_node(run->pta, first->node)->method;
	const struct method *other = pta_node(run->pta, second->node)->method;
	const char *what = group->target == TARGET_CONTENTS ? "the contents of " : "";
	const char *done = group->target == TARGET_CONTENTS ? "changed" : "written";
	struct slice message = arena_printf(&run->scratch,
		"%s%s %s %s by %s and %s by %s with no common lock", what, field,
		group->target == TARGET_CONTENTS ? "are" : "is", done, race_short_name(run, method),
		second->is_write ? done : "read", race_short_name(run, other));
	const struct finding_frame *place = &accesses[0].stack.frames[0];
	struct finding finding = {
		.rule = RULE_data_race,
		.severity = severity,
		.score = 30 + 4 * (pair->rank > 15 ? 15 : pair->rank),
		.message = (const char *)message.ptr,
		.class = place->class,
		.file = place->file,
		.line = place->line,
		.n_evidence = evidence.n,
		.evidence = evidence.all,
		.race = &race,
	};
	findings_add(run->out, &finding, slice_of_string(field));
	arena_clear(&run->scratch);
}
