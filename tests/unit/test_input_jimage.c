// lib/modules: both byte orders, plain and packed resources, and images that lie.
#include "test_input.h"

#define TEXT "resource bytes, resource bytes, resource bytes"

enum packing { PLAIN, ZIP, SHARED, ZIP_OF_SHARED, UNKNOWN };

struct image {
	bool is_big_endian;
	struct buf offsets, locations, strings, content;
	uint32_t n;
};

static void put(const struct image *image, struct buf *to, uint64_t value, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		buf_char(to, (char)(value >> 8 * (image->is_big_endian ? n - 1 - i : i)));
}

static uint32_t put_string(struct image *image, const char *text)
{
	uint32_t at = (uint32_t)image->strings.len;
	buf_put(&image->strings, text, strlen(text) + 1);
	return at;
}

static void put_attribute(struct image *image, uint32_t kind, uint64_t value)
{
	uint32_t n = 1;
	while (n < 8 && value >> 8 * n)
		n++;
	buf_char(&image->locations, (char)(kind << 3 | (n - 1)));
	while (n--)
		buf_char(&image->locations, (char)(value >> 8 * n));
}

// One layer of packing around bytes, in the arena.
static struct slice wrap(struct image *image, const char *decompressor, struct slice packed,
	size_t unpacked, struct arena *arena)
{
	struct buf out = BUF_INIT;
	put(image, &out, 0xcafefafa, 4);
	put(image, &out, packed.len, 8);
	put(image, &out, unpacked, 8);
	put(image, &out, put_string(image, decompressor), 4);
	put(image, &out, 0, 5);
	buf_slice(&out, packed);
	struct slice result = arena_copy(arena, buf_view(&out));
	buf_release(&out);
	return result;
}

static struct slice deflate(struct slice bytes, struct arena *arena)
{
	struct libdeflate_compressor *packer = libdeflate_alloc_compressor(6);
	size_t room = libdeflate_zlib_compress_bound(packer, bytes.len);
	void *packed = arena_alloc(arena, room);
	size_t n = libdeflate_zlib_compress(packer, bytes.ptr, bytes.len, packed, room);
	libdeflate_free_compressor(packer);
	return slice_of(packed, n);
}

// A class file's start: Utf8 "Code", Utf8 of a descriptor, a long (two slots), a plain Utf8.
#define CLASS_START "\xca\xfe\xba\xbe\0\0\0\x34\0\6"
#define LONG_AND_REST \
	"\5"              \
	"12345678"        \
	"\1\0\3abc"       \
	"the rest"
static const char shared_class[] = CLASS_START "\1\0\4Code"
											   "\1\0\x19(Ljava/lang/String;ILX;)V" LONG_AND_REST;

static struct slice share(struct image *image, struct arena *arena)
{
	struct buf out = BUF_INIT;
	uint32_t code = put_string(image, "Code"), form = put_string(image, "(L;IL;)V");
	uint32_t package = put_string(image, "java/lang"), name = put_string(image, "String");
	uint32_t none = put_string(image, ""), x = put_string(image, "X");
	buf_put(&out, CLASS_START, sizeof(CLASS_START) - 1);
	buf_printf(&out, "%c%c%c%c%c", 23, 0, 0, (int)(code >> 8), (int)(code & 0xff));
	buf_printf(&out, "%c%c%c%c", 25, (int)(0xc0 | form >> 8), (int)(form & 0xff),
		0x80 | 1 << 5 | 10);
	buf_printf(&out, "%c%c%c%c", (int)(0xc0 | package >> 8), (int)(package & 0xff),
		(int)(0xc0 | name >> 8), (int)(name & 0xff));
	buf_printf(&out, "%c%c%c", 0xe0, (int)(none >> 8), (int)(none & 0xff));
	buf_printf(&out, "%c%c%c", 0xe0, (int)(x >> 8), (int)(x & 0xff));
	buf_put(&out, LONG_AND_REST, sizeof(LONG_AND_REST) - 1);
	struct slice result = arena_copy(arena, buf_view(&out));
	buf_release(&out);
	return wrap(image, "compact-cp", result, sizeof(shared_class) - 1, arena);
}

