// The code as the seed's analysis sees it: besides what was seen, the accesses that instructions of the
// program would do, and the calls that they would make by the classes that are loaded. Of instructions that were
// never executed, and of the JDK's code, only what was seen counts.
#include "lookahead/internal.h"

static bool reads_code(const struct lookahead *ahead)
{
	return ahead->options.by_code || ahead->options.immutable != IMMUTABLE_AUTO;
}

struct caller {
	struct lookahead *ahead;
	uint32_t method, pc;
};

static void add_target(void *context, const void *target, const struct code *code)
{
	const struct caller *caller = context;
	struct vm_frame frame = { .method = target, .code = code };
	uint32_t number = ahead_method(caller->ahead, &frame);
	ahead_add(&ahead_site(caller->ahead, caller->method, caller->pc, NULL)->targets, number);
}

// What the instruction accesses; 0: nothing, or nothing that was ever seen accessed.
static uint32_t place_in_code(struct lookahead *ahead, const void *method, uint32_t bci,
	bool *is_write)
{
	const void *field = vm_accessed_in_code(method, bci, is_write);
	const uint64_t *number = field ? map_get(&ahead->place_ids, (uintptr_t)field) : NULL;
	return number ? ahead_refined(ahead, (uint32_t)*number - 1, ahead_objects(ahead, method, bci))
				  : 0;
}

// Before the sets are made, which have a size: places of objects are made here. The list of methods grows while it is gone through.
void ahead_code_prepare(struct lookahead *ahead)
{
	if (!reads_code(ahead))
		return;
	for (uint32_t i = 0; i < ahead->methods.n; i++) {
		const struct code *code = ahead->methods.v[i].code;
		const void *method = ahead->methods.v[i].at;
		if (!code || vm_method_is_jdk(method))
			continue;
		for (uint32_t bci = 0; bci < code->length; bci = code_insn(code, bci).next) {
			struct caller caller = { ahead, i, bci };
			vm_calls_in_code(ahead->vm, method, bci, add_target, &caller);
			place_in_code(ahead, method, bci, &(bool){ false });
		}
	}
}

set_id ahead_code_set(struct lookahead *ahead, const struct routine *m, uint32_t node)
{
	bool is_write = false;
	if (!reads_code(ahead) || !m->code || vm_method_is_jdk(m->at))
		return 0;
	uint32_t place = place_in_code(ahead, m->at, m->bci_of[node], &is_write);
	const char *name = ahead->places.v[ahead->places.v[place].base].name;
	bool counts = is_write ? !ahead_is_immutable(ahead, name) : ahead->options.by_code;
	return place && counts ? bits_with(&ahead->sets, 0, place * 2 + is_write) : 0;
}
