// Raddle's own format of signatures.
#include "signature/signature.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "signature/internal.h"

void signatures_init(struct signatures *signatures)
{
	memset(signatures, 0, sizeof(*signatures));
	arena_init(&signatures->arena);
}

void signatures_release(struct signatures *signatures)
{
	for (uint32_t i = 0; i < signatures->list.n; i++)
		for (uint32_t k = 0; k < SIGNATURE_MAX_THREADS; k++) {
			vec_release(&signatures->list.v[i]->threads[k].outer);
			vec_release(&signatures->list.v[i]->threads[k].inner);
		}
	vec_release(&signatures->list);
	arena_release(&signatures->arena);
}

struct signature *signatures_add(struct signatures *signatures, const char *id)
{
	struct signature *signature = ARENA_NEW(&signatures->arena, struct signature);
	signature->id = (const char *)arena_printf(&signatures->arena, "%s", id).ptr;
	vec_push(&signatures->list, signature);
	return signature;
}

// ---- places -----------------------------------------------------------------------------------------

static const char *keep(struct slice text, struct arena *arena)
{
	return (const char *)arena_printf(arena, "%.*s", SLICE_ARG(text)).ptr;
}

// "app.Main$A.run" in its parts.
bool signature_split_name(struct signature_place *place, struct slice text, struct arena *arena)
{
	ptrdiff_t dot = slice_find_last(text, '.');
	if (dot <= 0 || (size_t)dot + 1 == text.len)
		return false;
	place->class_name = keep(slice_until(text, (size_t)dot), arena);
	place->method = keep(slice_from(text, (size_t)dot + 1), arena);
	return true;
}

bool signature_parse_number(struct slice text, int base, uint64_t max, uint64_t *number)
{
	char digits[24], *end;
	if (!text.len || text.len >= sizeof(digits))
		return false;
	memcpy(digits, text.ptr, text.len);
	digits[text.len] = 0;
	*number = strtoull(digits, &end, base);
	return *end == 0 && digits[0] != '-' && digits[0] != '+' && digits[0] != ' ' && *number <= max;
}

// "File.java:12"
bool signature_parse_line(struct signature_place *place, struct slice text, struct arena *arena)
{
	ptrdiff_t colon = slice_find_last(text, ':');
	uint64_t line;
	if (colon <= 0 ||
		!signature_parse_number(slice_from(text, (size_t)colon + 1), 10, UINT16_MAX, &line))
		return false;
	place->file = keep(slice_until(text, (size_t)colon), arena);
	place->line = (uint32_t)line;
	return true;
}

static struct slice cut_behind(struct slice *text, uint8_t mark)
{
	ptrdiff_t at = slice_find_last(*text, mark);
	if (at < 0)
		return SLICE_EMPTY;
	struct slice rest = slice_from(*text, (size_t)at + 1);
	*text = slice_until(*text, (size_t)at);
	return rest;
}

bool signature_place_parse(struct signature_place *place, struct slice text, struct arena *arena)
{
	*place = (struct signature_place){ 0 };
	struct slice line = cut_behind(&text, '!');
	if (line.len && !signature_parse_line(place, line, arena))
		return false;
	struct slice hash = cut_behind(&text, '#');
	if (hash.len && !signature_parse_number(hash, 16, UINT64_MAX, &place->hash))
		return false;
	struct slice bci = cut_behind(&text, '@');
	uint64_t number = 0;
	bool is_sync = slice_equal(bci, SLICE("sync"));
	if (!is_sync && !signature_parse_number(bci, 10, UINT16_MAX, &number))
		return false;
	place->bci = is_sync ? SIGNATURE_SYNC : (int32_t)number;
	ptrdiff_t open = slice_find(text, '(');
	if (open < 0)
		return false;
	place->descriptor = keep(slice_from(text, (size_t)open), arena);
	return signature_split_name(place, slice_until(text, (size_t)open), arena);
}

void signature_place_print(const struct signature_place *place, struct buf *out)
{
	buf_printf(out, "%s.%s%s", place->class_name, place->method,
		place->descriptor ? place->descriptor : "");
	if (place->bci == SIGNATURE_SYNC)
		buf_string(out, "@sync");
	else if (place->bci >= 0)
		buf_printf(out, "@%" PRId32, place->bci);
	if (place->hash)
		buf_printf(out, "#%016" PRIx64, place->hash);
	if (place->file)
		buf_printf(out, "!%s:%u", place->file, place->line);
}

