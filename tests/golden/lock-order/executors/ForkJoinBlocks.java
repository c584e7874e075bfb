// run: scan --only lock-order
// expect: lock-order
// Recursive tasks on the common pool lock the left and the right block in the order of their parity.
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

public class ForkJoinBlocks {
	static class Block {
		long n;
	}

	static final Block left = new Block(), right = new Block();

	static class Task extends RecursiveAction {
		private static final long serialVersionUID = 1L;
		private final int lo, hi;
		Task(int lo, int hi) {
			this.lo = lo;
			this.hi = hi;
		}

		@Override protected void compute() {
			if (hi - lo > 8) {
				int mid = (lo + hi) >>> 1;
				invokeAll(new Task(lo, mid), new Task(mid, hi));
				return;
			}
			for (int i = lo; i < hi; i++) {
				if (i % 2 == 0)
					exchange(left, right);
				else
					exchange(right, left);
			}
		}

		private static void exchange(Block a, Block b) {
			synchronized (a) {
				synchronized (b) {
					a.n++;
					b.n--;
				}
			}
		}
	}

	public static void main(String[] args) {
		new ForkJoinPool(4).invoke(new Task(0, 2000000));
	}
}
// corpus: unseen
