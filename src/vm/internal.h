// What the files of the machine share.
//
// The region, at VM_BASE:
//
//     0        64 K          1 G            4 G                      4 G + threads * 2 M
//     | none   | permanent    | heap         | stack 1 | stack 2 | ...
//
// Permanent: struct image, class structures, mirrors, string constants: what comes into being by
// loading and linking. It is not undone: loading a class again would give the same. What Java code
// writes into it (statics, init states) is, and what loaders of the program answer (loaders.c). References are 32-bit offsets from VM_BASE; the C structures
// point at each other with plain pointers, which hold because the region has a fixed address.
#ifndef VM_INTERNAL_H
#define VM_INTERNAL_H

#include "vm/vm.h"

#include <stddef.h>
#include <string.h>

#include "base/bitset.h"
#include "base/bug.h"
#include "base/map.h"
#include "base/vec.h"

// Sanitizers keep shadow memory where a plain program has nothing: each leaves other places free.
#if defined(__SANITIZE_THREAD__)
#define VM_BASE_ADDRESS 0x4000000000
#else
#define VM_BASE_ADDRESS 0x200000000000
#endif
#define VM_BASE ((uint8_t *)VM_BASE_ADDRESS)
#define PERM_START 0x10000u
#define HEAP_START 0x40000000u
#define HEAP_END 0xffff0000u
#define STACKS_START 0x100000000u
#define STACK_SIZE 0x200000u
#define STACK_RED 0x4000u // left for the handling of StackOverflowError
#define REGION_SIZE (STACKS_START + (uint64_t)(VM_MAX_THREADS + 1) * STACK_SIZE)

typedef uint32_t ref;

struct object {
	uint32_t klass; // offset of its vclass
	uint32_t lock;  // owner << 20 | count
	uint64_t name;  // NAME_SHARED | the rest: by where it was made
};
#define NAME_SHARED 1u // other threads may reach it
#define NAME_HASHED 2u // its identity hash was asked for
#define NAME_LEAKED 4u // others may have reached it before its constructor was through
#define NAME_MASK (~(uint64_t)7)
#define LOCK_OWNER(word) ((word) >> 20)
#define LOCK_COUNT(word) ((word)&0xfffffu)

struct array {
	struct object head;
	uint32_t length;
	uint32_t is_off_heap; // OFF_HEAP: of memory that natives address; see collect.c
	uint8_t data[];
};
#define OFF_HEAP 0x0ff4ea9u
#define OBJECT_HEAD 16u
#define ARRAY_BASE 24u

struct symbol {
	struct symbol *next;
	uint32_t hash, len;
	char text[];
};

struct vclass;
struct vmethod;

struct vfield {
	struct vclass *owner;
	struct symbol *name, *type;
	const struct member *member; // NULL: injected
	uint32_t offset;             // in the object, or in the mirror
	uint16_t access, index;
	char kind; // first character of the type; '[' is 'L'
};

enum { VINDEX_NONE = -1 };

struct vmethod {
	struct vclass *owner;
	struct symbol *name, *type;
	uint8_t *code; // quickened copy
	const struct member *member;
	struct vmethod *twin; // of an intercepted method: none of its own code runs
	uint32_t code_length;
	int32_t vindex;
	uint16_t access, index;
	uint16_t n_args; // slots, with this
	uint16_t max_locals, max_stack;
	uint16_t native; // row of natives.def + 1; 0: none
	char returns;    // first character of the return type; '[' is 'L'
	bool is_hidden;  // not in stack traces
	bool is_caller_sensitive, is_polymorphic, is_linked;
	uint8_t trivial;
};

struct pool_entry {
	uint64_t p; // pointer, reference or value; 0: not resolved
	uint32_t a, b;
};

enum init_state { INIT_NONE, INIT_RUNNING, INIT_DONE, INIT_FAILED };

#define N_DISPLAY 8
#define N_SELECT 16

