// A JVMTI agent that provokes: whenever the program's own code touches a field it may hold that thread for
// a while, so that others come as far as nothing keeps them from coming. Two threads that touch fields
// while one of them is held could do so at the same time. Which touches are held is decided by a seed.
//
// It is told of locks (claims.c): at this instruction the lock at this way from the touched object is said to
// be held; it follows the fields and looks whether it is.
//
// Options: OUT,CLAIMS,SEED,MILLISECONDS. A line of CLAIMS, fields separated by tabs:
//
//     class method descriptor bci way      way: "." or fields ".lock.inner"; "=app/Main": its class object
//
// Output, one line each:
//
//     point number class method descriptor bci
//     together point point 0|1     two threads were there at the same time; 1: about the same object
//     shared point point           two threads touched one object there, at some time
//     after point point            a thread was at the second when another had been at the first
//     free point way               the lock was not held
#include <jvmti.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define MAX_POINTS 2048
#define MAX_HELD 32
#define MAX_OBJECTS 65536
#define TOUCHES 8 // remembered of an object
#define HOLDS 3   // of a point, at most

struct point {
	jmethodID method;
	jlocation bci;
	uint32_t n_held;
	uint32_t first_claim; // list
	uint32_t thread;      // the first that was there
	bool is_many;         // others, too
	bool is_known;        // claims were looked for
};

struct claim {
	char *class, *method, *descriptor, *way;
	jlocation bci;
	bool is_broken;
	uint32_t next;
};

struct touch {
	uint32_t point, thread;
};

static struct {
	jvmtiEnv *jvmti;
	pthread_mutex_t mutex;
	pthread_cond_t moved;
	FILE *out;
	uint64_t random;
	uint32_t hold_ms, n_threads, n_points, n_claims, n_objects;
	struct point points[MAX_POINTS];
	struct claim *claims;
	struct {
		uint32_t thread, point;
		jlong object;
	} held[MAX_HELD];
	uint32_t n_held;
	uint8_t *together; // [point][point]: bit 0, bit 1: about the same object
	uint8_t *shared;
	uint8_t *after;                   // [first][second]
	struct touch (*touches)[TOUCHES]; // by object
} agent = { .mutex = PTHREAD_MUTEX_INITIALIZER, .moved = PTHREAD_COND_INITIALIZER };

static uint32_t next_random(void)
{
	agent.random = agent.random * 6364136223846793005u + 1442695040888963407u;
	return (uint32_t)(agent.random >> 33);
}

// ---- points -----------------------------------------------------------------------------------

static void find_claims(struct point *point, const char *class, const char *name,
	const char *descriptor)
{
	for (uint32_t i = 1; i <= agent.n_claims; i++) {
		struct claim *claim = &agent.claims[i];
		if (claim->bci == point->bci && strcmp(claim->method, name) == 0 &&
			strcmp(claim->descriptor, descriptor) == 0 &&
			strncmp(claim->class, class + 1, strlen(claim->class)) == 0 &&
			class[strlen(claim->class) + 1] == ';') {
			claim->next = point->first_claim;
			point->first_claim = i;
		}
	}
}

// 0: there are too many.
static uint32_t point_of(JNIEnv *jni, jmethodID method, jlocation bci)
{
	for (uint32_t i = 1; i <= agent.n_points; i++)
		if (agent.points[i].method == method && agent.points[i].bci == bci)
			return i;
	if (agent.n_points + 1 == MAX_POINTS)
		return 0;
	struct point *point = &agent.points[++agent.n_points];
	*point = (struct point){ .method = method, .bci = bci };
	jvmtiEnv *jvmti = agent.jvmti;
	char *name = NULL, *descriptor = NULL, *class = NULL;
	jclass owner = NULL;
	(*jvmti)->GetMethodName(jvmti, method, &name, &descriptor, NULL);
	(*jvmti)->GetMethodDeclaringClass(jvmti, method, &owner);
	(*jvmti)->GetClassSignature(jvmti, owner, &class, NULL);
	(*jni)->DeleteLocalRef(jni, owner);
	if (name && descriptor && class) {
		find_claims(point, class, name, descriptor);
		fprintf(agent.out, "point\t%u\t%.*s\t%s\t%s\t%d\n", agent.n_points, (int)strlen(class) - 2,
			class + 1, name, descriptor, (int)bci);
	}
	(*jvmti)->Deallocate(jvmti, (void *)name);
	(*jvmti)->Deallocate(jvmti, (void *)descriptor);
	(*jvmti)->Deallocate(jvmti, (void *)class);
	return agent.n_points;
}

static void mark(uint8_t *matrix, uint32_t a, uint32_t b, uint8_t bits)
{
	matrix[a * MAX_POINTS + b] |= bits;
	matrix[b * MAX_POINTS + a] |= bits;
}

