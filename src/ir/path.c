// Access paths, made on demand and hash-consed in a table per method.
//
// The recursion goes from an instruction to its base, at most PATH_SIZE levels: what is longer is *,
// whatever is below. A phi's sources are the values other than phis and casts from which it can come
// through other phis; they are found without recursion and are few or the phi is a root. So neither
// long chains of fields nor webs of phis can make this slow or deep, and a path does not depend on
// the order in which paths are asked for.
#include "ir/path_internal.h"
#include "model/model.h"

#include "base/hash.h"
#include "ir/ir.h"
#include "ir/locks.h"

#define MAX_SOURCES 4
#define MAX_PHIS 32

struct paths *paths_new(const struct ir *ir, struct arena *arena)
{
	struct paths *paths = ARENA_NEW(arena, struct paths);
	paths->ir = ir;
	paths->arena = arena;
	paths->unknown = (struct path){ .kind = PATH_UNKNOWN, .size = PATH_SIZE + 1 };
	return paths;
}

// ---- the table ------------------------------------------------------------------------------

static uint32_t path_hash(const struct path *path)
{
	uint64_t hash = hash_pair((uint64_t)path->kind << 32 | path->constant, path->value);
	hash = hash_pair(hash, (uintptr_t)path->base);
	hash = hash_pair(hash, (uintptr_t)path->field);
	if (path->text.len)
		hash = hash_pair(hash, hash_bytes(path->text));
	return (uint32_t)hash;
}

static bool path_matches(const struct path *a, const struct path *b)
{
	return a->hash == b->hash && a->kind == b->kind && a->constant == b->constant &&
		a->value == b->value && a->base == b->base && a->field == b->field &&
		a->has_constant_index == b->has_constant_index && slice_equal(a->text, b->text);
}

static void grow_table(struct paths *paths)
{
	uint32_t n = paths->n_buckets ? paths->n_buckets * 4 : 16;
	struct path **buckets = ARENA_ARRAY(paths->arena, struct path *, n);
	for (uint32_t i = 0; i < paths->n_buckets; i++) {
		struct path *next;
		for (struct path *path = paths->buckets[i]; path; path = next) {
			next = path->next;
			path->next = buckets[path->hash & (n - 1)];
			buckets[path->hash & (n - 1)] = path;
		}
	}
	paths->buckets = buckets;
	paths->n_buckets = n;
}

static const struct path *intern_path(struct paths *paths, struct path path)
{
	if (paths->n >= paths->n_buckets)
		grow_table(paths);
	path.hash = path_hash(&path);
	struct path **bucket = &paths->buckets[path.hash & (paths->n_buckets - 1)];
	for (struct path *p = *bucket; p; p = p->next)
		if (path_matches(p, &path))
			return p;
	struct path *fresh = arena_alloc(paths->arena, sizeof(*fresh));
	*fresh = path;
	fresh->next = *bucket;
	*bucket = fresh;
	paths->n++;
	return fresh;
}

// ---- sources --------------------------------------------------------------------------------

struct sources {
	uint32_t phis[MAX_PHIS], values[MAX_SOURCES];
	uint32_t n_phis, n_values;
};

static uint32_t skip_casts(const struct ir *ir, uint32_t value)
{
	while (ir_at(ir, value)->op == IR_CHECK_CAST)
		value = ir_arg(ir, ir_at(ir, value), 0);
	return value;
}

// Adds to the set; false when it is full.
static bool add_to(uint32_t *set, uint32_t *n, uint32_t max, uint32_t value)
{
	for (uint32_t i = 0; i < *n; i++)
		if (set[i] == value)
			return true;
	if (*n == max)
		return false;
	set[(*n)++] = value;
	return true;
}

// False when there are too many.
static bool find_sources(const struct ir *ir, uint32_t phi, struct sources *out)
{
	out->n_values = 0;
	out->n_phis = 1;
	out->phis[0] = phi;
	for (uint32_t i = 0; i < out->n_phis; i++) {
		const struct ir_insn *insn = ir_at(ir, out->phis[i]);
		for (uint32_t k = 0; k < insn->n_args; k++) {
			uint32_t value = skip_casts(ir, ir_arg(ir, insn, k));
			bool ok = ir_at(ir, value)->op == IR_PHI
				? add_to(out->phis, &out->n_phis, MAX_PHIS, value)
				: add_to(out->values, &out->n_values, MAX_SOURCES, value);
			if (!ok)
				return false;
		}
	}
	return out->n_values > 0;
}

