// check: deadlock
// A lambda that captures nothing is one object, whoever gets to its expression first.
public class LambdaLocks {
	static Runnable one() {
		return () -> {
		};
	}

	static Runnable two() {
		return () -> {
		};
	}

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			synchronized (one()) {
				synchronized (two()) {
				}
			}
		});
		Thread u = new Thread(() -> {
			synchronized (two()) {
				synchronized (one()) {
				}
			}
		});
		t.start();
		u.start();
	}
}
