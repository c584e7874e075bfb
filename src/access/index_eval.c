// What an index may be: a range between two polynomials.
//
// In the code that a thread runs, a number is followed to where the thread has it from: through parameters to the callers,
// through fields of its task to the task's constructor, through what a lambda captured, and so to the code that makes the thread.
// There the variable of the loop that makes them is a symbol, of which each thread has another value (k, k + step, ...);
// what does not change is a symbol too. A loop of the thread itself is a range, from where its variable
// starts to its bound. What comes out of an array, out of a call or from % is not known.
#include "access/internal.h"

#include "class/class.h"
#include "facts/facts.h"

#define MAX_DEPTH 24
#define MAX_STEPS 1000 // for one index: sums of sums of the same may be many

struct place {
	uint32_t thread; // 0: in the code that makes it
	uint32_t node;
	uint32_t depth;
};

static const struct range unknown = { .low = { .is_known = false } };

static struct range range_of(struct indices *ix, struct place at, uint32_t value);

// ---- symbols ----------------------------------------------------------------------------------

static uint32_t symbol_of(struct indices *ix, struct symbol symbol)
{
	for (uint32_t i = 1; i < ix->symbols.n; i++) {
		const struct symbol *s = &ix->symbols.v[i];
		if (s->kind != symbol.kind || s->node != symbol.node || s->value != symbol.value)
			continue;
		if (s->kind != SYMBOL_QUOTIENT ||
			(poly_equal(&s->over, &symbol.over) && poly_equal(&s->under, &symbol.under)))
			return i;
	}
	if (!ix->symbols.n)
		vec_push(&ix->symbols, (struct symbol){ 0 });
	vec_push(&ix->symbols, symbol);
	return ix->symbols.n - 1;
}

static struct range exactly(struct poly poly)
{
	return (struct range){ .low = poly, .high = poly };
}

static struct range symbol(struct indices *ix, uint8_t kind, uint32_t node, uint32_t value)
{
	return exactly(
		poly_symbol(symbol_of(ix, (struct symbol){ .kind = kind, .node = node, .value = value })));
}

bool index_depends(const struct indices *ix, const struct poly *poly)
{
	for (uint32_t i = 0; poly->is_known && i < poly->n; i++)
		for (int k = 0; k < 2; k++) {
			uint32_t number = poly->terms[i].symbols[k];
			const struct symbol *s = number ? &ix->symbols.v[number] : NULL;
			if (s &&
				(s->kind == SYMBOL_LOOP || s->kind == SYMBOL_GIVEN ||
					(s->kind == SYMBOL_QUOTIENT && index_depends(ix, &s->over))))
				return true;
		}
	return false;
}

static bool is_exact(const struct range *range)
{
	return !range->stride.is_known && poly_equal(&range->low, &range->high);
}

// ---- arithmetic -------------------------------------------------------------------------------

static struct poly either(const struct poly *a, const struct poly *b)
{
	return a->is_known ? *a : *b;
}

static struct range add_ranges(const struct range *a, const struct range *b, bool is_minus)
{
	struct range sum = {
		.low = poly_add(&a->low, is_minus ? &b->high : &b->low, is_minus ? -1 : 1),
		.high = poly_add(&a->high, is_minus ? &b->low : &b->high, is_minus ? -1 : 1),
		// What has gaps and is added to something else than a number has none.
		.stride = is_exact(b) ? a->stride
			: is_exact(a)     ? b->stride
							  : poly_unknown,
	};
	return sum;
}

static struct range multiply_ranges(const struct range *a, const struct range *b)
{
	int64_t factor;
	const struct range *times = is_exact(b) ? b : a, *range = is_exact(b) ? a : b;
	if (is_exact(a) && is_exact(b))
		return exactly(poly_multiply(&a->low, &b->low));
	if (!is_exact(times) || !poly_is_constant(&times->low, &factor) || factor <= 0)
		return unknown;
	struct poly one = poly_constant(1), stride = either(&range->stride, &one);
	return (struct range){ .low = poly_multiply(&range->low, &times->low),
		.high = poly_multiply(&range->high, &times->low),
		.stride = poly_multiply(&stride, &times->low) };
}

static struct range divide_ranges(struct indices *ix, const struct range *a, const struct range *b)
{
	int64_t over, under;
	if (!is_exact(a) || !is_exact(b))
		return unknown;
	if (poly_is_constant(&a->low, &over) && poly_is_constant(&b->low, &under) && under)
		return exactly(poly_constant(over / under));
	struct symbol quotient = { .kind = SYMBOL_QUOTIENT, .over = a->low, .under = b->low };
	return exactly(poly_symbol(symbol_of(ix, quotient)));
}

