// Files of models: class lines and rows.
#include <errno.h>
#include <stdio.h>

#include "gen/embed.h"
#include "model/internal.h"

struct models *models_new_empty(struct intern *names)
{
	struct models *models = xcalloc(1, sizeof(*models));
	arena_init(&models->arena);
	models->names = names;
	models->thread = intern_string(names, "java/lang/Thread");
	for (uint32_t i = 0; i < MODEL_N_FIELDS; i++)
		vec_push(&models->fields, model_fields[i]);
	return models;
}

struct models *models_new(struct intern *names)
{
	struct models *models = models_new_empty(names);
	for (const struct embedded *file = embedded_models; file->name; file++) {
		struct err err = ERR_INIT;
		struct slice path = arena_printf(&models->arena, "models/%s.txt", file->name);
		if (!models_add(models, (const char *)path.ptr, slice_of(file->text, file->len), &err))
			BUG("%s", err.text);
	}
	return models;
}

void models_free(struct models *models)
{
	if (!models)
		return;
	map_release(&models->by_name);
	map_release(&models->lock_names);
	map_release(&models->start_names);
	vec_release(&models->classes);
	vec_release(&models->one_user);
	vec_release(&models->fields);
	free(models->cache);
	free(models->class_rows);
	arena_release(&models->arena);
	free(models);
}

// ---- classes ----------------------------------------------------------------------------------

typedef VEC(struct model_class *) class_list;

static struct model_class *class_at(struct models *models, const struct name *name)
{
	bool is_new;
	uint64_t *known = map_put(&models->by_name, (uint64_t)(uintptr_t)name, &is_new);
	if (!is_new)
		return models->classes.v[*known - 1];
	struct model_class *class = ARENA_NEW(&models->arena, struct model_class);
	class->name = name;
	class->order = models->classes.n;
	vec_push(&models->classes, class);
	*known = models->classes.n;
	return class;
}

static const char *copy_word(struct parser *p)
{
	struct slice text = arena_printf(&p->models->arena, "%.*s", SLICE_ARG(p->text));
	parser_advance(p);
	return (const char *)text.ptr;
}

static bool parse_attribute(struct parser *p, struct model_class *class)
{
	uint32_t since = 0;
	if (parser_takes(p, "unsafe")) {
		class->safety = MODEL_UNSAFE;
	} else if (parser_takes(p, "thread-safe")) {
		class->safety = MODEL_THREAD_SAFE;
	} else if (parser_takes(p, "immutable")) {
		class->safety = MODEL_IMMUTABLE;
	} else if (parser_takes(p, "one-user")) {
		class->is_of_one_user = true;
	} else if (parser_takes(p, "lock")) {
		int mode = parse_lock_mode(p);
		if (mode < 0)
			return false;
		class->is_lock = true;
		class->lock = (uint8_t)mode;
	} else if (parser_takes(p, "since")) {
		if (!parser_number(p, 999, &since))
			return false;
		class->since = (uint16_t)since;
	} else if (parser_takes(p, "library")) {
		if (p->token != TOKEN_WORD)
			return parser_expected(p, "the name of a library");
		class->library = copy_word(p);
	} else {
		return parser_expected(p,
			"unsafe, thread-safe, immutable, one-user, lock, since or library");
	}
	return true;
}

// "class NAME, ... [: ATTRIBUTE, ...]": the rows that follow are of all these classes.
static bool parse_class(struct parser *p, class_list *classes)
{
	struct model_class said = { 0 };
	vec_clear(classes);
	do {
		const struct name *name = parser_class_name(p);
		if (!name)
			return false;
		vec_push(classes, class_at(p->models, name));
	} while (parser_takes(p, ","));
	if (parser_takes(p, ":")) {
		do {
			if (!parse_attribute(p, &said))
				return false;
		} while (parser_takes(p, ","));
	}
	if (p->token != TOKEN_END)
		return parser_expected(p, "',' or ':' and attributes, or the end of the line");
	for (uint32_t i = 0; i < classes->n; i++) {
		struct model_class *class = classes->v[i];
		if (said.safety)
			class->safety = said.safety;
		if (said.is_of_one_user && !class->is_of_one_user) {
			class->is_of_one_user = true;
			vec_push(&p->models->one_user, class);
		}
		if (said.is_lock) {
			class->is_lock = true;
			class->lock = said.lock;
		}
		class->since = said.since ? said.since : class->since;
		class->library = said.library ? said.library : class->library;
		class->file = p->file;
		class->line = p->line;
	}
	return true;
}

// ---- rows -------------------------------------------------------------------------------------

struct head {
	bool is_implemented; // no method
	const struct name *method;
	struct slice parameters;
};
typedef VEC(struct head) head_list;

// "(TYPE,...)" as it is written, without spaces.
static bool parse_parameters(struct parser *p, struct slice *parameters)
{
	char text[512];
	size_t n = 0;
	if (!parser_is(p, "("))
		return true;
	for (bool is_end = false; !is_end; parser_advance(p)) {
		if (p->token == TOKEN_END)
			return parser_expected(p, "')'");
		bool is_part = p->token == TOKEN_WORD || p->token == TOKEN_ARRAY ||
			(p->token == TOKEN_OTHER && strchr("(,*)", p->text.ptr[0]));
		if (!is_part || n + p->text.len > sizeof(text))
			return parser_expected(p, "types of parameters: Object, int, Object[], _ or *");
		memcpy(text + n, p->text.ptr, p->text.len);
		n += p->text.len;
		is_end = parser_is(p, ")");
	}
	*parameters = arena_copy(&p->models->arena, slice_of(text, n));
	return true;
}

