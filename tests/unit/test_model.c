// Models: how rows are read, and which row means which method. The classes are the JDK's names without
// a JDK: lookup by name alone; that rows are inherited is tested by tests/oracle/models on a real one.
#include "model/model.h"
#include "unit.h"

static const struct model_row *row(struct models *models, struct intern *names, const char *class,
	const char *method, const char *descriptor)
{
	struct klass klass = { .name = intern_string(names, class) };
	return model_of_ref(models, &klass, intern_string(names, method), slice_of_string(descriptor));
}

static bool add(struct models *models, const char *text)
{
	struct err err = ERR_INIT;
	bool ok = models_add(models, "test", slice_of_string(text), &err);
	if (!ok)
		print_message("%s\n", err.text);
	return ok;
}

static void rows_are_chosen_by_parameters(void **state)
{
	(void)state;
	struct intern *names = intern_new();
	struct models *models = models_new_empty(names);
	assert_true(add(models,
		"class a.B\n"
		"  f(int,Object[]) : return <- 1\n"
		"  f(_,*) : return <- 2\n"
		"  f : return <- 3\n"
		"  * : pure\n"));
	assert_int_equal(row(models, names, "a/B", "f", "(I[Ljava/lang/Object;)V")->line, 2);
	assert_int_equal(row(models, names, "a/B", "f", "(I[[Ljava/lang/Object;)V")->line, 3);
	assert_int_equal(row(models, names, "a/B", "f", "(J)V")->line, 3);
	assert_int_equal(row(models, names, "a/B", "f", "()V")->line, 4);
	assert_int_equal(row(models, names, "a/B", "g", "()V")->line, 5);
	assert_true(row(models, names, "a/B", "g", "()V")->is_pure);
	assert_null(row(models, names, "a/C", "f", "()V"));
	// A later file goes before: its row without parameters too.
	assert_true(add(models, "class a.B\n  f : return <- 4\n"));
	assert_int_equal(row(models, names, "a/B", "f", "(J)V")->effects[0].from.number, 4);
	models_free(models);
	intern_free(names);
}

static void effects_are_read(void **state)
{
	(void)state;
	struct intern *names = intern_new();
	struct models *models = models_new_empty(names);
	assert_true(add(models,
		"class a.B, a.C : thread-safe, lock read\n"
		"  f : return.elem.key <-> this.value; this.mine <- 1.apply(2.elem, new x.Y[]) in pool this many;\n"
		"      acquires this class interruptible # and so on\n"));
	const struct model_row *f = row(models, names, "a/C", "f", "()V");
	assert_int_equal(f->n_effects, 4);
	assert_int_equal(f->effects[0].kind, MODEL_SHARE);
	assert_int_equal(f->effects[0].to.n_fields, 2);
	assert_int_equal(f->effects[0].to.fields[1], MODEL_FIELD_KEY);
	const struct model_effect *call = &f->effects[1], *move = &f->effects[2];
	assert_int_equal(call->kind, MODEL_CALL);
	assert_int_equal(call->where, MODEL_IN_POOL);
	assert_int_equal(call->times, MODEL_MANY);
	assert_int_equal(call->by.base, MODEL_THIS);
	assert_int_equal(call->from.base, MODEL_ARG);
	assert_int_equal(call->n_args, 2);
	assert_string_equal(call->args[1].type->text, "[Lx/Y;");
	assert_int_equal(move->kind, MODEL_MOVE);
	assert_int_equal(move->from.base, MODEL_RESULT);
	assert_int_equal(move->from.number, 1);
	assert_string_equal(model_field_name(models, move->to.fields[0]), "mine");
	assert_int_equal(f->effects[3].detail, MODEL_LOCK_CLASS);
	assert_int_equal(f->effects[3].flags, MODEL_INTERRUPTIBLE);
	const struct model_class *class = model_class_named(models, intern_string(names, "a/C"));
	assert_int_equal(class->safety, MODEL_THREAD_SAFE);
	assert_int_equal(class->lock, MODEL_LOCK_READ);
	models_free(models);
	intern_free(names);
}

static void embedded_models_are_read(void **state)
{
	(void)state;
	struct intern *names = intern_new();
	struct models *models = models_new(names);
	assert_true(models_count(models) > 20);
	const struct model_row *start = row(models, names, "java/lang/Thread", "start", "()V");
	assert_int_equal(start->effects[0].where, MODEL_IN_THREAD);
	models_free(models);
	intern_free(names);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(rows_are_chosen_by_parameters),
		cmocka_unit_test(effects_are_read),
		cmocka_unit_test(embedded_models_are_read),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
