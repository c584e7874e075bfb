// check: no-error
// A barrier of two.
import java.util.concurrent.*;

public class Barrier {
	static volatile int n;

	public static void main(String[] args) throws Exception {
		CyclicBarrier barrier = new CyclicBarrier(2);
		Thread t = new Thread(() -> {
			n = 1;
			try {
				barrier.await();
			} catch (Exception e) {
			}
		});
		t.start();
		barrier.await();
		assert n == 1;
		t.join();
	}
}
