// The instructions of quick.def.
#ifndef VM_QUICK_H
#define VM_QUICK_H

#include "class/class.h"

enum quick {
#define QUICK(number, name, length) OP_##name = number,
#include "vm/quick.def"
#undef QUICK
};

// Has a constant index of two bytes behind it?
static inline bool opcode_is_pooled(uint8_t op)
{
	return (op >= OP_getstatic && op <= OP_instanceof && op != OP_newarray &&
			   op != OP_arraylength && op != OP_athrow) ||
		op == OP_multianewarray || (op >= OP_ldc_w_q && op <= OP_invokesite_q);
}

// Is it replaced when what it names is resolved?
static inline bool opcode_is_unresolved(uint8_t op)
{
	return op < OP_ldc_q && opcode_is_pooled(op);
}

// May executing it do something that another thread can see?
static inline bool opcode_may_be_seen(uint8_t op)
{
	return (op >= OP_iaload && op <= OP_saload) || (op >= OP_iastore && op <= OP_sastore) ||
		(op >= OP_ireturn && op <= OP_new) || op == OP_athrow || op == OP_monitorenter ||
		op == OP_monitorexit || (op >= OP_getfield_b && op <= OP_new_q) || op == OP_invokesite_q;
}

#endif
