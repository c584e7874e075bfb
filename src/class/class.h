// One class file. Everything borrows from the file's bytes, which must outlive it.
//
// It is read in three steps, each as late as its result is needed:
//
//     class_parse        finds the structure: where constants, members, attributes and code are, and
//                        that all of them are whole. A raw_class; class/raw.h can look at it.
//     class_check        makes a class of it: every constant-pool index that the JVM itself relies on
//                        is in range and of the right kind, texts, names and descriptors are
//                        well-formed.
//     class_check_code   every instruction is whole, with operands of the right kind and branches
//                        to instruction starts. Before it, code_insn and code_switch stop the program.
//
// Later code asserts these things instead of checking them. Attributes that the JVM does not need
// (debug information, annotations, signatures) are checked when they are decoded: a damaged one
// loses only itself.
//
// This folder depends on base/ only, so that it can be fuzzed alone.
#ifndef CLASS_CLASS_H
#define CLASS_CLASS_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/cursor.h"
#include "base/err.h"
#include "base/slice.h"

#define CLASS_MAJOR_MIN 45 // Java 1.0.2
// Java 25. Newer files are read as those of this version: what that does not have breaks the format.
#define CLASS_MAJOR_KNOWN 69

// The release whose class files have that major version, from Java 1.1 on.
static inline uint32_t class_release(uint16_t major)
{
	return major > 44 ? major - 44u : 0;
}

// Of the bytes of a class file, be it good or bad; 0: it is none.
uint16_t class_major(struct slice bytes);

enum constant_tag {
	CONSTANT_NONE = 0, // index 0 and the second slot of a long or double
#define CONSTANT(tag, name, size) CONSTANT_##name = tag,
#include "class/constants.def"
#undef CONSTANT
};

enum access_flag {
	ACC_PUBLIC = 0x0001,
	ACC_PRIVATE = 0x0002,
	ACC_PROTECTED = 0x0004,
	ACC_STATIC = 0x0008,
	ACC_FINAL = 0x0010,
	ACC_SYNCHRONIZED = 0x0020, // methods
	ACC_SUPER = 0x0020,        // classes
	ACC_OPEN = 0x0020,         // modules
	ACC_TRANSITIVE = 0x0020,   // requires
	ACC_VOLATILE = 0x0040,     // fields
	ACC_BRIDGE = 0x0040,       // methods
	ACC_STATIC_PHASE = 0x0040, // requires
	ACC_TRANSIENT = 0x0080,    // fields
	ACC_VARARGS = 0x0080,      // methods
	ACC_NATIVE = 0x0100,
	ACC_INTERFACE = 0x0200,
	ACC_ABSTRACT = 0x0400,
	ACC_STRICT = 0x0800,
	ACC_SYNTHETIC = 0x1000,
	ACC_ANNOTATION = 0x2000,
	ACC_ENUM = 0x4000,
	ACC_MODULE = 0x8000,   // classes
	ACC_MANDATED = 0x8000, // parameters, requires
};

enum attribute_kind {
	ATTRIBUTE_Unknown,
#define ATTRIBUTE(name) ATTRIBUTE_##name,
#include "class/attributes.def"
#undef ATTRIBUTE
	N_ATTRIBUTE_KINDS
};

// The attributes of one class, member, code or record component, walked with attribute_next.
struct attributes {
	const uint8_t *at;
	uint16_t n;
};

struct attribute {
	enum attribute_kind kind;
	uint16_t name; // constant index
	struct slice bytes;
};

struct handler {
	uint16_t start, end, target;
	uint16_t catch_type; // constant index of a Class, 0: any
};

struct code {
	const uint8_t *bytes;
	uint32_t length;
	uint16_t max_stack, max_locals;
	uint16_t n_handlers;
	const struct handler *handlers; // in the order in which the JVM searches them
	// Bit bci % 64 of word bci / 64: an instruction starts there. NULL before class_check_code.
	const uint64_t *starts;
	struct attributes attributes;
};

// A field or method.
struct member {
	uint16_t access;
	uint16_t name, descriptor; // constant indices
	struct attributes attributes;
	struct code *code; // methods only; NULL for abstract and native ones
};

struct bootstrap_method {
	uint16_t handle; // constant index of a MethodHandle
	uint16_t n_arguments;
	const uint8_t *arguments; // u2 constant indices, big-endian: bytes_u2(arguments + 2 * i)
};

struct class {
	struct slice bytes;
	uint16_t minor, major;
	uint16_t access;
	uint16_t n_constants;
	uint16_t this_class, super_class; // constant indices; super_class is 0 for Object and modules
	uint16_t n_interfaces, n_fields, n_methods;
	const uint8_t *tags;        // [n_constants], enum constant_tag
	const uint32_t *offsets;    // [n_constants], of the constant's first byte after its tag
	const uint16_t *interfaces; // constant indices
	struct member *fields, *methods;
	struct attributes attributes;
	uint16_t n_bootstrap_methods;
	const struct bootstrap_method *bootstrap_methods;
	const uint8_t *facts; // what class_check leaves for class_check_code; see internal.h
};

