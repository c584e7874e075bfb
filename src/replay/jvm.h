// What replay asks a JVM, in its own words. Names of classes are binary names with dots.
#ifndef REPLAY_JVM_H
#define REPLAY_JVM_H

#include "base/arena.h"
#include "replay/jdwp.h"

struct jvm_method {
	jdwp_id class, id;
	const char *class_name, *name, *descriptor;
	bool is_hidden; // of a class that has no name of its own
	// woven.c
	bool is_asked;
	uint32_t n_old;
	const uint32_t *old;
	const bool *is_start;
};

struct jvm_frame {
	const struct jvm_method *method;
	uint32_t bci;
	jdwp_id id;
};

struct jvm {
	struct jdwp jdwp;
	struct arena arena;
	VEC(struct jvm_method *) methods; // seen so far
	VEC(jdwp_id) seen_classes;
	jdwp_id thread_class; // Thread, once it was asked for
};

void jvm_init(struct jvm *jvm);
void jvm_release(struct jvm *jvm);

// ---- threads ----------------------------------------------------------------------------------------

typedef VEC(jdwp_id) jvm_ids;
typedef VEC(struct jvm_frame) jvm_frames;

const char *jvm_thread_name(struct jvm *jvm, jdwp_id thread); // in the arena; "" where it has none
enum jdwp_status jvm_thread_status(struct jvm *jvm, jdwp_id thread);
void jvm_suspend(struct jvm *jvm, jdwp_id thread); // 0: all
void jvm_resume(struct jvm *jvm, jdwp_id thread);
// Innermost first; of a suspended thread. False where it has none.
bool jvm_stack(struct jvm *jvm, jdwp_id thread, jvm_frames *frames);
jdwp_id jvm_this(struct jvm *jvm, jdwp_id thread, jdwp_id frame);
void jvm_threads(struct jvm *jvm, jvm_ids *threads);

// ---- what threads want and have: all must be suspended ------------------------------------------------------

jdwp_id jvm_wanted_monitor(struct jvm *jvm, jdwp_id thread);
jdwp_id jvm_monitor_owner(struct jvm *jvm, jdwp_id object);
// What a parked thread says it is parked for, and who has that; 0 where nobody says.
jdwp_id jvm_park_blocker(struct jvm *jvm, jdwp_id thread);
jdwp_id jvm_lock_owner(struct jvm *jvm, jdwp_id lock);

// ---- classes ----------------------------------------------------------------------------------------

// All classes of that name, by whatever loader.
void jvm_classes(struct jvm *jvm, const char *name, jvm_ids *classes);
const char *jvm_class_name(struct jvm *jvm, jdwp_id class);
jdwp_id jvm_class_of(struct jvm *jvm, jdwp_id object);
const struct jvm_method *jvm_method_find(struct jvm *jvm, jdwp_id class, const char *name,
	const char *descriptor);
// All with that name, whatever the descriptor.
void jvm_methods_named(struct jvm *jvm, jdwp_id class, const char *name,
	void (*tell)(void *context, const struct jvm_method *method), void *context);
bool jvm_code(struct jvm *jvm, const struct jvm_method *method, struct slice *code);
uint32_t jvm_line(struct jvm *jvm, const struct jvm_method *method, uint32_t bci); // 0: unknown
const char *jvm_file(struct jvm *jvm, jdwp_id class);                              // "" unknown
// The field, looked for in the superclasses too, and the class that declares it; 0: there is none.
jdwp_id jvm_field(struct jvm *jvm, jdwp_id class, const char *name, jdwp_id *declared_in);
// Of an object, or of a class where object is 0.
bool jvm_field_value(struct jvm *jvm, jdwp_id class, jdwp_id object, jdwp_id field, uint8_t *tag,
	uint64_t *value);

// ---- requests ---------------------------------------------------------------------------------------

// The request's number; 0 where the JVM said no. thread 0: any.
uint32_t jvm_want(struct jvm *jvm, enum jdwp_event_kind kind, enum jdwp_policy policy);
uint32_t jvm_want_class(struct jvm *jvm, const char *name);
uint32_t jvm_want_uncaught(struct jvm *jvm);
uint32_t jvm_breakpoint(struct jvm *jvm, const struct jvm_method *method, uint32_t bci,
	jdwp_id thread);
uint32_t jvm_watch(struct jvm *jvm, enum jdwp_event_kind kind, jdwp_id class, jdwp_id field,
	jdwp_id thread);
void jvm_forget(struct jvm *jvm, enum jdwp_event_kind kind, uint32_t request);

#endif
