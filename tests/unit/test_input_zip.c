// Archives: layouts, nesting, releases, and every lie a zip can tell.
#include "test_input.h"

#define BYTES SLICE("class bytes, class bytes, class bytes")
#define TEXT "class bytes, class bytes, class bytes"
#define MANIFEST_NAME "META-INF/MANIFEST.MF"

static void reads_stored_and_deflated(void **state)
{
	struct fixture f;
	struct zip_builder zip = { 0 };
	(void)state;
	fixture_init(&f, NULL);
	zip_add(&zip, "p/A.class", BYTES, STORED, &f.arena);
	zip_add(&zip, "p/B.class", BYTES, DEFLATED, &f.arena);
	zip_add(&zip, "p/readme.txt", BYTES, DEFLATED, &f.arena);
	zip_add(&zip, "Empty.class", SLICE_EMPTY, DEFLATED, &f.arena);
	assert_true(add_bytes(&f, "a.jar", zip_finish(&zip, "", false, "", &f.arena)));
	assert_int_equal(input_n_entries(f.input), 3);
	assert_class(&f, "p/A", "a.jar!p/A.class", TEXT);
	assert_class(&f, "p/B", "a.jar!p/B.class", TEXT);
	assert_class(&f, "Empty", "a.jar!Empty.class", "");
	assert_int_equal(notes_count(f.notes, NOTE_INFO), 0);
	assert_int_equal(input_find(f.input, SLICE("p/C")), UINT32_MAX);
	fixture_release(&f);
}

// Prefix, comment, zip64 in all combinations.
static void finds_the_directory(void **state)
{
	static const char *const prefixes[] = { "", "#!/bin/sh\nexec java -jar $0\nPK\5\6\n" };
	static const char *const comments[] = { "", "made by hand", "PK\5\6 is not the end" };
	(void)state;
	for (int i = 0; i < 12; i++) {
		struct fixture f;
		struct zip_builder zip = { 0 };
		fixture_init(&f, NULL);
		struct claim claim = zip_claim(&zip, "A.class", BYTES, DEFLATED, &f.arena);
		claim.is_zip64 = i & 1;
		zip_put(&zip, &claim);
		assert_true(add_bytes(&f, "a.jar",
			zip_finish(&zip, prefixes[i >> 1 & 1], i & 1, comments[i >> 2], &f.arena)));
		assert_class(&f, "A", "a.jar!A.class", TEXT);
		assert_int_equal(notes_count(f.notes, NOTE_INFO), 0);
		fixture_release(&f);
	}
}

static struct slice jar_with(const char *name, struct slice bytes, uint16_t method,
	struct arena *arena)
{
	struct zip_builder zip = { 0 };
	zip_add(&zip, name, bytes, method, arena);
	return zip_finish(&zip, "", false, "", arena);
}

static void reads_nested_archives(void **state)
{
	struct fixture f;
	struct zip_builder zip = { 0 };
	(void)state;
	fixture_init(&f, NULL);
	struct slice lib = jar_with("lib/L.class", BYTES, DEFLATED, &f.arena);
	zip_add(&zip, "WEB-INF/classes/w/W.class", BYTES, STORED, &f.arena);
	zip_add(&zip, "WEB-INF/lib/stored.jar", lib, STORED, &f.arena);
	zip_add(&zip, "WEB-INF/lib/not-a.zip", SLICE("nonsense, but long enough for an end"), STORED,
		&f.arena);
	struct slice war = zip_finish(&zip, "", false, "", &f.arena);
	zip_add(&zip, "BOOT-INF/classes/b/B.class", BYTES, STORED, &f.arena);
	zip_add(&zip, "x.war", war, DEFLATED, &f.arena);
	assert_true(add_bytes(&f, "e.ear", zip_finish(&zip, "", false, "", &f.arena)));
	assert_int_equal(input_n_entries(f.input), 3);
	assert_class(&f, "b/B", "e.ear!BOOT-INF/classes/b/B.class", TEXT);
	assert_class(&f, "w/W", "e.ear!x.war!WEB-INF/classes/w/W.class", TEXT);
	assert_class(&f, "lib/L", "e.ear!x.war!WEB-INF/lib/stored.jar!lib/L.class", TEXT);
	assert_noted(&f, "e.ear!x.war!WEB-INF/lib/not-a.zip: ");
	fixture_release(&f);
}

