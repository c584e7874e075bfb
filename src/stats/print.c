#include "stats/stats.h"

#include "base/json.h"

#define LABEL_WIDTH 44

// 11300000 as 11,300,000: the eye needs help.
static void print_grouped(struct buf *out, uint64_t number)
{
	char digits[32];
	int n = snprintf(digits, sizeof(digits), "%llu", (unsigned long long)number);
	for (int pad = n + (n - 1) / 3; pad < 14; pad++)
		buf_char(out, ' ');
	for (int i = 0; i < n; i++) {
		buf_char(out, digits[i]);
		if (i + 1 < n && (n - 1 - i) % 3 == 0)
			buf_char(out, ',');
	}
}

static void print_row(struct buf *out, const char *label, uint64_t number)
{
	size_t line = out->len;
	buf_string(out, "  ");
	buf_string(out, label);
	buf_pad_to(out, line, LABEL_WIDTH);
	print_grouped(out, number);
	buf_char(out, '\n');
}

void stats_print_text(const struct stats *stats, struct buf *out)
{
#define GROUP(label) buf_string(out, label "\n");
#define STAT(name, label) print_row(out, label, stats->name);
#include "stats/stats.def"
#undef STAT
#undef GROUP
}

void stats_print_json(const struct stats *stats, struct buf *out)
{
	struct json json;
	json_begin(&json, out);
	json_object(&json, NULL, false);
#define GROUP(label)
#define STAT(name, label) json_unsigned(&json, #name, stats->name);
#include "stats/stats.def"
#undef STAT
#undef GROUP
	json_end_object(&json);
}
