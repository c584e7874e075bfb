// The effects of a row: what is written behind its ':'. doc/models.md has the grammar.
#include "model/internal.h"

const char *const model_fields[MODEL_N_FIELDS] = {
#define MODEL_FIELD(name, text) [MODEL_FIELD_##name] = text,
#include "model/words.def"
};

static const char *const wheres[MODEL_N_WHERES] = {
#define MODEL_WHERE(name, text) [MODEL_IN_##name] = text,
#include "model/words.def"
};

static const char *const syncs[MODEL_N_SYNCS] = {
#define MODEL_SYNC(name, text) [MODEL_SYNC_##name] = text,
#include "model/words.def"
};

const char *const model_lock_names[MODEL_N_LOCKS] = {
#define MODEL_LOCK(name, text) [MODEL_LOCK_##name] = text,
#include "model/words.def"
};

static const char *const builtins[MODEL_N_BUILTINS] = {
#define MODEL_BUILTIN(name, text) [MODEL_BUILTIN_##name] = text,
#include "model/words.def"
};

#define MAX_EFFECTS 32
#define MAX_ARGUMENTS 8

// What is being read, and where it goes.
struct reading {
	struct parser *p;
	struct model_row *row;
	effect_list *effects;
};

// ---- places -----------------------------------------------------------------------------------

static bool parse_place(struct reading *r, struct model_place *place, bool may_call);

static bool is_number(const struct parser *p)
{
	return p->token == TOKEN_WORD && p->text.ptr[0] >= '0' && p->text.ptr[0] <= '9';
}

// "new", "new CLASS", "new CLASS[]", "new like PLACE".
static bool parse_new(struct parser *p, struct model_place *place)
{
	place->base = MODEL_NEW;
	if (parser_takes(p, "like")) {
		place->base = MODEL_NEW_LIKE;
		place->of = MODEL_THIS;
		if (parser_takes(p, "this"))
			return true;
		uint32_t number;
		place->of = MODEL_ARG;
		if (!is_number(p))
			return parser_expected(p, "'this' or the number of an argument");
		if (!parser_number(p, 99, &number))
			return false;
		place->number = (uint8_t)number;
		return true;
	}
	if (p->token == TOKEN_WORD)
		place->type = parser_class_name(p);
	while (place->type && parser_takes(p, "[]")) {
		bool is_array = place->type->text[0] == '[';
		struct slice array = arena_printf(&p->models->arena, is_array ? "[%s" : "[L%s;",
			place->type->text);
		place->type = intern_slice(p->models->names, array);
	}
	return !err_is_set(p->err);
}

static bool parse_base(struct parser *p, struct model_place *place)
{
	static const struct {
		const char *word;
		uint8_t base;
	} bases[] = { { "this", MODEL_THIS }, { "last", MODEL_LAST }, { "args", MODEL_ARGS },
		{ "odd", MODEL_ODD }, { "even", MODEL_EVEN }, { "return", MODEL_RETURN },
		{ "thrown", MODEL_THROWN }, { "static", MODEL_STATIC } };
	*place = (struct model_place){ 0 };
	if (is_number(p)) {
		uint32_t number = 0;
		place->base = MODEL_ARG;
		if (parser_is(p, "0"))
			return parser_expected(p, "an argument from 1 on (the receiver is 'this')");
		if (!parser_number(p, 99, &number))
			return false;
		place->number = (uint8_t)number;
		return true;
	}
	if (parser_takes(p, "new"))
		return parse_new(p, place);
	for (size_t i = 0; i < sizeof(bases) / sizeof(*bases); i++)
		if (parser_takes(p, bases[i].word)) {
			place->base = bases[i].base;
			return true;
		}
	return parser_expected(p, "a place: this, an argument's number, return, new, ...");
}

// The number of a pseudo-field; new ones are made.
static bool field_number(struct parser *p, struct slice text, uint8_t *number)
{
	struct models *models = p->models;
	for (uint32_t i = 0; i < models->fields.n; i++)
		if (slice_equal(text, slice_of_string(models->fields.v[i]))) {
			*number = (uint8_t)i;
			return true;
		}
	if (models->fields.n == UINT8_MAX)
		return parser_fail(p, "more than %u different pseudo-fields", UINT8_MAX);
	*number = (uint8_t)models->fields.n;
	vec_push(&models->fields,
		(const char *)arena_printf(&models->arena, "%.*s", SLICE_ARG(text)).ptr);
	return true;
}

