// check: no-error
// Two threads write different elements.
public class ArrayParts {
	static final int[] v = new int[2];

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			v[0] = 1;
		});
		Thread u = new Thread(() -> {
			v[1] = 2;
		});
		t.start();
		u.start();
		t.join();
		u.join();
		assert v[0] + v[1] == 3;
	}
}
