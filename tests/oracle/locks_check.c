// Locks held, checked on real code:
//
//     locks_check [-v] [--jdk HOME] [--blocks N] [--only TEXT] [--lines] [--repeat N] INPUT...
//
// Every method of INPUT is lifted. Each monitorenter must be matched or named as unmatched; what is
// named is counted, and listed with -v. On methods of at most N blocks (14) the locks at every
// instruction are compared with brute force (locks_brute.h). --only: methods whose name has TEXT,
// printed with their locks. --lines: only prints what is held at each source line. --repeat: for
// timing, since asking for the time takes as long as most methods.
//
// Exit 1 where a lock is claimed that brute force disproves, or a monitorenter is neither matched
// nor named.
#include <stdio.h>
#include <time.h>

#include "base/notes.h"
#include "ir/ir.h"
#include "locks_brute.h"
#include "model/model.h"

struct options {
	bool is_verbose;
	uint32_t max_blocks;
	uint32_t n_repeats; // for timing
	const char *only;
	bool shows_lines;
};

struct totals {
	uint64_t methods, failed, with_locks, synchronized;
	uint64_t monitors, calls, dead_monitors, silent_monitors;
	uint64_t troubles[2][N_TROUBLE_KINDS]; // monitors, calls
	uint64_t compared, exhausted, fuzzy, points;
	uint64_t wrong, missed, fuzzy_wrong, wrong_methods, missed_methods, missed_accesses;
	double lift, locks, slowest;
	char slowest_name[200];
};

// Processor time: others may be using the machine.
static double now(void)
{
	struct timespec t;
	clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static void say(const struct ir *ir, const char *what, uint32_t insn)
{
	struct buf buf = BUF_INIT;
	method_print(ir->method, &buf);
	if (insn)
		buf_printf(&buf, " bytecode %u line %u", ir_at(ir, insn)->bci,
			ir_line(ir, ir_at(ir, insn)));
	printf("%s: %s\n", what, buf_cstring(&buf));
	buf_release(&buf);
}

// ---- matched or named ------------------------------------------------------------------------

static const char *const trouble_names[N_TROUBLE_KINDS] = { "never released", "held at return",
	"sometimes held", "release of what is not held", "release of the method's lock", "too many" };

static bool is_reached(const struct locks *locks, uint32_t insn)
{
	// By normal and exceptional edges every block of the IR is reached; the analysis may know that
	// an exception cannot happen. Then nothing is held there, and the site has no releases.
	const struct lock_site *site = locks_site(locks, insn);
	return site->n_releases > 0;
}

static bool is_named(const struct locks *locks, uint32_t insn)
{
	for (uint32_t i = 0; i < locks->n_troubles; i++)
		if (locks->troubles[i].insn == insn)
			return true;
	return false;
}

static void count_locks(const struct locks *locks, const struct options *options, struct totals *t)
{
	for (uint32_t i = 0; i < locks->n_sites; i++) {
		const struct lock_site *site = &locks->sites[i];
		if (!site->insn)
			continue;
		bool is_monitor = site->mode == LOCK_MONITOR;
		t->monitors += is_monitor;
		t->calls += !is_monitor;
		if (is_monitor && !is_reached(locks, site->insn) && !is_named(locks, site->insn)) {
			t->silent_monitors++;
			say(locks->ir, "neither matched nor named", site->insn);
		}
	}
	for (uint32_t i = 0; i < locks->n_troubles; i++) {
		const struct lock_trouble *trouble = &locks->troubles[i];
		t->troubles[trouble->mode != LOCK_MONITOR][trouble->kind]++;
		if (options->is_verbose)
			say(locks->ir, trouble_names[trouble->kind], trouble->insn);
	}
}

// ---- against brute force ----------------------------------------------------------------------

static void compare(const struct locks *locks, const struct options *options, struct totals *t)
{
	const struct ir *ir = locks->ir;
	struct brute b;
	if (ir->n_blocks > options->max_blocks ||
		!brute_init(&b, ir, 400000, ir->n_blocks <= 7 ? 3 : 2))
		return;
	brute_walk(&b);
	uint64_t wrong = 0, missed = 0;
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		if (!b.is_seen[i])
			continue;
		uint64_t claimed = brute_claimed(&b, locks, i);
		t->points++;
		if (claimed & ~b.may_claim[i]) {
			if (!wrong++ && !b.is_fuzzy)
				say(ir, "WRONG", i);
		}
		// As many, not the same: a lock taken at one of two places is named after one of them.
		if (__builtin_popcountll(claimed) < __builtin_popcountll(b.must[i]) && !b.is_exhausted) {
			if (!missed++ && options->is_verbose)
				say(ir, "missed", i);
			t->missed_accesses += ir_has(ir_at(ir, i), IR_H);
		}
	}
	t->compared++;
	t->exhausted += b.is_exhausted;
	t->fuzzy += b.is_fuzzy;
	*(b.is_fuzzy ? &t->fuzzy_wrong : &t->wrong) += wrong;
	t->wrong_methods += wrong && !b.is_fuzzy;
	t->missed += missed;
	t->missed_methods += missed > 0;
	brute_release_memory(&b);
}

