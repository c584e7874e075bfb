// The rule as a whole. Every method is lifted once for what the whole INPUT says about fields, lambdas
// and callers; then those that touch shared state, and those that call them, a second time for their
// effects and for findings, callees first.
#include "analysis/stale_value/stale_value.h"

#include <stdlib.h>

#include "analysis/stale_value/calls.h"
#include "analysis/stale_value/confine.h"
#include "analysis/stale_value/effects.h"
#include "analysis/stale_value/fields.h"
#include "analysis/stale_value/flow.h"
#include "analysis/stale_value/models.h"
#include "analysis/stale_value/op.h"
#include "analysis/stale_value/report.h"
#include "base/pool.h"

#define ACCESSOR_DEPTH 3 // calls
#define ACCESSOR_SIZE 20 // instructions
#define BATCH 64
#define MAX_PHIS 2

// ---- one method -------------------------------------------------------------------------------

// False where it cannot be lifted, or need not be.
static bool start_method(struct sv *sv, uint32_t id, uint32_t number, struct sv_method *m)
{
	const struct method *method = sv->world->methods[id];
	struct err err = ERR_INIT;

	if (budget_is_over(sv->in->budget) || method->owner->role != ROLE_INPUT ||
		method->owner->is_shadowed || !method->owner->is_opened || !method->member->code)
		return false;
	*m = (struct sv_method){ .sv = sv, .worker = &sv->workers[number] };
	struct ir *ir = ir_build(m->worker->builder, method, &m->worker->arena, &err);
	if (!ir) {
		if (!sv->is_surveyed)
			notes_add(sv->in->notes, NOTE_WARNING, method->id, "%s: %s",
				analysis_method_name(method, &m->worker->arena), err.text);
		arena_clear(&m->worker->arena);
		return false;
	}
	ir_uses(ir);
	if (sv->is_surveyed)
		ir_dominators(ir);
	m->ir = ir;
	m->paths = paths_new(ir, &m->worker->arena);
	m->locks = locks_held(ir, m->paths, &m->worker->arena);
	m->entry = sv->entries[method->id];
	if (sv->is_surveyed)
		wrapped_extend(m);
	return true;
}

static void note_nulls(struct sv_method *m, const struct ir_insn *insn, const struct method *callee)
{
	uint16_t nulls = 0;
	for (uint32_t k = 0; k < insn->n_args && k < 16; k++)
		if (ir_at(m->ir, ir_arg(m->ir, insn, k))->op == IR_CONST_NULL)
			nulls |= (uint16_t)(1u << k);
	if (nulls && insn->sub != OP_invokedynamic && callee->id <= m->sv->n_methods)
		atomic_fetch_or_explicit(&m->sv->nulls[callee->id], nulls, memory_order_relaxed);
}

// What it calls, resolved once for all rounds.
static void note_calls(struct sv_method *m, struct method_notes *notes)
{
	const struct ir *ir = m->ir;
	uint32_t n_calls = 0;
	for (uint32_t i = 1; i <= ir->n_insns; i++)
		n_calls += ir_at(ir, i)->op == IR_INVOKE;
	notes->n_calls = n_calls;
	notes->calls = ARENA_ARRAY(&m->worker->keep, const struct targets *, notes->n_calls);
	for (uint32_t i = 1, call = 0; call < n_calls; i++) {
		const struct ir_insn *insn = ir_at(ir, i);
		if (insn->op != IR_INVOKE)
			continue;
		bool is_lambda = insn->sub == OP_invokedynamic;
		const struct method *callee = is_lambda ? lambda_implementation(ir, insn)
												: ir_resolved_method(ir, insn);
		if (callee) {
			entry_note_call(m, i, callee);
			note_nulls(m, insn, callee);
		}
		notes->has_mutex |= !is_lambda && wrapped_is_taking(ir, insn);
		notes->calls[call++] = is_lambda ? op_body(m, callee) : op_targets(m, insn, callee);
	}
}

