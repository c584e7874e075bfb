// Sites that share no signature share no lock either: they are in groups.
#include "agent/gate.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct cycle {
	struct cycle *next; // of the site's
	uint32_t n;
	uint16_t others[GATE_MAX_THREADS]; // sites of the other places
};

struct hold {
	int64_t thread;
	uint32_t count; // 0: free
	uint16_t site;
};

struct waiter {
	struct waiter *next;
	int64_t thread;
	uint16_t site;
	uint64_t since;
};

struct group {
	pthread_mutex_t mutex;
	pthread_cond_t left;
	struct hold *holds; // open addressing by thread and site
	uint32_t cap, n;
	struct waiter *waiters;
};

struct site {
	struct group *group;
	struct cycle *cycles;
	uint32_t n_holders;
	uint64_t n_passed;
};

static struct site sites[GATE_MAX_SITES];
static uint16_t n_sites;
static _Atomic bool is_off;
struct gate_counts gate_counts;
uint32_t gate_longest_ms;

static void count(uint64_t *what)
{
	__atomic_fetch_add(what, 1, __ATOMIC_RELAXED);
}

static uint64_t now_ms(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (uint64_t)t.tv_sec * 1000 + (uint64_t)t.tv_nsec / 1000000;
}

// ---- sites ------------------------------------------------------------------------------------------

static struct group *new_group(void)
{
	struct group *group = calloc(1, sizeof(*group));
	pthread_condattr_t attributes;
	pthread_mutex_init(&group->mutex, NULL);
	pthread_condattr_init(&attributes);
	pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
	pthread_cond_init(&group->left, &attributes);
	pthread_condattr_destroy(&attributes);
	return group;
}

uint16_t gate_new_site(void)
{
	sites[n_sites].group = new_group();
	return n_sites++;
}

static void join_groups(uint16_t a, uint16_t b)
{
	struct group *old = sites[b].group;
	for (uint16_t i = 0; i < n_sites; i++)
		if (sites[i].group == old)
			sites[i].group = sites[a].group;
}

void gate_add_cycle(const uint16_t *members, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++) {
		struct cycle *cycle = calloc(1, sizeof(*cycle));
		for (uint32_t k = 0; k < n; k++)
			if (k != i)
				cycle->others[cycle->n++] = members[k];
		cycle->next = sites[members[i]].cycles;
		sites[members[i]].cycles = cycle;
		join_groups(members[0], members[i]);
	}
}

void gate_set_off(bool off)
{
	is_off = off;
}

// ---- holds: the group's mutex is held -----------------------------------------------------------------------

static uint32_t slot_of(int64_t thread, uint16_t site)
{
	uint64_t x = (uint64_t)thread * 0x9e3779b97f4a7c15u + site * 0xd6e8feb86659fd93u;
	return (uint32_t)(x >> 32);
}

static struct hold *find(struct group *group, int64_t thread, uint16_t site)
{
	if (!group->cap)
		return NULL;
	for (uint32_t i = slot_of(thread, site);; i++) {
		struct hold *hold = &group->holds[i & (group->cap - 1)];
		if (!hold->count)
			return NULL;
		if (hold->thread == thread && hold->site == site)
			return hold;
	}
}

static void put(struct group *group, struct hold hold)
{
	uint32_t i = slot_of(hold.thread, hold.site);
	while (group->holds[i & (group->cap - 1)].count)
		i++;
	group->holds[i & (group->cap - 1)] = hold;
}

static bool grow(struct group *group)
{
	uint32_t cap = group->cap ? group->cap * 2 : 64;
	struct hold *old = group->holds, *holds = calloc(cap, sizeof(*holds));
	if (!holds)
		return false;
	uint32_t n = group->cap;
	group->holds = holds;
	group->cap = cap;
	for (uint32_t i = 0; i < n; i++)
		if (old[i].count)
			put(group, old[i]);
	free(old);
	return true;
}

// Without memory for it the thread is not known to be there: the gate is open then.
static void add(struct group *group, uint16_t site, int64_t thread)
{
	struct hold *hold = find(group, thread, site);
	if (hold) {
		hold->count++;
		return;
	}
	if (group->n * 2 >= group->cap && !grow(group))
		return;
	put(group, (struct hold){ thread, 1, site });
	group->n++;
	sites[site].n_holders++;
}

// What stood behind it in its row moves up.
static void drop(struct group *group, struct hold *hold)
{
	sites[hold->site].n_holders--;
	group->n--;
	hold->count = 0;
	uint32_t mask = group->cap - 1, i = (uint32_t)(hold - group->holds);
	for (i = (i + 1) & mask; group->holds[i].count; i = (i + 1) & mask) {
		struct hold moved = group->holds[i];
		group->holds[i].count = 0;
		put(group, moved);
	}
}

// Are all other places of the cycle taken, each by another thread?
static bool is_closed(struct group *group, const struct cycle *cycle, int64_t thread)
{
	for (uint32_t i = 0; i < cycle->n; i++) {
		uint16_t site = cycle->others[i];
		uint32_t needed = 0;
		for (uint32_t k = 0; k < cycle->n; k++)
			needed += cycle->others[k] == site;
		uint32_t there = sites[site].n_holders;
		if (there < needed || (there == needed && find(group, thread, site)))
			return false;
	}
	return true;
}

