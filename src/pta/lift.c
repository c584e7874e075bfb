// From a method's IR to its pointer assignment graph.
//
// Exceptions: all that can be thrown under one list of handlers goes to one variable, the region's, and
// from there to the catches (by type) and, unless one of them catches everything, out of the method.
#include "pta/pag.h"

#include <stdlib.h>

#include "base/map.h"
#include "base/pool.h"
#include "model/model.h"

#define CLASSES_A_BATCH 4

struct region {
	uint32_t block; // an example
	uint32_t var;
};

struct lifter {
	OWN_LINE const struct world *world;
	struct notes *notes;
	struct ir_builder *builder;
	struct arena arena;   // graphs; kept
	struct arena scratch; // the method at hand
	struct ir *ir;
	uint32_t *var_of; // [n_insns + 1]
	uint32_t n_vars, result, thrown;
	uint32_t string_var;
	VEC(struct pag_stmt) stmts;
	VEC(struct pag_call) calls;
	VEC(uint32_t) operands;
	VEC(struct region) regions;
	VEC(const struct klass *) initialised;
	struct map loads; // (base, field) -> variable
};

struct pag_maker {
	struct world *world;
	uint32_t jobs;
	struct lifter *lifters;
};

static void say(struct lifter *x, struct pag_stmt stmt)
{
	vec_push(&x->stmts, stmt);
}

static uint32_t new_var(struct lifter *x)
{
	return ++x->n_vars;
}

static uint32_t arg_var(const struct lifter *x, const struct ir_insn *insn, uint32_t i)
{
	return x->var_of[ir_arg(x->ir, insn, i)];
}

// ---- exceptions -------------------------------------------------------------------------------

static bool are_same_handlers(const struct ir_block *a, const struct ir_block *b)
{
	uint32_t n = a->n_succs - a->n_normal_succs;
	if (n != b->n_succs - b->n_normal_succs)
		return false;
	for (uint32_t i = 0; i < n; i++)
		if (a->succs[a->n_normal_succs + i].to != b->succs[b->n_normal_succs + i].to)
			return false;
	return true;
}

// The instruction that catches in a pad.
static uint32_t catch_of(const struct lifter *x, uint32_t pad)
{
	uint32_t insn = x->ir->blocks[pad].first;
	while (x->ir->insns[insn].op != IR_CATCH)
		insn++;
	return insn;
}

// Its variable is made when first asked for.
static uint32_t catch_var(struct lifter *x, uint32_t insn)
{
	if (!x->var_of[insn])
		x->var_of[insn] = new_var(x);
	return x->var_of[insn];
}

// Where what is thrown in the block goes.
static uint32_t region_var(struct lifter *x, uint32_t number)
{
	const struct ir_block *block = &x->ir->blocks[number];
	if (block->n_succs == block->n_normal_succs)
		return x->thrown;
	for (uint32_t i = 0; i < x->regions.n; i++)
		if (are_same_handlers(&x->ir->blocks[x->regions.v[i].block], block))
			return x->regions.v[i].var;
	uint32_t var = new_var(x);
	bool catches_all = false;
	vec_push(&x->regions, (struct region){ number, var });
	for (uint32_t i = block->n_normal_succs; i < block->n_succs; i++) {
		uint32_t insn = catch_of(x, block->succs[i].to);
		catches_all |= block->succs[i].catch_type == 0;
		say(x,
			(struct pag_stmt){ .op = PAG_CAST,
				.a = catch_var(x, insn),
				.b = var,
				.type = x->ir->insns[insn].type });
	}
	if (!catches_all)
		say(x, (struct pag_stmt){ .op = PAG_COPY, .a = x->thrown, .b = var });
	return var;
}

// ---- instructions -----------------------------------------------------------------------------

