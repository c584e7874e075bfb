// The order of appends under a lock.
public class LockedAppend {
	static final StringBuffer out = new StringBuffer();
	static final Object lock = new Object();
	public static void main(String[] args) throws Exception {
		Thread t0 = new Thread(() -> { synchronized (lock) { out.append("a"); } });
		Thread t1 = new Thread(() -> { synchronized (lock) { out.append("b"); } });
		Thread t2 = new Thread(() -> { synchronized (lock) { out.append("c"); } });
		t0.start();
		t1.start();
		t2.start();
		t0.join();
		t1.join();
		t2.join();
		System.out.println(out);
	}
}
