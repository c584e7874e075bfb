// The nodes of the type lock order graph: a class, or, where the objects are known or the class says
// nothing (java.lang.Object, a Lock, a collection), single objects by where they come from.
#include "analysis/lock_order/keys.h"

#include "analysis/lock_order/judge.h"
#include "analysis/lock_order/names.h"
#include "analysis/lock_order/objects.h"
#include "base/hash.h"

static bool has_synchronized_method(const struct klass *klass)
{
	for (uint32_t i = 0; i < klass->n_methods; i++)
		if (klass->methods[i].access & ACC_SYNCHRONIZED && !method_is_static(&klass->methods[i]))
			return true;
	return false;
}

// HashMap, ArrayList: whoever locks one has it for a lock of his own; Vector locks itself.
static bool is_plain_collection(const struct klass *klass)
{
	struct slice name = name_slice(klass->name);
	return slice_has_prefix(name, SLICE("java/util/")) &&
		!slice_has_prefix(name, SLICE("java/util/concurrent/")) &&
		!strchr(klass->name->text, '$') && !has_synchronized_method(klass);
}

bool is_catch_all(const struct lock_order *lo, struct ir_type type)
{
	if (type.kind != KIND_CLASS)
		return true;
	const struct klass *klass = lo->world->classes[type.klass];
	if (klass == lo->world->object || klass->is_interface || !klass->file)
		return true;
	struct slice name = name_slice(klass->name);
	return klass->role != ROLE_INPUT || is_plain_collection(klass) ||
		slice_has_prefix(name, SLICE("java/util/concurrent/locks/")) ||
		slice_equal(name, SLICE("java/lang/String")) || slice_equal(name, SLICE("java/lang/Class"));
}

static const char *class_text(struct lock_order *lo, uint32_t klass, const char *tail)
{
	struct buf text = BUF_INIT;
	class_print_name(name_slice(lo->world->classes[klass]->name), &text);
	buf_string(&text, tail);
	struct slice kept = arena_printf(&lo->arena, "%s", buf_cstring(&text));
	buf_release(&text);
	return (const char *)kept.ptr;
}

static const char *type_text(struct lock_order *lo, struct ir_type type)
{
	if (type.kind == KIND_CLASS)
		return class_text(lo, type.klass, "");
	if (type.kind == KIND_ARRAY && type.element == 'L')
		return class_text(lo, type.klass, "[]");
	return type.kind == KIND_ARRAY ? "array" : "java.lang.Object";
}

// Is there such a key? Then nothing has to be found out about it.
static bool has_key(const struct lock_order *lo, uint64_t identity, uint32_t *key)
{
	const uint64_t *slot = map_get(&lo->key_index, identity);
	if (slot)
		*key = (uint32_t)*slot;
	return slot;
}

static uint32_t key_for(struct lock_order *lo, uint64_t identity, struct lock_key key)
{
	bool is_new;
	uint64_t *slot = map_put(&lo->key_index, identity, &is_new);
	if (is_new) {
		vec_push(&lo->keys, key);
		*slot = lo->keys.n - 1;
	}
	return (uint32_t)*slot;
}

static uint32_t class_key(struct lock_order *lo, uint32_t klass)
{
	uint32_t key;
	uint64_t identity = hash_pair(1, klass);
	if (has_key(lo, identity, &key))
		return key;
	return key_for(lo, identity,
		(struct lock_key){ .is_single = true,
			.klass = 0,
			.object = 0,
			.type_name = class_text(lo, klass, ".class") });
}

static uint32_t type_key(struct lock_order *lo, struct ir_type type, bool is_juc_monitor)
{
	uint32_t key;
	uint64_t identity = hash_pair(2 + 8 * is_juc_monitor, type.klass);
	if (has_key(lo, identity, &key))
		return key;
	return key_for(lo, identity,
		(struct lock_key){ .is_type = true,
			.is_juc_monitor = is_juc_monitor,
			.klass = type.klass,
			.type_name = type_text(lo, type) });
}

