// Call graphs that ask only for classes, not for objects: by class hierarchy (J. Dean, D. Grove,
// C. Chambers, "Optimization of Object-Oriented Programs Using Static Class Hierarchy Analysis", ECOOP
// 1995) and by the classes that reachable code makes objects of (D. Bacon, P. Sweeney, "Fast Static
// Analysis of C++ Virtual Function Calls", OOPSLA 1996). Much coarser than points-to, and a superset of it.
#ifndef PTA_HIERARCHY_H
#define PTA_HIERARCHY_H

#include "base/vec.h"
#include "pta/pta.h"

enum hierarchy_kind {
	HIERARCHY_CHA, // every class that is loaded may be the receiver's
	HIERARCHY_RTA, // every class that reachable code makes an object of
};

struct hierarchy_edge {
	const struct method *from, *to; // from NULL: the machine, or code that cannot be seen
	uint16_t bci;
	uint8_t kind; // enum pta_edge_kind
};

struct hierarchy {
	VEC(const struct method *) methods; // that are reached, by id
	VEC(struct hierarchy_edge) edges;   // by from, bci, kind and to
	uint32_t n_live;                    // classes that receivers may be of
	uint64_t n_calls, n_polymorphic;    // instructions, those with several targets
	bool is_partial;                    // a limit stopped it
};

struct hierarchy *hierarchy_build(struct world *world, const struct pta_options *options,
	enum hierarchy_kind kind);
void hierarchy_free(struct hierarchy *hierarchy);

#endif
