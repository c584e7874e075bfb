// The report as one page that needs nothing else: no network, no script (a little one adds search and
// filters). Names come from class files and are never trusted: everything passes html_text.
#include "report/html.h"

#include <inttypes.h>
#include <stdlib.h>

#include "gen/embed.h"

#define MAX_OPEN \
	20 // findings that are unfolded when the page opens, so that a large one opens fast
#define MIN_CONTROLLED 2 // of so few findings nobody has to search

// ---- words ----------------------------------------------------------------------------------

void html_text(struct buf *out, const char *text)
{
	struct buf clean = BUF_INIT;
	text_clean(&clean, slice_of_string(text));
	for (size_t i = 0; i < clean.len; i++) {
		char c = clean.ptr[i];
		if (c == '<')
			buf_string(out, "&lt;");
		else if (c == '>')
			buf_string(out, "&gt;");
		else if (c == '&')
			buf_string(out, "&amp;");
		else if (c == '"')
			buf_string(out, "&quot;");
		else
			buf_char(out, c);
	}
	buf_release(&clean);
}

void html_cut(struct buf *out, const char *text, uint32_t most)
{
	struct slice all = slice_of_string(text);
	size_t end = 0;
	for (uint32_t n = 0; end < all.len && n < most; n++)
		for (end++; end < all.len && (all.ptr[end] & 0xC0) == 0x80;)
			end++;
	struct buf part = BUF_INIT;
	buf_slice(&part, slice_until(all, end));
	if (end < all.len)
		buf_string(&part, "\xE2\x80\xA6");
	html_text(out, buf_cstring(&part));
	buf_release(&part);
}

static const char *embedded(const char *name)
{
	for (const struct embedded *file = embedded_page; file->name; file++)
		if (strcmp(file->name, name) == 0)
			return file->text;
	return "";
}

// ---- a finding ------------------------------------------------------------------------------

void html_short_place(struct html *html, const struct finding_frame *frame)
{
	if (!*frame->file)
		return;
	buf_string(html->out, "<span class=\"place faint\">");
	html_text(html->out, frame->file);
	if (frame->line)
		buf_printf(html->out, ":%u", frame->line);
	buf_string(html->out, "</span>");
}

void html_place(struct html *html, const struct finding_frame *frame)
{
	struct buf *out = html->out;
	const char *end = strchr(frame->method, '(');
	struct slice name = arena_printf(&html->arena, "%.*s",
		end ? (int)(end - frame->method) : (int)strlen(frame->method), frame->method);
	buf_string(out, "<code>");
	html_text(out, (const char *)name.ptr);
	buf_string(out, "</code>");
	buf_char(out, ' ');
	html_short_place(html, frame);
	struct slice source = sources_line(html->sources, frame->class, frame->file, frame->line);
	if (source.len) {
		buf_string(out, "<pre class=\"source\">");
		html_text(out, (const char *)arena_printf(&html->arena, "%.*s", SLICE_ARG(source)).ptr);
		buf_string(out, "</pre>");
	}
}

static void put_steps(struct html *html, const struct lanes *lanes)
{
	struct buf *out = html->out;
	for (uint32_t i = 0; i < lanes->n; i++) {
		const struct lane *lane = &lanes->v[i];
		if (!lane->n)
			continue;
		buf_string(out, "<p><b>");
		html_text(out, lane->title);
		buf_string(out, "</b></p>\n<ol class=\"steps\">\n");
		for (uint32_t k = 0; k < lane->n; k++) {
			buf_string(out, "<li>");
			if (lane->steps[k].frame)
				html_place(html, lane->steps[k].frame);
			if (lane->steps[k].kind != LANE_CALL) {
				buf_string(out, " ");
				html_text(out, lane->steps[k].words);
			}
			buf_string(out, "</li>\n");
		}
		buf_string(out, "</ol>\n");
	}
}

static void put_evidence(struct buf *out, const struct finding *finding)
{
	if (!finding->n_evidence)
		return;
	buf_string(out, "<ul class=\"evidence\">\n");
	for (int is_against = 0; is_against <= 1; is_against++)
		for (uint32_t i = 0; i < finding->n_evidence; i++) {
			if (finding->evidence[i].is_against != is_against)
				continue;
			buf_printf(out, "<li class=\"%s\">", is_against ? "against" : "for");
			html_text(out, finding->evidence[i].text);
			buf_string(out, "</li>\n");
		}
	buf_string(out, "</ul>\n");
}

