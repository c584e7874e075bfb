#include "base/json.h"

#include "base/bug.h"
#include "base/utf8.h"

void json_begin(struct json *json, struct buf *out)
{
	*json = (struct json){ .out = out };
}

void json_quote(struct buf *out, struct slice text)
{
	buf_char(out, '"');
	for (size_t i = 0; i < text.len;) {
		uint8_t c = text.ptr[i];
		size_t n = utf8_length(text.ptr + i, text.len - i);
		if (c == '"' || c == '\\') {
			buf_char(out, '\\');
			buf_char(out, (char)c);
		} else if (c == '\n') {
			buf_string(out, "\\n");
		} else if (c == '\t') {
			buf_string(out, "\\t");
		} else if (c < 0x20 || c == 0x7f) {
			buf_printf(out, "\\u%04x", c);
		} else if (n == 0) {
			buf_string(out, "\\ufffd");
		} else {
			buf_put(out, text.ptr + i, n);
		}
		i += n ? n : 1;
	}
	buf_char(out, '"');
}

static void indent(struct json *json)
{
	buf_char(json->out, '\n');
	for (uint32_t i = 0; i < json->depth; i++)
		buf_string(json->out, "  ");
}

static void item(struct json *json, const char *name)
{
	if (json->need_comma)
		buf_char(json->out, ',');
	if (json->depth) {
		if (!json->is_compact_at[json->depth])
			indent(json);
		else if (json->need_comma)
			buf_char(json->out, ' ');
	}
	if (name) {
		json_quote(json->out, slice_of_string(name));
		buf_string(json->out, ": ");
	}
	json->need_comma = true;
}

static void begin(struct json *json, const char *name, bool compact, char bracket)
{
	item(json, name);
	buf_char(json->out, bracket);
	INVARIANT(json->depth + 1 < sizeof(json->is_compact_at));
	bool inherited = json->depth > 0 && json->is_compact_at[json->depth];
	json->is_compact_at[++json->depth] = compact || inherited;
	json->need_comma = false;
}

static void end(struct json *json, char bracket)
{
	bool was_compact = json->is_compact_at[json->depth];
	json->depth--;
	if (json->need_comma && !was_compact)
		indent(json);
	buf_char(json->out, bracket);
	json->need_comma = true;
	if (json->depth == 0)
		buf_char(json->out, '\n');
}

void json_object(struct json *json, const char *name, bool compact)
{
	begin(json, name, compact, '{');
}

void json_array(struct json *json, const char *name, bool compact)
{
	begin(json, name, compact, '[');
}

void json_end_object(struct json *json)
{
	end(json, '}');
}

void json_end_array(struct json *json)
{
	end(json, ']');
}

void json_slice(struct json *json, const char *name, struct slice text)
{
	item(json, name);
	json_quote(json->out, text);
}

void json_string(struct json *json, const char *name, const char *text)
{
	json_slice(json, name, slice_of_string(text));
}

void json_unsigned(struct json *json, const char *name, uint64_t number)
{
	item(json, name);
	buf_unsigned(json->out, number);
}

void json_signed(struct json *json, const char *name, int64_t number)
{
	item(json, name);
	buf_signed(json->out, number);
}

void json_milliseconds(struct json *json, const char *name, double milliseconds)
{
	item(json, name);
	buf_printf(json->out, "%.1f", milliseconds);
}

void json_bool(struct json *json, const char *name, bool value)
{
	item(json, name);
	buf_string(json->out, value ? "true" : "false");
}

void json_null(struct json *json, const char *name)
{
	item(json, name);
	buf_string(json->out, "null");
}
