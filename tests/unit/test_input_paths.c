// The file system: class files, directories, links, class paths, JDK homes.
#include "test_input.h"

#include <sys/stat.h>
#include <unistd.h>

#define CLASS_A "\xca\xfe\xba\xbe\0\0\0\x34\0\3\1\0\3p/A\7\0\1\0\0\0\2"

static char root[300]; // a fresh directory
static char *old_path; // PATH, which some tests change

static int make_root(void **state)
{
	const char *tmp = getenv("TMPDIR");
	(void)state;
	old_path = strdup(getenv("PATH"));
	snprintf(root, sizeof(root), "%s/raddle-input-XXXXXX", tmp && *tmp ? tmp : "/tmp");
	return mkdtemp(root) ? 0 : -1;
}

static int remove_root(void **state)
{
	char command[400];
	(void)state;
	setenv("PATH", old_path, 1);
	free(old_path);
	snprintf(command, sizeof(command), "rm -rf '%s'", root);
	return system(command);
}

static const char *path_of(const char *name)
{
	static char paths[4][512];
	static int next;
	char *path = paths[next++ % 4];
	snprintf(path, sizeof(paths[0]), "%s/%s", root, name);
	return path;
}

static void make_folders(const char *name)
{
	char command[700];
	snprintf(command, sizeof(command), "mkdir -p '%s'", path_of(name));
	assert_int_equal(system(command), 0);
}

static void write_file(const char *name, struct slice bytes)
{
	FILE *file = fopen(path_of(name), "wb");
	assert_non_null(file);
	assert_int_equal(fwrite(bytes.ptr, 1, bytes.len, file), bytes.len);
	fclose(file);
}

static void write_jar(const char *name, const char *class_path, const char *entry,
	struct arena *arena)
{
	struct zip_builder zip = { 0 };
	if (class_path)
		zip_add(&zip, "META-INF/MANIFEST.MF", arena_printf(arena, "Class-Path: %s\n", class_path),
			DEFLATED, arena);
	zip_add(&zip, entry, SLICE("bytes"), STORED, arena);
	write_file(name, zip_finish(&zip, "", false, "", arena));
}

static void assert_place(struct fixture *f, const char *class_name, const char *place)
{
	char expected[600];
	snprintf(expected, sizeof(expected), "%s/%s", root, place);
	assert_class(f, class_name, expected, "bytes");
}

static void names_a_class_file_by_its_bytes(void **state)
{
	struct fixture f;
	(void)state;
	fixture_init(&f, NULL);
	write_file("Other.class", slice_of(CLASS_A, sizeof(CLASS_A) - 1));
	write_file("Broken.class", SLICE("not a class"));
	assert_true(input_add(f.input, path_of("Other.class"), ROLE_INPUT, &f.err));
	assert_true(input_add(f.input, path_of("Broken.class"), ROLE_INPUT, &f.err));
	assert_int_equal(input_find(f.input, SLICE("p/A")), 0);
	assert_int_equal(input_find(f.input, SLICE("Broken")), 1);
	for (size_t n = 0; n < sizeof(CLASS_A) - 2; n++) {
		struct slice name;
		assert_false(class_name_of(slice_of(CLASS_A, n), &name));
	}
	fixture_release(&f);
}

