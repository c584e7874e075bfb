// Class files made by hand, sound or hostile, without a Java compiler:
//
//     struct classbuilder b;
//     cb_init(&b, ACC_PUBLIC | ACC_SUPER, "p/A", "java/lang/Object");
//     cb_interface(&b, "p/I");
//     cb_field(&b, ACC_PRIVATE, "f", "I");
//     cb_method(&b, ACC_PUBLIC, "m", "()V");     // with code that throws, unless abstract or native
//     struct slice bytes = cb_bytes(&b);         // valid until cb_release
//     cb_release(&b);
//
// Nothing is checked: indices, flags, names and lengths may be as wrong as a test wants them. The
// parts are plain bufs; what the functions below cannot say is written into them with cb_u1, cb_u2
// and cb_u4. Constants are not shared: each call makes new ones and returns their index.
#ifndef TESTS_CLASSBUILDER_H
#define TESTS_CLASSBUILDER_H

#include "base/buf.h"
#include "class/class.h"

struct classbuilder {
	uint16_t minor, major, access;
	uint16_t this_class, super_class; // constant indices
	uint16_t n_constants;             // as in the class file: one more than there are
	uint16_t n_interfaces, n_fields, n_methods, n_attributes;
	struct buf constants, interfaces, fields, methods, attributes;
	struct buf bytes; // the whole, made by cb_bytes
};

// ---- numbers ----------------------------------------------------------------------------------

static inline void cb_u1(struct buf *out, uint32_t n)
{
	buf_char(out, (char)(unsigned char)n);
}

static inline void cb_u2(struct buf *out, uint32_t n)
{
	cb_u1(out, n >> 8);
	cb_u1(out, n & 0xff);
}

static inline void cb_u4(struct buf *out, uint32_t n)
{
	cb_u2(out, n >> 16);
	cb_u2(out, n & 0xffff);
}

// ---- constants --------------------------------------------------------------------------------

static inline uint16_t cb_slice(struct classbuilder *b, struct slice text)
{
	cb_u1(&b->constants, CONSTANT_Utf8);
	cb_u2(&b->constants, (uint32_t)text.len);
	buf_slice(&b->constants, text);
	return b->n_constants++;
}

static inline uint16_t cb_utf8(struct classbuilder *b, const char *text)
{
	return cb_slice(b, slice_of_string(text));
}

// A constant that holds one index: Class, String, MethodType, Module, Package.
static inline uint16_t cb_index(struct classbuilder *b, enum constant_tag tag, uint32_t index)
{
	cb_u1(&b->constants, tag);
	cb_u2(&b->constants, index);
	return b->n_constants++;
}

// One that holds two: NameAndType, the member references, Dynamic, InvokeDynamic.
static inline uint16_t cb_pair(struct classbuilder *b, enum constant_tag tag, uint32_t first,
	uint32_t second)
{
	cb_u1(&b->constants, tag);
	cb_u2(&b->constants, first);
	cb_u2(&b->constants, second);
	return b->n_constants++;
}

static inline uint16_t cb_class(struct classbuilder *b, const char *name)
{
	return cb_index(b, CONSTANT_Class, cb_utf8(b, name));
}

static inline uint16_t cb_string(struct classbuilder *b, const char *text)
{
	return cb_index(b, CONSTANT_String, cb_utf8(b, text));
}

static inline uint16_t cb_integer(struct classbuilder *b, uint32_t value)
{
	cb_u1(&b->constants, CONSTANT_Integer);
	cb_u4(&b->constants, value);
	return b->n_constants++;
}

// Long or Double, which take two indices.
static inline uint16_t cb_wide(struct classbuilder *b, enum constant_tag tag, uint64_t bits)
{
	uint16_t index = b->n_constants;
	cb_u1(&b->constants, tag);
	cb_u4(&b->constants, (uint32_t)(bits >> 32));
	cb_u4(&b->constants, (uint32_t)bits);
	b->n_constants = (uint16_t)(index + 2);
	return index;
}

static inline uint16_t cb_name_and_type(struct classbuilder *b, const char *name,
	const char *descriptor)
{
	uint16_t name_index = cb_utf8(b, name);
	return cb_pair(b, CONSTANT_NameAndType, name_index, cb_utf8(b, descriptor));
}

// tag: CONSTANT_Fieldref, CONSTANT_Methodref or CONSTANT_InterfaceMethodref.
static inline uint16_t cb_ref(struct classbuilder *b, enum constant_tag tag, const char *class_name,
	const char *name, const char *descriptor)
{
	uint16_t class_index = cb_class(b, class_name);
	return cb_pair(b, tag, class_index, cb_name_and_type(b, name, descriptor));
}

static inline uint16_t cb_method_handle(struct classbuilder *b, enum reference_kind kind,
	uint32_t reference)
{
	cb_u1(&b->constants, CONSTANT_MethodHandle);
	cb_u1(&b->constants, kind);
	cb_u2(&b->constants, reference);
	return b->n_constants++;
}

// ---- the class --------------------------------------------------------------------------------

