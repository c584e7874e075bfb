// What analyses give in their own terms, as people read it.
#include "finding/finding.h"

#include "base/bug.h"

// Each severity has a part of the scale; the order within it stays.
uint32_t finding_score(enum severity severity, uint32_t points)
{
	static const struct {
		uint32_t least, most;
	} bands[] = { [SEVERITY_LOW] = { 0, 39 },
		[SEVERITY_MEDIUM] = { 40, 69 },
		[SEVERITY_HIGH] = { 70, 100 } };
	INVARIANT(severity <= SEVERITY_HIGH && points <= 100);
	return bands[severity].least + points * (bands[severity].most - bands[severity].least) / 100;
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
