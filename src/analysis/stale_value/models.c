// The tables of models.def, and a few smaller ones: what logs, what is pure, what never changes.
#include "analysis/stale_value/models.h"

#include "base/intern.h"

#define TEXT(literal)                                   \
	{                                                   \
		(const uint8_t *)(literal), sizeof(literal) - 1 \
	}

const uint8_t verb_flags[] = {
	[VERB_NONE] = 0,
#define MODEL_VERB(name, flags) [VERB_##name] = (flags),
#include "analysis/stale_value/models.def"
};

static const struct group_class {
	uint8_t group;
	struct slice name;
} classes[] = {
#define MODEL_CLASS(group, name) { GROUP_##group, TEXT(name) },
#include "analysis/stale_value/models.def"
};
#define N_CLASSES (sizeof(classes) / sizeof(*classes))

static const struct model_maker {
	uint8_t group;
	struct slice class, name;
} makers[] = {
#define MODEL_MAKER(group, class, name) { GROUP_##group, TEXT(class), TEXT(name) },
#include "analysis/stale_value/models.def"
};
#define N_MAKERS (sizeof(makers) / sizeof(*makers))

static const struct model_call calls[] = {
#define MODEL_CALL(group, name, parameters, verb, key, data) \
	{ GROUP_##group, VERB_##verb, key, data, TEXT(name), TEXT(parameters) },
#include "analysis/stale_value/models.def"
};
#define N_CALLS (sizeof(calls) / sizeof(*calls))

const struct klass **model_classes(const struct world *world)
{
	const struct klass **found = xcalloc(N_CLASSES, sizeof(*found));
	for (uint32_t i = 0; i < N_CLASSES; i++)
		found[i] = world_loaded(world, classes[i].name);
	return found;
}

enum group model_group(const struct klass *const *known, const struct klass *klass)
{
	struct slice name = name_slice(klass->name);
	for (uint32_t i = 0; i < N_CLASSES; i++)
		if (slice_equal(classes[i].name, name))
			return classes[i].group;
	for (uint32_t i = 0; i < N_CLASSES; i++)
		if (known[i] && klass_is_subtype(klass, known[i]))
			return classes[i].group;
	return GROUP_NONE;
}

enum group model_group_of_call(const struct ir *ir, const struct ir_insn *insn)
{
	if (insn->op != IR_INVOKE || insn->sub != OP_invokestatic)
		return GROUP_NONE;
	struct member_ref ref = class_member_ref(ir->file, insn->constant);
	for (uint32_t i = 0; i < N_MAKERS; i++)
		if (slice_equal(makers[i].name, ref.name) && slice_equal(makers[i].class, ref.class_name))
			return makers[i].group;
	return GROUP_NONE;
}

bool model_is_wrapping(const struct ir *ir, const struct ir_insn *insn)
{
	return model_group_of_call(ir, insn) != GROUP_NONE &&
		slice_equal(class_member_ref(ir->file, insn->constant).class_name,
			SLICE("java/util/Collections"));
}

static bool is_kind_of(const struct world *world, const struct klass *klass, const char *name)
{
	const struct klass *super = world_loaded(world, slice_of_string(name));
	return super && klass_is_subtype(klass, super);
}

bool model_is_fail_fast(const struct world *world, const struct klass *klass)
{
	return is_kind_of(world, klass, "java/util/Vector") ||
		(is_kind_of(world, klass, "java/util/Hashtable") &&
			!is_kind_of(world, klass, "java/util/Properties")); // a ConcurrentHashMap inside
}

const struct model_call *model_call(enum group group, const struct member_ref *ref)
{
	for (uint32_t i = 0; i < N_CALLS; i++)
		if (calls[i].group == group && slice_equal(calls[i].name, ref->name) &&
			slice_has_prefix(ref->descriptor, calls[i].parameters))
			return &calls[i];
	return NULL;
}

static const struct model_helper {
	uint8_t verb;
	struct slice class, name;
} helpers[] = {
#define MODEL_HELPER(class, name, verb) { VERB_##verb, TEXT(class), TEXT(name) },
#include "analysis/stale_value/models.def"
};

enum verb model_helper(struct slice class, struct slice name)
{
	if (!slice_has_prefix(class, SLICE("java/util/")))
		return VERB_NONE;
	for (uint32_t i = 0; i < sizeof(helpers) / sizeof(*helpers); i++)
		if (slice_equal(helpers[i].name, name) && slice_equal(helpers[i].class, class))
			return helpers[i].verb;
	return VERB_NONE;
}

// ---- other knowledge --------------------------------------------------------------------------

static bool is_one_of(struct slice name, const struct slice *set, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		if (slice_equal(set[i], name))
			return true;
	return false;
}
#define IS_ONE_OF(name, set) is_one_of(name, set, sizeof(set) / sizeof(*set))

// Prints, logs, or complains: what it does is no harm when done twice or late.
bool model_is_log(const struct member_ref *ref)
{
	static const struct slice names[] = { TEXT("println"), TEXT("print"), TEXT("printf"),
		TEXT("log"), TEXT("debug"), TEXT("info"), TEXT("warn"), TEXT("warning"), TEXT("error"),
		TEXT("trace"), TEXT("fine"), TEXT("finer"), TEXT("finest"), TEXT("severe"),
		TEXT("isDebugEnabled"), TEXT("isTraceEnabled"), TEXT("isInfoEnabled"), TEXT("isLoggable"),
		TEXT("append"), TEXT("toString"), TEXT("valueOf"), TEXT("makeConcatWithConstants"),
		TEXT("getName"), TEXT("nanoTime"), TEXT("currentTimeMillis"), TEXT("requireNonNull"),
		TEXT("equals"), TEXT("hashCode"), TEXT("currentThread") };
	return IS_ONE_OF(ref->name, names);
}

// Of the library, by one operand: a value in a box, or out of it.
bool model_is_boxing(const struct ir *ir, const struct ir_insn *insn)
{
	if (insn->op != IR_INVOKE || insn->sub == OP_invokedynamic || insn->n_args != 1)
		return false;
	struct member_ref ref = class_member_ref(ir->file, insn->constant);
	return slice_has_prefix(ref.class_name, SLICE("java/lang/")) &&
		(slice_equal(ref.name, SLICE("valueOf")) || slice_has_suffix(ref.name, SLICE("Value")));
}

bool model_is_swap(struct slice name)
{
	return slice_has_prefix(name, SLICE("compareAnd")) ||
		slice_has_prefix(name, SLICE("weakCompareAnd")) ||
		(slice_has_prefix(name, SLICE("cas")) && name.len > 3 && name.ptr[3] >= 'A' &&
			name.ptr[3] <= 'Z');
}

static bool has_lock_free_field(const struct klass *klass)
{
	static const struct slice types[] = { TEXT("Ljdk/internal/misc/Unsafe;"),
		TEXT("Lsun/misc/Unsafe;"), TEXT("Ljava/lang/invoke/VarHandle;"),
		TEXT("Ljava/util/concurrent/atomic/AtomicIntegerFieldUpdater;"),
		TEXT("Ljava/util/concurrent/atomic/AtomicLongFieldUpdater;"),
		TEXT("Ljava/util/concurrent/atomic/AtomicReferenceFieldUpdater;") };
	for (uint32_t i = 0; i < klass->n_fields; i++)
		if (IS_ONE_OF(name_slice(klass->fields[i].descriptor), types))
			return true;
	return false;
}

// By itself, or by the class that it is a part of.
bool model_is_lock_free(const struct klass *klass)
{
	return has_lock_free_field(klass) ||
		(klass->nest_host && klass->nest_host != klass && has_lock_free_field(klass->nest_host));
}

// Or one is as good as another: whoever draws random numbers does not care from which.
static const struct slice immutable[] = { TEXT("java/lang/String"), TEXT("java/lang/Integer"),
	TEXT("java/lang/Long"), TEXT("java/lang/Short"), TEXT("java/lang/Byte"),
	TEXT("java/lang/Character"), TEXT("java/lang/Boolean"), TEXT("java/lang/Float"),
	TEXT("java/lang/Double"), TEXT("java/lang/Number"), TEXT("java/math/BigInteger"),
	TEXT("java/math/BigDecimal"), TEXT("java/lang/Math"), TEXT("java/lang/StrictMath"),
	TEXT("java/lang/Class"), TEXT("java/util/UUID"), TEXT("java/util/Locale"), TEXT("java/net/URI"),
	TEXT("java/net/URL"), TEXT("java/io/File"), TEXT("java/util/Objects"),
	TEXT("java/util/regex/Pattern"), TEXT("java/lang/reflect/Method"),
	TEXT("java/lang/reflect/Field"), TEXT("java/lang/reflect/Constructor"),
	TEXT("java/lang/invoke/MethodHandle"), TEXT("java/lang/invoke/MethodType"),
	TEXT("java/nio/charset/Charset"), TEXT("java/util/TimeZone"), TEXT("java/util/Currency"),
	TEXT("java/security/SecureRandom"), TEXT("java/util/Random"), TEXT("java/text/Collator"),
	TEXT("java/time/format/DateTimeFormatter"), TEXT("java/time/ZoneId"), TEXT("java/time/Instant"),
	TEXT("java/time/Duration"), TEXT("java/time/LocalDate"), TEXT("java/time/LocalDateTime"),
	TEXT("java/nio/file/Path") };

bool model_is_immutable(const struct klass *klass)
{
	return IS_ONE_OF(name_slice(klass->name), immutable) || (klass->access & ACC_ENUM);
}

bool model_is_setter(struct slice name)
{
	return slice_equal(name, SLICE("set")) || slice_equal(name, SLICE("lazySet")) ||
		slice_equal(name, SLICE("setRelease")) || slice_equal(name, SLICE("getAndSet"));
}

bool model_is_query(struct slice name)
{
	static const char *const words[] = { "get", "is", "has", "size", "length", "contains",
		"equals" };
	for (uint32_t i = 0; i < sizeof(words) / sizeof(*words); i++) {
		struct slice word = slice_of_string(words[i]);
		if (slice_has_prefix(name, word) &&
			(name.len == word.len || (name.ptr[word.len] >= 'A' && name.ptr[word.len] <= 'Z')))
			return true;
	}
	return false;
}

enum model_result model_result_at(const struct ir *ir, const struct ir_insn *call)
{
	const struct method *method = call->op == IR_INVOKE && call->n_args
		? ir_resolved_method(ir, call)
		: NULL;
	return method && model_is_within(method->owner, MODEL_KNOWN_UTIL)
		? model_result_of(model_of(ir->world->models, method), call->sub == OP_invokestatic)
		: MODEL_RESULT_OTHER;
}
