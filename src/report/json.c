// The report as JSON: CONTRACT.md's members, and evidence, responsible, origin and locks of frames.
#include "report/internal.h"

#include "base/json.h"

#define SCHEMA 1

static void put_texts(struct json *json, const char *name, const char *const *texts, uint32_t n)
{
	json_array(json, name, true);
	for (uint32_t i = 0; i < n; i++)
		json_string(json, NULL, texts[i]);
	json_end_array(json);
}

static void put_place(struct json *json, const struct finding_frame *frame)
{
	json_string(json, "method", frame->method);
	json_string(json, "file", frame->file);
	json_unsigned(json, "line", frame->line);
	if (frame->bci != FINDING_NO_BCI)
		json_unsigned(json, "bci", frame->bci);
}

static void put_frame(struct json *json, const char *name, const struct finding_frame *frame)
{
	json_object(json, name, true);
	put_place(json, frame);
	json_string(json, "origin", finding_origin_name(frame->origin));
	if (frame->n_locks)
		put_texts(json, "locks", frame->locks, frame->n_locks);
	json_end_object(json);
}

static void put_stack(struct json *json, const char *name, const struct finding_stack *stack)
{
	json_array(json, name, false);
	for (uint32_t i = 0; i < stack->n; i++)
		put_frame(json, NULL, &stack->frames[i]);
	json_end_array(json);
}

// ---- what only some rules have --------------------------------------------------------------

static void put_lock_order(struct json *json, const struct finding_lock_order *order)
{
	put_texts(json, "locks", order->locks, order->n_locks);
	put_texts(json, "lock_objects", order->lock_objects, order->n_locks);
	if (order->n_entries)
		put_texts(json, "entries", order->entries, order->n_entries);
	json_array(json, "edges", false);
	for (uint32_t i = 0; i < order->n_edges; i++) {
		const struct finding_edge *edge = &order->edges[i];
		json_object(json, NULL, false);
		json_string(json, "from", edge->from);
		json_string(json, "to", edge->to);
		json_array(json, "stacks", false);
		for (uint32_t j = 0; j < edge->n_stacks; j++)
			put_stack(json, NULL, &edge->stacks[j]);
		json_end_array(json);
		json_end_object(json);
	}
	json_end_array(json);
}

static void put_context(struct json *json, const struct finding_atomicity *atomicity)
{
	json_object(json, "context", true);
	json_string(json, "lock", atomicity->context_lock);
	put_place(json, &atomicity->context);
	json_end_object(json);
}

static void put_atomicity(struct json *json, const struct finding_atomicity *atomicity)
{
	if (atomicity->context_lock)
		put_context(json, atomicity);
	json_string(json, "witness", atomicity->witness);
	if (atomicity->second_witness)
		json_string(json, "second_witness", atomicity->second_witness);
	if (*atomicity->read)
		json_string(json, "read", atomicity->read);
	if (*atomicity->written)
		json_string(json, "written", atomicity->written);
	put_frame(json, "first", &atomicity->first);
	put_frame(json, "second", &atomicity->second);
	if (atomicity->first_stack.n)
		put_stack(json, "first_stack", &atomicity->first_stack);
	if (atomicity->second_stack.n)
		put_stack(json, "second_stack", &atomicity->second_stack);
	json_string(json, "classification", finding_class_name(atomicity->classification));
}

static void put_object(struct json *json, const char *name, const struct finding_object *object)
{
	json_object(json, name, true);
	json_string(json, "site", object->site.method);
	json_string(json, "file", object->site.file);
	json_unsigned(json, "line", object->site.line);
	json_string(json, "type", object->type);
	json_end_object(json);
}

static void put_access(struct json *json, const struct finding_access *access)
{
	json_object(json, NULL, false);
	json_string(json, "kind", finding_access_name(access->kind));
	if (*access->method)
		json_string(json, "method", access->method);
	if (access->thread < 0)
		json_null(json, "thread");
	else
		json_signed(json, "thread", access->thread);
	put_texts(json, "locks", access->locks, access->n_locks);
	put_stack(json, "stack", &access->stack);
	json_end_object(json);
}

static void put_race(struct json *json, const struct finding_race *race)
{
	if (*race->field)
		json_string(json, "field", race->field);
	json_array(json, "objects", false);
	for (uint32_t i = 0; i < race->n_objects; i++)
		put_object(json, NULL, &race->objects[i]);
	json_end_array(json);
	json_array(json, "accesses", false);
	for (uint32_t i = 0; i < race->n_accesses; i++)
		put_access(json, &race->accesses[i]);
	json_end_array(json);
}

