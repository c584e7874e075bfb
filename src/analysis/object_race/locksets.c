// Locksets (seed 001, 4.2 and figures 5 and 6). At a use of k by i, a lock is known
//
//     by the user     i itself, or a stable field of i (self and local-object locking): source
//     by the object   k itself, or a stable field of k (synchronized methods, client-side locking): target
//     by itself       the one object or class that it is, whoever among the callers has taken it: both
//
// Locks of the user protect k only if k has one user, i: the edge i > k came by no flow, or is in i's
// boundary. Read locks are shared, so that they count for nothing here.
#include "analysis/object_race/object_race.h"

#include "class/class.h"

// ---- names ------------------------------------------------------------------------------------

enum name_kind {
	LOCK_THIS,        // of the side that the set is about
	LOCK_FIELD,       // its stable field
	LOCK_OBJECT,      // an object of points-to, of which there is one
	LOCK_CLASS,       // a class
	LOCK_OWNER,       // resolved: the user
	LOCK_OWNER_FIELD, // its stable field
};

static uint32_t intern_name(struct object_run *run, enum name_kind kind, uint32_t object,
	uint32_t field)
{
	bool is_new;
	uint64_t key = (uint64_t)kind << 60 | (uint64_t)field << 30 | object;
	uint64_t *known = map_put(&run->name_index, key, &is_new);
	if (is_new) {
		vec_push(&run->names, key);
		*known = run->names.n - 1;
	}
	return (uint32_t)*known;
}

static void add(struct lockset *set, uint32_t name)
{
	uint32_t at = set->n;
	while (at && set->names[at - 1] > name)
		at--;
	if ((at && set->names[at - 1] == name) || set->n == LOCKSET_SIZE)
		return; // one lock too many is one lock less
	memmove(set->names + at + 1, set->names + at, (set->n - at) * sizeof(*set->names));
	set->names[at] = name;
	set->n++;
}

void lockset_unite(struct lockset *to, const struct lockset *from)
{
	for (uint32_t i = 0; i < from->n; i++)
		add(to, from->names[i]);
}

static bool has(const struct lockset *set, uint32_t name)
{
	for (uint32_t i = 0; i < set->n; i++)
		if (set->names[i] == name)
			return true;
	return false;
}

void lockset_meet(struct lockset *to, const struct lockset *from)
{
	uint32_t n = 0;
	for (uint32_t i = 0; i < to->n; i++)
		if (has(from, to->names[i]))
			to->names[n++] = to->names[i];
	to->n = n;
}

bool locksets_share(const struct lockset *a, const struct lockset *b)
{
	for (uint32_t i = 0; i < a->n; i++)
		if (has(b, a->names[i]))
			return true;
	return false;
}

// ---- one place --------------------------------------------------------------------------------

// The stable field of `base` that the value is read from; NULL: none.
static const struct field *stable_field(const struct object_run *run, const struct body *body,
	uint32_t value, uint32_t *base)
{
	uint32_t source = path_source(body->paths, value);
	const struct ir_insn *insn = ir_at(body->ir, source);
	const struct field *field = insn->op == IR_GET_FIELD ? body->fields[source] : NULL;
	if (!field || !heap_field_is_stable(run->floor->heap, field))
		return NULL;
	*base = path_source(body->paths, ir_arg(body->ir, insn, 0));
	return field;
}

// Are both the same object: one value, or twice the same stable field?
static bool is_same(const struct object_run *run, const struct body *body, uint32_t a, uint32_t b)
{
	uint32_t base_a, base_b;
	a = path_source(body->paths, a);
	b = path_source(body->paths, b);
	if (a == b)
		return true;
	const struct field *field = stable_field(run, body, a, &base_a);
	return field && field == stable_field(run, body, b, &base_b) &&
		is_same(run, body, base_a, base_b);
}

