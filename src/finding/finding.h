// What the analyses found, as plain data: no pointer leads back into the world or the IR, so findings
// outlive them, and a report needs nothing else. Texts are NUL-terminated UTF-8 as users read them:
//
//     class   java.util.Map$Entry
//     method  java.util.Map.get(Ljava/lang/Object;)Ljava/lang/Object;
//     field   java.util.Vector.elementCount
//
// An analysis fills a `struct finding` with whatever memory it likes and hands it to findings_add,
// which copies everything into the collection's own arena. NULL texts are the same as "".
//
// A collection belongs to one thread at a time; parallel analyses give each worker its own and merge
// them in the end. After findings_sort nothing depends on who found what, or when.
#ifndef FINDING_FINDING_H
#define FINDING_FINDING_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/buf.h"
#include "base/err.h"
#include "base/slice.h"
#include "base/vec.h"

// ---- rules ----------------------------------------------------------------------------------

enum rule {
#define RULE(symbol, id, title, when) RULE_##symbol,
#include "finding/rules.def"
#undef RULE
	N_RULES
};

enum rule_when { RULE_ON, RULE_OFF, RULE_HIDDEN };

struct rule_info {
	const char *id, *title;
	enum rule_when when;
};

extern const struct rule_info rules[N_RULES];

// Sets of rules.
#define RULE_BIT(symbol) (UINT32_C(1) << RULE_##symbol)
static inline uint32_t rule_bit(enum rule rule)
{
	return UINT32_C(1) << rule;
}

// Those that run when nobody asks.
uint32_t rules_by_default(void);
// The rule with that id; false where there is none.
bool rule_find(enum rule *rule, const char *id);
// "lock-order, atomicity, ...": all but the hidden ones.
void rules_print_ids(struct buf *out);
// Its page, doc/findings/ID.md; NULL where it has none.
const char *rule_page(enum rule rule);

// ---- parts of a finding ---------------------------------------------------------------------

// Where a class comes from; the first three are enum input_role.
enum finding_origin { ORIGIN_INPUT, ORIGIN_CLASSPATH, ORIGIN_JDK, ORIGIN_MISSING };
const char *finding_origin_name(
	enum finding_origin origin); // "input", "classpath", "jdk", "missing"

#define FINDING_NO_BCI UINT32_MAX

// A place in the code. In a stack: the place of the call, in the innermost frame of what is done.
struct finding_frame {
	const char *method; // with descriptor
	const char *class;  // that declares it
	const char *file;   // source file without folder, "" where the class file does not say
	uint32_t line;      // 0 where unknown
	uint32_t bci;       // FINDING_NO_BCI where it makes no sense
	enum finding_origin origin;
	// Locks that this frame takes and holds at this place, outermost first, as text for people:
	// "this (app.Account)", "app.Bank.class".
	uint32_t n_locks;
	const char *const *locks;
};

// Innermost first, as in a Java stack trace.
struct finding_stack {
	uint32_t n;
	const struct finding_frame *frames;
};

// One reason to believe the finding, or not to.
struct finding_evidence {
	const char *text;
	bool is_against;
	int32_t weight; // what it added to the score, negative where against; 0 where it only explains
};

// Who could fix it: seed 003, 1.2 and TC1.1.
enum finding_role { CREATES_LOCK, HOLDS_CODE, STARTS_THREAD };
const char *finding_role_name(enum finding_role role); // "creates-lock", ...

struct finding_responsible {
	enum finding_role what;
	const char *class;
	enum finding_origin origin;
	const char *of; // which lock or which thread: "app.Bank.class"; "" where it needs no words
};

// ---- what only some rules have --------------------------------------------------------------

struct finding_edge {
	const char *from, *to; // lock types, as in locks
	uint32_t n_stacks;
	// Ways to hold `from` and ask for `to`: frame 0 takes `to`, some frame takes `from`.
	const struct finding_stack *stacks;
};

