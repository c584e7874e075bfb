// Do the two lockings of the witness belong together? What the first one learned has to matter for the
// second, or both have to matter for the same thing; else another thread may come in between and
// nobody can tell. In terms of the method that has both places:
//
//   flows    a value read in the first section is used in the second
//   decides  a branch on such a value decides whether the second section is entered
//   meets    values of both are used by one instruction, or go into one object
//
// What depends on a section is in influence.c; what the sections read and write is another matter: touch.c.
#include "analysis/atomicity/relate.h"

#include "analysis/atomicity/escape.h"
#include "analysis/atomicity/flow.h"
#include "analysis/atomicity/warnings.h"

// ---- flows ----------------------------------------------------------------------------------

static bool flows(const struct flow *flow, const struct influence *slice, uint32_t first,
	uint32_t second)
{
	for (uint32_t i = bitset_next(&slice->reached, 0); i != UINT32_MAX;
		 i = bitset_next(&slice->reached, i + 1)) {
		uint8_t op = ir_at(flow->ir, i)->op;
		if (op != IR_MONITOR_ENTER && op != IR_MONITOR_EXIT && section_is_inside(flow, second, i) &&
			(first == second ? i == second : !section_is_inside(flow, first, i)))
			return true;
	}
	return false;
}

// pick = the first lane that has room; pick.push(job): is all that comes from the first section which object it is?
static bool is_choice(const struct flow *flow, const struct influence *slice, uint32_t first,
	uint32_t second)
{
	const struct ir *ir = flow->ir;
	const struct ir_insn *call = ir_at(ir, second);
	if (call->op != IR_INVOKE || !call->n_args || !ir_invoke_has_receiver(call))
		return false;
	uint32_t object = path_source(flow->paths, ir_arg(ir, call, 0));
	for (uint32_t k = 1; k < call->n_args; k++)
		if (bitset_has(&slice->values, ir_arg(ir, call, k)))
			return false;
	return object == first || ir_at(ir, object)->op == IR_PHI || stream_element(flow, object) ||
		stream_given(flow, second);
}

// ---- decides --------------------------------------------------------------------------------

// Is there a way from the block to the other that does not come to either of `but`? Without `with_turns` not through
// another turn of a loop that both are in.
static bool leads_to_around(const struct flow *flow, uint32_t from, uint32_t to,
	const uint32_t but[2], bool with_turns)
{
	const struct ir *ir = flow->ir;
	struct bitset seen = bitset_new(ir->n_blocks + 1, flow->arena);
	VEC(uint32_t) work = { 0 };
	bool is_found = false;

	bitset_add(&seen, from);
	vec_push(&work, from);
	while (work.n && !is_found) {
		uint32_t b = vec_pop(&work);
		is_found = b == to;
		for (uint32_t i = 0; i < ir->blocks[b].n_normal_succs; i++) {
			uint32_t next = ir->blocks[b].succs[i].to;
			bool is_turn = ir_dominates(ir, next, b) && section_is_in_loop(ir, next, to);
			if (bitset_has(&seen, next) || (is_turn && !with_turns) || next == but[0] ||
				next == but[1])
				continue;
			bitset_add(&seen, next);
			vec_push(&work, next);
		}
	}
	vec_release(&work);
	return is_found;
}

static bool leads_to_but(const struct flow *flow, uint32_t from, uint32_t to, uint32_t but,
	bool with_turns)
{
	return leads_to_around(flow, from, to, (const uint32_t[]){ but, 0 }, with_turns);
}

static bool leads_to(const struct flow *flow, uint32_t from, uint32_t to, bool with_turns)
{
	return leads_to_but(flow, from, to, 0, with_turns);
}

// Do some ways out of the branch lead to the block and others not?
static bool branch_decides_but(const struct flow *flow, uint32_t branch, uint32_t block,
	uint32_t but, bool with_turns)
{
	const struct ir_block *from = &flow->ir->blocks[branch];
	uint32_t n = 0;
	for (uint32_t i = 0; i < from->n_normal_succs; i++)
		n += leads_to_but(flow, from->succs[i].to, block, but, with_turns);
	return n > 0 && n < from->n_normal_succs;
}

static bool branch_decides(const struct flow *flow, uint32_t branch, uint32_t block,
	bool with_turns)
{
	return branch_decides_but(flow, branch, block, 0, with_turns);
}

bool relate_branch_decides(const struct flow *flow, uint32_t branch, uint32_t block)
{
	return branch_decides(flow, branch, block, false);
}

