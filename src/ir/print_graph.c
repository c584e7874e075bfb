// Control flow and dominator trees, as text and for graphviz.
#include "ir/ir.h"

static void print_heading(const struct ir *ir, struct buf *out)
{
	method_print(ir->method, out);
	buf_char(out, '\n');
}

void ir_print_cfg(const struct ir *ir, struct buf *out)
{
	print_heading(ir, out);
	for (uint32_t b = 1; b <= ir->n_blocks; b++) {
		const struct ir_block *block = &ir->blocks[b];
		buf_printf(out, "block %u: bytecode %u..%u", b, block->bci, block->end_bci);
		if (block->loop_head)
			buf_printf(out, ", loop %u depth %u", block->loop_head, block->loop_depth);
		buf_string(out, " ->");
		for (uint32_t i = 0; i < block->n_succs; i++)
			buf_printf(out, " %s%u", block->succs[i].is_exceptional ? "!" : "", block->succs[i].to);
		buf_string(out, block->n_succs ? "\n" : " exit\n");
	}
	if (ir->has_irreducible_loop)
		buf_string(out, "has an irreducible loop\n");
}

void ir_print_dom(const struct ir *ir, struct buf *out)
{
	print_heading(ir, out);
	for (uint32_t b = 1; b <= ir->n_blocks; b++) {
		buf_printf(out, "block %u: dominated by %u, post-dominated by ", b, ir->blocks[b].idom);
		if (ir->blocks[b].ipdom)
			buf_printf(out, "%u\n", ir->blocks[b].ipdom);
		else
			buf_string(out, "exit\n");
	}
}

// Inside a quoted dot string: quotes and backslashes are escaped, lines end in \l (left-aligned).
static void print_dot_text(struct slice text, struct buf *out)
{
	for (size_t i = 0; i < text.len; i++) {
		if (text.ptr[i] == '"' || text.ptr[i] == '\\')
			buf_char(out, '\\');
		buf_char(out, (char)text.ptr[i]);
	}
}

static void begin_dot(const struct ir *ir, struct buf *out)
{
	struct buf name = BUF_INIT;
	method_print(ir->method, &name);
	buf_string(out, "digraph \"");
	print_dot_text(buf_view(&name), out);
	buf_string(out, "\" {\n  node [shape=box, fontname=monospace];\n");
	buf_release(&name);
}

void ir_print_cfg_dot(const struct ir *ir, struct buf *out)
{
	struct buf line = BUF_INIT;
	begin_dot(ir, out);
	for (uint32_t b = 1; b <= ir->n_blocks; b++) {
		const struct ir_block *block = &ir->blocks[b];
		buf_printf(out, "  b%u [label=\"block %u\\l", b, b);
		for (uint32_t i = block->first; i < block->first + block->n; i++) {
			buf_clear(&line);
			ir_print_insn(ir, i, &line);
			print_dot_text(buf_view(&line), out);
			buf_string(out, "\\l");
		}
		buf_string(out, "\"];\n");
		for (uint32_t i = 0; i < block->n_succs; i++)
			buf_printf(out, "  b%u -> b%u%s;\n", b, block->succs[i].to,
				block->succs[i].is_exceptional ? " [style=dashed, color=red]" : "");
	}
	buf_string(out, "}\n");
	buf_release(&line);
}

void ir_print_dom_dot(const struct ir *ir, struct buf *out)
{
	begin_dot(ir, out);
	for (uint32_t b = 1; b <= ir->n_blocks; b++) {
		buf_printf(out, "  b%u [label=\"block %u\"];\n", b, b);
		if (ir->blocks[b].idom)
			buf_printf(out, "  b%u -> b%u;\n", ir->blocks[b].idom, b);
	}
	buf_string(out, "}\n");
}
