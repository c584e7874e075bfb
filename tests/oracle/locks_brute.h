// Locks held by brute force: walks the ways through a small method one by one, each block at most a
// few times, with symbolic objects, and intersects what is held at each instruction over all ways.
// It knows nothing of paths, states or data flow: it runs the method.
//
// A bounded walk sees too few ways, so what it calls held may be too much, never too little: what
// locks_held claims must be among it. Where the walk is complete in practice the two are equal.
#ifndef TESTS_ORACLE_LOCKS_BRUTE_H
#define TESTS_ORACLE_LOCKS_BRUTE_H

#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "ir/ir.h"
#include "ir/locks.h"

#define BRUTE_CELLS 64
#define BRUTE_HELD 32
#define BRUTE_SITES 63
#define BRUTE_BLOCKS 256

// Objects are numbers: the same number is certainly the same object. Known ints are objects too.
struct brute_cell {
	uint64_t base, key, content;
	bool is_final, is_element;
};

struct brute_held {
	uint64_t object;
	uint32_t site; // bit
	bool is_monitor;
	uint8_t mode;
};

struct brute_env {
	uint32_t n_cells, n_held, version;
	uint8_t visits[BRUTE_BLOCKS];
	struct brute_cell cells[BRUTE_CELLS];
	struct brute_held held[BRUTE_HELD];
	uint64_t taken[BRUTE_SITES]; // the object that the site last took on this way
	uint64_t objects[];          // [n_insns + 1]
};

struct brute {
	const struct ir *ir;
	uint64_t *must;      // [n_insns + 1]: bits of sites held on all ways seen
	uint64_t *may_claim; // the same, but with all sites that took an object that is held: an object
						 // taken twice and released once leaves open which of the two is left
	bool *is_seen;
	uint32_t n_sites;
	uint32_t sites[BRUTE_SITES]; // instruction; [0] is 0: the synchronized method
	uint64_t next_object;
	uint64_t budget; // instructions
	uint32_t max_visits;
	size_t env_size;
	bool is_exhausted; // budget or a table was too small
	bool is_fuzzy;     // something was released that may or may not be what was taken
};

#define BRUTE_INT ((uint64_t)1 << 40) // known int i is BRUTE_INT + i

static inline bool brute_is_int(uint64_t object, int64_t *value)
{
	*value = (int64_t)(object - BRUTE_INT);
	return object >= BRUTE_INT - ((uint64_t)1 << 32) && object <= BRUTE_INT + ((uint64_t)1 << 32);
}

static inline uint64_t brute_text(uint64_t kind, struct slice text)
{
	return (hash_pair(kind, hash_bytes(text)) | (uint64_t)1 << 63) & ~((uint64_t)1 << 62);
}

static inline uint64_t brute_fresh(struct brute *b)
{
	return ++b->next_object;
}

static inline uint32_t brute_site(const struct brute *b, uint32_t insn)
{
	for (uint32_t i = 0; i < b->n_sites; i++)
		if (b->sites[i] == insn)
			return i;
	abort();
}

// ---- memory ---------------------------------------------------------------------------------

static inline void brute_forget(struct brute_env *env, uint64_t key, bool elements, bool all)
{
	uint32_t n = 0;
	for (uint32_t i = 0; i < env->n_cells; i++) {
		const struct brute_cell *c = &env->cells[i];
		bool goes = all ? !c->is_final : elements ? c->is_element : !c->is_element && c->key == key;
		if (!goes)
			env->cells[n++] = *c;
	}
	env->version += n != env->n_cells;
	env->n_cells = n;
}

static inline void brute_store(struct brute *b, struct brute_env *env, struct brute_cell cell)
{
	if (env->n_cells == BRUTE_CELLS) {
		b->is_exhausted = true;
		return;
	}
	env->cells[env->n_cells++] = cell;
	env->version++;
}

static inline uint64_t brute_load(struct brute *b, struct brute_env *env, struct brute_cell cell)
{
	for (uint32_t i = 0; i < env->n_cells; i++)
		if (env->cells[i].base == cell.base && env->cells[i].key == cell.key &&
			env->cells[i].is_element == cell.is_element)
			return env->cells[i].content;
	cell.content = brute_fresh(b);
	brute_store(b, env, cell);
	return cell.content;
}

static inline struct brute_cell brute_field(const struct ir *ir, const struct ir_insn *insn,
	uint64_t base)
{
	const struct field *field = ir_resolved_field(ir, insn);
	struct member_ref ref = class_member_ref(ir->file, insn->constant);
	return (struct brute_cell){ .base = base,
		.key = field ? field->id : brute_text(1, ref.name),
		.is_final = field && field->access & ACC_FINAL };
}