// ---- locks ------------------------------------------------------------------------------------

static jobject field_of(JNIEnv *jni, jobject object, const char *name, size_t length)
{
	jvmtiEnv *jvmti = agent.jvmti;
	jobject found = NULL;
	jclass class = (*jni)->GetObjectClass(jni, object);
	while (class && !found) {
		jint n = 0;
		jfieldID *fields = NULL;
		(*jvmti)->GetClassFields(jvmti, class, &n, &fields);
		for (jint i = 0; i < n && !found; i++) {
			char *field = NULL, *type = NULL;
			jint access = 0;
			(*jvmti)->GetFieldName(jvmti, class, fields[i], &field, &type, NULL);
			(*jvmti)->GetFieldModifiers(jvmti, class, fields[i], &access);
			if (field && strlen(field) == length && memcmp(field, name, length) == 0 &&
				(type[0] == 'L' || type[0] == '[') && !(access & 8))
				found = (*jni)->GetObjectField(jni, object, fields[i]);
			(*jvmti)->Deallocate(jvmti, (void *)field);
			(*jvmti)->Deallocate(jvmti, (void *)type);
		}
		(*jvmti)->Deallocate(jvmti, (void *)fields);
		class = (*jni)->GetSuperclass(jni, class);
	}
	return found;
}

static bool owns_monitor(JNIEnv *jni, jobject lock)
{
	jvmtiEnv *jvmti = agent.jvmti;
	jint n = 0;
	jobject *owned = NULL;
	bool found = false;
	if ((*jvmti)->GetOwnedMonitorInfo(jvmti, NULL, &n, &owned) != JVMTI_ERROR_NONE)
		return true; // nobody knows
	for (jint i = 0; i < n; i++)
		found |= (*jni)->IsSameObject(jni, owned[i], lock);
	(*jvmti)->Deallocate(jvmti, (void *)owned);
	return found;
}

// Is the object locked by this thread: its monitor, or as a lock of java.util.concurrent? Read locks do not
// tell.
static bool is_held(JNIEnv *jni, jobject lock)
{
	if (owns_monitor(jni, lock))
		return true;
	static const char *const questions[] = { "isHeldByCurrentThread",
		"isWriteLockedByCurrentThread" };
	jclass class = (*jni)->GetObjectClass(jni, lock);
	jmethodID asks = NULL;
	for (size_t i = 0; !asks && i < 2; i++) {
		asks = (*jni)->GetMethodID(jni, class, questions[i], "()Z");
		(*jni)->ExceptionClear(jni);
	}
	if (!asks) {
		char *name = NULL;
		(*agent.jvmti)->GetClassSignature(agent.jvmti, class, &name, NULL);
		bool is_other = name && strncmp(name, "Ljava/util/concurrent/", 22) == 0;
		(*agent.jvmti)->Deallocate(agent.jvmti, (void *)name);
		return is_other;
	}
	return (*jni)->CallBooleanMethod(jni, lock, asks);
}

static void check_claims(JNIEnv *jni, uint32_t point, jobject object)
{
	for (uint32_t i = agent.points[point].first_claim; i; i = agent.claims[i].next) {
		struct claim *claim = &agent.claims[i];
		jobject lock = object;
		if (claim->is_broken || claim->way[0] == '=')
			continue;
		for (const char *at = claim->way; lock && at[0] == '.' && at[1];) {
			size_t length = strcspn(at + 1, ".");
			lock = field_of(jni, lock, at + 1, length);
			at += 1 + length;
		}
		if (lock && !is_held(jni, lock)) {
			pthread_mutex_lock(&agent.mutex);
			claim->is_broken = true;
			if (agent.out)
				fprintf(agent.out, "free\t%u\t%s\n", point, claim->way);
			pthread_mutex_unlock(&agent.mutex);
		}
	}
}

// ---- touches ----------------------------------------------------------------------------------

static uint32_t thread_number(void)
{
	void *known = NULL;
	(*agent.jvmti)->GetThreadLocalStorage(agent.jvmti, NULL, &known);
	if (!known) {
		known = (void *)(uintptr_t)++agent.n_threads;
		(*agent.jvmti)->SetThreadLocalStorage(agent.jvmti, NULL, known);
	}
	return (uint32_t)(uintptr_t)known;
}

static jlong object_number(jobject object)
{
	jlong tag = 0;
	if (!object)
		return 0;
	(*agent.jvmti)->GetTag(agent.jvmti, object, &tag);
	if (!tag && agent.n_objects + 1 < MAX_OBJECTS) {
		tag = ++agent.n_objects;
		(*agent.jvmti)->SetTag(agent.jvmti, object, tag);
	}
	return tag;
}

