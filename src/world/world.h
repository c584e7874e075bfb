// All classes of a run and how they belong together. Classes are read lazily by name over INPUT,
// class path and JDK; what cannot be found becomes a phantom, counted and named, never an abort.
//
// Loading changes the world and is done by one thread; everything else only reads it. A parallel
// phase that looks at a class's code calls world_open on the class first: then its code is checked,
// every class that its constant pool mentions is loaded, with all supertypes, and the phase never has
// to load anything.
#ifndef WORLD_WORLD_H
#define WORLD_WORLD_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/budget.h"
#include "base/err.h"
#include "base/intern.h"
#include "base/notes.h"
#include "class/class.h"
#include "input/input.h"

struct klass;

struct method {
	uint32_t id;    // dense over the world, from 1 in the order of loading
	uint16_t index; // in its class
	uint16_t access;
	struct klass *owner;
	const struct name *name, *descriptor;
	const struct member *member;
};

struct field {
	uint32_t id;
	uint16_t index;
	uint16_t access;
	struct klass *owner;
	const struct name *name, *descriptor;
	const struct member *member;
};

// A loaded class or interface, or a phantom. (`struct class` is the class file.)
struct klass {
	uint32_t id;  // dense, from 1; ROLE_INPUT first, by name
	uint8_t role; // enum input_role; meaningless for a phantom
	bool is_interface;
	bool is_opened;       // see world_open
	bool has_wrong_name;  // is not where its name says it should be
	bool is_shadowed;     // an earlier class file of INPUT has this name: counted, never looked up
	bool is_code_checked; // see world_check_code
	bool has_bad_code;    // its methods have lost their code
	bool is_hidden, is_marked, was_opened; // see world_rewind
	uint16_t access;                       // of the class file
	const struct name *name;               // internal form, "java/util/Map$Entry"
	const struct class *file;              // NULL for a phantom
	const struct input_entry *entry;       // NULL for a phantom
	struct klass *super;                   // NULL for Object, modules and phantoms
	uint32_t n_interfaces, n_subtypes, n_methods, n_fields;
	struct klass **interfaces;
	struct klass *
		*subtypes; // direct ones in sight: subclasses, implementing classes, subinterfaces
	uint32_t subtypes_cap, n_marked_subtypes;
	struct method *methods;
	struct field *fields;
	uint16_t *method_table, *field_table; // hash tables of index + 1, see members.c
	uint32_t method_mask, field_mask;
	struct klass *nest_host; // itself where it has none
	uint32_t depth;          // of the super chain, Object is 0
	uint32_t *meanings;      // [n_constants], see klass_meaning; NULL: not opened
};

struct world_counts {
	uint32_t input_classes; // class files of ROLE_INPUT that could be read
	uint32_t skipped;       // class files of ROLE_INPUT that could not
	uint32_t wrong_names;   // of input_classes: those that are not where their name says
	uint32_t phantoms;
};

struct models;
struct ir_store;

struct world {
	struct models *models; // what library calls do; whoever makes the world sets it and frees it
	struct ir_store *code; // of INPUT's methods, see ir/ir.h; likewise, or NULL
	struct budget *budget; // once over, no class of INPUT is read any more; NULL: no limits
	struct input *input;
	struct notes *notes;
	struct intern *names;
	uint32_t n_classes;     // ids run from 1 to n_classes
	struct klass **classes; // by id; [0] is NULL
	uint32_t n_methods, n_fields;
	struct method **methods; // by id; [0] is NULL
	struct field **fields;
	struct klass *object; // java/lang/Object, possibly a phantom
	struct world_counts counts;
	struct world_private *private;
};

struct world *world_new(struct input *input, struct notes *notes, uint32_t jobs);
void world_free(struct world *world);

// Before loading: classes get no methods and fields (klass->file has them), which is all that
// counting needs and saves a good part of the time.
void world_skip_members(struct world *world);

// Reads every class of ROLE_INPUT, in parallel, then links them to their supertypes.
void world_load_input(struct world *world);

// The newest version of a class file that was read until now; 0: none.
uint16_t world_newest_major(const struct world *world);

// The class of that name, loaded with all its supertypes; a phantom where it cannot be had.
struct klass *world_find(struct world *world, struct slice name);
struct klass *world_find_string(struct world *world, const char *name);
// Only if it is loaded already and in sight, NULL otherwise; safe in parallel phases.
struct klass *world_loaded(const struct world *world, struct slice name);

// Checks the code of a class outside INPUT, which is checked when it is loaded. Where that is malformed
// there is a note, and the class goes on without code. Idempotent.
bool world_check_code(struct world *world, struct klass *klass);

// Loads whatever the class mentions, and checks its code. Idempotent.
void world_open(struct world *world, struct klass *klass);
// The same for different classes, in parallel as far as possible.
void world_open_all(struct world *world, struct klass *const *classes, uint32_t n);

// What is in sight now, everybody is to find. What comes into sight later only those find who ask for it: world_rewind
// takes it away again, so that it makes no difference who was there before. sight.c
void world_mark(struct world *world);
void world_rewind(struct world *world);

