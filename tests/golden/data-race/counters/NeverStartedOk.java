// The second thread is made and never started.
// run: scan --only data-race
// expect: none
class NeverStartedOk {
	static int n;
	public static void main(String[] a) throws Exception {
		Thread t = new Thread(() -> n++);
		Thread u = new Thread(() -> n++);
		t.start();
		t.join();
		System.out.println(n + u.getName());
	}
}
