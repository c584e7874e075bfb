// Modelled calls become constraints: a row's places are cells, its moves edges, the functions that it
// calls are calls at the same place of the program. So a modelled method exists once per call site, and
// what is in a container are pseudo-fields of the container object.
#include "pta/internal.h"

static uint32_t cell_of(struct pta *pta, const struct application *app,
	const struct model_place *place);

static uint32_t operand(const struct pta *pta, const struct application *app, uint32_t number)
{
	const struct site *site = &pta->sites.v[app->site];
	uint32_t at = number - method_is_static(app->method);
	return at < site->n_args ? pta->site_args.v[site->args + at] : 0;
}

static uint32_t count_arguments(const struct pta *pta, const struct application *app)
{
	return pta->sites.v[app->site].n_args - !method_is_static(app->method);
}

static uint32_t several(struct pta *pta, const struct application *app, uint32_t first,
	uint32_t step)
{
	uint32_t n = count_arguments(pta, app), cell = cell_new(pta, 1);
	for (uint32_t i = first; i <= n; i += step)
		if (operand(pta, app, i))
			cell_edge(pta, operand(pta, app, i), cell, 0);
	return cell;
}

static uint32_t made(struct pta *pta, const struct application *app,
	const struct model_place *place)
{
	const struct site site = pta->sites.v[app->site];
	struct ir_type type = type_of_descriptor_text(pta,
		descriptor_return(name_slice(app->method->descriptor)));
	if (place->type && place->type->text[0] == '[')
		type = type_of_descriptor_text(pta, name_slice(place->type));
	else if (place->type)
		type = class_type(world_find(pta->world, name_slice(place->type)));
	uint32_t cell = cell_new(pta, 1);
	if (type.kind != KIND_CLASS && type.kind != KIND_ARRAY)
		return cell;
	cell_put(pta, cell, object_modelled(pta, site.node, site.bci, type));
	if (type.kind == KIND_CLASS)
		initialise_class(pta, site.node, site.bci, pta->world->classes[type.klass]);
	return cell;
}

static uint32_t made_like(struct pta *pta, const struct application *app,
	const struct model_place *place)
{
	uint32_t from = place->of == MODEL_THIS ? app->this_cell : operand(pta, app, place->number);
	uint32_t cell = cell_new(pta, 1);
	if (from)
		cell_use(pta, from, (struct use){ .kind = USE_LIKE, .other = cell, .slot = app->site });
	return cell;
}

static uint32_t class_cell(struct pta *pta, const struct application *app)
{
	uint32_t cell = cell_new(pta, 1);
	cell_put(pta, cell, object_class(pta, world_find(pta->world, name_slice(app->row->class))));
	return cell;
}

// A static field of the class that has the pseudo-field's name is meant itself.
const struct field *model_static_field(const struct pta *pta, const struct application *app,
	const struct model_place *place)
{
	if (place->base != MODEL_STATIC || !place->n_fields)
		return NULL;
	const char *name = model_field_name(pta->options.models, place->fields[0]);
	const struct klass *klass = world_find(pta->world, name_slice(app->row->class));
	for (uint32_t i = 0; i < klass->n_fields; i++)
		if (klass->fields[i].access & ACC_STATIC && strcmp(klass->fields[i].name->text, name) == 0)
			return &klass->fields[i];
	return NULL;
}

static uint32_t static_field(struct pta *pta, const struct application *app,
	const struct model_place *place)
{
	const struct field *field = model_static_field(pta, app, place);
	return field ? static_cell(pta, field) : 0;
}

