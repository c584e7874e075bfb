// As Dimmunix does: a deadlock that has happened is recognised, and its signature written, so that it happens once.
//
// The JVM's own management finds cycles of monitors and of java.util.concurrent's locks, and says at which depth of a stack a monitor was
// taken. Of a lock it does not say that: the innermost frame below the last one that has such a call open is taken.
#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "agent/internal.h"

enum { MAX_FRAMES = 256, MAX_KNOWN = 64 };

struct learner {
	JNIEnv *jni;
	jobject bean;
	jmethodID find, inform;                             // ThreadMXBean
	jmethodID owner_id, thread_id, lock_info, monitors; // ThreadInfo
	jmethodID lock_hash, depth;                         // LockInfo, MonitorInfo
	uint64_t known[MAX_KNOWN];
	uint32_t n_known;
};

struct waiting {
	int64_t id, owner;
	jint lock_hash;
	jobject info;
	jthread thread;
	jvmtiFrameInfo frames[MAX_FRAMES];
	jint n_frames;
};

// ---- class files of loaded classes --------------------------------------------------------------------------

// The bytes of a class come by when it is transformed again.
static pthread_mutex_t capture_mutex = PTHREAD_MUTEX_INITIALIZER;
static jclass captured_class;
static struct buf captured;

void agent_capture(JNIEnv *jni, jclass class, const unsigned char *bytes, jint n)
{
	pthread_mutex_lock(&capture_mutex);
	if (captured_class && class && (*jni)->IsSameObject(jni, class, captured_class) &&
		!captured.len)
		buf_put(&captured, bytes, (size_t)n);
	pthread_mutex_unlock(&capture_mutex);
}

static bool read_class(jclass class, struct buf *out)
{
	pthread_mutex_lock(&capture_mutex);
	captured_class = class;
	buf_clear(&captured);
	pthread_mutex_unlock(&capture_mutex);
	jvmtiError error = (*agent.jvmti)->RetransformClasses(agent.jvmti, 1, &class);
	pthread_mutex_lock(&capture_mutex);
	captured_class = NULL;
	buf_clear(out);
	buf_slice(out, buf_view(&captured));
	pthread_mutex_unlock(&capture_mutex);
	return !error && out->len;
}

// ---- places -----------------------------------------------------------------------------------------

static char *dotted(const char *signature)
{
	char *name = strdup(signature + 1);
	name[strlen(name) - 1] = 0;
	for (char *at = name; *at; at++)
		if (*at == '/')
			*at = '.';
	return name;
}

static const struct member *member_of(const struct class *c, const char *name,
	const char *descriptor)
{
	for (uint32_t i = 0; i < c->n_methods; i++)
		if (slice_equal(member_name(c, &c->methods[i]), slice_of_string(name)) &&
			slice_equal(member_descriptor(c, &c->methods[i]), slice_of_string(descriptor)))
			return c->methods[i].code ? &c->methods[i] : NULL;
	return NULL;
}

// The frame as a place: of the first lock if is_outer, else of the call. False where that cannot be said.
static bool place_in(struct signature_place *place, const jvmtiFrameInfo *frame, bool is_outer,
	struct signatures *into)
{
	char *name = NULL, *descriptor = NULL, *signature = NULL;
	jclass class = NULL;
	jvmtiEnv *jvmti = agent.jvmti;
	struct buf bytes = BUF_INIT;
	struct err err = ERR_INIT;
	bool is_good = false;
	if (frame->location < 0 ||
		(*jvmti)->GetMethodName(jvmti, frame->method, &name, &descriptor, NULL) ||
		(*jvmti)->GetMethodDeclaringClass(jvmti, frame->method, &class) ||
		(*jvmti)->GetClassSignature(jvmti, class, &signature, NULL) || *signature != 'L' ||
		!read_class(class, &bytes))
		goto end;
	struct slice kept = arena_copy(&into->arena, buf_view(&bytes));
	const struct class *c = class_read(kept, &into->arena, &err);
	const struct member *method = c ? member_of(c, name, descriptor) : NULL;
	if (!method)
		goto end;
	char *class_name = dotted(signature);
	struct slice text = arena_printf(&into->arena, "%s.%s%s@%d#%016" PRIx64, class_name, name,
		descriptor, (int)frame->location, code_hash(method->code));
	free(class_name);
	is_good = signature_place_parse(place, text, &into->arena);
	place->line = code_line(c, method->code, (uint32_t)frame->location);
	struct slice file = class_source_file(c);
	place->file = place->line && file.len
		? (const char *)arena_printf(&into->arena, "%.*s", SLICE_ARG(file)).ptr
		: NULL;
	if (is_good && !is_outer && frame->location == 0 && method->access & ACC_SYNCHRONIZED)
		place->bci = SIGNATURE_SYNC;
	if (is_good && is_outer) {
		place->bci = weave_open_lock(c, method, (uint32_t)frame->location);
		if (method->access & ACC_SYNCHRONIZED)
			place->bci = SIGNATURE_SYNC;
		is_good = place->bci != -1 || (method->access & ACC_SYNCHRONIZED);
	}
end:
	buf_release(&bytes);
	(*jvmti)->Deallocate(jvmti, (unsigned char *)name);
	(*jvmti)->Deallocate(jvmti, (unsigned char *)descriptor);
	(*jvmti)->Deallocate(jvmti, (unsigned char *)signature);
	return is_good;
}

