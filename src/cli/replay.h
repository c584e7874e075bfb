// raddle replay, on raddle's own machine and on a real one.
#ifndef CLI_REPLAY_H
#define CLI_REPLAY_H

#include "cli/cli.h"
#include "mc/mc.h"

bool replay_read(struct buf *out, const char *name, struct err *err);
int replay_on_jvm(const struct command *command, struct options *options);

#endif