static void limits_nesting(void **state)
{
	(void)state;
	for (uint16_t method = STORED; method <= DEFLATED; method += DEFLATED) {
		struct fixture f;
		struct input_options options = { .max_nesting = 3 };
		fixture_init(&f, &options);
		struct slice bytes = jar_with("A.class", BYTES, method, &f.arena);
		for (int i = 0; i < 4; i++)
			bytes = jar_with("n.jar", bytes, method, &f.arena);
		assert_true(add_bytes(&f, "a.jar", bytes));
		assert_int_equal(input_n_entries(f.input), 0);
		const char *text = notes_text(&f);
		assert_non_null(strstr(text, "a.jar!n.jar!n.jar!n.jar!n.jar: offset 0x"));
		assert_non_null(strstr(text, ": more than 3 archives within archives"));
		fixture_release(&f);
	}
}

static void limits_what_nested_archives_unpack_to(void **state)
{
	struct fixture f;
	struct input_options options = { .max_nested = 1000 };
	struct zip_builder zip = { 0 };
	(void)state;
	fixture_init(&f, &options);
	struct slice zeros = slice_of(arena_zero(&f.arena, 600), 600);
	struct slice large = jar_with("A.class", zeros, STORED, &f.arena);
	zip_add(&zip, "1.jar", large, DEFLATED, &f.arena);
	zip_add(&zip, "2.jar", large, DEFLATED, &f.arena);
	assert_true(add_bytes(&f, "a.jar", zip_finish(&zip, "", false, "", &f.arena)));
	assert_int_equal(input_n_entries(f.input), 1);
	assert_noted(&f, "a.jar!2.jar: offset 0x");
	fixture_release(&f);
}

static void add_releases(struct fixture *f, const char *manifest)
{
	struct zip_builder zip = { 0 };
	zip_add(&zip, "META-INF/versions/11/A.class", SLICE("eleven"), STORED, &f->arena);
	zip_add(&zip, "A.class", SLICE("zero"), STORED, &f->arena);
	zip_add(&zip, MANIFEST_NAME, slice_of_string(manifest), DEFLATED, &f->arena);
	zip_add(&zip, "META-INF/versions/9/A.class", SLICE("nine"), STORED, &f->arena);
	zip_add(&zip, "META-INF/versions/x/A.class", SLICE("x"), STORED, &f->arena);
	zip_add(&zip, "META-INF/versions/9/New.class", SLICE("new"), STORED, &f->arena);
	assert_true(add_bytes(f, "a.jar", zip_finish(&zip, "", false, "", &f->arena)));
}

static void takes_the_right_release(void **state)
{
	static const struct {
		uint32_t release, n_entries;
		const char *manifest, *want, *place;
	} cases[] = {
		{ 0, 2, "Multi-Release: true\n", "eleven", "a.jar!META-INF/versions/11/A.class" },
		{ 17, 2, "multi-release: TRUE\r\n\r\n", "eleven", "a.jar!META-INF/versions/11/A.class" },
		{ 10, 2, "X: y\nMulti-Release: tr\n ue\n", "nine", "a.jar!META-INF/versions/9/A.class" },
		{ 8, 1, "Multi-Release: true\n", "zero", "a.jar!A.class" },
		{ 0, 1, "Multi-Release: false\n", "zero", "a.jar!A.class" },
		{ 0, 1, "X: y\n\nMulti-Release: true\n", "zero", "a.jar!A.class" },
	};
	(void)state;
	for (size_t i = 0; i < sizeof(cases) / sizeof(*cases); i++) {
		struct fixture f;
		struct input_options options = { .release = cases[i].release };
		fixture_init(&f, &options);
		add_releases(&f, cases[i].manifest);
		assert_class(&f, "A", cases[i].place, cases[i].want);
		assert_int_equal(input_n_entries(f.input), cases[i].n_entries);
		assert_int_equal(notes_count(f.notes, NOTE_INFO), 0);
		fixture_release(&f);
	}
}

