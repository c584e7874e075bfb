// What the lifter asks of the store, see ir.h.
#ifndef IR_STORE_H
#define IR_STORE_H

#include "ir/ir.h"
#include "ir/pack.h"

// The method's code as it was lifted before; NULL where it was not kept, or there is no store.
struct ir *store_get(const struct ir_store *store, const struct method *method,
	const struct world *world, struct arena *arena);
// It has been lifted.
void store_put(struct ir_store *store, const struct ir *ir, packed_bytes *scratch);

#endif
