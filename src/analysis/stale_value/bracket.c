// Locks that a library has made for itself: index.lock.acquireWrite(); try { ... } finally { index.lock.releaseWrite(); }.
// Whom they keep out is not known; a doubt, no more. They are known by what they and their methods are called.
#include "analysis/stale_value/judge.h"

static bool has_word(struct slice text, const char *const *words, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++) {
		struct slice word = slice_of_string(words[i]);
		for (size_t at = 0; at + word.len <= text.len; at++)
			if (memcmp(text.ptr + at, word.ptr, word.len) == 0)
				return true;
	}
	return false;
}

static bool is_lock_class(const struct ir *ir, uint32_t value)
{
	static const char *const words[] = { "Lock", "Latch", "Mutex", "Monitor" };
	struct ir_type type = ir_at(ir, value)->type;
	const struct klass *klass = type.kind == KIND_CLASS && type.klass
		? ir->world->classes[type.klass]
		: NULL;
	return klass && (klass->role == ROLE_INPUT || klass_is_phantom(klass)) &&
		has_word(name_slice(klass->name), words, sizeof(words) / sizeof(*words));
}

// The lock that the call is made on, if it is one of these; 0: none.
static uint32_t lock_of_call(const struct ir *ir, const struct ir_insn *call)
{
	if (call->op != IR_INVOKE || call->sub == OP_invokedynamic || !ir_invoke_has_receiver(call) ||
		call->aux)
		return 0;
	return is_lock_class(ir, ir_arg(ir, call, 0)) ? ir_arg(ir, call, 0) : 0;
}

static bool is_taking(const struct ir *ir, const struct ir_insn *call)
{
	static const char *const words[] = { "lock", "acquire", "enter", "latch" };
	struct slice name = class_member_ref(ir->file, call->constant).name;
	return has_word(name, words, sizeof(words) / sizeof(*words));
}

static bool is_giving(const struct ir *ir, const struct ir_insn *call)
{
	static const char *const words[] = { "unlock", "release", "leave", "exit", "unlatch" };
	struct slice name = class_member_ref(ir->file, call->constant).name;
	return has_word(name, words, sizeof(words) / sizeof(*words));
}

// Is it given back after b, and not between a and b?
static bool is_closed_after(const struct sv_method *m, const struct place *lock, const struct op *a,
	const struct op *b)
{
	const struct ir *ir = m->ir;
	bool found = false;
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		uint32_t value = lock_of_call(ir, ir_at(ir, i));
		if (!value || !is_giving(ir, ir_at(ir, i)))
			continue;
		struct place place = place_of_value(m, value);
		if (!place_equal(&place, lock))
			continue;
		if (flow_reaches(m->flow, a->insn, i, 0) && flow_reaches(m->flow, i, b->insn, a->insn))
			return false;
		found |= flow_reaches(m->flow, b->insn, i, 0);
	}
	return found;
}

bool bracket_is_around(const struct sv_method *m, const struct op *a, const struct op *b)
{
	const struct ir *ir = m->ir;
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		uint32_t value = lock_of_call(ir, ir_at(ir, i));
		if (!value || !is_taking(ir, ir_at(ir, i)) || is_giving(ir, ir_at(ir, i)) ||
			!ir_insn_dominates(ir, i, a->insn) || !ir_insn_dominates(ir, i, b->insn))
			continue;
		struct place place = place_of_value(m, value);
		if (place.root != ROOT_NONE && is_closed_after(m, &place, a, b))
			return true;
	}
	return false;
}
