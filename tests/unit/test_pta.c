// Points-to on random programs: every policy against the naive solver of pta_naive.h, finer policies
// against coarser ones, and pta_check against solutions that were spoilt on purpose.
#include "pta_naive.h"
#include "pta_random.h"

#include "pta/internal.h"

#ifdef RADDLE_STRESS
#define N_PROGRAMS 20
#else
#define N_PROGRAMS 100
#endif

static const char *const policies[] = { "insensitive", "origin", "constructors", "call:1", "call:2",
	"object:1", "object:2", "type:1", "type:2", "origin+object:1", "origin+call:1" };
#define N_POLICIES (sizeof(policies) / sizeof(*policies))

// ---- names that do not depend on numbers ------------------------------------------------------

// As the naive solver has them. chains: printed by the policy at hand.
struct names {
	struct pta *pta;
	struct world *world;
	const struct name **objects, **nodes, **origins;
};

static const struct name *object_name(struct names *x, uint32_t object);

static void put_type(const struct names *x, struct ir_type type, struct buf *out)
{
	if (type.kind == KIND_ARRAY)
		buf_string(out, "[]");
	buf_slice(out, name_slice(x->world->classes[type.klass]->name));
}

static void put_place(struct names *x, uint32_t object, struct buf *out)
{
	const struct pta_object *o = pta_object(x->pta, object);
	buf_char(out, o->kind == PTA_NEW ? 'n' : o->kind == PTA_VM ? 'v' : 'm');
	put_type(x, o->type, out);
	if (o->method) {
		buf_char(out, '@');
		method_print(o->method, out);
		buf_printf(out, ":%u", o->bci);
	}
}

static const struct name *interned(struct names *x, struct buf *text)
{
	const struct name *name = intern_slice(x->world->names, buf_view(text));
	buf_release(text);
	return name;
}

static bool is_exact(const struct names *x, uint32_t node)
{
	const struct pta_node *n = pta_node(x->pta, node);
	return node == 0 ||
		(n->origin <= 1 && (!n->receiver || is_exact(x, pta_object(x->pta, n->receiver)->node)));
}

static const struct name *node_name(struct names *x, uint32_t node);

static const struct name *origin_name(struct names *x, uint32_t origin)
{
	if (x->origins[origin])
		return x->origins[origin];
	const struct pta_origin *o = pta_origin(x->pta, origin);
	struct buf text = BUF_INIT;
	if (!o->start) {
		buf_string(&text, "main");
		return x->origins[origin] = interned(x, &text);
	}
	buf_string(&text, "T{");
	if (is_exact(x, o->start))
		buf_slice(&text, name_slice(node_name(x, o->start)));
	else
		method_print(pta_node(x->pta, o->start)->method, &text);
	buf_printf(&text, ":%u ", o->bci);
	if (is_exact(x, pta_object(x->pta, o->object)->node))
		buf_slice(&text, name_slice(object_name(x, o->object)));
	else
		put_place(x, o->object, &text);
	buf_char(&text, ' ');
	method_print(pta_node(x->pta, o->entry)->method, &text);
	buf_char(&text, '}');
	return x->origins[origin] = interned(x, &text);
}

static void put_element(struct names *x, uint64_t element, struct buf *out)
{
	if (element >> 63)
		put_place(x, (uint32_t)element, out);
	else if (element >> 62)
		buf_slice(out, name_slice(x->world->classes[(uint32_t)element]->name));
	else if (x->pta->options.policy == PTA_BY_CALL) {
		method_print(x->world->methods[element >> 16], out);
		buf_printf(out, ":%u", (unsigned)(element & UINT16_MAX));
	} else {
		buf_char(out, 'n');
		put_type(x, x->pta->shapes.v[element >> 16 & 0xfffff].type, out);
		buf_char(out, '@');
		method_print(x->world->methods[element >> 36], out);
		buf_printf(out, ":%u", (unsigned)(element & UINT16_MAX));
	}
}

static const struct name *node_name(struct names *x, uint32_t node)
{
	if (x->nodes[node])
		return x->nodes[node];
	const struct pta_node *n = pta_node(x->pta, node);
	struct buf text = BUF_INIT;
	method_print(n->method, &text);
	buf_char(&text, '<');
	if (n->origin)
		buf_slice(&text, name_slice(origin_name(x, n->origin)));
	buf_char(&text, ';');
	if (n->receiver)
		buf_slice(&text, name_slice(object_name(x, n->receiver)));
	for (uint32_t at = n->chain; at; at = x->pta->chains.v[at].rest) {
		buf_char(&text, ';');
		put_element(x, x->pta->chains.v[at].element, &text);
	}
	buf_char(&text, '>');
	return x->nodes[node] = interned(x, &text);
}

