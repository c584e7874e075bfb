// The thread starts a third one, and both it and main go on.
// run: scan --only data-race
// expect: data-race field=StartedByThreadBad.n
class StartedByThreadBad {
	static int n;
	public static void main(String[] a) throws Exception {
		Thread t = new Thread(() -> new Thread(() -> n++).start());
		t.start();
		t.join();
		n++;
	}
}