static struct range binary(struct indices *ix, struct place at, const struct ir *ir,
	const struct ir_insn *insn)
{
	struct range a = range_of(ix, at, ir_arg(ir, insn, 0)),
				 b = range_of(ix, at, ir_arg(ir, insn, 1));
	int64_t shift;
	if (!a.low.is_known || !b.low.is_known)
		return unknown;
	switch (insn->sub) {
	case OP_iadd:
	case OP_iinc:
		return add_ranges(&a, &b, false);
	case OP_isub:
		return add_ranges(&a, &b, true);
	case OP_imul:
		return multiply_ranges(&a, &b);
	case OP_idiv:
		return divide_ranges(ix, &a, &b);
	case OP_ishl:
		if (!poly_is_constant(&b.low, &shift) || shift < 0 || shift > 30)
			return unknown;
		b = exactly(poly_constant((int64_t)1 << shift));
		return multiply_ranges(&a, &b);
	default:
		return unknown;
	}
}

// ---- loops ------------------------------------------------------------------------------------

// What the loop asks of its variable to go on: variable < bound (or <=, >, >=).
struct bound {
	uint8_t ask; // enum opcode: if_icmplt, le, gt or ge
	uint32_t value;
};

static uint8_t turned(uint8_t ask)
{
	switch (ask) {
	case OP_if_icmplt:
		return OP_if_icmpgt;
	case OP_if_icmpgt:
		return OP_if_icmplt;
	case OP_if_icmple:
		return OP_if_icmpge;
	default:
		return OP_if_icmple;
	}
}

static uint8_t negated(uint8_t ask)
{
	switch (ask) {
	case OP_if_icmplt:
		return OP_if_icmpge;
	case OP_if_icmpge:
		return OP_if_icmplt;
	case OP_if_icmple:
		return OP_if_icmpgt;
	default:
		return OP_if_icmple;
	}
}

static bool find_bound(const struct body *body, uint32_t head, uint32_t block, uint32_t phi,
	struct bound *bound)
{
	const struct ir *ir = body->ir;
	const struct ir_block *b = &ir->blocks[block];
	const struct ir_insn *last = ir_at(ir, b->first + b->n - 1);
	if (last->op != IR_IF || last->sub < OP_if_icmplt || last->sub > OP_if_icmple)
		return false;
	bool leaves_taken = !body_loop_has(body, head, b->succs[0].to);
	bool leaves_else = !body_loop_has(body, head, b->succs[1].to);
	uint32_t left = path_source(body->paths, ir_arg(ir, last, 0));
	uint32_t right = path_source(body->paths, ir_arg(ir, last, 1));
	if (leaves_taken == leaves_else || (left != phi && right != phi))
		return false;
	bound->ask = leaves_taken ? negated(last->sub) : last->sub;
	bound->value = left == phi ? right : left;
	if (left != phi)
		bound->ask = turned(bound->ask);
	return true;
}

// The last value of a variable that counts up, or the first of one that counts down: of several bounds the one that is
// another for each thread.
static struct poly bound_of(struct indices *ix, struct place at, const struct body *body,
	uint32_t head, uint32_t phi, bool is_up)
{
	struct poly found = poly_unknown;
	for (uint32_t b = 1; b <= body->ir->n_blocks; b++) {
		struct bound bound;
		if (!body_loop_has(body, head, b) || !find_bound(body, head, b, phi, &bound))
			continue;
		bool is_upper = bound.ask == OP_if_icmplt || bound.ask == OP_if_icmple;
		struct range range = range_of(ix, at, bound.value);
		struct poly one = poly_constant(1), end = is_up ? range.high : range.low;
		if (is_upper != is_up || !end.is_known)
			continue;
		if (bound.ask == OP_if_icmplt || bound.ask == OP_if_icmpgt)
			end = poly_add(&end, &one, is_up ? -1 : 1);
		if (!found.is_known || index_depends(ix, &end))
			found = end;
	}
	return found;
}

struct counting {
	uint32_t first, step; // values
	bool is_minus;
};

