// A thread waits at a gate for others to leave. If these cannot go on either, because they wait for it, or for somebody who will not come, to
// wait longer would be a deadlock of the agent's own making (Dimmunix: starvation). Then it is let through, as it would have been
// without the agent.
#include <stdlib.h>
#include <string.h>

#include "agent/internal.h"

enum { MAX_BLOCKERS = 64, MAX_FRAMES = 512, NOTIFY_MS = 100 };

static int64_t id_of(JNIEnv *jni, jthread thread)
{
	int64_t id = (*jni)->CallLongMethod(jni, thread, agent.id_method);
	if ((*jni)->ExceptionCheck(jni))
		(*jni)->ExceptionClear(jni);
	return id;
}

jthread stuck_find_thread(JNIEnv *jni, int64_t thread)
{
	jint n = 0;
	jthread *threads = NULL, found = NULL;
	if ((*agent.jvmti)->GetAllThreads(agent.jvmti, &n, &threads))
		return NULL;
	for (jint i = 0; i < n; i++) {
		if (!found && id_of(jni, threads[i]) == thread)
			found = threads[i];
		else
			(*jni)->DeleteLocalRef(jni, threads[i]);
	}
	(*agent.jvmti)->Deallocate(agent.jvmti, (unsigned char *)threads);
	return found;
}

static bool is_method(jmethodID method, const struct agent_site *site)
{
	char *name = NULL, *signature = NULL;
	jclass class = NULL;
	jvmtiEnv *jvmti = agent.jvmti;
	bool is_one = (*jvmti)->GetMethodName(jvmti, method, &name, NULL, NULL) == JVMTI_ERROR_NONE &&
		strcmp(name, site->place->method) == 0 &&
		(*jvmti)->GetMethodDeclaringClass(jvmti, method, &class) == JVMTI_ERROR_NONE &&
		(*jvmti)->GetClassSignature(jvmti, class, &signature, NULL) == JVMTI_ERROR_NONE &&
		strncmp(signature + 1, site->class_name, strlen(site->class_name)) == 0;
	(*jvmti)->Deallocate(jvmti, (unsigned char *)name);
	(*jvmti)->Deallocate(jvmti, (unsigned char *)signature);
	return is_one;
}

// Is the site's method on its stack?
static bool is_inside(jthread thread, const struct agent_site *site)
{
	jvmtiFrameInfo *frames = calloc(MAX_FRAMES, sizeof(*frames));
	jint n = 0;
	bool is_in = !frames ||
		(*agent.jvmti)->GetStackTrace(agent.jvmti, thread, 0, MAX_FRAMES, frames, &n) ||
		n == MAX_FRAMES;
	for (jint i = 0; i < n && !is_in; i++)
		is_in = is_method(frames[i].method, site);
	free(frames);
	return is_in;
}

// Does it want a monitor that the present thread has?
static bool wants_ours(JNIEnv *jni, jthread thread)
{
	jobject monitor = NULL;
	if (!agent.can_ask_contended ||
		(*agent.jvmti)->GetCurrentContendedMonitor(agent.jvmti, thread, &monitor) || !monitor)
		return false;
	bool is_ours = (*jni)->CallStaticBooleanMethod(jni, agent.thread_class, agent.holds_lock,
		monitor);
	(*jni)->DeleteLocalRef(jni, monitor);
	return is_ours;
}

// How long it is worth to wait for it; 0: as long as it takes.
static uint32_t hopeless_after(JNIEnv *jni, const struct gate_blocker *blocker, jthread thread)
{
	jint state = 0;
	if (blocker->is_waiting || wants_ours(jni, thread))
		return 1;
	if ((*agent.jvmti)->GetThreadState(agent.jvmti, thread, &state))
		return 0;
	if (state & JVMTI_THREAD_STATE_IN_OBJECT_WAIT)
		return NOTIFY_MS;
	if (state &
		(JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER | JVMTI_THREAD_STATE_WAITING_INDEFINITELY))
		return agent.patience;
	return 0;
}

bool stuck_is_hopeless(JNIEnv *jni, uint16_t site, int64_t self, uint32_t waited)
{
	struct gate_blocker blockers[MAX_BLOCKERS];
	uint32_t n = gate_blockers(site, self, blockers, MAX_BLOCKERS), n_hopeless = 0;
	for (uint32_t i = 0; i < n; i++) {
		jthread thread = stuck_find_thread(jni, blockers[i].thread);
		if (!thread) { // virtual, or it has ended
			n_hopeless += blockers[i].is_waiting || waited >= agent.patience;
			continue;
		}
		if (!is_inside(thread, agent.sites.v[blockers[i].site])) {
			gate_drop(blockers[i].site, blockers[i].thread);
			n_hopeless++;
		} else {
			uint32_t after = hopeless_after(jni, &blockers[i], thread);
			n_hopeless += after && waited >= after;
		}
		(*jni)->DeleteLocalRef(jni, thread);
	}
	return n_hopeless == n || waited >= agent.limit;
}