uint32_t path_source(struct paths *paths, uint32_t value)
{
	value = skip_casts(paths->ir, value);
	if (ir_at(paths->ir, value)->op != IR_PHI)
		return value;
	if (!paths->sources)
		paths->sources = ARENA_ARRAY(paths->arena, uint32_t, paths->ir->n_insns + 1);
	if (!paths->sources[value]) {
		struct sources found;
		bool is_copy = find_sources(paths->ir, value, &found) && found.n_values == 1;
		paths->sources[value] = is_copy ? found.values[0] : value;
	}
	return paths->sources[value];
}

// ---- roots ----------------------------------------------------------------------------------

static const struct path *root_path(struct paths *paths, enum path_kind kind, uint32_t value)
{
	return intern_path(paths,
		(struct path){ .kind = kind, .size = 1, .is_stable = true, .value = value });
}

static const struct path *parameter_path(struct paths *paths, uint32_t value)
{
	const struct ir_insn *insn = ir_at(paths->ir, value);
	if (insn->aux == 0 && !method_is_static(paths->ir->method))
		return root_path(paths, PATH_THIS, value);
	return intern_path(paths,
		(struct path){ .kind = PATH_PARAMETER,
			.size = 1,
			.is_stable = true,
			.value = value,
			.number = (uint16_t)insn->aux });
}

static const struct path *text_path(struct paths *paths, enum path_kind kind, struct slice text)
{
	return intern_path(paths,
		(struct path){ .kind = kind, .size = 1, .is_stable = true, .text = text });
}

const struct path *path_of_class(struct paths *paths, struct slice internal_name)
{
	return text_path(paths, PATH_CLASS, internal_name);
}

const struct path *path_of_this(struct paths *paths)
{
	return root_path(paths, PATH_THIS, 1);
}

// A field that cannot be resolved is known by its constant: javac writes one for each.
static void set_field(const struct ir *ir, const struct ir_insn *insn, struct path *path)
{
	path->field = ir_resolved_field(ir, insn);
	if (!path->field)
		path->constant = insn->constant;
	else if (!(path->field->access & ACC_FINAL))
		path->is_stable = false;
	path->is_stable &= path->field != NULL;
}

static const struct path *static_path(struct paths *paths, const struct ir_insn *insn)
{
	struct path path = { .kind = PATH_STATIC, .size = 1, .is_stable = true };
	set_field(paths->ir, insn, &path);
	return intern_path(paths, path);
}

// ---- class literals of old compilers ---------------------------------------------------------
//
// Before Java 5 there was no constant for a class literal. Foo.class was
//
//     class$Foo == null ? class$Foo = class$("Foo") : class$Foo       javac
//     class$0 == null ? class$0 = Class.forName("Foo") : class$0      ecj
//
// with a synthetic static field: in SSA a phi of that field and that call.

static bool is_class_cache(const struct ir *ir, const struct ir_insn *insn)
{
	return insn->op == IR_GET_STATIC &&
		slice_has_prefix(class_member_ref(ir->file, insn->constant).name, SLICE("class$"));
}

// Is it class$("Foo") or Class.forName("Foo")? Then text is Foo.
static bool is_class_lookup(const struct ir *ir, const struct ir_insn *insn, struct slice *text)
{
	if (insn->op != IR_INVOKE || insn->sub != OP_invokestatic || insn->n_args != 1)
		return false;
	struct member_ref ref = class_member_ref(ir->file, insn->constant);
	if (!slice_equal(ref.descriptor, SLICE("(Ljava/lang/String;)Ljava/lang/Class;")))
		return false;
	bool is_for_name = model_builtin_of(ir->world->models, ir->world, &ref) ==
		MODEL_BUILTIN_CLASS_NAMED;
	const struct ir_insn *name = ir_at(ir, ir_arg(ir, insn, 0));
	if (!(is_for_name || slice_equal(ref.name, SLICE("class$"))) || name->op != IR_CONST_STRING)
		return false;
	*text = class_name_at(ir->file, name->constant);
	return true;
}

