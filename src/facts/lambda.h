// Function objects.
#ifndef FACTS_LAMBDA_H
#define FACTS_LAMBDA_H

#include <stdbool.h>
#include <stdint.h>

#include "class/class.h"
#include "world/world.h"

// What an invokedynamic of LambdaMetafactory makes.
struct lambda {
	uint32_t id;                // dense, from 1
	const struct method *maker; // where
	uint16_t bci;
	uint8_t kind;       // enum reference_kind of the implementation
	uint8_t n_captured; // values: the first parameters of the implementation
	const struct method *implementation;
	const struct klass *implementation_class; // named in the method handle
	const struct klass *interface;
	const struct name *name; // of the interface's method
};

// The implementation's parameter that is the first argument of the interface's method: captured values
// come before it, and the object that a constructor makes.
static inline uint32_t lambda_first_argument(const struct lambda *lambda)
{
	return lambda->n_captured + (lambda->kind == REF_newInvokeSpecial);
}

// Is the implementation only the first of those that it may run? As in a call, the class of the receiver
// decides.
static inline bool lambda_is_dispatched(const struct lambda *lambda)
{
	const struct method *run = lambda->implementation;
	return run && (lambda->kind == REF_invokeVirtual || lambda->kind == REF_invokeInterface) &&
		!(run->access & (ACC_PRIVATE | ACC_FINAL | ACC_STATIC)) &&
		!(run->owner->access & ACC_FINAL);
}

#endif
