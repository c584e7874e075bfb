// check: deadlock
// notify on another object than wait: main may hang.

public class NotifyWrongObject {
	static final Object a = new Object(), b = new Object();
	static boolean ready;
	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> { synchronized (a) { ready = true; } synchronized (b) { b.notifyAll(); } });
		t.start();
		synchronized (a) { while (!ready) a.wait(); }
		t.join();
	}
}
