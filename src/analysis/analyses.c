// The table of analyses, and what every analysis asks.
#include "analysis/analysis.h"

#include "base/buf.h"
#include "floor/floor.h"

const struct analysis analyses[] = {
#define ANALYSIS(function, phase, rules) { function, phase, rules },
#include "analysis/analyses.def"
#undef ANALYSIS
};

const uint32_t n_analyses = sizeof(analyses) / sizeof(analyses[0]);

uint32_t analysis_rules(void)
{
	uint32_t set = 0;
	for (uint32_t i = 0; i < n_analyses; i++)
		set |= analyses[i].rules;
	return set;
}

uint32_t analysis_needs(uint32_t wanted)
{
	return wanted & RULE_BIT(object_race) ? wanted | RULE_BIT(data_race) : wanted;
}

// ---- the program's own packages ---------------------------------------------------------------

#define OWN_PARTS 2 // org/h2, com/icegreen: whose code it is

// "com/icegreen/" of com/icegreen/greenmail/Managers; "" of a class without package.
static struct slice owner_prefix(const struct klass *klass)
{
	struct slice name = name_slice(klass->name);
	size_t end = 0;
	uint32_t n_parts = 0;
	for (size_t i = 0; i < name.len && n_parts < OWN_PARTS; i++)
		if (name.ptr[i] == '/') {
			end = i + 1;
			n_parts++;
		}
	return slice_until(name, end);
}

static bool is_own(const struct scan_options *options, const struct klass *klass)
{
	for (uint32_t i = 0; i < options->n_mains; i++)
		if (slice_has_prefix(name_slice(klass->name), owner_prefix(options->mains[i]->owner)))
			return true;
	return false;
}

struct scan_options scan_without_threads(const struct scan_options *options, enum rule rule,
	struct findings *out)
{
	struct scan_options own = *options;
	own.only_own = true;
	out->as_library |= rule_bit(rule);
	findings_add_limit(out, "bound", rules[rule].id,
		"the program is too large for points-to: looked for as in a library, in the packages of "
		"the main class");
	return own;
}

// ---- what is wanted -----------------------------------------------------------------------------

bool scan_reports_on(const struct scan_options *options, const struct klass *klass)
{
	if (klass_is_phantom(klass) || klass->role != ROLE_INPUT || klass->is_shadowed)
		return false;
	if (options->only_own && !is_own(options, klass))
		return false;
	for (uint32_t i = 0; i < options->n_modules; i++)
		if (slice_equal(klass->entry->module, slice_of_string(options->modules[i])))
			return true;
	return options->n_modules == 0;
}

bool scan_is_entry(const struct scan_options *options, const struct method *method)
{
	const struct klass *owner = method->owner;
	if (klass_is_phantom(owner) || owner->role != ROLE_INPUT || method_is_abstract(method) ||
		owner->is_shadowed)
		return false;
	if (options->entries == ENTRIES_NON_PRIVATE)
		return !(method->access & ACC_PRIVATE);
	return (owner->access & ACC_PUBLIC) && (method->access & (ACC_PUBLIC | ACC_PROTECTED));
}

// ---- the floor --------------------------------------------------------------------------------

static void open_input(struct world *world)
{
	VEC(struct klass *) classes = { 0 };
	for (uint32_t id = 1; id <= world->n_classes; id++) {
		struct klass *klass = world->classes[id];
		if (klass->role == ROLE_INPUT && !klass->is_shadowed && !klass_is_phantom(klass))
			vec_push(&classes, klass);
	}
	world_open_all(world, classes.v, classes.n);
	vec_release(&classes);
}

static bool is_entry(const void *context, const struct method *method)
{
	return scan_is_entry(context, method);
}

static bool is_open(const void *context, const struct method *method)
{
	const struct scan_options *options = context;
	return method_is_abstract(method)
		? (method->owner->access & ACC_PUBLIC) || options->entries == ENTRIES_NON_PRIVATE
		: scan_is_entry(options, method);
}

