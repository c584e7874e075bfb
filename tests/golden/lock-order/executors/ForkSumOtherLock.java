// run: scan --only lock-order
// expect: none
// The joined tasks take only accLock, while the joiner holds only runLock.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

public class ForkSumOtherLock {
	private final Object runLock = new Object();
	private final Object accLock = new Object();
	private long acc;
	private int runs;

	class Chunk extends RecursiveAction {
		private final int lo, hi;
		Chunk(int lo, int hi) { this.lo = lo; this.hi = hi; }
		@Override protected void compute() {
			if (hi - lo <= 10) {
				synchronized (accLock) { acc += hi - lo; }
			} else {
				int m = (lo + hi) / 2;
				invokeAll(new Chunk(lo, m), new Chunk(m, hi));
			}
		}
	}

	long run(ForkJoinPool p) {
		synchronized (runLock) {
			runs++;
			p.submit(new Chunk(0, 1000)).join();
			synchronized (accLock) { return acc; }
		}
	}

	public static void main(String[] args) {
		ForkSumOtherLock f = new ForkSumOtherLock();
		ForkJoinPool p = new ForkJoinPool(3);
		for (int i = 0; i < 3; i++) new Thread(() -> f.run(p)).start();
	}
}
// corpus: unseen
