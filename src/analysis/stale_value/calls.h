// Which methods a call runs, and what all callers of a method have in common.
#ifndef ANALYSIS_STALE_VALUE_CALLS_H
#define ANALYSIS_STALE_VALUE_CALLS_H

#include "analysis/stale_value/place.h"
#include "analysis/stale_value/stale_value.h"

#define MAX_ENTRY_LOCKS 4
#define RUNNER_WORDS 3

// A call of a method that only known places call.
struct call_site {
	uint32_t caller, callee; // methods
	uint16_t bci;
	uint8_t n_locks, n_params;
	bool is_confined;                    // from a constructor, on the object under construction
	bool is_open;                        // of a constructor: there may be other calls
	bool is_hook;                        // of the method, or one that overrides it; hooks.c
	bool is_lambda;                      // is made one
	bool is_locked;                      // some lock is held there
	bool is_inline;                      // lambda: given to the library's collections or streams
	bool is_run;                         // lambda: right there, or in a thread, by the library
	bool is_handed;                      // lambda: what is in a collection that others have
	uint8_t runner_param;                // lambda: parameter of the runner that it is given for
	uint32_t runner;                     // lambda: the method that it is given to, 0: another use
	const struct place *runner_words;    // its first RUNNER_WORDS arguments, in the lambda's words
	struct place locks[MAX_ENTRY_LOCKS]; // held there, in the callee's words
	uint16_t params[4]; // callee's parameter i is the caller's parameter params[i] - 1; 0: other
	uint8_t groups[4];  // of the arguments
	uint32_t fields[4]; // that the arguments come from, 0: none
	uint8_t fresh;      // arguments that only the caller knows, a set
	uint8_t given_once; // arguments that nobody but the callee gets
};

// What all callers of a method have in common.
struct entry {
	bool is_confined; // to constructors: nobody else calls it
	bool is_open;     // a method calls it that is not private
	bool is_locked;   // each call is made under some lock
	uint8_t n_locks;
	struct place locks[MAX_ENTRY_LOCKS];
	uint8_t groups[4];
	uint8_t fresh;
	uint8_t given_once;
	uint8_t kept;       // arguments that are from a field somewhere, a set
	bool is_called;     // not only made a lambda
	bool is_hooked;     // by hooks: of the locks it is only known that the class above holds them
	bool is_handed;     // lambda: what is in a collection that others have
	uint8_t n_captured; // lambda: its first parameters, up to 4
};

enum lambda_use { LAMBDA_NONE, LAMBDA_HERE, LAMBDA_ELSEWHERE }; // in the maker's thread, or not

// ---- targets.c
// The implementations that a call of the method may run; NULL: none of INPUT.
struct targets {
	uint32_t n;
	bool is_lambda; // the body of one that is made, not called
	bool is_cut;    // too many override it: they are left out
	const struct method *methods[4];
};
const struct targets *op_targets(const struct sv_method *m, const struct ir_insn *insn,
	const struct method *method);
// The body of a lambda, or the method that a reference names, if of INPUT; else NULL.
const struct targets *op_body(const struct sv_method *m, const struct method *body);
bool op_is_overridden(const struct method *method);

// ---- lambdas.c
void lambdas_collect(struct sv_method *m);
enum lambda_use lambda_use_at(const struct ir *ir, uint32_t lambda); // by its uses right here
const struct method *lambda_implementation(const struct ir *ir, const struct ir_insn *insn);
// What INPUT's own method returns is new.
bool confine_returns_fresh(const struct sv_method *m);

// ---- hooks.c: the method of a class above that this one fills in; NULL: it is no hook.
const struct method *hook_root(const struct method *method);
void entry_note_call(struct sv_method *m, uint32_t i, const struct method *callee);
void entry_solve(struct sv *sv, uint32_t n_rounds);

#endif
