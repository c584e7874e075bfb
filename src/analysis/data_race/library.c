// Data races of a library: every two entries on one receiver, one with itself too. src/library has what they touch
// and which locks they hold there; here are the pairs, what speaks for and against them, and the finding.
//
// High where the code itself says that the field is meant to be guarded and one place forgets it, or where a thread of
// the library's own meets whoever calls it; medium where the class is made for threads and neither side locks.
#include "library/library.h"

#include <stdlib.h>

#include "analysis/data_race/data_race.h"
#include "class/class.h"

#define MAX_WAYS 600 // of one field

struct library_run {
	struct analysis_input *in;
	struct library *library;
	struct findings *out;
	struct arena scratch;
	uint64_t n_unknown;
};

// At how many places is the lock held that is held most often there?
struct guard {
	uint32_t n_places, n_held;
	const struct lib_way *way; // of which
	const struct lib_lock *lock;
};

struct library_pair {
	const struct lib_way *a, *b;
	struct guard guard;
	bool is_weak;         // an argument, an element: perhaps not the same object
	bool is_good;         // nothing speaks against it
	bool is_live_setting; // of a class whose settings are changed while others use it
	bool is_suppressed;
	struct slice why_suppressed;
	uint32_t rank, n_frames;
};

// ---- one pair ---------------------------------------------------------------------------------

static bool is_argument(const struct lib_way *way)
{
	return way->root && way->base.root == PLACE_PARAM &&
		(way->base.number || method_is_static(way->entry));
}

static bool has_element(const struct lib_way *way)
{
	for (uint32_t i = 0; i < way->base.n; i++)
		if (way->base.parts[i] == PART_ANY_ELEMENT)
			return true;
	return false;
}

static bool is_race(struct library_run *run, const struct lib_way *a, const struct lib_way *b)
{
	bool is_unknown;
	if (!a->access->is_write && !b->access->is_write)
		return false;
	if (a->task && b->task && a->entry == b->entry && a->root)
		return false; // an object has one thread of its own
	if (!library_may_meet(run->library, a, b) || library_have_common(a, b, &is_unknown))
		return false;
	run->n_unknown += is_unknown;
	return !is_unknown;
}

static bool is_same_place(const struct lib_way *a, const struct lib_way *b)
{
	return a->access->method == b->access->method && a->access->bci == b->access->bci;
}

static bool holds(const struct lib_way *way, const struct lib_way *other,
	const struct lib_lock *lock)
{
	struct lib_lock *all = (struct lib_lock[]){ *lock };
	struct lib_way one = *other;
	bool is_unknown;
	one.locks = (struct lib_locks){ 1, all };
	all->is_read = false;
	return library_have_common(way, &one, &is_unknown);
}

// The lock of `way` that most places hold at which the same object is accessed.
static void count_guard(struct library_run *run, const struct lib_cell *cell,
	const struct lib_way *way, struct guard *best)
{
	const struct lib_way *all = run->library->ways.v + cell->first;
	for (uint32_t l = 0; l < way->locks.n; l++) {
		const struct lib_lock *lock = &way->locks.all[l];
		struct guard guard = { .way = way, .lock = lock };
		if (lock->place.root == PLACE_NONE)
			continue;
		for (uint32_t i = 0; i < cell->n && i < MAX_WAYS; i++) {
			bool is_first = library_may_meet(run->library, way, &all[i]), is_held = true;
			for (uint32_t k = 0; k < i && is_first; k++)
				is_first = !is_same_place(&all[i], &all[k]) ||
					!library_may_meet(run->library, way, &all[k]);
			if (!is_first)
				continue;
			for (uint32_t k = i; k < cell->n && k < MAX_WAYS && is_held; k++)
				if (is_same_place(&all[i], &all[k]) && library_may_meet(run->library, way, &all[k]))
					is_held = holds(&all[k], way, lock);
			guard.n_places++;
			guard.n_held += is_held;
		}
		if (guard.n_held > best->n_held)
			*best = guard;
	}
}

static uint32_t depth_of(const struct library_run *run, const struct lib_way *way)
{
	struct lib_frame frames[LIB_MAX_STACK];
	return library_stack(run->library, way, frames);
}

static uint32_t rank_of(const struct library_pair *pair)
{
	bool a_locks = pair->a->locks.n > 0, b_locks = pair->b->locks.n > 0;
	bool is_task = !pair->a->task != !pair->b->task;
	// Of a setting the place that uses it says more than a second one that sets it.
	bool is_write = pair->a->access->is_write && pair->b->access->is_write;
	return 1 + 16 * (pair->is_good) + 8 * !pair->is_weak + 4 * (a_locks != b_locks) + 3 * is_task +
		(is_write != pair->is_live_setting) + !pair->a->access->from + !pair->b->access->from;
}

