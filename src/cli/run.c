// raddle run: a program in the machine, under one schedule.
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "cli/cli.h"
#include "cli/program.h"
#include "vm/vm.h"

static void write_through(void *context, int descriptor, const void *bytes, uint32_t n)
{
	(void)context;
	const char *at = bytes;
	while (n > 0) {
		ssize_t done = write(descriptor, at, n);
		if (done < 0 && errno == EINTR)
			continue;
		if (done <= 0)
			return;
		at += done;
		n -= (uint32_t)done;
	}
}

// ---- schedules ------------------------------------------------------------------------------------

typedef VEC(uint32_t) number_list;

// Lines of "THREAD INSTRUCTIONS".
static bool read_schedule(number_list *list, const char *path, struct err *err)
{
	FILE *file = fopen(path, "r");
	if (!file)
		return err_set_errno(err, "%s", path);
	char line[256];
	bool ok = true;
	for (uint32_t number = 1; ok && fgets(line, sizeof(line), file); number++) {
		char *end, *second;
		unsigned long thread = strtoul(line, &end, 10), n = strtoul(end, &second, 10);
		if (line[0] == '#' || line[0] == '\n')
			continue;
		if (end == line || second == end || thread == 0 || thread > VM_MAX_THREADS)
			ok = err_set(err, ERR_USAGE, "%s: line %u: not 'THREAD INSTRUCTIONS'", path, number);
		vec_push(list, (uint32_t)thread);
		vec_push(list, (uint32_t)n);
	}
	fclose(file);
	return ok;
}

static bool parse_schedule(struct vm_schedule *schedule, number_list *list, const char *text,
	struct err *err)
{
	*schedule = (struct vm_schedule){ .kind = VM_ROUND_ROBIN };
	if (!text || strcmp(text, "round-robin") == 0)
		return true;
	if (strncmp(text, "random:", 7) == 0) {
		char *end;
		schedule->kind = VM_RANDOM;
		schedule->seed = strtoull(text + 7, &end, 10);
		if (text[7] == 0 || *end)
			return err_set(err, ERR_USAGE, "--schedule: '%s' has no number after random:", text);
		return true;
	}
	if (!read_schedule(list, text, err))
		return false;
	schedule->kind = VM_LIST;
	schedule->list = list->v;
	schedule->n = list->n / 2;
	return true;
}

// ---- the program ----------------------------------------------------------------------------------

static void print_stats(const struct vm *vm)
{
	struct vm_stats s = vm_stats(vm);
	fprintf(stderr,
		"instructions %llu\nallocations %llu\nallocated bytes %llu\ncollections %llu\nnative calls %llu\nclasses %llu\n",
		(unsigned long long)s.instructions, (unsigned long long)s.allocations,
		(unsigned long long)s.allocated_bytes, (unsigned long long)s.collections,
		(unsigned long long)s.native_calls, (unsigned long long)s.classes);
}

static void print_blocked(const struct vm *vm)
{
	struct buf out = BUF_INIT;
	buf_string(&out, "raddle: all threads are blocked for ever\n");
	for (uint32_t i = 1; i <= vm_n_threads(vm); i++) {
		if (vm_thread(vm, i).state == VM_THREAD_NONE)
			continue;
		buf_printf(&out, "thread %u \"", i);
		vm_thread_name(vm, i, &out);
		buf_string(&out, "\"\n");
		vm_print_stack(vm, i, &out);
	}
	fwrite(out.ptr, 1, out.len, stderr);
	buf_release(&out);
}

static void trace(void *context, uint32_t thread, uint64_t instructions)
{
	struct vm *vm = context;
	struct buf out = BUF_INIT;
	buf_printf(&out, "%u %llu # ", thread, (unsigned long long)instructions);
	if (vm_thread(vm, thread).state != VM_THREAD_NONE)
		vm_thread_name(vm, thread, &out);
	struct vm_action action = vm_peek(vm, thread);
	buf_string(&out, ": ");
	vm_action_print(&action, &out);
	fprintf(stderr, "%s\n", buf_cstring(&out));
	buf_release(&out);
}

static int run_machine(struct vm *vm, struct vm_schedule *schedule, const struct options *options)
{
	int status = EXIT_LIMIT;
	if (options->trace) {
		schedule->tell = trace;
		schedule->context = vm;
	}
	if (!vm_run_schedule(vm, schedule))
		print_blocked(vm);
	else if (vm_status(vm) == VM_EXITED)
		status = vm_exit_status(vm);
	else
		fprintf(stderr, "raddle: %s: %s",
			vm_status(vm) == VM_UNSUPPORTED ? "not supported" : "limit", vm_message(vm));
	if (options->stats)
		print_stats(vm);
	return status;
}

#define DEFAULT_MILLIONS 100000u // about two minutes: who spins for ever meets an end

static int run_program(struct session *session, const char *home, struct err *err)
{
	struct options *options = session->options;
	struct vm_schedule schedule;
	number_list list = { 0 };
	struct program program = { 0 };
	int status = EXIT_USAGE;
	if (parse_schedule(&schedule, &list, options->schedule, err)) {
		status = program_start(&program, session,
			(struct vm_options){ .jdk_home = home,
				.max_instructions = (options->max_instructions ? options->max_instructions
															   : DEFAULT_MILLIONS) *
					(uint64_t)1000000,
				.max_heap = (uint64_t)options->heap << 20,
				.collects = true,
				.reads_files = true,
				.writes_files = true,
				.write = write_through },
			err);
		if (status == EXIT_NOTHING_FOUND)
			status = run_machine(program.vm, &schedule, options);
	}
	program_end(&program);
	vec_release(&list);
	return status;
}

int command_run(const struct command *command, struct options *options)
{
	char home[PATH_MAX];
	if (options->arguments.n == 0)
		return usage_error(command, "no INPUT given");
	if (!program_jdk(options, home, sizeof(home)))
		return program_no_jdk(command);
	struct session session;
	struct err err = ERR_INIT;
	int status = EXIT_USAGE;
	options->runs_program = true;
	if (session_open(&session, options, &options->arguments, NULL) && session_load(&session))
		status = run_program(&session, home, &err);
	if (err.kind)
		fprintf(stderr, "raddle: %s\n", err.text);
	session_close(&session);
	return status;
}