static struct slice pack(struct image *image, enum packing packing, struct arena *arena)
{
	struct slice text = SLICE(TEXT);
	switch (packing) {
	case ZIP:
		return wrap(image, "zip", deflate(text, arena), text.len, arena);
	case SHARED:
		return share(image, arena);
	case ZIP_OF_SHARED: {
		struct slice inner = share(image, arena);
		return wrap(image, "zip", deflate(inner, arena), inner.len, arena);
	}
	case UNKNOWN:
		return wrap(image, "magic", text, text.len, arena);
	case PLAIN:
		break;
	}
	return text;
}

static void add_resource(struct image *image, const char *module, const char *parent,
	const char *base, const char *extension, enum packing packing, struct arena *arena)
{
	struct slice bytes = pack(image, packing, arena);
	bool is_shared = packing == SHARED || packing == ZIP_OF_SHARED;
	put(image, &image->offsets, image->locations.len, 4);
	put_attribute(image, 1, put_string(image, module));
	put_attribute(image, 2, put_string(image, parent));
	put_attribute(image, 3, put_string(image, base));
	put_attribute(image, 4, put_string(image, extension));
	put_attribute(image, 5, image->content.len);
	put_attribute(image, 6, packing == PLAIN ? 0 : bytes.len);
	put_attribute(image, 7, is_shared ? sizeof(shared_class) - 1 : sizeof(TEXT) - 1);
	put_attribute(image, 19, 1); // of a later JDK
	buf_char(&image->locations, 0);
	buf_slice(&image->content, bytes);
	image->n++;
}

static struct slice finish(struct image *image, struct arena *arena)
{
	struct buf out = BUF_INIT;
	const uint32_t header[] = { JIMAGE_MAGIC, 1 << 16, 0, image->n, image->n,
		(uint32_t)image->locations.len, (uint32_t)image->strings.len };
	for (size_t i = 0; i < 7; i++)
		put(image, &out, header[i], 4);
	for (uint32_t i = 0; i < image->n; i++)
		put(image, &out, 0, 4);
	buf_slice(&out, buf_view(&image->offsets));
	buf_slice(&out, buf_view(&image->locations));
	buf_slice(&out, buf_view(&image->strings));
	buf_slice(&out, buf_view(&image->content));
	struct slice result = arena_copy(arena, buf_view(&out));
	buf_release(&out);
	buf_release(&image->offsets);
	buf_release(&image->locations);
	buf_release(&image->strings);
	buf_release(&image->content);
	return result;
}

static struct slice rich_image(bool is_big_endian, struct arena *arena)
{
	struct image image = { .is_big_endian = is_big_endian };
	put_string(&image, "");
	add_resource(&image, "java.base", "java/lang", "Object", "class", PLAIN, arena);
	add_resource(&image, "java.base", "java/lang", "text", "properties", PLAIN, arena);
	add_resource(&image, "java.base", "", "module-info", "class", ZIP, arena);
	add_resource(&image, "m", "", "module-info", "class", SHARED, arena);
	add_resource(&image, "m", "p", "Both", "class", ZIP_OF_SHARED, arena);
	add_resource(&image, "m", "p", "Odd", "class", UNKNOWN, arena);
	return finish(&image, arena);
}

static void assert_shared(struct fixture *f, uint32_t i)
{
	struct slice bytes;
	if (!input_read(f->input, input_entry(f->input, i), &f->arena, &bytes, &f->err))
		fail_msg("%s", f->err.text);
	assert_int_equal(bytes.len, sizeof(shared_class) - 1);
	assert_memory_equal(bytes.ptr, shared_class, bytes.len);
}

static void reads_both_byte_orders(void **state)
{
	(void)state;
	for (int big = 0; big < 2; big++) {
		struct fixture f;
		fixture_init(&f, NULL);
		assert_true(add_bytes(&f, "lib/modules", rich_image(big, &f.arena)));
		assert_int_equal(input_n_entries(f.input), 5);
		assert_class(&f, "java/lang/Object", "lib/modules!/java.base/java/lang/Object.class", TEXT);
		assert_class(&f, "module-info", "lib/modules!/java.base/module-info.class", TEXT);
		assert_slice(input_entry(f.input, 0)->module, "java.base");
		assert_slice(input_entry(f.input, 2)->module, "m");
		assert_shared(&f, 2);
		assert_shared(&f, input_find(f.input, SLICE("p/Both")));
		assert_unreadable(&f, "p/Odd", ERR_UNSUPPORTED, "decompressor \"magic\"");
		assert_int_equal(notes_count(f.notes, NOTE_INFO), 0);
		fixture_release(&f);
	}
}

