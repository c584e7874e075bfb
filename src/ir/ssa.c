// SSA variables by Braun et al.: the value of a variable at the end of a block is looked up when it
// is read, through the predecessors; where they may disagree a phi is made. A block is sealed when
// all its predecessors have been lifted; phis of unsealed blocks get their operands then.
//
// A block with one predecessor starts with what that one knows, so most reads find a value at once;
// and no phi is made where all predecessors know the same value.
#include "base/bug.h"
#include "ir/build.h"

#define MAX_RECURSION 400

static uint32_t *definition(struct ir_builder *b, uint32_t block, uint32_t variable)
{
	size_t row = b->blocks.v[block].number - 1;
	return &b->definitions[row * b->n_variables + variable];
}

uint32_t ssa_end_of_chain(struct ir_builder *b, uint32_t phi)
{
	uint32_t end = phi;
	while (b->insns.v[end].op == IR_PHI && phi_at(b, end)->forward)
		end = phi_at(b, end)->forward;
	while (phi != end) { // shorten the chain for the next time
		struct raw_phi *raw = phi_at(b, phi);
		phi = raw->forward;
		raw->forward = end;
	}
	return end;
}

uint32_t *ssa_begin_block(struct ir_builder *b, uint32_t block)
{
	const struct raw_block *raw = &b->blocks.v[block];
	uint32_t *row = definition(b, block, 0);
	size_t size = sizeof(uint32_t) * b->n_variables;
	if (raw->n_preds == 1 && raw->unfilled == 0)
		memcpy(row, definition(b, b->preds.v[raw->preds], 0), size);
	else
		memset(row, 0, size);
	return row;
}

void ssa_write(struct ir_builder *b, uint32_t block, uint32_t variable, uint32_t value)
{
	*definition(b, block, variable) = value;
}

static uint32_t new_phi(struct ir_builder *b, uint32_t block, uint32_t variable, uint8_t kind)
{
	// References start as null, the least type; types.c raises them.
	bool is_reference = kind == KIND_CLASS || kind == KIND_ARRAY;
	uint32_t phi = emit(b, IR_PHI, 0, b->blocks.v[block].bci,
		type_of_kind(is_reference ? KIND_NULL : (enum ir_kind)kind));
	b->insns.v[phi].aux = b->phis.n;
	vec_push(&b->phis,
		(struct raw_phi){ .block = block, .variable = variable, .next = b->blocks.v[block].phis });
	b->blocks.v[block].phis = phi;
	ssa_write(b, block, variable, phi);
	return phi;
}

static uint32_t read_at(struct ir_builder *b, uint32_t block, uint32_t variable, uint8_t kind,
	uint32_t depth);

static void fill_phi(struct ir_builder *b, uint32_t phi, uint32_t depth)
{
	uint32_t block = phi_at(b, phi)->block, variable = phi_at(b, phi)->variable;
	uint32_t base = b->operands.n;
	uint8_t kind = b->insns.v[phi].type.kind;
	uint32_t preds = b->blocks.v[block].preds, n = b->blocks.v[block].n_preds;

	for (uint32_t i = 0; i < n; i++) {
		uint32_t value = read_at(b, b->preds.v[preds + i], variable, kind, depth);
		vec_push(&b->operands, value);
	}
	b->insns.v[phi].args = b->args.n;
	b->insns.v[phi].n_args = (uint16_t)n;
	for (uint32_t i = 0; i < n; i++)
		vec_push(&b->args, b->operands.v[base + i]);
	b->operands.n = base;
}

// A phi of one value and itself is that value; 0: it is needed.
uint32_t ssa_only_operand(struct ir_builder *b, uint32_t phi)
{
	const struct ir_insn *insn = &b->insns.v[phi];
	uint32_t same = 0;

	for (uint32_t i = 0; i < insn->n_args; i++) {
		uint32_t value = ssa_resolve(b, b->args.v[insn->args + i]);
		if (value == phi || value == same)
			continue;
		if (same)
			return 0;
		same = value;
	}
	return same ? same : UNDEFINED; // only reachable from itself
}

static uint32_t drop_if_trivial(struct ir_builder *b, uint32_t phi)
{
	uint32_t same = ssa_only_operand(b, phi);
	if (!same)
		return phi;
	struct raw_phi *raw = phi_at(b, phi);
	raw->forward = same;
	uint32_t *slot = definition(b, raw->block, raw->variable);
	if (*slot == phi)
		*slot = same;
	return same;
}

