// Can these stacks deadlock, and how sure are we? Each has to be run by a thread of its own, no lock
// may keep them apart, and the locks have to be the same objects.
#include "analysis/lock_order/judge.h"

#include "analysis/lock_order/gates.h"
#include "analysis/lock_order/keys.h"
#include "analysis/lock_order/names.h"
#include "analysis/lock_order/objects.h"
#include "analysis/lock_order/pairs.h"
#include "analysis/lock_order/parallel.h"
#include "analysis/lock_order/self.h"
#include "analysis/lock_order/sorted.h"

void judge_say(struct verdict *v, int32_t weight, bool is_against, const char *text)
{
	v->score += weight;
	if (v->n_evidence < sizeof(v->evidence) / sizeof(v->evidence[0]))
		v->evidence[v->n_evidence++] =
			(struct finding_evidence){ .text = text, .is_against = is_against, .weight = weight };
}

void judge_rate(struct verdict *v)
{
	v->severity = finding_severity(v->facts);
}

bool judge_is_read(const struct lock_order *lo, uint32_t name, uint8_t mode)
{
	return mode == LOCK_READ || (mode == LOCK_SOME && lo->names.v[name].view == 1);
}

// ---- objects --------------------------------------------------------------------------------

#define MAX_PASSED 3 // calls down which an object is followed

static bool is_kept(const struct lock_order *lo, const struct method_facts *facts, uint32_t expr,
	uint32_t depth);

// Does the constructor show the object to others? Parts that it makes may know it.
static bool is_shown_by(const struct method_facts *facts)
{
	for (uint32_t i = 0; facts && i < facts->n_stores; i++) {
		const struct expr *value = &facts->exprs[facts->stores[i].value];
		if (facts->stores[i].is_static && value->kind == EXPR_PARAM && value->a == 0)
			return true;
	}
	for (uint32_t i = 0; facts && i < facts->n_calls; i++) {
		const struct fact_call *call = &facts->calls[i];
		for (uint32_t k = 1; call->target && k < call->n_args; k++) {
			const struct expr *arg = &facts->exprs[facts->operands[call->args + k]];
			if (arg->kind == EXPR_PARAM && arg->a == 0 && call->op != OP_invokespecial &&
				call->op != OP_invokedynamic && call->op != OP_invokestatic &&
				slice_has_prefix(name_slice(call->target->owner->name), SLICE("java/util/")))
				return true;
		}
	}
	return false;
}

// Does the call keep its argument for others to find?
static bool keeps_argument(const struct lock_order *lo, const struct fact_call *call, uint32_t k,
	uint32_t depth)
{
	if (call->op == OP_invokedynamic)
		return call->lambda; // captured
	if (!call->target)
		return false;
	const struct method_facts *callee = facts_of(lo->facts, call->target);
	if (k == 0 && call->op == OP_invokespecial)
		return is_shown_by(callee);
	if (!callee) // list.add(object)
		return k > 0 &&
			slice_has_prefix(name_slice(call->target->owner->name), SLICE("java/util/"));
	for (uint32_t i = 1; i < callee->n_exprs && depth < MAX_PASSED; i++)
		if (callee->exprs[i].kind == EXPR_PARAM && callee->exprs[i].a == k)
			return is_kept(lo, callee, i, depth + 1);
	return false;
}

// Is the object stored, or handed to somebody who stores it?
static bool is_kept(const struct lock_order *lo, const struct method_facts *facts, uint32_t expr,
	uint32_t depth)
{
	for (uint32_t i = 0; i < facts->n_stores; i++)
		if (facts->stores[i].value == expr)
			return true;
	for (uint32_t i = 0; i < facts->n_calls; i++)
		for (uint32_t k = 0; k < facts->calls[i].n_args; k++)
			if (facts->operands[facts->calls[i].args + k] == expr &&
				keeps_argument(lo, &facts->calls[i], k, depth))
				return true;
	return false;
}

