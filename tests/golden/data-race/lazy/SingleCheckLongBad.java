// Racy single check of a long: the two halves may be of two writes.
// run: scan --only data-race
// expect: data-race field=SingleCheckLongBad.hash severity=high
public class SingleCheckLongBad {
	private long hash;
	private final String text = "abc";

	long hash() {
		long h = hash;
		if (h == 0) {
			for (int i = 0; i < text.length(); i++)
				h = 31 * h + text.charAt(i);
			hash = h;
		}
		return h;
	}

	public static void main(String[] args) {
		SingleCheckLongBad shared = new SingleCheckLongBad();
		new Thread(shared::hash).start();
		System.out.println(shared.hash());
	}
}
