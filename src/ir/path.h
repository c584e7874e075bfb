// Access paths: where a method has a reference from, written as the locking expressions of seed 002,
// section 4.1 (v | this | LE.f | LE[c]), plus static fields, class literals, string constants,
// allocation sites, results of calls, and the views of a read-write lock.
//
// Equal paths of one method are the same pointer. Equal does not mean the same object: between two
// reads of this.lock the field may be written. path_is_invalidated_by tells which instructions make
// a path mean something else; a stable path has none but the definition of its own root.
#ifndef IR_PATH_H
#define IR_PATH_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/slice.h"

struct ir;
struct field;

enum path_kind {
	PATH_UNKNOWN, // *: longer than the bound
	// roots
	PATH_THIS,
	PATH_PARAMETER,
	PATH_VALUE, // a phi, a caught exception, null: whatever has no better name
	PATH_NEW,   // an allocation site
	PATH_CALL,  // the result of a call
	PATH_STRING,
	PATH_CLASS, // a class literal
	PATH_STATIC,
	// base and one component
	PATH_FIELD,
	PATH_ELEMENT,
	PATH_ACCESSOR, // base.readLock() and the like, which always return the same object
};

#define PATH_SIZE 4 // components, the root being one

struct path {
	uint8_t kind; // enum path_kind
	uint8_t size;
	bool is_stable;          // no write and no call changes what it means
	bool has_constant_index; // ELEMENT
	uint16_t constant;       // FIELD and STATIC that cannot be resolved: constant-pool index
	uint16_t number;         // PARAMETER: counted as in PARAM, `this` being 0 of instance methods
	uint32_t value; // THIS to CALL: the value. ELEMENT: value of the index, or the constant
	uint32_t hash;
	const struct path *base;   // FIELD, ELEMENT, ACCESSOR
	const struct field *field; // FIELD, STATIC; NULL where unresolved
	struct slice text;         // STRING: its text. CLASS: internal name. ACCESSOR: method's name
	struct path *next;         // private: in the table
};

// Everything is made on demand; a method nobody asks about costs one small allocation.
struct paths;
struct paths *paths_new(const struct ir *ir, struct arena *arena);

// The path of a reference value. Casts are looked through, and phis all of whose sources have the
// same path. (Phis are opened once: a phi below the sources of a phi is a root of its own.)
const struct path *path_of(struct paths *paths, uint32_t value);

// The value that this one is a copy of, through casts and phis with a single source. Equal sources
// are the same object wherever both are defined, in the same iteration.
uint32_t path_source(struct paths *paths, uint32_t value);

const struct path *path_of_this(struct paths *paths);
const struct path *path_of_class(struct paths *paths, struct slice internal_name);

// Do they read the same? Never for *, which differs even from itself.
static inline bool path_equal(const struct path *a, const struct path *b)
{
	return a == b && a->kind != PATH_UNKNOWN;
}

// The first component.
static inline const struct path *path_root(const struct path *path)
{
	while (path->base)
		path = path->base;
	return path;
}

// May the path mean another object after the instruction than before? By this thread's doing:
//   a write of a field in it, through whatever base, since bases may alias; a write of a static;
//   a store into an array of references, if it has an element;
//   a call, unless all its fields are final (java.util.concurrent's lock operations write none);
//   the definition of its root or of an index: another turn of a loop.
// A final field is taken to be written by PUT_FIELD in this method only (its constructor, before
// which it is null, and null cannot be locked). Reflection and class files older than Java 9, in
// which any method of the class may write a final field unnoticed by the JVM, are not thought of.
// Initialisers of other classes, which many instructions may run, count as not writing either.
bool path_is_invalidated_by(struct paths *paths, const struct path *path, uint32_t insn);

// Are they certainly different objects? (Of the same moment; class literals, strings, allocation
// sites and what was there before them.)
bool path_is_distinct(const struct path *a, const struct path *b);

// For users: this.point, Foo.lock, Foo.class, new Foo@line 12, call getLock(). Parameters and
// locals have their names where the class file has a LocalVariableTable, else arg1 and v12.
void path_print(struct paths *paths, const struct path *path, struct buf *out);

#endif
