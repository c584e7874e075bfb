// What is read and written while a lock is held: fields, and the contents of what fields refer to (elements of
// arrays and collections). By a scan of the bytecode of the section and of the methods that it calls.
//
// Two sections of the witness that both write are one change in two steps; where the second reads what the
// first wrote it counts on nothing having come in between. And state that nobody writes after it was made
// cannot change in between.
#include "analysis/atomicity/sections.h"

#include "analysis/atomicity/calls.h"
#include "analysis/atomicity/collections.h"
#include "analysis/atomicity/escape.h"
#include "analysis/atomicity/held.h"
#include "analysis/atomicity/names.h"
#include "analysis/atomicity/warnings.h"
#include "base/hash.h"

#define MAX_CALLS_DEEP 3
#define MAX_VISITED 60

struct span {
	uint32_t from, to; // bytecode indices
};

#define MAX_BOUND 6

// A method that is looked at, and the fields whose objects are its parameters.
struct visit {
	const struct method *method;
	const struct field *bound[MAX_BOUND];
};

struct collecting {
	struct atomicity *at;
	struct touches *touches;
	uint32_t n_visited;
	struct visit visited[MAX_VISITED];
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
	struct ir names = { .world = at->world, .method = method, .file = method->owner->file };
	return ir_resolved_field(&names, &(struct ir_insn){ .constant = (uint16_t)insn->a });
}

static bool is_element_store(uint8_t op)
{
	return op >= OP_iastore && op <= OP_sastore;
}

// How many elements an array has is no matter of what they are.
static bool is_array_used(const struct field *field, const struct code *code, uint32_t next)
{
	return field->descriptor->text[0] == '[' && next < code->length &&
		code_insn(code, next).op != OP_arraylength;
}

// All field accesses of the method, in the order of the code; element stores have field 0, and reads of arrays whose
// elements may be used are reads of contents. Not the fields that a constructor fills: nobody else has its object.
static uint32_t scan(struct atomicity *at, const struct method *method)
{
	const struct code *code = atom_code(method);
	bool is_new;
	uint64_t *slot = map_put(&at->scanned, method->id, &is_new);
	if (!is_new)
		return (uint32_t)*slot;
	*slot = at->accesses.n;
	bool is_constructor = method_is_constructor(method);
	for (uint32_t bci = 0; code && bci < code->length;) {
		struct insn insn = code_insn(code, bci);
		if (is_element_store(insn.op))
			vec_push(&at->accesses, (struct section_access){ TOUCH_CONTENTS | TOUCH_WRITES, bci });
		if (insn.op >= OP_getstatic && insn.op <= OP_putfield) {
			const struct field *field = field_at(at, method, &insn);
			bool is_write = insn.op == OP_putfield || insn.op == OP_putstatic;
			if (field && !(insn.op == OP_putfield && is_constructor)) {
				uint32_t touch = is_write                   ? TOUCH_WRITES
					: is_array_used(field, code, insn.next) ? TOUCH_CONTENTS
															: 0;
				vec_push(&at->accesses, (struct section_access){ field->id << 2 | touch, bci });
			}
		}
		bci = insn.next;
	}
	vec_push(&at->accesses, (struct section_access){ 0, UINT32_MAX });
	return (uint32_t)*slot;
}

static bool is_inside(const struct section_access *access, struct span span)
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
		struct section_access access = c->at->accesses.v[i];
		if (access.key >> 2 == 0 || !is_inside(&access, span))
			continue;
		const struct field *field = c->at->world->fields[access.key >> 2];
		add(c->touches, field, (enum touch)(access.key & TOUCH_WRITES));
		if (access.key & TOUCH_CONTENTS)
			add(c->touches, field, TOUCH_CONTENTS | (has_stores ? TOUCH_WRITES : 0));
	}
}

// ---- contents -------------------------------------------------------------------------------

#define MAX_VIEWS 4 // calls: map.values().iterator()

// The field whose contents the expression is, or is a view of; NULL: none.
static const struct field *field_of(const struct method_facts *facts, const struct visit *visit,
	uint32_t index, uint32_t depth)
{
	const struct expr *expr = &facts->exprs[index];
	const struct fact_call *call;
	switch (index ? expr->kind : EXPR_NONE) {
	case EXPR_FIELD:
	case EXPR_STATIC:
		return expr->field;
	case EXPR_PARAM:
		return expr->a < MAX_BOUND ? visit->bound[expr->a] : NULL;
	case EXPR_CALL:
		call = &facts->calls[expr->a];
		if (!depth || !call->n_args || !call->target || !atom_is_library(call->target->owner))
			return NULL;
		return field_of(facts, visit, facts->operands[call->args], depth - 1);
	default:
		return NULL;
	}
}

