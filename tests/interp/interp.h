// A test interpreter for the IR: it runs Java programs from what ir_build makes of them and nothing
// else, so that what the lifter gets wrong shows as wrong output. The library's classes run from
// their own bytecode, lifted as well; natives.c supplies what is native or leads too far (printing,
// class objects, array copies).
//
// On the way it checks what an analysis may rely on: a value is defined before it is used, holds
// what its type says, and only instructions that say so throw.
//
//     interp.c   main, class initialisation, calls
//     exec.c     blocks and instructions
//     arith.c    numbers
//     heap.c     types, objects, strings
//     dynamic.c  invokedynamic: lambdas, string concatenation, records
//     natives.c  the methods supplied here
//     unsafe.c   raw memory access, as java.util.concurrent uses it
#ifndef INTERP_H
#define INTERP_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/map.h"
#include "base/vec.h"
#include "ir/ir.h"
#include "world/world.h"

struct object;

union value {
	int32_t i;
	int64_t j;
	float f;
	double d;
	struct object *ref;
	uint64_t bits;
};

enum init_state { INIT_NONE, INIT_RUNNING, INIT_DONE, INIT_FAILED };

// A type at run time.
struct type {
	char letter;           // 'L', '[' or the descriptor of a primitive type
	uint8_t state;         // enum init_state, 'L'
	struct klass *klass;   // 'L'
	struct type *element;  // '['
	struct type *array;    // the array type of this, made when needed
	struct object *mirror; // its java.lang.Class, made when needed
	uint32_t n_slots;      // of an instance, with those of superclasses
	union value *statics;
};

struct object {
	struct type *type;
	int32_t hash; // identity, 0: none yet
	int32_t n_monitors;
	uint32_t length;            // of an array
	struct type *mirrored;      // of a java.lang.Class
	struct lambda *lambda;      // of a lambda
	_Alignas(8) uint8_t data[]; // slots of an object, elements of an array
};

struct vm;
struct body;
typedef bool native_function(struct vm *vm, const struct method *method, const union value *args,
	union value *result);

// A method ready to run: a native of ours, or IR.
struct body {
	const struct method *method;
	native_function *native;
	struct ir *ir;
	void **sites; // what instructions resolved to, [n_insns + 1]
};

struct frame {
	struct vm *vm;
	struct body *body;
	const struct ir *ir;
	const union value *args;
	union value *values;
	uint8_t *is_defined;
	union value result;
	struct object *caught;
	struct frame *caller;
	uint32_t at; // the running instruction
};

struct vm {
	struct world *world;
	struct ir_builder *builder;
	struct arena arena;
	VEC(struct type *) types;     // by class id
	VEC(struct body *) bodies;    // by method id
	struct type *primitives[128]; // by letter
	struct map slots;             // field id to slot + 1
	struct map strings;           // hash of the text to the first of interned strings
	VEC(struct object *) interned;
	struct type *object, *string, *class_type;
	struct field *string_value, *string_coder;
	struct object *out, *err, *thread;
	struct object *pending; // thrown, not caught yet
	struct frame *top;
	uint32_t depth;
	bool is_overflowing;
	uint64_t steps;
	int32_t next_hash;
	uint64_t n_methods_lifted;
};

// ---- interp.c
_Noreturn void die(struct vm *vm, const char *format, ...) __attribute__((format(printf, 2, 3)));
bool type_initialize(struct vm *vm, struct type *type);
bool call_method(struct vm *vm, const struct method *method, const union value *args,
	union value *result);
// Selects by the receiver first.
bool call_virtual(struct vm *vm, const struct method *resolved, const union value *args,
	union value *result);
bool call_named(struct vm *vm, const char *class_name, const char *name, const char *descriptor,
	const union value *args, union value *result);
// Both throw and return false. message may be NULL.
bool throw_new(struct vm *vm, const char *class_name, const char *message, ...)
	__attribute__((format(printf, 3, 4)));
bool throw_null(struct vm *vm);
const struct method *select_method(struct vm *vm, struct object *receiver,
	const struct method *resolved);

// ---- exec.c
bool run_body(struct vm *vm, struct body *body, const union value *args, union value *result);

// ---- arith.c
bool is_arithmetic_trap(uint8_t op, const union value *args);
union value compute_binary(struct vm *vm, uint8_t op, union value a, union value b);
union value compute_unary(struct vm *vm, uint8_t op, union value a);
bool compute_branch(struct vm *vm, uint8_t op, union value a, union value b);
int32_t narrow_int(char letter, int32_t value);

// ---- heap.c
void heap_init(struct vm *vm);
struct type *type_of_klass(struct vm *vm, const struct klass *klass);
struct type *type_primitive(struct vm *vm, char letter);
struct type *type_array(struct vm *vm, struct type *element);
struct type *type_from_descriptor(struct vm *vm, struct slice descriptor);
struct type *type_from_constant(struct vm *vm, struct slice name); // "x/Y" or "[Lx/Y;"
struct type *type_from_ir(struct vm *vm, struct ir_type type);
bool type_is_assignable(struct vm *vm, const struct type *from, const struct type *to);
bool object_is_instance(struct vm *vm, const struct object *object, const struct type *type);
uint32_t letter_size(char letter);
void type_print(const struct type *type, struct buf *out); // as Class.getName has it
struct object *object_new(struct vm *vm, struct type *type);
struct object *array_new(struct vm *vm, struct type *array_type, uint32_t length);
struct object *mirror_of(struct vm *vm, struct type *type);
int32_t identity_hash(struct vm *vm, struct object *object);
union value element_get(const struct object *array, uint32_t index);
void element_set(struct object *array, uint32_t index, union value value);
union value *object_slot(struct vm *vm, struct object *object, const struct field *field);
union value *static_slot(struct vm *vm, const struct field *field);
struct field *field_named(struct vm *vm, const struct klass *klass, const char *name,
	const char *descriptor);
// Text is modified UTF-8, as in a class file.
struct object *string_new(struct vm *vm, struct slice text);
struct object *string_intern(struct vm *vm, struct object *string);
struct object *string_from_units(struct vm *vm, const uint16_t *units, uint32_t n);
uint32_t string_length(struct vm *vm, struct object *string);
uint16_t string_unit(struct vm *vm, struct object *string, uint32_t i);
void string_print(struct vm *vm, struct object *string, struct buf *out); // UTF-8
// "class.name" for messages; valid until the arena goes.
const char *type_text(struct vm *vm, const struct type *type);

// ---- dynamic.c
struct lambda;
bool run_dynamic(struct frame *frame, const struct ir_insn *insn, const union value *args,
	union value *result);
bool lambda_is_marked(const struct object *object, const struct type *type);
bool lambda_implements(const struct object *object, const struct method *resolved);
bool call_lambda(struct vm *vm, const struct method *resolved, const union value *args,
	union value *result);
bool stringify(struct vm *vm, char letter, union value value, struct object **string);

// ---- natives.c, unsafe.c
native_function *find_native(const struct method *method);
native_function *find_unsafe(const struct method *method);

#endif
