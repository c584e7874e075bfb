// What entries come to, turned round: for every field, array and container the entries that touch it, with the place of
// the object as the receiver sees it. An inner object's receiver is the object around it, which it has in a field that
// the compiler made: so an inner task and a method of the outer class meet.
#include "library/internal.h"

#include <stdlib.h>
#include <string.h>

#include "class/class.h"

// ---- what fields hold -------------------------------------------------------------------------

static bool is_known(const struct library_private *p, const struct klass *klass)
{
	return klass->role == ROLE_JDK || model_class_named(p->how.models, klass->name);
}

// Does it override what reads or writes the contents? Then it may have its own ways to be safe.
static bool overrides_contents(const struct library_private *p, const struct klass *klass)
{
	for (uint32_t i = 0; i < klass->n_methods; i++) {
		const struct method *method = &klass->methods[i];
		if (method_is_constructor(method) || method_is_static(method))
			continue;
		if (model_effect_of(p->how.models, method, MODEL_READ) ||
			model_effect_of(p->how.models, method, MODEL_WRITE))
			return true;
	}
	return false;
}

// Of a class that is somebody's own nobody knows, whatever interface it implements; but a subclass of a container that
// leaves its methods as they are is that container.
static uint8_t safety_of(const struct library_private *p, const struct klass *klass)
{
	const struct klass *own = klass;
	while (klass && !is_known(p, klass) && !overrides_contents(p, klass))
		klass = klass->super;
	bool is_whole = klass && (klass == own || !(klass->access & ACC_ABSTRACT));
	return is_whole && is_known(p, klass) ? model_safety_of(p->how.models, klass)
										  : MODEL_SAFETY_UNKNOWN;
}

// Does a constructor of the class, or of one above it, make its object a map that keeps the order of access?
static bool is_ordering(const struct library_private *p, const struct klass *klass)
{
	for (; klass && klass->role != ROLE_JDK; klass = klass->super)
		for (uint32_t i = 0; i < klass->n_methods; i++) {
			uint32_t id = klass->methods[i].id;
			if (id < p->n_methods && p->fragments[id] && p->fragments[id]->is_ordering)
				return true;
		}
	return false;
}

// As far as it is known what is stored: something new, or what whoever makes the object has chosen.
static uint8_t stored_safety(const struct library_private *p, const struct fragment *f,
	const struct frag_store *store)
{
	bool is_chosen = store->is_given && p->how.is_entry(p->how.context, f->method);
	return store->is_class_exact || is_chosen ? safety_of(p, store->klass) : MODEL_SAFETY_UNKNOWN;
}

void library_find_holdings(struct library *library)
{
	struct library_private *p = library->private;
	p->holdings = xcalloc(p->n_fields, sizeof(*p->holdings));
	p->has_lock = xcalloc(p->how.world->n_classes + 1u, sizeof(bool));
	for (uint32_t m = 1; m < p->n_methods; m++) {
		const struct fragment *f = p->fragments[m];
		if (f && f->has_lock)
			p->has_lock[f->method->owner->id] = true;
		for (uint32_t i = 0; f && i < f->n_stores; i++) {
			const struct frag_store *store = &f->stores[i];
			struct holding *h = &p->holdings[store->field];
			uint8_t safety = stored_safety(p, f, store);
			h->is_open |= !store->klass || !store->is_class_exact;
			h->is_ordered |= store->is_ordered ||
				(store->is_class_exact && is_ordering(p, store->klass));
			if (!h->is_stored) {
				h->safety = safety;
				h->exact = store->klass;
				h->view = store->view;
				h->view_of = store->view_of;
			}
			if (h->view != store->view || h->view_of != store->view_of)
				h->view = 0;
			h->safety = h->safety == safety ? safety : MODEL_SAFETY_UNKNOWN;
			h->exact = h->exact == store->klass ? h->exact : NULL;
			h->is_stored = true;
		}
	}
}

// ---- who means to be shared -------------------------------------------------------------------

static const char *const reasons[] = {
	NULL,
	"takes a lock",
	"has a volatile field",
	"has a field of a class that is made for threads",
	"is a task or a thread",
	"is kept in a static field of its own",
	"says @ThreadSafe",
	"is assumed to be shared",
	"has a thread of its own",
};
enum {
	REASON_NONE,
	REASON_LOCK,
	REASON_VOLATILE,
	REASON_FIELD,
	REASON_TASK,
	REASON_STATIC,
	REASON_ANNOTATION,
	REASON_ASSUMED,
	REASON_THREAD
};

