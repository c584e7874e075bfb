// One finding for each place where the witness is locked the second time (seed 002, 4.5); copies of a
// source line, as compilers make of finally blocks, are one place.
#include "analysis/atomicity/atomicity.h"

#include "base/hash.h"

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
	int order = compare_u32(a->place_method->id, b->place_method->id);
	if (!order)
		order = compare_u32(facts_line(a->place_method, a->second_bci),
			facts_line(b->place_method, b->second_bci));
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

static bool is_same_place(const struct warning *a, const struct warning *b)
{
	return a->place_method == b->place_method &&
		facts_line(a->place_method, a->second_bci) == facts_line(b->place_method, b->second_bci) &&
		(facts_line(a->place_method, a->second_bci) || a->second_bci == b->second_bci);
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
		.classification = judgement->verdict == VERDICT_STYLE ? ATOMICITY_STYLE
															  : ATOMICITY_VIOLATION,
	};
	atomicity.first_stack = stack_of(at, w->first_taken, &atomicity.first);
	atomicity.second_stack = stack_of(at, w->second_taken, &atomicity.second);
	struct slice message = w->is_pair && strcmp(w->other.text, w->witness.text) != 0
		? arena_printf(arena, "%s is released and %s taken while %s is held", w->other.text,
			  w->witness.text, w->context)
		: arena_printf(arena, "the lock on %s is released and taken again while %s is held",
			  w->witness.text, w->context);
	if (w->is_pair)
		atomicity.witness = w->other.text;
	struct finding finding = {
		.rule = w->is_pair ? RULE_atomicity_pair : RULE_atomicity,
		.severity = judgement->severity,
		.score = judgement->score < 5 ? 5 : (uint32_t)judgement->score,
		.message = (const char *)message.ptr,
		.class = atomicity.second.class,
		.file = atomicity.second.file,
		.line = atomicity.second.line,
		.n_evidence = judgement->n,
		.evidence = judgement->evidence,
		.atomicity = &atomicity,
	};
	struct slice key = arena_printf(arena, "%s|%s|%s|%s|%s", atomicity.context.method, w->context,
		atomicity.second.method, w->other.text, w->witness.text);
	findings_add(at->out, &finding, key);
}

// Warnings with many calls in between are one for each witness (5.1).
static bool is_known_far(struct atomicity *at, const struct warning *warning)
{
	bool is_new;
	const struct witness *witness = &warning->witness;
	uint64_t key = hash_pair((uint64_t)warning->context_method->id << 32 | witness->root,
		witness->number);
	if (!atom_is_far(warning))
		return false;
	if (witness->field)
		key = hash_pair(witness->field, 1);
	else if (witness->root == WITNESS_CLASS)
		key = hash_pair(witness->number, 2);
	map_put(&at->far, key, &is_new);
	return !is_new;
}

void atom_report_all(struct atomicity *at)
{
	const struct warning *last = NULL;
	if (at->warnings.n)
		qsort(at->warnings.v, at->warnings.n, sizeof(struct warning), compare);
	for (uint32_t i = 0; i < at->warnings.n; i++) {
		const struct warning *warning = &at->warnings.v[i];
		if ((last && is_same_place(last, warning)) ||
			!scan_reports_on(at->in->options, warning->context_method->owner))
			continue;
		struct judgement judgement = atom_judge(at, warning);
		if (judgement.verdict == VERDICT_FILTERED) {
			at->n_filtered++;
			continue;
		}
		if (is_known_far(at, warning))
			continue;
		last = warning;
		add(at, warning, &judgement);
	}
	if (at->n_filtered)
		notes_add(at->in->notes, NOTE_INFO, 0, "%s: %u confined witnesses were filtered",
			at->is_pair ? "atomicity-pair" : "atomicity", at->n_filtered);
}
