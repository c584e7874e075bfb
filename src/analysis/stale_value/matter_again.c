// if (x != null) x.use(): read twice, once to look whether there is something and once to use it. Where
// somebody sets it to null, it may be gone by then.
#include "analysis/stale_value/judge.h"

#include "analysis/stale_value/fields.h"
#include "analysis/stale_value/op.h"
#include "analysis/stale_value/place.h"

// Does the look at a say, on the way to b, that it is not null?
static bool is_found(const struct ir *ir, const struct op *a, const struct op *b)
{
	for (uint32_t k = ir->uses_start[a->insn]; k < ir->uses_start[a->insn + 1]; k++) {
		const struct ir_insn *use = ir_at(ir, ir->uses[k]);
		const struct ir_block *block = &ir->blocks[ir->block_of[ir->uses[k]]];
		if (use->op != IR_IF || (use->sub != OP_ifnull && use->sub != OP_ifnonnull) ||
			block->n_normal_succs != 2)
			continue;
		uint32_t way = block->succs[use->sub == OP_ifnull ? 1 : 0].to;
		if (block->succs[0].to != block->succs[1].to && ir->blocks[way].n_preds == 1 &&
			ir_dominates(ir, way, ir->block_of[b->insn]))
			return true;
	}
	return false;
}

// ---- Optional: if (x.isPresent()) use(x.get()) ------------------------------------------------

static bool is_optional(const struct field *field)
{
	return slice_has_prefix(name_slice(field->descriptor), SLICE("Ljava/util/Optional"));
}

static bool is_asked(const struct ir *ir, uint32_t value, const char *const *names, uint32_t n)
{
	for (uint32_t k = ir->uses_start[value]; k < ir->uses_start[value + 1]; k++) {
		const struct ir_insn *use = ir_at(ir, ir->uses[k]);
		if (use->op != IR_INVOKE || !ir_invoke_has_receiver(use) || ir_arg(ir, use, 0) != value)
			continue;
		struct slice name = class_member_ref(ir->file, use->constant).name;
		for (uint32_t i = 0; i < n; i++)
			if (slice_equal(name, slice_of_string(names[i])))
				return true;
	}
	return false;
}

static bool is_asked_whether(const struct ir *ir, uint32_t value)
{
	static const char *const names[] = { "isPresent", "isEmpty" };
	return is_asked(ir, value, names, sizeof(names) / sizeof(*names));
}

// Which throws where there is nothing.
static bool is_opened(const struct ir *ir, uint32_t value)
{
	static const char *const names[] = { "get", "getAsInt", "getAsLong", "getAsDouble",
		"orElseThrow" };
	return is_asked(ir, value, names, sizeof(names) / sizeof(*names)) &&
		!is_asked_whether(ir, value);
}

// ---- a list or array that is replaced: if (!x.isEmpty()) use(x.get(0)) ------------------------

static bool is_list(const struct field *field)
{
	struct slice type = name_slice(field->descriptor);
	return type.ptr[0] == '[' || slice_equal(type, SLICE("Ljava/util/List;"));
}

static bool is_asked_how_many(const struct ir *ir, uint32_t value)
{
	static const char *const names[] = { "size", "isEmpty" };
	for (uint32_t k = ir->uses_start[value]; k < ir->uses_start[value + 1]; k++)
		if (ir_at(ir, ir->uses[k])->op == IR_ARRAY_LENGTH)
			return true;
	return is_asked(ir, value, names, sizeof(names) / sizeof(*names));
}

// By an index, or the first one; which throws where there are not so many.
static bool is_indexed(const struct ir *ir, uint32_t value)
{
	static const char *const names[] = { "get", "getFirst", "getLast" };
	for (uint32_t k = ir->uses_start[value]; k < ir->uses_start[value + 1]; k++)
		if (ir_at(ir, ir->uses[k])->op == IR_ARRAY_LOAD)
			return true;
	return is_asked(ir, value, names, sizeof(names) / sizeof(*names));
}

// Is an element taken without asking how many there are?
static bool is_trusted_to_have(const struct ir *ir, uint32_t value)
{
	return is_indexed(ir, value) && !is_asked_how_many(ir, value);
}

