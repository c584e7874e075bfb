// What the program says itself: @GuardedBy names the lock of a field, and is a finding where two threads can
// be there and one has not got it; @SuppressRaces, and @SuppressFBWarnings with an id that means races,
// keep a finding out of the report. On the field, on a method of the two, on a class around them.
#include "analysis/data_race/data_race.h"

#include "class/class.h"

// ---- what is declared -------------------------------------------------------------------------

// The field in which the array or container is, if the group is about what it holds.
static const struct field *field_of(const struct race_run *run, const struct access_group *group)
{
	uint32_t n;
	if (group->field)
		return group->field;
	const struct holder *holders = heap_holders(run->heap, group->object, &n);
	for (uint32_t i = 0; i < n; i++)
		if (holders[i].field && !(holders[i].field->access & ACC_SYNTHETIC))
			return holders[i].field;
	return NULL;
}

static bool has_annotation(const struct klass *klass, struct attributes attributes,
	enum annotation_kind kind, struct annotation *out)
{
	return klass->file && annotation_find(klass->file, attributes, kind, out);
}

bool race_class_says(const struct klass *klass, enum annotation_kind kind, struct annotation *out)
{
	return klass->file && has_annotation(klass, klass->file->attributes, kind, out);
}

struct slice race_guard(const struct race_run *run, const struct access_group *group)
{
	struct annotation guard;
	const struct field *field = field_of(run, group);
	if (!field || !field->member ||
		!has_annotation(field->owner, field->member->attributes, ANNOTATION_GUARDED_BY, &guard) ||
		guard.n_values != 1)
		return SLICE_EMPTY;
	return guard.values[0];
}

// ---- is it held? ------------------------------------------------------------------------------

static bool is_class_named(const struct klass *klass, struct slice name)
{
	struct slice whole = name_slice(klass->name);
	ptrdiff_t cut = slice_find_last(whole, '$');
	cut = cut < 0 ? slice_find_last(whole, '/') : cut;
	struct slice simple = slice_from(whole, (size_t)(cut + 1));
	ptrdiff_t dot = slice_find_last(name, '.');
	return slice_equal(simple, slice_from(name, (size_t)(dot + 1)));
}

static bool is_field_named(const struct field *field, struct slice name)
{
	return field && slice_equal(name_slice(field->name), name);
}

// Is the one object in a field of that name?
static bool is_in_field(const struct race_run *run, uint32_t object, struct slice name)
{
	uint32_t n;
	const struct holder *holders = heap_holders(run->heap, object, &n);
	for (uint32_t i = 0; i < n; i++)
		if (is_field_named(holders[i].field, name))
			return true;
	return false;
}

static bool is_guard(const struct race_run *run, const struct access_group *group,
	const struct held_name *name, struct slice guard)
{
	// From an array or a container one goes up to the object that has it in the field.
	uint8_t n_ups = group->target == TARGET_FIELD || group->target == TARGET_STATIC ? 0 : 1;
	bool is_way = name->kind == NAME_WAY && name->n_ups == n_ups;
	if (slice_equal(guard, SLICE("this")))
		return is_way && name->n_downs == 0;
	if (slice_equal(guard, SLICE("itself")))
		return name->kind == NAME_OBJECT
			? is_in_field(run, name->number, name_slice(field_of(run, group)->name))
			: name->kind == NAME_WAY && name->n_ups == 0 && name->n_downs == !n_ups;
	if (slice_has_suffix(guard, SLICE(".class")))
		return name->kind == NAME_CLASS &&
			is_class_named(run->world->classes[name->number],
				slice_until(guard, guard.len - strlen(".class")));
	ptrdiff_t dot = slice_find_last(guard, '.');
	struct slice last = slice_from(guard, (size_t)(dot + 1));
	if (name->kind == NAME_OBJECT)
		return is_in_field(run, name->number, last);
	return is_way && name->n_downs >= 1 && is_field_named(name->downs[name->n_downs - 1], last);
}

// "this", "itself", "C.class", "lock", "this.lock", "C.lock"; not "getLock()", "Outer.this".
static bool is_understood(struct slice guard)
{
	bool is_outer = slice_has_suffix(guard, SLICE(".this"));
	return guard.len && !is_outer && slice_find(guard, '(') < 0 && slice_find(guard, ' ') < 0;
}

bool race_holds_guard(const struct race_run *run, const struct access_group *group,
	const held_names *names, struct slice guard)
{
	for (uint32_t i = 0; names && i < names->n; i++)
		if (is_guard(run, group, &names->v[i], guard))
			return true;
	return !is_understood(guard);
}

// ---- suppression ------------------------------------------------------------------------------

static bool is_race_id(struct slice id)
{
	static const char *const ids[] = { "data-race", "IS2_INCONSISTENT_SYNC", "IS_INCONSISTENT_SYNC",
		"IS_FIELD_NOT_GUARDED", "LI_LAZY_INIT_STATIC", "LI_LAZY_INIT_UPDATE_STATIC",
		"DC_DOUBLECHECK", "UG_SYNC_SET_UNSYNC_GET", "MT_CORRECTNESS",
		"AT_STALE_THREAD_WRITE_OF_PRIMITIVE", "AT_NONATOMIC_64BIT_PRIMITIVE",
		"AT_NONATOMIC_OPERATIONS_ON_SHARED_VARIABLE" };
	for (size_t i = 0; i < sizeof(ids) / sizeof(ids[0]); i++)
		if (slice_equal(id, slice_of_string(ids[i])))
			return true;
	return false;
}

static bool suppresses(const struct klass *klass, struct attributes attributes, struct slice *why)
{
	struct annotation said;
	if (has_annotation(klass, attributes, ANNOTATION_SUPPRESS_RACES, &said)) {
		*why = said.n_values ? said.values[0] : said.reason;
		return true;
	}
	if (!has_annotation(klass, attributes, ANNOTATION_SUPPRESS_WARNINGS, &said))
		return false;
	*why = said.reason;
	for (uint32_t i = 0; i < said.n_values; i++)
		if (is_race_id(said.values[i]))
			return true;
	return false;
}

// The class or one around it.
static bool class_suppresses(const struct world *world, const struct klass *klass,
	struct slice *why)
{
	struct slice name = name_slice(klass->name);
	for (;;) {
		if (klass && klass->file && suppresses(klass, klass->file->attributes, why))
			return true;
		ptrdiff_t cut = slice_find_last(name, '$');
		if (cut <= 0)
			return false;
		name = slice_until(name, (size_t)cut);
		klass = world_loaded(world, name);
	}
}

static bool method_suppresses(const struct world *world, const struct method *method,
	struct slice *why)
{
	return (method->member && suppresses(method->owner, method->member->attributes, why)) ||
		class_suppresses(world, method->owner, why);
}

bool race_members_suppress(const struct world *world, const struct field *field,
	const struct method *a, const struct method *b, struct slice *why)
{
	*why = SLICE_EMPTY;
	return (field && field->member && suppresses(field->owner, field->member->attributes, why)) ||
		(field && class_suppresses(world, field->owner, why)) || method_suppresses(world, a, why) ||
		method_suppresses(world, b, why);
}

bool race_is_suppressed(const struct race_run *run, const struct access_group *group,
	const struct pair *pair, struct slice *why)
{
	return race_members_suppress(run->world, field_of(run, group),
		pta_node(run->pta, pair->a->node)->method, pta_node(run->pta, pair->b->node)->method, why);
}