struct vclass {
	struct symbol *name;
	const struct class *file; // NULL: array or primitive
	struct vclass *super;
	struct vclass **interfaces; // direct
	struct vclass **all;        // all superinterfaces, transitively
	struct vclass *display[N_DISPLAY];
	struct vclass *component, *element; // arrays
	struct vclass *array;               // of this
	struct vclass *host;                // nest host, NULL: not looked up
	struct vclass *next;                // in the hash chain
	struct vclass *cast_hit;
	struct vfield *fields;
	struct vmethod *methods;
	struct vmethod **vtable;
	struct pool_entry *pool;
	struct {
		struct vmethod *asked, *found;
	} select[N_SELECT];
	struct vmethod *clinit, *finalizer;
	ref *sites;          // of call sites, see bootstrap.c
	struct slice source; // SourceFile
	struct symbol *package;
	uint32_t id;
	ref init_error;     // what its initialisation ended with, for later attempts
	ref mirror, loader; // loader: 0 for boot, platform and application
	uint32_t size;      // of an instance
	uint32_t statics;   // bytes behind the mirror
	uint32_t n_sites;
	uint32_t n_fields, n_methods, n_vtable, n_interfaces, n_all, depth;
	uint16_t access;
	uint8_t init; // state: enum init_state
	uint8_t role; // enum input_role
	uint16_t init_thread;
	uint8_t dims;
	char kind;    // 'L', '[' or a primitive's
	uint8_t log2; // arrays: of the element's size
	bool is_hidden, is_interface, has_finalizer;
	bool is_generated; // by gen.c: nobody initialises it
	uint8_t reference; // 1: subclass of Reference
	uint8_t trait;     // see inside.c; 0: not looked up
};

struct frame {
	struct vmethod *method;
	uint64_t *locals, *sp;
	struct frame *prev;
	uint64_t path; // hash of the calls that led here
	uint32_t pc;
	ref lock;      // of a synchronized method
	uint32_t kind; // enum frame_kind
	uint32_t unused;
	uint64_t stack[];
};

// When it returns, the caller goes on behind its call, or executes the same instruction again.
enum frame_kind { FRAME_CALL, FRAME_AGAIN };
// A native with a frame has these slots for itself, frame->pc counts the calls it has made, and it is
// called again after each: with the result, or with the exception where it catches.
#define N_NATIVE_STACK 16
enum { NATIVE_RESULT, NATIVE_EXCEPTION, NATIVE_OWN };
#define NATIVE_CAUGHT 0x8000u // in pc

enum wake { WAKE_NONE, WAKE_CALLED, WAKE_TIMEOUT, WAKE_INTERRUPT };

struct thread {
	struct frame *top;
	uint64_t name;
	int64_t until;      // virtual nanoseconds; INT64_MAX: no timeout
	uint64_t wait_seq;  // order in wait sets
	uint64_t allocated; // objects, for names
	uint64_t hash_of_children;
	ref java;          // its Thread object
	ref exception;     // pending
	ref on;            // object it is blocked on
	ref scoped_values; // its cache of them
	struct vclass *init_of;
	uint32_t saved_count; // of a monitor given up in wait
	uint32_t number;
	uint32_t n_started, n_hashes;
	uint8_t state; // enum vm_thread_state
	uint8_t wake;  // enum wake
	uint8_t permit;
	bool is_daemon;
	bool in_overflow;
	bool has_digest; // of its frames, for the hash: none of them has changed since
	uint64_t digest_low, digest_high;
	// not state:
	uint64_t epoch;
	struct frame *low;
};

// Found when java.base is there; names are in wellknown.def.
enum wellknown_class {
#define CLASS(id, name) WK_##id,
#define FIELD(class, id, name, type)
#include "vm/wellknown.def"
#undef CLASS
#undef FIELD
	N_WELLKNOWN
};
enum wellknown_field {
#define CLASS(id, name)
#define FIELD(class, id, name, type) F_##class##_##id,
#include "vm/wellknown.def"
#undef CLASS
#undef FIELD
	N_WELLKNOWN_FIELDS
};

#define N_MAPS 64u
#define N_OPEN_FILES 256
#define N_SYMBOL_SLOTS 65536u
#define N_CLASS_SLOTS 8192u
#define N_STRING_SLOTS 16384u
#define N_ASKED_SLOTS 1024u

struct string_entry {
	struct string_entry *next;
	ref string;
	uint32_t hash;
};

struct package_entry {
	struct package_entry *next;
	struct symbol *name;
	ref module, loader; // loader: as of classes
};

