// The same with a long: it may be read in halves.
// run: scan --only data-race
// expect: data-race field=DoubleCheckedLongBad.size severity=high
public class DoubleCheckedLongBad {
	private long size;

	long size() {
		long s = size;
		if (s == 0) {
			synchronized (this) {
				s = size;
				if (s == 0) {
					s = 42L << 33;
					size = s;
				}
			}
		}
		return s;
	}

	public static void main(String[] args) {
		DoubleCheckedLongBad shared = new DoubleCheckedLongBad();
		new Thread(shared::size).start();
		System.out.println(shared.size());
	}
}