// "(PLACE, ...)" behind the name of a method, and where it runs. The place becomes the result.
static bool parse_call(struct reading *r, struct model_place *place, struct slice method)
{
	struct parser *p = r->p;
	struct model_place args[MAX_ARGUMENTS];
	struct model_effect call = { .kind = MODEL_CALL, .from = *place };
	if (place->base == MODEL_NEW || place->base == MODEL_NEW_LIKE)
		return parser_fail(p, "a new object cannot be called");
	call.method = intern_slice(p->models->names, method);
	if (!parser_wants(p, "("))
		return false;
	while (!parser_takes(p, ")")) {
		if (call.n_args == MAX_ARGUMENTS)
			return parser_fail(p, "more than %u arguments", MAX_ARGUMENTS);
		if ((call.n_args && !parser_wants(p, ",")) || !parse_place(r, &args[call.n_args], true))
			return false;
		call.n_args++;
	}
	call.args = ARENA_ARRAY(&p->models->arena, struct model_place, call.n_args);
	memcpy(call.args, args, call.n_args * sizeof(*args));
	*place = (struct model_place){ .base = MODEL_RESULT, .number = (uint8_t)r->effects->n };
	vec_push(r->effects, call);
	return r->effects->n <= MAX_EFFECTS || parser_fail(p, "more than %u effects", MAX_EFFECTS);
}

// BASE { "." FIELD | "." METHOD "(" PLACES ")" }
static bool parse_place(struct reading *r, struct model_place *place, bool may_call)
{
	struct parser *p = r->p;
	if (!parse_base(p, place))
		return false;
	while (parser_takes(p, ".")) {
		if (p->token != TOKEN_WORD && p->token != TOKEN_ARRAY && !parser_is(p, "*"))
			return parser_expected(p, "a pseudo-field or a method");
		struct slice word = p->text;
		bool is_word = p->token == TOKEN_WORD;
		parser_advance(p);
		if (is_word && parser_is(p, "(")) {
			if (!may_call)
				return parser_fail(p, "no function can be called here");
			if (!parse_call(r, place, word))
				return false;
			continue;
		}
		if (place->base == MODEL_NEW || place->base == MODEL_NEW_LIKE)
			return parser_fail(p, "a new object has no fields yet");
		if (place->n_fields == MODEL_MAX_FIELDS)
			return parser_fail(p, "more than %u pseudo-fields in one place", MODEL_MAX_FIELDS);
		if (!field_number(p, word, &place->fields[place->n_fields++]))
			return false;
	}
	return true;
}

// ---- moves and calls --------------------------------------------------------------------------

static bool is_source_only(const struct model_place *place)
{
	return place->base == MODEL_NEW || place->base == MODEL_NEW_LIKE || place->base == MODEL_RESULT;
}

static bool parse_via(struct reading *r, struct model_effect *effect)
{
	return !parser_takes(r->p, "via") || parse_place(r, &effect->by, false);
}

// "in WHERE [PLACE] [repeated|many] [after PLACE] [as PLACE]" concerns the calls since effect `first`.
static bool parse_where(struct reading *r, uint32_t first)
{
	struct parser *p = r->p;
	if (!parser_takes(p, "in"))
		return true;
	int where = parser_find(p, wheres, MODEL_N_WHERES);
	if (where < 0)
		return parser_expected(p, "here, thread, pool, timer, stage, event, workers or later");
	parser_advance(p);
	struct model_place by = { 0 }, as = { 0 }, after = { 0 };
	uint8_t times = MODEL_ONCE;
	if (p->token == TOKEN_WORD && !parser_is(p, "repeated") && !parser_is(p, "many") &&
		!parser_is(p, "as") && !parser_is(p, "after") && !parse_place(r, &by, false))
		return false;
	if (parser_takes(p, "repeated"))
		times = MODEL_REPEATED;
	else if (parser_takes(p, "many"))
		times = MODEL_MANY;
	if (parser_takes(p, "after") && !parse_place(r, &after, false))
		return false;
	if (parser_takes(p, "as") && !parse_place(r, &as, false))
		return false;
	if (first == r->effects->n)
		return parser_fail(p, "'in' without a function that is called");
	for (uint32_t i = first; i < r->effects->n; i++) {
		struct model_effect *call = &r->effects->v[i];
		call->where = (uint8_t)where;
		call->by = by;
		call->as = as;
		call->after = after;
		call->times = times;
	}
	return true;
}

