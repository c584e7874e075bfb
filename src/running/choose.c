// See choose.h. A search that goes back is exponential in the groups, so first all go that have no partner in some other
// group (arc consistency): mostly that leaves few, or none. What is then too much is not searched to the end.
#include "running/choose.h"

#include <string.h>

#include "base/arena.h"
#include "base/bitset.h"
#include "base/budget.h"

struct chooser {
	struct choice *choice;
	struct bitset left[CHOICE_MOST_GROUPS];
	uint32_t chosen[CHOICE_MOST_GROUPS];
};

static bool is_too_much(const struct choice *choice)
{
	return choice->n_asked >= CHOICE_MOST_ASKED || budget_is_over(choice->budget);
}

static bool fit(struct choice *choice, uint32_t i, uint32_t a, uint32_t k, uint32_t b)
{
	choice->n_asked++;
	return i < k ? choice->fits(choice->context, i, a, k, b)
				 : choice->fits(choice->context, k, b, i, a);
}

static bool has_partner(struct chooser *c, uint32_t i, uint32_t a, uint32_t k)
{
	for (uint32_t b = 0; b < c->choice->sizes[k]; b++)
		if (bitset_has(&c->left[k], b) && (is_too_much(c->choice) || fit(c->choice, i, a, k, b)))
			return true;
	return c->choice->sizes[k] == 0;
}

static bool has_all_partners(struct chooser *c, uint32_t i, uint32_t a)
{
	for (uint32_t k = 0; k < c->choice->n; k++)
		if (k != i && !has_partner(c, i, a, k))
			return false;
	return true;
}

// Has it changed?
static bool drop_lonely(struct chooser *c, uint32_t i)
{
	bool is_changed = false;
	for (uint32_t a = 0; a < c->choice->sizes[i]; a++)
		if (bitset_has(&c->left[i], a) && !has_all_partners(c, i, a)) {
			bitset_remove(&c->left[i], a);
			is_changed = true;
		}
	return is_changed;
}

static void prune(struct chooser *c)
{
	bool is_changed = true;
	while (is_changed && !is_too_much(c->choice)) {
		is_changed = false;
		for (uint32_t i = 0; i < c->choice->n; i++)
			is_changed |= drop_lonely(c, i);
	}
}

static bool fits_chosen(struct chooser *c, uint32_t at, uint32_t a)
{
	for (uint32_t i = 0; i < at; i++)
		if (c->choice->sizes[i] && !fit(c->choice, i, c->chosen[i], at, a))
			return false;
	return true;
}

static bool choose(struct chooser *c, uint32_t at)
{
	if (at == c->choice->n)
		return true;
	for (uint32_t a = 0; a < c->choice->sizes[at]; a++) {
		c->chosen[at] = a;
		if (is_too_much(c->choice))
			return true;
		if (bitset_has(&c->left[at], a) && fits_chosen(c, at, a) && choose(c, at + 1))
			return true;
	}
	return c->choice->sizes[at] == 0 && choose(c, at + 1);
}

bool choice_exists(struct choice *choice)
{
	struct chooser c = { .choice = choice };
	struct arena arena;
	arena_init(&arena);
	for (uint32_t i = 0; i < choice->n; i++) {
		c.left[i] = bitset_new(choice->sizes[i] + 1, &arena);
		for (uint32_t a = 0; a < choice->sizes[i]; a++)
			bitset_add(&c.left[i], a);
	}
	prune(&c);
	bool exists = choose(&c, 0);
	arena_release(&arena);
	return exists && !budget_is_over(choice->budget);
}
