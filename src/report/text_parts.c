// What the text report prints of the members that only some rules have.
#include "report/internal.h"

static void put_lock(struct text *text, const char *type, const char *object)
{
	text_puts(text, STYLE_LOCK, type);
	if (*object && strcmp(object, type) != 0) {
		buf_string(text->out, " (");
		text_puts(text, STYLE_PLAIN, object);
		buf_char(text->out, ')');
	}
}

// ---- lock-order -----------------------------------------------------------------------------

static void put_edge(struct text *text, const struct finding_lock_order *order, uint32_t index)
{
	const struct finding_edge *edge = &order->edges[index];
	bool is_of_cycle = index < order->n_locks;
	const char *from = is_of_cycle ? order->lock_objects[index] : "";
	const char *to = is_of_cycle ? order->lock_objects[(index + 1) % order->n_locks] : "";
	uint32_t n_shown = text->options->show_all_stacks || edge->n_stacks == 0 ? edge->n_stacks : 1;

	bool could_notify = order->is_lockout && index == 1;
	buf_printf(text->out, "  thread %u ", index + 1);
	buf_string(text->out, could_notify ? "could notify it, but waits for " : "holds ");
	if (!could_notify) {
		put_lock(text, edge->from, from);
		buf_string(text->out, order->is_lockout ? " and waits on " : " and waits for ");
	}
	put_lock(text, edge->to, to);
	buf_string(text->out, ":\n");
	for (uint32_t i = 0; i < n_shown; i++) {
		if (i)
			buf_string(text->out, "    or:\n");
		text_stack(text, &edge->stacks[i]);
	}
	if (n_shown < edge->n_stacks)
		buf_printf(text->out, "    or in %u other way%s, shown with -v\n", edge->n_stacks - n_shown,
			edge->n_stacks - n_shown == 1 ? "" : "s");
}

void text_lock_order(struct text *text, const struct finding_lock_order *order)
{
	for (uint32_t i = 0; i < order->n_edges; i++)
		put_edge(text, order, i);
}

// ---- atomicity, stale-value -----------------------------------------------------------------

static void put_use(struct text *text, const char *verb, const char *lock,
	const struct finding_frame *place, const struct finding_stack *stack)
{
	buf_printf(text->out, "  %s ", verb);
	text_puts(text, STYLE_LOCK, lock);
	buf_string(text->out, ":\n");
	if (stack->n)
		text_stack(text, stack);
	else
		text_frame(text, place);
}

void text_atomicity(struct text *text, const struct finding_atomicity *atomicity)
{
	const char *witness = atomicity->witness, *second = atomicity->second_witness;
	const char *first_verb = "first takes",
			   *second_verb = second ? "then takes" : "then again takes";
	if (atomicity->context_lock) {
		put_use(text, "holding", atomicity->context_lock, &atomicity->context,
			&(struct finding_stack){ 0 });
	} else { // stale-value: the witness may also be a volatile or an atomic
		first_verb = "a value is read, guarded by";
		second_verb = "it is used later, guarded anew by";
	}
	put_use(text, first_verb, witness, &atomicity->first, &atomicity->first_stack);
	put_use(text, second_verb, second ? second : witness, &atomicity->second,
		&atomicity->second_stack);
}

// ---- data-race, object-race -----------------------------------------------------------------

static const struct finding_thread *thread_of(const struct findings *findings, int32_t id)
{
	for (uint32_t i = 0; i < findings->threads.n; i++)
		if (id >= 0 && findings->threads.v[i].id == (uint32_t)id)
			return &findings->threads.v[i];
	return NULL;
}

static void put_access(struct text *text, const struct finding_access *access,
	const struct findings *findings)
{
	static const char *const verbs[] = { "reads", "writes", "calls" };
	const struct finding_thread *thread = thread_of(findings, access->thread);
	if (thread) {
		buf_printf(text->out, "  thread %u (", thread->id);
		text_puts(text, STYLE_PLAIN, thread->run);
		buf_printf(text->out, "%s) %s it", thread->many ? ", many of them" : "",
			verbs[access->kind]);
	} else {
		buf_printf(text->out, "  one thread %s it", verbs[access->kind]);
	}
	buf_string(text->out, access->n_locks ? ", holding " : ", holding no lock");
	for (uint32_t i = 0; i < access->n_locks; i++) {
		buf_string(text->out, i ? ", " : "");
		text_puts(text, STYLE_LOCK, access->locks[i]);
	}
	buf_string(text->out, ":\n");
	text_stack(text, &access->stack);
}

void text_race(struct text *text, const struct finding_race *race, const struct findings *findings)
{
	for (uint32_t i = 0; i < race->n_objects; i++) {
		buf_string(text->out, "  of an object of ");
		text_puts(text, STYLE_PLAIN, race->objects[i].type);
		buf_string(text->out, " created in:\n");
		text_frame(text, &race->objects[i].site);
	}
	for (uint32_t i = 0; i < race->n_accesses; i++)
		put_access(text, &race->accesses[i], findings);
}