// Made once, as far as one can see, or kept in a static field.
static bool is_single_object(struct lock_order *lo, const struct origin *object)
{
	if (object->kind == ORIGIN_STRING || object->kind == ORIGIN_CLASS)
		return true;
	if (object->kind == ORIGIN_FIELD)
		return object->is_static;
	return object->kind == ORIGIN_NEW && object->method &&
		once_is_run(lo, object->method, object->bci);
}

// synchronized (lock) on a java.util.concurrent lock takes its monitor, which lock() does not.
static bool is_juc_monitor(const struct lock_order *lo, struct ir_type type, uint8_t mode)
{
	if (type.kind != KIND_CLASS || mode != LOCK_MONITOR)
		return false;
	const struct klass *lock = world_loaded(lo->world, SLICE("java/util/concurrent/locks/Lock"));
	return lock && klass_is_subtype(lo->world->classes[type.klass], lock);
}

// Does every such owner make a lock of its own?
static bool is_made_by(const struct lock_order *lo, const struct origin *object, uint32_t owner)
{
	const struct origin *o = provenance_origin(lo->provenance, owner);
	return object->kind == ORIGIN_NEW && method_is_constructor(object->method) &&
		o->type.kind == KIND_CLASS &&
		klass_is_subtype(lo->world->classes[o->type.klass], object->method->owner);
}

// Does the method only make an object and return it?
static bool is_factory(const struct lock_order *lo, const struct method *method)
{
	const struct method_facts *facts = method ? facts_of(lo->facts, method) : NULL;
	return facts && facts->n_returns == 1 && facts->exprs[facts->returns[0]].kind == EXPR_NEW &&
		!judge_is_kept(lo, facts, facts->returns[0]);
}

// private final Lock users = Locks.create(): what one place makes for several fields is several objects.
static bool is_made_for(const struct lock_order *lo, const struct field *field)
{
	uint32_t n_stores = 0;
	for (uint32_t i = 0; field->access & ACC_FINAL && i < field->owner->n_methods; i++) {
		const struct method_facts *facts = facts_of(lo->facts, &field->owner->methods[i]);
		for (uint32_t k = 0; facts && k < facts->n_stores; k++) {
			if (facts->stores[k].field != field)
				continue;
			const struct expr *value = &facts->exprs[facts->stores[k].value];
			if (value->kind != EXPR_CALL || !is_factory(lo, facts->calls[value->a].target))
				return false;
			n_stores++;
		}
	}
	return n_stores > 0;
}

// The field that a factory made the object for; 0: none.
static uint32_t field_made_for(const struct lock_order *lo, const struct lock_name *name,
	const struct origin *object)
{
	const struct field *field = NULL;
	if (object->kind != ORIGIN_NEW || method_is_initialiser(object->method) || name->is_cut)
		return 0;
	if (name->n_suffix == 0 && name->root == ROOT_STATIC)
		field = lo->world->fields[name->number];
	else if (name->n_suffix && !(name->suffix[name->n_suffix - 1] & SUFFIX_ELEMENT))
		field = lo->world->fields[name->suffix[name->n_suffix - 1]];
	return field && is_made_for(lo, field) ? field->id : 0;
}

static uint32_t object_key(struct lock_order *lo, uint32_t object, uint32_t owner, uint32_t field,
	struct ir_type known, uint8_t mode, bool is_sure)
{
	const struct origin *o = provenance_origin(lo->provenance, object);
	if (o->kind == ORIGIN_CLASS && o->id)
		return class_key(lo, o->id);
	struct ir_type type = o->type.kind ? o->type : known;
	bool is_juc = is_juc_monitor(lo, type, mode);
	if (o->kind == ORIGIN_ANY)
		return type_key(lo, type, is_juc);
	if (owner && !field && !is_made_by(lo, o, owner))
		owner = 0;
	uint32_t key;
	uint64_t identity = hash_pair(hash_pair(3u + 8 * is_juc + 16 * !is_sure, object),
		owner | (uint64_t)field << 32);
	if (has_key(lo, identity, &key))
		return key;
	bool owner_is_single = owner && is_single_object(lo, provenance_origin(lo->provenance, owner));
	bool is_single = is_single_object(lo, o) || owner_is_single ||
		(field && lo->world->fields[field]->access & ACC_STATIC);
	return key_for(lo, identity,
		(struct lock_key){ .is_single = is_sure && is_single,
			.is_exact = o->kind == ORIGIN_NEW,
			.is_juc_monitor = is_juc,
			.klass = type.kind == KIND_CLASS ? type.klass : 0,
			.object = object,
			.owner = owner,
			.field = field,
			.type_name = type_text(lo, type) });
}