static bool says(const struct klass *klass, enum annotation_kind kind)
{
	struct annotation found;
	return annotation_find(klass->file, klass->file->attributes, kind, &found);
}

// What somebody runs who is given it.
static const struct klass *task_interface(const struct library_private *p,
	const struct klass *klass)
{
	const enum model_known known[] = { MODEL_KNOWN_RUNNABLE, MODEL_KNOWN_CALLABLE };
	for (uint32_t i = 0; i < 2; i++) {
		const struct klass *interface = model_known_class(p->how.world, known[i]);
		if (interface && klass_is_subtype(klass, interface))
			return interface;
	}
	return NULL;
}

// Is it the method of such an interface?
static bool is_task_method(const struct library_private *p, const struct method *method)
{
	const struct klass *interface = task_interface(p, method->owner);
	for (uint32_t i = 0; interface && i < interface->n_methods; i++)
		if (interface->methods[i].name == method->name && !method_is_static(method) &&
			name_slice(method->descriptor).ptr[1] == ')')
			return true;
	return false;
}

static struct klass *field_class(const struct library_private *p, const struct field *field)
{
	struct slice type = name_slice(field->descriptor);
	return type.len > 2 && type.ptr[0] == 'L'
		? world_loaded(p->how.world, slice_until(slice_from(type, 1), type.len - 2))
		: NULL;
}

// A lock, an atomic, a concurrent collection; not an executor, which anybody may have.
static bool is_made_for_threads(const struct library_private *p, const struct klass *type)
{
	const struct model_class *class = model_class_of(p->how.models, type);
	const struct klass *executor = model_known_class(p->how.world, MODEL_KNOWN_EXECUTOR);
	if (type->role != ROLE_JDK || !class || (executor && klass_is_subtype(type, executor)))
		return false;
	return class->is_lock ||
		(model_is_within(type, MODEL_KNOWN_CONCURRENT) &&
			model_safety_of(p->how.models, type) == MODEL_THREAD_SAFE);
}

static uint8_t own_reason(const struct library_private *p, const struct klass *klass)
{
	if (says(klass, ANNOTATION_NOT_THREAD_SAFE))
		return REASON_NONE;
	if (says(klass, ANNOTATION_THREAD_SAFE))
		return REASON_ANNOTATION;
	if (p->has_lock[klass->id])
		return REASON_LOCK;
	for (uint32_t i = 0; i < klass->n_fields; i++) {
		const struct field *field = &klass->fields[i];
		const struct klass *type = field_class(p, field);
		if (field->access & ACC_STATIC) {
			if (type == klass && !(klass->access & ACC_ENUM))
				return REASON_STATIC;
			continue;
		}
		if (field->access & ACC_VOLATILE)
			return REASON_VOLATILE;
		if (type && is_made_for_threads(p, type))
			return REASON_FIELD;
	}
	return task_interface(p, klass) ? REASON_TASK : REASON_NONE;
}

const char *library_intent(const struct library *library, const struct klass *klass)
{
	struct library_private *p = library->private;
	const struct klass *asked = klass;
	if (p->how.assume_shared)
		return reasons[REASON_ASSUMED];
	for (; klass && !klass_is_phantom(klass) && klass->role != ROLE_JDK; klass = klass->super) {
		uint8_t *known = &p->intents[klass->id];
		if (!*known)
			*known = own_reason(p, klass) + 1;
		// What a class keeps in a static of its own is one of itself, not of a subclass.
		if (*known > 1 && (klass == asked || *known != REASON_STATIC + 1))
			return reasons[*known - 1];
	}
	return NULL;
}

bool library_is_only_task(const struct library *library, const struct klass *klass)
{
	return library_intent(library, klass) == reasons[REASON_TASK];
}

// ---- as the outermost object sees it ----------------------------------------------------------

bool field_is_outer(const struct field *field)
{
	struct slice name = name_slice(field->name);
	return (field->access & ACC_SYNTHETIC) && (field->access & ACC_FINAL) && name.len > 5 &&
		memcmp(name.ptr, "this$", 5) == 0;
}

