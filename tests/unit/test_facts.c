// The types of what is cast, by brute force: all methods that use one value up to four times, each time as it is or cast
// to one of three classes. What a use is given is of the class that this use casts to; what is not cast is of the
// declared class. Of parameters it is what they are declared as, always: callers say more.
#include "unit.h"

#include "classbuilder.h"
#include "facts/facts.h"
#include "input/internal.h"
#include "model/model.h"

#define MAX_USES 4
#define N_WAYS 4 // as it is, and three casts

static const char *const classes[N_WAYS] = { "java/lang/Object", "A", "B", "C" };
static const char *const sinks[N_WAYS] = { "(Ljava/lang/Object;)V", "(LA;)V", "(LB;)V", "(LC;)V" };

enum source { FIELD, PARAMETER, RESULT, N_SOURCES };

static void add_class(struct input *input, struct classbuilder *b, enum input_role role,
	struct arena *arena)
{
	struct err err = ERR_INIT;
	struct slice bytes = arena_copy(arena, cb_bytes(b));
	cb_release(b);
	if (!container_add(input, SLICE("some.class"), bytes, role, 0, &err))
		fail_msg("%s", err.text);
}

// The value into local variable 1.
static void put_value(struct classbuilder *b, struct buf *code, enum source source)
{
	cb_u1(code, OP_aload_0);
	if (source == FIELD) {
		cb_u1(code, OP_checkcast);
		cb_u2(code, cb_class(b, "T"));
		cb_u1(code, OP_getfield);
		cb_u2(code, cb_ref(b, CONSTANT_Fieldref, "T", "f", "Ljava/lang/Object;"));
	} else if (source == RESULT) {
		cb_u1(code, OP_invokestatic);
		cb_u2(code,
			cb_ref(b, CONSTANT_Methodref, "T", "get", "(Ljava/lang/Object;)Ljava/lang/Object;"));
	}
	cb_u1(code, OP_astore_1);
}

static void put_method(struct classbuilder *b, const char *name, enum source source,
	const uint32_t *ways, uint32_t n)
{
	struct buf code = BUF_INIT;
	put_value(b, &code, source);
	for (uint32_t i = 0; i < n; i++) {
		cb_u1(&code, OP_aload_1);
		if (ways[i]) {
			cb_u1(&code, OP_checkcast);
			cb_u2(&code, cb_class(b, classes[ways[i]]));
		}
		cb_u1(&code, OP_invokestatic);
		cb_u2(&code, cb_ref(b, CONSTANT_Methodref, "T", "use", sinks[ways[i]]));
	}
	cb_u1(&code, OP_return);
	cb_method_with_code(b, ACC_STATIC, name, "(Ljava/lang/Object;)V", 2, 2, buf_view(&code),
		SLICE_EMPTY);
	buf_release(&code);
}

static void add_classes(struct input *input, struct arena *arena, enum source source,
	const uint32_t *ways, uint32_t n)
{
	static const char *const supers[N_WAYS] = { NULL, "java/lang/Object", "A", "java/lang/Object" };
	struct classbuilder b;
	for (uint32_t i = 0; i < N_WAYS; i++) {
		cb_init(&b, ACC_PUBLIC, classes[i], supers[i]);
		add_class(input, &b, i ? ROLE_INPUT : ROLE_JDK, arena);
	}
	cb_init(&b, ACC_PUBLIC, "T", "java/lang/Object");
	cb_field(&b, 0, "f", "Ljava/lang/Object;");
	for (uint32_t i = 0; i < N_WAYS; i++)
		cb_method(&b, ACC_STATIC | ACC_NATIVE, "use", sinks[i]);
	cb_method(&b, ACC_STATIC | ACC_NATIVE, "get", "(Ljava/lang/Object;)Ljava/lang/Object;");
	put_method(&b, "m", source, ways, n);
	add_class(input, &b, ROLE_INPUT, arena);
}

static void check(struct world *world, const struct method_facts *facts, enum source source,
	const uint32_t *ways, uint32_t n)
{
	uint32_t seen = 0;
	for (uint32_t i = 0; i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		if (!call->target || strcmp(call->target->name->text, "use") != 0)
			continue;
		const struct expr *given = &facts->exprs[facts->operands[call->args]];
		assert_int_equal(given->type.kind, KIND_CLASS);
		assert_string_equal(world->classes[given->type.klass]->name->text,
			classes[source == PARAMETER ? 0 : ways[seen]]);
		seen++;
	}
	assert_int_equal(seen, n);
}

static void try_one(enum source source, const uint32_t *ways, uint32_t n)
{
	struct arena arena;
	arena_init(&arena);
	struct notes *notes = notes_new();
	struct input *input = input_new(&(struct input_options){ 0 }, notes);
	add_classes(input, &arena, source, ways, n);
	struct world *world = world_new(input, notes, 1);
	world->models = models_new_empty(world->names);
	world_load_input(world);
	struct method *method = klass_method_named(world, world_find_string(world, "T"), "m",
		"(Ljava/lang/Object;)V");
	assert_non_null(method);
	ir_prepare(world);
	struct facts *facts = facts_new(world, 1, notes);
	facts_extract(facts, &method, 1);
	assert_non_null(facts_of(facts, method));
	check(world, facts_of(facts, method), source, ways, n);
	facts_free(facts);
	models_free(world->models);
	world_free(world);
	input_free(input);
	notes_free(notes);
	arena_release(&arena);
}

static void test_casts(void **state)
{
	(void)state;
	for (uint32_t source = 0; source < N_SOURCES; source++)
		for (uint32_t n = 1, all = N_WAYS; n <= MAX_USES; n++, all *= N_WAYS)
			for (uint32_t code = 0; code < all; code++) {
				uint32_t ways[MAX_USES], rest = code;
				for (uint32_t i = 0; i < n; i++, rest /= N_WAYS)
					ways[i] = rest % N_WAYS;
				try_one((enum source)source, ways, n);
			}
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_casts),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