// No statement for what initialises itself: the class at hand, and those it extends.
static void use_class(struct lifter *x, const struct klass *klass, uint16_t bci)
{
	if (!klass || klass_is_phantom(klass))
		return;
	for (const struct klass *k = x->ir->method->owner; k; k = k->super)
		if (k == klass)
			return;
	for (uint32_t i = 0; i < x->initialised.n; i++)
		if (x->initialised.v[i] == klass)
			return;
	vec_push(&x->initialised, klass);
	say(x,
		(struct pag_stmt){ .op = PAG_INITIALISE,
			.bci = bci,
			.klass = x->world->classes[klass->id] });
}

static uint32_t make(struct lifter *x, uint8_t op, const struct ir_insn *insn, struct ir_type type)
{
	uint32_t var = new_var(x);
	say(x, (struct pag_stmt){ .op = op, .bci = insn->bci, .a = var, .type = type });
	return var;
}

// An array of arrays is made with what is in it, as far as dimensions are given.
static uint32_t new_array(struct lifter *x, const struct ir_insn *insn)
{
	uint32_t outer = make(x, PAG_NEW, insn, insn->type), array = outer;
	struct ir_type type = insn->type;
	for (uint32_t i = 1; i < insn->n_args && type.dimensions > 1; i++) {
		type.dimensions--;
		uint32_t inner = make(x, PAG_NEW, insn, type);
		say(x, (struct pag_stmt){ .op = PAG_ELEMENT_STORE, .a = array, .b = inner });
		array = inner;
	}
	return outer;
}

static uint32_t load(struct lifter *x, const struct ir_insn *insn)
{
	const struct field *field = ir_resolved_field(x->ir, insn);
	bool is_static = insn->op == IR_GET_STATIC;
	if (is_static && field)
		use_class(x, field->owner, insn->bci);
	if (!type_is_reference(insn->type))
		return 0;
	if (!field)
		return make(x, PAG_OPEN, insn, insn->type);
	uint32_t base = is_static ? 0 : arg_var(x, insn, 0);
	if (!is_static && !base)
		return 0;
	bool is_new;
	uint64_t *known = map_put(&x->loads, (uint64_t)base << 32 | field->id, &is_new);
	if (!is_new)
		return (uint32_t)*known;
	uint32_t var = new_var(x);
	*known = var;
	say(x,
		(struct pag_stmt){ .op = is_static ? PAG_STATIC_LOAD : PAG_LOAD,
			.bci = insn->bci,
			.a = var,
			.b = base,
			.field = field });
	return var;
}

static void store(struct lifter *x, const struct ir_insn *insn)
{
	const struct field *field = ir_resolved_field(x->ir, insn);
	bool is_static = insn->op == IR_PUT_STATIC;
	if (is_static && field)
		use_class(x, field->owner, insn->bci);
	uint32_t value = arg_var(x, insn, !is_static), base = is_static ? 0 : arg_var(x, insn, 0);
	if (!value || (!is_static && !base))
		return;
	struct pag_stmt stmt = { .op = PAG_LEAK, .bci = insn->bci, .a = base, .b = value };
	if (field) {
		stmt.op = is_static ? PAG_STATIC_STORE : PAG_STORE;
		stmt.field = field;
	}
	say(x, stmt);
}

// Is it an array that the method makes and nobody else gets?
static bool is_local_array(const struct ir *ir, uint32_t array)
{
	if (ir_at(ir, array)->op != IR_NEW_ARRAY)
		return false;
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		const struct ir_insn *insn = ir_at(ir, i);
		bool is_base = insn->op == IR_ARRAY_LOAD || insn->op == IR_ARRAY_STORE ||
			insn->op == IR_ARRAY_LENGTH;
		for (uint32_t k = is_base ? 1 : 0; k < insn->n_args; k++)
			if (ir_arg(ir, insn, k) == array)
				return false;
	}
	return true;
}

