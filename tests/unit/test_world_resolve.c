// Members, resolution, selection, access and subtyping on hierarchies made by hand; above all what
// tests/oracle/resolution cannot ask a JVM: phantoms, duplicates, very deep and very wide ones.
#include "unit.h"

#include "base/arena.h"
#include "classbuilder.h"
#include "world/internal.h"

// A world without input: classes are built, parsed and linked here.
struct fixture {
	struct world world;
	struct arena arena;
};

static void link(struct klass *klass, struct klass *super, struct klass **interfaces, uint32_t n)
{
	klass->super = super;
	klass->depth = super ? super->depth + 1 : 0;
	klass->interfaces = interfaces;
	klass->n_interfaces = n;
}

static struct klass *add_phantom(struct fixture *f, const char *name)
{
	struct klass *klass = ARENA_NEW(&f->arena, struct klass);
	klass->id = ++f->world.n_classes;
	klass->name = intern_string(f->world.names, name);
	klass->nest_host = klass;
	return klass;
}

// The class that the builder describes, which is used up.
static struct klass *add(struct fixture *f, struct classbuilder *b, struct klass *super)
{
	struct err err = ERR_INIT;
	const struct class *file = class_read(arena_copy(&f->arena, cb_bytes(b)), &f->arena, &err);
	cb_release(b);
	if (!file)
		fail_msg("%s", err.text);
	struct klass *klass = add_phantom(f, "?");
	klass->name = intern_slice(f->world.names, class_name(file));
	klass->file = file;
	klass->access = file->access;
	klass->is_interface = file->access & ACC_INTERFACE;
	link(klass, super, NULL, 0);
	members_build(&f->world, klass, &f->arena);
	return klass;
}

// A class or interface with at most one method ()V of that name.
static struct klass *add_simple(struct fixture *f, const char *name, uint32_t class_access,
	struct klass *super, const char *method, uint32_t access)
{
	struct classbuilder b;
	cb_init(&b, class_access, name, "java/lang/Object");
	if (method)
		cb_method(&b, access, method, "()V");
	return add(f, &b, super);
}

#define CLASS (ACC_PUBLIC | ACC_SUPER)
#define INTERFACE (ACC_PUBLIC | ACC_INTERFACE | ACC_ABSTRACT)

static struct klass *add_class(struct fixture *f, const char *name, struct klass *super,
	const char *method, uint32_t access)
{
	return add_simple(f, name, CLASS, super, method, access);
}

static struct klass *add_interface(struct fixture *f, const char *name, const char *method,
	uint32_t access)
{
	return add_simple(f, name, INTERFACE, f->world.object, method, access);
}

static void implement(struct fixture *f, struct klass *klass, struct klass *interface)
{
	struct klass **grown = ARENA_ARRAY(&f->arena, struct klass *, klass->n_interfaces + 1);
	for (uint32_t i = 0; i < klass->n_interfaces; i++)
		grown[i] = klass->interfaces[i];
	grown[klass->n_interfaces++] = interface;
	klass->interfaces = grown;
}

static int setup(void **state)
{
	struct fixture *f = xcalloc(1, sizeof(*f));
	struct classbuilder b;

	arena_init(&f->arena);
	f->world.names = intern_new();
	f->world.notes = notes_new();
	cb_init(&b, CLASS, "java/lang/Object", NULL);
	cb_method(&b, ACC_PUBLIC, "toString", "()Ljava/lang/String;");
	cb_method(&b, ACC_PROTECTED | ACC_NATIVE, "clone", "()Ljava/lang/Object;");
	f->world.object = add(f, &b, NULL);
	*state = f;
	return 0;
}

static int teardown(void **state)
{
	struct fixture *f = *state;
	intern_free(f->world.names);
	notes_free(f->world.notes);
	arena_release(&f->arena);
	free(f);
	return 0;
}

static struct method *resolve(struct fixture *f, const struct klass *klass, const char *name)
{
	const struct name *n = intern_string(f->world.names, name),
					  *d = intern_string(f->world.names, "()V");
	return klass->is_interface ? world_resolve_interface_method(&f->world, klass, n, d)
							   : world_resolve_method(&f->world, klass, n, d);
}

// The owner of what runs on a receiver when T.m is called; NULL for nothing.
static struct klass *selected(struct fixture *f, const struct klass *receiver,
	const struct klass *t)
{
	struct method *resolved = resolve(f, t, "m");
	assert_non_null(resolved);
	struct method *m = world_select_method(&f->world, receiver, resolved);
	return m ? m->owner : NULL;
}

