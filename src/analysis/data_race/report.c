// The finding of one field: the worst pair with its stacks, threads and locks, and what speaks for and
// against it. High where the object, the threads and the missing lock are known (doc/report.md).
#include "analysis/data_race/data_race.h"

#include <stdlib.h>

#include "class/class.h"

// ---- what speaks for it and against it --------------------------------------------------------

void evidence_say(struct evidence *evidence, bool is_against, int32_t weight, const char *text)
{
	if (evidence->n < MAX_EVIDENCE)
		evidence->all[evidence->n++] = (struct finding_evidence){ text, is_against, weight };
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
	uint8_t *known = ARENA_ARRAY(&run->scratch, uint8_t, group->n_points); // 1: locked, 2: not
	for (uint32_t i = 0; i < group->n; i++) {
		const struct access *access = &run->accesses->all.v[group->first + i];
		held_names held = { 0 };
		if (last && last->node == access->node && last->insn == access->insn)
			continue;
		last = access;
		if (!known[access->point]) {
			sync_held_at(run->sync, access->node, access->insn, &held);
			known[access->point] = held.n ? 1 : 2;
			vec_release(&held);
		}
		n_places++;
		n_locked += known[access->point] == 1;
	}
	if (n_locked && n_locked < n_places)
		evidence_say(evidence, false, 0,
			(const char *)arena_printf(&run->scratch,
				"a lock is held at %u of %u places that access it", n_locked, n_places)
				.ptr);
}

// Is it in a field of an object of which there is one, or an entry of such a map? Who asks for it gets the same object.
static bool is_kept_by_one(const struct race_run *run, uint32_t object)
{
	uint32_t n;
	const struct holder *holders = heap_holders(run->heap, object, &n);
	for (uint32_t i = 0; i < n; i++)
		if (holders[i].field && holders[i].object != HOLDER_MANY &&
			(!holders[i].object || heap_object_is_once(run->heap, holders[i].object)))
			return true;
	for (uint32_t o = 1; o <= pta_n_objects(run->pta); o++)
		if (pta_set_has(run->pta, pta_contents(run->pta, o, MODEL_FIELD_VALUE), object) &&
			heap_object_is_once(run->heap, o))
			return true;
	return false;
}

// Two threads of one kind, and objects that threads of this kind make: only if points-to is right in that
// one gets at what another has made do they meet.
static bool is_made_by_thread(const struct race_run *run, const struct pair *pair)
{
	if (pair->a->thread != pair->b->thread)
		return false;
	for (uint32_t i = 0; i < pair->objects.n; i++) {
		uint32_t node = pta_object(run->pta, pair->objects.v[i])->node;
		if (!node || !thread_runs(thread_at(run->threads, pair->a->thread), node) ||
			is_kept_by_one(run, pair->objects.v[i]))
			return false;
	}
	return true;
}

// Two runs of one task, of which there is one, and which is not started in a loop that can be seen.
static bool is_task_once(const struct race_run *run, const struct pair *pair)
{
	const struct thread *thread = thread_at(run->threads, pair->a->thread);
	const struct body *body = thread->start_insn ? bodies_of_node(run->bodies, thread->start_node)
												 : NULL;
	return pair->a->thread == pair->b->thread && pair->a->base && thread->object && body &&
		pta_origin(run->pta, pair->a->thread)->times == MODEL_ONCE &&
		heap_object_is_once(run->heap, thread->object) &&
		!body_is_in_loop(body, thread->start_insn);
}

// Two runs of one thread that is started where several ways lead, each of which may be the only one.
static bool may_be_one(const struct race_run *run, const struct pair *pair)
{
	const struct thread *thread = thread_at(run->threads, pair->a->thread);
	return pair->a->thread == pair->b->thread && thread->start_insn && !thread->is_passed &&
		!(pair->a == pair->b && pair->a->is_parallel) &&
		pta_origin(run->pta, pair->a->thread)->times == MODEL_ONCE &&
		!heap_insn_is_repeated(run->heap, thread->start_node, thread->start_insn);
}

static bool starts_its_like(const struct race_run *run, const struct thread *thread)
{
	const struct method *method = thread->start_node
		? pta_node(run->pta, thread->start_node)->method
		: NULL;
	for (uint32_t node = 1; method && node <= pta_n_nodes(run->pta); node++)
		if (pta_node(run->pta, node)->method == method && thread_runs(thread, node))
			return true;
	return false;
}

