// Nodes and objects, for people.
#include "pta/internal.h"

static void print_type(const struct pta *pta, struct ir_type type, struct buf *out)
{
	if (type.kind == KIND_CLASS || type.element == 'L')
		class_print_name(name_slice(pta->world->classes[type.klass]->name), out);
	else
		class_print_type(slice_of((const uint8_t *)&type.element, 1), out);
	for (uint32_t i = 0; type.kind == KIND_ARRAY && i < type.dimensions; i++)
		buf_string(out, "[]");
}

void pta_print_node(const struct pta *pta, uint32_t id, struct buf *out)
{
	const struct pta_node *node = pta_node(pta, id);
	if (id == 0) {
		buf_string(out, "the machine");
		return;
	}
	method_print(node->method, out);
	if (node->origin)
		buf_printf(out, " #%u", node->origin);
	if (node->chain)
		print_chain(pta, node->chain, out);
	if (node->receiver) {
		buf_string(out, " for ");
		pta_print_object(pta, node->receiver, out);
	}
}

void pta_print_object(const struct pta *pta, uint32_t id, struct buf *out)
{
	const struct pta_object *object = pta_object(pta, id);
	switch ((enum pta_object_kind)object->kind) {
	case PTA_CLASS:
		if (object->klass)
			class_print_name(name_slice(object->klass->name), out);
		else
			buf_string(out, "(array or primitive)");
		buf_string(out, ".class");
		return;
	case PTA_MERGED:
		buf_string(out, "any ");
		break;
	case PTA_OPEN:
		buf_string(out, "unknown ");
		break;
	case PTA_LAMBDA:
		buf_string(out, "lambda ");
		break;
	case PTA_VM:
		buf_string(out, "the machine's ");
		break;
	case PTA_NEW:
		buf_string(out, "new ");
		break;
	}
	print_type(pta, object->type, out);
	if (object->node) {
		buf_string(out, " at ");
		pta_print_node(pta, object->node, out);
		buf_printf(out, ":%u", object->bci);
	}
}
