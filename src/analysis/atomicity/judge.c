// Who else can reach the witness? Seed 002, 5.2:
//
//   violation  other threads may lock it in between: it is a parameter, a static field, an object that
//              is handed out or came from outside, or is used without the context elsewhere
//   style      it is encapsulated and only used under the context: suspect, but protected
//   filtered   a class of the library (Vector, StringBuffer, ...) that is encapsulated; an object
//              that is made here and never leaves; the library's own static fields
#include "analysis/atomicity/judge.h"

#include "analysis/atomicity/asked.h"
#include "analysis/atomicity/calls.h"
#include "analysis/atomicity/collections.h"
#include "analysis/atomicity/escape.h"
#include "analysis/atomicity/held.h"
#include "analysis/atomicity/names.h"
#include "analysis/atomicity/sections.h"
#include "analysis/atomicity/warnings.h"

#define FAR 3      // calls: that all of them are made is a guess
#define TOO_FAR 5  // not reported
#define MAX_THIN 2 // calls in a method that does little but take the lock

static bool is_made_by_call(const struct atomicity *at, const struct warning *warning)
{
	const struct method_facts *facts = facts_of(at->facts, warning->witness_method);
	for (uint32_t i = 1; i < facts->n_exprs; i++) {
		if (facts->exprs[i].kind != EXPR_CALL)
			continue;
		const struct fact_call *call = &facts->calls[facts->exprs[i].a];
		if (call->bci == warning->witness.number)
			return atom_is_thread_local(call) ||
				(atom_makes(at, call) && !atom_leaks(at, facts, i, warning->at_bci));
	}
	return false;
}

// A parameter that callers have just made for it.
static bool is_own_param(const struct atomicity *at, const struct warning *warning)
{
	const struct method_facts *facts = facts_of(at->facts, warning->witness_method);
	for (uint32_t i = 1; i < facts->n_exprs; i++)
		if (facts->exprs[i].kind == EXPR_PARAM && facts->exprs[i].a == warning->witness.number)
			return warning->witness.n_steps == 0 && atom_is_own(at, facts, i, warning->at_bci);
	return false;
}

// ---- verdicts -------------------------------------------------------------------------------

static void say(struct judgement *judgement, const char *text, int32_t weight)
{
	judgement->evidence[judgement->n++] =
		(struct finding_evidence){ .text = text, .weight = weight, .is_against = weight < 0 };
	judgement->score += weight;
}

static bool is_library_class(const struct atomicity *at, const struct witness *witness)
{
	const struct klass *klass = witness->klass ? at->world->classes[witness->klass] : NULL;
	uint32_t field = witness->owner_field, owner;
	if (witness->n_steps > 1 && field &&
		(owner = atom_field_class(at, at->world->fields[field])) != 0 &&
		atom_is_library(at->world->classes[owner]))
		return true;
	return witness->is_model ||
		(klass &&
			(is_synchronized_collection(klass) || is_collection_interface(klass) ||
				is_concurrent_collection(klass)));
}

static bool is_local_and_stays(const struct atomicity *at, const struct warning *warning)
{
	const struct method_facts *facts = facts_of(at->facts, warning->witness_method);
	for (uint32_t i = 1; i < facts->n_exprs; i++)
		if (facts->exprs[i].kind == EXPR_NEW && facts->exprs[i].a == warning->witness.number)
			return !atom_leaks(at, facts, i, warning->at_bci);
	return true;
}

// System.out and such.
static bool is_library_field(const struct field *field)
{
	return field->owner->role != ROLE_INPUT ||
		strcmp(field->owner->name->text, "java/lang/System") == 0;
}

// Nothing depends on what is logged.
static bool is_logger(const struct atomicity *at, const struct witness *witness)
{
	const struct klass *klass = witness->klass ? at->world->classes[witness->klass] : NULL;
	if (witness->root == WITNESS_CLASS)
		klass = at->world->classes[witness->number];
	if (witness->root == WITNESS_STATIC && witness->n_steps) {
		uint32_t id = atom_field_class(at, at->world->fields[witness->number]);
		klass = id ? at->world->classes[id] : klass;
	}
	return klass &&
		(string_has_suffix(klass->name->text, "Logger") ||
			string_has_suffix(klass->name->text, "/Log"));
}