// super_name is NULL for none.
static inline void cb_init(struct classbuilder *b, uint32_t access, const char *name,
	const char *super_name)
{
	*b = (struct classbuilder){ .major = 61, .access = (uint16_t)access, .n_constants = 1 };
	b->this_class = cb_class(b, name);
	b->super_class = super_name ? cb_class(b, super_name) : 0;
}

static inline void cb_interface(struct classbuilder *b, const char *name)
{
	cb_u2(&b->interfaces, cb_class(b, name));
	b->n_interfaces++;
}

static inline void cb_attribute(struct classbuilder *b, struct buf *out, const char *name,
	struct slice bytes)
{
	cb_u2(out, cb_utf8(b, name));
	cb_u4(out, (uint32_t)bytes.len);
	buf_slice(out, bytes);
}

static inline void cb_class_attribute(struct classbuilder *b, const char *name, struct slice bytes)
{
	cb_attribute(b, &b->attributes, name, bytes);
	b->n_attributes++;
}

// A member without its attributes: the caller writes n_attributes of them behind it.
static inline void cb_member(struct classbuilder *b, struct buf *out, uint32_t access,
	const char *name, const char *descriptor, uint32_t n_attributes)
{
	uint16_t name_index = cb_utf8(b, name), descriptor_index = cb_utf8(b, descriptor);
	cb_u2(out, access);
	cb_u2(out, name_index);
	cb_u2(out, descriptor_index);
	cb_u2(out, n_attributes);
}

static inline void cb_field(struct classbuilder *b, uint32_t access, const char *name,
	const char *descriptor)
{
	cb_member(b, &b->fields, access, name, descriptor, 0);
	b->n_fields++;
}

static inline void cb_method_without_code(struct classbuilder *b, uint32_t access, const char *name,
	const char *descriptor)
{
	cb_member(b, &b->methods, access, name, descriptor, 0);
	b->n_methods++;
}

// handlers: 8 bytes each, as in the class file; may be empty.
static inline void cb_method_with_code(struct classbuilder *b, uint32_t access, const char *name,
	const char *descriptor, uint32_t max_stack, uint32_t max_locals, struct slice code,
	struct slice handlers)
{
	struct buf body = BUF_INIT;
	cb_u2(&body, max_stack);
	cb_u2(&body, max_locals);
	cb_u4(&body, (uint32_t)code.len);
	buf_slice(&body, code);
	cb_u2(&body, (uint32_t)handlers.len / 8);
	buf_slice(&body, handlers);
	cb_u2(&body, 0);
	cb_member(b, &b->methods, access, name, descriptor, 1);
	cb_attribute(b, &b->methods, "Code", buf_view(&body));
	b->n_methods++;
	buf_release(&body);
}

// aconst_null, athrow: verifies whatever the descriptor.
static inline void cb_method(struct classbuilder *b, uint32_t access, const char *name,
	const char *descriptor)
{
	if (access & (ACC_ABSTRACT | ACC_NATIVE)) {
		cb_method_without_code(b, access, name, descriptor);
		return;
	}
	uint32_t words = descriptor_parameter_words(slice_of_string(descriptor)) +
		!(access & ACC_STATIC);
	cb_method_with_code(b, access, name, descriptor, 1, words, SLICE("\x01\xbf"), SLICE_EMPTY);
}

static inline void cb_nest_host(struct classbuilder *b, const char *host)
{
	struct buf bytes = BUF_INIT;
	cb_u2(&bytes, cb_class(b, host));
	cb_class_attribute(b, "NestHost", buf_view(&bytes));
	buf_release(&bytes);
}

static inline void cb_nest_member(struct classbuilder *b, const char *member)
{
	struct buf bytes = BUF_INIT;
	cb_u2(&bytes, 1);
	cb_u2(&bytes, cb_class(b, member));
	cb_class_attribute(b, "NestMembers", buf_view(&bytes));
	buf_release(&bytes);
}

static inline void cb_table(struct classbuilder *b, uint32_t n, const struct buf *items)
{
	cb_u2(&b->bytes, n);
	buf_put(&b->bytes, items->ptr, items->len);
}

static inline struct slice cb_bytes(struct classbuilder *b)
{
	buf_clear(&b->bytes);
	cb_u4(&b->bytes, 0xcafebabe);
	cb_u2(&b->bytes, b->minor);
	cb_u2(&b->bytes, b->major);
	cb_table(b, b->n_constants, &b->constants);
	cb_u2(&b->bytes, b->access);
	cb_u2(&b->bytes, b->this_class);
	cb_u2(&b->bytes, b->super_class);
	cb_table(b, b->n_interfaces, &b->interfaces);
	cb_table(b, b->n_fields, &b->fields);
	cb_table(b, b->n_methods, &b->methods);
	cb_table(b, b->n_attributes, &b->attributes);
	return buf_view(&b->bytes);
}

static inline void cb_release(struct classbuilder *b)
{
	buf_release(&b->constants);
	buf_release(&b->interfaces);
	buf_release(&b->fields);
	buf_release(&b->methods);
	buf_release(&b->attributes);
	buf_release(&b->bytes);
}

#endif
