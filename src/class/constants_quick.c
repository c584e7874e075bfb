// The quick check of the constant pool: see internal.h. One loop per kind of constant, so that each is
// short and its branches are easy to guess; the constants of a kind are found 64 tags at a time. What a
// loop finds out about a constant goes to `facts`, for the loops that come after it, for the members
// and for the code.
#include "class/internal.h"

#include "class/masks.h"

// Texts are loaded this far beyond their start, whatever their length.
#define READ_AHEAD 32
// Pools beyond this are left to the exact check. The largest in JDK 17 has 291 kB.
#define MAX_POOL ((size_t)1 << 20)

struct pool {
	struct checker *checker;
	const uint8_t *origin;
	const uint8_t *tags;
	const uint32_t *offsets;
	uint8_t *facts;
	uint32_t n;
};

// for (EACH(pool, tag, i)) visits all constants of a kind.
struct each {
	const struct pool *pool;
	uint8_t tag;
	uint32_t block;
	uint64_t left;
};

static inline struct each each_begin(const struct pool *pool, uint8_t tag)
{
	return (struct each){ pool, tag, 0, mask64_equal(pool->tags, tag) };
}

static inline bool each_next(struct each *each, uint32_t *index)
{
	while (!each->left) {
		each->block += 64;
		if (each->block >= each->pool->n)
			return false;
		each->left = mask64_equal(each->pool->tags + each->block, each->tag);
	}
	*index = each->block + (uint32_t)__builtin_ctzll(each->left);
	each->left &= each->left - 1;
	return true;
}

static inline const uint8_t *bytes_of(const struct pool *pool, uint32_t index)
{
	return pool->origin + pool->offsets[index];
}

// The fact about the constant at an index out of the file; 0 when there is no such constant.
static inline uint8_t fact_at(const struct pool *pool, const uint8_t *p)
{
	uint32_t index = bytes_u2(p);
	return pool->facts[index < pool->n ? index : 0];
}

static inline bool is_text_at(const struct pool *pool, const uint8_t *p)
{
	return (fact_at(pool, p) & FACT_KIND) == CONSTANT_Utf8;
}

// ---- texts ----------------------------------------------------------------------------------

// A bit for each byte of the pool: not plain ASCII. Then a text of ordinary length is asked about
// with one load. The texts themselves are never looked at one by one.
static void find_odd_bytes(const uint8_t *p, const uint8_t *end, uint8_t *odd)
{
	for (; p < end; p += 16, odd += 2) {
		uint16_t mask = (uint16_t)bytes16_mask(bytes16_not_ascii(bytes16_load(p)));
		odd[0] = (uint8_t)mask;
		odd[1] = (uint8_t)(mask >> 8);
	}
}

// Modified UTF-8, JVMS 4.4.7, sixteen bytes at a time: the bytes that lead say where continuation bytes
// must be, and there, and only there, they are.
static bool is_utf8(const uint8_t *p, uint32_t length)
{
	uint32_t wanted = 0, wrong = 0; // wanted: bit 0 is the first of the next sixteen
	for (uint32_t at = 0; at < length; at += 16) {
		bytes16 bytes = bytes16_load(p + at);
		uint32_t valid = length - at < 16 ? (1u << (length - at)) - 1 : 0xffff;
		uint32_t odd = bytes16_mask(bytes16_not_ascii(bytes)) & valid;
		if (!(odd | wanted))
			continue;
		uint32_t more = bytes16_mask(bytes16_equal(bytes16_and(bytes, 0xc0), 0x80)) & valid;
		uint32_t two = bytes16_mask(bytes16_equal(bytes16_and(bytes, 0xe0), 0xc0)) & valid;
		uint32_t three = bytes16_mask(bytes16_equal(bytes16_and(bytes, 0xf0), 0xe0)) & valid;
		wanted |= (two | three) << 1 | three << 2;
		wrong |= (odd ^ (more | two | three)) | ((wanted & 0xffff) ^ more);
		wanted >>= 16;
	}
	return !(wrong | wanted);
}

