// Objects of INPUT that other libraries call: have they been given them? A library that reads its own
// stream or runs its own clean-up calls a method that INPUT implements too, but never INPUT's.
#include "analysis/lock_order/judge.h"

#include "base/hash.h"

// INPUT hands an object of the type to a method of the class.
struct handing {
	const struct klass *to, *type;
};

struct given {
	VEC(struct handing) handings;
	struct map seen, verdicts;
};

static void note_call(struct lock_order *lo, struct given *given, const struct method_facts *facts,
	const struct fact_call *call)
{
	bool is_new;
	uint32_t first = call->op == OP_invokestatic || !call->n_args ? 0 : 1;
	for (uint32_t i = first; i < call->n_args; i++) {
		const struct expr *arg = &facts->exprs[facts->operands[call->args + i]];
		if (arg->type.kind != KIND_CLASS || arg->kind == EXPR_STRING || arg->kind == EXPR_NULL ||
			arg->type.klass == lo->world->object->id)
			continue;
		map_put(&given->seen, hash_pair(call->target->owner->id, arg->type.klass), &is_new);
		if (is_new)
			vec_push(&given->handings,
				(struct handing){ call->target->owner, lo->world->classes[arg->type.klass] });
	}
}

static struct given *given_of(struct lock_order *lo)
{
	if (lo->given)
		return lo->given;
	struct given *given = lo->given = xcalloc(1, sizeof(*given));
	for (uint32_t id = 1; id <= lo->world->n_methods; id++) {
		const struct method *method = lo->world->methods[id];
		const struct method_facts *facts = method->owner->role == ROLE_INPUT
			? facts_of(lo->facts, method)
			: NULL;
		for (uint32_t i = 0; facts && i < facts->n_calls; i++)
			if (facts->calls[i].target && facts->calls[i].target->owner->role != ROLE_INPUT)
				note_call(lo, given, facts, &facts->calls[i]);
	}
	return given;
}

void given_free(struct lock_order *lo)
{
	if (!lo->given)
		return;
	vec_release(&lo->given->handings);
	map_release(&lo->given->seen);
	map_release(&lo->given->verdicts);
	free(lo->given);
}

static size_t length_to(const char *text, char end, bool is_last)
{
	const char *at = is_last ? strrchr(text, end) : strchr(text, end);
	return at ? (size_t)(at - text) : strlen(text);
}

// Would one of them know what the other was given? Nested classes and those of a hierarchy do, and those of
// a package; but streams are wrapped one by one.
static bool is_close(const struct klass *a, const struct klass *b)
{
	const char *x = a->name->text, *y = b->name->text;
	size_t n = length_to(x, '$', false);
	if (klass_is_subtype(a, b) || klass_is_subtype(b, a) ||
		(n == length_to(y, '$', false) && memcmp(x, y, n) == 0))
		return true;
	n = length_to(x, '/', true);
	return n == length_to(y, '/', true) && memcmp(x, y, n) == 0 && strncmp(x, "java/io/", 8) != 0;
}

static bool is_given(struct lock_order *lo, const struct klass *caller, const struct klass *called)
{
	const struct given *given = given_of(lo);
	for (uint32_t i = 0; i < given->handings.n; i++) {
		const struct handing *h = &given->handings.v[i];
		if ((klass_is_subtype(called, h->type) || klass_is_subtype(h->type, called)) &&
			is_close(h->to, caller))
			return true;
	}
	return false;
}

bool given_may_call(struct lock_order *lo, const struct cg_edge *edge)
{
	const struct cg_node *node = &lo->cg->nodes[edge->from];
	const struct method *called = lo->cg->nodes[edge->to].method;
	const struct fact_call *call = &node->facts->calls[edge->call];
	if (node->method->owner->role == ROLE_INPUT || called->owner->role != ROLE_INPUT ||
		edge->kind != CG_CALL || edge->lambda ||
		(call->op != OP_invokevirtual && call->op != OP_invokeinterface))
		return true;
	// What the caller gave it just now is known by that.
	uint32_t receiver = node->facts->operands[call->args + edge->shift];
	if (node->facts->exprs[receiver].kind == EXPR_PARAM)
		return true;
	bool is_new;
	uint64_t key = hash_pair(node->method->owner->id, called->owner->id);
	uint64_t *slot = map_put(&given_of(lo)->verdicts, key, &is_new);
	if (is_new)
		*slot = is_given(lo, node->method->owner, called->owner);
	return *slot;
}
