// check: exception
// The barrier's action divides by zero: both parties get an exception.
import java.util.concurrent.*;

public class BarrierActionThrows {
	public static void main(String[] args) throws Exception {
		int[] zero = new int[1];
		CyclicBarrier barrier = new CyclicBarrier(2, () -> { int x = 1 / zero[0]; });
		Thread t = new Thread(() -> { try { barrier.await(); } catch (Exception e) { } });
		t.start();
		barrier.await();
		t.join();
	}
}
