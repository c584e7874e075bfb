// Fields that are written only before others can see the object: seed 004, section IV-E.
//
// By default (auto) nothing is proved: no set has a write of a field that was only seen written in objects that
// nobody else could reach, whether in a constructor, in a method that it calls, or in one that is
// called after it; if that is wrong somewhere, the search meets it (lookahead.h). So it finds what the
// seed needed a list by hand for. The other ways count every write in code that ran, but for the fields that
// they name:
//
//     constructors   all writes are in constructors of the field's class, through this; and in no constructor of
//                    that class is this written to the heap or passed to a call, but to Object's constructor
//     a list         whatever it names
//
// What they name is believed only as far as no write that others could see is seen.
#include "base/hash.h"
#include "ir/ir.h"
#include "lookahead/internal.h"

typedef VEC(uint8_t) flags;

struct finder {
	struct lookahead *ahead;
	struct world *world;
	struct ir_builder *builder;
	struct arena arena;
	flags mutable_fields;   // by id
	flags escaping_classes; // by id: this escapes from a constructor
};

static void put_flag(flags *list, uint32_t id)
{
	while (list->n <= id)
		vec_push(list, 0);
	list->v[id] = 1;
}

static bool has_flag(const flags *list, uint32_t id)
{
	return id < list->n && list->v[id];
}

// Does the use of `this` as that argument let it escape?
static bool escapes(const struct ir *ir, const struct ir_insn *insn, uint32_t argument)
{
	switch (insn->op) {
	case IR_GET_FIELD:
	case IR_PUT_FIELD:
		return argument != 0;
	case IR_IF:
	case IR_INSTANCE_OF:
		return false;
	case IR_INVOKE: {
		const struct method *called = ir_resolved_method(ir, insn);
		return !called || !method_is_constructor(called) || called->owner->super;
	}
	default:
		return true;
	}
}

static void look_at(struct finder *finder, const struct method *method)
{
	struct err err = ERR_INIT;
	struct ir *ir = ir_build(finder->builder, method, &finder->arena, &err);
	bool is_in_constructor = method_is_constructor(method);
	if (!ir) { // nothing is known of it
		put_flag(&finder->escaping_classes, method->owner->id);
		return;
	}
	for (uint32_t i = 1; i <= ir->n_insns; i++) {
		const struct ir_insn *insn = ir_at(ir, i);
		if (insn->op == IR_PUT_FIELD) {
			const struct field *field = ir_resolved_field(ir, insn);
			if (field &&
				!(is_in_constructor && field->owner == method->owner && ir_arg(ir, insn, 0) == 1))
				put_flag(&finder->mutable_fields, field->id);
		}
		for (uint32_t k = 0; is_in_constructor && k < insn->n_args; k++)
			if (ir_arg(ir, insn, k) == 1 && escapes(ir, insn, k))
				put_flag(&finder->escaping_classes, method->owner->id);
	}
	arena_clear(&finder->arena);
}

static void add_name(struct lookahead *ahead, struct slice name)
{
	bool is_new;
	*map_put(&ahead->immutable, hash_stable(name), &is_new) = 1;
	ahead->counts.immutable += is_new;
}

static void name_fields(struct finder *finder, const struct klass *klass)
{
	for (uint32_t i = 0; i < klass->n_fields; i++) {
		const struct field *field = &klass->fields[i];
		if ((field->access & ACC_STATIC) || has_flag(&finder->mutable_fields, field->id) ||
			has_flag(&finder->escaping_classes, klass->id))
			continue;
		struct buf name = BUF_INIT;
		class_print_name(name_slice(klass->name), &name);
		buf_char(&name, '.');
		buf_slice(&name, name_slice(field->name));
		add_name(finder->ahead, buf_view(&name));
		buf_release(&name);
	}
}

static void find_by_constructors(struct lookahead *ahead)
{
	struct finder finder = { .ahead = ahead, .world = ahead->options.program.world };
	if (!finder.world)
		return;
	ir_prepare(finder.world);
	finder.builder = ir_builder_new(finder.world);
	arena_init(&finder.arena);
	for (uint32_t i = 1; i <= finder.world->n_classes; i++) {
		struct klass *klass = finder.world->classes[i];
		if (klass->role != ROLE_INPUT || !klass->file)
			continue;
		world_open(finder.world, klass);
		for (uint32_t k = 0; k < klass->n_methods; k++)
			if (klass->methods[k].member->code)
				look_at(&finder, &klass->methods[k]);
	}
	for (uint32_t i = 1; i <= finder.world->n_classes; i++)
		if (finder.world->classes[i]->role == ROLE_INPUT && finder.world->classes[i]->file)
			name_fields(&finder, finder.world->classes[i]);
	arena_release(&finder.arena);
	ir_builder_free(finder.builder);
	vec_release(&finder.mutable_fields);
	vec_release(&finder.escaping_classes);
}

void ahead_immutable_init(struct lookahead *ahead)
{
	if (ahead->options.immutable == IMMUTABLE_CONSTRUCTORS)
		find_by_constructors(ahead);
	for (uint32_t i = 0; i < ahead->options.n_immutable; i++)
		add_name(ahead, slice_of_string(ahead->options.immutable_fields[i]));
}

bool ahead_is_immutable(const struct lookahead *ahead, const char *name)
{
	if (ahead->options.immutable == IMMUTABLE_AUTO)
		return true; // what was seen to be written is in the sets anyway
	return name && map_get(&ahead->immutable, hash_stable(slice_of_string(name)));
}
