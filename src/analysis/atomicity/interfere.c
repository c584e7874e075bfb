// Can another thread come in between and change something? A section (what some method does under the
// witness's lock) interferes if it conflicts with what is done under the witness the first time and with
// what is done the second time: then no order of whole steps has the same result. The seed does not ask;
// it is the usual notion of serializability.
//
// Locks are told apart by where they are: `this` of a class, a field, a class object. A section that needs
// the context as well does not come in between.
#include "analysis/atomicity/sections.h"

#include "analysis/atomicity/asked.h"
#include "analysis/atomicity/calls.h"
#include "analysis/atomicity/collections.h"
#include "analysis/atomicity/escape.h"
#include "analysis/atomicity/judge.h"
#include "analysis/atomicity/names.h"
#include "analysis/atomicity/warnings.h"
#include "base/hash.h"

#define MAX_SECTIONS 400 // looked at for one warning

static uint64_t key_of_locking(const struct place *name, const struct klass *self)
{
	if (name->n)
		return hash_pair(1,
			name->parts[name->n - 1] & PART_ELEMENT ? PART_ELEMENT : name->parts[name->n - 1]);
	if (name->root == PLACE_STATIC)
		return hash_pair(1, name->number);
	if (name->root == PLACE_CLASS)
		return hash_pair(2, name->number);
	return self ? hash_pair(3, self->id) : 0;
}

static uint64_t key_of_expr(struct atomicity *at, const struct method_facts *facts, uint32_t expr)
{
	uint32_t name = locking_of_expr(at, facts, expr);
	if (!name)
		return 0;
	const struct place *locking = &at->names.v[name];
	const struct klass *self = NULL;
	if (locking->n == 0 && locking->root == PLACE_PARAM && locking->number == 0 &&
		!method_is_static(facts->method))
		self = facts->method->owner;
	else if (locking->n == 0 && facts->exprs[expr].type.kind == KIND_CLASS)
		self = at->world->classes[facts->exprs[expr].type.klass];
	return key_of_locking(locking, self);
}

// ---- all sections ---------------------------------------------------------------------------

static void add_section(struct atomicity *at, uint64_t key, const struct method *method,
	uint32_t bci, uint32_t held)
{
	uint64_t *slot = map_put(&at->section_index, key, NULL);
	vec_push(&at->sections,
		(struct section){ .method = method, .bci = bci, .held = held, .next = (uint32_t)*slot });
	*slot = at->sections.n - 1;
}

static void add_sections(struct atomicity *at, const struct method_facts *facts)
{
	if (method_is_initialiser(facts->method))
		return;
	for (uint32_t i = 0; i < facts->n_locks; i++) {
		const struct fact_lock *lock = &facts->locks[i];
		uint64_t key = lock->is_wait ? 0 : key_of_expr(at, facts, lock->lock);
		if (key)
			add_section(at, key, facts->method, lock->is_method_lock ? FINDING_NO_BCI : lock->bci,
				lock->held);
	}
}

static void find_sections(struct atomicity *at)
{
	if (at->sections.n)
		return;
	vec_push(&at->sections, (struct section){ 0 });
	for (uint32_t id = 1; id < at->facts->n_by_method; id++)
		if (at->facts->by_method[id])
			add_sections(at, at->facts->by_method[id]);
}

// ---- conflicts ------------------------------------------------------------------------------

static bool keys_conflict(uint32_t a, uint32_t b)
{
	return (a & ~(uint32_t)TOUCH_WRITES) == (b & ~(uint32_t)TOUCH_WRITES) && (a | b) & TOUCH_WRITES;
}

static bool conflict(const struct touches *a, const struct touches *b)
{
	if (a->runs_given || b->runs_given)
		return true;
	for (uint32_t i = 0; i < a->n; i++)
		for (uint32_t k = 0; k < b->n; k++)
			if (keys_conflict(a->keys[i], b->keys[k]))
				return true;
	return false;
}

