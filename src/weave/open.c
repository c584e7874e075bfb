// Which lock is open at an instruction: the first of those that the method itself has taken and not given back, by the order of its
// instructions, as compilers lay them out.
#include "weave/internal.h"

enum { MAX_OPEN = 16 };

struct open_lock {
	uint32_t bci;
	int32_t variable;      // of a monitor
	struct slice receiver; // of a lock()
};

static bool is_same(const struct open_lock *a, const struct open_lock *b)
{
	return a->variable == b->variable && slice_equal(a->receiver, b->receiver);
}

static void give_back(struct open_lock *open, uint32_t *n, const struct open_lock *lock)
{
	for (uint32_t i = *n; i-- > 0;)
		if (is_same(&open[i], lock)) {
			for (uint32_t k = i; k + 1 < *n; k++)
				open[k] = open[k + 1];
			(*n)--;
			return;
		}
}

int32_t weave_open_lock(const struct class *c, const struct member *method, uint32_t until)
{
	struct weave_method m = { .c = c, .method = method, .code = method->code };
	struct open_lock open[MAX_OPEN];
	struct insn before = { 0 };
	uint32_t n = 0;
	for (uint32_t bci = 0; bci < until && bci < m.code->length; bci = before.next) {
		struct open_lock lock = { bci, weave_variable_of(&before), SLICE_EMPTY };
		uint8_t op = m.code->bytes[bci];
		bool is_taken = op == OP_monitorenter, is_given = op == OP_monitorexit;
		if (weave_is_lock_call(&m, bci) || weave_is_unlock_call(&m, bci)) {
			is_taken = weave_is_lock_call(&m, bci);
			is_given = !is_taken;
			lock = (struct open_lock){ bci, -1, weave_receiver_of(&m, bci) };
		}
		if (is_taken && n < MAX_OPEN)
			open[n++] = lock;
		else if (is_given)
			give_back(open, &n, &lock);
		before = code_insn(m.code, bci);
	}
	return n ? (int32_t)open[0].bci : -1;
}