// Is there a way out of the method from the block that does not come to either of the others?
static bool leads_out_but(const struct flow *flow, uint32_t from, uint32_t but, uint32_t nor)
{
	const struct ir *ir = flow->ir;
	for (uint32_t b = 1; b <= ir->n_blocks; b++)
		if (ir->blocks[b].n && !ir->blocks[b].n_normal_succs && b != but && b != nor &&
			leads_to_around(flow, from, b, (const uint32_t[]){ but, nor }, true))
			return true;
	return false;
}

//     for (Room room : rooms) if (room.isFree()) { room.claim(); return; }
//
// A way that comes through the branch again is decided there. But what comes after a loop comes after it whatever the
// loop finds.
static bool search_decides(const struct flow *flow, uint32_t branch, uint32_t block)
{
	const struct ir_block *from = &flow->ir->blocks[branch];
	bool leads_there = false, leads_out = false;
	if (!from->loop_head || section_is_in_loop(flow->ir, from->loop_head, block))
		return false;
	for (uint32_t i = 0; i < from->n_normal_succs; i++) {
		uint32_t next = from->succs[i].to;
		if (next == branch)
			continue;
		if (next == block || leads_to_but(flow, next, block, branch, true))
			leads_there = true;
		else
			leads_out |= leads_out_but(flow, next, block, branch);
	}
	return leads_there && leads_out;
}

// DECIDES, or 0; with TURNS if it is about another turn of a loop that begins with the second.
static uint32_t decides(const struct flow *flow, const struct influence *slice, uint32_t first,
	uint32_t second)
{
	uint32_t block = flow->ir->block_of[second], relation = 0;
	for (uint32_t i = 0; i < slice->n_branches; i++) {
		if (first != second &&
			(branch_decides(flow, slice->branches[i], block, false) ||
				search_decides(flow, slice->branches[i], block)))
			return RELATION_DECIDES;
		if (branch_decides(flow, slice->branches[i], block, true))
			relation = RELATION_DECIDES;
	}
	if (relation && first != second && ir_insn_dominates(flow->ir, second, first))
		relation |= RELATION_TURNS;
	return relation;
}

// ---- meets ----------------------------------------------------------------------------------

static bool has_target(const struct influence *slice, const struct path *path)
{
	for (uint32_t i = 0; i < slice->n_targets; i++)
		if (slice->targets[i] == path)
			return true;
	return false;
}

// The same section, in two turns of a loop: something outlives the turn.
static bool meets_itself(const struct flow *flow, const struct influence *slice, uint32_t section)
{
	const struct ir *ir = flow->ir;
	uint32_t loop = ir->blocks[ir->block_of[section]].loop_head;
	for (uint32_t i = bitset_next(&slice->reached, 0); i != UINT32_MAX;
		 i = bitset_next(&slice->reached, i + 1))
		if (ir_at(ir, i)->op == IR_PHI &&
			section_is_in_loop(ir, ir->block_of[i], ir->block_of[section]) &&
			ir->blocks[ir->block_of[i]].loop_head == ir->block_of[i])
			return true;
	for (uint32_t i = 0; loop && i < slice->n_targets; i++) {
		const struct path *root = path_root(slice->targets[i]);
		if (root->kind == PATH_THIS || root->kind == PATH_PARAMETER || root->kind == PATH_STATIC ||
			(root->value && !section_is_in_loop(ir, loop, ir->block_of[root->value])))
			return true;
	}
	return false;
}

// MEETS, or 0. If (a && b): the branch on the one decides about the branch on the other.
static uint32_t meets(const struct flow *flow, const struct influence *a, const struct influence *b)
{
	for (uint32_t i = bitset_next(&a->reached, 0); i != UINT32_MAX;
		 i = bitset_next(&a->reached, i + 1))
		if (bitset_has(&b->reached, i) && ir_at(flow->ir, i)->op != IR_MONITOR_ENTER &&
			ir_at(flow->ir, i)->op != IR_MONITOR_EXIT)
			return RELATION_MEETS;
	bool is_collected = false;
	for (uint32_t i = 0; i < a->n_targets; i++) {
		if (has_target(b, a->targets[i]) && !a->is_collection[i])
			return RELATION_MEETS;
		is_collected |= has_target(b, a->targets[i]);
	}
	uint32_t relation = is_collected ? RELATION_MEETS | RELATION_COLLECTED : 0;
	for (uint32_t i = 0; i < a->n_branches; i++)
		for (uint32_t k = 0; k < b->n_branches; k++)
			if (branch_decides(flow, a->branches[i], b->branches[k], false) ||
				branch_decides(flow, b->branches[k], a->branches[i], false))
				return is_collected ? RELATION_MEETS : RELATION_MEETS | RELATION_BRANCHES;
	return relation;
}

