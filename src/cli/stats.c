#include "stats/stats.h"

#include "cli/cli.h"

int command_stats(const struct command *command, struct options *options)
{
	if (options->arguments.n == 0)
		return usage_error(command, "no INPUT given");
	const char *format = options->format ? options->format : "text";
	bool is_json = strcmp(format, "json") == 0;
	if (!is_json && strcmp(format, "text") != 0)
		return usage_error(command, "'stats' prints text or json, not %s", format);

	struct session session;
	int status = EXIT_USAGE;
	bool ok = session_open(&session, options, &options->arguments, NULL);
	if (ok && !options->soundness)
		world_skip_members(session.world);
	if (ok && session_load(&session)) {
		struct stats stats;
		struct buf out = BUF_INIT;
		if (options->soundness) {
			soundness_print(session.world, is_json, options->verbose, &out);
		} else {
			stats_count(session.world, options->jobs, &stats);
			if (is_json)
				stats_print_json(&stats, &out);
			else
				stats_print_text(&stats, &out);
		}
		if (report_write(options, buf_view(&out)))
			status = session.unreadable.n ? EXIT_USAGE : EXIT_NOTHING_FOUND;
		buf_release(&out);
	}
	session_close(&session);
	return status;
}
