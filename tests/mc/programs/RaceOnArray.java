// check: data-race
// Two threads write one element.
public class RaceOnArray {
	static final int[] v = new int[2];

	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			v[0] = 1;
		});
		Thread u = new Thread(() -> {
			v[0] = 2;
		});
		t.start();
		u.start();
		t.join();
		u.join();
	}
}
