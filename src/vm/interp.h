// What only the interpreter's neighbours need.
#ifndef VM_INTERP_H
#define VM_INTERP_H

#include "vm/internal.h"

void frame_pop(struct vm *vm, struct thread *t);
enum done throw_class_cast(struct vm *vm, struct thread *t, struct vclass *from, struct vclass *to);
enum done throw_npe(struct vm *vm, struct thread *t);
enum done throw_store(struct vm *vm, struct thread *t, ref value);
enum done throw_index(struct vm *vm, struct thread *t, int32_t index, ref array);
enum done throw_negative(struct vm *vm, struct thread *t, int32_t length);
// Resolves what the top frame's instruction names.
bool interp_quicken(struct vm *vm, struct thread *t);
// The variable that a VarHandle call is about; without effects.
bool var_handle_place(struct vm *vm, ref handle, struct symbol *type, const uint64_t *args,
	ref *object, uint8_t **at);
// Of the main thread's stub: the states in which its class is initialised, in which main has run and in
// which it ends, and where in its frame the class is.
#define STUB_MAIN_INIT 3
#define STUB_MAIN_RAN 6
#define STUB_MAIN_TOLD 7
#define STUB_MAIN_CLASS NATIVE_OWN
// A signature-polymorphic call: sp is behind the arguments, type is the call site's.
void invoke_handle(struct vm *vm, struct thread *t, struct vmethod *m, struct symbol *type,
	uint64_t *sp);
// args: the handle, then the arguments.
void invoke_var_handle(struct vm *vm, struct thread *t, struct vmethod *m, struct symbol *type,
	uint64_t *args);

#endif
