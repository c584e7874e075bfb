// Looking at a class that was parsed and not checked: every instruction and the constants it names,
// without trusting anything but what class_parse found out: where things are, and that they are within
// the file. Nothing here reads outside it, whatever the bytes say; what does not fit together is
// answered with false. Part of class.h.
#ifndef CLASS_RAW_H
#define CLASS_RAW_H

#include "class/class.h"

// Decodes the instruction at bci, below code->length. False when it is unknown or not whole. Operands
// mean what they mean in code_insn, and are what the file says: no index or target was checked.
bool code_step(const struct code *code, uint32_t bci, struct insn *insn);

// Sees an instruction; the format says what its operands are. Where code_visit is called, this should
// be a static inline function, of which each format then gets its own copy, with nothing to decide.
typedef void insn_visitor(void *context, enum operand_format format, const struct insn *insn);

#define INSN(length, operand_a, operand_b) \
	((struct insn){ bci, bci + (length), (int32_t)(operand_a), (int32_t)(operand_b), *p, false })

// Shows every instruction of the code to the visitor, in order. False when one is unknown or not whole;
// then those before it were shown, and perhaps the one that the end of the code cuts off.
//
// The formats are told apart by `if`, the frequent ones first: so the processor guesses where the next
// instruction is; with a jump table it would wait for it. An instruction that is cut off is read on into
// what follows the code in the file: at least four bytes, the sizes of the exception table and of the
// list of attributes.
static inline __attribute__((always_inline)) bool code_visit(const struct code *code,
	insn_visitor *visit, void *context)
{
	const uint8_t *bytes = code->bytes;
	uint32_t bci = 0, length = code->length;
	struct insn insn;

	for (; bci < length; bci = insn.next) {
		const uint8_t *p = bytes + bci;
		enum operand_format format = (enum operand_format)opcode_formats[*p];
		if (format == OPERAND_NONE) {
			insn = INSN(1, 0, 0);
			visit(context, OPERAND_NONE, &insn);
		} else if (format == OPERAND_FIELD || format == OPERAND_METHOD) {
			insn = INSN(3, bytes_u2(p + 1), 0);
			visit(context, format, &insn);
		} else if (format == OPERAND_LOCAL) {
			insn = INSN(2, p[1], 0);
			visit(context, OPERAND_LOCAL, &insn);
		} else if (format == OPERAND_BRANCH) {
			insn = INSN(3, bci + (uint32_t)(int16_t)bytes_u2(p + 1), 0);
			visit(context, OPERAND_BRANCH, &insn);
		} else if (format == OPERAND_CLASS) {
			insn = INSN(3, bytes_u2(p + 1), 0);
			visit(context, OPERAND_CLASS, &insn);
		} else if (format == OPERAND_BYTE) {
			insn = INSN(2, (int8_t)p[1], 0);
			visit(context, OPERAND_BYTE, &insn);
		} else if (format == OPERAND_SHORT) {
			insn = INSN(3, (int16_t)bytes_u2(p + 1), 0);
			visit(context, OPERAND_SHORT, &insn);
		} else if (format == OPERAND_LDC) {
			insn = INSN(2, p[1], 0);
			visit(context, OPERAND_LDC, &insn);
		} else if (format == OPERAND_LDC_W || format == OPERAND_LDC2_W) {
			insn = INSN(3, bytes_u2(p + 1), 0);
			visit(context, format, &insn);
		} else if (format == OPERAND_INTERFACE) {
			insn = INSN(5, bytes_u2(p + 1), p[3]);
			visit(context, OPERAND_INTERFACE, &insn);
		} else if (format == OPERAND_IINC) {
			insn = INSN(3, p[1], (int8_t)p[2]);
			visit(context, OPERAND_IINC, &insn);
		} else {
			struct insn rare; // another variable, whose address may be known
			if (!code_step(code, bci, &rare))
				return false;
			visit(context, (enum operand_format)opcode_formats[rare.op], &rare);
			insn.next = rare.next;
		}
	}
	return bci == length;
}

#undef INSN

// The switch that code_step or code_visit decoded: its table is within the code, its keys and targets
// may be anything.
struct insn_switch code_step_switch(const struct code *code, const struct insn *insn);

// ---- constants ------------------------------------------------------------------------------

// The text at index, which may be anything.
static inline bool raw_utf8(const struct raw_class *raw, uint32_t index, struct slice *text)
{
	const struct class *c = &raw->unchecked;
	if (!constant_is(c, index, CONSTANT_Utf8))
		return false;
	*text = class_utf8(c, (uint16_t)index);
	return true;
}

// The text that the constant at index names, which must be of that kind: Class, String and the like.
static inline bool raw_name_at(const struct raw_class *raw, uint32_t index, uint8_t tag,
	struct slice *text)
{
	const struct class *c = &raw->unchecked;
	return constant_is(c, index, tag) && raw_utf8(raw, class_u2(c, (uint16_t)index), text);
}

static inline bool raw_name_and_type(const struct raw_class *raw, uint32_t index,
	struct slice *name, struct slice *descriptor)
{
	const struct class *c = &raw->unchecked;
	if (!constant_is(c, index, CONSTANT_NameAndType))
		return false;
	const uint8_t *p = c->bytes.ptr + c->offsets[index];
	return raw_utf8(raw, bytes_u2(p), name) && raw_utf8(raw, bytes_u2(p + 2), descriptor);
}

// Fieldref, Methodref or InterfaceMethodref, whichever is there.
static inline bool raw_member_ref(const struct raw_class *raw, uint32_t index,
	struct member_ref *ref)
{
	const struct class *c = &raw->unchecked;
	if (index >= c->n_constants || (uint8_t)(c->tags[index] - CONSTANT_Fieldref) > 2)
		return false;
	const uint8_t *p = c->bytes.ptr + c->offsets[index];
	ref->tag = c->tags[index];
	ref->bootstrap = 0;
	return raw_name_at(raw, bytes_u2(p), CONSTANT_Class, &ref->class_name) &&
		raw_name_and_type(raw, bytes_u2(p + 2), &ref->name, &ref->descriptor);
}

// Dynamic or InvokeDynamic.
static inline bool raw_dynamic(const struct raw_class *raw, uint32_t index, struct member_ref *ref)
{
	const struct class *c = &raw->unchecked;
	if (index >= c->n_constants || (uint8_t)(c->tags[index] - CONSTANT_Dynamic) > 1)
		return false;
	const uint8_t *p = c->bytes.ptr + c->offsets[index];
	ref->tag = c->tags[index];
	ref->bootstrap = bytes_u2(p);
	ref->class_name = SLICE_EMPTY;
	return ref->bootstrap < c->n_bootstrap_methods &&
		raw_name_and_type(raw, bytes_u2(p + 2), &ref->name, &ref->descriptor);
}

_Static_assert(CONSTANT_Methodref == CONSTANT_Fieldref + 1 &&
		CONSTANT_InterfaceMethodref == CONSTANT_Fieldref + 2 &&
		CONSTANT_InvokeDynamic == CONSTANT_Dynamic + 1,
	"kinds that are asked for at once");

#endif
