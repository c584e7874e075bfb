// Objects that a program links by a field: a.connect(b); b.connect(c); c.connect(a). Who locks an object
// and then the one that its field leads to closes a cycle of locks if the links are a ring.
//
// Links are stores of the field; where base and value are parameters of a method (a setter, a
// constructor), they are looked for at its calls.
#include "analysis/lock_order/objects.h"

#include "analysis/lock_order/names.h"
#include "analysis/lock_order/self.h"

#define MAX_LINKS 64
#define MAX_UP 3 // calls from a link to who knows the two objects

struct links {
	struct lock_order *lo;
	uint32_t n;
	uint32_t from[MAX_LINKS], to[MAX_LINKS]; // objects
	bool is_wild;                            // some elements of an array to some others
};

static bool is_elements(struct lock_order *lo, const struct cg_node *node, uint32_t a, uint32_t b)
{
	uint32_t from = name_of_expr(lo, node, a), to = name_of_expr(lo, node, b);
	return self_are_two_elements(lo, from, to);
}

static void add_link(struct links *links, const struct cg_node *node, uint32_t a, uint32_t b)
{
	struct lock_order *lo = links->lo;
	if (is_elements(lo, node, a, b)) {
		links->is_wild = true;
		return;
	}
	struct origin_set from = provenance_of(lo->provenance, node->facts, a);
	struct origin_set to = provenance_of(lo->provenance, node->facts, b);
	if (from.n != 1 || from.is_open || to.n != 1 || to.is_open || links->n == MAX_LINKS ||
		from.objects[0] == to.objects[0])
		return;
	links->from[links->n] = from.objects[0];
	links->to[links->n++] = to.objects[0];
}

// What the two expressions of the method are, here or at its calls.
static void add_links(struct links *links, const struct cg_node *node, uint32_t a, uint32_t b,
	uint32_t depth)
{
	const struct callgraph *cg = links->lo->cg;
	const struct expr *x = &node->facts->exprs[a], *y = &node->facts->exprs[b];
	if (x->kind != EXPR_PARAM || y->kind != EXPR_PARAM) {
		add_link(links, node, a, b);
		return;
	}
	for (uint32_t i = 0; i < node->n_in && depth < MAX_UP; i++) {
		const struct cg_edge *edge = &cg->edges[cg->in_edges[node->first_in + i]];
		uint32_t from = cg_argument(cg, edge, x->a), to = cg_argument(cg, edge, y->a);
		if (edge->kind == CG_CALL && from && to)
			add_links(links, &cg->nodes[edge->from], from, to, depth + 1);
	}
}

static bool comes_back(const struct links *links, uint32_t at, uint32_t goal, uint32_t depth)
{
	for (uint32_t i = 0; i < links->n; i++)
		if (links->from[i] == at &&
			(links->to[i] == goal ||
				(depth < MAX_CYCLE && comes_back(links, links->to[i], goal, depth + 1))))
			return true;
	return false;
}

static bool find_closed(struct lock_order *lo, const struct field *field)
{
	struct links links = { .lo = lo };
	for (uint32_t id = 1; id < lo->cg->n_nodes; id++) {
		const struct cg_node *node = &lo->cg->nodes[id];
		for (uint32_t i = 0; node->facts && i < node->facts->n_stores; i++) {
			const struct fact_store *store = &node->facts->stores[i];
			if (store->field == field && store->base && store->value)
				add_links(&links, node, store->base, store->value, 0);
		}
	}
	for (uint32_t i = 0; i < links.n; i++)
		if (comes_back(&links, links.to[i], links.from[i], 0))
			return true;
	return links.is_wild;
}

bool rings_are_closed(struct lock_order *lo, const struct field *field)
{
	bool is_new;
	uint64_t *known = map_put(&lo->closed_rings, field->id, &is_new);
	if (is_new) {
		bool is_closed = find_closed(lo, field);
		known = map_put(&lo->closed_rings, field->id, NULL);
		*known = is_closed;
	}
	return *known;
}

// ---- down a tree -------------------------------------------------------------------------------

static bool is_of_one_class(const struct field *f, const struct field *g)
{
	struct slice text = name_slice(f->descriptor), owner = name_slice(f->owner->name);
	return f->owner == g->owner && f->descriptor == g->descriptor && text.len > 2 &&
		text.ptr[0] == 'L' && slice_equal((struct slice){ text.ptr + 1, text.len - 2 }, owner);
}

// Do they read the same?
static bool are_alike(const struct method_facts *facts, uint32_t a, uint32_t b)
{
	const struct expr *x = &facts->exprs[a], *y = &facts->exprs[b];
	return a == b ||
		(x->kind == y->kind && x->field && x->field == y->field &&
			(x->kind == EXPR_STATIC || (x->kind == EXPR_FIELD && are_alike(facts, x->a, y->a))));
}

// Does the method choose between the two: key < cur.key ? cur.left : cur.right
static bool chooses(const struct method_facts *facts, const struct field *f, const struct field *g)
{
	for (uint32_t i = 1; i < facts->n_exprs; i++) {
		const struct expr *phi = &facts->exprs[i];
		if (phi->kind != EXPR_PHI || phi->b != 2)
			continue;
		const struct expr *x = &facts->exprs[facts->operands[phi->a]];
		const struct expr *y = &facts->exprs[facts->operands[phi->a + 1]];
		if (x->kind == EXPR_FIELD && y->kind == EXPR_FIELD && x->a == y->a &&
			((x->field == f && y->field == g) || (x->field == g && y->field == f)))
			return true;
	}
	return false;
}

struct evidence {
	bool are_sides, are_inverse;
};

static void look_at(const struct method_facts *facts, const struct field *f, const struct field *g,
	struct evidence *found)
{
	for (uint32_t i = 0; i < facts->n_stores; i++) {
		const struct fact_store *there = &facts->stores[i];
		if (there->field != f)
			continue;
		for (uint32_t k = 0; k < facts->n_stores; k++) {
			const struct fact_store *other = &facts->stores[k];
			if (other->field != g)
				continue;
			found->are_inverse |= are_alike(facts, there->base, other->value) &&
				are_alike(facts, there->value, other->base);
			found->are_sides |= are_alike(facts, there->base, other->base) &&
				there->value == other->value && facts->exprs[there->value].kind != EXPR_NULL &&
				!are_alike(facts, there->value, there->base);
		}
	}
	found->are_sides |= chooses(facts, f, g);
}

static struct evidence find_evidence(const struct lock_order *lo, const struct field *f,
	const struct field *g)
{
	struct evidence found = { 0 };
	for (uint32_t id = 1; is_of_one_class(f, g) && id < lo->facts->n_by_method; id++)
		if (lo->facts->by_method[id])
			look_at(lo->facts->by_method[id], f, g, &found);
	return found;
}

bool rings_are_sides(const struct lock_order *lo, const struct field *f, const struct field *g)
{
	struct evidence found = find_evidence(lo, f, g);
	return found.are_sides && !found.are_inverse;
}

bool rings_are_inverse(const struct lock_order *lo, const struct field *f, const struct field *g)
{
	return find_evidence(lo, f, g).are_inverse;
}
