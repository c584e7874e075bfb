// One place, two producers, two consumers that wait in loops: what each got.
public class BoundedBuffer {
	static int place;
	static final Object lock = new Object();
	static void put(int x) throws InterruptedException {
		synchronized (lock) {
			while (place != 0)
				lock.wait();
			place = x;
			lock.notifyAll();
		}
	}
	static int take() throws InterruptedException {
		synchronized (lock) {
			while (place == 0)
				lock.wait();
			int x = place;
			place = 0;
			lock.notifyAll();
			return x;
		}
	}
	interface Body { void run() throws InterruptedException; }
	static Thread start(Body body) {
		Thread t = new Thread(() -> { try { body.run(); } catch (InterruptedException e) { throw new RuntimeException(e); } });
		t.start();
		return t;
	}
	public static void main(String[] args) throws Exception {
		int[] got = new int[2];
		Thread[] all = { start(() -> put(1)), start(() -> put(2)), start(() -> got[0] = take()), start(() -> got[1] = take()) };
		for (Thread t : all)
			t.join();
		System.out.println(got[0] + " " + got[1]);
	}
}
