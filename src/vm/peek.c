// What a thread is about to do, told from its next instruction. Where that still names a constant, the
// constant is resolved first, as executing it would: so the answer does not depend on who was here before.
#include "vm/dynamic.h"
#include "vm/gen.h"
#include "vm/natives.h"
#include "vm/quick.h"

static inline struct vm_action about(enum vm_action_kind kind, ref object)
{
	struct vm_action a = { .kind = kind, .object = object, .is_shared = true };
	if (object) {
		a.object_name = object_at(object)->name & NAME_MASK;
		a.is_shared = object_at(object)->name & NAME_SHARED;
		a.is_whole = inside_is_whole(class_of(object));
		a.class_name = class_of(object)->name->text;
	}
	return a;
}

static const struct vm_action local = { .kind = VM_ACTION_LOCAL };

// A class of the JDK, or one made for a lambda, is initialised by whoever comes first, and nobody can tell who it was.
static struct vm_action about_class(struct vclass *k)
{
	if (k->role == ROLE_JDK || k->is_hidden || class_is_ours(k))
		return local;
	struct vm_action a = about(VM_ACTION_INIT, k->mirror);
	a.class_name = k->name->text;
	return a;
}

static struct vm_action about_field(struct vfield *f, ref object, enum vm_action_kind kind)
{
	bool is_static = f->access & ACC_STATIC;
	if (!object)
		return local; // throws
	// A final field is written before anybody else can see the object, unless its constructor lets it out; so is
	// what a lambda keeps.
	bool is_set = (f->access & ACC_FINAL) && !(object_at(object)->name & NAME_LEAKED);
	if (kind == VM_ACTION_READ && (is_set || f->owner->is_hidden))
		return local;
	struct vm_action a = about(kind, object);
	a.offset = f->offset;
	a.is_static = is_static;
	a.is_volatile = f->access & ACC_VOLATILE;
	a.class_name = f->owner->name->text;
	a.member = f->name->text;
	a.is_interrupt = strcmp(a.class_name, "java/lang/Thread") == 0 &&
		strcmp(a.member, "interrupted") == 0;
	return a;
}

// Strings are immutable: who reads their bytes sees what was there when they were made.
static bool is_string_code(const struct vmethod *m)
{
	const char *name = m->owner->name->text;
	return m->owner->role == ROLE_JDK &&
		(strcmp(name, "java/lang/String") == 0 || strcmp(name, "java/lang/StringLatin1") == 0 ||
			strcmp(name, "java/lang/StringUTF16") == 0 ||
			strcmp(name, "java/lang/StringCoding") == 0);
}

static struct vm_action about_element(const struct vmethod *m, ref array, uint64_t index,
	enum vm_action_kind kind)
{
	if (!array || (uint32_t)index >= array_length(array))
		return local;
	if (kind == VM_ACTION_READ && class_of(array)->log2 == 0 && is_string_code(m))
		return local;
	struct vm_action a = about(kind, array);
	a.is_array = true;
	a.offset = ARRAY_BASE + ((uint32_t)index << class_of(array)->log2);
	return a;
}

static struct vm_action about_lock(const struct thread *t, ref object)
{
	if (!object || LOCK_OWNER(object_at(object)->lock) == t->number)
		return local;
	struct vm_action a = about(VM_ACTION_LOCK, object);
	a.is_held = LOCK_OWNER(object_at(object)->lock) != 0;
	return a;
}

static struct vm_action about_unlock(const struct thread *t, ref object)
{
	uint32_t word = object ? object_at(object)->lock : 0;
	if (LOCK_OWNER(word) != t->number || LOCK_COUNT(word) != 1)
		return local;
	return about(VM_ACTION_UNLOCK, object);
}

static bool is_shared(ref object)
{
	return object && (object_at(object)->name & NAME_SHARED);
}

static bool is_range(ref array, int32_t at, int32_t n)
{
	return array && class_of(array)->kind == '[' && at >= 0 && n > 0 &&
		(int64_t)at + n <= array_length(array);
}

