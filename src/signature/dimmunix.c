// The history of Dimmunix (dslab-epfl/dimmunix): a line for each deadlock,
//
//     deadlock_template=DEPTH#OUTER,FRAMES#INNER,FRAMES;DEPTH#...
//
// positions separated by semicolons, frames by commas, innermost first, as Class.method(File:line). Lines that begin otherwise
// are of starvations that were seen; they ask for nothing. Places are known by their lines: which lock is taken there is found out
// when the class is there.
#include <string.h>

#include "signature/internal.h"

static const struct slice template_word = { (const uint8_t *)"deadlock_template=", 18 };

static bool parse_frame(struct signature_place *place, struct slice text, struct arena *arena)
{
	*place = (struct signature_place){ .bci = SIGNATURE_BY_LINE };
	ptrdiff_t open = slice_find(text, '(');
	if (open < 0 || text.ptr[text.len - 1] != ')')
		return false;
	struct slice line = slice_until(slice_from(text, (size_t)open + 1),
		text.len - (size_t)open - 2);
	return signature_split_name(place, slice_until(text, (size_t)open), arena) &&
		signature_parse_line(place, line, arena);
}

static bool parse_frames(signature_places *places, struct slice text, uint64_t max,
	struct arena *arena)
{
	while (text.len) {
		struct slice frame = signature_next_word(&text, ',');
		struct signature_place place;
		if (!parse_frame(&place, frame, arena))
			return false;
		if (places->n < max)
			vec_push(places, place);
	}
	return true;
}

static bool parse_position(struct signature_thread *thread, struct slice text, struct arena *arena)
{
	struct slice depth = signature_next_word(&text, '#');
	struct slice outer = signature_next_word(&text, '#');
	uint64_t max;
	return signature_parse_number(depth, 10, 1000, &max) && max &&
		parse_frames(&thread->outer, outer, max, arena) && thread->outer.n &&
		parse_frames(&thread->inner, text, UINT32_MAX, arena);
}

bool signature_parse_dimmunix(struct signatures *signatures, struct slice line, uint32_t number)
{
	if (!slice_has_prefix(line, template_word))
		return slice_find(line, '=') > 0;
	line = slice_from(line, template_word.len);
	char id[32];
	snprintf(id, sizeof(id), "line-%u", number);
	struct signature *signature = signatures_add(signatures, id);
	while (line.len) {
		struct slice position = signature_next_word(&line, ';');
		if (!position.len)
			continue;
		if (signature->n_threads == SIGNATURE_MAX_THREADS ||
			!parse_position(&signature->threads[signature->n_threads++], position,
				&signatures->arena))
			return false;
	}
	return signature->n_threads >= 2;
}

// ---- writing ----------------------------------------------------------------------------------------

static void print_frames(const signature_places *places, struct buf *out)
{
	for (uint32_t i = 0; i < places->n; i++)
		buf_printf(out, "%s%s.%s(%s:%u)", i ? "," : "", places->v[i].class_name,
			places->v[i].method, places->v[i].file ? places->v[i].file : "Unknown",
			places->v[i].line);
}

void signatures_print_dimmunix(const struct signatures *signatures, struct buf *out)
{
	for (uint32_t i = 0; i < signatures->list.n; i++) {
		const struct signature *signature = signatures->list.v[i];
		buf_slice(out, template_word);
		for (uint32_t k = 0; k < signature->n_threads; k++) {
			buf_printf(out, "%s%u#", k ? ";" : "", signature->threads[k].outer.n);
			print_frames(&signature->threads[k].outer, out);
			buf_char(out, '#');
			print_frames(&signature->threads[k].inner, out);
		}
		buf_char(out, '\n');
	}
}
