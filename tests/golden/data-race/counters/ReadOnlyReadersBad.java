// One thread writes, the other only reads: a race all the same.
// run: scan --only data-race
// expect: data-race field=ReadOnlyReadersBad.n
class ReadOnlyReadersBad {
	static int n;
	public static void main(String[] a) throws Exception {
		Thread w = new Thread(() -> { n = 7; });
		Thread r = new Thread(() -> System.out.println(n));
		w.start();
		r.start();
	}
}
