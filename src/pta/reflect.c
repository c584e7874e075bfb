// Builtin rows: reflection as far as constants and class objects say what is meant; proxies; bootstraps of
// invokedynamic other than those that make function objects.
//
// A Method, Constructor or Field is one object for each member that it stands for, if its name is a
// constant string. Otherwise it may be all of the program's own that the class declares or inherits: one
// object for each class that declares some, or an interpreter that looks at the methods of every object
// would have thousands in every variable. What is invoked gets the elements of the array for every
// argument, as far as their classes fit.
#include "pta/internal.h"

#define MAX_CLASSES 32 // whose members, any of them, one call uses

// ---- objects that stand for members -----------------------------------------------------------

static uint32_t member_object(struct pta *pta, uint64_t key, enum model_known type)
{
	bool is_new;
	uint64_t *known = map_put(&pta->reflected, key, &is_new);
	if (!is_new)
		return (uint32_t)*known;
	const struct klass *klass = world_find(pta->world, model_known_name(type));
	uint32_t object = object_unshared(pta, class_type(klass));
	*map_put(&pta->reflected, key, NULL) = object;
	return object;
}

static uint32_t method_object(struct pta *pta, const struct method *method)
{
	uint32_t object = member_object(pta, (uint64_t)method->id << 1,
		method_is_initialiser(method) ? MODEL_KNOWN_CONSTRUCTOR : MODEL_KNOWN_METHOD);
	pta->objects.v[object].reflected_method = method;
	return object;
}

// A handle: of a method, or of a constructor.
static uint32_t handle_object(struct pta *pta, const struct method *method)
{
	uint32_t object = member_object(pta, (uint64_t)1 << 40 | method->id, MODEL_KNOWN_METHOD_HANDLE);
	pta->objects.v[object].reflected_method = method;
	return object;
}

static uint32_t field_object(struct pta *pta, const struct field *field)
{
	uint32_t object = member_object(pta, (uint64_t)field->id << 1 | 1, MODEL_KNOWN_FIELD);
	pta->objects.v[object].reflected_field = field;
	return object;
}

// Any of the class's own methods, constructors or fields.
static void put_any(struct pta *pta, const struct klass *klass, enum model_known type,
	uint32_t result)
{
	uint64_t key = (uint64_t)1 << 41 | (uint64_t)klass->id << 8 | type;
	uint32_t object = member_object(pta, key, type);
	pta->objects.v[object].reflected_class = klass;
	cell_put(pta, result, object);
}

// ---- finding members --------------------------------------------------------------------------

static bool has_name(const struct name *name, struct slice text)
{
	return slice_equal(name_slice(name), text);
}

typedef uint32_t make_object(struct pta *pta, const struct method *method);

static void find_methods(struct pta *pta, const struct klass *klass, struct slice text,
	make_object *make, uint32_t result)
{
	for (uint32_t i = 0; i < klass->n_methods && text.len; i++) {
		const struct method *method = &klass->methods[i];
		if (!method_is_initialiser(method) && has_name(method->name, text))
			cell_put(pta, result, make(pta, method));
	}
	if (!text.len && klass->role != ROLE_JDK && klass->n_methods)
		put_any(pta, klass, MODEL_KNOWN_METHOD, result);
	if (klass->super)
		find_methods(pta, klass->super, text, make, result);
	for (uint32_t i = 0; i < klass->n_interfaces; i++)
		find_methods(pta, klass->interfaces[i], text, make, result);
}

// Of a method by its name; without one it is a constructor that is asked for.
static void find_handles(struct pta *pta, const struct klass *klass, struct slice text,
	uint32_t result)
{
	if (text.len)
		find_methods(pta, klass, text, handle_object, result);
	for (uint32_t i = 0; i < klass->n_methods && !text.len; i++)
		if (method_is_initialiser(&klass->methods[i]) && !method_is_static(&klass->methods[i]))
			cell_put(pta, result, handle_object(pta, &klass->methods[i]));
}