// Of a copy the second array is what is written, if others can see that.
static struct vm_action about_copy(const uint64_t *args)
{
	ref from = REF(0), to = REF(2);
	int32_t at = (int32_t)args[1], at_to = (int32_t)args[3], n = (int32_t)args[4];
	if (!is_range(from, at, n) || !is_range(to, at_to, n)) // throws, or does nothing
		return local;
	if (!is_shared(from) && !is_shared(to))
		return local;
	uint32_t offset = ARRAY_BASE + ((uint32_t)at << class_of(from)->log2),
			 offset_to = ARRAY_BASE + ((uint32_t)at_to << class_of(to)->log2);
	struct vm_action a = is_shared(to) ? about(VM_ACTION_WRITE, to) : about(VM_ACTION_READ, from);
	a.is_array = true;
	a.offset = is_shared(to) ? offset_to : offset;
	a.length = (uint32_t)n << class_of(to)->log2;
	if (is_shared(to) && is_shared(from) && from != to) {
		a.copied_from = object_at(from)->name & NAME_MASK;
		a.source = from;
		a.source_class = class_of(from)->name->text;
		a.source_offset = offset;
	}
	return a;
}

// An access that orders less than a volatile one, and that the program asks for: by itself, or through the package
// of atomics.
static bool is_weak(const struct thread *t, const char *mode)
{
	static const char *const words[] = { "Opaque", "Acquire", "Release", "Plain", "lazySet" };
	bool is_found = strcmp(mode, "get") == 0 || strcmp(mode, "set") == 0;
	const struct frame *f = t->top;
	for (; f; f = f->prev) {
		for (size_t i = 0; i < sizeof(words) / sizeof(*words); i++)
			is_found |= strstr(mode, words[i]) != NULL;
		if (strncmp(f->method->owner->name->text, "java/util/concurrent/atomic/", 28) != 0 &&
			strcmp(f->method->owner->name->text, "jdk/internal/misc/Unsafe") != 0)
			break;
		mode = f->method->name->text;
	}
	return is_found && f && f->method->owner->role != ROLE_JDK;
}

// Reflection gets at the program's fields by addresses: plainly, unless the field is volatile.
static void name_field(const struct vm *vm, struct vm_action *a, const char *operation)
{
	static const char *const orders[] = { "Volatile", "Opaque", "Acquire", "Release", "And" };
	if (!a->object || class_of(a->object)->kind == '[' || vm_accessed_is_jdk(vm, a))
		return;
	const struct vfield *f = vm_accessed(vm, a);
	a->is_volatile = f->access & ACC_VOLATILE;
	for (size_t i = 0; i < sizeof(orders) / sizeof(*orders); i++)
		a->is_volatile |= strstr(operation, orders[i]) != NULL;
	a->class_name = f->owner->name->text;
	a->member = f->name->text;
}

