// The flag only says when to end; the counter is read while it is written.
// run: scan --only data-race
// expect: data-race field=RunningLoopBad.count
class RunningLoopBad implements Runnable {
	volatile boolean running = true;
	int count;
	public void run() {
		while (running)
			count++;
	}
	public static void main(String[] args) throws Exception {
		RunningLoopBad o = new RunningLoopBad();
		Thread t = new Thread(o);
		t.start();
		Thread.sleep(5);
		o.running = false;
		System.out.println(o.count);
	}
}
