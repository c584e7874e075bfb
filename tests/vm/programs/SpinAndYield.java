// Spinning on volatiles: flags, turn taking, a ticket lock.
import java.util.concurrent.atomic.AtomicInteger;

class SpinAndYield {
	static volatile boolean flag;
	static volatile int turn;
	static int plain;
	static final AtomicInteger TICKETS = new AtomicInteger();
	static volatile int serving;

	public static void main(String[] args) throws Exception {
		Thread spinner = new Thread(() -> {
			while (!flag) {
				Thread.onSpinWait();
			}
			System.out.println("seen " + plain);
		});
		spinner.start();
		plain = 42;
		flag = true;
		spinner.join();
		StringBuilder text = new StringBuilder();
		Thread[] pair = new Thread[2];
		for (int i = 0; i < 2; i++) {
			int me = i;
			pair[i] = new Thread(() -> {
				for (int j = 0; j < 4; j++) {
					while (turn != me) {
						Thread.yield();
					}
					text.append((char) ('a' + me)).append(j);
					turn = 1 - me;
				}
			});
			pair[i].start();
		}
		for (Thread t : pair) {
			t.join();
		}
		System.out.println(text);
		int[] count = new int[1];
		Thread[] threads = new Thread[3];
		for (int i = 0; i < 3; i++) {
			threads[i] = new Thread(() -> {
				for (int j = 0; j < 10; j++) {
					int mine = TICKETS.getAndIncrement();
					while (serving != mine) {
						Thread.yield();
					}
					count[0]++;
					serving = mine + 1;
				}
			});
			threads[i].start();
		}
		for (Thread t : threads) {
			t.join();
		}
		System.out.println(count[0] + " " + serving);
	}
}
