// Names of locks, and which are held: see sync.h.
#include "sync/internal.h"

#include <stdlib.h>

#include "base/hash.h"
#include "class/class.h"

bool held_name_equal(const struct held_name *a, const struct held_name *b)
{
	if (a->kind != b->kind || a->is_read != b->is_read || a->number != b->number ||
		a->n_ups != b->n_ups || a->n_downs != b->n_downs)
		return false;
	for (uint32_t i = 0; i < a->n_ups; i++)
		if (a->ups[i] != b->ups[i])
			return false;
	for (uint32_t i = 0; i < a->n_downs; i++)
		if (a->downs[i] != b->downs[i])
			return false;
	return true;
}

static void add_name(held_names *names, struct held_name name)
{
	for (uint32_t i = 0; i < names->n; i++)
		if (held_name_equal(&names->v[i], &name))
			return;
	vec_push(names, name);
}

// ---- ways from a value ------------------------------------------------------------------------

// Is the value what is in an array at an index, or in a map at a key? The second operand is that.
bool sync_is_slot(const struct body *body, uint32_t value)
{
	const struct ir_insn *insn = ir_at(body->ir, value);
	const struct model_row *row = insn->op == IR_INVOKE ? body->models[value] : NULL;
	bool is_kept = false;
	for (uint32_t i = 0; row && insn->n_args >= 2 && i < row->n_effects; i++) {
		const struct model_effect *effect = &row->effects[i];
		bool is_value = effect->kind == MODEL_MOVE && effect->to.base == MODEL_RETURN &&
			effect->from.base == MODEL_THIS && effect->from.n_fields == 1 &&
			effect->from.fields[0] == MODEL_FIELD_VALUE;
		is_kept |= is_value;
	}
	return insn->op == IR_ARRAY_LOAD || is_kept;
}

struct chain sync_chain(const struct sync *sync, const struct body *body, uint32_t value,
	bool only_stable, uint32_t index)
{
	struct chain chain = { .n = 1, .links = { body_source(body, value) } };
	while (chain.n < CHAIN) {
		uint32_t at = chain.links[chain.n - 1];
		const struct ir_insn *insn = ir_at(body->ir, at);
		const struct field *field = NULL;
		if (insn->op == IR_GET_FIELD) {
			field = body->fields[at];
			if (!field || (only_stable && !heap_field_is_stable(sync->heap, field)))
				break;
		} else if (!sync_is_slot(body, at) || !index || chain.index ||
			path_source(body->paths, ir_arg(body->ir, insn, 1)) !=
				path_source(body->paths, index)) {
			break;
		} else {
			chain.index = index;
		}
		chain.fields[chain.n - 1] = field;
		chain.links[chain.n++] = path_source(body->paths, ir_arg(body->ir, insn, 0));
	}
	return chain;
}

// ---- one lock ---------------------------------------------------------------------------------

static bool is_read_lock(const struct sync *sync, uint32_t object)
{
	const struct klass *klass = pta_object(sync->pta, object)->klass;
	const struct model_class *class = klass ? model_class_of(sync->bodies->models, klass) : NULL;
	return class && class->is_lock && class->lock == MODEL_LOCK_READ;
}

// The objects that are locked: of the views of a read-write lock the lock.
static void find_locked(const struct sync *sync, uint32_t node, uint32_t value, object_list *out,
	bool *is_read)
{
	pta_set set = pta_value(sync->pta, node, value);
	for (uint32_t o = pta_set_next(sync->pta, set, 1); o; o = pta_set_next(sync->pta, set, o + 1)) {
		pta_set owners = pta_contents(sync->pta, o, MODEL_FIELD_OWNER);
		*is_read |= is_read_lock(sync, o);
		if (owners)
			object_list_add_set(sync->pta, owners, out);
		else
			object_list_add(out, o);
	}
}