static void walks_a_directory(void **state)
{
	struct fixture f;
	(void)state;
	fixture_init(&f, NULL);
	make_folders("d/p/q");
	make_folders("d/WEB-INF/classes/w");
	write_file("d/p/B.class", SLICE("bytes"));
	write_file("d/p/A.class", SLICE("bytes"));
	write_file("d/p/q/C.class", SLICE("bytes"));
	write_file("d/p/readme.txt", SLICE("bytes"));
	write_file("d/WEB-INF/classes/w/W.class", SLICE("bytes"));
	write_file("d/bad.zip", SLICE("not a zip"));
	write_jar("d/p/lib.jar", NULL, "l/L.class", &f.arena);
	assert_true(input_add(f.input, path_of("d"), ROLE_INPUT, &f.err));
	assert_int_equal(input_n_entries(f.input), 5);
	assert_slice(input_entry(f.input, 0)->class_name, "w/W");
	assert_slice(input_entry(f.input, 1)->class_name, "p/A");
	assert_slice(input_entry(f.input, 2)->class_name, "p/B");
	assert_slice(input_entry(f.input, 3)->class_name, "p/q/C");
	assert_slice(input_entry(f.input, 4)->class_name, "l/L");
	assert_place(&f, "p/A", "d/p/A.class");
	assert_place(&f, "w/W", "d/WEB-INF/classes/w/W.class");
	assert_place(&f, "l/L", "d/p/lib.jar!l/L.class");
	assert_noted(&f, "d/bad.zip: ");
	fixture_release(&f);
}

static void ends_on_link_loops(void **state)
{
	struct fixture f;
	(void)state;
	fixture_init(&f, NULL);
	make_folders("loop/a/b");
	make_folders("elsewhere");
	write_file("loop/a/A.class", SLICE("bytes"));
	write_file("elsewhere/E.class", SLICE("bytes"));
	assert_int_equal(symlink("..", path_of("loop/a/up")), 0);
	assert_int_equal(symlink("../../..", path_of("loop/a/b/top")), 0);
	assert_int_equal(symlink("../elsewhere", path_of("loop/x")), 0);
	assert_int_equal(symlink("../elsewhere", path_of("loop/y")), 0);
	assert_int_equal(symlink("loop", path_of("elsewhere/self")), 0);
	assert_int_equal(symlink("nowhere", path_of("loop/dangling")), 0);
	assert_int_equal(mkfifo(path_of("loop/F.class"), 0600), 0);
	assert_true(input_add(f.input, path_of("loop"), ROLE_INPUT, &f.err));
	assert_place(&f, "a/A", "loop/a/A.class");
	assert_in_range(input_n_entries(f.input), 2, 20);
	fixture_release(&f);
}

static void follows_the_class_path(void **state)
{
	struct fixture f;
	(void)state;
	fixture_init(&f, NULL);
	make_folders("cp/lib dir");
	write_jar("cp/a.jar", "lib%20dir/b.jar ./ missing.jar", "A.class", &f.arena);
	write_jar("cp/lib dir/b.jar", "../c.jar", "B.class", &f.arena);
	write_jar("cp/c.jar", "a.jar c.jar lib%20dir/b.jar", "C.class", &f.arena);
	assert_true(input_add(f.input, path_of("cp/a.jar"), ROLE_INPUT, &f.err));
	assert_true(input_add(f.input, path_of("cp/a.jar"), ROLE_INPUT, &f.err)); // again: nothing new
	assert_place(&f, "A", "cp/a.jar!A.class");
	assert_place(&f, "B", "cp/lib dir/b.jar!B.class");
	assert_place(&f, "C", "cp/lib dir/../c.jar!C.class");
	assert_int_equal(input_entry(f.input, 0)->role, ROLE_INPUT);
	assert_int_equal(input_entry(f.input, 1)->role, ROLE_CLASSPATH);
	assert_int_equal(input_n_entries(f.input), 3);
	assert_noted(&f, "Class-Path: missing.jar does not exist");
	fixture_release(&f);
}

static void groups_by_role(void **state)
{
	struct fixture f;
	(void)state;
	fixture_init(&f, NULL);
	write_jar("1.jar", NULL, "A.class", &f.arena);
	write_jar("2.jar", NULL, "A.class", &f.arena);
	assert_true(input_add(f.input, path_of("1.jar"), ROLE_JDK, &f.err));
	assert_true(input_add(f.input, path_of("2.jar"), ROLE_INPUT, &f.err));
	assert_place(&f, "A", "2.jar!A.class");
	assert_int_equal(input_entry(f.input, 1)->role, ROLE_JDK);
	fixture_release(&f);
}

