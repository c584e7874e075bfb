// What all callers of a method have in common: locks that they hold, kinds of their arguments. Only for
// methods that nobody outside of INPUT can call; each call adds what it knows, and a method has what all
// its calls have. What callers know from theirs is added in a few rounds.
#include "analysis/stale_value/calls.h"

#include <stdlib.h>

#include "analysis/stale_value/confine.h"
#include "analysis/stale_value/effects.h"
#include "analysis/stale_value/fields.h"
#include "analysis/stale_value/models.h"
#include "analysis/stale_value/op.h"
#include "analysis/stale_value/place.h"

// Is it a method of a type above klass too? Then it may be called by that one's name.
static bool overrides(const struct klass *klass, const struct method *method)
{
	if (klass != method->owner && klass_method(klass, method->name, method->descriptor))
		return true;
	if (klass->super && overrides(klass->super, method))
		return true;
	for (uint32_t i = 0; i < klass->n_interfaces; i++)
		if (overrides(klass->interfaces[i], method))
			return true;
	return klass_is_phantom(klass);
}

static bool is_main(const struct scan_options *options, const struct method *method)
{
	for (uint32_t i = 0; i < options->n_mains; i++)
		if (options->mains[i] == method)
			return true;
	return false;
}

static bool is_candidate(const struct sv *sv, const struct method *method)
{
	const struct scan_options *options = sv->in->options;
	if (method->owner->role != ROLE_INPUT || !method->member->code || method_is_initialiser(method))
		return false;
	if (options->mode == SCAN_PROGRAM ? is_main(options, method) : scan_is_entry(options, method))
		return false;
	if (method->access & ACC_PRIVATE)
		return true;
	return method_is_static(method) ||
		(!overrides(method->owner, method) && !op_is_overridden(method));
}

static bool entry_is_candidate(const struct sv *sv, const struct method *method)
{
	if (method->id > sv->n_methods)
		return false;
	uint8_t known = atomic_load_explicit(&sv->candidates[method->id], memory_order_relaxed);
	if (!known) {
		known = is_candidate(sv, method) ? 2 : 1;
		atomic_store_explicit(&sv->candidates[method->id], known, memory_order_relaxed);
	}
	return known == 2;
}

// ---- one method's calls -----------------------------------------------------------------------

// The caller's place in the callee's words.
static struct place in_words_of_callee(const struct place *place, const struct place *arguments,
	uint32_t n)
{
	if (place->root == PLACE_STATIC || place->root == PLACE_CLASS)
		return *place;
	for (uint32_t i = 0; i < n; i++) {
		if (!place_has_prefix(place, &arguments[i]))
			continue;
		struct place result = { .root = PLACE_PARAM, .number = (uint16_t)i };
		result.n = (uint8_t)(place->n - arguments[i].n);
		memcpy(result.parts, place->parts + arguments[i].n, result.n * sizeof(*result.parts));
		return result;
	}
	return (struct place){ 0 };
}

static void note_arguments(struct sv_method *m, uint32_t call, struct call_site *site,
	struct place *arguments)
{
	const struct ir_insn *insn = ir_at(m->ir, call);
	for (uint32_t i = 0; i < insn->n_args && i < 4; i++) {
		uint32_t value = ir_arg(m->ir, insn, i);
		if (m->sv->threads && own_task_is_given_once(m, value, call))
			site->given_once |= (uint8_t)(1u << i);
		arguments[i] = place_of_value(m, value);
		site->n_params = (uint8_t)(i + 1);
		if (arguments[i].root == PLACE_NONE)
			continue;
		if (arguments[i].root == PLACE_PARAM && arguments[i].n == 0)
			site->params[i] = (uint16_t)(arguments[i].number + 1);
		if (arguments[i].root == PLACE_VALUE && arguments[i].n == 0 &&
			(confine_is_own_value(m, arguments[i].number, value) ||
				own_task_is_captured_once(m, arguments[i].number, call)))
			site->fresh |= (uint8_t)(1u << i);
		if ((site->fresh | site->given_once) >> i & 1)
			leaks_lend(m, path_source(m->paths, value), call, i);
		const struct ir_insn *source = ir_at(m->ir, path_source(m->paths, value));
		if (source->op == IR_GET_FIELD || source->op == IR_GET_STATIC) {
			const struct field *field = ir_resolved_field(m->ir, source);
			site->fields[i] = field ? field->id : 0;
		}
		site->groups[i] = model_group_of_call(m->ir, source);
		if (!site->groups[i] && source->type.kind == KIND_CLASS && source->type.klass)
			site->groups[i] = (uint8_t)op_group_of_class(m->sv, source->type.klass);
	}
}

