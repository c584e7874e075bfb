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
	if (object[0] == '?') // a field of what has no name
		object += object[1] == '.' ? 2 : strlen(object);
	if (*object && strcmp(object, type) != 0) {
		n = add_words(words, n, STYLE_PLAIN, " (");
		n = add_words(words, n, STYLE_PLAIN, object);
		n = add_words(words, n, STYLE_PLAIN, ")");
	}
	return n;
}

static bool is_same_stack(const struct finding_stack *a, const struct finding_stack *b)
{
	if (a->n != b->n)
		return false;
	for (uint32_t i = 0; i < a->n; i++)
		if (a->frames[i].bci != b->frames[i].bci ||
			strcmp(a->frames[i].method, b->frames[i].method) != 0)
			return false;
	return true;
}

bool text_is_exchanged(const struct finding_lock_order *order)
{
	const struct finding_edge *edges = order->edges;
	if (order->n_locks != 2 || order->n_edges != 2 || order->is_lockout ||
		strcmp(order->locks[0], order->locks[1]) != 0 || edges[0].n_stacks != edges[1].n_stacks)
		return false;
	for (uint32_t i = 0; i < edges[0].n_stacks; i++)
		if (!is_same_stack(&edges[0].stacks[i], &edges[1].stacks[i]))
			return false;
	return true;
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
	uint32_t n = add_words(words, 0, STYLE_PLAIN,
		text_is_exchanged(order) ? "two threads run this with the objects exchanged: each"
			: has_number         ? threads[index]
								 : "another thread");
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
	return text->options->is_verbose || edge->n_stacks == 0 ? edge->n_stacks : 1;
}

bool text_is_other(const struct finding_edge *edge, const struct finding_stack *stack)
{
	const struct finding_frame *inner = &stack->frames[0];
	if (stack->n < 2 || inner->n_locks == 0 || strcmp(edge->from, edge->to) != 0)
		return false;
	const char *taken = inner->locks[inner->n_locks - 1];
	for (uint32_t i = 1; i < stack->n; i++)
		for (uint32_t k = 0; k < stack->frames[i].n_locks; k++)
			if (strcmp(stack->frames[i].locks[k], taken) == 0)
				return true;
	return false;
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
		const struct finding_stack *stack = &edge->stacks[i];
		if (i)
			buf_string(text->out, "    or:\n");
		for (uint32_t k = stack->n; k > 0; k--)
			text_frame(text, &stack->frames[k - 1], k == 1 && text_is_other(edge, stack));
	}
	if (n_shown < edge->n_stacks)
		buf_printf(text->out, "    or in %u other way%s, shown with -v\n", edge->n_stacks - n_shown,
			edge->n_stacks - n_shown == 1 ? "" : "s");
}

void text_lock_order(struct text *text, const struct finding_lock_order *order,
	struct class_names *names)
{
	if (text_is_exchanged(order)) {
		put_edge(text, order, 0);
		return;
	}
	if (text_columns(text, order, names))
		return;
	for (uint32_t i = 0; i < order->n_edges; i++)
		put_edge(text, order, i);
}

// ---- atomicity, stale-value -----------------------------------------------------------------

static void put_path(struct text *text, const char *path)
{
	struct buf words = BUF_INIT;
	finding_print_path(path, &words);
	text_put(text, STYLE_LOCK, buf_view(&words));
	buf_release(&words);
}

static void put_use(struct text *text, const char *verb, const char *lock,
	const struct finding_frame *place, const struct finding_stack *stack)
{
	buf_printf(text->out, "  %s ", verb);
	put_path(text, lock);
	buf_string(text->out, ":\n");
	if (stack->n)
		text_stack(text, stack);
	else
		text_frame(text, place, false);
}

// "first reads this.size under the lock on this, taken in line 7:", then the place of the read. The
// stack has the place where the method takes the lock, if it does so itself.
static void put_guarded_use(struct text *text, const char *verb, const char *what,
	const char *nothing, const struct finding_atomicity *atomicity,
	const struct finding_frame *place, const struct finding_stack *stack)
{
	buf_printf(text->out, "  %s", *what ? verb : nothing);
	if (*what) {
		buf_char(text->out, ' ');
		text_puts(text, STYLE_LOCK, what);
	}
	buf_printf(text->out, " under %s on ", place == &atomicity->first ? "the lock" : "a new lock");
	put_path(text, atomicity->witness);
	if (stack->n && stack->frames[0].line && stack->frames[0].line != place->line)
		buf_printf(text->out, ", taken in line %u", stack->frames[0].line);
	buf_string(text->out, ":\n");
	text_frame(text, place, false);
}

// Are both in one line of one method, so that two frames would be the same text?
static bool is_one_line(const struct finding_atomicity *atomicity)
{
	const struct finding_frame *a = &atomicity->first, *b = &atomicity->second;
	return a->line && a->line == b->line && strcmp(a->method, b->method) == 0 &&
		!atomicity->second_witness && !atomicity->first_stack.n && !atomicity->second_stack.n;
}

