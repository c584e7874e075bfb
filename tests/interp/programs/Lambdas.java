import java.util.function.*;

// Lambdas: captures of all types, nesting, returning lambdas, adapting boxes.
public class Lambdas {
	int field = 10;

	interface Three<A, B, C, R> {
		R apply(A a, B b, C c);
	}

	IntUnaryOperator adder(int n) {
		return x -> x + n + field++;
	}

	Supplier<Supplier<Integer>> nested() {
		return () -> () -> ++field;
	}

	static String captures(boolean z, byte b, char c, short s, int i, long j, float f, double d, String o) {
		Supplier<String> all = () -> z + " " + b + " " + c + " " + s + " " + i + " " + j + " " + f + " " + d + " " + o;
		return all.get();
	}

	static <T, R> R with(T t, Function<? super T, ? extends R> f) {
		return f.apply(t);
	}

	public static void main(String[] args) {
		Lambdas l = new Lambdas();
		IntUnaryOperator add = l.adder(5);
		System.out.println(add.applyAsInt(1) + " " + add.applyAsInt(1) + " " + l.field);
		System.out.println(l.nested().get().get() + " " + l.field);
		System.out.println(captures(true, (byte) 1, 'c', (short) 2, 3, 4L, 5.5f, 6.5, "o"));
		Three<Integer, Long, Double, String> t = (a, b, c) -> a + b + c + "!";
		System.out.println(t.apply(1, 2L, 3.5));
		Function<Integer, Function<Integer, Function<Integer, Integer>>> curried = a -> b -> c -> a * b + c;
		System.out.println(curried.apply(3).apply(4).apply(5));
		System.out.println(with(5, x -> x * 2.5) + with("s", String::length));
		Runnable r = () -> System.out.println("ran");
		r.run();
		BinaryOperator<Integer> max = (a, b) -> a > b ? a : b;
		System.out.println(max.apply(3, 9));
		ToLongFunction<Integer> widen = x -> x;
		System.out.println(widen.applyAsLong(7));
		Predicate<String> empty = String::isEmpty;
		System.out.println(empty.negate().or(s -> s == null).test("") + " " + empty.and(s -> true).test(""));
		Function<Integer, Integer> twice = x -> x * 2;
		System.out.println(twice.andThen(x -> x + 1).compose((Integer x) -> x - 3).apply(10));
		Supplier<Integer> throwing = () -> {
			throw new IllegalStateException("in lambda");
		};
		try {
			throwing.get();
		} catch (IllegalStateException e) {
			System.out.println(e.getMessage());
		}
		Object[] box = { 0 };
		IntConsumer count = x -> box[0] = (Integer) box[0] + x;
		for (int i = 0; i < 5; i++)
			count.accept(i);
		System.out.println(box[0]);
		char[] cs = { 'x' };
		Supplier<Character> ch = () -> cs[0]++;
		System.out.println(ch.get() + "" + ch.get());
	}
}
