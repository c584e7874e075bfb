// Which row means a method: by its own class, by the superclasses, by the interfaces of all these,
// nearest first, and at last by its package. Within a class a row with parameters goes before one
// without, that before '*', and a later file before an earlier one.
#include "model/internal.h"

// ---- parameters -------------------------------------------------------------------------------

static struct slice last_part(struct slice name)
{
	size_t n = name.len;
	while (n > 0 && name.ptr[n - 1] != '/' && name.ptr[n - 1] != '$')
		n--;
	return slice_from(name, n);
}

// Does "Object", "int", "Object[]" or "_" mean this field descriptor?
static bool is_type(struct slice text, struct slice descriptor)
{
	static const struct {
		const char *word;
		char code;
	} primitives[] = { { "boolean", 'Z' }, { "byte", 'B' }, { "char", 'C' }, { "short", 'S' },
		{ "int", 'I' }, { "long", 'J' }, { "float", 'F' }, { "double", 'D' } };
	while (slice_has_suffix(text, SLICE("[]")) && descriptor.len && descriptor.ptr[0] == '[') {
		text.len -= 2;
		descriptor = slice_from(descriptor, 1);
	}
	if (descriptor.len == 0 || text.len == 0)
		return false;
	if (slice_equal(text, SLICE("_")))
		return true;
	if (descriptor.ptr[0] == 'L')
		return slice_equal(text, last_part(slice_of(descriptor.ptr + 1, descriptor.len - 2)));
	for (size_t i = 0; i < sizeof(primitives) / sizeof(*primitives); i++)
		if (primitives[i].code == (char)descriptor.ptr[0])
			return slice_equal(text, slice_of_string(primitives[i].word));
	return false;
}

bool model_fits(struct slice parameters, struct slice descriptor)
{
	if (parameters.len == 0)
		return true;
	struct slice rest = descriptor_parameters(descriptor);
	struct slice text = slice_of(parameters.ptr + 1, parameters.len - 2);
	while (text.len) {
		ptrdiff_t comma = slice_find(text, ',');
		struct slice type = comma < 0 ? text : slice_until(text, (size_t)comma);
		text = comma < 0 ? SLICE_EMPTY : slice_from(text, (size_t)comma + 1);
		if (slice_equal(type, SLICE("*")))
			return true;
		if (!is_type(type, descriptor_next(&rest)))
			return false;
	}
	return descriptor_next(&rest).len == 0;
}

// ---- one class --------------------------------------------------------------------------------

static uint32_t rank(const struct model_row *row)
{
	uint32_t specific = row->method == NULL ? 0 : row->parameters.len == 0 ? 1 : 2;
	return row->file_number * 4u + specific;
}

const struct model_row *model_row_in(const struct model_class *class, const struct name *method,
	struct slice descriptor, bool is_overriding)
{
	const struct model_row *best = NULL;
	for (uint32_t i = 0; i < class->n_rows; i++) {
		const struct model_row *row = class->rows[i];
		if ((row->method && row->method != method) || (is_overriding && row->is_only))
			continue;
		if ((!best || rank(row) > rank(best)) && model_fits(row->parameters, descriptor))
			best = row;
	}
	return best;
}

const struct model_class *model_class_named(const struct models *models, const struct name *name)
{
	const uint64_t *found = map_get(&models->by_name, (uint64_t)(uintptr_t)name);
	return found ? models->classes.v[*found - 1] : NULL;
}

// ---- supertypes -------------------------------------------------------------------------------

static void walk_add(struct walk *walk, const struct klass *klass)
{
	for (uint32_t i = 0; i < klass->n_interfaces; i++) {
		bool is_new;
		map_put(&walk->seen, klass->interfaces[i]->id, &is_new);
		if (is_new)
			vec_push(&walk->interfaces, klass->interfaces[i]);
	}
}

const struct klass *walk_next(struct walk *walk)
{
	const struct klass *klass = walk->klass;
	if (klass)
		walk->klass = klass->super;
	else if (walk->at < walk->interfaces.n)
		klass = walk->interfaces.v[walk->at++];
	if (klass)
		walk_add(walk, klass);
	return klass;
}

void walk_end(struct walk *walk)
{
	vec_release(&walk->interfaces);
	map_release(&walk->seen);
}

