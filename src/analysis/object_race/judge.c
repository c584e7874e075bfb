// Which object races are worth a finding. By its definition an object race is no bug yet: two threads in
// methods of one object may look at it only, or lock inside. So something must be broken by it that was
// judged in full, with order, locks and confinement: a pair of accesses that data-race found, to the object or to
// something inside of its boundary. Then the object and its owners, up to the one that is distributed, are
// raced; each has its finding, and all of them are one bug.
//
// The other way round, of each pair its object race is looked up: where the two methods do not race by
// ownership (their owner's lock protects it, no two threads share the edge), the reason is counted.

#include "analysis/object_race/judge.h"

const char *const lack_names[N_LACKS] = {
	[LACK_NONE] = "has its object race",
	[LACK_STATIC] = "a static field is of no object",
	[LACK_LIBRARY] = "the object is not made by the program's own code",
	[LACK_CONSTRUCTOR] = "in a constructor",
	[LACK_OWNED] = "protected by ownership, or never shared over this reference",
};

// In a constructor, or in what only constructors call.
static bool is_constructing(const struct object_run *run, const struct access *access)
{
	return !bitset_has(&run->thread_sets.v[run->threads_of[access->node]], access->thread);
}

static enum lack find_lack(const struct object_run *run, const struct raced_pair *pair,
	const struct use *a, const struct use *b)
{
	const struct access *all = run->floor->accesses->all.v;
	if (races_have(run, a, b))
		return LACK_NONE;
	if (is_constructing(run, &all[pair->a]) || is_constructing(run, &all[pair->b]))
		return LACK_CONSTRUCTOR;
	return LACK_OWNED;
}

// ---- which objects ----------------------------------------------------------------------------

static bool is_better(const struct raced_object *old, const struct raced_pair *pair)
{
	if (!old->is_raced || pair->finding->severity != old->pair.finding->severity)
		return !old->is_raced || pair->finding->severity > old->pair.finding->severity;
	return pair->rank > old->pair.rank;
}

static void add_finding(struct raced_object *object, struct finding *finding)
{
	for (uint32_t i = 0; i < object->findings.n; i++)
		if (object->findings.v[i] == finding)
			return;
	vec_push(&object->findings, finding);
}

// The object, and those that own it, as far as their races led there.
static void mark(struct judgement *judgement, const struct object_run *run,
	const struct raced_pair *pair, uint32_t race)
{
	for (bool is_inner = false;; is_inner = true) {
		const struct object_race *r = &run->races.v[race];
		struct raced_object *object = &judgement->objects[r->object];
		if (is_better(object, pair)) {
			object->pair = *pair;
			object->race = race;
			object->is_by_owned = is_inner;
		}
		object->is_raced = true;
		add_finding(object, pair->finding);
		if (!r->parent)
			return;
		race = r->parent - 1;
	}
}

// Has the pair its object race? Then the object and its owners are raced.
static enum lack judge_pair(struct object_run *run, struct judgement *judgement,
	const struct raced_pair *pair)
{
	const struct access *all = run->floor->accesses->all.v;
	uint32_t node = pair->object ? run->node_of[pair->object] : 0;
	struct use a, b;
	if (!node || !objects_use_of(run, &all[pair->a], node, &a) ||
		!objects_use_of(run, &all[pair->b], node, &b))
		return pair->object ? LACK_LIBRARY : LACK_STATIC;
	enum lack lack = find_lack(run, pair, &a, &b);
	if (lack == LACK_NONE)
		mark(judgement, run, pair, races_find_pair(run, &a, &b));
	return lack;
}

// Of each finding of data-race's, whose pairs lie together: has one of them its object race, and if not, why?
void judge_races(struct object_run *run, struct judgement *judgement)
{
	const struct floor *floor = run->floor;
	judgement->objects = ARENA_ARRAY(&run->arena, struct raced_object, run->object_of.n);
	for (uint32_t i = 0, asked = 0; i < floor->raced.n;) {
		struct finding *finding = floor->raced.v[i].finding;
		enum lack least = floor->raced.v[i].object ? LACK_LIBRARY : LACK_STATIC;
		bool is_asked = false;
		for (; i < floor->raced.n && floor->raced.v[i].finding == finding; i++)
			;
		for (; asked < run->asked.n && run->asked.v[asked] < i; asked++) {
			enum lack lack = judge_pair(run, judgement, &floor->raced.v[run->asked.v[asked]]);
			if (!is_asked || lack < least)
				least = lack;
			is_asked = true;
		}
		if (least != LACK_NONE)
			vec_push(&judgement->lacking, (struct lacking){ finding, least });
	}
}

void judgement_release(const struct object_run *run, struct judgement *judgement)
{
	for (uint32_t i = 0; i < run->object_of.n; i++)
		vec_release(&judgement->objects[i].findings);
	vec_release(&judgement->lacking);
}