static uint32_t base_cell(struct pta *pta, const struct application *app,
	const struct model_place *place)
{
	switch ((enum model_base)place->base) {
	case MODEL_THIS:
		return app->this_cell;
	case MODEL_ARG:
		return operand(pta, app, place->number);
	case MODEL_LAST:
		return operand(pta, app, count_arguments(pta, app));
	case MODEL_ARGS:
		return several(pta, app, 1, 1);
	case MODEL_ODD:
		return several(pta, app, 1, 2);
	case MODEL_EVEN:
		return several(pta, app, 2, 2);
	case MODEL_RETURN:
		return app->result;
	case MODEL_THROWN:
		return pta->sites.v[app->site].thrown;
	case MODEL_STATIC:
		return static_field(pta, app, place) ? static_field(pta, app, place) : class_cell(pta, app);
	case MODEL_RESULT:
		return place->number < 16 ? app->results[place->number] : 0;
	case MODEL_NEW:
		return made(pta, app, place);
	case MODEL_NEW_LIKE:
		return made_like(pta, app, place);
	case MODEL_NOWHERE:
		break;
	}
	return 0;
}

// ---- fields -----------------------------------------------------------------------------------

static void access_field(struct pta *pta, uint32_t base, uint32_t other, uint8_t field,
	bool is_store)
{
	struct use use = { .kind = is_store ? USE_SLOT_STORE : USE_SLOT_LOAD, .other = other };
	if (field == MODEL_FIELD_ARRAY)
		use.kind = is_store ? USE_ELEMENT_STORE : USE_ELEMENT_LOAD;
	else if (field == MODEL_FIELD_ANY)
		use.kind = is_store ? USE_ANY_STORE : USE_ANY_LOAD;
	else
		use.slot = field;
	cell_use(pta, base, use);
}

static uint32_t load_fields(struct pta *pta, const struct application *app,
	const struct model_place *place, uint32_t n)
{
	uint32_t cell = base_cell(pta, app, place);
	for (uint32_t i = static_field(pta, app, place) != 0; i < n && cell; i++) {
		uint32_t to = cell_new(pta, 1);
		access_field(pta, cell, to, place->fields[i], false);
		cell = to;
	}
	return cell;
}

static uint32_t cell_of(struct pta *pta, const struct application *app,
	const struct model_place *place)
{
	return load_fields(pta, app, place, place->n_fields);
}

static void store(struct pta *pta, const struct application *app, const struct model_place *to,
	uint32_t from)
{
	bool is_cell = to->n_fields == 0 || (to->n_fields == 1 && static_field(pta, app, to));
	uint32_t base = load_fields(pta, app, to, is_cell ? 0 : to->n_fields - 1u);
	if (!base || !from)
		return;
	if (is_cell)
		cell_edge(pta, from, base, 0);
	else
		access_field(pta, base, from, to->fields[to->n_fields - 1], true);
}

static bool is_all(const struct model_place *place)
{
	return place->n_fields && place->fields[place->n_fields - 1] == MODEL_FIELD_ALL;
}

// Pseudo-fields one by one, and elements.
static void move_all(struct pta *pta, const struct application *app, const struct model_place *to,
	const struct model_place *from, bool is_shared)
{
	uint32_t a = load_fields(pta, app, to, to->n_fields - 1u);
	uint32_t b = load_fields(pta, app, from, from->n_fields - 1u);
	for (uint8_t field = 0; a && b && field < MODEL_N_FIELDS; field++) {
		if (field == MODEL_FIELD_ALL || field == MODEL_FIELD_ANY)
			continue;
		uint32_t middle = cell_new(pta, 1);
		access_field(pta, b, middle, field, false);
		access_field(pta, a, middle, field, true);
		if (is_shared) {
			access_field(pta, a, middle, field, false);
			access_field(pta, b, middle, field, true);
		}
	}
}

static void move(struct pta *pta, const struct application *app, const struct model_effect *e)
{
	if (is_all(&e->to) && is_all(&e->from))
		move_all(pta, app, &e->to, &e->from, e->kind == MODEL_SHARE);
	else if (e->kind == MODEL_SHARE && e->to.n_fields && e->from.n_fields) {
		uint32_t middle = cell_new(pta, 1);
		uint32_t from = cell_of(pta, app, &e->from), to = cell_of(pta, app, &e->to);
		if (from)
			cell_edge(pta, from, middle, 0);
		if (to)
			cell_edge(pta, to, middle, 0);
		store(pta, app, &e->to, middle);
		store(pta, app, &e->from, middle);
	} else {
		store(pta, app, &e->to, cell_of(pta, app, &e->from));
	}
}