static bool is_subclass_of(const struct atomicity *at, uint32_t klass, const char *name)
{
	for (const struct klass *k = klass ? at->world->classes[klass] : NULL; k; k = k->super)
		if (strcmp(k->name->text, name) == 0)
			return true;
	return false;
}

// A lock inside of an object of the library.
static bool is_inner_lock(const struct atomicity *at, const struct warning *warning)
{
	const struct witness *witness = &warning->witness;
	if (!witness->n_steps || !witness->field)
		return false;
	const struct klass *owner = at->world->fields[witness->field]->owner;
	return atom_is_library(owner) && !atom_same_package(owner, warning->context_method->owner);
}

static bool is_constructor_at(const struct atomicity *at, const struct method *method, uint32_t bci)
{
	const struct method_facts *facts = facts_of(at->facts, method);
	for (uint32_t i = 0; facts && i < facts->n_calls; i++)
		if (facts->calls[i].bci == bci && facts->calls[i].target)
			return method_is_constructor(facts->calls[i].target);
	return false;
}

// Nobody else has the object yet, nobody else waits for the class.
static bool is_construction(const struct warning *warning)
{
	const char *name = warning->context_method->name->text;
	return strcmp(name, "<clinit>") == 0 ||
		(strcmp(name, "<init>") == 0 && warning->is_context_this);
}

// Is it something that the maker of the object was given?
static bool is_given_inside(const struct atomicity *at, const struct witness *witness)
{
	return witness->n_steps && witness->owner_field &&
		at->field_state[witness->owner_field] & FIELD_GIVEN;
}

static enum filter filter_of(const struct atomicity *at, const struct warning *warning)
{
	const struct witness *witness = &warning->witness;
	if ((witness->root == WITNESS_NEW &&
			(is_local_and_stays(at, warning) ||
				is_constructor_at(at, warning->place_method, warning->first_bci))) ||
		(witness->root == WITNESS_CALL && !is_given_inside(at, witness) &&
			is_made_by_call(at, warning)) ||
		(witness->root == WITNESS_PARAM && is_own_param(at, warning)))
		return FILTER_LOCAL;
	if (witness->root == WITNESS_STATIC && is_library_field(at->world->fields[witness->number]))
		return FILTER_LIBRARY_STATIC;
	if (is_logger(at, witness))
		return FILTER_LOGGER;
	if (is_subclass_of(at, witness->klass, "java/lang/Throwable"))
		return FILTER_EXCEPTION;
	if (is_construction(warning))
		return FILTER_CONSTRUCTION;
	if (warning->relation & RELATION_ASSERTS)
		return FILTER_ASSERTION;
	if (warning->relation & RELATION_HELD)
		return FILTER_HELD;
	if (is_inner_lock(at, warning))
		return FILTER_INNER;
	if (warning->depth + warning->lock_depth >= TOO_FAR)
		return FILTER_FAR;
	if (witness->is_model && warning->depth + warning->lock_depth)
		return FILTER_MODEL;
	if ((witness->root == WITNESS_OTHER || witness->root == WITNESS_CALL ||
			witness->root == WITNESS_ELEMENT) &&
		is_library_class(at, witness))
		return FILTER_CONFINED;
	return FILTER_NONE;
}

// Hashtable.equals(Object other): a synchronized collection that is given another is mostly given one of its own kind.
static bool is_of_own_kind(const struct atomicity *at, const struct warning *warning)
{
	const struct klass *owner = warning->context_method->owner;
	const struct klass *klass = warning->witness.klass ? at->world->classes[warning->witness.klass]
													   : NULL;
	return warning->is_context_this && is_synchronized_collection(owner) && klass &&
		klass_is_subtype(owner, klass);
}

// ---- who has the witness? -------------------------------------------------------------------

