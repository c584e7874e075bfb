// Points-to as the definition says it: every rule is applied to every instruction of every method in every
// context, again and again, until nothing is new. Reads the IR; shares no code with src/pta, and none of
// its ideas either: no graph, no sets that are shared, no order.
//
// Knows what the random programs of pta_random.h can do, and of models only Thread.start() and java.Box.
#ifndef TESTS_PTA_NAIVE_H
#define TESTS_PTA_NAIVE_H

#include "base/map.h"
#include "base/vec.h"
#include "ir/ir.h"
#include "pta/pta.h"
#include "unit.h"

#include <stdio.h>

// Rules that can be left out, to see whether anybody notices.
enum naive_rule {
	RULE_NONE,
	RULE_NEW,
	RULE_PHI,
	RULE_CAST,
	RULE_LOAD,
	RULE_STORE,
	RULE_STATIC,
	RULE_ELEMENT,
	RULE_ARGUMENT,
	RULE_RESULT,
	RULE_THROW,
	RULE_CATCH,
	RULE_START,
	RULE_INITIALISE,
	RULE_BOX,
	N_RULES,
};

struct naive_object {
	char kind; // 'n'ew, 'm'erged, 'v'm
	struct ir_type type;
	uint32_t node; // 0: none
	uint16_t bci;
	const struct name *name, *place;
};

struct naive_node {
	const struct method *method;
	uint32_t origin, receiver;
	uint32_t n_chain;
	const struct name *chain[PTA_MAX_DEPTH];
	const struct ir *ir;
	const struct name *name;
};

struct naive_origin {
	const struct name *name;
	const struct method *method, *entry; // that starts it; with which it begins
	uint16_t bci;
};

struct naive {
	struct world *world;
	const struct pta_options *options;
	enum naive_rule without;
	struct ir_builder *builder;
	struct arena arena;
	VEC(struct naive_object) objects; // from 1
	VEC(struct naive_node) nodes;     // from 1
	VEC(struct naive_origin) origins; // from 1
	struct map by_name;               // name of an object, node, origin, edge -> number
	struct map cells;                 // -> number
	VEC(uint8_t *) sets;              // by cell: [MAX_NAIVE_OBJECTS]
	bool is_changed, is_too_big;
};

#define MAX_NAIVE_OBJECTS 1500
#define MAX_NAIVE_NODES 800
#define MAX_NAIVE_ORIGINS 64 // what more threads run is not told apart by the solver

// ---- cells ------------------------------------------------------------------------------------

enum cell_kind { CELL_VALUE, CELL_RESULT, CELL_THROWN, CELL_BLOCK, CELL_FIELD, CELL_STATIC };

static uint32_t cell(struct naive *n, enum cell_kind kind, uint32_t a, uint32_t b)
{
	bool is_new;
	uint64_t *known = map_put(&n->cells, (uint64_t)kind << 60 | (uint64_t)a << 30 | b, &is_new);
	if (is_new) {
		*known = n->sets.n;
		vec_push(&n->sets, xcalloc(MAX_NAIVE_OBJECTS, 1));
	}
	return (uint32_t)*known;
}

static void naive_put(struct naive *n, uint32_t to, uint32_t object)
{
	if (!object || n->sets.v[to][object])
		return;
	n->sets.v[to][object] = 1;
	n->is_changed = true;
}

// ---- types ------------------------------------------------------------------------------------

static bool is_below(const struct klass *klass, const struct klass *above)
{
	if (!klass || klass == above)
		return klass;
	for (uint32_t i = 0; i < klass->n_interfaces; i++)
		if (is_below(klass->interfaces[i], above))
			return true;
	return is_below(klass->super, above);
}

static bool is_instance(const struct naive *n, struct ir_type type, struct ir_type wanted)
{
	struct klass *const *classes = n->world->classes;
	if (wanted.kind == KIND_CLASS && classes[wanted.klass] == n->world->object)
		return true;
	if (wanted.kind != type.kind)
		return false;
	if (type.kind == KIND_CLASS)
		return is_below(classes[type.klass], classes[wanted.klass]);
	// Arrays of one dimension only.
	return type.dimensions == wanted.dimensions && type.element == 'L' && wanted.element == 'L' &&
		is_below(classes[type.klass], classes[wanted.klass]);
}

