// libraddle-immune.so: keeps a JVM out of deadlocks whose signatures it is given; doc/immunity.md.
//
//     java -agentpath:libraddle-immune.so=SIGNATURES[,learn=FILE][,stats=FILE][,patience=MS] ...
//     raddle immunise PID SIGNATURES
//
// What it cannot do it says once, and the program runs as it would without it.
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "agent/internal.h"

#define EXPORTED __attribute__((visibility("default")))

struct agent agent = { .patience = 1000, .limit = 10000, .interval = 1000 };

void agent_say(const char *format, ...)
{
	if (agent.is_quiet)
		return;
	va_list args;
	struct buf line = BUF_INIT;
	va_start(args, format);
	buf_string(&line, "raddle-immune: ");
	buf_vprintf(&line, format, args);
	buf_char(&line, '\n');
	va_end(args);
	fwrite(line.ptr, 1, line.len, stderr);
	fflush(stderr);
	buf_release(&line);
}

// ---- events -----------------------------------------------------------------------------------------

static void tell_start(void)
{
	struct buf text = BUF_INIT;
	uint32_t n = 0;
	for (uint32_t i = 0; i < agent.sites.n; i++)
		n += agent.sites.v[i]->is_woven;
	if (agent.is_attached)
		agent_say(
			"%u signatures at %u sites, %u of them have their gates, others get them when they are "
			"loaded",
			agent.n_cycles, agent.sites.n, n);
	buf_release(&text);
}

static void begin(JNIEnv *jni)
{
	if (!agent_define_gate(jni)) {
		agent_say("this JVM does not take the gate's class: there are no gates");
		return;
	}
	agent.is_ready = true;
	agent_weave_loaded(jni);
	if (agent.learn)
		agent_start_learning(jni);
	tell_start();
}

static void JNICALL on_start(jvmtiEnv *jvmti, JNIEnv *jni, jthread thread)
{
	(void)jvmti, (void)thread;
	begin(jni);
}

static void JNICALL on_death(jvmtiEnv *jvmti, JNIEnv *jni)
{
	(void)jvmti, (void)jni;
	agent_write_counts();
}

// kill -QUIT
static void JNICALL on_dump(jvmtiEnv *jvmti)
{
	(void)jvmti;
	struct buf text = BUF_INIT;
	agent_print_counts(&text, false);
	agent_say("%.*s", (int)text.len - 1, text.ptr);
	buf_release(&text);
}

// ---- loading ----------------------------------------------------------------------------------------

// What is not to be had costs only what needs it.
static bool ask_for_capabilities(jvmtiEnv *jvmti)
{
	jvmtiCapabilities can, want;
	memset(&want, 0, sizeof(want));
	if ((*jvmti)->GetPotentialCapabilities(jvmti, &can))
		return false;
	want.can_retransform_classes = can.can_retransform_classes;
	want.can_retransform_any_class = can.can_retransform_any_class;
	want.can_generate_all_class_hook_events = can.can_generate_all_class_hook_events;
	want.can_get_current_contended_monitor = can.can_get_current_contended_monitor;
	want.can_get_owned_monitor_stack_depth_info = can.can_get_owned_monitor_stack_depth_info;
	agent.can_ask_contended = can.can_get_current_contended_monitor;
	if (!can.can_retransform_classes)
		agent_say("this JVM does not let classes be changed that are loaded already");
	return (*jvmti)->AddCapabilities(jvmti, &want) == JVMTI_ERROR_NONE;
}

static bool ask_for_events(jvmtiEnv *jvmti)
{
	jvmtiEventCallbacks calls;
	memset(&calls, 0, sizeof(calls));
	calls.VMInit = on_start;
	calls.VMDeath = on_death;
	calls.DataDumpRequest = on_dump;
	calls.ClassFileLoadHook = agent_on_class;
	static const jvmtiEvent wanted[] = { JVMTI_EVENT_VM_INIT, JVMTI_EVENT_VM_DEATH,
		JVMTI_EVENT_DATA_DUMP_REQUEST, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK };
	if ((*jvmti)->SetEventCallbacks(jvmti, &calls, sizeof(calls)))
		return false;
	for (size_t i = 0; i < sizeof(wanted) / sizeof(*wanted); i++)
		if ((*jvmti)->SetEventNotificationMode(jvmti, JVMTI_ENABLE, wanted[i], NULL))
			return false;
	return true;
}

static bool load(JavaVM *vm, const char *options)
{
	char *file;
	agent.vm = vm;
	signatures_init(&agent.signatures);
	agent_read_options(options, &file);
	if (file)
		agent_read_signatures(file);
	else if (!agent.learn)
		agent_say("no signatures were named: there is nothing to do");
	free(file);
	if ((*vm)->GetEnv(vm, (void **)&agent.jvmti, JVMTI_VERSION_1_2) != JNI_OK ||
		!ask_for_capabilities(agent.jvmti) || !ask_for_events(agent.jvmti)) {
		agent_say("this JVM has not what the agent needs: it does nothing");
		return false;
	}
	return true;
}

// An agent that cannot work must not keep the program from starting.
EXPORTED JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
	(void)reserved;
	load(vm, options);
	return JNI_OK;
}

// Once more: further signatures, or off and on again.
static void load_again(JNIEnv *jni, const char *options)
{
	char *file;
	agent_read_options(options, &file);
	gate_set_off(agent.is_off);
	if (file && !agent.is_off)
		agent_read_signatures(file);
	free(file);
	agent_weave_loaded(jni);
	if (agent.is_off)
		agent_say("the gates are gone");
	else
		tell_start();
}

EXPORTED JNIEXPORT jint JNICALL Agent_OnAttach(JavaVM *vm, char *options, void *reserved)
{
	(void)reserved;
	JNIEnv *jni;
	if ((*vm)->GetEnv(vm, (void **)&jni, JNI_VERSION_1_8) != JNI_OK)
		return JNI_OK;
	if (agent.is_ready) {
		agent.is_attached = true;
		load_again(jni, options);
		return JNI_OK;
	}
	agent.is_attached = true;
	if (load(vm, options))
		begin(jni);
	return JNI_OK;
}