// ---- functions --------------------------------------------------------------------------------

// An executor of the program's own is given the task; what those of the library do with it is said by the
// call itself.
static void give_to_executor(struct pta *pta, const struct application *app,
	const struct model_effect *e, uint32_t task)
{
	const struct method *execute = model_member(pta->world, MODEL_MEMBER_EXECUTE);
	uint32_t executor = e->by.base != MODEL_NOWHERE ? cell_of(pta, app, &e->by) : 0;
	const struct site outer = pta->sites.v[app->site];
	// Its own `execute` has been called already.
	if (!executor || !execute || app->method->name == execute->name)
		return;
	struct site site = { .node = outer.node,
		.bci = outer.bci,
		.n_args = 2,
		.edge_kind = PTA_RUN,
		.op = OP_invokeinterface,
		.args = pta->site_args.n,
		.thrown = outer.thrown,
		.target = execute,
		.named = execute->owner,
		.is_hook = true,
		.root = outer.root ? outer.root : app->site };
	vec_push(&pta->site_args, executor);
	vec_push(&pta->site_args, task);
	site_open(pta, site_new(pta, site));
}

static void call_function(struct pta *pta, struct application *app, uint32_t number)
{
	const struct model_effect *e = &app->row->effects[number];
	const struct site outer = pta->sites.v[app->site];
	uint32_t receiver = cell_of(pta, app, &e->from), result = cell_new(pta, 1);
	if (number < 16)
		app->results[number] = result;
	if (e->to.base != MODEL_NOWHERE)
		store(pta, app, &e->to, result);
	if (!receiver)
		return;
	uint32_t args[256], n_args = 1;
	for (uint32_t i = 0; i < e->n_args; i++)
		args[n_args++] = cell_of(pta, app, &e->args[i]);
	args[0] = receiver;
	struct site site = {
		.node = outer.node,
		.bci = outer.bci,
		.n_args = (uint8_t)n_args,
		.edge_kind = PTA_RUN,
		.op = OP_invokevirtual,
		.args = pta->site_args.n,
		.result = result,
		.thrown = e->where == MODEL_IN_HERE ? outer.thrown : 0,
		.type = class_type(pta->world->object),
		.name = e->method,
		.where = e->where,
		.times = e->times,
		.root = outer.root ? outer.root : app->site,
	};
	uint32_t future = e->as.base != MODEL_NOWHERE ? cell_of(pta, app, &e->as) : 0;
	if (future) {
		site.thrown = cell_new(pta, 1);
		access_field(pta, future, site.thrown, MODEL_FIELD_FAILURE, true);
	}
	if (e->where == MODEL_IN_HERE && outer.where != MODEL_IN_HERE) {
		site.where = outer.where;
		site.times = outer.times;
		site.started = outer.started;
	}
	for (uint32_t i = 0; i < n_args; i++)
		vec_push(&pta->site_args, args[i]);
	site_open(pta, site_new(pta, site));
	if (e->where == MODEL_IN_POOL)
		give_to_executor(pta, app, e, future ? future : receiver);
}

static void builtin(struct pta *pta, const struct application *app, const struct model_effect *e)
{
	switch (e->detail) {
	case MODEL_BUILTIN_CURRENT_THREAD:
		cell_edge(pta, pta->threads, app->result, 0);
		break;
	case MODEL_BUILTIN_GET_CLASS:
		if (app->this_cell)
			cell_use(pta, app->this_cell, (struct use){ .kind = USE_CLASS, .other = app->result });
		break;
	case MODEL_BUILTIN_CLASS_INSTANCE:
		if (app->this_cell)
			cell_use(pta, app->this_cell,
				(struct use){ .kind = USE_INSTANCE, .other = app->result, .slot = app->site });
		break;
	default:
		if (!reflect_builtin(pta, app, e))
			cell_put(pta, app->result, object_open(pta, pta->sites.v[app->site].type));
		break;
	}
}

