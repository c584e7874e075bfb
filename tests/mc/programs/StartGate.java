// check: no-error
// Start and end gate: all workers begin after the gate opens.
import java.util.concurrent.*;

public class StartGate {
	static boolean open;
	public static void main(String[] args) throws Exception {
		CountDownLatch start = new CountDownLatch(1), end = new CountDownLatch(2);
		for (int i = 0; i < 2; i++)
			new Thread(() -> {
				try { start.await(); } catch (InterruptedException e) { return; }
				if (!open) throw new IllegalStateException();
				end.countDown();
			}).start();
		open = true;
		start.countDown();
		end.await();
	}
}
