// The hash of a state: a canonical traversal limited to what came into being or was written since the
// first mark, and for large states what hash_kept.c keeps instead. Objects made since then are numbered in the order in which they are met from the roots
// (threads in the order of their place in the creation tree, their frames from the top, live locals;
// then older objects that have another value than at the mark), so neither addresses nor garbage nor the
// order of allocation matter. What is older and unwritten is never visited: an older object is kept as it
// was when it is first written, in a list by name, and compared with that.
//
// A slot holds a reference if its value is the start of an object: a number that looks like one is
// numbered too, which only could merge states if it took the place of another in the same hash.
//
// Left out, because it only looks like state:
//     virtual time and the order numbers of waits   only differences count: who waits longest, how long
//     String.hash, caches of Class                  recomputed to the same
//     Throwable backtraces, line numbers            read by nobody but printers
//     Thread.eetop, tid, parkBlocker, random seeds  names and hints; no program may depend on them
//     Thread.threadSeqNumber and the like           the next name to give
//     SoftReference.timestamp                       nothing is ever cleared
//     the queue of a lock for which nobody waits    a first node stays behind; only where operations on
//                                                   locks are steps, so that nobody is between two looks at it
#include <stdlib.h>
#include <sys/mman.h>

#include "base/hash.h"
#include "vm/files.h"
#include "vm/hash.h"
#include "vm/live.h"

static uint64_t number_of(struct walk *w, ref r)
{
	struct hasher *h = w->hasher;
	w->has_numbers = true;
	if (w->kind == WALK_NUMBERS) {
		uint64_t *number = &h->numbers[(r - HEAP_START) / 8];
		if (*number >> 32 != h->stamp) {
			vec_push(&h->order, r);
			*number = (uint64_t)h->stamp << 32 | h->order.n;
		}
		return 0x4000000000000000u + (uint32_t)*number;
	}
	if (w->kind == WALK_NAMES)
		return kept_name(h->kept, r);
	kept_add_root(w->vm, (struct hash_root){ r, w->rank, name_mix(w->rank, 0x4007) });
	return 0;
}

// What a reference is to the hash: a number or a name, or what hash_older says.
static inline uint64_t canonical(struct walk *w, ref r)
{
	return hash_is_new(w->vm, r) ? number_of(w, r) : hash_older(w->vm, r);
}

static uint64_t thread_name(const struct vm *vm, uint32_t number)
{
	return number ? vthread_at(vm, number)->name : 0;
}

static void add_lock(struct walk *w, uint32_t word)
{
	if (word) {
		walk_add(w, thread_name(w->vm, LOCK_OWNER(word)));
		walk_add(w, LOCK_COUNT(word));
	}
}

// ---- what is left out -------------------------------------------------------------------------------

static const struct {
	const char *class_name, *field;
} ignored[] = { { "java/lang/String", "hash" }, { "java/lang/String", "hashIsZero" },
	{ "java/lang/Throwable", "backtrace" }, { "java/lang/Throwable", "stackTrace" },
	{ "java/lang/Throwable", "depth" }, { "java/lang/Thread", "eetop" },
	{ "java/lang/Thread", "tid" }, { "java/lang/Thread", "parkBlocker" },
	{ "java/lang/Thread", "threadLocalRandomSeed" },
	{ "java/lang/Thread", "threadLocalRandomProbe" },
	{ "java/lang/Thread", "threadLocalRandomSecondarySeed" },
	{ "java/lang/Thread", "threadSeqNumber" }, { "java/lang/Thread", "threadInitNumber" },
	{ "java/lang/Class", "name" }, { "java/lang/Class", "reflectionData" },
	{ "java/lang/Class", "enumConstants" }, { "java/lang/Class", "packageName" },
	{ "java/lang/Class", "cachedConstructor" }, { "java/lang/Class", "enumConstantDirectory" },
	{ "java/lang/Class", "annotationData" }, { "java/lang/Class", "annotationType" },
	{ "java/lang/Class", "genericInfo" }, { "java/lang/Class", "classValueMap" },
	{ "java/util/concurrent/locks/ReentrantReadWriteLock$Sync", "cachedHoldCounter" },
	{ "java/lang/ref/SoftReference", "timestamp" }, { "java/lang/ref/SoftReference", "clock" },
	{ "java/util/concurrent/ThreadLocalRandom", "probeGenerator" },
	{ "java/util/concurrent/ThreadLocalRandom", "seeder" } };

