// Threads that take turns: each waits for what the other writes when it is done.
//
//     while (turn != me) { }   shared++;   turn = 1 - me;
//     if (tail - head == SIZE) return; buf[tail % SIZE] = x; tail = tail + 1;      // Lamport's queue
//
// Two accesses are in turns if in front of each a volatile field, an atomic or a field under a lock is asked that is written behind the other one, and
// neither of these is written between asking and accessing: who asks first and then says that it is there has not
// asked in time. Where both ask the same one, they must ask it for other values.
#include "access/internal.h"

#include "class/class.h"

#define MAX_ASKS 8

// A volatile field, or an atomic of which there is one.
struct key {
	const struct field *field;
	uint32_t object;
};

struct ask {
	struct key key;
	uint32_t block;
	bool is_compared, is_equal; // with what, and is it that where the access is?
	int64_t with;
	uint32_t value; // the number that it is compared with; 0: `with`
};

struct side {
	const struct access *access;
	const struct body *body;
	uint32_t n_asks, n_writes;
	struct ask asks[MAX_ASKS];
	struct key writes[MAX_ASKS]; // behind the access
};

static bool is_key(const struct key *a, const struct key *b)
{
	return a->field == b->field && a->object == b->object;
}

// What the lock is called, whoever has it: a field, or the class whose object it is. NULL: nothing.
static const void *name_of(const struct body *body, const struct held *held)
{
	switch (held->lock->kind) {
	case PATH_FIELD:
	case PATH_STATIC:
		return held->lock->field;
	case PATH_THIS:
		return body->method->owner;
	default:
		return NULL;
	}
}

static bool is_held(const struct body *body, uint32_t insn, const void *name)
{
	for (const struct held *held = locks_at(body->locks, insn); held; held = held->below)
		if (name_of(body, held) == name)
			return true;
	return false;
}

// Is there one lock that is held wherever the field is accessed, once it is constructed?
static bool find_guarded(const struct indices *ix, const struct field *field)
{
	const void *names[4];
	uint32_t n_names = 0, n_accesses = 0, n;
	const struct body_place *places = bodies_field_places(ix->bodies, field, &n);
	for (uint32_t p = 0; p < n && (n_names || !n_accesses); p++) {
		const struct body *body = places[p].body;
		uint32_t i = places[p].insn;
		if (name_slice(body->method->name).ptr[0] == '<')
			continue;
		const struct held *held = n_accesses ? NULL : locks_at(body->locks, i);
		for (; held && n_names < 4; held = held->below)
			if (name_of(body, held))
				names[n_names++] = name_of(body, held);
		for (uint32_t k = 0; n_accesses && k < n_names;)
			if (is_held(body, i, names[k]))
				k++;
			else
				names[k] = names[--n_names];
		n_accesses++;
	}
	return n_names > 0;
}

static bool is_guarded(struct indices *ix, const struct field *field)
{
	bool is_new;
	uint64_t *known = map_put(&ix->guarded, field->id, &is_new);
	if (is_new)
		*known = find_guarded(ix, field) ? 1 : 2;
	return *known == 1;
}

// What the instruction reads (or writes) in a way that orders; false: nothing.
static bool key_of(struct indices *ix, const struct side *side, uint32_t at, bool is_write,
	struct key *key)
{
	const struct body *body = side->body;
	const struct ir_insn *insn = ir_at(body->ir, at);
	const struct field *field = body->fields[at];
	bool is_field = is_write ? insn->op == IR_PUT_FIELD || insn->op == IR_PUT_STATIC
							 : insn->op == IR_GET_FIELD || insn->op == IR_GET_STATIC;
	const struct model_row *row = insn->op == IR_INVOKE && !field ? body->models[at] : NULL;
	if (is_field && field && ((field->access & ACC_VOLATILE) || is_guarded(ix, field))) {
		*key = (struct key){ field, 0 };
		return true;
	}
	for (uint32_t i = 0; row && i < row->n_effects; i++) {
		const struct model_effect *effect = &row->effects[i];
		if (effect->kind != (is_write ? MODEL_WRITE : MODEL_READ) ||
			!(effect->flags & (MODEL_VOLATILE | MODEL_ATOMIC)))
			continue;
		object_list objects = { 0 };
		bodies_objects_at(ix->bodies, side->access->node, at, &effect->from, &objects);
		bool is_one = objects.n == 1 && heap_object_is_once(ix->heap, objects.v[0]);
		*key = (struct key){ NULL, is_one ? objects.v[0] : 0 };
		vec_release(&objects);
		return is_one;
	}
	return false;
}

