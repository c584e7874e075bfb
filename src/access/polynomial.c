// See polynomial.h.
#include "access/polynomial.h"

#include <string.h>

const struct poly poly_unknown = { .is_known = false };

#define LIMIT ((int64_t)1 << 40) // beyond it nothing is said

static int compare(const struct poly_term *a, const struct poly_term *b)
{
	for (int i = 0; i < 2; i++)
		if (a->symbols[i] != b->symbols[i])
			return a->symbols[i] < b->symbols[i] ? -1 : 1;
	return 0;
}

static void add_term(struct poly *sum, struct poly_term term)
{
	uint32_t i = 0;
	if (!sum->is_known || term.factor == 0)
		return;
	while (i < sum->n && compare(&sum->terms[i], &term) < 0)
		i++;
	if (i < sum->n && compare(&sum->terms[i], &term) == 0) {
		sum->terms[i].factor += term.factor;
		if (sum->terms[i].factor == 0)
			memmove(sum->terms + i, sum->terms + i + 1, (--sum->n - i) * sizeof(term));
		else if (sum->terms[i].factor > LIMIT || sum->terms[i].factor < -LIMIT)
			*sum = poly_unknown;
		return;
	}
	if (sum->n == POLY_TERMS || term.factor > LIMIT || term.factor < -LIMIT) {
		*sum = poly_unknown;
		return;
	}
	memmove(sum->terms + i + 1, sum->terms + i, (sum->n - i) * sizeof(term));
	sum->terms[i] = term;
	sum->n++;
}

struct poly poly_constant(int64_t value)
{
	struct poly poly = { .is_known = true };
	add_term(&poly, (struct poly_term){ value, { 0, 0 } });
	return poly;
}

struct poly poly_symbol(uint32_t symbol)
{
	struct poly poly = { .is_known = true };
	add_term(&poly, (struct poly_term){ 1, { 0, symbol } });
	return poly;
}

struct poly poly_add(const struct poly *a, const struct poly *b, int64_t times_b)
{
	struct poly sum = *a;
	if (!a->is_known || !b->is_known)
		return poly_unknown;
	for (uint32_t i = 0; i < b->n; i++) {
		struct poly_term term = b->terms[i];
		term.factor *= times_b;
		add_term(&sum, term);
	}
	return sum;
}

static bool multiply_terms(const struct poly_term *a, const struct poly_term *b,
	struct poly_term *out)
{
	uint32_t n = 0, symbols[4];
	for (int i = 0; i < 2; i++) {
		if (a->symbols[i])
			symbols[n++] = a->symbols[i];
		if (b->symbols[i])
			symbols[n++] = b->symbols[i];
	}
	if (n > 2)
		return false;
	*out = (struct poly_term){ a->factor * b->factor, { 0, 0 } };
	if (n == 1)
		out->symbols[1] = symbols[0];
	if (n == 2) {
		out->symbols[0] = symbols[0] < symbols[1] ? symbols[0] : symbols[1];
		out->symbols[1] = symbols[0] < symbols[1] ? symbols[1] : symbols[0];
	}
	return true;
}

struct poly poly_multiply(const struct poly *a, const struct poly *b)
{
	struct poly product = { .is_known = a->is_known && b->is_known };
	for (uint32_t i = 0; product.is_known && i < a->n; i++)
		for (uint32_t k = 0; product.is_known && k < b->n; k++) {
			struct poly_term term;
			if (a->terms[i].factor > 0x7fffffff || a->terms[i].factor < -0x7fffffff ||
				!multiply_terms(&a->terms[i], &b->terms[k], &term))
				return poly_unknown;
			add_term(&product, term);
		}
	return product;
}

bool poly_is_constant(const struct poly *poly, int64_t *value)
{
	if (!poly->is_known || poly->n > 1 || (poly->n && poly->terms[0].symbols[1]))
		return false;
	*value = poly->n ? poly->terms[0].factor : 0;
	return true;
}

bool poly_has(const struct poly *poly, uint32_t symbol)
{
	for (uint32_t i = 0; poly->is_known && i < poly->n; i++)
		if (poly->terms[i].symbols[0] == symbol || poly->terms[i].symbols[1] == symbol)
			return true;
	return false;
}

bool poly_equal(const struct poly *a, const struct poly *b)
{
	if (!a->is_known || !b->is_known || a->n != b->n)
		return false;
	for (uint32_t i = 0; i < a->n; i++)
		if (compare(&a->terms[i], &b->terms[i]) != 0 || a->terms[i].factor != b->terms[i].factor)
			return false;
	return true;
}

struct poly poly_replace(const struct poly *poly, uint32_t symbol, const struct poly *by)
{
	struct poly out = poly_constant(0);
	for (uint32_t i = 0; poly->is_known && i < poly->n; i++) {
		struct poly term = poly_constant(poly->terms[i].factor);
		for (int k = 0; k < 2; k++) {
			uint32_t at = poly->terms[i].symbols[k];
			struct poly factor = at == symbol ? *by : poly_symbol(at);
			if (at)
				term = poly_multiply(&term, &factor);
		}
		out = poly_add(&out, &term, 1);
	}
	return poly->is_known ? out : poly_unknown;
}
