// main reads after the loop that joins all.
// run: scan --only data-race
// expect: none
class JoinedInLoopOk {
	static int total;
	public static void main(String[] a) throws Exception {
		Thread[] all = new Thread[4];
		Object lock = new Object();
		for (int i = 0; i < 4; i++) {
			all[i] = new Thread(() -> {
				synchronized (lock) { total++; }
			});
			all[i].start();
		}
		for (Thread t : all) {
			t.join();
		}
		System.out.println(total);
	}
}