// Is there something in it that can change?
static bool has_contents(const struct field *field)
{
	const char *type = field->descriptor->text;
	return type[0] == '[' || string_has_prefix(type, "Ljava/util/") ||
		string_has_prefix(type, "Ljava/nio/") || string_has_prefix(type, "Ljava/lang/StringBu");
}

// Methods of the library that change what they are given: the argument, counted with the receiver.
static bool fills(const struct fact_call *call, uint32_t argument)
{
	static const struct {
		const char *owner, *name;
		uint32_t argument;
	} fillers[] = {
		{ "java/lang/System", "arraycopy", 2 },
		{ "java/util/Arrays", "fill", 0 },
		{ "java/util/Arrays", "setAll", 0 },
		{ "java/util/Arrays", "sort", 0 },
		{ "java/util/Arrays", "parallel", 0 },
		{ "java/util/Collections", "addAll", 0 },
		{ "java/util/Collections", "copy", 0 },
		{ "java/util/Collections", "fill", 0 },
		{ "java/util/Collections", "replaceAll", 0 },
		{ "java/util/Collections", "reverse", 0 },
		{ "java/util/Collections", "rotate", 0 },
		{ "java/util/Collections", "shuffle", 0 },
		{ "java/util/Collections", "sort", 0 },
		{ "java/util/Collections", "swap", 0 },
		{ "java/util/", "copyInto", 1 },
		{ "java/util/", "drainTo", 1 },
		{ "java/util/", "toArray", 1 },
		{ "java/io/", "read", 1 },
	};
	for (uint32_t i = 0; i < sizeof(fillers) / sizeof(fillers[0]); i++)
		if (fillers[i].argument == argument &&
			string_has_prefix(call->target->owner->name->text, fillers[i].owner) &&
			string_has_prefix(call->target->name->text, fillers[i].name))
			return true;
	return false;
}

