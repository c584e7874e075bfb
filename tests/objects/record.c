// A JVMTI agent that writes down, while a program runs, what seed 001 speaks of: the object graph, and
// calls of two threads on one object that overlap.
//
// Objects have numbers (tags) and sites: the innermost instruction of the program's own on the stack when
// they were made, and whether that made them itself or library code below it did.
//
// The graph: edges of fields, static fields and array elements, by walks over the heap (FollowReferences) at
// growing distances; references in frames count for the frame's `this`: by the walks, and exactly for what
// is passed, returned and made. A static method's count for the frame below. Edges are united over the run. Objects
// made before the program began have no number, and no edges.
//
// Overlaps: a method begins on an object while another thread is inside of one on it. To provoke them threads are
// held where methods begin, a few times each. Who is held is inside; of others it is not sure, they may have left
// and not said so yet: the thread that comes waits for a while, and the other must still be there. Frames of constructors, and what they call, are left out. Whether one of the two waits is said too:
// it has given back a lock.
//
// Options: OUT,WALKS,MILLISECONDS. Output, one line each, fields separated by tabs:
//
//     S number class method descriptor bci type is_direct     a site
//     O object site
//     E object object          0: the root
//     V object class method descriptor class method descriptor is_waiting
#include <jvmti.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define MAX_DEPTH 2048
#define MAX_HELD 3 // how often a thread is held for one method, or pair of methods
#define ACC_STATIC 8

struct method {
	jmethodID id;
	bool is_own, is_generated, is_static, is_constructor;
	char *class, *name, *descriptor;
	uint8_t n_slots, slots[16]; // of parameters that are references
	uint32_t n_held;
};

// A frame that is looked at: the program's, or library code that the program calls.
struct frame {
	struct method *method;
	jlong object; // this; 0: static, or without a number
	uint32_t depth;
};

struct thread {
	jthread self;
	uint32_t depth, n, n_constructors;
	uint64_t serial; // grows with each frame
	bool is_waiting, is_held;
	struct frame frames[MAX_DEPTH];
	uint64_t serials[MAX_DEPTH];
	struct thread *next;
};

struct table {
	uint64_t *keys;
	void **values;
	uint32_t n, cap;
};

static struct {
	jvmtiEnv *jvmti;
	pthread_mutex_t mutex;
	FILE *out;
	uint32_t n_objects, n_sites, n_walks, max_walks, hold_ms;
	uint64_t n_entries, next_walk;
	struct table methods, edges, sites, seen;
	struct thread *threads;
} agent = { .mutex = PTHREAD_MUTEX_INITIALIZER };

// ---- tables -----------------------------------------------------------------------------------

static uint64_t mixed(uint64_t key)
{
	key ^= key >> 31;
	key *= 0x9e3779b97f4a7c15u;
	return key ^ key >> 29;
}

static void **table_at(struct table *table, uint64_t key)
{
	uint32_t mask = table->cap - 1, at = (uint32_t)mixed(key) & mask;
	while (table->keys[at] && table->keys[at] != key)
		at = (at + 1) & mask;
	table->keys[at] = key;
	return &table->values[at];
}

// NULL where it is new; keys are not 0.
static void **table_put(struct table *table, uint64_t key)
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
	void **value = table_at(table, key);
	table->n += *value == NULL;
	return value;
}

static uint64_t hash_text(uint64_t hash, const char *text)
{
	for (; *text; text++)
		hash = mixed(hash ^ (uint8_t)*text);
	return hash | 1;
}

// ---- methods ----------------------------------------------------------------------------------

static void find_slots(struct method *method)
{
	uint32_t slot = !method->is_static;
	for (const char *at = method->descriptor + 1; *at && *at != ')'; at++) {
		bool is_reference = *at == 'L' || *at == '[', is_wide = *at == 'J' || *at == 'D';
		if (is_reference && method->n_slots < 16 && slot < 256)
			method->slots[method->n_slots++] = (uint8_t)slot;
		while (*at == '[')
			at++;
		if (*at == 'L')
			at = strchr(at, ';');
		slot += is_wide ? 2 : 1;
	}
}

