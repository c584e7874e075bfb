// Which calls wait for another thread, and which end such a wait. Those with a time limit do not count.
#include "analysis/lock_order/awaits.h"

static bool is_subtype_of(const struct lock_order *lo, const struct klass *klass, const char *name)
{
	const struct klass *super = world_loaded(lo->world, slice_of_string(name));
	return super && klass_is_subtype(klass, super);
}

static const struct call_row {
	const char *class_name, *method;
	uint8_t n_args, await, signal;
	bool is_timed; // waits only where its limit is none
} rows[] = {
	{ "java/lang/Thread", "join", 1, AWAIT_THREAD, 0, false },
	{ "java/util/concurrent/Future", "get", 1, AWAIT_FUTURE, 0, false },
	{ "java/util/concurrent/CompletableFuture", "join", 1, AWAIT_FUTURE, 0, false },
	{ "java/util/concurrent/CompletableFuture", "complete", 2, 0, SIGNAL_COMPLETE, false },
	{ "java/util/concurrent/CompletableFuture", "completeExceptionally", 2, 0, SIGNAL_COMPLETE,
		false },
	{ "java/util/concurrent/CompletableFuture", "cancel", 2, 0, SIGNAL_COMPLETE, false },
	{ "java/util/concurrent/ForkJoinTask", "join", 1, AWAIT_FUTURE, 0, false },
	{ "java/util/concurrent/ExecutorService", "awaitTermination", 3, AWAIT_POOL, 0, true },
	{ "java/util/concurrent/ExecutorService", "close", 1, AWAIT_POOL, 0, false },
	{ "java/util/concurrent/ExecutorService", "invokeAll", 2, AWAIT_TASKS, 0, false },
	{ "java/util/concurrent/ExecutorService", "invokeAny", 2, AWAIT_TASKS, 0, false },
	{ "java/util/concurrent/CountDownLatch", "await", 1, AWAIT_LATCH, 0, false },
	{ "java/util/concurrent/CountDownLatch", "await", 3, AWAIT_LATCH, 0, true },
	{ "java/util/concurrent/CountDownLatch", "countDown", 1, 0, SIGNAL_COUNT, false },
	{ "java/util/concurrent/CyclicBarrier", "await", 1, AWAIT_BARRIER, SIGNAL_ARRIVE, false },
	{ "java/util/concurrent/Phaser", "arriveAndAwaitAdvance", 1, AWAIT_BARRIER, SIGNAL_ARRIVE,
		false },
	{ "java/util/concurrent/Phaser", "awaitAdvance", 2, AWAIT_BARRIER, 0, false },
	{ "java/util/concurrent/Phaser", "awaitAdvanceInterruptibly", 2, AWAIT_BARRIER, 0, false },
	{ "java/util/concurrent/Phaser", "arrive", 1, 0, SIGNAL_ARRIVE, false },
	{ "java/util/concurrent/Phaser", "arriveAndDeregister", 1, 0, SIGNAL_ARRIVE, false },
	{ "java/util/concurrent/Exchanger", "exchange", 2, AWAIT_BARRIER, SIGNAL_ARRIVE, false },
	{ "java/util/concurrent/Semaphore", "acquire", 1, AWAIT_PERMIT, 0, false },
	{ "java/util/concurrent/Semaphore", "acquire", 2, AWAIT_PERMIT, 0, false },
	{ "java/util/concurrent/Semaphore", "acquireUninterruptibly", 1, AWAIT_PERMIT, 0, false },
	{ "java/util/concurrent/Semaphore", "acquireUninterruptibly", 2, AWAIT_PERMIT, 0, false },
	{ "java/util/concurrent/Semaphore", "tryAcquire", 3, AWAIT_PERMIT, 0, true },
	{ "java/util/concurrent/Semaphore", "tryAcquire", 4, AWAIT_PERMIT, 0, true },
	{ "java/util/concurrent/Semaphore", "release", 1, 0, SIGNAL_RELEASE, false },
	{ "java/util/concurrent/Semaphore", "release", 2, 0, SIGNAL_RELEASE, false },
	{ "java/util/concurrent/BlockingQueue", "take", 1, AWAIT_TAKE, SIGNAL_TAKE, false },
	{ "java/util/concurrent/BlockingQueue", "put", 2, AWAIT_PUT, SIGNAL_PUT, false },
	{ "java/util/concurrent/BlockingQueue", "offer", 2, 0, SIGNAL_PUT, false },
	{ "java/util/concurrent/BlockingQueue", "offer", 4, AWAIT_PUT, SIGNAL_PUT, true },
	{ "java/util/concurrent/BlockingQueue", "add", 2, 0, SIGNAL_PUT, false },
	{ "java/util/concurrent/BlockingQueue", "addAll", 2, 0, SIGNAL_PUT, false },
	{ "java/util/concurrent/BlockingQueue", "poll", 1, 0, SIGNAL_TAKE, false },
	{ "java/util/concurrent/BlockingQueue", "poll", 3, AWAIT_TAKE, SIGNAL_TAKE, true },
	{ "java/util/concurrent/BlockingQueue", "remove", 1, 0, SIGNAL_TAKE, false },
	{ "java/util/concurrent/BlockingQueue", "clear", 1, 0, SIGNAL_TAKE, false },
	{ "java/util/concurrent/BlockingQueue", "drainTo", 2, 0, SIGNAL_TAKE, false },
	{ "java/util/concurrent/BlockingQueue", "drainTo", 3, 0, SIGNAL_TAKE, false },
	{ "java/util/concurrent/BlockingDeque", "takeFirst", 1, AWAIT_TAKE, SIGNAL_TAKE, false },
	{ "java/util/concurrent/BlockingDeque", "takeLast", 1, AWAIT_TAKE, SIGNAL_TAKE, false },
	{ "java/util/concurrent/BlockingDeque", "putFirst", 2, AWAIT_PUT, SIGNAL_PUT, false },
	{ "java/util/concurrent/BlockingDeque", "putLast", 2, AWAIT_PUT, SIGNAL_PUT, false },
};

