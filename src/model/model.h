// What library calls do, so that their bodies need not be followed: rows of text (models/*.txt, which
// the program carries along, and files of the user's), one per method, parsed into effects on places.
// doc/models.md has the format and the meaning of every effect.
//
// A row is found by class, name and parameters: first the method's own class, then its supertypes.
// Whether a method with a body is the one that a supertype's row means, model_of decides.
//
// All of it is read-only after loading, except for a cache that any number of threads may fill.
#ifndef MODEL_MODEL_H
#define MODEL_MODEL_H

#include <stdbool.h>
#include <stdint.h>

#include "base/err.h"
#include "base/intern.h"
#include "base/slice.h"
#include "model/effects.h"
#include "model/known.h"
#include "world/world.h"

// ---- classes ----------------------------------------------------------------------------------

enum model_safety {
	MODEL_SAFETY_UNKNOWN,
	MODEL_UNSAFE,      // a call that writes races with every other
	MODEL_THREAD_SAFE, // calls do not race with each other
	MODEL_IMMUTABLE,
};

struct model_class {
	const struct name *name; // internal form
	uint8_t safety;          // enum model_safety
	bool is_of_one_user;     // its objects belong to whoever has opened them
	bool is_lock;
	uint8_t lock;        // is_lock: enum model_lock of rows that say `class`
	uint16_t since;      // JDK that has it
	uint32_t order;      // of the class lines
	const char *library; // not of the JDK, but of this library; NULL otherwise
	const char *file;
	uint32_t line;
	uint32_t n_rows;
	struct model_row **rows;
	// What holds of an object whose class implements this one with code that is followed: where its
	// pseudo-fields come from. NULL: nothing.
	const struct model_row *implemented;
};

struct models;

// The models that the program carries along. names: the world's.
struct models *models_new(struct intern *names);
// None at all, where everything is followed.
struct models *models_new_empty(struct intern *names);
void models_free(struct models *models);

// Adds rows; for a method that has one already, the new one counts. False with "FILE:LINE: what was
// expected" in err.
bool models_add(struct models *models, const char *file, struct slice text, struct err *err);
bool models_add_file(struct models *models, const char *path, struct err *err);

// model_of answers for methods without a body only: everything that has one is followed.
void models_follow_bodies(struct models *models);

// By one thread, whenever the world has grown: makes room in the cache, so that model_of is cheap. Not
// needed for right answers.
void models_prepare(struct models *models, const struct world *world);

// What calling exactly this method does; NULL: not modelled, so its body says it. A row of a supertype
// counts for a method with a body only where that is the JDK's, or its class has a line of its own in
// the models: whoever writes an `add` of their own is looked at.
const struct model_row *model_of(const struct models *models, const struct method *method);

// The row of a method whoever overrides it, body or not; NULL: none. As cheap as model_of.
const struct model_row *model_row_of(const struct models *models, const struct method *method);
// Its first effect of that kind; NULL: none, or no method.
const struct model_effect *model_effect_of(const struct models *models, const struct method *method,
	enum model_effect_kind kind);
// Does its row say so of a lock's mode, or of what is signalled?
bool model_does(const struct models *models, const struct method *method,
	enum model_effect_kind kind, uint8_t detail);
// The builtin that the row of a method is; -1: none. Of a class that is missing too.
int model_builtin_of(const struct models *models, const struct world *world,
	const struct member_ref *ref);

// What a call of the row returns, as seen from its receiver, or from the first argument of a static method.
enum model_result {
	MODEL_RESULT_OTHER,
	MODEL_RESULT_SELF,    // the receiver: stages of a pipeline
	MODEL_RESULT_ELEMENT, // something that is in it, and stays there
	MODEL_RESULT_VIEW,   // what is in the one is in the other, for ever; iterators and streams, too
	MODEL_RESULT_HOLDER, // something new with what is in it now: an Optional, an entry
	MODEL_RESULT_BOX,    // something new with it inside
};
enum model_result model_result_of(const struct model_row *row, bool is_static);

// The row for a call that names this class, method and descriptor, whoever overrides it; for classes
// that are missing too.
const struct model_row *model_of_ref(const struct models *models, const struct klass *klass,
	const struct name *method, struct slice descriptor);

// The class's own line, or the nearest of a supertype (superclasses first); NULL if there is none.
const struct model_class *model_class_of(const struct models *models, const struct klass *klass);
// Locks whose stamps can be validated: what was read in between is not used if somebody wrote.
bool model_class_has_stamps(const struct models *models, const struct klass *klass);
// Of the class and all its supertypes, those that have a row `implemented`: at most max of them are
// written to rows, and how many there are is returned. Its effects hold for every object of a class that
// is not itself in the models.
uint32_t models_implemented(const struct models *models, const struct klass *klass,
	const struct model_row **rows, uint32_t max);
// Only its own.
const struct model_class *model_class_named(const struct models *models, const struct name *name);
// The nearest line that says something about thread-safety.
enum model_safety model_safety_of(const struct models *models, const struct klass *klass);

// Is it a subtype of one whose objects belong to whoever has opened them: streams, iterators?
bool model_is_of_one_user(const struct models *models, const struct world *world,
	const struct klass *klass);

// ---- locks ------------------------------------------------------------------------------------

// Can a method of that name lock? Cheap, and right for all but a few others.
bool model_name_may_lock(const struct models *models, struct slice name);

// What a call does to the lock, monitor or condition that is its receiver, whoever overrides the method:
// the effect (ACQUIRE, TRY, CONVERT, RELEASE, VIEW, or WAIT and SIGNAL of monitors and conditions) or
// NULL, and the mode. type: of the receiver, where it is known better than by the class that the call
// names; NULL otherwise.
const struct model_effect *model_lock_call(const struct models *models, const struct world *world,
	const struct klass *type, const struct member_ref *call, uint8_t *mode);

// ---- threads ----------------------------------------------------------------------------------

struct model_start {
	uint32_t argument; // that is run: 0 the receiver, else the argument's number, the first being 1
	bool is_many;      // may be run by several threads
};

// Does the call run something in another thread, whoever overrides the method? A Thread runs what it is
// made with.
bool model_start_of(const struct models *models, const struct klass *klass,
	const struct name *method, struct slice descriptor, struct model_start *start);
// The same where nobody knows what a missing class extends: it is told by its package and its methods.
bool model_start_of_missing(const struct models *models, const struct klass *klass,
	const struct name *method, struct slice descriptor, struct model_start *start);

// All of them, in the order of the files; for tests and statistics.
uint32_t models_count(const struct models *models);
const struct model_class *models_at(const struct models *models, uint32_t i);
const char *model_field_name(const struct models *models, uint8_t field);

// Do the parameters of a row fit this descriptor?
bool model_fits(struct slice parameters, struct slice descriptor);

#endif