static bool is_fresh_expr(const struct lock_order *lo, const struct method_facts *facts,
	uint32_t index)
{
	const struct expr *expr = &facts->exprs[index];
	if (expr->kind == EXPR_NEW)
		return !is_kept(lo, facts, index, 0) || links_are_own(lo, facts, index);
	const struct fact_call *call = expr->kind == EXPR_CALL ? &facts->calls[expr->a] : NULL;
	if (!call || !call->target)
		return false;
	// A thread's own, whatever it is.
	if (strcmp(call->target->owner->name->text, "java/lang/ThreadLocal") == 0)
		return true;
	const struct method_facts *callee = facts_of(lo->facts, call->target);
	if (!callee || callee->n_returns != 1 || callee->exprs[callee->returns[0]].kind != EXPR_NEW)
		return false;
	return !is_kept(lo, callee, callee->returns[0], 0) && !is_kept(lo, facts, index, 0);
}

bool judge_is_kept(const struct lock_order *lo, const struct method_facts *facts, uint32_t expr)
{
	return is_kept(lo, facts, expr, 0);
}

bool judge_is_own_part(const struct lock_order *lo, const struct lock_name *name)
{
	if (name->is_cut)
		return false;
	for (uint32_t i = 0; i < name->n_suffix; i++) {
		if (name->suffix[i] & SUFFIX_ELEMENT)
			return false;
		const struct field *field = lo->world->fields[name->suffix[i]];
		struct origin_set set = provenance_field(lo->provenance, field);
		if (set.is_open || set.n == 0)
			return false;
		for (uint32_t k = 0; k < set.n; k++) {
			const struct origin *object = provenance_origin(lo->provenance, set.objects[k]);
			if (object->kind != ORIGIN_NEW || object->method->owner != field->owner ||
				!method_is_constructor(object->method))
				return false;
		}
	}
	return true;
}

// Can the place be reached again from behind it, past the object's making?
static bool is_in_loop_after(const struct method *method, uint32_t made, uint32_t bci)
{
	const struct code *code = method->member->code;
	for (uint32_t at = 0; at < code->length;) {
		struct insn insn = code_insn(code, at);
		uint8_t format = opcode_formats[insn.op];
		if ((format == OPERAND_BRANCH || format == OPERAND_BRANCH_W) && insn.a <= (int32_t)bci &&
			bci <= at && insn.a > (int32_t)made)
			return true;
		at = insn.next;
	}
	return false;
}

// Is the new object stored, or handed to somebody who stores it, up to the place?
static bool is_kept_until(const struct lock_order *lo, const struct method_facts *facts,
	uint32_t expr, uint32_t bci)
{
	for (uint32_t i = 0; i < facts->n_stores; i++)
		if (facts->stores[i].value == expr && facts->stores[i].bci <= bci)
			return true;
	for (uint32_t i = 0; i < facts->n_calls; i++)
		for (uint32_t k = 0; k < facts->calls[i].n_args && facts->calls[i].bci <= bci; k++)
			if (facts->operands[facts->calls[i].args + k] == expr &&
				keeps_argument(lo, &facts->calls[i], k, 0))
				return true;
	return false;
}

// The object is kept for others only behind the place where the stack waits for the inner lock:
//
//     Handle h = new Handle(); h.bind(path); table.put(h.id, h);
static bool is_fresh_yet(const struct lock_order *lo, uint32_t pair, const struct lock_name *name)
{
	const struct method_facts *facts = name->scope;
	const struct expr *expr = &facts->exprs[name->expr];
	struct pair_frame frames[2 * MAX_CALLS + MAX_LIFTS];
	uint32_t n = pair_frames(lo, pair, frames, sizeof(frames) / sizeof(frames[0]));
	if (expr->kind != EXPR_NEW)
		return false;
	for (uint32_t i = 0; i < n; i++)
		if (lo->cg->nodes[frames[i].node].facts == facts)
			return frames[i].bci > expr->a &&
				!is_in_loop_after(facts->method, expr->a, frames[i].bci) &&
				!is_kept_until(lo, facts, name->expr, frames[i].bci);
	return false;
}

