// How natives are written: NATIVE_FN(name) { args[0] is this or the first argument; a long has two }.
#ifndef VM_NATIVES_H
#define VM_NATIVES_H

#include "vm/internal.h"
#include "vm/interp.h"

#define NATIVE_FN(name)                                                                      \
	enum done native_##name(struct vm *vm __attribute__((unused)),                           \
		struct thread *t __attribute__((unused)), struct vmethod *m __attribute__((unused)), \
		uint64_t *args __attribute__((unused)), uint64_t *result __attribute__((unused)))

#define NATIVE(class_name, method, type, function, effect, can_block, has_frame) \
	NATIVE_FN(function);
#include "vm/natives.def"
#undef NATIVE

#define REF(i) ((ref)args[i])
#define RETURN(value)                \
	do {                             \
		*result = (uint64_t)(value); \
		return DONE_OK;              \
	} while (0)
#define RETURN_INT(value) RETURN((uint32_t)(value))
// An allocation that failed has stopped the machine or thrown.
#define RETURN_NEW(value)                                               \
	do {                                                                \
		ref made_ = (value);                                            \
		*result = made_;                                                \
		return made_ ? DONE_OK : t->exception ? DONE_THROW : DONE_STOP; \
	} while (0)

static inline struct vclass *native_class(struct vm *vm, uint64_t mirror)
{
	return class_of_mirror(vm, (ref)mirror);
}

bool may_read_file(struct vm *vm, struct thread *t, const char *path);
bool may_read_input(struct vm *vm, struct thread *t);
uint32_t object_hash(struct vm *vm, ref object); // System.identityHashCode
ref thread_trace_of(struct vm *vm, struct thread *t, const struct thread *of, uint32_t max_depth);
// "a/b/C" of the String "a.b.C"; false: it is no name.
bool class_internal_name(struct vm *vm, ref string, struct buf *out);
struct vclass *class_find_by_name(struct vm *vm, struct thread *t, ref string, ref loader);
ref loader_namespace(const struct vm *vm, ref loader); // 0 for those of the JDK
ref class_array(struct vm *vm, struct thread *t, struct vclass *component, uint32_t n);
ref byte_array(struct vm *vm, struct thread *t, struct slice bytes);
struct vmethod *method_of_java(struct vm *vm, ref executable);
uint64_t load_kind(const uint8_t *p, char kind);
void store_kind(struct vm *vm, uint8_t *p, char kind, uint64_t value);
bool widen(char from, char to, uint64_t *value);
void method_type_text(struct vm *vm, ref type, struct buf *out);
ref descriptor_mirrors(struct vm *vm, struct thread *t, struct slice descriptor, struct vclass *in);

#endif
