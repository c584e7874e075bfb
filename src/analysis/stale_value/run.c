// The rule as a whole. Every method is lifted once for what the whole INPUT says about fields, lambdas
// and callers; then those that touch shared state, and those that call them, a few times for
// their effects; and in the end those with two operations for findings.
#include "analysis/stale_value/stale_value.h"

#include <stdlib.h>

#include "base/pool.h"

#define N_ROUNDS 3
#define ACCESSOR_SIZE 20 // instructions

// ---- one method -------------------------------------------------------------------------------

// False where it cannot be lifted, or need not be.
static bool start_method(struct sv *sv, uint32_t item, uint32_t number, struct sv_method *m)
{
	const struct method *method = sv->world->methods[item + 1];
	struct err err = ERR_INIT;

	budget_step(sv->in->budget, 1);
	if (budget_is_over(sv->in->budget) || method->owner->role != ROLE_INPUT ||
		method->owner->is_shadowed || !method->owner->is_opened || !method->member->code)
		return false;
	*m = (struct sv_method){ .sv = sv, .worker = &sv->workers[number] };
	struct ir *ir = ir_build(m->worker->builder, method, &m->worker->arena, &err);
	if (!ir) {
		if (sv->round == 0)
			notes_add(sv->in->notes, NOTE_WARNING, method->id, "%s: %s",
				analysis_method_name(method, &m->worker->arena), err.text);
		arena_clear(&m->worker->arena);
		return false;
	}
	ir_uses(ir);
	if (sv->round > 0)
		ir_dominators(ir);
	m->ir = ir;
	m->paths = paths_new(ir, &m->worker->arena);
	m->locks = locks_held(ir, m->paths, &m->worker->arena);
	m->entry = sv->entries[method->id];
	return true;
}

// What it calls, resolved once for all rounds.
static void note_calls(struct sv_method *m, struct method_notes *notes)
{
	const struct ir *ir = m->ir;
	for (uint32_t i = 1; i <= ir->n_insns; i++)
		notes->n_calls += ir_at(ir, i)->op == IR_INVOKE;
	notes->calls = ARENA_ARRAY(&m->worker->keep, const struct targets *, notes->n_calls);
	for (uint32_t i = 1, call = 0; call < notes->n_calls; i++) {
		const struct ir_insn *insn = ir_at(ir, i);
		if (insn->op != IR_INVOKE)
			continue;
		bool is_lambda = insn->sub == OP_invokedynamic;
		const struct method *callee = is_lambda ? lambda_implementation(ir, insn)
												: ir_resolved_method(ir, insn);
		if (callee)
			entry_note_call(m, i, callee);
		notes->calls[call++] = is_lambda ? NULL : op_targets(m, insn, callee);
	}
}

static void note_method(struct sv_method *m)
{
	const struct ir *ir = m->ir;
	struct method_notes *notes = &m->sv->notes[ir->method->id];
	notes->is_interesting |= m->locks->entry || m->locks->n_sites;
	for (uint32_t i = 1; i <= ir->n_insns && !notes->is_interesting; i++)
		notes->is_interesting = op_is_interesting(m->sv, ir, ir_at(ir, i));
	note_calls(m, notes);
	notes->is_fresh = confine_returns_fresh(m);
	notes->has_locks = m->locks->entry || m->locks->n_sites;
	notes->is_short = ir->n_insns <= ACCESSOR_SIZE;
	notes->is_accessor = !notes->has_locks && notes->is_short && ir->method->name->text[0] != '<';
}

static void do_survey(void *context, uint32_t item, uint32_t number)
{
	struct sv_method m;
	if (!start_method(context, item, number, &m))
		return;
	fields_collect(&m);
	lambdas_collect(&m);
	note_method(&m);
	arena_clear(&m.worker->arena);
}

static bool can_pair(const struct sv_method *m)
{
	uint32_t n_reads = 0, n_others = 0;
	for (uint32_t i = 0; i < m->n_ops; i++) {
		n_reads += (verb_flags[m->ops[i].effect.verb] & VF_READ) != 0;
		n_others += (verb_flags[m->ops[i].effect.verb] & (VF_WRITE | VF_RELIES)) != 0;
	}
	return n_reads && n_others;
}

