// Program mode: which threads run a method? The call graph has a thread for each call that starts one; it
// stands for many where that call may be made more than once.
#include "analysis/atomicity/atomicity.h"

#include "callgraph/callgraph.h"

#define OTHERS (UINT64_C(1) << 63) // threads that have no number

// Is the bytecode index inside a loop, as far as backward branches tell?
static bool is_in_loop(const struct method *method, uint32_t bci)
{
	const struct code *code = atom_code(method);
	for (uint32_t at = 0; code && at < code->length;) {
		struct insn insn = code_insn(code, at);
		uint8_t format = opcode_formats[insn.op];
		if ((format == OPERAND_BRANCH || format == OPERAND_BRANCH_W) && insn.a <= (int32_t)bci &&
			bci <= at)
			return true;
		at = insn.next;
	}
	return false;
}

static bool is_repeated(const struct callgraph *cg, const struct cg_edge *edge, uint32_t depth);

// May the node run more than once? Deep down we say yes.
static bool node_is_repeated(const struct callgraph *cg, uint32_t id, uint32_t depth)
{
	const struct cg_node *node = &cg->nodes[id];
	if (node->is_entry && node->n_in == 0)
		return false;
	return node->n_in != 1 || depth == 0 ||
		is_repeated(cg, &cg->edges[cg->in_edges[node->first_in]], depth - 1);
}

static bool is_repeated(const struct callgraph *cg, const struct cg_edge *edge, uint32_t depth)
{
	const struct cg_node *caller = &cg->nodes[edge->from];
	return is_in_loop(caller->method, caller->facts->calls[edge->call].bci) ||
		node_is_repeated(cg, edge->from, depth);
}

static void note_threads(struct atomicity *at, const struct callgraph *cg)
{
	at->n_threads_of = at->world->n_methods + 1;
	at->threads_of = ARENA_ARRAY(&at->arena, uint64_t, at->n_threads_of);
	at->many_threads = OTHERS;
	for (uint32_t i = 0; i < cg->n_nodes; i++)
		if (cg->nodes[i].method)
			at->threads_of[cg->nodes[i].method->id] |= cg->nodes[i].threads;
	for (uint32_t t = 0; t < cg->n_threads && t < 63; t++)
		if (cg->threads[t].is_many ||
			(cg->threads[t].start != UINT32_MAX &&
				is_repeated(cg, &cg->edges[cg->threads[t].start], 8)))
			at->many_threads |= UINT64_C(1) << t;
}

void atom_threads_find(struct atomicity *at)
{
	const struct scan_options *options = at->in->options;
	VEC(const char *) mains = { 0 };
	if (options->mode != SCAN_PROGRAM || at->threads_of)
		return;
	for (uint32_t i = 0; i < options->n_mains; i++)
		vec_push(&mains, analysis_class_name(options->mains[i]->owner, &at->arena));
	struct cg_options graph = { .mains = mains.v,
		.n_mains = mains.n,
		.max_targets = MAX_TARGETS,
		.max_depth = 4,
		.max_nodes = 1000000 };
	struct callgraph *cg = callgraph_build(at->facts, &graph);
	note_threads(at, cg);
	callgraph_free(cg);
	vec_release(&mains);
}

uint64_t atom_threads_of(const struct atomicity *at, const struct method *method)
{
	return method->id < at->n_threads_of ? at->threads_of[method->id] : 0;
}

bool atom_is_one_thread(const struct atomicity *at, uint64_t threads)
{
	return threads && !(threads & at->many_threads) && (threads & (threads - 1)) == 0;
}
