// Traces as files, for `raddle replay`: lines of text.
//
//     raddle-trace 1
//     jdk /usr/lib/jvm/java-17
//     main app.Main
//     input build/classes              (each INPUT, class path entry and argument on a line)
//     error deadlock
//     thread 9e3779b97f4a7c15 Thread-0 a thread, by its name, and as Java names it
//     at 9e3779b97f4a7c15 1 before A.run()V@3#...   where it stands before the steps that follow, and how often it has
//                                      come by since its steps before (stand.c); asleep: it waits there
//     step 9e3779b97f4a7c15 0          which option of a choice it takes; what follows is for people
//     last 9e3779b97f4a7c15 1 blocked A.run()V@9#...  where it is at the end; before: it could go on
//     about 9e3779b97f4a7c15 write A n  of a race: what it is about to do there, to which field
//     end 0123456789abcdef 0123456789abcdef
//
// A thread's name says where it is in the tree of who started whom; it is the same on every path. What a machine
// needs to get there are the steps; a real JVM is led by the other lines (replay/).
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "mc/internal.h"

// What there is one of, and what there is a list of.
static const struct {
	const char *word;
	size_t at; // of a text in mc_program
} texts[] = {
	{ "jdk", offsetof(struct mc_program, jdk) },
	{ "main", offsetof(struct mc_program, main) },
};
static const struct {
	const char *word;
	size_t at; // of mc_texts in mc_program
} lists[] = {
	{ "input", offsetof(struct mc_program, inputs) },
	{ "classpath", offsetof(struct mc_program, classpath) },
	{ "argument", offsetof(struct mc_program, arguments) },
};
enum { N_TEXTS = sizeof(texts) / sizeof(*texts), N_LISTS = sizeof(lists) / sizeof(*lists) };

static void put_program(struct buf *out, const struct mc_program *program)
{
	for (size_t i = 0; i < N_TEXTS; i++)
		buf_printf(out, "%s %s\n", texts[i].word,
			*(const char *const *)((const char *)program + texts[i].at));
	for (size_t i = 0; i < N_LISTS; i++) {
		const mc_texts *list = (const mc_texts *)((const char *)program + lists[i].at);
		for (uint32_t k = 0; k < list->n; k++)
			buf_printf(out, "%s %s\n", lists[i].word, list->v[k]);
	}
}

static bool parse_program(struct mc_program *program, const char *word, const char *rest)
{
	for (size_t i = 0; i < N_TEXTS; i++)
		if (strcmp(texts[i].word, word) == 0) {
			*(const char **)((char *)program + texts[i].at) = rest;
			return true;
		}
	for (size_t i = 0; i < N_LISTS; i++)
		if (strcmp(lists[i].word, word) == 0) {
			vec_push((mc_texts *)((char *)program + lists[i].at), rest);
			return true;
		}
	return false;
}

// Lines that are there where it is so.
static const struct {
	const char *word, *value;
	size_t at; // of a bool in mc_semantics
} semantics[] = {
	{ "locks", "code", offsetof(struct mc_semantics, by_code) },
	{ "timeouts", "any", offsetof(struct mc_semantics, any_timeouts) },
	{ "wake-ups", "spurious", offsetof(struct mc_semantics, wakes_spuriously) },
	{ "weak-cas", "fails", offsetof(struct mc_semantics, has_weak_failures) },
	{ "boundaries", "app", offsetof(struct mc_semantics, is_app_only) },
	{ "random", "choices", offsetof(struct mc_semantics, has_random_choices) },
};
enum { N_SEMANTICS = sizeof(semantics) / sizeof(*semantics) };

static void put_semantics(struct buf *out, const struct mc_semantics *how)
{
	for (size_t i = 0; i < N_SEMANTICS; i++)
		if (*(const bool *)((const char *)how + semantics[i].at))
			buf_printf(out, "%s %s\n", semantics[i].word, semantics[i].value);
}

static bool parse_semantics(struct mc_semantics *how, const char *word, const char *rest)
{
	for (size_t i = 0; i < N_SEMANTICS; i++)
		if (strcmp(semantics[i].word, word) == 0 && strcmp(semantics[i].value, rest) == 0) {
			*(bool *)((char *)how + semantics[i].at) = true;
			return true;
		}
	return false;
}

// ---- where threads stand ----------------------------------------------------------------------------------

enum how { BEFORE, BLOCKED, ASLEEP, N_HOWS };
static const char *const hows[] = { "before", "blocked", "asleep" };

