// What is open from the beginning, because others may write there: parameters of entries and of methods
// that override one outside INPUT, volatile fields (VarHandles, field updaters), in library mode fields
// that anyone may assign, arrays that come from elsewhere.
#include "callgraph/types_solver.h"

bool is_open_method(const struct solver *s, const struct method *m)
{
	const struct cg_options *options = &s->cg->options;
	if (klass_has_phantom_super(m->owner))
		return true;
	if (options->is_library &&
		(options->entries_non_private
				? !(m->access & ACC_PRIVATE)
				: m->owner->access & ACC_PUBLIC && m->access & (ACC_PUBLIC | ACC_PROTECTED)))
		return true;
	return !(m->access & (ACC_STATIC | ACC_PRIVATE)) && overrides_outside(m);
}

bool is_open_field(const struct solver *s, const struct field *f)
{
	if (f->access & ACC_VOLATILE)
		return true;
	return s->cg->options.is_library && !(f->access & ACC_FINAL) && f->owner->access & ACC_PUBLIC &&
		f->access & (ACC_PUBLIC | ACC_PROTECTED);
}

// An array that comes out of a cast was filled where its elements are not seen: toArray, newInstance.
void open_cast_arrays(struct solver *s)
{
	for (uint32_t i = 1; i < s->facts->n_exprs; i++) {
		const struct expr *expr = &s->facts->exprs[i];
		if (expr->type.kind != KIND_ARRAY || expr->type.dimensions != 1 ||
			expr->type.element != 'L' || expr->type.klass >= s->types->n_classes)
			continue;
		const struct method *target = expr->kind == EXPR_CALL ? s->facts->calls[expr->a].target
															  : NULL;
		struct slice made = target ? descriptor_return(name_slice(target->descriptor))
			: expr->field          ? name_slice(expr->field->descriptor)
								   : SLICE_EMPTY;
		const char *name = s->world->classes[expr->type.klass]->name->text;
		bool is_declared = made.len == strlen(name) + 3 && made.ptr[0] == '[' &&
			memcmp(made.ptr + 2, name, made.len - 3) == 0;
		bool is_clone = target && strcmp(target->name->text, "clone") == 0;
		bool is_outer = target && !is_known_method(s, target);
		if ((made.len && !is_declared && !is_clone) || (is_outer && !is_clone))
			open_var(s, s->types->elements + expr->type.klass);
	}
}