static struct method *method_of(JNIEnv *jni, jmethodID id)
{
	struct method **known = (struct method **)table_put(&agent.methods, (uint64_t)(uintptr_t)id);
	if (*known)
		return *known;
	jvmtiEnv *jvmti = agent.jvmti;
	struct method *method = calloc(1, sizeof(*method));
	jclass owner = NULL;
	jobject loader = NULL;
	jint access = 0;
	*known = method;
	method->id = id;
	(*jvmti)->GetMethodName(jvmti, id, &method->name, &method->descriptor, NULL);
	(*jvmti)->GetMethodModifiers(jvmti, id, &access);
	if ((*jvmti)->GetMethodDeclaringClass(jvmti, id, &owner) == JVMTI_ERROR_NONE) {
		(*jvmti)->GetClassSignature(jvmti, owner, &method->class, NULL);
		(*jvmti)->GetClassLoader(jvmti, owner, &loader);
		(*jni)->DeleteLocalRef(jni, owner);
	}
	const char *class = method->class ? method->class : "L?;";
	method->is_own = loader && strncmp(class, "Ljava/", 6) != 0 &&
		strncmp(class, "Ljdk/", 5) != 0 && strncmp(class, "Lsun/", 5) != 0;
	method->is_generated = strstr(class, "$$Lambda") != NULL;
	method->is_static = access & ACC_STATIC;
	method->is_constructor = method->name[0] == '<';
	find_slots(method);
	if (loader)
		(*jni)->DeleteLocalRef(jni, loader);
	return method;
}

// ---- objects and edges ------------------------------------------------------------------------

static jlong number_of(JNIEnv *jni, jobject object)
{
	jlong tag = 0;
	(void)jni;
	if (object)
		(*agent.jvmti)->GetTag(agent.jvmti, object, &tag);
	return tag;
}

static void add_edge(jlong from, jlong to)
{
	if (!to || from == to || !agent.out)
		return;
	void **known = table_put(&agent.edges, ((uint64_t)from << 32 | (uint64_t)to) + 1);
	if (!*known) {
		*known = &agent;
		fprintf(agent.out, "E\t%ld\t%ld\n", (long)from, (long)to);
	}
}

// Whose `this` a frame's references count for, below so many frames; -1: nobody knows.
static jlong holder(const struct thread *thread, uint32_t n)
{
	while (n && thread->frames[n - 1].method->is_static) {
		if (strcmp(thread->frames[n - 1].method->name, "<clinit>") == 0)
			return 0; // for the class
		n--;
	}
	if (!n)
		return 0;
	return thread->frames[n - 1].object ? thread->frames[n - 1].object : -1;
}

// ---- threads and frames -----------------------------------------------------------------------

static struct thread *thread_state(JNIEnv *jni, jthread self)
{
	void *state = NULL;
	jvmtiEnv *jvmti = agent.jvmti;
	if ((*jvmti)->GetThreadLocalStorage(jvmti, NULL, &state) != JVMTI_ERROR_NONE)
		return NULL;
	if (!state) {
		struct thread *thread = calloc(1, sizeof(struct thread));
		thread->self = (*jni)->NewGlobalRef(jni, self);
		thread->next = agent.threads;
		agent.threads = thread;
		(*jvmti)->SetThreadLocalStorage(jvmti, NULL, thread);
		state = thread;
	}
	return state;
}

static void walk(JNIEnv *jni);

// Another thread inside of a method of the object, no constructor of its below; its frame.
static const struct frame *find_inside(const struct thread *thread, jlong object)
{
	if (thread->n_constructors)
		return NULL;
	for (uint32_t i = thread->n; i-- > 0;)
		if (thread->frames[i].object == object && !thread->frames[i].method->is_generated)
			return &thread->frames[i];
	return NULL;
}

static uint64_t pair_key(jlong object, const struct method *a, const struct method *b)
{
	uint64_t x = (uint64_t)(uintptr_t)a, y = (uint64_t)(uintptr_t)b;
	return mixed(mixed(x < y ? x * 3 + y : y * 3 + x) ^ (uint64_t)object) | 1;
}

static void pause_for(uint32_t milliseconds)
{
	struct timespec time = { 0, (long)milliseconds * 1000000 };
	nanosleep(&time, NULL);
}

// In Condition.await, perhaps: it has given back its lock too.
static bool is_parked(const struct thread *thread)
{
	jint state = 0;
	(*agent.jvmti)->GetThreadState(agent.jvmti, thread->self, &state);
	return state & JVMTI_THREAD_STATE_PARKED;
}

