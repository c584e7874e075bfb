// One finding of every form, for the tests of findings and reports.
#ifndef TESTS_SAMPLE_FINDINGS_H
#define TESTS_SAMPLE_FINDINGS_H

#include "finding/finding.h"

static inline struct finding_frame sample_frame(const char *class, const char *method,
	const char *file, uint32_t line, const char *const *locks, uint32_t n_locks)
{
	return (struct finding_frame){ .method = method,
		.class = class,
		.file = file,
		.line = line,
		.bci = line * 2,
		.n_locks = n_locks,
		.locks = locks };
}

static inline void sample_add_lock_order(struct findings *findings)
{
	static const char *const locks[] = { "app.A", "app.B.class" };
	static const char *const objects[] = { "this", "app.B.class" };
	static const char *const takes_a[] = { "this (app.A)" };
	static const char *const takes_b[] = { "app.B.class" };
	struct finding_frame one[] = {
		sample_frame("app.B", "app.B.g()V", "B.java", 2, takes_b, 1),
		sample_frame("app.A", "app.A.f(I)V", "A.java", 3, takes_a, 1),
	};
	struct finding_frame two[] = {
		sample_frame("app.A", "app.A.<init>()V", "A.java", 9, takes_a, 1),
		sample_frame("app.C", "app.C.h(Lapp/A;)V", "", 0, NULL, 0),
		sample_frame("app.B", "app.B.k()V", "B.java", 7, takes_b, 1),
	};
	struct finding_frame three[] = { sample_frame("app.A", "app.A.z()V", "A.java", 30, takes_a,
		1) };
	struct finding_stack forth[] = { { 2, one } }, back[] = { { 3, two }, { 1, three } };
	struct finding_edge edges[] = {
		{ "app.A", "app.B.class", 1, forth },
		{ "app.B.class", "app.A", 2, back },
	};
	struct finding_lock_order order = { 2, locks, objects, 2, edges, false, 0, NULL };
	struct finding_evidence evidence[] = {
		{ "both stacks start at public methods", false, 20 },
		{ "app.C is confined to one thread", true, -5 },
	};
	struct finding_responsible responsible[] = {
		{ HOLDS_CODE, "app.B", ORIGIN_INPUT, "app.B.class" },
		{ CREATES_LOCK, "java.lang.ClassLoader", ORIGIN_JDK, "app.B.class" },
	};
	struct finding finding = {
		.rule = RULE_lock_order,
		.severity = SEVERITY_HIGH,
		.score = 87,
		.message = "app.A and app.B.class are locked in opposite orders",
		.class = "app.A",
		.file = "A.java",
		.line = 3,
		.n_evidence = 2,
		.evidence = evidence,
		.n_responsible = 2,
		.responsible = responsible,
		.lock_order = &order,
	};
	findings_add(findings, &finding, SLICE("app.A app.B.class"));
}

static inline void sample_add_atomicity(struct findings *findings, bool is_stale)
{
	struct finding_frame taken = sample_frame("Line", "Line.contains(LLocation;)Z", "Line.java", 2,
		NULL, 0);
	struct finding_atomicity atomicity = {
		.context_lock = is_stale ? NULL : "this",
		.read = is_stale ? "this.x" : NULL,
		.first_stack = { is_stale ? 1 : 0, &taken },
		.context = sample_frame("Line", "Line.contains(LLocation;)Z", "Line.java", 3, NULL, 0),
		.witness = "point",
		.first = sample_frame("Line", "Line.contains(LLocation;)Z", "Line.java", 4, NULL, 0),
		.second = sample_frame("Line", "Line.contains(LLocation;)Z", "Line.java", 5, NULL, 0),
	};
	struct finding finding = {
		.rule = is_stale ? RULE_stale_value : RULE_atomicity,
		.severity = SEVERITY_MEDIUM,
		.score = 60,
		.message = "the lock on point is released and taken again",
		.class = "Line",
		.file = "Line.java",
		.line = 5,
		.atomicity = &atomicity,
	};
	findings_add(findings, &finding, SLICE("Line.contains(LLocation;)Z point"));
}

static inline void sample_add_race(struct findings *findings)
{
	static const char *const locks[] = { "app.Bank.lock" };
	struct finding_frame write[] = {
		sample_frame("app.Bank", "app.Bank.add(I)V", "Bank.java", 14, NULL, 0),
		sample_frame("app.Worker", "app.Worker.run()V", "Worker.java", 8, NULL, 0),
	};
	struct finding_frame read[] = {
		sample_frame("app.Main", "app.Main.main([Ljava/lang/String;)V", "Main.java", 12, NULL, 0),
	};
	struct finding_access accesses[] = {
		{ ACCESS_WRITE, 1, 0, NULL, { 2, write }, NULL },
		{ ACCESS_READ, 0, 1, locks, { 1, read }, NULL },
	};
	struct finding_object objects[] = {
		{ sample_frame("app.Main", "app.Main.main([Ljava/lang/String;)V", "Main.java", 7, NULL, 0),
			"app.Bank" },
	};
	struct finding_race race = { "app.Bank.total", 1, 2, objects, accesses, NULL, false };
	struct finding finding = {
		.rule = RULE_data_race,
		.severity = SEVERITY_LOW,
		.score = 10,
		.message = "app.Bank.total is written and read with no common lock",
		.class = "app.Bank",
		.file = "Bank.java",
		.line = 14,
		.race = &race,
	};
	findings_add(findings, &finding, SLICE("app.Bank.total"));
	findings_add_thread(findings,
		&(struct finding_thread){ 1, "app.Worker.run()V", &read[0], true, "" });
	findings_add_thread(findings,
		&(struct finding_thread){ 0, "app.Main.main([Ljava/lang/String;)V", NULL, false, "" });
}

static inline struct findings *sample_findings(void)
{
	struct findings *findings = findings_new();
	sample_add_race(findings);
	sample_add_atomicity(findings, true);
	sample_add_atomicity(findings, false);
	sample_add_lock_order(findings);
	findings_add_limit(findings, "bound", "lock-order", "paths of more than 40 calls");
	findings_add_filtered(findings, RULE_atomicity, "it is a logger", 3);
	findings_sort(findings);
	return findings;
}

#endif
