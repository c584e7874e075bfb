// Bootstrap methods that the machine does not know (JVMS 5.4.3.6): a frame of the machine resolves the static arguments
// and has the JDK's own code call the method. What comes of it, a call site or a constant, is kept in a permanent
// array, one for each such constant and for each instruction that is such a call site: writing it is undone and hashed
// like any other write.
#include "vm/dynamic.h"
#include "vm/natives.h"

enum { CELL_VALUE, CELL_IS_DONE, CELL_ERROR, N_CELL };
enum { OWN_INDEX = NATIVE_OWN, OWN_INFO, OWN_CELL };

static ref get_cell(ref cell, uint32_t i)
{
	return get_32(cell, ARRAY_BASE + 4 * i);
}

static ref make_cell(struct vm *vm, const struct vclass *in, uint64_t number)
{
	bool was_logging = vm->is_logging;
	vm->is_logging = false;
	ref cell = perm_array(vm, class_array_of(vm, WK(vm, Object)), N_CELL,
		name_mix(object_at(in->mirror)->name & NAME_MASK, number));
	vm->is_logging = was_logging;
	return cell;
}

// ---- the frame --------------------------------------------------------------------------------------

// As an object; false: exception, or a frame was pushed.
static bool resolve_boxed(struct vm *vm, struct thread *t, struct vclass *in, uint16_t index,
	ref *object)
{
	static const char kinds[] = { [CONSTANT_Integer] = 'I',
		[CONSTANT_Float] = 'F',
		[CONSTANT_Long] = 'J',
		[CONSTANT_Double] = 'D' };
	uint64_t value = 0;
	uint8_t tag = in->file->tags[index];
	if (!resolve_constant(vm, t, in, index, &value))
		return false;
	char kind = tag < sizeof(kinds) ? kinds[tag] : 0;
	if (tag == CONSTANT_Dynamic)
		kind = (char)class_member_ref(in->file, index).descriptor.ptr[0];
	*object = kind && kind != 'L' && kind != '[' ? box(vm, t, kind, value) : (ref)value;
	return true;
}

// The static arguments as the JDK wants them: none, one object, or an array.
static bool resolve_arguments(struct vm *vm, struct thread *t, struct vclass *in,
	const struct bootstrap_method *b, ref *info)
{
	ref one = 0;
	uint64_t handle;
	if (!resolve_constant(vm, t, in, b->handle, &handle))
		return false;
	for (uint32_t i = 0; i < b->n_arguments; i++)
		if (!resolve_boxed(vm, t, in, bytes_u2(b->arguments + 2 * (size_t)i), &one))
			return false;
	*info = one;
	if (b->n_arguments < 2)
		return true;
	*info = class_array(vm, t, WK(vm, Object), b->n_arguments);
	for (uint32_t i = 0; *info && i < b->n_arguments; i++) {
		if (!resolve_boxed(vm, t, in, bytes_u2(b->arguments + 2 * (size_t)i), &one))
			return false;
		set_ref(vm, *info, ARRAY_BASE + 4 * i, one);
	}
	return *info != 0;
}

static enum done call_bootstrap(struct vm *vm, struct thread *t, struct vclass *in,
	struct member_ref r, bool is_constant)
{
	struct frame *f = t->top;
	struct vclass *k = class_load_string(vm,
		is_constant ? "java/lang/invoke/ConstantBootstraps" : "java/lang/invoke/CallSite");
	struct vmethod *m = class_find_method(vm, k, is_constant ? "makeConstant" : "makeSite",
		is_constant ? "(Ljava/lang/invoke/MethodHandle;Ljava/lang/String;Ljava/lang/Class;"
					  "Ljava/lang/Object;Ljava/lang/Class;)Ljava/lang/Object;"
					: "(Ljava/lang/invoke/MethodHandle;Ljava/lang/String;"
					  "Ljava/lang/invoke/MethodType;Ljava/lang/Object;Ljava/lang/Class;)"
					  "Ljava/lang/invoke/CallSite;");
	uint64_t handle = 0;
	if (!class_is_ready(t, k)) {
		enum done done = class_initialize(vm, t, k);
		return done == DONE_AGAIN ? DONE_FRAME : done;
	}
	if (!resolve_constant(vm, t, in, in->file->bootstrap_methods[r.bootstrap].handle, &handle))
		return DONE_STOP; // it is there already
	return java_call(vm, t, m,
		(uint64_t[]){ handle, string_constant(vm, r.name), f->stack[NATIVE_RESULT],
			f->stack[OWN_INFO], in->mirror });
}

static enum done has_failed(struct vm *vm, struct thread *t, ref cell, ref thrown)
{
	const struct vclass *linkage = class_load_string(vm, "java/lang/LinkageError");
	frame_pop(vm, t);
	if (class_is_subclass(class_of(thrown), linkage))
		set_ref(vm, cell, ARRAY_BASE + 4 * CELL_ERROR, thrown);
	return throw_ref(vm, t, thrown);
}