static void naive_copy(struct naive *n, uint32_t from, uint32_t to, const struct ir_type *type)
{
	for (uint32_t o = 1; o < n->objects.n; o++)
		if (n->sets.v[from][o] && (!type || is_instance(n, n->objects.v[o].type, *type)))
			naive_put(n, to, o);
}

static bool is_exception(const struct naive *n, struct ir_type type)
{
	return type.kind == KIND_CLASS &&
		is_below(n->world->classes[type.klass], world_find_string(n->world, "java/lang/Throwable"));
}

// ---- objects and nodes, by their names --------------------------------------------------------

static const struct name *name_of(struct naive *n, struct buf *text)
{
	const struct name *name = intern_slice(n->world->names, buf_view(text));
	buf_release(text);
	return name;
}

static void print_type_of(const struct naive *n, struct ir_type type, struct buf *out)
{
	if (type.kind == KIND_ARRAY)
		buf_string(out, "[]");
	buf_slice(out, name_slice(n->world->classes[type.klass]->name));
}

static uint32_t naive_object(struct naive *n, char kind, struct ir_type type, uint32_t node,
	uint16_t bci)
{
	struct buf text = BUF_INIT, place = BUF_INIT;
	if (kind == 'n' && is_exception(n, type))
		kind = 'm';
	if (kind != 'n')
		node = bci = 0;
	buf_char(&text, kind);
	print_type_of(n, type, &text);
	buf_slice(&place, buf_view(&text));
	if (node) {
		buf_printf(&text, "@%s:%u", n->nodes.v[node].name->text, bci);
		buf_char(&place, '@');
		method_print(n->nodes.v[node].method, &place);
		buf_printf(&place, ":%u", bci);
	}
	struct naive_object object = { kind, type, node, bci, name_of(n, &text), name_of(n, &place) };
	bool is_new;
	uint64_t *known = map_put(&n->by_name, (uint64_t)(uintptr_t)object.name, &is_new);
	if (is_new) {
		*known = n->objects.n;
		vec_push(&n->objects, object);
		n->is_too_big |= n->objects.n >= MAX_NAIVE_OBJECTS;
		n->is_changed = true;
	}
	return n->is_too_big ? 0 : (uint32_t)*known;
}

static uint32_t naive_node(struct naive *n, struct naive_node node)
{
	struct buf text = BUF_INIT;
	method_print(node.method, &text);
	buf_char(&text, '<');
	if (node.origin)
		buf_slice(&text, name_slice(n->origins.v[node.origin].name));
	buf_char(&text, ';');
	if (node.receiver)
		buf_slice(&text, name_slice(n->objects.v[node.receiver].name));
	for (uint32_t i = 0; i < node.n_chain; i++)
		buf_printf(&text, ";%s", node.chain[i]->text);
	buf_char(&text, '>');
	node.name = name_of(n, &text);
	bool is_new;
	uint64_t *known = map_put(&n->by_name, (uint64_t)(uintptr_t)node.name, &is_new);
	if (!is_new)
		return (uint32_t)*known;
	*known = n->nodes.n;
	struct err err = ERR_INIT;
	world_open(n->world, node.method->owner);
	node.ir = ir_build(n->builder, node.method, &n->arena, &err);
	if (!node.ir)
		fail_msg("%s: %s", node.name->text, err.text);
	vec_push(&n->nodes, node);
	n->is_too_big |= n->nodes.n >= MAX_NAIVE_NODES;
	n->is_changed = true;
	return n->nodes.n - 1;
}

// ---- contexts ---------------------------------------------------------------------------------

static bool is_jdk(const struct method *method)
{
	return method->owner->role == ROLE_JDK;
}

static void push_element(struct naive *n, struct naive_node *to, const struct name *element,
	const struct naive_node *from)
{
	uint32_t depth = n->options->depth;
	to->chain[0] = element;
	to->n_chain = 1;
	for (uint32_t i = 0; i < from->n_chain && to->n_chain < depth; i++)
		to->chain[to->n_chain++] = from->chain[i];
}