static const struct name *object_name(struct names *x, uint32_t object)
{
	if (x->objects[object])
		return x->objects[object];
	const struct pta_object *o = pta_object(x->pta, object);
	struct buf text = BUF_INIT;
	buf_char(&text, o->kind == PTA_NEW ? 'n' : o->kind == PTA_VM ? 'v' : 'm');
	put_type(x, o->type, &text);
	if (o->node)
		buf_printf(&text, "@%s:%u", node_name(x, o->node)->text, o->bci);
	return x->objects[object] = interned(x, &text);
}

// ---- comparing --------------------------------------------------------------------------------

struct comparison {
	struct names names;
	struct naive *naive;
	uint32_t *object_of; // [solver's object]: naive's; 0: none
	char why[400];
	bool is_different;
};

static void differ(struct comparison *c, const char *what, const char *where)
{
	if (!c->is_different)
		snprintf(c->why, sizeof(c->why), "%s: %s", what, where);
	c->is_different = true;
}

static uint32_t count_set(const struct naive *n, uint32_t set)
{
	uint32_t count = 0;
	for (uint32_t o = 1; o < n->objects.n; o++)
		count += n->sets.v[set][o];
	return count;
}

static void compare_sets(struct comparison *c, pta_set set, uint32_t naive, const char *where)
{
	const struct pta *pta = c->names.pta;
	for (uint32_t o = pta_set_next(pta, set, 1); o; o = pta_set_next(pta, set, o + 1))
		if (!c->object_of[o] || !c->naive->sets.v[naive][c->object_of[o]])
			differ(c, "has something that should not be there", where);
	if (pta_set_count(pta, set) < count_set(c->naive, naive))
		differ(c, "lacks something", where);
}

static void compare_node(struct comparison *c, uint32_t node, uint32_t naive)
{
	const struct pta *pta = c->names.pta;
	const struct ir *ir = c->naive->nodes.v[naive].ir;
	for (uint32_t v = 1; v <= ir->n_insns; v++)
		if (type_is_reference(ir->insns[v].type))
			compare_sets(c, pta_value(pta, node, v), cell(c->naive, CELL_VALUE, naive, v),
				c->naive->nodes.v[naive].name->text);
	compare_sets(c, pta_result(pta, node), cell(c->naive, CELL_RESULT, naive, 0),
		c->naive->nodes.v[naive].name->text);
}

static uint32_t known_as(const struct comparison *c, const struct name *name)
{
	const uint64_t *known = map_get(&c->naive->by_name, (uint64_t)(uintptr_t)name);
	return known ? (uint32_t)*known : 0;
}

static void compare_heap(struct comparison *c, uint32_t object)
{
	const struct pta *pta = c->names.pta;
	const struct pta_object *o = pta_object(pta, object);
	uint32_t naive = c->object_of[object];
	const char *where = object_name(&c->names, object)->text;
	if (o->type.kind == KIND_ARRAY)
		compare_sets(c, pta_elements(pta, object), cell(c->naive, CELL_FIELD, naive, 0), where);
	for (const struct klass *k = o->klass; k; k = k->super)
		for (uint32_t i = 0; i < k->n_fields; i++)
			if (!(k->fields[i].access & ACC_STATIC))
				compare_sets(c, pta_field(pta, object, &k->fields[i]),
					cell(c->naive, CELL_FIELD, naive, k->fields[i].id), where);
}

static void compare_edges(struct comparison *c)
{
	const struct pta *pta = c->names.pta;
	for (uint32_t node = 1; node <= pta_n_nodes(pta); node++) {
		uint32_t n;
		const struct pta_edge *edges = pta_edges_from(pta, node, &n);
		for (uint32_t i = 0; i < n; i++) {
			if (edges[i].kind != PTA_CALL && edges[i].kind != PTA_START)
				continue;
			const struct name *name = edge_name_of(c->names.world, node_name(&c->names, node),
				edges[i].bci, edges[i].kind == PTA_CALL ? "calls" : "starts",
				node_name(&c->names, edges[i].to));
			if (!map_get(&c->naive->by_name, (uint64_t)(uintptr_t)name))
				differ(c, "surplus edge", name->text);
		}
	}
}