// The field through which alone the witness is reached; 0: others may have it too.
static uint32_t field_of_owner(const struct atomicity *at, const struct warning *warning)
{
	const struct witness *witness = &warning->witness;
	if (!witness->owner_field || (witness->root != WITNESS_SELF && witness->root != WITNESS_STATIC))
		return 0;
	const struct field *field = at->world->fields[witness->owner_field];
	if (field->access & ACC_PUBLIC ||
		(witness->root == WITNESS_STATIC && !(field->access & ACC_PRIVATE)))
		return 0;
	return at->field_state[field->id] & (FIELD_ESCAPES | FIELD_GIVEN) ? 0 : field->id;
}

// Are all users of what is in the field seen? In a library, if it is an object of its own in a private field. A lock that
// does nothing but lock is style all the same.
static bool are_users_seen(const struct atomicity *at, const struct witness *witness,
	uint32_t field)
{
	const uint16_t fixed = ACC_PRIVATE | ACC_FINAL;
	const struct klass *klass = witness->klass ? at->world->classes[witness->klass] : NULL;
	return at->threads ||
		((at->world->fields[field]->access & fixed) == fixed && witness->n_steps == 1 && klass &&
			!atom_is_library(klass));
}

// Singletons: asking twice gives the same answer.
static bool is_asked_twice(const struct atomicity *at, const struct warning *w)
{
	struct section_place first = atom_section(at, w->place_method, w->first_bci, w->first_taken);
	struct section_place second = atom_section(at, w->place_method, w->second_bci, w->second_taken);
	return first.method == second.method && first.bci == second.bci && w->first_taken &&
		method_is_static(first.method) && string_has_prefix(first.method->descriptor->text, "()L");
}

static const struct method *maker_of(const struct atomicity *at, const struct warning *warning)
{
	const struct method_facts *facts = facts_of(at->facts, warning->witness_method);
	for (uint32_t i = 0; warning->witness.root == WITNESS_CALL && i < facts->n_calls; i++)
		if (facts->calls[i].bci == warning->witness.number && facts->calls[i].target)
			return facts->calls[i].target;
	return NULL;
}

// lanes.stream().filter(Lane::hasRoom).mapToInt(Lane::depth): each is read when its turn comes.
static bool is_read_in_turn(const struct atomicity *at, const struct warning *warning,
	const struct touches *first, const struct touches *second)
{
	const struct method *maker = maker_of(at, warning);
	return maker && string_has_suffix(maker->descriptor->text, ")Ljava/util/stream/Stream;") &&
		!first->writes && !second->writes;
}

// Got out of a collection or a map: others may have got it, too.
static bool is_element(const struct atomicity *at, const struct warning *warning)
{
	const struct method *maker = maker_of(at, warning);
	return warning->witness.root == WITNESS_ELEMENT ||
		(maker && warning->first_taken &&
			at->names.v[at->taken.v[warning->first_taken - 1].name].root == PLACE_RESULT) ||
		(maker && string_has_prefix(maker->owner->name->text, "java/util/"));
}

static void say_who(const struct atomicity *at, const struct warning *warning, uint32_t field,
	struct judgement *out)
{
	const struct witness *witness = &warning->witness;
	// Whoever else has it may do what disturbs, or not.
	if (!field)
		certainty_lower(&out->facts.threads, CERTAINTY_ASSUMED);
	if (field) {
		say(out, "the witness is used without the context elsewhere in the class", 10);
	} else if (witness->root == WITNESS_STATIC || witness->root == WITNESS_CLASS) {
		say(out, "the witness is static, every thread can lock it", 10);
	} else if (witness->root == WITNESS_PARAM) {
		say(out, "the witness comes from a parameter, callers can share it", 10);
	} else if (witness->root == WITNESS_SELF && witness->owner_field) {
		bool is_given = !(at->field_state[witness->owner_field] & FIELD_ESCAPES) &&
			!(at->world->fields[witness->owner_field]->access & ACC_PUBLIC);
		say(out,
			is_given ? "the witness came from outside, others can lock it"
					 : "the witness is handed out, others can lock it",
			10);
	} else if (witness->root == WITNESS_SELF) {
		say(out, "the witness is this, callers can share it", 5);
	} else if (is_element(at, warning)) {
		out->facts.objects = CERTAINTY_GUESSED;
		say(out, "the witness is an element of a collection, others may have it", -10);
	} else if (witness->root != WITNESS_NEW) {
		out->facts.objects = CERTAINTY_GUESSED;
		say(out, "where the witness comes from is not known", -10);
	}
}