// "PLACE <- SOURCE", "PLACE <-> PLACE", "CALL".
static bool parse_move(struct reading *r)
{
	struct parser *p = r->p;
	struct model_effect effect = { .kind = MODEL_MOVE };
	uint32_t first = r->effects->n;
	if (!parse_place(r, &effect.to, true))
		return false;
	bool is_call = effect.to.base == MODEL_RESULT && effect.to.n_fields == 0;
	if (p->token != TOKEN_MOVE && p->token != TOKEN_SHARE) {
		if (!is_call)
			return parser_expected(p, "'<-' or '<->'");
		return parse_where(r, first);
	}
	if (is_source_only(&effect.to))
		return parser_fail(p, "nothing can be stored there");
	bool is_share = p->token == TOKEN_SHARE;
	parser_advance(p);
	first = r->effects->n;
	if (!parse_place(r, &effect.from, !is_share))
		return false;
	if (is_share && is_source_only(&effect.from))
		return parser_fail(p, "'<->' needs a place on either side");
	effect.kind = is_share ? MODEL_SHARE : MODEL_MOVE;
	if (!parse_via(r, &effect) || !parse_where(r, first))
		return false;
	vec_push(r->effects, effect);
	return true;
}

// ---- synchronization --------------------------------------------------------------------------

int parse_lock_mode(struct parser *p)
{
	int mode = parser_find(p, model_lock_names, MODEL_N_LOCKS);
	if (mode < 0)
		parser_expected(p, "a mode: exclusive, read, write, some, monitor, permit or class");
	else
		parser_advance(p);
	return mode;
}

static void parse_flags(struct parser *p, struct model_effect *effect)
{
	static const struct {
		const char *word;
		uint8_t flag;
	} flags[] = { { "timed", MODEL_TIMED }, { "interruptible", MODEL_INTERRUPTIBLE },
		{ "stamped", MODEL_STAMPED }, { "volatile", MODEL_VOLATILE }, { "atomic", MODEL_ATOMIC },
		{ "opaque", MODEL_OPAQUE } };
	for (size_t i = 0; i < sizeof(flags) / sizeof(*flags);)
		if (parser_takes(p, flags[i].word)) {
			effect->flags |= flags[i].flag;
			i = 0;
		} else {
			i++;
		}
}

enum more { MORE_NONE, MORE_LOCK, MORE_SYNC, MORE_VIA, MORE_WORKERS, MORE_IF, MORE_SYNC_IF };

// "if true", "if false".
static bool parse_if(struct parser *p, struct model_effect *effect)
{
	if (!parser_takes(p, "if"))
		return parser_expected(p, "'if true' or 'if false'");
	if (parser_takes(p, "false"))
		effect->flags |= MODEL_IF_ZERO;
	else if (!parser_takes(p, "true"))
		return parser_expected(p, "'true' or 'false'");
	return true;
}

static bool parse_sync(struct parser *p, struct model_effect *effect)
{
	int found = parser_find(p, syncs, MODEL_N_SYNCS);
	if (found < 0)
		return parser_expected(p, "monitor, condition, latch, permit, item, barrier, result...");
	effect->detail = (uint8_t)found;
	parser_advance(p);
	return true;
}

static bool parse_workers(struct parser *p, struct model_effect *effect)
{
	uint32_t number;
	if (parser_takes(p, "argument"))
		effect->flags |= MODEL_IS_ARGUMENT;
	if (!parser_number(p, 99, &number))
		return false;
	effect->number = (uint8_t)number;
	return true;
}

