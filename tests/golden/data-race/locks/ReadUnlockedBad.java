// All writes are synchronized, the read is not.
// run: scan --only data-race
// expect: data-race field=ReadUnlockedBad.n
class ReadUnlockedBad {
	private int n;
	synchronized void inc() { n++; }
	int get() { return n; }
	public static void main(String[] a) {
		ReadUnlockedBad o = new ReadUnlockedBad();
		new Thread(o::inc).start();
		System.out.println(o.get());
	}
}
