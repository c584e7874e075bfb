// Suppression by configuration: lines
//
//     suppress RULE CLASS reason in words
//
// RULE is a rule's id or *; CLASS is a name as reports print it, in which * stands for any text. The
// reason is not optional: who reads the line next year has nothing else to go by.
#include "finding/internal.h"

static struct slice next_word(struct slice *line)
{
	while (line->len && (line->ptr[0] == ' ' || line->ptr[0] == '\t'))
		*line = slice_from(*line, 1);
	size_t n = 0;
	while (n < line->len && line->ptr[n] != ' ' && line->ptr[n] != '\t')
		n++;
	struct slice word = slice_until(*line, n);
	*line = slice_from(*line, n);
	return word;
}

static struct slice trimmed(struct slice text)
{
	while (text.len && strchr(" \t\r", text.ptr[0]))
		text = slice_from(text, 1);
	while (text.len && strchr(" \t\r", text.ptr[text.len - 1]))
		text.len--;
	return text;
}

static const char *kept(struct suppressions *suppressions, struct slice text)
{
	return (const char *)arena_printf(&suppressions->arena, "%.*s", SLICE_ARG(text)).ptr;
}

void suppressions_init(struct suppressions *suppressions)
{
	*suppressions = (struct suppressions){ 0 };
	arena_init(&suppressions->arena);
}

void suppressions_release(struct suppressions *suppressions)
{
	vec_release(&suppressions->rows);
	arena_release(&suppressions->arena);
}

bool suppressions_add_line(struct suppressions *suppressions, const char *file, uint32_t number,
	struct slice line, struct err *err)
{
	struct slice keyword = next_word(&line), rule_word = next_word(&line), class = next_word(&line);
	struct slice reason = trimmed(line);
	enum rule rule;
	if (!slice_equal(keyword, SLICE("suppress")))
		return err_set(err, ERR_USAGE, "'suppress RULE CLASS reason' is expected");
	uint32_t set = UINT32_MAX;
	if (!slice_equal(rule_word, SLICE("*"))) {
		if (!rule_find(&rule, kept(suppressions, rule_word)))
			return err_set(err, ERR_USAGE, "'%.*s' is not a rule", SLICE_ARG(rule_word));
		set = rule_bit(rule);
	}
	if (!class.len)
		return err_set(err, ERR_USAGE, "a class, or a pattern of classes, is expected");
	if (!reason.len)
		return err_set(err, ERR_USAGE, "a reason is expected after the class");
	vec_push(&suppressions->rows,
		(struct suppression){ set, kept(suppressions, class), kept(suppressions, reason),
			(const char *)arena_printf(&suppressions->arena, "%s:%u", file, number).ptr, 0 });
	return true;
}

// Does the name match the pattern, in which * is any text? Linear: on a mismatch only the last * may
// take more.
static bool matches(const char *pattern, const char *name)
{
	const char *after_star = NULL, *retry = NULL;
	while (*name) {
		if (*pattern == '*') {
			after_star = ++pattern;
			retry = name;
		} else if (*pattern == *name) {
			pattern++;
			name++;
		} else if (after_star) {
			pattern = after_star;
			name = ++retry;
		} else {
			return false;
		}
	}
	while (*pattern == '*')
		pattern++;
	return !*pattern;
}

void suppressions_apply(struct suppressions *suppressions, struct findings *findings)
{
	for (uint32_t i = 0; i < findings->all.n; i++) {
		struct finding *finding = findings->all.v[i];
		for (uint32_t k = 0; k < suppressions->rows.n; k++) {
			struct suppression *row = &suppressions->rows.v[k];
			if (!(row->rules & rule_bit(finding->rule)) || !matches(row->class, finding->class))
				continue;
			row->n_used++;
			if (finding->state == FINDING_SUPPRESSED)
				continue; // the first line says why
			finding->state = FINDING_SUPPRESSED;
			finding->state_reason = finding_copy_text(row->reason, &findings->arena);
		}
	}
}
