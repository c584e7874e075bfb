// Locking expressions over one method's IR: a root and up to MAX_STEPS fields and elements, from an
// access path, or from an access path and what a callee's name adds to it (TRANSLATELOCK). Equal
// expressions have the same number. The views of a read-write lock are the lock.
#include "analysis/atomicity/flow.h"

#include "analysis/atomicity/collections.h"
#include "analysis/atomicity/held.h"
#include "analysis/atomicity/names.h"
#include "analysis/atomicity/warnings.h"

static bool is_same(const struct lexp *a, const struct lexp *b)
{
	if (a->root != b->root || a->number != b->number || a->path != b->path || a->n != b->n)
		return false;
	for (uint32_t i = 0; i < a->n; i++)
		if (a->steps[i].kind != b->steps[i].kind || a->steps[i].number != b->steps[i].number)
			return false;
	return true;
}

static uint32_t intern(struct flow *flow, const struct lexp *lexp)
{
	for (uint32_t i = 1; i < flow->lexps.n; i++)
		if (is_same(&flow->lexps.v[i], lexp)) {
			if (flow->lexps.v[i].type.kind == KIND_NONE)
				flow->lexps.v[i].type = lexp->type;
			return i;
		}
	vec_push(&flow->lexps, *lexp);
	return flow->lexps.n - 1;
}

// The last field is replaced by the one that always holds the same.
static void replace_last(struct lexp *lexp, uint32_t field)
{
	if (lexp->n_whole == lexp->n && lexp->whole && lexp->whole->kind == PATH_FIELD) {
		lexp->whole = lexp->whole->base;
		lexp->n_whole--;
	}
	lexp->steps[lexp->n - 1].number = field;
}

static bool add_step(const struct atomicity *at, struct lexp *lexp, enum lexp_step_kind kind,
	uint32_t number)
{
	uint32_t same = 0;
	if (kind == STEP_FIELD && at->is_self[number])
		return true;
	if (kind == STEP_FIELD && lexp->n && lexp->steps[lexp->n - 1].kind == STEP_FIELD)
		same = locking_short_cut(at, lexp->steps[lexp->n - 1].number, number);
	if (same) {
		replace_last(lexp, same);
		return true;
	}
	if (lexp->n == MAX_STEPS)
		return false;
	lexp->steps[lexp->n++] = (struct lexp_step){ (uint8_t)kind, number };
	return true;
}

static bool is_mutex(const struct path *path)
{
	return path->field && strcmp(path->field->name->text, "mutex") == 0 &&
		is_synchronized_collection(path->field->owner);
}

static bool build(const struct flow *flow, const struct path *path, struct lexp *lexp);

static const struct path *without_views(const struct path *path)
{
	while (path->kind == PATH_ACCESSOR)
		path = path->base;
	return path;
}

// What a call returns, if that has a better name.
static bool build_result(const struct flow *flow, const struct path *path, struct lexp *lexp)
{
	uint32_t call = flow->call_of_insn ? flow->call_of_insn[path->value] : 0;
	const struct place *result = call ? atom_result(flow->at, flow->facts, call - 1) : NULL;
	const struct ir_insn *insn = ir_at(flow->ir, path->value);
	struct lexp longer = *lexp;
	if (result && result->root == PLACE_STATIC) {
		lexp->root = PLACE_STATIC;
		lexp->number = result->number;
		return true;
	}
	if (!result || result->number >= insn->n_args)
		return false;
	const struct path *argument = path_of(flow->paths, ir_arg(flow->ir, insn, result->number));
	if (argument->kind == PATH_CALL && argument->value >= path->value)
		return false; // another turn of a loop
	if (!build(flow, argument, &longer))
		return false;
	if (!longer.is_result) {
		longer.is_result = true;
		longer.whole = without_views(argument);
		longer.n_whole = longer.n;
	}
	for (uint32_t i = 0; i < result->n; i++)
		if (!add_step(flow->at, &longer, STEP_FIELD, result->parts[i]))
			return false;
	*lexp = longer;
	return true;
}

// What is got out of an Optional, or out of a collection again.
static bool build_element(const struct flow *flow, const struct path *path, struct lexp *lexp)
{
	uint32_t value = stream_element(flow, path->value);
	if (!value)
		value = lookup_before(flow, path->value);
	const struct path *element = value ? path_of(flow->paths, value) : NULL;
	return element && !(element->kind == PATH_CALL && element->value >= path->value) &&
		build(flow, element, lexp);
}

