// Two fields of one object that its constructor is given: whoever makes such objects chooses what is in
// them, and may hand in the same two in both orders.
//
//     new Transfer(a, b), new Transfer(b, a)
#include "analysis/lock_order/objects.h"

#include "analysis/lock_order/names.h"
#include "analysis/lock_order/self.h"

struct choice {
	const struct method *constructor;
	uint32_t f, g; // parameters
};

static bool find_choice(const struct lock_order *lo, const struct field *f, const struct field *g,
	struct choice *choice)
{
	for (uint32_t i = 0; i < f->owner->n_methods; i++) {
		const struct method *m = &f->owner->methods[i];
		const struct method_facts *facts = facts_of(lo->facts, m);
		if (!facts || !method_is_constructor(m))
			continue;
		*choice = (struct choice){ m, owners_kept_parameter(facts, f),
			owners_kept_parameter(facts, g) };
		if (choice->f && choice->g && choice->f != choice->g)
			return true;
	}
	return false;
}

#define MAX_MADE 32
struct made {
	uint32_t n;
	uint32_t f[MAX_MADE], g[MAX_MADE]; // objects
	bool is_wild;                      // two elements of one array
	uint32_t n_wild;
};

static bool elements_are_wild(struct lock_order *lo, const struct cg_node *node, uint32_t a,
	uint32_t b)
{
	uint32_t outer = name_of_expr(lo, node, a);
	return self_are_two_elements(lo, outer, name_of_expr(lo, node, b));
}

static void add_site(struct lock_order *lo, const struct cg_edge *edge, const struct choice *choice,
	struct made *made)
{
	const struct cg_node *node = &lo->cg->nodes[edge->from];
	const struct fact_call *call = &node->facts->calls[edge->call];
	uint32_t a = node->facts->operands[call->args + choice->f];
	uint32_t b = node->facts->operands[call->args + choice->g];
	if (!a || !b)
		return;
	if (node->facts->exprs[a].kind == EXPR_ELEMENT || node->facts->exprs[b].kind == EXPR_ELEMENT) {
		made->is_wild |= elements_are_wild(lo, node, a, b);
		made->n_wild++;
		return;
	}
	struct origin_set x = provenance_of(lo->provenance, node->facts, a),
					  y = provenance_of(lo->provenance, node->facts, b);
	if (x.n != 1 || y.n != 1 || x.is_open || y.is_open || made->n == MAX_MADE)
		return;
	made->f[made->n] = x.objects[0];
	made->g[made->n++] = y.objects[0];
}

// Is there a way from the object back to `goal` over the pairs that were made?
static bool comes_back(const struct made *made, uint32_t from, uint32_t goal, uint32_t depth)
{
	for (uint32_t i = 0; i < made->n; i++)
		if (made->f[i] == from && made->f[i] != made->g[i] &&
			(made->g[i] == goal || (depth < 8 && comes_back(made, made->g[i], goal, depth + 1))))
			return true;
	return false;
}

// Whoever makes the objects may hand in the same two in both orders; in a program, does.
bool chosen_by_maker(struct lock_order *lo, const struct field *f, const struct field *g)
{
	struct choice choice;
	struct made made = { 0 };
	if (!find_choice(lo, f, g, &choice))
		return false;
	if (lo->is_library && choice.constructor->access & ACC_PUBLIC && f->owner->access & ACC_PUBLIC)
		return true;
	for (uint32_t e = 0; e < lo->cg->n_edges; e++)
		if (lo->cg->nodes[lo->cg->edges[e].to].method == choice.constructor)
			add_site(lo, &lo->cg->edges[e], &choice, &made);
	for (uint32_t i = 0; i < made.n; i++)
		if (comes_back(&made, made.f[i], made.f[i], 0))
			return true;
	return made.is_wild && made.n_wild == 1;
}
