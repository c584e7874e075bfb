// What the ways of hashing a state share: what is left out, which fields count, older objects that were written.
#ifndef VM_HASH_H
#define VM_HASH_H

#include "vm/internal.h"

bool hash_ignores(const struct vfield *f);
// Of a thread's status only this counts: new, started, ended. The rest is in the machine's own thread.
bool hash_is_status(const struct vfield *f);
enum { STATUS_NEW = 0, STATUS_ENDED = 2 };
bool hash_is_queue_end(const struct vfield *f);
// An object from before the first mark that belongs to the standard streams.
bool hash_leaves_out(const struct vm *vm, ref r);

// Which class it is: by name, where there is a loader of the program by that as well.
static inline uint64_t hash_of_class(const struct vclass *k)
{
	return k->loader && k->kind == 'L' && !k->is_hidden ? object_at(k->mirror)->name & NAME_MASK
														: k->name->hash;
}

// The fields of a class that count, superclasses included, or its static ones.
struct plan {
	uint32_t n;
	uint32_t head, tail; // offsets, of a lock with a queue; else 0
	struct {
		uint32_t offset;
		char kind;
	} fields[];
};

// Something older than the base that was written since: an object, or the initialisation of a class.
struct old {
	uint64_t id;
	ref r;
	const struct vclass *k; // where r is 0
	uint32_t size;
	uint8_t *was; // its bytes, or the class's state
};

struct kept;

// What the hash keeps from one state to the next. None of it is state.
struct hasher {
	struct bitset known;    // words, by address / 8, whose object is among the old ones, or is none
	VEC(struct old *) olds; // objects, by id
	VEC(struct old *) classes;
	VEC(struct old *) noted; // objects, in the order in which they were first written
	uint64_t size_of_olds;
	uint64_t *numbers; // of objects above the base, by address / 8: stamp and number
	uint32_t stamp;
	VEC(ref) order;
	VEC(struct plan *) plans; // by class id: of instances, of statics
	VEC(ref) streams;         // the standard ones, with all that is theirs: left out
	struct kept *kept;        // see hash_kept.c; NULL: no state was large yet
	struct map checked;       // hash to what vm_hash_slowly says; see hash_check
	uint64_t n_asked;
};

// A root of the heap in a state: a slot of a thread.
struct hash_root {
	ref r;
	uint64_t rank, name;
};

// One way through the threads of a state.
enum walk_kind {
	WALK_NUMBERS, // objects are numbered as they are met
	WALK_ROOTS,   // they are listed
	WALK_NAMES    // they have the names of hash_kept.c
};

struct walk {
	struct vm *vm;
	struct hasher *hasher;
	enum walk_kind kind;
	uint64_t low, high;
	uint64_t rank;    // of the slot that is looked at; see hash_kept.c
	uint64_t weight;  // words of objects, of those that were looked at
	bool has_numbers; // some object was numbered
};

// States whose objects have more words are hashed by hash_kept.c. Debug builds check it on all programs.
#ifdef RADDLE_DEBUG
#define HASH_SMALL 24
#else
#define HASH_SMALL 256
#endif

static inline void walk_add(struct walk *w, uint64_t value)
{
	uint64_t low = (w->low ^ value) * 0x9e3779b97f4a7c15u;
	uint64_t high = (w->high + value) * 0xd6e8feb86659fd93u;
	w->low = low << 29 | low >> 35;
	w->high = (high << 31 | high >> 33) ^ low;
}

static inline bool hash_is_new(const struct vm *vm, ref r)
{
	return r >= vm->base_heap && r < vm->image->heap_at && r >= HEAP_START && r % 8 == 0 &&
		bitset_has(&vm->starts, r / 8);
}

// Its identity hash was asked for, and is not the same in every state: that of an older object is.
static inline bool hash_counts_name(const struct vm *vm, ref r)
{
	return r >= vm->base_heap && (object_at(r)->name & NAME_HASHED);
}

// What a reference to an object that is not new is: the name of something permanent, or its address.
static inline uint64_t hash_older(const struct vm *vm, ref r)
{
	bool is_perm = r >= vm->base_perm && r < HEAP_START && r < vm->image->perm_at && r % 8 == 0 &&
		bitset_has(&vm->starts, r / 8);
	return is_perm ? object_at(r)->name & NAME_MASK : r;
}

static inline uint32_t hash_weight_of_plan(const struct plan *plan)
{
	return 1 + plan->n;
}

static inline bool hash_has_references(const struct vclass *array)
{
	return array->component->kind == 'L' || array->component->kind == '[';
}

static inline uint32_t hash_weight_of_array(ref r)
{
	const struct vclass *k = class_of(r);
	return 1 + (hash_has_references(k) ? array_length(r) : (array_length(r) << k->log2) / 8);
}

// hash.c
const struct plan *hash_plan(struct hasher *h, const struct vclass *k, bool is_static);
uint64_t hash_field_value(const uint8_t *p, char kind);
bool hash_is_idle_end(const struct vm *vm, const struct plan *plan, const uint8_t *bytes,
	uint32_t i);
void hash_add_head(struct walk *w, ref r); // class, lock, identity hash
void hash_add_threads(struct walk *w);
void *hash_map_zeros(size_t n);
// hash_old.c
const struct vclass *hash_mirrored(const struct vm *vm, ref r);
uint32_t hash_size_of(const struct vm *vm, ref r);
ref hash_object_around(const struct vm *vm, uint32_t address); // 0: it is in no object
bool hash_old_has_changed(const struct vm *vm, const struct old *old);
void hash_add_old_classes(struct walk *w);
void hash_release_olds(struct hasher *h);
// hash_kept.c
void kept_begin(struct vm *vm);
void kept_release(struct kept *kept);
void kept_update(struct vm *vm);
uint64_t kept_weight(const struct kept *kept);
bool kept_old_has_changed(const struct kept *kept, const struct old *old);
uint64_t kept_name(const struct kept *kept, ref r);
void kept_add_root(struct vm *vm, struct hash_root root);
void kept_add_sums(struct walk *w);

// Stops the program where the hash of this state and vm_hash_slowly contradict each other.
void hash_check(struct vm *vm, struct vm_hash hash);

#endif