// One object, the two methods that run on it, and its owner.
static void put_object_race(struct json *json, const struct finding_race *race)
{
	put_object(json, "object", &race->objects[0]);
	json_array(json, "methods", false);
	for (uint32_t i = 0; i < race->n_accesses; i++)
		put_access(json, &race->accesses[i]);
	json_end_array(json);
	if (race->owner)
		put_object(json, "owner", race->owner);
	else
		json_null(json, "owner");
}

// ---- a finding ------------------------------------------------------------------------------

static void put_evidence(struct json *json, const struct finding *finding)
{
	json_array(json, "evidence", false);
	for (uint32_t i = 0; i < finding->n_evidence; i++) {
		const struct finding_evidence *evidence = &finding->evidence[i];
		json_object(json, NULL, true);
		json_string(json, "kind", evidence->is_against ? "against" : "for");
		json_string(json, "text", evidence->text);
		json_signed(json, "weight", evidence->weight);
		json_end_object(json);
	}
	json_end_array(json);
}

static void put_responsible(struct json *json, const struct finding *finding)
{
	json_array(json, "responsible", false);
	for (uint32_t i = 0; i < finding->n_responsible; i++) {
		const struct finding_responsible *responsible = &finding->responsible[i];
		json_object(json, NULL, true);
		json_string(json, "what", finding_role_name(responsible->what));
		json_string(json, "class", responsible->class);
		json_string(json, "origin", finding_origin_name(responsible->origin));
		if (*responsible->of)
			json_string(json, "of", responsible->of);
		json_end_object(json);
	}
	json_end_array(json);
}

static void put_facts(struct json *json, const struct finding_facts *facts)
{
	json_object(json, "facts", true);
	json_string(json, "calls", certainty_name(facts->calls));
	json_string(json, "objects", certainty_name(facts->objects));
	json_string(json, "threads", certainty_name(facts->threads));
	json_bool(json, "minor", facts->is_minor);
	json_end_object(json);
}

// Only where a baseline or the configuration says something.
static void put_state(struct json *json, const struct finding *finding)
{
	if (finding->known_until)
		json_string(json, "known_until", finding->known_until);
	if (finding->state == FINDING_NEW)
		return;
	json_string(json, "state", finding_state_name(finding->state));
	json_string(json, "state_reason", finding->state_reason);
}

// ---- of check -------------------------------------------------------------------------------

static void put_where(struct json *json, const char *name, const struct finding_frame *frame)
{
	if (*frame->method)
		put_frame(json, name, frame);
	else
		json_null(json, name);
}

static void put_thread(struct json *json, const char *name, int32_t thread)
{
	if (thread < 0)
		json_null(json, name);
	else
		json_signed(json, name, thread);
}

// "Main.java:12"
static void put_short_place(struct json *json, const struct finding_frame *frame)
{
	struct buf place = BUF_INIT;
	buf_string(&place, frame->file);
	if (frame->line)
		buf_printf(&place, ":%u", frame->line);
	json_slice(json, "place", buf_view(&place));
	buf_release(&place);
}

static void put_actors(struct json *json, const struct finding_execution *execution)
{
	json_array(json, "threads", false);
	for (uint32_t i = 0; i < execution->n_actors; i++) {
		const struct finding_actor *actor = &execution->actors[i];
		json_object(json, NULL, true);
		json_unsigned(json, "id", actor->thread);
		json_string(json, "name", actor->name);
		json_string(json, "state", actor->state);
		json_bool(json, "part", actor->is_part);
		json_bool(json, "idle", actor->is_idle);
		put_short_place(json, &actor->at);
		json_end_object(json);
	}
	json_end_array(json);
}

static void put_waits(struct json *json, const struct finding_execution *execution)
{
	json_bool(json, "cycle", execution->is_cycle);
	json_array(json, "edges", false);
	for (uint32_t i = 0; i < execution->n_waits; i++) {
		const struct finding_wait *wait = &execution->waits[i];
		json_object(json, NULL, false);
		json_unsigned(json, "thread", wait->thread);
		json_string(json, "lock", wait->lock);
		json_string(json, "type", wait->type);
		json_string(json, "how", wait->words);
		put_where(json, "waits_at", &wait->at);
		put_thread(json, "holder", wait->holder);
		put_where(json, "held_since", &wait->since);
		json_end_object(json);
	}
	json_end_array(json);
}

static void put_thrown(struct json *json, const struct finding_thrown *thrown)
{
	json_object(json, "exception", false);
	json_string(json, "class", thrown->class);
	if (thrown->message)
		json_string(json, "message", thrown->message);
	else
		json_null(json, "message");
	json_unsigned(json, "thread", thrown->thread);
	put_stack(json, "stack", &thrown->stack);
	json_end_object(json);
}

