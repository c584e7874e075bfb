// What the files of the HTML report share.
#ifndef REPORT_HTML_H
#define REPORT_HTML_H

#include "report/internal.h"
#include "report/lanes.h"

struct html {
	struct buf *out;
	const struct report *report;
	struct sources *sources;
	struct arena arena; // for one finding
};

// Text between tags and in quoted attributes; control characters and what is not UTF-8 are made harmless.
void html_text(struct buf *out, const char *text);
// At most so many characters of it, with an ellipsis where it is longer.
void html_cut(struct buf *out, const char *text, uint32_t most);

// "app.Bank.add Bank.java:12" with its line of source; and without either.
void html_place(struct html *html, const struct finding_frame *frame);
void html_short_place(struct html *html, const struct finding_frame *frame);

// Of check.
void html_execution(struct html *html, const struct finding *finding);

// What the threads do, as a picture: a column for each, time downwards, bars for what is held, arrows
// for who waits for whom.
void html_lanes(struct html *html, const struct lanes *lanes, bool is_cycle);

// The locks of all lock-order findings, and which is taken under which.
void html_lock_graph(struct html *html);

#endif
