// Every instruction of every method is visited. Counts are sums, so each worker keeps its own and
// they are added up at the end.
#include "stats/stats.h"

#include <stdlib.h>

#include "base/pool.h"
#include "base/vec.h"

struct worker {
	struct stats stats;
	uint64_t opcodes[N_OPCODES];
	uint32_t *seen; // [n_classes + 1], the class for which an interface was counted last
	VEC(const struct klass *) pending;
};

struct count {
	const struct world *world;
	struct worker *workers;
};

static void count_code(struct worker *w, const struct code *code)
{
	uint64_t *opcodes = w->opcodes;
	const uint8_t *bytes = code->bytes;

	w->stats.methods_with_code++;
	w->stats.code_bytes += code->length;
	w->stats.local_variables += code->max_locals;
	for (uint32_t i = 0; i <= code->length / 64; i++)
		for (uint64_t left = code->starts[i]; left; left &= left - 1) {
			const uint8_t *p = bytes + 64 * (size_t)i + __builtin_ctzll(left);
			opcodes[*p == OP_wide ? p[1] : *p]++;
		}
}

// ---- supertypes -----------------------------------------------------------------------------

static void push_interfaces(struct worker *w, const struct klass *klass, uint32_t for_id)
{
	for (uint32_t i = 0; i < klass->n_interfaces; i++) {
		const struct klass *interface = klass->interfaces[i];
		if (w->seen[interface->id] == for_id)
			continue;
		w->seen[interface->id] = for_id;
		w->stats.implements++;
		vec_push(&w->pending, interface);
	}
}

static void count_supertypes(struct worker *w, const struct klass *klass)
{
	for (const struct klass *k = klass; k; k = k->super) {
		if (k != klass)
			w->stats.inherits++;
		push_interfaces(w, k, klass->id);
	}
	while (w->pending.n)
		push_interfaces(w, vec_pop(&w->pending), klass->id);
}

// ---- methods --------------------------------------------------------------------------------

static bool is_instantiable(const struct world *world, struct slice descriptor)
{
	if (descriptor.ptr[0] != 'L')
		return true;
	struct klass *klass = world_loaded(world, slice_of(descriptor.ptr + 1, descriptor.len - 2));
	return klass && !klass_is_phantom(klass) && !(klass->access & (ACC_INTERFACE | ACC_ABSTRACT));
}

// Seed 003's entry points: a public method of a public class whose target and parameters are of
// classes that can be instantiated.
static bool is_public_concrete(const struct world *world, const struct klass *klass,
	const struct member *m)
{
	if (!(m->access & ACC_PUBLIC) || !m->code || !(klass->access & ACC_PUBLIC))
		return false;
	if (!(m->access & ACC_STATIC) && (klass->access & (ACC_INTERFACE | ACC_ABSTRACT)))
		return false;
	struct slice rest = descriptor_parameters(member_descriptor(klass->file, m)), next;
	while ((next = descriptor_next(&rest)).len)
		if (!is_instantiable(world, next))
			return false;
	return true;
}

static void count_method(const struct world *world, struct worker *w, const struct klass *klass,
	const struct member *m)
{
	struct stats *s = &w->stats;
	s->methods++;
	s->methods_abstract += (m->access & ACC_ABSTRACT) != 0;
	s->methods_native += (m->access & ACC_NATIVE) != 0;
	if (m->access & ACC_SYNCHRONIZED) {
		if (m->access & ACC_STATIC)
			s->methods_synchronized_static++;
		else
			s->methods_synchronized_instance++;
	}
	s->methods_public_concrete += is_public_concrete(world, klass, m);
	if (m->code)
		count_code(w, m->code);
}

static void count_class(void *context, uint32_t item, uint32_t worker)
{
	struct count *count = context;
	struct worker *w = &count->workers[worker];
	const struct klass *klass = count->world->classes[item + 1];
	const struct class *file = klass->file;

	if (!file || klass->role != ROLE_INPUT)
		return;
	if (file->access & ACC_MODULE)
		w->stats.modules++;
	else if (klass->is_interface)
		w->stats.interfaces++;
	else
		w->stats.classes++;
	if (!(file->access & ACC_MODULE) && !klass->is_interface)
		count_supertypes(w, klass);
	w->stats.fields += file->n_fields;
	for (uint32_t i = 0; i < file->n_methods; i++)
		count_method(count->world, w, klass, &file->methods[i]);
}

// ---- all of it ------------------------------------------------------------------------------

