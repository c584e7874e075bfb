// Packages that their module keeps to itself: nobody but INPUT's own code calls them.
#include "analysis/stale_value/stale_value.h"

#include "base/cursor.h"
#include "base/intern.h"

// The module that the class is in, by its module-info; NULL: none.
static const struct klass *module_of(const struct sv *sv, const struct klass *klass)
{
	for (uint32_t i = 0; i < sv->modules.n; i++) {
		const struct klass *module = sv->modules.v[i];
		if (module->entry->source == klass->entry->source &&
			slice_equal(module->entry->module, klass->entry->module))
			return module;
	}
	return NULL;
}

void modules_find(struct sv *sv)
{
	for (uint32_t id = 1; id <= sv->world->n_classes; id++) {
		const struct klass *klass = sv->world->classes[id];
		if (!klass_is_phantom(klass) && klass->role == ROLE_INPUT && (klass->access & ACC_MODULE))
			vec_push(&sv->modules, klass);
	}
}

// One of exports, JVMS 4.7.25. Is it the package, for all to use?
static bool is_export_of(const struct class *file, struct cursor *in, struct slice package)
{
	uint16_t index = cursor_u2(in);
	cursor_u2(in); // flags
	uint16_t n_to = cursor_u2(in);
	for (uint32_t i = 0; i < n_to && cursor_ok(in); i++)
		cursor_u2(in);
	return cursor_ok(in) && n_to == 0 && constant_is(file, index, CONSTANT_Package) &&
		slice_equal(class_name_at(file, index), package);
}

static struct slice package_of(const struct klass *klass)
{
	struct slice name = name_slice(klass->name);
	while (name.len && name.ptr[name.len - 1] != '/')
		name.len--;
	return slice_of(name.ptr, name.len ? name.len - 1 : 0);
}

bool modules_hide(const struct sv *sv, const struct klass *klass)
{
	const struct klass *module = klass->entry ? module_of(sv, klass) : NULL;
	struct slice bytes;
	if (!module ||
		!attribute_find(module->file, module->file->attributes, ATTRIBUTE_Module, &bytes))
		return false;
	struct cursor in = cursor_of(bytes);
	struct slice package = package_of(klass);
	for (uint32_t i = 0; i < 3; i++)
		cursor_u2(&in); // name, flags, version
	uint16_t n_requires = cursor_u2(&in);
	for (uint32_t i = 0; i < n_requires * 3u && cursor_ok(&in); i++)
		cursor_u2(&in);
	uint16_t n_exports = cursor_u2(&in);
	for (uint32_t i = 0; i < n_exports && cursor_ok(&in); i++)
		if (is_export_of(module->file, &in, package))
			return false;
	return cursor_ok(&in) && n_exports > 0; // what exports nothing is no library
}
