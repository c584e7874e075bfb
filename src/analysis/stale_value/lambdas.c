// Does the body of a lambda run in the thread that makes it? What it captures is shared only if not.
#include "analysis/stale_value/calls.h"

#include "base/intern.h"

const struct method *lambda_implementation(const struct ir *ir, const struct ir_insn *insn)
{
	struct member_ref site = class_member_ref(ir->file, insn->constant);
	struct bootstrap_method bootstrap = ir->file->bootstrap_methods[site.bootstrap];
	for (uint32_t i = 0; i < bootstrap.n_arguments; i++) {
		uint16_t argument = bytes_u2(bootstrap.arguments + 2 * i);
		if (ir->file->tags[argument] != CONSTANT_MethodHandle)
			continue;
		struct method_handle handle = class_method_handle(ir->file, argument);
		if (handle.kind < REF_invokeVirtual)
			return NULL;
		struct member_ref ref = class_member_ref(ir->file, handle.reference);
		const struct klass *owner = world_loaded(ir->world, ref.class_name);
		const struct name *name = intern_find(ir->world->names, ref.name);
		const struct name *descriptor = intern_find(ir->world->names, ref.descriptor);
		return owner && name && descriptor ? klass_method(owner, name, descriptor) : NULL;
	}
	return NULL;
}

static bool runs_elsewhere(const struct ir_insn *lambda, const struct ir *ir,
	const struct ir_insn *use)
{
	struct slice interface = name_slice(ir->world->classes[lambda->type.klass]->name);
	bool is_task = slice_equal(interface, SLICE("java/lang/Runnable")) ||
		slice_equal(interface, SLICE("java/util/concurrent/Callable"));
	if (use->op != IR_INVOKE || use->sub == OP_invokedynamic)
		return is_task;
	struct member_ref ref = class_member_ref(ir->file, use->constant);
	if (is_task || slice_equal(ref.class_name, SLICE("java/lang/Thread")) ||
		slice_equal(ref.class_name, SLICE("java/util/Timer")))
		return true;
	return slice_has_prefix(ref.class_name, SLICE("java/util/concurrent/")) &&
		!slice_has_prefix(ref.class_name, SLICE("java/util/concurrent/Con")) &&
		!slice_has_prefix(ref.class_name, SLICE("java/util/concurrent/Copy")) &&
		!slice_has_prefix(ref.class_name, SLICE("java/util/concurrent/atomic/"));
}

static bool has_parallel_stream(const struct ir *ir)
{
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		const struct ir_insn *insn = ir_at(ir, i);
		if (insn->op != IR_INVOKE || insn->sub == OP_invokedynamic)
			continue;
		struct member_ref ref = class_member_ref(ir->file, insn->constant);
		if (slice_equal(ref.name, SLICE("parallelStream")) ||
			slice_equal(ref.name, SLICE("parallel")))
			return true;
	}
	return false;
}

static void raise_use(_Atomic uint8_t *at, uint8_t use)
{
	uint8_t old = atomic_load_explicit(at, memory_order_relaxed);
	while (old < use && !atomic_compare_exchange_weak(at, &old, use))
		;
}

enum lambda_use lambda_use_at(const struct ir *ir, uint32_t lambda)
{
	const struct ir_insn *insn = ir_at(ir, lambda);
	if (insn->type.kind != KIND_CLASS || !insn->type.klass || has_parallel_stream(ir))
		return LAMBDA_ELSEWHERE;
	for (uint32_t k = ir->uses_start[lambda]; k < ir->uses_start[lambda + 1]; k++)
		if (runs_elsewhere(insn, ir, ir_at(ir, ir->uses[k])))
			return LAMBDA_ELSEWHERE;
	return LAMBDA_HERE;
}

void lambdas_collect(struct sv_method *m)
{
	const struct ir *ir = m->ir;
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		const struct ir_insn *insn = ir_at(ir, i);
		if (insn->op != IR_INVOKE || insn->sub != OP_invokedynamic || insn->type.kind != KIND_CLASS)
			continue;
		const struct method *body = lambda_implementation(ir, insn);
		if (!body)
			continue;
		raise_use(&m->sv->lambdas[body->id], (uint8_t)lambda_use_at(ir, i));
	}
}
