#include "base/notes.h"

#include <pthread.h>
#include <stdarg.h>
#include <stdlib.h>

#include "base/buf.h"
#include "base/vec.h"

struct note {
	uint64_t order;
	enum note_level level;
	char *text;
	size_t len;
};

struct notes {
	pthread_mutex_t lock;
	VEC(struct note) all;
	uint32_t counts[NOTE_ERROR + 1];
};

struct notes *notes_new(void)
{
	struct notes *notes = xcalloc(1, sizeof(*notes));
	pthread_mutex_init(&notes->lock, NULL);
	return notes;
}

static void forget(struct notes *notes)
{
	for (uint32_t i = 0; i < notes->all.n; i++)
		free(notes->all.v[i].text);
	vec_clear(&notes->all);
}

void notes_free(struct notes *notes)
{
	if (!notes)
		return;
	forget(notes);
	vec_release(&notes->all);
	pthread_mutex_destroy(&notes->lock);
	free(notes);
}

static void add(struct notes *notes, enum note_level level, uint64_t order, struct buf text)
{
	pthread_mutex_lock(&notes->lock);
	vec_push(&notes->all, (struct note){ order, level, text.ptr, text.len });
	notes->counts[level]++;
	pthread_mutex_unlock(&notes->lock);
}

void notes_add(struct notes *notes, enum note_level level, uint64_t order, const char *format, ...)
{
	struct buf text = BUF_INIT;
	va_list args;
	va_start(args, format);
	buf_vprintf(&text, format, args);
	va_end(args);
	add(notes, level, order, text);
}

void notes_add_err(struct notes *notes, enum note_level level, uint64_t order, struct slice place,
	const struct err *err)
{
	struct buf text = BUF_INIT;
	buf_slice(&text, place);
	buf_string(&text, ": ");
	if (err->offset != ERR_NO_OFFSET)
		buf_printf(&text, "offset 0x%llx: ", (unsigned long long)err->offset);
	buf_string(&text, err->text);
	add(notes, level, order, text);
}

uint32_t notes_count(const struct notes *notes, enum note_level at_least)
{
	uint32_t n = 0;
	for (int level = at_least; level <= NOTE_ERROR; level++)
		n += notes->counts[level];
	return n;
}

static int compare(const void *left, const void *right)
{
	const struct note *a = left, *b = right;
	if (a->order != b->order)
		return a->order < b->order ? -1 : 1;
	return slice_compare(slice_of(a->text, a->len), slice_of(b->text, b->len));
}

// Names from archives may hold anything; a terminal must not act on it.
static void print_safely(struct slice text, FILE *out)
{
	for (size_t i = 0; i < text.len; i++) {
		uint8_t c = text.ptr[i];
		if (c < 0x20 || c == 0x7f)
			fprintf(out, "\\x%02x", c);
		else
			fputc(c, out);
	}
}

void notes_flush(struct notes *notes, enum note_level at_least, FILE *out)
{
	pthread_mutex_lock(&notes->lock);
	if (notes->all.n)
		qsort(notes->all.v, notes->all.n, sizeof(struct note), compare);
	for (uint32_t i = 0; i < notes->all.n; i++) {
		if (notes->all.v[i].level < at_least)
			continue;
		fputs("raddle: ", out);
		print_safely(slice_of(notes->all.v[i].text, notes->all.v[i].len), out);
		fputc('\n', out);
	}
	forget(notes);
	pthread_mutex_unlock(&notes->lock);
}