static void set_chain(struct naive *n, struct naive_node *to, uint32_t caller, uint16_t bci,
	uint32_t object)
{
	const struct pta_options *o = n->options;
	if (!o->depth || (is_jdk(to->method) && !o->is_whole))
		return;
	struct buf text = BUF_INIT;
	const struct naive_node from = n->nodes.v[caller];
	if (o->policy == PTA_BY_CALL) {
		method_print(from.method, &text);
		buf_printf(&text, ":%u", bci);
		push_element(n, to, name_of(n, &text), &from);
	} else if (method_is_static(to->method)) {
		to->n_chain = from.n_chain;
		memcpy(to->chain, from.chain, sizeof(to->chain));
	} else {
		const struct naive_object *made = &n->objects.v[object];
		const struct naive_node *maker = &n->nodes.v[made->node];
		const struct name *element = o->policy == PTA_BY_OBJECT || !made->node
			? made->place
			: maker->method->owner->name;
		push_element(n, to, element, maker);
	}
}

static bool has_origins(const struct naive *n)
{
	return n->options->policy == PTA_ORIGIN || n->options->with_origins;
}

static uint32_t callee(struct naive *n, uint32_t caller, uint16_t bci, const struct method *method,
	uint32_t object)
{
	const struct pta_options *o = n->options;
	struct naive_node to = { .method = method };
	if (has_origins(n) && !is_jdk(method))
		to.origin = n->nodes.v[caller].origin;
	bool is_told = o->policy == PTA_ORIGIN || o->policy == PTA_CONSTRUCTORS; // by constructor
	bool is_everywhere = o->is_whole && o->policy == PTA_CONSTRUCTORS;
	if (is_told && object && strcmp(method->name->text, "<init>") == 0 &&
		(is_everywhere || !is_jdk(method))) {
		const struct naive_node *maker = &n->nodes.v[n->objects.v[object].node];
		if (!maker->receiver && maker->method != method)
			to.receiver = object;
	}
	set_chain(n, &to, caller, bci, object);
	return naive_node(n, to);
}

// ---- origins ----------------------------------------------------------------------------------

// Of main, or of code that everybody runs.
static bool is_of_main(const struct naive *n, uint32_t node)
{
	const struct naive_node *x = &n->nodes.v[node];
	return node == 0 ||
		(x->origin <= 1 && (!x->receiver || is_of_main(n, n->objects.v[x->receiver].node)));
}

static uint32_t naive_origin(struct naive *n, uint32_t caller, uint16_t bci, uint32_t object,
	const struct method *entry)
{
	const struct naive_node *from = &n->nodes.v[caller];
	const struct naive_origin *own = &n->origins.v[from->origin];
	if (from->origin && own->method == from->method && own->bci == bci && own->entry == entry)
		return from->origin;
	const struct naive_object *with = &n->objects.v[object];
	struct buf text = BUF_INIT;
	buf_string(&text, "T{");
	if (is_of_main(n, caller))
		buf_slice(&text, name_slice(from->name));
	else
		method_print(from->method, &text);
	buf_printf(&text, ":%u %s ", bci,
		is_of_main(n, with->node) ? with->name->text : with->place->text);
	method_print(entry, &text);
	buf_char(&text, '}');
	const struct name *name = name_of(n, &text);
	bool is_new;
	uint64_t *known = map_put(&n->by_name, (uint64_t)(uintptr_t)name, &is_new);
	if (is_new) {
		*known = n->origins.n;
		vec_push(&n->origins, (struct naive_origin){ name, from->method, entry, bci });
		n->is_too_big |= has_origins(n) && n->origins.n > MAX_NAIVE_ORIGINS;
	}
	return (uint32_t)*known;
}

// ---- calls ------------------------------------------------------------------------------------

// Nearest superclass that has it.
static const struct method *runs(const struct klass *klass, const struct method *named)
{
	for (; klass; klass = klass->super)
		for (uint32_t i = 0; i < klass->n_methods; i++) {
			const struct method *m = &klass->methods[i];
			if (m->name == named->name && m->descriptor == named->descriptor &&
				!(m->access & (ACC_STATIC | ACC_ABSTRACT)))
				return m;
		}
	return NULL;
}

static const struct name *edge_name_of(struct world *world, const struct name *from, uint32_t bci,
	const char *kind, const struct name *to)
{
	struct buf text = BUF_INIT;
	buf_printf(&text, "%s:%u %s %s", from->text, bci, kind, to->text);
	const struct name *name = intern_slice(world->names, buf_view(&text));
	buf_release(&text);
	return name;
}

