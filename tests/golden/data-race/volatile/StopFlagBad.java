// The loop may never see the write.
// run: scan --only data-race
// expect: data-race field=StopFlagBad.stop
class StopFlagBad {
	static boolean stop;
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