// ---- checked --------------------------------------------------------------------------------
//
//     do { v = p.version(); x = p.x(); y = p.y(); } while (p.version() != v);

// Is it the same question, asked of the same object before?
static bool is_asked_again(const struct flow *flow, uint32_t before, uint32_t after)
{
	return section_is_same_call(flow, before, after) && ir_insn_dominates(flow->ir, before, after);
}

static bool is_between(const struct flow *flow, uint32_t before, uint32_t insn, uint32_t after)
{
	return (insn == before || ir_insn_dominates(flow->ir, before, insn)) &&
		(insn == after || ir_insn_dominates(flow->ir, insn, after));
}

static bool is_check(const struct flow *flow, uint32_t branch, uint32_t first, uint32_t second)
{
	const struct ir *ir = flow->ir;
	const struct ir_insn *test = ir_at(ir, branch);
	if (test->op == IR_IF && test->n_args && ir_at(ir, ir_arg(ir, test, 0))->n_args == 2 &&
		ir_at(ir, ir_arg(ir, test, 0))->op != IR_INVOKE &&
		ir_at(ir, ir_arg(ir, test, 0))->op != IR_PHI)
		test = ir_at(ir, ir_arg(ir, test, 0)); // of longs: compared first
	for (uint32_t k = 0; test->n_args == 2 && k < 2; k++) {
		uint32_t before = path_source(flow->paths, ir_arg(ir, test, k)),
				 after = path_source(flow->paths, ir_arg(ir, test, 1 - k));
		if (is_asked_again(flow, before, after) && is_between(flow, before, first, after) &&
			is_between(flow, before, second, after))
			return branch_decides(flow, ir->block_of[branch], ir->block_of[before], true);
	}
	return false;
}

static bool is_checked(const struct flow *flow, uint32_t first, uint32_t second)
{
	const struct ir *ir = flow->ir;
	for (uint32_t b = 1; b <= ir->n_blocks; b++) {
		uint32_t last = ir->blocks[b].first + ir->blocks[b].n - 1;
		if (ir->blocks[b].n && ir_at(ir, last)->op == IR_IF && is_check(flow, last, first, second))
			return true;
	}
	return false;
}

// Text put together for an argument.
static bool is_pure_call(const struct ir *ir, const struct ir_insn *insn)
{
	const struct method *method = ir_resolved_method(ir, insn);
	return insn->sub == OP_invokedynamic ||
		(method && strncmp(method->owner->name->text, "java/lang/", 10) == 0);
}

// Does the one follow the other, with nothing but plain instructions between?
static bool is_adjacent(const struct flow *flow, uint32_t first, uint32_t second)
{
	const struct ir *ir = flow->ir;
	uint32_t from = section_is_block(flow, first)
		? locks_site(flow->locks, first)->last_normal_release
		: first;
	if (from >= second || !from)
		return false;
	for (uint32_t i = from + 1; i < second; i++) {
		uint8_t op = ir_at(ir, i)->op;
		if (op == IR_IF || op == IR_SWITCH || op == IR_RETURN ||
			(op == IR_INVOKE && !is_pure_call(ir, ir_at(ir, i))))
			return false;
	}
	return ir_dominates(ir, ir->block_of[from], ir->block_of[second]);
}

// Is it only done to check an assertion?
static bool is_in_assert(const struct flow *flow, uint32_t insn)
{
	const struct ir *ir = flow->ir;
	uint32_t place = ir->block_of[insn];
	for (uint32_t b = ir->blocks[place].idom; b; b = ir->blocks[b].idom) {
		const struct ir_insn *test = ir_at(ir, ir->blocks[b].first + ir->blocks[b].n - 1);
		if (test->op != IR_IF || ir_at(ir, ir_arg(ir, test, 0))->op != IR_GET_STATIC)
			continue;
		const struct field *field = ir_resolved_field(ir, ir_at(ir, ir_arg(ir, test, 0)));
		if (field && strcmp(field->name->text, "$assertionsDisabled") == 0 &&
			!leads_to(flow, ir->blocks[b].succs[0].to, place, false))
			return true;
	}
	return false;
}

// ---- goes on --------------------------------------------------------------------------------
//
//     if (a.isFree(n)) { a.claim(n); sold++; }      whatever claim found out

