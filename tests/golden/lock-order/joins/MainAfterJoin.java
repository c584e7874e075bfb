// run: scan --only lock-order
// expect: none
// main uses the opposite order only after it has joined the one worker it started.
public class MainAfterJoin {
	static class Part {
		int n;
	}

	static final Part wheel = new Part();
	static final Part frame = new Part();

	static class Assembler extends Thread {
		@Override public void run() {
			for (int i = 0; i < 100000; i++) {
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
		a.join();
		synchronized (frame) {
			synchronized (wheel) {
				System.out.println(frame.n + wheel.n);
			}
		}
	}
}
// corpus: unseen
