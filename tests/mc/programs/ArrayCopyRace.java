// check: data-race
// One thread copies into an array, the other writes one of the elements that are copied to.
public class ArrayCopyRace {
	static final int[] from = { 1, 2, 3, 4 }, to = new int[4];

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> System.arraycopy(from, 0, to, 1, 2));
		Thread u = new Thread(() -> to[2] = 7);
		t.start();
		u.start();
		t.join();
		u.join();
	}
}
