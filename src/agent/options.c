// The agent's options: SIGNATURES[,learn=FILE][,stats=FILE][,patience=MS][,limit=MS][,interval=MS][,quiet][,off]
#include <stdlib.h>
#include <string.h>

#include "agent/internal.h"
#include "base/file.h"

static bool read_number(const char *text, uint32_t *number)
{
	char *end;
	unsigned long value = strtoul(text, &end, 10);
	if (end == text || *end || value > 86400000)
		return false;
	*number = (uint32_t)value;
	return true;
}

static bool read_word(const char *word)
{
	const char *value = strchr(word, '=');
	value = value ? value + 1 : "";
	size_t n = (size_t)(value - word);
	if (strncmp(word, "learn=", n) == 0 && n == 6)
		agent.learn = strdup(value);
	else if (strncmp(word, "stats=", n) == 0 && n == 6)
		agent.stats = strdup(value);
	else if (strncmp(word, "patience=", n) == 0 && n == 9)
		return read_number(value, &agent.patience);
	else if (strncmp(word, "limit=", n) == 0 && n == 6)
		return read_number(value, &agent.limit);
	else if (strncmp(word, "interval=", n) == 0 && n == 9)
		return read_number(value, &agent.interval) && agent.interval;
	else if (strcmp(word, "quiet") == 0)
		agent.is_quiet = true;
	else if (strcmp(word, "off") == 0)
		agent.is_off = true;
	else
		return false;
	return true;
}

bool agent_read_options(const char *text, char **file)
{
	char *copy = strdup(text ? text : ""), *rest = copy;
	bool is_good = true, is_first = true;
	agent.is_off = false;
	*file = NULL;
	for (char *word; (word = strsep(&rest, ","));) {
		if (!*word)
			is_first = false;
		else if (is_first && !strchr(word, '=') && strcmp(word, "off") != 0)
			*file = strdup(word);
		else if (!read_word(word)) {
			agent_say("option %s is not known", word);
			is_good = false;
		}
		is_first = false;
	}
	free(copy);
	return is_good;
}

// ---- signatures -------------------------------------------------------------------------------------

static bool is_same_place(const struct signature_place *a, const struct signature_place *b)
{
	return a->bci == b->bci && strcmp(a->class_name, b->class_name) == 0 &&
		strcmp(a->method, b->method) == 0 && !a->descriptor == !b->descriptor &&
		(!a->descriptor || strcmp(a->descriptor, b->descriptor) == 0) &&
		(a->bci != SIGNATURE_BY_LINE || a->line == b->line);
}

static char *with_slashes(const char *name)
{
	char *copy = strdup(name);
	for (char *at = copy; *at; at++)
		if (*at == '.')
			*at = '/';
	return copy;
}

static bool site_of(const struct signature_place *place, uint16_t *number)
{
	for (uint32_t i = 0; i < agent.sites.n; i++)
		if (is_same_place(agent.sites.v[i]->place, place)) {
			*number = (uint16_t)i;
			return true;
		}
	if (agent.sites.n == GATE_MAX_SITES)
		return false;
	struct agent_site *site = calloc(1, sizeof(*site));
	site->place = place;
	site->class_name = with_slashes(place->class_name);
	vec_push(&agent.sites, site);
	*number = gate_new_site();
	return true;
}

static void add_signature(const struct signature *signature)
{
	uint16_t members[SIGNATURE_MAX_THREADS];
	for (uint32_t i = 0; i < signature->n_threads; i++)
		if (!site_of(&signature->threads[i].outer.v[0], &members[i]))
			return;
	gate_add_cycle(members, signature->n_threads);
	agent.n_cycles++;
}

static bool is_known(const struct signature *signature, uint32_t before)
{
	for (uint32_t i = 0; i < before; i++)
		if (strcmp(agent.signatures.list.v[i]->id, signature->id) == 0)
			return true;
	return false;
}

bool agent_read_signatures(const char *file)
{
	struct err err = ERR_INIT;
	struct slice text;
	uint32_t before = agent.signatures.list.n;
	if (!file_read(file, 64 << 20, &agent.signatures.arena, &text, &err)) {
		agent_say("%s", err.text);
		return false;
	}
	if (!signatures_parse(&agent.signatures, text, &err))
		agent_say("%s: %s; the signatures before it are used", file, err.text);
	for (uint32_t i = before; i < agent.signatures.list.n; i++)
		if (!is_known(agent.signatures.list.v[i], before))
			add_signature(agent.signatures.list.v[i]);
	return true;
}