// this.this$0.count of an inner object is count of the outer one.
static struct place place_outer(const struct library_private *p, struct place place,
	const struct klass **root)
{
	while ((place.root == PLACE_OUTER || (place.root == PLACE_PARAM && place.number == 0)) &&
		place.n && place.parts[0] < p->n_fields &&
		field_is_outer(p->how.world->fields[place.parts[0]])) {
		const struct klass *outer = field_class(p, p->how.world->fields[place.parts[0]]);
		if (!outer)
			return (struct place){ 0 };
		struct place next = { .root = PLACE_OUTER, .number = outer->id };
		for (uint32_t i = 1; i < place.n; i++)
			next = lib_extend(next, place.parts[i]);
		place = next;
		*root = outer;
	}
	return place;
}

// ---- cells ------------------------------------------------------------------------------------

// Of an array or a container: which field holds it. False: it is in none, or not one to be looked at.
static bool split_holder(const struct library_private *p, const struct lib_access *access,
	struct place *base, uint32_t *field)
{
	*base = access->base;
	*field = access->field;
	if (access->target == LIB_STATIC || access->target == LIB_FIELD)
		return true;
	if (base->n) {
		*field = base->parts[--base->n];
		base->parts[base->n] = 0;
	} else if (base->root == PLACE_STATIC) {
		*field = base->number;
		*base = (struct place){ 0 };
	} else {
		return false;
	}
	if (*field >= p->n_fields || p->how.world->fields[*field]->owner->role == ROLE_JDK)
		return false;
	const struct holding *h = &p->holdings[*field];
	return access->target == LIB_ELEMENT ||
		(h->is_stored && h->safety == MODEL_UNSAFE &&
			(access->target == LIB_CONTENTS || h->is_ordered));
}

struct keyed_way {
	uint64_t key;
	struct lib_way way;
};

typedef VEC(struct keyed_way) way_list;

// Does an object of that class run the entry when it is called, and all the methods on the way to the access that are
// called on itself, and none that overrides them?
static bool runs_all(const struct library_private *p, const struct klass *klass,
	const struct method *entry, const struct lib_access *access)
{
	bool is_fixed = entry->owner == klass || (entry->access & ACC_PRIVATE) ||
		method_is_constructor(entry);
	if (!is_fixed && world_select_method(p->how.world, klass, entry) != entry)
		return false;
	for (; access->from && access->on != ON_OTHER;
		 access = &p->summaries[access->callee].accesses[access->from - 1]) {
		const struct method *callee = p->how.world->methods[access->callee];
		if (access->on == ON_RECEIVER && callee->owner != klass &&
			world_select_method(p->how.world, klass, callee) != callee)
			return false;
	}
	return true;
}

static void add_way(struct library *library, const struct method *entry, uint8_t task,
	const struct lib_access *access, way_list *list)
{
	struct library_private *p = library->private;
	struct lib_way way = { .entry = entry, .task = task, .access = access };
	uint32_t field;
	bool is_constructor = method_is_constructor(entry);
	if (!split_holder(p, access, &way.base, &field))
		return;
	if (is_constructor && way.base.root == PLACE_PARAM && way.base.number == 0)
		return; // nobody else has it yet
	if (way.base.root == PLACE_PARAM)
		way.root = access->receiver ? p->how.world->classes[access->receiver] : entry->owner;
	bool is_receiver = way.base.root == PLACE_PARAM && way.base.number == 0 &&
		!method_is_static(entry);
	if (is_receiver && !runs_all(p, way.root, entry, access))
		return;
	if (is_receiver)
		way.base = place_outer(p, way.base, &way.root);
	else if (way.base.root == PLACE_PARAM && way.base.n && way.base.parts[0] == PART_ANY_ELEMENT)
		return;
	else if (way.base.root == PLACE_PARAM)
		way.root = p->how.world->fields[way.base.n ? way.base.parts[0] : field]->owner;
	if (access->target != LIB_STATIC && !way.base.root &&
		!(p->how.world->fields[field]->access & ACC_STATIC))
		return;
	if (task == TASK_THREAD && way.root && !p->intents[way.root->id])
		p->intents[way.root->id] = REASON_THREAD + 1;
	const struct lib_locks *locks = locks_of(library, access->locks);
	way.locks = (struct lib_locks){ locks->n, ARENA_ARRAY(&p->arena, struct lib_lock, locks->n) };
	for (uint32_t i = 0; i < locks->n; i++) {
		const struct klass *ignored = NULL;
		way.locks.all[i] = locks->all[i];
		if (way.base.root == PLACE_OUTER)
			way.locks.all[i].place = place_outer(p, locks->all[i].place, &ignored);
	}
	uint64_t target = access->target == LIB_STATIC ? LIB_FIELD
		: access->target == LIB_ORDER              ? LIB_CONTENTS
												   : access->target;
	vec_push(list, (struct keyed_way){ (uint64_t)field << 8 | target, way });
}