// locked(() -> ...): the method that is given the lambda may run it under a lock.
static void note_runner(struct sv_method *m, uint32_t i, struct call_site *site,
	const struct place *captured)
{
	const struct ir *ir = m->ir;
	if (ir->uses_start[i + 1] - ir->uses_start[i] != 1)
		return;
	const struct ir_insn *use = ir_at(ir, ir->uses[ir->uses_start[i]]);
	if (use->op != IR_INVOKE || use->sub == OP_invokedynamic)
		return;
	struct slice owner = class_member_ref(ir->file, use->constant).class_name;
	site->is_inline = slice_has_prefix(owner, SLICE("java/util/"));
	site->is_run = bodies_is_run(ir, use);
	site->is_handed = site->is_inline && kept_is_handed(m, use);
	const struct targets *targets = op_targets(m, use, ir_resolved_method(ir, use));
	for (uint32_t k = 0; k < use->n_args && targets && targets->n == 1; k++) {
		if (ir_arg(ir, use, k) != i)
			continue;
		struct place *words = ARENA_ARRAY(&m->worker->keep, struct place, RUNNER_WORDS);
		for (uint32_t w = 0; w < RUNNER_WORDS && w < use->n_args; w++) {
			struct place place = place_of_value(m, ir_arg(ir, use, w));
			if (place.root != PLACE_NONE)
				words[w] = in_words_of_callee(&place, captured, site->n_params);
		}
		site->runner = targets->methods[0]->id;
		site->runner_param = (uint8_t)k;
		site->runner_words = words;
	}
}

static void note_site(struct sv_method *m, uint32_t i, const struct method *callee)
{
	const struct ir_insn *insn = ir_at(m->ir, i);
	struct call_site site = { .caller = m->ir->method->id, .callee = callee->id, .bci = insn->bci };
	struct place arguments[4] = { 0 };
	note_arguments(m, i, &site, arguments);
	if (method_is_initialiser(callee)) {
		site.is_open = true;
		vec_push(&m->worker->sites, site);
		return;
	}
	bool is_lambda = site.is_lambda = insn->sub == OP_invokedynamic;
	if (is_lambda)
		note_runner(m, i, &site, arguments);
	site.is_locked = !is_lambda && locks_at(m->locks, i);
	for (const struct held *h = locks_at(m->locks, i); h && (!is_lambda || site.is_inline);
		 h = h->below) {
		struct place lock = place_of_path(m, h->lock);
		lock = in_words_of_callee(&lock, arguments, site.n_params);
		if (lock.root != PLACE_NONE && site.n_locks < MAX_ENTRY_LOCKS)
			site.locks[site.n_locks++] = lock;
	}
	site.is_confined = method_is_initialiser(m->ir->method) && !is_lambda &&
		(method_is_static(callee) ? m->ir->method->name->text[1] == 'c' : site.params[0] == 1);
	vec_push(&m->worker->sites, site);
}

// A constructor that may keep a collection: of its callers only the arguments count.
static bool has_objects(const struct sv_method *m, const struct ir_insn *insn,
	const struct method *callee)
{
	if (callee->owner->role != ROLE_INPUT || callee->name->text[1] != 'i')
		return false;
	if (m->sv->threads)
		return insn->n_args > 1;
	for (uint32_t i = 1; i < insn->n_args && i < 4; i++) {
		struct ir_type type = ir_at(m->ir, ir_arg(m->ir, insn, i))->type;
		if (type.kind == KIND_CLASS && type.klass && op_group_of_class(m->sv, type.klass))
			return true;
	}
	return false;
}