// threads[i] = new Thread(...); threads[i].start(): what was stored just before; 0: something else may be there.
static uint32_t element_stored(const struct lifter *x, uint32_t number)
{
	const struct ir *ir = x->ir;
	const struct ir_insn *load = ir_at(ir, number);
	uint32_t first = ir->blocks[ir->block_of[number]].first;
	for (uint32_t i = number; i-- > first;) {
		const struct ir_insn *store = ir_at(ir, i);
		if (store->op != IR_ARRAY_STORE)
			continue;
		bool is_same = ir_arg(ir, store, 0) == ir_arg(ir, load, 0) &&
			ir_arg(ir, store, 1) == ir_arg(ir, load, 1);
		return is_same && is_local_array(ir, ir_arg(ir, load, 0)) ? arg_var(x, store, 2) : 0;
	}
	return 0;
}

static uint32_t element_load(struct lifter *x, uint32_t number)
{
	const struct ir_insn *insn = ir_at(x->ir, number);
	uint32_t base = arg_var(x, insn, 0);
	if (!type_is_reference(insn->type) || !base)
		return 0;
	uint32_t stored = element_stored(x, number);
	if (stored)
		return stored;
	bool is_new;
	uint64_t *known = map_put(&x->loads, (uint64_t)base << 32, &is_new);
	if (!is_new)
		return (uint32_t)*known;
	uint32_t var = new_var(x);
	*known = var;
	say(x, (struct pag_stmt){ .op = PAG_ELEMENT_LOAD, .bci = insn->bci, .a = var, .b = base });
	return var;
}

static uint32_t cast(struct lifter *x, const struct ir_insn *insn)
{
	uint32_t from = arg_var(x, insn, 0);
	if (!from ||
		(insn->type.kind == KIND_CLASS && x->world->classes[insn->type.klass] == x->world->object))
		return from;
	uint32_t var = new_var(x);
	say(x,
		(struct pag_stmt){ .op = PAG_CAST,
			.bci = insn->bci,
			.a = var,
			.b = from,
			.type = insn->type });
	return var;
}

static uint32_t class_constant(struct lifter *x, const struct ir_insn *insn)
{
	struct slice name = class_name_at(x->ir->file, insn->constant);
	uint32_t var = new_var(x);
	say(x,
		(struct pag_stmt){ .op = PAG_CLASS,
			.bci = insn->bci,
			.a = var,
			.klass = name.len && name.ptr[0] != '[' ? world_loaded(x->world, name) : NULL });
	return var;
}

#define MAX_TEXT_DEPTH 4 // values that a name came through

// What the value names, as far as constants say: a string, the name of a class constant, what a library's method hands
// through. Of several ways the one that says something: the others are settings that nobody knows.
static struct slice named_text(const struct lifter *x, uint32_t value, uint32_t depth)
{
	const struct ir_insn *insn = ir_at(x->ir, value);
	struct slice found = SLICE_EMPTY;
	if (insn->op == IR_CONST_STRING)
		return class_name_at(x->ir->file, insn->constant);
	if (depth == MAX_TEXT_DEPTH || (insn->op != IR_PHI && insn->op != IR_INVOKE) || !insn->n_args)
		return SLICE_EMPTY;
	const struct method *callee = insn->op == IR_INVOKE ? ir_resolved_method(x->ir, insn) : NULL;
	const struct ir_insn *first = ir_at(x->ir, ir_arg(x->ir, insn, 0));
	if (callee && first->op == IR_CONST_CLASS && model_is_member(callee, MODEL_MEMBER_CLASS_NAME))
		return class_name_at(x->ir->file, first->constant);
	const struct model_row *row = callee ? model_of(x->world->models, callee) : NULL;
	for (uint32_t i = 0; i < insn->n_args && !found.len; i++) {
		bool is_through = insn->op == IR_PHI;
		for (uint32_t e = 0; row && e < row->n_effects; e++)
			is_through |= row->effects[e].kind == MODEL_MOVE &&
				row->effects[e].to.base == MODEL_RETURN && row->effects[e].from.base == MODEL_ARG &&
				!row->effects[e].from.n_fields &&
				model_operand(&row->effects[e].from, !ir_invoke_has_receiver(insn)) == i;
		if (is_through)
			found = named_text(x, ir_arg(x->ir, insn, i), depth + 1);
	}
	return found;
}

