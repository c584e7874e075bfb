// The report as SARIF 2.1.0 (OASIS): what code hosts show in pull requests and editors in the margin.
//
// Viewers show the first thread flow of a result and no other, hence that is all threads merged, in an
// order in which the bug happens; one for each thread follows. Nothing is dropped: what a baseline knows
// is "unchanged", what is gone "absent", what the configuration suppresses carries its reason.
//
// Paths are relative to the repository's root (else to the working directory) where sources are found
// below it, and else the folders of the package, relative to the same base.
#include "report/internal.h"

#include <stdlib.h>

#include "base/json.h"
#include "base/utf8.h"
#include "report/lanes.h"

#define BASE "SRCROOT"
#define SCHEMA "https://json.schemastore.org/sarif-2.1.0.json"

struct sarif {
	struct json json;
	const struct report *report;
	const char *base;
	struct sources *sources;
	struct arena arena; // for one finding
	uint32_t rule_index[N_RULES];
};

static void put_message(struct json *json, const char *name, const char *text)
{
	json_object(json, name, true);
	json_string(json, "text", text);
	json_end_object(json);
}

// ---- places ---------------------------------------------------------------------------------

// What RFC 3986 wants escaped in a path.
static void put_escaped(struct buf *out, const char *path)
{
	static const char plain[] =
		"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/$!&'()*+,;=@";
	for (const char *p = path; *p; p++) {
		if (strchr(plain, *p))
			buf_char(out, *p);
		else
			buf_printf(out, "%%%02X", (unsigned char)*p);
	}
}

// What is found has a path from the working directory, or an absolute one.
static const char *in_repository(struct sarif *sarif, const char *path)
{
	if (!path)
		return NULL;
	size_t n = strlen(sarif->base);
	char *real = realpath(path, NULL);
	if (real && n && strncmp(real, sarif->base, n) == 0 && real[n] == '/')
		path = (const char *)arena_printf(&sarif->arena, "%s", real + n + 1).ptr;
	else if (real)
		path = (const char *)arena_printf(&sarif->arena, "%s", real).ptr;
	free(real);
	return path;
}

// Where the source is, else where its package says it should be. Returns whether it is relative.
static bool put_uri(struct sarif *sarif, const char *class, const char *file, struct buf *uri)
{
	struct buf name = BUF_INIT;
	const char *path = in_repository(sarif, sources_path(sarif->sources, class, file));
	if (!path) {
		sources_put_package(&name, class);
		buf_string(&name, file);
		path = buf_cstring(&name);
	}
	bool is_relative = path[0] != '/';
	if (!is_relative)
		buf_string(uri, "file://");
	put_escaped(uri, path);
	buf_release(&name);
	return is_relative;
}

static uint32_t count_characters(struct slice text)
{
	uint32_t n = 0;
	for (size_t i = 0; i < text.len; i++)
		n += (text.ptr[i] & 0xC0) != 0x80;
	return n;
}

// The line without its indentation, where the source is at hand.
static void put_columns(struct sarif *sarif, const char *class, const char *file, uint32_t line)
{
	struct slice whole = sources_whole_line(sarif->sources, class, file, line);
	while (whole.len && strchr(" \t\r", whole.ptr[whole.len - 1]))
		whole.len--;
	size_t indent = 0;
	while (indent < whole.len && (whole.ptr[indent] == ' ' || whole.ptr[indent] == '\t'))
		indent++;
	if (indent == whole.len)
		return;
	json_unsigned(&sarif->json, "startColumn", indent + 1);
	json_unsigned(&sarif->json, "endColumn", count_characters(whole) + 1);
}

static void put_physical(struct sarif *sarif, const char *class, const char *file, uint32_t line)
{
	struct json *json = &sarif->json;
	struct buf uri = BUF_INIT;
	bool is_relative = put_uri(sarif, class, file, &uri);
	json_object(json, "physicalLocation", false);
	json_object(json, "artifactLocation", true);
	json_slice(json, "uri", buf_view(&uri));
	if (is_relative)
		json_string(json, "uriBaseId", BASE);
	json_end_object(json);
	if (line) {
		json_object(json, "region", true);
		json_unsigned(json, "startLine", line);
		put_columns(sarif, class, file, line);
		json_end_object(json);
	}
	json_end_object(json);
	buf_release(&uri);
}

