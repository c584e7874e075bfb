// The report for people: per finding the message, the stacks with their locks and source lines, what
// speaks for and against it, and who could fix it; then one line that sums up.
#include "report/internal.h"

#include "base/utf8.h"

// ---- words ----------------------------------------------------------------------------------

static const char *const colors[N_STYLES] = {
	[STYLE_PLAIN] = "",
	[STYLE_HIGH] = "1;31",
	[STYLE_MEDIUM] = "1;33",
	[STYLE_LOW] = "1;36",
	[STYLE_RULE] = "1",
	[STYLE_PLACE] = "34",
	[STYLE_LOCK] = "35",
	[STYLE_SOURCE] = "2",
	[STYLE_FOR] = "32",
	[STYLE_AGAINST] = "33",
};

void text_clean(struct buf *out, struct slice words)
{
	for (size_t i = 0; i < words.len;) {
		const uint8_t *p = words.ptr + i;
		size_t n = utf8_length(p, words.len - i);
		if (*p == '\t')
			buf_string(out, "    ");
		else if (n == 0 || utf8_is_control(p, n))
			for (size_t j = 0; j < (n ? n : 1); j++)
				buf_printf(out, "\\x%02x", p[j]);
		else
			buf_put(out, p, n);
		i += n ? n : 1;
	}
}

void text_put(struct text *text, enum style style, struct slice words)
{
	bool is_colored = text->options->use_color && *colors[style];
	if (is_colored)
		buf_printf(text->out, "\033[%sm", colors[style]);
	text_clean(text->out, words);
	if (is_colored)
		buf_string(text->out, "\033[0m");
}

void text_puts(struct text *text, enum style style, const char *words)
{
	text_put(text, style, slice_of_string(words));
}

// ---- places ---------------------------------------------------------------------------------

// A link that terminals understand (OSC 8); closed by one to nothing.
static void put_link(struct text *text, const char *path)
{
	const char *base = text->options->sources.base;
	buf_string(text->out, "\033]8;;");
	if (path) {
		bool is_absolute = path[0] == '/';
		buf_printf(text->out, "file://%s%s", is_absolute || !base ? "" : base,
			is_absolute ? "" : "/");
		text_clean(text->out, slice_of_string(path));
	}
	buf_string(text->out, "\033\\");
}

// has_path: where the file is, so that terminals and editors can go there; else its name alone.
static void put_place(struct text *text, const char *class, const char *file, uint32_t line,
	bool has_path)
{
	struct buf place = BUF_INIT;
	const char *path = sources_path(text->sources, class, file);
	bool has_link = path && text->options->use_links;
	buf_string(&place, has_path && path ? path : *file ? file : "unknown source");
	if (line)
		buf_printf(&place, ":%u", line);
	if (has_link)
		put_link(text, path);
	text_put(text, STYLE_PLACE, buf_view(&place));
	if (has_link)
		put_link(text, NULL);
	buf_release(&place);
}

static void put_source(struct text *text, const char *class, const char *file, uint32_t line)
{
	struct slice source = sources_line(text->sources, class, file, line);
	if (!source.len)
		return;
	buf_printf(text->out, "%c      %6u | ", TEXT_AS_IT_IS, line);
	text_put(text, STYLE_SOURCE, source);
	buf_char(text->out, '\n');
}

void text_place(struct text *text, const struct finding_frame *frame)
{
	put_place(text, frame->class, frame->file, frame->line, false);
}

void text_source(struct text *text, const struct finding_frame *frame)
{
	put_source(text, frame->class, frame->file, frame->line);
}

// Without the descriptor.
static struct slice method_name(const struct finding_frame *frame)
{
	struct slice name = slice_of_string(frame->method);
	ptrdiff_t descriptor = slice_find(name, '(');
	return descriptor < 0 ? name : slice_until(name, (size_t)descriptor);
}

void text_frame(struct text *text, const struct finding_frame *frame, bool takes_other)
{
	buf_string(text->out, "    ");
	text_put(text, STYLE_PLAIN, method_name(frame));
	buf_string(text->out, " (");
	put_place(text, frame->class, frame->file, frame->line, false);
	buf_char(text->out, ')');
	for (uint32_t i = 0; i < frame->n_locks; i++) {
		buf_string(text->out, i ? ", then " : " takes ");
		text_puts(text, STYLE_LOCK, frame->locks[i]);
	}
	buf_string(text->out, takes_other ? ", the other object\n" : "\n");
	put_source(text, frame->class, frame->file, frame->line);
}

