// The call graphs of hierarchy.h, both by one worklist: classes become live (CHA: by being loaded; RTA: by
// being made in reachable code), calls wait for classes. Calls of one method by one name wait together.
//
// Modelled methods are not followed here either: what their rows call is called by name, on every live
// class that has a method of that name.
#include "pta/hierarchy.h"

#include <stdlib.h>

#include "base/budget.h"
#include "base/map.h"
#include "model/model.h"
#include "pta/callbacks.h"
#include "pta/pag.h"

// Calls that have the same targets.
struct family {
	const struct method *target; // NULL: by name
	const struct klass *named;
	const struct name *name;
	uint32_t n_args;
	uint8_t kind; // enum pta_edge_kind
	bool is_by_name;
	VEC(uint32_t) sites;
	VEC(const struct method *) targets;
	VEC(uint32_t) inner; // families of what function objects call in its place
	struct map known;    // target
};

struct call_site {
	const struct method *caller;
	uint16_t bci;
	struct ir_type type; // of the result
};

struct builder {
	struct world *world;
	const struct pta_options *options;
	enum hierarchy_kind kind;
	struct hierarchy *out;
	struct pag_maker *maker;
	VEC(const struct method *) pending;
	struct map reached; // method id
	struct map is_live; // class id
	VEC(const struct klass *) live;
	uint32_t n_seen; // CHA: classes that were loaded when last looked
	VEC(struct family) families;
	struct map family_of;
	VEC(struct call_site) sites;
	VEC(const struct lambda *) lambdas;
	VEC(struct klass *) constants; // classes whose Class the code has
	struct map edge_known;
	struct map joined;    // family << 32 | site; 1 << 63 | family << 32 | inner
	bool makes_instances; // of Classes: newInstance
	bool has_library;     // calls go where they cannot be seen
};

static void reach(struct builder *b, const struct method *from, uint16_t bci, uint8_t kind,
	const struct method *to);
static void instantiate(struct builder *b, const struct klass *klass);

// ---- classes ----------------------------------------------------------------------------------

static bool is_instance(const struct klass *klass, const struct klass *wanted)
{
	return klass_may_be_subtype(klass, wanted);
}

static void add_target(struct builder *b, uint32_t family, const struct method *method);

static void offer_named(struct builder *b, uint32_t family, const struct klass *receiver,
	const struct klass *klass)
{
	for (; klass; klass = klass->super) {
		for (uint32_t i = 0; i < klass->n_methods; i++) {
			const struct method *method = &klass->methods[i];
			if (method->name != b->families.v[family].name || method_is_static(method) ||
				descriptor_n_parameters(name_slice(method->descriptor)) + 1 <
					b->families.v[family].n_args)
				continue;
			const struct method *selected = world_select_method(b->world, receiver, method);
			add_target(b, family, selected ? selected : method);
		}
		for (uint32_t i = 0; i < klass->n_interfaces; i++)
			offer_named(b, family, receiver, klass->interfaces[i]);
	}
}

// The class may be the receiver's in these calls.
static void offer_class(struct builder *b, uint32_t family, const struct klass *klass)
{
	const struct family *f = &b->families.v[family];
	if (f->is_by_name) {
		offer_named(b, family, klass, klass);
	} else if (is_instance(klass, f->named ? f->named : f->target->owner)) {
		const struct method *method = world_select_method(b->world, klass, f->target);
		if (!method && (klass->access & ACC_ABSTRACT))
			method = f->target;
		if (method)
			add_target(b, family, method);
	}
}

static uint32_t family_get(struct builder *b, struct family family);
static void family_join(struct builder *b, uint32_t family, uint32_t site);