static struct vm_action about_native(struct vm *vm, const struct thread *t, const struct vmethod *m,
	const uint64_t *args)
{
	struct vm_action a = local;
	const struct native *n = &natives[m->native - 1];
	switch (n->effect) {
	case EFFECT_LOCAL:
		return local;
	case EFFECT_READ:
	case EFFECT_WRITE:
	case EFFECT_UPDATE:
		if (strcmp(n->class_name, "jdk/internal/misc/Unsafe") == 0) {
			a = about(n->effect == EFFECT_READ  ? VM_ACTION_READ
					: n->effect == EFFECT_WRITE ? VM_ACTION_WRITE
												: VM_ACTION_UPDATE,
				REF(1));
			a.offset = (uint32_t)args[2];
			a.is_volatile = true;
			a.is_weak = is_weak(t, n->name);
			name_field(vm, &a, n->name);
			if (strncmp(n->name, "compareAndSet", 13) == 0 &&
				choose_is_weak(vm, t->top->method->name->text))
				a.n_options = 2;
		} else if (n->function == native_system_arraycopy) {
			a = is_string_code(t->top->method) ? local : about_copy(args);
		} else {
			a = about(n->effect == EFFECT_READ ? VM_ACTION_READ : VM_ACTION_WRITE, REF(0));
			if (REF(0) && class_of(REF(0))->kind == '[') { // a clone
				a.is_array = true;
				a.offset = ARRAY_BASE;
				a.length = array_length(REF(0)) << class_of(REF(0))->log2;
			} else if (REF(0) && n->effect == EFFECT_READ && symbol_is(m->name, "clone")) {
				a.offset = OBJECT_HEAD;
				a.length = class_of(REF(0))->size - OBJECT_HEAD;
			}
		}
		break;
	case EFFECT_WAIT:
		a = about(VM_ACTION_WAIT, REF(0));
		break;
	case EFFECT_NOTIFY:
		a = about(VM_ACTION_NOTIFY, REF(0));
		a.is_all = n->function == native_object_notify_all;
		break;
	case EFFECT_PARK:
		a = about(VM_ACTION_PARK, t->java);
		a.is_shared = true;
		break;
	case EFFECT_UNPARK:
		a = REF(1) ? about(VM_ACTION_UNPARK, REF(1)) : local;
		break;
	case EFFECT_START:
		a = about(VM_ACTION_START, REF(0));
		a.is_shared = true;
		break;
	case EFFECT_INTERRUPT:
		a = about(VM_ACTION_INTERRUPT, REF(0));
		a.is_shared = true;
		break;
	case EFFECT_SLEEP:
		a = about(VM_ACTION_SLEEP, 0);
		break;
	case EFFECT_INIT: {
		struct vclass *k = m->n_args > 1 ? class_of_mirror(vm, REF(1)) : NULL;
		a = k && !class_is_ready(t, k) ? about_class(k) : local;
		break;
	}
	case EFFECT_IO:
		a = about(VM_ACTION_IO, 0);
		break;
	case EFFECT_FILE:
		a = about(VM_ACTION_FILE, 0);
		break;
	case EFFECT_CHOOSE:
		a = about(VM_ACTION_CHOOSE, 0);
		a.n_options = choose_options(vm, m, args);
		a.offset = n->function == native_choose_int ? (uint32_t)args[0] : 0;
		a.is_shared = true;
		break;
	default:
		a = about(VM_ACTION_OTHER, 0);
		break;
	}
	if (!a.member)
		a.member = n->name;
	return a;
}

static struct vm_action about_call(struct vm *vm, const struct thread *t, struct vmethod *m,
	const uint64_t *sp)
{
	const uint64_t *args = sp - m->n_args;
	if ((m->access & ACC_STATIC) && !class_is_ready(t, m->owner))
		return about_class(m->owner);
	if (m->access & ACC_SYNCHRONIZED) {
		struct vm_action a = about_lock(t,
			m->access & ACC_STATIC ? m->owner->mirror : (ref)args[0]);
		if (a.kind != VM_ACTION_LOCAL)
			return a;
	}
	return m->native ? about_native(vm, t, m, args) : local;
}

static struct vm_action about_virtual(struct vm *vm, const struct thread *t, struct vmethod *m,
	const uint64_t *sp)
{
	ref receiver = (ref)sp[-(int)m->n_args];
	if (!receiver)
		return local;
	struct vmethod *found = class_select(class_of(receiver), m);
	return found ? about_call(vm, t, found, sp) : local;
}

static struct vm_action about_machine(struct vm *vm, const struct thread *t, const struct frame *f)
{
	const struct image *image = vm->image;
	if (f->method == image->stub_init)
		return f->pc == 1 || f->pc == 2 ? local : about_class((struct vclass *)f->locals[0]);
	if (f->method == image->stub_thread && f->pc == 3)
		return about(VM_ACTION_END, t->java);
	if (f->method == image->stub_main && f->pc >= STUB_MAIN_TOLD)
		return about(VM_ACTION_END, t->java);
	if (f->method == image->stub_load && loader_to_lock(vm, f))
		return about_lock(t, loader_to_lock(vm, f));
	if (f->method->owner == image->stub_main->owner || f->pc != 0)
		return local;
	return about_native(vm, t, f->method, f->locals);
}

bool vm_is_unguarded_class(const char *class_name)
{
	return strstr(class_name, "StringBuilder") ||
		(strncmp(class_name, "java/util/", 10) == 0 &&
			strncmp(class_name, "java/util/concurrent/", 21) != 0);
}

bool vm_is_kept_view(const struct vm_action *action)
{
	static const char *const views[] = { "keySet", "values", "entrySet", "navigableKeySet",
		"descendingMap" };
	for (size_t i = 0; action->member && i < sizeof(views) / sizeof(*views); i++)
		if (strcmp(action->member, views[i]) == 0)
			return true;
	return false;
}

