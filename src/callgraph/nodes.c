// The nodes by what they stand for: a method, and what is known of its arguments. Of most, nothing is
// known or one thing: these are found without a look at the node, which is seldom in the caches.
#include "callgraph/internal.h"

#include "base/hash.h"

// A key says all (0: definition nodes; odd: one argument is known) or is a hash.
#define KEY_DEFINITION 0
#define MAX_EXACT_METHOD (1u << 24)
#define MAX_EXACT_PARAM (1u << 7)

static uint64_t exact_key(uint32_t method, uint32_t param, aval value)
{
	return (uint64_t)method << 40 | (uint64_t)value << 8 | (uint64_t)param << 1 | 1;
}

static bool is_exact(uint64_t key)
{
	return key & 1;
}

uint64_t behaviour_key(const struct method *method, const aval *params, uint32_t n)
{
	uint32_t known = 0, n_known = 0;
	for (uint32_t i = 0; i < n; i++)
		if (params[i] != AVAL_NONE) {
			known = i;
			n_known++;
		}
	if (n_known == 0)
		return KEY_DEFINITION;
	if (n_known == 1 && method->id < MAX_EXACT_METHOD && known < MAX_EXACT_PARAM)
		return exact_key(method->id, known, params[known]);
	uint64_t key = hash_u64(method->id);
	for (uint32_t i = 0; i < n; i++)
		key = hash_pair(key, params[i]);
	key &= ~(uint64_t)1;
	return key ? key : 2;
}

static bool same_behaviour(const struct cg_node *node, const struct method *method,
	const aval *params)
{
	return node->method == method &&
		(node->n_params == 0 || memcmp(node->params, params, node->n_params * sizeof(aval)) == 0);
}

uint32_t find_node(const struct callgraph *cg, uint64_t key, const struct method *method,
	const aval *params)
{
	const struct cg_private *private = cg->private;
	if (key == KEY_DEFINITION)
		return method->id < private->n_definitions ? private->definitions[method->id] : 0;
	const uint64_t *slot = map_get(&private->by_key, key);
	uint32_t i = slot ? (uint32_t)*slot : 0;
	while (i && !is_exact(key) && !same_behaviour(&private->nodes.v[i], method, params))
		i = private->next_same.v[i];
	return i;
}

void prefetch_node(const struct callgraph *cg, uint64_t key, const struct method *method)
{
	const struct cg_private *private = cg->private;
	if (key != KEY_DEFINITION)
		map_prefetch(&private->by_key, key);
	else if (method->id < private->n_definitions)
		__builtin_prefetch(&private->definitions[method->id]);
	if (method->id < private->has_node.n)
		__builtin_prefetch(&private->has_node.v[method->id]);
}

// Methods that have their first node.
static void note_method(struct callgraph *cg, const struct method *method)
{
	struct cg_private *private = cg->private;
	if (method->id >= private->has_node.n) {
		uint32_t old = private->has_node.n;
		vec_reserve(&private->has_node, cg->world->n_methods + 1);
		private->has_node.n = cg->world->n_methods + 1;
		memset(private->has_node.v + old, false, private->has_node.n - old);
	}
	if (private->has_node.v[method->id])
		return;
	private->has_node.v[method->id] = true;
	vec_push(&private->new_methods, method);
}

static void note_definition(struct callgraph *cg, const struct method *method, uint32_t id)
{
	struct cg_private *private = cg->private;
	uint32_t n = cg->world->n_methods + 1, old = private->n_definitions;
	if (method->id >= old) {
		private->definitions = xrealloc(private->definitions, n * sizeof(*private->definitions));
		memset(private->definitions + old, 0, (n - old) * sizeof(*private->definitions));
		private->n_definitions = n;
	}
	private->definitions[method->id] = id;
}

// Definition nodes share theirs.
static aval *keep_params(struct cg_private *private, uint64_t key, const aval *params, uint32_t n)
{
	if (!private->nothing)
	private->nothing = ARENA_ARRAY(&private->arena, aval, MAX_PARAMS);
	if (key == KEY_DEFINITION && n <= MAX_PARAMS)
		return private->nothing;
	aval *own = ARENA_ARRAY(&private->arena, aval, n);
	if (n)
		memcpy(own, params, n * sizeof(*own));
	return own;
}

static uint32_t make_node(struct callgraph *cg, uint64_t key, const struct method *method,
	const aval *params, uint32_t n_params, uint32_t depth)
{
	struct cg_private *private = cg->private;
	uint32_t id = private->nodes.n, next_same = 0;
	if (id >= cg->options.max_nodes) {
		cg->private->is_full = true;
		return UINT32_MAX;
	}
	if (key == KEY_DEFINITION) {
		note_definition(cg, method, id);
	} else {
		uint64_t *slot = map_put(&private->by_key, key, NULL);
		next_same = (uint32_t)*slot;
		*slot = id;
	}
	vec_push(&private->next_same, next_same);
	vec_push(&private->nodes,
		(struct cg_node){ .method = method,
			.params = keep_params(private, key, params, n_params),
			.n_params = n_params,
			.depth = depth,
			.via = UINT32_MAX,
			.is_variant = key != KEY_DEFINITION });
	private->has_outside |= depth > 0;
	note_method(cg, method);
	return id;
}

uint32_t node_for(struct callgraph *cg, uint64_t key, const struct method *method,
	const aval *params, uint32_t n_params, uint32_t depth)
{
	uint32_t known = find_node(cg, key, method, params);
	if (!known)
		return make_node(cg, key, method, params, n_params, depth);
	struct cg_node *node = &cg->private->nodes.v[known];
	if (depth < node->depth)
		node->depth = depth;
	return known;
}