void text_stack(struct text *text, const struct finding_stack *stack)
{
	for (uint32_t i = stack->n; i > 0; i--)
		text_frame(text, &stack->frames[i - 1], false);
}

// ---- a finding ------------------------------------------------------------------------------

static enum style severity_style(enum severity severity)
{
	return severity == SEVERITY_HIGH  ? STYLE_HIGH
		: severity == SEVERITY_MEDIUM ? STYLE_MEDIUM
									  : STYLE_LOW;
}

static const struct finding_frame *frame_of_class(const struct finding_stack *stack,
	const char *class)
{
	for (uint32_t i = 0; i < stack->n; i++)
		if (strcmp(stack->frames[i].class, class) == 0)
			return &stack->frames[i];
	return NULL;
}

// The frame of the finding's own place; NULL where there is none.
static const struct finding_frame *main_frame(const struct finding *finding)
{
	const struct finding_frame *frame = NULL;
	if (finding->atomicity)
		return &finding->atomicity->second;
	for (uint32_t i = 0; finding->lock_order && !frame && i < finding->lock_order->n_edges; i++)
		if (finding->lock_order->edges[i].n_stacks)
			frame = frame_of_class(&finding->lock_order->edges[i].stacks[0], finding->class);
	for (uint32_t i = 0; finding->race && !frame && i < finding->race->n_accesses; i++)
		frame = frame_of_class(&finding->race->accesses[i].stack, finding->class);
	return frame;
}

// "Vector.java:1022"; of classes without line numbers "java.util.Vector.addAll".
static void put_place_of(struct text *text, const struct finding *finding)
{
	const struct finding_frame *frame = main_frame(finding);
	if (*finding->file && finding->line)
		put_place(text, finding->class, finding->file, finding->line, true);
	else
		text_put(text, STYLE_PLACE, frame ? method_name(frame) : slice_of_string(finding->class));
}

static void put_head(struct text *text, const struct finding *finding)
{
	put_place_of(text, finding);
	buf_string(text->out, ": ");
	if (!finding->execution) // what was seen is as severe as can be
		text_puts(text, severity_style(finding->severity), severity_name(finding->severity));
	buf_string(text->out, finding->execution ? "" : " ");
	text_puts(text, finding->execution ? severity_style(finding->severity) : STYLE_RULE,
		rules[finding->rule].id);
	buf_string(text->out, ": ");
	text_puts(text, STYLE_PLAIN, finding->message);
	if (finding->execution)
		buf_char(text->out, '\n');
	else
		buf_printf(text->out, " [score %u, %s]\n", finding->score, finding->id);
}

static void put_evidence(struct text *text, const struct finding *finding)
{
	for (int is_against = 0; is_against <= 1; is_against++) {
		for (uint32_t i = 0; i < finding->n_evidence; i++) {
			const struct finding_evidence *evidence = &finding->evidence[i];
			if (evidence->is_against != is_against)
				continue;
			buf_string(text->out, "  ");
			text_puts(text, is_against ? STYLE_AGAINST : STYLE_FOR, is_against ? "against" : "for");
			buf_string(text->out, is_against ? ": " : ":     ");
			text_puts(text, STYLE_PLAIN, evidence->text);
			if (evidence->weight && text->options->is_verbose)
				buf_printf(text->out, " (%+d)", (int)evidence->weight);
			buf_char(text->out, '\n');
		}
	}
}

static void put_expired(struct text *text, const struct finding *finding)
{
	if (!finding->known_until)
		return;
	buf_printf(text->out, "  known:   until %s, which is over%s", finding->known_until,
		*finding->state_reason ? ": " : "");
	text_puts(text, STYLE_PLAIN, finding->state_reason);
	buf_char(text->out, '\n');
}