static bool names_class(const struct lifter *x, const struct method *target)
{
	const struct model_row *row = target ? model_of(x->world->models, target) : NULL;
	for (uint32_t i = 0; row && i < row->n_effects; i++)
		if (row->effects[i].kind == MODEL_DO &&
			(row->effects[i].detail == MODEL_BUILTIN_CLASS_NAMED ||
				row->effects[i].detail == MODEL_BUILTIN_NAMED_INSTANCE))
			return true;
	return false;
}

static struct slice constant_text(const struct lifter *x, const struct ir_insn *insn)
{
	for (uint32_t i = 0; i < insn->n_args; i++) {
		const struct ir_insn *arg = ir_at(x->ir, ir_arg(x->ir, insn, i));
		if (arg->op == IR_CONST_STRING)
			return class_name_at(x->ir->file, arg->constant);
	}
	return SLICE_EMPTY;
}

static uint32_t call(struct lifter *x, uint32_t number)
{
	const struct ir_insn *insn = ir_at(x->ir, number);
	struct pag_call call = {
		.bci = insn->bci,
		.op = insn->sub,
		.n_args = (uint8_t)insn->n_args,
		.args = x->operands.n,
		.type = insn->type,
		.target = ir_resolved_method(x->ir, insn),
		.constant = insn->constant,
		.thrown = region_var(x, x->ir->block_of[number]),
		.builtin = -1,
		.text = constant_text(x, insn),
	};
	if (insn->sub == OP_invokedynamic) {
		call.lambda = facts_lambda(x->ir, number, &x->arena);
		call.target = NULL;
		call.builtin = call.lambda ? (int16_t)-1 : (int16_t)facts_bootstrap_builtin(x->ir, insn);
	} else {
		call.named = ir_named_class(x->ir, insn);
		for (uint32_t i = 0; i < insn->n_args && !call.text.len && names_class(x, call.target); i++)
			call.text = named_text(x, ir_arg(x->ir, insn, i), 0);
	}
	if (insn->sub == OP_invokestatic && call.target)
		use_class(x, call.target->owner, insn->bci);
	for (uint32_t i = 0; i < insn->n_args; i++)
		vec_push(&x->operands, arg_var(x, insn, i));
	if (type_is_reference(insn->type))
		call.result = new_var(x);
	vec_push(&x->calls, call);
	return call.result;
}

