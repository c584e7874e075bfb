// In a library: which methods can others run, as far as INPUT shows? Those that they can call by name, and what these
// call, if the call can run nothing else, or make a lambda. What is left runs because INPUT gave an object away: handlers, visitors, tasks of its own
// executor; how many of them run at a time is then a matter of who runs them.
#include "analysis/stale_value/stale_value.h"

#include "analysis/stale_value/calls.h"
#include "analysis/stale_value/effects.h"

typedef VEC(uint32_t) method_list;

// A class with a thread of its own, that has a name: what its thread does meets what others ask of it.
static bool is_thread_of_class(const struct sv *sv, const struct method *method)
{
	const struct klass *task = world_loaded(sv->world, SLICE("java/lang/Runnable"));
	const char *inner = strrchr(method->owner->name->text, '$');
	return slice_equal(name_slice(method->name), SLICE("run")) &&
		!(inner && inner[1] >= '0' && inner[1] <= '9') && task &&
		klass_is_subtype(method->owner, task);
}

static bool can_be_called(const struct method *method)
{
	return method->owner->role == ROLE_INPUT && (method->access & (ACC_PUBLIC | ACC_PROTECTED)) &&
		!method_is_initialiser(method) && !klass_is_hidden(method->owner);
}

static void open(struct sv *sv, method_list *work, const struct method *method)
{
	if (method->id > sv->n_methods || bitset_has(&sv->open, method->id))
		return;
	bitset_add(&sv->open, method->id);
	vec_push(work, method->id);
}

void open_solve(struct sv *sv)
{
	method_list work = { 0 };
	sv->open = bitset_new(sv->n_methods + 1, &sv->workers[0].keep);
	for (uint32_t id = 1; id <= sv->n_methods; id++)
		if (sv->world->methods[id] &&
			(can_be_called(sv->world->methods[id]) ||
				is_thread_of_class(sv, sv->world->methods[id])))
			open(sv, &work, sv->world->methods[id]);
	while (work.n) {
		const struct method_notes *notes = &sv->notes[work.v[--work.n]];
		for (uint32_t i = 0; i < notes->n_calls; i++) {
			const struct targets *targets = notes->calls[i];
			if (targets && targets->n == 1 && !targets->is_cut) // of a lambda, its body
				open(sv, &work, targets->methods[0]);
		}
	}
	vec_release(&work);
}
