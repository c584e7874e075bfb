// How long raddle takes to read every class of a JDK and to visit every instruction, on one thread and on
// more, warmed up: AsmBench's rules for raddle's own reader.
//
//     read_classes LIB-MODULES [JOBS [PASSES [checked]]]
//
// The bytes are mapped and were touched before the clock starts. Each pass parses every class, keeps it, and
// visits every instruction of every method with its operands and the constants they name. That proves what
// ASM proves: nothing but that the reader never leaves the file. With `checked` everything is checked as
// well, as raddle does before it analyses a class (class.h tells what). Memory that a pass gives back stays
// with the process, as it does in a JVM that is warmed up. Prints one line of JSON.
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "base/pool.h"
#include "class/class.h"
#include "input/input.h"

struct counts {
	_Alignas(64) uint64_t classes, methods, instructions, checksum, targets;
};

struct bench {
	uint32_t n_classes;
	struct slice *bytes;
	const struct raw_class **classes;
	bool checks;
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

// ---- the visit ----------------------------------------------------------------------------------
//
// Whatever an instruction says goes into one sum, constants and all, and AsmBench's visitor computes the
// same sum from what ASM tells it. So both are seen to have looked at the same things. ASM does not tell
// the targets of branches as numbers: they go into a sum of their own.

struct visit {
	const struct raw_class *raw;
	const struct code *code;
	uint64_t instructions, targets, checksum;
};

_Noreturn static void die_of_damage(void)
{
	fputs("read_classes: an instruction is not whole, or names a constant of the wrong kind\n",
		stderr);
	exit(1);
}

// An opcode as ASM tells it, which knows no short forms: iload_1 is iload with the operand 1, and both
// numbers are in here.
static uint16_t normal[256];

static void fill_normal(void)
{
	for (uint32_t op = 0; op < N_OPCODES; op++) {
		uint32_t added = op;
		if (op >= OP_iload_0 && op <= OP_aload_3)
			added = OP_iload + (op - OP_iload_0) / 4 + (op - OP_iload_0) % 4;
		else if (op >= OP_istore_0 && op <= OP_astore_3)
			added = OP_istore + (op - OP_istore_0) / 4 + (op - OP_istore_0) % 4;
		else if (op == OP_ldc_w || op == OP_ldc2_w)
			added = OP_ldc;
		else if (op == OP_goto_w || op == OP_jsr_w)
			added = op - OP_goto_w + OP_goto;
		normal[op] = (uint16_t)added;
	}
}

static uint64_t sum_of_member(const struct raw_class *raw, uint32_t index)
{
	struct member_ref ref;
	if (!raw_member_ref(raw, index, &ref))
		die_of_damage();
	return ref.class_name.len + ref.name.len + ref.descriptor.len;
}

static uint64_t sum_of_class(const struct raw_class *raw, uint32_t index)
{
	struct slice name;
	if (!raw_name_at(raw, index, CONSTANT_Class, &name))
		die_of_damage();
	return name.len;
}

static uint64_t sum_of_dynamic(const struct raw_class *raw, uint32_t index)
{
	struct member_ref ref;
	if (!raw_dynamic(raw, index, &ref))
		die_of_damage();
	return ref.name.len + ref.descriptor.len +
		raw->unchecked.bootstrap_methods[ref.bootstrap].n_arguments;
}

// A text by its first character, where that is ASCII: its length in Java is another one.
static uint64_t sum_of_string(const struct raw_class *raw, uint32_t index)
{
	struct slice text;
	if (!raw_name_at(raw, index, CONSTANT_String, &text))
		die_of_damage();
	return text.len == 0 ? 0 : text.ptr[0] < 0x80 ? text.ptr[0] : 0x80;
}

static uint64_t sum_of_loaded(const struct raw_class *raw, uint32_t index)
{
	const struct class *c = &raw->unchecked;
	uint8_t tag = index < c->n_constants ? c->tags[index] : (uint8_t)CONSTANT_NONE;

	if (tag == CONSTANT_String)
		return sum_of_string(raw, index);
	if (tag == CONSTANT_Integer || tag == CONSTANT_Float)
		return (uint64_t)class_integer(c, (uint16_t)index);
	if (tag == CONSTANT_Long || tag == CONSTANT_Double)
		return (uint64_t)class_long(c, (uint16_t)index);
	if (tag == CONSTANT_Class)
		return 1;
	if (tag != CONSTANT_MethodType && tag != CONSTANT_MethodHandle && tag != CONSTANT_Dynamic)
		die_of_damage();
	return 2;
}

static uint64_t sum_of_keys(const struct insn_switch *s)
{
	uint64_t sum = s->n;
	for (uint32_t i = 0; i < s->n; i++)
		sum += (uint64_t)switch_key(s, i);
	return sum;
}

static uint64_t sum_of_targets(const struct insn_switch *s)
{
	uint64_t sum = s->default_target;
	for (uint32_t i = 0; i < s->n; i++)
		sum += switch_target(s, i);
	return sum;
}

static inline __attribute__((always_inline)) void visit_insn(void *context,
	enum operand_format format, const struct insn *insn)
{
	struct visit *v = context;
	v->instructions++;
	v->checksum += normal[insn->op];
	switch (format) {
	case OPERAND_NONE:
		break;
	case OPERAND_FIELD:
	case OPERAND_METHOD:
	case OPERAND_INTERFACE:
		v->checksum += sum_of_member(v->raw, (uint32_t)insn->a);
		break;
	case OPERAND_BRANCH:
	case OPERAND_BRANCH_W:
		v->targets += (uint64_t)insn->a;
		break;
	case OPERAND_CLASS:
	case OPERAND_MULTI:
		v->checksum += sum_of_class(v->raw, (uint32_t)insn->a) + (uint64_t)insn->b;
		break;
	case OPERAND_LDC:
	case OPERAND_LDC_W:
	case OPERAND_LDC2_W:
		v->checksum += sum_of_loaded(v->raw, (uint32_t)insn->a);
		break;
	case OPERAND_DYNAMIC:
		v->checksum += sum_of_dynamic(v->raw, (uint32_t)insn->a);
		break;
	case OPERAND_TABLESWITCH:
	case OPERAND_LOOKUPSWITCH: {
		struct insn_switch s = code_step_switch(v->code, insn);
		v->checksum += sum_of_keys(&s);
		v->targets += sum_of_targets(&s);
		break;
	}
	default:
		v->checksum += (uint64_t)((int64_t)insn->a + insn->b);
	}
}

static void visit_code(struct counts *counts, const struct raw_class *raw, const struct code *code)
{
	struct visit v = { .raw = raw, .code = code };
	if (!code_visit(code, visit_insn, &v))
		die_of_damage();
	counts->methods++;
	counts->instructions += v.instructions;
	counts->checksum += v.checksum;
	counts->targets += v.targets;
}

static void read_class(void *context, uint32_t item, uint32_t worker)
{
	struct bench *bench = context;
	struct counts *counts = &bench->counts[worker];
	struct arena *arena = &bench->arenas[worker];
	struct err err = ERR_INIT;

	struct raw_class *raw = class_parse(bench->bytes[item], arena, &err);
	if (!raw)
		die("cannot parse a class", &err);
	if (bench->checks) {
		const struct class *c = class_check(raw, arena, &err);
		if (!c || !class_check_code(c, arena, &err))
			die("a class is damaged", &err);
	}
	bench->classes[item] = raw;
	counts->classes++;
	for (uint32_t i = 0; i < raw->unchecked.n_methods; i++)
		if (raw->unchecked.methods[i].code)
			visit_code(counts, raw, raw->unchecked.methods[i].code);
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
	uint64_t classes = 0, methods = 0, instructions = 0, checksum = 0;
	for (uint32_t i = 0; i < bench->jobs; i++) {
		classes += bench->counts[i].classes;
		methods += bench->counts[i].methods;
		instructions += bench->counts[i].instructions;
		checksum += bench->counts[i].checksum;
	}
	printf(
		"{\"checksum\": %lld, \"classes\": %llu, \"methods_with_code\": %llu, \"instructions\": %llu, \"best_ms\": %.1f, "
		"\"best_cpu_ms\": %.1f, \"cold_ms\": %.1f, \"read_ms\": %.1f, \"held_mb\": %.1f}\n",
		(long long)checksum, (unsigned long long)classes, (unsigned long long)methods,
		(unsigned long long)instructions, wall * 1e3, cpu * 1e3, first * 1e3, reading * 1e3,
		(double)size / 1048576);
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
		fputs("usage: read_classes LIB-MODULES [JOBS [PASSES [checked]]]\n", stderr);
		return 2;
	}
	fill_normal();
	bench.checks = argc > 4 && strcmp(argv[4], "checked") == 0;
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