bool hash_ignores(const struct vfield *f)
{
	if (f->owner->role != ROLE_JDK)
		return false;
	if (!f->member && symbol_is(f->owner->name, "java/lang/Class"))
		return true; // where the class lies: that depends on when it was loaded
	for (uint32_t i = 0; i < sizeof(ignored) / sizeof(ignored[0]); i++)
		if (symbol_is(f->name, ignored[i].field) &&
			symbol_is(f->owner->name, ignored[i].class_name))
			return true;
	return false;
}

enum { KIND_STATUS = 't' };

bool hash_is_status(const struct vfield *f)
{
	return f->owner->role == ROLE_JDK && symbol_is(f->name, "threadStatus");
}

bool hash_is_queue_end(const struct vfield *f)
{
	return f->owner->role == ROLE_JDK &&
		(symbol_is(f->owner->name, "java/util/concurrent/locks/AbstractQueuedSynchronizer") ||
			symbol_is(f->owner->name,
				"java/util/concurrent/locks/AbstractQueuedLongSynchronizer")) &&
		(symbol_is(f->name, "head") || symbol_is(f->name, "tail"));
}

// ---- plans ----------------------------------------------------------------------------------------

static void plan_fields(struct plan **plan, uint32_t *cap, const struct vclass *k, bool is_static)
{
	for (uint32_t i = 0; i < k->n_fields; i++) {
		const struct vfield *f = &k->fields[i];
		if (((f->access & ACC_STATIC) != 0) != is_static || hash_ignores(f))
			continue;
		if ((*plan)->n == *cap) {
			*cap *= 2;
			*plan = xrealloc(*plan, sizeof(**plan) + *cap * sizeof((*plan)->fields[0]));
		}
		if (!is_static && hash_is_queue_end(f))
			*(symbol_is(f->name, "head") ? &(*plan)->head : &(*plan)->tail) = f->offset;
		(*plan)->fields[(*plan)->n].offset = f->offset;
		(*plan)->fields[(*plan)->n++].kind = hash_is_status(f) ? KIND_STATUS : f->kind;
	}
}

const struct plan *hash_plan(struct hasher *h, const struct vclass *k, bool is_static)
{
	uint32_t slot = k->id * 2 + is_static;
	while (h->plans.n <= slot)
		vec_push(&h->plans, NULL);
	if (h->plans.v[slot])
		return h->plans.v[slot];
	uint32_t cap = 8;
	struct plan *plan = xmalloc(sizeof(*plan) + cap * sizeof(plan->fields[0]));
	plan->n = plan->head = plan->tail = 0;
	for (const struct vclass *c = k; c; c = is_static ? NULL : c->super)
		plan_fields(&plan, &cap, c, is_static);
	h->plans.v[slot] = plan;
	return plan;
}

// ---- objects --------------------------------------------------------------------------------------

uint64_t hash_field_value(const uint8_t *p, char kind)
{
	if (kind != KIND_STATUS)
		return read_kind(p, kind);
	uint32_t status = read_32(p);
	return status == STATUS_NEW || status == STATUS_ENDED ? status : 1;
}

static void add_array(struct walk *w, ref r, const struct vclass *k)
{
	const uint8_t *data = array_at(r)->data;
	uint32_t n = array_length(r);
	walk_add(w, n);
	if (k->component->kind == 'L' || k->component->kind == '[') {
		for (uint32_t i = 0; i < n; i++)
			walk_add(w, canonical(w, read_32(data + 4 * (size_t)i)));
		return;
	}
	size_t bytes = (size_t)n << k->log2;
	for (size_t i = 0; i + 8 <= bytes; i += 8)
		walk_add(w, read_64(data + i));
	uint64_t rest = 0;
	memcpy(&rest, data + (bytes & ~(size_t)7), bytes & 7);
	walk_add(w, rest);
}