static const struct model_class *package_of(const struct models *models, const struct klass *klass)
{
	char text[512];
	ptrdiff_t slash = slice_find_last(name_slice(klass->name), '/');
	if (slash < 0 || (size_t)slash + 2 > sizeof(text))
		return NULL;
	memcpy(text, klass->name->text, (size_t)slash + 1);
	text[slash + 1] = '*';
	const struct name *name = intern_find(models->names, slice_of(text, (size_t)slash + 2));
	return name ? model_class_named(models, name) : NULL;
}

const struct model_row *model_of_ref(const struct models *models, const struct klass *klass,
	const struct name *method, struct slice descriptor)
{
	struct walk walk = { .klass = klass };
	const struct model_row *found = NULL;
	// A constructor does what its own class says, and calls that of the superclass by itself.
	bool is_inherited = method->text[0] != '<';
	for (const struct klass *k; !found && (k = walk_next(&walk));) {
		const struct model_class *class = model_class_named(models, k->name);
		if (class)
			found = model_row_in(class, method, descriptor, k != klass);
		if (!is_inherited)
			break;
	}
	walk_end(&walk);
	if (!found) {
		const struct model_class *package = package_of(models, klass);
		found = package ? model_row_in(package, method, descriptor, false) : NULL;
	}
	return found;
}

const struct model_class *model_class_of(const struct models *models, const struct klass *klass)
{
	struct walk walk = { .klass = klass };
	const struct model_class *found = NULL;
	for (const struct klass *k; !found && (k = walk_next(&walk));)
		found = model_class_named(models, k->name);
	walk_end(&walk);
	return found ? found : package_of(models, klass);
}

uint32_t models_implemented(const struct models *models, const struct klass *klass,
	const struct model_row **rows, uint32_t max)
{
	struct walk walk = { .klass = klass };
	uint32_t n = 0;
	for (const struct klass *k; (k = walk_next(&walk));) {
		const struct model_class *class = model_class_named(models, k->name);
		if (!class || !class->implemented)
			continue;
		if (n < max)
			rows[n] = class->implemented;
		n++;
	}
	walk_end(&walk);
	return n;
}

bool model_is_of_one_user(const struct models *models, const struct world *world,
	const struct klass *klass)
{
	for (uint32_t i = 0; i < models->one_user.n; i++) {
		const struct klass *type = world_loaded(world, name_slice(models->one_user.v[i]->name));
		if (type && klass_is_subtype(klass, type))
			return true;
	}
	return false;
}

enum model_safety model_safety_of(const struct models *models, const struct klass *klass)
{
	struct walk walk = { .klass = klass };
	enum model_safety found = MODEL_SAFETY_UNKNOWN;
	for (const struct klass *k; !found && (k = walk_next(&walk));) {
		const struct model_class *class = model_class_named(models, k->name);
		found = class ? class->safety : MODEL_SAFETY_UNKNOWN;
	}
	walk_end(&walk);
	const struct model_class *package = found ? NULL : package_of(models, klass);
	return package ? package->safety : found;
}

// ---- methods ----------------------------------------------------------------------------------

void models_follow_bodies(struct models *models)
{
	models->follows_bodies = true;
}

void models_prepare(struct models *models, const struct world *world)
{
	uint32_t n = world->n_methods + 1;
	if (!models || n <= models->n_cached)
		return;
	models->cache = xrealloc(models->cache, n * sizeof(*models->cache));
	memset(models->cache + models->n_cached, 0, (n - models->n_cached) * sizeof(*models->cache));
	models->n_cached = n;
	uint32_t n_classes = world->n_classes + 1;
	models->class_rows = xrealloc(models->class_rows, n_classes);
	memset(models->class_rows + models->n_classes, 0, n_classes - models->n_classes);
	models->n_classes = n_classes;
}

// Most classes have rows for nothing but what every object has: then nothing else is looked through.
enum class_rows { ROWS_UNKNOWN, ROWS_OF_OBJECT, ROWS_OF_MORE };

static enum class_rows rows_of_class(const struct models *models, const struct klass *klass)
{
	struct walk walk = { .klass = klass };
	enum class_rows rows = package_of(models, klass) ? ROWS_OF_MORE : ROWS_OF_OBJECT;
	for (const struct klass *k; rows == ROWS_OF_OBJECT && (k = walk_next(&walk));) {
		const struct model_class *class = model_class_named(models, k->name);
		rows = class && class != models->object ? ROWS_OF_MORE : ROWS_OF_OBJECT;
	}
	walk_end(&walk);
	return rows;
}