// Is it the variable of a loop: starts somewhere and has the same added each time?
static bool is_counting(const struct body *body, uint32_t phi, struct counting *counting)
{
	const struct ir *ir = body->ir;
	uint32_t head = ir->block_of[phi];
	const struct ir_insn *insn = ir_at(ir, phi);
	if (ir->blocks[head].loop_head != head)
		return false;
	*counting = (struct counting){ 0 };
	for (uint32_t k = 0; k < insn->n_args && k < ir->blocks[head].n_preds; k++) {
		uint32_t value = path_source(body->paths, ir_arg(ir, insn, k));
		if (!body_loop_has(body, head, ir->blocks[head].preds[k])) {
			if (counting->first && counting->first != value)
				return false;
			counting->first = value;
			continue;
		}
		const struct ir_insn *next = ir_at(ir, value);
		if (next->op != IR_BINARY ||
			(next->sub != OP_iadd && next->sub != OP_isub && next->sub != OP_iinc) ||
			path_source(body->paths, ir_arg(ir, next, 0)) != phi)
			return false;
		counting->step = ir_arg(ir, next, 1);
		counting->is_minus = next->sub == OP_isub;
	}
	return counting->first && counting->step;
}

static struct range loop(struct indices *ix, struct place at, const struct body *body, uint32_t phi,
	const struct counting *counting)
{
	uint32_t head = body->ir->block_of[phi];
	struct range first = range_of(ix, at, counting->first), step = range_of(ix, at, counting->step);
	int64_t number = 0;
	bool is_constant = is_exact(&step) && poly_is_constant(&step.low, &number);
	bool is_up = !counting->is_minus && (!is_constant || number > 0);
	if (!first.low.is_known || !is_exact(&step))
		return at.thread ? unknown : symbol(ix, SYMBOL_GIVEN, at.node, phi);
	struct poly end = bound_of(ix, at, body, head, phi, is_up);
	if (at.thread) {
		struct range range = { .low = is_up ? first.low : end, .high = is_up ? end : first.high };
		if (!is_constant || (number != 1 && number != -1))
			range.stride = step.low;
		return range;
	}
	if (!is_up)
		return symbol(ix, SYMBOL_GIVEN, at.node, phi);
	struct symbol variable = { .kind = SYMBOL_LOOP,
		.node = at.node,
		.value = phi,
		.first = first.low,
		.last = end,
		.step = step.low };
	return exactly(poly_symbol(symbol_of(ix, variable)));
}

// Of several the one that is another for each thread: the last thread has the rest, the first one nothing to its left.
static struct range choose(struct indices *ix, struct place at, const struct ir *ir,
	const struct ir_insn *insn)
{
	struct range found = unknown;
	for (uint32_t k = 0; k < insn->n_args; k++) {
		struct range range = range_of(ix, at, ir_arg(ir, insn, k));
		if (!range.low.is_known)
			return unknown;
		if (!found.low.is_known || index_depends(ix, &range.low))
			found = range;
	}
	return found;
}

static struct range phi(struct indices *ix, struct place at, const struct body *body,
	uint32_t value)
{
	struct counting counting;
	const struct ir *ir = body->ir;
	uint32_t block = ir->block_of[value];
	if (is_counting(body, value, &counting))
		return loop(ix, at, body, value, &counting);
	if (ir->blocks[block].loop_head == block)
		return at.thread ? unknown : symbol(ix, SYMBOL_GIVEN, at.node, value);
	return choose(ix, at, ir, ir_at(ir, value));
}

// ---- what a thread was given ------------------------------------------------------------------

const struct pta_edge *index_caller(const struct indices *ix, uint32_t thread, uint32_t node)
{
	uint32_t n;
	const struct pta_edge *found = NULL, *edges = pta_edges_to(ix->pta, node, &n);
	for (uint32_t i = 0; i < n; i++) {
		if (!edges[i].from ||
			(thread && !thread_runs(thread_at(ix->threads, thread), edges[i].from)))
			continue;
		const struct body *body = bodies_of_node(ix->bodies, edges[i].from);
		uint32_t insn = body ? body_insn_at(body, edges[i].bci) : 0;
		if (found || edges[i].kind != PTA_CALL || !insn ||
			!body_passes_operands(body, insn, pta_node(ix->pta, node)->method))
			return NULL;
		found = &edges[i];
	}
	return found;
}

static bool is_function_of(const struct indices *ix, uint32_t object, const struct method *method)
{
	const struct pta_object *o = pta_object(ix->pta, object);
	return o->kind == PTA_LAMBDA && o->lambda->implementation == method;
}

