// Questions about a method that is not the one at hand: the callee that has the section. Its IR is built again and thrown
// away, the answer is kept. Some are answered here: where the lock is taken further down, what is read under it has to
// come up to the place by return values, and may be tested again. The others in again.c, optimistic.c, once.c,
// adds.c and arguments.c.
#include "analysis/atomicity/asked.h"

#include "analysis/atomicity/escape.h"
#include "analysis/atomicity/flow.h"
#include "analysis/atomicity/held.h"
#include "analysis/atomicity/offers.h"
#include "analysis/atomicity/relate.h"
#include "analysis/atomicity/sections.h"
#include "base/hash.h"

static bool reaches_return(struct flow *flow, uint32_t section)
{
	const struct ir *ir = flow->ir;
	const struct influence *influence = influence_of_section(flow, section);
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		if (ir_at(ir, i)->op != IR_RETURN || ir_at(ir, i)->n_args == 0)
			continue;
		if (bitset_has(&influence->reached, i))
			return true;
		for (uint32_t k = 0; k < influence->n_branches; k++)
			if (relate_branch_decides(flow, influence->branches[k], ir->block_of[i]))
				return true;
	}
	return false;
}

static bool is_other_param(const struct flow *flow, uint32_t value)
{
	const struct ir_insn *insn = ir_at(flow->ir, path_source(flow->paths, value));
	return insn->op == IR_PARAM && (insn->aux || method_is_static(flow->ir->method));
}

// sums[i] += counts[i], found.put(key, value): is what is read put into an array or a collection that is a parameter?
static bool fills_param(struct flow *flow, uint32_t section)
{
	const struct ir *ir = flow->ir;
	const struct influence *influence = influence_of_section(flow, section);
	for (uint32_t i = bitset_next(&influence->reached, 0); i != UINT32_MAX;
		 i = bitset_next(&influence->reached, i + 1)) {
		const struct ir_insn *insn = ir_at(ir, i);
		const struct method *method = insn->op == IR_INVOKE ? ir_resolved_method(ir, insn) : NULL;
		bool is_put = insn->op == IR_ARRAY_STORE ||
			(method && ir_invoke_has_receiver(insn) && !atom_is_query_name(method) &&
				strncmp(method->owner->name->text, "java/util/", 10) == 0);
		if (!is_put || !is_other_param(flow, ir_arg(ir, insn, 0)))
			continue;
		for (uint32_t k = method ? 1 : 2; k < insn->n_args; k++)
			if (bitset_has(&influence->values, ir_arg(ir, insn, k)))
				return true;
	}
	return false;
}

static bool leads_to_throw(const struct flow *flow, const struct influence *influence)
{
	for (uint32_t i = 1; i <= flow->ir->n_insns; i++)
		for (uint32_t k = 0; ir_at(flow->ir, i)->op == IR_THROW && k < influence->n_branches; k++)
			if (relate_branch_decides(flow, influence->branches[k], flow->ir->block_of[i]))
				return true;
	return false;
}

// if (old == value) return: whether it is there already is another question than whether it was there before.
static bool is_about_parameter(const struct flow *flow, uint32_t branch)
{
	const struct ir *ir = flow->ir;
	const struct ir_insn *test = ir_at(ir, ir->blocks[branch].first + ir->blocks[branch].n - 1);
	if (test->sub != OP_if_acmpeq && test->sub != OP_if_acmpne)
		return false;
	for (uint32_t k = 0; k < test->n_args; k++)
		if (ir_at(ir, path_source(flow->paths, ir_arg(ir, test, k)))->op == IR_PARAM)
			return true;
	return false;
}

// A write of the field that the branch does not decide about is done whatever was found.
static bool is_write_of(const struct flow *flow, uint32_t i, uint32_t field)
{
	const struct ir_insn *insn = ir_at(flow->ir, i);
	if (insn->op != IR_PUT_FIELD && insn->op != IR_PUT_STATIC)
		return false;
	const struct field *written = ir_resolved_field(flow->ir, insn);
	return written && written->id == field;
}