static bool check_texts(const struct pool *pool, uint32_t start, const uint8_t *odd)
{
	struct each each = each_begin(pool, CONSTANT_Utf8);
	uint32_t i;

	while (each_next(&each, &i)) {
		const uint8_t *p = bytes_of(pool, i);
		uint32_t length = bytes_u2(p), at = pool->offsets[i] + 2 - start;
		uint64_t bits = bytes_u8le(odd + at / 8) >> (at & 7);
		if ((length > 56 || (bits & mask64_low(length))) && !is_utf8(p + 2, length))
			return false;
	}
	return true;
}

// ---- names and descriptors ------------------------------------------------------------------

// Which of the bytes at p, at most 63, are those characters?
struct marks {
	uint64_t end, slash, array, dot;
};

static inline uint64_t mark16(const uint8_t *p, uint32_t at, uint8_t byte)
{
	return (uint64_t)bytes16_mask(bytes16_equal(bytes16_load(p + at), byte)) << at;
}

static inline uint64_t mark(const uint8_t *p, uint32_t length, uint8_t byte)
{
	uint64_t mask = mark16(p, 0, byte) | mark16(p, 16, byte);
	if (length > 32)
		mask |= mark16(p, 32, byte) | (length > 48 ? mark16(p, 48, byte) : 0);
	return mask & mask64_low(length);
}

static inline struct marks find_marks(const uint8_t *p, uint32_t length)
{
	return (struct marks){ mark(p, length, ';'), mark(p, length, '/'), mark(p, length, '['),
		mark(p, length, '.') };
}

static bool is_class_name(const uint8_t *p, uint32_t length)
{
	if (length == 0 || length > 63 || p[0] == '[')
		return name_is_class(slice_of(p, length));
	struct marks marks = find_marks(p, length);
	uint64_t ends = (uint64_t)1 | (uint64_t)1 << (length - 1);
	return !(marks.end | marks.array | marks.dot | (marks.slash & (marks.slash << 1 | ends)));
}

// No special character at all; <init> and <clinit> are no ordinary names.
static bool is_ordinary_name(const uint8_t *p, uint32_t length)
{
	uint32_t found = 0;
	for (uint32_t at = 0; at < length; at += 16) {
		bytes16 bytes = bytes16_load(p + at);
		bytes16 special = bytes16_or(bytes16_or(bytes16_equal(bytes16_with(bytes, 1), '/'), // . /
										 bytes16_equal(bytes16_with(bytes, 2), '>')),       // < >
			bytes16_or(bytes16_equal(bytes, ';'), bytes16_equal(bytes, '[')));
		uint32_t mask = bytes16_mask(special);
		found |= length - at < 16 ? mask & ((1u << (length - at)) - 1) : mask;
	}
	return !found && length;
}

enum type_start { TYPE_WRONG, TYPE_WORD, TYPE_TWO_WORDS, TYPE_CLASS, TYPE_ARRAY };

static const uint8_t type_starts[256] = {
	['B'] = TYPE_WORD,
	['C'] = TYPE_WORD,
	['D'] = TYPE_TWO_WORDS,
	['F'] = TYPE_WORD,
	['I'] = TYPE_WORD,
	['J'] = TYPE_TWO_WORDS,
	['S'] = TYPE_WORD,
	['Z'] = TYPE_WORD,
	['L'] = TYPE_CLASS,
	['['] = TYPE_ARRAY,
};

// The index behind the type at `at`, 0 when it is malformed. Double slashes and dots have been ruled
// out for the whole text, and so has a slash before a semicolon.
static inline uint32_t type_end(const uint8_t *p, uint32_t at, uint32_t length,
	const struct marks *marks, uint32_t *words)
{
	uint8_t start = type_starts[p[at]];
	*words = start == TYPE_TWO_WORDS ? 2 : 1;
	while (start == TYPE_ARRAY && ++at < length)
		start = type_starts[p[at]];
	if (at >= length || start == TYPE_WRONG)
		return 0;
	if (start != TYPE_CLASS)
		return at + 1;
	uint64_t rest = at + 1 < length ? marks->end >> (at + 1) : 0;
	if (!rest || (rest & 1) || p[at + 1] == '/')
		return 0;
	uint32_t n = (uint32_t)__builtin_ctzll(rest);
	if (marks->array >> (at + 1) & mask64_low(n))
		return 0;
	return at + 2 + n;
}

