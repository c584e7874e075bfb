// A lock as a frame sees it, and what its fields are known to hold.
#ifndef ANALYSIS_LOCK_ORDER_NAMES_H
#define ANALYSIS_LOCK_ORDER_NAMES_H

#include "analysis/lock_order/lock_order.h"

enum root_kind {
	ROOT_PARAM,  // number: parameter
	ROOT_STATIC, // number: field
	ROOT_CLASS,  // number: class
	ROOT_INIT,   // number: class whose initialisation lock it is
	ROOT_LOCAL, // an expression of one method: scope, expr; number: the lambda that captured it, or 0
};

#define SUFFIX_ELEMENT 0x80000000u  // or'ed with constant index + 1; else a field's id
#define SUFFIX_VARIABLE 0x40000000u // with SUFFIX_ELEMENT: or'ed with the tag of a variable index
// and, where that is a parameter of the frame, with its number + 1
#define SUFFIX_PARAM_SHIFT 16
#define SUFFIX_MAX_PARAM 0xffu
#define SUFFIX_PARAM_BITS (SUFFIX_MAX_PARAM << SUFFIX_PARAM_SHIFT)
#define SUFFIX_PARAM(step) ((step) >> SUFFIX_PARAM_SHIFT & SUFFIX_MAX_PARAM)

// A lock as one frame sees it. Interned: equal locks have equal numbers.
struct lock_name {
	uint8_t root; // enum root_kind
	uint8_t n_suffix;
	bool is_cut;  // more fields than MAX_SUFFIX: may be anything
	uint8_t view; // 1: a read lock, 2: a write lock, of a read-write lock
	uint32_t number;
	uint32_t suffix[MAX_SUFFIX];
	const struct method_facts *scope; // of ROOT_LOCAL's expr
	uint32_t expr;
	// The whole lock as an expression, where it is one.
	const struct method_facts *whole_scope;
	uint32_t whole_expr;
	struct ir_type type; // what is known of the object's class
};

// ---- names.c
uint32_t name_of_expr(struct lock_order *lo, const struct cg_node *node, uint32_t expr);
// The same in a thread of its own: lock_order does not change, new names are the worker's.
uint32_t name_of_expr_by(const struct lock_order *lo, struct lo_worker *worker,
	const struct cg_node *node, uint32_t expr);
uint32_t name_lift_by(const struct lock_order *lo, struct lo_worker *worker, uint32_t name,
	const struct cg_edge *edge, bool keeps_indices);
// The name's own number, made for new ones.
uint32_t name_settle(struct lock_order *lo, const struct lo_worker *worker, uint32_t name);
// The number of a name that was put together.
uint32_t name_of(struct lock_order *lo, struct lock_name name);
// The lock that a thread holds while it initialises the class.
uint32_t name_of_init(struct lock_order *lo, const struct klass *klass);
// The same lock in the caller's terms.
uint32_t name_lift(struct lock_order *lo, uint32_t name, const struct cg_edge *edge);
// Two locks of one frame; variable indices still tell them apart.
void name_lift_two(struct lock_order *lo, const uint32_t names[2], const struct cg_edge *edge,
	uint32_t lifted[2]);
// Something that a function object was given when it was made: who made it knows it.
static inline bool name_is_captured(const struct lock_order *lo, uint32_t name)
{
	return lo->names.v[name].root == ROOT_LOCAL && lo->names.v[name].number;
}
// Surely the same object, if both are looked at in one frame.
bool name_is_same(const struct lock_order *lo, uint32_t a, uint32_t b);
// The same, or elements of one array by variable indices.
bool name_is_same_array(const struct lock_order *lo, uint32_t a, uint32_t b);
bool name_is_stable(const struct lock_order *lo, uint32_t name);
void name_print(const struct lock_order *lo, uint32_t name, const struct method_facts *frame,
	struct buf *out);

// ---- loading.c
// Is the expression what getClassLoadingLock returns?
bool loading_is_lock(const struct method_facts *facts, uint32_t expr);
// Is that the loader itself, for loaders of the class?
bool loading_is_serial(const struct lock_order *lo, const struct klass *klass);
// Is the lock one of those that a loader has for the names of classes?
bool loading_is_by_name(const struct lock_name *name);

// ---- itself.c
// Is what the field of an object of the class holds that object?
bool field_is_itself(const struct lock_order *lo, const struct field *field,
	const struct klass *klass);
// Does a constructor keep the object there, whatever other constructors do?
bool field_may_be_itself(const struct lock_order *lo, const struct field *field);

// ---- captured.c
// The caller's expression for a captured parameter of what the function object runs, if the caller made it
// and hands it down in this call; else 0.
uint32_t captured_given(const struct lock_order *lo, const struct lambda *lambda, uint32_t param,
	const struct cg_edge *edge);
// What the constructor keeps in a final field, if the expression is a new object: (new Task(a)).a is a;
// else 0.
uint32_t captured_kept(const struct lock_order *lo, const struct method_facts *facts, uint32_t made,
	const struct field *field);
// Does the method's parameter have it with it, as an object of an anonymous or local class? Only the code
// around the class makes such.
bool captured_is_of_parameter(const struct lock_order *lo, uint32_t name,
	const struct method *method);
// And do they make such only to hand them down to those they call?
bool captured_is_handed_down(const struct lock_order *lo, uint32_t name,
	const struct method *method);

// ---- owners.c
// The parameter that the constructor keeps in the field; 0: none, or not only that.
uint32_t owners_kept_parameter(const struct method_facts *facts, const struct field *field);
// this.part.owner is this, where `part` was made for it.
uint32_t owners_simplify(struct lock_order *lo, uint32_t name);

#endif