// Something that others may see.
bool relate_is_effect(const struct flow *flow, uint32_t insn)
{
	const struct ir *ir = flow->ir;
	const struct ir_insn *i = ir_at(ir, insn);
	const struct method *method;
	switch (i->op) {
	case IR_PUT_FIELD:
	case IR_PUT_STATIC:
	case IR_ARRAY_STORE:
		return true;
	case IR_RETURN:
		return i->n_args > 0;
	case IR_INVOKE:
		method = ir_resolved_method(ir, i);
		return method && ir_invoke_has_receiver(i) &&
			path_of(flow->paths, ir_arg(ir, i, 0))->kind == PATH_FIELD &&
			!atom_is_query_name(method) && !atom_is_locking(method);
	default:
		return false;
	}
}

// pool.poll().run(): there may be nothing to run.
static bool is_relied_on(const struct flow *flow, uint32_t insn, uint32_t answer)
{
	const struct ir_insn *i = ir_at(flow->ir, insn);
	bool has_object = i->op == IR_GET_FIELD || i->op == IR_PUT_FIELD || i->op == IR_ARRAY_LENGTH ||
		(i->op == IR_INVOKE && ir_invoke_has_receiver(i));
	return has_object && i->n_args && path_source(flow->paths, ir_arg(flow->ir, i, 0)) == answer;
}

bool relate_goes_on(struct flow *flow, uint32_t second)
{
	const struct ir *ir = flow->ir;
	const struct influence *answer = influence_of_section(flow, second);
	for (uint32_t i = second + 1; i <= ir->n_insns; i++) {
		bool counts = relate_is_effect(flow, i) && !bitset_has(&answer->reached, i);
		if ((!counts && !is_relied_on(flow, i, second)) || !ir_insn_dominates(ir, second, i) ||
			section_is_inside(flow, second, i))
			continue;
		bool is_decided = false;
		for (uint32_t k = 0; k < answer->n_branches && !is_decided; k++)
			is_decided = branch_decides_but(flow, answer->branches[k], ir->block_of[i],
				ir->block_of[second], false);
		if (!is_decided)
			return true;
	}
	return false;
}

static bool has_text(const struct ir *ir)
{
	for (uint32_t i = 1; i <= ir->n_insns; i++)
		if (influence_is_text(ir, ir_at(ir, i)))
			return true;
	return false;
}

// try { x = a.make(); } catch (...) { x = a.find(); }: where the second is run, the first has given no value.
static bool is_without_value(const struct flow *flow, const struct influence *slice, uint32_t first,
	uint32_t second)
{
	const struct ir *ir = flow->ir;
	const struct ir_block *block = &ir->blocks[ir->block_of[first]];
	uint32_t pad = 0;
	for (uint32_t i = block->n_normal_succs; !pad && i < block->n_succs; i++)
		if (ir_dominates(ir, block->succs[i].to, ir->block_of[second]))
			pad = block->succs[i].to;
	for (uint32_t i = bitset_next(&slice->reached, 0); pad && i != UINT32_MAX;
		 i = bitset_next(&slice->reached, i + 1))
		if (ir_dominates(ir, pad, ir->block_of[i]))
			return false;
	return pad != 0;
}

// MEETS and what is known of it.
static uint32_t how_it_meets(struct flow *flow, uint32_t first, uint32_t second, uint32_t relation)
{
	const struct influence *a = influence_of_section(flow, first),
						   *b = influence_of_section(flow, second);
	uint32_t flows = relation & RELATION_FLOWS, decides = relation & RELATION_DECIDES;
	uint32_t met = meets(flow, a, b);
	if (!met || flows)
		return met;
	if (is_without_value(flow, a, first, second))
		return 0;
	// In the next turn: it is the second one's branch that decides about the first one's.
	if (met & RELATION_BRANCHES && ir_insn_dominates(flow->ir, second, first))
		return 0;
	if (!(met & RELATION_BRANCHES) && (decides || met == RELATION_MEETS)) {
		uint32_t rest = meets(flow,
			influence_find(flow,
				(struct influence_of){ .section = first, .answer = b, .answered = second }),
			b);
		if (!rest || (decides && rest & RELATION_BRANCHES))
			return decides ? met | RELATION_OR_NOTHING : 0; // one of them is used, never both
	}
	if (!decides && has_text(flow->ir) &&
		!meets(flow,
			influence_find(flow,
				(struct influence_of){ .section = first, .is_without_text = true }),
			influence_find(flow,
				(struct influence_of){ .section = second, .is_without_text = true })))
		met |= RELATION_TOLD;
	return met;
}

