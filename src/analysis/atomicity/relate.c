// Do the two lockings of the witness belong together? What the first one learned has to matter for the
// second, or both have to matter for the same thing; else another thread may come in between and
// nobody can tell. In terms of the method that has both places:
//
//   flows    a value read in the first section is used in the second
//   decides  a branch on such a value decides whether the second section is entered
//   meets    values of both are used by one instruction, or go into one object
//
// A section is a call that takes the lock, or the instructions under a lock that the method takes itself. What
// the sections read and write is another matter: touch.c.
#include "analysis/atomicity/flow.h"

static bool is_block(const struct flow *flow, uint32_t insn)
{
	return locks_site(flow->locks, insn) != NULL;
}

bool relate_is_inside(const struct flow *flow, uint32_t section, uint32_t insn)
{
	if (insn == section || section == WHOLE_METHOD)
		return true;
	if (!is_block(flow, section))
		return false;
	for (const struct held *held = locks_at(flow->locks, insn); held; held = held->below)
		if (held->insn == section)
			return true;
	return false;
}

static bool is_in_loop(const struct ir *ir, uint32_t head, uint32_t block)
{
	uint32_t h = ir->blocks[block].loop_head;
	while (h && h != head)
		h = ir->loop_parent[h];
	return h != 0;
}

// ---- slices ---------------------------------------------------------------------------------

struct walk {
	struct flow *flow;
	struct influence *slice;
	uint32_t section;
	const struct influence *answer; // of another section: see is_or_nothing; NULL: no matter
	uint32_t answered;              // that section
	bool is_without_text;           // not through texts that are made of values
	bool is_next_turn;              // of the section's loop: not objects that each turn makes anew
	VEC(uint32_t) work;
};

static void add_value(struct walk *walk, uint32_t value)
{
	if (!value || bitset_has(&walk->slice->values, value))
		return;
	bitset_add(&walk->slice->values, value);
	vec_push(&walk->work, value);
}

static bool is_made_here(const struct ir *ir, uint32_t value)
{
	uint8_t op = ir_at(ir, value)->op;
	return op == IR_NEW || op == IR_NEW_ARRAY;
}

static void add_goal(struct influence *slice, const struct path *path, bool is_collection)
{
	if (path->kind == PATH_UNKNOWN || slice->n_targets == MAX_GOALS)
		return;
	for (uint32_t i = 0; i < slice->n_targets; i++)
		if (slice->targets[i] == path)
			return;
	slice->is_collection[slice->n_targets] = is_collection;
	slice->targets[slice->n_targets++] = path;
}

// b.append(x) is b.
static bool returns_receiver(const struct ir *ir, const struct ir_insn *insn)
{
	const struct method *method = insn->op == IR_INVOKE ? ir_resolved_method(ir, insn) : NULL;
	return method && ir_invoke_has_receiver(insn) &&
		strncmp(method->owner->name->text, "java/lang/", 10) == 0 &&
		(strcmp(method->name->text, "append") == 0 || strcmp(method->name->text, "insert") == 0);
}

static bool is_collection(const struct flow *flow, struct ir_type type)
{
	return type.kind == KIND_CLASS && type.klass &&
		strncmp(flow->ir->world->classes[type.klass]->name->text, "java/util/", 10) == 0;
}

// A value goes into the object.
static void add_target(struct walk *walk, uint32_t object)
{
	while (returns_receiver(walk->flow->ir, ir_at(walk->flow->ir, object)))
		object = ir_arg(walk->flow->ir, ir_at(walk->flow->ir, object), 0);
	if (!type_is_reference(ir_at(walk->flow->ir, object)->type))
		return;
	uint32_t source = path_source(walk->flow->paths, object);
	const struct path *path = path_of(walk->flow->paths, object);
	if (is_made_here(walk->flow->ir, source))
		add_value(walk, source);
	struct ir_type type = ir_at(walk->flow->ir, object)->type;
	add_goal(walk->slice, path, is_collection(walk->flow, type));
	// An array is part of the object that has it.
	if (path->kind == PATH_FIELD && ir_at(walk->flow->ir, object)->type.kind == KIND_ARRAY)
		add_goal(walk->slice, path->base, false);
}