// ---- do the two sections belong together? ---------------------------------------------------

#define RELATION_VALUES (RELATION_FLOWS | RELATION_DECIDES | RELATION_MEETS)

struct pair {
	struct touches first, second;
	uint32_t relation;
};

// What the lock further down guards has to come up to the place that uses it.
static uint32_t values_related(struct atomicity *at, const struct warning *warning)
{
	uint32_t relation = warning->relation;
	if (relation & (RELATION_VALUES | RELATION_USES_FIRST) &&
		!atom_carries(at, warning->first_taken))
		relation &= ~(uint32_t)(RELATION_VALUES | RELATION_USES_FIRST);
	// Without a value it fills an array that it is given.
	if (relation & RELATION_USES_SECOND && !atom_carries(at, warning->second_taken))
		relation &= ~(uint32_t)(RELATION_MEETS | RELATION_USES_SECOND);
	return relation;
}

// if (isOpen()) close(), where close asks again. An exception of that class is an answer, too; NULL: none is.
static bool is_tested_or_thrown(struct atomicity *at, const struct warning *warning,
	const struct pair *pair, const struct klass *caught)
{
	struct section_place second = atom_step(at, warning->place_method, warning->second_bci,
		warning->second_taken);
	uint32_t values = pair->relation & RELATION_VALUES;
	if (pair->relation & (RELATION_BRANCHES | RELATION_OR_NOTHING))
		values &= ~(uint32_t)RELATION_MEETS;
	// Without a value the first one is for something else: a warning that there is little left.
	if ((values && values != RELATION_DECIDES) || (!caught && pair->relation & RELATION_GOES_ON))
		return false;
	if (pair->relation & RELATION_TURNS)
		return values && warning->witness.root != WITNESS_PARAM;
	if (pair->relation & RELATION_INSIDE && !atom_asks_inside(at, &second))
		return false;
	if (pair->relation & RELATION_SHORT_CUT)
		return values == RELATION_DECIDES;
	if (pair->first.writes || pair->first.is_unknown || pair->first.is_collection ||
		pair->first.runs_given)
		return false;
	struct section_place first = atom_step(at, warning->place_method, warning->first_bci,
		warning->first_taken);
	bool is_asked = atom_asks_again(at, &first, &second, caught);
	for (uint32_t i = 0; i < pair->first.n; i++) {
		uint32_t field = pair->first.keys[i] >> 2;
		// The inside of a collection is contents of the field that it is in.
		bool is_inside = is_asked && atom_is_library(at->world->fields[field]->owner) &&
			!atom_is_library(second.method->owner);
		if (pair->first.keys[i] & TOUCH_CONTENTS && !is_asked)
			return false;
		if (!is_inside && atom_can_change(at, field) &&
			!atom_tests(at, second.method, second.bci, field, caught))
			return false;
	}
	return true;
}

static bool is_tested_again(struct atomicity *at, const struct warning *warning,
	const struct pair *pair)
{
	const struct klass *caught;
	if (is_tested_or_thrown(at, warning, pair, NULL))
		return true;
	for (uint32_t i = 0; pair->relation & RELATION_CAUGHT &&
		 (caught = atom_caught(at, warning->place_method, warning->second_bci, i)) != NULL;
		 i++)
		if (is_tested_or_thrown(at, warning, pair, caught))
			return true;
	return false;
}