static void compare_all(struct comparison *c)
{
	const struct pta *pta = c->names.pta;
	struct names *names = &c->names;
	for (uint32_t o = 1; o <= pta_n_objects(pta); o++)
		c->object_of[o] = known_as(c, object_name(names, o));
	if (pta_n_nodes(pta) != c->naive->nodes.n - 1)
		differ(c, "number of nodes", "");
	for (uint32_t node = 1; node <= pta_n_nodes(pta); node++) {
		uint32_t naive = known_as(c, node_name(names, node));
		if (naive)
			compare_node(c, node, naive);
		else
			differ(c, "should not be reached", node_name(names, node)->text);
	}
	for (uint32_t o = 1; o <= pta_n_objects(pta); o++)
		if (c->object_of[o])
			compare_heap(c, o);
	for (uint32_t i = 1; i <= names->world->n_fields; i++)
		compare_sets(c, pta_static(pta, names->world->fields[i]), cell(c->naive, CELL_STATIC, i, 0),
			names->world->fields[i]->name->text);
	compare_edges(c);
}

enum verdict { SAME, DIFFERENT, TOO_BIG };

static struct names names_of(struct fixture *f, struct pta *pta)
{
	struct names names = { .pta = pta, .world = f->world };
	names.objects = ARENA_ARRAY(&f->arena, const struct name *, pta_n_objects(pta) + 1);
	names.nodes = ARENA_ARRAY(&f->arena, const struct name *, pta_n_nodes(pta) + 1);
	names.origins = ARENA_ARRAY(&f->arena, const struct name *, pta_n_origins(pta) + 1);
	return names;
}

static enum verdict compare(struct fixture *f, const char *policy, bool is_whole,
	enum naive_rule without, char *why, size_t size)
{
	struct pta_options options = options_of(f, policy, is_whole);
	struct naive naive;
	naive_solve(&naive, f->world, &options, without);
	if (naive.is_too_big) {
		naive_release(&naive);
		return TOO_BIG;
	}
	struct pta *pta = pta_solve(f->world, &options);
	struct comparison c = { .names = names_of(f, pta), .naive = &naive };
	c.object_of = ARENA_ARRAY(&f->arena, uint32_t, pta_n_objects(pta) + 1);
	compare_all(&c);
	snprintf(why, size, "%s", c.why);
	pta_free(pta);
	naive_release(&naive);
	return c.is_different ? DIFFERENT : SAME;
}

// ---- tests ------------------------------------------------------------------------------------

static void test_same_as_naive(void **state)
{
	(void)state;
	uint32_t n_same = 0, n_too_big = 0;
	for (uint64_t seed = 1; seed <= N_PROGRAMS; seed++) {
		struct fixture f;
		build(&f, seed);
		for (uint32_t i = 0; i < N_POLICIES; i++) {
			char why[400];
			enum verdict verdict = compare(&f, policies[i], seed % 2, RULE_NONE, why, sizeof(why));
			if (verdict == DIFFERENT)
				fail_msg("program %u, %s: %s", (unsigned)seed, policies[i], why);
			n_same += verdict == SAME;
			n_too_big += verdict == TOO_BIG;
		}
		release(&f);
	}
	printf("%u comparisons, %u too big for the naive solver\n", n_same, n_too_big);
	assert_true(n_same > 8 * n_too_big);
}

// A rule that one of the two lacks shows: so each rule is exercised, and the comparison can fail.
static void test_differences_are_seen(void **state)
{
	(void)state;
	for (uint32_t rule = RULE_NONE + 1; rule < N_RULES; rule++) {
		bool is_seen = false;
		for (uint64_t seed = 1; seed <= 20 * N_PROGRAMS && !is_seen; seed++) {
			struct fixture f;
			char why[400];
			build(&f, seed);
			is_seen = compare(&f, "insensitive", false, rule, why, sizeof(why)) == DIFFERENT;
			release(&f);
		}
		if (!is_seen)
			fail_msg("nobody misses rule %u", rule);
	}
}

// ---- finer and coarser ------------------------------------------------------------------------

