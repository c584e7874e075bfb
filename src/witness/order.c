#include "witness/order.h"

#include <string.h>

void order_init(struct order *order)
{
	*order = (struct order){ 0 };
	arena_init(&order->arena);
}

void order_release(struct order *order)
{
	arena_release(&order->arena);
	vec_release(&order->threads);
	vec_release(&order->released);
	map_release(&order->keys);
}

static void reserve(struct order *order, struct clock *clock, uint32_t n)
{
	if (n > clock->cap) {
		uint32_t cap = n < 4 ? 4 : 2 * n;
		uint32_t *v = ARENA_ARRAY(&order->arena, uint32_t, cap);
		memset(v, 0, cap * sizeof(*v));
		if (clock->n)
			memcpy(v, clock->v, clock->n * sizeof(*v));
		clock->v = v;
		clock->cap = cap;
	}
	if (n > clock->n)
		clock->n = n;
}

static void join(struct order *order, struct clock *to, const struct clock *from)
{
	reserve(order, to, from->n);
	for (uint32_t i = 0; i < from->n; i++)
		if (from->v[i] > to->v[i])
			to->v[i] = from->v[i];
}

void order_begin(struct order *order, uint32_t thread, uint32_t parent)
{
	while (order->threads.n <= thread)
		vec_push(&order->threads, (struct clock){ 0 });
	struct clock *clock = &order->threads.v[thread];
	reserve(order, clock, thread + 1);
	if (parent != thread) {
		join(order, clock, &order->threads.v[parent]);
		order->threads.v[parent].v[parent]++; // what it does from here on is not before the child
	}
	clock->v[thread]++;
}

void order_give(struct order *order, uint32_t thread, uint64_t key)
{
	bool is_new;
	uint64_t *number = map_put(&order->keys, key, &is_new);
	if (is_new) {
		vec_push(&order->released, (struct clock){ 0 });
		*number = order->released.n;
	}
	join(order, &order->released.v[*number - 1], &order->threads.v[thread]);
	order->threads.v[thread].v[thread]++;
}

void order_take(struct order *order, uint32_t thread, uint64_t key)
{
	const uint64_t *number = map_get(&order->keys, key);
	if (number)
		join(order, &order->threads.v[thread], &order->released.v[*number - 1]);
}

uint32_t order_now(const struct order *order, uint32_t thread)
{
	return order->threads.v[thread].v[thread];
}

bool order_is_before(const struct order *order, uint32_t thread, uint32_t when, uint32_t other)
{
	const struct clock *clock = &order->threads.v[other];
	return thread == other || (thread < clock->n && clock->v[thread] >= when);
}
