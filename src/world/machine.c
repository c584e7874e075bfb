#include "world/machine.h"

#define MAX_NAMES 12

static const char *const lists[][MAX_NAMES] = {
	[MACHINE_MERGED] = { "java/lang/String", "java/lang/AbstractStringBuilder",
		"java/lang/Throwable", "java/lang/Boolean", "java/lang/Byte", "java/lang/Character",
		"java/lang/Short", "java/lang/Integer", "java/lang/Long", "java/lang/Float",
		"java/lang/Double" },
	[MACHINE_THROWS] = { "java/lang/NullPointerException", "java/lang/ArithmeticException",
		"java/lang/ArrayIndexOutOfBoundsException", "java/lang/ArrayStoreException",
		"java/lang/ClassCastException", "java/lang/NegativeArraySizeException",
		"java/lang/IllegalMonitorStateException", "java/lang/ExceptionInInitializerError",
		"java/lang/NoClassDefFoundError", "java/lang/StackOverflowError",
		"java/lang/OutOfMemoryError" },
	[MACHINE_ARRAYS] = { "java/lang/Cloneable", "java/io/Serializable" },
	[MACHINE_BOXES] = { "java/lang/Boolean", "java/lang/Byte", "java/lang/Character",
		"java/lang/Short", "java/lang/Integer", "java/lang/Long", "java/lang/Float",
		"java/lang/Double" },
	[MACHINE_OBJECTS] = { "java/lang/Class", "java/lang/Thread" },
};

struct klass *machine_class(struct world *world, enum machine_list list, uint32_t i)
{
	return i < MAX_NAMES && lists[list][i] ? world_find_string(world, lists[list][i]) : NULL;
}

static const struct {
	const char *klass, *name, *descriptor;
} startup[] = {
	{ "java/lang/System", "initializeSystemClass", "()V" }, // up to 8
	{ "java/lang/System", "initPhase1", "()V" },
	{ "java/lang/System", "initPhase2", "(ZZ)I" },
	{ "java/lang/System", "initPhase3", "()V" },
	{ "java/lang/ThreadGroup", "<init>", "()V" },
	{ "java/lang/Thread", "<init>", "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V" },
	{ "java/lang/Thread", "exit", "()V" },
	{ "java/lang/Thread", "dispatchUncaughtException", "(Ljava/lang/Throwable;)V" },
	{ "java/lang/ref/Finalizer", "register", "(Ljava/lang/Object;)V" },
	{ "java/lang/Shutdown", "shutdown", "()V" },
};

struct method *machine_startup(struct world *world, uint32_t i, bool *is_end)
{
	*is_end = i >= sizeof(startup) / sizeof(*startup);
	if (*is_end)
		return NULL;
	const struct klass *klass = world_find_string(world, startup[i].klass);
	return klass_is_phantom(klass)
		? NULL
		: klass_method_named(world, klass, startup[i].name, startup[i].descriptor);
}