// What keeps others out: a lock by where it is, or an object of which there is one.
struct context {
	uint64_t key;    // 0: others may have another lock there
	uint64_t object; // 0: not known
};

static bool is_known(const struct context *context)
{
	return context->key || context->object;
}

static bool holds(struct atomicity *at, const struct method_facts *facts, uint32_t held,
	const struct context *context)
{
	for (; held && is_known(context); held = facts->helds[held].below) {
		uint32_t lock = facts->helds[held].lock;
		if ((context->key && key_of_expr(at, facts, lock) == context->key) ||
			(context->object && facts->helds[held].mode != LOCK_READ &&
				atom_single_object(at, facts, lock) == context->object))
			return true;
	}
	return false;
}

// Does the caller run it on an object that nobody else has yet?
static bool is_on_own(const struct atomicity *at, const struct edge *edge)
{
	const struct method_facts *caller = at->facts->by_method[edge->caller];
	uint32_t receiver = edge->maker || method_is_static(at->world->methods[edge->callee])
		? 0
		: atom_edge_argument(caller, edge, 0);
	return receiver && atom_is_own(at, caller, receiver, caller->calls[edge->call].bci);
}

// list.add(task) keeps it, as any object.
static bool is_run_by(const struct method *method)
{
	const char *owner = method->owner->name->text;
	return strstr(method->descriptor->text, "Ljava/util/function/") &&
		(strcmp(owner, "java/lang/Iterable") == 0 ||
			(strncmp(owner, "java/util/", 10) == 0 && strcmp(owner, "java/util/Comparator") != 0 &&
				strncmp(owner, "java/util/stream/", 17) != 0 &&
				strncmp(owner, "java/util/concurrent/", 21) != 0 &&
				strncmp(owner, "java/util/function/", 19) != 0));
}

// names.forEach(n -> ...): the body of a function object that is given to a collection right where it is made, which runs
// it before it returns. (The instruction that makes it is five bytes long.)
static bool is_run_at_once(const struct atomicity *at, const struct method *method)
{
	uint32_t in = at->first_in.v[method->id];
	if (!(method->access & ACC_SYNTHETIC) || !(method->access & ACC_PRIVATE))
		return false;
	for (; in; in = at->edges.v[in - 1].next_in) {
		const struct edge *edge = &at->edges.v[in - 1];
		const struct method_facts *caller = at->facts->by_method[edge->caller];
		const struct fact_call *call = &caller->calls[edge->call];
		if (!edge->is_passed || call->op == OP_invokestatic || call->op == OP_invokespecial ||
			atom_calls_is_input(call->target) || !is_run_by(call->target) ||
			caller->calls[edge->maker - 1].bci + 5 != call->bci)
			return false;
	}
	return true;
}

// Is the method only called under the context? One that others can call is not.
static bool is_called_under(struct atomicity *at, const struct method *method,
	const struct context *context, uint32_t depth)
{
	uint32_t in = method->id < at->first_in.n ? at->first_in.v[method->id] : 0;
	if (!is_known(context) || !in || !depth ||
		(atom_may_have_other_callers(at, method) && !is_run_at_once(at, method)))
		return false;
	for (; in; in = at->edges.v[in - 1].next_in) {
		const struct method_facts *caller = at->facts->by_method[at->edges.v[in - 1].caller];
		const struct fact_call *call = &caller->calls[at->edges.v[in - 1].call];
		if (!holds(at, caller, call->held, context) && !is_on_own(at, &at->edges.v[in - 1]) &&
			!atom_is_alone(at, caller->method, call->bci) &&
			!is_called_under(at, caller->method, context, depth - 1))
			return false;
	}
	return true;
}

struct search {
	struct atomicity *at;
	const struct warning *warning;
	const struct touches *first, *second;
	struct context context;
	bool is_steps; // of a concurrent collection
	bool is_any;   // not all that the two sections do is known: every other one may conflict
	uint32_t n_looked_at;
	bool has_first, has_second, has_both;
	uint64_t threads;
	bool is_addition_known, is_addition, are_other_entries; // of the second section
	bool are_counters_known, are_counters;                  // both sections
	bool are_readings_known, are_readings;
	uint32_t queue; // both sections are about the front of the queue in this field; 0: they are not
};

