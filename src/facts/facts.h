// What the whole-program analyses need to know of one method, small enough to keep for every method
// of a JDK while its IR is thrown away: where references come from, what is called with what, what
// is locked when, what is stored and returned.
//
// References are expressions over the method's parameters; all numbers are local to the method.
#ifndef FACTS_FACTS_H
#define FACTS_FACTS_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/budget.h"
#include "base/notes.h"
#include "facts/lambda.h"
#include "facts/method.h"
#include "ir/ir.h"
#include "world/world.h"

// Facts are extracted once, and kept for all who share them; but each sees only what it asked for, so
// that its results do not depend on what others did before.
struct facts {
	struct world *world;
	struct notes *notes;
	uint32_t jobs;
	struct budget *budget; // once over, nothing is extracted any more; NULL: no limits
	bool
		wants_initialisers; // first uses of classes become calls with OP_nop; set before extraction
	bool
		wants_natives; // synchronized ones: they take a lock, and that is all that is known of them
	struct method_facts **by_method; // [n_methods + 1]; NULL: not asked for yet, or no code
	uint32_t n_by_method;
	uint32_t n_lambdas;
	const struct lambda **lambdas; // from 1
	struct facts_private *private;
};

struct facts *facts_new(struct world *world, uint32_t jobs, struct notes *notes);
// Another view of the same facts, to be freed before them; nothing was asked for yet. Of several, one is
// used at a time.
struct facts *facts_share(struct facts *facts);
void facts_free(struct facts *facts);
// How many methods have been extracted, for all views together.
uint32_t facts_count(const struct facts *facts);

// Extracts the facts of these methods (those with code and not yet done), in parallel. Opens their
// classes first, so the world may grow. Some stay without when the budget is over: ask it afterwards.
void facts_extract(struct facts *facts, struct method *const *methods, uint32_t n);

static inline const struct method_facts *facts_of(const struct facts *facts,
	const struct method *method)
{
	return method->id < facts->n_by_method ? facts->by_method[method->id] : NULL;
}

// Does the method compute what the field holds when it is not there yet, read it once, and give it back? Threads that do
// so at once compute it alike. *n_writes: counted on. memo.c.
bool facts_is_memo(const struct ir *ir, struct paths *paths, const struct locks *locks,
	const struct field *field, uint32_t *n_writes);

// What the invokedynamic makes, in the arena; NULL where it is no function object. Has no id yet.
const struct lambda *facts_lambda(const struct ir *ir, uint32_t insn, struct arena *arena);

// enum model_builtin of an invokedynamic's bootstrap method; -1: none.
int facts_bootstrap_builtin(const struct ir *ir, const struct ir_insn *call);

uint32_t facts_line(const struct method *method, uint32_t bci);
// "this.lock", "Foo.lock", "from", "Foo.class", for people.
void facts_print_expr(const struct method_facts *facts, uint32_t expr, struct buf *out);

#endif
