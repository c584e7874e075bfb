// What the text report prints of the members that only some rules have.
#include "report/internal.h"

// ---- lock-order -----------------------------------------------------------------------------

static uint32_t add_words(struct text_words *words, uint32_t n, enum style style, const char *text)
{
	words[n] = (struct text_words){ style, text };
	return n + 1;
}

static uint32_t add_lock(struct text_words *words, uint32_t n, const char *type, const char *object)
{
	n = add_words(words, n, STYLE_LOCK, type);
	if (*object && strcmp(object, type) != 0) {
		n = add_words(words, n, STYLE_PLAIN, " (");
		n = add_words(words, n, STYLE_PLAIN, object);
		n = add_words(words, n, STYLE_PLAIN, ")");
	}
	return n;
}

uint32_t text_edge_words(const struct finding_lock_order *order, uint32_t index,
	struct text_words words[MAX_EDGE_WORDS])
{
	static const char *const threads[] = { "thread 1", "thread 2", "thread 3", "thread 4",
		"thread 5", "thread 6", "thread 7", "thread 8" };
	const struct finding_edge *edge = &order->edges[index];
	bool is_of_cycle = index < order->n_locks;
	const char *from = is_of_cycle ? order->lock_objects[index] : "";
	const char *to = is_of_cycle ? order->lock_objects[(index + 1) % order->n_locks] : "";
	bool could_notify = order->is_lockout && index == 1;
	bool has_number = index < sizeof(threads) / sizeof(threads[0]);
	// Two objects that we have no two names for; the frames below say more.
	bool is_alike = strcmp(edge->from, edge->to) == 0 && strcmp(from, to) == 0;
	uint32_t n = add_words(words, 0, STYLE_PLAIN, has_number ? threads[index] : "another thread");
	if (could_notify) {
		n = add_words(words, n, STYLE_PLAIN, " could let it go on, but waits for ");
	} else if (order->n_locks == 1) {
		n = add_words(words, n, STYLE_PLAIN, " holds ");
		n = add_lock(words, n, edge->from, from);
		return add_words(words, n, STYLE_PLAIN, " and waits for it:");
	} else if (is_alike && !order->is_lockout) {
		n = add_words(words, n, STYLE_PLAIN, " holds one ");
		n = add_words(words, n, STYLE_LOCK, edge->from);
		return add_words(words, n, STYLE_PLAIN, " and waits for the other:");
	} else {
		n = add_words(words, n, STYLE_PLAIN, " holds ");
		n = add_lock(words, n, edge->from, from);
		n = add_words(words, n, STYLE_PLAIN,
			order->is_lockout ? " and waits on " : " and waits for ");
	}
	n = add_lock(words, n, edge->to, to);
	return add_words(words, n, STYLE_PLAIN, ":");
}

uint32_t text_stacks_shown(const struct text *text, const struct finding_edge *edge)
{
	return text->options->show_all_stacks || edge->n_stacks == 0 ? edge->n_stacks : 1;
}

static void put_edge(struct text *text, const struct finding_lock_order *order, uint32_t index)
{
	const struct finding_edge *edge = &order->edges[index];
	struct text_words words[MAX_EDGE_WORDS];
	uint32_t n = text_edge_words(order, index, words), n_shown = text_stacks_shown(text, edge);
	buf_string(text->out, "  ");
	for (uint32_t i = 0; i < n; i++)
		text_puts(text, words[i].style, words[i].words);
	buf_char(text->out, '\n');
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
	if (text_columns(text, order))
		return;
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
	} else if (atomicity->is_witness_value) {
		first_verb = "first looks at";
		second_verb = "later relies on that look at";
	} else {
		first_verb = "first reads under the lock on";
		second_verb = "later relies on it, under a new lock on";
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
