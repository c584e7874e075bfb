import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;

// A helper class between the program and the pool; tasks of tasks.
public class Delegation {
	static class Async {
		private final ExecutorService pool;

		Async(ExecutorService pool) {
			this.pool = pool;
		}

		<A, B> Future<B> apply(Function<A, B> function, A argument) {
			return pool.submit(wrap(() -> function.apply(argument)));
		}

		private <T> Callable<T> wrap(Callable<T> inner) {
			return new Callable<>() {
				@Override
				public T call() throws Exception {
					begin();
					try {
						return inner.call();
					} finally {
						end();
					}
				}
			};
		}

		private int depth;

		private synchronized void begin() {
			depth++;
		}

		private synchronized void end() {
			depth--;
		}
	}

	static class Doubling implements Function<Integer, Integer> {
		@Override
		public Integer apply(Integer n) {
			return n * 2;
		}
	}

	public static void main(String[] args) throws Exception {
		ExecutorService pool = Executors.newFixedThreadPool(2);
		Async async = new Async(pool);
		Future<Integer> two = async.apply(new Doubling(), 1);
		Future<String> text = async.apply(n -> "n" + n, two.get());
		Function<Integer, Integer> four = new Doubling().andThen(new Doubling()).compose(n -> n + 1);
		System.out.println(text.get() + async.apply(four, 1).get() + async.depth);
		pool.shutdown();
	}
}