// Is the i-th field one end of a queue in which nobody is?
bool hash_is_idle_end(const struct vm *vm, const struct plan *plan, const uint8_t *bytes,
	uint32_t i)
{
	uint32_t offset = plan->fields[i].offset;
	return vm->has_whole_operations && (offset == plan->head || offset == plan->tail) &&
		read_32(bytes + plan->head) == read_32(bytes + plan->tail);
}

static void add_fields(struct walk *w, ref r, const struct plan *plan)
{
	for (uint32_t i = 0; i < plan->n; i++) {
		if (plan->head && hash_is_idle_end(w->vm, plan, VM_BASE + r, i)) {
			walk_add(w, 0);
			continue;
		}
		uint64_t value = hash_field_value(VM_BASE + r + plan->fields[i].offset,
			plan->fields[i].kind);
		walk_add(w, plan->fields[i].kind == 'L' ? canonical(w, (ref)value) : value);
	}
}

void hash_add_head(struct walk *w, ref r)
{
	walk_add(w, hash_of_class(class_of(r)));
	add_lock(w, object_at(r)->lock);
	if (hash_counts_name(w->vm, r))
		walk_add(w, object_at(r)->name & NAME_MASK);
}

static void add_object(struct walk *w, ref r)
{
	const struct vclass *k = class_of(r);
	const struct plan *plan = k->kind == '[' ? NULL : hash_plan(w->hasher, k, false);
	w->weight += plan ? hash_weight_of_plan(plan) : hash_weight_of_array(r);
	if (w->weight > HASH_SMALL)
		return; // it comes to nothing
	hash_add_head(w, r);
	if (plan)
		add_fields(w, r, plan);
	else
		add_array(w, r, k);
}

// ---- threads --------------------------------------------------------------------------------------

static void add_slot(struct walk *w, uint64_t value)
{
	walk_add(w, value <= UINT32_MAX ? canonical(w, (ref)value) : value);
}

static void add_frame(struct walk *w, const struct frame *f)
{
	const struct vmethod *m = f->method;
	uint64_t live = m->native ? UINT64_MAX : live_locals(w->vm, m, f->pc);
	walk_add(w, hash_of_class(m->owner));
	walk_add(w, m->owner->is_hidden ? m->name->hash : m->index);
	walk_add(w, f->pc);
	walk_add(w, f->kind);
	if (m == w->vm->image->stub_init) { // where the class lies depends on when it was loaded
		walk_add(w, hash_of_class((const struct vclass *)f->locals[0]));
		live = 0;
	}
	uint64_t rank = w->rank;
	for (uint32_t i = 0; i < m->max_locals; i++, w->rank++)
		if (i >= 64 || (live >> i & 1))
			add_slot(w, f->locals[i]);
	for (const uint64_t *p = f->stack; p < f->sp; p++, w->rank++)
		add_slot(w, *p);
	walk_add(w, canonical(w, f->lock));
	w->rank = rank;
}

static uint32_t wait_rank(const struct vm *vm, const struct thread *t)
{
	uint32_t rank = 0;
	for (uint32_t i = 1; i <= vm->image->n_threads; i++) {
		const struct thread *other = vthread_at(vm, i);
		rank += other->state == VM_THREAD_WAITING && other->on == t->on &&
			other->wait_seq < t->wait_seq;
	}
	return rank;
}

// Slots are ranked by thread, then from the outermost frame inwards: so their ranks stay while frames come and go.
#define RANK_OF_THREAD(t) ((t)->name >> 40 << 40 | 1)
#define RANKS_PER_FRAME 0x1000000u

static void add_frames(struct walk *w, const struct thread *t)
{
	uint64_t depth = 0;
	if (w->kind == WALK_ROOTS)
		for (const struct frame *f = t->top; f; f = f->prev)
			depth++;
	for (const struct frame *f = t->top; f; f = f->prev) {
		w->rank = RANK_OF_THREAD(t) + depth-- * RANKS_PER_FRAME;
		add_frame(w, f);
	}
}

