// Where it starts: main methods of a program; the public face of a library.
#include "callgraph/internal.h"

static bool is_main(const struct method *m)
{
	return (m->access & (ACC_PUBLIC | ACC_STATIC)) == (ACC_PUBLIC | ACC_STATIC) &&
		m->member->code && strcmp(m->name->text, "main") == 0 &&
		strcmp(m->descriptor->text, "([Ljava/lang/String;)V") == 0;
}

static bool is_looked_at(const struct klass *klass)
{
	return klass->file && klass->role == ROLE_INPUT && !klass->is_shadowed;
}

bool callgraph_has_main(const struct world *world)
{
	for (uint32_t id = 1; id <= world->n_classes; id++)
		for (uint32_t i = 0; is_looked_at(world->classes[id]) && i < world->classes[id]->n_methods;
			 i++)
			if (is_main(&world->classes[id]->methods[i]))
				return true;
	return false;
}

static void add_entry(struct callgraph *cg, const struct method *method, bool is_thread)
{
	static const aval nothing[257];
	uint32_t n = shape_of(cg->private->expanders, method)->n;
	uint32_t node = node_for(cg, behaviour_key(method, nothing, n), method, nothing, n, 0);
	if (node == UINT32_MAX)
		return;
	cg->private->nodes.v[node].is_entry = true;
	if (is_thread)
		vec_push(&cg->private->threads, (struct cg_thread){ node, UINT32_MAX, false });
}

static bool is_named(const struct cg_options *options, const struct klass *klass)
{
	if (options->n_mains == 0)
		return true;
	struct buf name = BUF_INIT;
	class_print_name(name_slice(klass->name), &name);
	bool found = false;
	for (uint32_t i = 0; i < options->n_mains; i++)
		found |= strcmp(options->mains[i], buf_cstring(&name)) == 0;
	buf_release(&name);
	return found;
}

static bool is_library_entry(const struct cg_options *options, const struct klass *klass,
	const struct method *m)
{
	if (!m->member->code || strcmp(m->name->text, "<clinit>") == 0)
		return false;
	if (options->entries_non_private)
		return !(m->access & ACC_PRIVATE);
	return klass->access & ACC_PUBLIC && m->access & (ACC_PUBLIC | ACC_PROTECTED);
}

// The initialiser of the class with main runs before anything else.
static void add_initialiser(struct callgraph *cg, const struct klass *klass)
{
	for (uint32_t i = 0; i < klass->n_methods; i++)
		if (klass->methods[i].member->code && strcmp(klass->methods[i].name->text, "<clinit>") == 0)
			add_entry(cg, &klass->methods[i], false);
}

void find_entries(struct callgraph *cg)
{
	const struct world *world = cg->world;
	for (uint32_t id = 1; id <= world->n_classes; id++) {
		const struct klass *klass = world->classes[id];
		if (!is_looked_at(klass) || (!cg->options.is_library && !is_named(&cg->options, klass)))
			continue;
		for (uint32_t i = 0; i < klass->n_methods; i++) {
			const struct method *m = &klass->methods[i];
			if (cg->options.is_library && is_library_entry(&cg->options, klass, m) &&
				may_lock(cg, m))
				add_entry(cg, m, false);
			else if (!cg->options.is_library && is_main(m)) {
				add_initialiser(cg, klass);
				add_entry(cg, m, true);
			}
		}
	}
}
