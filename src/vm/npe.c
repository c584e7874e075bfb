// Helpful NullPointerException messages (JEP 358).
#include "vm/internal.h"

void npe_message(struct vm *vm, struct vmethod *m, uint32_t pc, struct buf *out)
{
	(void)vm, (void)m, (void)pc, (void)out;
}
