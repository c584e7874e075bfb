// The verifier on every class of a jar: compilers' code must pass.
//
//     verify_all JDK JAR...
#include <stdio.h>

#include "vm/internal.h"

int main(int argc, char **argv)
{
	struct err err = ERR_INIT;
	struct notes *notes = notes_new();
	struct input *input = input_new(&(struct input_options){ .release = 17 }, notes);
	for (int i = 2; i < argc; i++)
		if (!input_add(input, argv[i], ROLE_INPUT, &err))
			return 2;
	if (argc < 3 || !input_add_jdk(input, argv[1], &err))
		return 2;
	struct vm *vm = vm_new(input, &(struct vm_options){ .jdk_home = argv[1] }, &err);
	if (!vm) {
		printf("%s\n", err.text);
		return 2;
	}
	struct thread *t = vthread_at(vm, 1);
	uint32_t n = 0, missing = 0, failed = 0, n_entries = input_n_entries(input);
	t->state = VM_THREAD_RUNNABLE;
	for (uint32_t i = 0; i < n_entries; i++) {
		const struct input_entry *entry = input_entry(input, i);
		if (entry->role != ROLE_INPUT)
			continue;
		struct vclass *k = class_load(vm, t, entry->class_name, 0);
		t->exception = 0;
		if (!k) {
			missing++;
			continue;
		}
		n++;
		if (class_verify(vm, t, k) == DONE_OK)
			continue;
		failed++;
		if (t->exception) {
			struct buf out = BUF_INIT;
			string_text(vm, get_32(t->exception, OFF(vm, Throwable, detailMessage)), &out);
			printf("%.*s\n", (int)out.len, (const char *)out.ptr);
			buf_release(&out);
		}
		t->exception = 0;
	}
	printf("%u classes, %u without a supertype, %u refused\n", n, missing, failed);
	vm_free(vm);
	input_free(input);
	notes_free(notes);
	return failed != 0;
}