// The method that this one fills in; NULL: it is no hook.
static const struct method *root_of(const struct sv *sv, const struct method *method)
{
	uint32_t known = method->id <= sv->n_methods ? atomic_load(&sv->hooks[method->id]) : 1;
	if (!known) {
		const struct method *root = hook_root(method);
		known = root && root->id <= sv->n_methods ? root->id + 1 : 1;
		atomic_store(&sv->hooks[method->id], known);
	}
	return known > 1 ? sv->world->methods[known - 1] : NULL;
}

// Under the name of the method that is filled in. What a subclass leaves to the class above adds nothing.
static void note_hook(struct sv_method *m, uint32_t i, const struct method *callee)
{
	const struct method *root = root_of(m->sv, callee);
	if (!root ||
		(ir_at(m->ir, i)->sub == OP_invokespecial && root_of(m->sv, m->ir->method) == root))
		return;
	note_site(m, i, root);
	m->worker->sites.v[m->worker->sites.n - 1].is_hook = true;
}

// Does the caller hold the object that the method is called on, or one that this is a part of?
static bool is_called_on_held(const struct sv_method *m, uint32_t call)
{
	const struct ir_insn *insn = ir_at(m->ir, call);
	if (!locks_at(m->locks, call))
		return false;
	struct place receiver = place_of_value(m, ir_arg(m->ir, insn, 0));
	for (const struct held *h = locks_at(m->locks, call); h; h = h->below) {
		struct place lock = place_of_path(m, h->lock);
		if (lock.root != PLACE_NONE && place_has_prefix(&receiver, &lock))
			return true;
	}
	return false;
}

// Under its own name only: it may be called by that of what it overrides as well. That the class itself locks says
// nothing of the others for whom the method is not private.
static void note_seen(struct sv_method *m, uint32_t i, const struct method *callee)
{
	if (m->sv->threads || callee->id > m->sv->n_methods || method_is_static(callee) ||
		method_is_initialiser(m->ir->method) || ir_at(m->ir, i)->sub == OP_invokespecial)
		return;
	bool is_own = m->ir->method->owner->nest_host == callee->owner->nest_host;
	bool is_locked = is_called_on_held(m, i);
	if (is_locked && (is_own || overrides(callee->owner, callee)))
		return;
	atomic_fetch_or_explicit(&m->sv->seen[callee->id], is_locked ? SEEN_LOCKED : SEEN_UNLOCKED,
		memory_order_relaxed);
}

void entry_note_call(struct sv_method *m, uint32_t i, const struct method *callee)
{
	const struct ir_insn *insn = ir_at(m->ir, i);
	if (method_is_initialiser(callee) ? has_objects(m, insn, callee)
									  : entry_is_candidate(m->sv, callee))
		note_site(m, i, callee);
	else if (callee->owner->role == ROLE_INPUT && insn->sub != OP_invokedynamic) {
		note_hook(m, i, callee);
		note_seen(m, i, callee);
	}
}

// ---- all calls --------------------------------------------------------------------------------

static bool has_lock(const struct place *locks, uint32_t n, const struct place *lock)
{
	for (uint32_t i = 0; i < n; i++)
		if (place_is_same(&locks[i], lock))
			return true;
	return false;
}

static const struct method_notes *runner_of(const struct sv *sv, const struct call_site *site)
{
	const struct method_notes *notes = site->runner ? &sv->notes[site->runner] : NULL;
	return notes && notes->runs == site->runner_param + 1 ? notes : NULL;
}

// list.forEach(x -> ...): the body runs before the call returns.
static bool is_run_there(const struct sv *sv, const struct call_site *site)
{
	return site->is_inline && atomic_load(&sv->lambdas[site->callee]) == LAMBDA_HERE;
}