static void naive_edge(struct naive *n, uint32_t from, uint32_t bci, const char *kind, uint32_t to)
{
	bool is_new;
	const struct name *name = edge_name_of(n->world, n->nodes.v[from].name, bci, kind,
		n->nodes.v[to].name);
	map_put(&n->by_name, (uint64_t)(uintptr_t)name, &is_new);
	n->is_changed |= is_new;
}

static void naive_call(struct naive *n, uint32_t caller, uint32_t value, uint32_t to)
{
	const struct ir *ir = n->nodes.v[caller].ir;
	const struct ir_insn *insn = ir_at(ir, value);
	bool is_static = method_is_static(n->nodes.v[to].method);
	naive_edge(n, caller, insn->bci, "calls", to);
	for (uint32_t i = !is_static; i < insn->n_args && n->without != RULE_ARGUMENT; i++)
		naive_copy(n, cell(n, CELL_VALUE, caller, ir_arg(ir, insn, i)),
			cell(n, CELL_VALUE, to, i + 1), NULL);
	if (n->without != RULE_RESULT)
		naive_copy(n, cell(n, CELL_RESULT, to, 0), cell(n, CELL_VALUE, caller, value), NULL);
	if (n->without != RULE_THROW)
		naive_copy(n, cell(n, CELL_THROWN, to, 0), cell(n, CELL_BLOCK, caller, ir->block_of[value]),
			NULL);
}

static void naive_start(struct naive *n, uint32_t caller, uint16_t bci, uint32_t object)
{
	const struct klass *thread = world_find_string(n->world, "java/lang/Thread");
	const struct method *entry = runs(n->world->classes[n->objects.v[object].type.klass],
		klass_method_named(n->world, thread, "run", "()V"));
	struct naive_node node = { .method = entry };
	uint32_t origin = naive_origin(n, caller, bci, object, entry);
	if (has_origins(n) && !is_jdk(entry))
		node.origin = origin;
	set_chain(n, &node, caller, bci, object);
	uint32_t to = naive_node(n, node);
	naive_edge(n, caller, bci, "starts", to);
	naive_put(n, cell(n, CELL_VALUE, to, 1), object);
}

#define BOX_ELEMENT ((1u << 30) - 1) // a field that is none

static void naive_box(struct naive *n, uint32_t caller, uint32_t value, char what, uint32_t box)
{
	const struct ir *ir = n->nodes.v[caller].ir;
	const struct ir_insn *insn = ir_at(ir, value);
	uint32_t inside = cell(n, CELL_FIELD, box, BOX_ELEMENT);
	if (what == 'g') {
		naive_copy(n, inside, cell(n, CELL_VALUE, caller, value), NULL);
		return;
	}
	uint32_t given = cell(n, CELL_VALUE, caller, ir_arg(ir, insn, 1));
	if (what == 'p')
		naive_copy(n, given, inside, NULL);
	for (uint32_t o = 1; what == 'f' && o < n->objects.n; o++)
		if (n->sets.v[given][o])
			naive_copy(n, cell(n, CELL_FIELD, o, BOX_ELEMENT), inside, NULL);
}

static void naive_invoke(struct naive *n, uint32_t caller, uint32_t value)
{
	const struct ir *ir = n->nodes.v[caller].ir;
	const struct ir_insn *insn = ir_at(ir, value);
	const struct method *named = ir_resolved_method(ir, insn);
	if (!named)
		fail_msg("%s:%u: a call that resolves to nothing", n->nodes.v[caller].name->text,
			insn->bci);
	if (insn->sub == OP_invokestatic) {
		naive_call(n, caller, value, callee(n, caller, insn->bci, named, 0));
		return;
	}
	uint32_t receiver = cell(n, CELL_VALUE, caller, ir_arg(ir, insn, 0));
	bool is_start = strcmp(named->name->text, "start") == 0;
	bool is_box = strcmp(named->owner->name->text, "java/Box") == 0 && named->name->text[0] != '<';
	for (uint32_t o = 1; o < n->objects.n && !n->is_too_big; o++) {
		const struct klass *klass = n->objects.v[o].type.kind == KIND_CLASS
			? n->world->classes[n->objects.v[o].type.klass]
			: n->world->object;
		if (!n->sets.v[receiver][o] || !is_below(klass, named->owner))
			continue;
		if (is_start && n->without != RULE_START)
			naive_start(n, caller, insn->bci, o);
		if (is_box && n->without != RULE_BOX)
			naive_box(n, caller, value, named->name->text[0], o);
		const struct method *method = insn->sub == OP_invokespecial ? named : runs(klass, named);
		if (is_start || is_box || !method)
			continue;
		uint32_t to = callee(n, caller, insn->bci, method, o);
		naive_call(n, caller, value, to);
		naive_put(n, cell(n, CELL_VALUE, to, 1), o);
	}
}