// Is some other thread inside of the object too, and stays there?
static void look_for_overlap(struct thread *self, const struct frame *mine)
{
	for (struct thread *other = agent.threads; other; other = other->next) {
		const struct frame *inside = other == self ? NULL : find_inside(other, mine->object);
		if (!inside)
			continue;
		uint32_t at = (uint32_t)(inside - other->frames);
		uint64_t serial = other->serials[at];
		struct method *method = inside->method;
		void **known = table_put(&agent.seen, pair_key(mine->object, mine->method, method));
		if ((uintptr_t)*known >= MAX_HELD)
			continue;
		*known = (void *)((uintptr_t)*known + 1);
		for (uint32_t ms = 0;
			 !other->is_held && ms < agent.hold_ms && other->n > at && other->serials[at] == serial;
			 ms += 2) {
			pthread_mutex_unlock(&agent.mutex);
			pause_for(2);
			pthread_mutex_lock(&agent.mutex);
		}
		if (!agent.out || other->n <= at || other->serials[at] != serial)
			continue;
		fprintf(agent.out, "V\t%ld\t%s\t%s\t%s\t%s\t%s\t%s\t%d\n", (long)mine->object,
			mine->method->class, mine->method->name, mine->method->descriptor, method->class,
			method->name, method->descriptor, other->is_waiting || is_parked(other));
	}
}

static void add_parameters(JNIEnv *jni, const struct frame *frame, jlong to)
{
	for (uint32_t i = 0; to >= 0 && i < frame->method->n_slots; i++) {
		jobject value = NULL;
		if ((*agent.jvmti)->GetLocalObject(agent.jvmti, NULL, 0, frame->method->slots[i], &value))
			continue;
		add_edge(to, number_of(jni, value));
		if (value)
			(*jni)->DeleteLocalRef(jni, value);
	}
}

static void JNICALL on_entry(jvmtiEnv *jvmti, JNIEnv *jni, jthread self, jmethodID id)
{
	pthread_mutex_lock(&agent.mutex);
	struct thread *thread = agent.out ? thread_state(jni, self) : NULL;
	struct method *method = thread ? method_of(jni, id) : NULL;
	if (!thread)
		goto end;
	uint32_t depth = ++thread->depth;
	const struct frame *top = thread->n ? &thread->frames[thread->n - 1] : NULL;
	bool is_below_own = top && top->depth + 1 == depth && top->method->is_own;
	if ((!method->is_own && !is_below_own) || thread->n == MAX_DEPTH)
		goto end;
	struct frame *frame = &thread->frames[thread->n];
	*frame = (struct frame){ method, 0, depth };
	if (!method->is_static) {
		jobject object = NULL;
		(*jvmti)->GetLocalInstance(jvmti, NULL, 0, &object);
		frame->object = number_of(jni, object);
		if (object)
			(*jni)->DeleteLocalRef(jni, object);
	}
	if (!method->is_own && frame->object == top->object)
		goto end; // inherited, by `this`: the same call
	thread->serials[thread->n++] = ++thread->serial;
	thread->n_constructors += method->is_constructor && method->is_own;
	if (method->is_own)
		add_parameters(jni, frame, holder(thread, thread->n));
	if (frame->object && !thread->n_constructors && !method->is_constructor &&
		!method->is_generated)
		look_for_overlap(thread, frame);
	if (frame->object && method->is_own && !method->is_constructor && agent.threads->next &&
		method->n_held < MAX_HELD) {
		method->n_held++;
		thread->is_held = true;
		pthread_mutex_unlock(&agent.mutex);
		pause_for(agent.hold_ms);
		pthread_mutex_lock(&agent.mutex);
		thread->is_held = false;
	}
	if (agent.out && method->is_own && agent.n_walks < agent.max_walks &&
		++agent.n_entries >= agent.next_walk) {
		agent.n_walks++;
		agent.next_walk = agent.n_entries + 1 + agent.n_walks * agent.n_walks / 2;
		walk(jni);
	}
end:
	pthread_mutex_unlock(&agent.mutex);
}

// It has its lock again when it returns, not when it is told to go on.
static bool is_wait(const struct method *method)
{
	return strcmp(method->name, "wait") == 0 && strcmp(method->class, "Ljava/lang/Object;") == 0;
}

