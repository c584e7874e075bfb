// Where it starts: main methods of a program; the public face of a library.
#include "callgraph/internal.h"

#include <stdatomic.h>
#include <stdlib.h>

#include "base/pool.h"

#define METHODS_A_BATCH 256

static bool is_main(const struct method *m)
{
	return (m->access & (ACC_PUBLIC | ACC_STATIC)) == (ACC_PUBLIC | ACC_STATIC) &&
		m->member->code && strcmp(m->name->text, "main") == 0 &&
		strcmp(m->descriptor->text, "([Ljava/lang/String;)V") == 0;
}

bool is_of_input(const struct klass *klass)
{
	return klass->file && klass->role == ROLE_INPUT && !klass->is_shadowed;
}

void add_entry(struct callgraph *cg, const struct method *method, enum entry_kind kind)
{
	static const aval nothing[257];
	uint32_t n = shape_of(cg->private->expanders, method)->n;
	uint32_t node = node_for(cg, behaviour_key(method, nothing, n), method, nothing, n, 0);
	if (node == UINT32_MAX)
		return;
	cg->private->nodes.v[node].is_entry = true;
	cg->private->nodes.v[node].is_public_entry |= kind != ENTRY_NON_PRIVATE;
	if (kind == ENTRY_THREAD)
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

// What users may see an object as: the public classes and interfaces of INPUT among its class's supertypes.
struct faces {
	VEC(const struct klass *) all; // each once: interfaces may be reached on very many ways
	struct map seen;
};

static void add_face(struct faces *faces, const struct klass *klass)
{
	bool is_new = false;
	if (klass)
		map_put(&faces->seen, klass->id, &is_new);
	if (is_new)
		vec_push(&faces->all, klass);
}

// Only of hidden classes, whose objects are handed out as what they extend.
static void find_faces(struct faces *faces, const struct klass *klass)
{
	vec_clear(&faces->all);
	map_clear(&faces->seen);
	if (klass->is_interface || klass->access & (ACC_ABSTRACT | ACC_PUBLIC))
		return;
	add_face(faces, klass);
	for (uint32_t i = 0; i < faces->all.n; i++) {
		const struct klass *type = faces->all.v[i];
		for (uint32_t k = 0; k < type->n_interfaces; k++)
			add_face(faces, type->interfaces[k]);
		add_face(faces, type->super);
	}
}

static bool is_seen_as_public(const struct faces *faces, const struct method *m)
{
	if (method_is_static(m) || method_is_initialiser(m))
		return false;
	for (uint32_t i = 0; i < faces->all.n; i++) {
		const struct klass *type = faces->all.v[i];
		const struct method *found = type->file && type->role == ROLE_INPUT &&
				type->access & ACC_PUBLIC
			? klass_method(type, m->name, m->descriptor)
			: NULL;
		if (found && found->access & ACC_PUBLIC && !method_is_static(found))
			return true;
	}
	return false;
}

static bool is_public(const struct faces *faces, const struct method *m)
{
	return m->access & (ACC_PUBLIC | ACC_PROTECTED) &&
		(m->owner->access & ACC_PUBLIC || is_seen_as_public(faces, m));
}

static bool is_library_entry(const struct cg_options *options, const struct faces *faces,
	const struct method *m)
{
	if (!m->member->code)
		return false;
	if (method_is_class_initialiser(m)) // whoever uses the class first
		return options->has_initialisers && m->owner->access & ACC_PUBLIC;
	return options->entries_non_private ? !(m->access & ACC_PRIVATE) : is_public(faces, m);
}

// Of an entry. Hidden classes' objects that override what others call are handed out as callbacks.
static enum entry_kind kind_of(const struct cg_options *options, const struct faces *faces,
	const struct method *m)
{
	if (!options->entries_non_private || is_public(faces, m))
		return ENTRY_PUBLIC;
	bool is_callback = m->access & ACC_PUBLIC && !method_is_static(m) && overrides_outside(m);
	return is_callback ? ENTRY_PUBLIC : ENTRY_NON_PRIVATE;
}

// The initialiser of the class with main runs before anything else.
static void add_initialiser(struct callgraph *cg, const struct klass *klass)
{
	for (uint32_t i = 0; i < klass->n_methods; i++)
		if (klass->methods[i].member->code && method_is_class_initialiser(&klass->methods[i]))
			add_entry(cg, &klass->methods[i], ENTRY_PUBLIC);
}

void find_entries(struct callgraph *cg)
{
	const struct world *world = cg->world;
	struct faces faces = { 0 };
	for (uint32_t id = 1; id <= world->n_classes; id++) {
		const struct klass *klass = world->classes[id];
		if (!is_of_input(klass) || (!cg->options.is_library && !is_named(&cg->options, klass)))
			continue;
		bool has_faces = false;
		for (uint32_t i = 0; i < klass->n_methods; i++) {
			const struct method *m = &klass->methods[i];
			if (cg->options.is_library) {
				if (!may_lock(cg, m))
					continue;
				if (!has_faces)
					find_faces(&faces, klass);
				has_faces = true;
				if (is_library_entry(&cg->options, &faces, m))
					add_entry(cg, m, kind_of(&cg->options, &faces, m));
			} else if (is_main(m)) {
				add_initialiser(cg, klass);
				add_entry(cg, m, ENTRY_THREAD);
			}
		}
	}
	vec_release(&faces.all);
	map_release(&faces.seen);
}

// What a missing class or interface declares is not known: any public method may be for its users.
static void add_callbacks_of(struct callgraph *cg, const struct klass *klass, const bool *is_run)
{
	bool has_missing = klass_has_phantom_super(klass);
	for (uint32_t i = 0; i < klass->n_methods; i++) {
		const struct method *m = &klass->methods[i];
		if (m->member->code && m->access & ACC_PUBLIC && !method_is_static(m) && !is_run[m->id] &&
			may_lock(cg, m) && (has_missing || overrides_outside(m)) && !is_meant(cg, m))
			add_entry(cg, m, ENTRY_PUBLIC);
	}
}

static void note_made(const struct method_facts *facts, _Atomic bool *is_made)
{
	for (uint32_t i = 0; facts && i < facts->n_exprs; i++) {
		const struct expr *expr = &facts->exprs[i];
		if (expr->kind == EXPR_NEW && expr->type.kind == KIND_CLASS &&
			!atomic_load_explicit(&is_made[expr->type.klass], memory_order_relaxed))
			atomic_store_explicit(&is_made[expr->type.klass], true, memory_order_relaxed);
	}
}

// From n_old to n entries, the new ones false.
static void *grown(void *old, uint32_t n_old, uint32_t n)
{
	bool *all = xrealloc(old, n);
	memset(all + n_old, false, n - n_old);
	return all;
}
_Static_assert(sizeof(_Atomic bool) == sizeof(bool), "grown makes both");

// Room for classes and methods that have come.
static void make_room(struct cg_callbacks *seen, const struct world *world)
{
	uint32_t n_methods = world->n_methods + 1, n_classes = world->n_classes + 1;
	if (n_methods == seen->n_methods && n_classes == seen->n_classes)
		return;
	seen->is_run = grown(seen->is_run, seen->n_methods, n_methods);
	seen->is_made = grown(seen->is_made, seen->n_classes, n_classes);
	seen->is_done = grown(seen->is_done, seen->n_classes, n_classes);
	seen->n_methods = n_methods;
	seen->n_classes = n_classes;
}

struct making {
	const struct callgraph *cg;
	struct cg_callbacks *seen;
};

static void note_lockless(void *context, uint32_t item, uint32_t worker)
{
	const struct making *making = context;
	const struct method *method = making->cg->world->methods[item + 1];
	(void)worker;
	if (may_lock(making->cg, method))
		return;
	note_made(facts_of(making->cg->facts, method), making->seen->is_made);
	making->seen->is_run[method->id] = true;
}

static void note_new(void *context, uint32_t item, uint32_t worker)
{
	const struct making *making = context;
	(void)worker;
	note_made(facts_of(making->cg->facts, making->seen->to_look_at.v[item]), making->seen->is_made);
}

static struct cg_callbacks *callbacks_new(const struct callgraph *cg)
{
	const struct world *world = cg->world;
	struct cg_callbacks *seen = xcalloc(1, sizeof(*seen));
	seen->n_nodes = 1;
	make_room(seen, world);
	// What never comes to a lock is not in the graph, but makes objects.
	pool_run(cg->facts->jobs, world->n_methods, METHODS_A_BATCH, note_lockless,
		&(struct making){ cg, seen });
	return seen;
}

void callbacks_free(struct cg_callbacks *seen)
{
	if (!seen)
		return;
	free(seen->is_run);
	free(seen->is_made);
	free(seen->is_done);
	vec_release(&seen->to_look_at);
	free(seen);
}

// In a library, function objects and objects of hidden classes that nobody is seen to run were given
// to somebody who runs them: a listener, a callback. Last of all, what is left. Returns whether there
// are any.
bool find_callbacks(struct callgraph *cg)
{
	struct cg_private *private = cg->private;
	const struct world *world = cg->world;
	if (!cg->options.is_library)
		return false;
	if (!private->callbacks)
	private->callbacks = callbacks_new(cg);
	struct cg_callbacks *seen = private->callbacks;
	make_room(seen, world);
	uint32_t n_before = private->nodes.n;
	for (; seen->n_nodes < n_before; seen->n_nodes++) {
		const struct cg_node *node = &private->nodes.v[seen->n_nodes];
		if (!seen->is_run[node->method->id] && node->facts) // else another behaviour of the method
			vec_push(&seen->to_look_at, node->method);
		seen->is_run[node->method->id] = true;
	}
	pool_run(cg->facts->jobs, seen->to_look_at.n, METHODS_A_BATCH, note_new,
		&(struct making){ cg, seen });
	vec_clear(&seen->to_look_at);
	for (uint32_t id = 1; id <= cg->facts->n_lambdas; id++) {
		const struct lambda *lambda = cg->facts->lambdas[id];
		const struct method *m = lambda->implementation;
		if (m && m->member->code && m->owner->role == ROLE_INPUT &&
			seen->is_run[lambda->maker->id] && !seen->is_run[m->id] && may_lock(cg, m) &&
			!is_lambda_meant(cg, lambda))
			add_entry(cg, m, ENTRY_PUBLIC);
	}
	for (uint32_t id = 1; id < seen->n_classes; id++) {
		if (!seen->is_made[id] || seen->is_done[id])
			continue;
		seen->is_done[id] = true;
		if (is_of_input(world->classes[id]) && !(world->classes[id]->access & ACC_PUBLIC))
			add_callbacks_of(cg, world->classes[id], seen->is_run);
	}
	if (private->nodes.n > n_before)
		return true;
	if (seen->is_complete || !private->is_called)
		return false;
	seen->is_complete = true;
	return find_unrun(cg, seen->is_run);
}
