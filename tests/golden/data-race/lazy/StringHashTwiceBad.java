// The field is read twice: the second read may give 0 after the first gave the hash (JLS 17.4).
// run: scan --only data-race
// expect: data-race field=StringHashTwiceBad.hash severity=high
class StringHashTwiceBad {
	private int hash;
	@Override public int hashCode() {
		if (hash == 0)
			hash = 31 * 7;
		return hash;
	}
	public static void main(String[] args) {
		StringHashTwiceBad o = new StringHashTwiceBad();
		new Thread(() -> o.hashCode()).start();
		System.out.println(o.hashCode());
	}
}