// Of the second section the answer to how many there are is not: it would be another one.
static uint32_t queue_of(struct atomicity *at, const struct warning *w, const struct touches *first,
	const struct touches *second)
{
	struct section_place a = atom_step(at, w->place_method, w->first_bci, w->first_taken);
	struct section_place b = atom_step(at, w->place_method, w->second_bci, w->second_taken);
	struct atom_ends x = atom_ends_of(at, a.method, first), y = atom_ends_of(at, b.method, second);
	bool is_decision = !(w->relation & (RELATION_FLOWS | RELATION_MEETS));
	if (!w->first_taken || !w->second_taken || x.field != y.field || x.has_back || y.has_back ||
		x.is_other || y.is_other || !y.has_front || (x.has_size && !is_decision))
		return 0;
	return x.field;
}

static bool is_appending(const struct search *s, const struct method *section,
	const struct touches *touches)
{
	struct atom_ends ends = { 0 };
	if (s->queue)
		ends = atom_ends_of(s->at, section, touches);
	return ends.field && ends.field == s->queue && !ends.has_front && !ends.is_other;
}

// The first section has taken what it needs and says so, and the second one only adds.
static bool is_taken_then_added(struct search *s)
{
	const struct warning *w = s->warning;
	if (!s->is_addition_known && s->first->writes &&
		w->relation & (RELATION_FLOWS | RELATION_DECIDES)) {
		struct section_place second = atom_step(s->at, w->place_method, w->second_bci,
			w->second_taken);
		s->is_addition = atom_only_adds(s->at, &second);
		s->are_other_entries = s->is_addition && atom_are_other_entries(s->at, w);
	}
	s->is_addition_known = true;
	return s->is_addition;
}

// Does it make no difference whether the others come before the second section or after it?
static bool commutes(struct search *s, const struct section_place *section)
{
	return is_taken_then_added(s) &&
		(atom_only_adds(s->at, section) ||
			(s->are_other_entries && atom_is_about_entry(s->at, section)));
}

static bool write_the_same(const struct touches *a, const struct touches *b)
{
	for (uint32_t i = 0; i < a->n; i++)
		for (uint32_t k = 0; a->keys[i] & TOUCH_WRITES && k < b->n; k++)
			if (b->keys[k] == a->keys[i])
				return true;
	return false;
}

// stats.hit(); stats.sent(n): each only adds, to something else, and there is no value that both are given.
static bool are_counters(struct search *s)
{
	const struct warning *w = s->warning;
	if (!s->are_counters_known && w->first_taken && w->second_taken &&
		!(w->relation &
			(RELATION_FLOWS | RELATION_DECIDES | RELATION_MEETS | RELATION_SHARES |
				RELATION_USES_FIRST | RELATION_USES_SECOND)) &&
		!write_the_same(s->first, s->second)) {
		struct section_place first = atom_step(s->at, w->place_method, w->first_bci,
			w->first_taken);
		struct section_place second = atom_step(s->at, w->place_method, w->second_bci,
			w->second_taken);
		s->are_counters = atom_only_adds(s->at, &first) && atom_only_adds(s->at, &second);
	}
	s->are_counters_known = true;
	return s->are_counters;
}

// for (int i = 0; i < n; i++) sum += counts.at(i): entries that are read one by one, in the turns of a loop, and have
// nothing to do with each other if others only count up one at a time: there was a time when the sum was that. Flags that
// are set and reset are another matter.
static bool are_readings(struct search *s)
{
	const struct warning *w = s->warning;
	if (!s->are_readings_known)
		s->are_readings = w->relation & RELATION_TURNS && w->first_bci == w->second_bci &&
			!(w->relation & (RELATION_FLOWS | RELATION_DECIDES)) && !s->first->writes &&
			atom_are_other_entries(s->at, w);
	s->are_readings_known = true;
	return s->are_readings;
}

