// The texts of NullPointerExceptions that the machine throws (JEP 358): what could not be done, and which
// expression was null. The expression is found by a forward data-flow analysis over the method's bytecode:
// for each word of the operand stack, the instruction that pushed it, or none where paths disagree. From
// there it is printed as the source would have it, at most MAX_DETAIL steps deep.
#include <stdlib.h>

#include "vm/internal.h"

#define NO_SOURCE UINT32_MAX
#define MAX_DETAIL 5

struct state {
	bool is_reached;
	uint32_t depth;
	uint64_t written; // of the first 64 locals: stored to since the method began
	uint32_t *source; // [max_stack]
};

struct sources {
	const struct vmethod *m;
	const struct class *file;
	const struct code *code;
	struct state *in; // per bci
	uint32_t *words;
	VEC(uint32_t) work;
};

static void merge(struct sources *s, uint32_t bci, const struct state *from)
{
	struct state *to = &s->in[bci];
	bool has_changed = !to->is_reached;
	if (!to->is_reached) {
		to->is_reached = true;
		to->depth = from->depth;
		to->written = from->written;
		memcpy(to->source, from->source, from->depth * sizeof(uint32_t));
	} else {
		for (uint32_t i = 0; i < to->depth && i < from->depth; i++) {
			if (to->source[i] == from->source[i] || to->source[i] == NO_SOURCE)
				continue;
			to->source[i] = NO_SOURCE;
			has_changed = true;
		}
		if (from->written & ~to->written) {
			to->written |= from->written;
			has_changed = true;
		}
	}
	if (has_changed)
		vec_push(&s->work, bci);
}

// How many words an instruction takes and leaves, where it depends on its operand.
static void counts_of(const struct sources *s, const struct insn *i, uint32_t *pops,
	uint32_t *pushes)
{
	*pops = opcode_pops[i->op];
	*pushes = opcode_pushes[i->op];
	if (*pops != OPCODE_VARIES && *pushes != OPCODE_VARIES)
		return;
	*pops = *pushes = 0;
	if (i->op == OP_multianewarray) {
		*pops = (uint32_t)i->b;
		*pushes = 1;
		return;
	}
	struct member_ref r = class_member_ref(s->file, (uint16_t)i->a);
	if (opcode_formats[i->op] == OPERAND_FIELD) {
		uint32_t n = descriptor_words(r.descriptor);
		bool is_put = i->op == OP_putfield || i->op == OP_putstatic;
		bool has_object = i->op == OP_getfield || i->op == OP_putfield;
		*pops = (is_put ? n : 0) + has_object;
		*pushes = is_put ? 0 : n;
		return;
	}
	*pops = descriptor_parameter_words(r.descriptor) +
		(i->op != OP_invokestatic && i->op != OP_invokedynamic);
	*pushes = descriptor_words(descriptor_return(r.descriptor));
}

// The dup family and swap: which words below the top the new top consists of, deepest first.
static const char *shuffle_of(uint8_t op)
{
	switch (op) {
	case OP_dup:
		return "11";
	case OP_dup_x1:
		return "121";
	case OP_dup_x2:
		return "1321";
	case OP_dup2:
		return "2121";
	case OP_dup2_x1:
		return "21321";
	case OP_dup2_x2:
		return "214321";
	case OP_swap:
		return "12";
	default:
		return NULL;
	}
}

static void push(const struct sources *s, struct state *state, uint32_t source)
{
	if (state->depth < s->code->max_stack)
		state->source[state->depth++] = source;
}

