// Access paths and locks held, on hand-made IR: what no compiler at hand writes, and random graphs
// against brute force.
#include "model/model.h"
#include "unit.h"

#include <stdio.h>

#include "../oracle/locks_brute.h"

// ---- making IR ------------------------------------------------------------------------------

#define MAX_INSNS 400
#define MAX_TEST_BLOCKS 16
#define MAX_CONSTANTS 64

// A method under construction. Blocks are filled in order; edges as they come.
struct maker {
	struct arena arena;
	struct notes *notes;
	struct input *input;
	struct world *world;
	struct klass klass;
	struct method method;
	struct class file;
	struct code code;
	struct ir ir;
	struct ir_insn insns[MAX_INSNS];
	uint32_t args[4 * MAX_INSNS], block_of[MAX_INSNS];
	struct ir_block blocks[MAX_TEST_BLOCKS];
	struct ir_edge edges[MAX_TEST_BLOCKS][8];
	uint32_t preds[MAX_TEST_BLOCKS][32];
	uint8_t bytes[2000], tags[MAX_CONSTANTS];
	uint32_t offsets[MAX_CONSTANTS];
	uint32_t n_bytes;
};

// Without models: of calls nothing is known. Reading them takes longer than a small test.
static void make_bare(struct maker *m, uint16_t access, uint32_t n_params)
{
	memset(m, 0, sizeof(*m));
	arena_init(&m->arena);
	m->notes = notes_new();
	m->input = input_new(&(struct input_options){ 0 }, m->notes);
	m->world = world_new(m->input, m->notes, 1);
	m->klass.name = intern_string(m->world->names, "p/Test");
	m->method.owner = &m->klass;
	m->method.access = access;
	m->method.name = intern_string(m->world->names, "run");
	m->method.descriptor = intern_string(m->world->names, "()V");
	m->file.bytes.ptr = m->bytes;
	m->file.tags = m->tags;
	m->file.offsets = m->offsets;
	m->file.n_constants = 1;
	m->ir = (struct ir){ .world = m->world,
		.method = &m->method,
		.file = &m->file,
		.code = &m->code,
		.insns = m->insns,
		.args = m->args,
		.n_args = 1,
		.blocks = m->blocks,
		.block_of = m->block_of,
		.n_params = n_params,
		.arena = &m->arena };
	for (uint32_t b = 0; b < MAX_TEST_BLOCKS; b++) {
		m->blocks[b].succs = m->edges[b];
		m->blocks[b].preds = m->preds[b];
	}
}

static void make(struct maker *m, uint16_t access, uint32_t n_params)
{
	make_bare(m, access, n_params);
	m->world->models = models_new(m->world->names);
}

static void unmake(struct maker *m)
{
	if (m->world->models)
		models_free(m->world->models);
	world_free(m->world);
	input_free(m->input);
	notes_free(m->notes);
	arena_release(&m->arena);
}

static uint32_t block(struct maker *m)
{
	uint32_t b = ++m->ir.n_blocks;
	m->blocks[b].first = m->ir.n_insns + 1;
	return b;
}

static uint32_t put(struct maker *m, enum ir_op op, uint8_t sub, uint32_t n_args,
	const uint32_t *args)
{
	uint32_t i = ++m->ir.n_insns;
	m->insns[i] = (struct ir_insn){ .op = (uint8_t)op,
		.sub = sub,
		.bci = (uint16_t)i,
		.n_args = (uint16_t)n_args,
		.args = m->ir.n_args };
	for (uint32_t k = 0; k < n_args; k++)
		m->args[m->ir.n_args++] = args[k];
	m->block_of[i] = m->ir.n_blocks;
	m->blocks[m->ir.n_blocks].n++;
	m->blocks[m->ir.n_blocks].n_phis += op == IR_PHI;
	return i;
}

#define PUT(m, op, sub, ...)                                                \
	put(m, op, sub, sizeof((uint32_t[]){ __VA_ARGS__ }) / sizeof(uint32_t), \
		(uint32_t[]){ __VA_ARGS__ })