static void do_summary(void *context, uint32_t item, uint32_t number)
{
	struct sv *sv = context;
	struct sv_method m;
	if (!sv->is_todo[item + 1] || !start_method(sv, item, number, &m))
		return;
	ops_collect(&m);
	bool is_pair = can_pair(&m);
	sv->notes[item + 1].can_pair = is_pair;
	if (m.n_ops) {
		m.flow = flow_new(m.ir, &m.worker->arena);
		if (sv->round <= N_ROUNDS)
			summary_make(&m);
		else if (is_pair && scan_reports_on(sv->in->options, m.ir->method->owner))
			judge_all(&m);
	}
	arena_clear(&m.worker->arena);
}

// ---- rounds -----------------------------------------------------------------------------------

static bool calls_changed(const struct sv *sv, uint32_t id)
{
	const struct method_notes *notes = &sv->notes[id];
	for (uint32_t i = 0; i < notes->n_calls; i++)
		for (uint32_t k = 0; notes->calls[i] && k < notes->calls[i]->n; k++)
			if (sv->notes[notes->calls[i]->methods[k]->id].is_changed)
				return true;
	return false;
}

// Does it call something that has effects?
static bool calls_summarised(const struct sv *sv, uint32_t id)
{
	const struct method_notes *notes = &sv->notes[id];
	for (uint32_t i = 0; i < notes->n_calls; i++)
		for (uint32_t k = 0; notes->calls[i] && k < notes->calls[i]->n; k++)
			if (sv->summaries[notes->calls[i]->methods[k]->id].n)
				return true;
	return false;
}

static void want_callees(struct sv *sv, const struct targets *targets, uint8_t depth)
{
	for (uint32_t k = 0; targets && k < targets->n; k++) {
		struct method_notes *callee = &sv->notes[targets->methods[k]->id];
		if (callee->is_accessor && !callee->wanted)
			callee->wanted = depth;
	}
}

// What an accessor does counts only where a caller holds a lock, or is one itself.
static void want_accessors(struct sv *sv)
{
	for (uint32_t depth = 0; depth < N_ROUNDS; depth++)
		for (uint32_t id = 1; id <= sv->n_methods; id++) {
			const struct method_notes *notes = &sv->notes[id];
			bool is_caller = depth == 0 ? notes->has_locks : notes->wanted == depth;
			for (uint32_t i = 0; is_caller && i < notes->n_calls; i++)
				want_callees(sv, notes->calls[i], (uint8_t)(depth + 1));
		}
}

static void run_round(struct sv *sv)
{
	sv->round++;
	for (uint32_t id = 1; id <= sv->n_methods; id++) {
		const struct method_notes *notes = &sv->notes[id];
		bool is_base = sv->round == 1 ? notes->is_interesting || notes->wanted
									  : sv->round > N_ROUNDS && notes->can_pair;
		sv->is_todo[id] = is_base || (sv->round > 1 && calls_changed(sv, id)) ||
			(sv->round != 1 && sv->round != 3 && notes->has_locks && // these see what accessors do
				calls_summarised(sv, id));
	}
	for (uint32_t id = 1; id <= sv->n_methods; id++)
		sv->notes[id].is_changed = false;
	budget_phase(sv->in->budget, "stale values", sv->n_methods);
	pool_run(sv->in->options->jobs, sv->n_methods, 64, do_summary, sv);
	memcpy(sv->summaries, sv->next, (sv->n_methods + 1) * sizeof(*sv->summaries));
}

// ---- all --------------------------------------------------------------------------------------

// Alone: this is what changes the world.
static void open_classes(struct sv *sv)
{
	ir_prepare(sv->world);
	for (uint32_t id = 1, n = sv->world->n_classes; id <= n && !budget_is_over(sv->in->budget);
		 id++)
		if (sv->world->classes[id]->role == ROLE_INPUT && !sv->world->classes[id]->is_shadowed &&
			!klass_is_phantom(sv->world->classes[id]))
			world_open(sv->world, sv->world->classes[id]);
}