// "method value object" of all nodes, contexts forgotten.
static bool gather_facts_within(struct fixture *f, const char *policy, uint64_t most,
	struct map *facts)
{
	struct pta_options options = options_of(f, policy, false);
	options.max_propagations = most;
	struct pta *pta = pta_solve(f->world, &options);
	struct names names = names_of(f, pta);
	for (uint32_t node = 1; node <= pta_n_nodes(pta); node++)
		for (uint32_t v = 1; v <= pta_n_values(pta, node); v++) {
			pta_set set = pta_value(pta, node, v);
			for (uint32_t o = pta_set_next(pta, set, 1); o; o = pta_set_next(pta, set, o + 1)) {
				struct buf text = BUF_INIT;
				buf_printf(&text, "%u %u ", pta_node(pta, node)->method->id, v);
				put_place(&names, o, &text);
				map_put(facts, (uint64_t)(uintptr_t)interned(&names, &text), NULL);
			}
		}
	bool is_partial = pta_is_partial(pta);
	pta_free(pta);
	return is_partial;
}

static void gather_facts(struct fixture *f, const char *policy, struct map *facts)
{
	assert_false(gather_facts_within(f, policy, 0, facts));
}

// What a limit stopped has said nothing that is wrong, and says that it was stopped.
static void test_limit(void **state)
{
	(void)state;
	uint32_t n_stopped = 0;
	for (uint64_t seed = 1; seed <= 10; seed++) {
		struct fixture f;
		struct map whole = { 0 };
		build(&f, seed);
		gather_facts(&f, "object:1", &whole);
		for (uint64_t most = 200; most < 20000; most += most / 2) {
			struct map part = { 0 };
			bool is_partial = gather_facts_within(&f, "object:1", most, &part);
			n_stopped += is_partial;
			assert_true(is_partial || part.n == whole.n);
			for (uint32_t k = 0; k < part.cap; k++)
				assert_true(!part.slots[k].key || map_get(&whole, part.slots[k].key));
			map_release(&part);
		}
		map_release(&whole);
		release(&f);
	}
	assert_true(n_stopped > 10);
}

static void test_finer_is_never_larger(void **state)
{
	(void)state;
	static const char *const pairs[][2] = { { "call:1", "insensitive" }, { "call:2", "call:1" },
		{ "call:3", "call:2" }, { "object:1", "type:1" }, { "object:2", "object:1" },
		{ "object:2", "type:2" }, { "type:1", "insensitive" }, { "type:2", "type:1" },
		{ "constructors", "insensitive" }, { "origin", "constructors" },
		{ "origin+object:1", "object:1" }, { "origin+call:1", "call:1" },
		{ "origin+constructors", "constructors" } };
	uint32_t n_smaller = 0; // so that what is compared is not always the same
	for (uint64_t seed = 1; seed <= N_PROGRAMS; seed++) {
		struct fixture f;
		build(&f, seed);
		for (uint32_t i = 0; i < sizeof(pairs) / sizeof(*pairs); i++) {
			struct map fine = { 0 }, coarse = { 0 };
			gather_facts(&f, pairs[i][0], &fine);
			gather_facts(&f, pairs[i][1], &coarse);
			for (uint32_t k = 0; k < fine.cap; k++)
				if (fine.slots[k].key && !map_get(&coarse, fine.slots[k].key))
					fail_msg("program %u: %s has what %s has not", (unsigned)seed, pairs[i][0],
						pairs[i][1]);
			n_smaller += fine.n < coarse.n;
			map_release(&fine);
			map_release(&coarse);
		}
		release(&f);
	}
	assert_true(n_smaller > N_PROGRAMS / 2);
}

// ---- call graphs ------------------------------------------------------------------------------

static void keep_call(const struct method *from, uint32_t bci, uint32_t kind,
	const struct method *to, struct map *calls)
{
	if (from)
		map_put(calls, hash_pair((uint64_t)from->id << 32 | bci << 4 | kind, to->id), NULL);
}

static void gather_calls(struct fixture *f, const char *by, struct map *calls)
{
	bool is_pta = strcmp(by, "pta") == 0;
	struct pta_options options = options_of(f, "insensitive", false);
	if (!is_pta)
		options.policy = PTA_TYPES;
	if (is_pta || strcmp(by, "vta") == 0) {
		struct pta *pta = pta_solve(f->world, &options);
		for (uint32_t i = 0; i < pta->edges.n; i++) {
			const struct pta_edge *e = &pta->edges.v[i];
			keep_call(pta_node(pta, e->from)->method, e->bci, e->kind, pta_node(pta, e->to)->method,
				calls);
		}
		pta_free(pta);
		return;
	}
	struct hierarchy *h = hierarchy_build(f->world, &options,
		strcmp(by, "cha") == 0 ? HIERARCHY_CHA : HIERARCHY_RTA);
	for (uint32_t i = 0; i < h->edges.n; i++)
		keep_call(h->edges.v[i].from, h->edges.v[i].bci, h->edges.v[i].kind, h->edges.v[i].to,
			calls);
	hierarchy_free(h);
}

