// What the result of a call has to do with its first operand, read off the effects of its row.
#include "model/model.h"

struct reading {
	bool is_static;
	bool is_self, is_view, is_holder, is_box, is_element;
	bool is_written, is_filled; // something is taken out or put in; what a function made is put in
};

// The receiver, or of a static method the first argument.
static bool is_first(const struct model_place *place, bool is_static)
{
	return is_static ? place->base == MODEL_ARG && place->number == 1 : place->base == MODEL_THIS;
}

// Not a comparator, or by whom a stream is run.
static bool is_part(const struct model_place *place)
{
	uint8_t field = place->n_fields ? place->fields[place->n_fields - 1] : 0;
	return !place->n_fields || field == MODEL_FIELD_ARRAY || field == MODEL_FIELD_ALL ||
		field == MODEL_FIELD_ELEM || field == MODEL_FIELD_KEY || field == MODEL_FIELD_VALUE;
}

static void read_move(struct reading *r, const struct model_effect *e)
{
	bool is_contents = e->from.n_fields > 0;
	if (e->to.base != MODEL_RETURN || !is_first(&e->from, r->is_static) || !is_part(&e->from))
		return;
	r->is_view |= e->kind == MODEL_SHARE;
	r->is_holder |= e->kind == MODEL_MOVE && e->to.n_fields && is_contents;
	r->is_box |= e->kind == MODEL_MOVE && e->to.n_fields && !is_contents;
	r->is_element |= e->kind == MODEL_MOVE && !e->to.n_fields && is_contents;
	r->is_self |= e->kind == MODEL_MOVE && !e->to.n_fields && !is_contents;
}

static void read_effect(struct reading *r, const struct model_effect *e)
{
	switch (e->kind) {
	case MODEL_MOVE:
	case MODEL_SHARE:
		read_move(r, e);
		r->is_filled |= e->from.base == MODEL_RESULT && is_first(&e->to, r->is_static);
		break;
	case MODEL_CALL:
		r->is_filled |= is_first(&e->to, r->is_static);
		break;
	case MODEL_WRITE:
		r->is_written |= is_first(&e->from, r->is_static);
		break;
	default:
		break;
	}
}

enum model_result model_result_of(const struct model_row *row, bool is_static)
{
	struct reading r = { .is_static = is_static };
	for (uint32_t i = 0; row && i < row->n_effects; i++)
		read_effect(&r, &row->effects[i]);
	if (r.is_self)
		return MODEL_RESULT_SELF;
	if (r.is_view)
		return MODEL_RESULT_VIEW;
	if (r.is_element) // put() returns what was there before
		return r.is_written && !r.is_filled ? MODEL_RESULT_OTHER : MODEL_RESULT_ELEMENT;
	return r.is_holder ? MODEL_RESULT_HOLDER : r.is_box ? MODEL_RESULT_BOX : MODEL_RESULT_OTHER;
}
