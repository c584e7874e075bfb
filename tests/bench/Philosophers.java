import java.util.concurrent.locks.ReentrantLock;

/** Dining philosophers for tests/bench/check: monitors or locks, how many, how many meals each. */
public class Philosophers {
	static void eat(Object left, Object right) {
		synchronized (left) {
			synchronized (right) {
			}
		}
	}

	static void eat(ReentrantLock left, ReentrantLock right) {
		left.lock();
		right.lock();
		right.unlock();
		left.unlock();
	}

	public static void main(String[] args) throws Exception {
		boolean hasLocks = args[0].equals("locks");
		int n = Integer.parseInt(args[1]), meals = Integer.parseInt(args[2]);
		ReentrantLock[] forks = new ReentrantLock[n];
		for (int i = 0; i < n; i++)
			forks[i] = new ReentrantLock();
		Thread[] all = new Thread[n];
		for (int i = 0; i < n; i++) {
			ReentrantLock left = forks[i], right = forks[(i + 1) % n];
			all[i] = new Thread(() -> {
				for (int k = 0; k < meals; k++)
					if (hasLocks)
						eat(left, right);
					else
						eat((Object) left, right);
			});
		}
		for (Thread t : all)
			t.start();
		for (Thread t : all)
			t.join();
	}
}