struct finding_lock_order {
	uint32_t n_locks; // edge i leads from lock i to lock (i + 1) % n_locks; there may be more edges
	const char *const *locks;        // types
	const char *const *lock_objects; // access path, field or site of each; "" where unknown
	uint32_t n_edges;
	const struct finding_edge *edges;
	bool is_lockout; // the first thread waits to be notified; the second could, but for the lock
	uint32_t n_entries;
	const char *const *entries; // public methods on which it can happen, the shortest stack first
};

enum finding_class { ATOMICITY_VIOLATION, ATOMICITY_STYLE };
const char *finding_class_name(enum finding_class class);

// Rules atomicity and atomicity-pair; stale-value without context.
struct finding_atomicity {
	const char *context_lock; // NULL: there is no context
	struct finding_frame context;
	const char *witness;   // the lock taken twice, as an access path
	bool is_witness_value; // stale-value: it is a volatile, an atomic or a collection instead
	bool is_steps;         // of a concurrent collection: it has no lock to take
	// stale-value, under a lock: what is read first and what is written later, "this.size", or the
	// method that does it, "getSize()"; "" where there is no name for it.
	const char *read, *written;
	const char *second_witness;         // atomicity-pair: the other lock; else NULL
	struct finding_frame first, second; // in the method that holds the context
	// From the place that takes the witness up to first and second; empty where these take it
	// themselves.
	struct finding_stack first_stack, second_stack;
	enum finding_class classification;
};

struct finding_object {
	struct finding_frame site; // where it is created
	const char *type;
};

enum finding_access_kind { ACCESS_READ, ACCESS_WRITE, ACCESS_CALL };
const char *finding_access_name(enum finding_access_kind kind);

struct finding_access {
	enum finding_access_kind kind;
	int32_t thread; // id of a finding_thread; -1: any
	uint32_t n_locks;
	const char *const *locks; // held there
	struct finding_stack stack;
	const char *method; // object-race: what is run on the object, with descriptor; "" elsewhere
};

struct finding_race {  // data-race, object-race
	const char *field; // of an array element: the array's field followed by []
	uint32_t n_objects, n_accesses;
	const struct finding_object *objects;
	const struct finding_access *accesses;
	const struct finding_object *owner; // object-race: who should lock; NULL: distributed
	bool is_promise; // no race: both hold a lock, but not the one that was promised (@GuardedBy)
};

// ---- a finding ------------------------------------------------------------------------------

enum severity { SEVERITY_LOW, SEVERITY_MEDIUM, SEVERITY_HIGH };
const char *severity_name(enum severity severity);

// severity.c: what a finding rests on, and what follows from it.
enum certainty {
	CERTAINTY_GUESSED, // one of several possibilities, or "if that is one object"
	CERTAINTY_ASSUMED, // what a reasonable caller does
	CERTAINTY_KNOWN,
};
const char *certainty_name(enum certainty certainty);

struct finding_facts {
	enum certainty calls, objects, threads;
	bool is_minor; // known to do little harm: style, or work that is done twice
};
enum severity finding_severity(struct finding_facts facts);
void certainty_lower(enum certainty *certainty, enum certainty to);

// What a baseline or the user's configuration says of a finding.
enum finding_state { FINDING_NEW, FINDING_KNOWN, FINDING_SUPPRESSED };
const char *finding_state_name(enum finding_state state); // "new", "known", "suppressed"

