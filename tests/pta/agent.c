// A JVMTI agent that writes down who calls whom and who makes what, while a program runs: a tree of
// calling contexts (Ammons, Ball, Larus: "Exploiting hardware performance counters with flow and
// context sensitive profiling", PLDI 1997). A node is a method called by the method of its parent at
// some instruction; what was allocated there hangs on it. The tree, not a set of edges, because who
// compares leaves out frames (generated ones, modelled ones), and then wants to know who stood below.
//
// Each thread has a stack of nodes, pushed by MethodEntry and popped by MethodExit. It mends itself: the
// machine is asked for the caller's frame anyway, to get its instruction, and where that frame is not the
// top of our stack (events were missed, a virtual thread was mounted) the whole stack is asked for.
//
// Output, one line each, fields separated by tabs:
//
//     M number class name descriptor flags     a method, before its first use; flags: n native
//     N number parent bci method               a node; parent 0: the bottom of a thread's stack
//     A node bci class                         the node's method made an object there
//
// Options: the file to write.
#include <jvmti.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_FRAMES 4096
#define ACC_NATIVE 0x100

struct node {
	uint32_t parent, method;
	int32_t bci;
};

struct frame {
	jmethodID method;
	uint32_t node;
};

struct thread {
	bool is_known; // the stack is what the machine's was
	uint32_t n, cap;
	struct frame *frames;
};

// Number by 64-bit key; open addressing, 0 is free.
struct table {
	uint64_t *keys;
	uint32_t *values;
	uint32_t n, cap;
};

static struct {
	jvmtiEnv *jvmti;
	pthread_mutex_t mutex;
	FILE *out;
	struct node *nodes;
	uint32_t n_nodes, cap_nodes, n_methods, n_classes;
	char **class_names;
	uint32_t cap_classes;
	struct table method_of, node_of, allocated;
} agent = { .mutex = PTHREAD_MUTEX_INITIALIZER };

// ---- tables -----------------------------------------------------------------------------------

static void *grown(void *old, uint32_t *cap, uint32_t n, size_t size)
{
	if (n < *cap)
		return old;
	*cap = *cap ? 2 * *cap : 1024;
	void *made = realloc(old, *cap * size);
	if (!made)
		abort();
	return made;
}

static uint64_t mixed(uint64_t key)
{
	key ^= key >> 31;
	key *= 0x9e3779b97f4a7c15u;
	return key ^ key >> 29;
}

static uint32_t *table_at(struct table *table, uint64_t key)
{
	uint32_t mask = table->cap - 1, at = (uint32_t)mixed(key) & mask;
	while (table->keys[at] && table->keys[at] != key)
		at = (at + 1) & mask;
	table->keys[at] = key;
	return &table->values[at];
}

// The value of a key, 0 where it is new; keys are not 0.
static uint32_t *table_put(struct table *table, uint64_t key)
{
	if (2 * table->n >= table->cap) {
		struct table old = *table;
		table->cap = old.cap ? 2 * old.cap : 4096;
		table->keys = calloc(table->cap, sizeof(*table->keys));
		table->values = calloc(table->cap, sizeof(*table->values));
		if (!table->keys || !table->values)
			abort();
		for (uint32_t i = 0; i < old.cap; i++)
			if (old.keys[i])
				*table_at(table, old.keys[i]) = old.values[i];
		free(old.keys);
		free(old.values);
	}
	uint32_t *value = table_at(table, key);
	table->n += *value == 0;
	return value;
}

// ---- methods and nodes ------------------------------------------------------------------------

static void release(void *text)
{
	(*agent.jvmti)->Deallocate(agent.jvmti, text);
}

static uint32_t method_number(jmethodID method, JNIEnv *jni)
{
	uint32_t *known = table_put(&agent.method_of, (uint64_t)(uintptr_t)method);
	if (*known)
		return *known;
	*known = ++agent.n_methods;
	jvmtiEnv *jvmti = agent.jvmti;
	char *name = NULL, *descriptor = NULL, *class = NULL;
	jint access = 0;
	jclass owner = NULL;
	(*jvmti)->GetMethodName(jvmti, method, &name, &descriptor, NULL);
	(*jvmti)->GetMethodModifiers(jvmti, method, &access);
	if ((*jvmti)->GetMethodDeclaringClass(jvmti, method, &owner) == JVMTI_ERROR_NONE) {
		(*jvmti)->GetClassSignature(jvmti, owner, &class, NULL);
		(*jni)->DeleteLocalRef(jni, owner);
	}
	fprintf(agent.out, "M\t%u\t%s\t%s\t%s\t%s\n", agent.n_methods, class ? class : "?",
		name ? name : "?", descriptor ? descriptor : "?", access & ACC_NATIVE ? "n" : "-");
	release(name);
	release(descriptor);
	release(class);
	return agent.n_methods;
}