// is_public_concrete asks about parameter types, which may be in the class path or the JDK. Nearly all
// are loaded already: which classes have others is found out in parallel, and only those are gone
// through again, one after the other, because loading changes the world.
typedef void parameter_visitor(void *context, struct slice name);

static void each_parameter_class(const struct klass *klass, parameter_visitor *visit, void *context)
{
	if (!klass->file || klass->role != ROLE_INPUT || !(klass->access & ACC_PUBLIC))
		return;
	for (uint32_t i = 0; i < klass->file->n_methods; i++) {
		const struct member *m = &klass->file->methods[i];
		if (!(m->access & ACC_PUBLIC) || !m->code)
			continue;
		struct slice rest = descriptor_parameters(member_descriptor(klass->file, m)), next;
		while ((next = descriptor_next(&rest)).len)
			if (next.ptr[0] == 'L')
				visit(context, slice_of(next.ptr + 1, next.len - 2));
	}
}

struct lookup {
	const struct world *world;
	bool is_incomplete;
};

static void look_up(void *context, struct slice name)
{
	struct lookup *lookup = context;
	if (!lookup->is_incomplete && !world_loaded(lookup->world, name))
		lookup->is_incomplete = true;
}

struct parameters {
	const struct world *world;
	uint8_t *is_incomplete; // [n_classes]
};

static void look_up_parameters(void *context, uint32_t item, uint32_t worker)
{
	struct parameters *all = context;
	struct lookup lookup = { all->world, false };
	(void)worker;
	each_parameter_class(all->world->classes[item + 1], look_up, &lookup);
	all->is_incomplete[item] = lookup.is_incomplete;
}

static void load(void *context, struct slice name)
{
	world_find(context, name);
}

static void load_parameter_types(struct world *world, uint32_t jobs)
{
	uint32_t n = world->n_classes;
	struct parameters all = { world, xcalloc(n, 1) };
	pool_run(jobs, n, 64, look_up_parameters, &all);
	for (uint32_t i = 0; i < n; i++)
		if (all.is_incomplete[i])
			each_parameter_class(world->classes[i + 1], load, world);
	free(all.is_incomplete);
}

static void add_up(struct stats *total, const struct worker *w)
{
#define GROUP(label)
#define STAT(name, label) total->name += w->stats.name;
#include "stats/stats.def"
#undef STAT
#undef GROUP
}

static uint64_t sum(const uint64_t *opcodes, int from, int to)
{
	uint64_t total = 0;
	for (int op = from; op <= to; op++)
		total += opcodes[op];
	return total;
}

static void count_opcodes(struct stats *s, const uint64_t *opcodes)
{
	s->instructions += sum(opcodes, 0, N_OPCODES - 1);
	s->assignments += sum(opcodes, OP_istore, OP_astore_3) + opcodes[OP_iinc];
	s->monitorenter += opcodes[OP_monitorenter];
	s->monitorexit += opcodes[OP_monitorexit];
	s->invokevirtual += opcodes[OP_invokevirtual];
	s->invokespecial += opcodes[OP_invokespecial];
	s->invokestatic += opcodes[OP_invokestatic];
	s->invokeinterface += opcodes[OP_invokeinterface];
	s->invokedynamic += opcodes[OP_invokedynamic];
	s->new += opcodes[OP_new];
	s->newarray += opcodes[OP_newarray] + opcodes[OP_anewarray] + opcodes[OP_multianewarray];
}

void stats_count(struct world *world, uint32_t jobs, struct stats *stats)
{
	struct count count = { world, xcalloc(jobs, sizeof(struct worker)) };
	struct arena arena;

	*stats = (struct stats){ 0 };
	arena_init(&arena);
	uint32_t n_missing;
	world_missing(world, &n_missing, &arena); // before more is loaded: phantoms stay phantoms
	load_parameter_types(world, jobs);
	for (uint32_t i = 0; i < jobs; i++)
		count.workers[i].seen = xcalloc(world->n_classes + 1, sizeof(uint32_t));
	pool_run(jobs, world->n_classes, 16, count_class, &count);
	for (uint32_t i = 0; i < jobs; i++) {
		add_up(stats, &count.workers[i]);
		count_opcodes(stats, count.workers[i].opcodes);
		free(count.workers[i].seen);
		vec_release(&count.workers[i].pending);
	}
	stats->missing_classes = n_missing;
	free(count.workers);
	arena_release(&arena);
}
