// Words are written in this machine's byte order: a checkpoint is for going on, not for carrying away;
// the magic number tells. The checksum comes last, so that a file that was cut off is refused.
#include "search/checkpoint.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/arena.h"

#define MAGIC 0x356b6863646472u // "rddchk5"

static uint64_t mix(uint64_t sum, uint64_t word)
{
	sum = (sum ^ word) * 0x9e3779b97f4a7c15u;
	return sum ^ sum >> 29;
}

// What must be the same for the counts to be the same.
static uint64_t signature(const struct run *run)
{
	const struct search_options *o = run->options;
	uint64_t sum = mix(MAGIC, o->fingerprint);
	sum = mix(sum, (uint64_t)o->order << 16 | (uint64_t)o->store << 8 | (uint64_t)o->reduction);
	sum = mix(sum, (uint64_t)o->max_depth << 32 | o->max_cost);
	return mix(sum, (uint64_t)o->only_error << 1 | o->all_errors);
}

// ---- writing -------------------------------------------------------------------------------------------

void saver_put(struct saver *saver, uint64_t word)
{
	saver->sum = mix(saver->sum, word);
	if (fwrite(&word, sizeof(word), 1, saver->file) != 1)
		saver->has_failed = true;
}

static void put_errors(struct saver *saver, const struct search_result *result)
{
	saver_put(saver, result->errors.n);
	for (uint32_t i = 0; i < result->errors.n; i++) {
		const struct search_error *error = &result->errors.v[i];
		saver_put(saver, error->error);
		saver_put(saver, error->where);
		saver_put(saver, error->n_path);
		for (uint32_t k = 0; k < error->n_path; k++)
			saver_put(saver, (uint64_t)error->path[k].thread << 32 | error->path[k].option);
	}
}

static void put_names(struct saver *saver, struct search_model *model)
{
	search_words names = { 0 };
	if (model->names)
		model->names(model->self, &names);
	saver_put(saver, names.n);
	for (uint32_t i = 0; i < names.n; i++)
		saver_put(saver, names.v[i]);
	vec_release(&names);
}

bool saver_begin(struct saver *saver, struct run *run, struct err *err)
{
	struct stat stat_of;
	*saver = (struct saver){ .target = run->options->checkpoint };
	saver->in_place = stat(saver->target, &stat_of) == 0 && !S_ISREG(stat_of.st_mode);
	buf_printf(&saver->name, saver->in_place ? "%s" : "%s.part", saver->target);
	saver->file = fopen(buf_cstring(&saver->name), "we");
	if (!saver->file) {
		err_set_errno(err, "%s", saver->target);
		buf_release(&saver->name);
		return false;
	}
	saver_put(saver, MAGIC);
	saver_put(saver, signature(run));
	saver_put(saver, run->result->executions);
	saver_put(saver, run->result->depth);
	saver_put(saver, atomic_load(&run->flags->is_cut));
	put_errors(saver, run->result);
	put_names(saver, &run->models[0]);
	return true;
}

bool saver_end(struct saver *saver, struct err *err)
{
	saver_put(saver, saver->sum);
	bool is_written = !saver->has_failed && fflush(saver->file) == 0;
	is_written = fclose(saver->file) == 0 && is_written;
	if (!saver->in_place)
		is_written = is_written && rename(buf_cstring(&saver->name), saver->target) == 0;
	if (!is_written) {
		err_set_errno(err, "%s: the checkpoint cannot be written", saver->target);
		if (!saver->in_place)
			unlink(buf_cstring(&saver->name));
	}
	buf_release(&saver->name);
	return is_written;
}

// ---- reading -------------------------------------------------------------------------------------------

bool checkpoint_is_there(struct run *run)
{
	struct stat stat_of; // a device could be read for ever
	return run->options->checkpoint && stat(run->options->checkpoint, &stat_of) == 0 &&
		S_ISREG(stat_of.st_mode);
}

uint64_t loader_get(struct loader *loader)
{
	if (loader->at >= loader->n) {
		loader->has_failed = true;
		return 0;
	}
	return loader->words[loader->at++];
}

uint64_t loader_count(struct loader *loader, uint64_t words)
{
	uint64_t count = loader_get(loader);
	if (count <= (loader->n - loader->at) / words)
		return count;
	loader->has_failed = true;
	return 0;
}

static bool read_words(struct loader *loader, const char *name, struct err *err)
{
	FILE *file = fopen(name, "re");
	if (!file)
		return err_set_errno(err, "%s", name);
	VEC(uint64_t) words = { 0 };
	for (uint64_t word; fread(&word, sizeof(word), 1, file) == 1;)
		vec_push(&words, word);
	bool is_read = !ferror(file);
	fclose(file);
	loader->words = words.v;
	loader->n = words.n;
	return is_read || err_set_errno(err, "%s", name);
}

static void get_errors(struct loader *loader, struct search_result *result)
{
	uint64_t n = loader_count(loader, 3);
	for (uint64_t i = 0; i < n; i++) {
		struct search_error error = { .error = (uint32_t)loader_get(loader) };
		error.where = loader_get(loader);
		error.n_path = (uint32_t)loader_count(loader, 1);
		error.path = xmalloc(((size_t)error.n_path + 1) * sizeof(*error.path));
		for (uint32_t k = 0; k < error.n_path; k++) {
			uint64_t word = loader_get(loader);
			error.path[k] = (struct search_choice){ (uint32_t)(word >> 32), (uint32_t)word };
		}
		vec_push(&result->errors, error);
	}
}

static void get_names(struct loader *loader, struct search_model *model)
{
	search_words names = { 0 };
	uint64_t n = loader_count(loader, 1);
	for (uint64_t i = 0; i < n; i++)
		vec_push(&names, loader_get(loader));
	if (n && model->set_names)
		model->set_names(model->self, names.v, names.n);
	vec_release(&names);
}

bool loader_begin(struct loader *loader, struct run *run, struct err *err)
{
	const char *name = run->options->checkpoint;
	*loader = (struct loader){ 0 };
	bool is_good = read_words(loader, name, err);
	uint64_t sum = 0;
	for (uint64_t i = 0; i + 1 < loader->n; i++)
		sum = mix(sum, loader->words[i]);
	if (is_good &&
		(loader->n < 3 || loader->words[0] != MAGIC || loader->words[loader->n - 1] != sum))
		is_good = err_set(err, ERR_INPUT, "%s: not a whole checkpoint", name);
	if (is_good && loader->words[1] != signature(run))
		is_good = err_set(err, ERR_USAGE, "%s: a checkpoint of another program or other options",
			name);
	if (!is_good) {
		free(loader->words);
		return false;
	}
	loader->at = 2;
	loader->n--;
	run->result->executions = loader_get(loader);
	run->result->depth = (uint32_t)loader_get(loader);
	atomic_store(&run->flags->is_cut, loader_get(loader) != 0);
	get_errors(loader, run->result);
	get_names(loader, &run->models[0]);
	run->result->has_resumed = true;
	return true;
}

bool loader_end(struct loader *loader, struct err *err)
{
	bool is_good = !loader->has_failed && loader->at == loader->n;
	free(loader->words);
	loader->words = NULL;
	return is_good || err_set(err, ERR_INPUT, "the checkpoint is damaged");
}
