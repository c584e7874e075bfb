// A method's code with code put in: everything behind it moves, and all that names an offset moves along.
#include <string.h>

#include "weave/internal.h"

enum { MAX_CODE = 65535, MORE_STACK = 3, PADDING = 330 };

struct mover {
	const struct weave_method *m;
	struct buf code;
	uint32_t *targets, *insns; // see weave_moved; one longer than the code
	uint32_t handler, padding;
	bool is_good;
};

static const struct weave_insert *insert_at(const struct weave_method *m, uint32_t *next,
	uint32_t bci)
{
	while (*next < m->inserts.n)
		if (m->inserts.v[(*next)++].bci == bci)
			return &m->inserts.v[*next - 1];
	return NULL;
}

static uint32_t padding_at(uint32_t at)
{
	return 3 - at % 4;
}

static bool is_switch(uint8_t op)
{
	return opcode_formats[op] == OPERAND_TABLESWITCH || opcode_formats[op] == OPERAND_LOOKUPSWITCH;
}

// Where everything comes to be. Branches keep their length, so one pass is enough.
static void place(struct mover *mover)
{
	const struct code *code = mover->m->code;
	uint32_t at = 0;
	for (uint32_t bci = 0; bci < code->length;) {
		struct insn insn = code_insn(code, bci);
		uint32_t start = at, next = 0;
		bool is_entry = false;
		for (const struct weave_insert *i; (i = insert_at(mover->m, &next, bci));) {
			at += i->n;
			is_entry |= i->is_entry;
		}
		mover->targets[bci] = is_entry ? at : start;
		mover->insns[bci] = at;
		for (uint32_t k = bci + 1; k < insn.next; k++)
			mover->targets[k] = mover->insns[k] = at; // no instruction
		at += insn.next - bci;
		if (is_switch(code->bytes[bci]))
			at = at - padding_at(bci) + padding_at(mover->insns[bci]);
		bci = insn.next;
	}
	mover->targets[code->length] = mover->insns[code->length] = at;
}

static void put_branch(struct mover *mover, const struct insn *insn)
{
	struct buf *out = &mover->code;
	int64_t by = (int64_t)mover->targets[insn->a] - mover->insns[insn->bci];
	put_u1(out, mover->m->code->bytes[insn->bci]);
	if (opcode_formats[insn->op] == OPERAND_BRANCH_W) {
		put_u4(out, (uint32_t)by);
		return;
	}
	mover->is_good &= by >= INT16_MIN && by <= INT16_MAX;
	put_u2(out, (uint32_t)by);
}

static void put_switch(struct mover *mover, const struct insn *insn)
{
	struct buf *out = &mover->code;
	struct insn_switch s = code_switch(mover->m->code, insn);
	uint32_t here = mover->insns[insn->bci];
	put_u1(out, insn->op);
	for (uint32_t i = padding_at(here); i; i--)
		put_u1(out, 0);
	put_u4(out, mover->targets[s.default_target] - here);
	if (s.is_lookup) {
		put_u4(out, s.n);
	} else {
		put_u4(out, (uint32_t)s.low);
		put_u4(out, (uint32_t)s.low + s.n - 1);
	}
	for (uint32_t i = 0; i < s.n; i++) {
		if (s.is_lookup)
			put_u4(out, (uint32_t)switch_key(&s, i));
		put_u4(out, mover->targets[switch_target(&s, i)] - here);
	}
}

static void put_insns(struct mover *mover)
{
	const struct code *code = mover->m->code;
	for (uint32_t bci = 0; bci < code->length;) {
		struct insn insn = code_insn(code, bci);
		uint32_t next = 0;
		for (const struct weave_insert *i; (i = insert_at(mover->m, &next, bci));)
			buf_put(&mover->code, i->bytes, i->n);
		uint8_t format = opcode_formats[insn.op];
		if (format == OPERAND_BRANCH || format == OPERAND_BRANCH_W)
			put_branch(mover, &insn);
		else if (is_switch(code->bytes[bci]))
			put_switch(mover, &insn);
		else
			buf_put(&mover->code, code->bytes + bci, insn.next - bci);
		bci = insn.next;
	}
}

// What an exception that leaves the method comes by, and code that never runs: a compiler takes the method for too long to be
// inlined then, so that the monitor counts how often a thread has it.
static void put_end(struct mover *mover)
{
	const struct weave_method *m = mover->m;
	if (m->exits.n) {
		mover->handler = (uint32_t)mover->code.len;
		for (uint32_t i = 0; i < m->exits.n; i++) {
			struct weave_insert call = { 0 };
			weave_put_call(&call, 0, m->pool, m->pool->exit, m->exits.v[i]);
			buf_put(&mover->code, call.bytes, call.n);
		}
		put_u1(&mover->code, OP_athrow);
	}
	if (m->is_kept_whole) {
		mover->padding = (uint32_t)mover->code.len;
		for (uint32_t i = 0; i < PADDING; i++)
			put_u1(&mover->code, OP_nop);
		put_u1(&mover->code, OP_goto);
		put_u2(&mover->code, (uint32_t)-PADDING);
	}
}

// ---- tables -----------------------------------------------------------------------------------------

