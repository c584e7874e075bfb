// One finding for each place where the witness is locked the second time (seed 002, 4.5); copies of a
// source line, as compilers make of finally blocks, are one place.
#include "analysis/atomicity/atomicity.h"

#include "analysis/atomicity/held.h"
#include "analysis/atomicity/judge.h"
#include "analysis/atomicity/warnings.h"
#include "base/hash.h"

// Methods of one class that do the same to objects of one class; of pairs there are too many for all of them.
#define MAX_OF_CLASS 12
#define MAX_PAIRS_OF_CLASS 3

static int compare_u32(uint32_t a, uint32_t b)
{
	return a < b ? -1 : a > b;
}

static bool is_public(const struct method *method)
{
	return method->access & ACC_PUBLIC && method->owner->access & ACC_PUBLIC;
}

// The same places together; of these the best context first.
static int compare(const void *left, const void *right)
{
	const struct warning *a = left, *b = right;
	int order = compare_u32(a->is_late, b->is_late);
	if (!order)
		order = compare_u32(a->place_method->id, b->place_method->id);
	if (!order)
		order = compare_u32(a->second_line, b->second_line);
	if (!order)
		order = (int)is_public(b->context_method) - (int)is_public(a->context_method);
	if (!order)
		order = compare_u32(a->witness.is_model, b->witness.is_model);
	if (!order)
		order = compare_u32(a->context_method->id, b->context_method->id);
	if (!order)
		order = compare_u32(a->second_bci, b->second_bci);
	if (!order)
		order = compare_u32(a->first_bci, b->first_bci);
	if (!order)
		order = compare_u32(a->context_bci, b->context_bci);
	if (!order)
		order = strcmp(a->witness.text, b->witness.text);
	return order ? order : strcmp(a->other.text, b->other.text);
}

// From the place that takes the lock up to the first or second place.
static struct finding_stack stack_of(struct atomicity *at, uint32_t taken,
	const struct finding_frame *place)
{
	uint32_t n = 1;
	if (!taken)
		return (struct finding_stack){ 0 };
	for (uint32_t t = taken; t; t = at->taken.v[t - 1].below)
		n++;
	struct finding_frame *frames = ARENA_ARRAY(&at->arena, struct finding_frame, n);
	struct finding_stack stack = { n, frames };
	frames[--n] = *place;
	for (uint32_t t = taken; t; t = at->taken.v[t - 1].below) {
		const struct taken *frame = &at->taken.v[t - 1];
		frames[--n] = analysis_frame(at->world->methods[frame->method], frame->bci, &at->arena);
	}
	return stack;
}

static void add(struct atomicity *at, const struct warning *w, const struct judgement *judgement)
{
	struct arena *arena = &at->arena;
	struct finding_atomicity atomicity = {
		.context_lock = w->context,
		.context = analysis_frame(w->context_method, w->context_bci, arena),
		.witness = w->witness.text,
		.second_witness = w->is_pair ? w->witness.text : NULL,
		.first = analysis_frame(w->place_method, w->first_bci, arena),
		.second = analysis_frame(w->place_method, w->second_bci, arena),
		.is_steps = judgement->is_steps,
		.classification = judgement->is_style ? ATOMICITY_STYLE : ATOMICITY_VIOLATION,
	};
	atomicity.first_stack = stack_of(at, w->first_taken, &atomicity.first);
	atomicity.second_stack = stack_of(at, w->second_taken, &atomicity.second);
	const char *witness = analysis_words(w->witness.text, arena),
			   *context = analysis_words(w->context, arena);
	struct slice message = w->is_pair && strcmp(w->other.text, w->witness.text) != 0
		? arena_printf(arena, "%s is released and %s taken while %s is held",
			  analysis_words(w->other.text, arena), witness, context)
		: judgement->is_steps
		? arena_printf(arena, "%s is asked and changed in two steps while %s is held", witness,
			  context)
		: arena_printf(arena, "the lock on %s is released and taken again while %s is held",
			  witness, context);
	if (w->is_pair)
		atomicity.witness = w->other.text;
	struct finding finding = {
		.rule = w->is_pair ? RULE_atomicity_pair : RULE_atomicity,
		.facts = judgement->facts,
		.severity = finding_severity(judgement->facts),
		.score = judgement->score < 5 ? 5 : (uint32_t)judgement->score,
		.message = (const char *)message.ptr,
		.class = atomicity.second.class,
		.file = atomicity.second.file,
		.line = atomicity.second.line,
		.n_evidence = judgement->n,
		.evidence = judgement->evidence,
		.atomicity = &atomicity,
		// What is one bug was decided before: see key_of_lock.
		.apart = (const char *)arena_printf(arena, "%05u %05u", w->first_bci, w->second_bci).ptr,
	};
	struct slice key = arena_printf(arena, "%s|%s|%s|%s|%s", atomicity.context.method, w->context,
		atomicity.second.method, w->other.text, w->witness.text);
	findings_add(at->out, &finding, key);
}

