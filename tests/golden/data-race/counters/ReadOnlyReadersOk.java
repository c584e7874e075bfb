// The reader is started when the writer has been joined.
// run: scan --only data-race
// expect: none
class ReadOnlyReadersOk {
	static int n;
	public static void main(String[] a) throws Exception {
		Thread w = new Thread(() -> { n = 7; });
		Thread r = new Thread(() -> System.out.println(n));
		w.start();
		w.join();
		r.start();
	}
}
