// Random programs, as class files: a few classes that make, keep, pass, cast, throw and start each other.
// All variables are Objects, so that any statement may follow any other; what a use needs, a cast asks for.
// They verify, but nobody runs them.
//
// Classes A0, A1, ... are INPUT; java/L0, ... with the same statements are the JDK's, beside the few
// classes that every program has.
#ifndef TESTS_PTA_RANDOM_H
#define TESTS_PTA_RANDOM_H

#include "classbuilder.h"
#include "input/internal.h"
#include "model/model.h"
#include "pta/pta.h"
#include "unit.h"

#include <stdio.h>

#define MAX_RANDOM_CLASSES 8
#define N_LOCALS 6

struct random_class {
	char name[24], super[24];
	bool is_thread, is_throwable, is_jdk, is_caller; // implements java/I
};

struct random_program {
	uint64_t seed;
	uint32_t n_classes, n_statements;
	struct random_class classes[MAX_RANDOM_CLASSES];
	// of the method at hand
	struct classbuilder *b;
	struct buf code;
	uint32_t first_free; // locals below are parameters
};

#define OBJECT "Ljava/lang/Object;"
#define INIT "(" OBJECT ")V"
#define TWO "(" OBJECT OBJECT ")" OBJECT
#define ONE "(" OBJECT ")" OBJECT

static uint32_t roll(struct random_program *p, uint32_t n)
{
	return random_below(&p->seed, n);
}

static void op(struct random_program *p, uint32_t opcode)
{
	cb_u1(&p->code, opcode);
}

static void op_u2(struct random_program *p, uint32_t opcode, uint32_t operand)
{
	cb_u1(&p->code, opcode);
	cb_u2(&p->code, operand);
}

static void load_local(struct random_program *p)
{
	op(p, OP_aload);
	cb_u1(&p->code, roll(p, p->first_free + N_LOCALS));
}

static void store_local(struct random_program *p)
{
	op(p, OP_astore);
	cb_u1(&p->code, p->first_free + roll(p, N_LOCALS));
}

static const char *some_class(struct random_program *p)
{
	return p->classes[roll(p, p->n_classes)].name;
}

static const char *cast_local(struct random_program *p, const char *name)
{
	load_local(p);
	op_u2(p, OP_checkcast, cb_class(p->b, name));
	return name;
}

static void member(struct random_program *p, uint32_t opcode, const char *klass, const char *name,
	const char *descriptor)
{
	enum constant_tag tag = opcode >= OP_getstatic && opcode <= OP_putfield ? CONSTANT_Fieldref
		: opcode == OP_invokeinterface ? CONSTANT_InterfaceMethodref
									   : CONSTANT_Methodref;
	op_u2(p, opcode, cb_ref(p->b, tag, klass, name, descriptor));
}

static void new_object(struct random_program *p, const char *name)
{
	op_u2(p, OP_new, cb_class(p->b, name));
	op(p, OP_dup);
	load_local(p);
	member(p, OP_invokespecial, name, "<init>", INIT);
	store_local(p);
}

static void new_array(struct random_program *p)
{
	op(p, OP_iconst_1);
	op_u2(p, OP_anewarray, cb_class(p->b, roll(p, 2) ? "java/lang/Object" : some_class(p)));
	store_local(p);
}

// A thread that is at hand, or a new one.
static void start(struct random_program *p)
{
	uint32_t i = roll(p, p->n_classes);
	if (p->classes[i].is_thread) {
		new_object(p, p->classes[i].name);
		op(p, OP_aload);
		cb_u1(&p->code, p->code.ptr[p->code.len - 2]); // where it was stored
		op_u2(p, OP_checkcast, cb_class(p->b, "java/lang/Thread"));
	} else {
		cast_local(p, "java/lang/Thread");
	}
	member(p, OP_invokevirtual, "java/lang/Thread", "start", "()V");
}

