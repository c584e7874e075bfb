// What is read is written after the barrier.
// run: scan --only data-race
// expect: data-race field=BarrierBad.left
import java.util.concurrent.CyclicBarrier;
class BarrierBad {
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
			meet();
			left = 1;
		}).start();
		meet();
		System.out.println(left);
	}
}