// A look that only makes a text for people.
static bool is_description(const struct library_run *run, const struct lib_way *way)
{
	const struct method *method = run->in->world->methods[way->access->method];
	return !way->access->is_write &&
		(slice_equal(name_slice(way->entry->name), SLICE("toString")) ||
			slice_equal(name_slice(method->name), SLICE("toString")));
}

static bool was_checked(const struct library_run *run, const struct library_pair *pair)
{
	return (!pair->a->locks.n && library_was_checked(run->library, pair->a->access)) ||
		(!pair->b->locks.n && library_was_checked(run->library, pair->b->access));
}

// ---- words ------------------------------------------------------------------------------------

static const char *text_of(struct library_run *run, struct buf *text)
{
	const char *kept = (const char *)arena_printf(&run->scratch, "%s", buf_cstring(text)).ptr;
	buf_release(text);
	return kept;
}

static const char *lock_text(struct library_run *run, const struct lib_way *way,
	const struct lib_lock *lock)
{
	struct buf text = BUF_INIT;
	library_print_place(run->library, way, &lock->place, &text);
	if (lock->is_read)
		buf_string(&text, " (read)");
	return text_of(run, &text);
}

static struct finding_access access_of(struct library_run *run, const struct lib_way *way)
{
	struct lib_frame frames[LIB_MAX_STACK];
	uint32_t n = library_stack(run->library, way, frames);
	struct finding_frame *stack = ARENA_ARRAY(&run->scratch, struct finding_frame, n);
	const char **locks = ARENA_ARRAY(&run->scratch, const char *, way->locks.n + 1u);
	uint32_t n_shown = 0;
	for (uint32_t i = 0; i < n; i++)
		if (n == 1 || !analysis_is_bridge(frames[i].method))
			stack[n_shown++] = analysis_frame(frames[i].method, frames[i].bci, &run->scratch);
	for (uint32_t i = 0; i < way->locks.n; i++)
		locks[i] = lock_text(run, way, &way->locks.all[i]);
	return (struct finding_access){
		.kind = way->access->is_write ? ACCESS_WRITE : ACCESS_READ,
		.thread = -1,
		.n_locks = way->locks.n,
		.locks = locks,
		.stack = { n_shown, stack },
	};
}

static void say_intent(struct library_run *run, const struct lib_cell *cell,
	const struct library_pair *pair, struct evidence *evidence)
{
	const struct klass *klass = pair->a->root ? pair->a->root : cell->field->owner;
	const char *why = library_intent(run->library, klass);
	if (!pair->a->root)
		evidence_say(evidence, false, 20, "the field is static: there is one");
	if (why)
		evidence_say(evidence, false, 10,
			(const char *)arena_printf(&run->scratch, "%s %s",
				analysis_class_name(klass, &run->scratch), why)
				.ptr);
}

// Does the class keep what is like the field safe from other threads, all of it, or most of several? Then its objects
// are shared while such fields are changed. Of settings it takes more to say so: a few may be volatile for reasons of
// their own, while the others are set before anybody else has the object.
static bool is_forgotten(const struct lib_habit *habit, const struct guard *guard)
{
	uint32_t n_safe = habit->n_volatile + (guard && guard->n_held ? habit->n_guarded : 0);
	uint32_t min_all = habit->is_setting ? 3 : 1, min_most = habit->is_setting ? 6 : 2;
	return (n_safe >= min_all && n_safe == habit->n_fields) ||
		(n_safe >= min_most && 3 * n_safe >= 2 * habit->n_fields);
}

static void say_habit(struct library_run *run, const struct lib_cell *cell,
	const struct lib_habit *habit, struct evidence *evidence)
{
	const char *owner = analysis_class_name(cell->field->owner, &run->scratch);
	const char *like = habit->is_setting ? "that are set from outside" : "that its methods change";
	uint32_t n_safe = habit->n_volatile ? habit->n_volatile : habit->n_guarded;
	bool has_both = habit->n_volatile && habit->n_guarded;
	evidence_say(evidence, false, 30,
		(const char *)arena_printf(&run->scratch, "%u of %u other fields of %s %s are %s%s", n_safe,
			habit->n_fields, owner, like, habit->n_volatile ? "volatile" : "guarded",
			has_both ? ", others guarded" : "")
			.ptr);
}