static void naive_initialise(struct naive *n, const struct klass *klass)
{
	for (; klass && n->without != RULE_INITIALISE; klass = klass->super) {
		const struct method *method = klass_method_named(n->world, klass, "<clinit>", "()V");
		if (method)
			naive_node(n, (struct naive_node){ .method = method });
	}
}

// ---- instructions -----------------------------------------------------------------------------

static void naive_fields(struct naive *n, uint32_t node, const struct ir *ir, uint32_t value)
{
	const struct ir_insn *insn = ir_at(ir, value);
	const struct field *field = insn->op == IR_ARRAY_LOAD || insn->op == IR_ARRAY_STORE
		? NULL
		: ir_resolved_field(ir, insn);
	uint32_t base = cell(n, CELL_VALUE, node, ir_arg(ir, insn, 0));
	bool is_load = insn->op == IR_GET_FIELD || insn->op == IR_ARRAY_LOAD;
	for (uint32_t o = 1; o < n->objects.n; o++) {
		struct ir_type type = n->objects.v[o].type;
		if (!n->sets.v[base][o] || (type.kind == KIND_CLASS) != (field != NULL) ||
			(field && !is_below(n->world->classes[type.klass], field->owner)))
			continue;
		uint32_t heap = cell(n, CELL_FIELD, o, field ? field->id : 0);
		struct ir_type element = { .kind = KIND_CLASS, .klass = type.klass };
		if (is_load)
			naive_copy(n, heap, cell(n, CELL_VALUE, node, value), NULL);
		else
			naive_copy(n, cell(n, CELL_VALUE, node, ir_arg(ir, insn, field ? 1 : 2)), heap,
				field ? NULL : &element);
	}
}

static void naive_insn(struct naive *n, uint32_t node, uint32_t value)
{
	const struct ir *ir = n->nodes.v[node].ir;
	const struct ir_insn *insn = ir_at(ir, value);
	uint32_t own = cell(n, CELL_VALUE, node, value), block = ir->block_of[value];
	enum naive_rule off = n->without;
	const struct field *field;
	switch (insn->op) {
	case IR_NEW:
		naive_initialise(n, n->world->classes[insn->type.klass]);
		// fall through
	case IR_NEW_ARRAY:
		if (off != RULE_NEW)
			naive_put(n, own, naive_object(n, 'n', insn->type, node, insn->bci));
		break;
	case IR_PHI:
		for (uint32_t i = 0; i < insn->n_args && off != RULE_PHI; i++)
			naive_copy(n, cell(n, CELL_VALUE, node, ir_arg(ir, insn, i)), own, NULL);
		break;
	case IR_CHECK_CAST:
		naive_copy(n, cell(n, CELL_VALUE, node, ir_arg(ir, insn, 0)), own,
			off == RULE_CAST ? NULL : &insn->type);
		break;
	case IR_GET_FIELD:
		if (off != RULE_LOAD)
			naive_fields(n, node, ir, value);
		break;
	case IR_PUT_FIELD:
		if (off != RULE_STORE)
			naive_fields(n, node, ir, value);
		break;
	case IR_ARRAY_LOAD:
	case IR_ARRAY_STORE:
		if (off != RULE_ELEMENT)
			naive_fields(n, node, ir, value);
		break;
	case IR_GET_STATIC:
	case IR_PUT_STATIC:
		field = ir_resolved_field(ir, insn);
		naive_initialise(n, field->owner);
		if (off == RULE_STATIC)
			break;
		if (insn->op == IR_GET_STATIC)
			naive_copy(n, cell(n, CELL_STATIC, field->id, 0), own, NULL);
		else
			naive_copy(n, cell(n, CELL_VALUE, node, ir_arg(ir, insn, 0)),
				cell(n, CELL_STATIC, field->id, 0), NULL);
		break;
	case IR_INVOKE:
		if (insn->sub == OP_invokestatic)
			naive_initialise(n, ir_resolved_method(ir, insn)->owner);
		naive_invoke(n, node, value);
		break;
	case IR_RETURN:
		if (insn->n_args)
			naive_copy(n, cell(n, CELL_VALUE, node, ir_arg(ir, insn, 0)),
				cell(n, CELL_RESULT, node, 0), NULL);
		break;
	case IR_THROW:
		naive_copy(n, cell(n, CELL_VALUE, node, ir_arg(ir, insn, 0)),
			cell(n, CELL_BLOCK, node, block), NULL);
		break;
	default:
		break;
	}
}

