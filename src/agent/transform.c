// Classes get their gates when they are loaded, or, if they are already, by being transformed again.
#include <stdlib.h>
#include <string.h>

#include "agent/internal.h"

static uint32_t make_requests(struct weave_request **requests, const char *name,
	struct arena *arena)
{
	uint32_t n = 0;
	*requests = ARENA_ARRAY(arena, struct weave_request, agent.sites.n);
	for (uint32_t i = 0; i < agent.sites.n; i++) {
		const struct signature_place *place = agent.sites.v[i]->place;
		if (strcmp(agent.sites.v[i]->class_name, name) == 0)
			(*requests)[n++] = (struct weave_request){ .method = place->method,
				.descriptor = place->descriptor,
				.bci = place->bci,
				.line = place->line,
				.hash = place->hash,
				.site = (uint16_t)i };
	}
	return n;
}

static void note_results(const struct weave_request *requests, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++) {
		struct agent_site *site = agent.sites.v[requests[i].site];
		site->is_woven = requests[i].is_woven;
		if (site->is_woven || site->is_told)
			continue;
		site->is_told = true;
		agent_say("%s.%s%s has no gate: %s", site->place->class_name, site->place->method,
			site->place->descriptor ? site->place->descriptor : "", requests[i].why_not);
	}
}

static bool is_concerned(const char *name)
{
	for (uint32_t i = 0; name && i < agent.sites.n; i++)
		if (strcmp(agent.sites.v[i]->class_name, name) == 0)
			return true;
	return false;
}

static void give(jvmtiEnv *jvmti, const struct buf *woven, jint *new_n, unsigned char **new_bytes)
{
	unsigned char *copy = NULL;
	if ((*jvmti)->Allocate(jvmti, (jlong)woven->len, &copy) != JVMTI_ERROR_NONE)
		return;
	memcpy(copy, woven->ptr, woven->len);
	*new_n = (jint)woven->len;
	*new_bytes = copy;
}

void JNICALL agent_on_class(jvmtiEnv *jvmti, JNIEnv *jni, jclass redefined, jobject loader,
	const char *name, jobject domain, jint n, const unsigned char *bytes, jint *new_n,
	unsigned char **new_bytes)
{
	(void)jni, (void)redefined, (void)loader, (void)domain;
	if (!agent.is_ready || agent.is_off || !is_concerned(name))
		return;
	struct arena arena;
	struct err err = ERR_INIT;
	struct buf woven = BUF_INIT;
	struct weave_request *requests;
	arena_init(&arena);
	const struct class *c = class_read(slice_of(bytes, (size_t)n), &arena, &err);
	uint32_t n_requests = make_requests(&requests, name, &arena);
	if (!c)
		agent_say("%s has no gates: %s", name, err.text);
	else if (weave_class(&woven, c, requests, n_requests, &arena))
		give(jvmti, &woven, new_n, new_bytes);
	if (c)
		note_results(requests, n_requests);
	buf_release(&woven);
	arena_release(&arena);
}

// "Ljava/util/Hashtable;"
static bool is_concerned_class(jclass class)
{
	char *signature = NULL;
	if ((*agent.jvmti)->GetClassSignature(agent.jvmti, class, &signature, NULL))
		return false;
	size_t n = strlen(signature);
	bool is_one = false;
	if (n > 2 && signature[0] == 'L') {
		signature[n - 1] = 0;
		is_one = is_concerned(signature + 1);
	}
	(*agent.jvmti)->Deallocate(agent.jvmti, (unsigned char *)signature);
	return is_one;
}

void agent_weave_loaded(JNIEnv *jni)
{
	jint n = 0;
	jclass *classes = NULL;
	if ((*agent.jvmti)->GetLoadedClasses(agent.jvmti, &n, &classes))
		return;
	for (jint i = 0; i < n; i++) {
		if (is_concerned_class(classes[i])) {
			jvmtiError error = (*agent.jvmti)->RetransformClasses(agent.jvmti, 1, &classes[i]);
			if (error)
				agent_say("a class that is loaded already cannot be changed: JVMTI error %d",
					(int)error);
		}
		(*jni)->DeleteLocalRef(jni, classes[i]);
	}
	(*agent.jvmti)->Deallocate(agent.jvmti, (unsigned char *)classes);
}
