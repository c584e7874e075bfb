// Writes JSON into a buf: commas, nesting, indentation and escapes come out right by themselves.
#ifndef BASE_JSON_H
#define BASE_JSON_H

#include <stdbool.h>
#include <stdint.h>

#include "base/buf.h"

struct json {
	struct buf *out;
	uint32_t depth;
	bool need_comma;
	bool is_compact_at[64]; // containers that stay on one line
};

void json_begin(struct json *json, struct buf *out);

// Containers. name is NULL inside arrays and at the top. A compact one stays on one line.
void json_object(struct json *json, const char *name, bool compact);
void json_array(struct json *json, const char *name, bool compact);
void json_end_object(struct json *json);
void json_end_array(struct json *json);

void json_slice(struct json *json, const char *name,
	struct slice text); // bytes that are not UTF-8 become U+FFFD
void json_string(struct json *json, const char *name, const char *text);
void json_unsigned(struct json *json, const char *name, uint64_t number);
void json_signed(struct json *json, const char *name, int64_t number);
void json_milliseconds(struct json *json, const char *name, double milliseconds);
void json_bool(struct json *json, const char *name, bool value);
void json_null(struct json *json, const char *name);

// The escaped, quoted string alone.
void json_quote(struct buf *out, struct slice text);

#endif
