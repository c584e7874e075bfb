// Where threads are, in the words of findings. The program's own code is what is neither the JDK's nor of what runs tests.
#include <string.h>

#include "mc/internal.h"

bool mc_is_jdk_class(const char *name)
{
	static const char *const packages[] = { "java", "javax", "jdk", "sun", "com/sun", "com.sun" };
	for (size_t i = 0; i < sizeof(packages) / sizeof(*packages); i++) {
		size_t n = strlen(packages[i]);
		if (strncmp(name, packages[i], n) == 0 && (name[n] == '.' || name[n] == '/'))
			return true;
	}
	return false;
}

// What runs tests is no more the program's own code than the JDK is.
static bool is_of_tests(const char *name)
{
	static const char *const packages[] = { "raddle/", "org/junit/", "junit/", "org/opentest4j/",
		"org/hamcrest/" };
	for (size_t i = 0; i < sizeof(packages) / sizeof(*packages); i++)
		if (strncmp(name, packages[i], strlen(packages[i])) == 0)
			return true;
	return false;
}

static bool is_own(const void *method)
{
	const char *class, *name, *descriptor;
	vm_method_names(method, &class, &name, &descriptor);
	return vm_method_is_own(method) && !is_of_tests(class);
}

static const char *text_of(struct buf *text, struct arena *arena)
{
	const char *copy = (const char *)arena_printf(arena, "%s", buf_cstring(text)).ptr;
	buf_release(text);
	return copy;
}

struct finding_frame mc_frame(struct vm_at at, struct arena *arena)
{
	const char *class_name, *name, *descriptor;
	vm_method_names(at.method, &class_name, &name, &descriptor);
	struct buf class = BUF_INIT;
	class_print_name(slice_of_string(class_name), &class);
	const char *dotted = text_of(&class, arena);
	struct slice file = vm_method_file(at.method);
	return (struct finding_frame){
		.method = (const char *)arena_printf(arena, "%s.%s%s", dotted, name, descriptor).ptr,
		.class = dotted,
		.file = (const char *)arena_printf(arena, "%.*s", SLICE_ARG(file)).ptr,
		.line = vm_method_line(at.method, at.pc),
		.bci = at.pc,
		.origin = is_own(at.method)       ? ORIGIN_INPUT
			: vm_method_is_jdk(at.method) ? ORIGIN_JDK
										  : ORIGIN_CLASSPATH,
	};
}

struct finding_frame mc_no_frame(void)
{
	return (struct finding_frame){ .method = "", .class = "", .file = "", .bci = FINDING_NO_BCI };
}

struct mc_where mc_where(const struct vm *vm, uint32_t number)
{
	struct mc_where where = { 0 };
	struct vm_frame f;
	for (bool is_there = vm_frame_top(&f, vm, number); is_there;
		 is_there = vm_frame_below(&f, vm)) {
		if (!f.code)
			continue;
		if (!where.top.method)
			where.top = (struct vm_at){ f.method, f.pc };
		if (is_own(f.method)) {
			where.own = (struct vm_at){ f.method, f.pc };
			return where;
		}
		where.called = f.method;
		where.receiver = vm_frame_this(&f);
	}
	where.called = NULL;
	where.receiver = 0;
	return where;
}

struct finding_frame mc_frame_of(const struct mc_where *where, struct arena *arena)
{
	struct vm_at at = where->own.method ? where->own : where->top;
	return at.method ? mc_frame(at, arena) : mc_no_frame();
}

struct finding_stack mc_stack_of(const struct vm_at *places, uint32_t n, struct arena *arena)
{
	struct finding_frame *frames = ARENA_ARRAY(arena, struct finding_frame, n);
	for (uint32_t i = 0; i < n; i++)
		frames[i] = mc_frame(places[i], arena);
	return (struct finding_stack){ n, frames };
}

enum { MAX_STACK = 60 };

struct finding_stack mc_stack(const struct vm *vm, uint32_t number, struct arena *arena)
{
	struct vm_at places[MAX_STACK];
	uint32_t n = 0;
	struct vm_frame f;
	for (bool is_there = vm_frame_top(&f, vm, number); is_there && n < MAX_STACK;
		 is_there = vm_frame_below(&f, vm))
		if (f.code)
			places[n++] = (struct vm_at){ f.method, f.pc };
	return mc_stack_of(places, n, arena);
}

// The innermost of the program's own; else the innermost.
struct finding_frame mc_own_frame(const struct finding_stack *stack)
{
	for (uint32_t i = 0; i < stack->n; i++)
		if (stack->frames[i].origin == ORIGIN_INPUT)
			return stack->frames[i];
	return stack->n ? stack->frames[0] : mc_no_frame();
}