// ---- members ----------------------------------------------------------------------------------

static void finds_members_by_name_and_descriptor(void **state)
{
	struct fixture *f = *state;
	struct classbuilder b;
	char name[16];

	cb_init(&b, CLASS, "p/A", "java/lang/Object");
	for (int i = 0; i < 1000; i++) {
		snprintf(name, sizeof(name), "m%d", i / 2);
		cb_method(&b, ACC_PUBLIC, name, i % 2 ? "(I)V" : "()V");
		cb_field(&b, ACC_PUBLIC, name, i % 2 ? "I" : "J");
	}
	struct klass *a = add(f, &b, f->world.object);
	for (uint32_t i = 0; i < 1000; i++) {
		assert_ptr_equal(klass_method(a, a->methods[i].name, a->methods[i].descriptor),
			&a->methods[i]);
		assert_ptr_equal(klass_field(a, a->fields[i].name, a->fields[i].descriptor), &a->fields[i]);
	}
	assert_ptr_equal(klass_method_named(&f->world, a, "m7", "(I)V"), &a->methods[15]);
	assert_null(klass_method_named(&f->world, a, "m7", "(J)V"));
	assert_null(klass_method_named(&f->world, a, "never heard of", "()V"));
	assert_null(klass_method_named(&f->world, add_phantom(f, "p/P"), "m7", "(I)V"));
}

static void first_of_duplicates_wins(void **state)
{
	struct fixture *f = *state;
	struct classbuilder b;

	cb_init(&b, CLASS, "p/A", "java/lang/Object");
	cb_method(&b, ACC_PUBLIC, "m", "()V");
	cb_method(&b, ACC_PRIVATE, "m", "()V");
	cb_field(&b, ACC_PUBLIC, "f", "I");
	cb_field(&b, ACC_PRIVATE, "f", "I");
	struct klass *a = add(f, &b, f->world.object);
	assert_int_equal(a->n_methods, 2);
	assert_ptr_equal(klass_method_named(&f->world, a, "m", "()V"), &a->methods[0]);
	assert_ptr_equal(klass_field(a, a->fields[1].name, a->fields[1].descriptor), &a->fields[0]);
	assert_int_equal(notes_count(f->world.notes, NOTE_WARNING), 2);
}

static void prints_a_method(void **state)
{
	struct fixture *f = *state;
	struct buf out = BUF_INIT;
	method_print(klass_method_named(&f->world, f->world.object, "clone", "()Ljava/lang/Object;"),
		&out);
	assert_string_equal(buf_cstring(&out), "java.lang.Object.clone()Ljava/lang/Object;");
	buf_release(&out);
}

// ---- selection --------------------------------------------------------------------------------

static void default_access_is_overridden_within_the_package(void **state)
{
	struct fixture *f = *state;
	struct klass *a = add_class(f, "p/A", f->world.object, "m", 0);
	struct klass *b = add_class(f, "q/B", a, "m", ACC_PUBLIC);
	struct klass *c = add_class(f, "p/C", b, "m", 0);
	assert_ptr_equal(selected(f, b, a), a);
	assert_ptr_equal(selected(f, c, a), c);
	assert_ptr_equal(selected(f, c, b), c);
}

static void default_access_is_overridden_through_a_public_method(void **state)
{
	struct fixture *f = *state;
	struct klass *a = add_class(f, "p/A", f->world.object, "m", 0);
	struct klass *b = add_class(f, "p/B", a, "m", ACC_PUBLIC);
	struct klass *c = add_class(f, "q/C", b, "m", ACC_PUBLIC);
	struct klass *d = add_class(f, "r/D", c, "m", 0);
	assert_ptr_equal(selected(f, c, a), c);
	assert_ptr_equal(selected(f, d, a), d);
	assert_ptr_equal(selected(f, d, b), d);
}

static void private_and_static_methods_override_nothing(void **state)
{
	struct fixture *f = *state;
	struct klass *a = add_class(f, "p/A", f->world.object, "m", ACC_PUBLIC);
	struct klass *b = add_class(f, "p/B", a, "m", ACC_PRIVATE);
	struct klass *c = add_class(f, "p/C", b, "m", ACC_PUBLIC | ACC_STATIC);
	assert_ptr_equal(selected(f, c, a), a);
	assert_ptr_equal(selected(f, c, b), b);
	assert_ptr_equal(selected(f, c, c), c);
}

