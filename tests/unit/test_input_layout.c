// Applications that are packed with their libraries: what is the program, what is class path.
#include "test_input.h"

#define BYTES SLICE("bytes")

static struct slice jar_of(const char *name, struct arena *arena)
{
	struct zip_builder zip = { 0 };
	zip_add(&zip, name, BYTES, DEFLATED, arena);
	return zip_finish(&zip, "", false, "", arena);
}

static void assert_role(struct fixture *f, const char *class_name, enum input_role role)
{
	uint32_t i = input_find(f->input, slice_of_string(class_name));
	if (i == UINT32_MAX)
		fail_msg("no class %s", class_name);
	if (input_entry(f->input, i)->role != role)
		fail_msg("%s has role %d", class_name, input_entry(f->input, i)->role);
}

static void assert_packed(struct fixture *f, uint32_t which, const char *title, uint32_t n_archives)
{
	uint32_t n;
	const struct input_packed *packed = input_packed(f->input, &n);
	assert_true(which < n);
	assert_string_equal(packed[which].title, title);
	assert_int_equal(packed[which].n_archives, n_archives);
}

static void assert_main(struct fixture *f, const char *name)
{
	uint32_t n;
	const char *const *names = input_main_classes(f->input, &n);
	if (!name) {
		assert_int_equal(n, 0);
		return;
	}
	assert_int_equal(n, 1);
	assert_string_equal(names[0], name);
}

// The manifest comes first in the archive, as tools write it: before it is known what is packed.
static struct slice boot_jar(const char *manifest, struct arena *arena)
{
	struct zip_builder zip = { 0 };
	zip_add(&zip, "META-INF/MANIFEST.MF", slice_of_string(manifest), DEFLATED, arena);
	zip_add(&zip, "org/springframework/boot/loader/JarLauncher.class", BYTES, STORED, arena);
	zip_add(&zip, "BOOT-INF/lib/a.jar", jar_of("lib/A.class", arena), STORED, arena);
	zip_add(&zip, "BOOT-INF/classes/app/Main.class", BYTES, STORED, arena);
	zip_add(&zip, "BOOT-INF/lib/b.jar", jar_of("lib/B.class", arena), DEFLATED, arena);
	return zip_finish(&zip, "", false, "", arena);
}

static void divides_boot_jars(void **state)
{
	struct fixture f;
	(void)state;
	fixture_init(&f, NULL);
	assert_true(add_bytes(&f, "app.jar",
		boot_jar("Main-Class: org.springframework.boot.loader.JarLauncher\n"
				 "Start-Class: app.Main\n",
			&f.arena)));
	assert_role(&f, "app/Main", ROLE_INPUT);
	assert_role(&f, "lib/A", ROLE_CLASSPATH);
	assert_role(&f, "lib/B", ROLE_CLASSPATH);
	assert_role(&f, "org/springframework/boot/loader/JarLauncher", ROLE_CLASSPATH);
	assert_packed(&f, 0, "a Spring Boot application", 2);
	assert_main(&f, "app.Main");
	fixture_release(&f);
}

static void does_not_start_at_launchers(void **state)
{
	struct fixture f;
	(void)state;
	fixture_init(&f, NULL);
	assert_true(add_bytes(&f, "app.jar",
		boot_jar("Main-Class: org.springframework.boot.loader.JarLauncher\n", &f.arena)));
	assert_main(&f, NULL);
	fixture_release(&f);
}

static struct slice war(struct arena *arena)
{
	struct zip_builder zip = { 0 };
	zip_add(&zip, "WEB-INF/classes/web/Servlet.class", BYTES, STORED, arena);
	zip_add(&zip, "WEB-INF/lib/l.jar", jar_of("lib/L.class", arena), DEFLATED, arena);
	zip_add(&zip, "WEB-INF/lib-provided/p.jar", jar_of("lib/P.class", arena), DEFLATED, arena);
	return zip_finish(&zip, "", false, "", arena);
}

