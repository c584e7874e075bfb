// From a cycle to a finding.
#include "analysis/lock_order/describe.h"

#include "analysis/lock_order/gates.h"
#include "analysis/lock_order/judge.h"
#include "analysis/lock_order/keys.h"
#include "analysis/lock_order/names.h"
#include "analysis/lock_order/pairs.h"

static const char *text_of(struct lock_order *lo, struct buf *buf)
{
	struct slice kept = arena_printf(&lo->arena, "%s", buf_cstring(buf));
	buf_clear(buf);
	return (const char *)kept.ptr;
}

static bool is_object_of_input(const struct lock_order *lo, uint32_t key)
{
	const struct lock_key *k = &lo->keys.v[key];
	if (k->is_type || !k->object)
		return false;
	const struct origin *object = provenance_origin(lo->provenance, k->object);
	if (object->kind == ORIGIN_FIELD)
		return lo->world->fields[object->id]->owner->role == ROLE_INPUT;
	return object->kind == ORIGIN_NEW && object->method->owner->role == ROLE_INPUT;
}

// Does INPUT hold the lock in a variable of its own?
static bool is_name_of_input(const struct lock_order *lo, const struct pair *pair)
{
	const struct lock_name *name = &lo->names.v[pair->outer];
	for (uint32_t i = 0; i < name->n_suffix; i++)
		if (!(name->suffix[i] & SUFFIX_ELEMENT))
			return lo->world->fields[name->suffix[i]]->owner->role == ROLE_INPUT;
	const struct klass *owner = name->root == ROOT_STATIC ? lo->world->fields[name->number]->owner
		: name->root == ROOT_LOCAL                        ? name->scope->method->owner
		: name->root == ROOT_PARAM                        ? lo->cg->nodes[pair->node].method->owner
														  : NULL;
	return owner && owner->role == ROLE_INPUT;
}

// Where the finding is: code of INPUT takes a lock; or INPUT makes the objects and calls a library
// (v.addAll(w) against w.addAll(v)) that locks them.
static const struct finding_frame *place_of_user(const struct lock_order *lo,
	const struct finding_edge *edges, const uint32_t *keys, const uint32_t *pairs, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		if (!is_object_of_input(lo, keys[i]) && !is_name_of_input(lo, &lo->pairs.v[pairs[i]]))
			return NULL;
	for (uint32_t k = 0; k < edges[0].stacks[0].n; k++)
		if (edges[0].stacks[0].frames[k].origin == ORIGIN_INPUT)
			return &edges[0].stacks[0].frames[k];
	return NULL;
}

static const char *object_text(struct lock_order *lo, uint32_t pair, uint32_t name)
{
	struct buf text = BUF_INIT;
	name_print(lo, name, lo->cg->nodes[lo->pairs.v[pair].node].facts, &text);
	// The object is the lock, whichever of its views is taken.
	static const char *const views[] = { "", ".readLock()", ".writeLock()" };
	if (lo->names.v[name].view)
		text.len -= strlen(views[lo->names.v[name].view]);
	bool is_known = strcmp(buf_cstring(&text), "?") != 0;
	const char *kept = is_known ? text_of(lo, &text) : "";
	buf_release(&text);
	return kept;
}

// ---- words ----------------------------------------------------------------------------------

// The field that the lock is in, or the array that it is an element of, is in.
static const struct field *field_of(const struct lock_order *lo, const struct lock_name *name,
	bool *is_element)
{
	uint32_t n = name->n_suffix;
	*is_element = n && name->suffix[n - 1] & SUFFIX_ELEMENT;
	n -= *is_element;
	const struct field *field = NULL;
	if (n && !(name->suffix[n - 1] & SUFFIX_ELEMENT))
		field = lo->world->fields[name->suffix[n - 1]];
	else if (n == 0 && name->root == ROOT_STATIC)
		field = lo->world->fields[name->number];
	// this$0, val$list: the compiler's
	return field && !name->is_cut && !strchr(field->name->text, '$') ? field : NULL;
}

bool describe_says_enough(const struct lock_order *lo, uint32_t index)
{
	const struct lock_key *key = &lo->keys.v[index];
	if (key->klass)
		return !is_catch_all(lo, (struct ir_type){ .kind = KIND_CLASS, .klass = key->klass });
	return slice_has_suffix(slice_of_string(key->type_name), SLICE(".class"));
}

static const char *field_text(struct lock_order *lo, const struct field *field)
{
	struct buf text = BUF_INIT;
	class_print_name(name_slice(field->owner->name), &text);
	buf_printf(&text, ".%s", field->name->text);
	const char *kept = text_of(lo, &text);
	buf_release(&text);
	return kept;
}

const char *describe_lock(struct lock_order *lo, uint32_t key, uint32_t name)
{
	const struct lock_key *k = &lo->keys.v[key];
	bool is_element;
	const struct field *field = field_of(lo, &lo->names.v[name], &is_element);
	if (!field || describe_says_enough(lo, key))
		return k->type_name;
	const char *text = field_text(lo, field);
	return is_element ? (const char *)arena_printf(&lo->arena, "an element of %s", text).ptr : text;
}

static const char *say_two_of(struct lock_order *lo, const char *type)
{
	return (const char *)arena_printf(&lo->arena, "two objects of %s are locked in opposite orders",
		type)
		.ptr;
}

static const char *message_of_two(struct lock_order *lo, uint32_t key, uint32_t name)
{
	const struct lock_key *k = &lo->keys.v[key];
	bool is_element;
	const struct field *field = field_of(lo, &lo->names.v[name], &is_element);
	if (!field || describe_says_enough(lo, key))
		return say_two_of(lo, k->type_name);
	const char *format = is_element  ? "two elements of %s (%s) are locked in opposite orders"
		: field->access & ACC_STATIC ? "two objects in %s (%s) are locked in opposite orders"
									 : "%s (%s) of two objects are locked in opposite orders";
	return (const char *)arena_printf(&lo->arena, format, field_text(lo, field), k->type_name).ptr;
}

