// What the files of the agent share.
#ifndef AGENT_INTERNAL_H
#define AGENT_INTERNAL_H

#include <jvmti.h>

#include "agent/gate.h"
#include "base/buf.h"
#include "signature/signature.h"
#include "weave/weave.h"

// A place in code where a first lock is taken.
struct agent_site {
	const struct signature_place *place;
	char *class_name; // with slashes
	bool is_woven, is_told;
};

struct agent {
	jvmtiEnv *jvmti;
	JavaVM *vm;
	bool is_attached; // to a JVM that ran already
	bool is_quiet;
	_Atomic bool is_ready; // the gate's class is there
	bool is_off;
	uint32_t patience; // milliseconds, of one who waits for threads that cannot go on
	uint32_t limit;    // milliseconds, of any wait
	char *learn, *stats;
	uint32_t interval; // milliseconds between looks for deadlocks
	struct signatures signatures;
	VEC(struct agent_site *) sites;
	uint32_t n_cycles;
	jclass thread_class;
	jmethodID id_method, holds_lock;
	const char *id_method_name;
	bool can_ask_contended;
};
extern struct agent agent;

// One line on standard error, with the agent's name before it.
void agent_say(const char *format, ...) __attribute__((format(printf, 1, 2)));

// options.c
bool agent_read_options(const char *text, char **file);
bool agent_read_signatures(const char *file);

// gate_class.c
void gate_class_make(struct buf *out, const char *id_method);

// natives.c: what the class calls.
bool agent_define_gate(JNIEnv *jni);

// stuck.c: may one that waits be let through, because those that it waits for cannot go on?
bool stuck_is_hopeless(JNIEnv *jni, uint16_t site, int64_t thread, uint32_t waited);
jthread stuck_find_thread(JNIEnv *jni, int64_t thread);

// transform.c
void JNICALL agent_on_class(jvmtiEnv *jvmti, JNIEnv *jni, jclass redefined, jobject loader,
	const char *name, jobject domain, jint n, const unsigned char *bytes, jint *new_n,
	unsigned char **new_bytes);
void agent_weave_loaded(JNIEnv *jni);

// learn.c
void agent_start_learning(JNIEnv *jni);

// report.c
void agent_print_counts(struct buf *out, bool is_json);
void agent_write_counts(void);

#endif
