// Fields that own what they hold: it is new, or was taken out of a container, and is given away only for what the field
// holds from then on.
//
//     filling = exchanger.exchange(filling);
#include "heap/group.h"

bool heap_takes_out(const struct model_row *row)
{
	bool is_element = false, is_write = false;
	for (uint32_t i = 0; row && i < row->n_effects; i++) {
		const struct model_effect *effect = &row->effects[i];
		bool is_got = effect->kind == MODEL_MOVE && effect->to.base == MODEL_RETURN &&
			effect->from.base == MODEL_THIS && effect->from.n_fields;
		if (is_got && effect->from.fields[0] == MODEL_FIELD_OWN)
			return true;
		is_element |= is_got && effect->from.fields[0] == MODEL_FIELD_ELEM;
		is_write |= effect->kind == MODEL_WRITE ||
			(effect->kind == MODEL_WAIT &&
				(effect->detail == MODEL_SYNC_ITEM || effect->detail == MODEL_SYNC_EXCHANGE));
	}
	return is_element && is_write;
}

// Is the result of the call put into the field from which the operand came?
static bool is_put_back(const struct body *body, uint32_t get, uint32_t call)
{
	const struct ir *ir = body->ir;
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		const struct ir_insn *put = ir_at(ir, i);
		if (put->op == IR_PUT_FIELD && body->fields[i] == body->fields[get] &&
			path_source(body->paths, ir_arg(ir, put, 1)) == call &&
			path_source(body->paths, ir_arg(ir, put, 0)) ==
				path_source(body->paths, ir_arg(ir, ir_at(ir, get), 0)))
			return true;
	}
	return false;
}

// Does it give what is in the field away only for what the field holds from then on?
static bool keeps_field(struct heap *heap, const struct body *body, uint32_t get)
{
	struct group g = { .heap = heap, .body = body, .is_this_shared = true };
	group_follow(&g, get);
	bool keeps = !g.is_lost && !g.into_this.n;
	for (uint32_t i = 0; i < g.escapes.n && keeps; i++)
		keeps = is_put_back(body, get, g.escapes.v[i]);
	group_release(&g);
	return keeps;
}

void heap_find_taking(struct heap *heap)
{
	heap->taking = bitset_new(heap->n_fields, &heap->arena);
	for (uint32_t b = 0; b < heap->bodies->all.n; b++) {
		const struct body *body = heap->bodies->all.v[b];
		for (uint32_t i = 1; i <= body->ir->n_insns; i++) {
			const struct ir_insn *insn = ir_at(body->ir, i);
			const struct field *field = insn->op == IR_PUT_FIELD ? body->fields[i] : NULL;
			uint32_t value = field ? path_source(body->paths, ir_arg(body->ir, insn, 1)) : 0;
			if (field && field->id < heap->n_fields && body->models[value] &&
				heap_takes_out(body->models[value]))
				bitset_add(&heap->taking, field->id);
		}
	}
}

static bool find_owning(struct heap *heap, const struct field *field)
{
	for (uint32_t b = 0; b < heap->bodies->all.n; b++) {
		const struct body *body = heap->bodies->all.v[b];
		for (uint32_t i = 1; i <= body->ir->n_insns; i++) {
			const struct ir_insn *insn = ir_at(body->ir, i);
			if (body->fields[i] != field)
				continue;
			if (insn->op == IR_GET_FIELD && !keeps_field(heap, body, i))
				return false;
			if (insn->op != IR_PUT_FIELD)
				continue;
			uint32_t value = path_source(body->paths, ir_arg(body->ir, insn, 1));
			uint8_t op = ir_at(body->ir, value)->op;
			bool is_taken = op == IR_INVOKE && heap_takes_out(body->models[value]);
			if (op != IR_NEW && op != IR_NEW_ARRAY && !is_taken)
				return false;
		}
	}
	return true;
}

bool heap_is_owning(struct heap *heap, const struct field *field)
{
	bool is_new;
	if (field->id >= heap->n_fields || !bitset_has(&heap->taking, field->id))
		return false;
	uint64_t *known = map_put(&heap->owning, field->id, &is_new);
	if (is_new)
		*known = find_owning(heap, field) ? 1 : 2;
	return *known == 1;
}