// An object that no other thread has: made in this method, or the one under construction.
static bool is_fresh(const struct lock_order *lo, uint32_t index, uint32_t name)
{
	const struct pair *pair = &lo->pairs.v[index];
	const struct lock_name *n = &lo->names.v[name];
	const struct cg_node *node = &lo->cg->nodes[pair->node];
	if (!judge_is_own_part(lo, n))
		return false;
	if (n->root == ROOT_PARAM)
		return n->number == 0 && method_is_constructor(node->method);
	return n->root == ROOT_LOCAL && n->scope != pair->starter &&
		(is_fresh_expr(lo, n->scope, n->expr) || is_fresh_yet(lo, index, n));
}

bool judge_has_fresh(const struct lock_order *lo, uint32_t pair)
{
	return is_fresh(lo, pair, lo->pairs.v[pair].outer) ||
		is_fresh(lo, pair, lo->pairs.v[pair].inner);
}

// A thread that the constructor starts may have the object.
static bool starts_thread(const struct lock_order *lo, const struct cg_node *node)
{
	for (uint32_t i = 0; i < node->n_edges; i++)
		if (lo->cg->edges[node->first_edge + i].kind == CG_START)
			return true;
	return false;
}

bool judge_is_being_made(const struct lock_order *lo, uint32_t id, uint32_t name)
{
	struct lock_name n = lo->names.v[name];
	const struct cg_node *node = &lo->cg->nodes[id];
	if (n.root != ROOT_PARAM || n.number != 0 || !method_is_constructor(node->method))
		return false;
	uint32_t last = n.n_suffix ? n.suffix[n.n_suffix - 1u] : SUFFIX_ELEMENT;
	// A condition is a part of what has its lock.
	if (!(last & SUFFIX_ELEMENT) &&
		strcmp(lo->world->fields[last]->descriptor->text,
			"Ljava/util/concurrent/locks/Condition;") == 0)
		n.n_suffix--;
	return !starts_thread(lo, node) && judge_is_own_part(lo, &n);
}

// A class, or what a final static field holds.
static bool is_static_object(const struct lock_order *lo, uint32_t name)
{
	const struct lock_name *n = &lo->names.v[name];
	return (n->root == ROOT_CLASS || n->root == ROOT_STATIC) && name_is_stable(lo, name);
}

// All stacks are in terms of one receiver, and its fields do not change, or of what the whole program has
// one of (n_static): then they can be the same.
static bool is_same_by_receiver(const struct lock_order *lo, const uint32_t *pairs, uint32_t n,
	uint32_t *n_static)
{
	*n_static = 0;
	for (uint32_t i = 0; i < n; i++) {
		const struct pair *a = &lo->pairs.v[pairs[i]], *b = &lo->pairs.v[pairs[(i + 1) % n]];
		const struct lock_name *inner = &lo->names.v[a->inner], *outer = &lo->names.v[b->outer];
		if (!name_is_same(lo, a->inner, b->outer))
			return false;
		if (is_static_object(lo, a->inner))
			++*n_static;
		else if (inner->root != ROOT_PARAM || inner->number != 0 || outer->root != ROOT_PARAM ||
			outer->number != 0)
			return false;
	}
	return true;
}

#define MAX_CALLERS_ASKED 64

// Where every method that is not private is an entry, the first one above need not be public; one
// further up may be, and it is as public as if it were the only one.
static bool has_public_caller(const struct lock_order *lo, uint32_t id)
{
	uint32_t nodes[MAX_CALLERS_ASKED] = { id };
	uint32_t n = 1;
	for (uint32_t i = 0; i < n; i++) {
		const struct cg_node *node = &lo->cg->nodes[nodes[i]];
		if (node->is_public_entry && node->method->access & (ACC_PUBLIC | ACC_PROTECTED))
			return true;
		for (uint32_t k = 0; k < node->n_in && n < MAX_CALLERS_ASKED; k++) {
			uint32_t from = lo->cg->edges[lo->cg->in_edges[node->first_in + k]].from;
			bool is_new = true;
			for (uint32_t m = 0; m < n; m++)
				is_new &= nodes[m] != from;
			if (is_new)
				nodes[n++] = from;
		}
	}
	return false;
}

