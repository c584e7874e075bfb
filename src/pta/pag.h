// The pointer assignment graph of one method: what its code says about references, straight from the
// SSA form and nothing else. Extracted once per method, however many contexts it is seen in, and by
// several threads at once; the solver makes constraints of it.
//
// Variables are numbered from 1 within the method: the parameters that are references, what it returns,
// what it throws, then all others; 0 is none (null, or no reference). Values that are always equal are one variable: two loads of one field from one
// variable, for example, since the order of statements does not count.
#ifndef PTA_PAG_H
#define PTA_PAG_H

#include "base/vec.h"
#include "facts/facts.h"
#include "ir/ir.h"

enum pag_op {
	PAG_NEW,           // a <- a new object of type
	PAG_STRING,        // a <- a string constant; type: String
	PAG_CLASS,         // a <- the Class of klass; NULL: of an array or primitive type
	PAG_OPEN,          // a <- something of type, from where it cannot be seen
	PAG_COPY,          // a <- b
	PAG_CAST,          // a <- b, where it is of type
	PAG_LOAD,          // a <- b.field
	PAG_STORE,         // a.field <- b
	PAG_STATIC_LOAD,   // a <- field
	PAG_STATIC_STORE,  // field <- b
	PAG_ELEMENT_LOAD,  // a <- b[]
	PAG_ELEMENT_STORE, // a[] <- b
	PAG_LEAK,          // b goes where it cannot be seen
	PAG_INITIALISE,    // klass is used, perhaps for the first time
	PAG_VM_THROWS,     // a <- what the machine itself throws, where it is of type
};

struct pag_stmt {
	uint8_t op; // enum pag_op
	uint16_t bci;
	uint32_t a, b;
	union {
		const struct field *field;
		struct klass *klass;
		struct ir_type type;
	};
};

struct pag_call {
	uint16_t bci;
	uint8_t op; // enum opcode
	uint8_t n_args;
	uint32_t args;               // in operands: variables, the receiver first
	uint32_t result;             // variable
	uint32_t thrown;             // variable: where its exceptions go
	struct ir_type type;         // of the result
	const struct method *target; // resolved; NULL where it cannot be, and of invokedynamic
	const struct klass *named;   // the class that the call names, NULL: an array
	uint16_t constant;
	const struct lambda *lambda; // invokedynamic that makes a function object
	int16_t builtin;             // of another invokedynamic: enum model_builtin; -1: not known
	struct slice text;           // the first argument that is a constant string
};

struct pag {
	const struct method *method;
	bool is_failed; // the code could not be lifted, or there is none
	bool is_wide;   // of_value has 32 bits
	uint32_t n_vars;
	uint32_t n_refs; // parameters that are references: variables 1 to n_refs
	uint32_t n_stmts, n_calls, n_values;
	uint8_t n_params; // values
	struct pag_stmt *stmts;
	struct pag_call *calls;
	uint32_t *operands;
	uint32_t *params;     // [n_params]: variables
	const void *of_value; // [n_values + 1]
};

static inline uint32_t pag_var(const struct pag *pag, uint32_t value)
{
	if (value > pag->n_values)
		return 0;
	return pag->is_wide ? ((const uint32_t *)pag->of_value)[value]
						: ((const uint16_t *)pag->of_value)[value];
}

// What several threads extract from.
struct pag_maker;
struct pag_maker *pag_maker_new(struct world *world, uint32_t jobs, struct notes *notes);
void pag_maker_free(struct pag_maker *maker);
// Opens the classes, extracts in parallel; out[i] is what methods[i] says. All live as long as the maker.
void pag_make(struct pag_maker *maker, const struct method *const *methods, uint32_t n,
	struct pag **out);

#endif
