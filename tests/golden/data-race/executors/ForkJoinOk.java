// Each task adds up a part of its own; join gives the results.
// run: scan --only data-race
// expect: none
import java.util.concurrent.*;
class ForkJoinOk extends RecursiveTask<Integer> {
	final int[] data;
	final int from, to;
	ForkJoinOk(int[] data, int from, int to) {
		this.data = data;
		this.from = from;
		this.to = to;
	}
	@Override protected Integer compute() {
		if (to - from < 2)
			return data[from];
		int middle = (from + to) / 2;
		ForkJoinOk left = new ForkJoinOk(data, from, middle), right = new ForkJoinOk(data, middle, to);
		left.fork();
		int r = right.compute();
		return r + left.join();
	}
	public static void main(String[] args) {
		int[] data = { 1, 2, 3, 4 };
		System.out.println(new ForkJoinPool().invoke(new ForkJoinOk(data, 0, 4)));
	}
}