// ---- locks ----------------------------------------------------------------------------------

static inline void brute_take(struct brute *b, struct brute_env *env, uint32_t insn,
	uint64_t object, uint8_t mode)
{
	if (env->n_held == BRUTE_HELD) {
		b->is_exhausted = true;
		return;
	}
	uint32_t site = brute_site(b, insn);
	env->held[env->n_held++] = (struct brute_held){ object, site, mode == LOCK_MONITOR, mode };
	env->taken[site] = object;
	env->version++;
}

// The topmost entry of the object; of the mode rather than of another.
static inline uint32_t brute_find(const struct brute_env *env, uint64_t object,
	struct lock_effect effect)
{
	uint32_t found = UINT32_MAX;
	for (uint32_t i = env->n_held; i-- > 0;) {
		if (env->held[i].object != object ||
			env->held[i].is_monitor != (effect.mode == LOCK_MONITOR))
			continue;
		if (!effect.is_stamped || effect.mode == LOCK_SOME || effect.mode == env->held[i].mode)
			return i;
		if (found == UINT32_MAX)
			found = i;
	}
	return found;
}

// False: nothing certain was released.
static inline bool brute_release(struct brute *b, struct brute_env *env, uint64_t object,
	struct lock_effect effect)
{
	uint32_t found = brute_find(env, object, effect), n = 0;
	env->version++;
	if (found != UINT32_MAX) {
		memmove(&env->held[found], &env->held[found + 1],
			sizeof(env->held[0]) * (env->n_held - found - 1));
		env->n_held--;
		return true;
	}
	for (uint32_t i = 0; i < env->n_held; i++)
		if (env->held[i].is_monitor != (effect.mode == LOCK_MONITOR))
			env->held[n++] = env->held[i];
	if (env->n_held != n)
		b->is_fuzzy = true;
	env->n_held = n;
	return false;
}

// ---- running --------------------------------------------------------------------------------

static inline void brute_enter(struct brute *b, const struct brute_env *env, uint32_t from,
	uint32_t to);

static inline struct brute_env *brute_copy(const struct brute *b, const struct brute_env *env)
{
	struct brute_env *copy = xmalloc(b->env_size);
	memcpy(copy, env, b->env_size);
	return copy;
}

static inline uint64_t brute_binary(struct brute *b, const struct ir_insn *insn, uint64_t left,
	uint64_t right)
{
	int64_t x, y;
	if (!brute_is_int(left, &x) || !brute_is_int(right, &y))
		return brute_fresh(b);
	if (insn->sub == OP_ixor)
		return BRUTE_INT + (uint64_t)(x ^ y);
	if (insn->sub == OP_lcmp)
		return BRUTE_INT + (uint64_t)((x > y) - (x < y));
	return brute_fresh(b);
}

// The value of an instruction that neither takes nor releases.
static inline uint64_t brute_value(struct brute *b, struct brute_env *env, uint32_t i)
{
	const struct ir *ir = b->ir;
	const struct ir_insn *insn = ir_at(ir, i);
	uint64_t left = insn->n_args > 0 ? env->objects[ir_arg(ir, insn, 0)] : 0;
	uint64_t right = insn->n_args > 1 ? env->objects[ir_arg(ir, insn, 1)] : 0;
	struct brute_cell cell;

	switch (insn->op) {
	case IR_CONST_INT:
		return BRUTE_INT + (uint64_t)(int64_t)insn->immediate;
	case IR_CONST_LONG:
		return insn->sub == OP_lconst_0 ? BRUTE_INT : brute_fresh(b);
	case IR_CONST_STRING:
		return brute_text(2, class_name_at(ir->file, insn->constant));
	case IR_CONST_CLASS:
		return brute_text(3, class_name_at(ir->file, insn->constant));
	case IR_CHECK_CAST:
		return left;
	case IR_BINARY:
		return brute_binary(b, insn, left, right);
	case IR_GET_FIELD:
	case IR_GET_STATIC:
		return brute_load(b, env, brute_field(ir, insn, insn->op == IR_GET_FIELD ? left : 0));
	case IR_PUT_FIELD:
	case IR_PUT_STATIC:
		cell = brute_field(ir, insn, insn->op == IR_PUT_FIELD ? left : 0);
		brute_forget(env, cell.key, false, false);
		cell.content = insn->op == IR_PUT_FIELD ? right : left;
		brute_store(b, env, cell);
		return 0;
	case IR_ARRAY_LOAD:
		return brute_load(b, env,
			(struct brute_cell){ .base = left, .key = right, .is_element = true });
	case IR_ARRAY_STORE:
		if (insn->sub == OP_aastore)
			brute_forget(env, 0, true, false);
		return 0;
	default:
		return brute_fresh(b);
	}
}

