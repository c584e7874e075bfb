// library_check: the summaries of random programs pass, and none passes in which one access was spoilt.
#include "unit.h"

#include "base/budget.h"
#include "library/internal.h"
#include "pta/internal.h"
#include "pta_random.h"

#define N_PROGRAMS 40

static bool is_entry(const void *context, const struct method *method)
{
	(void)method;
	return context != NULL;
}

static struct library *library_of(struct fixture *f, struct budget *budget, bool are_entries)
{
	struct library_options options = { .world = f->world,
		.models = f->models,
		.jobs = 1,
		.budget = budget,
		.is_entry = is_entry,
		.context = are_entries ? f : NULL };
	ir_prepare(f->world);
	return library_build(&options);
}

static bool passes(const struct library *library)
{
	struct buf why = BUF_INIT;
	bool is_right = library_check(library, &why);
	buf_release(&why);
	return is_right;
}

enum spoilt { PLACE, FIELDS, LOCKS, WRITE, CALLEE, MISSING, N_SPOILT };

static void spoil(const struct library *library, const struct summary *summary,
	struct lib_access *access, enum spoilt what)
{
	switch (what) {
	case PLACE:
		access->base = (struct place){ .root = PLACE_PARAM, .number = 77 };
		break;
	case FIELDS:
		access->base.n = LIBRARY_PARTS + 1;
		break;
	case LOCKS:
		access->locks = library->private->lock_sets.n;
		break;
	case WRITE:
		access->is_write = !access->is_write;
		break;
	case CALLEE:
		access->callee = library->private->n_methods;
		access->from = 1;
		break;
	default: // another one stands in its place
		*access = summary->accesses[(access - summary->accesses + 1) % summary->n];
	}
}

// Is there no other access by which the one could be told to be there still?
static bool is_only(const struct summary *summary, const struct lib_access *access)
{
	uint32_t n = 0;
	for (uint32_t i = 0; i < summary->n; i++)
		n += summary->accesses[i].target == access->target &&
			summary->accesses[i].field == access->field &&
			place_equal(&summary->accesses[i].base, &access->base);
	return n == 1;
}

static void test_spoilt_summaries_are_seen(void **state)
{
	(void)state;
	uint32_t n_spoilt[N_SPOILT] = { 0 };
	for (uint64_t seed = 1; seed <= N_PROGRAMS; seed++) {
		struct fixture f;
		struct budget budget = { 0 };
		build(&f, seed);
		struct library *library = library_of(&f, &budget, seed % 2);
		const struct library_private *p = library->private;
		assert_true(passes(library));
		for (uint32_t m = 1; m < p->n_methods; m++)
			for (uint32_t i = 0; i < p->summaries[m].n; i++)
				for (uint32_t what = 0; what < N_SPOILT; what++) {
					struct lib_access *access = &p->summaries[m].accesses[i], before = *access;
					bool has_to = what != MISSING ||
						(!before.from && is_only(&p->summaries[m], access));
					spoil(library, &p->summaries[m], access, what);
					if (has_to && p->summaries[m].n > 1 && passes(library))
						fail_msg("program %u, method %u, access %u: %u is not seen", (unsigned)seed,
							m, i, what);
					n_spoilt[what] += has_to;
					*access = before;
				}
		assert_true(passes(library));
		library_free(library);
		release(&f);
	}
	for (uint32_t what = 0; what < N_SPOILT; what++)
		assert_true(n_spoilt[what] > N_PROGRAMS);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(test_spoilt_summaries_are_seen),
	};
	return cmocka_run_group_tests(tests, NULL, NULL);
}