// How often the thread comes to where it stands, from its steps before step `end` on: those of the last turn
// that it had.
static uint32_t count_arrivals(const struct mc_step *steps, uint64_t thread, uint32_t end,
	const char *stand)
{
	uint32_t last = end;
	while (last && steps[last - 1].thread != thread)
		last--;
	uint32_t n = 1;
	for (uint32_t i = last; i > 1 && steps[i - 2].thread == thread; i--)
		n += strcmp(steps[i - 1].stand, stand) == 0;
	return n;
}

static void put_stop(struct buf *out, const struct mc_step *steps, uint32_t i)
{
	const struct mc_step *step = &steps[i];
	if (i && steps[i - 1].thread == step->thread)
		return;
	buf_printf(out, "at %016" PRIx64 " %u %s %s\n", step->thread,
		count_arrivals(steps, step->thread, i, step->stand),
		hows[step->is_asleep ? ASLEEP : BEFORE], step->stand);
}

static void put_last(struct buf *out, const struct mc_finding *finding, const struct mc_lane *lane)
{
	enum how how = lane->is_asleep ? ASLEEP : lane->is_blocked ? BLOCKED : BEFORE;
	if (*lane->stand && *lane->stand != '-')
		buf_printf(out, "last %016" PRIx64 " %u %s %s\n", lane->thread,
			count_arrivals(finding->steps, lane->thread, finding->plain.execution->n_steps,
				lane->stand),
			hows[how], lane->stand);
	if (*lane->about)
		buf_printf(out, "about %016" PRIx64 " %s\n", lane->thread, lane->about);
}

// ---- writing ----------------------------------------------------------------------------------------------

static const char *name_of(const struct mc_finding *finding, uint64_t thread)
{
	uint32_t i = 0;
	while (finding->lanes[i].thread != thread)
		i++;
	return finding->lanes[i].name;
}

static void put_steps(struct buf *out, const struct mc_finding *finding)
{
	const struct finding_execution *execution = finding->plain.execution;
	for (uint32_t i = 0; i < execution->n_steps; i++) {
		const struct mc_step *step = &finding->steps[i];
		const struct finding_step *told = &execution->steps[i];
		put_stop(out, finding->steps, i);
		if (!step->is_more)
			buf_printf(out, "step %016" PRIx64 " %u %s: %s:%u %s\n", step->thread, step->option,
				name_of(finding, step->thread), told->at.file, told->at.line, told->does);
	}
}

void mc_trace_print(const struct mc_finding *finding, const struct mc_program *program,
	struct buf *out)
{
	buf_string(out, "raddle-trace 1\n");
	put_program(out, program);
	put_semantics(out, &program->how);
	buf_printf(out, "error %s\n", rules[finding->plain.rule].id);
	for (uint32_t i = 0; i < finding->n_lanes; i++)
		buf_printf(out, "thread %016" PRIx64 " %s\n", finding->lanes[i].thread,
			finding->lanes[i].name);
	put_steps(out, finding);
	for (uint32_t i = 0; i < finding->n_lanes; i++)
		put_last(out, finding, &finding->lanes[i]);
	buf_printf(out, "end %016" PRIx64 " %016" PRIx64 "\n", finding->end.low, finding->end.high);
}

// ---- reading ----------------------------------------------------------------------------------------------

static bool parse_error(struct mc_saved *saved, char *text)
{
	return rule_find(&saved->rule, text);
}

static bool parse_step(struct mc_saved *saved, char *text)
{
	char *end, *second;
	uint64_t thread = strtoull(text, &end, 16);
	unsigned long option = strtoul(end, &second, 10);
	if (end == text || second == end || option > UINT32_MAX)
		return false;
	vec_push(&saved->steps, (struct mc_step){ .thread = thread, .option = (uint32_t)option });
	return true;
}

static bool parse_thread(struct mc_saved *saved, char *text)
{
	char *end;
	uint64_t thread = strtoull(text, &end, 16);
	if (end == text || *end != ' ')
		return false;
	vec_push(&saved->lanes, (struct mc_lane){ .thread = thread, .name = end + 1, .about = "" });
	return true;
}

static bool parse_about(struct mc_saved *saved, char *text)
{
	char *end;
	uint64_t thread = strtoull(text, &end, 16);
	for (uint32_t i = 0; i < saved->lanes.n; i++)
		if (saved->lanes.v[i].thread == thread && *end == ' ') {
			saved->lanes.v[i].about = end + 1;
			return true;
		}
	return false;
}

// "THREAD COUNT WORD STAND"
static bool parse_stop(struct mc_saved *saved, char *text, bool is_last)
{
	struct mc_stop stop = { .is_last = is_last };
	char *end, *word;
	stop.thread = strtoull(text, &end, 16);
	unsigned long count = strtoul(end, &word, 10);
	char *space = *word == ' ' ? strchr(word + 1, ' ') : NULL;
	if (end == text || word == end || count > UINT32_MAX || !space)
		return false;
	stop.count = (uint32_t)count;
	*space = 0;
	int how = BEFORE;
	while (how < N_HOWS && strcmp(word + 1, hows[how]) != 0)
		how++;
	stop.is_asleep = how == ASLEEP;
	stop.is_blocked = how == BLOCKED;
	stop.stand = space + 1;
	vec_push(&saved->stops, stop);
	return how < N_HOWS;
}

