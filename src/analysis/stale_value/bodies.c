// What lambdas do that a call is given: locked(() -> ...), under the lock that the method called takes; and the
// stages of a pipeline: stream.map(...), optional.ifPresent(...), future.thenApply(...), pool.submit(...). What a
// stage is handed is what the one before it made, so that the call stands for all that its lambda does.
#include "analysis/stale_value/op.h"

#include "analysis/stale_value/calls.h"
#include "analysis/stale_value/collect.h"
#include "analysis/stale_value/effects.h"
#include "analysis/stale_value/place.h"

static const struct stage {
	const char *class; // how its name begins
	const char *name;  // NULL: any
	bool is_elsewhere; // runs in another thread, or later
} stages[] = {
	{ "java/util/stream/", NULL, false },
	{ "java/util/Optional", NULL, false },
	{ "java/util/concurrent/CompletableFuture", NULL, true },
	{ "java/util/concurrent/CompletionStage", NULL, true },
	{ "java/util/concurrent/", "submit", true },
	{ "java/util/concurrent/", "execute", true },
	{ "java/util/concurrent/", "schedule", true },
	{ "java/util/", "forEach", false },
	{ "java/lang/Iterable", "forEach", false },
};

static const struct stage *stage_of(const struct ir *ir, const struct ir_insn *call)
{
	struct member_ref ref = class_member_ref(ir->file, call->constant);
	for (uint32_t i = 0; i < sizeof(stages) / sizeof(*stages); i++)
		if (slice_has_prefix(ref.class_name, slice_of_string(stages[i].class)) &&
			(!stages[i].name || slice_equal(ref.name, slice_of_string(stages[i].name))))
			return &stages[i];
	return NULL;
}

bool bodies_is_run(const struct ir *ir, const struct ir_insn *call)
{
	return stage_of(ir, call) ||
		slice_has_prefix(class_member_ref(ir->file, call->constant).class_name,
			SLICE("java/lang/Thread"));
}

bool bodies_is_run_here(const struct ir *ir, const struct ir_insn *call)
{
	const struct stage *stage = stage_of(ir, call);
	return stage && !stage->is_elsewhere;
}

static bool is_named(const struct ir *ir, const struct ir_insn *call, const char *const *names,
	uint32_t n)
{
	struct slice name = class_member_ref(ir->file, call->constant).name;
	for (uint32_t i = 0; i < n; i++)
		if (slice_equal(name, slice_of_string(names[i])))
			return true;
	return false;
}

// The stage from which the elements come: filter and the like hand on what they are given.
static uint32_t element_source(struct sv_method *m, uint32_t value)
{
	static const char *const passing[] = { "filter", "peek", "sorted", "distinct", "limit", "skip",
		"takeWhile", "dropWhile", "parallel", "sequential" };
	for (uint32_t depth = 0; depth < 16; depth++) {
		value = path_source(m->paths, value);
		const struct ir_insn *call = ir_at(m->ir, value);
		if (call->op != IR_INVOKE || !ir_invoke_has_receiver(call) ||
			!is_named(m->ir, call, passing, sizeof(passing) / sizeof(*passing)))
			break;
		value = ir_arg(m->ir, call, 0);
	}
	return value;
}

bool bodies_is_choice(const struct ir *ir, const struct op *op)
{
	static const char *const choosing[] = { "filter", "takeWhile", "dropWhile" };
	return op->lambda &&
		is_named(ir, ir_at(ir, op->insn), choosing, sizeof(choosing) / sizeof(*choosing));
}

bool bodies_is_decided(const struct ir *ir, const struct op *a, const struct op *b)
{
	const struct ir_insn *call = ir_at(ir, b->insn);
	if (!ir_invoke_has_receiver(call))
		return false;
	if (bodies_is_choice(ir, a))
		return true;
	return slice_has_prefix(class_member_ref(ir->file, call->constant).class_name,
		SLICE("java/util/Optional"));
}

// The lambda at the call's argument, and its body, if that was looked at already.
static const struct method *body_of(const struct sv_method *m, uint32_t lambda)
{
	const struct ir_insn *insn = ir_at(m->ir, lambda);
	if (insn->op != IR_INVOKE || insn->sub != OP_invokedynamic)
		return NULL;
	const struct method *body = lambda_implementation(m->ir, insn);
	if (!body || body->id > m->sv->n_methods ||
		m->sv->levels[body->id] >= m->sv->levels[m->ir->method->id])
		return NULL;
	return body;
}