// Values: map.get(key).longValue() changes nothing.
static bool is_value_class(const char *name)
{
	static const char *const names[] = { "Boolean", "Byte", "CharSequence", "Character", "Class",
		"Comparable", "Double", "Enum", "Float", "Integer", "Long", "Math", "Number", "Object",
		"Short", "String" };
	if (!string_has_prefix(name, "java/lang/"))
		return false;
	for (uint32_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		if (strcmp(name + strlen("java/lang/"), names[i]) == 0)
			return true;
	return false;
}

static bool is_task_interface(const char *name)
{
	return strcmp(name, "java/lang/Runnable") == 0 ||
		strcmp(name, "java/util/concurrent/Callable") == 0;
}

// Does the call only look at its receiver?
static bool only_looks(const struct fact_call *call)
{
	const char *owner = call->target ? call->target->owner->name->text : "";
	if (atom_is_query(call) || is_value_class(owner) ||
		string_has_prefix(owner, "java/util/stream/"))
		return true;
	return (strcmp(owner, "java/util/Iterator") == 0 ||
			   strcmp(owner, "java/util/Enumeration") == 0) &&
		(string_has_prefix(call->target->name->text, "next") ||
			string_has_prefix(call->target->name->text, "has"));
}

// The fields that the call is given the contents of. True if the receiver is one of them.
static bool call_contents(struct collecting *c, const struct method_facts *facts,
	const struct visit *visit, const struct fact_call *call)
{
	bool is_known = false;
	bool is_library = call->target && atom_is_library(call->target->owner);
	for (uint32_t k = 0; k < call->n_args; k++) {
		bool is_receiver = k == 0 && call->op != OP_invokestatic;
		const struct field *field = is_receiver || is_library
			? field_of(facts, visit, facts->operands[call->args + k], MAX_VIEWS)
			: NULL;
		if (!field || (!is_receiver && !has_contents(field)))
			continue;
		bool writes = is_receiver ? !only_looks(call) : fills(call, k);
		is_known |= is_receiver;
		add(c->touches, field, TOUCH_CONTENTS | (writes ? TOUCH_WRITES : 0));
	}
	return is_known;
}

// ---- calls ----------------------------------------------------------------------------------

static void collect(struct collecting *c, const struct visit *visit, struct span span,
	uint32_t depth);

static struct span whole(const struct method *method)
{
	return (struct span){ 0, atom_code(method) ? atom_code(method)->length : 0 };
}

static struct visit visit_of(const struct atomicity *at, const struct method_facts *facts,
	const struct visit *caller, const struct edge *edge)
{
	struct visit visit = { .method = at->world->methods[edge->callee] };
	for (uint32_t i = method_is_static(visit.method) ? 0 : 1; i < MAX_BOUND; i++) {
		uint32_t argument = atom_edge_argument(facts, edge, i);
		const struct field *field = argument ? field_of(facts, caller, argument, MAX_VIEWS) : NULL;
		visit.bound[i] = field && has_contents(field) ? field : NULL;
	}
	return visit;
}

// Is it a step that the method was given by its caller?
static bool is_given_step(const struct method_facts *facts, const struct fact_call *call)
{
	if (!call->target || call->op != OP_invokeinterface || !call->n_args ||
		!method_is_abstract(call->target) || is_collection_interface(call->target->owner))
		return false;
	return facts->exprs[facts->operands[call->args]].kind == EXPR_PARAM &&
		(string_has_prefix(call->target->owner->name->text, "java/util/function/") ||
			is_task_interface(call->target->owner->name->text));
}

static void collect_calls(struct collecting *c, const struct method_facts *facts,
	const struct visit *visit, struct span span, uint32_t depth)
{
	struct atomicity *at = c->at;
	uint32_t id = facts->method->id, edge = at->first_edge.v[id], end = edge + at->n_edges.v[id];
	for (uint32_t i = 0; i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		bool is_inside = call->bci >= span.from && call->bci < span.to, is_followed = false;
		// Boxing and the like, and what is only there for the section. But map.toString() looks at all of the map.
		const struct klass *named = !call->target ? NULL
			: call->named                         ? at->world->classes[call->named]
												  : call->target->owner;
		if (named && call->target->owner->role != ROLE_INPUT &&
			(is_value_class(named->name->text) || atom_is_locking(call->target)))
			is_inside = false;
		for (; edge < end && at->edges.v[edge].call <= i; edge++) {
			const struct method *callee = at->world->methods[at->edges.v[edge].callee];
			if (at->edges.v[edge].call < i || !is_inside || !atom_code(callee))
				continue;
			is_followed = true;
			struct visit next = visit_of(at, facts, visit, &at->edges.v[edge]);
			if (depth)
				collect(c, &next, whole(callee), depth - 1);
			else
				c->touches->is_unknown = true;
		}
		if (!is_inside || call->op == OP_invokedynamic)
			continue;
		c->touches->runs_given |= depth == MAX_CALLS_DEEP && is_given_step(facts, call);
		// A call that is not followed may change what its receiver holds.
		bool is_library = call->target && atom_is_library(call->target->owner);
		bool is_known = is_followed && !is_library ? true : call_contents(c, facts, visit, call);
		if (!is_followed && !is_known && (!call->target || call->target->owner->role == ROLE_INPUT))
			c->touches->is_unknown = true;
	}
}

static bool is_same_visit(const struct visit *a, const struct visit *b)
{
	for (uint32_t i = 0; i < MAX_BOUND; i++)
		if (a->bound[i] != b->bound[i])
			return false;
	return a->method == b->method;
}

static void collect(struct collecting *c, const struct visit *visit, struct span span,
	uint32_t depth)
{
	const struct method *method = visit->method;
	const struct method_facts *facts = facts_of(c->at->facts, method);
	for (uint32_t i = 0; i < c->n_visited; i++)
		if (is_same_visit(&c->visited[i], visit))
			return;
	if (c->n_visited == MAX_VISITED || !atom_code(method)) {
		c->touches->is_unknown = true;
		return;
	}
	c->visited[c->n_visited++] = *visit;
	scan_fields(c, method, span);
	if (facts && method->id < c->at->first_edge.n)
		collect_calls(c, facts, visit, span, depth);
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

// StringBuffer.toString() keeps the text: what a question to the library writes is for the next answer.
static void forget_writes(struct touches *touches)
{
	uint32_t n = 0;
	for (uint32_t i = 0; i < touches->n; i++)
		if (!(touches->keys[i] & TOUCH_WRITES))
			touches->keys[n++] = touches->keys[i];
	touches->n = n;
	touches->writes = false;
}

// A lock taken by the method at that place: by itself, or by a collection behind an interface.
static void touch_own(struct collecting *c, const struct method *method, uint32_t bci)
{
	const struct method_facts *facts = facts_of(c->at->facts, method);
	struct visit visit = { .method = method };
	if (bci == FINDING_NO_BCI) {
		collect(c, &visit, whole(method), MAX_CALLS_DEEP);
		if (atom_is_library(method->owner) && atom_is_query_name(method))
			forget_writes(c->touches);
	} else if (is_lock_at(facts, bci) || atom_is_guard(c->at, method, bci)) {
		collect(c, &visit, block_span(method, bci), MAX_CALLS_DEEP);
	} else {
		const struct fact_call *call = call_at(facts, bci);
		c->touches->is_collection = true;
		c->touches->writes = !call || !atom_is_query(call);
	}
}

// Is the section the rest of this method, because what it calls leaves the lock held?
bool atom_is_left_below(const struct atomicity *at, uint32_t taken)
{
	const struct taken *frame = &at->taken.v[taken - 1];
	return atom_is_guard(at, at->world->methods[frame->method], frame->bci);
}

struct section_place atom_section(const struct atomicity *at, const struct method *place,
	uint32_t bci, uint32_t taken)
{
	if (!taken)
		return (struct section_place){ place, bci };
	while (at->taken.v[taken - 1].below && !atom_is_left_below(at, taken))
		taken = at->taken.v[taken - 1].below;
	return (struct section_place){ at->world->methods[at->taken.v[taken - 1].method],
		at->taken.v[taken - 1].bci };
}

// What the section is given to run is part of it.
static void touch_given(struct collecting *c, const struct edge *step)
{
	const struct method_facts *facts = c->at->facts->by_method[step->caller];
	struct visit caller = { .method = facts->method };
	struct visit visit = visit_of(c->at, facts, &caller, step);
	c->touches->runs_given = false;
	collect(c, &visit, whole(visit.method), MAX_CALLS_DEEP);
}

// What is known of sections is kept. Of the same one that is given something else, too.
static bool recall(struct atomicity *at, uint64_t key, struct touches *out)
{
	const uint64_t *known = map_get(&at->touched, key);
	if (known)
		*out = *(const struct touches *)(uintptr_t)*known;
	return known;
}

static void remember(struct atomicity *at, uint64_t key, const struct touches *touches)
{
	struct touches *copy = ARENA_NEW(&at->arena, struct touches);
	*copy = *touches;
	*map_put(&at->touched, key, NULL) = (uintptr_t)copy;
}

void atom_touch(struct atomicity *at, const struct method *place, uint32_t bci, uint32_t taken,
	struct touches *out)
{
	struct section_place section = atom_section(at, place, bci, taken);
	uint64_t key = (uint64_t)section.method->id << 32 | section.bci;
	struct collecting c;
	c.at = at;
	c.touches = out;
	c.n_visited = 0; // not all of it: `visited` is long
	if (!recall(at, key, out)) {
		out->n = 0;
		out->is_unknown = out->runs_given = out->is_collection = out->writes = false;
		touch_own(&c, section.method, section.bci);
		remember(at, key, out);
	}
	const struct edge *step = out->runs_given ? atom_given_step(at, place, bci, taken) : NULL;
	if (!step)
		return;
	key = hash_pair(key, step->callee);
	if (!recall(at, key, out)) {
		c.n_visited = 0;
		touch_given(&c, step);
		remember(at, key, out);
	}
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

static bool may_write(struct atomicity *at, const struct method *method, const struct field *field)
{
	return (method->member->code && !atom_code(method)) || writes_field(at, method, field);
}

static bool is_written_in(struct atomicity *at, const struct klass *klass,
	const struct field *field)
{
	for (uint32_t i = 0; i < klass->n_methods; i++)
		if (!method_is_initialiser(&klass->methods[i]) && may_write(at, &klass->methods[i], field))
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

bool atom_is_written_only_by(struct atomicity *at, const struct field *field,
	const struct method *method)
{
	for (uint32_t i = first_of_nest(at, field->owner); i; i = at->nest_next[i]) {
		const struct klass *klass = at->world->classes[i];
		for (uint32_t k = 0; k < klass->n_methods; k++)
			if (&klass->methods[k] != method && !method_is_initialiser(&klass->methods[k]) &&
				may_write(at, &klass->methods[k], field))
				return false;
	}
	return true;
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

// Has the section acted on what it read of the field? The inside of a collection is contents of the field that it is in.
static bool writes_itself(const struct atomicity *at, const struct touches *touches, uint32_t field)
{
	if (atom_is_library(at->world->fields[field]->owner))
		return true;
	for (uint32_t i = 0; i < touches->n; i++)
		if (touches->keys[i] >> 2 == field && touches->keys[i] & TOUCH_WRITES)
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
				relation |= RELATION_OVERWRITES |
					(writes_itself(at, first, first->keys[i] >> 2) ? 0 : RELATION_LEFT_TO_DO);
	return relation;
}