static void put_logical(struct json *json, const char *name, const char *kind)
{
	json_array(json, "logicalLocations", true);
	json_object(json, NULL, true);
	json_string(json, "fullyQualifiedName", name);
	json_string(json, "kind", kind);
	json_end_object(json);
	json_end_array(json);
}

static void put_location(struct sarif *sarif, const char *name, const struct finding_frame *frame,
	const char *words)
{
	struct json *json = &sarif->json;
	json_object(json, name, false);
	if (frame) {
		if (*frame->file)
			put_physical(sarif, frame->class, frame->file, frame->line);
		put_logical(json, frame->method, "function");
	}
	put_message(json, "message", words);
	json_end_object(json);
}

// ---- thread flows ---------------------------------------------------------------------------

// "app.Bank.add(I)V" -> "app.Bank.add"
static void put_method(struct buf *out, const char *method)
{
	const char *end = strchr(method, '(');
	buf_put(out, method, end ? (size_t)(end - method) : strlen(method));
}

// name: of the thread, where all are told together; else NULL.
static void put_step(struct sarif *sarif, const struct lane_step *step, const char *name)
{
	struct json *json = &sarif->json;
	struct buf words = BUF_INIT;
	if (name)
		buf_printf(&words, "%s: ", name);
	if (step->frame) {
		put_method(&words, step->frame->method);
		buf_char(&words, ' ');
	}
	buf_string(&words, step->words);
	json_object(json, NULL, false);
	put_location(sarif, "location", step->frame, buf_cstring(&words));
	json_array(json, "kinds", true);
	json_string(json, NULL, lane_kind_name(step->kind));
	json_end_array(json);
	json_unsigned(json, "nestingLevel", step->depth);
	json_unsigned(json, "executionOrder", step->order);
	json_string(json, "importance", step->kind == LANE_CALL ? "important" : "essential");
	json_end_object(json);
	buf_release(&words);
}

static const char *name_of_lane(struct sarif *sarif, const struct lanes *lanes, uint32_t i)
{
	return lanes->is_named ? lanes->v[i].title
						   : (const char *)arena_printf(&sarif->arena, "thread %u", i + 1).ptr;
}

static void put_merged_flow(struct sarif *sarif, const struct lanes *lanes)
{
	struct json *json = &sarif->json;
	json_object(json, NULL, false);
	json_string(json, "id", "all threads");
	json_array(json, "locations", false);
	for (uint32_t order = 1; order <= lanes->n_steps; order++)
		for (uint32_t i = 0; i < lanes->n; i++)
			for (uint32_t k = 0; k < lanes->v[i].n; k++)
				if (lanes->v[i].steps[k].order == order)
					put_step(sarif, &lanes->v[i].steps[k], name_of_lane(sarif, lanes, i));
	json_end_array(json);
	json_end_object(json);
}

static void put_flows(struct sarif *sarif, const struct finding *finding)
{
	struct json *json = &sarif->json;
	struct lanes lanes = lanes_of(finding, sarif->report->findings, &sarif->arena);
	if (!lanes.n_steps)
		return;
	json_array(json, "codeFlows", false);
	json_object(json, NULL, false);
	json_array(json, "threadFlows", false);
	put_merged_flow(sarif, &lanes);
	for (uint32_t i = 0; i < lanes.n; i++) {
		if (!lanes.v[i].n)
			continue;
		json_object(json, NULL, false);
		json_string(json, "id", name_of_lane(sarif, &lanes, i));
		put_message(json, "message", lanes.v[i].title);
		json_array(json, "locations", false);
		for (uint32_t k = 0; k < lanes.v[i].n; k++)
			put_step(sarif, &lanes.v[i].steps[k], NULL);
		json_end_array(json);
		json_end_object(json);
	}
	json_end_array(json);
	json_end_object(json);
	json_end_array(json);
}

// ---- results --------------------------------------------------------------------------------

static const char *level_of(enum severity severity)
{
	static const char *const levels[] = { "note", "warning", "error" };
	return levels[severity];
}