static void unite(struct origin_set *all, struct origin_set more)
{
	all->is_open |= more.is_open;
	for (uint32_t i = 0; i < more.n; i++) {
		bool is_there = false;
		for (uint32_t k = 0; k < all->n; k++)
			is_there |= all->objects[k] == more.objects[i];
		if (!is_there && all->n == MAX_ORIGIN_SET)
			all->is_open = true;
		else if (!is_there)
			all->objects[all->n++] = more.objects[i];
	}
}

// What the first n steps of the name lead to.
static struct origin_set objects_at(struct lock_order *lo, const struct lock_name *name, uint32_t n)
{
	struct origin_set set = { .is_open = true };
	if (n == 0) {
		if (name->root == ROOT_STATIC)
			set = provenance_field(lo->provenance, lo->world->fields[name->number]);
		else if (name->root == ROOT_LOCAL)
			set = provenance_of(lo->provenance, name->scope, name->expr);
		return set;
	}
	if (name->suffix[n - 1] & SUFFIX_ELEMENT)
		return set;
	const struct field *field = lo->world->fields[name->suffix[n - 1]];
	struct origin_set owners = objects_at(lo, name, n - 1);
	if (owners.is_open || owners.n == 0)
		return provenance_field(lo->provenance, field);
	set.is_open = false;
	for (uint32_t i = 0; i < owners.n; i++)
		unite(&set, provenance_field_of(lo->provenance, owners.objects[i], field));
	return set;
}

static struct origin_set objects_of(struct lock_order *lo, const struct lock_name *name)
{
	if (name->is_cut) // its last fields are not known
		return (struct origin_set){ .is_open = true };
	if (name->n_suffix && !(name->suffix[name->n_suffix - 1] & SUFFIX_ELEMENT))
		return objects_at(lo, name, name->n_suffix);
	if (name->whole_scope)
		return provenance_of(lo->provenance, name->whole_scope, name->whole_expr);
	return (struct origin_set){ .is_open = true };
}

// The object in whose field the lock is, where there is only one that it can be.
static uint32_t owner_of(struct lock_order *lo, const struct lock_name *name)
{
	if (name->n_suffix == 0 || name->is_cut || name->suffix[name->n_suffix - 1] & SUFFIX_ELEMENT)
		return 0;
	struct origin_set set = objects_at(lo, name, name->n_suffix - 1u);
	if (set.n != 1 || set.is_open ||
		provenance_origin(lo->provenance, set.objects[0])->kind != ORIGIN_NEW)
		return 0;
	return set.objects[0];
}

// Contents of library objects (the array in an ArrayDeque): the class of what comes out says more.
static bool has_foreign(const struct lock_order *lo, const struct origin_set *set)
{
	for (uint32_t i = 0; i < set->n; i++) {
		const struct origin *o = provenance_origin(lo->provenance, set->objects[i]);
		if (o->kind == ORIGIN_FIELD && lo->world->fields[o->id]->owner->role != ROLE_INPUT)
			return true;
		if (o->kind != ORIGIN_ELEMENT || o->index == PROVENANCE_CONTENTS)
			continue;
		const struct origin *array = provenance_origin(lo->provenance, o->id);
		if (array->kind != ORIGIN_NEW || array->method->owner->role != ROLE_INPUT)
			return true;
	}
	return false;
}