// Are the calls that lead to the lock little more than the section?
static bool is_thin(const struct atomicity *at, uint32_t taken)
{
	for (; taken; taken = at->taken.v[taken - 1].below) {
		const struct method_facts *facts = facts_of(at->facts,
			at->world->methods[at->taken.v[taken - 1].method]);
		if (at->taken.v[taken - 1].below && facts && facts->n_calls > MAX_THIN)
			return false;
	}
	return true;
}

static bool is_static(const struct witness *witness)
{
	return witness->root == WITNESS_STATIC || witness->root == WITNESS_CLASS;
}

static bool has_origin(const struct witness *witness)
{
	return witness->root != WITNESS_OTHER && witness->root != WITNESS_CALL &&
		witness->root != WITNESS_ELEMENT;
}

// In a helper of the class, and what is read under the witness matters: who wrote it thought of the context.
static bool is_element_at_hand(const struct atomicity *at, const struct warning *warning,
	uint32_t values)
{
	return values && warning->depth + warning->lock_depth < FAR &&
		warning->place_method->owner == warning->context_method->owner && is_element(at, warning);
}

// Two things written to a stream one after the other are not one step to anybody.
static bool is_stream(const struct atomicity *at, uint32_t klass)
{
	return is_subclass_of(at, klass, "java/io/OutputStream") ||
		is_subclass_of(at, klass, "java/io/Writer");
}

// Is it there to be locked only, in a class that has another lock as well?
static bool is_plain_lock(const struct atomicity *at, const struct witness *witness)
{
	const struct klass *klass = witness->klass ? at->world->classes[witness->klass] : NULL;
	return klass && witness->owner_field && witness->root == WITNESS_SELF &&
		witness->n_steps == 1 &&
		(klass == at->world->object ||
			string_has_prefix(klass->name->text, "java/util/concurrent/locks/"));
}

bool atom_is_same_section(struct atomicity *at, const struct warning *w)
{
	struct section_place a = atom_step(at, w->place_method, w->first_bci, w->first_taken);
	struct section_place b = atom_step(at, w->place_method, w->second_bci, w->second_taken);
	return a.method == b.method && a.bci == b.bci;
}

// What is only made when it is first asked for.
static bool is_once_made(struct atomicity *at, const struct warning *warning)
{
	struct section_place section = atom_step(at, warning->place_method, warning->first_bci,
		warning->first_taken);
	return warning->first_taken && atom_is_same_section(at, warning) &&
		atom_returns_once_made(at, section.method);
}

// Is all that it writes an entry of a map, or an element of an array?
static bool writes_entry(const struct atomicity *at, const struct touches *touches)
{
	for (uint32_t i = 0; i < touches->n; i++) {
		const char *type = at->world->fields[touches->keys[i] >> 2]->descriptor->text;
		if (touches->keys[i] & TOUCH_WRITES &&
			(!(touches->keys[i] & TOUCH_CONTENTS) ||
				(type[0] != '[' &&
					!(string_has_prefix(type, "Ljava/util/") && strstr(type, "Map")))))
			return false;
	}
	return touches->writes && !touches->is_unknown && !touches->is_collection;
}

// counters.add("requests", 1); counters.add("bytes", n): two things are noted, each for itself.
static bool is_noted_apart(struct atomicity *at, const struct warning *warning,
	const struct pair *pair)
{
	return pair->relation & RELATION_OTHER_KEY && !(pair->relation & RELATION_SHARES) &&
		atom_is_same_section(at, warning) && writes_entry(at, &pair->first);
}

// list.add(text.append(a)); list.add(text.append(b)): the same step, done twice. Each is whole and has an answer of its own,
// and the answers are kept one beside the other.
static bool is_done_apart(struct atomicity *at, const struct warning *warning,
	const struct pair *pair)
{
	return pair->relation & RELATION_COLLECTED &&
		!(pair->relation & (RELATION_FLOWS | RELATION_DECIDES | RELATION_TURNS)) &&
		pair->first.writes && atom_is_same_section(at, warning);
}