static void statement(struct lifter *x, uint32_t number)
{
	const struct ir_insn *insn = ir_at(x->ir, number);
	uint32_t *var = &x->var_of[number];
	switch (insn->op) {
	case IR_CATCH:
		catch_var(x, number);
		say(x, (struct pag_stmt){ .op = PAG_VM_THROWS, .a = *var, .type = insn->type });
		break;
	case IR_CONST_STRING:
		if (!x->string_var)
			x->string_var = make(x, PAG_STRING, insn, insn->type);
		*var = x->string_var;
		break;
	case IR_CONST_CLASS:
		*var = class_constant(x, insn);
		break;
	case IR_CONST_OTHER:
		if (type_is_reference(insn->type))
			*var = make(x, PAG_OPEN, insn, insn->type);
		break;
	case IR_NEW:
		use_class(x, x->world->classes[insn->type.klass], insn->bci);
		*var = make(x, PAG_NEW, insn, insn->type);
		break;
	case IR_NEW_ARRAY:
		*var = new_array(x, insn);
		break;
	case IR_GET_FIELD:
	case IR_GET_STATIC:
		*var = load(x, insn);
		break;
	case IR_PUT_FIELD:
	case IR_PUT_STATIC:
		store(x, insn);
		break;
	case IR_ARRAY_LOAD:
		*var = element_load(x, number);
		break;
	case IR_ARRAY_STORE:
		if (arg_var(x, insn, 0) && arg_var(x, insn, 2))
			say(x,
				(struct pag_stmt){ .op = PAG_ELEMENT_STORE,
					.bci = insn->bci,
					.a = arg_var(x, insn, 0),
					.b = arg_var(x, insn, 2) });
		break;
	case IR_CHECK_CAST:
		*var = cast(x, insn);
		break;
	case IR_INVOKE:
		*var = call(x, number);
		break;
	case IR_RETURN:
		if (insn->n_args && arg_var(x, insn, 0))
			say(x, (struct pag_stmt){ .op = PAG_COPY, .a = x->result, .b = arg_var(x, insn, 0) });
		break;
	case IR_THROW:
		if (arg_var(x, insn, 0))
			say(x,
				(struct pag_stmt){ .op = PAG_COPY,
					.a = region_var(x, x->ir->block_of[number]),
					.b = arg_var(x, insn, 0) });
		break;
	default:
		break;
	}
}

// Operands may come from behind, in loops: phis get their variables before anything, what flows into
// them is said at the end.
static void phis_first(struct lifter *x)
{
	for (uint32_t i = 1; i <= x->ir->n_insns; i++)
		if (x->ir->insns[i].op == IR_PHI && type_is_reference(x->ir->insns[i].type))
			x->var_of[i] = new_var(x);
}

static void phis_last(struct lifter *x)
{
	for (uint32_t i = 1; i <= x->ir->n_insns; i++) {
		const struct ir_insn *phi = ir_at(x->ir, i);
		if (phi->op != IR_PHI || !x->var_of[i])
			continue;
		for (uint32_t k = 0; k < phi->n_args; k++) {
			uint32_t from = arg_var(x, phi, k);
			bool is_said = from == 0 || from == x->var_of[i];
			for (uint32_t m = 0; m < k && !is_said; m++)
				is_said = arg_var(x, phi, m) == from;
			if (!is_said)
				say(x, (struct pag_stmt){ .op = PAG_COPY, .a = x->var_of[i], .b = from });
		}
	}
}

static const void *keep_values(struct lifter *x, bool *is_wide)
{
	uint32_t n = x->ir->n_insns + 1;
	*is_wide = x->n_vars > UINT16_MAX;
	if (*is_wide)
		return arena_copy(&x->arena, slice_of(x->var_of, n * sizeof(uint32_t))).ptr;
	uint16_t *narrow = arena_alloc(&x->arena, n * sizeof(*narrow));
	for (uint32_t i = 0; i < n; i++)
		narrow[i] = (uint16_t)x->var_of[i];
	return narrow;
}

static void *keep(struct lifter *x, const void *from, size_t size)
{
	return size ? memcpy(arena_alloc(&x->arena, size), from, size) : NULL;
}

static void fill(struct lifter *x, struct pag *pag)
{
	const struct ir *ir = x->ir;
	pag->n_values = ir->n_insns;
	pag->n_params = (uint8_t)ir->n_params;
	pag->params = ARENA_ARRAY(&x->arena, uint32_t, ir->n_params);
	for (uint32_t i = 0; i < ir->n_params; i++)
		pag->params[i] = x->var_of[i + 1];
	pag->of_value = keep_values(x, &pag->is_wide);
	pag->n_vars = x->n_vars;
	pag->n_refs = x->result - 1;
	pag->n_stmts = x->stmts.n;
	pag->n_calls = x->calls.n;
	pag->stmts = keep(x, x->stmts.v, x->stmts.n * sizeof(*x->stmts.v));
	pag->calls = keep(x, x->calls.v, x->calls.n * sizeof(*x->calls.v));
	pag->operands = keep(x, x->operands.v, x->operands.n * sizeof(*x->operands.v));
}