#define ENTER(m, value) PUT(m, IR_MONITOR_ENTER, OP_monitorenter, value)
#define EXIT(m, value) PUT(m, IR_MONITOR_EXIT, OP_monitorexit, value)
#define THROWS(m) put(m, IR_NEW, OP_new, 0, NULL)
#define END(m, op) put(m, op, 0, 0, NULL)

static void params(struct maker *m)
{
	for (uint32_t i = 0; i < m->ir.n_params; i++)
		m->insns[put(m, IR_PARAM, 0, 0, NULL)].aux = i;
}

static void edge(struct maker *m, uint32_t from, uint32_t to, bool is_exceptional)
{
	struct ir_block *f = &m->blocks[from], *t = &m->blocks[to];
	f->succs[f->n_succs++] = (struct ir_edge){ .to = to, .is_exceptional = is_exceptional };
	f->n_normal_succs += !is_exceptional;
	t->preds[t->n_preds++] = from;
}

static struct locks *solve(struct maker *m)
{
	return locks_held(&m->ir, paths_new(&m->ir, &m->arena), &m->arena);
}

static uint32_t n_held(const struct locks *locks, uint32_t insn)
{
	const struct held *held = locks_at(locks, insn);
	return held ? held->depth : 0;
}

// ---- constants ------------------------------------------------------------------------------

static uint16_t constant(struct maker *m, uint8_t tag)
{
	uint16_t i = m->file.n_constants++;
	m->tags[i] = tag;
	m->offsets[i] = m->n_bytes;
	return i;
}

static void byte2(struct maker *m, uint32_t n)
{
	m->bytes[m->n_bytes++] = (uint8_t)(n >> 8);
	m->bytes[m->n_bytes++] = (uint8_t)n;
}

static uint16_t utf8(struct maker *m, const char *text)
{
	uint16_t i = constant(m, CONSTANT_Utf8);
	byte2(m, (uint32_t)strlen(text));
	memcpy(m->bytes + m->n_bytes, text, strlen(text));
	m->n_bytes += (uint32_t)strlen(text);
	return i;
}

static uint16_t pair(struct maker *m, uint8_t tag, uint32_t a, uint32_t b)
{
	uint16_t i = constant(m, tag);
	byte2(m, a);
	if (b)
		byte2(m, b);
	return i;
}

static uint16_t member(struct maker *m, uint8_t tag, const char *klass, const char *name,
	const char *descriptor)
{
	uint16_t k = pair(m, CONSTANT_Class, utf8(m, klass), 0);
	uint16_t n = pair(m, CONSTANT_NameAndType, utf8(m, name), utf8(m, descriptor));
	return pair(m, tag, k, n);
}

static uint32_t with_constant(struct maker *m, uint32_t insn, uint16_t index)
{
	m->insns[insn].constant = index;
	return insn;
}

static uint32_t get_field(struct maker *m, uint32_t base, uint16_t field)
{
	return with_constant(m, PUT(m, IR_GET_FIELD, OP_getfield, base), field);
}

static uint32_t call(struct maker *m, uint32_t receiver, uint16_t method, uint8_t kind)
{
	uint32_t i = with_constant(m, PUT(m, IR_INVOKE, OP_invokeinterface, receiver), method);
	m->insns[i].type.kind = kind;
	return i;
}

static const char *text_of(struct maker *m, const struct path *path, char *buffer, size_t size)
{
	struct buf out = BUF_INIT;
	struct paths *paths = paths_new(&m->ir, &m->arena);
	path_print(paths, path, &out);
	snprintf(buffer, size, "%s", buf_cstring(&out));
	buf_release(&out);
	return buffer;
}

// ---- monitors -------------------------------------------------------------------------------

