// park() checks and counts under the lock, leave() forgets it.
// run: scan --only data-race
// expect: data-race field=ParkingLotBad.free
import java.util.concurrent.locks.*;
public class ParkingLotBad {
	private final Lock lock = new ReentrantLock();
	private int free = 3;
	boolean park() {
		lock.lock();
		try {
			if (free == 0) return false;
			free--;
			return true;
		} finally { lock.unlock(); }
	}
	void leave() { free++; }
	public static void main(String[] args) {
		ParkingLotBad lot = new ParkingLotBad();
		Runnable car = () -> { if (lot.park()) lot.leave(); };
		for (int i = 0; i < 5; i++)
			new Thread(car, "car" + i).start();
	}
}
// corpus: unseen25
