// What the user must know besides the report: skipped classes, missing files, unsupported things.
// Notes may come from many threads; they are printed sorted by their order number, so two runs
// print the same bytes whatever -j says.
#ifndef BASE_NOTES_H
#define BASE_NOTES_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "base/err.h"
#include "base/slice.h"

enum note_level {
	NOTE_INFO,    // shown with -v only
	NOTE_WARNING, // something was left out; always shown unless -q
	NOTE_ERROR,   // always shown
};

struct notes;

struct notes *notes_new(void);
void notes_free(struct notes *notes);

// order: smaller is printed first; equal orders are sorted by text.
void notes_add(struct notes *notes, enum note_level level, uint64_t order, const char *format, ...)
	__attribute__((format(printf, 4, 5)));

// "place: offset 0x1f: why", the form of every complaint about input bytes.
void notes_add_err(struct notes *notes, enum note_level level, uint64_t order, struct slice place,
	const struct err *err);

uint32_t notes_count(const struct notes *notes, enum note_level at_least);

// Prints what is at or above the level, each line prefixed "raddle: ", and forgets everything
// printed or not. Control characters in names are shown escaped.
void notes_flush(struct notes *notes, enum note_level at_least, FILE *out);

#endif
