// Seed 003's lock order report: its element names of section 3.1, the attribute of chapter 8, in one
// root element so that it is well-formed.
//
//     <Cycle-2 locks="C D.class">
//     <Thread-1-Option>C.l E.m D.n</Thread-1-Option>
//     <Thread-2-Option>D.x E.y C.z</Thread-2-Option>
//     </Cycle-2>
//
// An option is one stack on which the thread holds its lock and asks for the next; its methods come
// outermost first, without descriptors; or, as in figure FC7.1, each on a line of its own with it:
//
//     <Cycle-2 locks="java/lang/Class sun/reflect/annotation/AnnotationType.class">
//     <Thread-1-Option>
//     java/lang/Class.initAnnotationsIfNecessary:()V
//     ...
#include "report/report.h"

#include "base/utf8.h"

// XML 1.0 forbids most control characters even when escaped, and U+FFFE and U+FFFF.
static bool is_forbidden(const uint8_t *p, size_t n)
{
	return n == 0 || (n == 1 && p[0] < 0x20) ||
		(n == 3 && p[0] == 0xef && p[1] == 0xbf && p[2] >= 0xbe);
}

static void put_text(struct buf *out, struct slice text)
{
	for (size_t i = 0; i < text.len;) {
		const uint8_t *p = text.ptr + i;
		size_t n = utf8_length(p, text.len - i);
		if (is_forbidden(p, n))
			buf_string(out, "\xef\xbf\xbd");
		else if (*p == '&')
			buf_string(out, "&amp;");
		else if (*p == '<')
			buf_string(out, "&lt;");
		else if (*p == '>')
			buf_string(out, "&gt;");
		else if (*p == '"')
			buf_string(out, "&quot;");
		else
			buf_put(out, p, n);
		i += n ? n : 1;
	}
}

static struct slice without_descriptor(const char *method)
{
	struct slice text = slice_of_string(method);
	ptrdiff_t parenthesis = slice_find(text, '(');
	return parenthesis < 0 ? text : slice_until(text, (size_t)parenthesis);
}

// "a.C" as "a/C".
static void put_class(struct buf *out, struct slice name)
{
	struct buf class = BUF_INIT;
	for (size_t i = 0; i < name.len; i++)
		buf_char(&class, name.ptr[i] == '.' ? '/' : (char)name.ptr[i]);
	put_text(out, buf_view(&class));
	buf_release(&class);
}

// "a.C.m(I)V" as "a/C.m:(I)V".
static void put_signature(struct buf *out, const char *method)
{
	struct slice name = without_descriptor(method);
	ptrdiff_t dot = slice_find_last(name, '.');
	put_class(out, slice_until(name, dot < 0 ? 0 : (size_t)dot));
	put_text(out, slice_from(name, dot < 0 ? 0 : (size_t)dot));
	buf_char(out, ':');
	put_text(out, slice_from(slice_of_string(method), name.len));
}

// A type, or "a.C.class" as "a/C.class".
static void put_lock(struct buf *out, const char *lock, bool has_slashes)
{
	struct slice name = slice_of_string(lock);
	size_t n = slice_has_suffix(name, SLICE(".class")) ? name.len - strlen(".class") : name.len;
	if (has_slashes)
		put_class(out, slice_until(name, n));
	else
		put_text(out, slice_until(name, n));
	put_text(out, slice_from(name, n));
}

static void put_option(struct buf *out, uint32_t thread, const struct finding_stack *stack,
	bool has_descriptors)
{
	buf_printf(out, "<Thread-%u-Option>%s", thread, has_descriptors ? "\n" : "");
	for (uint32_t i = stack->n; i > 0; i--) {
		if (has_descriptors) {
			put_signature(out, stack->frames[i - 1].method);
			buf_char(out, '\n');
			continue;
		}
		put_text(out, without_descriptor(stack->frames[i - 1].method));
		if (i > 1)
			buf_char(out, ' ');
	}
	buf_printf(out, "</Thread-%u-Option>\n", thread);
}

// The first edges are those of the cycle, in its order; a further one is another thread's choice that
// starts at the same lock.
static uint32_t thread_of(const struct finding_lock_order *order, uint32_t edge)
{
	if (edge < order->n_locks)
		return edge + 1;
	for (uint32_t i = 0; i < order->n_locks; i++)
		if (strcmp(order->locks[i], order->edges[edge].from) == 0)
			return i + 1;
	return edge + 1;
}

// Beyond the seed: a public method on which it can happen.
static void put_entry(struct buf *out, const char *method, bool has_descriptors)
{
	buf_string(out, "<Entry>");
	if (has_descriptors)
		put_signature(out, method);
	else
		put_text(out, without_descriptor(method));
	buf_string(out, "</Entry>\n");
}

static void put_cycle(struct buf *out, const struct finding_lock_order *order, bool has_descriptors)
{
	buf_printf(out, "<Cycle-%u locks=\"", order->n_locks);
	for (uint32_t i = 0; i < order->n_locks; i++) {
		buf_string(out, i ? " " : "");
		put_lock(out, order->locks[i], has_descriptors);
	}
	buf_string(out, "\">\n");
	for (uint32_t thread = 1; thread <= order->n_edges; thread++)
		for (uint32_t i = 0; i < order->n_edges; i++)
			for (uint32_t j = 0; thread_of(order, i) == thread && j < order->edges[i].n_stacks; j++)
				put_option(out, thread, &order->edges[i].stacks[j], has_descriptors);
	for (uint32_t i = 0; i < order->n_entries; i++)
		put_entry(out, order->entries[i], has_descriptors);
	buf_printf(out, "</Cycle-%u>\n", order->n_locks);
}

// Not in the seed, whose analysis has no bounds: <Limit kind="bound" phase="lock-order">...</Limit>.
static void put_limit(struct buf *out, const struct finding_limit *limit)
{
	buf_string(out, "<Limit kind=\"");
	put_text(out, slice_of_string(limit->kind));
	buf_string(out, "\" phase=\"");
	put_text(out, slice_of_string(limit->phase));
	buf_string(out, "\">");
	put_text(out, slice_of_string(limit->message));
	buf_string(out, "</Limit>\n");
}

void report_xml(const struct report *report, struct buf *out)
{
	buf_string(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<LockOrderReport>\n");
	for (uint32_t i = 0; i < report->findings->all.n; i++)
		if (report->findings->all.v[i]->lock_order)
			put_cycle(out, report->findings->all.v[i]->lock_order, report->has_descriptors);
	for (uint32_t i = 0; i < report->findings->limits.n; i++)
		put_limit(out, &report->findings->limits.v[i]);
	buf_string(out, "</LockOrderReport>\n");
}
