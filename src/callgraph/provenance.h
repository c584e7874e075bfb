// Which objects a reference may be: a cheap, demand-driven propagation for the few references that are
// locks, where no points-to analysis (pta/) was run: through parameters to the arguments of all callers, through fields to
// all that is stored in them, through calls to what they return; contexts and receivers are not told
// apart.
#ifndef CALLGRAPH_PROVENANCE_H
#define CALLGRAPH_PROVENANCE_H

#include <stdbool.h>
#include <stdint.h>

#include "base/buf.h"
#include "facts/facts.h"

enum origin_kind {
	ORIGIN_NEW,    // made at a place in the code
	ORIGIN_CLASS,  // a class literal
	ORIGIN_STRING, // a string constant (interned: one object)
	ORIGIN_LAMBDA,
	ORIGIN_FIELD,   // whatever is in the field, made out of sight
	ORIGIN_ELEMENT, // of an array object
	ORIGIN_ANY,     // any object of its type: a `this` whose making is not followed
};

// Objects are numbered from 1 in the order in which they are first met.
struct origin {
	uint8_t kind;                // enum origin_kind
	bool is_static;              // FIELD: of a static one
	const struct method *method; // NEW: where
	uint16_t bci;
	uint32_t id;    // CLASS: class. FIELD: field. ELEMENT: array object. LAMBDA
	uint32_t index; // ELEMENT: constant index + 1, 0: any
	struct ir_type type;
};

#define MAX_ORIGIN_SET 6

struct origin_set {
	uint32_t n;
	uint32_t objects[MAX_ORIGIN_SET];
	bool is_open; // there may be others
};

struct provenance;
struct provenance *provenance_new(struct facts *facts);
void provenance_free(struct provenance *provenance);

// The objects that the expression may be. Cached.
struct origin_set provenance_of(struct provenance *provenance, const struct method_facts *facts,
	uint32_t expr);
const struct origin *provenance_origin(const struct provenance *provenance, uint32_t object);

// What may be in the field of whatever object.
struct origin_set provenance_field(struct provenance *provenance, const struct field *field);

// What may be in the field of this object: what its maker gave to the constructor, where that says it.
struct origin_set provenance_field_of(struct provenance *provenance, uint32_t object,
	const struct field *field);

// Any element of the map, list or array in the field: an ORIGIN_ELEMENT of the field itself.
#define PROVENANCE_CONTENTS UINT32_MAX // its index
uint32_t provenance_contents(struct provenance *provenance, const struct field *field,
	struct ir_type type);

#endif
