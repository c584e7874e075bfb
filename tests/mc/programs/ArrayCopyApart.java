// check: no-error
// One thread copies a part of an array, the other writes elements beside what is read and what is written.
public class ArrayCopyApart {
	static final int[] from = { 1, 2, 3, 4 }, to = new int[4];

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> System.arraycopy(from, 1, to, 1, 2));
		Thread u = new Thread(() -> {
			from[0] = 5;
			from[3] = 6;
			to[0] = 7;
			to[3] = 8;
		});
		t.start();
		u.start();
		t.join();
		u.join();
		assert to[0] == 7 && to[1] == 2 && to[2] == 3 && to[3] == 8;
	}
}
