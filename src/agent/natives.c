// What woven code comes to. No lock of the agent's is held while the JVM is asked anything.
#include <string.h>

#include "agent/internal.h"

enum { SLICE_MS = 20, VIRTUAL_MS = 1, FIRST_LOOK_MS = 40 };

static bool holds_lock(JNIEnv *jni, jobject lock)
{
	return (*jni)->CallStaticBooleanMethod(jni, agent.thread_class, agent.holds_lock, lock);
}

// Of java.util.concurrent's; those that cannot say it are thought not to be held.
static bool holds_object(JNIEnv *jni, jobject lock)
{
	jclass class = (*jni)->GetObjectClass(jni, lock);
	jmethodID asks = (*jni)->GetMethodID(jni, class, "isHeldByCurrentThread", "()Z");
	if (!asks)
		(*jni)->ExceptionClear(jni);
	bool is_held = asks && (*jni)->CallBooleanMethod(jni, lock, asks);
	if ((*jni)->ExceptionCheck(jni))
		(*jni)->ExceptionClear(jni);
	(*jni)->DeleteLocalRef(jni, class);
	return is_held;
}

static bool is_virtual(JNIEnv *jni)
{
	static _Atomic int has_virtual = -1;
	if (has_virtual < 0)
		has_virtual = (*jni)->GetVersion(jni) >= 0x00150000;
	if (!has_virtual)
		return false;
	jthread current = NULL;
	if ((*agent.jvmti)->GetCurrentThread(agent.jvmti, &current) || !current)
		return false;
	jclass class = (*jni)->GetObjectClass(jni, current);
	jmethodID asks = (*jni)->GetMethodID(jni, class, "isVirtual", "()Z");
	bool is_so = asks && (*jni)->CallBooleanMethod(jni, current, asks);
	(*jni)->DeleteLocalRef(jni, class);
	(*jni)->DeleteLocalRef(jni, current);
	return is_so;
}

static void count(uint64_t *what)
{
	__atomic_fetch_add(what, 1, __ATOMIC_RELAXED);
}

// One turn of waiting; true: it may go on.
static bool wait_once(JNIEnv *jni, uint16_t site, int64_t thread, uint32_t milliseconds)
{
	gate_wait(site, thread, milliseconds);
	bool may = gate_enter(site, thread);
	uint32_t waited = gate_waited_ms(site, thread);
	if (!may && waited >= FIRST_LOOK_MS && stuck_is_hopeless(jni, site, thread, waited)) {
		may = gate_enter(site, thread);
		if (!may) {
			count(waited >= agent.limit ? &gate_counts.late : &gate_counts.starved);
			gate_force(site, thread);
			may = true;
		}
	}
	if (may)
		gate_end_wait(site, thread);
	return may;
}

static jboolean JNICALL enter(JNIEnv *jni, jclass gate, jobject lock, jint number, jlong thread)
{
	(void)gate;
	uint16_t site = (uint16_t)number;
	if (gate_enter(site, thread))
		return JNI_TRUE;
	if (!lock || (*jni)->ExceptionCheck(jni))
		return JNI_TRUE; // what follows throws
	if (holds_lock(jni, lock) || holds_object(jni, lock)) {
		count(&gate_counts.reentered);
		gate_force(site, thread);
		return JNI_TRUE;
	}
	if (is_virtual(jni))
		return wait_once(jni, site, thread, VIRTUAL_MS);
	while (!wait_once(jni, site, thread, SLICE_MS))
		;
	return JNI_TRUE;
}

// The thread has the monitor already, and has done nothing under it: it gives it back while it waits. If it has it still then, a caller
// has it too, and nobody could come in between.
static void JNICALL held(JNIEnv *jni, jclass gate, jobject lock, jint number, jlong thread)
{
	(void)gate;
	uint16_t site = (uint16_t)number;
	if (gate_enter(site, thread))
		return;
	if ((*jni)->MonitorExit(jni, lock) != JNI_OK) {
		(*jni)->ExceptionClear(jni);
		gate_force(site, thread);
		return;
	}
	if (holds_lock(jni, lock)) {
		count(&gate_counts.reentered);
		gate_force(site, thread);
	} else {
		while (!wait_once(jni, site, thread, SLICE_MS))
			;
	}
	(*jni)->MonitorEnter(jni, lock);
}

static void JNICALL leave(JNIEnv *jni, jclass gate, jint site, jlong thread)
{
	(void)jni, (void)gate;
	gate_exit((uint16_t)site, thread);
}

// ---- the class --------------------------------------------------------------------------------------

static bool find_thread_methods(JNIEnv *jni)
{
	jclass class = (*jni)->FindClass(jni, "java/lang/Thread");
	if (!class)
		return false;
	agent.thread_class = (*jni)->NewGlobalRef(jni, class);
	agent.holds_lock = (*jni)->GetStaticMethodID(jni, class, "holdsLock", "(Ljava/lang/Object;)Z");
	agent.id_method_name = "threadId"; // final, since 19
	agent.id_method = (*jni)->GetMethodID(jni, class, agent.id_method_name, "()J");
	if (!agent.id_method) {
		(*jni)->ExceptionClear(jni);
		agent.id_method_name = "getId";
		agent.id_method = (*jni)->GetMethodID(jni, class, agent.id_method_name, "()J");
	}
	return agent.id_method && agent.holds_lock;
}

bool agent_define_gate(JNIEnv *jni)
{
	static char names[][8] = { "held0", "enter0", "exit0" };
	static char types[][32] = { "(Ljava/lang/Object;IJ)V", "(Ljava/lang/Object;IJ)Z", "(IJ)V" };
	const JNINativeMethod natives[] = {
		{ names[0], types[0], (void *)held },
		{ names[1], types[1], (void *)enter },
		{ names[2], types[2], (void *)leave },
	};
	if (!find_thread_methods(jni))
		return false;
	struct buf bytes = BUF_INIT;
	gate_class_make(&bytes, agent.id_method_name);
	jclass class = (*jni)->DefineClass(jni, WEAVE_GATE, NULL, (const jbyte *)bytes.ptr,
		(jsize)bytes.len);
	buf_release(&bytes);
	bool is_good = class && (*jni)->RegisterNatives(jni, class, natives, 3) == JNI_OK;
	if ((*jni)->ExceptionCheck(jni)) {
		(*jni)->ExceptionDescribe(jni);
		(*jni)->ExceptionClear(jni);
	}
	if (is_good) // it must not go while code calls it
		(*jni)->NewGlobalRef(jni, class);
	return is_good;
}
