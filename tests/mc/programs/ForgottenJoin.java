// check: data-race
// Adds up before one part is done.
public class ForgottenJoin {
	static final int[] sums = new int[2];

	public static void main(String[] args) throws Exception {
		Thread[] t = new Thread[2];
		for (int i = 0; i < 2; i++) {
			int part = i;
			t[i] = new Thread(() -> sums[part] = 4);
			t[i].start();
		}
		t[0].join();
		int sum = sums[0] + sums[1];
	}
}
