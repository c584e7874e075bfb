// Calls and objects that a JVM was seen to make, against those that points-to says are possible.
//
//     compare JDK CLASSES EMPTY NAME=RECORDING...
//
// NAME is a class of the folder CLASSES with a main; EMPTY the recording of a program that does nothing,
// whose calls do not count. For each program and scope a line:
//
//     NAME whole|default CALLS COVERED MOVED OBJECTS COVERED
//
// and before it, for each call or object that is missing, `miss NAME SCOPE ...`. Of the default scope
// calls with an end in CLASSES count. A call is covered when points-to has it at that instruction; one
// through modelled frames, when points-to has it at some instruction of the caller, or, moved, when some
// model or the library runs or starts the callee: a row runs a function where that is given away, and the
// library may keep it and run it below another call. An object is covered when points-to makes one of that type there.
#include <stdio.h>
#include <stdlib.h>

#include "base/buf.h"
#include "base/bug.h"
#include "input/input.h"
#include "pta/pta.h"
#include "recording.h"

struct graph {
	struct map at;      // caller, instruction, callee
	struct map between; // caller, callee
	struct map reached; // methods
	struct map run;     // callee that a model, a start or the library runs
	struct map made;    // method, type
	struct map types;   // type, whoever makes it
};

static struct buf scratch;

static uint64_t key_of(const struct method *from, uint32_t bci, const struct method *to)
{
	return (uint64_t)(from ? from->id : 0) << 40 ^ (uint64_t)to->id << 16 ^ bci;
}

static uint64_t key_of_type(const struct method *method, const char *type)
{
	uint64_t hash = hash_bytes(slice_of_string(type));
	return hash ^ (method ? (uint64_t)method->id * 0x9e3779b97f4a7c15u : 0);
}

static const char *descriptor_of(const struct world *world, struct ir_type type)
{
	buf_clear(&scratch);
	for (uint32_t i = 0; type.kind == KIND_ARRAY && i < type.dimensions; i++)
		buf_char(&scratch, '[');
	if (type.kind == KIND_CLASS || type.element == 'L')
		buf_printf(&scratch, "L%s;", world->classes[type.klass]->name->text);
	else
		buf_char(&scratch, type.element);
	buf_char(&scratch, 0);
	return (const char *)scratch.ptr;
}

static void graph_make(struct graph *graph, const struct world *world, const struct pta *pta)
{
	for (uint32_t node = 0; node <= pta_n_nodes(pta); node++) {
		uint32_t n;
		const struct pta_edge *edges = pta_edges_from(pta, node, &n);
		const struct method *from = node ? pta_node(pta, node)->method : NULL;
		for (uint32_t i = 0; i < n; i++) {
			const struct method *to = pta_node(pta, edges[i].to)->method;
			map_put(&graph->at, key_of(from, edges[i].bci, to), NULL);
			map_put(&graph->between, key_of(from, 0, to), NULL);
			bool is_library = from && from->owner->role == ROLE_JDK;
			if (is_library || (edges[i].kind != PTA_CALL && edges[i].kind != PTA_INITIALISE))
				map_put(&graph->run, to->id, NULL);
			map_put(&graph->reached, to->id, NULL);
		}
	}
	for (uint32_t i = 1; i <= pta_n_objects(pta); i++) {
		const struct pta_object *object = pta_object(pta, i);
		const char *type = descriptor_of(world, object->type);
		map_put(&graph->types, key_of_type(NULL, type), NULL);
		if (object->kind == PTA_MERGED || object->kind == PTA_VM)
			map_put(&graph->made, key_of_type(NULL, type), NULL);
		else
			map_put(&graph->made, key_of_type(object->method, type), NULL);
	}
}

static void graph_release(struct graph *graph)
{
	map_release(&graph->at);
	map_release(&graph->between);
	map_release(&graph->run);
	map_release(&graph->reached);
	map_release(&graph->made);
	map_release(&graph->types);
}

// ---- what is covered --------------------------------------------------------------------------

enum covered { COVERED_NOT, COVERED, COVERED_MOVED };

// Of initialisers there is one edge for all uses of a class in a method; the main class is used by the
// machine.
static enum covered covers_call(const struct graph *graph, const struct recorded_call *call)
{
	bool is_initialiser = strcmp(call->callee->name->text, "<clinit>") == 0;
	if (is_initialiser &&
		(map_get(&graph->between, key_of(NULL, 0, call->callee)) ||
			(!call->caller && map_get(&graph->reached, call->callee->id))))
		return COVERED;
	if (!call->is_through && !is_initialiser)
		return map_get(&graph->at, key_of(call->caller, call->bci, call->callee)) ? COVERED
			: !call->caller && map_get(&graph->run, call->callee->id)             ? COVERED
																				  : COVERED_NOT;
	if (call->caller && map_get(&graph->between, key_of(call->caller, 0, call->callee)))
		return COVERED;
	return map_get(&graph->run, call->callee->id) ? COVERED_MOVED : COVERED_NOT;
}