static void call(struct random_program *p)
{
	const char *name = roll(p, 2) ? "m0" : "m1";
	switch (roll(p, 4)) {
	case 0:
		load_local(p);
		load_local(p);
		member(p, OP_invokestatic, some_class(p), "t", TWO);
		break;
	case 1:
		cast_local(p, "java/I");
		load_local(p);
		member(p, OP_invokeinterface, "java/I", "m1", ONE);
		cb_u1(&p->code, 2);
		cb_u1(&p->code, 0);
		break;
	default: {
		const char *klass = cast_local(p, some_class(p));
		load_local(p);
		if (name[1] == '0')
			load_local(p);
		member(p, OP_invokevirtual, klass, name, name[1] == '0' ? TWO : ONE);
		break;
	}
	}
	store_local(p);
}

static void load_box(struct random_program *p)
{
	if (roll(p, 4)) {
		op(p, OP_aload);
		cb_u1(&p->code, p->first_free); // where boxes are put
	} else {
		load_local(p);
	}
	op_u2(p, OP_checkcast, cb_class(p->b, "java/Box"));
}

// A modelled container: what is put into it, taken out, poured from one into another.
static void use_box(struct random_program *p)
{
	if (roll(p, 2)) {
		op_u2(p, OP_new, cb_class(p->b, "java/Box"));
		op(p, OP_dup);
		member(p, OP_invokespecial, "java/Box", "<init>", "()V");
		op(p, OP_astore);
		cb_u1(&p->code, p->first_free);
	}
	load_box(p);
	if (roll(p, 2)) {
		member(p, OP_invokevirtual, "java/Box", "get", "()" OBJECT);
		store_local(p);
		return;
	}
	if (roll(p, 3))
		load_local(p);
	else
		op(p, OP_dup); // itself: its calls have been seen when the row is applied
	member(p, OP_invokevirtual, "java/Box", roll(p, 2) ? "put" : "fill", INIT);
}

static void one_statement(struct random_program *p, bool is_instance, const char *super)
{
	static const char *const fields[] = { "f", "g" };
	const char *field = fields[roll(p, 2)], *klass;
	switch (roll(p, 17)) {
	case 0:
	case 1:
	case 2:
		new_object(p, some_class(p));
		break;
	case 3:
		new_array(p);
		break;
	case 4:
		klass = cast_local(p, some_class(p));
		member(p, OP_getfield, klass, field, OBJECT);
		store_local(p);
		break;
	case 5:
		klass = cast_local(p, some_class(p));
		load_local(p);
		member(p, OP_putfield, klass, field, OBJECT);
		break;
	case 6:
		member(p, OP_getstatic, some_class(p), "s", OBJECT);
		store_local(p);
		break;
	case 7:
		load_local(p);
		member(p, OP_putstatic, some_class(p), "s", OBJECT);
		break;
	case 8:
		cast_local(p, "[" OBJECT);
		op(p, OP_iconst_0);
		op(p, OP_aaload);
		store_local(p);
		break;
	case 9:
		cast_local(p, "[" OBJECT);
		op(p, OP_iconst_0);
		load_local(p);
		op(p, OP_aastore);
		break;
	case 10:
		cast_local(p, some_class(p));
		store_local(p);
		break;
	case 11:
		start(p);
		break;
	case 12:
	case 13:
		use_box(p);
		break;
	case 14:
		if (is_instance) {
			op(p, OP_aload_0);
			load_local(p);
			member(p, OP_invokespecial, super, "m1", ONE);
			store_local(p);
		} else {
			new_object(p, some_class(p));
		}
		break;
	default:
		call(p);
		break;
	}
}

