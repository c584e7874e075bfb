// What the files of signature/ share.
#ifndef SIGNATURE_INTERNAL_H
#define SIGNATURE_INTERNAL_H

#include "signature/signature.h"

bool signature_split_name(struct signature_place *place, struct slice text, struct arena *arena);
bool signature_parse_number(struct slice text, int base, uint64_t max, uint64_t *number);
bool signature_parse_line(struct signature_place *place, struct slice text, struct arena *arena);
// What is before the mark, which is taken off with it.
struct slice signature_next_word(struct slice *text, uint8_t mark);

// dimmunix.c: one line of a history.
bool signature_parse_dimmunix(struct signatures *signatures, struct slice line, uint32_t number);

#endif