// The line hash is what code hosts match alerts by. Ours does not depend on lines at all, which is what
// it is for.
static void put_fingerprints(struct sarif *sarif, const char *id)
{
	struct json *json = &sarif->json;
	json_object(json, "partialFingerprints", true);
	json_string(json, "primaryLocationLineHash",
		(const char *)arena_printf(&sarif->arena, "%s:1", id).ptr);
	json_string(json, "raddle/v1", id);
	json_end_object(json);
}

static void put_state(struct sarif *sarif, const struct finding *finding)
{
	struct json *json = &sarif->json;
	if (sarif->report->findings->has_baseline)
		json_string(json, "baselineState", finding->state == FINDING_KNOWN ? "unchanged" : "new");
	if (finding->state != FINDING_SUPPRESSED)
		return;
	json_array(json, "suppressions", true);
	json_object(json, NULL, true);
	json_string(json, "kind", "external");
	json_string(json, "justification", finding->state_reason);
	json_end_object(json);
	json_end_array(json);
}

static void put_main_location(struct sarif *sarif, const struct finding *finding)
{
	struct json *json = &sarif->json;
	json_array(json, "locations", false);
	json_object(json, NULL, false);
	if (*finding->file)
		put_physical(sarif, finding->class, finding->file, finding->line);
	put_logical(json, finding->class, "type");
	json_end_object(json);
	json_end_array(json);
}

static void put_evidence(struct json *json, const struct finding *finding)
{
	json_array(json, "evidence", false);
	for (uint32_t i = 0; i < finding->n_evidence; i++) {
		struct buf words = BUF_INIT;
		buf_printf(&words, "%s: %s", finding->evidence[i].is_against ? "against" : "for",
			finding->evidence[i].text);
		json_slice(json, NULL, buf_view(&words));
		buf_release(&words);
	}
	json_end_array(json);
}

static void put_result(struct sarif *sarif, const struct finding *finding)
{
	struct json *json = &sarif->json;
	json_object(json, NULL, false);
	json_string(json, "ruleId", rules[finding->rule].id);
	json_unsigned(json, "ruleIndex", sarif->rule_index[finding->rule]);
	json_string(json, "level", level_of(finding->severity));
	put_message(json, "message", finding->message);
	put_main_location(sarif, finding);
	put_fingerprints(sarif, finding->id);
	put_state(sarif, finding);
	put_flows(sarif, finding);
	json_object(json, "properties", false);
	json_string(json, "severity", severity_name(finding->severity));
	json_unsigned(json, "score", finding->score);
	put_evidence(json, finding);
	json_end_object(json);
	json_end_object(json);
	arena_clear(&sarif->arena);
}

static void put_gone(struct sarif *sarif, const struct finding_gone *gone)
{
	struct json *json = &sarif->json;
	json_object(json, NULL, false);
	json_string(json, "ruleId", gone->rule);
	json_string(json, "level", "none");
	put_message(json, "message", gone->message);
	put_fingerprints(sarif, gone->id);
	json_string(json, "baselineState", "absent");
	json_end_object(json);
}

// ---- rules, and how the run went ------------------------------------------------------------

// The page's words between its heading and the next one.
static struct slice first_paragraphs(const char *page)
{
	struct slice text = slice_of_string(page);
	ptrdiff_t end = slice_find(text, '\n');
	text = end < 0 ? SLICE_EMPTY : slice_from(text, (size_t)end + 1);
	for (size_t i = 0; i + 2 < text.len; i++)
		if (memcmp(text.ptr + i, "\n\n#", 3) == 0 || memcmp(text.ptr + i, "\n##", 3) == 0)
			return slice_until(text, i);
	return text;
}

static void put_rule(struct json *json, enum rule rule)
{
	const char *page = rule_page(rule);
	json_object(json, NULL, false);
	json_string(json, "id", rules[rule].id);
	put_message(json, "shortDescription", rules[rule].title);
	if (page) {
		struct slice words = first_paragraphs(page);
		while (words.len && words.ptr[0] == '\n')
			words = slice_from(words, 1);
		json_object(json, "fullDescription", true);
		json_slice(json, "text", words);
		json_end_object(json);
		json_object(json, "help", true);
		json_string(json, "text", page);
		json_string(json, "markdown", page);
		json_end_object(json);
	}
	json_object(json, "defaultConfiguration", true);
	json_string(json, "level", "warning");
	json_end_object(json);
	json_object(json, "properties", true);
	json_array(json, "tags", true);
	json_string(json, NULL, "concurrency");
	json_string(json, NULL, "correctness");
	json_end_array(json);
	json_end_object(json);
	json_end_object(json);
}