// trace.add("now " + set.add(x) + " of " + set.size()): what was done and what there is now, in a line of text for people
// to read. The first is a whole step, and nothing else is made of the second's answer.
static bool is_only_told(const struct pair *pair)
{
	return pair->relation & RELATION_TOLD &&
		!(pair->relation & (RELATION_FLOWS | RELATION_DECIDES | RELATION_TURNS)) &&
		pair->first.writes && !pair->second.writes && !pair->second.is_unknown;
}

// if (!bucket.tryTake(n)) refusal = "about " + bucket.available() + " left": nothing was done.
static bool is_refusal_told(struct atomicity *at, const struct warning *warning,
	const struct pair *pair)
{
	return pair->relation & RELATION_REFUSAL && !(pair->relation & RELATION_TURNS) &&
		pair->first.writes && !pair->second.writes && !pair->second.is_unknown &&
		warning->first_taken && !at->taken.v[warning->first_taken - 1].below &&
		atom_is_done_or_not(at, at->world->methods[at->taken.v[warning->first_taken - 1].method]);
}

// One change in several steps, without a flow of data: close by, and of an object that others have.
static bool is_one_change(struct atomicity *at, const struct warning *warning,
	const struct pair *pair)
{
	const struct witness *witness = &warning->witness;
	bool is_void = !(pair->relation & (RELATION_USES_FIRST | RELATION_USES_SECOND));
	if (pair->relation & RELATION_TURNS && witness->root != WITNESS_PARAM)
		return false;
	// rolled = log.rollIfLarge(); log.write(line): the first is a whole step and says what it has done.
	if (pair->relation & RELATION_OVERWRITES && pair->relation & RELATION_USES_FIRST &&
		(!pair->first.writes || pair->first.is_collection || pair->relation & RELATION_LEFT_TO_DO))
		return true;
	if (pair->relation & RELATION_READS_BACK && pair->relation & RELATION_USES_SECOND)
		return true;
	if (pair->relation & RELATION_REREADS && pair->relation & RELATION_USES_FIRST &&
		pair->relation & RELATION_USES_SECOND)
		return witness->root == WITNESS_PARAM;
	return is_void && !is_static(witness) && !is_noted_apart(at, warning, pair) &&
		(pair->relation & RELATION_WRITES || pair->first.is_unknown || pair->second.is_unknown);
}

static bool is_related(struct atomicity *at, const struct warning *warning, const struct pair *pair)
{
	const struct witness *witness = &warning->witness;
	uint32_t distance = warning->depth + warning->lock_depth;
	uint32_t field = field_of_owner(at, warning);
	bool is_near = distance == 0 ||
		(is_thin(at, warning->first_taken) && is_thin(at, warning->second_taken));
	if (pair->relation & RELATION_VALUES)
		return (distance < FAR || is_near) &&
			(!(pair->relation & RELATION_TURNS) || pair->relation & RELATION_FLOWS ||
				witness->root == WITNESS_PARAM);
	if (!is_near || !has_origin(witness) || witness->is_model || is_stream(at, witness->klass))
		return false;
	if (field && atom_is_same_section(at, warning) && pair->relation & RELATION_OVERWRITES &&
		!(pair->relation & RELATION_TURNS))
		return true;
	return !is_plain_lock(at, witness) && is_one_change(at, warning, pair);
}

// What is static is taken by many; below a method of another class that holds the context it is by chance.
static bool is_far_static(const struct warning *warning, uint32_t values)
{
	uint32_t distance = warning->depth + warning->lock_depth;
	uint32_t near = !values ? 0 : warning->depth ? 1 : 2;
	return is_static(&warning->witness) && distance > near;
}