// args[0]: the class's mirror. The instruction is executed again afterwards.
NATIVE_FN(stub_bootstrap)
{
	struct frame *f = t->top;
	struct vclass *in = native_class(vm, args[0]);
	uint16_t index = (uint16_t)f->stack[OWN_INDEX];
	struct member_ref r = class_member_ref(in->file, index);
	bool is_constant = in->file->tags[index] == CONSTANT_Dynamic;
	ref info, cell = (ref)f->stack[OWN_CELL];
	if (f->pc & NATIVE_CAUGHT)
		return has_failed(vm, t, cell, (ref)f->stack[NATIVE_EXCEPTION]);
	switch (f->pc) {
	case 0:
		if (!resolve_arguments(vm, t, in, &in->file->bootstrap_methods[r.bootstrap], &info))
			return t->exception ? DONE_THROW : DONE_FRAME;
		f->stack[OWN_INFO] = info;
		if (!is_constant)
			return find_type(vm, t, in, r.descriptor);
		struct vclass *type = class_of_descriptor(vm, t, r.descriptor, in->loader);
		if (!type)
			return DONE_THROW;
		f->stack[NATIVE_RESULT] = type->mirror;
		f->pc = 1;
		__attribute__((fallthrough));
	case 1:
		return call_bootstrap(vm, t, in, r, is_constant);
	default:
		if (!get_cell(cell, CELL_IS_DONE)) { // who comes first has linked it
			set_ref(vm, cell, ARRAY_BASE + 4 * CELL_VALUE, (ref)f->stack[NATIVE_RESULT]);
			set_ref(vm, cell, ARRAY_BASE + 4 * CELL_IS_DONE, in->mirror);
		}
		return DONE_OK;
	}
}

// Is it linked? Otherwise an exception is pending, or a frame was pushed that links it.
static bool is_linked(struct vm *vm, struct thread *t, struct vclass *in, uint16_t index, ref cell)
{
	if (get_cell(cell, CELL_IS_DONE))
		return true;
	if (get_cell(cell, CELL_ERROR)) {
		throw_again(vm, t, get_cell(cell, CELL_ERROR), false);
		return false;
	}
	struct frame *f = frame_push(vm, t, vm->image->stub_bootstrap, &(uint64_t){ in->mirror });
	if (f) {
		f->kind = FRAME_AGAIN;
		f->stack[OWN_INDEX] = index;
		f->stack[OWN_CELL] = cell;
	}
	return false;
}

bool bootstrap_constant(struct vm *vm, struct thread *t, struct vclass *in, uint16_t index,
	uint64_t *value)
{
	struct pool_entry *entry = &in->pool[index];
	if (!entry->p)
		entry->p = make_cell(vm, in, index + 0xc0de00000u);
	ref cell = (ref)entry->p;
	if (!is_linked(vm, t, in, index, cell))
		return false;
	char kind = (char)class_member_ref(in->file, index).descriptor.ptr[0];
	*value = get_cell(cell, CELL_VALUE);
	if (kind != 'L' && kind != '[')
		unbox(vm, (ref)*value, kind, value);
	return true;
}

// ---- call sites -------------------------------------------------------------------------------------

// Each instruction is a site of its own, also where several name one constant: the two bytes behind the constant's
// index, which are 0 in class files, number the sites of a class.
void bootstrap_site(struct vm *vm, const struct vmethod *m, uint8_t *pc)
{
	struct vclass *in = m->owner;
	uint16_t index = bytes_u2(pc + 1);
	if ((in->n_sites & (in->n_sites - 1)) == 0) {
		ref *grown = PERM_ARRAY(vm, ref, in->n_sites ? in->n_sites * 2 : 1);
		if (in->n_sites)
			memcpy(grown, in->sites, in->n_sites * sizeof(ref));
		in->sites = grown;
	}
	INVARIANT(in->n_sites < UINT16_MAX); // a class file has no room for as many
	in->sites[in->n_sites] = make_cell(vm, in, (uint64_t)m->index << 32 | (uint32_t)(pc - m->code));
	pc[3] = (uint8_t)(in->n_sites >> 8);
	pc[4] = (uint8_t)in->n_sites++;
	in->pool[index].a = offset_of(symbol_of(vm, class_member_ref(in->file, index).descriptor));
}

ref bootstrap_linked_site(const struct vclass *in, const uint8_t *pc)
{
	return get_cell(in->sites[bytes_u2(pc + 3)], CELL_VALUE);
}

void invoke_site(struct vm *vm, struct thread *t, struct vclass *in, const uint8_t *pc,
	uint64_t *sp)
{
	uint16_t index = bytes_u2(pc + 1);
	struct symbol *type = (struct symbol *)(void *)(VM_BASE + in->pool[index].a);
	if (!is_linked(vm, t, in, index, in->sites[bytes_u2(pc + 3)]))
		return;
	ref target = get_32(bootstrap_linked_site(in, pc), OFF(vm, CallSite, target));
	uint64_t *at = sp - descriptor_parameter_words(symbol_slice(type));
	struct frame *caller = t->top;
	start_handle(vm, t, target, type, at, false);
	caller->sp = at; // the result takes the place of the arguments
}
