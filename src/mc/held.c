// Since when locks are held: the path is run once more, and whoever has one of them is asked after each action. The last
// time the lock came to its present owner is what counts; the place is that of the last action that was seen before.
#include "mc/internal.h"

struct watch {
	struct mc_model *model;
	struct mc_held *held;
	uint32_t n;
	struct vm_at last; // place of the last action
	uint32_t number;   // who did it
};

static void look(struct watch *watch)
{
	for (uint32_t i = 0; i < watch->n; i++) {
		struct mc_held *held = &watch->held[i];
		bool is_held = vm_lock_owner(watch->model->vm, held->object) == held->number;
		if (is_held && !held->is_held && watch->number == held->number)
			held->since = watch->last;
		held->is_held = is_held;
	}
}

static void on_action(void *context, uint32_t number, const struct vm_action *action, bool is_more)
{
	struct watch *watch = context;
	(void)action;
	(void)is_more;
	look(watch);
	struct mc_where where = mc_where(watch->model->vm, number);
	watch->last = where.own;
	watch->number = number;
}

void mc_hold(struct mc_held *held, uint32_t n, struct mc_model *model,
	const struct search_choice *path, uint32_t n_path)
{
	struct watch watch = { .model = model, .held = held, .n = n };
	look(&watch);
	uint64_t mark = model->search.mark(model);
	model->tell = on_action;
	model->tell_context = &watch;
	for (uint32_t i = 0; i < n_path && mc_number_of(model, path[i].thread); i++)
		if (!search_replay(&model->search, &path[i], 1))
			break;
	model->tell = NULL;
	look(&watch);
	model->search.undo(model, mark);
}