// "[only] METHOD[(TYPES)] [,] ... [since N] :"
static bool parse_heads(struct parser *p, struct model_row *row, head_list *heads)
{
	row->is_only = parser_takes(p, "only");
	while (p->token == TOKEN_WORD || parser_is(p, "*")) {
		struct head head = { 0 };
		bool is_since = parser_is(p, "since");
		struct slice word = p->text;
		parser_advance(p);
		if (is_since && p->token == TOKEN_WORD && p->text.ptr[0] >= '0' && p->text.ptr[0] <= '9') {
			uint32_t since;
			if (!parser_number(p, 999, &since))
				return false;
			row->since = (uint16_t)since;
			break;
		}
		head.is_implemented = slice_equal(word, SLICE("implemented")) && parser_is(p, ":");
		if (!slice_equal(word, SLICE("*")))
			head.method = intern_slice(p->models->names, word);
		if (!parse_parameters(p, &head.parameters))
			return false;
		vec_push(heads, head);
		parser_takes(p, ",");
	}
	if (heads->n == 0)
		return parser_expected(p, "the name of a method, or '*'");
	return parser_wants(p, ":");
}

static void push_row(struct models *models, struct model_class *class, struct model_row *row)
{
	uint32_t n = class->n_rows;
	if ((n & (n - 1)) == 0) { // room for powers of two
		struct model_row **rows = ARENA_ARRAY(&models->arena, struct model_row *, n ? 2 * n : 1);
		if (n)
			memcpy(rows, class->rows, n * sizeof(*rows));
		class->rows = rows;
	}
	class->rows[class->n_rows++] = row;
}

static bool add_row(struct parser *p, struct model_class *class, const struct model_row *said,
	const struct head *head)
{
	struct model_row *row = ARENA_NEW(&p->models->arena, struct model_row);
	*row = *said;
	row->class = class->name;
	row->method = head->method;
	row->parameters = head->parameters;
	if (head->is_implemented) {
		class->implemented = row;
		return true;
	}
	locks_add_row(p->models, row);
	starts_add_row(p->models, row);
	for (uint32_t i = 0; i < class->n_rows; i++) {
		const struct model_row *old = class->rows[i];
		if (old->method != row->method || !slice_equal(old->parameters, row->parameters))
			continue;
		if (old->file_number == row->file_number)
			return parser_fail(p, "%s%.*s has a row already, in line %u",
				row->method ? row->method->text : "*", SLICE_ARG(row->parameters), old->line);
		class->rows[i] = row;
		return true;
	}
	push_row(p->models, class, row);
	return true;
}

static bool parse_row(struct parser *p, const class_list *classes)
{
	struct model_row row = { .file = p->file,
		.file_number = (uint16_t)p->models->n_files,
		.line = p->line };
	head_list heads = { 0 };
	effect_list effects = { 0 };
	bool ok = parse_heads(p, &row, &heads) && parse_effects(p, &row, &effects);
	if (ok && classes->n == 0) {
		p->line = row.line;
		ok = parser_fail(p, "a row without a class: expected 'class NAME' before it");
	}
	if (ok) {
		row.n_effects = (uint8_t)effects.n;
		row.effects = ARENA_ARRAY(&p->models->arena, struct model_effect, effects.n);
		if (effects.n)
			memcpy(row.effects, effects.v, effects.n * sizeof(*effects.v));
	}
	for (uint32_t i = 0; ok && i < classes->n; i++)
		for (uint32_t k = 0; ok && k < heads.n; k++)
			ok = add_row(p, classes->v[i], &row, &heads.v[k]);
	vec_release(&heads);
	vec_release(&effects);
	return ok;
}

bool models_add(struct models *models, const char *file, struct slice text, struct err *err)
{
	struct parser p;
	class_list classes = { 0 };
	bool ok = true;
	models->n_files++;
	parser_begin(&p, models, file, text, err);
	while (ok && parser_next_line(&p)) {
		if (p.is_indented)
			ok = parse_row(&p, &classes);
		else if (parser_takes(&p, "class"))
			ok = parse_class(&p, &classes);
		else
			ok = parser_expected(&p, "'class', or a row, which is indented");
	}
	vec_release(&classes);
	models->object = model_class_named(models, intern_string(models->names, "java/lang/Object"));
	return ok;
}

bool models_add_file(struct models *models, const char *path, struct err *err)
{
	FILE *file = fopen(path, "rb");
	struct buf text = BUF_INIT;
	char block[4096];
	if (!file)
		return err_set_errno(err, "%s", path);
	for (size_t n; (n = fread(block, 1, sizeof(block), file)) > 0;)
		buf_put(&text, block, n);
	bool ok = !ferror(file) || err_set_errno(err, "%s", path);
	fclose(file);
	struct slice name = arena_printf(&models->arena, "%s", path);
	ok = ok && models_add(models, (const char *)name.ptr, buf_view(&text), err);
	buf_release(&text);
	return ok;
}

uint32_t models_count(const struct models *models)
{
	return models->classes.n;
}

const struct model_class *models_at(const struct models *models, uint32_t i)
{
	return models->classes.v[i];
}

const char *model_field_name(const struct models *models, uint8_t field)
{
	return models->fields.v[field];
}
