// check: data-race
// Of 66 threads that are there at once the last two share a plain field; the others wait for a monitor.
public class ManyThreadsRace {
	static int shared;

	public static void main(String[] args) throws InterruptedException {
		Object gate = new Object();
		synchronized (gate) {
			for (int i = 0; i < 64; i++)
				new Thread(() -> {
					synchronized (gate) {
					}
				}).start();
			Thread one = new Thread(() -> shared++), two = new Thread(() -> shared++);
			one.start();
			two.start();
			one.join();
			two.join();
		}
	}
}