// The picture at the head of locks.c: the handler's range covers its own monitorexit.
static void handler_covers_itself(void **state)
{
	(void)state;
	struct maker *m = xmalloc(sizeof(*m));
	make(m, 0, 1);
	uint32_t entry = block(m);
	params(m);
	uint32_t enter = ENTER(m, 1);
	END(m, IR_GOTO);
	uint32_t body = block(m);
	uint32_t inside = THROWS(m), leave = EXIT(m, 1);
	END(m, IR_GOTO);
	uint32_t after = block(m);
	uint32_t end = END(m, IR_RETURN);
	uint32_t pad = block(m);
	END(m, IR_CATCH);
	END(m, IR_GOTO);
	uint32_t handler = block(m);
	uint32_t leave2 = EXIT(m, 1);
	END(m, IR_GOTO);
	uint32_t rethrow = block(m);
	uint32_t thrown = END(m, IR_THROW);
	edge(m, entry, body, false);
	edge(m, body, after, false);
	edge(m, body, pad, true);
	edge(m, pad, handler, false);
	edge(m, handler, rethrow, false);
	edge(m, handler, pad, true);

	const struct locks *locks = solve(m);
	assert_int_equal(n_held(locks, enter), 0);
	assert_int_equal(n_held(locks, inside), 1);
	assert_int_equal(n_held(locks, leave), 1);
	assert_int_equal(n_held(locks, end), 0);
	assert_int_equal(n_held(locks, leave2), 1);
	assert_int_equal(n_held(locks, thrown), 0);
	assert_int_equal(locks->n_troubles, 0);
	const struct lock_site *site = locks_site(locks, enter);
	assert_int_equal(site->n_releases, 2);
	assert_int_equal(site->last_release, leave2);
	assert_int_equal(site->last_normal_release, leave);
	assert_int_equal(site->lock->kind, PATH_THIS);
	unmake(m);
	free(m);
}

static void held_on_some_ways(void **state)
{
	(void)state;
	struct maker *m = xmalloc(sizeof(*m));
	make(m, ACC_STATIC, 1);
	uint32_t entry = block(m);
	params(m);
	PUT(m, IR_IF, OP_ifnull, 1);
	uint32_t locking = block(m);
	uint32_t enter = ENTER(m, 1);
	uint32_t inside = END(m, IR_GOTO);
	uint32_t merge = block(m);
	uint32_t leave = EXIT(m, 1);
	uint32_t end = END(m, IR_RETURN);
	edge(m, entry, merge, false);
	edge(m, entry, locking, false);
	edge(m, locking, merge, false);

	const struct locks *locks = solve(m);
	assert_int_equal(n_held(locks, inside), 1);
	assert_int_equal(n_held(locks, leave), 0);
	assert_int_equal(n_held(locks, end), 0);
	assert_int_equal(locks->n_troubles, 2);
	assert_int_equal(locks->troubles[0].insn, enter);
	assert_int_equal(locks->troubles[0].kind, TROUBLE_NEVER_RELEASED);
	assert_int_equal(locks->troubles[1].insn, leave);
	assert_int_equal(locks->troubles[1].kind, TROUBLE_NOT_HELD);
	unmake(m);
	free(m);
}

// A release of something unknown may release anything that may be the same object.
static void unknown_release(void **state)
{
	(void)state;
	struct maker *m = xmalloc(sizeof(*m));
	make(m, ACC_STATIC, 2);
	block(m);
	params(m);
	uint32_t fresh = THROWS(m);
	ENTER(m, fresh);
	ENTER(m, 1);
	uint32_t leave = EXIT(m, 2);
	uint32_t end = END(m, IR_RETURN);
	const struct locks *locks = solve(m);
	assert_int_equal(n_held(locks, leave), 2);
	assert_int_equal(n_held(locks, end), 1); // the new object is not the parameter
	assert_int_equal(locks_at(locks, end)->lock->kind, PATH_NEW);
	unmake(m);
	free(m);
}

