import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

// Callables, runnables and futures of a pool, one of which fails.
public class FixedPool {
	static class Square implements Callable<Integer> {
		final int n;

		Square(int n) {
			this.n = n;
		}

		public Integer call() {
			return times(n, n);
		}

		private static int times(int a, int b) {
			return a * b;
		}
	}

	static class Failing implements Callable<Integer> {
		public Integer call() throws Exception {
			throw new Oops("no " + describe());
		}

		String describe() {
			return "luck";
		}
	}

	static class Oops extends Exception {
		Oops(String text) {
			super(text);
		}

		@Override
		public String getMessage() {
			return "oops: " + super.getMessage();
		}
	}

	public static void main(String[] args) throws Exception {
		ExecutorService pool = Executors.newFixedThreadPool(2);
		List<Future<Integer>> futures = new ArrayList<>();
		for (int i = 0; i < 4; i++)
			futures.add(pool.submit(new Square(i)));
		futures.add(pool.submit(new Failing()));
		int[] ran = new int[1];
		Future<?> done = pool.submit(() -> {
			ran[0] = 1;
		});
		int sum = 0;
		for (Future<Integer> future : futures) {
			try {
				sum += future.get();
			} catch (ExecutionException e) {
				System.out.println(e.getCause().getMessage());
			}
		}
		done.get();
		pool.shutdown();
		pool.awaitTermination(1, TimeUnit.SECONDS);
		System.out.println(sum + ran[0]);
	}
}