void text_atomicity(struct text *text, const struct finding_atomicity *atomicity)
{
	const char *witness = atomicity->witness, *second = atomicity->second_witness;
	const char *first_verb = atomicity->is_steps ? "first asks" : "first takes";
	const char *second_verb = atomicity->is_steps ? "then changes"
		: second                                  ? "then takes"
												  : "then again takes";
	if (atomicity->context_lock) {
		put_use(text, "holding", atomicity->context_lock, &atomicity->context,
			&(struct finding_stack){ 0 });
	} else if (atomicity->is_witness_value) {
		first_verb = "first looks at";
		second_verb = "later relies on that look at";
		if (is_one_line(atomicity)) { // count++
			buf_string(text->out, "  looks at ");
			put_path(text, witness);
			buf_string(text->out, " and relies on that look, in one line:\n");
			text_frame(text, &atomicity->second, false);
			return;
		}
	} else {
		put_guarded_use(text, "first reads", atomicity->read, "first reads", atomicity,
			&atomicity->first, &atomicity->first_stack);
		put_guarded_use(text, "later writes", atomicity->written, "later relies on it,", atomicity,
			&atomicity->second, &atomicity->second_stack);
		return;
	}
	put_use(text, first_verb, witness, &atomicity->first, &atomicity->first_stack);
	put_use(text, second_verb, second ? second : witness, &atomicity->second,
		&atomicity->second_stack);
	if (atomicity->context_lock)
		buf_printf(text->out, "  %s: %s\n", finding_class_name(atomicity->classification),
			atomicity->classification == ATOMICITY_VIOLATION ? "other threads can reach the witness"
															 : "the witness is encapsulated");
}

// ---- data-race, object-race -----------------------------------------------------------------

const struct finding_thread *text_thread(const struct findings *findings, int32_t id)
{
	for (uint32_t i = 0; i < findings->threads.n; i++)
		if (id >= 0 && findings->threads.v[i].id == (uint32_t)id)
			return &findings->threads.v[i];
	return NULL;
}

static void put_name(struct text *text, const char *method)
{
	struct slice name = slice_of_string(method);
	ptrdiff_t descriptor = slice_find(name, '(');
	text_put(text, STYLE_PLAIN, descriptor < 0 ? name : slice_until(name, (size_t)descriptor));
}

// "the thread that Main.main (Main.java:9) starts with Worker.run, many at the same time".
static void put_thread(struct text *text, const struct finding_thread *thread)
{
	if (!thread) {
		buf_string(text->out, "one thread");
	} else if (!thread->start) {
		buf_string(text->out, "the main thread");
	} else {
		buf_string(text->out, thread->many ? "each of the threads that " : "the thread that ");
		put_name(text, thread->start->method);
		buf_printf(text->out, " (%s:%u) starts with ", thread->start->file, thread->start->line);
		put_name(text, thread->run);
	}
}

// Do both threads come the same way to the same line?
static bool is_same_way(const struct finding_access *a, const struct finding_access *b)
{
	if (a->stack.n != b->stack.n || !a->stack.n)
		return false;
	for (uint32_t i = 0; i < a->stack.n; i++)
		if (a->stack.frames[i].line != b->stack.frames[i].line ||
			strcmp(a->stack.frames[i].method, b->stack.frames[i].method) != 0)
			return false;
	return true;
}

// before: what another thread does, told already; NULL: this is the first.
static void put_access(struct text *text, const struct finding_access *access,
	const struct finding_access *before, const struct findings *findings)
{
	static const char *const verbs[] = { "reads", "writes", "calls" };
	const struct finding_thread *thread = text_thread(findings, access->thread);
	bool is_same = before && is_same_way(access, before);
	buf_string(text->out, "  ");
	if (is_same && access->thread == before->thread)
		buf_string(text->out, thread && thread->start ? "another of them" : "another thread");
	else
		put_thread(text, thread);
	buf_printf(text->out, " %s it", verbs[access->kind]);
	buf_string(text->out, access->n_locks ? ", holding " : ", holding no lock");
	for (uint32_t i = 0; i < access->n_locks; i++) {
		buf_string(text->out, i ? ", " : "");
		text_puts(text, STYLE_LOCK, access->locks[i]);
	}
	buf_string(text->out, is_same ? ", in the same way\n" : ":\n");
	if (!is_same)
		text_stack(text, &access->stack);
}

void text_race(struct text *text, const struct finding_race *race, const struct findings *findings)
{
	for (uint32_t i = 0; i < race->n_objects; i++) {
		buf_string(text->out, i ? "  or of the " : "  of the ");
		text_puts(text, STYLE_PLAIN, race->objects[i].type);
		buf_string(text->out, " that is made in:\n");
		text_frame(text, &race->objects[i].site, false);
	}
	for (uint32_t i = 0; i < race->n_accesses; i++)
		put_access(text, &race->accesses[i], i ? &race->accesses[i - 1] : NULL, findings);
}
