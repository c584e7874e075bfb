// unpark before or after park: the same end.
public class ParkOnce {
	static volatile Thread parked;
	static volatile int n;
	public static void main(String[] args) throws Exception {
		Thread t0 = new Thread(() -> { parked = Thread.currentThread(); java.util.concurrent.locks.LockSupport.park(); n = 1; });
		Thread t1 = new Thread(() -> { Thread t; while ((t = parked) == null) Thread.onSpinWait(); java.util.concurrent.locks.LockSupport.unpark(t); });
		t0.start();
		t1.start();
		t0.join();
		t1.join();
		System.out.println(n);
	}
}
