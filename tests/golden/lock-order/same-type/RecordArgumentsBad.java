// run: scan --only lock-order --library
// expect: lock-order
// Records that carry their locks, given as arguments.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class RecordArgumentsBad {
	public record Seat(int number, Lock lock, StringBuilder name) {
		public Seat(int number) {
			this(number, new ReentrantLock(), new StringBuilder());
		}
	}

	public static void swap(Seat a, Seat b) {
		a.lock().lock();
		try {
			b.lock().lock();
			try {
				String name = a.name().toString();
				a.name().setLength(0);
				a.name().append(b.name());
				b.name().setLength(0);
				b.name().append(name);
			} finally {
				b.lock().unlock();
			}
		} finally {
			a.lock().unlock();
		}
	}
}
