// arena, vec, buf, bitset
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/bitset.h"
#include "base/buf.h"
#include "base/vec.h"

// Objects of many sizes, each filled with its own byte: overlaps would show, and in stress builds
// ASan sees every overrun.
static void objects_do_not_overlap(void **state)
{
	(void)state;
	enum { N = 2000 };
	struct arena arena;
	static uint8_t *objects[N];
	static size_t sizes[N];
	uint64_t seed = 1;

	arena_init(&arena);
	for (int i = 0; i < N; i++) {
		sizes[i] = random_below(&seed, i % 100 ? 200 : 300000);
		objects[i] = arena_alloc(&arena, sizes[i]);
		assert_int_equal((uintptr_t)objects[i] % 8, 0);
		memset(objects[i], i & 0xff, sizes[i]);
	}
	for (int i = 0; i < N; i++)
		for (size_t k = 0; k < sizes[i]; k++)
			if (objects[i][k] != (i & 0xff))
				fail_msg("object %d was overwritten at %zu", i, k);
	arena_release(&arena);
	assert_int_equal(arena.reserved, 0);
}

static void reset_keeps_what_is_older(void **state)
{
	(void)state;
	struct arena arena;
	arena_init(&arena);
	for (int round = 0; round < 50; round++) {
		struct slice kept = arena_printf(&arena, "kept %d", round);
		struct arena_mark mark = arena_mark(&arena);
		size_t reserved = arena.reserved;
		for (int i = 0; i < 100; i++)
			memset(arena_alloc(&arena, (size_t)i * 50), 0xee, (size_t)i * 50);
		arena_reset(&arena, mark);
		assert_int_equal(arena.reserved, reserved);
		memset(arena_alloc(&arena, 64), 0xdd, 64);
		char expected[32];
		snprintf(expected, sizeof(expected), "kept %d", round);
		assert_string_equal((const char *)kept.ptr, expected);
	}
	arena_release(&arena);
}

static void reset_to_the_very_start(void **state)
{
	(void)state;
	struct arena arena;
	arena_init(&arena);
	struct arena_mark mark = arena_mark(&arena);
	arena_reset(&arena, mark);
	memset(arena_alloc(&arena, 10), 1, 10);
	arena_reset(&arena, mark);
	assert_int_equal(arena.reserved, 0);
	memset(arena_alloc(&arena, 10), 1, 10);
	arena_release(&arena);
}

static void clear_gives_a_usable_arena(void **state)
{
	(void)state;
	struct arena arena;
	arena_init(&arena);
	arena_clear(&arena);
	for (int round = 0; round < 5; round++) {
		for (int i = 0; i < 1000; i++)
			memset(arena_alloc(&arena, 700), round, 700);
		arena_clear(&arena);
		assert_true(arena.reserved <= (size_t)4 << 20);
	}
	memset(arena_alloc(&arena, (size_t)9 << 20), 1, (size_t)9 << 20);
	arena_clear(&arena);
	assert_true(arena.reserved <= (size_t)4 << 20); // one huge object is not hoarded
	arena_release(&arena);
}

static void copies_and_zeroes(void **state)
{
	(void)state;
	struct arena arena;
	arena_init(&arena);
	char text[] = "bytes";
	struct slice copy = arena_copy(&arena, slice_of_string(text));
	text[0] = 'X';
	assert_true(slice_equal(copy, SLICE("bytes")));
	assert_int_equal(arena_copy(&arena, SLICE_EMPTY).len, 0);
	memset(arena_alloc(&arena, 4096), 0xff, 4096);
	uint32_t *zeroes = ARENA_ARRAY(&arena, uint32_t, 100);
	for (int i = 0; i < 100; i++)
		assert_int_equal(zeroes[i], 0);
	arena_release(&arena);
}

static void vec_grows_and_pops(void **state)
{
	(void)state;
	VEC(uint64_t) vec = { 0 };
	for (uint64_t i = 0; i < 5000; i++)
		vec_push(&vec, i * i);
	assert_int_equal(vec.n, 5000);
	for (uint64_t i = 0; i < 5000; i++)
		assert_int_equal(vec.v[i], i * i);
	for (uint64_t i = 5000; i-- > 4000;)
		assert_int_equal(vec_pop(&vec), i * i);
	vec_clear(&vec);
	assert_int_equal(vec.n, 0);
	vec_reserve(&vec, 70000);
	assert_true(vec.cap >= 70000);
	vec_release(&vec);
	assert_null(vec.v);
}

static void vec_holds_structs(void **state)
{
	(void)state;
	struct pair {
		uint32_t a, b;
	};
	VEC(struct pair) pairs = { 0 };
	for (uint32_t i = 0; i < 100; i++)
		vec_push(&pairs, (struct pair){ i, i + 1 });
	assert_int_equal(pairs.v[99].b, 100);
	vec_release(&pairs);
}

