import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.RecursiveTask;

public class ForkJoin {
	static class Sum extends RecursiveTask<Long> {
		final int from, to;

		Sum(int from, int to) {
			this.from = from;
			this.to = to;
		}

		@Override
		protected Long compute() {
			if (to - from < 8)
				return direct();
			int middle = (from + to) / 2;
			Sum left = new Sum(from, middle), right = new Sum(middle, to);
			left.fork();
			return right.compute() + left.join();
		}

		long direct() {
			long sum = 0;
			for (int i = from; i < to; i++)
				sum += i;
			return sum;
		}
	}

	static class Fill extends RecursiveAction {
		final int[] into;
		final int from, to;

		Fill(int[] into, int from, int to) {
			this.into = into;
			this.from = from;
			this.to = to;
		}

		@Override
		protected void compute() {
			if (to - from == 1)
				into[from] = value(from);
			else
				invokeAll(new Fill(into, from, (from + to) / 2), new Fill(into, (from + to) / 2, to));
		}

		static int value(int i) {
			return i + 1;
		}
	}

	public static void main(String[] args) {
		ForkJoinPool pool = new ForkJoinPool(2);
		int[] filled = new int[8];
		pool.invoke(new Fill(filled, 0, 8));
		System.out.println(pool.invoke(new Sum(0, 64)) + filled[7]);
		System.out.println(pool.submit(() -> filled.length).join());
		pool.shutdown();
	}
}
