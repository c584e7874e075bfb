// Traces as files, for `raddle replay`: lines of text.
//
//     raddle-trace 1
//     jdk /usr/lib/jvm/java-17
//     main app.Main
//     input build/classes              (each INPUT, class path entry and argument on a line)
//     error deadlock
//     step 9e3779b97f4a7c15 0          a thread, by its name, and which option; what follows is for people
//     end 0123456789abcdef 0123456789abcdef
//
// A thread's name says where it is in the tree of who started whom; it is the same on every path.
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

void mc_trace_print(const struct mc_finding *finding, const struct mc_program *program,
	struct buf *out)
{
	buf_printf(out, "raddle-trace 1\njdk %s\nmain %s\n", program->jdk, program->main);
	put_list(out, "input", &program->inputs);
	put_list(out, "classpath", &program->classpath);
	put_list(out, "argument", &program->arguments);
	put_semantics(out, &program->how);
	buf_printf(out, "error %s\n", rules[finding->plain.rule].id);
	for (uint32_t i = 0; i < finding->n_steps; i++) {
		const struct mc_step *step = &finding->steps[i];
		const struct finding_step *told = &finding->plain.execution->steps[step->told];
		buf_printf(out, "step %016" PRIx64 " %u %s:%u %s\n", step->thread, step->option,
			told->at.file, told->at.line, told->does);
	}
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

static bool parse_line(struct mc_saved *saved, const char *word, const char *rest)
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
		return rule_find(&saved->rule, rest);
	else if (strcmp(word, "step") == 0)
		return parse_step(saved, rest);
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
	vec_release(&saved->threads.list);
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
			finding->n_steps);
	else if (finding->end.low != saved->end.low || finding->end.high != saved->end.high)
		is_good = err_set(err, ERR_INPUT, "the trace ends in another state than it was saved with");
	vec_release(&path);
	mc_model_release(&model);
	return is_good;
}
