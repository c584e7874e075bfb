// A race that happened, as a finding. The machine knows its places; what is raced on has a name in the program
// where it is a field, an array or a collection that is had from one.
#include <string.h>

#include "analysis/analysis.h"
#include "class/class.h"
#include "ir/ir.h"
#include "model/model.h"
#include "witness/internal.h"

// "app.Bank.pay(I)V"; NULL where it is not of the program.
static const struct method *find_method(struct world *world, const char *text)
{
	const char *open = strchr(text, '(');
	const char *dot = open;
	while (dot && dot > text && *dot != '.')
		dot--;
	if (!open || dot == text)
		return NULL;
	char name[512];
	size_t n = (size_t)(dot - text);
	for (size_t i = 0; i < n; i++)
		name[i] = text[i] == '.' ? '/' : text[i];
	const struct klass *klass = world_loaded(world, (struct slice){ (const uint8_t *)name, n });
	struct slice called = { (const uint8_t *)dot + 1, (size_t)(open - dot - 1) };
	for (uint32_t i = 0; klass && !klass_is_phantom(klass) && i < klass->n_methods; i++)
		if (slice_equal(name_slice(klass->methods[i].name), called) &&
			strcmp(klass->methods[i].descriptor->text, open) == 0)
			return &klass->methods[i];
	return NULL;
}

// ---- what is raced on -------------------------------------------------------------------------

// The array or the collection that the instruction is about; 0: it cannot be told.
static uint32_t subject_of(const struct ir *ir, uint32_t bci)
{
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		const struct ir_insn *insn = ir_at(ir, i);
		bool is_about = insn->op == IR_INVOKE || insn->op == IR_ARRAY_LOAD ||
			insn->op == IR_ARRAY_STORE;
		if (insn->bci == bci && is_about && insn->n_args)
			return ir_arg(ir, insn, 0);
	}
	return 0;
}

static void print_subject(struct ir_builder *builder, const struct method *method, uint32_t bci,
	struct buf *out)
{
	struct arena arena;
	struct err err = ERR_INIT;
	arena_init(&arena);
	struct ir *ir = ir_build(builder, method, &arena, &err);
	uint32_t value = ir ? subject_of(ir, bci) : 0;
	const struct path *path = value ? path_of(paths_new(ir, &arena), value) : NULL;
	while (path && path->kind == PATH_ELEMENT)
		path = path->base;
	if (path && path->field) {
		class_print_name(name_slice(path->field->owner->name), out);
		buf_printf(out, ".%.*s", SLICE_ARG(name_slice(path->field->name)));
	}
	arena_release(&arena);
}

// The field that one of the two has it from; else the method. NULL: a race on such a field is told already, and what
// it publishes is not told once more.
static const char *subject_name(const struct findings *findings, struct ir_builder *builder,
	const struct method *const methods[2], const uint32_t pc[2], struct arena *arena)
{
	struct buf text = BUF_INIT;
	const char *names[2] = { NULL, NULL };
	for (uint32_t i = 0; i < 2; i++) {
		buf_clear(&text);
		print_subject(builder, methods[i], pc[i], &text);
		if (text.len)
			names[i] = (const char *)arena_printf(arena, "%s", buf_cstring(&text)).ptr;
		for (uint32_t f = 0; names[i] && f < findings->all.n; f++)
			if (findings->all.v[f]->race &&
				strcmp(findings->all.v[f]->race->field, names[i]) == 0) {
				buf_release(&text);
				return NULL;
			}
	}
	buf_clear(&text);
	class_print_name(name_slice(methods[0]->owner->name), &text);
	buf_printf(&text, ".%.*s", SLICE_ARG(name_slice(methods[0]->name)));
	const char *otherwise = (const char *)arena_printf(arena, "%s", buf_cstring(&text)).ptr;
	buf_release(&text);
	return names[0] ? names[0] : names[1] ? names[1] : otherwise;
}

// Reads that a stamp validates are races by the letter, and harmless; which are validated is for the analysis
// to say, and it has said nothing.
static bool takes_stamps(struct world *world, struct ir_builder *builder,
	const struct method *method)
{
	struct arena arena;
	struct err err = ERR_INIT;
	arena_init(&arena);
	struct ir *ir = ir_build(builder, method, &arena, &err);
	bool is_found = false;
	for (uint32_t i = 1; ir && i <= ir->n_insns && !is_found; i++) {
		const struct ir_insn *insn = ir_at(ir, i);
		const struct method *callee = insn->op == IR_INVOKE ? ir_resolved_method(ir, insn) : NULL;
		is_found = callee && model_class_has_stamps(world->models, callee->owner);
	}
	arena_release(&arena);
	return is_found;
}

// ---- the finding ------------------------------------------------------------------------------

static void report(struct findings *findings, struct ir_builder *builder,
	const struct seen_race *seen, const struct method *const methods[2], const uint32_t pc[2],
	struct arena *arena)
{
	bool is_contents = !*seen->variable, is_element = *seen->variable == '[';
	const char *field = seen->variable;
	if (is_contents || is_element) {
		field = subject_name(findings, builder, methods, pc, arena);
		if (!field)
			return;
		field = (const char *)arena_printf(arena, "%s%s", field, is_element ? "[]" : "").ptr;
	}
	bool is_both = seen->is_write[0] && seen->is_write[1];
	struct finding_frame frames[2];
	struct finding_access accesses[2];
	for (uint32_t i = 0; i < 2; i++) {
		frames[i] = analysis_frame(methods[i], pc[i], arena);
		accesses[i] = (struct finding_access){
			.kind = i == 0 || is_both ? ACCESS_WRITE : ACCESS_READ,
			.thread = -1,
			.stack = { 1, &frames[i] },
		};
	}
	struct finding_race race = { .field = field, .n_accesses = 2, .accesses = accesses };
	struct finding_evidence evidence = { witness_text(seen->run, arena), false, 0 };
	struct finding finding = {
		.rule = RULE_data_race,
		.facts = { CERTAINTY_KNOWN, CERTAINTY_KNOWN, CERTAINTY_KNOWN, false },
		.severity = SEVERITY_HIGH,
		.score = 60,
		.message = analysis_race_message(arena, field, is_contents, accesses),
		.class = frames[0].class,
		.file = frames[0].file,
		.line = frames[0].line,
		.n_evidence = 1,
		.evidence = &evidence,
		.race = &race,
		.state_reason = "",
	};
	findings_add(findings, &finding, slice_of_string(field));
}

void seen_report(struct findings *findings, struct world *world, const struct seen_race *seen)
{
	uint32_t first = seen->is_write[0] ? 0 : 1;
	const struct method *methods[2] = { find_method(world, seen->method[first]),
		find_method(world, seen->method[1 - first]) };
	uint32_t pc[2] = { seen->pc[first], seen->pc[1 - first] };
	if (!methods[0] || !methods[1])
		return;
	struct arena arena;
	arena_init(&arena);
	ir_prepare(world);
	struct ir_builder *builder = ir_builder_new(world);
	if (!takes_stamps(world, builder, methods[1]))
		report(findings, builder, seen, methods, pc, &arena);
	ir_builder_free(builder);
	arena_release(&arena);
}