static void the_most_specific_default_method_runs(void **state)
{
	struct fixture *f = *state;
	struct klass *top = add_interface(f, "p/Top", "m", ACC_PUBLIC);
	struct klass *below = add_interface(f, "p/Below", "m", ACC_PUBLIC);
	struct klass *other = add_interface(f, "p/Other", "m", ACC_PUBLIC | ACC_ABSTRACT);
	struct klass *c = add_class(f, "p/C", f->world.object, NULL, 0);
	implement(f, below, top);
	implement(f, c, top);
	implement(f, c, below);
	assert_ptr_equal(selected(f, c, top), below);
	assert_ptr_equal(selected(f, c, c), below);
	implement(f, c, other); // abstract: no conflict
	assert_ptr_equal(selected(f, c, other), below);
	implement(f, c, add_interface(f, "p/Rival", "m", ACC_PUBLIC));
	assert_null(selected(f, c, top));
	assert_non_null(resolve(f, c, "m"));
}

static void abstract_again_means_abstract(void **state)
{
	struct fixture *f = *state;
	struct klass *top = add_interface(f, "p/Top", "m", ACC_PUBLIC);
	struct klass *below = add_interface(f, "p/Below", "m", ACC_PUBLIC | ACC_ABSTRACT);
	struct klass *c = add_class(f, "p/C", f->world.object, NULL, 0);
	implement(f, below, top);
	implement(f, c, below);
	assert_null(selected(f, c, top));
	assert_ptr_equal(resolve(f, c, "m")->owner, below);
}

// ---- phantoms ---------------------------------------------------------------------------------

static void a_phantom_superclass_is_in_the_way(void **state)
{
	struct fixture *f = *state;
	struct klass *p = add_phantom(f, "p/P");
	struct klass *i = add_interface(f, "p/I", "m", ACC_PUBLIC);
	struct klass *c = add_class(f, "p/C", p, NULL, 0);
	struct klass *d = add_class(f, "p/D", c, "m", ACC_PUBLIC);
	implement(f, c, i);
	assert_null(resolve(f, p, "m"));
	assert_null(resolve(f, c, "m"));
	assert_null(selected(f, c, i));
	assert_ptr_equal(resolve(f, d, "m")->owner, d);
	assert_ptr_equal(selected(f, d, i), d);
}

static void a_phantom_interface_is_in_the_way_unless_overridden(void **state)
{
	struct fixture *f = *state;
	struct klass *p = add_phantom(f, "p/P");
	struct klass *i = add_interface(f, "p/I", "m", ACC_PUBLIC);
	struct klass *c = add_class(f, "p/C", f->world.object, NULL, 0);
	struct klass *d = add_class(f, "p/D", f->world.object, NULL, 0);
	implement(f, i, p);
	implement(f, c, i);
	assert_ptr_equal(selected(f, c, i), i);
	assert_ptr_equal(resolve(f, c, "m")->owner, i);
	implement(f, d, i);
	implement(f, d, add_phantom(f, "p/Q"));
	assert_null(selected(f, d, i));
	assert_null(resolve(f, d, "m"));
}

static void a_phantom_object_only_hides_its_own_names(void **state)
{
	struct fixture *f = *state;
	f->world.object = add_phantom(f, "java/lang/Object");
	struct klass *i = add_interface(f, "p/I", "m", ACC_PUBLIC);
	struct klass *c = add_class(f, "p/C", f->world.object, NULL, 0);
	implement(f, i, add_interface(f, "p/J", "notify", ACC_PUBLIC));
	implement(f, c, i);
	assert_ptr_equal(resolve(f, c, "m")->owner, i);
	assert_ptr_equal(selected(f, c, i), i);
	assert_null(resolve(f, c, "notify"));
	assert_null(resolve(f, i, "notify"));
	assert_false(klass_may_be_subtype(c, add_class(f, "p/D", f->world.object, NULL, 0)));
}

