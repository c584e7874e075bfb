// --explain-safe: every pair of accesses with its category, the phases and sizes of the run, as seed 000's
// tool reports them (3.2.9, figure 4.5, table 4.8, appendix A.8). Statements are bytecode instructions.
#include "analysis/data_race/data_race.h"

#include <stdlib.h>

#include "class/class.h"

#define MAX_LISTED 1000 // pairs of one category; all are counted

// ---- pairs ------------------------------------------------------------------------------------

// The objects that a held name may be; names of ways begin at one of the bases.
static void objects_of_name(const struct race_run *run, const struct held_name *name,
	const object_list *bases, object_list *out)
{
	if (name->kind == NAME_OBJECT)
		object_list_add(out, name->number);
	if (name->kind != NAME_WAY || name->n_ups)
		return;
	for (uint32_t i = 0; i < bases->n; i++)
		object_list_add(out, bases->v[i]);
	for (uint32_t d = 0; d < name->n_downs; d++) {
		object_list next = { 0 };
		for (uint32_t i = 0; i < out->n; i++)
			object_list_add_set(run->pta,
				name->downs[d] ? pta_field(run->pta, out->v[i], name->downs[d])
							   : pta_elements(run->pta, out->v[i]),
				&next);
		vec_release(out);
		*out = next;
	}
}

// "BoundedBuffer.takeMonitor: java.lang.Object (at BoundedBuffer.<init>(BoundedBuffer.java:20))".
static const char *lock_text(struct race_run *run, uint32_t node, const struct held_name *name,
	const object_list *bases)
{
	struct buf text = BUF_INIT;
	object_list objects = { 0 };
	sync_print_name(run->sync, node, name, &text);
	objects_of_name(run, name, bases, &objects);
	struct finding_object sites[RACE_OBJECTS];
	uint32_t n = race_list_objects(run, &objects, sites);
	uint32_t next = 0;
	for (uint32_t i = 0; i < n; i++, next++) {
		while (!pta_object(run->pta, objects.v[next])->method) // which has no site
			next++;
		buf_printf(&text, "%s%s (at %s(%s:%u))", i ? ", " : ": ", sites[i].type,
			race_short_name(run, pta_object(run->pta, objects.v[next])->method), sites[i].site.file,
			sites[i].site.line);
	}
	const char *kept = (const char *)arena_printf(&run->scratch, "%s", buf_cstring(&text)).ptr;
	vec_release(&objects);
	buf_release(&text);
	return kept;
}

// A lock that is one object has that name and ways to it, which need not be listed once more.
static bool is_listed(const struct race_run *run, const held_names *names, uint32_t i,
	const object_list *bases)
{
	object_list objects = { 0 };
	bool is_other = names->v[i].kind != NAME_WAY;
	objects_of_name(run, &names->v[i], bases, &objects);
	is_other |= !objects.n;
	for (uint32_t o = 0; o < objects.n && !is_other; o++) {
		bool is_named = false;
		for (uint32_t k = 0; k < names->n; k++)
			is_named |= names->v[k].kind == NAME_OBJECT && names->v[k].number == objects.v[o];
		is_other = !is_named;
	}
	vec_release(&objects);
	return !is_other;
}

// One text for each of the names; ways begin at `bases`, or where these are NULL at values of the node.
static const char *const *list_locks(struct race_run *run, uint32_t node, const held_names *names,
	const object_list *bases, uint32_t *n)
{
	const char **texts = ARENA_ARRAY(&run->scratch, const char *, names->n + 1);
	*n = 0;
	for (uint32_t i = 0; i < names->n; i++) {
		object_list own = { 0 };
		if (!bases && names->v[i].kind == NAME_WAY)
			object_list_add_set(run->pta, pta_value(run->pta, node, names->v[i].number), &own);
		if (!is_listed(run, names, i, bases ? bases : &own))
			texts[(*n)++] = lock_text(run, node, &names->v[i], bases ? bases : &own);
		vec_release(&own);
	}
	return texts;
}

// Those that both hold, each by the names that it has at the accessed object.
static const char *const *find_common_locks(struct race_run *run, const struct pair *pair,
	uint32_t *n)
{
	held_names common = { 0 };
	for (uint32_t i = 0; i < pair->names_a->n; i++) {
		held_names one = { 0 };
		struct held_name name;
		vec_push(&one, pair->names_a->v[i]);
		if (sync_have_common(run->sync, &one, pair->names_b, &pair->objects, &name))
			vec_push(&common, name);
		vec_release(&one);
	}
	const char *const *texts = list_locks(run, pair->a->node, &common, &pair->objects, n);
	vec_release(&common);
	return texts;
}

// The way to it, down to the place that starts the thread.
static struct finding_access path_of_access(struct race_run *run, const struct access *access)
{
	struct finding_access described = race_access_of(run, access);
	const struct finding_frame *start = analysis_start_of(run->floor,
		thread_at(run->threads, access->thread), &run->scratch);
	uint32_t n = described.stack.n;
	struct finding_frame *frames = ARENA_ARRAY(&run->scratch, struct finding_frame, n + 1);
	for (uint32_t i = 0; i < n; i++)
		frames[i] = described.stack.frames[i];
	if (start)
		frames[n++] = *start;
	described.stack = (struct finding_stack){ n, frames };
	held_names held = { 0 };
	sync_held_at(run->sync, access->node, access->insn, &held);
	described.locks = list_locks(run, access->node, &held, NULL, &described.n_locks);
	vec_release(&held);
	return described;
}