static void put_steps(struct json *json, const struct finding_execution *execution)
{
	json_unsigned(json, "switches", execution->n_switches);
	json_array(json, "trace", false);
	for (uint32_t i = 0; i < execution->n_steps; i++) {
		const struct finding_step *step = &execution->steps[i];
		json_object(json, NULL, true);
		json_unsigned(json, "thread", step->thread);
		json_string(json, "method", step->at.method);
		put_short_place(json, &step->at);
		json_string(json, "does", step->does);
		json_end_object(json);
	}
	json_end_array(json);
}

static void put_execution(struct json *json, const struct finding_execution *execution)
{
	if (execution->n_waits)
		put_waits(json, execution);
	if (execution->thrown)
		put_thrown(json, execution->thrown);
	put_actors(json, execution);
	put_steps(json, execution);
}

static void put_finding(struct json *json, const struct finding *finding)
{
	json_object(json, NULL, false);
	json_string(json, "id", finding->id);
	json_string(json, "rule", rules[finding->rule].id);
	json_string(json, "severity", severity_name(finding->severity));
	put_facts(json, &finding->facts);
	json_unsigned(json, "score", finding->score);
	json_string(json, "message", finding->message);
	json_string(json, "class", finding->class);
	json_string(json, "file", finding->file);
	json_unsigned(json, "line", finding->line);
	if (finding->lock_order)
		put_lock_order(json, finding->lock_order);
	if (finding->atomicity)
		put_atomicity(json, finding->atomicity);
	if (finding->race && finding->rule == RULE_object_race)
		put_object_race(json, finding->race);
	else if (finding->race)
		put_race(json, finding->race);
	if (finding->execution)
		put_execution(json, finding->execution);
	if (finding->n_related)
		put_texts(json, "related", finding->related, finding->n_related);
	put_evidence(json, finding);
	put_responsible(json, finding);
	put_state(json, finding);
	json_end_object(json);
}

// ---- the rest -------------------------------------------------------------------------------

static void put_as_library(struct json *json, const struct report *report)
{
	if (!report->findings->as_library)
		return;
	json_array(json, "as_library", true);
	for (int i = 0; i < N_RULES; i++)
		if (report->findings->as_library & rule_bit((enum rule)i))
			json_string(json, NULL, rules[i].id);
	json_end_array(json);
}

static void put_input(struct json *json, const struct report *report)
{
	json_object(json, "input", false);
	put_texts(json, "paths", report->paths, report->n_paths);
	json_string(json, "mode", report->mode);
	if (*report->jdk)
		json_string(json, "jdk", report->jdk);
	else
		json_null(json, "jdk");
	json_unsigned(json, "classes", report->classes);
	json_unsigned(json, "methods", report->methods);
	json_unsigned(json, "missing_classes", report->missing_classes);
	json_array(json, "rules", true);
	for (int i = 0; i < N_RULES; i++)
		if (report_has_rule(report, (enum rule)i))
			json_string(json, NULL, rules[i].id);
	json_end_array(json);
	put_as_library(json, report);
	json_end_object(json);
}

static void put_threads(struct json *json, const struct findings *findings)
{
	json_array(json, "threads", false);
	for (uint32_t i = 0; i < findings->threads.n; i++) {
		const struct finding_thread *thread = &findings->threads.v[i];
		json_object(json, NULL, true);
		json_unsigned(json, "id", thread->id);
		if (*thread->name)
			json_string(json, "name", thread->name);
		json_string(json, "run", thread->run);
		if (thread->start)
			put_frame(json, "start", thread->start);
		else
			json_null(json, "start");
		json_bool(json, "many", thread->many);
		json_end_object(json);
	}
	json_end_array(json);
}

static void put_stats(struct json *json, const struct report *report)
{
	json_object(json, "stats", false);
	json_array(json, "phases", false);
	for (uint32_t i = 0; i < report->n_phases; i++) {
		json_object(json, NULL, true);
		json_string(json, "name", report->phases[i].name);
		json_milliseconds(json, "ms", report->phases[i].milliseconds);
		json_end_object(json);
	}
	json_end_array(json);
	json_unsigned(json, "methods_followed", report->methods_followed);
	json_unsigned(json, "methods_lifted", report->methods_lifted);
	json_unsigned(json, "lifts", report->lifts);
	json_unsigned(json, "peak_rss_kb", report->peak_rss_kb);
	json_end_object(json);
}

