// What a finding's id is made of. The key has the locks as their declarations name them: by class or, where
// that says little, by the field that they are in, else by the class whose code made or got the object. It
// does not matter which stacks are shown, what parameters are called, and where the cycle was entered. Of
// cycles on locks that have no names of their own, the methods say which is which.
#include "analysis/lock_order/describe.h"

#include "analysis/lock_order/judge.h"
#include "analysis/lock_order/keys.h"
#include "analysis/lock_order/names.h"
#include "analysis/lock_order/pairs.h"

static const char *text_of(struct lock_order *lo, struct buf *buf)
{
	const char *kept = (const char *)arena_printf(&lo->arena, "%s", buf_cstring(buf)).ptr;
	buf_clear(buf);
	return kept;
}

static const struct origin *object_of(const struct lock_order *lo, uint32_t key)
{
	uint32_t object = lo->keys.v[key].object;
	return object ? provenance_origin(lo->provenance, object) : NULL;
}

static const struct klass *class_with(const struct lock_order *lo, uint32_t key, uint32_t name,
	uint32_t pair)
{
	const struct origin *object = object_of(lo, key);
	const struct lock_name *n = &lo->names.v[name];
	if (object && object->kind == ORIGIN_NEW)
		return object->method->owner;
	return n->root == ROOT_LOCAL ? n->scope->method->owner
								 : lo->cg->nodes[lo->pairs.v[pair].node].method->owner;
}

// is_named: others that are called so are the same, as far as a user can tell.
static const char *lock_words(struct lock_order *lo, uint32_t key, uint32_t name, uint32_t pair,
	bool *is_named)
{
	struct buf text = BUF_INIT;
	const char *type = lo->keys.v[key].type_name, *word = describe_lock(lo, key, name);
	const struct origin *object = object_of(lo, key);
	buf_string(&text, type);
	if (strcmp(word, type) != 0) {
		buf_printf(&text, " %s", word);
	} else if (!describe_says_enough(lo, key)) {
		const struct field *field = object && object->kind == ORIGIN_FIELD
			? lo->world->fields[object->id]
			: NULL;
		*is_named &= field != NULL;
		const struct klass *klass = field ? field->owner : class_with(lo, key, name, pair);
		buf_printf(&text, "%s in %s", field ? field->name->text : "",
			analysis_class_name(klass, &lo->arena));
	}
	const char *kept = text_of(lo, &text);
	buf_release(&text);
	return kept;
}

// Which of the objects that the method makes.
static uint32_t number_of_object(const struct lock_order *lo, const struct origin *object)
{
	const struct method_facts *facts = facts_of(lo->facts, object->method);
	uint32_t n = 0;
	for (uint32_t i = 1; facts && i < facts->n_exprs; i++)
		n += facts->exprs[i].kind == EXPR_NEW && facts->exprs[i].a < object->bci;
	return n;
}

static const char *code_words(struct lock_order *lo, uint32_t key, uint32_t pair)
{
	struct buf text = BUF_INIT;
	struct pair_frame frames[2 * MAX_CALLS + MAX_LIFTS];
	uint32_t n = pair_frames(lo, pair, frames, sizeof(frames) / sizeof(frames[0]));
	const uint32_t ends[2] = { lo->pairs.v[pair_bottom(lo, pair)].node, frames[n - 1].node };
	for (uint32_t i = 0; i < 2; i++)
		buf_printf(&text, "%s ", analysis_method_name(lo->cg->nodes[ends[i]].method, &lo->arena));
	const struct origin *object = object_of(lo, key);
	if (object && object->kind == ORIGIN_NEW)
		buf_printf(&text, "%s %u", analysis_method_name(object->method, &lo->arena),
			number_of_object(lo, object));
	const char *kept = text_of(lo, &text);
	buf_release(&text);
	return kept;
}

// Does the cycle come earlier, by its words, if it begins with lock a rather than b?
static bool is_less(const char *const *locks, const char *const *codes, uint32_t n, uint32_t a,
	uint32_t b)
{
	int order = 0;
	for (uint32_t i = 0; i < n && !order; i++)
		order = strcmp(locks[(a + i) % n], locks[(b + i) % n]);
	for (uint32_t i = 0; i < n && !order; i++)
		order = strcmp(codes[(a + i) % n], codes[(b + i) % n]);
	return order < 0;
}

struct identity identity_of(struct lock_order *lo, const uint32_t *keys, const uint32_t *names,
	const uint32_t *pairs, uint32_t n, const struct verdict *verdict)
{
	const char *locks[MAX_CYCLE], *codes[MAX_CYCLE];
	bool is_cycle = n > 1 && !verdict->is_lockout, is_named = true;
	uint32_t start = 0;
	if (verdict->knot) // whichever of its cycles is shown
		return (struct identity){ arena_printf(&lo->arena, "initialise %s;", verdict->knot), "" };
	struct buf key = BUF_INIT, apart = BUF_INIT;
	for (uint32_t i = 0; i < n; i++) {
		locks[i] = lock_words(lo, keys[i], names[i], pairs[i], &is_named);
		codes[i] = code_words(lo, keys[i], pairs[i]);
	}
	// In whatever direction, one waits and one could end that.
	for (uint32_t i = 1; i < n && is_cycle; i++)
		if (is_less(locks, codes, n, i, start))
			start = i;
	buf_string(&key, is_cycle ? "" : n == 1 ? "again " : verdict->is_await ? "await " : "wait ");
	for (uint32_t i = 0; i < n; i++) {
		buf_printf(&key, "%s;", locks[(start + i) % n]);
		// A thread that keeps a lock while it waits does so wherever it waits for the same.
		if (is_cycle || (i == 0 && !is_named))
			buf_printf(&apart, "%s;", codes[(start + i) % n]);
	}
	struct identity made = { slice_of_string(text_of(lo, &key)), text_of(lo, &apart) };
	buf_release(&key);
	buf_release(&apart);
	return made;
}