static bool is_never_between(const struct search *s, const struct method *method)
{
	return !atom_may_overlap(s->at, s->warning->place_method, s->warning->second_bci, method,
			   UINT32_MAX) ||
		atom_is_called_on_own(s->at, method);
}

// Others do this in a section of a method, called or done by the method under the locks given.
static void compare(struct search *s, const struct touches *touches, struct section_place section,
	const struct method *method, uint32_t held)
{
	if (is_appending(s, section.method, touches))
		return;
	bool is_hidden = s->is_any ||
		(touches->is_unknown && !facts_of(s->at->facts, method) && !atom_is_query_name(method));
	bool a = is_hidden || conflict(touches, s->first),
		 b = is_hidden || conflict(touches, s->second);
	if ((!a && !b) || (held && holds(s->at, facts_of(s->at->facts, method), held, &s->context)) ||
		is_called_under(s->at, method, &s->context, 3) || is_never_between(s, method))
		return;
	if (a && b && !is_hidden && commutes(s, &section))
		b = false;
	// A line about two counters is read by people.
	if (a && b && !is_hidden && are_counters(s) && atom_only_tells(s->at, section.method))
		return;
	if (a && b && !is_hidden && are_readings(s) && atom_counts_one_entry(s->at, &section))
		return;
	s->threads |= atom_threads_of(s->at, method, UINT32_MAX);
	s->has_first |= a;
	s->has_second |= b;
	s->has_both |= a && b;
}

static void look_at(struct search *s, const struct method *method, uint32_t bci, uint32_t held)
{
	struct touches touches;
	if ((s->has_both && !s->at->threads) || s->n_looked_at++ > MAX_SECTIONS)
		return;
	atom_touch(s->at, method, bci, 0, &touches);
	compare(s, &touches, (struct section_place){ method, bci }, method, held);
}

// ---- uses of a field ------------------------------------------------------------------------
//
// An object that never leaves the field that it is in is used by who uses the field.

static void find_uses(struct atomicity *at)
{
	if (at->field_uses.n)
		return;
	vec_push(&at->field_uses, (struct field_use){ 0 });
	for (uint32_t id = 1; id < at->first_edge.n; id++) {
		const struct method_facts *facts = at->facts->by_method[id];
		for (uint32_t i = 0; facts && !method_is_initialiser(facts->method) && i < facts->n_calls;
			 i++) {
			const struct fact_call *call = &facts->calls[i];
			uint32_t receiver = call->n_args && call->op != OP_invokestatic
				? facts->operands[call->args]
				: 0;
			const struct expr *expr = &facts->exprs[receiver];
			if (!receiver || (expr->kind != EXPR_FIELD && expr->kind != EXPR_STATIC) ||
				!expr->field)
				continue;
			uint64_t *slot = map_put(&at->field_use_index, expr->field->id, NULL);
			vec_push(&at->field_uses, (struct field_use){ id, i, (uint32_t)*slot });
			*slot = at->field_uses.n - 1;
		}
	}
}

static void look_at_use(struct search *s, const struct field_use *use)
{
	struct atomicity *at = s->at;
	const struct method_facts *facts = at->facts->by_method[use->method];
	const struct fact_call *call = &facts->calls[use->call];
	if ((s->has_both && !s->at->threads) || s->n_looked_at++ > MAX_SECTIONS)
		return;
	bool is_followed = false;
	if (s->is_steps && !atom_disturbs_steps(at, s->warning, call))
		return;
	for (uint32_t e = s->is_steps ? 0 : at->first_edge.v[use->method],
				  n = s->is_steps ? 0 : at->n_edges.v[use->method];
		 n; e++, n--) {
		struct touches touches;
		if (at->edges.v[e].call != use->call)
			continue;
		is_followed = true;
		const struct method *callee = at->world->methods[at->edges.v[e].callee];
		atom_touch(at, callee, FINDING_NO_BCI, 0, &touches);
		compare(s, &touches, (struct section_place){ callee, FINDING_NO_BCI }, facts->method,
			call->held);
	}
	if (is_followed ||
		(!s->is_steps && atom_is_query(call) && !s->first->writes && !s->second->writes) ||
		holds(at, facts, call->held, &s->context) ||
		is_called_under(at, facts->method, &s->context, s->is_steps ? 5 : 3) ||
		!atom_may_overlap(at, s->warning->place_method, s->warning->second_bci, facts->method,
			UINT32_MAX))
		return;
	s->threads |= atom_threads_of(at, facts->method, call->bci);
	s->has_both = true;
}