static void synchronized_and_reentrant(void **state)
{
	(void)state;
	struct maker *m = xmalloc(sizeof(*m));
	make(m, ACC_SYNCHRONIZED, 1);
	block(m);
	params(m);
	uint32_t first = ENTER(m, 1);
	uint32_t leave = EXIT(m, 1);
	uint32_t again = EXIT(m, 1);
	uint32_t end = END(m, IR_RETURN);
	const struct locks *locks = solve(m);
	assert_int_equal(n_held(locks, first), 1);
	assert_int_equal(locks_at(locks, first)->insn, 0);
	assert_int_equal(n_held(locks, leave), 2);
	assert_int_equal(n_held(locks, again), 1);
	assert_int_equal(n_held(locks, end), 0);
	assert_int_equal(locks->n_troubles, 1);
	assert_int_equal(locks->troubles[0].kind, TROUBLE_METHOD_LOCK);
	unmake(m);
	free(m);
}

static void static_synchronized_without_steps(void **state)
{
	(void)state;
	struct maker *m = xmalloc(sizeof(*m));
	char text[40];
	make(m, ACC_SYNCHRONIZED | ACC_STATIC, 0);
	block(m);
	uint32_t end = END(m, IR_RETURN);
	const struct locks *locks = solve(m);
	assert_null(locks->before);
	assert_int_equal(n_held(locks, end), 1);
	assert_string_equal(text_of(m, locks_at(locks, end)->lock, text, sizeof(text)), "Test.class");
	unmake(m);
	free(m);
}

static void too_many_locks(void **state)
{
	(void)state;
	struct maker *m = xmalloc(sizeof(*m));
	make(m, ACC_STATIC, 1);
	block(m);
	params(m);
	for (int i = 0; i < 70; i++)
		ENTER(m, 1);
	for (int i = 0; i < 70; i++)
		EXIT(m, 1);
	uint32_t end = END(m, IR_RETURN);
	const struct locks *locks = solve(m);
	uint32_t n_too_many = 0;
	for (uint32_t i = 0; i < locks->n_troubles; i++)
		n_too_many += locks->troubles[i].kind == TROUBLE_TOO_MANY;
	assert_int_equal(n_too_many, 70 - 32);
	assert_int_equal(n_held(locks, end), 0);
	unmake(m);
	free(m);
}

// ---- calls ----------------------------------------------------------------------------------

#define LOCKS "java/util/concurrent/locks/"

// got = this.lock.tryLock(); if (got) { inside } rest; if (got) this.lock.unlock();
static void try_lock(void **state)
{
	(void)state;
	struct maker *m = xmalloc(sizeof(*m));
	make(m, 0, 1);
	uint16_t field = member(m, CONSTANT_Fieldref, "p/Test", "lock", "L" LOCKS "Lock;");
	uint16_t try = member(m, CONSTANT_InterfaceMethodref, LOCKS "Lock", "tryLock", "()Z");
	uint16_t unlock = member(m, CONSTANT_InterfaceMethodref, LOCKS "Lock", "unlock", "()V");
	uint32_t b1 = block(m);
	params(m);
	uint32_t got = call(m, get_field(m, 1, field), try, KIND_INT);
	uint32_t branch = PUT(m, IR_IF, OP_ifeq, got);
	uint32_t b2 = block(m);
	uint32_t inside = END(m, IR_GOTO);
	uint32_t b3 = block(m);
	uint32_t rest = PUT(m, IR_IF, OP_ifeq, got);
	uint32_t b4 = block(m);
	uint32_t leave = call(m, get_field(m, 1, field), unlock, KIND_NONE);
	uint32_t after = PUT(m, IR_IF, OP_ifeq, got);
	uint32_t b5 = block(m);
	uint32_t not_again = END(m, IR_GOTO);
	uint32_t b6 = block(m);
	uint32_t end = END(m, IR_RETURN);
	edge(m, b1, b3, false);
	edge(m, b1, b2, false);
	edge(m, b2, b3, false);
	edge(m, b3, b6, false);
	edge(m, b3, b4, false);
	edge(m, b4, b6, false);
	edge(m, b4, b5, false);
	edge(m, b5, b6, false);

	const struct locks *locks = solve(m);
	assert_int_equal(n_held(locks, branch), 0);
	assert_int_equal(n_held(locks, inside), 1);
	assert_int_equal(n_held(locks, rest), 0);
	assert_int_equal(n_held(locks, leave), 1);
	assert_int_equal(n_held(locks, after), 0);
	assert_int_equal(n_held(locks, not_again), 0);
	assert_int_equal(n_held(locks, end), 0);
	assert_int_equal(locks->n_troubles, 0);
	assert_int_equal(locks->n_sites, 1);
	assert_int_equal(locks->sites[0].last_release, leave);
	unmake(m);
	free(m);
}

