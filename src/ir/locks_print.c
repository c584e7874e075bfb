// `raddle show locks`: where locks are taken and how far they reach, what is odd about it, and which
// are held at each source line.
#include "ir/locks_internal.h"

static void print_place(const struct ir *ir, uint32_t insn, struct buf *out)
{
	uint32_t line = ir_line(ir, ir_at(ir, insn));
	if (line)
		buf_printf(out, "line %u (bytecode %u)", line, ir_at(ir, insn)->bci);
	else
		buf_printf(out, "bytecode %u", ir_at(ir, insn)->bci);
}

static void print_lock(const struct locks *locks, const struct path *lock, uint8_t mode,
	struct buf *out)
{
	path_print(locks->paths, lock, out);
	if (mode != LOCK_MONITOR)
		buf_printf(out, " (%s)", lock_mode_names[mode]);
}

// Recursion is as deep as locks are nested, LOCKS_MAX at most.
void locks_print_held(const struct locks *locks, const struct held *held, struct buf *out)
{
	if (!held)
		return;
	locks_print_held(locks, held->below, out);
	if (held->below)
		buf_string(out, ", ");
	print_lock(locks, held->lock, held->mode, out);
}

// ---- sites ----------------------------------------------------------------------------------

static void print_site(const struct locks *locks, const struct lock_site *site, struct buf *out)
{
	const struct ir *ir = locks->ir;
	if (!site->insn) {
		buf_string(out, "  entry: ");
		print_lock(locks, site->lock, site->mode, out);
		buf_string(out, ", the whole method\n");
		return;
	}
	buf_string(out, "  ");
	print_place(ir, site->insn, out);
	buf_string(out, site->is_try ? ": tries " : ": ");
	print_lock(locks, site->lock, site->mode, out);
	if (site->n_releases) {
		uint32_t end = site->last_normal_release ? site->last_normal_release : site->last_release;
		buf_string(out, ", until ");
		print_place(ir, end, out);
		buf_printf(out, ", %u release%s", site->n_releases, site->n_releases == 1 ? "" : "s");
	}
	buf_char(out, '\n');
}

// ---- troubles -------------------------------------------------------------------------------

static const char *const trouble_texts[N_TROUBLE_KINDS] = {
	[TROUBLE_NEVER_RELEASED] = "is not known to be released in this method",
	[TROUBLE_HELD_AT_RETURN] = "is still held at the return",
	[TROUBLE_SOMETIMES_HELD] = "is held on some ways only",
	[TROUBLE_NOT_HELD] = "releases what is not known to be held",
	[TROUBLE_METHOD_LOCK] = "releases the lock of the synchronized method",
	[TROUBLE_TOO_MANY] = "is one lock more than are counted",
};

static void print_trouble(const struct locks *locks, const struct lock_trouble *trouble,
	struct buf *out)
{
	const struct ir *ir = locks->ir;
	buf_string(out, "  ");
	print_place(ir, trouble->insn, out);
	buf_string(out, ": ");
	path_print(locks->paths, path_of(locks->paths, ir_arg(ir, ir_at(ir, trouble->insn), 0)), out);
	buf_printf(out, " %s", trouble_texts[trouble->kind]);
	if (trouble->at) {
		buf_string(out, ", at ");
		print_place(ir, trouble->at, out);
	}
	buf_char(out, '\n');
}

// ---- lines ----------------------------------------------------------------------------------

static void print_line(const struct locks *locks, uint32_t insn, const struct held *held,
	struct buf *out)
{
	const struct ir_insn *i = ir_at(locks->ir, insn);
	uint32_t line = ir_line(locks->ir, i);
	size_t start = out->len;
	if (line)
		buf_printf(out, "  line %u", line);
	buf_pad_to(out, start, 14);
	buf_printf(out, "%5u  ", i->bci);
	if (held)
		locks_print_held(locks, held, out);
	else
		buf_char(out, '-');
	buf_char(out, '\n');
}

// By bytecode index, a line where the source line or the locks change. With a subroutine inlined
// (jsr) an instruction stands at several places: the first is shown.
static void print_lines(const struct locks *locks, struct buf *out)
{
	const struct ir *ir = locks->ir;
	uint32_t *at = ARENA_ARRAY(ir->arena, uint32_t, ir->code->length);
	for (uint32_t i = ir->n_insns; i > ir->n_params; i--)
		if (ir_at(ir, i)->op != IR_PHI && ir_at(ir, i)->op != IR_CATCH &&
			ir_at(ir, i)->bci < ir->code->length)
			at[ir_at(ir, i)->bci] = i;
	uint32_t line = UINT32_MAX;
	const struct held *held = NULL;
	for (uint32_t bci = 0; bci < ir->code->length; bci++) {
		if (!at[bci])
			continue;
		const struct held *now = locks_at(locks, at[bci]);
		uint32_t now_line = ir_line(ir, ir_at(ir, at[bci]));
		if (now_line == line && now == held)
			continue;
		print_line(locks, at[bci], now, out);
		line = now_line;
		held = now;
	}
}

void locks_print(const struct locks *locks, struct buf *out)
{
	method_print(locks->ir->method, out);
	buf_char(out, '\n');
	if (locks->n_sites == 0 && locks->n_troubles == 0) {
		buf_string(out, "  no locks\n");
		return;
	}
	buf_string(out, "taken:\n");
	for (uint32_t i = 0; i < locks->n_sites; i++)
		print_site(locks, &locks->sites[i], out);
	if (locks->n_troubles)
		buf_string(out, "odd:\n");
	for (uint32_t i = 0; i < locks->n_troubles; i++)
		print_trouble(locks, &locks->troubles[i], out);
	buf_string(out, "held:\n");
	print_lines(locks, out);
}