// ---- lines ------------------------------------------------------------------------------------------

struct slice signature_next_word(struct slice *text, uint8_t mark)
{
	ptrdiff_t at = slice_find(*text, mark);
	struct slice word = slice_until(*text, at < 0 ? text->len : (size_t)at);
	*text = slice_from(*text, at < 0 ? text->len : (size_t)at + 1);
	return word;
}

static bool parse_places(signature_places *places, struct slice text, struct arena *arena)
{
	while (text.len) {
		struct slice word = signature_next_word(&text, ' ');
		struct signature_place place;
		if (!word.len)
			continue;
		if (!signature_place_parse(&place, word, arena))
			return false;
		vec_push(places, place);
	}
	return places->n > 0;
}

static struct signature *last_of(struct signatures *signatures)
{
	return signatures->list.n ? signatures->list.v[signatures->list.n - 1] : NULL;
}

static bool parse_own_line(struct signatures *signatures, struct slice line)
{
	struct slice word = signature_next_word(&line, ' ');
	struct signature *signature = last_of(signatures);
	if (slice_equal(word, SLICE("signature"))) {
		struct slice id = signature_next_word(&line, ' ');
		signatures_add(signatures, keep(id, &signatures->arena));
		return id.len > 0;
	}
	if (slice_equal(word, SLICE("outer"))) {
		if (!signature || signature->n_threads == SIGNATURE_MAX_THREADS)
			return false;
		return parse_places(&signature->threads[signature->n_threads++].outer, line,
			&signatures->arena);
	}
	if (slice_equal(word, SLICE("inner")) && signature && signature->n_threads) {
		struct signature_thread *thread = &signature->threads[signature->n_threads - 1];
		return !thread->inner.n && parse_places(&thread->inner, line, &signatures->arena);
	}
	return false;
}

// One that has not two threads is no deadlock.
static void drop_broken(struct signatures *signatures, bool is_last_too)
{
	uint32_t n = 0;
	for (uint32_t i = 0; i < signatures->list.n; i++) {
		struct signature *signature = signatures->list.v[i];
		bool is_whole = signature->n_threads >= 2 && (is_last_too || i + 1 < signatures->list.n);
		if (is_whole) {
			signatures->list.v[n++] = signature;
			continue;
		}
		for (uint32_t k = 0; k < SIGNATURE_MAX_THREADS; k++) {
			vec_release(&signature->threads[k].outer);
			vec_release(&signature->threads[k].inner);
		}
	}
	signatures->list.n = n;
}

bool signatures_parse(struct signatures *signatures, struct slice text, struct err *err)
{
	bool is_own = slice_has_prefix(text, SLICE("raddle-signatures 1\n"));
	bool is_good = true;
	for (uint32_t number = 1; text.len && is_good; number++) {
		struct slice line = signature_next_word(&text, '\n');
		if (line.len && line.ptr[line.len - 1] == '\r')
			line.len--;
		if (!line.len || line.ptr[0] == '#' || (is_own && number == 1))
			continue;
		is_good = is_own ? parse_own_line(signatures, line)
						 : signature_parse_dimmunix(signatures, line, number);
		if (!is_good)
			err_set(err, ERR_INPUT, "line %u is not understood", number);
	}
	drop_broken(signatures, is_good);
	return is_good;
}

static void print_places(const char *word, const signature_places *places, struct buf *out)
{
	if (!places->n)
		return;
	buf_string(out, word);
	for (uint32_t i = 0; i < places->n; i++) {
		buf_char(out, ' ');
		signature_place_print(&places->v[i], out);
	}
	buf_char(out, '\n');
}

void signatures_print(const struct signatures *signatures, struct buf *out)
{
	buf_string(out, "raddle-signatures 1\n");
	for (uint32_t i = 0; i < signatures->list.n; i++) {
		const struct signature *signature = signatures->list.v[i];
		buf_printf(out, "signature %s\n", signature->id);
		for (uint32_t k = 0; k < signature->n_threads; k++) {
			print_places("outer", &signature->threads[k].outer, out);
			print_places("inner", &signature->threads[k].inner, out);
		}
	}
}