static void orders_by_content(void **state)
{
	struct fixture f;
	struct image image = { 0 };
	(void)state;
	fixture_init(&f, NULL);
	put_string(&image, "");
	for (int i = 0; i < 3; i++)
		add_resource(&image, "m", "p", i == 0 ? "C" : i == 1 ? "A" : "B", "class", PLAIN, &f.arena);
	// The table of offsets is in the order of a hash.
	uint8_t swap[4];
	memcpy(swap, image.offsets.ptr, 4);
	memcpy(image.offsets.ptr, image.offsets.ptr + 8, 4);
	memcpy(image.offsets.ptr + 8, swap, 4);
	assert_true(add_bytes(&f, "modules", finish(&image, &f.arena)));
	assert_slice(input_entry(f.input, 0)->class_name, "p/C");
	assert_slice(input_entry(f.input, 1)->class_name, "p/A");
	assert_slice(input_entry(f.input, 2)->class_name, "p/B");
	fixture_release(&f);
}

// Thousands of classes that share one long name must not become gigabytes.
static void limits_names(void **state)
{
	struct fixture f;
	struct image image = { 0 };
	char package[60001];
	(void)state;
	fixture_init(&f, NULL);
	memset(package, 'p', sizeof(package) - 1);
	package[sizeof(package) - 1] = 0;
	add_resource(&image, "m", package, "A", "class", PLAIN, &f.arena);
	for (uint32_t i = 1; i < 5000; i++, image.n++)
		put(&image, &image.offsets, 0, 4);
	size_t before = f.input->arena.reserved;
	assert_true(add_bytes(&f, "modules", finish(&image, &f.arena)));
	assert_in_range(f.input->arena.reserved - before, 0, 4 << 20);
	assert_noted(&f, "names are longer than the file justifies");
	fixture_release(&f);
}

static void refuses_a_later_version(void **state)
{
	struct fixture f;
	(void)state;
	fixture_init(&f, NULL);
	struct slice bytes = rich_image(false, &f.arena);
	((uint8_t *)(uintptr_t)bytes.ptr)[6] = 2;
	assert_false(add_bytes(&f, "modules", bytes));
	assert_int_equal(f.err.kind, ERR_UNSUPPORTED);
	fixture_release(&f);
}

static void survives_truncation(void **state)
{
	struct arena arena;
	(void)state;
	arena_init(&arena);
	struct slice whole = rich_image(false, &arena);
	for (size_t n = 4; n < whole.len; n++) {
		struct fixture f;
		uint8_t *copy = xmalloc(n);
		memcpy(copy, whole.ptr, n);
		fixture_init(&f, NULL);
		if (!add_bytes(&f, "modules", slice_of(copy, n)))
			assert_true(err_is_set(&f.err));
		read_everything(&f);
		fixture_release(&f);
		free(copy);
	}
	arena_release(&arena);
}

static void survives_any_changed_byte(void **state)
{
	static const uint8_t values[] = { 0, 1, 0x7f, 0xff };
	struct arena arena;
	(void)state;
	arena_init(&arena);
	struct slice whole = rich_image(true, &arena);
	uint8_t *copy = xmalloc(whole.len);
	for (size_t i = 0; i < whole.len * sizeof(values); i++) {
		struct fixture f;
		memcpy(copy, whole.ptr, whole.len);
		copy[i / sizeof(values)] = values[i % sizeof(values)];
		fixture_init(&f, NULL);
		add_bytes(&f, "modules", slice_of(copy, whole.len));
		read_everything(&f);
		fixture_release(&f);
	}
	free(copy);
	arena_release(&arena);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(reads_both_byte_orders),
		cmocka_unit_test(orders_by_content),
		cmocka_unit_test(limits_names),
		cmocka_unit_test(refuses_a_later_version),
		cmocka_unit_test(survives_truncation),
		cmocka_unit_test(survives_any_changed_byte),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
