// raddle show WHAT: prints what raddle knows.
#include "cli/show.h"

#include <sys/stat.h>

#include "class/class.h"
#include "ir/ir.h"

static bool is_path(const char *text)
{
	struct stat status;
	return stat(text, &status) == 0;
}

static void print_class(const struct klass *klass, const struct options *options, struct buf *out)
{
	struct class_print_options how = {
		.show_code = true,
		.show_private = true,
		.show_lines = true,
		.verbose = options->verbose,
	};
	class_print(klass->file, &how, out);
}

int show_not_found(struct session *session, const char *what, const char *name)
{
	notes_add(session->notes, NOTE_ERROR, 1, "no %s %s in INPUT, class path or JDK", what, name);
	return EXIT_USAGE;
}

// ---- class ----------------------------------------------------------------------------------

// NAMEs are looked up over INPUT, class path and JDK; of INPUTs alone every class is shown.
static int show_class(struct session *session, const string_list *names, struct buf *out)
{
	struct world *world = session->world;
	int status = EXIT_NOTHING_FOUND;
	uint32_t n_shown = names->n ? 0 : world->n_classes;

	for (uint32_t id = 1; id <= n_shown; id++)
		if (world->classes[id]->role == ROLE_INPUT && !klass_is_phantom(world->classes[id]))
			print_class(world->classes[id], session->options, out);
	for (uint32_t i = 0; i < names->n; i++) {
		struct klass *klass = world_find_as_typed(world, names->v[i]);
		if (klass)
			print_class(klass, session->options, out);
		else
			status = show_not_found(session, "class", names->v[i]);
	}
	return status;
}

// ---- methods --------------------------------------------------------------------------------

typedef void print_method(struct ir *ir, bool as_dot, struct buf *out);

static void print_ir(struct ir *ir, bool as_dot, struct buf *out)
{
	if (as_dot)
		ir_print_cfg_dot(ir, out);
	else
		ir_print(ir, out);
}

static void print_cfg(struct ir *ir, bool as_dot, struct buf *out)
{
	ir_loops(ir);
	if (as_dot)
		ir_print_cfg_dot(ir, out);
	else
		ir_print_cfg(ir, out);
}

static void print_dom(struct ir *ir, bool as_dot, struct buf *out)
{
	ir_dominators(ir);
	if (as_dot)
		ir_print_dom_dot(ir, out);
	else
		ir_print_dom(ir, out);
}

static void print_locks(struct ir *ir, bool as_dot, struct buf *out)
{
	(void)as_dot; // there is no graph to draw
	locks_print(locks_held_by_phis(ir, paths_new(ir, ir->arena), ir->arena), out);
}

bool method_pattern_parse(struct world *world, const char *typed, struct method_pattern *pattern)
{
	*pattern = (struct method_pattern){ 0 };
	struct slice text = slice_of_string(typed);
	ptrdiff_t parenthesis = slice_find(text, '(');
	if (parenthesis >= 0) {
		pattern->descriptor = slice_from(text, (size_t)parenthesis);
		text = slice_until(text, (size_t)parenthesis);
	} else {
		pattern->klass = world_find_as_typed(world, typed);
		if (pattern->klass)
			return true;
	}
	ptrdiff_t dot = slice_find_last(text, '.');
	if (dot <= 0)
		return false;
	struct buf name = BUF_INIT;
	buf_slice(&name, slice_until(text, (size_t)dot));
	pattern->klass = world_find_as_typed(world, buf_cstring(&name));
	pattern->name = slice_from(text, (size_t)dot + 1);
	buf_release(&name);
	return pattern->klass != NULL;
}

bool method_pattern_matches(const struct method_pattern *pattern, const struct method *method)
{
	return (pattern->name.len == 0 || slice_equal(pattern->name, name_slice(method->name))) &&
		(pattern->descriptor.len == 0 ||
			slice_equal(pattern->descriptor, name_slice(method->descriptor)));
}