static void offer_lambda(struct builder *b, uint32_t family, const struct lambda *lambda)
{
	const struct family *f = &b->families.v[family];
	const struct name *name = f->is_by_name ? f->name : f->target->name;
	if (lambda->name != name || !lambda->implementation ||
		(!f->is_by_name && !method_is_abstract(f->target)))
		return;
	if (!lambda_is_dispatched(lambda)) {
		add_target(b, family, lambda->implementation);
		return;
	}
	uint32_t inner = family_get(b,
		(struct family){ .target = lambda->implementation,
			.named = lambda->implementation_class,
			.kind = f->kind });
	bool is_new;
	map_put(&b->joined, (uint64_t)1 << 63 | (uint64_t)family << 32 | inner, &is_new);
	if (!is_new || inner == family)
		return;
	vec_push(&b->families.v[family].inner, inner);
	for (uint32_t i = 0; i < b->families.v[family].sites.n; i++)
		family_join(b, inner, b->families.v[family].sites.v[i]);
}

static void add_lambda(struct builder *b, const struct lambda *lambda)
{
	vec_push(&b->lambdas, lambda);
	if (lambda->interface)
		instantiate(b, lambda->interface);
	if (lambda->implementation_class)
		instantiate(b, lambda->implementation_class);
	for (uint32_t f = 0; f < b->families.n; f++)
		offer_lambda(b, f, lambda);
}

static void instantiate(struct builder *b, const struct klass *klass)
{
	bool is_new;
	map_put(&b->is_live, klass->id, &is_new);
	if (!is_new)
		return;
	vec_push(&b->live, klass);
	for (uint32_t f = 0; f < b->families.n; f++)
		offer_class(b, f, klass);
}

static void instantiate_type(struct builder *b, struct ir_type type)
{
	if (type.kind == KIND_CLASS)
		instantiate(b, b->world->classes[type.klass]);
}

// ---- calls ------------------------------------------------------------------------------------

static uint32_t family_get(struct builder *b, struct family family)
{
	uint64_t key = family.is_by_name
		? hash_pair((uint64_t)(uintptr_t)family.name, (uint64_t)family.kind << 32 | family.n_args)
		: hash_pair((uint64_t)family.target->id << 8 | family.kind,
			  family.named ? family.named->id : 0);
	bool is_new;
	uint64_t *known = map_put(&b->family_of, key, &is_new);
	if (!is_new)
		return (uint32_t)*known;
	uint32_t id = b->families.n;
	*known = id;
	vec_push(&b->families, family);
	for (uint32_t i = 0; i < b->live.n; i++)
		offer_class(b, id, b->live.v[i]);
	for (uint32_t i = 0; i < b->lambdas.n; i++)
		offer_lambda(b, id, b->lambdas.v[i]);
	return id;
}

static void call(struct builder *b, uint32_t site, uint8_t kind, const struct method *method);

static void family_join(struct builder *b, uint32_t family, uint32_t site)
{
	bool is_new;
	map_put(&b->joined, (uint64_t)family << 32 | site, &is_new);
	if (!is_new)
		return;
	vec_push(&b->families.v[family].sites, site);
	for (uint32_t i = 0; i < b->families.v[family].targets.n; i++)
		call(b, site, b->families.v[family].kind, b->families.v[family].targets.v[i]);
	for (uint32_t i = 0; i < b->families.v[family].inner.n; i++)
		family_join(b, b->families.v[family].inner.v[i], site);
}

static void add_target(struct builder *b, uint32_t family, const struct method *method)
{
	bool is_new;
	map_put(&b->families.v[family].known, method->id, &is_new);
	if (!is_new)
		return;
	vec_push(&b->families.v[family].targets, method);
	for (uint32_t i = 0; i < b->families.v[family].sites.n; i++)
		call(b, b->families.v[family].sites.v[i], b->families.v[family].kind, method);
}

static struct klass *class_of_place(struct builder *b, const struct model_place *place)
{
	return place->type && place->type->text[0] != '['
		? world_find(b->world, name_slice(place->type))
		: NULL;
}

static void instantiate_result(struct builder *b, const struct method *method)
{
	struct slice type = descriptor_return(name_slice(method->descriptor));
	if (type.ptr[0] == 'L')
		instantiate(b, world_find(b->world, slice_until(slice_from(type, 1), type.len - 2)));
}

