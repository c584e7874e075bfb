// From runs to findings. The machine lives in a child process, so that nothing it does can cost the scan its report.
#include "witness/witness.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "witness/internal.h"

// A pair that met in order in fewer runs is not said to be ordered.
enum { ENOUGH_RUNS = 4 };

struct verdict {
	uint32_t raced;   // the run in which it happened; 0: none
	uint32_t ordered; // in how many runs two threads met in order on that variable
	uint32_t came;    // in how many runs somebody came to each of the two places
	uint32_t reached; // in how many of these they were two threads
	uint32_t runs;    // that there were
};

// ---- matching -----------------------------------------------------------------------------------

static bool is_at(const struct place *place, const struct finding_access *access)
{
	const struct finding_frame *frame = &access->stack.frames[0];
	return place->pc == frame->bci && strcmp(place->method, frame->method) == 0;
}

static bool is_element(const char *field)
{
	size_t n = strlen(field);
	return n > 2 && strcmp(field + n - 2, "[]") == 0;
}

static bool is_pair(const struct watch *watch, const struct meeting *meeting,
	const struct finding_race *race)
{
	const struct place *a = &watch->places.v[meeting->a], *b = &watch->places.v[meeting->b];
	return (is_at(a, &race->accesses[0]) && is_at(b, &race->accesses[1])) ||
		(is_at(a, &race->accesses[1]) && is_at(b, &race->accesses[0]));
}

// Elements and contents have no names in the machine; who accesses them there is what is known.
static bool is_about(const struct watch *watch, const struct meeting *meeting,
	const struct finding_race *race)
{
	if (strcmp(meeting->variable, race->field) == 0 || is_pair(watch, meeting, race))
		return true;
	if (*meeting->variable && *meeting->variable != '[')
		return false;
	if (is_element(race->field) != (*meeting->variable == '['))
		return false;
	for (uint32_t i = 0; i < 2; i++)
		if (is_at(&watch->places.v[meeting->a], &race->accesses[i]) ||
			is_at(&watch->places.v[meeting->b], &race->accesses[i]))
			return true;
	return false;
}

static uint32_t find_place(const struct watch *watch, const struct finding_access *access)
{
	for (uint32_t i = 1; i < watch->places.n; i++)
		if (is_at(&watch->places.v[i], access))
			return i;
	return 0;
}

static const struct visit *find_visit(const struct watch *watch, uint32_t place, uint32_t run)
{
	const uint64_t *number = map_get(&watch->visit_numbers, (uint64_t)run << 32 | place);
	return number ? &watch->visits.v[*number] : NULL;
}

static void count_visits(struct verdict *verdict, const struct watch *watch,
	const struct finding_race *race)
{
	uint32_t a = find_place(watch, &race->accesses[0]), b = find_place(watch, &race->accesses[1]);
	for (uint32_t run = 1; run <= verdict->runs; run++) {
		const struct visit *one = find_visit(watch, a, run), *other = find_visit(watch, b, run);
		if (!one || !other)
			continue;
		verdict->came++;
		verdict->reached += one->is_many || other->is_many || one->thread != other->thread;
	}
}

static struct verdict judge(const struct watch *watch, const struct finding_race *race,
	uint32_t runs)
{
	struct verdict verdict = { .runs = runs };
	count_visits(&verdict, watch, race);
	for (uint32_t i = 0; i < watch->meetings.n; i++) {
		const struct meeting *meeting = &watch->meetings.v[i];
		if (!is_about(watch, meeting, race))
			continue;
		if (meeting->raced && (!verdict.raced || meeting->raced < verdict.raced))
			verdict.raced = meeting->raced;
		if (meeting->ordered > verdict.ordered)
			verdict.ordered = meeting->ordered;
	}
	return verdict;
}

// ---- the child ----------------------------------------------------------------------------------

enum {
	MAX_SEEN_RACES = 32,
	MAX_STEPS = 1600000,
	FEW_RUNS = 5, // where nothing was predicted
	FEW_STEPS = 200000,
	MAX_HEAP = 512 << 20,
	MAX_SECONDS = 60, // whatever happens there, the report comes
};

// What the child tells: verdicts as many as findings, then so many races.
struct told {
	struct verdict *verdicts;
	uint32_t n_seen;
	struct seen_race seen[MAX_SEEN_RACES];
};

