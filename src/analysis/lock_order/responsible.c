// Who could fix it: seed 003, table TC1.1: which classes make the locks, hold the code that takes them and
// start the threads.
#include "analysis/lock_order/describe.h"

#include "analysis/lock_order/judge.h"
#include "analysis/lock_order/keys.h"
#include "analysis/lock_order/names.h"
#include "analysis/lock_order/pairs.h"

#define MAX_MAKERS 3 // a lock that many make is anybody's

static void add(struct lock_order *lo, struct responsibles *r, enum finding_role what,
	const struct klass *klass, const char *of)
{
	const char *name = analysis_class_name(klass, &lo->arena);
	for (uint32_t i = 0; i < r->n; i++)
		if (r->v[i].what == what && strcmp(r->v[i].class, name) == 0 && strcmp(r->v[i].of, of) == 0)
			return;
	if (r->n < sizeof(r->v) / sizeof(r->v[0]))
		r->v[r->n++] = (struct finding_responsible){ what, name, analysis_origin(klass), of };
}

// ---- makers -----------------------------------------------------------------------------------

struct makers {
	uint32_t n;
	const struct klass *v[MAX_MAKERS + 1];
};

static void add_maker(struct makers *makers, const struct klass *klass)
{
	for (uint32_t i = 0; i < makers->n; i++)
		if (makers->v[i] == klass)
			return;
	if (makers->n <= MAX_MAKERS)
		makers->v[makers->n++] = klass;
}

// Constructors, by their class. Once, when it is first asked.
static void index_constructors(struct lock_order *lo)
{
	const struct callgraph *cg = lo->cg;
	const struct name *init = NULL;
	lo->constructor_of_class = ARENA_ARRAY(&lo->arena, uint32_t, lo->world->n_classes + 1);
	lo->next_constructor = ARENA_ARRAY(&lo->arena, uint32_t, cg->n_nodes + 1);
	for (uint32_t id = 0; id < cg->n_nodes; id++) {
		const struct method *method = cg->nodes[id].method;
		if (!method || (init ? method->name != init : !method_is_constructor(method)))
			continue;
		init = method->name;
		lo->next_constructor[id] = lo->constructor_of_class[method->owner->id];
		lo->constructor_of_class[method->owner->id] = id + 1;
	}
}

// Who calls a constructor on a new object; the last first.
static void add_makers_of_class(struct lock_order *lo, uint32_t klass, struct makers *makers)
{
	const struct callgraph *cg = lo->cg;
	if (!lo->constructor_of_class)
		index_constructors(lo);
	for (uint32_t id = lo->constructor_of_class[klass]; id; id = lo->next_constructor[id - 1]) {
		const struct cg_node *node = &cg->nodes[id - 1];
		for (uint32_t i = node->n_in; i-- > 0 && makers->n <= MAX_MAKERS;) {
			const struct cg_edge *edge = &cg->edges[cg->in_edges[node->first_in + i]];
			const struct method_facts *facts = cg->nodes[edge->from].facts;
			uint32_t object = cg_argument(cg, edge, 0);
			if (object && facts->exprs[object].kind == EXPR_NEW)
				add_maker(makers, facts->method->owner);
		}
	}
}

static bool is_class_lock(const struct lock_order *lo, uint32_t key)
{
	return slice_has_suffix(slice_of_string(lo->keys.v[key].type_name), SLICE(".class"));
}

static void add_makers_of_set(const struct lock_order *lo, struct origin_set set,
	struct makers *makers)
{
	for (uint32_t i = 0; i < set.n; i++) {
		const struct origin *object = provenance_origin(lo->provenance, set.objects[i]);
		if (object->kind == ORIGIN_NEW)
			add_maker(makers, object->method->owner);
	}
}

// By the object; by what the field holds that it is in; by its class.
static struct makers makers_of(struct lock_order *lo, uint32_t index, uint32_t name)
{
	const struct lock_key key = lo->keys.v[index];
	const struct lock_name n = lo->names.v[name];
	struct makers makers = { 0 };
	if (key.object)
		add_makers_of_set(lo, (struct origin_set){ .n = 1, .objects = { key.object } }, &makers);
	uint32_t last = n.n_suffix ? n.suffix[n.n_suffix - 1] : SUFFIX_ELEMENT;
	if (n.n_suffix == 0 && n.root == ROOT_STATIC)
		last = n.number;
	if (!makers.n && !n.is_cut && !(last & SUFFIX_ELEMENT))
		add_makers_of_set(lo, provenance_field(lo->provenance, lo->world->fields[last]), &makers);
	uint32_t klass = key.klass ? key.klass : n.type.kind == KIND_CLASS ? n.type.klass : 0;
	if (!makers.n && klass && !is_class_lock(lo, index) &&
		lo->world->classes[klass] != lo->world->object)
		add_makers_of_class(lo, klass, &makers);
	if (makers.n > MAX_MAKERS)
		makers.n = 0;
	return makers;
}

// ---- all --------------------------------------------------------------------------------------

void responsible_find(struct lock_order *lo, const struct described *cycle, const uint32_t *keys,
	const uint32_t *names, struct responsibles *r)
{
	const struct cg_node *nodes = lo->cg->nodes;
	uint32_t n = cycle->n;
	bool needs_only = cycle->verdict->is_await;
	bool is_notifier = cycle->verdict->is_lockout && !needs_only; // takes them in the same order
	for (uint32_t i = 0; i < n; i++) {
		uint32_t from = is_notifier ? 0 : i;
		struct stack_ends ends = stack_ends(lo, cycle->pairs[i], keys[from], keys[(from + 1) % n]);
		if (i == 0 || !needs_only)
			add(lo, r, HOLDS_CODE, nodes[ends.holder].method->owner, ends.outer);
		add(lo, r, HOLDS_CODE, nodes[ends.taker].method->owner, ends.inner);
	}
	for (uint32_t i = 0; i < n; i++) {
		struct makers makers = makers_of(lo, keys[i], names[i]);
		const struct lock_name *name = &lo->names.v[names[i]];
		const char *text = name->root == ROOT_PARAM &&
				name->n_suffix == 0 // its maker has another name
			? lo->keys.v[keys[i]].type_name
			: stack_lock_text(lo, names[i], lo->pairs.v[cycle->pairs[i]].node, keys[i]);
		for (uint32_t k = 0; k < makers.n; k++)
			add(lo, r, CREATES_LOCK, makers.v[k], text);
	}
	for (uint32_t i = 0; i < n && !lo->is_library; i++)
		for (uint32_t t = 0; t < lo->cg->n_threads && t < 63; t++) {
			if (!(pair_threads(lo, cycle->pairs[i]) >> t & 1) ||
				lo->cg->threads[t].start == UINT32_MAX)
				continue;
			const struct cg_edge *start = &lo->cg->edges[lo->cg->threads[t].start];
			add(lo, r, STARTS_THREAD, nodes[start->from].method->owner, "");
		}
}
