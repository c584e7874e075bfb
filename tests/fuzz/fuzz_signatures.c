// Signature files, which an agent reads inside somebody else's JVM: any bytes are taken or refused, and what is taken is the same
// after it was written and read again, in both formats.
#include <stdlib.h>
#include <string.h>

#include "signature/signature.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);

static void expect(bool is_so)
{
	if (!is_so)
		abort();
}

static void read_again(const struct buf *text, uint32_t n)
{
	struct signatures again;
	struct err err = ERR_INIT;
	struct buf second = BUF_INIT;
	signatures_init(&again);
	bool is_read = signatures_parse(&again, buf_view(text), &err);
	signatures_print(&again, &second);
	expect(is_read && again.list.n == n && slice_equal(buf_view(text), buf_view(&second)));
	buf_release(&second);
	signatures_release(&again);
}

static bool is_by_line(const struct signatures *signatures)
{
	for (uint32_t i = 0; i < signatures->list.n; i++)
		for (uint32_t k = 0; k < signatures->list.v[i]->n_threads; k++)
			if (signatures->list.v[i]->threads[k].outer.v[0].bci == SIGNATURE_BY_LINE)
				return true;
	return false;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
	struct signatures signatures;
	struct err err = ERR_INIT;
	struct buf own = BUF_INIT, history = BUF_INIT;
	signatures_init(&signatures);
	signatures_parse(&signatures, slice_of(bytes, n), &err);
	signatures_print(&signatures, &own);
	signatures_print_dimmunix(&signatures, &history);
	if (!is_by_line(&signatures)) // has no bytecode indices, which raddle's own format needs
		read_again(&own, signatures.list.n);
	buf_release(&own);
	buf_release(&history);
	signatures_release(&signatures);
	return 0;
}
