// Lambdas and method references that are written and read again: what they captured is what they have then.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.NotSerializableException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.Supplier;

class SerializedLambdas {
	interface Op extends IntBinaryOperator, Serializable {
	}

	interface F<A, B> extends Function<A, B>, Serializable {
	}

	interface S<A> extends Supplier<A>, Serializable {
	}

	final int factor;

	SerializedLambdas(int factor) {
		this.factor = factor;
	}

	static class Counter implements Serializable {
		int n = 5;

		int add(int by) {
			return n += by;
		}
	}

	@SuppressWarnings("unchecked")
	static <T> T copy(T value) throws Exception {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
			out.writeObject(value);
		}
		return (T) new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
	}

	public static void main(String[] args) throws Exception {
		System.out.println(copy((Op) (a, b) -> a * b).applyAsInt(6, 7));
		long wide = 1L << 40;
		double half = 0.5;
		String text = "captured";
		boolean flag = true;
		System.out.println(copy((F<Integer, String>) n -> text + wide + half + flag + n).apply(1));
		System.out.println(copy((F<String, Integer>) String::length).apply("four"));
		System.out.println(copy((F<String, StringBuilder>) StringBuilder::new).apply("made").reverse());
		Counter counter = new Counter();
		F<Integer, Integer> bound = counter::add;
		F<Integer, Integer> again = copy(bound);
		System.out.println(bound.apply(1) + " " + again.apply(10) + " " + counter.n);
		System.out.println(copy((S<List<String>>) () -> List.of("a", text)).get());
		Comparator<String> order = (Comparator<String> & Serializable) (a, b) -> b.compareTo(a);
		System.out.println(List.of("x", "z", "y").stream().sorted(copy(order)).toList());
		System.out.println(copy(Comparator.<Integer>naturalOrder()).compare(1, 2));
		BiFunction<Integer, Integer, Integer> plain = Math::max;
		try {
			copy(plain);
		} catch (NotSerializableException e) {
			System.out.println("not serializable");
		}
		SerializedLambdas outer = new SerializedLambdas(3);
		F<Integer, Integer> holds = n -> n * outer.factor;
		try {
			copy(holds);
		} catch (NotSerializableException e) {
			System.out.println(e.getMessage());
		}
	}
}
