// What instructions do to locks, by the table lock_calls.def.
//
// Nearly all calls are turned away by the length and the first letter of the method's name; only
// then is the class of the receiver looked up.
#include "base/intern.h"
#include "ir/build.h"

const char *const lock_mode_names[] = {
	[LOCK_MONITOR] = "monitor",
	[LOCK_EXCLUSIVE] = "exclusive",
	[LOCK_READ] = "read",
	[LOCK_WRITE] = "write",
	[LOCK_SOME] = "lock",
};

enum lock_group {
	GROUP_NONE,
	GROUP_LOCK,
	GROUP_READ_WRITE,
	GROUP_STAMPED,
	GROUP_CONDITION,
	GROUP_OBJECT
};

#define INTERRUPTIBLE LOCK_INTERRUPTIBLE
#define TIMED LOCK_TIMED
#define CLASS_DECIDES 0xff // LOCK_CALL's mode CLASS

static const struct lock_class {
	uint8_t group, mode;
	struct slice name;
} lock_classes[] = {
#define LOCK_CLASS(group, mode, name) \
	{ GROUP_##group, LOCK_##mode, { (const uint8_t *)name, sizeof(name) - 1 } },
#include "ir/lock_calls.def"
};
#define N_LOCK_CLASSES (sizeof(lock_classes) / sizeof(*lock_classes))

static const struct lock_call {
	uint8_t group, action, mode, flags;
	uint8_t name_len, parameters_len;
	const char *name, *parameters;
} lock_calls[] = {
#define MODE_CLASS CLASS_DECIDES
#define MODE_SOME LOCK_SOME
#define MODE_READ LOCK_READ
#define MODE_WRITE LOCK_WRITE
#define MODE_MONITOR LOCK_MONITOR
#define LOCK_CALL(group, name, parameters, action, mode, flags)                                   \
	{ GROUP_##group, LOCK_##action, MODE_##mode, flags, sizeof(name) - 1, sizeof(parameters) - 1, \
		name, parameters },
#include "ir/lock_calls.def"
};
#define N_LOCK_CALLS (sizeof(lock_calls) / sizeof(*lock_calls))

// ---- names ----------------------------------------------------------------------------------

// Can a method of the table have that name? Cheap, and right for all but a few others.
bool name_may_lock(struct slice name)
{
	if (name.len < 4 || name.len > 26)
		return false;
	switch (name.ptr[0]) {
	case 'l':
		return name.ptr[1] == 'o' && name.ptr[2] == 'c';
	case 'u':
		return name.ptr[1] == 'n' && name.ptr[2] == 'l';
	case 't':
		return name.ptr[1] == 'r' && name.ptr[2] == 'y';
	case 'r':
		return name.len >= 8 && name.ptr[4] == 'L';
	case 'w':
		return name.ptr[1] == 'a' || (name.len >= 9 && name.ptr[5] == 'L');
	case 'a':
		return name.ptr[1] == 'w' || (name.ptr[1] == 's' && name.len >= 10);
	case 's':
		return name.ptr[1] == 'i' && name.ptr[2] == 'g';
	case 'n':
		return name.ptr[1] == 'o' && name.ptr[2] == 't';
	default:
		return false;
	}
}

static bool is_call(const struct lock_call *call, const struct member_ref *ref)
{
	return call->name_len == ref->name.len &&
		memcmp(call->name, ref->name.ptr, call->name_len) == 0 &&
		slice_has_prefix(ref->descriptor, slice_of(call->parameters, call->parameters_len));
}

// ---- classes --------------------------------------------------------------------------------

static const struct lock_class *class_named(struct slice name)
{
	for (uint32_t i = 0; i < N_LOCK_CLASSES; i++)
		if (slice_equal(lock_classes[i].name, name))
			return &lock_classes[i];
	return NULL;
}

static const struct lock_class *class_of_klass(const struct world *world, const struct klass *klass)
{
	const struct lock_class *found = class_named(name_slice(klass->name));
	for (uint32_t i = 0; i < N_LOCK_CLASSES && !found; i++) {
		const struct klass *super = world_loaded(world, lock_classes[i].name);
		if (super && klass_is_subtype(klass, super))
			found = &lock_classes[i];
	}
	return found;
}

// By the class that the reference names, made more exact by the type of the receiver: a Lock that
// was allocated as a ReentrantLock is one.
static const struct lock_class *class_of_receiver(const struct ir *ir, const struct ir_insn *insn,
	struct slice class_name)
{
	struct ir_type type = ir_at(ir, ir_arg(ir, insn, 0))->type;
	if (type.kind == KIND_CLASS && type.klass) {
		const struct lock_class *found = class_of_klass(ir->world, ir->world->classes[type.klass]);
		if (found)
			return found;
	}
	const struct lock_class *found = class_named(class_name);
	if (found)
		return found;
	const struct klass *klass = world_loaded(ir->world, class_name);
	return klass ? class_of_klass(ir->world, klass) : NULL;
}

// ---- effects --------------------------------------------------------------------------------

static struct lock_effect effect_of_call(const struct ir *ir, const struct ir_insn *insn)
{
	struct lock_effect nothing = { 0 };
	if (!ir_invoke_has_receiver(insn))
		return nothing;
	const struct ref_info *known = refs_remembered(ir, insn->constant);
	if (known && known->is_known && !known->may_lock)
		return nothing;
	struct member_ref ref = class_member_ref(ir->file, insn->constant);
	if (!name_may_lock(ref.name))
		return nothing;
	const struct lock_class *owner = NULL;
	bool has_owner = false;
	for (uint32_t i = 0; i < N_LOCK_CALLS; i++) {
		const struct lock_call *call = &lock_calls[i];
		if (!is_call(call, &ref))
			continue;
		if (!has_owner && call->group != GROUP_OBJECT)
			owner = class_of_receiver(ir, insn, ref.class_name);
		has_owner = true;
		if (call->group != GROUP_OBJECT && (!owner || owner->group != call->group))
			continue;
		uint8_t mode = call->mode == CLASS_DECIDES ? owner->mode : call->mode;
		return (
			struct lock_effect){ call->action, mode, call->flags, call->group == GROUP_STAMPED };
	}
	return nothing;
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