static bool parse_operand(struct reading *r, struct model_effect *effect, enum more more)
{
	struct parser *p = r->p;
	int found;
	switch (more) {
	case MORE_LOCK:
		found = parse_lock_mode(p);
		if (found < 0)
			return false;
		effect->detail = (uint8_t)found;
		return true;
	case MORE_SYNC:
		return parse_sync(p, effect);
	case MORE_SYNC_IF:
		return parse_sync(p, effect) && parse_if(p, effect);
	case MORE_IF:
		return parse_if(p, effect);
	case MORE_VIA:
		return parse_via(r, effect);
	case MORE_WORKERS:
		return parse_workers(p, effect);
	default:
		return true;
	}
}

// "VERB PLACE ...". *is_verb: it was one.
static bool parse_verb(struct reading *r, bool *is_verb)
{
	static const struct {
		const char *word;
		uint8_t kind;
		enum more more;
	} verbs[] = { { "joins", MODEL_JOIN, MORE_NONE }, { "signals", MODEL_SIGNAL, MORE_SYNC },
		{ "waits", MODEL_WAIT, MORE_SYNC }, { "ended", MODEL_ENDED, MORE_IF },
		{ "signalled", MODEL_SIGNALLED, MORE_SYNC_IF }, { "acquires", MODEL_ACQUIRE, MORE_LOCK },
		{ "tries", MODEL_TRY, MORE_LOCK }, { "converts", MODEL_CONVERT, MORE_LOCK },
		{ "releases", MODEL_RELEASE, MORE_LOCK }, { "views", MODEL_VIEW, MORE_LOCK },
		{ "reads", MODEL_READ, MORE_VIA }, { "writes", MODEL_WRITE, MORE_VIA },
		{ "workers", MODEL_WORKERS, MORE_WORKERS } };
	for (size_t i = 0; i < sizeof(verbs) / sizeof(*verbs); i++) {
		if (!parser_takes(r->p, verbs[i].word))
			continue;
		struct model_effect effect = { .kind = verbs[i].kind };
		*is_verb = true;
		if (effect.kind == MODEL_JOIN && parser_takes(r->p, "all"))
			effect.kind = MODEL_JOIN_ALL;
		if (effect.kind == MODEL_ENDED && parser_takes(r->p, "all"))
			effect.kind = MODEL_ENDED_ALL;
		if (!parse_place(r, &effect.from, false) || !parse_operand(r, &effect, verbs[i].more))
			return false;
		parse_flags(r->p, &effect);
		vec_push(r->effects, effect);
		return true;
	}
	return true;
}

static bool parse_builtin(struct reading *r)
{
	int found = parser_find(r->p, builtins, MODEL_N_BUILTINS);
	if (found < 0)
		return parser_expected(r->p, "the name of a builtin (doc/models.md has them)");
	parser_advance(r->p);
	struct model_effect effect = { .kind = MODEL_DO, .detail = (uint8_t)found };
	vec_push(r->effects, effect);
	return true;
}

static bool parse_effect(struct reading *r)
{
	bool is_verb = false;
	if (parser_takes(r->p, "pure"))
		return r->row->is_pure = true;
	if (parser_takes(r->p, "followed"))
		return r->row->is_followed = true;
	if (parser_takes(r->p, "builtin"))
		return parse_builtin(r);
	return parse_verb(r, &is_verb) && (is_verb || parse_move(r));
}

bool parse_effects(struct parser *p, struct model_row *row, effect_list *effects)
{
	struct reading r = { p, row, effects };
	do {
		if (!parse_effect(&r))
			return false;
		if (effects->n > MAX_EFFECTS)
			return parser_fail(p, "more than %u effects", MAX_EFFECTS);
	} while (parser_takes(p, ";"));
	if (p->token != TOKEN_END)
		return parser_expected(p, "';' or the end of the line");
	if ((row->is_pure || row->is_followed) && effects->n + row->is_pure + row->is_followed > 1)
		return parser_fail(p, "'pure' and 'followed' stand alone");
	return true;
}