static void list_accessed(struct race_run *run, const struct access_group *group,
	const struct access *access, struct finding_object *objects, uint32_t *n)
{
	object_list list = { 0 };
	if (group->object)
		object_list_add(&list, group->object);
	else
		object_list_add_set(run->pta, access->objects, &list);
	*n = race_list_objects(run, &list, objects);
	vec_release(&list);
}

void explain_pair(struct race_run *run, const struct access_group *group, const struct pair *pair)
{
	struct finding_object objects[3][RACE_OBJECTS];
	if (!run->in->options->explain_safe || pair->order == ORDER_SAME ||
		run->n_pairs[pair->verdict] > MAX_LISTED)
		return;
	struct finding_pair listed = {
		.category = pair_verdict_names[pair->verdict],
		.reason = pair->verdict == PAIR_ORDERED ? thread_order_names[pair->order] : "",
		.is_write_write = pair->a->is_write && pair->b->is_write,
		.objects = { objects[0], objects[1] },
		.common = objects[2],
	};
	struct buf name = BUF_INIT;
	access_group_print(run->accesses, run->bodies, run->heap, group, &name);
	listed.field = buf_cstring(&name);
	ptrdiff_t dot = slice_find_last(buf_view(&name), '.');
	listed.declaring_class = group->field
		? analysis_class_name(group->field->owner, &run->scratch)
		: (const char *)arena_printf(&run->scratch, "%.*s", dot > 0 ? (int)dot : 0, listed.field)
			  .ptr;
	listed.accesses[0] = path_of_access(run, pair->a);
	listed.accesses[1] = path_of_access(run, pair->b);
	list_accessed(run, group, pair->a, objects[0], &listed.n_objects[0]);
	list_accessed(run, group, pair->b, objects[1], &listed.n_objects[1]);
	listed.n_common = race_list_objects(run, &pair->objects, objects[2]);
	if (pair->verdict == PAIR_LOCK)
		listed.common_locks = find_common_locks(run, pair, &listed.n_common_locks);
	findings_add_pair(run->out, &listed);
	buf_release(&name);
	arena_clear(&run->scratch);
}

// ---- sizes ------------------------------------------------------------------------------------

struct sizes {
	uint64_t n_classes, n_methods, n_statements, n_reached, n_assignments, n_reads, n_writes;
};

static bool is_assignment(uint8_t opcode)
{
	return (opcode >= OP_istore && opcode <= OP_sastore) || opcode == OP_iinc ||
		opcode == OP_putfield || opcode == OP_putstatic;
}

static void measure_method(const struct race_run *run, const struct method *method,
	struct sizes *sizes)
{
	const struct code *code = method->member->code;
	bool is_reached = pta_first_node(run->pta, method) != 0;
	sizes->n_methods++;
	for (uint32_t bci = 0; code && bci < code->length;) {
		struct insn insn = code_insn(code, bci);
		bool is_read = insn.op == OP_getfield || insn.op == OP_getstatic;
		bool is_write = insn.op == OP_putfield || insn.op == OP_putstatic;
		sizes->n_statements++;
		sizes->n_reached += is_reached;
		sizes->n_assignments += is_reached && is_assignment(insn.op);
		sizes->n_reads += is_reached && is_read;
		sizes->n_writes += is_reached && is_write;
		bci = insn.next;
	}
}

static struct sizes measure(struct race_run *run)
{
	struct sizes sizes = { 0 };
	for (uint32_t id = 1; id <= run->world->n_classes; id++) {
		struct klass *klass = run->world->classes[id];
		if (!scan_reports_on(run->in->options, klass) || !world_check_code(run->world, klass))
			continue;
		sizes.n_classes++;
		for (uint32_t i = 0; i < klass->n_methods; i++)
			measure_method(run, &klass->methods[i], &sizes);
	}
	return sizes;
}

void explain_end(struct race_run *run)
{
	if (!run->in->options->explain_safe)
		return;
	struct finding_explained *explained = findings_explain(run->out);
	for (uint32_t i = 0; i < run->floor->n_phases; i++)
		vec_push(&explained->phases, run->floor->phases[i]);
	vec_push(&explained->phases,
		(struct finding_phase){ "pairs", clock_milliseconds() - run->start });
	struct sizes sizes = measure(run);
	const struct finding_count metrics[] = {
		{ "classes", sizes.n_classes },
		{ "methods", sizes.n_methods },
		{ "statements", sizes.n_statements },
		{ "reachable statements", sizes.n_reached },
		{ "assignments", sizes.n_assignments },
		{ "field reads", sizes.n_reads },
		{ "field writes", sizes.n_writes },
	};
	for (uint32_t i = 0; i < sizeof(metrics) / sizeof(metrics[0]); i++)
		vec_push(&explained->metrics, metrics[i]);
	for (int i = 0; i < N_PAIR_VERDICTS; i++)
		vec_push(&explained->categories,
			(struct finding_count){ pair_verdict_names[i], run->n_pairs[i] });
	for (int i = 0; i < N_PAIR_VERDICTS; i++) {
		uint32_t n = run->n_pairs[i] > MAX_LISTED ? (uint32_t)(run->n_pairs[i] - MAX_LISTED) : 0;
		findings_add_bound(run->out, "data-race", pair_verdict_names[i], n, n,
			"pair is counted, not listed", "pairs are counted, not listed");
	}
}