static void make_instances(struct builder *b, uint32_t site)
{
	b->makes_instances = true;
	for (uint32_t i = 0; i < b->constants.n; i++) {
		const struct method *constructor = klass_method_named(b->world, b->constants.v[i], "<init>",
			"()V");
		instantiate(b, b->constants.v[i]);
		if (constructor)
			call(b, site, PTA_RUN, constructor);
	}
}

// What a modelled method does, in so far as it calls and makes.
static void apply_row(struct builder *b, uint32_t site, const struct method *method,
	const struct model_row *row)
{
	if (row->is_pure || row->n_effects)
		instantiate_result(b, method);
	for (uint32_t i = 0; i < row->n_effects; i++) {
		const struct model_effect *e = &row->effects[i];
		const struct klass *made = e->from.base == MODEL_NEW ? class_of_place(b, &e->from) : NULL;
		if (made)
			instantiate(b, made);
		for (uint32_t k = 0; k < e->n_args; k++)
			if (e->args[k].base == MODEL_NEW && (made = class_of_place(b, &e->args[k])))
				instantiate(b, made);
		if (e->kind == MODEL_DO && e->detail == MODEL_BUILTIN_CLASS_INSTANCE)
			make_instances(b, site);
		if (e->kind == MODEL_CALL)
			family_join(b,
				family_get(b,
					(struct family){ .name = e->method,
						.n_args = e->n_args + 1u,
						.is_by_name = true,
						.kind = e->where == MODEL_IN_HERE ? PTA_RUN : PTA_START }),
				site);
	}
}

static void call(struct builder *b, uint32_t site, uint8_t kind, const struct method *method)
{
	const struct call_site at = b->sites.v[site];
	const struct model_row *row = b->options->models ? model_of(b->options->models, method) : NULL;
	if (row && !row->is_followed) {
		bool is_new;
		map_put(&b->edge_known, hash_pair(site, (uint64_t)1 << 40 | method->id), &is_new);
		if (is_new)
			apply_row(b, site, method, row);
	} else if (!method->member->code) {
		instantiate_type(b, at.type);
		b->has_library |= method->owner->role != ROLE_JDK;
	} else {
		reach(b, at.caller, at.bci, kind, method);
	}
}

static void reach(struct builder *b, const struct method *from, uint16_t bci, uint8_t kind,
	const struct method *to)
{
	bool is_new;
	map_put(&b->edge_known,
		hash_pair((uint64_t)(from ? from->id : 0) << 20 | (uint64_t)bci << 4 | kind, to->id),
		&is_new);
	if (!is_new)
		return;
	vec_push(&b->out->edges, (struct hierarchy_edge){ from, to, bci, kind });
	map_put(&b->reached, to->id, &is_new);
	if (!is_new)
		return;
	vec_push(&b->out->methods, to);
	vec_push(&b->pending, to);
}

// ---- code -------------------------------------------------------------------------------------

static void initialise_one(struct builder *b, const struct method *from, uint16_t bci,
	const struct klass *klass)
{
	const struct method *method = klass_method_named(b->world, klass, "<clinit>", "()V");
	if (!method || !method->member->code)
		return;
	const struct model_row *row = b->options->models ? model_of(b->options->models, method) : NULL;
	if (!row || row->is_followed) {
		reach(b, from, bci, PTA_INITIALISE, method);
		return;
	}
	vec_push(&b->sites, (struct call_site){ .caller = from, .bci = bci });
	call(b, b->sites.n - 1, PTA_CALL, method);
}

static void initialise(struct builder *b, const struct method *from, uint16_t bci,
	const struct klass *klass)
{
	for (; klass && !klass_is_phantom(klass); klass = klass->super) {
		initialise_one(b, from, bci, klass);
		for (uint32_t i = 0; i < klass->n_interfaces; i++)
			initialise(b, from, bci, klass->interfaces[i]);
	}
}