// A statement, perhaps only on one of two ways.
static void statement(struct random_program *p, bool is_instance, const char *super)
{
	if (roll(p, 4)) {
		one_statement(p, is_instance, super);
		return;
	}
	struct buf before = p->code;
	p->code = (struct buf)BUF_INIT;
	one_statement(p, is_instance, super);
	struct buf inner = p->code;
	p->code = before;
	load_local(p);
	op_u2(p, OP_ifnull, (uint32_t)inner.len + 3);
	buf_slice(&p->code, buf_view(&inner));
	buf_release(&inner);
}

// What is thrown in the statements is caught, or some of it, or not.
static void handler(struct random_program *p, struct buf *handlers, uint32_t from, char result)
{
	uint32_t to = (uint32_t)p->code.len;
	if (result == 'V') {
		op(p, OP_return);
	} else {
		load_local(p);
		op(p, OP_areturn);
	}
	if (roll(p, 3) == 0)
		return;
	for (uint32_t n = 1 + roll(p, 2); n; n--) {
		const char *types[] = { "java/lang/Throwable", some_class(p), NULL };
		uint32_t which = roll(p, 3), at = (uint32_t)p->code.len;
		for (uint32_t i = 0; which == 1 && i < p->n_classes; i++)
			if (!p->classes[i].is_throwable && strcmp(p->classes[i].name, types[1]) == 0)
				which = 0; // what is caught has to be throwable
		cb_u2(handlers, from);
		cb_u2(handlers, to);
		cb_u2(handlers, at);
		cb_u2(handlers, types[which] ? cb_class(p->b, types[which]) : 0);
		store_local(p);
		if (roll(p, 2)) {
			load_local(p);
			op_u2(p, OP_checkcast, cb_class(p->b, "java/lang/Throwable"));
			op(p, OP_athrow);
		} else if (result == 'V') {
			op(p, OP_return);
		} else {
			load_local(p);
			op(p, OP_areturn);
		}
	}
}

static void random_method(struct random_program *p, const struct random_class *c, uint32_t access,
	const char *name, const char *descriptor)
{
	struct buf handlers = BUF_INIT;
	bool is_static = access & ACC_STATIC;
	uint32_t words = descriptor_parameter_words(slice_of_string(descriptor)) + !is_static;
	p->code = (struct buf)BUF_INIT;
	p->first_free = words;
	for (uint32_t i = 0; i < N_LOCALS; i++) {
		if (words > !is_static) {
			op(p, OP_aload);
			cb_u1(&p->code, !is_static + roll(p, words - !is_static));
		} else {
			op(p, OP_aconst_null);
		}
		op(p, OP_astore);
		cb_u1(&p->code, words + i);
	}
	if (name[0] == '<' && !is_static) {
		bool is_bare = strncmp(c->super, "java/lang/", 10) == 0;
		op(p, OP_aload_0);
		if (!is_bare)
			op(p, OP_aload_1);
		member(p, OP_invokespecial, c->super, "<init>", is_bare ? "()V" : INIT);
		op(p, OP_aload_0);
		op(p, OP_aload_1);
		member(p, OP_putfield, c->name, "f", OBJECT);
	}
	for (uint32_t i = 0; i < p->n_classes && strcmp(name, "main") == 0; i++)
		new_object(p, p->classes[i].name);
	uint32_t from = (uint32_t)p->code.len;
	bool has_super = strncmp(c->super, "java/lang/", 10) != 0;
	for (uint32_t n = roll(p, p->n_statements) + 1; n; n--)
		statement(p, !is_static && has_super, c->super);
	if (roll(p, 4) == 0) {
		load_local(p);
		op(p, OP_ifnull);
		cb_u2(&p->code, 9);
		op(p, OP_aload);
		cb_u1(&p->code, words);
		op_u2(p, OP_checkcast, cb_class(p->b, "java/lang/Throwable"));
		op(p, OP_athrow);
	}
	handler(p, &handlers, from, (char)descriptor_return(slice_of_string(descriptor)).ptr[0]);
	cb_method_with_code(p->b, access, name, descriptor, 6, words + N_LOCALS, buf_view(&p->code),
		buf_view(&handlers));
	buf_release(&p->code);
	buf_release(&handlers);
}

