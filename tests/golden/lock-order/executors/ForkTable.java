// run: scan --only lock-order
// expect: lock-order
// ForkTable.Seat.run: forks[i] then forks[i+1 mod n], n-cycle of ReentrantLocks.
import java.util.concurrent.locks.ReentrantLock;

public class ForkTable {
	static final int N = 4;
	final ReentrantLock[] forks = new ReentrantLock[N];
	final int[] meals = new int[N];

	ForkTable() {
		for (int i = 0; i < N; i++) forks[i] = new ReentrantLock();
	}

	class Seat extends Thread {
		final int no;
		Seat(int no) { this.no = no; }
		@Override public void run() {
			for (int k = 0; k < 100000; k++) {
				ReentrantLock left = forks[no];
				ReentrantLock right = forks[(no + 1) % N];
				left.lock();
				try {
					right.lock();
					try { meals[no]++; } finally { right.unlock(); }
				} finally { left.unlock(); }
			}
		}
	}

	public static void main(String[] args) throws Exception {
		ForkTable t = new ForkTable();
		Seat[] s = new Seat[N];
		for (int i = 0; i < N; i++) { s[i] = t.new Seat(i); s[i].start(); }
		for (Seat x : s) x.join();
	}
}
// corpus: unseen