// Does one side do what is mostly done before anybody else has the object, or when nobody has it any more: set what it
// is given, begin threads, wait for their end?
static bool is_setup(struct library_run *run, const struct library_pair *pair)
{
	const struct lib_way *a = pair->a, *b = pair->b;
	bool is_set = !pair->is_live_setting &&
		((!a->locks.n && a->access->is_given) || (!b->locks.n && b->access->is_given));
	bool a_starts = !a->task && library_is_starting(run->library, a->entry);
	bool b_starts = !b->task && library_is_starting(run->library, b->entry);
	bool is_joined = (b->task && library_is_joined(run->library, a)) ||
		(a->task && library_is_joined(run->library, b));
	return is_set || is_joined || (a_starts && (b_starts || b->task)) || (b_starts && a->task);
}

// Does it say that only tests call it?
static bool is_for_tests(const struct lib_way *way)
{
	struct annotation found;
	return annotation_find(way->entry->owner->file, way->entry->member->attributes,
		ANNOTATION_FOR_TESTS, &found);
}

// Can users of the library call it only where they extend it?
static bool is_for_subclasses(const struct lib_way *way)
{
	uint16_t outer, access;
	bool is_class = klass_declaration(way->entry->owner, &outer, &access) &&
		(access & ACC_PROTECTED);
	return !way->task && (is_class || (way->entry->access & ACC_PROTECTED));
}

// Does a thread of the library's own do one of the two?
static bool is_with_own_thread(const struct library_pair *pair)
{
	uint8_t task = pair->a->task > pair->b->task ? pair->a->task : pair->b->task;
	return !pair->a->task != !pair->b->task && task == TASK_THREAD;
}

// Do all other places, and more than two, hold the lock? Who sets something up before others have it needs none there.
static bool is_guarded_else(const struct guard *guard)
{
	return guard->n_held >= 3 && guard->n_held + 1 == guard->n_places;
}

// Is it a value that its methods compute alike?
static bool is_memo(const struct library_run *run, const struct lib_cell *cell)
{
	for (uint32_t i = 0; i < cell->n; i++)
		if (!run->library->ways.v[cell->first + i].access->is_memo)
			return false;
	return true;
}

// The text of the field's @GuardedBy; empty: none.
static struct slice declared_guard(const struct lib_cell *cell)
{
	struct annotation guard;
	const struct field *field = cell->field;
	return annotation_find(field->owner->file, field->member->attributes, ANNOTATION_GUARDED_BY,
			   &guard) &&
			guard.n_values == 1
		? guard.values[0]
		: SLICE_EMPTY;
}

// What speaks for it; is there anything that shows that threads meet at this very field?
static bool say_signs(struct library_run *run, const struct lib_cell *cell,
	const struct library_pair *pair, struct evidence *evidence)
{
	const struct guard *guard = &pair->guard;
	struct slice declared = declared_guard(cell);
	bool is_guarded = (guard->n_held >= 2 && 2 * guard->n_held >= guard->n_places) || declared.len;
	struct lib_habit habit = library_habit(run->library, cell);
	bool is_outlier = is_forgotten(&habit, guard);
	if (declared.len)
		evidence_say(evidence, false, 30,
			(const char *)arena_printf(&run->scratch, "declared to be guarded by %.*s",
				SLICE_ARG(declared))
				.ptr);
	say_intent(run, cell, pair, evidence);
	if (guard->n_held)
		evidence_say(evidence, false, is_guarded ? 30 : 0,
			(const char *)arena_printf(&run->scratch, "guarded by %s at %u of %u places",
				lock_text(run, guard->way, guard->lock), guard->n_held, guard->n_places)
				.ptr);
	else
		evidence_say(evidence, false, 0, "no lock is held at any of its accesses");
	if (is_outlier)
		say_habit(run, cell, &habit, evidence);
	if (is_with_own_thread(pair))
		evidence_say(evidence, false, 20,
			"a thread of the library's own does the one, whoever calls it the other");
	return is_guarded || is_with_own_thread(pair) || is_outlier;
}

// What makes it low, whatever else is known: false where there is nothing of the kind.
static bool say_weakness(const struct library_run *run, const struct lib_cell *cell,
	const struct library_pair *pair, struct evidence *evidence, struct finding_facts *facts)
{
	if (pair->is_weak) {
		evidence_say(evidence, true, -30,
			"whether the two are about one object depends on the callers");
		facts->objects = CERTAINTY_GUESSED;
	} else if (cell->target == LIB_ELEMENT) {
		evidence_say(evidence, true, -20, "the two may never meet at one index");
		facts->objects = CERTAINTY_GUESSED;
	} else if (is_memo(run, cell)) {
		evidence_say(evidence, true, -40,
			"each thread computes the same value and reads it once: it may be meant");
		facts->is_minor = true;
	} else {
		return false;
	}
	return true;
}