static uint32_t node_number(uint32_t parent, int32_t bci, jmethodID id, JNIEnv *jni)
{
	pthread_mutex_lock(&agent.mutex);
	uint32_t number = 0;
	if (agent.out) {
		uint32_t method = method_number(id, jni);
		// Parents below 2^28, instructions below 2^16, methods below 2^20.
		uint64_t key = (uint64_t)parent << 36 ^ (uint64_t)(uint16_t)bci << 20 ^ method;
		uint32_t *known = table_put(&agent.node_of, key);
		if (!*known) {
			agent.nodes = grown(agent.nodes, &agent.cap_nodes, agent.n_nodes, sizeof(struct node));
			agent.nodes[agent.n_nodes++] = (struct node){ parent, method, bci };
			*known = agent.n_nodes;
			fprintf(agent.out, "N\t%u\t%u\t%d\t%u\n", agent.n_nodes, parent, bci, method);
		}
		number = *known;
	}
	pthread_mutex_unlock(&agent.mutex);
	return number;
}

// ---- stacks -----------------------------------------------------------------------------------

static struct thread *thread_state(void)
{
	void *state = NULL;
	jvmtiEnv *jvmti = agent.jvmti;
	if ((*jvmti)->GetThreadLocalStorage(jvmti, NULL, &state) != JVMTI_ERROR_NONE)
		return NULL;
	if (!state) {
		state = calloc(1, sizeof(struct thread));
		(*jvmti)->SetThreadLocalStorage(jvmti, NULL, state);
	}
	return state;
}

static void push(struct thread *thread, jmethodID method, int32_t bci, JNIEnv *jni)
{
	uint32_t parent = thread->n ? thread->frames[thread->n - 1].node : 0;
	thread->frames = grown(thread->frames, &thread->cap, thread->n, sizeof(struct frame));
	thread->frames[thread->n++] = (struct frame){ method, node_number(parent, bci, method, jni) };
}

static void ask_machine(struct thread *thread, JNIEnv *jni)
{
	jvmtiEnv *jvmti = agent.jvmti;
	jvmtiFrameInfo *frames = malloc(MAX_FRAMES * sizeof(*frames));
	jint n = 0;
	thread->n = 0;
	if (frames && (*jvmti)->GetStackTrace(jvmti, NULL, 0, MAX_FRAMES, frames, &n) == 0)
		for (jint i = n - 1; i >= 0; i--)
			push(thread, frames[i].method, i + 1 < n ? (int32_t)frames[i + 1].location : -1, jni);
	thread->is_known = true;
	free(frames);
}

static void JNICALL on_entry(jvmtiEnv *jvmti, JNIEnv *jni, jthread unused, jmethodID method)
{
	(void)unused;
	struct thread *thread = thread_state();
	if (!thread)
		return;
	jmethodID caller = NULL;
	jlocation bci = -1;
	jvmtiError error = (*jvmti)->GetFrameLocation(jvmti, NULL, 1, &caller, &bci);
	bool is_bottom = error == JVMTI_ERROR_NO_MORE_FRAMES;
	if (thread->is_known && is_bottom)
		thread->n = 0;
	if (thread->is_known &&
		(is_bottom || (thread->n && thread->frames[thread->n - 1].method == caller)))
		push(thread, method, is_bottom ? -1 : (int32_t)bci, jni);
	else
		ask_machine(thread, jni);
}

static void JNICALL on_return(jvmtiEnv *jvmti, JNIEnv *jni, jthread unused, jmethodID method,
	jboolean is_thrown, jvalue value)
{
	(void)jvmti, (void)jni, (void)unused, (void)is_thrown, (void)value;
	struct thread *thread = thread_state();
	if (!thread)
		return;
	if (thread->n && thread->frames[thread->n - 1].method == method)
		thread->n--;
	else
		thread->is_known = false;
}

static void JNICALL on_thread_end(jvmtiEnv *jvmti, JNIEnv *jni, jthread unused)
{
	(void)jni, (void)unused;
	struct thread *thread = thread_state();
	if (!thread)
		return;
	(*jvmti)->SetThreadLocalStorage(jvmti, NULL, NULL);
	free(thread->frames);
	free(thread);
}

// ---- allocations ------------------------------------------------------------------------------

