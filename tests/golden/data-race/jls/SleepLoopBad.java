// JLS 17.3: sleep has no synchronization semantics.
// run: scan --only data-race
// expect: data-race field=SleepLoopBad.done
class SleepLoopBad implements Runnable {
	private boolean done;
	public void run() {
		while (!done)
			try {
				Thread.sleep(1000);
			} catch (InterruptedException e) {
				return;
			}
	}
	public static void main(String[] args) {
		SleepLoopBad o = new SleepLoopBad();
		new Thread(o).start();
		o.done = true;
	}
}
