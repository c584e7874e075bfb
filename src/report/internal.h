// What the files of report/ share.
#ifndef REPORT_INTERNAL_H
#define REPORT_INTERNAL_H

#include "report/report.h"

// "a.b" of "a.b.C$D"; words where it has no package.
struct slice report_package_of(const struct finding *finding);

bool report_has_rule(const struct report *report, enum rule rule); // was it looked for at all?
// "; looked for lock-order, data-race (as in a library)".
void report_put_rules(struct buf *out, const struct report *report);

// ---- source lines ---------------------------------------------------------------------------

struct sources;

struct sources *sources_new(const struct report_sources *folders);
void sources_free(struct sources *sources);

// The line of that file of the class's package, without indentation; empty where it cannot be had.
struct slice sources_line(struct sources *sources, const char *class, const char *file,
	uint32_t line);

// As it stands in the file.
struct slice sources_whole_line(struct sources *sources, const char *class, const char *file,
	uint32_t line);
// Where the file is, as the folder was given; NULL where it was not found.
const char *sources_path(struct sources *sources, const char *class, const char *file);
// "a.b.C$D" is in package "a/b/".
void sources_put_package(struct buf *out, const char *class);

// ---- text -----------------------------------------------------------------------------------

enum style {
	STYLE_PLAIN,
	STYLE_HIGH,
	STYLE_MEDIUM,
	STYLE_LOW,
	STYLE_RULE,
	STYLE_PLACE,
	STYLE_LOCK,
	STYLE_SOURCE,
	STYLE_FOR,
	STYLE_AGAINST,
	N_STYLES
};

#define MAX_CLASS_NAMES 128 // of a finding; others keep their packages

struct class_names {
	uint32_t n;
	struct slice full[MAX_CLASS_NAMES];
	bool is_known[MAX_CLASS_NAMES]; // mentioned before
};

struct text {
	struct buf *out;
	const struct report_text_options *options;
	struct sources *sources;
};

// Names from class files, made harmless: control characters and what is not UTF-8 are escaped.
void text_put(struct text *text, enum style style, struct slice words);
void text_puts(struct text *text, enum style style, const char *words);

// One line for the place, and one with its source where that is found. takes_other: what it takes has
// the name of something else that is held.
void text_frame(struct text *text, const struct finding_frame *frame, bool takes_other);
// Outermost first, so that locks come in the order in which they are taken.
void text_stack(struct text *text, const struct finding_stack *stack);

// "File.java:12"; and its line, where that is found.
void text_place(struct text *text, const struct finding_frame *frame);
void text_source(struct text *text, const struct finding_frame *frame);

// The same harmless words without a style.
void text_clean(struct buf *out, struct slice words);

// ---- names and lines

void text_names_of(struct class_names *names, const struct finding *finding,
	const struct findings *findings);
bool text_name_may_start(uint8_t before);
// The length of the name that the words start with, 0: none; and how to show it. is_known: as if it had
// been mentioned before.
size_t text_name_at(struct class_names *names, struct slice words, bool is_known,
	struct slice *shown);

// The first character of a line that is not to be broken, nor its names shortened.
#define TEXT_AS_IT_IS '\1'
// In a line: where it goes on when it is broken.
#define TEXT_GOES_ON '\2'
// names may be NULL.
void text_lay_out(struct buf *out, struct slice words, struct class_names *names, uint32_t width);

// NULL: it is not known.
const struct finding_thread *text_thread(const struct findings *findings, int32_t id);

// What the thread of an edge does: "thread 1 holds A and waits for B:".
struct text_words {
	enum style style;
	const char *words;
};
#define MAX_EDGE_WORDS 12
uint32_t text_edge_words(const struct finding_lock_order *order, uint32_t index,
	struct text_words words[MAX_EDGE_WORDS]);
// Do both threads run the same code, on two objects of one type?
bool text_is_exchanged(const struct finding_lock_order *order);
// Does the innermost frame take another object than the one that an outer frame has the same words for?
bool text_is_other(const struct finding_edge *edge, const struct finding_stack *stack);
// How many of the edge's stacks the user wants to see.
uint32_t text_stacks_shown(const struct text *text, const struct finding_edge *edge);
// False, and nothing printed, where there is no room.
bool text_columns(struct text *text, const struct finding_lock_order *order,
	struct class_names *names);

void text_lock_order(struct text *text, const struct finding_lock_order *order,
	struct class_names *names);
void text_atomicity(struct text *text, const struct finding_atomicity *atomicity);
// --explain-safe.
void text_explained(struct text *text, const struct report *report);
// Of check.
void text_execution(struct text *text, const struct finding *finding,
	const struct findings *findings);
void text_way(struct text *text, const struct finding *finding, const struct findings *findings);
void text_verdict(const struct report *report, struct buf *out);
struct json;
void json_verdict(struct json *json, const struct report_verdict *verdict);

void text_race(struct text *text, const struct finding_race *race, const struct findings *findings);

#endif