// ---- a map: if (map.containsKey(k)) use(map.get(k)), by two steps that each take the lock --------

// Does a say, on the way to b, that there is something for the key?
static bool is_there(const struct ir *ir, const struct op *a, const struct op *b)
{
	if (type_is_reference(ir_at(ir, a->insn)->type))
		return is_found(ir, a, b);
	bool is_raw = !a->callee || a->effect.is_raw; // else: which answer says so is not known
	for (uint32_t k = ir->uses_start[a->insn]; k < ir->uses_start[a->insn + 1]; k++) {
		const struct ir_insn *use = ir_at(ir, ir->uses[k]);
		const struct ir_block *block = &ir->blocks[ir->block_of[ir->uses[k]]];
		if (use->op != IR_IF || (use->sub != OP_ifeq && use->sub != OP_ifne) ||
			block->n_normal_succs != 2 || block->succs[0].to == block->succs[1].to)
			continue;
		for (uint32_t i = 0; i < 2; i++) {
			uint32_t way = block->succs[i].to;
			if ((!is_raw || i == (use->sub == OP_ifeq ? 1 : 0)) && ir->blocks[way].n_preds == 1 &&
				ir_dominates(ir, way, ir->block_of[b->insn]))
				return true;
		}
	}
	return false;
}

// !map.containsKey(k), by a callee: its answer, where it looks at nothing else.
static bool is_about_key(const struct sv_method *m, const struct op *a)
{
	if (a->effect.is_inspected || type_is_reference(ir_at(m->ir, a->insn)->type))
		return false;
	for (uint32_t i = 0; i < m->n_ops; i++)
		if (m->ops[i].insn == a->insn && !place_is_same(&m->ops[i].effect.cell, &a->effect.cell))
			return false;
	return true;
}

static bool is_looked_up_again(struct sv_method *m, const struct op *a, const struct op *b)
{
	bool is_raw = !a->callee || a->effect.is_raw;
	if (!is_raw && !is_about_key(m, a))
		return false;
	return a->key && b->key && a->effect.verb == VERB_READ &&
		place_is_same(&a->effect.cell, &b->effect.cell) && is_there(m->ir, a, b) &&
		keys_are_same(m, a, b);
}

// ---- all --------------------------------------------------------------------------------------

static bool is_plain_read(const struct ir *ir, const struct op *op)
{
	return op->effect.verb == VERB_READ && type_is_reference(ir_at(ir, op->insn)->type) &&
		(!op->callee || op->effect.is_raw);
}

bool matter_is_used_again(const struct sv_method *m, const struct op *b)
{
	const struct field *field = place_field(m->ir->world, &b->effect.cell);
	bool is_needed = b->callee && b->effect.is_needed;
	if (!field || (!is_needed && !is_plain_read(m->ir, b)))
		return false;
	uint32_t flags = atomic_load_explicit(&m->sv->fields[field->id].flags, memory_order_relaxed);
	if (b->effect.is_lookup)
		return b->key && (flags & FIELD_SHRINKS) &&
			(is_needed || matter_is_dereferenced(m->ir, b->insn));
	if (is_optional(field))
		return (flags & FIELD_EMPTIED) && is_opened(m->ir, b->insn);
	if (is_list(field) && (flags & FIELD_REPLACED) && is_trusted_to_have(m->ir, b->insn))
		return true;
	return (flags & FIELD_NULLED) && matter_is_dereferenced(m->ir, b->insn);
}

bool matter_of_use(struct sv_method *m, const struct op *a, const struct op *b)
{
	const struct ir *ir = m->ir;
	const struct field *field = place_field(ir->world, &b->effect.cell);
	if (b->effect.is_lookup)
		return is_looked_up_again(m, a, b);
	if (!field || !is_plain_read(ir, a) || !place_is_same(&a->effect.cell, &b->effect.cell))
		return false;
	if (is_optional(field))
		return is_asked_whether(ir, a->insn);
	return is_found(ir, a, b) ||
		(is_list(field) && is_asked_how_many(ir, a->insn) && is_trusted_to_have(ir, b->insn));
}
