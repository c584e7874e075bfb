// Writes class files: what the JDK would spin at run time for lambdas and the like is made here.
#ifndef VM_GEN_H
#define VM_GEN_H

#include "vm/internal.h"

struct gen {
	struct buf pool, fields, methods, code;
	uint16_t n_pool, n_fields, n_methods;
	uint16_t this_class, super_class;
	uint16_t interfaces[64], n_interfaces;
	uint16_t code_name; // of the Code attribute
};

void gen_start(struct gen *g, struct slice name, const char *super);
void gen_release(struct gen *g);
uint16_t gen_utf8(struct gen *g, struct slice text);
uint16_t gen_class(struct gen *g, struct slice name);
uint16_t gen_string(struct gen *g, struct slice text);
uint16_t gen_integer(struct gen *g, int32_t value);
// tag: CONSTANT_Fieldref, CONSTANT_Methodref, CONSTANT_InterfaceMethodref
uint16_t gen_ref(struct gen *g, uint8_t tag, struct slice owner, struct slice name,
	struct slice type);
void gen_interface(struct gen *g, struct slice name);
void gen_field(struct gen *g, uint16_t access, struct slice name, struct slice type);
// The code written so far becomes a method.
void gen_method(struct gen *g, uint16_t access, struct slice name, struct slice type,
	uint16_t max_stack, uint16_t max_locals);

void gen_op(struct gen *g, uint8_t op);
void gen_op_u2(struct gen *g, uint8_t op, uint16_t operand);
void gen_int(struct gen *g, int32_t value);
void gen_load(struct gen *g, char kind, uint16_t local);
void gen_return(struct gen *g, char kind);
void gen_invoke(struct gen *g, uint8_t op, const char *owner, const char *name, const char *type);
// A branch whose target is set later.
uint32_t gen_branch(struct gen *g, uint8_t op);
void gen_here(struct gen *g, uint32_t branch);
// Turns what is on the stack from one type (descriptor) into another: casts, boxes, widens.
void gen_convert(struct gen *g, struct slice from, struct slice to);

struct vclass *gen_define(struct gen *g, struct vm *vm, struct thread *t, struct vclass *host);

static inline uint16_t gen_words(struct slice type)
{
	return type.ptr[0] == 'J' || type.ptr[0] == 'D' ? 2 : type.ptr[0] == 'V' ? 0 : 1;
}

#endif
