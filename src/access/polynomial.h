// Sums of products of symbols with whole coefficients: what is known of an index. Small, or not known at all.
#ifndef ACCESS_POLYNOMIAL_H
#define ACCESS_POLYNOMIAL_H

#include <stdbool.h>
#include <stdint.h>

#define POLY_TERMS 6

struct poly_term {
	int64_t factor;
	uint32_t symbols[2]; // sorted; 0: none
};

struct poly {
	bool is_known;
	uint8_t n;
	struct poly_term terms[POLY_TERMS]; // sorted by symbols, no factor is 0
};

extern const struct poly poly_unknown;
struct poly poly_constant(int64_t value);
struct poly poly_symbol(uint32_t symbol);
struct poly poly_add(const struct poly *a, const struct poly *b, int64_t times_b);
struct poly poly_multiply(const struct poly *a, const struct poly *b);
// Is it a number? Then *value is it.
bool poly_is_constant(const struct poly *poly, int64_t *value);
bool poly_has(const struct poly *poly, uint32_t symbol);
bool poly_equal(const struct poly *a, const struct poly *b);
// With `by` in place of the symbol.
struct poly poly_replace(const struct poly *poly, uint32_t symbol, const struct poly *by);

#endif