static void find_fields(struct pta *pta, const struct klass *klass, struct slice text,
	uint32_t result)
{
	for (const struct klass *k = klass; k; k = k->super) {
		for (uint32_t i = 0; i < k->n_fields && text.len; i++)
			if (has_name(k->fields[i].name, text))
				cell_put(pta, result, field_object(pta, &k->fields[i]));
		if (!text.len && k->role != ROLE_JDK && k->n_fields)
			put_any(pta, k, MODEL_KNOWN_FIELD, result);
	}
}

// ---- calls ------------------------------------------------------------------------------------

// A call of the member where the row stands, still without arguments.
static struct site site_of_member(const struct pta *pta, const struct reflection *r,
	const struct method *method, uint32_t thrown)
{
	const struct site *outer = &pta->sites.v[r->site];
	return (struct site){ .node = outer->node,
		.bci = outer->bci,
		.edge_kind = PTA_RUN,
		.op = method_is_static(method)      ? OP_invokestatic
			: method_is_initialiser(method) ? OP_invokespecial
											: OP_invokevirtual,
		.args = pta->site_args.n,
		.result = method_is_initialiser(method) ? 0 : r->result,
		.thrown = thrown,
		.type = outer->type,
		.target = method,
		.named = method->owner,
		.root = outer->root ? outer->root : r->site };
}

// Opens a call where the row stands: `this` (0: none), then the same cell for every argument.
static void call_member(struct pta *pta, const struct reflection *r, const struct method *method,
	uint32_t receiver, uint32_t element)
{
	const struct site outer = pta->sites.v[r->site];
	struct slice rest = descriptor_parameters(name_slice(method->descriptor));
	struct site site = site_of_member(pta, r, method, cell_new(pta, 1));
	if (!method_is_static(method))
		vec_push(&pta->site_args, receiver);
	while (descriptor_next(&rest).len)
		vec_push(&pta->site_args, element);
	site.n_args = (uint8_t)(pta->site_args.n - site.args);
	if (outer.thrown) {
		struct klass *failed = world_find(pta->world,
			model_known_name(MODEL_KNOWN_INVOCATION_FAILED));
		uint32_t wrapped = object_merged(pta, class_type(failed));
		cell_put(pta, outer.thrown, wrapped);
		cell_edge(pta, site.thrown, slot_cell(pta, wrapped, MODEL_FIELD_FAILURE), 0);
	}
	if (method_is_static(method))
		initialise_class(pta, site.node, site.bci, method->owner);
	site_open(pta, site_new(pta, site));
}

static uint32_t argument(const struct pta *pta, uint32_t site, uint32_t i)
{
	const struct site *s = &pta->sites.v[site];
	return i < s->n_args ? pta->site_args.v[s->args + i] : 0;
}

static uint32_t elements_of(struct pta *pta, uint32_t array)
{
	uint32_t cell = cell_new(pta, 1);
	if (array)
		cell_use(pta, array, (struct use){ .kind = USE_ELEMENT_LOAD, .other = cell });
	return cell;
}

static void construct(struct pta *pta, const struct reflection *r, const struct method *constructor)
{
	const struct klass *klass = constructor->owner;
	const struct site site = pta->sites.v[r->site];
	if (klass->access & ACC_ABSTRACT)
		return;
	uint32_t made = object_modelled(pta, site.node, site.bci, class_type(klass));
	uint32_t receiver = cell_new(pta, 1);
	initialise_class(pta, site.node, site.bci, constructor->owner);
	cell_put(pta, receiver, made);
	cell_put(pta, r->result, made);
	model_implement(pta, made);
	call_member(pta, r, constructor, receiver, elements_of(pta, argument(pta, r->site, 1)));
}