// Locks at the site, with those that the caller's callers hold.
static uint32_t locks_at_site(const struct sv *sv, const struct call_site *site,
	struct place locks[2 * MAX_ENTRY_LOCKS + 1])
{
	uint32_t n = 0;
	const struct method_notes *runner = runner_of(sv, site);
	if (runner)
		locks[n] = place_in_caller(&runner->runs_under, site->runner_words, RUNNER_WORDS);
	if (runner && locks[n].root != PLACE_NONE)
		n++;
	if (site->is_lambda && !is_run_there(sv, site))
		return n;
	memcpy(locks + n, site->locks, site->n_locks * sizeof(*locks));
	n += site->n_locks;
	const struct entry *caller = sv->entries[site->caller];
	for (uint32_t i = 0; caller && i < caller->n_locks; i++) {
		const struct place *lock = &caller->locks[i];
		if (lock->root != PLACE_PARAM)
			locks[n++] = *lock;
		for (uint32_t k = 0; lock->root == PLACE_PARAM && k < 4; k++)
			if (site->params[k] == lock->number + 1) {
				locks[n] = *lock;
				locks[n++].number = (uint16_t)k;
				break;
			}
	}
	return n;
}

static void meet_groups(const struct sv *sv, struct entry *entry, const struct call_site *site,
	bool is_first)
{
	const struct entry *caller = sv->entries[site->caller];
	for (uint32_t k = 0; k < 4; k++) {
		uint8_t group = site->groups[k];
		if (site->fields[k] && (group == GROUP_NONE || group == GROUP_PLAIN))
			group = atomic_load(&sv->fields[site->fields[k]].group);
		uint32_t param = site->params[k]; // of the caller, which has it from its callers
		if (caller && param && param <= 4 && group == GROUP_PLAIN && caller->groups[param - 1])
			group = caller->groups[param - 1];
		if (is_first)
			entry->groups[k] = group;
		else if (entry->groups[k] != group)
			entry->groups[k] = GROUP_MIXED;
	}
}

static void meet_site(const struct sv *sv, struct entry *entry, const struct call_site *site)
{
	struct place locks[2 * MAX_ENTRY_LOCKS + 1];
	const struct entry *caller = sv->entries[site->caller];
	if (site->is_open) {
		meet_groups(sv, entry, site, entry->is_confined);
		entry->given_once = entry->is_confined ? site->given_once
											   : entry->given_once & site->given_once;
		entry->is_confined = false;
		return;
	}
	if (site->is_confined || (caller && caller->is_confined && site->params[0] == 1))
		return;
	const struct method *from = sv->world->methods[site->caller];
	bool is_open = !(from->access & (ACC_PRIVATE | ACC_SYNTHETIC)) ||
		(site->is_lambda && from->access & ACC_SYNTHETIC && caller && caller->is_open);
	entry->is_open |= is_open && (!site->is_lambda || site->is_run);
	entry->is_called |= !site->is_lambda;
	entry->is_hooked |= site->is_hook || (caller && caller->is_hooked);
	entry->is_handed |= site->is_handed;
	if (site->is_lambda)
		entry->n_captured = site->n_params;
	uint32_t n = locks_at_site(sv, site, locks), kept = 0;
	bool is_first = entry->is_confined;
	bool is_locked = site->is_locked || runner_of(sv, site) ||
		(caller && caller->is_locked && !site->is_lambda);
	entry->is_locked = is_locked && (is_first || entry->is_locked);
	uint8_t fresh = site->fresh;
	for (uint32_t k = 0; caller && k < 4; k++)
		if (site->params[k] && site->params[k] <= 4 && caller->fresh >> (site->params[k] - 1) & 1)
			fresh |= (uint8_t)(1u << k);
	fresh &= (uint8_t)~sv->notes[site->callee].leaks;
	entry->fresh = is_first ? fresh : entry->fresh & fresh;
	meet_groups(sv, entry, site, is_first);
	for (uint32_t k = 0; k < 4; k++)
		if (site->fields[k] ||
			(site->params[k] && site->params[k] <= 4 &&
				(!caller || caller->kept >> (site->params[k] - 1) & 1)))
			entry->kept |= (uint8_t)(1u << k);
	if (is_first) {
		entry->is_confined = false;
		entry->n_locks = (uint8_t)(n < MAX_ENTRY_LOCKS ? n : MAX_ENTRY_LOCKS);
		memcpy(entry->locks, locks, entry->n_locks * sizeof(*locks));
		return;
	}
	for (uint32_t i = 0; i < entry->n_locks; i++)
		if (has_lock(locks, n, &entry->locks[i]))
			entry->locks[kept++] = entry->locks[i];
	entry->n_locks = (uint8_t)kept;
}