// ---- lines ------------------------------------------------------------------------------------

// "File.java:12: write this, Foo.lock": what is held at each write to a field, and at returns.
static void print_lines(const struct locks *locks)
{
	const struct ir *ir = locks->ir;
	for (uint32_t i = ir->n_params + 1; i <= ir->n_insns; i++) {
		const struct ir_insn *insn = ir_at(ir, i);
		if (insn->op != IR_PUT_FIELD && insn->op != IR_PUT_STATIC && insn->op != IR_RETURN)
			continue;
		struct buf out = BUF_INIT;
		locks_print_held(locks, locks_at(locks, i), &out);
		struct slice file = class_source_file(ir->file);
		printf("%.*s:%u: %s %s\n", SLICE_ARG(file), ir_line(ir, insn),
			insn->op == IR_RETURN ? "return" : "write", buf_cstring(&out));
		buf_release(&out);
	}
	for (uint32_t i = 0; i < locks->n_troubles; i++) {
		const struct lock_trouble *trouble = &locks->troubles[i];
		printf("%.*s:%u: trouble %s\n", SLICE_ARG(class_source_file(ir->file)),
			ir_line(ir, ir_at(ir, trouble->insn)), trouble_names[trouble->kind]);
	}
}

// ---- all methods -----------------------------------------------------------------------------

static void check_method(struct ir_builder *builder, const struct method *method,
	const struct options *options, struct arena *arena, struct totals *t)
{
	struct err err = ERR_INIT;
	double start = now();
	struct ir *ir = ir_build(builder, method, arena, &err);
	double lifted = now();
	t->methods++;
	t->lift += lifted - start;
	if (!ir) {
		t->failed++;
		return;
	}
	struct locks *locks = NULL;
	for (uint32_t i = 0; i < options->n_repeats; i++)
		locks = locks_held(ir, paths_new(ir, arena), arena);
	double took = (now() - lifted) / options->n_repeats;
	t->locks += took;
	if (took > t->slowest) {
		t->slowest = took;
		snprintf(t->slowest_name, sizeof(t->slowest_name), "%s.%s", method->owner->name->text,
			method->name->text);
	}
	t->synchronized += locks->entry != NULL;
	if (options->shows_lines)
		print_lines(locks);
	if (options->only) {
		struct buf out = BUF_INIT;
		method_print(method, &out);
		if (strstr(buf_cstring(&out), options->only)) {
			buf_clear(&out);
			ir_print(ir, &out);
			locks_print(locks, &out);
			fputs(buf_cstring(&out), stdout);
		}
		buf_release(&out);
	}
	if (!locks->before)
		return;
	t->with_locks++;
	count_locks(locks, options, t);
	compare(locks, options, t);
}

