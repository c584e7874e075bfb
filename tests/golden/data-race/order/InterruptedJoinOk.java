// The usual join, with a catch that goes on.
// run: scan --only data-race
// expect: none
class InterruptedJoinOk {
	static int n;
	public static void main(String[] args) {
		Thread t = new Thread(() -> n++);
		t.start();
		try {
			t.join();
		} catch (InterruptedException e) {
			e.printStackTrace();
		}
		System.out.println(n);
	}
}