// The arguments of the call are the receiver and the arguments of what the handle stands for.
static void call_handle(struct pta *pta, const struct reflection *r, const struct method *method)
{
	const struct site outer = pta->sites.v[r->site];
	struct site site = site_of_member(pta, r, method, outer.thrown);
	initialise_class(pta, site.node, site.bci, method->owner);
	if (method_is_initialiser(method)) {
		uint32_t made = object_modelled(pta, site.node, site.bci, class_type(method->owner));
		uint32_t receiver = cell_new(pta, 1);
		cell_put(pta, receiver, made);
		cell_put(pta, r->result, made);
		model_implement(pta, made);
		vec_push(&pta->site_args, receiver);
	}
	for (uint32_t i = 1; i < outer.n_args; i++)
		vec_push(&pta->site_args, pta->site_args.v[outer.args + i]);
	site.n_args = (uint8_t)(pta->site_args.n - site.args);
	if (site.n_args || method_is_static(method))
		site_open(pta, site_new(pta, site));
}

// The method without parameters of that name and result: what an enum's values() is.
static void call_values(struct pta *pta, const struct reflection *r, const struct klass *klass)
{
	for (uint32_t i = 0; i < klass->n_methods; i++) {
		const struct method *method = &klass->methods[i];
		struct slice result = descriptor_return(name_slice(method->descriptor));
		bool is_own_array = result.len > 3 && result.ptr[0] == '[' &&
			slice_equal(slice_of(result.ptr + 2, result.len - 3), name_slice(klass->name));
		if (is_own_array && method_is_static(method) && (method->access & ACC_PUBLIC) &&
			!descriptor_parameters(name_slice(method->descriptor)).len)
			call_member(pta, r, method, 0, 0);
	}
}

// ---- proxies ----------------------------------------------------------------------------------

// An object for each interface, whose calls go to the handler.
static void make_proxy(struct pta *pta, const struct reflection *r, struct klass *interface)
{
	const struct site site = pta->sites.v[r->site];
	uint32_t object = object_modelled(pta, site.node, site.bci, class_type(interface));
	uint32_t handler = argument(pta, r->site, 2);
	if (!pta->objects.v[object].handler)
		pta->objects.v[object].handler = handler;
	else if (handler && pta->options.policy == PTA_TYPES)
		cell_edge(pta, handler, pta->objects.v[object].handler, 0);
	if (pta->objects.v[object].handler)
		cell_put(pta, r->result, object);
}

void reflect_proxy(struct pta *pta, uint32_t id, uint32_t object)
{
	const struct method *invoke = model_member(pta->world, MODEL_MEMBER_HANDLE);
	const struct site outer = pta->sites.v[id];
	bool is_new;
	map_put(&pta->lambda_linked, (uint64_t)1 << 62 | (uint64_t)id << 32 | object, &is_new);
	if (!is_new || !invoke || !outer.target)
		return;
	uint32_t cells = cell_new(pta, 4);
	struct ir_type type = { .kind = KIND_ARRAY,
		.dimensions = 1,
		.element = 'L',
		.klass = pta->world->object->id };
	uint32_t array = object_modelled(pta, outer.node, outer.bci, type);
	cell_put(pta, cells, object);
	cell_put(pta, cells + 1, method_object(pta, outer.target));
	cell_put(pta, cells + 2, array);
	for (uint32_t i = 1; i < outer.n_args; i++)
		if (pta->site_args.v[outer.args + i])
			cell_edge(pta, pta->site_args.v[outer.args + i], element_cell(pta, array), 0);
	struct site site = { .node = outer.node,
		.bci = outer.bci,
		.n_args = 4,
		.edge_kind = outer.edge_kind,
		.op = OP_invokeinterface,
		.args = pta->site_args.n,
		.result = cells + 3,
		.thrown = outer.thrown,
		.type = outer.type,
		.target = invoke,
		.named = invoke->owner,
		.root = outer.root ? outer.root : id };
	vec_push(&pta->site_args, pta->objects.v[object].handler);
	for (uint32_t i = 0; i < 3; i++)
		vec_push(&pta->site_args, cells + i);
	if (outer.result)
		cell_edge(pta, cells + 3, outer.result, filter_get(pta, outer.type));
	site_open(pta, site_new(pta, site));
}

// ---- rows -------------------------------------------------------------------------------------

