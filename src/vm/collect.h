#ifndef VM_COLLECT_H
#define VM_COLLECT_H

#include "vm/internal.h"

void collect_begin(struct vm *vm);
void collect_end(struct vm *vm);

// Is garbage to be collected before so many bytes are allocated? Between two instructions only.
bool collect_is_due(const struct vm *vm, uint64_t size);
void collect(struct vm *vm);
void collect_soon(struct vm *vm); // before the next instruction that can wait for it

// Where so many bytes are free when the present hole has not enough; 0: nowhere.
ref collect_room(struct vm *vm, uint32_t size);

#endif