// Between lock() and unlock() the (unresolvable, so not final) field is written.
static void lock_field_written(void **state)
{
	(void)state;
	struct maker *m = xmalloc(sizeof(*m));
	make(m, 0, 2);
	uint16_t field = member(m, CONSTANT_Fieldref, "p/Test", "lock", "L" LOCKS "Lock;");
	uint16_t lock = member(m, CONSTANT_InterfaceMethodref, LOCKS "Lock", "lock", "()V");
	uint16_t unlock = member(m, CONSTANT_InterfaceMethodref, LOCKS "Lock", "unlock", "()V");
	block(m);
	params(m);
	call(m, 2, lock, KIND_NONE);
	call(m, get_field(m, 1, field), lock, KIND_NONE);
	uint32_t before = with_constant(m, PUT(m, IR_PUT_FIELD, OP_putfield, 1, 2), field);
	uint32_t leave = call(m, get_field(m, 1, field), unlock, KIND_NONE);
	uint32_t end = END(m, IR_RETURN);
	const struct locks *locks = solve(m);
	assert_int_equal(n_held(locks, before), 2);
	assert_false(locks_at(locks, before)->is_stale);
	assert_int_equal(n_held(locks, leave), 2);
	assert_true(locks_at(locks, leave)->is_stale);
	assert_int_equal(n_held(locks, end), 0); // it was the parameter that was released
	unmake(m);
	free(m);
}

static void lock_field_not_written(void **state)
{
	(void)state;
	struct maker *m = xmalloc(sizeof(*m));
	make(m, 0, 2);
	uint16_t field = member(m, CONSTANT_Fieldref, "p/Test", "lock", "L" LOCKS "Lock;");
	uint16_t lock = member(m, CONSTANT_InterfaceMethodref, LOCKS "Lock", "lock", "()V");
	uint16_t unlock = member(m, CONSTANT_InterfaceMethodref, LOCKS "Lock", "unlock", "()V");
	block(m);
	params(m);
	call(m, 2, lock, KIND_NONE);
	call(m, get_field(m, 1, field), lock, KIND_NONE);
	call(m, get_field(m, 1, field), unlock, KIND_NONE);
	uint32_t end = END(m, IR_RETURN);
	const struct locks *locks = solve(m);
	assert_int_equal(n_held(locks, end), 1);
	assert_int_equal(locks_at(locks, end)->value, 2);
	unmake(m);
	free(m);
}

