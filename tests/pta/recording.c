// The tree of calling contexts becomes a set of calls. Each frame is seen or not:
//
//   - code of the program is seen;
//   - a method with a row in models/ is not, nor is what the library does below it (it is `inside` the
//     row), until the program's own code is called again: the row stands for all of it;
//   - classes made while the program runs (lambdas, proxies, accessors, forms of method handles) and
//     natives have no body that could be looked at. They are not seen, and hide nothing but themselves;
//   - what the machine or a native calls of the library without being told by a call instruction is not
//     seen, nor what that does: loading a class, linking an invokedynamic, making an exception, finding a
//     native. It is known by the instruction of the caller, which does not name the method.
//
// A call is one of a seen method by the nearest seen one below it. Class initialisers are calls too.
#include "recording.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/bug.h"

struct frame {
	const struct method *method; // NULL: the world does not have it
	uint32_t seen;               // the nearest seen frame, perhaps this one; 0: none
	uint16_t bci;                // in that frame, of the call that leads here
	bool is_inside, is_through;
	bool is_native;
};

struct reader {
	struct recording *recording;
	struct world *world;
	VEC(const struct method *) methods;
	VEC(bool) is_native;
	VEC(struct frame) frames;
};

// ---- methods ----------------------------------------------------------------------------------

// Classes that no class file has, or that come out of the machinery of method handles.
static bool is_generated(const char *class)
{
	static const char *const parts[] = { "0x", "$$Lambda", "$Proxy", "/LambdaForm",
		"jdk/internal/reflect/Generated", "$Species_" };
	for (size_t i = 0; i < sizeof(parts) / sizeof(*parts); i++)
		if (strstr(class, parts[i]))
			return true;
	return strstr(class, "Ljava/lang/invoke/") == class &&
		(strstr(class, "/VarHandle") || strstr(class, "$Holder;"));
}

static const struct method *find_method(struct reader *r, const char *class, const char *name,
	const char *descriptor)
{
	if (is_generated(class) || class[0] != 'L')
		return NULL;
	struct klass *klass = world_find(r->world, slice_of(class + 1, strlen(class) - 2));
	if (!klass_is_phantom(klass))
		world_open(r->world, klass);
	const struct method *method = klass_is_phantom(klass)
		? NULL
		: klass_method_named(r->world, klass, name, descriptor);
	r->recording->n_unknown += !method;
	return method;
}

static uint8_t opcode_at(const struct method *method, uint16_t bci)
{
	const struct code *code = method->member->code;
	return code && bci < code->length ? code_insn(code, bci).op : (uint8_t)OP_nop;
}

// What the caller calls there; an empty name: nothing.
static struct member_ref called_at(const struct method *caller, uint16_t bci)
{
	uint8_t op = opcode_at(caller, bci);
	if (op < OP_invokevirtual || op > OP_invokeinterface)
		return (struct member_ref){ 0 };
	struct insn insn = code_insn(caller->member->code, bci);
	return class_member_ref(caller->owner->file, (uint16_t)insn.a);
}

// Is the caller at an instruction that calls? It names the method, where no other frame is between. What
// a handle does on its way is the machine's.
static bool is_told_to_call(const struct frame *below, const struct method *caller, uint16_t bci,
	const struct method *callee, bool is_next)
{
	struct member_ref ref = called_at(caller, bci);
	if (is_next)
		return slice_equal(ref.name, name_slice(callee->name));
	return ref.name.len && !below->is_native &&
		!slice_equal(ref.class_name, slice_of_string("java/lang/invoke/MethodHandle")) &&
		!slice_equal(ref.class_name, slice_of_string("java/lang/invoke/VarHandle")) &&
		strcmp(callee->owner->name->text, "java/lang/ClassLoader") != 0;
}

static bool is_initialiser(const struct method *method)
{
	return method_is_static(method) && method->name->text[0] == '<';
}

// By its own row; or by that of the interface's method that is called, where the class that has the body
// does not implement the interface itself.
static bool is_modelled(const struct reader *r, const struct method *caller, uint16_t bci,
	const struct method *method)
{
	const struct model_row *row = model_of(r->world->models, method);
	if (!row && caller && opcode_at(caller, bci) == OP_invokeinterface) {
		struct member_ref ref = called_at(caller, bci);
		struct klass *klass = world_find(r->world, ref.class_name);
		bool is_other = !klass_is_subtype(method->owner, klass);
		if (is_other && slice_equal(ref.name, name_slice(method->name)))
			row = model_of_ref(r->world->models, klass, method->name, ref.descriptor);
	}
	return row && !row->is_followed;
}

// ---- frames -----------------------------------------------------------------------------------

static void add_call(struct recording *recording, struct recorded_call call)
{
	bool is_new;
	uint64_t key = (uint64_t)(call.caller ? call.caller->id : 0) << 40 ^
		(uint64_t)call.callee->id << 17 ^ (uint64_t)call.bci << 1 ^ call.is_through;
	map_put(&recording->call_of, key, &is_new);
	if (is_new)
		vec_push(&recording->calls, call);
}

