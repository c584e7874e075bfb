// check: deadlock
// A barrier of three for two.
import java.util.concurrent.*;

public class BarrierTooFew {
	public static void main(String[] args) throws Exception {
		CyclicBarrier barrier = new CyclicBarrier(3);
		Thread t = new Thread(() -> {
			try {
				barrier.await();
			} catch (Exception e) {
			}
		});
		t.start();
		barrier.await();
	}
}
