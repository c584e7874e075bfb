// Counts over the class files of INPUT: tables TC2.1 and TC7.1 of seed 003, and more.
#ifndef STATS_STATS_H
#define STATS_STATS_H

#include <stdint.h>

#include "base/buf.h"
#include "world/world.h"

struct stats {
#define GROUP(label)
#define STAT(name, label) uint64_t name;
#include "stats/stats.def"
#undef STAT
#undef GROUP
};

void stats_count(struct world *world, uint32_t jobs, struct stats *stats);

void stats_print_text(const struct stats *stats, struct buf *out);
void stats_print_json(const struct stats *stats, struct buf *out);

#endif
