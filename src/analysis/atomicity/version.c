// Optimistic writes that compare a number inside of what was read:
//
//     Grant seen = lease.current();
//     lease.tryTake(seen, new Grant(me, seen.epoch() + 1));    // if (grant.epoch() != expected.epoch()) return false
//
// The number says that nobody has written since if each new object has a greater one. So much can be seen here: what is
// written has the number of the object that was read, plus a constant; made by the caller, or by a method that it gives
// the object to (seen.with(next)).
#include "analysis/atomicity/offers.h"

#include "analysis/atomicity/escape.h"
#include "analysis/atomicity/flow.h"
#include "analysis/atomicity/relate.h"
#include "analysis/atomicity/sections.h"

#define MAX_PARAMS 6

// ---- numbers inside of objects --------------------------------------------------------------

static bool is_number(const struct field *field)
{
	char type = field->descriptor->text[0];
	return field->access & ACC_FINAL && (type == 'I' || type == 'J');
}

// The object whose number the value is; 0: it is something else.
static uint32_t object_with(const struct flow *flow, uint32_t value, const struct field *number)
{
	const struct ir *ir = flow->ir;
	const struct ir_insn *insn = ir_at(ir, path_source(flow->paths, value));
	const struct method *method = insn->op == IR_INVOKE ? ir_resolved_method(ir, insn) : NULL;
	bool is_it = insn->op == IR_GET_FIELD
		? ir_resolved_field(ir, insn) == number
		: method && ir_invoke_has_receiver(insn) && atom_accessed(flow->at, method) == number;
	return is_it && insn->n_args ? path_source(flow->paths, ir_arg(ir, insn, 0)) : 0;
}

static bool is_param(const struct flow *flow, uint32_t value, uint32_t param)
{
	return ir_at(flow->ir, value)->op == IR_PARAM && ir_at(flow->ir, value)->aux == param;
}

// The field of `this` that has the collection or map that is called; NULL: it is another call.
static const struct field *called_field(const struct flow *flow, const struct ir_insn *insn)
{
	const struct path *object = insn->op == IR_INVOKE && ir_invoke_has_receiver(insn)
		? path_of(flow->paths, ir_arg(flow->ir, insn, 0))
		: NULL;
	return object && object->kind == PATH_FIELD && object->base->kind == PATH_THIS ? object->field
																				   : NULL;
}

// The field of `this` that the object was read from in the section, itself or as an entry; NULL: none.
static const struct field *state_of(const struct flow *flow, uint32_t section, uint32_t object)
{
	const struct ir_insn *insn = ir_at(flow->ir, object);
	const struct method *method = insn->op == IR_INVOKE ? ir_resolved_method(flow->ir, insn) : NULL;
	if (method && atom_is_query_name(method) && section_is_inside(flow, section, object))
		return called_field(flow, insn);
	return insn->op == IR_GET_FIELD && section_is_inside(flow, section, object) &&
			path_of(flow->paths, ir_arg(flow->ir, insn, 0))->kind == PATH_THIS
		? ir_resolved_field(flow->ir, insn)
		: NULL;
}

// The field whose object is compared with the parameter, by their numbers; NULL: the branch is about something else.
static const struct field *compared_at(const struct flow *flow, uint32_t section, uint32_t branch,
	const struct version *version)
{
	const struct ir *ir = flow->ir;
	const struct ir_insn *test = ir_at(ir, branch);
	if (test->op != IR_IF || !test->n_args ||
		(test->sub != OP_if_icmpeq && test->sub != OP_if_icmpne && test->sub != OP_ifeq &&
			test->sub != OP_ifne))
		return NULL;
	if (ir_at(ir, ir_arg(ir, test, 0))->op == IR_BINARY)
		test = ir_at(ir, ir_arg(ir, test, 0)); // of longs: compared first
	for (uint32_t k = 0; test->n_args == 2 && k < 2; k++) {
		uint32_t seen = object_with(flow, ir_arg(ir, test, k), version->number),
				 now = object_with(flow, ir_arg(ir, test, 1 - k), version->number);
		if (seen && now && is_param(flow, seen, version->seen))
			return state_of(flow, section, now);
	}
	return NULL;
}

// ---- new objects ----------------------------------------------------------------------------

