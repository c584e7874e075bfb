// Traces as files, for `raddle replay`: lines of text.
//
//     raddle-trace 1
//     jdk /usr/lib/jvm/java-17
//     main app.Main
//     input build/classes              (each INPUT, class path entry and argument on a line)
//     error deadlock
//     thread 9e3779b97f4a7c15 Thread-0 a thread, by its name, and as Java names it
//     at 9e3779b97f4a7c15 1 here A.run()V@3#...   where it stands before the steps that follow, and how often it has
//                                      come by since its steps before (stand.c); asleep: it waits there
//     step 9e3779b97f4a7c15 0          which option of a choice it takes; what follows is for people
//     final 9e3779b97f4a7c15 1 blocked A.run()V@9#...  where it is at the end; here: it could go on
//     about 9e3779b97f4a7c15 write A n  of a race: what it is about to do there, to which field
//     end 0123456789abcdef 0123456789abcdef
//
// A thread's name says where it is in the tree of who started whom; it is the same on every path. What a machine
// needs to get there are the steps; a real JVM is led by the other lines (replay/).
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "mc/internal.h"

static void put_list(struct buf *out, const char *name, const mc_texts *texts)
{
	for (uint32_t i = 0; i < texts->n; i++)
		buf_printf(out, "%s %s\n", name, texts->v[i]);
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

// How often the thread comes to where it stands, from its steps before step `end` on: those of the last turn
// that it had.
static uint32_t count_arrivals(const struct mc_finding *finding, uint32_t lane, uint32_t end,
	const char *stand)
{
	uint32_t last = end;
	while (last && finding->steps[last - 1].lane != lane)
		last--;
	uint32_t n = 1;
	for (uint32_t i = last; i > 1 && finding->steps[i - 2].lane == lane; i--)
		n += finding->steps[i - 1].lane == lane && strcmp(finding->steps[i - 1].stand, stand) == 0;
	return n;
}

static void put_stop(struct buf *out, const struct mc_finding *finding, uint32_t i)
{
	const struct mc_step *step = &finding->steps[i];
	if (i && finding->steps[i - 1].lane == step->lane)
		return;
	buf_printf(out, "at %016" PRIx64 " %u %s %s\n", step->thread,
		count_arrivals(finding, step->lane, i, step->stand), step->is_asleep ? "asleep" : "here",
		step->stand);
}

static void put_lasts(struct buf *out, const struct mc_finding *finding)
{
	for (uint32_t i = 0; i < finding->n_lanes; i++) {
		const struct mc_lane *lane = &finding->lanes[i];
		if (*lane->stand && *lane->stand != '-')
			buf_printf(out, "final %016" PRIx64 " %u %s %s\n", lane->thread,
				count_arrivals(finding, i, finding->n_steps, lane->stand),
				lane->is_asleep        ? "asleep"
					: lane->is_blocked ? "blocked"
									   : "here",
				lane->stand);
		if (*lane->about)
			buf_printf(out, "about %016" PRIx64 " %s\n", lane->thread, lane->about);
	}
}

void mc_trace_print(const struct mc_finding *finding, const struct mc_program *program,
	struct buf *out)
{
	buf_printf(out, "raddle-trace 1\njdk %s\nmain %s\n", program->jdk, program->main);
	put_list(out, "input", &program->inputs);
	put_list(out, "classpath", &program->classpath);
	put_list(out, "argument", &program->arguments);
	put_semantics(out, &program->how);
	buf_printf(out, "error %s\n", mc_rule_id(finding->rule));
	for (uint32_t i = 0; i < finding->n_lanes; i++)
		buf_printf(out, "thread %016" PRIx64 " %s\n", finding->lanes[i].thread,
			finding->lanes[i].name);
	for (uint32_t i = 0; i < finding->n_steps; i++) {
		const struct mc_step *step = &finding->steps[i];
		put_stop(out, finding, i);
		if (step->is_more)
			continue;
		buf_printf(out, "step %016" PRIx64 " %u %s: %s %s\n", step->thread, step->option,
			finding->lanes[step->lane].name, step->place, step->does);
	}
	put_lasts(out, finding);
	buf_printf(out, "end %016" PRIx64 " %016" PRIx64 "\n", finding->end.low, finding->end.high);
}

// ---- reading ----------------------------------------------------------------------------------------------

static bool parse_step(struct mc_saved *saved, const char *text)
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
	vec_push(&saved->threads, (struct mc_lane){ .thread = thread, .name = end + 1, .about = "" });
	return true;
}