static void name_object(const struct sync *sync, uint32_t object, bool is_read, held_names *out)
{
	const struct pta_object *o = pta_object(sync->pta, object);
	if (o->kind == PTA_CLASS)
		add_name(out,
			(struct held_name){ .kind = NAME_CLASS, .number = o->klass ? o->klass->id : 0 });
	else if (heap_object_is_once(sync->heap, object))
		add_name(out,
			(struct held_name){ .kind = NAME_OBJECT, .is_read = is_read, .number = object });
}

// The value through which a view of a read-write lock was had, or the value itself.
static uint32_t lock_value(const struct body *body, const struct held *held)
{
	const struct ir_insn *made = ir_at(body->ir, held->value);
	bool is_view = made->op == IR_INVOKE && held->lock->kind == PATH_ACCESSOR && made->n_args;
	return is_view ? ir_arg(body->ir, made, 0) : held->value;
}

static void name_held(const struct sync *sync, uint32_t node, const struct body *body,
	const struct held *held, held_names *out)
{
	bool is_read = held->mode == LOCK_READ;
	if (held->lock->kind == PATH_STRING) { // equal ones are one object
		add_name(out,
			(struct held_name){ .kind = NAME_STRING,
				.number = (uint32_t)hash_stable(held->lock->text) });
		return;
	}
	if (!held->value) { // a static synchronized method
		add_name(out, (struct held_name){ .kind = NAME_CLASS, .number = body->method->owner->id });
		return;
	}
	object_list locked = { 0 };
	find_locked(sync, node, held->value, &locked, &is_read);
	bool is_tracked = held->mode != LOCK_MONITOR && locked.n == 1; // of several none is surely held
	for (uint32_t i = 0; i < locked.n; i++)
		is_tracked &= threads_is_tracked(sync->threads, locked.v[i]);
	if (locked.n == 1 && !is_tracked)
		name_object(sync, locked.v[0], is_read, out);
	vec_release(&locked);
	if (is_tracked)
		return; // threads/ knows better: callees may take and release it
	struct chain chain = sync_chain(sync, body, lock_value(body, held), true, 0);
	for (uint32_t i = 0; i < chain.n; i++) {
		struct held_name name = { .kind = NAME_WAY,
			.is_read = is_read,
			.number = chain.links[i],
			.n_downs = (uint8_t)i };
		for (uint32_t k = 0; k < i; k++) // from the root downwards
			name.downs[k] = chain.fields[i - 1 - k];
		if (i <= NAME_FIELDS)
			add_name(out, name);
	}
}

// Are the two values first = c ? a : b and second = c ? b : a? Then whatever c is, a and b are both there.
static bool are_swapped(const struct body *body, uint32_t first, uint32_t second, uint32_t both[2])
{
	const struct ir_insn *p = ir_at(body->ir, first), *q = ir_at(body->ir, second);
	if (first == second || p->op != IR_PHI || q->op != IR_PHI || p->n_args != 2 || q->n_args != 2)
		return false;
	both[0] = path_source(body->paths, ir_arg(body->ir, p, 0));
	both[1] = path_source(body->paths, ir_arg(body->ir, p, 1));
	return both[0] != both[1] && path_source(body->paths, ir_arg(body->ir, q, 0)) == both[1] &&
		path_source(body->paths, ir_arg(body->ir, q, 1)) == both[0];
}

// Two locks that are taken in a fixed order of the two objects: those of both are held.
static void name_ordered(const struct body *body, held_names *out)
{
	for (uint32_t i = 0, n = out->n; i < n; i++)
		for (uint32_t k = i + 1; k < n; k++) {
			uint32_t both[2];
			struct held_name a = out->v[i], b = out->v[k];
			if (a.kind != NAME_WAY || b.kind != NAME_WAY || a.n_ups || b.n_ups ||
				!are_swapped(body, a.number, b.number, both))
				continue;
			b.number = a.number;
			if (!held_name_equal(&a, &b))
				continue;
			for (int side = 0; side < 2; side++) {
				a.number = both[side];
				add_name(out, a);
			}
		}
}

void sync_own_held(const struct sync *sync, uint32_t node, uint32_t insn, held_names *out)
{
	const struct body *body = bodies_of_node(sync->bodies, node);
	for (const struct held *held = locks_at(body->locks, insn); held; held = held->below)
		name_held(sync, node, body, held, out);
	sync_wrapped_held(sync, body, insn, out);
	name_ordered(body, out);
}

