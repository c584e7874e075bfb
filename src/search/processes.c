// Workers that are processes, for a model of which a process can have only one. They are forked with the model
// in its first state, share what lies in shared memory (store, jobs, flags), and tell at their end through
// a pipe what they have found. The first process does no work: it waits, watches the limits, and goes on with
// a model in which nothing has happened.
//
// A worker that dies (of memory, of a bug) takes part of the search with it and may leave a lock behind. Then all
// are ended, and the search has failed. Workers end when the first process does.
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/bug.h"
#include "search/internal.h"

enum { LOOK_EVERY_MS = 20 };
#define END_OF_WORDS 0x646e65u // what is read up to here is whole

struct process {
	pid_t id;
	int pipe; // -1: closed
	struct buf heard;
	bool has_died;
};

// ---- in a worker -----------------------------------------------------------------------------------------

static void put_errors(const struct search_result *result, search_words *out)
{
	vec_push(out, result->errors.n);
	for (uint32_t i = 0; i < result->errors.n; i++) {
		const struct search_error *error = &result->errors.v[i];
		vec_push(out, error->error);
		vec_push(out, error->where);
		vec_push(out, error->cost);
		vec_push(out, error->n_path);
		for (uint32_t k = 0; k < error->n_path; k++)
			vec_push(out, (uint64_t)error->path[k].thread << 32 | error->path[k].option);
	}
}

static void put_model(struct search_model *model, search_words *out)
{
	struct buf bytes = BUF_INIT;
	if (model->pack)
		model->pack(model->self, &bytes);
	vec_push(out, bytes.len);
	for (size_t i = 0; i < bytes.len; i += sizeof(uint64_t)) {
		uint64_t word = 0;
		size_t rest = bytes.len - i;
		memcpy(&word, bytes.ptr + i, rest < sizeof(word) ? rest : sizeof(word));
		vec_push(out, word);
	}
	buf_release(&bytes);
}

static bool write_all(int fd, const void *bytes, size_t n)
{
	const char *at = bytes;
	while (n > 0) {
		ssize_t done = write(fd, at, n);
		if (done < 0 && errno == EINTR)
			continue;
		if (done <= 0)
			return false;
		at += done;
		n -= (size_t)done;
	}
	return true;
}

// Never returns: what the first process would do at its end is not for this one to do.
static _Noreturn void be_worker(const struct processes *p, uint32_t number, int pipe, pid_t parent)
{
	struct run *run = p->run;
	prctl(PR_SET_PDEATHSIG, SIGKILL);
	if (getppid() != parent)
		_exit(1);
	if (run->options->budget && run->options->budget->limits.megabytes)
		run->options->budget->limits.megabytes /= run->workers;
	run->result->executions = 0;
	run->result->depth = 0;
	run->result->errors.n = 0; // those of the first process are not told again
	p->work(p->context, number);
	search_words words = { 0 };
	vec_push(&words, run->result->executions);
	put_errors(run->result, &words);
	p->tell(p->context, number, &words);
	put_model(&run->models[0], &words);
	vec_push(&words, END_OF_WORDS);
	_exit(write_all(pipe, words.v, words.n * sizeof(*words.v)) ? 0 : 1);
}

// ---- in the first process -----------------------------------------------------------------------------------

static const uint64_t *get_errors(struct run *run, const uint64_t *at)
{
	uint64_t n = *at++;
	for (uint64_t i = 0; i < n; i++) {
		uint32_t error = (uint32_t)at[0], cost = (uint32_t)at[2];
		uint64_t where = at[1], n_path = at[3];
		search_path path = { 0 };
		at += 4;
		for (uint64_t k = 0; k < n_path; k++, at++)
			vec_push(&path, (struct search_choice){ (uint32_t)(*at >> 32), (uint32_t)*at });
		run_error(run, error, where, path.v, path.n, NULL, cost);
		vec_release(&path);
	}
	return at;
}

static bool hear(const struct processes *p, const struct process *process)
{
	struct run *run = p->run;
	size_t n = process->heard.len / sizeof(uint64_t);
	uint64_t *words = xmalloc(process->heard.len + 1);
	if (process->heard.len)
		memcpy(words, process->heard.ptr, process->heard.len);
	bool is_whole = n && words[n - 1] == END_OF_WORDS && !process->has_died;
	if (is_whole) {
		run->result->executions += words[0];
		const uint64_t *at = get_errors(run, words + 1);
		at = p->hear(p->context, at);
		if (run->models[0].unpack)
			run->models[0].unpack(run->models[0].self,
				(struct slice){ (const uint8_t *)(at + 1), (size_t)at[0] });
	}
	free(words);
	return is_whole;
}

static bool start(struct process *all, uint32_t number, const struct processes *p)
{
	int ends[2];
	if (pipe(ends) != 0)
		return false;
	pid_t parent = getpid();
	pid_t id = fork();
	if (id == 0) {
		for (uint32_t i = 0; i < number; i++)
			close(all[i].pipe);
		close(ends[0]);
		be_worker(p, number, ends[1], parent);
	}
	close(ends[1]);
	if (id < 0)
		close(ends[0]);
	all[number] = (struct process){ .id = id, .pipe = id < 0 ? -1 : ends[0] };
	return id > 0;
}

static void read_some(struct process *process)
{
	char bytes[65536];
	ssize_t n = read(process->pipe, bytes, sizeof(bytes));
	if (n < 0 && errno == EINTR)
		return;
	if (n > 0) {
		buf_put(&process->heard, bytes, (size_t)n);
		return;
	}
	close(process->pipe);
	process->pipe = -1;
	int status = 0;
	while (waitpid(process->id, &status, 0) < 0 && errno == EINTR)
		continue;
	process->has_died = !WIFEXITED(status) || WEXITSTATUS(status) != 0;
}

static void end_all(struct process *all, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		if (all[i].pipe >= 0)
			kill(all[i].id, SIGKILL);
}

// Until all have ended.
static bool wait_for_all(struct process *all, uint32_t n, const struct processes *p)
{
	bool has_died = false;
	for (uint32_t n_open = n; n_open;) {
		struct pollfd *polled = xcalloc(n, sizeof(*polled));
		for (uint32_t i = 0; i < n; i++)
			polled[i] = (struct pollfd){ .fd = all[i].pipe, .events = POLLIN };
		poll(polled, n, LOOK_EVERY_MS);
		for (uint32_t i = 0; i < n; i++) {
			if (!polled[i].revents)
				continue;
			read_some(&all[i]);
			n_open -= all[i].pipe < 0;
			if (all[i].has_died && !has_died) {
				has_died = true;
				end_all(all, n);
			}
		}
		free(polled);
		p->watch(p->context);
	}
	return !has_died;
}

bool processes_run(const struct processes *p, struct err *err)
{
	uint32_t n = p->run->workers, n_started = 0;
	struct process *all = xcalloc(n, sizeof(*all));
	while (n_started < n && start(all, n_started, p))
		n_started++;
	bool is_good = n_started == n;
	if (!is_good) {
		err_set_errno(err, "a worker cannot be started");
		end_all(all, n_started);
	}
	if (!wait_for_all(all, n_started, p) && is_good)
		is_good = err_set(err, ERR_SYSTEM, "a worker has died");
	for (uint32_t i = 0; i < n_started && is_good; i++)
		if (!hear(p, &all[i]))
			is_good = err_set(err, ERR_SYSTEM, "a worker has not told what it found");
	for (uint32_t i = 0; i < n_started; i++)
		buf_release(&all[i].heard);
	free(all);
	return is_good;
}
