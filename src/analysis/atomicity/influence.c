// What depends on what a section learns: a slice of the method, forward along values, into the objects that they go
// into, and the branches that they decide.
//
// A section is a call that takes the lock, or the instructions under a lock that the method takes itself.
#include "analysis/atomicity/relate.h"

#include "analysis/atomicity/flow.h"

bool section_is_block(const struct flow *flow, uint32_t insn)
{
	return locks_site(flow->locks, insn) != NULL;
}

bool section_is_inside(const struct flow *flow, uint32_t section, uint32_t insn)
{
	if (insn == section || section == WHOLE_METHOD)
		return true;
	if (!section_is_block(flow, section))
		return false;
	for (const struct held *held = locks_at(flow->locks, insn); held; held = held->below)
		if (held->insn == section)
			return true;
	return false;
}

bool section_is_in_loop(const struct ir *ir, uint32_t head, uint32_t block)
{
	uint32_t h = ir->blocks[block].loop_head;
	while (h && h != head)
		h = ir->loop_parent[h];
	return h != 0;
}

// ---- the walk -------------------------------------------------------------------------------

struct walk {
	struct flow *flow;
	struct influence *slice;
	struct influence_of of;
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
bool section_is_same_call(const struct flow *flow, uint32_t first, uint32_t second)
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
	for (uint32_t i = 0; walk->of.answer && i < ir_at(ir, phi)->n_args; i++) {
		uint32_t value = ir_arg(ir, ir_at(ir, phi), i);
		const struct ir_insn *insn = ir_at(ir, value);
		bool is_own = bitset_has(&walk->slice->values, value);
		bool is_answer = !is_own && bitset_has(&walk->of.answer->values, value);
		bool is_nothing = insn->op == IR_CONST_NULL ||
			(insn->op == IR_CONST_INT && insn->immediate == 0);
		if (!is_answer && !is_nothing && !is_own &&
			!section_is_same_call(walk->flow, walk->of.section, value) &&
			!section_is_same_call(walk->flow, walk->of.section, walk->of.answered))
			return false;
		has_answer |= is_answer;
	}
	return has_answer;
}

struct bitset section_blocks_after(const struct flow *flow, uint32_t from, bool is_this_turn)
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
			if (bitset_has(&seen, next) || (is_this_turn && ir_dominates(ir, next, b)))
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
			ahead[k] = section_blocks_after(walk->flow, branch->succs[k].to, true);
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
		if (!ir->blocks[i].n_phis || !section_is_in_loop(ir, loop, ir->blocks[i].idom) ||
			section_is_in_loop(ir, loop, i))
			continue;
		for (uint32_t k = 0; !is_known && k < 2; k++)
			ahead[k] = section_blocks_after(walk->flow, branch->succs[k].to, true);
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

bool influence_is_text(const struct ir *ir, const struct ir_insn *insn)
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
		(walk->of.is_without_text && influence_is_text(ir, insn)))
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
	return loop && is_made_here(ir, value) && section_is_in_loop(ir, loop, ir->block_of[value]);
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
		if (walk->of.is_next_turn && is_made_in_turn(ir, argument, insn))
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

const struct influence *influence_find(struct flow *flow, struct influence_of of)
{
	struct influence *slice = ARENA_NEW(flow->arena, struct influence);
	struct walk walk = { .flow = flow, .slice = slice, .of = of };
	uint32_t section = of.section;
	slice->reached = bitset_new(flow->ir->n_insns + 1, flow->arena);
	slice->values = bitset_new(flow->ir->n_insns + 1, flow->arena);
	ir_uses(flow->ir);
	if (section == WHOLE_METHOD || section_is_block(flow, section)) {
		for (uint32_t i = 1; i <= flow->ir->n_insns; i++)
			if (section_is_inside(flow, section, i))
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

const struct influence *influence_of_section(struct flow *flow, uint32_t section)
{
	uint64_t *slot = map_get(&flow->slices, section);
	if (slot)
		return (const struct influence *)(uintptr_t)*slot;
	const struct influence *slice = influence_find(flow,
		(struct influence_of){ .section = section });
	*map_put(&flow->slices, section, NULL) = (uintptr_t)slice;
	return slice;
}

bool influence_depends(struct flow *flow, uint32_t section, uint32_t value)
{
	return bitset_has(&influence_of_section(flow, section)->values, value);
}
