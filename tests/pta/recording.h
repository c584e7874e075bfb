// What the agent wrote down (agent.c), as calls between methods of the world, the frames left out that
// no call graph of ours has.
#ifndef TESTS_PTA_RECORDING_H
#define TESTS_PTA_RECORDING_H

#include "base/map.h"
#include "base/vec.h"
#include "model/model.h"
#include "world/world.h"

struct recorded_call {
	const struct method *caller; // NULL: none, it is the bottom of a thread's stack
	const struct method *callee;
	uint16_t bci;
	bool is_through; // modelled frames lie between the two
};

struct recorded_object {
	const struct method *method; // who made it; NULL: a frame that was left out
	const char *type;            // descriptor
};

struct recording {
	VEC(struct recorded_call) calls; // each once
	VEC(struct recorded_object) objects;
	struct map call_of;
	uint32_t n_unknown; // methods that the world does not have
	char *text;
};

bool recording_read(struct recording *recording, struct world *world, const char *path);
bool recording_has(const struct recording *recording, const struct recorded_call *call);
bool recording_has_object(const struct recording *recording, const struct recorded_object *object);
void recording_release(struct recording *recording);

#endif