static bool is_tested(const struct flow *flow, const struct influence *influence, uint32_t section,
	uint32_t field)
{
	uint32_t n_writes = 0, n_decided = 0, n_tests = 0;
	for (uint32_t i = 0; i < influence->n_branches; i++)
		n_tests += !is_about_parameter(flow, influence->branches[i]);
	for (uint32_t w = 1; n_tests && w <= flow->ir->n_insns; w++) {
		if (!is_write_of(flow, w, field) || !section_is_inside(flow, section, w))
			continue;
		n_writes++;
		for (uint32_t i = 0; i < influence->n_branches; i++)
			if (!is_about_parameter(flow, influence->branches[i]) &&
				relate_branch_decides(flow, influence->branches[i], flow->ir->block_of[w])) {
				n_decided++;
				break;
			}
	}
	return n_tests && (!n_writes || n_decided);
}

// Is there a branch on the field inside of the section? Not if it is there to throw an exception.
static bool tests_field(struct flow *flow, uint32_t section, uint32_t field,
	const struct klass *caught)
{
	for (uint32_t i = 1; i <= flow->ir->n_insns; i++) {
		const struct ir_insn *insn = ir_at(flow->ir, i);
		if ((insn->op != IR_GET_FIELD && insn->op != IR_GET_STATIC) ||
			!section_is_inside(flow, section, i))
			continue;
		const struct field *read = ir_resolved_field(flow->ir, insn);
		if (read && read->id == field &&
			is_tested(flow, influence_of_section(flow, i), section, field))
			return !leads_to_throw(flow, influence_of_section(flow, i)) ||
				(caught && caught_is_thrown(flow, influence_of_section(flow, i), caught));
	}
	return false;
}

// this.leads = lease.take(me); if (this.leads) ...
static bool is_kept_and_heeded(struct flow *flow, uint32_t value)
{
	const struct ir *ir = flow->ir;
	for (uint32_t put = 1; put <= ir->n_insns; put++) {
		const struct ir_insn *insn = ir_at(ir, put);
		if (insn->op != IR_PUT_FIELD || path_source(flow->paths, ir_arg(ir, insn, 1)) != value)
			continue;
		for (uint32_t get = put + 1; get <= ir->n_insns; get++)
			if (ir_at(ir, get)->op == IR_GET_FIELD && ir_insn_dominates(ir, put, get) &&
				ir_resolved_field(ir, ir_at(ir, get)) == ir_resolved_field(ir, insn) &&
				path_equal(path_of(flow->paths, ir_arg(ir, ir_at(ir, get), 0)),
					path_of(flow->paths, ir_arg(ir, insn, 0))) &&
				influence_of_section(flow, get)->n_branches)
				return true;
	}
	return false;
}

bool asked_is_heeded(struct flow *flow, uint32_t value, bool may_throw)
{
	const struct influence *influence = influence_of_section(flow, value);
	if (!leads_to_throw(flow, influence))
		return influence->n_branches || reaches_return(flow, value) ||
			is_kept_and_heeded(flow, value);
	for (uint32_t i = 1; may_throw && i <= flow->ir->n_insns; i++)
		if (ir_at(flow->ir, i)->op == IR_RETURN && bitset_has(&influence->reached, i))
			return true;
	return false;
}

// ---- asking ---------------------------------------------------------------------------------

static uint32_t insn_at(const struct flow *flow, uint32_t bci)
{
	if (atom_is_guard(flow->at, flow->ir->method, bci))
		return WHOLE_METHOD;
	for (uint32_t i = 1; bci != FINDING_NO_BCI && i <= flow->ir->n_insns; i++) {
		uint8_t op = ir_at(flow->ir, i)->op;
		if (ir_at(flow->ir, i)->bci == bci && (op == IR_INVOKE || op == IR_MONITOR_ENTER))
			return i;
	}
	return WHOLE_METHOD;
}

