// What the agent wrote down (record.c), as objects of the analysis' graph.
#ifndef TESTS_OBJECTS_RECORDING_H
#define TESTS_OBJECTS_RECORDING_H

#include "analysis/object_race/object_race.h"

// Two calls on one object that overlapped.
struct overlap {
	uint32_t object; // a real one
	const char *classes[2], *methods[2], *descriptors[2];
	bool is_waiting;
};

struct real_edge {
	uint32_t from, to;
	bool is_direct; // over no object of library code
};

struct recording {
	uint32_t n_objects; // real ones, numbered from 1; 0 is the root
	uint32_t *site_of;  // [object]
	VEC(node_list)
	sites; // [site]: the nodes of the graph that it is, by context; none: library code's own
	VEC(bool) is_direct; // [site]: no library code is between
	VEC(struct real_edge)
	edges; // between objects with nodes, and from the root; others are passed through
	VEC(struct overlap) overlaps;
	uint32_t *first, *out; // [object + 1]: edges by where they come from
	char *text;
};

bool recording_read(struct recording *recording, const struct object_run *run, const char *path);
void recording_release(struct recording *recording);

static inline const node_list *recording_nodes(const struct recording *recording, uint32_t object)
{
	return &recording->sites.v[recording->site_of[object]];
}

#endif
