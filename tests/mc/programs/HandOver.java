// check: no-error
// An object handed over under a lock and used without it.
public class HandOver {
	static final Object a = new Object(), b = new Object();
	static int[] box;

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			int[] mine = new int[1];
			mine[0] = 4;
			synchronized (a) {
				box = mine;
			}
		});
		Thread u = new Thread(() -> {
			int[] seen;
			synchronized (a) {
				seen = box;
			}
			if (seen != null && seen[0] != 4)
				throw new AssertionError();
		});
		t.start();
		u.start();
		t.join();
		u.join();
	}
}