// Frames that name no object which is numbered hash to the same in every state: kept in the thread, undone
// with it. False where there is such an object.
static bool digest_frames(struct walk *w, struct thread *t)
{
	struct walk own = { .vm = w->vm, .hasher = w->hasher, .kind = w->kind, .low = 3, .high = 4 };
	add_frames(&own, t);
	if (own.has_numbers)
		return false;
	t->has_digest = true;
	t->digest_low = own.low;
	t->digest_high = own.high;
	return true;
}

static void add_thread(struct walk *w, struct thread *t)
{
	walk_add(w, t->name);
	walk_add(w,
		(uint64_t)t->state | (uint64_t)t->wake << 8 | (uint64_t)t->permit << 16 |
			(uint64_t)t->is_daemon << 24 | (uint64_t)t->n_started << 32);
	w->rank = RANK_OF_THREAD(t);
	walk_add(w, canonical(w, t->java));
	w->rank++;
	walk_add(w, canonical(w, t->exception));
	w->rank++;
	if (t->state == VM_THREAD_WAITING || t->state == VM_THREAD_BLOCKED)
		walk_add(w, canonical(w, t->on));
	if (t->state == VM_THREAD_WAITING) {
		walk_add(w, t->saved_count);
		walk_add(w, wait_rank(w->vm, t));
	}
	if (t->until != INT64_MAX)
		walk_add(w, t->until > w->vm->image->now ? (uint64_t)(t->until - w->vm->image->now) : 0);
	if (!t->has_digest && !digest_frames(w, t)) {
		add_frames(w, t);
		return;
	}
	walk_add(w, t->digest_low);
	walk_add(w, t->digest_high);
}

void hash_add_threads(struct walk *w)
{
	const struct vm *vm = w->vm;
	uint16_t order[VM_MAX_THREADS];
	uint32_t n = 0;
	for (uint32_t number = 1; number <= vm->image->n_threads; number++) {
		const struct thread *t = vthread_at(vm, number);
		if (t->state == VM_THREAD_NONE)
			continue;
		uint32_t i = n++;
		for (; i > 0 && vthread_at(vm, order[i - 1])->name > t->name; i--)
			order[i] = order[i - 1];
		order[i] = (uint16_t)number;
	}
	for (uint32_t i = 0; i < n; i++)
		add_thread(w, vthread_at(vm, order[i]));
}

// ---- older objects that were written ------------------------------------------------------------------

static void add_olds(struct walk *w)
{
	const struct hasher *h = w->hasher;
	for (uint32_t i = 0; i < h->olds.n && w->weight <= HASH_SMALL; i++) {
		const struct old *old = h->olds.v[i];
		if (h->kept ? !kept_old_has_changed(h->kept, old) : !hash_old_has_changed(w->vm, old))
			continue;
		walk_add(w, old->id);
		const struct vclass *mirror = hash_mirrored(w->vm, old->r);
		if (mirror) {
			w->weight += hash_weight_of_plan(hash_plan(w->hasher, mirror, true));
			add_fields(w, old->r, hash_plan(w->hasher, mirror, true));
		}
		add_object(w, old->r);
	}
}

// ---- the hash -----------------------------------------------------------------------------------------

void *hash_map_zeros(size_t n)
{
	void *map = mmap(NULL, n, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE,
		-1, 0);
	if (map == MAP_FAILED)
		out_of_memory(n);
	return map;
}

// ---- the standard streams -------------------------------------------------------------------------------

enum { KNOWN_WORDS = 0x100000000 / 512, MAX_STREAM_OBJECTS = 500 };
#define MANY_OLD_BYTES 0x10000
// States whose hashes are checked in debug builds, which takes milliseconds: the first, and some.
#define CHECK_FIRST 200
#define CHECK_EVERY 4096

static ref static_reference(const struct vclass *k, const char *name)
{
	for (uint32_t i = 0; i < k->n_fields; i++)
		if ((k->fields[i].access & ACC_STATIC) && symbol_is(k->fields[i].name, name))
			return get_32(k->mirror, k->fields[i].offset);
	return 0;
}