// See files.c.
struct open_file {
	uint32_t host; // which of the host's, from 1; 0: free
	uint32_t unused;
	uint64_t at; // the next byte, or name
};

// The root of all state in the region.
struct image {
	uint64_t magic;
	uint32_t perm_at, heap_at;
	uint32_t hole_end; // up to where heap_at can move
	uint32_t n_perm_objects, perm_objects_cap;
	ref *perm_objects;
	uint32_t heap_limit;
	uint32_t n_classes, n_threads;
	uint32_t processors;
	uint32_t jdk; // feature release
	int64_t now;  // virtual nanoseconds since the start
	uint64_t wait_seq;
	uint64_t thread_id_cell; // off-heap cell of Thread.ThreadIdentifiers
	uint64_t off_heap;       // bytes of the program's off-heap allocations
	bool is_booted;
	bool has_ended;
	int32_t exit_status;
	uint32_t main_status; // exit status when main ends by an exception
	struct vclass *wk[N_WELLKNOWN];
	uint32_t offsets[N_WELLKNOWN_FIELDS]; // 0: no such field in this JDK
	struct vclass *primitives[128];       // by descriptor character
	struct vclass *arrays[128];
	ref app_loader, platform_loader, app_module, base_module, boot_unnamed;
	ref system_group, main_group;
	ref out_of_memory;
	struct vmethod *stub_thread, *stub_main, *stub_init, *stub_boot, *stub_constant, *stub_form,
		*stub_load, *stub_bootstrap;
	struct vmethod *stub_handles[128]; // by what they return
	struct thread *threads;            // [VM_MAX_THREADS + 1]
	struct open_file files[N_OPEN_FILES];
	struct vclass **classes;
	struct symbol *symbols[N_SYMBOL_SLOTS];
	struct vclass *class_slots[N_CLASS_SLOTS];
	struct asked *asked[N_ASKED_SLOTS]; // see loaders.c
	uint64_t sum_of_answers;            // of the program's loaders, for the hash
	struct string_entry *strings[N_STRING_SLOTS];
	struct package_entry *packages[1024];
};

struct native;

// A class that a loader of the program is to be asked for; see loaders.c.
struct wanted {
	struct symbol *name;  // NULL: nothing is wanted
	struct symbol *child; // of which it is a supertype
	struct vclass *in;    // where a constant names it
	ref loader;
	uint16_t index;
	bool is_by_name; // by Class.forName
};

struct vm {
	struct image *image;
	struct input *input;
	struct vm_options options;
	struct arena arena; // scratch of class reading
	enum vm_status status;
	char *message;
	uint16_t newest_major; // of the class files that were read
	uint64_t n_instructions, n_native_calls, n_allocations, n_bytes;
	uint64_t budget; // of the present vm_run
	bool is_logging, is_stepping;
	struct vmethod *in_native; // a native without frame that is running
	uint32_t chosen_waiter, chosen_option;
	uint32_t heap_high;  // above this the heap is still zero
	uint64_t collect_at; // when so many bytes were allocated; UINT64_MAX: never
	uint64_t n_collections;
	struct collector *collector; // NULL: nothing is collected
	uint64_t epoch;
	struct {
		uint8_t *bytes;
		size_t n, cap;
	} log;
	VEC(uint64_t) marks;
	char **properties;
	const char *class_path;
	uint8_t *native_used;
	VEC(struct zlib_stream *) streams;
	VEC(ref) gray;
	struct bitset starts;          // of objects, by address / 8; from the first mark on
	uint32_t base_heap, base_perm; // where they ended at the first mark; 0 before
	struct hasher *hasher;         // see hash.c; from the first mark on
	ref standard_streams[2];       // out and err as they were then
	bool has_whole_operations;     // see vm_set_whole_operations
	bool has_watched_output;       // see vm_set_watched_output
	bool has_weak_failures;        // see vm_set_weak_failures
	struct map live;               // see live.c
	struct {
		uint64_t start, end;
		const char *path; // while there is undo: what it is, to be found again
		uint64_t at, n;
	} maps[N_MAPS]; // of files, to read only; see natives_nio.c
	uint32_t n_maps;
	struct {
		uint64_t address, n;
	} jimage;
	VEC(struct host_file *) hosts; // see files.c
	int end_of_files;              // no descriptor was ever larger
	struct loading *loading;       // classes being defined, innermost first; see load.c
	struct wanted wanted;
	uint64_t n_hashed;
};

