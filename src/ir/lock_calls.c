// What instructions do to locks: monitors by themselves, calls by the models.
#include "ir/build.h"
#include "model/model.h"

const char *const lock_mode_names[] = {
	[LOCK_MONITOR] = "monitor",
	[LOCK_EXCLUSIVE] = "exclusive",
	[LOCK_READ] = "read",
	[LOCK_WRITE] = "write",
	[LOCK_SOME] = "lock",
};

static const uint8_t actions[] = {
	[MODEL_ACQUIRE] = LOCK_ACQUIRE,
	[MODEL_TRY] = LOCK_TRY,
	[MODEL_CONVERT] = LOCK_CONVERT,
	[MODEL_RELEASE] = LOCK_RELEASE,
	[MODEL_VIEW] = LOCK_VIEW,
	[MODEL_WAIT] = LOCK_WAIT,
	[MODEL_SIGNAL] = LOCK_NOTIFY,
};

static const uint8_t modes[MODEL_N_LOCKS] = {
	[MODEL_LOCK_MONITOR] = LOCK_MONITOR,
	[MODEL_LOCK_EXCLUSIVE] = LOCK_EXCLUSIVE,
	[MODEL_LOCK_READ] = LOCK_READ,
	[MODEL_LOCK_WRITE] = LOCK_WRITE,
	[MODEL_LOCK_SOME] = LOCK_SOME,
	[MODEL_LOCK_PERMIT] = LOCK_SOME,
	[MODEL_LOCK_CLASS] = LOCK_SOME,
};

static struct lock_effect effect_of_call(const struct ir *ir, const struct ir_insn *insn)
{
	struct lock_effect nothing = { 0 };
	if (!ir_invoke_has_receiver(insn))
		return nothing;
	const struct ref_info *known = refs_remembered(ir, insn->constant);
	if (known && known->is_known && !known->may_lock)
		return nothing;
	struct member_ref ref = class_member_ref(ir->file, insn->constant);
	struct ir_type type = ir_at(ir, ir_arg(ir, insn, 0))->type;
	bool is_class = type.kind == KIND_CLASS && type.klass;
	uint8_t mode;
	// A Lock that was allocated as a ReentrantLock is one: the type of the receiver first.
	const struct model_effect *effect = model_lock_call(ir->world->models, ir->world,
		is_class ? ir->world->classes[type.klass] : NULL, &ref, &mode);
	if (!effect)
		return nothing;
	uint8_t flags = (effect->flags & MODEL_INTERRUPTIBLE ? LOCK_INTERRUPTIBLE : 0) |
		(effect->flags & MODEL_TIMED ? LOCK_TIMED : 0);
	return (struct lock_effect){ actions[effect->kind], modes[mode], flags,
		(effect->flags & MODEL_STAMPED) != 0 };
}

struct lock_effect lock_effect(const struct ir *ir, uint32_t i)
{
	const struct ir_insn *insn = ir_at(ir, i);
	switch (insn->op) {
	case IR_MONITOR_ENTER:
		return (struct lock_effect){ LOCK_ACQUIRE, LOCK_MONITOR, 0, 0 };
	case IR_MONITOR_EXIT:
		return (struct lock_effect){ LOCK_RELEASE, LOCK_MONITOR, 0, 0 };
	case IR_INVOKE:
		return effect_of_call(ir, insn);
	default:
		return (struct lock_effect){ 0 };
	}
}