bool judge_is_public(const struct lock_order *lo, uint32_t pair)
{
	if (lo->cg->options.entries_non_private)
		return has_public_caller(lo, lo->pairs.v[pair].node);
	const struct cg_node *node = &lo->cg->nodes[lo->pairs.v[pair].node];
	for (uint32_t steps = 0; !node->is_entry && node->via != UINT32_MAX && steps < 30; steps++)
		node = &lo->cg->nodes[lo->cg->edges[node->via].from];
	// An entry of a hidden class is what a public type declares.
	return node->is_entry && node->method->access & (ACC_PUBLIC | ACC_PROTECTED);
}

// Is it run by a thread that an entry starts, rather than by the entry?
static bool is_in_started(const struct lock_order *lo, uint32_t pair)
{
	const struct cg_node *node = &lo->cg->nodes[lo->pairs.v[pair].node];
	while (!node->is_entry && node->via != UINT32_MAX) {
		if (lo->cg->edges[node->via].kind == CG_START)
			return true;
		node = &lo->cg->nodes[lo->cg->edges[node->via].from];
	}
	return false;
}

void judge_say_public(struct lock_order *lo, struct verdict *v, int32_t weight,
	const uint32_t *pairs, uint32_t n)
{
	bool is_started = false;
	for (uint32_t i = 0; i < n; i++)
		is_started |= is_in_started(lo, pairs[i]);
	judge_say(v, weight, false,
		!lo->is_library  ? "the program runs this, in main or in threads that it starts"
			: is_started ? "public or protected methods run this, or start the threads that run it"
			: n == 1     ? "the stack starts at a public or protected method"
						 : "all stacks start at public or protected methods");
}

// Each call on a way is made under some condition that nobody has looked at: of many it is only assumed
// that they can all be made.
#define FEW_CALLS 4

void judge_length(struct lock_order *lo, struct verdict *v, const uint32_t *pairs, uint32_t n)
{
	uint32_t longest = 0;
	for (uint32_t i = 0; i < n; i++) {
		const struct pair *pair = &lo->pairs.v[pairs[i]];
		if (pair->n_frames > longest)
			longest = pair->n_frames;
	}
	if (longest <= 2) {
		judge_say(v, 8, false, "few calls lie between the locks");
	} else if (longest > FEW_CALLS) {
		judge_say(v, -(int32_t)(longest - FEW_CALLS) * 4, true, "many calls lie between the locks");
		certainty_lower(&v->facts.calls, CERTAINTY_ASSUMED);
	}
}

static bool only_in_initialisers(const struct lock_order *lo, uint32_t pair)
{
	const struct cg_node *node = &lo->cg->nodes[lo->pairs.v[pair].node];
	return method_is_initialiser(node->method);
}

// Locks of the class itself, taken by its initialiser: before any other code of the class runs.
static bool is_before_others(const struct lock_order *lo, const struct pair *pair)
{
	const struct method *method = lo->cg->nodes[pair->node].method;
	const struct lock_name *outer = &lo->names.v[pair->outer], *inner = &lo->names.v[pair->inner];
	return method_is_class_initialiser(method) && outer->root == ROOT_STATIC &&
		inner->root == ROOT_STATIC && lo->world->fields[outer->number]->owner == method->owner &&
		lo->world->fields[inner->number]->owner == method->owner;
}

// Has the variable at the root one value in the whole program?
static bool is_one_value(struct lock_order *lo, const struct lock_name *name)
{
	if (name->root != ROOT_LOCAL)
		return name->root != ROOT_PARAM;
	const struct expr *expr = &name->scope->exprs[name->expr];
	uint32_t bci = expr->kind == EXPR_CALL ? name->scope->calls[expr->a].bci : expr->a;
	return (expr->kind == EXPR_CALL || expr->kind == EXPR_NEW) &&
		once_is_run(lo, name->scope->method, bci);
}

