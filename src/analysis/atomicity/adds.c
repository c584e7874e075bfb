// Steps that only add: whoever else adds comes before or after, without a difference. And steps that are about one entry
// of a map: those about another entry do not see them.
//
//     if (stock.tryRemove(a, n)) stock.add(b, n);
//
// What the first one took is taken, whatever comes in between; the second one is right whenever it is done. Only who looks
// at both entries at a time could tell.
#include "analysis/atomicity/sections.h"

#include "analysis/atomicity/escape.h"
#include "analysis/atomicity/flow.h"
#include "analysis/atomicity/held.h"
#include "analysis/atomicity/offers.h"
#include "analysis/atomicity/relate.h"
#include "analysis/atomicity/warnings.h"

static bool is_java_lang(const struct method *method)
{
	return string_has_prefix(method->owner->name->text, "java/lang/");
}

// What it is a box of, or is in the box.
static uint32_t unboxed(const struct flow *flow, uint32_t value)
{
	const struct ir *ir = flow->ir;
	for (uint32_t n = 0; n < 4; n++) {
		value = path_source(flow->paths, value);
		const struct ir_insn *insn = ir_at(ir, value);
		const struct method *method = insn->op == IR_INVOKE ? ir_resolved_method(ir, insn) : NULL;
		if (!method || insn->n_args != 1 || !is_java_lang(method) ||
			(strcmp(method->name->text, "valueOf") != 0 && !strstr(method->name->text, "Value")))
			break;
		value = ir_arg(ir, insn, 0);
	}
	return value;
}

static bool is_used_once(const struct flow *flow, uint32_t value)
{
	ir_uses(flow->ir);
	return flow->ir->uses_start[value + 1] - flow->ir->uses_start[value] == 1;
}

// ---- only adds ------------------------------------------------------------------------------

static bool is_same_place(const struct flow *flow, uint32_t read, const struct ir_insn *write)
{
	const struct ir *ir = flow->ir;
	const struct ir_insn *insn = ir_at(ir, read);
	if (write->op == IR_PUT_FIELD)
		return insn->op == IR_GET_FIELD &&
			ir_resolved_field(ir, insn) == ir_resolved_field(ir, write) &&
			path_equal(path_of(flow->paths, ir_arg(ir, insn, 0)),
				path_of(flow->paths, ir_arg(ir, write, 0)));
	return insn->op == IR_ARRAY_LOAD &&
		path_equal(path_of(flow->paths, ir_arg(ir, insn, 0)),
			path_of(flow->paths, ir_arg(ir, write, 0))) &&
		path_source(flow->paths, ir_arg(ir, insn, 1)) ==
		path_source(flow->paths, ir_arg(ir, write, 1));
}

// The read in x = x + n that nobody else uses; 0: the write is no such sum.
static uint32_t summand_of(const struct flow *flow, const struct ir_insn *write)
{
	const struct ir *ir = flow->ir;
	if ((write->op != IR_PUT_FIELD && write->op != IR_ARRAY_STORE) || !write->n_args)
		return 0;
	uint32_t sum = path_source(flow->paths, ir_arg(ir, write, write->n_args - 1u));
	const struct ir_insn *insn = ir_at(ir, sum);
	if (insn->op != IR_BINARY || insn->sub < OP_iadd || insn->sub > OP_dsub ||
		!is_used_once(flow, sum))
		return 0;
	for (uint32_t k = 0; k < (insn->sub < OP_isub ? 2u : 1u); k++) {
		uint32_t read = path_source(flow->paths, ir_arg(ir, insn, k));
		if (is_used_once(flow, read) && is_same_place(flow, read, write))
			return read;
	}
	return 0;
}

static bool is_summand(const struct flow *flow, uint32_t read)
{
	for (uint32_t i = 1; i <= flow->ir->n_insns; i++)
		if (summand_of(flow, ir_at(flow->ir, i)) == read)
			return true;
	return false;
}

