// Does the solution satisfy every constraint? Asked of the statements, not only of the constraint graph
// that the solver made of them: a lost edge, a use that was not told of an object, a set that was merged wrongly
// are all the same, something that should be in a cell and is not. Nothing is said of what is in a cell and
// should not be: that is the naive solver's part (tests/unit).
//
// Debug and stress builds check every solution.
#include "pta/internal.h"
#include "pta/relevance.h"

#include <stdarg.h>

struct checker {
	struct pta *pta;
	struct buf *why;
	uint32_t node, bci;
	bool is_wrong;
};

__attribute__((format(printf, 2, 3))) static void complain(struct checker *x, const char *format,
	...)
{
	if (x->is_wrong)
		return; // the first one is enough
	x->is_wrong = true;
	pta_print_node(x->pta, x->node, x->why);
	buf_printf(x->why, ":%u: ", x->bci);
	va_list args;
	va_start(args, format);
	buf_vprintf(x->why, format, args);
	va_end(args);
}

static uint32_t set_at(const struct checker *x, uint32_t cell)
{
	return cell ? x->pta->cells.v[cell_find(x->pta, cell)].set : 0;
}

static bool has(const struct checker *x, uint32_t cell, uint32_t object)
{
	return sets_has(&x->pta->sets, set_at(x, cell), object);
}

// Everything of the type that is in `from` is in `to`; a type of KIND_NONE lets everything pass.
static void want_copy(struct checker *x, uint32_t from, uint32_t to, struct ir_type type,
	const char *what)
{
	const struct sets *sets = &x->pta->sets;
	uint32_t set = set_at(x, from);
	if (!from || !to || set == set_at(x, to))
		return;
	for (uint32_t o = sets_next(sets, set, 1); o; o = sets_next(sets, set, o + 1))
		if (!has(x, to, o) && object_passes(x->pta, o, type)) {
			complain(x, "%s loses ", what);
			pta_print_object(x->pta, o, x->why);
			return;
		}
}

static const struct ir_type any_type = { .kind = KIND_NONE };

static void want_fields(struct checker *x, uint32_t base, uint32_t other, const struct field *field,
	bool is_store)
{
	const struct sets *sets = &x->pta->sets;
	uint32_t set = set_at(x, base);
	for (uint32_t o = sets_next(sets, set, 1); o; o = sets_next(sets, set, o + 1)) {
		uint32_t cell = field ? field_cell(x->pta, o, field) : element_cell(x->pta, o);
		struct ir_type type = field
			? any_type
			: element_type(x->pta->shapes.v[x->pta->objects.v[o].shape].type);
		if (cell && is_store)
			want_copy(x, other, cell, type, "a store");
		else if (cell)
			want_copy(x, cell, other, any_type, "a load");
	}
}

static void want_made(struct checker *x, uint32_t cell, const struct pag_stmt *s)
{
	const struct sets *sets = &x->pta->sets;
	uint32_t set = set_at(x, cell);
	for (uint32_t o = sets_next(sets, set, 1); o; o = sets_next(sets, set, o + 1)) {
		const struct pta_object *object = &x->pta->objects.v[o].public;
		if (object->type.kind == s->type.kind && object->type.klass == s->type.klass &&
			object->type.dimensions == s->type.dimensions &&
			(object->kind == PTA_MERGED || (object->node == x->node && object->bci == s->bci)))
			return;
	}
	complain(x, "what is made here is not there");
}