// ---- memory -----------------------------------------------------------------------------------

static inline struct object *object_at(ref r)
{
	return (struct object *)(VM_BASE + r);
}

static inline struct array *array_at(ref r)
{
	return (struct array *)(VM_BASE + r);
}

static inline uint32_t offset_of(const void *p)
{
	return (uint32_t)((const uint8_t *)p - VM_BASE);
}

static inline struct vclass *class_at(uint32_t offset)
{
	return (struct vclass *)(VM_BASE + offset);
}

static inline struct vclass *class_of(ref r)
{
	return class_at(object_at(r)->klass);
}

static inline uint32_t array_length(ref r)
{
	return array_at(r)->length;
}

// As it lies in the heap.
static inline uint32_t object_size(ref r)
{
	const struct vclass *k = class_of(r);
	uint64_t size = k->kind == '[' ? ARRAY_BASE + ((uint64_t)array_length(r) << k->log2) : k->size;
	return (uint32_t)((size + 7) & ~(uint64_t)7);
}

// No object lies above.
static inline uint32_t heap_top(const struct vm *vm)
{
	return vm->collector ? vm->heap_high : vm->image->heap_at;
}

bool memory_map(struct vm *vm, struct err *err);
void memory_unmap(struct vm *vm);
void memory_find_starts(struct vm *vm);
void memory_forget_starts(struct vm *vm, uint32_t from, uint32_t to); // objects there are gone
struct bitset memory_bits(void); // one for each address where an object can lie
void memory_release_bits(struct bitset *bits);
void zlib_release(struct vm *vm);
void maps_release(struct vm *vm);
void *perm_alloc(struct vm *vm, size_t size); // zero
#define PERM_NEW(vm, type) ((type *)perm_alloc((vm), sizeof(type)))
#define PERM_ARRAY(vm, type, n) ((type *)perm_alloc((vm), sizeof(type) * (size_t)(n)))

struct symbol *symbol_of(struct vm *vm, struct slice text);
struct symbol *symbol_of_string(struct vm *vm, const char *text);
static inline struct slice symbol_slice(const struct symbol *s)
{
	return slice_of(s->text, s->len);
}
static inline bool symbol_is(const struct symbol *s, const char *text)
{
	return strcmp(s->text, text) == 0;
}

// 0 with VM_LIMIT or a pending OutOfMemoryError when there is no room.
ref heap_object(struct vm *vm, struct thread *t, struct vclass *klass);
ref heap_array(struct vm *vm, struct thread *t, struct vclass *klass, uint32_t length);
// Bytes that Java and natives address as memory outside the heap: there until they are freed.
ref off_heap_array(struct vm *vm, struct thread *t, uint32_t n);
void off_heap_free(struct vm *vm, uint64_t address);
ref perm_object(struct vm *vm, struct vclass *klass, uint32_t extra, uint64_t name);
ref perm_array(struct vm *vm, struct vclass *klass, uint32_t length, uint64_t name);

// ---- state writes: each logs the old value where is_logging --------------------------------------

// In the log behind the bytes that were there.
struct log_record {
	void *address;
	uint32_t length, padded;
};
void log_bytes(struct vm *vm, const void *address, uint32_t n);
void hash_begin(struct vm *vm);
void hash_end(struct vm *vm);
// Bytes that are older than the first mark are about to be written.
void hash_note(struct vm *vm, uint32_t address, uint32_t n);
// The log is about to go back to there, the heap to that; or to be forgotten.
void hash_undoes(struct vm *vm, size_t log, uint32_t heap_at);
void hash_commits(struct vm *vm);

#define DEFINE_WRITE(bits)                                                              \
	static inline void write_##bits(struct vm *vm, void *address, uint##bits##_t value) \
	{                                                                                   \
		if (__builtin_expect(vm->is_logging, 0))                                        \
			log_bytes(vm, address, bits / 8);                                           \
		memcpy(address, &value, bits / 8);                                              \
	}