static const struct call_row *row_of(const struct lock_order *lo, const struct fact_call *call)
{
	if (!call->target || call->op == OP_invokestatic || call->target->owner->role == ROLE_INPUT)
		return NULL;
	const char *name = call->target->name->text;
	const struct klass *type = call->named ? lo->world->classes[call->named] : call->target->owner;
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
		if (name[0] == rows[i].method[0] && call->n_args == rows[i].n_args &&
			strcmp(name, rows[i].method) == 0 && is_subtype_of(lo, type, rows[i].class_name))
			return &rows[i];
	return NULL;
}

bool await_knows_name(const char *method)
{
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++)
		if (method[0] == rows[i].method[0] && strcmp(method, rows[i].method) == 0)
			return true;
	return strcmp(method, "invokeAndWait") == 0 || strcmp(method, "exit") == 0;
}

enum await_kind await_kind_of(const struct lock_order *lo, const struct fact_call *call)
{
	const struct call_row *row = row_of(lo, call);
	if (call->target && strcmp(call->target->name->text, "invokeAndWait") == 0 &&
		call->op == OP_invokestatic && call->target->owner->role != ROLE_INPUT)
		return AWAIT_TASKS;
	if (call->target && strcmp(call->target->name->text, "exit") == 0 &&
		(strcmp(call->target->owner->name->text, "java/lang/System") == 0 ||
			strcmp(call->target->owner->name->text, "java/lang/Runtime") == 0))
		return AWAIT_HOOKS;
	return row && (!row->is_timed || call->is_endless) ? (enum await_kind)row->await : AWAIT_NONE;
}

enum signal_kind signal_kind_of(const struct lock_order *lo, const struct fact_call *call)
{
	const struct call_row *row = row_of(lo, call);
	return row ? (enum signal_kind)row->signal : SIGNAL_NONE;
}

// A call without arguments, by a reference to the method.
static const struct call_row *row_of_lambda(const struct lock_order *lo,
	const struct lambda *lambda)
{
	const struct fact_call call = { .op = OP_invokevirtual,
		.n_args = 1,
		.target = lambda->implementation,
		.named = lambda->implementation_class ? lambda->implementation_class->id : 0 };
	return row_of(lo, &call);
}

enum signal_kind signal_kind_of_reference(const struct lock_order *lo, const struct fact_call *call)
{
	const struct call_row *row = call->lambda && call->n_args == 1 ? row_of_lambda(lo, call->lambda)
																   : NULL;
	return row ? (enum signal_kind)row->signal : SIGNAL_NONE;
}

// CompletableFuture::join
static enum await_kind await_kind_of_lambda(const struct lock_order *lo,
	const struct lambda *lambda)
{
	const struct call_row *row = row_of_lambda(lo, lambda);
	return row && (row->await == AWAIT_THREAD || row->await == AWAIT_FUTURE)
		? (enum await_kind)row->await
		: AWAIT_NONE;
}

enum await_kind await_kind_of_reference(const struct lock_order *lo,
	const struct method_facts *facts, const struct fact_call *call)
{
	if (!call->target || call->op == OP_invokestatic || call->n_args < 2 ||
		call->target->owner->role == ROLE_INPUT ||
		!slice_has_prefix(name_slice(call->target->owner->name), SLICE("java/")))
		return AWAIT_NONE;
	for (uint32_t i = 1; i < call->n_args; i++) {
		const struct expr *given = &facts->exprs[facts->operands[call->args + i]];
		enum await_kind kind = given->kind == EXPR_LAMBDA
			? await_kind_of_lambda(lo, facts->calls[given->a].lambda)
			: AWAIT_NONE;
		if (kind)
			return kind;
	}
	return AWAIT_NONE;
}

bool await_is_reference(const struct lock_order *lo, const struct fact_call *call)
{
	return call->lambda && await_kind_of_lambda(lo, call->lambda);
}
