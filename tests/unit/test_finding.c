// Findings: order, one per id, ids that stay, deep copies.
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/hash.h"
#include "finding/finding.h"
#include "sample_findings.h"

static void add(struct findings *findings, enum rule rule, enum severity severity, uint32_t score,
	const char *class, uint32_t line, const char *key)
{
	struct finding finding = { .rule = rule,
		.severity = severity,
		.score = score,
		.message = key,
		.class = class,
		.file = "X.java",
		.line = line };
	findings_add(findings, &finding, slice_of_string(key));
}

static void test_order(void **state)
{
	(void)state;
	struct findings *findings = findings_new();
	add(findings, RULE_lock_order, SEVERITY_LOW, 99, "A", 1, "h");
	add(findings, RULE_lock_order, SEVERITY_HIGH, 10, "B", 1, "e");
	add(findings, RULE_lock_order, SEVERITY_HIGH, 10, "A", 2, "d");
	add(findings, RULE_lock_order, SEVERITY_HIGH, 10, "A", 1, "c");
	add(findings, RULE_atomicity, SEVERITY_HIGH, 10, "Z", 9, "b");
	add(findings, RULE_lock_order, SEVERITY_MEDIUM, 50, "A", 1, "f");
	add(findings, RULE_data_race, SEVERITY_MEDIUM, 40, "A", 1, "g");
	add(findings, RULE_data_race, SEVERITY_HIGH, 50, "Z", 1, "a");
	findings_sort(findings);
	assert_int_equal(findings->all.n, 8);
	for (uint32_t i = 0; i < 8; i++)
		assert_int_equal(findings->all.v[i]->message[0], 'a' + (int)i);
	findings_free(findings);
}

// Whoever found it first, the best stays; where all else is equal the content decides.
static void test_one_per_id(void **state)
{
	(void)state;
	for (int turn = 0; turn < 2; turn++) {
		struct findings *findings = findings_new();
		for (int i = 0; i < 2; i++) {
			bool is_first = i == turn;
			add(findings, RULE_lock_order, SEVERITY_LOW, is_first ? 40 : 50, "A", 1, "same");
			struct finding twin = { .rule = RULE_atomicity,
				.severity = SEVERITY_LOW,
				.score = 1,
				.message = is_first ? "left" : "right",
				.class = "T",
				.file = "T.java",
				.line = 1 };
			findings_add(findings, &twin, SLICE("twin"));
		}
		findings_sort(findings);
		assert_int_equal(findings->all.n, 2);
		assert_int_equal(findings->all.v[0]->score, finding_score(SEVERITY_LOW, 50));
		assert_string_equal(findings->all.v[1]->message, "left");
		findings_free(findings);
	}
}

// Two bugs of one key are both reported, each with an id of its own that does not depend on the other's
// severity or place; a bug that is found twice is not.
static void test_apart(void **state)
{
	(void)state;
	char alone[17];
	finding_fingerprint(alone, RULE_lock_order, SLICE("key"));
	char other[17] = "";
	for (uint32_t turn = 0; turn < 2; turn++) {
		struct findings *findings = findings_new();
		for (uint32_t i = 0; i < 3; i++) {
			bool is_left = (i + turn) % 2 == 0;
			struct finding finding = { .rule = RULE_lock_order,
				.score = is_left ? 10 + turn * 20 : 20,
				.message = is_left ? "left" : "right",
				.apart = is_left ? "a" : "b",
				.line = i };
			findings_add(findings, &finding, SLICE("key"));
		}
		for (uint32_t again = 0; again < 2; again++) {
			findings_sort(findings);
			assert_int_equal(findings->all.n, 2);
			const struct finding *left = findings->all.v[1 - turn], *right = findings->all.v[turn];
			assert_string_equal(left->message, "left");
			assert_string_equal(left->id, alone);
			assert_string_not_equal(right->id, alone);
			assert_true(!*other || strcmp(right->id, other) == 0);
			snprintf(other, sizeof(other), "%s", right->id);
		}
		findings_free(findings);
	}
}

// A more severe finding never has a lower score; within a severity more points are never less.
static void test_scores(void **state)
{
	(void)state;
	assert_int_equal(finding_score(SEVERITY_LOW, 0), 0);
	assert_int_equal(finding_score(SEVERITY_HIGH, 100), 100);
	assert_true(finding_score(SEVERITY_LOW, 100) < finding_score(SEVERITY_MEDIUM, 0));
	assert_true(finding_score(SEVERITY_MEDIUM, 100) < finding_score(SEVERITY_HIGH, 0));
	for (int severity = SEVERITY_LOW; severity <= SEVERITY_HIGH; severity++)
		for (uint32_t points = 0; points < 100; points++)
			assert_true(finding_score((enum severity)severity, points) <=
				finding_score((enum severity)severity, points + 1));
}

// doc/report.md: all is known, one thing is assumed, or less.
static void test_severities(void **state)
{
	(void)state;
	for (int bits = 0; bits < 27; bits++) {
		struct finding_facts facts = { (enum certainty)(bits % 3), (enum certainty)(bits / 3 % 3),
			(enum certainty)(bits / 9), false };
		int least = bits % 3, n_known = 0;
		least = bits / 3 % 3 < least ? bits / 3 % 3 : least;
		least = bits / 9 < least ? bits / 9 : least;
		n_known = (bits % 3 == 2) + (bits / 3 % 3 == 2) + (bits / 9 == 2);
		assert_int_equal(finding_severity(facts),
			n_known == 3                                     ? SEVERITY_HIGH
				: n_known == 2 && least == CERTAINTY_ASSUMED ? SEVERITY_MEDIUM
															 : SEVERITY_LOW);
		facts.is_minor = true;
		assert_int_equal(finding_severity(facts), SEVERITY_LOW);
	}
}