static void look_at_field(struct search *s, uint32_t field)
{
	find_uses(s->at);
	uint64_t *slot = map_get(&s->at->field_use_index, field);
	for (uint32_t i = slot ? (uint32_t)*slot : 0; i; i = s->at->field_uses.v[i].next)
		look_at_use(s, &s->at->field_uses.v[i]);
}

// ---- uses of a collection -------------------------------------------------------------------
//
// In program mode, where it is known who has it: by the calls on what may be the same object.

static const struct fact_call *call_at(const struct method_facts *facts, uint32_t bci)
{
	for (uint32_t i = 0; facts && i < facts->n_calls; i++)
		if (facts->calls[i].bci == bci && facts->calls[i].op != OP_nop && facts->calls[i].n_args)
			return &facts->calls[i];
	return NULL;
}

// What is got out of a collection, or made out of sight, may be known elsewhere as what it was made as.
static bool are_made_in_sight(const struct atomicity *at, const struct origin_set *set)
{
	for (uint32_t i = 0; i < set->n; i++)
		if (provenance_origin(at->provenance, set->objects[i])->kind != ORIGIN_NEW)
			return false;
	return set->n && !set->is_open;
}

static bool may_be_same(const struct atomicity *at, const struct origin_set *a,
	const struct origin_set *b)
{
	bool is_known = are_made_in_sight(at, a) && are_made_in_sight(at, b);
	for (uint32_t i = 0; i < a->n; i++)
		for (uint32_t k = 0; k < b->n; k++)
			if (a->objects[i] == b->objects[k])
				return true;
	return !is_known;
}

static bool is_collection_call(const struct fact_call *call)
{
	const struct klass *owner = call->target ? call->target->owner : NULL;
	return owner && call->n_args && call->op != OP_invokestatic && call->op != OP_invokespecial &&
		call->op != OP_nop &&
		(is_collection_interface(owner) || is_synchronized_collection(owner) ||
			strncmp(owner->name->text, "java/util/Abstract", 18) == 0 ||
			strcmp(owner->name->text, "java/lang/Iterable") == 0);
}

// By its place: what comes before the threads start or after they have ended is not in between.
static bool is_kept_out(struct search *s, const struct method_facts *facts,
	const struct fact_call *call)
{
	return atom_is_alone(s->at, facts->method, call->bci) ||
		holds(s->at, facts, call->held, &s->context) ||
		!atom_may_overlap(s->at, s->warning->place_method, s->warning->second_bci, facts->method,
			call->bci) ||
		is_called_under(s->at, facts->method, &s->context, 3);
}

static void meet_collection(struct search *s, const struct method_facts *facts,
	const struct fact_call *call, bool writes)
{
	bool a = writes || s->first->writes, b = writes || s->second->writes;
	if ((!a && !b) || is_kept_out(s, facts, call))
		return;
	s->threads |= atom_threads_of(s->at, facts->method, call->bci);
	s->has_first |= a;
	s->has_second |= b;
	s->has_both |= a && b;
}