static void put_objects(struct html *html, const struct finding_race *race)
{
	for (uint32_t i = 0; i < race->n_objects; i++) {
		buf_string(html->out, "<p>An object of <code>");
		html_text(html->out, race->objects[i].type);
		buf_string(html->out, "</code>, made in ");
		html_place(html, &race->objects[i].site);
		buf_string(html->out, "</p>\n");
	}
}

static void put_summary(struct buf *out, const struct finding *finding)
{
	const char *severity = severity_name(finding->severity);
	buf_printf(out, "<summary><span class=\"severity\">%s</span> <h4>", severity);
	html_text(out, finding->message);
	buf_string(out, "</h4> <span class=\"place faint\">");
	html_text(out, *finding->file ? finding->file : finding->class);
	if (*finding->file && finding->line)
		buf_printf(out, ":%u", finding->line);
	buf_string(out, "</span>");
	if (finding->state != FINDING_NEW)
		buf_printf(out, " <span class=\"state\">%s</span>", finding_state_name(finding->state));
	buf_string(out, "</summary>\n");
}

static void put_finding(struct html *html, const struct finding *finding, bool is_open)
{
	struct buf *out = html->out;
	struct lanes lanes = lanes_of(finding, html->report->findings, &html->arena);
	const char *severity = severity_name(finding->severity);
	buf_printf(out,
		"<article class=\"finding %s\" id=\"f-%s\" data-severity=\"%s\" data-rule=\"%s\" "
		"data-state=\"%s\"><details%s>",
		severity, finding->id, severity, rules[finding->rule].id,
		finding_state_name(finding->state), is_open ? " open" : "");
	put_summary(out, finding);
	buf_string(out, "<div class=\"inside\">\n");
	if (*finding->state_reason) {
		buf_printf(out, "<p>%s: ", finding_state_name(finding->state));
		html_text(out, finding->state_reason);
		buf_string(out, "</p>\n");
	}
	if (finding->race)
		put_objects(html, finding->race);
	if (finding->execution) {
		html_execution(html, finding);
	} else if (lanes.n_steps) {
		html_lanes(html, &lanes, finding->lock_order && !finding->lock_order->is_lockout);
		put_steps(html, &lanes);
	}
	put_evidence(out, finding);
	buf_printf(out,
		"<p class=\"faint\">score %u, <a href=\"#f-%s\">%s</a></p>\n</div></details></article>\n",
		finding->score, finding->id, finding->id);
	arena_clear(&html->arena);
}

// ---- findings by rule and package -----------------------------------------------------------

struct member {
	const struct finding *finding;
	uint32_t package; // in the order of their best finding
	uint32_t place;   // among all findings, the best first
};

typedef VEC(struct member) member_list;

static int compare_members(const void *left, const void *right)
{
	const struct member *a = left, *b = right;
	int order = (a->package > b->package) - (a->package < b->package);
	return order ? order : (a->place > b->place) - (a->place < b->place);
}

// The rule's findings, package by package, those with the best findings first.
static member_list members_of(const struct findings *findings, enum rule rule)
{
	member_list members = { 0 };
	VEC(struct slice) packages = { 0 };
	for (uint32_t i = 0; i < findings->all.n; i++) {
		const struct finding *finding = findings->all.v[i];
		uint32_t package = 0;
		if (finding->rule != rule || finding->is_part)
			continue;
		while (
			package < packages.n && !slice_equal(packages.v[package], report_package_of(finding)))
			package++;
		if (package == packages.n)
			vec_push(&packages, report_package_of(finding));
		vec_push(&members, (struct member){ finding, package, i });
	}
	if (members.n)
		qsort(members.v, members.n, sizeof(*members.v), compare_members);
	vec_release(&packages);
	return members;
}

static void put_package_head(struct html *html, struct slice package)
{
	buf_string(html->out, "<section class=\"package\"><h3>");
	html_text(html->out, (const char *)arena_printf(&html->arena, "%.*s", SLICE_ARG(package)).ptr);
	buf_string(html->out, "</h3>\n");
}

static void put_rule(struct html *html, enum rule rule, uint32_t *n_open)
{
	struct buf *out = html->out;
	member_list some = members_of(html->report->findings, rule);
	if (!some.n)
		return;
	buf_printf(out, "<section class=\"rule\" id=\"%s\">\n<h2>%s</h2>\n<p class=\"faint\">",
		rules[rule].id, rules[rule].id);
	html_text(out, rules[rule].title);
	buf_string(out, "</p>\n");
	for (uint32_t i = 0; i < some.n; i++) {
		const struct finding *finding = some.v[i].finding;
		bool is_wanted = finding->severity > SEVERITY_LOW && finding->state == FINDING_NEW;
		if (i == 0 || some.v[i].package != some.v[i - 1].package) {
			buf_string(out, i ? "</section>\n" : "");
			put_package_head(html, report_package_of(finding));
		}
		put_finding(html, finding, is_wanted && (*n_open)++ < MAX_OPEN);
	}
	buf_string(out, "</section>\n</section>\n");
	vec_release(&some);
}