static bool has_wrong_slash(const struct marks *marks)
{
	return (marks->slash & (marks->slash << 1 | marks->end >> 1)) | marks->dot;
}

static bool is_field_descriptor(const uint8_t *p, uint32_t length)
{
	uint32_t words;
	if (length == 1)
		return type_starts[p[0]] == TYPE_WORD || type_starts[p[0]] == TYPE_TWO_WORDS;
	if (length == 0 || length > 63)
		return descriptor_is_field(slice_of(p, length));
	struct marks marks = find_marks(p, length);
	return !has_wrong_slash(&marks) && type_end(p, 0, length, &marks, &words) == length;
}

// The end of each type is looked for in a window, which starts with a type and moves on when one does
// not end within. False also for types that are longer than the window.
static bool is_method_in_windows(const uint8_t *p, uint32_t length, uint32_t *words)
{
	uint32_t base = 0, at = 1, size = length < 63 ? length : 63;
	struct marks marks = find_marks(p, size);
	bool is_return = false;

	if (p[0] != '(')
		return false;
	for (;;) {
		if (!is_return && at < length && p[at] == ')') {
			is_return = true;
			at++;
		}
		if (at >= length)
			return false;
		if (is_return && p[at] == 'V')
			return at + 1 == length;
		uint32_t more,
			end = at - base < size ? type_end(p + base, at - base, size, &marks, &more) : 0;
		if (!end && at > base && base + size < length) {
			base = at;
			size = length - base < 63 ? length - base : 63;
			marks = find_marks(p + base, size);
			end = type_end(p + base, 0, size, &marks, &more);
		}
		if (!end || has_wrong_slash(&marks))
			return false;
		at = base + end;
		if (is_return)
			return at == length;
		*words += more;
	}
}

static bool is_method_descriptor(const uint8_t *p, uint32_t length, uint8_t *words)
{
	uint32_t total = 0;
	if (length < 3 || !is_method_in_windows(p, length, &total)) {
		if (!descriptor_is_method(slice_of(p, length)))
			return false;
		total = descriptor_parameter_words(slice_of(p, length));
	}
	*words = (uint8_t)total;
	return total <= 255;
}

bool text_is_ordinary_name(struct checker *checker, uint32_t index)
{
	uint8_t *fact = &checker->facts[index];
	if (*fact & FACT_IS_NAME)
		return true;
	const uint8_t *p = checker->c->bytes.ptr + checker->c->offsets[index];
	if (!is_ordinary_name(p + 2, bytes_u2(p)))
		return false;
	*fact |= FACT_IS_NAME;
	return true;
}

bool text_is_descriptor(struct checker *checker, uint32_t index, uint8_t which)
{
	uint8_t *fact = &checker->facts[index];
	if (*fact & which)
		return true;
	const uint8_t *p = checker->c->bytes.ptr + checker->c->offsets[index];
	uint32_t length = bytes_u2(p);
	if (which == FACT_IS_METHOD ? !is_method_descriptor(p + 2, length, &checker->words[index])
								: !is_field_descriptor(p + 2, length))
		return false;
	*fact |= which;
	return true;
}

// ---- constants that refer to others ---------------------------------------------------------

static bool check_classes(const struct pool *pool)
{
	struct each each = each_begin(pool, CONSTANT_Class);
	uint32_t i;
	while (each_next(&each, &i)) {
		const uint8_t *p = bytes_of(pool, i);
		if (!is_text_at(pool, p))
			return false;
		const uint8_t *name = bytes_of(pool, bytes_u2(p));
		if (!is_class_name(name + 2, bytes_u2(name)))
			return false;
		if (name[2] == '[')
			pool->facts[i] = FACT_ARRAY_CLASS;
	}
	return true;
}

static bool is_init(const uint8_t *name)
{
	return bytes_u2(name) == 6 && memcmp(name + 2, "<init>", 6) == 0;
}