// The same variables in the same order, whatever objects they may hold.
static bool is_same_order(struct lock_order *lo, uint32_t first, uint32_t second)
{
	const struct pair *a = &lo->pairs.v[first], *b = &lo->pairs.v[second];
	return is_one_value(lo, &lo->names.v[a->outer]) && is_one_value(lo, &lo->names.v[a->inner]) &&
		name_is_same(lo, a->outer, b->outer) && name_is_same(lo, a->inner, b->inner) &&
		name_is_stable(lo, a->outer) && name_is_stable(lo, a->inner);
}

#define MAX_STACK 32

// Is what it waits for the initialisation of a class whose code it runs already? That has ended by
// then, or is its own.
static bool is_initialised(const struct lock_order *lo, const struct pair *pair, uint32_t index)
{
	if (lo->names.v[pair->inner].root != ROOT_INIT)
		return false;
	const struct klass *klass = lo->world->classes[lo->names.v[pair->inner].number];
	struct pair_frame frames[MAX_STACK];
	uint32_t n = pair_frames(lo, index, frames, MAX_STACK);
	for (uint32_t i = 0; i < n; i++) {
		const struct method *method = lo->cg->nodes[frames[i].node].method;
		bool is_its = klass->is_interface ? method->owner == klass
										  : klass_is_subtype(method->owner, klass);
		if (is_its && !method_is_class_initialiser(method))
			return true;
	}
	return false;
}

// Are all sorted, and in one order, as far as that is known?
static bool are_sorted_alike(struct lock_order *lo, const uint32_t *pairs, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		if (!pair_is_sorted(lo, pairs[i]))
			return false;
	for (uint32_t i = 0; i < n; i++)
		if (pair_orders_differ(lo, pairs[i], pairs[(i + 1) % n]))
			return false;
	return true;
}

#define MAX_NEAR 4 // frames

static uint32_t count_initialisers(const struct lock_order *lo, const uint32_t *keys, uint32_t n)
{
	uint32_t n_init = 0;
	for (uint32_t i = 0; i < n; i++)
		n_init += lo->keys.v[keys[i]].is_init;
	return n_init;
}

// Are only so many frames between the locks of every stack?
static bool is_near(const struct lock_order *lo, const uint32_t *pairs, uint32_t n, uint32_t most)
{
	for (uint32_t i = 0; i < n; i++)
		if (lo->pairs.v[pairs[i]].n_frames > most)
			return false;
	return n == 2;
}

// Does whoever calls the library choose the object? Then it need not be the one that we know of.
static bool is_given(const struct lock_order *lo, const struct pair *pair, uint32_t name)
{
	const struct lock_name *n = &lo->names.v[name];
	const struct cg_node *node = &lo->cg->nodes[pair->node];
	bool is_this = n->number == 0 && !method_is_static(node->method);
	return lo->is_library && node->is_entry && n->root == ROOT_PARAM && !is_this;
}

static bool find_trait(struct lock_order *lo, uint32_t pair, enum pair_trait trait)
{
	switch (trait) {
	case TRAIT_FRESH:
		return judge_has_fresh(lo, pair);
	case TRAIT_HELD:
		return reentry_is_held_before(lo, pair);
	case TRAIT_PUBLIC:
		return judge_is_public(lo, pair);
	case TRAIT_SINGLE:
		return self_is_one_object(lo, pair);
	case TRAIT_NO_WAY:
		return released_on_the_way(lo, pair) || flags_contradict(lo, pair);
	}
	return false;
}

bool judge_trait(struct lock_order *lo, uint32_t pair, enum pair_trait trait)
{
	uint16_t *traits = &lo->traits[pair];
	if (!(*traits & trait << TRAIT_IS_KNOWN))
		*traits |= (uint16_t)(trait << TRAIT_IS_KNOWN | (find_trait(lo, pair, trait) ? trait : 0));
	return *traits & trait;
}

