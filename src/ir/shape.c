// The blocks of the bytecode. The code is cut into spans at branch targets, behind branches, at the
// borders of exception ranges, and, inside exception ranges, before a store to a local variable
// that follows something that can throw: so all that can throw in a block sees the same local
// variables, namely those at the block's end, and an exceptional edge needs one value for each.
//
// A span becomes one block for each jsr context in which it is reached: subroutines are inlined.
#include "base/bug.h"
#include "ir/build.h"

#define MAX_CONTEXT_DEPTH 32
#define MAX_CONTEXTS 4096
#define MAX_BLOCKS 200000
#define MAX_HANDLER_WORK 50000000 // (block, handler) pairs looked at in one method

bool lift_fail(struct ir_builder *b, uint32_t bci, enum err_kind kind, const char *why)
{
	return err_set(b->err, kind, "bytecode %u: %s", bci, why);
}

enum {
	ENDS = 1,   // its block
	THROWS = 2, // may
	STORES = 4, // to a local variable
};

static const uint8_t effects[N_OPCODES] = {
	[OP_ldc... OP_ldc2_w] = THROWS, // of a class, a method handle or a dynamic constant
	[OP_iaload... OP_saload] = THROWS,
	[OP_istore... OP_astore_3] = STORES,
	[OP_iastore... OP_sastore] = THROWS,
	[OP_idiv] = THROWS,
	[OP_ldiv] = THROWS,
	[OP_irem] = THROWS,
	[OP_lrem] = THROWS,
	[OP_iinc] = STORES,
	[OP_ifeq... OP_return] = ENDS,
	[OP_getstatic... OP_arraylength] = THROWS,
	[OP_athrow] = ENDS | THROWS,
	[OP_checkcast... OP_monitorexit] = THROWS,
	[OP_multianewarray] = THROWS,
	[OP_ifnull... OP_jsr_w] = ENDS,
};

// Of a wide instruction the one that is widened.
static uint8_t opcode_at(const struct code *code, uint32_t bci)
{
	uint8_t op = code->bytes[bci];
	return op == OP_wide ? code->bytes[bci + 1] : op;
}

// ---- sets of bytecodes ------------------------------------------------------------------------

static uint64_t *new_set(struct ir_builder *b)
{
	return arena_zero(&b->scratch, sizeof(uint64_t) * (b->code->length / 64 + 1));
}

static void add(uint64_t *set, uint32_t bci)
{
	set[bci / 64] |= (uint64_t)1 << bci % 64;
}

static bool has(const uint64_t *set, uint32_t bci)
{
	return set[bci / 64] >> bci % 64 & 1;
}

static void add_range(uint64_t *set, uint32_t start, uint32_t end)
{
	while (start < end && start % 64)
		add(set, start++);
	for (; start + 64 <= end; start += 64)
		set[start / 64] = UINT64_MAX;
	while (start < end)
		add(set, start++);
}

// The last instruction before `end`, which is not 0.
static uint32_t last_start(const struct code *code, uint32_t end)
{
	uint32_t word = (end - 1) / 64;
	uint64_t before = code->starts[word] & (UINT64_MAX >> (63 - (end - 1) % 64));
	while (!before)
		before = code->starts[--word];
	return word * 64 + 63 - (uint32_t)__builtin_clzll(before);
}

// ---- spans ----------------------------------------------------------------------------------

static void mark_switch(struct ir_builder *b, const struct insn *insn)
{
	struct insn_switch s = code_switch(b->code, insn);
	add(b->leaders, s.default_target);
	for (uint32_t i = 0; i < s.n; i++)
		add(b->leaders, switch_target(&s, i));
}

// What an instruction that ends its block leads to.
static void mark_targets(struct ir_builder *b, uint32_t bci)
{
	struct insn insn = code_insn(b->code, bci);
	uint8_t format = opcode_formats[insn.op];
	if (format == OPERAND_BRANCH || format == OPERAND_BRANCH_W)
		add(b->leaders, (uint32_t)insn.a);
	else if (insn.op == OP_tableswitch || insn.op == OP_lookupswitch)
		mark_switch(b, &insn);
	b->has_jsr |= insn.op == OP_jsr || insn.op == OP_jsr_w || insn.op == OP_ret;
	add(b->leaders, insn.next);
}

