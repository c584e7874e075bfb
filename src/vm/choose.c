// Numbers that the search chooses: raddle.Choose, random numbers where they are asked to be choices, and whether a weak
// compare-and-set fails although it need not. Nobody chooses for `raddle run`: the first option is taken.
//
// A random number of few values may be any of them; of more, the first, the middle and the last one.
#include "vm/natives.h"

enum { MAX_OPTIONS = 255, MAX_RANDOM = 8 };

void vm_choose(struct vm *vm, uint32_t option)
{
	vm->chosen_option = option;
}

static uint32_t take_option(struct vm *vm)
{
	uint32_t option = vm->chosen_option;
	vm->chosen_option = 0;
	return option;
}

void vm_set_weak_failures(struct vm *vm, bool is_so)
{
	vm->has_weak_failures = is_so;
}

// ---- how many ---------------------------------------------------------------------------------------

static uint64_t range(uint64_t lo, uint64_t hi)
{
	int64_t n = (int64_t)(int32_t)hi - (int32_t)lo + 1;
	return n > 0 ? (uint64_t)n : 0;
}

static uint32_t n_random(uint64_t range)
{
	return range <= MAX_RANDOM ? (uint32_t)range : 3;
}

static uint64_t nth_random(uint64_t range, uint32_t option)
{
	if (range <= MAX_RANDOM)
		return option;
	return option == 0 ? 0 : option == 1 ? range / 2 : range - 1;
}

uint32_t choose_options(const struct vm *vm, const struct vmethod *m, const uint64_t *args)
{
	native_function *function = natives[m->native - 1].function;
	(void)vm;
	if (function == native_choose_int) {
		uint64_t n = range(args[0], args[1]);
		return n == 0 || n > MAX_OPTIONS ? 1 : (uint32_t)n; // throws, or cannot be followed
	}
	if (function == native_random_int)
		return (int32_t)args[1] > 0 ? n_random(args[1]) : 1;
	if (function == native_random_between)
		return range(args[1], args[2]) > 1 ? n_random(range(args[1], args[2]) - 1) : 1;
	return function == native_random_double ? 3 : 2;
}

// ---- natives ----------------------------------------------------------------------------------------

NATIVE_FN(choose_int)
{
	uint64_t n = range(args[0], args[1]);
	if (n == 0)
		return throw_new(vm, t, "java/lang/IllegalArgumentException", "%d > %d", (int32_t)args[0],
			(int32_t)args[1]);
	if (n > MAX_OPTIONS) {
		vm_unsupported(vm, t, "a choice of more than %d numbers", MAX_OPTIONS);
		return DONE_STOP;
	}
	RETURN_INT(args[0] + take_option(vm));
}

NATIVE_FN(choose_boolean)
{
	RETURN(take_option(vm) & 1);
}

NATIVE_FN(random_int)
{
	if ((int32_t)args[1] <= 0)
		return throw_new(vm, t, "java/lang/IllegalArgumentException", "bound must be positive");
	RETURN_INT(nth_random(args[1], take_option(vm)));
}

NATIVE_FN(random_between)
{
	if (range(args[1], args[2]) < 2)
		return throw_new(vm, t, "java/lang/IllegalArgumentException",
			"bound must be greater than origin");
	RETURN_INT(args[1] + nth_random(range(args[1], args[2]) - 1, take_option(vm)));
}

NATIVE_FN(random_boolean)
{
	RETURN(take_option(vm) & 1);
}

NATIVE_FN(random_double)
{
	static const double values[] = { 0.0, 0.5, 0x1.fffffffffffffp-1 };
	uint64_t bits;
	memcpy(&bits, &values[take_option(vm) % 3], sizeof(bits));
	RETURN(bits);
}

NATIVE_FN(junit_unsupported)
{
	char *text = string_c(vm, REF(0));
	vm_unsupported(vm, t, "%s", text);
	free(text);
	return DONE_STOP;
}

// ---- weak compare-and-set -----------------------------------------------------------------------------

bool choose_is_weak(const struct vm *vm, const char *method)
{
	return vm->has_weak_failures && strncmp(method, "weakCompareAndSet", 17) == 0;
}

bool choose_fails(struct vm *vm, const char *method)
{
	return choose_is_weak(vm, method) && take_option(vm) == 1;
}