// Is what is declared so of a class that may be that of the objects?
static bool may_be_of_type(const struct atomicity *at, const struct origin_set *objects,
	struct ir_type type)
{
	for (uint32_t i = 0; i < objects->n && type.kind == KIND_CLASS && type.klass; i++) {
		struct ir_type made = provenance_origin(at->provenance, objects->objects[i])->type;
		if (made.kind != KIND_CLASS ||
			klass_is_subtype(at->world->classes[made.klass], at->world->classes[type.klass]))
			return true;
	}
	return type.kind == KIND_CLASS && (!type.klass || !objects->n);
}

static bool may_be_witness(struct search *s, const struct origin_set *witness,
	const struct method_facts *facts, uint32_t expr)
{
	if (!expr || !may_be_of_type(s->at, witness, facts->exprs[expr].type))
		return false;
	struct origin_set set = provenance_of(s->at->provenance, facts, expr);
	return may_be_same(s->at, witness, &set);
}

static void look_at_collection(struct search *s, const struct origin_set *witness,
	const struct method_facts *facts, uint32_t index)
{
	const struct fact_call *call = &facts->calls[index];
	bool is_called = is_collection_call(call);
	if (is_called && may_be_witness(s, witness, facts, facts->operands[call->args]))
		meet_collection(s, facts, call,
			!atom_is_query(call) || atom_writes_by_view(s->at, facts, index));
	if (witness->is_open || call->op == OP_nop ||
		(call->target && call->target->owner->role == ROLE_INPUT))
		return;
	// Given to a method of the library, or to one that runs later: routes::add.
	const struct method *later = call->lambda ? call->lambda->implementation : NULL;
	bool has_receiver = call->op != OP_invokestatic && call->op != OP_invokedynamic;
	for (uint32_t k = has_receiver ? 1 : 0; k < call->n_args; k++) {
		if ((later && later->owner->role == ROLE_INPUT) ||
			!may_be_witness(s, witness, facts, facts->operands[call->args + k]))
			continue;
		if (call->lambda)
			s->has_both |= !later || !atom_is_query_name(later) || s->first->writes ||
				s->second->writes;
		else
			meet_collection(s, facts, call, !atom_only_reads_argument(call));
	}
}

// What the witness is, if it is a collection of the library whose users are all seen; open: that is not known.
static struct origin_set collection_of_witness(struct atomicity *at, const struct warning *w)
{
	const struct method_facts *facts = facts_of(at->facts, w->place_method);
	const struct fact_call *first = call_at(facts, w->first_bci),
						   *second = call_at(facts, w->second_bci);
	if (!at->threads || !first || !second || !is_collection_call(first) ||
		!is_collection_call(second))
		return (struct origin_set){ .is_open = true };
	struct origin_set set = provenance_of(at->provenance, facts, facts->operands[second->args]);
	set.is_open |= !are_made_in_sight(at, &set);
	return set;
}

static struct origin_set collection_of_steps(struct atomicity *at, const struct warning *w)
{
	const struct method_facts *place = facts_of(at->facts, w->place_method);
	uint32_t receiver = atom_step_receiver(at, w, &place);
	return receiver ? provenance_of(at->provenance, place, receiver)
					: (struct origin_set){ .is_open = true };
}

// A step of a concurrent collection.
static void look_at_step(struct search *s, const struct origin_set *witness,
	const struct method_facts *facts, const struct fact_call *call)
{
	struct atomicity *at = s->at;
	if (!atom_disturbs_steps(at, s->warning, call) ||
		is_called_under(at, facts->method, &s->context, 5) ||
		holds(at, facts, call->held, &s->context) ||
		!atom_may_overlap(at, s->warning->place_method, s->warning->second_bci, facts->method,
			UINT32_MAX))
		return;
	struct origin_set set = provenance_of(at->provenance, facts, facts->operands[call->args]);
	if (!may_be_same(at, witness, &set))
		return;
	s->threads |= atom_threads_of(at, facts->method, call->bci);
	s->has_both = true;
}

