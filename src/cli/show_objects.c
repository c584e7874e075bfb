// raddle show objects, ownership: seed 001's graphs of a program.
#include "cli/show.h"

typedef bool show_function(struct analysis_input *in, bool as_dot, struct buf *out);

static int show(struct session *session, const string_list *names, show_function *print,
	struct buf *out)
{
	struct shown shown;
	if (names->n) {
		notes_add(session->notes, NOTE_ERROR, 0,
			"the objects of all of INPUT are shown, not of '%s'", names->v[0]);
		return EXIT_USAGE;
	}
	if (!show_prepare(&shown, session))
		return EXIT_USAGE;
	bool is_program = shown.scan.how.mode == SCAN_PROGRAM;
	if (is_program && session->options->summary)
		objects_show_summary(&shown.in, out);
	else if (is_program)
		print(&shown.in, shown.as_dot, out);
	else
		notes_add(session->notes, NOTE_ERROR, 0,
			"a program is needed: no main in INPUT, and no --main");
	return show_release(&shown, is_program ? EXIT_NOTHING_FOUND : EXIT_USAGE);
}

int show_objects(struct session *session, const string_list *names, struct buf *out)
{
	return show(session, names, objects_show, out);
}

int show_ownership(struct session *session, const string_list *names, struct buf *out)
{
	return show(session, names, ownership_show, out);
}