static void put_limits(struct json *json, const struct findings *findings)
{
	json_array(json, "limits", false);
	for (uint32_t i = 0; i < findings->limits.n; i++) {
		const struct finding_limit *limit = &findings->limits.v[i];
		json_object(json, NULL, true);
		json_string(json, "kind", limit->kind);
		json_string(json, "phase", limit->phase);
		json_string(json, "message", limit->message);
		if (limit->count)
			json_unsigned(json, "count", limit->count);
		if (limit->is_minor)
			json_bool(json, "minor", true);
		json_end_object(json);
	}
	json_end_array(json);
}

static void put_filtered(struct json *json, const struct findings *findings)
{
	json_array(json, "filtered", false);
	for (uint32_t i = 0; i < findings->filtered.n; i++) {
		const struct finding_filtered *filtered = &findings->filtered.v[i];
		json_object(json, NULL, true);
		json_string(json, "rule", rules[filtered->rule].id);
		json_string(json, "reason", filtered->reason);
		json_unsigned(json, "count", filtered->count);
		json_end_object(json);
	}
	json_end_array(json);
}

static void put_gone(struct json *json, const struct findings *findings)
{
	json_array(json, "gone", false);
	for (uint32_t i = 0; i < findings->gone.n; i++) {
		const struct finding_gone *gone = &findings->gone.v[i];
		json_object(json, NULL, true);
		json_string(json, "id", gone->id);
		json_string(json, "rule", gone->rule);
		json_string(json, "message", gone->message);
		json_end_object(json);
	}
	json_end_array(json);
}

// ---- --explain-safe ---------------------------------------------------------------------------

static void put_objects(struct json *json, const char *name, const struct finding_object *objects,
	uint32_t n)
{
	json_array(json, name, false);
	for (uint32_t i = 0; i < n; i++)
		put_object(json, NULL, &objects[i]);
	json_end_array(json);
}

static void put_pair(struct json *json, const struct finding_pair *pair)
{
	json_object(json, NULL, false);
	json_string(json, "category", pair->category);
	if (*pair->reason)
		json_string(json, "reason", pair->reason);
	json_string(json, "field", pair->field);
	json_string(json, "declaring_class", pair->declaring_class);
	json_string(json, "conflict", pair->is_write_write ? "write-write" : "read-write");
	put_objects(json, "objects", pair->common, pair->n_common);
	put_texts(json, "common_locks", pair->common_locks, pair->n_common_locks);
	json_array(json, "accesses", false);
	for (int i = 0; i < 2; i++) {
		const struct finding_access *access = &pair->accesses[i];
		json_object(json, NULL, false);
		json_string(json, "kind", finding_access_name(access->kind));
		json_signed(json, "thread", access->thread);
		put_objects(json, "objects", pair->objects[i], pair->n_objects[i]);
		put_texts(json, "locks", access->locks, access->n_locks);
		put_stack(json, "path", &access->stack);
		json_end_object(json);
	}
	json_end_array(json);
	json_end_object(json);
}

static void put_counts(struct json *json, const char *name, const struct finding_count *counts,
	uint32_t n)
{
	json_object(json, name, false);
	for (uint32_t i = 0; i < n; i++)
		json_unsigned(json, counts[i].name, counts[i].n);
	json_end_object(json);
}

static void put_explained(struct json *json, const struct finding_explained *explained)
{
	if (!explained)
		return;
	json_array(json, "pairs", false);
	for (uint32_t i = 0; i < explained->pairs.n; i++)
		put_pair(json, &explained->pairs.v[i]);
	json_end_array(json);
	put_counts(json, "pair_counts", explained->categories.v, explained->categories.n);
	put_counts(json, "metrics", explained->metrics.v, explained->metrics.n);
	json_array(json, "race_phases", false);
	for (uint32_t i = 0; i < explained->phases.n; i++) {
		json_object(json, NULL, true);
		json_string(json, "name", explained->phases.v[i].name);
		json_milliseconds(json, "ms", explained->phases.v[i].milliseconds);
		json_end_object(json);
	}
	json_end_array(json);
}

void report_json(const struct report *report, struct buf *out)
{
	struct json json;
	json_begin(&json, out);
	json_object(&json, NULL, false);
	json_object(&json, "raddle", true);
	json_string(&json, "version", report->version);
	json_unsigned(&json, "schema", SCHEMA);
	json_end_object(&json);
	if (report->verdict)
		json_verdict(&json, report->verdict);
	put_input(&json, report);
	put_threads(&json, report->findings);
	json_array(&json, "findings", false);
	for (uint32_t i = 0; i < report->findings->all.n; i++)
		put_finding(&json, report->findings->all.v[i]);
	json_end_array(&json);
	put_explained(&json, report->findings->explained);
	put_stats(&json, report);
	put_limits(&json, report->findings);
	put_filtered(&json, report->findings);
	if (report->findings->has_baseline)
		put_gone(&json, report->findings);
	json_end_object(&json);
}
