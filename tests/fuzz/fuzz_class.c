// Fuzz target: any bytes as a class file. Parses them, and where they are a class, decodes everything
// in it: constants, attributes, descriptors, instructions, lines; and prints it in full or in short,
// which the bytes themselves decide, since printing takes most of the time.
//
// Arena and buffer are kept from input to input. The stress build of the same file, which replays the
// corpus, has every object in its own malloc.
#include <stddef.h>
#include <stdint.h>

#include "class/class.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static struct arena arena;
static struct buf out;
static volatile uint64_t sum; // whatever is decoded goes here, so that it is decoded

static void visit_bytes(struct slice bytes)
{
	if (bytes.len)
		sum += (uint64_t)bytes.ptr[0] + bytes.ptr[bytes.len - 1];
}

static void visit_constant(const struct class *c, uint16_t index)
{
	switch (c->tags[index]) {
	case CONSTANT_Utf8:
		visit_bytes(class_utf8(c, index));
		break;
	case CONSTANT_Integer:
		sum += (uint64_t)class_integer(c, index);
		break;
	case CONSTANT_Float:
		sum += class_float(c, index) > 0;
		break;
	case CONSTANT_Long:
		sum += (uint64_t)class_long(c, index);
		break;
	case CONSTANT_Double:
		sum += class_double(c, index) > 0;
		break;
	case CONSTANT_Fieldref:
	case CONSTANT_Methodref:
	case CONSTANT_InterfaceMethodref:
	case CONSTANT_Dynamic:
	case CONSTANT_InvokeDynamic: {
		struct member_ref ref = class_member_ref(c, index);
		visit_bytes(ref.class_name);
		visit_bytes(ref.name);
		visit_bytes(ref.descriptor);
		break;
	}
	case CONSTANT_MethodHandle:
		visit_constant(c, class_method_handle(c, index).reference);
		break;
	case CONSTANT_Class:
	case CONSTANT_String:
	case CONSTANT_MethodType:
	case CONSTANT_Module:
	case CONSTANT_Package:
		visit_bytes(class_name_at(c, index));
		break;
	default:
		break;
	}
}

static void visit_attributes(const struct class *c, struct attributes list)
{
	struct attribute attribute;
	while (attribute_next(c, &list, &attribute)) {
		visit_bytes(attribute.bytes);
		visit_bytes(class_utf8(c, attribute.name));
	}
}

static void visit_code(const struct class *c, const struct code *code)
{
	struct insn insn;
	for (uint32_t bci = 0; bci < code->length; bci = insn.next) {
		insn = code_insn(code, bci);
		sum += code_line(c, code, bci);
		if (insn.op == OP_tableswitch || insn.op == OP_lookupswitch) {
			struct insn_switch s = code_switch(code, &insn);
			for (uint32_t i = 0; i < s.n; i++)
				sum += (uint64_t)switch_key(&s, i) + code->bytes[switch_target(&s, i)];
			sum += code->bytes[s.default_target];
		} else if (opcode_formats[insn.op] == OPERAND_BRANCH ||
			opcode_formats[insn.op] == OPERAND_BRANCH_W) {
			sum += code->bytes[insn.a];
		}
	}
	for (uint32_t i = 0; i < code->n_handlers; i++)
		sum += (uint64_t)code->bytes[code->handlers[i].target] +
			code->bytes[code->handlers[i].start];
	visit_bytes(code->stack_map);
	visit_bytes(code->line_numbers);
	visit_attributes(c, code->attributes);
}

static void visit_members(const struct class *c, const struct member *members, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++) {
		struct slice descriptor = member_descriptor(c, &members[i]);
		visit_bytes(member_name(c, &members[i]));
		visit_attributes(c, members[i].attributes);
		if (descriptor.ptr[0] == '(') {
			struct slice rest = descriptor_parameters(descriptor), next;
			while ((next = descriptor_next(&rest)).len)
				sum += descriptor_words(next);
			visit_bytes(descriptor_return(descriptor));
		}
		if (members[i].code)
			visit_code(c, members[i].code);
	}
}

static void print(const struct class *c, uint32_t how)
{
	const struct class_print_options options = {
		.show_code = how & 1,
		.show_lines = how & 1,
		.show_private = how & 2,
		.verbose = how & 2,
	};
	buf_clear(&out);
	class_print(c, &options, &out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct err err = ERR_INIT;

	arena_clear(&arena);
	const struct class *c = class_parse(slice_of(data, size), &arena, &err);
	if (!c) {
		if (!err_is_set(&err) || err.offset > size)
			__builtin_trap(); // every failure says what and where
		return 0;
	}
	for (uint32_t i = 1; i < c->n_constants; i++)
		visit_constant(c, (uint16_t)i);
	visit_attributes(c, c->attributes);
	visit_members(c, c->fields, c->n_fields);
	visit_members(c, c->methods, c->n_methods);
	visit_bytes(class_source_file(c));
	print(c, (uint32_t)size & 3);
	return 0;
}
