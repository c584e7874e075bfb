// What invokedynamic and loadable constants of its kind need.
#ifndef VM_DYNAMIC_H
#define VM_DYNAMIC_H

#include "vm/internal.h"

// Slots that a handle's frame keeps.
enum { OWN_SITE = NATIVE_OWN, OWN_ARGUMENTS, OWN_MADE, OWN_HANDLE, OWN_STEP, OWN_BASIC };
// Calls a handle from a native with a frame: arguments are of the site's type; basic: sub-int types are ints.
void start_handle(struct vm *vm, struct thread *t, ref handle, struct symbol *site,
	const uint64_t *arguments, bool is_basic);
// The field that a handle about to be called gets or sets; NULL: none.
struct vfield *handle_field(struct vm *vm, ref handle, const uint64_t *arguments, ref *base,
	bool *is_write);
enum done call_direct(struct vm *vm, struct thread *t, struct frame *f, ref member,
	uint64_t *slots);
bool member_type_text(struct vm *vm, ref member, struct buf *out);
// Runs the LambdaForm of a handle, whose arguments are slots of its type.
enum done start_form(struct vm *vm, struct thread *t, ref handle, struct slice type,
	const uint64_t *slots);

// Calls the JDK for the MethodType of a descriptor; the result is NATIVE_RESULT.
enum done find_type(struct vm *vm, struct thread *t, struct vclass *in, struct slice type);

// bootstrap.c. A dynamic constant, as ldc pushes it.
bool bootstrap_constant(struct vm *vm, struct thread *t, struct vclass *in, uint16_t index,
	uint64_t *value);
// Makes a place for the call site that the instruction at pc is; it is linked when it is first called.
void bootstrap_site(struct vm *vm, const struct vmethod *m, uint8_t *pc);
// The CallSite; 0: not linked yet.
ref bootstrap_linked_site(const struct vclass *in, const uint8_t *pc);
// sp is behind the arguments.
void invoke_site(struct vm *vm, struct thread *t, struct vclass *in, const uint8_t *pc,
	uint64_t *sp);

bool dynamic_constant(struct vm *vm, struct thread *t, struct vclass *in, uint16_t index,
	uint64_t *value);

#endif