static bool check_names_and_types(const struct pool *pool)
{
	struct each each = each_begin(pool, CONSTANT_NameAndType);
	uint32_t i;
	while (each_next(&each, &i)) {
		const uint8_t *p = bytes_of(pool, i);
		if (!is_text_at(pool, p) || !is_text_at(pool, p + 2))
			return false;
		uint32_t name = bytes_u2(p), type = bytes_u2(p + 2);
		const uint8_t *text = bytes_of(pool, type);
		bool is_method = bytes_u2(text) && text[2] == '(';
		if (!text_is_descriptor(pool->checker, type, is_method ? FACT_IS_METHOD : FACT_IS_FIELD))
			return false;
		if (text_is_ordinary_name(pool->checker, name))
			pool->facts[i] = is_method ? FACT_METHOD_TYPE : FACT_FIELD_TYPE;
		else if (is_method && text[1 + bytes_u2(text)] == 'V' && is_init(bytes_of(pool, name)))
			pool->facts[i] = FACT_INIT_TYPE;
	}
	return true;
}

static bool check_fields(const struct pool *pool)
{
	struct each each = each_begin(pool, CONSTANT_Fieldref);
	uint32_t i, wrong = 0;
	while (each_next(&each, &i)) {
		const uint8_t *p = bytes_of(pool, i);
		uint8_t owner = fact_at(pool, p);
		wrong |= owner != CONSTANT_Class && owner != FACT_ARRAY_CLASS;
		wrong |= fact_at(pool, p + 2) != FACT_FIELD_TYPE;
	}
	return !wrong;
}

static bool check_methods(const struct pool *pool, uint8_t tag)
{
	struct each each = each_begin(pool, tag);
	uint32_t i, wrong = 0;
	while (each_next(&each, &i)) {
		const uint8_t *p = bytes_of(pool, i);
		uint8_t owner = fact_at(pool, p), type = fact_at(pool, p + 2);
		bool is_init_type = type == FACT_INIT_TYPE && tag == CONSTANT_Methodref;
		wrong |= owner != CONSTANT_Class && owner != FACT_ARRAY_CLASS;
		wrong |= type != FACT_METHOD_TYPE && !is_init_type;
		if (is_init_type)
			pool->facts[i] = FACT_INIT_METHODREF;
	}
	return !wrong;
}

static bool check_strings(const struct pool *pool)
{
	struct each each = each_begin(pool, CONSTANT_String);
	uint32_t i, wrong = 0;
	while (each_next(&each, &i))
		wrong |= !is_text_at(pool, bytes_of(pool, i));
	return !wrong;
}

// The kinds that are rare.
static bool check_rest(const struct pool *pool)
{
	static const uint8_t rest[] = { CONSTANT_MethodHandle, CONSTANT_MethodType, CONSTANT_Dynamic,
		CONSTANT_InvokeDynamic, CONSTANT_Module, CONSTANT_Package };
	for (uint32_t k = 0; k < sizeof(rest); k++) {
		if (!(pool->checker->raw->tags_seen >> rest[k] & 1))
			continue;
		struct each each = each_begin(pool, rest[k]);
		uint32_t i;
		while (each_next(&each, &i))
			if (constant_complaint(pool->checker->c, (uint16_t)i))
				return false;
	}
	return true;
}

bool constants_check_quickly(struct checker *checker)
{
	const struct class *c = checker->c;
	struct pool pool = { checker, c->bytes.ptr, c->tags, c->offsets, checker->facts,
		c->n_constants };
	// Behind the pool's count, up to the class's flags.
	const uint8_t *start = c->bytes.ptr + 10, *end = c->bytes.ptr + checker->raw->names_at;
	uint8_t odd[MAX_POOL / 8 + 16];

	if ((size_t)(end - start) > MAX_POOL || c->bytes.len - checker->raw->names_at < READ_AHEAD)
		return false;
	memcpy(checker->facts, c->tags, c->n_constants);
	find_odd_bytes(start, end, odd);
	return check_texts(&pool, 10, odd) && check_classes(&pool) && check_names_and_types(&pool) &&
		check_fields(&pool) && check_methods(&pool, CONSTANT_Methodref) &&
		check_methods(&pool, CONSTANT_InterfaceMethodref) && check_strings(&pool) &&
		check_rest(&pool);
}
