// Which calls of the gate go where in a method.
#include <string.h>

#include "weave/internal.h"

void weave_put_call(struct weave_insert *insert, uint8_t first, const struct weave_pool *pool,
	uint16_t method, uint16_t site)
{
	(void)pool;
	uint8_t *at = insert->bytes + insert->n;
	if (first)
		*at++ = first;
	*at++ = OP_sipush;
	*at++ = (uint8_t)(site >> 8);
	*at++ = (uint8_t)site;
	*at++ = OP_invokestatic;
	*at++ = (uint8_t)(method >> 8);
	*at++ = (uint8_t)method;
	insert->n = (uint32_t)(at - insert->bytes);
}

static void add_enter(struct weave_method *m, uint32_t bci, uint16_t site)
{
	struct weave_insert insert = { .bci = bci };
	weave_put_call(&insert, OP_dup, m->pool, m->pool->enter, site);
	vec_push(&m->inserts, insert);
}

static void add_exit(struct weave_method *m, uint32_t bci, uint16_t site)
{
	struct weave_insert insert = { .bci = bci };
	weave_put_call(&insert, 0, m->pool, m->pool->exit, site);
	vec_push(&m->inserts, insert);
}

static bool cannot(struct weave_request *request, const char *why)
{
	request->why_not = why;
	return false;
}

static bool is_start(const struct code *code, uint32_t bci)
{
	return bci < code->length && code->starts[bci / 64] >> (bci % 64) & 1;
}

// ---- synchronized methods ---------------------------------------------------------------------------

static bool plan_method(struct weave_method *m, struct weave_request *request)
{
	bool is_static = m->method->access & ACC_STATIC;
	if (!(m->method->access & ACC_SYNCHRONIZED))
		return cannot(request, "it is not synchronized");
	if (is_static && m->c->major < 49)
		return cannot(request, "its class file is too old to name its own class");
	struct weave_insert entry = { .bci = 0, .is_entry = true };
	if (is_static) {
		entry.bytes[entry.n++] = OP_ldc_w;
		entry.bytes[entry.n++] = (uint8_t)(m->c->this_class >> 8);
		entry.bytes[entry.n++] = (uint8_t)m->c->this_class;
	}
	weave_put_call(&entry, is_static ? 0 : OP_aload_0, m->pool, m->pool->held, request->site);
	vec_push(&m->inserts, entry);
	for (uint32_t bci = 0; bci < m->code->length; bci = code_insn(m->code, bci).next)
		if (m->code->bytes[bci] >= OP_ireturn && m->code->bytes[bci] <= OP_return)
			add_exit(m, bci, request->site);
	vec_push(&m->exits, request->site);
	m->is_kept_whole = true;
	return true;
}

// ---- blocks -----------------------------------------------------------------------------------------

// The variable that the instruction loads or stores a reference of; -1: it does not.
int32_t weave_variable_of(const struct insn *insn)
{
	if (insn->op == OP_aload || insn->op == OP_astore)
		return insn->a;
	if (insn->op >= OP_aload_0 && insn->op <= OP_aload_3)
		return insn->op - OP_aload_0;
	if (insn->op >= OP_astore_0 && insn->op <= OP_astore_3)
		return insn->op - OP_astore_0;
	return -1;
}

// A compiler keeps what it has locked in a variable of its own.
static bool plan_block(struct weave_method *m, struct weave_request *request)
{
	struct insn before = { 0 };
	int32_t variable = -1;
	for (uint32_t bci = 0; bci < (uint32_t)request->bci; bci = before.next)
		before = code_insn(m->code, bci);
	variable = weave_variable_of(&before);
	if (variable < 0)
		return cannot(request, "what it locks is in no variable");
	uint32_t n = 0;
	for (uint32_t bci = 0; bci < m->code->length; bci = before.next) {
		if (m->code->bytes[bci] == OP_monitorexit && weave_variable_of(&before) == variable) {
			add_exit(m, bci, request->site);
			n++;
		}
		before = code_insn(m->code, bci);
	}
	if (!n)
		return cannot(request, "it is not seen where the lock is given back");
	add_enter(m, (uint32_t)request->bci, request->site);
	return true;
}

