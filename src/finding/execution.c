// Copies of executions, and all of them as text.
#include "finding/internal.h"

static const struct finding_actor *copy_actors(const struct finding_execution *from,
	struct arena *arena)
{
	struct finding_actor *copy = ARENA_ARRAY(arena, struct finding_actor, from->n_actors);
	for (uint32_t i = 0; i < from->n_actors; i++) {
		copy[i] = from->actors[i];
		copy[i].name = finding_copy_text(from->actors[i].name, arena);
		copy[i].state = finding_copy_text(from->actors[i].state, arena);
		copy[i].at = finding_copy_frame(&from->actors[i].at, arena);
	}
	return copy;
}

static const struct finding_wait *copy_waits(const struct finding_execution *from,
	struct arena *arena)
{
	struct finding_wait *copy = ARENA_ARRAY(arena, struct finding_wait, from->n_waits);
	for (uint32_t i = 0; i < from->n_waits; i++) {
		copy[i] = from->waits[i];
		copy[i].lock = finding_copy_text(from->waits[i].lock, arena);
		copy[i].type = finding_copy_text(from->waits[i].type, arena);
		copy[i].words = finding_copy_text(from->waits[i].words, arena);
		copy[i].at = finding_copy_frame(&from->waits[i].at, arena);
		copy[i].since = finding_copy_frame(&from->waits[i].since, arena);
	}
	return copy;
}

static const struct finding_step *copy_steps(const struct finding_execution *from,
	struct arena *arena)
{
	struct finding_step *copy = ARENA_ARRAY(arena, struct finding_step, from->n_steps);
	for (uint32_t i = 0; i < from->n_steps; i++) {
		copy[i] = from->steps[i];
		copy[i].does = finding_copy_text(from->steps[i].does, arena);
		copy[i].at = finding_copy_frame(&from->steps[i].at, arena);
	}
	return copy;
}

static const struct finding_thrown *copy_thrown(const struct finding_thrown *from,
	struct arena *arena)
{
	struct finding_thrown *copy = ARENA_NEW(arena, struct finding_thrown);
	*copy = *from;
	copy->class = finding_copy_text(from->class, arena);
	copy->message = from->message ? finding_copy_text(from->message, arena) : NULL;
	copy->stack = finding_copy_stack(&from->stack, arena);
	return copy;
}

const struct finding_execution *finding_copy_execution(const struct finding_execution *from,
	struct arena *arena)
{
	struct finding_execution *copy = ARENA_NEW(arena, struct finding_execution);
	*copy = *from;
	copy->actors = copy_actors(from, arena);
	copy->waits = copy_waits(from, arena);
	copy->steps = copy_steps(from, arena);
	copy->thrown = from->thrown ? copy_thrown(from->thrown, arena) : NULL;
	return copy;
}

// Steps and places say all that can differ; what is said of them follows.
void finding_put_execution(struct buf *out, const struct finding_execution *execution)
{
	for (uint32_t i = 0; i < execution->n_steps; i++)
		buf_printf(out, "%u %s:%u %s\n", execution->steps[i].thread, execution->steps[i].at.file,
			execution->steps[i].at.line, execution->steps[i].does);
	for (uint32_t i = 0; i < execution->n_actors; i++)
		buf_printf(out, "%u %s %s:%u\n", execution->actors[i].thread, execution->actors[i].state,
			execution->actors[i].at.file, execution->actors[i].at.line);
	for (uint32_t i = 0; i < execution->n_waits; i++)
		buf_printf(out, "%u %d %s %s:%u\n", execution->waits[i].thread, execution->waits[i].holder,
			execution->waits[i].lock, execution->waits[i].since.file,
			execution->waits[i].since.line);
}
