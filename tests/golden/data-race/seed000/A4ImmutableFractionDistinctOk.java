// A.4, second version: an object for each thread.
// run: scan --only data-race
// expect: none
class A4ImmutableFractionDistinctOk {
	protected final long numerator;
	A4ImmutableFractionDistinctOk(long n) { numerator = n; }
	A4ImmutableFractionDistinctOk plus(A4ImmutableFractionDistinctOk f) { return new A4ImmutableFractionDistinctOk(numerator + f.numerator); }
	public static void main(String[] args) {
		A4ImmutableFractionDistinctOk f = new A4ImmutableFractionDistinctOk(1), g = new A4ImmutableFractionDistinctOk(2);
		new Thread(() -> f.plus(f)).start();
		new Thread(() -> g.plus(g)).start();
	}
}