static void put_handlers(struct buf *out, const struct mover *mover)
{
	const struct code *code = mover->m->code;
	put_u2(out, code->n_handlers + (mover->handler != 0));
	for (uint32_t i = 0; i < code->n_handlers; i++) {
		put_u2(out, mover->targets[code->handlers[i].start]);
		put_u2(out, mover->targets[code->handlers[i].end]);
		put_u2(out, mover->targets[code->handlers[i].target]);
		put_u2(out, code->handlers[i].catch_type);
	}
	if (!mover->handler)
		return;
	put_u2(out, mover->insns[0]);
	put_u2(out, mover->handler);
	put_u2(out, mover->handler);
	put_u2(out, 0);
}

static bool move_lines(struct buf *out, struct slice bytes, const struct mover *mover)
{
	struct cursor c = cursor_of(bytes);
	uint32_t n = cursor_u2(&c);
	put_u2(out, n);
	for (; n && cursor_ok(&c); n--) {
		uint16_t start = cursor_u2(&c);
		if (start >= mover->m->code->length)
			return false;
		put_u2(out, mover->targets[start]);
		put_u2(out, cursor_u2(&c));
	}
	return cursor_ok(&c);
}

static bool move_variables(struct buf *out, struct slice bytes, const struct mover *mover)
{
	struct cursor c = cursor_of(bytes);
	uint32_t n = cursor_u2(&c);
	put_u2(out, n);
	for (; n && cursor_ok(&c); n--) {
		uint32_t start = cursor_u2(&c), end = start + cursor_u2(&c);
		if (end > mover->m->code->length)
			return false;
		put_u2(out, mover->targets[start]);
		put_u2(out, mover->targets[end] - mover->targets[start]);
		put_u2(out, cursor_u2(&c));
		put_u2(out, cursor_u2(&c));
		put_u2(out, cursor_u2(&c));
	}
	return cursor_ok(&c);
}

static void put_attribute(struct buf *out, uint16_t name, const struct buf *content)
{
	put_u2(out, name);
	put_u4(out, (uint32_t)content->len);
	buf_slice(out, buf_view(content));
}

static bool put_frames(struct buf *out, uint16_t name, struct slice old, const struct mover *mover)
{
	struct weave_moved moved = { mover->targets, mover->insns, mover->m->code->length,
		mover->handler, mover->padding };
	struct buf content = BUF_INIT;
	bool is_good = weave_frames(&content, old, &moved, mover->m->pool);
	put_attribute(out, name, &content);
	buf_release(&content);
	return is_good;
}

// Tables for debuggers that are damaged are lost; so is what names offsets in a way that is not known here.
static uint32_t put_tables(struct buf *out, struct mover *mover)
{
	const struct class *c = mover->m->c;
	struct attributes list = mover->m->code->attributes;
	struct attribute a;
	uint32_t n = 0;
	bool has_frames = false;
	while (attribute_next(c, &list, &a)) {
		struct buf content = BUF_INIT;
		bool is_kept = false;
		if (a.kind == ATTRIBUTE_LineNumberTable)
			is_kept = move_lines(&content, a.bytes, mover);
		else if (a.kind == ATTRIBUTE_LocalVariableTable ||
			a.kind == ATTRIBUTE_LocalVariableTypeTable)
			is_kept = move_variables(&content, a.bytes, mover);
		if (is_kept)
			put_attribute(out, a.name, &content);
		buf_release(&content);
		n += is_kept;
		if (a.kind == ATTRIBUTE_StackMapTable) {
			mover->is_good &= !has_frames && put_frames(out, a.name, a.bytes, mover);
			has_frames = true;
			n++;
		}
	}
	if (!has_frames && c->major >= 50 && (mover->handler || mover->padding)) {
		mover->is_good &= put_frames(out, mover->m->pool->frames, SLICE_EMPTY, mover);
		n++;
	}
	return n;
}

static void put_all(struct buf *out, struct mover *mover)
{
	const struct code *code = mover->m->code;
	put_u2(out, code->max_stack + MORE_STACK);
	put_u2(out, code->max_locals);
	put_u4(out, (uint32_t)mover->code.len);
	buf_slice(out, buf_view(&mover->code));
	put_handlers(out, mover);
	struct buf tables = BUF_INIT;
	uint32_t n = put_tables(&tables, mover);
	put_u2(out, n);
	buf_slice(out, buf_view(&tables));
	buf_release(&tables);
}

bool weave_code(struct buf *out, const struct weave_method *m, struct arena *arena)
{
	uint32_t length = m->code->length;
	struct mover mover = { .m = m, .is_good = true };
	mover.targets = ARENA_ARRAY(arena, uint32_t, length + 1);
	mover.insns = ARENA_ARRAY(arena, uint32_t, length + 1);
	place(&mover);
	put_insns(&mover);
	put_end(&mover);
	mover.is_good &= mover.code.len <= MAX_CODE && m->code->max_stack < UINT16_MAX - MORE_STACK &&
		m->code->n_handlers < UINT16_MAX;
	if (mover.is_good)
		put_all(out, &mover);
	buf_release(&mover.code);
	return mover.is_good;
}