// What is thrown in a block comes to its handlers, each in turn, and leaves unless one takes everything.
static void naive_block(struct naive *n, uint32_t node, uint32_t number)
{
	const struct ir *ir = n->nodes.v[node].ir;
	const struct ir_block *block = &ir->blocks[number];
	uint32_t thrown = cell(n, CELL_BLOCK, node, number);
	bool takes_all = false;
	for (uint32_t i = 0; i < block->n_succs; i++) {
		if (!block->succs[i].is_exceptional)
			continue;
		takes_all |= block->succs[i].catch_type == 0;
		uint32_t pad = block->succs[i].to;
		for (uint32_t v = 1; v <= ir->n_insns && n->without != RULE_CATCH; v++)
			if (ir->insns[v].op == IR_CATCH && ir->block_of[v] == pad)
				naive_copy(n, thrown, cell(n, CELL_VALUE, node, v), &ir->insns[v].type);
	}
	if (!takes_all)
		naive_copy(n, thrown, cell(n, CELL_THROWN, node, 0), NULL);
}

// ---- the whole --------------------------------------------------------------------------------

static void naive_roots(struct naive *n)
{
	const struct method *main = n->options->roots[0];
	struct ir_type string = { .kind = KIND_CLASS,
		.klass = world_find_string(n->world, "java/lang/String")->id };
	struct ir_type strings = { .kind = KIND_ARRAY,
		.dimensions = 1,
		.element = 'L',
		.klass = string.klass };
	struct buf text = BUF_INIT;
	buf_string(&text, "main");
	vec_push(&n->origins, (struct naive_origin){ .name = name_of(n, &text) });
	uint32_t node = naive_node(n,
		(struct naive_node){ .method = main, .origin = has_origins(n) ? 1 : 0 });
	uint32_t array = naive_object(n, 'v', strings, 0, 0);
	naive_put(n, cell(n, CELL_VALUE, node, 1), array);
	naive_put(n, cell(n, CELL_FIELD, array, 0), naive_object(n, 'm', string, 0, 0));
	naive_initialise(n, main->owner);
}

static void naive_solve(struct naive *n, struct world *world, const struct pta_options *options,
	enum naive_rule without)
{
	*n = (struct naive){ .world = world, .options = options, .without = without };
	arena_init(&n->arena);
	ir_prepare(world);
	n->builder = ir_builder_new(world);
	vec_push(&n->objects, (struct naive_object){ 0 });
	vec_push(&n->nodes, (struct naive_node){ 0 });
	vec_push(&n->origins, (struct naive_origin){ 0 });
	naive_roots(n);
	do {
		n->is_changed = false;
		for (uint32_t node = 1; node < n->nodes.n && !n->is_too_big; node++) {
			for (uint32_t v = 1; v <= n->nodes.v[node].ir->n_insns && !n->is_too_big; v++)
				naive_insn(n, node, v);
			for (uint32_t b = 1; b <= n->nodes.v[node].ir->n_blocks; b++)
				naive_block(n, node, b);
		}
	} while (n->is_changed && !n->is_too_big);
}

static void naive_release(struct naive *n)
{
	for (uint32_t i = 0; i < n->sets.n; i++)
		free(n->sets.v[i]);
	vec_release(&n->sets);
	vec_release(&n->objects);
	vec_release(&n->nodes);
	vec_release(&n->origins);
	map_release(&n->by_name);
	map_release(&n->cells);
	ir_builder_free(n->builder);
	arena_release(&n->arena);
}

#endif