static void reads_main_classes(void **state)
{
	struct fixture f;
	uint32_t n;
	(void)state;
	fixture_init(&f, NULL);
	struct slice long_name = SLICE(
		"Manifest-Version: 1.0\r\nMain-Class: com.example.a.very\r\n "
		".long.Name\r\nClass-Path: http://x/y.jar\r\n\r\nMain-Class: no\r\n");
	struct slice boot = SLICE("Main-Class: launcher.Main\nStart-Class: app.Main\n");
	add_bytes(&f, "a.jar", jar_with(MANIFEST_NAME, long_name, DEFLATED, &f.arena));
	add_bytes(&f, "b.jar", jar_with(MANIFEST_NAME, boot, STORED, &f.arena));
	add_bytes(&f, "c.jar", jar_with(MANIFEST_NAME, boot, STORED, &f.arena));
	const char *const *names = input_main_classes(f.input, &n);
	assert_int_equal(n, 2);
	assert_string_equal(names[0], "com.example.a.very.long.Name");
	assert_string_equal(names[1], "app.Main");
	assert_noted(&f, "a.jar: Class-Path: http://x/y.jar is not a file");
	fixture_release(&f);
}

static void takes_the_last_duplicate(void **state)
{
	struct fixture f;
	struct zip_builder zip = { 0 };
	(void)state;
	fixture_init(&f, NULL);
	zip_add(&zip, "A.class", SLICE("one"), STORED, &f.arena);
	zip_add(&zip, "A.class", SLICE("two"), STORED, &f.arena);
	zip_add(&zip, "B.class", BYTES, STORED, &f.arena);
	zip_add(&zip, "B.class", BYTES, DEFLATED, &f.arena);
	add_bytes(&f, "a.jar", zip_finish(&zip, "", false, "", &f.arena));
	add_bytes(&f, "b.jar", jar_with("A.class", SLICE("three"), STORED, &f.arena));
	assert_int_equal(input_n_entries(f.input), 3);
	assert_class(&f, "A", "a.jar!A.class", "two");
	assert_noted(&f, "a.jar!A.class: offset 0x");
	fixture_release(&f);
}

static void reads_jmods(void **state)
{
	struct fixture f;
	struct zip_builder zip = { 0 };
	(void)state;
	fixture_init(&f, NULL);
	zip_add(&zip, "classes/p/A.class", BYTES, DEFLATED, &f.arena);
	zip_add(&zip, "lib/B.class", BYTES, DEFLATED, &f.arena);
	struct slice plain = zip_finish(&zip, "", false, "", &f.arena);
	struct buf jmod = BUF_INIT;
	buf_put(&jmod, "JM\1\0", 4);
	buf_slice(&jmod, plain);
	assert_true(add_bytes(&f, "d/my.module@1.0.jmod", buf_view(&jmod)));
	assert_int_equal(input_n_entries(f.input), 1);
	assert_class(&f, "p/A", "d/my.module@1.0.jmod!classes/p/A.class", TEXT);
	assert_slice(input_entry(f.input, 0)->module, "my.module");
	buf_release(&jmod);
	fixture_release(&f);
}