static enum filter filter_of_relation(struct atomicity *at, const struct warning *warning,
	const struct pair *pair)
{
	uint32_t distance = warning->depth + warning->lock_depth;
	uint32_t values = pair->relation & RELATION_VALUES;
	if (!atom_touches_change(at, &pair->first) || !atom_touches_change(at, &pair->second))
		return FILTER_UNCHANGING;
	if (is_once_made(at, warning))
		return FILTER_UNCHANGING;
	if (is_asked_twice(at, warning))
		return FILTER_SAME_STATIC;
	if (pair->relation & RELATION_CHECKED)
		return FILTER_CHECKED;
	if (values && is_tested_again(at, warning, pair))
		return FILTER_TESTED_AGAIN;
	if (is_far_static(warning, values))
		return FILTER_FAR_STATIC;
	if (distance && !has_origin(&warning->witness) && !is_element_at_hand(at, warning, values))
		return FILTER_UNKNOWN;
	if (!is_related(at, warning, pair) ||
		is_read_in_turn(at, warning, &pair->first, &pair->second) ||
		is_done_apart(at, warning, pair) || is_only_told(pair) ||
		is_refusal_told(at, warning, pair))
		return FILTER_UNRELATED;
	// These take longer.
	if (atom_is_read_of_growing(at, warning, &pair->first, &pair->second))
		return FILTER_UNCHANGING;
	if (!values && is_tested_again(at, warning, pair))
		return FILTER_TESTED_AGAIN;
	return (pair->relation & (RELATION_FLOWS | RELATION_TURNS) ||
			   (values && atom_is_same_section(at, warning))) &&
			atom_is_optimistic(at, warning, &pair->first)
		? FILTER_CHECKED
		: FILTER_NONE;
}

// What decides about the second section most often is a bug (doc/atomicity.md).
static uint32_t strength_of(uint32_t relation)
{
	if (relation & RELATION_DECIDES)
		return 3;
	if (relation & RELATION_FLOWS)
		return 2;
	return relation & RELATION_MEETS ? 1 : 0;
}

static void say_relation(uint32_t relation, struct judgement *out)
{
	out->strength = strength_of(relation);
	if (relation & RELATION_FLOWS)
		say(out, "the second section uses what was read in the first", 10);
	else if (relation & RELATION_DECIDES)
		say(out, "what was read in the first section decides about the second", 10);
	else if (relation & RELATION_MEETS)
		say(out, "what was read in both sections is used together", 10);
	else if (relation & RELATION_OVERWRITES && relation & RELATION_USES_FIRST)
		say(out, "the second section writes what the first one read", 5);
	else if (relation & RELATION_READS_BACK && relation & RELATION_USES_SECOND)
		say(out, "the second section reads what the first one wrote", 5);
	else if (relation & RELATION_REREADS && !(relation & RELATION_WRITES))
		say(out, "both sections read the same", 0);
	else if (relation & RELATION_WRITES)
		say(out, "both sections write", 0);
	else
		say(out, "what the sections have to do with each other is not known", -10);
}

// Calls that lead through other classes. The helpers of one class are written with each other in mind, and so
// is what does nothing but pass the call on.
static bool is_far(const struct atomicity *at, const struct warning *warning)
{
	uint32_t depth = warning->context_method->owner == warning->place_method->owner
		? 0
		: warning->depth;
	uint32_t lock_depth = warning->lock_depth;
	for (uint32_t t = warning->second_taken; t && lock_depth; t = at->taken.v[t - 1].below) {
		const struct method_facts *facts = facts_of(at->facts,
			at->world->methods[at->taken.v[t - 1].method]);
		lock_depth -= at->taken.v[t - 1].below && facts && facts->n_calls == 1;
	}
	return depth + lock_depth >= FAR;
}

// The further apart context and locks are, the less the one knows of the other.
static void say_distance(const struct atomicity *at, const struct warning *warning,
	struct judgement *out)
{
	if (warning->depth)
		say(out, "context and witness are in different methods", -5);
	if (!is_far(at, warning))
		return;
	out->facts.calls = CERTAINTY_GUESSED;
	say(out, "many calls lie between the context and the place that takes the witness", -10);
}

// Two changes: someone has to be able to tell what is between them. If the class keeps the object to itself,
// or if it is one of the library's, this is style at most.
static bool is_visible_between(const struct atomicity *at, const struct warning *warning,
	uint32_t field, enum interference interference)
{
	const struct witness *witness = &warning->witness;
	if (field)
		return interference < INTERFERES_WITH_EACH;
	const struct klass *klass = witness->klass ? at->world->classes[witness->klass] : NULL;
	if (witness->n_steps > 1 && witness->field)
		klass = at->world->fields[witness->field]->owner; // the object that has the lock
	if (klass && klass != at->world->object && atom_is_library(klass))
		return false;
	return witness->root == WITNESS_PARAM ||
		(interference == INTERFERES_WITH_BOTH && warning->relation & RELATION_ADJACENT);
}

