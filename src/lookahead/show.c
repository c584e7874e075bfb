// What is foreseen, for people: the sets at the entries of methods.
#include <stdlib.h>
#include <string.h>

#include "lookahead/internal.h"

static int by_text(const void *a, const void *b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static void print_part(const struct lookahead *ahead, set_id set, bool is_write, struct buf *out)
{
	VEC(const char *) names = { 0 };
	for (uint32_t i = PLACE_FIRST; i < ahead->n_places; i++)
		if (bits_has(&ahead->sets, set, 2 * i + is_write) && !ahead->places.v[i].is_jdk &&
			ahead->places.v[i].name)
			vec_push(&names, ahead->places.v[i].name);
	if (names.n)
		qsort(names.v, names.n, sizeof(*names.v), by_text);
	for (uint32_t i = 0; i < names.n; i++)
		if (i == 0 || strcmp(names.v[i], names.v[i - 1]) != 0)
			buf_printf(out, " %s", names.v[i]);
	vec_release(&names);
}

static void print_set(const struct lookahead *ahead, const char *title, set_id set, struct buf *out)
{
	buf_printf(out, "  %s reads:", title);
	print_part(ahead, set, false, out);
	buf_printf(out, "\n  %s writes and locks:", title);
	print_part(ahead, set, true, out);
	buf_char(out, '\n');
}

static int by_name(const void *a, const void *b)
{
	const struct buf *x = a, *y = b;
	return strcmp(x->ptr, y->ptr);
}

static void print_places(const struct lookahead *ahead, struct buf *out)
{
	for (uint32_t i = PLACE_FIRST; i < ahead->n_places; i++) {
		const struct place *place = &ahead->places.v[i];
		if (!place->name || place->is_jdk || !(place->kept + place->removed))
			continue;
		buf_printf(out, "%s%s: %s a choice\n", place->is_monitor ? "monitor of " : "", place->name,
			!place->kept          ? "never"
				: !place->removed ? "always"
								  : "sometimes");
	}
}

void lookahead_print(struct lookahead *ahead, struct buf *out)
{
	VEC(struct buf) texts = { 0 };
	for (uint32_t i = 0; i < ahead->n_methods; i++) {
		const struct routine *m = &ahead->methods.v[i];
		if (!m->code || !m->n_nodes || vm_method_is_jdk(m->at))
			continue;
		struct buf text = BUF_INIT;
		vm_method_print(m->at, &text);
		buf_printf(&text, " (line %u)\n", vm_method_line(m->at, 0));
		print_set(ahead, "to its end", m->first[0], &text);
		if (ahead->options.context != LOOK_SENSITIVE)
			print_set(ahead, "to the thread's end", m->second[0], &text);
		buf_cstring(&text);
		vec_push(&texts, text);
	}
	if (texts.n)
		qsort(texts.v, texts.n, sizeof(*texts.v), by_name);
	for (uint32_t i = 0; i < texts.n; i++) {
		buf_string(out, buf_cstring(&texts.v[i]));
		buf_release(&texts.v[i]);
	}
	vec_release(&texts);
	print_places(ahead, out);
}