struct finding {
	enum rule rule;
	struct finding_facts facts;
	enum severity severity; // finding_severity(facts)
	// 0 to 100: how sure we are that the bug can happen. An analysis gives points; findings_add puts
	// them into the part of the scale that the severity has.
	uint32_t score;
	const char *message; // one sentence, no full stop
	const char *class, *file;
	uint32_t line;
	// 16 hex digits, made by findings_add from the rule and the key. The key names the bug in words
	// that stay when unrelated code changes: methods, types, access paths; no lines, no bci, no paths
	// of files, nothing that depends on ids, hashes or the order of work.
	const char *id;
	struct slice key;
	// Two with one key are one bug, of which the better is reported; unless these words, of the same
	// kind, say that they are two: then the second gets an id of both.
	const char *apart;
	uint32_t n_evidence, n_responsible;
	const struct finding_evidence *evidence;
	const struct finding_responsible *responsible;
	// NULL unless the rule has it.
	const struct finding_lock_order *lock_order;
	const struct finding_atomicity *atomicity;
	const struct finding_race *race;
	enum finding_state state;
	// Other findings about the same bug, by id. If it is_part of one of these, the text report has it there,
	// as evidence, and does not count it.
	uint32_t n_related;
	const char *const *related;
	bool is_part;
	const char *state_reason; // why it is, or was, known or suppressed, in the user's words
	const char *known_until;  // the day until which a baseline knew it; NULL: it has not expired
};

// A thread of the program, or many alike.
struct finding_thread {
	uint32_t id;
	const char *run;                   // method
	const struct finding_frame *start; // NULL for the main thread
	bool many;
};

// Something that was cut short: by a limit of the user's, or by a bound of our own.
struct finding_limit {
	const char *kind; // "time", "memory", "interrupt", "input"; of an analysis' own bounds: "bound"
	const char *phase;
	const char *message; // what was left out
	uint32_t count;      // of what the bound left out; 0: nobody counted
	bool is_minor;       // nothing of INPUT's own code was left out
};

// Warnings that an analysis found and does not report.
struct finding_filtered {
	enum rule rule;
	const char *reason;
	uint32_t count;
};

// --explain-safe: two accesses of one field by two threads, and what became of them (seed 000, 3.2.9).
struct finding_pair {
	const char *category; // "common lock held"
	const char *reason;   // of "ordered": by what; else ""
	const char *field, *declaring_class;
	bool is_write_write;               // else one of them reads
	struct finding_access accesses[2]; // stacks end with the place that starts the thread
	uint32_t n_objects[2], n_common;   // accessed by each; by both
	const struct finding_object *objects[2], *common;
	uint32_t n_common_locks;
	const char *const *common_locks;
};

struct finding_count {
	const char *name;
	uint64_t n;
};

struct finding_phase {
	const char *name;
	double milliseconds;
};

// What seed 000's tool says of a run beside its races (figure 4.5, table 4.8, appendix A.8).
struct finding_explained {
	VEC(struct finding_pair) pairs;
	VEC(struct finding_count)
	categories; // how many pairs each has, those that are not listed included
	VEC(struct finding_phase) phases;
	VEC(struct finding_count) metrics;
};

// What a baseline has and this run has not.
struct finding_gone {
	const char *id, *rule, *message, *reason;
};

// ---- collections ----------------------------------------------------------------------------

struct findings {
	struct arena arena; // everything below points into it
	VEC(struct finding *) all;
	VEC(struct finding_thread) threads;
	VEC(struct finding_limit) limits;
	uint32_t as_library,
		left; // sets of rule_bit: of a program that is too large looked for so, or not at all
	VEC(struct finding_filtered) filtered; // in the order in which the analysis asks
	bool has_baseline;                     // known and new are told apart
	VEC(struct finding_gone) gone;         // sorted as in the baseline
	struct finding_explained *explained;   // NULL unless somebody asked
};

struct findings *findings_new(void);
void findings_free(struct findings *findings);

// The score of so many points: 70 to 100 for high, 40 to 69 for medium, below 40 for low, so that what
// is reported first never has less than what comes after it.
uint32_t finding_score(enum severity severity, uint32_t points);

// What is known of it has changed: so has its severity, and its score with that.
void finding_set_facts(struct finding *finding, struct finding_facts facts);

// A lock's or object's access path, as analyses print it, in words that fit into a sentence: what they
// have no name for ("?", "*") is "an object", "call next()" is "what next() returns".
void finding_print_path(const char *path, struct buf *out);

