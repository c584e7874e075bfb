// The thread joins the one that it started before it ends, and main joins the thread.
// run: scan --only data-race
// expect: none
class StartedAndJoinedByThreadOk {
	static int n;
	public static void main(String[] a) throws Exception {
		Thread t = new Thread(() -> {
			Thread u = new Thread(() -> n++);
			u.start();
			try {
				u.join();
			} catch (InterruptedException e) {
				throw new RuntimeException(e);
			}
		});
		t.start();
		t.join();
		n++;
	}
}
