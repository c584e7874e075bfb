// Which object races are findings: see judge.c. report.c makes them.
#ifndef OBJECT_RACE_JUDGE_H
#define OBJECT_RACE_JUDGE_H

#include "analysis/object_race/object_race.h"

// Why a data race has no object race.
enum lack { LACK_NONE, LACK_STATIC, LACK_LIBRARY, LACK_CONSTRUCTOR, LACK_OWNED, N_LACKS };
extern const char *const lack_names[N_LACKS];

struct raced_object {
	bool is_raced;
	bool is_by_owned;               // what races is inside of it
	struct raced_pair pair;         // the worst
	uint32_t race;                  // of the object, that leads there
	VEC(struct finding *) findings; // data races of the same bug
};

// A data race without an object race.
struct lacking {
	const struct finding *finding;
	enum lack lack;
};

struct judgement {
	struct raced_object *objects; // [node of the graph]
	VEC(struct lacking) lacking;
};

void judge_races(struct object_run *run, struct judgement *judgement);
void judgement_release(const struct object_run *run, struct judgement *judgement);
// One finding for each raced object.
void report_races(struct object_run *run, const struct judgement *judgement);

#endif
