// check: no-error
// Two daemons in a deadlock; the program ends.
public class DaemonDeadlock {
	static final Object a = new Object(), b = new Object();

	static void take(Object x, Object y) {
		Thread t = new Thread(() -> {
			synchronized (x) {
				synchronized (y) {
				}
			}
		});
		t.setDaemon(true);
		t.start();
	}

	public static void main(String[] args) throws Exception {
		take(a, b);
		take(b, a);
	}
}