// "who:     java.util.Vector (jdk) creates the lock a".
static void put_responsible(struct text *text, const struct finding *finding)
{
	static const char *const verbs[] = { "creates the lock", "holds the code",
		"starts the thread" };
	for (uint32_t i = 0; i < finding->n_responsible; i++) {
		const struct finding_responsible *responsible = &finding->responsible[i];
		bool names_lock = *responsible->of && responsible->what == HOLDS_CODE;
		buf_string(text->out, "  who:     ");
		text_puts(text, STYLE_PLAIN, responsible->class);
		buf_printf(text->out, " (%s) %s%s%s", finding_origin_name(responsible->origin),
			verbs[responsible->what], names_lock ? " that takes" : "", *responsible->of ? " " : "");
		text_puts(text, STYLE_PLAIN, responsible->of);
		buf_char(text->out, '\n');
	}
}

#define MAX_ENTRIES 8 // that are shown

// "on:      java.util.Vector.equals, java.util.Vector.addAll": where more than the stacks begin.
static void put_entries(struct text *text, const struct finding *finding)
{
	const struct finding_lock_order *order = finding->lock_order;
	uint32_t n = order ? order->n_entries : 0, n_stacks = 0;
	for (uint32_t i = 0; order && i < order->n_edges; i++)
		n_stacks += order->edges[i].n_stacks;
	if (n < 2 || n <= n_stacks)
		return;
	buf_string(text->out, "  on:      ");
	for (uint32_t i = 0; i < n && i < MAX_ENTRIES; i++) {
		buf_string(text->out, i ? ", " : "");
		text_put(text, STYLE_PLAIN,
			method_name(&(struct finding_frame){ .method = order->entries[i] }));
	}
	if (n > MAX_ENTRIES)
		buf_printf(text->out, " and %u others", n - MAX_ENTRIES);
	buf_char(text->out, '\n');
}

static void put_finding(struct text *text, const struct finding *finding,
	const struct findings *findings, struct class_names *names)
{
	put_head(text, finding);
	if (finding->execution)
		text_execution(text, finding, findings);
	else if (finding->lock_order)
		text_lock_order(text, finding->lock_order, names);
	else if (finding->atomicity)
		text_atomicity(text, finding->atomicity);
	else if (finding->race)
		text_race(text, finding->race, findings);
	else
		put_source(text, finding->class, finding->file, finding->line);
	put_evidence(text, finding);
	put_expired(text, finding);
	put_entries(text, finding);
	put_responsible(text, finding);
	buf_char(text->out, '\n');
}

// ---- the start and the end --------------------------------------------------------------------------------

static void put_number(struct buf *out, uint32_t n, const char *one, const char *many)
{
	buf_printf(out, "%u %s", n, n == 1 ? one : many);
}

// A library with a main somewhere in it is looked at as a program: whoever meant the library must know.
static void put_start(struct text *text, const struct report *report)
{
	if (!report->found_main)
		return;
	buf_string(text->out, "note: looked at as a program that starts at ");
	text_puts(text, STYLE_PLAIN, report->found_main);
	if (report->n_mains > 1)
		buf_printf(text->out, " and %u other main%s", report->n_mains - 1,
			report->n_mains > 2 ? "s" : "");
	buf_string(text->out, "; --library looks at all that can be called\n\n");
}

static uint32_t count(const struct findings *findings, uint32_t counts[SEVERITY_HIGH + 1])
{
	uint32_t n = 0;
	for (uint32_t i = 0; i < findings->all.n; i++) {
		if (!finding_is_counted(findings->all.v[i]))
			continue;
		counts[findings->all.v[i]->severity]++;
		n++;
	}
	return n;
}

// ", 3 known, 1 gone, 2 suppressed".
static void put_states(struct buf *out, const struct findings *findings)
{
	uint32_t counts[FINDING_SUPPRESSED + 1] = { 0 };
	for (uint32_t i = 0; i < findings->all.n; i++)
		counts[findings->all.v[i]->state]++;
	if (findings->has_baseline)
		buf_printf(out, ", %u known, %u gone", counts[FINDING_KNOWN], findings->gone.n);
	if (counts[FINDING_SUPPRESSED])
		buf_printf(out, ", %u suppressed", counts[FINDING_SUPPRESSED]);
}

