// Commands, by JDWP's numbers of sets and commands.
#include "replay/jvm.h"

#include <string.h>

enum { VIRTUAL_MACHINE = 1, REFERENCE_TYPE, CLASS_TYPE, METHOD = 6, OBJECT = 9, STRING, THREAD };
enum { EVENT_REQUEST = 15, STACK_FRAME };
enum { ONLY_THREAD = 3, MATCHING_CLASS = 5, AT_LOCATION = 7, EXCEPTIONS = 8, OF_FIELD = 9 };

void jvm_init(struct jvm *jvm)
{
	memset(jvm, 0, sizeof(*jvm));
	jvm->jdwp.socket = -1;
	arena_init(&jvm->arena);
}

void jvm_release(struct jvm *jvm)
{
	jdwp_close(&jvm->jdwp);
	vec_release(&jvm->methods);
	vec_release(&jvm->seen_classes);
	arena_release(&jvm->arena);
}

static const char *read_text(struct jvm *jvm, struct cursor *c)
{
	struct slice text = cursor_bytes(c, cursor_u4(c));
	return (const char *)arena_printf(&jvm->arena, "%.*s", SLICE_ARG(text)).ptr;
}

static bool ask(struct jvm *jvm, uint8_t set, uint8_t command, jdwp_id id, struct cursor *reply)
{
	return jdwp_ask(&jvm->jdwp, set, command, id, reply);
}

// ---- threads ----------------------------------------------------------------------------------------

const char *jvm_thread_name(struct jvm *jvm, jdwp_id thread)
{
	struct cursor reply;
	return ask(jvm, THREAD, 1, thread, &reply) ? read_text(jvm, &reply) : "";
}

enum jdwp_status jvm_thread_status(struct jvm *jvm, jdwp_id thread)
{
	struct cursor reply;
	return ask(jvm, THREAD, 4, thread, &reply) ? (enum jdwp_status)cursor_u4(&reply) : JDWP_ZOMBIE;
}

void jvm_suspend(struct jvm *jvm, jdwp_id thread)
{
	struct cursor reply;
	ask(jvm, thread ? THREAD : VIRTUAL_MACHINE, thread ? 2 : 8, thread, &reply);
}

void jvm_resume(struct jvm *jvm, jdwp_id thread)
{
	struct cursor reply;
	ask(jvm, thread ? THREAD : VIRTUAL_MACHINE, thread ? 3 : 9, thread, &reply);
}

void jvm_threads(struct jvm *jvm, jvm_ids *threads)
{
	struct cursor reply;
	vec_clear(threads);
	if (!ask(jvm, VIRTUAL_MACHINE, 4, 0, &reply))
		return;
	for (uint32_t n = cursor_u4(&reply); n && cursor_ok(&reply); n--)
		vec_push(threads, cursor_u8(&reply));
}

struct raw_frame {
	jdwp_id id, class, method;
	uint64_t bci;
};

static bool learn_methods(struct jvm *jvm, jdwp_id class);
static const struct jvm_method *method_at(struct jvm *jvm, jdwp_id class, jdwp_id method);

bool jvm_stack(struct jvm *jvm, jdwp_id thread, jvm_frames *frames)
{
	vec_clear(frames);
	jdwp_begin(&jvm->jdwp, THREAD, 6);
	jdwp_put_u8(&jvm->jdwp, thread);
	jdwp_put_u4(&jvm->jdwp, 0);
	jdwp_put_u4(&jvm->jdwp, UINT32_MAX);
	struct cursor reply;
	if (!jdwp_send(&jvm->jdwp, &reply))
		return false;
	VEC(struct raw_frame) raw = { 0 };
	for (uint32_t n = cursor_u4(&reply); n && cursor_ok(&reply); n--) {
		struct raw_frame frame = { .id = cursor_u8(&reply) };
		cursor_u1(&reply);
		frame.class = cursor_u8(&reply);
		frame.method = cursor_u8(&reply);
		frame.bci = cursor_u8(&reply);
		vec_push(&raw, frame);
	}
	for (uint32_t i = 0; i < raw.n; i++) {
		const struct jvm_method *method = method_at(jvm, raw.v[i].class, raw.v[i].method);
		if (method)
			vec_push(frames, (struct jvm_frame){ method, (uint32_t)raw.v[i].bci, raw.v[i].id });
	}
	vec_release(&raw);
	return frames->n > 0;
}