// ---- threads of a cycle -----------------------------------------------------------------------------

static bool has_failed(JNIEnv *jni)
{
	if (!(*jni)->ExceptionCheck(jni))
		return false;
	(*jni)->ExceptionClear(jni);
	return true;
}

// At which depth the thread took the monitor; -1: it is none, or nobody says.
static jint depth_of(const struct learner *l, const struct waiting *w, jint lock_hash)
{
	JNIEnv *jni = l->jni;
	jobjectArray monitors = (*jni)->CallObjectMethod(jni, w->info, l->monitors);
	jsize n = has_failed(jni) || !monitors ? 0 : (*jni)->GetArrayLength(jni, monitors);
	for (jsize i = 0; i < n; i++) {
		jobject monitor = (*jni)->GetObjectArrayElement(jni, monitors, i);
		if ((*jni)->CallIntMethod(jni, monitor, l->lock_hash) == lock_hash)
			return (*jni)->CallIntMethod(jni, monitor, l->depth);
	}
	return -1;
}

static bool fill_thread(struct signature_thread *thread, const struct learner *l,
	const struct waiting *w, jint wanted_hash, struct signatures *into)
{
	jint depth = depth_of(l, w, wanted_hash);
	struct signature_place place;
	if (depth >= 0 && depth < w->n_frames && place_in(&place, &w->frames[depth], true, into))
		vec_push(&thread->outer, place);
	for (jint i = 0; depth < 0 && i < w->n_frames && !thread->outer.n; i++)
		if (place_in(&place, &w->frames[i], true, into)) {
			vec_push(&thread->outer, place);
			depth = i;
		}
	for (jint i = 0; i <= depth && i < w->n_frames; i++)
		if (place_in(&place, &w->frames[i], false, into))
			vec_push(&thread->inner, place);
	return thread->outer.n == 1;
}

static uint64_t identity_of(const struct buf *text)
{
	return bytes_code_hash((const uint8_t *)text->ptr, (uint32_t)text->len);
}

// Appended: who reads the file at the next start has all.
static void write_signature(struct learner *l, const struct signatures *found)
{
	static const char head[] = "raddle-signatures 1\n";
	struct buf text = BUF_INIT;
	signatures_print(found, &text);
	uint64_t identity = identity_of(&text);
	for (uint32_t i = 0; i < l->n_known; i++)
		if (l->known[i] == identity)
			goto end;
	if (l->n_known < MAX_KNOWN)
		l->known[l->n_known++] = identity;
	bool is_new = access(agent.learn, F_OK) != 0;
	FILE *file = fopen(agent.learn, "ae");
	const char *body = text.ptr + (is_new ? 0 : sizeof(head) - 1);
	size_t n = text.len - (size_t)(body - text.ptr);
	if (!file || fwrite(body, 1, n, file) != n)
		agent_say("a deadlock has happened; %s cannot be written", agent.learn);
	else
		agent_say("a deadlock has happened: its signature is now in %s", agent.learn);
	if (file)
		fclose(file);
end:
	buf_release(&text);
}

// Each thread's first lock is the one that the thread before it wants.
static void learn_cycle(struct learner *l, struct waiting *all, uint32_t n, uint32_t first)
{
	struct signatures found;
	signatures_init(&found);
	char id[32];
	struct signature *signature = signatures_add(&found, "learnt");
	uint32_t at = first;
	bool is_good = true;
	do {
		uint32_t next = 0;
		while (next < n && all[next].id != all[at].owner)
			next++;
		is_good = next < n && signature->n_threads < SIGNATURE_MAX_THREADS &&
			fill_thread(&signature->threads[signature->n_threads], l, &all[next], all[at].lock_hash,
				&found);
		signature->n_threads++;
		at = next;
	} while (is_good && at != first);
	if (is_good && signature->n_threads >= 2) {
		struct buf text = BUF_INIT;
		signatures_print(&found, &text);
		snprintf(id, sizeof(id), "learnt-%08x", (unsigned)identity_of(&text));
		buf_release(&text);
		signature->id = id;
		write_signature(l, &found);
	}
	signature->n_threads = signature->n_threads > SIGNATURE_MAX_THREADS ? SIGNATURE_MAX_THREADS
																		: signature->n_threads;
	signatures_release(&found);
}

// ---- looking ----------------------------------------------------------------------------------------

