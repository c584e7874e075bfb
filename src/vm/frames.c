// Frames and what actions are about, as analyses of later accesses ask for them (lookahead/).
#include "vm/internal.h"
#include "vm/quick.h"

static bool fill(struct vm_frame *out, const struct vm *vm, const struct frame *f)
{
	if (!f)
		return false;
	const struct vmethod *m = f->method;
	const struct image *image = vm->image;
	bool is_code = !m->native && m->member && m->member->code;
	*out = (struct vm_frame){ .at = f,
		.method = m,
		.code = is_code ? m->member->code : NULL,
		.path = f->path,
		.place = offset_of_frame(f),
		.pc = f->pc,
		.is_again = f->kind == FRAME_AGAIN,
		.is_of_machine = m == image->stub_thread || m == image->stub_main || m == image->stub_init,
		.is_of_threads = m == image->stub_thread || m->owner == WK(vm, Thread),
		.is_in_thread = m->owner->role == ROLE_JDK && class_is_subclass(m->owner, WK(vm, Thread)) };
	return true;
}

bool vm_frame_top(struct vm_frame *frame, const struct vm *vm, uint32_t thread)
{
	return fill(frame, vm, vthread_at(vm, thread)->top);
}

bool vm_frame_below(struct vm_frame *frame, const struct vm *vm)
{
	return fill(frame, vm, ((const struct frame *)frame->at)->prev);
}

uint32_t vm_frame_this(const struct vm_frame *frame)
{
	const struct frame *f = frame->at;
	return f->method->access & ACC_STATIC || !f->method->max_locals ? 0 : (ref)f->locals[0];
}

bool vm_method_is_jdk(const void *method)
{
	return ((const struct vmethod *)method)->owner->role == ROLE_JDK;
}

void vm_method_print(const void *method, struct buf *out)
{
	const struct vmethod *m = method;
	class_print_name(class_text(m->owner), out);
	buf_printf(out, ".%s", m->name->text);
}

void vm_method_names(const void *method, const char **class_name, const char **name,
	const char **descriptor)
{
	const struct vmethod *m = method;
	*class_name = m->owner->name->text;
	*name = m->name->text;
	*descriptor = m->type->text;
}

uint32_t vm_method_line(const void *method, uint32_t pc)
{
	const struct vmethod *m = method;
	return m->native || !m->member || !m->member->code ? 0 : method_line(m, pc);
}

// ---- places -----------------------------------------------------------------------------------------

static const struct vfield *field_at(const struct vclass *k, uint32_t offset, bool is_static)
{
	for (; k; k = is_static ? NULL : k->super)
		for (uint32_t i = 0; i < k->n_fields; i++)
			if (k->fields[i].offset == offset &&
				((k->fields[i].access & ACC_STATIC) != 0) == is_static)
				return &k->fields[i];
	return NULL;
}

const void *vm_accessed_by_ends(const struct vm *vm)
{
	return field_at(WK(vm, Thread), OFF(vm, Thread, eetop), false);
}

static const void *place_of_access(const struct vm *vm, const struct vm_action *a)
{
	if (a->member && strcmp(a->member, "isAlive") == 0)
		return vm_accessed_by_ends(vm);
	if (!a->object)
		return NULL;
	const struct vclass *k = class_of(a->object);
	if (k->kind == '[')
		return k;
	if (!a->offset || a->length) // of a native that names no field, or of all
		return NULL;
	const struct vfield *f = field_at(k, a->offset, false);
	if (!f && k == WK(vm, Class))
		f = field_at(class_of_mirror((struct vm *)(uintptr_t)vm, a->object), a->offset, true);
	return f;
}

const void *vm_accessed(const struct vm *vm, const struct vm_action *a)
{
	switch (a->kind) {
	case VM_ACTION_READ:
	case VM_ACTION_WRITE:
	case VM_ACTION_UPDATE:
		return place_of_access(vm, a);
	case VM_ACTION_LOCK:
	case VM_ACTION_UNLOCK:
	case VM_ACTION_WAIT:
	case VM_ACTION_NOTIFY:
	case VM_ACTION_END:
		return a->object ? class_of(a->object) : NULL;
	default:
		return NULL;
	}
}

bool vm_accessed_is_jdk(const struct vm *vm, const struct vm_action *a)
{
	const void *what = vm_accessed(vm, a);
	if (!what || !a->object)
		return true;
	bool is_field = a->kind >= VM_ACTION_READ && a->kind <= VM_ACTION_UPDATE &&
		class_of(a->object)->kind != '[';
	const struct vclass *k = is_field ? ((const struct vfield *)what)->owner : what;
	return k->kind == '[' ? !k->element || k->element->role == ROLE_JDK : k->role == ROLE_JDK;
}

const void *vm_accessed_source(const struct vm_action *a)
{
	return a->source ? class_of(a->source) : NULL;
}

const void *vm_accessed_in_code(const void *method, uint32_t pc, bool *is_write)
{
	const struct vmethod *m = method;
	if (!m->code || pc + 2 >= m->code_length)
		return NULL;
	uint8_t op = m->code[pc];
	bool is_field = op >= OP_getfield_b && op <= OP_putstatic_a;
	if (!is_field)
		return NULL;
	const struct vfield *f = (const struct vfield *)m->owner->pool[bytes_u2(m->code + pc + 1)].p;
	*is_write = (op >= OP_putfield_1 && op <= OP_putfield_a) || op >= OP_putstatic_1;
	bool is_set = f && (f->access & ACC_FINAL) &&
		((f->access & ACC_STATIC) || f->owner->role == ROLE_JDK);
	return f && (*is_write || !is_set) ? f : NULL;
}

static void tell_target(const struct vmethod *m,
	void (*tell)(void *context, const void *target, const struct code *code), void *context)
{
	if (m && m->owner->role != ROLE_JDK && !m->native && m->member && m->member->code)
		tell(context, m, m->member->code);
}

void vm_calls_in_code(const struct vm *vm, const void *method, uint32_t pc,
	void (*tell)(void *context, const void *target, const struct code *code), void *context)
{
	const struct vmethod *m = method;
	if (!m->code || pc + 2 >= m->code_length)
		return;
	uint8_t op = m->code[pc];
	if (op < OP_invokevirtual_q || op > OP_invokeinterface_q)
		return;
	struct vmethod *named = (struct vmethod *)m->owner->pool[bytes_u2(m->code + pc + 1)].p;
	if (!named)
		return;
	if (op != OP_invokevirtual_q && op != OP_invokeinterface_q) {
		tell_target(named, tell, context);
		return;
	}
	const struct image *image = vm->image;
	for (uint32_t i = 0; i < image->n_classes; i++) {
		struct vclass *k = image->classes[i];
		if (k && k->role != ROLE_JDK && !k->is_interface && k->kind == 'L' &&
			class_may_cast(k, named->owner))
			tell_target(class_select(k, named), tell, context);
	}
}
