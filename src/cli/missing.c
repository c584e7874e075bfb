// Classes that INPUT mentions and that were not found, by package.
#include "cli/scan.h"

#include <stdlib.h>

static struct slice package_of(const struct name *class)
{
	ptrdiff_t slash = slice_find_last(name_slice(class), '/');
	return slice_until(name_slice(class), slash < 0 ? 0 : (size_t)slash);
}

static const char *dotted(struct slice package, struct arena *arena)
{
	struct buf text = BUF_INIT;
	class_print_name(package, &text);
	const char *copy = (const char *)arena_printf(arena, "%s", buf_cstring(&text)).ptr;
	buf_release(&text);
	return copy;
}

static int compare_names(const void *left, const void *right)
{
	return strcmp(((const struct report_package *)left)->name,
		((const struct report_package *)right)->name);
}

// Most classes first.
static int compare_counts(const void *left, const void *right)
{
	const struct report_package *a = left, *b = right;
	int order = (a->n_classes < b->n_classes) - (a->n_classes > b->n_classes);
	return order ? order : compare_names(a, b);
}

const struct report_package *scan_missing(struct scan *scan, uint32_t *n_packages,
	uint32_t *n_classes)
{
	const struct name **classes = world_missing(scan->session.world, n_classes, &scan->arena);
	struct report_package *packages = ARENA_ARRAY(&scan->arena, struct report_package, *n_classes);
	uint32_t n = 0;
	for (uint32_t i = 0; i < *n_classes; i++)
		packages[i] = (struct report_package){ dotted(package_of(classes[i]), &scan->arena), 1 };
	if (*n_classes)
		qsort(packages, *n_classes, sizeof(*packages), compare_names);
	for (uint32_t i = 0; i < *n_classes; i++)
		if (n && strcmp(packages[n - 1].name, packages[i].name) == 0)
			packages[n - 1].n_classes++;
		else
			packages[n++] = packages[i];
	if (n)
		qsort(packages, n, sizeof(*packages), compare_counts);
	*n_packages = n;
	return packages;
}