struct judgement atom_judge(struct atomicity *at, const struct warning *warning)
{
	struct judgement out = { .facts = { CERTAINTY_KNOWN, CERTAINTY_KNOWN, CERTAINTY_KNOWN, false },
		.filter = filter_of(at, warning) };
	struct pair pair;
	enum steps_verdict steps = out.filter ? STEPS_NONE : atom_judge_steps(at, warning);
	if (steps == STEPS_APART)
		out.filter = FILTER_UNRELATED;
	if (out.filter)
		return out;
	out.is_steps = steps == STEPS_TORN;
	atom_touch(at, warning->place_method, warning->first_bci, warning->first_taken, &pair.first);
	atom_touch(at, warning->place_method, warning->second_bci, warning->second_taken, &pair.second);
	pair.relation = values_related(at, warning) |
		atom_touch_relation(at, &pair.first, &pair.second);
	out.filter = filter_of_relation(at, warning, &pair);
	if (out.filter)
		return out;

	if (atom_is_held_by_callers(at, warning)) {
		out.filter = FILTER_HELD_BY_CALLERS;
		return out;
	}
	// In a library it is seen who comes without the context, but not whether what he changes is what was
	// read: the same key, the same element.
	if (!at->threads)
		out.facts.objects = CERTAINTY_ASSUMED;
	uint32_t field = field_of_owner(at, warning);
	uint64_t threads = 0;
	enum interference interference = atom_interference(at, warning, &pair.first, &pair.second,
		field, &threads);
	if (atom_is_one_thread(at, threads) ||
		atom_is_alone(at, warning->place_method, warning->second_bci)) {
		out.filter = FILTER_ONE_THREAD;
		return out;
	}
	if (atom_is_owned_by_thread(at, warning)) {
		out.filter = FILTER_OWNED;
		return out;
	}
	say(&out,
		out.is_steps ? "two steps of a concurrent collection are one under the context"
					 : "the witness is released and taken again under the context",
		50);
	if (!(pair.relation & (RELATION_VALUES | RELATION_USES_FIRST | RELATION_USES_SECOND)) &&
		!is_visible_between(at, warning, field, interference))
		out.filter = FILTER_UNRELATED;
	if (interference >=
		(warning->depth + warning->lock_depth ? INTERFERES_WITH_BOTH : INTERFERES_WITH_EACH)) {
		say_who(at, warning, field, &out);
	} else if (!field) {
		out.filter = FILTER_ALONE;
	} else if (is_library_class(at, &warning->witness)) {
		out.filter = FILTER_CONFINED;
	} else {
		if (are_users_seen(at, &warning->witness, field) &&
			atom_is_only_under_context(at, warning, &pair.first, &pair.second))
			out.filter = FILTER_ALONE;
		out.is_style = out.facts.is_minor = true;
		say(&out, "the witness is encapsulated and only used under its owner's lock", -20);
	}
	if (warning->witness.is_model && !is_of_own_kind(at, warning)) {
		out.facts.objects = CERTAINTY_GUESSED;
		say(&out, "the witness is a lock only if it is a synchronized collection", -20);
	}
	say_relation(pair.relation, &out);
	say_distance(at, warning, &out);
	// As the readings in doc/atomicity.md have it: hardly ever a bug.
	if (!out.strength || (warning->witness.root == WITNESS_SELF && !warning->witness.owner_field))
		out.facts.is_minor = true;
	// The seed's place is where the lock becomes a witness, unless nothing but a third one has a value to do with.
	if (warning->is_late && out.strength > 1)
		out.strength = 1;
	if (warning->is_pair)
		out.strength = 0;
	return out;
}