static const struct path *old_class_literal(struct paths *paths, const struct sources *sources)
{
	struct slice text = SLICE_EMPTY, other;
	uint32_t n_caches = 0;

	for (uint32_t i = 0; i < sources->n_values; i++) {
		const struct ir_insn *insn = ir_at(paths->ir, sources->values[i]);
		if (is_class_cache(paths->ir, insn))
			n_caches++;
		else if (!is_class_lookup(paths->ir, insn, &other) ||
			(text.len && !slice_equal(text, other)))
			return NULL;
		else
			text = other;
	}
	if (n_caches == 0 || text.len == 0)
		return NULL;
	uint8_t *name = arena_alloc(paths->arena, text.len);
	for (size_t i = 0; i < text.len; i++)
		name[i] = text.ptr[i] == '.' ? '/' : text.ptr[i];
	return path_of_class(paths, slice_of(name, text.len));
}

// ---- components -----------------------------------------------------------------------------

static const struct path *extend(struct paths *paths, const struct path *base,
	struct path component)
{
	if (base->kind == PATH_UNKNOWN || base->size >= PATH_SIZE)
		return &paths->unknown;
	component.base = base;
	component.size = base->size + 1;
	component.is_stable &= base->is_stable;
	return intern_path(paths, component);
}

static const struct path *field_path(struct paths *paths, const struct path *base,
	const struct ir_insn *insn)
{
	struct path path = { .kind = PATH_FIELD, .is_stable = true };
	set_field(paths->ir, insn, &path);
	return extend(paths, base, path);
}

static const struct path *element_path(struct paths *paths, const struct path *base,
	const struct ir_insn *insn)
{
	uint32_t index = path_source(paths, ir_arg(paths->ir, insn, 1));
	const struct ir_insn *definition = ir_at(paths->ir, index);
	struct path path = { .kind = PATH_ELEMENT, .value = index };
	if (definition->op == IR_CONST_INT) {
		path.has_constant_index = true;
		path.value = (uint32_t)definition->immediate;
	}
	return extend(paths, base, path);
}

static const struct path *compute(struct paths *paths, uint32_t value, uint32_t levels,
	bool opens_phis);

static const struct path *call_path(struct paths *paths, uint32_t value, uint32_t levels,
	bool opens_phis)
{
	const struct ir_insn *insn = ir_at(paths->ir, value);
	if (lock_effect(paths->ir, value).action != LOCK_VIEW)
		return root_path(paths, PATH_CALL, value);
	const struct path *base = compute(paths, ir_arg(paths->ir, insn, 0), levels - 1, opens_phis);
	struct path path = { .kind = PATH_ACCESSOR, .is_stable = true };
	path.text = class_member_ref(paths->ir->file, insn->constant).name;
	return extend(paths, base, path);
}

static const struct path *phi_path(struct paths *paths, uint32_t phi, uint32_t levels)
{
	struct sources sources;
	if (!find_sources(paths->ir, phi, &sources))
		return root_path(paths, PATH_VALUE, phi);
	const struct path *literal = old_class_literal(paths, &sources);
	if (literal)
		return literal;
	const struct path *same = compute(paths, sources.values[0], levels, false);
	for (uint32_t i = 1; i < sources.n_values; i++)
		if (!path_equal(same, compute(paths, sources.values[i], levels, false)))
			return root_path(paths, PATH_VALUE, phi);
	return same;
}

