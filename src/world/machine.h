// What the machine itself knows of the Java library: classes and methods that it names in its own code,
// and those that no analysis tells apart.
#ifndef WORLD_MACHINE_H
#define WORLD_MACHINE_H

#include "world/world.h"

enum machine_list {
	MACHINE_MERGED,  // classes whose objects, and those of subclasses, nobody tells apart
	MACHINE_THROWS,  // what instructions throw by themselves
	MACHINE_ARRAYS,  // interfaces of every array
	MACHINE_BOXES,   // of boolean, byte, char, short, int, long, float, double
	MACHINE_OBJECTS, // java.lang: Class, Thread
};
enum { MACHINE_CLASS, MACHINE_THREAD };   // of MACHINE_OBJECTS
enum { MACHINE_STRING, MACHINE_BUILDER }; // of MACHINE_MERGED

// Number i of the list; NULL behind the last. Loads the class; a phantom where there is none.
struct klass *machine_class(struct world *world, enum machine_list list, uint32_t i);
// Method i that the machine calls before main; NULL behind the last; a JDK may lack some: *is_end.
struct method *machine_startup(struct world *world, uint32_t i, bool *is_end);

#endif
