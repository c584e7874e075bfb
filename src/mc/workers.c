// Workers of a search that are processes: what they share besides states, and what each tells the first
// process at its end.
//
// Lanes. The search's ids of threads are given in the order in which they are met, which differs between
// processes; a path that one hands to another must mean the same there. So the list of names, by lane, is in
// shared memory: who meets a name first writes it to the first free place. A checkpoint has it too.
//
// Told: what was not supported, what bounds the answer, what was printed at the ends of executions, how
// often looking ahead removed a choice.
#include <stdlib.h>
#include <string.h>

#include "base/bug.h"
#include "base/shared.h"
#include "mc/internal.h"

struct mc_names *mc_names_new(void)
{
	return shared_new(sizeof(struct mc_names));
}

void mc_names_free(struct mc_names *names)
{
	shared_free(names, sizeof(*names));
}

uint32_t mc_names_add(struct mc_names *names, uint64_t name)
{
	INVARIANT(name);
	for (uint32_t lane = 0; lane < MC_MAX_LANES; lane++) {
		uint64_t found = 0;
		if (atomic_compare_exchange_strong(&names->v[lane], &found, name) || found == name)
			return lane;
	}
	return MC_MAX_LANES;
}

void mc_names(void *self, search_words *out)
{
	struct mc_model *model = self;
	uint64_t name;
	for (uint32_t i = 0; i < MC_MAX_LANES && (name = atomic_load(&model->names->v[i])); i++)
		vec_push(out, name);
}

void mc_set_names(void *self, const uint64_t *names, uint32_t n)
{
	struct mc_model *model = self;
	map_clear(&model->lanes);
	for (uint32_t i = 0; i < MC_MAX_LANES; i++)
		atomic_store(&model->names->v[i], i < n ? names[i] : 0);
}

void mc_note_unsupported(struct mc_model *model, const char *message)
{
	for (uint32_t i = 0; i < model->unsupported.n; i++)
		if (strcmp(model->unsupported.v[i], message) == 0)
			return;
	size_t n = strlen(message) + 1;
	char *copy = memcpy(xmalloc(n), message, n);
	vec_push(&model->unsupported, copy);
}

void mc_add_outcome(struct mc_report *report, const char *text)
{
	mc_texts *list = &report->outcomes;
	uint32_t at = 0;
	while (at < list->n && strcmp(list->v[at], text) < 0)
		at++;
	if (at < list->n && strcmp(list->v[at], text) == 0)
		return;
	vec_push(list, NULL);
	memmove(list->v + at + 1, list->v + at, (list->n - 1 - at) * sizeof(*list->v));
	list->v[at] = (const char *)arena_printf(&report->arena, "%s", text).ptr;
}

// ---- what is told ----------------------------------------------------------------------------------------

struct told {
	bool has_timeouts, has_weak, has_too_many, is_surprised;
	uint32_t n_unsupported, n_outcomes;
	uint64_t made[sizeof(((struct lookahead_counts *)0)->made) / sizeof(uint64_t)];
};

static void put_texts(struct buf *out, const char *const *texts, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		buf_put(out, texts[i], strlen(texts[i]) + 1);
}

void mc_pack(void *self, struct buf *out)
{
	struct mc_model *model = self;
	struct told told = { .has_timeouts = model->has_timeouts,
		.has_weak = model->has_weak,
		.has_too_many = model->has_too_many,
		.is_surprised = model->stop_at != 0,
		.n_unsupported = model->unsupported.n,
		.n_outcomes = model->report ? model->report->outcomes.n : 0 };
	if (model->ahead)
		memcpy(told.made, lookahead_counts(model->ahead)->made, sizeof(told.made));
	buf_put(out, &told, sizeof(told));
	put_texts(out, (const char *const *)model->unsupported.v, told.n_unsupported);
	if (told.n_outcomes)
		put_texts(out, model->report->outcomes.v, told.n_outcomes);
}

void mc_unpack(void *self, struct slice bytes)
{
	struct mc_model *model = self;
	struct told told;
	INVARIANT(bytes.len >= sizeof(told));
	memcpy(&told, bytes.ptr, sizeof(told));
	model->has_timeouts |= told.has_timeouts;
	model->has_weak |= told.has_weak;
	model->has_too_many |= told.has_too_many;
	if (told.is_surprised && !model->stop_at)
		model->stop_at = 1;
	const char *text = (const char *)bytes.ptr + sizeof(told);
	for (uint32_t i = 0; i < told.n_unsupported; i++, text += strlen(text) + 1)
		mc_note_unsupported(model, text);
	for (uint32_t i = 0; i < told.n_outcomes; i++, text += strlen(text) + 1)
		mc_add_outcome(model->report, text);
	if (!model->ahead)
		return;
	uint64_t *made = &lookahead_counts(model->ahead)->made[0][0];
	for (size_t i = 0; i < sizeof(told.made) / sizeof(*told.made); i++)
		made[i] += told.made[i];
}