static void execute(const struct sources *s, const struct insn *i, struct state *state)
{
	uint32_t pops, pushes, old[8] = { 0 };
	const char *shuffle = shuffle_of(i->op);
	counts_of(s, i, &pops, &pushes);
	if (i->op == OP_checkcast) // the same value
		return;
	if (pops > state->depth)
		pops = state->depth;
	for (uint32_t j = 0; shuffle && j < pops; j++)
		old[j + 1] = state->source[state->depth - 1 - j];
	state->depth -= pops;
	if (shuffle) {
		for (; *shuffle; shuffle++)
			push(s, state, old[*shuffle - '0']);
		return;
	}
	for (uint32_t j = 0; j < pushes; j++)
		push(s, state, i->bci);
	uint32_t local = UINT32_MAX;
	if (i->op >= OP_istore && i->op <= OP_astore)
		local = (uint32_t)i->a;
	else if (i->op >= OP_istore_0 && i->op <= OP_astore_3)
		local = (uint32_t)(i->op - OP_istore_0) % 4;
	else if (i->op == OP_iinc)
		local = (uint32_t)i->a;
	if (local < 64)
		state->written |= (uint64_t)1 << local;
}

static void spread(struct sources *s, const struct insn *i, const struct state *after)
{
	uint8_t format = opcode_formats[i->op], op = i->op;
	bool falls = op != OP_goto && op != OP_goto_w && op != OP_athrow && op != OP_tableswitch &&
		op != OP_lookupswitch && op != OP_ret && op != OP_jsr && op != OP_jsr_w &&
		!(op >= OP_ireturn && op <= OP_return);
	if (falls && i->next < s->code->length)
		merge(s, i->next, after);
	if (format == OPERAND_BRANCH || format == OPERAND_BRANCH_W)
		merge(s, (uint32_t)i->a, after);
	if (format == OPERAND_TABLESWITCH || format == OPERAND_LOOKUPSWITCH) {
		struct insn_switch table = code_switch(s->code, i);
		merge(s, table.default_target, after);
		for (uint32_t j = 0; j < table.n; j++)
			merge(s, switch_target(&table, j), after);
	}
}

static void find_sources(struct sources *s)
{
	uint32_t n = s->code->length, *scratch = xcalloc(s->code->max_stack + 1u, sizeof(uint32_t));
	struct state first = { .source = scratch };
	s->in = xcalloc(n, sizeof(*s->in));
	s->words = xcalloc((size_t)n * (s->code->max_stack + 1u), sizeof(uint32_t));
	for (uint32_t i = 0; i < n; i++)
		s->in[i].source = s->words + (size_t)i * (s->code->max_stack + 1u);
	merge(s, 0, &first);
	while (s->work.n) {
		uint32_t bci = s->work.v[--s->work.n];
		struct insn i = code_insn(s->code, bci);
		struct state after = s->in[bci];
		after.source = scratch;
		memcpy(scratch, s->in[bci].source, after.depth * sizeof(uint32_t));
		for (uint32_t h = 0; h < s->code->n_handlers; h++) {
			const struct handler *handler = &s->code->handlers[h];
			if (bci < handler->start || bci >= handler->end || s->code->max_stack == 0)
				continue;
			uint32_t nothing = NO_SOURCE;
			merge(s, handler->target,
				&(struct state){ .depth = 1, .written = after.written, .source = &nothing });
		}
		execute(s, &i, &after);
		spread(s, &i, &after);
	}
	free(scratch);
}

// ---- printing -----------------------------------------------------------------------------------------

// As a source names it; of java.lang only these two are short.
static void print_type(struct slice name, struct buf *out)
{
	if (slice_equal(name, SLICE("java/lang/Object")))
		buf_string(out, "Object");
	else if (slice_equal(name, SLICE("java/lang/String")))
		buf_string(out, "String");
	else
		class_print_name(name, out);
}

static void print_descriptor(struct slice d, struct buf *out)
{
	uint32_t dims = 0;
	while (d.len && d.ptr[0] == '[') {
		d = slice_of(d.ptr + 1, d.len - 1);
		dims++;
	}
	if (d.len > 2 && d.ptr[0] == 'L')
		print_type(slice_of(d.ptr + 1, d.len - 2), out);
	else
		class_print_type(d, out);
	for (; dims > 0; dims--)
		buf_string(out, "[]");
}