// The function object that the thread begins with; 0: it is none.
static uint32_t function_of(const struct indices *ix, const struct thread *thread)
{
	const struct method *method = pta_node(ix->pta, thread->entry)->method;
	if (!thread->object || is_function_of(ix, thread->object, method))
		return thread->object;
	pta_set tasks = pta_contents(ix->pta, thread->object, MODEL_FIELD_TASK);
	for (uint32_t o = pta_set_next(ix->pta, tasks, 1); o; o = pta_set_next(ix->pta, tasks, o + 1))
		if (is_function_of(ix, o, method))
			return o;
	return 0;
}

static struct range captured(struct indices *ix, struct place at, uint32_t param)
{
	uint32_t function = function_of(ix, thread_at(ix->threads, at.thread));
	const struct pta_object *object = function ? pta_object(ix->pta, function) : NULL;
	const struct body *body = object && object->node ? bodies_of_node(ix->bodies, object->node)
													 : NULL;
	uint32_t made = body ? body_insn_at(body, object->bci) : 0;
	const struct ir_insn *insn = made ? ir_at(body->ir, made) : NULL;
	if (!insn || insn->sub != OP_invokedynamic || param >= insn->n_args)
		return symbol(ix, SYMBOL_GIVEN, at.node, param + 1);
	return range_of(ix, (struct place){ 0, object->node, at.depth + 1 },
		ir_arg(body->ir, insn, param));
}

static struct range parameter(struct indices *ix, struct place at, uint32_t param)
{
	if (at.thread && at.node == thread_at(ix->threads, at.thread)->entry)
		return captured(ix, at, param);
	const struct pta_edge *call = index_caller(ix, at.thread, at.node);
	if (!call)
		return at.thread ? unknown : symbol(ix, SYMBOL_GIVEN, at.node, param + 1);
	const struct body *body = bodies_of_node(ix->bodies, call->from);
	const struct ir_insn *insn = ir_at(body->ir, body_insn_at(body, call->bci));
	if (param >= insn->n_args)
		return unknown;
	return range_of(ix, (struct place){ at.thread, call->from, at.depth + 1 },
		ir_arg(body->ir, insn, param));
}

// Of a constructor: the parameter that it puts into the field, by itself or by another constructor; 0: none, else + 1.
static uint32_t put_by(const struct indices *ix, const struct method *constructor,
	const struct field *field, uint32_t depth)
{
	const struct body *body = constructor && constructor->id < ix->bodies->n_by_method
		? ix->bodies->by_method[constructor->id]
		: NULL;
	for (uint32_t i = 1; body && depth < 4 && i <= body->ir->n_insns; i++) {
		const struct ir_insn *insn = ir_at(body->ir, i);
		uint32_t value = 0;
		if (insn->op == IR_PUT_FIELD && body->fields[i] == field)
			value = ir_arg(body->ir, insn, 1);
		if (insn->op == IR_INVOKE && insn->n_args && body->callees[i] &&
			name_slice(body->callees[i]->name).ptr[0] == '<' &&
			path_source(body->paths, ir_arg(body->ir, insn, 0)) == 1) {
			uint32_t param = put_by(ix, body->callees[i], field, depth + 1);
			value = param && param - 1 < insn->n_args ? ir_arg(body->ir, insn, param - 1) : 0;
		}
		uint32_t source = value ? path_source(body->paths, value) : 0;
		if (source)
			return ir_at(body->ir, source)->op == IR_PARAM ? source : 0;
	}
	return 0;
}

// Is it what the thread was started with, or another object that each thread has for itself?
static bool is_own(const struct indices *ix, const struct thread *thread, uint32_t object)
{
	bool is_entry = pta_set_has(ix->pta, pta_parameter(ix->pta, thread->entry, 0), object) &&
		!heap_object_is_once(ix->heap, object);
	return object == thread->object || is_entry || object_list_has(&thread->own, object);
}