static void names_of_the_table(void **state)
{
	(void)state;
	static const struct {
		const char *klass, *name, *descriptor;
		uint8_t action, mode;
	} cases[] = {
		{ LOCKS "ReentrantLock", "lock", "()V", LOCK_ACQUIRE, LOCK_EXCLUSIVE },
		{ LOCKS "ReentrantLock", "lockInterruptibly", "()V", LOCK_ACQUIRE, LOCK_EXCLUSIVE },
		{ LOCKS "ReentrantReadWriteLock$ReadLock", "tryLock", "(JLjava/util/concurrent/TimeUnit;)Z",
			LOCK_TRY, LOCK_READ },
		{ LOCKS "ReentrantReadWriteLock$WriteLock", "unlock", "()V", LOCK_RELEASE, LOCK_WRITE },
		{ LOCKS "ReadWriteLock", "readLock", "()L" LOCKS "Lock;", LOCK_VIEW, LOCK_READ },
		{ LOCKS "ReentrantReadWriteLock", "writeLock", "()Lx;", LOCK_VIEW, LOCK_WRITE },
		{ LOCKS "StampedLock", "readLock", "()J", LOCK_ACQUIRE, LOCK_READ },
		{ LOCKS "StampedLock", "writeLockInterruptibly", "()J", LOCK_ACQUIRE, LOCK_WRITE },
		{ LOCKS "StampedLock", "readLockInterruptibly", "()J", LOCK_ACQUIRE, LOCK_READ },
		{ LOCKS "StampedLock", "tryConvertToOptimisticRead", "(J)J", LOCK_RELEASE, LOCK_SOME },
		{ LOCKS "StampedLock", "tryConvertToWriteLock", "(J)J", LOCK_CONVERT, LOCK_WRITE },
		{ LOCKS "StampedLock", "tryOptimisticRead", "()J", LOCK_NOTHING, 0 },
		{ LOCKS "StampedLock", "unlockRead", "(J)V", LOCK_RELEASE, LOCK_READ },
		{ LOCKS "StampedLock", "asReadWriteLock", "()L" LOCKS "ReadWriteLock;", LOCK_VIEW,
			LOCK_SOME },
		{ LOCKS "Condition", "awaitUninterruptibly", "()V", LOCK_WAIT, LOCK_SOME },
		{ LOCKS "Condition", "signalAll", "()V", LOCK_NOTIFY, LOCK_SOME },
		{ "p/Any", "wait", "(J)V", LOCK_WAIT, LOCK_MONITOR },
		{ "p/Any", "notifyAll", "()V", LOCK_NOTIFY, LOCK_MONITOR },
		{ "p/Any", "wait", "(I)V", LOCK_NOTHING, 0 },
		{ "p/Any", "lock", "()V", LOCK_NOTHING, 0 },
		{ LOCKS "Lock", "lock", "(I)V", LOCK_NOTHING, 0 },
		{ "java/util/concurrent/Semaphore", "release", "()V", LOCK_NOTHING, 0 },
	};
	for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
		struct maker *m = xmalloc(sizeof(*m));
		make(m, 0, 1);
		block(m);
		params(m);
		uint16_t c = member(m, CONSTANT_Methodref, cases[i].klass, cases[i].name,
			cases[i].descriptor);
		struct lock_effect effect = lock_effect(&m->ir, call(m, 1, c, KIND_NONE));
		if (effect.action != cases[i].action || effect.mode != cases[i].mode)
			fail_msg("%s.%s: action %d, mode %d", cases[i].klass, cases[i].name, effect.action,
				effect.mode);
		unmake(m);
		free(m);
	}
}

// ---- paths ----------------------------------------------------------------------------------

static void paths_are_shared_and_bounded(void **state)
{
	(void)state;
	struct maker *m = xmalloc(sizeof(*m));
	char text[80];
	make(m, 0, 2);
	uint16_t f = member(m, CONSTANT_Fieldref, "p/Test", "f", "Lp/Test;");
	uint16_t g = member(m, CONSTANT_Fieldref, "p/Test", "g", "Lp/Test;");
	block(m);
	params(m);
	uint32_t one = get_field(m, get_field(m, 1, f), g);
	uint32_t two = get_field(m, PUT(m, IR_CHECK_CAST, OP_checkcast, get_field(m, 1, f)), g);
	uint32_t other = get_field(m, get_field(m, 2, f), g);
	uint32_t four = get_field(m, one, f), five = get_field(m, four, f);
	uint32_t put_f = with_constant(m, PUT(m, IR_PUT_FIELD, OP_putfield, 2, 1), f);
	uint16_t h = member(m, CONSTANT_Fieldref, "p/Test", "h", "Lp/Test;");
	uint32_t put_h = with_constant(m, PUT(m, IR_PUT_FIELD, OP_putfield, 2, 1), h);
	END(m, IR_RETURN);
	struct paths *paths = paths_new(&m->ir, &m->arena);
	assert_ptr_equal(path_of(paths, one), path_of(paths, two));
	assert_ptr_not_equal(path_of(paths, one), path_of(paths, other));
	assert_string_equal(text_of(m, path_of(paths, one), text, sizeof(text)), "this.f.g");
	assert_string_equal(text_of(m, path_of(paths, other), text, sizeof(text)), "arg1.f.g");
	assert_int_equal(path_of(paths, four)->size, 4);
	assert_int_equal(path_of(paths, five)->kind, PATH_UNKNOWN);
	assert_false(path_equal(path_of(paths, five), path_of(paths, five)));
	assert_true(path_is_invalidated_by(paths, path_of(paths, one), put_f));
	assert_false(path_is_invalidated_by(paths, path_of(paths, one), put_h));
	assert_false(path_is_invalidated_by(paths, path_of(paths, 1), put_f));
	unmake(m);
	free(m);
}

