// The sets of seed 004, figures 2, 4 and 5: a backward analysis over the nodes of all methods that were
// seen. Figure 4 (first) goes method by method from a work list, callers after callees; figures 5 and 2
// (second) go round until nothing changes.
//
//     figure 4   before1[return] = {}                 before1[call M] = before1[M.entry] + after1[call]
//     figure 5   before2[return] = after2[callers]    before2[call M] = before1[M.entry] + after2[call]
//     figure 2   before0[return] = after0[callers]    before0[call M] = before0[M.entry] + after0[call]
//
// (In figure 2 the seed leaves out after0[call], which its returns bring back; here calls that were not
// seen to do anything have no target.) An exception may leave a method anywhere, so that what its callers
// do later is added at every node, not only at returns. What a call starts is added where the call is made that is
// not part of starting threads itself, and so is what the started thread may do: the body of the thread
// and what all threads do at their ends.
#include "lookahead/internal.h"

static set_id sum_of(const struct lookahead *ahead, uint32_t method, bool is_second)
{
	const struct routine *m = &ahead->methods.v[method];
	if (!is_second)
		return m->sum;
	return m->n_nodes && m->code ? m->second[0] : m->sum;
}

static set_id child_set(struct lookahead *ahead, uint32_t child, bool is_second)
{
	set_id set = ahead->tail;
	const id_list *bodies = &ahead->children.v[child].bodies;
	for (uint32_t i = 0; i < bodies->n; i++)
		set = bits_join(&ahead->sets, set, sum_of(ahead, bodies->v[i], is_second));
	return set;
}

set_id ahead_child_set(struct lookahead *ahead, uint32_t child)
{
	return child_set(ahead, child, ahead->options.context == LOOK_INSENSITIVE);
}

// What the calls of a site do, and the threads that they start.
static set_id calls_set(struct lookahead *ahead, const struct site *site, bool is_second)
{
	set_id set = 0;
	for (uint32_t i = 0; i < site->targets.n; i++)
		set = bits_join(&ahead->sets, set, sum_of(ahead, site->targets.v[i], is_second));
	if (ahead->options.forget_starts)
		return set;
	for (uint32_t i = 0; i < site->starts.n; i++)
		set = bits_join(&ahead->sets, set, child_set(ahead, site->starts.v[i], is_second));
	return set;
}

static set_id after(struct lookahead *ahead, const struct routine *m, uint32_t node,
	const set_id *before)
{
	set_id set = 0;
	for (uint32_t i = m->first_succ[node]; i < m->first_succ[node + 1]; i++)
		set = bits_join(&ahead->sets, set, before[m->succ[i]]);
	if (m->has_ret)
		for (uint32_t i = 0; i < m->n_nodes; i++)
			set = bits_join(&ahead->sets, set, before[i]);
	return set;
}

static set_id entry_set(struct lookahead *ahead, const struct routine *m)
{
	if (m->code)
		return m->n_nodes ? m->first[0] : 0;
	set_id set = 0;
	for (uint32_t i = 0; i < m->n_nodes; i++)
		set = bits_join(&ahead->sets, set, m->first[i]);
	return set;
}

// ---- figure 4 -------------------------------------------------------------------------------------------

static bool solve_method(struct lookahead *ahead, uint32_t number)
{
	struct routine *m = &ahead->methods.v[number];
	bool has_changed;
	do {
		has_changed = false;
		for (uint32_t node = m->n_nodes; node-- > 0;) {
			set_id set = bits_join(&ahead->sets, m->own[node], after(ahead, m, node, m->first));
			if (m->site_of[node])
				set = bits_join(&ahead->sets, set,
					calls_set(ahead, &ahead->sites.v[m->site_of[node] - 1], false));
			has_changed |= set != m->first[node];
			m->first[node] = set;
		}
	} while (has_changed);
	set_id sum = entry_set(ahead, m);
	bool is_larger = sum != m->sum;
	m->sum = sum;
	return is_larger;
}

// What threads do when their bodies have ended; grows with the rest.
static set_id tail_of(struct lookahead *ahead)
{
	set_id tail = 0;
	if (!ahead->thread_stub)
		return 0;
	const struct routine *stub = &ahead->methods.v[ahead->thread_stub - 1];
	for (uint32_t node = 0; node < stub->n_nodes; node++)
		if (stub->bci_of[node] > 0)
			tail = bits_join(&ahead->sets, tail, stub->first[node]);
	return tail;
}

// Threads that are started make everybody depend on bodies: rounds, until nothing changes.
static void solve_first(struct lookahead *ahead)
{
	bool has_changed;
	do {
		has_changed = false;
		for (uint32_t i = ahead->methods.n; i-- > 0;)
			has_changed |= solve_method(ahead, i);
		set_id tail = tail_of(ahead);
		has_changed |= tail != ahead->tail;
		ahead->tail = tail;
	} while (has_changed);
}

// ---- figures 5 and 2 --------------------------------------------------------------------------------------

