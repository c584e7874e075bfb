// What analyses give in their own terms, as people read it.
#include "finding/finding.h"

#include "base/bug.h"

// Each severity has a part of the scale, and points that its findings mostly have: these are spread
// over that part, so that the order stays.
static const struct {
	uint32_t least, most; // score
	uint32_t from, to;    // points
} bands[] = { [SEVERITY_LOW] = { 0, 39, 0, 60 },
	[SEVERITY_MEDIUM] = { 40, 69, 20, 80 },
	[SEVERITY_HIGH] = { 70, 100, 40, 100 } };

uint32_t finding_score(enum severity severity, uint32_t points)
{
	INVARIANT(severity <= SEVERITY_HIGH && points <= 100);
	uint32_t least = bands[severity].least, most = bands[severity].most;
	uint32_t from = bands[severity].from, to = bands[severity].to;
	points = points < from ? from : points > to ? to : points;
	return least + (points - from) * (most - least) / (to - from);
}

void finding_set_facts(struct finding *finding, struct finding_facts facts)
{
	enum severity old = finding->severity, new = finding_severity(facts);
	finding->facts = facts;
	if (old == new)
		return;
	uint32_t above = finding->score - bands[old].least;
	finding->severity = new;
	finding->score = bands[new].least +
		above * (bands[new].most - bands[new].least) / (bands[old].most - bands[old].least);
}

// "next()" and nothing behind it.
static bool is_one_call(struct slice path)
{
	return slice_has_suffix(path, SLICE("()")) && slice_find(path, '.') < 0 &&
		slice_find(path, '[') < 0;
}

void finding_print_path(const char *path, struct buf *out)
{
	struct slice rest = slice_of_string(path);
	if (slice_has_prefix(rest, SLICE("call ")))
		rest = slice_from(rest, strlen("call "));
	bool is_nameless = rest.len == 0 || rest.ptr[0] == '?' || rest.ptr[0] == '*';
	if (is_nameless && rest.len > 2 && rest.ptr[1] == '.')
		buf_printf(out, "%.*s of an object", SLICE_ARG(slice_from(rest, 2)));
	else if (is_nameless)
		buf_string(out, "an object");
	else if (is_one_call(rest))
		buf_printf(out, "what %.*s returns", SLICE_ARG(rest));
	else
		buf_slice(out, rest);
}