// class$Foo == null ? class$Foo = class$("q.Foo") : class$Foo
static void old_class_literals(void **state)
{
	(void)state;
	struct maker *m = xmalloc(sizeof(*m));
	char text[80];
	make(m, ACC_STATIC, 0);
	uint16_t cache = member(m, CONSTANT_Fieldref, "p/Test", "class$q$Foo", "Ljava/lang/Class;");
	uint16_t lookup = member(m, CONSTANT_Methodref, "p/Test", "class$",
		"(Ljava/lang/String;)Ljava/lang/Class;");
	uint16_t string = pair(m, CONSTANT_String, utf8(m, "q.Foo"), 0);
	uint32_t b1 = block(m);
	uint32_t get = with_constant(m, put(m, IR_GET_STATIC, OP_getstatic, 0, NULL), cache);
	PUT(m, IR_IF, OP_ifnonnull, get);
	uint32_t b2 = block(m);
	uint32_t name = with_constant(m, put(m, IR_CONST_STRING, OP_ldc, 0, NULL), string);
	uint32_t found = with_constant(m, PUT(m, IR_INVOKE, OP_invokestatic, name), lookup);
	END(m, IR_GOTO);
	uint32_t b3 = block(m);
	uint32_t again = with_constant(m, put(m, IR_GET_STATIC, OP_getstatic, 0, NULL), cache);
	END(m, IR_GOTO);
	uint32_t b4 = block(m);
	uint32_t phi = PUT(m, IR_PHI, 0, found, again);
	END(m, IR_RETURN);
	edge(m, b1, b3, false);
	edge(m, b1, b2, false);
	edge(m, b2, b4, false);
	edge(m, b3, b4, false);
	struct paths *paths = paths_new(&m->ir, &m->arena);
	assert_ptr_equal(path_of(paths, phi), path_of_class(paths, SLICE("q/Foo")));
	assert_string_equal(text_of(m, path_of(paths, phi), text, sizeof(text)), "q.Foo.class");
	unmake(m);
	free(m);
}

// x = arg1; while (...) x = x.next: neither the phi nor x.next is arg1.
static void loops_have_roots(void **state)
{
	(void)state;
	struct maker *m = xmalloc(sizeof(*m));
	make(m, ACC_STATIC, 1);
	uint16_t next = member(m, CONSTANT_Fieldref, "p/Test", "next", "Lp/Test;");
	uint32_t b1 = block(m);
	params(m);
	END(m, IR_GOTO);
	uint32_t b2 = block(m);
	uint32_t phi = PUT(m, IR_PHI, 0, 1, 1);
	uint32_t get = get_field(m, phi, next);
	m->args[m->insns[phi].args + 1] = get;
	PUT(m, IR_IF, OP_ifnull, get);
	uint32_t b3 = block(m);
	END(m, IR_RETURN);
	edge(m, b1, b2, false);
	edge(m, b2, b3, false);
	edge(m, b2, b2, false);
	struct paths *paths = paths_new(&m->ir, &m->arena);
	const struct path *path = path_of(paths, get);
	assert_int_equal(path_of(paths, phi)->kind, PATH_VALUE);
	assert_ptr_equal(path->base, path_of(paths, phi));
	assert_true(path_is_invalidated_by(paths, path, phi));
	unmake(m);
	free(m);
}

