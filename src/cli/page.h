// A page of the documentation as text for a terminal.
#ifndef CLI_PAGE_H
#define CLI_PAGE_H

#include "base/buf.h"
#include "base/slice.h"

// The page is Markdown as doc/findings has it: headings, paragraphs, lists, tables, Java between ```. Lines are broken at
// blanks to the width; code stays as it is.
void page_print(struct slice page, uint32_t width, bool use_color, struct buf *out);

#endif
