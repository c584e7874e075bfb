// What is foreseen, for people: the sets at the entries of methods, behind each call that leads to them, and line by
// line in the bodies of threads.
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "lookahead/internal.h"

enum { MAX_CHAIN = 12, MAX_CHAINS = 16 };

static int by_text(const void *a, const void *b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static const char *name_of(const struct lookahead *ahead, uint32_t place)
{
	const struct place *base = &ahead->places.v[ahead->places.v[place].base];
	return base->is_jdk ? NULL : base->name;
}

static void print_part(const struct lookahead *ahead, set_id set, bool is_write, struct buf *out)
{
	VEC(const char *) names = { 0 };
	for (uint32_t i = PLACE_FIRST; i < ahead->n_places; i++)
		if (bits_has(&ahead->sets, set, 2 * i + is_write) && name_of(ahead, i))
			vec_push(&names, name_of(ahead, i));
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

typedef VEC(struct buf) buf_list;

static void put_sorted(buf_list *texts, struct buf *out)
{
	if (texts->n)
		qsort(texts->v, texts->n, sizeof(*texts->v), by_name);
	for (uint32_t i = 0; i < texts->n; i++) {
		if (i == 0 || strcmp(texts->v[i].ptr, texts->v[i - 1].ptr) != 0)
			buf_string(out, texts->v[i].ptr);
	}
	for (uint32_t i = 0; i < texts->n; i++)
		buf_release(&texts->v[i]);
	vec_release(texts);
}

// ---- by the calls that lead there: section IV-C -----------------------------------------------------------

struct chain {
	struct lookahead *ahead;
	uint32_t n;
	uint32_t sites[MAX_CHAIN];
	buf_list texts;
};

static set_id after_site(struct lookahead *ahead, const struct site *site)
{
	const struct routine *m = &ahead->methods.v[site->method];
	struct vm_frame frame = { .method = m->at, .pc = site->pc };
	return ahead_first(ahead, &frame, true);
}

static bool is_of_program(const struct lookahead *ahead, uint32_t method)
{
	const struct routine *m = &ahead->methods.v[method];
	return m->code && !vm_method_is_jdk(m->at);
}

static void print_chain(struct chain *chain, set_id set)
{
	struct lookahead *ahead = chain->ahead;
	struct buf text = BUF_INIT;
	buf_string(&text, "  called from");
	for (uint32_t i = 0; i < chain->n; i++) {
		const struct site *site = &ahead->sites.v[chain->sites[i]];
		if (!is_of_program(ahead, site->method))
			continue;
		buf_string(&text, i ? ", " : " ");
		vm_method_print(ahead->methods.v[site->method].at, &text);
		buf_printf(&text, " (line %u)",
			vm_method_line(ahead->methods.v[site->method].at, site->pc));
	}
	buf_string(&text, "\n");
	print_set(ahead, "  to the thread's end", set, &text);
	buf_cstring(&text);
	vec_push(&chain->texts, text);
}

static void follow(struct chain *chain, uint32_t method, set_id set)
{
	struct lookahead *ahead = chain->ahead;
	bool is_root = true;
	for (uint32_t i = 0; i < ahead->methods.v[method].callers.n; i++) {
		uint32_t number = ahead->methods.v[method].callers.v[i];
		const struct site *site = &ahead->sites.v[number];
		bool is_again = false;
		for (uint32_t k = 0; k < chain->n; k++)
			is_again |= chain->sites[k] == number;
		if (is_again || chain->n == MAX_CHAIN || chain->texts.n == MAX_CHAINS ||
			site->method == method)
			continue;
		is_root = false;
		chain->sites[chain->n++] = number;
		follow(chain, site->method, bits_join(&ahead->sets, set, after_site(ahead, site)));
		chain->n--;
	}
	if (is_root && chain->n && is_of_program(ahead, ahead->sites.v[chain->sites[0]].method))
		print_chain(chain, set);
}

// ---- the bodies of threads, line by line ----------------------------------------------------------------

static bool is_body(const struct lookahead *ahead, uint32_t method)
{
	for (uint32_t i = 0; i < ahead->children.n; i++)
		for (uint32_t k = 0; k < ahead->children.v[i].bodies.n; k++)
			if (ahead->children.v[i].bodies.v[k] == method)
				return true;
	return false;
}

static void print_lines(const struct lookahead *ahead, const struct routine *m, struct buf *out)
{
	uint32_t last = 0;
	for (uint32_t node = 0; node < m->n_nodes; node++) {
		uint32_t line = vm_method_line(m->at, m->bci_of[node]);
		if (line <= last)
			continue;
		last = line;
		buf_printf(out, "  from line %u reads:", line);
		print_part(ahead, m->first[node], false, out);
		buf_string(out, ", writes and locks:");
		print_part(ahead, m->first[node], true, out);
		buf_char(out, '\n');
	}
}

// Is the bit, or one of the same field, in what follows the lines of the body?
static void print_lines_with(const struct lookahead *ahead, const struct routine *m, uint32_t base,
	bool is_write, struct buf *out)
{
	uint32_t last = 0, n = 0;
	for (uint32_t node = 0; node < m->n_nodes; node++) {
		uint32_t line = vm_method_line(m->at, m->bci_of[node]);
		bool is_there = false;
		for (uint32_t i = PLACE_FIRST; i < ahead->n_places && line > last; i++)
			is_there |= ahead->places.v[i].base == base &&
				bits_has(&ahead->sets, m->first[node], 2 * i + is_write);
		if (line > last)
			last = line;
		if (!is_there)
			continue;
		if (!n++) {
			buf_string(out, is_write ? "  to be written by " : "  to be read by ");
			vm_method_print(m->at, out);
			buf_string(out, " from lines");
		}
		buf_printf(out, " %u", line);
	}
	if (n)
		buf_char(out, '\n');
}

// Where the code writes fields, and while which threads are where a choice is kept before that.
static void print_writes(const struct lookahead *ahead, const struct routine *m, struct buf *out)
{
	for (uint32_t node = 0; node < m->n_nodes; node++) {
		bool is_write = false;
		const void *field = vm_accessed_in_code(m->at, m->bci_of[node], &is_write);
		const uint64_t *number = field ? map_get(&ahead->place_ids, (uintptr_t)field) : NULL;
		if (!is_write || !number)
			continue;
		uint32_t place = (uint32_t)*number - 1;
		buf_printf(out, "write of %s in ", ahead->places.v[place].name);
		vm_method_print(m->at, out);
		buf_printf(out, " (line %u)\n", vm_method_line(m->at, m->bci_of[node]));
		for (uint32_t i = 0; i < ahead->n_methods; i++)
			if (is_body(ahead, i) && ahead->methods.v[i].code) {
				print_lines_with(ahead, &ahead->methods.v[i], place, false, out);
				print_lines_with(ahead, &ahead->methods.v[i], place, true, out);
			}
	}
}

// ---- all ----------------------------------------------------------------------------------------------------

static void print_objects(struct lookahead *ahead, struct buf *out)
{
	buf_list texts = { 0 };
	for (uint32_t i = PLACE_FIRST; i < ahead->n_places; i++) {
		if (!ahead->places.v[i].objects || !name_of(ahead, i))
			continue;
		struct buf text = BUF_INIT;
		buf_printf(&text, "%s of objects made at:", name_of(ahead, i));
		ahead_objects_print(ahead, ahead->places.v[i].objects, &text);
		buf_string(&text, "\n");
		buf_cstring(&text);
		vec_push(&texts, text);
	}
	put_sorted(&texts, out);
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

static void print_method(struct lookahead *ahead, uint32_t number, struct buf *out)
{
	const struct routine *m = &ahead->methods.v[number];
	vm_method_print(m->at, out);
	buf_printf(out, " (line %u)\n", vm_method_line(m->at, 0));
	print_set(ahead, "to its end", m->first[0], out);
	if (ahead->options.context != LOOK_SENSITIVE) {
		print_set(ahead, "to the thread's end", m->second[0], out);
		print_set(ahead, "behind it", m->returns, out);
		return;
	}
	struct chain chain = { .ahead = ahead };
	follow(&chain, number, m->first[0]);
	put_sorted(&chain.texts, out);
	if (is_body(ahead, number))
		print_lines(ahead, m, out);
}

void lookahead_print(struct lookahead *ahead, struct buf *out)
{
	buf_list texts = { 0 };
	for (uint32_t i = 0; i < ahead->n_methods; i++) {
		const struct routine *m = &ahead->methods.v[i];
		if (!m->code || !m->n_nodes || vm_method_is_jdk(m->at))
			continue;
		struct buf text = BUF_INIT;
		print_method(ahead, i, &text);
		buf_cstring(&text);
		vec_push(&texts, text);
	}
	put_sorted(&texts, out);
	for (uint32_t i = 0; ahead->options.context == LOOK_SENSITIVE && i < ahead->n_methods; i++)
		if (is_of_program(ahead, i))
			print_writes(ahead, &ahead->methods.v[i], out);
	print_objects(ahead, out);
	print_places(ahead, out);
}
