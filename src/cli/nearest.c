// The nearest of some names: fewest characters changed, put in, left out or exchanged with the next one
// (optimal string alignment). A third of a name may be wrong.
#include "cli/nearest.h"

#define MAX_NAME 200

static uint32_t least(uint32_t a, uint32_t b)
{
	return a < b ? a : b;
}

static uint32_t distance(const char *a, const char *b)
{
	size_t n = strlen(a), m = strlen(b);
	uint32_t rows[3][MAX_NAME + 1];
	if (n > MAX_NAME || m > MAX_NAME)
		return UINT32_MAX;
	for (uint32_t k = 0; k <= m; k++)
		rows[0][k] = k;
	for (size_t i = 1; i <= n; i++) {
		uint32_t *row = rows[i % 3], *above = rows[(i + 2) % 3], *before = rows[(i + 1) % 3];
		row[0] = (uint32_t)i;
		for (size_t k = 1; k <= m; k++) {
			row[k] = least(above[k - 1] + (a[i - 1] != b[k - 1]), least(above[k], row[k - 1]) + 1);
			if (i > 1 && k > 1 && a[i - 1] == b[k - 2] && a[i - 2] == b[k - 1])
				row[k] = least(row[k], before[k - 2] + 1);
		}
	}
	return rows[n % 3][m];
}

static const char *simple(const char *name)
{
	const char *dot = strrchr(name, '.');
	return dot ? dot + 1 : name;
}

void nearest_offer(struct nearest *nearest, const char *name)
{
	const char *typed = nearest->typed;
	uint32_t all = distance(typed, name), last = distance(simple(typed), simple(name));
	// A package more or less is nearer than another class.
	uint32_t found = least(all * 2, last * 2 + (all != 0));
	uint32_t most = (uint32_t)strlen(simple(typed)) * 2 / 3 + 1;
	if (found > most || (nearest->name && found >= nearest->distance))
		return;
	nearest->name = name;
	nearest->distance = found;
}

const char *nearest_class(const struct world *world, const char *typed, struct arena *arena)
{
	struct nearest nearest = { .typed = typed };
	struct buf name = BUF_INIT;
	for (uint32_t id = 1; id <= world->n_classes; id++) {
		const struct klass *klass = world->classes[id];
		if (klass_is_phantom(klass) || klass->role != ROLE_INPUT)
			continue;
		buf_clear(&name);
		class_print_name(name_slice(klass->name), &name);
		const char *before = nearest.name;
		nearest_offer(&nearest, buf_cstring(&name));
		if (nearest.name != before)
			nearest.name = (const char *)arena_printf(arena, "%s", nearest.name).ptr;
	}
	buf_release(&name);
	return nearest.name;
}
