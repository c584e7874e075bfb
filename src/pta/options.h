// How points-to is solved: by which contexts, from where, how far.
#ifndef PTA_OPTIONS_H
#define PTA_OPTIONS_H

#include <stdbool.h>
#include <stdint.h>

#include "base/budget.h"
#include "base/notes.h"
#include "world/world.h"

struct models;

// What a context is: see contexts.c.
enum pta_policy {
	PTA_INSENSITIVE,
	PTA_ORIGIN,       // the thread or task that runs the code; of constructors, the object too
	PTA_BY_CALL,      // the last `depth` calls
	PTA_BY_OBJECT,    // the receiver, who made it, and so on: `depth` places that make objects
	PTA_BY_TYPE,      // the same, but of the places only the classes whose code they are in
	PTA_CONSTRUCTORS, // of constructors, the object; of others, none
	PTA_TYPES, // no contexts, and all objects of a class are one, whose fields all objects share:
			   // variable type analysis (V. Sundaresan et al., OOPSLA 2000)
};

#define PTA_MAX_DEPTH 8
#define PTA_MAX_PROPAGATIONS 200000000u // about a minute; a large program takes five million

struct pta_options {
	enum pta_policy policy;
	uint32_t depth;              // BY_CALL, BY_OBJECT, BY_TYPE: from 1 to PTA_MAX_DEPTH
	bool with_origins;           // contexts of any policy are told apart by thread or task too
	bool is_whole;               // follow everything reachable; else what has no effect is left out
	bool is_bare;                // is_whole, but nothing that the machine runs before the roots
	const struct models *models; // NULL: none, bodies are followed
	uint32_t n_roots;
	struct method *const *roots; // mains
	uint32_t jobs;
	uint64_t
		max_propagations;  // 0: PTA_MAX_PROPAGATIONS; sets, nodes and cells that are made count too
	struct budget *budget; // NULL: no limits
	struct notes *notes;
};

// "insensitive", "call:2", "origin+object:1", ...: sets policy, depth and with_origins. False: no such.
bool pta_policy_parse(const char *text, struct pta_options *options);

#endif