static void fields_behind_a_phantom_are_not_found(void **state)
{
	struct fixture *f = *state;
	const struct name *name = intern_string(f->world.names, "f"),
					  *type = intern_string(f->world.names, "I");
	struct classbuilder b;
	cb_init(&b, INTERFACE, "p/I", "java/lang/Object");
	cb_field(&b, ACC_PUBLIC | ACC_STATIC, "f", "I");
	struct klass *i = add(f, &b, f->world.object);
	struct klass *c = add_class(f, "p/C", f->world.object, NULL, 0);
	struct klass *d = add_class(f, "p/D", c, NULL, 0);
	implement(f, c, i);
	implement(f, c, add_phantom(f, "p/P"));
	implement(f, d, add_phantom(f, "p/Q"));
	assert_ptr_equal(world_resolve_field(&f->world, c, name, type)->owner, i);
	assert_null(world_resolve_field(&f->world, d, name, type));
}

static void phantoms_leave_subtyping_open(void **state)
{
	struct fixture *f = *state;
	struct klass *p = add_phantom(f, "p/P"), *q = add_phantom(f, "p/Q");
	struct klass *i = add_interface(f, "p/I", NULL, 0);
	struct klass *a = add_class(f, "p/A", f->world.object, NULL, 0);
	struct klass *sub = add_class(f, "p/Sub", p, NULL, 0);
	struct klass *low = add_class(f, "p/Low", sub, NULL, 0);
	struct klass *last = add_simple(f, "p/Last", CLASS | ACC_FINAL, f->world.object, NULL, 0);
	implement(f, a, q);
	assert_true(klass_is_subtype(low, p));
	assert_true(klass_is_subtype(a, q));
	assert_false(klass_is_subtype(low, i));
	assert_true(klass_may_be_subtype(low, i));
	assert_true(klass_may_be_subtype(low, a));
	assert_false(klass_may_be_subtype(low, last));
	assert_false(klass_may_be_subtype(sub, low));
	assert_true(klass_may_be_subtype(a, i));
	assert_false(klass_may_be_subtype(a, sub)); // q is an interface
	assert_true(klass_may_be_subtype(a, p));
	assert_true(klass_has_phantom_super(low));
	assert_true(klass_has_phantom_super(a));
	assert_false(klass_has_phantom_super(last));
	assert_ptr_equal(klass_common_super(&f->world, low, sub), sub);
	assert_ptr_equal(klass_common_super(&f->world, low, a), f->world.object);
	assert_ptr_equal(klass_common_super(&f->world, low, i), f->world.object);
}

// ---- signature-polymorphic methods --------------------------------------------------------------

static void a_method_handle_is_invoked_with_any_descriptor(void **state)
{
	struct fixture *f = *state;
	uint32_t access = ACC_PUBLIC | ACC_FINAL | ACC_NATIVE | ACC_VARARGS;
	struct classbuilder b;
	cb_init(&b, CLASS, "java/lang/invoke/MethodHandle", "java/lang/Object");
	cb_method(&b, access, "invoke", "([Ljava/lang/Object;)Ljava/lang/Object;");
	cb_method(&b, access, "twice", "([Ljava/lang/Object;)Ljava/lang/Object;");
	cb_method(&b, access, "twice", "(I)V");
	struct klass *handle = add(f, &b, f->world.object);
	struct method *m = resolve(f, handle, "invoke");
	assert_ptr_equal(m, &handle->methods[0]);
	assert_true(method_is_signature_polymorphic(m));
	assert_ptr_equal(world_select_method(&f->world, handle, m), m);
	assert_ptr_equal(resolve(f, add_class(f, "p/Sub", handle, NULL, 0), "invoke"), m);
	assert_null(resolve(f, handle, "twice"));
	assert_false(method_is_signature_polymorphic(&handle->methods[2]));
}

static void arrays_have_the_methods_of_object(void **state)
{
	struct fixture *f = *state;
	struct method *clone = world_resolve_method(&f->world, add_phantom(f, "[I"),
		intern_string(f->world.names, "clone"),
		intern_string(f->world.names, "()Ljava/lang/Object;"));
	assert_non_null(clone);
	assert_ptr_equal(world_select_method(&f->world, add_phantom(f, "[[J"), clone), clone);
}

// ---- access -------------------------------------------------------------------------------------

static void nestmates_see_private_members_when_the_host_agrees(void **state)
{
	struct fixture *f = *state;
	struct classbuilder b;
	cb_init(&b, CLASS, "p/Host", "java/lang/Object");
	cb_nest_member(&b, "p/Member");
	struct klass *host = add(f, &b, f->world.object);
	struct klass *member = add_class(f, "p/Member", f->world.object, NULL, 0);
	struct klass *liar = add_class(f, "p/Liar", f->world.object, NULL, 0);
	member->nest_host = liar->nest_host = host;
	assert_true(world_may_access(member, host, ACC_PRIVATE));
	assert_true(world_may_access(host, member, ACC_PRIVATE));
	assert_false(world_may_access(liar, host, ACC_PRIVATE));
	assert_false(world_may_access(member, liar, ACC_PRIVATE));
	assert_true(world_may_access(liar, liar, ACC_PRIVATE));
}

