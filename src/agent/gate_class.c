// The class that woven code calls, made here: java.raddle.Gate, of the boot loader, so that every class can see it, those of the
// JDK and of loaders that ask nobody else for classes included.
//
//     static void held(Object lock, int site) { held0(lock, site, Thread.currentThread().getId()); }
//     static void enter(Object lock, int site) { while (!enter0(lock, site, ...getId())) Thread.yield(); }
//     static void exit(int site) { exit0(site, ...getId()); }
//
// A version without StackMapTables. The loop is there for virtual threads: a thread that waits in native code keeps its carrier.
#include <string.h>

#include "agent/internal.h"

enum { VERSION = 49, PUBLIC = 1, STATIC = 8, FINAL = 16, NATIVE = 0x100, SUPER = 0x20 };

struct maker {
	struct buf constants, methods;
	uint16_t n; // next constant
	uint16_t code;
};

static void u1(struct buf *out, uint32_t value)
{
	buf_char(out, (char)value);
}

static void u2(struct buf *out, uint32_t value)
{
	u1(out, value >> 8);
	u1(out, value);
}

static void u4(struct buf *out, uint32_t value)
{
	u2(out, value >> 16);
	u2(out, value);
}

static uint16_t text(struct maker *m, const char *value)
{
	u1(&m->constants, CONSTANT_Utf8);
	u2(&m->constants, (uint32_t)strlen(value));
	buf_string(&m->constants, value);
	return m->n++;
}

static uint16_t class_of(struct maker *m, const char *name)
{
	uint16_t at = text(m, name);
	u1(&m->constants, CONSTANT_Class);
	u2(&m->constants, at);
	return m->n++;
}

static uint16_t method_of(struct maker *m, uint16_t class, const char *name, const char *descriptor)
{
	uint16_t name_at = text(m, name), descriptor_at = text(m, descriptor);
	u1(&m->constants, CONSTANT_NameAndType);
	u2(&m->constants, name_at);
	u2(&m->constants, descriptor_at);
	uint16_t both = m->n++;
	u1(&m->constants, CONSTANT_Methodref);
	u2(&m->constants, class);
	u2(&m->constants, both);
	return m->n++;
}

static void head(struct maker *m, uint16_t access, const char *name, const char *descriptor)
{
	uint16_t name_at = text(m, name), descriptor_at = text(m, descriptor);
	u2(&m->methods, access);
	u2(&m->methods, name_at);
	u2(&m->methods, descriptor_at);
}

static void native(struct maker *m, const char *name, const char *descriptor)
{
	head(m, STATIC | NATIVE, name, descriptor);
	u2(&m->methods, 0);
}

static void with_code(struct maker *m, const char *name, const char *descriptor,
	const uint8_t *code, uint32_t n)
{
	head(m, PUBLIC | STATIC, name, descriptor);
	u2(&m->methods, 1);
	u2(&m->methods, m->code);
	u4(&m->methods, 12 + n);
	u2(&m->methods, 5); // stack: an object, an int, a long, and one to spare
	u2(&m->methods, 2);
	u4(&m->methods, n);
	buf_put(&m->methods, code, n);
	u2(&m->methods, 0);
	u2(&m->methods, 0);
}

#define INDEX(i) (uint8_t)((i) >> 8), (uint8_t)(i)

void gate_class_make(struct buf *out, const char *id_method)
{
	struct maker m = { .n = 1 };
	uint16_t this_class = class_of(&m, WEAVE_GATE), super = class_of(&m, "java/lang/Object");
	uint16_t thread = class_of(&m, "java/lang/Thread");
	uint16_t current = method_of(&m, thread, "currentThread", "()Ljava/lang/Thread;");
	uint16_t id = method_of(&m, thread, id_method, "()J");
	uint16_t yield = method_of(&m, thread, "yield", "()V");
	uint16_t held = method_of(&m, this_class, "held0", "(Ljava/lang/Object;IJ)V");
	uint16_t enter = method_of(&m, this_class, "enter0", "(Ljava/lang/Object;IJ)Z");
	uint16_t leave = method_of(&m, this_class, "exit0", "(IJ)V");
	m.code = text(&m, "Code");
	const uint8_t held_code[] = { OP_aload_0, OP_iload_1, OP_invokestatic, INDEX(current),
		OP_invokevirtual, INDEX(id), OP_invokestatic, INDEX(held), OP_return };
	const uint8_t enter_code[] = { OP_aload_0, OP_iload_1, OP_invokestatic, INDEX(current),
		OP_invokevirtual, INDEX(id), OP_invokestatic, INDEX(enter), OP_ifne, 0, 9, OP_invokestatic,
		INDEX(yield), OP_goto, 0xff, (uint8_t)-17, OP_return };
	const uint8_t exit_code[] = { OP_iload_0, OP_invokestatic, INDEX(current), OP_invokevirtual,
		INDEX(id), OP_invokestatic, INDEX(leave), OP_return };
	with_code(&m, "held", "(Ljava/lang/Object;I)V", held_code, sizeof(held_code));
	with_code(&m, "enter", "(Ljava/lang/Object;I)V", enter_code, sizeof(enter_code));
	with_code(&m, "exit", "(I)V", exit_code, sizeof(exit_code));
	native(&m, "held0", "(Ljava/lang/Object;IJ)V");
	native(&m, "enter0", "(Ljava/lang/Object;IJ)Z");
	native(&m, "exit0", "(IJ)V");
	u4(out, 0xcafebabe);
	u4(out, VERSION);
	u2(out, m.n);
	buf_slice(out, buf_view(&m.constants));
	u2(out, PUBLIC | FINAL | SUPER);
	u2(out, this_class);
	u2(out, super);
	u4(out, 0); // no interfaces, no fields
	u2(out, 6);
	buf_slice(out, buf_view(&m.methods));
	u2(out, 0);
	buf_release(&m.constants);
	buf_release(&m.methods);
}
