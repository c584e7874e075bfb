// run: scan --only lock-order
// expect: lock-order
// GridSim: StampedLock cells then stats in step, stats then cells in snapshot.
import java.util.concurrent.locks.StampedLock;

public class GridSim {
	private final StampedLock cellsLock = new StampedLock();
	private final StampedLock statsLock = new StampedLock();
	private final int[] cells = new int[64];
	private long steps, energy;

	void step() {
		long s = cellsLock.writeLock();
		try {
			for (int i = 0; i < cells.length; i++) cells[i] += i & 3;
			long t = statsLock.writeLock();
			try { steps++; energy += cells[1]; } finally { statsLock.unlockWrite(t); }
		} finally { cellsLock.unlockWrite(s); }
	}

	String snapshot() {
		long t = statsLock.readLock();
		try {
			long s = cellsLock.readLock();
			try { return steps + ":" + energy + ":" + cells[3]; } finally { cellsLock.unlockRead(s); }
		} finally { statsLock.unlockRead(t); }
	}

	public static void main(String[] args) throws Exception {
		GridSim g = new GridSim();
		Thread sim = new Thread(() -> { for (int i = 0; i < 50000; i++) g.step(); });
		Thread ui = new Thread(() -> { for (int i = 0; i < 50000; i++) g.snapshot(); });
		sim.start();
		ui.start();
		sim.join();
		ui.join();
	}
}
// corpus: unseen