void sync_held_by(const struct sync *sync, uint32_t node, uint32_t insn, const held_names *entry,
	held_names *out)
{
	sync_own_held(sync, node, insn, out);
	for (uint32_t i = 0; i < entry->n; i++)
		add_name(out, entry->v[i]);
	thread_lock_list locks = { 0 };
	threads_locks_at(sync->threads, node, insn, &locks);
	for (uint32_t i = 0; i < locks.n; i++)
		add_name(out,
			(struct held_name){ .kind = locks.v[i].is_claim ? NAME_CLAIM : NAME_OBJECT,
				.is_read = locks.v[i].is_read,
				.number = locks.v[i].object });
	vec_release(&locks);
}

void sync_held_at(const struct sync *sync, uint32_t node, uint32_t insn, held_names *out)
{
	sync_held_by(sync, node, insn, &sync->entries[node], out);
}

// ---- into callees -----------------------------------------------------------------------------

// As the callee sees it that gets the lock's frame's value, or what is held by it, as operand k.
static void pass_way(const struct sync *sync, const struct body *body, const struct ir_insn *call,
	const struct held_name *name, held_names *out)
{
	for (uint32_t k = 0; k < call->n_args; k++) {
		uint32_t value = ir_arg(body->ir, call, k);
		if (!type_is_reference(ir_at(body->ir, value)->type))
			continue;
		// Up by whatever field: in the end it counts only if the object is in one owner, sync/common.c.
		struct chain chain = sync_chain(sync, body, value, false, 0);
		for (uint32_t i = 0; i < chain.n; i++) {
			if (chain.links[i] != name->number || i + name->n_ups > NAME_FIELDS)
				continue;
			struct held_name passed = *name;
			passed.number = k + 1;
			passed.n_ups = (uint8_t)(i + name->n_ups);
			for (uint32_t f = 0; f < i; f++)
				passed.ups[f] = chain.fields[f];
			for (uint32_t f = 0; f < name->n_ups; f++)
				passed.ups[i + f] = name->ups[f];
			add_name(out, passed);
			break;
		}
	}
}

// The one map whose call this is, if it has the entry for itself while it runs the function; 0: none.
static uint32_t entered_map(const struct sync *sync, uint32_t node, const struct body *body,
	uint32_t insn)
{
	const struct ir_insn *call = ir_at(body->ir, insn);
	const struct method *method = call->op == IR_INVOKE ? body->callees[insn] : NULL;
	if (!method || !call->n_args)
		return 0;
	pta_set set = pta_value(sync->pta, node, ir_arg(body->ir, call, 0));
	uint32_t map = pta_set_next(sync->pta, set, 1);
	if (!map || pta_set_next(sync->pta, set, map + 1) || !heap_object_is_once(sync->heap, map))
		return 0;
	const struct klass *klass = pta_object(sync->pta, map)->klass;
	const struct model_class *class = klass ? model_class_of(sync->bodies->models, klass) : NULL;
	for (uint32_t i = 0; class && i < class->n_rows; i++)
		for (uint32_t k = 0;
			 class->rows[i]->method == method->name && k < class->rows[i]->n_effects; k++)
			if (class->rows[i]->effects[k].kind == MODEL_WRITE &&
				(class->rows[i]->effects[k].flags & MODEL_ATOMIC))
				return map;
	return 0;
}