static void add_frame(struct reader *r, uint32_t parent, int32_t bci, uint32_t number)
{
	const struct method *method = r->methods.v[number];
	const struct frame below = r->frames.v[parent];
	const struct method *caller = below.seen ? r->frames.v[below.seen].method : NULL;
	struct frame frame = { .method = method, .seen = below.seen, .bci = below.bci };
	bool is_next = below.seen && below.seen == parent;
	if (is_next)
		frame.bci = (uint16_t)bci;
	frame.is_inside = below.is_inside;
	frame.is_through = below.is_through;
	frame.is_native = r->is_native.v[number];
	if (method && !r->is_native.v[number]) {
		bool is_own = method->owner->role != ROLE_JDK;
		bool is_machines = caller && !is_initialiser(method) &&
			!is_told_to_call(&below, caller, frame.bci, method, is_next);
		if (!is_own &&
			(frame.is_inside || is_machines || is_modelled(r, caller, frame.bci, method)))
			frame.is_inside = frame.is_through = true;
		else {
			add_call(r->recording,
				(struct recorded_call){ caller, method, frame.bci, frame.is_through });
			frame = (struct frame){ .method = method, .seen = r->frames.n };
		}
	}
	vec_push(&r->frames, frame);
}

// What the machine makes by itself (texts, exceptions, call sites) is not counted.
static void add_object(struct reader *r, uint32_t at, uint16_t bci, const char *type)
{
	const struct frame frame = r->frames.v[at];
	bool is_seen = frame.seen == at;
	uint8_t op = is_seen ? opcode_at(frame.method, bci) : (uint8_t)OP_nop;
	bool is_array = type[0] == '[', is_primitive = is_array && strlen(type) == 2;
	bool is_made = !is_seen ? true
		: is_primitive      ? op == OP_newarray
		: is_array          ? op == OP_anewarray || op == OP_multianewarray
							: op == OP_new;
	if (is_made && !is_generated(type))
		vec_push(&r->recording->objects,
			(struct recorded_object){ is_seen ? frame.method : NULL, type });
}

// ---- lines ------------------------------------------------------------------------------------

static uint32_t split(char *line, char *fields[6])
{
	uint32_t n = 0;
	for (char *at = line; at && n < 6; n++) {
		fields[n] = at;
		at = strchr(at, '\t');
		if (at)
			*at++ = 0;
	}
	return n;
}

static uint32_t number_of(const char *text)
{
	return (uint32_t)strtoul(text, NULL, 10);
}

// False: it is no line of a recording.
static bool add_line(struct reader *r, char *line)
{
	char *fields[6];
	uint32_t n = split(line, fields);
	if (line[0] == 'M' && n == 6 && number_of(fields[1]) == r->methods.n) {
		vec_push(&r->methods, find_method(r, fields[2], fields[3], fields[4]));
		vec_push(&r->is_native, fields[5][0] == 'n');
	} else if (line[0] == 'N' && n == 5 && number_of(fields[1]) == r->frames.n &&
		number_of(fields[2]) < r->frames.n && number_of(fields[4]) < r->methods.n) {
		add_frame(r, number_of(fields[2]), (int32_t)strtol(fields[3], NULL, 10),
			number_of(fields[4]));
	} else if (line[0] == 'A' && n == 4 && number_of(fields[1]) < r->frames.n) {
		add_object(r, number_of(fields[1]), (uint16_t)number_of(fields[2]), fields[3]);
	} else {
		return false;
	}
	return true;
}

static char *read_text(const char *path)
{
	FILE *file = fopen(path, "r");
	if (!file)
		return NULL;
	fseek(file, 0, SEEK_END);
	long size = ftell(file);
	rewind(file);
	char *text = xmalloc((size_t)size + 1);
	text[fread(text, 1, (size_t)size, file)] = 0;
	fclose(file);
	return text;
}

bool recording_read(struct recording *recording, struct world *world, const char *path)
{
	*recording = (struct recording){ .text = read_text(path) };
	if (!recording->text)
		return false;
	struct reader reader = { .recording = recording, .world = world };
	vec_push(&reader.methods, NULL);
	vec_push(&reader.is_native, false);
	vec_push(&reader.frames, (struct frame){ 0 });
	bool ok = true;
	char *rest = recording->text;
	for (char *end; ok && (end = strchr(rest, '\n')); rest = end + 1) {
		*end = 0;
		ok = add_line(&reader, rest);
	}
	vec_release(&reader.methods);
	vec_release(&reader.is_native);
	vec_release(&reader.frames);
	return ok && recording->calls.n;
}

bool recording_has(const struct recording *recording, const struct recorded_call *call)
{
	for (uint32_t through = 0; through < 2; through++) {
		uint64_t key = (uint64_t)(call->caller ? call->caller->id : 0) << 40 ^
			(uint64_t)call->callee->id << 17 ^ (uint64_t)call->bci << 1 ^ through;
		if (map_get(&recording->call_of, key))
			return true;
	}
	return false;
}

bool recording_has_object(const struct recording *recording, const struct recorded_object *object)
{
	for (uint32_t i = 0; i < recording->objects.n; i++)
		if (recording->objects.v[i].method == object->method &&
			strcmp(recording->objects.v[i].type, object->type) == 0)
			return true;
	return false;
}

void recording_release(struct recording *recording)
{
	vec_release(&recording->calls);
	vec_release(&recording->objects);
	map_release(&recording->call_of);
	free(recording->text);
}