DEFINE_WRITE(8)
DEFINE_WRITE(16)
DEFINE_WRITE(32)
DEFINE_WRITE(64)

#define DEFINE_READ(bits)                                         \
	static inline uint##bits##_t read_##bits(const void *address) \
	{                                                             \
		uint##bits##_t value;                                     \
		memcpy(&value, address, bits / 8);                        \
		return value;                                             \
	}
DEFINE_READ(8)
DEFINE_READ(16)
DEFINE_READ(32)
DEFINE_READ(64)

// A field or element of a kind: 'J', 'B', 'L', ...
static inline uint64_t read_kind(const void *p, char kind)
{
	switch (kind) {
	case 'J':
	case 'D':
		return read_64(p);
	case 'S':
	case 'C':
		return read_16(p);
	case 'B':
	case 'Z':
		return read_8(p);
	default:
		return read_32(p);
	}
}

static inline uint32_t get_32(ref r, uint32_t offset)
{
	return read_32(VM_BASE + r + offset);
}
static inline uint64_t get_64(ref r, uint32_t offset)
{
	return read_64(VM_BASE + r + offset);
}
// A field that this JDK does not have is at 0 (see OFF): that would be the object's class.
static inline void check_offset(uint32_t offset)
{
#ifdef RADDLE_DEBUG
	INVARIANT(offset >= OBJECT_HEAD);
#else
	(void)offset;
#endif
}

static inline void set_32(struct vm *vm, ref r, uint32_t offset, uint32_t value)
{
	check_offset(offset);
	write_32(vm, VM_BASE + r + offset, value);
}
static inline void set_64(struct vm *vm, ref r, uint32_t offset, uint64_t value)
{
	check_offset(offset);
	write_64(vm, VM_BASE + r + offset, value);
}
static inline void set_8(struct vm *vm, ref r, uint32_t offset, uint8_t value)
{
	check_offset(offset);
	write_8(vm, VM_BASE + r + offset, value);
}
// The thread's structure and top frame are about to change.
void log_thread(struct vm *vm, struct thread *t);
void log_frame_below(struct vm *vm, struct thread *t);

// A reference becomes visible in a shared object.
void share(struct vm *vm, ref r);
static inline void set_ref(struct vm *vm, ref r, uint32_t offset, ref value)
{
	check_offset(offset);
	if (__builtin_expect(vm->is_logging && value, 0) && (object_at(r)->name & NAME_SHARED) &&
		!(object_at(value)->name & NAME_SHARED))
		share(vm, value);
	write_32(vm, VM_BASE + r + offset, value);
}

#define WK(vm, id) ((vm)->image->wk[WK_##id])
#define OFF(vm, class, id) ((vm)->image->offsets[F_##class##_##id])

enum done {
	DONE_OK,    // result is there
	DONE_THROW, // exception is pending
	DONE_BLOCK, // the thread is blocked: the instruction is executed again when it is woken
	DONE_FRAME, // a frame was pushed; the result will be what it returns
	DONE_AGAIN, // a frame was pushed; then the instruction is executed again
	DONE_STOP,  // the machine has ended
};

// ---- classes ------------------------------------------------------------------------------------

// NULL with a pending exception (where t is given) when it cannot be had; NULL with vm->wanted where a loader of the
// program is to be asked first: the caller changes nothing and is executed again.
struct vclass *class_load(struct vm *vm, struct thread *t, struct slice name, ref loader);
struct vclass *class_load_string(struct vm *vm, const char *name);
struct vclass *class_loaded(struct vm *vm, struct slice name, ref loader);
// Of a descriptor; NULL where the loader was not asked for it yet.
struct vclass *class_known(struct vm *vm, struct slice d, ref loader);
struct vclass *class_define(struct vm *vm, struct thread *t, struct slice bytes, ref loader,
	int role, bool is_hidden, struct vclass *host);
// Of the program, which can make many from the same bytes.
struct vclass *class_define_hidden(struct vm *vm, struct thread *t, struct slice bytes, ref loader,
	int role, struct vclass *host);