static void JNICALL on_return(jvmtiEnv *jvmti, JNIEnv *jni, jthread self, jmethodID id,
	jboolean is_thrown, jvalue value)
{
	(void)jvmti;
	pthread_mutex_lock(&agent.mutex);
	struct thread *thread = agent.out ? thread_state(jni, self) : NULL;
	if (thread && thread->is_waiting && is_wait(method_of(jni, id)))
		thread->is_waiting = false;
	if (thread && thread->depth) {
		uint32_t depth = thread->depth--;
		while (thread->n && thread->frames[thread->n - 1].depth >= depth) {
			struct frame *frame = &thread->frames[--thread->n];
			thread->n_constructors -= frame->method->is_constructor && frame->method->is_own;
			char type = strchr(frame->method->descriptor, ')')[1];
			jlong to = holder(thread, thread->n);
			if (!is_thrown && frame->depth == depth && (type == 'L' || type == '[') && to >= 0)
				add_edge(to, number_of(jni, value.l));
		}
	}
	pthread_mutex_unlock(&agent.mutex);
}

static void JNICALL on_wait(jvmtiEnv *jvmti, JNIEnv *jni, jthread self, jobject object, jlong time)
{
	(void)jvmti, (void)object, (void)time;
	pthread_mutex_lock(&agent.mutex);
	struct thread *thread = agent.out ? thread_state(jni, self) : NULL;
	if (thread)
		thread->is_waiting = true;
	pthread_mutex_unlock(&agent.mutex);
}

// ---- allocations ------------------------------------------------------------------------------

static uint32_t site_of(JNIEnv *jni, const struct method *method, jlocation bci, jclass class,
	bool is_direct)
{
	char *type = NULL;
	(void)jni;
	(*agent.jvmti)->GetClassSignature(agent.jvmti, class, &type, NULL);
	uint64_t key = hash_text(mixed((uint64_t)(uintptr_t)method ^ ((uint64_t)bci * 2 + is_direct)),
		type ? type : "?");
	void **known = table_put(&agent.sites, key);
	if (!*known) {
		*known = (void *)(uintptr_t)++agent.n_sites;
		fprintf(agent.out, "S\t%u\t%s\t%s\t%s\t%d\t%s\t%d\n", agent.n_sites, method->class,
			method->name, method->descriptor, (int)bci, type ? type : "?", is_direct);
	}
	(*agent.jvmti)->Deallocate(agent.jvmti, (void *)type);
	return (uint32_t)(uintptr_t)*known;
}

static void JNICALL on_allocation(jvmtiEnv *jvmti, JNIEnv *jni, jthread self, jobject object,
	jclass class, jlong size)
{
	(void)size;
	jvmtiFrameInfo frames[64];
	jint n = 0;
	pthread_mutex_lock(&agent.mutex);
	struct thread *thread = agent.out ? thread_state(jni, self) : NULL;
	if (thread && (*jvmti)->GetStackTrace(jvmti, NULL, 0, 64, frames, &n) == JVMTI_ERROR_NONE) {
		for (jint i = 0; i < n; i++) {
			const struct method *method = method_of(jni, frames[i].method);
			if (!method->is_own || method->is_generated)
				continue;
			jlong number = ++agent.n_objects;
			uint32_t site = site_of(jni, method, frames[i].location, class, i == 0);
			(*jvmti)->SetTag(jvmti, object, number);
			fprintf(agent.out, "O\t%ld\t%u\n", (long)number, site);
			if (i == 0 && holder(thread, thread->n) >= 0)
				add_edge(holder(thread, thread->n), number);
			break;
		}
	}
	pthread_mutex_unlock(&agent.mutex);
}

// ---- walks ------------------------------------------------------------------------------------

struct local {
	jlong thread, object;
	jint depth, slot;
	jmethodID method;
};

struct walked {
	struct local *locals;
	uint32_t n, cap;
};