// All reference fields of the object, or its elements.
static void access_any(struct pta *pta, const struct use *use, uint32_t object)
{
	uint32_t element = element_cell(pta, object);
	struct ir_type type = pta->objects.v[object].public.type;
	if (element) {
		if (use->kind == USE_ANY_LOAD)
			cell_edge(pta, element, use->other, 0);
		else
			cell_edge(pta, use->other, element, filter_get(pta, element_type(type)));
		return;
	}
	const struct klass *klass = pta->shapes.v[pta->objects.v[object].shape].klass;
	for (; klass; klass = klass->super)
		for (uint32_t i = 0; i < klass->n_fields; i++) {
			const struct field *field = &klass->fields[i];
			char first = field->descriptor->text[0];
			uint32_t cell = field->access & ACC_STATIC || (first != 'L' && first != '[')
				? 0
				: field_cell(pta, object, field);
			if (cell && use->kind == USE_ANY_LOAD)
				cell_edge(pta, cell, use->other, 0);
			else if (cell)
				cell_edge(pta, use->other, cell,
					filter_get(pta, type_of_descriptor_text(pta, name_slice(field->descriptor))));
		}
}

void model_react(struct pta *pta, const struct use *use, uint32_t object)
{
	const struct object o = pta->objects.v[object];
	if (use->kind == USE_ANY_LOAD || use->kind == USE_ANY_STORE) {
		access_any(pta, use, object);
		return;
	}
	if (use->kind == USE_CLASS) {
		cell_put(pta, use->other, object_class(pta, pta->shapes.v[o.shape].klass));
		return;
	}
	const struct site site = pta->sites.v[use->slot];
	if (use->kind == USE_LIKE) {
		if (o.public.kind == PTA_LAMBDA || o.public.kind == PTA_CLASS)
			return;
		uint32_t copy = object_modelled(pta, site.node, site.bci, o.public.type);
		for (uint32_t i = 0; i < pta->shapes.v[o.shape].n_slots && copy != object; i++)
			cell_edge(pta, o.slots + i, pta->objects.v[copy].slots + i, 0);
		cell_put(pta, use->other, copy);
	} else if (o.public.kind == PTA_CLASS && o.public.klass && !o.public.klass->is_interface &&
		!(o.public.klass->access & ACC_ABSTRACT) && !klass_is_phantom(o.public.klass)) {
		const struct method *constructor = klass_method_named(pta->world, o.public.klass, "<init>",
			"()V");
		struct klass *klass = pta->world->classes[o.public.klass->id];
		uint32_t made = object_modelled(pta, site.node, site.bci, class_type(klass));
		initialise_class(pta, site.node, site.bci, klass);
		cell_put(pta, use->other, made);
		if (!constructor)
			return;
		struct site call = { .node = site.node,
			.bci = site.bci,
			.n_args = 1,
			.edge_kind = PTA_RUN,
			.op = OP_invokespecial,
			.args = pta->site_args.n,
			.thrown = site.thrown,
			.target = constructor,
			.named = klass };
		uint32_t receiver = cell_new(pta, 1);
		cell_put(pta, receiver, made);
		vec_push(&pta->site_args, receiver);
		site_open(pta, site_new(pta, call));
	}
}

// ---- rows -------------------------------------------------------------------------------------

static void apply(struct pta *pta, struct application *app)
{
	for (uint32_t i = 0; i < app->row->n_effects; i++) {
		const struct model_effect *e = &app->row->effects[i];
		if (e->kind == MODEL_MOVE || e->kind == MODEL_SHARE)
			move(pta, app, e);
		else if (e->kind == MODEL_CALL)
			call_function(pta, app, i);
		else if (e->kind == MODEL_VIEW && app->this_cell)
			access_field(pta, app->this_cell, app->result,
				e->detail == MODEL_LOCK_READ ? MODEL_FIELD_READ : MODEL_FIELD_WRITE, false);
		else if (e->kind == MODEL_DO)
			builtin(pta, app, e);
	}
	if (app->row->is_pure && pta->sites.v[app->site].result)
		store(pta, app, &(struct model_place){ .base = MODEL_RETURN },
			made(pta, app, &(struct model_place){ .base = MODEL_NEW }));
}

