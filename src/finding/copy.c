// Deep copies into an arena.
#include "finding/internal.h"

const char *finding_copy_text(const char *text, struct arena *arena)
{
	if (!text || !*text)
		return "";
	size_t size = strlen(text) + 1;
	return memcpy(arena_alloc(arena, size), text, size);
}

static const char *copy_optional(const char *text, struct arena *arena)
{
	return text ? finding_copy_text(text, arena) : NULL;
}

const char *const *finding_copy_texts(const char *const *texts, uint32_t n, struct arena *arena)
{
	const char **copy = ARENA_ARRAY(arena, const char *, n);
	for (uint32_t i = 0; i < n; i++)
		copy[i] = finding_copy_text(texts ? texts[i] : NULL, arena);
	return copy;
}

struct finding_frame finding_copy_frame(const struct finding_frame *frame, struct arena *arena)
{
	struct finding_frame copy = *frame;
	copy.method = finding_copy_text(frame->method, arena);
	copy.class = finding_copy_text(frame->class, arena);
	copy.file = finding_copy_text(frame->file, arena);
	copy.locks = finding_copy_texts(frame->locks, frame->n_locks, arena);
	return copy;
}

struct finding_stack finding_copy_stack(const struct finding_stack *stack, struct arena *arena)
{
	struct finding_frame *frames = ARENA_ARRAY(arena, struct finding_frame, stack->n);
	for (uint32_t i = 0; i < stack->n; i++)
		frames[i] = finding_copy_frame(&stack->frames[i], arena);
	return (struct finding_stack){ stack->n, frames };
}

static void copy_reasons(struct finding *copy, const struct finding *from, struct arena *arena)
{
	struct finding_evidence *evidence = ARENA_ARRAY(arena, struct finding_evidence,
		from->n_evidence);
	for (uint32_t i = 0; i < from->n_evidence; i++) {
		evidence[i] = from->evidence[i];
		evidence[i].text = finding_copy_text(from->evidence[i].text, arena);
	}
	copy->evidence = evidence;

	struct finding_responsible *responsible = ARENA_ARRAY(arena, struct finding_responsible,
		from->n_responsible);
	for (uint32_t i = 0; i < from->n_responsible; i++) {
		responsible[i] = from->responsible[i];
		responsible[i].class = finding_copy_text(from->responsible[i].class, arena);
		responsible[i].of = finding_copy_text(from->responsible[i].of, arena);
	}
	copy->responsible = responsible;
}

static struct finding_edge copy_edge(const struct finding_edge *edge, struct arena *arena)
{
	struct finding_stack *stacks = ARENA_ARRAY(arena, struct finding_stack, edge->n_stacks);
	for (uint32_t i = 0; i < edge->n_stacks; i++)
		stacks[i] = finding_copy_stack(&edge->stacks[i], arena);
	return (struct finding_edge){
		.from = finding_copy_text(edge->from, arena),
		.to = finding_copy_text(edge->to, arena),
		.n_stacks = edge->n_stacks,
		.stacks = stacks,
	};
}

static struct finding_lock_order *copy_lock_order(const struct finding_lock_order *from,
	struct arena *arena)
{
	struct finding_lock_order *copy = ARENA_NEW(arena, struct finding_lock_order);
	struct finding_edge *edges = ARENA_ARRAY(arena, struct finding_edge, from->n_edges);
	for (uint32_t i = 0; i < from->n_edges; i++)
		edges[i] = copy_edge(&from->edges[i], arena);
	*copy = (struct finding_lock_order){
		.n_locks = from->n_locks,
		.locks = finding_copy_texts(from->locks, from->n_locks, arena),
		.lock_objects = finding_copy_texts(from->lock_objects, from->n_locks, arena),
		.n_edges = from->n_edges,
		.edges = edges,
		.is_lockout = from->is_lockout,
		.n_entries = from->n_entries,
		.entries = finding_copy_texts(from->entries, from->n_entries, arena),
	};
	return copy;
}

static struct finding_atomicity *copy_atomicity(const struct finding_atomicity *from,
	struct arena *arena)
{
	struct finding_atomicity *copy = ARENA_NEW(arena, struct finding_atomicity);
	*copy = (struct finding_atomicity){
		.context_lock = copy_optional(from->context_lock, arena),
		.context = finding_copy_frame(&from->context, arena),
		.witness = finding_copy_text(from->witness, arena),
		.is_witness_value = from->is_witness_value,
		.is_steps = from->is_steps,
		.read = finding_copy_text(from->read, arena),
		.written = finding_copy_text(from->written, arena),
		.second_witness = copy_optional(from->second_witness, arena),
		.first = finding_copy_frame(&from->first, arena),
		.second = finding_copy_frame(&from->second, arena),
		.first_stack = finding_copy_stack(&from->first_stack, arena),
		.second_stack = finding_copy_stack(&from->second_stack, arena),
		.classification = from->classification,
	};
	return copy;
}

const struct finding_object *finding_copy_objects(const struct finding_object *objects, uint32_t n,
	struct arena *arena)
{
	struct finding_object *copy = ARENA_ARRAY(arena, struct finding_object, n);
	for (uint32_t i = 0; i < n; i++) {
		copy[i].site = finding_copy_frame(&objects[i].site, arena);
		copy[i].type = finding_copy_text(objects[i].type, arena);
	}
	return copy;
}

struct finding_access finding_copy_access(const struct finding_access *access, struct arena *arena)
{
	struct finding_access copy = *access;
	copy.locks = finding_copy_texts(access->locks, access->n_locks, arena);
	copy.stack = finding_copy_stack(&access->stack, arena);
	copy.method = finding_copy_text(access->method, arena);
	return copy;
}

static struct finding_race *copy_race(const struct finding_race *from, struct arena *arena)
{
	struct finding_race *copy = ARENA_NEW(arena, struct finding_race);
	struct finding_access *accesses = ARENA_ARRAY(arena, struct finding_access, from->n_accesses);
	for (uint32_t i = 0; i < from->n_accesses; i++)
		accesses[i] = finding_copy_access(&from->accesses[i], arena);
	*copy = (struct finding_race){
		.field = finding_copy_text(from->field, arena),
		.n_objects = from->n_objects,
		.n_accesses = from->n_accesses,
		.objects = finding_copy_objects(from->objects, from->n_objects, arena),
		.accesses = accesses,
		.owner = from->owner ? finding_copy_objects(from->owner, 1, arena) : NULL,
		.is_promise = from->is_promise,
	};
	return copy;
}

struct finding *finding_copy(const struct finding *from, struct arena *arena)
{
	struct finding *copy = ARENA_NEW(arena, struct finding);
	*copy = *from;
	copy->message = finding_copy_text(from->message, arena);
	copy->class = finding_copy_text(from->class, arena);
	copy->file = finding_copy_text(from->file, arena);
	copy->id = finding_copy_text(from->id, arena);
	copy->key = arena_copy(arena, from->key);
	copy->apart = finding_copy_text(from->apart, arena);
	copy->state_reason = finding_copy_text(from->state_reason, arena);
	copy->related = finding_copy_texts(from->related, from->n_related, arena);
	copy_reasons(copy, from, arena);
	copy->lock_order = from->lock_order ? copy_lock_order(from->lock_order, arena) : NULL;
	copy->atomicity = from->atomicity ? copy_atomicity(from->atomicity, arena) : NULL;
	copy->race = from->race ? copy_race(from->race, arena) : NULL;
	copy->execution = from->execution ? finding_copy_execution(from->execution, arena) : NULL;
	return copy;
}