static void put_tool(struct sarif *sarif)
{
	struct json *json = &sarif->json;
	uint32_t n = 0;
	json_object(json, "tool", false);
	json_object(json, "driver", false);
	json_string(json, "name", "raddle");
	json_string(json, "version", sarif->report->version);
	json_string(json, "semanticVersion", sarif->report->version);
	json_array(json, "rules", false);
	for (int i = 0; i < N_RULES; i++) {
		if (!(sarif->report->rules & rule_bit((enum rule)i)))
			continue;
		sarif->rule_index[i] = n++;
		put_rule(json, (enum rule)i);
	}
	json_end_array(json);
	json_end_object(json);
	json_end_object(json);
}

// A bound of our own leaves the run successful; a limit that stopped it does not.
static void put_invocation(struct sarif *sarif)
{
	struct json *json = &sarif->json;
	const struct findings *findings = sarif->report->findings;
	bool is_complete = true;
	for (uint32_t i = 0; i < findings->limits.n; i++)
		is_complete = is_complete && strcmp(findings->limits.v[i].kind, "bound") == 0;
	json_array(json, "invocations", false);
	json_object(json, NULL, false);
	json_bool(json, "executionSuccessful", is_complete);
	json_array(json, "toolExecutionNotifications", false);
	for (uint32_t i = 0; i < findings->limits.n; i++) {
		const struct finding_limit *limit = &findings->limits.v[i];
		bool is_bound = strcmp(limit->kind, "bound") == 0;
		json_object(json, NULL, true);
		json_string(json, "level", is_bound ? "note" : "warning");
		put_message(json, "message", limit->message);
		json_end_object(json);
	}
	json_end_array(json);
	json_end_object(json);
	json_end_array(json);
}

static void put_base(struct sarif *sarif)
{
	struct json *json = &sarif->json;
	struct buf uri = BUF_INIT;
	buf_string(&uri, "file://");
	put_escaped(&uri, sarif->base);
	buf_char(&uri, '/');
	json_object(json, "originalUriBaseIds", false);
	json_object(json, BASE, false);
	if (*sarif->base)
		json_slice(json, "uri", buf_view(&uri));
	put_message(json, "description", "the root of the repository");
	json_end_object(json);
	json_end_object(json);
	buf_release(&uri);
}

static void put_run(struct sarif *sarif)
{
	struct json *json = &sarif->json;
	const struct findings *findings = sarif->report->findings;
	json_object(json, NULL, false);
	put_tool(sarif);
	put_invocation(sarif);
	put_base(sarif);
	json_string(json, "columnKind", "unicodeCodePoints");
	json_array(json, "results", false);
	for (uint32_t i = 0; i < findings->all.n; i++)
		put_result(sarif, findings->all.v[i]);
	for (uint32_t i = 0; i < findings->gone.n; i++)
		put_gone(sarif, &findings->gone.v[i]);
	json_end_array(json);
	json_end_object(json);
}

void report_sarif(const struct report *report, const struct report_sources *sources,
	struct buf *out)
{
	struct sarif sarif = {
		.report = report,
		.base = sources->repository ? sources->repository
			: sources->base         ? sources->base
									: "",
		.sources = sources_new(sources),
	};
	arena_init(&sarif.arena);
	json_begin(&sarif.json, out);
	json_object(&sarif.json, NULL, false);
	json_string(&sarif.json, "$schema", SCHEMA);
	json_string(&sarif.json, "version", "2.1.0");
	json_array(&sarif.json, "runs", false);
	put_run(&sarif);
	json_end_array(&sarif.json);
	json_end_object(&sarif.json);
	arena_release(&sarif.arena);
	sources_free(sarif.sources);
}