static void look_at_collections(struct search *s, const struct origin_set *witness)
{
	struct atomicity *at = s->at;
	for (uint32_t id = 1; id < at->first_edge.n; id++) {
		const struct method_facts *facts = at->facts->by_method[id];
		for (uint32_t i = 0; facts && atom_calls_is_input(facts->method) && i < facts->n_calls; i++)
			if (s->is_steps)
				look_at_step(s, witness, facts, &facts->calls[i]);
			else
				look_at_collection(s, witness, facts, i);
	}
}

// ---- sections of a lock ---------------------------------------------------------------------

static void look_at_key(struct search *s, uint64_t key)
{
	uint64_t *slot = map_get(&s->at->section_index, key);
	for (uint32_t i = slot ? (uint32_t)*slot : 0; i; i = s->at->sections.v[i].next)
		look_at(s, s->at->sections.v[i].method, s->at->sections.v[i].bci,
			s->at->sections.v[i].held);
}

// Methods without facts: classes outside of INPUT.
static void look_at_flags(struct search *s, const struct klass *klass)
{
	for (uint32_t i = 0; klass->file && i < klass->n_methods; i++) {
		const struct method *method = &klass->methods[i];
		if (method_is_synchronized(method) && !method_is_static(method) && atom_code(method) &&
			!facts_of(s->at->facts, method))
			look_at(s, method, FINDING_NO_BCI, 0);
	}
}

static void look_below(struct search *s, const struct klass *klass)
{
	look_at_key(s, hash_pair(3, klass->id));
	look_at_flags(s, klass);
	for (uint32_t i = 0; i < klass->n_subtypes && s->n_looked_at < MAX_SECTIONS; i++)
		look_below(s, klass->subtypes[i]);
}

static void look_at_class(struct search *s, const struct klass *klass)
{
	look_below(s, klass);
	for (klass = klass->super; klass && klass->super; klass = klass->super) {
		look_at_key(s, hash_pair(3, klass->id));
		look_at_flags(s, klass);
	}
}

// ---- the lock of the witness ----------------------------------------------------------------

struct lock_of {
	uint64_t key;              // 0: not known
	const struct klass *klass; // it is the object itself, of this class
};

static struct lock_of lock_at(struct atomicity *at, const struct method *method, uint32_t bci)
{
	const struct method_facts *facts = facts_of(at->facts, method);
	if (bci == FINDING_NO_BCI)
		return method_is_static(method)
			? (struct lock_of){ hash_pair(2, method->owner->id), NULL }
			: (struct lock_of){ hash_pair(3, method->owner->id), method->owner };
	for (uint32_t i = 0; facts && i < facts->n_locks; i++) {
		const struct fact_lock *lock = &facts->locks[i];
		if (lock->bci != bci || lock->is_method_lock)
			continue;
		struct lock_of result = { key_of_expr(at, facts, lock->lock), NULL };
		uint32_t name = locking_of_expr(at, facts, lock->lock);
		struct ir_type type = facts->exprs[lock->lock].type;
		bool is_object = !name ||
			(at->names.v[name].n == 0 && at->names.v[name].root == PLACE_PARAM) ||
			at->names.v[name].root == PLACE_VALUE;
		if (is_object && type.kind == KIND_CLASS)
			result.klass = at->world->classes[type.klass];
		return result;
	}
	return (struct lock_of){ 0, NULL };
}

// The second section's lock, in terms of the method that takes it.
static struct lock_of lock_of_witness(struct atomicity *at, const struct warning *w)
{
	struct section_place section = atom_section(at, w->place_method, w->second_bci,
		w->second_taken);
	return lock_at(at, section.method, section.bci);
}

static void look_at_witness(struct search *s, const struct warning *w)
{
	struct lock_of lock = lock_of_witness(s->at, w);
	if (lock.klass)
		look_at_class(s, lock.klass);
	else if (lock.key)
		look_at_key(s, lock.key);
	else
		s->has_both = true; // not known which lock it is
}

// Is the lock the object in the field itself, locked by blocks?
static bool key_is_field(struct atomicity *at, const struct warning *w, uint32_t field)
{
	return lock_of_witness(at, w).key == hash_pair(1, field);
}