static const char *message(struct lock_order *lo, const uint32_t *keys, const uint32_t *names,
	uint32_t n)
{
	const char *locks[MAX_CYCLE] = { 0 };
	for (uint32_t i = 0; i < n; i++)
		locks[i] = describe_lock(lo, keys[i], names[i]);
	const char *type = lo->keys.v[keys[0]].type_name;
	if (n == 2 && strcmp(locks[0], locks[1]) == 0)
		return message_of_two(lo, keys[0], names[0]);
	bool is_named = strcmp(locks[0], type) != 0 && strcmp(locks[1], type) != 0;
	if (n == 2 && !is_named && strcmp(type, lo->keys.v[keys[1]].type_name) == 0)
		return say_two_of(lo, type);
	struct buf text = BUF_INIT;
	for (uint32_t i = 0; i < n; i++)
		buf_printf(&text, "%s%s", i == 0 ? "" : i + 1 == n ? " and " : ", ", locks[i]);
	buf_string(&text, n == 2 ? " are locked in opposite orders" : " are locked in a circle");
	const char *kept = text_of(lo, &text);
	buf_release(&text);
	return kept;
}

// Does a thread or task begin with it?
static bool is_started(const struct lock_order *lo, uint32_t node)
{
	const struct cg_node *n = &lo->cg->nodes[node];
	for (uint32_t i = 0; i < n->n_in; i++)
		if (lo->cg->edges[lo->cg->in_edges[n->first_in + i]].kind == CG_START)
			return true;
	return false;
}

#define LEAST_REPORTED 15 // by score

#define COMMON_LOCK_WEIGHT 5

// That it is one object is not known, else there were no finding.
static void say_common_lock(struct lock_order *lo, const struct described *cycle,
	const struct stack_keys *held, struct verdict *v)
{
	uint32_t key = cycle->n > 1 && !v->is_lockout ? stacks_common_lock(lo, cycle, held)
												  : UINT32_MAX;
	if (key == UINT32_MAX)
		return;
	struct slice text = arena_printf(&lo->arena,
		"every stack also holds a lock of %s: if that is one object, it keeps the threads apart",
		lo->keys.v[key].type_name);
	judge_say(v, -COMMON_LOCK_WEIGHT, true, (const char *)text.ptr);
	v->facts.objects = CERTAINTY_GUESSED;
	judge_rate(v);
}

void describe(struct lock_order *lo, const uint32_t *edges, const uint32_t *pairs, uint32_t n,
	const struct verdict *verdict)
{
	const char *locks[MAX_CYCLE], *objects[MAX_CYCLE];
	struct finding_edge *out = ARENA_ARRAY(&lo->arena, struct finding_edge, n);
	uint32_t keys[MAX_CYCLE] = { 0 }, names[MAX_CYCLE] = { 0 };
	const struct finding_frame *place = NULL;
	struct gate_way ways[MAX_CYCLE];

	if (verdict->score < LEAST_REPORTED)
		return;
	gate_ways(lo, pairs, n, ways);
	if (verdict->is_await && is_started(lo, lo->pairs.v[pairs[1]].node))
		ways[1].n = 0;
	for (uint32_t i = 0; i < n; i++) {
		keys[i] = lo->edges.v[edges[i]].from;
		locks[i] = lo->keys.v[lo->edges.v[edges[i]].from].type_name;
		names[i] = lo->pairs.v[pairs[i]].outer;
		objects[i] = object_text(lo, pairs[i], names[i]);
	}
	// One stack, run twice with the objects exchanged; or who waits, and what it waits on.
	if (n == 2 && (pairs[0] == pairs[1] || verdict->is_lockout)) {
		names[1] = lo->pairs.v[pairs[0]].inner;
		objects[1] = verdict->is_await && names[1] == names[0]
			? ""
			: object_text(lo, pairs[0], names[1]);
	}
	struct stack_keys held[MAX_CYCLE] = { 0 };
	const struct described cycle = { edges, pairs, n, verdict };
	for (uint32_t i = 0; i < n; i++) {
		out[i] = stacks_of_edge(lo, &cycle, i, ways, &place, &held[i]);
		out[i].from = locks[i];
		out[i].to = locks[(i + 1) % n];
	}
	if (!place && lo->in->options->n_modules == 0)
		place = place_of_user(lo, out, keys, pairs, n);
	if (!place)
		return;
	struct verdict said = *verdict;
	say_common_lock(lo, &cycle, held, &said);
	struct responsibles responsibles = { 0 };
	responsible_find(lo, &cycle, keys, names, &responsibles);
	struct identity identity = identity_of(lo, keys, names, pairs, n, verdict);
	struct finding_lock_order order = { n, locks, objects, n, out, verdict->is_lockout, 0, NULL };
	if (!verdict->is_lockout && n > 1)
		order.entries = entries_of(lo, keys, names, pairs, out, n, &order.n_entries);
	struct finding finding = {
		.rule = RULE_lock_order,
		.facts = said.facts,
		.severity = said.severity,
		.score = said.score > 100 ? 100 : (uint32_t)said.score,
		.message = verdict->message ? verdict->message : message(lo, keys, names, n),
		.class = place->class,
		.file = place->file,
		.line = place->line,
		.n_evidence = said.n_evidence,
		.evidence = said.evidence,
		.responsible = responsibles.v,
		.n_responsible = responsibles.n,
		.lock_order = &order,
		.apart = identity.apart,
	};
	findings_add(lo->out, &finding, identity.key);
}
