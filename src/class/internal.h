// Shared by the files of this folder only.
//
// Each check is written twice. The quick one (constants_quick.c, code_quick.c) is made for the classes
// that compilers write: few branches, sixteen bytes at a time; it answers "certainly good" or "do not
// know". The exact one (constants_check.c, code_check.c) follows the specification line by line, decides
// what the quick one left open, and says what is wrong and where. Checked builds run both and stop
// when the quick one let something pass that the exact one does not.
#ifndef CLASS_INTERNAL_H
#define CLASS_INTERNAL_H

#include "class/class.h"

#define MAX_CODE 65535
#define MAX_CONSTANTS 65536

#if defined(RADDLE_DEBUG) || defined(RADDLE_FUZZ)
#define CHECKS_TWICE 1
#else
#define CHECKS_TWICE 0
#endif

// ---- structure ------------------------------------------------------------------------------

// One class while it is parsed.
struct parser {
	struct raw_class *raw;
	struct class *c; // raw->unchecked
	struct cursor in;
	struct arena *arena;
	uint32_t code_name; // constant index of the text "Code"; 0: not seen yet
};

// Fills tags and offsets; leaves the cursor behind the constant pool.
bool constants_parse(struct parser *parser);
// The Code attribute's bytes; NULL after a failure.
struct code *code_parse(struct parser *parser, struct slice bytes);

// Walks `n` attributes without looking inside; false (cursor failed) when one is not whole.
bool attributes_skip(const struct class *c, struct cursor *in, struct attributes *out);
// Takes one attribute off the cursor; false when it is not whole (cursor failed).
bool attribute_take(const struct class *c, struct cursor *in, uint16_t *name, struct slice *bytes);

// ---- checks ---------------------------------------------------------------------------------

// What the quick check found out about a constant, in one byte: the low five bits are its tag, or one
// of these finer kinds; the high bits are about texts.
enum constant_fact {
	FACT_INIT_METHODREF = 21, // a Methodref of <init>
	FACT_ARRAY_CLASS = 22,
	FACT_FIELD_TYPE = 23,  // NameAndType of a field with an ordinary name
	FACT_METHOD_TYPE = 24, // of a method with an ordinary name
	FACT_INIT_TYPE = 25,   // of <init>, which returns void
	FACT_KIND = 31,

	FACT_IS_NAME = 32,    // Utf8: an ordinary member name, without special characters
	FACT_IS_FIELD = 64,   // Utf8: a field descriptor
	FACT_IS_METHOD = 128, // Utf8: a method descriptor
};

// One class while its constants and names are checked. Large: it lives on the stack, and only what is
// used is ever touched.
struct checker {
	const struct class *c;
	const struct raw_class *raw;
	struct cursor in;             // only for failing with an offset
	bool is_quick;                // the constants passed the quick check: facts and words hold
	uint8_t *facts;               // [n_constants]
	uint8_t words[MAX_CONSTANTS]; // of parameters, where FACT_IS_METHOD
};

// Checks every constant.
bool constants_check(struct checker *checker);
// What is wrong with a constant, NULL if nothing is.
const char *constant_complaint(const struct class *c, uint16_t index);
// Fills facts and words. False: do not know.
bool constants_check_quickly(struct checker *checker);
// The same for one text, where is_quick; a true answer is remembered, for texts are shared.
bool text_is_ordinary_name(struct checker *checker, uint32_t index);
bool text_is_descriptor(struct checker *checker, uint32_t index, uint8_t which); // FACT_IS_...

// Room for the quick check of code, likewise large.
struct code_scratch {
	uint8_t starts[MAX_CODE + 65];      // 0xff where an instruction starts
	uint16_t targets[MAX_CODE / 3 + 1]; // of branches; two bytes of operand each, or more
};

// Checks every instruction and fills the bits of `starts`. False: do not know.
bool code_check_quickly(struct code_scratch *scratch, const struct class *c,
	const struct code *code, uint64_t *starts);
// The same exactly; fails the cursor.
bool code_check_exactly(const struct class *c, const struct code *code, uint64_t *starts,
	struct cursor *in);

// 0 or a constant of that kind.
static inline bool constant_is_or_zero(const struct class *c, uint32_t index, uint8_t tag)
{
	return index == 0 || constant_is(c, index, tag);
}

bool name_is_class(struct slice text);  // internal form or array descriptor, JVMS 4.2.1, 4.4.1
bool name_is_field(struct slice text);  // JVMS 4.2.2
bool name_is_method(struct slice text); // with <init> and <clinit>
bool utf8_is_valid(struct slice text);  // modified UTF-8, JVMS 4.4.7

#endif
