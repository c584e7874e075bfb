// Appendix A.5: a number of 32 bits, read once into a local; the slow path computes it under the lock.
// run: scan --only data-race
// expect: data-race field=DoubleCheckedIntLocalOk.size severity=low
public class DoubleCheckedIntLocalOk {
	private int size;

	int size() {
		int s = size;
		if (s == 0) {
			synchronized (this) {
				s = size;
				if (s == 0) {
					s = compute();
					size = s;
				}
			}
		}
		return s;
	}

	private int compute() {
		return 7 * 6;
	}

	public static void main(String[] args) {
		DoubleCheckedIntLocalOk shared = new DoubleCheckedIntLocalOk();
		new Thread(shared::size).start();
		System.out.println(shared.size());
	}
}
