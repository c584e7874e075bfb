// stop does not wait for the end.
// run: scan --only data-race
// expect: data-race field=FieldThreadBad.n
class FieldThreadBad implements Runnable {
	private final Thread thread = new Thread(this);
	private int n;
	void start() { thread.start(); }
	void stop() throws InterruptedException {
		thread.interrupt();
	}
	public void run() { n++; }
	public static void main(String[] args) throws Exception {
		FieldThreadBad o = new FieldThreadBad();
		o.start();
		o.stop();
		System.out.println(o.n);
	}
}
