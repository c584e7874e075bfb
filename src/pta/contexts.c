// What a context is. It has up to three parts, which the policy chooses:
//
//     origin    the thread or task that runs the code (origins.c); kept in INPUT and class path
//     receiver  of constructors alone: the object that is constructed. An object that was made in such a
//               context gives its own constructor none, so that there is an end. Kept in INPUT and class
//               path; by the policy of that name and `is_whole` everywhere
//     chain     of at most `depth` elements, kept in INPUT and class path, with `is_whole` everywhere:
//                 call    the calls that led here (O. Shivers, "Control-Flow Analysis of Higher-Order
//                         Languages", 1991: k-CFA)
//                 object  the place that made the receiver, the place that made the receiver of that code,
//                         and so on (A. Milanova, A. Rountev, B. Ryder, TOSEM 2005)
//                 type    the same, each place replaced by the class whose code it is in
//                         (Y. Smaragdakis, M. Bravenboer, O. Lhotak, "Pick Your Contexts Well", POPL 2011)
//
// What is static has its caller's chain (object, type). Class initialisers, and code that only the library
// can call, have the empty one. An object is what a place makes in a node, so allocation sites are cloned
// with the whole context of the code around them.
//
// Every part of one policy is a function of the same part of a finer one: chains of depth K + 1 cut to K,
// places to classes. So a finer policy's sets, with contexts forgotten, are never larger.
#include "pta/internal.h"

#include <stdlib.h>

// Where threads run much the same code, and a lot of it, telling them apart everywhere costs a multiple and
// says little: an origin has at most so many nodes of its own, nearest to where it starts, and all have at
// most so many together. What is called beyond is anybody's.
#define MAX_ORIGINS 64
#define MAX_NODES_OF_ORIGIN 2000
#define MAX_NODES_OF_ORIGINS 8000

bool pta_policy_parse(const char *text, struct pta_options *options)
{
	static const struct {
		const char *name;
		enum pta_policy policy;
		bool is_deep;
	} names[] = {
		{ "insensitive", PTA_INSENSITIVE, false },
		{ "origin", PTA_ORIGIN, false },
		{ "constructors", PTA_CONSTRUCTORS, false },
		{ "call:", PTA_BY_CALL, true },
		{ "object:", PTA_BY_OBJECT, true },
		{ "type:", PTA_BY_TYPE, true },
	};
	static const char mixed[] = "origin+";
	bool with_origins = strncmp(text, mixed, strlen(mixed)) == 0;
	if (with_origins)
		text += strlen(mixed);
	for (uint32_t i = 0; i < sizeof(names) / sizeof(*names); i++) {
		size_t n = strlen(names[i].name);
		if (strncmp(text, names[i].name, n) != 0 || (with_origins && names[i].policy <= PTA_ORIGIN))
			continue;
		const char *depth = text + n;
		if (names[i].is_deep ? *depth < '1' || *depth > '0' + PTA_MAX_DEPTH || depth[1] : *depth)
			return false;
		options->policy = names[i].policy;
		options->depth = names[i].is_deep ? (uint32_t)(*depth - '0') : 0;
		options->with_origins = with_origins;
		return true;
	}
	return false;
}

void contexts_prepare(struct pta *pta)
{
	const struct pta_options *o = &pta->options;
	pta->by_origin = o->policy == PTA_ORIGIN || o->with_origins;
	pta->by_constructor = o->policy == PTA_ORIGIN || o->policy == PTA_CONSTRUCTORS;
	vec_push(&pta->chains, (struct chain){ 0 });
}

