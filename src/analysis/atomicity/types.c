// What is known of receivers: the objects that points-to says, the classes of the library that lock
// themselves in every method, and the interfaces behind which such an object may be.
#include "analysis/atomicity/collections.h"

#include "analysis/atomicity/calls.h"

// Seed 002, 5.2: witnesses of these classes are filtered when confined.
bool is_synchronized_collection(const struct klass *klass)
{
	static const char *const classes[] = { "java/util/Vector", "java/util/Stack",
		"java/util/Hashtable", "java/util/Properties", "java/lang/StringBuffer",
		"java/io/ByteArrayOutputStream", "java/io/StringWriter", "java/io/CharArrayWriter", NULL };
	const char *name = klass->name->text;
	return strncmp(name, "java/util/Collections$Synchronized", 34) == 0 ||
		string_is_one_of(name, classes);
}

bool is_collection_interface(const struct klass *klass)
{
	static const char *const interfaces[] = { "java/util/Collection", "java/util/List",
		"java/util/Set", "java/util/Map", "java/util/SortedMap", "java/util/SortedSet",
		"java/util/NavigableMap", "java/util/NavigableSet", NULL };
	return klass->is_interface && name_has_prefix(klass->name, "java/util/") &&
		string_is_one_of(klass->name->text, interfaces);
}

bool is_locking_query(const struct method *method)
{
	static const char *const unlocked[] = { "iterator", "listIterator", "spliterator", "stream",
		"parallelStream", "of", "copyOf", "entry", "ofEntries", NULL };
	return !string_is_one_of(method->name->text, unlocked);
}

static void find_locked(struct atomicity *at)
{
	for (uint32_t id = 1; id < at->facts->n_by_method; id++) {
		const struct method_facts *facts = at->facts->by_method[id];
		for (uint32_t i = 0; facts && atom_calls_is_input(facts->method) && i < facts->n_locks;
			 i++) {
			const struct expr *expr = &facts->exprs[facts->locks[i].lock];
			if (expr->field && (expr->kind == EXPR_FIELD || expr->kind == EXPR_STATIC) &&
				expr->type.kind == KIND_CLASS && expr->type.klass &&
				is_collection_interface(at->world->classes[expr->type.klass]))
				*map_put(&at->locked, expr->field->id, NULL) = 1;
		}
	}
	*map_put(&at->locked, UINT32_MAX, NULL) = 1; // so that it is not empty
}

bool atom_is_locked_outside(struct atomicity *at, const struct field *field)
{
	if (!map_get(&at->locked, UINT32_MAX))
		find_locked(at);
	return map_get(&at->locked, field->id);
}

static void add_class(struct receiver *receiver, const struct klass *klass)
{
	for (uint32_t i = 0; i < receiver->n; i++)
		if (receiver->classes[i] == klass)
			return;
	receiver->classes[receiver->n++] = klass;
}

// Parameters of what anybody may call are open, whoever calls it here.
static bool is_open_param(const struct atomicity *at, const struct method_facts *facts,
	const struct expr *expr)
{
	return expr->kind == EXPR_PARAM && at->in->options->mode == SCAN_LIBRARY &&
		scan_is_entry(at->in->options, facts->method);
}

struct receiver atom_receiver_of(struct atomicity *at, const struct method_facts *facts,
	uint32_t index)
{
	const struct expr *expr = &facts->exprs[index];
	struct receiver receiver = { .is_open = true };

	if (expr->kind == EXPR_NEW && expr->type.kind == KIND_CLASS) {
		receiver.is_open = false;
		add_class(&receiver, at->world->classes[expr->type.klass]);
		return receiver;
	}
	if (expr->kind == EXPR_OTHER || expr->kind == EXPR_NULL || is_open_param(at, facts, expr))
		return receiver;
	struct origin_set set = provenance_of(at->provenance, facts, index);
	receiver.is_open = set.is_open || set.n == 0;
	for (uint32_t i = 0; i < set.n; i++) {
		const struct origin *object = provenance_origin(at->provenance, set.objects[i]);
		if (object->kind == ORIGIN_NEW && object->type.kind == KIND_CLASS)
			add_class(&receiver, at->world->classes[object->type.klass]);
		else
			receiver.is_open = true;
	}
	return receiver;
}
