// Stands: as text, and compared with where a thread of the JVM is.
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "replay/internal.h"

// ---- reading ----------------------------------------------------------------------------------------

// "app.Main$A.run()V@12#0123456789abcdef"; changes the text.
static bool parse_frame(struct replay_frame *frame, char *text)
{
	char *open = strchr(text, '('), *at = strchr(text, '@');
	if (!open || !at || at < open)
		return false;
	*at = 0;
	char *end;
	unsigned long bci = strtoul(at + 1, &end, 10);
	if (end == at + 1 || bci > UINT16_MAX)
		return false;
	frame->bci = (uint32_t)bci;
	frame->hash = *end == '#' ? strtoull(end + 1, &end, 16) : 0;
	if (*end)
		return false;
	size_t n = (size_t)(open - text);
	while (n && text[n - 1] != '.')
		n--;
	if (!n || text + n == open)
		return false;
	text[n - 1] = 0;
	frame->class_name = text;
	frame->method = text + n;
	frame->descriptor = NULL;
	return true;
}

static const char *method_alone(const char *text, const char *open, struct arena *arena)
{
	return (const char *)arena_printf(arena, "%.*s", (int)(open - text), text).ptr;
}

bool replay_stand_parse(struct replay_stand *stand, const char *text, struct arena *arena)
{
	VEC(struct replay_frame) frames = { 0 };
	bool is_good = true;
	*stand = (struct replay_stand){ 0, NULL };
	if (strcmp(text, "-") == 0)
		return true;
	while (*text && is_good) {
		size_t n = strcspn(text, " ");
		char *one = (char *)(uintptr_t)arena_printf(arena, "%.*s", (int)n, text).ptr;
		struct replay_frame frame;
		is_good = parse_frame(&frame, one);
		if (is_good) {
			const char *open = strchr(frame.method, '(');
			frame.descriptor = open;
			frame.method = method_alone(frame.method, open, arena);
			vec_push(&frames, frame);
		}
		text += n + (text[n] == ' ');
	}
	struct replay_frame *kept = ARENA_ARRAY(arena, struct replay_frame, frames.n);
	if (frames.n)
		memcpy(kept, frames.v, frames.n * sizeof(*kept));
	*stand = (struct replay_stand){ frames.n, kept };
	is_good &= frames.n > 0;
	vec_release(&frames);
	return is_good;
}

// ---- comparing --------------------------------------------------------------------------------------

static bool is_in(const struct jvm_frame *frame, const struct replay_frame *at)
{
	return strcmp(frame->method->name, at->method) == 0 &&
		strcmp(frame->method->descriptor, at->descriptor) == 0 &&
		strcmp(frame->method->class_name, at->class_name) == 0;
}

static bool is_at(struct jvm *jvm, const struct jvm_frame *frame, const struct replay_frame *at)
{
	return is_in(frame, at) && woven_old_bci(jvm, frame->method, frame->bci) == at->bci;
}

// HotSpot's interpreter is past a monitorenter, which has one byte, while it waits for the monitor.
static bool is_stuck_at(struct jvm *jvm, const struct jvm_frame *frame,
	const struct replay_frame *at)
{
	return is_at(jvm, frame, at) ||
		(is_in(frame, at) && frame->bci &&
			woven_old_bci(jvm, frame->method, frame->bci - 1) == at->bci);
}

// Each of the stand's callers must be among the JVM's, in order; what is between them is the JDK's, or made
// up at run time.
static bool callers_fit(struct jvm *jvm, const struct jvm_frame *frames, uint32_t n,
	const struct replay_stand *stand)
{
	uint32_t next = 1;
	for (uint32_t i = 1; i < n && next < stand->n; i++)
		next += is_at(jvm, &frames[i], &stand->frames[next]);
	return next == stand->n;
}

bool stand_fits(struct lead *lead, jdwp_id thread, const struct replay_stand *stand, bool is_exact)
{
	jvm_frames frames = { 0 };
	bool fits = false;
	if (jvm_stack(&lead->jvm, thread, &frames))
		for (uint32_t i = 0; i < (is_exact ? 1 : frames.n) && !fits; i++)
			fits = (is_exact || i ? is_at : is_stuck_at)(&lead->jvm, &frames.v[i],
					   &stand->frames[0]) &&
				callers_fit(&lead->jvm, frames.v + i, frames.n - i, stand);
	vec_release(&frames);
	return fits;
}

// ---- for people -------------------------------------------------------------------------------------

void frame_print(const struct replay_frame *frame, struct buf *out)
{
	buf_printf(out, "%s.%s%s@%u", frame->class_name, frame->method, frame->descriptor, frame->bci);
}

void stand_print(struct lead *lead, jdwp_id thread, uint32_t max, struct buf *out)
{
	jvm_frames frames = { 0 };
	jvm_stack(&lead->jvm, thread, &frames);
	for (uint32_t i = 0; i < frames.n && i < max; i++) {
		const struct jvm_method *method = frames.v[i].method;
		if (method->is_hidden)
			continue;
		buf_printf(out, "    at %s.%s", method->class_name, method->name);
		uint32_t line = jvm_line(&lead->jvm, method, frames.v[i].bci);
		const char *file = jvm_file(&lead->jvm, method->class);
		if (line && *file)
			buf_printf(out, "(%s:%u)", file, line);
		buf_char(out, '\n');
	}
	if (frames.n > max)
		buf_printf(out, "    ... %u more\n", frames.n - max);
	vec_release(&frames);
}
