// How long raddle takes to read every class of a JDK and to visit every instruction, on one thread and on
// more, warmed up: AsmBench's rules for raddle's own reader.
//
//     read_classes LIB-MODULES [JOBS [PASSES]]
//
// The bytes are mapped and were touched before the clock starts. Each pass parses and checks every class and
// keeps it; then every instruction of every method is visited: its opcode is looked at, and it is counted. Memory that a pass
// gives back stays with the process, as it does in a JVM that is warmed up. Prints one line of JSON.
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "base/pool.h"
#include "class/class.h"
#include "input/input.h"

struct counts {
	_Alignas(64) uint64_t classes, methods, instructions, opcodes;
};

struct bench {
	uint32_t n_classes;
	struct slice *bytes;
	const struct class **classes;
	uint32_t jobs;
	struct arena *arenas;  // [jobs]
	struct counts *counts; // [jobs]
};

static double seconds(clockid_t clock)
{
	struct timespec now;
	clock_gettime(clock, &now);
	return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static void die(const char *what, const struct err *err)
{
	fprintf(stderr, "read_classes: %s: %s\n", what, err->text);
	exit(1);
}

static void read_bytes(struct bench *bench, struct input *input, struct arena *arena)
{
	struct err err = ERR_INIT;
	uint32_t touched = 0;

	bench->n_classes = input_n_entries(input);
	bench->bytes = xcalloc(bench->n_classes, sizeof(*bench->bytes));
	bench->classes = xcalloc(bench->n_classes, sizeof(*bench->classes));
	for (uint32_t i = 0; i < bench->n_classes; i++) {
		if (!input_read(input, input_entry(input, i), arena, &bench->bytes[i], &err))
			die("cannot read an entry", &err);
		for (size_t at = 0; at < bench->bytes[i].len; at += 1024)
			touched += bench->bytes[i].ptr[at];
	}
	if (touched == 0)
		die("nothing to read", &err);
}

// Looks at each instruction's opcode and counts it, as AsmBench's visitor does.
static void visit_code(struct counts *counts, const struct code *code)
{
	uint64_t n = 0, opcodes = 0;
	for (uint32_t w = 0; w <= code->length / 64; w++)
		for (uint64_t left = code->starts[w]; left; left &= left - 1) {
			opcodes += code->bytes[64 * (size_t)w + (size_t)__builtin_ctzll(left)];
			n++;
		}
	counts->methods++;
	counts->instructions += n;
	counts->opcodes += opcodes;
}

static void read_class(void *context, uint32_t item, uint32_t worker)
{
	struct bench *bench = context;
	struct counts *counts = &bench->counts[worker];
	struct err err = ERR_INIT;

	const struct class *c = class_parse(bench->bytes[item], &bench->arenas[worker], &err);
	if (!c)
		die("cannot parse a class", &err);
	bench->classes[item] = c;
	counts->classes++;
	for (uint32_t i = 0; i < c->n_methods; i++)
		if (c->methods[i].code)
			visit_code(counts, c->methods[i].code);
}

static void pass(struct bench *bench)
{
	memset(bench->counts, 0, sizeof(*bench->counts) * bench->jobs);
	pool_run(bench->jobs, bench->n_classes, 16, read_class, bench);
}

// What the parsed classes take, in bytes.
static size_t clear(struct bench *bench)
{
	size_t size = 0;
	for (uint32_t i = 0; i < bench->jobs; i++) {
		size += bench->arenas[i].reserved;
		arena_release(&bench->arenas[i]);
	}
	return size;
}

static void print(const struct bench *bench, double wall, double cpu, double first, double reading,
	size_t size)
{
	uint64_t classes = 0, methods = 0, instructions = 0;
	for (uint32_t i = 0; i < bench->jobs; i++) {
		classes += bench->counts[i].classes;
		methods += bench->counts[i].methods;
		instructions += bench->counts[i].instructions;
	}
	printf(
		"{\"classes\": %llu, \"methods_with_code\": %llu, \"instructions\": %llu, \"best_ms\": %.1f, "
		"\"best_cpu_ms\": %.1f, \"cold_ms\": %.1f, \"read_ms\": %.1f, \"held_mb\": %.1f}\n",
		(unsigned long long)classes, (unsigned long long)methods, (unsigned long long)instructions,
		wall * 1e3, cpu * 1e3, first * 1e3, reading * 1e3, (double)size / 1048576);
}

// What it takes to get at the bytes: to map lib/modules anew, index it and touch every class.
static double time_reading(const char *path, uint32_t passes)
{
	double best = 1e9;
	for (uint32_t i = 0; i < passes; i++) {
		double from = seconds(CLOCK_MONOTONIC);
		struct err err = ERR_INIT;
		struct notes *notes = notes_new();
		struct input *input = input_new(&(struct input_options){ 0 }, notes);
		struct bench bench = { 0 };
		struct arena arena;
		arena_init(&arena);
		if (!input_add(input, path, ROLE_INPUT, &err))
			die(path, &err);
		read_bytes(&bench, input, &arena);
		double took = seconds(CLOCK_MONOTONIC) - from;
		best = took < best ? took : best;
		free(bench.bytes);
		free(bench.classes);
		arena_release(&arena);
		input_free(input);
		notes_free(notes);
	}
	return best;
}

static void measure(struct bench *bench, const char *path, uint32_t passes)
{
	double best = 1e9, best_cpu = 1e9, first = 0;
	size_t size = 0;

	for (uint32_t i = 0; i < passes; i++) {
		double from = seconds(CLOCK_MONOTONIC), from_cpu = seconds(CLOCK_PROCESS_CPUTIME_ID);
		pass(bench);
		double took_cpu = seconds(CLOCK_PROCESS_CPUTIME_ID) - from_cpu;
		double took = seconds(CLOCK_MONOTONIC) - from;
		best = took < best ? took : best;
		best_cpu = took_cpu < best_cpu ? took_cpu : best_cpu;
		first = i == 0 ? took : first;
		size = clear(bench);
	}
	print(bench, best, best_cpu, first, time_reading(path, passes), size);
}

int main(int argc, char **argv)
{
	struct err err = ERR_INIT;
	struct notes *notes = notes_new();
	struct input *input = input_new(&(struct input_options){ 0 }, notes);
	struct bench bench = { .jobs = argc > 2 ? (uint32_t)atoi(argv[2]) : 1 };
	struct arena arena;

	if (argc < 2 || bench.jobs < 1 || bench.jobs > 64) {
		fputs("usage: read_classes LIB-MODULES [JOBS [PASSES]]\n", stderr);
		return 2;
	}
	mallopt(M_MMAP_THRESHOLD, 1 << 30);
	mallopt(M_TRIM_THRESHOLD, 1 << 30);
	arena_init(&arena);
	if (!input_add(input, argv[1], ROLE_INPUT, &err))
		die(argv[1], &err);
	read_bytes(&bench, input, &arena);
	bench.arenas = xcalloc(bench.jobs, sizeof(*bench.arenas));
	bench.counts = aligned_alloc(64, sizeof(*bench.counts) * bench.jobs);
	if (!bench.counts)
		out_of_memory(sizeof(*bench.counts) * bench.jobs);
	measure(&bench, argv[1], argc > 3 ? (uint32_t)atoi(argv[3]) : 13);
	free(bench.counts);
	free(bench.arenas);
	free(bench.classes);
	free(bench.bytes);
	arena_release(&arena);
	input_free(input);
	notes_free(notes);
	return 0;
}