static inline uint64_t brute_call(struct brute *b, struct brute_env *env, uint32_t i,
	struct lock_effect effect)
{
	const struct ir_insn *insn = ir_at(b->ir, i);
	if (effect.action == LOCK_NOTHING || effect.action == LOCK_WAIT)
		brute_forget(env, 0, false, true);
	if (effect.action != LOCK_VIEW)
		return brute_fresh(b);
	struct slice name = class_member_ref(b->ir->file, insn->constant).name;
	return brute_load(b, env,
		(struct brute_cell){ .base = env->objects[ir_arg(b->ir, insn, 0)],
			.key = brute_text(4, name),
			.is_final = true });
}

static inline void brute_throw(struct brute *b, const struct brute_env *env, uint32_t block)
{
	const struct ir_block *bl = &b->ir->blocks[block];
	for (uint32_t s = bl->n_normal_succs; s < bl->n_succs; s++)
		brute_enter(b, env, block, bl->succs[s].to);
}

// Does the branch go where the known operands say? -1: unknown.
static inline int brute_branch(const struct brute *b, const struct brute_env *env,
	const struct ir_insn *insn)
{
	int64_t x, y = 0;
	if (!brute_is_int(env->objects[ir_arg(b->ir, insn, 0)], &x))
		return -1;
	if (insn->n_args > 1 && !brute_is_int(env->objects[ir_arg(b->ir, insn, 1)], &y))
		return -1;
	switch (insn->sub) {
	case OP_ifeq:
	case OP_if_icmpeq:
		return x == y;
	case OP_ifne:
	case OP_if_icmpne:
		return x != y;
	default:
		return -1;
	}
}

static inline void brute_run(struct brute *b, struct brute_env *env, uint32_t block,
	uint32_t from_insn);

// tryLock and the like: one way for each result.
static inline void brute_try(struct brute *b, struct brute_env *env, uint32_t block, uint32_t i,
	struct lock_effect effect)
{
	struct brute_env *failed = brute_copy(b, env);
	uint64_t object = env->objects[ir_arg(b->ir, ir_at(b->ir, i), 0)];
	failed->objects[i] = BRUTE_INT;
	failed->taken[brute_site(b, i)] = object; // if it is taken elsewhere, then here is as good
	brute_run(b, failed, block, i + 1);
	free(failed);
	env->objects[i] = BRUTE_INT + 1;
	if (effect.action == LOCK_TRY || brute_find(env, object, effect) == UINT32_MAX)
		brute_take(b, env, i, object, effect.mode);
	brute_run(b, env, block, i + 1);
}

static inline void brute_see(struct brute *b, const struct brute_env *env, uint32_t i)
{
	uint64_t held = 0, objects = 0;
	for (uint32_t k = 0; k < env->n_held; k++) {
		held |= (uint64_t)1 << env->held[k].site;
		for (uint32_t s = 0; s < b->n_sites; s++)
			if (env->taken[s] == env->held[k].object)
				objects |= (uint64_t)1 << s;
	}
	b->must[i] = b->is_seen[i] ? b->must[i] & held : held;
	b->may_claim[i] = b->is_seen[i] ? b->may_claim[i] & objects : objects;
	b->is_seen[i] = true;
}