static struct vm_action about_var_handle(struct vm *vm, const struct thread *t,
	const struct vmethod *m, struct symbol *type, const uint64_t *sp)
{
	uint32_t n = descriptor_parameter_words(symbol_slice(type)) + 1;
	uint8_t *at;
	ref object;
	if (!var_handle_place(vm, (ref)sp[-(int)n], type, sp - n + 1, &object, &at))
		return about(VM_ACTION_OTHER, 0);
	const char *mode = m->name->text;
	bool is_read = strncmp(mode, "get", 3) == 0 && strncmp(mode, "getAnd", 6) != 0;
	struct vm_action a = about(is_read     ? VM_ACTION_READ
			: strncmp(mode, "set", 3) == 0 ? VM_ACTION_WRITE
										   : VM_ACTION_UPDATE,
		object);
	a.offset = (uint32_t)(at - VM_BASE - object);
	a.is_volatile = true;
	a.is_weak = is_weak(t, mode);
	a.is_opaque = strcmp(mode, "getOpaque") == 0 || strcmp(mode, "setOpaque") == 0;
	a.n_options = choose_is_weak(vm, mode) ? 2 : 0;
	a.member = mode;
	return a;
}

// A method handle that gets or sets a field does what the instruction does.
static struct vm_action about_handle(struct vm *vm, const struct thread *t, struct symbol *type,
	const uint64_t *sp)
{
	const uint64_t *at = sp - descriptor_parameter_words(symbol_slice(type)) - 1;
	ref base;
	bool is_write;
	struct vfield *field = at[0] ? handle_field(vm, (ref)at[0], at + 1, &base, &is_write) : NULL;
	if (!field || ((field->access & ACC_STATIC) && !class_is_ready(t, field->owner)))
		return local;
	return about_field(field, base, is_write ? VM_ACTION_WRITE : VM_ACTION_READ);
}

// Of a call site whose target can be set the target is read.
static struct vm_action about_site(struct vm *vm, const struct vclass *in, const uint8_t *pc)
{
	ref site = bootstrap_linked_site(in, pc);
	if (!site || class_is_subclass(class_of(site), WK(vm, ConstantCallSite)))
		return local;
	struct vm_action a = about(VM_ACTION_READ, site);
	a.offset = OFF(vm, CallSite, target);
	a.is_volatile = true;
	a.member = "target";
	return a;
}

static struct vm_action about_instruction(struct vm *vm, const struct thread *t,
	const struct frame *f)
{
	struct vmethod *m = f->method;
	const uint8_t *pc = m->code + f->pc;
	const uint64_t *sp = f->sp;
	const struct pool_entry *entry = m->owner->pool;
	uint8_t op = *pc;
	if (opcode_is_pooled(op))
		entry += bytes_u2(pc + 1);
	switch (op) {
	case OP_getfield_b ... OP_getfield_8:
		return about_field((struct vfield *)entry->p, (ref)sp[-1], VM_ACTION_READ);
	case OP_putfield_1 ... OP_putfield_4:
	case OP_putfield_a:
		return about_field((struct vfield *)entry->p, (ref)sp[-2], VM_ACTION_WRITE);
	case OP_putfield_8:
		return about_field((struct vfield *)entry->p, (ref)sp[-3], VM_ACTION_WRITE);
	case OP_getstatic_b ... OP_putstatic_a: {
		struct vfield *field = (struct vfield *)entry->p;
		if (!class_is_ready(t, field->owner))
			return about_class(field->owner);
		return about_field(field, field->owner->mirror,
			op < OP_putstatic_1 ? VM_ACTION_READ : VM_ACTION_WRITE);
	}
	case OP_iaload ... OP_saload:
		return about_element(m, (ref)sp[-2], sp[-1], VM_ACTION_READ);
	case OP_lastore:
	case OP_dastore:
		return about_element(m, (ref)sp[-4], sp[-3], VM_ACTION_WRITE);
	case OP_iastore:
	case OP_fastore:
	case OP_aastore:
	case OP_bastore:
	case OP_castore:
	case OP_sastore:
		return about_element(m, (ref)sp[-3], sp[-2], VM_ACTION_WRITE);
	case OP_monitorenter:
		return about_lock(t, (ref)sp[-1]);
	case OP_monitorexit:
		return about_unlock(t, (ref)sp[-1]);
	case OP_ireturn ... OP_return:
	case OP_athrow:
		return about_unlock(t, f->lock);
	case OP_new_q: {
		struct vclass *k = (struct vclass *)entry->p;
		return class_is_ready(t, k) ? local : about_class(k);
	}
	case OP_invokevirtual_q:
	case OP_invokeinterface_q:
		return about_virtual(vm, t, (struct vmethod *)entry->p, sp);
	case OP_invokefinal_q:
	case OP_invokestatic_q:
	case OP_invokespecial_q:
		return about_call(vm, t, (struct vmethod *)entry->p, sp);
	case OP_invokehandle_q:
		if (((struct vmethod *)entry->p)->owner == WK(vm, VarHandle))
			return about_var_handle(vm, t, (struct vmethod *)entry->p,
				(struct symbol *)(void *)(VM_BASE + entry->a), sp);
		return about_handle(vm, t, (struct symbol *)(void *)(VM_BASE + entry->a), sp);
	case OP_invokesite_q:
		return about_site(vm, m->owner, pc);
	default:
		return local;
	}
}