// Each doubt makes the fact less certain, a second one makes it a guess.
static void doubt(enum certainty *fact, struct evidence *evidence, const char *text)
{
	evidence_say(evidence, true, -20, text);
	certainty_lower(fact, *fact == CERTAINTY_KNOWN ? CERTAINTY_ASSUMED : CERTAINTY_GUESSED);
}

static void say_doubts(struct library_run *run, const struct lib_cell *cell,
	const struct library_pair *pair, struct evidence *evidence, struct finding_facts *facts)
{
	const struct lib_way *a = pair->a, *b = pair->b;
	enum certainty *threads = &facts->threads;
	const char *setup = library_setup(run->library, cell, a, b);
	if (is_setup(run, pair) && !is_guarded_else(&pair->guard))
		doubt(threads, evidence,
			"it may be done before anybody else has the object, or afterwards");
	if (setup)
		doubt(threads, evidence, setup);
	if (cell->is_open)
		doubt(&facts->objects, evidence,
			"whoever made the object has chosen the container's class");
	if (a->base.n)
		doubt(&facts->objects, evidence,
			"the object is one that the receiver has, perhaps another each time");
	if (is_for_subclasses(a) || is_for_subclasses(b))
		doubt(threads, evidence, "only subclasses and its own package can call it");
	if (is_for_tests(a) || is_for_tests(b))
		doubt(threads, evidence, "only tests call it");
	if (is_description(run, a) || is_description(run, b))
		doubt(threads, evidence, "it is read to describe the object");
	if (was_checked(run, pair))
		doubt(threads, evidence,
			"it was looked at under a lock just before: if it is set once, that is enough");
	if (!pair->guard.n_held && !is_with_own_thread(pair) && a->root &&
		library_is_only_task(run->library, a->root))
		doubt(threads, evidence, "a task that nobody else may have; no lock says otherwise");
}

// Calls are followed by the classes that receivers must be of, and the two are about one object as far as their places
// read alike from one receiver. That the threads of its users meet at all is an assumption where nothing shows it.
static struct finding_facts weigh(struct library_run *run, const struct lib_cell *cell,
	const struct library_pair *pair, struct evidence *evidence)
{
	struct finding_facts facts = { CERTAINTY_KNOWN, CERTAINTY_KNOWN, CERTAINTY_KNOWN, false };
	if (!say_signs(run, cell, pair, evidence))
		facts.threads = CERTAINTY_ASSUMED;
	if (!say_weakness(run, cell, pair, evidence, &facts))
		say_doubts(run, cell, pair, evidence, &facts);
	return facts;
}

static const char *cell_name(struct library_run *run, const struct lib_cell *cell)
{
	struct buf text = BUF_INIT;
	class_print_name(name_slice(cell->field->owner->name), &text);
	buf_printf(&text, ".%.*s%s", SLICE_ARG(name_slice(cell->field->name)),
		cell->target == LIB_ELEMENT ? "[]" : "");
	return text_of(run, &text);
}

static void report(struct library_run *run, const struct lib_cell *cell,
	const struct library_pair *pair, uint32_t n_pairs)
{
	const struct lib_way *first = pair->a->access->is_write ? pair->a : pair->b;
	const struct lib_way *second = pair->a->access->is_write ? pair->b : pair->a;
	const char *field = cell_name(run, cell);
	bool is_contents = cell->target == LIB_CONTENTS;
	struct finding_access accesses[2] = { access_of(run, first), access_of(run, second) };
	struct evidence evidence = { 0 };
	struct finding_facts facts = weigh(run, cell, pair, &evidence);
	if (n_pairs > 1)
		evidence_say(&evidence, false, 0,
			(const char *)arena_printf(&run->scratch, "%u pairs of accesses race", n_pairs).ptr);
	struct finding_race race = { .field = field, .n_accesses = 2, .accesses = accesses };
	const struct finding_frame *place = &accesses[0].stack.frames[0];
	struct finding finding = {
		.rule = RULE_data_race,
		.facts = facts,
		.severity = finding_severity(facts),
		.score = 30 + 2 * pair->rank,
		.message = analysis_race_message(&run->scratch, field, is_contents, accesses),
		.class = place->class,
		.file = place->file,
		.line = place->line,
		.n_evidence = evidence.n,
		.evidence = evidence.all,
		.race = &race,
		.state = pair->is_suppressed ? FINDING_SUPPRESSED : FINDING_NEW,
		.state_reason = pair->is_suppressed
			? (const char *)arena_printf(&run->scratch, "%.*s", SLICE_ARG(pair->why_suppressed)).ptr
			: "",
	};
	findings_add(run->out, &finding, slice_of_string(field));
	arena_clear(&run->scratch);
}

