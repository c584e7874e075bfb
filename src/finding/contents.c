// All of a finding as one text, so that two can be told apart by anything in them. Texts end in a
// byte that no text has, numbers in another, so that nothing runs together.
#include "finding/internal.h"

static void put_text(struct buf *out, const char *text)
{
	if (text)
		buf_put(out, text, strlen(text) + 1);
	else
		buf_char(out, '\1');
}

static void put_number(struct buf *out, int64_t number)
{
	buf_signed(out, number);
	buf_char(out, '\2');
}

static void put_texts(struct buf *out, const char *const *texts, uint32_t n)
{
	put_number(out, n);
	for (uint32_t i = 0; i < n; i++)
		put_text(out, texts[i]);
}

static void put_frame(struct buf *out, const struct finding_frame *frame)
{
	put_text(out, frame->method);
	put_text(out, frame->class);
	put_text(out, frame->file);
	put_number(out, frame->line);
	put_number(out, frame->bci);
	put_number(out, frame->origin);
	put_texts(out, frame->locks, frame->n_locks);
}

static void put_stack(struct buf *out, const struct finding_stack *stack)
{
	put_number(out, stack->n);
	for (uint32_t i = 0; i < stack->n; i++)
		put_frame(out, &stack->frames[i]);
}

static void put_reasons(struct buf *out, const struct finding *finding)
{
	put_number(out, finding->n_evidence);
	for (uint32_t i = 0; i < finding->n_evidence; i++) {
		put_text(out, finding->evidence[i].text);
		put_number(out, finding->evidence[i].is_against);
		put_number(out, finding->evidence[i].weight);
	}
	put_number(out, finding->n_responsible);
	for (uint32_t i = 0; i < finding->n_responsible; i++) {
		put_number(out, finding->responsible[i].what);
		put_text(out, finding->responsible[i].class);
		put_number(out, finding->responsible[i].origin);
		put_text(out, finding->responsible[i].of);
	}
}

static void put_lock_order(struct buf *out, const struct finding_lock_order *order)
{
	put_texts(out, order->locks, order->n_locks);
	put_texts(out, order->lock_objects, order->n_locks);
	put_number(out, order->is_lockout);
	put_texts(out, order->entries, order->n_entries);
	put_number(out, order->n_edges);
	for (uint32_t i = 0; i < order->n_edges; i++) {
		put_text(out, order->edges[i].from);
		put_text(out, order->edges[i].to);
		put_number(out, order->edges[i].n_stacks);
		for (uint32_t j = 0; j < order->edges[i].n_stacks; j++)
			put_stack(out, &order->edges[i].stacks[j]);
	}
}

static void put_atomicity(struct buf *out, const struct finding_atomicity *atomicity)
{
	put_text(out, atomicity->context_lock);
	put_frame(out, &atomicity->context);
	put_text(out, atomicity->witness);
	put_text(out, atomicity->second_witness);
	put_text(out, atomicity->read);
	put_text(out, atomicity->written);
	put_frame(out, &atomicity->first);
	put_frame(out, &atomicity->second);
	put_stack(out, &atomicity->first_stack);
	put_stack(out, &atomicity->second_stack);
	put_number(out, atomicity->classification);
}

static void put_race(struct buf *out, const struct finding_race *race)
{
	put_text(out, race->field);
	put_number(out, race->n_objects);
	for (uint32_t i = 0; i < race->n_objects; i++) {
		put_frame(out, &race->objects[i].site);
		put_text(out, race->objects[i].type);
	}
	put_number(out, race->n_accesses);
	for (uint32_t i = 0; i < race->n_accesses; i++) {
		put_number(out, race->accesses[i].kind);
		put_number(out, race->accesses[i].thread);
		put_texts(out, race->accesses[i].locks, race->accesses[i].n_locks);
		put_stack(out, &race->accesses[i].stack);
		put_text(out, race->accesses[i].method);
	}
	put_number(out, race->owner != NULL);
	if (race->owner) {
		put_frame(out, &race->owner->site);
		put_text(out, race->owner->type);
	}
}

void finding_contents(const struct finding *finding, struct buf *out)
{
	put_text(out, finding->id);
	buf_slice(out, finding->key);
	put_text(out, "");
	put_text(out, finding->apart);
	put_number(out, finding->rule);
	put_number(out, finding->severity);
	put_number(out, finding->facts.calls);
	put_number(out, finding->facts.objects);
	put_number(out, finding->facts.threads);
	put_number(out, finding->facts.is_minor);
	put_number(out, finding->score);
	put_text(out, finding->message);
	put_text(out, finding->class);
	put_text(out, finding->file);
	put_number(out, finding->line);
	put_reasons(out, finding);
	put_texts(out, finding->related, finding->n_related);
	put_number(out, finding->is_part);
	put_number(out, finding->lock_order != NULL);
	if (finding->lock_order)
		put_lock_order(out, finding->lock_order);
	put_number(out, finding->atomicity != NULL);
	if (finding->atomicity)
		put_atomicity(out, finding->atomicity);
	put_number(out, finding->race != NULL);
	if (finding->race)
		put_race(out, finding->race);
	if (finding->execution)
		finding_put_execution(out, finding->execution);
}
