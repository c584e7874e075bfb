// Answers the questions of tests/oracle/resolution from raddle's world, so that they can be compared
// with the answers of a JVM (Resolution.java). Reads one question a line, prints it with the answer:
//
//     invoke STUB FROM OPCODE KIND T NAME DESCRIPTOR RECEIVER -> what running the instruction does
//     field STUB FROM T NAME DESCRIPTOR -> the same of getstatic
//     subtype A B -> yes or no
//     common A B -> the nearest common superclass
//     resolve T NAME DESCRIPTOR -> the class that declares it
//     select RECEIVER T NAME DESCRIPTOR -> the class whose method runs
//     resolve-field T NAME DESCRIPTOR -> the class that declares it
//
// FROM is the class that contains the instruction; KIND says Methodref or InterfaceMethodref.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "world/world.h"

#define MAX_WORDS 16

struct question {
	char *words[MAX_WORDS];
	uint32_t n;
};

static void split(char *line, struct question *q)
{
	q->n = 0;
	for (char *word = strtok(line, " \n"); word && q->n < MAX_WORDS; word = strtok(NULL, " \n"))
		q->words[q->n++] = word;
}

static const struct name *intern(struct world *world, const char *text)
{
	return intern_string(world->names, text);
}

// A protected instance member of another package's superclass needs a reference through a subclass,
// a superclass or the class itself that refers, JVMS 5.4.4; implementing an interface is not enough.
static bool is_accessible(struct klass *from, struct klass *through, struct klass *owner,
	uint16_t access)
{
	if (!world_may_access(from, owner, access))
		return false;
	bool by_package = world_may_access(from, owner, access & (uint16_t)~ACC_PROTECTED);
	if (by_package || !(access & ACC_PROTECTED) || (access & ACC_STATIC))
		return true;
	return klass_is_subtype(from, through) ||
		(!from->is_interface && klass_is_subtype(through, from));
}

static struct method *resolve(struct world *world, struct klass *t, bool by_interface,
	const char *name, const char *descriptor)
{
	const struct name *n = intern(world, name), *d = intern(world, descriptor);
	return by_interface ? world_resolve_interface_method(world, t, n, d)
						: world_resolve_method(world, t, n, d);
}

static const char *run(struct world *world, const struct method *resolved, const char *receiver,
	bool by_interface)
{
	struct method *m = world_select_method(world, world_find_string(world, receiver), resolved);
	if (!m)
		return "abstract";
	// Said of invokeinterface itself, JVMS 6.5.
	if (by_interface && !(m->access & (ACC_PUBLIC | ACC_PRIVATE)))
		return "not-public";
	return m->owner->name->text;
}

static const char *answer_invoke(struct world *world, char **w)
{
	bool by_interface = strcmp(w[3], "InterfaceMethodref") == 0;
	bool wants_static = strcmp(w[2], "invokestatic") == 0;
	struct klass *from = world_find_string(world, w[1]), *t = world_find_string(world, w[4]);
	struct method *m = resolve(world, t, by_interface, w[5], w[6]);
	if (!m)
		return "unresolved";
	if (!is_accessible(from, t, m->owner, m->access))
		return "inaccessible";
	if (method_is_static(m) != wants_static)
		return wants_static ? "instance" : "static";
	if (wants_static)
		return m->owner->name->text;
	return run(world, m, w[7], strcmp(w[2], "invokeinterface") == 0);
}

static const char *answer_field(struct world *world, char **w)
{
	struct klass *from = world_find_string(world, w[1]), *t = world_find_string(world, w[2]);
	struct field *f = world_resolve_field(world, t, intern(world, w[3]), intern(world, w[4]));
	if (!f)
		return "unresolved";
	return is_accessible(from, t, f->owner, f->access) ? f->owner->name->text : "inaccessible";
}

static const char *answer_select(struct world *world, char **w)
{
	struct klass *receiver = world_find_string(world, w[0]), *t = world_find_string(world, w[1]);
	struct method *m = resolve(world, t, t->is_interface, w[2], w[3]);
	m = m ? world_select_method(world, receiver, m) : NULL;
	return m ? m->owner->name->text : "-";
}

static const char *answer(struct world *world, struct question *q)
{
	char **w = q->words + 1;
	const char *what = q->n ? q->words[0] : "";
	if (strcmp(what, "invoke") == 0 && q->n == 9)
		return answer_invoke(world, w);
	if (strcmp(what, "field") == 0 && q->n == 6)
		return answer_field(world, w);
	if (strcmp(what, "select") == 0 && q->n == 5)
		return answer_select(world, w);
	if (q->n < 3)
		return "?";
	struct klass *a = world_find_string(world, w[0]);
	if (strcmp(what, "subtype") == 0)
		return klass_is_subtype(a, world_find_string(world, w[1])) ? "yes" : "no";
	if (strcmp(what, "common") == 0)
		return klass_common_super(world, a, world_find_string(world, w[1]))->name->text;
	if (strcmp(what, "resolve") == 0 && q->n == 4) {
		struct method *m = resolve(world, a, a->is_interface, w[1], w[2]);
		return m ? m->owner->name->text : "-";
	}
	if (strcmp(what, "resolve-field") == 0 && q->n == 4) {
		struct field *f = world_resolve_field(world, a, intern(world, w[1]), intern(world, w[2]));
		return f ? f->owner->name->text : "-";
	}
	return "?";
}

static void answer_all(struct world *world)
{
	char *line = NULL;
	size_t size = 0;
	ssize_t length;
	while ((length = getline(&line, &size, stdin)) > 0) {
		struct question q;
		if (line[length - 1] == '\n')
			line[length - 1] = 0;
		printf("%s -> ", line);
		split(line, &q);
		puts(answer(world, &q));
	}
	free(line);
}

int main(int argc, char **argv)
{
	struct err err = ERR_INIT;
	struct input_options options = { 0 };
	struct notes *notes = notes_new();
	struct input *input = input_new(&options, notes);
	bool ok = argc >= 2 && (strcmp(argv[1], "none") == 0 || input_add_jdk(input, argv[1], &err));

	for (int i = 2; i < argc && ok; i++)
		ok = input_add(input, argv[i], ROLE_INPUT, &err);
	if (!ok) {
		fprintf(stderr, "usage: resolve_dump JDK|none [PATH...]: %s\n", err.text);
		return 2;
	}
	struct world *world = world_new(input, notes, 2);
	world_load_input(world);
	notes_flush(notes, NOTE_WARNING, stderr);
	answer_all(world);
	notes_flush(notes, NOTE_WARNING, stderr);
	world_free(world);
	input_free(input);
	notes_free(notes);
	return 0;
}