static void look_at(struct learner *l, struct waiting *w, jobject info)
{
	JNIEnv *jni = l->jni;
	w->info = info;
	w->id = (*jni)->CallLongMethod(jni, info, l->thread_id);
	w->owner = (*jni)->CallLongMethod(jni, info, l->owner_id);
	jobject lock = (*jni)->CallObjectMethod(jni, info, l->lock_info);
	w->lock_hash = lock ? (*jni)->CallIntMethod(jni, lock, l->lock_hash) : 0;
	w->thread = stuck_find_thread(jni, w->id);
	if (w->thread)
		(*agent.jvmti)
			->GetStackTrace(agent.jvmti, w->thread, 0, MAX_FRAMES, w->frames, &w->n_frames);
}

static void look(struct learner *l)
{
	JNIEnv *jni = l->jni;
	jlongArray ids = (*jni)->CallObjectMethod(jni, l->bean, l->find);
	if (has_failed(jni) || !ids)
		return;
	jobjectArray infos = (*jni)->CallObjectMethod(jni, l->bean, l->inform, ids, JNI_TRUE, JNI_TRUE);
	if (has_failed(jni) || !infos)
		return;
	uint32_t n = (uint32_t)(*jni)->GetArrayLength(jni, infos);
	struct waiting *all = calloc(n, sizeof(*all));
	for (uint32_t i = 0; all && i < n; i++) {
		jobject info = (*jni)->GetObjectArrayElement(jni, infos, (jsize)i);
		if (info)
			look_at(l, &all[i], info);
	}
	if (all && n && !has_failed(jni))
		learn_cycle(l, all, n, 0);
	free(all);
}

static bool find_methods(struct learner *l)
{
	JNIEnv *jni = l->jni;
	jclass factory = (*jni)->FindClass(jni, "java/lang/management/ManagementFactory");
	jclass bean = factory ? (*jni)->FindClass(jni, "java/lang/management/ThreadMXBean") : NULL;
	jclass info = bean ? (*jni)->FindClass(jni, "java/lang/management/ThreadInfo") : NULL;
	jclass lock = info ? (*jni)->FindClass(jni, "java/lang/management/LockInfo") : NULL;
	jclass monitor = lock ? (*jni)->FindClass(jni, "java/lang/management/MonitorInfo") : NULL;
	if (has_failed(jni) || !monitor)
		return false;
	jmethodID get = (*jni)->GetStaticMethodID(jni, factory, "getThreadMXBean",
		"()Ljava/lang/management/ThreadMXBean;");
	l->find = (*jni)->GetMethodID(jni, bean, "findDeadlockedThreads", "()[J");
	l->inform = (*jni)->GetMethodID(jni, bean, "getThreadInfo",
		"([JZZ)[Ljava/lang/management/ThreadInfo;");
	l->owner_id = (*jni)->GetMethodID(jni, info, "getLockOwnerId", "()J");
	l->thread_id = (*jni)->GetMethodID(jni, info, "getThreadId", "()J");
	l->lock_info = (*jni)->GetMethodID(jni, info, "getLockInfo",
		"()Ljava/lang/management/LockInfo;");
	l->monitors = (*jni)->GetMethodID(jni, info, "getLockedMonitors",
		"()[Ljava/lang/management/MonitorInfo;");
	l->lock_hash = (*jni)->GetMethodID(jni, lock, "getIdentityHashCode", "()I");
	l->depth = (*jni)->GetMethodID(jni, monitor, "getLockedStackDepth", "()I");
	l->bean = get ? (*jni)->CallStaticObjectMethod(jni, factory, get) : NULL;
	return !has_failed(jni) && l->bean && l->depth;
}

static void JNICALL watch(jvmtiEnv *jvmti, JNIEnv *jni, void *context)
{
	(void)jvmti, (void)context;
	struct learner l = { .jni = jni };
	if (!find_methods(&l)) {
		agent_say("this JVM has no java.management: nothing is learnt");
		return;
	}
	for (;;) {
		usleep(agent.interval * 1000);
		if ((*jni)->PushLocalFrame(jni, 256))
			return;
		look(&l);
		(*jni)->PopLocalFrame(jni, NULL);
	}
}

void agent_start_learning(JNIEnv *jni)
{
	jmethodID make = (*jni)->GetMethodID(jni, agent.thread_class, "<init>",
		"(Ljava/lang/String;)V");
	jstring name = make ? (*jni)->NewStringUTF(jni, "raddle-immune") : NULL;
	jthread thread = name ? (*jni)->NewObject(jni, agent.thread_class, make, name) : NULL;
	if (has_failed(jni) || !thread ||
		(*agent.jvmti)
			->RunAgentThread(agent.jvmti, thread, watch, NULL, JVMTI_THREAD_NORM_PRIORITY))
		agent_say("there is no thread to watch for deadlocks: nothing is learnt");
}