// Elements of a map or list, which have no other name than its field.
static struct origin_set container_of(struct lock_order *lo, const struct lock_name *name)
{
	const struct field *field = NULL;
	if (name->n_suffix > 1 && !(name->suffix[name->n_suffix - 2] & SUFFIX_ELEMENT))
		field = lo->world->fields[name->suffix[name->n_suffix - 2]];
	else if (name->n_suffix == 1 && name->root == ROOT_STATIC)
		field = lo->world->fields[name->number];
	if (!field)
		return (struct origin_set){ .is_open = true };
	return (struct origin_set){ .n = 1,
		.objects = { provenance_contents(lo->provenance, field, name->type) } };
}

static bool may_be_both(const struct klass *a, const struct klass *b)
{
	return klass_is_subtype(a, b) || klass_is_subtype(b, a) ||
		(a->is_interface && !(b->access & ACC_FINAL)) ||
		(b->is_interface && !(a->access & ACC_FINAL));
}

// Objects are followed without contexts; those of another class than the frame's cannot be meant.
// A lock of java.util.concurrent may be a view of an object of another class.
static bool has_class(const struct lock_order *lo, const struct origin *object, struct ir_type type,
	uint8_t mode)
{
	if (mode != LOCK_MONITOR || object->type.kind != KIND_CLASS || type.kind != KIND_CLASS)
		return true;
	const struct klass *klass = lo->world->classes[type.klass];
	const struct klass *own = lo->world->classes[object->type.klass];
	if (!klass->file || // the views of a read-write lock stand for it
		slice_has_prefix(name_slice(klass->name), SLICE("java/util/concurrent/locks/")))
		return true;
	// Of what a field or an element holds only the declared class is known.
	return object->kind == ORIGIN_NEW ? klass_is_subtype(own, klass)
									  : !own->file || may_be_both(own, klass);
}

static bool is_of_class(const struct lock_order *lo, struct ir_type type, const char *name)
{
	return type.kind == KIND_CLASS && strcmp(lo->world->classes[type.klass]->name->text, name) == 0;
}

const struct fact_call *object_constructor(const struct lock_order *lo, uint32_t id)
{
	const struct origin *object = provenance_origin(lo->provenance, id);
	const struct method_facts *maker = object->kind == ORIGIN_NEW
		? facts_of(lo->facts, object->method)
		: NULL;
	for (uint32_t i = 0; maker && i < maker->n_calls; i++) {
		const struct fact_call *call = &maker->calls[i];
		if (call->op != OP_invokespecial || call->n_args == 0)
			continue;
		const struct expr *self = &maker->exprs[maker->operands[call->args]];
		if (self->kind == EXPR_NEW && self->a == object->bci)
			return call;
	}
	return NULL;
}

// new Semaphore(1): only one can have it.
static bool is_binary(const struct lock_order *lo, uint32_t object)
{
	const struct fact_call *call = object_constructor(lo, object);
	return call && call->first_int == 1 + 1;
}

// A nested class of the owner's, which nobody else knows: the nodes of a map.
static bool is_part_of(const struct lock_order *lo, struct ir_type type, uint32_t owner)
{
	const struct origin *o = provenance_origin(lo->provenance, owner);
	if (type.kind != KIND_CLASS || o->type.kind != KIND_CLASS)
		return false;
	struct slice part = name_slice(lo->world->classes[type.klass]->name);
	struct slice whole = name_slice(lo->world->classes[o->type.klass]->name);
	return slice_has_prefix(part, whole) && part.len > whole.len && part.ptr[whole.len] == '$';
}

// The class that the field it is read from is declared with says more where a method hands it out as
// any object.
static struct ir_type declared_type(const struct lock_order *lo, const struct lock_name *name)
{
	const struct field *field = NULL;
	if (name->is_cut || name->type.kind != KIND_CLASS ||
		(name->n_suffix && name->suffix[name->n_suffix - 1] & SUFFIX_ELEMENT))
		return name->type;
	if (name->n_suffix)
		field = lo->world->fields[name->suffix[name->n_suffix - 1]];
	else if (name->root == ROOT_STATIC)
		field = lo->world->fields[name->number];
	struct slice text = field ? name_slice(field->descriptor) : SLICE("");
	if (text.len < 3 || text.ptr[0] != 'L')
		return name->type;
	struct slice declared = { text.ptr + 1, text.len - 2 };
	const struct klass *known = lo->world->classes[name->type.klass];
	if (slice_equal(declared, name_slice(known->name)))
		return name->type;
	const struct klass *klass = world_loaded(lo->world, declared);
	return klass && klass != known && klass_is_subtype(klass, known)
		? (struct ir_type){ .kind = KIND_CLASS, .klass = klass->id }
		: name->type;
}