// A class that is not checked yet: only what takes a raw_class may look inside.
struct raw_class {
	struct class unchecked;
	uint32_t names_at;  // offset of access_flags, this_class, super_class
	uint32_t tags_seen; // bit per tag, where is_plain
	bool is_plain;      // nothing about the kinds of constants was out of the ordinary
};

// Each returns NULL or false with err set when the bytes break the specification. The arena is then as
// it was before the call; the class is of no further use, but for a checked one with bad code, whose
// code alone must not be looked at.
struct raw_class *class_parse(struct slice bytes, struct arena *arena, struct err *err);
const struct class *class_check(struct raw_class *raw, struct arena *arena, struct err *err);
// All methods. Changes only what `starts` points to; not for two threads at a time.
bool class_check_code(const struct class *c, struct arena *arena, struct err *err);

// All three.
const struct class *class_read(struct slice bytes, struct arena *arena, struct err *err);

// ---- constants: the index must be valid and of that kind --------------------------------------

// Is there a constant of that kind at index? For indices out of the file.
static inline bool constant_is(const struct class *c, uint32_t index, uint8_t tag)
{
	return index < c->n_constants && c->tags[index] == tag;
}

static inline struct slice class_utf8(const struct class *c, uint16_t index)
{
	const uint8_t *p = c->bytes.ptr + c->offsets[index];
	return slice_of(p + 2, bytes_u2(p));
}

static inline uint16_t class_u2(const struct class *c, uint16_t index)
{
	return bytes_u2(c->bytes.ptr + c->offsets[index]);
}

static inline uint32_t class_u4(const struct class *c, uint16_t index)
{
	return bytes_u4(c->bytes.ptr + c->offsets[index]);
}

// The name in a Class, the text of a String, the descriptor of a MethodType, the name of a Module
// or Package.
static inline struct slice class_name_at(const struct class *c, uint16_t index)
{
	return class_utf8(c, class_u2(c, index));
}

int32_t class_integer(const struct class *c, uint16_t index);
float class_float(const struct class *c, uint16_t index);
int64_t class_long(const struct class *c, uint16_t index);
double class_double(const struct class *c, uint16_t index);

struct name_and_type {
	struct slice name, descriptor;
};
struct name_and_type class_name_and_type(const struct class *c, uint16_t index);

// Fieldref, Methodref, InterfaceMethodref; for Dynamic and InvokeDynamic class_name is empty and
// bootstrap is the index into bootstrap_methods.
struct member_ref {
	struct slice class_name, name, descriptor;
	uint16_t bootstrap;
	uint8_t tag;
};
struct member_ref class_member_ref(const struct class *c, uint16_t index);

enum reference_kind {
	REF_getField = 1,
	REF_getStatic,
	REF_putField,
	REF_putStatic,
	REF_invokeVirtual,
	REF_invokeStatic,
	REF_invokeSpecial,
	REF_newInvokeSpecial,
	REF_invokeInterface,
};
struct method_handle {
	uint8_t kind;       // enum reference_kind
	uint16_t reference; // constant index of the member reference
};
struct method_handle class_method_handle(const struct class *c, uint16_t index);

static inline struct slice class_name(const struct class *c)
{
	return class_name_at(c, c->this_class);
}

static inline struct slice class_super_name(const struct class *c)
{
	return c->super_class ? class_name_at(c, c->super_class) : SLICE_EMPTY;
}

static inline struct slice member_name(const struct class *c, const struct member *m)
{
	return class_utf8(c, m->name);
}

static inline struct slice member_descriptor(const struct class *c, const struct member *m)
{
	return class_utf8(c, m->descriptor);
}

const char *constant_tag_name(uint8_t tag);
// Bytes of the constant at `at`, which is its tag; all that is needed for it is there (3 bytes). 0: no such tag.
uint32_t constant_size(const uint8_t *at);

// ---- attributes -----------------------------------------------------------------------------

// Takes the next attribute off the list; false when there is none.
bool attribute_next(const struct class *c, struct attributes *list, struct attribute *attribute);
// The first of a kind; bytes are empty where there is none.
bool attribute_find(const struct class *c, struct attributes list, enum attribute_kind kind,
	struct slice *bytes);
const char *attribute_kind_name(enum attribute_kind kind);

// ---- annotations ----------------------------------------------------------------------------

enum annotation_kind {
#define ANNOTATION(kind, name) ANNOTATION_##kind,
#include "class/annotations.def"
#undef ANNOTATION
	N_ANNOTATIONS
};

#define ANNOTATION_VALUES 8

struct annotation {
	struct slice reason; // its "justification"
	uint32_t n_values; // its other texts, arrays flattened; more than ANNOTATION_VALUES are dropped
	struct slice values[ANNOTATION_VALUES];
};

// The first of that kind among the attributes of a class or member.
bool annotation_find(const struct class *c, struct attributes list, enum annotation_kind kind,
	struct annotation *out);

// ---- lines ----------------------------------------------------------------------------------

// The source line of a bytecode index; 0 where unknown.
uint32_t code_line(const struct class *c, const struct code *code, uint32_t bci);
// The SourceFile attribute; empty where there is none or it is damaged.
struct slice class_source_file(const struct class *c);

