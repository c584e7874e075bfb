// Fields behind handles: a VarHandle or an updater that is kept in a field and was made for one field, by its
// class and name, which are constants. A call through it is about that field: body->fields says so.
#include "bodies/internal.h"

#include <stdlib.h>

#include "class/class.h"

struct handle {
	const struct field *kept_in, *field; // field NULL: made in several ways
};

typedef VEC(struct handle) handle_list;

static bool makes_handle(const struct model_row *row)
{
	for (uint32_t i = 0; row && i < row->n_effects; i++)
		if (row->effects[i].kind == MODEL_DO && row->effects[i].detail == MODEL_BUILTIN_HANDLE)
			return true;
	return false;
}

static const struct field *field_named(const struct klass *klass, struct slice name)
{
	for (uint32_t i = 0; i < klass->n_fields; i++)
		if (slice_equal(name_slice(klass->fields[i].name), name))
			return &klass->fields[i];
	return NULL;
}

// The field that the call's constants name: the first class, the string.
static const struct field *field_of_call(const struct bodies *bodies, const struct body *body,
	const struct ir_insn *call)
{
	const struct class *file = body->method->owner->file;
	const struct klass *klass = NULL;
	struct slice name = SLICE_EMPTY;
	for (uint32_t k = 0; k < call->n_args; k++) {
		const struct ir_insn *arg = ir_at(body->ir,
			path_source(body->paths, ir_arg(body->ir, call, k)));
		if (arg->op == IR_CONST_CLASS && !klass)
			klass = world_loaded(bodies->world, class_name_at(file, arg->constant));
		else if (arg->op == IR_CONST_STRING)
			name = class_name_at(file, arg->constant);
	}
	return klass && name.len ? field_named(klass, name) : NULL;
}

static void note_handle(handle_list *handles, const struct field *kept_in,
	const struct field *field)
{
	for (uint32_t i = 0; i < handles->n; i++)
		if (handles->v[i].kept_in == kept_in) {
			handles->v[i].field = NULL;
			return;
		}
	vec_push(handles, (struct handle){ kept_in, field });
}

static void find_handles(const struct bodies *bodies, const struct body *body, handle_list *handles)
{
	for (uint32_t i = 1; i <= body->ir->n_insns; i++) {
		const struct ir_insn *insn = ir_at(body->ir, i);
		if ((insn->op != IR_PUT_STATIC && insn->op != IR_PUT_FIELD) || !body->fields[i])
			continue;
		uint32_t value = path_source(body->paths, ir_arg(body->ir, insn, insn->n_args - 1u));
		const struct ir_insn *made = ir_at(body->ir, value);
		if (made->op == IR_INVOKE && makes_handle(body->models[value]))
			note_handle(handles, body->fields[i], field_of_call(bodies, body, made));
	}
}

static bool goes_through_handle(const struct model_row *row)
{
	for (uint32_t i = 0; row && i < row->n_effects; i++)
		if ((row->effects[i].kind == MODEL_READ || row->effects[i].kind == MODEL_WRITE) &&
			row->effects[i].by.base == MODEL_THIS)
			return true;
	return false;
}

static void name_calls(const struct body *body, const handle_list *handles)
{
	for (uint32_t i = 1; i <= body->ir->n_insns; i++) {
		const struct ir_insn *insn = ir_at(body->ir, i);
		if (insn->op != IR_INVOKE || !insn->n_args || !goes_through_handle(body->models[i]))
			continue;
		const struct field *kept_in =
			body->fields[path_source(body->paths, ir_arg(body->ir, insn, 0))];
		for (uint32_t h = 0; kept_in && h < handles->n; h++)
			if (handles->v[h].kept_in == kept_in)
				body->fields[i] = handles->v[h].field;
	}
}

void bodies_find_handles(struct bodies *bodies)
{
	handle_list handles = { 0 };
	for (uint32_t b = 0; b < bodies->all.n; b++)
		find_handles(bodies, bodies->all.v[b], &handles);
	for (uint32_t b = 0; handles.n && b < bodies->all.n; b++)
		name_calls(bodies->all.v[b], &handles);
	vec_release(&handles);
}