// One entry with one lie each.
static void refuses_lies(void **state)
{
	static const struct {
		enum err_kind kind;
		const char *why;
		int64_t size, packed, local;
		uint32_t crc;
		uint16_t flags, method;
	} lies[] = {
		{ ERR_INPUT, "CRC is", 0, 0, 0, 1, 0, DEFLATED },
		{ ERR_INPUT, "CRC is", 0, 0, 0, 1, 0, STORED },
		{ ERR_UNSUPPORTED, "encrypted", 0, 0, 0, 0, 1, DEFLATED },
		{ ERR_UNSUPPORTED, "compression method 12", 0, 0, 0, 0, 0, 12 },
		{ ERR_INPUT, "unpacks to less", 1, 0, 0, 0, 0, DEFLATED },
		{ ERR_INPUT, "unpacks to more", -1, 0, 0, 0, 0, DEFLATED },
		{ ERR_INPUT, "stored, but", 1, 0, 0, 0, 0, STORED },
		{ ERR_INPUT, "cannot unpack to", 60 << 20, 0, 0, 0, 0, DEFLATED },
		{ ERR_BUDGET, "over the limit", 65 << 20, 0, 0, 0, 0, DEFLATED },
		{ ERR_INPUT, "bad deflate data", 0, -3, 0, 0, 0, DEFLATED },
		{ ERR_INPUT, "not a local header", 0, 0, 1, 0, 0, STORED },
		{ ERR_INPUT, "beyond the end", 0, 0, 0x7fffffff, 0, 0, STORED },
	};
	(void)state;
	for (size_t i = 0; i < sizeof(lies) / sizeof(*lies); i++) {
		struct fixture f;
		struct zip_builder zip = { 0 };
		fixture_init(&f, NULL);
		zip_add(&zip, "padding, so that there are bytes", BYTES, STORED, &f.arena);
		struct claim claim = zip_claim(&zip, "A.class", BYTES, lies[i].method, &f.arena);
		claim.size += (uint64_t)lies[i].size;
		claim.packed += (uint64_t)lies[i].packed;
		claim.local += (uint64_t)lies[i].local;
		claim.crc ^= lies[i].crc;
		claim.flags |= lies[i].flags;
		zip_put(&zip, &claim);
		assert_true(add_bytes(&f, "a.jar", zip_finish(&zip, "", false, "", &f.arena)));
		assert_unreadable(&f, "A", lies[i].kind, lies[i].why);
		fixture_release(&f);
	}
}

// Many entries with the same packed bytes: no more than the archive could hold are believed.
static void stops_at_overlapping_entries(void **state)
{
	struct fixture f;
	struct zip_builder zip = { 0 };
	char name[32];
	(void)state;
	fixture_init(&f, NULL);
	struct slice zeros = slice_of(arena_zero(&f.arena, 1 << 20), 1 << 20);
	struct claim claim = zip_claim(&zip, "A0.class", zeros, DEFLATED, &f.arena);
	zip_put(&zip, &claim);
	claim.data = SLICE_EMPTY;
	for (int i = 1; i < 1000; i++) {
		snprintf(name, sizeof(name), "A%d.class", i);
		claim.name = name;
		zip_put(&zip, &claim);
	}
	assert_true(add_bytes(&f, "bomb.jar", zip_finish(&zip, "", false, "", &f.arena)));
	assert_in_range(input_n_entries(f.input), 1, 200);
	assert_noted(&f, "entries overlap");
	fixture_release(&f);
}

static void survives_odd_names(void **state)
{
	static const char *const names[] = { "../../etc/A.class", "/A.class", ".class", "a/.class",
		"META-INF/versions/9.class", "WEB-INF/classes/.class", "a\\b.class", "\033[2J.class" };
	struct fixture f;
	struct zip_builder zip = { 0 };
	(void)state;
	fixture_init(&f, NULL);
	for (size_t i = 0; i < sizeof(names) / sizeof(*names); i++)
		zip_add(&zip, names[i], BYTES, STORED, &f.arena);
	assert_true(add_bytes(&f, "a.jar", zip_finish(&zip, "", false, "", &f.arena)));
	assert_class(&f, "../../etc/A", "a.jar!../../etc/A.class", TEXT);
	assert_int_equal(input_n_entries(f.input), 5);
	fixture_release(&f);
}

