// The thread is in a field; one method starts it, another waits for its end.
// run: scan --only data-race
// expect: none
class FieldThreadOk implements Runnable {
	private final Thread thread = new Thread(this);
	private int n;
	void start() { thread.start(); }
	void stop() throws InterruptedException {
		thread.join();
	}
	public void run() { n++; }
	public static void main(String[] args) throws Exception {
		FieldThreadOk o = new FieldThreadOk();
		o.start();
		o.stop();
		System.out.println(o.n);
	}
}
