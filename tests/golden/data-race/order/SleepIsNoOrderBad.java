// Sleeping long enough orders nothing.
// run: scan --only data-race
// expect: data-race field=SleepIsNoOrderBad.n
class SleepIsNoOrderBad {
	static int n;
	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> n++);
		t.start();
		Thread.sleep(1000);
		System.out.println(n);
	}
}
