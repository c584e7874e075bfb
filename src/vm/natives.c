// The table of natives, and how methods find theirs.
#include "vm/natives.h"

const struct native natives[] = {
#define NATIVE(class_name, method, type, function, effect, can_block, has_frame) \
	{ class_name, method, type, native_##function, EFFECT_##effect, can_block, has_frame, false },
#define OLD_NATIVE(class_name, method, type, function, effect, can_block, has_frame) \
	{ class_name, method, type, native_##function, EFFECT_##effect, can_block, has_frame, true },
#include "vm/natives.def"
#undef NATIVE
};

const uint32_t n_natives = sizeof(natives) / sizeof(natives[0]);

static uint16_t find_no_op(void)
{
	for (uint32_t i = 0; i < n_natives; i++)
		if (natives[i].function == native_no_op)
			return (uint16_t)(i + 1);
	return 0;
}

static void bind(struct vclass *k, uint32_t row)
{
	for (uint32_t i = 0; i < k->n_methods; i++) {
		struct vmethod *m = &k->methods[i];
		if (!m->native && symbol_is(m->name, natives[row].name) &&
			(!natives[row].is_old || (m->access & ACC_NATIVE)) &&
			(!natives[row].type || symbol_is(m->type, natives[row].type)))
			m->native = (uint16_t)(row + 1);
	}
}

bool class_is_ours(const struct vclass *k)
{
	return strncmp(k->name->text, "raddle/", 7) == 0;
}

void natives_bind(struct vm *vm, struct vclass *k)
{
	bool is_ours = class_is_ours(k);
	if (k->role != ROLE_JDK && !is_ours)
		return;
	for (uint32_t i = 0; i < n_natives; i++)
		if (symbol_is(k->name, natives[i].class_name) &&
			(is_ours || vm->options.chooses_random || natives[i].effect != EFFECT_CHOOSE))
			bind(k, i);
	for (uint32_t i = 0; i < k->n_methods; i++) {
		struct vmethod *m = &k->methods[i];
		if ((m->access & ACC_NATIVE) && !m->native &&
			(symbol_is(m->name, "registerNatives") || symbol_is(m->name, "initIDs")))
			m->native = find_no_op();
	}
}

NATIVE_FN(no_op)
{
	RETURN(0);
}

NATIVE_FN(return_zero)
{
	RETURN(0);
}

NATIVE_FN(return_one)
{
	RETURN(1);
}

NATIVE_FN(return_same)
{
	RETURN(args[0]);
}