// Does the row return what it finds: in a container, or from a function?
static bool returns_found(const struct model_row *row)
{
	for (uint32_t i = 0; i < row->n_effects; i++) {
		const struct model_effect *e = &row->effects[i];
		bool is_found = e->kind == MODEL_CALL || e->from.n_fields || e->from.base == MODEL_RESULT ||
			e->from.base == MODEL_ARG;
		if ((e->kind == MODEL_MOVE || e->kind == MODEL_CALL) && e->to.base == MODEL_RETURN &&
			!e->to.n_fields && is_found)
			return true;
	}
	return false;
}

// What passes as the result: Properties.getProperty returns the strings among the values.
static uint32_t result_filter(struct pta *pta, const struct method *method,
	const struct model_row *row)
{
	struct slice type = descriptor_return(name_slice(method->descriptor));
	return returns_found(row) ? filter_get(pta, type_of_descriptor_text(pta, type)) : 0;
}

// What a row does may run other rows, and these may come back (a list of lists is compared by its
// elements): below one call of the program, every method is applied once, to cells of its own.
static void open_application(struct pta *pta, uint32_t id, const struct method *method,
	const struct model_row *row, bool is_sorted, struct application *app)
{
	struct site site = pta->sites.v[id];
	bool is_inner = site.root != 0;
	if (is_inner) {
		uint32_t args = pta->site_args.n, cells = cell_new(pta, site.n_args + 1u);
		for (uint32_t i = 0; i < site.n_args; i++)
			vec_push(&pta->site_args, cells + i);
		site.args = args;
		site.result = cells + site.n_args;
		id = site_new(pta, site);
	}
	*app = (struct application){ .site = id, .method = method, .row = row };
	if (!method_is_static(method))
		app->this_cell = is_sorted && !is_inner ? cell_new(pta, 1) : pta->site_args.v[site.args];
	uint32_t filter = site.result ? result_filter(pta, method, row) : 0;
	app->result = is_inner || filter || !site.result ? cell_new(pta, 1) : site.result;
	if (is_inner || filter)
		cell_edge(pta, app->result, site.result, filter);
}

static void join_application(struct pta *pta, uint32_t id, const struct application *app)
{
	const struct site from = pta->sites.v[id], to = pta->sites.v[app->site];
	for (uint32_t i = !method_is_static(app->method); i < from.n_args && i < to.n_args; i++)
		if (pta->site_args.v[from.args + i])
			cell_edge(pta, pta->site_args.v[from.args + i], pta->site_args.v[to.args + i], 0);
	if (from.result)
		cell_edge(pta, app->result, from.result, 0);
}

// One application for all receivers; one for each that starts a thread.
static uint64_t key_of_row(const struct pta *pta, uint32_t id, const struct method *method)
{
	const uint32_t root = pta->sites.v[id].root;
	return root ? (uint64_t)1 << 61 | (uint64_t)root << 32 | method->id
				: (uint64_t)id << 32 | method->id;
}

static void link_row(struct pta *pta, uint32_t id, const struct method *method,
	const struct model_row *row, uint64_t key, const member_list *objects)
{
	const uint32_t root = pta->sites.v[id].root;
	bool is_new, is_joined;
	uint64_t *known = map_put(&pta->applied, key, &is_new);
	if (is_new) {
		*known = pta->applications.n;
		struct application app;
		open_application(pta, id, method, row, objects != NULL, &app);
		vec_push(&pta->applications, app);
		apply(pta, &app);
		known = map_get(&pta->applied, key);
	}
	const struct application app = pta->applications.v[*known];
	if (root) {
		map_put(&pta->applied, (uint64_t)3 << 61 | (uint64_t)id << 32 | method->id, &is_joined);
		if (is_joined)
			join_application(pta, id, &app);
		if (!objects && is_joined && app.this_cell && pta->site_args.v[pta->sites.v[id].args])
			cell_edge(pta, pta->site_args.v[pta->sites.v[id].args], app.this_cell, 0);
	}
	if (objects && app.this_cell)
		cell_flow(pta, app.this_cell, sets_of(&pta->sets, objects->v, objects->n), 0);
}