// Integer::sum, as made by an instruction.
static bool is_sum(const struct flow *flow, uint32_t value)
{
	const struct ir_insn *insn = ir_at(flow->ir, path_source(flow->paths, value));
	const struct method_facts *facts = facts_of(flow->at->facts, flow->ir->method);
	for (uint32_t i = 0; facts && insn->op == IR_INVOKE && i < facts->n_calls; i++) {
		const struct lambda *lambda = facts->calls[i].bci == insn->bci ? facts->calls[i].lambda
																	   : NULL;
		if (lambda && lambda->implementation && is_java_lang(lambda->implementation) &&
			strcmp(lambda->implementation->name->text, "sum") == 0)
			return true;
	}
	return false;
}

// map.merge(key, n, Integer::sum)
static bool is_merged(const struct flow *flow, uint32_t i, const struct method *method)
{
	const struct ir *ir = flow->ir;
	const struct ir_insn *insn = ir_at(ir, i);
	ir_uses(flow->ir);
	return model_is_a(method->owner, MODEL_KNOWN_MAP) && strcmp(method->name->text, "merge") == 0 &&
		insn->n_args == 4 && is_sum(flow, ir_arg(ir, insn, 3)) &&
		ir->uses_start[i + 1] == ir->uses_start[i];
}

static bool is_final_field(const struct ir *ir, const struct ir_insn *insn)
{
	const struct field *field = ir_resolved_field(ir, insn);
	return field && field->access & ACC_FINAL;
}

// What others do not notice. Of what is in a field, toString would look at all of it.
static bool is_harmless_call(const struct flow *flow, const struct ir_insn *insn,
	const struct method *method)
{
	if (insn->sub == OP_invokedynamic || (method && atom_is_locking(method)))
		return true;
	return method && is_java_lang(method) &&
		(!ir_invoke_has_receiver(insn) ||
			path_of(flow->paths, ir_arg(flow->ir, insn, 0))->kind != PATH_FIELD);
}

static bool may_be_in_addition(const struct flow *flow, uint32_t i, uint32_t *n)
{
	const struct ir *ir = flow->ir;
	const struct ir_insn *insn = ir_at(ir, i);
	const struct method *method = NULL;
	switch (insn->op) {
	case IR_GET_FIELD:
	case IR_GET_STATIC:
		return is_final_field(ir, insn) || is_summand(flow, i);
	case IR_ARRAY_LOAD:
		return is_summand(flow, i);
	case IR_PUT_FIELD:
	case IR_ARRAY_STORE:
		++*n;
		return summand_of(flow, insn) != 0;
	case IR_PUT_STATIC:
		return false;
	case IR_INVOKE:
		method = ir_resolved_method(ir, insn);
		if (is_harmless_call(flow, insn, method))
			return true;
		++*n;
		return method && is_merged(flow, i, method);
	default:
		return true;
	}
}

bool step_adds(const struct flow *flow, uint32_t section)
{
	uint32_t n = 0;
	for (uint32_t i = 1; i <= flow->ir->n_insns; i++)
		if (section_is_inside(flow, section, i) && !may_be_in_addition(flow, i, &n))
			return false;
	return n > 0;
}

// ---- about one entry ------------------------------------------------------------------------

static bool is_entry_call(const struct method *method)
{
	static const char *const names[] = { "get", "getOrDefault", "put", "putIfAbsent", "remove",
		"replace", "containsKey", "merge", "compute", "computeIfAbsent", "computeIfPresent" };
	for (uint32_t i = 0;
		 model_is_a(method->owner, MODEL_KNOWN_MAP) && i < sizeof(names) / sizeof(names[0]); i++)
		if (strcmp(method->name->text, names[i]) == 0)
			return true;
	return false;
}

static bool is_key(const struct flow *flow, uint32_t value, uint32_t param)
{
	const struct ir_insn *insn = ir_at(flow->ir, unboxed(flow, value));
	return insn->op == IR_PARAM && insn->aux == param;
}