static void class_named(struct pta *pta, const struct application *app, bool is_instance)
{
	char name[512];
	const struct site site = pta->sites.v[app->site];
	if (!site.text.len || site.text.len >= sizeof(name) || site.text.ptr[0] == '[') {
		cell_put(pta, app->result, object_open(pta, site.type));
		return;
	}
	for (size_t i = 0; i < site.text.len; i++)
		name[i] = site.text.ptr[i] == '.' ? '/' : (char)site.text.ptr[i];
	struct klass *klass = world_find(pta->world, slice_of(name, site.text.len));
	if (klass_is_phantom(klass))
		return;
	uint32_t classes = is_instance ? cell_new(pta, 1) : app->result;
	cell_put(pta, classes, object_class(pta, klass));
	initialise_class(pta, site.node, site.bci, klass);
	if (is_instance)
		cell_use(pta, classes,
			(struct use){ .kind = USE_INSTANCE, .other = app->result, .slot = app->site });
}

struct services {
	struct pta *pta;
	uint32_t classes; // cell
};

static void add_provider(void *context, struct klass *klass)
{
	const struct services *services = context;
	cell_put(services->pta, services->classes, object_class(services->pta, klass));
}

// A loader whose elements are made by the constructors of the providers.
static void load_services(struct pta *pta, const struct reflection *r, const struct klass *service)
{
	struct services services = { pta, cell_new(pta, 1) };
	uint32_t loader = object_modelled(pta, pta->sites.v[r->site].node, pta->sites.v[r->site].bci,
		pta->sites.v[r->site].type);
	cell_put(pta, r->result, loader);
	cell_use(pta, services.classes,
		(struct use){ .kind = USE_INSTANCE,
			.other = slot_cell(pta, loader, MODEL_FIELD_ELEM),
			.slot = r->site });
	world_providers(pta->world, service, add_provider, &services);
}

static void class_react(struct pta *pta, const struct reflection *r, struct klass *klass)
{
	struct slice text = pta->sites.v[r->site].text;
	switch (r->builtin) {
	case MODEL_BUILTIN_FIND_METHOD:
		find_methods(pta, klass, text, method_object, r->result);
		break;
	case MODEL_BUILTIN_FIND_METHODS:
		find_methods(pta, klass, SLICE_EMPTY, method_object, r->result);
		break;
	case MODEL_BUILTIN_FIND_CONSTRUCTOR:
		put_any(pta, klass, MODEL_KNOWN_CONSTRUCTOR, r->result);
		break;
	case MODEL_BUILTIN_FIND_FIELD:
		find_fields(pta, klass, text, r->result);
		break;
	case MODEL_BUILTIN_ENUM_CONSTANTS:
		initialise_class(pta, pta->sites.v[r->site].node, pta->sites.v[r->site].bci, klass);
		call_values(pta, r, klass);
		break;
	case MODEL_BUILTIN_METHOD_HANDLE:
		find_handles(pta, klass, text, r->result);
		break;
	case MODEL_BUILTIN_SERVICES:
		load_services(pta, r, klass);
		break;
	case MODEL_BUILTIN_PROXY:
		if (klass->is_interface)
			make_proxy(pta, r, klass);
		break;
	default:
		break;
	}
}

// What is in the cell as far as it can be in a variable of the type: the machine casts it.
static uint32_t cast_to(struct pta *pta, uint32_t cell, struct ir_type type)
{
	uint32_t filter = filter_get(pta, type);
	if (!cell || !filter)
		return cell;
	uint32_t passed = cell_new(pta, 1);
	cell_edge(pta, cell, passed, filter);
	return passed;
}

static void field_react(struct pta *pta, const struct reflection *r, const struct field *field)
{
	uint32_t object = argument(pta, r->site, 1), value = argument(pta, r->site, 2);
	bool is_static = field->access & ACC_STATIC;
	if (value && r->builtin == MODEL_BUILTIN_SET_FIELD)
		value = cast_to(pta, value, type_of_descriptor_text(pta, name_slice(field->descriptor)));
	if (r->builtin == MODEL_BUILTIN_GET_FIELD && is_static)
		cell_edge(pta, static_cell(pta, field), r->result, 0);
	else if (r->builtin == MODEL_BUILTIN_GET_FIELD && object)
		cell_use(pta, object, (struct use){ .kind = USE_LOAD, .other = r->result, .field = field });
	else if (r->builtin == MODEL_BUILTIN_SET_FIELD && is_static && value)
		cell_edge(pta, value, static_cell(pta, field), 0);
	else if (r->builtin == MODEL_BUILTIN_SET_FIELD && object && value)
		cell_use(pta, object, (struct use){ .kind = USE_STORE, .other = value, .field = field });
}