// ---- one lock, one warning ------------------------------------------------------------------

// What would be reported.
struct candidate {
	uint32_t warning;
	struct judgement judgement;
};

typedef VEC(struct candidate) candidates;

// 5.1: warnings with the same witness lock are one. A field of whatever object counts as one lock.
static uint64_t key_of_lock(const struct warning *warning)
{
	const struct witness *witness = &warning->witness;
	uint64_t key = hash_pair(warning->context_method->owner->id, 0);
	if (witness->owner_field)
		return hash_pair(key, (uint64_t)witness->owner_field << 32 | witness->field);
	if (witness->root == WITNESS_CLASS)
		return hash_pair(key, (uint64_t)witness->number << 8 | 2);
	return hash_pair(warning->context_method->id, (uint64_t)witness->number << 8 | witness->root);
}

// The candidate of each lock that says most, the first of equals: its place in the list, + 1.
static void find_best(struct atomicity *at, const candidates *found)
{
	for (uint32_t i = 0; i < found->n; i++) {
		uint64_t *best = map_put(&at->merged, key_of_lock(&at->warnings.v[found->v[i].warning]),
			NULL);
		if (!*best || found->v[i].judgement.strength > found->v[*best - 1].judgement.strength)
			*best = i + 1;
	}
}

static enum filter merge(struct atomicity *at, const candidates *found, uint32_t i)
{
	const struct warning *warning = &at->warnings.v[found->v[i].warning];
	const struct witness *witness = &warning->witness;
	if (*map_get(&at->merged, key_of_lock(warning)) != i + 1)
		return FILTER_KNOWN;
	// Different objects of one class, in different methods.
	uint64_t key = hash_pair(hash_pair(warning->context_method->owner->id, 1), witness->klass);
	bool is_too_many = !witness->owner_field && witness->root != WITNESS_CLASS && witness->klass &&
		++*map_put(&at->merged, key, NULL) > (at->is_pair ? MAX_PAIRS_OF_CLASS : MAX_OF_CLASS);
	return is_too_many ? FILTER_MANY : FILTER_NONE;
}

static const char *const filter_texts[] = {
	"",
#define ATOM_FILTER(name, text) text,
#include "analysis/atomicity/filters.def"
#undef ATOM_FILTER
};

static void say_filtered(struct atomicity *at)
{
	enum rule rule = at->is_pair ? RULE_atomicity_pair : RULE_atomicity;
	for (uint32_t i = 1; i < N_FILTERS; i++) {
		if (!at->n_filtered[i])
			continue;
		findings_add_filtered(at->out, rule, filter_texts[i], at->n_filtered[i]);
		notes_add(at->in->notes, NOTE_INFO, 0, "%s: %u not reported: %s", rules[rule].id,
			at->n_filtered[i], filter_texts[i]);
	}
}

// --unfiltered: what the equations of the seed say, and why it would not be reported.
static struct judgement unfiltered(enum filter filter)
{
	return (struct judgement){ .score = 5,
		.n = 1,
		.evidence = { { .text = filter_texts[filter], .weight = 0, .is_against = true } } };
}

// Is there a finding for the place, or does an earlier one have the same witness?
static bool is_reported(struct atomicity *at, const struct warning *w)
{
	uint32_t line = w->second_line;
	uint64_t place = hash_pair(w->place_method->id, line ? line : (uint64_t)w->second_bci << 32);
	bool is_new;
	map_put(&at->reported, place, &is_new);
	return !is_new;
}

static void judge_all(struct atomicity *at, candidates *found)
{
	bool is_all = at->in->options->unfiltered;
	for (uint32_t i = 0; i < at->warnings.n; i++) {
		const struct warning *warning = &at->warnings.v[i];
		if (!scan_reports_on(at->in->options, warning->context_method->owner) ||
			(is_all && warning->is_late))
			continue;
		struct candidate candidate = { i, atom_judge(at, warning) };
		if (is_all && candidate.judgement.filter)
			candidate.judgement = unfiltered(candidate.judgement.filter);
		if (candidate.judgement.filter)
			at->n_filtered[candidate.judgement.filter]++;
		else if (!is_reported(at, warning))
			vec_push(found, candidate);
	}
}

void atom_report_all(struct atomicity *at)
{
	candidates found = { 0 };
	for (uint32_t i = 0; i < at->warnings.n; i++) {
		struct warning *w = &at->warnings.v[i];
		w->second_line = facts_line(w->place_method, w->second_bci);
	}
	if (at->warnings.n)
		qsort(at->warnings.v, at->warnings.n, sizeof(struct warning), compare);
	judge_all(at, &found);
	find_best(at, &found);
	for (uint32_t i = 0; i < found.n; i++) {
		enum filter filter = at->in->options->unfiltered ? FILTER_NONE : merge(at, &found, i);
		if (filter)
			at->n_filtered[filter]++;
		else
			add(at, &at->warnings.v[found.v[i].warning], &found.v[i].judgement);
	}
	vec_release(&found);
	say_filtered(at);
}