static void buf_collects_text(void **state)
{
	(void)state;
	struct buf buf = BUF_INIT;
	buf_string(&buf, "a");
	buf_char(&buf, 'b');
	buf_put(&buf, NULL, 0);
	buf_printf(&buf, "%d-%s", 7, "x");
	buf_slice(&buf, SLICE("|"));
	buf_unsigned(&buf, 0);
	buf_char(&buf, ',');
	buf_unsigned(&buf, UINT64_MAX);
	buf_char(&buf, ',');
	buf_signed(&buf, INT64_MIN);
	buf_char(&buf, ',');
	buf_signed(&buf, -1);
	assert_string_equal(buf_cstring(&buf), "ab7-x|0,18446744073709551615,-9223372036854775808,-1");
	buf_clear(&buf);
	assert_string_equal(buf_cstring(&buf), "");
	buf_release(&buf);
}

// The second pass of buf_vprintf, and pieces that end exactly at the capacity.
static void buf_prints_more_than_it_has_room_for(void **state)
{
	(void)state;
	char long_text[1000];
	memset(long_text, 'y', sizeof(long_text));
	for (size_t n = 0; n < sizeof(long_text); n += 7) {
		struct buf buf = BUF_INIT;
		buf_printf(&buf, "%.*s!", (int)n, long_text);
		assert_int_equal(buf.len, n + 1);
		assert_int_equal(buf.ptr[n], '!');
		buf_release(&buf);
	}
}

static void buf_pads_to_a_column(void **state)
{
	(void)state;
	struct buf buf = BUF_INIT;
	buf_string(&buf, "line\n");
	size_t start = buf.len;
	buf_string(&buf, "ab");
	buf_pad_to(&buf, start, 5);
	buf_char(&buf, '|');
	buf_pad_to(&buf, start, 3); // already wider
	assert_string_equal(buf_cstring(&buf), "line\nab   |");
	buf_release(&buf);
}

enum { N_BITS = 300 };

static void assert_same_set(const struct bitset *set, const bool *model)
{
	uint32_t count = 0, next = bitset_next(set, 0);
	for (uint32_t i = 0; i < N_BITS; i++) {
		assert_int_equal(bitset_has(set, i), model[i]);
		if (!model[i])
			continue;
		assert_int_equal(next, i);
		next = bitset_next(set, i + 1);
		count++;
	}
	assert_int_equal(next, UINT32_MAX);
	assert_int_equal(bitset_count(set), count);
}

static void bitset_is_a_set(void **state)
{
	(void)state;
	struct arena arena;
	arena_init(&arena);
	struct bitset sets[2] = { bitset_new(N_BITS, &arena), bitset_new(N_BITS, &arena) };
	bool models[2][N_BITS] = { { false } };
	uint64_t seed = 3;

	for (int step = 0; step < 4000; step++) {
		uint32_t s = random_below(&seed, 2), bit = random_below(&seed, N_BITS);
		bool changed = false;
		switch (random_below(&seed, 100)) {
		case 0:
			for (uint32_t i = 0; i < N_BITS; i++) {
				changed |= models[!s][i] && !models[s][i];
				models[s][i] |= models[!s][i];
			}
			assert_int_equal(bitset_union(&sets[s], &sets[!s]), changed);
			break;
		case 1:
			for (uint32_t i = 0; i < N_BITS; i++) {
				changed |= models[s][i] && !models[!s][i];
				models[s][i] &= models[!s][i];
			}
			assert_int_equal(bitset_intersect(&sets[s], &sets[!s]), changed);
			break;
		case 2:
			bitset_copy(&sets[s], &sets[!s]);
			memcpy(models[s], models[!s], sizeof(models[s]));
			break;
		case 3:
			bitset_clear(&sets[s]);
			memset(models[s], 0, sizeof(models[s]));
			break;
		default:
			if (step % 3)
				bitset_add(&sets[s], bit);
			else
				bitset_remove(&sets[s], bit);
			models[s][bit] = step % 3;
		}
		if (step % 16 == 0)
			assert_same_set(&sets[s], models[s]);
	}
	arena_release(&arena);
}

static void bitset_of_nothing(void **state)
{
	(void)state;
	struct arena arena;
	arena_init(&arena);
	struct bitset none = bitset_new(0, &arena);
	bitset_clear(&none);
	assert_int_equal(bitset_count(&none), 0);
	assert_int_equal(bitset_next(&none, 0), UINT32_MAX);
	arena_release(&arena);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(objects_do_not_overlap),
		cmocka_unit_test(reset_keeps_what_is_older),
		cmocka_unit_test(reset_to_the_very_start),
		cmocka_unit_test(clear_gives_a_usable_arena),
		cmocka_unit_test(copies_and_zeroes),
		cmocka_unit_test(vec_grows_and_pops),
		cmocka_unit_test(vec_holds_structs),
		cmocka_unit_test(buf_collects_text),
		cmocka_unit_test(buf_prints_more_than_it_has_room_for),
		cmocka_unit_test(buf_pads_to_a_column),
		cmocka_unit_test(bitset_is_a_set),
		cmocka_unit_test(bitset_of_nothing),
	};
	return cmocka_run_group_tests_name("base memory", tests, NULL, NULL);
}
