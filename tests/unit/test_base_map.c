// map, keyset, intern, hash
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/hash.h"
#include "base/intern.h"
#include "base/keyset.h"
#include "base/map.h"
#include "base/pool.h"

enum { N_KEYS = 512 };

// Keys that are hard on a hash table: 0, all ones, multiples of large powers of two.
static uint64_t key_of(uint32_t i)
{
	switch (i % 4) {
	case 0:
		return i;
	case 1:
		return UINT64_MAX - i;
	case 2:
		return (uint64_t)i << 32;
	default:
		return (uint64_t)i << 54;
	}
}

// Random operations on the map and on a plain array of values, compared all the time.
static void behaves_like_an_array(uint64_t seed)
{
	struct map map = { 0 };
	bool present[N_KEYS] = { false };
	uint64_t values[N_KEYS] = { 0 };
	uint32_t n = 0;

	for (int step = 0; step < 20000; step++) {
		uint32_t i = random_below(&seed, N_KEYS);
		uint32_t action = random_below(&seed, 1000);
		if (action == 0) {
			map_clear(&map);
			memset(present, 0, sizeof(present));
			n = 0;
		} else if (action < 400) {
			bool is_new;
			uint64_t *value = map_put(&map, key_of(i), &is_new);
			assert_int_equal(is_new, !present[i]);
			assert_int_equal(*value, present[i] ? values[i] : 0);
			*value = values[i] = random_next(&seed);
			n += !present[i];
			present[i] = true;
		} else {
			const uint64_t *value = map_get(&map, key_of(i));
			assert_int_equal(value != NULL, present[i]);
			if (value)
				assert_int_equal(*value, values[i]);
		}
		assert_int_equal(map.n, n);
	}
	map_release(&map);
	assert_null(map_get(&map, 1));
}

static void map_behaves_like_an_array(void **state)
{
	(void)state;
	for (uint64_t seed = 1; seed <= 5; seed++) {
		hash_seed = seed * 77;
		behaves_like_an_array(seed);
	}
	hash_seed = 0;
}

static void map_without_is_new(void **state)
{
	(void)state;
	struct map map = { 0 };
	*map_put(&map, 5, NULL) = 6;
	assert_int_equal(*map_put(&map, 5, NULL), 6);
	map_release(&map);
}

// Keys added one by one and many at a time, by several threads, compared with a plain array.
static void keyset_behaves_like_an_array(void **state)
{
	(void)state;
	enum { N_AT_ONCE = 6000 };
	static uint64_t keys[N_AT_ONCE];
	static bool is_new[N_AT_ONCE];
	uint64_t seed = 7;
	for (uint32_t round = 0; round < 30; round++) {
		struct keyset set = { 0 };
		bool present[N_KEYS] = { false };
		for (uint32_t i = 0; i < random_below(&seed, N_KEYS); i++) {
			uint32_t k = random_below(&seed, N_KEYS);
			assert_int_equal(keyset_add(&set, key_of(k)), !present[k]);
			present[k] = true;
		}
		uint32_t n = random_below(&seed, N_AT_ONCE), which[N_AT_ONCE];
		for (uint32_t i = 0; i < n; i++)
			keys[i] = key_of(which[i] = random_below(&seed, N_KEYS));
		keyset_add_all(&set, 1 + round % 5, keys, n, is_new);
		for (uint32_t i = 0; i < n; i++) {
			assert_int_equal(is_new[i], !present[which[i]]);
			present[which[i]] = true;
		}
		for (uint32_t k = 0; k < N_KEYS; k++)
			assert_int_equal(keyset_add(&set, key_of(k)), !present[k]);
		keyset_release(&set);
	}
}

static void hash_depends_on_the_seed(void **state)
{
	(void)state;
	uint64_t before = hash_bytes(SLICE("java/lang/Object"));
	hash_seed = 1;
	assert_true(before != hash_bytes(SLICE("java/lang/Object")));
	hash_seed = 0;
	assert_true(before == hash_bytes(SLICE("java/lang/Object")));
	hash_bytes(SLICE_EMPTY);
	assert_true(hash_pair(1, 2) != hash_pair(2, 1));
}

static void one_name_per_string(void **state)
{
	(void)state;
	struct intern *table = intern_new();
	const struct name *a = intern_string(table, "run");
	char copy[] = "run";
	assert_ptr_equal(a, intern_string(table, copy));
	assert_ptr_equal(a, intern_find(table, SLICE("run")));
	assert_null(intern_find(table, SLICE("runs")));
	assert_true(a != intern_string(table, "Run"));
	assert_string_equal(a->text, "run");
	assert_int_equal(a->len, 3);
	assert_true(slice_equal(name_slice(a), SLICE("run")));

	const struct name *empty = intern_slice(table, SLICE_EMPTY);
	assert_ptr_equal(empty, intern_string(table, ""));
	const struct name *with_nul = intern_slice(table, SLICE("a\0b"));
	assert_int_equal(with_nul->len, 3);
	assert_true(with_nul != intern_string(table, "a"));
	intern_free(table);
	intern_free(NULL);
}

enum { N_NAMES = 3000, N_THREADS = 8 };

struct interning {
	struct intern *table;
	const struct name *got[N_THREADS][N_NAMES];
};

// Each item interns all names, starting at another one, so that threads meet on new names.
static void intern_all(void *context, uint32_t item, uint32_t worker)
{
	(void)worker;
	struct interning *run = context;
	for (uint32_t k = 0; k < N_NAMES; k++) {
		uint32_t i = (k + item * 31) % N_NAMES;
		char text[32];
		snprintf(text, sizeof(text), "com/example/Class%u", i);
		run->got[item][i] = intern_string(run->table, text);
	}
}

static void many_threads_intern_the_same_names(void **state)
{
	(void)state;
	struct interning *run = calloc(1, sizeof(*run));
	assert_non_null(run);
	run->table = intern_new();
	pool_run(4, N_THREADS, 1, intern_all, run);
	for (uint32_t i = 0; i < N_NAMES; i++)
		for (uint32_t t = 0; t < N_THREADS; t++)
			assert_ptr_equal(run->got[t][i], run->got[0][i]);
	assert_string_equal(run->got[0][42]->text, "com/example/Class42");
	intern_free(run->table);
	free(run);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(map_behaves_like_an_array),
		cmocka_unit_test(map_without_is_new),
		cmocka_unit_test(keyset_behaves_like_an_array),
		cmocka_unit_test(hash_depends_on_the_seed),
		cmocka_unit_test(one_name_per_string),
		cmocka_unit_test(many_threads_intern_the_same_names),
	};
	return cmocka_run_group_tests_name("base map", tests, NULL, NULL);
}