static const struct fact_lock *context_lock(const struct method_facts *facts,
	const struct warning *w)
{
	for (uint32_t i = 0; facts && i < facts->n_locks; i++)
		if (facts->locks[i].is_method_lock ? w->context_bci == FINDING_NO_BCI
										   : facts->locks[i].bci == w->context_bci)
			return &facts->locks[i];
	return NULL;
}

// Does everybody who has the witness need the same context? A static one, or the owner's own if nobody
// but the owner has the witness.
static bool is_shared(const struct atomicity *at, uint32_t name, uint32_t field)
{
	return field ||
		(name && (at->names.v[name].root == PLACE_CLASS || at->names.v[name].root == PLACE_STATIC));
}

static struct context context_of(struct atomicity *at, const struct warning *w, uint32_t field)
{
	const struct method_facts *facts = facts_of(at->facts, w->context_method);
	const struct fact_lock *lock = context_lock(facts, w);
	struct context context = { 0, 0 };
	if (!lock)
		return context;
	if (is_shared(at, locking_of_expr(at, facts, lock->lock), field))
		context.key = key_of_expr(at, facts, lock->lock);
	context.object = atom_single_object(at, facts, lock->lock);
	return context;
}

// A library's fields that are not private are written by its users, too.
static bool is_open(const struct atomicity *at, const struct touches *touches)
{
	for (uint32_t i = 0; at->in->options->mode == SCAN_LIBRARY && i < touches->n; i++)
		if (!(at->world->fields[touches->keys[i] >> 2]->access & (ACC_PRIVATE | ACC_FINAL)))
			return true;
	return touches->is_unknown;
}

enum interference atom_interference(struct atomicity *at, const struct warning *warning,
	const struct touches *first, const struct touches *second, uint32_t field, uint64_t *threads)
{
	struct search search = { .at = at,
		.warning = warning,
		.first = first,
		.second = second,
		.context = context_of(at, warning, field),
		.is_steps = atom_judge_steps(at, warning) == STEPS_TORN,
		.queue = queue_of(at, warning, first, second) };
	struct origin_set collection = search.is_steps ? collection_of_steps(at, warning)
												   : collection_of_witness(at, warning);
	bool is_collection = first->is_collection || second->is_collection,
		 is_seen = !field && !search.is_steps && !collection.is_open && collection.n;
	find_sections(at);
	if (field)
		look_at_field(&search, field);
	else if (is_seen || (is_collection && at->threads))
		look_at_collections(&search, &collection);
	else if (is_collection)
		search.has_both = true;
	if (!is_seen && ((!field && !search.is_steps) || (field && key_is_field(at, warning, field))))
		look_at_witness(&search, warning);
	*threads = search.threads | atom_threads_of(at, warning->place_method, warning->second_bci);
	if (search.has_both || search.n_looked_at > MAX_SECTIONS)
		return INTERFERES_WITH_BOTH;
	if (search.has_first && search.has_second)
		return INTERFERES_WITH_EACH;
	if (!field && !is_seen && (search.has_first || is_open(at, first)) &&
		(search.has_second || is_open(at, second)))
		return INTERFERES_WITH_EACH;
	return search.has_first || search.has_second ? INTERFERES_WITH_ONE : INTERFERES_NOT;
}

// Whoever the object is known to: by all sections of its class, not only those that are reached through the field.
bool atom_is_only_under_context(struct atomicity *at, const struct warning *warning,
	const struct touches *first, const struct touches *second)
{
	struct search search = { .at = at,
		.warning = warning,
		.first = first,
		.second = second,
		.context = context_of(at, warning, warning->witness.owner_field),
		.queue = queue_of(at, warning, first, second) };
	search.is_any = !search.queue && (first->is_unknown || second->is_unknown);
	if (!is_known(&search.context))
		return false;
	find_sections(at);
	look_at_witness(&search, warning);
	return !(search.has_first && search.has_second) && !search.has_both &&
		search.n_looked_at <= MAX_SECTIONS;
}