static void method_react(struct pta *pta, const struct reflection *r, const struct method *method)
{
	if (r->builtin == MODEL_BUILTIN_INVOKE_METHOD && !method_is_initialiser(method))
		call_member(pta, r, method, argument(pta, r->site, 1),
			elements_of(pta, argument(pta, r->site, 2)));
	else if (method_is_initialiser(method) && method_is_static(method))
		return; // <clinit>
	else if (r->builtin == MODEL_BUILTIN_INVOKE_HANDLE)
		call_handle(pta, r, method);
	else if (r->builtin == MODEL_BUILTIN_INVOKE_CONSTRUCTOR && method_is_initialiser(method))
		construct(pta, r, method);
}

// Only what fits its class asks it: methods are invoked, fields are read and set.
static void any_react(struct pta *pta, const struct reflection *r, const struct klass *klass)
{
	bool is_of_field = r->builtin == MODEL_BUILTIN_GET_FIELD ||
		r->builtin == MODEL_BUILTIN_SET_FIELD;
	for (uint32_t i = 0; i < klass->n_fields && is_of_field; i++)
		field_react(pta, r, &klass->fields[i]);
	for (uint32_t i = 0; i < klass->n_methods && !is_of_field; i++)
		method_react(pta, r, &klass->methods[i]);
}

// What looks at the members of every object that there is (a script's bridge to Java, a monitoring agent)
// would lead from everywhere to everywhere; that is no answer. Those of the first classes are followed.
static bool is_followed(struct pta *pta, uint32_t slot)
{
	struct reflection *r = &pta->reflections.v[slot];
	if (r->n_classes++ < MAX_CLASSES)
		return true;
	const struct site *site = &pta->sites.v[r->site];
	struct buf place = BUF_INIT;
	if (r->n_classes == MAX_CLASSES + 1 && pta->options.notes) {
		pta_print_node(pta, site->node, &place);
		notes_add(pta->options.notes, NOTE_INFO, 0,
			"%s:%u uses unknown members of more than %u classes; the others are not followed",
			buf_cstring(&place), site->bci, MAX_CLASSES);
	}
	buf_release(&place);
	return false;
}

void reflect_react(struct pta *pta, const struct use *use, uint32_t id)
{
	const struct reflection r = pta->reflections.v[use->slot];
	const struct object object = pta->objects.v[id];
	if (object.public.kind == PTA_CLASS && object.public.klass &&
		!klass_is_phantom(object.public.klass))
		class_react(pta, &r, pta->world->classes[object.public.klass->id]);
	else if (object.reflected_field)
		field_react(pta, &r, object.reflected_field);
	else if (object.reflected_method)
		method_react(pta, &r, object.reflected_method);
	else if (object.reflected_class && is_followed(pta, use->slot))
		any_react(pta, &r, object.reflected_class);
}