static bool may_be_about_entry(const struct flow *flow, const struct ir_insn *insn, uint32_t param,
	uint32_t *n)
{
	const struct ir *ir = flow->ir;
	const struct method *method = NULL;
	switch (insn->op) {
	case IR_GET_FIELD:
	case IR_GET_STATIC:
		return is_final_field(ir, insn);
	case IR_PUT_FIELD:
	case IR_PUT_STATIC:
		return false;
	case IR_ARRAY_LOAD:
	case IR_ARRAY_STORE:
		++*n;
		return is_key(flow, ir_arg(ir, insn, 1), param);
	case IR_INVOKE:
		method = ir_resolved_method(ir, insn);
		if (is_harmless_call(flow, insn, method))
			return true;
		++*n;
		return method && insn->n_args > 1 && is_entry_call(method) &&
			path_of(flow->paths, ir_arg(ir, insn, 0))->kind == PATH_FIELD &&
			is_key(flow, ir_arg(ir, insn, 1), param);
	default:
		return true;
	}
}

bool step_is_about_entry(const struct flow *flow, uint32_t section, uint32_t param)
{
	uint32_t n = 0;
	for (uint32_t i = 1; i <= flow->ir->n_insns; i++)
		if (section_is_inside(flow, section, i) &&
			!may_be_about_entry(flow, ir_at(flow->ir, i), param, &n))
			return false;
	return n > 0;
}

// ---- counts up one entry --------------------------------------------------------------------

static bool is_plus(const struct flow *flow, uint32_t value)
{
	const struct ir_insn *insn = ir_at(flow->ir, path_source(flow->paths, value));
	return insn->op == IR_BINARY && insn->sub >= OP_iadd && insn->sub < OP_isub;
}

// Is it a write of an entry (counted), or of something that is no entry?
static bool may_count_one(const struct flow *flow, uint32_t i, uint32_t *n)
{
	const struct ir *ir = flow->ir;
	const struct ir_insn *insn = ir_at(ir, i);
	const struct method *method = NULL;
	switch (insn->op) {
	case IR_ARRAY_STORE:
		if (!is_plus(flow, ir_arg(ir, insn, insn->n_args - 1u)))
			return false;
		break;
	case IR_INVOKE:
		method = ir_resolved_method(ir, insn);
		if (is_harmless_call(flow, insn, method))
			return true;
		if (!method || !model_is_a(method->owner, MODEL_KNOWN_MAP))
			return false;
		if (atom_is_query_name(method))
			return true;
		if (!is_entry_call(method))
			return false;
		break;
	default:
		return true;
	}
	++*n;
	return !ir->blocks[ir->block_of[i]].loop_head;
}

bool step_counts_one(const struct flow *flow, uint32_t section)
{
	uint32_t n = 0;
	for (uint32_t i = 1; i <= flow->ir->n_insns; i++)
		if (section_is_inside(flow, section, i) && !may_count_one(flow, i, &n))
			return false;
	return n <= 1;
}

// ---- two calls ------------------------------------------------------------------------------

#define MAX_PARAMS 6

// Which parameter is the key of the only entry that the section is about; 0: it is about more.
static uint32_t key_of(struct atomicity *at, const struct section_place *section)
{
	for (uint32_t param = 1; !method_is_static(section->method) && param < MAX_PARAMS; param++)
		if (atom_asks_for_step(at, section, param))
			return param;
	return 0;
}

bool atom_is_about_entry(struct atomicity *at, const struct section_place *section)
{
	return key_of(at, section) != 0;
}

bool atom_only_adds(struct atomicity *at, const struct section_place *section)
{
	return atom_asks_for_step(at, section, 0);
}

bool atom_counts_one_entry(struct atomicity *at, const struct section_place *section)
{
	return atom_only_adds(at, section) && atom_asks_for_step(at, section, STEP_COUNTS_ONE);
}

bool atom_are_other_entries(struct atomicity *at, const struct warning *w)
{
	if (!w->first_taken || !w->second_taken || at->taken.v[w->first_taken - 1].below ||
		at->taken.v[w->second_taken - 1].below)
		return false;
	struct section_place first = atom_section(at, w->place_method, w->first_bci, w->first_taken),
						 second = atom_section(at, w->place_method, w->second_bci, w->second_taken);
	struct keys keys = { key_of(at, &first), key_of(at, &second) };
	return keys.first && keys.second &&
		atom_asks_for_keys(at, w->place_method, w->first_bci, w->second_bci, &keys);
}
