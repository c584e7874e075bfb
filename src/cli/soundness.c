// `raddle stats --soundness`: for every call of INPUT to a method outside it, where the analyses learn what
// it does: from a model, or from its code; or nowhere, which is what results may lack.
#include <stdlib.h>

#include "base/json.h"
#include "base/map.h"
#include "cli/cli.h"
#include "model/model.h"

enum known_by {
	BY_MODEL,
	BY_CODE,
	BY_IMPLEMENTATIONS,
	BY_NOTHING_NATIVE,
	BY_NOTHING_MISSING,
	N_BY
};

static const char *const words[N_BY] = { "modelled", "followed", "abstract", "native", "missing" };
static const char *const meanings[N_BY] = { "a model says what they do", "their code says it",
	"the code of those that implement them says it", "nothing is known",
	"nothing is known: their classes are not there" };

#define MAX_NAMED 20 // with -v all

struct callee {
	const struct klass *klass;
	struct slice name, descriptor;
	enum known_by by;
	uint32_t n;
};

struct survey {
	struct world *world;
	uint64_t n_calls[N_BY];
	struct map by_key; // of interned text -> index + 1
	struct buf text;
	VEC(struct callee) callees;
};

static enum known_by known_by(const struct world *world, const struct klass *klass,
	const struct member_ref *ref, const struct method *method)
{
	const struct name *name = intern_slice(world->names, ref->name); // '*' means unheard ones too
	if (method ? model_of(world->models, method) != NULL
			   : model_of_ref(world->models, klass, name, ref->descriptor) != NULL)
		return BY_MODEL;
	if (!method)
		return BY_NOTHING_MISSING;
	return method_is_abstract(method) ? BY_IMPLEMENTATIONS
		: method->access & ACC_NATIVE ? BY_NOTHING_NATIVE
									  : BY_CODE;
}

static const struct method *resolve(const struct world *world, const struct klass *klass,
	const struct member_ref *ref)
{
	const struct name *name = intern_find(world->names, ref->name);
	const struct name *descriptor = intern_find(world->names, ref->descriptor);
	if (!name || !descriptor)
		return NULL;
	return ref->tag == CONSTANT_InterfaceMethodref
		? world_resolve_interface_method(world, klass, name, descriptor)
		: world_resolve_method(world, klass, name, descriptor);
}

static void print_callee(const struct callee *callee, struct buf *out)
{
	class_print_name(name_slice(callee->klass->name), out);
	buf_printf(out, ".%.*s%.*s", SLICE_ARG(callee->name), SLICE_ARG(callee->descriptor));
}

static void count_call(struct survey *s, const struct class *file, uint16_t constant)
{
	struct member_ref ref = class_member_ref(file, constant);
	if (ref.class_name.len && ref.class_name.ptr[0] == '[')
		return;
	const struct klass *klass = world_find(s->world, ref.class_name);
	const struct method *method = resolve(s->world, klass, &ref);
	const struct klass *owner = method ? method->owner : klass;
	if (!klass_is_phantom(owner) && owner->role == ROLE_INPUT)
		return;
	enum known_by by = known_by(s->world, klass, &ref, method);
	s->n_calls[by]++;
	struct callee callee = { owner, ref.name, ref.descriptor, by, 0 };
	buf_clear(&s->text);
	print_callee(&callee, &s->text);
	const struct name *key = intern_slice(s->world->names, buf_view(&s->text));
	bool is_new;
	uint64_t *known = map_put(&s->by_key, (uint64_t)(uintptr_t)key, &is_new);
	if (is_new) {
		vec_push(&s->callees, callee);
		*known = s->callees.n;
	}
	s->callees.v[*known - 1].n++;
}

static void count_calls(struct survey *s, const struct klass *klass)
{
	for (uint32_t m = 0; m < klass->n_methods; m++) {
		const struct code *code = klass->methods[m].member->code;
		for (uint32_t at = 0; code && code->starts && at < code->length;) {
			struct insn insn = code_insn(code, at);
			at = insn.next;
			if (insn.op == OP_invokevirtual || insn.op == OP_invokespecial ||
				insn.op == OP_invokestatic || insn.op == OP_invokeinterface)
				count_call(s, klass->file, (uint16_t)insn.a);
		}
	}
}

// The most called first.
static int compare(const void *a, const void *b)
{
	const struct callee *x = a, *y = b;
	if (x->n != y->n)
		return x->n < y->n ? 1 : -1;
	int order = slice_compare(name_slice(x->klass->name), name_slice(y->klass->name));
	order = order ? order : slice_compare(x->name, y->name);
	return order ? order : slice_compare(x->descriptor, y->descriptor);
}

static void print_json(const struct survey *s, struct buf *out)
{
	struct json json;
	struct buf name = BUF_INIT;
	json_begin(&json, out);
	json_object(&json, NULL, false);
	for (uint32_t i = 0; i < N_BY; i++)
		json_unsigned(&json, words[i], s->n_calls[i]);
	json_array(&json, "not_modelled", false);
	for (uint32_t i = 0; i < s->callees.n; i++) {
		if (s->callees.v[i].by == BY_MODEL)
			continue;
		buf_clear(&name);
		print_callee(&s->callees.v[i], &name);
		json_object(&json, NULL, true);
		json_slice(&json, "method", buf_view(&name));
		json_string(&json, "known_by", words[s->callees.v[i].by]);
		json_unsigned(&json, "calls", s->callees.v[i].n);
		json_end_object(&json);
	}
	json_end_array(&json);
	json_end_object(&json);
	buf_release(&name);
}

static void print_text(const struct survey *s, bool is_verbose, struct buf *out)
{
	buf_string(out, "calls of INPUT to methods outside it\n");
	for (uint32_t i = 0; i < N_BY; i++)
		buf_printf(out, "%10llu  %s: %s\n", (unsigned long long)s->n_calls[i], words[i],
			meanings[i]);
	uint32_t n = 0, n_left = 0;
	for (uint32_t i = 0; i < s->callees.n; i++) {
		const struct callee *callee = &s->callees.v[i];
		if (callee->by == BY_MODEL)
			continue;
		if (n == MAX_NAMED && !is_verbose) {
			n_left++;
			continue;
		}
		buf_string(out, n++ ? "" : "without a model, the most called first\n");
		buf_printf(out, "%10u  ", callee->n);
		print_callee(callee, out);
		buf_printf(out, " (%s)\n", words[callee->by]);
	}
	if (n_left)
		buf_printf(out, "and %u more (-v)\n", n_left);
}

void soundness_print(struct world *world, bool is_json, bool is_verbose, struct buf *out)
{
	struct survey s = { .world = world };
	uint32_t n = world->n_classes; // it grows meanwhile
	for (uint32_t id = 1; id <= n; id++) {
		const struct klass *klass = world->classes[id];
		if (!klass_is_phantom(klass) && klass->role == ROLE_INPUT)
			count_calls(&s, klass);
	}
	if (s.callees.n)
		qsort(s.callees.v, s.callees.n, sizeof(*s.callees.v), compare);
	if (is_json)
		print_json(&s, out);
	else
		print_text(&s, is_verbose, out);
	map_release(&s.by_key);
	buf_release(&s.text);
	vec_release(&s.callees);
}