static void divides_wars(void **state)
{
	struct fixture f;
	(void)state;
	fixture_init(&f, NULL);
	assert_true(add_bytes(&f, "x.war", war(&f.arena)));
	assert_role(&f, "web/Servlet", ROLE_INPUT);
	assert_role(&f, "lib/L", ROLE_CLASSPATH);
	assert_role(&f, "lib/P", ROLE_CLASSPATH);
	assert_packed(&f, 0, "a web application", 2);
	fixture_release(&f);
}

static void looks_at_all_where_there_are_only_libraries(void **state)
{
	struct fixture f;
	struct zip_builder zip = { 0 };
	(void)state;
	fixture_init(&f, NULL);
	zip_add(&zip, "WEB-INF/classes/a.properties", BYTES, STORED, &f.arena);
	zip_add(&zip, "WEB-INF/lib/x-classes.jar", jar_of("web/S.class", &f.arena), STORED, &f.arena);
	assert_true(add_bytes(&f, "x.war", zip_finish(&zip, "", false, "", &f.arena)));
	assert_role(&f, "web/S", ROLE_INPUT);
	fixture_release(&f);
}

static struct slice ear(const char *descriptor, struct arena *arena)
{
	struct zip_builder zip = { 0 };
	zip_add(&zip, "web.war", war(arena), STORED, arena);
	zip_add(&zip, "beans.jar", jar_of("ejb/Bean.class", arena), STORED, arena);
	zip_add(&zip, "skinny.jar", jar_of("lib/Skinny.class", arena), STORED, arena);
	zip_add(&zip, "lib/shared.jar", jar_of("lib/Shared.class", arena), STORED, arena);
	if (descriptor)
		zip_add(&zip, "META-INF/application.xml", slice_of_string(descriptor), DEFLATED, arena);
	return zip_finish(&zip, "", false, "", arena);
}

static void divides_ears(void **state)
{
	struct fixture f;
	(void)state;
	fixture_init(&f, NULL);
	assert_true(add_bytes(&f, "e.zip",
		ear("<application><module><web><web-uri>web.war</web-uri></web></module>"
			"<module><ejb>beans.jar</ejb></module></application>",
			&f.arena)));
	assert_role(&f, "web/Servlet", ROLE_INPUT);
	assert_role(&f, "ejb/Bean", ROLE_INPUT);
	assert_role(&f, "lib/Skinny", ROLE_CLASSPATH);
	assert_role(&f, "lib/Shared", ROLE_CLASSPATH);
	assert_role(&f, "lib/L", ROLE_CLASSPATH);
	assert_packed(&f, 0, "a web application", 2);
	assert_packed(&f, 1, "an enterprise application", 2);
	fixture_release(&f);
}

static void divides_ears_by_their_folders(void **state)
{
	struct fixture f;
	(void)state;
	fixture_init(&f, NULL);
	assert_true(add_bytes(&f, "e.ear", ear(NULL, &f.arena)));
	assert_role(&f, "ejb/Bean", ROLE_INPUT);
	assert_role(&f, "lib/Skinny", ROLE_INPUT);
	assert_role(&f, "lib/Shared", ROLE_CLASSPATH);
	fixture_release(&f);
}

// Who names such an archive as class path wants nothing of it reported.
static void leaves_the_class_path_alone(void **state)
{
	struct fixture f;
	(void)state;
	fixture_init(&f, NULL);
	assert_true(container_add(f.input, SLICE("x.war"), war(&f.arena), ROLE_CLASSPATH, 0, &f.err));
	assert_role(&f, "web/Servlet", ROLE_CLASSPATH);
	fixture_release(&f);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(divides_boot_jars),
		cmocka_unit_test(does_not_start_at_launchers),
		cmocka_unit_test(divides_wars),
		cmocka_unit_test(looks_at_all_where_there_are_only_libraries),
		cmocka_unit_test(divides_ears),
		cmocka_unit_test(divides_ears_by_their_folders),
		cmocka_unit_test(leaves_the_class_path_alone),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