// "3 findings (1 high, 2 low)", or "no findings", which stands alone only where nothing was cut; with a
// baseline "3 new findings".
static void put_counts(struct buf *out, const struct findings *findings)
{
	uint32_t counts[SEVERITY_HIGH + 1] = { 0 }, n = count(findings, counts);
	bool has_baseline = findings->has_baseline;
	if (n == 0) {
		buf_printf(out, "no %sfindings", has_baseline ? "new " : "");
		put_states(out, findings);
		buf_string(out, findings_count_limits(findings) ? ", but not complete (see above)," : "");
		return;
	}
	put_number(out, n, has_baseline ? "new finding" : "finding",
		has_baseline ? "new findings" : "findings");
	const char *before = " (";
	for (int severity = SEVERITY_HIGH; severity >= SEVERITY_LOW; severity--) {
		if (counts[severity] == 0)
			continue;
		buf_printf(out, "%s%u %s", before, counts[severity],
			severity_name((enum severity)severity));
		before = ", ";
	}
	buf_char(out, ')');
	put_states(out, findings);
}

// "3 of low severity, shown with --min-severity low".
static void put_hidden(struct buf *out, const struct findings *findings, enum severity least)
{
	uint32_t counts[SEVERITY_HIGH + 1] = { 0 };
	enum severity lowest = least;
	count(findings, counts);
	for (int severity = (int)least - 1; severity >= SEVERITY_LOW; severity--) {
		if (counts[severity] == 0)
			continue;
		buf_printf(out, "%s%u of %s", lowest == least ? "" : " and ", counts[severity],
			severity_name((enum severity)severity));
		lowest = (enum severity)severity;
	}
	if (lowest != least)
		buf_printf(out, " severity, shown with --min-severity %s\n", severity_name(lowest));
}

// What was looked at, so that nothing found is never taken for nothing looked at.
static void put_summary(struct buf *out, const struct report *report, bool is_verbose)
{
	put_counts(out, report->findings);
	buf_string(out, " in ");
	put_number(out, report->classes, "class", "classes");
	buf_string(out, ", ");
	put_number(out, report->methods, "method", "methods");
	buf_printf(out, "; %s mode", report->mode);
	report_put_rules(out, report);
	uint32_t n_filtered = 0;
	for (uint32_t i = 0; i < report->findings->filtered.n; i++)
		n_filtered += report->findings->filtered.v[i].count;
	if (n_filtered)
		buf_printf(out, "; %u filtered%s", n_filtered, is_verbose ? "" : " (-v says why)");
	if (report->missing_classes) {
		buf_string(out, "; ");
		put_number(out, report->missing_classes, "class is missing", "classes are missing");
		buf_string(out, " (name their jars with -c");
		buf_string(out, is_verbose ? ")" : "; -v lists the packages)");
	}
	buf_char(out, '\n');
}

#define MAX_MISSING 20 // packages that are shown

// "missing: 12 classes of javax.jms".
static void put_missing(struct text *text, const struct report *report)
{
	if (!text->options->is_verbose)
		return;
	for (uint32_t i = 0; i < report->n_missing && i < MAX_MISSING; i++) {
		const struct report_package *package = &report->missing[i];
		buf_string(text->out, "missing: ");
		put_number(text->out, package->n_classes, "class", "classes");
		buf_string(text->out, " of ");
		text_puts(text, STYLE_PLAIN, *package->name ? package->name : "the unnamed package");
		buf_char(text->out, '\n');
	}
	if (report->n_missing > MAX_MISSING)
		buf_printf(text->out, "missing: and classes of %u other packages\n",
			report->n_missing - MAX_MISSING);
}

static bool is_bound(const struct finding_limit *limit)
{
	return strcmp(limit->kind, "bound") == 0;
}

// How many bounds of the phase that begins at *i are no minor ones; *i is then at the next phase. Limits are sorted by
// kind and phase.
static uint32_t count_phase(const struct findings *findings, uint32_t *i)
{
	const struct finding_limit *first = &findings->limits.v[*i];
	uint32_t n = 0;
	for (; *i < findings->limits.n; ++*i) {
		const struct finding_limit *limit = &findings->limits.v[*i];
		if (strcmp(limit->kind, first->kind) != 0 || strcmp(limit->phase, first->phase) != 0)
			break;
		n += is_bound(limit) && !limit->is_minor;
	}
	return n;
}

