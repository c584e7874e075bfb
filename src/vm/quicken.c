// Quickening: what an instruction names is resolved once, then the instruction is another (quick.def); and
// selection of the method that a call runs (JVMS 5.4.6).
#include "vm/dynamic.h"
#include "vm/interp.h"
#include "vm/quick.h"

static uint8_t quick_of_kind(char kind, uint8_t first, bool is_put)
{
	switch (kind) {
	case 'B':
	case 'Z':
		return first;
	case 'C':
		return first + 1;
	case 'S':
		return is_put ? first + 1 : first + 2;
	case 'J':
	case 'D':
		return is_put ? first + 3 : first + 4;
	case 'L':
		return is_put ? first + 4 : first + 3;
	default:
		return is_put ? first + 2 : first + 3;
	}
}

bool quicken(struct vm *vm, struct thread *t, struct vmethod *in, uint8_t *pc)
{
	struct vclass *k = in->owner;
	uint16_t index = bytes_u2(pc + 1);
	struct pool_entry *entry = &k->pool[index];
	bool is_static = *pc == OP_getstatic || *pc == OP_putstatic || *pc == OP_invokestatic;
	switch (*pc) {
	case OP_getfield:
	case OP_putfield:
	case OP_getstatic:
	case OP_putstatic: {
		struct vfield *f = resolve_field(vm, t, k, index, is_static);
		if (!f)
			return false;
		bool is_put = *pc == OP_putfield || *pc == OP_putstatic;
		if (is_put && (f->access & ACC_FINAL) && f->owner != k) {
			throw_new(vm, t, "java/lang/IllegalAccessError", "final field %s", f->name->text);
			return false;
		}
		uint8_t first = is_static ? (is_put ? OP_putstatic_1 : OP_getstatic_b)
								  : (is_put ? OP_putfield_1 : OP_getfield_b);
		log_link(vm, k, entry, sizeof(*entry));
		log_link(vm, k, pc, 1);
		entry->a = f->offset;
		entry->b = is_static ? f->owner->mirror : 0;
		entry->p = (uintptr_t)f;
		*pc = quick_of_kind(f->kind, first, is_put);
		return true;
	}
	case OP_invokevirtual:
	case OP_invokespecial:
	case OP_invokestatic:
	case OP_invokeinterface: {
		struct vmethod *m = resolve_method(vm, t, k, index, is_static);
		if (!m)
			return false;
		log_link(vm, k, pc, 1);
		if (m->is_polymorphic) {
			*pc = OP_invokehandle_q;
		} else if (*pc == OP_invokevirtual) {
			bool is_final = (m->access & ACC_PRIVATE) || (m->vindex < 0 && !m->owner->is_interface);
			*pc = is_final ? OP_invokefinal_q : OP_invokevirtual_q;
		} else {
			*pc = *pc == OP_invokespecial ? OP_invokespecial_q
				: *pc == OP_invokestatic  ? OP_invokestatic_q
										  : OP_invokeinterface_q;
		}
		return true;
	}
	case OP_invokedynamic: {
		const struct vmethod *m = resolve_dynamic(vm, t, k, index);
		if (!m && (t->exception || vm->wanted.name || vm->status != VM_RUNNING))
			return false;
		if (!m)
			bootstrap_site(vm, in, pc);
		*pc = m ? OP_invokedynamic_q : OP_invokesite_q;
		return true;
	}
	default: {
		struct vclass *c = resolve_class(vm, t, k, index);
		if (!c)
			return false;
		log_link(vm, k, pc, 1);
		if (*pc == OP_new) {
			if (c->is_interface || (c->access & ACC_ABSTRACT)) {
				throw_new(vm, t, "java/lang/InstantiationError", "%s", c->name->text);
				return false;
			}
			*pc = OP_new_q;
		} else if (*pc == OP_anewarray) {
			class_array_of(vm, c);
			*pc = OP_anewarray_q;
		} else {
			*pc = *pc == OP_checkcast  ? OP_checkcast_q
				: *pc == OP_instanceof ? OP_instanceof_q
									   : OP_multianewarray_q;
		}
		return true;
	}
	}
}

bool interp_quicken(struct vm *vm, struct thread *t)
{
	struct frame *f = t->top;
	return quicken(vm, t, f->method, f->method->code + f->pc);
}

struct vmethod *select_special(const struct vclass *in, struct vmethod *m)
{
	if (m->vindex < 0 || m->name->text[0] == '<' || in->is_interface || m->owner == in ||
		(m->access & ACC_PRIVATE) || !in->super || !class_is_subclass(in->super, m->owner))
		return m;
	return in->super->vtable[m->vindex];
}

struct vmethod *select_method(struct vm *vm, struct thread *t, ref receiver, struct vmethod *m)
{
	struct vclass *k = class_of(receiver);
	if (m->owner->is_interface && !class_is_subclass(k, m->owner)) {
		char a[300], b[300];
		throw_new(vm, t, "java/lang/IncompatibleClassChangeError",
			"Class %s does not implement the requested interface %s",
			class_external_name(k, a, sizeof(a)), class_external_name(m->owner, b, sizeof(b)));
		return NULL;
	}
	struct vmethod *found = class_select(k, m);
	if (!found || (found->access & ACC_ABSTRACT)) {
		char a[300];
		throw_new(vm, t, "java/lang/AbstractMethodError",
			"Receiver class %s does not define or inherit an implementation of the resolved method "
			"'%s%s' of %s %s.",
			class_external_name(k, a, sizeof(a)), m->name->text, m->type->text,
			m->owner->is_interface ? "interface" : "abstract class", m->owner->name->text);
		return NULL;
	}
	return found;
}
