#include "report/execution.h"

// ---- rows --------------------------------------------------------------------------------------------

static bool is_same_line(const struct execution_row *row, const struct finding_step *step)
{
	return row->thread == step->thread && row->at->line == step->at.line &&
		strcmp(row->at->file, step->at.file) == 0 && strcmp(row->at->method, step->at.method) == 0;
}

// "calls A, calls A" is said once.
static bool has_words(const char *all, const char *words)
{
	size_t n = strlen(words);
	for (const char *at = strstr(all, words); at; at = strstr(at + 1, words))
		if ((at == all || at[-1] == ' ') && (at[n] == 0 || at[n] == ','))
			return true;
	return false;
}

static void add_step(struct execution_rows *rows, const struct finding_step *step,
	struct arena *arena)
{
	struct execution_row *last = rows->n ? &rows->v[rows->n - 1] : NULL;
	if (!last || !is_same_line(last, step))
		rows->v[rows->n++] = (struct execution_row){ step->thread, &step->at, step->does, false };
	else if (!has_words(last->words, step->does))
		last->words = (const char *)arena_printf(arena, "%s, %s", last->words, step->does).ptr;
}

static const char *access_words(const struct finding_access *access, const char *field,
	struct arena *arena)
{
	return (const char *)arena_printf(arena, "is about to %s %s",
		access->kind == ACCESS_READ ? "read" : "write", field)
		.ptr;
}

static const struct finding_frame *own_frame(const struct finding_stack *stack)
{
	for (uint32_t i = 0; i < stack->n; i++)
		if (stack->frames[i].origin == ORIGIN_INPUT)
			return &stack->frames[i];
	return stack->n ? &stack->frames[0] : NULL;
}

// What the thread did last, if that is only the call or the lock in which it is stuck now.
static void drop_last(struct execution_rows *rows, const struct execution_row *end)
{
	uint32_t i = rows->n;
	while (i > 0 && rows->v[i - 1].thread != end->thread)
		i--;
	const struct execution_row *last = i ? &rows->v[i - 1] : NULL;
	if (!last || last->is_end || last->at->line != end->at->line ||
		strcmp(last->at->method, end->at->method) != 0 || strstr(last->words, ", "))
		return;
	memmove(&rows->v[i - 1], &rows->v[i], (rows->n - i) * sizeof(*rows->v));
	rows->n--;
}

static void add_end(struct execution_rows *rows, uint32_t thread, const struct finding_frame *at,
	const char *words)
{
	struct execution_row end = { thread, at, words, true };
	if (!at)
		return;
	drop_last(rows, &end);
	rows->v[rows->n++] = end;
}

static void add_ends(struct execution_rows *rows, const struct finding *finding,
	struct arena *arena)
{
	const struct finding_execution *execution = finding->execution;
	const struct finding_race *race = finding->race;
	for (uint32_t i = 0; race && i < race->n_accesses; i++) {
		const struct finding_access *access = &race->accesses[i];
		add_end(rows, (uint32_t)access->thread, own_frame(&access->stack),
			access_words(access, race->field, arena));
	}
	const struct finding_thrown *thrown = execution->thrown;
	if (thrown)
		add_end(rows, thrown->thread, own_frame(&thrown->stack),
			(const char *)arena_printf(arena, "throws %s", thrown->class).ptr);
	for (uint32_t i = 0; !race && !thrown && i < execution->n_actors; i++)
		if (execution->actors[i].is_part && !execution->actors[i].is_idle)
			add_end(rows, execution->actors[i].thread, &execution->actors[i].at,
				execution->actors[i].state);
}

struct execution_rows execution_rows(const struct finding *finding, struct arena *arena)
{
	const struct finding_execution *execution = finding->execution;
	uint32_t most = execution->n_steps + execution->n_actors + 3;
	struct execution_rows rows = { 0, ARENA_ARRAY(arena, struct execution_row, most) };
	for (uint32_t i = 0; i < execution->n_steps; i++)
		if (execution->steps[i].is_own && !execution->steps[i].is_folded)
			add_step(&rows, &execution->steps[i], arena);
	add_ends(&rows, finding, arena);
	return rows;
}

// ---- threads -----------------------------------------------------------------------------------------

const struct finding_actor *execution_actor(const struct finding_execution *execution,
	uint32_t thread)
{
	for (uint32_t i = 0; i < execution->n_actors; i++)
		if (execution->actors[i].thread == thread)
			return &execution->actors[i];
	return NULL;
}

const struct finding_wait *execution_held(const struct finding_execution *execution,
	uint32_t thread, uint32_t i)
{
	for (uint32_t k = 0; k < execution->n_waits; k++) {
		const struct finding_wait *wait = &execution->waits[k];
		if (wait->is_lock && wait->holder == (int32_t)thread && !i--)
			return wait;
	}
	return NULL;
}

void execution_put_others(const struct finding_execution *execution, struct buf *out)
{
	uint32_t n_idle = 0;
	const char *before = "";
	for (uint32_t i = 0; i < execution->n_actors; i++) {
		const struct finding_actor *actor = &execution->actors[i];
		n_idle += actor->is_idle && !actor->is_part;
		if (actor->is_idle || actor->is_part || actor->is_ended)
			continue;
		buf_printf(out, "%s%s", before, actor->name);
		if (!actor->is_running)
			buf_printf(out, " %s", actor->state);
		if (*actor->at.file && actor->at.line)
			buf_printf(out, " (%s:%u)", actor->at.file, actor->at.line);
		before = "; ";
	}
	if (n_idle)
		buf_printf(out, "%s%u idle thread%s", before, n_idle, n_idle == 1 ? "" : "s");
}