// "not complete: bounds of atomicity (2) and lock-order (4) were met; -v says which".
static void put_bounds(struct text *text, const struct findings *findings)
{
	const char *before = "not complete: bounds of ";
	for (uint32_t i = 0; i < findings->limits.n;) {
		const struct finding_limit *limit = &findings->limits.v[i];
		uint32_t n = count_phase(findings, &i);
		if (n) {
			buf_printf(text->out, "%s%s (%u)", before, limit->phase, n);
			before = ", ";
		}
	}
	buf_string(text->out, " were met; -v says which\n");
}

// Of several bounds only how many there are, and of minor ones nothing, unless somebody asks.
static void put_limits(struct text *text, const struct findings *findings)
{
	bool is_verbose = text->options->is_verbose;
	uint32_t n_bounds = 0;
	for (uint32_t i = 0; i < findings->limits.n; i++)
		n_bounds += is_bound(&findings->limits.v[i]) && !findings->limits.v[i].is_minor;
	bool is_folded = n_bounds > 1 && !is_verbose;
	if (is_folded)
		put_bounds(text, findings);
	for (uint32_t i = 0; i < findings->limits.n; i++) {
		const struct finding_limit *limit = &findings->limits.v[i];
		if (is_bound(limit) && (is_folded || (limit->is_minor && !is_verbose)))
			continue;
		buf_string(text->out,
			!is_bound(limit)      ? "incomplete: "
				: limit->is_minor ? "not complete, in code of others: "
								  : "not complete: ");
		if (is_bound(limit))
			buf_printf(text->out, "%s: ", limit->phase);
		text_puts(text, STYLE_AGAINST, limit->message);
		buf_char(text->out, '\n');
	}
}

static bool is_shown(const struct finding *finding, const struct report_text_options *options)
{
	return finding->severity >= options->min_severity && finding_is_counted(finding);
}

// For who sees it on a terminal: what can be done with it.
static void put_next(struct text *text, const struct report *report)
{
	const struct findings *findings = report->findings;
	for (uint32_t i = 0; i < findings->all.n; i++) {
		if (!is_shown(findings->all.v[i], text->options))
			continue;
		buf_printf(text->out,
			"\nnext: 'raddle explain %s' says what the first one means and how to fix it;\n"
			"      -f html -o report.html draws it; --write-baseline FILE keeps what you know out of "
			"the next report\n",
			rules[findings->all.v[i]->rule].id);
		return;
	}
}

static void lay_out(struct text *text, struct class_names *names, struct buf *out)
{
	text_lay_out(out, buf_view(text->out), names, text->options->width);
	buf_clear(text->out);
}

void report_text(const struct report *report, const struct report_text_options *options,
	struct buf *out)
{
	const struct findings *findings = report->findings;
	struct buf words = BUF_INIT;
	struct text text = { &words, options, sources_new(&options->sources) };
	put_start(&text, report);
	lay_out(&text, NULL, out);
	for (uint32_t i = 0; i < findings->all.n; i++) {
		struct class_names names;
		if (!is_shown(findings->all.v[i], options))
			continue;
		text_names_of(&names, findings->all.v[i], findings);
		put_finding(&text, findings->all.v[i], findings, &names);
		lay_out(&text, &names, out);
	}
	if (report->verdict) {
		text_verdict(report, &words);
		lay_out(&text, NULL, out);
		buf_release(&words);
		sources_free(text.sources);
		return;
	}
	text_explained(&text, report);
	buf_slice(out, buf_view(&words));
	buf_clear(&words);
	put_hidden(&words, findings, options->min_severity);
	put_limits(&text, findings);
	put_missing(&text, report);
	put_summary(&words, report, options->is_verbose);
	if (options->is_terminal)
		put_next(&text, report);
	lay_out(&text, NULL, out);
	buf_release(&words);
	sources_free(text.sources);
}

void report_way(const struct finding *finding, const struct findings *findings,
	const struct report_text_options *options, struct buf *out)
{
	struct buf words = BUF_INIT;
	struct text text = { &words, options, sources_new(&options->sources) };
	struct class_names names;
	text_names_of(&names, finding, findings);
	text_way(&text, finding, findings);
	lay_out(&text, &names, out);
	buf_release(&words);
	sources_free(text.sources);
}
