// What the files of the verifier share; verify.c has the algorithm.
#ifndef VM_VERIFY_H
#define VM_VERIFY_H

#include "vm/internal.h"

// A type: kind in the low byte; above it for references the offset of the class name's symbol (the
// descriptor for arrays), for return addresses the bci.
typedef uint64_t vtype;
enum { TOP, INT, FLOAT, LONG, DOUBLE, SECOND, NULLTYPE, REFERENCE, ADDRESS };
#define KIND(type) ((int)((type)&0xff))

struct point {
	uint32_t bci, chain, number;
	uint32_t depth;
	bool is_queued;
	vtype words[]; // locals, then the stack
};

struct chain {
	uint32_t parent, returns_to;
};

struct verifier {
	struct vm *vm;
	struct vclass *in;
	struct vmethod *m;
	const struct class *file;
	const struct code *code;
	struct map points; // chain << 32 | bci
	VEC(struct point *) all;
	VEC(uint32_t) work;
	struct bitset leaders;
	VEC(struct chain) chains;
	// The state that instructions are executed on.
	vtype *locals, *stack;
	uint32_t depth, chain;
	uint64_t n_steps;
	uint32_t bci;
	bool has_failed;
	char why[256];
};

vtype verify_reference(struct verifier *v, struct slice name);
const struct symbol *verify_name_of(vtype type);
vtype verify_type_of(struct verifier *v, struct slice d);
bool verify_is_wide(vtype type);
bool verify_is_reference(vtype type);
bool verify_is_array_name(const struct symbol *s);
struct slice verify_component_of(const struct symbol *s);
bool verify_is_assignable(struct verifier *v, vtype from, vtype to);
vtype verify_merge_types(struct verifier *v, vtype a, vtype b);

#endif