static void add_held(struct object_run *run, const struct body *body, const struct held *held,
	uint32_t receiver, struct lockset *source, struct lockset *target)
{
	uint32_t base = 0;
	if (!held->value || held->mode == LOCK_READ)
		return;
	const struct field *field = stable_field(run, body, held->value, &base);
	bool is_this_call = receiver && objects_is_this(body, receiver);
	if (objects_is_this(body, held->value))
		add(is_this_call ? target : source, intern_name(run, LOCK_THIS, 0, 0));
	else if (field && objects_is_this(body, base))
		add(is_this_call ? target : source, intern_name(run, LOCK_FIELD, 0, field->id));
	if (receiver && is_same(run, body, held->value, receiver))
		add(target, intern_name(run, LOCK_THIS, 0, 0));
	else if (receiver && field && is_same(run, body, base, receiver))
		add(target, intern_name(run, LOCK_FIELD, 0, field->id));
}

void locksets_at(struct object_run *run, uint32_t node, const struct body *body, uint32_t insn,
	uint32_t receiver, struct lockset *source, struct lockset *target)
{
	*source = *target = (struct lockset){ 0 };
	for (const struct held *h = locks_at(body->locks, insn); h; h = h->below)
		add_held(run, body, h, receiver, source, target);
	held_names all = { 0 };
	sync_held_at(run->floor->sync, node, insn, &all);
	for (uint32_t i = 0; i < all.n; i++)
		if (all.v[i].kind != NAME_WAY && !all.v[i].is_read)
			add(target,
				intern_name(run, all.v[i].kind == NAME_CLASS ? LOCK_CLASS : LOCK_OBJECT,
					all.v[i].number, 0));
	vec_release(&all);
}

void lockset_target(struct object_run *run, struct lockset *target)
{
	add(target, intern_name(run, LOCK_THIS, 0, 0));
}

// ---- figure 6 ---------------------------------------------------------------------------------

void lockset_resolve(struct object_run *run, struct use *use)
{
	const struct object_graph *graph = &run->graph;
	use->locks = use->target;
	if (use->edge == GRAPH_NO_EDGE || use->user == GRAPH_ROOT ||
		((graph->edges.v[use->edge].flags & GRAPH_FLOW) &&
			!graph_bounds(graph, use->user, use->edge)))
		return;
	for (uint32_t i = 0; i < use->source.n; i++) {
		uint64_t key = run->names.v[use->source.names[i]];
		uint32_t field = (uint32_t)(key >> 30) & 0x3fffffff;
		bool is_this = key >> 60 == LOCK_THIS;
		add(&use->locks,
			intern_name(run, is_this ? LOCK_OWNER : LOCK_OWNER_FIELD, use->user, field));
	}
}

// ---- for people -------------------------------------------------------------------------------

static void print_object(const struct object_run *run, uint32_t object, struct buf *out)
{
	const struct pta_object *o = pta_object(run->pta, object);
	if (o->klass)
		class_print_name(name_slice(o->klass->name), out);
	else
		buf_string(out, "array");
}

static void print_name(const struct object_run *run, uint64_t key, struct buf *out)
{
	uint32_t field = (uint32_t)(key >> 30) & 0x3fffffff, object = key & 0x3fffffff;
	const struct world *world = run->in->world;
	switch ((enum name_kind)(key >> 60)) {
	case LOCK_THIS:
		buf_string(out, "this");
		break;
	case LOCK_FIELD:
		buf_printf(out, "this.%.*s", SLICE_ARG(name_slice(world->fields[field]->name)));
		break;
	case LOCK_OBJECT:
		buf_string(out, "one ");
		print_object(run, object, out);
		break;
	case LOCK_CLASS:
		class_print_name(name_slice(world->classes[object]->name), out);
		buf_string(out, ".class");
		break;
	case LOCK_OWNER:
		print_object(run, run->object_of.v[object], out);
		break;
	case LOCK_OWNER_FIELD:
		print_object(run, run->object_of.v[object], out);
		buf_printf(out, ".%.*s", SLICE_ARG(name_slice(world->fields[field]->name)));
		break;
	}
}

void lockset_print(const struct object_run *run, const struct lockset *set, struct buf *out)
{
	buf_char(out, '{');
	for (uint32_t i = 0; i < set->n; i++) {
		buf_string(out, i ? ", " : "");
		print_name(run, run->names.v[set->names[i]], out);
	}
	buf_char(out, '}');
}
