// check: data-race
// An object handed over and still written.
public class HandOverKept {
	static final Object a = new Object(), b = new Object();
	static int[] box;

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			int[] mine = new int[1];
			synchronized (a) {
				box = mine;
			}
			mine[0] = 4;
		});
		Thread u = new Thread(() -> {
			int[] seen;
			synchronized (a) {
				seen = box;
			}
			if (seen != null)
				seen[0] = 5;
		});
		t.start();
		u.start();
		t.join();
		u.join();
	}
}
