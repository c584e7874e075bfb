// RecursiveTask, RecursiveAction, CountedCompleter, the common pool.
import java.util.Arrays;
import java.util.concurrent.CountedCompleter;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.atomic.AtomicInteger;

class ForkJoin1 {
	static class Fib extends RecursiveTask<Integer> {
		final int n;

		Fib(int n) {
			this.n = n;
		}

		@Override
		protected Integer compute() {
			if (n < 2) {
				return n;
			}
			Fib left = new Fib(n - 1);
			left.fork();
			return new Fib(n - 2).compute() + left.join();
		}
	}

	static class Sort extends RecursiveAction {
		final int[] a;
		final int from;
		final int to;

		Sort(int[] a, int from, int to) {
			this.a = a;
			this.from = from;
			this.to = to;
		}

		@Override
		protected void compute() {
			if (to - from < 8) {
				Arrays.sort(a, from, to);
				return;
			}
			int middle = (from + to) / 2;
			invokeAll(new Sort(a, from, middle), new Sort(a, middle, to));
			int[] copy = Arrays.copyOfRange(a, from, to);
			Arrays.sort(copy);
			System.arraycopy(copy, 0, a, from, copy.length);
		}
	}

	static class Count extends CountedCompleter<Void> {
		final int n;
		final AtomicInteger sum;

		Count(CountedCompleter<?> parent, int n, AtomicInteger sum) {
			super(parent);
			this.n = n;
			this.sum = sum;
		}

		@Override
		public void compute() {
			if (n > 0) {
				setPendingCount(2);
				new Count(this, n - 1, sum).fork();
				new Count(this, n - 1, sum).fork();
			} else {
				sum.incrementAndGet();
			}
			tryComplete();
		}
	}

	public static void main(String[] args) {
		ForkJoinPool pool = new ForkJoinPool(2);
		System.out.println(pool.invoke(new Fib(10)));
		int[] a = new int[60];
		for (int i = 0; i < a.length; i++) {
			a[i] = i * 37 % 61;
		}
		pool.invoke(new Sort(a, 0, a.length));
		System.out.println(Arrays.toString(a));
		AtomicInteger sum = new AtomicInteger();
		ForkJoinPool.commonPool().invoke(new Count(null, 4, sum));
		System.out.println(sum);
		try {
			pool.invoke(new RecursiveAction() {
				@Override
				protected void compute() {
					throw new IllegalStateException("inside");
				}
			});
		} catch (IllegalStateException e) {
			System.out.println(e.getMessage());
		}
		pool.shutdown();
		System.out.println(pool.isShutdown());
	}
}
