// A thread that is seen not to be alive has ended, and what it did is seen (JLS 17.4.4).
// run: scan --only data-race
// expect: none
class IsAliveLoopOk {
	static int n;
	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> n++);
		t.start();
		while (t.isAlive())
			Thread.sleep(1);
		System.out.println(n);
	}
}