uint32_t size_of_kind(char kind); // of a field or element
void class_make_hierarchy(struct vm *vm, struct vclass *k);
void class_make_members(struct vm *vm, struct vclass *k); // its supertypes are there
static inline bool class_is_same_package(const struct vclass *a, const struct vclass *b)
{
	return a->package == b->package && a->loader == b->loader;
}
void class_add_primitive(struct vm *vm, struct vclass *klass);
struct vclass *class_array_of(struct vm *vm, struct vclass *component);
// Of a field descriptor or of a name as in a Class constant.
struct vclass *class_of_descriptor(struct vm *vm, struct thread *t, struct slice d, ref loader);
bool class_is_subclass(const struct vclass *sub, const struct vclass *super);
bool class_may_cast(struct vclass *from, struct vclass *to);
struct vmethod *class_method(const struct vclass *klass, const struct symbol *name,
	const struct symbol *type); // declared
struct vmethod *class_find_method(struct vm *vm, const struct vclass *klass, const char *name,
	const char *type); // with superclasses
struct vmethod *class_lookup(const struct vclass *klass, const struct symbol *name,
	const struct symbol *type); // superclasses, then interfaces
struct vfield *class_lookup_field(const struct vclass *klass, const struct symbol *name,
	const struct symbol *type);
struct vfield *class_field(struct vm *vm, const struct vclass *klass, const char *name);
struct vmethod *class_select(struct vclass *receiver, struct vmethod *asked);
void class_set_modules(struct vm *vm);
void class_set_module_of(struct vm *vm, struct vclass *klass);
struct vclass *class_of_mirror(struct vm *vm, ref mirror);
static inline bool class_is_array(const struct vclass *k)
{
	return k->kind == '[';
}
static inline bool class_is_primitive(const struct vclass *k)
{
	return k->kind != 'L' && k->kind != '[';
}
static inline struct slice class_text(const struct vclass *k)
{
	return symbol_slice(k->name);
}
struct vclass *class_nest_host(struct vm *vm, struct vclass *klass);
// As Java writes them: the name with dots; "unnamed module of loader 'app'".
char *class_external_name(const struct vclass *k, char *text, size_t n);
void class_describe_module(struct vm *vm, struct vclass *k, char *text, size_t n);
// "A and B are in module M of loader L", or of each by itself.
void class_describe_both(struct vm *vm, struct vclass *a, struct vclass *b, char *text, size_t n);
// "void a.B.m(int, long)"
void method_print_external(struct slice owner, struct slice name, struct slice type,
	struct buf *out);
void method_link(struct vm *vm, struct vmethod *m);
// Of classes of the program: VerifyError where code is not type-safe; DONE_AGAIN where a class is wanted first.
enum done class_verify(struct vm *vm, struct thread *t, struct vclass *klass);

// ---- access: false with IllegalAccessError; named is the class that the reference names ---------------

bool access_class(struct vm *vm, struct thread *t, struct vclass *in, struct vclass *k);
bool access_super(struct vm *vm, struct thread *t, struct vclass *k, struct vclass *above);
bool access_field(struct vm *vm, struct thread *t, struct vclass *in, const struct vclass *named,
	const struct vfield *f);
bool access_method(struct vm *vm, struct thread *t, struct vclass *in, const struct vclass *named,
	const struct vmethod *m);

// ---- loaders of the program -----------------------------------------------------------------------

bool loader_is_builtin(const struct vm *vm, ref loader);
// As Java writes it: 'app', its name or class with a number.
char *loader_describe(struct vm *vm, ref loader, char *text, size_t n);
// What the loader said when it was asked for the name; NULL: it was not.
struct vclass *loader_answer(struct vm *vm, const struct symbol *name, ref loader);
void loader_record(struct vm *vm, struct symbol *name, ref loader, struct vclass *k);
void loader_want(struct vm *vm, struct symbol *name, ref loader);
// Pushes the frame that asks for what is wanted; then what was being executed is executed again.
enum done load_wanted(struct vm *vm, struct thread *t);
// The same for the type of a handler; then the pending exception is thrown again.
enum done load_wanted_to_catch(struct vm *vm, struct thread *t);
// What the frame that asks a loader is about to lock; 0: nothing.
ref loader_to_lock(struct vm *vm, const struct frame *f);
// Before something is written that resolution in a class decides: undone where a loader of the program has a say in it.
void log_link(struct vm *vm, const struct vclass *in, const void *address, uint32_t n);