static jint JNICALL on_reference(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info,
	jlong class_tag, jlong referrer_class_tag, jlong size, jlong *tag, jlong *referrer, jint length,
	void *data)
{
	(void)class_tag, (void)referrer_class_tag, (void)size, (void)length;
	struct walked *walked = data;
	if (kind == JVMTI_HEAP_REFERENCE_STATIC_FIELD)
		add_edge(0, *tag);
	else if ((kind == JVMTI_HEAP_REFERENCE_FIELD || kind == JVMTI_HEAP_REFERENCE_ARRAY_ELEMENT) &&
		referrer && *referrer)
		add_edge(*referrer, *tag);
	if (kind == JVMTI_HEAP_REFERENCE_STACK_LOCAL) {
		if (walked->n == walked->cap) {
			walked->cap = walked->cap ? 2 * walked->cap : 1024;
			walked->locals = realloc(walked->locals, walked->cap * sizeof(*walked->locals));
		}
		walked->locals[walked->n++] = (struct local){ info->stack_local.thread_id, *tag,
			info->stack_local.depth, info->stack_local.slot, info->stack_local.method };
	}
	return JVMTI_VISIT_OBJECTS;
}

static int compare_locals(const void *left, const void *right)
{
	const struct local *a = left, *b = right;
	if (a->thread != b->thread)
		return a->thread < b->thread ? -1 : 1;
	if (a->depth != b->depth)
		return a->depth > b->depth ? -1 : 1; // from the bottom up
	return a->slot - b->slot;
}

// References in frames of the program's own methods. Where a frame's `this` is not in sight nothing is said.
static void walk(JNIEnv *jni)
{
	struct walked walked = { 0 };
	jvmtiHeapCallbacks callbacks = { .heap_reference_callback = on_reference };
	(*agent.jvmti)->FollowReferences(agent.jvmti, 0, NULL, NULL, &callbacks, &walked);
	if (walked.n)
		qsort(walked.locals, walked.n, sizeof(*walked.locals), compare_locals);
	for (uint32_t i = 0; i < walked.n; i++) {
		const struct local *local = &walked.locals[i];
		const struct method *method = method_of(jni, local->method);
		bool has_this = method->is_own && local->slot == 0 && !method->is_static && local->object;
		for (uint32_t k = i; has_this && k < walked.n && walked.locals[k].thread == local->thread &&
			 walked.locals[k].depth == local->depth;
			 k++)
			add_edge(local->object, walked.locals[k].object);
	}
	free(walked.locals);
}

// ---- begin and end ----------------------------------------------------------------------------

static void enable(jvmtiEnv *jvmti, jvmtiEventMode mode)
{
	static const jvmtiEvent events[] = { JVMTI_EVENT_METHOD_ENTRY, JVMTI_EVENT_METHOD_EXIT,
		JVMTI_EVENT_SAMPLED_OBJECT_ALLOC, JVMTI_EVENT_MONITOR_WAIT };
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
	enable(jvmti, JVMTI_DISABLE);
	pthread_mutex_lock(&agent.mutex);
	walk(jni);
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
		.MethodEntry = on_entry,
		.MethodExit = on_return,
		.MonitorWait = on_wait,
		.SampledObjectAlloc = on_allocation };
	char *save = NULL, *out = strtok_r(options, ",", &save);
	char *walks = strtok_r(NULL, ",", &save), *ms = strtok_r(NULL, ",", &save);
	if (!ms || (*vm)->GetEnv(vm, (void **)&jvmti, JVMTI_VERSION_11) != JNI_OK)
		return JNI_ERR;
	agent.jvmti = jvmti;
	agent.out = fopen(out, "w");
	agent.max_walks = (uint32_t)strtoul(walks, NULL, 10);
	agent.hold_ms = (uint32_t)strtoul(ms, NULL, 10);
	wanted.can_generate_method_entry_events = 1;
	wanted.can_generate_method_exit_events = 1;
	wanted.can_generate_sampled_object_alloc_events = 1;
	wanted.can_generate_monitor_events = 1;
	wanted.can_access_local_variables = 1;
	wanted.can_tag_objects = 1;
	if (!agent.out || (*jvmti)->AddCapabilities(jvmti, &wanted) != JVMTI_ERROR_NONE)
		return JNI_ERR;
	(*jvmti)->SetHeapSamplingInterval(jvmti, 0);
	(*jvmti)->SetEventCallbacks(jvmti, &callbacks, sizeof(callbacks));
	(*jvmti)->SetEventNotificationMode(jvmti, JVMTI_ENABLE, JVMTI_EVENT_VM_INIT, NULL);
	(*jvmti)->SetEventNotificationMode(jvmti, JVMTI_ENABLE, JVMTI_EVENT_VM_DEATH, NULL);
	return JNI_OK;
}