struct question {
	uint64_t key; // for the answer to be kept under
	uint32_t bci; // of the section
	uint32_t field;
	const struct klass *caught; // with field
	const struct questions *asked_before;
	const struct offer *offer;
	const struct version *version;
	enum version_question about_version;
	const struct keys *keys; // of the calls there and at second_bci
	uint32_t second_bci;
	bool is_step, is_once, is_refusal, is_telling, is_inside;
	uint32_t param; // of a step; 0: does it only add?
};

static bool answer_in(struct flow *flow, const struct question *question)
{
	uint32_t section = insn_at(flow, question->bci);
	if (question->offer && question->offer->first_bci == FINDING_NO_BCI)
		return offer_is_checked(flow, section, question->offer);
	if (question->version && question->about_version == VERSION_RETURNED)
		return version_is_returned(flow, question->version);
	if (question->version)
		return question->about_version == VERSION_MADE
			? version_is_made(flow, section, question->version)
			: version_is_checked(flow, section, question->version);
	if (question->is_refusal)
		return told_is_done_or_not(flow);
	if (question->is_inside)
		return inside_is_asked(flow, section);
	if (question->is_telling)
		return told_is_all(flow);
	if (question->is_once)
		return once_is_returned(flow);
	if (question->keys)
		return arguments_differ(flow, section, insn_at(flow, question->second_bci), question->keys);
	if (question->is_step && question->param == STEP_COUNTS_ONE)
		return step_counts_one(flow, section);
	if (question->is_step)
		return question->param ? step_is_about_entry(flow, section, question->param)
							   : step_adds(flow, section);
	if (question->offer)
		return offer_is_made(flow, insn_at(flow, question->offer->first_bci), section,
				   question->offer) &&
			(!question->offer->retry ||
				offer_is_refused(flow, section, insn_at(flow, question->offer->retry - 1)));
	if (question->asked_before)
		return again_asks(flow, section, question->asked_before);
	return question->field ? tests_field(flow, section, question->field, question->caught)
						   : reaches_return(flow, section) || fills_param(flow, section);
}

static bool ask(struct atomicity *at, const struct method *method, const struct question *question)
{
	struct worker *worker = &at->workers[0];
	struct err err = ERR_INIT;
	bool is_new, answer = true;
	uint64_t *slot = map_put(&at->asked, question->key, &is_new);
	if (!is_new)
		return *slot;
	struct ir *ir = ir_build(worker->builder, method, &worker->scratch, &err);
	if (ir) {
		struct flow flow = { .at = at,
			.worker = worker,
			.arena = &worker->scratch,
			.ir = ir,
			.is_callee = true };
		flow.paths = paths_new(ir, flow.arena);
		flow.locks = locks_held(ir, flow.paths, flow.arena);
		ir_dominators(ir);
		ir_loops(ir);
		answer = answer_in(&flow, question);
		map_release(&flow.slices);
		map_release(&flow.relations);
	}
	arena_clear(&worker->scratch);
	*slot = answer;
	return answer;
}

static uint64_t key_of(const struct method *method, uint32_t bci, uint32_t field)
{
	return hash_pair((uint64_t)method->id << 32 | bci, field);
}

bool atom_carries(struct atomicity *at, uint32_t taken)
{
	for (; taken; taken = at->taken.v[taken - 1].below) {
		const struct taken *frame = &at->taken.v[taken - 1];
		const struct method *method = at->world->methods[frame->method];
		struct question question = { .key = key_of(method, frame->bci, 0), .bci = frame->bci };
		if (facts_of(at->facts, method) && !ask(at, method, &question))
			return false;
		if (atom_is_left_below(at, taken))
			break;
	}
	return true;
}

static uint64_t key_with(uint64_t key, const struct klass *caught)
{
	return caught ? hash_pair(key, caught->id) : key;
}

bool atom_tests(struct atomicity *at, const struct method *method, uint32_t bci, uint32_t field,
	const struct klass *caught)
{
	struct question question = { .key = key_with(key_of(method, bci, field), caught),
		.bci = bci,
		.field = field,
		.caught = caught };
	return facts_of(at->facts, method) && ask(at, method, &question);
}