// ---- resolution ---------------------------------------------------------------------------------

// Each returns NULL with a pending exception. RESOLVE_WAIT: a frame was pushed, try again.
struct vclass *resolve_class(struct vm *vm, struct thread *t, struct vclass *in, uint16_t index);
struct vfield *resolve_field(struct vm *vm, struct thread *t, struct vclass *in, uint16_t index,
	bool is_static);
struct vmethod *resolve_method(struct vm *vm, struct thread *t, struct vclass *in, uint16_t index,
	bool is_static);
// What failed before, for the same reason (JVMS 5.4.3); HotSpot keeps the cause of only some.
void throw_again(struct vm *vm, struct thread *t, ref first, bool has_cause);
// A loadable constant as ldc pushes it; false: exception or pushed frame.
bool resolve_constant(struct vm *vm, struct thread *t, struct vclass *in, uint16_t index,
	uint64_t *value);
// NULL without an exception: its bootstrap method is not known and must be called.
struct vmethod *resolve_dynamic(struct vm *vm, struct thread *t, struct vclass *in, uint16_t index);

// ---- strings -------------------------------------------------------------------------------------

ref string_new(struct vm *vm, struct thread *t, const char *utf8);                // heap
ref string_of_slice(struct vm *vm, struct thread *t, struct slice modified_utf8); // heap
ref string_constant(struct vm *vm, struct slice modified_utf8); // interned, permanent
ref string_intern(struct vm *vm, ref string);
void string_text(struct vm *vm, ref string, struct buf *out);    // as modified UTF-8
void string_slashed(struct vm *vm, ref string, struct buf *out); // the same, "a/b/C" of "a.b.C"
char *string_c(struct vm *vm, ref string);                       // as UTF-8; xmalloc
ref string_printf(struct vm *vm, struct thread *t, const char *format, ...)
	__attribute__((format(printf, 3, 4)));

// ---- execution ------------------------------------------------------------------------------------

typedef enum done native_function(struct vm *vm, struct thread *t, struct vmethod *m,
	uint64_t *args, uint64_t *result);

enum native_effect {
	EFFECT_LOCAL,
	EFFECT_READ,
	EFFECT_WRITE,
	EFFECT_UPDATE,
	EFFECT_LOCK,
	EFFECT_WAIT,
	EFFECT_NOTIFY,
	EFFECT_PARK,
	EFFECT_UNPARK,
	EFFECT_START,
	EFFECT_INTERRUPT,
	EFFECT_SLEEP,
	EFFECT_INIT,
	EFFECT_IO,
	EFFECT_FILE,
	EFFECT_CHOOSE,
	EFFECT_OTHER,
	EFFECT_ANY
};

struct native {
	const char *class_name, *name, *type; // type NULL: any
	native_function *function;
	uint8_t effect; // enum native_effect
	bool can_block;
	uint8_t
		has_frame; // runs in a frame of its own and is called again after each call it makes; 2: catches
	bool is_old; // Java code of that name is run as it is
};
extern const struct native natives[];
extern const uint32_t n_natives;
void natives_bind(struct vm *vm, struct vclass *klass);
bool class_is_ours(const struct vclass *k); // of raddle's own jar

// releases.c: the feature release of the JDK; 0, with err: the machine does not know its classes.
uint32_t release_of_jdk(struct vm *vm, struct err *err);

// choose.c
uint32_t choose_options(const struct vm *vm, const struct vmethod *m, const uint64_t *args);
// Is it a compare-and-set that may fail, and is it to? method: the one that asks for it.
bool choose_is_weak(const struct vm *vm, const char *method);
bool choose_fails(struct vm *vm, const char *method);

void interp_run(struct vm *vm, struct thread *t);
// A handler of uncaught exceptions ended by one.
void thread_tell_handler_threw(struct vm *vm, struct thread *t, ref exception);
void throwable_print(const struct vm *vm, ref exception, struct buf *out);
void thread_tell_uncaught(struct vm *vm, struct thread *t, ref exception);
// Pushes a frame for m, whose arguments are given; NULL with StackOverflowError.
struct frame *frame_push(struct vm *vm, struct thread *t, struct vmethod *m, const uint64_t *args);
// From a native with a frame: calls m, which may block, lock or be native itself. DONE_FRAME where the
// native is to be called again.
enum done java_call(struct vm *vm, struct thread *t, struct vmethod *m, const uint64_t *args);
// Executes an access check and initialisation: DONE_OK, DONE_AGAIN, DONE_BLOCK, DONE_THROW.
enum done class_initialize(struct vm *vm, struct thread *t, struct vclass *klass);
static inline bool class_is_ready(const struct thread *t, const struct vclass *k)
{
	return k->init == INIT_DONE || (k->init == INIT_RUNNING && k->init_thread == t->number);
}