static int compare_ways(const void *left, const void *right)
{
	const struct keyed_way *a = left, *b = right;
	if (a->key != b->key)
		return a->key < b->key ? -1 : 1;
	if (a->way.entry->id != b->way.entry->id)
		return a->way.entry->id < b->way.entry->id ? -1 : 1;
	return a->way.access < b->way.access ? -1 : a->way.access > b->way.access; // of one summary
}

static void note_task(uint8_t *task, enum lib_task kind)
{
	*task = *task < kind ? (uint8_t)kind : *task;
}

// Methods that a thread of the library's own begins with.
static uint8_t *find_tasks(struct library *library)
{
	struct library_private *p = library->private;
	const struct klass *thread = model_known_class(p->how.world, MODEL_KNOWN_THREAD);
	uint8_t *tasks = xcalloc(p->n_methods, 1);
	for (uint32_t m = 1; m < p->n_methods; m++) {
		const struct fragment *f = p->fragments[m];
		if (!f)
			continue;
		for (uint32_t i = 0; i < f->n_calls; i++) {
			const struct frag_call *call = &f->calls[i];
			if (call->target->id < p->n_methods && call->use >= FRAG_START)
				note_task(&tasks[call->target->id],
					call->use == FRAG_START_THREAD ? TASK_THREAD : TASK_POOL);
		}
		const struct method *method = f->method;
		if (is_task_method(p, method))
			note_task(&tasks[m],
				thread && klass_is_subtype(method->owner, thread) ? TASK_THREAD : TASK_POOL);
	}
	return tasks;
}

static struct lib_cell cell_of(const struct library_private *p, const struct keyed_way *way,
	uint32_t first)
{
	uint32_t field = (uint32_t)(way->key >> 8);
	return (struct lib_cell){ .target = (uint8_t)way->key,
		.is_open = (uint8_t)way->key == LIB_CONTENTS && p->holdings[field].is_open,
		.field = p->how.world->fields[field],
		.first = first };
}

void library_collect_cells(struct library *library)
{
	struct library_private *p = library->private;
	uint8_t *tasks = p->tasks = find_tasks(library);
	way_list list = { 0 };
	p->intents = xcalloc(p->how.world->n_classes + 1u, 1);
	for (uint32_t m = 1; m < p->n_methods && !budget_is_over(p->how.budget); m++) {
		const struct fragment *f = p->fragments[m];
		if (!f || method_is_class_initialiser(f->method) || f->method->owner->role != ROLE_INPUT ||
			(!tasks[m] && !p->how.is_entry(p->how.context, f->method)))
			continue;
		for (uint32_t i = 0; i < p->summaries[m].n; i++)
			add_way(library, f->method, tasks[m], &p->summaries[m].accesses[i], &list);
	}
	if (list.n)
		qsort(list.v, list.n, sizeof(*list.v), compare_ways);
	for (uint32_t i = 0; i < list.n; i++) {
		if (!i || list.v[i - 1].key != list.v[i].key)
			vec_push(&library->cells, cell_of(p, &list.v[i], i));
		vec_push(&library->ways, list.v[i].way);
		library->cells.v[library->cells.n - 1].n++;
	}
	vec_release(&list);
}

bool library_is_starting(const struct library *library, const struct method *entry)
{
	return library->private->summaries[entry->id].is_starting;
}

bool library_was_checked(const struct library *library, const struct lib_access *access)
{
	const struct summary *summary = &library->private->summaries[access->method];
	for (uint32_t i = 0; i < summary->n && !access->is_write; i++) {
		const struct lib_access *other = &summary->accesses[i];
		if (!other->from && other->field == access->field && other->target == access->target &&
			other->bci < access->bci && other->locks)
			return true;
	}
	return false;
}

bool library_is_joined(const struct library *library, const struct lib_way *way)
{
	const struct fragment *f = library->private->fragments[way->entry->id];
	return (way->access->from ? way->access->via_bci : way->access->bci) > f->join_bci;
}

// ---- pairs ------------------------------------------------------------------------------------

static bool is_same_path(const struct place *a, const struct place *b)
{
	return a->n == b->n && memcmp(a->parts, b->parts, a->n * sizeof(a->parts[0])) == 0;
}

