// Where a thread is, from the machine's stack text: lines of "\tat java.base/java.lang.Object.wait(Object.java:338)".
#include <string.h>

#include "mc/internal.h"

bool mc_is_jdk_class(const char *name)
{
	static const char *const packages[] = { "java", "javax", "jdk", "sun", "com/sun", "com.sun" };
	for (size_t i = 0; i < sizeof(packages) / sizeof(*packages); i++) {
		size_t n = strlen(packages[i]);
		if (strncmp(name, packages[i], n) == 0 && (name[n] == '.' || name[n] == '/'))
			return true;
	}
	return false;
}

// What runs tests is no more the program's own code than the JDK is.
static bool is_of_tests(const char *name)
{
	static const char *const packages[] = { "raddle.", "org.junit.", "junit.", "org.opentest4j.",
		"org.hamcrest." };
	for (size_t i = 0; i < sizeof(packages) / sizeof(*packages); i++)
		if (strncmp(name, packages[i], strlen(packages[i])) == 0)
			return true;
	return false;
}

static const char *text_of(struct slice text, struct arena *arena)
{
	return (const char *)arena_printf(arena, "%.*s", SLICE_ARG(text)).ptr;
}

static struct mc_place parse_line(struct slice line, struct arena *arena)
{
	struct mc_place place = { "", "", "", false };
	ptrdiff_t open = slice_find(line, '(');
	if (!slice_has_prefix(line, SLICE("\tat ")) || open < 0)
		return place;
	struct slice method = slice_until(slice_from(line, 4), (size_t)open - 4);
	ptrdiff_t module = slice_find(method, '/');
	bool has_module = module >= 0;
	if (has_module)
		method = slice_from(method, (size_t)module + 1);
	ptrdiff_t dot = slice_find_last(method, '.');
	struct slice file = slice_from(line, (size_t)open + 1);
	ptrdiff_t close = slice_find(file, ')');
	file = slice_until(file, close < 0 ? file.len : (size_t)close);
	place.method = text_of(method, arena);
	place.class = text_of(slice_until(method, dot < 0 ? 0 : (size_t)dot), arena);
	place.place = text_of(file, arena);
	place.is_jdk = has_module || mc_is_jdk_class(place.method) || is_of_tests(place.method);
	return place;
}

struct mc_place mc_place_in(struct slice rest, struct arena *arena)
{
	struct mc_place first = { "", "", "", false };
	bool has_first = false;
	while (rest.len) {
		ptrdiff_t end = slice_find(rest, '\n');
		struct slice line = slice_until(rest, end < 0 ? rest.len : (size_t)end);
		rest = slice_from(rest, end < 0 ? rest.len : (size_t)end + 1);
		struct mc_place place = parse_line(line, arena);
		if (!*place.method)
			continue;
		if (!has_first || !place.is_jdk)
			first = place;
		has_first = true;
		if (!place.is_jdk)
			break;
	}
	return first;
}

struct mc_place mc_place_of(const struct vm *vm, uint32_t number, struct arena *arena)
{
	struct buf stack = BUF_INIT;
	vm_print_stack(vm, number, &stack);
	struct mc_place place = mc_place_in(buf_view(&stack), arena);
	buf_release(&stack);
	return place;
}