static void statement(struct builder *b, const struct method *method, const struct pag_stmt *s)
{
	switch ((enum pag_op)s->op) {
	case PAG_NEW:
	case PAG_OPEN:
	case PAG_STRING:
		instantiate_type(b, s->type);
		break;
	case PAG_CLASS:
		instantiate(b, machine_class(b->world, MACHINE_OBJECTS, MACHINE_CLASS));
		if (s->klass && !klass_is_phantom(s->klass) && !(s->klass->access & ACC_ABSTRACT)) {
			vec_push(&b->constants, s->klass);
			if (b->makes_instances)
				instantiate(b, s->klass);
		}
		break;
	case PAG_LEAK:
		b->has_library = true;
		break;
	case PAG_INITIALISE:
		initialise(b, method, s->bci, s->klass);
		break;
	default:
		break;
	}
}

static void call_insn(struct builder *b, const struct method *method, const struct pag_call *c)
{
	if (c->lambda && c->result) {
		add_lambda(b, c->lambda);
		return;
	}
	uint32_t site = b->sites.n;
	vec_push(&b->sites, (struct call_site){ method, c->bci, c->type });
	if (!c->target) {
		instantiate_type(b, c->type);
		b->has_library = true;
	} else if (c->op == OP_invokestatic || c->op == OP_invokespecial) {
		call(b, site, PTA_CALL, c->target);
	} else {
		family_join(b, family_get(b, (struct family){ .target = c->target, .named = c->named }),
			site);
	}
}

static void expand(struct builder *b, const struct pag *pag)
{
	for (uint32_t i = 0; !pag->is_failed && i < pag->n_stmts; i++)
		statement(b, pag->method, &pag->stmts[i]);
	for (uint32_t i = 0; !pag->is_failed && i < pag->n_calls; i++)
		call_insn(b, pag->method, &pag->calls[i]);
}

static void expand_pending(struct builder *b)
{
	uint32_t n = b->pending.n;
	struct pag **made = xcalloc(n, sizeof(*made));
	pag_make(b->maker, b->pending.v, n, made);
	vec_clear(&b->pending);
	for (uint32_t i = 0; i < n; i++)
		expand(b, made[i]);
	free(made);
}

// Code that cannot be seen calls what it knows by its supertypes.
static void call_back(struct builder *b)
{
	for (uint32_t i = 0; b->has_library && i < b->live.n; i++)
		for (const struct klass *k = b->live.v[i]; k && !klass_is_phantom(k); k = k->super)
			for (uint32_t m = 0; k->role != ROLE_JDK && m < k->n_methods; m++)
				if (k->methods[m].member->code && is_called_back(b->live.v[i], &k->methods[m]))
					reach(b, NULL, 0, PTA_CALLBACK, &k->methods[m]);
}

static bool look_at_loaded(struct builder *b)
{
	uint32_t before = b->n_seen;
	for (; b->kind == HIERARCHY_CHA && b->n_seen < b->world->n_classes; b->n_seen++)
		if (!klass_is_phantom(b->world->classes[b->n_seen + 1]))
			instantiate(b, b->world->classes[b->n_seen + 1]);
	return b->n_seen != before;
}

static void solve(struct builder *b)
{
	struct budget *budget = b->options->budget;
	do {
		if (budget && budget_is_over(budget)) {
			b->out->is_partial = true;
			return;
		}
		if (b->pending.n)
			expand_pending(b);
		look_at_loaded(b);
		if (!b->pending.n)
			call_back(b);
	} while (b->pending.n || (b->kind == HIERARCHY_CHA && b->n_seen < b->world->n_classes));
}

// ---- the result -------------------------------------------------------------------------------