static void add_class(struct input *input, struct classbuilder *b, bool is_jdk, struct arena *arena)
{
	struct err err = ERR_INIT;
	struct slice bytes = arena_copy(arena, cb_bytes(b));
	cb_release(b);
	if (!container_add(input, SLICE("random.class"), bytes, is_jdk ? ROLE_JDK : ROLE_INPUT, 0,
			&err))
		fail_msg("%s", err.text);
}

static void add_bare(struct input *input, uint32_t access, const char *name, const char *super,
	const char *super_init, struct arena *arena)
{
	struct classbuilder b;
	cb_init(&b, access | ACC_PUBLIC, name, super);
	struct buf code = BUF_INIT;
	if (super_init) {
		cb_u1(&code, OP_aload_0);
		cb_u1(&code, OP_invokespecial);
		cb_u2(&code, cb_ref(&b, CONSTANT_Methodref, super, "<init>", super_init));
	}
	cb_u1(&code, OP_return);
	if (!(access & ACC_INTERFACE))
		cb_method_with_code(&b, ACC_PUBLIC, "<init>", "()V", 1, 1, buf_view(&code), SLICE_EMPTY);
	else
		cb_method(&b, ACC_PUBLIC | ACC_ABSTRACT, "m1", ONE);
	if (strcmp(name, "java/lang/Thread") == 0) {
		cb_method_with_code(&b, ACC_PUBLIC, "run", "()V", 1, 1, SLICE("\xb1"), SLICE_EMPTY);
		cb_method(&b, ACC_PUBLIC | ACC_NATIVE, "start", "()V");
	}
	if (strcmp(name, "java/Box") == 0) {
		cb_method(&b, ACC_PUBLIC | ACC_NATIVE, "get", "()" OBJECT);
		cb_method(&b, ACC_PUBLIC | ACC_NATIVE, "put", INIT);
		cb_method(&b, ACC_PUBLIC | ACC_NATIVE, "fill", INIT);
	}
	buf_release(&code);
	add_class(input, &b, true, arena);
}

static void random_hierarchy(struct random_program *p)
{
	for (uint32_t i = 0; i < p->n_classes; i++) {
		struct random_class *c = &p->classes[i];
		*c = (struct random_class){ .is_jdk = i > 0 && roll(p, 4) == 0, .is_caller = roll(p, 2) };
		snprintf(c->name, sizeof(c->name), c->is_jdk ? "java/L%u" : "A%u", i);
		const struct random_class *super = i ? &p->classes[roll(p, i)] : NULL;
		if (super && i != 1 && roll(p, 2) && (!c->is_jdk || super->is_jdk)) {
			memcpy(c->super, super->name, sizeof(super->name)); // another element than c
			c->is_thread = super->is_thread;
			c->is_throwable = super->is_throwable;
			continue;
		}
		uint32_t kind = i == 1 ? 0 : roll(p, 4); // one thread at least
		c->is_thread = kind == 0;
		c->is_throwable = kind == 1;
		static const char *const supers[] = { "Thread", "Throwable", "Object", "Object" };
		snprintf(c->super, sizeof(c->super), "java/lang/%.9s", supers[kind]);
	}
}

// What the calls without code do.
#define RANDOM_MODELS                                                                \
	"class java.lang.Thread\n    start() : this.run() in thread this\n"              \
	"class java.Box\n    get() : return <- this.elem\n    put(_) : this.elem <- 1\n" \
	"    fill(_) : this.elem <- 1.elem\n"