// In a library all locks of a class that says enough are one key, which is remembered here.
static uint32_t *class_slot(struct lock_order *lo, struct ir_type type, uint8_t mode)
{
	if (type.kind != KIND_CLASS)
		return NULL;
	uint32_t slot = type.klass * 2 + (mode == LOCK_MONITOR), n_old = lo->key_of_class.n;
	if (slot >= n_old) {
		lo->key_of_class.n = (lo->world->n_classes + 1) * 2;
		vec_reserve(&lo->key_of_class, lo->key_of_class.n);
		memset(lo->key_of_class.v + n_old, 0, (lo->key_of_class.n - n_old) * sizeof(uint32_t));
	}
	return &lo->key_of_class.v[slot];
}

static uint32_t find_keys(struct lock_order *lo, uint32_t id, uint8_t mode, uint32_t keys[MAX_KEYS])
{
	struct lock_name name = lo->names.v[id];
	if (loading_is_by_name(&name))
		return 0;
	name.type = declared_type(lo, &name);
	if (name.root == ROOT_CLASS && name.n_suffix == 0) {
		keys[0] = class_key(lo, name.number);
		return 1;
	}
	if (name.root == ROOT_INIT) {
		keys[0] = key_for(lo, hash_pair(4, name.number),
			(struct lock_key){ .is_single = true,
				.is_init = true,
				.type_name = class_text(lo, name.number, ".class") });
		return 1;
	}
	uint32_t *of_class = lo->is_library ? class_slot(lo, name.type, mode) : NULL;
	if (of_class && *of_class) {
		keys[0] = *of_class - 1;
		return 1;
	}
	bool is_vague = is_catch_all(lo, name.type);
	bool is_semaphore = mode != LOCK_MONITOR &&
		is_of_class(lo, name.type, "java/util/concurrent/Semaphore");
	struct origin_set set = { .is_open = true };
	if (is_vague || !lo->is_library)
		set = objects_of(lo, &name);
	if (!is_vague && (set.is_open || set.n == 0 || has_foreign(lo, &set))) {
		keys[0] = type_key(lo, name.type, is_juc_monitor(lo, name.type, mode));
		if (of_class)
			*of_class = keys[0] + 1;
		return 1;
	}
	uint32_t n = 0, owner = set.n || set.is_open ? owner_of(lo, &name) : 0;
	// What a library's container holds (AtomicReference, Optional): one thing for each container.
	if (owner && (set.is_open || set.n != 1 || has_foreign(lo, &set)) &&
		lo->world->fields[name.suffix[name.n_suffix - 1]]->owner->role != ROLE_INPUT) {
		keys[0] = key_for(lo, hash_pair(hash_pair(6, owner), name.suffix[name.n_suffix - 1]),
			(struct lock_key){
				.is_single = is_single_object(lo, provenance_origin(lo->provenance, owner)),
				.type_name = is_part_of(lo, name.type, owner)
					? type_text(lo, provenance_origin(lo->provenance, owner)->type)
					: type_text(lo, name.type) });
		return 1;
	}
	if (set.n == 0 && name.n_suffix && name.suffix[name.n_suffix - 1] & SUFFIX_ELEMENT)
		set = container_of(lo, &name);
	// f(Object a, Object b): nothing is known of them, but that they can be exchanged, and that another
	// method of the class may be given the same.
	if (set.n == 0 && lo->is_library && name.root == ROOT_PARAM && name.n_suffix == 0 &&
		name.whole_scope && mode == LOCK_MONITOR)
		keys[n++] = key_for(lo,
			hash_pair(hash_pair(5, name.whole_scope->method->owner->id), name.type.klass),
			(struct lock_key){ .type_name = type_text(lo, name.type) });
	for (uint32_t i = 0; i < set.n && n < MAX_KEYS; i++) {
		const struct origin *object = provenance_origin(lo->provenance, set.objects[i]);
		if (set.is_open && lo->is_library && object->kind == ORIGIN_STRING)
			continue; // any string that anybody hands to anything
		if (!has_class(lo, object, name.type, mode) ||
			(is_semaphore && !is_binary(lo, set.objects[i])))
			continue;
		uint32_t field = set.n == 1 && !set.is_open ? field_made_for(lo, &name, object) : 0;
		keys[n++] = object_key(lo, set.objects[i], owner, field, name.type, mode,
			!(set.is_open && lo->is_library));
	}
	return n;
}

