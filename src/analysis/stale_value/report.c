// A pair of operations as a finding.
#include "analysis/stale_value/report.h"

#include "analysis/stale_value/calls.h"
#include "analysis/stale_value/effects.h"
#include "analysis/stale_value/models.h"
#include "analysis/stale_value/op.h"
#include "analysis/stale_value/place.h"
#include "base/intern.h"

static const char *text_of(const struct sv_method *m, const struct place *place,
	struct arena *arena)
{
	struct buf text = BUF_INIT;
	place_print(m->ir, place, &text);
	const char *copy = (const char *)arena_printf(arena, "%s", buf_cstring(&text)).ptr;
	buf_release(&text);
	return copy;
}

// What is read or written under the lock: "this.size", or the method that does it, "getSize()".
static const char *cell_of(const struct sv_method *m, const struct op *op, struct arena *arena)
{
	if (op->effect.guard != GUARD_LOCK)
		return "";
	if (place_field(m->ir->world, &op->effect.cell))
		return analysis_words(text_of(m, &op->effect.cell, arena), arena);
	return op->callee ? (const char *)arena_printf(arena, "%s()", op->callee->name->text).ptr : "";
}

// Where the lock was taken, if by this method and not by the operation itself.
static struct finding_stack taken_at(const struct sv_method *m, const struct op *op,
	struct finding_frame *frame, struct arena *arena)
{
	if (op->effect.guard != GUARD_LOCK)
		return (struct finding_stack){ 0 };
	for (const struct held *h = op->held; h; h = h->below) {
		struct place place = place_of_path(m, h->lock);
		if (!place_is_same(&place, &op->effect.lock))
			continue;
		*frame = analysis_frame(m->ir->method, h->insn ? ir_at(m->ir, h->insn)->bci : 0, arena);
		return (struct finding_stack){ 1, frame };
	}
	return (struct finding_stack){ 0 };
}

// "this.size, read under the lock on this, is written back after ...".
static const char *message_of_locked(const struct verdict *v, const char *witness, const char *read,
	const char *written, struct arena *arena)
{
	const char *what = *read ? read : "what was", *comma = *read ? "," : "";
	bool is_same = strcmp(read, written) == 0;
	const char *use = v->is_data ? "is written back" : "decides what is done", *object = "";
	if (*written && is_same && !v->is_data) {
		use = "decides how it is changed";
	} else if (*written && !is_same) {
		use = v->is_data ? "goes into " : "decides about a change of ";
		object = written;
	}
	if (v->second->effect.verb == VERB_WAIT)
		use = "decides whether to wait";
	if (v->is_drawn)
		use = "is used, and counted";
	if (v->is_reset)
		use = "is set back";
	else if (v->second->effect.verb == VERB_READ)
		use = "is read again and used";
	struct slice text = arena_printf(arena,
		"%s%s read under the lock on %s%s %s%s after the lock was released and taken again", what,
		comma, witness, comma, use, object);
	return (const char *)text.ptr;
}

static const char *message_of(const struct verdict *v, const char *witness, struct arena *arena)
{
	const char *format = v->is_data
		? "%s is written with a value computed from an earlier read of it, and may have changed in between"
		: "%s is changed because of an earlier read of it, and may have changed in between";
	if (!(verb_flags[v->second->effect.verb] & VF_WRITE))
		format = "%s is used as an earlier look at it allowed, and may have changed in between";
	if (v->is_iteration)
		format = "%s is gone through without a lock, and others may change it meanwhile";
	if (v->is_reset)
		format = "%s is emptied after an earlier read of it, and what came in between is lost";
	if (v->is_drawn)
		format =
			"%s is counted after an earlier read of it, which another thread may have read as well";
	if (v->is_pair)
		format =
			"%s is set because of an earlier look at what bounds it, which may have changed in between";
	return (const char *)arena_printf(arena, format, witness).ptr;
}

