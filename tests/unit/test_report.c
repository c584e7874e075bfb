// The three formats, on one finding of every form. Text and XML are compared whole; JSON and XML are
// read by Python as well.
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "report/report.h"
#include "sample_findings.h"

static const char *const paths[] = { "app.jar", "strange \"\n\x01\xff.jar" };
static const struct report_phase phases[] = { { "read", 12.44 }, { "lock-order", 100 } };

static struct report sample_report(const struct findings *findings)
{
	return (struct report){ .version = "9.9",
		.findings = findings,
		.n_paths = 2,
		.paths = paths,
		.mode = "program",
		.jdk = "17.0.15",
		.classes = 1,
		.methods = 20,
		.missing_classes = 3,
		.rules = RULE_BIT(lock_order) | RULE_BIT(atomicity),
		.n_phases = 2,
		.phases = phases,
		.methods_followed = 7,
		.methods_lifted = 5,
		.lifts = 6,
		.peak_rss_kb = 51200 };
}

// Runs python3 with the text on standard input; its assertions decide.
static void check_with_python(const char *program, struct slice text)
{
	char path[] = "/tmp/raddle-test-XXXXXX";
	int fd = mkstemp(path);
	assert_true(fd >= 0);
	assert_int_equal(write(fd, text.ptr, text.len), text.len);
	close(fd);
	struct buf command = BUF_INIT;
	buf_printf(&command, "python3 -c '%s' < %s", program, path);
	int status = system(buf_cstring(&command));
	unlink(path);
	buf_release(&command);
	assert_int_equal(status, 0);
}

static void test_json(void **state)
{
	(void)state;
	struct findings *findings = sample_findings();
	struct report report = sample_report(findings);
	struct buf out = BUF_INIT;
	report_json(&report, &out);
	check_with_python(
		"import json, sys\n"
		"r = json.load(sys.stdin)\n"
		"assert list(r) == [\"raddle\", \"input\", \"threads\", \"findings\", \"stats\", \"limits\", "
		"\"filtered\"]\n"
		"assert r[\"raddle\"] == {\"version\": \"9.9\", \"schema\": 1}\n"
		"i = r[\"input\"]\n"
		"assert i[\"paths\"][0] == \"app.jar\" and i[\"mode\"] == \"program\" and i[\"jdk\"] == \"17.0.15\"\n"
		"assert (i[\"classes\"], i[\"methods\"], i[\"missing_classes\"]) == (1, 20, 3)\n"
		"assert [t[\"id\"] for t in r[\"threads\"]] == [0, 1] and r[\"threads\"][0][\"start\"] is None\n"
		"assert r[\"threads\"][1][\"start\"][\"line\"] == 12 and r[\"threads\"][1][\"many\"] is True\n"
		"l, a, s, d = r[\"findings\"]\n"
		"assert (l[\"rule\"], l[\"severity\"], l[\"score\"]) == (\"lock-order\", \"high\", 93)\n"
		"assert l[\"locks\"] == [\"app.A\", \"app.B.class\"] and l[\"lock_objects\"] == [\"this\", \"app.B.class\"]\n"
		"e = l[\"edges\"][0]\n"
		"assert (e[\"from\"], e[\"to\"]) == (\"app.A\", \"app.B.class\")\n"
		"f = e[\"stacks\"][0][0]\n"
		"assert (f[\"method\"], f[\"file\"], f[\"line\"], f[\"bci\"]) == (\"app.B.g()V\", \"B.java\", 2, 4)\n"
		"assert l[\"evidence\"][1][\"weight\"] == -5 and l[\"responsible\"][1][\"origin\"] == \"jdk\"\n"
		"assert a[\"context\"][\"lock\"] == \"this\" and a[\"context\"][\"line\"] == 3\n"
		"assert a[\"witness\"] == \"point\" and a[\"second\"][\"line\"] == 5\n"
		"assert \"context\" not in s and s[\"rule\"] == \"stale-value\" and s[\"first\"][\"line\"] == 4\n"
		"assert d[\"field\"] == \"app.Bank.total\" and d[\"objects\"][0][\"type\"] == \"app.Bank\"\n"
		"assert d[\"accesses\"][0][\"kind\"] == \"write\" and d[\"accesses\"][1][\"locks\"] == [\"app.Bank.lock\"]\n"
		"assert d[\"accesses\"][0][\"stack\"][1][\"method\"] == \"app.Worker.run()V\"\n"
		"assert r[\"stats\"] == {\"phases\": [{\"name\": \"read\", \"ms\": 12.4}, {\"name\": \"lock-order\", "
		"\"ms\": 100.0}], \"methods_followed\": 7, \"methods_lifted\": 5, \"lifts\": 6, \"peak_rss_kb\": 51200}\n"
		"assert r[\"limits\"][0][\"kind\"] == \"bound\"\n"
		"assert r[\"filtered\"] == [{\"rule\": \"atomicity\", \"reason\": \"it is a logger\", \"count\": 3}]\n",
		buf_view(&out));
	buf_release(&out);
	findings_free(findings);
}