static void mark_leaders(struct ir_builder *b)
{
	const struct code *code = b->code;
	add(b->leaders, 0);
	for (uint32_t word = 0; word <= code->length / 64; word++)
		for (uint64_t left = code->starts[word]; left; left &= left - 1) {
			uint32_t bci = word * 64 + (uint32_t)__builtin_ctzll(left);
			if (effects[opcode_at(code, bci)] & ENDS)
				mark_targets(b, bci);
		}
}

static void mark_handlers(struct ir_builder *b)
{
	const struct code *code = b->code;
	b->protected = code->n_handlers ? new_set(b) : NULL;
	for (uint32_t i = 0; i < code->n_handlers; i++) {
		const struct handler *h = &code->handlers[i];
		add(b->leaders, h->start);
		add(b->leaders, h->end);
		add(b->leaders, h->target);
		add_range(b->protected, h->start, h->end);
	}
}

// Before a store that follows something that can throw, where there are handlers.
static void cut_before_stores(struct ir_builder *b)
{
	const struct code *code = b->code;
	bool can_throw = false;
	for (uint32_t word = 0; word <= code->length / 64; word++) {
		for (uint64_t left = code->starts[word]; left; left &= left - 1) {
			uint32_t bci = word * 64 + (uint32_t)__builtin_ctzll(left);
			uint8_t effect = effects[opcode_at(code, bci)];
			if (can_throw && effect & STORES && has(b->protected, bci))
				add(b->leaders, bci);
			can_throw = (can_throw && !has(b->leaders, bci)) || effect & THROWS;
		}
	}
}

static bool can_throw(const struct code *code, uint32_t start, uint32_t end)
{
	for (uint32_t bci = start; bci < end; bci++)
		if (has(code->starts, bci) && effects[opcode_at(code, bci)] & THROWS)
			return true;
	return false;
}

// From each leader to the next. Whether it can throw only matters where there are handlers.
static void cut_spans(struct ir_builder *b)
{
	const struct code *code = b->code;
	for (uint32_t word = 0; word <= code->length / 64; word++)
		for (uint64_t left = b->leaders[word] & code->starts[word]; left; left &= left - 1) {
			uint32_t start = word * 64 + (uint32_t)__builtin_ctzll(left);
			b->span_at[start] = b->spans.n;
			vec_push(&b->spans, (struct span){ .start = start });
		}
	for (uint32_t i = 0; i < b->spans.n; i++) {
		struct span *span = &b->spans.v[i];
		span->end = i + 1 < b->spans.n ? span[1].start : code->length;
		span->last = last_start(code, span->end);
		span->can_throw = b->protected && can_throw(code, span->start, span->end);
	}
}

// ---- blocks ---------------------------------------------------------------------------------

static uint32_t new_block(struct ir_builder *b, struct raw_block block)
{
	vec_push(&b->blocks, block);
	vec_push(&b->worklist, b->blocks.n - 1);
	return b->blocks.n - 1;
}

// bits: 1 pad, 17 context, 16 catch type, 17 bytecode
static uint64_t block_key(bool is_pad, uint32_t context, uint32_t catch_type, uint32_t bci)
{
	return (uint64_t)is_pad << 63 | (uint64_t)context << 40 | (uint64_t)catch_type << 20 | bci;
}

static uint32_t block_for(struct ir_builder *b, uint32_t bci, uint32_t context)
{
	INVARIANT(has(b->leaders, bci));
	struct span *span = &b->spans.v[b->span_at[bci]];
	struct raw_block fresh = { .bci = bci,
		.end = span->end,
		.last = span->last,
		.context = context,
		.can_throw = span->can_throw };
	if (context == 0) {
		if (!span->block)
			span->block = new_block(b, fresh) + 1;
		return span->block - 1;
	}
	bool is_new;
	uint64_t *slot = map_put(&b->keyed_blocks, block_key(false, context, 0, bci), &is_new);
	if (is_new)
		*slot = new_block(b, fresh);
	return (uint32_t)*slot;
}

static uint32_t pad_for(struct ir_builder *b, const struct handler *h, uint32_t context)
{
	bool is_new;
	uint64_t *slot = map_put(&b->keyed_blocks, block_key(true, context, h->catch_type, h->target),
		&is_new);
	if (is_new)
		*slot = new_block(b,
			(struct raw_block){ .kind = RAW_PAD,
				.bci = h->target,
				.end = h->target,
				.last = h->target,
				.context = context,
				.catch_type = h->catch_type });
	return (uint32_t)*slot;
}

