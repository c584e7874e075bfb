// run: scan --only lock-order
// expect: lock-order
// Futures out of a method are collected in a list and waited for in a loop, under the lock of the tasks.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.ReentrantLock;

public class FuturesOfMethodBad {
	private final ReentrantLock lock = new ReentrantLock();
	private int n;

	private CompletableFuture<Void> later(int by) {
		return CompletableFuture.runAsync(() -> add(by));
	}

	private void add(int by) {
		lock.lock();
		try {
			n += by;
		} finally {
			lock.unlock();
		}
	}

	int all() {
		lock.lock();
		try {
			List<CompletableFuture<Void>> list = new ArrayList<>();
			for (int i = 0; i < 10; i++)
				list.add(later(i));
			for (CompletableFuture<Void> f : list)
				f.join();
			return n;
		} finally {
			lock.unlock();
		}
	}

	public static void main(String[] args) {
		System.out.println(new FuturesOfMethodBad().all());
	}
}