static void test_xml(void **state)
{
	(void)state;
	struct findings *findings = sample_findings();
	struct report report = sample_report(findings);
	struct buf out = BUF_INIT;
	report_xml(&report, &out);
	assert_string_equal(buf_cstring(&out),
		"<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
		"<LockOrderReport>\n"
		"<Cycle-2 locks=\"app.A app.B.class\">\n"
		"<Thread-1-Option>app.A.f app.B.g</Thread-1-Option>\n"
		"<Thread-2-Option>app.B.k app.C.h app.A.&lt;init&gt;</Thread-2-Option>\n"
		"<Thread-2-Option>app.A.z</Thread-2-Option>\n"
		"</Cycle-2>\n"
		"<Limit kind=\"bound\" phase=\"lock-order\">paths of more than 40 calls</Limit>\n"
		"</LockOrderReport>\n");
	check_with_python(
		"import sys, xml.etree.ElementTree as x\n"
		"r = x.parse(sys.stdin).getroot()\n"
		"assert r[0].tag == \"Cycle-2\" and r[0].get(\"locks\").split() == [\"app.A\", \"app.B.class\"]\n"
		"assert r[0][1].text.split()[-1] == \"app.A.<init>\"\n",
		buf_view(&out));
	buf_clear(&out);
	report.has_descriptors = true;
	report_xml(&report, &out);
	check_with_python("import sys, xml.etree.ElementTree as x\n"
					  "lines = x.parse(sys.stdin).getroot()[0][0].text.strip().split(\"\\n\")\n"
					  "assert len(lines) == 2 and lines[0].startswith(\"app/A.f:(\"), lines\n",
		buf_view(&out));
	buf_release(&out);
	findings_free(findings);
}

// Whatever a class file calls its members, the reports stay well-formed and terminals unharmed.
static void test_hostile_names(void **state)
{
	(void)state;
	static const char *const locks[] = { "<\"&'>\x1b[31m", "\xff\xfe\xef\xbf\xbe\xed\xa0\x80" };
	struct finding_frame frame = { .method = "\x07\xc2\x9b<b>.m()V",
		.class = "../../etc/x",
		.file = "../../../etc/passwd",
		.line = 1,
		.bci = FINDING_NO_BCI };
	struct finding_stack stack = { 1, &frame };
	struct finding_edge edge = { locks[0], locks[1], 1, &stack };
	struct finding_lock_order order = { 2, locks, locks, 1, &edge, false, 0, NULL };
	struct finding finding = { .rule = RULE_lock_order,
		.message = locks[0],
		.class = locks[1],
		.file = locks[0],
		.lock_order = &order };
	struct findings *findings = findings_new();
	findings_add(findings, &finding, SLICE_EMPTY);
	struct report report = sample_report(findings);
	static const char *const folders[] = { "/tmp", "." };
	struct report_text_options options = { .sources = { .n = 2, .folders = folders } };
	struct buf out = BUF_INIT;

	report_json(&report, &out);
	check_with_python("import json, sys\njson.load(sys.stdin)", buf_view(&out));
	buf_clear(&out);
	report_xml(&report, &out);
	check_with_python("import sys, xml.etree.ElementTree as x\nx.parse(sys.stdin)", buf_view(&out));
	buf_clear(&out);
	report_text(&report, &options, &out);
	assert_null(memchr(out.ptr, '\x1b', out.len));
	assert_null(memchr(out.ptr, '\x07', out.len));
	assert_null(strstr(buf_cstring(&out), "root:")); // of /etc/passwd
	check_with_python("import sys\nsys.stdin.buffer.read().decode()", buf_view(&out));
	buf_release(&out);
	findings_free(findings);
}

// ---- text -----------------------------------------------------------------------------------