// count++ of an inner class, by access$008(this$0), is where that is called. NULL: it is called nowhere, or no such method.
static const struct call_site *bridged_from(const struct sv_method *m)
{
	const struct call_site *first = NULL;
	for (uint32_t w = 0; analysis_is_bridge(m->ir->method) && w < m->sv->in->options->jobs; w++)
		for (uint32_t i = 0; i < m->sv->workers[w].sites.n; i++) {
			const struct call_site *site = &m->sv->workers[w].sites.v[i];
			if (site->callee == m->ir->method->id &&
				(!first || site->caller < first->caller ||
					(site->caller == first->caller && site->bci < first->bci)))
				first = site;
		}
	return first;
}

static struct finding_frame frame_of(const struct sv_method *m, const struct op *op,
	const struct call_site *bridged, struct arena *arena)
{
	if (bridged)
		return analysis_frame(m->sv->world->methods[bridged->caller], bridged->bci, arena);
	return analysis_frame(m->ir->method, ir_at(m->ir, op->insn)->bci, arena);
}

// The parameters of a bridge have no names that anyone knows.
static const char *witness_of(struct sv_method *m, const struct verdict *v,
	const struct call_site *bridged, struct arena *arena)
{
	const struct place *lock = &v->second->effect.lock;
	const struct field *field = place_field(m->ir->world, lock);
	if (!bridged || lock->root != PLACE_PARAM || !field)
		return text_of(m, lock, arena);
	struct place named = { .root = PLACE_STATIC, .number = field->id };
	return text_of(m, &named, arena);
}

// Does a method that is told nothing do it, to the one object there is? Then whoever calls it does the same, and it is
// mended there, once.
static const struct method *common_cause(const struct sv_method *m, const struct op *op)
{
	const struct method *callee = op->callee;
	bool is_common = callee && !op->lambda && op->effect.lock.root == PLACE_STATIC &&
		verb_flags[op->effect.verb] & VF_WRITE &&
		slice_has_prefix(name_slice(callee->descriptor), SLICE("()")) &&
		scan_reports_on(m->sv->in->options, callee->owner);
	return is_common ? callee : NULL;
}

void report_stale(struct sv_method *m, const struct verdict *v)
{
	struct arena *arena = &m->worker->arena;
	const struct call_site *bridged = bridged_from(m);
	struct finding_frame second = frame_of(m, v->second, bridged, arena);
	struct finding_frame frames[2];
	const char *witness = witness_of(m, v, bridged, arena);
	bool is_write = verb_flags[v->second->effect.verb] & VF_WRITE;
	const char *read = cell_of(m, v->first, arena);
	const char *written = is_write ? cell_of(m, v->second, arena) : "";
	const char *words = analysis_words(witness, arena);
	struct finding_evidence evidence[] = {
		{ .text = v->why, .weight = (int32_t)v->score },
		{ .text = "no lock is held from the one to the other" },
		{ .text = v->doubt, .is_against = true },
	};
	struct finding_responsible responsible[] = { { HOLDS_CODE, second.class, second.origin, "" } };
	struct finding_atomicity atomicity = {
		.witness = witness,
		.is_witness_value = v->second->effect.guard != GUARD_LOCK,
		.read = read,
		.written = written,
		.first = frame_of(m, v->first, bridged, arena),
		.second = second,
		.first_stack = taken_at(m, v->first, &frames[0], arena),
		.second_stack = taken_at(m, v->second, &frames[1], arena),
		.classification = ATOMICITY_VIOLATION,
	};
	struct finding finding = {
		.rule = RULE_stale_value,
		.facts = v->facts,
		.severity = v->severity,
		.score = v->score,
		.message = v->second->effect.guard == GUARD_LOCK
			? message_of_locked(v, words, read, written, arena)
			: message_of(v, words, arena),
		.class = second.class,
		.file = second.file,
		.line = second.line,
		.n_evidence = v->doubt ? 3 : 2,
		.evidence = evidence,
		.n_responsible = 1,
		.responsible = responsible,
		.atomicity = &atomicity,
	};
	// One bug is one lock, or value, of a method, however often the method relies on it.
	const struct method *cause = common_cause(m, v->second);
	const char *method = cause ? analysis_frame(cause, FINDING_NO_BCI, arena).method
							   : second.method;
	struct slice key = arena_printf(arena, "%s %s", method, witness);
	findings_add(m->worker->found, &finding, key);
}
