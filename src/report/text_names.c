// Names of classes in the text of a finding: with their package when they are first mentioned, and then
// without, unless two classes of the finding would have one name. The names are those that the finding's
// own members have, so that nothing is taken for a class that only looks like one.
#include "report/internal.h"

static struct slice simple_name(struct slice full)
{
	ptrdiff_t dot = slice_find_last(full, '.');
	return dot < 0 ? full : slice_from(full, (size_t)dot + 1);
}

// ---- which there are --------------------------------------------------------------------------

static void add_class(struct class_names *names, struct slice full)
{
	if (slice_has_suffix(full, SLICE(".class")))
		full = slice_until(full, full.len - strlen(".class"));
	while (slice_has_suffix(full, SLICE("[]")))
		full = slice_until(full, full.len - strlen("[]"));
	for (uint32_t i = 0; i < names->n; i++)
		if (slice_equal(names->full[i], full))
			return;
	if (names->n < MAX_CLASS_NAMES && full.len)
		names->full[names->n++] = full;
}

static void add_type(struct class_names *names, const char *type)
{
	add_class(names, slice_of_string(type));
}

// "a.B.run()V"
static void add_class_of(struct class_names *names, const char *method)
{
	struct slice text = slice_of_string(method);
	ptrdiff_t descriptor = slice_find(text, '(');
	text = descriptor < 0 ? text : slice_until(text, (size_t)descriptor);
	ptrdiff_t dot = slice_find_last(text, '.');
	if (dot > 0)
		add_class(names, slice_until(text, (size_t)dot));
}

// "this (app.Account)"
static void add_lock(struct class_names *names, const char *lock)
{
	struct slice text = slice_of_string(lock);
	ptrdiff_t open = slice_find(text, '(');
	if (open >= 0 && text.ptr[text.len - 1] == ')')
		text = slice_from(slice_until(text, text.len - 1), (size_t)open + 1);
	if (slice_find(text, ' ') < 0 && slice_find(text, '(') < 0 &&
		(open >= 0 || slice_has_suffix(text, SLICE(".class"))))
		add_class(names, text);
}

static void add_frame(struct class_names *names, const struct finding_frame *frame)
{
	if (!frame->class)
		return;
	add_type(names, frame->class);
	for (uint32_t i = 0; i < frame->n_locks; i++)
		add_lock(names, frame->locks[i]);
}

static void add_stack(struct class_names *names, const struct finding_stack *stack)
{
	for (uint32_t i = 0; i < stack->n; i++)
		add_frame(names, &stack->frames[i]);
}

static void add_lock_order(struct class_names *names, const struct finding_lock_order *order)
{
	for (uint32_t i = 0; i < order->n_locks; i++)
		add_type(names, order->locks[i]);
	for (uint32_t i = 0; i < order->n_edges; i++)
		for (uint32_t k = 0; k < order->edges[i].n_stacks; k++)
			add_stack(names, &order->edges[i].stacks[k]);
	for (uint32_t i = 0; i < order->n_entries; i++)
		add_class_of(names, order->entries[i]);
}

static void add_race(struct class_names *names, const struct finding_race *race,
	const struct findings *findings)
{
	for (uint32_t i = 0; i < race->n_objects; i++) {
		add_type(names, race->objects[i].type);
		add_frame(names, &race->objects[i].site);
	}
	for (uint32_t i = 0; i < race->n_accesses; i++) {
		const struct finding_access *access = &race->accesses[i];
		const struct finding_thread *thread = text_thread(findings, access->thread);
		add_stack(names, &access->stack);
		for (uint32_t k = 0; k < access->n_locks; k++)
			add_lock(names, access->locks[k]);
		if (thread && thread->start) {
			add_class_of(names, thread->run);
			add_class_of(names, thread->start->method);
		}
	}
}

static void add_execution(struct class_names *names, const struct finding_execution *execution)
{
	for (uint32_t i = 0; i < execution->n_actors; i++)
		add_frame(names, &execution->actors[i].at);
	for (uint32_t i = 0; i < execution->n_steps; i++)
		add_frame(names, &execution->steps[i].at);
}

void text_names_of(struct class_names *names, const struct finding *finding,
	const struct findings *findings)
{
	*names = (struct class_names){ 0 };
	add_type(names, finding->class);
	if (finding->lock_order)
		add_lock_order(names, finding->lock_order);
	if (finding->race)
		add_race(names, finding->race, findings);
	if (finding->execution)
		add_execution(names, finding->execution);
	if (finding->atomicity) {
		const struct finding_atomicity *atomicity = finding->atomicity;
		if (atomicity->context_lock)
			add_frame(names, &atomicity->context);
		add_frame(names, &atomicity->first);
		add_frame(names, &atomicity->second);
		add_stack(names, &atomicity->first_stack);
		add_stack(names, &atomicity->second_stack);
	}
	for (uint32_t i = 0; i < finding->n_responsible; i++)
		add_type(names, finding->responsible[i].class);
}

// ---- in words ---------------------------------------------------------------------------------

static bool is_of_name(uint8_t c)
{
	return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_' ||
		c == '$' || c >= 0x80;
}

static bool is_clear(const struct class_names *names, uint32_t name)
{
	struct slice simple = simple_name(names->full[name]);
	for (uint32_t i = 0; i < names->n; i++)
		if (i != name && slice_equal(simple_name(names->full[i]), simple))
			return false;
	return true;
}

bool text_name_may_start(uint8_t before)
{
	return !is_of_name(before) && before != '.' && before != '/';
}

size_t text_name_at(struct class_names *names, struct slice words, bool is_known,
	struct slice *shown)
{
	for (uint32_t i = 0; i < names->n; i++) {
		struct slice full = names->full[i];
		if (!slice_has_prefix(words, full) ||
			(words.len > full.len && is_of_name(words.ptr[full.len])))
			continue;
		bool is_short = (is_known || names->is_known[i]) && is_clear(names, i);
		names->is_known[i] |= !is_known;
		*shown = is_short ? simple_name(full) : full;
		return full.len;
	}
	return 0;
}
