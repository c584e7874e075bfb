// On which public methods a deadlock can happen: where the stacks begin; of two objects of one type also
// what same_type.c finds. And decorators: objects that hand their argument on to what they decorate, under
// their lock (Collections.synchronizedList), which no call graph of all locks follows.
#include "analysis/lock_order/describe.h"

#include <stdlib.h>

#include "analysis/lock_order/keys.h"
#include "analysis/lock_order/names.h"
#include "analysis/lock_order/pairs.h"

#define MAX_ENTRIES 64
#define MAX_LOCKS_OF_TYPE 4

struct entry_list {
	uint32_t n;
	const char *names[MAX_ENTRIES];
};

static void add_name(struct entry_list *list, const char *name)
{
	for (uint32_t i = 0; i < list->n; i++)
		if (strcmp(list->names[i], name) == 0)
			return;
	if (list->n < MAX_ENTRIES)
		list->names[list->n++] = name;
}

static const char *const *keep(struct lock_order *lo, const struct entry_list *list)
{
	const char **names = ARENA_ARRAY(&lo->arena, const char *, list->n + 1);
	for (uint32_t i = 0; i < list->n; i++)
		names[i] = list->names[i];
	return names;
}

// ---- two objects of one type --------------------------------------------------------------------

static uint64_t lock_of_type(const struct klass *type, const struct field *field)
{
	return field ? (uint64_t)1 << 32 | field->id : type->id;
}

// The type and, where it is not the object itself, the field of it that the lock is in.
static const struct klass *type_of_lock(const struct lock_order *lo, uint32_t key, uint32_t name,
	uint32_t pair, const struct field **field)
{
	const struct lock_name *n = &lo->names.v[name];
	*field = NULL;
	if (n->n_suffix == 0)
		return lo->keys.v[key].klass ? lo->world->classes[lo->keys.v[key].klass] : NULL;
	if (n->n_suffix > 1 || n->root != ROOT_PARAM || n->suffix[0] & SUFFIX_ELEMENT)
		return NULL;
	*field = lo->world->fields[n->suffix[0]];
	return lo->cg->nodes[lo->pairs.v[pair].node].method->owner;
}

static void add_same_type(struct lock_order *lo, const struct klass *type,
	const struct field *field, struct entry_list *list)
{
	struct same_type_entry *entries = ARENA_ARRAY(&lo->arena, struct same_type_entry, MAX_ENTRIES);
	uint32_t n = same_type_find(lo, type, field, entries, MAX_ENTRIES);
	for (uint32_t i = 0; i < n; i++)
		add_name(list, analysis_method_name(entries[i].method, &lo->arena));
}

// ---- of any finding -----------------------------------------------------------------------------

static bool is_public(const struct lock_order *lo, const struct finding_frame *frame)
{
	const struct klass *klass;
	struct buf name = BUF_INIT;
	for (const char *c = frame->class; *c; c++)
		buf_char(&name, *c == '.' ? '/' : *c);
	klass = world_loaded(lo->world, buf_view(&name));
	buf_release(&name);
	for (uint32_t i = 0; klass && i < klass->n_methods; i++) {
		struct buf text = BUF_INIT;
		method_print(&klass->methods[i], &text);
		bool is_it = strcmp(buf_cstring(&text), frame->method) == 0;
		buf_release(&text);
		if (is_it)
			return klass->methods[i].access & ACC_PUBLIC;
	}
	return false;
}

// The first frames of the stacks, the shortest stacks first.
static void add_from_stacks(const struct lock_order *lo, const struct finding_edge *edges,
	uint32_t n, struct entry_list *list)
{
	for (uint32_t length = 1, left = 1; left; length++) {
		left = 0;
		for (uint32_t e = 0; e < n; e++)
			for (uint32_t s = 0; s < edges[e].n_stacks; s++) {
				const struct finding_stack *stack = &edges[e].stacks[s];
				left += stack->n > length;
				if (stack->n == length && is_public(lo, &stack->frames[length - 1]))
					add_name(list, stack->frames[length - 1].method);
			}
	}
}

const char *const *entries_of(struct lock_order *lo, const uint32_t *keys, const uint32_t *names,
	const uint32_t *pairs, const struct finding_edge *edges, uint32_t n, uint32_t *n_entries)
{
	struct entry_list list = { 0 };
	const struct field *field;
	const struct klass *type = NULL;
	if (n == 2 && strcmp(edges[0].from, edges[0].to) == 0)
		type = type_of_lock(lo, keys[0], names[0], pairs[0], &field);
	add_from_stacks(lo, edges, n, &list);
	if (type) {
		map_put(&lo->same_types, lock_of_type(type, field), NULL);
		add_same_type(lo, type, field, &list);
	}
	*n_entries = list.n;
	return keep(lo, &list);
}

// ---- decorators ---------------------------------------------------------------------------------

struct decorator {
	struct lock_order *lo;
	const struct klass *type;
	const struct field *field;
	struct entry_list list;
	struct same_type_entry best;
};

static void add_type(struct decorator *d, const struct klass *type)
{
	struct same_type_entry *found = ARENA_ARRAY(&d->lo->arena, struct same_type_entry, MAX_ENTRIES);
	uint32_t n = same_type_find(d->lo, type, d->field, found, MAX_ENTRIES);
	for (uint32_t i = 0; i < n; i++) {
		if (!found[i].is_guess)
			continue;
		if (!d->best.n || found[i].n < d->best.n) {
			d->best = found[i];
			d->type = type;
		}
		add_name(&d->list, analysis_method_name(found[i].method, &d->lo->arena));
	}
}