// The number of origin, receiver and chain. UINT32_MAX: there is none yet, and none is to be made.
static uint32_t context_find(struct pta *pta, const struct pta_node *node, bool is_made)
{
	uint64_t parts[] = { (uint64_t)node->origin << 32 | node->receiver, node->chain }, context = 0;
	for (uint32_t i = 0; i < 2; i++) {
		if (!parts[i])
			continue;
		// Two steps, so that keys are exact: of the first part, then of its number and the chain.
		uint64_t key = i ? (uint64_t)1 << 63 | context << 32 | parts[i] : parts[i];
		uint64_t *known = is_made ? map_put(&pta->context_of, key, NULL)
								  : map_get(&pta->context_of, key);
		if (!known)
			return UINT32_MAX;
		if (!*known)
			*known = ++pta->n_contexts;
		context = *known;
	}
	return (uint32_t)context;
}

uint32_t context_get(struct pta *pta, const struct pta_node *node)
{
	return context_find(pta, node, true);
}

// ---- chains -----------------------------------------------------------------------------------

static uint32_t chain_get(struct pta *pta, uint64_t element, uint32_t rest)
{
	// A chain's number stands for its elements: rest and element have 32 and 64 bits, so the key is made
	// of two numbers again.
	bool is_new;
	uint64_t *known = map_put(&pta->element_of, element, &is_new);
	if (is_new)
		*known = pta->element_of.n + 1;
	uint64_t *chain = map_put(&pta->chain_of, *known << 32 | rest, &is_new);
	if (is_new) {
		*chain = pta->chains.n;
		vec_push(&pta->chains, (struct chain){ element, rest, pta->chains.v[rest].length + 1 });
	}
	return (uint32_t)*chain;
}

// Its first n elements.
static uint32_t chain_cut(struct pta *pta, uint32_t chain, uint32_t n)
{
	const struct chain c = pta->chains.v[chain];
	if (c.length <= n)
		return chain;
	return n ? chain_get(pta, c.element, chain_cut(pta, c.rest, n - 1)) : 0;
}

static uint32_t chain_push(struct pta *pta, uint64_t element, uint32_t chain)
{
	return chain_get(pta, element, chain_cut(pta, chain, pta->options.depth - 1));
}

// Elements. Of objects that no place makes, the object itself.
#define ELEMENT_OBJECT ((uint64_t)1 << 63)
#define ELEMENT_TYPE ((uint64_t)1 << 62)

static uint64_t call_element(const struct pta *pta, const struct site *site)
{
	return (uint64_t)pta->nodes.v[site->node].public.method->id << 16 | site->bci;
}

static uint64_t place_element(const struct pta *pta, uint32_t object)
{
	const struct object *o = &pta->objects.v[object];
	INVARIANT(o->shape < 1u << 20);
	return o->public.method
		? (uint64_t)o->public.method->id << 36 | (uint64_t)o->shape << 16 | o->public.bci
		: ELEMENT_OBJECT | object;
}

static uint64_t type_element(const struct pta *pta, uint32_t object)
{
	const struct object *o = &pta->objects.v[object];
	return o->public.method ? ELEMENT_TYPE | o->public.method->owner->id : ELEMENT_OBJECT | object;
}

void print_chain(const struct pta *pta, uint32_t chain, struct buf *out)
{
	buf_string(out, " [");
	for (uint32_t at = chain; at; at = pta->chains.v[at].rest) {
		uint64_t element = pta->chains.v[at].element;
		bool is_call = pta->options.policy == PTA_BY_CALL;
		if (at != chain)
			buf_string(out, ", ");
		if (element & ELEMENT_OBJECT) {
			pta_print_object(pta, (uint32_t)element, out);
		} else if (element & ELEMENT_TYPE) {
			class_print_name(name_slice(pta->world->classes[(uint32_t)element]->name), out);
		} else {
			method_print(pta->world->methods[element >> (is_call ? 16 : 36)], out);
			buf_printf(out, ":%u", (unsigned)(element & UINT16_MAX));
		}
	}
	buf_char(out, ']');
}

// ---- calls ------------------------------------------------------------------------------------

static bool is_own_code(const struct method *method)
{
	return method->owner->role != ROLE_JDK;
}

static bool has_chain(const struct pta *pta, const struct method *method)
{
	return pta->options.depth && (pta->options.is_whole || is_own_code(method));
}

