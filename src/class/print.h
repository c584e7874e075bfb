// What the files that make up class_print share. One printer walks one class and writes one
// listing in the conventions of javap.
//
// Attributes that class_parse does not check are decoded here through a cursor: every index is
// checked before use, and a damaged attribute is cut off with an "error:" line in its place.
#ifndef CLASS_PRINT_H
#define CLASS_PRINT_H

#include "class/internal.h"

struct printer {
	const struct class *c;
	const struct class_print_options *options;
	struct buf *out;
	size_t line;     // where in out the current line starts
	size_t limit;    // no more names and texts are written once out is this long
	uint32_t indent; // of the next line, in steps of two spaces
};

// ---- lines (print_text.c) ---------------------------------------------------------------------

void print_start(struct printer *p); // begins a line: the indentation
void print_end(struct printer *p);   // ends it
void print_line(struct printer *p, const char *format, ...) __attribute__((format(printf, 2, 3)));
void print_comment(struct printer *p); // "// ", in the comment column if the line is still short
void print_blank(struct printer *p);

// ---- texts and names (print_text.c) -----------------------------------------------------------

// Modified UTF-8 as UTF-8, with Java's escapes.
void print_text(struct printer *p, struct slice text);
// As it is, or quoted where it is no sequence of Java identifiers: "<init>", "[I".
void print_name(struct printer *p, struct slice name);
// "java/util/Map" as "java.util.Map", "[I" as "int[]".
void print_class_name(struct printer *p, struct slice name);
void print_type(struct printer *p, struct slice descriptor);
// The Utf8 constant at an index that may be wrong; nothing is printed then.
void print_utf8_at(struct printer *p, uint16_t index);

// ---- numbers as Java prints them (print_number.c) ---------------------------------------------

void print_float(struct buf *out, float value);
void print_double(struct buf *out, double value);

// ---- constants (print_constant.c) -------------------------------------------------------------

// The value alone: a class's name, a member's `class.name:descriptor`. The index must be valid.
void print_constant(struct printer *p, uint16_t index);
// With its kind, as in the comments behind instructions: `Method println:()V`. A member of the
// class itself is printed without the class.
void print_tagged_constant(struct printer *p, uint16_t index);
void print_constant_pool(struct printer *p);

// ---- generic signatures, JVMS 4.7.9.1 (print_signature.c) -------------------------------------

// Printing moves along `rest`; once failed, what was printed is to be thrown away.
struct signature {
	struct printer *p;
	struct slice rest;
	uint32_t depth;
	bool failed;
};

struct signature signature_of(struct printer *p, struct slice text);
// The Signature attribute's text; false where there is none that could be one.
bool signature_find(struct printer *p, struct attributes attributes, struct signature *out);
void signature_type_parameters(struct signature *s); // "<A extends B, C>", or nothing
void signature_type(struct signature *s);
void signature_parameters(struct signature *s);      // "(int, A)"
bool signature_accept(struct signature *s, char ch); // skips ch if it is next
bool signature_next_is_object(const struct signature *s);

// ---- flags (print_flags.c) --------------------------------------------------------------------

enum flag_place { FLAGS_CLASS, FLAGS_INNER, FLAGS_FIELD, FLAGS_METHOD, N_FLAG_PLACES };

void print_modifiers(struct printer *p, enum flag_place place, uint16_t access); // "public static "
void print_flags(struct printer *p, enum flag_place place, uint16_t access);     // the whole line

// ---- attributes -------------------------------------------------------------------------------

typedef void attribute_printer(struct printer *p, struct cursor *in);

// print_attributes.c
void print_attributes(struct printer *p, struct attributes list);
void print_attribute(struct printer *p, const struct attribute *attribute);
struct cursor print_cursor(const struct printer *p, struct slice attribute_bytes);
// Says what is wrong, if something is.
void print_cursor_error(struct printer *p, const char *what, const struct cursor *in);

// The next two bytes as the index of a constant of that kind (or 0). Fails the cursor and returns 0
// where it is none.
uint16_t take_constant(const struct class *c, struct cursor *in, uint8_t tag);
uint16_t take_constant_or_zero(const struct class *c, struct cursor *in, uint8_t tag);

// print_code.c
void print_code(struct printer *p, const struct member *m);

// print_debug.c, print_frames.c, print_annotations.c, print_module.c
attribute_printer print_line_numbers;
attribute_printer print_local_variables;
attribute_printer print_stack_map;
attribute_printer print_cldc_stack_map;
attribute_printer print_annotations;
attribute_printer print_parameter_annotations;
attribute_printer print_type_annotations;
attribute_printer print_annotation_default;
attribute_printer print_module;
attribute_printer print_module_packages;
attribute_printer print_module_main_class;
attribute_printer print_module_target;
attribute_printer print_module_hashes;
attribute_printer print_module_resolution;

// "open module m@1", then the directives as in a module-info.java; false, with nothing printed,
// where the class has no sound Module attribute.
bool print_module_head(struct printer *p);
void print_module_directives(struct printer *p);

#endif