static void add_edge(struct ir_builder *b, uint32_t from, struct raw_edge edge)
{
	struct raw_block *block = &b->blocks.v[from];
	// Switches may have many cases with one target, ranges the same handler twice: one edge each
	// for normal ones (phis do not care), one in all for exceptional ones.
	if (edge.is_exceptional)
		for (uint32_t i = block->n_normal; i < block->n_succs; i++)
			if (b->edges.v[block->succs + i].to == edge.to)
				return;
	vec_push(&b->edges, edge);
	block->n_succs++;
	block->n_normal += !edge.is_exceptional;
}

static void add_normal(struct ir_builder *b, uint32_t from, uint32_t bci)
{
	uint32_t to = block_for(b, bci, b->blocks.v[from].context);
	add_edge(b, from, (struct raw_edge){ .to = to });
}

static bool add_jsr(struct ir_builder *b, uint32_t from, const struct insn *insn)
{
	uint32_t parent = b->blocks.v[from].context, context = 0, target = (uint32_t)insn->a;

	// No subroutine calls itself (JVMS 4.10.2.5). Where it looks like it, the subroutine was left
	// without a ret, by a handler or a jump, together with all that it had called.
	for (uint32_t c = parent; c; c = b->contexts.v[c].parent)
		if (b->contexts.v[c].target == target)
			parent = b->contexts.v[c].parent;
	struct jsr_context fresh = { parent, target, insn->next, b->contexts.v[parent].depth + 1 };
	if (fresh.depth > MAX_CONTEXT_DEPTH || b->contexts.n > MAX_CONTEXTS)
		return lift_fail(b, insn->bci, ERR_UNSUPPORTED, "subroutines nested too deeply");
	for (uint32_t c = 1; c < b->contexts.n && !context; c++)
		if (b->contexts.v[c].parent == parent && b->contexts.v[c].return_to == fresh.return_to)
			context = c;
	if (!context) {
		context = b->contexts.n;
		vec_push(&b->contexts, fresh);
	}
	add_edge(b, from, (struct raw_edge){ .to = block_for(b, fresh.target, context) });
	return true;
}

static bool add_ret(struct ir_builder *b, uint32_t from, uint32_t bci)
{
	uint32_t context = b->blocks.v[from].context;
	if (context == 0)
		return lift_fail(b, bci, ERR_INPUT, "ret outside of a subroutine");
	struct jsr_context returning = b->contexts.v[context];
	if (returning.return_to >= b->code->length)
		return lift_fail(b, bci, ERR_INPUT, "subroutine returns behind the end of the code");
	add_edge(b, from,
		(struct raw_edge){ .to = block_for(b, returning.return_to, returning.parent) });
	return true;
}

static void add_switch(struct ir_builder *b, uint32_t from, const struct insn *insn)
{
	struct insn_switch s = code_switch(b->code, insn);
	for (uint32_t i = 0; i < s.n; i++)
		add_normal(b, from, switch_target(&s, i));
	add_normal(b, from, s.default_target);
}

static bool falls_through(uint8_t op)
{
	return !(op == OP_goto || op == OP_goto_w || op == OP_athrow ||
		(op >= OP_ireturn && op <= OP_return));
}

static bool add_normal_edges(struct ir_builder *b, uint32_t from)
{
	uint32_t last = b->blocks.v[from].last, end = b->blocks.v[from].end;
	struct insn insn = code_insn(b->code, last);

	switch (insn.op) {
	case OP_jsr:
	case OP_jsr_w:
		return add_jsr(b, from, &insn);
	case OP_ret:
		return add_ret(b, from, last);
	case OP_tableswitch:
	case OP_lookupswitch:
		add_switch(b, from, &insn);
		return true;
	default:
		break;
	}
	uint8_t format = opcode_formats[insn.op];
	if (format == OPERAND_BRANCH || format == OPERAND_BRANCH_W)
		add_normal(b, from, (uint32_t)insn.a);
	if (!falls_through(insn.op))
		return true;
	if (end >= b->code->length)
		return lift_fail(b, last, ERR_INPUT, "execution falls off the end of the code");
	add_normal(b, from, end);
	return true;
}

