// Where a class of the class path came from: its ProtectionDomain has a CodeSource with the jar or the folder.
#include <limits.h>
#include <stdlib.h>

#include "vm/natives.h"

// The jar or folder, as a path; false: not of the class path.
static bool find_container(struct vm *vm, const struct vclass *k, char *path)
{
	if (k->loader || k->is_hidden || k->role == ROLE_JDK || !k->file)
		return false;
	uint32_t index = input_find(vm->input, class_text(k));
	if (index == UINT32_MAX || input_entry(vm->input, index)->role == ROLE_JDK)
		return false;
	struct slice place = input_place(input_entry(vm->input, index), &vm->arena);
	const char *bang = memchr(place.ptr, '!', place.len);
	size_t inside = class_text(k).len + strlen(".class");
	size_t n = bang          ? (size_t)(bang - (const char *)place.ptr)
		: place.len > inside ? place.len - inside
							 : 0;
	char given[PATH_MAX];
	if (n >= sizeof(given))
		return false;
	snprintf(given, sizeof(given), "%.*s", (int)n, (const char *)place.ptr);
	return realpath(n ? given : ".", path);
}

enum { STEP_FILE, STEP_URI, STEP_URL, STEP_SOURCE, STEP_DOMAIN, STEP_DONE };
enum { OWN_OBJECT = NATIVE_OWN, OWN_STEP };

static const struct step {
	const char *class_name, *method, *type;
	bool is_new;
} steps[] = {
	[STEP_FILE] = { "java/io/File", "<init>", "(Ljava/lang/String;)V", true },
	[STEP_URI] = { "java/io/File", "toURI", "()Ljava/net/URI;", false },
	[STEP_URL] = { "java/net/URI", "toURL", "()Ljava/net/URL;", false },
	[STEP_SOURCE] = { "java/security/CodeSource", "<init>",
		"(Ljava/net/URL;[Ljava/security/cert/Certificate;)V", true },
	[STEP_DOMAIN] = { "java/security/ProtectionDomain", "<init>",
		"(Ljava/security/CodeSource;Ljava/security/PermissionCollection;Ljava/lang/ClassLoader;"
		"[Ljava/security/Principal;)V",
		true },
};

// Each step makes an object of the last one's, or asks it.
static enum done take_step(struct vm *vm, struct thread *t, struct frame *f)
{
	ref argument = (ref)f->stack[OWN_OBJECT];
	const struct step *step = &steps[f->stack[OWN_STEP]];
	struct vclass *k = class_load_string(vm, step->class_name);
	struct vmethod *called = k ? class_find_method(vm, k, step->method, step->type) : NULL;
	if (!called) {
		vm_unsupported(vm, t, "this JDK: it has no %s.%s%s", step->class_name, step->method,
			step->type);
		return DONE_STOP;
	}
	if (step->is_new && !class_is_ready(t, k))
		return class_initialize(vm, t, k) == DONE_BLOCK ? DONE_BLOCK : DONE_FRAME;
	ref object = step->is_new ? heap_object(vm, t, k) : argument;
	if (!object)
		return DONE_STOP;
	f->stack[OWN_OBJECT] = step->is_new ? object : 0;
	f->stack[OWN_STEP]++;
	ref loader = f->stack[OWN_STEP] == STEP_DONE ? vm->image->app_loader : 0;
	return java_call(vm, t, called, (uint64_t[]){ object, argument, 0, loader, 0 });
}

// Of all other classes: what their loader said, or one that permits everything, which Class has.
static enum done other_domain(struct vm *vm, struct thread *t, struct frame *f, ref mirror,
	uint64_t *result)
{
	struct vmethod *asks = class_find_method(vm, WK(vm, Class), "protectionDomain",
		"()Ljava/security/ProtectionDomain;");
	if (asks) {
		if (f->stack[OWN_STEP]++ == 0)
			return java_call(vm, t, asks, (uint64_t[]){ mirror });
		RETURN(f->stack[NATIVE_RESULT]);
	}
	struct vclass *holder = class_load_string(vm, "java/lang/Class$Holder");
	ref known = OFF(vm, Class, protectionDomain) ? get_32(mirror, OFF(vm, Class, protectionDomain))
												 : 0;
	struct vfield *all = holder ? class_field(vm, holder, "allPermDomain") : NULL;
	if (known || !all)
		RETURN(known);
	if (!class_is_ready(t, holder))
		return class_initialize(vm, t, holder) == DONE_BLOCK ? DONE_BLOCK : DONE_FRAME;
	RETURN(get_32(holder->mirror, all->offset));
}

// Class.getProtectionDomain
NATIVE_FN(class_protection_domain)
{
	struct frame *f = native_frame(t);
	char path[PATH_MAX];
	if (!find_container(vm, native_class(vm, args[0]), path))
		return other_domain(vm, t, f, REF(0), result);
	if (!f->stack[OWN_OBJECT])
		f->stack[OWN_OBJECT] = f->stack[OWN_STEP] ? f->stack[NATIVE_RESULT]
												  : string_new(vm, t, path);
	if (f->stack[OWN_STEP] == STEP_DONE || !f->stack[OWN_OBJECT])
		RETURN_NEW((ref)f->stack[OWN_OBJECT]);
	return take_step(vm, t, f);
}