static struct finding_stack stack_of(struct lock_order *lo, const struct same_type_entry *entry,
	const char *const *locks)
{
	struct finding_frame *frames = ARENA_ARRAY(&lo->arena, struct finding_frame, entry->n);
	for (uint32_t i = 0; i < entry->n; i++)
		frames[entry->n - 1 - i] = analysis_frame(entry->frames[i].method, entry->frames[i].bci,
			&lo->arena);
	frames[entry->n - 1].locks = &locks[0];
	frames[0].locks = &locks[1];
	frames[entry->n - 1].n_locks = frames[0].n_locks = 1;
	return (struct finding_stack){ entry->n, frames };
}

static const char *type_of_field(struct lock_order *lo, const struct field *field)
{
	struct buf text = BUF_INIT;
	class_print_type(name_slice(field->descriptor), &text);
	const char *kept = (const char *)arena_printf(&lo->arena, "%s", buf_cstring(&text)).ptr;
	buf_release(&text);
	return kept;
}

static void report(struct decorator *d)
{
	struct lock_order *lo = d->lo;
	const char *type = analysis_class_name(d->field ? d->field->owner : d->type, &lo->arena);
	const char *field = d->field ? d->field->name->text : NULL;
	const char *lock = field ? (const char *)arena_printf(&lo->arena, "%s.%s", type, field).ptr
							 : type;
	const char *lock_type = field ? type_of_field(lo, d->field) : type;
	const char *objects[2] = { "this", "an argument" }, *types[2] = { lock_type, lock_type };
	if (field)
		for (uint32_t i = 0; i < 2; i++)
			objects[i] = (const char *)arena_printf(&lo->arena, "%s.%s", objects[i], field).ptr;
	struct finding_stack stack = stack_of(lo, &d->best, objects);
	struct finding_edge edges[2] = { { lock_type, lock_type, 1, &stack },
		{ lock_type, lock_type, 1, &stack } };
	struct finding_lock_order order = { .n_locks = 2,
		.locks = types,
		.lock_objects = objects,
		.n_edges = 2,
		.edges = edges,
		.n_entries = d->list.n,
		.entries = keep(lo, &d->list) };
	struct finding_evidence evidence[2] = {
		{ "the stacks start at public methods, which are given any other object of the type", false,
			15 },
		{ "what it hands the other object on to may be of many classes; some of them ask for its "
		  "lock",
			true, -10 }
	};
	const struct finding_frame *place = &stack.frames[stack.n - 1];
	struct finding finding = { .rule = RULE_lock_order,
		.severity = SEVERITY_MEDIUM,
		.score = 55,
		.message = (const char *)arena_printf(&lo->arena,
			field ? "%s of two objects are locked in opposite orders"
				  : "two objects of %s are locked in opposite orders",
			lock)
					   .ptr,
		.class = place->class,
		.file = place->file,
		.line = place->line,
		.n_evidence = 2,
		.evidence = evidence,
		.lock_order = &order };
	findings_add(lo->out, &finding, arena_printf(&lo->arena, "decorator %s;", lock));
}

// The lock and, if it is in a field, all classes that inherit it.
static void look_at_lock(struct lock_order *lo, const struct klass *type, const struct field *field)
{
	struct decorator d = { .lo = lo, .type = type, .field = field };
	VEC(const struct klass *) work = { 0 };
	bool is_new;
	map_put(&lo->same_types, lock_of_type(type, field), &is_new);
	if (!is_new)
		return;
	vec_push(&work, field ? field->owner : type);
	for (uint32_t i = 0; i < work.n && i < MAX_ENTRIES; i++) {
		add_type(&d, work.v[i]);
		for (uint32_t k = 0; field && k < work.v[i]->n_subtypes; k++)
			vec_push(&work, work.v[i]->subtypes[k]);
	}
	vec_release(&work);
	if (d.best.n)
		report(&d);
}

// Does it keep an object of a type that it is itself?
static bool is_decorator(const struct klass *klass)
{
	for (uint32_t i = 0; i < klass->n_fields; i++) {
		struct slice type = name_slice(klass->fields[i].descriptor);
		for (uint32_t k = 0; k < klass->n_interfaces && type.len > 2; k++)
			if (slice_equal(slice_of(type.ptr + 1, type.len - 2),
					name_slice(klass->interfaces[k]->name)))
				return true;
	}
	return false;
}

static void look_at_class(struct lock_order *lo, const struct klass *klass)
{
	bool has_own = false;
	for (uint32_t i = 0; i < klass->n_methods; i++) {
		const struct method_facts *facts = facts_of(lo->facts, &klass->methods[i]);
		has_own |= method_is_synchronized(&klass->methods[i]) &&
			!method_is_static(&klass->methods[i]);
		for (uint32_t k = 0; facts && k < facts->n_locks; k++) {
			const struct expr *lock = &facts->exprs[facts->locks[k].lock];
			if (lock->kind == EXPR_FIELD && lock->field && facts_is_this(facts, lock->a))
				look_at_lock(lo, klass, lock->field);
		}
	}
	if (has_own)
		look_at_lock(lo, klass, NULL);
}

void decorators_find(struct lock_order *lo)
{
	for (uint32_t id = 1; id <= lo->world->n_classes && !budget_is_over(lo->in->budget); id++)
		if (lo->is_library && scan_reports_on(lo->in->options, lo->world->classes[id]) &&
			is_decorator(lo->world->classes[id]))
			look_at_class(lo, lo->world->classes[id]);
}