jdwp_id jvm_this(struct jvm *jvm, jdwp_id thread, jdwp_id frame)
{
	jdwp_begin(&jvm->jdwp, STACK_FRAME, 3);
	jdwp_put_u8(&jvm->jdwp, thread);
	jdwp_put_u8(&jvm->jdwp, frame);
	struct cursor reply;
	if (!jdwp_send(&jvm->jdwp, &reply))
		return 0;
	cursor_u1(&reply);
	return cursor_u8(&reply);
}

// ---- what threads want and have -----------------------------------------------------------------------------

jdwp_id jvm_wanted_monitor(struct jvm *jvm, jdwp_id thread)
{
	struct cursor reply;
	if (!ask(jvm, THREAD, 9, thread, &reply))
		return 0;
	cursor_u1(&reply);
	return cursor_u8(&reply);
}

jdwp_id jvm_monitor_owner(struct jvm *jvm, jdwp_id object)
{
	struct cursor reply;
	return ask(jvm, OBJECT, 5, object, &reply) ? cursor_u8(&reply) : 0;
}

static jdwp_id reference_in(struct jvm *jvm, jdwp_id object, const char *field_name)
{
	jdwp_id class = jvm_class_of(jvm, object), declared_in;
	jdwp_id field = class ? jvm_field(jvm, class, field_name, &declared_in) : 0;
	uint8_t tag;
	uint64_t value;
	return field && jvm_field_value(jvm, class, object, field, &tag, &value) ? value : 0;
}

jdwp_id jvm_park_blocker(struct jvm *jvm, jdwp_id thread)
{
	return reference_in(jvm, thread, "parkBlocker");
}

jdwp_id jvm_lock_owner(struct jvm *jvm, jdwp_id lock)
{
	return reference_in(jvm, lock, "exclusiveOwnerThread");
}

// ---- classes ----------------------------------------------------------------------------------------

void jvm_classes(struct jvm *jvm, const char *name, jvm_ids *classes)
{
	vec_clear(classes);
	struct buf signature = BUF_INIT;
	buf_printf(&signature, "L%s;", name);
	for (size_t i = 0; i < signature.len; i++)
		if (signature.ptr[i] == '.')
			signature.ptr[i] = '/';
	jdwp_begin(&jvm->jdwp, VIRTUAL_MACHINE, 2);
	jdwp_put_string(&jvm->jdwp, buf_cstring(&signature));
	buf_release(&signature);
	struct cursor reply;
	if (!jdwp_send(&jvm->jdwp, &reply))
		return;
	for (uint32_t n = cursor_u4(&reply); n && cursor_ok(&reply); n--) {
		cursor_u1(&reply);
		vec_push(classes, cursor_u8(&reply));
		cursor_u4(&reply);
	}
}

const char *jvm_class_name(struct jvm *jvm, jdwp_id class)
{
	struct cursor reply;
	if (!class || !ask(jvm, REFERENCE_TYPE, 1, class, &reply))
		return "?";
	char *text = (char *)(uintptr_t)read_text(jvm, &reply);
	size_t n = strlen(text);
	if (*text == 'L' && n && text[n - 1] == ';') {
		text[n - 1] = 0;
		text++;
	}
	for (char *at = text; *at; at++)
		if (*at == '/')
			*at = '.';
	return text;
}

jdwp_id jvm_class_of(struct jvm *jvm, jdwp_id object)
{
	struct cursor reply;
	if (!object || !ask(jvm, OBJECT, 1, object, &reply))
		return 0;
	cursor_u1(&reply);
	return cursor_u8(&reply);
}

static bool has_seen(const struct jvm *jvm, jdwp_id class)
{
	for (uint32_t i = 0; i < jvm->seen_classes.n; i++)
		if (jvm->seen_classes.v[i] == class)
			return true;
	return false;
}

static bool learn_methods(struct jvm *jvm, jdwp_id class)
{
	if (has_seen(jvm, class))
		return true;
	const char *class_name = jvm_class_name(jvm, class);
	struct cursor reply;
	if (!ask(jvm, REFERENCE_TYPE, 5, class, &reply))
		return false;
	vec_push(&jvm->seen_classes, class);
	bool is_hidden = strstr(class_name, "$$") || strstr(class_name, ".0x");
	for (uint32_t n = cursor_u4(&reply); n && cursor_ok(&reply); n--) {
		struct jvm_method *method = ARENA_NEW(&jvm->arena, struct jvm_method);
		method->class = class;
		method->class_name = class_name;
		method->is_hidden = is_hidden;
		method->id = cursor_u8(&reply);
		method->name = read_text(jvm, &reply);
		method->descriptor = read_text(jvm, &reply);
		cursor_u4(&reply);
		vec_push(&jvm->methods, method);
	}
	return true;
}

