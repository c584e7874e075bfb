#ifndef MODEL_INTERNAL_H
#define MODEL_INTERNAL_H

#include "base/arena.h"
#include "base/buf.h"
#include "base/bug.h"
#include "base/map.h"
#include "base/vec.h"
#include "model/model.h"

struct models {
	struct arena arena;
	struct intern *names;
	struct map by_name;                       // of struct name * -> index + 1 in classes
	VEC(struct model_class *) classes;        // in the order of their first lines
	VEC(const struct model_class *) one_user; // of these: see model_is_of_one_user
	VEC(const char *) fields;         // names of pseudo-fields, by enum model_field and behind
	const struct model_class *object; // that of java.lang.Object; NULL: no line
	uint32_t n_files;
	bool follows_bodies;
	const struct name *thread; // java.lang.Thread
	struct map start_names;    // of struct name *: methods that some row says start something
	struct map lock_names;     // of struct name *: methods that some row says lock
	uint64_t
		lock_lengths[256]; // how long these are, by their first byte: bits, 63 and more the last
	// By method id: 0 not asked yet, 1 none, else a row's address. Atomic.
	uint32_t n_cached;
	uintptr_t *cache;
	uint32_t n_classes;
	uint8_t *class_rows; // by class: enum class_rows, as far as anybody asked
};

// ---- lookup.c -----------------------------------------------------------------------------------

// The superclasses, then the interfaces, each once: struct walk walk = { .klass = klass };
struct walk {
	const struct klass *klass; // of the superclasses; NULL: all seen
	VEC(const struct klass *) interfaces;
	uint32_t at;
	struct map seen;
};
const struct klass *walk_next(struct walk *walk); // NULL: that was all
void walk_end(struct walk *walk);

// The row of this very class, NULL: none.
const struct model_row *model_row_in(const struct model_class *class, const struct name *method,
	struct slice descriptor, bool is_overriding);

// ---- locks.c ------------------------------------------------------------------------------------

void locks_add_row(struct models *models, const struct model_row *row);

// ---- starts.c -----------------------------------------------------------------------------------

void starts_add_row(struct models *models, const struct model_row *row);

// ---- words of a file (words.c) ------------------------------------------------------------------

enum token {
	TOKEN_END,   // of the line
	TOKEN_WORD,  // letters, digits, _ $ - and <init>
	TOKEN_MOVE,  // <-
	TOKEN_SHARE, // <->
	TOKEN_ARRAY, // []
	TOKEN_OTHER, // one character: . , ; : ( ) *
	TOKEN_WRONG, // a character that no model has
};

struct parser {
	struct models *models;
	const char *file;
	uint32_t line;
	struct slice rest; // of the text
	enum token token;  // the one that is looked at
	struct slice text; // of it
	bool is_indented;  // the line
	struct err *err;
};

void parser_begin(struct parser *p, struct models *models, const char *file, struct slice text,
	struct err *err);
// Goes to the next line with something on it; false at the end of the text.
bool parser_next_line(struct parser *p);
// The next token. A line that ends with ';', ':' or ',' goes on in the next one, if that is indented.
void parser_advance(struct parser *p);
// Says what was expected instead of the current token. Returns false.
bool parser_expected(struct parser *p, const char *what);
bool parser_fail(struct parser *p, const char *format, ...) __attribute__((format(printf, 2, 3)));
bool parser_is(const struct parser *p, const char *text);
// Is it that? Then goes on.
bool parser_takes(struct parser *p, const char *text);
bool parser_wants(struct parser *p, const char *text);
// A class name with dots; interned in its internal form. NULL: none, said so.
const struct name *parser_class_name(struct parser *p);
// A number of at most `max`.
bool parser_number(struct parser *p, uint32_t max, uint32_t *number);
// Finds the current word in a table of n words; -1 where it is not there.
int parser_find(const struct parser *p, const char *const *words, uint32_t n);

// ---- effects (effects.c) ------------------------------------------------------------------------

typedef VEC(struct model_effect) effect_list;

extern const char *const model_fields[MODEL_N_FIELDS];
extern const char *const model_lock_names[MODEL_N_LOCKS];

// What follows the ':' of a row.
bool parse_effects(struct parser *p, struct model_row *row, effect_list *effects);
// "lock MODE": -1 where it is none, said so.
int parse_lock_mode(struct parser *p);

#endif
