import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.*;

// Method references of all kinds: static, bound, unbound, constructor, array, super.
public class MethodReferences {
	final String name;

	MethodReferences(String name) {
		this.name = name;
	}

	MethodReferences() {
		this("nobody");
	}

	static int twice(int x) {
		return 2 * x;
	}

	String hello(String other) {
		return name + " greets " + other;
	}

	int length() {
		return name.length();
	}

	@Override
	public String toString() {
		return "M:" + name;
	}

	static class Sub extends MethodReferences {
		Sub() {
			super("sub");
		}

		String hello(String other) {
			Function<String, String> up = super::hello;
			return "sub: " + up.apply(other);
		}
	}

	private String secret(int i) {
		return name.substring(i);
	}

	IntFunction<String> secrets() {
		return this::secret;
	}

	static long sum(long... xs) {
		long s = 0;
		for (long x : xs)
			s += x;
		return s;
	}

	interface TwoLongs {
		long apply(int a, long b);
	}

	public static void main(String[] args) {
		IntUnaryOperator stat = MethodReferences::twice;
		Function<Integer, Integer> boxed = MethodReferences::twice;
		System.out.println(stat.applyAsInt(4) + boxed.apply(5));
		MethodReferences m = new MethodReferences("mr");
		Function<String, String> bound = m::hello;
		BiFunction<MethodReferences, String, String> unbound = MethodReferences::hello;
		ToIntFunction<MethodReferences> length = MethodReferences::length;
		System.out.println(bound.apply("a") + "; " + unbound.apply(new Sub(), "b") + "; " + length.applyAsInt(m));
		Function<String, MethodReferences> make = MethodReferences::new;
		Supplier<MethodReferences> make0 = MethodReferences::new;
		System.out.println(make.apply("new") + " " + make0.get());
		IntFunction<int[]> array = int[]::new;
		Function<Integer, String[][]> array2 = String[][]::new;
		System.out.println(array.apply(3).length + " " + array2.apply(2).length);
		System.out.println(m.secrets().apply(1));
		TwoLongs two = MethodReferences::sum;
		System.out.println(two.apply(3, 4));
		Supplier<List<String>> lists = ArrayList::new;
		List<String> list = lists.get();
		list.add("pear");
		list.add("fig");
		list.add("banana");
		list.sort(Comparator.comparing(String::length));
		System.out.println(list);
		list.sort(String::compareTo);
		System.out.println(list);
		list.forEach(System.out::println);
		Function<Object, String> str = Object::toString;
		System.out.println(str.apply(m) + str.apply(5));
		int[] numbers = { 1, 2 };
		Supplier<int[]> clone = numbers::clone;
		System.out.println(clone.get() != numbers);
		try {
			MethodReferences none = null;
			Supplier<String> s = none::toString;
			System.out.println("no");
		} catch (NullPointerException e) {
			System.out.println("bound to null");
		}
	}
}