static bool solve_second_of(struct lookahead *ahead, struct routine *m, bool is_insensitive)
{
	bool has_changed = false;
	set_id returns = m->returns;
	for (uint32_t i = 0; i < m->callers.n; i++) {
		const struct site *site = &ahead->sites.v[m->callers.v[i]];
		const struct routine *caller = &ahead->methods.v[site->method];
		for (uint32_t node = 0; node < caller->n_nodes; node++)
			if (caller->bci_of[node] == site->pc)
				returns = bits_join(&ahead->sets, returns,
					bits_join(&ahead->sets, after(ahead, caller, node, caller->second),
						caller->returns));
	}
	has_changed |= returns != m->returns;
	m->returns = returns;
	for (uint32_t node = m->n_nodes; node-- > 0;) {
		set_id set = bits_join(&ahead->sets, m->own[node], after(ahead, m, node, m->second));
		set = bits_join(&ahead->sets, set, m->returns);
		if (m->site_of[node])
			set = bits_join(&ahead->sets, set,
				calls_set(ahead, &ahead->sites.v[m->site_of[node] - 1], is_insensitive));
		has_changed |= set != m->second[node];
		m->second[node] = set;
	}
	return has_changed;
}

static void solve_second(struct lookahead *ahead)
{
	bool has_changed;
	do {
		has_changed = false;
		for (uint32_t i = 0; i < ahead->methods.n; i++)
			has_changed |= solve_second_of(ahead, &ahead->methods.v[i],
				ahead->options.context == LOOK_INSENSITIVE);
	} while (has_changed);
}

// ---- all -----------------------------------------------------------------------------------------------------

// What a node itself accesses.
static void own_sets(struct lookahead *ahead, struct routine *m)
{
	for (uint32_t node = 0; node < m->n_nodes; node++) {
		set_id set = 0;
		if (m->site_of[node]) {
			const struct site *site = &ahead->sites.v[m->site_of[node] - 1];
			for (uint32_t i = 0; i < site->bits.n; i++)
				set = bits_with(&ahead->sets, set, site->bits.v[i]);
		}
		m->own[node] = bits_join(&ahead->sets, set, ahead_code_set(ahead, m, node));
	}
}

void ahead_solve(struct lookahead *ahead)
{
	ahead_code_prepare(ahead);
	for (uint32_t i = 0; i < ahead->methods.n; i++)
		vec_clear(&ahead->methods.v[i].callers);
	for (uint32_t i = 0; i < ahead->sites.n; i++)
		for (uint32_t k = 0; k < ahead->sites.v[i].targets.n; k++)
			vec_push(&ahead->methods.v[ahead->sites.v[i].targets.v[k]].callers, i);
	for (uint32_t i = 0; i < ahead->methods.n; i++)
		ahead_nodes(ahead, &ahead->methods.v[i]);
	bits_release(&ahead->sets);
	bits_init(&ahead->sets, ahead->places.n * 2);
	ahead->tail = 0;
	for (uint32_t i = 0; i < ahead->methods.n; i++)
		own_sets(ahead, &ahead->methods.v[i]);
	solve_first(ahead);
	if (ahead->options.context != LOOK_SENSITIVE)
		solve_second(ahead);
}

// ---- answers ----------------------------------------------------------------------------------------------------

static const struct routine *method_of(const struct lookahead *ahead, const struct vm_frame *frame)
{
	const uint64_t *number = map_get(&ahead->method_ids, (uintptr_t)frame->method);
	return number && *number <= ahead->n_methods ? &ahead->methods.v[*number - 1] : NULL;
}

// Of a native with a frame: all that comes at or after the call that it is in.
static set_id native_set(struct lookahead *ahead, const struct routine *m, uint32_t pc,
	bool is_after, const set_id *sets)
{
	set_id set = 0;
	for (uint32_t node = 0; node < m->n_nodes; node++)
		if (!m->is_ordered || m->bci_of[node] > pc || (!is_after && m->bci_of[node] == pc))
			set = bits_join(&ahead->sets, set, sets[node]);
	return set;
}

static set_id frame_set(struct lookahead *ahead, const struct routine *m, uint32_t pc,
	bool is_after, const set_id *sets)
{
	if (!m->code)
		return native_set(ahead, m, NATIVE_PC(pc), is_after, sets);
	uint32_t node = m->node_of[pc] - 1;
	return is_after ? after(ahead, m, node, sets) : sets[node];
}

set_id ahead_first(struct lookahead *ahead, const struct vm_frame *frame, bool is_after)
{
	const struct routine *m = method_of(ahead, frame);
	return m ? frame_set(ahead, m, frame->pc, is_after, m->first) : 0;
}

set_id ahead_second(struct lookahead *ahead, const struct vm_frame *frame)
{
	const struct routine *m = method_of(ahead, frame);
	return m ? bits_join(&ahead->sets, frame_set(ahead, m, frame->pc, false, m->second), m->returns)
			 : 0;
}