static bool must_wait(struct group *group, uint16_t site, int64_t thread)
{
	for (const struct cycle *cycle = sites[site].cycles; cycle; cycle = cycle->next)
		if (is_closed(group, cycle, thread))
			return true;
	return false;
}

// ---- in and out -------------------------------------------------------------------------------------

bool gate_enter(uint16_t site, int64_t thread)
{
	if (site >= n_sites || is_off)
		return true;
	struct group *group = sites[site].group;
	pthread_mutex_lock(&group->mutex);
	bool may = (group->n && find(group, thread, site)) || !must_wait(group, site, thread);
	sites[site].n_passed += may;
	if (may)
		add(group, site, thread);
	pthread_mutex_unlock(&group->mutex);
	return may;
}

void gate_force(uint16_t site, int64_t thread)
{
	struct group *group = sites[site].group;
	pthread_mutex_lock(&group->mutex);
	add(group, site, thread);
	pthread_mutex_unlock(&group->mutex);
}

static void leave(uint16_t site, int64_t thread, bool is_whole)
{
	if (site >= n_sites)
		return;
	struct group *group = sites[site].group;
	pthread_mutex_lock(&group->mutex);
	struct hold *hold = find(group, thread, site);
	if (hold && (is_whole || --hold->count == 0)) {
		hold->count = 1;
		drop(group, hold);
		if (group->waiters)
			pthread_cond_broadcast(&group->left);
	}
	pthread_mutex_unlock(&group->mutex);
}

void gate_exit(uint16_t site, int64_t thread)
{
	leave(site, thread, false);
}

void gate_drop(uint16_t site, int64_t thread)
{
	count(&gate_counts.stale);
	leave(site, thread, true);
}

uint64_t gate_passed(void)
{
	uint64_t n = 0;
	for (uint16_t i = 0; i < n_sites; i++)
		n += sites[i].n_passed;
	return n;
}

// ---- waiting ----------------------------------------------------------------------------------------

static struct waiter *waiter_of(const struct group *group, int64_t thread)
{
	for (struct waiter *w = group->waiters; w; w = w->next)
		if (w->thread == thread)
			return w;
	return NULL;
}

static struct timespec time_in(uint32_t milliseconds)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	t.tv_nsec += (long)(milliseconds % 1000) * 1000000;
	t.tv_sec += milliseconds / 1000 + t.tv_nsec / 1000000000;
	t.tv_nsec %= 1000000000;
	return t;
}

void gate_wait(uint16_t site, int64_t thread, uint32_t milliseconds)
{
	struct group *group = sites[site].group;
	struct timespec until = time_in(milliseconds);
	pthread_mutex_lock(&group->mutex);
	if (!waiter_of(group, thread)) {
		struct waiter *w = calloc(1, sizeof(*w));
		if (w) {
			*w = (struct waiter){ group->waiters, thread, site, now_ms() };
			group->waiters = w;
		}
		count(&gate_counts.waited);
	}
	if (must_wait(group, site, thread))
		pthread_cond_timedwait(&group->left, &group->mutex, &until);
	pthread_mutex_unlock(&group->mutex);
}

uint32_t gate_waited_ms(uint16_t site, int64_t thread)
{
	struct group *group = sites[site].group;
	pthread_mutex_lock(&group->mutex);
	struct waiter *w = waiter_of(group, thread);
	uint32_t waited = w ? (uint32_t)(now_ms() - w->since) : UINT32_MAX;
	pthread_mutex_unlock(&group->mutex);
	return waited;
}

void gate_end_wait(uint16_t site, int64_t thread)
{
	struct group *group = sites[site].group;
	pthread_mutex_lock(&group->mutex);
	for (struct waiter **at = &group->waiters; *at; at = &(*at)->next)
		if ((*at)->thread == thread) {
			struct waiter *w = *at;
			uint32_t waited = (uint32_t)(now_ms() - w->since);
			if (waited > gate_longest_ms)
				gate_longest_ms = waited;
			*at = w->next;
			free(w);
			break;
		}
	pthread_mutex_unlock(&group->mutex);
}

static bool is_member(const struct cycle *cycle, uint16_t site)
{
	for (uint32_t i = 0; i < cycle->n; i++)
		if (cycle->others[i] == site)
			return true;
	return false;
}

uint32_t gate_blockers(uint16_t site, int64_t thread, struct gate_blocker *out, uint32_t max)
{
	struct group *group = sites[site].group;
	uint32_t n = 0;
	pthread_mutex_lock(&group->mutex);
	for (const struct cycle *cycle = sites[site].cycles; cycle; cycle = cycle->next)
		for (uint32_t i = 0; is_closed(group, cycle, thread) && i < group->cap && n < max; i++) {
			const struct hold *hold = &group->holds[i];
			if (hold->count && hold->thread != thread && is_member(cycle, hold->site))
				out[n++] = (struct gate_blocker){ hold->thread, hold->site,
					waiter_of(group, hold->thread) != NULL };
		}
	pthread_mutex_unlock(&group->mutex);
	return n;
}