static bool has_receiver(const struct pta *pta, const struct method *method)
{
	bool is_everywhere = pta->options.is_whole && pta->options.policy == PTA_CONSTRUCTORS;
	return pta->by_constructor && method_is_constructor(method) &&
		(is_everywhere || is_own_code(method));
}

bool is_told_by_object(const struct pta *pta, const struct method *method)
{
	if (method_is_static(method))
		return false;
	return has_receiver(pta, method) ||
		((pta->options.policy == PTA_BY_OBJECT || pta->options.policy == PTA_BY_TYPE) &&
			has_chain(pta, method));
}

static uint32_t chain_of_call(struct pta *pta, const struct site *site, const struct method *method,
	uint32_t object)
{
	if (!has_chain(pta, method))
		return 0;
	uint32_t from = pta->nodes.v[site->node].public.chain;
	if (pta->options.policy == PTA_BY_CALL)
		return site->node ? chain_push(pta, call_element(pta, site), from) : 0;
	if (!object)
		return from;
	uint32_t maker = pta->objects.v[object].public.node;
	uint64_t element = pta->options.policy == PTA_BY_OBJECT ? place_element(pta, object)
															: type_element(pta, object);
	return chain_push(pta, element, pta->nodes.v[maker].public.chain);
}

// An object that was made in a constructor's context, or by the same constructor, gives none.
static uint32_t receiver_of_call(const struct pta *pta, const struct method *method,
	uint32_t object)
{
	if (!object || !has_receiver(pta, method))
		return 0;
	const struct pta_node *maker = &pta->nodes.v[pta->objects.v[object].public.node].public;
	return maker->receiver || maker->method == method ? 0 : object;
}

static bool is_known(struct pta *pta, const struct pta_node *node)
{
	uint32_t context = context_find(pta, node, false);
	return context != UINT32_MAX &&
		map_get(&pta->node_of, (uint64_t)node->method->id << 32 | context);
}

// The node, or where the origin has as many as it may, the one that anybody runs. The answer is always
// the same for a node: those that are there stay, and what was refused once is refused for good.
static uint32_t node_within_bounds(struct pta *pta, struct pta_node node)
{
	while (pta->n_nodes_of_origin.n <= node.origin)
		vec_push(&pta->n_nodes_of_origin, 0);
	uint32_t *n = &pta->n_nodes_of_origin.v[node.origin];
	if (!node.origin || is_known(pta, &node))
		return node_get(pta, node);
	if (*n >= MAX_NODES_OF_ORIGIN || pta->n_nodes_of_origins >= MAX_NODES_OF_ORIGINS) {
		node.origin = 0;
	} else {
		++*n;
		pta->n_nodes_of_origins++;
	}
	return node_get(pta, node);
}

uint32_t node_of_call(struct pta *pta, uint32_t id, const struct method *method, uint32_t object)
{
	const struct site site = pta->sites.v[id];
	struct pta_node node = { .method = method };
	if (pta->by_origin && is_own_code(method))
		node.origin = pta->nodes.v[site.node].public.origin;
	node.receiver = receiver_of_call(pta, method, object);
	node.chain = chain_of_call(pta, &site, method, object);
	return node_within_bounds(pta, node);
}

uint32_t node_of_start(struct pta *pta, uint32_t id, const struct method *method, uint32_t object,
	uint32_t origin)
{
	const struct site site = pta->sites.v[id];
	struct pta_node node = { .method = method };
	if (pta->by_origin && is_own_code(method) && origin <= MAX_ORIGINS)
		node.origin = origin;
	node.chain = chain_of_call(pta, &site, method, object);
	return node_within_bounds(pta, node);
}

uint32_t node_of_root(struct pta *pta, const struct method *method, uint32_t origin)
{
	return node_get(pta,
		(struct pta_node){ .method = method, .origin = pta->by_origin ? origin : 0 });
}