static const struct jvm_method *method_at(struct jvm *jvm, jdwp_id class, jdwp_id id)
{
	learn_methods(jvm, class);
	for (uint32_t i = 0; i < jvm->methods.n; i++)
		if (jvm->methods.v[i]->id == id && jvm->methods.v[i]->class == class)
			return jvm->methods.v[i];
	return NULL;
}

const struct jvm_method *jvm_method_find(struct jvm *jvm, jdwp_id class, const char *name,
	const char *descriptor)
{
	learn_methods(jvm, class);
	for (uint32_t i = 0; i < jvm->methods.n; i++) {
		const struct jvm_method *method = jvm->methods.v[i];
		if (method->class == class && strcmp(method->name, name) == 0 &&
			strcmp(method->descriptor, descriptor) == 0)
			return method;
	}
	return NULL;
}

void jvm_methods_named(struct jvm *jvm, jdwp_id class, const char *name,
	void (*tell)(void *context, const struct jvm_method *method), void *context)
{
	learn_methods(jvm, class);
	for (uint32_t i = 0; i < jvm->methods.n; i++)
		if (jvm->methods.v[i]->class == class && strcmp(jvm->methods.v[i]->name, name) == 0)
			tell(context, jvm->methods.v[i]);
}

static bool ask_method(struct jvm *jvm, uint8_t command, const struct jvm_method *method,
	struct cursor *reply)
{
	jdwp_begin(&jvm->jdwp, METHOD, command);
	jdwp_put_u8(&jvm->jdwp, method->class);
	jdwp_put_u8(&jvm->jdwp, method->id);
	return jdwp_send(&jvm->jdwp, reply);
}

bool jvm_code(struct jvm *jvm, const struct jvm_method *method, struct slice *code)
{
	struct cursor reply;
	if (!ask_method(jvm, 3, method, &reply))
		return false;
	*code = cursor_bytes(&reply, cursor_u4(&reply));
	return cursor_ok(&reply);
}

uint32_t jvm_line(struct jvm *jvm, const struct jvm_method *method, uint32_t bci)
{
	struct cursor reply;
	if (!ask_method(jvm, 1, method, &reply))
		return 0;
	cursor_skip(&reply, 16);
	uint32_t line = 0;
	uint64_t best = 0;
	for (uint32_t n = cursor_u4(&reply); n && cursor_ok(&reply); n--) {
		uint64_t start = cursor_u8(&reply);
		uint32_t number = cursor_u4(&reply);
		if (start <= bci && (start >= best || !line)) {
			best = start;
			line = number;
		}
	}
	return line;
}

const char *jvm_file(struct jvm *jvm, jdwp_id class)
{
	struct cursor reply;
	return ask(jvm, REFERENCE_TYPE, 7, class, &reply) ? read_text(jvm, &reply) : "";
}

static jdwp_id field_here(struct jvm *jvm, jdwp_id class, const char *name)
{
	struct cursor reply;
	jdwp_id found = 0;
	if (!ask(jvm, REFERENCE_TYPE, 4, class, &reply))
		return 0;
	for (uint32_t n = cursor_u4(&reply); n && cursor_ok(&reply); n--) {
		jdwp_id id = cursor_u8(&reply);
		struct slice text = cursor_bytes(&reply, cursor_u4(&reply));
		if (slice_equal(text, slice_of_string(name)))
			found = id;
		cursor_skip(&reply, cursor_u4(&reply));
		cursor_u4(&reply);
	}
	return found;
}

jdwp_id jvm_field(struct jvm *jvm, jdwp_id class, const char *name, jdwp_id *declared_in)
{
	while (class) {
		jdwp_id field = field_here(jvm, class, name);
		*declared_in = class;
		if (field)
			return field;
		struct cursor reply;
		class = ask(jvm, CLASS_TYPE, 1, class, &reply) ? cursor_u8(&reply) : 0;
	}
	return 0;
}

static uint64_t read_number(struct cursor *c, uint8_t tag)
{
	switch (tag) {
	case 'Z':
	case 'B':
		return cursor_u1(c);
	case 'C':
	case 'S':
		return cursor_u2(c);
	case 'I':
	case 'F':
		return cursor_u4(c);
	default:
		return cursor_u8(c);
	}
}