static void print_method(const struct sources *s, uint16_t index, struct buf *out)
{
	struct member_ref r = class_member_ref(s->file, index);
	struct slice parameters = descriptor_parameters(r.descriptor), d;
	if (r.class_name.ptr[0] == '[')
		print_descriptor(r.class_name, out);
	else
		print_type(r.class_name, out);
	buf_printf(out, ".%.*s(", SLICE_ARG(r.name));
	for (uint32_t i = 0; (d = descriptor_next(&parameters)).len; i++) {
		if (i)
			buf_string(out, ", ");
		print_descriptor(d, out);
	}
	buf_char(out, ')');
}

static bool find_variable(const struct sources *s, uint32_t bci, uint32_t slot, struct slice *name)
{
	struct slice table;
	if (!attribute_find(s->file, s->code->attributes, ATTRIBUTE_LocalVariableTable, &table) ||
		table.len < 2)
		return false;
	uint32_t n = bytes_u2(table.ptr);
	for (uint32_t i = 0; i < n && 2 + 10 * (size_t)(i + 1) <= table.len; i++) {
		const uint8_t *row = table.ptr + 2 + 10 * (size_t)i;
		uint32_t start = bytes_u2(row), length = bytes_u2(row + 2);
		if (bytes_u2(row + 8) == slot && bci >= start && bci < start + length &&
			constant_is(s->file, bytes_u2(row + 4), CONSTANT_Utf8)) {
			*name = class_utf8(s->file, bytes_u2(row + 4));
			return true;
		}
	}
	return false;
}

static void print_variable(const struct sources *s, uint32_t bci, uint32_t slot, struct buf *out)
{
	struct slice name;
	bool is_static = s->m->access & ACC_STATIC;
	bool is_written = slot < 64 && (s->in[bci].written >> slot & 1);
	if (find_variable(s, bci, slot, &name)) {
		buf_slice(out, name);
	} else if (!is_static && slot == 0) {
		buf_string(out, "this");
	} else if (slot < s->m->n_args && !is_written) {
		struct slice parameters = descriptor_parameters(symbol_slice(s->m->type)), d;
		uint32_t at = !is_static, number = 1;
		while (at < slot && (d = descriptor_next(&parameters)).len) {
			at += descriptor_words(d);
			number++;
		}
		buf_printf(out, "<parameter%u>", number);
	} else {
		buf_printf(out, "<local%u>", slot);
	}
}

static bool is_call(uint8_t op)
{
	return op == OP_invokevirtual || op == OP_invokespecial || op == OP_invokestatic ||
		op == OP_invokeinterface;
}

static bool print_source(const struct sources *s, uint32_t bci, uint32_t slot, int detail,
	struct buf *out);

static bool print_simple(const struct insn *i, struct buf *out)
{
	if (i->op == OP_aconst_null)
		buf_string(out, "null");
	else if (i->op >= OP_iconst_m1 && i->op <= OP_iconst_5)
		buf_printf(out, "%d", (int)i->op - OP_iconst_0);
	else if (i->op == OP_bipush || i->op == OP_sipush)
		buf_printf(out, "%d", i->a);
	else
		return false;
	return true;
}

static bool print_field(const struct sources *s, const struct insn *i, int detail, struct buf *out)
{
	struct member_ref r = class_member_ref(s->file, (uint16_t)i->a);
	if (i->op == OP_getstatic) {
		print_type(r.class_name, out);
		buf_char(out, '.');
	} else if (print_source(s, i->bci, 0, detail - 1, out)) {
		buf_char(out, '.');
	}
	buf_slice(out, r.name);
	return true;
}

static bool print_element(const struct sources *s, const struct insn *i, int detail,
	struct buf *out)
{
	if (!print_source(s, i->bci, 1, detail - 1, out))
		buf_string(out, "<array>");
	buf_char(out, '[');
	if (!print_source(s, i->bci, 0, detail, out))
		buf_string(out, "...");
	buf_char(out, ']');
	return true;
}

static uint32_t source_of(const struct sources *s, uint32_t bci, uint32_t slot)
{
	const struct state *state = &s->in[bci];
	return state->is_reached && slot < state->depth ? state->source[state->depth - 1 - slot]
													: NO_SOURCE;
}

