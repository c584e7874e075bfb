// The objects of points-to, and sets of them.
#ifndef PTA_OBJECTS_H
#define PTA_OBJECTS_H

#include <stdbool.h>
#include <stdint.h>

#include "ir/ir.h"
#include "world/world.h"

struct lambda;
struct pta;

// ---- sets of objects --------------------------------------------------------------------------

// Interned: equal sets have equal numbers. 0 is the empty one.
typedef uint32_t pta_set;

uint32_t pta_set_count(const struct pta *pta, pta_set set);
bool pta_set_has(const struct pta *pta, pta_set set, uint32_t object);
bool pta_sets_meet(const struct pta *pta, pta_set a, pta_set b);
// The first member at or after `from`, 0 if there is none:
// for (o = pta_set_next(pta, s, 1); o; o = pta_set_next(pta, s, o + 1))
uint32_t pta_set_next(const struct pta *pta, pta_set set, uint32_t from);

// ---- objects ----------------------------------------------------------------------------------

enum pta_object_kind {
	PTA_NEW,    // made by an instruction, or by a modelled call there
	PTA_MERGED, // all objects of a type: strings, builders, boxes, exceptions
	PTA_LAMBDA, // made by an invokedynamic
	PTA_CLASS,  // the Class of `klass`
	PTA_OPEN,   // comes from outside: some object of its type or a subtype
	PTA_VM,     // made by the machine: the main thread, its arguments
};

struct pta_object {
	uint8_t kind; // enum pta_object_kind
	bool is_many; // MERGED, OPEN: surely more than one
	uint16_t bci;
	uint32_t node;               // whose code makes it; 0: nobody's
	const struct method *method; // NULL: nobody's
	struct ir_type type;         // KIND_CLASS or KIND_ARRAY
	const struct klass *klass;   // CLASS: whose; otherwise of `type`, NULL for arrays
	const struct lambda *lambda; // LAMBDA
};

uint32_t pta_n_objects(const struct pta *pta);
const struct pta_object *pta_object(const struct pta *pta, uint32_t object);

#endif
