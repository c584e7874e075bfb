// check: deadlock
// A cycle of three locks and three threads.
public class LockOrderThree {
	static final Object[] locks = { new Object(), new Object(), new Object() };

	static Thread take(int first, int second) {
		Thread t = new Thread(() -> {
			synchronized (locks[first]) {
				synchronized (locks[second]) {
				}
			}
		});
		t.start();
		return t;
	}

	public static void main(String[] args) throws Exception {
		take(0, 1);
		take(1, 2);
		take(2, 0);
	}
}