// ---- what is asked in front of it -------------------------------------------------------------

bool index_is_in_front(const struct body *body, uint32_t block, uint32_t at)
{
	const struct ir *ir = body->ir;
	if (block != at && ir_dominates(ir, block, at))
		return true;
	for (uint32_t h = ir->blocks[block].loop_head; h; h = ir->loop_parent[h])
		if (!body_loop_has(body, h, at) && ir_dominates(ir, h, at))
			return true;
	return false;
}

uint32_t index_edge_to(const struct body *body, uint32_t block, uint32_t at)
{
	const struct ir *ir = body->ir;
	const struct ir_block *b = &ir->blocks[block];
	for (uint32_t k = 0; k < 2; k++) {
		uint32_t to = b->succs[k].to, other = b->succs[!k].to;
		if (to != other && ir->blocks[to].n_preds == 1 && ir_dominates(ir, to, at))
			return k;
		for (uint32_t h = b->loop_head; h; h = ir->loop_parent[h])
			if (!body_loop_has(body, h, at) && !body_loop_has(body, h, to) &&
				body_loop_has(body, h, other))
				return k;
	}
	return UINT32_MAX;
}

static void set_value(const struct side *side, uint32_t value, struct ask *ask)
{
	const struct ir_insn *insn = ir_at(side->body->ir, value);
	bool is_number = insn->op == IR_CONST_INT && !insn->constant;
	ask->with = is_number ? insn->immediate : 0;
	ask->value = is_number ? 0 : value;
}

static void compare_asked(const struct side *side, const struct ir_insn *last, struct ask *ask)
{
	uint32_t at = side->body->ir->block_of[side->access->insn];
	uint32_t edge = index_edge_to(side->body, ask->block, at);
	if (edge == UINT32_MAX)
		return;
	ask->is_compared = true;
	switch (last->sub) {
	case OP_ifeq:
	case OP_ifnull:
		ask->is_equal = edge == 0;
		break;
	case OP_ifne:
	case OP_ifnonnull:
		ask->is_equal = edge == 1;
		break;
	case OP_if_icmpeq:
	case OP_if_icmpne:
		ask->is_equal = (edge == 0) == (last->sub == OP_if_icmpeq);
		set_value(side, ir_arg(side->body->ir, last, 1), ask);
		break;
	default:
		ask->is_compared = false;
	}
}

static void find_gets(struct indices *ix, struct side *side, uint32_t value, uint32_t block,
	uint32_t depth)
{
	struct key key;
	value = path_source(side->body->paths, value);
	const struct ir_insn *insn = ir_at(side->body->ir, value);
	if (key_of(ix, side, value, false, &key)) {
		const struct ir_block *b = &side->body->ir->blocks[block];
		if (side->n_asks == MAX_ASKS)
			return;
		struct ask *ask = &side->asks[side->n_asks++];
		*ask = (struct ask){ .key = key, .block = block };
		if (depth == 0)
			compare_asked(side, ir_at(side->body->ir, b->first + b->n - 1), ask);
		return;
	}
	for (uint32_t i = 0; depth < 3 && i < insn->n_args &&
		 (insn->op == IR_BINARY || insn->op == IR_DIVIDE || insn->op == IR_UNARY);
		 i++)
		find_gets(ix, side, ir_arg(side->body->ir, insn, i), block, depth + 1);
}

