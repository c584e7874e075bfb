// What calls of library classes that no model describes do with their object: a method that returns nothing and
// puts a plain field of its own `this`, itself or by methods that it calls on `this`, writes it; one that
// gets such a field reads it. So two threads that share a checksum or a counting stream are seen.
//
// Methods that return something may only remember what they found out (hash codes, texts), and those that
// lock know of threads: neither writes.
#include "access/internal.h"

#include <stdlib.h>

#include "base/map.h"

#define MAX_DEPTH 4

struct states {
	const struct bodies *bodies;
	struct ir_builder *builder;
	struct map known; // method id: enum state_use
};

struct states *states_new(const struct bodies *bodies)
{
	struct states *states = xcalloc(1, sizeof(*states));
	states->bodies = bodies;
	states->builder = ir_builder_new(bodies->world);
	return states;
}

void states_free(struct states *states)
{
	ir_builder_free(states->builder);
	map_release(&states->known);
	free(states);
}

static bool is_this(const struct ir *ir, uint32_t value)
{
	return ir_at(ir, value)->op == IR_PARAM && value == 1;
}

static bool is_plain_field(const struct ir *ir, const struct ir_insn *insn)
{
	const struct field *field = ir_resolved_field(ir, insn);
	return field && !(field->access & (ACC_VOLATILE | ACC_FINAL | ACC_STATIC));
}

typedef VEC(const struct method *) method_list;

// The most that any of its own instructions does, and what it calls on `this`.
static enum state_use look_at(const struct ir *ir, method_list *calls)
{
	enum state_use most = STATE_NONE;
	for (uint32_t i = 1; i <= ir->n_insns && most < STATE_LOCKS; i++) {
		const struct ir_insn *insn = ir_at(ir, i);
		enum state_use use = insn->op == IR_MONITOR_ENTER ? STATE_LOCKS : STATE_NONE;
		if (insn->n_args && is_this(ir, ir_arg(ir, insn, 0))) {
			if (insn->op == IR_PUT_FIELD && is_plain_field(ir, insn))
				use = STATE_WRITES;
			else if (insn->op == IR_GET_FIELD && is_plain_field(ir, insn))
				use = STATE_READS;
			else if (insn->op == IR_INVOKE && ir_invoke_has_receiver(insn) &&
				ir_resolved_method(ir, insn))
				vec_push(calls, ir_resolved_method(ir, insn));
		}
		most = use > most ? use : most;
	}
	return most;
}

static enum state_use look_into(struct states *states, const struct method *method, uint32_t depth)
{
	struct err err = ERR_INIT;
	struct arena arena;
	method_list calls = { 0 };
	enum state_use most = STATE_NONE;
	if (method_is_synchronized(method))
		return STATE_LOCKS;
	if (!method->member->code || !method->owner->is_opened || method_is_static(method))
		return STATE_NONE;
	arena_init(&arena);
	const struct ir *ir = ir_build(states->builder, method, &arena, &err);
	if (ir)
		most = look_at(ir, &calls);
	arena_release(&arena);
	for (uint32_t i = 0; i < calls.n && depth < MAX_DEPTH && most < STATE_LOCKS; i++) {
		enum state_use use = look_into(states, calls.v[i], depth + 1);
		most = use > most ? use : most;
	}
	vec_release(&calls);
	return most;
}

static bool returns_nothing(const struct method *method)
{
	struct slice descriptor = name_slice(method->descriptor);
	return descriptor.ptr[descriptor.len - 1] == 'V';
}

enum state_use state_use_of(struct states *states, const struct method *method)
{
	bool is_new;
	uint64_t *known = map_put(&states->known, method->id, &is_new);
	if (!is_new)
		return (enum state_use) * known;
	enum state_use use = look_into(states, method, 0);
	if (use == STATE_WRITES && !returns_nothing(method))
		use = STATE_READS;
	*map_put(&states->known, method->id, NULL) = use;
	return use;
}
