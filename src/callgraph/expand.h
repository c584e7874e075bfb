// What the files about the calls of a behaviour share.
#ifndef CALLGRAPH_EXPAND_H
#define CALLGRAPH_EXPAND_H

#include "callgraph/internal.h"

static inline bool is_all_known(const struct klass *klass)
{
	return !klass_is_phantom(klass) && !klass_has_phantom_super(klass);
}

// ---- propose.c
void add_edge(struct expander *x, uint32_t from, uint32_t call_index, const struct method *callee,
	const struct lambda *lambda, aval receiver, enum cg_edge_kind kind, uint8_t shift);
// More methods than are followed, and they may lock: the report has to say so.
void note_cut(struct expander *x, uint32_t from, uint32_t call, const struct targets *targets,
	const struct method *resolved);

// ---- expand.c
// A virtual call of `resolved` on what `receiver` says, of the class `named` at least.
void call_virtual(struct expander *x, uint32_t from, uint32_t call, const struct method *resolved,
	const struct klass *named, aval receiver, enum cg_edge_kind kind, uint8_t shift);
#define NO_ARGUMENTS 255 // shift: what the library hands to the function object is not known
void call_lambda(struct expander *x, uint32_t from, uint32_t call, const struct lambda *lambda,
	enum cg_edge_kind kind, uint8_t shift);

// ---- known_calls.c
#define MAX_KNOWN 16
struct known_calls {
	uint32_t n; // 0: not known
	const struct method *methods[MAX_KNOWN];
};
struct known_calls known_calls(const struct callgraph *cg, uint32_t from, uint32_t call,
	const struct method *resolved, enum cg_edge_kind kind);
// May the method, or what the function object runs, be one of them?
bool known_calls_have(const struct known_calls *known, const struct method *method,
	const struct lambda *lambda);
// More methods than types can tell apart, but there are only these.
void call_known(struct expander *x, uint32_t from, uint32_t call, const struct known_calls *known,
	const struct method *resolved, const struct klass *klass, uint8_t shift);

// ---- starts.c
// The call of a class that is missing.
void call_missing(struct expander *x, uint32_t from, uint32_t index, const struct fact_call *call);
// Does it start something, so that there is no call of it here?
bool call_thread(struct expander *x, uint32_t from, uint32_t index, const struct fact_call *call);

#endif