// ---- the head of the page -------------------------------------------------------------------

// How many findings of each severity a rule has; in all.
static uint32_t count_rule(const struct findings *findings, int rule,
	uint32_t counts[SEVERITY_HIGH + 1])
{
	uint32_t n = 0;
	for (uint32_t i = 0; i < findings->all.n; i++)
		if ((int)findings->all.v[i]->rule == rule && !findings->all.v[i]->is_part) {
			counts[findings->all.v[i]->severity] += finding_is_counted(findings->all.v[i]);
			n++;
		}
	return n;
}

// What was looked for and not found, in one line: it must not push what was found off the screen.
static void put_nothing(struct html *html)
{
	const char *before = "<p class=\"faint\">Looked for, and not found: ";
	bool has_any = false;
	for (int rule = 0; rule < N_RULES && !html->report->verdict; rule++) {
		uint32_t counts[SEVERITY_HIGH + 1] = { 0 };
		if (!(html->report->rules & rule_bit((enum rule)rule)) ||
			count_rule(html->report->findings, rule, counts))
			continue;
		buf_printf(html->out, "%s%s", before, rules[rule].id);
		before = ", ";
		has_any = true;
	}
	buf_string(html->out, has_any ? "</p>\n" : "");
}

static void put_counts(struct html *html)
{
	const struct findings *findings = html->report->findings;
	struct buf *out = html->out;
	if (findings->all.n && !html->report->verdict) {
		buf_string(out,
			"<table><thead><tr><th>rule</th><th>high</th><th>medium</th><th>low</th></tr>"
			"</thead><tbody>\n");
		for (int rule = 0; rule < N_RULES; rule++) {
			uint32_t counts[SEVERITY_HIGH + 1] = { 0 };
			if (!(html->report->rules & rule_bit((enum rule)rule)) ||
				!count_rule(findings, rule, counts))
				continue;
			buf_printf(out, "<tr><td><a href=\"#%s\">%s</a></td>", rules[rule].id, rules[rule].id);
			for (int severity = SEVERITY_HIGH; severity >= SEVERITY_LOW; severity--)
				buf_printf(out, "<td class=\"number\">%u</td>", counts[severity]);
			buf_string(out, "</tr>\n");
		}
		buf_string(out, "</tbody></table>\n");
	}
	put_nothing(html);
}

// Of check: what the search came to.
static void put_verdict(struct html *html)
{
	const struct report_verdict *verdict = html->report->verdict;
	if (!verdict)
		return;
	buf_printf(html->out, "<p>%s: %" PRIu64 " states, %" PRIu64 " transitions%s</p>\n",
		html->report->findings->all.n             ? "An error was found"
			: strcmp(verdict->result, "no-error") ? "Not complete, no error so far"
			: verdict->n_bounded_by               ? "No error within bounds"
												  : "Complete: no error",
		verdict->states, verdict->transitions, verdict->is_stopped ? ", stopped by a limit" : "");
}

// One is said, more are folded: what was found comes first.
static void put_limits(struct html *html)
{
	const struct findings *findings = html->report->findings;
	uint32_t n = 0;
	for (uint32_t i = 0; i < findings->limits.n; i++)
		n += !findings->limits.v[i].is_minor;
	bool is_folded = n > 1;
	if (is_folded)
		buf_printf(html->out,
			"<details class=\"limits\"><summary>%u notes on what was not looked at</summary>\n", n);
	for (uint32_t i = 0; i < findings->limits.n; i++) {
		if (findings->limits.v[i].is_minor)
			continue;
		buf_string(html->out, "<p class=\"limit\">");
		html_text(html->out, findings->limits.v[i].message);
		buf_string(html->out, "</p>\n");
	}
	buf_string(html->out, is_folded ? "</details>\n" : "");
}