static int compare_edges(const void *left, const void *right)
{
	const struct hierarchy_edge *a = left, *b = right;
	uint32_t from_a = a->from ? a->from->id : 0, from_b = b->from ? b->from->id : 0;
	if (from_a != from_b)
		return from_a < from_b ? -1 : 1;
	if (a->bci != b->bci)
		return a->bci < b->bci ? -1 : 1;
	if (a->kind != b->kind)
		return a->kind < b->kind ? -1 : 1;
	return a->to->id < b->to->id ? -1 : a->to->id > b->to->id;
}

static int compare_methods(const void *left, const void *right)
{
	const struct method *a = *(const struct method *const *)left;
	const struct method *b = *(const struct method *const *)right;
	return a->id < b->id ? -1 : a->id > b->id;
}

static void sort(struct hierarchy *out)
{
	if (out->methods.n)
		qsort(out->methods.v, out->methods.n, sizeof(*out->methods.v), compare_methods);
	if (out->edges.n)
		qsort(out->edges.v, out->edges.n, sizeof(*out->edges.v), compare_edges);
	for (uint32_t i = 0; i < out->edges.n;) {
		const struct hierarchy_edge *first = &out->edges.v[i];
		uint32_t n = 0;
		for (; i < out->edges.n && out->edges.v[i].from == first->from &&
			 out->edges.v[i].bci == first->bci && out->edges.v[i].kind == first->kind;
			 i++)
			n++;
		out->n_calls += first->kind == PTA_CALL;
		out->n_polymorphic += first->kind == PTA_CALL && n > 1;
	}
}

static void begin(struct builder *b)
{
	const struct klass *klass;
	instantiate(b, b->world->object);
	for (uint32_t i = 0; i <= MACHINE_THREAD; i++)
		instantiate(b, machine_class(b->world, MACHINE_OBJECTS, i));
	for (uint32_t i = 0; (klass = machine_class(b->world, MACHINE_THROWS, i)); i++)
		instantiate(b, klass);
	for (uint32_t i = 0; (klass = machine_class(b->world, MACHINE_MERGED, i)); i++)
		instantiate(b, klass);
	for (uint32_t i = 0; i < b->options->n_roots; i++) {
		reach(b, NULL, 0, PTA_START, b->options->roots[i]);
		initialise(b, b->options->roots[i], 0, b->options->roots[i]->owner);
		if (!method_is_static(b->options->roots[i]))
			instantiate(b, b->options->roots[i]->owner);
	}
	bool is_end = !b->options->is_whole;
	for (uint32_t i = 0; !is_end; i++) {
		const struct method *method = machine_startup(b->world, i, &is_end);
		if (!method || !method->member->code)
			continue;
		reach(b, NULL, 0, PTA_CALL, method);
		initialise(b, method, 0, method->owner);
		instantiate(b, method->owner);
	}
}

struct hierarchy *hierarchy_build(struct world *world, const struct pta_options *options,
	enum hierarchy_kind kind)
{
	struct builder b = { .world = world, .options = options, .kind = kind };
	b.out = xcalloc(1, sizeof(*b.out));
	b.maker = pag_maker_new(world, options->jobs, options->notes);
	begin(&b);
	solve(&b);
	sort(b.out);
	b.out->n_live = b.live.n;
	for (uint32_t i = 0; i < b.families.n; i++) {
		vec_release(&b.families.v[i].sites);
		vec_release(&b.families.v[i].targets);
		vec_release(&b.families.v[i].inner);
		map_release(&b.families.v[i].known);
	}
	vec_release(&b.families);
	vec_release(&b.pending);
	vec_release(&b.live);
	vec_release(&b.sites);
	vec_release(&b.lambdas);
	vec_release(&b.constants);
	map_release(&b.reached);
	map_release(&b.is_live);
	map_release(&b.family_of);
	map_release(&b.edge_known);
	map_release(&b.joined);
	pag_maker_free(b.maker);
	return b.out;
}

void hierarchy_free(struct hierarchy *hierarchy)
{
	vec_release(&hierarchy->methods);
	vec_release(&hierarchy->edges);
	free(hierarchy);
}
