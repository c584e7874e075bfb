// So is the read.
// run: scan --only data-race
// expect: none
class ReadUnlockedOk {
	private int n;
	synchronized void inc() { n++; }
	synchronized int get() { return n; }
	public static void main(String[] a) {
		ReadUnlockedOk o = new ReadUnlockedOk();
		new Thread(o::inc).start();
		System.out.println(o.get());
	}
}
