// run: scan --only lock-order
// expect: none
// Both threads use one order before the barrier and the other order after it, so the two orders never overlap.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class BarrierPhases {
	private static final Object cells = new Object();
	private static final Object edges = new Object();
	private static final CyclicBarrier barrier = new CyclicBarrier(2);
	private static int n;

	static void simulate() {
		for (int i = 0; i < 100000; i++) {
			synchronized (cells) {
				synchronized (edges) {
					n++;
				}
			}
		}
		try {
			barrier.await();
		} catch (InterruptedException | BrokenBarrierException e) {
			return;
		}
		for (int i = 0; i < 100000; i++) {
			synchronized (edges) {
				synchronized (cells) {
					n--;
				}
			}
		}
	}

	public static void main(String[] args) {
		new Thread(BarrierPhases::simulate).start();
		new Thread(BarrierPhases::simulate).start();
	}
}
// corpus: unseen