static bool is_part_of_stream(const struct vm *vm, ref r)
{
	const struct vclass *k = class_of(r);
	return r >= HEAP_START && k != WK(vm, Class) && k != WK(vm, String) &&
		!class_is_subclass(k, WK(vm, Thread)) && !class_is_subclass(k, WK(vm, ClassLoader)) &&
		!bitset_has(&vm->hasher->known, r / 8);
}

static void leave_out(struct vm *vm, ref r)
{
	struct hasher *h = vm->hasher;
	if (!r || h->streams.n >= MAX_STREAM_OBJECTS || !is_part_of_stream(vm, r))
		return;
	uint32_t size = hash_size_of(vm, r);
	for (uint32_t word = r; word < r + size; word += 8)
		bitset_add(&h->known, word / 8);
	vec_push(&h->streams, r);
}

bool hash_leaves_out(const struct vm *vm, ref r)
{
	for (uint32_t i = 0; i < vm->hasher->streams.n; i++)
		if (vm->hasher->streams.v[i] == r)
			return true;
	return false;
}

// What is printed cannot be read back, so what the streams keep in their buffers is no state.
static void leave_out_streams(struct vm *vm)
{
	struct hasher *h = vm->hasher;
	const struct vclass *system = WK(vm, System);
	if (!vm->standard_streams[0]) { // later they may be the program's
		vm->standard_streams[0] = static_reference(system, "out");
		vm->standard_streams[1] = static_reference(system, "err");
	}
	if (vm->has_watched_output)
		return;
	leave_out(vm, vm->standard_streams[0]);
	leave_out(vm, vm->standard_streams[1]);
	for (uint32_t i = 0; i < h->streams.n; i++) {
		ref r = h->streams.v[i];
		const struct vclass *k = class_of(r);
		if (k->kind == '[')
			continue;
		const struct plan *plan = hash_plan(h, k, false);
		for (uint32_t f = 0; f < plan->n; f++)
			if (plan->fields[f].kind == 'L')
				leave_out(vm, get_32(r, plan->fields[f].offset));
	}
}

void hash_begin(struct vm *vm)
{
	struct hasher *h = vm->hasher = xcalloc(1, sizeof(*h));
	h->known.n_words = KNOWN_WORDS;
	h->known.words = hash_map_zeros(KNOWN_WORDS * sizeof(uint64_t));
	h->numbers = hash_map_zeros(HEAP_END - HEAP_START);
	leave_out_streams(vm);
}

void hash_end(struct vm *vm)
{
	struct hasher *h = vm->hasher;
	if (!h)
		return;
	munmap(h->known.words, KNOWN_WORDS * sizeof(uint64_t));
	munmap(h->numbers, HEAP_END - HEAP_START);
	hash_release_olds(h);
	kept_release(h->kept);
	for (uint32_t i = 0; i < h->plans.n; i++)
		free(h->plans.v[i]);
	vec_release(&h->order);
	vec_release(&h->plans);
	vec_release(&h->streams);
	map_release(&h->checked);
	free(h);
	vm->hasher = NULL;
}

static uint64_t finish(uint64_t x)
{
	x = (x ^ x >> 32) * 0xd6e8feb86659fd93u;
	x = (x ^ x >> 32) * 0xd6e8feb86659fd93u;
	return x ^ x >> 32;
}

// States that have one hash have one slow hash, too, and the other way round: both ways of the map are kept.
void hash_check(struct vm *vm, struct vm_hash hash)
{
	struct map *map = &vm->hasher->checked;
	uint64_t slow = vm_hash_slowly(vm).low,
			 pairs[2][2] = { { hash.low, slow }, { slow, hash.low } };
	for (int i = 0; i < 2; i++) {
		bool is_first;
		uint64_t *there = map_put(map, pairs[i][0], &is_first);
		if (is_first)
			*there = pairs[i][1];
		else if (*there != pairs[i][1])
			BUG("%s", i ? "one state has two hashes" : "two states have one hash");
	}
}