// A List or Map, of which the declared type does not tell the kind, comes from there.
static void note_source(struct sv_method *m, struct method_notes *notes, uint32_t receiver,
	uint32_t depth)
{
	const struct ir_insn *source = ir_at(m->ir, path_source(m->paths, receiver));
	const struct field *field = NULL;
	switch (source->op) {
	case IR_GET_FIELD:
	case IR_GET_STATIC:
		field = ir_resolved_field(m->ir, source);
		break;
	case IR_PARAM:
		notes->sources |= source->aux < 4 ? (uint8_t)(1u << source->aux) : 0;
		return;
	case IR_INVOKE:
		notes->is_interesting |= model_group_of_call(m->ir, source) != GROUP_NONE;
		notes->asks_picked = true;
		return;
	case IR_PHI:
		for (uint32_t k = 0; k < source->n_args && k < N_SOURCES && depth < MAX_PHIS; k++)
			note_source(m, notes, ir_arg(m->ir, source, k), depth + 1);
		return;
	default:
		return;
	}
	for (uint32_t k = 0; field && k < N_SOURCES; k++) {
		if (notes->fields[k] == 0 || notes->fields[k] == field->id) {
			notes->fields[k] = field->id;
			return;
		}
	}
	notes->is_interesting |= field != NULL; // too many to remember
}

static void note_interest(struct sv_method *m, struct method_notes *notes,
	const struct ir_insn *insn)
{
	switch (op_interest(m->sv, m->ir, insn)) {
	case INTEREST_NONE:
		break;
	case INTEREST_MAYBE:
		note_source(m, notes, ir_arg(m->ir, insn, 0), 0);
		break;
	case INTEREST_SURE:
		notes->is_interesting = true;
		break;
	}
}

static void note_method(struct sv_method *m)
{
	const struct ir *ir = m->ir;
	struct method_notes *notes = &m->sv->notes[ir->method->id];
	notes->is_interesting |= m->locks->entry || m->locks->n_sites;
	for (uint32_t i = 1; i <= ir->n_insns && !notes->is_interesting; i++)
		if (ir_at(ir, i)->op == IR_INVOKE || ir_at(ir, i)->op == IR_MONITOR_ENTER)
			note_interest(m, notes, ir_at(ir, i));
	note_calls(m, notes);
	notes->is_fresh = confine_returns_fresh(m);
	kept_note(m, notes);
	notes->is_swap = flow_returns_swap(ir);
	leaks_note(m, notes);
	matter_note(m, notes);
	insist_note(m, notes);
	equal_note(m, notes);
	notes->has_locks = m->locks->entry || m->locks->n_sites;
	wrapped_note(m, notes);
	wrapped_note_body(m, notes);
	lent_note(m, notes);
	bounds_note(m, notes);
	notes->is_short = ir->n_insns <= ACCESSOR_SIZE;
	notes->is_accessor = !notes->has_locks && notes->is_short && !method_is_initialiser(ir->method);
}

// Constants in arrays: all there is to know is that it returns such an array.
static bool survey_table(struct sv *sv, const struct method *method)
{
	if (!method->owner->file || !method->owner->is_opened || !method->member->code ||
		method->access & ACC_SYNCHRONIZED ||
		!code_is_table(method->owner->file, method->member->code))
		return false;
	struct method_notes *notes = &sv->notes[method->id];
	notes->is_fresh = descriptor_return(name_slice(method->descriptor)).ptr[0] == '[';
	return true;
}

static void do_survey(void *context, uint32_t item, uint32_t number)
{
	struct sv *sv = context;
	struct sv_method m;
	budget_step(sv->in->budget, 1);
	if (survey_table(sv, sv->world->methods[item + 1]) || !start_method(sv, item + 1, number, &m))
		return;
	fields_collect(&m);
	lambdas_collect(&m);
	own_task_collect(&m);
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
	return n_reads > 1 || (n_reads && n_others);
}

static bool is_special(uint8_t group)
{
	return group != GROUP_NONE && group != GROUP_PLAIN && group != GROUP_MIXED;
}

// Does it do something to shared state itself?
static bool is_base(const struct sv *sv, uint32_t id)
{
	const struct method_notes *notes = &sv->notes[id];
	const struct entry *entry = sv->entries[id];
	bool found = notes->is_interesting || notes->wanted;
	for (uint32_t k = 0; k < N_SOURCES && notes->fields[k] && !found; k++)
		found = is_special(atomic_load(&sv->fields[notes->fields[k]].group));
	for (uint32_t k = 0; k < 4 && entry && !found; k++)
		found = (notes->sources >> k & 1) && is_special(entry->groups[k]);
	for (uint32_t k = 0; notes->asks_picked && k < notes->n_calls && !found; k++)
		found = is_special(lent_group_of(sv, notes->calls[k]));
	return found;
}