static inline void brute_run(struct brute *b, struct brute_env *env, uint32_t block,
	uint32_t from_insn)
{
	const struct ir_block *bl = &b->ir->blocks[block];
	uint32_t last_thrown = UINT32_MAX;
	const struct ir_insn *insn = NULL;

	for (uint32_t i = from_insn; i < bl->first + bl->n; i++) {
		insn = ir_at(b->ir, i);
		if (b->budget == 0) {
			b->is_exhausted = true;
			return;
		}
		b->budget--;
		brute_see(b, env, i);
		struct lock_effect effect = lock_effect(b->ir, i);
		bool can_throw = ir_has(insn, IR_X) && insn->op != IR_RETURN &&
			bl->n_succs > bl->n_normal_succs;
		uint64_t object = insn->n_args ? env->objects[ir_arg(b->ir, insn, 0)] : 0;
		bool takes = effect.action == LOCK_ACQUIRE || effect.action == LOCK_TRY ||
			effect.action == LOCK_CONVERT;
		// What takes a lock throws before, all else after.
		if (can_throw && takes && last_thrown != env->version) {
			brute_throw(b, env, block);
			last_thrown = env->version;
		}
		if (effect.action == LOCK_TRY || effect.action == LOCK_CONVERT) {
			brute_try(b, env, block, i, effect);
			return;
		}
		if (effect.action == LOCK_ACQUIRE)
			brute_take(b, env, i, object, effect.mode);
		else if (effect.action == LOCK_RELEASE)
			can_throw &= !brute_release(b, env, object, effect) || effect.mode != LOCK_MONITOR;
		else if (insn->op == IR_INVOKE)
			env->objects[i] = brute_call(b, env, i, effect);
		else if (insn->op != IR_PHI && insn->op != IR_PARAM)
			env->objects[i] = brute_value(b, env, i);
		if (can_throw && !takes && last_thrown != env->version) {
			brute_throw(b, env, block);
			last_thrown = env->version;
		}
	}
	int goes = insn && insn->op == IR_IF ? brute_branch(b, env, insn) : -1;
	for (uint32_t s = 0; s < bl->n_normal_succs; s++)
		if (goes < 0 || (goes == 1) == (s == 0))
			brute_enter(b, env, block, bl->succs[s].to);
}

static inline void brute_enter(struct brute *b, const struct brute_env *env, uint32_t from,
	uint32_t to)
{
	const struct ir_block *bl = &b->ir->blocks[to];
	uint32_t pred = 0;
	if (env->visits[to] >= b->max_visits || b->budget == 0)
		return;
	struct brute_env *copy = brute_copy(b, env);
	copy->visits[to]++;
	while (pred < bl->n_preds && bl->preds[pred] != from)
		pred++;
	for (uint32_t i = bl->first; i < bl->first + bl->n_phis; i++)
		copy->objects[i] = env->objects[ir_arg(b->ir, ir_at(b->ir, i), pred)];
	brute_run(b, copy, to, bl->first);
	free(copy);
}

// False when the method is too large.
static inline bool brute_init(struct brute *b, const struct ir *ir, uint64_t budget,
	uint32_t max_visits)
{
	*b = (struct brute){ .ir = ir, .n_sites = 1, .budget = budget, .max_visits = max_visits };
	if (ir->n_blocks >= BRUTE_BLOCKS)
		return false;
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		uint8_t action = lock_effect(ir, i).action;
		if (action != LOCK_ACQUIRE && action != LOCK_TRY && action != LOCK_CONVERT)
			continue;
		if (b->n_sites == BRUTE_SITES)
			return false;
		b->sites[b->n_sites++] = i;
	}
	b->next_object = ir->n_params + 1;
	b->env_size = sizeof(struct brute_env) + sizeof(uint64_t) * (ir->n_insns + 1);
	b->must = xcalloc(ir->n_insns + 1, sizeof(uint64_t));
	b->may_claim = xcalloc(ir->n_insns + 1, sizeof(uint64_t));
	b->is_seen = xcalloc(ir->n_insns + 1, sizeof(bool));
	return true;
}

static inline void brute_walk(struct brute *b)
{
	const struct ir *ir = b->ir;
	struct brute_env *env = xcalloc(1, b->env_size);
	for (uint32_t i = 1; i <= ir->n_params; i++)
		env->objects[i] = i;
	if (method_is_synchronized(ir->method)) {
		uint64_t lock = method_is_static(ir->method)
			? brute_text(3, name_slice(ir->method->owner->name))
			: 1;
		env->held[env->n_held++] = (struct brute_held){ lock, 0, true, LOCK_MONITOR };
		env->taken[0] = lock;
	}
	env->visits[1] = 1;
	brute_run(b, env, 1, ir->blocks[1].first);
	free(env);
}

static inline void brute_release_memory(struct brute *b)
{
	free(b->must);
	free(b->may_claim);
	free(b->is_seen);
}

// What locks_held claims at the instruction, as bits.
static inline uint64_t brute_claimed(const struct brute *b, const struct locks *locks, uint32_t i)
{
	uint64_t bits = 0;
	for (const struct held *h = locks_at(locks, i); h; h = h->below)
		bits |= (uint64_t)1 << brute_site(b, h->insn);
	return bits;
}

#endif