// False where it is *.
static bool build(const struct flow *flow, const struct path *path, struct lexp *lexp)
{
	const struct klass *klass;
	switch (path->kind) {
	case PATH_UNKNOWN:
		return false;
	case PATH_STATIC:
		if (!path->field)
			return false;
		lexp->root = PLACE_STATIC;
		lexp->number = flow->at->alias[path->field->id];
		return true;
	case PATH_CLASS:
		klass = world_loaded(flow->ir->world, path->text);
		lexp->root = PLACE_CLASS;
		lexp->number = klass ? klass->id : 0;
		return klass != NULL;
	case PATH_FIELD:
		if (!build(flow, path->base, lexp))
			return false;
		if (is_mutex(path))
			return true;
		return path->field ? add_step(flow->at, lexp, STEP_FIELD, flow->at->alias[path->field->id])
						   : add_step(flow->at, lexp, STEP_UNRESOLVED, path->constant);
	case PATH_ELEMENT:
		return build(flow, path->base, lexp) &&
			add_step(flow->at, lexp, path->has_constant_index ? STEP_CONSTANT : STEP_VALUE,
				path->value);
	case PATH_ACCESSOR:
		return build(flow, path->base, lexp);
	case PATH_CALL:
		if (build_result(flow, path, lexp) || build_element(flow, path, lexp))
			return true;
		break;
	default:
		break;
	}
	lexp->root = PLACE_VALUE;
	lexp->path = path;
	return true;
}

static bool start(struct flow *flow, const struct path *path, struct ir_type type,
	struct lexp *lexp)
{
	*lexp = (struct lexp){ .type = type, .whole = without_views(path) };
	if (!build(flow, path, lexp))
		return false;
	if (!lexp->is_result)
		lexp->n_whole = lexp->n;
	return true;
}

uint32_t lexp_of_path(struct flow *flow, const struct path *path, struct ir_type type)
{
	struct lexp lexp;
	return start(flow, path, type, &lexp) ? intern(flow, &lexp) : 0;
}

uint32_t lexp_rename(struct flow *flow, uint32_t id, uint32_t from, uint32_t to)
{
	struct lexp old = flow->lexps.v[id], prefix = flow->lexps.v[from], renamed = flow->lexps.v[to];
	uint32_t n = prefix.n;
	if (old.n < n)
		return 0;
	prefix.n = old.n;
	memcpy(prefix.steps + n, old.steps + n, sizeof(old.steps[0]) * (old.n - n));
	if (!is_same(&old, &prefix))
		return 0;
	for (uint32_t i = n; i < old.n; i++)
		if (!add_step(flow->at, &renamed, old.steps[i].kind, old.steps[i].number))
			return 0;
	renamed.type = old.type;
	return intern(flow, &renamed);
}

// ---- TRANSLATELOCK --------------------------------------------------------------------------

// The field of what a call has made holds what the call was given.
static bool build_from(const struct flow *flow, uint32_t step, struct lexp *lexp)
{
	uint32_t call = lexp->root == PLACE_VALUE && !lexp->n && lexp->path &&
			lexp->path->kind == PATH_CALL && flow->call_of_insn && !(step & PART_ELEMENT)
		? flow->call_of_insn[lexp->path->value]
		: 0;
	uint32_t argument = call ? atom_made_from(flow->at, flow->facts, call - 1, step) : 0;
	const struct ir_insn *insn = argument ? ir_at(flow->ir, lexp->path->value) : NULL;
	if (!insn || argument > insn->n_args)
		return false;
	const struct path *given = path_of(flow->paths, ir_arg(flow->ir, insn, argument - 1));
	struct lexp longer = { .type = ir_at(flow->ir, ir_arg(flow->ir, insn, argument - 1))->type,
		.whole = without_views(given) };
	if ((given->kind == PATH_CALL && given->value >= lexp->path->value) ||
		!build(flow, given, &longer))
		return false;
	if (!longer.is_result)
		longer.n_whole = longer.n;
	*lexp = longer;
	return true;
}

static bool extend(const struct flow *flow, const struct place *name, struct lexp *lexp)
{
	uint32_t n = name->n && build_from(flow, name->parts[0], lexp) ? 1 : 0;
	for (uint32_t i = n; i < name->n; i++) {
		bool is_element = name->parts[i] & PART_ELEMENT;
		if (!add_step(flow->at, lexp, is_element ? STEP_CONSTANT : STEP_FIELD,
				name->parts[i] & ~PART_ELEMENT))
			return false;
		uint32_t klass = is_element
			? 0
			: atom_field_class(flow->at, flow->at->world->fields[name->parts[i]]);
		lexp->type = (struct ir_type){ .kind = klass ? KIND_CLASS : KIND_NONE, .klass = klass };
	}
	return true;
}