static void check_world(struct world *world, const struct options *options, struct totals *t)
{
	uint32_t n_classes = world->n_classes;
	struct arena arena;
	arena_init(&arena);
	ir_prepare(world);
	for (uint32_t id = 1; id <= n_classes; id++)
		if (world->classes[id]->role == ROLE_INPUT && !klass_is_phantom(world->classes[id]))
			world_open(world, world->classes[id]);
	struct ir_builder *builder = ir_builder_new(world);
	for (uint32_t id = 1; id <= n_classes; id++) {
		struct klass *klass = world->classes[id];
		if (klass->role != ROLE_INPUT || klass_is_phantom(klass))
			continue;
		for (uint32_t m = 0; m < klass->n_methods; m++)
			if (klass->methods[m].member->code) {
				check_method(builder, &klass->methods[m], options, &arena, t);
				arena_clear(&arena);
			}
	}
	ir_builder_free(builder);
	arena_release(&arena);
}

static void print_totals(const struct totals *t)
{
	printf("%llu methods, %llu not lifted; %llu synchronized, %llu take or release locks\n",
		(unsigned long long)t->methods, (unsigned long long)t->failed,
		(unsigned long long)t->synchronized, (unsigned long long)t->with_locks);
	printf("lifting %.0f ms, locks held %.1f ms; slowest %.2f ms in %s\n", t->lift * 1e3,
		t->locks * 1e3, t->slowest * 1e3, t->slowest_name);
	printf("%llu monitorenter, %llu locking calls\n", (unsigned long long)t->monitors,
		(unsigned long long)t->calls);
	for (int k = 0; k < N_TROUBLE_KINDS; k++)
		printf("%-30s %6llu monitors %6llu calls\n", trouble_names[k],
			(unsigned long long)t->troubles[0][k], (unsigned long long)t->troubles[1][k]);
	printf("neither matched nor named: %llu\n", (unsigned long long)t->silent_monitors);
	printf("brute force: %llu methods, %llu points, %llu over budget, %llu with unclear releases\n",
		(unsigned long long)t->compared, (unsigned long long)t->points,
		(unsigned long long)t->exhausted, (unsigned long long)t->fuzzy);
	printf(
		"wrong at %llu points of %llu methods; missed at %llu points (%llu heap accesses) of %llu methods; "
		"%llu points differ after unclear releases\n",
		(unsigned long long)t->wrong, (unsigned long long)t->wrong_methods,
		(unsigned long long)t->missed, (unsigned long long)t->missed_accesses,
		(unsigned long long)t->missed_methods, (unsigned long long)t->fuzzy_wrong);
}

int main(int argc, char **argv)
{
	struct options options = { .max_blocks = 14, .n_repeats = 1 };
	struct totals totals = { 0 };
	struct notes *notes = notes_new();
	struct input *input = input_new(&(struct input_options){ 0 }, notes);
	struct err err = ERR_INIT;
	bool ok = true;

	for (int i = 1; i < argc && ok; i++) {
		if (strcmp(argv[i], "-v") == 0)
			options.is_verbose = true;
		else if (strcmp(argv[i], "--lines") == 0)
			options.shows_lines = true;
		else if (strcmp(argv[i], "--jdk") == 0 && i + 1 < argc)
			ok = input_add_jdk(input, argv[++i], &err);
		else if (strcmp(argv[i], "--blocks") == 0 && i + 1 < argc)
			options.max_blocks = (uint32_t)strtoul(argv[++i], NULL, 10);
		else if (strcmp(argv[i], "--repeat") == 0 && i + 1 < argc)
			options.n_repeats = (uint32_t)strtoul(argv[++i], NULL, 10);
		else if (strcmp(argv[i], "--only") == 0 && i + 1 < argc)
			options.only = argv[++i];
		else
			ok = input_add(input, argv[i], ROLE_INPUT, &err);
	}
	if (!ok) {
		fprintf(stderr, "locks_check: %s\n", err.text);
		return 2;
	}
	struct world *world = world_new(input, notes, 2);
	world->models = models_new(world->names);
	world_load_input(world);
	check_world(world, &options, &totals);
	if (!options.shows_lines)
		print_totals(&totals);
	models_free(world->models);
	world_free(world);
	input_free(input);
	notes_free(notes);
	return totals.wrong || totals.silent_monitors ? 1 : 0;
}