// Is the same asked of the same object?
static bool is_same_call(const struct flow *flow, uint32_t first, uint32_t second)
{
	const struct ir *ir = flow->ir;
	const struct ir_insn *a = ir_at(ir, first), *b = ir_at(ir, second);
	return first != second && a->op == IR_INVOKE && b->op == IR_INVOKE &&
		ir_invoke_has_receiver(a) && ir_invoke_has_receiver(b) && ir_resolved_method(ir, a) &&
		ir_resolved_method(ir, a) == ir_resolved_method(ir, b) &&
		path_equal(path_of(flow->paths, ir_arg(ir, a, 0)), path_of(flow->paths, ir_arg(ir, b, 0)));
}

//     x = null; if (pool.idle() > 0) x = pool.poll();
//     x = rack.holder(key); if (x == null) x = rack.claim(key, me);
//     x = rack.holder(key); if (x == null) try { x = rack.claim(key, me); } catch (...) { x = rack.holder(key); }
//
// It is the one or the other, never both. Whoever uses x has to think of null anyway.
static bool is_or_nothing(const struct walk *walk, uint32_t phi)
{
	const struct ir *ir = walk->flow->ir;
	bool has_answer = false;
	for (uint32_t i = 0; walk->answer && i < ir_at(ir, phi)->n_args; i++) {
		uint32_t value = ir_arg(ir, ir_at(ir, phi), i);
		const struct ir_insn *insn = ir_at(ir, value);
		bool is_own = bitset_has(&walk->slice->values, value);
		bool is_answer = !is_own && bitset_has(&walk->answer->values, value);
		bool is_nothing = insn->op == IR_CONST_NULL ||
			(insn->op == IR_CONST_INT && insn->immediate == 0);
		if (!is_answer && !is_nothing && !is_own &&
			!is_same_call(walk->flow, walk->section, value) &&
			!is_same_call(walk->flow, walk->section, walk->answered))
			return false;
		has_answer |= is_answer;
	}
	return has_answer;
}

// The blocks that the one is on the way to, in this turn of its loops.
static struct bitset ahead_of(const struct flow *flow, uint32_t from)
{
	const struct ir *ir = flow->ir;
	struct bitset seen = bitset_new(ir->n_blocks + 1, flow->arena);
	VEC(uint32_t) work = { 0 };
	bitset_add(&seen, from);
	vec_push(&work, from);
	while (work.n) {
		uint32_t b = vec_pop(&work);
		for (uint32_t i = 0; i < ir->blocks[b].n_normal_succs; i++) {
			uint32_t next = ir->blocks[b].succs[i].to;
			if (bitset_has(&seen, next) || ir_dominates(ir, next, b))
				continue;
			bitset_add(&seen, next);
			vec_push(&work, next);
		}
	}
	vec_release(&work);
	return seen;
}

// Does it depend on the way out of the branch which values come to the block?
static bool is_chosen(const struct ir *ir, const struct ir_block *branch, uint32_t block,
	const struct bitset ahead[2])
{
	bool is_met[2] = { false, false }, differs = false;
	for (uint32_t i = 0; i < ir->blocks[block].n_preds; i++) {
		uint32_t from = ir->blocks[block].preds[i];
		bool is_way[2];
		for (uint32_t k = 0; k < 2; k++) {
			is_way[k] = bitset_has(&ahead[k], from) ||
				(&ir->blocks[from] == branch && branch->succs[k].to == block);
			is_met[k] |= is_way[k];
		}
		differs |= is_way[0] != is_way[1];
	}
	return differs && is_met[0] && is_met[1];
}

