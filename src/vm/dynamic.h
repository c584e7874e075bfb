// What invokedynamic and loadable constants of its kind need.
#ifndef VM_DYNAMIC_H
#define VM_DYNAMIC_H

#include "vm/internal.h"

bool dynamic_constant(struct vm *vm, struct thread *t, struct vclass *in, uint16_t index,
	uint64_t *value);

#endif