bool reflect_builtin(struct pta *pta, const struct application *app,
	const struct model_effect *effect)
{
	uint32_t asked = app->this_cell, slot = pta->reflections.n;
	switch (effect->detail) {
	case MODEL_BUILTIN_CLASS_NAMED:
	case MODEL_BUILTIN_NAMED_INSTANCE:
		class_named(pta, app, effect->detail == MODEL_BUILTIN_NAMED_INSTANCE);
		return true;
	case MODEL_BUILTIN_PROXY:
		asked = elements_of(pta, argument(pta, app->site, 1));
		break;
	case MODEL_BUILTIN_METHOD_HANDLE:
		asked = argument(pta, app->site, 1);
		break;
	case MODEL_BUILTIN_SERVICES:
		asked = argument(pta, app->site, 0);
		break;
	case MODEL_BUILTIN_FIND_METHOD:
	case MODEL_BUILTIN_FIND_METHODS:
	case MODEL_BUILTIN_FIND_CONSTRUCTOR:
	case MODEL_BUILTIN_FIND_FIELD:
	case MODEL_BUILTIN_INVOKE_HANDLE:
	case MODEL_BUILTIN_INVOKE_METHOD:
	case MODEL_BUILTIN_INVOKE_CONSTRUCTOR:
	case MODEL_BUILTIN_GET_FIELD:
	case MODEL_BUILTIN_SET_FIELD:
	case MODEL_BUILTIN_ENUM_CONSTANTS:
		break;
	default:
		return false;
	}
	uint32_t result = app->result;
	struct ir_type returned = type_of_descriptor_text(pta,
		descriptor_return(name_slice(app->method->descriptor)));
	// getMethods() and the like return an array of what is found.
	if (returned.kind == KIND_ARRAY && effect->detail != MODEL_BUILTIN_ENUM_CONSTANTS) {
		const struct site site = pta->sites.v[app->site];
		uint32_t array = object_modelled(pta, site.node, site.bci, returned);
		cell_put(pta, app->result, array);
		result = element_cell(pta, array);
	}
	vec_push(&pta->reflections,
		(struct reflection){ .builtin = effect->detail, .site = app->site, .result = result });
	if (asked)
		cell_use(pta, asked, (struct use){ .kind = USE_REFLECT, .slot = slot });
	return true;
}

// ---- invokedynamic ----------------------------------------------------------------------------

static void call_named(struct pta *pta, const struct site *outer, uint32_t id, uint32_t receiver,
	const struct name *name, uint32_t argument_cell)
{
	struct site site = { .node = outer->node,
		.bci = outer->bci,
		.n_args = argument_cell ? 2 : 1,
		.edge_kind = PTA_RUN,
		.op = OP_invokevirtual,
		.args = pta->site_args.n,
		.thrown = outer->thrown,
		.name = name,
		.root = id };
	vec_push(&pta->site_args, receiver);
	if (argument_cell)
		vec_push(&pta->site_args, argument_cell);
	site_open(pta, site_new(pta, site));
}

// What a record's methods ask of its components: the same.
static void call_components(struct pta *pta, uint32_t id, const struct method *method)
{
	const struct site site = pta->sites.v[id];
	uint32_t self = argument(pta, id, 0), other = argument(pta, id, 1);
	for (uint32_t i = 0; i < method->owner->n_fields; i++) {
		const struct field *field = &method->owner->fields[i];
		char first = field->descriptor->text[0];
		if (field->access & ACC_STATIC || (first != 'L' && first != '[') || !self)
			continue;
		uint32_t cells = cell_new(pta, 2);
		cell_use(pta, self, (struct use){ .kind = USE_LOAD, .other = cells, .field = field });
		if (other)
			cell_use(pta, other,
				(struct use){ .kind = USE_LOAD, .other = cells + 1, .field = field });
		call_named(pta, &site, id, cells, method->name, other ? cells + 1 : 0);
	}
}

bool dynamic_open(struct pta *pta, uint32_t id, const struct pag_call *call)
{
	const struct site site = pta->sites.v[id];
	const struct method *text = model_member(pta->world, MODEL_MEMBER_TEXT);
	if (call->op != OP_invokedynamic || !text)
		return false;
	switch (call->builtin) {
	case MODEL_BUILTIN_CONCAT:
		for (uint32_t i = 0; i < site.n_args; i++)
			if (argument(pta, id, i))
				call_named(pta, &site, id, argument(pta, id, i), text->name, 0);
		break;
	case MODEL_BUILTIN_OBJECT_METHODS:
		call_components(pta, id, pta->nodes.v[site.node].public.method);
		break;
	case MODEL_BUILTIN_SWITCH:
		break;
	default:
		return false;
	}
	if (site.result && (site.type.kind == KIND_CLASS || site.type.kind == KIND_ARRAY))
		cell_put(pta, site.result, object_merged(pta, site.type));
	return true;
}