static void knows_jdk_homes(void **state)
{
	struct fixture f;
	char home[300];
	(void)state;
	fixture_init(&f, NULL);
	make_folders("jdk8/jre/lib/ext");
	write_jar("jdk8/jre/lib/rt.jar", NULL, "java/lang/Object.class", &f.arena);
	write_jar("jdk8/jre/lib/jce.jar", NULL, "javax/crypto/Cipher.class", &f.arena);
	write_jar("jdk8/jre/lib/ext/x.jar", NULL, "x/X.class", &f.arena);
	write_file("jdk8/release", SLICE("OS_NAME=\"Linux\"\nJAVA_VERSION=\"1.8.0_402\"\n"));
	assert_true(input_add_jdk(f.input, path_of("jdk8"), &f.err));
	assert_string_equal(input_jdk_version(f.input), "1.8.0_402");
	assert_int_equal(input_n_entries(f.input), 3);
	assert_int_equal(input_entry(f.input, 0)->role, ROLE_JDK);
	assert_false(input_add_jdk(f.input, root, &f.err));
	setenv("JAVA_HOME", path_of("jdk8"), 1);
	assert_true(input_default_jdk(home, sizeof(home)));
	assert_string_equal(home, path_of("jdk8"));
	setenv("JAVA_HOME", root, 1);
	setenv("PATH", root, 1);
	assert_false(input_default_jdk(home, sizeof(home)));
	fixture_release(&f);
}

static void follows_java_on_path(void **state)
{
	char home[300];
	(void)state;
	make_folders("jre/bin");
	make_folders("jre/lib");
	make_folders("bin");
	write_file("jre/bin/java", SLICE("#!/bin/sh\n"));
	write_file("jre/lib/modules", SLICE("x"));
	assert_int_equal(chmod(path_of("jre/bin/java"), 0700), 0);
	assert_int_equal(symlink("../jre/bin/java", path_of("bin/java")), 0);
	unsetenv("JAVA_HOME");
	setenv("PATH", path_of("bin"), 1);
	assert_true(input_default_jdk(home, sizeof(home)));
	assert_true(slice_has_suffix(slice_of_string(home), SLICE("/jre")));
	assert_false(input_default_jdk(home, 5));
}

static void says_why_not(void **state)
{
	struct fixture f;
	(void)state;
	fixture_init(&f, NULL);
	assert_false(input_add(f.input, path_of("none.jar"), ROLE_INPUT, &f.err));
	assert_int_equal(f.err.kind, ERR_SYSTEM);
	f.err = ERR_INIT;
	write_file("empty.jar", SLICE(""));
	assert_false(input_add(f.input, path_of("empty.jar"), ROLE_INPUT, &f.err));
	assert_string_equal(f.err.text, "the file is empty");
	f.err = ERR_INIT;
	assert_int_equal(mkfifo(path_of("fifo"), 0600), 0);
	assert_false(input_add(f.input, path_of("fifo"), ROLE_INPUT, &f.err));
	f.err = ERR_INIT;
	write_file("text.txt", SLICE("some text that is long enough for an end record"));
	assert_false(input_add(f.input, path_of("text.txt"), ROLE_INPUT, &f.err));
	assert_string_equal(f.err.text, "no end of central directory");
	assert_int_equal(input_n_entries(f.input), 0);
	fixture_release(&f);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(names_a_class_file_by_its_bytes, make_root, remove_root),
		cmocka_unit_test_setup_teardown(walks_a_directory, make_root, remove_root),
		cmocka_unit_test_setup_teardown(ends_on_link_loops, make_root, remove_root),
		cmocka_unit_test_setup_teardown(follows_the_class_path, make_root, remove_root),
		cmocka_unit_test_setup_teardown(groups_by_role, make_root, remove_root),
		cmocka_unit_test_setup_teardown(says_why_not, make_root, remove_root),
		cmocka_unit_test_setup_teardown(knows_jdk_homes, make_root, remove_root),
		cmocka_unit_test_setup_teardown(follows_java_on_path, make_root, remove_root),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