static void put_gone(struct html *html)
{
	const struct findings *findings = html->report->findings;
	if (!findings->gone.n)
		return;
	buf_string(html->out, "<section><h2>gone since the baseline</h2><ul>\n");
	for (uint32_t i = 0; i < findings->gone.n; i++) {
		buf_string(html->out, "<li>");
		html_text(html->out, findings->gone.v[i].rule);
		buf_string(html->out, ": ");
		html_text(html->out, findings->gone.v[i].message);
		buf_string(html->out, "</li>\n");
	}
	buf_string(html->out, "</ul></section>\n");
}

static bool has_suppressed(const struct html *html)
{
	const struct findings *findings = html->report->findings;
	for (uint32_t i = 0; i < findings->all.n; i++)
		if (findings->all.v[i]->state == FINDING_SUPPRESSED)
			return true;
	return false;
}

static void put_controls(struct html *html)
{
	static const char *const boxes[] = { "high", "medium", "low", "new", "known", "suppressed" };
	struct buf *out = html->out;
	buf_string(out,
		"<div id=\"controls\" role=\"search\">\n<input type=\"search\" id=\"search\" "
		"placeholder=\"search\" aria-label=\"search\">\n"
		"<select id=\"rule\" aria-label=\"rule\"><option value=\"\">all rules</option>");
	for (int i = 0; i < N_RULES; i++)
		if (html->report->rules & rule_bit((enum rule)i))
			buf_printf(out, "<option>%s</option>", rules[i].id);
	buf_string(out, "</select>\n");
	bool has_baseline = html->report->findings->has_baseline;
	bool is_there[] = { true, true, true, has_baseline, has_baseline, has_suppressed(html) };
	for (size_t i = 0; i < sizeof(boxes) / sizeof(boxes[0]); i++)
		if (is_there[i])
			buf_printf(out, "<label><input type=\"checkbox\" value=\"%s\" checked> %s</label>\n",
				boxes[i], boxes[i]);
	buf_string(out,
		"<button type=\"button\" id=\"open\">unfold all</button>\n"
		"<button type=\"button\" id=\"close\">fold all</button>\n"
		"<span id=\"shown\" class=\"faint\" aria-live=\"polite\"></span>\n</div>\n");
}

static void put_head(struct html *html)
{
	const struct report *report = html->report;
	struct buf *out = html->out;
	uint32_t n = 0;
	for (uint32_t i = 0; i < report->findings->all.n; i++)
		n += finding_is_counted(report->findings->all.v[i]);
	buf_string(out,
		"<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
		"<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
	buf_printf(out, "<title>raddle: %u finding%s</title>\n<style>\n%s</style>\n</head>\n<body>\n",
		n, n == 1 ? "" : "s", embedded("style"));
	buf_printf(out, "<header>\n<h1>%u finding%s</h1>\n<p class=\"faint\">in ", n,
		n == 1 ? "" : "s");
	for (uint32_t i = 0; i < report->n_paths; i++) {
		buf_string(out, i ? ", <code>" : "<code>");
		html_text(out, report->paths[i]);
		buf_string(out, "</code>");
	}
	buf_printf(out, ": %u class%s", report->classes, report->classes == 1 ? "" : "es");
	if (!report->verdict) {
		buf_printf(out, ", %u methods; %s mode", report->methods, report->mode);
		report_put_rules(out, report);
	}
	if (*report->jdk) {
		buf_string(out, "; JDK ");
		html_text(out, report->jdk);
	}
	if (report->missing_classes)
		buf_printf(out, "; %u classes are missing", report->missing_classes);
	buf_printf(out, "; raddle %s</p>\n", report->version);
	put_verdict(html);
	put_counts(html);
	put_limits(html);
	buf_string(out, "</header>\n");
}

void report_html(const struct report *report, const struct report_sources *sources, struct buf *out)
{
	struct html html = { .out = out, .report = report, .sources = sources_new(sources) };
	uint32_t n_open = 0;
	arena_init(&html.arena);
	put_head(&html);
	if (report->findings->all.n > MIN_CONTROLLED)
		put_controls(&html);
	buf_string(out, "<main>\n");
	uint32_t done = 0; // the rule with the best finding comes first
	for (uint32_t i = 0; i < report->findings->all.n; i++) {
		enum rule rule = report->findings->all.v[i]->rule;
		if (!(done & rule_bit(rule)))
			put_rule(&html, rule, &n_open);
		done |= rule_bit(rule);
	}
	html_lock_graph(&html);
	put_gone(&html);
	buf_string(out, "</main>\n");
	if (report->findings->all.n > MIN_CONTROLLED)
		buf_printf(out, "<script>\n%s</script>\n", embedded("script"));
	buf_string(out, "</body>\n</html>\n");
	arena_release(&html.arena);
	sources_free(html.sources);
}
