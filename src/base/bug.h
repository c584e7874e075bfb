// Broken invariants of our own. Never reached by input, however hostile: input errors go to err.h.
#ifndef BASE_BUG_H
#define BASE_BUG_H

#define EXIT_BUG 70

_Noreturn void bug_at(const char *file, int line, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

#define BUG(...) bug_at(__FILE__, __LINE__, __VA_ARGS__)

// Always compiled in: the cost is a predictable branch, the gain is that a release build stops
// at the broken invariant instead of reporting nonsense.
#define INVARIANT(condition)                         \
	do {                                             \
		if (__builtin_expect(!(condition), 0))       \
			BUG("invariant broken: %s", #condition); \
	} while (0)

#endif