static bool add_exceptional_edges(struct ir_builder *b, uint32_t from)
{
	uint32_t bci = b->blocks.v[from].bci, context = b->blocks.v[from].context;
	if (!b->blocks.v[from].can_throw || !has(b->protected, bci))
		return true;
	b->handler_work += b->code->n_handlers;
	if (b->handler_work > MAX_HANDLER_WORK)
		return lift_fail(b, bci, ERR_BUDGET, "too many exception handlers");
	for (uint32_t i = 0; i < b->code->n_handlers; i++) {
		const struct handler *h = &b->code->handlers[i];
		if (bci < h->start || bci >= h->end)
			continue;
		uint32_t to = pad_for(b, h, context);
		add_edge(b, from, (struct raw_edge){ to, h->catch_type, true });
		if (h->catch_type == 0)
			break; // nothing gets past it
	}
	return true;
}

static bool find_blocks(struct ir_builder *b)
{
	uint32_t entry = new_block(b, (struct raw_block){ .kind = RAW_ENTRY });

	while (b->worklist.n) {
		uint32_t i = vec_pop(&b->worklist);
		b->blocks.v[i].succs = b->edges.n;
		if (i == entry) {
			add_normal(b, i, 0);
		} else if (b->blocks.v[i].kind == RAW_PAD) {
			add_normal(b, i, b->blocks.v[i].bci);
		} else {
			if (!add_normal_edges(b, i) || !add_exceptional_edges(b, i))
				return false;
		}
		if (b->blocks.n > MAX_BLOCKS)
			return lift_fail(b, 0, ERR_BUDGET, "too many blocks");
	}
	return true;
}

// ---- order ----------------------------------------------------------------------------------

// Reverse postorder by an iterative depth-first search; successors are visited last to first so
// that the order follows the code.
static void order_blocks(struct ir_builder *b)
{
	uint32_t *next = arena_zero(&b->scratch, sizeof(uint32_t) * b->blocks.n);
	vec_push(&b->worklist, 0);
	b->blocks.v[0].number = 1; // means visited for now
	while (b->worklist.n) {
		uint32_t i = b->worklist.v[b->worklist.n - 1];
		struct raw_block *block = &b->blocks.v[i];
		if (next[i] == block->n_succs) {
			vec_push(&b->order, i);
			b->worklist.n--;
			continue;
		}
		uint32_t to = b->edges.v[block->succs + block->n_succs - 1 - next[i]++].to;
		if (!b->blocks.v[to].number) {
			b->blocks.v[to].number = 1;
			vec_push(&b->worklist, to);
		}
	}
	for (uint32_t i = 0; i < b->order.n / 2; i++) {
		uint32_t other = b->order.v[b->order.n - 1 - i];
		b->order.v[b->order.n - 1 - i] = b->order.v[i];
		b->order.v[i] = other;
	}
	for (uint32_t i = 0; i < b->order.n; i++)
		b->blocks.v[b->order.v[i]].number = i + 1;
}

// Predecessors in reverse postorder of the blocks they come from.
static void find_preds(struct ir_builder *b)
{
	for (uint32_t e = 0; e < b->edges.n; e++)
		b->blocks.v[b->edges.v[e].to].n_preds++;
	uint32_t total = 0;
	for (uint32_t i = 0; i < b->blocks.n; i++) {
		struct raw_block *block = &b->blocks.v[i];
		block->preds = total;
		total += block->n_preds;
		block->unfilled = block->n_preds;
		block->n_preds = 0;
	}
	vec_reserve(&b->preds, total + 1);
	for (uint32_t k = 0; k < b->order.n; k++) {
		const struct raw_block *from = &b->blocks.v[b->order.v[k]];
		for (uint32_t e = 0; e < from->n_succs; e++) {
			struct raw_block *to = &b->blocks.v[b->edges.v[from->succs + e].to];
			b->preds.v[to->preds + to->n_preds++] = b->order.v[k];
		}
	}
}

bool shape_build(struct ir_builder *b)
{
	b->leaders = new_set(b);
	b->span_at = arena_alloc(&b->scratch, sizeof(uint32_t) * b->code->length);
	mark_leaders(b);
	mark_handlers(b);
	if (b->protected)
		cut_before_stores(b);
	cut_spans(b);
	if (!find_blocks(b))
		return false;
	order_blocks(b);
	find_preds(b);
	for (uint32_t i = 0; i < b->blocks.n; i++)
		if (b->blocks.v[i].n_preds > UINT16_MAX)
			return lift_fail(b, b->blocks.v[i].bci, ERR_BUDGET, "too many ways to one place");
	return true;
}
