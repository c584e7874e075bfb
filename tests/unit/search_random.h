// Random toy programs: two to four threads, few variables, so that they get in each other's way; locks
// that are often taken in pairs; sometimes a wait, a loop that waits for a variable, or a thread that
// another starts and joins.
#ifndef TESTS_SEARCH_RANDOM_H
#define TESTS_SEARCH_RANDOM_H

#include "search_toys.h"
#include "unit.h"

static inline uint32_t toy_length(const struct toy_program *p, uint32_t thread)
{
	uint32_t n = 0;
	while (p->code[thread][n].op != TOY_END)
		n++;
	return n;
}

static inline void toy_random_piece(struct toy_program *p, uint32_t t, uint64_t *random)
{
	uint32_t x = random_below(random, 3), lock = random_below(random, 2);
	uint32_t here = toy_length(p, t);
	switch (random_below(random, 14)) {
	case 0:
	case 1:
		toy_emit(p, t, TOY_LOAD, x, 0);
		if (random_below(random, 2))
			toy_emit(p, t, TOY_PUT, random_below(random, 3), 0);
		break;
	case 2:
	case 3:
		toy_emit(p, t, TOY_STORE, x, (int)random_below(random, 3));
		break;
	case 4:
		toy_emit(p, t, TOY_LOAD, x, 0);
		toy_emit(p, t, TOY_ASSERT, 0, (int)random_below(random, 2));
		break;
	case 5:
		toy_emit(p, t, TOY_LOAD, x, 0);
		toy_emit(p, t, TOY_ADD, 0, 1);
		toy_emit(p, t, TOY_PUT, x, 0);
		break;
	case 6:
	case 7:
		toy_emit(p, t, TOY_LOCK, lock, 0);
		toy_emit(p, t, TOY_BUMP, x, 1);
		if (random_below(random, 2)) {
			toy_emit(p, t, TOY_LOCK, !lock, 0);
			toy_emit(p, t, TOY_STORE, x, 1);
			toy_emit(p, t, TOY_UNLOCK, !lock, 0);
		}
		toy_emit(p, t, TOY_UNLOCK, lock, 0);
		break;
	case 8: // if (x == 0) wait
		toy_emit(p, t, TOY_LOCK, lock, 0);
		toy_emit(p, t, TOY_LOAD, x, 0);
		toy_emit(p, t, TOY_IF, here + 4, 1);
		toy_emit(p, t, TOY_WAIT, lock, 0);
		toy_emit(p, t, TOY_UNLOCK, lock, 0);
		break;
	case 9:
		toy_emit(p, t, TOY_LOCK, lock, 0);
		toy_emit(p, t, TOY_STORE, x, 1);
		toy_emit(p, t, random_below(random, 2) ? TOY_NOTIFY : TOY_NOTIFY_ALL, lock, 0);
		toy_emit(p, t, TOY_UNLOCK, lock, 0);
		break;
	case 10: // while (x == 0), a cycle
		toy_emit(p, t, TOY_LOAD, x, 0);
		toy_emit(p, t, TOY_IF, here, 0);
		break;
	case 11:
		toy_emit(p, t, random_below(random, 2) ? TOY_DOWN : TOY_UP, lock, 0);
		break;
	case 12:
		toy_emit(p, t, TOY_CHOOSE, 2, 0);
		toy_emit(p, t, TOY_PUT, x, 0);
		break;
	default:
		toy_emit(p, t, TOY_IF, here + 2, 1);
		toy_emit(p, t, TOY_STORE, x, 0);
		toy_emit(p, t, TOY_LOAD, x, 0);
	}
}

static inline struct toy_program toy_random(uint64_t *random)
{
	struct toy_program p = { 0 };
	uint32_t n = 2 + random_below(random, 3);
	for (uint32_t t = 0; t < n; t++)
		for (uint32_t left = 1 + random_below(random, n == 2 ? 4 : n == 3 ? 3 : 2); left; left--)
			toy_random_piece(&p, t, random);
	if (random_below(random, 3) == 0) {
		toy_emit(&p, 0, TOY_START, n - 1, 0);
		toy_random_piece(&p, 0, random);
		toy_emit(&p, 0, TOY_JOIN, n - 1, 0);
		toy_random_piece(&p, 0, random);
		p.started &= (uint16_t) ~(1 << (n - 1));
	}
	return p;
}

#endif