// The section with itself, in another turn of its loop.
static uint32_t relate_turns(struct flow *flow, uint32_t section)
{
	const struct influence *a = influence_find(flow,
		(struct influence_of){ .section = section, .is_next_turn = true });
	return RELATION_TURNS | (flows(flow, a, section, section) ? RELATION_FLOWS : 0) |
		decides(flow, a, section, section) | (meets_itself(flow, a, section) ? RELATION_MEETS : 0);
}

//     for (x = line.poll(now); x != null; x = line.poll(now))
//
// The same call in two places: what it says is about the turns of a loop, as if there were only the second.
static bool is_read_ahead(const struct flow *flow, uint32_t first, uint32_t second)
{
	const struct ir *ir = flow->ir;
	uint32_t head = ir->blocks[ir->block_of[second]].loop_head;
	if (!head || !section_is_same_call(flow, first, second) ||
		section_is_in_loop(ir, head, ir->block_of[first]))
		return false;
	const struct ir_insn *a = ir_at(ir, first), *b = ir_at(ir, second);
	for (uint32_t i = 1; i < a->n_args; i++)
		if (!path_equal(path_of(flow->paths, ir_arg(ir, a, i)),
				path_of(flow->paths, ir_arg(ir, b, i))))
			return false;
	for (uint32_t i = 0; i < ir->blocks[head].n_phis; i++) {
		const struct ir_insn *phi = ir_at(ir, ir->blocks[head].first + i);
		bool has_first = false, has_second = false;
		for (uint32_t k = 0; k < phi->n_args; k++) {
			has_first |= ir_arg(ir, phi, k) == first;
			has_second |= ir_arg(ir, phi, k) == second;
		}
		if (has_first && has_second)
			return true;
	}
	return false;
}

uint32_t relate(struct flow *flow, uint32_t first, uint32_t second)
{
	if (first != second && is_read_ahead(flow, first, second))
		first = second;
	bool is_new;
	uint64_t *slot = map_put(&flow->relations, (uint64_t)first << 32 | second, &is_new);
	if (!is_new)
		return (uint32_t)*slot;
	uint32_t relation = 0;
	const struct influence *a = influence_of_section(flow, first),
						   *b = influence_of_section(flow, second);
	if (first == second) {
		relation = relate_turns(flow, first);
	} else {
		bool has_flow = flows(flow, a, first, second);
		bool is_chosen = has_flow && is_choice(flow, a, first, second);
		relation = is_chosen ? RELATION_DECIDES : has_flow ? RELATION_FLOWS : 0;
		relation |= decides(flow, a, first, second);
		if (!is_chosen) // which one it is has to do with all that it says
			relation |= how_it_meets(flow, first, second, relation);
	}
	if (is_checked(flow, first, second))
		relation |= RELATION_CHECKED;
	if (is_in_assert(flow, first) || is_in_assert(flow, second))
		relation |= RELATION_ASSERTS;
	if (is_adjacent(flow, first, second))
		relation |= RELATION_ADJACENT;
	relation |= relate_arguments(flow, first, second);
	relation |= relate_keys(flow, first, second);
	if ((relation & (RELATION_DECIDES | RELATION_FLOWS)) == RELATION_DECIDES &&
		relate_goes_on(flow, second))
		relation |= RELATION_GOES_ON;
	if ((relation & (RELATION_DECIDES | RELATION_FLOWS | RELATION_TURNS)) == RELATION_DECIDES &&
		inside_decides(flow, first, second))
		relation |= RELATION_INSIDE;
	if (relation & RELATION_DECIDES && shortcut_leads_to(flow, first, second))
		relation |= RELATION_SHORT_CUT;
	if ((relation & (RELATION_DECIDES | RELATION_FLOWS)) == RELATION_DECIDES &&
		told_of_refusal(flow, first, second))
		relation |= RELATION_REFUSAL;
	if ((relation & (RELATION_DECIDES | RELATION_FLOWS | RELATION_TURNS)) == RELATION_DECIDES &&
		caught_is_refusal(flow, second))
		relation |= RELATION_CAUGHT;
	if (bitset_next(&a->reached, 0) != UINT32_MAX)
		relation |= RELATION_USES_FIRST;
	if (bitset_next(&b->reached, 0) != UINT32_MAX)
		relation |= RELATION_USES_SECOND;
	*slot = relation;
	return relation;
}