static bool has_rows_of_object(const struct models *models, const struct klass *klass)
{
	if (klass->id >= models->n_classes)
		return false;
	uint8_t *slot = &models->class_rows[klass->id];
	uint8_t known = __atomic_load_n(slot, __ATOMIC_RELAXED);
	if (known == ROWS_UNKNOWN) {
		known = (uint8_t)rows_of_class(models, klass);
		__atomic_store_n(slot, known, __ATOMIC_RELAXED);
	}
	return known == ROWS_OF_OBJECT;
}

static const struct model_row *row_of_object(const struct models *models,
	const struct method *method)
{
	const struct klass *object = method->owner;
	while (object->super)
		object = object->super;
	const struct model_class *class = model_class_named(models, object->name);
	bool is_inherited = object == method->owner || method->name->text[0] != '<';
	return class && is_inherited
		? model_row_in(class, method->name, name_slice(method->descriptor), object != method->owner)
		: NULL;
}

// A static method overrides none: of rows for a method only those of its own class or package mean it.
static const struct model_row *find(const struct models *models, const struct method *method)
{
	const struct model_row *row = has_rows_of_object(models, method->owner)
		? row_of_object(models, method)
		: model_of_ref(models, method->owner, method->name, name_slice(method->descriptor));
	bool is_inherited = row && row->method && row->class != method->owner->name &&
		!slice_has_suffix(name_slice(row->class), SLICE("/*"));
	return is_inherited && method_is_static(method) ? NULL : row;
}

#define CACHED_NONE ((uintptr_t)1)

const struct model_row *model_row_of(const struct models *models, const struct method *method)
{
	if (!models || models->classes.n == 0)
		return NULL;
	if (method->id >= models->n_cached)
		return find(models, method);
	// Whoever comes first writes what the others would.
	uintptr_t *slot = &models->cache[method->id];
	uintptr_t known = __atomic_load_n(slot, __ATOMIC_RELAXED);
	if (known == 0) {
		const struct model_row *row = find(models, method);
		known = row ? (uintptr_t)row : CACHED_NONE;
		__atomic_store_n(slot, known, __ATOMIC_RELAXED);
	}
	return known == CACHED_NONE ? NULL : (const struct model_row *)known;
}

const struct model_row *model_of(const struct models *models, const struct method *method)
{
	const struct klass *owner = method->owner;
	const struct model_row *row = model_row_of(models, method);
	if (!row || row->is_followed)
		return NULL;
	bool has_body = !(method->access & (ACC_ABSTRACT | ACC_NATIVE)) && !klass_is_phantom(owner);
	if (has_body && models->follows_bodies)
		return NULL;
	bool is_meant = !has_body || row->class == owner->name || owner->role == ROLE_JDK ||
		model_class_named(models, owner->name) || package_of(models, owner);
	return is_meant ? row : NULL;
}

const struct model_effect *model_effect_of(const struct models *models, const struct method *method,
	enum model_effect_kind kind)
{
	const struct model_row *row = method ? model_row_of(models, method) : NULL;
	for (uint32_t i = 0; row && i < row->n_effects; i++)
		if (row->effects[i].kind == kind)
			return &row->effects[i];
	return NULL;
}

bool model_does(const struct models *models, const struct method *method,
	enum model_effect_kind kind, uint8_t detail)
{
	const struct model_row *row = method ? model_row_of(models, method) : NULL;
	for (uint32_t i = 0; row && i < row->n_effects; i++)
		if (row->effects[i].kind == kind && row->effects[i].detail == detail)
			return true;
	return false;
}

int model_builtin_of(const struct models *models, const struct world *world,
	const struct member_ref *ref)
{
	const struct name *method = models ? intern_find(models->names, ref->name) : NULL;
	struct klass unread = { .name = models ? intern_find(models->names, ref->class_name) : NULL };
	const struct klass *klass = world_loaded(world, ref->class_name);
	if (!method || (!klass && !unread.name))
		return -1;
	const struct model_row *row = model_of_ref(models, klass ? klass : &unread, method,
		ref->descriptor);
	for (uint32_t i = 0; row && i < row->n_effects; i++)
		if (row->effects[i].kind == MODEL_DO)
			return row->effects[i].detail;
	return -1;
}

bool model_class_has_stamps(const struct models *models, const struct klass *klass)
{
	const struct model_class *class = model_class_of(models, klass);
	for (uint32_t i = 0; class && i < class->n_rows; i++)
		for (uint32_t k = 0; k < class->rows[i]->n_effects; k++)
			if (class->rows[i]->effects[k].flags & MODEL_STAMPED)
				return true;
	return false;
}
