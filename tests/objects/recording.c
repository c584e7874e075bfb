// Reads a recording. Objects are found in the graph by their sites: the instruction that makes them, or the
// call of a modelled method below which library code does. All other objects of library code (nodes of a
// map, an array in a list) are passed through: who holds one holds what it holds.
#include "recording.h"

#include <stdio.h>
#include <stdlib.h>

// ---- sites ------------------------------------------------------------------------------------

static uint32_t n_dimensions(const char *type)
{
	uint32_t n = 0;
	while (type[n] == '[')
		n++;
	return n;
}

static const struct klass *class_of(const struct object_run *run, const char *descriptor)
{
	size_t length = strlen(descriptor);
	if (descriptor[0] != 'L' || length < 3)
		return NULL;
	struct slice name = { (const uint8_t *)descriptor + 1, length - 2 };
	return world_loaded(run->in->world, name);
}

static bool is_of_type(const struct object_run *run, const struct pta_object *o, const char *type,
	bool is_direct)
{
	if (strstr(type, "$$Lambda"))
		return o->kind == PTA_LAMBDA && strncmp(type, "Ljava/", 6) != 0;
	if (o->type.kind == KIND_ARRAY || type[0] == '[')
		return o->type.kind == KIND_ARRAY && o->type.dimensions == n_dimensions(type);
	const struct klass *klass = class_of(run, type);
	if (!klass || !o->klass || o->kind == PTA_LAMBDA)
		return false;
	return klass == o->klass ||
		(!is_direct && o->klass->super && klass_is_subtype(klass, o->klass)); // all are Objects
}

static node_list nodes_at(const struct object_run *run, char **fields)
{
	node_list nodes = { 0 };
	const struct klass *klass = class_of(run, fields[2]);
	const struct method *method = klass && !klass_is_phantom(klass)
		? klass_method_named(run->in->world, klass, fields[3], fields[4])
		: NULL;
	uint32_t bci = (uint32_t)strtoul(fields[5], NULL, 10);
	for (uint32_t node = 1; method && node < run->object_of.n; node++) {
		const struct pta_object *o = objects_pta(run, node);
		if (o->method == method && o->bci == bci &&
			is_of_type(run, o, fields[6], fields[7][0] == '1'))
			vec_push(&nodes, node);
	}
	return nodes;
}

// ---- edges ------------------------------------------------------------------------------------

static void index_edges(struct recording *recording, const struct real_edge *edges, uint32_t n,
	uint32_t **first, uint32_t **out)
{
	*first = xcalloc(recording->n_objects + 2, sizeof(uint32_t));
	*out = xcalloc(n + 1, sizeof(uint32_t));
	uint32_t *filled = xcalloc(recording->n_objects + 1, sizeof(uint32_t));
	for (uint32_t i = 0; i < n; i++)
		(*first)[edges[i].from + 1]++;
	for (uint32_t i = 0; i <= recording->n_objects; i++)
		(*first)[i + 1] += (*first)[i];
	for (uint32_t i = 0; i < n; i++)
		(*out)[(*first)[edges[i].from] + filled[edges[i].from]++] = i;
	free(filled);
}

// From an object to those with nodes, over those without.
static void pass_through(struct recording *recording, const struct real_edge *raw,
	const uint32_t *first, const uint32_t *out, uint32_t from, uint32_t *seen)
{
	node_list work = { 0 };
	vec_push(&work, from);
	while (work.n) {
		uint32_t at = work.v[--work.n];
		for (uint32_t i = first[at]; i < first[at + 1]; i++) {
			uint32_t to = raw[out[i]].to;
			if (seen[to] == from + 1)
				continue;
			seen[to] = from + 1;
			if (recording_nodes(recording, to)->n)
				vec_push(&recording->edges, (struct real_edge){ from, to, at == from });
			else
				vec_push(&work, to);
		}
	}
	vec_release(&work);
}

// ---- lines ------------------------------------------------------------------------------------

#define MAX_OBJECTS 200000

struct reader {
	struct recording *recording;
	const struct object_run *run;
	VEC(struct real_edge) raw;
};

static void read_line(struct reader *reader, char *line)
{
	struct recording *recording = reader->recording;
	char *save = NULL, *fields[9] = { 0 };
	uint32_t n = 0;
	for (char *at = line; n < 9 && (fields[n] = strtok_r(at, "\t", &save)); at = NULL)
		n++;
	if (n < 3)
		return;
	uint32_t first = (uint32_t)strtoul(fields[1], NULL, 10);
	uint32_t second = (uint32_t)strtoul(fields[2], NULL, 10);
	if (fields[0][0] == 'S' && n == 8) {
		vec_push(&recording->sites, nodes_at(reader->run, fields)); // in the order of numbers
		vec_push(&recording->is_direct, fields[7][0] == '1');
	} else if (fields[0][0] == 'O' && first < MAX_OBJECTS) {
		recording->site_of[first] = second;
		recording->n_objects = first > recording->n_objects ? first : recording->n_objects;
	} else if (fields[0][0] == 'E' && first < MAX_OBJECTS && second < MAX_OBJECTS) {
		vec_push(&reader->raw, (struct real_edge){ first, second, true });
	} else if (fields[0][0] == 'V' && n == 9 && first < MAX_OBJECTS) {
		vec_push(&recording->overlaps,
			(struct overlap){ first, { fields[2], fields[5] }, { fields[3], fields[6] },
				{ fields[4], fields[7] }, fields[8][0] == '1' });
	}
}

bool recording_read(struct recording *recording, const struct object_run *run, const char *path)
{
	struct reader reader = { .recording = recording, .run = run };
	FILE *file = fopen(path, "r");
	long size = 0;
	*recording = (struct recording){ 0 };
	if (!file || fseek(file, 0, SEEK_END) != 0 || (size = ftell(file)) < 0)
		return false;
	rewind(file);
	recording->text = xcalloc((size_t)size + 1, 1);
	size = (long)fread(recording->text, 1, (size_t)size, file);
	fclose(file);
	recording->site_of = xcalloc(MAX_OBJECTS, sizeof(uint32_t));
	vec_push(&recording->sites, (node_list){ 0 }); // 0: none
	vec_push(&recording->is_direct, false);
	char *save = NULL;
	for (char *line = strtok_r(recording->text, "\n", &save); line;
		 line = strtok_r(NULL, "\n", &save))
		read_line(&reader, line);
	uint32_t *first, *out, *seen = xcalloc(recording->n_objects + 1, sizeof(uint32_t));
	index_edges(recording, reader.raw.v, reader.raw.n, &first, &out);
	for (uint32_t o = 0; o <= recording->n_objects; o++)
		if (!o || recording_nodes(recording, o)->n)
			pass_through(recording, reader.raw.v, first, out, o, seen);
	index_edges(recording, recording->edges.v, recording->edges.n, &recording->first,
		&recording->out);
	free(first);
	free(out);
	free(seen);
	vec_release(&reader.raw);
	return true;
}

void recording_release(struct recording *recording)
{
	for (uint32_t i = 0; i < recording->sites.n; i++)
		vec_release(&recording->sites.v[i]);
	vec_release(&recording->sites);
	vec_release(&recording->is_direct);
	vec_release(&recording->edges);
	vec_release(&recording->overlaps);
	free(recording->site_of);
	free(recording->first);
	free(recording->out);
	free(recording->text);
}
