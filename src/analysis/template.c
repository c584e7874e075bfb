// An analysis to copy from. It finds synchronized blocks with nothing in them,
//
//     synchronized (lock) { }
//
// which wait for whoever holds the lock and then do nothing: mostly a memory barrier by hand. The rule is
// called "template", is listed nowhere and runs only when --only names it.
//
// The shape is that of most analyses: open every class of INPUT (which loads what they mention, so
// that the parallel part only reads the world), hand the methods to the pool, let each worker collect
// findings of its own, merge. findings_sort makes the result independent of who did what.
#include "analysis/analysis.h"

#include <stdlib.h>

#include "base/buf.h"
#include "base/pool.h"
#include "ir/ir.h"

struct worker {
	struct ir_builder *builder;
	struct arena arena; // one method at a time
	struct findings *found;
};

struct run {
	struct analysis_input *in;
	struct worker *workers;
	uint32_t n_methods; // as many as there were when the parallel part began
};

// ---- one method -----------------------------------------------------------------------------

// The instruction that runs after i when nothing is thrown; 0 where that is not one place.
static uint32_t next_insn(const struct ir *ir, uint32_t i)
{
	const struct ir_block *block = &ir->blocks[ir->block_of[i]];
	if (i + 1 < block->first + block->n && ir_at(ir, i + 1)->op != IR_GOTO)
		return i + 1;
	if (block->n_normal_succs != 1)
		return 0;
	const struct ir_block *next = &ir->blocks[block->succs[0].to];
	return next->first + next->n_phis;
}

static void report(struct worker *worker, const struct ir *ir, uint32_t insn)
{
	struct finding_frame place = analysis_frame(ir->method, ir_at(ir, insn)->bci, &worker->arena);
	struct finding_evidence evidence[] = {
		{ .text = "no instruction is between taking and releasing the lock", .weight = 50 },
		{ .text = "waiting for the lock may be all that is meant", .is_against = true },
	};
	struct finding_responsible responsible[] = {
		{ HOLDS_CODE, place.class, place.origin, "" },
	};
	struct finding finding = {
		.rule = RULE_template,
		.severity = SEVERITY_LOW,
		.score = 50,
		.message = "a synchronized block with nothing in it",
		.class = place.class,
		.file = place.file,
		.line = place.line,
		.n_evidence = 2,
		.evidence = evidence,
		.n_responsible = 1,
		.responsible = responsible,
	};
	// The key has what stays when lines move. Two blocks in one method are one finding.
	findings_add(worker->found, &finding, slice_of_string(place.method));
}

static void look_at(struct worker *worker, const struct ir *ir)
{
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		const struct ir_insn *enter = ir_at(ir, i);
		if (enter->op != IR_MONITOR_ENTER)
			continue;
		uint32_t next = next_insn(ir, i);
		const struct ir_insn *leave = ir_at(ir, next);
		if (leave->op == IR_MONITOR_EXIT && ir_arg(ir, leave, 0) == ir_arg(ir, enter, 0))
			report(worker, ir, i);
	}
}

// Called by many threads, each with its own number.
static void do_method(void *context, uint32_t item, uint32_t number)
{
	struct run *run = context;
	struct worker *worker = &run->workers[number];
	const struct method *method = run->in->world->methods[item + 1];

	budget_step(run->in->budget, 1);
	if (budget_is_over(run->in->budget) || !scan_reports_on(run->in->options, method->owner) ||
		!method->member->code)
		return;
	struct err err = ERR_INIT;
	struct ir *ir = ir_build(worker->builder, method, &worker->arena, &err);
	if (ir)
		look_at(worker, ir);
	else
		notes_add(run->in->notes, NOTE_WARNING, method->id, "%s: %s",
			analysis_method_name(method, &worker->arena), err.text);
	arena_clear(&worker->arena);
}

// ---- all of them ----------------------------------------------------------------------------

void analysis_template(struct analysis_input *in, struct findings *out)
{
	uint32_t jobs = in->options->jobs;
	struct run run = { .in = in, .workers = xcalloc(jobs, sizeof(struct worker)) };

	run.n_methods = in->world->n_methods;
	for (uint32_t i = 0; i < jobs; i++) {
		run.workers[i].builder = ir_builder_new(in->world);
		run.workers[i].found = findings_new();
		arena_init(&run.workers[i].arena);
	}
	budget_phase(in->budget, "template", run.n_methods);
	pool_run(jobs, run.n_methods, 64, do_method, &run);
	for (uint32_t i = 0; i < jobs; i++) {
		findings_merge(out, run.workers[i].found);
		findings_free(run.workers[i].found);
		ir_builder_free(run.workers[i].builder);
		arena_release(&run.workers[i].arena);
	}
	free(run.workers);
}
