// check: deadlock
// Strings interned inside the threads are one object for both.
public class Interned {
	static void both(int x, int y) {
		synchronized (("key" + x).intern()) {
			synchronized (("key" + y).intern()) {
			}
		}
	}

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> both(1, 2)), u = new Thread(() -> both(2, 1));
		t.start();
		u.start();
	}
}