// Adds a program with `main` in A0.
static void random_program(struct random_program *p, struct input *input, struct arena *arena)
{
	add_bare(input, ACC_SUPER, "java/lang/Object", NULL, NULL, arena);
	add_bare(input, ACC_SUPER, "java/lang/Throwable", "java/lang/Object", "()V", arena);
	add_bare(input, ACC_SUPER, "java/lang/Thread", "java/lang/Object", "()V", arena);
	add_bare(input, ACC_SUPER | ACC_FINAL, "java/lang/String", "java/lang/Object", "()V", arena);
	add_bare(input, ACC_SUPER, "java/Box", "java/lang/Object", "()V", arena);
	add_bare(input, ACC_INTERFACE | ACC_ABSTRACT, "java/I", "java/lang/Object", NULL, arena);
	random_hierarchy(p);
	for (uint32_t i = 0; i < p->n_classes; i++) {
		const struct random_class *c = &p->classes[i];
		struct classbuilder b;
		p->b = &b;
		cb_init(&b, ACC_PUBLIC | ACC_SUPER, c->name, c->super);
		if (c->is_caller)
			cb_interface(&b, "java/I");
		cb_field(&b, ACC_PUBLIC | ACC_STATIC, "s", OBJECT);
		if (strncmp(c->super, "java/lang/", 10) == 0) {
			cb_field(&b, ACC_PUBLIC, "f", OBJECT);
			cb_field(&b, ACC_PUBLIC, "g", OBJECT);
		}
		random_method(p, c, ACC_PUBLIC, "<init>", INIT);
		bool is_base = strncmp(c->super, "java/lang/", 10) == 0;
		if (is_base || roll(p, 2))
			random_method(p, c, ACC_PUBLIC, "m0", TWO);
		if (is_base || roll(p, 2))
			random_method(p, c, ACC_PUBLIC, "m1", ONE);
		if (c->is_thread && roll(p, 4))
			random_method(p, c, ACC_PUBLIC, "run", "()V");
		if (roll(p, 3) == 0)
			random_method(p, c, ACC_STATIC, "<clinit>", "()V");
		random_method(p, c, ACC_PUBLIC | ACC_STATIC, "t", TWO);
		if (i == 0) {
			p->n_statements *= 2;
			random_method(p, c, ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V");
			p->n_statements /= 2;
		}
		add_class(input, &b, c->is_jdk, arena);
	}
}

// ---- a program that can be solved --------------------------------------------------------------

struct fixture {
	struct arena arena;
	struct notes *notes;
	struct input *input;
	struct world *world;
	struct models *models;
	struct method *root;
};

static void build(struct fixture *f, uint64_t seed)
{
	struct random_program p = { .seed = seed * 0x9e3779b97f4a7c15u + 1 };
	struct err err = ERR_INIT;
	*f = (struct fixture){ 0 };
	arena_init(&f->arena);
	f->notes = notes_new();
	f->input = input_new(&(struct input_options){ 0 }, f->notes);
	p.n_classes = 2 + roll(&p, MAX_RANDOM_CLASSES - 2);
	p.n_statements = 3 + roll(&p, 5);
	random_program(&p, f->input, &f->arena);
	f->world = world_new(f->input, f->notes, 1);
	f->models = models_new_empty(f->world->names);
	if (!models_add(f->models, "random", SLICE(RANDOM_MODELS), &err))
		fail_msg("%s", err.text);
	f->world->models = f->models;
	world_load_input(f->world);
	f->root = klass_method_named(f->world, world_find_string(f->world, "A0"), "main",
		"([Ljava/lang/String;)V");
	assert_non_null(f->root);
}

static void release(struct fixture *f)
{
	models_free(f->models);
	world_free(f->world);
	input_free(f->input);
	notes_free(f->notes);
	arena_release(&f->arena);
}

static inline struct pta_options options_of(struct fixture *f, const char *policy, bool is_whole)
{
	struct pta_options options = { .models = f->models,
		.n_roots = 1,
		.roots = &f->root,
		.jobs = 1,
		.notes = f->notes };
	if (!pta_policy_parse(policy, &options))
		fail_msg("%s", policy);
	options.is_whole = is_whole;
	return options;
}

#endif
