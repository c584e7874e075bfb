// Ids. Users keep them in baselines, so they are made of what the analysis calls the key: words that stay
// when unrelated code changes. A bug that is found twice is reported once, and two bugs never share an id:
//
//     same key, same words apart    one bug, the better finding stays
//     same key, other words         two bugs; the first by these words has the id of the key alone
//     other key, same hash          two bugs; an id is made anew for the second
#include "finding/internal.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/buf.h"
#include "base/hash.h"
#include "base/map.h"

void finding_fingerprint(char id[17], enum rule rule, struct slice key)
{
	struct buf text = BUF_INIT;
	buf_put(&text, rules[rule].id, strlen(rules[rule].id) + 1);
	buf_slice(&text, key);
	snprintf(id, 17, "%016" PRIx64, hash_stable(buf_view(&text)));
	buf_release(&text);
}

static int compare_bugs(const struct finding *a, const struct finding *b)
{
	int order = strcmp(rules[a->rule].id, rules[b->rule].id);
	order = order ? order : slice_compare(a->key, b->key);
	return order ? order : strcmp(a->apart, b->apart);
}

// By bug, the best of each first.
static int compare_by_bug(const void *left, const void *right)
{
	const struct finding *a = *(struct finding *const *)left;
	const struct finding *b = *(struct finding *const *)right;
	int order = compare_bugs(a, b);
	return order ? order : finding_compare(a, b);
}

static bool has_same_key(const struct finding *a, const struct finding *b)
{
	return a->rule == b->rule && slice_equal(a->key, b->key);
}

// An id that no other has.
static void make_id(struct findings *findings, struct finding *finding, bool needs_words,
	struct map *taken)
{
	struct buf text = BUF_INIT;
	char id[17];
	bool is_new = false;
	buf_slice(&text, finding->key);
	if (needs_words)
		buf_printf(&text, "%c%s", 0, finding->apart);
	while (!is_new) {
		finding_fingerprint(id, finding->rule, buf_view(&text));
		map_put(taken, strtoull(id, NULL, 16), &is_new);
		buf_char(&text, '+');
	}
	finding->id = finding_copy_text(id, &findings->arena);
	buf_release(&text);
}

void findings_make_distinct(struct findings *findings)
{
	struct finding **all = findings->all.v;
	struct map taken = { 0 };
	uint32_t n = 0;
	if (findings->all.n)
		qsort(all, findings->all.n, sizeof(*all), compare_by_bug);
	for (uint32_t i = 0; i < findings->all.n; i++) {
		if (n && compare_bugs(all[n - 1], all[i]) == 0)
			continue;
		make_id(findings, all[i], n && has_same_key(all[n - 1], all[i]), &taken);
		all[n++] = all[i];
	}
	findings->all.n = n;
	map_release(&taken);
}