// The expression in the slot-th word from the top before bci.
static bool print_source(const struct sources *s, uint32_t bci, uint32_t slot, int detail,
	struct buf *out)
{
	uint32_t from = source_of(s, bci, slot);
	if (detail <= 0 || from == NO_SOURCE)
		return false;
	struct insn i = code_insn(s->code, from);
	if (print_simple(&i, out))
		return true;
	if (i.op == OP_iload || i.op == OP_aload)
		print_variable(s, from, (uint32_t)i.a, out);
	else if ((i.op >= OP_iload_0 && i.op <= OP_iload_3) ||
		(i.op >= OP_aload_0 && i.op <= OP_aload_3))
		print_variable(s, from, (uint32_t)(i.op - OP_iload_0) % 4, out);
	else if (i.op == OP_getstatic || i.op == OP_getfield)
		return print_field(s, &i, detail, out);
	else if (i.op == OP_iaload || i.op == OP_aaload)
		return print_element(s, &i, detail, out);
	else if (is_call(i.op))
		print_method(s, (uint16_t)i.a, out);
	else
		return false;
	return true;
}

// What could not be done; the slot of the null from the top of the stack, -1: the machine did not throw this.
static int print_failure(const struct sources *s, const struct insn *i, struct buf *out)
{
	static const char *const elements[] = { "int", "long", "float", "double", "object",
		"byte/boolean", "char", "short" };
	struct member_ref r;
	if (i->op >= OP_iaload && i->op <= OP_saload) {
		buf_printf(out, "Cannot load from %s array", elements[i->op - OP_iaload]);
		return 1;
	}
	if (i->op >= OP_iastore && i->op <= OP_sastore) {
		buf_printf(out, "Cannot store to %s array", elements[i->op - OP_iastore]);
		return i->op == OP_lastore || i->op == OP_dastore ? 3 : 2;
	}
	switch (i->op) {
	case OP_arraylength:
		buf_string(out, "Cannot read the array length");
		return 0;
	case OP_athrow:
		buf_string(out, "Cannot throw exception");
		return 0;
	case OP_monitorenter:
		buf_string(out, "Cannot enter synchronized block");
		return 0;
	case OP_monitorexit:
		buf_string(out, "Cannot exit synchronized block");
		return 0;
	case OP_getfield:
	case OP_putfield:
		r = class_member_ref(s->file, (uint16_t)i->a);
		buf_printf(out, "Cannot %s field \"%.*s\"", i->op == OP_getfield ? "read" : "assign",
			SLICE_ARG(r.name));
		return i->op == OP_getfield ? 0 : (int)descriptor_words(r.descriptor);
	case OP_invokevirtual:
	case OP_invokespecial:
	case OP_invokeinterface:
		r = class_member_ref(s->file, (uint16_t)i->a);
		if (slice_equal(r.name, SLICE("<init>")))
			return -1;
		buf_string(out, "Cannot invoke \"");
		print_method(s, (uint16_t)i->a, out);
		buf_char(out, '"');
		return (int)descriptor_parameter_words(r.descriptor);
	default:
		return -1;
	}
}

void npe_message(struct vm *vm, struct vmethod *m, uint32_t pc, struct buf *out)
{
	(void)vm;
	if (!m->member || !m->member->code || !m->member->code->starts || (m->access & ACC_NATIVE))
		return;
	struct sources s = { .m = m, .file = m->owner->file, .code = m->member->code };
	struct insn i = code_insn(s.code, pc);
	int slot = print_failure(&s, &i, out);
	if (slot < 0)
		return;
	struct buf source = BUF_INIT;
	find_sources(&s);
	if (print_source(&s, pc, (uint32_t)slot, MAX_DETAIL, &source)) {
		uint32_t from = source_of(&s, pc, (uint32_t)slot);
		buf_printf(out, " because %s\"%.*s\" is null",
			is_call(code_insn(s.code, from).op) ? "the return value of " : "", (int)source.len,
			(const char *)source.ptr);
	}
	buf_release(&source);
	vec_release(&s.work);
	free(s.in);
	free(s.words);
}
