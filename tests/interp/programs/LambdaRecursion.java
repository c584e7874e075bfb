import java.util.HashMap;
import java.util.Map;
import java.util.function.*;

// Recursion through lambdas and functional objects.
public class LambdaRecursion {
	static IntUnaryOperator factorial;
	final Function<Integer, Long> fibonacci = n -> n < 2 ? n : this.fibonacci.apply(n - 1) + this.fibonacci.apply(n - 2);

	interface Self<T> extends Function<Self<T>, T> {
	}

	static <A, B> Function<A, B> fix(Function<Function<A, B>, Function<A, B>> f) {
		Self<Function<A, B>> self = s -> f.apply(x -> s.apply(s).apply(x));
		return self.apply(self);
	}

	public static void main(String[] args) {
		factorial = n -> n <= 1 ? 1 : n * factorial.applyAsInt(n - 1);
		System.out.println(factorial.applyAsInt(10));
		System.out.println(new LambdaRecursion().fibonacci.apply(12));
		System.out.println(LambdaRecursion.<Integer, Integer>fix(self -> n -> n == 0 ? 0 : n + self.apply(n - 1)).apply(20));
		Map<Integer, Long> memo = new HashMap<>();
		class Memo {
			long fib(int n) {
				if (n < 2)
					return n;
				Long known = memo.get(n);
				if (known == null)
					memo.put(n, known = fib(n - 1) + fib(n - 2));
				return known;
			}
		}
		System.out.println(new Memo().fib(80));
		IntBinaryOperator[] gcd = new IntBinaryOperator[1];
		gcd[0] = (a, b) -> b == 0 ? a : gcd[0].applyAsInt(b, a % b);
		System.out.println(gcd[0].applyAsInt(84, 36));
	}
}