// Are they tasks of one kind that start tasks of their kind, as who divides and conquers does?
static bool divides_work(const struct race_run *run, const struct pair *pair)
{
	const struct thread *a = thread_at(run->threads, pair->a->thread);
	const struct thread *b = thread_at(run->threads, pair->b->thread);
	return pta_node(run->pta, a->entry)->method == pta_node(run->pta, b->entry)->method &&
		(starts_its_like(run, a) || starts_its_like(run, b));
}

// What it rests on.
static struct finding_facts weigh(struct race_run *run, const struct access_group *group,
	const struct race_summary *summary, struct evidence *evidence)
{
	const struct pair *pair = summary->worst;
	bool is_known = is_object_known(run, pair);
	struct finding_facts facts = {
		.calls = CERTAINTY_KNOWN,
		.objects = is_known ? CERTAINTY_KNOWN : CERTAINTY_ASSUMED,
		.threads = CERTAINTY_KNOWN,
	};
	uint32_t n_a, n_b;
	const char **texts;
	sync_print_held(run->sync, pair->a->node, pair->a->insn, &run->scratch, &n_a, &texts);
	sync_print_held(run->sync, pair->b->node, pair->b->insn, &run->scratch, &n_b, &texts);
	evidence_say(evidence, !is_known, is_known ? 30 : -20,
		!pair->a->base ? "the field is static: there is one"
			: is_known ? "there is one such object, which both threads have"
					   : "there may be several such objects, one for each thread");
	if (summary->is_only_broken) {
		evidence_say(evidence, true, -10, "both hold another lock, so that this is no race yet");
		return (struct finding_facts){ CERTAINTY_KNOWN, CERTAINTY_KNOWN, CERTAINTY_ASSUMED, false };
	}
	evidence_say(evidence, false, 20,
		!n_a && !n_b     ? "no lock is held at either access"
			: n_a && n_b ? "the locks that are held at the two accesses are not the same"
						 : "a lock is held at one of the two accesses only");
	say_guard(run, evidence, group);
	if (race_is_benign(run, group)) {
		evidence_say(evidence, true, -40,
			"each thread computes the same value and reads it once: it may be meant");
		facts.is_minor = true;
		return facts;
	}
	if (group->target == TARGET_ELEMENT && n_a && n_b) {
		evidence_say(evidence, true, -30, "the two may never meet at one index");
		facts.objects = CERTAINTY_GUESSED;
		return facts;
	}
	if (group->target == TARGET_ELEMENT && divides_work(run, pair)) {
		evidence_say(evidence, true, -30,
			"tasks that start their like have each a part of the array, mostly");
		facts.objects = CERTAINTY_GUESSED;
		return facts;
	}
	if (race_is_construction(run, pair->a) || race_is_construction(run, pair->b)) {
		evidence_say(evidence, true, -30,
			"one of them constructs the object, and nobody may have it yet");
		facts.threads = CERTAINTY_GUESSED;
		return facts;
	}
	if (!is_known && is_made_by_thread(run, pair)) {
		evidence_say(evidence, true, -30,
			"the thread makes such objects itself: each may have its own");
		facts.objects = CERTAINTY_GUESSED;
		return facts;
	}
	if (is_known && is_task_once(run, pair)) {
		evidence_say(evidence, true, -20, "the task may be given to one thread only");
		facts.threads = CERTAINTY_ASSUMED;
	}
	if (may_be_one(run, pair)) {
		evidence_say(evidence, true, -20,
			"the thread is started on several ways, each of which may be the only one");
		facts.threads = CERTAINTY_ASSUMED;
	}
	if (pair->a->thread != pair->b->thread &&
		(race_waits_before(run, pair->a) || race_waits_before(run, pair->b))) {
		evidence_say(evidence, true, -20,
			"one of the threads waits to be told to go on before it comes there");
		facts.threads = CERTAINTY_ASSUMED;
	}
	certainty_lower(&facts.calls, race_calls(run, pair->a));
	certainty_lower(&facts.calls, race_calls(run, pair->b));
	if (facts.calls != CERTAINTY_KNOWN)
		evidence_say(evidence, true, -20, "calls on the way may run other methods as well");
	return facts;
}