static void test_paths(void **state)
{
	(void)state;
	static const char *const words[][2] = {
		{ "this.lock", "this.lock" },
		{ "", "an object" },
		{ "?", "an object" },
		{ "*", "an object" },
		{ "?[...]", "an object" },
		{ "?.dc.lock", "dc.lock of an object" },
		{ "call next()", "what next() returns" },
		{ "next()", "what next() returns" },
		{ "call next().lock", "next().lock" },
		{ "rw.readLock()", "rw.readLock()" },
		{ "caller", "caller" },
	};
	struct buf out = BUF_INIT;
	for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++) {
		buf_clear(&out);
		finding_print_path(words[i][0], &out);
		assert_string_equal(buf_cstring(&out), words[i][1]);
	}
	buf_release(&out);
}

// Baselines of users hold ids: these very digits must never change.
static void test_fingerprint(void **state)
{
	(void)state;
	char id[17], other[17];
	uint64_t before = hash_seed;
	finding_fingerprint(id, RULE_lock_order, SLICE("app.A app.B.class"));
	hash_seed = 12345;
	finding_fingerprint(other, RULE_lock_order, SLICE("app.A app.B.class"));
	hash_seed = before;
	assert_string_equal(id, other);
	assert_string_equal(id, "7ba05ebb657b4c4a");
	finding_fingerprint(other, RULE_atomicity, SLICE("app.A app.B.class"));
	assert_string_not_equal(id, other);
	finding_fingerprint(other, RULE_lock_order, SLICE_EMPTY);
	assert_string_not_equal(id, other);
}

static struct slice contents(const struct findings *findings, struct buf *out)
{
	buf_clear(out);
	for (uint32_t i = 0; i < findings->all.n; i++)
		finding_contents(findings->all.v[i], out);
	return buf_view(out);
}

// Splits findings over collections in a random way: merged and sorted it is always the same.
static void test_merge(void **state)
{
	(void)state;
	struct findings *all = sample_findings();
	struct buf want = BUF_INIT, got = BUF_INIT;
	contents(all, &want);
	uint64_t random = 7;
	for (int round = 0; round < 50; round++) {
		struct findings *parts[3], *merged = findings_new();
		for (int i = 0; i < 3; i++)
			parts[i] = findings_new();
		for (int i = 0; i < 8; i++) {
			struct findings *part = parts[random_below(&random, 3)];
			if (i % 4 == 0)
				sample_add_race(part);
			else if (i % 4 == 3)
				sample_add_lock_order(part);
			else
				sample_add_atomicity(part, i % 4 == 1);
		}
		for (int i = 0; i < 3; i++) {
			findings_merge(merged, parts[i]);
			findings_free(parts[i]); // nothing of it may be needed any more
		}
		findings_sort(merged);
		assert_true(slice_equal(contents(merged, &got), buf_view(&want)));
		findings_free(merged);
	}
	findings_free(all);
	buf_release(&want);
	buf_release(&got);
}

// The caller's memory is its own again.
static void test_copies(void **state)
{
	(void)state;
	char text[] = "message", lock[] = "this";
	const char *locks[] = { lock };
	struct finding_frame frame = { .method = text, .n_locks = 1, .locks = locks };
	struct finding_stack stack = { 1, &frame };
	struct finding_access access = { .thread = -1, .stack = stack };
	struct finding_race race = { .n_accesses = 1, .accesses = &access };
	struct finding finding = { .rule = RULE_data_race, .message = text, .race = &race };
	struct findings *findings = findings_new();
	findings_add(findings, &finding, SLICE("k"));
	text[0] = lock[0] = '!';
	frame.method = locks[0] = NULL;
	const struct finding *copy = findings->all.v[0];
	assert_string_equal(copy->message, "message");
	assert_string_equal(copy->class, "");
	assert_string_equal(copy->race->accesses[0].stack.frames[0].method, "message");
	assert_string_equal(copy->race->accesses[0].stack.frames[0].locks[0], "this");
	assert_null(copy->lock_order);
	findings_free(findings);
}

static void test_limits_once(void **state)
{
	(void)state;
	struct findings *findings = findings_new();
	findings_add_limit(findings, "time", "b", "x");
	findings_add_limit(findings, "bound", "a", "y");
	findings_add_limit(findings, "time", "b", "x");
	findings_sort(findings);
	assert_int_equal(findings->limits.n, 2);
	assert_string_equal(findings->limits.v[0].message, "y");
	findings_free(findings);
}

static void test_rules(void **state)
{
	(void)state;
	enum rule rule;
	for (int i = 0; i < N_RULES; i++) {
		assert_true(rule_find(&rule, rules[i].id));
		assert_int_equal(rule, i);
		// Everything that is listed is explained.
		assert_true((rule_page(rule) != NULL) == (rules[i].when != RULE_HIDDEN));
	}
	assert_false(rule_find(&rule, "lock_order"));
	assert_true(rules_by_default() & RULE_BIT(lock_order));
	assert_false(rules_by_default() & (RULE_BIT(template) | RULE_BIT(atomicity_pair)));
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_order),
		cmocka_unit_test(test_one_per_id),
		cmocka_unit_test(test_apart),
		cmocka_unit_test(test_scores),
		cmocka_unit_test(test_paths),
		cmocka_unit_test(test_fingerprint),
		cmocka_unit_test(test_merge),
		cmocka_unit_test(test_copies),
		cmocka_unit_test(test_limits_once),
		cmocka_unit_test(test_rules),
		cmocka_unit_test(test_severities),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