static bool is_held_in_sight(struct lock_order *lo, const uint32_t *pairs, uint32_t n)
{
	for (uint32_t i = 0; i < n && lo->is_library; i++)
		if (reentry_is_held_in_sight(lo, pairs[i]))
			return true;
	return false;
}

#define SAME_TEXT "all stacks reach the locks in the same way from one object"

bool judge_callers(struct lock_order *lo, const uint32_t *pairs, uint32_t n, struct verdict *v)
{
	bool are_same;
	if (!callers_allow(lo, pairs, n, &are_same))
		return false;
	if (!are_same || v->is_proven || v->is_unlikely || v->is_guess ||
		is_held_in_sight(lo, pairs, n))
		return true;
	v->is_proven = true;
	judge_say(v, 20, false, SAME_TEXT);
	v->facts.objects = CERTAINTY_KNOWN;
	judge_rate(v);
	return true;
}

#define MAX_LINKS 6 // fields and calls: this.taxis.iterator().next()

// The parameter that the value is reached from, by fields and what their objects return; UINT32_MAX: none.
static uint32_t reached_from(const struct method_facts *facts, uint32_t index)
{
	for (uint32_t steps = 0; steps < MAX_LINKS; steps++) {
		const struct expr *expr = &facts->exprs[index];
		const struct fact_call *call = expr->kind == EXPR_CALL ? &facts->calls[expr->a] : NULL;
		if (expr->kind == EXPR_PARAM)
			return expr->a;
		if (call && call->n_args && call->op != OP_invokestatic)
			index = facts->operands[call->args];
		else if (expr->kind == EXPR_FIELD || expr->kind == EXPR_ELEMENT || expr->kind == EXPR_VIEW)
			index = expr->a;
		else
			break;
	}
	return UINT32_MAX;
}

// An object of the class that leads to it: this.children, and then each child. It is not the one that leads.
static bool is_child(const struct lock_order *lo, const struct cg_node *node,
	const struct lock_name *name)
{
	return name->type.kind == KIND_CLASS &&
		klass_is_subtype(node->method->owner, lo->world->classes[name->type.klass]);
}

// Does the object that is held lead to the one that is asked for, or does a caller of the library choose
// both?
static bool is_led_to(const struct lock_order *lo, const struct pair *pair)
{
	const struct lock_name *outer = &lo->names.v[pair->outer], *inner = &lo->names.v[pair->inner];
	if (outer->root != ROOT_PARAM)
		return false;
	const struct cg_node *node = &lo->cg->nodes[pair->node];
	if (inner->root == ROOT_LOCAL)
		return inner->scope == node->facts && !(outer->n_suffix && is_child(lo, node, inner)) &&
			reached_from(inner->scope, inner->expr) == outer->number;
	if (inner->root != ROOT_PARAM)
		return false;
	if (outer->number == inner->number)
		return inner->n_suffix > outer->n_suffix;
	return outer->n_suffix + inner->n_suffix == 0 && node->is_entry;
}

// Does each lead to the next? Whoever makes them links them so.
static bool are_linked(const struct lock_order *lo, const uint32_t *pairs, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		if (!is_led_to(lo, &lo->pairs.v[pairs[i]]))
			return false;
	return true;
}

// Of a program's objects it is known where they are made. In a library nothing but the types says that they
// are the same.
static enum certainty objects_unproven(const struct lock_order *lo, const uint32_t *pairs,
	uint32_t n)
{
	return !lo->is_library || are_linked(lo, pairs, n) ? CERTAINTY_ASSUMED : CERTAINTY_GUESSED;
}

