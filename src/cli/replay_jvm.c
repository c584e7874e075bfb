// raddle replay TRACE -- java ARGS: a trace on a real JVM.
#include <stdio.h>
#include <string.h>

#include "cli/replay.h"
#include "replay/replay.h"
#include "signature/signature.h"

enum { DEFAULT_PATIENCE = 10000 };

// ---- from a trace -----------------------------------------------------------------------------------

static enum replay_aim aim_of(enum mc_rule rule)
{
	if (rule == MC_DATA_RACE)
		return REPLAY_RACE;
	return rule == MC_ASSERTION || rule == MC_EXCEPTION ? REPLAY_THROW : REPLAY_HANG;
}

static bool add_stop(struct replay_plan *plan, const struct mc_saved *saved,
	const struct mc_stop *from, struct arena *arena)
{
	struct replay_stop stop = { .count = from->count,
		.is_last = from->is_last,
		.is_blocked = from->is_blocked,
		.is_asleep = from->is_asleep };
	while (stop.lane < saved->threads.n && saved->threads.v[stop.lane].thread != from->thread)
		stop.lane++;
	if (stop.lane == saved->threads.n || !replay_stand_parse(&stop.stand, from->stand, arena))
		return false;
	vec_push(&plan->stops, stop);
	return true;
}

static bool plan_trace(struct replay_plan *plan, const struct mc_saved *saved, struct arena *arena,
	struct err *err)
{
	struct replay_lane *lanes = ARENA_ARRAY(arena, struct replay_lane, saved->threads.n);
	for (uint32_t i = 0; i < saved->threads.n; i++)
		lanes[i] = (struct replay_lane){ saved->threads.v[i].name, saved->threads.v[i].about };
	plan->aim = aim_of(saved->rule);
	plan->lanes = lanes;
	plan->n_lanes = saved->threads.n;
	if (!saved->threads.n)
		return err_set(err, ERR_INPUT,
			"a trace of an older raddle: it does not say where threads stand");
	for (uint32_t i = 0; i < saved->stops.n; i++)
		if (!add_stop(plan, saved, &saved->stops.v[i], arena))
			return err_set(err, ERR_INPUT, "stop %u of the trace is not understood", i + 1);
	return true;
}

// ---- from a prediction --------------------------------------------------------------------------------------

static struct replay_frame frame_of(const struct signature_place *place)
{
	return (struct replay_frame){ place->class_name, place->method, place->descriptor,
		(uint32_t)place->bci, place->hash };
}

// A synchronized method has its lock when its first instruction runs: its caller is held at the call.
static bool plan_thread(struct replay_stand *stand, const struct signature_thread *thread,
	struct arena *arena)
{
	uint32_t first = thread->inner.n && thread->inner.v[0].bci < 0;
	if (thread->inner.n <= first)
		return false;
	struct replay_frame *frames = ARENA_ARRAY(arena, struct replay_frame, thread->inner.n - first);
	for (uint32_t i = first; i < thread->inner.n; i++) {
		if (thread->inner.v[i].bci < 0 || !thread->inner.v[i].descriptor)
			return false;
		frames[i - first] = frame_of(&thread->inner.v[i]);
	}
	*stand = (struct replay_stand){ thread->inner.n - first, frames };
	return true;
}

static bool plan_signature(struct replay_plan *plan, const struct signatures *signatures,
	const char *id, struct arena *arena, struct err *err)
{
	for (uint32_t i = 0; i < signatures->list.n; i++) {
		const struct signature *signature = signatures->list.v[i];
		if (strcmp(signature->id, id) != 0)
			continue;
		struct replay_stand *meets = ARENA_ARRAY(arena, struct replay_stand, signature->n_threads);
		for (uint32_t k = 0; k < signature->n_threads; k++)
			if (!plan_thread(&meets[k], &signature->threads[k], arena))
				return err_set(err, ERR_INPUT, "%s does not say where the second lock is asked for",
					id);
		plan->meets = meets;
		plan->n_meets = signature->n_threads;
		return true;
	}
	return err_set(err, ERR_USAGE, "there is no %s in it", id);
}

// ---- the run ----------------------------------------------------------------------------------------

static const char *const ends[] = { "happened", "did not happen", "did not come so far",
	"was refused" };
static const int statuses[] = { EXIT_FINDINGS, EXIT_NOTHING_FOUND, EXIT_LIMIT, EXIT_USAGE };

static int lead_jvm(const struct replay_plan *plan, const char *what, struct options *options,
	struct err *err)
{
	struct replay_result result;
	vec_push(&options->rest, NULL);
	struct replay_options how = { .host_port = options->attach,
		.patience = options->patience ? options->patience : DEFAULT_PATIENCE,
		.keeps_on = options->always };
	char **command = xcalloc(options->rest.n, sizeof(*command));
	for (uint32_t i = 0; i + 1 < options->rest.n; i++)
		command[i] = (char *)(uintptr_t)options->rest.v[i];
	how.command = options->attach ? NULL : command;
	int status = EXIT_USAGE;
	if (replay_run(&result, plan, &how, err)) {
		struct buf out = BUF_INIT;
		buf_printf(&out, "%s: %s (%u of %u stops)\n", what, ends[result.end], result.n_reached,
			result.n_stops);
		buf_slice(&out, buf_view(&result.text));
		status = report_write(options, buf_view(&out)) ? statuses[result.end] : EXIT_USAGE;
		buf_release(&out);
	}
	buf_release(&result.text);
	free(command);
	return status;
}

static int replay_trace(struct options *options, struct err *err)
{
	struct buf text = BUF_INIT;
	struct mc_saved saved = { 0 };
	struct replay_plan plan = { 0 };
	int status = EXIT_USAGE;
	if (replay_read(&text, options->arguments.v[0], err) &&
		mc_trace_parse(&saved, buf_view(&text), err) &&
		plan_trace(&plan, &saved, &saved.arena, err))
		status = lead_jvm(&plan, mc_rule_id(saved.rule), options, err);
	vec_release(&plan.stops);
	mc_saved_release(&saved);
	buf_release(&text);
	return status;
}

static int replay_prediction(struct options *options, struct err *err)
{
	struct buf text = BUF_INIT;
	struct signatures signatures;
	struct replay_plan plan = { .aim = REPLAY_HANG };
	int status = EXIT_USAGE;
	signatures_init(&signatures);
	if (replay_read(&text, options->report, err) &&
		signatures_parse(&signatures, buf_view(&text), err) &&
		plan_signature(&plan, &signatures, options->arguments.v[0], &signatures.arena, err))
		status = lead_jvm(&plan, "deadlock", options, err);
	signatures_release(&signatures);
	buf_release(&text);
	return status;
}

int replay_on_jvm(const struct command *command, struct options *options)
{
	if (options->rest.n && options->attach)
		return usage_error(command, "either a JVM to start or one to attach to");
	struct err err = ERR_INIT;
	int status = (options->report ? replay_prediction : replay_trace)(options, &err);
	if (err.kind)
		fprintf(stderr, "raddle: %s: %s\n",
			options->report ? options->report : options->arguments.v[0], err.text);
	return status;
}
