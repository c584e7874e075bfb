// run() is called, not start(): there is only one thread.
// run: scan --only data-race
// expect: none
class RunNotStartOk {
	static int n;
	public static void main(String[] a) {
		Thread t = new Thread(() -> n++);
		Thread u = new Thread(() -> n++);
		t.run();
		u.run();
		System.out.println(n);
	}
}
