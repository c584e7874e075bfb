// raddle check --look-ahead and what belongs to it.
#include "cli/check_ahead.h"

#include <string.h>

#include "base/file.h"
#include "cli/program.h"

enum { MAX_LIST = 1 << 20 };

static bool read_word(const char *word, const char *const *words, int n, int fallback, int *out)
{
	*out = word ? -1 : fallback;
	for (int i = 0; word && i < n; i++)
		if (strcmp(word, words[i]) == 0)
			*out = i;
	return *out >= 0;
}

bool check_ahead_read(struct lookahead_options *ahead, const struct options *options)
{
	static const char *const contexts[] = { "none", "insensitive", "callee", "sensitive" };
	static const char *const accesses[] = { "seen", "code" };
	static const char *const objects[] = { "none", "heap", "ci-ex", "cs-ex", "ci-dd", "cs-dd" };
	static const char *const immutable[] = { "auto", "off", "constructors" };
	int context, by, points_to, fields;
	if (!read_word(options->look_ahead, contexts, 4, LOOK_SENSITIVE, &context) ||
		!read_word(options->accesses, accesses, 2, 0, &by) ||
		!read_word(options->points_to, objects, 6, POINTS_TO_HEAP, &points_to))
		return false;
	ahead->context = (enum lookahead_context)context;
	ahead->points_to = (enum lookahead_points_to)points_to;
	ahead->immutable = read_word(options->immutable, immutable, 3, IMMUTABLE_AUTO, &fields)
		? (enum lookahead_immutable)fields
		: IMMUTABLE_LIST;
	ahead->by_code = by == 1;
	ahead->budget = options->query_budget;
	ahead->by_guards = !options->no_guards;
	ahead->by_accessors = !options->no_accessors;
	ahead->no_monitors = options->no_monitors;
	ahead->forget = options->forget;
	const char *what = options->forget ? options->forget : "";
	ahead->forget_starts = strcmp(what, "starts") == 0;
	ahead->forget_order = strcmp(what, "order") == 0;
	ahead->forget_checks = strcmp(what, "checks") == 0;
	ahead->wrong_objects = ahead->forget_checks || strcmp(what, "objects") == 0;
	return true;
}

// A name a line; what follows # is a comment.
static void split(struct slice text, struct check_list *list)
{
	const char *at = (const char *)text.ptr, *end = at + text.len;
	while (at < end) {
		const char *line = at;
		while (at < end && *at != '\n')
			at++;
		const char *stop = line;
		while (stop < at && *stop != '#' && *stop != ' ' && *stop != '\t' && *stop != '\r')
			stop++;
		if (stop > line)
			vec_push(&list->names,
				(const char *)arena_printf(&list->arena, "%.*s", (int)(stop - line), line).ptr);
		at++;
	}
}

bool check_ahead_open(struct lookahead_options *ahead, struct session *session,
	const char *main_class, struct check_list *list, struct err *err)
{
	struct world *world = session->world;
	struct klass *klass = world_find_as_typed(world, main_class);
	arena_init(&list->arena);
	ahead->program = (struct lookahead_program){ .world = world,
		.models = session->models,
		.main = klass ? klass_method_named(world, klass, "main", "([Ljava/lang/String;)V") : NULL,
		.notes = session->notes };
	if (ahead->immutable != IMMUTABLE_LIST)
		return true;
	struct slice text;
	struct err why = ERR_INIT;
	if (!file_read(session->options->immutable, MAX_LIST, &list->arena, &text, &why)) {
		err_set(err, why.kind, "%s: %s", session->options->immutable, why.text);
		return false;
	}
	split(text, list);
	ahead->n_immutable = list->names.n;
	ahead->immutable_fields = list->names.v;
	return true;
}

void check_list_release(struct check_list *list)
{
	vec_release(&list->names);
	arena_release(&list->arena);
}
