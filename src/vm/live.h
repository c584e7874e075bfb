#ifndef VM_LIVE_H
#define VM_LIVE_H

#include "vm/internal.h"

// The first 64 locals that may be read at or after pc; those beyond always may.
uint64_t live_locals(struct vm *vm, const struct vmethod *m, uint32_t pc);
void live_release(struct vm *vm);

#endif
