// RecursiveTask: halves are forked and joined, each writes its own part.
// run: scan --only data-race
// expect: none
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

public class ForkJoinSumOk extends RecursiveTask<Long> {
	private final int[] data;
	private final int from, to;

	ForkJoinSumOk(int[] data, int from, int to) {
		this.data = data;
		this.from = from;
		this.to = to;
	}

	@Override
	protected Long compute() {
		if (to - from < 10) {
			long sum = 0;
			for (int i = from; i < to; i++)
				sum += data[i];
			return sum;
		}
		int middle = (from + to) / 2;
		ForkJoinSumOk left = new ForkJoinSumOk(data, from, middle), right = new ForkJoinSumOk(data, middle, to);
		left.fork();
		return right.compute() + left.join();
	}

	public static void main(String[] args) {
		int[] data = new int[1000];
		for (int i = 0; i < data.length; i++)
			data[i] = i;
		System.out.println(ForkJoinPool.commonPool().invoke(new ForkJoinSumOk(data, 0, data.length)));
	}
}
