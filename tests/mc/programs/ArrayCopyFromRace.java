// check: data-race
// One thread copies from an array, the other writes an element.
public class ArrayCopyFromRace {
	static final int[] from = { 1, 2, 3, 4 }, to = new int[4];

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> System.arraycopy(from, 1, to, 0, 2));
		Thread u = new Thread(() -> from[1] = 7);
		t.start();
		u.start();
		t.join();
		u.join();
	}
}
