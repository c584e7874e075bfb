// raddle replay: a trace that check has saved, in the machine again.
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "cli/check.h"
#include "cli/program.h"
#include "cli/replay.h"

bool replay_read(struct buf *out, const char *name, struct err *err)
{
	FILE *file = fopen(name, "re");
	if (!file)
		return err_set_errno(err, "%s", name);
	char block[4096];
	for (size_t n; (n = fread(block, 1, sizeof(block), file)) > 0;)
		buf_put(out, block, n);
	bool is_read = !ferror(file);
	fclose(file);
	return is_read || err_set_errno(err, "%s", name);
}

static void list_of(string_list *to, const mc_texts *from)
{
	vec_clear(to);
	for (uint32_t i = 0; i < from->n; i++)
		vec_push(to, from->v[i]);
}

static int replay_in(struct vm *vm, struct mc_ears *ears, struct mc_saved *saved,
	const struct options *options, struct err *err)
{
	struct mc_finding finding;
	bool is_same = mc_replay(&finding, vm, ears, saved, err);
	struct buf out = BUF_INIT;
	struct findings *findings = findings_new();
	struct report_text_options how = check_text_options(options, &(struct report_sources){ 0 });
	how.is_verbose = true;
	check_add_threads(findings, &saved->threads);
	report_way(&finding.plain, findings, &how, &out);
	findings_free(findings);
	if (is_same)
		buf_printf(&out, "the same state: %s\n", rules[saved->rule].id);
	int status = report_write(options, buf_view(&out)) && is_same ? EXIT_NOTHING_FOUND : EXIT_USAGE;
	buf_release(&out);
	return status;
}

static int replay(struct session *session, struct mc_saved *saved, struct err *err)
{
	struct mc_ears ears = { 0 };
	struct program program;
	vec_clear(&session->options->mains);
	vec_push(&session->options->mains, saved->program.main);
	int status = program_start(&program, session,
		(struct vm_options){ .jdk_home = saved->program.jdk,
			.is_checking = true,
			.chooses_random = saved->program.how.has_random_choices,
			.uncaught = mc_hear_uncaught,
			.context = &ears },
		err);
	if (status == EXIT_NOTHING_FOUND)
		status = replay_in(program.vm, &ears, saved, session->options, err);
	program_end(&program);
	return status;
}

int command_replay(const struct command *command, struct options *options)
{
	if (options->arguments.n != 1)
		return usage_error(command, "one TRACE is replayed");
	if (options->rest.n || options->attach)
		return replay_on_jvm(command, options);
	struct buf text = BUF_INIT;
	struct err err = ERR_INIT;
	struct mc_saved saved = { 0 };
	const char *name = options->arguments.v[0];
	int status = EXIT_USAGE;
	if (replay_read(&text, name, &err) && mc_trace_parse(&saved, buf_view(&text), &err)) {
		options->jdk = saved.program.jdk;
		list_of(&options->arguments, &saved.program.inputs);
		list_of(&options->classpath, &saved.program.classpath);
		list_of(&options->rest, &saved.program.arguments);
		options->runs_program = true;
		struct session session;
		if (session_open(&session, options, &options->arguments, NULL) && session_load(&session))
			status = replay(&session, &saved, &err);
		session_close(&session);
	}
	if (err.kind)
		fprintf(stderr, "raddle: %s: %s\n", name, err.text);
	mc_saved_release(&saved);
	buf_release(&text);
	return status;
}
