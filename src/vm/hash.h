// What the two ways of hashing a state share: what is left out.
#ifndef VM_HASH_H
#define VM_HASH_H

#include "vm/internal.h"

bool hash_ignores(const struct vfield *f);
// Of a thread's status only this counts: new, started, ended. The rest is in the machine's own thread.
bool hash_is_status(const struct vfield *f);
enum { STATUS_NEW = 0, STATUS_ENDED = 2 };
bool hash_is_queue_end(const struct vfield *f);
// An object from before the first mark that belongs to the standard streams.
bool hash_leaves_out(const struct vm *vm, ref r);
// Stops the program where the hash of this state and vm_hash_slowly contradict each other.
void hash_check(struct vm *vm, struct vm_hash hash);

#endif