static struct floor *new_floor(const struct analysis_input *in)
{
	struct floor_options how = {
		.world = in->world,
		.budget = in->budget,
		.notes = in->notes,
		.jobs = in->options->jobs,
		.is_library = in->options->mode == SCAN_LIBRARY,
		.n_mains = in->options->n_mains,
		.mains = in->options->mains,
		.points_to = in->options->context,
		.follow_jdk = in->options->follow_jdk,
		.is_entry = is_entry,
		.is_open = is_open,
		.context = in->options,
		.assume_shared = in->options->assume_shared,
	};
	return floor_new(&how);
}

void analysis_begin(struct analysis_input *in)
{
	if (!in->floor) {
		ir_prepare(in->world);
		open_input(in->world);
		world_mark(in->world);
		in->floor = new_floor(in);
	}
	world_rewind(in->world);
}

// ---- places ---------------------------------------------------------------------------------

// NUL-terminated copy in the arena; the buf is released.
static const char *keep(struct buf *text, struct arena *arena)
{
	const char *copy = (const char *)arena_printf(arena, "%s", buf_cstring(text)).ptr;
	buf_release(text);
	return copy;
}

const char *analysis_class_name(const struct klass *klass, struct arena *arena)
{
	struct buf text = BUF_INIT;
	class_print_name(name_slice(klass->name), &text);
	return keep(&text, arena);
}

const char *analysis_method_name(const struct method *method, struct arena *arena)
{
	struct buf text = BUF_INIT;
	method_print(method, &text);
	return keep(&text, arena);
}

const char *analysis_words(const char *path, struct arena *arena)
{
	struct buf words = BUF_INIT;
	finding_print_path(path, &words);
	return keep(&words, arena);
}

enum finding_origin analysis_origin(const struct klass *klass)
{
	_Static_assert((int)ORIGIN_INPUT == (int)ROLE_INPUT && (int)ORIGIN_JDK == (int)ROLE_JDK &&
			(int)ORIGIN_CLASSPATH == (int)ROLE_CLASSPATH,
		"an origin is a role, or missing");
	return klass_is_phantom(klass) ? ORIGIN_MISSING : (enum finding_origin)klass->role;
}

bool analysis_is_bridge(const struct method *method)
{
	return method->access & ACC_SYNTHETIC && method_is_static(method) &&
		slice_has_prefix(name_slice(method->name), SLICE("access$"));
}

struct finding_frame analysis_frame(const struct method *method, uint32_t bci, struct arena *arena)
{
	const struct klass *owner = method->owner;
	const struct code *code = method->member ? method->member->code : NULL;
	struct slice file = klass_is_phantom(owner) ? SLICE_EMPTY : class_source_file(owner->file);
	if (code && bci == FINDING_NO_BCI)
		bci = 0; // a synchronized method is entered
	return (struct finding_frame){
		.method = analysis_method_name(method, arena),
		.class = analysis_class_name(owner, arena),
		.file = (const char *)arena_printf(arena, "%.*s", SLICE_ARG(file)).ptr,
		.line = code ? code_line(owner->file, code, bci) : 0,
		.bci = bci,
		.origin = analysis_origin(owner),
	};
}

// "app.Worker.run" of a frame's "app.Worker.run(int)".
static struct slice method_of(const struct finding_access *access)
{
	const char *method = access->stack.frames[0].method;
	return (struct slice){ (const uint8_t *)method, strcspn(method, "(") };
}

const char *analysis_race_message(struct arena *arena, const char *field, bool is_contents,
	const struct finding_access accesses[2])
{
	const char *done = is_contents ? "changed" : "written";
	const char *other = accesses[1].kind == ACCESS_WRITE ? done : "read";
	struct slice a = method_of(&accesses[0]), b = method_of(&accesses[1]);
	struct buf text = BUF_INIT;
	buf_printf(&text, "%s%s %s %s", is_contents ? "the contents of " : "", field,
		is_contents ? "are" : "is", done);
	if (!slice_equal(a, b))
		buf_printf(&text, " by %.*s and %s by %.*s", SLICE_ARG(a), other, SLICE_ARG(b));
	else if (accesses[1].kind == ACCESS_WRITE)
		buf_printf(&text, " by two threads in %.*s", SLICE_ARG(a));
	else
		buf_printf(&text, " by one thread and read by another in %.*s", SLICE_ARG(a));
	buf_string(&text, " with no common lock");
	const char *kept = (const char *)arena_printf(arena, "%s", buf_cstring(&text)).ptr;
	buf_release(&text);
	return kept;
}
