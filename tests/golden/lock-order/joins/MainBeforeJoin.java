// run: scan --only lock-order
// expect: lock-order
// main uses the opposite order between start and join of the worker.
public class MainBeforeJoin {
	static class Part {
		int n;
	}

	static final Part wheel = new Part();
	static final Part frame = new Part();

	static class Assembler extends Thread {
		@Override public void run() {
			for (int i = 0; i < 1000000; i++) {
				synchronized (wheel) {
					synchronized (frame) {
						wheel.n++;
						frame.n++;
					}
				}
			}
		}
	}

	public static void main(String[] args) throws InterruptedException {
		Assembler a = new Assembler();
		a.start();
		long sum = 0;
		for (int i = 0; i < 1000000; i++) {
			synchronized (frame) {
				synchronized (wheel) {
					sum += frame.n + wheel.n;
				}
			}
		}
		a.join();
		System.out.println(sum);
	}
}
// corpus: unseen