// Which parameter of the constructor becomes the number; 0: that is not seen.
static uint32_t number_param(const struct atomicity *at, const struct method *constructor,
	const struct field *number)
{
	const struct code *code = atom_code(constructor);
	struct ir names = { .world = at->world,
		.method = constructor,
		.file = constructor->owner->file };
	uint32_t slot = 0, n_puts = 0;
	bool is_load = false;
	for (uint32_t bci = 0, last = 0; code && bci < code->length;) {
		struct insn insn = code_insn(code, bci);
		if (insn.op == OP_putfield &&
			ir_resolved_field(&names, &(struct ir_insn){ .constant = (uint16_t)insn.a }) ==
				number) {
			n_puts++;
			slot = last;
			if (!is_load)
				return 0;
		}
		is_load = true;
		if (insn.op == OP_iload || insn.op == OP_lload)
			last = (uint32_t)insn.a;
		else if (insn.op >= OP_iload_0 && insn.op <= OP_lload_3)
			last = (uint32_t)(insn.op - OP_iload_0) % 4;
		else
			is_load = false;
		bci = insn.next;
	}
	if (n_puts != 1)
		return 0;
	uint32_t at_slot = 1, param = 1;
	for (const char *type = constructor->descriptor->text + 1; *type != ')'; param++) {
		if (at_slot == slot)
			return param;
		at_slot += *type == 'J' || *type == 'D' ? 2 : 1;
		while (*type == '[')
			type++;
		type = *type == 'L' ? strchr(type, ';') + 1 : type + 1;
	}
	return 0;
}

static bool is_constant(const struct ir_insn *insn)
{
	return (insn->op == IR_CONST_INT || insn->op == IR_CONST_LONG) && insn->immediate != 0;
}

// Is the object new, and its number greater than that of `old` (or of what is in the field)?
static bool is_later(const struct flow *flow, uint32_t object, uint32_t old,
	const struct field *field, const struct field *number)
{
	const struct ir *ir = flow->ir;
	const struct ir_insn *made = ir_at(ir, path_source(flow->paths, object));
	if (made->op != IR_NEW || !made->aux || ir_at(ir, made->aux)->op != IR_INVOKE)
		return false;
	const struct ir_insn *init = ir_at(ir, made->aux);
	const struct method *constructor = ir_resolved_method(ir, init);
	uint32_t param = constructor ? number_param(flow->at, constructor, number) : 0;
	if (!param || param >= init->n_args)
		return false;
	const struct ir_insn *sum = ir_at(ir, path_source(flow->paths, ir_arg(ir, init, param)));
	if (sum->op != IR_BINARY || (sum->sub != OP_iadd && sum->sub != OP_ladd))
		return false;
	for (uint32_t k = 0; k < 2; k++) {
		uint32_t before = object_with(flow, ir_arg(ir, sum, k), number);
		if (before && is_constant(ir_at(ir, ir_arg(ir, sum, 1 - k))) &&
			(before == old || (field && state_of(flow, WHOLE_METHOD, before) == field)))
			return true;
	}
	return false;
}

// Is everything that the section puts into the field a later one?
static bool are_later(const struct flow *flow, const struct field *field,
	const struct version *version)
{
	const struct ir *ir = flow->ir;
	uint32_t n = 0;
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		const struct ir_insn *insn = ir_at(ir, i);
		bool is_entry = called_field(flow, insn) == field && offer_is_write(flow, i);
		if (!is_entry && (insn->op != IR_PUT_FIELD || ir_resolved_field(ir, insn) != field))
			continue;
		// map.put(key, value), list.set(i, value)
		uint32_t value = path_source(flow->paths, ir_arg(ir, insn, insn->n_args - 1u));
		uint32_t old = 0;
		for (uint32_t p = 1; p <= ir->n_insns && !old; p++)
			old = is_param(flow, p, version->seen) ? p : 0;
		if (version->next ? !is_param(flow, value, version->next)
						  : !is_later(flow, value, old, field, version->number))
			return false;
		n++;
	}
	return n > 0;
}

// ---- answers --------------------------------------------------------------------------------

bool version_is_checked(struct flow *flow, uint32_t section, const struct version *version)
{
	const struct ir *ir = flow->ir;
	for (uint32_t b = 1; b <= ir->n_blocks; b++) {
		uint32_t last = ir->blocks[b].first + ir->blocks[b].n - 1;
		const struct field *field = ir->blocks[b].n ? compared_at(flow, section, last, version)
													: NULL;
		if (field && are_later(flow, field, version) && offer_decides_writes(flow, section, b))
			return true;
	}
	return false;
}

