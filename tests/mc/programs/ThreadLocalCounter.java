// check: no-error
// Each thread has a counter of its own.

public class ThreadLocalCounter {
	static final ThreadLocal<int[]> own = ThreadLocal.withInitial(() -> new int[1]);
	public static void main(String[] args) throws Exception {
		Runnable r = () -> { own.get()[0]++; own.get()[0]++; assert own.get()[0] == 2; };
		Thread a = new Thread(r), b = new Thread(r);
		a.start(); b.start(); a.join(); b.join();
		assert own.get()[0] == 0;
	}
}