static void start_workers(struct sv *sv)
{
	sv->workers = xcalloc(sv->in->options->jobs, sizeof(*sv->workers));
	for (uint32_t i = 0; i < sv->in->options->jobs; i++) {
		arena_init(&sv->workers[i].arena);
		arena_init(&sv->workers[i].keep);
		sv->workers[i].found = findings_new();
	}
}

static void end_workers(struct sv *sv, struct findings *out)
{
	for (uint32_t i = 0; i < sv->in->options->jobs; i++) {
		struct sv_worker *worker = &sv->workers[i];
		findings_merge(out, worker->found);
		findings_free(worker->found);
		if (worker->builder)
			ir_builder_free(worker->builder);
		vec_release(&worker->sites);
		vec_release(&worker->stores);
		arena_release(&worker->arena);
		arena_release(&worker->keep);
	}
	free(sv->workers);
}

static void run_all(struct sv *sv)
{
	sv->n_methods = sv->world->n_methods;
	uint32_t n = sv->n_methods + 1;
	for (uint32_t i = 0; i < sv->in->options->jobs; i++)
		sv->workers[i].builder = ir_builder_new(sv->world);
	sv->summaries = xcalloc(n, sizeof(*sv->summaries));
	sv->next = xcalloc(n, sizeof(*sv->next));
	sv->notes = xcalloc(n, sizeof(*sv->notes));
	sv->is_todo = xcalloc(n, sizeof(*sv->is_todo));
	sv->lambdas = xcalloc(n, sizeof(*sv->lambdas));
	sv->candidates = xcalloc(n, sizeof(*sv->candidates));
	sv->targets = xcalloc(2 * (size_t)n, sizeof(*sv->targets));
	sv->entries = xcalloc(n, sizeof(*sv->entries));
	sv->fields = xcalloc(sv->world->n_fields + 1, sizeof(*sv->fields));
	sv->groups = xcalloc(sv->world->n_classes + 1, sizeof(*sv->groups));
	sv->has_locks = xcalloc(sv->world->n_classes + 1, sizeof(*sv->has_locks));
	sv->has_guarded = xcalloc(sv->world->n_classes + 1, sizeof(*sv->has_guarded));
	sv->has_state = xcalloc(sv->world->n_classes + 1, sizeof(*sv->has_state));
	sv->n_plain = xcalloc(sv->world->n_classes + 1, sizeof(*sv->n_plain));
	budget_phase(sv->in->budget, "fields", sv->n_methods);
	pool_run(sv->in->options->jobs, sv->n_methods, 64, do_survey, sv);
	if (!budget_is_over(sv->in->budget)) {
		want_accessors(sv);
		fields_count(sv);
		entry_solve(sv, 2);
		fields_solve(sv);
		entry_solve(sv, 6); // again: arguments may come from these fields
		for (uint32_t i = 0; i <= N_ROUNDS && !budget_is_over(sv->in->budget); i++)
			run_round(sv);
	}
	free(sv->summaries);
	free(sv->next);
	free(sv->notes);
	free(sv->is_todo);
	free(sv->lambdas);
	free(sv->candidates);
	free(sv->targets);
	free(sv->fields);
	free(sv->groups);
	free(sv->has_locks);
	free(sv->n_plain);
	free(sv->has_state);
	free(sv->has_guarded);
	free(sv->entries);
}

void analysis_stale_value(struct analysis_input *in, struct findings *out)
{
	struct sv sv = { .in = in, .world = in->world };
	start_workers(&sv);
	open_classes(&sv);
	modules_find(&sv);
	if (in->options->mode == SCAN_PROGRAM && !budget_is_over(in->budget))
		threads_find(&sv);
	if (!budget_is_over(in->budget))
		run_all(&sv);
	end_workers(&sv, out);
	cg_running_free(sv.threads);
	vec_release(&sv.modules);
}
