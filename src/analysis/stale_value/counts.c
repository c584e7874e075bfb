// open.incrementAndGet(); queue.add(x): a counter of what is in a queue, or was taken out and is in work. Whoever gets
// something out of the queue may count down, whatever the counter was when it looked.
#include "analysis/stale_value/fields.h"

#include "analysis/stale_value/judge.h"
#include "analysis/stale_value/models.h"
#include "analysis/stale_value/op.h"
#include "analysis/stale_value/place.h"
#include "analysis/stale_value/report.h"
#include "base/intern.h"

#define COUNTS_NOTHING UINT32_MAX

// A field of an object, or a static.
struct count_holder {
	const struct field *field;
	uint32_t object; // 0: static
};

static struct count_holder holder_of(const struct sv_method *m, uint32_t value)
{
	const struct ir_insn *insn = ir_at(m->ir, path_source(m->paths, value));
	struct count_holder holder = { 0 };
	if (insn->op == IR_GET_FIELD || insn->op == IR_GET_STATIC)
		holder.field = ir_resolved_field(m->ir, insn);
	if (insn->op == IR_GET_FIELD)
		holder.object = path_source(m->paths, ir_arg(m->ir, insn, 0));
	return holder;
}

static struct slice name_of(const struct ir *ir, const struct ir_insn *call)
{
	return class_member_ref(ir->file, call->constant).name;
}

static bool is_call(const struct ir_insn *insn)
{
	return insn->op == IR_INVOKE && insn->sub != OP_invokedynamic && ir_invoke_has_receiver(insn) &&
		!insn->aux;
}

static bool is_queue(const struct ir *ir, uint32_t value)
{
	const struct klass *queue = world_loaded(ir->world, SLICE("java/util/Queue"));
	struct ir_type type = ir_at(ir, value)->type;
	return queue && type.kind == KIND_CLASS && type.klass &&
		klass_is_subtype(ir->world->classes[type.klass], queue);
}

// The queue of the same object to which something is added in the same block; NULL: none.
static const struct field *filled_with(const struct sv_method *m, uint32_t call, uint32_t object)
{
	static const char *const names[] = { "add", "addLast", "offer", "offerLast", "put", "push" };
	const struct ir *ir = m->ir;
	const struct ir_block *block = &ir->blocks[ir->block_of[call]];
	for (uint32_t i = block->first; i < block->first + block->n; i++) {
		const struct ir_insn *insn = ir_at(ir, i);
		if (!is_call(insn) || !is_queue(ir, ir_arg(ir, insn, 0)))
			continue;
		struct count_holder holder = holder_of(m, ir_arg(ir, insn, 0));
		for (uint32_t k = 0; k < sizeof(names) / sizeof(*names); k++)
			if (holder.field && holder.object == object &&
				slice_equal(name_of(ir, insn), slice_of_string(names[k])))
				return holder.field;
	}
	return NULL;
}

static void note(struct sv *sv, const struct field *field, uint32_t counted)
{
	_Atomic uint32_t *at = &sv->fields[field->id].counted;
	uint32_t old = 0;
	if (!atomic_compare_exchange_strong(at, &old, counted) && old != counted)
		atomic_store(at, COUNTS_NOTHING);
}

static bool is_down(struct slice name)
{
	return slice_equal(name, SLICE("decrementAndGet")) ||
		slice_equal(name, SLICE("getAndDecrement"));
}

void counts_collect_call(struct sv_method *m, uint32_t call)
{
	const struct ir *ir = m->ir;
	const struct ir_insn *insn = ir_at(ir, call);
	if (!is_call(insn))
		return;
	struct ir_type type = ir_at(ir, ir_arg(ir, insn, 0))->type;
	if (type.kind != KIND_CLASS || !type.klass ||
		op_group_of_class(m->sv, type.klass) != GROUP_ATOMIC)
		return;
	struct member_ref ref = class_member_ref(ir->file, insn->constant);
	const struct model_call *model = model_call(GROUP_ATOMIC, &ref);
	struct count_holder holder = holder_of(m, ir_arg(ir, insn, 0));
	if (!holder.field || is_down(ref.name) || (model && model->verb == VERB_READ))
		return;
	bool is_up = slice_equal(ref.name, SLICE("incrementAndGet")) ||
		slice_equal(ref.name, SLICE("getAndIncrement"));
	const struct field *queue = is_up ? filled_with(m, call, holder.object) : NULL;
	note(m->sv, holder.field, queue ? queue->id : COUNTS_NOTHING);
}

void counts_collect_put(struct sv_method *m, uint32_t value, const struct field *field)
{
	const struct ir *ir = m->ir;
	const struct ir_insn *source = ir_at(ir, path_source(m->paths, value));
	if (source->type.kind != KIND_CLASS || !source->type.klass ||
		op_group_of_class(m->sv, source->type.klass) != GROUP_ATOMIC)
		return;
	const struct ir_insn *made = source->op == IR_NEW && source->aux ? ir_at(ir, source->aux)
																	 : NULL;
	const struct ir_insn *start = made && made->n_args > 1 ? ir_at(ir, ir_arg(ir, made, 1)) : NULL;
	bool is_zero = start &&
		((start->op == IR_CONST_INT && !start->constant && !start->immediate) ||
			(start->op == IR_CONST_LONG && start->sub == OP_lconst_0));
	if (!made || (start && !is_zero))
		note(m->sv, field, COUNTS_NOTHING);
}

static bool is_of_same_object(const struct place *x, const struct place *y)
{
	if (x->root != y->root || x->n != y->n || (x->root != PLACE_STATIC && x->number != y->number))
		return false;
	for (uint32_t i = 0; i + 1 < x->n; i++)
		if (x->parts[i] != y->parts[i])
			return false;
	return true;
}

// while (open.get() > 0): is it only asked whether there is any? Who has one knows that there is, and may add more.
static bool is_asked_for_any(const struct ir *ir, const struct op *a)
{
	for (uint32_t k = ir->uses_start[a->insn]; k < ir->uses_start[a->insn + 1]; k++) {
		const struct ir_insn *use = ir_at(ir, ir->uses[k]);
		if (use->op != IR_IF || use->n_args != 1)
			return false;
	}
	return !a->callee;
}

bool counts_is_out(struct sv_method *m, const struct verdict *v)
{
	const struct ir *ir = m->ir;
	const struct op *b = v->second;
	const struct field *field = place_field(ir->world, &b->effect.cell);
	if (v->is_data || b->effect.verb != VERB_BUMP || b->effect.group != GROUP_ATOMIC || !field ||
		!(field->access & ACC_PRIVATE) ||
		((b->callee || !is_down(name_of(ir, ir_at(ir, b->insn)))) &&
			!is_asked_for_any(ir, v->first)) ||
		(atomic_load(&m->sv->fields[field->id].flags) & (FIELD_LEAKS | FIELD_RETURNED)))
		return false;
	uint32_t queue = atomic_load(&m->sv->fields[field->id].counted);
	for (uint32_t i = 0; queue && queue != COUNTS_NOTHING && i < m->n_ops; i++) {
		struct op *q = &m->ops[i];
		const struct field *of = place_field(ir->world, &q->effect.cell);
		if (of && of->id == queue && (q->effect.verb == VERB_POLL || q->effect.verb == VERB_TAKE) &&
			is_of_same_object(&q->effect.cell, &b->effect.cell) &&
			ir_insn_dominates(ir, q->insn, b->insn) &&
			(q->effect.verb == VERB_TAKE || judge_is_control(m, q, b)))
			return true;
	}
	return false;
}