static struct range field_of(struct indices *ix, struct place at, const struct body *body,
	uint32_t value)
{
	const struct field *field = body->fields[value];
	if (!field || !heap_field_is_stable(ix->heap, field))
		return unknown;
	struct range same = symbol(ix, SYMBOL_VALUE, 0, field->id);
	if (!at.thread)
		return same;
	const struct thread *thread = thread_at(ix->threads, at.thread);
	pta_set set = pta_value(ix->pta, at.node, ir_arg(body->ir, ir_at(body->ir, value), 0));
	uint32_t object = pta_set_next(ix->pta, set, 1);
	bool is_known = object && heap_object_is_once(ix->heap, object);
	if (!object || (!is_known && !is_own(ix, thread, object)))
		return same;
	struct range given = is_known ? same : symbol(ix, SYMBOL_GIVEN, 0, field->id);
	const struct pta_object *o = pta_object(ix->pta, object);
	const struct body *maker = o->node ? bodies_of_node(ix->bodies, o->node) : NULL;
	uint32_t made = maker ? body_insn_at(maker, o->bci) : 0;
	if (pta_set_next(ix->pta, set, object + 1) || !made || ir_at(maker->ir, made)->op != IR_NEW)
		return given;
	uint32_t call = ir_at(maker->ir, made)->aux;
	uint32_t param = call ? put_by(ix, maker->callees[call], field, 0) : 0;
	const struct ir_insn *insn = call ? ir_at(maker->ir, call) : NULL;
	if (!param || param - 1 >= insn->n_args)
		return given;
	// A task that its like make: what they divide is not looked at.
	if (thread_runs(thread, o->node))
		return given;
	return range_of(ix, (struct place){ 0, o->node, at.depth + 1 },
		ir_arg(maker->ir, insn, param - 1));
}

// ---- values -----------------------------------------------------------------------------------

// The smaller or greater one of two numbers: the one that is another for each thread.
static struct range call(struct indices *ix, struct place at, const struct body *body,
	uint32_t value)
{
	const struct model_row *row = body->models[value];
	for (uint32_t i = 0; row && i < row->n_effects; i++)
		if (row->effects[i].kind == MODEL_DO &&
			(row->effects[i].detail == MODEL_BUILTIN_LEAST ||
				row->effects[i].detail == MODEL_BUILTIN_MOST))
			return choose(ix, at, body->ir, ir_at(body->ir, value));
	return unknown;
}

static struct range other(struct indices *ix, struct place at, const struct body *body,
	uint32_t value)
{
	if (at.thread)
		return unknown;
	return symbol(ix, body_is_in_loop(body, value) ? SYMBOL_GIVEN : SYMBOL_VALUE, at.node, value);
}

static struct range range_of(struct indices *ix, struct place at, uint32_t value)
{
	const struct body *body = bodies_of_node(ix->bodies, at.node);
	struct range range;
	at.depth++;
	if (!body || at.depth > MAX_DEPTH || ix->n_steps++ > MAX_STEPS)
		return unknown;
	value = path_source(body->paths, value);
	const struct ir_insn *insn = ir_at(body->ir, value);
	switch (insn->op) {
	case IR_CONST_INT:
		return insn->constant ? symbol(ix, SYMBOL_VALUE, at.node, value)
							  : exactly(poly_constant(insn->immediate));
	case IR_PARAM:
		return parameter(ix, at, value - 1);
	case IR_PHI:
		return phi(ix, at, body, value);
	case IR_BINARY:
	case IR_DIVIDE:
		range = insn->n_args == 2 ? binary(ix, at, body->ir, insn) : unknown;
		return range.low.is_known ? range : other(ix, at, body, value);
	case IR_GET_FIELD:
		return field_of(ix, at, body, value);
	case IR_GET_STATIC:
		return body->fields[value] && heap_field_is_stable(ix->heap, body->fields[value])
			? symbol(ix, SYMBOL_VALUE, 0, body->fields[value]->id)
			: other(ix, at, body, value);
	case IR_ARRAY_LENGTH:
		return symbol(ix, SYMBOL_VALUE, at.node, value);
	case IR_INVOKE:
		range = call(ix, at, body, value);
		return range.low.is_known ? range : other(ix, at, body, value);
	default:
		return other(ix, at, body, value);
	}
}

struct range index_range(struct indices *ix, struct index_at at)
{
	bool is_new;
	uint64_t key = hash_pair((uint64_t)at.thread << 32 | at.node, at.value);
	uint64_t *known = map_put(&ix->ranges, key, &is_new);
	if (!is_new)
		return *known == UINT64_MAX ? unknown : ix->known.v[*known - 1];
	ix->n_steps = 0;
	struct range range = range_of(ix, (struct place){ at.thread, at.node, 0 }, at.value);
	*known = UINT64_MAX;
	if (range.low.is_known) {
		vec_push(&ix->known, range);
		*known = ix->known.n;
	}
	return range;
}
