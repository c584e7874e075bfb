// Virtual calls of which somebody knows the objects (struct cg_known_calls), and so the methods better than types do.
#include "callgraph/expand.h"
#include "model/model.h"

struct known_calls known_calls(const struct callgraph *cg, uint32_t from, uint32_t call,
	const struct method *resolved, enum cg_edge_kind kind)
{
	const struct cg_known_calls *oracle = cg->options.known;
	const struct cg_node *node = &cg->nodes[from];
	struct known_calls known = { 0 };
	// What is modelled is not followed by who knows the objects.
	if (oracle && kind == CG_CALL && node->method->owner->role == ROLE_INPUT &&
		!model_row_of(cg->world->models, resolved))
		known.n = oracle->find(oracle->context, node->method, node->facts->calls[call].bci,
			known.methods, MAX_KNOWN);
	if (known.n == MAX_KNOWN)
		known.n = 0;
	return known;
}

bool known_calls_have(const struct known_calls *known, const struct method *method,
	const struct lambda *lambda)
{
	bool is_found = !known->n || (lambda && lambda_is_dispatched(lambda));
	for (uint32_t i = 0; i < known->n && !is_found; i++)
		is_found = known->methods[i] == (lambda ? lambda->implementation : method);
	return is_found;
}

void call_known(struct expander *x, uint32_t from, uint32_t call, const struct known_calls *known,
	const struct method *resolved, const struct klass *klass, uint8_t shift)
{
	const struct callgraph *cg = x->cg;
	for (uint32_t i = 0; i < known->n; i++) {
		const struct method *method = known->methods[i];
		if (method->name == resolved->name && klass_is_subtype(method->owner, klass)) {
			add_edge(x, from, call, method, NULL, aval_make(AVAL_TYPE, method->owner->id), CG_CALL,
				shift);
			continue;
		}
		for (uint32_t k = 1; k <= cg->facts->n_lambdas; k++)
			if (cg->facts->lambdas[k] && cg->facts->lambdas[k]->implementation == method)
				call_lambda(x, from, call, cg->facts->lambdas[k], CG_CALL, shift);
	}
}
