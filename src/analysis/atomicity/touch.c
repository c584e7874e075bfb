// What is read and written while a lock is held: fields, and the contents of what fields refer to (elements of
// arrays and collections). By a scan of the bytecode of the section and of the methods that it calls.
//
// Two sections of the witness that both write are one change in two steps; where the second reads what the
// first wrote it counts on nothing having come in between. And state that nobody writes after it was made
// cannot change in between.
#include "analysis/atomicity/atomicity.h"

#define MAX_CALLS_DEEP 3
#define MAX_VISITED 60

struct span {
	uint32_t from, to; // bytecode indices
};

struct collecting {
	struct atomicity *at;
	struct touches *touches;
	uint32_t n_visited;
	uint32_t visited[MAX_VISITED];
};

static void add(struct touches *touches, const struct field *field, enum touch touch)
{
	uint32_t key = field->id << 2 | (uint32_t)touch;
	for (uint32_t i = 0; i < touches->n; i++)
		if (touches->keys[i] == key)
			return;
	if (touches->n < MAX_TOUCHES)
		touches->keys[touches->n++] = key;
	else
		touches->is_unknown = true;
	touches->writes |= touch & TOUCH_WRITES;
}

// ---- bytecode -------------------------------------------------------------------------------

static const struct field *field_at(const struct atomicity *at, const struct method *method,
	const struct insn *insn)
{
	struct ir names = { .world = at->world, .file = method->owner->file };
	return ir_resolved_field(&names, &(struct ir_insn){ .constant = (uint16_t)insn->a });
}

static bool is_element_store(uint8_t op)
{
	return op >= OP_iastore && op <= OP_sastore;
}

// All field accesses of the method, in the order of the code; element stores have field 0.
static uint32_t scan(struct atomicity *at, const struct method *method)
{
	const struct code *code = atom_code(method);
	bool is_new;
	uint64_t *slot = map_put(&at->scanned, method->id, &is_new);
	if (!is_new)
		return (uint32_t)*slot;
	*slot = at->accesses.n;
	for (uint32_t bci = 0; code && bci < code->length;) {
		struct insn insn = code_insn(code, bci);
		if (is_element_store(insn.op))
			vec_push(&at->accesses, (struct access){ TOUCH_CONTENTS | TOUCH_WRITES, bci });
		if (insn.op >= OP_getstatic && insn.op <= OP_putfield) {
			const struct field *field = field_at(at, method, &insn);
			bool is_write = insn.op == OP_putfield || insn.op == OP_putstatic;
			if (field)
				vec_push(&at->accesses,
					(struct access){ field->id << 2 | (is_write ? TOUCH_WRITES : 0), bci });
		}
		bci = insn.next;
	}
	vec_push(&at->accesses, (struct access){ 0, UINT32_MAX });
	return (uint32_t)*slot;
}

static bool is_inside(const struct access *access, struct span span)
{
	return access->bci >= span.from && access->bci < span.to;
}

static void scan_fields(struct collecting *c, const struct method *method, struct span span)
{
	uint32_t first = scan(c->at, method);
	bool has_stores = false;
	for (uint32_t i = first; c->at->accesses.v[i].key; i++)
		has_stores |= c->at->accesses.v[i].key >> 2 == 0 && is_inside(&c->at->accesses.v[i], span);
	for (uint32_t i = first; c->at->accesses.v[i].key; i++) {
		struct access access = c->at->accesses.v[i];
		if (access.key >> 2 == 0 || !is_inside(&access, span))
			continue;
		const struct field *field = c->at->world->fields[access.key >> 2];
		add(c->touches, field, (enum touch)(access.key & TOUCH_WRITES));
		if (!(access.key & TOUCH_WRITES) && field->descriptor->text[0] == '[')
			add(c->touches, field, TOUCH_CONTENTS | (has_stores ? TOUCH_WRITES : 0));
	}
}

// ---- calls ----------------------------------------------------------------------------------

static void collect(struct collecting *c, const struct method *method, struct span span,
	uint32_t depth);

static struct span whole(const struct method *method)
{
	return (struct span){ 0, atom_code(method) ? atom_code(method)->length : 0 };
}

// A call that is not followed: it may change what its receiver holds.
static void call_unknown(struct collecting *c, const struct method_facts *facts,
	const struct fact_call *call)
{
	uint32_t receiver = call->n_args && call->op != OP_invokestatic ? facts->operands[call->args]
																	: 0;
	const struct expr *expr = &facts->exprs[receiver];
	if (receiver && (expr->kind == EXPR_FIELD || expr->kind == EXPR_STATIC) && expr->field)
		add(c->touches, expr->field, TOUCH_CONTENTS | (atom_is_query(call) ? 0 : TOUCH_WRITES));
	else if (!call->target || call->target->owner->role == ROLE_INPUT)
		c->touches->is_unknown = true;
}

