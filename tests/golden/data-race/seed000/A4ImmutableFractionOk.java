// A.4: all fields are final and this does not leak: no race, whoever shares it.
// run: scan --only data-race
// expect: none
class A4ImmutableFractionOk {
	protected final long numerator;
	protected final long denominator;
	public A4ImmutableFractionOk(long num, long den) {
		boolean sameSign = (num >= 0) == (den >= 0);
		long n = (num >= 0) ? num : -num;
		long d = (den >= 0) ? den : -den;
		long g = gcd(n, d);
		numerator = sameSign ? n / g : -n / g;
		denominator = d / g;
	}
	static long gcd(long a, long b) { return 1; }
	public A4ImmutableFractionOk plus(A4ImmutableFractionOk f) {
		return new A4ImmutableFractionOk(numerator * f.denominator + f.numerator * denominator, denominator * f.denominator);
	}
	@Override public boolean equals(Object other) {
		if (!(other instanceof A4ImmutableFractionOk))
			return false;
		A4ImmutableFractionOk f = (A4ImmutableFractionOk) other;
		return numerator * f.denominator == denominator * f.numerator;
	}
	@Override public int hashCode() { return (int) (numerator ^ denominator); }
	public static void main(String[] args) {
		A4ImmutableFractionOk f = new A4ImmutableFractionOk(1, 2);
		for (int i = 0; i < 2; i++)
			new Thread(() -> System.out.println(f.plus(f).hashCode() + " " + f.equals(f))).start();
	}
}
