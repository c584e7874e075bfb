// Puts calls of a gate into methods of a class file: before a first lock of a signature is taken, and when it is given back.
//
//     synchronized m()      gate.held(this, SITE) first; gate.exit(SITE) before each return, and when an exception leaves it
//     monitorenter          gate.enter(object, SITE) before it; gate.exit(SITE) before the monitorexits of the same variable
//     x.lock()              gate.enter(x, SITE) before it; gate.exit(SITE) before the x.unlock()s, and when an exception leaves
//
// Nothing else changes: no member comes or goes and no modifier, so that a class which is loaded already can be changed too. A
// synchronized method has its lock when its first instruction runs; held() gives it back if it must wait.
#ifndef WEAVE_WEAVE_H
#define WEAVE_WEAVE_H

#include "class/class.h"

// The gate: static methods held(Object, int), enter(Object, int) and exit(int) of this class.
#define WEAVE_GATE "java/raddle/Gate"

struct weave_request {
	const char *method, *descriptor; // descriptor NULL: any
	int32_t bci;                     // -1: the method's own monitor; -2: what is locked at the line
	uint32_t line;
	uint64_t hash; // of the method's code; 0: not known
	uint16_t site;
	bool is_woven;
	const char *why_not; // where it is not
};

// The class with what was asked for; false where nothing of it could be done.
bool weave_class(struct buf *out, const struct class *c, struct weave_request *requests, uint32_t n,
	struct arena *arena);

// Where the method takes the outermost lock that it has at that instruction, its own monitor apart; -1: it has none.
int32_t weave_open_lock(const struct class *c, const struct member *method, uint32_t bci);

#endif
