import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

public class Lambdas {
	interface Visitor<R> {
		R number(int n);

		R sum(Expression a, Expression b);
	}

	interface Expression {
		<R> R accept(Visitor<R> visitor);

		default Expression plus(Expression other) {
			return new Sum(this, other);
		}
	}

	static class Number implements Expression {
		final int n;

		Number(int n) {
			this.n = n;
		}

		public <R> R accept(Visitor<R> visitor) {
			return visitor.number(n);
		}
	}

	static class Sum implements Expression {
		final Expression a, b;

		Sum(Expression a, Expression b) {
			this.a = a;
			this.b = b;
		}

		public <R> R accept(Visitor<R> visitor) {
			return visitor.sum(a, b);
		}
	}

	static class Evaluate implements Visitor<Integer> {
		public Integer number(int n) {
			return n;
		}

		public Integer sum(Expression a, Expression b) {
			return a.accept(this) + b.accept(this);
		}
	}

	static <T> List<T> keep(List<T> list, Predicate<? super T> test) {
		List<T> kept = new ArrayList<>();
		for (T item : list)
			if (test.test(item))
				kept.add(item);
		return kept;
	}

	static Supplier<Supplier<String>> nested(String text) {
		return () -> () -> text + text.length();
	}

	private int field = 3;

	IntUnaryOperator adder() {
		return n -> n + field;
	}

	public static void main(String[] args) {
		Expression tree = new Number(1).plus(new Number(2)).plus(new Number(3));
		Function<Integer, Function<Integer, Integer>> curried = a -> b -> a + b;
		BiFunction<String, Integer, Character> at = String::charAt;
		BinaryOperator<Integer> larger = BinaryOperator.maxBy(Integer::compare);
		UnaryOperator<String> twice = text -> text + text;
		Function<Integer, int[]> array = int[]::new;
		Predicate<String> empty = String::isEmpty;
		System.out.println(tree.accept(new Evaluate()) + curried.apply(1).apply(2) + larger.apply(3, 4));
		System.out.println(keep(List.of("", "a", "bb"), empty.negate().and(text -> text.length() < 2)));
		System.out.println(nested("x").get().get() + at.apply("hello", 1) + twice.andThen(String::length).apply("ab") + array.apply(3).length);
		System.out.println(new Lambdas().adder().andThen(n -> n * 2).applyAsInt(4));
	}
}