// ---- random graphs --------------------------------------------------------------------------

static void random_block(struct maker *m, uint64_t *seed, uint32_t n_blocks, uint32_t first_pad)
{
	uint32_t b = m->ir.n_blocks, cast = 0;
	if (b >= first_pad)
		END(m, IR_CATCH);
	for (uint32_t i = random_below(seed, 5); i > 0; i--) {
		uint32_t value = 1 + random_below(seed, m->ir.n_params);
		switch (random_below(seed, 5)) {
		case 0:
		case 1:
			ENTER(m, cast && random_below(seed, 2) ? cast : value);
			break;
		case 2:
		case 3:
			EXIT(m, value);
			break;
		default:
			cast = PUT(m, IR_CHECK_CAST, OP_checkcast, value);
		}
	}
	uint32_t targets = first_pad - 2; // not the entry, not the pads
	uint32_t kind = targets ? random_below(seed, 4) : 0;
	if (kind == 0) {
		END(m, random_below(seed, 3) ? IR_RETURN : IR_THROW);
	} else if (kind == 1) {
		END(m, IR_GOTO);
		edge(m, b, 2 + random_below(seed, targets), false);
	} else {
		PUT(m, IR_IF, OP_ifnull, 1);
		edge(m, b, 2 + random_below(seed, targets), false);
		edge(m, b, 2 + random_below(seed, targets), false);
	}
	if (first_pad <= n_blocks && random_below(seed, 2))
		edge(m, b, first_pad + random_below(seed, n_blocks - first_pad + 1), true);
}

static void random_graphs(void **state)
{
	(void)state;
	uint64_t seed = 7;
	uint32_t n_equal = 0, n_points = 0;
	for (int round = 0; round < 3000; round++) {
		struct maker *m = xmalloc(sizeof(*m));
		make_bare(m, random_below(&seed, 4) ? 0 : ACC_SYNCHRONIZED, 1 + random_below(&seed, 3));
		uint32_t n_pads = random_below(&seed, 3), n_blocks = 1 + random_below(&seed, 5) + n_pads;
		for (uint32_t b = 1; b <= n_blocks; b++) {
			block(m);
			if (b == 1)
				params(m);
			random_block(m, &seed, n_blocks, n_blocks - n_pads + 1);
		}
		const struct locks *locks = solve(m);
		struct brute b;
		assert_true(brute_init(&b, &m->ir, 200000, 3));
		brute_walk(&b);
		for (uint32_t i = 1; i <= m->ir.n_insns; i++) {
			if (!b.is_seen[i])
				continue;
			uint64_t claimed = brute_claimed(&b, locks, i);
			if (claimed & ~b.may_claim[i])
				fail_msg("round %d, instruction %u: claims %llx, held %llx", round, i,
					(unsigned long long)claimed, (unsigned long long)b.may_claim[i]);
			n_points++;
			n_equal += claimed == b.must[i];
		}
		brute_release_memory(&b);
		unmake(m);
		free(m);
	}
	// Random code is anything but structured: some is lost, but not much.
	assert_true(n_points > 20000);
	assert_true(n_equal > n_points / 10 * 9);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(handler_covers_itself),
		cmocka_unit_test(held_on_some_ways),
		cmocka_unit_test(unknown_release),
		cmocka_unit_test(synchronized_and_reentrant),
		cmocka_unit_test(static_synchronized_without_steps),
		cmocka_unit_test(too_many_locks),
		cmocka_unit_test(try_lock),
		cmocka_unit_test(lock_field_written),
		cmocka_unit_test(lock_field_not_written),
		cmocka_unit_test(names_of_the_table),
		cmocka_unit_test(paths_are_shared_and_bounded),
		cmocka_unit_test(old_class_literals),
		cmocka_unit_test(loops_have_roots),
		cmocka_unit_test(random_graphs),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