// Tells versions of a method apart, the same in every run and on every machine: FNV-1a of its instructions.
static inline uint64_t bytes_code_hash(const uint8_t *bytes, uint32_t n)
{
	uint64_t hash = 0xcbf29ce484222325u;
	for (uint32_t i = 0; i < n; i++)
		hash = (hash ^ bytes[i]) * 0x100000001b3u;
	return hash;
}

static inline uint64_t code_hash(const struct code *code)
{
	return bytes_code_hash(code->bytes, code->length);
}

// ---- instructions ---------------------------------------------------------------------------

enum opcode {
#define OP(number, name, format, pops, pushes) OP_##name = number,
#include "class/opcodes.def"
#undef OP
	N_OPCODES
};

enum operand_format {
	OPERAND_NONE,
	OPERAND_BYTE,  // a: the constant
	OPERAND_SHORT, // a: the constant
	OPERAND_LDC,   // a: constant index, also LDC_W, LDC2_W
	OPERAND_LDC_W,
	OPERAND_LDC2_W,
	OPERAND_LOCAL,        // a: local variable
	OPERAND_IINC,         // a: local variable, b: increment
	OPERAND_BRANCH,       // a: target bci
	OPERAND_BRANCH_W,     // a: target bci
	OPERAND_TABLESWITCH,  // see insn_switch
	OPERAND_LOOKUPSWITCH, // see insn_switch
	OPERAND_FIELD,        // a: constant index
	OPERAND_METHOD,       // a: constant index
	OPERAND_INTERFACE,    // a: constant index, b: count
	OPERAND_DYNAMIC,      // a: constant index
	OPERAND_CLASS,        // a: constant index
	OPERAND_NEWARRAY,     // a: element type, 4 to 11
	OPERAND_MULTI,        // a: constant index, b: dimensions
	OPERAND_WIDE,         // only inside the decoder: wide is part of the instruction it widens
	OPERAND_UNKNOWN,      // no instruction at all
};

struct insn {
	uint32_t bci;
	uint32_t next; // bci of the instruction that follows in the code
	int32_t a, b;
	uint8_t op; // enum opcode; for a wide instruction the one that is widened
	bool is_wide;
};

// Decodes the instruction at bci, which must be an instruction start of code that was checked.
// for (bci = 0; bci < code->length; bci = insn.next) { insn = code_insn(code, bci); ... }
struct insn code_insn(const struct code *code, uint32_t bci);

// Does a branch behind bci lead back to before it? So it is in every loop, and seldom elsewhere. True of code that is not
// there or was not checked.
bool code_is_in_loop(const struct code *code, uint32_t bci);

// Does it only fill arrays with constants, and perhaps return one? Long code only; of checked code.
bool code_is_table(const struct class *c, const struct code *code);
// The cheap half of that.
bool code_may_be_table(const struct code *code);
// A string or a number.
bool constant_is_plain(const struct class *c, uint32_t index);

struct insn_switch {
	uint32_t default_target;
	int32_t low; // tableswitch
	uint32_t n;
	bool is_lookup;
	const uint8_t *table; // of offsets, or of (key, offset) pairs
	uint32_t bci;
};
struct insn_switch code_switch(const struct code *code, const struct insn *insn);
int32_t switch_key(const struct insn_switch *s, uint32_t i);
uint32_t switch_target(const struct insn_switch *s, uint32_t i);

extern const char *const opcode_names[N_OPCODES];
extern const uint8_t opcode_formats[256];       // enum operand_format
extern const uint8_t opcode_lengths[N_OPCODES]; // 0 for switches and wide
#define OPCODE_VARIES 255
extern const uint8_t opcode_pops[N_OPCODES], opcode_pushes[N_OPCODES]; // stack words

// ---- descriptors ----------------------------------------------------------------------------

// The field descriptor at the start of text ("[[Ljava/lang/String;"); empty when malformed.
struct slice descriptor_first(struct slice text);
bool descriptor_is_field(struct slice text);
bool descriptor_is_method(struct slice text);
// Walks the parameters of a checked method descriptor: start with descriptor_parameters(d), then
// take each off; an empty result ends it.
struct slice descriptor_parameters(struct slice method_descriptor);
struct slice descriptor_next(struct slice *parameters);
uint32_t descriptor_n_parameters(struct slice method_descriptor);
struct slice descriptor_return(struct slice method_descriptor);
// Stack words of a field descriptor or of all parameters ('J' and 'D' are two, 'V' none).
uint32_t descriptor_words(struct slice descriptor);
uint32_t descriptor_parameter_words(struct slice method_descriptor);

// ---- printing -------------------------------------------------------------------------------

struct class_print_options {
	bool show_code, show_private, show_lines, verbose;
};
// A javap-like listing.
void class_print(const struct class *c, const struct class_print_options *options, struct buf *out);
// "java/util/Map$Entry" as "java.util.Map$Entry".
void class_print_name(struct slice internal_name, struct buf *out);
// "[Ljava/lang/String;" as "java.lang.String[]".
void class_print_type(struct slice descriptor, struct buf *out);

#include "class/raw.h"

#endif
