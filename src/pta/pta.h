// Which objects a reference may be. For now a cheap, demand-driven propagation for the few
// references that are locks: through parameters to the arguments of all callers, through fields to
// all that is stored in them, through calls to what they return; contexts and receivers are not told
// apart. The full points-to engine will take its place behind this interface.
#ifndef PTA_PTA_H
#define PTA_PTA_H

#include <stdbool.h>
#include <stdint.h>

#include "base/buf.h"
#include "facts/facts.h"

enum pta_object_kind {
	OBJECT_NEW,    // made at a place in the code
	OBJECT_CLASS,  // a class literal
	OBJECT_STRING, // a string constant (interned: one object)
	OBJECT_LAMBDA,
	OBJECT_FIELD,   // whatever is in the field, made out of sight
	OBJECT_ELEMENT, // of an array object
	OBJECT_ANY,     // any object of its type: a `this` whose making is not followed
};

// Objects are numbered from 1 in the order in which they are first met.
struct pta_object {
	uint8_t kind;                // enum pta_object_kind
	bool is_static;              // FIELD: of a static one
	const struct method *method; // NEW: where
	uint16_t bci;
	uint32_t id;    // CLASS: class. FIELD: field. ELEMENT: array object. LAMBDA
	uint32_t index; // ELEMENT: constant index + 1, 0: any
	struct ir_type type;
};

#define PTA_MAX_OBJECTS 6

struct pta_set {
	uint32_t n;
	uint32_t objects[PTA_MAX_OBJECTS];
	bool is_open; // there may be others
};

struct pta;
struct pta *pta_new(struct facts *facts);
void pta_free(struct pta *pta);

// The objects that the expression may be. Cached.
struct pta_set pta_objects(struct pta *pta, const struct method_facts *facts, uint32_t expr);
const struct pta_object *pta_object(const struct pta *pta, uint32_t object);

// What may be in the field of whatever object.
struct pta_set pta_field(struct pta *pta, const struct field *field);

// What may be in the field of this object: what its maker gave to the constructor, where that says it.
struct pta_set pta_field_of(struct pta *pta, uint32_t object, const struct field *field);

// Any element of the map, list or array in the field: an OBJECT_ELEMENT of the field itself.
#define PTA_CONTENTS UINT32_MAX // its index
uint32_t pta_contents(struct pta *pta, const struct field *field, struct ir_type type);

#endif
