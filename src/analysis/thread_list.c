// The threads of the report: those of the floor, whichever rule speaks of them. Of threads that begin with one method at
// one place the report knows one; if it stands for two of the floor, there are many of it.
#include "analysis/thread_list.h"

#include <string.h>

#include "analysis/analysis.h"
#include "floor/floor.h"

const struct finding_frame *analysis_start_of(const struct floor *floor,
	const struct thread *thread, struct arena *arena)
{
	if (!thread->start_node)
		return NULL;
	const struct pta_node *node = pta_node(floor->pta, thread->start_node);
	const struct body *body = bodies_of_node(floor->bodies, thread->start_node);
	struct finding_frame *frame = ARENA_NEW(arena, struct finding_frame);
	uint32_t bci = body && thread->start_insn ? ir_at(body->ir, thread->start_insn)->bci
											  : FINDING_NO_BCI;
	*frame = analysis_frame(node->method, bci, arena);
	return frame;
}

static bool is_same_start(const struct finding_frame *a, const struct finding_frame *b)
{
	if (!a || !b)
		return !a && !b;
	return strcmp(a->method, b->method) == 0 && a->bci == b->bci;
}

static struct finding_thread *find_listed(struct findings *out, const struct finding_thread *thread)
{
	for (uint32_t i = 0; i < out->threads.n; i++) {
		struct finding_thread *other = &out->threads.v[i];
		if (strcmp(other->run, thread->run) == 0 && is_same_start(other->start, thread->start))
			return other;
	}
	return NULL;
}

// *is_new: nobody has listed it before.
static struct finding_thread *list_thread(const struct floor *floor, const struct thread *thread,
	struct findings *out, bool *is_new)
{
	struct arena arena;
	arena_init(&arena);
	struct finding_thread listed = {
		.id = out->threads.n,
		.run = analysis_method_name(pta_node(floor->pta, thread->entry)->method, &arena),
		.start = analysis_start_of(floor, thread, &arena),
		.many = thread->is_many || !thread->is_once,
	};
	struct finding_thread *found = find_listed(out, &listed);
	*is_new = !found;
	if (!found) {
		findings_add_thread(out, &listed);
		found = &out->threads.v[out->threads.n - 1];
	}
	arena_release(&arena);
	return found;
}

void analysis_list_threads(const struct floor *floor, struct findings *out)
{
	bool is_new;
	if (!floor->has_threads || out->threads.n)
		return;
	for (uint32_t t = 1; t <= threads_count(floor->threads); t++) {
		const struct thread *thread = thread_at(floor->threads, t);
		struct finding_thread *listed = thread->is_own ? list_thread(floor, thread, out, &is_new)
													   : NULL;
		if (listed && !is_new)
			listed->many = true;
	}
}

int32_t analysis_thread_id(const struct floor *floor, uint32_t thread, struct findings *out)
{
	bool is_new;
	return (int32_t)list_thread(floor, thread_at(floor->threads, thread), out, &is_new)->id;
}
