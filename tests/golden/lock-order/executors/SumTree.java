// run: scan --only lock-order
// expect: lock-order
// SumTree.total joins a ForkJoin subtask while holding SumTree monitor, subtask calls synchronized weight().
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

public class SumTree {
	private final int[] data = new int[1000];
	private int weight = 2;

	synchronized int weight() { return weight; }
	synchronized void setWeight(int w) { weight = w; }

	class Part extends RecursiveTask<Long> {
		final int lo, hi;
		Part(int lo, int hi) { this.lo = lo; this.hi = hi; }
		@Override protected Long compute() {
			if (hi - lo < 100) {
				long s = 0;
				int w = weight();
				for (int i = lo; i < hi; i++) s += (long) data[i] * w;
				return s;
			}
			int mid = (lo + hi) >>> 1;
			Part a = new Part(lo, mid);
			a.fork();
			return new Part(mid, hi).compute() + a.join();
		}
	}

	synchronized long total(ForkJoinPool pool) {
		return pool.submit(new Part(0, data.length)).join();
	}

	public static void main(String[] args) {
		SumTree t = new SumTree();
		t.setWeight(3);
		System.out.println(t.total(new ForkJoinPool(2)));
	}
}
// corpus: unseen
