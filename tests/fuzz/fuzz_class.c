// Fuzz target: any bytes as a class file. Parses them; where they have the structure of a class, visits
// every instruction before anything is checked; where they are a class, decodes everything in it: constants, attributes, descriptors, instructions, lines; and prints it in full or in short,
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

// ---- before it is checked ---------------------------------------------------------------------

struct raw_visit {
	const struct raw_class *raw;
	const struct code *code;
	uint32_t next; // where the next instruction must be
};

static void visit_raw_insn(void *context, enum operand_format format, const struct insn *insn)
{
	struct raw_visit *v = context;
	struct member_ref ref;
	struct slice text;

	if (insn->bci != v->next || insn->next <= insn->bci)
		__builtin_trap(); // one after the other
	v->next = insn->next;
	sum += insn->op + (uint64_t)insn->a + (uint64_t)insn->b;
	if (format == OPERAND_TABLESWITCH || format == OPERAND_LOOKUPSWITCH) {
		struct insn_switch s = code_step_switch(v->code, insn);
		for (uint32_t i = 0; i < s.n; i++)
			sum += (uint64_t)switch_key(&s, i) + switch_target(&s, i);
		return;
	}
	// Whatever the operand is: as an index it may be anything.
	if (raw_member_ref(v->raw, (uint32_t)insn->a, &ref)) {
		visit_bytes(ref.class_name);
		visit_bytes(ref.name);
		visit_bytes(ref.descriptor);
	}
	if (raw_dynamic(v->raw, (uint32_t)insn->a, &ref)) {
		visit_bytes(ref.descriptor);
		sum += v->raw->unchecked.bootstrap_methods[ref.bootstrap].n_arguments;
	}
	if (raw_name_at(v->raw, (uint32_t)insn->a, CONSTANT_Class, &text) ||
		raw_name_at(v->raw, (uint32_t)insn->a, CONSTANT_String, &text))
		visit_bytes(text);
}

// Returns whether all instructions are whole.
static bool visit_raw(const struct raw_class *raw)
{
	bool is_whole = true;
	for (uint32_t i = 0; i < raw->unchecked.n_methods; i++) {
		const struct code *code = raw->unchecked.methods[i].code;
		struct raw_visit v = { .raw = raw, .code = code };
		if (code && !code_visit(code, visit_raw_insn, &v))
			is_whole = false;
	}
	return is_whole;
}

static const struct class *read_class(struct slice bytes, struct err *err)
{
	struct raw_class *raw = class_parse(bytes, &arena, err);
	if (!raw)
		return NULL;
	bool is_whole = visit_raw(raw);
	const struct class *c = class_check(raw, &arena, err);
	if (!c || !class_check_code(c, &arena, err))
		return NULL;
	if (!is_whole)
		__builtin_trap(); // checked code is whole
	return c;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct err err = ERR_INIT;

	arena_clear(&arena);
	const struct class *c = read_class(slice_of(data, size), &err);
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
