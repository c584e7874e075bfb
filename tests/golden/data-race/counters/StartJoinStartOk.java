// The second thread starts when the first has ended.
// run: scan --only data-race
// expect: none
class StartJoinStartOk {
	static int n;
	public static void main(String[] a) throws Exception {
		Thread t = new Thread(() -> n++);
		t.start();
		t.join();
		Thread u = new Thread(() -> n++);
		u.start();
		u.join();
		System.out.println(n);
	}
}
