// Findings as text for people, and as JSON, SARIF and XML for programs. A report is made of plain data and
// knows nothing of class files.
#ifndef REPORT_REPORT_H
#define REPORT_REPORT_H

#include <stdbool.h>
#include <stdint.h>

#include "base/buf.h"
#include "finding/finding.h"

struct report_phase {
	const char *name;
	double milliseconds;
};

struct report_package {
	const char *name; // "": of the unnamed one
	uint32_t n_classes;
};

// Of check: what looking ahead cost.
struct report_ahead {
	uint32_t searches, methods, places;
	double milliseconds, heap_milliseconds, all_milliseconds;
};

// Of check: what is known after the search.
struct report_verdict {
	const char *result; // "error", "no-error" or "incomplete"
	bool is_complete, is_stopped;
	uint32_t n_bounded_by, n_unsupported, n_outcomes;
	const char *const *bounded_by, *const *unsupported, *const *outcomes;
	uint64_t states, transitions, depth, executions, store_bytes;
	const struct report_ahead *ahead; // NULL: none
};

// What was looked at, and how.
struct report {
	const char *version;
	const struct findings *findings; // sorted
	uint32_t n_paths;
	const char *const *paths; // as typed
	const char *mode;         // "program" or "library"
	// Program mode that nobody asked for: the first method it starts at, and how many there are.
	const char *found_main; // NULL: it was asked for, or it is library mode
	uint32_t n_mains;
	const char *jdk; // "17.0.15"; "" where there is none
	uint32_t classes, methods, missing_classes;
	uint32_t n_missing; // packages of the missing classes
	const struct report_package *missing;
	uint32_t rules; // set of rule_bit: what was looked for
	uint32_t n_phases;
	const struct report_phase *phases;
	uint32_t methods_followed; // those of other libraries included
	uint32_t methods_lifted;   // of INPUT
	uint32_t lifts;            // of these, each as often as it was
	uint64_t peak_rss_kb;
	const struct report_verdict *verdict; // of check; NULL: of scan
	bool has_descriptors;                 // XML: one method a line, with its descriptor
};

// Folders in which sources are looked for, with and without the folders of their package.
struct report_sources {
	uint32_t n;
	const char *const *folders;
	const char *base;       // the working directory; what is below it is named relative to it
	const char *repository; // its root, for SARIF; NULL: base
};

// How text is printed.
struct report_text_options {
	bool use_color;
	bool use_links;             // to source files
	bool is_terminal;           // say what to do next
	bool is_verbose;            // every stack, the points of each reason, what is missing
	enum severity min_severity; // findings below it are only counted
	uint32_t width;             // characters in a line: stacks side by side if they fit; 0: never
	struct report_sources sources;
};

void report_text(const struct report *report, const struct report_text_options *options,
	struct buf *out);
// The way to a finding of check, alone: what each thread did.
void report_way(const struct finding *finding, const struct findings *findings,
	const struct report_text_options *options, struct buf *out);
// Only how many findings each rule and package has.
void report_summary(const struct report *report, struct buf *out);
void report_json(const struct report *report, struct buf *out);
// Seed 003's lock order report; findings of other rules are not in it.
void report_xml(const struct report *report, struct buf *out);
// SARIF 2.1.0, for code hosts, editors and other tools.
void report_sarif(const struct report *report, const struct report_sources *sources,
	struct buf *out);
// One page for people with a browser.
void report_html(const struct report *report, const struct report_sources *sources,
	struct buf *out);

#endif