static bool has_field(const struct flow *flow, struct ir_type type, uint32_t step)
{
	if (step & PART_ELEMENT || type.kind != KIND_CLASS || !type.klass)
		return true;
	return klass_is_subtype(flow->ir->world->classes[type.klass],
		flow->at->world->fields[step]->owner);
}

bool lexp_is_known(struct flow *flow, uint32_t value, uint32_t n_targets, bool is_receiver)
{
	return value &&
		((n_targets == 1 && path_of(flow->paths, value)->kind == PATH_THIS) ||
			(n_targets <= MAX_LIKELY && is_receiver &&
				locking_are_classes_seen(flow->at, ir_at(flow->ir, value)->type)));
}

uint32_t lexp_translate(struct flow *flow, const struct place *name, uint32_t value, bool is_known)
{
	struct lexp lexp = { .root = name->root, .number = name->number };
	if (name->root == PLACE_PARAM) {
		if (!value || !type_is_reference(ir_at(flow->ir, value)->type) ||
			!start(flow, path_of(flow->paths, value), ir_at(flow->ir, value)->type, &lexp))
			return 0;
		if (name->n && !is_known && !has_field(flow, lexp.type, name->parts[0]))
			return 0;
	}
	return extend(flow, name, &lexp) ? intern(flow, &lexp) : 0;
}

uint32_t lexp_translate_element(struct flow *flow, const struct place *name, uint32_t value)
{
	struct lexp lexp;
	return start(flow, path_of(flow->paths, value), (struct ir_type){ 0 }, &lexp) &&
			extend(flow, name, &lexp)
		? intern(flow, &lexp)
		: 0;
}

// ---- DEPENDS --------------------------------------------------------------------------------

static bool is_final(const struct field *field)
{
	return field->access & ACC_FINAL;
}

bool flow_call_writes(struct flow *flow, uint32_t call, uint32_t field)
{
	bool is_new;
	uint64_t *slot = map_put(&flow->writes, (uint64_t)call << 32 | field, &is_new);
	if (is_new)
		*slot = call_may_write(flow->at, flow->ir->method->id, call, field);
	return *slot;
}

static bool writes(struct flow *flow, uint32_t insn, uint32_t field_id)
{
	const struct ir_insn *i = ir_at(flow->ir, insn);
	const struct field *field = flow->at->world->fields[field_id];
	if (i->op == IR_PUT_FIELD || i->op == IR_PUT_STATIC)
		return ir_resolved_field(flow->ir, i) == field;
	return i->op == IR_INVOKE && flow->at->is_written[field_id] && !is_final(field) &&
		flow_call_writes(flow, flow->call_of_insn[insn] - 1, field_id);
}

static bool kills_step(struct flow *flow, const struct lexp_step *step, uint32_t insn)
{
	const struct ir_insn *i = ir_at(flow->ir, insn);
	switch (step->kind) {
	case STEP_FIELD:
		return writes(flow, insn, step->number);
	case STEP_UNRESOLVED:
		return i->op == IR_PUT_FIELD && i->constant == step->number;
	case STEP_VALUE:
		if (step->number == insn)
			return true;
		break;
	default:
		break;
	}
	return i->op == IR_ARRAY_STORE && i->sub == OP_aastore;
}

bool lexp_is_killed(struct flow *flow, uint32_t id, uint32_t insn)
{
	const struct lexp *lexp = &flow->lexps.v[id];
	if (lexp->root == PLACE_STATIC && writes(flow, insn, lexp->number))
		return true;
	if (lexp->path && lexp->path->kind != PATH_STRING && lexp->path->value == insn)
		return true;
	for (uint32_t i = 0; i < lexp->n; i++)
		if (kills_step(flow, &lexp->steps[i], insn))
			return true;
	return false;
}

// ---- out of the method ----------------------------------------------------------------------

static bool export_steps(const struct lexp *lexp, struct place *name)
{
	for (uint32_t i = 0; i < lexp->n; i++) {
		if (lexp->steps[i].kind != STEP_FIELD && lexp->steps[i].kind != STEP_CONSTANT)
			return false;
		name->parts[i] = lexp->steps[i].number |
			(lexp->steps[i].kind == STEP_CONSTANT ? PART_ELEMENT : 0);
	}
	return true;
}

