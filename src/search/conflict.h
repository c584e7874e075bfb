// Which steps conflict: their order can matter.
#ifndef SEARCH_CONFLICT_H
#define SEARCH_CONFLICT_H

#include "search/search.h"

static inline bool mode_looks(enum search_mode mode)
{
	return mode == SEARCH_READ || mode == SEARCH_AWAIT;
}

static inline bool modes_conflict(enum search_mode a, enum search_mode b)
{
	return !mode_looks(a) || !mode_looks(b);
}

// Can both be possible in one state, for two threads and one key?
static inline bool modes_meet(enum search_mode a, enum search_mode b)
{
	if (b == SEARCH_RELEASE) {
		enum search_mode swap = a;
		a = b;
		b = swap;
	}
	return a != SEARCH_RELEASE || b == SEARCH_READ || b == SEARCH_WRITE;
}

static inline bool touches_conflict(const struct search_touch *a, const struct search_touch *b)
{
	if (a->is_everything || b->is_everything)
		return true;
	for (uint32_t i = 0; i < a->n; i++)
		for (uint32_t k = 0; k < b->n; k++)
			if (a->v[i].key == b->v[k].key && modes_conflict(a->v[i].mode, b->v[k].mode))
				return true;
	return false;
}

#endif
