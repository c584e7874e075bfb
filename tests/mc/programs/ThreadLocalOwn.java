// check: no-error
// A ThreadLocal is the thread's own.
public class ThreadLocalOwn {
	static final ThreadLocal<String> mine = new ThreadLocal<>();

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			mine.set("t");
			assert mine.get().equals("t");
		});
		Thread u = new Thread(() -> {
			assert mine.get() == null;
		});
		t.start();
		u.start();
		t.join();
		u.join();
	}
}
