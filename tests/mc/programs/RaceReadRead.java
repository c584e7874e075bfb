// check: no-error
// Two threads only read.
public class RaceReadRead {
	static final int[] v = { 3 };

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			int x = v[0];
		});
		Thread u = new Thread(() -> {
			int x = v[0];
		});
		t.start();
		u.start();
		t.join();
		u.join();
	}
}