// Does it call something that has effects? Methods with locks see what accessors do, too.
static bool calls_effects(const struct sv *sv, uint32_t id)
{
	const struct method_notes *notes = &sv->notes[id];
	for (uint32_t i = 0; i < notes->n_calls; i++)
		for (uint32_t k = 0; notes->calls[i] && k < notes->calls[i]->n; k++) {
			uint32_t callee = notes->calls[i]->methods[k]->id;
			if (sv->levels[callee] < sv->levels[id] &&
				(notes->has_locks ? sv->summaries[callee].n > 0 : sv->notes[callee].has_effects))
				return true;
		}
	return false;
}

static void do_method(void *context, uint32_t item, uint32_t number)
{
	struct sv *sv = context;
	uint32_t id = sv->order[sv->at + item];
	struct sv_method m;
	budget_step(sv->in->budget, 1);
	if ((!is_base(sv, id) && !calls_effects(sv, id)) || !start_method(sv, id, number, &m))
		return;
	ops_collect(&m);
	if (m.n_ops) {
		m.flow = flow_new(m.ir, &m.worker->arena);
		m.flow->sv = sv;
		summary_make(&m);
		if (can_pair(&m) && scan_reports_on(sv->in->options, m.ir->method->owner))
			judge_all(&m);
	}
	arena_clear(&m.worker->arena);
}

// ---- the order --------------------------------------------------------------------------------

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
	for (uint32_t depth = 0; depth < ACCESSOR_DEPTH; depth++)
		for (uint32_t id = 1; id <= sv->n_methods; id++) {
			const struct method_notes *notes = &sv->notes[id];
			bool is_caller = depth == 0 ? notes->has_locks : notes->wanted == depth;
			for (uint32_t i = 0; is_caller && i < notes->n_calls; i++)
				want_callees(sv, notes->calls[i], (uint8_t)(depth + 1));
		}
}

static void run_levels(struct sv *sv)
{
	budget_phase(sv->in->budget, "stale values", sv->n_methods);
	for (uint32_t level = 1; level <= sv->n_levels && !budget_is_over(sv->in->budget); level++) {
		uint32_t n = sv->starts[level + 1] - sv->starts[level];
		sv->at = sv->starts[level];
		pool_run(n > BATCH ? sv->in->options->jobs : 1, n, BATCH, do_method, sv);
	}
}

// ---- all --------------------------------------------------------------------------------------

static void start_workers(struct sv *sv)
{
	sv->workers = xcalloc_apart(sv->in->options->jobs, sizeof(*sv->workers));
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
		vec_release(&worker->lendings);
		vec_release(&worker->bounds);
		vec_release(&worker->handings);
		arena_release(&worker->arena);
		arena_release(&worker->keep);
	}
	free(sv->workers);
}

// Do some of the methods that override it, which calls of it are not followed to, take locks?
static bool has_lockers(const struct sv *sv, const struct method *method)
{
	VEC(const struct klass *) work = { 0 };
	bool is_found = false;
	vec_push(&work, method->owner);
	while (work.n && !is_found) {
		const struct klass *klass = vec_pop(&work);
		const struct method *own = klass_method(klass, method->name, method->descriptor);
		is_found = own && own != method && own->id <= sv->n_methods &&
			(sv->notes[own->id].has_locks || sv->notes[own->id].has_effects);
		for (uint32_t i = 0; i < klass->n_subtypes; i++)
			vec_push(&work, klass->subtypes[i]);
	}
	vec_release(&work);
	return is_found;
}

static void bounds_say(struct sv *sv)
{
	struct findings *out = sv->workers[0].found;
	uint32_t n_cut = 0, n_many = 0, n_deep = 0;
	for (uint32_t id = 1; id <= sv->n_methods; id++) {
		const struct targets *targets = sv->targets[2 * (size_t)id];
		n_cut += targets && targets->is_cut && has_lockers(sv, sv->world->methods[id]);
	}
	for (uint32_t i = 0; i < sv->in->options->jobs; i++) {
		n_many += sv->workers[i].n_many;
		n_deep += sv->workers[i].n_deep;
	}
	const char *rule = rules[RULE_stale_value].id;
	findings_add_bound(out, rule,
		"calls of a method that more than 4 classes have were not followed to all", n_cut, n_cut,
		"method", "methods");
	findings_add_bound(out, rule,
		"methods with too many reads and writes were not looked at to the end", n_many, n_many,
		"method", "methods");
	findings_add_bound(out, rule,
		"what is read or written more than 3 calls further down was not followed", n_deep, n_deep,
		"place", "places");
}