uint32_t keys_of_slot(struct lock_order *lo, uint32_t slot, uint32_t keys[MAX_KEYS])
{
	uint32_t n_old = lo->keys_of_name.n;
	if (slot >= n_old) {
		vec_reserve(&lo->keys_of_name, lo->names.n * N_LOCK_MODES);
		lo->keys_of_name.n = lo->names.n * N_LOCK_MODES;
		memset(lo->keys_of_name.v + n_old, 0, (lo->keys_of_name.n - n_old) * sizeof(uint32_t));
	}
	if (!lo->keys_of_name.v[slot]) {
		struct key_list list = { 0 };
		list.n = find_keys(lo, slot / N_LOCK_MODES, slot % N_LOCK_MODES, list.keys);
		lo->keys_of_name.v[slot] = list.n == 1 ? list.keys[0] + 1 : KEY_LIST | lo->key_lists.n;
		if (list.n != 1)
			vec_push(&lo->key_lists, list);
	}
	uint32_t known = lo->keys_of_name.v[slot];
	if (!(known & KEY_LIST)) {
		keys[0] = known - 1;
		return 1;
	}
	const struct key_list *list = &lo->key_lists.v[known & ~KEY_LIST];
	memcpy(keys, list->keys, list->n * sizeof(*keys));
	return list->n;
}

uint32_t keys_of(struct lock_order *lo, uint32_t id, uint8_t mode, uint32_t keys[MAX_KEYS])
{
	return keys_of_slot(lo, key_slot(id, mode), keys);
}

bool key_is_subtype_match(const struct lock_order *lo, uint32_t a, uint32_t b)
{
	const struct lock_key *x = &lo->keys.v[a], *y = &lo->keys.v[b];
	if (a == b || !x->klass || !y->klass)
		return false;
	if (!x->is_type && !y->is_type)
		return false;
	const struct klass *kx = lo->world->classes[x->klass], *ky = lo->world->classes[y->klass];
	if (x->is_juc_monitor != y->is_juc_monitor)
		return false;
	// The class of an object that is seen to be made is its class; what holds any object says nothing.
	if (!x->is_type && (x->is_exact || kx == lo->world->object || kx->is_interface))
		return klass_is_subtype(kx, ky);
	if (!y->is_type && (y->is_exact || ky == lo->world->object || ky->is_interface))
		return klass_is_subtype(ky, kx);
	return klass_is_subtype(kx, ky) || klass_is_subtype(ky, kx);
}

bool keys_meet_by_more(const struct lock_order *lo, uint32_t a, uint32_t b)
{
	const struct lock_key *x = &lo->keys.v[a], *y = &lo->keys.v[b];
	if (x->object && x->object == y->object && x->is_juc_monitor == y->is_juc_monitor &&
		(!x->owner || !y->owner || x->owner == y->owner) &&
		(!x->field || !y->field || x->field == y->field))
		return true;
	return key_is_subtype_match(lo, a, b);
}

// The same for all keys that may meet.
uint32_t key_family(const struct lock_order *lo, uint32_t key)
{
	const struct lock_key *k = &lo->keys.v[key];
	if (!k->klass)
		return UINT32_MAX - key;
	const struct klass *klass = lo->world->classes[k->klass];
	while (klass->super && klass->super != lo->world->object)
		klass = klass->super;
	return klass->id;
}