// ---- the finding ------------------------------------------------------------------------------

static const char *message_of(struct race_run *run, const struct access_group *group,
	const struct race_summary *summary, const char *field, const struct access *first,
	const struct finding_access accesses[2])
{
	if (!summary->is_only_broken)
		return analysis_race_message(&run->scratch, field, group->target == TARGET_CONTENTS,
			accesses);
	const char *who = race_short_name(run, pta_node(run->pta, first->node)->method);
	return (const char *)arena_printf(&run->scratch,
		"%s is declared @GuardedBy(\"%.*s\"), which %s does not hold", field,
		SLICE_ARG(summary->guard), who)
		.ptr;
}

static const char *suppression_reason(struct race_run *run, const struct race_summary *summary)
{
	struct slice why = summary->why_suppressed;
	return (const char *)arena_printf(&run->scratch, "an annotation says so%s%.*s",
		why.len ? ": " : "", SLICE_ARG(why))
		.ptr;
}

static void say_annotations(struct race_run *run, struct evidence *evidence,
	const struct access_group *group, const struct race_summary *summary)
{
	struct annotation said;
	const struct klass *owner = group->field ? group->field->owner : NULL;
	if (summary->guard.len)
		evidence_say(evidence, false, 10,
			(const char *)arena_printf(&run->scratch,
				"the field is declared @GuardedBy(\"%.*s\"), which is not held at both",
				SLICE_ARG(summary->guard))
				.ptr);
	if (owner && race_class_says(owner, ANNOTATION_NOT_THREAD_SAFE, &said))
		evidence_say(evidence, false, 5,
			"the class is declared @NotThreadSafe: who shares it must lock");
	else if (owner && race_class_says(owner, ANNOTATION_THREAD_SAFE, &said))
		evidence_say(evidence, false, 5, "the class is declared @ThreadSafe");
	else if (owner && race_class_says(owner, ANNOTATION_IMMUTABLE, &said))
		evidence_say(evidence, false, 5,
			"the class is declared @Immutable, and the field is written");
}

void race_report(struct race_run *run, const struct access_group *group,
	const struct race_summary *summary)
{
	const struct pair *pair = summary->worst;
	bool is_b_first = summary->is_only_broken
		? race_holds_guard(run, group, pair->names_a, summary->guard)
		: !pair->a->is_write;
	const struct access *first = is_b_first ? pair->b : pair->a;
	const struct access *second = is_b_first ? pair->a : pair->b;
	struct buf name = BUF_INIT;
	access_group_print(run->accesses, run->bodies, run->heap, group, &name);
	const char *field = (const char *)arena_printf(&run->scratch, "%s", buf_cstring(&name)).ptr;
	buf_release(&name);
	struct finding_access accesses[2] = { race_access_of(run, first), race_access_of(run, second) };
	struct finding_object objects[RACE_OBJECTS];
	struct evidence evidence = { 0 };
	struct finding_facts facts = weigh(run, group, summary, &evidence);
	say_annotations(run, &evidence, group, summary);
	if (summary->n_pairs > 1)
		evidence_say(&evidence, false, 0,
			(const char *)arena_printf(&run->scratch, "%u pairs of accesses race", summary->n_pairs)
				.ptr);
	struct finding_race race = {
		.field = field,
		.n_objects = race_list_objects(run, &pair->objects, objects),
		.objects = objects,
		.n_accesses = 2,
		.accesses = accesses,
		.is_promise = summary->is_only_broken,
	};
	const struct finding_frame *place = &accesses[0].stack.frames[0];
	struct finding finding = {
		.rule = RULE_data_race,
		.facts = facts,
		.severity = finding_severity(facts),
		.score = 30 + 4 * (pair->rank > 15 ? 15 : pair->rank),
		.message = message_of(run, group, summary, field, first, accesses),
		.class = place->class,
		.file = place->file,
		.line = place->line,
		.n_evidence = evidence.n,
		.evidence = evidence.all,
		.race = &race,
		.state = summary->is_suppressed ? FINDING_SUPPRESSED : FINDING_NEW,
		.state_reason = summary->is_suppressed ? suppression_reason(run, summary) : "",
	};
	findings_add(run->out, &finding, slice_of_string(field));
	arena_clear(&run->scratch);
}