// -1: there is no such method.
static int show_methods_of(struct session *session, const struct method_pattern *pattern,
	print_method *print, bool as_dot, struct buf *out)
{
	int status = EXIT_NOTHING_FOUND;
	struct world *world = session->world;
	bool has_any = false;
	struct arena arena;

	arena_init(&arena);
	ir_prepare(world);
	world_open(world, pattern->klass);
	struct ir_builder *builder = ir_builder_new(world);
	for (uint32_t i = 0; i < pattern->klass->n_methods; i++) {
		const struct method *method = &pattern->klass->methods[i];
		if (!method_pattern_matches(pattern, method))
			continue;
		has_any = true;
		if (!method->member->code)
			continue;
		struct err err = ERR_INIT;
		struct ir *ir = ir_build(builder, method, &arena, &err);
		if (ir) {
			print(ir, as_dot, out);
		} else {
			struct buf name = BUF_INIT;
			method_print(method, &name);
			notes_add(session->notes, NOTE_ERROR, method->id, "%s: %s", buf_cstring(&name),
				err.text);
			buf_release(&name);
			status = EXIT_USAGE;
		}
		arena_clear(&arena);
	}
	ir_builder_free(builder);
	arena_release(&arena);
	return has_any ? status : -1;
}

bool show_as_dot(struct session *session, bool *as_dot)
{
	const char *format = session->options->format ? session->options->format : "text";
	*as_dot = strcmp(format, "dot") == 0;
	if (*as_dot || strcmp(format, "text") == 0)
		return true;
	notes_add(session->notes, NOTE_ERROR, 0, "'show' prints text or dot, not %s", format);
	return false;
}

static int show_methods(struct session *session, const string_list *names, print_method *print,
	struct buf *out)
{
	bool as_dot;
	int status = EXIT_NOTHING_FOUND;
	if (!show_as_dot(session, &as_dot))
		return EXIT_USAGE;
	for (uint32_t i = 0; i < names->n; i++) {
		struct method_pattern pattern;
		int shown = method_pattern_parse(session->world, names->v[i], &pattern)
			? show_methods_of(session, &pattern, print, as_dot, out)
			: -1;
		if (shown < 0)
			status = show_not_found(session, "method", names->v[i]);
		else if (shown != EXIT_NOTHING_FOUND)
			status = shown;
	}
	return status;
}

// ---- dispatch -------------------------------------------------------------------------------

static const struct {
	const char *what;
	print_method *of_method; // NULL: `of_input` prints it
	int (*of_input)(struct session *session, const string_list *names, struct buf *out);
} shows[] = {
	{ "class", NULL, show_class },
	{ "ir", print_ir, NULL },
	{ "cfg", print_cfg, NULL },
	{ "dom", print_dom, NULL },
	{ "locks", print_locks, NULL },
	{ "invocations", NULL, show_invocations },
	{ "lockgraph", NULL, show_lockgraph },
	{ "callgraph", NULL, show_callgraph },
	{ "pointsto", NULL, show_pointsto },
	{ "threads", NULL, show_threads },
	{ "parallel", NULL, show_parallel },
	{ "escape", NULL, show_escape },
	{ "held", NULL, show_held },
	{ "accesses", NULL, show_accesses },
	{ "objects", NULL, show_objects },
	{ "ownership", NULL, show_ownership },
};
#define N_SHOWS (sizeof(shows) / sizeof(shows[0]))

const char *show_what(uint32_t number)
{
	return number < N_SHOWS ? shows[number].what : NULL;
}

static int show(struct session *session, const char *what, const string_list *names,
	struct buf *out)
{
	for (size_t i = 0; i < N_SHOWS; i++)
		if (strcmp(what, shows[i].what) == 0)
			return shows[i].of_method ? show_methods(session, names, shows[i].of_method, out)
									  : shows[i].of_input(session, names, out);
	notes_add(session->notes, NOTE_ERROR, 0, "cannot show '%s'; see 'raddle help show'", what);
	return EXIT_USAGE;
}

int command_show(const struct command *command, struct options *options)
{
	if (options->arguments.n == 0)
		return usage_error(command, "show what?");
	string_list inputs = { 0 }, names = { 0 };
	for (uint32_t i = 1; i < options->arguments.n; i++) {
		if (is_path(options->arguments.v[i]))
			vec_push(&inputs, options->arguments.v[i]);
		else
			vec_push(&names, options->arguments.v[i]);
	}
	struct session session;
	struct buf out = BUF_INIT;
	int status = EXIT_USAGE;

	if (inputs.n + names.n == 0) {
		status = usage_error(command, "of which class or method?");
	} else {
		if (session_open(&session, options, &inputs, NULL) &&
			(inputs.n == 0 || session_load(&session))) {
			status = show(&session, options->arguments.v[0], &names, &out);
			if (!report_write(options, buf_view(&out)) || session.unreadable.n)
				status = EXIT_USAGE;
		}
		session_close(&session);
	}
	buf_release(&out);
	vec_release(&inputs);
	vec_release(&names);
	return status;
}