// The value with which all predecessors end; 0: they differ, or some would have to look for it.
static uint32_t shared_value(struct ir_builder *b, const struct raw_block *block, uint32_t variable)
{
	uint32_t same = 0;
	for (uint32_t i = 0; i < block->n_preds; i++) {
		uint32_t value = *definition(b, b->preds.v[block->preds + i], variable);
		value = value ? ssa_resolve(b, value) : 0;
		if (value == 0 || (same && value != same))
			return 0;
		same = value;
	}
	return same;
}

static uint32_t read_through_preds(struct ir_builder *b, uint32_t block, uint32_t variable,
	uint8_t kind, uint32_t depth)
{
	struct raw_block *raw = &b->blocks.v[block];
	if (raw->n_preds == 0) {
		ssa_write(b, block, variable, UNDEFINED);
		return UNDEFINED;
	}
	bool is_sealed = raw->unfilled == 0;
	uint32_t shared = is_sealed ? shared_value(b, raw, variable) : 0;
	if (shared) {
		ssa_write(b, block, variable, shared);
		return shared;
	}
	uint32_t phi = new_phi(b, block, variable, kind);
	if (!is_sealed)
		return phi;
	if (depth >= MAX_RECURSION) {
		vec_push(&b->deferred, phi);
		return phi;
	}
	fill_phi(b, phi, depth + 1);
	return drop_if_trivial(b, phi);
}

static uint32_t read_at(struct ir_builder *b, uint32_t block, uint32_t variable, uint8_t kind,
	uint32_t depth)
{
	uint32_t base = b->read_path.n, value;

	// Up the chain of only predecessors.
	while (!(value = *definition(b, block, variable))) {
		const struct raw_block *raw = &b->blocks.v[block];
		if (raw->n_preds != 1 || raw->unfilled)
			break;
		vec_push(&b->read_path, block);
		block = b->preds.v[raw->preds];
	}
	value = value ? ssa_resolve(b, value) : read_through_preds(b, block, variable, kind, depth);
	while (b->read_path.n > base)
		ssa_write(b, vec_pop(&b->read_path), variable, value);
	return value;
}

uint32_t ssa_read(struct ir_builder *b, uint32_t block, uint32_t variable, uint8_t kind)
{
	return read_at(b, block, variable, kind, 0);
}

// The phi of that variable at the start of the block, made without changing its value at the end.
static uint32_t phi_at_start(struct ir_builder *b, uint32_t block, uint32_t variable, uint8_t kind)
{
	for (uint32_t phi = b->blocks.v[block].phis; phi; phi = phi_at(b, phi)->next)
		if (phi_at(b, phi)->variable == variable)
			return ssa_resolve(b, phi);
	uint32_t at_end = *definition(b, block, variable);
	uint32_t phi = new_phi(b, block, variable, kind);
	if (at_end)
		ssa_write(b, block, variable, at_end);
	fill_phi(b, phi, 0);
	return drop_if_trivial(b, phi);
}

uint32_t ssa_read_start(struct ir_builder *b, uint32_t block, uint32_t variable, uint8_t kind)
{
	const struct raw_block *raw = &b->blocks.v[block];
	if (raw->n_preds == 0)
		return UNDEFINED;
	if (raw->n_preds == 1)
		return ssa_read(b, b->preds.v[raw->preds], variable, kind);
	return phi_at_start(b, block, variable, kind);
}

static void seal(struct ir_builder *b, uint32_t block)
{
	for (uint32_t phi = b->blocks.v[block].phis; phi; phi = phi_at(b, phi)->next) {
		if (b->insns.v[phi].args || phi_at(b, phi)->forward)
			continue;
		fill_phi(b, phi, 0);
		drop_if_trivial(b, phi);
	}
}

void ssa_filled(struct ir_builder *b, uint32_t block)
{
	const struct raw_block *raw = &b->blocks.v[block];
	uint32_t succs = raw->succs, n = raw->n_succs;
	b->blocks.v[block].is_filled = true;
	for (uint32_t i = 0; i < n; i++) {
		uint32_t to = b->edges.v[succs + i].to;
		if (--b->blocks.v[to].unfilled == 0)
			seal(b, to);
	}
}

void ssa_finish_deferred(struct ir_builder *b)
{
	while (b->deferred.n) {
		uint32_t phi = vec_pop(&b->deferred);
		if (b->insns.v[phi].args == 0)
			fill_phi(b, phi, 0);
	}
}
