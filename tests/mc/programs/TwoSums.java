// check: no-error
// Two threads work on parts, main adds up.
public class TwoSums {
	static final int[] sums = new int[2];

	public static void main(String[] args) throws Exception {
		Thread[] t = new Thread[2];
		for (int i = 0; i < 2; i++) {
			int part = i;
			t[i] = new Thread(() -> {
				for (int k = 0; k < 4; k++)
					sums[part] += k;
			});
			t[i].start();
		}
		t[0].join();
		t[1].join();
		assert sums[0] + sums[1] == 12;
	}
}