static void notes_a_wrong_count(void **state)
{
	struct fixture f;
	struct zip_builder zip = { 0 };
	(void)state;
	fixture_init(&f, NULL);
	zip_add(&zip, "A.class", BYTES, STORED, &f.arena);
	zip.n = 7;
	assert_true(add_bytes(&f, "a.jar", zip_finish(&zip, "", false, "", &f.arena)));
	assert_class(&f, "A", "a.jar!A.class", TEXT);
	assert_noted(&f, "1 entries are there, 7 are claimed");
	fixture_release(&f);
}

static struct slice rich_archive(struct arena *arena)
{
	struct zip_builder zip = { 0 };
	struct slice inner = jar_with("I.class", BYTES, DEFLATED, arena);
	zip_add(&zip, MANIFEST_NAME, SLICE("Multi-Release: true\nMain-Class: A\n"), DEFLATED, arena);
	zip_add(&zip, "A.class", BYTES, DEFLATED, arena);
	zip_add(&zip, "META-INF/versions/9/A.class", BYTES, STORED, arena);
	zip_add(&zip, "n.jar", inner, DEFLATED, arena);
	struct claim claim = zip_claim(&zip, "Z.class", BYTES, STORED, arena);
	claim.is_zip64 = true;
	zip_put(&zip, &claim);
	return zip_finish(&zip, "prefix", true, "comment", arena);
}

// Cut off anywhere, in a block of exactly that size so that ASan sees any step beyond it.
static void survives_truncation(void **state)
{
	struct arena arena;
	(void)state;
	arena_init(&arena);
	struct slice whole = rich_archive(&arena);
	for (size_t n = 0; n < whole.len; n++) {
		struct fixture f;
		uint8_t *copy = xmalloc(n);
		memcpy(copy, whole.ptr, n);
		fixture_init(&f, NULL);
		if (!add_bytes(&f, "a.jar", slice_of(copy, n)))
			assert_true(err_is_set(&f.err));
		read_everything(&f);
		fixture_release(&f);
		free(copy);
	}
	arena_release(&arena);
}

// Each byte in turn set to values that make lengths and offsets huge or zero.
static void survives_any_changed_byte(void **state)
{
	static const uint8_t values[] = { 0, 1, 0x7f, 0xff };
	struct arena arena;
	(void)state;
	arena_init(&arena);
	struct slice whole = rich_archive(&arena);
	uint8_t *copy = xmalloc(whole.len);
	for (size_t i = 0; i < whole.len * sizeof(values); i++) {
		struct fixture f;
		memcpy(copy, whole.ptr, whole.len);
		copy[i / sizeof(values)] = values[i % sizeof(values)];
		fixture_init(&f, NULL);
		add_bytes(&f, "a.jar", slice_of(copy, whole.len));
		read_everything(&f);
		fixture_release(&f);
	}
	free(copy);
	arena_release(&arena);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(reads_stored_and_deflated),
		cmocka_unit_test(finds_the_directory),
		cmocka_unit_test(reads_nested_archives),
		cmocka_unit_test(limits_nesting),
		cmocka_unit_test(limits_what_nested_archives_unpack_to),
		cmocka_unit_test(takes_the_right_release),
		cmocka_unit_test(reads_main_classes),
		cmocka_unit_test(takes_the_last_duplicate),
		cmocka_unit_test(reads_jmods),
		cmocka_unit_test(refuses_lies),
		cmocka_unit_test(stops_at_overlapping_entries),
		cmocka_unit_test(survives_odd_names),
		cmocka_unit_test(notes_a_wrong_count),
		cmocka_unit_test(survives_truncation),
		cmocka_unit_test(survives_any_changed_byte),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