static void run_all(struct sv *sv)
{
	sv->n_methods = sv->world->n_methods;
	uint32_t n = sv->n_methods + 1;
	for (uint32_t i = 0; i < sv->in->options->jobs; i++)
		sv->workers[i].builder = ir_builder_new(sv->world);
	sv->summaries = xcalloc(n, sizeof(*sv->summaries));
	sv->notes = xcalloc(n, sizeof(*sv->notes));
	sv->levels = xcalloc(n, sizeof(*sv->levels));
	sv->lambdas = xcalloc(n, sizeof(*sv->lambdas));
	sv->candidates = xcalloc(n, sizeof(*sv->candidates));
	sv->hooks = xcalloc(n, sizeof(*sv->hooks));
	sv->targets = xcalloc(2 * (size_t)n, sizeof(*sv->targets));
	sv->entries = xcalloc(n, sizeof(*sv->entries));
	sv->fields = xcalloc(sv->world->n_fields + 1, sizeof(*sv->fields));
	sv->nulls = xcalloc(n, sizeof(*sv->nulls));
	sv->groups = xcalloc(sv->world->n_classes + 1, sizeof(*sv->groups));
	sv->group_classes = model_classes(sv->world);
	sv->has_locks = xcalloc(sv->world->n_classes + 1, sizeof(*sv->has_locks));
	sv->has_own_locks = xcalloc(sv->world->n_classes + 1, sizeof(*sv->has_own_locks));
	sv->seen = xcalloc(n, sizeof(*sv->seen));
	sv->is_shared_task = xcalloc(sv->world->n_classes + 1, sizeof(*sv->is_shared_task));
	sv->has_guarded = xcalloc(sv->world->n_classes + 1, sizeof(*sv->has_guarded));
	sv->has_state = xcalloc(sv->world->n_classes + 1, sizeof(*sv->has_state));
	sv->loose = xcalloc(sv->threads ? sv->world->n_classes + 1 : 1, sizeof(*sv->loose));
	sv->n_plain = xcalloc(sv->world->n_classes + 1, sizeof(*sv->n_plain));
	budget_phase(sv->in->budget, "fields", sv->n_methods);
	pool_run(sv->in->options->jobs, sv->n_methods, BATCH, do_survey, sv);
	if (!budget_is_over(sv->in->budget)) {
		wrapped_spread(sv);
		want_accessors(sv);
		fields_count(sv);
		bounds_solve(sv);
		leaks_solve(sv);
		entry_solve(sv, 2);
		fields_solve(sv);
		entry_solve(sv, 6); // again: arguments may come from these fields
		if (!sv->threads)
			open_solve(sv);
		levels_find(sv);
		sv->is_surveyed = true;
		run_levels(sv);
		bounds_say(sv);
	}
	free(sv->summaries);
	free(sv->notes);
	free(sv->levels);
	free(sv->order);
	free(sv->starts);
	free(sv->lambdas);
	free(sv->candidates);
	free(sv->hooks);
	free(sv->targets);
	free(sv->fields);
	free(sv->nulls);
	free(sv->groups);
	free(sv->group_classes);
	free(sv->has_locks);
	free(sv->has_own_locks);
	free(sv->seen);
	free(sv->is_shared_task);
	free(sv->loose);
	free(sv->n_plain);
	free(sv->has_state);
	free(sv->has_guarded);
	free(sv->entries);
}

void analysis_stale_value(struct analysis_input *in, struct findings *out)
{
	const struct scan_options *options = in->options;
	struct sv sv = { .in = in, .world = in->world };
	struct scan_options own;
	start_workers(&sv);
	modules_find(&sv);
	if (in->options->mode == SCAN_PROGRAM && !budget_is_over(in->budget)) {
		struct running *running = floor_running(in->floor);
		running_look_at_objects(running);
		sv.threads = running;
		if (!running_is_known(running) && !budget_is_over(in->budget)) {
			own = scan_without_threads(options, RULE_stale_value, out);
			in->options = &own;
		}
	} else if (!budget_is_over(in->budget)) {
		sv.library = floor_running(in->floor);
	}
	if (!budget_is_over(in->budget))
		run_all(&sv);
	end_workers(&sv, out);
	vec_release(&sv.modules);
	in->options = options;
}