static void check_statement(struct checker *x, const struct node *node, const struct pag_stmt *s)
{
	uint32_t a = var_cell(node, s->a), b = var_cell(node, s->b);
	switch ((enum pag_op)s->op) {
	case PAG_NEW:
		want_made(x, a, s);
		break;
	case PAG_STRING:
	case PAG_CLASS:
	case PAG_OPEN:
		if (!set_at(x, a))
			complain(x, "a constant is not there");
		break;
	case PAG_COPY:
		want_copy(x, b, a, any_type, "a copy");
		break;
	case PAG_CAST:
		want_copy(x, b, a, s->type, "a cast");
		break;
	case PAG_LOAD:
		want_fields(x, b, a, s->field, false);
		break;
	case PAG_STORE:
		want_fields(x, a, b, s->field, true);
		break;
	case PAG_ELEMENT_LOAD:
		want_fields(x, b, a, NULL, false);
		break;
	case PAG_ELEMENT_STORE:
		want_fields(x, a, b, NULL, true);
		break;
	case PAG_STATIC_LOAD:
		want_copy(x, static_cell(x->pta, s->field), a, any_type, "a load");
		break;
	case PAG_STATIC_STORE:
		want_copy(x, b, static_cell(x->pta, s->field), any_type, "a store");
		break;
	case PAG_LEAK:
		want_copy(x, b, x->pta->library, any_type, "a leak");
		break;
	case PAG_VM_THROWS:
		want_copy(x, x->pta->vm_throws, a, s->type, "a catch");
		break;
	case PAG_INITIALISE:
		break;
	}
}

// ---- calls ------------------------------------------------------------------------------------

// The node is called: what it is given, returns and throws.
static void check_call(struct checker *x, const struct site *site, uint32_t to)
{
	const struct node *node = &x->pta->nodes.v[to];
	struct slice rest = descriptor_parameters(name_slice(node->public.method->descriptor)), next;
	uint32_t arg = !method_is_static(node->public.method), var = arg;
	while ((next = descriptor_next(&rest)).len) {
		bool is_reference = next.ptr[0] == 'L' || next.ptr[0] == '[';
		var += is_reference;
		uint32_t filter = is_reference ? argument_filter(x->pta, site, next) : 0;
		if (is_reference && arg < site->n_args)
			want_copy(x, x->pta->site_args.v[site->args + arg], node->cells + var,
				filter ? x->pta->filters.v[filter].type : any_type, "an argument");
		arg++;
	}
	char result = (char)descriptor_return(name_slice(node->public.method->descriptor)).ptr[0];
	if (result == 'L' || result == '[')
		want_copy(x, result_cell(node), site->result, any_type, "a result");
	want_copy(x, thrown_cell(node), site->thrown, any_type, "an exception");
}

// Is the object `this` where the row of the method was applied? Only of rows that an instruction calls:
// those that rows call are found by their edges and uses.
static void check_row(struct checker *x, uint32_t id, const struct method *method, uint32_t object)
{
	const uint64_t *known = map_get(&x->pta->applied, (uint64_t)id << 32 | method->id);
	if (x->pta->sites.v[id].root)
		return;
	if (!known)
		complain(x, "a row is not applied");
	else if (!has(x, x->pta->applications.v[*known].this_cell, object))
		complain(x, "a receiver is no this of a row");
}

// Of a receiver: is there an edge to what its class selects, and is it `this` there? Function objects and
// what is without code are not asked about.
static void check_receiver(struct checker *x, uint32_t id, uint32_t object)
{
	struct pta *pta = x->pta;
	const struct site *site = &pta->sites.v[id];
	const struct shape *shape = &pta->shapes.v[pta->objects.v[object].shape];
	const struct klass *klass = shape->klass ? shape->klass : pta->world->object;
	const struct klass *named = site->named ? site->named : site->target->owner;
	if (shape->kind != SHAPE_EXACT || !klass_is_subtype(klass, named))
		return;
	const struct method *method = site->op == OP_invokespecial
		? site->target
		: world_select_method(pta->world, klass, site->target);
	const struct model_row *row = method && pta->options.models
		? model_of(pta->options.models, method)
		: NULL;
	if (row && !row->is_followed)
		check_row(x, id, method, object);
	if (!method || !method->member->code || (row && !row->is_followed))
		return;
	uint32_t to = node_of_call(pta, id, method, is_told_by_object(pta, method) ? object : 0);
	if (!map_get(&pta->linked, (uint64_t)id << 32 | to))
		complain(x, "a call runs nothing");
	else if (!has(x, pta->nodes.v[to].cells + 1, object))
		complain(x, "a receiver is no this");
}

