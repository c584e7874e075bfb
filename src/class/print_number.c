// Floating-point numbers in the format of Java's Double.toString: the shortest decimal of at least
// two digits that reads back as the same number, plain between 10^-3 and 10^7, else with an E.
#include <math.h>
#include <stdlib.h>

#include "class/print.h"

enum { MAX_DIGITS = 17 };

// digits[0].digits[1]digits[2]... times 10^exponent.
struct decimal {
	char digits[MAX_DIGITS];
	int n;
	int exponent;
};

static struct decimal parse_decimal(const char *text)
{
	struct decimal d = { .n = 0 };
	for (; *text && *text != 'e'; text++)
		if (*text >= '0' && *text <= '9' && d.n < MAX_DIGITS)
			d.digits[d.n++] = *text;
	if (*text)
		d.exponent = (int)strtol(text + 1, NULL, 10);
	while (d.n > 1 && d.digits[d.n - 1] == '0')
		d.n--;
	return d;
}

static void put_fraction(struct buf *out, const struct decimal *d, int from)
{
	buf_char(out, '.');
	if (from < d->n)
		buf_put(out, d->digits + from, (size_t)(d->n - from));
	else
		buf_char(out, '0');
}

static void put_decimal(struct buf *out, const struct decimal *d)
{
	if (d->exponent < -3 || d->exponent >= 7) {
		buf_char(out, d->digits[0]);
		put_fraction(out, d, 1);
		buf_printf(out, "E%d", d->exponent);
	} else if (d->exponent < 0) {
		buf_string(out, "0.");
		for (int i = -1; i > d->exponent; i--)
			buf_char(out, '0');
		buf_put(out, d->digits, (size_t)d->n);
	} else {
		for (int i = 0; i <= d->exponent; i++)
			buf_char(out, i < d->n ? d->digits[i] : '0');
		put_fraction(out, d, d->exponent + 1);
	}
}

// Signs and the values that have no digits; true when that was all.
static bool put_special(struct buf *out, double value)
{
	if (isnan(value)) {
		buf_string(out, "NaN");
		return true;
	}
	if (signbit(value))
		buf_char(out, '-');
	if (isinf(value))
		buf_string(out, "Infinity");
	else if (value == 0)
		buf_string(out, "0.0");
	return isinf(value) || value == 0;
}

void print_double(struct buf *out, double value)
{
	char text[40];
	if (put_special(out, value))
		return;
	value = fabs(value);
	for (int precision = 1; precision < MAX_DIGITS; precision++) {
		snprintf(text, sizeof(text), "%.*e", precision, value);
		if (strtod(text, NULL) == value)
			break;
	}
	struct decimal d = parse_decimal(text);
	put_decimal(out, &d);
}

void print_float(struct buf *out, float value)
{
	char text[40];
	if (put_special(out, (double)value))
		return;
	value = fabsf(value);
	for (int precision = 1; precision < 9; precision++) {
		snprintf(text, sizeof(text), "%.*e", precision, (double)value);
		if (strtof(text, NULL) == value)
			break;
	}
	struct decimal d = parse_decimal(text);
	put_decimal(out, &d);
}