static void remember(jlong object, uint32_t point, uint32_t thread)
{
	struct touch *touches = agent.touches[object];
	uint32_t at = 0;
	while (at < TOUCHES && touches[at].point &&
		(touches[at].point != point || touches[at].thread != thread)) {
		if (touches[at].thread != thread)
			mark(agent.shared, point, touches[at].point, 1);
		at++;
	}
	for (uint32_t i = at; i < TOUCHES && touches[i].point; i++)
		if (touches[i].thread != thread)
			mark(agent.shared, point, touches[i].point, 1);
	if (at < TOUCHES)
		touches[at] = (struct touch){ point, thread };
}

// Who was where before, and that this thread is here now.
static void follow(uint32_t point, uint32_t thread)
{
	for (uint32_t i = 1; i <= agent.n_points; i++)
		if (agent.points[i].thread && (agent.points[i].is_many || agent.points[i].thread != thread))
			agent.after[i * MAX_POINTS + point] = 1;
	if (!agent.points[point].thread)
		agent.points[point].thread = thread;
	else if (agent.points[point].thread != thread)
		agent.points[point].is_many = true;
}

static void hold(uint32_t point, uint32_t thread, jlong object)
{
	struct timespec until;
	clock_gettime(CLOCK_REALTIME, &until);
	until.tv_nsec += (long)agent.hold_ms * 1000000;
	until.tv_sec += until.tv_nsec / 1000000000;
	until.tv_nsec %= 1000000000;
	agent.points[point].n_held++;
	agent.held[agent.n_held].thread = thread;
	agent.held[agent.n_held].point = point;
	agent.held[agent.n_held++].object = object;
	while (pthread_cond_timedwait(&agent.moved, &agent.mutex, &until) == 0)
		;
	for (uint32_t i = 0; i < agent.n_held; i++)
		if (agent.held[i].thread == thread)
			agent.held[i] = agent.held[--agent.n_held];
}

static void touched(JNIEnv *jni, jmethodID method, jlocation bci, jobject object)
{
	static __thread bool is_asking; // our own looks at fields are touches too
	if (is_asking)
		return;
	pthread_mutex_lock(&agent.mutex);
	uint32_t thread = thread_number(), point = agent.out ? point_of(jni, method, bci) : 0;
	jlong number = object_number(object);
	if (!point) {
		pthread_mutex_unlock(&agent.mutex);
		return;
	}
	for (uint32_t i = 0; i < agent.n_held; i++) {
		bool is_same = number == agent.held[i].object;
		if (agent.held[i].thread != thread)
			mark(agent.together, point, agent.held[i].point, is_same ? 3 : 1);
	}
	if (number)
		remember(number, point, thread);
	follow(point, thread);
	bool is_held_up = agent.n_threads > 1 && agent.n_held + 1 < MAX_HELD &&
		agent.points[point].n_held < HOLDS && next_random() % 2;
	if (is_held_up)
		hold(point, thread, number);
	pthread_mutex_unlock(&agent.mutex);
	is_asking = true;
	if (object && agent.points[point].first_claim)
		check_claims(jni, point, object);
	is_asking = false;
}

static void JNICALL on_read(jvmtiEnv *jvmti, JNIEnv *jni, jthread thread, jmethodID method,
	jlocation bci, jclass class, jobject object, jfieldID field)
{
	(void)jvmti, (void)thread, (void)class, (void)field;
	touched(jni, method, bci, object);
}

static void JNICALL on_write(jvmtiEnv *jvmti, JNIEnv *jni, jthread thread, jmethodID method,
	jlocation bci, jclass class, jobject object, jfieldID field, char type, jvalue value)
{
	(void)jvmti, (void)thread, (void)class, (void)field, (void)type, (void)value;
	touched(jni, method, bci, object);
}

// A thread that starts is one more that may come.
static void JNICALL on_thread_start(jvmtiEnv *jvmti, JNIEnv *jni, jthread thread)
{
	(void)jvmti, (void)jni, (void)thread;
	pthread_mutex_lock(&agent.mutex);
	thread_number();
	pthread_mutex_unlock(&agent.mutex);
}

// ---- begin and end ----------------------------------------------------------------------------

static void JNICALL on_prepare(jvmtiEnv *jvmti, JNIEnv *jni, jthread thread, jclass class)
{
	(void)jni, (void)thread;
	char *name = NULL;
	jobject loader = NULL;
	jint n = 0;
	jfieldID *fields = NULL;
	(*jvmti)->GetClassLoader(jvmti, class, &loader);
	(*jvmti)->GetClassSignature(jvmti, class, &name, NULL);
	if (loader && name && strncmp(name, "Ljava/", 6) != 0 && strncmp(name, "Ljdk/", 5) != 0 &&
		strncmp(name, "Lsun/", 5) != 0) {
		(*jvmti)->GetClassFields(jvmti, class, &n, &fields);
		for (jint i = 0; i < n; i++) {
			(*jvmti)->SetFieldAccessWatch(jvmti, class, fields[i]);
			(*jvmti)->SetFieldModificationWatch(jvmti, class, fields[i]);
		}
		(*jvmti)->Deallocate(jvmti, (void *)fields);
	}
	(*jvmti)->Deallocate(jvmti, (void *)name);
}