static void add_of_file(void *w, uint64_t value)
{
	walk_add(w, value);
}

static struct vm_hash finished(const struct walk *w)
{
	return (struct vm_hash){ finish(w->low), finish(w->high ^ w->low) };
}

static struct vm_hash hash_small(struct walk *w)
{
	struct hasher *h = w->hasher;
	h->stamp++;
	h->order.n = 0;
	hash_add_threads(w);
	hash_add_old_classes(w);
	add_olds(w);
	for (uint32_t i = 0; i < h->order.n && w->weight <= HASH_SMALL; i++)
		add_object(w, h->order.v[i]);
	w->vm->n_hashed += h->order.n;
	return finished(w);
}

static struct vm_hash hash_large(struct walk *w)
{
	w->kind = WALK_NAMES;
	hash_add_threads(w);
	hash_add_old_classes(w);
	kept_add_sums(w);
	return finished(w);
}

// Whether a state is small is a matter of the state alone, never of how it was come to.
static struct vm_hash hash_of(struct vm *vm)
{
	struct hasher *h = vm->hasher;
	struct walk w = { .vm = vm, .hasher = h, .low = 1, .high = 2 };
	walk_add(&w, (uint64_t)vm->image->has_ended << 32 | (uint32_t)vm->image->exit_status);
	if (vm->image->has_ended) // nothing comes after it
		return finished(&w);
	files_add(vm, add_of_file, &w);
	walk_add(&w, vm->image->sum_of_answers);
	if (!h->kept && h->size_of_olds > MANY_OLD_BYTES)
		kept_begin(vm);
	if (h->kept)
		kept_update(vm);
	struct walk start = w;
	if (!h->kept || kept_weight(h->kept) <= HASH_SMALL) {
		struct vm_hash hash = hash_small(&w);
		if (w.weight <= HASH_SMALL)
			return hash;
		INVARIANT(!h->kept);
		kept_begin(vm);
		kept_update(vm);
	}
	INVARIANT(kept_weight(h->kept) > HASH_SMALL);
	return hash_large(&start);
}

struct vm_hash vm_hash(struct vm *vm)
{
	struct vm_hash hash = hash_of(vm);
#ifdef RADDLE_DEBUG
	uint64_t n = vm->hasher->n_asked++;
	if ((n < CHECK_FIRST || n % CHECK_EVERY == 0) && !vm->image->has_ended)
		hash_check(vm, hash);
#endif
	return hash;
}

// ---- whole states, for checks of undo ------------------------------------------------------------------

static uint64_t add_bytes(uint64_t sum, const void *bytes, size_t n)
{
	return name_mix(sum, hash_stable(slice_of(bytes, n)));
}

uint64_t vm_fingerprint(const struct vm *vm)
{
	const struct image *image = vm->image;
	uint64_t sum = add_bytes(0, VM_BASE + HEAP_START, image->heap_at - HEAP_START);
	for (uint32_t i = 1; i <= image->n_classes; i++) {
		const struct vclass *k = image->classes[i];
		if (offset_of(k) >= vm->base_perm && vm->base_perm)
			continue; // loaded since the first mark: it stays
		uint64_t state = (uint64_t)k->init << 32 | k->init_thread;
		sum = add_bytes(sum, &state, sizeof(state));
		if (k->mirror)
			sum = add_bytes(sum, VM_BASE + k->mirror, WK(vm, Class)->size + k->statics);
	}
	for (uint32_t i = 1; i <= image->n_threads; i++) {
		const struct thread *t = vthread_at(vm, i);
		sum = add_bytes(sum, t, offsetof(struct thread, has_digest));
		for (const struct frame *f = t->top; f; f = f->prev)
			sum = add_bytes(sum, f->locals,
				(size_t)((const uint8_t *)f->sp - (const uint8_t *)f->locals));
	}
	sum = add_bytes(sum, image->files, sizeof(image->files));
	sum = name_mix(sum, (uint64_t)image->now);
	sum = name_mix(sum, image->wait_seq);
	return name_mix(sum, image->heap_at);
}
