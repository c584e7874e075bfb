// scan --write-signatures: lock-order findings as what an agent in a JVM can look for.
#include <string.h>

#include "cli/scan.h"
#include "signature/signature.h"
#include "weave/weave.h"

enum { MAX_COMBINATIONS = 16 };

// ---- places -----------------------------------------------------------------------------------------

static const struct method *method_of(struct world *world, const struct signature_place *place)
{
	struct buf name = BUF_INIT;
	buf_string(&name, place->class_name);
	for (size_t i = 0; i < name.len; i++)
		if (name.ptr[i] == '.')
			name.ptr[i] = '/';
	struct klass *klass = world_find(world, buf_view(&name));
	buf_release(&name);
	if (!klass || !klass->file || !world_check_code(world, klass))
		return NULL;
	for (uint32_t i = 0; i < klass->n_methods; i++) {
		const struct method *m = &klass->methods[i];
		if (slice_equal(member_name(klass->file, m->member), slice_of_string(place->method)) &&
			slice_equal(member_descriptor(klass->file, m->member),
				slice_of_string(place->descriptor)))
			return m->member->code ? m : NULL;
	}
	return NULL;
}

// "pkg.Class.name(DESC)RET" and where in it.
static bool place_of(struct signature_place *place, const struct finding_frame *frame,
	struct arena *arena)
{
	const char *text = (const char *)arena_printf(arena, "%s@0", frame->method).ptr;
	if (!signature_place_parse(place, slice_of_string(text), arena))
		return false;
	place->bci = frame->bci == FINDING_NO_BCI ? 0 : (int32_t)frame->bci;
	place->line = frame->line;
	place->file = frame->line && *frame->file
		? (const char *)arena_printf(arena, "%s", frame->file).ptr
		: NULL;
	return true;
}

static bool is_synchronized(const struct method *method)
{
	return method->access & ACC_SYNCHRONIZED;
}

// ---- threads ----------------------------------------------------------------------------------------

// Where the frame takes the outermost lock that it has there.
static bool find_outer(struct signature_place *outer, const struct method *method)
{
	const struct class *c = method->owner->file;
	if (is_synchronized(method)) {
		outer->bci = SIGNATURE_SYNC;
		return true;
	}
	outer->bci = weave_open_lock(c, method->member, (uint32_t)outer->bci);
	if (outer->bci >= 0)
		outer->line = code_line(c, method->member->code, (uint32_t)outer->bci);
	return outer->bci >= 0;
}

static uint32_t outermost_locking(const struct finding_stack *stack)
{
	uint32_t at = 0;
	for (uint32_t i = 0; i < stack->n; i++)
		if (stack->frames[i].n_locks)
			at = i;
	return at;
}

static bool add_thread(struct signature *signature, struct world *world,
	const struct finding_stack *stack, struct arena *arena)
{
	if (signature->n_threads == SIGNATURE_MAX_THREADS || !stack->n)
		return false;
	struct signature_thread *thread = &signature->threads[signature->n_threads++];
	uint32_t last = outermost_locking(stack);
	for (uint32_t i = 0; i <= last; i++) {
		struct signature_place place;
		if (!place_of(&place, &stack->frames[i], arena))
			return false;
		const struct method *method = method_of(world, &place);
		if (!method)
			return false;
		place.hash = code_hash(method->member->code);
		struct signature_place outer = place;
		if (i == last && find_outer(&outer, method))
			vec_push(&thread->outer, outer);
		if (i == 0 && last && place.bci == 0 && is_synchronized(method))
			place.bci = SIGNATURE_SYNC;
		vec_push(&thread->inner, place);
	}
	return thread->outer.n == 1;
}

// ---- findings ---------------------------------------------------------------------------------------

static void remove_last(struct signatures *signatures)
{
	struct signature *signature = signatures->list.v[--signatures->list.n];
	for (uint32_t i = 0; i < SIGNATURE_MAX_THREADS; i++) {
		vec_release(&signature->threads[i].outer);
		vec_release(&signature->threads[i].inner);
	}
}

// Each edge may have several ways: every combination of them is a signature, up to a bound.
static bool add_finding(struct signatures *signatures, struct world *world,
	const struct finding *finding)
{
	const struct finding_lock_order *order = finding->lock_order;
	uint32_t n_all = 1, n_added = 0;
	for (uint32_t i = 0; i < order->n_edges; i++)
		n_all *= order->edges[i].n_stacks && n_all < MAX_COMBINATIONS ? order->edges[i].n_stacks
																	  : 1;
	for (uint32_t k = 0; k < n_all && k < MAX_COMBINATIONS; k++) {
		struct slice id = k ? arena_printf(&signatures->arena, "%s-%u", finding->id, k + 1)
							: slice_of_string(finding->id);
		struct signature *signature = signatures_add(signatures, (const char *)id.ptr);
		bool is_whole = true;
		uint32_t rest = k;
		for (uint32_t i = 0; i < order->n_edges && is_whole; i++) {
			const struct finding_edge *edge = &order->edges[i];
			is_whole = edge->n_stacks &&
				add_thread(signature, world, &edge->stacks[rest % edge->n_stacks],
					&signatures->arena);
			rest /= edge->n_stacks ? edge->n_stacks : 1;
		}
		if (is_whole && signature->n_threads >= 2)
			n_added++;
		else
			remove_last(signatures);
	}
	return n_added > 0;
}

static bool is_wanted(const struct scan *scan, const struct finding *finding)
{
	return finding->lock_order && !finding->lock_order->is_lockout &&
		finding->state != FINDING_SUPPRESSED && (int)finding->severity >= scan->min_severity;
}

bool signatures_write(struct scan *scan)
{
	const char *path = scan->options->write_signatures;
	if (!path)
		return true;
	struct signatures signatures;
	struct buf text = BUF_INIT;
	signatures_init(&signatures);
	for (uint32_t i = 0; i < scan->findings->all.n; i++) {
		const struct finding *finding = scan->findings->all.v[i];
		if (is_wanted(scan, finding) && !add_finding(&signatures, scan->session.world, finding))
			fprintf(stderr,
				"raddle: %s: no signature: it is not seen where a first lock is taken\n",
				finding->id);
	}
	if (slice_has_suffix(slice_of_string(path), SLICE(".history")))
		signatures_print_dimmunix(&signatures, &text);
	else
		signatures_print(&signatures, &text);
	bool ok = file_write(path, buf_view(&text));
	buf_release(&text);
	signatures_release(&signatures);
	return ok;
}
