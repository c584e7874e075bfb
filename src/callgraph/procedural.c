// Seed 003, section 3.1, step 1: a node for every method of INPUT and an edge for every invoke
// instruction, to the method that the compiler meant. No dynamic dispatch, no synchronized statements;
// what is called and not in INPUT is undefined.
#include "callgraph/internal.h"
#include "callgraph/invocations.h"

#include "base/hash.h"

struct builder {
	struct invocations *graph;
	struct world *world;
	uint32_t *of_method;  // [n_methods + 1]
	uint32_t n_of_method; // methods that were there when INPUT was loaded
	struct map undefined; // hash of the reference -> node
	struct map edge_index;
	VEC(const struct klass *) subclasses; // still to be looked at
};

static bool is_looked_at(const struct method *method)
{
	return method->owner->role == ROLE_INPUT && !method->owner->is_shadowed &&
		method->owner->file && !method_is_abstract(method);
}

static void add_definitions(struct builder *b)
{
	for (uint32_t id = 1; id < b->n_of_method; id++) {
		const struct method *m = b->world->methods[id];
		if (!is_looked_at(m))
			continue;
		struct inv_node node = { .kind = INV_DEFINITION, .method = m };
		if (method_is_synchronized(m))
			node.lock = inv_lock_of_class(b->graph, m->owner, method_is_static(m));
		b->of_method[id] = b->graph->nodes.n;
		vec_push(&b->graph->nodes, node);
	}
}

static bool is_same_reference(struct member_ref a, struct member_ref b)
{
	return slice_equal(a.class_name, b.class_name) && slice_equal(a.name, b.name) &&
		slice_equal(a.descriptor, b.descriptor);
}

static uint32_t undefined(struct builder *b, const struct class *file, uint16_t constant)
{
	struct member_ref ref = class_member_ref(file, constant);
	uint64_t key = hash_pair(hash_pair(hash_bytes(ref.class_name), hash_bytes(ref.name)),
		hash_bytes(ref.descriptor));
	bool is_new;
	uint64_t *slot = map_put(&b->undefined, key, &is_new);
	const struct inv_node *old = &b->graph->nodes.v[*slot];
	if (!is_new && is_same_reference(ref, class_member_ref(old->caller, old->constant)))
		return (uint32_t)*slot;
	*slot = b->graph->nodes.n;
	vec_push(&b->graph->nodes,
		(struct inv_node){ .kind = INV_UNDEFINED,
			.is_outer = true,
			.caller = file,
			.constant = constant });
	return b->graph->nodes.n - 1;
}

static const struct method *resolve(const struct world *world, struct member_ref ref)
{
	const struct klass *klass = ref.class_name.len && ref.class_name.ptr[0] == '['
		? world->object
		: world_loaded(world, ref.class_name);
	const struct name *name = intern_find(world->names, ref.name);
	const struct name *descriptor = intern_find(world->names, ref.descriptor);
	if (!klass || !name || !descriptor)
		return NULL;
	return ref.tag == CONSTANT_InterfaceMethodref
		? world_resolve_interface_method(world, klass, name, descriptor)
		: world_resolve_method(world, klass, name, descriptor);
}

static bool declares(const struct klass *klass, struct member_ref ref)
{
	for (uint32_t i = 0; i < klass->n_methods; i++) {
		const struct method *m = &klass->methods[i];
		if (!method_is_abstract(m) && slice_equal(name_slice(m->name), ref.name) &&
			slice_equal(name_slice(m->descriptor), ref.descriptor))
			return true;
	}
	return false;
}

// Does a class of INPUT below the named one have the method too? This level does not look there.
static bool is_overridden(struct builder *b, struct member_ref ref)
{
	const struct klass *named = world_loaded(b->world, ref.class_name);
	bool is_found = false;
	vec_clear(&b->subclasses);
	if (named)
		vec_push(&b->subclasses, named);
	while (b->subclasses.n && !is_found) {
		const struct klass *klass = vec_pop(&b->subclasses);
		is_found = klass != named && klass->role == ROLE_INPUT && declares(klass, ref);
		for (uint32_t i = 0; i < klass->n_subtypes; i++)
			vec_push(&b->subclasses, klass->subtypes[i]);
	}
	return is_found;
}

static void add_call(struct builder *b, uint32_t from, const struct class *file, uint16_t constant,
	uint32_t bci)
{
	const struct method *m = resolve(b->world, class_member_ref(file, constant));
	bool is_new;
	// Abstract methods have no body that could be seen: the seed leaves such a call there.
	uint32_t to = m && m->id < b->n_of_method && b->of_method[m->id] ? b->of_method[m->id]
																	 : undefined(b, file, constant);
	map_put(&b->edge_index, (uint64_t)from << 32 | to, &is_new);
	if (is_new)
		vec_push(&b->graph->edges,
			(struct inv_edge){ .from = from, .to = to, .bci = (uint16_t)bci });
}

static void add_calls(struct builder *b, uint32_t node)
{
	const struct method *m = b->graph->nodes.v[node].method;
	const struct code *code = m->member->code;
	struct insn insn;
	for (uint32_t bci = 0; code && bci < code->length; bci = insn.next) {
		insn = code_insn(code, bci);
		if (insn.op >= OP_invokevirtual && insn.op <= OP_invokeinterface)
			add_call(b, node, m->owner->file, (uint16_t)insn.a, bci);
		if (insn.op == OP_invokevirtual || insn.op == OP_invokeinterface)
			b->graph->nodes.v[node].n_overridden += is_overridden(b,
				class_member_ref(m->owner->file, (uint16_t)insn.a));
	}
}

struct invocations *invocations_procedural(struct world *world)
{
	struct invocations *graph = xcalloc(1, sizeof(*graph));
	struct builder b = { .graph = graph, .world = world, .n_of_method = world->n_methods + 1 };
	graph->world = world;
	arena_init(&graph->arena);
	vec_push(&graph->nodes, (struct inv_node){ 0 });
	vec_push(&graph->locks, (struct inv_lock){ 0 });
	b.of_method = xcalloc(b.n_of_method, sizeof(*b.of_method));
	add_definitions(&b);
	uint32_t n_defined = graph->nodes.n;
	for (uint32_t i = 1; i < n_defined && !world_is_over(world); i++)
		add_calls(&b, i);
	inv_finish(graph);
	free(b.of_method);
	map_release(&b.undefined);
	map_release(&b.edge_index);
	vec_release(&b.subclasses);
	return graph;
}
