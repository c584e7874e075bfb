// Names of nodes in the seed's spelling.
#include "callgraph/callgraph.h"

static void print_signature(const struct method *m, struct buf *out)
{
	class_print_name(name_slice(m->owner->name), out);
	buf_printf(out, ".%s:%s", m->name->text, m->descriptor->text);
}

static void print_aval(const struct callgraph *cg, aval value, struct slice descriptor,
	struct buf *out)
{
	if (aval_kind(value) == AVAL_TYPE || aval_kind(value) == AVAL_EXACT)
		buf_printf(out, "L%s;", cg->world->classes[aval_id(value)]->name->text);
	else if (aval_kind(value) == AVAL_LAMBDA)
		buf_printf(out, "Llambda%u;", aval_id(value));
	else
		buf_slice(out, descriptor);
}

void cg_print_node(const struct callgraph *cg, uint32_t id, struct buf *out)
{
	const struct cg_node *node = &cg->nodes[id];
	const struct method *m = node->method;
	if (!node->is_variant) {
		print_signature(m, out);
		return;
	}
	uint32_t i = 0;
	struct slice owner = name_slice(m->owner->name);
	if (!method_is_static(m)) {
		if (aval_kind(node->params[0]) == AVAL_TYPE || aval_kind(node->params[0]) == AVAL_EXACT)
			owner = name_slice(cg->world->classes[aval_id(node->params[0])]->name);
		i = 1;
	}
	class_print_name(owner, out);
	buf_printf(out, ".%s:(", m->name->text);
	struct slice rest = descriptor_parameters(name_slice(m->descriptor)), next;
	for (; (next = descriptor_next(&rest)).len; i++)
		print_aval(cg, node->params[i], next, out);
	buf_char(out, ')');
	buf_slice(out, descriptor_return(name_slice(m->descriptor)));
	buf_string(out, "-variantOf-");
	print_signature(m, out);
}