static void clear(struct lifter *x)
{
	x->n_vars = x->result = x->thrown = x->string_var = 0;
	vec_clear(&x->stmts);
	vec_clear(&x->calls);
	vec_clear(&x->operands);
	vec_clear(&x->regions);
	vec_clear(&x->initialised);
	map_clear(&x->loads);
	arena_clear(&x->scratch);
}

static struct pag *lift(struct lifter *x, const struct method *method)
{
	struct pag *pag = ARENA_NEW(&x->arena, struct pag);
	struct err err = ERR_INIT;
	pag->method = method;
	pag->is_failed = true;
	if (!method->member->code)
		return pag;
	clear(x);
	x->ir = ir_build(x->builder, method, &x->scratch, &err);
	if (!x->ir)
		return pag;
	pag->is_failed = false;
	x->var_of = ARENA_ARRAY(&x->scratch, uint32_t, x->ir->n_insns + 1);
	for (uint32_t i = 1; i <= x->ir->n_params; i++)
		if (type_is_reference(x->ir->insns[i].type))
			x->var_of[i] = new_var(x);
	x->result = new_var(x);
	x->thrown = new_var(x);
	phis_first(x);
	for (uint32_t i = 1; i <= x->ir->n_insns; i++)
		statement(x, i);
	phis_last(x);
	fill(x, pag);
	return pag;
}

// ---- many -------------------------------------------------------------------------------------

struct pag_maker *pag_maker_new(struct world *world, uint32_t jobs, struct notes *notes)
{
	struct pag_maker *maker = xcalloc(1, sizeof(*maker));
	ir_prepare(world);
	maker->world = world;
	maker->jobs = jobs ? jobs : 1;
	maker->lifters = xcalloc_apart(maker->jobs, sizeof(*maker->lifters));
	for (uint32_t i = 0; i < maker->jobs; i++) {
		maker->lifters[i].world = world;
		maker->lifters[i].notes = notes;
		maker->lifters[i].builder = ir_builder_new(world);
	}
	return maker;
}

void pag_maker_free(struct pag_maker *maker)
{
	for (uint32_t i = 0; i < maker->jobs; i++) {
		struct lifter *x = &maker->lifters[i];
		ir_builder_free(x->builder);
		arena_release(&x->arena);
		arena_release(&x->scratch);
		vec_release(&x->stmts);
		vec_release(&x->calls);
		vec_release(&x->operands);
		vec_release(&x->regions);
		vec_release(&x->initialised);
		map_release(&x->loads);
	}
	free(maker->lifters);
	free(maker);
}

struct batch {
	struct pag_maker *maker;
	const struct method *const *methods;
	const uint32_t *groups;
	struct pag **out;
};

static void lift_group(void *context, uint32_t item, uint32_t worker)
{
	const struct batch *batch = context;
	for (uint32_t i = batch->groups[item]; i < batch->groups[item + 1]; i++)
		batch->out[i] = lift(&batch->maker->lifters[worker], batch->methods[i]);
}

void pag_make(struct pag_maker *maker, const struct method *const *methods, uint32_t n,
	struct pag **out)
{
	VEC(uint32_t) groups = { 0 };
	VEC(struct klass *) owners = { 0 };
	for (uint32_t i = 0; i < n; i++) {
		if (i && methods[i]->owner == methods[i - 1]->owner)
			continue;
		vec_push(&groups, i);
		vec_push(&owners, methods[i]->owner);
	}
	uint32_t n_groups = groups.n;
	vec_push(&groups, n);
	world_open_all(maker->world, owners.v, owners.n);
	struct batch batch = { maker, methods, groups.v, out };
	pool_run(maker->jobs, n_groups, CLASSES_A_BATCH, lift_group, &batch);
	vec_release(&groups);
	vec_release(&owners);
}
