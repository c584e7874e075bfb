// Written before the barrier, read after it.
// run: scan --only data-race
// expect: none
import java.util.concurrent.CyclicBarrier;
class BarrierOk {
	static int left;
	static final CyclicBarrier barrier = new CyclicBarrier(2);
	static void meet() {
		try {
			barrier.await();
		} catch (Exception e) {
			throw new RuntimeException(e);
		}
	}
	public static void main(String[] args) {
		new Thread(() -> {
			left = 1;
			meet();
		}).start();
		meet();
		System.out.println(left);
	}
}
