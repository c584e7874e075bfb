// check: no-error
// A phaser with two parties, two rounds.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class PhaserRounds {
	public static void main(String[] args) throws Exception {
		Phaser phaser = new Phaser(2);
		AtomicInteger sum = new AtomicInteger();
		Thread t = new Thread(() -> { for (int i = 0; i < 2; i++) { sum.incrementAndGet(); phaser.arriveAndAwaitAdvance(); } });
		t.start();
		for (int i = 0; i < 2; i++) { sum.incrementAndGet(); phaser.arriveAndAwaitAdvance(); assert sum.get() >= 2 * (i + 1); }
		t.join();
	}
}
