// raddle show accesses, of a library: what its entries touch, from which object, with which locks held.
#include "cli/show.h"

#include "class/class.h"
#include "floor/floor.h"
#include "library/library.h"

static void print_method(const struct method *method, struct buf *out)
{
	class_print_name(name_slice(method->owner->name), out);
	buf_printf(out, ".%.*s", SLICE_ARG(name_slice(method->name)));
}

static void print_way(const struct library *library, const struct lib_way *way, struct buf *out)
{
	struct lib_frame frames[LIB_MAX_STACK];
	uint32_t n = library_stack(library, way, frames);
	const struct code *code = frames[0].method->member->code;
	buf_printf(out, "  %s ", way->access->is_write ? "write" : "read");
	print_method(frames[0].method, out);
	buf_printf(out, ":%u", code_line(frames[0].method->owner->file, code, frames[0].bci));
	if (n > 1) {
		buf_string(out, " from ");
		print_method(way->entry, out);
	}
	if (way->task)
		buf_string(out, way->task == TASK_THREAD ? ", a thread of its own" : ", a task");
	buf_string(out, " held:");
	for (uint32_t i = 0; i < way->locks.n; i++) {
		buf_string(out, i ? ", " : " ");
		library_print_place(library, way, &way->locks.all[i].place, out);
		buf_string(out, way->locks.all[i].is_read ? " (read)" : "");
	}
	buf_string(out, way->locks.n ? "\n" : " nothing\n");
}

static bool is_wanted(const struct method_pattern *patterns, uint32_t n, const struct lib_way *way)
{
	for (uint32_t i = 0; i < n; i++)
		if (patterns[i].klass == way->entry->owner &&
			method_pattern_matches(&patterns[i], way->entry))
			return true;
	return n == 0;
}

// "app.Bank.total of this.bank".
static void print_cell(const struct library *library, const struct lib_cell *cell,
	const struct lib_way *way, struct buf *out)
{
	class_print_name(name_slice(cell->field->owner->name), out);
	buf_printf(out, ".%.*s%s", SLICE_ARG(name_slice(cell->field->name)),
		cell->target == LIB_ELEMENT        ? "[]"
			: cell->target == LIB_CONTENTS ? " (contents)"
										   : "");
	if (way->base.n) {
		buf_string(out, " of ");
		library_print_place(library, way, &way->base, out);
	}
	buf_char(out, '\n');
}

int show_library_accesses(struct session *session, const string_list *names, struct buf *out)
{
	struct shown shown;
	int status = EXIT_NOTHING_FOUND;
	if (!show_prepare(&shown, session))
		return EXIT_USAGE;
	struct method_pattern *patterns = xcalloc(names->n + 1u, sizeof(*patterns));
	for (uint32_t i = 0; i < names->n; i++)
		if (!method_pattern_parse(session->world, names->v[i], &patterns[i]))
			status = show_not_found(session, "method", names->v[i]);
	struct library *library = floor_library(shown.in.floor);
	for (uint32_t c = 0; c < library->cells.n; c++) {
		const struct lib_cell *cell = &library->cells.v[c];
		const struct lib_way *last = NULL;
		for (uint32_t i = 0; i < cell->n; i++) {
			const struct lib_way *way = &library->ways.v[cell->first + i];
			if (!is_wanted(patterns, names->n, way))
				continue;
			if (!last || last->base.n != way->base.n || !library_may_meet(library, last, way))
				print_cell(library, cell, way, out);
			last = way;
			print_way(library, way, out);
		}
	}
	free(patterns);
	return show_release(&shown, status);
}