static void check_site(struct checker *x, uint32_t id)
{
	struct pta *pta = x->pta;
	const struct site *site = &pta->sites.v[id];
	x->node = site->node;
	x->bci = site->bci;
	if (site->op == OP_invokestatic || !site->target || site->where != MODEL_IN_HERE ||
		!site->n_args)
		return;
	uint32_t set = set_at(x, pta->site_args.v[site->args]);
	for (uint32_t o = sets_next(&pta->sets, set, 1); o && !x->is_wrong;
		 o = sets_next(&pta->sets, set, o + 1))
		check_receiver(x, id, o);
}

static void check_edges(struct checker *x)
{
	struct pta *pta = x->pta;
	for (uint32_t i = 0; i < pta->linked.cap && !x->is_wrong; i++) {
		uint64_t key = pta->linked.slots[i].key;
		uint32_t id = (uint32_t)(key >> 32);
		if (key >> 63 || id == 0)
			continue;
		x->node = pta->sites.v[id].node;
		x->bci = pta->sites.v[id].bci;
		check_call(x, &pta->sites.v[id], (uint32_t)key);
	}
}

// ---- what models made ---------------------------------------------------------------------------

static void check_use(struct checker *x, const struct use *use, uint32_t object)
{
	struct pta *pta = x->pta;
	if (use->kind == USE_SLOT_LOAD)
		want_copy(x, slot_cell(pta, object, use->slot), use->other, any_type, "a row's load");
	else if (use->kind == USE_SLOT_STORE)
		want_copy(x, use->other, slot_cell(pta, object, use->slot), any_type, "a row's store");
}

// Rows are nowhere but in the graph that was made of them.
static void check_graph(struct checker *x)
{
	struct pta *pta = x->pta;
	x->node = x->bci = 0;
	for (uint32_t i = 1; i < pta->cells.n && !x->is_wrong; i++) {
		if (pta->cells.v[i].rep != i)
			continue;
		for (uint32_t k = 0; k < pta->cells.v[i].n_edges; k++) {
			uint64_t edge = pta->cells.v[i].edges[k];
			uint32_t filter = (uint32_t)edge;
			want_copy(x, i, (uint32_t)(edge >> 32), filter ? pta->filters.v[filter].type : any_type,
				"an edge");
		}
		uint32_t set = pta->cells.v[i].set;
		for (uint32_t u = pta->cells.v[i].uses; u; u = pta->uses.v[u].next)
			for (uint32_t o = sets_next(&pta->sets, set, 1); o;
				 o = sets_next(&pta->sets, set, o + 1))
				check_use(x, &pta->uses.v[u], o);
		if (pta->cells.v[i].late && set)
			complain(x, "a use was never told");
	}
}

bool pta_check(struct pta *pta, struct buf *why)
{
	struct checker x = { .pta = pta, .why = why };
	for (uint32_t i = 1; i < pta->nodes.n && !x.is_wrong; i++) {
		const struct node node = pta->nodes.v[i];
		x.node = i;
		for (uint32_t k = 0; node.pag && k < node.pag->n_stmts && !x.is_wrong; k++) {
			x.bci = node.pag->stmts[k].bci;
			if (pta->relevance && !relevance_has_statement(pta->relevance, node.public.method, k))
				continue;
			check_statement(&x, &node, &node.pag->stmts[k]);
		}
	}
	uint32_t n_nodes = pta->nodes.n;
	for (uint32_t i = 1; i < pta->sites.n && !x.is_wrong; i++)
		check_site(&x, i);
	if (!x.is_wrong && pta->nodes.n != n_nodes)
		complain(&x, "a method that is called was never reached");
	check_edges(&x);
	check_graph(&x);
	return !x.is_wrong;
}