static bool is_same_entry(const struct entry *a, const struct entry *b)
{
	return a->is_confined == b->is_confined && a->is_open == b->is_open &&
		a->is_locked == b->is_locked && a->is_hooked == b->is_hooked && a->n_locks == b->n_locks &&
		a->fresh == b->fresh && a->given_once == b->given_once && a->kept == b->kept &&
		a->is_called == b->is_called && a->is_handed == b->is_handed &&
		a->n_captured == b->n_captured && memcmp(a->groups, b->groups, sizeof(a->groups)) == 0 &&
		memcmp(a->locks, b->locks, a->n_locks * sizeof(a->locks[0])) == 0;
}

// Callees of which some caller was not told the same in the last round as in the one before.
static void find_affected(const struct sv *sv, struct entry *const *last, bool *is_affected)
{
	memset(is_affected, 0, sv->n_methods + 1);
	for (uint32_t w = 0; w < sv->in->options->jobs; w++)
		for (uint32_t i = 0; i < sv->workers[w].sites.n; i++) {
			const struct call_site *site = &sv->workers[w].sites.v[i];
			const struct entry *now = sv->entries[site->caller], *before = last[site->caller];
			if (now != before && (!now || !before || !is_same_entry(now, before)))
				is_affected[site->callee] = true;
		}
}

static void solve_round(struct sv *sv, const bool *is_affected, struct entry **next)
{
	struct arena *arena = &sv->workers[0].keep;
	for (uint32_t w = 0; w < sv->in->options->jobs; w++)
		for (uint32_t i = 0; i < sv->workers[w].sites.n; i++) {
			const struct call_site *site = &sv->workers[w].sites.v[i];
			struct entry **entry = &next[site->callee];
			if (is_affected && !is_affected[site->callee]) {
				*entry = sv->entries[site->callee];
				continue;
			}
			if (!*entry) {
				*entry = ARENA_NEW(arena, struct entry);
				(*entry)->is_confined = true; // until a call says otherwise
			}
			meet_site(sv, *entry, site);
		}
}

// Of a hook only the locks are told, to all that fill it in.
static void tell_hooks(const struct sv *sv, struct entry **entries)
{
	struct entry **told = xcalloc(sv->n_methods + 1, sizeof(*told)); // by root
	for (uint32_t w = 0; w < sv->in->options->jobs; w++)
		for (uint32_t i = 0; i < sv->workers[w].sites.n; i++) {
			const struct call_site *site = &sv->workers[w].sites.v[i];
			const struct entry *all = entries[site->callee];
			if (!site->is_hook || told[site->callee] || !all || all->is_confined || !all->n_locks)
				continue;
			struct entry *own = told[site->callee] = ARENA_NEW(&sv->workers[0].keep, struct entry);
			own->is_open = own->is_called = own->is_hooked = true;
			own->is_locked = all->is_locked;
			own->kept = UINT8_MAX;
			own->n_locks = all->n_locks;
			memcpy(own->locks, all->locks, sizeof(own->locks));
		}
	for (uint32_t id = 1; id <= sv->n_methods; id++) {
		const struct method *method = sv->world->methods[id];
		const struct method *root = method && method->owner->role == ROLE_INPUT
			? root_of(sv, method)
			: NULL;
		if (root)
			entries[id] = told[root->id];
	}
	free(told);
}

void entry_solve(struct sv *sv, uint32_t n_rounds)
{
	struct entry **last = NULL;
	bool *is_affected = xcalloc(sv->n_methods + 1, sizeof(*is_affected));
	for (uint32_t round = 0; round < n_rounds; round++) {
		struct entry **next = xcalloc(sv->n_methods + 1, sizeof(*next));
		if (last)
			find_affected(sv, last, is_affected);
		solve_round(sv, last ? is_affected : NULL, next);
		tell_hooks(sv, next);
		free(last);
		last = sv->entries;
		sv->entries = next;
	}
	free(last);
	free(is_affected);
}
