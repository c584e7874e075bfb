// tryLock with a time limit, and a Condition.
// run: scan --only data-race
// expect: none
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
public class ParkingLotOk {
	private final ReentrantLock lock = new ReentrantLock();
	private final Condition left = lock.newCondition();
	private int free = 3;
	boolean park() throws InterruptedException {
		if (!lock.tryLock(1, TimeUnit.SECONDS))
			return false;
		try {
			while (free == 0)
				left.await();
			free--;
			return true;
		} finally { lock.unlock(); }
	}
	void leave() {
		lock.lock();
		try { free++; left.signal(); } finally { lock.unlock(); }
	}
	public static void main(String[] args) {
		ParkingLotOk lot = new ParkingLotOk();
		Runnable car = () -> {
			try { if (lot.park()) lot.leave(); } catch (InterruptedException e) { Thread.currentThread().interrupt(); }
		};
		for (int i = 0; i < 5; i++)
			new Thread(car, "car" + i).start();
	}
}
// corpus: unseen25