// Resolves what the next instruction names; what that does to the state is taken back.
static void prepare(struct vm *vm, struct thread *t)
{
	struct frame *f = t->top;
	if (!opcode_is_unresolved(f->method->code[f->pc]))
		return;
	struct thread before = *t;
	uint32_t heap_at = vm->image->heap_at;
	bool was_logging = vm->is_logging;
	vm->is_logging = false;
	interp_quicken(vm, t);
	vm->wanted.name = NULL; // its loader is asked first, which is a step of its own
	vm->is_logging = was_logging;
	*t = before;
	if (was_logging) {
		memory_forget_starts(vm, heap_at, vm->image->heap_at);
		vm->image->heap_at = heap_at;
	}
}

// Threads are told apart in every state, by where they were started.
static bool is_new(const struct vm *vm, ref r)
{
	return r && vm->is_logging && r >= vm->base_heap &&
		!class_is_subclass(class_of(r), WK(vm, Thread));
}

static struct vm_action with_age(const struct vm *vm, struct vm_action a)
{
	a.is_new = !a.is_whole && is_new(vm, a.object);
	a.is_source_new = is_new(vm, a.source);
	return a;
}

struct vm_action vm_peek(const struct vm *machine, uint32_t thread)
{
	struct vm *vm = (struct vm *)(uintptr_t)machine;
	struct thread *t = vthread_at(vm, thread);
	struct frame *f = t->top;
	if (!f || t->exception)
		return local;
	if (f->method->native)
		return with_age(vm, about_machine(vm, t, f));
	prepare(vm, t);
	return with_age(vm, about_instruction(vm, t, f));
}

uint32_t vm_element_size(const struct vm *vm, uint32_t array)
{
	(void)vm;
	return 1u << class_of(array)->log2;
}

bool peek_is_visible(struct vm *vm, struct thread *t)
{
	struct vm_action a = vm_peek(vm, t->number);
	return a.kind != VM_ACTION_LOCAL && a.is_shared;
}

bool vm_place(const struct vm *vm, uint32_t thread, uint32_t depth, struct vm_place *out)
{
	const struct frame *f = vthread_at(vm, thread)->top;
	while (f && depth--)
		f = f->prev;
	if (!f)
		return false;
	const struct vmethod *m = f->method;
	*out = (struct vm_place){ m->owner->name->text, m->name->text, m->type->text,
		m->native ? 0 : f->pc, m->owner->role == ROLE_JDK, m->native != 0 };
	return true;
}

void vm_action_print(const struct vm_action *action, struct buf *out)
{
	static const char *const names[] = { "local", "read", "write", "update", "lock", "unlock",
		"wait", "notify", "park", "unpark", "start", "interrupt", "sleep", "init", "end", "io",
		"other", "choose", "file" };
	buf_string(out, names[action->kind]);
	if (action->class_name) {
		buf_char(out, ' ');
		class_print_name(slice_of_string(action->class_name), out);
	}
	if (action->member)
		buf_printf(out, ".%s", action->member);
	if (action->is_array)
		buf_printf(out, " +%u", action->offset);
}
