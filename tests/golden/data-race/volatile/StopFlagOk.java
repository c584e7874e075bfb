// The flag is volatile.
// run: scan --only data-race
// expect: none
class StopFlagOk {
	static volatile boolean stop;
	public static void main(String[] args) throws Exception {
		Thread t = new Thread(() -> {
			while (!stop)
				Thread.onSpinWait();
		});
		t.start();
		Thread.sleep(10);
		stop = true;
	}
}