static const struct path *compute(struct paths *paths, uint32_t value, uint32_t levels,
	bool opens_phis)
{
	const struct ir *ir = paths->ir;
	if (levels == 0)
		return &paths->unknown;
	value = path_source(paths, value);
	const struct ir_insn *insn = ir_at(ir, value);
	switch (insn->op) {
	case IR_PARAM:
		return parameter_path(paths, value);
	case IR_CONST_STRING:
		return text_path(paths, PATH_STRING, class_name_at(ir->file, insn->constant));
	case IR_CONST_CLASS:
		return path_of_class(paths, class_name_at(ir->file, insn->constant));
	case IR_NEW:
	case IR_NEW_ARRAY:
		return root_path(paths, PATH_NEW, value);
	case IR_GET_STATIC:
		return static_path(paths, insn);
	case IR_GET_FIELD:
		return field_path(paths, compute(paths, ir_arg(ir, insn, 0), levels - 1, opens_phis), insn);
	case IR_ARRAY_LOAD:
		return element_path(paths, compute(paths, ir_arg(ir, insn, 0), levels - 1, opens_phis),
			insn);
	case IR_INVOKE:
		return call_path(paths, value, levels, opens_phis);
	case IR_PHI:
		if (opens_phis)
			return phi_path(paths, value, levels);
		return root_path(paths, PATH_VALUE, value);
	default:
		return root_path(paths, PATH_VALUE, value);
	}
}

const struct path *path_of(struct paths *paths, uint32_t value)
{
	if (!paths->memo)
		paths->memo = ARENA_ARRAY(paths->arena, const struct path *, paths->ir->n_insns + 1);
	if (!paths->memo[value])
		paths->memo[value] = compute(paths, value, PATH_SIZE, true);
	return paths->memo[value];
}

// ---- invalidation ---------------------------------------------------------------------------

static struct slice field_name(const struct ir *ir, const struct path *path)
{
	return path->field ? name_slice(path->field->name)
					   : class_member_ref(ir->file, path->constant).name;
}

// Where one of the two cannot be resolved the name decides.
static bool writes_field(const struct ir *ir, const struct path *path, const struct ir_insn *insn)
{
	const struct field *written = ir_resolved_field(ir, insn);
	if (written && path->field)
		return written == path->field;
	return slice_equal(class_member_ref(ir->file, insn->constant).name, field_name(ir, path));
}

static bool is_invalidating_call(const struct ir *ir, uint32_t call)
{
	enum lock_action action = lock_effect(ir, call).action;
	return action == LOCK_NOTHING || action == LOCK_WAIT;
}

static bool invalidates_component(const struct ir *ir, const struct path *path, uint32_t i)
{
	const struct ir_insn *insn = ir_at(ir, i);
	bool is_final = path->field && path->field->access & ACC_FINAL;

	switch (path->kind) {
	case PATH_UNKNOWN:
		return true;
	case PATH_FIELD:
	case PATH_STATIC:
		if (insn->op == IR_INVOKE)
			return !is_final && is_invalidating_call(ir, i);
		return insn->op == (path->kind == PATH_FIELD ? IR_PUT_FIELD : IR_PUT_STATIC) &&
			writes_field(ir, path, insn);
	case PATH_ELEMENT:
		if (insn->op == IR_INVOKE && is_invalidating_call(ir, i))
			return true;
		return insn->op == IR_ARRAY_STORE ? insn->sub == OP_aastore
										  : !path->has_constant_index && path->value == i;
	case PATH_ACCESSOR:
	case PATH_STRING:
	case PATH_CLASS:
		return false;
	default:
		return path->value == i;
	}
}

bool path_is_invalidated_by(struct paths *paths, const struct path *path, uint32_t insn)
{
	for (; path; path = path->base)
		if (invalidates_component(paths->ir, path, insn))
			return true;
	return false;
}

// ---- distinct objects -----------------------------------------------------------------------

static bool is_constant(const struct path *path)
{
	return path->kind == PATH_CLASS || path->kind == PATH_STRING;
}

static bool is_old(const struct path *path)
{
	return path->kind == PATH_THIS || path->kind == PATH_PARAMETER || is_constant(path);
}

bool path_is_distinct(const struct path *a, const struct path *b)
{
	if (a == b)
		return false;
	if (is_constant(a) && is_constant(b))
		return true;
	if (a->kind == PATH_NEW)
		return b->kind == PATH_NEW || is_old(b);
	return b->kind == PATH_NEW && is_old(a);
}
