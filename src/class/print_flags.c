// Access flags, as modifiers of a declaration and as the names of the JVM specification.
#include "class/print.h"

struct flag {
	uint16_t mask;
	const char *modifier; // NULL: not a Java modifier
	const char *name;
};

#define MAX_FLAGS 16

static const struct flag flags[N_FLAG_PLACES][MAX_FLAGS] = {
	[FLAGS_CLASS] = {
		{ ACC_PUBLIC, "public", "ACC_PUBLIC" },
		{ ACC_FINAL, "final", "ACC_FINAL" },
		{ ACC_SUPER, NULL, "ACC_SUPER" },
		{ ACC_INTERFACE, NULL, "ACC_INTERFACE" },
		{ ACC_ABSTRACT, "abstract", "ACC_ABSTRACT" },
		{ ACC_SYNTHETIC, NULL, "ACC_SYNTHETIC" },
		{ ACC_ANNOTATION, NULL, "ACC_ANNOTATION" },
		{ ACC_ENUM, NULL, "ACC_ENUM" },
		{ ACC_MODULE, NULL, "ACC_MODULE" },
	},
	[FLAGS_INNER] = {
		{ ACC_PUBLIC, "public", "ACC_PUBLIC" },
		{ ACC_PRIVATE, "private", "ACC_PRIVATE" },
		{ ACC_PROTECTED, "protected", "ACC_PROTECTED" },
		{ ACC_STATIC, "static", "ACC_STATIC" },
		{ ACC_FINAL, "final", "ACC_FINAL" },
		{ ACC_INTERFACE, NULL, "ACC_INTERFACE" },
		{ ACC_ABSTRACT, "abstract", "ACC_ABSTRACT" },
		{ ACC_SYNTHETIC, NULL, "ACC_SYNTHETIC" },
		{ ACC_ANNOTATION, NULL, "ACC_ANNOTATION" },
		{ ACC_ENUM, NULL, "ACC_ENUM" },
	},
	[FLAGS_FIELD] = {
		{ ACC_PUBLIC, "public", "ACC_PUBLIC" },
		{ ACC_PRIVATE, "private", "ACC_PRIVATE" },
		{ ACC_PROTECTED, "protected", "ACC_PROTECTED" },
		{ ACC_STATIC, "static", "ACC_STATIC" },
		{ ACC_FINAL, "final", "ACC_FINAL" },
		{ ACC_VOLATILE, "volatile", "ACC_VOLATILE" },
		{ ACC_TRANSIENT, "transient", "ACC_TRANSIENT" },
		{ ACC_SYNTHETIC, NULL, "ACC_SYNTHETIC" },
		{ ACC_ENUM, NULL, "ACC_ENUM" },
	},
	[FLAGS_METHOD] = {
		{ ACC_PUBLIC, "public", "ACC_PUBLIC" },
		{ ACC_PRIVATE, "private", "ACC_PRIVATE" },
		{ ACC_PROTECTED, "protected", "ACC_PROTECTED" },
		{ ACC_STATIC, "static", "ACC_STATIC" },
		{ ACC_FINAL, "final", "ACC_FINAL" },
		{ ACC_SYNCHRONIZED, "synchronized", "ACC_SYNCHRONIZED" },
		{ ACC_BRIDGE, NULL, "ACC_BRIDGE" },
		{ ACC_VARARGS, NULL, "ACC_VARARGS" },
		{ ACC_NATIVE, "native", "ACC_NATIVE" },
		{ ACC_ABSTRACT, "abstract", "ACC_ABSTRACT" },
		{ ACC_STRICT, "strictfp", "ACC_STRICT" },
		{ ACC_SYNTHETIC, NULL, "ACC_SYNTHETIC" },
	},
};

void print_modifiers(struct printer *p, enum flag_place place, uint16_t access)
{
	bool is_type = place == FLAGS_CLASS || place == FLAGS_INNER;
	if (is_type && (access & ACC_INTERFACE))
		access &= (uint16_t)~ACC_ABSTRACT;
	for (const struct flag *flag = flags[place]; flag->mask; flag++)
		if ((access & flag->mask) && flag->modifier)
			buf_printf(p->out, "%s ", flag->modifier);
}

void print_flags(struct printer *p, enum flag_place place, uint16_t access)
{
	const char *separator = " ";
	print_start(p);
	buf_printf(p->out, "flags: (0x%04x)", access);
	for (const struct flag *flag = flags[place]; flag->mask; flag++) {
		if (!(access & flag->mask))
			continue;
		buf_printf(p->out, "%s%s", separator, flag->name);
		separator = ", ";
		access &= (uint16_t)~flag->mask;
	}
	if (access)
		buf_printf(p->out, "%s0x%x", separator, access);
	print_end(p);
}