static void access_goes_by_package_and_subclass(void **state)
{
	struct fixture *f = *state;
	struct klass *a = add_class(f, "p/A", f->world.object, NULL, 0);
	struct klass *b = add_class(f, "p/B", f->world.object, NULL, 0);
	struct klass *inner = add_class(f, "p/q/A", f->world.object, NULL, 0);
	struct klass *sub = add_class(f, "Sub", a, NULL, 0);
	assert_true(world_may_access(b, a, 0));
	assert_false(world_may_access(inner, a, 0));
	assert_false(world_may_access(inner, a, ACC_PROTECTED));
	assert_true(world_may_access(sub, a, ACC_PROTECTED));
	assert_false(world_may_access(sub, a, 0));
	assert_true(world_may_access(inner, a, ACC_PUBLIC));
}

// ---- size ---------------------------------------------------------------------------------------

static void deep_hierarchies_do_not_recurse(void **state)
{
	struct fixture *f = *state;
	struct klass *a = add_class(f, "p/A", f->world.object, "m", ACC_PUBLIC);
	struct klass *deep = a;
	for (uint32_t i = 0; i < 100000; i++) {
		struct klass *next = ARENA_NEW(&f->arena, struct klass);
		*next = *deep;
		next->id = ++f->world.n_classes;
		next->n_methods = 0;
		link(next, deep, NULL, 0);
		deep = next;
	}
	assert_true(klass_is_subtype(deep, a));
	assert_false(klass_is_subtype(a, deep));
	assert_ptr_equal(selected(f, deep, a), a);
	assert_ptr_equal(resolve(f, deep, "m")->owner, a);
	assert_ptr_equal(klass_common_super(&f->world, deep, a), a);
}

// Every interface extends two of the level above, so there are 2^2000 paths to the top.
static void wide_hierarchies_cost_their_edges(void **state)
{
	struct fixture *f = *state;
	struct klass *top = add_interface(f, "p/Top", "m", ACC_PUBLIC), *stranger;
	struct klass *left = top, *right = top;
	for (uint32_t i = 0; i < 2000; i++) {
		struct klass *new_left = add_interface(f, "p/L", NULL, 0),
					 *new_right = add_interface(f, "p/R", NULL, 0);
		implement(f, new_left, left);
		implement(f, new_left, right);
		implement(f, new_right, right);
		implement(f, new_right, left);
		left = new_left;
		right = new_right;
	}
	struct klass *c = add_class(f, "p/C", f->world.object, NULL, 0);
	implement(f, c, left);
	implement(f, c, right);
	stranger = add_interface(f, "p/Stranger", NULL, 0);
	assert_true(klass_is_subtype(c, top));
	assert_false(klass_is_subtype(c, stranger));
	assert_ptr_equal(selected(f, c, top), top);
	assert_null(world_resolve_field(&f->world, c, top->name, top->name));
}

int main(void)
{
#define TEST(function) cmocka_unit_test_setup_teardown(function, setup, teardown)
	const struct CMUnitTest tests[] = {
		TEST(finds_members_by_name_and_descriptor),
		TEST(first_of_duplicates_wins),
		TEST(prints_a_method),
		TEST(default_access_is_overridden_within_the_package),
		TEST(default_access_is_overridden_through_a_public_method),
		TEST(private_and_static_methods_override_nothing),
		TEST(the_most_specific_default_method_runs),
		TEST(abstract_again_means_abstract),
		TEST(a_phantom_superclass_is_in_the_way),
		TEST(a_phantom_interface_is_in_the_way_unless_overridden),
		TEST(a_phantom_object_only_hides_its_own_names),
		TEST(fields_behind_a_phantom_are_not_found),
		TEST(phantoms_leave_subtyping_open),
		TEST(a_method_handle_is_invoked_with_any_descriptor),
		TEST(arrays_have_the_methods_of_object),
		TEST(nestmates_see_private_members_when_the_host_agrees),
		TEST(access_goes_by_package_and_subclass),
		TEST(deep_hierarchies_do_not_recurse),
		TEST(wide_hierarchies_cost_their_edges),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