// if (a || b) x = i: the branch on b is not the one above the block in which x is chosen.
static void add_chosen(struct walk *walk, uint32_t block)
{
	const struct ir *ir = walk->flow->ir;
	const struct ir_block *branch = &ir->blocks[block];
	if (branch->n_normal_succs != 2)
		return;
	struct bitset ahead[2];
	bool is_known = false;
	for (uint32_t i = 1; i <= ir->n_blocks; i++) {
		uint32_t above = ir->blocks[i].idom;
		if (!ir->blocks[i].n_phis || above == block || !above || !ir_dominates(ir, above, block) ||
			ir_dominates(ir, i, block))
			continue;
		for (uint32_t k = 0; !is_known && k < 2; k++)
			ahead[k] = ahead_of(walk->flow, branch->succs[k].to);
		is_known = true;
		for (uint32_t k = 0; is_chosen(ir, branch, i, ahead) && k < ir->blocks[i].n_phis; k++)
			if (!is_or_nothing(walk, ir->blocks[i].first + k))
				add_value(walk, ir->blocks[i].first + k);
	}
}

//     for (Lane l : lanes) if (l.hasRoom()) { found = l; break; }
//
// Which of the ways out of the loop is taken says what is found.
static void add_found(struct walk *walk, uint32_t block)
{
	const struct ir *ir = walk->flow->ir;
	const struct ir_block *branch = &ir->blocks[block];
	uint32_t loop = branch->loop_head;
	if (branch->n_normal_succs != 2 || !loop || loop == block)
		return;
	struct bitset ahead[2];
	bool is_known = false;
	for (uint32_t i = 1; i <= ir->n_blocks; i++) {
		if (!ir->blocks[i].n_phis || !is_in_loop(ir, loop, ir->blocks[i].idom) ||
			is_in_loop(ir, loop, i))
			continue;
		for (uint32_t k = 0; !is_known && k < 2; k++)
			ahead[k] = ahead_of(walk->flow, branch->succs[k].to);
		is_known = true;
		bool differs = false;
		for (uint32_t p = 0; p < ir->blocks[i].n_preds; p++) {
			uint32_t from = ir->blocks[i].preds[p];
			differs |= from != block && bitset_has(&ahead[0], from) != bitset_has(&ahead[1], from);
		}
		for (uint32_t k = 0; differs && k < ir->blocks[i].n_phis; k++)
			if (!is_or_nothing(walk, ir->blocks[i].first + k))
				add_value(walk, ir->blocks[i].first + k);
	}
}

static void add_branch(struct walk *walk, uint32_t block)
{
	struct influence *slice = walk->slice;
	const struct ir *ir = walk->flow->ir;
	if (slice->n_branches == MAX_GOALS)
		return;
	slice->branches[slice->n_branches++] = block;
	// x = b ? 1 : 0 depends on b.
	for (uint32_t i = 1; i <= ir->n_blocks; i++)
		for (uint32_t k = 0; ir->blocks[i].idom == block && k < ir->blocks[i].n_phis; k++)
			if (!is_or_nothing(walk, ir->blocks[i].first + k))
				add_value(walk, ir->blocks[i].first + k);
	if (walk->flow->is_callee)
		add_chosen(walk, block);
	add_found(walk, block);
}

static bool is_text(const struct ir *ir, const struct ir_insn *insn)
{
	return insn->op == IR_INVOKE && insn->sub == OP_invokedynamic &&
		insn->type.kind == KIND_CLASS && insn->type.klass &&
		strcmp(ir->world->classes[insn->type.klass]->name->text, "java/lang/String") == 0;
}