static bool parse_about(struct mc_saved *saved, char *text)
{
	char *end;
	uint64_t thread = strtoull(text, &end, 16);
	for (uint32_t i = 0; i < saved->threads.n; i++)
		if (saved->threads.v[i].thread == thread && *end == ' ') {
			saved->threads.v[i].about = end + 1;
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
	stop.is_asleep = strcmp(word + 1, "asleep") == 0;
	stop.is_blocked = strcmp(word + 1, "blocked") == 0;
	stop.stand = space + 1;
	if (!stop.is_asleep && !stop.is_blocked && strcmp(word + 1, "here") != 0)
		return false;
	vec_push(&saved->stops, stop);
	return true;
}

static bool parse_line(struct mc_saved *saved, const char *word, char *rest)
{
	if (strcmp(word, "jdk") == 0)
		saved->program.jdk = rest;
	else if (strcmp(word, "main") == 0)
		saved->program.main = rest;
	else if (strcmp(word, "input") == 0)
		vec_push(&saved->program.inputs, rest);
	else if (strcmp(word, "classpath") == 0)
		vec_push(&saved->program.classpath, rest);
	else if (strcmp(word, "argument") == 0)
		vec_push(&saved->program.arguments, rest);
	else if (strcmp(word, "error") == 0)
		return mc_rule_find(&saved->rule, rest);
	else if (strcmp(word, "step") == 0)
		return parse_step(saved, rest);
	else if (strcmp(word, "thread") == 0)
		return parse_thread(saved, rest);
	else if (strcmp(word, "about") == 0)
		return parse_about(saved, rest);
	else if (strcmp(word, "at") == 0 || strcmp(word, "final") == 0)
		return parse_stop(saved, rest, *word == 'f');
	else if (strcmp(word, "end") == 0) {
		char *end;
		saved->end.low = strtoull(rest, &end, 16);
		saved->end.high = strtoull(end, &end, 16);
		return *end == 0;
	} else
		return parse_semantics(&saved->program.how, word, rest);
	return true;
}

bool mc_trace_parse(struct mc_saved *saved, struct slice text, struct err *err)
{
	memset(saved, 0, sizeof(*saved));
	arena_init(&saved->arena);
	bool has_end = false;
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
		has_end |= strcmp(word, "end") == 0;
	}
	if (!has_end || !saved->program.main || !saved->program.jdk)
		return err_set(err, ERR_INPUT, "the trace is not whole");
	return true;
}

void mc_saved_release(struct mc_saved *saved)
{
	vec_release(&saved->steps);
	vec_release(&saved->threads);
	vec_release(&saved->stops);
	vec_release(&saved->program.inputs);
	vec_release(&saved->program.classpath);
	vec_release(&saved->program.arguments);
	arena_release(&saved->arena);
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
	*finding = (struct mc_finding){ .rule = saved->rule, .message = "", .place = "", .class = "" };
	model.how = saved->program.how;
	mc_begin(&model);
	bool is_good = mc_record(finding, &model, path.v, path.n, &saved->arena);
	if (!is_good)
		err_set(err, ERR_INPUT, "step %u is not possible: the program is another one",
			finding->n_steps);
	else if (finding->end.low != saved->end.low || finding->end.high != saved->end.high)
		is_good = err_set(err, ERR_INPUT, "the trace ends in another state than it was saved with");
	vec_release(&path);
	mc_model_release(&model);
	return is_good;
}
