// check: livelock
// The flag is up for a moment; who looks before and after spins for ever, who looks in time ends.
public class SpinLost {
	static volatile boolean up;

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			up = true;
			up = false;
		});
		t.start();
		while (!up)
			Thread.onSpinWait();
		t.join();
	}
}
