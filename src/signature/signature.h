// Signatures of deadlocks: what an agent in a JVM looks for. Raddle's own text, and the history of Dimmunix (OSDI 2008; seed 003,
// section 8.4).
//
//     raddle-signatures 1
//     signature 47ca4dde3c660237
//     outer java.util.Hashtable.equals(Ljava/lang/Object;)Z@sync#30e698e1350a7315!Hashtable.java:819
//     inner java.util.Hashtable.size()I@sync#... java.util.Hashtable.equals(Ljava/lang/Object;)Z@25#...
//     outer ...
//     inner ...
//
// For each thread of the cycle: where it takes its first lock, and the calls from there to where it asks for the next, innermost
// first. A place is class.method, descriptor, bytecode index ("sync": the method's own monitor), a hash of the method's code, by which another
// version is noticed, and the line; the last two may be left out. Lines that begin with # say something to people.
#ifndef SIGNATURE_SIGNATURE_H
#define SIGNATURE_SIGNATURE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/err.h"
#include "base/slice.h"
#include "base/vec.h"

enum { SIGNATURE_SYNC = -1, SIGNATURE_BY_LINE = -2 };

struct signature_place {
	const char *class_name, *method; // "java.util.Map$Entry", "equals"
	const char *descriptor;          // NULL: not known
	int32_t bci;                     // or one of the above
	uint64_t hash;                   // 0: not known
	const char *file;                // NULL: not known
	uint32_t line;                   // 0: not known
};

typedef VEC(struct signature_place) signature_places;

struct signature_thread {
	signature_places outer; // the place of the first lock, then its callers as far as they matter
	signature_places inner; // innermost first; may be empty
};

#define SIGNATURE_MAX_THREADS 8

struct signature {
	const char *id;
	uint32_t n_threads;
	struct signature_thread threads[SIGNATURE_MAX_THREADS];
};

struct signatures {
	struct arena arena;
	VEC(struct signature *) list;
};

void signatures_init(struct signatures *signatures);
void signatures_release(struct signatures *signatures);
struct signature *signatures_add(struct signatures *signatures, const char *id);

// Either format. False with err at the first line that is not understood; what was read before it stays.
bool signatures_parse(struct signatures *signatures, struct slice text, struct err *err);
bool signature_place_parse(struct signature_place *place, struct slice text, struct arena *arena);

void signatures_print(const struct signatures *signatures, struct buf *out);
void signatures_print_dimmunix(const struct signatures *signatures, struct buf *out);
void signature_place_print(const struct signature_place *place, struct buf *out);

#endif
