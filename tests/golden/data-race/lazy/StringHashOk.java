// As String.hashCode does it: one read into a local, an idempotent int. Benign.
// run: scan --only data-race
// expect: data-race field=StringHashOk.hash severity=low
class StringHashOk {
	private final char[] text = { 'a', 'b' };
	private int hash;
	@Override public int hashCode() {
		int h = hash;
		if (h == 0) {
			for (char c : text)
				h = 31 * h + c;
			hash = h;
		}
		return h;
	}
	public static void main(String[] args) {
		StringHashOk o = new StringHashOk();
		new Thread(() -> o.hashCode()).start();
		System.out.println(o.hashCode());
	}
}