static bool has_places(const struct finding *finding)
{
	return finding->rule == RULE_data_race && finding->race && finding->race->n_accesses == 2 &&
		finding->race->accesses[0].stack.n && finding->race->accesses[1].stack.n;
}

static bool is_wanted(const struct finding *finding)
{
	return has_places(finding) && finding->state != FINDING_SUPPRESSED &&
		!finding->race->is_promise;
}

// What has no name is told once for each method: another call on the same builder is no other race.
static bool is_told(const struct watch *watch, const struct meeting *meeting,
	const struct finding_race *race)
{
	if (*meeting->variable && *meeting->variable != '[')
		return false;
	for (uint32_t i = 0; i < 2; i++) {
		const char *method = race->accesses[i].stack.frames[0].method;
		if (is_element(race->field) == (*meeting->variable == '[') &&
			(strcmp(watch->places.v[meeting->a].method, method) == 0 ||
				strcmp(watch->places.v[meeting->b].method, method) == 0))
			return true;
	}
	return false;
}

static bool is_predicted(const struct findings *findings, const struct watch *watch,
	const struct meeting *meeting)
{
	for (uint32_t i = 0; i < findings->all.n; i++)
		if (has_places(findings->all.v[i]) &&
			(is_about(watch, meeting, findings->all.v[i]->race) ||
				is_told(watch, meeting, findings->all.v[i]->race)))
			return true;
	return false;
}

static void add_seen(struct told *told, const struct watch *watch, const struct meeting *meeting)
{
	const struct place *places[] = { &watch->places.v[meeting->a], &watch->places.v[meeting->b] };
	struct seen_race *race = &told->seen[told->n_seen++];
	snprintf(race->variable, sizeof(race->variable), "%s", meeting->variable);
	for (uint32_t i = 0; i < 2; i++) {
		snprintf(race->method[i], sizeof(race->method[i]), "%s", places[i]->method);
		race->pc[i] = places[i]->pc;
	}
	race->is_write[0] = meeting->a_writes;
	race->is_write[1] = meeting->b_writes;
	race->run = meeting->raced;
}

static void tell(struct told *told, const struct findings *findings, const struct watch *watch,
	uint32_t runs)
{
	for (uint32_t i = 0; i < findings->all.n; i++)
		if (is_wanted(findings->all.v[i]))
			told->verdicts[i] = judge(watch, findings->all.v[i]->race, runs);
	for (uint32_t i = 0; i < watch->meetings.n && told->n_seen < MAX_SEEN_RACES; i++)
		if (watch->meetings.v[i].raced && !is_predicted(findings, watch, &watch->meetings.v[i]))
			add_seen(told, watch, &watch->meetings.v[i]);
}

// All of it, or false.
static bool write_all(int fd, const void *bytes, size_t n)
{
	const char *at = bytes;
	while (n) {
		ssize_t done = write(fd, at, n);
		if (done <= 0 && errno != EINTR)
			return false;
		at += done > 0 ? done : 0;
		n -= done > 0 ? (size_t)done : 0;
	}
	return true;
}

static bool read_all(int fd, void *bytes, size_t n)
{
	char *at = bytes;
	while (n) {
		ssize_t done = read(fd, at, n);
		if (done == 0 || (done < 0 && errno != EINTR))
			return false;
		at += done > 0 ? done : 0;
		n -= done > 0 ? (size_t)done : 0;
	}
	return true;
}

static int run_child(const struct findings *findings, const struct witness_options *options,
	struct told *told, int fd)
{
	struct err err = ERR_INIT;
	struct vm_options how = {
		.jdk_home = options->jdk_home,
		.class_path = options->class_path,
		.is_checking = true,
		.max_heap = MAX_HEAP,
	};
	struct vm *vm = vm_new(options->input, &how, &err);
	if (!vm || !vm_start_main(vm, options->main, 0, NULL, &err))
		return 1;
	struct watch watch;
	watch_init(&watch);
	bool has_any = false;
	for (uint32_t i = 0; i < findings->all.n; i++)
		has_any |= is_wanted(findings->all.v[i]);
	uint32_t runs = !has_any && options->runs > FEW_RUNS ? FEW_RUNS : options->runs;
	runs = schedule_runs(&watch, vm, runs, has_any ? MAX_STEPS : FEW_STEPS, options->budget);
	tell(told, findings, &watch, runs);
	bool is_done = write_all(fd, told->verdicts, findings->all.n * sizeof(*told->verdicts)) &&
		write_all(fd, &told->n_seen, sizeof(told->n_seen)) &&
		write_all(fd, told->seen, told->n_seen * sizeof(*told->seen));
	watch_release(&watch);
	vm_free(vm);
	return !is_done;
}

