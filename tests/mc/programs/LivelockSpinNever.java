// The one whose flag the other waits for is waiting for it, too: both spin for ever.
// check: livelock
// options: --livelock
public class LivelockSpinNever {
	static volatile boolean a, b;

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			while (!b)
				Thread.yield();
			a = true;
		});
		t.start();
		while (!a)
			Thread.yield();
		b = true;
		t.join();
	}
}