bool model_initialise(struct pta *pta, const struct method *initialiser)
{
	const struct model_row *row = pta->options.models ? model_of(pta->options.models, initialiser)
													  : NULL;
	bool is_new;
	if (!row || row->is_followed)
		return false;
	map_put(&pta->initialised, initialiser->id, &is_new);
	if (is_new) {
		struct application app = { .method = initialiser, .row = row };
		app.site = site_new(pta, (struct site){ .op = OP_invokestatic, .target = initialiser });
		apply(pta, &app);
	}
	return true;
}

// ---- what the library asks of the program's own objects ----------------------------------------

// One application for all objects of a class that an origin makes.
static void implement_rows(struct pta *pta, uint32_t this_cell, const struct object *object,
	const struct model_row **rows, uint32_t n)
{
	struct site site = { .node = object->public.node, .bci = object->public.bci };
	const struct method *any = klass_method_named(pta->world, object->public.klass, "<init>",
		"()V");
	for (uint32_t i = 0; !any && i < object->public.klass->n_methods; i++)
		if (!method_is_static(&object->public.klass->methods[i]))
			any = &object->public.klass->methods[i];
	for (uint32_t i = 0; any && i < n; i++) {
		struct application app = { .method = any, .row = rows[i], .this_cell = this_cell };
		app.site = site_new(pta, site);
		app.result = cell_new(pta, 1);
		apply(pta, &app);
	}
}

void model_implement(struct pta *pta, uint32_t id)
{
	const struct object object = pta->objects.v[id];
	const struct klass *klass = object.public.klass;
	const struct model_row *rows[8];
	bool is_new;
	if (!klass || klass->role == ROLE_JDK || !pta->options.models)
		return;
	uint64_t key = (uint64_t)object.shape << 32 | pta->nodes.v[object.public.node].public.origin;
	uint64_t *known = map_put(&pta->implemented, key, &is_new);
	uint32_t cell = (uint32_t)*known;
	if (is_new) {
		uint32_t n = models_implemented(pta->options.models, klass, rows, 8);
		cell = n ? cell_new(pta, 1) : 0;
		*known = cell;
		if (n)
			implement_rows(pta, cell, &object, rows, n < 8 ? n : 8);
	}
	if (cell)
		cell_put(pta, cell, id);
}

// The site again, for what is started with the object.
static uint32_t site_started(struct pta *pta, uint32_t id, const struct site *site, uint32_t object)
{
	bool is_new;
	uint64_t *known = map_put(&pta->applied, (uint64_t)1 << 62 | (uint64_t)id << 32 | object,
		&is_new);
	if (is_new) {
		struct site own = *site;
		own.started = object;
		*known = site_new(pta, own);
	}
	return (uint32_t)*known;
}

// An application for each object: a thread or task starts with it.
static void link_each(struct pta *pta, uint32_t id, const struct method *method,
	const struct model_row *row, const member_list *objects)
{
	const struct site site = pta->sites.v[id];
	for (uint32_t i = 0; i < objects->n; i++) {
		uint32_t object = objects->v[i];
		uint32_t own = site_started(pta, id, &site, object);
		link_row(pta, own, method, row, (uint64_t)1 << 63 | (uint64_t)own << 32 | object,
			&(member_list){ .v = &object, .n = 1 });
	}
}

bool model_link(struct pta *pta, uint32_t id, const struct method *method,
	const member_list *objects)
{
	const struct model_row *row = pta->options.models ? model_of(pta->options.models, method)
													  : NULL;
	if (!row || row->is_followed)
		return false;
	if (pta->sites.v[id].is_hook)
		return true;
	const struct site site = pta->sites.v[id];
	if (site.where == MODEL_IN_HERE || !objects) {
		link_row(pta, id, method, row, key_of_row(pta, id, method), objects);
	} else if (site.started) {
		uint32_t own = site_started(pta, site.root ? site.root : id, &site, site.started);
		link_row(pta, id, method, row, (uint64_t)1 << 63 | (uint64_t)own << 32 | method->id,
			objects);
	} else {
		link_each(pta, id, method, row, objects);
	}
	return true;
}
