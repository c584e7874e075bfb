// The flow inside a method, as lookahead/ needs it: nodes with successors. An instruction in the range of a
// handler may go there, whatever it is.
#include <stdlib.h>

#include "class/class.h"
#include "lookahead/internal.h"

typedef VEC(uint32_t) number_list;

static bool falls_through(uint8_t op)
{
	return op != OP_goto && op != OP_goto_w && op != OP_athrow && op != OP_tableswitch &&
		op != OP_lookupswitch && op != OP_ret && op != OP_jsr && op != OP_jsr_w &&
		!(op >= OP_ireturn && op <= OP_return);
}

static void add_successors(const struct routine *m, const struct insn *i, number_list *out)
{
	const struct code *code = m->code;
	uint8_t format = opcode_formats[i->op];
	if (falls_through(i->op) && i->next < code->length)
		vec_push(out, m->node_of[i->next] - 1);
	if (format == OPERAND_BRANCH || format == OPERAND_BRANCH_W)
		vec_push(out, m->node_of[i->a] - 1);
	if (format == OPERAND_TABLESWITCH || format == OPERAND_LOOKUPSWITCH) {
		struct insn_switch s = code_switch(code, i);
		vec_push(out, m->node_of[s.default_target] - 1);
		for (uint32_t k = 0; k < s.n; k++)
			vec_push(out, m->node_of[switch_target(&s, k)] - 1);
	}
	for (uint32_t h = 0; h < code->n_handlers; h++)
		if (i->bci >= code->handlers[h].start && i->bci < code->handlers[h].end)
			vec_push(out, m->node_of[code->handlers[h].target] - 1);
}

static void instructions(struct routine *m)
{
	const struct code *code = m->code;
	number_list bcis = { 0 }, succ = { 0 };
	m->node_of = xcalloc(code->length + 1, sizeof(*m->node_of));
	for (uint32_t bci = 0; bci < code->length; bci = code_insn(code, bci).next) {
		vec_push(&bcis, bci);
		m->node_of[bci] = bcis.n;
	}
	m->n_nodes = bcis.n;
	m->bci_of = bcis.v;
	m->first_succ = xcalloc(m->n_nodes + 1, sizeof(*m->first_succ));
	for (uint32_t node = 0; node < m->n_nodes; node++) {
		struct insn i = code_insn(code, m->bci_of[node]);
		m->first_succ[node] = succ.n;
		m->has_ret |= i.op == OP_ret || i.op == OP_jsr || i.op == OP_jsr_w;
		add_successors(m, &i, &succ);
	}
	m->first_succ[m->n_nodes] = succ.n;
	m->succ = succ.v;
}

static int by_number(const void *a, const void *b)
{
	uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
	return (x > y) - (x < y);
}

// The calls and actions of a native with a frame, by pc.
static void calls(struct lookahead *ahead, struct routine *m)
{
	number_list succ = { 0 };
	m->n_nodes = m->sites.n;
	m->bci_of = xcalloc(m->n_nodes + 1, sizeof(*m->bci_of));
	for (uint32_t i = 0; i < m->n_nodes; i++)
		m->bci_of[i] = ahead->sites.v[m->sites.v[i]].pc;
	qsort(m->bci_of, m->n_nodes, sizeof(*m->bci_of), by_number);
	m->first_succ = xcalloc(m->n_nodes + 1, sizeof(*m->first_succ));
	for (uint32_t node = 0; node < m->n_nodes; node++) {
		m->first_succ[node] = succ.n;
		for (uint32_t to = m->is_ordered ? node + 1 : 0; to < m->n_nodes; to++)
			vec_push(&succ, to);
	}
	m->first_succ[m->n_nodes] = succ.n;
	m->succ = succ.v;
}

void ahead_nodes(struct lookahead *ahead, struct routine *m)
{
	ahead_nodes_release(m);
	if (m->code)
		instructions(m);
	else
		calls(ahead, m);
	m->site_of = xcalloc(m->n_nodes + 1, sizeof(*m->site_of));
	m->own = xcalloc(m->n_nodes + 1, sizeof(set_id));
	m->first = xcalloc(m->n_nodes + 1, sizeof(set_id));
	m->second = xcalloc(m->n_nodes + 1, sizeof(set_id));
	for (uint32_t node = 0; node < m->n_nodes; node++) {
		const uint64_t *site = map_get(&m->by_pc, m->bci_of[node]);
		m->site_of[node] = site ? (uint32_t)*site : 0;
	}
	m->sum = m->returns = 0;
}

void ahead_nodes_release(struct routine *m)
{
	free(m->node_of);
	free(m->bci_of);
	free(m->first_succ);
	free(m->succ);
	free(m->site_of);
	free(m->own);
	free(m->first);
	free(m->second);
	m->node_of = m->bci_of = m->first_succ = m->succ = m->site_of = NULL;
	m->own = m->first = m->second = NULL;
	m->n_nodes = 0;
	m->has_ret = false;
}
