import java.util.function.*;

// Generic code with primitives boxed at its borders, interfaces implemented by lambdas and enums.
public class GenericAlgorithms {
	static class Pair<A, B> {
		final A a;
		final B b;

		Pair(A a, B b) {
			this.a = a;
			this.b = b;
		}

		<C> Pair<A, C> with(Function<? super B, ? extends C> f) {
			return new Pair<>(a, f.apply(b));
		}

		static <T extends Comparable<T>> T larger(Pair<T, T> p) {
			return p.a.compareTo(p.b) >= 0 ? p.a : p.b;
		}
	}

	enum Operation implements IntBinaryOperator {
		PLUS("+", (l, r) -> l + r), TIMES("*", (l, r) -> l * r), MINUS("-", Math::subtractExact);

		final String symbol;
		private final IntBinaryOperator f;

		Operation(String symbol, IntBinaryOperator f) {
			this.symbol = symbol;
			this.f = f;
		}

		public int applyAsInt(int l, int r) {
			return f.applyAsInt(l, r);
		}
	}

	static <T> T[] swap(T[] a, int i, int j) {
		T t = a[i];
		a[i] = a[j];
		a[j] = t;
		return a;
	}

	static <T> int indexOf(T[] a, Predicate<? super T> p) {
		for (int i = 0; i < a.length; i++)
			if (p.test(a[i]))
				return i;
		return -1;
	}

	static double integrate(DoubleUnaryOperator f, double a, double b, int n) {
		double sum = 0, h = (b - a) / n;
		for (int i = 0; i < n; i++)
			sum += f.applyAsDouble(a + (i + 0.5) * h);
		return sum * h;
	}

	public static void main(String[] args) {
		System.out.println(new Pair<>("x", 3).with(b -> b * 1.5).with(d -> "d" + d).b);
		System.out.println(Pair.larger(new Pair<>(3, 7)) + Pair.larger(new Pair<>("b", "a")));
		for (Operation op : Operation.values())
			System.out.println("6" + op.symbol + "4=" + op.applyAsInt(6, 4));
		try {
			Operation.MINUS.applyAsInt(Integer.MIN_VALUE, 1);
		} catch (ArithmeticException e) {
			System.out.println(e.getMessage());
		}
		String[] s = swap(new String[] { "a", "b", "c" }, 0, 2);
		System.out.println(s[0] + s[1] + s[2] + indexOf(s, "b"::equals) + indexOf(s, String::isEmpty));
		System.out.println(integrate(x -> x * x, 0, 3, 100) + " " + integrate(Math::sqrt, 0, 1, 10));
		ObjIntConsumer<StringBuilder> times = (b, n) -> b.append("-".repeat(n));
		StringBuilder b = new StringBuilder();
		times.accept(b, 4);
		LongSupplier ls = b::length;
		System.out.println(b + " " + ls.getAsLong());
	}
}
