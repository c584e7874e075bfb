// From the path of an entry to the class it should hold.
#include <strings.h>

#include "input/internal.h"

bool is_archive_name(struct slice name)
{
	static const char *const suffixes[] = { ".jar", ".war", ".ear", ".zip", ".jmod" };
	for (size_t i = 0; i < sizeof(suffixes) / sizeof(*suffixes); i++) {
		size_t n = strlen(suffixes[i]);
		if (name.len > n && strncasecmp((const char *)name.ptr + name.len - n, suffixes[i], n) == 0)
			return true;
	}
	return false;
}

bool strip_prefix(struct slice *name, struct slice prefix)
{
	if (!slice_has_prefix(*name, prefix))
		return false;
	*name = slice_from(*name, prefix.len);
	return true;
}

// "9/com/x/Foo.class" -> 9 and "com/x/Foo.class"; false where there is no number.
static bool strip_release(struct slice *name, uint16_t *release)
{
	uint32_t value = 0;
	size_t n = 0;
	while (n < name->len && n < 4 && name->ptr[n] >= '0' && name->ptr[n] <= '9')
		value = value * 10 + name->ptr[n++] - '0';
	if (n == 0 || n == name->len || name->ptr[n] != '/')
		return false;
	*name = slice_from(*name, n + 1);
	*release = (uint16_t)value;
	return true;
}

bool class_name_in(struct slice path, enum name_root root, struct slice *name, uint16_t *release)
{
	*release = 0;
	*name = path;
	if (!slice_has_suffix(path, CLASS_SUFFIX) || path.len == CLASS_SUFFIX.len)
		return false;
	if (root == ROOT_JMOD && !strip_prefix(name, SLICE("classes/")))
		return false;
	if (root != ROOT_JMOD && strip_prefix(name, SLICE("META-INF/versions/"))) {
		if (root != ROOT_MULTI_RELEASE || !strip_release(name, release))
			return false;
	} else {
		layout_strip(name);
	}
	if (name->len <= CLASS_SUFFIX.len)
		return false;
	name->len -= CLASS_SUFFIX.len;
	return true;
}