static void use(struct walk *walk, uint32_t value, uint32_t user)
{
	const struct ir *ir = walk->flow->ir;
	const struct ir_insn *insn = ir_at(ir, user);

	if (bitset_has(&walk->slice->reached, user) && !ir_has(insn, IR_V))
		return;
	if ((insn->op == IR_PHI && is_or_nothing(walk, user)) ||
		(walk->is_without_text && is_text(ir, insn)))
		return;
	bitset_add(&walk->slice->reached, user);
	switch (insn->op) {
	case IR_IF:
	case IR_SWITCH:
		add_branch(walk, ir->block_of[user]);
		return;
	case IR_PUT_FIELD:
	case IR_ARRAY_STORE:
		if (ir_arg(ir, insn, insn->n_args - 1u) == value)
			add_target(walk, ir_arg(ir, insn, 0));
		return;
	case IR_INVOKE:
		if (ir_invoke_has_receiver(insn) && ir_arg(ir, insn, 0) != value)
			add_target(walk, ir_arg(ir, insn, 0));
		break;
	default:
		break;
	}
	if (ir_has(insn, IR_V) && insn->type.kind != KIND_NONE)
		add_value(walk, user);
}

static bool is_made_in_turn(const struct ir *ir, uint32_t value, uint32_t insn)
{
	uint32_t loop = ir->blocks[ir->block_of[insn]].loop_head;
	return loop && is_made_here(ir, value) && is_in_loop(ir, loop, ir->block_of[value]);
}

// A map does not fill in the key that it is asked for.
static bool is_look_up(const struct ir *ir, const struct ir_insn *insn)
{
	const struct method *method = insn->op == IR_INVOKE ? ir_resolved_method(ir, insn) : NULL;
	return method && strncmp(method->owner->name->text, "java/util/", 10) == 0 &&
		(strcmp(method->name->text, "get") == 0 || strncmp(method->name->text, "contains", 8) == 0);
}

// A collection that the section may put into what it reads is part of the object that has it.
static void add_filled(struct walk *walk, uint32_t object)
{
	const struct path *path = path_of(walk->flow->paths, object);
	add_target(walk, object);
	if (path->kind == PATH_FIELD)
		add_goal(walk->slice, path->base, false);
}

// What the section learns: what it loads and what calls in it return or fill in.
static void add_sources(struct walk *walk, uint32_t insn)
{
	const struct ir *ir = walk->flow->ir;
	const struct ir_insn *i = ir_at(ir, insn);
	if (i->op == IR_GET_FIELD || i->op == IR_GET_STATIC || i->op == IR_ARRAY_LOAD ||
		i->op == IR_ARRAY_LENGTH || (i->op == IR_INVOKE && i->type.kind != KIND_NONE))
		add_value(walk, insn);
	for (uint32_t k = 0; i->op == IR_INVOKE && !is_look_up(ir, i) && k < i->n_args; k++) {
		uint32_t argument = path_source(walk->flow->paths, ir_arg(ir, i, k));
		if (walk->is_next_turn && is_made_in_turn(ir, argument, insn))
			continue;
		if ((k || !ir_invoke_has_receiver(i)) && is_made_here(ir, argument) &&
			insn != ir_at(ir, argument)->aux)
			add_value(walk, argument);
		if (k && ir_at(ir, argument)->type.kind == KIND_ARRAY) // it may be filled
			add_target(walk, ir_arg(ir, i, k));
		else if (k && i->type.kind == KIND_NONE && ir_invoke_has_receiver(i) &&
			is_collection(walk->flow, ir_at(ir, argument)->type))
			add_filled(walk, ir_arg(ir, i, k));
	}
}

static const struct influence *find_influence(struct walk walk)
{
	struct flow *flow = walk.flow;
	struct influence *slice = ARENA_NEW(flow->arena, struct influence);
	uint32_t section = walk.section;
	walk.slice = slice;
	slice->reached = bitset_new(flow->ir->n_insns + 1, flow->arena);
	slice->values = bitset_new(flow->ir->n_insns + 1, flow->arena);
	ir_uses(flow->ir);
	if (section == WHOLE_METHOD || is_block(flow, section)) {
		for (uint32_t i = 1; i <= flow->ir->n_insns; i++)
			if (relate_is_inside(flow, section, i))
				add_sources(&walk, i);
	} else {
		add_sources(&walk, section);
	}
	while (walk.work.n) {
		uint32_t value = vec_pop(&walk.work);
		for (uint32_t u = flow->ir->uses_start[value]; u < flow->ir->uses_start[value + 1]; u++)
			use(&walk, value, flow->ir->uses[u]);
	}
	vec_release(&walk.work);
	return slice;
}