bool version_is_made(const struct flow *flow, uint32_t call, const struct version *version)
{
	const struct ir_insn *insn = ir_at(flow->ir, call);
	if (!call || insn->op != IR_INVOKE || version->seen >= insn->n_args ||
		version->next >= insn->n_args)
		return false;
	return is_later(flow, ir_arg(flow->ir, insn, version->next),
		path_source(flow->paths, ir_arg(flow->ir, insn, version->seen)), NULL, version->number);
}

bool version_is_returned(const struct flow *flow, const struct version *version)
{
	const struct ir *ir = flow->ir;
	uint32_t old = 0, n = 0;
	for (uint32_t i = 1; i <= ir->n_insns && !old; i++)
		old = is_param(flow, i, version->seen) ? i : 0;
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		if (ir_at(ir, i)->op != IR_RETURN)
			continue;
		if (!old || !ir_at(ir, i)->n_args ||
			!is_later(flow, ir_arg(ir, ir_at(ir, i), 0), old, NULL, version->number))
			return false;
		n++;
	}
	return n > 0;
}

// ---- the two sections -----------------------------------------------------------------------

// The class that the parameter is declared as, if it is one of INPUT; NULL: none.
static const struct klass *class_of_param(const struct atomicity *at, const struct method *method,
	uint32_t param)
{
	const char *type = method->descriptor->text + 1, *end;
	for (uint32_t i = 1; *type != ')'; i++, type = end) {
		for (end = type; *end == '[';)
			end++;
		end = *end == 'L' ? strchr(end, ';') + 1 : end + 1;
		if (i < param)
			continue;
		const struct klass *klass = *type == 'L'
			? world_loaded(at->world, slice_of(type + 1, (size_t)(end - type) - 2))
			: NULL;
		return klass && klass->role == ROLE_INPUT ? klass : NULL;
	}
	return NULL;
}

static const struct fact_call *call_at(const struct method_facts *facts, uint32_t bci)
{
	for (uint32_t i = 0; facts && i < facts->n_calls; i++)
		if (facts->calls[i].bci == bci && facts->calls[i].op != OP_nop)
			return &facts->calls[i];
	return NULL;
}

// replace(seen, seen.with(next)): does the method that is given what was seen make a later one of it?
static bool is_made_by_call(struct atomicity *at, const struct offered *offered,
	const struct version *version)
{
	const struct method_facts *facts = facts_of(at->facts, offered->place);
	const struct fact_call *offer = call_at(facts, offered->bci);
	if (!offer || version->seen >= offer->n_args || version->next >= offer->n_args)
		return false;
	uint32_t seen = facts->operands[offer->args + version->seen];
	const struct expr *next = &facts->exprs[facts->operands[offer->args + version->next]];
	const struct fact_call *maker = next->kind == EXPR_CALL ? &facts->calls[next->a] : NULL;
	for (uint32_t k = 0; maker && maker->target && seen && k < maker->n_args; k++) {
		struct version made = { .seen = k, .number = version->number };
		if (facts->operands[maker->args + k] == seen &&
			atom_asks_for_version(at, maker->target, FINDING_NO_BCI, &made, VERSION_RETURNED))
			return true;
	}
	return false;
}

static bool is_version(struct atomicity *at, const struct offered *offered, struct version *version)
{
	const struct klass *klass = class_of_param(at, offered->callee, version->seen);
	version->next = 0;
	if (atom_asks_for_version(at, offered->callee, offered->locked_bci, version, VERSION_CHECKED))
		return true;
	for (version->next = 1; version->next < MAX_PARAMS; version->next++)
		if (version->next != version->seen &&
			class_of_param(at, offered->callee, version->next) == klass &&
			atom_asks_for_version(at, offered->callee, offered->locked_bci, version,
				VERSION_CHECKED) &&
			(atom_asks_for_version(at, offered->place, offered->bci, version, VERSION_MADE) ||
				is_made_by_call(at, offered, version)))
			return true;
	return false;
}

bool atom_has_version(struct atomicity *at, const struct offered *offered, uint32_t param)
{
	const struct klass *klass = class_of_param(at, offered->callee, param);
	for (uint32_t i = 0; klass && i < klass->n_fields; i++) {
		struct version version = { .seen = param, .number = &klass->fields[i] };
		if (is_number(version.number) && is_version(at, offered, &version))
			return true;
	}
	return false;
}
