// Packed IR.
#ifndef IR_PACK_H
#define IR_PACK_H

#include "base/vec.h"
#include "ir/ir.h"

typedef VEC(uint8_t) packed_bytes;

// What was there before is gone.
void ir_pack(packed_bytes *to, const struct ir *ir);
// The same, without a builder.
struct ir *ir_unpack(const uint8_t *from, const struct method *method, const struct world *world,
	struct arena *arena);

// Do both say the same? BUG()s if not; for debug builds.
void ir_pack_check(const struct ir *ir, const struct ir *unpacked);

#endif