static void collect_calls(struct collecting *c, const struct method_facts *facts, struct span span,
	uint32_t depth)
{
	struct atomicity *at = c->at;
	uint32_t id = facts->method->id, edge = at->first_edge.v[id], end = edge + at->n_edges.v[id];
	for (uint32_t i = 0; i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		bool is_inside = call->bci >= span.from && call->bci < span.to, is_followed = false;
		for (; edge < end && at->edges.v[edge].call <= i; edge++) {
			const struct method *callee = at->world->methods[at->edges.v[edge].callee];
			if (at->edges.v[edge].call < i || !is_inside || !atom_code(callee))
				continue;
			is_followed = true;
			if (depth)
				collect(c, callee, whole(callee), depth - 1);
			else
				c->touches->is_unknown = true;
		}
		if (is_inside && !is_followed && call->op != OP_invokedynamic)
			call_unknown(c, facts, call);
	}
}

static void collect(struct collecting *c, const struct method *method, struct span span,
	uint32_t depth)
{
	const struct method_facts *facts = facts_of(c->at->facts, method);
	for (uint32_t i = 0; i < c->n_visited; i++)
		if (c->visited[i] == method->id)
			return;
	if (c->n_visited == MAX_VISITED || !atom_code(method)) {
		c->touches->is_unknown = true;
		return;
	}
	c->visited[c->n_visited++] = method->id;
	scan_fields(c, method, span);
	if (facts && method->id < c->at->first_edge.n)
		collect_calls(c, facts, span, depth);
	else
		c->touches->is_unknown = true;
}

// ---- sections -------------------------------------------------------------------------------

// The handlers that release a monitor tell where its block ends; without one it is the method's end.
static struct span block_span(const struct method *method, uint32_t bci)
{
	const struct code *code = atom_code(method);
	struct insn enter = code_insn(code, bci);
	struct span span = { bci, 0 };
	uint32_t handler = UINT32_MAX;
	for (uint32_t i = 0; enter.op == OP_monitorenter && i < code->n_handlers; i++)
		if (code->handlers[i].start == enter.next && handler == UINT32_MAX)
			handler = code->handlers[i].target;
	for (uint32_t i = 0; i < code->n_handlers; i++)
		if (code->handlers[i].target == handler && code->handlers[i].start != handler &&
			code->handlers[i].end > span.to)
			span.to = code->handlers[i].end;
	if (span.to == 0)
		span.to = code->length;
	return span;
}

static const struct fact_call *call_at(const struct method_facts *facts, uint32_t bci)
{
	for (uint32_t i = 0; facts && i < facts->n_calls; i++)
		if (facts->calls[i].bci == bci && facts->calls[i].op != OP_nop)
			return &facts->calls[i];
	return NULL;
}

static bool is_lock_at(const struct method_facts *facts, uint32_t bci)
{
	for (uint32_t i = 0; facts && i < facts->n_locks; i++)
		if (facts->locks[i].bci == bci && !facts->locks[i].is_method_lock)
			return true;
	return false;
}

// A lock taken by the method at that place: by itself, or by a collection behind an interface.
static void touch_own(struct collecting *c, const struct method *method, uint32_t bci)
{
	const struct method_facts *facts = facts_of(c->at->facts, method);
	if (bci == FINDING_NO_BCI) {
		collect(c, method, whole(method), MAX_CALLS_DEEP);
	} else if (is_lock_at(facts, bci)) {
		collect(c, method, block_span(method, bci), MAX_CALLS_DEEP);
	} else {
		const struct fact_call *call = call_at(facts, bci);
		c->touches->is_collection = true;
		c->touches->writes = !call || !atom_is_query(call);
	}
}

struct section_place atom_section(const struct atomicity *at, const struct method *place,
	uint32_t bci, uint32_t taken)
{
	if (!taken)
		return (struct section_place){ place, bci };
	while (at->taken.v[taken - 1].below)
		taken = at->taken.v[taken - 1].below;
	return (struct section_place){ at->world->methods[at->taken.v[taken - 1].method],
		at->taken.v[taken - 1].bci };
}