void sync_pass(const struct sync *sync, const struct pta_edge *edge, const held_names *entry,
	held_names *out)
{
	const struct body *body = edge->from ? bodies_of_node(sync->bodies, edge->from) : NULL;
	held_names held = { 0 };
	uint32_t inside = threads_inside(sync->threads, edge);
	if ((edge->kind == PTA_START && !inside) || !edge->from)
		return;
	uint32_t insn = inside ? inside : body ? body_insn_at(body, edge->bci) : 0;
	if (body && insn)
		sync_held_by(sync, edge->from, insn, entry, &held);
	else
		for (uint32_t i = 0; i < entry->n; i++)
			vec_push(&held, entry->v[i]);
	uint32_t map = insn && edge->kind == PTA_RUN ? entered_map(sync, edge->from, body, insn) : 0;
	if (map)
		add_name(out, (struct held_name){ .kind = NAME_ENTRY, .number = map });
	const struct method *callee = pta_node(sync->pta, edge->to)->method;
	bool is_plain = insn && edge->kind == PTA_CALL && ir_at(body->ir, insn)->op == IR_INVOKE &&
		body_passes_operands(body, insn, callee);
	for (uint32_t i = 0; i < held.n; i++) {
		struct held_name passed;
		if (held.v[i].kind != NAME_WAY)
			add_name(out, held.v[i]);
		else if (is_plain)
			pass_way(sync, body, ir_at(body->ir, insn), &held.v[i], out);
		else if (insn && sync_pass_captured(sync, edge, body, insn, &held.v[i], &passed))
			add_name(out, passed);
	}
	vec_release(&held);
}

bool sync_meet(held_names *entry, bool *is_known, const held_names *passed)
{
	bool is_changed = !*is_known;
	if (is_changed) {
		*is_known = true;
		for (uint32_t i = 0; i < passed->n; i++)
			vec_push(entry, passed->v[i]);
		return true;
	}
	for (uint32_t i = 0; i < entry->n;) {
		bool is_kept = false;
		for (uint32_t k = 0; k < passed->n; k++)
			is_kept |= held_name_equal(&entry->v[i], &passed->v[k]);
		if (is_kept) {
			i++;
			continue;
		}
		entry->v[i] = entry->v[--entry->n];
		is_changed = true;
	}
	return is_changed;
}

static bool meet_entry(struct sync *sync, uint32_t node, const held_names *passed)
{
	return sync_meet(&sync->entries[node], &sync->is_known[node], passed);
}

static void find_entries(struct sync *sync, struct budget *budget)
{
	VEC(uint32_t) work = { 0 };
	held_names none = { 0 };
	for (uint32_t t = 1; t <= threads_count(sync->threads); t++) {
		uint32_t entry = thread_at(sync->threads, t)->entry;
		if (threads_is_inside(sync->threads, entry))
			continue;
		meet_entry(sync, entry, &none);
		vec_push(&work, entry);
	}
	while (work.n && !budget_is_over(budget)) {
		uint32_t n;
		const struct pta_edge *edges = pta_edges_from(sync->pta, vec_pop(&work), &n);
		for (uint32_t i = 0; i < n; i++) {
			held_names passed = { 0 };
			if (edges[i].kind == PTA_START && !threads_inside(sync->threads, &edges[i]))
				continue;
			sync_pass(sync, &edges[i], &sync->entries[edges[i].from], &passed);
			if (meet_entry(sync, edges[i].to, &passed))
				vec_push(&work, edges[i].to);
			vec_release(&passed);
		}
	}
	vec_release(&work);
}

struct sync *sync_build(struct heap *heap, const struct bodies *bodies,
	const struct threads *threads, struct budget *budget)
{
	struct sync *sync = xcalloc(1, sizeof(*sync));
	sync->heap = heap;
	sync->bodies = bodies;
	sync->threads = threads;
	sync->pta = bodies->pta;
	sync->entries = xcalloc(pta_n_nodes(sync->pta) + 1, sizeof(*sync->entries));
	sync->is_known = xcalloc(pta_n_nodes(sync->pta) + 1, sizeof(bool));
	sync_find_wrappers(sync);
	find_entries(sync, budget);
	sync_find_receivers(sync, budget);
	return sync;
}

void sync_free(struct sync *sync)
{
	if (!sync)
		return;
	for (uint32_t i = 0; i <= pta_n_nodes(sync->pta); i++)
		vec_release(&sync->entries[i]);
	vec_release(&sync->wrappers);
	free(sync->entries);
	free(sync->is_known);
	sync_free_receivers(sync);
	free(sync);
}