// ---- calls of lock() --------------------------------------------------------------------------------

static bool is_invoke(uint8_t op)
{
	return op == OP_invokevirtual || op == OP_invokeinterface || op == OP_invokespecial;
}

// A call without arguments: of the method's name, or of any where name is NULL.
static bool is_bare_call(const struct weave_method *m, uint32_t bci, const char *name)
{
	struct insn insn = code_insn(m->code, bci);
	if (!is_invoke(insn.op))
		return false;
	struct member_ref ref = class_member_ref(m->c, (uint16_t)insn.a);
	return slice_has_prefix(ref.descriptor, SLICE("()")) &&
		(!name || slice_equal(ref.name, slice_of_string(name)));
}

bool weave_is_lock_call(const struct weave_method *m, uint32_t bci)
{
	return is_bare_call(m, bci, "lock") || is_bare_call(m, bci, "lockInterruptibly");
}

bool weave_is_unlock_call(const struct weave_method *m, uint32_t bci)
{
	return is_bare_call(m, bci, "unlock");
}

// The instructions that push the receiver of a call: a variable or static, fields of it, what it returns.
struct slice weave_receiver_of(const struct weave_method *m, uint32_t call)
{
	uint32_t start = call;
	bool is_open = false;
	for (uint32_t bci = 0; bci < call;) {
		struct insn insn = code_insn(m->code, bci);
		bool is_more = insn.op == OP_getfield || insn.op == OP_checkcast ||
			is_bare_call(m, bci, NULL);
		bool is_first = weave_variable_of(&insn) >= 0 || insn.op == OP_getstatic;
		if (is_first)
			start = bci;
		is_open = is_first || (is_open && is_more);
		bci = insn.next;
	}
	return is_open ? slice_of(m->code->bytes + start, call - start) : SLICE_EMPTY;
}

static bool plan_call(struct weave_method *m, struct weave_request *request)
{
	struct slice receiver = weave_receiver_of(m, (uint32_t)request->bci);
	if (!receiver.len)
		return cannot(request, "it is not seen what it locks");
	uint32_t n = 0;
	for (uint32_t bci = 0; bci < m->code->length; bci = code_insn(m->code, bci).next)
		if (weave_is_unlock_call(m, bci) && slice_equal(weave_receiver_of(m, bci), receiver)) {
			add_exit(m, bci, request->site);
			n++;
		}
	if (!n)
		return cannot(request, "the lock is given back in another method");
	add_enter(m, (uint32_t)request->bci, request->site);
	if (!slice_equal(member_name(m->c, m->method), SLICE("<init>")))
		vec_push(&m->exits, request->site);
	return true;
}

// ---- requests ---------------------------------------------------------------------------------------

static int32_t find_at_line(const struct weave_method *m, uint32_t line)
{
	for (uint32_t bci = 0; bci < m->code->length; bci = code_insn(m->code, bci).next)
		if ((m->code->bytes[bci] == OP_monitorenter || weave_is_lock_call(m, bci)) &&
			code_line(m->c, m->code, bci) == line)
			return (int32_t)bci;
	return -1;
}

bool weave_plan(struct weave_method *m, struct weave_request *request)
{
	if (request->bci == -2)
		request->bci = find_at_line(m, request->line);
	if (request->bci < 0)
		return plan_method(m, request);
	if (!is_start(m->code, (uint32_t)request->bci))
		return cannot(request, "no instruction is at that index");
	if (m->code->bytes[request->bci] == OP_monitorenter)
		return plan_block(m, request);
	if (weave_is_lock_call(m, (uint32_t)request->bci))
		return plan_call(m, request);
	return cannot(request, "nothing is locked at that index");
}
