// check: no-error
// Each thread has an object of its own.
public class Confined {
	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			int[] v = new int[1];
			for (int i = 0; i < 3; i++)
				v[0] += i;
		});
		Thread u = new Thread(() -> {
			int[] v = new int[1];
			for (int i = 0; i < 3; i++)
				v[0] += i;
		});
		t.start();
		u.start();
		t.join();
		u.join();
	}
}