static const char sample_text[] =
	"A.java:3: high lock-order: app.A and app.B.class are locked in opposite orders [score 93, 7ba05ebb657b4c4a]\n"
	"  thread 1 holds A (this) and waits for B.class:\n"
	"    A.f (A.java:3) takes this (A)\n"
	"           3 | synchronized void f(int i) { B.g(); }\n"
	"    B.g (B.java:2) takes B.class\n"
	"  thread 2 holds B.class and waits for A (this):\n"
	"    B.k (B.java:7) takes B.class\n"
	"    app.C.h (unknown source)\n"
	"    A.<init> (A.java:9) takes this (A)\n"
	"    or in 1 other way, shown with -v\n"
	"  for:     both stacks start at public methods\n"
	"  against: C is confined to one thread\n"
	"  who:     B (input) holds the code that takes B.class\n"
	"  who:     java.lang.ClassLoader (jdk) creates the lock B.class\n"
	"\n"
	"Line.java:5: medium atomicity: the lock on point is released and taken again [score 59, 967eb2da811a4a08]\n"
	"  holding this:\n"
	"    Line.contains (Line.java:3)\n"
	"  first takes point:\n"
	"    Line.contains (Line.java:4)\n"
	"  then again takes point:\n"
	"    Line.contains (Line.java:5)\n"
	"  violation: other threads can reach the witness\n"
	"\n"
	"Line.java:5: medium stale-value: the lock on point is released and taken again [score 59, b664051cde6bde25]\n"
	"  first reads this.x under the lock on point, taken in line 2:\n"
	"    Line.contains (Line.java:4)\n"
	"  later relies on it, under a new lock on point:\n"
	"    Line.contains (Line.java:5)\n"
	"\n"
	"Bank.java:14: low data-race: app.Bank.total is written and read with no common lock [score 6, 19a630c5d21d81f1]\n"
	"  of the Bank that is made in:\n"
	"    app.Main.main (Main.java:7)\n"
	"  each of the threads that Main.main (Main.java:12) starts with app.Worker.run writes it, holding no lock:\n"
	"    Worker.run (Worker.java:8)\n"
	"    Bank.add (Bank.java:14)\n"
	"  the main thread reads it, holding Bank.lock:\n"
	"    Main.main (Main.java:12)\n"
	"\n"
	"not complete: lock-order: paths of more than 40 calls\n"
	"4 findings (1 high, 2 medium, 1 low) in 1 class, 20 methods; program mode; looked for lock-order, "
	"atomicity; 3 filtered (-v says why); 3 classes are missing (name their jars with -c; -v lists the packages)\n";

static void write_source(const char *folder, const char *name, const char *text)
{
	struct buf path = BUF_INIT;
	buf_printf(&path, "%s/%s", folder, name);
	FILE *file = fopen(buf_cstring(&path), "w");
	assert_non_null(file);
	fputs(text, file);
	fclose(file);
	buf_release(&path);
}

static void test_text(void **state)
{
	(void)state;
	char folder[] = "/tmp/raddle-test-XXXXXX";
	assert_non_null(mkdtemp(folder));
	write_source(folder, "A.java",
		"package app;\nclass A {\n\t\tsynchronized void f(int i) { B.g(); }\r\n}");
	struct findings *findings = sample_findings();
	struct report report = sample_report(findings);
	const char *folders[] = { "/nowhere", folder };
	struct report_text_options options = {
		.sources = { .n = 2, .folders = folders, .base = folder }
	};
	struct buf out = BUF_INIT;
	report_text(&report, &options, &out);
	assert_string_equal(buf_cstring(&out), sample_text);

	// With all stacks, in colour.
	options.is_verbose = options.use_color = true;
	buf_clear(&out);
	report_text(&report, &options, &out);
	assert_non_null(strstr(buf_cstring(&out), "    or:\n    A.z"));
	assert_non_null(strstr(buf_cstring(&out), "\033[1;31mhigh\033[0m"));
	assert_null(strstr(buf_cstring(&out), "shown with -v"));

	buf_clear(&out);
	buf_printf(&out, "rm -r %s", folder);
	assert_int_equal(system(buf_cstring(&out)), 0);
	buf_release(&out);
	findings_free(findings);
}

static void test_nothing_found(void **state)
{
	(void)state;
	struct findings *findings = findings_new();
	struct report report = sample_report(findings);
	report.missing_classes = 0;
	struct buf out = BUF_INIT;
	report_text(&report, &(struct report_text_options){ 0 }, &out);
	assert_string_equal(buf_cstring(&out),
		"no findings in 1 class, 20 methods; program mode; looked for lock-order, atomicity\n");
	buf_release(&out);
	findings_free(findings);
}

// A program that was too large for points-to: each report says the same of it.
static void test_looked_for(void **state)
{
	(void)state;
	static const char words[] =
		"; program mode; looked for lock-order, data-race (as in a library)";
	struct findings *findings = findings_new();
	struct report report = sample_report(findings);
	struct buf out = BUF_INIT;
	report.rules = RULE_BIT(lock_order) | RULE_BIT(data_race) | RULE_BIT(object_race);
	findings->as_library = RULE_BIT(data_race);
	findings->left = RULE_BIT(object_race);
	report_text(&report, &(struct report_text_options){ 0 }, &out);
	assert_non_null(strstr(buf_cstring(&out), words));
	buf_clear(&out);
	report_html(&report, &(struct report_sources){ 0 }, &out);
	assert_non_null(strstr(buf_cstring(&out), words));
	buf_clear(&out);
	report_json(&report, &out);
	check_with_python("import json, sys\n"
					  "i = json.load(sys.stdin)[\"input\"]\n"
					  "assert i[\"rules\"] == [\"lock-order\", \"data-race\"]\n"
					  "assert i[\"as_library\"] == [\"data-race\"]\n",
		buf_view(&out));
	buf_release(&out);
	findings_free(findings);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_json),
		cmocka_unit_test(test_xml),
		cmocka_unit_test(test_hostile_names),
		cmocka_unit_test(test_text),
		cmocka_unit_test(test_nothing_found),
		cmocka_unit_test(test_looked_for),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