static uint32_t class_number(jclass class)
{
	jvmtiEnv *jvmti = agent.jvmti;
	jlong tag = 0;
	(*jvmti)->GetTag(jvmti, class, &tag);
	if (tag)
		return (uint32_t)tag;
	char *name = NULL;
	(*jvmti)->GetClassSignature(jvmti, class, &name, NULL);
	pthread_mutex_lock(&agent.mutex);
	agent.class_names = grown(agent.class_names, &agent.cap_classes, agent.n_classes + 1,
		sizeof(char *));
	uint32_t number = ++agent.n_classes;
	agent.class_names[number] = strdup(name ? name : "?");
	pthread_mutex_unlock(&agent.mutex);
	release(name);
	(*jvmti)->SetTag(jvmti, class, number);
	return number;
}

static void JNICALL on_allocation(jvmtiEnv *jvmti, JNIEnv *jni, jthread unused, jobject object,
	jclass class, jlong size)
{
	(void)jni, (void)unused, (void)object, (void)size;
	struct thread *thread = thread_state();
	if (!thread || !thread->is_known || thread->n == 0)
		return;
	uint32_t node = thread->frames[thread->n - 1].node, number = class_number(class);
	jmethodID method = NULL;
	jlocation bci = -1;
	(*jvmti)->GetFrameLocation(jvmti, NULL, 0, &method, &bci);
	if (method != thread->frames[thread->n - 1].method)
		return;
	pthread_mutex_lock(&agent.mutex);
	uint64_t key = (uint64_t)node << 36 ^ (uint64_t)(uint16_t)bci << 20 ^ number;
	uint32_t *known = table_put(&agent.allocated, key);
	if (!*known && agent.out) {
		*known = 1;
		fprintf(agent.out, "A\t%u\t%d\t%s\n", node, (int)bci, agent.class_names[number]);
	}
	pthread_mutex_unlock(&agent.mutex);
}

// ---- begin and end ----------------------------------------------------------------------------

static void enable(jvmtiEnv *jvmti, jvmtiEventMode mode)
{
	static const jvmtiEvent events[] = { JVMTI_EVENT_METHOD_ENTRY, JVMTI_EVENT_METHOD_EXIT,
		JVMTI_EVENT_THREAD_END, JVMTI_EVENT_SAMPLED_OBJECT_ALLOC };
	for (size_t i = 0; i < sizeof(events) / sizeof(*events); i++)
		(*jvmti)->SetEventNotificationMode(jvmti, mode, events[i], NULL);
}

static void JNICALL on_start(jvmtiEnv *jvmti, JNIEnv *jni, jthread thread)
{
	(void)jni, (void)thread;
	enable(jvmti, JVMTI_ENABLE);
}

static void JNICALL on_death(jvmtiEnv *jvmti, JNIEnv *jni)
{
	(void)jni;
	enable(jvmti, JVMTI_DISABLE);
	pthread_mutex_lock(&agent.mutex);
	fclose(agent.out);
	agent.out = NULL;
	pthread_mutex_unlock(&agent.mutex);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *unused)
{
	(void)unused;
	jvmtiEnv *jvmti;
	jvmtiCapabilities wanted = { 0 };
	jvmtiEventCallbacks callbacks = { .VMInit = on_start,
		.VMDeath = on_death,
		.ThreadEnd = on_thread_end,
		.MethodEntry = on_entry,
		.MethodExit = on_return,
		.SampledObjectAlloc = on_allocation };
	if (!options || (*vm)->GetEnv(vm, (void **)&jvmti, JVMTI_VERSION_11) != JNI_OK)
		return JNI_ERR;
	agent.jvmti = jvmti;
	agent.out = fopen(options, "w");
	wanted.can_generate_method_entry_events = 1;
	wanted.can_generate_method_exit_events = 1;
	wanted.can_generate_sampled_object_alloc_events = 1;
	wanted.can_tag_objects = 1;
#ifdef JNI_VERSION_21
	wanted.can_support_virtual_threads = 1;
#endif
	if (!agent.out || (*jvmti)->AddCapabilities(jvmti, &wanted) != JVMTI_ERROR_NONE)
		return JNI_ERR;
	// Every allocation; from the beginning, for a thread keeps to what held when it last took a sample.
	(*jvmti)->SetHeapSamplingInterval(jvmti, 0);
	(*jvmti)->SetEventCallbacks(jvmti, &callbacks, sizeof(callbacks));
	(*jvmti)->SetEventNotificationMode(jvmti, JVMTI_ENABLE, JVMTI_EVENT_VM_INIT, NULL);
	(*jvmti)->SetEventNotificationMode(jvmti, JVMTI_ENABLE, JVMTI_EVENT_VM_DEATH, NULL);
	return JNI_OK;
}
