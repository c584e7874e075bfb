// run: scan --only lock-order --library
// expect: lock-order
// Constants of an enum with a lock each, as arguments; an early return releases the first.
import java.util.concurrent.locks.ReentrantLock;

public class EnumArgumentsBad {
	public enum Desk {
		SALES, SUPPORT, LEGAL;
		private final ReentrantLock lock = new ReentrantLock();
		private int open;
		void take() { lock.lock(); }
		void give() { lock.unlock(); }
	}

	public boolean forward(Desk from, Desk to) {
		from.take();
		if (from.open == 0) {
			from.give();
			return false;
		}
		to.take();
		from.open--;
		to.open++;
		to.give();
		from.give();
		return true;
	}
}