static bool parse_at(struct mc_saved *saved, char *text)
{
	return parse_stop(saved, text, false);
}

static bool parse_last(struct mc_saved *saved, char *text)
{
	return parse_stop(saved, text, true);
}

static bool parse_end(struct mc_saved *saved, char *text)
{
	char *end;
	saved->end.low = strtoull(text, &end, 16);
	saved->end.high = strtoull(end, &end, 16);
	saved->is_whole = *end == 0;
	return saved->is_whole;
}

// What begins a line, and what reads the rest.
static const struct {
	const char *word;
	bool (*parse)(struct mc_saved *saved, char *rest);
} lines[] = {
	{ "error", parse_error },
	{ "thread", parse_thread },
	{ "at", parse_at },
	{ "step", parse_step },
	{ "last", parse_last },
	{ "about", parse_about },
	{ "end", parse_end },
};

static bool parse_line(struct mc_saved *saved, const char *word, char *rest)
{
	for (size_t i = 0; i < sizeof(lines) / sizeof(*lines); i++)
		if (strcmp(lines[i].word, word) == 0)
			return lines[i].parse(saved, rest);
	return parse_program(&saved->program, word, rest) ||
		parse_semantics(&saved->program.how, word, rest);
}

bool mc_trace_parse(struct mc_saved *saved, struct slice text, struct err *err)
{
	memset(saved, 0, sizeof(*saved));
	arena_init(&saved->arena);
	for (uint32_t number = 1; text.len; number++) {
		ptrdiff_t end = slice_find(text, '\n');
		struct slice line = slice_until(text, end < 0 ? text.len : (size_t)end);
		text = slice_from(text, end < 0 ? text.len : (size_t)end + 1);
		char *word = (char *)(uintptr_t)arena_printf(&saved->arena, "%.*s", SLICE_ARG(line)).ptr;
		if (number == 1) {
			if (strcmp(word, "raddle-trace 1") != 0)
				return err_set(err, ERR_INPUT, "not a trace of raddle's");
			continue;
		}
		char *space = strchr(word, ' ');
		if (space)
			*space = 0;
		if (!space || !parse_line(saved, word, space + 1))
			return err_set(err, ERR_INPUT, "line %u is not understood", number);
	}
	if (!saved->is_whole || !saved->program.main || !saved->program.jdk)
		return err_set(err, ERR_INPUT, "the trace is not whole");
	return true;
}

void mc_saved_release(struct mc_saved *saved)
{
	vec_release(&saved->steps);
	vec_release(&saved->lanes);
	vec_release(&saved->stops);
	vec_release(&saved->threads.list);
	vec_release(&saved->program.inputs);
	vec_release(&saved->program.classpath);
	vec_release(&saved->program.arguments);
	arena_release(&saved->arena);
}

static uint32_t count_choices(const struct mc_finding *finding)
{
	uint32_t n = 0;
	for (uint32_t i = 0; i < finding->plain.execution->n_steps; i++)
		n += !finding->steps[i].is_more;
	return n;
}

bool mc_replay(struct mc_finding *finding, struct vm *vm, struct mc_ears *ears,
	struct mc_saved *saved, struct err *err)
{
	struct mc_model model;
	mc_model_init(&model, vm, ears, true);
	VEC(struct search_choice) path = { 0 };
	for (uint32_t i = 0; i < saved->steps.n; i++)
		vec_push(&path,
			(struct search_choice){ mc_lane_of(&model, saved->steps.v[i].thread),
				saved->steps.v[i].option });
	model.how = saved->program.how;
	mc_begin(&model);
	struct mc_trace trace = { .model = &model, .threads = &saved->threads, .arena = &saved->arena };
	struct mc_open open;
	*finding = (struct mc_finding){ 0 };
	bool is_good = mc_record(&trace, path.v, path.n);
	mc_describe(finding, &open, &trace, NULL);
	finding->plain.rule = saved->rule;
	mc_trace_release(&trace);
	if (!is_good)
		err_set(err, ERR_INPUT, "step %u is not possible: the program is another one",
			count_choices(finding));
	else if (finding->end.low != saved->end.low || finding->end.high != saved->end.high)
		is_good = err_set(err, ERR_INPUT, "the trace ends in another state than it was saved with");
	vec_release(&path);
	mc_model_release(&model);
	return is_good;
}