// ---- cells ------------------------------------------------------------------------------------

static bool is_wanted(const struct library_run *run, const struct lib_cell *cell,
	const struct lib_way *way)
{
	const struct klass *klass = way->root ? way->root : cell->field->owner;
	return scan_reports_on(run->in->options, run->in->world->methods[way->access->method]->owner) &&
		(!way->root || library_intent(run->library, klass));
}

static bool is_suppressed(const struct library_run *run, const struct lib_cell *cell,
	struct library_pair *pair)
{
	struct method *const *methods = run->in->world->methods;
	return race_members_suppress(run->in->world, cell->field, methods[pair->a->access->method],
		methods[pair->b->access->method], &pair->why_suppressed);
}

static bool is_worse(const struct library_pair *pair, const struct library_pair *worst)
{
	if (!worst->a || pair->is_suppressed != worst->is_suppressed)
		return !worst->a || !pair->is_suppressed;
	return pair->rank > worst->rank ||
		(pair->rank == worst->rank && pair->n_frames < worst->n_frames);
}

static void judge_cell(struct library_run *run, const struct lib_cell *cell)
{
	const struct lib_way *all = run->library->ways.v + cell->first;
	struct library_pair worst = { 0 };
	uint32_t n_races = 0, n = cell->n < MAX_WAYS ? cell->n : MAX_WAYS;
	struct lib_habit habit = library_habit(run->library, cell);
	bool is_live_setting = habit.is_setting && is_forgotten(&habit, NULL);
	for (uint32_t i = 0; i < n && !budget_is_over(run->in->budget); i++) {
		if (!is_wanted(run, cell, &all[i]))
			continue;
		for (uint32_t k = i; k < n; k++) {
			struct library_pair pair = { .a = &all[i],
				.b = &all[k],
				.is_live_setting = is_live_setting };
			if (!is_race(run, pair.a, pair.b) || !is_wanted(run, cell, pair.b))
				continue;
			pair.is_weak = is_argument(pair.a) || is_argument(pair.b) || has_element(pair.a);
			pair.is_good = !pair.is_weak && !pair.a->base.n && !is_for_subclasses(pair.a) &&
				!is_for_subclasses(pair.b) && !is_for_tests(pair.a) && !is_for_tests(pair.b) &&
				!is_setup(run, &pair) && !is_description(run, pair.a) &&
				!is_description(run, pair.b) && !was_checked(run, &pair) &&
				!library_setup(run->library, cell, pair.a, pair.b);
			pair.rank = rank_of(&pair);
			pair.n_frames = depth_of(run, pair.a) + depth_of(run, pair.b);
			pair.is_suppressed = is_suppressed(run, cell, &pair);
			n_races++;
			if (is_worse(&pair, &worst))
				worst = pair;
		}
	}
	if (!n_races)
		return;
	count_guard(run, cell, worst.a, &worst.guard);
	count_guard(run, cell, worst.b, &worst.guard);
	for (uint32_t i = 0; i < n && !worst.guard.n_held; i++)
		if (library_may_meet(run->library, worst.a, &all[i]))
			count_guard(run, cell, &all[i], &worst.guard);
	report(run, cell, &worst, n_races);
}

void race_library(struct analysis_input *in, struct findings *out)
{
	struct library_run run = { .in = in, .out = out };
	arena_init(&run.scratch);
	run.library = floor_library(in->floor);
	budget_phase(in->budget, "data-race", run.library->cells.n);
	for (uint32_t i = 0; i < run.library->cells.n; i++) {
		budget_step(in->budget, 1);
		judge_cell(&run, &run.library->cells.v[i]);
	}
	if (run.n_unknown)
		findings_add_filtered(out, RULE_data_race, pair_verdict_names[PAIR_UNKNOWN],
			(uint32_t)run.n_unknown);
	if (run.library->n_wide)
		findings_add_limit(out, "bound", "data-race",
			(const char *)arena_printf(&run.scratch,
				"calls of %u methods with more than eight targets were not followed",
				run.library->n_wide)
				.ptr);
	arena_release(&run.scratch);
}
