// run: scan --only lock-order --library
// expect: none
// Cells get a unique rank from a counter in a private constructor path and are locked by ascending rank.
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

public final class RecordRank {
	private record Guard(int rank, ReentrantLock lock) { }
	private static final AtomicInteger RANK = new AtomicInteger();

	public static final class Cell {
		private final Guard g = new Guard(RANK.getAndIncrement(), new ReentrantLock());
		private int energy;
		public void charge(int n) {
			g.lock().lock();
			try { energy += n; } finally { g.lock().unlock(); }
		}
	}

	public static void level(Cell a, Cell b) {
		Guard lo = a.g.rank() <= b.g.rank() ? a.g : b.g;
		Guard hi = lo == a.g ? b.g : a.g;
		lo.lock().lock();
		try {
			hi.lock().lock();
			try {
				int avg = (a.energy + b.energy) / 2;
				a.energy = avg;
				b.energy = avg;
			} finally { hi.lock().unlock(); }
		} finally { lo.lock().unlock(); }
	}
}
// corpus: unseen