struct lambda_body {
	uint32_t call, lambda;
	const struct method *method;
	const struct stage *stage; // NULL: run by runner, under a lock
	const struct method_notes *runner;
	struct place captured[16]; // and then what it is handed, if that is known
	uint32_t n_captured, n_known;
	struct place lock; // of runner
};

static bool find_key(struct sv_method *m, const struct lambda_body *body,
	const struct effect *effect, uint32_t *key)
{
	const struct ir_insn *lambda = ir_at(m->ir, body->lambda), *call = ir_at(m->ir, body->call);
	*key = 0;
	if (!effect->key)
		return true;
	if (effect->key <= lambda->n_args)
		*key = ir_arg(m->ir, lambda, effect->key - 1u);
	else if (body->stage && ir_invoke_has_receiver(call))
		*key = element_source(m, ir_arg(m->ir, call, 0));
	return *key || effect->guard == GUARD_LOCK;
}

static void add_effect(struct collector *c, const struct lambda_body *body,
	const struct effect *effect)
{
	struct op op = { .insn = body->call,
		.effect = *effect,
		.callee = body->method,
		.lambda = body->lambda,
		.is_elsewhere = body->stage && body->stage->is_elsewhere };
	op.effect.cell = place_in_caller(&effect->cell, body->captured, body->n_known);
	op.effect.lock = place_in_caller(&effect->lock, body->captured, body->n_known);
	op.effect.depth++;
	op.effect.is_raw = false; // what the call returns is not what the lambda does
	if (op.effect.cell.root == PLACE_RESULT)
		return;
	if (op.effect.cell.root == PLACE_NONE || !find_key(c->m, body, effect, &op.key))
		return;
	if (effect->guard == GUARD_PLAIN && body->stage) {
		if (!op.is_elsewhere)
			op_add_guarded(c, op);
		return;
	}
	if (effect->guard == GUARD_PLAIN) {
		op.effect.lock = body->lock;
		op.effect.guard = GUARD_LOCK;
	}
	op_add(c, op);
}

static struct place lock_of_runner(struct sv_method *m, const struct method_notes *runner,
	const struct ir_insn *call)
{
	struct place arguments[16];
	uint32_t n = 0;
	for (; n < call->n_args && n < 16; n++)
		arguments[n] = place_of_value(m, ir_arg(m->ir, call, n));
	return place_in_caller(&runner->runs_under, arguments, n);
}

static void collect_body(struct collector *c, struct lambda_body *body)
{
	struct sv_method *m = c->m;
	const struct ir *ir = c->ir;
	const struct summary *summary = &m->sv->summaries[body->method->id];
	if (!summary->n)
		return;
	const struct ir_insn *lambda = ir_at(ir, body->lambda);
	for (; body->n_captured < lambda->n_args && body->n_captured < 16; body->n_captured++)
		body->captured[body->n_captured] = place_of_value(m, ir_arg(ir, lambda, body->n_captured));
	body->n_known = body->n_captured;
	const struct ir_insn *call = ir_at(ir, body->call);
	if (body->stage && body->n_known < 16 && kept_is_handed(m, call))
		body->captured[body->n_known++] = place_of_handed(m, ir_arg(ir, call, 0));
	if (body->runner)
		body->lock = lock_of_runner(m, body->runner, ir_at(ir, body->call));
	for (uint32_t k = 0; k < summary->n; k++)
		add_effect(c, body, &summary->effects[k]);
}

void bodies_collect(struct collector *c, uint32_t call, const struct targets *targets)
{
	const struct ir *ir = c->ir;
	const struct ir_insn *insn = ir_at(ir, call);
	const struct method_notes *runner = targets && targets->n == 1
		? &c->m->sv->notes[targets->methods[0]->id]
		: NULL;
	for (uint32_t k = 0; k < insn->n_args && k < 16; k++) {
		if (!type_is_reference(ir_at(ir, ir_arg(ir, insn, k))->type))
			continue;
		struct lambda_body body = { .call = call,
			.lambda = path_source(c->m->paths, ir_arg(ir, insn, k)) };
		body.method = body_of(c->m, body.lambda);
		if (!body.method)
			continue;
		body.stage = targets ? NULL : stage_of(ir, insn);
		body.runner = runner && runner->runs == k + 1 ? runner : NULL;
		if (body.stage || body.runner)
			collect_body(c, &body);
	}
}
