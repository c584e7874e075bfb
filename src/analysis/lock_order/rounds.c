// What many threads found at once is made part of the whole, as if one had found it all in order.
#include "analysis/lock_order/lock_order.h"

const bool *proposed_add(struct lock_order *lo, struct keyset *set)
{
	vec_reserve(&lo->is_new, lo->proposed.n + 1);
	keyset_add_all(set, lo->in->options->jobs, lo->proposed.v, lo->proposed.n, lo->is_new.v);
	return lo->is_new.v;
}
