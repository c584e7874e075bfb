// check: no-error
// Two parties write their part and read the other's after the barrier.
import java.util.concurrent.*;

public class BarrierPhases {
	public static void main(String[] args) throws Exception {
		int[] parts = new int[2];
		CyclicBarrier barrier = new CyclicBarrier(2);
		Thread t = new Thread(() -> {
			parts[0] = 1;
			try { barrier.await(); } catch (Exception e) { throw new RuntimeException(e); }
			assert parts[1] == 2;
		});
		t.start();
		parts[1] = 2;
		barrier.await();
		assert parts[0] == 1;
		t.join();
	}
}