bool jvm_field_value(struct jvm *jvm, jdwp_id class, jdwp_id object, jdwp_id field, uint8_t *tag,
	uint64_t *value)
{
	jdwp_begin(&jvm->jdwp, object ? OBJECT : REFERENCE_TYPE, object ? 2 : 6);
	jdwp_put_u8(&jvm->jdwp, object ? object : class);
	jdwp_put_u4(&jvm->jdwp, 1);
	jdwp_put_u8(&jvm->jdwp, field);
	struct cursor reply;
	if (!jdwp_send(&jvm->jdwp, &reply) || cursor_u4(&reply) != 1)
		return false;
	*tag = cursor_u1(&reply);
	*value = read_number(&reply, *tag);
	return cursor_ok(&reply);
}

// ---- requests ---------------------------------------------------------------------------------------

static void begin_request(struct jvm *jvm, enum jdwp_event_kind kind, enum jdwp_policy policy,
	uint32_t n_modifiers)
{
	jdwp_begin(&jvm->jdwp, EVENT_REQUEST, 1);
	jdwp_put_u1(&jvm->jdwp, (uint8_t)kind);
	jdwp_put_u1(&jvm->jdwp, (uint8_t)policy);
	jdwp_put_u4(&jvm->jdwp, n_modifiers);
}

static uint32_t end_request(struct jvm *jvm)
{
	struct cursor reply;
	return jdwp_send(&jvm->jdwp, &reply) ? cursor_u4(&reply) : 0;
}

static void put_thread(struct jvm *jvm, jdwp_id thread)
{
	if (!thread)
		return;
	jdwp_put_u1(&jvm->jdwp, ONLY_THREAD);
	jdwp_put_u8(&jvm->jdwp, thread);
}

uint32_t jvm_want(struct jvm *jvm, enum jdwp_event_kind kind, enum jdwp_policy policy)
{
	begin_request(jvm, kind, policy, 0);
	return end_request(jvm);
}

uint32_t jvm_want_class(struct jvm *jvm, const char *name)
{
	begin_request(jvm, JDWP_CLASS_PREPARE, JDWP_SUSPEND_THREAD, 1);
	jdwp_put_u1(&jvm->jdwp, MATCHING_CLASS);
	jdwp_put_string(&jvm->jdwp, name);
	return end_request(jvm);
}

uint32_t jvm_want_uncaught(struct jvm *jvm)
{
	begin_request(jvm, JDWP_EXCEPTION, JDWP_SUSPEND_THREAD, 1);
	jdwp_put_u1(&jvm->jdwp, EXCEPTIONS);
	jdwp_put_u8(&jvm->jdwp, 0);
	jdwp_put_u1(&jvm->jdwp, false);
	jdwp_put_u1(&jvm->jdwp, true);
	return end_request(jvm);
}

uint32_t jvm_breakpoint(struct jvm *jvm, const struct jvm_method *method, uint32_t bci,
	jdwp_id thread)
{
	begin_request(jvm, JDWP_BREAKPOINT, JDWP_SUSPEND_THREAD, thread ? 2 : 1);
	put_thread(jvm, thread);
	jdwp_put_u1(&jvm->jdwp, AT_LOCATION);
	jdwp_put_u1(&jvm->jdwp, 1);
	jdwp_put_u8(&jvm->jdwp, method->class);
	jdwp_put_u8(&jvm->jdwp, method->id);
	jdwp_put_u8(&jvm->jdwp, bci);
	return end_request(jvm);
}

uint32_t jvm_watch(struct jvm *jvm, enum jdwp_event_kind kind, jdwp_id class, jdwp_id field,
	jdwp_id thread)
{
	begin_request(jvm, kind, JDWP_SUSPEND_THREAD, thread ? 2 : 1);
	put_thread(jvm, thread);
	jdwp_put_u1(&jvm->jdwp, OF_FIELD);
	jdwp_put_u8(&jvm->jdwp, class);
	jdwp_put_u8(&jvm->jdwp, field);
	return end_request(jvm);
}

void jvm_forget(struct jvm *jvm, enum jdwp_event_kind kind, uint32_t request)
{
	jdwp_begin(&jvm->jdwp, EVENT_REQUEST, 2);
	jdwp_put_u1(&jvm->jdwp, (uint8_t)kind);
	jdwp_put_u4(&jvm->jdwp, request);
	struct cursor reply;
	jdwp_send(&jvm->jdwp, &reply);
}