bool lexp_export(const struct flow *flow, uint32_t id, struct place *name)
{
	const struct lexp *lexp = &flow->lexps.v[id];
	*name = (struct place){ .root = lexp->root, .number = lexp->number, .n = lexp->n };
	if (lexp->path) {
		if (lexp->path->kind != PATH_THIS && lexp->path->kind != PATH_PARAMETER)
			return false;
		name->root = PLACE_PARAM;
		name->number = lexp->path->kind == PATH_THIS ? 0 : lexp->path->number;
	}
	return export_steps(lexp, name);
}

bool lexp_export_element(const struct flow *flow, uint32_t id, struct place *name)
{
	const struct lexp *lexp = &flow->lexps.v[id];
	uint32_t call = lexp->path && lexp->path->kind == PATH_CALL
		? flow->call_of_insn[lexp->path->value]
		: 0;
	*name = (struct place){ .root = PLACE_VALUE, .n = lexp->n };
	for (uint32_t i = 1; call && i < flow->facts->n_exprs && !name->number; i++)
		if (flow->facts->exprs[i].kind == EXPR_CALL && flow->facts->exprs[i].a == call - 1)
			name->number = i;
	return name->number && locking_is_element(flow->facts, name) && export_steps(lexp, name);
}

static void print_steps(struct flow *flow, const struct lexp *lexp, uint32_t from, struct buf *out)
{
	for (uint32_t i = from; i < lexp->n; i++) {
		const struct lexp_step *step = &lexp->steps[i];
		if (step->kind == STEP_FIELD)
			buf_printf(out, ".%s", flow->at->world->fields[step->number]->name->text);
		else if (step->kind == STEP_CONSTANT)
			buf_printf(out, "[%u]", step->number);
		else
			buf_string(out, step->kind == STEP_VALUE ? "[...]" : ".?");
	}
}

void lexp_print(struct flow *flow, uint32_t id, struct buf *out)
{
	const struct world *world = flow->at->world;
	const struct lexp *lexp = &flow->lexps.v[id];
	if (lexp->root == PLACE_STATIC) {
		class_print_name(name_slice(world->fields[lexp->number]->owner->name), out);
		buf_printf(out, ".%s", world->fields[lexp->number]->name->text);
		print_steps(flow, lexp, 0, out);
	} else if (lexp->root == PLACE_CLASS) {
		class_print_name(name_slice(world->classes[lexp->number]->name), out);
		buf_string(out, ".class");
	} else {
		path_print(flow->paths, lexp->whole, out);
		print_steps(flow, lexp, lexp->n_whole, out);
	}
}

struct witness lexp_witness(struct flow *flow, uint32_t id, bool is_model)
{
	const struct lexp *lexp = &flow->lexps.v[id];
	struct witness witness = { .root = WITNESS_OTHER,
		.n_steps = lexp->n,
		.number = lexp->number,
		.is_model = is_model,
		.klass = lexp->type.kind == KIND_CLASS ? lexp->type.klass : 0 };
	struct buf text = BUF_INIT;

	if (lexp->root == PLACE_STATIC) {
		witness.root = WITNESS_STATIC;
		witness.field = lexp->number;
	} else if (lexp->root == PLACE_CLASS) {
		witness.root = WITNESS_CLASS;
	} else if (lexp->path->kind == PATH_THIS) {
		witness.root = WITNESS_SELF;
	} else if (lexp->path->kind == PATH_PARAMETER) {
		witness.root = WITNESS_PARAM;
		witness.number = lexp->path->number;
	} else if (lexp->path->kind == PATH_NEW) {
		witness.root = WITNESS_NEW;
		witness.number = ir_at(flow->ir, lexp->path->value)->bci;
	} else if (lexp->path->kind == PATH_CALL) {
		witness.root = WITNESS_CALL;
		witness.number = ir_at(flow->ir, lexp->path->value)->bci;
	}
	if (lexp->n)
		witness.field = lexp->steps[lexp->n - 1].kind == STEP_FIELD
			? lexp->steps[lexp->n - 1].number
			: 0;
	witness.owner_field = witness.field;
	if (lexp->root != PLACE_STATIC && lexp->n)
		witness.owner_field = lexp->steps[0].kind == STEP_FIELD ? lexp->steps[0].number : 0;
	else if (lexp->root == PLACE_STATIC)
		witness.owner_field = lexp->number;
	lexp_print(flow, id, &text);
	witness.text = (const char *)arena_printf(&flow->worker->arena, "%s", buf_cstring(&text)).ptr;
	buf_release(&text);
	return witness;
}