void atom_touch(struct atomicity *at, const struct method *place, uint32_t bci, uint32_t taken,
	struct touches *out)
{
	struct collecting c = { .at = at, .touches = out };
	out->n = 0;
	out->is_unknown = out->is_collection = out->writes = false;
	struct section_place section = atom_section(at, place, bci, taken);
	touch_own(&c, section.method, section.bci);
}

// ---- can it change? -------------------------------------------------------------------------

enum { CHANGE_UNKNOWN, CHANGE_NEVER, CHANGE_CAN };

static bool writes_field(struct atomicity *at, const struct method *method,
	const struct field *field)
{
	for (uint32_t i = scan(at, method); at->accesses.v[i].key; i++)
		if (at->accesses.v[i].key == (field->id << 2 | TOUCH_WRITES))
			return true;
	return false;
}

static bool is_written_in(struct atomicity *at, const struct klass *klass,
	const struct field *field)
{
	for (uint32_t i = 0; i < klass->n_methods; i++)
		if (klass->methods[i].name->text[0] != '<' &&
			((klass->methods[i].member->code && !atom_code(&klass->methods[i])) ||
				writes_field(at, &klass->methods[i], field)))
			return true;
	return false;
}

// The classes of a nest are chained from their host's number on.
static uint32_t first_of_nest(struct atomicity *at, const struct klass *klass)
{
	const struct world *world = at->world;
	if (!at->nest_next) {
		at->nest_next = ARENA_ARRAY(&at->arena, uint32_t, world->n_classes + 1);
		for (uint32_t i = 1; i <= world->n_classes; i++) {
			const struct klass *host = world->classes[i]->nest_host;
			if (!world->classes[i]->file || !host || host->id == i)
				continue;
			at->nest_next[i] = at->nest_next[host->id];
			at->nest_next[host->id] = i;
		}
	}
	return klass->nest_host ? klass->nest_host->id : klass->id;
}

// Is the field written after its object was made? Private ones are by their nest only.
bool atom_can_change(struct atomicity *at, uint32_t id)
{
	const struct field *field = at->world->fields[id];
	if (field->access & ACC_FINAL)
		return false;
	if (!(field->access & ACC_PRIVATE))
		return true;
	bool is_new;
	uint64_t *slot = map_put(&at->changes, id, &is_new);
	if (!is_new)
		return *slot == CHANGE_CAN;
	bool is_written = false;
	for (uint32_t i = first_of_nest(at, field->owner); i && !is_written; i = at->nest_next[i])
		is_written = is_written_in(at, at->world->classes[i], field);
	*slot = is_written ? CHANGE_CAN : CHANGE_NEVER;
	return is_written;
}

bool atom_touches_change(struct atomicity *at, const struct touches *touches)
{
	if (touches->is_unknown || touches->is_collection || touches->writes || touches->n == 0)
		return true;
	for (uint32_t i = 0; i < touches->n; i++)
		if (touches->keys[i] & TOUCH_CONTENTS || atom_can_change(at, touches->keys[i] >> 2))
			return true;
	return false;
}

static bool rereads(struct atomicity *at, const struct touches *first, const struct touches *second)
{
	for (uint32_t i = 0; i < first->n; i++)
		for (uint32_t k = 0; k < second->n; k++)
			if (first->keys[i] == second->keys[k] && !(first->keys[i] & TOUCH_WRITES) &&
				(first->keys[i] & TOUCH_CONTENTS || atom_can_change(at, first->keys[i] >> 2)))
				return true;
	return false;
}

uint32_t atom_touch_relation(struct atomicity *at, const struct touches *first,
	const struct touches *second)
{
	uint32_t relation = first->writes && second->writes ? RELATION_WRITES : 0;
	if (first->is_collection && second->is_collection && first->writes)
		relation |= RELATION_READS_BACK;
	if (first->is_collection && second->is_collection && second->writes)
		relation |= RELATION_OVERWRITES;
	if (rereads(at, first, second))
		relation |= RELATION_REREADS;
	for (uint32_t i = 0; i < first->n; i++)
		for (uint32_t k = 0; first->keys[i] & TOUCH_WRITES && k < second->n; k++)
			if (first->keys[i] == (second->keys[k] | TOUCH_WRITES))
				relation |= second->keys[k] & TOUCH_WRITES ? 0 : RELATION_READS_BACK;
	for (uint32_t i = 0; i < first->n; i++)
		for (uint32_t k = 0; !(first->keys[i] & TOUCH_WRITES) && k < second->n; k++)
			if (second->keys[k] == (first->keys[i] | TOUCH_WRITES))
				relation |= RELATION_OVERWRITES;
	return relation;
}