static void print_matrix(void)
{
	for (uint32_t a = 1; a <= agent.n_points; a++)
		for (uint32_t b = 1; b <= agent.n_points; b++)
			if (agent.after[a * MAX_POINTS + b])
				fprintf(agent.out, "after\t%u\t%u\n", a, b);
	for (uint32_t a = 1; a <= agent.n_points; a++)
		for (uint32_t b = a; b <= agent.n_points; b++) {
			uint8_t bits = agent.together[a * MAX_POINTS + b];
			if (bits)
				fprintf(agent.out, "together\t%u\t%u\t%d\n", a, b, bits >> 1);
			if (agent.shared[a * MAX_POINTS + b])
				fprintf(agent.out, "shared\t%u\t%u\n", a, b);
		}
}

static void JNICALL on_death(jvmtiEnv *jvmti, JNIEnv *jni)
{
	(void)jvmti, (void)jni;
	pthread_mutex_lock(&agent.mutex);
	print_matrix();
	fclose(agent.out);
	agent.out = NULL;
	pthread_mutex_unlock(&agent.mutex);
}

static bool read_claims(const char *path)
{
	char line[4096];
	FILE *file = fopen(path, "r");
	if (!file)
		return false;
	agent.claims = calloc(1, sizeof(struct claim));
	while (fgets(line, sizeof(line), file)) {
		char *save = NULL, *fields[5];
		for (uint32_t i = 0; i < 5; i++)
			fields[i] = strtok_r(i ? NULL : line, "\t\n", &save);
		if (!fields[4])
			continue;
		agent.claims = realloc(agent.claims, (agent.n_claims + 2) * sizeof(struct claim));
		agent.claims[++agent.n_claims] = (struct claim){ .class = strdup(fields[0]),
			.method = strdup(fields[1]),
			.descriptor = strdup(fields[2]),
			.bci = strtol(fields[3], NULL, 10),
			.way = strdup(fields[4]) };
	}
	fclose(file);
	return true;
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *unused)
{
	(void)unused;
	jvmtiEnv *jvmti;
	jvmtiCapabilities wanted = { 0 };
	jvmtiEventCallbacks callbacks = { .VMDeath = on_death,
		.ClassPrepare = on_prepare,
		.ThreadStart = on_thread_start,
		.FieldAccess = on_read,
		.FieldModification = on_write };
	char *save = NULL, *out = strtok_r(options, ",", &save), *claims = strtok_r(NULL, ",", &save);
	char *seed = strtok_r(NULL, ",", &save), *ms = strtok_r(NULL, ",", &save);
	if (!ms || (*vm)->GetEnv(vm, (void **)&jvmti, JVMTI_VERSION_11) != JNI_OK)
		return JNI_ERR;
	agent.jvmti = jvmti;
	agent.random = strtoul(seed, NULL, 10) * 2654435761u + 1;
	agent.hold_ms = (uint32_t)strtoul(ms, NULL, 10);
	agent.together = calloc(MAX_POINTS, MAX_POINTS);
	agent.shared = calloc(MAX_POINTS, MAX_POINTS);
	agent.after = calloc(MAX_POINTS, MAX_POINTS);
	agent.touches = calloc(MAX_OBJECTS, sizeof(*agent.touches));
	agent.out = fopen(out, "w");
	if (!agent.out || !read_claims(claims) || !agent.together || !agent.shared || !agent.after ||
		!agent.touches)
		return JNI_ERR;
	wanted.can_generate_field_access_events = 1;
	wanted.can_generate_field_modification_events = 1;
	wanted.can_get_owned_monitor_info = 1;
	wanted.can_tag_objects = 1;
	if ((*jvmti)->AddCapabilities(jvmti, &wanted) != JVMTI_ERROR_NONE)
		return JNI_ERR;
	(*jvmti)->SetEventCallbacks(jvmti, &callbacks, sizeof(callbacks));
	static const jvmtiEvent events[] = { JVMTI_EVENT_VM_DEATH, JVMTI_EVENT_CLASS_PREPARE,
		JVMTI_EVENT_THREAD_START, JVMTI_EVENT_FIELD_ACCESS, JVMTI_EVENT_FIELD_MODIFICATION };
	for (size_t i = 0; i < sizeof(events) / sizeof(*events); i++)
		(*jvmti)->SetEventNotificationMode(jvmti, JVMTI_ENABLE, events[i], NULL);
	return JNI_OK;
}
