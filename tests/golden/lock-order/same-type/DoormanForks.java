// run: scan --only lock-order
// expect: none
// A Semaphore(1) doorman admits one philosopher at a time around both forks.
import java.util.concurrent.Semaphore;

public class DoormanForks {
	private static final int N = 3;
	private final Object[] forks = { new Object(), new Object(), new Object() };
	private final Semaphore door = new Semaphore(1);
	private int meals;

	void eat(int me) throws InterruptedException {
		door.acquire();
		try {
			synchronized (forks[me]) {
				synchronized (forks[(me + 1) % N]) { meals++; }
			}
		} finally { door.release(); }
	}

	public static void main(String[] args) {
		DoormanForks d = new DoormanForks();
		for (int i = 0; i < N; i++) {
			final int me = i;
			new Thread(() -> {
				try {
					for (int k = 0; k < 500; k++) d.eat(me);
				} catch (InterruptedException e) {
					Thread.currentThread().interrupt();
				}
			}).start();
		}
	}
}
// corpus: unseen