// State of a native with a frame: what it keeps between calls.
static inline struct frame *native_frame(struct thread *t)
{
	return t->top;
}

// ---- exceptions --------------------------------------------------------------------------------

enum done throw_new(struct vm *vm, struct thread *t, const char *class_name, const char *format,
	...) __attribute__((format(printf, 4, 5)));
enum done throw_not_owner(struct vm *vm, struct thread *t);
enum done throw_ref(struct vm *vm, struct thread *t, ref exception);
// Where a frame is, as stack traces say: offset of the method << 32 | pc.
uint64_t trace_place(struct vm *vm, const struct frame *f);
void throw_fill(struct vm *vm, struct thread *t, ref exception);
// Finds the handler; false when the thread has no frame left.
bool throw_unwind(struct vm *vm, struct thread *t);
void vm_unsupported(struct vm *vm, struct thread *t, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
void vm_limit(struct vm *vm, struct thread *t, const char *format, ...)
	__attribute__((format(printf, 3, 4)));
void stack_print(const struct vm *vm, const struct thread *t, struct buf *out);
uint32_t method_line(const struct vmethod *m, uint32_t pc);
void npe_message(struct vm *vm, struct vmethod *m, uint32_t pc, struct buf *out);

// ---- threads -----------------------------------------------------------------------------------

struct thread *thread_new(struct vm *vm, struct thread *creator, ref java);
enum done monitor_enter(struct vm *vm, struct thread *t, ref object);
enum done monitor_exit(struct vm *vm, struct thread *t, ref object);
enum done thread_wait(struct vm *vm, struct thread *t, ref object, int64_t nanos);
void thread_notify(struct vm *vm, struct thread *t, ref object, bool all);
enum done thread_park(struct vm *vm, struct thread *t, bool is_absolute, int64_t time);
void thread_unpark(struct vm *vm, struct thread *t);
enum done thread_sleep(struct vm *vm, struct thread *t, int64_t nanos);
void thread_interrupt(struct vm *vm, struct thread *t);
struct thread *thread_of_java(struct vm *vm, ref java);
uint32_t thread_status(const struct vm *vm, ref java); // as JVMTI has it
void thread_set_status(struct vm *vm, ref java, uint32_t status);
int64_t thread_now(const struct vm *vm);
void thread_end(struct vm *vm, struct thread *t);
struct thread *vthread_at(const struct vm *vm, uint32_t number);

// ---- what others can see ---------------------------------------------------------------------------

// Would the thread's next instruction do something that another thread can see?
bool peek_is_visible(struct vm *vm, struct thread *t);
bool inside_is_whole(struct vclass *k);
static inline uint64_t offset_of_frame(const struct frame *f)
{
	return (uint64_t)((const uint8_t *)f - VM_BASE);
}

// ---- boot --------------------------------------------------------------------------------------

bool boot(struct vm *vm, struct err *err);
void stubs_make(struct vm *vm);
native_function native_stub_thread, native_stub_main, native_stub_init, native_stub_boot,
	native_stub_constant, native_stub_handle, native_stub_form, native_stub_load,
	native_stub_bootstrap;
struct vmethod *stub_method(struct vm *vm, const char *name);

// ---- class generation ------------------------------------------------------------------------------

uint64_t name_mix(uint64_t a, uint64_t b);

// ---- natives that others use -------------------------------------------------------------------

ref box(struct vm *vm, struct thread *t, char kind, uint64_t value);
bool unbox(struct vm *vm, ref object, char kind, uint64_t *value); // with widening
ref class_mirror_of_descriptor(struct vm *vm, struct thread *t, struct slice d, ref loader);

#define STRINGIFY(x) #x

#endif