bool atom_asks_again(struct atomicity *at, const struct section_place *first,
	const struct section_place *second, const struct klass *caught)
{
	struct questions questions;
	if (!facts_of(at->facts, second->method) || !again_find(at, first, &questions))
		return false;
	questions.caught = caught;
	struct question question = {
		.key = key_with(hash_pair(key_of(second->method, second->bci, UINT32_MAX),
							key_of(first->method, first->bci, UINT32_MAX)),
			caught),
		.bci = second->bci,
		.asked_before = &questions
	};
	return ask(at, second->method, &question);
}

bool atom_asks_inside(struct atomicity *at, const struct section_place *section)
{
	struct question question = { .key = key_of(section->method, section->bci, UINT32_MAX - 8),
		.bci = section->bci,
		.is_inside = true };
	return facts_of(at->facts, section->method) && ask(at, section->method, &question);
}

bool atom_asks_for_offer(struct atomicity *at, const struct method *method, uint32_t bci,
	const struct offer *offer)
{
	uint64_t about = hash_pair((uint64_t)offer->first_bci << 32 | offer->param,
		(uint64_t)offer->retry << 32 | offer->field);
	uint32_t kind = offer->is_helper ? UINT32_MAX - 9 : UINT32_MAX - 1;
	if (offer->helper)
		about = hash_pair(about, (uint64_t)offer->helper << 32 | offer->helper_param);
	struct question question = { .key = hash_pair(key_of(method, bci, kind), about),
		.bci = bci,
		.offer = offer };
	return facts_of(at->facts, method) && ask(at, method, &question);
}

bool atom_asks_for_version(struct atomicity *at, const struct method *method, uint32_t bci,
	const struct version *version, enum version_question what)
{
	uint64_t about = hash_pair((uint64_t)version->seen << 32 | version->next,
		(uint64_t)version->number->id << 2 | what);
	struct question question = { .key = hash_pair(key_of(method, bci, UINT32_MAX - 5), about),
		.bci = bci,
		.version = version,
		.about_version = what };
	return facts_of(at->facts, method) && ask(at, method, &question);
}

bool atom_is_done_or_not(struct atomicity *at, const struct method *method)
{
	struct question question = { .key = key_of(method, FINDING_NO_BCI, UINT32_MAX - 6),
		.bci = FINDING_NO_BCI,
		.is_refusal = true };
	return facts_of(at->facts, method) && ask(at, method, &question);
}

bool atom_only_tells(struct atomicity *at, const struct method *method)
{
	struct question question = { .key = key_of(method, FINDING_NO_BCI, UINT32_MAX - 7),
		.bci = FINDING_NO_BCI,
		.is_telling = true };
	return facts_of(at->facts, method) && ask(at, method, &question);
}

bool atom_asks_for_step(struct atomicity *at, const struct section_place *section, uint32_t param)
{
	struct question question = {
		.key = hash_pair(key_of(section->method, section->bci, UINT32_MAX - 2), param),
		.bci = section->bci,
		.is_step = true,
		.param = param
	};
	return facts_of(at->facts, section->method) && ask(at, section->method, &question);
}

bool atom_asks_for_keys(struct atomicity *at, const struct method *method, uint32_t first_bci,
	uint32_t second_bci, const struct keys *keys)
{
	struct question question = {
		.key = hash_pair(hash_pair(key_of(method, first_bci, UINT32_MAX - 3), second_bci),
			(uint64_t)keys->first << 32 | keys->second),
		.bci = first_bci,
		.second_bci = second_bci,
		.keys = keys,
	};
	return ask(at, method, &question);
}

bool atom_returns_once_made(struct atomicity *at, const struct method *method)
{
	struct question question = { .key = key_of(method, FINDING_NO_BCI, UINT32_MAX - 4),
		.bci = FINDING_NO_BCI,
		.is_once = true };
	return facts_of(at->facts, method) && ask(at, method, &question);
}