// What a constant of an open class means, for all who lift its methods: of a Class, and of a Utf8 as a
// descriptor (of a method: its result), the id of the class or, of an array, of its elements; of a
// reference to a member that member's id. 0: nobody has found out. It stays what it is when more
// classes are loaded, so whoever comes first writes what the others would.
#define MEANS_NO_CLASS UINT32_MAX
static inline uint32_t klass_meaning(const struct klass *klass, uint16_t constant)
{
	return klass->meanings ? __atomic_load_n(&klass->meanings[constant], __ATOMIC_RELAXED) : 0;
}

static inline void klass_remember(const struct klass *klass, uint16_t constant, uint32_t id)
{
	if (klass->meanings)
		__atomic_store_n(&klass->meanings[constant], id, __ATOMIC_RELAXED);
}

// A class named as a user would: dots or slashes, '$' or '.' before nested names. NULL if none, or if
// its code is malformed.
struct klass *world_find_as_typed(struct world *world, const char *name);

// Distinct class names that ROLE_INPUT mentions and that neither INPUT, class path nor JDK has,
// sorted; in the arena.
const struct name **world_missing(struct world *world, uint32_t *n, struct arena *arena);

// ---- hierarchy ------------------------------------------------------------------------------

static inline bool world_is_over(const struct world *world)
{
	return world->budget && budget_is_over(world->budget);
}

static inline bool klass_is_phantom(const struct klass *klass)
{
	return klass->file == NULL;
}

// As what a nested class is declared, by its InnerClasses attribute: in its own flags private is nothing and protected is
// public. outer: the class in the constants of its file, 0: it is local or anonymous. False: it is not nested.
bool klass_declaration(const struct klass *klass, uint16_t *outer, uint16_t *access);
// Is it local, anonymous or private? Only the code around it can name it.
bool klass_is_hidden(const struct klass *klass);
// Is sub the same as, or a transitive subclass or subinterface of, or does it implement, super?
bool klass_is_subtype(const struct klass *sub, const struct klass *super);
// True where a phantom among the supertypes leaves it open.
bool klass_may_be_subtype(const struct klass *sub, const struct klass *super);
// The nearest common superclass (Object for interfaces, as the verifier has it).
struct klass *klass_common_super(const struct world *world, struct klass *a, struct klass *b);
// Does the chain of supertypes contain a phantom?
bool klass_has_phantom_super(const struct klass *klass);

// Classes that may provide the service, each perhaps more than once. May load classes.
typedef void service_visitor(void *context, struct klass *klass);
void world_providers(struct world *world, const struct klass *service, service_visitor *visit,
	void *context);

// ---- members, JVMS 5.4.3 and 5.4.6 -----------------------------------------------------------

// Declared in this very class; NULL if not.
struct method *klass_method(const struct klass *klass, const struct name *name,
	const struct name *descriptor);
struct field *klass_field(const struct klass *klass, const struct name *name,
	const struct name *descriptor);
struct method *klass_method_named(const struct world *world, const struct klass *klass,
	const char *name, const char *descriptor);

// The only method of that name, if it is signature-polymorphic (JVMS 2.9.3): its calls have descriptors that
// nobody declares.
struct method *klass_polymorphic_method(const struct klass *klass, const struct name *name);

// NULL when there is no such member or a phantom is in the way.
struct method *world_resolve_method(const struct world *world, const struct klass *klass,
	const struct name *name,
	const struct name *descriptor); // 5.4.3.3, with signature-polymorphic methods
struct method *world_resolve_interface_method(const struct world *world, const struct klass *klass,
	const struct name *name, const struct name *descriptor); // 5.4.3.4
struct field *world_resolve_field(const struct world *world, const struct klass *klass,
	const struct name *name,
	const struct name *descriptor); // 5.4.3.2
// The method that an invocation of `resolved` runs on an object of class receiver, 5.4.6; NULL when
// it is abstract there or conflicting.
struct method *world_select_method(const struct world *world, const struct klass *receiver,
	const struct method *resolved);
// JVMS 5.4.4, with nestmates.
bool world_may_access(const struct klass *from, const struct klass *owner, uint16_t access);
// MethodHandle.invoke, VarHandle.get and the like: JVMS 2.9.3.
bool method_is_signature_polymorphic(const struct method *method);

static inline bool method_is_static(const struct method *m)
{
	return m->access & ACC_STATIC;
}

static inline bool method_is_constructor(const struct method *m)
{
	return m->name->text[0] == '<' && m->name->text[1] == 'i';
}

static inline bool method_is_class_initialiser(const struct method *m)
{
	return m->name->text[0] == '<' && m->name->text[1] == 'c';
}

// One of the two.
static inline bool method_is_initialiser(const struct method *m)
{
	return m->name->text[0] == '<';
}

static inline bool method_is_named(const struct method *m, const char *name)
{
	return strcmp(m->name->text, name) == 0;
}

static inline bool method_is_abstract(const struct method *m)
{
	return m->access & ACC_ABSTRACT;
}

static inline bool method_is_synchronized(const struct method *m)
{
	return m->access & ACC_SYNCHRONIZED;
}

// No code to look at, and yet it takes a lock.
static inline bool method_is_locking_native(const struct method *m)
{
	return (m->access & (ACC_SYNCHRONIZED | ACC_NATIVE)) == (ACC_SYNCHRONIZED | ACC_NATIVE);
}

// "java.util.Map.get(Ljava/lang/Object;)Ljava/lang/Object;", the form of reports and the command line.
void method_print(const struct method *method, struct buf *out);

#include "world/machine.h"

#endif