// ---- what follows -------------------------------------------------------------------------------

const char *witness_text(uint32_t run, struct arena *arena)
{
	return (const char *)arena_printf(arena,
		"it happened in run %u of this program in raddle's own machine", run)
		.ptr;
}

static void apply(struct findings *findings, struct finding *finding, const struct verdict *verdict)
{
	struct finding_facts facts = finding->facts;
	struct buf text = BUF_INIT;
	if (verdict->raced) {
		facts.calls = facts.objects = facts.threads = CERTAINTY_KNOWN;
		finding_add_evidence(findings, finding, witness_text(verdict->raced, &findings->arena),
			false);
	} else if (verdict->reached >= ENOUGH_RUNS ||
		(verdict->came >= ENOUGH_RUNS && verdict->ordered >= ENOUGH_RUNS)) {
		buf_printf(&text, "in %u of %u runs in raddle's own machine threads came there, %s",
			verdict->came, verdict->runs,
			verdict->ordered ? "and something ordered them each time"
							 : "and each had an object or an element of its own");
		certainty_lower(&facts.threads, CERTAINTY_GUESSED);
		finding_add_evidence(findings, finding, buf_cstring(&text), true);
	}
	finding_set_facts(finding, facts);
	buf_release(&text);
}

// An object race that is part of data races is as severe as the worst of them.
static void follow(struct findings *findings)
{
	for (uint32_t i = 0; i < findings->all.n; i++) {
		struct finding *part = findings->all.v[i];
		if (!part->is_part)
			continue;
		struct finding_facts facts = part->facts;
		const struct finding *worst = NULL;
		for (uint32_t k = 0; k < findings->all.n; k++)
			for (uint32_t r = 0; r < part->n_related; r++) {
				const struct finding *other = findings->all.v[k];
				if (strcmp(part->related[r], other->id) == 0 && other->rule == RULE_data_race &&
					(!worst || other->severity > worst->severity))
					worst = other;
			}
		if (!worst || worst->severity >= part->severity)
			continue;
		certainty_lower(&facts.threads, worst->facts.threads);
		finding_set_facts(part, facts);
	}
}

static bool listen_to(struct told *told, uint32_t n, int fd)
{
	return read_all(fd, told->verdicts, n * sizeof(*told->verdicts)) &&
		read_all(fd, &told->n_seen, sizeof(told->n_seen)) && told->n_seen <= MAX_SEEN_RACES &&
		read_all(fd, told->seen, told->n_seen * sizeof(*told->seen));
}

void witness_races(struct findings *findings, const struct witness_options *options)
{
	int ends[2];
	if (!options->runs || pipe(ends) != 0)
		return;
	uint32_t n = findings->all.n;
	struct told *told = xcalloc(1, sizeof(*told));
	told->verdicts = xcalloc(n + 1, sizeof(*told->verdicts));
	pid_t child = fork();
	if (child == 0) {
		close(ends[0]);
		alarm(MAX_SECONDS);
		_exit(run_child(findings, options, told, ends[1]));
	}
	close(ends[1]);
	bool is_whole = child > 0 && listen_to(told, n, ends[0]);
	close(ends[0]);
	if (child > 0)
		while (waitpid(child, NULL, 0) < 0 && errno == EINTR)
			;
	for (uint32_t i = 0; i < n && is_whole; i++)
		if (is_wanted(findings->all.v[i]))
			apply(findings, findings->all.v[i], &told->verdicts[i]);
	if (is_whole)
		follow(findings);
	for (uint32_t i = 0; i < told->n_seen && is_whole; i++)
		seen_report(findings, options->world, &told->seen[i]);
	free(told->verdicts);
	free(told);
}