struct verdict judge(struct lock_order *lo, const uint32_t *pairs, const uint32_t *from_keys,
	uint32_t n)
{
	struct verdict v = { .score = 45, .facts = ALL_KNOWN };
	bool all_single = true, all_public = true;
	bool is_reader_only = false;
	if (n == 2 && pairs[0] == pairs[1] && lo->is_library) // only its own two can be exchanged
		return judge_self(lo, pairs[0], pairs[1]);

	for (uint32_t i = 0; i < n; i++) {
		const struct pair *pair = &lo->pairs.v[pairs[i]];
		const struct pair *before = &lo->pairs.v[pairs[(i + n - 1) % n]];
		if (judge_trait(lo, pairs[i], TRAIT_FRESH) &&
			(lo->is_library || !lo->keys.v[from_keys[i]].is_single))
			return v;
		if (is_before_others(lo, pair) || is_initialised(lo, pair, pairs[i]) ||
			judge_trait(lo, pairs[i], TRAIT_HELD) ||
			(n == 2 && reentry_is_owner_held(lo, pairs[i], pairs[1 - i])))
			return v;
		// Readers do not wait for readers.
		is_reader_only |= judge_is_read(lo, before->inner, before->inner_mode) &&
			judge_is_read(lo, pair->outer, pair->outer_mode);
		all_single &= lo->keys.v[from_keys[i]].is_single && !is_given(lo, pair, pair->outer) &&
			!is_given(lo, before, before->inner);
		all_public &= judge_trait(lo, pairs[i], TRAIT_PUBLIC);
	}
	if (is_reader_only || (n == 2 && is_same_order(lo, pairs[0], pairs[1])) ||
		(n == 2 && older_than_itself(lo, pairs[0], pairs[1])) ||
		!judge_threads_allow(lo, pairs, n) || judge_gate_between(lo, pairs, n) ||
		are_sorted_alike(lo, pairs, n))
		return v;
	for (uint32_t i = 0; i < n; i++)
		if (judge_trait(lo, pairs[i], TRAIT_NO_WAY))
			return v;
	uint32_t n_init = count_initialisers(lo, from_keys, n);
	if (lo->is_library && n_init && !is_near(lo, pairs, n, n_init == n ? 2 : MAX_NEAR))
		return v;
	v.is_possible = true;
	uint32_t n_static;
	bool same = is_same_by_receiver(lo, pairs, n, &n_static);
	if (all_single || (same && n_static == n))
		judge_say(&v, 25, false, "each lock is one object for the whole program");
	else if (same)
		judge_say(&v, 20, false, SAME_TEXT);
	if (all_public)
		judge_say_public(lo, &v, 15, pairs, n);
	judge_length(lo, &v, pairs, n);
	doubts_say(lo, &v, pairs, n);
	if (parallel_is_one_worker(lo, pairs, n)) {
		judge_say(&v, -20, true, "one thread of the library's own runs all of it");
		certainty_lower(&v.facts.threads, CERTAINTY_GUESSED);
	}
	for (uint32_t i = 0; i < n; i++) {
		if (!only_in_initialisers(lo, pairs[i]))
			continue;
		judge_say(&v, -20, true, "a stack runs only while an object or class is being initialised");
		if (lo->is_library)
			certainty_lower(&v.facts.threads, CERTAINTY_ASSUMED);
		break;
	}
	if (n > 2)
		judge_say(&v, -5 * ((int32_t)n - 2), true, "more than two threads have to meet");
	v.is_proven = (all_single || same) && !v.is_unlikely && !v.is_guess;
	bool is_in_sight = v.is_proven && !all_single && is_held_in_sight(lo, pairs, n);
	if (is_in_sight) {
		judge_say(&v, -20, true,
			"all calls that are seen come from its own class, with the second lock held already");
		v.is_proven = false;
	}
	certainty_lower(&v.facts.objects,
		same || all_single ? CERTAINTY_KNOWN : objects_unproven(lo, pairs, n));
	// A class is initialised once; in a library nobody knows by whom.
	if (n > 2 || (lo->is_library && (!all_public || n_init || is_in_sight)))
		certainty_lower(&v.facts.threads, CERTAINTY_ASSUMED);
	judge_rate(&v);
	return v;
}