// Copies it, makes its id from rule and key and its score from its points; finding->id and
// finding->key are not looked at.
void findings_add(struct findings *findings, const struct finding *finding, struct slice key);
// What it says too, of a finding that is in the list; and that the other, likewise, is about the same bug.
void finding_add_evidence(struct findings *findings, struct finding *finding, const char *text,
	bool is_against);
void finding_relate(struct findings *findings, struct finding *finding, const char *other_id);
void findings_add_thread(struct findings *findings, const struct finding_thread *thread);
void findings_add_limit(struct findings *findings, const char *kind, const char *phase,
	const char *message);

// A bound of the analysis' own: "WHAT: COUNT NOUN", which is one or many; nothing where count is 0. n_own of them are in
// INPUT's own code: without any, who did not ask for details need not know.
void findings_add_bound(struct findings *findings, const char *phase, const char *what,
	uint32_t count, uint32_t n_own, const char *one, const char *many);
// Is it one of those that a report counts: neither known nor suppressed, nor told with another?
static inline bool finding_is_counted(const struct finding *finding)
{
	return finding->state == FINDING_NEW && !finding->is_part;
}
// How many of the limits are not minor.
uint32_t findings_count_limits(const struct findings *findings);

void findings_add_filtered(struct findings *findings, enum rule rule, const char *reason,
	uint32_t count);

// explained.c: makes findings->explained where there is none yet, and copies.
struct finding_explained *findings_explain(struct findings *findings);
void findings_add_pair(struct findings *findings, const struct finding_pair *pair);

// parts.c: drops findings of other rules; says in the text of findings what is_part of them.
void findings_keep_rules(struct findings *findings, uint32_t wanted);
void findings_tell_parts(struct findings *findings);

// Copies all of from into it but `explained`; from stays.
void findings_merge(struct findings *into, const struct findings *from);

// Severity, score (both high first), rule, class, file, line, id. Of those that are one bug only the first
// stays; no two of the others have one id. Limits are sorted too, and said once.
void findings_sort(struct findings *findings);

// ---- baselines ------------------------------------------------------------------------------

// One finding a line, sorted, so that a change of it is a readable diff: id, rule, message, reason and
// expiry, separated by tabs. The last two are written by people; an expired line counts no more.
struct baseline_entry {
	const char *id, *rule, *message, *reason;
	const char *expiry; // "2027-01-31"; "": never
};

struct baseline {
	struct arena arena;
	VEC(struct baseline_entry) entries;
};

// False with err, which names the line, where it is no baseline.
bool baseline_parse(struct baseline *baseline, const char *name, struct slice text,
	struct err *err);
void baseline_release(struct baseline *baseline);

// Findings that are in it become known; what is in it and not among them, though its rule is in the set
// looked_for, is gone. today: "2026-11-16".
void baseline_apply(const struct baseline *baseline, const char *today, uint32_t looked_for,
	struct findings *findings);

// All findings but the suppressed ones as a baseline, with the reasons and expiries of the old one, which
// may be NULL.
void baseline_print(const struct findings *findings, const struct baseline *old, struct buf *out);

// ---- suppression ----------------------------------------------------------------------------

struct suppression {
	uint32_t rules;    // set of rule_bit
	const char *class; // * is any text
	const char *reason;
	const char *place; // "raddle.conf:3"
	uint32_t n_used;   // findings that it concerned
};

struct suppressions {
	struct arena arena;
	VEC(struct suppression) rows;
};

void suppressions_init(struct suppressions *suppressions);
void suppressions_release(struct suppressions *suppressions);
// "suppress RULE CLASS reason", in that line of the file; false with err where it is something else.
bool suppressions_add_line(struct suppressions *suppressions, const char *file, uint32_t number,
	struct slice line, struct err *err);
void suppressions_apply(struct suppressions *suppressions, struct findings *findings);

// ---- identity -------------------------------------------------------------------------------

// 16 hex digits and a NUL. The same on every machine and in every run.
void finding_fingerprint(char id[17], enum rule rule, struct slice key);

// Writes everything that is in it, id included, into out: equal text, equal finding.
void finding_contents(const struct finding *finding, struct buf *out);

#endif