static bool runs_way(const struct library *library, const struct klass *klass,
	const struct lib_way *way)
{
	bool is_receiver = way->base.root == PLACE_PARAM && way->base.number == 0 &&
		!method_is_static(way->entry);
	return !is_receiver || way->root == klass ||
		runs_all(library->private, klass, way->entry, way->access);
}

bool library_may_meet(const struct library *library, const struct lib_way *a,
	const struct lib_way *b)
{
	if (!a->root || !b->root)
		return !a->root && !b->root && place_equal(&a->base, &b->base);
	if (!is_same_path(&a->base, &b->base))
		return false;
	const struct klass *receiver = klass_is_subtype(a->root, b->root) ? a->root : b->root;
	return klass_is_subtype(receiver, a->root) && klass_is_subtype(receiver, b->root) &&
		runs_way(library, receiver, a) && runs_way(library, receiver, b);
}

// Is it one of the object from which the access's way begins?
static bool is_of_root(const struct lib_way *way, const struct place *lock)
{
	return way->base.root == lock->root && way->base.number == lock->number;
}

static bool is_same_lock(const struct lib_way *a, const struct lib_lock *x, const struct lib_way *b,
	const struct lib_lock *y)
{
	if (x->is_read && y->is_read)
		return false;
	if (x->place.root == PLACE_STATIC || x->place.root == PLACE_CLASS)
		return place_equal(&x->place, &y->place);
	return is_of_root(a, &x->place) && is_of_root(b, &y->place) &&
		is_same_path(&x->place, &y->place);
}

bool library_have_common(const struct lib_way *a, const struct lib_way *b, bool *is_unknown)
{
	bool is_raw = a->entry->owner == b->entry->owner && a->base.root == PLACE_OUTER;
	*is_unknown = false;
	for (uint32_t i = 0; i < a->locks.n; i++)
		for (uint32_t k = 0; k < b->locks.n; k++) {
			const struct lib_lock *x = &a->locks.all[i], *y = &b->locks.all[k];
			if (is_same_lock(a, x, b, y) || (is_raw && place_equal(&x->place, &y->place)))
				return true;
			*is_unknown |= x->place.root == PLACE_NONE || y->place.root == PLACE_NONE;
		}
	return false;
}

// ---- for people -------------------------------------------------------------------------------

uint32_t library_stack(const struct library *library, const struct lib_way *way,
	struct lib_frame frames[LIB_MAX_STACK])
{
	const struct library_private *p = library->private;
	struct lib_frame down[LIB_MAX_STACK];
	uint32_t n = 0;
	const struct method *method = way->entry;
	const struct lib_access *access = way->access;
	while (access->from && n + 1 < LIB_MAX_STACK) {
		down[n++] = (struct lib_frame){ method, access->via_bci };
		method = p->how.world->methods[access->callee];
		access = &p->summaries[access->callee].accesses[access->from - 1];
	}
	down[n++] = (struct lib_frame){ p->how.world->methods[way->access->method], way->access->bci };
	for (uint32_t i = 0; i < n; i++)
		frames[i] = down[n - 1 - i];
	return n;
}

void library_print_place(const struct library *library, const struct lib_way *way,
	const struct place *place, struct buf *out)
{
	const struct world *world = library->private->how.world;
	switch (place->root) {
	case PLACE_PARAM:
		if (place->number == 0 && !method_is_static(way->entry))
			buf_string(out, "this");
		else
			buf_printf(out, "argument %u", place->number + method_is_static(way->entry));
		break;
	case PLACE_STATIC:
		class_print_name(name_slice(world->fields[place->number]->owner->name), out);
		buf_printf(out, ".%.*s", SLICE_ARG(name_slice(world->fields[place->number]->name)));
		break;
	case PLACE_CLASS:
		class_print_name(name_slice(world->classes[place->number]->name), out);
		buf_string(out, ".class");
		break;
	case PLACE_OUTER:
		class_print_name(name_slice(world->classes[place->number]->name), out);
		buf_string(out, ".this");
		break;
	default:
		buf_string(out, "a lock that is not known");
		break;
	}
	for (uint32_t i = 0; i < place->n; i++) {
		if (place->parts[i] == PART_ANY_ELEMENT)
			buf_string(out, "[]");
		else
			buf_printf(out, ".%.*s", SLICE_ARG(name_slice(world->fields[place->parts[i]]->name)));
	}
}
