// What the user has already said of findings: a baseline (--baseline), and raddle.conf, which is looked
// for from the working directory upwards, so that it can lie in a repository's root.
#include "cli/scan.h"

#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "base/file.h"

#define CONFIG "raddle.conf"
#define MAX_FILE (64 << 20)

static bool read_named(const char *path, struct scan *scan, struct slice *text, struct err *err)
{
	struct err why = ERR_INIT;
	if (file_read(path, MAX_FILE, &scan->suppressions.arena, text, &why))
		return true;
	return err_set(err, ERR_USAGE, "%s: %s", path, why.text);
}

// ---- configuration --------------------------------------------------------------------------

static bool take_config(struct scan *scan, const char *path, struct err *err)
{
	struct slice text;
	if (!read_named(path, scan, &text, err))
		return false;
	for (uint32_t number = 1; text.len; number++) {
		ptrdiff_t end = slice_find(text, '\n');
		struct slice line = end < 0 ? text : slice_until(text, (size_t)end);
		text = end < 0 ? SLICE_EMPTY : slice_from(text, (size_t)end + 1);
		size_t indent = 0;
		while (indent < line.len && strchr(" \t\r", line.ptr[indent]))
			indent++;
		line = slice_from(line, indent);
		struct err why = ERR_INIT;
		if (line.len && line.ptr[0] != '#' &&
			!suppressions_add_line(&scan->suppressions, path, number, line, &why))
			return err_set(err, ERR_USAGE, "%s:%u: %s", path, number, why.text);
	}
	return true;
}

// The nearest one in the working directory or above it; false where there is none.
static bool find_config(struct buf *path)
{
	char *here = realpath(".", NULL), *slash = here;
	bool is_found = false;
	while (slash && !is_found) {
		buf_clear(path);
		buf_printf(path, "%s/%s", here, CONFIG);
		is_found = access(buf_cstring(path), R_OK) == 0;
		slash = strrchr(here, '/');
		if (slash)
			*slash = '\0'; // "/a/b", "/a", ""
	}
	free(here);
	return is_found;
}

static bool open_config(struct scan *scan, struct err *err)
{
	const char *given = scan->options->config;
	if (given)
		return strcmp(given, "none") == 0 || take_config(scan, given, err);
	struct buf path = BUF_INIT;
	bool ok = !find_config(&path) || take_config(scan, buf_cstring(&path), err);
	buf_release(&path);
	return ok;
}

// ---- all of it ------------------------------------------------------------------------------

static bool open_baseline(struct scan *scan, struct baseline *baseline, const char *path,
	struct err *err)
{
	struct slice text;
	return read_named(path, scan, &text, err) && baseline_parse(baseline, path, text, err);
}

bool known_open(struct scan *scan, struct err *err)
{
	const struct options *options = scan->options;
	suppressions_init(&scan->suppressions);
	if (!open_config(scan, err))
		return false;
	if (options->baseline && !open_baseline(scan, &scan->baseline, options->baseline, err))
		return false;
	// A file that is not there yet has no reasons to keep.
	return !options->write_baseline || access(options->write_baseline, F_OK) != 0 ||
		open_baseline(scan, &scan->old_baseline, options->write_baseline, err);
}

// A line for a rule that nobody looked for may well be of use another time.
static void note_unused(struct scan *scan)
{
	for (uint32_t i = 0; i < scan->suppressions.rows.n; i++) {
		const struct suppression *row = &scan->suppressions.rows.v[i];
		if (!row->n_used && (row->rules & scan->how.rules))
			notes_add(scan->session.notes, NOTE_WARNING, UINT64_MAX,
				"%s: nothing is found of %s that this line could suppress", row->place, row->class);
	}
}

static void note_expired(struct scan *scan)
{
	uint32_t n = 0;
	for (uint32_t i = 0; i < scan->findings->all.n; i++)
		n += scan->findings->all.v[i]->known_until != NULL;
	if (n)
		notes_add(scan->session.notes, NOTE_WARNING, UINT64_MAX,
			"%s: the date of %u finding%s is over: reported again", scan->options->baseline, n,
			n == 1 ? "" : "s");
}

void known_apply(struct scan *scan)
{
	time_t now = time(NULL);
	struct tm day;
	char today[16];
	suppressions_apply(&scan->suppressions, scan->findings);
	note_unused(scan);
	if (!scan->options->baseline || !gmtime_r(&now, &day) ||
		!strftime(today, sizeof(today), "%Y-%m-%d", &day))
		return;
	baseline_apply(&scan->baseline, today, scan->how.rules, scan->findings);
	note_expired(scan);
}

bool known_write(struct scan *scan)
{
	const char *path = scan->options->write_baseline;
	if (!path)
		return true;
	struct buf text = BUF_INIT;
	baseline_print(scan->findings, scan->old_baseline.entries.n ? &scan->old_baseline : NULL,
		&text);
	bool ok = file_write(path, buf_view(&text));
	buf_release(&text);
	return ok;
}

void known_close(struct scan *scan)
{
	suppressions_release(&scan->suppressions);
	baseline_release(&scan->baseline);
	baseline_release(&scan->old_baseline);
}
