// raddle replay TRACE -- java ARGS: a trace on a real JVM.
#include <stdio.h>
#include <string.h>

#include "cli/replay.h"
#include "replay/replay.h"

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

int replay_on_jvm(const struct command *command, struct options *options)
{
	if (options->rest.n && options->attach)
		return usage_error(command, "either a JVM to start or one to attach to");
	struct buf text = BUF_INIT;
	struct err err = ERR_INIT;
	struct mc_saved saved = { 0 };
	struct replay_plan plan = { 0 };
	const char *name = options->arguments.v[0];
	int status = EXIT_USAGE;
	if (replay_read(&text, name, &err) && mc_trace_parse(&saved, buf_view(&text), &err) &&
		plan_trace(&plan, &saved, &saved.arena, &err))
		status = lead_jvm(&plan, mc_rule_id(saved.rule), options, &err);
	if (err.kind)
		fprintf(stderr, "raddle: %s: %s\n", name, err.text);
	vec_release(&plan.stops);
	mc_saved_release(&saved);
	buf_release(&text);
	return status;
}