static bool covers_object(const struct graph *graph, const struct recorded_object *object)
{
	return !object->method ? map_get(&graph->types, key_of_type(NULL, object->type)) != NULL
						   : map_get(&graph->made, key_of_type(object->method, object->type)) ||
			map_get(&graph->made, key_of_type(NULL, object->type));
}

static bool is_own(const struct method *method)
{
	return method && method->owner->role == ROLE_INPUT;
}

// A class of the program; "[[LMain$Item;" is one too.
static bool is_own_type(const struct world *world, const char *type)
{
	while (*type == '[')
		type++;
	const struct klass *klass = *type == 'L'
		? world_loaded(world, slice_of(type + 1, strlen(type) - 2))
		: NULL;
	return klass && !klass_is_phantom(klass) && klass->role == ROLE_INPUT;
}

// ---- one program ------------------------------------------------------------------------------

static void print_method(const struct method *method)
{
	buf_clear(&scratch);
	if (method)
		method_print(method, &scratch);
	else
		buf_string(&scratch, "(none)");
	printf("%.*s", (int)scratch.len, (const char *)scratch.ptr);
}

static void compare(struct world *world, const char *name, const struct recording *recording,
	const struct recording *empty, bool is_whole, struct method *main)
{
	struct pta_options options = { .policy = PTA_ORIGIN,
		.is_whole = is_whole,
		.models = world->models,
		.n_roots = 1,
		.roots = &main,
		.jobs = 1,
		.notes = world->notes };
	struct pta *pta = pta_solve(world, &options);
	struct graph graph = { 0 };
	const char *scope = is_whole ? "whole" : "default";
	uint32_t n[3] = { 0 }, n_objects[2] = { 0 };
	graph_make(&graph, world, pta);
	for (uint32_t i = 0; i < recording->calls.n; i++) {
		const struct recorded_call *call = &recording->calls.v[i];
		bool counts = is_whole ? !recording_has(empty, call)
							   : is_own(call->caller) || is_own(call->callee);
		if (!counts)
			continue;
		enum covered covered = covers_call(&graph, call);
		n[covered]++;
		if (covered)
			continue;
		printf("miss %s %s call ", name, scope);
		print_method(call->caller);
		printf(" %u%s ", call->bci, call->is_through ? " through" : "");
		print_method(call->callee);
		printf("\n");
	}
	for (uint32_t i = 0; i < recording->objects.n; i++) {
		const struct recorded_object *object = &recording->objects.v[i];
		bool counts = object->method
			? is_own(object->method) || (is_whole && !recording_has_object(empty, object))
			: is_own_type(world, object->type);
		if (!counts)
			continue;
		bool is_covered = covers_object(&graph, object);
		n_objects[is_covered]++;
		if (!is_covered) {
			printf("miss %s %s object %s by ", name, scope, object->type);
			print_method(object->method);
			printf("\n");
		}
	}
	printf("%s %s %u %u %u %u %u\n", name, scope, n[0] + n[1] + n[2], n[1] + n[2], n[2],
		n_objects[0] + n_objects[1], n_objects[1]);
	graph_release(&graph);
	pta_free(pta);
}

static bool run(struct world *world, char *what, const struct recording *empty)
{
	struct recording recording;
	char *path = strchr(what, '=');
	if (!path)
		return false;
	*path++ = 0;
	struct klass *klass = world_find_string(world, what);
	struct method *main = klass_is_phantom(klass)
		? NULL
		: klass_method_named(world, klass, "main", "([Ljava/lang/String;)V");
	if (!main || !recording_read(&recording, world, path)) {
		fprintf(stderr, "compare: %s: no main, or no recording\n", what);
		return false;
	}
	compare(world, what, &recording, empty, true, main);
	compare(world, what, &recording, empty, false, main);
	recording_release(&recording);
	return true;
}

int main(int argc, char **argv)
{
	struct err err = ERR_INIT;
	struct input_options options = { 0 };
	struct notes *notes = notes_new();
	struct input *input = input_new(&options, notes);
	if (argc < 4 || !input_add(input, argv[2], ROLE_INPUT, &err) ||
		!input_add_jdk(input, argv[1], &err)) {
		fprintf(stderr, "usage: compare JDK CLASSES EMPTY NAME=RECORDING...: %s\n", err.text);
		return 2;
	}
	struct world *world = world_new(input, notes, 1);
	struct recording empty;
	world->models = models_new(world->names);
	world_load_input(world);
	if (!recording_read(&empty, world, argv[3])) {
		fprintf(stderr, "compare: %s: no recording\n", argv[3]);
		return 2;
	}
	bool ok = true;
	for (int i = 4; i < argc; i++)
		ok = run(world, argv[i], &empty) && ok;
	recording_release(&empty);
	buf_release(&scratch);
	models_free(world->models);
	world_free(world);
	input_free(input);
	notes_free(notes);
	return ok ? 0 : 1;
}