static void find_asks(struct indices *ix, struct side *side)
{
	const struct ir *ir = side->body->ir;
	uint32_t at = ir->block_of[side->access->insn];
	for (uint32_t b = 1; b <= ir->n_blocks; b++) {
		const struct ir_insn *last = ir_at(ir, ir->blocks[b].first + ir->blocks[b].n - 1);
		if (last->op != IR_IF || !index_is_in_front(side->body, b, at))
			continue;
		for (uint32_t i = 0; i < last->n_args; i++)
			find_gets(ix, side, ir_arg(ir, last, i), b, 0);
	}
}

// ---- what is written behind it ----------------------------------------------------------------

static bool is_behind(const struct ir *ir, uint32_t insn, uint32_t write)
{
	uint32_t at = ir->block_of[insn], block = ir->block_of[write];
	if (at == block)
		return write > insn;
	for (uint32_t b = ir->blocks[at].ipdom; b; b = ir->blocks[b].ipdom)
		if (b == block)
			return true;
	return false;
}

static void find_writes(struct indices *ix, struct side *side)
{
	struct key key;
	for (uint32_t i = 1; i <= side->body->ir->n_insns; i++)
		if (side->n_writes < MAX_ASKS && key_of(ix, side, i, true, &key) &&
			is_behind(side->body->ir, side->access->insn, i))
			side->writes[side->n_writes++] = key;
}

// Between asking and the access, is something written that the other one asks for?
static bool comes_too_late(struct indices *ix, const struct side *side, const struct ask *ask,
	const struct side *other)
{
	const struct ir *ir = side->body->ir;
	struct key key;
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		if (!key_of(ix, side, i, true, &key) || !ir_insn_dominates(ir, i, side->access->insn) ||
			!index_is_in_front(side->body, ask->block, ir->block_of[i]))
			continue;
		for (uint32_t k = 0; k < other->n_asks; k++)
			if (is_key(&other->asks[k].key, &key))
				return true;
	}
	return false;
}

// ---- the question -----------------------------------------------------------------------------

static bool writes(const struct side *side, const struct key *key)
{
	for (uint32_t i = 0; i < side->n_writes; i++)
		if (is_key(&side->writes[i], key))
			return true;
	return false;
}

static struct index_at number_of(const struct side *side, const struct ask *ask)
{
	return (struct index_at){ side->access->thread, side->access->node, ask->value };
}

// Is it never what both ask for?
static bool ask_for_others(struct indices *ix, const struct side *p, const struct ask *a,
	const struct side *q, const struct ask *b)
{
	if (!a->is_compared || !b->is_compared)
		return false;
	if (a->value && b->value)
		return a->is_equal && b->is_equal && indices_differ(ix, number_of(p, a), number_of(q, b));
	if (a->value || b->value)
		return false;
	return a->with == b->with ? a->is_equal != b->is_equal : a->is_equal && b->is_equal;
}

static bool take_turns(struct indices *ix, const struct side *p, const struct side *q)
{
	bool are_two = p->access->thread != q->access->thread &&
		!thread_at(ix->threads, p->access->thread)->is_many &&
		!thread_at(ix->threads, q->access->thread)->is_many;
	for (uint32_t i = 0; i < p->n_asks; i++)
		for (uint32_t k = 0; k < q->n_asks; k++) {
			const struct ask *a = &p->asks[i], *b = &q->asks[k];
			if (!writes(q, &a->key) || !writes(p, &b->key) || comes_too_late(ix, p, a, q) ||
				comes_too_late(ix, q, b, p))
				continue;
			if (is_key(&a->key, &b->key) ? ask_for_others(ix, p, a, q, b) : are_two)
				return true;
		}
	return false;
}

bool accesses_take_turns(struct indices *ix, const struct access *p, const struct access *q)
{
	struct side a = { .access = p, .body = bodies_of_node(ix->bodies, p->node) };
	struct side b = { .access = q, .body = bodies_of_node(ix->bodies, q->node) };
	find_asks(ix, &a);
	find_asks(ix, &b);
	if (!a.n_asks || !b.n_asks)
		return false;
	find_writes(ix, &a);
	find_writes(ix, &b);
	return take_turns(ix, &a, &b);
}