static void test_call_graphs_are_nested(void **state)
{
	(void)state;
	static const char *const by[] = { "pta", "vta", "rta", "cha" };
	uint32_t n_smaller[4] = { 0 };
	for (uint64_t seed = 1; seed <= N_PROGRAMS; seed++) {
		struct fixture f;
		struct map calls[4] = { 0 };
		build(&f, seed);
		for (uint32_t i = 0; i < 4; i++)
			gather_calls(&f, by[i], &calls[i]);
		for (uint32_t i = 0; i + 1 < 4; i++) {
			for (uint32_t k = 0; k < calls[i].cap; k++)
				if (calls[i].slots[k].key && !map_get(&calls[i + 1], calls[i].slots[k].key))
					fail_msg("program %u: %s has a call that %s has not", (unsigned)seed, by[i],
						by[i + 1]);
			n_smaller[i] += calls[i].n < calls[i + 1].n;
		}
		for (uint32_t i = 0; i < 4; i++)
			map_release(&calls[i]);
		release(&f);
	}
	// main makes an object of every class, so the last two agree.
	assert_true(n_smaller[0] + n_smaller[1] > 0);
}

// ---- pta_check --------------------------------------------------------------------------------

// What the machine itself gives is no constraint of a statement: main's arguments, the threads it runs.
static bool is_given_by_machine(const struct fixture *f, const struct pta *pta, uint32_t object)
{
	const struct pta_object *o = pta_object(pta, object);
	return o->kind == PTA_VM ||
		(o->klass &&
			(klass_is_subtype(o->klass, world_find_string(f->world, "java/lang/Thread")) ||
				klass_is_subtype(o->klass, world_find_string(f->world, "java/lang/String"))));
}

static uint32_t without(struct pta *pta, uint32_t set, uint32_t object)
{
	member_list members = { 0 };
	for (uint32_t o = sets_next(&pta->sets, set, 1); o; o = sets_next(&pta->sets, set, o + 1))
		if (o != object)
			vec_push(&members, o);
	uint32_t result = sets_of(&pta->sets, members.v, members.n);
	vec_release(&members);
	return result;
}

// Takes an object out of a cell, for every cell and its first object: each is missed.
static void test_check_misses_everything(void **state)
{
	(void)state;
	uint32_t n_spoilt = 0;
	for (uint64_t seed = 1; seed <= N_PROGRAMS / 4; seed++) {
		struct fixture f;
		build(&f, seed);
		struct pta_options options = options_of(&f, policies[seed % N_POLICIES], false);
		struct pta *pta = pta_solve(f.world, &options);
		struct buf why = BUF_INIT;
		assert_true(pta_check(pta, &why));
		for (uint32_t c = 1; c < pta->cells.n; c++) {
			uint32_t set = pta->cells.v[c].set, object = sets_next(&pta->sets, set, 1);
			if (!object || pta->cells.v[c].rep != c || is_given_by_machine(&f, pta, object))
				continue;
			sets_hold(&pta->sets, set);
			sets_replace(&pta->sets, &pta->cells.v[c].set, without(pta, set, object));
			if (pta_check(pta, &why))
				fail_msg("program %u: nobody misses an object in cell %u", (unsigned)seed, c);
			sets_replace(&pta->sets, &pta->cells.v[c].set, set);
			sets_drop(&pta->sets, set);
			n_spoilt++;
			buf_clear(&why);
		}
		assert_true(pta_check(pta, &why));
		buf_release(&why);
		pta_free(pta);
		release(&f);
	}
	assert_true(n_spoilt > 5 * N_PROGRAMS);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_same_as_naive),
		cmocka_unit_test(test_differences_are_seen),
		cmocka_unit_test(test_finer_is_never_larger),
		cmocka_unit_test(test_limit),
		cmocka_unit_test(test_call_graphs_are_nested),
		cmocka_unit_test(test_check_misses_everything),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