const struct influence *relate_influence(struct flow *flow, uint32_t section)
{
	uint64_t *slot = map_get(&flow->slices, section);
	if (slot)
		return (const struct influence *)(uintptr_t)*slot;
	const struct influence *slice = find_influence(
		(struct walk){ .flow = flow, .section = section });
	*map_put(&flow->slices, section, NULL) = (uintptr_t)slice;
	return slice;
}

bool relate_depends(struct flow *flow, uint32_t section, uint32_t value)
{
	return bitset_has(&relate_influence(flow, section)->values, value);
}

// ---- flows ----------------------------------------------------------------------------------

static bool flows(const struct flow *flow, const struct influence *slice, uint32_t first,
	uint32_t second)
{
	for (uint32_t i = bitset_next(&slice->reached, 0); i != UINT32_MAX;
		 i = bitset_next(&slice->reached, i + 1)) {
		uint8_t op = ir_at(flow->ir, i)->op;
		if (op != IR_MONITOR_ENTER && op != IR_MONITOR_EXIT && relate_is_inside(flow, second, i) &&
			(first == second ? i == second : !relate_is_inside(flow, first, i)))
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
			bool is_turn = ir_dominates(ir, next, b) && is_in_loop(ir, next, to);
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
	if (!from->loop_head || is_in_loop(flow->ir, from->loop_head, block))
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
		if (ir_at(ir, i)->op == IR_PHI && is_in_loop(ir, ir->block_of[i], ir->block_of[section]) &&
			ir->blocks[ir->block_of[i]].loop_head == ir->block_of[i])
			return true;
	for (uint32_t i = 0; loop && i < slice->n_targets; i++) {
		const struct path *root = path_root(slice->targets[i]);
		if (root->kind == PATH_THIS || root->kind == PATH_PARAMETER || root->kind == PATH_STATIC ||
			(root->value && !is_in_loop(ir, loop, ir->block_of[root->value])))
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
	return is_same_call(flow, before, after) && ir_insn_dominates(flow->ir, before, after);
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
	uint32_t from = is_block(flow, first) ? locks_site(flow->locks, first)->last_normal_release
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
	const struct influence *answer = relate_influence(flow, second);
	for (uint32_t i = second + 1; i <= ir->n_insns; i++) {
		bool counts = relate_is_effect(flow, i) && !bitset_has(&answer->reached, i);
		if ((!counts && !is_relied_on(flow, i, second)) || !ir_insn_dominates(ir, second, i) ||
			relate_is_inside(flow, second, i))
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
		if (is_text(ir, ir_at(ir, i)))
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
	const struct influence *a = relate_influence(flow, first), *b = relate_influence(flow, second);
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
			find_influence(
				(struct walk){ .flow = flow, .section = first, .answer = b, .answered = second }),
			b);
		if (!rest || (decides && rest & RELATION_BRANCHES))
			return decides ? met | RELATION_OR_NOTHING : 0; // one of them is used, never both
	}
	if (!decides && has_text(flow->ir) &&
		!meets(flow,
			find_influence(
				(struct walk){ .flow = flow, .section = first, .is_without_text = true }),
			find_influence(
				(struct walk){ .flow = flow, .section = second, .is_without_text = true })))
		met |= RELATION_TOLD;
	return met;
}

// The section with itself, in another turn of its loop.
static uint32_t relate_turns(struct flow *flow, uint32_t section)
{
	const struct influence *a = find_influence(
		(struct walk){ .flow = flow, .section = section, .is_next_turn = true });
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
	if (!head || !is_same_call(flow, first, second) || is_in_loop(ir, head, ir->block_of[first]))
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
	const struct influence *a = relate_influence(flow, first), *b = relate_influence(flow, second);
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
